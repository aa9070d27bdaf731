import { kept, remembered } from '../../text/collections.js';
import { type AgentText, readAgentText } from '../../agent-files/agent-text.js';
import { DEMO_MARKER, demosIn, type Demo } from '../../agent-files/claims/demonstrations.js';
import type { Policy } from '../../memory/policy-shape.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import type { Tree } from '../../tree/tree.js';
import type { RuleTraits } from '../rule-traits.js';
import { type Condition, conditionOf, isAsked } from './conditions.js';
import { unlabelledIn, type Unlabelled } from './labels.js';
import { normalise } from '../../agent-files/prose/normal.js';
import { layouts } from '../../memory/layouts/index.js';
import { pathMatches } from '../../memory/glob.js';
import type { Claim } from '../../agent-files/claims/claims.js';

/**
 * What does a change say of memory, and carry of it? A change of `README.md` reads that document for claims and
 * demonstrations; one of a fixture all documents for demonstrations, since any may have lost its fixture.
 */

/** Files of each kind that are looked at. What is beyond counts as not read. */
const MOST_FILES = 2_000;
/** Files that are read at a time, so that a tree of thousands is not held in memory as a whole. */
const BATCH = 32;
/** Bytes of documents, of which most are only searched for our name, and of JSON and YAML. */
const MOST_BYTES = 32 * 1024 * 1024;
/** A larger document is not searched for our name; one above `MEMORY_FILE_BYTES` is not read. */
const LARGEST_SEARCHED = 8 * 1024 * 1024;
/** Characters of memory documents: those are read sentence by sentence, the worst of them slowly. */
const MOST_READ = 2 * 1024 * 1024;
/** A change here may take a fixture from a demonstration of a page that it leaves alone. */
const FIXTURES = '.memtrust/fixtures/';
/** Data that may carry memory by its name, such as `data/agent-memory.json`: where there is much, it is read first. */
const TELLING = /(?:memor|manifest|context|recall|trust|facts)[^/]{0,100}$/i;

/** A change whose documents and data are looked at. */
interface ReleaseQuestion {
  readonly base: Tree;
  readonly head: Tree;
  readonly policy: Policy;
  /** Paths that differ; null where one commit is judged by itself, which is then looked at as a whole. */
  readonly changed: ReadonlySet<string> | null;
  /** Rules for which something is looked at. */
  readonly rules: readonly RuleTraits[];
}

/** What the release gate saw in the base and in the head. */
export interface ReleaseScans {
  readonly base: ReleaseScan;
  readonly head: ReleaseScan;
}

/** Looks at what a change touches. The base is asked only about what was found in the head. */
export async function scanRelease(question: ReleaseQuestion): Promise<ReleaseScans> {
  const { base, head, policy, changed, rules } = question;
  const looksAt = (kind: Condition['looksAt']): boolean =>
    rules.some((rule) => conditionOf(rule)?.looksAt === kind && isAsked(rule, policy));
  const touched = [...(changed ?? head.entries.keys())].filter(
    (path) => head.entries.get(path)?.kind === 'file',
  );
  const prose = touched.filter((path) => looksAt('documents') && isProse(path, policy));
  const data = touched.filter((path) => looksAt('entries') && isData(path, policy));
  const documents = await memoryDocuments(question, prose.toSorted());
  const others = looksAt('documents') ? await markedDocuments(question, touched, prose) : [];
  const carried = await dataOf(head, policy, tellingFirst(data));
  const pages = await pagesOf(documents.texts);
  const now: ReleaseScan = {
    pages: [...pages, ...others].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    entries: carried.entries,
    looked: { pages: pages.length, entries: carried.read },
    unread: documents.unread,
    left: { pages: documents.left, entries: data.length - carried.read },
  };
  return { base: changed === null ? now : await seenBefore(base, policy, now), head: now };
}

/** What the base says in the files in which something was found. */
async function seenBefore(base: Tree, policy: Policy, now: ReleaseScan): Promise<ReleaseScan> {
  const found = now.pages.filter(({ claims, demos }) => claims.length + demos.length > 0);
  const [pages, entries] = [found, now.entries].map((some) =>
    [...new Set(some.map(({ path }) => path))].filter((path) => base.entries.has(path)),
  );
  const { texts } = await textsOf(base, pages ?? []);
  return {
    ...NOTHING_SCANNED,
    pages: await pagesOf(texts),
    entries: (await dataOf(base, policy, entries ?? [])).entries,
  };
}

