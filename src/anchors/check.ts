import { kept, remembered } from '../text/collections.js';
import { blobOid } from '../tree/digest.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import { NO_HISTORY, type HistoryQueries } from '../tree/history-queries.js';
import { PathResolver, type Resolution } from '../tree/resolve.js';
import type { Tree, TreeEntry } from '../tree/tree.js';
import { factsById } from '../memory/by-id.js';
import { identityOf, type Citation } from '../memory/citation.js';
import type { Importance } from '../memory/envelope.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import { LINK_INTO_MEMORY, leadsIntoMemory, presenceOf } from './present.js';
import {
  ABSENT,
  type AnchorChecks,
  type AnchorQuery,
  asksFor,
  isBound,
  type Settled,
} from './query.js';
import { type AnchorResult, changed, fresh, missing, nothingKnown, unreadable } from './verdict.js';
import type * as ReadingCode from './reading-code.js';

/* Whether cited code still says what it said when facts were bound to it: a function of the tree alone. */

export type { AnchorChecks } from './query.js';

/** What a check may use besides the tree and the facts; all of it may be left out. */
export interface CheckOptions {
  /** The base of a change. */
  readonly settled?: Settled;
  readonly past?: HistoryQueries;
  /** Whether every binding is recomputed, and not only those that the change brings (SECURITY S36). */
  readonly isAudit?: boolean;
  /** Whether a merged record adopted a fact as it is: then an unchanged blob is not read (SECURITY S36). */
  readonly isAdopted?: (record: FactRecord) => boolean;
  /** Which files of the change may be searched for cited texts that went, and named. Left out, none is. */
  readonly mayBeSearched?: (path: string) => boolean;
}

/** Memory proves no memory, whatever it quotes: `.memtrust/facts/a.md`, in a folder further down as well. */
const IN_MEMORY = /(?:^|\/)\.memtrust\//i;

/** Untracked files that are hashed in search of a renamed one: each has to be read. */
const MOST_HASHED = 16;

let loading: Promise<typeof ReadingCode> | null = null;

/** Called for once: to ask for a module again may take longer than the check of a small file. */
function readingCode(): Promise<typeof ReadingCode> {
  loading ??= import('./reading-code.js');
  return loading;
}

/** Compares what facts cite with a tree. Each cited file is read once, and only if something in it may have changed. */
export async function checkAnchors(
  tree: Tree,
  records: readonly FactRecord[],
  options: CheckOptions = {},
): Promise<AnchorChecks> {
  return new AnchorCheck(tree, options).run(records);
}

class AnchorCheck {
  private readonly resolver: PathResolver;
  private readonly before: PathResolver | null;
  private readonly past: HistoryQueries;
  private readonly results = new Map<Citation, AnchorResult>();
  /** Verdicts of facts that are unchanged over files that are unchanged: those of the base, by fact id. */
  private readonly inherited = new Map<string, readonly AnchorResult[]>();
  /** Files that the change brings; looked for only where one is gone. */
  private came: readonly TreeEntry[] | null = null;

  constructor(
    private readonly tree: Tree,
    private readonly options: CheckOptions,
  ) {
    this.resolver = PathResolver.of(tree);
    this.before = options.settled === undefined ? null : PathResolver.of(options.settled.tree);
    this.past = options.past ?? NO_HISTORY;
  }

  async run(records: readonly FactRecord[]): Promise<AnchorChecks> {
    const { settled: known } = this.options;
    if (known !== undefined && this.isUntouched(records, known)) return known.checks;
    const questions = await this.questionsOf(records);
    if (questions.length > 0) {
      const { compareAll } = await readingCode();
      const { settled, isAudit = false } = this.options;
      const before = settled?.tree ?? null;
      const answers = await compareAll(questions, { tree: this.tree, before, isAudit });
      for (const [citation, result] of answers) this.results.set(citation, result);
    }
    await this.findElsewhere(records);
    const checks = new Map<string, readonly AnchorResult[]>();
    for (const { id, fact } of records)
      checks.set(id, this.inherited.get(id) ?? this.resultsOf(fact?.sources ?? []));
    return checks;
  }

