import { plain, say } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import {
  along,
  entriesOf,
  firstAndLast,
  nodeText,
  under,
  type Setting,
  type SettingEntry,
} from '../../settings/node.js';
import { digestOf, shownName, textsOf, type Check, type FoundSetting } from './check.js';
import { dangerOf, dangerOfWords } from './danger.js';
import { DANGERS } from './hooks.js';
import { hostOf, isNear } from './hosts.js';
import { looseVersionOf, type LooseVersion } from './versions.js';

/*
 * What is unsafe about the servers of tools (MCP) that settings name?
 *     "command": "npx", "args": ["some-server"]         notice: whatever version is the newest
 */

/** Where a client keeps its servers. */
const KEYS: readonly (readonly string[])[] = [
  ['mcpServers'],
  ['mcp_servers'],
  ['servers'],
  ['mcp'],
  ['mcp', 'servers'],
];

/** Servers of tools: what they run, and where they are. Secrets in them are found elsewhere. */
export const servers: Check = function* ({ file, root }) {
  for (const server of serversIn(root, file)) yield* look(server);
};

/** The servers that a settings file names. A file of servers alone may name them at its top. */
export function* serversIn(root: Setting, file: SettingsFile): Iterable<SettingEntry> {
  if (file.holds === 'hooks') return;
  let isFlat = file.holds === 'servers';
  for (const path of KEYS) {
    for (const entry of along(root, [...path, '*'])) {
      isFlat = false;
      if (isServer(entry.value)) yield entry;
    }
  }
  if (isFlat) for (const entry of entriesOf(root)) if (isServer(entry.value)) yield entry;
}

/** Whether a setting describes a server. */
function isServer(setting: Setting): boolean {
  return (
    setting.kind === 'map' &&
    setting.entries.some(({ name }) => /^(?:command|url|httpUrl|serverUrl)$/.test(name))
  );
}

/** The findings of one server; of several addresses the first without encryption. */
function* look(entry: SettingEntry): Iterable<FoundSetting> {
  const { name, value } = entry;
  const server = shownName(name);
  const lines = readings(value, 'command').flatMap((command) =>
    readings(value, 'args').map((args) => [...command, ...args]),
  );
  for (const words of lines) yield* inCommand(entry, words);
  const urls = ['url', 'httpUrl', 'serverUrl']
    .flatMap((key) => under(value, key))
    .map((given) => ({ text: nodeText(given.value) ?? '', at: given.value.at }));
  for (const url of [...urls, ...lines.flatMap((words) => words.slice(1))]) {
    const host = /^http:\/\//i.test(url.text) ? hostOf(url.text) : null;
    if (host === null || isNear(host)) continue;
    yield {
      severity: 'warning',
      at: url.at,
      message: say`the server ${server} is reached at ${shownName(host)} without encryption, so
        anyone on the network can read and change the traffic`,
      remedy: plain('Write https://.'),
      key: `server/${name}/http`,
    };
    break;
  }
}

/** The texts of a key: of one that is there twice each of them, of one that is not there none. */
function readings(value: Setting, key: string): readonly ReturnType<typeof textsOf>[] {
  const entries = firstAndLast(value, key);
  return entries.length === 0 ? [[]] : entries.map((entry) => textsOf(entry.value));
}

/** What is wrong with the command of a server, and its arguments. */
function* inCommand(
  { name, value }: SettingEntry,
  words: ReturnType<typeof textsOf>,
): Iterable<FoundSetting> {
  const server = shownName(name);
  const texts = words.map(({ text }) => text);
  const danger = dangerOfCommand(texts);
  const at = words[0]?.at ?? value.at;
  if (danger !== null)
    yield {
      severity: 'error',
      at,
      message: say`the server ${server} ${plain(DANGERS[danger].does)}`,
      remedy: plain(DANGERS[danger].remedy),
      key: `server/${name}/${danger}/${digestOf(texts)}`,
    };
  const loose = looseVersionOf(texts);
  if (danger === null && loose !== null)
    yield {
      severity: 'notice',
      at: words[loose.index]?.at ?? at,
      message: say`the server ${server} runs ${shownName(loose.name)} in its newest version, which is not pinned`,
      remedy: plain(TO_PIN[loose.kind]),
      key: `server/${name}/version`,
    };
}

/** A server that is given as one word may be a whole command line. */
function dangerOfCommand(words: readonly string[]): ReturnType<typeof dangerOf> {
  const [first] = words;
  if (first === undefined) return null;
  return dangerOfWords(words) ?? (words.length === 1 ? dangerOf(first) : null);
}

/** What to do, by what is named. */
const TO_PIN: Readonly<Record<LooseVersion['kind'], string>> = {
  image: 'Name a tag or, better, a digest: `image@sha256:…`.',
  python: 'Name an exact version, such as `name==1.2.3`.',
  npm: 'Name an exact version, such as `name@1.2.3`.',
};
