/** Checkouts that are not as usual: in a folder of the workspace, or of another account. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Stage } from './action-stage.js';
import type { PullRequestRepository } from './pull-request.js';

/** Has the checkout stand in a folder of the workspace, as with the input path of actions/checkout. */
export function moveCheckout(pull: PullRequestRepository, path: string): PullRequestRepository {
  const workspace = join(mkdtempSync(join(pull.root, 'work-')), 'widgets');
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  renameSync(pull.workspace, join(workspace, path));
  return { ...pull, workspace, trigger: { ...pull.trigger, workspace } };
}

/** A PATH with a git that takes every folder for another account's, unless it is told that this one is safe. */
export function suspiciousGit(stage: Stage): string {
  const folder = mkdtempSync(join(tmpdir(), 'memtrust-git-'));
  stage.after(() => rmSync(folder, { recursive: true }));
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec ${real} "$@"\n`;
  writeFileSync(join(folder, 'git'), script);
  chmodSync(join(folder, 'git'), 0o755);
  return `${folder}:${process.env['PATH'] ?? ''}`;
}
