import { type ContextBlock, draw, type Drawn } from './block.js';
import type { Limits } from './budget.js';
import {
  instructionBlock,
  isKeptOut,
  messageBlock,
  messageId,
  policyBlock,
  resourceBlock,
  skillBlock,
  summaryBlock,
  toolBlock,
  type LeftOut,
} from './parts.js';
import {
  type ContextRequest,
  type Instruction,
  type Message,
  type Summary,
  RANKS,
} from './request.js';

/*
 * What gives way when a context is too large? Oldest messages, then texts of resources, skills and tools, then
 * instructions of the lowest rank. Safety policy, session instructions and prompt stay.
 */

export interface CompactedRequest {
  readonly request: ContextRequest;
  readonly leftOut: readonly LeftOut[];
  /** First and last sequence of the messages that were removed; null where there are none. */
  readonly range: readonly [number, number] | null;
}

/** Limits of the user, which no part may pass; a share of the ceiling is not one. */
type HardLimits = ContextRequest['budget']['limits'];

/** Says which messages are gone, without their content. */
function summaryOf(oldest: readonly Message[], before: Summary | null): Summary {
  const [first, last] = [oldest[0]?.sequence ?? 0, oldest.at(-1)?.sequence ?? 0];
  const note = `Messages ${first} to ${last} were left out of this context to keep to its budget.`;
  return {
    covers: [before?.covers?.[0] ?? first, last],
    text: before === null ? note : `${before.text}\n${note}`,
  };
}

type Cost = (block: ContextBlock) => number;

/** Blocks that the policy keeps out cost nothing. */
function costUnder({ policy }: ContextRequest, costOf: (drawn: Drawn) => number): Cost {
  return (block) => (isKeptOut(block, policy) ? 0 : costOf(draw(block)));
}

/**
 * Brings each part down to its limit, once, in this order: the oldest messages become a summary, but the newest one
 * stays; then texts of resources, of skills, of tools, from the last, and then their names; then user and project
 * instructions from the lowest rank. Where the user limited the transcript, its newest message and its summary are
 * cut, with a mark.
 *
 * @param request its instructions by rank.
 */
export function compactRequest(
  request: ContextRequest,
  limits: Limits,
  costOf: (drawn: Drawn) => number,
): CompactedRequest {
  const cost = costUnder(request, costOf);
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
  const said = cutToLimit(
    request.transcript.slice(fallen.length),
    fallen.length === 0 ? request.summary : summaryOf(fallen, request.summary),
    request.budget.limits.transcript ?? Infinity,
    cost,
  );
  for (const id of said.cut) out('transcript', id, 'part');
  const resources = fewer(
    request.resources,
    limits.resources,
    (one) => cost(resourceBlock(one)),
    ({ name }, what) => out('resources', name, what),
  );
  const skills = fewer(
    request.skills,
    limits.skills,
    (one) => cost(skillBlock(one)),
    ({ id }, what) => out('skills', id, what),
  );
  const tools = fewer(
    request.tools,
    limits.tools,
    (one) => cost(toolBlock(one)),
    ({ name }, what) => out('tools', name, what),
  );
  const instructions = withoutLowest(request.instructions, limits.instructions, cost);
  for (const { id } of request.instructions.filter((one) => !instructions.includes(one)))
    out('instructions', id, 'all');
  return {
    request: {
      ...request,
      transcript: said.transcript,
      summary: said.summary,
      resources,
      skills,
      tools,
      instructions,
    },
    leftOut,
    range: first === undefined || last === undefined ? null : [first.sequence, last.sequence],
  };
}

/** Tokens of a new summary of one line. */
const NOTE = 60;

/** How many of the oldest messages have to go; the newest one stays. */
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

/** The line behind a text that was cut. */
function cutMark(left: number): string {
  return `[cut here to keep to the budget: ${left} more characters]`;
}

/** A transcript whose newest message and summary are within the limit of the user, as far as possible. */
interface CutTranscript {
  readonly transcript: readonly Message[];
  readonly summary: Summary | null;
  readonly cut: readonly string[];
}

