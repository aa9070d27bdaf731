import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

/** Stores as somebody keeps them, each in the layout of its tool. */
const EXAMPLES = join(import.meta.dirname, '../../stores');

const open = new Map<string, Sandbox>();

beforeAll(() => {
  for (const layout of ['ai-kb', 'ai-runtime', 'ait']) {
    const sandbox = new Sandbox();
    open.set(layout, sandbox);
    cpSync(join(EXAMPLES, layout), sandbox.root, { recursive: true });
    sandbox
      .write('.memtrust/policy.yml', `version: 1\nstores: [{layout: ${layout}}]\n`)
      .write('src/guard.ts', 'export function requireOwner(): void {}\n')
      .commit('a store');
  }
});

afterAll(() => {
  for (const sandbox of open.values()) sandbox.dispose();
});

async function json(layout: string, ...args: string[]) {
  const { stdout, stderr } = await fromSource(
    open.get(layout)?.root ?? '',
    ...args,
    '--format',
    'json',
  );
  return stdout === '' ? stderr : JSON.parse(stdout);
}

/** What `check` says of each entry, in few words. */
async function entries(layout: string): Promise<string[]> {
  const { entries: all } = await json(layout, 'check');
  return all.map(
    ({ id, trust_level: trust, reason }: Record<string, string>) => `${id}: ${trust}, ${reason}`,
  );
}

async function findings(layout: string): Promise<string[]> {
  const { verdict, findings: all } = await json(layout, 'check');
  return [
    verdict,
    ...all.map(
      ({ rule, path, line }: Record<string, string>) =>
        `${rule} ${path}${line === undefined ? '' : `:${line}`}`,
    ),
  ];
}

async function outcomes(layout: string): Promise<string[]> {
  const { items, cleared } = await json(layout, 'notes', 'refine', '--now', '2026-02-01');
  return [
    ...items.map(
      ({ path, outcome }: Record<string, string>) => `${path?.split('/').at(-1)}: ${outcome}`,
    ),
    ...cleared.map((path: string) => `cleared ${path.split('/').at(-1)}`),
  ];
}

/** The best answer to a question. */
async function recalled(layout: string, query: string): Promise<string> {
  const { selected } = await json(layout, 'recall', query);
  return `${selected[0]?.trust_level} ${selected[0]?.id}`;
}

describe('an ai-kb of somebody who decodes an old game', () => {
  test('check: atoms and staged notes are candidates, the rest is evidence, and what fits nowhere is listed', async () => {
    const atoms = [
      'atoms/algorithms/error-recovery',
      'atoms/traps/integer-width',
      'atoms/traps/編碼',
    ];
    const staged = [
      'correction-integer-width',
      'failed-skill-auto-rename',
      'new-pattern-tables-first',
      'new-trap-counter-width',
      'new-trap-magic-line-42',
      'unresolved-overlay',
    ].map((name) => `workspace/staging/${name}`);
    const session = [
      'checkpoint-DECODE-20260110T080000Z.md',
      'critical-fireball-20260110T091500Z.md',
      'decoded-MAGIC.C-40-41.txt',
    ];
    expect(await entries('ai-kb')).toEqual([
      ...[...atoms, ...staged].map((name) => `.ai-kb/${name}.md: candidate, candidate_not_adopted`),
      ...session.map(
        (name) => `attempt:.ai-kb/workspace/session/${name}: evidence, attempt_evidence`,
      ),
      ...[3, 4, 5, 6, 7, 8].map(
        (day) =>
          `review:.ai-kb/workspace/reports/MAGIC.C-2026-01-0${day}-verify.md: evidence, review_evidence`,
      ),
    ]);
    expect(await findings('ai-kb')).toEqual(['pass', 'MT107 .ai-kb/index.json']);
  });

  test('recall finds atoms in both languages, as candidates', async () => {
    expect([
      await recalled('ai-kb', 'first error of a failed build'),
      await recalled('ai-kb', 'Big5 編碼'),
    ]).toEqual([
      'candidate .ai-kb/atoms/algorithms/error-recovery.md',
      'candidate .ai-kb/atoms/traps/編碼.md',
    ]);
  });

  test('refine: the trap is known, the correction survives, one place is narrow, what failed stays aside', async () => {
    expect(await outcomes('ai-kb')).toEqual([
      'correction-integer-width.md: corrects',
      'failed-skill-auto-rename.md: not_a_candidate',
      'new-pattern-tables-first.md: observed',
      'new-trap-counter-width.md: duplicate',
      'new-trap-magic-line-42.md: too_narrow',
      'unresolved-overlay.md: not_a_candidate',
      'cleared checkpoint-DECODE-20260110T080000Z.md',
      'cleared decoded-MAGIC.C-40-41.txt',
      'cleared MAGIC.C-2026-01-03-verify.md',
    ]);
  });
});

