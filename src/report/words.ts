import type { AdoptionRow } from '../gate/adoptions.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { loweredBy } from '../gate/release/condition-rules.js';
import type { ReleaseRow } from '../gate/release-gate.js';
import { noMemory } from '../gate/rules/no-memory.js';
import { countsIn } from '../gate/verdict.js';
import { numbered } from '../text/numbered.js';
import { enumerate, plain, say, type Phrase } from '../text/phrase.js';
import { shortSha } from '../tree/short-sha.js';
import { reasonOf, type Entry, type Status } from '../trust/entry.js';
import type { Reason } from '../trust/reasons.js';
import { countEntries } from './counts.js';

/*
 * In which words are verdict, status, reason and standing told? `standing` gives "12 trusted, 1
 * stale", `verdictWords` what a soft start makes of a failure.
 *
 * Every view of a report takes its words here, so that all say the same. You may change words; a new reason
 * does not compile without them. When they are wrong, `__tests__/report/text.test.ts`,
 * `__tests__/report/comment.test.ts` and `__tests__/report/html.test.ts` fail. No word here is in a
 * fingerprint or a schema; STATUS_ORDER is the order of rows in comment and page alone. `now` of EFFECTIVE is
 * published and given by no code today.
 */

/** Findings that the verdict is about. What was wrong before is not, unless it is why the gate cannot judge. */
export function currentFindings(evaluation: Evaluation): Finding[] {
  const { findings, scope, verdict } = evaluation;
  const advice = noFactsAdvice(evaluation);
  return findings.filter(
    (finding) =>
      finding !== advice &&
      finding.accepted === null &&
      (countsIn(finding, scope) || (verdict === 'error' && finding.severity === 'error')),
  );
}

/** Findings that were there before the change and do not decide about it. */
export function olderFindings(evaluation: Evaluation): Finding[] {
  const current = new Set(currentFindings(evaluation));
  const advice = noFactsAdvice(evaluation);
  return evaluation.findings.filter(
    (finding) => finding !== advice && finding.accepted === null && !current.has(finding),
  );
}

/** Findings that an exception covers: they count for nothing, and say who took that upon themselves. */
export function acceptedFindings({ findings }: Evaluation): Finding[] {
  return findings.filter((finding) => finding.accepted !== null);
}

/**
 * The advice for a repository that remembers nothing. It belongs beside the verdict, whether the
 * change made it so or not, so the other lists leave it out.
 */
export function noFactsAdvice({ entries, findings }: Evaluation): Finding | null {
  if (entries.some((entry) => entry.record !== null)) return null;
  return findings.find(({ rule }) => rule === noMemory.code) ?? null;
}

/** `pass`, `fail`, `error`, and what a soft start makes of a failure. */
export function verdictWords({ verdict, mode }: Evaluation): string {
  return verdict === 'fail' && mode === 'report' ? 'report mode: would fail' : verdict;
}

/** `12 trusted, 1 stale, 2 candidates, 3 agent files`; what there is none of is left out. */
export function standing({ entries }: Evaluation): Phrase {
  const facts = entries.filter((entry) => entry.record !== null);
  const counts = countEntries(facts);
  const agentFiles = entries.filter((entry) => entry.sourceClass === 'live_external').length;
  const evidence = entries.length - facts.length - agentFiles;
  const unverifiable = counts.unverifiable === 0 ? '' : ` (${counts.unverifiable} unverifiable)`;
  const parts = [
    ...(counts.accepted === 0 ? [] : [`${counts.accepted} trusted${unverifiable}`]),
    ...(counts.stale === 0 ? [] : [`${counts.stale} stale`]),
    ...(counts.candidate === 0 ? [] : [numbered(counts.candidate, 'candidate')]),
    ...(counts.superseded === 0 ? [] : [`${counts.superseded} superseded`]),
    ...(counts.policy_blocked === 0 ? [] : [`${counts.policy_blocked} policy-blocked`]),
    ...(counts.rejected === 0 ? [] : [`${counts.rejected} rejected`]),
    ...(evidence === 0 ? [] : [numbered(evidence, 'evidence file')]),
  ];
  if (facts.length === 0)
    return plain(['no facts', ...parts, `${numbered(agentFiles, 'agent file')} seen`].join('; '));
  return plain(
    [...parts, ...(agentFiles === 0 ? [] : [numbered(agentFiles, 'agent file')])].join(', '),
  );
}

