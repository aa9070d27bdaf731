import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient, type GitHub } from '../../src/github/client.js';
import { NetworkBudget } from '../../src/github/network-budget.js';
import { keepComment, MARKER, markerOf } from '../../src/github/comment.js';
import {
  STAND_IN_TOKEN,
  startGitHubStandIn,
  type GitHubStandIn,
  type Identity,
} from '../e2e/github-stand-in.js';
import { hostedOnGitHub, makePullRequestRepository } from '../e2e/pull-request.js';

const pull = makePullRequestRepository({ base: { a: '1' }, head: { a: '2' } });
pull.remove();
const mona: Identity = { login: 'mona', id: 1, type: 'User' };

let api: GitHubStandIn;
afterEach(async () => api.close());

async function on(
  comments: readonly { body: string; user?: Identity }[],
  identity?: Identity,
): Promise<GitHub> {
  const hosted = {
    ...hostedOnGitHub(pull),
    gitDirectory: undefined,
    comments: comments.map((comment) => ({ ...comment, issue: 7 })),
  };
  api = await startGitHubStandIn({
    repositories: [hosted],
    ...(identity === undefined ? {} : { identity }),
  });
  return createClient({
    token: STAND_IN_TOKEN,
    apiUrl: api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
    network: new NetworkBudget({ now: () => 0, sleep: async () => undefined }),
  });
}

const bodies = (): string[] =>
  [...api.state.repositories.values()].flatMap(({ comments }) => comments.map(({ body }) => body));
const writes = (): string[] =>
  api.requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method }) => method);
const text = `${MARKER}\nnew\n`;

describe('the comment that is kept', () => {
  test('is begun where there is something to say, and only there', async () => {
    const github = await on([]);
    expect(await keepComment(github, 7, text, false)).toBeNull();
    expect(bodies()).toEqual([]);
    expect(await keepComment(github, 7, text, true)).toEqual(expect.any(Number));
    expect(bodies()).toEqual([text]);
  });

  test('is kept current even where there is nothing to say any more', async () => {
    await keepComment(await on([{ body: `${MARKER}\nold` }]), 7, text, false);
    expect([bodies(), writes()]).toEqual([[text], ['PATCH']]);
  });

  test('is not written again for other line ends or blanks at its end', async () => {
    await keepComment(await on([{ body: `${MARKER}\r\nnew` }]), 7, text, true);
    expect(writes()).toEqual([]);
  });

  test('is ours only with our marker at its start and our account behind it', async () => {
    await keepComment(
      await on([
        { body: `${MARKER}\nforged`, user: mona },
        { body: ` ${MARKER}\nmoved` },
        { body: 'x' },
      ]),
      7,
      text,
      true,
    );
    expect([bodies(), writes()]).toEqual([
      [`${MARKER}\nforged`, ` ${MARKER}\nmoved`, 'x', text],
      ['POST'],
    ]);
  });

  test('is that of the account that the token belongs to', async () => {
    await keepComment(
      await on(
        [
          {
            body: `${MARKER}\nof the bot`,
            user: { login: 'github-actions[bot]', id: 2, type: 'Bot' },
          },
          { body: `${MARKER}\nof mona` },
        ],
        mona,
      ),
      7,
      text,
      true,
    );
    expect(bodies()).toEqual([`${MARKER}\nof the bot`, text]);
  });

  test('is that of the workflow where GraphQL does not answer', async () => {
    const github = await on([{ body: `${MARKER}\nold` }]);
    api.failNext('POST', /\/graphql$/, { status: 404 });
    await keepComment(github, 7, text, true);
    expect(bodies()).toEqual([text]);
  });
});

