import { Argument, type Command, Option } from 'commander';
import { parseNow, typedFactId } from './arguments.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';

/* One command of the command line: its arguments, options and examples as a table, and how it opens memory. */

/** Runs an action and keeps its exit code. */
export type Run = (action: (io: Io) => Promise<number> | number) => Promise<void>;

export type CommandDefinition = (program: Command, run: Run) => void;

interface CommandTable {
  readonly name: string;
  readonly about: string;
  /**
   * A row for each argument and option, in the order of the help: `<id> | id of a fact`, `--all | every fact`. A row
   * without a bar is the heading of the options below it.
   */
  readonly takes?: string;
  /** Options that are more than a flag or a text, by the key of their value: choices, defaults, parsers. */
  readonly options?: Readonly<Record<string, (option: Option) => Option>>;
  /** A row for each: `adopt --all | all that can be adopted`. */
  readonly examples?: string;
  /** The end of the help. */
  readonly after?: string;
}

/** Options that many commands have. */
const USUAL: NonNullable<CommandTable['options']> = {
  now: (option) => option.argParser(parseNow),
  format: (option) => option.choices(['text', 'json']).default('text'),
};

/** Adds a command to the program, or to another command. */
export function addCommand(
  above: Command,
  { name, about, takes = '', options, examples = '', after }: CommandTable,
): Command {
  const command = above.command(name).description(about);
  for (const [first, what] of rowsOf(takes)) {
    if (what === null) command.optionsGroup(first);
    else if (first.startsWith('-')) {
      const option = new Option(first, what);
      const key = option.attributeName();
      command.addOption((options?.[key] ?? USUAL[key])?.(option) ?? option);
    } else command.addArgument(argumentOf(first, what));
  }
  if (examples !== '') command.addHelpText('after', examplesText(examples));
  return after === undefined ? command : command.addHelpText('after', `\n${after}`);
}

/** An id may be typed as the path of its file. */
function argumentOf(name: string, what: string): Argument {
  const argument = new Argument(name, what);
  return /^.(?:id|old|new).$/.test(name) ? argument.argParser(typedFactId) : argument;
}

export function examplesText(examples: string): string {
  const rows = rowsOf(examples);
  const width = Math.max(...rows.map(([command]) => command.length));
  const shown = rows.map(
    ([command, what]) => `  $ npx memtrust ${command.padEnd(width)}  ${what ?? ''}`,
  );
  return `\nExamples:\n${shown.join('\n')}`;
}

/** The two cells of each row. A line that begins with a bar goes on with the row above. */
function rowsOf(table: string): (readonly [first: string, second: string | null])[] {
  const rows = table.split(/\n(?!\s*\|)/).filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const [first = '', ...second] = row.split('|').map((cell) => cell.trim());
    return [first, second.length === 0 ? null : second.join(' ')];
  });
}

/** Opens the repository, and closes it in any case. Loaded late, which keeps `--help` fast. */
export async function useMemory<T>(io: Io, action: (open: OpenMemory) => Promise<T>): Promise<T> {
  const memory = await import('./open-memory.js');
  return memory.OpenMemory.use(io, action);
}
