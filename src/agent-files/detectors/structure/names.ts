import { anyCase } from '../../../text/pattern.js';
import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { under } from '../../settings/read.js';
import { fault, type FormCheck } from './syntax.js';

/* Which files does an agent never read because of their names? `.cursor/rules/style.md`. */

/** A folder of an agent, the endings that it reads there, and where its documentation says so. */
interface NamedFolder {
  readonly reader: string;
  readonly folder: RegExp;
  readonly ending: string;
  /** A text in this folder may be for another program: only one with front matter is meant for the agent. */
  readonly needsFrontMatter: boolean;
}

const ROWS = String.raw`
Cursor any \.cursor/rules/.+ .mdc cursor.com/docs/rules
Copilot any \.github/instructions/.+ .instructions.md
  code.visualstudio.com/docs/copilot/customization/custom-instructions
Copilot front-matter \.github/prompts/.+ .prompt.md code.visualstudio.com/docs/copilot/customization/prompt-files
Copilot front-matter \.github/chatmodes/.+ .chatmode.md code.visualstudio.com/docs/copilot/chat/chat-modes
Claude any \.claude/rules/.+ .md code.claude.com/docs/en/memory
Claude front-matter \.claude/skills/[^/]+ /SKILL.md code.claude.com/docs/en/debug-your-config
Gemini front-matter \.gemini/commands/.+ .toml geminicli.com/docs/cli/custom-commands
`;

const FOLDERS: readonly NamedFolder[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [reader = '', who, folder = '', ending = ''] = row.split(/\s+/);
    return {
      reader,
      folder: new RegExp(`(?:^|/)${folder}$`, 'i'),
      ending,
      needsFrontMatter: who === 'front-matter',
    };
  });

/** Names of files that are beside those for agents, and for people. */
export const FOR_PEOPLE = anyCase`
  (?:^|\/)(?:readme|index|contributing|changelog|license|claude|agents)[^/]*$`;

/** `ATTRIBUTION.md`, `WORKFLOW_EXAMPLES.md`: in capitals people name what is for people. */
export const ALOUD = /(?:^|\/)(?!RULE\.|SKILL\.)[A-Z][A-Z\d_-]*\.[a-z]+$/;

/** A text in a folder of an agent that reads other names there. */
export const unreadName: FormCheck = function* (document) {
  const { path, place, text } = document;
  if (path !== place || text.trim() === '' || FOR_PEOPLE.test(path)) return;
  if (!/\.(?:md|mdc|markdown|txt)$/i.test(path)) return;
  const found = FOLDERS.find(({ folder }) => folder.test(path));
  if (found === undefined || path.toLowerCase().endsWith(found.ending.toLowerCase())) return;
  if (ALOUD.test(path)) return;
  const { reader, ending, needsFrontMatter } = found;
  if (needsFrontMatter && !hasDescription(document)) return;
  yield fault(
    'name',
    ending.startsWith('/')
      ? say`${plain(reader)} reads a skill only from a file ${'SKILL.md'} in a folder of its own, so it
          never reads this one`
      : say`${plain(reader)} reads only files whose name ends in ${ending} from this folder, so it never
          reads this one`,
    ending.startsWith('/') ? say`Move it to a folder of its own, as ${'SKILL.md'}.` : 'Rename it.',
  );
};

/** Whether the text says in front matter what it is for, as files for agents do. */
function hasDescription(document: Parameters<FormCheck>[0]): boolean {
  const front = frontMatterOf(document);
  return front !== null && front !== 'open' && under(front.root, 'description').length > 0;
}
