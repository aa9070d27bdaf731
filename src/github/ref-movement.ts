import { MEMORY_FOLDER } from '../memory/store.js';
import { ConfigurationError } from '../text/errors.js';
import { getBranchTip } from './api/branches.js';
import { getPullRequest, type LivePullRequest } from './api/pull-requests.js';
import { getTree } from './api/objects.js';
import type { GitHub } from './client.js';
import type { PullRequestEvent } from './event.js';
import { isAccessDenied } from './answers.js';
import type { Evaluation } from '../gate/evaluate.js';
import { makeFinding } from '../gate/finding.js';
import { incompleteEvaluation } from '../gate/rules/incomplete-evaluation.js';
import { plain } from '../text/phrase.js';

/* Whether the branches of a pull request moved during the run; then the verdict is `error`. */

/** Why a verdict is outdated: branches moved (SECURITY S05). */
export interface RefMovement {
  readonly what: 'head' | 'base';
  readonly why: string;
}

export interface LiveQuestion {
  readonly pull: Promise<LivePullRequest>;
  readonly tip: Promise<string>;
}

/** Both at once. An unneeded answer may fail unseen. */
export function askLive(github: GitHub, event: PullRequestEvent): LiveQuestion {
  const asked = {
    pull: getPullRequest(github, event.number),
    tip: getBranchTip(github, event.baseRef),
  };
  for (const answer of Object.values(asked)) answer.catch(() => undefined);
  return asked;
}

/**
 * Compares a pull request with what was judged. A moved base is fine if policy, facts and ledger are the same at its
 * tip.
 * @param base the judged base commit.
 */
export async function refMovementSince(
  github: GitHub,
  event: PullRequestEvent,
  base: string,
  asked: LiveQuestion = askLive(github, event),
): Promise<RefMovement | null> {
  return unlessDenied(async () => {
    const pull = await asked.pull;
    if (pull.headSha !== event.headSha)
      return { what: 'head', why: 'head moved, run again: the pull request has a newer commit' };
    if (pull.baseRef !== event.baseRef)
      return {
        what: 'base',
        why: 'base moved, run again: the pull request now goes to another branch',
      };
    const tip = await asked.tip;
    if (tip === base) return null;
    const [now, then] = await Promise.all([memoryOf(github, tip), memoryOf(github, base)]);
    if (now === then) return null;
    return {
      what: 'base',
      why: 'base moved, run again: policy, facts or ledger differ at the tip of the base branch',
    };
  });
}

/** @throws ConfigurationError if GitHub does not show it to the token. */
export async function unlessDenied<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isAccessDenied(error)) throw error;
    throw new ConfigurationError(
      'GitHub does not show the pull request and its base branch to the token',
      'Give the job `permissions:` with `contents: read` and `pull-requests: write`.',
    );
  }
}

/** Object id and mode of the memory folder in a commit: equal means equal files. Null if there is none. */
async function memoryOf(github: GitHub, commit: string): Promise<string | null> {
  const root = await getTree(github, commit, false);
  if (root.truncated)
    throw new ConfigurationError(
      'the root folder has more files than GitHub lists',
      'Move files into folders.',
    );
  const folder = root.entries.find((entry) => entry.path === MEMORY_FOLDER);
  return folder === undefined ? null : `${folder.mode} ${folder.oid}`;
}

/** Makes the verdict an error (SECURITY S05). */
export function markOutdated(evaluation: Evaluation, { what, why }: RefMovement): Evaluation {
  const remedy = plain(
    'Run the workflow again; if that does not help, update the branch of the pull request.',
  );
  const report = { message: plain(why), remedy, key: `outdated\0${what}` };
  return {
    ...evaluation,
    verdict: 'error',
    incomplete: [why, ...evaluation.incomplete],
    findings: [
      makeFinding(incompleteEvaluation, report, { severity: 'error', introduced: true }),
      ...evaluation.findings,
    ],
  };
}
