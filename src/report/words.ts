import type { AdoptionRow } from '../gate/adoptions.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import type { AnchorResult } from '../memory/anchors/verdict.js';
import { enumerate, plain, say, type Phrase } from '../text/phrase.js';
import type { Change } from '../trust/delta.js';
import { reasonOf, type Entry, type Status } from '../trust/entry.js';
import type { Reason } from '../trust/reasons.js';
import { countEntries } from './counts.js';

/** Findings that the verdict is about. What was wrong before is not, unless it is why the gate cannot judge. */
export function currentFindings(evaluation: Evaluation): Finding[] {
  const { findings, scope, verdict } = evaluation;
  const advice = noFactsAdvice(evaluation);
  return findings.filter((finding) => finding !== advice && (finding.introduced || scope === 'state' || (verdict === 'error' && finding.severity === 'error')));
}

export function olderFindings(evaluation: Evaluation): Finding[] {
  const current = new Set(currentFindings(evaluation));
  const advice = noFactsAdvice(evaluation);
  return evaluation.findings.filter((finding) => finding !== advice && !current.has(finding));
}

/**
 * The advice for a repository that remembers nothing. It belongs beside the verdict, whether the change made it so or not,
 * so the other lists leave it out.
 */
export function noFactsAdvice({ entries, findings }: Evaluation): Finding | null {
  if (entries.some((entry) => entry.record !== null)) return null;
  return findings.find(({ rule }) => rule === 'MT704') ?? null;
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
  if (facts.length === 0) return plain(['no facts', ...parts, `${numbered(agentFiles, 'agent file')} seen`].join('; '));
  return plain([...parts, ...(agentFiles === 0 ? [] : [numbered(agentFiles, 'agent file')])].join(', '));
}

/** `base 1a2b3c4 → working tree` */
export function subjectWords({ subject, scope }: Evaluation): Phrase {
  const { baseSha, headSha } = subject;
  const head = headSha === null ? plain('working tree') : say`${shortSha(headSha)}`;
  if (scope === 'state' || baseSha === headSha) return headSha === null ? head : say`commit ${head}`;
  return baseSha === null ? say`no base → ${head}` : say`base ${shortSha(baseSha)} → ${head}`;
}

/** Seven characters of a commit, as git abbreviates. */
export function shortSha(sha: string): string {
  return sha.slice(0, 7);
}

/** What a change does to the trust in one fact. */
export interface Effect {
  readonly id: string;
  readonly from: Status | null;
  readonly to: Status | null;
  /** An approved adoption makes it trusted once the change is merged. */
  readonly onMerge: boolean;
  /** A clause after "because"; null where the transition says it all. */
  readonly why: Phrase | null;
  /** What to do; null where nothing is. */
  readonly remedy: Phrase | null;
  /** Findings that this says as well, the gravest first: a view that lists effects need not repeat them. */
  readonly says: readonly Finding[];
}

/** Everything that the change does to trust, gravest first: what fails, what loses trust, what gains it, the rest. */
export function effects(evaluation: Evaluation): Effect[] {
  const entries = new Map(evaluation.entries.map((entry) => [entry.id, entry]));
  const adopting = new Map(evaluation.adoptions.filter((row) => row.effective === 'on_merge').map((row) => [row.factId, row]));
  const about = byFact(currentFindings(evaluation));
  const changed = evaluation.changes.filter((change) => concernsTrust(change, entries.get(change.id)));
  const ids = new Set(changed.map((change) => change.id));
  const inPlace = [...adopting.keys()].filter((id) => !ids.has(id)).map((id): Change => ({ id, from: entries.get(id)?.status ?? null, to: entries.get(id)?.status ?? null, cause: 'introduced', because: [] }));
  return [...changed, ...inPlace]
    .map((change) => effectOf(change, entries.get(change.id), adopting.get(change.id), about.get(change.id) ?? []))
    .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

function effectOf({ id, from, to, cause, because }: Change, entry: Entry | undefined, adopting: AdoptionRow | undefined, about: readonly Finding[]): Effect {
  const [first] = about;
  const effect = { id, from, to, onMerge: adopting !== undefined };
  if (adopting !== undefined) return { ...effect, why: approvalWords(adopting), remedy: null, says: about.filter(({ severity }) => severity === 'notice') };
  if (because.length > 0) return { ...effect, why: sourceWords(because), remedy: first?.remedy ?? null, says: about.filter(({ rule }) => rule === first?.rule) };
  const says = first === undefined ? [] : [first];
  if (to === null || entry === undefined) return { ...effect, why: null, remedy: first?.remedy ?? null, says };
  const moved = cause === 'base_moved' ? plain('the base branch moved, and ') : [];
  return { ...effect, why: [...moved, ...(first === undefined ? reasonWords(entry) : withoutSubject(first.message, id))], remedy: first === undefined ? defaultRemedy(entry) : first.remedy, says };
}

/** Agent files and evidence come and go without being trusted before or after; only that the policy blocks one is news. */
function concernsTrust({ from, to }: Change, entry: Entry | undefined): boolean {
  if (entry?.sourceClass === 'attempt_evidence' || entry?.sourceClass === 'review_evidence') return false;
  return [from, to].some((status) => status !== null && status !== 'advisory');
}

function rank({ from, to, onMerge, says: [first] }: Effect): number {
  if (first?.severity === 'error') return 0;
  if (from === 'accepted' && !onMerge) return 1;
  return onMerge || to === 'accepted' ? 2 : 3;
}

function byFact(findings: readonly Finding[]): Map<string, Finding[]> {
  const grouped = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.factId === null) continue;
    const known = grouped.get(finding.factId);
    if (known === undefined) grouped.set(finding.factId, [finding]);
    else known.push(finding);
  }
  return grouped;
}

