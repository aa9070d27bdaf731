import { Option } from 'commander';
import { isAcceptable } from '../../gate/exceptions.js';
import type { AnyRule } from '../../gate/rule.js';
import type { RuleTraits } from '../../gate/rule-traits.js';
import type { ReportLanguage } from '../../memory/policy-shape.js';
import type { RuleCatalogue } from '../../report/catalogue/catalogue.js';
import { reasonWordsIn, ruleCatalogueOf, ruleTextIn } from '../../report/catalogue/catalogue-of.js';
import { renderJson } from '../../report/json.js';
import { ruleUrl } from '../../report/project.js';
import { softeningWords } from '../../report/softening.js';
import { REASONS } from '../../trust/reasons.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { languageHere, languageOption } from '../language.js';
import { ruleCalled } from '../rule-argument.js';

/*
 * What does `memtrust explain MT201` print? What the rule finds, why that matters, what to do, and how its
 * findings are softened or accepted, if they may be. A rule is found by its code or its name, and a mistyped
 * one gets the nearest. Of a reason, such as `candidate_not_adopted`, it prints the sentence of the reports.
 *
 * Listed in `index.ts`. The texts are those of the rule itself, so a new rule needs nothing here. It reads no
 * repository but the language of its policy. When a part of a rule is left out, `__tests__/cli/explain.test.ts`
 * fails; for a mistyped rule `__tests__/e2e/cli/bad-input.test.ts` does. The text is prose for people, in no
 * stable format: reorder or reword it, with the first of those tests. Keys of JSON may be added, and `code` to
 * `fixed` are those of `rules`.
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
    .argument('<rule>', 'code or name of a rule, or a reason in the JSON of `npx memtrust facts`')
    .showHelpAfterError('(`npx memtrust rules` lists the rules; run npx memtrust explain --help)')
    .description('say what a rule finds, why it matters, and what to do')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .addOption(languageOption())
    .addHelpText(
      'after',
      examples([
        ['explain MT201', 'by its code'],
        ['explain silent-promotion', 'by its name'],
        ['explain MT201 --language zh-Hans', 'in Chinese, whatever the policy says'],
        ['explain adoption_digest_mismatch', 'a reason in the JSON of `npx memtrust facts`'],
        ['explain MT201 --format json', 'the same as JSON'],
      ]),
    )
    .action(
      async (
        name: string,
        options: { readonly format: string; readonly language?: ReportLanguage },
      ) =>
        run(async (io) => {
          const reason = REASONS.find((known) => known === name.toLowerCase());
          const rule = reason === undefined ? ruleCalled(name) : null;
          const language = options.language ?? (await languageHere(io));
          const isJson = options.format === 'json';
          if (reason !== undefined) {
            const meaning = (await reasonWordsIn(language))[reason];
            io.out(isJson ? renderJson({ reason, meaning }) : `${reason}: ${meaning}\n`);
          }
          if (rule !== null) {
            const catalogue = await ruleCatalogueOf(language);
            io.out(isJson ? renderJson(asJson(rule, catalogue)) : asText(rule, catalogue));
          }
          return EXIT.pass;
        }),
    );
};

/** How findings of a rule are softened, in words for a terminal. */
function softeningOf(rule: AnyRule, words: RuleCatalogue['words']): string {
  return softeningWords(rule, words).replaceAll('`', '');
}

function asText(rule: AnyRule, catalogue: RuleCatalogue): string {
  const { words } = catalogue;
  const { summary, why, remedy } = ruleTextIn(catalogue, rule);
  const severity = words.inBrackets(words.severity[rule.severity]);
  const accepting = isAcceptable(rule) ? `\n\n${howToAccept(rule, words)}` : '';
  return (
    `${rule.code} ${rule.name}${severity}\n\n${summary}\n\n${why}\n\n` +
    `${words.rule.whatToDo}${remedy}\n\n${softeningOf(rule, words)}${accepting}\n`
  );
}

/** The same for programs; the keys are public, and so are the values of `code` to `severity`. */
function asJson(rule: AnyRule, catalogue: RuleCatalogue): unknown {
  const { code, name, severity, fixed } = rule;
  const { words } = catalogue;
  const { summary, why, remedy } = ruleTextIn(catalogue, rule);
  return {
    code,
    name,
    severity,
    summary,
    fixed,
    why,
    remedy,
    softening: softeningOf(rule, words),
    accepting: isAcceptable(rule) ? howToAccept(rule, words) : null,
    url: ruleUrl(rule),
  };
}
