import { addCommand, type CommandDefinition } from '../command.js';
import type { ExportOptions } from './export/run.js';

/* `memtrust export`: its options. The work is in `export/run.ts`, loaded when the command runs. */

/** Writes the trusted facts into the files that agents read anyway. */
export const exportCommand: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'export',
    about: 'write the trusted facts into AGENTS.md and other agent files',
    takes: `
      [files...] | files to write (default: those under \`exports:\` in the policy)
      --check | write nothing; show what would change, and exit 1 if anything would
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,
    examples: `
      export | every file under \`exports:\` in the policy; without any, the files that have a block, else AGENTS.md
      export CLAUDE.md | that file, and those of its name in packages that facts are about
      export --check | for CI: is every block up to date?
    `,
  }).action(async (files: readonly string[], options: ExportOptions) =>
    run(async (io) => (await import('./export/run.js')).runExport(io, files, options)),
  );
};
