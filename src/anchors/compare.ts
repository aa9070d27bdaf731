import { blobOid } from '../tree/digest.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import type { Content } from '../tree/tree.js';
import { selectorText, type Citation, type LineRange } from '../memory/citation.js';
import { bestAnchor } from './best-anchor.js';
import { DenseText, TOO_DENSE } from './dense-text.js';
import type { Known } from './follow.js';
import { faultOf, isSameRange } from './honesty.js';
import { sourceText } from './known-texts.js';
import {
  hintsOf,
  type BoundCitation,
  type Circumstances,
  type FormerVersions,
  type AnchorQuery,
} from './query.js';
import { readableBytes } from './readable.js';
import { relevanceOf } from './relevance.js';
import { nothingKnown, unreadable } from './result.js';
import type { Placement } from './selector.js';
import { selectorReader } from './selectors.js';
import type { SourceText } from './source-text.js';
import { breaksTrust, type AnchorResult } from './verdict.js';

/*
 * What became of each cited place, once the files are read? It takes the questions of `check.ts`
 * that need reading, reads each file once, and gives a verdict, a place and a tier for each.
 *
 * `check.ts` loads it by way of `reading-code.ts`, only where there is something to read. How
 * files are read ahead and kept is free; the order in which a source is judged (`compare`) is not.
 * What cannot be read is `unreadable`, which costs trust: the safe error. You may raise
 * FILES_AT_A_TIME only with a measurement of memory. `__tests__/anchors/anchors.test.ts` and
 * `settled.test.ts` beside it fail when this is wrong, and `__tests__/security/S36-hints.test.ts`
 * where hints are believed.
 */

/**
 * Cited files in memory at a time, each in the version that is checked and in the settled one: many
 * small entries of a tree can be one large blob.
 */
const FILES_AT_A_TIME = 8;

/** Reads what questions are about, each file once, and answers them. Loaded only if there is something to read. */
export async function compareAll(
  questions: readonly AnchorQuery[],
  here: Circumstances,
): Promise<ReadonlyMap<Citation, AnchorResult>> {
  return new Comparison(here).run(questions);
}

/** As much of a question as says where its text was. */
export type CitedThen = Pick<AnchorQuery, 'citation' | 'twin' | 'oid'>;

/** Finds the spans that citations of the base cite in the files of the base; null where they did not hold there. */
export function settledSpans(here: Circumstances): (question: CitedThen) => Promise<Known | null> {
  const comparison = new Comparison(here);
  return async (question) => comparison.settledVersion(question);
}

/** Answers questions within one set of circumstances, and keeps the former versions that it read. */
class Comparison {
  /** Former versions of the file that is being asked about. */
  private readonly versions: FormerVersions;
  private readonly dense = new DenseText();
  /** Settled files that were read ahead, by path. */
  private ahead: ReadonlyMap<string, Content> = new Map();

  constructor(private readonly here: Circumstances) {
    this.versions = here.former ?? new Map();
  }

  async run(questions: readonly AnchorQuery[]): Promise<ReadonlyMap<Citation, AnchorResult>> {
    const byFile = new Map<string, AnchorQuery[]>();
    for (const question of questions) {
      const known = byFile.get(question.path);
      if (known === undefined) byFile.set(question.path, [question]);
      else known.push(question);
    }
    const results = new Map<Citation, AnchorResult>();
    const files = [...byFile.keys()];
    for (let at = 0; at < files.length; at += FILES_AT_A_TIME) {
      const batch = files.slice(at, at + FILES_AT_A_TIME);
      const [contents, settled] = await Promise.all([
        this.here.tree.read(batch, CITED_FILE_BYTES),
        this.readSettled(batch.flatMap((path) => byFile.get(path) ?? [])),
      ]);
      this.ahead = settled;
      for (const path of batch) {
        const asked = byFile.get(path) ?? [];
        const bytes = this.comparable(contents.get(path));
        if (typeof bytes === 'string') {
          for (const { citation } of asked) results.set(citation, unreadable(citation, bytes));
          continue;
        }
        if (this.here.former === undefined) this.versions.clear();
        const source = sourceText(bytes, path);
        for (const question of asked)
          results.set(question.citation, await this.compare(question, source, bytes));
      }
    }
    return results;
  }

