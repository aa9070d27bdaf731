/**
 * A real git repository in a temporary folder, with the machine's configuration kept out and fixed dates: equal steps
 * give equal commits.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitIndex, makeGitDirectory, readRef } from './git-files.js';
import { type Environment, openRepository } from '../src/tree/git.js';
import { GitTree } from '../src/tree/git-tree.js';
import { ObjectReader } from '../src/tree/object-reader.js';
import type { Tree } from '../src/tree/tree.js';
import { WorkTree } from '../src/tree/work-tree.js';

export const GIT_ENVIRONMENT: Environment = {
  PATH: process.env['PATH'],
  HOME: '/nowhere',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

const IDENTITY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};
const QUIETLY = ['-c', 'commit.gpgsign=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];
const FIRST_COMMIT = Date.parse('2026-01-01T00:00:00Z') / 1000;

export interface TestRepository {
  readonly root: string;
  /** Runs git here and answers what it prints. */
  git(...args: readonly string[]): string;
  /** Writes a file of the working tree, folders and all. */
  write(path: string | Buffer, content: string | Uint8Array): void;
  link(path: string, target: string | Buffer): void;
  /** Commits all that is there; answers the full id. */
  commit(message?: string): string;
  /** Adds an entry to the index without a file on disk: names and kinds that no disk would hold. */
  stage(
    mode: '100644' | '100755' | '120000' | '160000',
    path: string | Buffer,
    content: string,
  ): void;
  remove(): void;
}

export function makeRepository(
  options: {
    readonly objectFormat?: 'sha1' | 'sha256';
    readonly at?: string;
    readonly bare?: boolean;
  } = {},
): TestRepository {
  const root = options.at ?? realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-repository-')));
  mkdirSync(root, { recursive: true });
  let commits = 0;
  const date = (): string => `${FIRST_COMMIT + commits * 60} +0000`;
  const run = (args: readonly string[], input: string | Buffer = ''): string =>
    execFileSync('git', [...QUIETLY, ...args], {
      cwd: root,
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...GIT_ENVIRONMENT,
        ...IDENTITY,
        GIT_AUTHOR_DATE: date(),
        GIT_COMMITTER_DATE: date(),
      },
    }).toString();
  const inside = (path: string | Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path)]);
  const folderOf = (path: string | Buffer): Buffer =>
    inside(path).subarray(0, inside(path).lastIndexOf('/'));
  const made: TestRepository = {
    root,
    git: (...args) => run(args),
    write(path, content) {
      mkdirSync(folderOf(path), { recursive: true });
      writeFileSync(inside(path), content);
    },
    link(path, target) {
      mkdirSync(folderOf(path), { recursive: true });
      symlinkSync(target, inside(path));
    },
    commit(message = 'Change') {
      const directory = join(root, '.git');
      run(['add', '--all']);
      const signed = `${IDENTITY.GIT_AUTHOR_NAME} <${IDENTITY.GIT_AUTHOR_EMAIL}> ${date()}`;
      const committed = commitIndex(directory, signed, message, options.objectFormat);
      if (committed === null)
        run(['commit', '--quiet', '--allow-empty', '--no-verify', '-m', message]);
      commits += 1;
      return committed ?? readRef(directory, 'HEAD') ?? run(['rev-parse', 'HEAD']).trim();
    },
    stage(mode, path, content) {
      const id =
        mode === '160000' ? content : run(['hash-object', '-w', '--stdin'], content).trim();
      run(
        ['update-index', '--add', '-z', '--index-info'],
        Buffer.concat([Buffer.from(`${mode} ${id}\t`), Buffer.from(path), Buffer.from('\0')]),
      );
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  makeGitDirectory(options.bare === true ? root : join(root, '.git'), {
    bare: options.bare === true,
    objectFormat: options.objectFormat ?? 'sha1',
  });
  return made;
}

/** Runs a test with a repository that is gone afterwards. */
export async function withRepository(
  test: (repository: TestRepository) => Promise<void> | void,
  options: Parameters<typeof makeRepository>[0] = {},
): Promise<void> {
  const repository = makeRepository(options);
  try {
    await test(repository);
  } finally {
    repository.remove();
  }
}

interface OpenTrees {
  /** @param base the tree that it is listed beside. */
  readonly work: (base?: GitTree) => Promise<WorkTree>;
  readonly at: (commit: string) => Promise<GitTree>;
  readonly objects: ObjectReader;
}

/** Opens the working tree and a commit of a folder, and closes git afterwards. */
export async function withTrees<T>(
  folder: string,
  use: (open: OpenTrees) => Promise<T>,
  environment: Environment = GIT_ENVIRONMENT,
): Promise<T> {
  const repository = await openRepository(folder, environment);
  const objects = new ObjectReader(repository);
  try {
    return await use({
      work: async (base) => WorkTree.open(repository, objects, base),
      at: async (commit) => GitTree.open(repository, commit, objects),
      objects,
    });
  } finally {
    objects.close();
  }
}

/** The text of one file of a tree, or what stands in its way. */
export async function textOf(
  tree: Tree,
  path: string,
  cap: number = 16 * 1024 * 1024,
): Promise<string> {
  const content = (await tree.read([path], cap)).get(path);
  return content === undefined
    ? 'not there'
    : content.kind === 'bytes'
      ? Buffer.from(content.bytes).toString('utf8')
      : content.kind;
}

/** A program that leaves a trace when it is started. */
export function trap(folder: string): { readonly command: string; readonly trace: string } {
  const trace = join(folder, 'ran');
  const command = join(folder, 'trap.sh');
  writeFileSync(command, `#!/bin/sh\ntouch '${trace}'\ncat\n`);
  chmodSync(command, 0o755);
  return { command, trace };
}
