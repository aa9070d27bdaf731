import { isAcceptable } from '../../gate/exceptions.js';
import type { RuleTraits } from '../../gate/rule-traits.js';
import { softeningWords } from '../../report/softening.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { ruleCalled } from '../rule-argument.js';

/*
 * What does `memtrust explain MT201` print? What the rule finds, why that matters, what to do, and how its
 * findings are softened or accepted, if they may be. A rule is found by its code or its name, and a mistyped
 * one gets the nearest.
 *
 * Listed in `index.ts`. The texts are those of the rule itself, so a new rule needs nothing here. It reads no
 * repository. When a part of a rule is left out, `__tests__/cli/explain.test.ts` fails; for a mistyped rule
 * `__tests__/e2e/cli/bad-input.test.ts` does. The output is prose for people, in no stable format: reorder or
 * reword it, with the first of those tests.
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
    .addHelpText(
      'after',
      examples([
        ['explain MT201', 'by its code'],
        ['explain silent-promotion', 'by its name'],
      ]),
    )
    .action(async (name: string) =>
      run((io) => {
        const rule = ruleCalled(name);
        const softening = softeningWords(rule).replaceAll('`', '');
        const accepting = isAcceptable(rule) ? `\n\n${howToAccept(rule)}` : '';
        io.out(
          `${rule.code} ${rule.name} ` +
            `(${rule.severity})\n\n${rule.summary}\n\n${rule.why}\n\nWhat to do: ` +
            `${rule.remedy}\n\n${softening}${accepting}\n`,
        );
        return EXIT.pass;
      }),
    );
};
