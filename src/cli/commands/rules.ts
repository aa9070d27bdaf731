import { Option } from 'commander';
import { rules as registry } from '../../gate/rules/index.js';
import { renderJson } from '../../report/json.js';
import type { CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { textTable } from '../table.js';

/*
 * Listed in `index.ts`. A new rule needs nothing here. It reads no repository. Codes and names of rules are
 * frozen, keys of its JSON too, columns are not. `fixed`: no policy changes its severity.
 * `__tests__/cli/explain.test.ts` fails when a rule is left out.
 */

/** Prints a table of all rules, so that a user can look up a code such as `MT105`. */
export const rulesCommand: CommandDefinition = (program, run) => {
  program
    .command('rules')
    .description('list every rule of the gate')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .action(async ({ format }: { readonly format: string }) =>
      run((io) => {
        const rows = registry.map(({ code, name, severity, summary, fixed }) => {
          return { code, name, severity, summary, fixed };
        });
        io.out(
          format === 'json'
            ? renderJson(rows)
            : textTable([
                ['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'],
                ...rows.map((row) => [row.code, row.name, row.severity, row.summary]),
              ]),
        );
        return EXIT.pass;
      }),
    );
};
