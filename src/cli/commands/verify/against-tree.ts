import { difference, type Difference } from '../../../report/status-text.js';
import type { TrustReport } from '../../../report/schemas/trust-report.js';
import { VERSION } from '../../../report/project.js';
import { ConfigurationError } from '../../../text/errors.js';
import { type Phrase, plain, say } from '../../../text/phrase.js';
import { mergeBase, resolveCommit } from '../../../tree/commits.js';
import { type Sha256, shortSha } from '../../../tree/digest.js';
import type { Io } from '../../io.js';
import { Workspace } from '../../workspace.js';
import { entryDifferences } from './against-entries.js';
import { snapshotPair } from '../../../gate/snapshot-pair.js';
import { mergeStrictest } from '../../../memory/merge-strictest.js';
import { policyDigest } from '../../../memory/policy.js';
import type { Policy } from '../../../memory/policy-shape.js';
import { readPolicy } from '../../../memory/store.js';
import { GitHistoryQueries } from '../../../tree/history-queries.js';
import type { Tree } from '../../../tree/tree.js';
import type { Entry } from '../../../trust/entry.js';
import { judge } from '../../../trust/judge.js';

/* Judges the commits of a report again, and lists where the report differs. */

export interface TreeComparison {
  readonly policy: boolean;
  readonly entries: boolean;
  /** Why something was not compared. */
  readonly left: readonly Phrase[];
  readonly differences: readonly Difference[];
}

/** As far as the repository here has the commits. */
export async function compareWithTree(
  io: Io,
  report: TrustReport,
  manifest: unknown,
): Promise<TreeComparison> {
  let workspace: Workspace;
  try {
    workspace = await Workspace.open(io);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return nothing(plain('this folder is not in a git repository'));
  }
  try {
    return await compareIn(workspace, report, manifest);
  } finally {
    workspace.close();
  }
}

function nothing(why: Phrase): TreeComparison {
  return { policy: false, entries: false, left: [why], differences: [] };
}

async function compareIn(
  workspace: Workspace,
  report: TrustReport,
  manifest: unknown,
): Promise<TreeComparison> {
  const { base_sha: base, head_sha: head, policy_digest: expected } = report.subject;
  if (base === null) return nothing(plain('the report has no base commit'));
  for (const commit of [base, ...(head === null ? [] : [head])])
    if ((await resolveCommit(workspace.objects, commit)) !== commit)
      return nothing(say`this repository does not have the commit ${shortSha(commit)}`);
  const { policies, entries, isInDefault } = await takePair(workspace, report);
  if (!policies.some((digest) => digest === expected))
    return {
      policy: true,
      entries: false,
      left: [plain('the entries, because the policy differs')],
      differences: [
        difference(
          '.memtrust/policy.yml',
          say`of the base ${shortSha(base)} is not the policy of the report`,
          expected,
          policies[0] ?? null,
        ),
      ],
    };
  const left =
    head === null
      ? plain('the entries, because the report is about a working tree')
      : await mergedReason(workspace, base, head);
  if (left !== null) return { policy: true, entries: false, left: [left], differences: [] };
  const unsure = unsureReason(workspace, report, isInDefault);
  const [own, ...others] = await entries();
  const differences = entryDifferences({ report, manifest }, own, unsure === null);
  const least = others
    .map((judged) => entryDifferences({ report, manifest }, judged, unsure === null))
    .find((found) => found.length < differences.length);
  return {
    policy: true,
    entries: true,
    left: unsure === null ? [] : [unsure],
    differences: least ?? differences,
  };
}

/** Why a difference may be no fault: the judge here may see less than the one of the report. */
function unsureReason(
  { repository }: Workspace,
  { tool }: TrustReport,
  isInDefault: boolean,
): Phrase | null {
  if (tool.version !== VERSION)
    return withoutReasons(say`version ${tool.version} wrote the report`);
  if (repository.shallow) return withoutReasons(plain('this clone is shallow'));
  return isInDefault ? null : withoutReasons(plain('its base is not in the default branch'));
}

function withoutReasons(why: Phrase): Phrase {
  return say`what is stale and why, because ${why}`;
}

/** GitHub judges the merge of a pull request; the head is the same only if the base adds nothing. */
async function mergedReason(
  { repository }: Workspace,
  base: string,
  head: string,
): Promise<Phrase | null> {
  return (await mergeBase(repository, base, head)) === base
    ? null
    : say`the entries, because ${shortSha(head)} was judged together with newer commits of its base`;
}

interface JudgedPair {
  /** Digests of policies that may have been in force, the base's first. */
  readonly policies: readonly Sha256[];
  /**
   * Entries of the judged commit under the policy of the report; for a commit alone also as in an audit, which reads
   * more: the report does not say which it was.
   */
  readonly entries: () => Promise<readonly [readonly Entry[], ...(readonly Entry[])[]]>;
  /** Whether the local default branch contains the base. */
  readonly isInDefault: boolean;
}

/** Needs both commits; without a head there are no entries. */
async function takePair(workspace: Workspace, { subject }: TrustReport): Promise<JudgedPair> {
  const from = subject.base_sha ?? undefined;
  const { base, head } = await workspace.compare({
    base: from,
    head: subject.head_sha ?? from,
    literally: true,
  });
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

/** A commit alone is its own base. */
function sameTree(base: Tree | null, head: Tree): Tree {
  return base !== null && base.commit === head.commit ? base : head;
}

async function defaultCommit(workspace: Workspace): Promise<string | null> {
  const branch = await workspace.defaultBranch();
  if (branch === null) return null;
  return (
    (await resolveCommit(workspace.objects, `refs/remotes/origin/${branch}`)) ??
    (await resolveCommit(workspace.objects, `refs/heads/${branch}`))
  );
}

/** The policy together with that of the default branch; null if that is unreadable. */
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
