import { describe, expect, test } from '@jest/globals';
import { ledgerPath } from '../../src/memory/layouts/memtrust.js';
import { eventLine, makeEvent, parseLedger, type LedgerEvent } from '../../src/memory/ledger.js';
import { adopted, CALM, change, NOW, POLICY, scenes, type Files } from '../report/scenes.js';

/** The ledger of a fact with one event more. */
function withEvent(files: Files, id: string, more: Partial<Omit<LedgerEvent, 'id' | 'v'>>): Files {
  const path = ledgerPath(id);
  const text = files[path] ?? '';
  const [last] = parseLedger(id, path, text).events;
  if (last === undefined) throw new Error('no event');
  const { claim, binding } = last;
  const event = makeEvent({
    type: 'fact.reverified',
    fact: id,
    claim,
    binding,
    at: '2026-05-01T00:00:00Z',
    proposed_by: 'bob',
    after: [last.id],
    ...more,
  });
  return { ...files, [path]: `${text}${eventLine(event)}` };
}

describe('what was decided about a fact', () => {
  test('is told the newest first, with what only the change has', async () => {
    const id = 'payments/currency';
    const { histories } = await change(
      CALM,
      withEvent(CALM, id, { why: 'still so', evidence: '#12' }),
    );
    expect(
      histories
        .get(id)
        ?.map(({ type, settled, at, proposed_by, why, evidence }) => [
          type,
          settled,
          at,
          proposed_by,
          why,
          evidence,
        ]),
    ).toEqual([
      ['fact.reverified', false, '2026-05-01T00:00:00Z', 'bob', 'still so', '#12'],
      ['candidate.applied', true, NOW, 'alice', undefined, undefined],
    ]);
  });

  test('is not told of what the policy blocks, and without the words that it excludes', async () => {
    expect([...(await scenes.blocked()).histories.keys()]).not.toContain('ops/secret');
    const excluding: Files = {
      ...CALM,
      '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_text: [hush-canary]\n`,
    };
    const said = {
      why: 'HUSH-canary said so',
      evidence: 'hush-canary',
      proposed_by: 'hush-canary',
    };
    const { histories } = await change(excluding, withEvent(excluding, 'payments/currency', said));
    expect(histories.get('payments/currency')).toHaveLength(2);
    expect(JSON.stringify([...histories])).not.toMatch(/hush-canary/i);
  });

  test('shows no character that cannot be seen, and no secret', async () => {
    const secret = ['ghp', 'kR7vQ2mX9bLz4TfW8nYc3HsJ6dGpE1uA5oZq'].join('_');
    const head = withEvent(CALM, 'payments/currency', { why: `a\u202Eb ${secret}` });
    const told = JSON.stringify([...(await change(CALM, head)).histories]);
    expect([told.includes('\u202E'), told.includes(secret)]).toEqual([false, false]);
  });

  test('is told of no fact without a ledger', async () => {
    const { histories } = await change(CALM, { ...CALM, ...adopted('a/new') });
    expect([...histories.keys()]).toEqual([
      'a/new',
      'authorization/owner-checks',
      'payments/currency',
    ]);
    expect((await scenes.silentPromotion()).histories.has('deploy/skip-review')).toBe(false);
  });
});
