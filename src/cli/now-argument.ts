import { InvalidArgumentError } from 'commander';
import { isoSeconds } from '../text/iso-seconds.js';

/*
 * Which moment does `--now` name? `2026-01-31`, or `2026-01-31T12:00Z` and `2026-01-31T12:00:00.5+02:00`; a time
 * without an offset is refused, as it would be another moment on each machine.
 */
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** `--now`: an ISO 8601 date, or date and time with its offset, as whole seconds of UTC. */
export function parseNow(text: string): string {
  const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds))
    throw new InvalidArgumentError('It must be an ISO 8601 time such as 2026-01-31T12:00:00Z.');
  return isoSeconds(milliseconds);
}
