import { identityOf, selectorText, type Citation } from '../memory/citation.js';
import type { Tree } from '../tree/tree.js';
import { formerSpan, presentSpan, type CitedSpan, type FormerFiles } from '../anchors/cited-span.js';

/*
 * Which source took the place of which, and what did each say? A source that was bound by hand is paired with the
 * one that it replaced, also where the selector is another one: `lines:3-5` became a quote in the same file.
 *
 * `reverify.ts` shows both sides to a person. Safe error: a pair too few; then each stands alone. How sources are
 * paired is free. When it is wrong, `__tests__/lifecycle/reverify.test.ts` fails.
 */

/** One source whose text is another than the adopted one; null where it was not cited, or is not any more. */
export interface SpanChange {
  readonly before: CitedSpan | null;
  readonly after: CitedSpan | null;
}

/** Old and new text of each source that is another one now. */
export async function spanChanges(
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

/** A source with its place in the list. */
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

/** How many lines lie between the beginnings of two places. */
function distance({ citation: old }: Placed, { citation: now }: Placed): number {
  return Math.abs((old.lines?.[0] ?? 0) - (now.lines?.[0] ?? 0));
}
