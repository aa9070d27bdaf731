import { kept } from '../../text/collections.js';
import { say } from '../../text/phrase.js';
import { isSpecimen } from '../agents.js';
import type { Detection, TreeDetector } from '../detection.js';
import type { AgentDocument } from '../document.js';
import { frontMatterOf } from '../settings/front-matter.js';
import { nodeText, under } from '../settings/read.js';
import { shownName } from './settings/check.js';

/* Which agents, skills and commands have one name, so that only one of them is loaded? */

/** What a file is called, and the folder in which names are unique. */
interface Called {
  readonly document: AgentDocument;
  readonly kind: 'agent' | 'skill' | 'command';
  readonly name: string;
  readonly line: number;
  readonly scope: string;
}

/** Of two with one name, one is dropped, or it is chance which one is meant. Copies for other agents are fine. */
export const sameNames: TreeDetector = {
  name: 'same-names',
  async look(documents) {
    const groups = new Map<string, Called[]>();
    for (const document of documents) {
      if (isSpecimen(document.path)) continue;
      for (const called of namesOf(document))
        kept(groups, `${called.scope}\0${called.name}`, () => []).push(called);
    }
    return [...groups.values()].flatMap(clashes);
  },
};

function clashes(group: readonly Called[]): readonly Detection[] {
  const commands = group.filter(({ kind }) => kind === 'command');
  const [first, ...others] =
    commands.length > 0 ? group.filter((one) => !commands.includes(one)) : group;
  if (first === undefined) return [];
  return (commands.length > 0 ? commands : others).map(({ document, kind, name, line }) => ({
    subject: 'broken-file',
    severity: 'warning',
    path: document.path,
    line,
    column: null,
    message:
      kind === 'command'
        ? say`${first.document.path} has the name of this command, so Claude never runs the command`
        : say`${first.document.path} is called ${shownName(name)} too, so only one of the two is loaded`,
    remedy: say`Rename one of them, or remove it.`,
    key: `same-name/${first.document.path}`,
  }));
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
  const front = frontMatterOf(document);
  if (front === null || front === 'open') return null;
  const name = nodeText(under(front.root, 'name').at(-1)?.value)?.trim() ?? '';
  const line = front.lines.findIndex((text) => text.startsWith('name')) + 2;
  return name === '' ? null : { name, line: Math.max(1, line) };
}
