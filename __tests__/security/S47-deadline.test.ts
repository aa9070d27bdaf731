import { afterEach, describe, expect, test } from '@jest/globals';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { getPullRequest } from '../../src/github/api/pull-requests.js';
import { mergeAt } from '../../src/github/base.js';
import { createClient, type GitHub } from '../../src/github/client.js';
import { reportFault } from '../../src/github/results.js';
import { NETWORK_MS, NetworkBudget } from '../../src/github/network-budget.js';
import { nullOnApiError } from '../../src/github/answers.js';
import { CommitTrees } from '../../src/github/reviews/commits.js';
import { WaitedTooLong } from '../../src/text/errors.js';
import { fetchCommit } from '../../src/tree/commits.js';
import {
  limitPerWait,
  type Environment,
  gitOutput,
  openRepository,
  type Repository,
} from '../../src/tree/git.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { listen } from '../e2e/listening.js';
import { GIT_ENVIRONMENT, makeRepository, withRepository } from '../repository.js';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of clean.splice(0).toReversed()) await one();
});

/** A server that takes connections, and then does what it is told; nothing by default. */
async function serve(server: Server = createServer()): Promise<string> {
  const { port, close } = await listen(server);
  clean.push(close);
  return `127.0.0.1:${port}`;
}

const serveHttp = async (answer: RequestListener): Promise<string> =>
  `http://${await serve(createHttpServer(answer))}`;
const clientOf = (apiUrl: string, network: NetworkBudget): GitHub =>
  createClient({
    token: 't',
    apiUrl,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
    network,
  });
const caught = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  );
const PULL = { head: { sha: 'a'.repeat(40) }, base: { ref: 'main' } };

