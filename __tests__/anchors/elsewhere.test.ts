import { describe, expect, it } from '@jest/globals';
import { checkAnchors, type CheckOptions } from '../../src/anchors/check.js';
import { SEARCHED_BYTES, SEARCHED_FILES, SEARCHED_TEXTS } from '../../src/anchors/elsewhere.js';
import { breaksTrust, type AnchorResult } from '../../src/anchors/verdict.js';
import type { Content } from '../../src/tree/tree.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';
import type { Cite } from './corpus/case.js';
import { bound } from './corpus/judge.js';

type Files = Readonly<Record<string, string | Uint8Array | VirtualFile>>;
type Texts = Readonly<Record<string, string>>;

interface Looked {
  readonly result: AnchorResult;
  readonly asked: readonly string[];
}

/** Files that were asked for, in order. */
class Watched extends VirtualTree {
  readonly asked: string[] = [];

  override async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const wanted = [...paths];
    this.asked.push(...wanted);
    return super.read(wanted, cap);
  }
}

const EVERYWHERE: CheckOptions = { mayBeSearched: () => true };

/** What becomes of a citation, and which files were read for it. */
async function looked(
  before: Texts,
  cite: Cite,
  after: Files,
  options: CheckOptions = EVERYWHERE,
): Promise<Looked> {
  const { record, settled } = await bound({ before, cite }, 'normal');
  const head = new Watched(after);
  const [result] =
    (await checkAnchors(head, [record], { ...options, settled })).get(record.id) ?? [];
  if (result === undefined) throw new Error('no verdict');
  return { result, asked: head.asked };
}

/** Where the text is said to be now; the verdict must not be one that keeps trust. */
async function foundAt(
  before: Texts,
  cite: Cite,
  after: Files,
  options?: CheckOptions,
): Promise<string | null> {
  const { result } = await looked(before, cite, after, options);
  expect(breaksTrust(result.verdict)).toBe(true);
  return result.foundAt;
}

const GUARD = `export function requireOwner(user: User, doc: Doc): void {
  if (doc.owner !== user.id) throw new Forbidden();
  audit(user, doc);
}
`;
const REST = `import { db } from './db.js';

export function read(user: User, id: string): Doc {
  const doc = db.find(id);
  requireOwner(user, doc);
  return doc;
}
`;
const HERE = { 'src/docs.ts': `${GUARD}\n${REST}` };
const GONE = { 'src/docs.ts': `import { requireOwner } from './guard.js';\n${REST}` };
const LINES: Cite = { path: 'src/docs.ts', lines: [1, 4] };

