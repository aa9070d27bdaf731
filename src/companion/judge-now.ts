import { isoSeconds } from '../text/iso-seconds.js';
import type { RunnerEnvironment } from '../github/environment.js';
import type { PullRequestEvent } from '../github/event.js';
import type { GitHub } from '../github/client.js';
import { judgeMerge, type Judged } from '../github/judge.js';
import type { Environment } from '../tree/git.js';
import { ObjectReader } from '../tree/object-reader.js';
import { makeBareRepository } from './bare-repository.js';
import { findCurrentMerge } from './find-merge.js';

/*
 * What would merging the pull request give now? It is judged again from git objects in a bare repository:
 * nothing of the change is checked out, run or taken at its word. `run.ts` calls it once. It only puts
 * together, in any way that writes no file of the change; rules of judging are in `github/judge.ts`. When
 * it is wrong, `__tests__/e2e/companion.test.ts` fails.
 */

/** What judging needs beside the objects. */
export interface JudgeNowInput {
  readonly github: GitHub;
  readonly members: GitHub | null;
  readonly runner: RunnerEnvironment;
  readonly event: PullRequestEvent;
  readonly environment: Environment;
}

/** Null where GitHub has no merge commit of the pull request. */
export async function judgeNow({
  github,
  members,
  runner,
  event,
  environment,
}: JudgeNowInput): Promise<Judged | null> {
  const repository = makeBareRepository(runner, environment, github.network);
  const objects = new ObjectReader(repository);
  try {
    const found = await findCurrentMerge(github, { repository, objects }, event);
    if (found === null) return null;
    const now = isoSeconds(Date.now());
    return await judgeMerge(
      { event, runner, github, members, environment, now },
      event,
      found.clone,
      found.merge,
    );
  } finally {
    objects.close();
  }
}
