import type { Policy } from '../../memory/policy-shape.js';
import { saysExcluded } from '../../trust/blocking.js';
import { type ContextBlock, draw, type Drawn } from './block.js';
import { byRank } from './hierarchy.js';
import {
  type ContextRequest,
  type Instruction,
  type Message,
  type Resource,
  type Skill,
  type Summary,
  type Tool,
  RANKS,
  SAFETY,
  SAFETY_ID,
} from './request.js';
import type { SectionName } from './sections.js';

/* Makes blocks of a context from instructions, messages, tools, skills and resources. */

/** Something requested that is missing. */
export interface LeftOut {
  readonly section: SectionName;
  readonly id: string;
  /** The last of a run of messages that begins with this one. */
  readonly through?: string;
  readonly reason: 'over_budget' | 'policy_blocked';
  /** `all`: it is missing. `text`: it is named without its text. `part`: its text is cut, with a mark. */
  readonly what: 'all' | 'text' | 'part';
}

/** Everything but memory, in the order of the file; and what the policy keeps out of it. */
export function fixedParts(request: ContextRequest): {
  readonly drawn: readonly Drawn[];
  readonly leftOut: readonly LeftOut[];
} {
  const leftOut: LeftOut[] = [];
  const blocks = [
    ...byRank(request.instructions).map(instructionBlock),
    policyBlock(),
    ...promptBlocks(request),
    ...(request.summary === null ? [] : [summaryBlock(request.summary)]),
    ...request.transcript.map(messageBlock),
    ...request.tools.map(toolBlock),
    ...skillBlocks(request),
    ...request.resources.map(resourceBlock),
  ].filter((block) => {
    const isBlocked = isKeptOut(block, request.policy);
    if (isBlocked)
      leftOut.push({
        section: block.section,
        id: saysExcluded(block.id, request.policy) ? '' : block.id,
        reason: 'policy_blocked',
        what: 'all',
      });
    return !isBlocked;
  });
  return { drawn: blocks.map(draw), leftOut };
}

/** Whether the policy excludes a block (SECURITY S28); our safety policy never is. */
export function isKeptOut({ kind, id, attributes, pieces }: ContextBlock, policy: Policy): boolean {
  return (
    kind !== 'policy' &&
    saysExcluded(
      [id, ...attributes.map(([, value]) => value), ...pieces.map(({ text }) => text)].join('\n'),
      policy,
    )
  );
}

/** The safety policy: in every context, counted first, and never cut. */
export function policyBlock(): ContextBlock {
  return {
    section: 'instructions',
    kind: 'policy',
    id: SAFETY_ID,
    attributes: [
      ['level', 'safety'],
      ['rank', RANKS.safety.words],
    ],
    pieces: [{ lines: null, text: SAFETY }],
  };
}

export function instructionBlock({ level, id, text, untrusted = [] }: Instruction): ContextBlock {
  return {
    section: 'instructions',
    kind: 'instruction',
    id,
    attributes: [
      ['level', level],
      ['rank', `${RANKS[level].words}; ${RANKS[level].does}`],
    ],
    pieces: [{ lines: null, text }],
    untrusted,
  };
}

function promptBlocks({ prompt }: ContextRequest): ContextBlock[] {
  return prompt === null
    ? []
    : [
        {
          section: 'prompt',
          kind: 'prompt',
          id: 'prompt',
          attributes: [],
          pieces: [{ lines: null, text: prompt }],
        },
      ];
}

export function summaryBlock({ covers, text }: Summary): ContextBlock {
  return {
    section: 'transcript',
    kind: 'summary',
    id: 'summary',
    attributes: [['covers', covers === null ? 'unknown' : covers.join('-')]],
    pieces: [{ lines: null, text }],
  };
}

export function messageId({ sequence }: Message): string {
  return `message-${sequence}`;
}

export function messageBlock(message: Message): ContextBlock {
  return {
    section: 'transcript',
    kind: 'message',
    id: messageId(message),
    attributes: [['role', message.role]],
    pieces: [{ lines: null, text: message.text }],
  };
}

/** A requested tool has its schema; any other is a line. */
export function toolBlock({ name, description, schema, isNamed }: Tool): ContextBlock {
  const about = [['about', description]] as const;
  return isNamed && schema !== null
    ? {
        section: 'tools',
        kind: 'tool',
        id: name,
        attributes: about,
        pieces: [{ lines: null, text: schema }],
      }
    : { section: 'tools', kind: 'listing', id: name, attributes: about, pieces: [] };
}

export function skillBlock({
  id,
  name,
  description,
  body,
  isNamed,
  untrusted = [],
}: Skill): ContextBlock {
  const attributes = [
    ['name', name],
    ['about', description],
  ] as const;
  return isNamed
    ? {
        section: 'skills',
        kind: 'skill',
        id,
        attributes,
        pieces: [{ lines: null, text: body }],
        untrusted,
      }
    : { section: 'skills', kind: 'listing', id, attributes, pieces: [] };
}

/** SECURITY S41: skills of a pull request are listed by their id, since it may have changed their words. */
function skillBlocks({ skills, onlyUnchangedSince }: ContextRequest): ContextBlock[] {
  return skills.map((skill) =>
    onlyUnchangedSince === undefined
      ? skillBlock(skill)
      : { section: 'skills', kind: 'listing', id: skill.id, attributes: [], pieces: [] },
  );
}

export function resourceBlock({
  name,
  description,
  text,
  isNamed,
  untrusted = [],
}: Resource): ContextBlock {
  const attributes = description === '' ? [] : ([['about', description]] as const);
  return isNamed
    ? {
        section: 'resources',
        kind: 'resource',
        id: name,
        attributes,
        pieces: [{ lines: null, text }],
        untrusted,
      }
    : { section: 'resources', kind: 'listing', id: name, attributes, pieces: [] };
}
