import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import {
  breakdown,
  isBudgeted,
  SAFETY_FLOOR,
  tokenCount,
  type BudgetReport,
} from '../../context/build/budget.js';
import {
  type ContextFormat,
  FORMATS,
  type Purpose,
  PURPOSES,
} from '../../context/build/request.js';
import { BUDGETED, type BudgetedPart } from '../../memory/session/event.js';
import { CONTEXT_TOKENS } from '../../memory/policy-shape.js';
import { renderJson } from '../../report/json.js';
import { visible } from '../../text/visible.js';
import { addCommand, type CommandDefinition } from '../command.js';
import type { ContextOptions } from '../context-file.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { repeated } from '../arguments.js';

/*
 * `memtrust context`: writes what an agent may read, within a token budget, with a manifest that explains each entry.
 */

interface Options {
  readonly for: Purpose;
  readonly query: string;
  readonly maxTokens?: number;
  readonly limit: Readonly<Partial<Record<BudgetedPart, number>>>;
  readonly format: ContextFormat | 'json';
  readonly out?: string;
  readonly log?: string;
  readonly stdout?: boolean;
  readonly prompt?: string;
  readonly transcript?: string;
  readonly system?: string;
  readonly userMemory?: string;
  readonly tools?: string;
  readonly tool: readonly string[];
  readonly skill: readonly string[];
  readonly resource: readonly string[];
  readonly mcpResource: readonly string[];
  readonly cwd?: string;
  readonly trustWorktree?: boolean;
  readonly now?: string;
}

