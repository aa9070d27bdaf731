/** What somebody reads who has just begun: other memory is named, and a reason is a reason. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.js';

const LONG = Array.from({ length: 80 }, (_, at) => `  "key-${at}": ${at}`).join(',\n');

let repository: Sandbox;
beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('AGENTS.md', '# Agents\n\nBe kind.\n')
    .write('config.json', `{\n${LONG}\n}\n`)
    .commit();
});
afterEach(() => repository.dispose());

it('sources says which memory of other tools is not checked, and not how much of it is hidden', async () => {
  expect((await repository.done('sources')).stderr).toBe('');
  repository
    .write('.claude/agent-memory/reviewer/MEMORY.md', '- The queue is bounded.\n')
    .write('notes/memory/MEMORY.md', '- The queue is bounded.\n')
    .write(
      'docs/adr/0001-queue.md',
      '# 1. Queue\n\n## Status\n\nAccepted\n\n## Decision\n\nA queue.\n',
    )
    .write('docs/adr/0002-secret.md', '# 2. X\n\n## Status\n\nAccepted\n\n## Decision\n\nNo.\n')
    .write('.memtrust/policy.yml', 'version: 1\nexclude_paths: ["docs/adr/0002-*"]\n')
    .commit();
  expect((await repository.done('sources')).stderr).toBe(
    'Not checked, as no agent reads them by itself: 1 file of claude-memory (`npx memtrust migrate ' +
      '--from claude-memory` reads them), 1 file of adr (`npx memtrust migrate --from adr` reads them).\n',
  );
  expect((await repository.done('sources', '--source', 'codex')).stderr).toBe('');
});

it('a candidate is one because nobody adopted it; that it cites too much is told beside that', async () => {
  repository.git('switch', '--quiet', '--create', 'work');
  const text = 'The key of forty is forty.';
  await repository.done('propose', 'config/keys', '--source', 'config.json', '--text', text);
  repository.commit('Propose');
  const { stdout } = await repository.memtrust('check', '--base', 'main');
  expect(stdout).toContain('config/keys: new → candidate because nobody has adopted it');
  expect(stdout).toMatch(/MT111.*too broadly/);
});

it('where nothing can be suggested, init says so, and how to state a fact', async () => {
  const { stderr } = await repository.done('init', '--yes');
  expect(stderr).toContain(
    '2. No sentence of an agent file names code that confirms it. So, on a branch, state a fact in your own words',
  );
});

it('asked for no candidates, it does not say that there are none', async () => {
  const { stderr } = await repository.done('init', '--yes', '--no-candidates');
  expect(stderr).toContain('2. On a branch, state a fact in your own words');
});

it('new sources of an adopted fact want the same command from bind and from check', async () => {
  repository.write('src/a.ts', 'export const a = 1;\nexport const b = 2;\n');
  await repository.done('init', '--solo', '--by', 'alice', '--yes');
  const cite = ['--source', 'src/a.ts#L1', '--text', 'A is one.'];
  await repository.done('propose', 'values/a', ...cite, '--by', 'alice');
  await repository.done('adopt', 'values/a', '--by', 'alice');
  repository.commit('Adopt');
  repository.git('switch', '--quiet', '--create', 'work');
  const bound = await repository.done('bind', 'values/a', 'src/a.ts#L2');
  const { stdout } = await repository.memtrust('check');
  expect(bound.stdout + bound.stderr).toContain('Next: `npx memtrust reverify values/a`');
  expect(stdout).toContain('Run `npx memtrust reverify values/a` and merge it.');
});

it('a fact of low importance that goes stale says what to do, though that is only a notice', async () => {
  const code = 'export function a(): number {\n  return 1;\n}\n';
  repository.write('src/a.ts', code);
  await repository.done('init', '--solo', '--by', 'alice', '--yes');
  const cite = ['--source', 'src/a.ts', '--symbol', 'a', '--text', 'A gives one.'];
  await repository.done('propose', 'values/a', ...cite, '--importance', 'low', '--by', 'alice');
  await repository.done('adopt', 'values/a', '--by', 'alice');
  repository.commit('Adopt');
  repository.git('switch', '--quiet', '--create', 'work');
  repository
    .write('src/a.ts', code.replace('  return', '  // One, and no more.\n  return'))
    .commit('Say');
  // Comments never count.
  expect((await repository.memtrust('check')).stdout).not.toContain('stale');
  repository.write('src/a.ts', code.replace('return 1', 'return 2')).commit('Change');
  const { code: exit, stdout } = await repository.memtrust('check');
  expect(exit).toBe(0);
  expect(stdout).toMatch(
    /values\/a: trusted → stale[^\n]* \(notice MT105\)\n    → Run `npx memtrust reverify values\/a`/,
  );
});

it('suggest takes of a memory bank what lasts, and nothing of its progress', async () => {
  repository
    .write('src/guard.ts', 'export function requireOwner(): void {}\n')
    .write(
      'memory-bank/systemPatterns.md',
      '# Patterns\n\n- Owner checks run in `requireOwner` first.\n',
    )
    .write(
      'memory-bank/progress.md',
      '# Progress\n\n- Every read is guarded by `requireOwner` now.\n',
    )
    .write('memory-bank/journal/2026_01_02_a.md', '# Day\n\n- Reads call `requireOwner` twice.\n')
    .commit();
  const { stdout } = await repository.done('suggest');
  expect(stdout.match(/← \S+/g)).toEqual(['← memory-bank/systemPatterns.md:3']);
});
