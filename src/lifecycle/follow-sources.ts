import { asksFor } from '../anchors/query.js';
import { mapLines, slotOf } from '../anchors/line-map.js';
import { select } from '../anchors/select.js';
import { isHeld, type AnchorResult, type AnchorVerdict } from '../anchors/verdict.js';
import {
  identityOf,
  READER,
  selectorText,
  type Citation,
  type LineRange,
} from '../memory/citation.js';
import type { Importance } from '../memory/envelope.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say, type Phrase } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { bindCitation, writeSources, type BoundKeys } from './bind.js';
import { citedFile, type FormerFiles, formerSpan, presentSpan } from '../anchors/cited-span.js';
import type { FileChange } from './file-change.js';
import { usable } from './usable.js';

/*
 * Where is each source of a fact now, and what does it say there? `reboundSources` binds every source whose text
 * changed with its own selector; cited lines are followed through the edit.
 */

interface Followed {
  readonly tree: Tree;
  readonly id: string;
  readonly fact: Fact;
  /** The adopted version: its hints locate the old text. */
  readonly adopted: Fact | null;
  readonly anchors: readonly AnchorResult[];
  readonly former: FormerFiles;
  /** Whether a source without a digest is bound too; otherwise it is an error. */
  readonly fillsDigests: boolean;
}

/** A source after `bindKept`: its place, and whether it was bound again. */
export interface KeptPlace {
  readonly path: string;
  /** The selector as reports write it. */
  readonly cites: string;
  readonly lines: LineRange | null;
  readonly isRebound: boolean;
}

/** Binds each source of a fact whose text changed, with its own selector. */
export async function bindKept(
  record: FactRecord,
  context: Pick<Followed, 'tree' | 'adopted' | 'anchors' | 'former'>,
): Promise<{ readonly change: FileChange | null; readonly places: readonly KeptPlace[] }> {
  const fact = usable(record);
  const bound = await reboundSources({ ...context, id: record.id, fact, fillsDigests: true });
  return {
    change:
      bound.size === 0
        ? null
        : writeSources(record, new Map([...bound].map(([index, { keys }]) => [index, keys]))),
    places: fact.sources.map((citation, index) => {
      const lines =
        bound.get(index)?.lines ?? context.anchors[index]?.movedTo?.lines ?? citation.lines;
      return {
        path: citation.path,
        cites: selectorText({ ...citation, lines }),
        lines,
        isRebound: bound.has(index),
      };
    }),
  };
}

export async function reboundSources(followed: Followed): Promise<ReadonlyMap<number, BoundKeys>> {
  const { tree, id, fact, anchors } = followed;
  const bound = new Map<number, BoundKeys>();
  for (const [index, citation] of fact.sources.entries()) {
    const place = await placeToBind(followed, citation, anchors[index]);
    if (place !== null) bound.set(index, await bindAt(tree, id, place, fact.importance));
  }
  return bound;
}

/** The place to bind a source to; null where it is bound already. */
async function placeToBind(
  followed: Followed,
  citation: Citation,
  anchor: AnchorResult | undefined,
): Promise<Citation | null> {
  const verdict = anchor?.verdict ?? 'unbound';
  const there = { ...citation, lines: anchor?.at ?? citation.lines };
  if (verdict === 'unit_changed' || verdict === 'origin_changed') return there;
  if (!isHeld(verdict)) return placeOfLost(followed, citation, verdict);
  return hasOtherDigests(citation, followed.fact.importance) || anchor?.fault !== null
    ? there
    : null;
}

/** The place to bind a source to whose text is gone. Throws where its replacement is unclear. */
async function placeOfLost(
  { tree, id, fact, adopted, former, fillsDigests }: Followed,
  citation: Citation,
  verdict: AnchorVerdict,
): Promise<Citation> {
  if (verdict === 'changed')
    return replaced(tree, id, citation, sameSourceIn(citation, adopted) ?? citation, former);
  if (verdict === 'unbound' && citation.digest === null && fillsDigests) return citation;
  if (verdict === 'unreadable' && hasOtherDigests(citation, fact.importance))
    return byTextAlone(tree, id, citation);
  throw cannotFollow(id, citation, verdict);
}

async function byTextAlone(tree: Tree, id: string, citation: Citation): Promise<Citation> {
  const { text, lines } = await presentSpan(tree, citation);
  if (text === null) throw cannotFollow(id, citation, 'unreadable');
  return { ...citation, lines };
}

/** Whether a source was bound for another importance, or by an older reader. */
function hasOtherDigests(citation: Citation, importance: Importance): boolean {
  return needsOtherDigests(citation, importance) || isOfOldReader(citation);
}

/** Whether the importance asks for other digests than a source has. */
export function needsOtherDigests(
  { place, unit, origin }: Citation,
  importance: Importance,
): boolean {
  const asked = asksFor(importance);
  return place !== null && (asked.unit !== (unit !== null) || asked.origin !== (origin !== null));
}

function isOfOldReader({ reader, place }: Citation): boolean {
  return place !== null && reader < READER;
}

/** Binds a source; where its selector finds nothing, the error says how to name another place. */
async function bindAt(
  tree: Tree,
  id: string,
  citation: Citation,
  importance: Importance,
): Promise<BoundKeys> {
  try {
    return await bindCitation(tree, citation, importance);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(
      say`${id}: ${[error.message]}`,
      `${error.remedy} ${phraseText(anotherPlace(id, citation))}`,
    );
  }
}

/** The place of the cited text after the edit; the old line numbers where the old text is not available. */
async function replaced(
  tree: Tree,
  id: string,
  citation: Citation,
  adopted: Citation,
  former: FormerFiles,
): Promise<Citation> {
  if (citation.selector.kind === 'quote' && !(await isQuoted(tree, citation)))
    throw cannotFollow(id, citation, 'changed');
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

/** Whether the quote still exists: then the statement around it changed. */
async function isQuoted(tree: Tree, citation: Citation): Promise<boolean> {
  const file = await citedFile(tree, citation.path);
  return typeof file !== 'string' && !('why' in select(file.source, citation));
}

/** The same source in another version of the fact. */
function sameSourceIn(citation: Citation, fact: Fact | null): Citation | undefined {
  return fact?.sources.find((source) => identityOf(source) === identityOf(citation));
}

/** The error where no text clearly replaced the cited one. */
function cannotFollow(id: string, citation: Citation, verdict: AnchorVerdict): ConfigurationError {
  const why = whyLost(citation, verdict);
  return new ConfigurationError(say`${id}: ${why}`, anotherPlace(id, citation));
}

/** How to cite another place, and how to settle that. */
function anotherPlace(id: string, { path }: Citation): Phrase {
  return say`Run ${`npx memtrust bind ${id} PATH#L1-L9 --instead-of ${path}`} with the place that it is about
    now, then ${`npx memtrust reverify ${id}`} if its statement is unchanged, else
    ${`npx memtrust adopt ${id}`}.`;
}

/** Why the text is lost, without the text itself. */
function whyLost({ path, selector }: Citation, verdict: AnchorVerdict): Phrase {
  const what = selector.kind === 'quote' ? 'the quote' : 'the cited text';
  if (verdict === 'changed' || verdict === 'missing') return say`${[what]} is no longer in ${path}`;
  if (verdict === 'ambiguous') return say`${[what]} is in ${path} more than once`;
  return verdict === 'unbound' ? say`${path} has no digest yet` : say`${path} cannot be checked`;
}
