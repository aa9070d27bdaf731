import { z } from 'zod';
import { canonicalDigest } from '../../languages/data/canonical.js';
import { digest } from '../../memory/citation.js';
import type { Policy } from '../../memory/policy-shape.js';
import { visible } from '../../text/visible.js';
import { keepsUnsaid } from '../../trust/unsayable.js';
import { saysExcluded } from '../../trust/excluded-text.js';
import { STATUSES, type Status } from '../../trust/entry.js';
import { REASONS, type Reason } from '../../trust/reasons.js';
import { FINDING_SEVERITIES, type SubmittedFinding } from '../../gate/review/submission.js';

/* The record of what reviewers found, in `.memtrust/reviews/`: evidence of a review, never proof of anything. */

const id = z.string().min(1).max(200);

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const commit = z
  .string()
  .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
  .nullable();

/** A memory entry that a finding rests on, with what the brief said of it; null where the brief does not know it. */
const labelled = z.strictObject({
  id,
  status: z.enum(STATUSES).nullable(),
  trusted: z.boolean(),
  reason: z.enum([...REASONS, 'unknown_memory']),
});

/**
 * The record as it is written below `.memtrust/reviews/`. Published in `docs/schemas/`: a key may be
 * added, none removed.
 */
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

/** A record of what reviewers found: evidence of a review, never proof that the code is right or wrong. */
export type AgentReview = z.output<typeof reviewShape>;

/** How the brief labels a memory entry. */
export interface BriefLabel {
  readonly status: Status;
  readonly trusted: boolean;
  readonly reason: Reason;
}

/** What was reviewed, and when. */
export interface ReviewSubject {
  readonly baseSha: string | null;
  readonly headSha: string | null;
  readonly policyDigest: AgentReview['policy_digest'];
  readonly contextSha256: string;
  /** ISO 8601; outside of what is hashed. */
  readonly recordedAt: string;
}

/** The record of what reviewers handed in, each finding with what the brief says of the memory that it rests on. */
export function reviewOf(
  findings: readonly SubmittedFinding[],
  labels: ReadonlyMap<string, BriefLabel>,
  policy: Policy,
  { recordedAt, ...subject }: ReviewSubject,
): AgentReview {
  const sayable = (text: string, most: number): string =>
    saysExcluded(text, policy)
      ? 'policy_blocked'
      : text
          .split(/\r\n|[\n\r]/)
          .map((line) => visible(line, most))
          .join('\n');
  const nameOf = (name: string): string =>
    keepsUnsaid(name, policy, true) ? 'policy_blocked' : visible(name, 200);
  const rows = findings.map((finding): AgentReview['findings'][number] => {
    const relied = finding.reliedOn.map((name) => {
      // A section of an agent file is labelled as its file is.
      const label = labels.get(name) ?? labels.get(name.replace(/#L\d+(?:-L\d+)?$/, ''));
      return {
        id: nameOf(name),
        status: label?.status ?? null,
        trusted: label?.trusted ?? false,
        reason: label?.reason ?? ('unknown_memory' as const),
      };
    });
    const path =
      finding.path === null || keepsUnsaid(finding.path, policy, true)
        ? null
        : visible(finding.path, 1_000);
    return {
      id: nameOf(finding.id),
      severity: finding.severity,
      path,
      line: finding.line,
      message: sayable(finding.message, 4_000),
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
