import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Checkout } from '../../src/tree/checkout.js';
import { openRepository } from '../../src/tree/git.js';
import { GitTree } from '../../src/tree/git-tree.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { GIT_ENVIRONMENT, makeRepository, textOf } from '../repository.js';

describe.each(['sha1', 'sha256'] as const)(
  'files on disk in the place of objects (%s)',
  (objectFormat) => {
    it('count where they have the bytes of the object, and nowhere else', async () => {
      const repository = makeRepository({ objectFormat });
      try {
        for (const path of [
          'same',
          'edited',
          'longer',
          'gone',
          'linked',
          'folder/file',
          'piped',
          'kept.txt',
        ])
          repository.write(path, `${path}\n`);
        const commit = repository.commit();
        repository.write('edited', 'Edited\n');
        appendFileSync(join(repository.root, 'longer'), 'x');
        for (const path of ['gone', 'linked', 'folder', 'piped'])
          rmSync(join(repository.root, path), { recursive: true });
        repository.link('linked', '/etc/passwd');
        repository.write('elsewhere/file', 'folder/file\n');
        repository.link('folder', 'elsewhere');
        execFileSync('mkfifo', [join(repository.root, 'piped')]);
        const git = await openRepository(repository.root, GIT_ENVIRONMENT);
        const objects = new ObjectReader(git);
        const tree = await GitTree.open(
          git,
          commit,
          objects,
          null,
          new Checkout(repository.root, objectFormat),
        );
        for (const path of tree.entries.keys())
          expect([path, await textOf(tree, path)]).toEqual([path, `${path}\n`]);
        const checkout = new Checkout(repository.root, objectFormat);
        const hits = [...tree.entries.values()]
          .filter(({ path, oid }) => checkout.read(path, oid ?? '', 1_000) !== null)
          .map(({ path }) => path);
        // Behind a linked folder lie the same bytes, and bytes are all that counts.
        expect(hits).toEqual(['folder/file', 'kept.txt', 'same']);
        expect(checkout.read('same', tree.entries.get('same')?.oid ?? '', 3)).toBeNull();
        objects.close();
      } finally {
        repository.remove();
      }
    });

    it('do not count where attributes made other bytes of them (SECURITY S07)', async () => {
      const repository = makeRepository({ objectFormat });
      try {
        repository.write('.gitattributes', '*.txt eol=crlf\n*.id ident\n');
        repository.write('a.txt', 'one\r\ntwo\r\n');
        repository.write('b.id', '$Id$\n');
        const commit = repository.commit();
        repository.git('rm', '-q', '--cached', '-r', '.');
        repository.git('reset', '-q', '--hard', commit);
        expect(readFileSync(join(repository.root, 'a.txt'), 'utf8')).toBe('one\r\ntwo\r\n');
        const git = await openRepository(repository.root, GIT_ENVIRONMENT);
        const objects = new ObjectReader(git);
        const tree = await GitTree.open(
          git,
          commit,
          objects,
          null,
          new Checkout(repository.root, objectFormat),
        );
        expect([await textOf(tree, 'a.txt'), await textOf(tree, 'b.id')]).toEqual([
          'one\ntwo\n',
          '$Id$\n',
        ]);
        objects.close();
      } finally {
        repository.remove();
      }
    });
  },
);
