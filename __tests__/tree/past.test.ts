import { describe, expect, it } from '@jest/globals';
import { openRepository, runGit } from '../../src/tree/git.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { GitHistoryQueries } from '../../src/tree/history-queries.js';
import { GIT_ENVIRONMENT, withRepository } from '../repository.js';

const TEXT = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join('');

describe('the past of a repository', () => {
  it('knows where a file went, in the change and before it', async () => {
    await withRepository(async (repo) => {
      repo.write('src/a (1).ts', TEXT);
      const first = repo.commit();
      repo.git('mv', 'src/a (1).ts', 'src/b.ts');
      const second = repo.commit();
      repo.write('src/b.ts', `${TEXT}more\n`);
      repo.commit();
      repo.git('mv', 'src/b.ts', 'src/c.ts');
      const third = repo.commit();
      repo.git('mv', 'src/c.ts', 'src/d.ts');
      const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(repository);
      try {
        const past = (base: string, head: string | null): GitHistoryQueries =>
          new GitHistoryQueries(repository, objects, base, head);
        expect(await past(first, second).renamed('src/a (1).ts')).toBe('src/b.ts');
        expect(await past(first, third).renamed('src/a (1).ts')).toBe('src/c.ts');
        // Of a state: by the last commit that touched the name, and on from there.
        expect(await past(third, third).renamed('src/a (1).ts')).toBe('src/c.ts');
        // The base is not followed into the head; what is staged is.
        expect(await past(third, null).renamedBefore('src/a (1).ts')).toBe('src/c.ts');
        expect(await past(third, null).renamed('src/a (1).ts')).toBe('src/d.ts');
        expect(await past(third, null).renamed('src/nothing.ts')).toBeNull();
        expect(await past(first, null).renamedBefore('src/a (1).ts')).toBeNull();
        // What no file can be called is no question to git; and of a stranger's thousand names not all are asked.
        const curious = past(third, third);
        expect(await curious.renamed('a\0b')).toBeNull();
        for (let asked = 0; asked < 200; asked += 1)
          expect(await curious.renamed(`no/${asked}.ts`)).toBeNull();
        expect(await curious.renamed('src/a (1).ts')).toBeNull();
      } finally {
        objects.close();
      }
    });
  });

  it('knows of many paths at once how they went: files and folders, merged and odd names', async () => {
    await withRepository(async (repo) => {
      for (const name of ['src/a (1).ts', 'src/:b[c]*.ts', 'old/x/c.ts', 'old/x/d.ts', 'kept.ts'])
        repo.write(name, `${name}\n${TEXT}`);
      const first = repo.commit();
      repo.git('checkout', '--quiet', '-b', 'side');
      repo.git('mv', 'src/a (1).ts', 'src/z.ts');
      repo.commit();
      repo.git('checkout', '--quiet', 'main');
      repo.write('more.ts', 'x');
      repo.commit();
      repo.git('merge', '--quiet', '--no-ff', '--no-edit', 'side');
      const merged = repo.git('rev-parse', 'HEAD').trim();
      repo.git('rm', '--quiet', 'src/:b[c]*.ts');
      const removed = repo.commit();
      repo.write('new/keep.ts', 'x');
      repo.git('mv', 'old/x', 'new/x');
      const moved = repo.commit();
      const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(repository);
      try {
        const past = new GitHistoryQueries(repository, objects, first, moved);
        const paths = [
          'src/a (1).ts',
          'src/:b[c]*.ts',
          'old/x/c.ts',
          'old',
          'old/x',
          'kept.ts',
          'never.ts',
          'src/*',
          'a\0b',
          '',
        ];
        expect([...(await past.departed(paths))]).toEqual([
          ['src/a (1).ts', { commit: merged, to: 'src/z.ts' }],
          ['src/:b[c]*.ts', { commit: removed, to: null }],
          ['old/x/c.ts', { commit: moved, to: 'new/x/c.ts' }],
          ['old', { commit: moved, to: 'new' }],
          ['old/x', { commit: moved, to: 'new/x' }],
        ]);
        expect(await past.touched(['src', 'kept.ts', 'new'])).toEqual([
          ['new/keep.ts', 'new/x/c.ts', 'new/x/d.ts'],
          ['src/:b[c]*.ts'],
          ['src/a (1).ts', 'src/z.ts'],
          ['kept.ts', 'src/:b[c]*.ts', 'src/a (1).ts'],
        ]);
        expect(await past.touched(['never.ts', 'src/*', 'a\0b', ''])).toEqual([]);
        expect(
          await new GitHistoryQueries(repository, objects, null, null).touched(['src']),
        ).toEqual([]);
        // Before the change, nothing of it is known; and of a stranger's thousand names not all are asked.
        expect(
          await new GitHistoryQueries(repository, objects, null, first).departed(paths),
        ).toEqual(new Map());
        expect(
          await new GitHistoryQueries(repository, objects, null, null).departed(paths),
        ).toEqual(new Map());
        const others = (count: number): string[] =>
          Array.from({ length: count }, (_, at) => `no/${at}.ts`);
        expect(await past.departed([...others(200), 'old'])).toEqual(
          new Map([['old', { commit: moved, to: 'new' }]]),
        );
        expect(await past.departed([...others(20_000), 'old'])).toEqual(new Map());
      } finally {
        objects.close();
      }
    });
  });

  it('takes the name of no file for a commit, however many paths are asked for', async () => {
    await withRepository(async (repo) => {
      const odd = `:${'a'.repeat(40)}`;
      repo.write(odd, 'x');
      repo.write('src/a.ts', TEXT);
      repo.commit();
      repo.git('rm', '-q', 'src/a.ts', `:(literal)${odd}`);
      const removed = repo.commit();
      const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(repository);
      try {
        const past = new GitHistoryQueries(repository, objects, null, removed);
        const others = Array.from({ length: 100 }, (_, at) => `no/${at}.ts`);
        const departure = { commit: removed, to: null };
        expect([...(await past.departed([...others, 'src/a.ts', odd]))]).toEqual([
          ['src/a.ts', departure],
          [odd, departure],
        ]);
        expect([...(await past.textsBefore(removed, ['src/a.ts', 'none'], 1_000_000))]).toEqual([
          ['src/a.ts', TEXT],
        ]);
      } finally {
        objects.close();
      }
    });
  });

  it('reads of a long answer what came first', async () => {
    await withRepository(async (repo) => {
      for (let at = 0; at < 3_000; at += 1) repo.write(`folder/${'x'.repeat(80)}-${at}`, '');
      repo.commit();
      const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
      const whole = await runGit(repository, ['ls-files', '-z']);
      const cut = await runGit(repository, ['ls-files', '-z'], { mostBytes: 1_000 });
      expect(cut.code).toBe(0);
      expect(cut.stdout.length).toBeLessThan(whole.stdout.length);
      expect(whole.stdout.subarray(0, cut.stdout.length).equals(cut.stdout)).toBe(true);
    });
  });

  it('knows a former version of a file, and nothing of what is no file', async () => {
    await withRepository(async (repo) => {
      repo.write('a.ts', TEXT);
      const commit = repo.commit();
      const blob = repo.git('rev-parse', 'HEAD:a.ts').trim();
      repo.write('a.ts', 'x\n');
      repo.commit();
      const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
      const objects = new ObjectReader(repository);
      try {
        const past = new GitHistoryQueries(repository, objects, commit, commit);
        expect(await past.blob(blob, 10_000)).toMatchObject({ kind: 'bytes' });
        expect(await past.blob(blob, 10)).toMatchObject({ kind: 'too-large' });
        for (const oid of [commit, 'f'.repeat(40)])
          expect(await past.blob(oid, 10_000)).toMatchObject({ kind: 'unavailable' });
      } finally {
        objects.close();
      }
    });
  });
});
