import { normalise, withoutCode, withoutQuotations } from '../detectors/prose/normal.js';
import { MACHINE } from './nouns.js';

/** What is not said: images, targets of links, elements, addresses. */
const UNSAID: readonly (readonly [RegExp, string])[] = [
  [/^[#\s>]{1,12}/, ''],
  [/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/g, ' '],
  [/\[([^\]\n]{1,300})\]\([^)\n]{0,300}\)/g, '$1'],
  [/<\/?[a-z][^<>\n]{0,300}>/gi, ' '],
  [/https?:\/\/[^\s)]{1,300}/g, ' '],
];

/** A sentence as patterns see it: without marks, code, quotations, addresses and elements. */
export function plainOf(text: string): string {
  const shown = UNSAID.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
  return normalise(withoutQuotations(withoutCode(shown)))
    .replace(/^\[![a-z]+\] ?/, '')
    .replace(MACHINE, ' ram ');
}
