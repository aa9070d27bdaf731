import { grouped } from '../text/collections.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { AdoptionRow } from '../gate/adoptions.js';
import type { Finding } from '../gate/finding.js';
import { staleFact } from '../gate/rules/stale-fact.js';
import { successorsIn } from '../gate/successors.js';
import { contradictingCandidate } from '../gate/rules/contradicting-candidate.js';
import { unsettledAdoption } from '../gate/rules/unsettled-adoption.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { ADOPTING_TYPES } from '../memory/ledger.js';
import { isFactFile } from '../memory/layouts/memtrust.js';
import { compareNatural } from '../text/order.js';
import { enumerate, plain, say, type Phrase } from '../text/phrase.js';
import type { Change } from '../trust/delta.js';
import { isUncertain } from '../trust/reader-trust.js';
import { type Entry, type Reason, reasonOf, type Status } from '../trust/entry.js';
import { currentFindings, reasonWords, statusWords } from './words.js';

/* What a change does to the trust in each fact, worst first: `auth/owner` from `trusted` to `stale`, and what to do. */

/** What a change does to the trust in one fact. */
export interface Effect {
  readonly id: string;
  readonly from: Status | null;
  readonly to: Status | null;
  /** Before and after. */
  readonly reasons: readonly [from: Reason | null, to: Reason | null];
  /** An approved adoption makes it trusted once the change is merged. */
  readonly onMerge: boolean;
  /** What its adoption waits for, on the command line; null for nothing. */
  readonly until: 'merged' | 'approved' | null;
  /** The fact of this change that takes its place once it is merged. */
  readonly replacedBy: string | null;
  /** Whether that one still needs an approval. */
  readonly replacedOnceApproved: boolean;
  /** Whether the fact calls itself uncertain. */
  readonly isUncertain: boolean;
  /** A clause after "because"; null if the transition says it all. */
  readonly why: Phrase | null;
  /** Sources that the change itself broke; `why` names them. */
  readonly sources: readonly AnchorResult[];
  readonly remedy: Phrase | null;
  /** Findings that this covers, most severe first: a list of effects need not repeat them. */
  readonly says: readonly Finding[];
}

/** Most severe first: what fails, what loses trust, what gains it, the rest. */
export function effects(evaluation: Evaluation): Effect[] {
  const adopting = new Map(
    evaluation.adoptions
      .filter(({ effective, event }) => effective === 'on_merge' && ADOPTING_TYPES.has(event.type))
      .map((row) => [row.factId, row]),
  );
  const successors = successorsIn(evaluation.entries);
  const asked = new Set([
    ...evaluation.changes.map(({ id }) => id),
    ...adopting.keys(),
    ...successors.keys(),
  ]);
  const entries = new Map(
    evaluation.entries.filter(({ id }) => asked.has(id)).map((entry) => [entry.id, entry]),
  );
  const about = byFact(currentFindings(evaluation));
  const changed = evaluation.changes.filter((change) =>
    concernsTrust(change, entries.get(change.id)),
  );
  const ids = new Set(changed.map((change) => change.id));
  const inPlace = [...adopting.keys(), ...successors.keys()]
    .filter((id) => !ids.has(id) && entries.has(id))
    .map((id): Change => ({
      id,
      from: entries.get(id)?.status ?? null,
      to: entries.get(id)?.status ?? null,
      reasons: [null, null],
      because: [],
    }));
  return [...changed, ...inPlace]
    .map((change) =>
      effectOf(
        change,
        entries.get(change.id),
        adopting.get(change.id),
        about.get(change.id) ?? [],
        evaluation.adoptions,
        replacementOf(successors.get(change.id), adopting, evaluation.adoptions),
      ),
    )
    .sort((a, b) => rank(a) - rank(b) || compareNatural(a.id, b.id));
}

