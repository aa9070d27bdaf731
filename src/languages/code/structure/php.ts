import { wordSet } from '../../../text/words.js';
import type { Code } from '../symbols/code.js';
import type { KeywordBlock } from './blocks.js';

/* Which blocks of PHP have no braces? Of `if ($a): … else: … endif;` there are two, one for each branch. */

/** Words whose body may stand between a colon and another word, and that word. */
const CLOSES: ReadonlyMap<string, string> = new Map([
  ['if', 'endif'],
  ['while', 'endwhile'],
  ['for', 'endfor'],
  ['foreach', 'endforeach'],
  ['switch', 'endswitch'],
  ['declare', 'enddeclare'],
]);

/** Words that head a further branch of an `if`. */
const FURTHER = wordSet('else elseif');

/** A construct that is open: the bodies of its branches so far, and where that of the last one begins. */
interface Opened {
  readonly opener: number;
  readonly close: string;
  from: number;
  readonly branches: Omit<KeywordBlock, 'opener' | 'end'>[];
}

/** The blocks of PHP between a colon and a word such as `endif`, a block for each branch. */
export function phpBlocks(code: Code): readonly KeywordBlock[] {
  const blocks: KeywordBlock[] = [];
  const open: Opened[] = [];
  for (let i = 0; i < code.length; i += 1) {
    if (!code.isWord(i)) continue;
    const word = code.slice(i).toLowerCase();
    const top = open.at(-1);
    const colon = behindCondition(code, i);
    const close = CLOSES.get(word);
    if (top !== undefined && word === top.close) {
      open.pop();
      endBranch(top, i);
      for (const block of blocksOf(top, i + 1)) blocks.push(block);
    } else if (close !== undefined && colon > i + 1 && code.is(colon, ':')) {
      open.push({ opener: i, close, from: colon + 1, branches: [] });
    } else if (top?.close === 'endif' && FURTHER.has(word) && code.is(colon, ':')) {
      endBranch(top, i);
      top.from = colon + 1;
    }
  }
  return blocks;
}

/** The token behind a word and the condition in parentheses that may follow it. */
function behindCondition(code: Code, i: number): number {
  const mate = code.is(i + 1, '(') ? code.mate(i + 1) : -1;
  return mate > i ? mate + 1 : i + 1;
}

/** Ends the branch that is open before a token. */
function endBranch({ branches, from }: Opened, to: number): void {
  branches.push({ body: { from, to } });
}

/** The branches in which something stands. */
function blocksOf({ branches, opener }: Opened, end: number): readonly KeywordBlock[] {
  return branches
    .filter(({ body }) => body.to > body.from)
    .map((branch) => ({ ...branch, opener, end }));
}
