import type { DefaultBranchMemory } from '../gate/default-branch.js';
import type { Authority } from '../gate/authority/authority.js';
import type { LedgerEvent } from '../memory/ledger.js';
import type { PolicyFile } from '../memory/policy.js';
import { readMemory } from '../memory/store.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { findBranchTip, getDefaultBranch } from './api/branches.js';
import { getMergeBase } from './api/commits.js';
import { openCommit, type Clone } from './base.js';
import type { GitHub } from './client.js';
import type { MergeGroupEvent, PullRequestEvent } from './event.js';
import { isAccessDenied } from './answers.js';

/* What the default branch adds to the judgement of a change into another branch: its policy, and what it trusts. */

export interface DefaultBranch {
  /** Null if the head has no commit in common with it. */
  readonly memory: DefaultBranchMemory | null;
  readonly policy: PolicyFile;
}

/**
 * Null if the change goes into the default branch itself (SECURITY S43). @param authority who answers for what only the
 * head has, by the commit at the tip.
 */
export async function otherDefaultBranch(
  github: GitHub,
  event: PullRequestEvent | MergeGroupEvent,
  clone: Clone,
  authority: (tip: string) => Authority,
): Promise<DefaultBranch | null> {
  const branch = event.defaultBranch ?? (await defaultBranchOf(github));
  if (branch === event.baseRef.replace(/^refs\/heads\//, '')) return null;
  const tip = await tipOf(github, branch);
  const { policy, events } = await readMemory(await openCommit(clone, github, tip));
  const common = await commonEvents(github, clone, tip, event.headSha);
  return {
    policy,
    memory: common === null ? null : { branch, settled: events, common, authority: authority(tip) },
  };
}

/** For events that do not name it: its policy must be known. */
export async function defaultBranchOf(github: GitHub): Promise<string> {
  return named(
    github,
    getDefaultBranch(github),
    'the event does not name the default branch, and GitHub does not tell it to the token',
  );
}

/** An error if it is unknown, because its policy is needed. */
async function tipOf(github: GitHub, branch: string): Promise<string> {
  const tip = await named(
    github,
    findBranchTip(github, branch),
    phraseText(say`GitHub does not show the default branch ${branch} to the token`),
  );
  if (tip !== null) return tip;
  throw new ConfigurationError(
    say`the default branch ${branch} of ${`${github.owner}/${github.repo}`} does not exist, or the
        token may not see it; its policy and its ledger count for every pull request`,
    say`Push a branch ${branch}, or choose another default branch in the settings of the
        repository. The job needs ${'permissions: contents: read'}.`,
  );
}

/** Null if the two are unrelated; no events if GitHub does not know them. */
async function commonEvents(
  github: GitHub,
  clone: Clone,
  tip: string,
  head: string,
): Promise<readonly LedgerEvent[] | null> {
  const common = await named(
    github,
    getMergeBase(github, tip, head),
    'GitHub does not compare the pull request with the default branch',
  );
  if (common === 'unrelated') return null;
  return common === null
    ? []
    : (await readMemory(await openCommit(clone, github, common.sha))).events;
}

/** Turns a refusal of GitHub into an error that names the missing permission. */
async function named<Value>(
  { owner, repo }: GitHub,
  asked: Promise<Value>,
  what: string,
): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!isAccessDenied(error)) throw error;
    throw new ConfigurationError(
      what,
      say`Give the job ${'permissions: contents: read'} for ${`${owner}/${repo}`}.`,
    );
  }
}
