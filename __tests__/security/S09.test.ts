import { describe, expect, it } from '@jest/globals';
import { checkAnchors } from '../../src/anchors/check.js';
import { sha256 } from '../../src/tree/digest.js';
import { bindCitation } from '../../src/lifecycle/bind.js';
import { UNBOUND, type Citation } from '../../src/memory/citation.js';
import { parseFact } from '../../src/memory/fact.js';
import { PathResolver } from '../../src/tree/resolve.js';
import type { Tree } from '../../src/tree/tree.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';
import { withRepository, withTrees } from '../repository.js';

const link = (target: string): VirtualFile => ({ kind: 'symlink', bytes: Buffer.from(target) });
const submodule: VirtualFile = { kind: 'submodule', bytes: new Uint8Array() };
/** l1 leads to l2, and so on; the last one to a file. */
const chain = (hops: number): Record<string, string | VirtualFile> => ({
  end: 'x\n',
  ...Object.fromEntries(
    Array.from({ length: hops }, (_, index) => [
      `l${index + 1}`,
      link(index + 1 === hops ? 'end' : `l${index + 2}`),
    ]),
  ),
});

/** The verdict on a whole file that says x, bound without links unless it is bound in this tree. */
async function verdictOf(path: string, tree: Tree, isBoundHere = false): Promise<string> {
  const citation: Citation = { ...UNBOUND, path, selector: { kind: 'file' } };
  const keys = isBoundHere
    ? (await bindCitation(tree, citation, 'normal')).keys
    : { path, digest: sha256('x\n') };
  const fact = parseFact(
    'a',
    '.memtrust/facts/a.md',
    Buffer.from(`---\nsources: ${JSON.stringify([keys])}\n---\nS\n`),
  );
  const [result] = (await checkAnchors(tree, [fact])).get('a') ?? [];
  return result === undefined
    ? 'none'
    : `${result.verdict}${result.outOfTree ? ' out of tree' : ''}${result.why === null ? '' : `: ${result.why}`}`;
}

describe('security/S09 links resolve inside the tree', () => {
  it('and pass where they stay in it', async () => {
    const tree = new VirtualTree({
      'AGENTS.md': 'x\n',
      'CLAUDE.md': link('AGENTS.md'),
      'docs/a': link('../AGENTS.md'),
      'docs/deep': link('..'),
      ...chain(8),
    });
    for (const path of [
      'CLAUDE.md',
      'docs/a',
      'docs/deep/AGENTS.md',
      'docs/deep/docs/deep/CLAUDE.md',
      'l1',
    ])
      expect([await verdictOf(path, tree, true), await verdictOf(path, tree)]).toEqual([
        'fresh',
        'changed', // by its text alone nobody bound it through these links
      ]);
  });

  it.each([
    [
      'absolute',
      { l: link('/etc/passwd') },
      'l',
      'unreadable out of tree: it is outside the repository',
    ],
    [
      'escaping',
      { 'a/l': link('../../etc/passwd') },
      'a/l',
      'unreadable out of tree: it is outside the repository',
    ],
    [
      'escaping by a folder',
      { 'a/l': link('../..'), x: 'x\n' },
      'a/l/x',
      'unreadable out of tree: it is outside the repository',
    ],
    ['empty', { l: link('') }, 'l', 'unreadable out of tree: it is outside the repository'],
    ['dangling', { l: link('nowhere') }, 'l', 'missing'],
    ['cyclic', { l: link('m'), m: link('l') }, 'l', 'unreadable: it is a symbolic link in a loop'],
    ['its own', { l: link('l') }, 'l', 'unreadable: it is a symbolic link in a loop'],
    ['growing without end', { l: link('l/l') }, 'l', 'unreadable: it is a symbolic link in a loop'],
    ['nine hops long', chain(9), 'l1', 'unreadable: it is a symbolic link in a loop'],
    [
      'through a submodule',
      { sub: submodule, l: link('sub/x') },
      'l',
      'unreadable: it is in a submodule',
    ],
    ['into a file as if it were a folder', { f: 'x\n', l: link('f/x') }, 'l', 'missing'],
    [
      'longer than any system follows',
      { x: 'x\n', l: link(`${'./'.repeat(3000)}x`) },
      'l',
      'unreadable out of tree: it is outside the repository',
    ],
  ])('refuses one that is %s', async (_what, files, path, verdict) => {
    expect(await verdictOf(path, new VirtualTree(files))).toBe(verdict);
  });

  it('refuses a path that is cited from outside', async () => {
    const tree = new VirtualTree({ x: 'x\n' });
    for (const path of ['/etc/passwd', '../x', 'a/../../x', 'C:\\x'])
      expect(await verdictOf(path, tree)).toBe(
        'unreadable out of tree: it is outside the repository',
      );
  });

  it('cannot verify submodules, LFS pointers and binaries', async () => {
    const tree = new VirtualTree({
      sub: submodule,
      lfs: `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 1\n`,
      binary: Buffer.from([0x78, 0x0a, 0x00]),
      'binary-late': Buffer.concat([Buffer.alloc(8000, 0x78), Buffer.from([0])]),
    });
    expect(await verdictOf('sub', tree)).toBe('unreadable: it is in a submodule');
    expect(await verdictOf('sub/x', tree)).toBe('unreadable: it is in a submodule');
    expect(await verdictOf('lfs', tree)).toBe(
      'unreadable: it is kept in Git LFS, so its content is not in the repository',
    );
    expect(await verdictOf('binary', tree)).toBe('unreadable: it is a binary file');
    expect(await verdictOf('binary-late', tree)).toBe('changed'); // git looks no further either
  });

  it('holds for links as git stores them, with targets that are not UTF-8', async () => {
    await withRepository(async (repository) => {
      repository.write(Buffer.from([0x66, 0xe9]), 'x\n');
      repository.link('l', Buffer.from([0x66, 0xe9]));
      repository.link('out', '/etc/passwd');
      const commit = repository.commit();
      repository.link('new', '../../etc/passwd');
      await withTrees(repository.root, async ({ at, work }) => {
        expect(await verdictOf('l', await at(commit), true)).toBe('fresh');
        expect(await verdictOf('out', await at(commit))).toMatch(/out of tree/);
        expect(await new PathResolver(await work()).resolve('new')).toEqual({
          kind: 'refused',
          why: 'out-of-tree',
        });
      });
    });
  });
});
