import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { loweredBy } from '../gate/release/condition-rules.js';
import { conditionOf, type ReleaseId } from '../gate/release/conditions.js';
import type { ReleaseRow } from '../gate/release-gate.js';
import { checkedWords, noMemory } from '../gate/rules/no-memory.js';
import { countsIn } from '../gate/verdict.js';
import { grouped } from '../text/collections.js';
import { compareTexts } from '../text/order.js';
import { numbered } from '../text/visible.js';
import { wordList } from '../text/words.js';
import { enumerate, type Phrase, plain, say } from '../text/phrase.js';
import { shortSha } from '../tree/digest.js';
import { type Entry, reasonOf, type Status, type Reason } from '../trust/entry.js';
import type { RuleTraits } from '../gate/rule-traits.js';
import { markdownPhrase } from './markdown.js';

export const STATUS_WORDS: Readonly<Record<Status | 'trusted', string>> = {
  trusted: 'trusted',
  accepted: 'trusted',
  candidate: 'candidate',
  advisory: 'advisory',
  superseded: 'superseded',
  stale: 'stale',
  policy_blocked: 'policy-blocked',
  rejected: 'rejected',
};

/** For facts that are stale although their sources are unchanged. */
const STALE_WORDS: Readonly<Partial<Record<Reason, string>>> = {
  conflicting_facts: 'in conflict',
  expired_fact: 'expired',
  not_yet_valid: 'not yet valid',
};

/** Why an entry has its status, as a clause after "because". */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  policy_blocked: 'the policy keeps it out',
  invalid_record: 'its file is not valid',
  not_accepted: 'it was discarded or retired',
  attempt_evidence: 'it is evidence of an attempt',
  review_evidence: 'it is evidence of a review',
  commit_evidence: 'it is a commit',
  adoption_unsettled: 'it is trusted once its adoption is merged',
  adoption_digest_mismatch: 'its text or sources were edited since it was adopted',
  adoption_record_missing: 'it calls itself trusted, but nobody has adopted it',
  candidate_not_adopted: 'nobody has adopted it',
  superseded_fact: 'another fact replaces it',
  conflicting_facts: 'it conflicts with another adopted fact',
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

export const CONDITION_WORDS: Readonly<Record<ReleaseId, string>> = {
  'labels-visible': 'Changed JSON shows source, status and trust',
  'explicit-adoption': 'Nothing enters the trusted baseline without an adoption',
  'honest-descriptions': 'Documents describe memory correctly',
  'shown-demonstrations': 'Demonstrations ran and passed, and no document overclaims',
};

/** Findings that the verdict is about. Older ones count only if they stop the gate from judging. */
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

export function olderFindings(evaluation: Evaluation): Finding[] {
  const current = new Set(currentFindings(evaluation));
  const advice = noFactsAdvice(evaluation);
  return evaluation.findings.filter(
    (finding) => finding !== advice && finding.accepted === null && !current.has(finding),
  );
}

export function acceptedFindings({ findings }: Evaluation): Finding[] {
  return findings.filter((finding) => finding.accepted !== null);
}

