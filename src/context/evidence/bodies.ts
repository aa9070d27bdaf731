import type { Policy } from '../../memory/policy-shape.js';
import { secretsIn } from '../../text/secrets.js';
import { withoutControls } from '../../text/terminal-controls.js';
import { escapeInvisible } from '../../text/visible.js';
import { saysExcluded } from '../../trust/excluded-text.js';
import { namedValuesIn } from './named-values.js';

/*
 * What of a prompt or an output is kept in the record of a run, where that is asked for (`--record-bodies`)? The
 * beginning of a prompt and the end of an output, without secrets, without colours, and nothing at all of a text that
 * says what the policy keeps unsaid.
 */

/** Characters of one prompt or output that are kept. Three of them stay far below the cap on a file of memory. */
export const MOST_OF_BODY = 32_000;

/**
 * Characters before the part that is kept, in which secrets are looked for as well: of one that is cut there only the
 * end is left, which nobody would know for a secret. The longest is a private key.
 */
const BEFORE_CUT = 8_000;

/** Bytes of the end of an output that are needed for its body. A character has four at most. */
export const BYTES_OF_END = 4 * (MOST_OF_BODY + BEFORE_CUT);

/** What is kept of a text. */
export interface Kept {
  readonly body: string;
  /** Whether it is only a part. */
  readonly cut: boolean;
}

/** The beginning of a prompt; null where the policy keeps it unsaid. */
export function keptOfPrompt(given: string, policy: Policy): Kept | null {
  const text = withoutControls(given);
  if (isUnsaid(text, policy)) return null;
  const shown = sayable(text, 0);
  return { body: shown.slice(0, MOST_OF_BODY), cut: shown.length > MOST_OF_BODY };
}

/**
 * The end of an output, from the start of a line where there is one; null where the policy keeps it unsaid.
 *
 * @param end its last bytes.
 * @param isWhole whether these are all of them.
 */
export function keptOfOutput(end: Uint8Array, isWhole: boolean, policy: Policy): Kept | null {
  const text = withoutControls(Buffer.from(end).toString('utf8'));
  if (isUnsaid(text, policy)) return null;
  const shown = sayable(text, isWhole ? 0 : Math.min(BEFORE_CUT, text.length));
  if (shown.length <= MOST_OF_BODY) return { body: shown, cut: !isWhole };
  const last = shown.slice(-MOST_OF_BODY);
  return { body: last.slice(last.slice(0, LONGEST_LINE).indexOf('\n') + 1), cut: true };
}

/** A line that is longer is cut in its middle. */
const LONGEST_LINE = 2_000;

/** Also between zeros, as in UTF-16, a text says what it says without them. */
function isUnsaid(text: string, policy: Policy): boolean {
  return (
    saysExcluded(text, policy) ||
    (text.includes('\0') && saysExcluded(text.replaceAll('\0', ''), policy))
  );
}

/**
 * A text from a place on, with `type#digest` for each secret, `withheld` for what may be one by its name, and what a
 * reader cannot see written out. A password can be guessed by its digest, so it has none.
 */
function sayable(text: string, from: number): string {
  let said = '';
  let at = from;
  const secrets = [
    ...secretsIn(text).map(({ type, digest, ...place }) => ({
      ...place,
      put: `${type}#${digest}`,
    })),
    ...namedValuesIn(text).map((place) => ({ ...place, put: 'withheld' })),
  ].toSorted((a, b) => a.from - b.from);
  for (const { put, from: start, to } of secrets) {
    if (to <= at) continue;
    if (start >= at) said += `${text.slice(at, start)}${put}`;
    at = to;
  }
  return escapeInvisible(
    `${said}${text.slice(at)}`.replace(/\r\n?/g, '\n'),
    (character) => character === '\n' || character === '\t',
  );
}
