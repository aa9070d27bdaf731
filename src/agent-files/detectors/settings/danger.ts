import { wordSet } from '../../../text/words.js';
import { joined } from '../../../text/pattern.js';
import {
  shellCommandsIn,
  LONGEST_COMMAND,
  type ShellCommand,
  type ShellWord,
} from './shell-words.js';

/* Is a command dangerous that runs without a question? Null where the command is not understood. */

/** What makes a command dangerous wherever it runs without a question. */
export type Danger =
  /** It runs what it has just downloaded. */
  | 'download'
  /** It runs what stands in it encoded, so that no reviewer can read it. */
  | 'encoded'
  /** It gives a shell to another machine. */
  | 'remote-shell'
  /** It sends keys or credentials to a server. */
  | 'credentials';

/** Programs that run shell commands: their code, file or input is read as such. */
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'fish', 'pwsh', 'powershell']);
/** Programs that run code of another language. */
const INTERPRETERS = wordSet('python python2 python3 node deno bun perl ruby php');
/** Programs that fetch something; `iwr` and what follows it are PowerShell's. */
const DOWNLOADERS = wordSet('curl wget aria2c iwr irm invoke-webrequest invoke-restmethod');
/** Programs that run the command behind them. */
const WRAPPERS = wordSet(`
  sudo env command exec nohup time timeout nice doas builtin then do else if while ! { xargs stdbuf setsid
`);
/** Files that hold keys: `~/.ssh/config`, `id_rsa`, `.netrc`. */
const CREDENTIALS =
  /(?:^|[/@=~])\.(?:ssh|aws|gnupg|kube)\/|\bid_(?:rsa|ed25519|ecdsa)\b|\.(?:netrc|git-credentials|npmrc|pypirc)\b/;

/** Levels of shells in shells that are read (`sh -c "sh -c '…'"` is two); deeper ones are null. */
const DEEPEST = 4;

/** What is dangerous in a shell command, or null. Quotes are heeded: a command that is only printed is not. */
export function dangerOf(text: string): Danger | null {
  const packed = text.replace(/[ \t]{2,}/g, ' '); // blanks push a command out of sight, and past every limit
  if (packed.length > LONGEST_COMMAND) return 'encoded'; // nobody reviews it, whatever it is
  return windowsDanger(packed) ?? dangerIn(shellCommandsIn(packed), DEEPEST);
}

/** As `dangerOf`, of a program and its arguments, as servers are given. */
export function dangerOfWords(words: readonly string[]): Danger | null {
  const command: ShellCommand = {
    words: words.map((text) => ({ text, runs: [], isRun: false })),
    reads: null,
  };
  const commandLine = words.join(' ');
  return commandLine.length > LONGEST_COMMAND
    ? 'encoded'
    : (windowsDanger(commandLine) ?? dangerIn([command], DEEPEST));
}

/** The first danger of commands that run one after another; `depth` counts down from DEEPEST. */
function dangerIn(commands: readonly ShellCommand[], depth: number): Danger | null {
  if (depth === 0) return null;
  const downloaded = new Set<string>();
  /** Where that comes from which a pipe gives to its next command. */
  const given = new Map<ShellCommand, Danger | null>();
  for (const command of commands) {
    const read = command.reads === null ? null : (given.get(command.reads) ?? null);
    const danger = dangerAt(command, read, downloaded, depth);
    if (danger !== null) return danger;
    given.set(command, read ?? originOfCommand(command, depth));
  }
  return null;
}

function dangerAt(
  command: ShellCommand,
  read: Danger | null,
  downloaded: Set<string>,
  depth: number,
): Danger | null {
  const real = realWords(command.words);
  const [first, ...rest] = real;
  if (first === undefined) return null;
  const program = programOf(first.text);
  const inner = command.words
    .flatMap(({ runs }) => runs)
    .map((run) => dangerIn(shellCommandsIn(run), depth - 1))
    .find((danger) => danger !== null);
  if (inner !== undefined) return inner;
  if (first.isRun) return originOf(first.runs, depth);
  if (DOWNLOADERS.has(program)) {
    for (const file of outputsOf(program, rest)) downloaded.add(file);
    return sendsCredentials(program, rest, command) ? 'credentials' : null;
  }
  if (wasDownloaded(first.text, downloaded)) return 'download';
  if (/^(?:nc|ncat|netcat)$/.test(program) && has(rest, /^(?:-[a-z]*e|--exec|--sh-exec|-c)$/))
    return 'remote-shell';
  if (program === 'eval') return dangerOfEval(rest, depth);
  const isShell = SHELLS.has(program);
  if (isShell && isConnected(rest, real)) return 'remote-shell';
  return isShell || isInterpreter(program)
    ? dangerOfCode(rest, isShell, read, downloaded, depth)
    : null;
}

/** `eval "$(curl …)"`, or a command line as its words. */
function dangerOfEval(rest: readonly ShellWord[], depth: number): Danger | null {
  return (
    originOfWords(rest, depth) ??
    dangerIn(shellCommandsIn(rest.map(({ text }) => text).join(' ')), depth - 1)
  );
}

