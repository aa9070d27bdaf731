import { spawn } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isoSeconds } from '../../../src/text/visible.js';
import { aitFilesIn, readAitFile } from '../../ait-reader.js';
import { commitIndex, makeGitDirectory, readRef } from '../../git-files.js';
import { manifestsOf, readNewManifests } from '../../manifests-on-disk.js';
import { runHere } from './in-process.js';

/** The shipped bundle. */
export const CLI = resolve('dist/cli/index.js');

const GIT_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

/** The same person and time in a commit. */
const SIGNED = `Ada <ada@example.org> ${Date.parse('2026-01-01T00:00:00Z') / 1000} +0000`;

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A real git repository in a temporary folder, and the command line in it. */
export class Sandbox {
  readonly root: string;

  constructor(options: { readonly init?: boolean } = {}) {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-cli-')));
    if (options.init !== false) makeGitDirectory(join(this.root, '.git'));
  }

  /** The same repository in another folder. */
  copy(): Sandbox {
    const copied = new Sandbox({ init: false });
    cpSync(this.root, copied.root, {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
    return copied;
  }

  git(...args: string[]): string {
    return execFileSync(
      'git',
      ['-c', 'core.autocrlf=false', '-c', 'maintenance.auto=false', ...args],
      {
        cwd: this.root,
        env: { ...GIT_ENVIRONMENT, HOME: this.root },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  }

  write(path: string, content: string | Uint8Array): this {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
    return this;
  }

  link(path: string, target: string): this {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    symlinkSync(target, join(this.root, path));
    return this;
  }

  remove(path: string): this {
    rmSync(join(this.root, path), { recursive: true });
    return this;
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  mode(path: string, mode: number): this {
    chmodSync(join(this.root, path), mode);
    return this;
  }

  commit(message: string = 'change'): string {
    this.git('add', '--all');
    const directory = join(this.root, '.git');
    const committed = commitIndex(directory, SIGNED, message);
    if (committed !== null) return committed;
    this.git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', message);
    return readRef(directory, 'HEAD') ?? this.git('rev-parse', 'HEAD').trim();
  }

  /** Runs the command line from the sources, in this process. */
  async memtrust(...args: string[]): Promise<Result> {
    return this.memtrustIn({}, ...args);
  }

  /** The same with more in the environment: `CI`, as a job has it. */
  async memtrustIn(environment: Record<string, string>, ...args: string[]): Promise<Result> {
    return runHere(args, {
      cwd: this.root,
      environment: { ...GIT_ENVIRONMENT, HOME: this.root, NO_COLOR: '1', ...environment },
      now: isoSeconds(Date.now()),
    });
  }

  /**
   * Runs the bundled command line, as a process of its own. Every manifest that it writes is one that a reader
   * of AIT's and a reader of the documents can read.
   */
  async memtrustWith(
    options: {
      readonly node?: string;
      readonly cwd?: string;
      readonly env?: Record<string, string>;
      readonly cli?: string;
      readonly input?: string | Uint8Array;
    },
    ...args: string[]
  ): Promise<Result> {
    const before = aitFilesIn(this.root);
    const manifests = manifestsOf(this.root, args);
    const result = await new Promise<Result>((done, reject) => {
      const child = spawn(options.node ?? process.execPath, [options.cli ?? CLI, ...args], {
        cwd: options.cwd ?? this.root,
        env: { ...GIT_ENVIRONMENT, HOME: this.root, NO_COLOR: '1', ...options.env },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      child.stdin.on('error', () => {}); // a command that reads nothing may be gone already
      child.stdin.end(options.input ?? '');
      let stdout = '';
      let stderr = '';
      child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
      child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
      child.on('error', reject);
      child.on('close', (code) => done({ code, stdout, stderr }));
    });
    if (result.code !== null) {
      for (const path of aitFilesIn(this.root)) if (!before.has(path)) readAitFile(path);
      readNewManifests(this.root, args, manifests);
    }
    return result;
  }

  /** Runs a command that must do what it is asked. */
  async done(...args: string[]): Promise<Result> {
    const result = await this.memtrust(...args);
    if (result.code !== 0)
      throw new Error(`memtrust ${args.join(' ')}: exit ${result.code}: ${result.stderr}`);
    return result;
  }

  /** `check --format json`, parsed loosely: tests look at what they are about. */
  async report(
    ...args: string[]
  ): Promise<{ readonly code: number | null; readonly report: LooseReport }> {
    const result = await this.memtrust('check', '--format', 'json', ...args);
    if (result.stdout === '') throw new Error(`no report; stderr: ${result.stderr}`);
    return { code: result.code, report: JSON.parse(result.stdout) };
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export interface LooseReport {
  readonly verdict: string;
  readonly subject: { readonly base_sha: string | null; readonly head_sha: string | null };
  readonly counts: Readonly<Record<string, number>>;
  readonly entries: readonly {
    readonly id: string;
    readonly status: string;
    readonly trust_level: string;
    readonly trusted_baseline: boolean;
    readonly reason: string;
    readonly reasons: readonly string[];
    readonly settled: boolean;
    readonly self_adopted?: boolean;
    readonly anchors: readonly { readonly verdict: string }[];
  }[];
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly introduced: boolean;
    readonly message: string;
    readonly remedy: string;
    readonly path?: string;
    readonly line?: number;
    readonly fact_id?: string;
  }[];
  readonly changes: readonly {
    readonly id: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly because: readonly { readonly path: string }[];
  }[];
  readonly adoption: readonly {
    readonly fact_id: string;
    readonly event: string;
    readonly approved: boolean;
    readonly effective: string;
  }[];
  readonly incomplete: readonly string[];
}

/** A fact file. `front` is YAML without the dashes. */
export function factFile(front: string, statement: string): string {
  return `---\n${front.trim() === '' ? '' : `${front.trim()}\n`}---\n${statement}\n`;
}
