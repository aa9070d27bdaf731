import { Command } from 'commander';
import { commandsFor, headingOf } from './commands/index.js';

/* docs/commands.md: the help of every command, under the headings of `memtrust help --all`. */

const COLUMNS = 100;

const INTRODUCTION = `# Commands

<!-- Written by \`npm run docs\` from the help of the commands; edit src/cli/commands, not this page. -->

\`npx memtrust help --all\` lists all commands, and \`npx memtrust help COMMAND\` prints one of these texts.
[Words](words.md) explains the terms.

Exit codes: \`0\` pass, \`1\` the gate fails, \`2\` usage or configuration error, \`3\` internal error.
A crash never reads as a pass. \`check\` writes nothing into the repository, does not use the network, and
prints the same bytes for the same trees, policy and \`--now\`.
`;

export async function commandsPage(): Promise<string> {
  const program = new Command('memtrust');
  for (const define of await commandsFor(undefined)) define(program, async () => {});
  const headings = [...new Set(program.commands.map((command) => headingOf(command.name())))];
  const sections = headings.flatMap((heading) => [
    `## ${heading.replace(/:$/, '')}`,
    ...program.commands
      .filter((command) => headingOf(command.name()) === heading)
      .flatMap((command) => [`### ${command.name()}`, ...helpOf(command)]),
  ]);
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`;
}

/** As fenced blocks, with subcommands. */
function helpOf(command: Command): string[] {
  let text = '';
  command.configureOutput({
    writeOut: (part) => (text += part),
    getOutHelpWidth: () => COLUMNS,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return [`\`\`\`text\n${text.trimEnd()}\n\`\`\``, ...command.commands.flatMap(helpOf)];
}
