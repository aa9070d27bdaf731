import { wordList } from '../text/words.js';
import { spawn } from 'node:child_process';
import { ConfigurationError, WaitedTooLong } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { ObjectFormat } from './digest.js';
import { disabledPrograms, LIST_SETTINGS, settingsEnvironment } from './configured-programs.js';
import { endGroup, IN_A_GROUP } from './process-group.js';

/** The caller's environment. Only what git needs is passed on (SECURITY S08, S31). */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What a program needs to start, where the user's settings are (HOME), and how a company's network is reached: proxies
 * and certificates as git, curl and OpenSSL document them. None of them names a program.
 */
const PASSED_ON = wordList(`
    PATH HOME XDG_CONFIG_HOME TMPDIR TEMP TMP SystemRoot USERPROFILE GIT_CONFIG_GLOBAL
    GIT_CONFIG_NOSYSTEM GIT_CEILING_DIRECTORIES
    https_proxy HTTPS_PROXY http_proxy HTTP_PROXY all_proxy ALL_PROXY no_proxy NO_PROXY
    GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO SSL_CERT_FILE SSL_CERT_DIR
  `);

/** Keeps git from prompting, from writing, and from localised answers. */
const FIXED_ENVIRONMENT = {
  LC_ALL: 'C', // messages in one language: some are matched below
  GIT_OPTIONAL_LOCKS: '0', // `status` and `diff-files` would rewrite the index
  GIT_NO_REPLACE_OBJECTS: '1', // a replace ref would show other bytes than the commit holds
  GIT_LITERAL_PATHSPECS: '1', // a file may be called `*` or `:(top)x`
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '', // nor may a window ask: nobody is there to answer
  SSH_ASKPASS_REQUIRE: 'never',
  GIT_PAGER: 'cat',
};

/** Settings that go before every command, stronger than those of any file (SECURITY S08, S46). */
const SAFE_CONFIGURATION = [
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'protocol.ext.allow=never',
  'log.showSignature=false', // or `log` starts the program that verifies signatures
];

/** The environment for a git command outside of any repository. */
export function gitEnvironment(environment: Environment): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = environment[name];
    if (value !== undefined) passed[name] = value;
  }
  return { ...passed, ...FIXED_ENVIRONMENT };
}

export function gitArguments(
  repository: Pick<Repository, 'gitDir' | 'root'> | null,
  args: readonly string[],
  safeFolder?: string,
): string[] {
  const where =
    repository === null ? [] : [`--git-dir=${repository.gitDir}`, `--work-tree=${repository.root}`];
  const safe = safeFolder === undefined ? [] : ['-c', `safe.directory=${safeFolder}`];
  return [...where, ...safe, ...SAFE_CONFIGURATION.flatMap((setting) => ['-c', setting]), ...args];
}

/**
 * Milliseconds that a git command may take or be silent, far above the slowest real one. It ends commands that wait for
 * a lock, a dead network drive or a person (SECURITY S47).
 */
export const LOCAL_GIT_MS = 180_000;

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface Repository {
  /** Top folder of the working tree, absolute. */
  readonly root: string;
  readonly gitDir: string;
  readonly objectFormat: ObjectFormat;
  readonly shallow: boolean;
  readonly environment: Environment;
  readonly transport: Transport;
  /** The time for commands that use the network. */
  readonly network: NetworkTime;
  /** Milliseconds for any other command. */
  readonly localMs: number;
  /** Set by `git commit -a` and `git commit FILE` for their hooks. */
  readonly indexFile?: string | undefined;
}

export type Opening = Partial<
  Pick<Repository, 'network' | 'localMs' | 'transport' | 'indexFile'>
> & {
  /** A folder that may belong to another account, as in a container: `safe.directory` for it alone. Absolute. */
  readonly safeFolder?: string;
};

/**
 * Whether git may fetch with programs that the repository's own configuration names: yes on a runner, where
 * `actions/checkout` wrote it; no elsewhere.
 */
type Transport = 'as-configured' | 'without-its-programs';

