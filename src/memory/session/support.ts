import { firstBehind } from '../../text/collections.js';
import type { LineRange } from '../citation.js';
import { GRAMMAR, wordsOf } from '../../text/search-words.js';
import { denialIn, standingIn, withoutDenial, type Standing } from './clauses.js';
import { messageBytes, type SessionEvent } from './event.js';
import { extractLines, LEFT_IN_ARCHIVE, NOTHING_SAID } from './extract.js';
import type { Logged } from './log.js';
import { sequencesCited, summaryStatements, type SummaryStatement } from './summary.js';

/*
 * Does what a summary says stand in the events that it cites? Each sentence of "They chose pnpm. Tests pass with 14
 * cases [3-7]" is held against the events 3 to 7: every number and every name must be there, a "not" that is there must
 * be there too, and of its other words two of three.
 */

/** A sentence of a summary that the events it cites do not hold. */
export interface UnsupportedSentence {
  /** 1-based, among the lines of the summary. */
  readonly line: number;
  /** 1-based, among the sentences of that line. */
  readonly sentence: number;
  readonly text: string;
  /** Its words, numbers and names that are in none of the events, each once; with the word by which it alone denies. */
  readonly missing: readonly string[];
  /** The word by which the events deny what it says; null where they do not. */
  readonly deniedBy: string | null;
}

/** The events of a session, asked what they hold. Made once for all summaries of a log. */
export class SessionSupport {
  private readonly known: KnownEvents;

  /**
   * @param events of the log and its archive.
   * @param summaries all that will be asked about.
   */
  constructor(events: readonly Logged[], summaries: readonly string[]) {
    const words = summaries.flatMap((summary) => stemsOf(summary));
    this.known = new KnownEvents(events, new Set([...words, ...COUNTS.values()]));
  }

  /**
   * The sentences of a summary without support. One that cites an event which is not at hand is not
   * judged: `notAtHand` tells of it.
   */
  unsupported(summary: string, range: LineRange): UnsupportedSentence[] {
    return summaryStatements(summary)
      .flatMap((statement) => sentencesOf(statement, range))
      .flatMap(({ line, sentence, text, whole, cites }) => {
        if (!this.known.areThere(cites) || this.known.isOurs(whole, cites)) return [];
        const { missing, deniedBy } =
          withoutCitation(whole) === NOTHING_SAID
            ? { missing: [text], deniedBy: null }
            : lackIn(text, cites, this.known);
        return missing.length === 0 && deniedBy === null
          ? []
          : [{ line, sentence, text, missing, deniedBy }];
      });
  }

  /** The lines of a summary that cite events which are neither in the log nor in its archive. */
  notAtHand(summary: string): number[] {
    return summaryStatements(summary)
      .filter(({ cites }) => cites !== null && !this.known.areThere(cites))
      .map(({ line }) => line);
  }
}

interface Sentence {
  readonly line: number;
  readonly sentence: number;
  readonly text: string;
  /** The statement that it is of, as it stands in the summary. */
  readonly whole: string;
  readonly cites: readonly LineRange[];
}

/** Behind a word of two letters at least, so that "e.g. this" is one sentence; Chinese has no blank there. */
const SENTENCE_END = /(?<=[\p{L}\p{N})\]"'`]{2}[.!?;])\s+(?=\S)|(?<=[。！？；])(?=.)/u;

/** A sentence has a citation of its own, or that of its line. */
function sentencesOf({ line, text, cites }: SummaryStatement, range: LineRange): Sentence[] {
  if (cites === null) return [];
  const inside = (own: readonly LineRange[] | null): readonly LineRange[] =>
    (own ?? []).filter(([from, to]) => from >= range[0] && to <= range[1]);
  const said = withoutCitation(text);
  const parts = said.split(SENTENCE_END);
  return parts.map((part, index): Sentence => {
    const own = inside(sequencesCited(part));
    const rest = parts.length === 1 ? [...own, ...cites] : own;
    return {
      line,
      sentence: index + 1,
      text: own.length === 0 ? part : withoutCitation(part),
      whole: text,
      cites: rest.length === 0 ? cites : rest,
    };
  });
}

