import { joined } from '../../text/pattern.js';

/*
 * Which values of a text are given to a name that speaks of a secret? In `password: hunter2` it is `hunter2`, in
 * `postgres://app:pw1@db` it is `pw1`; in `password: required` and `token = getToken()` there is none.
 */

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
