import type { Environment } from '../tree/git.js';

/** Everything that a command may know of, and do to, the world around it. */
export interface Io {
  readonly cwd: string;
  readonly environment: Environment;
  /** The clock, read once a run: ISO 8601, whole seconds. */
  readonly now: string;
  readonly color: boolean;
  out(text: string): void;
  err(text: string): void;
}

/** Exit codes, DESIGN §6. A crash never reads as a pass. */
export const EXIT = { pass: 0, fail: 1, usage: 2, internal: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
