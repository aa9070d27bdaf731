import { endOf, startOf } from '../memory/instant.js';
import type { Fact } from '../memory/fact.js';
import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import type { Reason } from './reasons.js';

/*
 * Why is an accepted fact not trusted? A cited file that is gone gives `source_missing`; `valid_until: 2026-01-31`
 * gives `expired_fact` from the first moment of February (UTC) on. Reasons may repeat here: `reasons.ts` sorts and
 * joins them.
 */

/** Nothing speaks against most facts. */
const NOTHING: readonly Reason[] = [];

/** What a fact's sources say against it. */
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

/** What the calendar says against it. @param now milliseconds since 1970, passed in: nothing here reads a clock. */
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
 * The next moment at which the calendar says something else of one of these facts; infinite where it never does.
 * Until then a judgement of the same trees holds. @param now milliseconds since 1970.
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
