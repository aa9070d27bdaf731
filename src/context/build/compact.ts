import type { ContextBlock } from './block.js';
import { draw, type Drawn } from './drawn-block.js';
import type { Limits } from './budget.js';
import { RANKS } from './levels.js';
import {
  instructionBlock,
  messageBlock,
  messageId,
  resourceBlock,
  skillBlock,
  summaryBlock,
  toolBlock,
  type LeftOut,
} from './parts.js';
import type { Compactor, ContextRequest, Instruction, Message } from './request.js';

/*
 * What gives way when a context is too large? Oldest messages, then texts of resources, skills and
 * tools, then instructions of the lowest rank. Safety policy, session instructions and prompt stay.
 *
 * `build.ts` calls `compactRequest` once for each context. Safe error: too much gives way, which the
 * manifest names. The order is told again at `compactRequest` below: change both. NOTE follows the words of
 * `plainCompactor`, which are free. When it is wrong, `__tests__/context/build/build.test.ts` fails.
 */

/** What a compaction made of a request. */
export interface CompactedRequest {
  readonly request: ContextRequest;
  readonly leftOut: readonly LeftOut[];
  /** First and last sequence that the summary stands for now; null where no message fell. */
  readonly covers: readonly [number, number] | null;
}

/**
 * Says which messages are gone, and nothing of what was in them: a summary that says more must come
 * from whoever knows.
 */
export const plainCompactor: Compactor = (oldest, before) => {
  const [first, last] = [oldest[0]?.sequence ?? 0, oldest.at(-1)?.sequence ?? 0];
  const note = `Messages ${first} to ${last} were left out of this context to keep to its budget.`;
  return {
    covers: [before?.covers?.[0] ?? first, last],
    text: before === null ? note : `${before.text}\n${note}`,
  };
};

type Cost = (block: ContextBlock) => number;

/**
 * Brings each part down to its limit, once, in this order: the oldest messages give way to a
 * summary, which the newest message outlives; then texts of resources, of skills, of tools from the
 * last that was named, and skills and tools that were not; then user and project instructions from
 * the lowest rank. Safety policy, session instructions and prompt stay whatever happens.
 *
 * @param request its instructions by rank.
 */
export function compactRequest(
  request: ContextRequest,
  limits: Limits,
  costOf: (drawn: Drawn) => number,
): CompactedRequest {
  const cost: Cost = (block) => costOf(draw(block));
  const leftOut: LeftOut[] = [];
  const out = (section: LeftOut['section'], id: string, what: LeftOut['what']): void => {
    leftOut.push({ section, id, reason: 'over_budget', what });
  };
  const fallen = oldestToGo(request, limits.transcript, cost);
  const [first, last] = [fallen[0], fallen.at(-1)];
  if (first !== undefined && last !== undefined)
    leftOut.push({
      section: 'transcript',
      id: messageId(first),
      ...(first === last ? {} : { through: messageId(last) }),
      reason: 'over_budget',
      what: 'all',
    });
  const summary =
    fallen.length === 0
      ? request.summary
      : (request.compactor ?? plainCompactor)(fallen, request.summary);
  const resources = fewer(
    request.resources,
    limits.resources,
    (one) => cost(resourceBlock(one)),
    false,
    ({ name }, what) => out('resources', name, what),
  );
  const skills = fewer(
    request.skills,
    limits.skills,
    (one) => cost(skillBlock(one)),
    true,
    ({ id }, what) => out('skills', id, what),
  );
  const tools = fewer(
    request.tools,
    limits.tools,
    (one) => cost(toolBlock(one)),
    true,
    ({ name }, what) => out('tools', name, what),
  );
  const instructions = withoutLowest(request.instructions, limits.instructions, cost);
  for (const { id } of request.instructions.filter((one) => !instructions.includes(one)))
    out('instructions', id, 'all');
  return {
    request: {
      ...request,
      transcript: request.transcript.slice(fallen.length),
      summary,
      resources,
      skills,
      tools,
      instructions,
    },
    leftOut,
    covers: fallen.length === 0 ? null : (summary?.covers ?? null),
  };
}

/** Tokens that a new summary of one line takes, at most. */
const NOTE = 60;

/** Messages from the oldest on, until what is left is within the limit; the newest one stays. */
function oldestToGo(
  { transcript, summary }: ContextRequest,
  limit: number,
  cost: Cost,
): readonly Message[] {
  const costs = transcript.map((message) => cost(messageBlock(message)));
  let total =
    costs.reduce((sum, one) => sum + one, 0) + (summary === null ? 0 : cost(summaryBlock(summary)));
  let count = 0;
  while (total + (count === 0 ? 0 : NOTE) > limit && count < transcript.length - 1) {
    total -= costs[count] ?? 0;
    count += 1;
  }
  return transcript.slice(0, count);
}

/** From the last: what is named loses its text; what is not goes, where it may. */
function fewer<T extends { readonly isNamed: boolean }>(
  items: readonly T[],
  limit: number,
  costOf: (item: T) => number,
  mayGo: boolean,
  tell: (item: T, what: LeftOut['what']) => void,
): readonly T[] {
  const costs = items.map(costOf);
  let total = costs.reduce((sum, one) => sum + one, 0);
  const kept: T[] = [];
  for (const [index, item] of [...items.entries()].toReversed()) {
    const own = costs[index] ?? 0;
    if (total <= limit || (!item.isNamed && !mayGo)) {
      kept.push(item);
    } else if (item.isNamed) {
      const unnamed = { ...item, isNamed: false };
      total -= own - costOf(unnamed);
      kept.push(unnamed);
      tell(item, 'text');
    } else {
      total -= own;
      tell(item, 'all');
    }
  }
  return kept.toReversed();
}

/** Instructions of the lowest rank go first, as they come, until the rest fits; some levels never go. */
function withoutLowest(
  instructions: readonly Instruction[],
  limit: number,
  cost: Cost,
): readonly Instruction[] {
  const costs = new Map(instructions.map((one) => [one, cost(instructionBlock(one))]));
  let total = [...costs.values()].reduce((sum, one) => sum + one, 0);
  return instructions.filter((one) => {
    if (total <= limit || !RANKS[one.level].mayGo) return true;
    total -= costs.get(one) ?? 0;
    return false;
  });
}
