import { InvalidArgumentError } from 'commander';

/** A sequence, or a number of tokens: whole, and at least one. */
export function parseWhole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return Number(text);
}
