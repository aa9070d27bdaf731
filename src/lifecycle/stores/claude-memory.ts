import type { AgentDocument } from '../../agent-files/document.js';
import { lineFeeds } from '../../memory/front-matter.js';
import { isClearRule } from './clear-rule.js';
import type { ForeignStore } from './foreign-store.js';
import { lastingStatements } from './lasting.js';
import { isPassingFile } from './passing.js';

/*
 * What does Claude Code's own memory state, where it is committed? `MEMORY.md` is an index, and the files beside it
 * hold one topic each, with `type` in their front matter (`user`, `feedback`, `project`, `reference`).
 *
 *     MEMORY.md, memory/MEMORY.md, .claude/memory/MEMORY.md   the index, and what is in `memory/` beside it
 *     .claude/agent-memory/reviewer/…                         the memory of one subagent, scope `project`
 */

const INDEX = /(?:^|\/)MEMORY\.md$/;
const AGENT = /(?:^|\/)\.claude\/agent-memory\/.+\.md$/s;
const TOPIC = /^((?:.*\/)?)memory\/(?:.+\/)?[^/]+\.md$/s;

export const claudeMemory: ForeignStore = {
  name: 'claude-memory',
  source: 'https://code.claude.com/docs/en/memory',
  isFile: (path, has) => {
    if (isPassingFile(path.replace(/^.*?memory\//s, ''))) return false;
    if (INDEX.test(path) || AGENT.test(path)) return true;
    const above = TOPIC.exec(path)?.[1];
    return above !== undefined && (has(`${above}memory/MEMORY.md`) || has(`${above}MEMORY.md`));
  },
  statements: (document, withheld) =>
    isOfUser(document) ? [] : lastingStatements(document, withheld),
  standsAlone: isClearRule,
  folderOf: (path) =>
    path.replace(/(?:(?:^|\/)\.claude)?\/?(?:(?:agent-)?memory\/.*|MEMORY\.md)$/, ''),
  kind: null,
};

/** Whether a file says of itself that it is about the person. */
function isOfUser({ text }: AgentDocument): boolean {
  const front = /^---\n([^]{0,4000}?)\n---\n/.exec(lineFeeds(text))?.[1] ?? '';
  return /^\s*type\s*:\s*["']?user\b/m.test(front);
}