/** A statement without the brackets at its end. */
function withoutCitation(text: string): string {
  const at = text.lastIndexOf('[');
  return at < 0 ? text : text.slice(0, at).trimEnd();
}

/** Digits with what stands inside a number: `3.5`, `1,000`, `12:30`. */
const NUMBER = /\d+(?:[.,:]\d+)*/g;
/**
 * Something with a name of its own: in backticks, with a sign inside, `camelCase`, or a capital within a sentence. Each
 * begins where a run does and is bounded, or a run of `@` would be tried from every place (SECURITY S47).
 */
const NAME = new RegExp(
  [
    '`[^`\\n]{1,200}`',
    String.raw`(?<![\p{L}\p{N}_$@\-])[\p{L}\p{N}_$@\-]{1,80}(?:[.\/:#@_]{1,8}[\p{L}\p{N}_$\-]{1,80}){1,20}`,
    String.raw`(?<!\p{Ll})\p{Ll}{1,80}\p{Lu}[\p{L}\p{N}]{0,200}`,
    String.raw`(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+`,
  ].join('|'),
  'gu',
);
const COUNTS: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
);

/** Words of every summary, which say nothing of a session by themselves. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'i he she they them their there then than you your we our us one all also any some each both other another more ' +
    'most such these those so but because while after before again still only just about into out up over per now ' +
    'can could would should will may might must has have had been being were did does done ' +
    'say said says ask asked asks tell told wrote write note noted mention mentioned want wanted wants request ' +
    'requested session message agent model summary first last later here not no never none nobody nothing without ' +
    'cannot neither nor'
  )
    .split(' ')
    .flatMap(wordsOf), // as the words of texts are folded: "wants" is "want"
);

/** Words of a sentence that its events have to have, most of them. */
function contentWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter(
    (word) => word.length > 1 && !GRAMMAR.has(word) && !PLAIN_WORDS.has(word) && !/^\d/.test(word),
  );
}

/** One form for the forms of an English verb: `checks`, `checked`, `checking`. A fold, and no grammar. */
function stem(word: string): string {
  const [, root = word] = /^(\p{L}{3,}?)(?:ing|ed|es|s|ly|er|ions?|ment)$/u.exec(word) ?? [];
  return root.replace(/([^aeiou])\1$/, '$1').replace(/e$/, '');
}

/** What the events lack of a sentence, or that they deny it. */
type Lack = Pick<UnsupportedSentence, 'missing' | 'deniedBy'>;

/** What stands in a sentence, and in none of the events that it cites; or that they say the contrary. */
function lackIn(text: string, cites: readonly LineRange[], known: KnownEvents): Lack {
  const names = [...text.matchAll(NAME)]
    .map(([name]) => name.replaceAll('`', ''))
    .filter((name) => !/^(?:e\.g|i\.e|and\/or)$/i.test(name));
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
  const counts = wordsOf(text).filter((word) => COUNTS.has(word));
  const missing = [
    ...names.filter((name) => !known.says(cites, name)),
    ...numbers.filter((number) => !known.says(cites, number)),
    ...counts.filter(
      (word) => !known.says(cites, word) && !known.says(cites, COUNTS.get(word) ?? word),
    ),
  ];
  // Names are held to the letter; what stands beside them needs two words of three.
  const words = contentWords(withoutDenial(text).replaceAll(NAME, ' '));
  const absent = words.filter((word) => !known.has(cites, stem(word)));
  if (absent.length * 3 > words.length) missing.push(...absent);
  const denial = denialIn(text);
  if (denial !== null && !known.denies(cites)) missing.push(denial);
  if (missing.length > 0) return { missing: [...new Set(missing)], deniedBy: null };
  const said = known.saidOf(cites, {
    words: contentWords(withoutDenial(text)).map(stem),
    exactly: [...names, ...numbers],
  });
  if (denial !== null)
    return { missing: said === null || said.isDenied ? [] : [denial], deniedBy: null };
  return { missing: [], deniedBy: said === null || said.isSaid ? null : said.deniedBy };
}

