import type { Code } from '../symbols/code.js';

/*
 * Conditions, calls and labels are told by it (`exits.ts`, `endless.ts`, `passages.ts`): `a  &&c` →
 * `a &&c`. The text itself is stored nowhere: its form may change together with the patterns of
 * those three, if they say the same. With a greater MOST more conditions would be read, and more
 * places be called unreachable. `__tests__/anchors/exits.test.ts` fails when this is wrong.
 */

/** Tokens that are told at most: what is longer is nothing that can be read at a glance. */
const MOST = 200;

/**
 * The tokens from one to another (exclusive) as text without comments, a blank only where two of
 * them would join or one stood.
 */
export function plainText(code: Code, from: number, to: number): string {
  let text = '';
  for (let i = from; i < Math.min(to, from + MOST); i += 1)
    text += `${i > from && !code.glued(i) ? ' ' : ''}${code.slice(i)}`;
  return text.replaceAll(/\s+/g, ' ');
}
