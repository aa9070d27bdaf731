/** Who is who on GitHub, asked one question at a time: what an approval or a comment rests on. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isTeamMember, listReviews, mayWrite } from '../../src/github/api/people.js';
import { listComments } from '../../src/github/comment.js';
import { belongsToAny } from '../../src/github/reviews/pull-request-authority.js';
import { createClient, type GitHub } from '../../src/github/client.js';
import {
  GITHUB_ACTIONS_BOT,
  STAND_IN_TOKEN,
  startGitHubStandIn,
  type GitHubStandIn,
} from '../e2e/github-stand-in.js';
import { hostedOnGitHub, makePullRequestRepository } from '../e2e/pull-request.js';
import { ALICE, BOB, review } from '../e2e/reviewed-pull.js';

const pull = makePullRequestRepository({ base: { a: '1' }, head: { a: '2' } });
pull.remove();
const MEMBERS_TOKEN = `ghp_${'Members0'.repeat(4)}Only`;
const OTHER_COMMIT = 'd'.repeat(40);

let api: GitHubStandIn;
let github: GitHub;
/** With a token that may ask for the members of teams. */
let members: GitHub;
beforeEach(async () => {
  api = await startGitHubStandIn({
    membersToken: MEMBERS_TOKEN,
    repositories: [
      {
        ...hostedOnGitHub(pull),
        gitDirectory: undefined,
        comments: [
          { issue: 7, body: 'by alice', user: ALICE },
          ...Array.from({ length: 250 }, () => ({ issue: 7, body: 'chat', user: BOB })),
          { issue: 7, body: 'by the gate', user: GITHUB_ACTIONS_BOT },
        ],
        people: {
          collaborators: { alice: 'write', bob: 'admin', carol: 'read', dave: 'none' },
          teams: {
            'acme/platform': { alice: 'active', bob: 'pending' },
            'acme/docs': { carol: 'active' },
          },
          reviews: [
            review(pull, { commit: OTHER_COMMIT, state: 'CHANGES_REQUESTED' }),
            ...Array.from({ length: 250 }, () => review(pull, { user: BOB, state: 'COMMENTED' })),
            review(pull),
          ],
        },
      },
    ],
  });
  [github, members] = [clientOf(STAND_IN_TOKEN), clientOf(MEMBERS_TOKEN)];
});
afterEach(async () => api.close());

function clientOf(token: string): GitHub {
  return createClient({
    token,
    apiUrl: api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
  });
}

describe('a member of a team', () => {
  test('is who belongs to it, and to that one', async () => {
    expect(await isTeamMember(members, 'acme', 'platform', 'alice')).toBe(true);
    expect(await isTeamMember(members, 'acme', 'docs', 'alice')).toBe(false);
    expect(await isTeamMember(members, 'acme', 'docs', 'carol')).toBe(true);
  });

  test('is nobody who was only invited', async () => {
    expect(await isTeamMember(members, 'acme', 'platform', 'bob')).toBe(false);
  });

  test('is not known where the token may not ask', async () => {
    api.failNext('GET', /\/memberships\/alice$/, { status: 403, times: 5 });
    await expect(isTeamMember(members, 'acme', 'platform', 'alice')).rejects.toThrow(
      expect.objectContaining({ status: 403 }),
    );
  });
});

describe('a member of one of several teams', () => {
  const TEAMS = ['acme/docs', 'acme/platform'];

  test('is who belongs to any', async () => {
    expect(await belongsToAny(members, 'alice', TEAMS)).toBe(true);
    expect(await belongsToAny(members, 'stranger', TEAMS)).toBe(false);
  });

  test.each([401, 403])('is found behind a team that answers %i', async (status) => {
    api.failNext('GET', /\/teams\/docs\/memberships\/alice$/, { status, times: 5 });
    expect(await belongsToAny(members, 'alice', TEAMS)).toBe(true);
  });

  test.each([401, 403])(
    'is not known where a team answers %i and no other says yes',
    async (status) => {
      api.failNext('GET', /\/teams\/docs\/memberships\/bob$/, { status, times: 5 });
      await expect(belongsToAny(members, 'bob', TEAMS)).rejects.toThrow(
        'the token of the input members-token may not read the team `@acme/docs`',
      );
    },
  );

  test('is not known without a token, or where GitHub is out of order', async () => {
    await expect(belongsToAny(null, 'alice', TEAMS)).rejects.toThrow('members-token is not given');
    api.failNext('GET', /\/memberships\/alice$/, { status: 422, times: 5 });
    await expect(belongsToAny(members, 'alice', TEAMS)).rejects.toThrow(
      expect.objectContaining({ status: 422 }),
    );
  });
});

