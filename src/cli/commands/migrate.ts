import { Option } from 'commander';
import { LAYOUTS } from '../../memory/policy-shape.js';
import { examples, type CommandDefinition } from '../command.js';
import { parseNow } from '../judge-workspace.js';
import type { MigrateOptions } from './migrate/run.js';
import { useMemory } from '../use-memory.js';

/*
 * What does `memtrust migrate` take? Its options; the work is in `migrate/run.ts`. Without `--apply` it only
 * says what would go where, and `--remove` counts with `--apply` alone: an original is the last thing to go.
 *
 * Listed in `index.ts`. Names of layouts are those of policies, and stay; an option may be added, and words
 * of the help are free. When it is wrong, `__tests__/e2e/cli/migrate.test.ts` fails.
 */

/** Converts the notes of another store into candidate facts, and checks that none is lost. */
export const migrate: CommandDefinition = (program, run) => {
  program
    .command('migrate')
    .description('turn the store of another tool into candidates, and check that nothing was lost')
    .addOption(
      new Option('--from <layout>', 'the store')
        .choices(LAYOUTS.filter((layout) => layout !== 'memtrust'))
        .makeOptionMandatory(),
    )
    .option('--apply', 'write the changes; without it, only show what would go where')
    .option('--remove', 'with --apply: remove each original that can be read back completely')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--by <login>', "who proposes the candidates (default: git's user)")
    .option('--now <time>', 'time of the records, ISO 8601 (default: the clock)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['migrate --from ai-kb', 'show what would happen to `.ai-kb/`; writes nothing'],
        ['migrate --from ai-runtime --apply', 'write the candidates, and keep the notes'],
        ['migrate --from ait --apply --remove', 'the same for exports of AIT, and remove them'],
      ]),
    )
    .action(async (options: MigrateOptions) =>
      run(async (io) => {
        // Stores of others are rare, so what reads them is loaded only here.
        const { runMigrate } = await import('./migrate/run.js');
        return useMemory(io, async (open) => runMigrate(io, open, options));
      }),
    );
};
