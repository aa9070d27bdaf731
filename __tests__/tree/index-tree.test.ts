import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ListingReader } from '../../src/tree/listing.js';
import { IndexTree } from '../../src/tree/index-tree.js';
import { openRepository } from '../../src/tree/git.js';
import { GitTree } from '../../src/tree/git-tree.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { GIT_ENVIRONMENT, makeRepository, textOf, type TestRepository } from '../repository.js';

let repository: TestRepository;

beforeEach(() => {
  repository = makeRepository();
});
afterEach(() => repository.remove());

/** The index against a commit, and what git would make a tree of. */
async function both(base: string | null, at: TestRepository = repository): Promise<void> {
  const opened = await openRepository(at.root, GIT_ENVIRONMENT);
  const objects = new ObjectReader(opened);
  try {
    const tree = base === null ? null : await GitTree.open(opened, base, objects);
    const index = await IndexTree.open(opened, objects, tree);
    const written = at.git('write-tree').trim();
    const listed = new ListingReader();
    listed.add(Buffer.from(at.git('ls-tree', '-r', '-z', written)));
    expect([...index.entries]).toEqual([...listed.entries]);
    for (const [path, { kind }] of listed.entries)
      if (kind !== 'submodule')
        expect(await textOf(index, path)).toBe(at.git('cat-file', 'blob', `:${path}`));
  } finally {
    objects.close();
  }
}

describe('the files of the index', () => {
  it.each([['sha1'], ['sha256']] as const)(
    'are those that a commit would have, in %s',
    async (objectFormat) => {
      const other = makeRepository({ objectFormat });
      other.write('a.md', 'a\n');
      other.write('b/kept.md', 'kept\n');
      other.write('gone.md', 'gone\n');
      other.write('moved.md', 'moved\n');
      await both(null, other);
      other.git('add', '--all');
      await both(null, other);
      const base = other.commit();
      await both(base, other);
      other.write('a.md', 'staged\n');
      other.write('new name.md', 'new\n');
      other.git('add', '--all');
      other.git('rm', '--quiet', 'gone.md');
      other.git('mv', 'moved.md', 'b/moved.md');
      other.stage('120000', 'link', 'a.md');
      other.stage('160000', 'module', base);
      other.stage('100755', 'run.sh', 'echo\n');
      other.write('a.md', 'only in the working tree\n');
      other.write('untracked.md', 'x\n');
      await both(base, other);
      other.remove();
    },
  );

  it('do not have what is only intended to be added', async () => {
    repository.write('a.md', 'a\n');
    const base = repository.commit();
    repository.write('later.md', 'x\n');
    repository.git('add', '--intent-to-add', 'later.md');
    repository.write('empty.md', '');
    repository.git('add', 'empty.md');
    await both(base);
    expect(repository.git('ls-files', '--stage')).toContain('later.md');
  });

  it('cannot be told while a path is in conflict', async () => {
    repository.write('a.md', 'a\n');
    const base = repository.commit();
    repository.git('switch', '--quiet', '-c', 'topic');
    repository.write('a.md', 'b\n');
    repository.commit();
    repository.git('switch', '--quiet', '-');
    repository.write('a.md', 'c\n');
    repository.commit();
    expect(() => repository.git('merge', 'topic')).toThrow();
    await expect(both(base)).rejects.toThrow('`a.md` has a merge conflict');
  });
});
