import type { CodeRegion, TokenRange } from '../../code/structure/region.js';
import type { CodeText } from './code-text.js';

/** A construct with those inside of it, as a tree. */
export interface Region {
  readonly body: TokenRange;
  /** The token that opens it; -1 for elements of JSX. */
  readonly opener: number;
  /** The token behind all of the construct. */
  readonly end: number;
  /** Whether its tokens are between brackets. */
  readonly isBracket: boolean;
  readonly isParenthesis: boolean;
  /** Of JSX: the attributes of a tag, or what is between two tags. */
  readonly element?: 'tag' | 'children';
  readonly inside: readonly Region[];
}

/** Constructs in one another below which none is told apart, so that readers may call themselves. */
const DEEPEST = 200;

/** The constructs of a text in one another. What overlaps without being inside is left out. */
export function nestedRegions({ code, layout }: CodeText): readonly Region[] {
  const all = [...layout.regions()].sort(
    (a, b) => a.body.from - b.body.from || b.body.to - a.body.to,
  );
  const top: Region[] = [];
  const open: { region: Region; inside: Region[] }[] = [];
  for (const found of all) {
    while ((open.at(-1)?.region.body.to ?? Infinity) <= found.body.from) open.pop();
    const around = open.at(-1);
    if (found.body.to <= found.body.from || open.length >= DEEPEST) continue;
    if (around !== undefined && found.body.to > around.region.body.to) continue;
    const inside: Region[] = [];
    const region = { ...described(found, code.mate(found.opener) === found.body.to), inside };
    const isParenthesis = region.isBracket && code.is(found.opener, '(');
    const whole = { ...region, isParenthesis };
    (around?.inside ?? top).push(whole);
    open.push({ region: whole, inside });
  }
  return top;
}

function described(
  { body, opener, end, element }: CodeRegion,
  isBracket: boolean,
): Omit<Region, 'inside' | 'isParenthesis'> {
  return element === undefined
    ? { body, opener, end, isBracket }
    : { body, opener, end, isBracket: false, element };
}
