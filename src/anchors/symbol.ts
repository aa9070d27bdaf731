import { findSymbols } from '../languages/code/symbols.js';
import { readAround } from './around.js';
import { mapLines, slotOf } from './line-map.js';
import type { Known } from './follow.js';
import { isReformatted, normalDigest } from './normal-digest.js';
import { symbolsIn } from './scope.js';
import { foundAt, lost, type SelectorReader } from './selector.js';
import type { SourceText, Span } from './source-text.js';
import { isSurroundedAs, standAlike } from './surroundings.js';

/*
 * Where is a named piece of code now? `AuthService.login` is found wherever it stands in its file;
 * two of that name are `ambiguous`, and a name that is gone takes trust.
 *
 * `selectors.ts` lists it, and `quote.ts` looks for quotes inside a symbol. To lose a name is a
 * false alarm, the safe error. Names and ranges are made in `src/languages/code/symbols/`; facts
 * hold digests over a whole range, so `findSymbol` neither widens nor trims it. No symbol is called
 * a poor anchor (`poor: null`). The sentences are only shown. `__tests__/anchors/corpus.test.ts`
 * fails when a symbol that changed passes for the same, `ladder.test.ts` beside it when one of two
 * is guessed.
 */

/** A named piece of code. Its name is what finds it, wherever it stands in the file. */
export const symbolSelector: SelectorReader = {
  kind: 'symbol',

  place(source, citation, known) {
    const name = citation.selector.kind === 'symbol' ? citation.selector.symbol : '';
    const span = findSymbol(source, name);
    if (span === 'ambiguous') return lost('ambiguous');
    if (span === null) {
      const slot = known === null ? null : slotIn(known, source);
      return lost(slot === null ? 'missing' : 'changed', slot);
    }
    // In the same constructs as before? A guard that came into `if (false) { … }` has its name and no effect.
    const stays =
      known === null
        ? isAround(source, span, citation.around)
        : standAlike(known.source, known.span, source, span);
    if (!stays) return lost('changed', span);
    const isEqual = known !== null && known.source.slice(known.span) === source.slice(span);
    // The same text, or the same tokens in other blanks?
    const isSaid =
      isEqual ||
      normalDigest(source, span, citation.norm) === citation.digest ||
      (known !== null && isReformatted(known, source, span, citation.norm));
    if (!isSaid) return lost('changed', span);
    // The same tokens, but not letter by letter: `reformatted`.
    const isOther =
      known === null
        ? citation.raw !== null && source.digestOf(source.slice(span)) !== citation.raw
        : !isEqual;
    return foundAt(source, citation, span, !isOther);
  },

  select(source, citation) {
    const name = citation.selector.kind === 'symbol' ? citation.selector.symbol : '';
    if (source.language === null)
      return 'this version cannot read symbols in this kind of file; use lines or a quote';
    const span = findSymbol(source, name);
    if (span === 'ambiguous')
      return 'there is more than one symbol of this name in the file; use a quote or lines';
    return span === null ? 'the file has no symbol of this name' : { span, poor: null };
  },
};

/** Whether a symbol stands in what the hint `around` remembers; yes where the fact has no such hint. */
function isAround(source: SourceText, span: Span, around: string | null): boolean {
  const { digest } = readAround(around);
  return digest === null || isSurroundedAs(source, span, digest);
}

/** The one symbol of a scoped name; of several none is guessed. */
export function findSymbol(source: SourceText, name: string): Span | 'ambiguous' | null {
  const found = findSymbols(symbolsIn(source), name);
  const [only] = found;
  if (only === undefined) return null;
  return found.length > 1 ? 'ambiguous' : { from: only.from, to: only.to };
}

/** What stands where a known span stood. */
function slotIn(known: Known, source: SourceText): Span | null {
  const lines = slotOf(
    mapLines(known.source.lines, source.lines),
    known.source.rangeOf(known.span),
    source.lines.length,
  );
  return lines === null ? null : source.spanOf(lines);
}