  /** Whether the facts are those of the base, and the change touches nothing that they cite. */
  private isUntouched(records: readonly FactRecord[], settled: Settled): boolean {
    const { madeOf, namesake, entries } = this.tree;
    if (records !== settled.records || madeOf?.tree !== settled.tree || namesake !== settled.tree)
      return false;
    const cited = plainSources(records, settled.tree);
    return (
      cited !== null &&
      this.options.isAudit !== true &&
      [...madeOf.changed].every((path) => !cited.has(path) && entries.get(path)?.kind === 'file')
    );
  }

  private resultsOf(citations: readonly Citation[]): readonly AnchorResult[] {
    return citations.flatMap((citation) => this.results.get(citation) ?? []);
  }

  /** What cannot be answered without reading. */
  private async questionsOf(records: readonly FactRecord[]): Promise<AnchorQuery[]> {
    const questions: AnchorQuery[] = [];
    const settled = factsById(this.options.settled?.records ?? []);
    for (const record of records) {
      const { fact } = record;
      if (fact === null || fact.sources.length === 0) continue;
      const before = settled.get(record.id);
      if (before === record && this.inherit(record)) continue;
      const twins = this.twinsOf(before);
      const isAdopted = this.options.isAudit !== true && this.options.isAdopted?.(record) === true;
      for (const citation of fact.sources) {
        if (isAdopted && this.isBoundObject(citation, fact.importance))
          this.results.set(citation, fresh(citation));
        else questions.push(...(await this.questionOf(fact, citation, twins)));
      }
    }
    return questions;
  }

  /** The question about one source; none where it is answered without reading. */
  private async questionOf(
    { importance, statement }: Fact,
    citation: Citation,
    twins: ReadonlyMap<string, AnchorResult>,
  ): Promise<readonly AnchorQuery[]> {
    const file = await this.fileOf(citation, importance === 'critical');
    if (file === null || !isBound(citation)) return [];
    const atBase = twins.get(identityOf(citation)) ?? null;
    return [{ citation, importance, statement, atBase, ...file }];
  }

  /** The verdicts at the base on the sources of a fact, by what they say. */
  private twinsOf(before: FactRecord | undefined): ReadonlyMap<string, AnchorResult> {
    const twins = new Map<string, AnchorResult>();
    const results = before === undefined ? [] : (this.options.settled?.checks.get(before.id) ?? []);
    for (const [index, citation] of (before?.fact?.sources ?? []).entries()) {
      const result = results[index];
      if (result !== undefined) twins.set(identityOf(citation), result);
    }
    return twins;
  }

  /** Takes over the verdicts of the base for a fact that is unchanged, over files that are unchanged. */
  private inherit(record: FactRecord): boolean {
    const known = this.options.settled?.checks.get(record.id);
    const sources = record.fact?.sources ?? [];
    if (
      known === undefined ||
      known.length !== sources.length ||
      this.options.isAudit === true ||
      !sources.every(({ path }) => this.isSame(path))
    )
      return false;
    this.inherited.set(record.id, known);
    return true;
  }

  /** Whether a file is the same object in the tree and at the base; a link or an unknown id is not. */
  private isSame(path: string): boolean {
    const now = this.resolver.plainFile(path);
    return now !== null && now.oid !== null && now.oid === this.before?.plainFile(path)?.oid;
  }

  /** Whether a file is the very object of an adopted binding that has all that the importance needs. */
  private isBoundObject(
    { path, blob, digest, place, unit, origin }: Citation,
    importance: Importance,
  ): boolean {
    if (blob === null || digest === null || place === null) return false;
    const asked = asksFor(importance);
    if ((asked.unit && unit === null) || (asked.origin && origin === null)) return false;
    return this.resolver.plainFile(path)?.oid === blob;
  }

