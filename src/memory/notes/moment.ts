import { startOf } from '../instant.js';

/**
 * The first moment that a timestamp of a note means, in milliseconds since 1970, UTC where it names
 * no zone; null if it is none.
 */
export function momentOf(timestampText: string): number | null {
  const written =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?) ?(Z|[+-]\d{2}:\d{2})?)?$/.exec(
      timestampText.trim(),
    );
  if (written === null) return null;
  const [, day = '', time, zone = 'Z'] = written;
  return startOf(time === undefined ? day : `${day}T${time}${zone}`);
}
