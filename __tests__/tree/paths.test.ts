import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { posix } from 'node:path';
import { decodeName, splitNul } from '../../src/tree/listing.js';
import { foldersAbove, foldersUpFrom, normalisePath } from '../../src/tree/path.js';
import { PathResolver } from '../../src/tree/resolve.js';
import { OverlayTree, type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';
import { blobOid, isSha256, sha256 } from '../../src/tree/digest.js';
import { textOf } from '../repository.js';

const part = fc.constantFrom('a', 'b', '..', '.', '', '...', 'é');

describe('normalisePath', () => {
  it('never leaves the tree, and is what the operating system would make of it', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('/')),
        (written) => {
          const path = normalisePath(written);
          const inside = posix.relative('/root', posix.join('/root', written));
          if (path === null)
            expect(
              written.startsWith('/') ||
                inside === '' ||
                inside.startsWith('../') ||
                posix.normalize(`./${written}`).startsWith('..'),
            ).toBe(true);
          else expect(path).toBe(inside);
          expect(path === null || normalisePath(path) === path).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    '/etc/passwd',
    '..',
    '../x',
    'a/../../x',
    'C:\\x',
    'c:/x',
    '\\\\host\\x',
    '~/x',
    'https://example.org/x',
    'a\0b',
    '',
    '.',
    'a/..',
  ])('has no place in the tree for %j', (written) => {
    expect(normalisePath(written)).toBeNull();
  });
});

describe('a name in bytes', () => {
  it('is never taken for another one', () => {
    const bytes = fc
      .array(
        fc
          .constantFrom('\\xe9', '\\x5c', '\\', '\u00e9', 'x5c', 'xe9')
          .map((text) => Buffer.from(text, 'latin1')),
        { maxLength: 3 },
      )
      .map((parts) => Buffer.concat(parts));
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(decodeName(one) === decodeName(other)).toBe(one.equals(other));
      }),
      { numRuns: 5000 },
    );
  });

  it('that is UTF-8 is itself, and otherwise keeps its odd bytes in sight', () => {
    expect(decodeName(Buffer.from('日本\n"\\x1"'))).toBe('日本\n"\\x1"');
    expect(decodeName(Buffer.from([0x63, 0xe9, 0x2f, 0xff]))).toBe('c\\xe9/\\xff');
  });

  it('is one of several between NUL bytes', () => {
    expect(splitNul(Buffer.from('a\0b\nc\0\0')).map(String)).toEqual(['a', 'b\nc', '']);
  });
});

describe('foldersAbove', () => {
  it('names every folder from the root down', () => {
    expect([foldersAbove('a/b/c'), foldersAbove('a')]).toEqual([['a', 'a/b'], []]);
  });

  it('names them the other way round where the nearest one counts first', () => {
    expect([foldersUpFrom('a/b/c'), foldersUpFrom('a'), foldersUpFrom('')]).toEqual([
      ['a/b/c', 'a/b', 'a', ''],
      ['a', ''],
      [''],
    ]);
  });
});

const link = (target: string): VirtualFile => ({ kind: 'symlink', bytes: Buffer.from(target) });
const name = fc.constantFrom('a', 'b', 'c');
const place = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const target = fc
  .tuple(
    fc.constantFrom('', '/', './'),
    fc.array(fc.constantFrom('a', 'b', 'c', '..', '.'), { minLength: 1, maxLength: 4 }),
  )
  .map(([start, parts]) => start + parts.join('/'));
const trees = fc
  .array(fc.tuple(place, fc.oneof(fc.constant('file'), target.map(link))), { maxLength: 6 })
  .map((files) => {
    const tree: Record<string, string | VirtualFile> = {};
    // As in a real tree, no file stands where another one needs a folder.
    for (const [path, file] of files)
      if (
        !Object.keys(tree).some(
          (known) => known === path || known.startsWith(`${path}/`) || path.startsWith(`${known}/`),
        )
      )
        tree[path] = file;
    return tree;
  });

