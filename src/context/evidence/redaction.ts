import { joined } from '../../text/pattern.js';
import { secretsIn } from '../../text/secrets.js';
import { escapeInvisible } from '../../text/visible.js';

/*
 * What must not be kept of a run? Secrets by their form, and values that are secret by their name: `password=…`. The
 * same in its command, its query, its prompt and its outputs.
 */

/** A range in UTF-16 code units, end exclusive. */
interface NamedValue {
  readonly from: number;
  readonly to: number;
}

const PASSWORD = String.raw`passw(?:or)?d|pass(?:phrase|code)|pwd|(?<=[_-])pass|secret|credentials?`;
const NAME = String.raw`(?:${PASSWORD}|token|(?:api|access|auth|private|client|signing|encryption)[_-]?key)`;
const QUOTE = String.raw`\\?["'${'`'}]`;

/** A name, a sign, and a value with or without quotes; an option of a program has a blank for a sign. */
const NAMED = new RegExp(
  joined`
    (${NAME}(?:${QUOTE})?[ \t]{0,4}(?:=>|:=|[:=])[ \t]{0,4}|-(?:${NAME})[ \t]{1,4})
    (?:\\?(["'${'`'}])([^\n]{1,200}?)\\?\2|([^\s"'${'`'},;]{1,200}))
    ([^\n]?)`,
  'gi',
);
/** The password in a URL: `scheme://name:password@host`. */
const IN_ADDRESS = /(:\/\/[^\s:@/]{0,64}:)([^\s@/]{1,200})@/g;
/** A header with its scheme, or with a value that is no word of a sentence. */
const SCHEME = 'api-?key|aws4-hmac-sha256|basic|bearer|digest|hawk|hmac|negotiate|ntlm|token';
const AUTHORIZATION = new RegExp(
  joined`
    (\bauthorization\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\\?["']?(?:(?:${SCHEME})[ \t]{1,4})?)
    ([^\s"'${'`'},;\\]{1,500})`,
  'gi',
);
/** What `curl` takes: `-u name:password`. */
const LOGIN =
  /((?:^|\s)(?:-u|-U|--user|--proxy-user)(?:=|[ \t]{1,4})\\?["']?[^\s:"'`]{1,64}:)([^\s"'`]{3,200})/g;

/** The values that are withheld, in no order. Linear. */
function namedValuesIn(text: string): readonly NamedValue[] {
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
  const others = [IN_ADDRESS, AUTHORIZATION, LOGIN].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: lead = '', 2: value = '', index }) => {
      const from = index + lead.length;
      const isWord = pattern === AUTHORIZATION && isWordOf(lead, value);
      // A number behind `-u` is a user of a container.
      const isNumber = pattern === LOGIN && /^\d+$/.test(value);
      return isWord || isNumber || isReference(value) ? [] : [{ from, to: from + value.length }];
    }),
  );
  return [...named, ...others];
}

/** Whether it follows no scheme and has letters alone: "authorization: checks are required". */
function isWordOf(lead: string, value: string): boolean {
  return /[:="'][ \t]*$/.test(lead) && /^[A-Za-z-]{1,30}[.!?]?$/.test(value);
}

/** A reference to a value: `$TOKEN`, `${{ secrets.A }}`, `<password>`, `****`. */
function isReference(value: string): boolean {
  return /^(?:\$\{?[A-Za-z_]\w*\}?|\$[({].*|\{\{.*|%\w+%|<[^>]*>|[*.•x]+)$/i.test(value);
}

/** Words about a secret, such as `missing`. */
const STATE = new RegExp(
  joined`
    ^(?:
      string|str|text|boolean|bool|number|int|any|unknown|null|none|nil|undefined|true|false|required
      |optional|missing|invalid|unset|empty|hidden|redacted|withheld|ok|valid|expired|wrong|incorrect
    )$`,
  'i',
);

/**
 * Whether a value without quotes is a secret, and not a word of a sentence, code or a count.
 *
 * @param lead its name and sign.
 * @param isLast whether nothing follows on its line, as in a settings file.
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

/**
 * A text from an offset on, with `type#digest` for each secret, and `withheld` for values that may be secret by their
 * names. A password has no digest, since it could be guessed from one.
 */
export function redacted(text: string, from = 0): string {
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
  return `${said}${text.slice(at)}`;
}

/** The same as lines, with invisible characters written out. */
export function redactedLines(text: string, from: number): string {
  return escapeInvisible(
    redacted(text, from).replace(/\r\n?/g, '\n'),
    (character) => character === '\n' || character === '\t',
  );
}
