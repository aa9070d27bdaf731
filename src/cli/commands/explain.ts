import { Option } from 'commander';
import { isAcceptable } from '../../gate/exceptions.js';
import type { AnyRule } from '../../gate/rule.js';
import type { RuleTraits } from '../../gate/rule-traits.js';
import { renderJson } from '../../report/json.js';
import { ruleUrl } from '../../report/project.js';
import { softeningWords } from '../../report/softening.js';
import { REASON_WORDS } from '../../report/words.js';
import { REASONS } from '../../trust/reasons.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { ruleCalled } from '../rule-argument.js';

/*
 * `memtrust explain MT201`: what the rule finds, why that matters, what to do, and how its findings are softened or
 * accepted. Of a reason, such as `candidate_not_adopted`, it prints the sentence of the reports.
 */

/** How findings of a rule are accepted one by one; only those in an agent file have a place for a comment. */
function howToAccept({ code, isAboutAgentFiles }: RuleTraits): string {
  const inline = `To accept one finding: \`<!-- memtrust-ignore ${code}: reason -->\` above its line. `;
  return (
    `${isAboutAgentFiles === true ? inline : ''}To accept what is found now: ` +
    '`npx memtrust check --update-baseline --reason WHY`.'
  );
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
    .addHelpText(
      'after',
      examples([
        ['explain MT201', 'by its code'],
        ['explain silent-promotion', 'by its name'],
        ['explain adoption_digest_mismatch', 'a reason in the JSON of `npx memtrust facts`'],
        ['explain MT201 --format json', 'the same as JSON'],
      ]),
    )
    .action(async (name: string, { format }: { readonly format: string }) =>
      run(async (io) => {
        const isJson = format === 'json';
        const reason = REASONS.find((known) => known === name.toLowerCase());
        if (reason === undefined) {
          const rule = ruleCalled(name);
          io.out(isJson ? renderJson(asJson(rule)) : asText(rule));
        } else {
          const meaning = REASON_WORDS[reason];
          io.out(isJson ? renderJson({ reason, meaning }) : `${reason}: ${meaning}\n`);
        }
        return EXIT.pass;
      }),
    );
};

/** How findings of a rule are softened, in words for a terminal. */
function softeningOf(rule: AnyRule): string {
  return softeningWords(rule).replaceAll('`', '');
}

function asText(rule: AnyRule): string {
  const { summary, why, remedy, severity } = rule;
  const accepting = isAcceptable(rule) ? `\n\n${howToAccept(rule)}` : '';
  return (
    `${rule.code} ${rule.name} (${severity})\n\n${summary}\n\n${why}\n\n` +
    `What to do: ${remedy}\n\n${softeningOf(rule)}${accepting}\n`
  );
}

/** The same for programs. */
function asJson(rule: AnyRule): unknown {
  const { code, name, severity, fixed, summary, why, remedy } = rule;
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
