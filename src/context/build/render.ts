import { blockText, type Drawn, marker, MARKER_END } from './block.js';
import { quotedName } from '../../text/quote.js';
import type { Purpose } from './request.js';
import { HEADINGS, type SectionName, SECTIONS } from './sections.js';

/* Writes a context: as Markdown for an agent that reads files, or as a model request in JSON. */

export interface MarkdownFrame {
  readonly purpose: Purpose;
  readonly query: string;
  readonly basis: string;
  /** Entries that only the manifest names. */
  readonly unnamed: number;
}

export interface Rendered {
  readonly text: string;
  /** First and last line of each block. */
  readonly lineOf: ReadonlyMap<Drawn, readonly [number, number]>;
  readonly lines: number;
}

/** The first lines of a context: what it is, and how to read its lines. */
function openingText({ purpose, query, basis }: MarkdownFrame): readonly string[] {
  return [
    `# Context for a ${purpose}`,
    'Lines that begin with ">" quote texts of others. Lines of this file that mark ' +
      'sections and entries carry the token of the first line; no quoted text knows it.',
    `Query: ${query.trim() === '' ? 'none' : quotedName(query)}`,
    `Settled at: ${quotedName(basis)}`,
  ];
}

function sectionOpening(section: SectionName): readonly string[] {
  return [`## ${HEADINGS[section].title}`, HEADINGS[section].words];
}

/** The last line of a section: how many entries only the manifest names. */
function sectionClosing(section: SectionName, { unnamed }: MarkdownFrame): readonly string[] {
  return section === 'excluded' && unnamed > 0 ? [`${unnamed} more: see the manifest.`] : [];
}

/** Empty sections are left out, but an empty trusted section says so. */
function markdownSections(
  drawn: readonly Drawn[],
  { unnamed }: MarkdownFrame,
): readonly (readonly [SectionName, readonly Drawn[]])[] {
  return SECTIONS.map(
    (section) => [section, drawn.filter(({ block }) => block.section === section)] as const,
  ).filter(
    ([section, blocks]) =>
      blocks.length > 0 || section === 'trusted' || (section === 'excluded' && unnamed > 0),
  );
}

export function renderMarkdown(
  frame: MarkdownFrame,
  drawn: readonly Drawn[],
  boundary: string,
): Rendered {
  const mark = marker(boundary);
  const lines: string[] = [`${mark}context version="1"${MARKER_END}`, ...openingText(frame)];
  const lineOf = new Map<Drawn, readonly [number, number]>();
  for (const [section, blocks] of markdownSections(drawn, frame)) {
    lines.push(`${mark}section "${section}"${MARKER_END}`, ...sectionOpening(section));
    if (section === 'trusted' && blocks.length === 0)
      lines.push('Nothing here: rely on no memory.');
    for (const one of blocks) {
      const first = lines.length + 1;
      for (const { isMarked, text } of one.lines)
        lines.push(isMarked ? `${mark}${text}${MARKER_END}` : text);
      lineOf.set(one, [first, lines.length]);
    }
    lines.push(...sectionClosing(section, frame));
  }
  lines.push(`${mark}end${MARKER_END}`);
  return { text: `${lines.join('\n')}\n`, lineOf, lines: lines.length };
}

type MessageRole = 'system' | 'developer' | 'user' | 'assistant' | 'tool';

/**
 * A request to a model of any provider, as JSON: messages with roles, each a list of texts, one on each line so that
 * the manifest can refer to it. Texts are quoted and marked as in Markdown.
 */
export function renderRequest(
  frame: MarkdownFrame,
  drawn: readonly Drawn[],
  boundary: string,
): Rendered {
  const mark = marker(boundary);
  const lines: string[] = [
    '{',
    '  "schema": "memtrust.model_request",',
    '  "schema_version": 1,',
    '  "messages": [',
  ];
  const lineOf = new Map<Drawn, readonly [number, number]>();
  const messages = messagesOf(
    frame,
    drawn,
    `${mark}context version="1"${MARKER_END}`,
    (section) => `${mark}section "${section}"${MARKER_END}`,
    `${mark}end${MARKER_END}`,
  );
  messages.forEach(({ role, texts }, index) => {
    lines.push(`    { "role": "${role}", "content": [`);
    texts.forEach((part, at) => {
      lines.push(
        '      { "type": "text", "text": ' +
          `${JSON.stringify(part.drawn === null ? part.text : blockText(part.drawn, boundary).trimEnd())} ` +
          `}${at === texts.length - 1 ? '' : ','}`,
      );
      if (part.drawn !== null) lineOf.set(part.drawn, [lines.length, lines.length]);
    });
    lines.push(`    ] }${index === messages.length - 1 ? '' : ','}`);
  });
  lines.push('  ]', '}');
  return { text: `${lines.join('\n')}\n`, lineOf, lines: lines.length };
}

interface TextPart {
  readonly drawn: Drawn | null;
  readonly text: string;
}

interface RoleMessage {
  readonly role: MessageRole;
  readonly texts: readonly TextPart[];
}

function messagesOf(
  frame: MarkdownFrame,
  drawn: readonly Drawn[],
  begin: string,
  open: (section: SectionName) => string,
  end: string,
): RoleMessage[] {
  const messages: { role: MessageRole; texts: TextPart[] }[] = [];
  const say = (role: MessageRole, text: string, one: Drawn | null = null): void => {
    const last = messages.at(-1);
    if (last?.role === role) last.texts.push({ drawn: one, text });
    else messages.push({ role, texts: [{ drawn: one, text }] });
  };
  const sections = new Map(markdownSections(drawn, frame));
  const ours = (sections.get('instructions') ?? []).filter((one) => roleOf(one) === 'system');
  say(
    'system',
    [begin, ...openingText(frame), open('instructions'), ...sectionOpening('instructions')].join(
      '\n',
    ),
  );
  for (const one of ours) say('system', '', one);
  const order: readonly SectionName[] = [
    'instructions',
    'trusted',
    'advisory',
    'candidates',
    'evidence',
    'excluded',
    'tools',
    'skills',
    'resources',
    'transcript',
    'prompt',
  ];
  for (const section of order) {
    const blocks = (sections.get(section) ?? []).filter((one) => !ours.includes(one));
    const closing = sectionClosing(section, frame);
    if (blocks.length === 0 && closing.length === 0) continue;
    say(
      section === 'instructions' || section === 'trusted' ? 'developer' : 'user',
      [open(section), ...sectionOpening(section)].join('\n'),
    );
    for (const one of blocks) say(roleOf(one), '', one);
    if (closing.length > 0) say('user', closing.join('\n'));
  }
  say('user', end);
  return messages;
}

/** Only the runtime and the user of this session speak for the system; texts of others are data of a user. */
function roleOf({ block }: Drawn): MessageRole {
  if (block.section === 'trusted') return 'developer';
  if (block.kind === 'policy') return 'system';
  if (block.kind === 'instruction')
    return block.attributes.some(([key, value]) => key === 'level' && value === 'session')
      ? 'system'
      : 'developer';
  const said =
    block.kind === 'message' ? block.attributes.find(([key]) => key === 'role')?.[1] : undefined;
  return said === 'assistant' || said === 'tool' ? said : 'user';
}
