import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { makeFinding, type Finding } from '../../src/gate/finding.js';
import { alikeEffects, alikeTogether } from '../../src/report/grouping.js';
import type { Effect } from '../../src/report/effects.js';
import { plain, say, type Phrase } from '../../src/text/phrase.js';

interface Told {
  readonly path?: string | null;
  readonly line?: number;
  readonly factId?: string;
  readonly message?: Phrase;
  readonly remedy?: Phrase;
}

const found = ({
  path = null,
  line,
  factId,
  message = plain('x'),
  remedy = plain('y'),
}: Told): Finding =>
  makeFinding(
    { code: 'MT405', name: 'dead-reference' },
    { message, remedy, path, line, ...(factId === undefined ? {} : { factId }), key: String(line) },
    { severity: 'warning', introduced: true },
  );

const rowsOf = (findings: readonly Finding[]): number[] =>
  alikeTogether(findings).map(({ others }) => others.length + 1);

describe('findings become one row', () => {
  test('that say the same in two places of a file', () => {
    const twice = [1, 9].map((line) => found({ path: 'a.md', line }));
    expect(rowsOf(twice)).toEqual([2]);
  });

  test('that differ only in naming their own path', () => {
    const each = ['p2/A.md', 'p10/A.md'].map((path) =>
      found({ path, message: say`${path} is changed`, remedy: say`Run ${`git diff ${path}`}.` }),
    );
    expect(alikeTogether(each)).toEqual([{ first: each[0], others: [each[1]], folder: '' }]);
  });

  test('with the folder that holds them all', () => {
    const each = ['a/b/c/A.md', 'a/b/d/A.md', 'a/b/A.md'].map((path) => found({ path }));
    expect(alikeTogether(each).map(({ folder }) => folder)).toEqual(['a/b']);
  });

  test('and not where they name another thing, or want another thing done', () => {
    const named = ['x', 'y'].map((name) => found({ path: 'a.md', message: say`${name} is gone` }));
    expect(rowsOf(named)).toEqual([1, 1]);
    const wanted = ['x', 'y'].map((name) => found({ path: 'a.md', remedy: say`Restore ${name}.` }));
    expect(rowsOf(wanted)).toEqual([1, 1]);
  });

  test('and not where a word of ours and a name look alike', () => {
    const two = [say`${'a.md'} is gone`, plain('a.md is gone')];
    expect(rowsOf(two.map((message) => found({ path: 'a.md', message })))).toEqual([1, 1]);
  });

  test('of facts only where more than three say the same', () => {
    const about = (count: number): Finding[] =>
      Array.from({ length: count }, (_, at) =>
        found({
          factId: `a/f${at}`,
          path: `.memtrust/facts/a/f${at}.md`,
          message: say`${`a/f${at}`} is stale`,
          remedy: say`Run ${`npx memtrust reverify a/f${at}`}.`,
        }),
      );
    expect(rowsOf(about(3))).toEqual([1, 1, 1]);
    expect(rowsOf(about(4))).toEqual([4]);
  });

  test('none without a place', () => {
    expect(rowsOf([found({}), found({})])).toEqual([1, 1]);
  });

  test('and none is lost or told twice, in whatever order they come', () => {
    const path = fc.constantFrom(null, 'a.md', 'a/b.md', 'a/c/d.md', 'e/b.md', 'a/c/e/f.md');
    const message = fc.constantFrom('x', 'y', 'z').map((word) => say`${word} is gone`);
    const factId = fc.constantFrom(undefined, 'a/one', 'a/two');
    const line = fc.integer({ min: 1, max: 4 });
    const finding = fc
      .record({ path, message, line, factId })
      .map(({ factId: id, ...told }) =>
        found({ ...told, ...(id === undefined ? {} : { factId: id }) }),
      );
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 40 }), (findings) => {
        const rows = alikeTogether(findings);
        const told = rows.flatMap(({ first, others }) => [first, ...others]);
        expect(new Set(told)).toEqual(new Set(findings));
        expect(told).toHaveLength(findings.length);
        for (const { first, others, folder } of rows)
          for (const one of [first, ...others])
            expect(folder === '' || one.path?.startsWith(`${folder}/`)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('changes of trust become one row', () => {
  const effect = (id: string, more: Partial<Effect> = {}): Effect => ({
    id,
    from: 'accepted',
    to: 'stale',
    reasons: [null, null],
    onMerge: false,
    until: null,
    replacedBy: null,
    isUncertain: false,
    replacedOnceApproved: false,
    sources: [],
    why: say`${'src/a.ts'} changed`,
    remedy: say`Run ${`npx memtrust reverify ${id}`} if the fact still holds.`,
    says: [],
    ...more,
  });
  const rows = (effects: readonly Effect[]): number[] =>
    alikeEffects(effects).map(({ others }) => others.length + 1);
  const ids = ['a/1', 'a/2', 'a/3', 'a/4'];

  test('where more than three differ in their fact alone', () => {
    expect(rows(ids.map((id) => effect(id)))).toEqual([4]);
    expect(rows(ids.slice(1).map((id) => effect(id)))).toEqual([1, 1, 1]);
  });

  test('and not where the cause is another one, or trust is gained', () => {
    expect(rows(ids.map((id) => effect(id, { why: say`${`src/${id}`} changed` })))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(rows(ids.map((id) => effect(id, { onMerge: true })))).toEqual([1, 1, 1, 1]);
    expect(rows(ids.map((id) => effect(id, { from: 'stale', to: 'accepted' })))).toEqual([
      1, 1, 1, 1,
    ]);
  });
});
