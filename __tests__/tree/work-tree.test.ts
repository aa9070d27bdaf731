import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blobOid } from '../../src/tree/digest.js';
import type { Tree } from '../../src/tree/tree.js';
import { changedPaths } from '../../src/tree/changes.js';
import {
  makeRepository,
  textOf,
  withRepository,
  withTrees,
  type TestRepository,
} from '../repository.js';

const NAMES = ['a', 'a.b', 'a-', 'd/b', 'd/é', 'd/\uFB33', 'd/😀', 'e', '.memtrust/policy.yml'];

/** Files by name, each with one of few contents; as two, since what changes a file must often change nothing. */
const someFiles = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.constantFrom('one\n', 'two\n', 'link'),
  { maxKeys: NAMES.length, noNullPrototype: true },
);

function put(repository: TestRepository, files: Readonly<Record<string, string>>): void {
  for (const name of NAMES) rmSync(join(repository.root, name), { force: true });
  for (const [name, content] of Object.entries(files))
    if (content === 'link') repository.link(name, 'target');
    else repository.write(name, content);
}

/** Path, kind, and whether git knows the content, of every file. */
function listing(tree: Tree): string[] {
  return [...tree.entries.values()].map(
    ({ path, kind, oid }) => `${kind} ${path}${oid === null ? ' (on disk)' : ''}`,
  );
}

