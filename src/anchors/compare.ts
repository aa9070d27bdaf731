import { grouped } from '../text/collections.js';
import { type Citation, type LineRange, READER, selectorText } from '../memory/citation.js';
import type { Importance } from '../memory/envelope.js';
import { blobOid } from '../tree/digest.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import type { Content, Tree } from '../tree/tree.js';
import { bestAnchor } from './best-anchor.js';
import {
  judgeSource,
  type SourceVerdict,
  storedEvidence,
  type StoredEvidence,
} from './judge-source.js';
import { changeIn, changeNear, type LineMap, mapLines, slotOf } from './line-map.js';
import type { CitedPassage } from './passage.js';
import { type AnchorQuery, asksFor, type BoundCitation } from './query.js';
import { DenseText, readableBytes, TOO_DENSE } from './readable.js';
import { select } from './select.js';
import { SourceText } from './source-text.js';
import {
  type AnchorResult,
  breaksTrust,
  type ChangedPlace,
  nothingKnown,
  unreadable,
} from './verdict.js';
import { goneWords } from './words.js';

interface Circumstances {
  readonly tree: Tree;
  /** The base of a change. */
  readonly before: Tree | null;
  /** Whether every binding is recomputed, and not only those that the change brings. */
  readonly isAudit: boolean;
}

/** Cited files in memory at a time: many small entries of a tree can be one large blob. */
const FILES_AT_A_TIME = 8;

/** Reads what questions are about, each file once, and answers them. */
export async function compareAll(
  questions: readonly AnchorQuery[],
  here: Circumstances,
): Promise<ReadonlyMap<Citation, AnchorResult>> {
  return new Comparison(here).run(questions);
}

class Comparison {
  private readonly dense = new DenseText();
  /** The file that is being asked about, as the base has it. */
  private former: Promise<SourceText | null> | null = null;
  /** Its lines here. */
  private map: LineMap | null = null;

  constructor(private readonly here: Circumstances) {}

  async run(questions: readonly AnchorQuery[]): Promise<ReadonlyMap<Citation, AnchorResult>> {
    const byFile = grouped(questions, ({ path }) => path);
    const results = new Map<Citation, AnchorResult>();
    const files = [...byFile];
    for (let at = 0; at < files.length; at += FILES_AT_A_TIME) {
      const batch = files.slice(at, at + FILES_AT_A_TIME);
      const contents = await this.here.tree.read(
        batch.map(([path]) => path),
        CITED_FILE_BYTES,
      );
      for (const [path, asked] of batch) {
        this.former = null;
        this.map = null;
        const bytes = this.comparable(contents.get(path));
        const source = typeof bytes === 'string' ? null : new SourceText(bytes, path);
        for (const question of asked)
          results.set(
            question.citation,
            source === null || typeof bytes === 'string'
              ? unreadable(question.citation, String(bytes))
              : await this.compare(question, source, bytes),
          );
      }
    }
    return results;
  }

  private async compare(
    question: AnchorQuery,
    source: SourceText,
    bytes: Uint8Array,
  ): Promise<AnchorResult> {
    const { citation, importance, via } = question;
    const judged = judgeSource(source, citation, importance, via);
    const isNew = this.here.before !== null && question.atBase === null;
    const result = resultOf(question, source, judged);
    return {
      ...result,
      ...(breaksTrust(judged.verdict) ? await this.before(question, source, judged) : {}),
      fault:
        isNew || this.here.isAudit ? await this.faultIn(question, source, bytes, result) : null,
      coarse: isNew ? coarsenessOf(source, question) : null,
    };
  }

  private async faultIn(
    question: AnchorQuery,
    source: SourceText,
    bytes: Uint8Array,
    { verdict }: AnchorResult,
  ): Promise<string | null> {
    const { citation, importance, via } = question;
    const { before, tree } = this.here;
    const oid = question.oid ?? blobOid(bytes, tree.objectFormat);
    // A new binding whose text is another one is reported as that.
    if (breaksTrust(verdict)) return null;
    // Without a blob nobody knows the version in which a text that moved since was in these lines.
    const isOfBase = question.atBase !== null || before === null;
    if (citation.blob === null && verdict === 'moved' && isOfBase) return null;
    return citation.blob === null || citation.blob === oid
      ? faultOf(citation, importance, source, via)
      : this.faultInOther(question, citation.blob);
  }

