import { matchFrom } from '../../text/pattern.js';
import { wordMap } from '../../text/words.js';
/* Colours, lengths and references in the values of styles, as far as they can hide something. */

/** Red, green and blue from 0 to 255, and how much covers what is behind, from 0 to 1. */
interface Colour {
  readonly rgb: readonly number[];
  readonly alpha: number;
}

const NAMED = wordMap(`
  white #ffffff  snow #fffafa  ivory #fffff0  azure #f0ffff  mintcream #f5fffa  ghostwhite #f8f8ff
  floralwhite #fffaf0  aliceblue #f0f8ff  whitesmoke #f5f5f5  black #000000  canvas #ffffff
  transparent #00000000`);

/** What is nearer than this in each part, or covers less, is not seen. */
const NEAR = 16;

const LEAST_ALPHA = 0.1;

/** Whether a text cannot be seen on its background; empty where none is declared. */
export function isUnseen(text: string, background: string): boolean {
  const colour = colourOf(text);
  if (colour !== null && colour.alpha <= LEAST_ALPHA) return true;
  const words = [...background.matchAll(/[a-z-]+\([^)]*\)|[^\s,]+/g)].map(([word]) => word);
  if (words.includes('currentcolor') || (text !== '' && words.includes(text))) return true;
  const behind = words.map(colourOf).find((one) => one !== null && one.alpha > LEAST_ALPHA);
  // A background that is no colour that is known here may be any.
  const page = background === '' || words.includes('none') ? WHITE : null;
  const under = behind ?? (words.includes('transparent') ? WHITE : page);
  return colour !== null && under !== null && isNear(colour, under);
}

const WHITE: Colour = { rgb: [255, 255, 255], alpha: 1 };

function isNear(one: Colour, other: Colour): boolean {
  return one.rgb.every((part, index) => Math.abs(part - (other.rgb[index] ?? 0)) <= NEAR);
}

/** A colour as written in a style or an attribute; null where it is none that is known. */
function colourOf(written: string): Colour | null {
  const text = NAMED.get(written) ?? written;
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1];
  if (digits !== undefined) return fromDigits(digits);
  const [, name, inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)?$/.exec(text) ?? [];
  if (name === undefined) return null;
  const [a = 0, b = 0, c = 0, alpha = 1] = inside
    .split(/[\s,/]+/)
    .filter((word) => word !== '')
    .map((word, index) => partOf(word, name === 'rgb' && index < 3 ? 255 : 1));
  if (name === 'rgb') return { rgb: [a, b, c], alpha };
  return { rgb: grey(c), alpha };
}

/** Only how light it is: a hue is as good as gone where all is light or dark, and nothing is known elsewhere. */
function grey(light: number): readonly number[] {
  const part = (light > 1 ? light / 100 : light) * 255;
  return part >= 255 - NEAR || part <= NEAR ? [part, part, part] : [NaN, NaN, NaN];
}

function fromDigits(digits: string): Colour {
  const size = digits.length > 4 ? 2 : 1;
  const parts = (digits.match(size === 2 ? /../g : /./g) ?? []).map((part) =>
    Number.parseInt(size === 2 ? part : part + part, 16),
  );
  return { rgb: parts.slice(0, 3), alpha: (parts[3] ?? 255) / 255 };
}

function partOf(word: string, whole: number): number {
  const number = word === 'none' ? 0 : Number.parseFloat(word);
  return word.endsWith('%') ? (number / 100) * whole : number;
}

/** Units in pixels; a share is of the size of usual letters. */
const UNITS = wordMap(`
  % 5  px 1  pt 1.3333333333333333  pc 16  in 96  cm 37.8  mm 3.78  q 0.945  em 16  rem 16  ex 8
  ch 8  lh 20  rlh 20`);

/** Of the window and what is like it: `vw`, `svh`, `cqw`. */
const WINDOW = /^(?:[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/;

const TOKEN = /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)|([a-z-]*)\()/y;

/** Calculations in one another that are read. */
const DEEPEST = 8;

/** The pixels of a length or a calculation; null for what is neither. */
export function pixelsOf(value: string): number | null {
  const reader = new LengthReader(value);
  const pixels = reader.sum(0);
  return reader.isAtEnd ? pixels : null;
}

/** Reads sums of products of lengths and functions. */
class LengthReader {
  private at = 0;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.text.slice(this.at).trim() === '';
  }

  sum(depth: number): number | null {
    let total = this.product(depth);
    for (let sign = this.sign(/\s*([+-])\s/y); sign !== null; sign = this.sign(/\s*([+-])\s/y)) {
      const next = this.product(depth);
      if (total === null || next === null) return null;
      total += sign === '+' ? next : -next;
    }
    return total;
  }

  private product(depth: number): number | null {
    let total = this.value(depth);
    for (let sign = this.sign(/\s*([*/])/y); sign !== null; sign = this.sign(/\s*([*/])/y)) {
      const next = this.value(depth);
      if (total === null || next === null) return null;
      total = sign === '*' ? total * next : total / next;
    }
    return total;
  }

  private sign(pattern: RegExp): string | null {
    const found = matchFrom(pattern, this.text, this.at);
    if (found !== null) this.at += found[0].length;
    return found?.[1] ?? null;
  }

  private value(depth: number): number | null {
    const [whole = '', number, unit = '', name] = matchFrom(TOKEN, this.text, this.at) ?? [];
    this.at += whole.length;
    if (number !== undefined) return inPixels(Number(number), unit);
    return name === undefined || depth >= DEEPEST ? null : this.call(name, depth + 1);
  }

  private call(name: string, depth: number): number | null {
    const all: number[] = [];
    for (let more: string | null = ','; more === ','; more = this.sign(/\s*([,)])/y)) {
      const one = this.sum(depth);
      if (one === null) return null;
      all.push(one);
    }
    const [first = 0, middle = first, last = middle] = all;
    if (/^(?:-(?:webkit|moz)-)?(?:calc)?$/.test(name)) return first;
    if (name === 'min') return all.reduce((a, b) => Math.min(a, b));
    if (name === 'max') return all.reduce((a, b) => Math.max(a, b));
    return name === 'clamp' ? Math.max(first, Math.min(middle, last)) : null;
  }
}

function inPixels(number: number, unit: string): number | null {
  const pixels = UNITS.get(unit === '' ? 'px' : unit) ?? (WINDOW.test(unit) ? '10' : null);
  return pixels === null ? null : number * Number(pixels);
}

/** `&#58;`, `&#x3a`, `&colon;`: a number may end without its semicolon. */
const REFERENCE = /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,12}););?/gi;

/** Names of the signs that mean something in a style; no letter or digit has one. */
const NAMED_REFERENCE: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ nbsp: '\u00a0', shy: '\u00ad', NewLine: '\n', Tab: '\t' }),
  ...wordMap(`
    amp &  apos '  ast *  bsol \\  colon :  comma ,  commat @  equals =  excl !  gt >  lbrace {
    lcub {  lowbar _  lpar (  lt <  midast *  num #  percnt %  period .  plus +  quot "  rbrace }
    rcub }  rpar )  semi ;  sol /`),
]);

export function withoutReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole: string, hex?: string, digits?: string, name?: string) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (digits !== undefined) return character(Number.parseInt(digits, 10));
    return NAMED_REFERENCE.get(name ?? '') ?? whole;
  });
}

/** What is no character is the sign of a broken one, as in browsers. */
export function character(point: number): string {
  const isNone = point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
  return isNone ? '\ufffd' : String.fromCodePoint(point);
}
