import { describe, expect, it } from '@jest/globals';
import { NO_HISTORY, type HistoryQueries } from '../../../src/tree/history-queries.js';
import { blobOid } from '../../../src/tree/digest.js';
import {
  audit,
  check,
  factFile,
  findings,
  ledgerFile,
  said,
  store,
  type Circumstances,
} from '../../store.js';
import { describeRule } from './stories.js';

const guard = { path: 'a.ts', quote: 'a' };
const base = store()
  .file('a.ts', 'a\nb\n')
  .file('c.ts', 'c\n')
  .fact('x', { sources: [guard] })
  .adopted();

/** A history of the branch, the newest first. */
const history = (
  ...commits: readonly (readonly string[])[]
): Circumstances & { readonly past: HistoryQueries } => ({
  surface: 'local',
  past: { ...NO_HISTORY, touched: async () => commits },
});
const times = (count: number, ...paths: readonly string[]): string[][] =>
  Array.from({ length: count }, () => [...paths]);
const says = ['notice: `x` was not checked again while `a.ts` changed 20 times'];

const often = history(...times(20, 'a.ts'), [ledgerFile('x'), 'a.ts'], ...times(9, 'a.ts'));

describeRule('MT603', 'unverified-fact', {
  stands: true,
  fires: [
    {
      what: 'twenty changes since it was adopted',
      base,
      head: base.file('b.ts', ''),
      circumstances: often,
      says,
    },
    {
      what: 'twenty changes, and an adoption that is older than what is known',
      base,
      head: base.file('b.ts', ''),
      circumstances: history(...times(20, 'a.ts')),
      says,
    },
    {
      what: 'as many as the policy wants',
      base: base.policy({ lifecycle: { reverify_after: 2 } }),
      head: base.policy({ lifecycle: { reverify_after: 2 } }).file('b.ts', ''),
      circumstances: history(...times(2, 'a.ts')),
      says: ['notice: `x` was not checked again while `a.ts` changed 2 times'],
    },
    {
      what: 'the file that changed most',
      base: base.edit('x', { sources: [guard, 'c.ts'] }).adopted(),
      head: base
        .edit('x', { sources: [guard, 'c.ts'] })
        .adopted()
        .file('b.ts', ''),
      circumstances: history(...times(21, 'c.ts'), ...times(20, 'a.ts')),
      says: ['notice: `x` was not checked again while `c.ts` changed 21 times'],
    },
  ],
  silent: [
    {
      what: 'nineteen changes',
      base,
      head: base.file('b.ts', ''),
      circumstances: history(...times(19, 'a.ts'), [ledgerFile('x'), 'a.ts'], ...times(9, 'a.ts')),
    },
    {
      what: 'changes of another file',
      base,
      head: base.file('b.ts', ''),
      circumstances: history(...times(30, 'c.ts')),
    },
    { what: 'no history', base, head: base.file('b.ts', ''), circumstances: { surface: 'local' } },
    {
      what: 'a pull request',
      base,
      head: base.file('b.ts', ''),
      circumstances: { ...often, surface: 'pull-request' },
    },
    {
      what: 'a stale fact, which stale-fact says',
      base: base.file('a.ts', 'b\n'),
      head: base.file('a.ts', 'b\n').file('b.ts', ''),
      circumstances: often,
    },
    {
      what: 'a candidate',
      base: store()
        .file('a.ts', 'a\n')
        .fact('x', { status: 'candidate', sources: [guard] }),
      head: store()
        .file('a.ts', 'a\n')
        .fact('x', { status: 'candidate', sources: [guard] })
        .file('b.ts', ''),
      circumstances: often,
    },
  ],
});

describe('the finding', () => {
  const head = base.edit('x', { sources: [guard, 'c.ts'] }).adopted();
  const about = async (path: string) =>
    findings(await check(head, head.file('b.ts', ''), history(...times(20, path))), 'MT603');

  it('is about the file of the fact, and another one for another source', async () => {
    const [first] = await about('a.ts');
    const [second] = await about('c.ts');
    expect([first, second]).toMatchObject([
      { factId: 'x', path: factFile('x') },
      { factId: 'x', path: factFile('x') },
    ]);
    expect(first?.fingerprint).not.toBe(second?.fingerprint);
    // The number of changes is no part of it: it was accepted once, and grows.
    expect(
      findings(await check(head, head.file('b.ts', ''), history(...times(25, 'a.ts'))), 'MT603'),
    ).toMatchObject([{ fingerprint: first?.fingerprint }]);
  });
});

describe('history', () => {
  it('is asked on a branch too, once, for the ledgers and what is cited', async () => {
    const asked: (readonly string[])[] = [];
    const evaluation = await audit(base.fact('y', { sources: ['c.ts'] }).adopted(), {
      past: { ...NO_HISTORY, touched: async (paths) => (asked.push(paths), times(20, 'a.ts')) },
    });
    expect(said(evaluation, 'MT603')).toEqual(says);
    expect(asked).toEqual([['.memtrust/ledger', 'a.ts', 'c.ts']]);
  });

  it('is not asked where every cited file is as it was when it was bound', async () => {
    const same = base
      .edit('x', { sources: [{ ...guard, blob: blobOid(Buffer.from('a\nb\n'), 'sha1') }] })
      .adopted();
    const past: HistoryQueries = {
      ...NO_HISTORY,
      touched: async () => Promise.reject(new Error('asked')),
    };
    expect(
      said(await check(same, same.file('b.ts', ''), { surface: 'local', past }), 'MT603'),
    ).toEqual([]);
    await expect(
      check(same, same.file('a.ts', 'a\nother\n'), { surface: 'local', past }),
    ).rejects.toThrow('asked');
  });
});
