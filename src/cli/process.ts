import { createInterface } from 'node:readline/promises';
import { isatty } from 'node:tty';
import { isoSeconds } from '../text/visible.js';
import { EXIT, type Wire } from './io.js';
import { main } from './main.js';

/** Lines that were typed before they were asked for. */
const early: string[] = [];

/** Asks one question. Null where nothing is answered. */
export async function ask(question: string): Promise<string | null> {
  const [line] = early.splice(0, 1);
  if (line !== undefined) {
    process.stderr.write(`${question}${line}\n`);
    return line;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((answered) => {
    let answer: string | null = null;
    terminal.on('line', (typed) => {
      if (answer === null) {
        answer = typed;
        // Only now, after the whole chunk: what else was pasted is in it.
        queueMicrotask(() => terminal.close());
      } else early.push(typed);
    });
    terminal.once('close', () => {
      if (answer === null) process.stderr.write('\n');
      answered(answer);
    });
    terminal.setPrompt(question);
    terminal.prompt();
  });
}

// For the bundle: what nearly every command needs is one file then. As the many small ones that it becomes without this
// line it starts no quicker: a small check measured 2 % slower.
// eslint-disable-next-line import/no-unassigned-import -- nothing of it is used here
import './judge-workspace.js';

/** Number of the standard input: POSIX, `unistd.h`. */
const STDIN = 0;

/**
 * The edge of the command line: the process's own streams, environment, clock and exit code. Only `cli.ts` calls it;
 * everything below gets these things as one `Io`, so that tests run commands without a process (`in-process.ts`).
 *
 * The exit code is that of an internal error until `main` has given another one: a process that ends too early must
 * never look like a pass. Nobody is asked a question unless a person sits at both ends, stdin and stderr. How streams
 * are read may be changed.
 */
export async function runProcess(run: typeof main = main): Promise<void> {
  // A reader that closes the pipe early (`| head`) is no fault of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.internal),
  );
  process.exitCode = EXIT.internal;
  // Not process.stdin.isTTY: it opens the stream, which takes some milliseconds, and most commands read nothing.
  const isTyped = isatty(STDIN);
  process.exitCode = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    environment: process.env,
    now: isoSeconds(Date.now()),
    clock: () => Date.now(),
    milliseconds: () => performance.now(),
    columns: process.stdout.columns || 120, // a pipe has no width
    input: { interactive: isTyped && process.stderr.isTTY, read: readInput, ask },
    ...(isTyped ? {} : { wire }),
    color: wantsColor(process.env, process.stdout.isTTY),
    showsProgress: showsProgress(process.env, process.stderr.isTTY),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}

/** The streams of the process, for a protocol. */
function wire(): Wire {
  return {
    input: process.stdin,
    output: process.stdout,
    onStop: (stop) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
    },
  };
}

/** NO_COLOR (no-color.org) goes before FORCE_COLOR (force-color.org), and both before what the terminal is. */
function wantsColor(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced) return forced !== '0' && forced !== 'false';
  return isTerminal && environment['TERM'] !== 'dumb';
}

/** Only for a person who waits: the log of a job keeps every line that was written over. */
function showsProgress(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  const isJob = (environment['CI'] ?? '') !== '' && environment['CI'] !== 'false';
  return isTerminal && !isJob && environment['TERM'] !== 'dumb';
}

/** What is piped in, up to one byte more than the cap: by that byte the caller sees that it is too long. */
async function readInput(cap: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > cap) break;
  }
  return Buffer.concat(chunks).subarray(0, cap + 1);
}
