import { expect, it } from '@jest/globals';
import { openRepository } from '../../src/tree/git.js';
import { versionsOf } from '../../src/tree/history.js';
import { GIT_ENVIRONMENT, withRepository, type TestRepository } from '../repository.js';

async function found({ root }: TestRepository, ...paths: string[]): Promise<string[]> {
  const { versions, incomplete } = await versionsOf(
    await openRepository(root, GIT_ENVIRONMENT),
    paths,
  );
  return [
    ...versions.map(({ commit, path, oid }) => `${commit.slice(0, 7)} ${path} ${oid.slice(0, 7)}`),
    ...incomplete,
  ];
}

it('every version is found that a ref leads to: of branches, tags and the stash, and what a merge made itself', async () => {
  await withRepository(async (repository) => {
    const git = (...args: string[]): string => repository.git(...args);
    const known: string[] = [];
    const commit = (text: string): void => {
      repository.write('a.txt', text);
      known.push(
        `${repository.commit(text).slice(0, 7)} a.txt ${git('hash-object', 'a.txt').slice(0, 7)}`,
      );
    };
    commit('one');
    git('switch', '--quiet', '--create', 'side');
    commit('two');
    git('switch', '--quiet', 'main');
    commit('three');
    expect(() => git('merge', '--quiet', 'side')).toThrow();
    commit('both');
    git('switch', '--quiet', '--detach');
    commit('tagged');
    git('tag', 'kept');
    git('switch', '--quiet', 'main');
    git('rm', '--quiet', 'a.txt');
    repository.write('b.txt', 'other');
    repository.commit('gone');
    expect((await found(repository, 'a.txt')).toSorted()).toEqual(known.toSorted());

    repository.write('b.txt', 'put by');
    git('stash', '--quiet');
    expect(await found(repository, 'b.txt')).toHaveLength(2);
  });
});

it('names are taken literally, and what is asked for need not be there', async () => {
  await withRepository(
    async (repository) => {
      expect(await found(repository, 'a')).toEqual([]);
      for (const name of [
        '--output=x',
        ':(glob)*',
        'line\nend',
        'dir/ä',
        '0123456789012345678901234567890123456789',
      ])
        repository.write(name, name);
      repository.write('other', 'x');
      const commit = repository.commit().slice(0, 7);
      expect(
        (
          await found(
            repository,
            '--output=x',
            ':(glob)*',
            'line\nend',
            'dir',
            '0123456789012345678901234567890123456789',
            'nowhere',
            '',
            'a\0b',
          )
        )
          .map((line) => line.slice(0, -8))
          .toSorted(),
      ).toEqual(
        [
          '--output=x',
          '0123456789012345678901234567890123456789',
          ':(glob)*',
          'dir/ä',
          'line\nend',
        ].map((name) => `${commit} ${name}`),
      );
    },
    { objectFormat: 'sha256' },
  );
});
