import { describe, expect, it } from '@jest/globals';
import { audit, check, entryOf, factFile, store, trusted, type Store } from '../store.js';

const SOURCE = 'src/a.ts';
const WRONG = `sha256:${'0'.repeat(64)}`;
const plain = store().file(SOURCE, 'a\n');
const past = { valid_until: '2026-05-31' };
const stale = { sources: [{ path: SOURCE, digest: WRONG }] };

/** What is built, and the status, trust and reasons of the fact `x` in the order of DESIGN §2. */
const TABLE: readonly (readonly [string, Store, string, string, readonly string[]])[] = [
  [
    'adopted',
    plain.fact('x', { sources: [SOURCE] }).adopted(),
    'accepted',
    'trusted',
    ['selected_trusted_memory'],
  ],
  [
    'adopted, and it calls itself a candidate',
    plain.fact('x', { status: 'candidate' }).adopted(),
    'accepted',
    'trusted',
    ['selected_trusted_memory'],
  ],
  [
    'adopted, and it calls itself rejected',
    plain.fact('x', { status: 'rejected' }).adopted(),
    'accepted',
    'trusted',
    ['selected_trusted_memory'],
  ],
  [
    'a candidate',
    plain.fact('x', { status: 'candidate' }),
    'candidate',
    'candidate',
    ['candidate_not_adopted'],
  ],
  [
    'of no status',
    plain.fact('x', { status: null }),
    'candidate',
    'candidate',
    ['candidate_not_adopted'],
  ],
  ['claimed', plain.fact('x'), 'candidate', 'candidate', ['adoption_record_missing']],
  [
    'claimed superseded',
    plain.fact('x', { status: 'superseded' }),
    'candidate',
    'candidate',
    ['candidate_not_adopted'],
  ],
  [
    'rejected by itself',
    plain.fact('x', { status: 'rejected' }),
    'rejected',
    'untrusted',
    ['not_accepted'],
  ],
  ['discarded', plain.fact('x').discarded(), 'rejected', 'untrusted', ['not_accepted']],
  ['retired', plain.fact('x').adopted().retired(), 'rejected', 'untrusted', ['not_accepted']],
  [
    'edited',
    plain.fact('x').adopted().edit('x', { body: 'y' }),
    'candidate',
    'candidate',
    ['adoption_digest_mismatch'],
  ],
  [
    'changed source',
    plain.fact('x', stale).adopted(),
    'stale',
    'stale',
    ['source_digest_mismatch'],
  ],
  [
    'missing source',
    plain.fact('x', { sources: [{ path: 'gone.ts', digest: WRONG }] }).adopted(),
    'stale',
    'stale',
    ['source_missing'],
  ],
  [
    'source out of the tree',
    plain.fact('x', { sources: [{ path: '../a.ts', digest: WRONG }] }).adopted(),
    'stale',
    'stale',
    ['source_out_of_tree'],
  ],
  [
    'source that is a folder',
    plain.fact('x', { sources: [{ path: 'src', digest: WRONG }] }).adopted(),
    'stale',
    'stale',
    ['source_unreadable'],
  ],
  ['expired', plain.fact('x', past).adopted(), 'stale', 'stale', ['expired_fact']],
  [
    'of tomorrow',
    plain.fact('x', { valid_from: '2026-06-02' }).adopted(),
    'stale',
    'stale',
    ['not_yet_valid'],
  ],
  [
    'valid to the end of its day',
    plain.fact('x', { valid_until: '2026-06-01' }).adopted(),
    'accepted',
    'trusted',
    ['selected_trusted_memory'],
  ],
  [
    'stale, then expired',
    plain.fact('x', { ...stale, ...past }).adopted(),
    'stale',
    'stale',
    ['source_digest_mismatch', 'expired_fact'],
  ],
  [
    'superseded',
    plain
      .fact('x')
      .adopted()
      .fact('y', { supersedes: ['x'] })
      .adopted(),
    'superseded',
    'superseded',
    ['superseded_fact'],
  ],
  [
    'superseded by an event',
    plain.fact('x').adopted().superseded(),
    'superseded',
    'superseded',
    ['superseded_fact'],
  ],
  [
    'superseded and stale',
    plain
      .fact('x', { ...stale, ...past })
      .adopted()
      .fact('y', { supersedes: ['x'] })
      .adopted(),
    'superseded',
    'superseded',
    ['superseded_fact', 'source_digest_mismatch', 'expired_fact'],
  ],
  [
    'in conflict',
    plain.fact('x', { claim_key: 'k/v' }).adopted().fact('y', { claim_key: 'k/v' }).adopted(),
    'stale',
    'stale',
    ['conflicting_facts'],
  ],
  [
    'beside a stale twin',
    plain
      .fact('x', { claim_key: 'k/v' })
      .adopted()
      .fact('y', { claim_key: 'k/v', ...stale })
      .adopted(),
    'accepted',
    'trusted',
    ['selected_trusted_memory'],
  ],
  [
    'beside a superseded twin',
    plain
      .fact('x', { claim_key: 'k/v', supersedes: ['y'] })
      .adopted()
      .fact('y', { claim_key: 'k/v' })
      .adopted(),
    'accepted',
    'trusted',
    ['selected_trusted_memory'],
  ],
  [
    'beside a blocked twin',
    plain
      .policy({ sources: { block: ['y'] } })
      .fact('x', { claim_key: 'k/v' })
      .adopted()
      .fact('y', { claim_key: 'k/v' })
      .adopted(),
    'accepted',
    'trusted',
    ['selected_trusted_memory'],
  ],
  [
    'candidate and stale',
    plain.fact('x', { ...stale, ...past }),
    'candidate',
    'candidate',
    ['adoption_record_missing', 'source_digest_mismatch', 'expired_fact'],
  ],
  [
    'rejected and expired',
    plain.fact('x', past).adopted().retired(),
    'rejected',
    'untrusted',
    ['not_accepted', 'expired_fact'],
  ],
  [
    'blocked before all else',
    plain
      .policy({ sources: { block: ['x'] } })
      .fact('x', { ...stale, ...past })
      .adopted()
      .retired(),
    'policy_blocked',
    'policy_blocked',
    ['policy_blocked'],
  ],
  [
    'blocked before invalid',
    plain.policy({ sources: { block: ['x'] } }).file(factFile('x'), 'broken\n'),
    'policy_blocked',
    'policy_blocked',
    ['policy_blocked'],
  ],
  [
    'invalid before rejected',
    plain.fact('x').adopted().retired().file(factFile('x'), 'broken\n'),
    'candidate',
    'untrusted',
    ['invalid_record'],
  ],
  [
    'of an unknown status',
    plain.fact('x').adopted().file(factFile('x'), '---\nstatus: trusted\n---\nx is so.\n'),
    'candidate',
    'untrusted',
    ['invalid_record'],
  ],
];

