/**
 * `check --fix` corrects a path in an agent file. A fact that repeats the line, as a quote or in its statement, is
 * corrected with it, and it is told that it needs to be adopted again.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import type { Result, Sandbox } from './sandbox.js';

const GUARD = Array.from({ length: 20 }, (_, at) => `export const guard${at} = ${at};\n`).join('');
const RULE = 'Session checks are in `src/old/guard.ts` and run first.';
const LINKED = 'Read [the guard](src/old/guard.ts) before you change a session.';
const PAGE = `# Shop\n\nFirst of all.\n\n- ${RULE}\n\n${LINKED}\n`;
const fixed = (text: string): string => text.replaceAll('src/old/guard.ts', 'src/guard.ts');

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  sandbox
    .write('src/old/guard.ts', GUARD)
    .write('src/session.ts', 'export const checks = true;\n')
    .write('AGENTS.md', PAGE)
    .commit();
  await sandbox.done('init', '--solo', '--by', 'alice', '--no-candidates');
  // Without a source a fact cites the path that it names.
  await sandbox.done('propose', 's/quote', RULE);
  await sandbox.done('bind', 's/quote', 'AGENTS.md', '--quote', RULE);
  await sandbox.done('propose', 's/other', 'The guard is `src/old/guard.ts`.');
  await sandbox.done('bind', 's/other', 'AGENTS.md', '--quote', RULE);
  await sandbox.done('propose', 's/said', RULE);
  await sandbox.done('propose', 's/lines', RULE);
  await sandbox.done('bind', 's/lines', 'AGENTS.md#L5');
  await sandbox.done(
    'propose',
    's/link',
    'Read the guard before you change a session.',
    '--source',
    'AGENTS.md',
    '--quote',
    LINKED,
  );
  await sandbox.done('propose', 's/apart', 'Sessions are checked.', '--source', 'src/session.ts');
  await sandbox.done('adopt', '--all', '--by', 'alice');
  sandbox.commit('adopted');
  sandbox.git('mv', 'src/old/guard.ts', 'src/guard.ts');
  sandbox.commit('moved');
});

beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

const fix = async (...args: string[]): Promise<Result> =>
  repository.memtrust('check', '--fix', ...args);
const fact = (id: string): string => repository.read(`.memtrust/facts/${id}.md`);

describe('a fact that repeats a line that is fixed', () => {
  it('has the same replacement in its quote and its statement', async () => {
    const before = fact('s/apart');
    const { stderr } = await fix();
    expect(repository.read('AGENTS.md')).toBe(fixed(PAGE));
    for (const id of ['s/quote', 's/said', 's/lines'])
      expect(fact(id).endsWith(`---\n${fixed(RULE)}\n`)).toBe(true);
    expect(fact('s/quote')).toContain(`quote: ${fixed(RULE)}`);
    expect(fact('s/link')).toContain(`quote: ${fixed(LINKED)}`);
    expect(fact('s/link')).toContain('---\nRead the guard before you change a session.\n');
    expect(fact('s/other')).toContain('---\nThe guard is `src/guard.ts`.\n');
    expect(fact('s/apart')).toBe(before);
    expect(stderr).toContain('fixed AGENTS.md:5: src/old/guard.ts → src/guard.ts\n');
    expect(stderr).toContain(
      'fixed .memtrust/facts/s/quote.md: the fact `s/quote` repeats `AGENTS.md:5`; it is not ' +
        'trusted until you run `npx memtrust adopt s/quote`\n',
    );
    expect(stderr).toContain(
      'the fact `s/link` repeats `AGENTS.md:7`; it is not trusted until you run ' +
        '`npx memtrust reverify s/link`\n',
    );
  });

  it('is trusted again by the command that is named, and nothing else has to be done', async () => {
    await fix();
    expect((await repository.report()).report.counts).toMatchObject({ candidate: 5 });
    for (const id of ['s/quote', 's/said', 's/lines', 's/other'])
      await repository.done('adopt', id, '--by', 'alice');
    await repository.done('reverify', 's/link', '--still-true', '--by', 'alice');
    repository.commit('adopted again');
    const { report } = await repository.report();
    expect(report.counts).toMatchObject({ accepted: 6 });
    expect(report.findings).toEqual([]);
  });

  it('is shown by a dry run, which writes nothing', async () => {
    const before = [fact('s/quote'), repository.read('AGENTS.md')];
    const { stdout, stderr } = await fix('--dry-run');
    expect(stdout).toContain(`+${fixed(RULE)}\n`);
    expect(stdout).toContain('+++ b/.memtrust/facts/s/quote.md');
    expect(stderr).toContain('would fix .memtrust/facts/s/quote.md: the fact `s/quote` repeats');
    expect([fact('s/quote'), repository.read('AGENTS.md')]).toEqual(before);
  });

  it('follows a fix in a part of the repository', async () => {
    await fix('AGENTS.md');
    expect(fact('s/quote')).toContain(`quote: ${fixed(RULE)}`);
  });

  it('is left and named where it says the line in other words', async () => {
    const file = '.memtrust/facts/s/quote.md';
    const twice = 'Checks: `src/old/guard.ts`. See also `src/old/guard.ts`.';
    repository.write(file, fact('s/quote').replace(`---\n${RULE}`, `---\n${twice}`));
    const before = fact('s/quote');
    const { stderr } = await fix();
    expect(fact('s/quote')).toBe(before);
    expect(repository.read('AGENTS.md')).toBe(fixed(PAGE));
    expect(stderr).toContain(
      'not fixed `.memtrust/facts/s/quote.md`: it repeats the edited line in other words, or ' +
        'several times. The fact `s/quote` repeats `AGENTS.md:5`',
    );
    expect(fact('s/said')).toContain(fixed(RULE));
  });

  it('is left and named where its file is read-only; nothing else is lost', async () => {
    repository.mode('.memtrust/facts/s/quote.md', 0o444);
    const before = fact('s/quote');
    const { stderr } = await fix();
    expect(fact('s/quote')).toBe(before);
    expect(repository.read('AGENTS.md')).toBe(fixed(PAGE));
    expect(stderr).toContain('not fixed `.memtrust/facts/s/quote.md`: the file is read-only');
  });

  it('is left alone where it is retired, or is a candidate without trust to lose', async () => {
    await repository.done('retire', 's/quote', '--why', 'no', '--by', 'alice');
    await repository.done('propose', 's/new', RULE, '--source', 'AGENTS.md', '--quote', RULE);
    repository.commit('one less');
    const before = fact('s/quote');
    const { stderr } = await fix();
    expect(fact('s/quote')).toBe(before);
    expect(fact('s/new')).toContain(`---\n${fixed(RULE)}\n`);
    expect(stderr).toContain('the fact `s/new` repeats `AGENTS.md:5`\n');
  });
});
