import { ConfigurationError } from '../text/errors.js';
import type { Io } from './io.js';

/* Asks a question until the answer is understood. If the input ends, the command ends with 2 and writes nothing. */

/** An answer as it is understood, or what is wrong with it in one sentence. */
export type Understood<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** Who gives as many wrong answers does not mean to answer. */
const MOST_TRIES = 10;

/** Asks until an answer is understood. @throws ConfigurationError where the input ends, or nothing is understood. */
export async function askUntil<T>(
  io: Io,
  question: string,
  understand: (answer: string) => Understood<T>,
  remedy: string,
): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await io.input.ask(question);
    if (answer === null) throw nothingWritten(remedy);
    const understood = understand(answer.trim());
    if (understood.ok) return understood.value;
    io.err(`  ${understood.why}\n`);
  }
  throw nothingWritten(remedy);
}

/** Nobody answered, or the answer was no: the repository is as it was. */
export function nothingWritten(remedy: string): ConfigurationError {
  return new ConfigurationError('Nothing was written', remedy);
}
