import type { EntryOrigin } from '../../trust/entry.js';
import type { UntrustedSentence } from '../../trust/reader-trust.js';
import {
  type BlockKind,
  blockText,
  bodyBytes,
  bodyHash,
  boundaryOf,
  type Drawn,
  SAMPLE_BOUNDARY,
} from './block.js';
import {
  type BudgetReport,
  type Limits,
  limitsOf,
  NOTHING_USED,
  partsOverLimit,
  type Overflow,
  type PartOver,
  type Usage,
} from './budget.js';
import { compactRequest, leastOf, type CompactedRequest } from './compact.js';
import { estimateTokens } from '../../text/tokens.js';
import type { ContextFormat, ContextRequest } from './request.js';
import { byRank, type InstructionConflict, resolveConflicts } from './hierarchy.js';
import { chooseMemory, mayCarryBody, type Fate } from './memory.js';
import { fixedParts, type LeftOut } from './parts.js';
import { renderMarkdown, type MarkdownFrame, type Rendered, renderRequest } from './render.js';
import { partOf, type SectionName } from './sections.js';

/*
 * Does everything fit into the budget of a context, and what gives way? `buildContext` tries the request as it is;
 * parts above their limit are compacted once; if that is not enough, the result is an `Overflow`.
 */

/** The content of some lines of a context file. All blocks together are all of its lines, each once. */
export interface PlacedBlock {
  readonly kind: BlockKind | 'frame';
  readonly section: SectionName | null;
  /** Empty for the frame. */
  readonly id: string;
  readonly lines: readonly [number, number];
  readonly bodyIncluded: boolean;
  /** The quoted text without quote marks; null where there is none. */
  readonly body: string | null;
  readonly bodyBytes: number;
  readonly bodyHash: string | null;
  readonly origin?: EntryOrigin;
  readonly untrusted?: readonly UntrustedSentence[];
}

export interface Built {
  readonly kind: 'built';
  readonly text: string;
  readonly boundary: string;
  readonly blocks: readonly PlacedBlock[];
  readonly fates: ReadonlyMap<string, Fate>;
  readonly leftOut: readonly LeftOut[];
  readonly conflicts: readonly InstructionConflict[];
  readonly budget: BudgetReport;
  /** Null where nothing was compacted. */
  readonly compaction: Omit<CompactedRequest, 'request'> | null;
}

/**
 * A pure function of the request. It is tried as it is; above a limit or the ceiling, or if memory gets less than its
 * share, it is compacted once and tried again.
 */
export function buildContext(
  asked: ContextRequest,
  format: ContextFormat = 'markdown',
): Built | Overflow {
  const request = withheld({ ...asked, instructions: byRank(asked.instructions) });
  const limits = limitsOf(request.budget);
  const first = attempt(request, format, null);
  if (
    first.kind === 'built' &&
    partsOverLimit(first.budget.parts, request.budget.limits).length === 0 &&
    !starved(first, limits)
  )
    return first;
  const [compacted, second] = compactedOnce(request, format, limits, first.budget.parts);
  const parts = partsOver(second.budget, compacted.request);
  if (second.kind === 'built' && parts.length === 0) return second;
  return { kind: 'overflow', code: 'context_overflow', budget: second.budget, over: parts };
}

/**
 * Parts that get the tokens left over, the highest rank first. Memory is not one: it has its share before, and
 * whatever they leave.
 */
const BY_RANK = ['instructions', 'tools', 'skills', 'resources', 'transcript'] as const;

/**
 * Compacts each part to its limit, then gives the rest of the ceiling to the parts that were cut, one after the other.
 * Limits of the user stay.
 *
 * @param whole tokens by part of the original request.
 */
