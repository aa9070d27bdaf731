/** The memory of other tools becomes candidates: `migrate --from serena` and its like, and what `init` says of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

const STYLE =
  '# Style\n\n- Owner checks run in `requireOwner` before a private resource is returned.\n' +
  '- Every change is checked by `npm run lint`.\n- Never pass `err.message` to a caller.\n';
const OWNER = 'style/owner-checks-run';

let repository: Sandbox;
const run = async (...args: string[]) => fromSource(repository.root, ...args);
const done = async (...args: string[]) => {
  const result = await run(...args);
  if (result.code !== 0)
    throw new Error(`${args.join(' ')}: ${result.code}\n${result.stdout}${result.stderr}`);
  return result;
};
const changed = (): string =>
  repository.git('status', '--porcelain', '--untracked-files=all', '--ignored');

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write(
      'src/guard.ts',
      'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n',
    )
    .write('package.json', '{"scripts": {"lint": "oxlint"}}\n');
});

afterEach(() => repository.dispose());

describe('migrate --from a store of another tool', () => {
  beforeEach(() => {
    repository.write('.serena/memories/style.md', STYLE).commit();
  });

  it('shows candidates, the best anchored first, and writes nothing', async () => {
    for (const args of [[], ['--dry-run']]) {
      const { stdout, stderr } = await done('migrate', '--from', 'serena', ...args);
      expect(stdout.split('\n')).toEqual([
        OWNER,
        '  Owner checks run in `requireOwner` before a private resource is returned.  ← .serena/memories/style.md:3',
        '    cites src/guard.ts symbol requireOwner',
        'style/change-checked-npm',
        '  Every change is checked by `npm run lint`.  ← .serena/memories/style.md:4',
        '    cites package.json pointer /scripts/lint',
        'style/pass-err-message',
        '  Never pass `err.message` to a caller.  ← .serena/memories/style.md:5',
        '',
      ]);
      expect(stderr).toBe(
        '3 candidates in 1 file of serena.\n' +
          'Nothing was written: `npx memtrust migrate --from serena --apply` does it.\n',
      );
    }
    expect(changed()).toBe('');
  });

  it('writes candidates below .memtrust alone, leaves the original, and nothing twice', async () => {
    const { stdout } = await done('migrate', '--from', 'serena', '--apply', '--by', 'alice');
    expect(stdout).toContain(`wrote .memtrust/facts/${OWNER}.md\n`);
    expect(repository.read('.serena/memories/style.md')).toBe(STYLE);
    const lines = changed().trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^\?\? \.memtrust\/facts\//);
    const report = JSON.parse((await run('check', '--format', 'json')).stdout);
    expect([report.verdict, report.counts.candidate, report.counts.accepted]).toEqual([
      'pass',
      3,
      0,
    ]);
    expect((await done('migrate', '--from', 'serena', '--apply')).stderr).toBe(
      '0 candidates in 1 file of serena.\n',
    );
    expect(changed().trim().split('\n')).toEqual(lines);
  });

  it('tells what is beyond the limit', async () => {
    const { stderr } = await done('migrate', '--from', 'serena', '--limit', '1');
    expect(stderr).toContain('2 more: `npx memtrust migrate --from serena --limit 3`\n');
    expect((await run('migrate', '--from', 'serena', '--limit', '201')).code).toBe(2);
  });

  it('gives the same to programs', async () => {
    const { stdout } = await done(
      'migrate',
      '--from',
      'serena',
      '--limit',
      '1',
      '--format',
      'json',
    );
    expect(JSON.parse(stdout)).toEqual({
      store: 'serena',
      applied: false,
      files: 1,
      more: 2,
      candidates: [
        {
          id: OWNER,
          statement: 'Owner checks run in `requireOwner` before a private resource is returned.',
          kind: null,
          fact: `.memtrust/facts/${OWNER}.md`,
          said_in: { path: '.serena/memories/style.md', lines: [3, 3] },
          rests_on: [{ path: 'src/guard.ts', selector: 'symbol:requireOwner' }],
          source_class: 'candidate_memory',
          status: 'candidate',
          trust_level: 'candidate',
        },
      ],
      not_read: [],
      incomplete: [],
    });
  });

  it('removes no original, and counts no candidates of a layout', async () => {
    const removing = await run('migrate', '--from', 'serena', '--apply', '--remove');
    expect([removing.code, removing.stderr]).toEqual([
      2,
      expect.stringContaining(
        '--remove does not go with --from `serena`: its tool still reads these files',
      ),
    ]);
    const counting = await run('migrate', '--from', 'ai-kb', '--limit', '3');
    expect([counting.code, counting.stderr]).toEqual([
      2,
      expect.stringContaining('--limit does not go with --from `ai-kb`'),
    ]);
    expect((await run('migrate', '--from', 'serena', '--apply', '--dry-run')).code).toBe(2);
    expect(changed()).toBe('');
  });

  it('says that there is nothing of a store', async () => {
    expect((await done('migrate', '--from', 'adr')).stdout).toBe(
      'nothing to migrate: there are no files of adr here\n',
    );
  });
});

describe('what a store must not bring in', () => {
  it('is a secret, hidden text, or a lure', async () => {
    const key = ['AKIA', 'IOSFODNN7', 'EXAMQLE'].join('');
    repository
      .write(
        '.serena/memories/keys.md',
        `# Keys\n\n- Owner checks in \`requireOwner\` use the key ${key} always.\n` +
          '- Owner checks in `requireOwner` never\u{200b} log a person.\n' +
          '- Owner checks run in `requireOwner` for all.\n',
      )
      .commit();
    const { stdout } = await done('migrate', '--from', 'serena', '--format', 'json');
    expect(
      JSON.parse(stdout).candidates.map(({ statement }: { statement: string }) => statement),
    ).toEqual(['Owner checks run in `requireOwner` for all.']);
    expect(stdout).not.toContain(key);
  });

  it('is a file that the policy blocks, by its name, its text, or its source', async () => {
    repository
      .write('.serena/memories/a/one.md', STYLE)
      .write('.serena/memories/b/two.md', `${STYLE}\nAll of it is internal only.\n`)
      .write('memory-bank/techContext.md', STYLE)
      .write(
        '.memtrust/policy.yml',
        'version: 1\nexclude_paths: [".serena/memories/a/**"]\nexclude_text: ["internal only"]\n' +
          'sources: {block: ["live:memory-bank:*"]}\n',
      )
      .commit();
    const { stdout } = await done('migrate', '--from', 'serena', '--apply');
    expect(stdout).toBe(
      'not read  a file: the policy blocks it\nnot read  .serena/memories/b/two.md: the policy blocks it\n',
    );
    expect((await done('migrate', '--from', 'memory-bank', '--apply')).stdout).toBe(
      'not read  memory-bank/techContext.md: the policy blocks it\n',
    );
    expect(existsSync(join(repository.root, '.memtrust/facts'))).toBe(false);
    const json = JSON.parse((await done('migrate', '--from', 'serena', '--format', 'json')).stdout);
    expect(json.not_read).toEqual([
      expect.objectContaining({ path: null, reason: 'policy_blocked', status: 'policy_blocked' }),
      expect.objectContaining({ path: '.serena/memories/b/two.md', status: 'policy_blocked' }),
    ]);
  });

  it('is a store that the policy keeps out by what facts say of their origin', async () => {
    repository
      .write('.serena/memories/style.md', STYLE)
      .write('.memtrust/policy.yml', 'version: 1\nsources: {block: ["serena:*"]}\n')
      .commit();
    expect((await done('migrate', '--from', 'serena')).stdout).toBe('');
  });

  it('is what is not text, too large, or behind a link', async () => {
    const outside = new Sandbox();
    outside.write('style.md', STYLE);
    repository
      .write('.serena/memories/utf16.md', Buffer.from(`\u{feff}${STYLE}`, 'utf16le'))
      .write('.serena/memories/nul.md', `${STYLE}\0`)
      .write('.serena/memories/latin.md', Buffer.from([...Buffer.from(STYLE), 0xe9, 0x0a]))
      .write('.serena/memories/large.md', `${STYLE}${'x\n'.repeat(600_000)}`)
      .link('.serena/memories/link.md', join(outside.root, 'style.md'))
      .link('.serena/memories/up.md', '../../../../etc/passwd')
      .link('memory-bank', outside.root)
      .commit();
    const { stdout, stderr } = await done('migrate', '--from', 'serena', '--apply');
    expect(stdout).toBe(
      ['latin', 'nul', 'utf16']
        .map((name) => `not read  .serena/memories/${name}.md: it is not UTF-8 text\n`)
        .join(''),
    );
    expect(stderr).toContain('warning: `.serena/memories/large.md` is larger than the cap');
    expect((await done('migrate', '--from', 'memory-bank')).stdout).toMatch(/^nothing to migrate/);
    expect(existsSync(join(repository.root, '.memtrust'))).toBe(false);
    outside.dispose();
  });

  it('is a name that would print as something else', async () => {
    repository.write('.serena/memories/a\n::error::x\u{202e}.md', STYLE).commit();
    const { stdout } = await done('migrate', '--from', 'serena');
    expect(stdout).not.toMatch(/^::error/m);
    expect(stdout).not.toContain('\u{202e}');
    expect(stdout.split('\n').filter((line) => line.includes('←'))).toHaveLength(3);
  });
});

describe('init', () => {
  it('names the stores that are here, and what migrate would make of them', async () => {
    repository
      .write('.serena/memories/style.md', STYLE)
      .write(
        'docs/adr/0001-use-a-queue.md',
        '# 1. Use a queue\n\n## Status\n\nAccepted\n\n## Decision\n\nOrders go through a queue.\n',
      )
      .write('memory-bank/progress.md', '# Progress\n\n- Guards are done.\n')
      .commit();
    // `suggest` reads the memories of Serena too: its two candidates are written, and not counted again.
    const line =
      'Other memory is here: `npx memtrust migrate --from serena` finds 1 candidate in 1 file, ' +
      '`npx memtrust migrate --from adr` finds 1 candidate in 1 file.\n';
    expect((await done('init', '--yes', '--dry-run')).stderr).toContain(line);
    expect((await done('init', '--yes')).stderr).toContain(line);
  });

  it('counts as `suggest` and `migrate` do, and says what only the store has', async () => {
    const said = {
      build: 'Bundles are made by',
      docs: 'Pages of the manual come from',
      bench: 'Times of whole commands are taken with',
      watch: 'Sources are compiled again at each change under',
      serve: 'A local server starts with',
      seed: 'The database is filled by',
    };
    const scripts = Object.fromEntries(Object.keys(said).map((name) => [name, name]));
    const sentences = Object.entries(said).map(([name, text]) => `- ${text} \`npm run ${name}\`.`);
    repository
      .write('package.json', JSON.stringify({ scripts: { ...scripts, lint: 'eslint .' } }))
      .write('.serena/memories/style.md', `${STYLE}${sentences.join('\n')}\n`)
      .commit();
    const { stderr } = await done('init', '--yes');
    const told =
      /state (\d+) more[^]*finds (\d+) candidates in 1 file \((\d+) that `suggest` does not have\)/.exec(
        stderr,
      );
    const counts = async (...words: string[]): Promise<number> =>
      (await done(...words)).stdout.split('\n').filter((line) => line.includes('←')).length;
    expect(told?.slice(1).map(Number)).toEqual([
      await counts('suggest', '--limit', '50'),
      await counts('migrate', '--from', 'serena'),
      1,
    ]);
  });

  it('says nothing where there is none, or where candidates are not wanted', async () => {
    repository.write('memory-bank/progress.md', '# Progress\n\n- Guards are done.\n').commit();
    expect((await done('init', '--yes', '--dry-run')).stderr).not.toContain('Other memory');
    repository.write('.serena/memories/style.md', STYLE).commit();
    expect((await done('init', '--yes', '--dry-run', '--no-candidates')).stderr).not.toContain(
      'Other memory',
    );
  });
});
