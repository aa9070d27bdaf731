import { Argument, Command } from 'commander';
import { examples, type CommandDefinition, type Run } from '../command.js';
import { EXIT } from '../io.js';
import { SHELLS, type Shell } from '../shells.js';

/*
 * What does `memtrust completion bash` print? A script that completes commands, options, their choices, ids of facts
 * and names of commits. It is made of the definitions of all commands, which are loaded only when it is asked for.
 *
 * Listed in `index.ts`; `completion-script.ts` writes it. It reads no repository. The names of the shells are a
 * contract: they stand in the files that shells start with. `__tests__/cli/completion.test.ts` fails when this is
 * wrong.
 */

/**
 * Prints the completion script of a shell.
 *
 * @param all loads the definitions of all commands.
 */
export function completion(all: () => Promise<readonly CommandDefinition[]>): CommandDefinition {
  return (program, run) => define(program, run, all);
}

function define(
  program: Command,
  run: Run,
  all: () => Promise<readonly CommandDefinition[]>,
): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell that you use').choices(SHELLS))
    .showHelpAfterError(`(shells: ${SHELLS.join(', ')}; run npx memtrust completion --help)`)
    .description('print a script that lets your shell complete memtrust with Tab')
    .addHelpText(
      'after',
      examples([
        ['completion bash', 'put this line into ~/.bashrc: eval "$(memtrust completion bash)"'],
        ['completion zsh', 'put this line into ~/.zshrc: eval "$(memtrust completion zsh)"'],
        ['completion fish', 'save it as ~/.config/fish/completions/memtrust.fish'],
      ]) +
        '\n\nIt completes commands, options and their values, ids of facts, and branches. ' +
        'The command memtrust must be\ninstalled: npm install --global memtrust.',
    )
    .action(async (shell: Shell) =>
      run(async (io) => {
        const { completionScript } = await import('../completion-script.js');
        const { commandShapes } = await import('../command-shapes.js');
        const whole = new Command('memtrust').option('-V, --version', 'print the version');
        for (const defineOne of await all()) defineOne(whole, async () => {});
        const names = whole.commands.map((command) => command.name());
        whole.command('help').argument('[command]').description('show how one command is used');
        io.out(completionScript(shell, commandShapes(whole, await moreWords(names))));
        return EXIT.pass;
      }),
    );
}

/** Words that an argument expects, and its definition does not have as choices. */
async function moreWords(names: readonly string[]): Promise<Record<string, readonly string[]>> {
  const { rules } = await import('../../gate/rules/index.js');
  const { REASONS } = await import('../../trust/reasons.js');
  const { schemas } = await import('../../report/schemas/index.js');
  const { NOTE_TYPES } = await import('../../lifecycle/notes/types.js');
  return {
    'help command': names,
    'explain rule': [...rules.flatMap(({ code, name }) => [code, name]), ...REASONS],
    'schema name': Object.keys(schemas),
    'write type': NOTE_TYPES.map(({ type }) => type),
  };
}
