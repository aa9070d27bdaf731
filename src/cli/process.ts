import { createInterface } from 'node:readline/promises';
import { isatty } from 'node:tty';
import { isoSeconds } from '../text/visible.js';
import { EXIT, isInCi, type Wire } from './io.js';
import { main } from './main.js';

/** Lines typed before a question. */
const early: string[] = [];

/** Null if there is no answer. */
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
        // After the chunk, which may hold more pasted lines.
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

// Makes the bundler put what nearly every command needs into one file; otherwise a small check is 3 % slower.
// eslint-disable-next-line import/no-unassigned-import -- nothing of it is used here
import './judge-workspace.js';

const STDIN = 0;

/**
 * The process's streams, environment, clock and exit code, as one `Io`. The exit code is that of a bug until `main`
 * returns, so that a process that ends early never looks like a pass. Questions are asked only if a person sits at
 * stdin and stderr.
 */
export async function runProcess(run: typeof main = main): Promise<void> {
  // A reader may close the pipe early (`  head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.internal),
  );
  process.exitCode = EXIT.internal;
  // `process.stdin.isTTY` would open the stream, which takes milliseconds.
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

function wire(): Wire {
  return {
    input: process.stdin,
    output: process.stdout,
    onStop: (stop) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
    },
  };
}

/** NO_COLOR (no-color.org) overrides FORCE_COLOR (force-color.org), and both the terminal. */
function wantsColor(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced) return forced !== '0' && forced !== 'false';
  return isTerminal && environment['TERM'] !== 'dumb';
}

/** The log of a job would keep every overwritten line. */
function showsProgress(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  const isJob = isInCi(environment);
  return isTerminal && !isJob && environment['TERM'] !== 'dumb';
}

/** One byte more than the cap shows the caller that it is too long. */
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
