import { wordSet } from '../../../text/words.js';

/*
 * Which open elements does an end tag of HTML end? Not all that were opened in its own: `</b>` leaves a `<div>`
 * open that begins in the `<b>`, and `</div>` a `<font>`. What stays open is around what follows. Source: HTML
 * Living Standard, 13.2.6.4.7, simplified; in doubt an element stays open.
 */

const FORMATTING = wordSet('a b big code em font i nobr s small strike strong tt u');

/** Elements that an end tag of text inside of them does not reach beyond. */
const BLOCKS = wordSet(
  [
    'address applet article aside blockquote body button caption center details dialog dir div dl dd dt fieldset',
    'figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup html iframe li listing main marquee',
    'menu nav noscript object ol plaintext pre script search section select style summary table tbody td template',
    'textarea tfoot th thead title tr ul xmp',
  ].join(' '),
);

/** What was opened in these ends with them. */
const CLOSED = wordSet('applet caption marquee object td template th');

/** Text elements that stay open in one another; a page has hardly any. */
const MOST = 16;

/** Whether an end tag looks for its element however many were opened in it. */
export function endsFarElements(name: string): boolean {
  return BLOCKS.has(name);
}

/**
 * What stays open when an element ends, by index in the list.
 *
 * @param name of the element that ends
 * @param above names of those that were opened in it
 * @returns null where the end tag ends nothing
 */
export function staysOpen(name: string, above: readonly string[]): readonly number[] | null {
  if (above.length === 0 || CLOSED.has(name)) return [];
  const formatting = [...above.keys()].filter((at) => FORMATTING.has(above[at] ?? '')).slice(-MOST);
  if (BLOCKS.has(name)) return formatting;
  const block = above.findIndex((one) => BLOCKS.has(one));
  if (block < 0) return formatting;
  const isKept = name === 'p' || FORMATTING.has(name);
  if (!isKept) return null;
  return [...formatting.filter((at) => at < block), ...[...above.keys()].slice(block)];
}