/** Whether one of some words is of a form. */
function has(words: readonly ShellWord[], form: RegExp): boolean {
  return words.some(({ text }) => form.test(text));
}

/** Whether a program runs the file or code that it is given. */
function isInterpreter(program: string): boolean {
  return INTERPRETERS.has(program) || program === 'source' || program === '.';
}

/** Whether a download sends something, and names a file with keys or reads one. */
function sendsCredentials(
  program: string,
  rest: readonly ShellWord[],
  command: ShellCommand,
): boolean {
  return sends(program, rest) && has([...rest, ...(command.reads?.words ?? [])], CREDENTIALS);
}

/** What a shell or an interpreter runs: its code is among its words, in a file, or comes through a pipe. */
function dangerOfCode(
  rest: readonly ShellWord[],
  isShell: boolean,
  read: Danger | null,
  downloaded: ReadonlySet<string>,
  depth: number,
): Danger | null {
  const code = codeOf(rest);
  if (code !== null)
    return (
      originOfWords([code], depth) ??
      (isShell ? dangerIn(shellCommandsIn(code.text), depth - 1) : codeDanger(code.text))
    );
  const here = rest.findIndex(({ text }) => text === '<<<');
  if (here >= 0) return isShell ? originOfWords(rest.slice(here + 1), depth) : null;
  return dangerOfFile(rest, read, downloaded, depth);
}

