import { Option } from 'commander';
import { LAYOUTS } from '../../memory/policy-shape.js';
import { examples, type CommandDefinition } from '../command.js';
import { parseNow } from '../now-argument.js';
import { useMemory } from '../use-memory.js';
import type { VerifyStoreOptions } from './verify-store/run.js';

/*
 * `index.ts` beside it lists it; `verify-store/run.ts` does it. Its name and options stand in the guide and
 * in the remedy of the rule `invalid-record`, so none goes; the words of the help are free.
 * `__tests__/e2e/cli/migrate.test.ts` ("verify-store") fails when it is gone.
 */

/** Checks that every memory file is well formed, and can repair faults that change no meaning. */
export const verifyStore: CommandDefinition = (program, run) => {
  program
    .command('verify-store')
    .description('check the files of notes: format, size, time to read')
    .addOption(
      new Option('--layout <layout>', 'this store too, if the policy does not list it').choices(
        LAYOUTS,
      ),
    )
    .option('--write', 'fix what can be fixed without a change of meaning')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--now <time>', 'count changes up to this time, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['verify-store', 'each problem with its file and line, and whether --write can fix it'],
        ['verify-store --write', 'fix those that can be fixed'],
        ['verify-store --layout ai-kb', 'a store before you migrate it'],
      ]) +
        '\n\nThis is about files of memory. To compare a report with its statement, use `npx memtrust verify`.',
    )
    .action(async (options: VerifyStoreOptions) =>
      run(async (io) => {
        const { runVerifyStore } = await import('./verify-store/run.js');
        return useMemory(io, async (open) => runVerifyStore(io, open, options));
      }),
    );
};
