import { wordSet } from '../../../text/words.js';
import type { JsxElement, JsxElements } from '../javascript/elements.js';
import type { Code } from '../symbols/code.js';
import { newLine } from '../symbols/lines.js';
import type { CodeLayout, CodeRegion, TokenRange } from './region.js';

/* Where statements and blocks begin: in `f(a, { b: 1 }); if (x) { y(); }` the last braces are a block. */

/** Words that carry a statement on behind the brace that closes a block. */
const CARRIES_ON = wordSet('else elseif catch finally in instanceof as is satisfies where from');

/** Words before a brace that opens a block, whatever is in it. */
const BEFORE_BLOCK = wordSet('else do try finally unsafe loop defer get set init static');

/** Tokens of the parameters of a block (`{ user, role in`) that are read, so that time stays linear. */
const MOST_PARAMETERS = 40;

/** Words whose condition one statement without braces may follow. */
const BEFORE_CONDITION = wordSet('if while for');

/** Words of a `switch` that begin a label, which a colon ends. */
const LABELS = wordSet('case default');

/** Signs that begin a statement behind a block (`} @Get`); the others only on a line of their own (`*p = 1`). */
const BEGINS_STATEMENT = wordSet('{ @ # ~');

const BEGINS_ON_LINE = wordSet('* & ( [ ! <');

const BRACKETS: ReadonlySet<number> = new Set(
  ['{', '}', '(', ')', '[', ']'].map((bracket) => bracket.charCodeAt(0)),
);

/** How a language of braces ends its statements. */
interface BracketStyle {
  readonly lines: boolean;
  /** The sign that ends the parameters of a function at the beginning of its block: `{ user -> …`, `{ user in …`. */
  readonly parameters: string | null;
  /** Whether commas part what no brackets hold: columns, selectors. */
  readonly commas: boolean;
  /** Whether a statement begins behind every closing brace. */
  readonly rules: boolean;
  /** Offsets behind which a statement ends, as the canonical form found them. */
  readonly ends: ReadonlySet<number>;
  /** The elements of JSX in the text; null where it has none. */
  readonly elements: JsxElements | null;
  /** Whether the head of a block can end with a literal in braces: `for _, ok := range []bool{true, false} {` (Go). */
  readonly literalHeads: boolean;
}

/** Tokens of a label up to its colon, what is in brackets aside. Longer ones are no labels. */
const LONGEST_LABEL = 200;

/** Flags of what a pair of brackets holds directly. Only one that has a comma and no statement is a list. */
const HAS_STATEMENT = 1;

const HAS_COMMA = 2;

export function bracketLayout(code: Code, style: BracketStyle): CodeLayout {
  return new Brackets(code, style);
}

/** Reads a text once; then all questions are answered from the arrays. */
class Brackets implements CodeLayout {
  /** By token: the bracket that it is in directly, or -1. */
  private readonly outer: Int32Array;
  /** By opening bracket: what it holds directly. */
  private readonly holds: Uint8Array;
  /** By token: the `case` or `default` that it is under, or -1. */
  private readonly labels: Int32Array;
  /** By token: the colon that ends the label that begins there, or -1. */
  private readonly colons: Int32Array;

  constructor(
    private readonly code: Code,
    private readonly style: BracketStyle,
  ) {
    this.outer = new Int32Array(code.length).fill(-1);
    this.holds = new Uint8Array(code.length);
    this.labels = new Int32Array(code.length).fill(-1);
    this.colons = new Int32Array(code.length).fill(-1);
    this.read();
  }

  regions(): readonly CodeRegion[] {
    const found: CodeRegion[] = [];
    for (let i = 0; i < this.code.length; i += 1) {
      const mate = this.mate(i);
      if (mate <= i) continue;
      const element = this.style.elements?.at(i) ?? null;
      if (element !== null) found.push(...partsOf(element));
      else if (this.outer[i + 1] === i)
        found.push({ body: { from: i + 1, to: mate }, opener: i, end: mate + 1 });
    }
    return found;
  }

