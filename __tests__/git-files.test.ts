import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { commitIndex, makeGitDirectory } from './git-files.js';

const SIGNED = 'Ada <ada@example.org> 1767225600 +0000';
const SETTINGS = ['-c', 'core.quotePath=false', '-c', 'maintenance.auto=false'];
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  HOME: '/nowhere',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '1767225600 +0000',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '1767225600 +0000',
};

/** Names that git sorts otherwise than most people, since a folder has a slash at its end. */
const NAMES = ['a', 'a.b', 'a-b', 'a0', 'ab', 'é', '文 x', 'Z'];
const paths = fc.uniqueArray(
  fc
    .array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('/')),
  { minLength: 1, maxLength: 12 },
);

function git(root: string, ...args: string[]): string {
  const options = { cwd: root, env: ENVIRONMENT, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', [...SETTINGS, ...args], options).trim();
}

/** A repository in a temporary folder, gone afterwards. */
function inRepository(objectFormat: 'sha1' | 'sha256', use: (root: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'memtrust-files-'));
  try {
    makeGitDirectory(join(root, '.git'), { objectFormat });
    use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Leaves out a path whose folder is a file already, or the other way round. */
function write(root: string, path: string, index: number): void {
  try {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (index % 5 === 3) symlinkSync('target', join(root, path));
    else writeFileSync(join(root, path), `text ${index}\n`);
    if (index % 5 === 4) chmodSync(join(root, path), 0o755);
  } catch {}
}

describe('a commit that the tests write by themselves', () => {
  test.each(['sha1', 'sha256'] as const)('is the one that git would make, in %s', (format) => {
    fc.assert(
      fc.property(paths, paths, (first, second) =>
        inRepository(format, (root) => {
          for (const [round, each] of [first, second].entries()) {
            for (const [index, path] of each.entries()) write(root, path, index + round);
            git(root, 'add', '--all');
            const other = `${root}-git`;
            cpSync(root, other, { recursive: true, verbatimSymlinks: true });
            const mine = commitIndex(join(root, '.git'), SIGNED, 'Change', format);
            git(other, 'commit', '--quiet', '--allow-empty', '-m', 'Change');
            const theirs = git(other, 'rev-parse', 'HEAD');
            rmSync(other, { recursive: true });
            expect([
              mine,
              git(root, 'fsck', '--strict'),
              git(root, 'status', '--porcelain'),
            ]).toEqual([theirs, '', '']);
          }
        }),
      ),
      { numRuns: 10 },
    );
  });

  test('is left to git where more than the index belongs to it', () =>
    inRepository('sha1', (root) => {
      writeFileSync(join(root, 'a'), 'a');
      git(root, 'add', '--all');
      const directory = join(root, '.git');
      const commit = (): string | null => commitIndex(directory, SIGNED, 'Change');
      for (const name of ['MERGE_HEAD', 'packed-refs', 'hooks']) {
        writeFileSync(join(directory, name), '');
        expect([name, commit()]).toEqual([name, null]);
        rmSync(join(directory, name));
      }
      const head = readFileSync(join(directory, 'HEAD'));
      writeFileSync(join(directory, 'HEAD'), `${'1'.repeat(40)}\n`);
      expect(commit()).toBeNull();
      writeFileSync(join(directory, 'HEAD'), head);
      expect(commit()).toHaveLength(40);
      git(root, 'update-index', '--index-version', '4');
      expect(commit()).toBeNull();
    }));
});
