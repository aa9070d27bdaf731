import type { Finding } from '../gate/finding.js';

/*
 * Which findings become one row? Twenty dead links below `docs/` become one row, the first with the
 * places of the others; three stay three rows.
 *
 * `comment.ts` asks, for a comment has little room. No finding may get lost: each is in `first` or in
 * `others`. The safe error is a row too many. The three limits below are for the eye alone and may be
 * changed; the reports list every finding. `__tests__/report/comment.test.ts` fails when this is wrong.
 */

/** Findings of one rule in one folder, told as one: the first as it is, the others by their places. */
export interface AlikeFindings {
  readonly first: Finding;
  readonly others: readonly Finding[];
  /** The folder that all of them are in or below; an empty text for the root, and for what has no place. */
  readonly folder: string;
}

/** So many of one kind are told one by one: each may be another cause. */
const APART = 3;

/** A reader has time for so many rows of one rule. Where there would be more, a folder stands for those in it. */
const MOST_ROWS = 10;

/** Folders one in another that are told apart. */
const DEEPEST = 12;

/** The folder in which a finding is; an empty text for the root, and for what has no place. */
function folderOf({ path }: Pick<Finding, 'path'>): string {
  return path === null ? '' : path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `.claude/skills/a/references` to a depth of 2: `.claude/skills`. */
function cutTo(depth: number, folder: string): string {
  return folder.split('/', depth).join('/');
}

/**
 * Puts findings of one rule, severity and folder together where there are many of them, each group
 * at the place of its first. What is about a fact stays by itself: somebody decides about each.
 *
 * Skills have a folder each, and a hundred of them would be as many rows. Where there are too many,
 * the folders above them are taken, and what is still too much is one row at the end.
 */
export function alikeTogether(findings: readonly Finding[]): AlikeFindings[] {
  const kinds = new Map<Finding | string, Finding[]>();
  for (const finding of findings) {
    const { rule, severity, factId, path } = finding;
    const kind = factId === null && path !== null ? `${rule} ${severity}` : finding;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [finding]);
    else known.push(finding);
  }
  return [...kinds.values()].flatMap((kind) => {
    const rows = rowsAt(depthFor(kind), kind);
    return rows.length > MOST_ROWS
      ? [...rows.slice(0, MOST_ROWS - 1), ...together(rows.slice(MOST_ROWS - 1))]
      : rows;
  });
}

/** How many parts of a folder tell findings of one kind apart: as many as leave few enough rows. */
function depthFor(kind: readonly Finding[]): number {
  for (let depth = DEEPEST; depth > 1; depth -= 1)
    if (rowsAt(depth, kind).length <= MOST_ROWS) return depth;
  return 1;
}

function rowsAt(depth: number, kind: readonly Finding[]): AlikeFindings[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of kind) {
    const folder = cutTo(depth, folderOf(finding));
    const known = groups.get(folder);
    if (known === undefined) groups.set(folder, [finding]);
    else known.push(finding);
  }
  return [...groups].flatMap(([folder, [first, ...others]]): AlikeFindings[] => {
    if (first === undefined) return [];
    return others.length >= APART
      ? [{ first, others, folder }]
      : [first, ...others].map((one) => ({ first: one, others: [], folder }));
  });
}

/** Rows as one. */
function together(rows: readonly AlikeFindings[]): AlikeFindings[] {
  const [first, ...others] = rows.flatMap((row) => [row.first, ...row.others]);
  return first === undefined ? [] : [{ first, others, folder: '' }];
}
