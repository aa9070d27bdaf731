import { adr } from './adr.js';
import { isClearRule } from './clear-rule.js';
import type { ForeignStore } from './foreign-store.js';
import { lastingStatements } from './lasting.js';
import { isPassingFile } from './passing.js';

/*
 * What does a memory bank state? Markdown files in `memory-bank/`: `systemPatterns.md` and `techContext.md` hold what
 * lasts, `activeContext.md` and `progress.md` the state of work, which is left out. `projectbrief.md` and
 * `productContext.md` say what is wanted, and not what is: they are left out as well.
 */

const FILE = /(?:^|\/)memory-bank\/.+\.md$/is;
/** Files that say what is wanted, and not what is, or how the bank itself is kept. */
const WISHES = /\/(?:(?:project-?_?)?brief|product(?:-?_?context)?|context|readme)\.md$/i;
/** A bank that was put aside. */
const ASIDE = /(?:^|\/)(?:history|archived?|old|legacy|deprecated|backups?)\/memory-bank\//i;

export const memoryBank: ForeignStore = {
  name: 'memory-bank',
  source: 'https://docs.cline.bot/prompting/cline-memory-bank',
  // Decision records say whether they are in force, which only their own adapter reads.
  isFile: (path, has) =>
    FILE.test(path) &&
    !WISHES.test(path) &&
    !ASIDE.test(path) &&
    !adr.isFile(path, has) &&
    !isPassingFile(path.replace(/^.*?memory-bank\//is, '')),
  statements: lastingStatements,
  standsAlone: isClearRule,
  folderOf: (path) =>
    path.slice(0, Math.max(path.toLowerCase().lastIndexOf('memory-bank/') - 1, 0)),
  kind: null,
};
