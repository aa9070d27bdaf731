import type { CanonicalToken } from '../canonical-tokens.js';
import type { LexedLanguage } from '../language.js';
import { lex } from '../lex.js';
import { n4Tokens } from '../n4-tokens.js';
import { enclosingSymbol, readCode, symbolsOf, type ReadCode } from '../symbols.js';
import type { Code } from '../symbols/code.js';
import type { CodeSymbol } from '../symbols/symbol.js';
import { WithBlocks, type CodeBlock } from './blocks.js';
import { bracketLayout, type BracketStyle } from './brackets.js';
import { conditionRegions } from './conditions.js';
import { directiveRegions } from './directives.js';
import { JsxElements } from './jsx.js';
import { beginsLua, luaBlocks } from './lua.js';
import { isPage, PageStructure } from './page.js';
import { phpBlocks } from './php.js';
import { pythonBlocks } from './python.js';
import { statementStart, type CodeLayout } from './region.js';
import { beginsRuby, goesOnRuby, rubyBlocks } from './ruby.js';
import { beginsShell, shellBlocks } from './shell.js';
import { beginsSql, sqlBlocks, withRoutines } from './sql.js';
import { Structure, type CodeDialect, type Structured } from './structure.js';

/*
 * Which rules of structure hold for which language? Python has suites by indentation, Ruby, Lua, SQL
 * and the shell have blocks between words, pages their elements, and all others brackets; JSON has
 * no structure, and the answer is null.
 *
 * `surroundings.ts` asks, for each text as it stands and in its canonical form. On null nothing
 * around a place is compared. You may add a language to a table: its statements (BY_LINES), its
 * blocks (BLOCKS, with a file beside this one), the sign behind parameters (ARROWS), what may stand
 * behind a block (TAILS). But one that is read already is told otherwise then, and facts there hold
 * a digest of what was told (`around`). `heads.test.ts` and `exits.test.ts` in `__tests__/anchors/`
 * fail when this is wrong; add a row for the language there.
 *
 * A language that stands in no table is read as one of brackets, and blocks of another kind in it
 * are not seen: what stands around a place can then change unseen.
 */

/** Languages whose statements end with their lines. */
const BY_LINES: ReadonlySet<LexedLanguage> = new Set<LexedLanguage>([
  'kotlin',
  'swift',
  'hcl',
  'graphql',
]);
/** The same where the canonical form was asked for and does not say where. */
const BY_LINES_AT_LEAST: ReadonlySet<LexedLanguage> = new Set<LexedLanguage>([
  'go',
  'javascript',
  'jsx',
  'typescript',
  'tsx',
]);
/** Languages of rules: behind a closing brace another one begins. */
const BY_RULES: ReadonlySet<LexedLanguage> = new Set<LexedLanguage>(['css', 'scss', 'less']);
/** Languages that are data or text, or whose blocks this version does not read. */
const WITHOUT: ReadonlySet<LexedLanguage> = new Set<LexedLanguage>(['json']);
/** Languages with `#if`. */
const CONDITIONAL: ReadonlySet<LexedLanguage> = new Set<LexedLanguage>([
  'c',
  'cpp',
  'csharp',
  'swift',
]);

/** Signs behind the parameters of a function, where no pattern stands before the same sign. */
const ARROWS: ReadonlyMap<LexedLanguage, '=>' | '->'> = new Map<LexedLanguage, '=>' | '->'>([
  ['javascript', '=>'],
  ['jsx', '=>'],
  ['typescript', '=>'],
  ['tsx', '=>'],
  ['csharp', '=>'],
  ['dart', '=>'],
  ['java', '->'],
]);
/** Signs behind the parameters of a block. */
const PARAMETERS: ReadonlyMap<LexedLanguage, string> = new Map<LexedLanguage, string>([
  ['kotlin', '->'],
  ['swift', 'in'],
]);
/** Languages in which what stands behind a block can decide whether it runs. */
const TAILS: ReadonlySet<LexedLanguage> = new Set<LexedLanguage>(['ruby', 'shell']);

/** What blocks a language has beside its brackets. */
const BLOCKS: ReadonlyMap<LexedLanguage, (code: Code, brackets: CodeLayout) => CodeLayout> =
  new Map<LexedLanguage, (code: Code, brackets: CodeLayout) => CodeLayout>([
    [
      'python',
      (code, brackets) => {
        const { blocks, starts } = pythonBlocks(code);
        return new WithBlocks(brackets, blocks, (i) => starts.has(i), false);
      },
    ],
    [
      'ruby',
      (code, brackets) => {
        const begins = (i: number): boolean => beginsRuby(code, i);
        const statements = new WithBlocks(brackets, [], begins, false);
        return new WithBlocks(
          brackets,
          rubyBlocks(code, (i) => statementStart(statements, i)),
          begins,
          true,
          (i) => goesOnRuby(code, i),
        );
      },
    ],
    [
      'shell',
      (code, brackets) =>
        new WithBlocks(brackets, shellBlocks(code), (i) => beginsShell(code, i), true),
    ],
    ['lua', (code, brackets) => withStarts(code, brackets, luaBlocks, beginsLua, true)],
    ['sql', (code, brackets) => withStarts(code, brackets, sqlBlocks, beginsSql, false)],
    ['php', (code, brackets) => withStarts(code, brackets, phpBlocks, () => false, false)],
  ]);

/**
 * Blocks between words, in which a statement begins with each body.
 *
 * @param always whether what `begins` sees is a beginning wherever it stands, and not only as a
 *   hint for the reader of blocks
 */
