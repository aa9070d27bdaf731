/** What `refine` says and leaves behind: its reports, its words, and the sources of what it merges. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NOTE_TYPES } from '../../../src/lifecycle/notes/types.js';
import { fromSource } from './in-process.js';
import { Refinery, type StagingLayout } from './refinery.js';

const RULES =
  '- Owner checks run before any private resource is returned.\n- Answers are cached by the gateway.';

describe.each<StagingLayout>(['memtrust', 'ai-kb'])('in the store %s', (layout) => {
  let repository: Refinery;
  const run = async (...args: string[]) => fromSource(repository.root, ...args);
  beforeEach(() => {
    repository = new Refinery(layout, { 'ci/rules': RULES });
  });
  afterEach(() => repository.dispose());

  const write = async (type: string, name: string, ...args: string[]) => {
    const { code, stderr } = await run(
      'notes',
      'write',
      type,
      name,
      '--text',
      `${name} is noted.`,
      ...args,
    );
    if (code !== 0) throw new Error(stderr);
  };

  it('keeps five reports of each: its own push out none that verify or build', async () => {
    await write('verify_report', 'main.c', '--now', '2026-01-01');
    await write('build_report', 'main.c', '--now', '2026-01-02');
    for (const day of ['03', '04', '05', '06', '07', '08', '09']) {
      await write('checkpoint', 'PLAN', '--now', `2026-01-${day}`);
      repository.commit(day);
      await repository.refine('--apply', '--now', `2026-01-${day}`);
      repository.commit('refined');
    }
    const reports = Object.keys(repository.files())
      .filter((path) => path.startsWith(`${repository.workspace}/reports/`))
      .map((path) => path.replace(/^.*\//, ''));
    expect(reports).toEqual([
      'main.c-2026-01-01-verify.md',
      'main.c-2026-01-02-build.md',
      ...['05', '06', '07', '08', '09'].map((day) => `staging-2026-01-${day}-refine.md`),
    ]);
  });

  it('whatever our commands write passes notes check', async () => {
    for (const { type, hasLines } of NOTE_TYPES)
      if (!['short-term', 'long-term', 'episodic'].includes(type))
        await write(type, type, ...(hasLines === true ? ['--lines', '1-2'] : []));
    await run(
      'propose',
      'auth/a',
      '--text',
      'Tokens are short.',
      '--unbound',
      'told',
      '--confidence',
      '0.9',
    );
    repository.commit('notes');
    await repository.refine('--apply');
    expect(await run('notes', 'check')).toMatchObject({ code: 0, stderr: 'No problems found.\n' });
  });

  it('of notes with one text the sources are kept, whichever of them is', async () => {
    repository.write('src/pool.ts', 'export const pool = 1;\nexport const limit = 2;\n');
    const commits = ['one', 'two', 'three'].map((subject) => repository.commit(subject));
    const seen = commits.map((commit) => `  - {commit: "${commit}"}\n`).join('');
    const text =
      'An aborted query keeps its connection, so release goes with abort in all callers.';
    repository
      .stage({
        'new-trap-a': `---\nobserved:\n${seen}---\n${text}\n`,
        'new-trap-b': `---\nsources:\n  - path: src/pool.ts\nobserved:\n${seen}---\n${text}\n`,
      })
      .commit('notes');
    await repository.refine('--apply');
    const facts = Object.entries(repository.files()).filter(([path]) =>
      path.includes('/facts/traps/'),
    );
    expect(facts).toHaveLength(1);
    expect(facts[0]?.[1]).toContain('path: src/pool.ts');
  });

  it('says that a known text says all of a note, and gives no share that sounds like less', async () => {
    repository
      .stage({ 'new-pattern-copy': 'Owner checks run before any private resource is returned.' })
      .commit('a note');
    expect(await repository.outcomes()).toMatchObject({
      'new-pattern-copy': {
        outcome: 'duplicate',
        why: `\`${repository.known('ci/rules')}\` says the same, and more`,
      },
    });
  });

  it('says that a merge adopts something only where something is proposed', async () => {
    await write('checkpoint', 'PLAN');
    repository.commit('a session');
    const { stderr } = await repository.run('--apply');
    expect(stderr).toContain('open a pull request: it adopts nothing.');
    repository.commit('refined');
    repository
      .stage({
        'correction-rules': 'Owner checks run in the gateway since the move to the new cluster.',
      })
      .commit('a correction');
    const corrected = await repository.run('--apply');
    expect(corrected.stdout).toContain('which is not proposed for adoption');
    expect(corrected.stderr).not.toContain('adopts what it proposes');
  });

  it('a correction that cites nothing is adopted only with a reason', async () => {
    repository
      .stage({
        'correction-rules': 'Owner checks run in the gateway since the move to the new cluster.',
      })
      .commit('a correction');
    await repository.refine('--apply');
    repository.commit('refined');
    expect(await run('adopt', 'corrections/rules')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('has no provenance: it cites nothing'),
    });
    expect(await run('adopt', 'corrections/rules', '--unbound', 'told by the team')).toMatchObject({
      code: 0,
    });
  });
});

it('what a candidate would replace can be reverted', async () => {
  const repository = new Refinery('memtrust', { 'ci/other': 'Branches live for a week.' });
  await fromSource(repository.root, 'propose', 'ci/rules', '--text', RULES, '--unbound', 'told');
  await fromSource(repository.root, 'adopt', 'ci/rules');
  const adopted = repository.commit('adopt ci/rules');
  repository
    .stage({
      'correction-rules': 'Owner checks run in the gateway since the move to the new cluster.',
    })
    .commit('a correction');
  await repository.refine('--apply');
  repository.commit('refined');
  expect(repository.read('.memtrust/facts/corrections/rules.md')).toContain('supersedes');
  repository.git('revert', '--no-edit', adopted);
  const { report } = await repository.report('--base', 'HEAD~1');
  expect(report.findings.map(({ rule, severity }) => `${rule} ${severity}`)).toContain(
    'MT204 warning',
  );
  expect(report.verdict).toBe('pass');
  repository.dispose();
});
