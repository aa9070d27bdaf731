import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fromSource } from '../e2e/cli/in-process.js';
import { withRepository } from '../repository.js';

const CANARY = 'canary-7f3a';
const MISTYPED = 'hidden-canary-7f3';
const GUARD =
  'export function guard(user, doc) {\n  if (!user.owner) {\n    throw new Error("not the owner of this");\n  }\n  return doc;\n}\n';

const COMMANDS = [
  ['check'],
  ['check', '--format', 'json'],
  ['check', '--format', 'markdown'],
  ['check', '--format', 'sarif'],
  ['check', '--format', 'html'],
  ['check', '--format', 'github'],
  ['check', '--format', 'gitlab'],
  ['check', '--format', 'junit'],
  ['check', '--quiet'],
  ['check', '--rule', '105'],
  ['facts'],
  ['facts', '--format', 'json'],
  ['facts', 'x'],
  ['facts', 'x/lines'],
  ['facts', 'x', '--preview'],
  ['facts', 'x/lines', '--preview', '--format', 'json'],
  ['sources'],
  ['recall', 'guard'],
  ['context', '--stdout'],
  ['review', '--format', 'json'],
  ['notes', 'check'],
  ['notes', 'refine'],
  ['notes', 'refine', '--reverify'],
  ['suggest'],
  ['adopt', '--all'],
  ['adopt', `hidden-${CANARY}x`],
  ['bind', '--all'],
  ['reverify', 'x', '--still-true'],
  ['rebind'],
  ['supersede', 'x', 'z'],
  ['retire', 'z', '--why', 'x'],
  ['facts', 'hidde'],
  // Mistyped by one character: a hint with the nearest name would give the hidden one away.
  ['facts', MISTYPED],
  ['facts', MISTYPED, '--preview'],
  ['retire', MISTYPED, '--erase'],
  ['adopt', MISTYPED],
  ['bind', MISTYPED],
  ['reverify', MISTYPED, '--still-true'],
  ['retire', MISTYPED],
  ['retire', MISTYPED, '--why', 'x'],
  ['supersede', MISTYPED, 'x'],
  ['supersede', 'x', MISTYPED],
  ['propose', 'new', '--text', 'Something new holds here.', '--supersedes', MISTYPED],
  ['notes', 'write', 'correction', '--text', 'It holds no more.', '--corrects', MISTYPED],
];

test('SECURITY S28: no command names where a cited file went, or a fact, that a pattern of the policy hides', async () => {
  await withRepository(async (repository) => {
    const run = async (...args: string[]) => fromSource(repository.root, ...args);
    repository.write('src/a.ts', GUARD);
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\nadoption: {approvals: 0, adopters: [ada]}\nexclude_paths: ["vault/**", ".memtrust/facts/hidden-*"]\n',
    );
    repository.commit();
    for (const [id, source] of [
      ['x', 'src/a.ts'],
      ['x/lines', 'src/a.ts#L2-L4'],
    ] as const)
      await run(
        'propose',
        id,
        '--text',
        `A guard is there for ${id.length}.`,
        '--source',
        source,
        '--by',
        'ada',
      );
    repository.write(
      `.memtrust/facts/hidden-${CANARY}.md`,
      '---\nstatus: candidate\n---\nA guard is hidden here.\n',
    );
    for (const id of ['x', 'x/lines']) await run('adopt', id, '--by', 'ada');
    repository.commit('remembered');
    repository.git('switch', '--quiet', '-c', 'topic');
    repository.write('vault/b.ts', 'x\n');
    renameSync(join(repository.root, 'src/a.ts'), join(repository.root, `vault/${CANARY}.ts`));
    repository.write(`.memtrust/ledger/hidden-${CANARY}.jsonl`, 'cut\n');
    for (const state of ['staged', 'committed']) {
      if (state === 'staged') repository.git('add', '--all');
      else repository.commit('moved');
      for (const format of ['json', 'markdown', 'sarif', 'html', 'github', 'gitlab', 'junit'])
        await run('check', '--format', format);
      const leaks: string[] = [];
      for (const command of COMMANDS) {
        const { stdout, stderr } = await run(...command);
        const at = `${stdout}${stderr}`.indexOf(CANARY);
        // What somebody typed they know.
        if (at >= 0 && !command.some((word) => word.includes(CANARY)))
          leaks.push(
            `${state}: ${command.join(' ')}: ${`${stdout}${stderr}`.slice(Math.max(0, at - 100), at + 40)}`,
          );
      }
      expect(leaks).toEqual([]);
    }
  });
}, 300_000);
