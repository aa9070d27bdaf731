import { z } from 'zod';
import { difference, type Difference } from '../../../report/difference.js';
import type { TrustReport } from '../../../report/schemas/trust-report.js';
import { ConfigurationError } from '../../../text/errors.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import { visible } from '../../../text/visible.js';
import { mergeBase, resolveCommit } from '../../../tree/commits.js';
import { hexDigest } from '../../../tree/digest.js';
import { shortSha } from '../../../tree/short-sha.js';
import type { Entry } from '../../../trust/entry.js';
import type { Io } from '../../io.js';
import { Workspace } from '../../workspace.js';
import { takePair } from './judged-pair.js';

/*
 * Does a report agree with the commits that it is about? The policy of the base, the entries of the judged
 * commit with their paths, and the text of each fact that the manifest quotes by digest are worked out again.
 *
 * `run.ts` asks. Approvals are not compared, for only GitHub knows them, nor what is stale, for a clone may lack
 * the history that follows a moved text. What cannot be compared is said, and is no difference. Of a blocked entry
 * no digest is told (SECURITY S28). Safe error: not compared. `__tests__/e2e/cli/verify.test.ts` fails when this
 * is wrong.
 */

/** What was compared with the repository. */
export interface TreeComparison {
  readonly policy: boolean;
  readonly entries: boolean;
  /** Why not all was. */
  readonly left: readonly Phrase[];
  readonly differences: readonly Difference[];
}

/** As much of the manifest as is compared; the rest was compared by its digest. */
const manifestShape = z.object({
  entries: z.array(z.object({ source_id: z.string(), content_hash: z.string().nullable() })),
});

/** The longest name in a report. */
const NAME_LIMIT = 1_000;

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
  const { policies, entries } = await takePair(workspace, report);
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
  const judged = new Map((await entries()).map((entry) => [visible(entry.id, NAME_LIMIT), entry]));
  return {
    policy: true,
    entries: true,
    left: [],
    differences: [
      ...entryDifferences(report, judged),
      ...trustDifferences(report, judged),
      ...textDifferences(manifest, judged),
    ],
  };
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

function entryDifferences(
  { entries }: TrustReport,
  judged: ReadonlyMap<string, Entry>,
): Difference[] {
  const reported = new Set(entries.map(({ id }) => id));
  return [
    ...entries.flatMap(({ id, path }) => {
      const entry = judged.get(id);
      if (entry === undefined) return [difference(id, plain('is not in the judged commit'))];
      const own = entry.path === null ? null : visible(entry.path, NAME_LIMIT);
      return own === path
        ? []
        : [difference(id, plain('is in another file of the judged commit'), path, own)];
    }),
    ...[...judged.keys()]
      .filter((id) => !reported.has(id))
      .map((id) => difference(id, plain('is in the judged commit and not in the report'))),
  ];
}

/** Nothing is trusted that the one judge calls a candidate, rejected, superseded or blocked in these commits. */
function trustDifferences(
  { entries }: TrustReport,
  judged: ReadonlyMap<string, Entry>,
): Difference[] {
  return entries.flatMap(({ id, trusted_baseline: isTrusted, status }) => {
    const entry = judged.get(id);
    return !isTrusted || entry === undefined || entry.trustedBaseline || entry.status === 'stale'
      ? []
      : [difference(id, plain('is trusted in the report alone'), status, entry.status)];
  });
}

/** The texts that the manifest gives by their digests. */
function textDifferences(manifest: unknown, judged: ReadonlyMap<string, Entry>): Difference[] {
  const shaped = manifestShape.safeParse(manifest);
  return (shaped.success ? shaped.data.entries : []).flatMap(({ source_id: id, content_hash }) => {
    const entry = judged.get(id);
    if (content_hash === null || entry === undefined) return [];
    if (entry.status === 'policy_blocked')
      return [
        difference(id, plain('is blocked by the policy, so the manifest may hold no digest of it')),
      ];
    const own = hexDigest(entry.record?.fact?.statement ?? '');
    return own === content_hash
      ? []
      : [
          difference(
            id,
            plain('says something else in the judged commit'),
            `sha256:${content_hash}`,
            `sha256:${own}`,
          ),
        ];
  });
}
