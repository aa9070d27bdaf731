import { describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedPaths, renamesBetween } from '../../src/tree/changes.js';
import { fetchCommit, mergeBase, parentsOf, resolveCommit } from '../../src/tree/commits.js';
import { openRepository } from '../../src/tree/git.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import {
  GIT_ENVIRONMENT,
  makeRepository,
  textOf,
  withRepository,
  withTrees,
  type TestRepository,
} from '../repository.js';

/** A shallow clone of one commit, with its origin. */
function shallowCloneOf(origin: TestRepository): TestRepository {
  const clone = makeRepository();
  clone.git('remote', 'add', 'origin', `file://${origin.root}`);
  clone.git('fetch', '--quiet', '--depth=1', 'origin', 'main');
  clone.git('checkout', '--quiet', 'FETCH_HEAD');
  return clone;
}

describe('the tree of a commit', () => {
  it('is what was committed, whatever the disk says since', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'committed\n');
      repository.link('l', 'a');
      repository.stage('160000', 'sub', '1'.repeat(40));
      repository.git('add', '--', 'a', 'l');
      repository.git('commit', '--quiet', '-m', 'x');
      const commit = repository.git('rev-parse', 'HEAD').trim();
      repository.write('a', 'later\n');
      await withTrees(repository.root, async ({ at }) => {
        const tree = await at(commit);
        expect([...tree.entries.values()].map(({ kind, path }) => `${kind} ${path}`)).toEqual([
          'file a',
          'symlink l',
          'submodule sub',
        ]);
        expect([
          await textOf(tree, 'a'),
          await textOf(tree, 'l'),
          await textOf(tree, 'sub'),
          await textOf(tree, 'b'),
        ]).toEqual(['committed\n', 'a', 'not there', 'not there']);
        expect(tree.commit).toBe(commit);
      });
    });
  });

  it('answers many questions at once, each with its own content', async () => {
    await withRepository(async (repository) => {
      for (let index = 0; index < 300; index += 1)
        repository.write(`f${index}`, `${index}\n`.repeat(index));
      const commit = repository.commit();
      await withTrees(repository.root, async ({ at }) => {
        const tree = await at(commit);
        const contents = await tree.read(tree.entries.keys(), 1000);
        for (let index = 0; index < 300; index += 1) {
          const text = `${index}\n`.repeat(index);
          expect(contents.get(`f${index}`)).toEqual(
            text.length > 1000
              ? { kind: 'too-large', size: text.length }
              : { kind: 'bytes', bytes: Buffer.from(text) },
          );
        }
      });
    });
  });

  it('says of an object that is not there that it is unavailable', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'x\n');
      const commit = repository.commit();
      const oid = repository.git('rev-parse', 'HEAD:a').trim();
      rmSync(join(repository.root, '.git/objects', oid.slice(0, 2), oid.slice(2)));
      await withTrees(repository.root, async ({ at }) =>
        expect(await textOf(await at(commit), 'a')).toBe('unavailable'),
      );
    });
  });

  it('does not see what a replace ref puts in the place of a blob', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'true\n');
      repository.write('b', 'false\n');
      const commit = repository.commit();
      repository.git('replace', 'HEAD:a', 'HEAD:b');
      await withTrees(repository.root, async ({ at }) =>
        expect(await textOf(await at(commit), 'a')).toBe('true\n'),
      );
    });
  });

  it('differs from another in the paths whose content or kind differs', async () => {
    await withRepository(async (repository) => {
      for (const path of ['same', 'edited', 'gone']) repository.write(path, `${path}\n`);
      repository.write('kind', 'same');
      const before = repository.commit();
      repository.write('edited', 'x\n');
      repository.write('added', 'x\n');
      for (const path of ['gone', 'kind']) rmSync(join(repository.root, path));
      repository.link('kind', 'same');
      const after = repository.commit();
      await withTrees(repository.root, async ({ at }) =>
        expect([...changedPaths(await at(before), await at(after))].toSorted()).toEqual([
          'added',
          'edited',
          'gone',
          'kind',
        ]),
      );
    });
  });

  it('knows the files that git sees renamed, odd names too', async () => {
    await withRepository(async (repository) => {
      repository.write('old\nname', 'line\n'.repeat(20));
      const before = repository.commit();
      repository.git('mv', 'old\nname', 'new "name"');
      const after = repository.commit();
      expect([
        ...(await renamesBetween(
          await openRepository(repository.root, GIT_ENVIRONMENT),
          before,
          after,
        )),
      ]).toEqual([['old\nname', 'new "name"']]);
    });
  });
});

