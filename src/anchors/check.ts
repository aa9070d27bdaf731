import { blobOid } from '../tree/digest.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import { NO_HISTORY, type HistoryQueries } from '../tree/history-queries.js';
import { PathResolver, type Resolution } from '../tree/resolve.js';
import type { Tree, TreeEntry } from '../tree/tree.js';
import { factsById } from '../memory/by-id.js';
import { identityOf, type Citation } from '../memory/citation.js';
import type { FactRecord } from '../memory/fact.js';
import { leadsAside } from './aside.js';
import type { Broken } from './elsewhere.js';
import { hintsOf, isBound, type AnchorChecks, type BoundCitation } from './query.js';
import type { Circumstances, FormerVersions, AnchorQuery, Settled } from './query.js';
import type * as ReadingCode from './reading-code.js';
import { fresh, nothingKnown, unreadable } from './result.js';
import { breaksTrust, type AnchorResult } from './verdict.js';

/*
 * Does the code that facts cite still say what it said when they were bound to it?
 * `checkAnchors(tree, records)` gives each source of each fact its verdict: `fresh` where nothing
 * changed, `changed` where the text is another one, `missing` where the file is gone.
 *
 * The gate asks for base and head (`snapshot.ts`), and so do commands that show or bind facts. A verdict
 * that takes trust by mistake is a false alarm, the safe error; one that leaves trust in changed code must
 * never be. IN_MEMORY may match more and never less (SECURITY S18); MOST_HASHED may rise with a
 * measurement. Files are read by `compare.ts`; a new way to cite is not added here but in `selectors.ts`.
 * `__tests__/anchors/settled.test.ts` and `anchors.test.ts` beside it fail when this is wrong.
 */

/** Verdicts by fact id; the type lives with the questions in `query.ts`. */
export type { AnchorChecks } from './query.js';

/** What a check may use besides the tree and the facts; all of it may be left out. */
export interface CheckOptions {
  /**
   * The base of a change. What it cites already is followed from there, by its own hints: those of
   * the change are its author's.
   */
  readonly settled?: Settled;
  readonly past?: HistoryQueries;
  /** How far the hint `blob` may spare the reading of a file: not at all where hints are recomputed (SECURITY S36). */
  readonly blobs?: 'spare-reading' | 'read-all';
  /**
   * Former versions that other checks against the same settled tree have read; the tree that is
   * checked is never among them.
   */
  readonly former?: FormerVersions;
  /**
   * Whether it is asked how far a change touches what a fact says, beside whether the text is
   * there. Left out, it is.
   */
  readonly tiers?: boolean;
  /** Which files of the change may be searched for cited texts that went, and named. Left out, none is. */
  readonly mayBeSearched?: (path: string) => boolean;
}

/** Memory proves no memory, whatever it quotes: `.memtrust/facts/a.md`, in a folder further down as well. */
const IN_MEMORY = /(?:^|\/)\.memtrust\//i;

/** Untracked files that are hashed in search of a renamed one: each has to be read. */
const MOST_HASHED = 16;

let loading: Promise<typeof ReadingCode> | null = null;

/** Asked for once: to ask for a module anew may take longer than the check of a small file. */
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

