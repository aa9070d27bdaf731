import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import crypto from 'node:crypto';
import { constants } from 'node:os';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSha256, type Sha256 } from '../../tree/digest.js';

/*
 * Starts the command of `memtrust run` without a shell, passes streams and signals through, and reports how it ended.
 */

export interface Ended {
  /** As in a shell: its own, 128 and the signal, 127 for no such command, 126 if it cannot be run. */
  readonly exitCode: number;
  /** Null if it did not start. */
  readonly own: { readonly exitCode: number; readonly signal: NodeJS.Signals | null } | null;
  readonly stdout: Passed | null;
  readonly stderr: Passed | null;
}

interface Passed {
  readonly digest: Sha256;
  readonly bytes: number;
  /** Its last bytes; null if none are kept. */
  readonly end: Uint8Array | null;
}

interface Wrapping {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Streams that pass through this process; the others are inherited. */
  readonly digest: { readonly stdout: boolean; readonly stderr: boolean };
  /** Last bytes of each stream that are kept. */
  readonly keep: number;
  readonly onOutput?: (chunk: Buffer) => void;
}

/** Passed on to the command. */
const FORWARDED: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command without a shell. Standard input is inherited, and output too if it is a terminal; else it may pass
 * through here unchanged.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, environment, digest, keep, onOutput }: Wrapping,
): Promise<Ended> {
  const child = start(command, args, {
    cwd,
    env: { ...environment },
    shell: false,
    stdio: ['inherit', digest.stdout ? 'pipe' : 'inherit', digest.stderr ? 'pipe' : 'inherit'],
  });
  if (typeof child === 'string') return notStarted(child);
  const streams = [
    passOn(child.stdout, process.stdout, keep, onOutput),
    passOn(child.stderr, process.stderr, keep),
  ] as const;
  const stop = forward(child);
  try {
    const own = await ending(child);
    for (const stream of streams) stream?.leave();
    const [stdout, stderr] = await Promise.all(
      streams.map(async (stream) => stream?.passed ?? null),
    );
    if (typeof own === 'string') return notStarted(own);
    return {
      exitCode: own.signal === null ? own.exitCode : 128 + constants.signals[own.signal],
      own,
      stdout: stdout ?? null,
      stderr: stderr ?? null,
    };
  } finally {
    stop();
  }
}

/** The error code if it cannot start. */
function start(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess | string {
  try {
    return spawn(command, [...args], options);
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

function notStarted(code: string): Ended {
  return { exitCode: code === 'ENOENT' ? 127 : 126, own: null, stdout: null, stderr: null };
}

async function ending(
  child: ChildProcess,
): Promise<{ readonly exitCode: number; readonly signal: NodeJS.Signals | null } | string> {
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (child.pid === undefined) resolve(error.code ?? 'unknown');
      else reject(error);
    });
    child.on('exit', (code, signal) => resolve({ exitCode: code ?? 0, signal }));
  });
}

/** Forwards signals until the returned function is called. */
function forward(child: ChildProcess): () => void {
  const handlers = FORWARDED.map((signal) => {
    // Ctrl-C at a terminal reaches the command already.
    const handler = (): void =>
      void (signal === 'SIGINT' && process.stdin.isTTY ? null : child.kill(signal));
    process.on(signal, handler);
    return [signal, handler] as const;
  });
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

interface Stream {
  readonly passed: Promise<Passed | null>;
  /** Stops waiting: background processes may hold the stream open. */
  leave(): void;
}

/** Milliseconds of silence after the end of the command. */
const SILENCE_MS = 1_000;

/** Copies a stream and computes count and digest. `passed` is null if it was not read to its end. */
function passOn(
  from: Readable | null,
  to: NodeJS.WriteStream,
  keep: number,
  onOutput?: (chunk: Buffer) => void,
): Stream | null {
  if (from === null) return null;
  const hash = crypto.createHash('sha256');
  const gone = new AbortController();
  let bytes = 0;
  const end = new StreamEnd(keep);
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      end.add(chunk);
      onOutput?.(chunk);
      done(null, chunk);
    },
  });
  // If the reader is gone (`  head`), the command's stream is closed too.
  const listeners = to.rawListeners('error');
  to.removeAllListeners('error');
  to.on('error', () => from.destroy());
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const passed = pipeline(from, count, to, { end: false, signal: gone.signal })
    .then(
      () => true,
      () => from.destroy() === null,
    )
    .then((isWhole) => {
      isOver = true;
      clearInterval(timer);
      to.removeAllListeners('error');
      for (const listener of listeners) to.on('error', (error) => void listener.call(to, error));
      const digest = `sha256:${hash.digest('hex')}`;
      return isWhole && isSha256(digest)
        ? { digest, bytes, end: keep === 0 ? null : end.bytes() }
        : null;
    });
  return {
    passed,
    leave() {
      if (isOver) return;
      let before = -1;
      timer = setInterval(() => {
        if (before === bytes && count.readableLength === 0 && to.writableLength === 0) gone.abort();
        before = bytes;
      }, SILENCE_MS);
    },
  };
}

/** The last bytes of a stream, in bounded memory. */
class StreamEnd {
  private readonly chunks: Buffer[] = [];
  private held = 0;

  constructor(private readonly most: number) {}

  add(chunk: Buffer): void {
    if (this.most === 0) return;
    this.chunks.push(Buffer.from(chunk.subarray(-this.most)));
    this.held += this.chunks.at(-1)?.length ?? 0;
    // Chunks can be single bytes, so they are joined now and then.
    if (this.held < 2 * this.most && this.chunks.length < MOST_CHUNKS) return;
    const bytes = this.bytes();
    this.chunks.splice(0, Infinity, bytes);
    this.held = bytes.length;
  }

  bytes(): Buffer {
    return Buffer.concat(this.chunks).subarray(-this.most);
  }
}

const MOST_CHUNKS = 1_000;
