import { normalise, withoutCode, withoutQuotations } from '../detectors/prose/normal.js';
import { OTHER_MEMORY } from './topic.js';

/**
 * A sentence of Markdown as the patterns of claims see it. ❝ stands for code or a quotation of three words or more.
 *
 *     **Memory** is [our](./x.md) `vector` database.  →  memory is our vector database.
 */

/** Marks of Markdown and HTML that are no words, in this order, each with what is put in its place. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^[#\s>]{1,12}/, ''],
  [/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/g, ' '],
  [/\[([^\]\n]{1,300})\]\([^)\n]{0,300}\)/g, '$1'],
  [/<\/?[a-z][^<>\n]{0,300}>/gi, ' '],
  [/https?:\/\/[^\s)]{1,300}/g, ' '],
];

/** Without marks, code, quotations, addresses and elements; memory of machines and users is `ram`. */
export function plainOf(text: string): string {
  const words = MARKUP.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
  return (
    normalise(withoutQuotations(withoutCode(words)))
      // `[!NOTE]` opens an alert of GitHub and says nothing itself.
      .replace(/^\[![a-z]+\] ?/, '')
      .replace(OTHER_MEMORY, ' ram ')
  );
}