describe('a cited text that another file has now is named', () => {
  it.each<[string, Cite]>([
    ['lines', LINES],
    [
      'a quote',
      { path: 'src/docs.ts', quote: 'if (doc.owner !== user.id) throw new Forbidden();' },
    ],
    ['a symbol', { path: 'src/docs.ts', symbol: 'requireOwner' }],
  ])('moved to a new file: %s', async (kind, cite) => {
    const place = kind === 'a quote' ? '4-4' : '3-6';
    const after = { ...GONE, 'src/guard.ts': `// Who may read.\n\n${GUARD}` };
    expect(await foundAt(HERE, cite, after)).toBe(`src/guard.ts:${place}`);
  });

  it('moved to a file that was there, and is changed', async () => {
    const other = 'export const LIMIT = 3;\nexport const DELAY = 40;\n';
    const after = { ...GONE, 'src/limits.ts': `${other}\n${GUARD}` };
    expect(await foundAt({ ...HERE, 'src/limits.ts': other }, LINES, after)).toBe(
      'src/limits.ts:4-7',
    );
  });

  it('extracted, with another indentation', async () => {
    const local = GUARD.replace('export ', '');
    const inside = `namespace Guard {\n${local.replaceAll(/^(?=.)/gm, '    ')}}\n`;
    const after = { ...GONE, 'src/guard.ts': inside };
    expect(await foundAt({ 'src/docs.ts': `${local}\n${REST}` }, LINES, after)).toBe(
      'src/guard.ts:2-5',
    );
  });

  it('with the style of the other file, where tokens are compared', async () => {
    expect(await foundAt(HERE, LINES, { ...GONE, 'src/guard.ts': GUARD.replaceAll(';', '') })).toBe(
      'src/guard.ts:1-4',
    );
    const check = 'def check(self, user):\n    if not user.is_owner:\n        raise Forbidden()\n';
    const other = '    def other(self):\n        return 1\n';
    const python = { 'docs.py': `class Docs:\n${check.replaceAll(/^(?=.)/gm, '    ')}\n${other}` };
    const after = { 'docs.py': `class Docs:\n${other}`, 'guard.py': check };
    expect(await foundAt(python, { path: 'docs.py', lines: [2, 4] }, after)).toBe('guard.py:1-3');
  });

  it('a file split in two, and taken away', async () => {
    const after = { 'src/read.ts': REST, 'src/owner.ts': GUARD };
    expect(await foundAt(HERE, LINES, after)).toBe('src/owner.ts:1-4');
    expect(await foundAt(HERE, { path: 'src/docs.ts', lines: [8, 12] }, after)).toBe(
      'src/read.ts:3-7',
    );
  });

  it('a whole file that came twice, so that neither is the one', async () => {
    const after = { 'src/b.ts': HERE['src/docs.ts'], 'src/c.ts': HERE['src/docs.ts'] };
    expect(await foundAt(HERE, { path: 'src/docs.ts' }, after)).toBe('src/b.ts:1-12');
  });

  it('with CRLF there, or here', async () => {
    const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
    expect(await foundAt(HERE, LINES, { ...GONE, 'src/guard.ts': crlf(GUARD) })).toBe(
      'src/guard.ts:1-4',
    );
    const [before, after] = [HERE['src/docs.ts'], GONE['src/docs.ts']].map(crlf);
    const files = { 'src/docs.ts': after ?? '', 'src/guard.ts': GUARD };
    expect(await foundAt({ 'src/docs.ts': before ?? '' }, LINES, files)).toBe('src/guard.ts:1-4');
  });

  it('a section, and text in no language of ours', async () => {
    const section = '## Deploying\n\nOnly the release bot deploys to production.\n';
    const documents = { 'docs/a.md': '# A\n', 'docs/b.md': `# B\n\n${section}` };
    const heading = { path: 'docs/a.md', heading: 'Deploying' };
    expect(await foundAt({ 'docs/a.md': `# A\n\n${section}` }, heading, documents)).toBe(
      'docs/b.md:3-5',
    );

    const sentence = '只有负责人才可以读取这份文件内容。\n';
    const quote = { path: 'a.txt', quote: '负责人才可以读取这份文件内容' };
    expect(
      await foundAt({ 'a.txt': `x\n${sentence}` }, quote, { 'a.txt': 'x\n', 'b.txt': sentence }),
    ).toBe('b.txt:1-1');
  });

  it('and the verdict is the one that it was', async () => {
    const after = { ...GONE, 'src/guard.ts': GUARD };
    const [with_, without] = [
      await looked(HERE, LINES, after),
      await looked(HERE, LINES, after, {}),
    ];
    expect(without.result.foundAt).toBeNull();
    expect({ ...with_.result, foundAt: null }).toEqual(without.result);
  });
});

describe('of several places', () => {
  const name = async (after: Files): Promise<string | null> =>
    foundAt(HERE, LINES, { ...GONE, ...after });

  it('the file of the same name is named before the first by path', async () => {
    expect(await name({ 'lib/zone/docs.ts': GUARD, 'lib/a.ts': GUARD })).toBe(
      'lib/zone/docs.ts:1-4',
    );
    expect(await name({ 'lib/b.ts': GUARD, 'lib/a.ts': GUARD })).toBe('lib/a.ts:1-4');
  });

  it('files of another kind are not searched', async () => {
    expect(await name({ 'a.txt': GUARD, 'src/z.ts': GUARD })).toBe('src/z.ts:1-4');
  });
});

