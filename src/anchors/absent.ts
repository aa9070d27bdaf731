import { occurrences } from './occurrences.js';
import { found, lost, type SelectorReader } from './selector.js';

/*
 * Is a text that must not be there still absent? A fact says that `eval(` is nowhere in `src/a.ts`: fresh
 * as long as that is so, and changed at the place where it turns up. `selectors.ts` lists it with the
 * others. Safe error: changed. What a fact stores is the digest of an empty text (NOTHING), and stays so;
 * how the text is looked for is free, if no place is missed. `__tests__/anchors/corpus.test.ts` fails when
 * this is wrong.
 */

/** Nothing is there, so nothing is hashed: the digest of an absent text is that of no text. */
const NOTHING = { from: 0, to: 0 };

/** A text that must not be in the file. That the file itself must not be there is found out without reading. */
export const absentSelector: SelectorReader = {
  kind: 'absent',

  place(source, { selector }) {
    if (selector.kind !== 'absent' || selector.absent === true)
      return lost('changed', { from: 0, to: source.text.length });
    const text = source.literal(selector.absent);
    const [at] = occurrences(source.text, text);
    return at === undefined
      ? found('fresh', NOTHING)
      : lost('changed', { from: at, to: at + text.length });
  },

  select(source, { selector }) {
    if (selector.kind !== 'absent' || selector.absent === true) return 'the file exists';
    return occurrences(source.text, source.literal(selector.absent)).length > 0
      ? 'the text is in the file'
      : { span: NOTHING, poor: null };
  },
};
