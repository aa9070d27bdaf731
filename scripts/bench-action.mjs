// Times the action as a runner starts it: from the start of Node to the verdict in the log, and to
// the comment at GitHub. GitHub is a server on this machine that answers at once, so what is
// measured is memtrust alone.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ENV = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'bench',
  GIT_AUTHOR_EMAIL: 'bench@example.com',
  GIT_COMMITTER_NAME: 'bench',
  GIT_COMMITTER_EMAIL: 'bench@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

function git(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, env: ENV, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** A merge commit of a small pull request, checked out: 30 files, one of them a self-declared fact. */
function makeMerge(root) {
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  git(root, 'init', '-q', '-b', 'main');
  write('CLAUDE.md', 'Run the tests.\n');
  for (let index = 0; index < 28; index += 1)
    write(`src/module-${index}.ts`, `export const value = ${index};\n`.repeat(50));
  const commit = (message) => {
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', message);
    return git(root, 'rev-parse', 'HEAD');
  };
  const base = commit('base');
  git(root, 'switch', '-q', '-c', 'change');
  write('.memtrust/facts/a.md', '---\nstatus: accepted\n---\nA module holds one value.\n');
  const head = commit('head');
  git(root, 'switch', '-q', '--detach', base);
  git(root, 'merge', '-q', '--no-ff', '-m', 'merge', head);
  return { base, head, merge: git(root, 'rev-parse', 'HEAD') };
}

function answer({ base, head }, method, path) {
  if (path.startsWith('/graphql')) return { data: { viewer: { login: 'github-actions[bot]' } } };
  if (method === 'POST' && path.endsWith('/issues/1/comments'))
    return {
      id: 1,
      body: '',
      user: { login: 'github-actions[bot]', id: 1, type: 'Bot' },
      created_at: '2026-01-01T00:00:00Z',
    };
  if (path.endsWith('/pulls/1'))
    return {
      number: 1,
      state: 'open',
      user: { login: 'ada', type: 'User' },
      head: { sha: head, ref: 'change', repo: null },
      base: { sha: base, ref: 'main', repo: { default_branch: 'main' } },
      merge_commit_sha: null,
    };
  if (/\/(?:branches|git\/ref)\//.test(path))
    return {
      ref: 'refs/heads/main',
      name: 'main',
      object: { sha: base, type: 'commit' },
      commit: { sha: base },
    };
  if (path.endsWith('/permission'))
    return { permission: 'write', role_name: 'write', user: { login: 'ada', type: 'User' } };
  return [];
}

/** @returns medians in ms over `runs` runs, after one that is not counted. */
export async function measureAction(node, bundle, runs) {
  const root = mkdtempSync(join(tmpdir(), 'memtrust-bench-action-'));
  const temp = mkdtempSync(join(tmpdir(), 'memtrust-bench-runner-'));
  const commits = makeMerge(root);
  let commented = null;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.method === 'POST' && request.url.endsWith('/comments')) commented?.();
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'content-type': 'application/json',
      });
      response.end(
        JSON.stringify(
          answer(commits, request.method, new URL(request.url, 'http://localhost').pathname),
        ),
      );
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${server.address().port}`;
  const event = join(temp, 'event.json');
  writeFileSync(
    event,
    JSON.stringify({
      action: 'opened',
      number: 1,
      pull_request: {
        number: 1,
        user: { login: 'ada' },
        head: { sha: commits.head, ref: 'change', repo: null },
        base: { sha: commits.base, ref: 'main' },
      },
      repository: {
        full_name: 'acme/bench',
        default_branch: 'main',
        owner: { login: 'acme' },
        name: 'bench',
      },
    }),
  );
  const env = {
    ...ENV,
    HOME: temp,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: root,
    GITHUB_REPOSITORY: 'acme/bench',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_API_URL: url,
    GITHUB_GRAPHQL_URL: `${url}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: commits.merge,
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_RUN_ID: '1',
    RUNNER_TEMP: temp,
    INPUT_TOKEN: 'bench',
    INPUT_MODE: 'enforce',
    INPUT_COMMENT: 'on-change',
    INPUT_ANNOTATIONS: 'true',
    INPUT_ARTIFACTS: 'false',
    'INPUT_ARTIFACT-NAME': 'memtrust-report',
  };
  for (const name of [
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_STATE',
  ]) {
    env[name] = join(temp, name);
    writeFileSync(env[name], '');
  }
  const once = async () =>
    new Promise((done, fail) => {
      const start = performance.now();
      const times = {};
      let output = '';
      commented = () => (times.comment = performance.now() - start);
      const child = spawn(node, [bundle], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk;
          if (/verdict: /.test(output)) times.verdict ??= performance.now() - start;
        });
      }
      child.on('close', (code) =>
        code === 1 && times.verdict !== undefined && times.comment !== undefined
          ? done(times)
          : fail(new Error(`the action ended with ${code}: ${output}`)),
      );
    });
  try {
    await once();
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await once());
    const median = (of) => all.map(of).toSorted((a, b) => a - b)[Math.floor(runs / 2)];
    return { verdict: median((one) => one.verdict), comment: median((one) => one.comment) };
  } finally {
    server.close();
    for (const folder of [root, temp]) rmSync(folder, { recursive: true, force: true });
  }
}
