import { plain, say } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import {
  along,
  entriesOf,
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
 *
 *     "command": "npx", "args": ["some-server"]         notice: whatever version is the newest
 *     "command": "npx", "args": ["some-server@1.2.3"]   nothing
 *     "url": "http://some-host.com"                     warning: no encryption
 *     "url": "http://localhost:3000"                    nothing
 *     a command that `danger.ts` knows                  error
 *
 * `index.ts` lists the check. You may add to KEYS where a client keeps its servers; versions are read in
 * `versions.ts`, hosts in `hosts.ts`. "servers" in `__tests__/agent-files/detectors/settings.test.ts`
 * fails when this is wrong.
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
function* look({ name, value }: SettingEntry): Iterable<FoundSetting> {
  const server = shownName(name);
  const command = under(value, 'command').at(-1)?.value;
  const words = [...textsOf(command), ...textsOf(under(value, 'args').at(-1)?.value)];
  const danger = dangerOfCommand(words.map(({ text }) => text));
  const at = words[0]?.at ?? value.at;
  if (danger !== null)
    yield {
      severity: 'error',
      at,
      message: say`the server ${server} ${plain(DANGERS[danger].does)}`,
      remedy: plain(DANGERS[danger].remedy),
      key: `server/${name}/${danger}/${digestOf(words.map(({ text }) => text))}`,
    };
  const loose = looseVersionOf(words.map(({ text }) => text));
  if (danger === null && loose !== null) {
    yield {
      severity: 'notice',
      at: words[loose.index]?.at ?? at,
      message: say`the server ${server} runs ${shownName(loose.name)} in whatever version is the newest`,
      remedy: plain(TO_PIN[loose.kind]),
      key: `server/${name}/version`,
    };
  }
  const urls = ['url', 'httpUrl', 'serverUrl']
    .flatMap((key) => under(value, key))
    .map((entry) => ({ text: nodeText(entry.value) ?? '', at: entry.value.at }));
  for (const url of [...urls, ...words.slice(1)]) {
    const host = /^http:\/\//i.test(url.text) ? hostOf(url.text) : null;
    if (host === null || isNear(host)) continue;
    yield {
      severity: 'warning',
      at: url.at,
      message: say`the server ${server} is reached at ${shownName(host)} without encryption, so
        anybody on the way can read and change what it says`,
      remedy: plain('Write https://.'),
      key: `server/${name}/http`,
    };
    break;
  }
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
