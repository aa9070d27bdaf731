import type { Token } from '../token.js';
import type { Branch } from './brackets.js';

/*
 * Which tokens of C, C++ or C# are directives, which macros do they define, and where do the branches of `#if`
 * begin? `#define MAX(a, b) …` is the macro `MAX`.
 */

/** Code of C, C++ or C# without its `#if` and `#define` lines, which are listed separately. */
interface Preprocessed {
  /** The tokens without directives. */
  readonly tokens: readonly Token[];
  readonly branches: readonly Branch[];
  readonly macros: readonly Macro[];
}

/** A macro by its name, and where it is defined. */
export interface Macro {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The word of a directive: `#if`, `# define`. */
const DIRECTIVE = /#\s*([a-z]+)/y;

/** The name of a macro: of `#define MAX(a, b) …` it is `MAX`. */
const MACRO = /#\s*define\s+([\p{ID_Start}_$][\p{ID_Continue}$]*)/uy;

/** Takes the directives out of the tokens of C, C++ or C#: a lexer hands each on as one token of markup. */
export function preprocess(text: string, tokens: readonly Token[]): Preprocessed {
  const branches: Branch[] = [];
  const macros: Macro[] = [];
  const rest: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'markup') {
      rest.push(token);
      continue;
    }
    DIRECTIVE.lastIndex = token.from;
    const word = DIRECTIVE.exec(text)?.[1] ?? '';
    if (word.startsWith('if')) branches.push({ at: token.from, kind: 'if' });
    else if (word.startsWith('el')) branches.push({ at: token.from, kind: 'else' });
    else if (word === 'endif') branches.push({ at: token.from, kind: 'end' });
    else if (word === 'define') {
      MACRO.lastIndex = token.from;
      const name = MACRO.exec(text)?.[1];
      if (name !== undefined) macros.push({ name, from: token.from, to: token.to });
    }
  }
  return { tokens: rest, branches, macros };
}
