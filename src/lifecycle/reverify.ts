import type { IsBlocked } from '../agent-files/mentions/citable-files.js';
import { bindThenAdopt } from '../anchors/bind-again.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { parseFact, type Fact, type FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { adoptionsOfText } from '../trust/adoption.js';
import { isRetired } from '../trust/adoption.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { writeSources } from './bind.js';
import type { FormerFiles } from '../anchors/cited-span.js';
import { boundAnew } from './follow-sources.js';
import { spanChanges, type SpanChange } from './span-changes.js';
import { uncitedLabels } from './uncited.js';
import { usable } from './usable.js';
import type { FileChange } from './file-change.js';

/*
 * The code that an adopted fact cites has changed: what does it say now? `reverifyFact` binds the fact
 * to the new text and gives old and new lines, for a person to compare. With `again` it only records
 * that somebody looked.
 *
 * `memtrust reverify` calls it, and `lifecycle/refine.ts` for facts that are due. It adopts nothing: the new
 * binding needs an approval. Safe error: a `ConfigurationError` where the place cannot be followed. Frozen is
 * the event `fact.reverified`; how the old text is found may be changed, since its digest decides. When it is
 * wrong, `__tests__/lifecycle/reverify.test.ts` fails.
 */

/** What looking again found. */
export type Reverification =
  /** Every source still says what was adopted; some may stand elsewhere. */
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
  /** What the policies in force keep out. */
  readonly isBlocked: IsBlocked;
  /** Records that somebody looked, where nothing that it cites changed. */
  readonly again?: boolean | undefined;
}

/**
 * Binds an adopted fact to what its sources say now, for somebody to look at: the same claim over new spans. A source
 * that was bound anew by hand is taken as it is.
 *
 * @param settled the fact as the base has it, or null.
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
    throw new ConfigurationError(
      phraseText(say`${record.id} is retired`),
      'There is nothing left to verify.',
    );
  const adopting = adoptionsOfText(fact, ledger.events);
  if (adopting.length === 0)
    throw new ConfigurationError(
      phraseText(
        say`${record.id} is not adopted with this text, so there is nothing to verify again`,
      ),
      phraseText(say`To have this text trusted, ${bindThenAdopt(record.id, anchors)}.`),
    );
  const adopted = adoptedVersion(fact, settled, adopting);
  const bound = await boundAnew({
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

/** The version of a fact that its adoption is of, or null where neither the file nor the base has it. */
function adoptedVersion(
  fact: Fact,
  settled: Fact | null,
  adopting: readonly LedgerEvent[],
): Fact | null {
  // Of the same binding the base has the hints that the adopted text can be found by.
  if (adopting.some((event) => event.binding === fact.binding)) {
    return settled?.claim === fact.claim && settled.binding === fact.binding ? settled : fact;
  }
  return adopting.some(
    (event) => event.binding === settled?.binding && event.claim === settled.claim,
  )
    ? settled
    : null;
}
