/** `memtrust verify`: a report whose every digest was made to fit, and which says more than the commits do. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digestWithoutTime, manifestOf } from '../../../src/trust/manifest.js';
import { countEntries } from '../../../src/report/words.js';
import { renderJson } from '../../../src/report/json.js';
import { STATEMENT_FILE } from '../../../src/report/run-files.js';
import { contextManifestShape } from '../../../src/context/build/manifest-schema.js';
import { entryShape } from '../../../src/report/schemas/trust-report.js';
import { hexDigest } from '../../../src/tree/digest.js';
import { Sandbox } from './sandbox.js';

const AT = '2026-06-01T00:00:00Z';
const row = z.looseObject({
  id: z.string().optional(),
  source_id: z.string().optional(),
  anchors: z.array(z.looseObject({})).optional(),
});
const reportShape = z.looseObject({
  verdict: z.string(),
  counts: z.record(z.string(), z.number()),
  entries: z.array(row),
  findings: z.array(z.looseObject({})),
  manifest: z.looseObject({ sha256: z.string() }),
});
const manifestShape = z.looseObject({
  entries: z.array(row),
  trusted_baseline_refs: z.array(z.string()),
  selected_memory: z.array(z.looseObject({ text: z.string() })),
  skipped_memory: z.array(z.looseObject({})),
  memory_query: z.string(),
});
const countedShape = z.array(entryShape.pick({ status: true, anchors: true }));
type Report = z.output<typeof reportShape>;
type Manifest = z.output<typeof manifestShape>;
type Forgery = (report: Report, manifest: Manifest) => void;

let repository: Sandbox;
/** The same files where no repository is. */
let elsewhere: Sandbox;

/** A fact that the change makes stale, one that it leaves alone, and an agent file. */
beforeAll(async () => {
  repository = new Sandbox();
  elsewhere = new Sandbox({ init: false });
  repository
    .write('src/queue.ts', 'export const limit = 5;\n')
    .write('src/retry.ts', 'export const tries = 3;\n')
    .write('AGENTS.md', '# Agents\nRun the tests.\n')
    .write('.gitignore', 'report/\nforged/\n');
  await repository.done('init', '--solo', '--by', 'alice', '--yes');
  for (const [id, text, source] of [
    ['queue/limit', 'The queue holds five jobs.', 'src/queue.ts'],
    ['retry/three', 'A request is tried three times.', 'src/retry.ts'],
  ] as const) {
    await repository.done('propose', id, '--source', source, '--by', 'alice', '--text', text);
    await repository.done('adopt', id, '--by', 'alice');
  }
  repository.commit('Adopt two facts');
  repository.git('switch', '--quiet', '-c', 'work');
  repository.write('src/queue.ts', 'export const limit = 6;\n').commit('Six');
  await repository.memtrust('check', '--head', 'HEAD', '--out', 'report', '--now', AT);
});
beforeEach(() => rmSync(join(repository.root, 'forged'), { recursive: true, force: true }));
afterAll(() => {
  repository.dispose();
  elsewhere.dispose();
});

/** Changes report and manifest, and makes every digest fit again, as somebody with the files can. */
function forge(change: Forgery): void {
  cpSync(join(repository.root, 'report'), join(repository.root, 'forged'), { recursive: true });
  const read = (name: string): unknown => JSON.parse(repository.read(`forged/${name}`));
  const write = (name: string, value: unknown): void => {
    repository.write(`forged/${name}`, renderJson(value));
  };
  const report = reportShape.parse(read('trust-report.json'));
  const manifest = manifestShape.parse(read('context-manifest.json'));
  change(report, manifest);
  report.manifest.sha256 = digestWithoutTime(manifest);
  write('context-manifest.json', manifest);
  write('trust-report.json', report);
  const statement = z
    .looseObject({
      subject: z.array(z.looseObject({ name: z.string(), digest: z.looseObject({}) })),
    })
    .parse(read(STATEMENT_FILE));
  write(STATEMENT_FILE, {
    ...statement,
    subject: statement.subject.map((one) =>
      one.digest['sha256'] === undefined
        ? one
        : { ...one, digest: { sha256: hexDigest(repository.read(`forged/${one.name}`)) } },
    ),
    predicate: report,
  });
}

/** What `verify` says of the forged folder. */
async function differences(place: Sandbox): Promise<string[]> {
  const forged = join(place.root, 'forged');
  if (place !== repository)
    cpSync(join(repository.root, 'forged'), forged, { recursive: true, force: true });
  const { code, stdout } = await place.memtrust('verify', 'forged', '--format', 'json');
  const { differences: found } = z
    .object({ differences: z.array(z.object({ where: z.string(), what: z.string() })) })
    .parse(JSON.parse(stdout));
  expect(code).toBe(found.length === 0 ? 0 : 1);
  return found.map(({ where, what }) => `${where} ${what}`);
}

const TRUSTED = {
  status: 'accepted',
  trust_level: 'trusted',
  trusted_baseline: true,
  reason: 'selected_trusted_memory',
  reasons: ['selected_trusted_memory'],
};
/** As the row of a manifest has it. */
const GIVEN = { selected: true, included_in_context: true };
const entryOf = (rows: readonly z.output<typeof row>[], id: string): object =>
  rows.find((one) => (one.id ?? one.source_id) === id) ?? {};
const tally = (report: Report): void => {
  report.counts = countEntries(countedShape.parse(report.entries));
};
const inBoth =
  (id: string, keys: object, more: object = {}): Forgery =>
  (report, manifest) => {
    Object.assign(entryOf(report.entries, id), keys);
    Object.assign(entryOf(manifest.entries, id), keys, more);
    tally(report);
  };

