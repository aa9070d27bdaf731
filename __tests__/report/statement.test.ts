import { beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { manifestDigest, manifestOf } from '../../src/trust/manifest.js';
import { renderComment } from '../../src/report/comment.js';
import { renderHtml } from '../../src/report/html.js';
import { renderJson } from '../../src/report/json.js';
import { TRUST_REPORT_PREDICATE } from '../../src/report/project.js';
import { LISTED_FILES, type ListedFile, STATEMENT_FILE } from '../../src/report/run-files.js';
import { renderSarif } from '../../src/report/sarif.js';
import { renderStatement } from '../../src/report/statement.js';
import { trustStatementShape } from '../../src/report/schemas/trust-statement.js';
import { trustReport } from '../../src/report/trust-report.js';
import {
  compareFiles,
  type FoundFile,
  readTrustStatement,
} from '../../src/cli/commands/verify/statement.js';
import { phraseText } from '../../src/text/phrase.js';
import { hexDigest } from '../../src/tree/digest.js';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { scenes } from './scenes.js';

const HEAD = 'c'.repeat(40);
const CHANGEABLE = ['trust-report.json', 'context-manifest.json', STATEMENT_FILE] as const;

/** A folder as `check --out` leaves it: texts by name. */
type Folder = ReadonlyMap<string, Uint8Array>;

function filesOf(evaluation: Evaluation): Record<ListedFile, string> {
  return {
    'trust-report.json': renderJson(
      trustReport(evaluation, { manifestPath: 'context-manifest.json' }),
    ),
    'context-manifest.json': renderJson(evaluation.manifest),
    'trust-report.sarif': renderSarif(evaluation),
    'trust-report.html': renderHtml(evaluation),
    'comment.md': renderComment(evaluation, { marker: '<!-- memtrust:report -->' }),
  };
}

function folderOf(evaluation: Evaluation): Folder {
  const files = filesOf(evaluation);
  const report = trustReport(evaluation, { manifestPath: 'context-manifest.json' });
  const all = { ...files, [STATEMENT_FILE]: renderStatement(report, files) };
  return new Map(Object.entries(all).map(([name, text]) => [name, Buffer.from(text)]));
}

/** What is said against a folder: of its files, or why its statement is refused. Empty where all agrees. */
function saidOf(folder: Folder): string[] {
  const statement = folder.get(STATEMENT_FILE);
  if (statement === undefined) return ['no statement'];
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(statement);
  } catch {
    return ['not UTF-8'];
  }
  const result = readTrustStatement(text);
  if (result.kind === 'refused') return [`refused: ${phraseText(result.why)}`];
  const listed = new Set<string>(result.read.statement.subject.map(({ name }) => name));
  const found = new Map(
    [...folder].map(([name, bytes]): [string, FoundFile] => [name, { kind: 'bytes', bytes }]),
  );
  const beside = [...folder.keys()].filter((name) => !listed.has(name) && name !== STATEMENT_FILE);
  return compareFiles(result.read, found, { name: STATEMENT_FILE, beside }).map(
    ({ where, what }) => `${where} ${phraseText(what)}`,
  );
}

const withFile = (folder: Folder, name: string, bytes: Uint8Array): Folder =>
  new Map([...folder, [name, bytes]]);
const without = (folder: Folder, name: string): Folder =>
  new Map([...folder].filter(([one]) => one !== name));

/** The same evaluation, of another head. */
function about(made: Evaluation, headSha: string | null): Evaluation {
  const manifest = manifestOf(made.manifest.entries, '', {
    ownerKind: 'check',
    ownerId: headSha ?? 'working-tree',
    policyDigest: made.subject.policyDigest,
    generatedAt: made.subject.evaluatedAt,
  });
  return {
    ...made,
    subject: { ...made.subject, headSha },
    manifest,
    manifestSha256: manifestDigest(manifest),
  };
}

let evaluation: Evaluation;
let folder: Folder;

beforeAll(async () => {
  const made = await scenes.silentPromotion();
  evaluation = about(made, HEAD);
  folder = folderOf(evaluation);
});

