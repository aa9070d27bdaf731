import { kept } from '../../text/collections.js';
import { z } from 'zod';
import { canonicalDigest } from '../../languages/data/canonical.js';
import { digest } from '../../memory/citation.js';
import type { Policy } from '../../memory/policy-shape.js';
import { visible } from '../../text/visible.js';
import { isHiddenName, saysExcluded } from '../../trust/blocking.js';
import { type Reason, REASONS, type Status, STATUSES } from '../../trust/entry.js';
import { plain, say } from '../../text/phrase.js';
import { andMore, type PlacedMessage } from '../../memory/problem.js';
import { shapeProblems } from '../../memory/shape.js';
import { parseYaml } from '../../memory/yaml.js';

/* The findings of reviewers: the file in which they hand them in, and the record that is kept of it. */

/** From the mildest; they are not severities of the gate. */
export const FINDING_SEVERITIES = ['info', 'low', 'medium', 'high', 'critical'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

const id = z.string().min(1).max(200);

const findingShape = z.strictObject({
  id: id.optional(),
  severity: z.enum(FINDING_SEVERITIES),
  path: z.string().max(1_000).nullable().default(null),
  line: z.int().min(1).max(10_000_000).nullable().default(null),
  message: z.string().max(4_000).default(''),
  relied_on: z.array(id).max(100).default([]),
  case_id: id.nullable().default(null),
  title: z.string().max(1_000).optional(),
  body: z.string().max(4_000).optional(),
  blocking: z.boolean().optional(),
  hunk_ref: z.string().max(1_000).nullable().optional(),
  evidence_ref: z.string().max(4_000).nullable().optional(),
  suggested_test: z.string().max(4_000).nullable().optional(),
  confidence: z.enum(['low', 'medium', 'high']).optional(),
});

/** The findings of one case, which name no case themselves. */
const caseShape = z.strictObject({
  case_id: id,
  summary: z.string().max(10_000).default(''),
  findings: z
    .array(findingShape.omit({ case_id: true }))
    .max(1_000)
    .default([]),
});

/** Findings alone or as reviews of cases. */
export const submissionShape = z.strictObject({
  schema: z.literal('memtrust.review_findings').optional(),
  schema_version: z.literal(1).optional(),
  reviews: z.array(caseShape).max(500).default([]),
  findings: z.array(findingShape).max(1_000).default([]),
});

type Shaped = Omit<z.output<typeof findingShape>, 'case_id'>;

export type SubmittedFinding = Pick<Shaped, 'severity' | 'path' | 'line' | 'message'> & {
  /** Its own, or its number in the file. */
  readonly id: string;
  readonly reliedOn: readonly string[];
};

/** The findings for one case; null is the repository. */
export interface SubmittedReview {
  readonly caseId: string | null;
  readonly findings: readonly SubmittedFinding[];
}

/** For "did you mean". */
const KNOWN_KEYS = [submissionShape, caseShape, findingShape].flatMap(({ shape }) =>
  Object.keys(shape),
);

/**
 * Reads findings, JSON or YAML: a list, or an object with `reviews`, one a case, and `findings`.
 *
 * @param known ids of the cases.
 */
export function parseSubmission(
  source: string,
  known: ReadonlySet<string> = new Set(),
):
  | { readonly reviews: readonly SubmittedReview[] }
  | { readonly problems: readonly PlacedMessage[] } {
  const yaml = parseYaml(source);
  if (!yaml.ok) return { problems: yaml.problems };
  const isList = Array.isArray(yaml.data);
  if (typeof yaml.data !== 'object' || yaml.data === null)
    return {
      problems: [
        {
          message: plain('the file must be a list of findings, or have `findings` or `reviews`'),
          line: 1,
        },
      ],
    };
  const data = isList ? { findings: yaml.data } : yaml.data;
  const shaped = submissionShape.safeParse(data);
  const place = (path: readonly PropertyKey[]) => yaml.place(isList ? path.slice(1) : path);
  if (!shaped.success) return { problems: shapeProblems(shaped.error, data, place, KNOWN_KEYS) };
  const { reviews, findings: loose } = shaped.data;
  const problems: PlacedMessage[] = [];
  const groups = new Map<string | null, SubmittedFinding[]>();
  const groupOf = (caseId: string | null, path: readonly PropertyKey[]): SubmittedFinding[] => {
    if (caseId !== null && !known.has(caseId))
      problems.push({ message: say`unknown case ${caseId}`, ...place(path) });
    return kept(groups, caseId, () => []);
  };
  reviews.forEach((review, index) => {
    const at = ['reviews', index, 'case_id'];
    if (groups.has(review.case_id))
      problems.push({ message: say`the case ${review.case_id} is reviewed twice`, ...place(at) });
    groupOf(review.case_id, at).push(...review.findings.map(submitted));
  });
  loose.forEach(({ case_id: caseId, ...finding }, index) =>
    groupOf(caseId, ['findings', index, 'case_id']).push(submitted(finding, index)),
  );
  if (groups.size === 0 && !isList && problems.length === 0)
    problems.push({
      message: plain(
        'the file has no review and no finding; a review without findings is `{"case_id": …, "findings": []}`',
      ),
    });
  return problems.length > 0
    ? { problems: andMore(problems, problems.length) }
    : { reviews: [...groups].map(([caseId, group]) => ({ caseId, findings: group })) };
}

/** A finding without an id is called by its number, `#1`. */
function submitted(
  { id: own, severity, path, line, message, relied_on: reliedOn }: Shaped,
  index: number,
): SubmittedFinding {
  return {
    id: own ?? `#${index + 1}`,
    severity,
    path,
    line,
    message,
    reliedOn: [...new Set(reliedOn)],
  };
}

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const commit = z
  .string()
  .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
  .nullable();

/** A memory entry that a finding relies on, with its label in the brief; null where the brief does not have it. */
const labelled = z.strictObject({
  id,
  status: z.enum(STATUSES).nullable(),
  trusted: z.boolean(),
  reason: z.enum([...REASONS, 'unknown_memory']),
});

/** The record below `.memtrust/reviews/`, published in `docs/schemas/`. */
export const reviewShape = z.strictObject({
  schema: z.literal('memtrust.review'),
  schema_version: z.literal(1),
  id: z.string().regex(/^[0-9a-f]{24}$/),
  base_sha: commit,
  head_sha: commit,
  policy_digest: digest,
  context_sha256: hex,
  findings: z.array(
    z.strictObject({
      id,
      severity: z.enum(FINDING_SEVERITIES),
      path: z.string().nullable(),
      line: z.int().min(1).nullable(),
      message: z.string(),
      relied_on: z.array(labelled),
      rests_on_untrusted: z.boolean(),
    }),
  ),
  recorded_at: z.string().max(40),
});

/** Evidence of a review, never proof that the code is right or wrong. */
export type AgentReview = z.output<typeof reviewShape>;

export interface BriefLabel {
  readonly status: Status;
  readonly trusted: boolean;
  readonly reason: Reason;
}

interface ReviewSubject {
  readonly baseSha: string | null;
  readonly headSha: string | null;
  readonly policyDigest: AgentReview['policy_digest'];
  readonly contextSha256: string;
  /** ISO 8601; not part of the digest. */
  readonly recordedAt: string;
}

export function reviewOf(
  findings: readonly SubmittedFinding[],
  labels: ReadonlyMap<string, BriefLabel>,
  policy: Policy,
  { recordedAt, ...subject }: ReviewSubject,
): AgentReview {
  const visibleText = (text: string, most: number): string =>
    saysExcluded(text, policy)
      ? 'policy_blocked'
      : text
          .split(/\r\n|[\n\r]/)
          .map((line) => visible(line, most))
          .join('\n');
  const nameOf = (name: string): string =>
    isHiddenName(name, policy, true) ? 'policy_blocked' : visible(name, 200);
  const rows = findings.map((finding): AgentReview['findings'][number] => {
    const relied = finding.reliedOn.map((name) => {
      // A section of an agent file has the label of its file.
      const label = labels.get(name) ?? labels.get(name.replace(/#L\d+(?:-L\d+)?$/, ''));
      return {
        id: nameOf(name),
        status: label?.status ?? null,
        trusted: label?.trusted ?? false,
        reason: label?.reason ?? ('unknown_memory' as const),
      };
    });
    const path =
      finding.path === null || isHiddenName(finding.path, policy, true)
        ? null
        : visible(finding.path, 1_000);
    return {
      id: nameOf(finding.id),
      severity: finding.severity,
      path,
      line: finding.line,
      message: visibleText(finding.message, 4_000),
      relied_on: relied,
      rests_on_untrusted: relied.some(({ trusted }) => !trusted),
    };
  });
  const { baseSha, headSha, policyDigest, contextSha256 } = subject;
  const record = {
    schema: 'memtrust.review' as const,
    schema_version: 1 as const,
    base_sha: baseSha,
    head_sha: headSha,
    policy_digest: policyDigest,
    context_sha256: contextSha256,
    findings: rows,
  };
  return {
    ...record,
    id: canonicalDigest(record).slice('sha256:'.length, 'sha256:'.length + 24),
    recorded_at: recordedAt,
  };
}
