import { kept } from '../../text/collections.js';
import { wordList } from '../../text/words.js';
import { enumerate, say } from '../../text/phrase.js';
import { isSpecimen } from '../agents.js';
import type { Detection, TreeDetector } from '../detection.js';
import type { AgentDocument } from '../document.js';
import {
  frontLine,
  frontMatterOf,
  frontValue,
  type OpenFrontMatter,
} from '../settings/front-matter.js';
import { nodeText } from '../settings/read.js';
import { shownName, textsOf } from './settings/check.js';
import { fault } from './structure/syntax.js';

/* Which agents, skills and commands have one name, or are named in front matter and are not there? */

/** What a file is called, and the folder in which names are unique. */
interface Called {
  readonly document: AgentDocument;
  readonly kind: 'agent' | 'skill' | 'command';
  readonly name: string;
  readonly line: number;
  readonly scope: string;
}

/** Of two with one name, one is dropped. Copies for other agents are fine. */
export const namedAgents: TreeDetector = {
  name: 'named-agents',
  async look(documents) {
    const own = documents.filter(({ path }) => !isSpecimen(path));
    const all = own.flatMap((document) => [...namesOf(document)]);
    const groups = new Map<string, Called[]>();
    for (const called of all)
      kept(groups, `${called.scope}\0${called.name}`, () => []).push(called);
    const agents = new Set(all.filter(({ kind }) => kind === 'agent').map(({ name }) => name));
    const skills = new Set(all.filter(({ kind }) => kind !== 'agent').map(({ name }) => name));
    return [
      ...[...groups.values()].flatMap(clashes),
      ...own.flatMap((document) => absent(document, agents, skills)),
    ];
  },
};

function clashes(group: readonly Called[]): readonly Detection[] {
  const commands = group.filter(({ kind }) => kind === 'command');
  const [first, ...others] = group.filter(({ kind }) => kind !== 'command');
  if (first === undefined) return [];
  const { path } = first.document;
  return (commands.length > 0 ? commands : others).map(({ document, kind, name, line }) => {
    const message =
      kind === 'command'
        ? say`${path} has the name of this command, so Claude never runs the command`
        : say`${path} is called ${shownName(name)} too, so only one of the two is loaded`;
    const remedy = 'Rename one of them, or remove it.';
    const found = fault(`same-name/${path}`, message, remedy, { line });
    return { subject: 'broken-file', path: document.path, ...found };
  });
}

/** Folders of skills that one agent reads. Elsewhere a repository may keep skills for several agents or languages. */
const SKILL = /^((?:.*\/)?\.[a-z]+\/)skills\/(?:.+\/)?([^/]+)\/SKILL\.md$/;

/** Agents by their `name`, in one folder `agents`. Source: code.claude.com/docs/en/sub-agents. */
const AGENT = /^((?:.*\/)?\.claude\/agents\/).+\.md$/;

/** A skill is loaded rather than a command of its name. Source: code.claude.com/docs/en/skills. */
const COMMAND = /^((?:.*\/)?\.claude\/)commands\/([^/]+)\.md$/;

function* namesOf(document: AgentDocument): Iterable<Called> {
  const { path } = document;
  const [, commands, command = ''] = COMMAND.exec(path) ?? [];
  if (commands !== undefined)
    yield { document, kind: 'command', name: command, line: 1, scope: `${commands}slash` };
  const [, skills, folder = ''] = SKILL.exec(path) ?? [];
  if (skills !== undefined) {
    const { name, line } = nameIn(document) ?? { name: folder, line: 1 };
    yield { document, kind: 'skill', name, line, scope: `${skills}skills` };
    if (path === `${skills}skills/${folder}/SKILL.md`)
      yield { document, kind: 'skill', name: folder, line, scope: `${skills}slash` };
  }
  const [, agents] = AGENT.exec(path) ?? [];
  const named = agents === undefined ? null : nameIn(document);
  if (agents !== undefined && named !== null)
    yield { document, kind: 'agent', ...named, scope: agents };
}

/** The `name` in front matter, with its line; null where there is none. */
function nameIn(document: AgentDocument): Pick<Called, 'name' | 'line'> | null {
  const front = openFront(document);
  const name = (front === null ? null : nodeText(frontValue(front, 'name')))?.trim() ?? '';
  return front === null || name === '' ? null : { name, line: frontLine(front, 'name') };
}

/** Claude has these itself. Source: code.claude.com/docs/en/sub-agents. */
const BUILT_IN = wordList(`
  claude claude-code-guide Explore general-purpose output-style-setup Plan statusline-setup
`);

/** Skills and agents that front matter of Claude names. Those with a colon are in a plugin. */
function absent(
  document: AgentDocument,
  agents: ReadonlySet<string>,
  skills: ReadonlySet<string>,
): readonly Detection[] {
  const isAgent = AGENT.test(document.path);
  const front = isAgent || SKILL.test(document.path) ? openFront(document) : null;
  if (front === null || front.read !== 'yaml') return [];
  const key = isAgent ? 'skills' : 'agent';
  const known = isAgent ? skills : new Set([...agents, ...BUILT_IN]);
  const names = textsOf(frontValue(front, key))
    .flatMap(({ text }) => (isAgent ? text.split(/[\s,]+/) : [text.trim()]))
    .filter((name) => name !== '' && !name.includes(':') && !known.has(name));
  if (names.length === 0) return [];
  const gone = enumerate(names.map((name) => shownName(name)));
  const message = say`${key} names what the repository does not have: ${gone}`;
  const at = { severity: 'notice', line: frontLine(front, key) } as const;
  const found = fault(
    `absent/${key}`,
    message,
    'Correct the name, or add it to the repository.',
    at,
  );
  return [{ subject: 'broken-file', path: document.path, ...found }];
}

function openFront(document: AgentDocument): OpenFrontMatter | null {
  const front = frontMatterOf(document);
  return front === 'open' ? null : front;
}