  /** The file to read for a citation; null where the answer is known without reading. */
  private async fileOf(
    citation: Citation,
    isCritical: boolean,
  ): Promise<Pick<AnchorQuery, 'path' | 'via' | 'oid'> | null> {
    const place = await this.resolver.resolve(citation.path);
    if (citation.selector.kind === 'present') {
      const unbound = { ...nothingKnown(citation), verdict: 'unbound' } as const;
      this.results.set(
        citation,
        isBound(citation) ? await this.presence(citation, place) : unbound,
      );
      return null;
    }
    if (place.kind === 'missing' && isBound(citation) && citation.selector.kind !== 'absent')
      return this.renamedFile(citation, isCritical);
    const known = withoutReading(citation, place, this.tree.entries.has(citation.path));
    if (known !== null) this.results.set(citation, known);
    if (known !== null || place.kind !== 'file') return null;
    return { path: place.path, via: place.via, oid: place.entry.oid };
  }

  /** Whether what a path named is there; where a rename took it is told, and never followed. */
  private async presence(citation: Citation, place: Resolution): Promise<AnchorResult> {
    if (place.kind === 'missing') {
      await this.renamedFile(citation, true);
      return this.results.get(citation) ?? missing(citation);
    }
    if (place.kind === 'refused') return refused(citation, place.why);
    const there = await presenceOf(this.tree, place, citation.blob);
    if (typeof there === 'string') return unreadable(citation, there);
    return there?.digest === citation.digest ? fresh(citation) : changed(citation);
  }

  /** Where the change took a file. A critical fact does not follow it. */
  private async renamedFile(
    citation: Citation,
    isCritical: boolean,
  ): Promise<Pick<AnchorQuery, 'path' | 'via' | 'oid'> | null> {
    const { settled } = this.options;
    const wasThere = settled?.tree.entries.get(citation.path)?.kind === 'file';
    const target = wasThere
      ? ((await this.past.renamed(citation.path)) ?? (await this.exactRename(citation.path)))
      : null;
    const place = target === null ? null : await this.resolver.resolve(target);
    const isFound = place?.kind === 'file' && place.via.length === 0;
    if (!isFound || isCritical) {
      const foundAt = isFound ? place.path : null;
      this.results.set(citation, { ...missing(citation), foundAt });
      return null;
    }
    return { path: place.path, via: [], oid: place.entry.oid };
  }

  /** A file that came with the change and is byte for byte what went: a rename that git would see, were it staged. */
  private async exactRename(path: string): Promise<string | null> {
    const { settled } = this.options;
    const old = settled?.tree.entries.get(path);
    if (settled === undefined || old === undefined || old.kind !== 'file' || old.oid === null)
      return null;
    const name = path.slice(path.lastIndexOf('/') + 1);
    this.came ??= this.entriesThatCame(settled.tree);
    const came = this.came.filter(
      (entry) => entry.oid === old.oid || (entry.oid === null && entry.path.endsWith(name)),
    );
    const equal = new Set(came.filter((entry) => entry.oid === old.oid).map((entry) => entry.path));
    const unknown = came.filter((entry) => entry.oid === null).map((entry) => entry.path);
    for (const [candidate, content] of await this.tree.read(
      unknown.slice(0, MOST_HASHED),
      CITED_FILE_BYTES,
    )) {
      if (content.kind === 'bytes' && blobOid(content.bytes, this.tree.objectFormat) === old.oid)
        equal.add(candidate);
    }
    const [only] = equal;
    return equal.size === 1 ? (only ?? null) : null;
  }

  private entriesThatCame(before: Tree): readonly TreeEntry[] {
    const { tree } = this;
    const all =
      tree.madeOf?.tree === before
        ? [...tree.madeOf.changed].flatMap((path) => tree.entries.get(path) ?? [])
        : [...tree.entries.values()];
    return all.filter((entry) => entry.kind === 'file' && !before.entries.has(entry.path));
  }

