import { type Phrase, plain, say } from '../../text/phrase.js';
import { type Secret, secretsIn, standsForSecret } from '../../text/secrets.js';
import { grouped } from '../../text/collections.js';
import { type Detection, placesIn, type TextDetector } from '../detection.js';
import type { AgentDocument } from '../document.js';
import { digestOf, shownName } from './settings/check.js';
import { anyCase } from '../../text/pattern.js';
import { entriesOf, nodeText, openSettings, type SettingEntry, under } from '../settings/read.js';
import { serversIn } from './settings/servers.js';

/* Which secrets does an agent file hold? A finding names the type and eight digits of a digest, never the text. */

/** Secrets of one file that are reported one by one; the last finding counts the rest, and its key covers them. */
export const MOST_SECRETS = 50;

/** Secrets that are written into a file for everybody, and every agent, to read. */
export const secrets: TextDetector = {
  name: 'secrets',
  *look(document) {
    const { text, path } = document;
    const all = secretsIn(text);
    yield* writtenOut(document, all);
    const placeOf = placesIn(text);
    const worstFirst = [...grouped(all, ({ type, digest }) => `${type} ${digest}`)].sort(
      ([, [a]], [, [b]]) => Number(b?.isCertain) - Number(a?.isCertain),
    );
    for (const [index, [name, same]] of worstFirst.slice(0, MOST_SECRETS).entries()) {
      const [secret] = same;
      if (secret === undefined) continue;
      const rest = index === MOST_SECRETS - 1 ? worstFirst.length - MOST_SECRETS : 0;
      const { label, isCertain, type, digest, from } = secret;
      const times = same.length === 1 ? '' : `, ${same.length} times in this file`;
      const more = `; and ${rest} more ${rest === 1 ? 'secret' : 'secrets'} in this file`;
      const names = worstFirst.slice(index).map(([other]) => other);
      yield {
        subject: 'secret',
        severity: isCertain ? 'error' : 'warning',
        path,
        ...placeOf(from),
        message: [
          `${label} is ${isCertain ? 'in plain text ' : ''}here: `,
          ...say`${`${type}#${digest}`}`,
          times,
          rest === 0 ? '' : more,
        ],
        remedy: REMEDY,
        key: rest === 0 ? name : `${name} ${digestOf(names)}`,
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
  for (const [index, literal] of literals.slice(0, MOST_SECRETS).entries()) {
    const { server, name, from } = literal;
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
      key: `written-out ${nameOf(literal)}${rest === 0 ? '' : ` ${digestOf(literals.slice(index).map(nameOf))}`}`,
    };
  }
}

const WRITTEN_OUT: Phrase = say`Use an environment variable instead, such as ${'${TOKEN}'}.
  If it was ever a real secret, revoke it where it was issued.`;

const REMEDY: Phrase = say`Revoke it where it was issued, because pushed
  text stays in the history. Then use an environment variable instead, such as
  ${'${TOKEN}'}.`;

/** A variable whose value is written out, and whose it is. */
interface WrittenOut {
  /** Null where the settings give it to the agent itself. */
  readonly server: string | null;
  readonly name: string;
  /** Offsets of the value. */
  readonly from: number;
  readonly to: number;
}

function nameOf({ server, name }: WrittenOut): string {
  return `${server ?? ''}/${name}`;
}

/** Under which keys a server is given variables, and what it sends with each request. */
const GIVEN = ['env', 'environment', 'headers', 'http_headers'];

/** Variables that would better be named and set outside. */
function writtenOutIn(document: AgentDocument): readonly WrittenOut[] {
  const settings = document.kind === 'settings' ? openSettings(document) : null;
  if (settings === null) return [];
  const { file, root } = settings;
  const own = file.holds === 'settings' ? variablesOf(under(root, 'env'), null) : [];
  const ofServers = [...serversIn(root, file)].flatMap((server) =>
    variablesOf(
      GIVEN.flatMap((key) => under(server.value, key)),
      server.name,
    ),
  );
  return [...own, ...ofServers];
}

function variablesOf(given: readonly SettingEntry[], server: string | null): WrittenOut[] {
  return given
    .flatMap(({ value }) => entriesOf(value))
    .flatMap(({ name, value }) => {
      const text = nodeText(value);
      return text !== null && isSecretName(name) && isLiteral(text)
        ? [{ server, name, from: value.at, to: value.at + text.length }]
        : [];
    });
}

const SECRET_NAME = anyCase`
  (?:^|[_-])(?:api_?key|access_?key|auth_?key|private_?key|secret_?key|key|token|secret|passwd|password|pwd
      |passphrase|credentials?|pat)$
  |^(?:proxy-)?authorization$|^cookie$`;

/** Keys that lock nothing. */
const NO_SECRET = anyCase`
  (?:^|[_-])(?:public|publishable|anon|site|sort|cache|primary|foreign|partition|hot|object|message|index
      |translation|row|map|group|host|dictionary|max|next|page|cancel(?:lation)?|pad|eos|bos|stop)[_-]?
    (?:key|token)$`;

function isSecretName(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const parted = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2');
  return SECRET_NAME.test(parted) && !NO_SECRET.test(parted);
}

const LONGEST_NAME = 100;
const LONGEST_VALUE = 4_000;

/** What says where the value comes from, or that there is none. */
const NO_LITERAL = [
  // `${API_KEY}`, `$API_KEY`, `%API_KEY%`, `{env:API_KEY}`, `{{ key }}`, `$(pass show key)`, `<key>`, `[key]`
  /\$[\w{(]|%\w+%|\{|^<.*>$|^\[.*\]$/s,
  // `API_KEY`: the name of a variable
  /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/,
  // `op://vault/item/key`, `vault:secret/key`, `env:API_KEY`, `file:/run/key`
  /^[a-z][a-z\d+-]{1,20}:\S/i,
  // a file
  /^(?:\.{0,2}|~)\//,
  // a number, a switch, nothing
  /^[\d.,]*$|^(?:true|false|yes|no|on|off|none|null|nil|undefined|empty|n\/a)$/i,
  // stands for one where none is needed
  anyCase`
    ^(?:tests?(?:ing)?|tests?-?\w{0,5}|demo|dev|development|local\w{0,5}|localhost|ollama|lm-?studio|any
        |anything|unused|unset|ignored|not[-_]?\w+|no[-_]\w+|todo|tbd|fixme|key|token|api[-_]?key|x+
        |[*.•_-]+)$`,
];

/** Whether a value is one, and no name or placeholder of one. */
function isLiteral(written: string): boolean {
  const value = written.trim().replace(/^(?:bearer|basic|token|apikey)\s+/i, '');
  if (value.length < 4 || value.length > LONGEST_VALUE || /\s/.test(value)) return false;
  return !standsForSecret(value) && !NO_LITERAL.some((pattern) => pattern.test(value));
}
