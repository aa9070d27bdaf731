import { InvalidArgumentError } from 'commander';

/** What `--confidence` means, in the words of the help. */
export const CONFIDENCE_HELP = 'how sure it is, from 0 to 1; below 0.7 it is uncertain';

/**
 * `0`, `1`, `.8`, `0.85`. `1.2` has the form and is refused by its size; `80%` is refused by its form. `write` and
 * `propose` ask; `__tests__/e2e/cli/write.test.ts` fails when this is wrong.
 */
export function parseConfidence(text: string): number {
  const confidence = /^(?:0|1|0?\.\d{1,6}|[01]\.\d{1,6})$/.test(text) ? Number(text) : Number.NaN;
  if (!(confidence <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1, such as 0.8.');
  return confidence;
}
