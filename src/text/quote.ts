import { joined } from './pattern.js';
import { withoutSecrets } from './secrets.js';
import { escapeInvisible, escapeOf, visible } from './visible.js';

/* Quotes untrusted text for a context: `# Do this` becomes `> # Do this`. */

/**
 * Untrusted text for a context file (SECURITY S24, S28). Each line is quoted, so none can begin as a heading, fence,
 * tag or delimiter; invisible characters are written out, secrets replaced, and commands of tokenizers and runners
 * (`<|im_start|>`, `##[group]`) broken up.
 */
export function quotedLines(text: string): string[] {
  return readable(text)
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`));
}

/** The quoted text of a line of a context file; null where it quotes none. */
export function unquoted(line: string): string | null {
  if (line === '>') return '';
  return line.startsWith('> ') ? line.slice(2) : null;
}

/** Most texts: nothing to be replaced. */
const PLAIN = /^[\t\n -~]*$/;

/** A text of several lines: line feeds and ordinary characters as they are. Linear. */
export function readable(text: string): string {
  const lines = withoutSecrets(PLAIN.test(text) ? text : text.replace(/\r\n?/g, '\n'));
  const shown = PLAIN.test(lines) ? lines : escaped(lines);
  return withoutLastLineEnds(shown)
    .replaceAll('##[', String.raw`#\u{23}[`)
    .replace(/<([|｜])(?=[\w▁-]{1,60}[|｜]>)/gu, (_whole, bar: string) => `<${escapeOf(bar)}`);
}

/** A name or a short text on one of our lines, in quotes that it cannot leave. */
export function quotedName(name: string, limit: number = 300): string {
  const shown = visible(name.replace(/\s+/g, ' ').trim(), limit).replace(/["<>]/g, escapeOf);
  return `"${shown.replaceAll('##[', String.raw`#\u{23}[`)}"`;
}

/** Joiners between these characters are part of the script and hide nothing. */
const JOINED = new RegExp(
  joined`
    ^[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}
    \p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Kannada}
    \p{Script=Telugu}]$`,
  'u',
);

function escaped(text: string): string {
  return escapeInvisible(text, (character, at) => {
    switch (character) {
      case '\t':
      case '\n':
        return true;
      case '\ufe0f':
        return /^[\p{Extended_Pictographic}#*0-9]$/u.test(before(text, at));
      case '\u200c':
      case '\u200d':
        return (
          JOINED.test(before(text, at)) &&
          JOINED.test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0))
        );
      default:
        return false;
    }
  });
}

/** The character before an offset, whole where it is a surrogate pair. */
function before(text: string, at: number): string {
  const two = text.slice(Math.max(0, at - 2), at);
  return [...two].at(-1) ?? '';
}

function withoutLastLineEnds(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}