describe('the working tree', () => {
  it('of a repository without a commit has what is staged and what is not tracked', async () => {
    await withRepository(async (repository) => {
      repository.write('staged.txt', 'one\n');
      repository.git('add', 'staged.txt');
      repository.write('new.txt', 'two\n');
      await withTrees(repository.root, async ({ work }) => {
        const tree = await work();
        expect(listing(tree)).toEqual(['file new.txt (on disk)', 'file staged.txt']);
        expect(await textOf(tree, 'staged.txt')).toBe('one\n');
        expect(await textOf(tree, 'new.txt')).toBe('two\n');
      });
    });
  });

  it('without a single file is empty', async () => {
    await withRepository(async ({ root }) =>
      withTrees(root, async ({ work }) => expect(listing(await work())).toEqual([])),
    );
  });

  it('shows what is modified, deleted, renamed, untracked and only promised, as it lies on disk', async () => {
    await withRepository(async (repository) => {
      for (const name of [
        'kept',
        'modified',
        'deleted',
        'renamed',
        'staged',
        'staged-and-modified',
        'to-link',
        'to-folder',
      ])
        repository.write(name, `${name}\n`);
      repository.write('.gitignore', 'ignored\n');
      repository.commit();
      repository.write('modified', 'other\n');
      rmSync(join(repository.root, 'deleted'));
      renameSync(join(repository.root, 'renamed'), join(repository.root, 'renamed-to'));
      repository.write('staged', 'new\n');
      repository.write('staged-and-modified', 'new\n');
      repository.git('add', 'staged', 'staged-and-modified');
      repository.write('staged-and-modified', 'newer\n');
      rmSync(join(repository.root, 'to-link'));
      repository.link('to-link', 'kept');
      rmSync(join(repository.root, 'to-folder'));
      repository.write('to-folder/inner', 'inner\n');
      repository.write('ignored', 'x');
      repository.write('promised', 'promised\n');
      repository.git('add', '--intent-to-add', 'promised');
      await withTrees(repository.root, async ({ work }) => {
        const tree = await work();
        expect(listing(tree)).toEqual([
          'file .gitignore',
          'file kept',
          'file modified (on disk)',
          'file promised (on disk)',
          'file renamed-to (on disk)',
          'file staged',
          'file staged-and-modified (on disk)',
          'file to-folder/inner (on disk)',
          'symlink to-link (on disk)',
        ]);
        const texts = await Promise.all(
          [
            'kept',
            'modified',
            'renamed-to',
            'staged',
            'staged-and-modified',
            'promised',
            'to-link',
            'deleted',
            'ignored',
          ].map(async (path) => textOf(tree, path)),
        );
        expect(texts).toEqual([
          'kept\n',
          'other\n',
          'renamed\n',
          'new\n',
          'newer\n',
          'promised\n',
          'kept',
          'not there',
          'not there',
        ]);
      });
    });
  });

  it('is the same beside any commit, and knows what differs from it', async () => {
    await withRepository(async (repository) => {
      const submodule = repository.commit('Empty');
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(someFiles, someFiles, someFiles, someFiles),
          fc.boolean(),
          async ([past, present, staged, onDisk], hasSubmodule) => {
            put(repository, past);
            const before = repository.commit();
            put(repository, present);
            const head = repository.commit();
            put(repository, staged);
            repository.git('add', '--all');
            if (hasSubmodule) repository.stage('160000', 'vendor/lib', submodule);
            put(repository, onDisk);
            const tracked = new Set(
              repository
                .git('ls-files', '-z')
                .split('\0')
                .filter((name) => name !== ''),
            );
            const expected = Object.entries(onDisk).map(([path, content]) => {
              const kind = content === 'link' ? 'symlink' : 'file';
              return `${kind} ${path}${tracked.has(path) && staged[path] === content ? '' : ' (on disk)'}`;
            });
            if (hasSubmodule) expected.push('submodule vendor/lib');
            await withTrees(repository.root, async ({ work, at }) => {
              const alone = await work();
              expect(listing(alone).toSorted()).toEqual(expected.toSorted());
              expect(alone.madeOf).toBeNull();
              for (const commit of [submodule, before, head]) {
                const base = await at(commit);
                const beside = await work(base);
                expect([...beside.entries]).toEqual([...alone.entries]);
                expect(beside.madeOf?.tree).toBe(base);
                expect([...changedPaths(base, beside)].toSorted()).toEqual(
                  [...changedPaths(base, alone)].toSorted(),
                );
              }
            });
            repository.git('rm', '-r', '--quiet', '--cached', '--ignore-unmatch', 'vendor');
          },
        ),
        { numRuns: 25 },
      );
    });
  });

  it('shows a file in conflict with the markers that it has on disk', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'base\n');
      repository.commit();
      repository.git('checkout', '--quiet', '-b', 'other');
      repository.write('a', 'theirs\n');
      repository.commit();
      repository.git('checkout', '--quiet', 'main');
      repository.write('a', 'ours\n');
      repository.commit();
      expect(() => repository.git('merge', 'other')).toThrow();
      await withTrees(repository.root, async ({ work, at }) => {
        const tree = await work();
        expect(listing(tree)).toEqual(['file a (on disk)']);
        const beside = await work(await at(repository.git('rev-parse', 'HEAD').trim()));
        expect([...beside.entries]).toEqual([...tree.entries]);
        expect(await textOf(tree, 'a')).toMatch(
          /^<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> other\n$/,
        );
      });
    });
  });

  it('takes a file whose times changed, and nothing else, for unmodified', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'same\n');
      repository.commit();
      utimesSync(join(repository.root, 'a'), 1, 1);
      await withTrees(repository.root, async ({ work }) =>
        expect(listing(await work())).toEqual(['file a']),
      );
    });
  });

  it('does not look behind a link that took the place of a folder', async () => {
    await withRepository(async (repository) => {
      repository.write('folder/passwd', 'inside\n');
      repository.commit();
      rmSync(join(repository.root, 'folder'), { recursive: true });
      repository.link('folder', '/etc');
      await withTrees(repository.root, async ({ work }) => {
        const tree = await work();
        expect(listing(tree)).toEqual(['symlink folder (on disk)']);
        expect(await textOf(tree, 'folder/passwd')).toBe('not there');
      });
    });
  });

  it('does not follow a link that is put there after it was listed', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'x');
      await withTrees(repository.root, async ({ work }) => {
        const tree = await work();
        rmSync(join(repository.root, 'a'));
        repository.link('a', '/etc/passwd');
        expect(await textOf(tree, 'a')).toBe('unavailable');
      });
    });
  });

  it('lists submodules, and reads nothing of them', async () => {
    await withRepository(async (repository) => {
      const commit = repository.commit();
      repository.stage('160000', 'vendor/lib', commit);
      mkdirSync(join(repository.root, 'vendor/lib'), { recursive: true });
      writeFileSync(join(repository.root, 'vendor/lib/CLAUDE.md'), 'x');
      await withTrees(repository.root, async ({ work, at }) => {
        const tree = await work();
        expect(listing(tree)).toContain('submodule vendor/lib');
        // Nothing else is staged, and it is seen all the same.
        const beside = await work(await at(commit));
        expect([...beside.entries]).toEqual([...tree.entries]);
        expect(await textOf(tree, 'vendor/lib')).toBe('not there');
      });
    });
  });

  it('knows names with line ends, quotes, colons and bytes that are not UTF-8', async () => {
    const names: (string | Buffer)[] = [
      'a\nb',
      '"quoted"',
      'x::y',
      '-n',
      '--output=x',
      ' blank ',
      'tab\t',
      Buffer.from([0x63, 0x61, 0x66, 0xe9]),
    ];
    await withRepository(async (repository) => {
      for (const name of names) repository.write(name, 'tracked\n');
      repository.commit();
      for (const name of names) repository.write(name, 'modified\n');
      repository.write(Buffer.from([0x6e, 0xff]), 'new\n');
      await withTrees(repository.root, async ({ work }) => {
        const tree = await work();
        const paths = [
          ' blank ',
          '"quoted"',
          '--output=x',
          '-n',
          'a\nb',
          'caf\\xe9',
          'tab\t',
          'x::y',
        ];
        expect(listing(tree)).toEqual(
          [...paths, 'n\\xff'].toSorted().map((path) => `file ${path} (on disk)`),
        );
        for (const path of paths) expect(await textOf(tree, path)).toBe('modified\n');
        expect(await textOf(tree, 'n\\xff')).toBe('new\n');
      });
    });
  });

  it('of `git worktree add` is its own, with the objects of the repository', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'main\n');
      repository.commit();
      const elsewhere = join(repository.root, '..', `memtrust-linked-${process.pid}`);
      repository.git('worktree', 'add', '--quiet', '-b', 'side', elsewhere);
      try {
        writeFileSync(join(elsewhere, 'b'), 'side\n');
        await withTrees(elsewhere, async ({ work }) => {
          const tree = await work();
          expect(listing(tree)).toEqual(['file a', 'file b (on disk)']);
          expect(await textOf(tree, 'a')).toBe('main\n');
        });
      } finally {
        rmSync(elsewhere, { recursive: true, force: true });
      }
    });
  });

  it('of a worktree of a bare repository is read like any other', async () => {
    const bare = makeRepository({ bare: true });
    const elsewhere = `${bare.root}-linked`;
    try {
      const tree = bare.git('mktree').trim();
      bare.git('update-ref', 'refs/heads/main', bare.git('commit-tree', tree, '-m', 'x').trim());
      bare.git('worktree', 'add', '--quiet', elsewhere, 'main');
      writeFileSync(join(elsewhere, 'a'), 'x\n');
      await withTrees(elsewhere, async ({ work }) =>
        expect(listing(await work())).toEqual(['file a (on disk)']),
      );
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
      bare.remove();
    }
  });

  it('of a sha256 repository has ids of that kind', async () => {
    await withRepository(
      async (repository: TestRepository) => {
        repository.write('a', 'x\n');
        const commit = repository.commit();
        await withTrees(repository.root, async ({ work, at }) => {
          for (const tree of [await work(), await at(commit)]) {
            expect(tree.objectFormat).toBe('sha256');
            expect(tree.entries.get('a')?.oid).toBe(blobOid(Buffer.from('x\n'), 'sha256'));
            expect(await textOf(tree, 'a')).toBe('x\n');
          }
        });
      },
      { objectFormat: 'sha256' },
    );
  });

  it('reads files without a byte, of two megabytes, and none above the cap', async () => {
    await withRepository(async (repository) => {
      repository.write('empty', '');
      repository.write('large', 'x'.repeat(2_000_000));
      await withTrees(repository.root, async ({ work }) => {
        const onDisk = await work();
        repository.commit();
        const committed = await work();
        for (const tree of [onDisk, committed]) {
          expect(await textOf(tree, 'empty')).toBe('');
          expect((await textOf(tree, 'large')).length).toBe(2_000_000);
          expect(await textOf(tree, 'large', 1_999_999)).toBe('too-large');
          expect(await textOf(tree, 'empty', 0)).toBe('');
        }
      });
    });
  });
});
