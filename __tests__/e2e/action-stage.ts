/**
 * A stage for the tests of one file: its bundle, its stand-in for GitHub, and what has to be
 * cleared away after each of them.
 */
import { afterEach, beforeAll } from '@jest/globals';
import { join } from 'node:path';
import { runAction as fromSource } from '../../src/github/run.js';
import { act, startFor } from './action-scene.js';
import { builtBundles } from './built-action.js';
import {
  STAND_IN_TOKEN,
  type GitHubStandIn,
  type GitHubStandInOptions,
} from './github-stand-in.js';
import {
  makePullRequestRepository,
  pointAtGitHub,
  type PullRequestOptions,
  type PullRequestRepository,
} from './pull-request.js';
import type { ActionRun, RunActionOptions } from './run-action.js';

export interface Stage {
  /** The stand-in of the test that runs. */
  readonly api: GitHubStandIn;
  /** Makes a pull request and has GitHub host it. */
  readonly host: (
    options: PullRequestOptions,
    github?: Partial<GitHubStandInOptions>,
  ) => Promise<PullRequestRepository>;
  /** Runs the bundled action, and checks what holds for every run. */
  readonly run: (
    pull: PullRequestRepository,
    options?: Partial<RunActionOptions>,
  ) => Promise<ActionRun>;
  /** Has something removed after the test. */
  readonly after: (remove: () => unknown) => void;
}

/**
 * Call it once, at the top of a test file.
 *
 * @param bundled is the action run as it is shipped, in a process of its own? That takes three times as long. The
 * bundle is what the sources build to (`dist.test.ts`), so only tests about the process itself need it.
 */
export function setStage({ bundled = false } = {}): Stage {
  let program: RunActionOptions['program'] = fromSource;
  let api: GitHubStandIn | null = null;
  const removals: (() => unknown)[] = [];
  const current = (): GitHubStandIn => {
    if (api === null) throw new Error('nothing is hosted yet');
    return api;
  };
  beforeAll(() => {
    if (bundled) program = join(builtBundles(), 'index.js');
  });
  afterEach(async () => {
    await api?.close();
    api = null;
    for (const remove of removals.splice(0)) await remove();
  });
  return {
    get api() {
      return current();
    },
    async host(options, github = {}) {
      const pull = makePullRequestRepository(options);
      removals.push(() => pull.remove());
      await api?.close(); // a test may tell several stories
      api = await startFor(pull, github);
      return pull;
    },
    async run(pull, options = {}) {
      pointAtGitHub(pull, current().url, STAND_IN_TOKEN);
      const ran = await act(program, current(), pull, options);
      removals.push(() => ran.remove());
      return ran;
    },
    after: (remove) => void removals.push(remove),
  };
}
