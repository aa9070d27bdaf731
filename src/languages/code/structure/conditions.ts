import type { LexedLanguage } from '../language.js';
import type { Code } from '../symbols/code.js';
import type { Token } from '../token.js';
import type { CodeLayout, CodeRegion, TokenRange } from './region.js';

/* What does a compiler ask before it reads a whole text or block? Build tags of Go, `#![cfg(…)]` of Rust. */

/** `//go:build linux`, and `// +build linux` as it was written before Go 1.17. */
const BUILD_TAG = /^\/\/(?:go:build| ?\+build)\s/;

/** What a compiler asks before it reads a whole text or block: build tags of Go, `#![cfg(…)]` of Rust. */
export function conditionRegions(
  language: LexedLanguage,
  tokens: readonly Token[],
  code: Code,
  layout: CodeLayout,
): readonly CodeRegion[] {
  if (language === 'go') return buildTags(tokens, code);
  return language === 'rust' && code.text.includes('#!') ? innerAttributes(code, layout) : [];
}

/** They stand above the package, and all of them must hold. */
function buildTags(tokens: readonly Token[], code: Code): readonly CodeRegion[] {
  const tags: string[] = [];
  for (const { kind, from, to } of tokens) {
    if (kind !== 'comment') break;
    const text = code.text.slice(from, to);
    if (BUILD_TAG.test(text)) tags.push(text.replaceAll(/\s+/g, ' ').trim());
  }
  const body = { from: 0, to: code.length };
  return tags.length === 0 ? [] : [{ body, opener: -1, end: body.to, note: tags.join(' ') }];
}

/** `#![cfg(…)]` asks for all of the block or text that it stands in. */
function innerAttributes(code: Code, layout: CodeLayout): readonly CodeRegion[] {
  const found: CodeRegion[] = [];
  const open: TokenRange[] = [];
  const opening = new Map(layout.regions().map(({ body }) => [body.from, body]));
  for (let i = 0; i < code.length; i += 1) {
    while ((open.at(-1)?.to ?? Infinity) <= i) open.pop();
    const begun = opening.get(i);
    if (begun !== undefined && begun.to > i) open.push(begun);
    if (!code.is(i, '#') || !code.is(i + 1, '!') || !code.is(i + 2, '[') || !code.is(i + 3, 'cfg'))
      continue;
    const body = open.at(-1) ?? { from: 0, to: code.length };
    const end = code.close(i + 2, code.length);
    const texts = Array.from({ length: end - i }, (_, index) => code.slice(i + index));
    found.push({ body, opener: -1, end: body.to, note: texts.join(' ') });
  }
  return found;
}
