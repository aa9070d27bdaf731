import { joined } from '../../text/pattern.js';
import type { Policy } from '../../memory/policy-shape.js';
import { secretsIn } from '../../text/secrets.js';
import { escapeInvisible, withoutControls } from '../../text/visible.js';
import { saysExcluded } from '../../trust/excluded-text.js';

/** A part of a text, in UTF-16 code units; `to` is behind its last character. */
export interface NamedValue {
  readonly from: number;
  readonly to: number;
}

const PASSWORD = String.raw`passw(?:or)?d|pass(?:phrase|code)|pwd|(?<=[_-])pass|secret|credentials?`;
const NAME = String.raw`(?:${PASSWORD}|token|(?:api|access|auth|private|client|signing|encryption)[_-]?key)`;
const QUOTE = String.raw`\\?["'${'`'}]`;

/** A name, a sign, and a value in quotes or without; an option of a program has a blank for a sign. */
const NAMED = new RegExp(
  joined`
    (${NAME}(?:${QUOTE})?[ \t]{0,4}(?:=>|:=|[:=])[ \t]{0,4}|-(?:${NAME})[ \t]{1,4})
    (?:\\?(["'${'`'}])([^\n]{1,200}?)\\?\2|([^\s"'${'`'},;]{1,200}))
    ([^\n]?)`,
  'gi',
);
/** The password in an address: `scheme://name:password@host`. */
const IN_ADDRESS = /(:\/\/[^\s:@/]{0,64}:)([^\s@/]{1,200})@/g;
/** Behind the scheme of an `Authorization` header. */
const AUTHORIZATION =
  /(\bauthorization\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\\?["']?(?:[a-z]{1,20}[ \t]{1,4})?)([^\s"'`,;\\]{4,500})/gi;

/** The values that are withheld, in no order. Linear. */
export function namedValuesIn(text: string): readonly NamedValue[] {
  const named = [...text.matchAll(NAMED)].flatMap((match): readonly NamedValue[] => {
    const [whole, lead = '', quote, quoted, bare, behind = ''] = match;
    const value = quoted ?? bare ?? '';
    const isWithheld =
      quote === undefined
        ? isBareSecret(lead, value, behind === '')
        : !isReference(value) && value.length >= 3;
    const from = match.index + whole.indexOf(value, lead.length);
    return isWithheld ? [{ from, to: from + value.length }] : [];
  });
  const others = [IN_ADDRESS, AUTHORIZATION].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: lead = '', 2: value = '', index }) => {
      const from = index + lead.length;
      return isReference(value) ? [] : [{ from, to: from + value.length }];
    }),
  );
  return [...named, ...others];
}

/** Stands for a value that is elsewhere: `$TOKEN`, `${{ secrets.A }}`, `<password>`, `****`. */
function isReference(value: string): boolean {
  return /^(?:\$\{?[A-Za-z_]\w*\}?|\$[({].*|\{\{.*|%\w+%|<[^>]*>|[*.•x]+)$/i.test(value);
}

/** What is said of a secret where it is not said itself. */
const STATE = new RegExp(
  joined`
    ^(?:
      string|str|text|boolean|bool|number|int|any|unknown|null|none|nil|undefined|true|false|required
      |optional|missing|invalid|unset|empty|hidden|redacted|withheld|ok|valid|expired|wrong|incorrect
    )$`,
  'i',
);

/**
 * Whether a value without quotes is a secret and no word of a sentence, no code and no count.
 *
 * @param lead its name and sign.
 * @param isLast whether nothing stands behind it on its line, as in a file of settings.
 */
function isBareSecret(lead: string, value: string, isLast: boolean): boolean {
  if (value.length < 3 || isReference(value) || STATE.test(value)) return false;
  const isPassword = new RegExp(PASSWORD, 'i').test(lead);
  if (/^\d+$/.test(value)) return isPassword;
  // A call, a member or a type: `getToken()`, `req.body.password`, `string[]`.
  if (/^[A-Za-z_]+(?:\.[A-Za-z_]+)*(?:\(.*|\[.*|[)}\]]*)$/.test(value) && /[.([\])}]/.test(value))
    return false;
  // A word of a sentence has letters alone.
  if (!/^[A-Za-z]+[.!?:]?$/.test(value)) return true;
  return isPassword && (isLast || lead.endsWith('='));
}

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