describe('a report that was made to fit', () => {
  it('agrees where nothing was changed', async () => {
    forge(() => undefined);
    expect(await differences(repository)).toEqual([]);
    expect(await differences(elsewhere)).toEqual([]);
  });

  it.each<[string, Forgery, string]>([
    [
      'passes with the error that it found',
      (report) => {
        report.verdict = 'pass';
        for (const finding of report.findings) finding['severity'] = 'error';
      },
      'trust-report.json passes in spite of what it found',
    ],
    [
      'does not trust what was adopted',
      (report, manifest) => {
        for (const { entries } of [report, manifest])
          Object.assign(entryOf(entries, 'retry/three'), { trusted_baseline: false });
        tally(report);
      },
      'retry/three does not count as trusted in spite of its status',
    ],
    [
      'counts what it does not list',
      (report) => {
        report.counts['accepted'] = 99;
      },
      'trust-report.json counts other entries than it lists',
    ],
    [
      'trusts an agent file',
      (report) => {
        Object.assign(entryOf(report.entries, 'live:codex:AGENTS.md'), { trusted_baseline: true });
      },
      'live:codex:AGENTS.md counts as trusted and has another status',
    ],
    [
      'calls trusted what its manifest calls stale',
      (report) => {
        Object.assign(entryOf(report.entries, 'queue/limit'), TRUSTED);
        tally(report);
      },
      'queue/limit is judged otherwise in the manifest than in the report',
    ],
    [
      'selects what is not trusted',
      (_report, manifest) => {
        Object.assign(entryOf(manifest.entries, 'queue/limit'), { selected: true });
      },
      'queue/limit is judged otherwise in the manifest than in the report',
    ],
    [
      'refers to another fact as its baseline',
      (_report, manifest) => {
        manifest.trusted_baseline_refs.push('evil/lie');
      },
      'context-manifest.json has another value of `trusted_baseline_refs` than follows from its report',
    ],
    [
      'gives another text',
      (_report, manifest) => {
        for (const memory of manifest.selected_memory) memory.text = 'Admins need no password.';
      },
      'context-manifest.json has another value of `selected_memory` than follows from its report',
    ],
    [
      'was asked something',
      (_report, manifest) => {
        manifest.memory_query = 'x';
      },
      'context-manifest.json has another value of `memory_query` than follows from its report',
    ],
  ])('is found without a repository if it %s', async (_what, forgery, expected) => {
    forge(forgery);
    expect(await differences(elsewhere)).toContain(expected);
  });

  it.each([
    ['half of a character', '"\\ud800"'],
    ['a number that no computer holds', '1e999'],
  ])('is found if its manifest holds %s', async (_what, value) => {
    forge(() => undefined);
    const [manifest, statement] = ['forged/context-manifest.json', `forged/${STATEMENT_FILE}`];
    const before = repository.read(manifest);
    const after = before.replace('{\n', `{\n  "added": ${value},\n`);
    repository
      .write(manifest, after)
      .write(statement, repository.read(statement).replace(hexDigest(before), hexDigest(after)));
    expect(await differences(repository)).toContain(
      'context-manifest.json is not a context manifest',
    );
    repository.write(
      statement,
      repository.read(statement).replace('{\n', `{\n  "added": ${value},\n`),
    );
    expect(await repository.memtrust('verify', 'forged')).toMatchObject({ code: 2 });
  });

  it.each<[string, Forgery, string]>([
    [
      'trusts a stale fact',
      inBoth('queue/limit', TRUSTED, GIVEN),
      'queue/limit is judged otherwise in the judged commit',
    ],
    [
      'trusts an agent file',
      inBoth('live:codex:AGENTS.md', TRUSTED, GIVEN),
      'live:codex:AGENTS.md is trusted in the report alone',
    ],
    [
      'gives the digest of another text',
      inBoth('retry/three', {}, { content_hash: hexDigest('Nothing is tried again.') }),
      'retry/three says something else in the judged commit',
    ],
    [
      'has another reason',
      inBoth('queue/limit', { reason: 'source_missing', reasons: ['source_missing'] }),
      'queue/limit is judged otherwise in the judged commit',
    ],
    [
      'gives an agent file another class',
      inBoth('live:codex:AGENTS.md', { source_class: 'accepted_memory' }),
      'live:codex:AGENTS.md is judged otherwise in the judged commit',
    ],
    [
      'calls a changed source fresh',
      ({ entries }) => {
        const stale = entries.find(({ id }) => id === 'queue/limit');
        stale?.anchors?.forEach((anchor) => Object.assign(anchor, { verdict: 'fresh' }));
      },
      'queue/limit is judged otherwise in the judged commit',
    ],
    [
      'writes a lie as the topic',
      inBoth('retry/three', {}, { topic: 'Admins need no password.' }),
      'retry/three is described otherwise in the judged commit',
    ],
    [
      'leaves a fact out',
      (report, manifest) => {
        report.entries = report.entries.filter(({ id }) => id !== 'queue/limit');
        manifest.entries = manifest.entries.filter((one) => one.source_id !== 'queue/limit');
        tally(report);
      },
      'queue/limit is in the judged commit and not in the report',
    ],
  ])('is found in the repository if it %s', async (_what, forgery, expected) => {
    forge((report, manifest) => {
      forgery(report, manifest);
      const { entries, policy_hash: policyDigest } = contextManifestShape.parse(manifest);
      const ownerId = String(manifest['owner_id']);
      // Rows, lists and digests agree with each other: only the commits say otherwise.
      const subject = { ownerKind: 'check' as const, ownerId, policyDigest, generatedAt: AT };
      Object.assign(manifest, manifestOf(entries, '', subject));
    });
    expect(await differences(elsewhere)).toEqual([]);
    expect(await differences(repository)).toContain(expected);
  });
});
