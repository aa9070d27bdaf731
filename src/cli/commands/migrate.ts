import { InvalidArgumentError, Option } from 'commander';
import { STORE_NAMES } from '../../lifecycle/stores/foreign-store.js';
import { LAYOUTS } from '../../memory/policy-shape.js';
import { type CommandDefinition, examples, useMemory } from '../command.js';
import { parseNow, textOrJson } from '../arguments.js';
import type { StoreOptions } from './migrate/from-store.js';
import type { MigrateOptions } from './migrate/run.js';

/* `memtrust migrate`: its options. Without `--apply` it only shows the plan. */

/** More cannot be reviewed at once. */
const MOST = 200;

/** Converts the notes of another store into candidate facts, and checks that none is lost. */
export const migrate: CommandDefinition = (program, run) => {
  program
    .command('migrate')
    .description('turn the store of another tool into candidates')
    .addOption(
      new Option('--from <store>', 'the store')
        .choices([...LAYOUTS.filter((layout) => layout !== 'memtrust'), ...STORE_NAMES])
        .makeOptionMandatory(),
    )
    .option('--apply', 'write the changes; without it, only show what would go where')
    .addOption(
      new Option('--dry-run', 'only show what would go where (the default)').conflicts('apply'),
    )
    .option('--remove', 'with --apply: remove each original that can be read back completely')
    .option(
      '--limit <number>',
      'how many candidates of a store of another tool, the best anchored first (default: 50)',
      parseLimit,
    )
    .addOption(textOrJson())
    .option('--by <login>', "who proposes the candidates (default: git's user)")
    .option('--now <time>', 'time of the records, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['migrate --from ai-kb', 'show what would happen to `.ai-kb/`; writes nothing'],
        ['migrate --from ai-runtime --apply', 'write the candidates, and keep the notes'],
        ['migrate --from ait --apply --remove', 'the same for exports of AIT, and remove them'],
        ['migrate --from serena', 'what the memories of Serena state that can be checked'],
        ['migrate --from adr --apply', 'a candidate for each decision record that is in force'],
      ]),
    )
    .action(async (options: MigrateOptions | StoreOptions) =>
      run(async (io) => {
        // Loaded late: such stores are rare.
        if (isOfOtherTool(options)) {
          const { runFromStore } = await import('./migrate/from-store.js');
          return useMemory(io, async (open) => runFromStore(io, open, options));
        }
        const { runMigrate } = await import('./migrate/run.js');
        return useMemory(io, async (open) => runMigrate(io, open, options));
      }),
    );
};

function isOfOtherTool(options: MigrateOptions | StoreOptions): options is StoreOptions {
  return STORE_NAMES.some((name) => name === options.from);
}

function parseLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST)
    throw new InvalidArgumentError(`It must be a number from 1 to ${MOST}.`);
  return limit;
}
