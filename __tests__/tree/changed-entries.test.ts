import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { inventory } from '../../src/agent-files/inventory.js';
import { readMemory } from '../../src/memory/store.js';
import { changedPaths } from '../../src/tree/changes.js';
import { openRepository } from '../../src/tree/git.js';
import { GitTree } from '../../src/tree/git-tree.js';
import { decodeName, encodeName } from '../../src/tree/listing.js';
import { scannedEntries } from '../../src/tree/scanned-entries.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { PathResolver } from '../../src/tree/resolve.js';
import { GIT_ENVIRONMENT, withRepository } from '../repository.js';

/** Names that sort otherwise by bytes than by code units, that are no UTF-8, that are folders here and files there. */
const names = [
  'a',
  'a.b',
  'a/b',
  'a/c/d',
  'a-',
  'B',
  'é',
  '\uFB33',
  '😀',
  'e\u0301',
  '.memtrust/facts/a.md',
  '.memtrust/facts/b.md',
  'CLAUDE.md',
  'docs/CLAUDE.md',
  'x\\x80',
  'x\\x5c',
  'tab\there',
  'new\nline',
  Buffer.from([0x78, 0xff]),
  Buffer.from([0x61, 0x2f, 0xe9]),
].map((name) => (typeof name === 'string' ? Buffer.from(name) : name));
const modes = ['100644', '100755', '120000', '160000'] as const;
/** A commit as an index: which of the names are there, as what, with which of three contents. */
const commits = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...names),
    mode: fc.constantFrom(...modes),
    content: fc.nat(2),
  }),
  { selector: ({ name }) => name.toString('latin1'), maxLength: 10 },
);

/** No file may be a folder of another, or git refuses the index. */
function possible(files: readonly { readonly name: Buffer }[]): boolean {
  const known = files.map(({ name }) => name.toString('latin1'));
  return known.every((name) => !known.some((other) => other.startsWith(`${name}/`)));
}

