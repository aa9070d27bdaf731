import { type Detection, placesIn, type TextDetector } from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import { nodeText, openSettings, type Setting, under } from '../../settings/read.js';
import { type Check, digestOf, type FoundSetting, shownName, textsOf } from './check.js';
import { DANGERS, hooks } from './hooks.js';
import { modes } from './modes.js';
import { ALL_COMMANDS, permissions } from './permissions.js';
import { servers } from './servers.js';
import { traffic } from './traffic.js';
import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf, type OpenFrontMatter } from '../../settings/front-matter.js';
import { dangerOf } from './danger.js';

/* Which settings let an agent act without a question? `"defaultMode": "bypassPermissions"`. */

/** Every look at settings; adding one is a file beside this one and a name here. */
const CHECKS: readonly Check[] = [permissions, modes, hooks, servers, traffic];

/** Findings of one file: a person mends a few at a time. */
const MOST_FOUND = 100;

/** Settings that lie next to memory and let what an agent reads act without a question. */
export const unsafeSettings: TextDetector = {
  name: 'unsafe-settings',
  look(document: AgentDocument): Iterable<Detection> {
    const settings = openSettings(document);
    if (settings !== null)
      return detectionsOf(
        document,
        CHECKS.flatMap((check) => [...check(settings)]),
      );
    // The front matter of a fact is read strictly, and gives nobody leave to do anything.
    return document.isProse && document.kind !== 'fact'
      ? detectionsOf(document, [...inFrontMatter(document)])
      : [];
  },
};

/** The findings of one file, each key once, the worst first. */
function detectionsOf({ path, text }: AgentDocument, found: readonly FoundSetting[]): Detection[] {
  const placeOf = placesIn(text);
  const keys = new Set<string>();
  const first = found
    .toSorted((a, b) => errorsIn(b) - errorsIn(a))
    .filter(({ key }) => !keys.has(key) && keys.add(key).size > 0)
    .slice(0, MOST_FOUND);
  return first.map(({ severity, at, message, remedy, key }) => ({
    subject: 'unsafe-setting',
    severity,
    path,
    ...placeOf(at),
    message,
    remedy,
    key,
  }));
}

function errorsIn({ severity }: FoundSetting): number {
  return severity === 'error' ? 1 : 0;
}

/** Settings in the front matter of commands, skills and agents: what they may do while they are used. */
function* inFrontMatter(document: AgentDocument): Iterable<FoundSetting> {
  const front = frontMatterOf(document);
  if (front === null || front === 'open') return;
  yield* allowedTools(front.settings);
  for (const { at, value } of under(front.settings, 'permissionMode')) {
    if (nodeText(value) !== 'bypassPermissions') continue;
    yield {
      severity: 'warning',
      at,
      message: say`${'permissionMode'} lets this agent run commands without asking`,
      remedy: plain('Write "default" or "acceptEdits".'),
      key: 'permissionMode',
    };
  }
  const read = [...hooks({ file: FRONT_MATTER, root: front.settings })];
  yield* read;
  if (read.length > 0 && front.read === 'yaml') return;
  if (!front.lines.some((line) => /^["']?hooks["']?[ \t]*:/.test(line))) return;
  // The same command is told once.
  const known = new Set(read.map(({ key }) => dangerIn(key)));
  for (const found of hooksByLine(document.text, front))
    if (!known.has(dangerIn(found.key))) yield found;
}

/** Of the key of a hook its danger and the digest of its command. */
function dangerIn(key: string): string {
  return key.split('/').slice(-2).join('/');
}

/** Where our parser gives up, an agent's may go on: each value, and what is below it, is checked as a command. */
function* hooksByLine(text: string, { lines, read }: OpenFrontMatter): Iterable<FoundSetting> {
  for (const { at, value, below } of valuesByLine(text, lines)) {
    const more = read === 'lines' ? [below.join('\n'), below.join(' ')] : [];
    for (const command of [value, ...more]) {
      const danger = command === '' ? null : dangerOf(command);
      if (danger === null) continue;
      yield {
        severity: 'error',
        at,
        message: say`${'hooks'} in this front matter ${plain(DANGERS[danger].does)}, without asking`,
        remedy: plain(DANGERS[danger].remedy),
        key: `hooks/${danger}/${digestOf([command])}`,
      };
      break;
    }
  }
}

/** A key with its colon and what marks its value: `- command: &a `. No address: `https://…` is none. */
const KEY_OF_LINE =
  /^[ \t]{0,200}(?:-[ \t]{1,20})?["']?[\w-]{1,60}["']?[ \t]{0,20}:(?!\/\/)[ \t]{0,20}(?:[&!]\S{0,60}[ \t]{1,20}){0,2}/;

/** A key of a line: where its line begins, what stands behind it, and the lines below up to the next key. */
interface WrittenValue {
  readonly at: number;
  readonly value: string;
  readonly below: string[];
}

function valuesByLine(text: string, lines: readonly string[]): readonly WrittenValue[] {
  const values: WrittenValue[] = [];
  let at = 0;
  for (const line of lines) {
    at = Math.max(at, text.indexOf(line, at));
    const key = KEY_OF_LINE.exec(line)?.[0] ?? '';
    const value = line.slice(key.length).trim();
    if (key !== '') values.push({ at, value: value.replace(/^["']|["']$/g, ''), below: [] });
    else if (!value.startsWith('#')) values.at(-1)?.below.push(value.replace(/^-[ \t]{1,20}/, ''));
  }
  return values;
}

/** Front matter as `hooks.ts` wants it: read as if it were a settings file of Claude Code. */
const FRONT_MATTER = {
  agent: 'claude',
  client: 'other',
  holds: 'settings',
  path: '',
  format: 'json',
  lets: 'nothing',
  source: 'https://code.claude.com/docs/en/skills',
} as const;

/** The first tool of `allowed-tools` that lets any command run. */
function* allowedTools(root: Setting): Iterable<FoundSetting> {
  for (const { value } of under(root, 'allowed-tools')) {
    for (const { text, at } of textsOf(value)) {
      for (const tool of toolsIn(text)) {
        if (!ALL_COMMANDS.test(tool) && tool !== '*') continue;
        yield {
          severity: 'notice',
          at,
          message: say`${shownName(tool)} in ${'allowed-tools'} lets any command run without a
            question while this is used`,
          remedy: plain('List the commands that are needed, such as Bash(git diff:*).'),
          key: `allowed-tools/${tool}`,
        };
        return;
      }
    }
  }
}

/** Tools of a list that is written as text: `Read, Bash(git diff:*)`, `[Bash]`. 4000 characters are read. */
function toolsIn(text: string): readonly string[] {
  const list = text.slice(0, 4_000).replace(/^\[|\]$/g, '');
  return list.match(/[^\s,()"']{1,200}(?:\([^()]{0,400}\))?/g) ?? [];
}
