import { normalise, withoutCode, withoutQuotations } from '../detectors/prose/normal.js';
import { COMPUTER_MEMORY } from './memory-words.js';

/**
 * How a sentence of a Markdown file becomes the plain text that the patterns of `claims/` are tried
 * on. `claims.ts` and `showings.ts` call it for each sentence. It only takes away: a word that a
 * reader of the page sees must stay, else a claim is missed. When it is wrong,
 * `__tests__/agent-files/claims/` fails.
 *
 *     **Memory** is [our](./x.md) `vector` database.  →  memory is our vector database.
 *     Memory is `a long piece of code`.                       →  memory is ❝ .
 *
 * The sign ❝ stands for code or a quotation of three words or more: patterns may ask for it, and it
 * is no word. The name of a product in code marks stays, as in the first example. The digest of
 * what it gives is the `key` of a claim: whatever changes here brings accepted findings of MT801
 * and MT803 back.
 */

/**
 * Marks of Markdown and HTML that are no words, in this order, each with what is put in its place.
 */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  // `## Title`, `> quotation`: the marks at the start.
  [/^[#\s>]{1,12}/, ''],
  // `![picture](x.png)`: all of it.
  [/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/g, ' '],
  // `[words](target)`: the words stay.
  [/\[([^\]\n]{1,300})\]\([^)\n]{0,300}\)/g, '$1'],
  // `<b>`, `</div>`.
  [/<\/?[a-z][^<>\n]{0,300}>/gi, ' '],
  // `https://example.com/memory`: an address says nothing.
  [/https?:\/\/[^\s)]{1,300}/g, ' '],
];

/**
 * A sentence as patterns see it: without marks, code, quotations, addresses and elements; memory of
 * machines is `ram`.
 */
export function plainOf(text: string): string {
  const withoutMarkup = MARKUP.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    text,
  );
  return (
    normalise(withoutQuotations(withoutCode(withoutMarkup)))
      // `[!NOTE]` opens an alert of GitHub and says nothing itself.
      .replace(/^\[![a-z]+\] ?/, '')
      .replace(COMPUTER_MEMORY, ' ram ')
  );
}
