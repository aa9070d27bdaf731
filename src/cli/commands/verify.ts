import { addCommand, type CommandDefinition } from '../command.js';
import type { VerifyOptions } from './verify/run.js';

/** Compares a statement with the files that it lists, and with the repository. */
export const verify: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'verify',
    about: 'check that the files of `check --out` match their statement',
    takes: `
      <path> | the statement, trust-report.intoto.json, or the folder that it is in
      --format <format> | what to print
    `,
    examples: `
      verify report | what \`npx memtrust check --out report\` wrote; no other file may be there
      verify report/trust-report.intoto.json | the listed files only, whatever is beside them
      verify report --format json | the same as JSON
    `,
    after:
      'It compares the digest of each file, the manifest that the report names and, if the repository around' +
      '\nyou has the judged commit, its policy, entries and quoted facts. A statement without a signature proves' +
      '\nonly that it agrees with itself: docs/workflow.md shows how to sign one and check the signature.' +
      '\n\nExit codes: 0 all agrees, 1 something differs, 2 this is not a statement that can be compared.',
  }).action(async (path: string, options: VerifyOptions) =>
    run(async (io) => (await import('./verify/run.js')).runVerify(io, path, options)),
  );
};