function withStarts(
  code: Code,
  brackets: CodeLayout,
  read: (code: Code, startOf: (i: number) => number) => readonly CodeBlock[],
  begins: (code: Code, i: number) => boolean,
  always: boolean,
): CodeLayout {
  const statements = new WithBlocks(brackets, [], (i) => begins(code, i), false);
  const blocks = read(code, (i) => statementStart(statements, i));
  const starts = new Set(blocks.map(({ body }) => body.from));
  return new WithBlocks(
    brackets,
    blocks,
    (i) => starts.has(i) || (always && begins(code, i)),
    true,
  );
}

/**
 * The structure of a text, or null where its language has none that this version reads.
 *
 * @param canonical the canonical form, in which layout makes no difference; without it tokens are
 *   told as they stand, and a statement that only a line end ends goes on: more is told then, never
 *   less.
 */
export function readStructure(
  read: ReadCode,
  canonical: readonly CanonicalToken[] | null,
  symbols: readonly CodeSymbol[],
): Structured | null {
  const { language, tokens } = read;
  if (WITHOUT.has(language)) return null;
  if (isPage(language)) {
    return new PageStructure(read.code.text, language, (inside, text) =>
      readEmbedded(inside, text, canonical !== null),
    );
  }
  const routines = language === 'sql' ? withRoutines(read.code.text, tokens) : null;
  const code = routines ?? read.code;
  // `l:`: n3 or n4 was not sure and gave the lines as they stand.
  const isRaw = canonical?.[0]?.text.startsWith('l:') === true;
  const known = canonical === null || isRaw || routines !== null ? [] : canonical;
  const brackets = bracketLayout(code, {
    ...styleOf(language, isRaw),
    ends: endsOf(known),
    elements: elementsOf(read),
  });
  const layout = BLOCKS.get(language)?.(code, brackets) ?? brackets;
  const branches = CONDITIONAL.has(language)
    ? directiveRegions(code.text, tokens, code)
    : conditionRegions(language, tokens, code, layout);
  const texts = textsOf({ ...read, code }, known);
  return new Structure(code, layout, branches, texts, symbols, dialectOf(language));
}

/** @param isRaw whether the canonical form was asked for and says nothing but lines */
function styleOf(language: LexedLanguage, isRaw: boolean): Omit<BracketStyle, 'ends' | 'elements'> {
  return {
    lines: BY_LINES.has(language) || (isRaw && BY_LINES_AT_LEAST.has(language)),
    rules: BY_RULES.has(language),
    commas: language === 'sql' || BY_RULES.has(language),
    parameters: PARAMETERS.get(language) ?? null,
    literalHeads: language === 'go',
  };
}

/** What `structure.ts` has to know of a language. */
function dialectOf(language: LexedLanguage): CodeDialect {
  return { language, arrow: ARROWS.get(language) ?? null, hasTails: TAILS.has(language) };
}

/**
 * The structure of code in a page, which is read as a text of its own. No outline of a page knows
 * its functions, so here the name of the one around a span is part of its place.
 */
function readEmbedded(
  language: LexedLanguage,
  text: string,
  isCanonical: boolean,
): Structured | null {
  const tokens = lex(language, text);
  const read = readCode(language, text, tokens);
  const symbols = symbolsOf(read);
  const structure = readStructure(
    read,
    isCanonical ? n4Tokens(language, text, tokens) : null,
    symbols,
  );
  if (structure === null) return null;
  return {
    around(from, to) {
      const surroundings = structure.around(from, to);
      const name = enclosingSymbol(symbols, from, to)?.name;
      return name === undefined
        ? surroundings
        : { ...surroundings, ancestors: [...surroundings.ancestors, name] };
    },
    statementsBefore: (from, most, isOnLine) => structure.statementsBefore(from, most, isOnLine),
    statementsIn: (from, to) => structure.statementsIn(from, to),
  };
}

/** Elements are read only where the lexer found some. */
function elementsOf({ language, code, tokens }: ReadCode): JsxElements | null {
  if ((language !== 'jsx' && language !== 'tsx') || !tokens.some(({ kind }) => kind === 'markup'))
    return null;
  const elements = new JsxElements(code);
  return elements.isEmpty ? null : elements;
}

/**
 * Offsets behind which a statement ends without a sign. A mark for a line end alone says only that
 * it may mean something.
 */
function endsOf(canonical: readonly CanonicalToken[]): ReadonlySet<number> {
  return new Set(
    canonical.filter(({ text, from, to }) => from === to && text === ';').map(({ from }) => from),
  );
}

/**
 * The text of each token as the canonical form has it, empty where that leaves it out; without that
 * form as a lexer reads it.
 */
function textsOf(
  { code, tokens }: ReadCode,
  canonical: readonly CanonicalToken[],
): (i: number) => string {
  if (canonical.length > 0) {
    const texts = new Map(
      canonical.filter(({ from, to }) => to > from).map(({ from, text }) => [from, text]),
    );
    return (i) => texts.get(code.from(i)) ?? '';
  }
  const texts = new Map<number, string>(); // an operator of several characters is several tokens here
  for (const { kind, from, to } of tokens) {
    if (kind !== 'punctuator' || to - from === 1) continue;
    texts.set(from, code.text.slice(from, to));
    for (let at = from + 1; at < to; at += 1) texts.set(at, '');
  }
  return (i) => texts.get(code.from(i)) ?? code.slice(i);
}