  private async compare(
    question: AnchorQuery,
    source: SourceText,
    bytes: Uint8Array,
  ): Promise<AnchorResult> {
    const { citation, twin } = question;
    // In this order: place it by the hints of the base, from a version that is proven, then look at its own hints.
    const reader = selectorReader(citation.selector.kind);
    if (reader === null)
      return unreadable(citation, `this version does not read ${citation.selector.kind} anchors`);
    // The hints of the base count: those of the change are its author's.
    const effective = twin?.citation ?? citation;
    const settled = await this.settledVersion(question);
    const known = settled ?? (await this.boundVersion(effective, question.oid));
    const placement = reader.place(source, effective, known);
    // New or changed hints are worked out again (SECURITY S36); an audit does so with all.
    const isNew =
      this.here.settled !== null && (twin === null || hintsOf(citation) !== hintsOf(twin.citation));
    const oid = question.oid ?? blobOid(bytes, this.here.tree.objectFormat);
    const isClaimed = isNew || this.here.isAudit;
    const fault = isClaimed ? await this.faultIn(question, source, oid, placement, !isNew) : null;
    return {
      ...this.resultOf(question, source, placement, known),
      stood: breaksTrust(placement.verdict) ? stoodAt(settled, source, placement) : null,
      fault,
      coarse: isNew ? coarsenessOf(question, source) : null,
    };
  }

  /**
   * What the hints say wrongly of the file; null where all of them are true.
   *
   * @param isLenient whether a version that is not at hand is let pass.
   */
  private async faultIn(
    { citation, twin }: AnchorQuery,
    source: SourceText,
    oid: string,
    placement: Placement,
    isLenient: boolean,
  ): Promise<string | null> {
    const baseOid = this.here.settled?.tree.entries.get(citation.path)?.oid ?? null;
    const bound = await this.boundVersion(citation, oid);
    return faultOf({
      citation,
      twin: twin?.citation ?? null,
      source,
      oid,
      baseOid,
      placement,
      bound,
      isLenient,
    });
  }

  private resultOf(
    question: AnchorQuery,
    source: SourceText,
    placement: Placement,
    known: Known | null,
  ): AnchorResult {
    const { citation, path, renamed } = question;
    const { verdict, span, slot, elsewhere } = placement;
    const place = span ?? slot;
    const lines: LineRange | null =
      place === null || citation.selector.kind === 'absent' ? null : source.rangeOf(place);
    const isElsewhere = lines !== null && (renamed || leftItsLines(citation, lines));
    return {
      ...nothingKnown(citation),
      verdict: verdict === 'fresh' || verdict === 'moved' ? heldVerdict(isElsewhere) : verdict,
      movedTo: isElsewhere ? { path, lines } : null,
      foundAt: elsewhere === null ? null : `${path}:${elsewhere.join('-')}`,
      ...this.relevanceIn(question, source, placement, known),
    };
  }

  /** How far the change touches the statement; nothing where trust is kept, and where the old text is not at hand. */
  private relevanceIn(
    { statement, citation }: AnchorQuery,
    source: SourceText,
    { verdict, slot }: Placement,
    known: Known | null,
  ): Pick<AnchorResult, 'tier' | 'vanished'> {
    const isRated = this.here.tiers && breaksTrust(verdict) && verdict !== 'ambiguous';
    if (!isRated || known === null) return { tier: null, vanished: [] };
    const now = slot === null ? null : { source, span: slot };
    return relevanceOf(statement, known, now, citation.norm);
  }

  /** The settled versions of what questions are about, in one go: git answers many as quickly as one. */
  private async readSettled(
    questions: readonly AnchorQuery[],
  ): Promise<ReadonlyMap<string, Content>> {
    const { settled } = this.here;
    const paths = new Set<string>();
    for (const question of settled === null ? [] : questions) {
      const path = await this.settledPath(question);
      if (path !== null && !this.versions.has(settledKey(path))) paths.add(path);
    }
    return settled === null || paths.size === 0
      ? new Map()
      : settled.tree.read(paths, CITED_FILE_BYTES);
  }

