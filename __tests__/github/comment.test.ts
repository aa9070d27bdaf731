import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient, type GitHub } from '../../src/github/client.js';
import { keepComment, MARKER } from '../../src/github/comment.js';
import { STAND_IN_TOKEN, startGitHubStandIn, type GitHubStandIn, type Identity } from '../e2e/github-stand-in.js';
import { hostedOnGitHub, makePullRequestRepository } from '../e2e/pull-request.js';

const pull = makePullRequestRepository({ base: { a: '1' }, head: { a: '2' } });
pull.remove();
const mona: Identity = { login: 'mona', id: 1, type: 'User' };

let api: GitHubStandIn;
afterEach(async () => api.close());

async function on(comments: readonly { body: string; user?: Identity }[], identity?: Identity): Promise<GitHub> {
  const hosted = { ...hostedOnGitHub(pull), gitDirectory: undefined, comments: comments.map((comment) => ({ ...comment, issue: 7 })) };
  api = await startGitHubStandIn({ repositories: [hosted], ...(identity === undefined ? {} : { identity }) });
  return createClient({ token: STAND_IN_TOKEN, apiUrl: api.url, repository: { owner: 'acme', repo: 'widgets' }, version: '0', remark: () => undefined });
}

const bodies = (): string[] => [...api.state.repositories.values()].flatMap(({ comments }) => comments.map(({ body }) => body));
const writes = (): string[] => api.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').map(({ method }) => method);
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
    await keepComment(await on([{ body: `${MARKER}\nforged`, user: mona }, { body: ` ${MARKER}\nmoved` }, { body: 'x' }]), 7, text, true);
    expect([bodies(), writes()]).toEqual([[`${MARKER}\nforged`, ` ${MARKER}\nmoved`, 'x', text], ['POST']]);
  });

  test('is that of the account that the token belongs to', async () => {
    await keepComment(await on([{ body: `${MARKER}\nof the bot`, user: { login: 'github-actions[bot]', id: 2, type: 'Bot' } }, { body: `${MARKER}\nof mona` }], mona), 7, text, true);
    expect(bodies()).toEqual([`${MARKER}\nof the bot`, text]);
  });

  test('is that of the workflow where GraphQL does not answer', async () => {
    const github = await on([{ body: `${MARKER}\nold` }]);
    api.failNext('POST', /\/graphql$/, { status: 404 });
    await keepComment(github, 7, text, true);
    expect(bodies()).toEqual([text]);
  });
});

test('a body without its marker is refused', async () => {
  await expect(keepComment(await on([]), 7, 'new', true)).rejects.toThrow('without its marker');
});
