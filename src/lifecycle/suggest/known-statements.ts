import type { FactRecord } from '../../memory/fact.js';

/** Part of the words of two statements that is in both, from which on they say the same. */
const NEAR = 0.8;
/** Statements that share one word and are compared; a word that is in more of them tells nothing. */
const MOST_SHARING = 500;

/** What is remembered already, in whatever words and status: nobody wants to be asked twice. */
export class KnownStatements {
  private readonly verbatim = new Set<string>();
  private readonly exact = new Set<string>();
  private readonly byWord = new Map<string, ReadonlySet<string>[]>();
  private readonly quoted = new Set<string>();

  constructor(records: readonly FactRecord[]) {
    for (const { fact } of records) {
      if (fact === null) continue;
      this.add(fact.statement);
      for (const { path, selector } of fact.sources)
        if (selector.kind === 'quote') this.quoted.add(`${path}\0${selector.quote}`);
    }
  }

  add(statement: string): void {
    const words = wordsOf(statement);
    this.verbatim.add(folded(statement));
    this.exact.add([...words].join(' '));
    for (const word of words) {
      const sharing = this.byWord.get(word);
      if (sharing === undefined) this.byWord.set(word, [words]);
      else if (sharing.length < MOST_SHARING) sharing.push(words);
    }
  }

  /** Whether a fact rests on this text of this file already, whatever it makes of it. */
  isQuoted(path: string, quote: string): boolean {
    return this.quoted.has(`${path}\0${quote}`);
  }

  /** Whether exactly this is said, but for case, blanks and a full stop: a sign more can turn a statement around. */
  isSaid(statement: string): boolean {
    return this.verbatim.has(folded(statement));
  }

  /** Whether it is said in these words, or in nearly the same. */
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

/** The words of a statement in the order in which they come first, without marks and case. */
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
