import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { checkAnchors } from '../../src/anchors/check.js';
import type { AnchorResult } from '../../src/anchors/verdict.js';
import { parseFact, type FactRecord } from '../../src/memory/fact.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';
import type { AnchorCase } from './corpus/case.js';
import { blocksOutside, changesInside, editsOutside } from './corpus/edits.js';
import { bound } from './corpus/judge.js';
import { place } from './corpus/site-text.js';
import { SITES } from './corpus/sites.js';

type Case = Pick<AnchorCase, 'before' | 'cite'>;

/** What becomes of a case in other files: followed from the base. */
async function followed(
  { before, cite }: Case,
  after: Readonly<Record<string, string | Uint8Array | VirtualFile>>,
): Promise<AnchorResult> {
  const { record, settled } = await bound({ before, cite }, 'normal');
  const [result] =
    (await checkAnchors(new VirtualTree(after), [record], { settled })).get(record.id) ?? [];
  if (result === undefined) throw new Error('no verdict');
  return result;
}

const KEPT = /^(?:fresh|moved)$/;
const sites = SITES.map(place).map(({ site, text, span, dialect }) => ({
  title: `${site.path} ${site.symbol}`,
  path: site.path,
  text,
  span,
  comment: dialect.line[0].trim(),
  close: dialect.line[1],
  end: /\.(?:java|rs|c|css)$/.test(site.path) ? ';' : '',
}));

describe('a span whose neighbours are left alone', () => {
  it.each(sites)(
    'is never stale, whatever is edited elsewhere, and its place is named: $title',
    async ({ path, text, span, end }) => {
      await fc.assert(
        fc.asyncProperty(editsOutside(text, span, end), async (edited) => {
          const { verdict, movedTo } = await followed(
            { before: { [path]: text }, cite: { path, lines: span } },
            { [path]: edited.text },
          );
          expect(verdict).toMatch(KEPT);
          if (edited.span[0] !== span[0]) expect(movedTo).toEqual({ path, lines: edited.span });
        }),
        { numRuns: 15 },
      );
    },
  );

  it.each(sites.filter(({ close }) => close === ''))(
    'is found far away: $title',
    async ({ path, text, span, comment }) => {
      await fc.assert(
        fc.asyncProperty(blocksOutside(text, span, comment), async (edited) => {
          expect(
            await followed(
              { before: { [path]: text }, cite: { path, lines: span } },
              { [path]: edited.text },
            ),
          ).toMatchObject({ verdict: 'moved', movedTo: { path, lines: edited.span } });
        }),
        { numRuns: 4 },
      );
    },
  );

  it.each(sites)(
    'is stale after any change of meaning in it: $title',
    async ({ path, text, span }) => {
      await fc.assert(
        fc.asyncProperty(changesInside(text, span), async (mutated) => {
          expect(
            (
              await followed(
                { before: { [path]: text }, cite: { path, lines: span } },
                { [path]: mutated.text },
              )
            ).verdict,
          ).not.toMatch(KEPT);
        }),
        { numRuns: 15 },
      );
    },
  );
});

describe('verdicts', () => {
  it('do not depend on the order of facts, of sources or of files', async () => {
    const files = Object.fromEntries(sites.map(({ path, text }) => [path, text]));
    const edited = Object.fromEntries(
      sites.map(({ path, text }, index) => [
        path,
        index % 3 === 0
          ? `\n${text}`
          : index % 3 === 1
            ? text.replace(/return/, 'return  void')
            : text,
      ]),
    );
    const tree = new VirtualTree(files);
    const records = await Promise.all(
      sites.map(async ({ path, text, span }, index): Promise<FactRecord> => ({
        ...(await bound({ before: { [path]: text }, cite: { path, lines: span } }, 'normal'))
          .record,
        id: `f${index}`,
      })),
    );
    const settled = {
      tree,
      records,
      checks: await checkAnchors(tree, records),
    };
    const wanted = new Map(
      [...(await checkAnchors(new VirtualTree(edited), records, { settled }))].map(
        ([id, results]) => [id, JSON.stringify(results)],
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(records, { minLength: records.length }),
        fc.shuffledSubarray(Object.entries(edited), { minLength: sites.length - 5 }),
        async (shuffled, entries) => {
          const all = Object.fromEntries([...entries, ...Object.entries(edited)]);
          for (const [id, results] of await checkAnchors(new VirtualTree(all), shuffled, {
            settled,
          }))
            expect(JSON.stringify(results)).toBe(wanted.get(id));
        },
      ),
      { numRuns: 3 },
    );
  });
});