  /** Names where the texts are that this change took away. A hint: no verdict changes. */
  private async findElsewhere(records: readonly FactRecord[]): Promise<void> {
    const { mayBeSearched, settled } = this.options;
    if (mayBeSearched === undefined || settled === undefined) return;
    const broken = records.flatMap((record) =>
      this.inherited.has(record.id)
        ? []
        : (record.fact?.sources ?? []).filter((one) => mayBeSearched(one.path) && this.isGone(one)),
    );
    if (broken.length === 0) return;
    const memory = new Set(records.map(({ path }) => path));
    const isOpen = (path: string): boolean =>
      !IN_MEMORY.test(path) && !memory.has(path) && mayBeSearched(path);
    const { findElsewhere } = await readingCode();
    const gone = broken.map((citation) => ({
      citation,
      lines: this.results.get(citation)?.stood?.base ?? citation.lines,
    }));
    const found = await findElsewhere(gone, this.tree, settled.tree, isOpen);
    for (const [citation, foundAt] of found) {
      const result = this.results.get(citation);
      if (result !== undefined) this.results.set(citation, { ...result, foundAt });
    }
  }

  private isGone(citation: Citation): boolean {
    const result = this.results.get(citation);
    return (
      (result?.verdict === 'changed' || result?.verdict === 'missing') && result.foundAt === null
    );
  }
}

/** All that facts cite; null where something of it is no plain file of the tree. */
function plainSources(records: readonly FactRecord[], tree: Tree): ReadonlySet<string> | null {
  const { paths, isPlain } = kept(sourcesIn(tree), records, () => {
    const resolver = PathResolver.of(tree);
    const all = new Set(records.flatMap(({ fact }) => fact?.sources.map(({ path }) => path) ?? []));
    return {
      paths: all,
      isPlain: [...all].every((path) => (resolver.plainFile(path)?.oid ?? null) !== null),
    };
  });
  return isPlain ? paths : null;
}

interface CitedPaths {
  readonly paths: ReadonlySet<string>;
  readonly isPlain: boolean;
}

const sourcesIn = remembered((_tree: Tree) => new WeakMap<readonly FactRecord[], CitedPaths>());

/** The verdict where no content decides it. `isThere`: the path is in the tree, though its link may lead nowhere. */
function withoutReading(
  citation: Citation,
  place: Resolution,
  isThere: boolean,
): AnchorResult | null {
  const { selector, digest } = citation;
  const isPath = selector.kind === 'absent' && selector.absent === true;
  if (isPath && digest !== null && digest !== ABSENT)
    return unreadable(citation, 'its digest is not that of an absent path');
  switch (place.kind) {
    case 'refused':
      return refused(citation, place.why);
    case 'submodule':
      return unreadable(citation, 'it is in a submodule');
    case 'directory':
      return isPath && digest !== null ? changed(citation) : unreadable(citation, 'it is a folder');
    case 'missing':
      if (digest === null) return { ...nothingKnown(citation), verdict: 'unbound' };
      if (!isPath) return missing(citation);
      return isThere ? changed(citation) : fresh(citation);
    case 'file':
      return ofFile(citation, place, isPath);
  }
}

function refused(citation: Citation, why: string): AnchorResult {
  return why === 'cyclic'
    ? unreadable(citation, 'it is a symbolic link in a loop')
    : { ...unreadable(citation, 'it is outside the repository'), outOfTree: true };
}

function ofFile(
  citation: Citation,
  place: Extract<Resolution, { kind: 'file' }>,
  isPath: boolean,
): AnchorResult | null {
  if (leadsIntoMemory(place)) return unreadable(citation, LINK_INTO_MEMORY);
  if (citation.digest === null) return { ...nothingKnown(citation), verdict: 'unbound' };
  return isPath ? changed(citation) : null;
}