/** What the links mean, by rewriting the first link of the path again and again. */
function naive(
  tree: Readonly<Record<string, string | VirtualFile>>,
  written: string,
  hops = 0,
): string {
  const walked: string[] = [];
  const parts = written.split('/');
  for (const [index, one] of parts.entries()) {
    if (one === '.' || one === '') continue;
    if (one === '..') {
      const here = walked.join('/');
      if (here !== '' && !Object.keys(tree).some((path) => path.startsWith(`${here}/`)))
        return 'missing';
      if (walked.pop() === undefined) return 'out-of-tree';
      continue;
    }
    const path = [...walked, one].join('/');
    const file = tree[path];
    if (typeof file === 'string') return index === parts.length - 1 ? `file ${path}` : 'missing';
    if (file !== undefined) {
      const to = Buffer.from(file.bytes).toString();
      if (hops >= 8) return 'cyclic';
      if (to.startsWith('/')) return 'out-of-tree';
      return naive(tree, [...walked, to, ...parts.slice(index + 1)].join('/'), hops + 1);
    }
    walked.push(one);
  }
  const end = walked.join('/');
  return end === '' || Object.keys(tree).some((path) => path.startsWith(`${end}/`))
    ? `directory ${end}`
    : 'missing';
}

describe('a path through links', () => {
  it('leads where it leads by the plainest reading, and never out of the tree', async () => {
    await fc.assert(
      fc.asyncProperty(trees, place, async (files, path) => {
        const found = await new PathResolver(new VirtualTree(files)).resolve(path);
        const said =
          found.kind === 'refused'
            ? found.why
            : found.kind === 'missing'
              ? 'missing'
              : `${found.kind} ${found.path}`;
        expect(said).toBe(naive(files, path));
        if ('path' in found) expect(found.path).not.toMatch(/(?:^|\/)\.\.(?:\/|$)|^\//);
      }),
      { numRuns: 3000 },
    );
  });

  it('goes up from where the link leads to, not from where the link stands', async () => {
    const tree = new VirtualTree({
      'deep/er/x': '1',
      'deep/y': 'right',
      y: 'wrong',
      folder: link('deep/er'),
      'CLAUDE.md': link('folder/../y'),
    });
    expect(await new PathResolver(tree).resolve('CLAUDE.md')).toMatchObject({
      kind: 'file',
      path: 'deep/y',
      via: ['CLAUDE.md', 'folder'],
    });
  });

  it('is refused where it goes up out of a folder that is not of the tree', async () => {
    const tree = new VirtualTree({
      passwd: 'inside',
      folder: link('/etc/ssl'),
      'CLAUDE.md': link('folder/../passwd'),
    });
    expect(await new PathResolver(tree).resolve('CLAUDE.md')).toEqual({
      kind: 'refused',
      why: 'out-of-tree',
    });
  });
});

describe('an overlay', () => {
  it('replaces, adds and removes, and leaves the tree below as it was', async () => {
    const under = new VirtualTree({ a: '1', b: '2', c: '3' });
    const over = new OverlayTree(under, { a: 'one', b: null, d: '4' });
    expect([...over.entries.keys()]).toEqual(['a', 'c', 'd']);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(async (path) => textOf(over, path)))).toEqual(
      ['one', 'not there', '3', '4'],
    );
    expect(await textOf(under, 'a')).toBe('1');
  });

  it('has ids of the same kind as the tree below', () => {
    const over = new OverlayTree(new VirtualTree({ a: '1' }, 'sha256'), { b: '2' });
    expect([over.objectFormat, over.entries.get('b')?.oid]).toEqual([
      'sha256',
      blobOid(Buffer.from('2'), 'sha256'),
    ]);
  });
});

describe('a digest', () => {
  it('of text is that of its UTF-8', () => {
    expect(sha256('ä')).toBe(sha256(Buffer.from([0xc3, 0xa4])));
    expect(isSha256(sha256('ä'))).toBe(true);
  });

  it('of a blob is the one of git', () => {
    expect(blobOid(Buffer.from(''), 'sha1')).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  });
});
