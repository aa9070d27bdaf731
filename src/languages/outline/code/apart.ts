import type { TokenRange } from '../../code/structure/region.js';
import type { Token } from '../../code/token.js';
import type { CodeText } from './code-text.js';
import type { CodeNode } from './node.js';
import { CodeTexts } from './texts.js';
import { comparedDirective } from './token-texts.js';

/* What is no plain statement: directives, parameters of blocks, texts of heredocs, constructs between words. */

/** A directive of the preprocessor as a node. */
export function directiveNode(read: CodeText, texts: CodeTexts, directive: Token): CodeNode {
  const text = read.text.slice(directive.from, directive.to);
  const name = /^#\s*define\s+(\w+)/.exec(text)?.[1] ?? null;
  const at = texts.tokenAt(directive.from);
  return {
    tokens: { from: at, to: at },
    isControl: false,
    span: { from: directive.from, to: directive.to },
    kind: 'declaration',
    name,
    texts: [comparedDirective(text)],
    head: null,
    blocks: [],
  };
}

/** Whether a body begins with the parameters of a block: `|user|`, `user ->`, `user in`. */
export function areParameters({ code, language }: CodeText, { from, to }: TokenRange): boolean {
  switch (language.blockParameters) {
    case '|':
      return code.is(from, '|') && code.is(to - 1, '|') && to - from > 1;
    case '->':
      return code.is(to - 2, '->');
    case 'in':
      return code.is(to - 1, 'in');
    default:
      return false;
  }
}

/** Constructs between words, such as `case … end`, by the word that opens them. */
export function constructsIn({ code, layout }: CodeText): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { opener, end, body } of layout.regions())
    if (opener >= 0 && code.mate(opener) !== body.to)
      ends.set(opener, Math.max(end, ends.get(opener) ?? 0));
  return ends;
}

/** Tokens that are the text of a heredoc: a literal on a line of its own behind `<<EOF`. */
export function heredocsIn({ code, language }: CodeText): ReadonlySet<number> {
  const found = new Set<number>();
  if (language.hasHeredocs !== true) return found;
  let open = 0;
  for (let i = 0; i < code.length; i += 1) {
    const kind = code.kind(i);
    if (kind !== 'string' && kind !== 'template') continue;
    if (open > 0 && code.newline(i)) {
      found.add(i);
      open -= 1;
    } else if (code.text.startsWith('<<', code.from(i))) open += 1;
  }
  return found;
}