describe('a revision', () => {
  it('is resolved to its commit, and to nothing where it is none', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'x\n');
      const commit = repository.commit();
      repository.git('tag', '-a', '-m', 'x', 'v1');
      await withTrees(repository.root, async ({ objects }) => {
        expect(
          await Promise.all(
            ['HEAD', 'main', 'v1', commit, commit.slice(0, 8)].map(async (revision) =>
              resolveCommit(objects, revision),
            ),
          ),
        ).toEqual(Array.from({ length: 5 }, () => commit));
        expect(
          await Promise.all(
            [
              'HEAD:a',
              'nope',
              '',
              '-n',
              '--output=x',
              'HEAD HEAD',
              'HEAD\nHEAD',
              'HEAD\0',
              `${'a'.repeat(40)} blob 5`,
            ].map(async (revision) => resolveCommit(objects, revision)),
          ),
        ).toEqual(Array.from({ length: 9 }, () => null));
      });
    });
  });

  it('of a repository without a commit is nothing', async () => {
    await withRepository(async ({ root }) =>
      withTrees(root, async ({ objects }) =>
        expect(await resolveCommit(objects, 'HEAD')).toBeNull(),
      ),
    );
  });

  it('names its parents, and never what could be an option', async () => {
    await withRepository(async (repository) => {
      const [first, second] = [repository.commit(), repository.commit()];
      const forged = repository.git('rev-parse', 'HEAD^{tree}').trim();
      repository.write(
        'forged',
        `tree ${forged}\nparent --upload-pack=x\nauthor a <a> 1 +0000\ncommitter a <a> 1 +0000\n\nparent ${'1'.repeat(40)}\n`,
      );
      const odd = repository
        .git('hash-object', '-w', '--literally', '-t', 'commit', 'forged')
        .trim();
      await withTrees(repository.root, async ({ objects }) => {
        expect(await parentsOf(objects, second)).toEqual([first]);
        expect(await parentsOf(objects, first)).toEqual([]);
        expect(await parentsOf(objects, odd)).toEqual([]);
        expect(await parentsOf(objects, '0'.repeat(40))).toEqual([]);
      });
    });
  });

  it('has a best common ancestor with another, or none', async () => {
    await withRepository(async (repository) => {
      const start = repository.commit();
      repository.git('checkout', '--quiet', '-b', 'side');
      const side = repository.commit('side');
      repository.git('checkout', '--quiet', 'main');
      const main = repository.commit('main');
      repository.git('checkout', '--quiet', '--orphan', 'alone');
      const alone = repository.commit('alone');
      const opened = await openRepository(repository.root, GIT_ENVIRONMENT);
      expect(await mergeBase(opened, side, main)).toBe(start);
      expect(await mergeBase(opened, side, alone)).toBeNull();
    });
  });
});

