import type { AnchorChecks } from '../anchors/query.js';
import { isHeld, type AnchorResult } from '../anchors/verdict.js';
import { identityElsewhere, type Citation, type LineRange } from '../memory/citation.js';
import type { Importance } from '../memory/envelope.js';
import { parseFact, type Fact, type FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import type { Tree } from '../tree/tree.js';
import { adoptionOf } from '../trust/adoption.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { bindCitation, boundOrNot, writeSources, type BoundKeys } from './bind.js';
import type { FileChange } from './file-change.js';

/* Follows renamed files that facts cite: only the path changes, and no one has to approve it. */

export interface CitedLines {
  readonly path: string;
  readonly lines: LineRange | null;
}

interface Rebinding {
  readonly id: string;
  readonly changes: readonly FileChange[];
  readonly moved: readonly { readonly from: CitedLines; readonly to: CitedLines }[];
  /** Whether its adoption, which is not approved yet, is proposed again. */
  readonly asksAgain: boolean;
}

/**
 * For facts whose sources all hold. The event `fact.rebound` carries the adoption over, and the gate recomputes it. An
 * adoption that is only proposed is proposed again.
 *
 * @param checks what became of the sources, followed from the base.
 */
export async function rebindFacts(
  tree: Tree,
  records: readonly FactRecord[],
  checks: AnchorChecks,
  settledEvents: (id: string) => readonly LedgerEvent[],
  ledger: (id: string) => Ledger,
  signature: Signature,
): Promise<Rebinding[]> {
  const found: Rebinding[] = [];
  for (const record of records) {
    const anchors = checks.get(record.id) ?? [];
    const { fact } = record;
    if (
      fact === null ||
      anchors.length !== fact.sources.length ||
      anchors.some(({ verdict }) => !isHeld(verdict))
    )
      continue;
    const { bound, moved } = await boundElsewhere(tree, fact, anchors);
    if (bound.size === 0) continue;
    const change = writeSources(
      record,
      new Map([...bound].map(([index, { keys }]) => [index, keys])),
    );
    const after = parseFact(record.id, record.path, Buffer.from(change.content)).fact;
    const isSame = after?.sources.every((source, index) => {
      const before = fact.sources[index];
      return before !== undefined && identityElsewhere(source) === identityElsewhere(before);
    });
    if (after === null || isSame !== true) continue;
    const own = ledger(record.id);
    const type = carriedBy(fact, settledEvents(record.id), own.events);
    const events =
      type === null
        ? []
        : [appendEvents(own, signature, [{ type, claim: after.claim, binding: after.binding }])];
    found.push({
      id: record.id,
      changes: [change, ...events],
      moved,
      asksAgain: type === 'candidate.applied',
    });
  }
  return found;
}

async function boundElsewhere(
  tree: Tree,
  fact: Fact,
  anchors: readonly AnchorResult[],
): Promise<{ readonly bound: Map<number, BoundKeys>; readonly moved: Rebinding['moved'] }> {
  const bound = new Map<number, BoundKeys>();
  const moved: Rebinding['moved'][number][] = [];
  for (const [index, citation] of fact.sources.entries()) {
    const to = anchors[index]?.movedTo;
    if (to === null || to === undefined || to.path === citation.path) continue;
    const keys = await boundAt(tree, { ...citation, ...to }, fact.importance);
    if (keys === null) continue;
    bound.set(index, keys);
    moved.push({
      from: { path: citation.path, lines: citation.lines },
      to: { path: to.path, lines: keys.lines },
    });
  }
  return { bound, moved };
}

/** The event that carries an adoption over to a new binding; null where there is no adoption. */
function carriedBy(
  fact: Fact,
  settled: readonly LedgerEvent[],
  all: readonly LedgerEvent[],
): 'fact.rebound' | 'candidate.applied' | null {
  if (adoptionOf(fact, settled, []).kind === 'adopted') return 'fact.rebound';
  return adoptionOf(fact, all, []).kind === 'adopted' ? 'candidate.applied' : null;
}

/** The source bound at its place, or null where its own words no longer find it (a quote whose line was broken). */
async function boundAt(
  tree: Tree,
  citation: Citation,
  importance: Importance,
): Promise<BoundKeys | null> {
  return boundOrNot(async () => bindCitation(tree, citation, importance));
}
