import { Option } from 'commander';
import { rules as registry } from '../../gate/rules/index.js';
import { renderJson } from '../../report/json.js';
import type { CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { textTable } from '../table.js';

/** Prints a table of all rules, so that a user can look up a code such as `MT105`. */
export const rulesCommand: CommandDefinition = (program, run) => {
  program
    .command('rules')
    .description('list every rule of the gate')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .action(async ({ format }: { readonly format: string }) =>
      run(async (io) => {
        if (format === 'json') {
          const rows = registry.map(({ code, name, severity, summary, fixed }) => {
            return { code, name, severity, summary, fixed };
          });
          io.out(renderJson(rows));
          return EXIT.pass;
        }
        io.out(
          textTable([
            ['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'],
            ...registry.map(({ code, name, severity, summary }) => [code, name, severity, summary]),
          ]),
        );
        return EXIT.pass;
      }),
    );
};
