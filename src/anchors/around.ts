import type { Turn } from './turn.js';

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
