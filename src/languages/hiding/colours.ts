/*
 * Is a text of one colour seen on another? Not where it lets all light through, and not on its own colour. A page
 * whose background is not said is white, as those of GitHub are by default.
 */

/** Red, green and blue from 0 to 255, and how much covers what is behind, from 0 to 1. */
interface Colour {
  readonly rgb: readonly number[];
  readonly alpha: number;
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    white: '#ffffff',
    snow: '#fffafa',
    ivory: '#fffff0',
    azure: '#f0ffff',
    mintcream: '#f5fffa',
    ghostwhite: '#f8f8ff',
    floralwhite: '#fffaf0',
    aliceblue: '#f0f8ff',
    whitesmoke: '#f5f5f5',
    black: '#000000',
    transparent: '#00000000',
    canvas: '#ffffff',
  }),
);

/** What is nearer than this in each part, or covers less, is not seen. */
const NEAR = 16;
const LEAST_ALPHA = 0.1;

/**
 * Whether nobody sees a text on its background.
 *
 * @param background what is declared for it, which may hold more than the colour; empty where nothing is
 */
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

/** A colour as it is written in a style or an attribute; null where it is none that is known. */
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

/** A number, or a percentage of a whole. */
function partOf(word: string, whole: number): number {
  const number = word === 'none' ? 0 : Number.parseFloat(word);
  return word.endsWith('%') ? (number / 100) * whole : number;
}
