/** The three steps that `init` prints are commands that run as they stand, up to the first trusted fact. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { runHere } from './in-process.js';
import { CLI, Sandbox, type Result } from './sandbox.js';
import { givenBy, typed } from './typed.js';

let tools: string;
const sandboxes: Sandbox[] = [];
beforeAll(() => {
  tools = mkdtempSync(join(tmpdir(), 'memtrust-npx-'));
  writeFileSync(join(tools, 'npx'), `#!/bin/sh\nshift\nexec '${process.execPath}' '${CLI}' "$@"\n`);
  chmodSync(join(tools, 'npx'), 0o755);
});
afterAll(() => rmSync(tools, { recursive: true }));
afterEach(() => sandboxes.splice(0).forEach((one) => one.dispose()));

const environment = (): Record<string, string> => ({
  PATH: `${tools}:${process.env['PATH']}`,
  HOME: tools,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  NO_COLOR: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Ada'],
      [`GIT_${role}_EMAIL`, 'ada@example.org'],
    ]),
  ),
});

/** A folder of a repository in which a newcomer types. */
class Newcomer {
  readonly sandbox = new Sandbox();
  constructor(
    readonly folder: string = '',
    /** Whether each line is read by a shell and starts the bundle, or only what takes a shell to read. */
    private readonly typesInShell = false,
  ) {
    sandboxes.push(this.sandbox);
  }

  get cwd(): string {
    return join(this.sandbox.root, this.folder);
  }

  /** The commands of the steps that `init` prints, in their order. */
  async init(...args: string[]): Promise<{ readonly steps: string[]; readonly stderr: string }> {
    const { code, stderr } = await runHere(['init', ...args], {
      cwd: this.cwd,
      environment: environment(),
      now: '2026-01-01T00:00:00Z',
    });
    expect(code).toBe(0);
    return { steps: [...stderr.matchAll(/^ {5}(\S.*)$/gm)].map(([, step = '']) => step), stderr };
  }

  /** What a command prints; it has to end well. */
  async type(command: string): Promise<string> {
    let printed = '';
    const parts = this.typesInShell ? [command] : command.split(' && ');
    for (const part of parts) printed += await this.run(part);
    return printed;
  }

  private async run(command: string): Promise<string> {
    const given = this.typesInShell ? null : givenBy(command);
    const { code, stdout, stderr } =
      given === null
        ? this.inShell(command)
        : await typed(given, { cwd: this.cwd, environment: environment() });
    expect([code, code === 0 ? '' : `${command}: ${stdout}${stderr}`]).toEqual([0, '']);
    return stdout;
  }

  private inShell(command: string): Result {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      cwd: this.cwd,
      env: environment(),
      encoding: 'utf8',
    });
    return { code: status, stdout, stderr };
  }
}

const withAgentFile = (one: Sandbox): Sandbox =>
  one
    .write(
      'CLAUDE.md',
      '- Owner checks must run in `requireOwner` before any private resource is returned.\n',
    )
    .write('src/guard.ts', 'export function requireOwner(user: User): void {}\n');

/** A bare repository that stands for the one on GitHub. */
function originOf(one: Sandbox): string {
  const origin = new Sandbox({ init: false });
  sandboxes.push(origin);
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin.root], {
    env: environment(),
  });
  one.git('remote', 'add', 'origin', origin.root);
  return origin.root;
}

/** What the base trusts once the branch of the fact is merged. */
async function trustedAfterMerge(newcomer: Newcomer): Promise<string[]> {
  await newcomer.type('git switch --quiet main && git merge --quiet first-fact');
  const { entries }: { entries: { id: string; trusted_baseline?: boolean; status: string }[] } =
    JSON.parse(await newcomer.type('npx memtrust facts --format json'));
  return entries.filter(({ status }) => status === 'accepted').map(({ id }) => id);
}

