import { ConfigurationError } from '../text/errors.js';
import type { Io } from './io.js';

/* Asks a question until the answer is understood. If the input ends, the command ends with 2 and writes nothing. */

/** A parsed answer, or what is wrong with it. */
export type Understood<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

const MOST_TRIES = 10;

/** @throws ConfigurationError if the input ends, or after too many wrong answers. */
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

/** The error for a missing answer or a no. */
export function nothingWritten(remedy: string): ConfigurationError {
  return new ConfigurationError('Nothing was written', remedy);
}
