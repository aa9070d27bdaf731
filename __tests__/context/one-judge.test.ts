/**
 * Whoever asks is told the same of an entry: recall, context, review, session and the gate, by the
 * commands themselves on a real repository of each built-in fixture. Only what they write is
 * compared.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseContext } from './build/parse-context.js';
import type { AitFixture } from '../../src/fixtures/ait-format.js';
import { sceneOf } from '../../src/fixtures/ait-run.js';
import { ledgerPath } from '../../src/memory/layouts/memtrust.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { POLICY_PATH } from '../../src/memory/policy.js';
import { MEMORY_FILE_BYTES } from '../../src/tree/limits.js';
import { fromSource } from '../e2e/cli/in-process.js';
import { Sandbox } from '../e2e/cli/sandbox.js';
import { aitFixtures } from '../fixtures/running.js';
import { NOW } from '../store.js';

/** A fixture as a repository: all of it on the branch `change`, and on `main` what is settled. */
async function repositoryOf(fixture: AitFixture): Promise<Sandbox> {
  const { tree, policy, unsettled } = sceneOf(fixture, DEFAULT_POLICY);
  const repository = new Sandbox();
  // One of each other kind beside the facts of the fixture; where it allows some sources only, one
  // agent file is let in.
  const { allow, block } = policy.sources;
  repository
    .write(
      POLICY_PATH,
      JSON.stringify({
        ...policy,
        sources: { block, allow: allow.length === 0 ? [] : [...allow, 'live:codex:*'] },
      }),
    )
    .write('.gitignore', '/out/\n');
  repository
    .write('CLAUDE.md', 'Be kind.\n')
    .write('docs/AGENTS.md', 'Write short pages.\n')
    .write('.memtrust/attempts/a.json', '{"prompt": "tried"}\n')
    .write('.memtrust/reviews/b.json', '{"note": "looked"}\n');
  const late = new Set([...unsettled].map((id) => ledgerPath(id)));
  for (const [path, content] of await tree.read(tree.entries.keys(), MEMORY_FILE_BYTES))
    if (content.kind === 'bytes' && !late.has(path)) repository.write(path, content.bytes);
  repository.commit('what is settled');
  repository.git('switch', '--quiet', '--create', 'change');
  for (const [path, content] of await tree.read(late, MEMORY_FILE_BYTES))
    if (content.kind === 'bytes') repository.write(path, content.bytes);
  repository.commit('what nobody approved');
  return repository;
}

/** What a surface says of an entry, in its own words. */
const label = {
  source_class: z.string(),
  status: z.string(),
  trust_level: z.string(),
  trusted_baseline: z.boolean(),
};
const manifest = z.object({
  entries: z.array(z.object({ source_id: z.string(), reasons: z.array(z.string()), ...label })),
});
const answer = z.object({
  selected: z.array(z.object({ id: z.string(), ...label })),
  skipped: z.array(z.object({ id: z.string(), ...label })),
});

type Labels = Readonly<Record<string, unknown>>;

function labelsOf(
  rows: readonly {
    readonly id: string;
    readonly source_class: string;
    readonly status: string;
    readonly trust_level: string;
    readonly trusted_baseline: boolean;
  }[],
): Labels {
  return Object.fromEntries(
    rows.map(({ id, source_class, status, trust_level, trusted_baseline }) => [
      id,
      { source_class, status, trust_level, trusted_baseline },
    ]),
  );
}

function manifestOf(text: string): {
  readonly labels: Labels;
  readonly reasons: Readonly<Record<string, readonly string[]>>;
} {
  // Commits and what a review found have rows of their own, and no judge.
  const entries = manifest
    .parse(JSON.parse(text))
    .entries.filter(({ source_id }) => !/^(?:commit|light-review):/.test(source_id));
  return {
    labels: labelsOf(entries.map((row) => ({ ...row, id: row.source_id }))),
    reasons: Object.fromEntries(
      entries.map(({ source_id, reasons }) => [
        source_id,
        reasons.filter((reason) => !OF_A_CHOICE.has(reason)),
      ]),
    ),
  };
}

/** Reasons why something is or is not in a context; the others say how far to believe it. */
const OF_A_CHOICE = new Set([
  'selected_trusted_memory',
  'not_selected_trusted_fact',
  'not_selected',
  'over_budget',
]);

