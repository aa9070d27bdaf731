import { describe, expect, test } from '@jest/globals';
import { makeFinding } from '../../src/gate/finding.js';
import { bindingDigest, parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent, parseLedger } from '../../src/memory/ledger.js';
import { plain } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';

/*
 * Digests that lie in repositories of users. A value that changes here takes the trust of every adopted fact, or
 * brings every accepted finding back: do not mend the value, mend the code.
 */
describe('what repositories have stored keeps its digest', () => {
  const text = [
    '---',
    'status: accepted',
    'topic: retry # checked by the team',
    'sources:',
    '  - path: src/b.ts',
    `    digest: ${sha256('b')}`,
    '  - path: src/a.ts',
    `    digest: ${sha256('a')}`,
    '---',
    'Requests are tried three times.',
    '',
    'After that they fail.',
    '',
  ].join('\n');
  const { fact } = parseFact('retry/three', '.memtrust/facts/retry/three.md', Buffer.from(text));

  test('a claim: what a fact says, without its status and its sources', () => {
    expect(fact?.claim).toBe(
      'sha256:2fa33442440d5f3953e54e262a4868b2ffe4039233ac4de6811ce55154a14a6c',
    );
  });

  test('a binding: what it cites, in any order', () => {
    expect(fact?.binding).toBe(
      'sha256:ff141ea51ec4aa4490c24c49f68cf325879204c670ff8ec0b72e4acd83632fd5',
    );
    expect(bindingDigest([...(fact?.sources ?? [])].toReversed())).toBe(fact?.binding);
    expect(bindingDigest([])).toBe(
      'sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
    );
  });

  test('an event: its id is the digest of its content, and its line reads back', () => {
    const event = makeEvent({
      type: 'candidate.applied',
      fact: 'retry/three',
      claim: sha256('claim'),
      binding: sha256('binding'),
      at: '2026-01-01T00:00:00Z',
      proposed_by: 'alice',
      after: [sha256('before')],
    });
    expect(event.id).toBe(
      'sha256:fcf55093654665fdd9f7b822cb0bb5fb3cee29fae1ab8f581bd4af8c1af298ec',
    );
    expect(parseLedger('retry/three', 'ledger', eventLine(event))).toEqual({
      events: [event],
      faults: [],
    });
  });

  test('the fingerprint of a finding: exceptions, baselines and SARIF name it', () => {
    const rule = { code: 'MT301', name: 'stale-source' } as const;
    const known = { severity: 'error', introduced: true } as const;
    const said = { message: plain('It changed.'), remedy: plain('Look at it.') };
    const place = { path: 'src/a.ts', factId: 'retry/three', key: '0' };
    expect(makeFinding(rule, { ...said, ...place }, known).fingerprint).toBe(
      'sha256:6c96a4c1f4e0f842a3e9d0e0c14877f38f7d343fcbe9b62d017a1baef1e4be77',
    );
    expect(makeFinding(rule, { ...said, ...place, line: 7 }, known).fingerprint).toBe(
      'sha256:6c96a4c1f4e0f842a3e9d0e0c14877f38f7d343fcbe9b62d017a1baef1e4be77',
    );
    expect(makeFinding(rule, said, { ...known, identity: ['x', true] }).fingerprint).toBe(
      'sha256:9202b6e5fc18edb651c25ac1158b2ca7a47a965b8c627bc8c7216f10056ad780',
    );
  });
});