/**
 * One check of one tree. A source goes through these steps, and the first that knows an answer gives
 * it: the fact and its files are unchanged since the base (`inherit`); the file is the bound object
 * (`isBoundObject`); the path itself decides (`withoutReading`); the file went (`askAfterRename`); the
 * file is the one that was checked (`spared`). What is left is read (`compareAll`), and for texts that
 * went the other files of the change are searched (`findElsewhere`).
 */
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
    const questions = await this.questionsOf(records);
    if (questions.length > 0) {
      const { compareAll } = await readingCode();
      const answers = await compareAll(questions, this.circumstances());
      for (const [citation, result] of answers) this.results.set(citation, result);
    }
    await this.findElsewhere(records);
    const checks = new Map<string, readonly AnchorResult[]>();
    for (const { id, fact } of records)
      checks.set(id, this.inherited.get(id) ?? this.resultsOf(fact?.sources ?? []));
    return checks;
  }

  /** The verdicts on some citations, in their order. */
  private resultsOf(citations: readonly Citation[]): readonly AnchorResult[] {
    const found: AnchorResult[] = [];
    for (const citation of citations) {
      const result = this.results.get(citation);
      if (result !== undefined) found.push(result);
    }
    return found;
  }

  /** What cannot be answered without reading. */
  private async questionsOf(records: readonly FactRecord[]): Promise<AnchorQuery[]> {
    const questions: AnchorQuery[] = [];
    const settled = factsById(this.options.settled?.records ?? []);
    for (const record of records) {
      const { sources = [], statement = '' } = record.fact ?? {};
      if (sources.length === 0) continue;
      const before = settled.get(record.id);
      if (before === record && this.inherit(record)) continue;
      const twins = twinsOf(record, before, this.options.settled?.checks);
      for (const citation of sources) {
        if (this.isBoundObject(citation)) {
          this.results.set(citation, fresh(citation));
          continue;
        }
        const question = await this.ask(statement, citation, twins.get(citation) ?? null);
        if (question !== null) questions.push(question);
      }
    }
    return questions;
  }

  private circumstances(): Circumstances {
    const { settled, blobs, former, tiers = true } = this.options;
    return {
      tree: this.tree,
      past: this.past,
      settled:
        settled === undefined || this.before === null
          ? null
          : { tree: settled.tree, resolver: this.before },
      isAudit: blobs === 'read-all',
      tiers,
      ...(former === undefined ? {} : { former }),
    };
  }

  /** Names where the texts are that this change took away. A hint: no verdict changes. */
  private async findElsewhere(records: readonly FactRecord[]): Promise<void> {
    const { mayBeSearched } = this.options;
    const here = this.circumstances();
    if (mayBeSearched === undefined || here.settled === null) return;
    const broken = this.broken(records);
    if (broken.length === 0) return;
    const memory = new Set(records.map(({ path }) => path));
    const { findElsewhere } = await readingCode();
    const isOpen = (path: string): boolean =>
      !IN_MEMORY.test(path) && !memory.has(path) && mayBeSearched(path);
    for (const [citation, foundAt] of await findElsewhere(broken, {
      ...here,
      settled: here.settled,
      mayBeSearched: isOpen,
    })) {
      const result = this.results.get(citation);
      if (result !== undefined) this.results.set(citation, { ...result, foundAt });
    }
  }

  /** Sources that held at the base and do not any more, of which the text is not in their own file. */
  private broken(records: readonly FactRecord[]): readonly Broken[] {
    const { settled } = this.options;
    const known = factsById(settled?.records ?? []);
    const isGone = (citation: Citation): boolean => {
      const result = this.results.get(citation);
      return (
        (result?.verdict === 'changed' || result?.verdict === 'missing') && result.foundAt === null
      );
    };
    return records.flatMap((record) => {
      if (this.inherited.has(record.id)) return [];
      const gone = (record.fact?.sources ?? []).filter(isGone);
      if (gone.length === 0) return [];
      const twins = twinsOf(record, known.get(record.id), settled?.checks);
      return gone.flatMap((citation) => {
        const twin = twins.get(citation);
        if (twin === undefined || breaksTrust(twin.result.verdict)) return [];
        return [{ citation, question: { citation: twin.citation, twin, oid: null } }];
      });
    });
  }

  /** Takes over the verdicts of the base for a fact that is unchanged, over files that are unchanged. */
  private inherit(record: FactRecord): boolean {
    const { settled } = this.options;
    const known = settled?.checks.get(record.id);
    const sources = record.fact?.sources ?? [];
    if (
      known === undefined ||
      known.length !== sources.length ||
      this.options.blobs === 'read-all' ||
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

  /** Whether, of a state, the file is the very object that a citation was bound to: then it is not read. */
  private isBoundObject(citation: Citation): boolean {
    if (
      this.options.settled !== undefined ||
      this.options.blobs !== 'spare-reading' ||
      citation.blob === null ||
      citation.digest === null
    )
      return false;
    return (
      this.resolver.plainFile(citation.path)?.oid === citation.blob &&
      !citation.path.startsWith('.memtrust/')
    );
  }

  /** What has to be read to answer for a citation; null where it is answered already. */
  private async ask(
    statement: string,
    citation: Citation,
    twin: AnchorQuery['twin'],
  ): Promise<AnchorQuery | null> {
    const place = await this.resolver.resolve(citation.path);
    const isRenamed = pathAtBase(citation, twin) !== citation.path;
    if (isBound(citation) && (place.kind === 'missing' || isRenamed))
      return this.askAfterRename(statement, citation, twin);
    const obstacle = withoutReading(citation, place);
    if (obstacle !== null) this.results.set(citation, obstacle);
    if (obstacle !== null || place.kind !== 'file' || !isBound(citation)) return null;
    const { oid } = place.entry;
    const spared = await this.spared(citation, twin, place.path, oid);
    if (spared !== null) {
      this.results.set(citation, spared);
      return null;
    }
    return { statement, citation, twin, path: place.path, oid, renamed: false };
  }

  /** The same where nothing stands at the cited path, or the base had the file elsewhere already. */
  private async askAfterRename(
    statement: string,
    citation: BoundCitation,
    twin: AnchorQuery['twin'],
  ): Promise<AnchorQuery | null> {
    if (citation.selector.kind === 'absent') return this.answer(citation, this.absent(citation));
    const old = pathAtBase(citation, twin);
    const isThere = old !== citation.path && this.tree.entries.get(old)?.kind === 'file';
    // What comes back under the old name is another file, be it equal.
    if (isThere && this.tree.entries.has(citation.path))
      return this.answer(citation, { ...nothingKnown(citation), verdict: 'ambiguous', tier: 'A' });
    const target = isThere ? old : await this.newPathOf(old);
    const place = target === null ? null : await this.resolver.resolve(target);
    if (place?.kind !== 'file' || place.via.length > 0)
      return this.answer(citation, missingFile(citation, twin));
    if (leadsAside(citation.path, place.path))
      return this.answer(citation, { ...nothingKnown(citation), verdict: 'changed', tier: 'A' });
    return { statement, citation, twin, path: place.path, oid: place.entry.oid, renamed: true };
  }

  /** The verdict on what must not be there: anything at the path breaks it. */
  private absent(citation: BoundCitation): AnchorResult {
    return this.tree.entries.has(citation.path)
      ? { ...nothingKnown(citation), verdict: 'changed', tier: 'A' }
      : absentFile(citation);
  }

  /** Where the file of a path went, by git or by its bytes; null where nobody knows. */
  private async newPathOf(path: string): Promise<string | null> {
    return (await this.renamed(path)) ?? this.exactRename(path);
  }

  /** Where git says that a file went: of a change between base and head first, of a state in the past alone. */
  private async renamed(path: string): Promise<string | null> {
    return this.options.settled === undefined
      ? this.past.renamedBefore(path)
      : this.past.renamed(path);
  }

  private answer(citation: Citation, result: AnchorResult): null {
    this.results.set(citation, result);
    return null;
  }

  /** The verdict that needs no reading: the file is the one that was checked, or bound. */
  private async spared(
    citation: BoundCitation,
    twin: AnchorQuery['twin'],
    path: string,
    oid: string | null,
  ): Promise<AnchorResult | null> {
    if (oid === null || this.options.blobs === 'read-all') return null;
    const { settled } = this.options;
    if (settled === undefined)
      return citation.blob === oid && this.options.blobs === 'spare-reading'
        ? fresh(citation)
        : null;
    if (twin === null || hintsOf(citation) !== hintsOf(twin.citation)) return null;
    const old = await this.before?.resolve(citation.path);
    return old?.kind === 'file' && old.path === path && old.entry.oid === oid ? twin.result : null;
  }

  /** Files of the tree that the base does not have. */
  private entriesThatCame(before: Tree): readonly TreeEntry[] {
    const { tree } = this;
    const all =
      tree.madeOf?.tree === before
        ? [...tree.madeOf.changed].flatMap((path) => tree.entries.get(path) ?? [])
        : [...tree.entries.values()];
    return all.filter((entry) => entry.kind === 'file' && !before.entries.has(entry.path));
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
}

type Twins = ReadonlyMap<Citation, NonNullable<AnchorQuery['twin']>>;
const NO_TWINS: Twins = new Map();

/**
 * What a settled fact cites as the same thing, for each source. Of several with one identity those
 * with equal hints belong together.
 */
function twinsOf(
  record: FactRecord,
  settled: FactRecord | undefined,
  checks: AnchorChecks | undefined,
): Twins {
  if (settled === undefined) return NO_TWINS;
  const twins = new Map<Citation, NonNullable<AnchorQuery['twin']>>();
  const results = checks?.get(settled.id) ?? [];
  const left = (settled.fact?.sources ?? []).flatMap((citation, index) => {
    const result = results[index];
    return result === undefined || !isBound(citation)
      ? []
      : [{ citation, result, identity: identityOf(citation) }];
  });
  if (left.length === 0) return twins;
  for (const alike of [(a: Citation, b: Citation) => hintsOf(a) === hintsOf(b), () => true]) {
    for (const citation of record.fact?.sources ?? []) {
      if (twins.has(citation)) continue;
      const identity = identityOf(citation);
      const at = left.findIndex(
        (one) => one.identity === identity && alike(citation, one.citation),
      );
      const [twin] = at < 0 ? [] : left.splice(at, 1);
      if (twin !== undefined) twins.set(citation, { citation: twin.citation, result: twin.result });
    }
  }
  return twins;
}

/** Where the base has the file of a citation: elsewhere, if it was renamed before already. */
function pathAtBase(citation: Citation, twin: AnchorQuery['twin']): string {
  return twin?.result.movedTo?.path ?? citation.path;
}

/** The verdict where no content decides it, or null. */
function withoutReading(citation: Citation, place: Resolution): AnchorResult | null {
  switch (place.kind) {
    case 'refused':
      return place.why === 'cyclic'
        ? unreadable(citation, 'it is a symbolic link in a loop')
        : { ...unreadable(citation, 'it is outside the repository'), outOfTree: true };
    case 'submodule':
      return unreadable(citation, 'it is in a submodule');
    case 'directory':
      return citation.selector.kind === 'absent' &&
        citation.selector.absent === true &&
        citation.digest !== null
        ? { ...nothingKnown(citation), verdict: 'changed', tier: 'A' }
        : unreadable(citation, 'it is a folder');
    case 'missing':
      return citation.digest === null ? { ...nothingKnown(citation), verdict: 'unbound' } : null;
    case 'file':
      if (leadsIntoMemory(place))
        return unreadable(citation, 'it is a link into .memtrust, and a fact cannot cite memory');
      return citation.digest === null ? { ...nothingKnown(citation), verdict: 'unbound' } : null;
  }
}

/** A link that hides that what is cited is memory itself (SECURITY S18). */
export function leadsIntoMemory(place: Extract<Resolution, { kind: 'file' }>): boolean {
  return place.via.length > 0 && place.path.startsWith('.memtrust/');
}

/** A path that must not be there, and is not; of a text that must not be in it, nothing can be said. */
function absentFile(citation: Citation): AnchorResult {
  const isPath = citation.selector.kind === 'absent' && citation.selector.absent === true;
  return isPath ? fresh(citation) : { ...nothingKnown(citation), verdict: 'missing' };
}

/** A file that is gone; of one that was so before nothing more is known. */
function missingFile(citation: BoundCitation, twin: AnchorQuery['twin']): AnchorResult {
  const missing = { ...nothingKnown(citation), verdict: 'missing' } as const;
  return breaksTrust(twin?.result.verdict ?? 'fresh') ? missing : { ...missing, tier: 'A' };
}