/** Runs git by argument array, never through a shell. Resolves with any exit code; rejects only if git cannot start. */
export async function runGit(
  repository: Repository,
  args: readonly string[],
  options: Pick<Start, 'mostBytes' | 'onOutput'> = {},
): Promise<GitResult> {
  return startGit(
    gitArguments(repository, args),
    repository.root,
    await repositoryEnvironment(repository),
    { limitMs: repository.localMs, ...options },
  );
}

/** The environment in which git starts no program of the repository's configuration (SECURITY S46). */
export async function repositoryEnvironment(
  repository: Repository,
): Promise<Record<string, string>> {
  const known =
    environments.get(repository) ??
    environmentFor(
      repository,
      startGit(
        gitArguments(repository, LIST_SETTINGS),
        repository.root,
        gitEnvironment(repository.environment),
        { limitMs: repository.localMs },
      ),
    );
  environments.set(repository, known);
  return known;
}

/** git itself gives up on a stalled HTTP transfer, even if this process is gone. */
const STALLED = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=60'];

/**
 * Fetches from `origin`; counts as waiting for the network. Resolves with any exit code.
 * @param what a full object id or a name of ours.
 */
export async function gitFetch(
  repository: Repository,
  depth: readonly string[],
  what: string,
): Promise<GitResult> {
  const args = gitArguments(repository, [
    ...STALLED,
    ...wordList('fetch --quiet --no-tags --no-recurse-submodules'),
    '--no-auto-maintenance', // or git tidies up a repository that is not ours, also behind our back
    ...depth,
    'origin',
    what,
  ]);
  const environment = await repositoryEnvironment(repository);
  return repository.network.spend('git fetch', async (limitMs) =>
    startGit(args, repository.root, environment, { limitMs }),
  );
}

const environments = new WeakMap<Repository, Promise<Record<string, string>>>();

