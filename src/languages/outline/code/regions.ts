import { wordSet } from '../../../text/words.js';
import type { CodeRegion, TokenRange } from '../../code/structure/region.js';
import type { CodeText } from './code-text.js';
import { NO_CALL } from './words.js';

export interface Region {
  readonly body: TokenRange;
  /** The token that opens it; -1 for elements of JSX. */
  readonly opener: number;
  readonly end: number;
  readonly isBracket: boolean;
  readonly isParenthesis: boolean;
  readonly element?: 'tag' | 'children';
  readonly inside: readonly Region[];
}

/** Constructs in one another below which none is distinguished, so that readers may call themselves. */
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

/** What a pair of brackets holds: statements, members of a list, arguments, or a part of an expression. */
type BracketRole = 'body' | 'list' | 'arguments' | 'part';

/** Words before braces that are a value or a pattern. */
const BEFORE_PATTERN = wordSet('return is case and or not with');

/** What the constructs of one text are for someone who looks for the smallest thing to cite. */
export class RegionRoles {
  constructor(private readonly read: CodeText) {}

  roleOf(region: Region): BracketRole {
    const { code } = this.read;
    if (!region.isBracket) return region.element === 'tag' ? 'arguments' : 'body';
    const { opener } = region;
    if (code.kind(opener) === 'template') return 'part';
    const isCalled = this.isCalled(opener);
    if (code.is(opener, '(')) return isCalled && opener > 0 ? 'arguments' : 'part';
    if (code.is(opener, '[')) return isCalled && code.glued(opener) ? 'part' : 'list';
    return this.isLiteral(region) ? 'list' : 'body';
  }

  isBody(region: Region): boolean {
    const { code } = this.read;
    if (!region.isBracket) return region.element !== 'tag';
    if (!code.is(region.opener, '{') || code.kind(region.opener) === 'template') return false;
    const before = region.opener - 1;
    return (
      code.is(before, ')') ||
      code.is(before - 1, '=>') ||
      code.is(before - 1, '->') ||
      !this.isLiteral(region)
    );
  }

  isNamed(region: Region): boolean {
    const { code } = this.read;
    if (!region.isBracket) return region.element === undefined;
    return (
      code.is(region.opener, '{') &&
      code.kind(region.opener) !== 'template' &&
      !this.isLiteral(region)
    );
  }

  private isCalled(opener: number): boolean {
    const { code } = this.read;
    const before = opener - 1;
    return (
      (code.isWord(before) && !code.isAny(before, NO_CALL)) ||
      (code.isSign(before, ')]>!?}') && code.kind(before) === 'punctuator')
    );
  }

  /** Whether braces hold a literal: members with commas, or what is given to something. */
  private isLiteral({ opener, body }: Region): boolean {
    const { code, language } = this.read;
    if (language.isByRules === true) return false;
    if (language.isIndented === true) return true;
    const before = opener - 1;
    if (code.isAny(before, BEFORE_PATTERN)) return true;
    if (code.isSign(before, '=(,:[?&|+') && !code.is(before - 1, '=>')) return true;
    for (let i = body.from; i < body.to; i = code.past(i))
      if (code.is(i, ',')) return this.partsMembers(i, body);
    return false;
  }

  /** Whether a comma in braces parts members: a statement begins behind it. */
  private partsMembers(comma: number, body: TokenRange): boolean {
    return comma + 1 >= body.to || this.read.layout.begins(comma + 1);
  }
}

/** Whether a body begins with the parameters of a block: `|user|`, `user ->`, `user in`. */
export function areParameters({ code, language }: CodeText, { from, to }: TokenRange): boolean {
  switch (language.blockParameters) {
    case '|':
      return code.is(from, '|') && code.is(to - 1, '|') && to - from > 1;
    case '->':
      return code.is(to - 2, '->');
    case 'in':
      return code.is(to - 1, 'in');
    default:
      return false;
  }
}

/** Constructs between words, such as `case … end`, by the word that opens them. */
export function constructsIn({ code, layout }: CodeText): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { opener, end, body } of layout.regions())
    if (opener >= 0 && code.mate(opener) !== body.to)
      ends.set(opener, Math.max(end, ends.get(opener) ?? 0));
  return ends;
}

/** Tokens that are the text of a heredoc: a literal on a line of its own behind `<<EOF`. */
export function heredocsIn({ code, language }: CodeText): ReadonlySet<number> {
  const found = new Set<number>();
  if (language.hasHeredocs !== true) return found;
  let open = 0;
  for (let i = 0; i < code.length; i += 1) {
    const kind = code.kind(i);
    if (kind !== 'string' && kind !== 'template') continue;
    if (open > 0 && code.newline(i)) {
      found.add(i);
      open -= 1;
    } else if (code.text.startsWith('<<', code.from(i))) open += 1;
  }
  return found;
}
