/*
 * How many columns of a terminal does a text take? `a` takes one, `字` and `，` take two, so a table of Chinese words
 * stands straight.
 *
 * Tables of commands ask (`cli/table.ts`), after `visible`. It knows Han, Kana, Hangul and full-width forms; any other
 * sign counts as one, which only shifts a column. Source: Unicode Standard Annex 11, East Asian Width.
 * `__tests__/text/columns.test.ts` fails when it is wrong.
 */

/** East Asian wide and full-width characters: they take two columns each. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60]/u;

/** Marks that stand on the character before them. */
const MARK = /\p{M}/u;

/** Columns that a text takes in a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (WIDE.test(character)) columns += 2;
    else if (!MARK.test(character)) columns += 1;
  }
  return columns;
}
