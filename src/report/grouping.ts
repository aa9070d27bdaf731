import { grouped } from '../text/collections.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { compareNatural } from '../text/order.js';
import type { Effect } from './effects.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import type { Phrase } from '../text/phrase.js';

/* Groups for a report: facts by scope, and findings or effects that differ only in their names. */

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

/** The first part is the whole repository, even if it is empty. */
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

/** The failing rows of a scope, and the rest. */
export function failingAndRest(part: ScopePart): readonly [failing: ScopePart, rest: ScopePart] {
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

function partOf(
  folder: string | null,
  effects: readonly Effect[],
  findings: readonly Finding[],
  isHidden: boolean,
): ScopePart {
  const fails = [...findings, ...effects.flatMap(({ says }) => says)].some(isError);
  return { folder, effects, findings, fails, isHidden: isHidden && !fails };
}

/** The first of several similar rows, and the places of the others. */
export interface Alike<Row> {
  readonly first: Row;
  readonly others: readonly Row[];
}

interface AlikeFindings extends Alike<Finding> {
  /** The folder of all of them; empty for the root and for findings without a place. */
  readonly folder: string;
}

/** Up to so many similar rows are listed one by one. */
const APART = 3;

/** More rows of one rule are grouped by folder. */
const MOST_ROWS = 10;

const DEEPEST = 12;

/**
 * Groups findings that say the same, and then those of one rule, severity and folder if they are many; each group is at
 * the place of its first. Findings about facts stay single unless many say the same. If there are too many folders,
 * their parents are used, and the rest becomes one row.
 */
export function alikeTogether(findings: readonly Finding[]): AlikeFindings[] {
  const same = groupsBy(findings, sayingOf).flatMap((group) =>
    group[0].factId === null || group.length > APART
      ? [alike(group)]
      : group.map((one) => alike([one])),
  );
  const kinds = groupsBy(same, (row) => {
    const { rule, severity, factId, path } = row.first;
    return factId === null && path !== null ? `${rule} ${severity}` : row;
  });
  return kinds.flatMap((kind) => {
    const rows = rowsAt(depthFor(kind), kind);
    return rows.length > MOST_ROWS
      ? [...rows.slice(0, MOST_ROWS - 1), ...together(rows.slice(MOST_ROWS - 1))]
      : rows;
  });
}

/** Groups many changes that differ only in the fact. Gained trust stays single: a reviewer must see each. */
export function alikeEffects(effects: readonly Effect[]): Alike<Effect>[] {
  const groups = groupsBy(effects, (effect) => {
    const { id, from, to, onMerge, until, why, remedy, says } = effect;
    if (onMerge || until !== null || to === 'accepted') return effect;
    const place = namesOf(id);
    const rules = says.map(({ rule, severity }) => `${severity} ${rule}`);
    return JSON.stringify([from, to, rules, ...[why, remedy].map((said) => without(place, said))]);
  });
  return groups.flatMap(([first, ...others]) =>
    others.length < APART
      ? [first, ...others].map((one) => ({ first: one, others: [] }))
      : [{ first, others }],
  );
}

/** What a remedy says without the names of its fact: the same for facts that one command serves. */
export function remedyForm(id: string, remedy: Phrase | null): string {
  return JSON.stringify(without(namesOf(id), remedy));
}

/** The text of a finding without its place; the finding itself if it has none. */
function sayingOf(finding: Finding): string | Finding {
  const { rule, severity, introduced, path, line, factId, message, remedy } = finding;
  if (path === null && factId === null) return finding;
  const spot = path === null || line === null ? [] : [`${path}:${line}`];
  const place = [...(path === null ? [] : [path]), ...spot, ...namesOf(factId)];
  const said = [message, remedy].map((phrase) => without(place, phrase));
  return JSON.stringify([rule, severity, introduced, factId === null, ...said]);
}

/** How a sentence may name a fact. An invalid file has its path for an id. */
function namesOf(id: string | null): string[] {
  if (id === null) return [];
  const own = /^\.memtrust\/facts\/(.+)\.md$/s.exec(id)?.[1] ?? id;
  return [id, own, factPath(own), ledgerPath(own)];
}

/** A sentence without a place, also inside commands. */
function without(place: readonly string[], phrase: Phrase | null): readonly unknown[] {
  return (phrase ?? []).map((part) => {
    if (typeof part === 'string') return part;
    if (place.includes(part.quoted)) return { place: true };
    return { quoted: part.quoted.split(' ').map((word) => (place.includes(word) ? null : word)) };
  });
}

type Group<Row> = [Row, ...Row[]];

/** Groups of rows, each at the place of its first. */
function groupsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => Row | string): Group<Row>[] {
  const groups = new Map<Row | string, Group<Row>>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return [...groups.values()];
}

function alike([first, ...others]: Group<Finding>): AlikeFindings {
  const folders = [first, ...others].map(folderOf);
  return { first, others, folder: folders.reduce(commonFolder) };
}

/** Empty for the root and for findings without a place. */
function folderOf({ path }: Pick<Finding, 'path'>): string {
  return path === null ? '' : path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `a/b/c` and `a/b/d`: `a/b`. */
function commonFolder(a: string, b: string): string {
  if (a === b) return a;
  const [one, other] = [a.split('/'), b.split('/')];
  const apart = one.findIndex((part, at) => part !== other[at]);
  return one.slice(0, apart === -1 ? one.length : apart).join('/');
}

/** `.claude/skills/a/references` to a depth of 2: `.claude/skills`. */
function cutTo(depth: number, folder: string): string {
  return folder.split('/', depth).join('/');
}

/** The greatest depth of folders that leaves few enough rows. */
function depthFor(kind: readonly AlikeFindings[]): number {
  for (let depth = DEEPEST; depth > 1; depth -= 1)
    if (rowsAt(depth, kind).length <= MOST_ROWS) return depth;
  return 1;
}

function rowsAt(depth: number, kind: readonly AlikeFindings[]): AlikeFindings[] {
  const groups = grouped(kind, ({ folder }) => cutTo(depth, folder));
  return [...groups].flatMap(([folder, rows]) =>
    rows.length > APART ? together(rows).map((row) => ({ ...row, folder })) : rows,
  );
}

function together(rows: readonly AlikeFindings[]): AlikeFindings[] {
  const [first, ...others] = rows.flatMap((row) => [row.first, ...row.others]);
  return first === undefined ? [] : [{ first, others, folder: '' }];
}
