import type { Code } from '../symbols/code.js';
import type { CodeBlock } from './blocks.js';
import type { TokenRange } from './region.js';

const CLOSES: ReadonlyMap<string, string> = new Map([
  ['if', 'endif'],
  ['while', 'endwhile'],
  ['for', 'endfor'],
  ['foreach', 'endforeach'],
  ['switch', 'endswitch'],
  ['declare', 'enddeclare'],
]);

/** The blocks of PHP between a colon and a word such as `endif`, a block for each branch. */
export function phpBlocks(code: Code): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const open: {
    readonly opener: number;
    readonly close: string;
    heads: readonly TokenRange[];
    from: number;
    readonly bodies: Omit<CodeBlock, 'opener' | 'end'>[];
  }[] = [];
  for (let i = 0; i < code.length; i += 1) {
    if (!code.isWord(i)) continue;
    const word = code.slice(i).toLowerCase();
    const top = open.at(-1);
    const colon = code.is(i + 1, '(') && code.mate(i + 1) > i ? code.mate(i + 1) + 1 : i + 1;
    const close = CLOSES.get(word);
    if (top !== undefined && word === top.close) {
      open.pop();
      top.bodies.push({ body: { from: top.from, to: i }, head: top.heads });
      for (const body of top.bodies)
        if (body.body.to > body.body.from) blocks.push({ ...body, opener: top.opener, end: i + 1 });
    } else if (close !== undefined && colon > i + 1 && code.is(colon, ':')) {
      open.push({ opener: i, close, heads: [{ from: i, to: colon }], from: colon + 1, bodies: [] });
    } else if (
      top?.close === 'endif' &&
      (word === 'else' || word === 'elseif') &&
      code.is(colon, ':')
    ) {
      top.bodies.push({ body: { from: top.from, to: i }, head: top.heads });
      top.heads = [...top.heads, { from: i, to: colon }];
      top.from = colon + 1;
    }
  }
  return blocks;
}
