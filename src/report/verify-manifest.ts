import { z } from 'zod';
import { digestWithoutTime } from '../context/manifest.js';
import { readStrictJson } from '../languages/data/strict-json.js';
import { plain } from '../text/phrase.js';
import { difference, type Difference } from './difference.js';
import type { TrustReport } from './schemas/trust-report.js';
import { MANIFEST_FILE } from './report-files.js';

/*
 * Is a manifest the one that a report names? Its digest is worked out again, and policy and entries are compared.
 *
 * `verify-statement.ts` asks it of a file whose bytes are as listed, so a difference here means that both lists were
 * made to fit. Safe error: a difference. Words are free. `__tests__/report/statement.test.ts` fails when this is
 * wrong.
 */

const manifestShape = z.looseObject({
  policy_hash: z.string(),
  entries: z.array(z.looseObject({ source_id: z.string() })),
});

/** The manifest is the one that the report names, under the same policy and of the same entries. */
export function manifestDifferences(report: TrustReport, bytes: Uint8Array | null): Difference[] {
  if (bytes === null) return [];
  const json = readStrictJson(Buffer.from(bytes).toString('utf8'));
  const shaped = manifestShape.safeParse(json.kind === 'value' ? json.value : null);
  if (!shaped.success) return [difference(MANIFEST_FILE, plain('is not a context manifest'))];
  const manifest = shaped.data;
  const own = digestWithoutTime(manifest);
  const { policy_digest: policy } = report.subject;
  const isOfReport =
    listText(manifest.entries.map(({ source_id: id }) => id)) ===
    listText(report.entries.map(({ id }) => id));
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
    ...(manifest.policy_hash === policy
      ? []
      : [
          difference(
            MANIFEST_FILE,
            plain('is of another policy than the report'),
            policy,
            manifest.policy_hash,
          ),
        ]),
    ...(isOfReport ? [] : [difference(MANIFEST_FILE, plain('has other entries than the report'))]),
  ];
}

/** A list as one text, whatever its order. */
function listText(ids: readonly string[]): string {
  return JSON.stringify(ids.toSorted());
}