const CODE =
  'export class Guard {\n  check(user: User): void {\n    if (!user.isOwner) throw new Error("no");\n  }\n}\n';
const before = { 'src/guard.ts': CODE };
const lines = { before, cite: { path: 'src/guard.ts', lines: [3, 3] as const } };
const symbol = { before, cite: { path: 'src/guard.ts', symbol: 'Guard.check' } };

describe('a file that is another thing now', () => {
  it.each<[string, Readonly<Record<string, string | VirtualFile>>, string]>([
    ['a folder', { 'src/guard.ts/index.ts': CODE }, 'unreadable'],
    [
      'a submodule',
      { 'src/guard.ts': { kind: 'submodule', bytes: new Uint8Array() } },
      'unreadable',
    ],
    [
      'a link out of the tree',
      { 'src/guard.ts': { kind: 'symlink', bytes: Buffer.from('/etc/passwd') } },
      'unreadable',
    ],
    [
      'a link to another text',
      {
        'src/guard.ts': { kind: 'symlink', bytes: Buffer.from('other.ts') },
        'src/other.ts': 'x\n',
      },
      'changed',
    ],
    ['nothing', {}, 'missing'],
    ['empty', { 'src/guard.ts': '' }, 'changed'],
    ['shorter than the anchor', { 'src/guard.ts': 'x\n' }, 'changed'],
  ])('%s', async (_what, after, verdict) => {
    expect((await followed(lines, after)).verdict).toBe(verdict);
  });
});

describe('names that are no names', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a symbol named %s is found if it is there, and only then',
    async (name) => {
      const text = `export class Holder {\n  ${name}() {\n    return 1;\n  }\n}\n`;
      const cited = { before: { 'a.ts': text }, cite: { path: 'a.ts', symbol: `Holder.${name}` } };
      expect((await followed(cited, { 'a.ts': `\n${text}` })).verdict).toBe('moved');
      expect((await followed(cited, { 'a.ts': 'export class Holder {}\n' })).verdict).toMatch(
        /^(?:missing|changed)$/,
      );
      await expect(
        bound(
          {
            before: { 'a.ts': 'export class Holder {}\n' },
            cite: { path: 'a.ts', symbol: name },
          },
          'normal',
        ),
      ).rejects.toThrow('no symbol of this name');
    },
  );

  it('an overload more is ambiguous, never guessed', async () => {
    expect(
      (
        await followed(symbol, {
          'src/guard.ts': CODE.replace(
            '  check(user: User): void {',
            '  check(user: User, strict: boolean): void {}\n  check(user: User): void {',
          ),
        })
      ).verdict,
    ).toBe('ambiguous');
  });

  it('a heading that is there twice with one text, under other headings, is told apart by them', async () => {
    const cited = {
      before: { 'a.md': '# A\n\n## Setup\n\nRun it.\n' },
      cite: { path: 'a.md', heading: 'Setup' },
    };
    expect(
      (
        await followed(cited, {
          'a.md': '# A\n\n## Setup\n\nRun it.\n\n# B\n\n## Setup\n\nRun it.\n',
        })
      ).verdict,
    ).toBe('fresh');
  });
});

