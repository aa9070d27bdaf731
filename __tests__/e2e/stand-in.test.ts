import { execFile } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  COMMENT_LIMIT,
  GITHUB_ACTIONS_BOT,
  STAND_IN_TOKEN,
  startGitHubStandIn,
  type GitHubStandIn,
  type GitHubStandInOptions,
  type Json,
} from './github-stand-in.js';
import {
  git,
  hostedOnGitHub,
  makePullRequestRepository,
  pushToBranch,
  pushToPullRequest,
  type PullRequestRepository,
} from './pull-request.js';
import {
  githubReferences,
  renderedElements,
  renderedHeadings,
  renderMarkdown,
} from './render-markdown.js';
import { HAS_NODE_24, NODE_24, parseFileCommands, runAction } from './run-action.js';
import { parseRunnerCommands } from './runner-commands.js';
import { violations, type Exchange } from './openapi.js';
import type { WorkflowRun } from './workflow-runs.js';

let pull: PullRequestRepository;
beforeAll(() => {
  pull = makePullRequestRepository({
    base: {
      'README.md': 'hello\n',
      'docs/guide.md': 'guide\n',
      'old.md': 'old\n',
      'CLAUDE.md': { symlink: 'README.md' },
    },
    head: { 'old.md': null, 'a ::b\n.md': 'odd\n', 'bytes.bin': Buffer.from([0, 255, 10]) },
  });
});
afterAll(() => pull.remove());

