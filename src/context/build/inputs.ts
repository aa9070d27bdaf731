import { z } from 'zod';
import type { PlacedMessage } from '../../memory/problem.js';
import { roleOf, sessionTranscript } from '../session/transcript.js';
import type { Message, Summary, Tool } from './request.js';

/*
 * Reads the files of tools and messages that a user gives for a context: tool lists of MCP, Anthropic and OpenAI;
 * messages as a session log, JSON Lines, JSON or plain text.
 */

/** A fault in a file that the user gave; `line` is 1-based. */
export interface InputFault {
  readonly fault: string;
  readonly line: number | null;
}

/** The schema of a tool is `input_schema` (Anthropic), `inputSchema` (MCP) or `parameters` (OpenAI). */
const functionShape = z.object({
  name: z.string().min(1).max(200),
  description: z.string().max(20_000).default(''),
  input_schema: z.unknown().optional(),
  inputSchema: z.unknown().optional(),
  parameters: z.unknown().optional(),
});
/** OpenAI wraps each tool into `function`. */
const toolsShape = z
  .array(
    z.union([
      functionShape,
      z.object({ function: functionShape }).transform((tool) => tool.function),
    ]),
  )
  .max(1_000);

/** An array, or an object with `tools`. */
export function parseTools(text: string, named: ReadonlySet<string>): readonly Tool[] | InputFault {
  const json = parseJson(text);
  if ('fault' in json) return json;
  const { value } = json;
  const list: unknown =
    typeof value === 'object' && value !== null && 'tools' in value ? value.tools : value;
  const shaped = toolsShape.safeParse(list);
  if (!shaped.success) return { fault: 'it must be a list of tools, each with a name', line: null };
  return shaped.data.map(({ name, description, input_schema, inputSchema, parameters }): Tool => {
    const schema = input_schema ?? inputSchema ?? parameters;
    return {
      name,
      description,
      schema: schema === undefined ? null : JSON.stringify(schema, null, 1),
      isNamed: named.has(name),
    };
  });
}

const sequence = z.number().int().min(0).max(1e9);
/** A text, or a list of parts of which those with a text count. */
const content = z.union([
  z.string(),
  z
    .array(z.union([z.object({ text: z.string() }), z.unknown().transform(() => ({ text: '' }))]))
    .transform((parts) =>
      parts
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n'),
    ),
]);
const messageShape = z.object({
  role: z.string().max(50),
  content: content.optional(),
  text: z.string().optional(),
  sequence: sequence.optional(),
  seq: sequence.optional(),
  covers: z.tuple([sequence, sequence]).readonly().optional(),
});

export interface Transcript {
  readonly messages: readonly Message[];
  readonly summary: Summary | null;
  /** Only of a session log: unreadable lines, which are left out. */
  readonly faults?: readonly PlacedMessage[];
}

/**
 * A log of a session, or JSON Lines or a JSON list of `{"role", "content", "sequence"?}`, where the role `summary`
 * (with `covers`) replaces older messages; or plain text, which is one message. Unknown roles count as the user's: no
 * transcript speaks for the system.
 */
export function parseTranscript(text: string): Transcript | InputFault {
  if (text.trim() === '') return { messages: [], summary: null };
  return (/^\s*\{/.test(text) ? sessionTranscript(text) : null) ?? parseMessages(text);
}

function parseMessages(text: string): Transcript | InputFault {
  const values = valuesIn(text);
  if ('fault' in values) return values;
  const messages: Message[] = [];
  let summary: Summary | null = null;
  for (const { value, line } of values) {
    const shaped = messageShape.safeParse(value);
    if (!shaped.success) return { fault: 'it must be a message with a role and a content', line };
    const { role, covers } = shaped.data;
    const said = textOfMessage(shaped.data);
    if (role === 'summary') {
      summary = { covers: covers ?? null, text: said };
      continue;
    }
    const last = messages.at(-1)?.sequence ?? null;
    const number = shaped.data.sequence ?? shaped.data.seq ?? (last ?? lastCovered(summary)) + 1;
    if (number <= (last ?? -1))
      return { fault: `sequence ${number} does not follow ${last ?? 0}`, line };
    messages.push({ sequence: number, role: roleOf(role), text: said });
  }
  return { messages, summary };
}

function textOfMessage({ content: said, text }: z.infer<typeof messageShape>): string {
  return said ?? text ?? '';
}

function lastCovered(summary: Summary | null): number {
  return summary?.covers?.[1] ?? 0;
}

/** Any other role, also `system`, counts as the user's. */

interface Listed {
  readonly value: unknown;
  readonly line: number | null;
}

/** A text that begins with a bracket is JSON; any other is one message of the user. */
function valuesIn(text: string): readonly Listed[] | InputFault {
  return /^\s*[[{]/.test(text)
    ? listed(text)
    : [{ value: { role: 'user', content: text }, line: 1 }];
}

function listed(text: string): readonly Listed[] | InputFault {
  const whole = parseJson(text);
  if (!('fault' in whole) && Array.isArray(whole.value))
    return whole.value.map((value: unknown) => ({ value, line: null }));
  const found: Listed[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const json = parseJson(line);
    if ('fault' in json) return { fault: json.fault, line: index + 1 };
    found.push({ value: json.value, line: index + 1 });
  }
  return found;
}

function parseJson(text: string): { readonly value: unknown } | InputFault {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return { fault: 'it is not valid JSON', line: null };
  }
}
