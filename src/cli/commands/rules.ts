import { rules as registry } from '../../gate/rules/index.js';
import type { CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { textTable } from '../table.js';

/*
 * Listed in `index.ts`. A new rule needs nothing here. It reads no repository. Codes and names of rules are
 * frozen, columns are not. `__tests__/cli/explain.test.ts` fails when a rule is left out.
 */

/** Prints a table of all rules, so that a user can look up a code such as `MT105`. */
export const rulesCommand: CommandDefinition = (program, run) => {
  program
    .command('rules')
    .description('list every rule of the gate')
    .action(async () =>
      run((io) => {
        io.out(
          textTable([
            ['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'],
            ...registry.map((rule) => [rule.code, rule.name, rule.severity, rule.summary]),
          ]),
        );
        return EXIT.pass;
      }),
    );
};