/** A message that begins with the fact it is about, as a clause behind that fact. */
function withoutSubject(message: Phrase, id: string): Phrase {
  const [first, ...rest] = message;
  return typeof first === 'object' && first.quoted === id ? ['it', ...rest] : message;
}

function approvalWords({ approvals }: AdoptionRow): Phrase {
  const counted = approvals.filter((approval) => approval.counted).map((approval) => approval.login);
  return counted.length === 0 ? plain('its author may adopt alone') : say`${enumerate([...new Set(counted)])} approved it`;
}

/** `accepted` and `stale`, `new` and `candidate`, `candidate` and `trusted once merged`. */
export function transition({ from, to, onMerge }: Effect): readonly [from: string, to: string] {
  const end = to === null ? 'removed' : statusWords(to);
  return [from === null ? 'new' : statusWords(from), onMerge ? 'trusted once merged' : end];
}

export function statusWords(status: Status): string {
  return status.replace('_', '-');
}

/** `src/auth/guard.ts (file) changed, src/b.ts (lines:3-9) is gone and 2 more sources` */
function sourceWords(anchors: readonly AnchorResult[]): Phrase {
  const shown = anchors.slice(0, 3).flatMap((anchor, index): Phrase => say`${[index === 0 ? '' : ', ']}${anchor.path} (${selectorWords(anchor.selector)}) ${[VERDICTS[anchor.verdict]]}`);
  return anchors.length > 3 ? [...shown, ` and ${anchors.length - 3} more`] : shown;
}

/**
 * A selector without the text that some carry: `absent:` and `heading:` are written by whoever wrote the fact, and are no
 * names. What other agents read never quotes memory (SECURITY S26).
 */
function selectorWords(selector: string): Phrase {
  if (/^(?:file|quote|lines(?::\d+-\d+)?)$/.test(selector)) return plain(selector);
  if (/^(?:symbol|pointer):[\w$./~-]{1,100}$/.test(selector)) return say`${selector}`;
  return plain(/^[a-z]+/.exec(selector)?.[0] ?? '');
}

const VERDICTS: Readonly<Record<AnchorResult['verdict'], string>> = {
  fresh: 'is as it was',
  reformatted: 'is reformatted',
  moved: 'moved',
  changed: 'changed',
  missing: 'is gone',
  ambiguous: 'has the cited text more than once',
  unreadable: 'cannot be checked',
  unbound: 'is not bound',
};

const REASON_WORDS: Readonly<Record<Reason, string>> = {
  policy_blocked: 'the policy keeps it out',
  invalid_record: 'its file cannot be read as a fact',
  not_accepted: 'it was discarded or retired',
  attempt_evidence: 'evidence of an attempt',
  review_evidence: 'evidence of a review',
  adoption_unsettled: 'its adoption takes effect when it is approved and merged',
  adoption_digest_mismatch: 'this is not the text that was adopted',
  adoption_record_missing: 'it declares itself accepted, and no record adopts it',
  candidate_not_adopted: 'nobody has adopted it',
  superseded_fact: 'an adopted fact replaces it',
  conflicting_facts: 'another accepted fact states the same',
  source_out_of_tree: 'what it cites lies outside the repository',
  source_missing: 'what it cites is gone',
  source_digest_mismatch: 'what it cites changed',
  source_unreadable: 'what it cites cannot be checked',
  expired_fact: 'its date is past',
  not_yet_valid: 'it is not valid yet',
  live_source: 'an agent file, advisory',
  over_budget: 'there is no room for it',
  selected_trusted_memory: 'adopted, and what it cites still says so',
  not_selected_trusted_fact: 'adopted, and not asked for',
  not_selected: 'not asked for',
};

/** Why an entry is what it is, in words. */
export function reasonWords(entry: Entry): Phrase {
  const reason = reasonOf(entry);
  if (reason === 'superseded_fact' && entry.supersededBy !== null) return say`${entry.supersededBy} replaces it`;
  if (reason === 'conflicting_facts' && entry.conflictsWith.length > 0) return say`${enumerate(entry.conflictsWith)} states the same`;
  if (reason === 'selected_trusted_memory' && entry.anchors.length === 0) return plain('adopted; it cites nothing, so nothing can be checked');
  return plain(REASON_WORDS[reason]);
}

function defaultRemedy(entry: Entry | undefined): Phrase | null {
  if (entry === undefined || entry.record === null || reasonOf(entry) !== 'candidate_not_adopted') return null;
  return say`To have it trusted: ${`npx memtrust adopt ${entry.id}`}.`;
}

/** `1 error`, `2 errors` */
export function numbered(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
