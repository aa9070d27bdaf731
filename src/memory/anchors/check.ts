import { blobOid } from '../../tree/digest.js';
import { CITED_FILE_BYTES } from '../../tree/limits.js';
import { PathResolver, type Resolution } from '../../tree/resolve.js';
import type { Content, Tree } from '../../tree/tree.js';
import { NO_PAST, type Past } from '../../tree/past.js';
import { canonicalText } from '../canonical.js';
import { citationIdentity, selectorText, type Citation, type LineRange } from '../citation.js';
import type { FactRecord } from '../fact.js';
import { leadsAside } from './aside.js';
import { bestSelector } from './best-selector.js';
import type { Known } from './follow.js';
import { faultOf } from './honesty.js';
import { relevanceOf } from './relevance.js';
import type { BoundCitation, Placement } from './selector.js';
import { selectorReader } from './selectors.js';
import { isBinary, isLfsPointer, SourceText } from './source-text.js';
import { breaksTrust, type AnchorResult } from './verdict.js';

/** Verdicts of every source of every fact, by fact id, in the order of the sources. */
export type AnchorChecks = ReadonlyMap<string, readonly AnchorResult[]>;

/** What is settled: a tree that was checked already. */
export interface Settled {
  readonly tree: Tree;
  readonly records: readonly FactRecord[];
  readonly checks: AnchorChecks;
}

export interface CheckOptions {
  /** The base of a change. What it cites already is followed from there, by its own hints: those of the change are its author's. */
  readonly settled?: Settled;
  readonly past?: Past;
  /** How far the hint `blob` may spare the reading of a file: not at all where hints are recomputed (SECURITY S36). */
  readonly blobs?: 'spare-reading' | 'read-all';
}

/** Cited files in memory at a time: many small entries of a tree can be one large blob. */
const FILES_AT_A_TIME = 16;

/** Compares what facts cite with a tree. Each cited file is read once, and only if something in it may have changed. */
export async function checkAnchors(tree: Tree, records: readonly FactRecord[], options: CheckOptions = {}): Promise<AnchorChecks> {
  return new AnchorCheck(tree, options).run(records);
}

/** One source of one fact, on its way to a verdict. */
interface Question {
  readonly statement: string;
  readonly citation: BoundCitation;
  /** What the base cites as the same thing, with its verdict there. */
  readonly twin: { readonly citation: BoundCitation; readonly result: AnchorResult } | null;
  /** Where the file is that is read; another one than the citation's path after a rename. */
  readonly path: string;
  readonly oid: string | null;
  readonly renamed: boolean;
}

class AnchorCheck {
  private readonly resolver: PathResolver;
  private readonly before: PathResolver | null;
  private readonly past: Past;
  private readonly results = new Map<Citation, AnchorResult>();

  constructor(
    private readonly tree: Tree,
    private readonly options: CheckOptions,
  ) {
    this.resolver = new PathResolver(tree);
    this.before = options.settled === undefined ? null : new PathResolver(options.settled.tree);
    this.past = options.past ?? NO_PAST;
  }

  async run(records: readonly FactRecord[]): Promise<AnchorChecks> {
    const byFile = new Map<string, Question[]>();
    const settled = new Map(this.options.settled?.records.map((record) => [record.id, record]));
    for (const record of records) {
      const twins = twinsOf(settled.get(record.id), this.options.settled?.checks);
      for (const citation of record.fact?.sources ?? []) {
        const question = await this.ask(record.fact?.statement ?? '', citation, twins.get(identityOf(citation)) ?? null);
        if (question === null) continue;
        const known = byFile.get(question.path);
        if (known === undefined) byFile.set(question.path, [question]);
        else known.push(question);
      }
    }
    const files = [...byFile.keys()];
    for (let at = 0; at < files.length; at += FILES_AT_A_TIME) {
      const batch = files.slice(at, at + FILES_AT_A_TIME);
      const contents = await this.tree.read(batch, CITED_FILE_BYTES);
      for (const path of batch) {
        const bytes = contents.get(path);
        const source = readable(bytes, path);
        for (const question of byFile.get(path) ?? []) {
          const result = typeof source === 'string' ? unreadable(question.citation, source) : await this.compare(question, source, bytes);
          this.results.set(question.citation, result);
        }
      }
    }
    return new Map(records.map((record) => [record.id, (record.fact?.sources ?? []).flatMap((citation) => this.results.get(citation) ?? [])]));
  }