describe('security/S47 one deadline for all waiting of a run', () => {
  test('is a minute', () => {
    expect([NETWORK_MS, new NetworkBudget().left()]).toEqual([60_000, 60_000]);
  });

  test('counts good answers that are slow: nine seconds each are enough for seven, and the error says what took the time', async () => {
    let now = 0;
    const network = new NetworkBudget({ now: () => now, sleep: async () => undefined });
    const url = await serveHttp((_request, response) => {
      now += 9_000;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(PULL));
    });
    for (let times = 0; times < 7; times += 1) await getPullRequest(clientOf(url, network), 7);
    const error = await caught(getPullRequest(clientOf(url, network), 7));
    expect(error).toBeInstanceOf(WaitedTooLong);
    expect(error).toMatchObject({
      message:
        "waited too long: a run may wait 60 s for the network, and that time is over (answers of GitHub's API 63 s)",
      remedy: expect.stringMatching(/^Run the job again; /),
    });
  });

  test('counts waits at the same time once, and pauses too', async () => {
    let now = 0;
    const network = new NetworkBudget({
      now: () => now,
      sleep: async (milliseconds) => void (now += milliseconds),
    });
    const ends: (() => void)[] = [];
    const wait = async (): Promise<void> => new Promise((end) => void ends.push(end));
    const both = [network.spend('one', wait), network.spend('two', wait)];
    now = 10_000;
    ends[0]?.();
    await both[0];
    now = 15_000;
    expect(network.left()).toBe(45_000);
    ends[1]?.();
    await both[1];
    now = 100_000; // judged meanwhile: that is no waiting
    expect(network.left()).toBe(45_000);
    expect([await network.pause(1, 44_000), network.left(), await network.pause(1, null)]).toEqual([
      true,
      1_000,
      true,
    ]);
  });

  test('ends an API that never answers, and is not passed over where a missing answer is', async () => {
    const url = `http://${await serve()}`;
    const github = clientOf(url, new NetworkBudget(undefined, 300));
    expect(await caught(nullOnApiError(getPullRequest(github, 7)))).toBeInstanceOf(WaitedTooLong);
    // From now on nothing is asked any more.
    expect(await caught(nullOnApiError(getPullRequest(github, 7)))).toBeInstanceOf(WaitedTooLong);
  });

  test('ends an answer that comes a byte at a time', async () => {
    const url = await serveHttp((_request, response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(
      await caught(getPullRequest(clientOf(url, new NetworkBudget(undefined, 300)), 7)),
    ).toBeInstanceOf(WaitedTooLong);
  });

  test.each(['http', 'git'])(
    'ends a fetch over %s:// that never answers, with what git was asked for',
    async (scheme) => {
      const { repository, objects } = await shallowClone(
        `${scheme}://${await serve()}/acme/widgets.git`,
        new NetworkBudget(undefined, 400),
      );
      const missing = 'b'.repeat(40);
      const error = await caught(fetchCommit(repository, objects, missing));
      expect(error).toMatchObject({
        name: 'WaitedTooLong',
        message: expect.stringMatching(
          /may wait 400 ms for the network, and that time is over \(git fetch \d+ ms\)/,
        ),
      });
      expect(
        await caught(
          mergeAt({ repository, objects }, missing, {
            kind: 'pull_request',
            number: 7,
            headSha: missing,
            baseRef: 'main',
            defaultBranch: 'main',
            author: 'mona',
          }),
        ),
      ).toBeInstanceOf(WaitedTooLong);
    },
  );

  test('is one for git and the API: what git used up the API does not have', async () => {
    const network = new NetworkBudget(undefined, 400);
    const { repository, objects } = await shallowClone(
      `http://${await serve()}/acme/widgets.git`,
      network,
    );
    const github = clientOf(
      await serveHttp((_request, response) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(PULL)),
      ),
      network,
    );
    await getPullRequest(github, 7);
    // A commit that nobody gives is passed over; a deadline is not.
    expect(
      await caught(new CommitTrees(github, { repository, objects }).open('b'.repeat(40))),
    ).toBeInstanceOf(WaitedTooLong);
    expect(await caught(getPullRequest(github, 7))).toBeInstanceOf(WaitedTooLong);
  });

  test('is verdict error, with what to do', () => {
    const folder = temporary();
    const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
    for (const file of [output, summary]) writeFileSync(file, '');
    const said: string[] = [];
    const log = {
      info: () => undefined,
      warning: () => undefined,
      notice: () => undefined,
      error: (message: string) => void said.push(message),
    };
    const before = process.env['GITHUB_OUTPUT'];
    process.env['GITHUB_OUTPUT'] = output;
    try {
      expect(
        reportFault(new NetworkBudget().exhausted(), { GITHUB_STEP_SUMMARY: summary }, log),
      ).toBe(1);
    } finally {
      if (before === undefined) delete process.env['GITHUB_OUTPUT'];
      else process.env['GITHUB_OUTPUT'] = before;
    }
    expect(said).toEqual([
      expect.stringMatching(/^waited too long: a run may wait 60 s .*\. Run the job again; /),
    ]);
    expect(readFileSync(output, 'utf8')).toMatch(/verdict[^]*error/);
    expect(readFileSync(summary, 'utf8')).toContain('nothing counts as passed');
  });
});

