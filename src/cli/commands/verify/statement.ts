import { provenVerdict, verdictOf } from '../../../gate/verdict.js';
import { type Phrase, plain, say } from '../../../text/phrase.js';
import { state } from '../../../trust/labels.js';
import { difference, type Difference } from '../../../report/status-text.js';
import { countEntries } from '../../../report/words.js';
import { COMMIT_SUBJECT, MANIFEST_FILE, REPORT_FILE } from '../../../report/run-files.js';
import type { TrustReport } from '../../../report/schemas/trust-report.js';
import { z } from 'zod';
import { readStrictJson } from '../../../languages/data/json.js';
import { hexDigest, sha256 } from '../../../tree/digest.js';
import { renderJson } from '../../../report/json.js';
import {
  type TrustStatement,
  trustStatementShape,
} from '../../../report/schemas/trust-statement.js';
import { digestWithoutTime, manifestOf } from '../../../trust/manifest.js';
import { canonicalDigest } from '../../../languages/data/canonical.js';
import { contextManifestShape, type ReadManifest } from '../../../context/build/manifest-schema.js';

/* What in a report, its manifest and its statement contradicts itself or the other files. */

/** Contradictions within a report. */
function reportDifferences(report: TrustReport): Difference[] {
  return [
    ...countDifferences(report),
    ...verdictDifference(report),
    ...baselineDifferences(report),
  ];
}

function baselineDifferences({ entries }: TrustReport): Difference[] {
  return entries.flatMap(
    ({ id, status, source_class, trust_level, trusted_baseline: isTrusted }) => {
      if (state(status, source_class, trust_level).trustedBaseline === isTrusted) return [];
      const what = isTrusted
        ? plain('counts as trusted and has another status')
        : plain('does not count as trusted in spite of its status');
      return [difference(id, what, null, { status, reason: null })];
    },
  );
}

function countDifferences({ counts, entries }: TrustReport): Difference[] {
  const own = countEntries(entries);
  return JSON.stringify(own) === JSON.stringify(counts)
    ? []
    : [
        difference(
          REPORT_FILE,
          plain('counts other entries than it lists'),
          JSON.stringify(counts),
          JSON.stringify(own),
        ),
      ];
}

/** The report does not say whether it is about a change, so the milder rule applies. */
function verdictDifference({ verdict, findings, fixtures }: TrustReport): Difference[] {
  const least = provenVerdict(
    verdictOf(
      findings.map((finding) => ({ ...finding, accepted: finding.accepted ?? null })),
      'change',
    ),
    fixtures.cases,
  );
  return verdict === 'pass' && least !== 'pass'
    ? [difference(REPORT_FILE, plain('passes in spite of what it found'), verdict, least)]
    : [];
}

export interface ReadStatement {
  readonly text: string;
  readonly statement: TrustStatement;
  /** With all its keys, also those of later versions. */
  readonly predicate: unknown;
  readonly value: unknown;
}

/** The file of this name beside the statement. */
export type FoundFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** A link, a folder, or too large. */
  | { readonly kind: 'unread'; readonly why: Phrase };

export function readTrustStatement(
  text: string,
): { readonly kind: 'read'; readonly read: ReadStatement } | Refusal {
  const json = readStrictJson(text);
  if (json.kind === 'refused') return json;
  const shaped = trustStatementShape.safeParse(json.value);
  if (!shaped.success) return { kind: 'refused', why: whyNot(json.value, shaped.error) };
  const names = shaped.data.subject.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return { kind: 'refused', why: say`it lists ${twice} twice` };
  const { predicate } = z.looseObject({ predicate: z.unknown() }).parse(json.value);
  return { kind: 'read', read: { text, statement: shaped.data, predicate, value: json.value } };
}

export interface Refusal {
  readonly kind: 'refused';
  readonly why: Phrase;
}

/** A signed bundle has its statement inside, and needs a check of its signature. */
function whyNot(value: unknown, { issues: [issue] }: z.ZodError): Phrase {
  if (z.looseObject({ dsseEnvelope: z.unknown() }).safeParse(value).success)
    return plain('it is a signed bundle; check it with `gh attestation verify`');
  const place = issue?.path.map(String).join('.') ?? '';
  return place === '' ? plain('it is not such a statement') : say`its key ${place} is not valid`;
}

/** @param found the file of each listed name. @param beside names of other files there. */
export function compareFiles(
  read: ReadStatement,
  found: ReadonlyMap<string, FoundFile>,
  { name, beside }: { readonly name: string; readonly beside: readonly string[] },
): Difference[] {
  const listed = read.statement.subject.flatMap(({ name: file, digest }) =>
    'sha256' in digest ? [{ file, expected: digest.sha256 }] : [],
  );
  const changed = listed.flatMap(({ file, expected }) =>
    fileDifference(file, expected, found.get(file)),
  );
  const isSound = (file: string): boolean => !changed.some(({ where }) => where === file);
  return [
    ...(renderJson(read.value) === read.text
      ? []
      : [
          difference(
            name,
            plain('was edited: it is not written as memtrust writes it'),
            sha256(renderJson(read.value)),
            sha256(read.text),
          ),
        ]),
    ...[REPORT_FILE, MANIFEST_FILE]
      .filter((file) => !listed.some((one) => one.file === file))
      .map((file) => difference(file, plain('is not in the list of the statement'))),
    ...changed,
    ...beside.map((file) => difference(file, plain('is not in the list of the statement'))),
    ...commitDifference(read.statement, name),
    ...reportDifferences(read.statement.predicate),
    ...(isSound(REPORT_FILE) ? predicateDifference(read, bytesOf(found.get(REPORT_FILE))) : []),
    ...(isSound(MANIFEST_FILE)
      ? manifestDifferences(read.statement.predicate, bytesOf(found.get(MANIFEST_FILE)))
      : []),
  ];
}

function fileDifference(
  file: string,
  expected: string,
  found: FoundFile | undefined,
): readonly Difference[] {
  const digest = `sha256:${expected}`;
  if (found === undefined) return [difference(file, plain('is missing'), digest)];
  if (found.kind === 'unread') return [difference(file, found.why, digest)];
  const own = hexDigest(found.bytes);
  return own === expected
    ? []
    : [difference(file, plain('is not the file that was written'), digest, `sha256:${own}`)];
}

/** The listed commit must be that of the report. */
function commitDifference({ subject, predicate }: TrustStatement, name: string): Difference[] {
  const listed = subject.find((one) => 'gitCommit' in one.digest)?.digest;
  const commit = listed !== undefined && 'gitCommit' in listed ? listed.gitCommit : null;
  const expected = predicate.subject.head_sha;
  return commit === expected
    ? []
    : [
        difference(
          name,
          plain(`lists another ${COMMIT_SUBJECT} than its report`),
          expected,
          commit,
        ),
      ];
}

function predicateDifference({ predicate }: ReadStatement, bytes: Uint8Array | null): Difference[] {
  const expected = sha256(renderJson(predicate));
  if (bytes === null || sha256(bytes) === expected) return [];
  return [
    difference(
      REPORT_FILE,
      plain('is not the report that the statement holds as its predicate'),
      expected,
      sha256(bytes),
    ),
  ];
}

function bytesOf(found: FoundFile | undefined): Uint8Array | null {
  return found?.kind === 'bytes' ? found.bytes : null;
}

/** The manifest must have the report's digest, policy and entries. */
function manifestDifferences(report: TrustReport, bytes: Uint8Array | null): Difference[] {
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

/** Each row must agree with the report, and only trusted entries may have text. */
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

/** The lists of selected memory must follow from the rows. */
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
