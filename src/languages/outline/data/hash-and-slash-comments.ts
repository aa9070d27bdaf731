import type { DataPlace } from '../../data/node.js';
import type { OutlineComment } from '../outline.js';

/** Comments as they can be cited: `#` and `//` comments that fill consecutive lines are one. */
export function outlineComments(
  text: string,
  places: readonly DataPlace[],
): readonly OutlineComment[] {
  const merged: DataPlace[] = [];
  let isOpen = false;
  for (const place of places) {
    const last = merged.at(-1);
    const isWholeLine = fillsLine(text, place);
    const goesOn =
      isOpen && isWholeLine && last !== undefined && isNextLine(text.slice(last.to, place.from));
    if (goesOn) merged[merged.length - 1] = { from: last.from, to: place.to };
    else merged.push(place);
    isOpen = isWholeLine;
  }
  return merged.map((span) => ({ span, texts: wordsOf(text.slice(span.from, span.to)) }));
}

/** Whether it goes to the end of its line, with nothing but blanks before it. */
function fillsLine(text: string, { from }: DataPlace): boolean {
  if (text.startsWith('/*', from)) return false;
  let at = from;
  while (at > 0 && /[ \t]/.test(text.charAt(at - 1))) at -= 1;
  return at === 0 || text[at - 1] === '\n';
}

function isNextLine(between: string): boolean {
  return /^\n[ \t]*$/.test(between);
}

function wordsOf(comment: string): readonly string[] {
  const isBlock = comment.startsWith('/*');
  const lines = (isBlock ? comment.slice(2, -2) : comment).split('\n');
  const marker = isBlock ? /^\s*\*+(?!\S)/ : /^\s*(?:#+|\/\/+)/;
  return lines
    .flatMap((line) => line.replace(marker, '').split(/\s+/))
    .filter((word) => word !== '');
}
