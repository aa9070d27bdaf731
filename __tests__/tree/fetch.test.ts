import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { gitFetch, openRepository } from '../../src/tree/git.js';
import { GIT_ENVIRONMENT, withRepository } from '../repository.js';

it('git tidies up nothing in the repository into which a commit is fetched', async () => {
  await withRepository(async (origin) => {
    const commits = ['a', 'b', 'c', 'd'].map((text) => {
      origin.write('a.txt', text);
      return origin.commit();
    });
    await withRepository(async (clone) => {
      clone.git('remote', 'add', 'origin', `file://${origin.root}`);
      // Each fetch leaves a pack, and git may keep one of them.
      for (const setting of ['fetch.unpackLimit', 'gc.autoPackLimit', 'gc.auto'])
        clone.git('config', setting, '1');
      clone.git('config', 'gc.autoDetach', 'false');
      const packs = (): number =>
        readdirSync(join(clone.root, '.git/objects/pack')).filter((name) => name.endsWith('.pack'))
          .length;
      const [newest = '', ...older] = commits.toReversed();
      for (const commit of older.toReversed())
        clone.git('fetch', '--quiet', '--depth=1', 'origin', commit);
      expect(packs()).toBe(3);
      const repository = await openRepository(clone.root, GIT_ENVIRONMENT);
      expect((await gitFetch(repository, ['--depth=1'], newest)).code).toBe(0);
      expect(packs()).toBe(4);
    });
  });
});