/** The newest message gets half of the limit, or more where the summary needs less. */
function cutToLimit(
  transcript: readonly Message[],
  summary: Summary | null,
  limit: number,
  cost: Cost,
): CutTranscript {
  const costOfMessage = (message: Message): number => cost(messageBlock(message));
  const costOfSummary = (one: Summary): number => cost(summaryBlock(one));
  const newest = transcript.at(-1) ?? null;
  const others = transcript.slice(0, -1).reduce((sum, one) => sum + costOfMessage(one), 0);
  const taken = summary === null ? 0 : costOfSummary(summary);
  const least = summary === null ? 0 : costOfSummary(shortened(summary, 0, costOfSummary));
  const room = limit - others;
  const kept =
    newest === null
      ? null
      : shortened(
          newest,
          Math.min(Math.max(room - taken, Math.floor(room / 2)), room - least),
          costOfMessage,
        );
  const rest = room - (kept === null ? 0 : costOfMessage(kept));
  const keptSummary = summary === null ? null : shortened(summary, rest, costOfSummary);
  return {
    transcript: kept === null ? transcript : [...transcript.slice(0, -1), kept],
    summary: keptSummary,
    cut: [
      ...(keptSummary === summary ? [] : ['summary']),
      ...(kept === newest || newest === null ? [] : [messageId(newest)]),
    ],
  };
}

/**
 * The beginning of a text that fits, with the mark below it. A text that fits, or would not get shorter, stays as it
 * is.
 */
function shortened<T extends { readonly text: string }>(
  one: T,
  limit: number,
  costOf: (one: T) => number,
): T {
  const { text } = one;
  const whole = costOf(one);
  if (whole <= limit) return one;
  const upTo = (end: number): T => {
    // A surrogate pair is not divided.
    const at = /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
    const begin = text.slice(0, at).trimEnd();
    return { ...one, text: `${begin}${begin === '' ? '' : '\n'}${cutMark(text.length - at)}` };
  };
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (costOf(upTo(middle)) <= limit) low = middle;
    else high = middle - 1;
  }
  const cut = upTo(low);
  return costOf(cut) < whole ? cut : one;
}

/**
 * From the last: named ones lose their text, others are removed; where that is not enough, the names are removed as
 * well.
 */
function fewer<T extends { readonly isNamed: boolean }>(
  items: readonly T[],
  limit: number,
  costOf: (item: T) => number,
  tell: (item: T, what: LeftOut['what']) => void,
): readonly T[] {
  const costs = items.map(costOf);
  let total = costs.reduce((sum, one) => sum + one, 0);
  const gone = new Map<number, T | null>();
  for (const [index, item] of [...items.entries()].toReversed()) {
    if (total <= limit) break;
    const unnamed = item.isNamed ? { ...item, isNamed: false } : null;
    total -= (costs[index] ?? 0) - (unnamed === null ? 0 : costOf(unnamed));
    gone.set(index, unnamed);
  }
  for (const [index, unnamed] of gone) {
    if (total <= limit) break;
    if (unnamed === null) continue;
    total -= costOf(unnamed);
    gone.set(index, null);
  }
  return items.flatMap((item, index) => {
    const kept = gone.get(index);
    if (kept === undefined) return [item];
    tell(item, kept === null ? 'all' : 'text');
    return kept === null ? [] : [kept];
  });
}

/**
 * Instructions of the lowest rank are removed first until the rest fits; some levels always stay. The safety policy is
 * counted first.
 */
function withoutLowest(
  instructions: readonly Instruction[],
  limit: number,
  cost: Cost,
): readonly Instruction[] {
  const costs = new Map(instructions.map((one) => [one, cost(instructionBlock(one))]));
  let total = [...costs.values()].reduce((sum, one) => sum + one, cost(policyBlock()));
  return instructions.filter((one) => {
    if (total <= limit || !RANKS[one.level].mayGo) return true;
    total -= costs.get(one) ?? 0;
    return false;
  });
}

/**
 * Tokens that a part always needs: the safety policy and the instructions of the session; of a transcript the marks of
 * what was cut. All other parts can be empty.
 *
 * @param request the result of `compactRequest`.
 */
export function leastOf(
  part: keyof HardLimits,
  request: ContextRequest,
  costOf: (drawn: Drawn) => number,
): number {
  const { instructions, transcript, summary } = request;
  const cost = costUnder(request, costOf);
  if (part === 'instructions')
    return instructions
      .filter(({ level }) => !RANKS[level].mayGo)
      .reduce((sum, one) => sum + cost(instructionBlock(one)), cost(policyBlock()));
  if (part !== 'transcript') return 0;
  return (
    transcript.reduce((sum, one) => sum + cost(messageBlock(one)), 0) +
    (summary === null ? 0 : cost(summaryBlock(summary)))
  );
}
