import { joined } from '../../../text/pattern.js';
import { wordSet } from '../../../text/words.js';

/* Where elements end without an end tag, and which lines of a template engine open and close blocks. */

/** Browsers open these again behind the end of a paragraph or a block that they were opened in. */
export const FORMATTING = wordSet('a b big code em font i nobr s small strike strong tt u');

/** Elements that hold nothing. */
export const VOID = wordSet('area base br col embed hr img input link meta param source track wbr');

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

export function endsFarElements(name: string): boolean {
  return BLOCKS.has(name);
}

/** What stays open when an element ends, by index in `above`; null where the end tag ends nothing. */
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

/** What a sign of a template engine does: it opens, parts or closes a block of a name. */
interface BlockSign {
  readonly does: 'open' | 'part' | 'close';
  readonly name: string;
}

/** Blocks that a brace closes: `%{` of EJS or PHP (`<% } %>`), `%@` of Angular. Others are closed by a word: `%if`. */
const BRACES = '%{';

const ANGULAR = '%@';

/** Words that open a block where they be first in a sign. */
const WORDS = joined`
  if|ifchanged|unless|for|foreach|each|while|with|switch|case|block|comment|raw|verbatim
  |autoescape|filter|defer|let|macro|cache`;

/** `{% if a %}`, `{{#if a}}`, `<?php if (a): ?>`, `<% if (a) { %>`, `@if (a) {`. */
const OPENS = new RegExp(
  `^(?:\\{%[-~]?\\s*|\\{\\{~?#\\s*|<\\?(?:php|=)?\\s*|<%[-_]?\\s*|@)(${WORDS})\\b`,
);

/** `{% endif %}`, `{{/if}}`, `<?php endif; ?>`, `<?php } ?>`, `<% end %>`, `<% } %>`; a word is captured. */
const CLOSES =
  /^(?:\{%[-~]?\s*end(\w+)|\{\{~?\/\s*(\w+)|<\?(?:php)?\s*(?:end(\w+)|\}\s*\?>)|<%[-_]?\s*(?:end\b|\}\s*[-_]?%>))/;

/** `{% else %}`, `{% elif b %}`, `{{else}}`, `<?php else: ?>`, `<% } else { %>`, `@else {`, `@case (1) {`. */
const PARTS = new RegExp(joined`
  ^(?:
    \{%[-~]?\s*(?:el(?:se|if|sif|seif)|empty|when)\b
    |\{\{~?\s*else\b|<\?(?:php)?\s*\}?\s*else|<%[-_]?\s*\}?\s*els
    |@(?:else|case|default|empty|placeholder)\b
  )`);

/** Reads a sign of a template engine as it is in a page; null where it opens, parts and closes nothing. */
export function blockSign(own: string): BlockSign | null {
  if (own === '}') return { does: 'close', name: ANGULAR };
  if (own.startsWith('@')) {
    // `} @else {` closes one block and opens another.
    return own.endsWith('{') && (PARTS.test(own) || OPENS.test(own))
      ? { does: 'open', name: ANGULAR }
      : null;
  }
  if (PARTS.test(own)) return { does: 'part', name: usesBraces(own) ? BRACES : '%if' };
  const closed = CLOSES.exec(own);
  if (closed !== null) {
    const word = closed[1] ?? closed[2] ?? closed[3];
    return { does: 'close', name: word === undefined ? BRACES : `%${word}` };
  }
  const word = OPENS.exec(own)?.[1];
  return word === undefined ? null : { does: 'open', name: usesBraces(own) ? BRACES : `%${word}` };
}

export function isBlock(name: string): boolean {
  return name.startsWith('%');
}

/** `<% if (a) { %>`; `<?php if (a): ?>` ends with a word of its own. */
function usesBraces(own: string): boolean {
  return (own.startsWith('<%') || own.startsWith('<?')) && !/:\s*\?>$/.test(own);
}
