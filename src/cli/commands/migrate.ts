import { Option } from 'commander';
import { examples, type CommandDefinition } from '../command.js';
import { parseNow } from '../judged.js';
import { OpenMemory, type SignatureOptions } from '../open-memory.js';

export const FOREIGN_LAYOUTS = ['ai-kb', 'ai-runtime', 'ait'] as const;

export interface MigrateOptions extends SignatureOptions {
  readonly from: (typeof FOREIGN_LAYOUTS)[number];
  readonly apply?: boolean;
  readonly remove?: boolean;
  readonly format: 'text' | 'json';
}

export const migrate: CommandDefinition = (program, run) => {
  program
    .command('migrate')
    .description('move another store into facts of our own, as candidates, and prove that nothing was lost')
    .addOption(new Option('--from <layout>', 'the store').choices(FOREIGN_LAYOUTS).makeOptionMandatory())
    .option('--apply', 'write it; without, only say what would go where')
    .option('--remove', 'with --apply: take away each original of which everything can be read back')
    .addOption(new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
    .option('--by <login>', "who proposes the candidates (default: git's user)")
    .option('--now <time>', 'time of the records, ISO 8601 (default: the clock)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['migrate --from ai-kb', 'what would become of `.ai-kb/`; writes nothing'],
        ['migrate --from ai-runtime --apply', 'write the candidates, and keep the notes'],
        ['migrate --from ait --apply --remove', 'the same for exports of AIT, and take them away'],
      ]),
    )
    .action(async (options: MigrateOptions) =>
      run(async (io) => {
        // Stores of others are rare.
        const { migrateHere } = await import('../migrate-here.js');
        return OpenMemory.use(io, async (open) => migrateHere(io, open, options));
      }),
    );
};