/** Whether a file is one that a command before has written. */
function wasDownloaded(file: string, downloaded: ReadonlySet<string>): boolean {
  return downloaded.has(file) || downloaded.has(file.replace(/^\.\//, ''));
}

/** Whether a shell takes its commands from the network. */
function isConnected(rest: readonly ShellWord[], real: readonly ShellWord[]): boolean {
  if (!has(rest, /\/dev\/tcp\//)) return false;
  return has(rest, /^-i$/) || real.some(({ text }) => isRedirect(text));
}

/** What is run out of a file, or comes through a pipe. */
function dangerOfFile(
  rest: readonly ShellWord[],
  read: Danger | null,
  downloaded: ReadonlySet<string>,
  depth: number,
): Danger | null {
  const [file] = withoutRedirects(rest).filter(({ text }) => !text.startsWith('-'));
  if (file?.text.startsWith('<(') === true) return originOf(file.runs, depth);
  const script = file?.text ?? '';
  if (wasDownloaded(script, downloaded)) return 'download';
  const readsInput = file === undefined || script === '/dev/stdin' || has(rest, /^-s?$/);
  return readsInput && !has(rest, /^(?:-m|--version|-v|-V|--help|-h)$/) ? read : null;
}

/** Without `2>/dev/null` and its like; a process substitution stays. */
function withoutRedirects(words: readonly ShellWord[]): readonly ShellWord[] {
  return words.filter(
    ({ text }, index) =>
      !isRedirect(text) && !/^[&\d]?[<>]{1,2}$/.test(words[index - 1]?.text ?? ''),
  );
}

/** Whether a word redirects: `>`, `2>`, `&>`; `<(…)` does not. */
function isRedirect(text: string): boolean {
  return /^[&\d]?[<>](?!\()/.test(text);
}

/** Where the code comes from that commands print; null where that is harmless. */
function originOf(runs: readonly string[], depth: number): Danger | null {
  if (depth === 0) return null;
  for (const run of runs) {
    for (const command of shellCommandsIn(run)) {
      const origin = originOfCommand(command, depth - 1);
      if (origin !== null) return origin;
    }
  }
  return null;
}

/** Where the code comes from that a substitution stands for. */
function originOfWords(words: readonly ShellWord[], depth: number): Danger | null {
  const [first] = words;
  return first !== undefined && first.isRun ? originOf(first.runs, depth) : null;
}

/** Where that comes from which a command prints: a download, or a decoder. */
function originOfCommand({ words }: ShellCommand, depth: number): Danger | null {
  const [first, ...rest] = realWords(words);
  if (first === undefined) return null;
  const program = programOf(first.text);
  if (DOWNLOADERS.has(program)) return isLocal(rest) ? null : 'download';
  if (DECODERS.some(([name, ...flags]) => program === name && flags.every((one) => has(rest, one))))
    return 'encoded';
  return depth > 0 && first.isRun ? originOf(first.runs, depth - 1) : null;
}

/** Programs that decode, each with what their words must hold. */
const DECODERS: readonly (readonly [string, ...RegExp[]])[] = [
  ['base64', /^(?:-d|-D|-[a-z]*d|--decode)$/],
  ['openssl', /^-d$/, /^(?:-?base64|enc)$/],
  ['xxd', /^-[a-z]*r/],
];

/** A download from this machine: a server that the user runs. */
function isLocal(words: readonly ShellWord[]): boolean {
  const hosts = words.flatMap(
    ({ text }) =>
      /^[a-z]+:\/\/(?:[^/@]{0,200}@)?(\[[^\]]{1,60}\]|[^/:?#]{1,250})/i.exec(text)?.[1] ?? [],
  );
  return (
    hosts.length > 0 &&
    hosts.every((host) => /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/i.test(host))
  );
}

/** A command without assignments, and without programs that only run others. */
function realWords(words: readonly ShellWord[]): readonly ShellWord[] {
  let at = 0;
  for (let isWrapped = false; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || word.isRun) break;
    const { text } = word;
    if (WRAPPERS.has(programOf(text))) isWrapped = true;
    else if (!/^[A-Za-z_]\w{0,100}=/.test(text) && !(isWrapped && /^(?:-|\d+[smh]?$)/.test(text)))
      break;
  }
  return at === 0 ? words : words.slice(at);
}

/** The name of a program without its folder and ending; `python3.11` is `python3`. */
function programOf(word: string): string {
  if (/^[a-z-]*$/.test(word)) return word;
  return word
    .slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1)
    .toLowerCase()
    .replace(/\.exe$/, '')
    .replace(/^(python[23])\.\d+$/, '$1');
}

/** The code behind `-c`, `-lc`, `-e`, `--eval`, `-Command` or `/c`; `-s` is no such flag. */
function codeOf(words: readonly ShellWord[]): ShellWord | null {
  const at = words.findIndex(
    ({ text }) =>
      /^(?:-[a-zA-Z]{0,5}[ceE]|--eval|-p|--print|-Command|\/c)$/i.test(text) &&
      !/^-[a-z]*s$/.test(text),
  );
  return at < 0 ? null : (words[at + 1] ?? null);
}

/** Calls that load a text in Python, JavaScript, Perl or PHP. */
const FETCHES_CODE = new RegExp(joined`
  \b(?:urlopen|requests\.get|https?\.get|fetch\s*\(|urlretrieve|LWP::Simple
      |file_get_contents\s*\(\s*['"]https?:)`);

/** Code of an interpreter that evaluates what it loads. */
function codeDanger(code: string): Danger | null {
  const evaluates = /\b(?:exec|eval|Function|subprocess|os\.system|child_process|execSync)\b/.test(
    code,
  );
  if (/\b(?:curl|wget)\s[^|]{0,300}\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/.test(code)) return 'download';
  if (evaluates && FETCHES_CODE.test(code)) return 'download';
  return /\b(?:exec|eval)\s*\(/.test(code) &&
    /\bb64decode\b|Buffer\.from\([^)]{0,2000}base64|\batob\s*\(/.test(code)
    ? 'encoded'
    : null;
}

function outputsOf(program: string, words: readonly ShellWord[]): readonly string[] {
  const files: string[] = [];
  for (const [index, { text }] of words.entries()) {
    const next = words[index + 1]?.text ?? '';
    const isName =
      program === 'wget'
        ? text === '-O' || text === '--output-document'
        : /^(?:-[a-zA-Z]{0,6}o|--output|-OutFile)$/.test(text);
    if ((isName || /^1?>>?$/.test(text)) && next !== '' && !/^(?:-|\/dev\/null)$/.test(next))
      files.push(next.replace(/^\.\//, ''), next);
    const url = /^https?:\/\/[^?#]{1,500}\/([^/?#]{1,200})$/.exec(text)?.[1];
    if (url !== undefined && (program === 'wget' || has(words, /^-[a-zA-Z]{0,6}O$/)))
      files.push(url);
  }
  return files;
}

/** Whether a download sends data: `curl -d x`, `--data-binary @a`, `-F a=@b`, `wget --post-file=a`. */
function sends(program: string, words: readonly ShellWord[]): boolean {
  if (program === 'wget') return has(words, /^--post-(?:data|file)/);
  return (
    has(words, /^(?:-d|-F|-T|--data(?:-\w+)?|--form|--upload-file|-Body|-InFile)(?:=|$)/) ||
    has(words, /^-[a-zA-Z]{0,4}[dFT]@?$|^-[dFT]@/)
  );
}

/** PowerShell: words in any order. Encoded text has 24 characters or more: what is shorter may be a word. */
function windowsDanger(text: string): Danger | null {
  if (
    /\b(?:powershell|pwsh)\b/i.test(text) &&
    /\s-e(?:nc|ncodedcommand)?\s+[A-Za-z0-9+/=]{24,}/i.test(text)
  )
    return 'encoded';
  if (/\bmshta(?:\.exe)?\s{1,9}["']?https?:|\bcertutil(?:\.exe)?\s.{0,100}-urlcache\b/i.test(text))
    return 'download';
  const evaluates = /(?:^|[\s"'({;|&])(?:iex|invoke-expression)(?=[\s"'()$;|&]|$)/i.test(text);
  return evaluates &&
    /\b(?:iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring|net\.webclient)\b/i.test(text)
    ? 'download'
    : null;
}
