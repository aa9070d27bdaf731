import { lutimesSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runHere } from '../e2e/cli/in-process.js';
import type { Result, Sandbox } from '../e2e/cli/sandbox.js';
import { givenBy } from '../e2e/cli/typed.js';
import type { Step } from './case.js';

const NOW = '2026-06-01T00:00:00Z';
const WRITTEN = new Date('2026-01-01T00:00:00Z');

/** Runs a line such as `npx memtrust check --format json` in the process of the test. */
export async function runLine(sandbox: Sandbox, line: string): Promise<Result> {
  const given = givenBy(line);
  if (given === null) throw new Error(`not a plain command of memtrust: ${line}`);
  const environment = {
    // The comment and the report as a job has them, with the built-in cases.
    CI: 'true',
    PATH: process.env['PATH'] ?? '',
    HOME: sandbox.root,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  return runHere(given, { cwd: sandbox.root, environment, now: NOW });
}

export async function takeSteps(sandbox: Sandbox, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await take(sandbox, step);
}

/** Gives every file outside of `.git` the same age: `sources` prints when files were written. */
export function stopClock(sandbox: Sandbox): void {
  for (const path of readdirSync(sandbox.root, { recursive: true, encoding: 'utf8' }))
    if (!/^\.git(?:$|[\\/])/.test(path)) lutimesSync(join(sandbox.root, path), WRITTEN, WRITTEN);
}

async function take(sandbox: Sandbox, step: Step): Promise<void> {
  if ('write' in step)
    for (const [path, content] of Object.entries(step.write)) sandbox.write(path, content);
  else if ('replace' in step)
    for (const [path, [text, by]] of Object.entries(step.replace)) replace(sandbox, path, text, by);
  else if ('move' in step)
    for (const [from, to] of Object.entries(step.move)) move(sandbox, from, to);
  else if ('remove' in step) for (const path of step.remove) sandbox.remove(path);
  else if ('run' in step) await succeed(sandbox, step.run);
  else if ('branch' in step) sandbox.git('switch', '--quiet', '--create', step.branch);
  else sandbox.commit(step.commit);
}

function replace(sandbox: Sandbox, path: string, text: string, by: string): void {
  const [before, after, ...more] = sandbox.read(path).split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${path} must contain ${JSON.stringify(text)} exactly once`);
  sandbox.write(path, `${before}${by}${after}`);
}

function move(sandbox: Sandbox, from: string, to: string): void {
  mkdirSync(dirname(join(sandbox.root, to)), { recursive: true });
  renameSync(join(sandbox.root, from), join(sandbox.root, to));
}

async function succeed(sandbox: Sandbox, line: string): Promise<void> {
  const { code, stdout, stderr } = await runLine(sandbox, line);
  if (code !== 0) throw new Error(`${line}: exit code ${code}\n${stdout}${stderr}`);
}
