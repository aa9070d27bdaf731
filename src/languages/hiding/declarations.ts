import { character } from './references.js';

/*
 * What does the style of an element declare? `D\69 splay:/*a*\/none !important` declares `display` as `none`.
 * Comments, strings and parentheses are read as CSS has them, so that `url(a;display:none)` declares no `display`.
 */

/** Names and values in lower case, without escapes, comments and `!important`. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** A comment, a string, an address without quotes, an escape, or any other character. Each is read whole. */
const PIECE =
  /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*(?:"|$)?|'(?:[^'\\\n]|\\[^])*(?:'|$)?|url\(\s*[^\s"')][^)]*\)?|\\[^]|[^]/gi;
const OPENING = '([{';
const CLOSING = ')]}';

/** The declarations of a style in order. Linear. */
export function declarationsOf(style: string): Declaration[] {
  const found: Declaration[] = [];
  let [name, part, depth]: [string | null, string, number] = [null, '', 0];
  const finish = (): void => {
    if (name !== null) found.push({ name: unescaped(name), value: valueOf(part) });
    [name, part] = [null, ''];
  };
  for (const [piece] of style.matchAll(PIECE)) {
    if (piece.startsWith('/*')) part += ' ';
    else if (piece === ';' && depth === 0) finish();
    else if (piece === ':' && depth === 0 && name === null) [name, part] = [part, ''];
    else {
      if (OPENING.includes(piece)) depth += 1;
      if (CLOSING.includes(piece)) depth = Math.max(0, depth - 1);
      part += piece;
    }
  }
  finish();
  return withVariables(found);
}

const ESCAPE = /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|([^]))/gi;

function unescaped(text: string): string {
  return text
    .replace(ESCAPE, (_whole, hex?: string, other?: string) =>
      hex === undefined ? (other ?? '') : character(Number.parseInt(hex, 16)),
    )
    .trim()
    .toLowerCase();
}

function valueOf(written: string): string {
  return unescaped(written)
    .replace(/\s+/g, ' ')
    .replace(/ ?! ?important$/, '')
    .trim();
}

const VARIABLE = /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/g;
/** Longer values are not written out, so that variables of variables stay small. */
const LONGEST = 1_000;

/** Variables that the style itself sets are put in where it uses them. */
function withVariables(declared: readonly Declaration[]): Declaration[] {
  const known = new Map(declared.map(({ name, value }) => [name, value]));
  const put = (value: string): string =>
    value.length > LONGEST || !value.includes('var(')
      ? value
      : value.replace(
          VARIABLE,
          (_all, name: string, other?: string) => known.get(name) ?? other ?? '',
        );
  return declared.map(({ name, value }) => ({ name, value: put(put(put(value))).trim() }));
}
