import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { compareNatural } from '../text/order.js';
import type { Effect } from './effects.js';

/*
 * Which rows of a comment stand in the section of which scope? The whole repository first, then the folders in their
 * natural order, `team2` before `team10`; of each only what has something to say. Nothing gets lost: what has no scope
 * is the whole repository's, and a scope that the policy leaves out of the comment (`comment: false`) is shown as soon
 * as something in it fails.
 */

/** What a comment says of one scope. */
export interface ScopePart {
  /** The folder of the scope; null for the whole repository. */
  readonly folder: string | null;
  readonly effects: readonly Effect[];
  readonly findings: readonly Finding[];
  /** Whether something in it is an error. */
  readonly fails: boolean;
  /** Whether the policy leaves it out of the comment. */
  readonly isHidden: boolean;
}

/** Effects and findings by their scope. The first part is that of the whole repository, with rows or without. */
export function partsByScope(
  { entries, scopes }: Evaluation,
  effects: readonly Effect[],
  findings: readonly Finding[],
): readonly [root: ScopePart, ...others: ScopePart[]] {
  if (scopes === null) return [partOf(null, effects, findings, false)];
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const scopeOf = ({ id }: Effect): string | null => {
    const entry = known.get(id);
    return entry === undefined
      ? scopes.folderOf({ factId: id, path: null })
      : scopes.folderOfEntry(entry);
  };
  const changed = grouped(effects, scopeOf);
  const found = grouped(findings, ({ scope }) => scope);
  const folders = [...new Set([...changed.keys(), ...found.keys()])]
    .flatMap((folder) => folder ?? [])
    .toSorted(compareNatural);
  const rowsOf = (folder: string | null, isHidden: boolean): ScopePart =>
    partOf(folder, changed.get(folder) ?? [], found.get(folder) ?? [], isHidden);
  return [
    rowsOf(null, false),
    ...folders.map((folder) => rowsOf(folder, !scopes.isCommented(folder))),
  ];
}

/** What fails in a scope, and then the rest of it. */
export function graverFirst(part: ScopePart): readonly [failing: ScopePart, rest: ScopePart] {
  const fails = ({ says }: Effect): boolean => says.some(isError);
  return [
    { ...part, effects: part.effects.filter(fails), findings: part.findings.filter(isError) },
    {
      ...part,
      effects: part.effects.filter((effect) => !fails(effect)),
      findings: part.findings.filter((finding) => !isError(finding)),
    },
  ];
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function grouped<Row>(
  rows: readonly Row[],
  scopeOf: (row: Row) => string | null,
): ReadonlyMap<string | null, readonly Row[]> {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const scope = scopeOf(row);
    const known = groups.get(scope);
    if (known === undefined) groups.set(scope, [row]);
    else known.push(row);
  }
  return groups;
}

function partOf(
  folder: string | null,
  effects: readonly Effect[],
  findings: readonly Finding[],
  isHidden: boolean,
): ScopePart {
  const fails = [...findings, ...effects.flatMap(({ says }) => says)].some(isError);
  return { folder, effects, findings, fails, isHidden: isHidden && !fails };
}
