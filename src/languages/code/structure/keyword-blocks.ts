import type { Code } from '../symbols/code.js';
import type { CodeBlock } from './blocks.js';
import type { TokenRange } from './region.js';

/*
 * Which words open, part and close the blocks of a language without braces? A reader says `open`,
 * `branch` and `close` as it goes, and gets a block for each branch. Where something is not closed
 * there are no blocks at all: then nothing is known.
 *
 * `lua.ts` and `sql.ts` in this folder use it. `exits.test.ts` and `heads.test.ts` in
 * `__tests__/anchors/` fail when this is wrong.
 *
 * A block too many is a false alarm, the safe error; one that is missed hides what stands around a
 * place. Nothing of these types is stored, so methods may be added; but `heads` of a branch, those
 * before it included, are told in the digest of the hint `around`, and a `note` is as well.
 */

/** A construct that is open. */
interface Opened {
  readonly opener: number;
  readonly note: string;
  /** The heads of the branches up to the one that is open. */
  readonly heads: TokenRange[];
  readonly bodies: { readonly heads: readonly TokenRange[]; readonly from: number; to: number }[];
  /** Where the head begins whose body has not begun. */
  head: number;
  /** Whether a body has begun and not ended. */
  isOpen: boolean;
}

/** Blocks between words, as a reader finds them from the first token to the last. */
export interface KeywordBlocks {
  /** Opens a construct; with a body where that begins at once. */
  open(opener: number, heads?: readonly TokenRange[], body?: number, note?: string): void;
  /** Begins the body of the branch whose head ends at a token. */
  begin(headTo: number, body: number): void;
  /** Ends the body that is open and begins the head of a further branch. */
  branch(head: number): void;
  /** Closes the construct that was opened last. */
  close(bodyTo: number, end: number): void;
  /** The token that opened what is open now, or -1. */
  opener(): number;
  /** All blocks; none where what was opened was not closed: then nothing is known. */
  all(): readonly CodeBlock[];
}

/** @param code for the length of it: what is never closed ends there */
export function openBlocks(code: Code): KeywordBlocks {
  const blocks: CodeBlock[] = [];
  const open: Opened[] = [];
  let isBroken = false;
  const begin = (top: Opened, from: number): void => {
    top.bodies.push({ heads: [...top.heads], from, to: code.length });
    top.isOpen = true;
  };
  const end = (top: Opened, to: number): void => {
    const last = top.bodies.at(-1);
    if (top.isOpen && last !== undefined) last.to = to;
    top.isOpen = false;
  };
  return {
    open(opener, heads = [], body = -1, note = '') {
      const opened: Opened = {
        opener,
        note,
        heads: [...heads],
        bodies: [],
        head: opener,
        isOpen: false,
      };
      open.push(opened);
      if (body >= 0) begin(opened, body);
    },
    begin(headTo, body) {
      const top = open.at(-1);
      if (top === undefined || top.isOpen) return;
      top.heads.push({ from: top.head, to: headTo });
      begin(top, body);
    },
    branch(head) {
      const top = open.at(-1);
      if (top === undefined) return;
      end(top, head);
      top.head = head;
    },
    close(bodyTo, to) {
      const top = open.pop();
      if (top === undefined) {
        isBroken = true;
        return;
      }
      end(top, bodyTo);
      for (const { heads, from, to: last } of top.bodies)
        if (from < last)
          blocks.push({
            body: { from, to: last },
            opener: top.opener,
            end: to,
            head: heads,
            note: top.note,
          });
    },
    opener: () => open.at(-1)?.opener ?? -1,
    all: () => (isBroken || open.length > 0 ? [] : blocks),
  };
}