function compactedOnce(
  request: ContextRequest,
  format: ContextFormat,
  shares: Limits,
  whole: Usage,
): readonly [CompactedRequest, Built | Overflow] {
  const compact = (limits: Limits): readonly [CompactedRequest, Built | Overflow] => {
    const compacted = compactRequest(request, limits, costOf);
    return [compacted, attempt(request, format, compacted, shares.memory)];
  };
  let limits = shares;
  let best = compact(limits);
  for (const part of BY_RANK) {
    const { ceiling, used, parts } = best[1].budget;
    if (request.budget.limits[part] !== undefined || parts[part] >= whole[part] || used >= ceiling)
      continue;
    const more = { ...limits, [part]: parts[part] + ceiling - used };
    const next = compact(more);
    if (next[1].kind === 'overflow') continue;
    [limits, best] = [more, next];
  }
  const [compacted, built] = best;
  const filled = attempt(request, format, compacted);
  return [
    compacted,
    filled.kind === 'built' && filled.budget.parts.memory >= built.budget.parts.memory
      ? filled
      : built,
  ];
}

/** Limits of the user are strict: parts that are above them are listed. */
function partsOver({ parts }: BudgetReport, request: ContextRequest): PartOver[] {
  const { limits } = request.budget;
  return partsOverLimit(parts, limits).map((part) => ({
    part,
    limit: limits[part] ?? 0,
    used: parts[part],
    least: leastOf(part, request, costOf),
  }));
}

/** SECURITY S41: instructions that a pull request may have changed are left out. */
function withheld(request: ContextRequest): ContextRequest {
  if (request.onlyUnchangedSince === undefined) return request;
  const entries = new Map(request.entries.map((entry) => [entry.id, entry]));
  return {
    ...request,
    instructions: request.instructions.filter(({ id }) => {
      const entry = entries.get(id);
      return entry === undefined || mayCarryBody(entry, request);
    }),
  };
}

/** Whether memory lost something to parts above their share. */
function starved({ fates, budget: { parts } }: Built, limits: Limits): boolean {
  return (
    parts.memory < limits.memory &&
    partsOverLimit(parts, { ...limits, memory: Infinity }).length > 0 &&
    [...fates.values()].includes('over_budget')
  );
}

/** Tokens of a block, with a sample boundary: the real one is not known yet. */
function costOf(drawn: Drawn): number {
  return estimateTokens(blockText(drawn, SAMPLE_BOUNDARY));
}

/** Tries with less memory, where the whole has more tokens than its parts. */
const MOST_TRIES = 5;

/**
 * One try: everything but memory as it is, then as much memory as fits.
 *
 * @param compaction null at the first try.
 * @param share tokens for memory; without it, everything that the others leave.
 */