describe('a statement', () => {
  test('is an in-toto Statement v1 over every other file and the judged commit', () => {
    const statement = trustStatementShape.parse(
      JSON.parse(Buffer.from(folder.get(STATEMENT_FILE) ?? '').toString('utf8')),
    );
    expect(Object.keys(statement)).toEqual(['_type', 'subject', 'predicateType', 'predicate']);
    expect(statement.subject).toEqual([
      ...LISTED_FILES.map((name) => ({
        name,
        digest: { sha256: hexDigest(folder.get(name) ?? '') },
      })),
      { name: 'commit', digest: { gitCommit: HEAD } },
    ]);
    expect(renderJson(statement.predicate)).toBe(
      Buffer.from(folder.get('trust-report.json') ?? '').toString('utf8'),
    );
  });

  test('is the same twice, and has no commit where a working tree was judged', async () => {
    expect(folderOf(evaluation)).toEqual(folder);
    const tree = about(evaluation, null);
    expect(Buffer.from(folderOf(tree).get(STATEMENT_FILE) ?? '').toString('utf8')).not.toContain(
      'gitCommit',
    );
    expect(saidOf(folderOf(tree))).toEqual([]);
  });

  test('agrees with the files of every scene', async () => {
    for (const make of Object.values(scenes)) expect(saidOf(folderOf(await make()))).toEqual([]);
  });
});

describe('the type of the predicate', () => {
  const [, page = ''] = TRUST_REPORT_PREDICATE.split('/blob/main/');

  test('is a page that says what it is', () => {
    expect(readFileSync(page, 'utf8')).toContain(`Type URI: \`${TRUST_REPORT_PREDICATE}\``);
  });

  test('is what the guide has signed and asked for', () => {
    const guide = readFileSync('docs/workflow.md', 'utf8');
    expect(guide).toContain(`predicate-type: ${TRUST_REPORT_PREDICATE}\n`);
    expect(guide).toContain(`--predicate-type ${TRUST_REPORT_PREDICATE}\n`);
  });
});

