import { AgentDocument } from '../agent-files/document.js';
import { saidSentences, saySame, sentencesOfStatement } from '../agent-files/prose/said.js';
import { type AnchorResult, isHeld } from '../anchors/verdict.js';
import type { Citation } from '../memory/citation.js';
import { type Fact, type FactRecord, parseFact } from '../memory/fact.js';
import { lineFeeds, splitFrontMatter } from '../memory/front-matter.js';
import { isFactFile } from '../memory/layouts/memtrust.js';
import { ConfigurationError } from '../text/errors.js';
import { type Phrase, plain } from '../text/phrase.js';
import type { TextEdit } from '../tree/text-edit.js';
import type { Tree } from '../tree/tree.js';
import type { Entry } from '../trust/entry.js';
import { bindCitation } from './bind.js';
import { editFrontMatter, type SourceKeys } from './edit-front-matter.js';

/*
 * A fix edits a line of a document: which facts repeat that line, in a quote or in their statement, and how do they
 * read afterwards? What is not clear is left to a person.
 */

/** A document before and after its edits. Edits stay on their lines. */
export interface FixedText {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** By their places in `before`. */
  readonly edits: readonly TextEdit[];
}

/** A fact that repeats an edited line: its new text, or why it is left as it is. */
export type FollowedFact = { readonly record: FactRecord; readonly line: number } &
  /** `isSameClaim`: only its quotes are others. */
  ({ readonly content: string; readonly isSameClaim: boolean } | { readonly left: Phrase });

/** @param tree with the edits; quotes are bound to what it has. */
export async function followFix(
  tree: Tree,
  entries: readonly Entry[],
  fixed: FixedText,
): Promise<readonly FollowedFact[]> {
  const text = new EditedText(fixed);
  const found: FollowedFact[] = [];
  for (const entry of entries) {
    const { record, status } = entry;
    const fact = record?.fact ?? null;
    if (record === null || fact === null || !isFactFile(record)) continue;
    if (status !== 'accepted' && status !== 'stale' && status !== 'candidate') continue;
    const rewriting = rewritingOf(fact, text);
    if (rewriting === null) continue;
    const { line } = rewriting;
    if ('left' in rewriting) found.push({ record, line, left: rewriting.left });
    else found.push({ record, line, ...(await rewritten(tree, entry, record, fact, rewriting)) });
  }
  return found;
}

/** How a fact reads after the edits; `line` is the first edited one that it repeats. */
type Rewriting = { readonly line: number } & (
  | {
      readonly statement: string;
      /** New quotes, by the index of their source. */
      readonly quotes: ReadonlyMap<number, string>;
      readonly path: string;
      /** New paths, by the path that an edit replaced. */
      readonly paths: ReadonlyMap<string, string>;
    }
  | { readonly left: Phrase }
);

const OTHER_WORDS = plain('it repeats the edited line in other words, or several times');

/** Null for a fact that repeats nothing that was edited. */
function rewritingOf(fact: Fact, text: EditedText): Rewriting | null {
  const quotes = new Map<number, string>();
  let line: number | null = null;
  let statement = fact.statement;
  for (const [index, { path, selector }] of fact.sources.entries()) {
    if (path !== text.path || selector.kind !== 'quote') continue;
    const quote = text.quoteAfter(selector.quote);
    if (quote === null) continue;
    line ??= quote.line;
    if (quote.text === null) return { line, left: OTHER_WORDS };
    quotes.set(index, quote.text);
    const own = replaceAlike(statement, selector.quote, quote.edits);
    if (own === null) return { line, left: OTHER_WORDS };
    statement = own;
  }
  if (statement === fact.statement) {
    const own = text.statementAfter(fact.statement);
    line ??= own?.line ?? null;
    statement = own?.statement ?? statement;
  }
  return line === null ? null : { line, statement, quotes, path: text.path, paths: text.paths };
}

async function rewritten(
  tree: Tree,
  { anchors }: Entry,
  record: FactRecord,
  fact: Fact,
  { statement, quotes, path, paths }: Extract<Rewriting, { readonly statement: string }>,
): Promise<
  { readonly content: string; readonly isSameClaim: boolean } | { readonly left: Phrase }
> {
  const sources = new Map<number, SourceKeys>();
  try {
    for (const [index, source] of fact.sources.entries()) {
      const citation = citationAfter(source, anchors[index], {
        path,
        quote: quotes.get(index),
        renamed: paths.get(source.path),
      });
      if (citation !== null)
        sources.set(index, (await bindCitation(tree, citation, fact.importance)).keys);
    }
    const content = withStatement(editFrontMatter(record.text, { sources }), fact, statement);
    return content !== null && saysThis(record, fact, content, statement)
      ? { content, isSameClaim: statement === fact.statement }
      : { left: plain('its text cannot be edited safely') };
  } catch (error) {
    if (error instanceof ConfigurationError) return { left: plain(error.message) };
    throw error;
  }
}

