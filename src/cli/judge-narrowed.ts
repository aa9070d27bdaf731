import type { Evaluation } from '../gate/evaluate.js';
import { type AskedPart, narrowed, type Narrowing } from '../report/narrowed.js';
import type { Io } from './io.js';
import { type JudgeOptions, judgeWorkspace } from './judge-workspace.js';
import { ruleCalled } from './rule-argument.js';
import type { Comparison } from './workspace.js';
import { matchesPath, namePattern, pathPattern } from '../memory/glob.js';
import { ConfigurationError } from '../text/errors.js';
import { nearest } from '../text/nearest.js';
import { say } from '../text/phrase.js';
import { foldersAbove } from '../tree/path.js';
import type { Tree } from '../tree/tree.js';
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/* `memtrust check src/ --rule MT105`: the evaluation, narrowed to files and rules. */

export interface NarrowedCheck {
  readonly whole: Evaluation;
  /** What is shown, and decides the exit code. */
  readonly evaluation: Evaluation;
  /** Null if everything is shown. */
  readonly narrowing: Narrowing | null;
}

/** As typed. */
interface TypedPart {
  readonly paths: readonly string[];
  readonly rule?: readonly string[] | undefined;
}

/** @throws ConfigurationError for a path or rule that does not exist. */
export async function judgeNarrowed(
  io: Io,
  paths: readonly string[],
  options: JudgeOptions & { readonly rule?: readonly string[] },
): Promise<NarrowedCheck> {
  const asked: { part: AskedPart } = { part: ALL };
  const whole = await judgeWorkspace(io, {
    ...options,
    onCompared: (comparison, root) => {
      asked.part = askedPart(io, { paths, rule: options.rule }, comparison, root);
    },
  });
  return isAll(asked.part)
    ? { whole, evaluation: whole, narrowing: null }
    : { whole, ...narrowed(whole, asked.part) };
}

const ALL: AskedPart = { files: null, rules: null };

export function isAll({ files, rules }: AskedPart): boolean {
  return files === null && rules === null;
}

/** @throws ConfigurationError for a path or rule that does not exist. */
export function askedPart(
  io: Io,
  { paths, rule = [] }: TypedPart,
  comparison: Comparison,
  root: string,
): AskedPart {
  return {
    rules: rule.length === 0 ? null : new Set(rule.map((one) => ruleCalled(one).code)),
    files: paths.length === 0 ? null : filesOf(io, paths, comparison, root),
  };
}

function filesOf(
  { cwd }: Io,
  paths: readonly string[],
  { base, head }: Comparison,
  root: string,
): AskedPart['files'] {
  return shownFiles(paths, { cwd, root, trees: base === null ? [head] : [head, base] });
}

/** Where names are looked up. */
interface Around {
  readonly cwd: string;
  readonly root: string;
  /** The head first; the base has files that the change deletes. */
  readonly trees: readonly Tree[];
}

/** Null if the whole repository was typed. */
function shownFiles(typed: readonly string[], around: Around): AskedPart['files'] {
  const found = typed.map((one) => shown(one, around));
  if (found.some(({ name }) => name === '')) return null;
  return {
    names: [...new Set(found.map(({ name }) => name))],
    has: (path) => found.some((one) => one.has(path)),
  };
}

interface Shown {
  /** From the root, with a final `/` for a folder; empty for the root. */
  readonly name: string;
  readonly has: (path: string) => boolean;
}

function shown(typed: string, around: Around): Shown {
  const beside = fromRoot(typed, around);
  // Findings print paths from the root, which are copied from there.
  const candidates = /^\.{0,2}\//.test(typed) ? [beside] : [beside, typed.replace(/\/$/, '')];
  for (const path of candidates) {
    const there = path === '' ? ROOT : fileOrFolder(path, around.trees);
    if (there !== null) return there;
  }
  const pattern = /[*?]/.test(typed) ? matching(beside, around.trees) : null;
  if (pattern !== null) return pattern;
  throw missing(typed, beside, around.trees);
}

const ROOT: Shown = { name: '', has: () => true };

/** Throws if it leads out of the repository. */
function fromRoot(typed: string, { cwd, root }: Around): string {
  for (const folder of new Set([cwd, real(cwd)])) {
    const path = relative(root, resolve(folder, typed)).split(sep).join('/');
    if (path !== '..' && !path.startsWith('../') && !isAbsolute(path) && typed !== '') return path;
  }
  throw new ConfigurationError(
    say`${typed} is not in this repository`,
    say`Give a file or folder below ${root}.`,
  );
}

/** Without links, as git names the root. */
function real(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function fileOrFolder(path: string, trees: readonly Tree[]): Shown | null {
  if (trees.some(({ entries }) => entries.has(path)))
    return { name: path, has: (one) => one === path };
  const below = `${path}/`;
  const isFolder = trees.some(({ entries }) => {
    for (const one of entries.keys()) if (one.startsWith(below)) return true;
    return false;
  });
  return isFolder ? { name: below, has: (one) => one.startsWith(below) } : null;
}

/** Files and folders that match a pattern; null for none. */
function matching(written: string, trees: readonly Tree[]): Shown | null {
  const pattern = pathPattern(written.split('/'), namePattern);
  const has = (path: string): boolean =>
    [...foldersAbove(path), path].some((one) => matchesPath(pattern, one));
  const isUsed = trees.some(({ entries }) => {
    for (const one of entries.keys()) if (has(one)) return true;
    return false;
  });
  return isUsed ? { name: written, has } : null;
}

const MOST_COMPARED = 2_000;

function missing(typed: string, path: string, trees: readonly Tree[]): ConfigurationError {
  if (/[*?]/.test(typed))
    return new ConfigurationError(
      say`${typed} matches no file of this repository`,
      'Give a pattern that matches files that git tracks, or new ones that it does not ignore.',
    );
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const beside = new Set<string>();
  for (const { entries } of trees)
    for (const one of entries.keys()) {
      if (beside.size >= MOST_COMPARED || !one.startsWith(folder)) continue;
      beside.add(one.slice(folder.length).split('/')[0] ?? '');
    }
  const meant = nearest(path.slice(folder.length), beside);
  return new ConfigurationError(
    say`There is no file or folder ${typed} in what is checked`,
    meant === null
      ? 'Give one that git tracks, or a new one that it does not ignore.'
      : say`Did you mean ${`${folder}${meant}`}?`,
  );
}