/** Where a reader of an answer or a context must find an entry whose text is given. */
function shelfFor(labels: unknown): string {
  const { trusted_baseline: isTrusted, trust_level: level } = z.object(label).parse(labels);
  if (isTrusted) return 'trusted';
  const shelves: Readonly<Record<string, string>> = {
    advisory: 'advisory',
    candidate: 'candidates',
    evidence: 'evidence',
  };
  return shelves[level] ?? 'excluded';
}

const CONTEXTS = [
  ['context', ['context', '--for', 'run', '--query', 'EVERYTHING', '--max-tokens', '200000']],
  ['review', ['review', '--max-tokens', '200000']],
  [
    'session',
    [
      'session',
      'brief',
      '--participant',
      'reader',
      '--query',
      'EVERYTHING',
      '--max-tokens',
      '200000',
    ],
  ],
] as const;

describe.each(aitFixtures.map((fixture) => [fixture.id, fixture] as const))(
  'of %s',
  (_id, fixture) => {
    let repository: Sandbox;
    let gate: ReturnType<typeof manifestOf>;
    let changed: ReturnType<typeof manifestOf>;
    /** Words of every entry, so that each is found that may be. */
    let everything: string;

    const done = async (...args: readonly string[]): Promise<string> => {
      const { code, stdout, stderr } = await fromSource(
        repository.root,
        ...args.map((arg) => (arg === 'EVERYTHING' ? everything : arg)),
        '--now',
        NOW,
      );
      if (code !== 0 && args[0] !== 'check')
        throw new Error(`${args.join(' ')}: ${code} ${stderr}`);
      return stdout;
    };

    beforeAll(async () => {
      repository = await repositoryOf(fixture);
      await done('check', '--base', 'main', '--head', 'main', '--out', 'out/base');
      await done('check', '--base', 'main', '--head', 'change', '--out', 'out/change');
      gate = manifestOf(repository.read('out/base/context-manifest.json'));
      changed = manifestOf(repository.read('out/change/context-manifest.json'));
      everything = Object.keys(gate.labels).join(' ');
    });

    afterAll(() => repository.dispose());

    it('the gate judges the change as it judges what is settled: nothing in it was adopted', () => {
      expect(changed.labels).toEqual(gate.labels);
      expect(Object.values(gate.labels).map(shelfFor)).toEqual(
        expect.arrayContaining(['advisory', 'evidence']),
      );
    });

    it('recall', async () => {
      const { selected, skipped } = answer.parse(
        JSON.parse(
          await done(
            'recall',
            'EVERYTHING',
            '--format',
            'json',
            '--limit',
            '1000',
            '--budget',
            '1000000',
          ),
        ),
      );
      const rows = [...selected, ...skipped]
        .map((row) => ({ ...row, id: row.id.replace(/#L\d+-L\d+$/, '') }))
        .filter(({ id }) => !id.startsWith('commit:'));
      expect(labelsOf(rows)).toEqual(gate.labels);
      // What is told is what may be believed or weighed, and nothing else.
      for (const [id, labels] of Object.entries(gate.labels))
        expect([id, selected.some((row) => row.id.replace(/#L\d+-L\d+$/, '') === id)]).toEqual([
          id,
          shelfFor(labels) !== 'excluded',
        ]);
    });

    it.each(CONTEXTS)('%s', async (name, args) => {
      await done(...args, '--out', `out/${name}.md`);
      const own = manifestOf(repository.read(`out/${name}.md.manifest.json`));
      expect(own).toEqual({ labels: gate.labels, reasons: gate.reasons });
      const parsed = parseContext(repository.read(`out/${name}.md`));
      const shown = (parsed?.sections ?? []).flatMap((section) =>
        section.blocks
          .filter(({ id }) => id in gate.labels)
          .map(({ id, body, attributes }) => ({
            id,
            section: section.name,
            body,
            trust: new Map(attributes).get('trust'),
          })),
      );
      for (const { id, section, body, trust } of shown) {
        if (section === 'instructions') continue; // an agent file that speaks here has its rank there
        if (body !== null) expect([id, section]).toEqual([id, shelfFor(gate.labels[id])]);
        expect([id, trust]).toEqual([id, z.object(label).parse(gate.labels[id]).trust_level]);
      }
      // Each is named somewhere, and with its text where everything was asked for and it may be told.
      expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(Object.keys(gate.labels)));
      if (args.some((arg) => arg === 'EVERYTHING'))
        expect(
          shown
            .filter(({ body }) => body !== null)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(
          Object.keys(gate.labels)
            .filter((id) => shelfFor(gate.labels[id]) !== 'excluded')
            .toSorted(),
        );
    });
  },
);
