import { wordSet } from '../../text/words.js';
import { type CanonicalPiece, canonicalPieces, rawLines } from './canonical/piece.js';
import type { Signs } from './comment-signs.js';
import type { BuildCondition, CodeLayout } from './structure/region.js';
import type { Code } from './symbols/code.js';
import type { Reader } from './symbols/reader.js';
import type { CanonicalToken, Token } from './token.js';

/* What has to be known of a language to read it. Each language is one such object, listed in `languages.ts`. */

export interface CodeLanguage<Name extends string = string> {
  readonly name: Name;
  /** Endings of its files: `kt kts`. */
  readonly endings: string;
  /** Tokens of a text. Total and linear: whatever is broken in it. */
  readonly lex: (text: string) => readonly Token[];
  /** Tokens that are equal for two texts only if they mean the same program. Where it is not sure, `rawLines`. */
  readonly canonical: (
    text: string,
    pieces: readonly CanonicalPiece[],
  ) => readonly CanonicalToken[];
  /** Adds the named parts of a text to its reader. */
  readonly symbols?: (code: Reader, tokens: readonly Token[]) => void;
  /** `#if`: as tokens of their own, where `#define` may give names to code (`macros`), or as words (Swift). */
  readonly directives?: 'macros' | 'tokens' | 'words';

  /* Its comments. */

  /** Marks of comments and texts, for files that are too long for the lexer. */
  readonly comments?: Signs;
  /** Comments that a tool reads. */
  readonly toolComments?: RegExp;
  /** Whether a token is taken out before a text is compared; `isPlain` = it is a comment that no tool reads. */
  readonly removal?: (
    text: string,
    tokens: readonly Token[],
  ) => (index: number, isPlain: boolean) => boolean;

  /* Its statements and blocks. */

  /** Tokens of texts that hold code are replaced by those of the code. */
  readonly nestedTokens?: (text: string, tokens: readonly Token[]) => readonly Token[];
  /** Takes out what formatters add where they wrap a line. */
  readonly withoutWrapping?: (tokens: readonly CanonicalToken[]) => readonly CanonicalToken[];
  /** Adds the blocks that no brackets hold. */
  readonly blocks?: (code: Code, brackets: CodeLayout) => CodeLayout;
  /** What a compiler must be told before it reads a whole text or block: build tags. */
  readonly conditions?: (
    tokens: readonly Token[],
    code: Code,
    layout: CodeLayout,
  ) => readonly BuildCondition[];
  /** Statements end with their lines, always or where it is not sure where they end. */
  readonly linesEnd?: 'always' | 'when unsure';
  /** The signs around or behind the parameters of a block: `{ user -> …`, `{ user in …`, `{ |user| … }`. */
  readonly blockParameters?: '->' | 'in' | '|';
  /** Braces behind a type are a literal, also in the head of a block. */
  readonly hasLiteralHeads?: boolean;
  /** Elements of JSX. */
  readonly hasElements?: boolean;
  /** Formatters put in and take out the semicolon behind a statement. */
  readonly hasFreeSemicolons?: boolean;
  /** Texts up to a line of one word: `<<EOF`. */
  readonly hasHeredocs?: boolean;
  /** Behind a closing brace another rule begins. */
  readonly isByRules?: boolean;
  /** Blocks are known by their indentation; braces are values. */
  readonly isIndented?: boolean;
  /** A statement goes on behind an operator at the end of a line. */
  readonly continuesBehindOperators?: boolean;
  /** A statement goes on behind markup: `$$ LANGUAGE sql`. */
  readonly continuesBehindMarkup?: boolean;
  /** Words with clauses before their block: `for i := 0; i < 9; i++ {`. */
  readonly clauseWords?: ReadonlySet<string>;

  /* What declares something. */

  /** Words that head a type, a module or whatever else holds functions. Left out: those of all languages. */
  readonly typeWords?: ReadonlySet<string>;
  readonly functionWords?: ReadonlySet<string>;
  /** Every statement declares something. */
  readonly isDeclarative?: boolean;
  /** `struct user *find(int id) {`: the word belongs to the type of a function. */
  readonly hasTypeWordsInTypes?: boolean;
  /** `int refund(User user)`: the name before the parameters is a function, without a word for it. */
  readonly hasBareFunctions?: boolean;
  /** `[Attribute]` may be before a declaration. */
  readonly hasBracketAttributes?: boolean;
  /** `a=1` is one word, and a word may hold the value of another: `b$a`. */
  readonly hasAssignmentWords?: boolean;
  /** `=` in parentheses names an argument. */
  readonly hasNamedArguments?: boolean;
  /** `as` and the pattern of a `case` give names. */
  readonly hasCapturingPatterns?: boolean;
  /** A value such as `:check` may name a method. */
  readonly hasNameValues?: boolean;
  /** `$warning: …` or `@warning: …` declares a variable. */
  readonly hasColonVariables?: boolean;

  /* Its imports. */

  /** Whether a statement that begins at `from`, and without its modifiers at `first`, is an import. */
  readonly isImport?: (code: Code, from: number, first: number) => boolean;
  /** Imports bring all names of a module without saying them. */
  readonly importsAll?: boolean;
  /** Words that run another file, which may bring any name. */
  readonly runsFiles?: ReadonlySet<string>;
  /** The last part of an imported path is a name. */
  readonly importsByPath?: boolean;
  /** `import ("a"; "b")` is two imports. */
  readonly hasImportGroups?: boolean;
}

/** Words that run or take in another file in some language. */
export const RUNS_FILES = wordSet(`
  require_relative load source include include_once extend prepend require require_once .`);

/**
 * The tokens of a whole text such that two texts with equal sequences mean the same program, whatever their layout:
 * `f( a )` and `f(a)` in JavaScript. What is added (the end of a statement, a step of indentation) takes no room and
 * is at the end of the token that it follows. Where it is not sure how a text is read, each line is a token.
 */
export function canonicalIn(
  language: CodeLanguage,
  text: string,
  tokens: readonly Token[],
): readonly CanonicalToken[] {
  // A CR alone is a line end to some readers and a blank to others.
  return /\r(?!\n)/.test(text)
    ? rawLines(text)
    : language.canonical(text, canonicalPieces(text, tokens));
}
