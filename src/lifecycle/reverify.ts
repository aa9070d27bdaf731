import type { IsBlocked } from '../agent-files/mentions/citable-files.js';
import { bindThenAdopt, type AnchorResult } from '../anchors/verdict.js';
import { type Fact, type FactRecord, parseFact } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { adoptionsOfText, isRetired } from '../trust/adoption.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { writeSources } from './bind.js';
import {
  type FormerFiles,
  type CitedSpan,
  formerSpan,
  presentSpan,
} from '../anchors/cited-span.js';
import { reboundSources } from './follow-sources.js';
import { uncitedLabels } from './cite-named.js';
import { usable } from './usable.js';
import type { FileChange } from './file-change.js';
import { type Citation, identityOf, selectorText } from '../memory/citation.js';

/* Binds an adopted fact to what its sources say now, and shows how they changed. */

export type Reverification =
  /** Every source still says what was adopted; some may have moved. */
  | { readonly kind: 'holds'; readonly moved: boolean }
  | {
      readonly kind: 'changed';
      readonly fact: Fact;
      /** What it names and no source cites: the record lists it. */
      readonly uncited: readonly string[];
      readonly spans: readonly SpanChange[];
      readonly changes: readonly FileChange[];
    };

interface ReverifyOptions {
  /** Whether a policy in force keeps a path out. */
  readonly isBlocked: IsBlocked;
  /** Records the review even where nothing changed. */
  readonly again?: boolean | undefined;
}

/**
 * The same claim over new spans. A source that was bound again by hand is kept as it is.
 *
 * @param settled the fact in the base, or null.
 * @param anchors what became of its sources, in their order, followed from the base.
 */
export async function reverifyFact(
  tree: Tree,
  record: FactRecord,
  settled: Fact | null,
  ledger: Ledger,
  anchors: readonly AnchorResult[],
  former: FormerFiles,
  signature: Signature,
  { isBlocked, again = false }: ReverifyOptions,
): Promise<Reverification> {
  const fact = usable(record);
  if (isRetired(ledger.events))
    throw new ConfigurationError(say`${record.id} is retired`, 'There is nothing left to verify.');
  const adopting = adoptionsOfText(fact, ledger.events);
  if (adopting.length === 0)
    throw new ConfigurationError(
      say`${record.id} is not adopted with this text, so there is nothing to verify again`,
      say`To have this text trusted, ${bindThenAdopt(record.id, anchors)}.`,
    );
  const adopted = adoptedVersion(fact, settled, adopting);
  const bound = await reboundSources({
    tree,
    id: record.id,
    fact,
    adopted,
    anchors,
    former,
    fillsDigests: false,
  });
  if (bound.size === 0 && adopted?.binding === fact.binding && !again)
    return {
      kind: 'holds',
      moved: anchors.some(({ path, movedTo }) => movedTo !== null && movedTo.path !== path),
    };

  const change =
    bound.size === 0
      ? null
      : writeSources(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
  const after =
    change === null ? fact : usable(parseFact(record.id, record.path, Buffer.from(change.content)));
  const uncited = await uncitedLabels(tree, after, isBlocked);
  return {
    kind: 'changed',
    fact,
    uncited,
    spans: await spanChanges(tree, (adopted ?? settled)?.sources ?? [], after.sources, former),
    changes: [
      ...(change === null ? [] : [change]),
      appendEvents(ledger, signature, [
        { type: 'fact.reverified', claim: after.claim, binding: after.binding, uncited },
      ]),
    ],
  };
}

/** The adopted version of a fact, or null where neither the file nor the base has it. */
function adoptedVersion(
  fact: Fact,
  settled: Fact | null,
  adopting: readonly LedgerEvent[],
): Fact | null {
  // With an equal binding the base has the hints that locate the adopted text.
  if (adopting.some((event) => event.binding === fact.binding)) {
    return settled?.claim === fact.claim && settled.binding === fact.binding ? settled : fact;
  }
  return adopting.some(
    (event) => event.binding === settled?.binding && event.claim === settled.claim,
  )
    ? settled
    : null;
}

/** One source whose text differs from the adopted one; null where it was not cited, or is not any more. */
export interface SpanChange {
  readonly before: CitedSpan | null;
  readonly after: CitedSpan | null;
}

/** Old and new text of each source that changed. */
async function spanChanges(
  tree: Tree,
  before: readonly Citation[],
  after: readonly Citation[],
  former: FormerFiles,
): Promise<SpanChange[]> {
  const [known, kept] = [new Set(before.map(identityOf)), new Set(after.map(identityOf))];
  const gone = placed(before).filter(({ citation }) => !kept.has(identityOf(citation)));
  const came = placed(after).filter(({ citation }) => !known.has(identityOf(citation)));
  const partners = paired(gone, came);
  const changes: SpanChange[] = [];
  for (const now of came)
    changes.push({
      before: await spanBefore(partners.get(now)?.citation ?? null, former),
      after: await presentSpan(tree, now.citation),
    });
  const taken = new Set(partners.values());
  for (const old of gone)
    if (!taken.has(old))
      changes.push({ before: await spanBefore(old.citation, former), after: null });
  return changes;
}

async function spanBefore(old: Citation | null, former: FormerFiles): Promise<CitedSpan | null> {
  if (old === null) return null;
  return (await formerSpan(old, former))?.span ?? { path: old.path, lines: old.lines, text: null };
}

interface Placed {
  readonly citation: Citation;
  readonly index: number;
}

function placed(citations: readonly Citation[]): Placed[] {
  return citations.map((citation, index) => ({ citation, index }));
}

/** What makes a new source the successor of an old one, the surest sign first. */
const SIGNS: readonly ((old: Placed, now: Placed) => boolean)[] = [
  (old, now) => isSameFile(old, now) && selectorText(old.citation) === selectorText(now.citation),
  (old, now) => isSameFile(old, now) && old.index === now.index,
  isSameFile,
  // `bind --instead-of` replaces a source in its place.
  (old, now) => old.index === now.index,
];

function isSameFile({ citation: old }: Placed, { citation: now }: Placed): boolean {
  return old.path === now.path;
}

/** The old source of each new one that has one; of several in one file the nearest. */
function paired(gone: readonly Placed[], came: readonly Placed[]): ReadonlyMap<Placed, Placed> {
  const partners = new Map<Placed, Placed>();
  const free = new Set(gone);
  for (const isPartner of SIGNS)
    for (const now of came) {
      if (partners.has(now)) continue;
      const [old] = [...free]
        .filter((one) => isPartner(one, now))
        .toSorted((a, b) => distance(a, now) - distance(b, now));
      if (old === undefined) continue;
      partners.set(now, old);
      free.delete(old);
    }
  return partners;
}

function distance({ citation: old }: Placed, { citation: now }: Placed): number {
  return Math.abs((old.lines?.[0] ?? 0) - (now.lines?.[0] ?? 0));
}