describe('security/S47 every git process has a time limit', () => {
  test.each([
    ['one that ends when it is asked to', ''],
    ['one that does not', "trap '' TERM"],
  ])('%s, and what it started, are gone afterwards', async (_what, trap) => {
    await withRepository(async (made) => {
      made.write('a', '1');
      made.commit();
      const { environment, processes } = gitThatHangs('ls-tree', trap);
      const repository = await openRepository(made.root, environment, { localMs: 700 });
      const error = await caught(gitOutput(repository, ['ls-tree', 'HEAD']));
      expect(error).toMatchObject({
        name: 'WaitedTooLong',
        message: `waited too long: git ls-tree did not end within 700 ms in ${made.root}`,
        remedy: expect.stringContaining('lock file'),
      });
      const pids = processes();
      expect(pids).toHaveLength(2);
      await expect(allGone(pids)).resolves.toBe(true);
    });
  });

  test('a reader of objects that falls silent', async () => {
    await withRepository(async (made) => {
      made.write('a', '1');
      const commit = made.commit();
      const { environment, processes } = gitThatHangs('cat-file');
      const objects = new ObjectReader(
        await openRepository(made.root, environment, { localMs: 700 }),
      );
      expect(await caught(objects.read(commit, 1_000))).toMatchObject({
        name: 'WaitedTooLong',
        message: expect.stringContaining('git cat-file'),
      });
      await expect(allGone(processes())).resolves.toBe(true);
      objects.close();
    });
  });

  test('and a reader that answers may live longer than the limit', async () => {
    await withRepository(async (made) => {
      made.write('a', '1');
      const commit = made.commit();
      const objects = new ObjectReader(
        await openRepository(made.root, GIT_ENVIRONMENT, { localMs: 300 }),
      );
      for (let times = 0; times < 4; times += 1) {
        expect(await objects.read(commit, 1_000)).toMatchObject({ kind: 'object', oid: commit });
        await new Promise((done) => void setTimeout(done, 120));
      }
      objects.close();
    });
  });

  test('nobody is asked for a password', async () => {
    const url = await serveHttp((_request, response) =>
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end(),
    );
    const { repository, objects } = await shallowClone(
      `${url}/acme/widgets.git`,
      limitPerWait(30_000),
    );
    const asker = join(temporary(), 'asked');
    const script = `${asker}.sh`;
    writeFileSync(script, `#!/bin/sh\ntouch '${asker}'\nsleep 100\n`);
    chmodSync(script, 0o755);
    const config = join(repository.gitDir, 'config');
    writeFileSync(config, `${readFileSync(config, 'utf8')}[core]\n\taskPass = ${script}\n`);
    expect(await fetchCommit(repository, objects, 'b'.repeat(40))).toBe(false);
    expect(existsSync(asker)).toBe(false);
  });
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memtrust-deadline-'));
  clean.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A shallow clone whose `origin` is that address. */
async function shallowClone(
  origin: string,
  network: Repository['network'],
): Promise<{ readonly repository: Repository; readonly objects: ObjectReader }> {
  const made = makeRepository();
  clean.push(() => made.remove());
  made.write('a', '1');
  const commit = made.commit();
  made.git('remote', 'add', 'origin', origin);
  writeFileSync(join(made.root, '.git/shallow'), `${commit}\n`);
  const repository = await openRepository(made.root, GIT_ENVIRONMENT, { network });
  expect(repository.shallow).toBe(true);
  const objects = new ObjectReader(repository);
  clean.push(() => objects.close());
  return { repository, objects };
}

/** A git whose one command starts a program and waits for it; answers which processes these were. */
function gitThatHangs(
  command: string,
  trap = '',
): { readonly environment: Environment; readonly processes: () => number[] } {
  const folder = temporary();
  const real =
    (GIT_ENVIRONMENT['PATH'] ?? '')
      .split(delimiter)
      .map((each) => join(each, 'git'))
      .find((file) => existsSync(file)) ?? 'git';
  const started = join(folder, 'started');
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh\ncase " $* " in\n*" ${command} "*)\n${trap}\nsleep 300 &\necho $$ $! > '${started}'\nwait\nwait\n;;\nesac\nexec '${real}' "$@"\n`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  return {
    environment: {
      ...GIT_ENVIRONMENT,
      PATH: `${folder}${delimiter}${GIT_ENVIRONMENT['PATH'] ?? ''}`,
    },
    processes: () => readFileSync(started, 'utf8').trim().split(' ').map(Number),
  };
}

/** Whether none of these processes runs any more; one may take a moment to be buried. */
async function allGone(pids: readonly number[]): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (!pids.some(isAlive)) return true;
    await new Promise((done) => void setTimeout(done, 50));
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
