import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { git } from './git-command.js';
import { makePullRequestRepository, pushToPullRequest, type Files } from './pull-request.js';

const base: Files = {
  'README.md': '# x\n',
  'src/a.ts': 'export const a = 1;\n',
  'src/b/c.ts': 'export const c = 1;\n',
};
const head: Files = {
  'src/a.ts': 'export const a = 2;\n',
  'src/b/c.ts': null,
  'src/b': 'a file in the place of a folder\n',
  'é/link': { symlink: '../README.md' },
  'vendor/lib': { submodule: '1'.repeat(40) },
};

describe('a pull request that the tests write by themselves', () => {
  test('holds what git makes of the same: its merge, its commits and files, and a checkout of depth 1', () => {
    const pull = makePullRequestRepository({ base, head });
    const pushed = pushToPullRequest(pull, { 'src/d.ts': 'export const d = 1;\n' });
    try {
      const { origin, workspace, baseSha, headSha, mergeSha, payload } = pushed;
      const tree = git(origin, ['merge-tree', '--write-tree', baseSha, headSha]).trim();
      expect(git(origin, ['rev-parse', `${mergeSha}^{tree}`]).trim()).toBe(tree);
      const files = git(origin, ['diff', '--name-only', '-z', `${baseSha}...${headSha}`]);
      expect([payload.pull_request.commits, payload.pull_request.changed_files]).toEqual([
        Number(git(origin, ['rev-list', '--count', `${baseSha}..${headSha}`])),
        files.split('\0').length - 1,
      ]);
      expect(git(origin, ['fsck', '--strict', '--no-dangling'])).toBe('');

      const fetched = join(pushed.root, 'fetched');
      git(pushed.root, ['init', '--quiet', fetched]);
      const ref = 'refs/remotes/pull/7/merge';
      git(fetched, ['fetch', '--quiet', '--depth=1', `file://${origin}`, `+${mergeSha}:${ref}`]);
      const held = (directory: string): string[] => [
        git(directory, ['cat-file', '--batch-all-objects', '--batch-check']),
        readFileSync(join(directory, '.git/shallow'), 'utf8'),
        git(directory, ['for-each-ref']),
      ];
      expect(held(workspace)).toEqual(held(fetched));
      expect(git(workspace, ['fsck', '--strict'])).toBe('');
      expect(git(workspace, ['status', '--porcelain'])).toBe('');
    } finally {
      pull.remove();
    }
  });

  test('is merged by git where its base has gone on', () => {
    const pull = makePullRequestRepository({
      base,
      head: { 'src/a.ts': 'export const a = 2;\n' },
      baseAfter: { 'src/e.ts': 'export const e = 1;\n' },
    });
    try {
      const names = git(pull.origin, ['ls-tree', '-r', '--name-only', pull.mergeSha]);
      expect(names.trim().split('\n')).toEqual(['README.md', 'src/a.ts', 'src/b/c.ts', 'src/e.ts']);
      expect([pull.payload.pull_request.commits, pull.payload.pull_request.changed_files]).toEqual([
        1, 1,
      ]);
    } finally {
      pull.remove();
    }
  });
});
