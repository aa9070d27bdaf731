import { hexDigest } from '../tree/digest.js';

/*
 * Which id does a note or a record of another store get as a fact? `Retry Policy` gives `retry-policy`; `重试`
 * gives `note-` and eight digits of its digest. Migration and `refine` ask. The same name must give the same
 * id on every machine and in every version, since the id is a path in the repository. So neither `LONGEST`
 * nor the eight digits may be changed. `__tests__/lifecycle/migrate.test.ts` fails when this is wrong.
 */

/** Characters of an id that leave room for a number behind it. */
const LONGEST = 180;

/**
 * An id of a fact for a name of another store: each part in lower-case ASCII letters, digits and
 * hyphens. What that cannot write is told apart by a short digest of the part, so that the same
 * name has the same id everywhere.
 *
 * @param parts folders and the name of the file, without its ending.
 */
export function factIdOf(parts: readonly string[], isTaken: (id: string) => boolean): string {
  const whole = parts.map(slug).join('/') || slug('');
  const id =
    whole.length <= LONGEST
      ? whole
      : `${whole.slice(0, LONGEST - 9).replace(/[/-]+$/, '')}-${short(whole)}`;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number += 1) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}

function slug(part: string): string {
  const ascii = part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const written = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return /[^\P{L}a-z]/u.test(ascii) || written === ''
    ? [written || 'note', short(part)].join('-')
    : written;
}

function short(text: string): string {
  return hexDigest(text).slice(0, 8);
}
