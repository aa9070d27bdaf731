import { Command, CommanderError, Help, type Option } from 'commander';
import { VERSION } from '../report/project.js';
import { onlyAnnotations, terminalSafe, withoutCommands } from '../report/terminal.js';
import { ConfigurationError, WaitedTooLong } from '../text/errors.js';
import { visible } from '../text/visible.js';
import { commandsFor, DAILY, headingOf } from './commands/index.js';
import type { Run } from './command.js';
import { ContextOverflow } from './overflow-record.js';
import { EXIT, type Io } from './io.js';

/**
 * Runs the command line. Never throws. Exit codes: 1 if a context does not fit; 2 for mistakes of the user and
 * timeouts; 3 for bugs; or that of a wrapped command. All output passes through `withoutCommands` or `onlyAnnotations`,
 * so that no text of a repository acts on a runner; errors also pass through `terminalSafe`.
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
    // Help for an unknown command is the error of that command.
    const isUnknown = isHelp && args[1] !== undefined && headingOf(args[1]) === '';
    await program.parseAsync(isUnknown ? args.slice(1) : args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError)
      // Until this returns, the process has the exit code of a bug.
      return isHelpAsked ? EXIT.pass : endOf(error, args, io);
    return reportError(error, io);
  } finally {
    leave();
  }
}

/** @returns the exit code. */
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

/** `(run npx memtrust session append --help)` */
function helpHint(command: Command): string {
  const names: string[] = [];
  for (let one: Command | null = command; one !== null; one = one.parent) names.unshift(one.name());
  return `(run npx ${names.join(' ')} --help)`;
}

/** Leaves out an empty default: `(default: [])`. */
function withoutEmptyDefault(option: Option): string {
  return new Help().optionDescription(option).replace(/ \(default: (?:\[\]|\{\}|"")\)$/, '');
}

/** The exit code if commander ended the run, with a hint for users of AIT. */
function endOf(error: CommanderError, args: readonly string[], io: Io): number {
  // AIT has `ait memory recall`; here the last word is the command.
  if (error.code === 'commander.unknownCommand' && headingOf(args[1] ?? '') !== '')
    io.err(`Use \`npx memtrust ${args[1]}\`: it is a separate command.\n`);
  return error.exitCode === 0 ? EXIT.pass : EXIT.usage;
}

/** The safe output, and a function that clears the line of progress. */
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

/** Before this no one waits. */
const QUIET_MS = 1_000;
const LEAST_MS = 100;

/** Moves to the start of the line and clears it. */
const CLEARED = '\r\u001B[K';

export interface Progress {
  step(words: string): void;
  /** Clears the line before other output; the next step shows it again. */
  clear(): void;
}

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
      const due = shownAt === null ? started + QUIET_MS : shownAt + LEAST_MS;
      if (now >= due) {
        stop();
        show();
      } else timer ??= setTimeout(show, due - now).unref();
    },
    clear,
  };
}
