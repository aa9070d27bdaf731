import { endOf, startOf } from '../memory/instant.js';
import type { Fact } from '../memory/fact.js';
import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import type { Reason } from './entry.js';

/*
 * Why is an accepted fact not trusted? A cited file that is gone gives `source_missing`; `valid_until: 2026-01-31`
 * gives `expired_fact` from the first moment of February (UTC) on.
 */

const NOTHING: readonly Reason[] = [];

export function sourceReasons(anchors: readonly AnchorResult[]): readonly Reason[] {
  if (!anchors.some(({ verdict }) => breaksTrust(verdict))) return NOTHING;
  return anchors
    .filter((anchor) => breaksTrust(anchor.verdict))
    .map((anchor): Reason => {
      if (anchor.outOfTree) return 'source_out_of_tree';
      switch (anchor.verdict) {
        case 'missing':
          return 'source_missing';
        case 'unreadable':
          return 'source_unreadable';
        default:
          return 'source_digest_mismatch';
      }
    });
}

/** @param now milliseconds since 1970. */
export function timeReasons(fact: Fact, now: number): readonly Reason[] {
  if (fact.validUntil === null && fact.validFrom === null) return NOTHING;
  const until = fact.validUntil === null ? null : endOf(fact.validUntil);
  const from = fact.validFrom === null ? null : startOf(fact.validFrom);
  return [
    ...(until !== null && now >= until ? (['expired_fact'] as const) : []),
    ...(from !== null && now < from ? (['not_yet_valid'] as const) : []),
  ];
}

/**
 * The next moment at which one of these facts begins or expires; infinite where none does. Until then a judgement of
 * the same trees holds.
 *
 * @param now milliseconds since 1970.
 */
export function nextTurn(
  facts: Iterable<Pick<Fact, 'validFrom' | 'validUntil'>>,
  now: number,
): number {
  let next = Infinity;
  for (const { validFrom, validUntil } of facts)
    for (const turn of [
      validFrom === null ? null : startOf(validFrom),
      validUntil === null ? null : endOf(validUntil),
    ])
      if (turn !== null && turn > now && turn < next) next = turn;
  return next;
}
