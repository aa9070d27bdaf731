import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener } from 'node:http';
import { listPullRequests, listRuns } from '../../src/companion/api.js';
import { getCommit } from '../../src/github/api/commits.js';
import { listComments } from '../../src/github/comment.js';
import { listPushes } from '../../src/github/api/branches.js';
import { listReviews } from '../../src/github/api/people.js';
import { createClient, type GitHub, httpFetch } from '../../src/github/client.js';
import { NetworkBudget } from '../../src/github/network-budget.js';
import { listen } from '../e2e/listening.js';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of clean.splice(0)) await one();
});

async function serve(answer: RequestListener): Promise<string> {
  const { port, close } = await listen(createServer(answer));
  clean.push(close);
  return `http://127.0.0.1:${port}`;
}

/** GitHub that says of each page that there is a next one. */
async function endless(body: unknown): Promise<{ github: GitHub; pages: () => number }> {
  let pages = 0;
  const apiUrl = await serve((_, response) => {
    pages += 1;
    response.setHeader('content-type', 'application/json');
    response.setHeader('link', `<${apiUrl}/next?page=${pages + 1}>; rel="next"`);
    response.end(JSON.stringify(body));
  });
  const github = createClient({
    token: 't',
    apiUrl,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
    network: new NetworkBudget(),
  });
  return { github, pages: () => pages };
}

const COMMIT = { commit: { message: 'm' }, parents: [] };

describe('SECURITY S54: a list whose pages do not end', () => {
  it.each<[string, unknown, (github: GitHub) => Promise<unknown>]>([
    ['of reviews', [], async (github) => listReviews(github, 7)],
    ['of comments', [], async (github) => listComments(github, 7)],
    [
      'of pull requests',
      [],
      async (github) => listPullRequests(github, { owner: 'acme', branch: 'topic' }),
    ],
    [
      'of runs',
      { total_count: 1e9, workflow_runs: [] },
      async (github) =>
        listRuns(github, { event: 'pull_request', headSha: 'a'.repeat(40), workflow: null }),
    ],
    [
      'of runs of a workflow',
      { total_count: 1e9, workflow_runs: [] },
      async (github) =>
        listRuns(github, { event: 'pull_request', headSha: 'a'.repeat(40), workflow: 'a.yml' }),
    ],
  ])('%s is no answer', async (_, body, ask) => {
    const { github, pages } = await endless(body);
    await expect(ask(github)).rejects.toThrow('a list has more than 100 pages');
    expect(pages()).toBe(101);
  });

  it('of pushes is not whole, and the files of a commit are unknown', async () => {
    const pushes = await endless([]);
    const where = { owner: 'acme', repo: 'widgets' };
    expect(await listPushes(pushes.github, where, 'topic')).toEqual({ pushes: [], isWhole: false });
    const commit = await endless(COMMIT);
    expect((await getCommit(commit.github, 'a'.repeat(40))).change).toBeNull();
    expect([pushes.pages(), commit.pages()]).toEqual([10, 30]);
  });
});

describe('SECURITY S54: an answer that does not end', () => {
  it('is given up after the bytes that the largest one may have', async () => {
    const piece = Buffer.alloc(4 * 1024 * 1024);
    const url = await serve((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expect(httpFetch(10_000)(url, { method: 'GET', headers: {} })).rejects.toThrow(
      'an answer has more than 150994944 bytes',
    );
  });
});
