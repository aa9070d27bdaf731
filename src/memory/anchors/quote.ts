import type { Citation, LineRange } from '../citation.js';
import type { SelectorReader } from './selector.js';
import { asSource, spanDigest, type SourceText } from './source-text.js';

/** A quote shorter than this is found by chance (ANCHORS: at least 12 letters or digits). */
const LEAST_LETTERS = 12;

/** Literal text of the file: what is hashed is the quote itself, so it stays fresh wherever it stands once. */
export const quoteSelector: SelectorReader = {
  kind: 'quote',

  place(source, citation, digest) {
    const quote = quoteOf(citation);
    if (spanDigest(quote) !== digest) return { verdict: 'changed', lines: null };
    const { first, atHint, several } = find(source, quote, citation.lines);
    if (first === null) {
      const slot = citation.lines === null ? null : source.span(citation.lines);
      return { verdict: slot === null ? 'missing' : 'changed', lines: null };
    }
    if (atHint !== null) return { verdict: 'fresh', lines: atHint };
    if (several) return { verdict: 'ambiguous', lines: null };
    return { verdict: citation.lines === null ? 'fresh' : 'moved', lines: first };
  },

  select(source, citation) {
    const quote = quoteOf(citation);
    const { first, atHint, several } = find(source, quote, citation.lines);
    const found = several ? atHint : first;
    if (found === null) return first === null ? 'the quote is not in the file' : 'the quote is in the file more than once; quote more, so that it is unique';
    const letters = Buffer.from(quote, 'latin1').toString('utf8').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    return { span: quote, lines: found, poor: letters < LEAST_LETTERS ? `the quote has fewer than ${LEAST_LETTERS} letters or digits, so it can be found by chance; quote more` : null };
  },
};

function quoteOf(citation: Citation): string {
  return citation.selector.kind === 'quote' ? asSource(citation.selector.quote) : '';
}

interface Occurrences {
  readonly first: LineRange | null;
  /** The one that begins in the first line of the hint. */
  readonly atHint: LineRange | null;
  readonly several: boolean;
}

/** Three searches at most, however often the quote is there: a file can be made of nothing but the quote. */
function find(source: SourceText, quote: string, hint: LineRange | null): Occurrences {
  const first = quote === '' ? -1 : source.text.indexOf(quote);
  if (first < 0) return { first: null, atHint: null, several: false };
  const height = quote.replace(/\n$/, '').split('\n').length;
  const range = (line: number): LineRange => [line, line + height - 1];
  return {
    first: range(source.lineAt(first)),
    atHint: hint !== null && beginsIn(source, quote, hint[0]) ? range(hint[0]) : null,
    several: source.text.includes(quote, first + 1),
  };
}

function beginsIn(source: SourceText, quote: string, line: number): boolean {
  const begin = source.offsetOf(line);
  if (begin === null) return false;
  const at = source.text.indexOf(quote, begin);
  const end = source.text.indexOf('\n', begin);
  return at >= 0 && (end < 0 || at <= end);
}