/** @param keys the output of `LIST_SETTINGS` in this repository. */
async function environmentFor(
  repository: Repository,
  keys: Promise<GitResult>,
): Promise<Record<string, string>> {
  const plain = gitEnvironment(repository.environment);
  const listing = await keys;
  if (listing.code !== 0) throw gitFailure('config', listing);
  const programs = disabledPrograms(listing.stdout);
  const stays = programs.fetchesByProgram && repository.transport === 'without-its-programs';
  return {
    ...plain,
    ...(repository.indexFile === undefined ? {} : { GIT_INDEX_FILE: repository.indexFile }),
    ...settingsEnvironment(programs),
    ...(stays ? { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' } : {}),
  };
}

/** Standard output; throws if the command fails. */
export async function gitOutput(repository: Repository, args: readonly string[]): Promise<Buffer> {
  const result = await runGit(repository, args);
  if (result.code !== 0) throw gitFailure(args[0] ?? 'git', result);
  return result.stdout;
}

/** The same in pieces, to be ignored if the command fails in the end. */
export async function gitOutputInPieces(
  repository: Repository,
  args: readonly string[],
  onOutput: (piece: Buffer) => void,
): Promise<void> {
  const result = await runGit(repository, args, { onOutput });
  if (result.code !== 0) throw gitFailure(args[0] ?? 'git', result);
}

/** The error for a command that must not fail: its last error line, made visible. */
function gitFailure(command: string, result: GitResult): ConfigurationError {
  const line = visible(result.stderr.trim().split('\n').at(-1) ?? '');
  return new ConfigurationError(
    `git ${command} failed (exit ${result.code}): ${line}`,
    'Check that the repository is complete: git fsck',
  );
}

/** Finds the repository around a folder. @throws ConfigurationError if there is none. */
export async function openRepository(
  folder: string,
  environment: Environment,
  opening: Opening = {},
): Promise<Repository> {
  const {
    network = limitPerWait(LOCAL_GIT_MS),
    localMs = LOCAL_GIT_MS,
    transport = 'without-its-programs',
    indexFile,
    safeFolder,
  } = opening;
  const question = wordList(`
      rev-parse --show-toplevel --absolute-git-dir --show-object-format --is-shallow-repository
    `);
  const ask = async (args: readonly string[]): Promise<GitResult> =>
    startGit(gitArguments(null, args, safeFolder), folder, gitEnvironment(environment), {
      limitMs: localMs,
    });
  // Both at once: the configuration is the same as that of the repository which is found.
  const keys = ask(LIST_SETTINGS);
  keys.catch(() => {});
  const result = await ask(question);
  const [root, gitDir, format, shallow] = result.stdout.toString('utf8').split('\n');
  if (result.code === 0 && root && gitDir) {
    const repository: Repository = {
      root,
      gitDir,
      objectFormat: format === 'sha256' ? 'sha256' : 'sha1',
      shallow: shallow === 'true',
      environment,
      network,
      localMs,
      transport,
      indexFile,
    };
    // Not awaited here: whoever needs it gets its error.
    const programs = environmentFor(repository, keys);
    programs.catch(() => {});
    environments.set(repository, programs);
    return repository;
  }
  if (/dubious ownership/.test(result.stderr)) {
    throw new ConfigurationError(
      `git does not trust this folder, because another account owns it: ${visible(folder)}`,
      `Run: git config --global --add safe.directory ${visible(folder)}`,
    );
  }
  if (/cannot use bare repository|must be run in a work tree/.test(result.stderr)) {
    throw new ConfigurationError(
      `This is a bare git repository: ${visible(folder)}`,
      'Run memtrust in a clone that has a working tree.',
    );
  }
  throw new ConfigurationError(
    `Not a git repository: ${visible(folder)}`,
    'Run memtrust inside a git repository, or run: git init',
  );
}

export function gitTimeout(command: string, milliseconds: number, folder: string): WaitedTooLong {
  const limit =
    milliseconds < 1_000
      ? `${Math.round(milliseconds)} ms`
      : `${Math.round(milliseconds / 1_000)} s`;
  return new WaitedTooLong(
    `git ${command} did not end within ${limit} in ${visible(folder)}`,
    'Run it again. If it stays, run the git command by hand there: a lock file, a ' +
      'network drive or a program that asks for a password may hold it up.',
  );
}

/** The subcommand in a list of arguments. */
function commandIn(args: readonly string[]): string {
  let at = 0;
  while (args[at]?.startsWith('-') === true) at += args[at] === '-c' ? 2 : 1;
  return args[at] ?? 'git';
}

interface Start {
  readonly input?: Buffer;
  readonly limitMs?: number;
  /** git is ended after so many bytes; what came so far is the answer. */
  readonly mostBytes?: number;
  /** Receives the output in pieces; the result has none then. */
  readonly onOutput?: (piece: Buffer) => void;
}

export async function startGit(
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  { input, limitMs = LOCAL_GIT_MS, mostBytes = Number.POSITIVE_INFINITY, onOutput }: Start = {},
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd,
      env,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      ...IN_A_GROUP,
    });
    // If git ends early, its exit code says why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let late = false;
    let bytes = 0;
    const limit = setTimeout(() => {
      late = true;
      void endGroup(child).then(() => reject(gitTimeout(commandIn(args), limitMs, cwd)));
    }, limitMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (bytes > mostBytes) return;
      if (onOutput === undefined) out.push(chunk);
      else onOutput(chunk);
      bytes += chunk.length;
      if (bytes > mostBytes) void endGroup(child);
    });
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(limit);
      reject(
        error.code === 'ENOENT'
          ? new ConfigurationError(
              `git could not be started in ${visible(cwd)}`,
              'Install git 2.38 or newer, put it on the PATH, and run memtrust in a folder that exists.',
            )
          : error,
      );
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      if (!late)
        resolve({
          code: bytes > mostBytes ? 0 : (code ?? 128),
          stdout: Buffer.concat(out),
          stderr: Buffer.concat(err).toString('utf8'),
        });
    });
  });
}

/** The time that a run may still wait for the network in all (SECURITY S47). */
export interface NetworkTime {
  /**
   * Waits for `what`, named in a user's words. `wait` gets the milliseconds that are left, and must not take longer.
   * @throws WaitedTooLong if nothing is left.
   */
  spend<Answer>(what: string, wait: (leftMs: number) => Promise<Answer>): Promise<Answer>;
}

/** For commands without a deadline: each wait has its own limit. */
export function limitPerWait(milliseconds: number): NetworkTime {
  return { spend: async (_what, wait) => wait(milliseconds) };
}