/** Characters that are searched for names, at most: beyond it a summary of millions of names is not judged. */
const MOST_SEARCHED = 200_000_000;

/** What looking at one event costs, in characters that could be searched instead. */
const STEP = 50;

/** What a sentence speaks of: stems of its words, and the names and numbers that stand there to the letter. */
interface Wanted {
  readonly words: readonly string[];
  readonly exactly: readonly string[];
}

/** What the events do with it. */
interface Said extends Standing {
  readonly deniedBy: string;
}

/** Adds what one sentence does with something. */
function note(
  found: { isSaid: boolean; isDenied: boolean; deniedBy: string },
  sentence: string,
  holds: (part: string) => boolean,
): void {
  const { isSaid, isDenied } = standingIn(sentence, holds, (part) => contentWords(part).length);
  found.isSaid ||= isSaid;
  found.isDenied ||= isDenied;
  if (isDenied) found.deniedBy ||= denialIn(sentence) ?? '';
}

/** The sentences of a text, line by line. */
function sentencesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => line.split(SENTENCE_END));
}

/** Stems of all words of a text; of one that denies in Chinese those too that it has without. */
function stemsOf(text: string): string[] {
  const bare = withoutDenial(text);
  return [...wordsOf(text), ...(bare === text ? [] : wordsOf(bare))].map(stem);
}

/** What was said in a session, and where. Words are looked up, so that a long session costs linear time. */
class KnownEvents {
  private readonly events: ReadonlyMap<number, SessionEvent>;
  private readonly texts = new Map<number, string>();
  /** Sequences in order, by the stem of a word that somebody will ask for. */
  private readonly byStem = new Map<string, number[]>();
  private readonly seqs: readonly number[];
  private readonly denying: readonly number[];
  private readonly said: readonly number[];
  private left = MOST_SEARCHED;

  constructor(events: readonly Logged[], wanted: ReadonlySet<string>) {
    this.events = new Map(events.map(({ event }) => [event.seq, event]));
    this.seqs = [...this.events.keys()];
    for (const [seq, event] of this.events) {
      const text = textOf(event).normalize('NFKC');
      this.texts.set(seq, text.toLowerCase());
      // Before the text is made small: `camelCase` is found by its parts.
      for (const word of new Set(stemsOf(text))) {
        if (!wanted.has(word)) continue;
        const places = this.byStem.get(word);
        if (places === undefined) this.byStem.set(word, [seq]);
        else places.push(seq);
      }
    }
    this.denying = this.seqs.filter((seq) => denialIn(this.texts.get(seq) ?? '') !== null);
    this.said = this.seqs.filter((seq) => {
      const type = this.events.get(seq)?.type;
      return type === 'message' || type === 'note';
    });
  }

  areThere(cites: readonly LineRange[]): boolean {
    return cites.every(
      ([from, to]) => placeFrom(this.seqs, to + 1) - placeFrom(this.seqs, from) === to - from + 1,
    );
  }

  has(cites: readonly LineRange[], word: string): boolean {
    return within(this.byStem.get(word) ?? [], cites);
  }

  denies(cites: readonly LineRange[]): boolean {
    return within(this.denying, cites);
  }

  /** Whether a name or number stands in an event as a whole: `4` is not in `14`. */
  says(cites: readonly LineRange[], name: string): boolean {
    const wanted = name.normalize('NFKC').toLowerCase();
    const words = wordsOf(name).map(stem);
    if (words.length === 0) return true;
    for (const seq of this.holding(cites, words))
      if (holdsWhole(this.read(seq), wanted)) return true;
    return this.left <= 0;
  }

