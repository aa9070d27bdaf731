import { matchFrom } from '../../text/pattern.js';
import { nearest } from '../../text/nearest.js';
import type { CodeLanguage } from './language.js';
import { languageNamed, type LexedLanguage } from './languages.js';
import type { Branch } from './symbols/brackets.js';
import { type CodeSymbol, Reader } from './symbols/reader.js';
import type { Token } from './token.js';

/** The tokens of a text as symbols and structure are read from them, with what the preprocessor reads before. */
export interface ReadCode {
  readonly language: CodeLanguage<LexedLanguage>;
  readonly code: Reader;
  readonly tokens: readonly Token[];
  readonly macros: readonly Macro[];
}

export function readCode(name: LexedLanguage, text: string, tokens: readonly Token[]): ReadCode {
  const language = languageNamed(name);
  const { directives } = language;
  const read = directives === 'macros' || directives === 'tokens' ? preprocess(text, tokens) : null;
  return {
    language,
    code: new Reader(text, read?.tokens ?? tokens, read?.branches),
    tokens,
    macros: directives === 'macros' ? (read?.macros ?? []) : [],
  };
}

/** The symbols of a text in the order in which they begin; empty where the language has none. Total and linear. */
export function symbolsOf({ language, code, tokens, macros }: ReadCode): readonly CodeSymbol[] {
  if (language.symbols === undefined) return [];
  for (const { name, from, to } of macros) code.addSpan(name, from, to);
  language.symbols(code, tokens);
  return code.exhausted ? [] : code.found();
}

/** Names most like one that was not found: those that end in it, else the nearest in spelling. */
export function nearestNames(
  symbols: readonly CodeSymbol[],
  name: string,
  most = 3,
): readonly string[] {
  const names = new Set(symbols.map((symbol) => symbol.name));
  const last = name.slice(name.lastIndexOf('.') + 1);
  const ending = [...names].filter((known) => known === last || known.endsWith(`.${last}`));
  if (ending.length > 0) return ending.slice(0, most);
  const near = nearest(name, names);
  return near === null ? [] : [near];
}

/** Code of C, C++ or C# without its `#if` and `#define` lines, which are listed separately. */
interface Preprocessed {
  readonly tokens: readonly Token[];
  readonly branches: readonly Branch[];
  readonly macros: readonly Macro[];
}

interface Macro {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const DIRECTIVE = /#\s*([a-z]+)/y;

/** The name of a macro: of `#define MAX(a, b) …` it is `MAX`. */
const MACRO = /#\s*define\s+([\p{ID_Start}_$][\p{ID_Continue}$]*)/uy;

/** Takes the directives out of the tokens of C, C++ or C#: a lexer hands each on as one token of markup. */
function preprocess(text: string, tokens: readonly Token[]): Preprocessed {
  const branches: Branch[] = [];
  const macros: Macro[] = [];
  const rest: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'markup') {
      rest.push(token);
      continue;
    }
    const word = matchFrom(DIRECTIVE, text, token.from)?.[1] ?? '';
    if (word.startsWith('if')) branches.push({ at: token.from, kind: 'if' });
    else if (word.startsWith('el')) branches.push({ at: token.from, kind: 'else' });
    else if (word === 'endif') branches.push({ at: token.from, kind: 'end' });
    else if (word === 'define') {
      const name = matchFrom(MACRO, text, token.from)?.[1];
      if (name !== undefined) macros.push({ name, from: token.from, to: token.to });
    }
  }
  return { tokens: rest, branches, macros };
}
