import { joined } from '../../../text/pattern.js';

/*
 * Does the command of a server use whatever version is the newest? In doubt null.
 *     npx -y some-server         npm, some-server
 */

/** A package or image that a server names without saying which version. */
export interface LooseVersion {
  readonly kind: 'npm' | 'python' | 'image';
  readonly name: string;
  /** Index of the word that names it. */
  readonly index: number;
}

/**
 * Options of `docker run` that take a value as the next word. Source:
 * docs.docker.com/reference/cli/docker/container/run.
 */
const DOCKER_VALUES = new RegExp(joined`
  ^(?:
    -[a-z]*[evpwuhlmac]
    |--(?:
        env|volume|publish|workdir|user|hostname|label|memory|cpus|name|network|net|mount
        |entrypoint|env-file|add-host|pull|platform|device|cap-add|cap-drop|security-opt|tmpfs
        |shm-size|gpus|ulimit|dns|restart|stop-timeout|log-driver|log-opt|ipc|pid|runtime
        |label-file|link|expose|ip|cidfile|group-add|init-path|isolation|userns|volumes-from
        |cpuset-cpus|memory-swap|health-cmd
      )
  )$`);

/** Commands of package managers that fetch a package and run it. */
const FETCHING: ReadonlyMap<string, readonly string[]> = new Map([
  ['pnpm', ['dlx']],
  ['yarn', ['dlx']],
  ['npm', ['exec', 'x']],
  ['bun', ['x']],
]);

/** Options of `uvx` that take a value as the next word. */
const UVX_OPTION_WITH_VALUE = new RegExp(joined`
  ^(?:
    -p|--python|-w|--with|--with-editable|--index|--index-url|--extra-index-url|--default-index
    |--env-file|--directory|--refresh-package
  )$`);

/** What of a server's command runs in the newest version there is; null where that is nothing, or cannot be told. */
export function looseVersionOf(words: readonly string[]): LooseVersion | null {
  let at = 0;
  // `cmd /c npx …`, `env -S npx …`
  while (/^(?:cmd(?:\.exe)?|\/c|\/C|env|-S|[A-Za-z_]\w{0,100}=.*)$/.test(words[at] ?? '')) at += 1;
  const program = programOf(words[at]);
  const next = words[at + 1] ?? '';
  if (/^(?:npx|bunx|pnpx)$/.test(program)) return npmIn(words, at + 1);
  if (FETCHING.get(program)?.includes(next) === true) return npmIn(words, at + 2);
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

/**
 * The package of `uvx` and its like, or a repository of git that is not pinned to a tag or commit.
 *
 * @param values options that take a value as the next word
 */
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