describe('each step runs', () => {
  it.each([
    ['a candidate, commits, at the root', '', true, true],
    ['a candidate, commits, from a folder below', 'src', true, true],
    ['a candidate, before the first commit', '', true, false],
    ['no agent file, commits', '', false, true],
    ['no agent file, from a folder below', 'src', false, true],
  ])('without a remote: %s', async (_what, folder, hasAgentFile, isCommitted) => {
    const newcomer = new Newcomer(folder);
    newcomer.sandbox.write('package.json', '{"name": "shop"}\n').write('src/a.ts', 'export {};\n');
    if (hasAgentFile) withAgentFile(newcomer.sandbox);
    if (isCommitted) newcomer.sandbox.commit();
    const { steps, stderr } = await newcomer.init('--solo', '--by', 'alice');
    expect(stderr.startsWith('These paths start at the root')).toBe(folder !== '');
    // A candidate is looked at by one command, and adopted by another.
    expect(steps).toHaveLength(hasAgentFile ? 4 : 3);
    let last = '';
    for (const step of steps) last = await newcomer.type(step);
    expect(last).toMatch(/^memtrust: pass /m);
    expect(await trustedAfterMerge(newcomer)).toHaveLength(1);
  });

  it('with a remote: the setup and the fact are pull requests of their own', async () => {
    const newcomer = new Newcomer('', true);
    withAgentFile(newcomer.sandbox).commit();
    const origin = originOf(newcomer.sandbox);
    newcomer.sandbox.git('push', '--quiet', 'origin', 'main');
    const { steps, stderr } = await newcomer.init('--adopters', 'alice,bob');
    const [setup = '', look = '', adopt = '', send = ''] = steps;
    expect(stderr).toContain('Commit the setup, open a pull request and merge it into main:');
    await newcomer.type(setup);
    await newcomer.type(`git --git-dir '${origin}' branch --force main memtrust-setup`);
    await newcomer.type(look);
    await newcomer.type(adopt);
    expect(await newcomer.type(send)).toMatch(/^memtrust: pass /m);
    const gate = await newcomer.type(
      'npx memtrust check --base main --head first-fact --format json',
    );
    expect(JSON.parse(gate)).toMatchObject({
      verdict: 'pass',
      adoption: [{ approved: false }],
    });
    expect(await newcomer.type(`git --git-dir '${origin}' branch --list`)).toContain('first-fact');
    expect(await trustedAfterMerge(newcomer)).toHaveLength(1);
  });

  it('with an empty remote: the setup is its first commit', async () => {
    const newcomer = new Newcomer();
    const origin = originOf(withAgentFile(newcomer.sandbox));
    const { steps } = await newcomer.init('--solo', '--by', 'alice');
    for (const step of steps) await newcomer.type(step);
    expect(await newcomer.type(`git --git-dir '${origin}' branch --list`)).toBe(
      '  first-fact\n* main\n',
    );
    expect(await trustedAfterMerge(newcomer)).toHaveLength(1);
  });

  it('on another branch the setup is merged first', async () => {
    const newcomer = new Newcomer();
    withAgentFile(newcomer.sandbox).commit();
    newcomer.sandbox.git('switch', '--quiet', '--create', 'memory');
    const { steps, stderr } = await newcomer.init('--solo', '--by', 'alice');
    const [setup = '', ...others] = steps;
    expect(stderr).toContain('Commit the setup and merge it into main:');
    await newcomer.type(setup);
    await newcomer.type(
      'git switch --quiet main && git merge --quiet memory && git switch --quiet memory',
    );
    for (const step of others) await newcomer.type(step);
    expect(await trustedAfterMerge(newcomer)).toHaveLength(1);
  });
});

describe('the steps say no more than there is to do', () => {
  it('names who is missing first', async () => {
    const newcomer = new Newcomer();
    expect((await newcomer.init()).stderr).toContain(
      '  1. In .memtrust/policy.yml name your adopters, then commit the setup:\n',
    );
  });

  it('one step where there are facts already', async () => {
    const newcomer = new Newcomer();
    newcomer.sandbox.write('.memtrust/facts/a.md', '---\n---\nA is so.\n').commit();
    expect((await newcomer.init('--solo', '--by', 'alice')).steps).toHaveLength(1);
  });

  it('in an empty repository says that a fact needs a file', async () => {
    const newcomer = new Newcomer();
    expect((await newcomer.init()).stderr).toContain('once there is a file to cite,');
  });
});
