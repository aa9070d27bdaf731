import type { AdoptionRow } from '../gate/adoptions.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { enumerate, plain, say, type Phrase } from '../text/phrase.js';
import type { Change } from '../trust/delta.js';
import { reasonOf, type Entry, type Status } from '../trust/entry.js';
import { currentFindings, reasonWords, statusWords } from './words.js';

/*
 * What does a change do to the trust in each fact? `effects` lists them, the gravest first:
 * `auth/owner` from `accepted` to `stale`, because its source changed, and what to do.
 *
 * The comment, the terminal and the page all show these rows. It decides nothing; it never quotes memory.
 * Order and words may be changed: what machines read of a change is `changes` of the JSON report. When it is
 * wrong, `__tests__/report/comment.test.ts` and `__tests__/report/text.test.ts` fail.
 */

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
  const adopting = new Map(
    evaluation.adoptions
      .filter((row) => row.effective === 'on_merge')
      .map((row) => [row.factId, row]),
  );
  const asked = new Set([...evaluation.changes.map(({ id }) => id), ...adopting.keys()]);
  const entries = new Map(
    evaluation.entries.filter(({ id }) => asked.has(id)).map((entry) => [entry.id, entry]),
  );
  const about = byFact(currentFindings(evaluation));
  const changed = evaluation.changes.filter((change) =>
    concernsTrust(change, entries.get(change.id)),
  );
  const ids = new Set(changed.map((change) => change.id));
  const inPlace = [...adopting.keys()]
    .filter((id) => !ids.has(id))
    .map((id): Change => ({
      id,
      from: entries.get(id)?.status ?? null,
      to: entries.get(id)?.status ?? null,
      cause: 'introduced',
      because: [],
    }));
  return [...changed, ...inPlace]
    .map((change) =>
      effectOf(change, entries.get(change.id), adopting.get(change.id), about.get(change.id) ?? []),
    )
    .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

function effectOf(
  { id, from, to, because }: Change,
  entry: Entry | undefined,
  adopting: AdoptionRow | undefined,
  about: readonly Finding[],
): Effect {
  const [first] = about;
  const effect = { id, from, to, onMerge: adopting !== undefined };
  if (adopting !== undefined)
    return {
      ...effect,
      why: approvalWords(adopting),
      remedy: null,
      says: about.filter(({ severity }) => severity === 'notice'),
    };
  if (because.length > 0)
    return {
      ...effect,
      why: sourceWords(because),
      remedy: first?.remedy ?? null,
      says: about.filter(({ rule }) => rule === first?.rule),
    };
  const says = first === undefined ? [] : [first];
  if (to === null || entry === undefined)
    return { ...effect, why: null, remedy: first?.remedy ?? null, says };
  return {
    ...effect,
    why: first === undefined ? reasonWords(entry) : withoutSubject(first.message, id),
    remedy: first === undefined ? defaultRemedy(entry) : first.remedy,
    says,
  };
}

/**
 * Agent files and evidence come and go without being trusted before or after; only that the policy
 * blocks one is news.
 */
function concernsTrust({ from, to }: Change, entry: Entry | undefined): boolean {
  if (entry?.sourceClass === 'attempt_evidence' || entry?.sourceClass === 'review_evidence')
    return false;
  return [from, to].some((status) => status !== null && status !== 'advisory');
}

/** The place in the list: errors, lost trust, gained trust, the rest. */
function rank({ from, to, onMerge, says: [first] }: Effect): number {
  if (first?.severity === 'error') return 0;
  if (from === 'accepted' && !onMerge) return 1;
  return onMerge || to === 'accepted' ? 2 : 3;
}

/** Findings by the fact that they are about, the gravest first, as they come. */
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

/** `accepted` and `stale`, `new` and `candidate`, `candidate` and `trusted once merged`. */
export function transition({ from, to, onMerge }: Effect): readonly [from: string, to: string] {
  const end = to === null ? 'removed' : statusWords(to);
  return [from === null ? 'new' : statusWords(from), onMerge ? 'trusted once merged' : end];
}

/** `src/auth/guard.ts (file) changed, src/b.ts (lines:3-9) is gone and 2 more sources` */
export function sourceWords(anchors: readonly AnchorResult[]): Phrase {
  const shown = anchors.slice(0, 3).flatMap((anchor, index): Phrase => {
    const { path, selector, verdict } = anchor;
    const between = index === 0 ? '' : ', ';
    return say`${[between]}${path} (${selectorWords(selector)}) ${[VERDICTS[verdict]]}${goneWords(anchor)}`;
  });
  return anchors.length > 3 ? [...shown, ` and ${anchors.length - 3} more`] : shown;
}

/** The words of the claim that the source lost: what a reviewer wants to know first. */
function goneWords({ vanished }: AnchorResult): Phrase {
  return vanished
    .slice(0, 3)
    .flatMap((word, index): Phrase => say`${[index === 0 ? '; gone: ' : ', ']}${word}`);
}

/**
 * A selector without the text that some carry: `absent:` and `heading:` are written by whoever
 * wrote the fact, and are no names. What other agents read never quotes memory (SECURITY S26).
 */
function selectorWords(selector: string): Phrase {
  if (/^(?:file|quote|lines(?::\d+-\d+)?)$/.test(selector)) return plain(selector);
  if (/^(?:symbol|pointer):[\w$./~-]{1,100}$/.test(selector)) return say`${selector}`;
  return plain(/^[a-z]+/.exec(selector)?.[0] ?? '');
}

/** What became of a source, behind its name. */
const VERDICTS: Readonly<Record<AnchorResult['verdict'], string>> = {
  fresh: 'is unchanged',
  reformatted: 'is reformatted',
  moved: 'moved',
  changed: 'changed',
  missing: 'is gone',
  ambiguous: 'has the cited text more than once',
  unreadable: 'cannot be checked',
  unbound: 'is not bound',
};

/** Where no finding says what to do: a new candidate can be adopted. */
function defaultRemedy(entry: Entry | undefined): Phrase | null {
  if (entry === undefined || entry.record === null || reasonOf(entry) !== 'candidate_not_adopted')
    return null;
  return say`Run ${`npx memtrust adopt ${entry.id}`} to have it trusted.`;
}