  /** Where the settled tree has the file of a citation that held there; null where it did not. */
  private async settledPath({
    citation,
    twin,
  }: Pick<CitedThen, 'citation' | 'twin'>): Promise<string | null> {
    const { settled } = this.here;
    if (settled === null || twin === null || breaksTrust(twin.result.verdict)) return null;
    const place = await settled.resolver.resolve(twin.result.movedTo?.path ?? citation.path);
    return place.kind === 'file' ? place.path : null;
  }

  /** A former version of a file; many facts cite one file, and it is read as code once. */
  private async former(
    key: string,
    path: string,
    content: () => Promise<Content | undefined>,
  ): Promise<SourceText | string> {
    const known = this.versions.get(key) ?? content().then((read) => this.sourceOf(read, path));
    this.versions.set(key, known);
    return known;
  }

  private sourceOf(content: Content | undefined, path: string): SourceText | string {
    const bytes = this.comparable(content);
    return typeof bytes === 'string' ? bytes : sourceText(bytes, path);
  }

  /** Bytes that can be compared, or why they cannot. */
  private comparable(content: Content | undefined): Uint8Array | string {
    const bytes = readableBytes(content);
    return typeof bytes === 'string' || this.dense.admits(bytes) ? bytes : TOO_DENSE;
  }

  /** The span in the file as the base has it, if it still held there. */
  async settledVersion({ citation, twin, oid }: CitedThen): Promise<Known | null> {
    const { settled } = this.here;
    const path = await this.settledPath({ citation, twin });
    if (settled === null || twin === null || path === null) return null;
    const source = await this.former(
      settledKey(path),
      path,
      async () =>
        this.ahead.get(path) ?? (await settled.tree.read([path], CITED_FILE_BYTES)).get(path),
    );
    if (typeof source === 'string') return null;
    const known = knownIn(source, twin.citation, null);
    if (known !== null) return known;
    const bound = await this.boundVersion(twin.citation, oid);
    return bound === null ? null : knownIn(source, twin.citation, bound);
  }

  /**
   * The span in the version of the file that the fact was bound to, if that is another one than is
   * read and at hand.
   */
  private async boundVersion(citation: BoundCitation, oid: string | null): Promise<Known | null> {
    const { blob } = citation;
    if (blob === null || blob === oid) return null;
    const source = await this.former(`${blob} ${citation.path}`, citation.path, async () =>
      this.here.past.blob(blob, CITED_FILE_BYTES),
    );
    return typeof source === 'string' ? null : knownIn(source, citation, null);
  }
}

/** Under what a file of the settled tree is known among former versions. */
export function settledKey(path: string): string {
  return `base ${path}`;
}

/** Why a binding says little, and what would say more. */
function coarsenessOf(
  { citation, statement }: AnchorQuery,
  source: SourceText,
): AnchorResult['coarse'] {
  const selection = selectorReader(citation.selector.kind)?.select(source, citation);
  if (selection === undefined || typeof selection === 'string' || selection.poor === null)
    return null;
  const better = bestAnchor(source, statement);
  return {
    why: selection.poor,
    better: better.selector.kind === 'file' ? null : selectorText(better),
  };
}

/**
 * Where a citation stands in a former version; null where it did not hold there, so that nothing is
 * followed from it.
 */
function knownIn(source: SourceText, citation: BoundCitation, from: Known | null): Known | null {
  const placement = selectorReader(citation.selector.kind)?.place(source, citation, from);
  return placement === undefined || placement.span === null || breaksTrust(placement.verdict)
    ? null
    : { source, span: placement.span };
}

/** Whether the fact names lines, and they are others than those where the text stands now. */
function leftItsLines({ lines }: BoundCitation, now: LineRange): boolean {
  return lines !== null && !isSameRange(lines, now);
}

/** By the hints of the base it may have moved to just where the fact says by now. */
function heldVerdict(isElsewhere: boolean): 'moved' | 'fresh' {
  return isElsewhere ? 'moved' : 'fresh';
}

/** Where the cited text stood in the settled tree, and where it or what took its place stands now. */
function stoodAt(
  settled: Known | null,
  source: SourceText,
  { span, slot }: Placement,
): AnchorResult['stood'] {
  const now = span ?? slot;
  return {
    base: settled === null ? null : settled.source.rangeOf(settled.span),
    here: now === null ? null : source.rangeOf(now),
  };
}