/** Whether a finding is about text that works on agents behind their users' backs: it is shown first. */
export function isInjection({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): boolean {
  return severity !== 'notice' && (rule === 'MT403' || rule === 'MT407');
}

/** The advice for a repository without facts, shown beside the verdict. */
export function noFactsAdvice({ entries, findings }: Evaluation): Finding | null {
  if (entries.some((entry) => entry.record !== null)) return null;
  return findings.find(({ rule }) => rule === noMemory.code) ?? null;
}

/** `pass`, `fail` or `error`, and `fail` in report mode. */
export function verdictWords({ verdict, mode }: Evaluation): string {
  return verdict === 'fail' && mode === 'report' ? 'report mode: would fail' : verdict;
}

/**
 * `12 trusted, 1 stale, 2 candidates, 3 agent files`, without zeros. @param isPart whether only some files were asked
 * for.
 */
export function trustCounts(
  { entries, unread, ignored }: Evaluation,
  isPart: boolean = false,
): Phrase {
  const facts = entries.filter((entry) => entry.record !== null);
  const counts = factCounts({ entries });
  const live = entries.filter((entry) => entry.sourceClass === 'live_external');
  const notRead = live.filter(({ id }) => unread.has(id)).length;
  if (facts.length === 0)
    return plain(
      [
        isPart ? 'no facts here' : 'no facts',
        ...(counts === '' ? [] : [counts]),
        checkedWords(live.length, notRead, ignored.length),
      ].join('; '),
    );
  const files = agentFileWords({ entries, unread, ignored });
  return plain([...(counts === '' ? [] : [counts]), ...(files === null ? [] : [files])].join(', '));
}

/** Says that a check on a desk left the built-in cases to CI; empty where they ran, or there is no memory. */
export function builtInElsewhere({ entries, fixtures }: Evaluation): string[] {
  const isNeeded = entries.some(({ record }) => record !== null);
  return isNeeded && fixtures.cases.every(({ kind }) => kind !== 'built-in')
    ? ['the built-in cases run in CI and in `npx memtrust fixtures`']
    : [];
}

/** `12 trusted, 1 stale, 2 candidates, 1 evidence file`, without zeros; empty where there is nothing. */
export function factCounts({ entries }: Pick<Evaluation, 'entries'>): string {
  const facts = entries.filter((entry) => entry.record !== null);
  const counts = countEntries(facts);
  const agentFiles = entries.filter((entry) => entry.sourceClass === 'live_external').length;
  const evidence = entries.length - facts.length - agentFiles;
  return [
    ...(counts.accepted === 0
      ? []
      : [
          `${counts.accepted} trusted${counts.unverifiable === 0 ? '' : ` (${counts.unverifiable} unverifiable)`}`,
        ]),
    ...staleWords(facts),
    ...(counts.candidate === 0 ? [] : [numbered(counts.candidate, 'candidate')]),
    ...(counts.superseded === 0 ? [] : [`${counts.superseded} superseded`]),
    ...(counts.policy_blocked === 0 ? [] : [`${counts.policy_blocked} policy-blocked`]),
    ...(counts.rejected === 0 ? [] : [`${counts.rejected} rejected`]),
    ...(evidence === 0 ? [] : [numbered(evidence, 'evidence file')]),
  ].join(', ');
}

/** `3 agent files (1 not read, 2 ignored)`; null where there are none. */
export function agentFileWords({
  entries,
  unread,
  ignored: left,
}: Pick<Evaluation, 'entries' | 'unread' | 'ignored'>): string | null {
  const live = entries.filter((entry) => entry.sourceClass === 'live_external');
  const [count, ignored] = [live.length, left.length];
  const notRead = live.filter(({ id }) => unread.has(id)).length;
  const but = [
    ...(notRead === 0 ? [] : [`${notRead} not read`]),
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
  ].join(', ');
  if (but === '') return count === 0 ? null : numbered(count, 'agent file');
  return `${numbered(count, 'agent file')} (${but})`;
}

/** Kinds of what agent files name, as they are told. */
const TOLD_KINDS = wordList(
  'path command link version symbol flag variable key package export tool name',
);

/** How many things that agent files name hold, by kind; one that a file names twice counts once. */
export function heldCounts({ held }: Pick<Evaluation, 'held'>): readonly [string, number][] {
  const things = new Map(held.map((one) => [`${one.path}\0${one.kind}\0${one.target}`, one.kind]));
  return [...grouped(things.values(), (kind) => kind)]
    .map(([kind, all]): [string, number] => [kind, all.length])
    .toSorted(([a], [b]) => TOLD_KINDS.indexOf(a) - TOLD_KINDS.indexOf(b) || compareTexts(a, b));
}

/** `41 paths, 12 commands, 3 links are right`; null where agent files name nothing that could be looked up. */
export function heldWords(evaluation: Pick<Evaluation, 'held'>): string | null {
  const counts = heldCounts(evaluation);
  if (counts.length === 0) return null;
  const [only, another] = counts;
  const verb = only?.[1] === 1 && another === undefined ? 'is right' : 'are right';
  return `${counts.map(([kind, count]) => numbered(count, kind)).join(', ')} ${verb}`;
}

/** `1 stale`, `2 in conflict`, `1 expired`. */
function staleWords(facts: readonly Entry[]): string[] {
  const said = facts
    .filter(({ status }) => status === 'stale')
    .map((entry) => statusWords('stale', reasonOf(entry)));
  return ['stale', ...Object.values(STALE_WORDS)].flatMap((word) => {
    const count = said.filter((one) => one === word).length;
    return count === 0 ? [] : [`${count} ${word}`];
  });
}

/** `base 1a2b3c4 → working tree`, or `working tree in examples/shop` */
export function subjectWords(evaluation: Evaluation): Phrase {
  const { folder } = evaluation.subject;
  const words = comparedWords(evaluation);
  return folder === undefined ? words : say`${words} in ${folder}`;
}

function comparedWords(evaluation: Evaluation): Phrase {
  const { subject, scope } = evaluation;
  const { baseSha, headSha, isStaged = false } = subject;
  const files = isStaged ? 'staged files' : 'working tree';
  const head = headSha === null ? plain(files) : say`${shortSha(headSha)}`;
  if (scope === 'state' || baseSha === headSha)
    return headSha === null ? head : say`commit ${head}`;
  const base = baseSha === null ? plain('no base') : say`base ${shortSha(baseSha)}`;
  return say`${base} → ${head}`;
}

export function statusWords(status: Status, reason: Reason | null): string {
  const word = status === 'stale' && reason !== null ? STALE_WORDS[reason] : undefined;
  return word ?? STATUS_WORDS[status];
}

/** What needs attention comes first. */
export const STATUS_ORDER: readonly Status[] = [
  'stale',
  'policy_blocked',
  'candidate',
  'rejected',
  'superseded',
  'accepted',
  'advisory',
];

export function reasonWords(entry: Entry): Phrase {
  const reason = reasonOf(entry);
  if (reason === 'superseded_fact' && entry.supersededBy !== null)
    return say`${entry.supersededBy} replaces it`;
  if (reason === 'conflicting_facts' && entry.conflictsWith.length > 0)
    return say`it conflicts with ${enumerate(entry.conflictsWith)}`;
  return plain(
    reason === 'selected_trusted_memory' && entry.anchors.length === 0
      ? 'it is adopted; it cites nothing, so nothing can be checked'
      : REASON_WORDS[reason],
  );
}

/** Failed conditions of the release gate that say more than the findings do. */
export function failedRelease({ releaseGate }: Evaluation): readonly ReleaseRow[] {
  const failed = releaseGate.filter(({ passed }) => passed === false);
  return failed.some(({ id }) => id !== 'explicit-adoption') ? failed : [];
}

export function loweredRelease(evaluation: Evaluation): string | null {
  const lowered = loweredBy(evaluation.policy.policy);
  return lowered.length === 0 ? null : `lowered by the policy: ${lowered.join(', ')}`;
}

/** How the policy lowers a rule: a sentence with code in backticks. */
export function softeningWords(
  rule: Pick<RuleTraits, 'code' | 'fixed' | 'releaseCondition'>,
): string {
  const { code, fixed } = rule;
  const condition = conditionOf(rule);
  const off = `\`rules: {${code}: off}\``;
  if (condition === null)
    return fixed
      ? 'The policy cannot lower its severity.'
      : `The policy can change its severity or turn it off: ${off}.`;
  const named = `\`release: {${condition.key}: warn}\``;
  return fixed
    ? `The policy can lower its severity only for the whole release condition: ${named}.`
    : `The policy can lower its severity for the whole release condition, ${named}, or for this rule: ${off}.`;
}

export function findingSentence({ message, remedy }: Pick<Finding, 'message' | 'remedy'>): string {
  const said = markdownPhrase(message);
  return (
    `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'} ` +
    markdownPhrase(remedy)
  ).trim();
}

/** So that three hundred findings of one rule do not hide another. */
export function oneOfEachFirst<One extends { readonly rule: string }>(
  findings: readonly One[],
): One[] {
  const firsts = new Map<string, One>();
  for (const finding of findings) if (!firsts.has(finding.rule)) firsts.set(finding.rule, finding);
  const chosen = new Set(firsts.values());
  return [...chosen, ...findings.filter((finding) => !chosen.has(finding))];
}

/** Entries by status, for the summary of every report. */
export type Counts = Record<Status | 'unverifiable', number>;

interface Counted {
  readonly status: Status;
  readonly anchors: readonly { readonly verdict: string; readonly selector: string }[];
}

/**
 * `unverifiable`: accepted entries without a cited text that supports them. Their sources are unbound or missing, or
 * say only that a path exists or a text is absent.
 */
export function countEntries(entries: readonly Counted[]): Counts {
  const counts: Counts = {
    accepted: 0,
    candidate: 0,
    advisory: 0,
    superseded: 0,
    stale: 0,
    policy_blocked: 0,
    rejected: 0,
    unverifiable: 0,
  };
  for (const entry of entries) {
    counts[entry.status] += 1;
    if (
      entry.status === 'accepted' &&
      entry.anchors.every(
        ({ verdict, selector }) => verdict === 'unbound' || /^(?:absent|present$)/.test(selector),
      )
    )
      counts.unverifiable += 1;
  }
  return counts;
}
