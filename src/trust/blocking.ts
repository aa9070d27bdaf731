import { normalisePath } from '../tree/path.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { FACT_ID, type FactRecord } from '../memory/fact.js';
import { idMatches, pathMatches } from '../memory/glob.js';
import { factPath, ledgerOwner } from '../memory/layouts/memtrust.js';
import type { Policy } from '../memory/policy-shape.js';

/** Why the policy keeps an entry out. `pattern` is the user's own, so it may be shown; the entry's text never. */
export interface Block {
  readonly by: 'exclude_paths' | 'exclude_text' | 'sources' | 'store';
  readonly pattern: string;
  /** True if the entry's own name holds what is blocked, so that not even the name may be shown (SECURITY S28). */
  readonly hidesName: boolean;
}

/**
 * A fact is blocked by what it cites, says, or is called.
 *
 * @param linked where cited paths lead that go through a symbolic link.
 */
export function blockOfFact(
  record: FactRecord,
  policy: Policy,
  linked: ReadonlyMap<string, string> = new Map(),
): Block | null {
  // What a store withholds stays so: reading it elsewhere is no way around its policy.
  if (record.withheld === true) return { by: 'store', pattern: 'policy_blocked', hidesName: false };
  const cited = (record.fact?.sources ?? []).flatMap(({ path }) => [
    normalisePath(path) ?? path,
    ...(linked.has(path) ? [linked.get(path) ?? ''] : []),
  ]);
  return (
    byPath([record.path], policy) ??
    byPath(cited, policy, false) ??
    byText(() => said(record), record.path, policy) ??
    bySource([record.id, `fact:${record.id}`], record.fact?.sourceRef ?? null, policy)
  );
}

/**
 * A live file is blocked by its path, the path its link leads to, its text, or its source id. One
 * whose text was not read (null: past a cap) may say what `exclude_text` keeps out, so it is
 * blocked as well. Between zeros, as in UTF-16, a text says what it says without them.
 */
export function blockOfLive(
  paths: readonly string[],
  sourceId: string,
  text: string | null,
  policy: Policy,
): Block | null {
  const unread: Block | null =
    text === null && policy.exclude_text.length > 0
      ? { by: 'exclude_text', pattern: '', hidesName: false }
      : null;
  return (
    byPath(paths, policy) ??
    byText(
      () => [text ?? '', ...(text?.includes('\0') === true ? [text.replaceAll('\0', '')] : [])],
      paths[0] ?? '',
      policy,
    ) ??
    unread ??
    bySource([sourceId], sourceId, policy)
  );
}

/**
 * A name that the policy does not let anybody say: a file of evidence, or of nothing; a ledger with
 * the name of its fact.
 */
export function blockOfName(name: string, policy: Policy): Block | null {
  const fact = ledgerOwner(name);
  return (
    byPath([name], policy) ??
    (fact === null ? null : byPath([factPath(fact)], policy)) ??
    byText(() => [], name, policy)
  );
}

/**
 * Whether the policy keeps a name unsaid, as whatever it is: a path, or the id of a fact whose file
 * it hides. One question for all that leaves memtrust (SECURITY S28).
 *
 * @param isPath whether the name is a path for sure; `secrets/rotation` may be an id, and is then
 *   no file of `secrets/`.
 */
export function keepsUnsaid(name: string, policy: Policy, isPath: boolean): boolean {
  if (blockOfName(name, isPath ? policy : { ...policy, exclude_paths: [] })?.hidesName === true)
    return true;
  return FACT_ID.test(name) && blockOfName(factPath(name), policy)?.hidesName === true;
}

/**
 * What became of the sources of an open fact, without the places whose names the policy keeps
 * unsaid: there is no word of where a text went.
 */
export function withoutHiddenPlaces(
  anchors: readonly AnchorResult[],
  policy: Policy,
): readonly AnchorResult[] {
  const hides = (path: string | undefined): boolean =>
    path !== undefined && blockOfName(path, policy)?.hidesName === true;
  const isHidden = ({ movedTo, foundAt }: AnchorResult): boolean =>
    hides(movedTo?.path) || hides(foundAt?.replace(/:[\d-]+$/, ''));
  return anchors.some(isHidden)
    ? anchors.map((anchor) =>
        isHidden(anchor) ? { ...anchor, movedTo: null, foundAt: null } : anchor,
      )
    : anchors;
}

/** Whether a text says what `exclude_text` keeps unsaid. */
export function saysExcluded(text: string, { exclude_text: literals }: Policy): boolean {
  if (literals.length === 0) return false;
  const folded = fold(text);
  return literals.some((literal) => folded.includes(fold(literal)));
}

/**
 * Everything that a report could repeat of a fact: its text, and what YAML makes of it
 * (`"\x73ecret"` is a secret too).
 */
function said(record: FactRecord): string[] {
  const quoted = record.problems.flatMap(({ message }) =>
    message.flatMap((part) => (typeof part === 'string' ? [] : [part.quoted])),
  );
  return [record.text, record.statedId ?? '', ...quoted, ...stringsIn(record.fact)];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function byPath(paths: readonly string[], policy: Policy, ownName: boolean = true): Block | null {
  for (const pattern of policy.exclude_paths) {
    const hit = paths.find((path) => pathMatches(pattern, path));
    // A pattern without wildcards says the name itself; only what a wildcard stands for is unsaid.
    if (hit !== undefined)
      return {
        by: 'exclude_paths',
        pattern,
        hidesName: ownName && pattern.replace(/^\//, '') !== hit,
      };
  }
  return null;
}

function byText(texts: () => readonly string[], name: string, policy: Policy): Block | null {
  if (policy.exclude_text.length === 0) return null;
  const folded = texts().map(fold);
  for (const literal of policy.exclude_text) {
    const hidesName = fold(name).includes(fold(literal));
    if (hidesName || folded.some((text) => text.includes(fold(literal))))
      return { by: 'exclude_text', pattern: literal, hidesName };
  }
  return null;
}

/** `block` holds for ids and source references; a non-empty `allow` holds for whatever has a source reference. */
function bySource(ids: readonly string[], sourceRef: string | null, policy: Policy): Block | null {
  const names = sourceRef === null ? ids : [...ids, sourceRef];
  const blocked = policy.sources.block.find((pattern) =>
    names.some((name) => idMatches(pattern, name)),
  );
  if (blocked !== undefined) return { by: 'sources', pattern: blocked, hidesName: false };
  const { allow } = policy.sources;
  if (
    allow.length === 0 ||
    sourceRef === null ||
    allow.some((pattern) => idMatches(pattern, sourceRef))
  )
    return null;
  return { by: 'sources', pattern: 'not in sources.allow', hidesName: false };
}

/**
 * Case folding as far as Unicode's simple mappings go; full-width and compatibility forms count as
 * their plain ones.
 */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