describe('no single change passes', () => {
  const place = fc.record({
    name: fc.constantFrom(...CHANGEABLE),
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    by: fc.integer({ min: 1, max: 255 }),
  });

  test('a byte of report, manifest or list that is another one', () => {
    fc.assert(
      fc.property(place, ({ name, at, by }) => {
        const bytes = Buffer.from(folder.get(name) ?? '');
        const index = Math.floor(at * bytes.length);
        bytes[index] = (bytes[index] ?? 0) ^ by;
        expect(saidOf(withFile(folder, name, bytes))).not.toHaveLength(0);
      }),
      { numRuns: 3_000 },
    );
  });

  test('every byte of the list itself, before its predicate, by a look-alike', () => {
    const own = Buffer.from(folder.get(STATEMENT_FILE) ?? '');
    const end = own.indexOf('"predicate":');
    for (let index = 0; index < end + 12; index += 1)
      for (const other of [' ', '\t', '\n', '0', 'a', '"']) {
        const bytes = Buffer.from(own);
        bytes[index] = other.charCodeAt(0);
        if (bytes.equals(own)) continue;
        expect(saidOf(withFile(folder, STATEMENT_FILE, bytes))).not.toHaveLength(0);
      }
  });

  test('bytes more or less, at the end or anywhere', () => {
    fc.assert(
      fc.property(
        place,
        fc.boolean(),
        fc.oneof(
          fc.constantFrom('\n', ' ', '\r\n', '{}', '\uFEFF').map((text) => Buffer.from(text)),
          fc.uint8Array({ minLength: 1, maxLength: 4 }),
        ),
        fc.boolean(),
        ({ name, at }, isAtEnd, more, isLess) => {
          const bytes = Buffer.from(folder.get(name) ?? '');
          const index = isAtEnd
            ? bytes.length - (isLess ? more.length : 0)
            : Math.floor(at * bytes.length);
          const changed = isLess
            ? Buffer.concat([bytes.subarray(0, index), bytes.subarray(index + more.length)])
            : Buffer.concat([bytes.subarray(0, index), more, bytes.subarray(index)]);
          expect(saidOf(withFile(folder, name, changed))).not.toHaveLength(0);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each(LISTED_FILES)('%s taken away', (name) => {
    expect(saidOf(without(folder, name))).toEqual([`${name} is missing`]);
  });

  test('a file put beside', () => {
    expect(saidOf(withFile(folder, 'notes.md', Buffer.from('x')))).toEqual([
      'notes.md is not in the list of the statement',
    ]);
  });
});

/** As much of a statement as the stories below change. */
interface Loose {
  predicateType: string;
  subject: { name: string; digest: { sha256?: string; md5?: string } }[];
  predicate: { verdict: string; subject: { policy_digest: string }; entries: unknown[] };
  note?: string;
  dsseEnvelope?: object;
}

/** The folder with a statement that was made to fit: parsed, changed, and written as memtrust writes it. */
function rewritten(change: (statement: Loose) => void): Folder {
  const statement = JSON.parse(
    Buffer.from(folder.get(STATEMENT_FILE) ?? '').toString('utf8'),
  ) as Loose;
  change(statement);
  return withFile(folder, STATEMENT_FILE, Buffer.from(renderJson(statement)));
}

describe('a statement that was written by hand', () => {
  test.each([
    ['../../etc/passwd'],
    ['/etc/passwd'],
    ['.env'],
    ['a/../trust-report.json'],
    ['trust-report.html\0'],
    ['C:\\secrets'],
  ])('may not list %j', (name) => {
    expect(saidOf(rewritten(({ subject }) => Object.assign(subject[3] ?? {}, { name })))).toEqual([
      'refused: its key `subject.3` is not valid',
    ]);
  });

  test.each<[string, (statement: Loose) => void, string]>([
    [
      'lists a file twice',
      ({ subject }) => subject.push(...subject.slice(0, 1)),
      'refused: it lists `trust-report.json` twice',
    ],
    [
      'has a key more',
      (statement) => (statement.note = 'x'),
      'refused: it is not such a statement',
    ],
    [
      'names another algorithm',
      ({ subject }) => Object.assign(subject[0] ?? {}, { digest: { md5: 'a' } }),
      'refused: its key `subject.0` is not valid',
    ],
    [
      'names another predicate',
      (statement) => (statement.predicateType += '2'),
      'refused: its key `predicateType` is not valid',
    ],
    [
      'leaves the report out',
      ({ subject }) => subject.shift(),
      'trust-report.json is not in the list of the statement',
    ],
    [
      'leaves the commit out',
      ({ subject }) => subject.pop(),
      `${STATEMENT_FILE} lists another commit than its report`,
    ],
    [
      'has another report',
      ({ predicate }) => (predicate.verdict = 'pass'),
      'trust-report.json is not the report that the statement holds as its predicate',
    ],
    [
      'has a report of another policy',
      ({ predicate }) => (predicate.subject.policy_digest = `sha256:${'0'.repeat(64)}`),
      'context-manifest.json is of another policy than the report',
    ],
    [
      'has a report with an entry less',
      ({ predicate }) => predicate.entries.pop(),
      'context-manifest.json has other entries than the report',
    ],
    [
      'is a signed bundle',
      (statement) => (statement.dsseEnvelope = {}),
      'refused: it is a signed bundle; check it with `gh attestation verify`',
    ],
  ])('that %s is refused', (_what, change, said) => {
    expect(saidOf(rewritten(change))).toContain(said);
  });

  test('that fits its files still has to fit the manifest that the report names', () => {
    const manifest = JSON.parse(
      Buffer.from(folder.get('context-manifest.json') ?? '').toString('utf8'),
    ) as object;
    const text = renderJson({ ...manifest, memory_query: 'x' });
    const changed = rewritten(({ subject }) =>
      Object.assign(subject[1]?.digest ?? {}, { sha256: hexDigest(text) }),
    );
    expect(saidOf(withFile(changed, 'context-manifest.json', Buffer.from(text)))).toEqual([
      'context-manifest.json is not the manifest that the report names',
      'context-manifest.json has another value of `memory_query` than follows from its report',
    ]);
  });
});
