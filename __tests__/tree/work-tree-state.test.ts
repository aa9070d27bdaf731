import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openRepository } from '../../src/tree/git.js';
import { workTreeState } from '../../src/tree/work-tree.js';
import { withRepository } from '../repository.js';

const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

test('every change of the working tree and of what is checked out gives another text; looking gives none', async () => {
  await withRepository(async (repository) => {
    repository.write('a.txt', 'one\n');
    repository.write('.gitignore', 'ignored\n');
    repository.commit();
    const opened = await openRepository(repository.root, ENVIRONMENT);
    const state = async (): Promise<string> => workTreeState(opened);
    const seen = [await state()];
    expect(await state()).toBe(seen[0]);
    repository.write('ignored', 'x\n');
    expect(await state()).toBe(seen[0]);
    const a = join(repository.root, 'a.txt');
    for (const change of [
      () => writeFileSync(a, 'two\n'),
      // The same length, and the same time: its inode was changed all the same.
      () => {
        writeFileSync(a, 'six\n');
        utimesSync(a, 1_000, 1_000);
      },
      () => {
        writeFileSync(a, 'ten\n');
        utimesSync(a, 1_000, 1_000);
      },
      () => repository.write('new.txt', ''),
      () => repository.git('rm', '--quiet', '--cached', 'a.txt'),
      () => repository.commit(),
      () => repository.git('switch', '--quiet', '-c', 'other'),
    ]) {
      change();
      const now = await state();
      expect(seen).not.toContain(now);
      seen.push(now);
    }
  });
});
