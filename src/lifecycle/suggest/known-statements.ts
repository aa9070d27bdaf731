import { selectorText, type Citation } from '../../memory/citation.js';
import { kept } from '../../text/collections.js';
import type { FactRecord } from '../../memory/fact.js';
import type { Anchor } from '../../agent-files/mentions/mention.js';

/*
 * Does memory contain a statement already, in these words or nearly? After "Run `npm test` before a push." there is no
 * need for "Before a push run npm test".
 */

/** Share of common words from which on two statements say the same: eight of ten. */
const NEAR = 0.8;
/** Statements with one common word that are compared; more frequent words are ignored. */
const MOST_SHARING = 500;

/** A place that is cited already, or would be. */
type CitedPlace = Anchor | Pick<Citation, 'path' | 'lines' | 'selector'>;

/** Statements in memory, whatever their status: a rejected one is not suggested again. */
export class KnownStatements {
  /** Statements without case, blanks and a full stop. */
  private readonly verbatim = new Set<string>();
  /** Their different words, in order. */
  private readonly exact = new Set<string>();
  private readonly byWord = new Map<string, ReadonlySet<string>[]>();
  /** Sentences that facts cite, by path. */
  private readonly quoted = new Set<string>();
  /** The places of facts besides their own sentence, with the file of the sentence. */
  private readonly cited = new Map<string, string>();

  constructor(records: readonly FactRecord[]) {
    for (const { fact } of records) {
      if (fact === null) continue;
      this.add(fact.statement);
      for (const { path, selector } of fact.sources)
        if (selector.kind === 'quote') this.quoted.add(`${path}\0${selector.quote}`);
      const own = fact.sources.at(-1);
      const places = placesCited(fact.sources.slice(0, -1));
      if (own?.selector.kind === 'quote' && places !== '') this.cited.set(places, own.path);
    }
  }

  /** The file of each fact that cites several places, by these places. */
  places(): ReadonlyMap<string, string> {
    return this.cited;
  }

  add(statement: string): void {
    const words = wordsOf(statement);
    this.verbatim.add(folded(statement));
    this.exact.add([...words].join(' '));
    for (const word of words) {
      const sharing = kept(this.byWord, word, () => []);
      if (sharing.length < MOST_SHARING) sharing.push(words);
    }
  }

  /** Whether a fact cites this text of this file already. */
  isQuoted(path: string, quote: string): boolean {
    return this.quoted.has(`${path}\0${quote}`);
  }

  /** Whether exactly this is known, without case, blanks and a full stop. */
  isSaid(statement: string): boolean {
    return this.verbatim.has(folded(statement));
  }

  /** Whether it is known in these words, or in nearly the same. */
  has(statement: string): boolean {
    const words = wordsOf(statement);
    if (this.exact.has([...words].join(' '))) return true;
    const shared = new Map<ReadonlySet<string>, number>();
    for (const word of words)
      for (const other of this.byWord.get(word) ?? [])
        shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].some(([other, count]) => count >= NEAR * (words.size + other.size - count));
  }
}

/**
 * The places of a statement as one text, in any order: a statement with the same places says the same in other words,
 * or in another language. Empty for fewer than two, which many statements share.
 */
export function placesCited(cited: readonly CitedPlace[]): string {
  const places = cited.map(({ path, lines, selector }) => {
    if (selector?.kind === 'quote')
      return `${path} quote ${selector.symbol ?? ''} ${selector.quote}`;
    if (selector !== null) return `${path} ${selectorText({ selector, lines })}`;
    return `${path} ${lines === null ? 'file' : `lines:${lines.join('-')}`}`;
  });
  return places.length < 2 ? '' : JSON.stringify([...new Set(places)].toSorted());
}

/** The words of a statement in the order in which they come first, without punctuation and case. */
function wordsOf(statement: string): ReadonlySet<string> {
  return new Set(
    statement
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}_$]+/gu) ?? [],
  );
}

function folded(statement: string): string {
  return statement.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.$/, '');
}
