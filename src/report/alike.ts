import type { Finding } from '../gate/finding.js';

/** Findings of one rule in one folder, told as one: the first as it is, the others by their places. */
export interface AlikeFindings {
  readonly first: Finding;
  readonly others: readonly Finding[];
}

/** So many of one kind are told one by one: each may be another cause. */
const APART = 3;

/** The folder in which a finding is; an empty text for the root, and for what has no place. */
export function folderOf({ path }: Pick<Finding, 'path'>): string {
  return path === null ? '' : path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/**
 * Puts findings of one rule, severity and folder together where there are many of them, each group
 * at the place of its first. What is about a fact stays by itself: somebody decides about each.
 */
export function alikeTogether(findings: readonly Finding[]): AlikeFindings[] {
  const groups = new Map<Finding | string, Finding[]>();
  for (const finding of findings) {
    const { rule, severity, factId, path } = finding;
    const key =
      factId === null && path !== null
        ? JSON.stringify([rule, severity, folderOf(finding)])
        : finding;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group): AlikeFindings[] => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    return group.length > APART
      ? [{ first, others }]
      : group.map((one) => ({ first: one, others: [] }));
  });
}
