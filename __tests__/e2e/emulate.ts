/**
 * A second opinion on what GitHub is: the server of the package `emulate`, by other people than
 * ours, filled with a pull request of real git.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { listen } from './listening.js';
import { git, type PullRequestRepository } from './pull-request.js';
import { NODE_24 } from './run-action.js';

export interface Emulator {
  readonly url: string;
  /** Token of the account that a workflow writes under. */
  readonly token: string;
  /**
   * Brings the commits of a pull request there, and opens it. Answers its number. A push would not
   * move its head there.
   */
  open(pull: PullRequestRepository): Promise<number>;
  ask(method: string, path: string, body?: object): Promise<unknown>;
  close(): void;
}

const OWNER_TOKEN = 'emulated-owner';
const TOKEN = 'emulated-workflow';
/** Its own identity has no account there, so it is a user with the same name. */
const BOT = 'github-actions[bot]';

/** Starts the emulator on a free port; it needs a newer Node than the oldest that the command line runs on. */
export async function startEmulator(repository: string): Promise<Emulator> {
  const [owner = '', name = ''] = repository.split('/');
  const folder = mkdtempSync(join(tmpdir(), 'memtrust-emulate-'));
  const seed = join(folder, 'seed.yaml');
  writeFileSync(
    seed,
    stringify({
      tokens: {
        [OWNER_TOKEN]: { login: owner, scopes: ['repo', 'user'] },
        [TOKEN]: { login: BOT, scopes: ['repo'] },
      },
      github: {
        users: [{ login: owner }, { login: BOT }],
        repos: [{ owner, name, auto_init: true }],
      },
    }),
  );
  const port = await freePort();
  const main = join(import.meta.dirname, '../../node_modules/emulate/dist/index.js');
  const child = spawn(
    NODE_24,
    [main, 'start', '--service', 'github', '--port', String(port), '--seed', seed],
    { cwd: folder, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  const close = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `token ${OWNER_TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const at = `/repos/${repository}`;
  const bring = async (origin: string, commit: string): Promise<void> => {
    for (const sha of git(origin, ['rev-list', '--reverse', commit]).trim().split('\n'))
      await bringCommit(origin, sha, async (path, body) => ask('POST', `${at}/git/${path}`, body));
  };

  await untilThere(url, child);
  return {
    url,
    token: TOKEN,
    ask,
    close,
    async open(pull) {
      await ask('PUT', `${at}/collaborators/${encodeURIComponent(BOT)}`, { permission: 'push' });
      await bring(pull.origin, pull.mergeSha);
      await ask('PATCH', `${at}/git/refs/heads/main`, { sha: pull.baseSha, force: true });
      await ask('POST', `${at}/git/refs`, {
        ref: `refs/heads/${pull.settings.headRef}`,
        sha: pull.headSha,
      });
      const { number } = (await ask('POST', `${at}/pulls`, {
        title: pull.settings.title,
        head: pull.settings.headRef,
        base: 'main',
      })) as { number: number };
      return number;
    },
  };
}

type Post = (path: string, body: object) => Promise<unknown>;

/** Makes a commit there out of the same parts; equal parts have equal ids, here as there. */
async function bringCommit(origin: string, sha: string, post: Post): Promise<void> {
  const tree = git(origin, ['rev-parse', `${sha}^{tree}`]).trim();
  const entries = git(origin, ['ls-tree', '-r', '-z', sha])
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', type = '', id = '', path = ''] =
        /^(\d+) (\w+) ([0-9a-f]+)\t([^]*)$/.exec(line) ?? [];
      return { path, mode, type, sha: id };
    });
  for (const { type, sha: id } of entries)
    if (type === 'blob')
      await post('blobs', {
        content: Buffer.from(git(origin, ['cat-file', 'blob', id])).toString('base64'),
        encoding: 'base64',
      });
  const made = (await post('trees', { tree: entries })) as { sha: string };
  const shown = git(origin, [
    'show',
    '--no-patch',
    '--format=%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B',
    sha,
  ]);
  const [parents = '', an = '', ae = '', ad = '', cn = '', ce = '', cd = '', message = ''] =
    shown.split('\0');
  const commit = (await post('commits', {
    message: message.trimEnd(),
    tree,
    parents: parents.split(' ').filter(Boolean),
    author: { name: an, email: ae, date: ad },
    committer: { name: cn, email: ce, date: cd },
  })) as { sha: string };
  if (made.sha !== tree || commit.sha !== sha)
    throw new Error(`the emulator made ${commit.sha} out of ${sha}`);
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

async function untilThere(url: string, child: { readonly exitCode: number | null }): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the emulator ended with ${child.exitCode}`);
    try {
      await fetch(`${url}/meta`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the emulator does not start');
}