async function pagesOf(texts: ReadonlyMap<string, string>): Promise<readonly Page[]> {
  if (texts.size === 0) return [];
  // Most of it is tables of patterns, which other changes need not load.
  const { claimsIn } = await import('../../agent-files/claims/claims.js');
  return [...texts].map(([path, text]) => {
    const read = agentTextOf(text);
    return { path, claims: claimsIn(read), demos: demosIn(read) };
  });
}

function agentTextOf(text: string): AgentText {
  return readAgentText(text.split(/\r\n|[\n\r]/));
}

/** The memory documents among the touched ones, by their texts. */
interface MemoryDocuments {
  readonly texts: ReadonlyMap<string, string>;
  readonly unread: readonly string[];
  readonly left: number;
}

async function memoryDocuments(
  { base, head, policy, changed }: ReleaseQuestion,
  touched: readonly string[],
): Promise<MemoryDocuments> {
  const paths = touched.slice(0, MOST_FILES);
  const now = await textsOf(head, paths, LARGEST_SEARCHED);
  const isOurs = (path: string): boolean =>
    isKnownMemory(path, policy) || namesMemtrust(now.texts.get(path) ?? '');
  const unsure = paths.filter((path) => !isOurs(path) && base.entries.has(path));
  // To take our name out of a document does not take it out of the gate.
  const before = await textsOf(base, changed === null ? [] : unsure, LARGEST_SEARCHED);
  const unread = [...touched.slice(MOST_FILES), ...now.skipped];
  const texts = new Map<string, string>();
  let room = MOST_READ;
  for (const path of paths) {
    if (!isOurs(path) && !namesMemtrust(before.texts.get(path) ?? '')) continue;
    const text = now.texts.get(path);
    if (text === undefined || text.length > Math.min(room, MEMORY_FILE_BYTES)) {
      // A note that is too large is a warning of its own (MT101), since it gives no trust.
      if (!isInStore(path, policy)) unread.push(path);
    } else {
      room -= text.length;
      texts.set(path, text);
    }
  }
  const tooLarge = paths.filter((path) => !now.texts.has(path) && !unread.includes(path));
  return { texts, unread: [...new Set(unread)], left: new Set(unread).size + tooLarge.length };
}

/** Documents that a change leaves alone and that mark a demonstration, where it touches a fixture or document. */
async function markedDocuments(
  { head, policy, changed }: ReleaseQuestion,
  touched: readonly string[],
  prose: readonly string[],
): Promise<readonly Page[]> {
  const isAffected =
    prose.length > 0 || [...(changed ?? [])].some((path) => path.startsWith(FIXTURES));
  if (changed === null || !isAffected) return [];
  const known = new Set(touched);
  const paths = prosePaths(head, policy).filter((path) => !known.has(path));
  const { texts } = await textsOf(head, paths.slice(0, MOST_FILES));
  return [...texts].flatMap(([path, text]): Page[] =>
    text.includes(DEMO_MARKER) ? [{ path, claims: [], demos: demosIn(agentTextOf(text)) }] : [],
  );
}

function prosePaths(tree: Tree, policy: Policy): readonly string[] {
  const named = tree.namesake ?? tree;
  return kept(proseIn(named), policy, () =>
    [...named.entries.values()].flatMap(({ path, kind }) =>
      kind === 'file' && isProse(path, policy) ? [path] : [],
    ),
  );
}

const proseIn = remembered((_tree: Tree) => new WeakMap<Policy, readonly string[]>());

async function dataOf(
  tree: Tree,
  policy: Policy,
  paths: readonly string[],
): Promise<{ readonly entries: ReleaseScan['entries']; readonly read: number }> {
  const { texts } = await textsOf(tree, paths.slice(0, MOST_FILES));
  const entries = [...texts].flatMap(([path, text]) =>
    unlabelledIn(text, path, isKnownMemory(path, policy)).map((list) => ({ path, ...list })),
  );
  return { entries, read: texts.size };
}

