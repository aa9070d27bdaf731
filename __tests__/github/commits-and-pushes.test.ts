/** What GitHub tells of commits and of who pushed them: a list that is cut must say so. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  commitsBetween,
  listCommitsOfFolder,
  listCommitsOfPath,
} from '../../src/github/api/commits.js';
import { listPushes } from '../../src/github/api/branches.js';
import { createClient, type GitHub } from '../../src/github/client.js';
import {
  STAND_IN_TOKEN,
  startGitHubStandIn,
  type GitHubStandIn,
  type HostedPeople,
} from '../e2e/github-stand-in.js';
import {
  hostedOnGitHub,
  makePullRequestRepository,
  pushManyCommits,
  type PullRequestRepository,
} from '../e2e/pull-request.js';
import { ALICE } from '../e2e/reviewed-pull.js';

const HERE = { owner: 'acme', repo: 'widgets' };
const NOTHING = '0'.repeat(40);

let first: PullRequestRepository;
let pull: PullRequestRepository;
beforeAll(() => {
  first = makePullRequestRepository({ base: { a: '1' }, head: { 'notes/a.md': 'one\n' } });
  pull = pushManyCommits(
    first,
    120,
    { 119: ALICE },
    Object.fromEntries(
      Array.from({ length: 51 }, (_, index) => [
        index,
        { 'often.md': `${index}\n`, ...(index < 50 ? { 'seldom.md': `${index}\n` } : {}) },
      ]),
    ),
  );
});
afterAll(() => first.remove());

let api: GitHubStandIn;
let github: GitHub;
beforeEach(async () => {
  api = await startGitHubStandIn({ repositories: [hostedOnGitHub(pull)] });
  github = createClient({
    token: STAND_IN_TOKEN,
    apiUrl: api.url,
    repository: HERE,
    version: '0',
    remark: () => undefined,
  });
});
afterEach(async () => api.close());

describe('the commits of one file', () => {
  test('are all of them, newest first, where they are fifty', async () => {
    const commits = await listCommitsOfPath(github, 'seldom.md', pull.headSha);
    expect(commits).toHaveLength(50);
    expect(await listCommitsOfPath(github, 'notes/a.md', pull.headSha)).toMatchObject([
      { sha: first.headSha, author: 'contributor', parents: [first.baseSha] },
    ]);
    expect(await listCommitsOfPath(github, 'notes/119.txt', pull.headSha)).toMatchObject([
      { sha: pull.headSha, author: 'alice' },
    ]);
  });

  test('are too many above that, and no list that is cut', async () => {
    expect(await listCommitsOfPath(github, 'often.md', pull.headSha)).toBe('too-many');
  });

  test('are those up to a commit', async () => {
    expect(await listCommitsOfPath(github, 'often.md', first.headSha)).toEqual([]);
  });

  test('of a folder are the newest fifty', async () => {
    const commits = await listCommitsOfFolder(github, 'notes', pull.headSha);
    expect(commits).toHaveLength(50);
    expect(commits[0]?.sha).toBe(pull.headSha);
  });
});

describe('the commits of a pull request', () => {
  test('are on all pages', async () => {
    const commits = await commitsBetween(github, pull.baseSha, pull.headSha);
    expect(new Set(commits?.map(({ sha }) => sha)).size).toBe(121);
    expect(commits?.filter(({ author }) => author === 'alice')).toHaveLength(1);
  });

  test('are not known where GitHub gives fewer than it counts, or leaves the head out', async () => {
    const commit = (sha: string) => ({
      sha,
      author: null,
      committer: null,
      parents: [],
      commit: { verification: null },
    });
    const answer = async (total: number, ...shas: readonly string[]) => {
      api.failNext('GET', /\/compare\//, {
        status: 200,
        body: { total_commits: total, commits: shas.map(commit) },
      });
      api.failNext('GET', /\/compare\//, {
        status: 200,
        body: { total_commits: total, commits: [] },
      });
      return commitsBetween(github, pull.baseSha, pull.headSha);
    };
    expect(await answer(2, pull.headSha)).toBeNull();
    expect(await answer(1, first.headSha)).toBeNull();
  });
});

describe('the pushes to a branch', () => {
  const push = (
    actor: string | null,
    before: string,
    after: string,
    ref = 'refs/heads/change',
  ) => ({
    actor,
    before,
    after,
    ref,
  });
  const hosting = (pushes: HostedPeople['pushes'] & object): void =>
    void api.host({ ...hostedOnGitHub(pull), people: { pushes, onlyPushes: true } });

  test('are those to that branch, newest first, with those of an account that is gone', async () => {
    hosting([
      push(null, first.headSha, pull.headSha),
      push('bob', NOTHING, first.headSha, 'refs/heads/other'),
      push('alice', first.baseSha, first.headSha),
    ]);
    expect(await listPushes(github, HERE, 'change')).toEqual({
      isWhole: true,
      pushes: [
        { actor: null, before: first.headSha, after: pull.headSha },
        { actor: 'alice', before: first.baseSha, after: first.headSha },
      ],
    });
  });

  test('end with the one that made the branch', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => push('carol', first.headSha, first.headSha));
    hosting([...many(99), push('alice', NOTHING, first.headSha), ...many(100)]);
    const { pushes, isWhole } = await listPushes(github, HERE, 'change');
    expect([pushes.length, pushes.at(-1), isWhole]).toEqual([
      100,
      { actor: 'alice', before: null, after: first.headSha },
      true,
    ]);
    expect(api.requests).toHaveLength(1);
  });

  test('are no whole list where pages are left', async () => {
    hosting(Array.from({ length: 250 }, () => push('carol', first.headSha, first.headSha)));
    const read = async (pages?: number) => {
      const { pushes, isWhole } = await listPushes(github, HERE, 'change', pages);
      return [pushes.length, isWhole];
    };
    expect([await read(1), await read(2), await read()]).toEqual([
      [100, false],
      [200, false],
      [250, true],
    ]);
  });
});
