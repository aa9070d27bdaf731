import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { getPullRequest } from '../../src/github/api/pull-requests.js';
import { createComment, listComments, updateComment } from '../../src/github/comment.js';
import { getViewer } from '../../src/github/api/people.js';
import { createClient, type GitHub } from '../../src/github/client.js';
import { NetworkBudget } from '../../src/github/network-budget.js';
import { GitHubUnavailable } from '../../src/github/answers.js';
import { STAND_IN_TOKEN, startGitHubStandIn, type GitHubStandIn } from '../e2e/github-stand-in.js';
import { hostedOnGitHub, makePullRequestRepository } from '../e2e/pull-request.js';

const pull = makePullRequestRepository({ base: { a: '1' }, head: { a: '2' } });
pull.remove();
const PULL = /\/pulls\/7$/;
const COMMENTS = /\/issues\/7\/comments$/;

let api: GitHubStandIn;
/** Milliseconds since 1970; sleeping is what makes it go on. */
let now: number;
let pauses: number[];
let remarks: string[];
beforeEach(async () => {
  [now, pauses, remarks] = [Date.parse('2026-01-01T00:00:00Z'), [], []];
  api = await startGitHubStandIn({
    repositories: [
      { ...hostedOnGitHub(pull), gitDirectory: undefined, comments: [{ issue: 7, body: 'first' }] },
    ],
  });
});
afterEach(async () => api.close());

const clock = {
  now: () => now,
  sleep: async (milliseconds: number) => {
    pauses.push(milliseconds);
    now += milliseconds;
  },
};
const client = (timeout = 10_000): GitHub =>
  createClient({
    token: STAND_IN_TOKEN,
    apiUrl: api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: (message) => void remarks.push(message),
    network: new NetworkBudget(clock),
    timeout,
  });
const statuses = (): number[] => api.requests.map(({ status }) => status);

test('a client says who it is', async () => {
  await getPullRequest(client(), 7);
  expect(api.requests.at(-1)?.headers['user-agent']).toMatch(/^memtrust\/0 /);
});

describe('what passes is asked for again', () => {
  test.each([500, 502, 503, 504])('%d', async (status) => {
    api.failNext('GET', PULL, { status, times: 2 });
    expect((await getPullRequest(client(), 7)).headSha).toBe(pull.headSha);
    expect([statuses(), pauses]).toEqual([
      [status, status, 200],
      [500, 2_000],
    ]);
    expect(remarks).toEqual([
      `GitHub: it answered ${status}; asked again`,
      `GitHub: it answered ${status}; asked again`,
    ]);
  });

  test.each([
    ['429 with retry-after', { status: 429, headers: { 'retry-after': '7' } }, 7_000],
    ['429 that says nothing', { status: 429 }, 500],
    [
      'a secondary limit with retry-after',
      {
        status: 403,
        headers: { 'retry-after': '3' },
        body: { message: 'You have exceeded a secondary rate limit' },
      },
      3_000,
    ],
    [
      'a secondary limit that only says so',
      { status: 403, body: { message: 'You have exceeded a secondary rate limit. Please wait.' } },
      500,
    ],
    [
      'a limit that ends at a time',
      {
        status: 403,
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Date.parse('2026-01-01T00:00:20Z') / 1000),
        },
      },
      20_000,
    ],
    [
      'retry-after as a date',
      { status: 503, headers: { 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' } },
      5_000,
    ],
  ])('%s', async (_what, fault, pause) => {
    api.failNext('GET', PULL, fault);
    await getPullRequest(client(), 7);
    expect([pauses, statuses()]).toEqual([[pause], [fault.status, 200]]);
  });

  test('a dropped connection', async () => {
    api.failNext('GET', PULL, { status: 200, drop: true });
    await getPullRequest(client(), 7);
    expect(remarks).toEqual(['GitHub: the connection broke; asked again']);
  });

  test('a slow answer', async () => {
    api.failNext('GET', PULL, { status: 200, after: 5_000 });
    await getPullRequest(client(200), 7);
    expect(remarks).toEqual(['GitHub: it took too long to answer; asked again']);
  });

  test.each([
    ['half of an answer', '{"head": {"sha": "'],
    ['the page of a proxy', '<html>Please log in</html>'],
    ['nothing', ''],
  ])('%s', async (_what, body) => {
    api.failNext('GET', PULL, { status: 200, body: Buffer.from(body) });
    await getPullRequest(client(), 7);
    expect(remarks).toEqual(['GitHub: its answer cannot be read; asked again']);
  });

  test('writing the same twice: an update', async () => {
    const [comment] = await listComments(client(), 7);
    api.failNext('PATCH', /./, { status: 502 });
    await updateComment(client(), comment?.id ?? 0, 'second');
    expect((await listComments(client(), 7)).map(({ body }) => body)).toEqual(['second']);
  });
});

