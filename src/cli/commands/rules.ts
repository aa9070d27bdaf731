import { rules as registry } from '../../gate/rules/index.js';
import { ASKED_RULES } from '../../memory/policy.js';
import type { CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { table } from '../table.js';

export const rules: CommandDefinition = (program, run) => {
  program
    .command('rules')
    .description('list every rule of the gate')
    .action(async () =>
      run((io) => {
        io.out(table([['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'], ...registry.map((rule) => [rule.code, rule.name, ASKED_RULES.has(rule.code) ? 'off' : rule.severity, rule.summary])]));
        return EXIT.pass;
      }),
    );
};