  /** What the sentences that hold all of this do with it; null where none does, or there is no time to look. */
  saidOf(cites: readonly LineRange[], { words, exactly }: Wanted): Said | null {
    const found = { isSaid: false, isDenied: false, deniedBy: '' };
    const wanted = exactly.map((one) => one.normalize('NFKC').toLowerCase());
    const hasWords = (part: string): boolean => {
      const stems = new Set(stemsOf(part));
      return words.every((word) => stems.has(word));
    };
    const holds = (part: string): boolean => {
      if (this.left <= 0 || !hasWords(part)) return false;
      this.left -= part.length * wanted.length;
      return wanted.every((one) => holdsWhole(part, one));
    };
    for (const seq of words.length === 0 ? [] : this.holding(cites, words)) {
      if (!this.denies([[seq, seq]])) found.isSaid = true;
      else
        for (const sentence of sentencesIn(this.read(seq)))
          if (hasWords(sentence)) note(found, sentence, holds);
      if (found.isSaid && found.isDenied) break;
    }
    return this.left > 0 && (found.isSaid || found.isDenied) ? found : null;
  }

  /** Whether memtrust itself would say so of these events. */
  isOurs(statement: string, cites: readonly LineRange[]): boolean {
    const said = withoutCitation(statement);
    if (said === LEFT_IN_ARCHIVE) return true;
    if (said === NOTHING_SAID) return !within(this.said, cites);
    return cites.some(([from, to]) => {
      const event = from === to ? this.events.get(from) : undefined;
      return event !== undefined && extractLines(event).includes(statement);
    });
  }

  /** Sequences among the cited whose events have all of these words somewhere, as long as there is time for it. */
  private *holding(cites: readonly LineRange[], words: readonly string[]): Iterable<number> {
    const lists = words.map((word) => this.byStem.get(word) ?? []);
    const shortest = lists.toSorted((a, b) => a.length - b.length)[0] ?? [];
    for (const [from, to] of cites) {
      for (let at = placeFrom(shortest, from); this.left > 0; at += 1) {
        const seq = shortest[at] ?? Infinity;
        if (seq > to) break;
        this.left -= STEP;
        if (lists.every((list) => list === shortest || within(list, [[seq, seq]]))) yield seq;
      }
    }
  }

  private read(seq: number): string {
    const text = this.left > 0 ? (this.texts.get(seq) ?? '') : '';
    this.left -= text.length;
    return text;
  }
}

/** What was said in an event, and by whom. */
function textOf(event: SessionEvent): string {
  switch (event.type) {
    case 'message':
      return `${event.role}: ${Buffer.from(messageBytes(event)).toString('utf8')}`;
    case 'note':
      return `note: ${event.text}`;
    case 'session.compacted':
      return `summary: ${event.summary}`;
    case 'context.built':
      return `context.built ${event.participant ?? ''} ${event.context_file}`;
    case 'turn.completed':
      return `turn.completed ${event.stopReason} ${event.errorCode ?? ''}`;
  }
}

/** Whether a text holds another one as a whole. A unit may follow a number: `30` is in `30s`, and not in `30.5`. */
function holdsWhole(text: string, wanted: string): boolean {
  const [opens, closes] = [EDGE.test(wanted.charAt(0)), EDGE.test(wanted.at(-1) ?? '')];
  const [isNumber, endsInDigit] = [/^\d/.test(wanted), /\d$/.test(wanted)];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const behind = text.slice(at + wanted.length, at + wanted.length + 2);
    const goesOnBefore = isNumber ? /\d[.,:]?$/.test(before) : opens && EDGE.test(before.slice(-1));
    const goesOnBehind = endsInDigit ? /^[.,:]?\d/.test(behind) : closes && EDGE.test(behind);
    if (!goesOnBefore && !goesOnBehind) return true;
  }
  return false;
}

/** A letter or digit of a script that has blanks between its words. */
const EDGE = /^(?![\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])[\p{L}\p{N}]/u;

/** Whether one of these sequences, in order, lies in one of the ranges. */
function within(seqs: readonly number[], cites: readonly LineRange[]): boolean {
  return cites.some(([from, to]) => (seqs[placeFrom(seqs, from)] ?? Infinity) <= to);
}

/** The first place whose sequence is not before this one, by halves. */
export function placeFrom(seqs: readonly number[], from: number): number {
  return firstBehind(seqs.length, (index) => (seqs[index] ?? Infinity) < from);
}
