import { describe, expect, it } from '@jest/globals';
import { outcome } from '../sequence.js';
import {
  approvedBy,
  blocking,
  check,
  entryOf,
  factFile,
  ledgerFile,
  policyOf,
  said,
  store,
  trusted,
} from '../store.js';

const GOOD = { body: 'Owner checks run first.' };
const LIE = { body: 'Owner checks are gone.' };

describe('SECURITY S19: every decisive event of a pull request needs an approval', () => {
  const adopted = store().fact('auth/owner', GOOD).adopted();
  const candidate = store().fact('auth/owner', { ...GOOD, status: 'candidate' });

  it.each([
    ['applied for a candidate', candidate, candidate.adopted()],
    ['reverified for a candidate', candidate, candidate.reverified()],
    ['rebound for a candidate', candidate, candidate.event('fact.rebound')],
    [
      'applied once more for an adopted fact',
      adopted,
      adopted.adopted({ at: '2026-02-02T00:00:00Z' }),
    ],
    ['a retirement', adopted, adopted.retired()],
    ['a discard', adopted, adopted.discarded()],
    ['a supersession', adopted, adopted.superseded()],
    ['applied for a discarded fact', candidate.discarded(), candidate.discarded().adopted()],
    ['applied for a retired fact', adopted.retired(), adopted.retired().adopted()],
    ['applied for a superseded fact', adopted.superseded(), adopted.superseded().adopted()],
    ['applied where the text is gone', adopted, adopted.retired().without(factFile('auth/owner'))],
  ])('%s', async (_what, base, head) => {
    const evaluation = await check(base, head);
    expect(evaluation.verdict).toBe('fail');
    expect(blocking(evaluation)).toContain('MT202');
    const approved = await check(base, head, { authority: approvedBy('alice') });
    expect(blocking(approved)).not.toContain('MT202');
  });

  it('does not ask for approval of events that decide nothing', async () => {
    const head = candidate
      .event('candidate.proposed')
      .event('evidence.recorded')
      .event('candidate.reviewed');
    expect((await check(candidate, head)).verdict).toBe('pass');
  });

  it('gives the last word to the last event: an old text with its old record stays out', async () => {
    const base = adopted.edit('auth/owner', LIE).adopted();
    const head = base.fact('auth/owner', GOOD);
    const evaluation = await check(base, head);
    expect(trusted(evaluation)).toEqual([]);
    expect(entryOf(evaluation, 'auth/owner').reasons[0]).toBe('adoption_digest_mismatch');
    expect(blocking(evaluation)).toEqual(['MT201']);
  });

  it('cannot be talked out of that by an event that decides nothing', async () => {
    const base = adopted;
    const head = base.edit('auth/owner', LIE).event('evidence.recorded');
    expect(blocking(await check(base, head))).toEqual(['MT201']);
  });
});

