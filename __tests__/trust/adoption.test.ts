import { describe, expect, it } from '@jest/globals';
import { adoptionOf } from '../../src/trust/adoption.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { blockOfLive, blockOfName, saysExcluded } from '../../src/trust/blocking.js';
import { store } from '../store.js';

describe('what the ledger says of a text', () => {
  const adopted = store().fact('x', { body: 'One.' }).adopted();
  const fact = adopted.read('x');
  const settled = adopted.events('x');

  it('is settled where the base has the record, whatever a pull request appends', () => {
    const again = adopted.reverified().events('x');
    expect(
      adoptionOf(
        fact,
        settled,
        again.filter(({ id }) => settled.every((event) => event.id !== id)),
      ),
    ).toEqual({ kind: 'adopted' });
  });

  it('is unsettled where only the head has the record, and names it', () => {
    expect(adoptionOf(fact, [], settled)).toMatchObject({
      kind: 'unsettled',
      events: [{ type: 'candidate.applied' }],
    });
  });

  it('is what it was where the head brings no record of exactly this text', () => {
    const other = store().fact('x', { body: 'Two.' }).adopted().events('x');
    expect(adoptionOf(fact, [], other)).toEqual({ kind: 'none' });
    expect(adoptionOf(fact, other, [])).toEqual({ kind: 'mismatch' });
  });

  it('ends with a discard, a supersession or a retirement of this text', () => {
    expect(adoptionOf(fact, adopted.discarded().events('x'), [])).toEqual({ kind: 'withdrawn' });
    expect(adoptionOf(fact, adopted.superseded().events('x'), [])).toEqual({
      kind: 'superseded',
      wasAdopted: true,
    });
    expect(adoptionOf(fact, adopted.retired().adopted().events('x'), [])).toEqual({
      kind: 'withdrawn',
    });
  });
});

describe('an agent file', () => {
  const policy = { ...DEFAULT_POLICY, exclude_text: ['hush'] };

  it('whose text was not read may say anything, so a policy that excludes text blocks it, and no other does', () => {
    expect(blockOfLive(['CLAUDE.md'], 'live:claude:CLAUDE.md', null, policy)).toMatchObject({
      by: 'exclude_text',
      hidesName: false,
    });
    expect(blockOfLive(['CLAUDE.md'], 'live:claude:CLAUDE.md', null, DEFAULT_POLICY)).toBeNull();
    expect(blockOfLive(['CLAUDE.md'], 'live:claude:CLAUDE.md', 'Be loud.', policy)).toBeNull();
  });

  it('says what it says between zeros, as in UTF-16', () => {
    expect(
      blockOfLive(['CLAUDE.md'], 'live:claude:CLAUDE.md', 'h\0u\0s\0h\0', policy),
    ).toMatchObject({ by: 'exclude_text' });
  });

  it('is blocked by where its link leads, and by its id', () => {
    expect(blockOfLive(['CLAUDE.md', '.env'], 'live:claude:CLAUDE.md', '', policy)).toMatchObject({
      by: 'exclude_paths',
    });
    expect(
      blockOfLive(['CLAUDE.md'], 'live:claude:CLAUDE.md', '', {
        ...policy,
        sources: { allow: [], block: ['live:claude:*'] },
      }),
    ).toMatchObject({ by: 'sources' });
  });

  it('keeps its name where a wildcard would tell it, and where the name says what is excluded', () => {
    const keys = { ...DEFAULT_POLICY, exclude_paths: ['*.key', '/.env'] };
    expect(blockOfName('acme.key', keys)).toMatchObject({ hidesName: true });
    expect(blockOfName('.env', keys)).toMatchObject({ hidesName: false });
    expect(blockOfName('hush.md', policy)).toMatchObject({ by: 'exclude_text', hidesName: true });
    expect(blockOfName('notes.md', policy)).toBeNull();
    expect([
      saysExcluded('HUSH', policy),
      saysExcluded('loud', policy),
      saysExcluded('hush', DEFAULT_POLICY),
    ]).toEqual([true, false, false]);
  });
});
