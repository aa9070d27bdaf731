import { wordSet } from '../../../text/words.js';
import type { TokenRange } from '../../code/structure/region.js';
import type { CodeText } from './code-text.js';
import type { Region } from './regions.js';
import { NO_CALL } from './words.js';

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

  /** Whether what a region holds is left out of the head of what is beside it. */
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

  /** Whether a region can be the body of what has a name. */
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
