import { z } from 'zod';
import { digestWithoutTime, manifestOf } from '../trust/manifest.js';
import { canonicalDigest } from '../languages/data/canonical.js';
import { readStrictJson } from '../languages/data/strict-json.js';
import { plain, say } from '../text/phrase.js';
import { difference, type Difference } from './difference.js';
import { MANIFEST_FILE } from './report-files.js';
import { contextManifestShape, type ReadManifest } from './schemas/context-manifest.js';
import type { TrustReport } from './schemas/trust-report.js';

/*
 * Is a manifest the one that a report names? Its digest is worked out again, its rows are compared with the entries of
 * the report, and all else in it is made again of its rows.
 */

/** The manifest is the one that the report names, under the same policy and of the same entries. */
export function manifestDifferences(report: TrustReport, bytes: Uint8Array | null): Difference[] {
  if (bytes === null) return [];
  const json = readStrictJson(Buffer.from(bytes).toString('utf8'));
  const shaped = contextManifestShape.safeParse(json.kind === 'value' ? json.value : null);
  if (json.kind !== 'value' || !shaped.success)
    return [difference(MANIFEST_FILE, plain('is not a context manifest'))];
  const own = digestWithoutTime(z.record(z.string(), z.unknown()).parse(json.value));
  return [
    ...(own === report.manifest.sha256
      ? []
      : [
          difference(
            MANIFEST_FILE,
            plain('is not the manifest that the report names'),
            report.manifest.sha256,
            own,
          ),
        ]),
    ...policyDifference(report, shaped.data),
    ...rowDifferences(report, shaped.data),
    ...listDifferences(report, shaped.data),
  ];
}

function policyDifference(
  { subject: { policy_digest: policy } }: TrustReport,
  { policy_hash: own }: ReadManifest,
): Difference[] {
  return own === policy
    ? []
    : [difference(MANIFEST_FILE, plain('is of another policy than the report'), policy, own)];
}

/** Each row says of its entry what the report says, and gives the text of what is trusted alone. */
function rowDifferences(report: TrustReport, { entries: rows }: ReadManifest): Difference[] {
  const entries = new Map(report.entries.map((entry) => [entry.id, entry]));
  if (rows.length !== entries.size || rows.some(({ source_id: id }) => !entries.has(id)))
    return [difference(MANIFEST_FILE, plain('has other entries than the report'))];
  return rows.flatMap((row) => {
    const entry = entries.get(row.source_id);
    const isSame =
      entry !== undefined &&
      row.selected === row.trusted_baseline &&
      row.included_in_context === row.trusted_baseline &&
      canonicalDigest([
        row.source_class,
        row.status,
        row.trust_level,
        row.trusted_baseline,
        row.reasons,
        row.source_path_redacted,
      ]) ===
        canonicalDigest([
          entry.source_class,
          entry.status,
          entry.trust_level,
          entry.trusted_baseline,
          entry.reasons,
          entry.path,
        ]);
    return isSame
      ? []
      : [
          difference(
            row.source_id,
            plain('is judged otherwise in the manifest than in the report'),
          ),
        ];
  });
}

/** Which memory is selected and which is not: all of it follows from the rows. */
function listDifferences({ subject }: TrustReport, manifest: ReadManifest): Difference[] {
  const remade = manifestOf(manifest.entries, '', {
    ownerKind: 'check',
    ownerId: subject.head_sha ?? 'working-tree',
    policyDigest: manifest.policy_hash,
    generatedAt: subject.evaluated_at,
  });
  const read = new Map(Object.entries(manifest));
  return Object.entries(remade).flatMap(([key, value]) =>
    canonicalDigest([read.get(key)]) === canonicalDigest([value])
      ? []
      : [difference(MANIFEST_FILE, say`has another value of ${key} than follows from its report`)],
  );
}