describe('a shallow clone', () => {
  it('still knows the names of parents that it does not have, and fetches one without its history', async () => {
    await withRepository(async (origin) => {
      origin.write('a', 'one\n');
      const first = origin.commit();
      const second = origin.commit();
      const third = origin.commit();
      origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
      const clone = shallowCloneOf(origin);
      try {
        const repository = await openRepository(clone.root, GIT_ENVIRONMENT);
        const objects = new ObjectReader(repository);
        expect(repository.shallow).toBe(true);
        expect(await resolveCommit(objects, second)).toBeNull();
        expect(await parentsOf(objects, third)).toEqual([second]);
        expect(await fetchCommit(repository, objects, second)).toBe(true);
        expect([await resolveCommit(objects, second), await resolveCommit(objects, first)]).toEqual(
          [second, null],
        );
        expect(await mergeBase(repository, first, third)).toBeNull();
        objects.close();
      } finally {
        clone.remove();
      }
    });
  });

  it('asks the origin for full object ids only', async () => {
    await withRepository(async (origin) => {
      origin.commit();
      origin.commit();
      const clone = shallowCloneOf(origin);
      try {
        const repository = await openRepository(clone.root, GIT_ENVIRONMENT);
        const objects = new ObjectReader(repository);
        origin.git('branch', 'other', 'main~1');
        for (const asked of [`--upload-pack=touch ${clone.root}/ran;`, 'other', 'refs/heads/other'])
          expect(await fetchCommit(repository, objects, asked)).toBe(false);
        expect(clone.git('status', '--porcelain')).toBe('');
        objects.close();
      } finally {
        clone.remove();
      }
    });
  });

  it('is the only kind that is fetched into: a full clone keeps its history whole', async () => {
    await withRepository(async (origin) => {
      origin.commit();
      const clone = makeRepository();
      try {
        clone.git('remote', 'add', 'origin', `file://${origin.root}`);
        clone.git('fetch', '--quiet', 'origin', 'main');
        const later = origin.commit();
        const opened = await openRepository(clone.root, GIT_ENVIRONMENT);
        const objects = new ObjectReader(opened);
        expect(await fetchCommit(opened, objects, later)).toBe(false);
        expect((await openRepository(clone.root, GIT_ENVIRONMENT)).shallow).toBe(false);
        objects.close();
      } finally {
        clone.remove();
      }
    });
  });
});

describe('the object reader', () => {
  it('answers what was asked before it is closed, and nothing afterwards', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'x\n');
      repository.commit();
      const reader = new ObjectReader(await openRepository(repository.root, GIT_ENVIRONMENT));
      const asked = reader.read('HEAD:a', 100);
      reader.close();
      expect(await asked).toMatchObject({ kind: 'object', type: 'blob' });
      await expect(reader.read('HEAD:a', 100)).rejects.toThrow('closed');
    });
  });

  it('has no answer to a question that is two', async () => {
    await withRepository(async (repository) => {
      repository.commit();
      await withTrees(repository.root, async ({ objects }) => {
        expect(await objects.read('HEAD\nHEAD', 1000)).toEqual({ kind: 'missing' });
        expect(await objects.read('', 1000)).toEqual({ kind: 'missing' });
        expect(await objects.read('HEAD', 1000)).toMatchObject({ kind: 'object', type: 'commit' });
      });
    });
  });

  it('tells the size of what is too large, and goes on with the next', async () => {
    await withRepository(async (repository) => {
      repository.write('large', 'x'.repeat(1_000_000));
      repository.write('small', 'y');
      repository.commit();
      await withTrees(repository.root, async ({ objects }) => {
        const [large, small] = await Promise.all([
          objects.read('HEAD:large', 10),
          objects.read('HEAD:small', 10),
        ]);
        expect(large).toMatchObject({ kind: 'too-large', size: 1_000_000 });
        expect(small).toMatchObject({ kind: 'object', bytes: Buffer.from('y') });
      });
    });
  });
});

describe('a folder', () => {
  const failure = async (folder: string): Promise<string> =>
    openRepository(folder, GIT_ENVIRONMENT).then(
      () => 'opened',
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'odd'),
    );

  it('that is no repository, is bare, or is not there, is the fault of the user', async () => {
    const bare = makeRepository({ bare: true });
    try {
      expect(await failure('/')).toMatch(/^ConfigurationError: Not a git repository/);
      expect(await failure(bare.root)).toMatch(
        /^ConfigurationError: This is a bare git repository/,
      );
      expect(await failure(join(bare.root, 'nowhere'))).toMatch(
        /^ConfigurationError: git could not be started/,
      );
    } finally {
      bare.remove();
    }
  });

  it('inside of a repository leads to its top', async () => {
    await withRepository(async (repository) => {
      repository.write('a/b/c', 'x');
      expect((await openRepository(join(repository.root, 'a/b'), GIT_ENVIRONMENT)).root).toBe(
        repository.root,
      );
    });
  });
});
