import { kept, remembered } from '../text/collections.js';
import { FRONT_MATTER_BYTES } from '../tree/limits.js';
import { normalisePath } from '../tree/path.js';
import { FACT_ID, type FactRecord } from '../memory/fact.js';
import { idMatches, matcherOf, pathMatches } from '../memory/glob.js';
import { factPath, ledgerOwner } from '../memory/layouts/memtrust.js';
import type { Policy } from '../memory/policy-shape.js';
import type { AnchorResult } from '../anchors/verdict.js';

/* Does the policy keep an entry, a name or a text out? And which names may no report say (SECURITY S28)? */

/**
 * Why the policy keeps an entry out. `pattern` is the user's own, so it may be shown; the entry's text
 * never. `hidesName` where not even its name may be shown, because the name holds what is blocked
 * (SECURITY S28): `secrets/**` hides the name `secrets/rotation.md`, and `.env` does not hide `.env`,
 * which the policy says itself.
 */
export type Block =
  /** It lies at a path of `exclude_paths`, cites one, or a link of it leads to one. */
  | { readonly by: 'exclude_paths'; readonly pattern: string; readonly hidesName: boolean }
  /** It says what `exclude_text` has, or is called so. The pattern is empty where its text was not read. */
  | { readonly by: 'exclude_text'; readonly pattern: string; readonly hidesName: boolean }
  /** Its id or where it comes from matches `sources.block`, or nothing in a `sources.allow` that has entries. */
  | { readonly by: 'sources'; readonly pattern: string; readonly hidesName: false }
  /** The store that it comes from calls it blocked. */
  | { readonly by: 'store'; readonly pattern: 'policy_blocked'; readonly hidesName: false };

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
  // Links lead elsewhere in each tree; everything else depends on the record alone.
  if (record.fact?.sources.some(({ path }) => linked.has(path)) === true)
    return blockIn(record, policy, linked);
  return kept(blocksOf(policy), record, () => blockIn(record, policy, linked));
}

const blocksOf = remembered((_policy: Policy) => new WeakMap<FactRecord, Block | null>());

/** The first line of the policy that fits is the reason. */
function blockIn(
  record: FactRecord,
  policy: Policy,
  linked: ReadonlyMap<string, string>,
): Block | null {
  // What a store withholds stays withheld: reading it through another layout is no way around its policy.
  if (record.withheld === true) return { by: 'store', pattern: 'policy_blocked', hidesName: false };
  const cited = (record.fact?.sources ?? pathsPerhapsCited(record)).flatMap(({ path }) => [
    normalisePath(path) ?? path,
    ...(linked.has(path) ? [linked.get(path) ?? ''] : []),
  ]);
  const sourceRef = record.fact?.sourceRef ?? record.statedRef ?? null;
  return (
    byPath([record.path], policy) ??
    byPath(cited, policy, false) ??
    byText(() => said(record), record.path, policy) ??
    bySource([record.id, `fact:${record.id}`], sourceRef, policy)
  );
}

/**
 * A live file is blocked by its path, the path its link leads to, its text, or its source id. A file that was not read
 * (null: past a cap) is blocked wherever the policy excludes texts. UTF-16 is matched without its zeros.
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
 * A record of an attempt or a review is blocked by its path, its text, or its id. One that was not read (null) is
 * blocked wherever the policy excludes texts.
 */
export function blockOfEvidence(
  path: string,
  id: string,
  text: string | null,
  policy: Policy,
): Block | null {
  return (
    blockOfName(path, policy) ??
    byText(() => (text === null ? [] : wordsOf(text)), path, policy) ??
    (text === null && policy.exclude_text.length > 0
      ? { by: 'exclude_text', pattern: '', hidesName: false }
      : null) ??
    bySource([id], null, policy)
  );
}

/** A text, and the strings that JSON makes of it: `\u0041` is `A`. */
function wordsOf(text: string): readonly string[] {
  const words = [text, ...(text.includes('\0') ? [text.replaceAll('\0', '')] : [])];
  if (!text.includes('\\')) return words;
  // A stack and no reviver, which fails on deep nesting.
  const open: unknown[] = [parsed(text)];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') words.push(value);
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        words.push(key);
        open.push(inner);
      }
  }
  return words;
}

