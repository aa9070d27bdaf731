/*
 * Is this text really UTF-16, read as something else? Editors and shells on Windows save files so, and what
 * reads UTF-8 finds a NUL between all letters.
 *
 * The readers of memory and the detector of broken agent files ask, to say so instead of what they stumbled
 * over. Safe error: false; a file is then called broken for another reason. How much of the beginning is looked
 * at may be changed. `__tests__/agent-files/detectors/structure.test.ts` and `__tests__/memory/misread.test.ts`
 * fail when this is wrong.
 */

/** Characters at the beginning that tell an encoding; in UTF-16 each of them has a zero beside it. */
const BEGINNING = 1_000;

/** Whether a text that was read as UTF-8 has a letter and a zero by turns. */
export function looksLikeUtf16(text: string): boolean {
  const beginning = text.slice(0, BEGINNING);
  const zeros = [...beginning].flatMap((character, index) =>
    character === '\0' ? [index % 2] : [],
  );
  const even = zeros.filter((side) => side === 0).length;
  // As good as all zeros of one side, and none of the other. In UTF-16 half of the characters are zeros; a
  // quarter leaves room for letters that are not Latin.
  return (
    zeros.length >= 4 &&
    zeros.length * 4 >= beginning.length &&
    Math.min(even, zeros.length - even) * 10 <= zeros.length
  );
}
