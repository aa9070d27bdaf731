import { joined } from '../../text/pattern.js';
import { standsForSecret } from '../../text/secrets.js';
import type { AgentDocument } from '../document.js';
import { entriesOf, nodeText, under, type SettingEntry } from '../settings/node.js';
import { openSettings } from '../settings/read.js';
import { serversIn } from './settings/servers.js';

/*
 * Which variables of settings have a secret for a value, by their names, and have it written out?
 *     "env": { "API_KEY": "${API_KEY}" }            no: it comes from outside
 */

/** A variable whose value is written out, and whose it is. */
export interface WrittenOut {
  /** Null where the settings give it to the agent itself. */
  readonly server: string | null;
  readonly name: string;
  /** Offsets of the value. */
  readonly from: number;
  readonly to: number;
}

/** Under which keys a server is given variables, and what it sends with each request. */
const GIVEN = ['env', 'environment', 'headers', 'http_headers'];

/** Variables that would better be named and set outside. */
export function writtenOutIn(document: AgentDocument): readonly WrittenOut[] {
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

const SECRET_NAME = new RegExp(
  joined`
    (?:^|[_-])(?:
      api_?key|access_?key|auth_?key|private_?key|secret_?key|key|token|secret|passwd|password
      |pwd|passphrase|credentials?|pat
    )$
    |^(?:proxy-)?authorization$|^cookie$`,
  'i',
);

/** Keys that lock nothing. */
const NO_SECRET = new RegExp(
  joined`
    (?:^|[_-])(?:
      public|publishable|anon|site|sort|cache|primary|foreign|partition|hot|object|message|index
      |translation|row|map|group|host|dictionary|max|next|page|cancel(?:lation)?|pad|eos|bos|stop
    )[_-]?(?:key|token)$`,
  'i',
);

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
  new RegExp(
    joined`
      ^(?:
        tests?(?:ing)?|tests?-?\w{0,5}|demo|dev|development|local\w{0,5}|localhost|ollama
        |lm-?studio|any|anything|unused|unset|ignored|not[-_]?\w+|no[-_]\w+|todo|tbd|fixme
        |key|token|api[-_]?key|x+|[*.•_-]+
      )$`,
    'i',
  ),
];

/** Whether a value is one, and no name or placeholder of one. */
function isLiteral(written: string): boolean {
  const value = written.trim().replace(/^(?:bearer|basic|token|apikey)\s+/i, '');
  if (value.length < 4 || value.length > LONGEST_VALUE || /\s/.test(value)) return false;
  return !standsForSecret(value) && !NO_LITERAL.some((pattern) => pattern.test(value));
}
