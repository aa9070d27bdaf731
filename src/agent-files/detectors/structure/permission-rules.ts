import { mistypedFor } from '../../../text/nearest.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import { wordMap, wordSet } from '../../../text/words.js';
import { along, openSettings } from '../../settings/read.js';
import { shownName, textsOf } from '../settings/check.js';
import { ALL_TOOLS } from '../settings/permissions.js';
import type { FormCheck } from './syntax.js';

/*
 * Which rules of permissions match nothing? `Write(.env)` denies nothing, as Claude asks `Edit` rules alone. Source:
 * code.claude.com/docs/en/permissions, code.claude.com/docs/en/tools-reference.
 */

/** The lists, and how bad a void rule is: the author of a denial believes that it holds. */
const LISTS = [
  ['deny', 'warning', 'it denies nothing'],
  ['ask', 'warning', 'Claude does not ask because of it'],
  ['allow', 'notice', 'it allows nothing'],
] as const;

/** Rules of a list that are looked at: people have fewer than a hundred. */
const MOST_RULES = 1_000;

/** Rules of Claude's permissions that match nothing. */
export const permissionRules: FormCheck = function* (document) {
  const settings = openSettings(document);
  if (settings?.file.client !== 'claude' || document.path !== document.place) return;
  for (const [list, severity, effect] of LISTS)
    for (const { value } of along(settings.root, ['permissions', list])) {
      if (value.kind !== 'list') continue;
      for (const { text, at } of textsOf(value).slice(0, MOST_RULES)) {
        const wrong = voidRule(text.trim(), list);
        if (wrong === null) continue;
        yield {
          severity,
          ...settings.placeOf(at),
          message: say`${wrong[0]} in ${`permissions.${list}`}, so ${plain(effect)}`,
          remedy: wrong[1],
          key: `rule/${list}/${text.trim().slice(0, 100)}`,
        };
      }
    }
};

/** What is wrong, read on by the list that holds the rule; and the remedy. */
type VoidRule = readonly [what: Phrase, remedy: Phrase];

/** Whose path rules are accepted and never consulted, with the tool whose rules are. */
const NOT_CONSULTED = wordMap('Write Edit  NotebookEdit Edit  MultiEdit Edit  Glob Read');

/** The fields that rules cannot name, and are written without it. */
const MAIN_FIELDS = wordMap(`
  Bash command  PowerShell command  Read file_path  Edit file_path  Write file_path  Grep path  Glob path
  NotebookEdit notebook_path  WebFetch url
`);

/** What is wrong with a rule that matches nothing; null where it may match. */
function voidRule(rule: string, list: (typeof LISTS)[number][0]): VoidRule | null {
  const [, name = '', inside] = /^([^()]*)(?:\((.*)\))?$/s.exec(rule) ?? [];
  if (name === '')
    return rule === ''
      ? null
      : [
          say`the brackets of the rule ${shown(rule)} are not closed`,
          plain('Write a tool with its pattern in brackets, such as `Bash(rm *)`.'),
        ];
  return ofName(name, list) ?? (inside === undefined ? null : ofPattern(name, inside.trim(), list));
}

function shown(rule: string): string {
  return shownName(rule.replace(/\(.*$/s, '('));
}

/** Names of tools, also of older versions. */
export const CLAUDE_TOOLS = wordSet(`
  Agent Artifact AskUserQuestion Bash CronCreate CronDelete CronList Edit EndConversation EnterPlanMode EnterWorktree
  ExitPlanMode ExitWorktree Glob Grep ListAgents ListMcpResourcesTool LSP Monitor NotebookEdit PowerShell
  PushNotification Read ReadMcpResourceTool RemoteTrigger ReportFindings ScheduleWakeup SendMessage SendUserFile
  ShareOnboardingGuide Skill TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate TodoWrite ToolSearch
  WaitForMcpServers WebFetch WebSearch Workflow Write Task MultiEdit LS KillShell KillBash BashOutput NotebookRead
  TodoRead SlashCommand AgentOutputTool TeamCreate TeamDelete Computer Cd StructuredOutput
`);

function ofName(name: string, list: string): VoidRule | null {
  if (CLAUDE_TOOLS.has(name) || name.includes('…')) return null;
  if (/^mcp(?!__)[-_:./ ]/i.test(name))
    return [
      say`${shownName(name)} is not the name of a tool of a server`,
      say`Write ${'mcp__server__tool'}.`,
    ];
  if (name.includes('*'))
    return list !== 'allow' || ALL_TOOLS.test(name) || /^mcp__[^*]+?__/.test(name)
      ? null
      : [
          say`the rule ${shownName(name)} names no tool`,
          plain('Name each tool; only `mcp__server__*` may end in `*`.'),
        ];
  const meant = meantTool(name);
  return meant === null
    ? null
    : [say`${shownName(name)} is not a tool of Claude`, say`Write ${meant}.`];
}

/** Whether a matcher of hooks names a tool without its capitals: `bash` never matches. */
export function namesMisspelledTool(matcher: string): boolean {
  if (!/^[a-z]+(?:[|,]\s*[A-Za-z]+)*$/i.test(matcher)) return false;
  return matcher
    .split(/[|,]\s*/)
    .some((name) => !CLAUDE_TOOLS.has(name) && sameTool(name) !== null);
}

function sameTool(name: string): string | null {
  const letters = name.replace(/[-_ ]/g, '').toLowerCase();
  return [...CLAUDE_TOOLS].find((tool) => tool.toLowerCase() === letters) ?? null;
}

function meantTool(name: string): string | null {
  return sameTool(name) ?? (name.includes('_') ? null : mistypedFor(name, CLAUDE_TOOLS));
}

function ofPattern(name: string, inside: string, list: string): VoidRule | null {
  if (inside === '' || inside === '*') return null;
  const field = MAIN_FIELDS.get(name);
  if (field !== undefined && new RegExp(`^${field}\\s*:`).test(inside))
    return [
      say`no rule of ${name} can name its field ${field}`,
      plain('Write the pattern alone, as in `Bash(rm *)` or `WebFetch(domain:host)`.'),
    ];
  if (name === 'WebFetch') return ofAddress(inside);
  if (/^\w+\s*:(?!\*)/.test(inside) && list !== 'allow' && name !== 'Bash') return null;
  const instead = NOT_CONSULTED.get(name);
  if (instead !== undefined)
    return [say`Claude checks no path rule of ${name}`, say`Write ${instead} in place of ${name}.`];
  if (/^(?:Bash|PowerShell|Monitor)$/.test(name) && /[\w-]:\*\s+\S/.test(inside))
    return [
      say`a rule of ${name} has ${':*'} before its end, where it stands for itself`,
      say`Write a blank and ${'*'} in place of ${':*'}.`,
    ];
  if (/^(?:Read|Edit)$/.test(name) && list !== 'allow' && /^\/(?:Users|home|root)\//.test(inside))
    return [
      say`a rule of ${name} begins with one slash, which is the folder of the project,`,
      say`Begin the path with ${'//'} or ${'~/'}.`,
    ];
  return null;
}

function ofAddress(inside: string): VoidRule | null {
  const domain = /^domain\s*:\s*(.*)$/s.exec(inside)?.[1];
  if (
    domain === undefined ? !/^https?:|^[\w*-]+(?:\.[\w*-]+)+/i.test(inside) : !domain.includes('/')
  )
    return null;
  return [
    say`a rule of ${'WebFetch'} names no host`,
    say`Write the host alone: ${'WebFetch(domain:example.com)'}.`,
  ];
}
