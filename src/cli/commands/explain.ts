import { isAcceptable } from '../../gate/exceptions.js';
import type { RuleTraits } from '../../gate/rule-traits.js';
import type { ReportLanguage } from '../../memory/policy-shape.js';
import type { RuleCatalogue } from '../../report/catalogue/catalogue.js';
import { ruleCatalogueOf, ruleTextIn } from '../../report/catalogue/catalogue-of.js';
import { rules } from '../../gate/rules/index.js';
import { softeningWords } from '../../report/softening.js';
import { ConfigurationError } from '../../text/errors.js';
import { nearest } from '../../text/nearest.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { languageHere, languageOption } from '../language.js';

/*
 * What does `memtrust explain MT201` print? What the rule finds, why that matters, what to do, and how its
 * findings are softened or accepted, if they may be. A rule is found by its code or its name, and a mistyped
 * one gets the nearest.
 *
 * Listed in `index.ts`. The texts are those of the rule itself, so a new rule needs nothing here. It reads no
 * repository but the language of its policy. When a part of a rule is left out, `__tests__/cli/explain.test.ts`
 * fails; for a mistyped rule `__tests__/e2e/cli/bad-input.test.ts` does. The output is prose
 * for people, in no stable format: reorder or reword it, with the first of those tests.
 */

/**
 * How findings of a rule are accepted one by one; only those about the text of an agent file have a
 * place for a comment.
 */
function howToAccept(
  { code, isAboutAgentFiles }: RuleTraits,
  { rule }: RuleCatalogue['words'],
): string {
  return `${isAboutAgentFiles === true ? rule.acceptInline(code) : ''}${rule.acceptAll}`;
}

/** Says what a rule finds, why it matters, and what to do about a finding. */
export const explain: CommandDefinition = (program, run) => {
  program
    .command('explain')
    .argument('<rule>', 'code or name of a rule')
    .description('say what a rule finds, why it matters, and what to do')
    .addOption(languageOption())
    .addHelpText(
      'after',
      examples([
        ['explain MT201', 'by its code'],
        ['explain silent-promotion', 'by its name'],
        ['explain MT201 --language zh-Hans', 'in Chinese, whatever the policy says'],
      ]),
    )
    .action(async (name: string, options: { readonly language?: ReportLanguage }) =>
      run(async (io) => {
        const rule = rules.find(
          (known) =>
            known.code === name.toUpperCase().replace(/^(?=\d{3}$)/, 'MT') ||
            known.name === name.toLowerCase(),
        );
        if (rule === undefined) {
          const meant = nearest(
            name,
            rules.flatMap((known) => [known.code, known.name]),
          );
          throw new ConfigurationError(
            phraseText(say`There is no rule ${name}`),
            meant === null
              ? '`memtrust rules` lists them.'
              : phraseText(say`Did you mean ${meant}?`),
          );
        }
        const catalogue = await ruleCatalogueOf(options.language ?? (await languageHere(io)));
        const { words } = catalogue;
        const { summary, why, remedy } = ruleTextIn(catalogue, rule);
        const severity = words.inBrackets(words.severity[rule.severity]);
        const softening = softeningWords(rule, words).replaceAll('`', '');
        const accepting = isAcceptable(rule) ? `\n\n${howToAccept(rule, words)}` : '';
        io.out(
          `${rule.code} ${rule.name}${severity}\n\n${summary}\n\n${why}\n\n` +
            `${words.rule.whatToDo}${remedy}\n\n${softening}${accepting}\n`,
        );
        return EXIT.pass;
      }),
    );
};