/** Undefined where a text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A name that the policy hides: a file of evidence, or of nothing; a ledger with the name of its fact. */
export function blockOfName(name: string, policy: Policy): Block | null {
  const fact = ledgerOwner(name);
  return (
    byPath([name], policy) ??
    (fact === null ? null : byPath([factPath(fact)], policy)) ??
    byText(() => [], name, policy)
  );
}

/** What a broken record cites is not known: every word of its front matter may be a path. */
function pathsPerhapsCited({ text }: FactRecord): { readonly path: string }[] {
  if (!text.startsWith('---')) return [];
  const end = text.indexOf('\n---', 3);
  return text
    .slice(3, end < 0 || end > FRONT_MATTER_BYTES ? FRONT_MATTER_BYTES : end)
    .split(/[\s"'{}[\],]+|:(?=\s)/)
    .flatMap((path) => (/[./]/.test(path) ? [{ path }] : []));
}

/**
 * The id of an agent file whose name is hidden, wherever it is listed. It does not say the agent: that is a part of
 * the name.
 *
 * @param number among the agent files of a tree whose names are hidden, from 1, by their paths.
 */
export function hiddenLiveId(number: number): string {
  return `live:policy_blocked#${number}`;
}

/**
 * Everything that a report could repeat of a fact: its text, and what YAML makes of it (`"\x73ecret"` is a secret
 * too).
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

/** @param ownName whether the paths are the entry's own name, which must then be hidden as well. */
function byPath(paths: readonly string[], policy: Policy, ownName: boolean = true): Block | null {
  const matches = matcherOf(policy.exclude_paths);
  if (!paths.some((path) => matches(path) !== null)) return null;
  for (const pattern of policy.exclude_paths) {
    const hit = paths.find((path) => pathMatches(pattern, path));
    // A pattern without wildcards is the name itself, so the name may be shown.
    if (hit !== undefined)
      return {
        by: 'exclude_paths',
        pattern,
        hidesName: ownName && pattern.replace(/^\//, '') !== hit,
      };
  }
  return null;
}

/** Case and forms of Unicode do not count. @param texts called only where the policy excludes a text. */
function byText(texts: () => readonly string[], name: string, policy: Policy): Block | null {
  if (policy.exclude_text.length === 0) return null;
  const folded = texts().map(foldedText);
  for (const literal of policy.exclude_text) {
    const hidesName = foldedText(name).includes(foldedText(literal));
    if (hidesName || folded.some((text) => text.includes(foldedText(literal))))
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

/** Whether one of some policies keeps a path out. */
export function blockedBy(policies: readonly Policy[]): (path: string) => boolean {
  return (path) => policies.some((policy) => blockOfName(path, policy) !== null);
}

/**
 * Whether the policy hides a name: a path, or the id of a fact whose file it hides. Everything that leaves memtrust
 * asks this one function (SECURITY S28).
 *
 * @param isPath whether the name is a path for sure; `secrets/rotation` may be an id, and is then no file of
 * `secrets/`.
 */
export function isHiddenName(name: string, policy: Policy, isPath: boolean): boolean {
  if (blockOfName(name, isPath ? policy : { ...policy, exclude_paths: [] })?.hidesName === true)
    return true;
  return FACT_ID.test(name) && blockOfName(factPath(name), policy)?.hidesName === true;
}

/** Verdicts on the sources of a fact, without the new places of cited texts whose names the policy hides. */
export function withoutHiddenPlaces(
  anchors: readonly AnchorResult[],
  policy: Policy,
): readonly AnchorResult[] {
  const hides = (path: string | undefined): boolean =>
    path !== undefined && isHiddenName(path, policy, true);
  const isHidden = ({ movedTo, foundAt, changedAt }: AnchorResult): boolean =>
    [movedTo?.path, changedAt?.path, foundAt?.replace(/:[\d-]+$/, '')].some(hides);
  return anchors.some(isHidden)
    ? anchors.map((anchor) =>
        isHidden(anchor) ? { ...anchor, movedTo: null, foundAt: null, changedAt: null } : anchor,
      )
    : anchors;
}

/** Whether a text contains a literal of `exclude_text`, in any case or form of Unicode. */
export function saysExcluded(text: string, { exclude_text: literals }: Policy): boolean {
  if (literals.length === 0) return false;
  const folded = foldedText(text);
  return literals.some((literal) => folded.includes(foldedText(literal)));
}

/** Case folding by Unicode's simple mappings; full-width and compatibility forms count as their plain ones. */
function foldedText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
