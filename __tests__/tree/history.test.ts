import { describe, expect, test } from '@jest/globals';
import { openRepository } from '../../src/tree/git.js';
import { type Commit, recentCommits } from '../../src/tree/history.js';
import { GIT_ENVIRONMENT, withRepository, type TestRepository } from '../repository.js';

const recent = async (
  repository: TestRepository,
  from: string,
  most?: number,
): Promise<readonly Commit[]> =>
  recentCommits(await openRepository(repository.root, GIT_ENVIRONMENT), from, most);

describe('the commits that lead to one', () => {
  test('are told the newest first, with message and files', async () => {
    await withRepository(async (repository) => {
      repository.write('a.ts', 'a\n');
      repository.write('b c\nd.ts', 'b\n');
      const first = repository.commit('First\n\nWith a body\nof lines.\n\n');
      repository.write('ünder/x.ts', 'x\n');
      const second = repository.commit('Second');
      const empty = repository.commit('Nothing changed');
      expect(await recent(repository, empty)).toEqual([
        { oid: empty, subject: 'Nothing changed', body: '', files: [] },
        { oid: second, subject: 'Second', body: '', files: ['ünder/x.ts'] },
        {
          oid: first,
          subject: 'First',
          body: 'With a body\nof lines.',
          files: ['a.ts', 'b c\nd.ts'],
        },
      ]);
      expect(await recent(repository, second, 1)).toMatchObject([{ subject: 'Second' }]);
      expect(await recent(repository, second, 0)).toEqual([]);
    });
  });

  test('of a merge name no file, and both sides are told', async () => {
    await withRepository(async (repository) => {
      repository.commit('Root');
      repository.git('switch', '--quiet', '--create', 'side');
      repository.write('side.ts', 's\n');
      repository.commit('Side');
      repository.git('switch', '--quiet', 'main');
      repository.write('main.ts', 'm\n');
      repository.commit('Main');
      repository.git('merge', '--quiet', '--no-edit', 'side');
      const all = await recent(repository, repository.git('rev-parse', 'HEAD').trim());
      expect(all.map(({ subject, files }) => [subject, ...files])).toEqual(
        expect.arrayContaining([
          ["Merge branch 'side'"],
          ['Side', 'side.ts'],
          ['Main', 'main.ts'],
          ['Root'],
        ]),
      );
    });
  });

  test('are cut where they are long, and no character is', async () => {
    await withRepository(async (repository) => {
      for (let index = 0; index < 60; index += 1)
        repository.write(`f${String(index).padStart(2, '0')}`, 'x\n');
      const [one] = await recent(repository, repository.commit(`Many\n\n${'授'.repeat(5_000)}`));
      expect(one?.files).toHaveLength(50);
      expect(one?.body).toMatch(/^授{600,}$/);
    });
  });

  test('are the same whatever the user configured for git log, and no message passes for another commit', async () => {
    await withRepository(async (repository) => {
      repository.write('docs/a.ts', 'a\n');
      const forged = `Subject\n\n${'0'.repeat(40)}\n\nfake/file.ts\n\u001b[31m`;
      const tip = repository.commit(forged);
      const before = await recent(repository, tip);
      expect(before).toMatchObject([{ oid: tip, files: ['docs/a.ts'] }]);
      for (const setting of [
        'log.showSignature=true',
        'log.decorate=full',
        'diff.renames=copies',
        'diff.relative=true',
        'diff.external=false',
        'color.ui=always',
        'i18n.logOutputEncoding=latin1',
        'format.pretty=oneline',
        'log.showRoot=false',
      ])
        repository.git('config', ...setting.split('='));
      expect(await recent(repository, tip)).toEqual(before);
    });
  });

  test('are not asked for by anything but an id', async () => {
    await withRepository(async (repository) => {
      repository.commit('One');
      for (const from of ['HEAD', '--output=x', 'main', '', 'f'.repeat(40)])
        expect(await recent(repository, from)).toEqual([]);
      expect(repository.git('status', '--porcelain')).toBe('');
    });
  });
});
