import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { loweredBy } from '../gate/release/condition-rules.js';
import type { ReleaseRow } from '../gate/release-gate.js';
import { noMemory } from '../gate/rules/no-memory.js';
import { countsIn } from '../gate/verdict.js';
import { enumerate, plain, say, type Phrase } from '../text/phrase.js';
import { shortSha } from '../tree/short-sha.js';
import { reasonOf, type Entry, type Status } from '../trust/entry.js';
import type { Reason } from '../trust/reasons.js';
import type { Words } from './catalogue/catalogue.js';
import { fixedWords, type Spoken } from './catalogue/spoken.js';
import { countEntries } from './counts.js';

/*
 * In which words are verdict, status, reason and standing told? `standing` gives "12 trusted, 1
 * stale", `verdictWords` what a soft start makes of a failure.
 *
 * Every view of a report takes them here, so that all say the same, and the words themselves stand in `catalogue/`, one
 * file a language; a new reason does not compile without them. When they are wrong, `__tests__/report/text.test.ts`,
 * `__tests__/report/comment.test.ts` and `__tests__/report/html.test.ts` fail. No word here is in a
 * fingerprint or a schema; STATUS_ORDER is the order of rows in comment and page alone.
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
export function verdictWords(evaluation: Spoken): string {
  const { verdict, mode } = evaluation;
  return fixedWords(evaluation).verdict[
    verdict === 'fail' && mode === 'report' ? 'report' : verdict
  ];
}

/**
 * `12 trusted, 1 stale, 2 candidates, 3 agent files`; what there is none of is left out.
 *
 * @param isPart whether only some files were asked for: then the repository may have facts elsewhere.
 */
export function standing(evaluation: Spoken, isPart: boolean = false): Phrase {
  const { entries } = evaluation;
  const { standing: words, between, semicolon } = fixedWords(evaluation);
  const facts = entries.filter((entry) => entry.record !== null);
  const counts = countEntries(facts);
  const agentFiles = entries.filter((entry) => entry.sourceClass === 'live_external').length;
  const evidence = entries.length - facts.length - agentFiles;
  const parts = [
    ...(counts.accepted === 0 ? [] : [words.trusted(counts.accepted, counts.unverifiable)]),
    ...staleWords(facts, fixedWords(evaluation)),
    ...(counts.candidate === 0 ? [] : [words.candidate(counts.candidate)]),
    ...(counts.superseded === 0 ? [] : [words.superseded(counts.superseded)]),
    ...(counts.policy_blocked === 0 ? [] : [words.policyBlocked(counts.policy_blocked)]),
    ...(counts.rejected === 0 ? [] : [words.rejected(counts.rejected)]),
    ...(evidence === 0 ? [] : [words.evidence(evidence)]),
  ];
  if (facts.length === 0)
    return plain(
      [
        isPart ? words.noFactsHere : words.noFacts,
        ...parts,
        words.agentFilesChecked(agentFiles),
      ].join(semicolon),
    );
  return plain(
    [...parts, ...(agentFiles === 0 ? [] : [words.agentFiles(agentFiles)])].join(between),
  );
}

/** `1 stale`, `2 in conflict`, `1 expired`: a conflict is no change of the code. */
function staleWords(facts: readonly Entry[], words: Words): string[] {
  const said = facts
    .filter(({ status }) => status === 'stale')
    .map((entry) => standingWords('stale', reasonOf(entry), words));
  return [words.status.stale, ...Object.values(words.staleFor)].flatMap((word) => {
    const count = said.filter((one) => one === word).length;
    return count === 0 ? [] : [words.standing.staleAs(count, word)];
  });
}

/** `base 1a2b3c4 → working tree` */
export function subjectWords(evaluation: Spoken): Phrase {
  const { subject, scope } = evaluation;
  const { subject: words } = fixedWords(evaluation);
  const { baseSha, headSha, isStaged = false } = subject;
  const files = isStaged ? words.stagedFiles : words.workingTree;
  const head = headSha === null ? plain(files) : say`${shortSha(headSha)}`;
  if (scope === 'state' || baseSha === headSha) return headSha === null ? head : words.commit(head);
  const base = baseSha === null ? plain(words.noBase) : words.base(shortSha(baseSha));
  return say`${base} → ${head}`;
}

/** The word for a status; what is stale although its sources are unchanged is called what it is. */
export function standingWords(status: Status, reason: Reason | null, words: Words): string {
  const { staleFor }: { readonly staleFor: Readonly<Partial<Record<Reason, string>>> } = words;
  return (
    (status === 'stale' && reason !== null ? staleFor[reason] : undefined) ?? words.status[status]
  );
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

/** Why an entry is what it is, in words. */
export function reasonWords(entry: Entry, words: Words): Phrase {
  const { why } = words;
  const reason = reasonOf(entry);
  if (reason === 'superseded_fact' && entry.supersededBy !== null)
    return why.replacedBy(entry.supersededBy);
  if (reason === 'conflicting_facts' && entry.conflictsWith.length > 0)
    return why.conflictsWith(enumerate(entry.conflictsWith, 3, words));
  return plain(
    reason === 'selected_trusted_memory' && entry.anchors.length === 0
      ? why.citesNothing
      : why.reason[reason],
  );
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
export function loweredRelease(evaluation: Spoken): string | null {
  const lowered = loweredBy(evaluation.policy.policy);
  return lowered.length === 0 ? null : fixedWords(evaluation).lowered(lowered);
}