describe('nothing is named', () => {
  it.each<[string, Files]>([
    ['where the text is nowhere', { 'src/guard.ts': GUARD.replace('!==', '===') }],
    ['where it goes on in the same lines', { 'src/guard.ts': `if (STRICT) ${GUARD}` }],
    [
      'that is memory',
      { '.memtrust/facts/b.md': `---\n---\n${GUARD}`, 'a/.memtrust/attempts/b.md': GUARD },
    ],
    ['in a binary file', { 'src/guard.ts': `\0${GUARD}` }],
    ['in a link', { 'src/guard.ts': { kind: 'symlink', bytes: Buffer.from(GUARD) } }],
    [
      'in a file larger than all that is read',
      { 'src/guard.ts': `${GUARD}${' '.repeat(SEARCHED_BYTES)}` },
    ],
  ])('%s', async (_what, after) => {
    expect(await foundAt(HERE, LINES, { ...GONE, ...after })).toBeNull();
  });

  it('that may not be searched: it is not even read', async () => {
    const mayBeSearched = (path: string): boolean => !path.startsWith('secrets/');
    const after = { ...GONE, 'secrets/docs.ts': GUARD };
    const { result, asked } = await looked(HERE, LINES, after, { mayBeSearched });
    expect([result.foundAt, [...new Set(asked)]]).toEqual([null, ['src/docs.ts']]);
    const twice = { 'src/guard.ts': GUARD, 'src/twice.ts': GUARD };
    expect(await foundAt(HERE, LINES, { ...after, ...twice }, { mayBeSearched })).toBe(
      'src/guard.ts:1-4',
    );
    const kept = { path: 'secrets/a.ts', lines: [1, 4] } as const;
    expect(await foundAt({ 'secrets/a.ts': GUARD }, kept, twice, { mayBeSearched })).toBeNull();
  });

  it('for what must be absent', async () => {
    const after = { 'a.json': '"a-forbidden-package"\n', 'b.json': '"a-forbidden-package"\n' };
    expect(
      await foundAt({ 'a.json': '{}\n' }, { path: 'a.json', absent: 'a-forbidden-package' }, after),
    ).toBeNull();
  });

  it('of a state, which has no base', async () => {
    const { record } = await bound({ before: HERE, cite: LINES }, 'normal');
    const head = new Watched({ ...GONE, 'src/guard.ts': GUARD });
    const [result] = (await checkAnchors(head, [record], EVERYWHERE)).get(record.id) ?? [];
    expect([result?.verdict, result?.foundAt, head.asked]).toEqual([
      'changed',
      null,
      ['src/docs.ts'],
    ]);
  });
});

describe('the search', () => {
  it('reads nothing where nothing is stale', async () => {
    const after = { 'src/docs.ts': `// more\n${HERE['src/docs.ts']}`, 'src/other.ts': GUARD };
    const { result, asked } = await looked(HERE, LINES, after);
    expect([result.verdict, asked]).toEqual(['moved', ['src/docs.ts']]);
  });

  it('reads each file once for all facts, and at most so many files and bytes', async () => {
    const numbers = Array.from({ length: SEARCHED_FILES + 20 }, (_, index) => index);
    const many = Object.fromEntries(
      numbers.map((at) => [`lib/${100 + at}.ts`, `export const value${at} = ${at};\n`]),
    );
    const { result, asked } = await looked(HERE, LINES, { ...GONE, ...many, 'lib/zzz.ts': GUARD });
    expect(result.foundAt).toBeNull();
    expect(new Set(asked).size).toBe(SEARCHED_FILES);
    // A file of the same name is among those that are read.
    expect(await foundAt(HERE, LINES, { ...GONE, ...many, 'zzz/docs.ts': GUARD })).toBe(
      'zzz/docs.ts:1-4',
    );
    const half = '/'.repeat(SEARCHED_BYTES / 2);
    expect(await foundAt(HERE, LINES, { ...GONE, 'lib/a.ts': half, 'lib/z.ts': GUARD })).toBe(
      'lib/z.ts:1-4',
    );
  });

  it('looks for so many texts of a change, and says the same twice', async () => {
    const names = Array.from(
      { length: SEARCHED_TEXTS + 5 },
      (_, index) => `value${1000 + index}Of the table`,
    );
    const files = Object.fromEntries(names.map((name) => [`${name.slice(0, 9)}.txt`, `${name}\n`]));
    const tree = new VirtualTree(files);
    const citing = async (path: string) => ({
      ...(await bound({ before: files, cite: { path, lines: [1, 1] } }, 'normal')).record,
      id: path,
    });
    const records = await Promise.all(Object.keys(files).map(citing));
    const settled = { tree, records, checks: await checkAnchors(tree, records) };
    const after = new Watched({ 'all.txt': names.map((name) => `${name}\n`).join('') });
    const say = async () =>
      [...(await checkAnchors(after, records, { ...EVERYWHERE, settled })).values()].flat();
    const first = await say();
    expect(after.asked).toEqual(['all.txt']);
    expect(first.filter((result) => result.foundAt !== null)).toHaveLength(SEARCHED_TEXTS);
    expect(first[7]?.foundAt).toBe('all.txt:8-8');
    expect(await say()).toEqual(first);
  });
});
