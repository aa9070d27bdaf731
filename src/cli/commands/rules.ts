import { rules as registry } from '../../gate/rules/index.js';
import type { CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { table } from '../table.js';

export const rules: CommandDefinition = (program, run) => {
  program
    .command('rules')
    .description('list every rule of the gate')
    .action(async () =>
      run((io) => {
        io.out(
          table([
            ['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'],
            ...registry.map((rule) => [rule.code, rule.name, rule.severity, rule.summary]),
          ]),
        );
        return EXIT.pass;
      }),
    );
};
