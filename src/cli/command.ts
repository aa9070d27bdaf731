import type { Command } from 'commander';
import type { Io } from './io.js';

/*
 * Each file in `commands/` exports one definition, and `commands/index.ts` lists them; `main.ts` hands in
 * `run`. How examples are laid out is free. `__tests__/cli/table.test.ts` fails when this is wrong.
 */

/** Runs an action and keeps its exit code; given to each command by the shell. */
export type Run = (action: (io: Io) => Promise<number> | number) => Promise<void>;

/** One command: a file in `commands/` and a line in its registry. */
export type CommandDefinition = (program: Command, run: Run) => void;

/** Examples below the help of a command. */
export function examples(lines: readonly (readonly [command: string, what: string])[]): string {
  const width = Math.max(...lines.map(([command]) => command.length));
  const shown = lines.map(
    ([command, what]) => `  $ npx memtrust ${command.padEnd(width)}  ${what}`,
  );
  return `\nExamples:\n${shown.join('\n')}`;
}