/** `base 1a2b3c4 → working tree` */
export function subjectWords({ subject, scope }: Evaluation): Phrase {
  const { baseSha, headSha, isStaged = false } = subject;
  const files = plain(isStaged ? 'staged files' : 'working tree');
  const head = headSha === null ? files : say`${shortSha(headSha)}`;
  if (scope === 'state' || baseSha === headSha)
    return headSha === null ? head : say`commit ${head}`;
  return baseSha === null ? say`no base → ${head}` : say`base ${shortSha(baseSha)} → ${head}`;
}

/** `policy-blocked` for `policy_blocked`. */
export function statusWords(status: Status): string {
  return status.replace('_', '-');
}

/** What needs a look comes first. */
export const STATUS_ORDER: readonly Status[] = [
  'stale',
  'policy_blocked',
  'candidate',
  'rejected',
  'superseded',
  'accepted',
  'advisory',
];

/** When a decision of the change makes trust. */
export const EFFECTIVE: Readonly<Record<AdoptionRow['effective'], string>> = {
  now: 'now',
  on_merge: 'on merge',
  never: 'no',
};

/** A clause for each reason, as it stands behind the name of an entry. */
const REASON_WORDS: Readonly<Record<Reason, string>> = {
  policy_blocked: 'the policy keeps it out',
  invalid_record: 'its file is not a valid fact',
  not_accepted: 'it was discarded or retired',
  attempt_evidence: 'it is evidence of an attempt',
  review_evidence: 'it is evidence of a review',
  adoption_unsettled: 'its adoption takes effect once approved and merged',
  adoption_digest_mismatch: 'this is not the text that was adopted',
  adoption_record_missing: 'it says that it is accepted, but no record adopts it',
  candidate_not_adopted: 'nobody has adopted it',
  superseded_fact: 'an adopted fact replaces it',
  conflicting_facts: 'it conflicts with another accepted fact',
  source_out_of_tree: 'what it cites is outside the repository',
  source_missing: 'what it cites is gone',
  source_digest_mismatch: 'what it cites changed',
  source_unreadable: 'what it cites cannot be checked',
  expired_fact: 'it has expired',
  not_yet_valid: 'it is not valid yet',
  live_source: 'an agent file is advisory',
  over_budget: 'it does not fit into the budget',
  selected_trusted_memory: 'it is adopted, and what it cites is unchanged',
  not_selected_trusted_fact: 'it is adopted, but was not selected',
  not_selected: 'it was not selected',
};

/** Why an entry is what it is, in words. */
export function reasonWords(entry: Entry): Phrase {
  const reason = reasonOf(entry);
  if (reason === 'superseded_fact' && entry.supersededBy !== null)
    return say`${entry.supersededBy} replaces it`;
  if (reason === 'conflicting_facts' && entry.conflictsWith.length > 0)
    return say`it conflicts with ${enumerate(entry.conflictsWith)}`;
  if (reason === 'selected_trusted_memory' && entry.anchors.length === 0)
    return plain('it is adopted; it cites nothing, so nothing can be checked');
  return plain(REASON_WORDS[reason]);
}

/**
 * The conditions of the release gate that fail, where they say more than the findings: that nothing
 * may be promoted unseen is said by its findings in any case. Empty where nothing is wrong.
 */
export function failedRelease({ releaseGate }: Evaluation): readonly ReleaseRow[] {
  const failed = releaseGate.filter(({ passed }) => passed === false);
  return failed.some(({ id }) => id !== 'explicit-adoption') ? failed : [];
}

/** What the policy lowers of the release gate, in a line; null where it lowers nothing. */
export function loweredRelease({ policy }: Evaluation): string | null {
  const lowered = loweredBy(policy.policy);
  return lowered.length === 0 ? null : `lowered by the policy: ${lowered.join(', ')}`;
}