describe('the stand-in for GitHub', () => {
  let standIn: GitHubStandIn | undefined;
  afterEach(async () => {
    await standIn?.close();
    expect(standIn?.violations ?? []).toEqual([]);
  });

  const start = async (options: Partial<GitHubStandInOptions> = {}): Promise<GitHubStandIn> => {
    standIn = await startGitHubStandIn({ repositories: [hostedOnGitHub(pull)], ...options });
    return standIn;
  };
  interface Reply {
    status: number;
    body: unknown;
    headers: Headers;
  }
  const ask = async (
    method: string,
    path: string,
    body?: Json,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const url = path.startsWith('http') ? path : `${standIn?.url ?? ''}${path}`;
    const response = await fetch(url, {
      method,
      headers: { authorization: `token ${STAND_IN_TOKEN}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const comments = '/repos/acme/widgets/issues/7/comments';

  test('refuses whoever brings no token, or another one', async () => {
    await start();
    expect(await ask('GET', '/repos/acme/widgets', undefined, { authorization: '' })).toMatchObject(
      { status: 401, body: { message: 'Requires authentication' } },
    );
    expect(
      await ask('GET', '/repos/acme/widgets', undefined, { authorization: 'Bearer x' }),
    ).toMatchObject({ status: 401, body: { message: 'Bad credentials' } });
  });

  test('knows its repository, whatever the case of its name, and its pull request', async () => {
    await start();
    expect(await ask('GET', '/repos/Acme/Widgets')).toMatchObject({
      status: 200,
      body: { full_name: 'acme/widgets', default_branch: 'main' },
    });
    expect(await ask('GET', '/repos/acme/widgets/pulls/7')).toMatchObject({
      body: {
        number: 7,
        head: { sha: pull.headSha },
        base: { ref: 'main', sha: pull.baseSha },
        merge_commit_sha: pull.mergeSha,
      },
    });
    expect((await ask('GET', '/repos/acme/widgets/pulls/8')).status).toBe(404);
    expect((await ask('GET', '/repos/acme/gadgets')).status).toBe(404);
    expect(standIn?.unknown).toEqual([]);
  });

  test('keeps comments, with their author, and changes them', async () => {
    await start();
    const created = await ask('POST', comments, { body: 'first' });
    expect(created).toMatchObject({
      status: 201,
      body: { body: 'first', user: { ...GITHUB_ACTIONS_BOT } },
    });
    const { id } = created.body as { id: number };
    expect(
      await ask('PATCH', `/repos/acme/widgets/issues/comments/${id}`, { body: 'second' }),
    ).toMatchObject({ status: 200, body: { id, body: 'second' } });
    expect((await ask('GET', comments)).body).toMatchObject([{ id, body: 'second' }]);
    expect(
      (await ask('PATCH', '/repos/acme/widgets/issues/comments/1', { body: 'x' })).status,
    ).toBe(404);
    expect(standIn?.requests.map(({ method, status, body }) => [method, status, body])).toEqual([
      ['POST', 201, { body: 'first' }],
      ['PATCH', 200, { body: 'second' }],
      ['GET', 200, undefined],
      ['PATCH', 404, { body: 'x' }],
    ]);
  });

  test('refuses a comment that is too long, and takes one that just fits', async () => {
    await start();
    expect((await ask('POST', comments, { body: '😀'.repeat(COMMENT_LIMIT) })).status).toBe(201);
    expect(await ask('POST', comments, { body: 'x'.repeat(COMMENT_LIMIT + 1) })).toMatchObject({
      status: 422,
      body: {
        message: 'Validation Failed',
        errors: [
          { resource: 'IssueComment', message: 'Body is too long (maximum is 65536 characters)' },
        ],
      },
    });
  });

  test('refuses to write without the permission, and still lets a public repository be read', async () => {
    await start({ permissions: { contents: 'read', 'pull-requests': 'read' } });
    const refused = await ask('POST', comments, { body: 'x' });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    expect(refused.headers.get('x-accepted-github-permissions')).toBe(
      'issues=write; pull_requests=write',
    );
    expect(
      (await ask('PATCH', '/repos/acme/widgets/issues/comments/1', { body: 'x' })).status,
    ).toBe(403);
    expect((await ask('GET', comments)).status).toBe(200);
  });

  test('keeps a private repository from a token that may not read it', async () => {
    const secret = makePullRequestRepository({ base: { a: '1' }, head: { b: '2' }, private: true });
    await start({ repositories: [hostedOnGitHub(secret)], permissions: { contents: 'read' } });
    expect((await ask('GET', '/repos/acme/widgets/git/ref/heads/main')).status).toBe(200);
    expect((await ask('GET', comments)).status).toBe(403);
    secret.remove();
  });

  test('pages through comments by the Link header, in the order of their making', async () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ issue: 7, body: `c${index}` }));
    await start({ repositories: [{ ...hostedOnGitHub(pull), comments: many }] });
    const bodies: string[] = [];
    for (let next: string | undefined = `${comments}?per_page=2`; next !== undefined;) {
      const reply: Reply = await ask('GET', next);
      bodies.push(...(reply.body as { body: string }[]).map(({ body }) => body));
      next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(bodies).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
    expect(standIn?.requests).toHaveLength(3);
  });

  test('reads refs, branches, commits, trees and blobs from the real repository', async () => {
    await start();
    const at = '/repos/acme/widgets';
    expect((await ask('GET', `${at}/git/ref/heads/main`)).body).toMatchObject({
      ref: 'refs/heads/main',
      object: { sha: pull.baseSha, type: 'commit' },
    });
    expect((await ask('GET', `${at}/git/ref/pull%2F7%2Fmerge`)).body).toMatchObject({
      object: { sha: pull.mergeSha },
    });
    expect((await ask('GET', `${at}/branches/main`)).body).toMatchObject({
      name: 'main',
      commit: { sha: pull.baseSha },
    });
    expect(await ask('GET', `${at}/branches/gone`)).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
    const commit = (await ask('GET', `${at}/git/commits/${pull.mergeSha}`)).body as {
      tree: { sha: string };
      parents: { sha: string }[];
    };
    expect(commit.parents.map(({ sha }) => sha)).toEqual([pull.baseSha, pull.headSha]);
    const { tree } = (await ask('GET', `${at}/git/trees/${commit.tree.sha}?recursive=1`)).body as {
      tree: { path: string; mode: string; sha: string }[];
    };
    expect(tree.map(({ path, mode }) => [path, mode])).toEqual([
      ['CLAUDE.md', '120000'],
      ['README.md', '100644'],
      ['a ::b\n.md', '100644'],
      ['bytes.bin', '100644'],
      ['docs', '040000'],
      ['docs/guide.md', '100644'],
    ]);
    const flat = (await ask('GET', `${at}/git/trees/main`)).body as {
      tree: { path: string }[];
      truncated: boolean;
    };
    expect(flat.tree.map(({ path }) => path)).toEqual(['CLAUDE.md', 'README.md', 'docs', 'old.md']);
    expect(flat.truncated).toBe(false);
    const blob = (await ask('GET', `${at}/git/blobs/${tree[3]?.sha ?? ''}`)).body as {
      content: string;
      encoding: string;
    };
    expect([...Buffer.from(blob.content, 'base64')]).toEqual([0, 255, 10]);
    expect((await ask('GET', `${at}/git/blobs/${pull.mergeSha}`)).status).toBe(404);
    expect((await ask('GET', `${at}/git/blobs/HEAD`)).status).toBe(422);
    expect((await ask('GET', `${at}/git/trees/--help`)).status).toBe(404);
  });

  test('says who the token is by GraphQL only', async () => {
    await start();
    expect((await ask('POST', '/graphql', { query: 'query { viewer { login } }' })).body).toEqual({
      data: { viewer: { login: 'github-actions[bot]' } },
    });
    expect(await ask('GET', '/user')).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    expect(standIn?.unknown).toEqual([]);
  });

  test('records what it does not know', async () => {
    await start();
    expect(await ask('DELETE', '/repos/acme/widgets')).toMatchObject({
      status: 404,
      body: { message: 'Not Found', status: '404' },
    });
    await ask('POST', '/graphql', { query: '{ repository { id } }' });
    expect(standIn?.unknown.map(({ path }) => path)).toEqual(['/repos/acme/widgets', '/graphql']);
  });

  test('fails as often as it is told to', async () => {
    const api = await start();
    api.failNext('GET', /\/comments$/, { status: 503, headers: { 'retry-after': '1' }, times: 2 });
    const replies = [
      await ask('GET', comments),
      await ask('GET', comments),
      await ask('GET', comments),
    ];
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(replies[0]?.headers.get('retry-after')).toBe('1');
  });

  test('answers late, with what is no JSON, or not at all, and still does what was asked if told to', async () => {
    const api = await start();
    api.failNext('GET', /\/comments$/, { status: 200, body: Buffer.from('<html>'), after: 50 });
    api.failNext('POST', /\/comments$/, { status: 502, drop: true, done: true });
    const before = Date.now();
    const odd = await fetch(`${api.url}${comments}`, {
      headers: { authorization: `token ${STAND_IN_TOKEN}` },
    });
    expect([await odd.text(), Date.now() - before >= 45]).toEqual(['<html>', true]);
    await expect(ask('POST', comments, { body: 'x' })).rejects.toThrow('fetch failed');
    expect((await ask('GET', comments)).body).toMatchObject([{ body: 'x' }]);
    const { id } = ((await ask('GET', comments)).body as { id: number }[])[0] ?? { id: 0 };
    expect(
      (
        await fetch(`${api.url}/repos/acme/widgets/issues/comments/${id}`, {
          method: 'DELETE',
          headers: { authorization: `token ${STAND_IN_TOKEN}` },
        })
      ).status,
    ).toBe(204);
    expect((await ask('GET', comments)).body).toEqual([]);
  });

  test('counts requests, and refuses the one too many', async () => {
    await start({ rateLimit: 2 });
    const replies = [
      await ask('GET', comments),
      await ask('GET', comments),
      await ask('GET', comments),
    ];
    expect(
      replies.map(({ status, headers }) => [status, headers.get('x-ratelimit-remaining')]),
    ).toEqual([
      [200, '1'],
      [200, '0'],
      [403, '0'],
    ]);
    expect(Number(replies[2]?.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000);
  });

  test('lists pull requests by state and head, and runs of workflows by file, event and commit, page by page', async () => {
    const runs = Array.from({ length: 3 }, (_, index): WorkflowRun => ({
      id: 100 + index,
      file: index === 2 ? 'other.yml' : 'memtrust.yml',
      name: 'memtrust',
      event: 'pull_request',
      headSha: pull.headSha,
      headBranch: 'change',
      headRepository: pull.payload.pull_request.head.repo,
      createdAt: '2026-01-01T00:00:00Z',
      startedAt: '2026-01-01T00:00:00Z',
      status: 'completed',
      conclusion: 'failure',
      attempt: 1,
    }));
    const api = await start({
      repositories: [{ ...hostedOnGitHub(pull), runs }],
      permissions: { actions: 'write' },
    });
    const at = '/repos/acme/widgets';
    const numbers = async (query: string): Promise<number[]> =>
      ((await ask('GET', `${at}/pulls?${query}`)).body as { number: number }[]).map(
        ({ number }) => number,
      );
    expect([
      await numbers('state=open&head=acme:change'),
      await numbers('head=acme:other'),
      await numbers('state=closed'),
    ]).toEqual([[7], [], []]);
    const ids = async (path: string): Promise<unknown> => {
      const { total_count, workflow_runs } = (await ask('GET', `${at}/actions/${path}`)).body as {
        total_count: number;
        workflow_runs: { id: number }[];
      };
      return [total_count, ...workflow_runs.map(({ id }) => id)];
    };
    expect(await ids('workflows/memtrust.yml/runs?event=pull_request')).toEqual([2, 101, 100]);
    expect(await ids(`runs?head_sha=${pull.headSha}&per_page=2&page=2`)).toEqual([3, 100]);
    expect(await ids(`runs?head_sha=${pull.baseSha}`)).toEqual([0]);
    expect((await ask('GET', `${at}/actions/workflows/gone.yml/runs`)).status).toBe(404);
    expect((await ask('POST', `${at}/actions/runs/100/rerun`)).status).toBe(201);
    expect(await ask('GET', `${at}/actions/runs/100`)).toMatchObject({
      body: { status: 'queued', conclusion: null, run_attempt: 2 },
    });
    expect(await ask('POST', `${at}/actions/runs/100/rerun`)).toMatchObject({
      status: 403,
      body: { message: 'This workflow is already running' },
    });
    expect(api.state.repositories.get('acme/widgets')?.runs.get(100)?.attempt).toBe(2);
  });

  test('offers git over HTTP: public repositories to everybody, private ones to nobody, and none to write to', async () => {
    const secret = makePullRequestRepository({
      base: { a: '1' },
      head: { b: '2' },
      private: true,
      repository: 'acme/secret',
    });
    const api = await start({ repositories: [hostedOnGitHub(pull), hostedOnGitHub(secret)] });
    const list = (name: string): Promise<string> =>
      new Promise((resolve) => {
        execFile(
          'git',
          ['ls-remote', `${api.url}/${name}`, 'refs/pull/7/merge'],
          {
            env: {
              PATH: process.env['PATH'],
              GIT_TERMINAL_PROMPT: '0',
              GIT_CONFIG_GLOBAL: '/dev/null',
            },
          },
          (error, out) => resolve(error === null ? out : 'refused'),
        );
      });
    expect(await list('acme/widgets.git')).toBe(`${pull.mergeSha}\trefs/pull/7/merge\n`);
    expect([await list('acme/secret'), await list('acme/gone')]).toEqual(['refused', 'refused']);
    expect(
      (await fetch(`${api.url}/acme/widgets.git/git-receive-pack`, { method: 'POST' })).status,
    ).toBe(401);
    secret.remove();
  });

  test('lets the world move between two reads', async () => {
    const moving = makePullRequestRepository({ base: { a: '1' }, head: { b: '2' } });
    const api = await start({ repositories: [hostedOnGitHub(moving)] });
    let tip = '';
    api.afterNext('GET', /\/git\/ref\/heads\/main$/, () => {
      tip = pushToBranch(moving, 'main', { c: '3' });
    });
    const read = async (): Promise<string> =>
      (
        (await ask('GET', '/repos/acme/widgets/git/ref/heads%2Fmain')).body as {
          object: { sha: string };
        }
      ).object.sha;
    expect([await read(), await read()]).toEqual([moving.baseSha, tip]);
    expect(tip).not.toBe(moving.baseSha);
    moving.remove();
  });
});

describe("GitHub's own description", () => {
  const good: Exchange = {
    method: 'POST',
    pathname: '/repos/a/b/actions/runs/1/rerun',
    query: new URLSearchParams(),
    body: undefined,
    status: 201,
    answer: {},
  };

  test.each<[string, Partial<Exchange>, string[]]>([
    ['nothing', {}, []],
    [
      'an operation that it does not have',
      { pathname: '/repos/a/b/nothing' },
      ['no such operation'],
    ],
    [
      'a number that is none',
      { pathname: '/repos/a/b/actions/runs/one/rerun' },
      ['the parameter run_id must be integer'],
    ],
    [
      'a query that nobody reads',
      { query: new URLSearchParams('force=1') },
      ['the query parameter force is unknown'],
    ],
    [
      'a field that nobody reads',
      { body: { debug: true } },
      ['the field debug of the body is unknown'],
    ],
    [
      'a field of another kind',
      { body: { enable_debug_logging: 'yes' } },
      ['the body/enable_debug_logging must be boolean'],
    ],
    [
      'a body that is missing',
      { pathname: '/repos/a/b/issues/1/comments' },
      ['the body is missing', 'the answer must have required property'],
    ],
    ['another status', { status: 202 }, ['the status 202 is not described']],
    [
      'another answer',
      { answer: { ok: true } },
      ['the answer must NOT have additional properties'],
    ],
    [
      'an error that is not one of GitHub',
      { status: 404, answer: { message: 404 } },
      ['the answer/message must be string'],
    ],
  ])('finds %s', (_what, change, found) => {
    const complaints = violations({ ...good, ...change });
    for (const part of found) expect(complaints.join('\n')).toContain(part);
    expect(complaints.length === 0).toBe(found.length === 0);
  });
});

describe('a pull request made of real git', () => {
  test('is checked out as actions/checkout leaves it', () => {
    expect(git(pull.workspace, ['rev-parse', 'HEAD']).trim()).toBe(pull.mergeSha);
    expect(git(pull.workspace, ['rev-parse', '--is-shallow-repository']).trim()).toBe('true');
    expect(() => git(pull.workspace, ['symbolic-ref', '-q', 'HEAD'])).toThrow();
    expect(() => git(pull.workspace, ['cat-file', '-e', pull.baseSha])).toThrow();
    expect(git(pull.workspace, ['status', '--porcelain'])).toBe('');
    expect(git(pull.workspace, ['fetch', '--quiet', '--depth=1', 'origin', pull.baseSha])).toBe('');
    expect(lstatSync(join(pull.workspace, 'CLAUDE.md')).isSymbolicLink()).toBe(true);
    expect(readlinkSync(join(pull.workspace, 'CLAUDE.md'))).toBe('README.md');
    expect(readFileSync(join(pull.workspace, 'a ::b\n.md'), 'utf8')).toBe('odd\n');
    expect(existsSync(join(pull.workspace, 'old.md'))).toBe(false);
  });

  test('has equal commits for equal files', () => {
    const options = { base: { a: '1' }, head: { a: '2' }, baseAfter: { b: '1' } };
    const [one, two] = [makePullRequestRepository(options), makePullRequestRepository(options)];
    expect([one.baseSha, one.headSha, one.mergeSha]).toEqual([
      two.baseSha,
      two.headSha,
      two.mergeSha,
    ]);
    expect(git(one.origin, ['ls-tree', '--name-only', one.mergeSha])).toBe('a\nb\n');
    one.remove();
    two.remove();
  });

  test('comes with a payload of GitHub, with its own names in it', () => {
    const { payload, trigger } = pull;
    expect(payload).toMatchObject({
      action: 'opened',
      number: 7,
      repository: { full_name: 'acme/widgets', name: 'widgets', owner: { login: 'acme' } },
      sender: { login: 'contributor' },
      pull_request: {
        number: 7,
        url: 'https://api.github.com/repos/acme/widgets/pulls/7',
        user: { login: 'contributor' },
        merge_commit_sha: pull.mergeSha,
        commits: 1,
        changed_files: 3,
        base: { ref: 'main', sha: pull.baseSha, repo: { full_name: 'acme/widgets' } },
        head: {
          ref: 'change',
          sha: pull.headSha,
          repo: { full_name: 'acme/widgets', fork: false },
        },
      },
    });
    expect(JSON.stringify(payload)).not.toMatch(/Codertocat|Hello-World|installation/);
    expect(trigger).toMatchObject({
      sha: pull.mergeSha,
      ref: 'refs/pull/7/merge',
      workspace: pull.workspace,
    });
  });

  test('may come from a fork, or from one that is gone', () => {
    const fork = makePullRequestRepository({
      base: { a: '1' },
      head: { a: '2' },
      headRepository: 'contributor/widgets-fork',
    });
    expect(fork.payload.pull_request.head).toMatchObject({
      label: 'contributor:change',
      repo: { full_name: 'contributor/widgets-fork', fork: true, owner: { login: 'contributor' } },
    });
    expect(fork.payload.pull_request.head.repo?.id).not.toBe(fork.payload.repository.id);
    expect(fork.payload.pull_request.head.repo?.url).toBe(
      'https://api.github.com/repos/contributor/widgets-fork',
    );
    expect(() => git(fork.origin, ['show-ref', '--verify', 'refs/heads/change'])).toThrow();
    const gone = makePullRequestRepository({
      base: { a: '1' },
      head: { a: '2' },
      headRepository: null,
    });
    expect(gone.payload.pull_request.head.repo).toBeNull();
    fork.remove();
    gone.remove();
  });

  test('may be opened against a branch that is not the default one', () => {
    const lax = makePullRequestRepository({
      base: { a: '1' },
      head: { a: '2' },
      baseAfter: { b: '1' },
      baseRef: 'release/1',
      defaultBranch: 'main',
    });
    expect(lax.payload).toMatchObject({
      repository: { default_branch: 'main' },
      pull_request: { base: { ref: 'release/1', sha: lax.baseSha } },
    });
    expect(pushToBranch(lax, 'main', { c: '1' })).not.toBe(lax.baseSha);
    expect(git(lax.origin, ['ls-tree', '--name-only', 'main'])).toBe('a\nc\n');
    lax.remove();
  });

  test('takes a further commit, on top of a base that moved', () => {
    const first = makePullRequestRepository({ base: { a: '1' }, head: { b: '1' } });
    const tip = pushToBranch(first, 'main', { c: '1' });
    const second = pushToPullRequest(first, { b: '2' });
    expect(second.baseSha).toBe(tip);
    expect(second.payload).toMatchObject({
      action: 'synchronize',
      before: first.headSha,
      after: second.headSha,
      pull_request: { commits: 2 },
    });
    expect(second.payload).not.toHaveProperty('installation');
    expect(git(second.workspace, ['rev-parse', 'HEAD']).trim()).toBe(second.mergeSha);
    expect(readFileSync(join(second.workspace, 'b'), 'utf8')).toBe('2');
    expect(readFileSync(join(second.workspace, 'c'), 'utf8')).toBe('1');
    expect(readFileSync(join(first.workspace, 'b'), 'utf8')).toBe('1');
    first.remove();
  });

  test('refuses to delete what is not there', () => {
    expect(() => makePullRequestRepository({ base: { a: '1' }, head: { b: null } })).toThrow(
      'nothing to delete at "b"',
    );
  });
});

describe('running an action', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'memtrust-bundle-'));
    writeFileSync(
      join(folder, 'action.yml'),
      [
        'inputs:',
        '  github-token:',
        '    default: ${{ github.token }}',
        '  mode:',
        '    default: enforce',
        '  two words:',
        '    description: none',
      ].join('\n'),
    );
    writeFileSync(
      join(folder, 'index.mjs'),
      `
      import { appendFileSync, writeFileSync } from 'node:fs';
      const { env } = process;
      const pull = await fetch(env.GITHUB_API_URL + '/repos/' + env.GITHUB_REPOSITORY + '/pulls/7', { headers: { authorization: 'Bearer ' + env['INPUT_GITHUB-TOKEN'] } });
      appendFileSync(env.GITHUB_OUTPUT, 'status=' + pull.status + '\\nlong<<END\\none\\n\\ntwo\\nEND\\n');
      appendFileSync(env.GITHUB_STEP_SUMMARY, '# Sum');
      appendFileSync(env.GITHUB_ENV, 'A=1\\n');
      writeFileSync(env.RUNNER_TEMP + '/report.json', '{}');
      console.log(JSON.stringify({ cwd: process.cwd(), version: process.version, env }));
      console.error('::warning::careful');
      process.exitCode = 3;
    `,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('gives it what a runner gives, and brings back what it leaves', async () => {
    const standIn = await startGitHubStandIn({ repositories: [hostedOnGitHub(pull)] });
    const run = await runAction({
      ...pull.trigger,
      apiUrl: standIn.url,
      token: STAND_IN_TOKEN,
      program: join(folder, 'index.mjs'),
      actionYml: join(folder, 'action.yml'),
      inputs: { Mode: 'report' },
      env: { EXTRA: 'yes' },
    });
    await standIn.close();
    expect(run).toMatchObject({
      code: 3,
      outputs: { status: '200', long: 'one\n\ntwo' },
      summary: '# Sum',
      envFile: 'A=1\n',
      pathFile: '',
      stateFile: '',
    });
    expect([...run.tempFiles.keys()]).toEqual(['report.json']);
    expect(parseRunnerCommands(run.stderr)).toMatchObject([
      { command: 'warning', data: 'careful' },
    ]);
    const seen = JSON.parse(run.stdout) as {
      cwd: string;
      version: string;
      env: Record<string, string>;
    };
    expect(seen.version).toMatch(HAS_NODE_24 ? /^v2[4-9]\./ : process.version);
    expect(seen.cwd).toBe(pull.workspace);
    expect(seen.env).toMatchObject({
      INPUT_MODE: 'report',
      'INPUT_GITHUB-TOKEN': STAND_IN_TOKEN,
      INPUT_TWO_WORDS: '',
      EXTRA: 'yes',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: pull.mergeSha,
      GITHUB_BASE_REF: 'main',
      GITHUB_REF_NAME: '7/merge',
    });
    // Nothing of this machine: jest's own environment would change what is tested.
    const foreign = Object.keys(seen.env).filter(
      (name) => !/^(?:GITHUB|RUNNER|INPUT)_|^(?:CI|EXTRA|HOME|LANG|PATH)$/.test(name),
    );
    expect(foreign).toEqual([]);
    run.remove();
    expect(existsSync(run.runnerTemp)).toBe(false);
  });

  test('stops an action that does not end', async () => {
    writeFileSync(join(folder, 'hang.mjs'), 'setInterval(() => {}, 1000);');
    const run = await runAction({
      ...pull.trigger,
      apiUrl: 'http://127.0.0.1:9',
      token: 'x',
      program: join(folder, 'hang.mjs'),
      node: NODE_24,
      timeoutMs: 300,
    });
    expect(run.code).toBeNull();
    run.remove();
  });

  test('reads command files as the runner does', () => {
    expect(parseFileCommands('a=1=2\nb<<E O\n\nx=<<\nE O\n\nc=\n')).toEqual({
      a: '1=2',
      b: '\nx=<<',
      c: '',
    });
    expect(parseFileCommands('a<<E\nE\n')).toEqual({ a: '' });
    expect(() => parseFileCommands('a<<E\nx\n')).toThrow('Matching delimiter not found');
    expect(() => parseFileCommands('a\n')).toThrow('Invalid format');
  });
});

describe("the runner's command parsers", () => {
  const names = (output: string): string[] =>
    parseRunnerCommands(output).map(({ command }) => command);

  test('find :: after leading blanks only, and ##[ anywhere', () => {
    expect(names('\t \u00a0::error::x')).toEqual(['error']);
    expect(names('>>> ::error::x\nxxerror::x')).toEqual([]);
    expect(names('>>> ##[error]x')).toEqual(['error']);
    expect(names('one\r::error::x\r\n::Warning::y')).toEqual(['error', 'warning']);
  });

  test('leave names alone that are not registered', () => {
    expect(
      names('::other::x\n##[command]ls\n::error:x\n::error\n##[error x\n##[other] ##[error]'),
    ).toEqual([]);
    expect(names('\u200b::error::x')).toEqual([]);
    expect(names('::other::##[error]x')).toEqual(['error']);
  });

  test('pass over weightless characters between the second pair of colons', () => {
    expect(names('::error:\u200b:x')).toEqual(['error']);
  });

  test('take properties and escapes apart', () => {
    expect(parseRunnerCommands('::error File=a%2Cb%3A, line=1=2,empty=,::50%25%0Ax%3A')).toEqual([
      {
        command: 'error',
        properties: { file: 'a,b:', ' line': '1=2' },
        data: '50%\nx%3A',
        syntax: '::',
        line: 1,
      },
    ]);
    expect(parseRunnerCommands('##[set-env name=%3B;x=%5D;]%253B-%0D')).toEqual([
      {
        command: 'set-env',
        properties: { name: ';', x: ']' },
        data: '%3B-\r',
        syntax: '##[',
        line: 1,
      },
    ]);
  });

  test('stop at stop-commands until its token', () => {
    expect(names('::stop-commands::Tok\n::error::x\n::tok::\n::error::y')).toEqual([
      'stop-commands',
      'tok',
      'error',
    ]);
    expect(names('::stop-commands::error\n::warning::y')).toEqual(['stop-commands', 'warning']);
  });
});

describe('rendered markdown', () => {
  test('shows links, images and headings, from markdown and from raw HTML', () => {
    expect(
      renderedElements('## T\n\n![i](x) https://example.com <a href="javascript:1">x</a>'),
    ).toEqual(['h2', 'p', 'img', 'a', 'a']);
    expect(renderedElements('`<a>` ``![x](`y`)``')).toEqual(['p', 'code', 'code']);
    expect(renderedElements('<!-- <a> -->')).toEqual([]);
    expect(renderedHeadings('## The *title*\n\n<h1>x &amp; y</h1>')).toEqual([
      { level: 2, text: 'The title' },
      { level: 1, text: 'x & y' },
    ]);
    expect(renderMarkdown('| a |\n|---|\n| b |')).toContain('<td>b</td>');
  });

  test('gives away mentions, issue references and commits', () => {
    const text =
      'Hi @octocat and (@acme/team), see #12, GH-3, acme/widgets#4 at 1a2b3c4 <div>&commat;x &#35;5</div>';
    expect(githubReferences(text)).toEqual([
      { kind: 'mention', text: '@octocat' },
      { kind: 'mention', text: '@acme/team' },
      { kind: 'issue', text: '#12' },
      { kind: 'issue', text: 'acme/widgets#4' },
      { kind: 'issue', text: 'GH-3' },
      { kind: 'commit', text: '1a2b3c4' },
      { kind: 'mention', text: '@x' },
      { kind: 'issue', text: '#5' },
    ]);
  });

  test('finds none in code, links, comments and ordinary text', () => {
    expect(
      githubReferences(
        '`@a #1 1a2b3c4`\n\n```\n@b GH-1\n```\n\n    @c\n\n<!-- @d -->\n\n[1a2b3c4](https://example.com) a@ b #x 123456 # 1',
      ),
    ).toEqual([]);
    expect(githubReferences(`sha256:${'a'.repeat(64)}`)).toEqual([]);
  });
});