describe('the right to write', () => {
  test.each([
    ['alice', true],
    ['bob', true],
    ['carol', false],
    ['dave', false],
    ['stranger', false],
  ])('%s: %s', async (login, expected) => {
    expect(await mayWrite(github, login)).toBe(expected);
  });

  test.each(['triage', 'maintain', 'WRITE', 'owner', ''])(
    'does not come with a word that GitHub does not use there: %j',
    async (permission) => {
      const user = { login: 'alice', type: 'User' };
      api.failNext('GET', /\/permission$/, {
        status: 200,
        body: { permission, role_name: 'write', user },
      });
      expect(await mayWrite(github, 'alice')).toBe(false);
    },
  );

  test('is not of an account that GitHub does not know, and not known where it refuses', async () => {
    api.failNext('GET', /\/alice\/permission$/, { status: 404 });
    expect(await mayWrite(github, 'alice')).toBe(false);
    api.failNext('GET', /\/alice\/permission$/, { status: 403 });
    await expect(mayWrite(github, 'alice')).rejects.toThrow(
      expect.objectContaining({ status: 403 }),
    );
  });
});

describe('the reviews of a pull request', () => {
  test('are on all pages, oldest first, each with its commit and its answer', async () => {
    const reviews = await listReviews(github, 7);
    expect(reviews).toHaveLength(252);
    expect([reviews.at(0), reviews.at(-1)]).toEqual([
      { login: 'alice', human: true, state: 'CHANGES_REQUESTED', commitId: OTHER_COMMIT },
      { login: 'alice', human: true, state: 'APPROVED', commitId: pull.headSha },
    ]);
    expect(api.requests.map(({ query }) => query['page'] ?? '1')).toEqual(['1', '2', '3']);
  });

  test.each([
    ['a person', { login: 'alice', type: 'User' }, { login: 'alice', human: true }],
    ['an app', { login: 'alice', type: 'Bot' }, { login: 'alice', human: false }],
    [
      'an app that is called a user',
      { login: 'alice[bot]', type: 'User' },
      { login: 'alice[bot]', human: false },
    ],
    [
      'an account taken over from elsewhere',
      { login: 'alice', type: 'Mannequin' },
      { login: 'alice', human: false },
    ],
    ['an account that is gone', null, { login: null, human: false }],
  ])('may be of %s', async (_what, user, expected) => {
    api.failNext('GET', /\/reviews$/, {
      status: 200,
      body: [{ user, state: 'APPROVED', commit_id: null }],
    });
    expect(await listReviews(github, 7)).toEqual([
      { ...expected, state: 'APPROVED', commitId: null },
    ]);
  });
});

describe('the comments on a pull request', () => {
  test('are on all pages, each with who wrote it', async () => {
    const comments = await listComments(github, 7);
    expect(comments).toHaveLength(252);
    expect([comments.at(0), comments.at(-1)]).toMatchObject([
      { author: 'alice', body: 'by alice' },
      { author: 'github-actions[bot]', body: 'by the gate' },
    ]);
    expect(api.requests.map(({ query }) => query['page'] ?? '1')).toEqual(['1', '2', '3']);
  });

  test('are put in the order in which they were written', async () => {
    api.failNext('GET', /\/comments$/, {
      status: 200,
      body: [
        { id: 12, user: { login: 'bob' }, body: 'second' },
        { id: 9, user: { login: 'bob' }, body: 'first' },
      ],
    });
    expect((await listComments(github, 7)).map(({ body }) => body)).toEqual(['first', 'second']);
  });

  test('may be of an account that is gone, or empty', async () => {
    api.failNext('GET', /\/comments$/, { status: 200, body: [{ id: 9, user: null, body: null }] });
    expect(await listComments(github, 7)).toEqual([{ id: 9, author: null, body: '' }]);
  });
});