describe('hostile files', () => {
  const MEGABYTE = 1_000_000;
  const texts: readonly (readonly [string, string])[] = [
    ['one line of a megabyte', 'x'.repeat(MEGABYTE)],
    ['50,000 equal lines', '    if (!user.isOwner) throw new Error("no");\n'.repeat(50_000)],
    ['the span over and over', CODE.repeat(9_000)],
    ['brackets only', '{'.repeat(MEGABYTE)],
    ['openings of everything', '({[`${"'.repeat(MEGABYTE / 8)],
    ['classes within classes', 'class a{'.repeat(MEGABYTE / 8)],
    ['line ends only', '\n'.repeat(MEGABYTE)],
    ['comments that do not end', '/* '.repeat(MEGABYTE / 3)],
  ];

  it.each(texts)('%s: an answer, and soon', async (_what, text) => {
    for (const cited of [
      lines,
      symbol,
      { before, cite: { path: 'src/guard.ts', quote: 'if (!user.isOwner) throw' } },
      { before, cite: { path: 'src/guard.ts' } },
    ]) {
      const start = performance.now();
      expect((await followed(cited, { 'src/guard.ts': text })).verdict).not.toBe('unbound');
      // Generous: machines are shared. What is not linear takes minutes here.
      expect(performance.now() - start).toBeLessThan(30_000);
    }
  });

  it.each(texts)('as the base, %s: an answer, and soon', async (_what, text) => {
    const record = parseFact(
      'a',
      '.memtrust/facts/a.md',
      Buffer.from(
        `---\nsources: [{path: src/guard.ts, lines: 3-40000, digest: "sha256:${'0'.repeat(64)}"}, {path: src/guard.ts, quote: "x", digest: "sha256:${'0'.repeat(64)}"}]\n---\nS\n`,
      ),
    );
    const start = performance.now();
    expect(
      (await checkAnchors(new VirtualTree({ 'src/guard.ts': text }), [record]))
        .get('a')
        ?.map(({ verdict }) => KEPT.test(verdict)),
    ).toEqual([false, false]);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});

describe('equal lines', () => {
  const branch = (name: string): string =>
    `  if (tool === '${name}') {\n    const args = ask('${name}');\n    log(args);\n    return respond(\n      [call('final', args)],\n    );\n  }\n`;
  const code = (...names: readonly string[]): string =>
    `export function answer(tool: string) {\n${names.map(branch).join('')}  throw new Error('unknown');\n}\n`;

  it.each([
    ['before', ['a', 'new', 'b', 'c']],
    ['behind', ['a', 'b', 'new', 'c']],
    ['first', ['new', 'a', 'b', 'c']],
    ['twice', ['a', 'new', 'b', 'newer', 'c']],
  ] as const)(
    'are told apart by the lines around them, where a twin comes %s',
    async (_where, names) => {
      const old = code('a', 'b', 'c');
      const from = old.split('\n').findIndex((line) => line.includes("ask('b')")) + 3;
      const now = code(...names);
      const there = now.split('\n').findIndex((line) => line.includes("ask('b')")) + 3;
      const result = await followed(
        { before: { 'a.ts': old }, cite: { path: 'a.ts', lines: [from, from + 2] } },
        { 'a.ts': now },
      );
      expect([result.verdict, result.movedTo?.lines ?? [from, from + 2]]).toEqual([
        there === from ? 'fresh' : 'moved',
        [there, there + 2],
      ]);
    },
  );

  it('of which the last is blank are bound and found as they are', async () => {
    const python =
      'def f(x):\n    if x:\n        a = 1\n        b = 2\n    return a\n\n\ndef g(y):\n    return y\n';
    for (const range of [
      [2, 7],
      [1, 6],
    ] as const) {
      expect(
        (
          await followed(
            { before: { 'g.py': python }, cite: { path: 'g.py', lines: range } },
            { 'g.py': python },
          )
        ).verdict,
      ).toBe('fresh');
      expect(
        await followed(
          { before: { 'g.py': python }, cite: { path: 'g.py', lines: range } },
          { 'g.py': `import os\n${python}` },
        ),
      ).toMatchObject({ verdict: 'moved' });
    }
  });
});
