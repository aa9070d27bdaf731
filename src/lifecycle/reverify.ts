import { bindThenAdopt } from '../anchors/bind-again.js';
import { mapLines, slotOf } from '../anchors/line-map.js';
import type { AnchorResult, AnchorVerdict } from '../anchors/verdict.js';
import { identityOf, type Citation } from '../memory/citation.js';
import { parseFact, type Fact, type FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import { isRetired } from '../trust/adoption.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say, type Phrase } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { bindCitation, citedFile, writeSources, type BoundKeys } from './bind.js';
import { formerSpan, presentSpan, type CitedSpan, type FormerFiles } from './cited-span.js';
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

/** One source whose text is another than the adopted one; null where it was not cited, or is not any more. */
export interface SpanChange {
  readonly before: CitedSpan | null;
  readonly after: CitedSpan | null;
}

/** What looking again found. */
export type Reverification =
  /** Every source still says what was adopted; some may stand elsewhere. */
  | { readonly kind: 'holds'; readonly moved: boolean }
  | {
      readonly kind: 'changed';
      readonly fact: Fact;
      readonly spans: readonly SpanChange[];
      readonly changes: readonly FileChange[];
    };

/**
 * Binds an adopted fact to what its sources say now, for somebody to look at: the same claim over new spans. A source
 * that was bound anew by hand is taken as it is.
 *
 * @param settled the fact as the base has it, or null.
 * @param anchors what became of its sources, in their order, followed from the base.
 * @param again records that somebody looked, where nothing that it cites changed.
 */
export async function reverifyFact(
  tree: Tree,
  record: FactRecord,
  settled: Fact | null,
  ledger: Ledger,
  anchors: readonly AnchorResult[],
  former: FormerFiles,
  signature: Signature,
  again: boolean = false,
): Promise<Reverification> {
  const fact = usable(record);
  if (isRetired(ledger.events))
    throw new ConfigurationError(
      phraseText(say`${record.id} is retired`),
      'There is nothing left to verify.',
    );
  const adopting = lastDecisive(ledger.events).filter(
    (event) => ADOPTING_TYPES.has(event.type) && event.claim === fact.claim,
  );
  if (adopting.length === 0)
    throw new ConfigurationError(
      phraseText(
        say`${record.id} is not adopted with this text, so there is nothing to verify again`,
      ),
      phraseText(say`To have this text trusted, ${bindThenAdopt(record.id, anchors)}.`),
    );
  const adopted = adoptedVersion(fact, settled, adopting);
  const bound = await boundAnew(tree, record.id, fact, adopted, anchors, former);
  if (bound.size === 0 && adopted?.binding === fact.binding && !again)
    return { kind: 'holds', moved: anchors.some(({ verdict }) => verdict !== 'fresh') };

  const change =
    bound.size === 0
      ? null
      : writeSources(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
  const after =
    change === null ? fact : usable(parseFact(record.id, record.path, Buffer.from(change.content)));
  return {
    kind: 'changed',
    fact,
    spans: await spanChanges(tree, adopted?.sources ?? [], after.sources, former),
    changes: [
      ...(change === null ? [] : [change]),
      appendEvents(ledger, signature, [
        { type: 'fact.reverified', claim: after.claim, binding: after.binding },
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

/** The sources whose text changed, bound to what they say now. */
async function boundAnew(
  tree: Tree,
  id: string,
  fact: Fact,
  adopted: Fact | null,
  anchors: readonly AnchorResult[],
  former: FormerFiles,
): Promise<Map<number, BoundKeys>> {
  const bound = new Map<number, BoundKeys>();
  for (const [index, citation] of fact.sources.entries()) {
    const verdict = anchors[index]?.verdict ?? 'unbound';
    if (verdict === 'changed') {
      const place = await replaced(
        tree,
        id,
        citation,
        twinOf(citation, adopted) ?? citation,
        former,
      );
      // What is verified again is bound anew, so it names the newest normaliser.
      bound.set(
        index,
        await bindCitation(
          tree,
          place.norm === 'n3' ? { ...place, norm: 'n4', digest: null } : place,
        ),
      );
    } else if (verdict !== 'fresh' && verdict !== 'moved' && verdict !== 'reformatted')
      throw cannotFollow(id, citation, verdict);
  }
  return bound;
}

/** The citation at the place that its text has after the edit; at its old numbers where the old text is not at hand. */
async function replaced(
  tree: Tree,
  id: string,
  citation: Citation,
  adopted: Citation,
  former: FormerFiles,
): Promise<Citation> {
  if (citation.selector.kind === 'quote') throw cannotFollow(id, citation, 'changed');
  if (citation.selector.kind !== 'lines') return citation;
  const [now, old] = [await citedFile(tree, citation.path), await formerSpan(adopted, former)];
  if (typeof now === 'string' || old === null || old.span.lines === null) return citation;
  const lines = slotOf(
    mapLines(old.file, now.source.lines),
    old.span.lines,
    now.source.lines.length,
  );
  if (lines === null) throw cannotFollow(id, citation, 'missing');
  return { ...citation, lines };
}

/** The same source as another version of the fact has it. */
function twinOf(citation: Citation, fact: Fact | null): Citation | undefined {
  return fact?.sources.find((source) => identityOf(source) === identityOf(citation));
}

/** The error where nobody can say which text took the place of the cited one. */
function cannotFollow(id: string, citation: Citation, verdict: AnchorVerdict): ConfigurationError {
  const why = whyLost(citation, verdict);
  return new ConfigurationError(
    phraseText(say`${id}: ${why}`),
    phraseText(
      say`Cite the new source, then run this again: ${`npx memtrust bind ${id} PATH#L1-L9`}
        (with ${'--instead-of'} after a rename).`,
    ),
  );
}

/** Why the text is lost, in our words; the text itself is not said. */
function whyLost({ path, selector }: Citation, verdict: AnchorVerdict): Phrase {
  const what = selector.kind === 'quote' ? 'the quote' : 'the cited text';
  if (verdict === 'changed' || verdict === 'missing') return say`${[what]} is no longer in ${path}`;
  if (verdict === 'ambiguous') return say`${[what]} is in ${path} more than once`;
  return verdict === 'unbound' ? say`${path} has no digest yet` : say`${path} cannot be checked`;
}

/** Old and new text of each source that is another one now. */
async function spanChanges(
  tree: Tree,
  before: readonly Citation[],
  after: readonly Citation[],
  former: FormerFiles,
): Promise<SpanChange[]> {
  const [known, kept] = [new Set(before.map(identityOf)), new Set(after.map(identityOf))];
  const changes: SpanChange[] = [];
  // `bind` replaces a source in its place and adds new ones at the end, so places pair them.
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [old, now] = [before[index], after[index]];
    const isKept = old === undefined || kept.has(identityOf(old));
    const isKnown = now === undefined || known.has(identityOf(now));
    if (isKept && isKnown) continue;
    changes.push({
      before:
        old === undefined || isKept
          ? null
          : ((await formerSpan(old, former))?.span ?? {
              path: old.path,
              lines: old.lines,
              text: null,
            }),
      after: now === undefined || isKnown ? null : await presentSpan(tree, now),
    });
  }
  return changes;
}
