import type { Normaliser } from '../memory/citation.js';
import { isReformatted, normalDigest } from './normal-digest.js';
import { found, lost, type SelectorReader } from './selector.js';
import type { SourceText, Span } from './source-text.js';

/*
 * Does a fact that cites a whole file still hold? While the file is the same under the normaliser of
 * the citation; one other token makes it `changed`.
 *
 * `selectors.ts` lists it. A whole file raises many alarms, which is safe and tiring, so `bind`
 * advises against it above COARSE_LINES. That number decides the advice alone (MT111 gives it too)
 * and may change. What `wholeOf` takes in is hashed, so it stays: under n0 every byte, under n3 and
 * n4 no blank lines at the end. `__tests__/anchors/anchors.test.ts` fails when this is wrong.
 */

/** A whole file above this is edited too often to say much about a claim. */
const COARSE_LINES = 40;

/** The whole file. */
export const fileSelector: SelectorReader = {
  kind: 'file',

  place(source, citation, known) {
    const whole = wholeOf(source, citation.norm);
    if (known !== null && known.source.text === source.text) return found('fresh', whole);
    const isKept =
      normalDigest(source, whole, citation.norm) === citation.digest ||
      (known !== null && isReformatted(known, source, whole, citation.norm));
    if (!isKept) return lost('changed', whole);
    const isOther =
      citation.raw === null
        ? known !== null
        : source.digestOf(source.slice(whole)) !== citation.raw;
    return found(isOther ? 'reformatted' : 'fresh', whole);
  },

  select(source, { norm }) {
    if (source.text.trim() === '') return 'the file is empty';
    const count = source.lines.length;
    return {
      span: wholeOf(source, norm),
      poor:
        count > COARSE_LINES
          ? `it cites a whole file of ${count} lines, so every edit makes it stale; cite a symbol, lines or a quote`
          : null,
    };
  },
};

/** All of it; under n3 blank lines at the end say nothing. */
function wholeOf({ text }: SourceText, norm: Normaliser): Span {
  return { from: 0, to: norm === 'n0' ? text.length : text.trimEnd().length };
}