function attempt(
  asked: ContextRequest,
  format: ContextFormat,
  compaction: CompactedRequest | null,
  share?: number,
): Built | Overflow {
  const request = compaction?.request ?? asked;
  const compacted = compaction?.leftOut ?? [];
  const { ceiling, limits } = request.budget;
  const fixed = fixedParts(request);
  const parts: Record<keyof Usage, number> = { ...NOTHING_USED };
  for (const drawn of fixed.drawn) parts[partOf(drawn.block.section)] += costOf(drawn);
  const frame: MarkdownFrame = {
    purpose: request.purpose,
    query: request.query,
    basis: request.basis,
    unnamed: 0,
  };
  parts.frame =
    estimateTokens(render(format, frame, fixed.drawn, SAMPLE_BOUNDARY).text) -
    fixed.drawn.reduce((sum, drawn) => sum + costOf(drawn), 0) +
    FRAME_OF_MEMORY;
  const elsewhere = new Set(
    fixed.drawn
      .filter(
        ({ body, block }) =>
          body !== null && (block.kind === 'instruction' || block.kind === 'skill'),
      )
      .map(({ block }) => block.id),
  );
  const taken = Object.values(parts).reduce((sum, tokens) => sum + tokens, 0);
  let left = Math.max(0, Math.min(limits.memory ?? ceiling, ceiling - taken));
  // Memory rarely uses its whole share.
  let room = share ?? left;
  let budget: BudgetReport = { ceiling, used: taken, limits: limitsOf(request.budget), parts };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const memory = chooseMemory({
      request,
      limit: room,
      costOf,
      elsewhere,
      cut: entriesIn(compacted),
      instructions: asked.instructions,
    });
    const drawn = [...memory.drawn, ...fixed.drawn];
    const boundary = boundaryOf(
      drawn.flatMap(({ lines }) => lines.map(({ text }) => text)).concat(frame.query, frame.basis),
    );
    const { text, lineOf, lines } = render(
      format,
      { ...frame, unnamed: memory.unnamed },
      drawn,
      boundary,
    );
    const used = estimateTokens(text);
    const own = { ...parts, memory: memory.drawn.reduce((sum, one) => sum + costOf(one), 0) };
    const others = Object.values(own).reduce((sum, one) => sum + one, 0) - own.frame;
    // The frame is what is left: until then it has room for all headings.
    budget = { ...budget, used, parts: { ...own, frame: Math.max(0, used - others) } };
    if (used <= ceiling) {
      return {
        kind: 'built',
        text,
        boundary,
        blocks: placed(drawn, lineOf, lines),
        fates: memory.fates,
        leftOut: [...fixed.leftOut, ...compacted, ...memory.leftOut],
        // Instructions that were left out for lack of room still count in conflicts.
        conflicts: resolveConflicts(asked.instructions),
        budget,
        compaction:
          compaction === null || compacted.length === 0
            ? null
            : { leftOut: compacted, range: compaction.range },
      };
    }
    if (room === 0) break;
    // Less by the excess, and a little more at each try, so that few tries are enough.
    left = room > left ? left : Math.max(0, room - (used - ceiling) - tries * 64);
    room = left;
  }
  return { kind: 'overflow', code: 'context_overflow', budget, over: [] };
}

/** Instructions and skills are entries; tools, messages and resources are none, whatever they are called. */
function entriesIn(leftOut: readonly LeftOut[]): ReadonlySet<string> {
  return new Set(
    leftOut.flatMap(({ section, id }) =>
      section === 'instructions' || section === 'skills' ? [id] : [],
    ),
  );
}

/** Tokens of the headings of the five memory sections. */
export const FRAME_OF_MEMORY = 460;

function render(
  format: ContextFormat,
  frame: MarkdownFrame,
  drawn: readonly Drawn[],
  boundary: string,
): Rendered {
  switch (format) {
    case 'markdown':
      return renderMarkdown(frame, drawn, boundary);
    case 'request':
      return renderRequest(frame, drawn, boundary);
  }
}

/** The blocks in the order of their lines, with the frame between them. */
function placed(
  drawn: readonly Drawn[],
  lineOf: ReadonlyMap<Drawn, readonly [number, number]>,
  lines: number,
): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  const frame = (from: number, to: number): void => {
    if (from <= to)
      blocks.push({
        kind: 'frame',
        section: null,
        id: '',
        lines: [from, to],
        bodyIncluded: false,
        body: null,
        bodyBytes: 0,
        bodyHash: null,
      });
  };
  let next = 1;
  for (const one of drawn.toSorted(
    (a, b) => (lineOf.get(a)?.[0] ?? 0) - (lineOf.get(b)?.[0] ?? 0),
  )) {
    const range = lineOf.get(one);
    if (range === undefined) throw new Error(`${one.block.kind} does not belong in a context`);
    frame(next, range[0] - 1);
    blocks.push({
      kind: one.block.kind,
      section: one.block.section,
      id: one.block.id,
      lines: range,
      bodyIncluded: one.body !== null,
      body: one.body,
      bodyBytes: bodyBytes(one),
      bodyHash: bodyHash(one),
      ...(one.block.origin === undefined ? {} : { origin: one.block.origin }),
      ...(one.body === null ? {} : { untrusted: one.block.untrusted ?? [] }),
    });
    next = range[1] + 1;
  }
  frame(next, lines);
  return blocks;
}
