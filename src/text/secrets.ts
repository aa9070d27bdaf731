import { addTo, kept } from './collections.js';
import crypto from 'node:crypto';
import { anyCase, joined } from './pattern.js';
import { blankControls } from './terminal-controls.js';
import { escaped, secretTypes, type SecretType } from './secret-types.js';

/*
 * Secrets in a text: `secretsIn` finds them, `withoutSecrets` replaces each with its type and eight digits of its
 * digest. A placeholder such as `<your-token>` is none.
 */

export interface Secret {
  readonly type: string;
  /** In our words, with an article. */
  readonly label: string;
  /** Offsets in UTF-16 code units; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** First eight hexadecimal digits of its SHA-256: enough to tell two apart (SECURITY S28). */
  readonly digest: string;
  readonly isCertain: boolean;
}

/** The start of any secret: not inside a word, but after an escaped line end, as in JSON. */
let known: RegExp | null = null;

/** Made on first use: it takes milliseconds, and most runs do not need it. */
function anyStart(): RegExp {
  known ??= new RegExp(
    String.raw`(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))${oneOf(startsOf(false))}|${oneOf(startsOf(true))}`,
    'g',
  );
  return known;
}

/** Longest first, so that `sk-ant-…` is not read as `sk-`. */
function startsOf(mayFollowWord: boolean): readonly string[] {
  const startsOfAll = (isOwn: boolean): string[] =>
    secretTypes().flatMap(({ mayFollowWord: may = false, starts }) =>
      (may === mayFollowWord) === isOwn ? starts : [],
    );
  const [own, others] = [startsOfAll(true), startsOfAll(false)];
  // A longer start of the other kind at which one of this kind begins too.
  const also = others.filter((start) => own.some((shorter) => start.startsWith(shorter)));
  return [...new Set([...own, ...also])].sort((a, b) => b.length - a.length);
}

const typesByStart = new Map<string, readonly SecretType[]>();

function typesAt(start: string): readonly SecretType[] {
  return kept(typesByStart, start, () =>
    secretTypes().filter((type) => type.starts.some((other) => start.startsWith(other))),
  );
}

/** One expression for all starts, fast because it checks the first character. */
function oneOf(all: readonly string[]): string {
  const byFirst = new Map<string, string[]>();
  for (const start of all) addTo(byFirst, start.slice(0, 1), escaped(start.slice(1)));
  const firsts = [...byFirst.keys()].map(escaped).join('');
  const starts = [...byFirst].map(([first, rests]) => `${escaped(first)}(?:${rests.join('|')})`);
  return `(?=[${firsts}])(?:${starts.join('|')})`;
}

/** No secret of any type is shorter. */
const SHORTEST = 20;

/** Every secret has such a run or begins like a key; most sentences have neither and are skipped. */
const MAY_HOLD_ONE = /\S{16}|-----BEGIN/;

