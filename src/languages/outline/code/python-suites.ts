import { COMPOUND } from '../../code/structure/python.js';
import type { CanonicalToken } from '../../code/token.js';

/* `if a: return` as the same suite on a line of its own, where formatters put it. */

export function suitesOnTheirLines(tokens: readonly CanonicalToken[]): readonly CanonicalToken[] {
  const all: CanonicalToken[] = [];
  let depth = 0;
  let lambdas = 0;
  let isCompound = false;
  let isSuite = false; // on the line of its head
  let first = true;
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    if (text.startsWith('\n')) {
      all.push(isSuite ? { ...token, text: `\n-${text.slice(1)}` } : token);
      [isSuite, isCompound, first, lambdas] = [false, false, true, 0];
      continue;
    }
    if (first && !text.startsWith('C:')) {
      isCompound = COMPOUND.has(text);
      first = false;
    }
    all.push(token);
    depth += step(text);
    if (depth > 0) continue;
    if (text === 'lambda') lambdas += 1;
    else if (text === ':' && lambdas > 0) lambdas -= 1;
    else if (text === ':' && isCompound) {
      isCompound = false;
      if (endsLine(tokens[at + 1])) continue;
      isSuite = true;
      all.push({ text: '\n+', from: token.to, to: token.to });
    }
  }
  return all;
}

/** Whether nothing but a comment is on the line from a token on. */
function endsLine(token: CanonicalToken | undefined): boolean {
  return token === undefined || token.text.startsWith('\n') || /^[Cc]:/.test(token.text);
}

function step(text: string): number {
  if (text === '(' || text === '[' || text === '{') return 1;
  return text === ')' || text === ']' || text === '}' ? -1 : 0;
}
