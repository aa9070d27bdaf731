import { isClearRule } from './clear-rule.js';
import type { ForeignStore } from './foreign-store.js';
import { lastingStatements } from './lasting.js';
import { isPassingFile } from './passing.js';

/*
 * What do the memories of Serena state? Markdown files in `.serena/memories/`, in folders by topic; names such as
 * `project_overview` and `style_and_conventions` come from its onboarding.
 */

const FILE = /(?:^|\/)\.serena\/memories\/.+\.md$/is;

export const serena: ForeignStore = {
  name: 'serena',
  source: 'https://oraios.github.io/serena/02-usage/045_memories.html',
  isFile: (path) =>
    FILE.test(path) && !isPassingFile(path.replace(/^.*?\.serena\/memories\//is, '')),
  statements: lastingStatements,
  standsAlone: isClearRule,
  folderOf: (path) => path.slice(0, Math.max(path.toLowerCase().lastIndexOf('.serena/') - 1, 0)),
  kind: null,
};
