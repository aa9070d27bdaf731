import { canonicalDigest } from '../../../languages/data/canonical.js';
import { manifestRow } from '../../../trust/manifest.js';
import { difference, type Difference } from '../../../report/status-text.js';
import { contextManifestShape } from '../../../context/build/manifest-schema.js';
import { entryShape, type TrustReport } from '../../../report/schemas/trust-report.js';
import { entryRow } from '../../../report/trust-report.js';
import { plain } from '../../../text/phrase.js';
import { visible } from '../../../text/visible.js';
import { hexDigest } from '../../../tree/digest.js';
import type { Entry } from '../../../trust/entry.js';

/*
 * Compares the rows of report and manifest with what judging the commits again gives. Of a blocked entry no digest is
 * printed (SECURITY S28).
 */

const NAME_LIMIT = 1_000;

const rowShape = contextManifestShape.shape.entries.element;
const rowsShape = contextManifestShape.pick({ entries: true });
/** Without what only GitHub knows and what depends on scopes. */
const comparedShape = entryShape.omit({ audited: true, scope: true });

interface ReportAndManifest {
  readonly report: TrustReport;
  /** Its digest was compared before. */
  readonly manifest: unknown;
}

/** @param isWhole whether this judge saw all that GitHub's saw, so that every word must be the same. */
export function entryDifferences(
  { report, manifest }: ReportAndManifest,
  entries: readonly Entry[],
  isWhole: boolean,
): Difference[] {
  const judged = new Map(entries.map((entry) => [visible(entry.id, NAME_LIMIT), entry]));
  const found = [
    ...placeDifferences(report, judged),
    ...trustDifferences(report, judged),
    ...textDifferences(manifest, judged),
  ];
  const more = isWhole
    ? [...rowDifferences(report, judged), ...manifestRowDifferences(manifest, judged)]
    : [];
  // The first difference of an entry matters most.
  const first = new Map([...found, ...more].toReversed().map((one) => [one.where, one]));
  return [...first.values()].toReversed();
}

type Judged = ReadonlyMap<string, Entry>;

function placeDifferences({ entries }: TrustReport, judged: Judged): Difference[] {
  const reported = new Set(entries.map(({ id }) => id));
  return [
    ...entries.flatMap(({ id, path }) => {
      const entry = judged.get(id);
      if (entry === undefined) return [difference(id, plain('is not in the judged commit'))];
      const own = entry.path === null ? null : visible(entry.path, NAME_LIMIT);
      return own === path
        ? []
        : [difference(id, plain('is in another file of the judged commit'), path, own)];
    }),
    ...[...judged.keys()]
      .filter((id) => !reported.has(id))
      .map((id) => difference(id, plain('is in the judged commit and not in the report'))),
  ];
}

/** A trusted entry must not be a candidate, rejected, superseded or blocked in these commits. */
function trustDifferences({ entries }: TrustReport, judged: Judged): Difference[] {
  return entries.flatMap(({ id, trusted_baseline: isTrusted, status }) => {
    const entry = judged.get(id);
    return !isTrusted || entry === undefined || entry.trustedBaseline || entry.status === 'stale'
      ? []
      : [
          difference(
            id,
            plain('is trusted in the report alone'),
            { status, reason: null },
            { status: entry.status, reason: null },
          ),
        ];
  });
}

/** Texts, by their digests in the manifest. */
function textDifferences(manifest: unknown, judged: Judged): Difference[] {
  return rowsOf(manifest).flatMap(({ source_id: id, content_hash }) => {
    const entry = judged.get(id);
    if (content_hash === null || entry === undefined) return [];
    if (entry.status === 'policy_blocked')
      return [
        difference(id, plain('is blocked by the policy, so the manifest may hold no digest of it')),
      ];
    const own = hexDigest(entry.record?.fact?.statement ?? '');
    return own === content_hash
      ? []
      : [
          difference(
            id,
            plain('says something else in the judged commit'),
            `sha256:${content_hash}`,
            `sha256:${own}`,
          ),
        ];
  });
}

function rowDifferences({ entries }: TrustReport, judged: Judged): Difference[] {
  return entries.flatMap((row) => {
    const entry = judged.get(row.id);
    if (entry === undefined) return [];
    const own = entryRow(entry);
    return canonicalDigest(comparedShape.parse(row)) === canonicalDigest(comparedShape.parse(own))
      ? []
      : [
          difference(
            row.id,
            plain('is judged otherwise in the judged commit'),
            { status: row.status, reason: row.reason },
            { status: own.status, reason: own.reason },
          ),
        ];
  });
}

function manifestRowDifferences(manifest: unknown, judged: Judged): Difference[] {
  return rowsOf(manifest).flatMap((row) => {
    const entry = judged.get(row.source_id);
    return entry === undefined ||
      canonicalDigest(row) === canonicalDigest(rowShape.parse(manifestRow(entry)))
      ? []
      : [difference(row.source_id, plain('is described otherwise in the judged commit'))];
  });
}

function rowsOf(manifest: unknown): readonly (typeof rowShape._output)[] {
  const shaped = rowsShape.safeParse(manifest);
  return shaped.success ? shaped.data.entries : [];
}
