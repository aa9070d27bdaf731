import type { AnchorChecks } from '../anchors/check.js';
import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import type { Citation, LineRange } from '../memory/citation.js';
import { parseFact, type Fact, type FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { ConfigurationError } from '../text/errors.js';
import type { Tree } from '../tree/tree.js';
import { adoptionOf } from '../trust/adoption.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { bindCitation, citationKeys, writeSources, type BoundKeys } from './bind.js';
import type { FileChange } from './file-change.js';

/** A cited stretch of a file, by its lines. */
export interface CitedLines {
  readonly path: string;
  readonly lines: LineRange | null;
}

/** What is written for one fact. */
export interface Rebinding {
  readonly id: string;
  readonly changes: readonly FileChange[];
  readonly moved: readonly { readonly from: CitedLines; readonly to: CitedLines }[];
  /** Whether its adoption, which nobody approved yet, is asked for anew. */
  readonly asksAgain: boolean;
}

/**
 * Follows cited text to where it stands now: for facts whose sources all hold, some of them
 * elsewhere.
 *
 * Places are hints and no part of the binding, so the adoption still covers a fact whose text moved
 * within its file. A renamed file is part of it: such a fact gets the event `fact.rebound`, which
 * the gate recomputes and nobody has to approve. Should anything else change, the fact is left
 * alone: that is for `reverify`.
 *
 * A fact that nobody adopted has no adoption to carry along, so its file alone is written. One
 * whose adoption is only asked for is asked for anew, on its new place: that still needs its
 * approval.
 *
 * `cli/commands/rebind.ts` calls it. The gate recomputes `fact.rebound` by its own rule: what is followed
 * here must be followed there. `__tests__/lifecycle/reverify.test.ts` and `__tests__/e2e/cli/imports.test.ts`
 * fail when this is wrong; the gate checks the event by itself
 * (`__tests__/gate/rules/false-rebound.test.ts`).
 *
 * @param settled the facts as the base has them. Of text that changed their places are put back: it
 *   is found by nothing else.
 * @param checks what became of the sources, followed from the base.
 */
export async function rebindFacts(
  tree: Tree,
  records: readonly FactRecord[],
  settled: readonly FactRecord[],
  checks: AnchorChecks,
  settledEvents: (id: string) => readonly LedgerEvent[],
  ledger: (id: string) => Ledger,
  signature: Signature,
): Promise<Rebinding[]> {
  const found: Rebinding[] = [];
  for (const record of records) {
    const anchors = checks.get(record.id) ?? [];
    const { fact } = record;
    const restored =
      fact === null || !anchors.some(({ fault, verdict }) => fault !== null && breaksTrust(verdict))
        ? null
        : hintsOfBase(
            record,
            settled.find(({ id }) => id === record.id),
          );
    if (restored !== null)
      found.push({ id: record.id, changes: [restored], moved: [], asksAgain: false });
    if (
      fact === null ||
      anchors.length !== fact.sources.length ||
      anchors.some(({ verdict }) => breaksTrust(verdict) || verdict === 'unbound')
    )
      continue;
    const { bound, moved } = await boundElsewhere(tree, fact, anchors);
    if (bound.size === 0) continue;
    const change = writeSources(
      record,
      new Map([...bound].map(([index, { keys }]) => [index, keys])),
    );
    const after = parseFact(record.id, record.path, Buffer.from(change.content)).fact;
    if (
      after === null ||
      after.sources.some((source, index) => source.digest !== fact.sources[index]?.digest)
    )
      continue;
    const own = ledger(record.id);
    const type =
      after.binding === fact.binding ? null : carriedBy(fact, settledEvents(record.id), own.events);
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

/** The sources that stand elsewhere, or whose hints are wrong, bound where they are now. */
async function boundElsewhere(
  tree: Tree,
  fact: Fact,
  anchors: readonly AnchorResult[],
): Promise<{ readonly bound: Map<number, BoundKeys>; readonly moved: Rebinding['moved'] }> {
  const bound = new Map<number, BoundKeys>();
  const moved: Rebinding['moved'][number][] = [];
  for (const [index, citation] of fact.sources.entries()) {
    const anchor = anchors[index];
    if (anchor === undefined || (anchor.verdict === 'fresh' && anchor.fault === null)) continue;
    const path = anchor.movedTo?.path ?? citation.path;
    const keys = await boundAt(tree, {
      ...citation,
      path,
      lines: anchor.movedTo?.lines ?? citation.lines,
    });
    if (keys === null) continue;
    bound.set(index, keys);
    moved.push({
      from: { path: citation.path, lines: citation.lines },
      to: { path, lines: keys.lines },
    });
  }
  return { bound, moved };
}

/** The event that carries an adoption over to a new binding; null where there is none to carry. */
function carriedBy(
  fact: Fact,
  settled: readonly LedgerEvent[],
  all: readonly LedgerEvent[],
): 'fact.rebound' | 'candidate.applied' | null {
  if (adoptionOf(fact, settled, []).kind === 'adopted') return 'fact.rebound';
  return adoptionOf(fact, all, []).kind === 'adopted' ? 'candidate.applied' : null;
}

/** A fact with its sources written as the base has them; null where it cites something else. */
function hintsOfBase(record: FactRecord, settled: FactRecord | undefined): FileChange | null {
  if (
    settled?.fact === undefined ||
    settled.fact === null ||
    settled.fact.binding !== record.fact?.binding
  )
    return null;
  return writeSources(
    record,
    new Map(settled.fact.sources.map((source, index) => [index, citationKeys(source)])),
  );
}

/** The source bound where it stands, or null where its own words no longer find it (a quote whose line was broken). */
async function boundAt(tree: Tree, citation: Citation): Promise<BoundKeys | null> {
  try {
    return await bindCitation(tree, citation);
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}
