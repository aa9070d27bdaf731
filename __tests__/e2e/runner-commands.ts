/**
 * What a GitHub runner would obey in the output of a step: its two command parsers, written again from
 * `ActionCommand.cs`, `ActionCommandManager.cs` and `OutputManager.cs` of actions/runner at 258d6c857db3.
 * Both streams of a step are parsed, each line on its own.
 */

export interface RunnerCommand {
  /** In lower case: the runner ignores case. */
  readonly command: string;
  /** Keys in lower case; values without their escapes. */
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  readonly syntax: '::' | '##[';
  /** 1-based. */
  readonly line: number;
}

/** Every command that the runner registers for a step. Other names are plain output. */
const REGISTERED = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
] as const;

type Escape = readonly [token: string, replacement: string];
const LEGACY: readonly Escape[] = [
  [';', '%3B'],
  ['\r', '%0D'],
  ['\n', '%0A'],
  [']', '%5D'],
  ['%', '%25'],
];
const DATA: readonly Escape[] = [
  ['\r', '%0D'],
  ['\n', '%0A'],
  ['%', '%25'],
];
const PROPERTY: readonly Escape[] = [
  ['\r', '%0D'],
  ['\n', '%0A'],
  [':', '%3A'],
  [',', '%2C'],
  ['%', '%25'],
];

/** .NET's `char.IsWhiteSpace`, which is not what JavaScript trims: U+0085 belongs to it, U+FEFF does not. */
const BLANKS = String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`;
const LEADING_BLANKS = new RegExp(`^${BLANKS}+`);
const OUTER_BLANKS = new RegExp(`^${BLANKS}+|${BLANKS}+$`, 'g');

/**
 * The second `::`. The runner looks for it by culture, and ICU passes over characters without weight (zero-width, most
 * controls), so they may stand between the colons. Before the first `::` or inside `##[` they do no harm: the runner
 * then cuts the name at fixed offsets and gets one that is not registered.
 */
const SECOND_SEPARATOR = /:[\p{Default_Ignorable_Code_Point}\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]*:/u;

/**
 * The commands a runner finds in `output`, in order. What stands between `stop-commands` and its token is left out;
 * the line of the token is in, under the token's name.
 */
export function parseRunnerCommands(output: string): RunnerCommand[] {
  const registered = new Set<string>(REGISTERED);
  const commands: RunnerCommand[] = [];
  let stopToken: string | undefined;
  for (const [index, text] of output.split(/\r\n|\r|\n/).entries()) {
    const parsed = parseDoubleColon(text, registered) ?? parseHashBracket(text, registered);
    if (parsed === undefined) continue;
    if (stopToken !== undefined) {
      if (parsed.command !== stopToken) continue;
      registered.delete(stopToken);
      stopToken = undefined;
    } else if (parsed.command === 'stop-commands') {
      const token = lowerCase(parsed.data);
      // The runner refuses these tokens and fails the step; it is a command all the same.
      if (token !== '' && token !== 'pause-logging' && !registered.has(token)) {
        stopToken = token;
        registered.add(token);
      }
    }
    commands.push({ ...parsed, line: index + 1 });
  }
  return commands;
}

type Parsed = Omit<RunnerCommand, 'line'>;

/** `TryParseV2`: `::name key=value,key=value::data`, after leading blanks only. */
function parseDoubleColon(text: string, registered: ReadonlySet<string>): Parsed | undefined {
  const message = text.replace(LEADING_BLANKS, '');
  if (!message.startsWith('::')) return undefined;
  const end = message.slice(2).search(SECOND_SEPARATOR) + 2;
  if (end < 2) return undefined;
  const info = message.slice(2, end);
  const command = nameIn(info);
  if (!registered.has(command)) return undefined;
  const properties = propertiesIn(info, ',', PROPERTY, true);
  return { command, properties, data: unescape(message.slice(end + 2), DATA), syntax: '::' };
}

/** `TryParse`: `##[name key=value;key=value]data`, anywhere in a line; only the first `##[` counts. */
function parseHashBracket(message: string, registered: ReadonlySet<string>): Parsed | undefined {
  const start = message.indexOf('##[');
  const end = start < 0 ? -1 : message.indexOf(']', start);
  if (end < 0) return undefined;
  const info = message.slice(start + 3, end);
  const command = nameIn(info);
  if (!registered.has(command)) return undefined;
  return {
    command,
    properties: propertiesIn(info, ';', LEGACY, false),
    data: unescape(message.slice(end + 1), LEGACY),
    syntax: '##[',
  };
}

function nameIn(info: string): string {
  const space = info.indexOf(' ');
  return lowerCase(space < 0 ? info : info.slice(0, space));
}

function propertiesIn(
  info: string,
  separator: string,
  escapes: readonly Escape[],
  trim: boolean,
): Record<string, string> {
  const space = info.indexOf(' ');
  if (space <= 0) return {};
  const text = trim ? info.slice(space + 1).replace(OUTER_BLANKS, '') : info.slice(space + 1);
  return Object.fromEntries(
    text.split(separator).flatMap((property) => {
      // `Split('=', 2, RemoveEmptyEntries)`: runs of `=` count once, and both sides must be there.
      const [, key, value] = /^=*([^=]+)=+([^=][^]*)$/.exec(property) ?? [];
      return key === undefined || value === undefined
        ? []
        : [[lowerCase(key), unescape(value, escapes)]];
    }),
  );
}

function unescape(text: string, escapes: readonly Escape[]): string {
  return escapes.reduce(
    (result, [token, replacement]) => result.replaceAll(replacement, token),
    text,
  );
}

/** .NET compares ordinally: no letter outside ASCII equals one of a command's name. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
