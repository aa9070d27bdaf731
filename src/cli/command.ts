import type { Command } from 'commander';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';

/* One command of the command line: its definition, its examples, and how it opens memory. */

/** Runs an action and keeps its exit code. */
export type Run = (action: (io: Io) => Promise<number> | number) => Promise<void>;

export type CommandDefinition = (program: Command, run: Run) => void;

export function examples(lines: readonly (readonly [command: string, what: string])[]): string {
  const width = Math.max(...lines.map(([command]) => command.length));
  const shown = lines.map(
    ([command, what]) => `  $ npx memtrust ${command.padEnd(width)}  ${what}`,
  );
  return `\nExamples:\n${shown.join('\n')}`;
}

/** Opens the repository, and closes it in any case. Loaded late, which keeps `--help` fast. */
export async function useMemory<T>(io: Io, action: (open: OpenMemory) => Promise<T>): Promise<T> {
  const memory = await import('./open-memory.js');
  return memory.OpenMemory.use(io, action);
}