/** What a source cites after the edits; null for one that they do not touch, or that does not hold by itself. */
function citationAfter(
  source: Citation,
  anchor: AnchorResult | undefined,
  edited: {
    readonly path: string;
    readonly quote: string | undefined;
    readonly renamed: string | undefined;
  },
): Citation | null {
  const { selector, digest } = source;
  if (edited.quote !== undefined && selector.kind === 'quote')
    return { ...source, selector: { ...selector, quote: edited.quote } };
  const path = edited.renamed ?? source.path;
  if (selector.kind === 'present') return path === source.path ? null : { ...source, path };
  const isTouched = path !== source.path || path === edited.path;
  if (!isTouched || digest === null || anchor === undefined || !isHeld(anchor.verdict)) return null;
  // Lines are where the text was found, not where it was when it was bound.
  return { ...source, path, lines: anchor.movedTo?.lines ?? anchor.at ?? source.lines };
}

/** The file with another statement; null where its body is not the statement. */
function withStatement(text: string, fact: Fact, statement: string): string | null {
  const parts = splitFrontMatter(text);
  if ('message' in parts || parts.body !== fact.statement) return null;
  return text.slice(0, text.length - parts.body.length) + statement;
}

/** Whether the file is a fact with this statement, and all else of its claim is what it was. */
function saysThis(
  { id, path }: FactRecord,
  fact: Fact,
  content: string,
  statement: string,
): boolean {
  const now = parseFact(id, path, Buffer.from(content)).fact;
  const former = content.slice(0, content.length - statement.length) + fact.statement;
  const before = parseFact(id, path, Buffer.from(former)).fact;
  return now?.statement === statement && before?.claim === fact.claim;
}

/** An edit within a quote: the how manyth place of its old text it is. */
interface QuotedEdit extends Pick<TextEdit, 'old' | 'replacement'> {
  readonly nth: number;
}

/** A statement with the same edits as a quote; as it is where it has none of the old texts. Null in doubt. */
function replaceAlike(
  statement: string,
  quote: string,
  edits: readonly QuotedEdit[],
): string | null {
  const spots: Spot[] = [];
  for (const { old, replacement, nth } of edits) {
    const places = placesOf(statement, old);
    if (places.length === 0) continue;
    const from = places[nth];
    if (from === undefined || places.length !== placesOf(quote, old).length) return null;
    spots.push({ from, to: from + old.length, replacement });
  }
  return replaced(statement, 0, spots);
}

interface Spot {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

/** A part of a text that begins at an offset, with what is replaced in it. */
function replaced(part: string, start: number, spots: readonly Spot[]): string {
  let text = '';
  let at = 0;
  for (const { from, to, replacement } of spots.toSorted((a, b) => a.from - b.from)) {
    text += part.slice(at, from - start) + replacement;
    at = to - start;
  }
  return text + part.slice(at);
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    places.push(at);
  return places;
}

class EditedText {
  readonly path: string;
  readonly paths: ReadonlyMap<string, string>;
  private readonly text: string;
  private readonly after: string;
  private readonly spots: readonly (Spot & Pick<TextEdit, 'old' | 'line'>)[];

  constructor({ path, before, after, edits }: FixedText) {
    this.path = path;
    this.paths = new Map(edits.map(({ old, replacement }) => [old, replacement]));
    this.text = lineFeeds(before);
    this.after = lineFeeds(after);
    const starts = [0, ...placesOf(this.text, '\n').map((at) => at + 1)];
    this.spots = edits.map(({ line, column, old, replacement }) => {
      const from = (starts[line - 1] ?? 0) + column - 1;
      return { from, to: from + old.length, old, replacement, line };
    });
  }

  /** The quote after the edits, with those in it; null where it has none, and without a text in doubt. */
  quoteAfter(quote: string): {
    readonly text: string | null;
    readonly edits: readonly QuotedEdit[];
    readonly line: number;
  } | null {
    const texts = new Set<string | null>();
    let edits: readonly QuotedEdit[] = [];
    let line: number | null = null;
    for (const from of placesOf(this.text, quote)) {
      const to = from + quote.length;
      const own = this.spots.filter((spot) => spot.from < to && spot.to > from);
      line ??= own[0]?.line ?? null;
      texts.add(
        own.every((spot) => spot.from >= from && spot.to <= to) ? replaced(quote, from, own) : null,
      );
      edits = own.map(({ from: at, old, replacement }) => ({
        old,
        replacement,
        nth: placesOf(quote, old).filter((place) => place < at - from).length,
      }));
    }
    if (line === null) return null;
    const [only = null] = texts;
    return { text: texts.size === 1 ? only : null, edits, line };
  }

  /** The statement after the edits, where the text says it before them, and says the new one in the same place. */
  statementAfter(statement: string): { readonly statement: string; readonly line: number } | null {
    const own = sentencesOfStatement(statement);
    if (own.length === 0) return null;
    const [before, after] = [this.text, this.after].map(saidIn);
    for (const spot of this.spots) {
      const next = statement.replaceAll(spot.old, spot.replacement);
      if (next === statement) continue;
      const wanted = sentencesOfStatement(next);
      const index = (before ?? []).findIndex((_, at) => {
        const isThere = (said: typeof before, sentences: typeof own): boolean =>
          sentences.every((one, further) => {
            const other = said?.[at + further] ?? null;
            return other !== null && saySame(one, other);
          });
        return isThere(before, own) && isThere(after, wanted);
      });
      if (index >= 0) return { statement: next, line: spot.line };
    }
    return null;
  }
}

function saidIn(text: string): ReturnType<typeof saidSentences> {
  return saidSentences(new AgentDocument('', 'memory', '', '', text).markdown);
}
