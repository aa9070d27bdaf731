import { type CommandDefinition, examples } from '../command.js';
import { parseNow } from '../arguments.js';
import type { ExportOptions } from './export/run.js';

/* `memtrust export`: its options. The work is in `export/run.ts`, loaded when the command runs. */

/** Writes the trusted facts into the files that agents read anyway. */
export const exportCommand: CommandDefinition = (program, run) => {
  program
    .command('export')
    .description('write the trusted facts into AGENTS.md and other agent files')
    .argument('[files...]', 'files to write (default: those under `exports:` in the policy)')
    .option('--check', 'write nothing; show what would change, and exit 1 if anything would')
    .option('--now <time>', 'judge as of this time, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        [
          'export',
          'every file under `exports:` in the policy; without any, the files that have a block, else AGENTS.md',
        ],
        ['export CLAUDE.md', 'that file alone'],
        ['export --check', 'for CI: is every block up to date?'],
      ]),
    )
    .action(async (files: readonly string[], options: ExportOptions) =>
      run(async (io) => (await import('./export/run.js')).runExport(io, files, options)),
    );
};
