/*
 * What does an attribute say once a browser has read its character references? `display&#58;none` and
 * `display&colon;none` are `display:none`.
 */

/** `&#58;`, `&#x3a`, `&colon;`: a number may end without its semicolon. */
const REFERENCE = /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,12}););?/gi;

/** Names of the signs that mean something in a style; no letter or digit has one. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    ast: '*',
    bsol: '\\',
    colon: ':',
    comma: ',',
    commat: '@',
    equals: '=',
    excl: '!',
    gt: '>',
    lbrace: '{',
    lcub: '{',
    lowbar: '_',
    lpar: '(',
    lt: '<',
    midast: '*',
    nbsp: '\u00a0',
    NewLine: '\n',
    num: '#',
    percnt: '%',
    period: '.',
    plus: '+',
    quot: '"',
    rbrace: '}',
    rcub: '}',
    rpar: ')',
    semi: ';',
    shy: '\u00ad',
    sol: '/',
    Tab: '\t',
  }),
);

/** A text with its character references as characters. One that is not known stays as it is. */
export function withoutReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole: string, hex?: string, digits?: string, name?: string) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (digits !== undefined) return character(Number.parseInt(digits, 10));
    return NAMED.get(name ?? '') ?? whole;
  });
}

/** What is no character is the sign of a broken one, as in browsers. */
export function character(point: number): string {
  const isNone = point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
  return isNone ? '\ufffd' : String.fromCodePoint(point);
}
