/** Where two commits parted, as GitHub says it: nothing in common, and not known, are two answers. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getMergeBase } from '../../src/github/api/commits.js';
import { createClient, type GitHub } from '../../src/github/client.js';
import { STAND_IN_TOKEN, startGitHubStandIn, type GitHubStandIn } from '../e2e/github-stand-in.js';
import {
  git,
  hostedOnGitHub,
  makePullRequestRepository,
  type PullRequestRepository,
} from '../e2e/pull-request.js';
import { writeObject } from '../git-files.js';

let pull: PullRequestRepository;
/** A commit without parents. */
let orphan: string;
beforeAll(() => {
  pull = makePullRequestRepository({ base: { a: '1' }, head: { b: '1' }, baseAfter: { c: '1' } });
  const tree = git(pull.origin, ['rev-parse', `${pull.headSha}^{tree}`]).trim();
  const who = 'Nobody <nobody@example.com> 1767225600 +0000';
  orphan = writeObject(
    pull.origin,
    'commit',
    `tree ${tree}\nauthor ${who}\ncommitter ${who}\n\nalone\n`,
  );
});
afterAll(() => pull.remove());

let api: GitHubStandIn;
let github: GitHub;
beforeEach(async () => {
  api = await startGitHubStandIn({ repositories: [hostedOnGitHub(pull)] });
  github = createClient({
    token: STAND_IN_TOKEN,
    apiUrl: api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
  });
});
afterEach(async () => api.close());

test('it is the last commit that both have, in either order', async () => {
  const parted = git(pull.origin, ['rev-parse', `${pull.headSha}^`]).trim();
  expect(parted).not.toBe(pull.baseSha);
  expect(await getMergeBase(github, pull.baseSha, pull.headSha)).toMatchObject({ sha: parted });
  expect(await getMergeBase(github, pull.headSha, pull.baseSha)).toMatchObject({ sha: parted });
});

test('two commits without a common one are unrelated, and not unknown', async () => {
  expect(await getMergeBase(github, pull.baseSha, orphan)).toBe('unrelated');
});

test('of a commit that GitHub does not know nothing is known', async () => {
  expect(await getMergeBase(github, pull.baseSha, 'd'.repeat(40))).toBeNull();
});

test('a refusal is an error and no answer', async () => {
  api.failNext('GET', /\/compare\//, { status: 403 });
  await expect(getMergeBase(github, pull.baseSha, pull.headSha)).rejects.toThrow(
    expect.objectContaining({ status: 403 }),
  );
});
