import { adr } from './adr.js';
import type { ForeignStore } from './foreign-store.js';
import type { AgentDocument } from '../../agent-files/document.js';
import { lineFeeds } from '../../memory/front-matter.js';
import { isTransientFile, durableStatements } from './durable-text.js';
import { isCritical, type Statement } from '../../agent-files/statements.js';
import { joined } from '../../text/pattern.js';

/*
 * Which files are the memory of Claude Code, Cline's memory bank, or Serena? With decision records, these are the
 * stores that `migrate --from` knows.
 */

const INDEX = /(?:^|\/)MEMORY\.md$/;
const AGENT = /(?:^|\/)\.claude\/agent-memory\/.+\.md$/s;
const TOPIC = /^((?:.*\/)?)memory\/(?:.+\/)?[^/]+\.md$/s;

const claudeMemory: ForeignStore = {
  name: 'claude-memory',
  source: 'https://code.claude.com/docs/en/memory',
  isFile: (path, has) => {
    if (isTransientFile(path.replace(/^.*?memory\//s, ''))) return false;
    if (INDEX.test(path) || AGENT.test(path)) return true;
    const above = TOPIC.exec(path)?.[1];
    return above !== undefined && (has(`${above}memory/MEMORY.md`) || has(`${above}MEMORY.md`));
  },
  statements: (document, withheld) =>
    isOfUser(document) ? [] : durableStatements(document, withheld),
  standsAlone: isClearRule,
  folderOf: (path) =>
    path.replace(/(?:(?:^|\/)\.claude)?\/?(?:(?:agent-)?memory\/.*|MEMORY\.md)$/, ''),
  kind: null,
};

/** Whether a file is about the user. */
function isOfUser({ text }: AgentDocument): boolean {
  const front = /^---\n([^]{0,4000}?)\n---\n/.exec(lineFeeds(text))?.[1] ?? '';
  return /^\s*type\s*:\s*["']?user\b/m.test(front);
}

const MEMORY_BANK_FILE = /(?:^|\/)memory-bank\/.+\.md$/is;
/** Files about wishes, or about the bank itself. */
const WISHES = /\/(?:(?:project-?_?)?brief|product(?:-?_?context)?|context|readme)\.md$/i;
/** An archived bank. */
const ARCHIVED = /(?:^|\/)(?:history|archived?|old|legacy|deprecated|backups?)\/memory-bank\//i;

const memoryBank: ForeignStore = {
  name: 'memory-bank',
  source: 'https://docs.cline.bot/prompting/cline-memory-bank',
  // The adapter of decision records also reads whether they are in force.
  isFile: (path, has) =>
    MEMORY_BANK_FILE.test(path) &&
    !WISHES.test(path) &&
    !ARCHIVED.test(path) &&
    !adr.isFile(path, has) &&
    !isTransientFile(path.replace(/^.*?memory-bank\//is, '')),
  statements: durableStatements,
  standsAlone: isClearRule,
  folderOf: (path) =>
    path.slice(0, Math.max(path.toLowerCase().lastIndexOf('memory-bank/') - 1, 0)),
  kind: null,
};

const SERENA_FILE = /(?:^|\/)\.serena\/memories\/.+\.md$/is;

const serena: ForeignStore = {
  name: 'serena',
  source: 'https://oraios.github.io/serena/02-usage/045_memories.html',
  isFile: (path) =>
    SERENA_FILE.test(path) && !isTransientFile(path.replace(/^.*?\.serena\/memories\//is, '')),
  statements: durableStatements,
  standsAlone: isClearRule,
  folderOf: (path) => path.slice(0, Math.max(path.toLowerCase().lastIndexOf('.serena/') - 1, 0)),
  kind: null,
};

export const FOREIGN_STORES: readonly ForeignStore[] = [claudeMemory, memoryBank, serena, adr];

/** A rule begins with its word, or with a subject and must: "A test must not read `data/`". */
const ORDER =
  /^[*_\s]*(?:never|always|do not(?! need)|don['’]t(?! need)|avoid|only use|every|all)\b/i;
const MUST = new RegExp(
  joined`
    ^(?!you\b|must\b|users?\b)[^;:(\u2013\u2014]{3,120}?\bmust\b
    (?! (?:also )?(?:be )?(?:updated?|fix(?:ed)?|add|changed?|migrated?)\b)`,
  'i',
);
const LONGEST_RULE = 220;

/** Whether a statement is a rule that can be checked: it says must or never, and names something in code. */
function isClearRule({ text, code }: Statement): boolean {
  return (
    code.length > 0 &&
    text.length <= LONGEST_RULE &&
    isCritical(text) &&
    (ORDER.test(text) || MUST.test(text.replace(/`[^`]*`/g, '`')))
  );
}