/** Writes the context for an agent, trusted memory first, and never more tokens than allowed. */
export const context: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'context',
    about: 'write the context for the next agent, within a token budget',
    takes: `
      --for <purpose> | what it is for
      --query <text> | the topic (default: everything trusted, the most important first)
      --max-tokens <count> | most tokens in total (default: as the policy says, or ${CONTEXT_TOKENS})
      --limit <part=count> | most tokens of one part: ${BUDGETED.join(', ')}; more is an overflow
      --format <format> | Markdown, a model request as JSON, or json: Markdown plus a JSON summary on standard output
      --out <file> | also write it here, with its manifest next to it
      --stdout | print it; without --out no file is written
      --log <file> | append context.built to this session log, or turn.completed if it does not fit; if it is also the
        | --transcript, messages that did not fit are compacted in it
      --prompt <file> | what the user asks for
      --transcript <file> | the session so far: a session log, JSON Lines of {"role": …, "content": …}, or text
      --system <file> | instructions of this session
      --user-memory <file> | the user's own instructions; they are read only from here
      --tools <file> | tools as JSON, [{"name": …, "description": …, "input_schema": …}]; their names and descriptions
        | are included
      --tool <name> | include the schema of this tool
      --skill <name> | include the text of this skill
      --resource <file> | include this file
      --mcp-resource <uri=file> | include a resource of an MCP server, whose text is in this file
      --cwd <dir> | the working folder: its instructions and those of the folders above it apply
      --trust-worktree | trust the uncommitted tree; the context is marked so
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,
    options: {
      for: (option) => option.choices(PURPOSES).default('session'),
      query: (option) => option.default(''),
      maxTokens: (option) => option.argParser(parseTokens),
      limit: (option) => option.argParser(parseLimit).default({}),
      format: (option) => option.choices([...FORMATS, 'json']).default('markdown'),
      tool: repeated,
      skill: repeated,
      resource: repeated,
      mcpResource: repeated,
    },
    examples: `
      context --for run --query "rate limits" --out context.md | context.md and context.md.manifest.json
      context --stdout | everything trusted, for an agent that starts here
      context --format request --prompt task.md --max-tokens 8000 | a request to a model of any provider
    `,
    after:
      'Instructions need at least the tokens of the safety policy, which is counted first and never cut ' +
      `(${SAFETY_FLOOR}\ntokens), and with it the instructions of --system.` +
      '\n\nExit codes: 0 written, 1 larger than its budget also after compaction, 2 ' +
      'usage or configuration error, 3 internal error.',
  }).action(async (options: Options) =>
    run(async (io) => {
      io.step?.('building the context');
      const { keepingOverflow } = await import('../overflow-record.js');
      const isPrintedOnly = options.stdout === true && options.out === undefined;
      return keepingOverflow(
        io,
        {
          log: options.log ?? (options.for === 'session' && !isPrintedOnly ? undefined : null),
          now: options.now ?? io.now,
          asJson: options.format === 'json',
        },
        async () => (isPrintedOnly ? printContext(io, options) : writeAll(io, options)),
      );
    }),
  );
};

/** `--stdout` without `--out`: writes only a line of the named log. */
async function printContext(io: Io, options: Options): Promise<ExitCode> {
  const { makeContext } = await import('../context-file.js');
  const { built, manifest } = await makeContext(io, optionsOf(options));
  const session = await logBuilt(io, options, {
    contextFile: '-',
    contentSha256: manifest.content_sha256 ?? '',
    compacted: built.compaction?.range ?? null,
  });
  io.out(
    options.format === 'json'
      ? renderJson({
          type: 'context.built',
          context_file: null,
          manifest_file: null,
          content_sha256: manifest.content_sha256,
          basis: manifest.basis,
          ...budgetAsJson(built.budget),
          ...session,
          text: built.text,
        })
      : built.text,
  );
  return EXIT.pass;
}

async function writeAll(io: Io, options: Options): Promise<ExitCode> {
  const { writeContext } = await import('../context-file.js');
  const written = await writeContext(io, optionsOf(options));
  const { contextFile, manifestFile, contentSha256, budget, basis, text } = written;
  const session = await logBuilt(io, options, written);
  if (options.format === 'json') {
    io.out(
      renderJson({
        type: 'context.built',
        context_file: contextFile,
        manifest_file: manifestFile,
        content_sha256: contentSha256,
        basis,
        ...budgetAsJson(budget),
        ...session,
        ...(options.stdout === true ? { text } : {}),
      }),
    );
    return EXIT.pass;
  }
  const where = `context   ${visible(contextFile, 4_000)}\nmanifest  ${visible(manifestFile, 4_000)}\n`;
  if (options.stdout === true) {
    io.out(text);
    io.err(where);
  } else io.out(where);
  io.err(`${budget.used} of ${budget.ceiling} tokens; trusted as of ${visible(basis)}\n`);
  return EXIT.pass;
}

/** What the log of a session gets. */
interface BuiltContext {
  /** `-` if the context was only printed. */
  readonly contextFile: string;
  readonly contentSha256: string;
  readonly compacted: readonly [number, number] | null;
}

/**
 * Messages of this log that did not fit are compacted in it first, as `session compact` does. @returns what became of
 * them, for JSON.
 */
async function logBuilt(
  io: Io,
  { log, transcript, now = io.now }: Options,
  { contextFile, contentSha256, compacted }: BuiltContext,
): Promise<object> {
  if (log === undefined) return {};
  const { SessionFiles } = await import('../session-log.js');
  const files = await SessionFiles.open(io, log);
  const isOwn = transcript !== undefined && resolve(io.cwd, transcript) === files.path;
  let session = {};
  if (compacted !== null && isOwn) {
    const { compactLeftOut } = await import('./session/compact-left-out.js');
    session = await compactLeftOut(io, files, compacted, now);
  }
  await files.append(now, {
    type: 'context.built',
    context_file: contextFile,
    content_sha256: contentSha256,
  });
  return session;
}

/** The keys of an overflow. */
function budgetAsJson(budget: BudgetReport): object {
  const { ceiling, used } = budget;
  return { ceiling, used, breakdown: breakdown(budget) };
}

function optionsOf({
  for: purpose,
  format,
  maxTokens,
  limit,
  skill,
  tool,
  resource,
  mcpResource,
  ...rest
}: Options): ContextOptions {
  return {
    ...rest,
    format: format === 'json' ? 'markdown' : format,
    purpose,
    ceiling: maxTokens,
    limits: limit,
    skills: skill,
    namedTools: tool,
    resources: resource,
    mcpResources: mcpResource,
  };
}

/** A wrong number must not become "no limit". */
function parseTokens(text: string): number {
  const count = tokenCount(text);
  if (count === null)
    throw new InvalidArgumentError('It must be a whole number of tokens above 0, such as 16000.');
  return count;
}

/** `memory=8000`; repeatable, the last one counts. */
function parseLimit(
  text: string,
  before: Readonly<Partial<Record<BudgetedPart, number>>>,
): Readonly<Partial<Record<BudgetedPart, number>>> {
  const [part = '', count = ''] = text.split('=', 2);
  if (!isBudgeted(part))
    throw new InvalidArgumentError(
      `It must be one of ${BUDGETED.join(', ')}, such as memory=8000.`,
    );
  return { ...before, [part]: parseTokens(count) };
}
