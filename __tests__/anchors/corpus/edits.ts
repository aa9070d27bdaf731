import * as fc from 'fast-check';
import { indentOf, linesOf, type Range } from './text-edits.js';

/** Lines on each side of a span that no edit outside of it touches: as many as an anchor keeps digests of. */
export const CONTEXT_LINES = 3;

/** A text after edits, and where the cited lines are now. */
export interface Edited {
  readonly text: string;
  readonly span: Range;
}

/** A text after one change of meaning within the cited lines; `what` names it, for the message of a failed test. */
export interface Mutated {
  readonly text: string;
  readonly what: string;
}

/** Words that begin or shape a piece of code: changing one is more than an edit beside. */
const SHAPING =
  /\b(?:abstract|async|case|catch|class|const|def|default|do|done|elif|else|enum|esac|except|export|extern|fi|finally|fn|for|from|func|function|if|impl|import|in|interface|lambda|let|match|mod|module|namespace|new|package|pass|private|protected|public|raise|return|static|struct|switch|then|throw|trait|try|type|use|var|void|while|with|yield)\b/;

/**
 * Neither brackets, quotes, comments nor a backslash: whatever becomes of it, the lines around mean
 * what they meant.
 */
function isQuiet(line: string): boolean {
  return (
    !/^\s*(?:return|continue|break|raise|throw|exit|die)\b/.test(line) &&
    /^[\w\s.,;:=+<>&|!?-]*$/.test(line) &&
    !SHAPING.test(line) &&
    !/[:,]\s*$/.test(line) &&
    !line.includes('---')
  );
}

type Step =
  | { readonly what: 'insert'; readonly at: number; readonly name: string }
  | { readonly what: 'delete'; readonly at: number }
  | { readonly what: 'change'; readonly at: number; readonly name: string }
  | { readonly what: 'duplicate'; readonly at: number; readonly from: number };

const names = fc.stringMatching(/^[a-z]{3,8}[0-9]{2}$/);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('insert' as const), at: fc.nat(), name: names }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('delete' as const), at: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('change' as const), at: fc.nat(), name: names }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('duplicate' as const), at: fc.nat(), from: fc.nat() }),
  },
);

/**
 * Random edits outside of the cited lines and of three lines on each side: insert, delete, change,
 * duplicate lines. They keep brackets, literals, comments and the names of functions, so that no
 * edit changes what the span means: an anchor of lines or of a quote within them is never stale.
 * (An anchor of a symbol may be: the edits can fall into it.)
 *
 * @param end what a statement of the language ends with, such as `;`: half a statement would take
 *   in the next function.
 */
export function editsOutside(text: string, span: Range, end = '', most = 12): fc.Arbitrary<Edited> {
  return fc.array(steps, { minLength: 1, maxLength: most }).map((several) => {
    let edited: Edited = { text, span };
    for (const one of several) edited = apply(edited, one, end);
    return edited;
  });
}

/** Whole blocks of new lines above and below, high enough to carry the span beyond any window around its old place. */
export function blocksOutside(text: string, span: Range, comment: string): fc.Arbitrary<Edited> {
  const block = fc.array(names, { minLength: 1, maxLength: 120 });
  return fc.tuple(block, block).map(([above, below]) => {
    const lines = (words: readonly string[]) => words.map((one) => `${comment} ${one}`);
    return {
      text: `${[...lines(above), ...linesOf(text), ...lines(below)].join('\n')}\n`,
      span: [span[0] + above.length, span[1] + above.length],
    };
  });
}

function apply({ text, span }: Edited, step: Step, end: string): Edited {
  const lines = linesOf(text);
  const frozen: Range = [span[0] - CONTEXT_LINES, span[1] + CONTEXT_LINES];
  // Positions before which a line may stand; the first line of a file may be one that must be first.
  const gaps = lines
    .map((_, index) => index + 1)
    .filter(
      (line) =>
        line > 1 && (line <= frozen[0] || line > frozen[1]) && lines[line - 1]?.trim() !== '{',
    ); // between a signature and its body nothing can stand
  const quiet = lines.flatMap((line, index) =>
    (index + 1 < frozen[0] || index + 1 > frozen[1]) &&
    index > 0 &&
    line.trim() !== '' &&
    isQuiet(line)
      ? [index + 1]
      : [],
  );
  const gap = gaps[step.at % Math.max(1, gaps.length)];
  const own = quiet[step.at % Math.max(1, quiet.length)];
  const inserted = (line: string): Edited =>
    gap === undefined
      ? { text, span }
      : replaced(
          lines,
          span,
          [gap, gap - 1],
          [`${indentAt(lines, gap)}${line}${line.endsWith(';') ? '' : end}`],
        );
  switch (step.what) {
    case 'insert':
      return inserted(`${step.name} = ${step.name.length}`);
    case 'duplicate':
      return inserted(
        (lines[(quiet[step.from % Math.max(1, quiet.length)] ?? 0) - 1] ?? 'again = 1').trim(),
      );
    case 'delete':
      return own === undefined ? inserted('deleted = 0') : replaced(lines, span, [own, own], []);
    case 'change':
      return own === undefined
        ? inserted(`${step.name} = 0`)
        : replaced(
            lines,
            span,
            [own, own],
            [(lines[own - 1] ?? '').replace(/\b\w+\b(?=\W*$)/, step.name)],
          );
  }
}

