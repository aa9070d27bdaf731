import { InvalidArgumentError } from 'commander';

/*
 * Options such as `--max-tokens` of `replay`, `review`, `run`, `session` and `write` are read by it. Nine digits at
 * most, so that no number loses its last digits. `0`, `1.5` and `1e9` are usage errors, exit code 2. Nothing else may
 * be read: a script relies on the refusal.
 */

/** A sequence, or a number of tokens: whole, and at least one. */
export function parseWhole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return Number(text);
}
