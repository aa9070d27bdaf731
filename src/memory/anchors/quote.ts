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
    const places = occurrences(source, quote);
    const [only] = places;
    if (only === undefined) {
      const slot = citation.lines === null ? null : source.span(citation.lines);
      return { verdict: slot === null ? 'missing' : 'changed', lines: null };
    }
    const atHint = places.find((place) => place[0] === citation.lines?.[0]);
    if (atHint !== undefined) return { verdict: 'fresh', lines: atHint };
    if (places.length > 1) return { verdict: 'ambiguous', lines: null };
    return { verdict: citation.lines === null ? 'fresh' : 'moved', lines: only };
  },

  select(source, citation) {
    const quote = quoteOf(citation);
    const places = occurrences(source, quote);
    const found = places.length === 1 ? places[0] : places.find((place) => place[0] === citation.lines?.[0]);
    if (found === undefined) return places.length === 0 ? 'the quote is not in the file' : 'the quote is in the file more than once; quote more, so that it is unique';
    const letters = Buffer.from(quote, 'latin1').toString('utf8').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    return { span: quote, lines: found, poor: letters < LEAST_LETTERS ? `the quote has fewer than ${LEAST_LETTERS} letters or digits, so it can be found by chance; quote more` : null };
  },
};

function quoteOf(citation: Citation): string {
  return citation.selector.kind === 'quote' ? asSource(citation.selector.quote) : '';
}

/** Places of the quote, two at most unless the hint asks for more: a third changes no verdict. */
function occurrences(source: SourceText, quote: string): LineRange[] {
  const places: LineRange[] = [];
  if (quote === '') return places;
  const height = quote.replace(/\n$/, '').split('\n').length;
  let line = 1;
  let counted = 0;
  for (let at = source.text.indexOf(quote); at >= 0; at = source.text.indexOf(quote, at + 1)) {
    for (let end = source.text.indexOf('\n', counted); end >= 0 && end < at; end = source.text.indexOf('\n', end + 1)) {
      line += 1;
      counted = end + 1;
    }
    places.push([line, line + height - 1]);
  }
  return places;
}
