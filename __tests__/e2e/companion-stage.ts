/**
 * What the tests of the companion share: the gate's run on GitHub, the events that follow it, and
 * one run of the companion.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { runCompanion } from '../../src/companion/run.js';
import { makeGitDirectory, readRef } from '../git-files.js';
import { commandsOf } from './action-scene.js';
import { setStage, type Stage } from './action-stage.js';
import { builtBundles } from './built-action.js';
import { STAND_IN_TOKEN, type GitHubStandInOptions } from './github-stand-in.js';
import {
  git,
  hostedOnGitHub,
  type PullRequestOptions,
  type PullRequestRepository,
} from './pull-request.js';
import { KEEP_COMPILED, runAction, type ActionRun, type RunActionOptions } from './run-action.js';
import { workflowRunPayload, type WorkflowRun } from './workflow-runs.js';

const ROOT = join(import.meta.dirname, '../..');

/** What a workflow of the companion is given, no more. */
export const LEAST = { contents: 'read', 'pull-requests': 'write', actions: 'write' } as const;

export interface CompanionStage extends Stage {
  /** Hosts a pull request whose gate ran once and ended so. */
  hostJudged(
    options: PullRequestOptions,
    conclusion: string,
    github?: Partial<GitHubStandInOptions>,
  ): Promise<{ pull: PullRequestRepository; gate: WorkflowRun }>;
  /** Runs the companion after `run` ended, and checks what holds for every run. */
  follow(
    pull: PullRequestRepository,
    run: WorkflowRun,
    options?: Partial<RunActionOptions>,
  ): Promise<ActionRun>;
  /** Adds a run to what GitHub has. */
  addRun(pull: PullRequestRepository, run: WorkflowRun): WorkflowRun;
}

/** A run about the head of a pull request that came to its end. */
export function finishedRun(
  pull: PullRequestRepository,
  change: Partial<WorkflowRun> = {},
): WorkflowRun {
  const createdAt = change.createdAt ?? '2026-01-01T10:00:00Z';
  const { sha, ref, repo } = pull.payload.pull_request.head;
  return {
    id: 501,
    file: 'memtrust.yml',
    name: 'memtrust',
    event: 'pull_request',
    headSha: sha,
    headBranch: ref,
    headRepository: repo,
    createdAt,
    startedAt: createdAt,
    status: 'completed',
    conclusion: 'success',
    attempt: 1,
    ...change,
  };
}

/** The run of the workflow that does nothing but end, after a review was given or dismissed. */
export function reviewRun(pull: PullRequestRepository, id: number, createdAt: string): WorkflowRun {
  return finishedRun(pull, {
    id,
    createdAt,
    file: 'memtrust-review.yml',
    name: 'memtrust review',
    event: 'pull_request_review',
  });
}

/** Call it once, at the top of a test file. */
export function setCompanionStage({ bundled = false } = {}): CompanionStage {
  const stage = setStage({ bundled });
  const addRun = (pull: PullRequestRepository, run: WorkflowRun): WorkflowRun => {
    stage.api.host({ ...hostedOnGitHub(pull), runs: [run] });
    return run;
  };
  return Object.assign(Object.create(stage) as Stage, {
    addRun,
    async hostJudged(
      options: PullRequestOptions,
      conclusion: string,
      github: Partial<GitHubStandInOptions> = {},
    ) {
      const pull = await stage.host(options, { permissions: LEAST, ...github });
      return { pull, gate: addRun(pull, finishedRun(pull, { conclusion })) };
    },
    async follow(
      pull: PullRequestRepository,
      run: WorkflowRun,
      options: Partial<RunActionOptions> = {},
    ) {
      const { api } = stage;
      // Empty on purpose: no checkout is needed, and none is read (SECURITY S04).
      const workspace = join(mkdtempSync(join(tmpdir(), 'memtrust-companion-')), 'widgets');
      makeGitDirectory(join(workspace, '.git'));
      const { default_branch: branch } = pull.payload.repository;
      const ran = await runAction({
        eventName: 'workflow_run',
        payload: workflowRunPayload(run, pull.payload.repository),
        repository: pull.settings.repository,
        sha:
          readRef(pull.origin, `refs/heads/${branch}`) ??
          git(pull.origin, ['rev-parse', branch]).trim(),
        ref: `refs/heads/${branch}`,
        workspace,
        apiUrl: api.url,
        token: STAND_IN_TOKEN,
        program: bundled ? join(builtBundles(), 'comment/index.js') : runCompanion,
        actionYml: join(ROOT, 'comment/action.yml'),
        ...options,
        env: { ...KEEP_COMPILED, GITHUB_SERVER_URL: api.url, ...options.env },
      });
      stage.after(() => ran.remove());
      expect(api.unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
      expect(api.violations).toEqual([]);
      const written = [
        ran.stdout,
        ran.stderr,
        ran.summary,
        JSON.stringify(ran.outputs),
        ...[...ran.tempFiles.values()].map(String),
      ].join('\n');
      expect(written).not.toContain(STAND_IN_TOKEN);
      expect(api.gitRequests.filter(({ authorization }) => authorization !== undefined)).toEqual(
        [],
      );
      expect(
        commandsOf(ran)
          .map(({ command }) => command)
          .filter((command) => !['error', 'warning', 'notice'].includes(command)),
      ).toEqual([]);
      expect([ran.envFile, ran.pathFile, ran.stateFile, ran.stderr]).toEqual(['', '', '', '']);
      // Objects of strangers stay in the bare repository.
      expect(
        [...ran.tempFiles.keys()].filter(
          (path) => !/^memtrust-objects-[^/]+\/objects\.git\//.test(path),
        ),
      ).toEqual([]);
      expect(git(workspace, ['count-objects'])).toMatch(/^0 objects/);
      return ran;
    },
  });
}
