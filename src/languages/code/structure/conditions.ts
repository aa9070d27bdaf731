import type { LexedLanguage } from '../language.js';
import type { Code } from '../symbols/code.js';
import type { Token } from '../token.js';
import type { CodeLayout, CodeRegion } from './region.js';

/*
 * What does a compiler ask before it reads a whole text or block? A build tag of Go, such as
 * `//go:build linux`, and `#![cfg(…)]` of Rust.
 *
 * `read-structure.ts` asks for languages without `#if`. The text of a condition is in the stored
 * digest of a place (`around`), so one of today is told as it is. A condition that is not seen may
 * keep code from being compiled; one too many is a false alarm, the safe error.
 * `__tests__/anchors/exits.test.ts` fails when this is wrong.
 */

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
  const regions: CodeRegion[] = [];
  for (let i = 0; i < code.length; i += 1) {
    if (!code.is(i, '#') || !code.is(i + 1, '!') || !code.is(i + 2, '[') || !code.is(i + 3, 'cfg'))
      continue;
    const body = layout.around(i).at(-1)?.body ?? { from: 0, to: code.length };
    const end = code.close(i + 2, code.length);
    const texts = Array.from({ length: end - i }, (_, index) => code.slice(i + index));
    regions.push({ body, opener: -1, end: body.to, note: texts.join(' ') });
  }
  return regions;
}