function effectOf(
  { id, from, to, reasons, because }: Change,
  entry: Entry | undefined,
  adopting: AdoptionRow | undefined,
  about: readonly Finding[],
  adoptions: readonly AdoptionRow[],
  replaced: Pick<Effect, 'replacedBy' | 'replacedOnceApproved'>,
): Effect {
  const { replacedBy } = replaced;
  const [first] = about;
  const until = reasons[1] === 'adoption_unsettled' ? waitsFor(id, about, adoptions) : null;
  const common = { id, from, to, reasons, onMerge: adopting !== undefined, until, ...replaced };
  const effect = { ...common, isUncertain: saysUncertain(entry, to), sources: [] };
  if (replacedBy !== null)
    return {
      ...effect,
      onMerge: false,
      why: say`${replacedBy} replaces it`,
      remedy: null,
      says: about.filter((one) => REPLACED.has(one.rule) || one.severity === 'notice'),
    };
  if (adopting !== undefined)
    return {
      ...effect,
      why: approvalWords(adopting),
      remedy: null,
      says: about.filter(({ severity }) => severity === 'notice'),
    };
  if (until !== null)
    return { ...effect, why: null, remedy: null, says: about.filter(isOfAdoption) };
  if (because.length > 0)
    return {
      ...effect,
      why: sourceWords(because),
      sources: from === 'accepted' ? because : [],
      remedy: first?.remedy ?? null,
      says: about.filter(({ rule }) => rule === first?.rule),
    };
  if (to === null || entry === undefined)
    return {
      ...effect,
      why: null,
      remedy: first?.remedy ?? null,
      says: first === undefined ? [] : [first],
    };
  return { ...effect, ...becauseOf(entry, about) };
}

function replacementOf(
  by: string | undefined,
  adopting: ReadonlyMap<string, AdoptionRow>,
  adoptions: readonly AdoptionRow[],
): Pick<Effect, 'replacedBy' | 'replacedOnceApproved'> {
  const isAsked = adoptions.some(({ factId, asked }) => factId === by && asked.needed > 0);
  return {
    replacedBy: by ?? null,
    replacedOnceApproved: by !== undefined && !adopting.has(by) && isAsked,
  };
}

/** What is removed says nothing any more. */
function saysUncertain(entry: Entry | undefined, to: Status | null): boolean {
  return entry !== undefined && to !== null && isUncertain(entry);
}

/** What a fact that is replaced need not be told of by itself. */
const REPLACED: ReadonlySet<string> = new Set([staleFact.code, unsettledAdoption.code]);

/** The reason for the present status: its most severe finding, or the entry's reason. */
function becauseOf(
  entry: Entry,
  about: readonly Finding[],
): Pick<Effect, 'why' | 'remedy' | 'says'> {
  const [first] = about;
  // A denial of a fact in force is shown even if nothing else is wrong with the adoption.
  const denial = about.find(
    ({ rule, severity }) => rule === contradictingCandidate.code && severity !== 'notice',
  );
  if (denial !== undefined && first?.severity !== 'error')
    return { why: withoutSubject(denial.message, entry), remedy: denial.remedy, says: [denial] };
  const remedy = defaultRemedy(entry);
  // A hint on how to improve a candidate is not why it is untrusted.
  if (first === undefined || (first.severity !== 'error' && remedy !== null))
    return { why: reasonWords(entry), remedy, says: [] };
  return { why: withoutSubject(first.message, entry), remedy: first.remedy, says: [first] };
}

function isOfAdoption({ rule }: Finding): boolean {
  return rule === unsettledAdoption.code;
}

/** What an adoption waits for on the command line, if nothing fails it; else null. */
function waitsFor(
  id: string,
  about: readonly Finding[],
  adoptions: readonly AdoptionRow[],
): Effect['until'] {
  const isFine = about.every(({ severity }) => severity !== 'error') && about.some(isOfAdoption);
  const rows = adoptions.filter(({ factId }) => factId === id);
  if (!isFine || rows.some(({ asked, missingIn }) => asked.namesNobody || missingIn !== null))
    return null;
  return rows.every(({ asked }) => asked.needed === 0) ? 'merged' : 'approved';
}

/** Agent files and evidence are not trusted before or after; only a new block by the policy is news. */
function concernsTrust({ from, to }: Change, entry: Entry | undefined): boolean {
  if (entry?.sourceClass === 'attempt_evidence' || entry?.sourceClass === 'review_evidence')
    return false;
  return [from, to].some((status) => status !== null && status !== 'advisory');
}

/** Errors, lost trust, gained trust, the rest. */
function rank(effect: Effect): number {
  const { to, onMerge, until, says } = effect;
  if (says[0]?.severity === 'error') return 0;
  if (losesTrust(effect)) return 1;
  return onMerge || until !== null || to === 'accepted' ? 2 : 3;
}

/** Whether a fact is no longer trusted, and the change does not say what takes its place. */
export function losesTrust({ from, to, onMerge, until, replacedBy }: Effect): boolean {
  return (
    from === 'accepted' && to !== 'accepted' && !onMerge && until === null && replacedBy === null
  );
}

/** By fact, most severe first. */
function byFact(findings: readonly Finding[]): Map<string | null, Finding[]> {
  return grouped(findings, ({ factId }) => factId);
}