describe('precedence of DESIGN §2', () => {
  it.each(TABLE)('%s', async (_what, settled, status, trust, reasons) => {
    const entry = entryOf(await audit(settled), 'x');
    expect([entry.status, entry.trustLevel, entry.reasons]).toEqual([status, trust, reasons]);
    expect(entry.trustedBaseline).toBe(trust === 'trusted');
  });

  it('an unsettled adoption is a candidate with its own reason', async () => {
    const base = plain.fact('x', { status: 'candidate' });
    expect(entryOf(await check(base, base.adopted()), 'x').reasons).toEqual(['adoption_unsettled']);
  });

  it('an adoption after a discard is open again, and not rejected', async () => {
    const base = plain.fact('x', { status: 'candidate' }).discarded();
    const evaluation = await check(base, base.adopted());
    expect(entryOf(evaluation, 'x').reasons).toEqual(['adoption_unsettled']);
  });

  it('an adoption that a retirement follows in the same change stays out', async () => {
    const base = plain.fact('x', { status: 'candidate' });
    expect(entryOf(await check(base, base.adopted().retired()), 'x').reasons).toEqual([
      'candidate_not_adopted',
    ]);
  });

  it('trust level, status and baseline agree for whatever is judged', async () => {
    for (const [, settled] of TABLE) {
      const evaluation = await audit(settled);
      expect(trusted(evaluation)).toEqual(
        evaluation.entries.filter((entry) => entry.status === 'accepted').map((entry) => entry.id),
      );
    }
  });
});

describe('time', () => {
  const settled = plain
    .fact('x', { valid_from: '2026-01-01T12:00:00Z', valid_until: '2026-03-01T12:00:00+02:00' })
    .adopted();

  it.each([
    ['2026-01-01T11:59:59Z', ['not_yet_valid']],
    ['2026-01-01T12:00:00Z', ['selected_trusted_memory']],
    ['2026-03-01T09:59:59Z', ['selected_trusted_memory']],
    ['2026-03-01T10:00:00Z', ['expired_fact']],
  ])('%s', async (now, reasons) => {
    expect(entryOf(await audit(settled, { now }), 'x').reasons).toEqual(reasons);
  });

  it('is asked for: without one nothing would ever expire', async () => {
    await expect(audit(settled, { now: 'soon' })).rejects.toThrow(RangeError);
  });

  it('of events decides nothing', async () => {
    for (const at of ['1970-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 'never']) {
      const adopted = store().fact('x').adopted({ at });
      expect(trusted(await audit(adopted))).toEqual(['x']);
      expect(trusted(await audit(adopted.retired({ at: '1960-01-01T00:00:00Z' })))).toEqual([]);
    }
  });
});