  /** What has to be read to answer for a citation; null where it is answered already. */
  private async ask(statement: string, citation: Citation, twin: Question['twin']): Promise<Question | null> {
    const place = await this.resolver.resolve(citation.path);
    if (place.kind === 'missing' && isBound(citation)) return this.askAfterRename(statement, citation, twin);
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

  private async askAfterRename(statement: string, citation: BoundCitation, twin: Question['twin']): Promise<Question | null> {
    if (citation.selector.kind === 'absent') return this.answer(citation, absentFile(citation));
    const old = twin?.result.movedTo?.path ?? citation.path; // where the base has it, if it was renamed before already
    const isThere = old !== citation.path && this.tree.entries.get(old)?.kind === 'file';
    const target = isThere ? old : ((await this.past.renamed(old)) ?? (await this.exactRename(old)));
    const place = target === null ? null : await this.resolver.resolve(target);
    if (place?.kind !== 'file' || place.via.length > 0) return this.answer(citation, { ...nothingKnown(citation), verdict: 'missing', ...(breaksTrust(twin?.result.verdict ?? 'fresh') ? {} : { tier: 'A' as const }) });
    if (leadsAside(citation.path, place.path)) return this.answer(citation, { ...nothingKnown(citation), verdict: 'changed', foundAt: place.path, tier: 'A' });
    return { statement, citation, twin, path: place.path, oid: place.entry.oid, renamed: true };
  }

  private answer(citation: Citation, result: AnchorResult): null {
    this.results.set(citation, result);
    return null;
  }

  /** The verdict that needs no reading: the file is the one that was checked, or bound. */
  private async spared(citation: BoundCitation, twin: Question['twin'], path: string, oid: string | null): Promise<AnchorResult | null> {
    if (oid === null || this.options.blobs === 'read-all') return null;
    const { settled } = this.options;
    if (settled === undefined) return citation.blob === oid && this.options.blobs === 'spare-reading' ? fresh(citation) : null;
    if (twin === null || hintsOf(citation) !== hintsOf(twin.citation)) return null;
    const old = await this.before?.resolve(citation.path);
    return old?.kind === 'file' && old.path === path && old.entry.oid === oid ? twin.result : null;
  }

  /** A file that came with the change and is byte for byte what went: a rename that git would see, were it staged. */
  private async exactRename(path: string): Promise<string | null> {
    const { settled } = this.options;
    const old = settled?.tree.entries.get(path);
    if (settled === undefined || old === undefined || old.kind !== 'file' || old.oid === null) return null;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const came = [...this.tree.entries.values()].filter((entry) => entry.kind === 'file' && !settled.tree.entries.has(entry.path) && (entry.oid === old.oid || (entry.oid === null && entry.path.endsWith(name))));
    const equal = new Set(came.filter((entry) => entry.oid === old.oid).map((entry) => entry.path));
    const unknown = came.filter((entry) => entry.oid === null).map((entry) => entry.path);
    for (const [candidate, content] of await this.tree.read(unknown.slice(0, FILES_AT_A_TIME), CITED_FILE_BYTES)) {
      if (content.kind === 'bytes' && blobOid(content.bytes, this.tree.objectFormat) === old.oid) equal.add(candidate);
    }
    const [only] = equal;
    return equal.size === 1 ? (only ?? null) : null;
  }

  private async compare(question: Question, source: SourceText, content: Content | undefined): Promise<AnchorResult> {
    const { citation, twin } = question;
    const reader = selectorReader(citation.selector.kind);
    if (reader === null) return unreadable(citation, `this version does not read ${citation.selector.kind} anchors`);
    const effective = twin?.citation ?? citation;
    const bound = await this.boundVersion(effective, question.oid);
    const known = (await this.settledVersion(question, bound)) ?? bound;
    const placement = reader.place(source, effective, known);
    const isNew = this.options.settled !== undefined && (twin === null || hintsOf(citation) !== hintsOf(twin.citation));
    const oid = question.oid ?? (content?.kind === 'bytes' ? blobOid(content.bytes, this.tree.objectFormat) : null);
    const isProven = this.options.blobs === 'read-all';
    const fault = isNew || isProven ? faultOf({ citation, twin: twin?.citation ?? null, source, oid, placement, bound: await this.boundVersion(citation, oid), isLenient: isProven && !isNew }) : null;
    return { ...resultOf(question, source, placement, known), fault, coarse: isNew ? coarsenessOf(question, source) : null };
  }

  /** The span in the file as the base has it, if it still held there. */
  private async settledVersion({ citation, twin }: Question, bound: Known | null): Promise<Known | null> {
    const { settled } = this.options;
    if (settled === undefined || twin === null || breaksTrust(twin.result.verdict)) return null;
    const place = await this.before?.resolve(twin.result.movedTo?.path ?? citation.path);
    if (place?.kind !== 'file') return null;
    const source = readable((await settled.tree.read([place.path], CITED_FILE_BYTES)).get(place.path), place.path);
    return typeof source === 'string' ? null : (knownIn(source, twin.citation, null) ?? (bound === null ? null : knownIn(source, twin.citation, bound)));
  }

  /** The span in the version of the file that the fact was bound to, if that is another one than is read and at hand. */
  private async boundVersion(citation: BoundCitation, oid: string | null): Promise<Known | null> {
    if (citation.blob === null || citation.blob === oid) return null;
    const source = readable(await this.past.blob(citation.blob, CITED_FILE_BYTES), citation.path);
    return typeof source === 'string' ? null : knownIn(source, citation, null);
  }
}

/** Why a binding says little, and what would say more. */
function coarsenessOf({ citation, statement }: Question, source: SourceText): AnchorResult['coarse'] {
  const selection = selectorReader(citation.selector.kind)?.select(source, citation);
  if (selection === undefined || typeof selection === 'string' || selection.poor === null) return null;
  const selector = bestSelector(source, statement);
  return { why: selection.poor, better: selector.kind === 'file' ? null : selectorText({ selector, lines: null }) };
}

function knownIn(source: SourceText, citation: BoundCitation, from: Known | null): Known | null {
  const placement = selectorReader(citation.selector.kind)?.place(source, citation, from);
  return placement === undefined || placement.span === null || breaksTrust(placement.verdict) ? null : { source, span: placement.span };
}

function resultOf({ statement, citation, path, renamed }: Question, source: SourceText, placement: Placement, known: Known | null): AnchorResult {
  const { verdict, span, slot, elsewhere } = placement;
  const place = span ?? slot;
  const lines: LineRange | null = place === null || citation.selector.kind === 'absent' ? null : source.rangeOf(place);
  const isElsewhere = lines !== null && (renamed || (citation.lines !== null && (citation.lines[0] !== lines[0] || citation.lines[1] !== lines[1])));
  const isKept = !breaksTrust(verdict);
  const relevance = isKept || known === null || verdict === 'ambiguous' ? null : relevanceOf(statement, known.source.slice(known.span), slot === null ? null : source.slice(slot));
  return {
    ...nothingKnown(citation),
    // By the hints of the base it may have moved to just where the fact says by now.
    verdict: verdict === 'fresh' || verdict === 'moved' ? (isElsewhere ? 'moved' : 'fresh') : verdict,
    movedTo: isElsewhere ? { path, lines } : null,
    foundAt: elsewhere === null ? null : `${path}:${elsewhere.join('-')}`,
    tier: relevance?.tier ?? null,
    vanished: relevance?.vanished ?? [],
  };
}

/** The sources of a settled fact by what they cite. */
function twinsOf(record: FactRecord | undefined, checks: AnchorChecks | undefined): Map<string, NonNullable<Question['twin']>> {
  const results = record === undefined ? [] : (checks?.get(record.id) ?? []);
  const twins = new Map<string, NonNullable<Question['twin']>>();
  for (const [index, citation] of (record?.fact?.sources ?? []).entries()) {
    const result = results[index];
    if (result !== undefined && isBound(citation)) twins.set(identityOf(citation), { citation, result });
  }
  return twins;
}

function identityOf(citation: Citation): string {
  return canonicalText(citationIdentity(citation));
}

/** What a citation says beside its identity. */
function hintsOf({ lines, blob, raw, context, within, as }: Citation): string {
  return JSON.stringify([lines, blob, raw, context, within, as]);
}

function isBound(citation: Citation): citation is BoundCitation {
  return citation.digest !== null;
}

/** The verdict where no content decides it, or null. */
function withoutReading(citation: Citation, place: Resolution): AnchorResult | null {
  switch (place.kind) {
    case 'refused':
      return place.why === 'cyclic' ? unreadable(citation, 'it is a symbolic link that leads in a circle') : { ...unreadable(citation, 'it lies outside the repository'), outOfTree: true };
    case 'submodule':
      return unreadable(citation, 'it lies in a submodule');
    case 'directory':
      return citation.selector.kind === 'absent' && citation.selector.absent === true && citation.digest !== null ? { ...nothingKnown(citation), verdict: 'changed', tier: 'A' } : unreadable(citation, 'it is a folder');
    case 'missing':
      return citation.digest === null ? { ...nothingKnown(citation), verdict: 'unbound' } : null;
    case 'file':
      if (leadsIntoMemory(place)) return unreadable(citation, 'it is a link into .memtrust, and memory proves no memory');
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

function fresh(citation: Citation): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'fresh' };
}

function nothingKnown(citation: Citation): Omit<AnchorResult, 'verdict'> {
  return { path: citation.path, selector: selectorText(citation), movedTo: null, foundAt: null, tier: null, vanished: [], outOfTree: false, why: null, fault: null, coarse: null };
}

function unreadable(citation: Citation, why: string): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'unreadable', why };
}

/** The text of a file, or why it has none that a claim can rest on. */
function readable(content: Content | undefined, path: string): SourceText | string {
  if (content?.kind !== 'bytes') return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
  return unverifiable(content.bytes) ?? new SourceText(content.bytes, path);
}

/** Why the content of a file cannot be held against a claim, or null (SECURITY S09). */
export function unverifiable(bytes: Uint8Array): string | null {
  if (isLfsPointer(bytes)) return 'it is kept in Git LFS, so its content is not in the repository';
  return isBinary(bytes) ? 'it is a binary file' : null;
}
