import { Command, CommanderError, Help, type Option } from 'commander';
import { VERSION } from '../report/project.js';
import { onlyAnnotations, terminalSafe, withoutCommands } from '../report/terminal.js';
import { ConfigurationError, WaitedTooLong } from '../text/errors.js';
import { visible } from '../text/visible.js';
import { commandsFor, DAILY, headingOf } from './commands/index.js';
import type { Run } from './command.js';
import { ContextOverflow } from './context-overflow.js';
import { EXIT, type Io } from './io.js';

/**
 * Runs the command line and gives its exit code: one of ours, or that of a wrapped command. Never throws.
 *
 * - 1 where a context does not fit: it is no mistake of the user's, and nothing was written; - 2 for what the user can
 * put right: a wrong argument, a broken file, a wait that ended; - 3 for a fault of ours: a wrong exit code here would
 * let a broken gate pass.
 *
 * All that is printed goes through `withoutCommands`, so that no text of a repository speaks to a runner (annotations
 * that a user asks for through `onlyAnnotations`); errors go through `terminalSafe` too.
 */
export async function main(args: readonly string[], terminal: Io): Promise<number> {
  const { io, leave } = safely(terminal);
  let code: number = EXIT.pass;
  let isHelpAsked = false;
  const isHelp = args[0] === 'help';
  const isAll = isHelp && args[1] === '--all';
  const run: Run = async (action) => {
    code = await action(io);
  };
  const program: Command = new Command('memtrust')
    .description('The trust gate for agent memory: decides what coding agents may still believe.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'show this help, or that of one command')
    .showSuggestionAfterError()
    .showHelpAfterError('(run npx memtrust help --all)')
    .addHelpText(
      'after',
      isAll
        ? '\n`memtrust help COMMAND` prints the help of one command.'
        : '\n`memtrust help --all` lists the rest.',
    )
    .exitOverride()
    .configureHelp({
      optionDescription: withoutEmptyDefault,
      subcommandTerm: (command) => command.name(),
      visibleCommands: (command) =>
        command.commands.filter(
          (one) => command !== program || isAll || headingOf(one.name()) === DAILY,
        ),
    })
    .configureOutput({
      writeOut: (text) => {
        isHelpAsked = true;
        io.out(text);
      },
      writeErr: (text) => io.err(terminalSafe(text)),
    });
  for (const define of await commandsFor(args[0])) define(program, run);
  for (const command of program.commands) {
    command
      .helpGroup(headingOf(command.name()))
      .exitOverride()
      .configureOutput({ writeErr: (text) => io.err(terminalSafe(text)) });
    for (const one of [command, ...command.commands]) one.showHelpAfterError(helpHint(one));
  }
  try {
    if (args.length === 0) {
      program.outputHelp({ error: true });
      return EXIT.usage;
    }
    if (isAll) {
      program.outputHelp();
      return EXIT.pass;
    }
    // Help of what is not a command is the error that the command itself would be.
    const isUnknown = isHelp && args[1] !== undefined && headingOf(args[1]) === '';
    await program.parseAsync(isUnknown ? args.slice(1) : args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError)
      // The code of `help` is that of the process, which is a fault until this is done.
      return isHelpAsked ? EXIT.pass : endOf(error, args, io);
    return reportError(error, io);
  } finally {
    leave();
  }
}

/** Prints an error for the user; gives the exit code. */
function reportError(error: unknown, io: Io): number {
  if (error instanceof ContextOverflow) {
    io.err(terminalSafe(error.breakdown));
    return EXIT.fail;
  }
  if (error instanceof ConfigurationError || error instanceof WaitedTooLong) {
    io.err(terminalSafe(`error: ${error.message}\n  ${error.remedy}\n`));
    return EXIT.usage;
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(
    terminalSafe(
      `internal error: ${message
        .split('\n')
        .map((line) => visible(line, 1_000))
        .join('\n')}\nThis is a bug in memtrust; nothing was checked.\n`,
    ),
  );
  return EXIT.internal;
}

/** Where the help of a command is: `(run npx memtrust session append --help)`. */
function helpHint(command: Command): string {
  const names: string[] = [];
  for (let one: Command | null = command; one !== null; one = one.parent) names.unshift(one.name());
  return `(run npx ${names.join(' ')} --help)`;
}

/** What an option is for, without a default that is nothing: `(default: [])`. */
function withoutEmptyDefault(option: Option): string {
  return new Help().optionDescription(option).replace(/ \(default: (?:\[\]|\{\}|"")\)$/, '');
}

/** The exit code where commander ended the run, with a hint for those who come from AIT. */
function endOf(error: CommanderError, args: readonly string[], io: Io): number {
  // AIT writes `ait memory recall`; here each of these is a command by itself.
  if (error.code === 'commander.unknownCommand' && headingOf(args[1] ?? '') !== '')
    io.err(`Use \`npx memtrust ${args[1]}\`: it is a separate command.\n`);
  return error.exitCode === 0 ? EXIT.pass : EXIT.usage;
}

/** The terminal as commands may use it, and what takes the line of progress away from it. */
function safely(terminal: Io): { readonly io: Io; readonly leave: () => void } {
  const { columns, milliseconds, showsProgress = false } = terminal;
  const progress =
    showsProgress && milliseconds !== undefined
      ? progressOn({ columns, milliseconds, err: (text) => terminal.err(text) })
      : null;
  const leave = (): void => progress?.clear();
  const printed = (text: string): string => {
    leave();
    return text;
  };
  const io: Io = {
    ...terminal,
    out: (text) => terminal.out(printed(withoutCommands(text))),
    outAnnotations: (text) => terminal.out(printed(onlyAnnotations(text))),
    err: (text) => terminal.err(printed(withoutCommands(text))),
    step: (words) => progress?.step(words),
  };
  return { io, leave };
}

/** Nobody wonders before that. */
const PATIENCE_MS = 1_000;
/** A line that changes more often cannot be read. */
const LEAST_MS = 100;

/** To the start of the line, and what stands there away. */
const CLEARED = '\r\u001B[K';

/** The line that says what is done. */
export interface Progress {
  /** Says what is done from now on. */
  step(words: string): void;
  /** Takes the line away, before something else is printed and at the end; another step brings it back. */
  clear(): void;
}

/** @param terminal where it is written, and how time is told. */
export function progressOn(
  terminal: Pick<Io, 'err' | 'columns'> & { readonly milliseconds: () => number },
): Progress {
  const started = terminal.milliseconds();
  let words: string | null = null;
  let shownAt: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  const show = (): void => {
    timer = null;
    if (words === null) return;
    shownAt = terminal.milliseconds();
    terminal.err(
      `${CLEARED}${terminalSafe(`memtrust: ${words} …`).slice(0, terminal.columns - 1)}`,
    );
  };
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const clear = (): void => {
    stop();
    if (shownAt !== null) terminal.err(CLEARED);
    shownAt = null;
    words = null;
  };
  return {
    step(next) {
      words = next;
      const now = terminal.milliseconds();
      const due = shownAt === null ? started + PATIENCE_MS : shownAt + LEAST_MS;
      if (now >= due) {
        stop();
        show();
      } else timer ??= setTimeout(show, due - now).unref();
    },
    clear,
  };
}
