import type { Sha256 } from '../../tree/digest.js';
import type { LineRange } from '../citation.js';
import type { SelectorReader } from './selector.js';
import { spanDigest, type SourceText } from './source-text.js';

/** Bytes that one search for a moved span may hash; above it the span counts as changed rather than searched for ever. */
const SEARCH_BYTES = 16 * 1024 * 1024;

/** A range of lines: the text is what counts, the numbers are a hint. Moved is only what stands whole in one other place. */
export const linesSelector: SelectorReader = {
  kind: 'lines',

  place(source, citation, digest) {
    const hint = citation.lines ?? [1, 1];
    const there = source.span(hint);
    if (there !== null && spanDigest(there) === digest) return { verdict: 'fresh', lines: hint };
    const found = search(source, hint[1] - hint[0] + 1, digest);
    const [only] = found;
    if (only === undefined) return { verdict: there === null ? 'missing' : 'changed', lines: null };
    return found.length > 1 ? { verdict: 'ambiguous', lines: null } : { verdict: 'moved', lines: only };
  },

  select(source, citation) {
    if (citation.lines === null) return 'it names no lines';
    const span = source.span(citation.lines);
    if (span === null) return `the file has only ${source.lines.length} lines`;
    return span.trim() === '' ? 'these lines are blank' : { span, lines: citation.lines, poor: null };
  },
};

/** Windows of `count` lines whose digest is the wanted one; stops at two, which is ambiguous already. */
function search(source: SourceText, count: number, digest: Sha256): LineRange[] {
  const found: LineRange[] = [];
  let hashed = 0;
  for (let from = 1; from + count - 1 <= source.lines.length && found.length < 2; from += 1) {
    const window: LineRange = [from, from + count - 1];
    const span = source.span(window) ?? '';
    hashed += span.length;
    if (hashed > SEARCH_BYTES) return [];
    if (spanDigest(span) === digest) found.push(window);
  }
  return found;
}