/** Indented as the line that follows: the line belongs to no other block than that one. */
function indentAt(lines: readonly string[], before: number): string {
  return indentOf(lines.slice(before - 1).find((line) => line.trim() !== '') ?? '');
}

function replaced(
  lines: readonly string[],
  span: Range,
  [from, to]: Range,
  by: readonly string[],
): Edited {
  const shift = from <= span[0] ? by.length - (to - from + 1) : 0;
  return {
    text: `${lines.toSpliced(from - 1, to - from + 1, ...by).join('\n')}\n`,
    span: [span[0] + shift, span[1] + shift],
  };
}

/**
 * One token of a line, found without any lexer of ours: words, numbers, strings of one line,
 * operators; comments end the line.
 */
interface Piece {
  readonly text: string;
  readonly line: number;
  readonly at: number;
}

const PIECE =
  /\/\/.*|\/\*.*?\*\/|#(?=\s).*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?|[A-Za-z_]\w*|===|!==|[=!<>]=|&&|\|\||[<>+*-]/g;

/** What each operator is weakened, strengthened or inverted to. */
const OTHER_OPERATOR: ReadonlyMap<string, string> = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['==', '!='],
  ['!=', '=='],
  ['<=', '<'],
  ['>=', '>'],
  ['<', '<='],
  ['>', '>='],
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['*', '+'],
  ['and', 'or'],
  ['or', 'and'],
  ['true', 'false'],
  ['false', 'true'],
  ['True', 'False'],
  ['False', 'True'],
  ['await', ''],
  ['not', ''],
]);

/**
 * One token within the cited lines changed so that they mean something else. Always stale. The span
 * must have a token.
 */
export function changesInside(text: string, span: Range): fc.Arbitrary<Mutated> {
  const lines = linesOf(text);
  const pieces = lines
    .slice(span[0] - 1, span[1])
    .flatMap((line, index) => piecesOf(line, span[0] + index));
  return fc.tuple(fc.constantFrom(...pieces), fc.nat()).map(([piece, salt]) => {
    const by = changed(piece.text, salt);
    const line = lines[piece.line - 1] ?? '';
    const result = line.slice(0, piece.at) + by + line.slice(piece.at + piece.text.length);
    return {
      text: `${lines.with(piece.line - 1, result).join('\n')}\n`,
      what: `line ${piece.line}: ${piece.text} becomes ${by === '' ? 'nothing' : by}`,
    };
  });
}

function piecesOf(line: string, number: number): Piece[] {
  // A line of a block comment may be nothing else.
  if (/^\s*(?:\*|#\s)/.test(line)) return [];
  return (
    [...line.matchAll(PIECE)]
      .filter(([text]) => !/^(?:\/[/*]|#)/.test(text) && !/^(["'])\1$/.test(text))
      // Arrows and the like are not operators that can be turned round.
      .filter(
        ({ 0: text, index }) =>
          /[\w"']/.test(text) ||
          !/[-=<>+*&|!:/]/.test((line[index - 1] ?? '') + (line[index + text.length] ?? '')),
      )
      .map(({ 0: text, index }) => ({ text, line: number, at: index }))
  );
}

function changed(text: string, salt: number): string {
  const other = OTHER_OPERATOR.get(text);
  if (other !== undefined) return other;
  if (/^\d/.test(text))
    return text.endsWith('9')
      ? `${text.slice(0, -1)}8`
      : text.slice(0, -1) + String(Number(text.at(-1)) + 1);
  if (/^["']/.test(text)) return inString(text, salt);
  const at = salt % (text.length + 1);
  return text.slice(0, Math.max(1, at)) + 'q' + text.slice(Math.max(1, at));
}

/** Another letter within the quote marks, or one more; the character after a backslash stays. */
function inString(text: string, salt: number): string {
  const letters = [...text.matchAll(/(?<!\\)[A-Za-z0-9]/g)].map(({ index }) => index);
  const at = letters[salt % Math.max(1, letters.length)];
  if (at === undefined) return `${text.slice(0, -1)}q${text.slice(-1)}`;
  return text.slice(0, at) + (text[at] === 'q' ? 'x' : 'q') + text.slice(at + 1);
}
