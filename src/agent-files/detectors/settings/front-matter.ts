import { plain, say } from '../../../text/phrase.js';
import type { AgentDocument } from '../../document.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { nodeText, under, type Setting } from '../../settings/node.js';
import { digestOf, shownName, textsOf, type FoundSetting } from './check.js';
import { dangerOf } from './danger.js';
import { DANGERS, hooks } from './hooks.js';
import { ALL_COMMANDS } from './permissions.js';

/*
 * What does the front matter of a command, skill or agent let it do without a question?
 *
 *     allowed-tools: Bash, Read            notice: any command
 *     allowed-tools: Bash(git diff:*)      nothing
 *     permissionMode: bypassPermissions    warning
 *     hooks: … a dangerous command         error, as in a settings file
 *
 * `index.ts` asks of each prose file but facts. Which tool is too wide is ALL_COMMANDS in
 * `permissions.ts`, which command is dangerous is in `danger.ts`. "front matter" in
 * `__tests__/agent-files/detectors/settings.test.ts` fails when this is wrong.
 */

/** Settings in the front matter of commands, skills and agents: what they may do while they are used. */
export function* inFrontMatter(document: AgentDocument): Iterable<FoundSetting> {
  const front = frontMatterOf(document);
  if (front === null || front === 'open') return;
  yield* allowedTools(front.root);
  for (const { at, value } of under(front.root, 'permissionMode')) {
    if (nodeText(value) !== 'bypassPermissions') continue;
    yield {
      severity: 'warning',
      at,
      message: say`${'permissionMode'} lets this agent run commands without a question`,
      remedy: plain('Write "default" or "acceptEdits".'),
      key: 'permissionMode',
    };
  }
  if (!front.lines.some((line) => /^["']?hooks["']?[ \t]*:/.test(line))) return;
  const read = [...hooks({ file: FRONT_MATTER, root: front.root })];
  yield* read.length > 0 ? read : hooksByLine(document.text, front.lines);
}

/**
 * Where our parser gives up (an alias, a key twice), that of an agent may go on: each value of a
 * line is looked at as a command.
 */
function* hooksByLine(text: string, lines: readonly string[]): Iterable<FoundSetting> {
  let at = 0;
  for (const line of lines) {
    at = Math.max(at, text.indexOf(line, at));
    const key =
      /^[ \t]{0,200}(?:-[ \t]{1,20})?["']?[\w-]{1,60}["']?[ \t]{0,20}:[ \t]{0,20}(?:&\S{1,60}[ \t]{1,20})?/.exec(
        line,
      )?.[0] ?? line;
    const value = line
      .slice(key.length)
      .trim()
      .replace(/^["']|["']$/g, '');
    const danger = value === '' ? null : dangerOf(value);
    if (danger !== null)
      yield {
        severity: 'error',
        at,
        message: say`${'hooks'} in this front matter ${plain(DANGERS[danger].does)}, and no question is asked`,
        remedy: plain(DANGERS[danger].remedy),
        key: `hooks/${danger}/${digestOf([value])}`,
      };
  }
}

/** Front matter as `hooks.ts` wants it: read as if it were a settings file of Claude Code. */
const FRONT_MATTER = {
  agent: 'claude',
  client: 'other',
  holds: 'settings',
  pattern: /^$/,
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

/**
 * Tools of a list that is written as one text: `Read, Bash(git diff:*)`, `[Bash]`, or separated by
 * blanks. 4000 characters are looked at: nobody writes a longer list.
 */
function toolsIn(text: string): readonly string[] {
  const tools: string[] = [];
  for (const { 0: tool } of text
    .slice(0, 4_000)
    .replace(/^\[|\]$/g, '')
    .matchAll(/[^\s,()"']{1,200}(?:\([^()]{0,400}\))?/g))
    tools.push(tool);
  return tools;
}
