import { InvalidArgumentError, Option } from 'commander';
import type { Suggestion } from '../../lifecycle/suggest.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { renderJson } from '../../report/json.js';
import { chooseEach } from '../choose-each.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseNow } from '../now-argument.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { useMemory } from '../use-memory.js';
import { relativeToRoot } from '../root-path.js';
import { candidateSteps, suggestionJson, suggestionLines, suggestionsIn } from '../suggestions.js';

/*
 * What does `memtrust suggest` do? It finds statements of agent files that name real code, and writes
 * them as candidates.
 *
 * Listed in `index.ts`; `lifecycle/suggest.ts` decides. Nothing is adopted. Keys of JSON may be added, and
 * MOST may change. When it is wrong, `__tests__/e2e/cli/suggest.test.ts` fails.
 */

interface SuggestOptions extends SignatureOptions {
  readonly limit: number;
  readonly path?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly format: 'text' | 'json';
}

/** Finds statements in agent files that name real code, and writes them as candidates. */
export const suggest: CommandDefinition = (program, run) => {
  program
    .command('suggest')
    .description('turn sentences of agent files into candidates that cite code')
    .option('--limit <number>', 'how many, the best anchored first', parseLimit, 10)
    .option('--path <file>', 'this agent file alone')
    .option('-y, --yes', 'write all of them, and ask nothing')
    .addOption(new Option('--dry-run', 'show them, and write nothing').conflicts('yes'))
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--by <login>', "who proposes them (default: git's user)")
    .option('--now <time>', 'time of the records, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        [
          'suggest',
          'the ten best candidates, each bound to the code that it names; asks at a terminal',
        ],
        ['suggest --yes', 'all ten, without a question'],
        ['suggest --dry-run --limit 50', 'all of them'],
        ['suggest --path CLAUDE.md', 'out of one file'],
      ]),
    )
    .action(async (options: SuggestOptions) =>
      run(async (io) => useMemory(io, async (open) => suggestIn(io, open, options))),
    );
};

/** Writes the best candidates unless it is a dry run, and says how many more there are. */
async function suggestIn(io: Io, open: OpenMemory, options: SuggestOptions): Promise<ExitCode> {
  const path =
    options.path === undefined
      ? null
      : relativeToRoot(io.cwd, open.workspace.repository.root, options.path);
  const { best, more, incomplete } = await suggestionsIn(open, { ...options, path });
  for (const what of incomplete) io.err(`warning: ${what}\n`);
  const writes = options.dryRun !== true;
  const isAsked =
    writes && options.yes !== true && options.format === 'text' && io.input.interactive;
  const chosen = isAsked ? await chooseEach(io, best, suggestionLines, AGAIN) : best;
  if (writes) open.write(chosen.flatMap(({ changes }) => changes));
  if (options.format === 'json') {
    io.out(renderJson(suggestionsJson(best, more, writes)));
    return EXIT.pass;
  }
  if (!isAsked) for (const suggestion of best) io.out(suggestionLines(suggestion));
  if (writes) for (const { id } of chosen) io.out(`wrote ${factPath(id)}\n`);
  if (best.length === 0)
    io.out(
      'nothing to suggest: no agent file has a new sentence that one place of this repository ' +
        'confirms. `npx memtrust backfill` lists every sentence.\n',
    );
  else io.err(afterwards(chosen, { shown: best.length, more, writes }));
  return EXIT.pass;
}

/** What to do where the input ended. */
const AGAIN =
  'Run `npx memtrust suggest` again; --yes writes all candidates, --dry-run only shows them.';

/** The candidates for programs; the keys are public. */
function suggestionsJson(best: readonly Suggestion[], more: number, writes: boolean): unknown {
  return {
    written: writes && best.length > 0,
    more,
    suggestions: best.map(suggestionJson),
  };
}

/** How to see the rest, and what to do with those that were written. */
function afterwards(
  chosen: readonly Suggestion[],
  {
    shown,
    more,
    writes,
  }: { readonly shown: number; readonly more: number; readonly writes: boolean },
): string {
  const limit = Math.min(MOST, shown + more);
  const rest =
    more > 0
      ? `${more} more: \`npx memtrust suggest ${writes ? '' : '--dry-run '}--limit ${limit}\`\n`
      : '';
  const [first] = chosen;
  if (!writes)
    return `${rest}Nothing was written; without \`--dry-run\` each becomes a candidate for review.\n`;
  return first === undefined
    ? `${rest}Nothing was written: no candidate was chosen.\n`
    : `${rest}${candidateSteps(first.id)}`;
}

/** More at once nobody reviews. */
const MOST = 200;

/** A whole number from 1 to `MOST`. */
function parseLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST)
    throw new InvalidArgumentError(`It must be a number from 1 to ${MOST}.`);
  return limit;
}
