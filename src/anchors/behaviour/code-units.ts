import { spanTokens } from '../../languages/code/canonical-tokens.js';
import type { Language } from '../../languages/code/language.js';
import type { Token } from '../../languages/code/token.js';
import type { SourceText, Span } from '../source-text.js';
import { firstTokenAfter } from '../token-places.js';
import type { BehaviourUnit } from './unit.js';

/*
 * What of a stretch of code can decide what runs? Its tokens without remarks and layout, as units.
 * `../behaviour.ts` compares those of before and after, and takes out what else decides nothing
 * (logs, types, names of locals). A remark that is kept here by mistake raises a false alarm; code
 * that is dropped makes a change of behaviour look like one of words. No unit is stored: kinds and
 * texts of units may change with the tests below, and DIRECTIVE and BLANKS_COUNT may grow. Only the
 * prefixes that are taken off here (`s:`, `t:`, `r:`, `m:`) and `cut:` belong to n3, which is
 * frozen. `__tests__/anchors/relevance.test.ts`, `relevance-of-real-code.test.ts` and
 * `corpus.test.ts` beside it fail when this is wrong.
 */

/** What a comment says to the compiler or the shell, so that it is no remark: `#!/bin/sh`, `//go:build linux`. */
const DIRECTIVE = /^(?:#!|\/\/go:|\/\/ ?\+build|# *frozen_string_literal)/;

/** Tokens as they stand, or in their canonical form where n3 knows the language. */
export type UnitForm = 'plain' | 'canonical';

/**
 * The code of a span without remarks and layout: as n3 compares it where n3 knows the language, so
 * that reformatting beside another change adds nothing; else its tokens, in a shell with the blanks
 * that part words.
 */
export function codeUnits(
  source: SourceText,
  span: Span,
  language: Language,
  form: UnitForm,
): BehaviourUnit[] {
  const canonical = form === 'canonical' && source.isReadByN3 ? source.canonical : null;
  return canonical === null
    ? plainUnits(source, span, language)
    : canonicalUnits(source, span, canonical);
}

/** Units of the tokens as n3 compares them. An empty token is layout that has a meaning. */
function canonicalUnits(
  source: SourceText,
  span: Span,
  canonical: NonNullable<SourceText['canonical']>,
): BehaviourUnit[] {
  const units: BehaviourUnit[] = [];
  for (const { text, from, to } of spanTokens(canonical, span.from, span.to)) {
    if (from === to) {
      units.push({ kind: 'layout', text });
      continue;
    }
    const token = tokenAt(source, from);
    // The kind stands before a literal (`canonicalPlainText` in `languages/code/canonical/piece.ts`).
    const own = text.startsWith('cut:') ? text : text.replace(/^[strm]:/, '');
    if (token === null)
      units.push({ kind: 'markup', text: own }); // a line that is read as it stands
    else if (token.kind !== 'comment') units.push({ kind: token.kind, text: own });
    else if (DIRECTIVE.test(source.text.slice(token.from, token.to)))
      units.push({ kind: 'markup', text: own });
  }
  return units;
}

/** The token of the lexer that a canonical token was made of; null where there is none. */
function tokenAt({ tokens }: SourceText, from: number): Token | null {
  const at = firstTokenAfter(tokens, from);
  const token = tokens[at];
  if (token?.from === from) return token;
  const before = tokens[at - 1]; // n3 parts the signs that close types
  return before?.kind === 'punctuator' && before.to > from ? before : null;
}

/** Languages in which a blank or a line end parts what runs. */
const BLANKS_COUNT: ReadonlySet<Language> = new Set(['shell']);

/** Units of the tokens as they stand. A token that the border of the span cuts counts with its part inside. */
function plainUnits(source: SourceText, span: Span, language: Language): BehaviourUnit[] {
  const { tokens, text } = source;
  const units: BehaviourUnit[] = [];
  const first = firstTokenAfter(tokens, span.from);
  const cut = tokens[first - 1];
  let end = span.from;
  for (
    let at = cut !== undefined && cut.to > span.from ? first - 1 : first;
    at < tokens.length;
    at += 1
  ) {
    const token = tokens[at];
    if (token === undefined || token.from >= span.to) break;
    const own = text.slice(Math.max(token.from, span.from), Math.min(token.to, span.to));
    if (token.kind === 'comment' && !DIRECTIVE.test(own)) continue;
    const gap = text.slice(end, Math.max(token.from, end));
    if (BLANKS_COUNT.has(language) && gap !== '' && units.length > 0)
      units.push({ kind: 'layout', text: gap.includes('\n') ? '\n' : ' ' });
    units.push({ kind: token.kind === 'comment' ? 'markup' : token.kind, text: own });
    end = token.to;
  }
  return units;
}
