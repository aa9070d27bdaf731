import { InvalidArgumentError, Option } from 'commander';
import { factPath } from '../../memory/layouts/memtrust.js';
import { renderJson } from '../../report/json.js';
import { visible } from '../../text/visible.js';
import { labelsOfProposal } from '../../trust/labels.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseNow } from '../judge-workspace.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { useMemory } from '../use-memory.js';
import { relativeToRoot } from '../root-path.js';
import { candidateSteps, suggestionLines, suggestionsIn } from '../suggestions.js';

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
  readonly format: 'text' | 'json';
}

/** Finds statements in agent files that name real code, and writes them as candidates. */
export const suggest: CommandDefinition = (program, run) => {
  program
    .command('suggest')
    .description(
      'write candidates from statements in agent files that the code confirms, for review',
    )
    .option('--limit <number>', 'how many, the best anchored first', parseLimit, 10)
    .option('--path <file>', 'this agent file alone')
    .option('--dry-run', 'show them, and write nothing')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--by <login>', "who proposes them (default: git's user)")
    .option('--now <time>', 'time of the records, ISO 8601 (default: the clock)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['suggest', 'the ten best candidates, each bound to the code that it names'],
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
  if (writes) open.write(best.flatMap(({ changes }) => changes));
  if (options.format === 'json') {
    io.out(
      renderJson({
        written: writes && best.length > 0,
        more,
        suggestions: best.map(({ id, statement, kind, topic, said, restsOn }) => ({
          id,
          statement: visible(statement, 1_000),
          kind,
          topic: topic === '' ? null : topic,
          fact: factPath(id),
          said_in: { path: visible(said.path, 1_000), lines: said.lines },
          rests_on: restsOn.map((anchor) => ({
            path: visible(anchor.path, 1_000),
            selector: visible(anchor.selector, 1_000),
          })),
          ...labelsOfProposal(),
        })),
      }),
    );
    return EXIT.pass;
  }
  for (const suggestion of best) io.out(suggestionLines(suggestion));
  const [first] = best;
  if (first === undefined)
    io.out(
      'nothing to suggest: no agent file states something new that names code, a script ' +
        'or a version of this repository\n',
    );
  else {
    if (more > 0)
      io.err(
        `${more} more: \`memtrust suggest ${writes ? '' : '--dry-run '}--limit ` +
          `${Math.min(MOST, best.length + more)}\`\n`,
      );
    io.err(
      writes
        ? `Next: ${candidateSteps(first.id)}\n`
        : 'Nothing was written; without `--dry-run` each becomes a candidate for review.\n',
    );
  }
  return EXIT.pass;
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
