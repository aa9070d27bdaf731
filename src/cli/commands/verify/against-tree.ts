import { difference, type Difference } from '../../../report/difference.js';
import type { TrustReport } from '../../../report/schemas/trust-report.js';
import { VERSION } from '../../../report/version.js';
import { ConfigurationError } from '../../../text/errors.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import { mergeBase, resolveCommit } from '../../../tree/commits.js';
import { shortSha } from '../../../tree/short-sha.js';
import type { Io } from '../../io.js';
import { Workspace } from '../../workspace.js';
import { entryDifferences } from './against-entries.js';
import { takePair } from './judged-pair.js';

/*
 * Does a report agree with the commits that it is about? The policy of the base, the entries of the judged commit
 * with their paths, and the text of each fact that the manifest quotes by digest are worked out again.
 */

/** What was compared with the repository. */
export interface TreeComparison {
  readonly policy: boolean;
  readonly entries: boolean;
  /** Why not all was. */
  readonly left: readonly Phrase[];
  readonly differences: readonly Difference[];
}

/** Compares with the repository around the user, as far as it has the commits. */
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

/** Where the judge here may see less than the one that wrote the report, a difference need not be a lie. */
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

/** GitHub judges a pull request merged into its base; only where that adds nothing is the head what was judged. */
async function mergedReason(
  { repository }: Workspace,
  base: string,
  head: string,
): Promise<Phrase | null> {
  return (await mergeBase(repository, base, head)) === base
    ? null
    : say`the entries, because ${shortSha(head)} was judged together with newer commits of its base`;
}
