import { isUtf8 } from 'node:buffer';
import { sha256, type Sha256 } from '../tree/digest.js';
import type { LineRange } from '../memory/citation.js';
import { isReadByN3, type CanonicalToken } from '../languages/code/canonical-tokens.js';
import {
  languageOf,
  layoutLanguageOf,
  type Language,
  type LexedLanguage,
} from '../languages/code/language.js';
import { lex } from '../languages/code/lex.js';
import { n4Tokens } from '../languages/code/n4-tokens.js';
import type { Token } from '../languages/code/token.js';

/*
 * How is a cited file read as text, lines and code? CRLF is LF; bytes that are not UTF-8 are read
 * one character a byte; what is too long or has too many tokens is plain text.
 *
 * Everything in this folder that looks into a file takes a `SourceText`; tokens are made when
 * first asked for, and kept. Published digests rest on it, so no text may be read otherwise than
 * before: the two numbers below, which docs/formats.md tells, stay as well. When tokens are made
 * is free. `__tests__/anchors/source-text.test.ts` fails when this is wrong.
 */

/** A stretch of a text: offsets in characters, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Characters above which a text is read as plain text: hardly anybody writes such a file by hand,
 * and time stays bounded.
 */
const MOST_CODE = 512 * 1024;
/**
 * Tokens above which it is: half a megabyte of code has about 130,000, and one of nothing but
 * brackets four times as many.
 */
const MOST_TOKENS = 200_000;

/** What a lexer made of a text; nothing where it is plain text. */
interface Reading<L extends LexedLanguage> {
  readonly language: L | null;
  readonly tokens: readonly Token[];
}

/** Lexes a text, unless it has too many tokens. */
function readingOf<L extends LexedLanguage>(text: string, language: L | null): Reading<L> {
  const tokens = language === null ? [] : lex(language, text);
  return tokens.length > MOST_TOKENS ? { language: null, tokens: [] } : { language, tokens };
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop(); // the line end of the last line begins no further one
  return lines;
}

/** Where each of these lines begins in its text. */
function startsOf(lines: readonly string[]): readonly number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}

/**
 * A cited file as text and lines. Bytes that are not UTF-8 are read one character a byte (latin1),
 * so that every file keeps its exact bytes through splitting and hashing. Normaliser n0: CRLF is
 * LF, nothing else is touched. A CR alone ends a line in some languages and is a blank in others,
 * so it stays what it is.
 */
export class SourceText {
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  private split: readonly string[] | null = null;
  private begun: readonly number[] | null = null;
  /** The same text under another name, whose tokens are taken. */
  private readonly namedBefore: SourceText | null;
  /** In the languages that n3 may read. */
  private reading: Reading<Language> | null = null;
  /** In every language with a lexer. */
  private layoutReading: Reading<LexedLanguage> | null = null;
  private readCanonical: readonly CanonicalToken[] | null | undefined = undefined;

  /**
   * @param path names the language; without one the text is read as plain text.
   * @param like what may be the same text under another name: then it is lexed once for both.
   */
  constructor(
    bytes: Uint8Array,
    readonly path: string = '',
    like?: SourceText,
  ) {
    this.encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
      this.encoding,
    );
    this.text = view.includes('\r') ? view.replaceAll('\r\n', '\n') : view;
    this.namedBefore =
      like !== undefined &&
      like.text === this.text &&
      like.encoding === this.encoding &&
      languageOf(like.path) === languageOf(path) &&
      layoutLanguageOf(like.path) === layoutLanguageOf(path)
        ? (like.namedBefore ?? like)
        : null;
  }

  /** Its lines, without line ends; made when they are first asked for, since a value or a symbol asks for none. */
  get lines(): readonly string[] {
    this.split ??= linesOf(this.text);
    return this.split;
  }

  /** Offset at which each line begins. */
  private get starts(): readonly number[] {
    this.begun ??= startsOf(this.lines);
    return this.begun;
  }

  /** Null where this version reads it as plain text. */
  get language(): Language | null {
    return this.read().language;
  }

  /** Tokens of the whole text; none where it is plain text. */
  get tokens(): readonly Token[] {
    return this.read().tokens;
  }

  /** Tokens of the whole text in every language with a lexer, those among them that count as plain text elsewhere. */
  get lexed(): readonly Token[] {
    return this.readLayout().tokens;
  }

  /** The language of those tokens; null where no lexer reads the text. */
  get lexedAs(): LexedLanguage | null {
    return this.readLayout().language;
  }

  /** Whether normaliser n3 compares tokens of this text. */
  get isReadByN3(): boolean {
    return this.language !== null && isReadByN3(this.language);
  }

  private get isShortCode(): boolean {
    return this.encoding === 'utf8' && this.text.length <= MOST_CODE;
  }

  private read(): Reading<Language> {
    this.reading ??=
      this.namedBefore?.read() ??
      readingOf(this.text, this.isShortCode ? languageOf(this.path) : null);
    return this.reading;
  }

  private readLayout(): Reading<LexedLanguage> {
    this.layoutReading ??=
      this.namedBefore?.readLayout() ??
      (this.language === null && this.isShortCode
        ? readingOf(this.text, layoutLanguageOf(this.path))
        : this.read());
    return this.layoutReading;
  }

  /**
   * Tokens as normaliser n4 compares them, or null where no lexer reads the text. Where n3 reads it
   * they are those of n3.
   */
  get canonical(): readonly CanonicalToken[] | null {
    if (this.readCanonical === undefined) {
      const { language, tokens } = this.readLayout();
      this.readCanonical = language === null ? null : n4Tokens(language, this.text, tokens);
    }
    return this.readCanonical;
  }

  /** Lines of a range joined by LF, without the last line end; null if the range is not in the file. */
  span(range: LineRange): string | null {
    const span = this.spanOf(range);
    return span === null ? null : this.slice(span);
  }

  slice({ from, to }: Span): string {
    return this.text.slice(from, to);
  }

  /** Offsets of a range of lines without the last line end; null if the range is not in the file. */
  spanOf([from, to]: LineRange): Span | null {
    const first = this.starts[from - 1];
    const last = this.starts[to - 1];
    return first === undefined || last === undefined || from > to
      ? null
      : { from: first, to: last + (this.lines[to - 1] ?? '').length };
  }

  /** The lines in which a span lies. */
  rangeOf({ from, to }: Span): LineRange {
    // Lines that end in a blank one end behind a line end.
    return [
      this.lineAt(from),
      this.lineAt(to > from && this.text[to - 1] === '\n' ? to : Math.max(from, to - 1)),
    ];
  }

  /** 1-based line of a character offset. */
  lineAt(offset: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return Math.max(1, low);
  }

  /** A string of the front matter as it would stand in this text. */
  literal(text: string): string {
    const lines = text.replaceAll('\r\n', '\n');
    return this.encoding === 'utf8' ? lines : Buffer.from(lines, 'utf8').toString('latin1');
  }

  /** Digest of a piece of this text: of its bytes, with LF line ends. */
  digestOf(text: string): Sha256 {
    return sha256(Buffer.from(text, this.encoding));
  }
}