describe('a tree that is made of another one', () => {
  it('is the tree that git lists, in the same order, and so is what is found in it', async () => {
    await withRepository(async (repository) => {
      const oids = ['one\n', 'two\n', '---\n---\nA fact.\n'].map((text, index) => {
        repository.write(`blob-${index}`, text);
        return repository.git('hash-object', '-w', `blob-${index}`).trim();
      });
      const empty = repository.git('hash-object', '-t', 'tree', '-w', '--stdin').trim();
      expect(empty).toMatch(/^[0-9a-f]{40}$/);
      const git = await openRepository(repository.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(git);
      const commitOf = (
        files: readonly {
          readonly name: Buffer;
          readonly mode: (typeof modes)[number];
          readonly content: number;
        }[],
      ): string => {
        repository.git('read-tree', '--empty');
        for (const { name, mode, content } of files)
          repository.stage(
            mode,
            name,
            mode === '160000' ? String(content + 1).repeat(40) : (oids[content] ?? ''),
          );
        return repository.git('commit-tree', '-m', 'x', repository.git('write-tree').trim()).trim();
      };
      try {
        await fc.assert(
          fc.asyncProperty(
            commits.filter(possible),
            commits.filter(possible),
            async (before, after) => {
              const [from, to] = [commitOf(before), commitOf(after)];
              const base = await GitTree.open(git, from, objects);
              const alone = await GitTree.open(git, to, objects);
              const made = await GitTree.open(git, to, objects, base);
              expect([...made.entries]).toEqual([...alone.entries]);
              expect(made.entries.size).toBe(alone.entries.size);
              for (const path of [...base.entries.keys(), ...alone.entries.keys()]) {
                expect(made.entries.get(path)).toEqual(alone.entries.get(path));
                expect(made.entries.has(path)).toBe(alone.entries.has(path));
                for (const folder of [path, path.slice(0, Math.max(path.lastIndexOf('/'), 0))])
                  expect(new PathResolver(made).isFolder(folder)).toBe(
                    new PathResolver(alone).isFolder(folder),
                  );
                expect(await new PathResolver(made).resolve(path)).toEqual(
                  await new PathResolver(alone).resolve(path),
                );
              }
              expect([...changedPaths(base, made)].toSorted()).toEqual(
                [...changedPaths(base, alone)].toSorted(),
              );
              expect(scannedEntries(made)).toEqual(scannedEntries(alone));
              expect(await inventory(made, base, true)).toEqual(await inventory(alone, base, true));
              const known = await readMemory(base);
              expect(known.facts.length).toBeGreaterThanOrEqual(0);
              expect(await readMemory(made)).toEqual(await readMemory(alone));
            },
          ),
          { numRuns: 25 },
        );
      } finally {
        objects.close();
      }
    });
  }, 120_000);

  it('shares what is equal, and is the other one where the commit is the same', async () => {
    await withRepository(async (repository) => {
      repository.write('same', 'x\n');
      repository.write('other', 'x\n');
      const before = repository.commit();
      repository.write('other', 'y\n');
      const after = repository.commit();
      const git = await openRepository(repository.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(git);
      const base = await GitTree.open(git, before, objects);
      const made = await GitTree.open(git, after, objects, base);
      expect(made.entries.get('same')).toBe(base.entries.get('same'));
      expect(made.entries.get('other')).not.toBe(base.entries.get('other'));
      expect([...changedPaths(base, made)]).toEqual(['other']);
      expect(await GitTree.open(git, before, objects, base)).toBe(base);
      objects.close();
    });
  });

  it('is what git lists even of a tree that nobody wrote with git: out of order, and with names twice', async () => {
    await withRepository(async (repository) => {
      for (const path of ['a', 'b', 'c', 'd/x', 'd/y']) repository.write(path, `${path}\n`);
      const before = repository.commit();
      const folder = Buffer.from(repository.git('rev-parse', 'HEAD:d').trim(), 'hex');
      const blobs = ['a', 'b', 'd/x'].map((path) =>
        Buffer.from(repository.git('rev-parse', `HEAD:${path}`).trim(), 'hex'),
      );
      const git = await openRepository(repository.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(git);
      const base = await GitTree.open(git, before, objects);
      const entry = fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(3))
        .map(([name, content]) =>
          Buffer.concat([
            Buffer.from(`${content === 3 ? '40000' : '100644'} ${name}\0`),
            content === 3 ? folder : (blobs[content] ?? folder),
          ]),
        );
      try {
        await fc.assert(
          fc.asyncProperty(fc.array(entry, { maxLength: 7 }), async (entries) => {
            repository.write('raw', Buffer.concat(entries));
            const tree = repository
              .git('hash-object', '-t', 'tree', '-w', '--literally', 'raw')
              .trim();
            const commit = repository.git('commit-tree', '-m', 'x', tree).trim();
            const listed = (one: GitTree): string[] =>
              [...one.entries.values()]
                .map(({ path, oid, kind }) => `${kind} ${oid} ${path}`)
                .toSorted();
            expect(listed(await GitTree.open(git, commit, objects, base))).toEqual(
              listed(await GitTree.open(git, commit, objects)),
            );
          }),
          { numRuns: 60 },
        );
      } finally {
        objects.close();
      }
    });
  }, 120_000);

  it('is not deceived by a submodule that asks to be ignored', async () => {
    await withRepository(async (repository) => {
      repository.write('.gitmodules', '[submodule "s"]\n\tpath = s\n\turl = ./s\n\tignore = all\n');
      repository.stage('160000', 's', '1'.repeat(40));
      repository.git('add', '.gitmodules');
      repository.git('commit', '--quiet', '-m', 'x');
      const before = repository.git('rev-parse', 'HEAD').trim();
      repository.stage('160000', 's', '2'.repeat(40));
      repository.git('commit', '--quiet', '-m', 'y');
      const git = await openRepository(repository.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(git);
      const base = await GitTree.open(git, before, objects);
      const made = await GitTree.open(
        git,
        repository.git('rev-parse', 'HEAD').trim(),
        objects,
        base,
      );
      expect(made.entries.get('s')?.oid).toBe('2'.repeat(40));
      objects.close();
    });
  });
});

describe('the bytes of a name', () => {
  it('are those that it was read from', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 12 }),
          fc
            .array(fc.constantFrom(0x5c, 0x78, 0x35, 0x63, 0x38, 0x66, 0xff, 0xc3, 0xa9), {
              maxLength: 12,
            })
            .map((bytes) => Uint8Array.from(bytes)),
        ),
        (bytes) => {
          expect(encodeName(decodeName(bytes)).equals(bytes)).toBe(true);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