/** A name such as `api_key` or `"token"` with a value of at least twenty characters. */
const ASSIGNMENT = new RegExp(
  joined`
    (?:
      api[_-]?key|secret|token|passw(?:or)?d|access[_-]?key|auth[_-]?key|private[_-]?key
      |client[_-]?secret
    )["'${'`'}]?[ \t]{0,4}(?:=>|[:=])[ \t]{0,4}(["'${'`'}]?)([A-Za-z0-9_+/=~.!@#%^&*-]{20,128})
    (?![A-Za-z0-9_+/=~.!@#%^&*-])\1`,
  'gi',
);

/** What a credential can be made of, up to its end. */
const CREDENTIAL_VALUE = String.raw`([A-Za-z0-9_+/=.~-]{20,500})(?![A-Za-z0-9_+/=.~-])`;

/** Every match of CREDENTIAL follows one of these. */
const INTRODUCED = /[:\s"'=?]/;

/**
 * Credentials without a name and a sign: `Authorization: Bearer …`, `X-Api-Key: …`, `--token …`, `?key=…`, and the
 * password in `https://name:…@host`.
 */
const CREDENTIAL = new RegExp(
  [
    joined`
      \b(?:bearer|basic|authorization["']?:[ \t]{0,4}["']?(?:token|apikey|api-key|key))[ \t]{1,4}
      ${CREDENTIAL_VALUE}`,
    joined`
      (?:x-[a-z]{1,20}-(?:key|token)|x-(?:api-?key|token)|authorization)
      ["']?[ \t]{0,4}:[ \t]{0,4}["']?${CREDENTIAL_VALUE}`,
    joined`
      -(?:token|api-?key|apikey|access-?key|auth|secret|password|key)
      (?:["'],\s{0,40}["']|[ \t]{1,4}["']?)${CREDENTIAL_VALUE}`,
    String.raw`[?&](?:key|auth|code|sig|signature|access|api_?key|[a-z]{0,12}_?token)=${CREDENTIAL_VALUE}`,
    joined`
      https?://[\w.%~-]{0,64}:([^\s:@/?#"'\`<>]{10,200})@
      (?!(?:[\w-]{1,60}\.)*(?:example|localhost|test)\b)[\w-]`,
  ].join('|'),
  'gi',
);

/** In order, not nested. Linear. Placeholders and the examples of documentation are left out. */
export function secretsIn(given: string): Secret[] {
  // A colour code before a key counts as a blank.
  const text = /[\u001b\u009b]/.test(given) ? blankControls(given) : given;
  const issued = text.search(anyStart()) < 0 ? [] : [...issuedIn(text)];
  const [hasAssignment, hasCredential] = [
    text.search(ASSIGNMENT) >= 0,
    INTRODUCED.test(text) && text.search(CREDENTIAL) >= 0,
  ];
  if (!hasAssignment && !hasCredential) return issued;
  const named = [
    ...(hasAssignment ? assignedIn(text) : []),
    ...(hasCredential ? credentialsIn(text) : []),
  ].sort((a, b) => a.from - b.from);
  const found: Secret[] = [];
  let next = 0;
  for (const assigned of named) {
    for (let one = issued[next]; one !== undefined && one.from < assigned.to; one = issued[next]) {
      found.push(one);
      next += 1;
    }
    if ((found.at(-1)?.to ?? 0) <= assigned.from) found.push(assigned);
  }
  return [...found, ...issued.slice(next)];
}

/** Replaces each secret with `type#digest` (SECURITY S28). */
export function withoutSecrets(text: string): string {
  if (text.length < SHORTEST || !MAY_HOLD_ONE.test(text)) return text;
  let rest = '';
  let at = 0;
  for (const { type, digest, from, to } of secretsIn(text)) {
    rest += `${text.slice(at, from)}${type}#${digest}`;
    at = to;
  }
  return at === 0 ? text : rest + text.slice(at);
}

/** Secrets with a mark of their issuer; the first type that fits counts. */
function* issuedIn(text: string): Generator<Secret> {
  let last = 0;
  for (const { 0: start, index } of text.matchAll(anyStart())) {
    if (index < last) continue;
    const found = exactlyAt(text, start, index) ?? nearlyAt(text, start, index);
    if (found === null) continue;
    last = found.end;
    if (found.secret !== null) yield found.secret;
  }
}

interface Issued {
  readonly end: number;
  readonly secret: Secret | null;
}

function exactlyAt(text: string, start: string, index: number): Issued | null {
  for (const type of typesAt(start)) {
    type.shape.lastIndex = index;
    const match = type.shape.exec(text);
    if (match === null) continue;
    const end = index + match[0].length;
    const random = match.groups?.['password'] ?? match[1] ?? match[0];
    const reach = reachOf(match.groups?.['user'], match.groups?.['host']);
    if (isMadeUp(random, type) || reach === 'nowhere') return { end, secret: null };
    const from =
      type.isValueAlone === true
        ? end - (match[1] ?? '').length
        : Math.max(0, index - (type.before ?? 0));
    return { end, secret: secret(reach === 'here' ? unsure(type) : type, text, from, end) };
  }
  return null;
}

/** Says the same with less certainty. */
function unsure(type: SecretType): Said {
  return { ...type, label: `what looks like ${type.label}`, isCertain: false };
}

/** Names that stand for a user or a host in a how-to: `user`, `db_user`, `your-host`, `HOSTNAME`. */
const ANY_USER = /^(?:(?:my|your|db|the|some)?[-_]?(?:user|username|usr|login|name)|u)$/i;
const ANY_HOST = anyCase`
  ^(?:(?:my|your|db|database|the|some|remote)?[-_]?
      (?:host|hostname|host[-_]?name|server|servername|address|endpoint|ip)\d?)$`;
/** A machine that only itself reaches, or its neighbours in one network: no name with a dot. */
const NEAR_HOST = /^(?:[^.]+|127(?:\.\d{1,3}){3}|0\.0\.0\.0|host\.docker\.internal)$/;

/** How far a credential for a host reaches; `nowhere` is for the form of an address in a how-to. */
function reachOf(user = '', host?: string): 'far' | 'here' | 'nowhere' {
  if (host === undefined) return 'far';
  if (ANY_HOST.test(host) && ANY_USER.test(user)) return 'nowhere';
  return ANY_HOST.test(host) || NEAR_HOST.test(host) ? 'here' : 'far';
}

/** Starts that nothing else has, so that the rest need not match exactly. */
const TELLING_START = /^(?!key-)\w[\w-]{1,30}[_.-]$|^(?:AKIA|ASIA|AIza|LTAI)$/;

const BEHIND_START = /[A-Za-z0-9_+/=.~-]{15,299}[A-Za-z0-9]/y;

/** A key that nearly has the shape of its issuer: mistyped, cut, or of a newer kind. */
function nearlyAt(text: string, start: string, index: number): Issued | null {
  const [type] = typesAt(start);
  if (type === undefined || !TELLING_START.test(start)) return null;
  BEHIND_START.lastIndex = index + start.length;
  const value = BEHIND_START.exec(text)?.[0];
  if (value === undefined || standsForSecret(value) || !looksIssued(value)) return null;
  const end = index + start.length + value.length;
  return { end, secret: secret(unsure(type), text, index, end) };
}

function looksIssued(value: string): boolean {
  const letters = value.replaceAll('.', '');
  if (looksRandom(letters) || looksDealt(letters)) return true;
  const isShort = /^[A-Z0-9]{16,23}$/.test(value) && /\d.*\d/.test(value);
  return isShort && /[A-Z].*[A-Z]/.test(value) && entropy(value) >= 3;
}

/** Random-looking values of names such as `api_key`. */
function* assignedIn(text: string): Generator<Secret> {
  for (const match of text.matchAll(ASSIGNMENT)) {
    const value = match[2] ?? '';
    const to = match.index + match[0].length - (match[1] ?? '').length;
    if (looksRandom(value) && !standsForSecret(value))
      yield secret(ASSIGNED, text, to - value.length, to);
  }
}

/** Credentials in headers, options and addresses that look random or like a chosen password. */
function* credentialsIn(text: string): Generator<Secret> {
  for (const match of text.matchAll(CREDENTIAL)) {
    const [whole, ...groups] = match;
    const value = groups.find((group) => group !== undefined) ?? '';
    const from = match.index + whole.lastIndexOf(value);
    const isSecret = /^https?:/i.test(whole)
      ? looksChosen(value) && !standsForSecret(value)
      : isCredential(value) || (/^basic/i.test(whole) && isLogin(value));
    if (isSecret) yield secret(CREDENTIALS, text, from, from + value.length);
  }
}

/** JSON Web Tokens and keys with a mark are found elsewhere. */
function isCredential(value: string): boolean {
  return (
    !value.startsWith('eyJ') &&
    (looksRandom(value) || looksDealt(value)) &&
    !standsForSecret(value) &&
    loginIn(value) === null
  );
}

/**
 * Whether letters and digits alternate as in a random string; in words and numbers one kind lasts longer. In random
 * text of three kinds nearly two of three neighbours differ, so 0.4 is far below; of one case fewer, so 0.25.
 */
function looksDealt(value: string): boolean {
  const kinds = [...value.replace(/[^A-Za-z0-9]/g, '')].map(kindOfCharacter);
  const turns =
    kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length / kinds.length;
  const isMixed = /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
  const isOneCase =
    /^[a-z0-9]{24,}$|^[A-Z0-9]{24,}$/.test(value) &&
    kinds.filter((kind) => kind === 'digit').length >= 4;
  return (
    ((isMixed && turns >= 0.4) || (isOneCase && turns >= 0.25)) &&
    entropy(value) >= 3.5 &&
    !/^[./~]|\.[A-Za-z]{2,}|\/[a-z]+\//.test(value)
  );
}

function kindOfCharacter(character: string): 'digit' | 'lower' | 'upper' {
  if (/\d/.test(character)) return 'digit';
  return /[a-z]/.test(character) ? 'lower' : 'upper';
}

/** `name:password` in base64, as for `Basic`. Passwords under eight characters are examples. */
function isLogin(value: string): boolean {
  const password = loginIn(value)?.replace(/^[^:]*:/, '') ?? '';
  return password.length >= 8 && looksChosen(password) && !standsForSecret(password);
}

function loginIn(value: string): string | null {
  const decoded = Buffer.from(value, 'base64').toString('latin1');
  return /^[\x20-\x7e]+:[\x20-\x7e]*$/.test(decoded) ? decoded : null;
}

/** What is said of a secret whatever its text. */
type Said = Pick<Secret, 'type' | 'label' | 'isCertain'>;

const ASSIGNED: Said = {
  type: 'assigned-secret',
  label: 'a value that looks like a secret',
  isCertain: false,
};

const CREDENTIALS: Said = {
  type: 'credential',
  label: 'a value that looks like a credential',
  isCertain: false,
};

function secret({ type, label, isCertain }: Said, text: string, from: number, to: number): Secret {
  const digest = crypto.createHash('sha256').update(text.slice(from, to)).digest('hex').slice(0, 8);
  return { type, label, from, to, digest, isCertain };
}

/** Except for a private key. Whoever cuts a text must search so many characters past the cut. */
export const LONGEST_SECRET = 500;

/** Words that stand for a secret in examples, and rows of keys on a keyboard. */
const MADE_UP = new RegExp(
  joined`
    example|placeholder|your|xxxx|dummy|fake|sample|change_?me|redacted|insert|replace|123456
    |234567|987654|abcdef|abc123|qwerty|deadbeef|000000|\.\.\.|\*\*\*|secret|password|passwd
    |mytoken|_here|-here`,
  'i',
);

/** Longer values, such as keys in base64, contain words by chance. */
const LONGEST_WITH_WORDS = 300;

/** Bits per character; twenty random hexadecimal digits have about 3.2. */
const LEAST_ENTROPY = 2.7;

/**
 * Whether the random part was invented for an example. Real passwords have at least eight characters, and real keys of
 * sixty-four at least 3.5 bits of entropy.
 */
function isMadeUp(random: string, { type }: SecretType): boolean {
  const value = random.replace(/\s+/g, '');
  switch (type) {
    case 'json-web-token':
      return (
        entropy(value) < LEAST_ENTROPY ||
        /1234567890|example|j(?:ohn|ane) doe|user_?(?:id)?123|your/i.test(
          Buffer.from(value.split('.', 1)[0] ?? '', 'base64url').toString('latin1'),
        )
      );
    case 'database-url':
      return (
        value.length < 8 ||
        standsForSecret(value) ||
        standsForSecret(spokenOf(value)) ||
        !looksChosen(value)
      );
    case 'private-key':
      return (
        value.length < 64 ||
        entropy(value.slice(0, 4_000)) < 3.5 ||
        /\.\.\.|example|your[-_ ]?private/i.test(value)
      );
    default:
      return standsForSecret(value) || entropy(value) < LEAST_ENTROPY;
  }
}

/** Whether a value is a placeholder: a word of MADE_UP, a sequence, a repetition. */
export function standsForSecret(value: string): boolean {
  if (value.length > LONGEST_WITH_WORDS) return false;
  return (
    MADE_UP.test(value) ||
    /12345678|87654321/.test(value.replace(/\D/g, '')) ||
    /abcdefgh/i.test(value.replace(/[^a-z]/gi, '')) ||
    isRepeated(value) ||
    isPublished(value)
  );
}

/** The published key of Azure's storage emulator: first digits of its SHA-256. */
const PUBLISHED = '0011cc25eb432071';

function isPublished(value: string): boolean {
  return (
    value.length === 88 &&
    crypto.createHash('sha256').update(value).digest('hex').startsWith(PUBLISHED)
  );
}

/** `abcabcabc`, or one letter over and over. */
function isRepeated(value: string): boolean {
  const most = Math.min(16, Math.floor(value.length / 2));
  for (let period = 1; period <= most; period += 1)
    if (value.startsWith(value.slice(period))) return true;
  return false;
}

/**
 * A password that no documentation would use: letters and digits, no `Summer2024`, no `admin`. 2.9 bits is nearly eight
 * different characters.
 */
function looksChosen(value: string): boolean {
  if (/^[$%{[]/.test(value) || value.includes('${')) return false;
  return (
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    entropy(value) >= 2.9 &&
    !/^[A-Za-z]+[-_]?\d{1,4}!?$/.test(value) &&
    ![value, spokenOf(value)].some((form) => /pass|user|admin|root|test|demo|local/i.test(form))
  );
}

/** Digits and signs that stand for letters in `p@ssw0rd`. */
const SPOKEN: ReadonlyMap<string, string> = new Map(
  [...'@a4a$s5s0o3e1i!i7t'.matchAll(/(.)(.)/g)].map(([, sign = '', letter = '']) => [sign, letter]),
);

/** How a password is read aloud: `p%40ssw0rd` is `password`. */
function spokenOf(value: string): string {
  return value
    .replace(/%([0-7][0-9a-f])/gi, (_all, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replace(/[@4$5031!7]/g, (sign) => SPOKEN.get(sign) ?? sign);
}

/**
 * Many digits among letters of both cases, or a long row of hexadecimal digits; no UUID, no address (`0x…`), no word.
 */
function looksRandom(value: string): boolean {
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$|^0x[0-9a-f]+$/i.test(value)) return false;
  if (/^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)) return entropy(value) >= 3.2;
  const digits = value.match(/\d/g)?.length ?? 0;
  return (
    digits >= 3 &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value) &&
    !/[a-z]{7}|[A-Z]{7}|^[./~]|\.[A-Za-z]{2,}|\/[a-z]+\/|::|--/.test(value) &&
    entropy(value) >= 3.6
  );
}

/** In bits per character. */
function entropy(value: string): number {
  const times = new Map<string, number>();
  for (const character of value) times.set(character, (times.get(character) ?? 0) + 1);
  let bits = 0;
  for (const n of times.values()) bits -= (n / value.length) * Math.log2(n / value.length);
  return bits;
}
