import type { Code } from '../symbols/code.js';
import type { KeywordBlock } from './blocks.js';

/*
 * Blocks of a language without braces: a reader says `open`, `branch` and `close` as it goes, and gets a block for
 * each branch. Where something is not closed there are no blocks at all: then nothing is known.
 */

/** A construct that is open. */
interface Opened {
  readonly opener: number;
  readonly bodies: { readonly from: number; to: number }[];
  /** Whether a body has begun and not ended. */
  isOpen: boolean;
}

/** Blocks between words, as a reader finds them from the first token to the last. */
export interface KeywordBlocks {
  /** Opens a construct; with a body where that begins at once. */
  open(opener: number, body?: number): void;
  /** Begins the body of the branch whose head was read. */
  begin(body: number): void;
  /** Ends the body that is open, before the head of a further branch. */
  branch(head: number): void;
  /** Closes the construct that was opened last. */
  close(bodyTo: number, end: number): void;
  /** The token that opened what is open now, or -1. */
  opener(): number;
  /** All blocks; none where what was opened was not closed: then nothing is known. */
  all(): readonly KeywordBlock[];
}

/** @param code for the length of it: what is never closed ends there */
export function openBlocks(code: Code): KeywordBlocks {
  const blocks: KeywordBlock[] = [];
  const open: Opened[] = [];
  let isBroken = false;
  const begin = (top: Opened, from: number): void => {
    top.bodies.push({ from, to: code.length });
    top.isOpen = true;
  };
  const end = (top: Opened, to: number): void => {
    const last = top.bodies.at(-1);
    if (top.isOpen && last !== undefined) last.to = to;
    top.isOpen = false;
  };
  return {
    open(opener, body = -1) {
      const opened: Opened = { opener, bodies: [], isOpen: false };
      open.push(opened);
      if (body >= 0) begin(opened, body);
    },
    begin(body) {
      const top = open.at(-1);
      if (top !== undefined && !top.isOpen) begin(top, body);
    },
    branch(head) {
      const top = open.at(-1);
      if (top !== undefined) end(top, head);
    },
    close(bodyTo, to) {
      const top = open.pop();
      if (top === undefined) {
        isBroken = true;
        return;
      }
      end(top, bodyTo);
      for (const { from, to: last } of top.bodies)
        if (from < last) blocks.push({ body: { from, to: last }, opener: top.opener, end: to });
    },
    opener: () => open.at(-1)?.opener ?? -1,
    all: () => (isBroken || open.length > 0 ? [] : blocks),
  };
}
