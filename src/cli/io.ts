import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../tree/git.js';

/* What a command may know of the world, and its exit codes, which workflows and hooks of agents branch on. */

export interface Io {
  readonly cwd: string;
  readonly environment: Environment;
  /** Start of the run: ISO 8601, whole seconds. */
  readonly now: string;
  /** Milliseconds since 1970, for commands that run for days. */
  readonly clock?: () => number;
  /** For measuring durations, in milliseconds. */
  readonly milliseconds?: () => number;
  readonly color: boolean;
  /** Whether progress can be shown to a person on standard error. */
  readonly showsProgress?: boolean;
  /** Width of the terminal. */
  readonly columns: number;
  readonly input: Input;
  /** Streams to another program; absent for people. */
  readonly wire?: () => Wire;
  out(text: string): void;
  /** For text with annotations that the runner may show; nothing else in it acts. Set by `main`. */
  outAnnotations?(text: string): void;
  err(text: string): void;
  /** Shows what is being done. Set by `main`. */
  readonly step?: (words: string) => void;
}

/** Streams to the program that started this one, and its request to stop. */
export interface Wire {
  readonly input: Readable;
  readonly output: Writable;
  /** Called once. */
  onStop(stop: () => void): void;
}

/** Standard input. */
interface Input {
  /** Whether a person can answer: a terminal at both ends. */
  readonly interactive: boolean;
  /** All piped input, up to one byte more than `cap`. */
  read(cap: number): Promise<Uint8Array>;
  /** Null if the input ends. */
  ask(question: string): Promise<string | null>;
}

/** DESIGN §6. A crash never looks like a pass. */
export const EXIT = { pass: 0, fail: 1, usage: 2, internal: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Whether a CI job runs this: all CI systems set `CI`. */
export function isInCi(environment: Environment): boolean {
  const value = environment['CI'] ?? '';
  return value !== '' && value !== 'false';
}
