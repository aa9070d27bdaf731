import type { Turn } from './turn.js';

/**
 * Reads and writes the hint `around` of a binding, which answers two questions about a cited text:
 * in which constructs does it stand, and which of several equal texts in one place is it?
 *
 * Example: `0123456789abcdef 1/2` is the first of two equal lines that stand in the constructs of
 * that digest. Either part may be missing; what has neither form says nothing. Facts hold this
 * form, so it is read for ever, and whatever is added must be a part that may be missing.
 *
 * Written by `hints.ts`; read by `lines.ts` and `symbol.ts`, which find the place by it, by
 * `honesty.ts`, and by `rebounds.ts` of the gate. When it is wrong,
 * `__tests__/anchors/around.test.ts` breaks: a guard that came into a construct is then taken for
 * the same.
 */

/** The hint `around`, in its parts: `0123456789abcdef`, `0123456789abcdef 1/2`, `1/2`. */
export interface Around {
  /** Digest of what stands around a span; null where nothing is known of it. */
  readonly digest: string | null;
  /** Which of its twins it is; null where it had none. */
  readonly turn: Turn | null;
}

export function aroundText({ digest, turn }: Around): string | null {
  const parts = [
    ...(digest === null ? [] : [digest]),
    ...(turn === null ? [] : [`${turn.turn}/${turn.count}`]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

export function readAround(text: string | null): Around {
  const [, digest, turn, count] = /^([0-9a-f]{16})?(?: ?(\d+)\/(\d+))?$/.exec(text ?? '') ?? [];
  return {
    digest: digest ?? null,
    turn:
      turn === undefined || count === undefined
        ? null
        : { turn: Number(turn), count: Number(count) },
  };
}
