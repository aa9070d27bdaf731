import { InvalidArgumentError, Option } from 'commander';
import { FORMATS, type ContextFormat } from '../../context/build/format.js';
import { DEFAULT_CEILING, isBudgeted, tokenCount } from '../../context/build/budget.js';
import { PURPOSES, type Purpose } from '../../context/build/request.js';
import { BUDGETED, type BudgetedPart } from '../../context/build/sections.js';
import { ESTIMATORS, type Policy } from '../../memory/policy-shape.js';
import { visible } from '../../text/visible.js';
import { examples, type CommandDefinition } from '../command.js';
import type { ContextOptions } from '../context-file.js';
import { EXIT } from '../io.js';
import { parseNow } from '../judge-workspace.js';

/*
 * What does `memtrust context` do? It writes what an agent may read, within a budget of tokens, with a
 * manifest that says why each entry is there or not.
 *
 * Listed in `index.ts`; `context-file.ts` makes and writes it. An option more is declared here and used
 * there. Numbers and words of options may grow. When it is wrong, `__tests__/e2e/cli/context.test.ts` fails.
 */

interface Options {
  readonly for: Purpose;
  readonly query: string;
  readonly budgetTokens: number;
  readonly limit: Readonly<Partial<Record<BudgetedPart, number>>>;
  readonly estimator?: Policy['context']['estimator'];
  readonly format: ContextFormat;
  readonly out?: string;
  readonly stdout?: boolean;
  readonly prompt?: string;
  readonly transcript?: string;
  readonly system?: string;
  readonly userMemory?: string;
  readonly tools?: string;
  readonly tool: readonly string[];
  readonly skill: readonly string[];
  readonly resource: readonly string[];
  readonly cwd?: string;
  readonly trustWorktree?: boolean;
  readonly now?: string;
}

/** Writes the context for an agent, trusted memory first, and never more tokens than allowed. */
export const context: CommandDefinition = (program, run) => {
  program
    .command('context')
    .description(
      'write what the next agent is given, within a token budget, and a manifest that explains every line',
    )
    .addOption(new Option('--for <purpose>', 'what it is for').choices(PURPOSES).default('session'))
    .option(
      '--query <text>',
      'what it is about (default: everything trusted, the most important first)',
      '',
    )
    .option('--budget-tokens <count>', 'tokens of the whole, at most', parseTokens, DEFAULT_CEILING)
    .option(
      '--limit <part=count>',
      `tokens of one part, at most: ${BUDGETED.join(', ')}`,
      parseLimit,
      {},
    )
    .addOption(
      new Option(
        '--estimator <name>',
        'how tokens are counted (default: as the policy says)',
      ).choices(ESTIMATORS),
    )
    .addOption(
      new Option('--format <format>', 'Markdown, or a model request as JSON')
        .choices(FORMATS)
        .default('markdown'),
    )
    .option('--out <file>', 'also write it here, with its manifest beside it')
    .option('--stdout', 'print it; without --out nothing is written')
    .option('--prompt <file>', 'what the user asks for')
    .option('--transcript <file>', 'the session so far: JSON Lines of role and content, or text')
    .option('--system <file>', 'instructions of this session')
    .option('--user-memory <file>', "the user's own instructions; read from nowhere else")
    .option('--tools <file>', 'tools as JSON; names and descriptions are given')
    .option('--tool <name>', 'give the schema of this tool as well', collect, [])
    .option('--skill <name>', 'give the text of this skill as well', collect, [])
    .option('--resource <file>', 'give this file', collect, [])
    .option('--cwd <dir>', 'the folder in which the work is: instructions on the way to it hold')
    .option('--trust-worktree', 'trust the uncommitted tree; the context says so')
    .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
    .addHelpText(
      'after',
      examples([
        [
          'context --for run --query "rate limits" --out context.md',
          'context.md and context.md.manifest.json',
        ],
        ['context --stdout', 'everything trusted, for an agent that starts here'],
        [
          'context --format request --prompt task.md --budget-tokens 8000',
          'a request to a model of any provider',
        ],
      ]) +
        ('\n\nExit codes: 0 written, 1 larger than its budget also after compaction, 2 ' +
          'usage or configuration error, 3 internal error.'),
    )
    .action(async (options: Options) =>
      run(async (io) => {
        const { makeContext, writeContext } = await import('../context-file.js');
        const wanted = optionsOf(options);
        if (options.stdout === true && options.out === undefined) {
          io.out((await makeContext(io, wanted)).built.text);
          return EXIT.pass;
        }
        const written = await writeContext(io, wanted);
        if (options.stdout === true) io.out(written.text);
        const where =
          `context   ${visible(written.contextFile, 4_000)}\nmanifest  ` +
          `${visible(written.manifestFile, 4_000)}\n`;
        if (options.stdout === true) io.err(where);
        else io.out(where);
        io.err(
          `${written.tokens} of ${options.budgetTokens} tokens, settled at ${visible(written.basis)}\n`,
        );
        return EXIT.pass;
      }),
    );
};

/** The options of the command line under the names of `context-file.ts`. */
function optionsOf({
  for: purpose,
  budgetTokens,
  limit,
  skill,
  tool,
  resource,
  ...rest
}: Options): ContextOptions {
  return {
    ...rest,
    purpose,
    ceiling: budgetTokens,
    limits: limit,
    skills: skill,
    namedTools: tool,
    resources: resource,
  };
}

/** For an option that may be repeated. */
function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

/** `16000`. A budget that is none must not become "no limit". */
function parseTokens(text: string): number {
  const count = tokenCount(text);
  if (count === null)
    throw new InvalidArgumentError('It must be a whole number of tokens above 0, such as 16000.');
  return count;
}

/** `memory=8000`; each part may be given once more, and the last counts. */
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