describe('SECURITY S19: attacks in several pull requests', () => {
  const base = store().fact('auth/owner', GOOD).adopted();

  it('record first, text later', async () => {
    expect(
      await outcome(base, [
        (main) => main.adopted({ text: LIE }),
        (main) => main.fact('auth/owner', LIE),
      ]),
    ).toEqual({ verdicts: ['fail', 'fail'], trusted: ['auth/owner'] });
  });

  it('record first under a policy-blocked text, then the text that it is for', async () => {
    const blocked = {
      body: 'nothing',
      status: 'candidate',
      sources: [{ path: '.env', digest: null }],
    };
    const end = await outcome(store(), [
      (main) => main.fact('auth/owner', blocked).event('candidate.applied', { text: LIE }),
      (main) => main.fact('auth/owner', LIE),
    ]);
    expect(end).toEqual({ verdicts: ['fail', 'fail'], trusted: [] });
  });

  it('record first behind the true one, then the true one taken away, then the text', async () => {
    const smuggle = (main: typeof base) => main.adopted({ text: LIE }).adopted();
    const expose = (main: typeof base) => main.keepLines('auth/owner', (_line, index) => index < 2);
    expect((await check(base, smuggle(base))).verdict).toBe('fail');
    // Even if somebody let the records in, taking the last one away fails.
    expect(await outcome(smuggle(base), [expose, (main) => main.fact('auth/owner', LIE)])).toEqual({
      verdicts: ['fail', 'fail'],
      trusted: ['auth/owner'],
    });
  });

  it('the last record removed, then the old text restored', async () => {
    const moved = base.edit('auth/owner', { body: 'Owner checks run second.' }).adopted();
    const end = await outcome(moved, [
      (main) => main.keepLines('auth/owner', (_line, index) => index === 0),
      (main) => main.fact('auth/owner', GOOD),
    ]);
    expect(end.verdicts).toEqual(['fail', 'fail']);
  });

  it('a link of the chain removed, so that the first record is a last one again', async () => {
    const first = store().fact('auth/owner', GOOD).adopted();
    const noted = first.event('evidence.recorded');
    const moved = noted.edit('auth/owner', { body: 'Owner checks run second.' }).adopted();
    const unlinked = await check(
      moved,
      moved.keepLines('auth/owner', (_line, index) => index !== 1),
    );
    expect(blocking(unlinked)).toEqual(['MT206']);
  });

  it('the whole ledger removed: it needs an approval, and then trust is lost and nothing else', async () => {
    const head = base.without(ledgerFile('auth/owner'));
    expect(trusted(await check(head, head))).toEqual([]);
    const emptied = store()
      .fact('auth/owner', { ...GOOD, status: 'candidate' })
      .adopted();
    expect(await outcome(emptied, [(main) => main.without(ledgerFile('auth/owner'))])).toEqual({
      verdicts: ['fail'],
      trusted: ['auth/owner'],
    });
  });

  it('a retired fact adopted again under nobody', async () => {
    const retired = base.retired();
    expect(
      await outcome(retired, [
        (main) => main.adopted(),
        (main) => main.edit('auth/owner', LIE).adopted(),
      ]),
    ).toEqual({ verdicts: ['fail', 'fail'], trusted: [] });
  });

  it('a discarded candidate adopted again under nobody', async () => {
    const discarded = store().fact('auth/owner', LIE).discarded();
    expect(await outcome(discarded, [(main) => main.adopted()])).toEqual({
      verdicts: ['fail'],
      trusted: [],
    });
  });

  it('parallel branches: each half is nothing, and both together are two proposals', async () => {
    const left = base.edit('auth/owner', LIE);
    const right = base.adopted({ text: LIE });
    const merged = left.line(
      'auth/owner',
      right.ledger('auth/owner').slice(base.ledger('auth/owner').length),
    );
    expect((await check(base, left)).verdict).toBe('fail');
    expect((await check(base, right)).verdict).toBe('fail');
    const evaluation = await check(base, merged);
    expect(evaluation.verdict).toBe('fail');
    expect(trusted(evaluation)).toEqual([]);
  });

  it('a fact copied, with its ledger, to a path with laxer adopters', async () => {
    const head = base.fact('notes/owner', GOOD).line('notes/owner', base.ledger('auth/owner'));
    const evaluation = await check(base, head);
    expect(blocking(evaluation)).toEqual(['MT110', 'MT201']);
    expect(trusted(evaluation)).toEqual(['auth/owner']);
  });

  it('asks the adopters of the path where one adopts alone', async () => {
    const rules = {
      adoption: { approvals: 0, adopters: ['alice'], paths: { 'payments/**': ['carol'] } },
    };
    const empty = store().policy(rules);
    const head = empty.fact('payments/fees').adopted().fact('notes/a').adopted();
    const rows = async (author: string) =>
      (await check(empty, head, { authority: { author, approvalsOf: () => [] } })).adoptions.map(
        (row) => `${row.factId} ${row.approved}`,
      );
    expect(await rows('alice')).toEqual(['notes/a true', 'payments/fees false']);
    expect(await rows('carol')).toEqual(['notes/a false', 'payments/fees true']);
    expect(await rows('mallory')).toEqual(['notes/a false', 'payments/fees false']);
  });

  it('counts people, not reviews', async () => {
    const strict = store().policy({ adoption: { approvals: 2, adopters: ['alice', 'bob'] } });
    const head = strict.fact('a').adopted();
    expect(
      (await check(strict, head, { authority: approvedBy('alice', 'Alice') })).adoptions.map(
        (row) => row.approved,
      ),
    ).toEqual([false]);
    expect(
      (await check(strict, head, { authority: approvedBy('alice', 'bob') })).adoptions.map(
        (row) => row.approved,
      ),
    ).toEqual([true]);
    expect(policyOf({ adoption: { approvals: 2 } }).adoption.approvals).toBe(2);
  });

  it('says what is wrong in words', async () => {
    expect(said(await check(base, base.retired()), 'MT202')).toEqual([
      '+error: the retirement of `auth/owner` is not approved',
    ]);
    expect(said(await check(base, base.retired(), { surface: 'local' }), 'MT202')).toEqual([
      '+notice: `auth/owner` is retired by this change: this takes effect once approved and merged',
    ]);
  });
});