  /** The same where it names another version than the one that is there now. */
  private async faultInOther(
    { citation, importance, atBase, via }: AnchorQuery,
    blob: string,
  ): Promise<string | null> {
    const { before, isAudit } = this.here;
    if (isAudit && (atBase !== null || before === null)) return null; // the file went on since
    if (blob !== before?.entries.get(citation.path)?.oid)
      return 'its blob hint is neither the current file nor the file at the base';
    const former = await this.formerOf(citation.path);
    return former === null ? null : faultOf(citation, importance, former, via);
  }

  /** Where the text was at the base, what is there now, and which words of the statement went. */
  private async before(
    question: AnchorQuery,
    source: SourceText,
    { passage, verdict }: SourceVerdict,
  ): Promise<Pick<AnchorResult, 'stood' | 'vanished' | 'changedAt'>> {
    const { citation, statement, atBase } = question;
    const changedAt = unwantedText(question, source);
    const former = atBase === null ? null : await this.formerOf(citation.path);
    const base = former === null ? null : this.linesAtBase(question, former);
    if (former === null || base === null) return { stood: null, vanished: [], changedAt };
    this.map ??= mapLines(former.lines, source.lines);
    const { map } = this;
    if (base === 'all')
      return {
        stood: null,
        vanished: goneWords(statement, former.text, source.text),
        changedAt: changedPlace(question.path, source, base, map),
      };
    const here = passage === null ? null : source.rangeOf(passage.span);
    const slot = here ?? slotOf(map, base, source.lines.length);
    const now = slot === null ? '' : (source.span(slot) ?? '');
    return {
      stood: { base, here: slot },
      vanished: goneWords(statement, former.span(base) ?? '', now),
      // Why it is unreadable is no line of it.
      changedAt: verdict === 'unreadable' ? null : changedPlace(question.path, source, base, map),
    };
  }

  /** Where an adopted text was at the base, by its hints: only words depend on it. */
  private linesAtBase(
    { citation, importance, via }: AnchorQuery,
    former: SourceText,
  ): LineRange | 'all' | null {
    const { lines, blob, path, selector } = citation;
    const known = selector.kind === 'file' ? 'all' : lines;
    if (known !== null && blob === this.here.before?.entries.get(path)?.oid) return known;
    const { verdict, passage } = judgeSource(former, citation, importance, via);
    if (passage !== null) return former.rangeOf(passage.span);
    return selector.kind === 'file' && verdict === 'fresh' ? 'all' : null;
  }

  private async formerOf(path: string): Promise<SourceText | null> {
    this.former ??= this.readFormer(path);
    return this.former;
  }

  private async readFormer(path: string): Promise<SourceText | null> {
    const { before } = this.here;
    if (before?.entries.get(path)?.kind !== 'file') return null;
    const bytes = this.comparable((await before.read([path], CITED_FILE_BYTES)).get(path));
    return typeof bytes === 'string' ? null : new SourceText(bytes, path);
  }

  private comparable(content: Content | undefined): Uint8Array | string {
    const bytes = readableBytes(content);
    return typeof bytes === 'string' || this.dense.admits(bytes) ? bytes : TOO_DENSE;
  }
}

/** Where the diff shows that a range of the base changed, or the nearest change around it. */
function changedPlace(
  path: string,
  { lines }: SourceText,
  cited: LineRange | 'all',
  map: LineMap,
): ChangedPlace | null {
  const range: LineRange = cited === 'all' ? [1, map.to.length] : cited;
  const within = changeIn(map, range, lines.length);
  const found = within ?? changeNear(map, range, lines.length);
  if (found === null) return null;
  const isAround = within === null && cited !== 'all';
  const where = found.isGap ? 'gone' : 'cited';
  return { path, line: found.line, how: isAround ? 'around' : where };
}

