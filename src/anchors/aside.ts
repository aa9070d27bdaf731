import { joined } from '../text/pattern.js';

/*
 * Does a file that went lead to one that does not run in production? From `src/guard.ts` to
 * `src/legacy/guard.ts` it does: a guard there guards nothing, however equal it is.
 *
 * `check.ts` asks of a rename (`leadsAside`); `elsewhere.ts` asks as well, to look last in such
 * places. A folder too many takes trust, a false alarm and the safe error. You may add a name to
 * FOLDERS or NAMES, and endings that the same program reads to KINDS. Nothing here is stored and no
 * list has an order; to take a name or folder away keeps trust in dead code, so none goes. WORKFLOWS
 * is GitHub's own path. `__tests__/anchors/elsewhere.test.ts` has such files.
 */

/** Folders and names of code that does not run in production: a guard that was moved there guards nothing. */
const FOLDERS = new RegExp(
  joined`
    (?:^|\/)(?:
      tests?|__tests__|specs?|vendor|vendored|third[_-]party|node_modules|docs?|examples?|samples?
      |fixtures?|testdata|mocks?|__mocks__|archived?|legacy|deprecated|attic|unused|dead|removed
      |disabled|old|backups?|bak
    )\/`,
  'i',
);
/** Names of tests, of copies and of declarations of types: `guard.test.js`, `guard.bak.js`, `guard_test.go`. */
const NAMES = /(?:\.(?:test|spec|bak|old|orig)\.[^/.]+|_test\.[^/.]+|\.d\.[cm]?ts)$/i;

/** Endings of one kind of file: from one to another of them nothing changes what reads it. */
const KINDS: readonly ReadonlySet<string>[] = [
  ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'],
  ['c', 'cc', 'cpp', 'cxx'],
  ['h', 'hh', 'hpp', 'hxx'],
  ['yml', 'yaml'],
  ['md', 'mdx', 'markdown'],
  ['json', 'jsonc', 'json5'],
  ['sh', 'bash', 'zsh'],
].map((endings) => new Set(endings));

/** Where GitHub looks for workflows: in any other folder the same file never runs. */
const WORKFLOWS = '.github/workflows/';

/**
 * Whether a rename takes a file out of what runs: into such a folder, to an ending that another
 * tool reads, or away from where it is looked for.
 */
export function leadsAside(from: string, to: string): boolean {
  if (isAside(to) && !isAside(from)) return true;
  if (from.startsWith(WORKFLOWS) && !to.startsWith(WORKFLOWS)) return true;
  const [was, is] = [nameEnding(from), nameEnding(to)];
  return was !== is && !KINDS.some((kind) => kind.has(was) && kind.has(is));
}

/** Whether a path is one of such folders or names. */
export function isAside(path: string): boolean {
  return FOLDERS.test(path) || NAMES.test(path);
}

/** The ending of a name, without its point. */
export function nameEnding(path: string): string {
  return /\.([^/.]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
