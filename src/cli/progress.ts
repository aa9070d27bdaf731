import { terminalSafe } from '../report/terminal.js';
import type { Io } from './io.js';

/*
 * What does somebody see who waits for a slow command? Nothing for a second; then one line on standard error that
 * says what is done now, written over each time, and gone before anything else is printed.
 */

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
