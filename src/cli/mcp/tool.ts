import { type Tool, type ToolAnnotations, ToolSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { ConfigurationError } from '../../text/errors.js';
import { say } from '../../text/phrase.js';
import { visible } from '../../text/visible.js';
import type { Io } from '../io.js';
import type { LiveReading } from './live-reading.js';

/* What an MCP tool is, and the limits on its questions and answers. */

export interface ToolContext {
  readonly io: Io;
  readonly reading: LiveReading;
}

/** Text, and the same as JSON. */
export interface ToolAnswer<T> {
  readonly text: string;
  readonly structured: T;
}

export interface ServedTool {
  readonly listing: Tool;
  /** @throws ConfigurationError for mistakes of the agent. */
  call(asked: unknown, context: ToolContext): Promise<ToolAnswer<Record<string, unknown>>>;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations?: ToolAnnotations;
  readonly input: Input;
  readonly output: Output;
  readonly answer: (
    asked: z.output<Input>,
    context: ToolContext,
  ) => Promise<ToolAnswer<z.output<Output>>>;
}

/** It looks at the repository alone, and changes nothing: the same question may be asked again. */
const READ_ONLY: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  title,
  description,
  annotations = READ_ONLY,
  input,
  output,
  answer,
}: ToolDefinition<Input, Output>): ServedTool {
  return {
    listing: ToolSchema.parse({
      name,
      title,
      description,
      annotations,
      inputSchema: z.toJSONSchema(input, { io: 'input' }),
      outputSchema: z.toJSONSchema(output, { io: 'output' }),
    }),
    call: async (asked, context) => {
      const parsed = input.safeParse(asked ?? {});
      if (!parsed.success) throw wrongArguments(name, parsed.error, Object.keys(input.shape));
      return answer(parsed.data, context);
    },
  };
}

/** Describes the first wrong argument. */
function wrongArguments(
  name: string,
  { issues }: z.ZodError,
  known: readonly string[],
): ConfigurationError {
  const [issue] = issues;
  const remedy = `${name} takes ${known.map((key) => `\`${key}\``).join(', ')}.`;
  if (issue?.code === 'unrecognized_keys')
    return new ConfigurationError(
      say`${issue.keys[0] ?? ''} is not an argument of ${[name]}`,
      remedy,
    );
  const [argument] = issue?.path ?? [];
  const what = visible(
    issue?.message.replace(/^Invalid input: /, '') ?? 'it is not of the right type',
  );
  return new ConfigurationError(
    argument === undefined
      ? `The arguments of ${name} are not valid: ${what}`
      : say`The argument ${String(argument)} of ${[name]} is not valid: ${[what]}`,
    remedy,
  );
}

export const MOST_NAME = 1_000;
/** Also for other parts of a line. */
export const MOST_LINE = 300;
export const MOST_SHOWN = 20_000;
/** Of all texts together: by default and at most. */
export const RECALL_BUDGET = { usual: 8_000, most: 40_000 } as const;
/** Passages of `recall`. */
export const RECALL_LIMIT = { usual: 8, most: 50 } as const;
/** Hits that are examined for quotable passages. */
export const MOST_HITS = 500;
/** Rows of `facts` and `citing`, and of a page of resources. */
export const ROWS = { usual: 50, most: 200 } as const;
/** Sources, events, tombstones, left-out names and gaps. */
export const MOST_PARTS = 20;
/** Tokens of `context`. */
export const MOST_TOKENS = 50_000;
/** Characters of a query, of an id and of a path that an agent gives. */
export const MOST_ASKED = { query: 2_000, name: 1_000, statement: 100_000 } as const;
