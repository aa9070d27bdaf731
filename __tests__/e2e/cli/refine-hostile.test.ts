/**
 * Staged notes are written by strangers: nothing of them breaks a run, floods it, or makes it write
 * where it should not.
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { checkAnchors } from '../../../src/anchors/check.js';
import { readMemory } from '../../../src/memory/store.js';
import { refine, type Refinement } from '../../../src/lifecycle/refine.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';
import type { Provenance, Witness } from '../../../src/tree/provenance.js';
import { NOW, store } from '../../store.js';
import { Refinery } from './refinery.js';

const STATEMENT = 'Time zones are converted at the edge of the system and never inside.';

let repository: Refinery;

afterEach(() => repository.dispose());

describe('a staging that somebody wants to break', () => {
  it('of thousands of equal notes becomes nothing more than one of them would', async () => {
    repository = new Refinery('ai-kb');
    const names = Array.from(
      { length: 3_000 },
      (_, index) => `new-pattern-${String(index).padStart(4, '0')}`,
    );
    repository.stage(Object.fromEntries(names.map((name) => [name, STATEMENT]))).commit('flood');
    const { items, edits, incomplete } = await repository.refine('--apply');
    expect(items).toHaveLength(3_000);
    expect(
      items.every(
        ({ outcome, seen, why }) =>
          outcome === 'observed' && seen === 1 && why.includes('with 2999 notes that say the same'),
      ),
    ).toBe(true);
    expect([edits, incomplete]).toEqual([[], []]);
    // The last ones were seen elsewhere: that counts, however many copies come before them.
    repository.remove(repository.staged('new-pattern-2998')).commit();
    repository.stage({ 'new-pattern-2998': STATEMENT }).commit();
    repository.remove(repository.staged('new-pattern-2999')).commit();
    repository.stage({ 'new-pattern-2999': STATEMENT }).commit();
    expect((await repository.refine()).items.map(({ outcome }) => outcome)).toEqual([
      'eligible',
      ...Array.from({ length: 2_999 }, () => 'duplicate'),
    ]);
    // Once it is known they all go, and each leaves its line.
    repository.write('.ai-kb/atoms/time/zones.md', `${STATEMENT}\n`);
    const { items: known } = await repository.refine('--apply');
    expect(
      known.every(
        ({ outcome, of }) => outcome === 'duplicate' && of === '.ai-kb/atoms/time/zones.md',
      ),
    ).toBe(true);
    expect(Object.keys(repository.tombstones())).toHaveLength(3_000);
    expect((await repository.refine()).items).toEqual([]);
  });

  it('gets at most a hundred proposals a run, and the rest in the next one', async () => {
    repository = new Refinery('memtrust');
    const commits = [1, 2, 3].map((one) => repository.write('x', String(one)).commit());
    const front = `---\nobserved: ${JSON.stringify(commits.map((commit) => ({ commit })))}\n---\n`;
    const word = (number: number): string =>
      [...String(10_000 + number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    repository.stage(
      Object.fromEntries(
        Array.from({ length: 103 }, (_, index) => [
          `new-pattern-${index}`,
          `${front}${Array.from({ length: 8 }, (_unused, at) => word(index * 8 + at)).join(' ')} is always so.\n`,
        ]),
      ),
    );
    const counts: number[] = [];
    for (let run = 1; run <= 3; run += 1)
      counts.push(
        (await repository.refine('--apply')).items.filter(({ outcome }) => outcome === 'eligible')
          .length,
      );
    expect(counts).toEqual([100, 3, 0]);
  });

  it('names no file in a way that could be taken for something else', async () => {
    repository = new Refinery('memtrust', { 'logs/format': STATEMENT });
    const odd = [
      'new-pattern-a\n::warning::x',
      'new-pattern-\u001b[31m',
      'new-pattern-`|<b>@acme #1',
      'new-pattern-\u202egnp',
      'new-pattern---\nfacts: x',
      'correction-..',
      `new-pattern-${'x'.repeat(200)}`,
    ];
    repository.stage(Object.fromEntries(odd.map((name) => [name, STATEMENT])));
    repository
      .stage({
        'correction-\nlogs': `---\ncorrects: logs/format\n---\n${STATEMENT.replace('and never inside', 'and also inside of it')}`,
      })
      .commit('odd names');
    const shown = await repository.run();
    const { items, report, edits } = await repository.refine('--apply');
    expect(items.map(({ outcome }) => outcome).toSorted()).toEqual([
      'corrects',
      ...Array.from({ length: 7 }, () => 'duplicate'),
    ]);
    const printed = `${shown.stdout}${shown.stderr}${JSON.stringify(items)}${repository.files()[report ?? ''] ?? ''}`;
    // eslint-disable-next-line no-control-regex
    expect(printed).not.toMatch(/^\s*::|[\u0000-\u0009\u000b-\u001f\u202e]|^facts: x/m);
    for (const { path } of edits.filter(({ does }) => does === 'write'))
      expect(path).toMatch(
        /^\.memtrust\/(?:facts\/[a-z0-9/-]+\.md|ledger\/[a-z0-9/-]+\.jsonl|tombstones\.jsonl|workspace\/reports\/staging-2026-06-01-refine\.md)$/,
      );
    expect(Object.keys(repository.tombstones())).toHaveLength(8);
    for (const line of (repository.files()['.memtrust/tombstones.jsonl'] ?? '').trim().split('\n'))
      expect(Object.keys(JSON.parse(line))).toEqual(
        expect.arrayContaining(['v', 'path', 'why', 'at', 'by']),
      );
    expect((await repository.refine('--apply')).edits).toEqual([]);
  });

  it('follows no link, and writes through none', async () => {
    repository = new Refinery('memtrust', { 'logs/format': STATEMENT });
    repository.write('outside.md', STATEMENT);
    repository.link(repository.staged('new-pattern-link'), '../../../outside.md');
    repository.link(repository.staged('new-pattern-nowhere'), '/etc/hostname').commit('links');
    expect(await repository.refine('--apply')).toMatchObject({ items: [], edits: [] });
    expect(
      lstatSync(join(repository.root, repository.staged('new-pattern-link'))).isSymbolicLink(),
    ).toBe(true);
    repository
      .stage({ 'new-pattern-copy': STATEMENT })
      .write('elsewhere.jsonl', '')
      .link('.memtrust/tombstones.jsonl', '../elsewhere.jsonl');
    expect(await repository.run('--apply')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('symbolic link'),
    });
    expect([
      repository.files()['elsewhere.jsonl'],
      repository.files()[repository.staged('new-pattern-copy')],
    ]).toEqual(['', STATEMENT]);
  });

  it('is not touched while nobody knows what the policy keeps out', async () => {
    repository = new Refinery('memtrust', { 'logs/format': STATEMENT });
    repository.stage({ 'new-pattern-copy': STATEMENT }).commit();
    repository.write('.memtrust/policy.yml', 'version: [\n');
    for (const broken of ['on disk', 'at the base']) {
      expect([broken, await repository.run('--apply')]).toMatchObject([
        broken,
        { code: 2, stdout: '', stderr: expect.stringContaining('.memtrust/policy.yml') },
      ]);
      repository.commit('broken');
      repository.write('.memtrust/policy.yml', 'version: 1\n');
    }
    expect(repository.files()[repository.staged('new-pattern-copy')]).toBe(STATEMENT);
  });

  it('keeps aside what cannot be read as a note, and reads what is only large', async () => {
    repository = new Refinery('memtrust');
    const kept = {
      'new-pattern-bomb': `---\na: &a [x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map(
          (letter, index) =>
            `${letter}: &${letter} [${Array.from({ length: 8 }, () => `*${'abcdefgh'[index]}`).join(',')}]\n`,
        )
        .join('')}---\n${STATEMENT}\n`,
      'new-pattern-proto': `---\n__proto__: {corrects: x}\n---\n${STATEMENT}\n`,
      'new-pattern-long-front': `---\n${Array.from({ length: 3_000 }, (_, index) => `key${index}: x\n`).join('')}---\n${STATEMENT}\n`,
      'new-pattern-many': `---\nobserved: [${Array.from({ length: 1_200 }, () => '{pull: 1}').join(', ')}]\n---\n${STATEMENT}\n`,
      'new-pattern-open': '---\nobserved:\n',
      'new-pattern-bytes': Buffer.from([0x2d, 0xff, 0xfe, 0x41]),
      'new-pattern-empty': '',
    };
    repository.stage({
      ...kept,
      'new-pattern-large': `${'Words of all kinds, again and again. '.repeat(26_000)}\n`,
      'new-pattern-line': 'a'.repeat(900_000),
      'new-pattern-larger': 'x'.repeat(1_100_000),
    });
    const outcomes = await repository.outcomes('--apply');
    for (const name of Object.keys(kept))
      expect([name, outcomes[name]?.why]).toEqual([name, 'its format is broken']);
    expect([
      outcomes['new-pattern-large']?.outcome,
      outcomes['new-pattern-line']?.outcome,
      outcomes['new-pattern-larger']?.why,
    ]).toEqual(['observed', 'observed', 'its format is broken']);
  });
});

describe('refining twice', () => {
  const COMMITS = Array.from({ length: 4 }, (_, index): Witness => ({
    commit: String(index + 1).repeat(40),
    author: 'Ada',
    pull: index === 3 ? null : index + 11,
  }));
  const provenance: Provenance = {
    commits: new Map(COMMITS.map((witness) => [witness.commit, witness])),
    introduced: new Map(),
    incomplete: [],
  };
  const known = store()
    .policy({
      version: 1,
      adoption: { approvals: 0 },
      stores: [{ layout: 'memtrust' }, { layout: 'ai-kb' }],
    })
    .file('src/zones.ts', 'export function zoneOf(): string {\n  return "UTC";\n}\n')
    .file(
      '.ai-kb/atoms/time/format.md',
      'Timestamps are always written with their offset from the first day on.\n',
    )
    .fact('time/zones', { body: STATEMENT })
    .adopted()
    .fact('time/drafts', {
      body: 'Drafts of the calendar are always kept for thirty days by the server.',
      status: 'candidate',
    })
    .fact('time/refused', {
      body: 'Clocks are always set by hand in every branch office.',
      status: 'rejected',
    });

  const texts = fc
    .tuple(
      fc.constantFrom(
        STATEMENT,
        'Timestamps are always written with their offset from the first day on.',
        'Drafts of the calendar are always kept for thirty days by the server.',
        'Clocks are always set by hand in every branch office.',
        'Leap seconds are always smeared over the whole day by the provider.',
        'In `src/zones.ts` the function `zoneOf` answers in capitals.',
        'In GONE.C line 3 the sign is dropped.',
      ),
      fc.constantFrom(
        (text: string) => text,
        (text: string) =>
          text
            .replace('are always', 'are no longer always')
            .replace('are converted', 'are not converted'),
        (text: string) => `${text} The team of the platform saw to it in the spring of that year.`,
        (text: string) => text.replace('the', 'our'),
      ),
    )
    .map(([text, edit]) => edit(text));
  const fronts = fc.constantFrom(
    '',
    'corrects: time/zones\n',
    'corrects: patterns/a\n',
    'corrects: nothing\n',
    'status: rejected\n',
  );
  const sightings = fc.subarray(COMMITS.map(({ commit }) => ({ commit })));
  const names = fc.constantFrom(
    'new-pattern-a',
    'new-pattern-b',
    'new-pattern-c',
    'new-trap-a',
    'new-trap-zones',
    'correction-zones',
    'correction-zones-2',
    'correction-format',
    'correction-a',
    'correction-drafts',
    'failed-skill-x',
  );
  const stagings = fc.dictionary(
    names,
    fc.record({
      text: texts,
      front: fronts,
      seen: sightings,
      folder: fc.constantFrom('.memtrust', '.ai-kb'),
    }),
    { minKeys: 1, maxKeys: 6 },
  );

  async function refined(
    base: Readonly<Record<string, string | Uint8Array>>,
    files: Readonly<Record<string, string | Uint8Array>>,
  ): Promise<{
    readonly result: Refinement;
    readonly files: Readonly<Record<string, string | Uint8Array>>;
  }> {
    const [settled, tree] = [new VirtualTree(base), new VirtualTree(files)];
    const memory = await readMemory(tree);
    const result = await refine({
      head: { tree, memory },
      base: { tree: settled, memory: await readMemory(settled) },
      now: Date.parse(NOW),
      checks: await checkAnchors(tree, memory.facts),
      provenance,
      former: async () => [],
      textOf: async (path) => {
        const content = files[path];
        return typeof content === 'string' ? content : null;
      },
      isThere: (path) => path in files,
      reverifies: false,
      signature: { proposedBy: 'ada', at: NOW },
    });
    const after = new Map(Object.entries(files));
    for (const { path, content } of result.edits) {
      if (content === null) after.delete(path);
      else after.set(path, content);
    }
    return { result, files: Object.fromEntries(after) };
  }

  it('changes nothing, whatever is staged; a correction is never lost, nor anything that failed', async () => {
    repository = new Refinery('memtrust');
    const base: Record<string, string> = Object.fromEntries(
      Object.entries(known.files()).flatMap(([path, content]) =>
        typeof content === 'string' ? [[path, content]] : [],
      ),
    );
    await fc.assert(
      fc.asyncProperty(stagings, async (staged) => {
        const notes = Object.fromEntries(
          Object.entries(staged).map(([name, { text, front, seen, folder }]) => [
            `${folder}/workspace/staging/${name}.md`,
            `---\n${front}observed: ${JSON.stringify(seen)}\n---\n${text}\n`,
          ]),
        );
        const first = await refined(base, { ...base, ...notes });
        const second = await refined(base, first.files);
        expect(second.result.edits).toEqual([]);
        const [before, after] = [
          Object.entries({ ...base, ...notes }),
          Object.values(first.files).join('\n'),
        ];
        for (const [path, content] of before) {
          if (path in first.files) continue;
          const item = first.result.items.find((one) => one.path === path);
          expect(['duplicate', 'too_narrow', 'corrects', 'eligible']).toContain(item?.outcome.kind);
          expect(path).not.toContain('failed-skill');
          const [, said = ''] = content.split('\n---\n');
          if (
            item?.outcome.kind === 'duplicate'
              ? path.includes('/correction-') && item.outcome.shared.similarity === 1
              : item?.outcome.kind !== 'too_narrow'
          )
            expect(after).toContain(said.trim());
        }
        // Only what was seen often enough, or corrects what is adopted, asks for its adoption.
        for (const { outcome } of first.result.items)
          if (outcome.kind === 'eligible')
            expect(
              new Set(outcome.sightings.counted.map(({ witness }) => witness.commit)).size,
            ).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 100 },
    );
  });
});
