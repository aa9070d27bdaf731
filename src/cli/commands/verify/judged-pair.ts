import { snapshotPair } from '../../../gate/snapshot-pair.js';
import { mergeStrictest } from '../../../memory/merge-strictest.js';
import { policyDigest } from '../../../memory/policy.js';
import type { Policy } from '../../../memory/policy-shape.js';
import { readPolicy } from '../../../memory/store.js';
import type { TrustReport } from '../../../report/schemas/trust-report.js';
import { mergeBase, resolveCommit } from '../../../tree/commits.js';
import type { Sha256 } from '../../../tree/digest.js';
import { GitHistoryQueries } from '../../../tree/history-queries.js';
import type { Tree } from '../../../tree/tree.js';
import type { Entry } from '../../../trust/entry.js';
import { judge } from '../../../trust/judge.js';
import type { Workspace } from '../../workspace.js';

/*
 * What does the one judge say of the commits of a report, and under which policies may GitHub have asked it? A pull
 * request into another branch than the default one is judged under the stricter of both policies (SECURITY S01), so
 * that one is allowed as well.
 */

/** The commits of a report, judged again. */
interface JudgedPair {
  /** Digests of the policies that may have been in force; that of the base comes first. */
  readonly policies: readonly Sha256[];
  /**
   * The entries of the judged commit, under the policy of the report. Of one commit by itself also as an audit of a
   * branch judges them, which reads more; the report does not say which it was.
   */
  readonly entries: () => Promise<readonly [readonly Entry[], ...(readonly Entry[])[]]>;
  /** Whether the default branch, as this clone has it, holds the base. */
  readonly isInDefault: boolean;
}

/** Opens base and head of a report. Both commits must be there; a report without a head has no entries here. */
export async function takePair(
  workspace: Workspace,
  { subject }: TrustReport,
): Promise<JudgedPair> {
  const from = subject.base_sha ?? undefined;
  const { base, head } = await workspace.compare({ base: from, head: subject.head_sha ?? from });
  const own = base === null ? null : (await readPolicy(base)).policy;
  const branch = own === null ? null : await defaultCommit(workspace);
  const beside =
    own === null || branch === null ? null : await policyBeside(workspace, own, branch);
  const choices: readonly (readonly [Sha256, Policy | undefined])[] = [
    ...(own === null ? [] : [[policyDigest(own), undefined] as const]),
    ...(beside === null ? [] : [beside]),
  ];
  const judgedAs = async (isAudit: boolean): Promise<readonly Entry[]> => {
    const alsoUnder = choices.find(([digest]) => digest === subject.policy_digest)?.[1];
    const { objects, repository } = workspace;
    const pair = await snapshotPair({
      base,
      head: sameTree(base, head),
      now: Date.parse(subject.evaluated_at) || 0,
      judge,
      past: new GitHistoryQueries(repository, objects, subject.base_sha, subject.head_sha),
      isAudit,
      alsoUnder,
    });
    return pair.head.judgement.entries;
  };
  const isOne = sameTree(base, head) === base;
  return {
    policies: choices.map(([digest]) => digest),
    entries: async () => [await judgedAs(false), ...(isOne ? [await judgedAs(true)] : [])],
    isInDefault:
      branch !== null &&
      subject.base_sha !== null &&
      (await mergeBase(workspace.repository, branch, subject.base_sha)) === subject.base_sha,
  };
}

/** One commit by itself is its own base. */
function sameTree(base: Tree | null, head: Tree): Tree {
  return base !== null && base.commit === head.commit ? base : head;
}

/** The tip of the default branch, as far as this clone knows it. */
async function defaultCommit(workspace: Workspace): Promise<string | null> {
  const branch = await workspace.defaultBranch();
  if (branch === null) return null;
  return (
    (await resolveCommit(workspace.objects, `refs/remotes/origin/${branch}`)) ??
    (await resolveCommit(workspace.objects, `refs/heads/${branch}`))
  );
}

/** What is in force together with the default branch; null where that has no policy to read. */
async function policyBeside(
  workspace: Workspace,
  own: Policy,
  commit: string,
): Promise<readonly [Sha256, Policy] | null> {
  const { base } = await workspace.compare({ base: commit, head: commit });
  if (base === null) return null;
  const other = (await readPolicy(base)).policy;
  return [policyDigest(mergeStrictest(own, other)), other];
}
