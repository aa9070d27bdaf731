import { Option } from 'commander';
import { rules as registry } from '../../gate/rules/index.js';
import type { ReportLanguage } from '../../memory/policy-shape.js';
import { ruleCatalogueOf, ruleTextIn } from '../../report/catalogue/catalogue-of.js';
import { renderJson } from '../../report/json.js';
import type { CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { languageHere, languageOption } from '../language.js';
import { textTable } from '../table.js';

/*
 * Listed in `index.ts`. A new rule needs nothing here. It reads no repository but the language of its policy.
 * Codes and names of rules are
 * frozen, keys of its JSON too, columns are not. `fixed`: no policy changes its severity.
 * `__tests__/cli/explain.test.ts` fails when a rule is left out.
 */

interface RulesOptions {
  readonly format: string;
  readonly language?: ReportLanguage;
}

/** Prints a table of all rules, so that a user can look up a code such as `MT105`. */
export const rulesCommand: CommandDefinition = (program, run) => {
  program
    .command('rules')
    .description('list every rule of the gate')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .addOption(languageOption())
    .action(async ({ format, language }: RulesOptions) =>
      run(async (io) => {
        if (format === 'json') {
          const rows = registry.map(({ code, name, severity, summary, fixed }) => {
            return { code, name, severity, summary, fixed };
          });
          io.out(renderJson(rows));
          return EXIT.pass;
        }
        const catalogue = await ruleCatalogueOf(language ?? (await languageHere(io)));
        const { severity, rule: words } = catalogue.words;
        io.out(
          textTable([
            words.columns,
            ...registry.map((rule) => [
              rule.code,
              rule.name,
              severity[rule.severity],
              ruleTextIn(catalogue, rule).summary,
            ]),
          ]),
        );
        return EXIT.pass;
      }),
    );
};
