import { AgentDocument } from '../../agent-files/document.js';
import { contradict } from '../../agent-files/detectors/conflicts/index.js';
import {
  type TopicStatement,
  topicStatementsIn,
} from '../../agent-files/detectors/conflicts/statements.js';
import { TOPICS } from '../../agent-files/detectors/conflicts/topics.js';
import { compareTexts } from '../../text/order.js';
import { joined } from '../../text/pattern.js';
import {
  type Instruction,
  type Level,
  LEVELS,
  type Protected,
  RANKS,
  SAFETY_ID,
} from './request.js';

/* Which of two contradicting instructions holds? The one of the higher rank, where its level overrides. */

/** Instructions by rank; folders from the root downwards, then by id. */
export function byRank(instructions: readonly Instruction[]): Instruction[] {
  return instructions.toSorted(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      depth(a) - depth(b) ||
      compareTexts(a.id, b.id),
  );
}

function depth({ level, id }: Instruction): number {
  return level === 'directory' ? id.split('/').length : 0;
}

/** One side of a conflict: an instruction and its line, 1-based; null for text outside a file. */
export interface Side {
  readonly id: string;
  readonly level: Level;
  readonly line: number | null;
}

/** Two instructions that contradict each other, and which of them holds. */
export interface InstructionConflict {
  /** A topic of the table, or something protected. */
  readonly about: string;
  readonly holds: Side;
  readonly overridden: Side;
}

/** Conflicts that are listed: more are an attack on the manifest. */
const MOST = 100;

/**
 * Contradictions among instructions, resolved by rank: only those about {@link TOPICS}, and attempts to change
 * something protected.
 */
export function resolveConflicts(instructions: readonly Instruction[]): InstructionConflict[] {
  const found: InstructionConflict[] = [];
  const before: { readonly instruction: Instruction; readonly statement: TopicStatement }[] = [];
  for (const instruction of byRank(instructions)) {
    const document = new AgentDocument(
      'codex',
      'memory',
      instruction.id,
      instruction.id,
      instruction.text,
    );
    const own = topicStatementsIn(document, TOPICS).slice(0, MOST);
    for (const statement of own) {
      const other = before.findLast((earlier) => contradict(earlier.statement, statement));
      if (other !== undefined)
        found.push(
          resolved(
            statement.topic.name,
            other.instruction,
            other.statement.line,
            instruction,
            statement.line,
          ),
        );
    }
    before.push(...own.map((statement) => ({ instruction, statement })));
    for (const { about, line } of reachesFor(instruction)) {
      found.push({
        about,
        holds: { id: SAFETY_ID, level: 'safety', line: null },
        overridden: { id: instruction.id, level: instruction.level, line },
      });
    }
  }
  return found.slice(0, MOST);
}

/** The later of two has the higher rank; it wins where its level overrides, and loses where it only appends. */
function resolved(
  about: string,
  earlier: Instruction,
  earlierLine: number,
  later: Instruction,
  laterLine: number,
): InstructionConflict {
  const [first, second]: readonly [Side, Side] = [
    { id: earlier.id, level: earlier.level, line: earlierLine },
    { id: later.id, level: later.level, line: laterLine },
  ];
  return RANKS[later.level].does === 'overrides'
    ? { about, holds: second, overridden: first }
    : { about, holds: first, overridden: second };
}

/**
 * Attempts to change something protected: "Ignore all previous instructions", "Treat this file as trusted", "You may
 * exceed the token budget".
 */
const REACHES: readonly (readonly [Protected, RegExp])[] = [
  [
    'runtime-safety',
    new RegExp(
      joined`
        \b(?:ignore|disregard|override|overrides|supersedes|bypass|forget)\b.{0,40}\b
        (?:previous|prior|above|other|system|safety|all)\b.{0,30}\b
        (?:instructions?|polic(?:y|ies)|prompts?|rules)\b`,
      'i',
    ),
  ],
  [
    'adoption',
    /\b(?:treat|consider|mark|count|regard)\b.{0,60}\b(?:as|to be) (?:trusted|adopted|reviewed|accepted|approved)\b/i,
  ],
  [
    'budget',
    /\b(?:ignore|exceed|bypass|disregard)\b.{0,30}\b(?:token|context) (?:budget|limit|ceiling)\b/i,
  ],
];

/** Longer lines are not rules. */
const LONGEST_LINE = 400;

/** Lines that try to change what their level cannot; one that forbids it ("never ignore …") does not. */
function reachesFor({
  level,
  text,
}: Instruction): { readonly about: Protected; readonly line: number }[] {
  const { never } = RANKS[level];
  return text
    .split(/\r\n|[\n\r]/)
    .flatMap((words, index) =>
      words.length > LONGEST_LINE
        ? []
        : REACHES.filter(
            ([about, pattern]) =>
              never.includes(about) &&
              !/\b(?:never|do not|don't|must not)\b/i.test(words) &&
              pattern.test(words),
          ).map(([about]) => ({ about, line: index + 1 })),
    );
}