  mate(i: number): number {
    const last = this.style.elements?.mate(i) ?? -1;
    if (last >= 0) return last;
    return this.isBracket(i) ? this.code.mate(i) : -1;
  }

  labelOf(i: number): TokenRange | null {
    const from = this.labels[i] ?? -1;
    return from < 0 || this.isList(this.outer[i] ?? -1)
      ? null
      : { from, to: this.colons[from] ?? from };
  }

  begins(i: number): boolean {
    const { code, style } = this;
    const before = i - 1;
    if (before < 0 || before === this.outer[i] || this.labels[i] === i) return true;
    const element = style.elements?.at(this.outer[i] ?? -1) ?? null;
    if (element !== null && style.elements !== null) return style.elements.begins(i, element);
    const isBegun = this.begunBy(before, i);
    if (isBegun !== null) return isBegun;
    if (style.parameters !== null && this.parametersEnd(this.outer[i] ?? -1) === i) return true;
    return style.lines && code.newline(i) && this.beginsOnLine(i);
  }

  /** Whether what is before token `i` lets a statement begin there; null where it does not say. */
  private begunBy(before: number, i: number): boolean | null {
    const { code, style } = this;
    if (code.is(before, ';')) return true;
    if (code.is(before, ',')) return style.commas || this.isList(this.outer[i] ?? -1);
    if (this.endsLabel(before, i)) return true;
    if (style.ends.has(code.to(before))) return !code.is(i, ','); // the last comma of a literal
    const kind = code.kind(before);
    if (kind === 'markup' && !this.isBracket(before) && !this.endsElement(before)) return true;
    return code.is(before, '}') && this.isBracket(before) ? this.endsBlock(before) : null;
  }

  /** Whether the label that token `i` is under ends right before it. */
  private endsLabel(before: number, i: number): boolean {
    return this.code.is(before, ':') && this.colons[this.labels[i] ?? -1] === before;
  }

  private beginsOnLine(i: number): boolean {
    const { code } = this;
    const before = i - 1;
    // With nothing in its line it returns nothing.
    if (code.is(before, 'return') && !code.is(before - 1, '.')) return true;
    return newLine(code, i) && !this.closesCondition(before) && !this.isOpen(before);
  }

  /** Whether an element ends at `i` that is a value in code: what is behind it can go on with its statement. */
  private endsElement(i: number): boolean {
    return (this.style.elements?.endingAt(i) ?? null) !== null;
  }

  /** Whether the sign at `i` is an operator whose operand follows: `!` and `?` end something right behind it. */
  private isOpen(i: number): boolean {
    const { code } = this;
    return (code.is(i, '!') || code.is(i, '?')) && !code.glued(i);
  }

  /** The token behind the parameters that begin a block, or -1. */
  private parametersEnd(open: number): number {
    const { code, style } = this;
    if (open < 0 || style.parameters === null || !code.is(open, '{')) return -1;
    for (let at = open + 1; at < open + MOST_PARAMETERS && !code.newline(at); at = code.past(at)) {
      // `->` is two tokens, `in` is one.
      if (code.is(at, style.parameters)) return at + style.parameters.replace(/\w+/, '_').length;
      const isSigned = [',', ':', '(', '[', '<', '>', '?', '&', '.', '@', '->'].some((sign) =>
        code.is(at, sign),
      );
      if (!code.isWord(at) && !isSigned && !code.is(at - 1, '->')) return -1;
    }
    return -1;
  }

  /** Whether the bracket at `i` closes the condition of what is on the next line. */
  private closesCondition(i: number): boolean {
    const { code } = this;
    return code.is(i, ')') && code.isAny(code.mate(i) - 1, BEFORE_CONDITION);
  }

  private endsBlock(i: number): boolean {
    const { code } = this;
    if (this.style.rules) return true;
    const next = i + 1;
    const kind = code.kind(next);
    if (kind === 'word') return !code.isAny(next, CARRIES_ON) && !this.endsDo(i);
    if (kind !== 'punctuator') return kind !== 'template' || code.text[code.from(next)] === '`';
    if (code.is(next, '{') && this.style.literalHeads && !code.newline(next)) return false;
    if (code.isAny(next, BEGINS_STATEMENT)) return true;
    return code.newline(next) && code.isAny(next, BEGINS_ON_LINE) && !code.is(next, '&&');
  }

