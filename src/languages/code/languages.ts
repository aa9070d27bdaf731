import { endingOf } from '../../text/file-text.js';
import { byWord } from '../../text/words.js';
import { c, cpp } from './cpp.js';
import { csharp } from './csharp.js';
import { css, less, scss } from './css.js';
import { dart } from './dart.js';
import { go } from './go.js';
import { graphql } from './graphql.js';
import { hcl } from './hcl.js';
import { html, vue } from './html.js';
import { java } from './java.js';
import { javascript, jsx, tsx, typescript } from './javascript.js';
import { json } from './json.js';
import { kotlin } from './kotlin.js';
import { canonicalIn, type CodeLanguage } from './language.js';
import { lua } from './lua.js';
import { php } from './php.js';
import { proto } from './proto.js';
import { python } from './python.js';
import { ruby } from './ruby.js';
import { rust } from './rust.js';
import { shell } from './shell.js';
import { sql } from './sql.js';
import { swift } from './swift.js';
import type { CanonicalToken, Token } from './token.js';
import { zig } from './zig.js';

/* The languages that this version reads, and which of them a file is written in. */

/** Read as tokens, and most of them as symbols. */
const WITH_SYMBOLS = [
  javascript,
  jsx,
  typescript,
  tsx,
  json,
  css,
  python,
  go,
  java,
  rust,
  c,
  cpp,
  csharp,
  ruby,
  php,
  kotlin,
  swift,
  shell,
] as const;

/** Read as tokens only to compare them; for all else their files are plain text. */
const WITHOUT_SYMBOLS = [sql, html, vue, scss, less, dart, lua, proto, graphql, zig, hcl] as const;

export type Language = (typeof WITH_SYMBOLS)[number]['name'];

type LayoutLanguage = (typeof WITHOUT_SYMBOLS)[number]['name'];

export type LexedLanguage = Language | LayoutLanguage;

export const LANGUAGES: readonly Language[] = WITH_SYMBOLS.map(({ name }) => name);

export const LAYOUT_LANGUAGES: readonly LayoutLanguage[] = WITHOUT_SYMBOLS.map(({ name }) => name);

export const ALL_LANGUAGES: readonly CodeLanguage<LexedLanguage>[] = [
  ...WITH_SYMBOLS,
  ...WITHOUT_SYMBOLS,
];

const BY_NAME = new Map(ALL_LANGUAGES.map((language) => [language.name, language]));

const BY_ENDING = byWord(WITH_SYMBOLS.map(({ name, endings }) => [endings, name] as const));

const LAYOUT_BY_ENDING = byWord(
  WITHOUT_SYMBOLS.map(({ name, endings }) => [endings, name] as const),
);

export function languageNamed(name: LexedLanguage): CodeLanguage<LexedLanguage> {
  const language = BY_NAME.get(name);
  if (language === undefined) throw new Error(`no language ${name}`);
  return language;
}

/** The language of a file by the ending of its name, or null where this version does not read it as code. */
export function languageOf(path: string): Language | null {
  return BY_ENDING.get(endingOf(path)) ?? null;
}

/** The same for what is read as code only to tell which of its blanks mean something. */
export function layoutLanguageOf(path: string): LayoutLanguage | null {
  return LAYOUT_BY_ENDING.get(endingOf(path)) ?? null;
}

export function lex(language: LexedLanguage, text: string): readonly Token[] {
  return languageNamed(language).lex(text);
}

export function canonicalTokens(
  language: LexedLanguage,
  text: string,
  tokens: readonly Token[],
): readonly CanonicalToken[] {
  return canonicalIn(languageNamed(language), text, tokens);
}
