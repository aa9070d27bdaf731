import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { readPage } from './guide.js';
import { factFile, Sandbox } from './sandbox.js';

/**
 * Every command of `docs/coming-from.md`, run as one who comes from elsewhere would type it. Each gets a repository
 * of its own, which has what the page speaks of, so the commands stand in any order and are changed there alone.
 */

const page = readPage('coming-from.md');

/** Code spans that begin with the name of the program: `memtrust recall "owner checks"`. */
const COMMANDS = [
  ...new Set([...page.matchAll(/`npx memtrust ([^`]+)`/g)].map(([, words = '']) => words)),
];

/** Words as a shell would split them; the page has double quotes alone. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

let home: Sandbox;

beforeAll(async () => {
  home = new Sandbox();
  home
    .write(
      '.memtrust/policy.yml',
      'version: 1\nstores: [{layout: ai-kb}, {layout: ai-runtime}, {layout: ait}]\n',
    )
    .write('.gitignore', '.memtrust/context/\nout/\n')
    .write('src/guard.ts', 'export function requireOwner(user: User): void {}\n')
    .write('src/session.ts', 'export const hour = 3_600;\n')
    .write('src/pool.ts', 'export const pool = new Pool();\n')
    .write(
      '.claude/agent-memory/reviewer/MEMORY.md',
      '- Handlers of private resources call `requireOwner` before anything else.\n',
    )
    .write('memory-bank/techContext.md', '- The size of the pool is set in `src/pool.ts` alone.\n')
    .write('.serena/memories/style.md', '- Never log what `requireOwner` was given.\n')
    .write(
      'docs/adr/0001-use-a-pool.md',
      '# 1. Use a pool\n\n## Decision\n\nQueries go through a pool.\n',
    )
    .write('AGENTS.md', 'Handlers call `requireOwner` of src/guard.ts first.\n')
    .write('notes/CLAUDE.md', 'Be brief.\n')
    .write('task.md', 'Fix the login.\n')
    .write('tools.json', '[{"name": "grep", "description": "finds text"}]')
    .write('findings.json', '[{"id": "f1", "severity": "low", "message": "A name is unclear."}]')
    .write('.ai-kb/atoms/ci/checks.md', 'Status checks are required before a merge into main.\n')
    .write('.ai-kb/workspace/staging/new-trap-abort.md', 'An aborted query keeps its connection.\n')
    .write(
      'memory/long-term/deploys.md',
      factFile('confidence: 0.6', 'Deploys run from the release branch alone.'),
    )
    .write(
      '.ait/facts.json',
      '{"facts": [{"id": "f1", "status": "accepted", "body": "Queues are durable."}]}',
    );
  for (const [id, text] of [
    ['owner-checks', 'Owner checks run before anything private is returned.'],
    ['old', 'Owner checks run in the gateway.'],
    ['draft', 'Owner checks are logged.'],
  ] as const)
    home.write(`.memtrust/facts/auth/${id}.md`, factFile('', text));
  for (const id of ['auth/owner-checks', 'auth/old']) {
    await home.done('bind', id, 'src/guard.ts');
    await home.done('adopt', id);
  }
  await home.done('bind', 'auth/draft', 'src/guard.ts');
  home.commit('Before');
  home.write('src/pool.ts', 'export const pool = new Pool({ size: 10 });\n');
  for (const text of ['Make requests faster', 'The timeout is 10 seconds now'])
    await home.done('session', 'append', '--role', 'user', '--text', text);
});

afterAll(() => home.dispose());

describe('docs/coming-from.md', () => {
  it('has a table for each of them, and commands in each', () => {
    const sections = page.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split(':')[0]?.split('\n')[0])).toEqual([
      'AIT',
      'AI-KB',
      'ai-runtime',
      'A Memory and Context layer',
      'Claude Code, Cline, Roo, Serena, decision records',
      'How stores are read',
      'How stores are moved',
    ]);
    for (const section of sections.slice(0, 5)) {
      expect(section).toContain('\n| theirs | ours | why |\n|---|---|---|\n');
      expect(section.match(/`npx memtrust [^`]+`/g)?.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('finds what it asks for, and a doubt is shown', async () => {
    const found = async (query: string): Promise<string> =>
      (await fromSource(home.root, 'recall', query)).stdout;
    expect(await found('owner checks')).toMatch(/^trusted +auth\/owner-checks /m);
    expect(await found('release branch')).toMatch(
      /^candidate +memory\/long-term\/deploys\.md .* uncertain$/m,
    );
  });

  it.each(COMMANDS)('memtrust %s', async (command) => {
    const own = home.copy();
    const { code, stdout, stderr } = await fromSource(own.root, ...wordsOf(command));
    expect({ command, code, stderr }).toMatchObject({ code: 0 });
    // A command with nothing to do would prove nothing.
    expect(stdout).not.toMatch(/^nothing was found|^no agent files|^No |^0 /);
    own.dispose();
  });
});
