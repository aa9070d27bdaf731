import { describe, expect, it } from '@jest/globals';
import { checkAnchors, type CheckOptions } from '../../src/anchors/check.js';
import { parseFact, type FactRecord } from '../../src/memory/fact.js';
import { blobOid, sha256 } from '../../src/tree/digest.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { evidenceOf, sourceOf } from '../contract/judging.js';

type Source = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, string>>;

const record = (...sources: readonly Source[]): FactRecord =>
  parseFact(
    'a',
    '.memtrust/facts/a.md',
    Buffer.from(`---\nsources: ${JSON.stringify(sources)}\n---\nS\n`),
  );
const guard = (path: string, line: number): Source => {
  const source = sourceOf(path, 'guard();\n');
  const { digest, place } = evidenceOf(source, [1, 1], 'normal');
  return { path, lines: `${line}-${line}`, digest, place };
};
const FILES: Files = { 'a.ts': 'guard();\n', 'b.ts': 'one();\nguard();\n' };

/** The verdicts on a base, and those on a change of it. */
async function checked(
  before: FactRecord,
  files: Files,
  after: FactRecord = before,
  options: CheckOptions = {},
) {
  const tree = new VirtualTree(FILES);
  const checks = await checkAnchors(tree, [before]);
  const now = await checkAnchors(new VirtualTree(files), [after], {
    ...options,
    settled: { tree, records: [before], checks },
  });
  return { base: checks.get('a') ?? [], head: now.get('a') ?? [] };
}

const verdicts = (results: readonly { readonly verdict: string }[]): readonly string[] =>
  results.map(({ verdict }) => verdict);

describe('the verdicts of a base', () => {
  const both = record(guard('a.ts', 1), guard('b.ts', 2));

  it('are those of a change that touches neither the fact nor what it cites', async () => {
    const { base, head } = await checked(both, { ...FILES, 'c.ts': 'new();\n' });
    expect(verdicts(head)).toEqual(['fresh', 'fresh']);
    for (const [index, result] of head.entries()) expect(result).toBe(base[index]);
  });

  it('are found anew where all is read', async () => {
    const { base, head } = await checked(both, FILES, both, { isAudit: true });
    expect(verdicts(head)).toEqual(['fresh', 'fresh']);
    for (const [index, result] of head.entries()) expect(result).not.toBe(base[index]);
  });

  it('are not those of a change to one of the files', async () => {
    expect(verdicts((await checked(both, { ...FILES, 'b.ts': 'one();\nnone();\n' })).head)).toEqual(
      ['fresh', 'changed'],
    );
  });

  it('are not those of a change that takes a file away', async () => {
    expect(verdicts((await checked(both, { 'a.ts': 'guard();\n' })).head)).toEqual([
      'fresh',
      'missing',
    ]);
  });

  it('do not count where one of them is not there', async () => {
    const tree = new VirtualTree(FILES);
    const checks = new Map(
      [...(await checkAnchors(tree, [both]))].map(([id, results]) => [id, results.slice(0, 1)]),
    );
    expect(
      verdicts(
        (await checkAnchors(tree, [both], { settled: { tree, records: [both], checks } })).get(
          'a',
        ) ?? [],
      ),
    ).toEqual(['fresh', 'fresh']);
  });
});

describe('a cited file that went', () => {
  const one = record(guard('a.ts', 1));

  it.each<[string, Files, string, string | null]>([
    [
      'has moved to the one file that came and is equal',
      { 'c.ts': 'guard();\n', 'd.ts': 'other();\n' },
      'moved',
      'c.ts',
    ],
    ['is missing where two came', { 'c.ts': 'guard();\n', 'd.ts': 'guard();\n' }, 'missing', null],
    ['is missing where the equal one was there before', { 'b.ts': 'guard();\n' }, 'missing', null],
    ['is missing where what came is not equal', { 'c.ts': 'guard();\n\n' }, 'missing', null],
    ['has moved in whatever folder it came', { 'test/a.ts': 'guard();\n' }, 'moved', 'test/a.ts'],
  ])('%s', async (_what, files, verdict, movedTo) => {
    const [result] = (await checked(one, files)).head;
    expect([result?.verdict, result?.movedTo?.path ?? null]).toEqual([verdict, movedTo]);
  });
});

describe('a path that must not be there', () => {
  const gone = (path: string): Source => ({ path, absent: true, digest: sha256('') });
  const verdictOf = async (source: Source, files: Files) =>
    verdicts((await checkAnchors(new VirtualTree(files), [record(source)])).get('a') ?? []);

  it('is fresh as long as it is not, and has changed as a file and as a folder', async () => {
    expect(await verdictOf(gone('old'), FILES)).toEqual(['fresh']);
    expect(await verdictOf(gone('old'), { ...FILES, old: 'x\n' })).toEqual(['changed']);
    expect(await verdictOf(gone('old'), { ...FILES, 'old/a': 'x\n' })).toEqual(['changed']);
  });

  it('is more than a text that must not be in it', async () => {
    expect(await verdictOf({ path: 'old', absent: 'secret', digest: sha256('') }, FILES)).toEqual([
      'missing',
    ]);
    expect(
      await verdictOf({ path: 'old', absent: 'secret', digest: sha256('') }, { 'old/a': 'x\n' }),
    ).toEqual(['unreadable']);
  });
});

describe('facts beside each other', () => {
  it('are each compared, whatever the one before says', async () => {
    const fact = (id: string, ...sources: readonly Source[]): FactRecord =>
      parseFact(
        id,
        `.memtrust/facts/${id}.md`,
        Buffer.from(`---\nsources: ${JSON.stringify(sources)}\n---\nS\n`),
      );
    const blob = blobOid(Buffer.from('guard();\n'), 'sha1');
    const records = [
      fact('none'),
      fact('kept', { ...guard('a.ts', 1), blob }, guard('b.ts', 1)),
      fact('lost', guard('c.ts', 1)),
    ];
    const said = async (options: CheckOptions) =>
      [...(await checkAnchors(new VirtualTree(FILES), records, options))].map(([id, results]) => [
        id,
        verdicts(results),
      ]);
    const wanted = [
      ['none', []],
      ['kept', ['fresh', 'moved']],
      ['lost', ['missing']],
    ];
    expect(await said({})).toEqual(wanted);
    expect(await said({ isAudit: true })).toEqual(wanted);
    const tree = new VirtualTree(FILES);
    expect(
      await said({ settled: { tree, records, checks: await checkAnchors(tree, records) } }),
    ).toEqual(wanted);
  });
});