  /** Whether the brace at `i` closes the block of `do { … } while`. */
  private endsDo(i: number): boolean {
    const { code } = this;
    return code.is(i + 1, 'while') && code.is(code.mate(i) - 1, 'do');
  }

  private isList(open: number): boolean {
    const { code } = this;
    if (open < 0) return false;
    if (!code.is(open, '{')) return true;
    if (code.is(open - 1, ')') || code.is(open - 1, '=>') || code.isAny(open - 1, BEFORE_BLOCK))
      return false;
    return (
      ((this.holds[open] ?? 0) & HAS_STATEMENT) === 0 && ((this.holds[open] ?? 0) & HAS_COMMA) !== 0
    );
  }

  private isBracket(i: number): boolean {
    const { code } = this;
    const kind = code.kind(i);
    if (kind === 'template') return true;
    return (
      (kind === 'punctuator' || kind === 'markup') &&
      code.to(i) - code.from(i) === 1 &&
      BRACKETS.has(code.text.charCodeAt(code.from(i)))
    );
  }

  private read(): void {
    const { code } = this;
    const open: number[] = [];
    const label: number[] = [-1]; // of each level
    for (let i = 0; i < code.length; i += 1) {
      const mate = this.mate(i);
      if (mate >= 0 && mate < i && open.at(-1) === mate) {
        open.pop();
        label.pop();
      }
      const around = open.at(-1) ?? -1;
      this.outer[i] = around;
      if (around >= 0) {
        this.holds[around] = (this.holds[around] ?? 0) | this.flagOf(i, around);
        if (code.is(around, '{') && code.isAny(i, LABELS) && this.beginsLabel(i))
          label[label.length - 1] = i;
      }
      this.labels[i] = label.at(-1) ?? -1;
      if (mate > i && mate < (around < 0 ? code.length : this.mate(around))) {
        open.push(i);
        label.push(-1);
      }
    }
  }

  /** What token `i` says of the bracket that holds it. */
  private flagOf(i: number, around: number): number {
    if (this.endsStatement(i, around)) return HAS_STATEMENT;
    return this.code.is(i, ',') ? HAS_COMMA : 0;
  }

  /** Whether token `i` ends a statement of a block; before the end of a literal a mark says nothing. */
  private endsStatement(i: number, around: number): boolean {
    const { code, style } = this;
    if (code.is(i, ';')) return true;
    return style.ends.has(code.to(i)) && !code.is(i + 1, ',') && i + 1 !== code.mate(around);
  }

  /** Whether the `case` or `default` at `i` begins a label; notes its colon. */
  private beginsLabel(i: number): boolean {
    const { code } = this;
    if (!code.newline(i) && !['{', ';', '}', ':'].some((mark) => code.is(i - 1, mark)))
      return false;
    for (let at = i + 1; at < i + LONGEST_LABEL; at = code.past(at)) {
      if (this.style.lines && newLine(code, at)) return false;
      if (code.is(at, ':') && !code.is(at, '::')) {
        this.colons[i] = at;
        return true;
      }
      if (code.is(at, ':')) at += 1;
      else if (code.is(at, ';') || code.is(at, '}') || code.is(at, '{')) return false;
    }
    return false;
  }
}

/** The tag of an element, and what is between its tags. */
function partsOf({ open, tagEnd, closing, last }: JsxElement): readonly CodeRegion[] {
  const inTag = { from: open + 1, to: tagEnd };
  const tag: CodeRegion = { body: inTag, opener: -1, end: tagEnd + 1, element: 'tag' };
  if (closing <= tagEnd + 1) return [tag];
  const body = { from: tagEnd + 1, to: closing };
  return [tag, { body, opener: -1, end: last + 1, element: 'children' }];
}
