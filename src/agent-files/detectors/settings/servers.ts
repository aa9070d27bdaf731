import { plain, say } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import {
  along,
  entriesOf,
  firstAndLast,
  nodeText,
  type Setting,
  type SettingEntry,
  under,
} from '../../settings/read.js';
import { type Check, digestOf, type FoundSetting, shownName, textsOf } from './check.js';
import { dangerOf, dangerOfWords } from './danger.js';
import { DANGERS } from './hooks.js';
import { hostOf, isNear } from './traffic.js';
import { joined } from '../../../text/pattern.js';
import { wordList, wordSet } from '../../../text/words.js';

/* What is unsafe about the servers of tools (MCP) that settings name? */

/** Where a client keeps its servers. */
const KEYS = wordList('mcpServers mcp_servers servers mcp mcp/servers context_servers');

/** Servers of tools: what they run, and where they are. Secrets in them are found elsewhere. */
export const servers: Check = function* ({ file, root }) {
  for (const server of serversIn(root, file)) yield* look(server);
};

export function* serversIn(root: Setting, file: SettingsFile): Iterable<SettingEntry> {
  if (file.holds === 'hooks') return;
  let isFlat = file.holds === 'servers';
  for (const path of KEYS) {
    for (const entry of along(root, [...path.split('/'), '*'])) {
      isFlat = false;
      if (isServer(entry.value)) yield entry;
    }
  }
  if (isFlat) for (const entry of entriesOf(root)) if (isServer(entry.value)) yield entry;
}

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

/** A package or image that a server names without saying which version. */
interface LooseVersion {
  readonly kind: 'npm' | 'python' | 'image';
  readonly name: string;
  readonly index: number;
}

/** Options of `docker run` that take a value as the next word (docs.docker.com). */
const DOCKER_VALUES = new RegExp(joined`
  ^(?:-[a-z]*[evpwuhlmac]|--(?:env|volume|publish|workdir|user|hostname|label|memory|cpus|name|network|net
        |mount|entrypoint|env-file|add-host|pull|platform|device|cap-add|cap-drop|security-opt|tmpfs|shm-size
        |gpus|ulimit|dns|restart|stop-timeout|log-driver|log-opt|ipc|pid|runtime|label-file|link|expose|ip
        |cidfile|group-add|init-path|isolation|userns|volumes-from|cpuset-cpus|memory-swap|health-cmd))$`);

/** Commands of package managers that fetch a package and run it. */
const FETCHING = wordSet('pnpm/dlx yarn/dlx npm/exec npm/x bun/x');

/** Options of `uvx` that take a value as the next word. */
const UVX_OPTION_WITH_VALUE = new RegExp(joined`
  ^(?:-p|--python|-w|--with|--with-editable|--index|--index-url|--extra-index-url|--default-index|--env-file
      |--directory|--refresh-package)$`);

/** What of a server's command runs in the newest version there is; null where that is nothing, or cannot be told. */
export function looseVersionOf(words: readonly string[]): LooseVersion | null {
  let at = 0;
  // `cmd /c npx …`, `env -S npx …`
  while (/^(?:cmd(?:\.exe)?|\/c|\/C|env|-S|[A-Za-z_]\w{0,100}=.*)$/.test(words[at] ?? '')) at += 1;
  const program = programOf(words[at]);
  const next = words[at + 1] ?? '';
  if (/^(?:npx|bunx|pnpx)$/.test(program)) return npmIn(words, at + 1);
  if (FETCHING.has(`${program}/${next}`)) return npmIn(words, at + 2);
  if (program === 'uvx') return pythonIn(words, at + 1, UVX_OPTION_WITH_VALUE);
  if (program === 'uv' && next === 'tool' && words[at + 2] === 'run')
    return pythonIn(
      words,
      at + 3,
      /^(?:-p|--python|-w|--with|--index|--index-url|--env-file|--directory)$/,
    );
  if (program === 'pipx' && next === 'run')
    return pythonIn(words, at + 2, /^(?:--python|--index-url|-i|--pip-args)$/);
  return /^(?:docker|podman)$/.test(program) && next === 'run' ? imageIn(words, at + 2) : null;
}

/** The name of a program without its folder and ending. */
function programOf(word: string = ''): string {
  return word
    .replace(/^.*[/\\]/, '')
    .replace(/\.(?:cmd|exe)$/i, '')
    .toLowerCase();
}

/** The package of `npx` and its like, if it names no exact version. */
function npmIn(words: readonly string[], from: number): LooseVersion | null {
  for (let index = from; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--') continue;
    const named =
      /^--package=(.+)$/.exec(word)?.[1] ??
      (word === '-p' || word === '--package' ? words[(index += 1)] : undefined);
    if (named === undefined && word.startsWith('-')) continue;
    const name = named ?? word;
    // paths, addresses and variables say themselves what they are
    if (
      !/^(?:@[\w.~-]{1,100}\/)?[\w.~-]{1,200}(?:@[^\s/]{0,100})?$/.test(name) ||
      /^\.{1,2}$/.test(name)
    )
      return null;
    return isExact(name) ? null : { kind: 'npm', name, index };
  }
  return null;
}

/** `name@1.2.3`, `@scope/name@v1.2.3`; a range and a tag are none. */
function isExact(name: string): boolean {
  const version = /^@?[^@]+@(.*)$/.exec(name)?.[1] ?? '';
  return /^=?v?\d+\.\d+\.\d+/.test(version);
}

/** The package of `uvx` and its like, or a repository of git that is not pinned to a tag or commit. */
function pythonIn(words: readonly string[], from: number, values: RegExp): LooseVersion | null {
  const { found, source } = namedPython(words, from, values);
  const name = (words[found] ?? '').replace(/^--(?:from|spec)=/, '');
  if (name === '' || name.includes('$')) return null;
  const git = /^(?:[\w.-]{1,100}\s*@\s*)?git\+[^\s@]{1,300}(?:@([^\s@]{1,200}))?$/.exec(name);
  if (git !== null)
    return git[1] === undefined || /^(?:main|master|HEAD|dev|develop)$/i.test(git[1])
      ? { kind: 'python', name, index: found }
      : null;
  if (
    !/^[A-Za-z0-9][\w.-]{0,200}(?:\[[\w,.-]{0,200}\])?(?:(?:@|[=<>~!]=?).{0,100})?$/.test(name) ||
    (source && /\.(?:whl|gz)$/.test(name))
  )
    return null;
  return /(?:===?|@)v?\d+(?:\.\d+)+/.test(name) ? null : { kind: 'python', name, index: found };
}

/** Which word names what is installed; `source` where an option does. */
function namedPython(
  words: readonly string[],
  from: number,
  values: RegExp,
): { readonly found: number; readonly source: boolean } {
  for (let index = from; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--from' || word === '--spec') return { found: index + 1, source: true };
    if (/^--(?:from|spec)=/.test(word)) return { found: index, source: true };
    if (values.test(word)) index += 1;
    else if (!word.startsWith('-')) return { found: index, source: false };
  }
  return { found: -1, source: false };
}

/** The image of `docker run`, if it names no tag or `latest`; a digest is exact. */
function imageIn(words: readonly string[], from: number): LooseVersion | null {
  for (let index = from; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (DOCKER_VALUES.test(word)) index += 1;
    else if (!word.startsWith('-')) {
      if (!/^[\w./:@-]{1,300}$/.test(word) || word.includes('@sha256:')) return null;
      const tag = /:([\w.-]{1,128})$/.exec(word)?.[1];
      return tag === undefined || tag === 'latest' ? { kind: 'image', name: word, index } : null;
    }
  }
  return null;
}
