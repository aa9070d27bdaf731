import { JsxElements } from '../../code/javascript/elements.js';
import { canonicalIn } from '../../code/language.js';
import { languageNamed, type LexedLanguage } from '../../code/languages.js';
import { bracketLayout } from '../../code/structure/brackets.js';
import { directiveBranches } from '../../code/structure/directives.js';
import { readCode, type ReadCode, symbolsOf } from '../../code/symbols.js';
import type { CanonicalToken } from '../../code/token.js';
import type { CodeText } from './code-text.js';
import { withoutComments } from './directives.js';

/** Reads a text of code. Total: whatever is broken in it, it gives an answer. */
export function readCodeText(name: LexedLanguage, original: string): CodeText {
  const language = languageNamed(name);
  const lexed = language.lex(original);
  const { text, tokens, comments } = withoutComments(
    language,
    original,
    language.nestedTokens?.(original, lexed) ?? lexed,
  );
  const exact = canonicalIn(language, text, tokens);
  const canonical = language.withoutWrapping?.(exact) ?? exact;
  const isRaw = canonical[0]?.text.startsWith('l:') === true;
  const read = readCode(name, text, tokens);
  const { code } = read;
  const { linesEnd, blockParameters = null } = language;
  const brackets = bracketLayout(code, {
    lines: linesEnd === 'always' || (isRaw && linesEnd !== undefined),
    rules: language.isByRules === true,
    commas: false,
    parameters: blockParameters === '|' ? null : blockParameters,
    literalHeads: language.hasLiteralHeads === true,
    ends: isRaw ? new Set() : endsOf(canonical),
    elements: elementsOf(read),
  });
  const layout = language.blocks?.(code, brackets) ?? brackets;
  const hasDirectives = language.directives !== undefined;
  return {
    language,
    text,
    code,
    comments,
    canonical: isRaw ? null : canonical,
    layout,
    branches: hasDirectives
      ? directiveBranches(text, tokens, code)
      : (language.conditions?.(tokens, code, layout) ?? []).map(({ body, note }) => ({
          condition: note,
          from: body.from === 0 ? 0 : code.from(body.from),
          to: body.to >= code.length ? text.length : code.to(body.to - 1),
        })),
    directives: hasDirectives
      ? tokens.filter(({ kind, from }) => kind === 'markup' && text[from] === '#')
      : [],
    symbols: symbolsOf(read),
  };
}

/** Elements of JSX are read only where the lexer found some. */
function elementsOf({ language, code, tokens }: ReadCode): JsxElements | null {
  if (language.hasElements !== true || !tokens.some(({ kind }) => kind === 'markup')) return null;
  const elements = new JsxElements(code);
  return elements.isEmpty ? null : elements;
}

/** Offsets behind which a statement ends without a sign. */
function endsOf(canonical: readonly CanonicalToken[]): ReadonlySet<number> {
  return new Set(
    canonical.filter(({ text, from, to }) => from === to && text === ';').map(({ from }) => from),
  );
}
