import type { Tree } from '../tree/tree.js';
import { plain, say } from '../text/phrase.js';
import { ownsPath } from './glob.js';
import { andMore, LISTED_PROBLEMS, type Problem, type ProblemKind } from './problem.js';

/*
 * Whom does CODEOWNERS name for a path, as GitHub reads that file? An owner read by mistake may adopt, so unclear
 * lines count for nothing and are warned of.
 */

export const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;
/** GitHub does not load a larger one. */
const CODEOWNERS_BYTES = 3 * 1024 * 1024;

/** The CODEOWNERS file of one tree; without lines where it cannot be read. */
export interface CodeOwners {
  readonly path: string | null;
  readonly lines: readonly OwnerLine[];
  /** Lines that are ignored, and why. */
  readonly warnings: readonly Problem[];
}

interface OwnerLine {
  readonly pattern: string;
  /** Logins, and teams as `organisation/team`; none where the line takes owners away. */
  readonly owners: readonly string[];
}

/** `@octocat`, `@acme/platform` and `mona@example.com`. */
const LOGIN = /^@[A-Za-z0-9](?:[A-Za-z0-9_-]*)$/;
const TEAM = /^@[A-Za-z0-9][A-Za-z0-9-]*\/[A-Za-z0-9._-]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Reads the CODEOWNERS of a tree, which must be that of the base (SECURITY S21). */
export async function readCodeOwners(tree: Tree): Promise<CodeOwners> {
  const path = CODEOWNERS_PATHS.find((known) => tree.entries.has(known)) ?? null;
  if (path === null) return { path, lines: [], warnings: [] };
  const unread = (kind: ProblemKind, why: string): CodeOwners => ({
    path,
    lines: [],
    warnings: [{ kind, message: plain(`${why}, so it names no owners`) }],
  });
  if (tree.entries.get(path)?.kind !== 'file')
    return unread('not-a-file', 'the file is not a regular file');
  const content = (await tree.read([path], CODEOWNERS_BYTES)).get(path);
  if (content?.kind === 'too-large')
    return unread('too-large', 'the file is larger than 3 MB, which GitHub does not read');
  if (content?.kind !== 'bytes') return unread('unreadable', 'the file cannot be read');
  return { path, ...parseCodeOwners(Buffer.from(content.bytes).toString('utf8')) };
}

/**
 * Reads the lines of a CODEOWNERS file; what GitHub ignores is ignored here too. Source: "About code owners" in
 * GitHub's documentation.
 */
export function parseCodeOwners(text: string): Pick<CodeOwners, 'lines' | 'warnings'> {
  const lines: OwnerLine[] = [];
  const warnings: Problem[] = [];
  let count = 0;
  const warn = (line: number, problem: Problem): void => {
    if ((count += 1) <= LISTED_PROBLEMS) warnings.push({ ...problem, line });
  };
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((raw, index) => {
      const line = index + 1;
      const [pattern, ...rest] = words(raw);
      if (pattern === undefined || pattern.startsWith('#')) return;
      const unsupported = unsupportedIn(pattern);
      if (unsupported !== null)
        return warn(line, {
          kind: 'unsupported-pattern',
          about: pattern,
          message: say`${[unsupported]}, so GitHub skips this line`,
        });
      const comment = rest.findIndex((word) => word.startsWith('#'));
      const names = comment < 0 ? rest : rest.slice(0, comment);
      const wrong = names.find(
        (name) => !LOGIN.test(name) && !TEAM.test(name) && !EMAIL.test(name),
      );
      if (wrong !== undefined)
        return warn(line, {
          kind: 'unknown-owner',
          about: wrong,
          message: say`${wrong} is not @account or @organisation/team, so GitHub skips this line`,
        });
      const emails = names.filter((name) => !name.startsWith('@'));
      if (emails.length > 0)
        warn(line, {
          kind: 'email-owner',
          message: plain(
            'this owner is an e-mail address; memtrust cannot tell whose account it is, and ignores it',
          ),
        });
      lines.push({
        pattern,
        owners: names.filter((name) => name.startsWith('@')).map((name) => name.slice(1)),
      });
    });
  return { lines, warnings: andMore(warnings, count) };
}

/** The owners on the last line that matches a path; none where that line names none, or where none matches. */
export function ownersOf({ lines }: CodeOwners, path: string): readonly string[] {
  return lines.findLast(({ pattern }) => ownsPath(pattern, path))?.owners ?? [];
}

/** Why GitHub ignores a pattern, such as `!docs/`, `\#a`, `[ab].md` or `/`; null for all others. */
function unsupportedIn(pattern: string): string | null {
  if (pattern.startsWith('!')) return 'a pattern cannot begin with `!`';
  if (pattern.startsWith(String.raw`\#`)) return 'a pattern cannot begin with `\\#`';
  if (/[[\]]/.test(pattern)) return 'a pattern cannot have `[ ]`';
  return pattern.replaceAll('/', '') === '' ? 'the pattern matches no path' : null;
}

/** Words of a line; a blank behind a backslash belongs to the word. */
function words(line: string): string[] {
  return line.match(/(?:\\.|[^\s\\]|\\$)+/g) ?? [];
}
