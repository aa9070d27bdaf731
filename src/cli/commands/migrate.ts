import { InvalidArgumentError } from 'commander';
import { STORE_NAMES } from '../../lifecycle/stores/foreign-store.js';
import { LAYOUTS } from '../../memory/policy-shape.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import type { StoreOptions } from './migrate/from-store.js';
import type { MigrateOptions } from './migrate/run.js';

/* `memtrust migrate`: its options. Without `--apply` it only shows the plan. */

/** More cannot be reviewed at once. */
const MOST = 200;

/** Converts the notes of another store into candidate facts, and checks that none is lost. */
export const migrate: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'migrate',
    about: 'turn the store of another tool into candidates',
    takes: `
      --from <store> | the store
      --apply | write the changes; without it, only show what would go where
      --dry-run | only show what would go where (the default)
      --remove | with --apply: remove each original that can be read back completely
      --limit <number> | how many candidates of a store of another tool, the best anchored first (default: 50)
      --format <format> | what to print
      --by <login> | who proposes the candidates (default: git's user)
      --now <time> | time of the records, ISO 8601 (default: now)
    `,
    options: {
      from: (option) =>
        option
          .choices([...LAYOUTS.filter((layout) => layout !== 'memtrust'), ...STORE_NAMES])
          .makeOptionMandatory(),
      dryRun: (option) => option.conflicts('apply'),
      limit: (option) => option.argParser(parseLimit),
    },
    examples: `
      migrate --from ai-kb | show what would happen to \`.ai-kb/\`; writes nothing
      migrate --from ai-runtime --apply | write the candidates, and keep the notes
      migrate --from ait --apply --remove | the same for exports of AIT, and remove them
      migrate --from serena | what the memories of Serena state that can be checked
      migrate --from adr --apply | a candidate for each decision record that is in force
    `,
  }).action(async (options: MigrateOptions | StoreOptions) =>
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
