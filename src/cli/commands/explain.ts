import { Option } from 'commander';
import { isAcceptable } from '../../gate/exceptions.js';
import type { RuleTraits } from '../../gate/rule-traits.js';
import { rules } from '../../gate/rules/index.js';
import { renderJson } from '../../report/json.js';
import { ruleUrl } from '../../report/project.js';
import { softeningWords } from '../../report/softening.js';
import { ConfigurationError } from '../../text/errors.js';
import { nearest } from '../../text/nearest.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';

/*
 * What does `memtrust explain MT201` print? What the rule finds, why that matters, what to do, and how its
 * findings are softened or accepted, if they may be. A rule is found by its code or its name, and a mistyped
 * one gets the nearest.
 *
 * Listed in `index.ts`. The texts are those of the rule itself, so a new rule needs nothing here. It reads no
 * repository. When a part of a rule is left out, `__tests__/cli/explain.test.ts` fails; for a mistyped rule
 * `__tests__/e2e/cli/bad-input.test.ts` does. The text is prose for people, in no stable format: reorder or
 * reword it, with the first of those tests. Keys of JSON may be added, and `code` to `fixed` are those of `rules`.
 */

/**
 * How findings of a rule are accepted one by one; only those about the text of an agent file have a
 * place for a comment.
 */
function howToAccept({ code, isAboutAgentFiles }: RuleTraits): string {
  const inline =
    isAboutAgentFiles === true
      ? `To accept one finding: \`<!-- memtrust-ignore ${code}: reason -->\` above its line. `
      : '';
  return `${inline}To accept what is found now: \`memtrust check --update-baseline --reason WHY\`.`;
}

/** Says what a rule finds, why it matters, and what to do about a finding. */
export const explain: CommandDefinition = (program, run) => {
  program
    .command('explain')
    .argument('<rule>', 'code or name of a rule')
    .description('say what a rule finds, why it matters, and what to do')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .addHelpText(
      'after',
      examples([
        ['explain MT201', 'by its code'],
        ['explain silent-promotion', 'by its name'],
        ['explain MT201 --format json', 'the same as JSON'],
      ]),
    )
    .action(async (name: string, { format }: { readonly format: string }) =>
      run((io) => {
        const rule = ruleNamed(name);
        io.out(format === 'json' ? renderJson(asJson(rule)) : asText(rule));
        return EXIT.pass;
      }),
    );
};

type Known = (typeof rules)[number];

/** By its code, `MT201` or `201`, or its name. @throws ConfigurationError with the nearest one. */
function ruleNamed(name: string): Known {
  const rule = rules.find(
    (known) =>
      known.code === name.toUpperCase().replace(/^(?=\d{3}$)/, 'MT') ||
      known.name === name.toLowerCase(),
  );
  if (rule !== undefined) return rule;
  const meant = nearest(
    name,
    rules.flatMap((known) => [known.code, known.name]),
  );
  throw new ConfigurationError(
    phraseText(say`There is no rule ${name}`),
    meant === null ? '`memtrust rules` lists them.' : phraseText(say`Did you mean ${meant}?`),
  );
}

/** How findings of a rule are softened, in words for a terminal. */
function softeningOf(rule: Known): string {
  return softeningWords(rule).replaceAll('`', '');
}

function asText(rule: Known): string {
  const accepting = isAcceptable(rule) ? `\n\n${howToAccept(rule)}` : '';
  return (
    `${rule.code} ${rule.name} ` +
    `(${rule.severity})\n\n${rule.summary}\n\n${rule.why}\n\nWhat to do: ` +
    `${rule.remedy}\n\n${softeningOf(rule)}${accepting}\n`
  );
}

/** The same for programs; the keys are public. */
function asJson(rule: Known): unknown {
  const { code, name, severity, summary, fixed, why, remedy } = rule;
  return {
    code,
    name,
    severity,
    summary,
    fixed,
    why,
    remedy,
    softening: softeningOf(rule),
    accepting: isAcceptable(rule) ? howToAccept(rule) : null,
    url: ruleUrl(rule),
  };
}