/** Where a text is that should be absent. */
function unwantedText({ citation, path }: AnchorQuery, { lines }: SourceText): ChangedPlace | null {
  const { selector } = citation;
  if (selector.kind !== 'absent' || selector.absent === true) return null;
  const { absent } = selector;
  const index = lines.findIndex((line) => line.includes(absent));
  return index === -1 ? null : { path, line: index + 1, how: 'around' };
}

function resultOf(
  { citation, path, via }: AnchorQuery,
  source: SourceText,
  { verdict, passage, elsewhere, why }: SourceVerdict,
): AnchorResult {
  const at: LineRange | null = passage === null ? null : source.rangeOf(passage.span);
  const isRenamed = path !== citation.path && via.length === 0;
  const isElsewhere = at !== null && (isRenamed || left(citation, at));
  const movedTo = isElsewhere ? { path: isRenamed ? path : citation.path, lines: at } : null;
  const found = elsewhere === null ? null : source.rangeOf(elsewhere.span);
  const renamedTo = isRenamed && at === null ? path : null;
  return {
    ...nothingKnown(citation),
    verdict: verdict === 'fresh' && movedTo !== null ? 'moved' : verdict,
    at,
    movedTo,
    foundAt: found === null ? renamedTo : `${path}:${found.join('-')}`,
    why,
  };
}

/** Whether a fact names lines that are not among those where the text is now. */
function left({ lines }: Citation, [from, to]: LineRange): boolean {
  return lines !== null && (lines[0] < from || lines[1] > to);
}

/** Why a new binding says little, and what would say more. */
function coarsenessOf(
  source: SourceText,
  { citation, statement }: AnchorQuery,
): AnchorResult['coarse'] {
  if (citation.selector.kind === 'absent' || citation.selector.kind === 'present') return null;
  const selection = select(source, citation);
  if ('why' in selection || selection.poor === null) return null;
  const better = bestAnchor(source, statement);
  return {
    why: selection.poor,
    better: better.selector.kind === 'file' ? null : selectorText(better),
  };
}

/** What a binding says wrongly of the version that it names: all is worked out again from the file (SECURITY S36). */
function faultOf(
  citation: BoundCitation,
  importance: Importance,
  source: SourceText,
  via: readonly string[],
): string | null {
  if (citation.selector.kind === 'absent' || citation.selector.kind === 'present') return null;
  if (citation.place === null && citation.selector.kind === 'file') return null;
  if (citation.reader !== READER)
    return `its digests are those of reader ${citation.reader}, and this version writes reader ${READER}`;
  const selection = select(source, citation);
  if ('why' in selection) return selection.why;
  const stored = storedEvidence(source, selection.passage, importance, via);
  if (typeof stored === 'string') return stored;
  return (
    otherDigest(citation, stored, importance) ?? wrongLines(citation, source, selection.passage)
  );
}

function otherDigest(
  citation: BoundCitation,
  stored: StoredEvidence,
  importance: Importance,
): string | null {
  if (stored.digest !== citation.digest) return 'its selector points to another text';
  if (stored.place !== citation.place) return 'its selector points to another place';
  const asked = asksFor(importance);
  if (!asked.unit && citation.unit !== null) return `importance ${importance} asks for no unit`;
  if (!asked.origin && citation.origin !== null)
    return `importance ${importance} asks for no origin`;
  if (stored.unit !== citation.unit) return 'its unit is not the one around the text';
  if (stored.origin !== citation.origin) return 'its origin is not where the names come from';
  return null;
}

/** Of a selector that finds its text by itself, lines that are a wrong hint. */
function wrongLines(
  { selector, lines }: BoundCitation,
  source: SourceText,
  passage: CitedPassage,
): string | null {
  const range = source.rangeOf(passage.span);
  const isHint = selector.kind !== 'lines' && lines !== null;
  return isHint && !isSameRange(lines, range)
    ? `it is in lines ${range[0]}-${range[1]}, not where its lines hint says`
    : null;
}

function isSameRange([from, to]: LineRange, [otherFrom, otherTo]: LineRange): boolean {
  return from === otherFrom && to === otherTo;
}