describe('several comments on one pull request', () => {
  test('are told apart by their keys', async () => {
    const github = await on([
      { body: `${markerOf('web')}\nold web` },
      { body: `${MARKER}\nold` },
      { body: `${markerOf('web-2')}\nold other` },
    ]);
    for (const key of ['', 'web', 'web-2', 'api'])
      await keepComment(github, 7, `${markerOf(key)}\nnew ${key}`, true);
    expect(bodies()).toEqual([
      `${markerOf('web')}\nnew web`,
      `${MARKER}\nnew `,
      `${markerOf('web-2')}\nnew web-2`,
      `${markerOf('api')}\nnew api`,
    ]);
  });
});

describe('a comment that another hand changed', () => {
  test('is written again', async () => {
    await keepComment(await on([{ body: `${MARKER}\nverdict: pass, trust me` }]), 7, text, false);
    expect(bodies()).toEqual([text]);
  });

  test('is no longer ours without its first line', async () => {
    await keepComment(await on([{ body: 'nothing to see' }]), 7, text, true);
    expect(bodies()).toEqual(['nothing to see', text]);
  });
});

describe('two runs at once', () => {
  test('leave one comment: the older, with what the younger says', async () => {
    const github = await on([]);
    const hosted = [...api.state.repositories.values()];
    api.afterNext(
      'GET',
      /\/issues\/7\/comments$/,
      () =>
        void api.host({
          ...hostedOnGitHub(pull),
          gitDirectory: undefined,
          comments: [{ issue: 7, body: `${MARKER}\nof the other run` }],
        }),
    );
    const id = await keepComment(github, 7, text, true);
    expect(
      hosted.flatMap(({ comments }) => comments).map((comment) => [comment.id, comment.body]),
    ).toEqual([[id, text]]);
    expect(writes()).toEqual(['POST', 'PATCH', 'DELETE']);
  });

  test('leave two where GitHub does not let one be deleted', async () => {
    const github = await on([]);
    api.afterNext(
      'GET',
      /\/issues\/7\/comments$/,
      () =>
        void api.host({
          ...hostedOnGitHub(pull),
          gitDirectory: undefined,
          comments: [{ issue: 7, body: `${MARKER}\nof the other run` }],
        }),
    );
    api.failNext('DELETE', /./, { status: 403 });
    await keepComment(github, 7, text, true);
    expect(bodies()).toEqual([text, text]);
  });

  test('do not touch what a stranger writes between', async () => {
    const github = await on([]);
    api.afterNext(
      'GET',
      /\/issues\/7\/comments$/,
      () =>
        void api.host({
          ...hostedOnGitHub(pull),
          gitDirectory: undefined,
          comments: [{ issue: 7, body: `${MARKER}\nforged`, user: mona }],
        }),
    );
    await keepComment(github, 7, text, true);
    expect([bodies(), writes()]).toEqual([[`${MARKER}\nforged`, text], ['POST']]);
  });
});

describe('an answer that got lost', () => {
  test.each([
    ['after the comment was made', true],
    ['before it was', false],
  ])('%s leaves one comment', async (_when, done) => {
    const github = await on([]);
    api.failNext('POST', /\/comments$/, { status: 201, drop: true, done });
    await keepComment(github, 7, text, true);
    expect([bodies(), writes()]).toEqual([[text], done ? ['POST'] : ['POST', 'POST']]);
  });

  test('again and again is an error at last', async () => {
    const github = await on([]);
    api.failNext('POST', /\/comments$/, { status: 502, times: 9 });
    await expect(keepComment(github, 7, text, true)).rejects.toThrow('it answered 502');
    expect([bodies(), writes().length]).toEqual([[], 4]);
  });

  test('of who we are is no reason to begin a second comment', async () => {
    const github = await on([{ body: `${MARKER}\nof mona` }], mona);
    api.failNext('POST', /\/graphql$/, { status: 502, times: 9 });
    await expect(keepComment(github, 7, text, true)).rejects.toThrow('it answered 502');
    expect(writes()).toEqual([]);
  });
});

test('a body without its marker is refused', async () => {
  await expect(keepComment(await on([]), 7, 'new', true)).rejects.toThrow('without its marker');
});