/** As many as there is room for, in this order; `skipped` are those for which there was none. */
async function textsOf(
  tree: Tree,
  paths: readonly string[],
  largest: number = MEMORY_FILE_BYTES,
): Promise<{ readonly texts: ReadonlyMap<string, string>; readonly skipped: readonly string[] }> {
  const texts = new Map<string, string>();
  const skipped: string[] = [];
  let left = MOST_BYTES;
  for (let from = 0; from < paths.length; from += BATCH) {
    for (const [path, content] of await tree.read(paths.slice(from, from + BATCH), largest)) {
      if (content.kind !== 'bytes') continue;
      if (content.bytes.length > left) skipped.push(path);
      else {
        left -= content.bytes.length;
        texts.set(path, Buffer.from(content.bytes).toString('utf8'));
      }
    }
  }
  return { texts, skipped };
}

/** So that a cap cuts what is less likely to be memory. */
function tellingFirst(paths: readonly string[]): readonly string[] {
  const sorted = paths.toSorted();
  return [
    ...sorted.filter((path) => TELLING.test(path)),
    ...sorted.filter((path) => !TELLING.test(path)),
  ];
}

/**
 * Which files does the release gate read? Documents that name memtrust, that `release: {documents: …}` lists or that
 * are in a store; and JSON and YAML. What an AI product writes of its own memory elsewhere is not looked at.
 */

/** Documents for people: `README.md`, `docs/guide.rst`. */
const PROSE = /\.(?:md|mdx|mdc|markdown|txt|rst|adoc)$|(?:^|\/)README$/i;
const DATA = /\.(?:jsonl?|ndjson|ya?ml)$/i;
/** Our own records are read as what they are, and have rules of their own; generated context is not. */
const OWN_RECORDS = /^\.memtrust\/(?!context\/)/;
/** What a fact states is for its adopters to judge, and its subject may well have candidates and memory of its own. */
const FACTS = /^\.memtrust\/(?:facts|archive)\//;
/** Marks, elements and letters of no width that may be within a word. */
const WITHIN_WORDS = /[*_~`\\]|<[^<>\n]{0,100}>|[\p{Cf}\p{DI}]/gu;

export function isProse(path: string, policy: Policy): boolean {
  return PROSE.test(path) && !FACTS.test(path) && !isExcluded(path, policy);
}

export function isData(path: string, policy: Policy): boolean {
  return DATA.test(path) && !OWN_RECORDS.test(path) && !isExcluded(path, policy);
}

/** Whether a file is about memory whatever it says. */
export function isKnownMemory(path: string, policy: Policy): boolean {
  return (
    isInStore(path, policy) ||
    (policy.release?.documents ?? []).some((pattern) => pathMatches(pattern, path))
  );
}

export function isInStore(path: string, { stores }: Policy): boolean {
  return layouts.some(
    (layout) =>
      (layout.name === 'memtrust' || stores.some((store) => store.layout === layout.name)) &&
      layout.owns(path),
  );
}

/** Whether a document names memtrust or `.memtrust/`, in code and links as well. */
export function namesMemtrust(text: string): boolean {
  if (/memtrust/i.test(text)) return true;
  const plain = text.replace(WITHIN_WORDS, '');
  return /memtrust/i.test(/[^\0-\x7f]/.test(plain) ? normalise(plain) : plain);
}

function isExcluded(path: string, { exclude_paths: excluded }: Policy): boolean {
  return excluded.some((pattern) => pathMatches(pattern, path));
}

/** A document that speaks of this repository's memory. */
export interface Page {
  readonly path: string;
  /** What it claims of memory; none where the change leaves the document alone. */
  readonly claims: readonly Claim[];
  /** Demonstrations that it marks. */
  readonly demos: readonly Demo[];
}

/** What the release gate saw in one tree. What was not read is counted in `left`. */
export interface ReleaseScan {
  readonly pages: readonly Page[];
  readonly entries: readonly (Unlabelled & { readonly path: string })[];
  /** Files that were looked at because the change touches them. */
  readonly looked: { readonly pages: number; readonly entries: number };
  /** Memory documents that the change touches and that were not read: too large, or too many. They fail. */
  readonly unread: readonly string[];
  /** Files that were not looked at: too large, or past the cap. */
  readonly left: { readonly pages: number; readonly entries: number };
}

export const NOTHING_SCANNED: ReleaseScan = {
  pages: [],
  entries: [],
  looked: { pages: 0, entries: 0 },
  unread: [],
  left: { pages: 0, entries: 0 },
};
