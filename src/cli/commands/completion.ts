import { Argument, Command } from 'commander';
import { addCommand, type CommandDefinition, type Run } from '../command.js';
import { EXIT } from '../io.js';
import { type Shell, SHELLS } from '../arguments.js';

/** @param all loads the definitions of all commands. */
export function completion(all: () => Promise<readonly CommandDefinition[]>): CommandDefinition {
  return (program, run) => define(program, run, all);
}

function define(
  program: Command,
  run: Run,
  all: () => Promise<readonly CommandDefinition[]>,
): void {
  addCommand(program, {
    name: 'completion',
    about: 'print a script that completes memtrust in your shell',
    examples: `
      completion bash | put this line into ~/.bashrc: eval "$(memtrust completion bash)"
      completion zsh | put this line into ~/.zshrc: eval "$(memtrust completion zsh)"
      completion fish | save it as ~/.config/fish/completions/memtrust.fish
    `,
    after:
      'It completes commands, options and their values, ids of facts, and branches. ' +
      'The command memtrust must be\ninstalled: npm install --global memtrust.',
  })
    .addArgument(new Argument('<shell>', 'the shell that you use').choices(SHELLS))
    .action(async (shell: Shell) =>
      run(async (io) => {
        const { completionScript } = await import('../completion-script.js');
        const { commandShapes } = await import('../command-shapes.js');
        const whole = new Command('memtrust').option('-V, --version', 'print the version');
        for (const defineOne of await all()) defineOne(whole, async () => {});
        const names = whole.commands.map((command) => command.name());
        whole
          .command('help')
          .argument('[command]')
          .option('--all', 'list all commands')
          .description('show how one command is used');
        io.out(completionScript(shell, commandShapes(whole, await moreWords(names))));
        return EXIT.pass;
      }),
    );
}

/** Choices that definitions lack. */
async function moreWords(names: readonly string[]): Promise<Record<string, readonly string[]>> {
  const { rules } = await import('../../gate/rules/index.js');
  const { REASONS } = await import('../../trust/entry.js');
  const { STATUSES } = await import('../../trust/entry.js');
  const { NOTE_TYPES } = await import('../../lifecycle/notes/types.js');
  return {
    'help command': names,
    'explain rule': [
      ...rules.flatMap(({ code, name }) => [code, name]),
      ...new Set([...REASONS, ...STATUSES]),
    ],
    'write type': NOTE_TYPES.map(({ type }) => type),
  };
}
