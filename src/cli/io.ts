import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../tree/git.js';

/* What a command may know of the world, and its exit codes, which workflows and hooks of agents branch on. */

/** Everything that a command may know of, and do to, the world around it. */
export interface Io {
  readonly cwd: string;
  readonly environment: Environment;
  /** The clock, read once a run: ISO 8601, whole seconds. */
  readonly now: string;
  /** The clock of now, in milliseconds since 1970, for a command that runs for days; absent where time stands still. */
  readonly clock?: () => number;
  /** Milliseconds since any moment, to measure how long something takes; absent where nothing is measured. */
  readonly milliseconds?: () => number;
  readonly color: boolean;
  /** Whether somebody waits at a terminal to whom it can be said on standard error what is done. */
  readonly showsProgress?: boolean;
  /** Characters that fit on a line of the terminal. */
  readonly columns: number;
  readonly input: Input;
  /** The two ends of a talk with another program; absent where a person types or reads there. */
  readonly wire?: () => Wire;
  out(text: string): void;
  /** The same for text with annotations that a runner is to show; nothing else in it is obeyed. Given by `main`. */
  outAnnotations?(text: string): void;
  err(text: string): void;
  /** Says in a few words what is done from now on, for whoever waits. Given by `main`. */
  readonly step?: (words: string) => void;
}

/** A talk with the program that started this one: what it says, what it hears, and that it wants us to end. */
export interface Wire {
  readonly input: Readable;
  readonly output: Writable;
  /** Called once, when the process is told to end. */
  onStop(stop: () => void): void;
}

/** What comes in from whoever started the command. */
interface Input {
  /** Whether a person can be asked: a terminal at both ends. */
  readonly interactive: boolean;
  /** What is piped in, whole; one byte more than `cap` at most. */
  read(cap: number): Promise<Uint8Array>;
  /** Null where the input ends instead of an answer. */
  ask(question: string): Promise<string | null>;
}

/** Exit codes, DESIGN §6. A crash never reads as a pass. */
export const EXIT = { pass: 0, fail: 1, usage: 2, internal: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