/** A message without the fact or file at its beginning, to follow that name as a clause. */
function withoutSubject(message: Phrase, { id, path }: Entry): Phrase {
  const [first, ...rest] = message;
  return typeof first === 'object' && (first.quoted === id || first.quoted === path)
    ? ['it', ...rest]
    : message;
}

/** Why an adoption counts. */
function approvalWords({ approvals, approved, isProven }: AdoptionRow): Phrase {
  if (isProven && !approved) return plain('its sources were renamed, and their text is unchanged');
  const counted = approvals
    .filter((approval) => approval.counted)
    .map((approval) => approval.login);
  return counted.length === 0
    ? plain('its author may adopt alone')
    : say`${enumerate([...new Set(counted)])} approved it`;
}

/** `trusted` and `in conflict`; `new` and `candidate, uncertain`; `candidate` and `trusted once merged`. */
export function transition(effect: Effect): readonly [from: string, to: string] {
  const { from, reasons, isUncertain: unsure } = effect;
  const begin = from === null ? 'new' : statusWords(from, reasons[0]);
  return [begin, `${endOf(effect)}${unsure ? ', uncertain' : ''}`];
}

/** When a fact takes the place of another. */
export function whenReplaced({ replacedOnceApproved }: Effect): string {
  return replacedOnceApproved ? 'once approved and merged' : 'once merged';
}

function endOf(effect: Effect): string {
  const { from, to, reasons, onMerge, until, replacedBy } = effect;
  if (replacedBy !== null) return `superseded ${whenReplaced(effect)}`;
  if (onMerge) return from === 'accepted' ? 'still trusted once merged' : 'trusted once merged';
  if (until !== null) {
    const again = from === 'accepted' ? 'again ' : '';
    return `candidate, trusted ${again}once ${until === 'merged' ? '' : 'approved and '}merged`;
  }
  return to === null ? 'removed' : statusWords(to, reasons[1]);
}

/** What happened to a source, to follow its name. */
const SOURCE_WORDS: Readonly<Record<AnchorResult['verdict'], string>> = {
  fresh: 'is unchanged',
  moved: 'moved',
  changed: 'changed',
  unit_changed: 'changed around what is cited',
  origin_changed: 'changed an import or declaration that the cited code uses',
  missing: 'is gone',
  ambiguous: 'has the cited text another number of times',
  unreadable: 'cannot be checked',
  unbound: 'is not bound',
};

/** Sources of one fact that are named. */
export const SOURCES_NAMED = 3;

/** `src/auth/guard.ts changed, src/b.ts (lines:3-9) is gone and 2 more sources` */
export function sourceWords(anchors: readonly AnchorResult[]): Phrase {
  const shown = anchors
    .slice(0, SOURCES_NAMED)
    .flatMap((anchor, index): Phrase => [...(index === 0 ? [] : [', ']), ...sourceClause(anchor)]);
  const more = anchors.length - SOURCES_NAMED;
  return more > 0 ? [...shown, ` and ${more} more`] : shown;
}

/** `src/b.ts (lines:3-9) is gone`; without lines for a whole file. */
export function sourceClause(anchor: AnchorResult): Phrase {
  const { path, selector, verdict } = anchor;
  const where = selector === 'file' ? [] : say` (${selectorWords(selector)})`;
  return say`${path}${where} ${[SOURCE_WORDS[verdict]]}${vanishedWords(anchor)}`;
}

/** The words of the claim that the source no longer has. */
export function vanishedWords({ vanished }: AnchorResult): Phrase {
  return vanished
    .slice(0, 3)
    .flatMap((word, index): Phrase => say`${[index === 0 ? '; gone: ' : ', ']}${word}`);
}

/** A selector without memory text: the author of a fact chose the text in `absent:` and `heading:` (SECURITY S26). */
export function selectorWords(selector: string): Phrase {
  if (/^(?:file|quote|present|lines(?::\d+-\d+)?)$/.test(selector)) return plain(selector);
  if (/^(?:symbol|pointer):[\w$./~-]{1,100}$/.test(selector)) return say`${selector}`;
  return plain(/^[a-z]+/.exec(selector)?.[0] ?? '');
}

/** If no finding has a remedy: a new candidate can be adopted. */
function defaultRemedy(entry: Entry): Phrase | null {
  const { record } = entry;
  // A note of another store is never adopted.
  if (record === null || !isFactFile(record)) return null;
  if (reasonOf(entry) !== 'candidate_not_adopted') return null;
  return say`To have it trusted, run ${`npx memtrust adopt ${entry.id}`}, now or later.`;
}