describe('an ai-runtime that thinks in Chinese', () => {
  test('check: a fault takes trust, not the place, and is named with its line', async () => {
    expect(await entries('ai-runtime')).toEqual([
      'memory/episodic/timeline.md: candidate, candidate_not_adopted',
      'memory/long-term/cache.md: candidate, candidate_not_adopted',
      'memory/long-term/hand-edited.md: untrusted, invalid_record',
      'memory/long-term/project-context.md: candidate, candidate_not_adopted',
      'memory/short-term/consciousness.md: candidate, candidate_not_adopted',
    ]);
    // Nobody trusts a note, so the gate does not fail for one.
    expect(await findings('ai-runtime')).toEqual([
      'pass',
      'MT101 memory/long-term/hand-edited.md:2',
      'MT101 memory/long-term/hand-edited.md:3',
      'MT107 memory/long-term/diagram.bin',
    ]);
  });

  test('recall, and what is unsure of itself says so', async () => {
    expect(await recalled('ai-runtime', '元数据写在哪里')).toBe(
      'candidate memory/long-term/project-context.md',
    );
    expect(
      (await fromSource(open.get('ai-runtime')?.root ?? '', 'recall', '内存缓存')).stdout,
    ).toContain('uncertain');
  });

  test.each([
    ['adopt', 'memory/long-term/cache.md', '--unbound', 'x'],
    ['bind', 'memory/long-term/cache.md', 'src/guard.ts'],
    ['reverify', 'memory/long-term/cache.md', '--still-true'],
    ['retire', 'memory/long-term/cache.md', '--why', 'x'],
    ['retire', 'memory/long-term/cache.md', '--why', 'x'],
    ['retire', 'memory/long-term/hand-edited.md', '--why', 'x'],
  ])('%s %s is refused, and the note stays as it is', async (...args) => {
    const sandbox = open.get('ai-runtime');
    const before = sandbox?.git('status', '--porcelain');
    const { code, stderr } = await fromSource(sandbox?.root ?? '', ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining('is a note of another store')]);
    expect(sandbox?.git('status', '--porcelain')).toBe(before);
  });

  test('refine has nothing to do: nothing is staged there', async () => {
    expect(await outcomes('ai-runtime')).toEqual([]);
  });
});

describe('an export of AIT', () => {
  test('check: what AIT accepts is a claim here', async () => {
    expect(await entries('ait')).toEqual([
      '.ait/facts.json#fact:private-reads: candidate, candidate_not_adopted',
      '.ait/facts.json#fact:reads-of-2024: superseded, superseded_fact',
      '.ait/facts.json#fact:release-day: candidate, candidate_not_adopted',
      expect.stringMatching(/last-context\.json: evidence/),
    ]);
    expect(await findings('ait')).toEqual(['pass']);
  });

  test('recall and refine', async () => {
    expect([await recalled('ait', 'owner checks private resource'), await outcomes('ait')]).toEqual(
      ['candidate .ait/facts.json#fact:private-reads', []],
    );
  });
});

test.each([
  ['ai-kb', 0],
  // The note with a broken front matter stays where it is, and is named.
  ['ai-runtime', 1],
  ['ait', 0],
])(
  '%s becomes facts, of which every original can be made again, and none is trusted',
  async (layout, code) => {
    const moved = await fromSource(
      open.get(layout)?.root ?? '',
      'migrate',
      '--from',
      layout,
      '--apply',
      '--now',
      '2026-02-01',
    );
    expect([moved.code, moved.stdout.includes('hand-edited')]).toEqual([code, code === 1]);
    const { entries: all } = await json(layout, 'facts');
    expect(all.filter(({ trusted_baseline: trusted }: Record<string, boolean>) => trusted)).toEqual(
      [],
    );
    expect(
      all.filter(({ path }: Record<string, string>) => path?.startsWith('.memtrust/facts/')).length,
    ).toBeGreaterThan(2);
  },
);
