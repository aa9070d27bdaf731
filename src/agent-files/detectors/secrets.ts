import { plain, say, type Phrase } from '../../text/phrase.js';
import { secretsIn, type Secret } from '../../text/secrets.js';
import { hexDigest } from '../../tree/digest.js';
import type { Detection } from '../detection.js';
import type { TextDetector } from '../detector.js';
import type { AgentDocument } from '../document.js';
import { placesIn } from '../places.js';
import { shownName } from './settings/check.js';
import { writtenOutIn, type WrittenOut } from './written-out.js';

/*
 * Which secrets does an agent file hold? A GitHub token is an error that says `github-token#1a2b3c4d`, its type and
 * eight digits of its digest; what only looks like a secret is a warning.
 */

/**
 * Secrets of one file that are told one by one, so that a file cannot drown the report; the last of
 * them counts the rest, and is another one when any of them is.
 */
export const MOST_SECRETS = 50;

/** Secrets that are written into a file for everybody, and every agent, to read. */
export const secrets: TextDetector = {
  name: 'secrets',
  *look(document) {
    const { text, path } = document;
    const known = new Map<string, Found>();
    const all = secretsIn(text);
    yield* writtenOut(document, all);
    for (const secret of all) {
      const key = `${secret.type} ${secret.digest}`;
      const found = known.get(key);
      if (found === undefined) known.set(key, { secret, times: 1 });
      else found.times += 1;
    }
    if (known.size === 0) return;
    const placeOf = placesIn(text);
    const worstFirst = [...known].sort(
      ([, a], [, b]) => Number(b.secret.isCertain) - Number(a.secret.isCertain),
    );
    for (const [index, [name, { secret, times }]] of worstFirst.slice(0, MOST_SECRETS).entries()) {
      const rest = index === MOST_SECRETS - 1 ? known.size - MOST_SECRETS : 0;
      const key =
        rest === 0
          ? name
          : `${name} ${hexDigest(
              worstFirst
                .slice(index)
                .map(([other]) => other)
                .join('\0'),
            ).slice(0, 8)}`;
      yield {
        subject: 'secret',
        severity: secret.isCertain ? 'error' : 'warning',
        path,
        ...placeOf(secret.from),
        message: [
          ...plain(
            secret.isCertain
              ? `${secret.label} is in plain text here: `
              : `${secret.label} is here: `,
          ),
          ...say`${`${secret.type}#${secret.digest}`}`,
          ...plain(times === 1 ? '' : `, ${times} times in this file`),
          ...plain(
            rest === 0
              ? ''
              : `; and ${rest} more ${rest === 1 ? 'secret' : 'secrets'} in this file`,
          ),
        ],
        remedy: REMEDY,
        key,
      };
    }
  },
};

/** Variables with a plain value: those with a secret that is known as one are told by that. */
function* writtenOut(
  document: AgentDocument,
  secretsThere: readonly Secret[],
): Generator<Detection> {
  let next = 0;
  const literals = writtenOutIn(document)
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      while ((secretsThere[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
      return (secretsThere[next]?.from ?? Number.POSITIVE_INFINITY) > to + 1;
    });
  if (literals.length === 0) return;
  const placeOf = placesIn(document.text);
  for (const [index, { server, name, from }] of literals.slice(0, MOST_SECRETS).entries()) {
    const rest = index === MOST_SECRETS - 1 ? literals.length - MOST_SECRETS : 0;
    const more = rest === 0 ? '' : `; ${rest} more in this file`;
    const whose = server === null ? plain('these settings') : say`the server ${shownName(server)}`;
    yield {
      subject: 'secret',
      severity: 'warning',
      path: document.path,
      ...placeOf(from),
      message: say`the value of ${shownName(name)} is written out in ${whose}${plain(more)}`,
      remedy: WRITTEN_OUT,
      key: `written-out ${server ?? ''}/${name}${rest === 0 ? '' : ` ${digestOfNames(literals.slice(index))}`}`,
    };
  }
}

function digestOfNames(literals: readonly WrittenOut[]): string {
  return hexDigest(literals.map(({ server, name }) => `${server ?? ''}/${name}`).join('\0')).slice(
    0,
    8,
  );
}

const WRITTEN_OUT: Phrase = say`Use an environment variable instead, such as ${'${TOKEN}'}.
  If it was ever a real secret, revoke it where it was issued.`;

/** A secret, and how often it is there. */
interface Found {
  readonly secret: Secret;
  times: number;
}

const REMEDY: Phrase = say`Revoke it where it was issued, because pushed
  text stays in the history. Then use an environment variable instead, such as
  ${'${TOKEN}'}.`;
