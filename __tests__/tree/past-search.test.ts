/** What commits took out of files: the same under each configuration, with odd names, merges and removed files. */
import { describe, expect, it } from '@jest/globals';
import { openRepository } from '../../src/tree/git.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { type PastSearch, pastSearch } from '../../src/tree/past-search.js';
import { GIT_ENVIRONMENT, withRepository } from '../repository.js';

type Repo = Parameters<Parameters<typeof withRepository>[0]>[0];

async function searched<T>(
  repo: Repo,
  use: (search: PastSearch) => Promise<T>,
  head: string = repo.git('rev-parse', 'HEAD').trim(),
): Promise<T> {
  const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
  const objects = new ObjectReader(repository);
  try {
    return await use(pastSearch(repository, objects, head, null));
  } finally {
    objects.close();
  }
}

const LINE = 'export function startOptionLock() {}';

/** Settings that change what `git log -p` prints, or start a program. */
const SETTINGS: readonly (readonly [key: string, value: string])[] = [
  ['diff.noprefix', 'true'],
  ['diff.mnemonicPrefix', 'true'],
  ['diff.srcPrefix', 'x/'],
  ['diff.renames', 'copies'],
  ['diff.external', 'false'],
  ['diff.orderFile', 'no-such-file'],
  ['diff.relative', 'true'],
  ['diff.context', '40'],
  ['diff.interHunkContext', '40'],
  ['diff.submodule', 'log'],
  ['diff.algorithm', 'histogram'],
  ['diff.trustExitCode', 'true'],
  ['diff.hide.textconv', 'false'],
  ['diff.hide.command', 'false'],
  ['log.showSignature', 'true'],
  ['log.diffMerges', 'off'],
  ['log.diffMerges', 'combined'],
  ['log.follow', 'true'],
  ['log.decorate', 'full'],
  ['log.showRoot', 'false'],
  ['format.pretty', 'oneline'],
  ['format.notes', 'true'],
  ['core.quotePath', 'true'],
  ['core.pager', 'false'],
  ['core.abbrev', '4'],
  ['color.ui', 'always'],
  ['grep.patternType', 'fixed'],
  ['i18n.logOutputEncoding', 'UTF-16'],
];

describe('the lines that commits removed', () => {
  it('are the same under every setting of git', async () => {
    await withRepository(async (repo) => {
      repo.write('src/é lock.ts', `x\n${LINE}\n`);
      repo.write('.gitattributes', '*.ts diff=hide\n');
      repo.commit();
      repo.git('checkout', '--quiet', '-b', 'side');
      repo.write('src/é lock.ts', 'x\n');
      repo.commit();
      repo.git('checkout', '--quiet', 'main');
      repo.write('other.ts', 'x');
      repo.commit();
      repo.git('merge', '--quiet', '--no-ff', '--no-edit', 'side');
      const commit = repo.git('rev-parse', 'HEAD').trim();
      for (const [key, value] of SETTINGS) {
        repo.git('config', key, value);
        const removed = await searched(repo, async (search) => search.removedLines(), commit);
        expect({ key, value, removed }).toEqual({
          key,
          value,
          removed: [{ commit, path: 'src/é lock.ts', lines: [LINE] }],
        });
        repo.git('config', '--unset', key);
      }
    });
  }, 60_000);

  it('belong to their own file, whatever the files are called', async () => {
    await withRepository(async (repo) => {
      const names = ['a b.ts', 'a"b.ts', 'a\\b.ts', 'a\tb.ts', 'é.ts', '日本.ts', '-G.ts', 'z.ts'];
      for (const name of names) repo.write(name, `startOptionLock of ${name}\n`);
      repo.commit();
      for (const name of names) repo.write(name, '\n');
      const commit = repo.commit();
      const removed = await searched(repo, async (search) => search.removedLines());
      expect(removed.map(({ lines }) => lines)).toHaveLength(names.length);
      for (const one of removed) {
        expect(one.commit).toBe(commit);
        const lines = one.lines.map((line) => Buffer.from(line, 'latin1').toString('utf8'));
        expect(lines).toEqual([`startOptionLock of ${one.path}`]);
      }
    });
  });

  it('come newest first, of removed files too, and not of what only looks like a patch', async () => {
    await withRepository(async (repo) => {
      repo.write('a.ts', `${LINE}\r\n-- a/fake.ts\n-@@ x\ndiff --git a/x b/x\n`);
      repo.write('b.ts', `${LINE}\n`);
      repo.write('bytes.bin', 'startOptionLock\0\u0001');
      repo.commit();
      repo.git('rm', '--quiet', 'b.ts', 'bytes.bin');
      const first = repo.commit();
      repo.write('a.ts', 'x\n');
      const second = repo.commit();
      expect(await searched(repo, async (search) => search.removedLines())).toEqual([
        {
          commit: second,
          path: 'a.ts',
          lines: [`${LINE}\r`, '-- a/fake.ts', '-@@ x', 'diff --git a/x b/x'],
        },
        { commit: first, path: 'b.ts', lines: [LINE] },
      ]);
    });
  });

  it('are of older commits only those of files that went', async () => {
    await withRepository(async (repo) => {
      for (const name of ['a.ts', 'b.ts', 'c.ts']) repo.write(name, `${LINE}\n`);
      repo.commit();
      repo.git('rm', '--quiet', 'b.ts');
      const deletes = repo.commit();
      repo.write('a.ts', 'x\n');
      repo.commit();
      for (let index = 0; index < 1_000; index += 1)
        repo.git('commit', '--quiet', '--allow-empty', '-m', `${index}`);
      repo.write('c.ts', 'x\n');
      const newest = repo.commit();
      const removed = await searched(repo, async (search) => search.removedLines());
      expect(removed).toEqual([
        { commit: newest, path: 'c.ts', lines: [LINE] },
        { commit: deletes, path: 'b.ts', lines: [LINE] },
      ]);
    });
  }, 60_000);
});