describe('a rate limit of GraphQL, which answers 200', () => {
  const limited = {
    status: 200,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
    body: { data: null, errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] },
  };

  test("is waited for, so that nobody takes our comment for a stranger's", async () => {
    api.failNext('POST', /\/graphql$/, { ...limited, times: 1 });
    expect(await getViewer(client())).toBe('github-actions[bot]');
    expect([statuses(), remarks]).toEqual([
      [200, 200],
      ['GitHub: its rate limit is reached (GraphQL); asked again'],
    ]);
  });

  test('that stays is no answer', async () => {
    api.failNext('POST', /\/graphql$/, { ...limited, times: 9 });
    await expect(getViewer(client())).rejects.toThrow(
      'its rate limit is reached (GraphQL), 4 times',
    );
    expect(pauses).toEqual([500, 2_000, 8_000]);
  });
});

describe('an end is come to', () => {
  test('after four tries in all, whatever each of them ended with', async () => {
    const faults = [
      { status: 502 },
      { status: 429 },
      { status: 200, drop: true },
      { status: 403, headers: { 'retry-after': '1' } },
    ];
    for (const fault of [...faults, ...faults]) api.failNext('GET', PULL, fault);
    await expect(getPullRequest(client(), 7)).rejects.toThrow(
      'its rate limit is reached (403), 4 times',
    );
    expect([api.requests.length, pauses]).toEqual([4, [500, 2_000, 8_000]]);
  });

  test('and what GitHub refuses is for us to say, not for the client', async () => {
    api.failNext('GET', PULL, { status: 404 });
    await expect(getPullRequest(client(), 7)).rejects.toThrow();
    expect(remarks).toEqual([]);
  });

  test('after three more tries', async () => {
    api.failNext('GET', PULL, { status: 502, times: 9 });
    await expect(getPullRequest(client(), 7)).rejects.toThrow(
      'GitHub is not available: it answered 502, 4 times',
    );
    expect([statuses(), pauses]).toEqual([
      [502, 502, 502, 502],
      [500, 2_000, 8_000],
    ]);
  });

  test('at once where GitHub asks for more than a minute', async () => {
    api.failNext('GET', PULL, { status: 429, headers: { 'retry-after': '61' }, times: 9 });
    await expect(getPullRequest(client(), 7)).rejects.toThrow('its rate limit is reached (429)');
    expect([statuses(), pauses]).toEqual([[429], []]);
  });

  test('after a minute of all requests together, slow ones counted', async () => {
    const github = client();
    for (const [method, path] of [
      ['GET', PULL],
      ['GET', COMMENTS],
    ] as const) {
      api.failNext(method, path, { status: 429, headers: { 'retry-after': '40' } });
    }
    await getPullRequest(github, 7);
    await expect(listComments(github, 7)).rejects.toBeInstanceOf(GitHubUnavailable);
    expect(pauses).toEqual([40_000]);
  });

  test.each([400, 401, 403, 404, 409, 410, 422])(
    'at once on %d, which asking does not change',
    async (status) => {
      api.failNext('GET', PULL, { status, times: 9 });
      await expect(getPullRequest(client(), 7)).rejects.toThrow(
        expect.objectContaining({ status }),
      );
      expect([statuses(), pauses]).toEqual([[status], []]);
    },
  );

  test('at once where something may have been made', async () => {
    for (const fault of [
      { status: 502 },
      { status: 201, drop: true },
      { status: 201, body: Buffer.from('<html>') },
    ]) {
      api.failNext('POST', COMMENTS, fault);
      await expect(createComment(client(), 7, 'x')).rejects.toThrow(
        expect.objectContaining({ mayHaveTakenEffect: true }),
      );
    }
    expect(pauses).toEqual([]);
  });

  test('but not where GitHub surely made nothing', async () => {
    api.failNext('POST', COMMENTS, { status: 403, headers: { 'retry-after': '1' } });
    expect(await createComment(client(), 7, 'x')).toEqual(expect.any(Number));
    expect(pauses).toEqual([1_000]);
  });
});

test.each([
  ['another object', { message: 'all is well' }],
  ['a list', []],
  ['null', null],
  ['a head that is no commit', { head: { sha: 7 }, base: { ref: 'main' } }],
])('%s for an answer is no answer', async (_what, body) => {
  api.failNext('GET', PULL, { status: 200, body });
  await expect(getPullRequest(client(), 7)).rejects.toThrow(
    'its answer does not have the documented format',
  );
});
