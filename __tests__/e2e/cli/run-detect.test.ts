/** DETECT at COMPLETE: what a wrapped run noticed is staged where it is asked for, and is trusted by nobody. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { store } from '../../store.js';
import { fromSource } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

const STAGING = '.memtrust/workspace/staging';
const SAYS = 'memtrust: propose http/retries: Requests are retried twice before they fail.';
let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  const known = store()
    .policy({ version: 1, adoption: { approvals: 0 }, exclude_text: ['marmalade'] })
    .fact('pool/size', { body: 'The pool has four workers at night.' })
    .adopted();
  for (const [path, content] of Object.entries(known.files()))
    if (typeof content === 'string') repository.write(path, content);
  repository
    .write('.gitignore', '.memtrust/context/\n')
    .write('src/pool.ts', 'export const size = 4;\n')
    .commit('what is known');
});

afterEach(() => repository.dispose());

const run = async (lines: string, options: readonly string[] = [], code = 0): Promise<Result> =>
  fromSource(
    repository.root,
    'run',
    ...options,
    '--',
    process.execPath,
    '-e',
    `console.log(${JSON.stringify(lines)}); process.exit(${code})`,
  );
const isStaged = (): boolean => existsSync(join(repository.root, STAGING));

describe('a run that noticed something', () => {
  it('hints at it without the option, and stages nothing', async () => {
    const { code, stderr } = await run(SAYS);
    expect([code, isStaged()]).toEqual([0, false]);
    expect(stderr).toContain(
      'memtrust: 1 thing noticed; `npx memtrust run --detect` stages what a run notices\n',
    );
    expect((await run('nothing')).stderr).not.toContain('noticed');
    expect((await run(SAYS, ['--propose'])).stderr).not.toContain('noticed');
  });

  it('stages it with the option, once a commit; three of them make it eligible, and nothing is trusted', async () => {
    const staged = `${STAGING}/new-pattern-http-retries.md`;
    const said: string[] = [];
    const refined: string[] = [];
    for (const pull of [11, 11, 12, 13]) {
      if (pull !== 11 || said.length === 0)
        repository.git('commit', '--quiet', '--allow-empty', '-m', `work (#${pull})`);
      said.push((await run(SAYS, ['--detect'])).stderr);
      const { stdout } = await fromSource(repository.root, 'notes', 'refine', '--format', 'json');
      refined.push(
        ...JSON.parse(stdout).items.map(
          ({ outcome, seen }: { outcome: string; seen: number }) => `${outcome} ${seen}`,
        ),
      );
    }
    for (const [at, words] of ['staged', 'staged already', 'seen again', 'seen again'].entries())
      expect(said[at]?.replaceAll('`', '')).toContain(`memtrust: noticed: ${staged} (${words})\n`);
    expect(refined).toEqual(['observed 1', 'observed 1', 'observed 2', 'eligible 3']);
    const check = JSON.parse(
      (await fromSource(repository.root, 'check', '--format', 'json')).stdout,
    );
    expect(
      check.entries
        .filter((entry: { trusted_baseline: boolean }) => entry.trusted_baseline)
        .map((entry: { id: string }) => entry.id),
    ).toEqual(['pool/size']);
  });

  it('stages a correction where what it proposes is known', async () => {
    await run('memtrust: propose pool/size: The pool has eight workers at night.', ['--detect']);
    expect(repository.read(`${STAGING}/correction-pool-size.md`)).toMatch(
      /\ncorrects: pool\/size\n[\s\S]*\nThe pool has eight workers at night\.\n$/,
    );
    // What is known word for word is no news.
    const again = await run('memtrust: propose pool/size: The pool has four workers at night.', [
      '--detect',
    ]);
    expect(again.stderr).toContain('memtrust: nothing was noticed\n');
  });

  it('leaves out a secret and what the policy blocks, and says so without their words', async () => {
    const secret = ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('');
    const { code, stderr } = await run(
      `memtrust: propose a: Sign in with ${secret} here.\nmemtrust: propose b: The marmalade is ready.`,
      ['--detect'],
    );
    expect([code, isStaged()]).toEqual([0, false]);
    expect(stderr.match(/warning: something noticed was not staged/g)).toHaveLength(2);
    expect(stderr).not.toMatch(/ghp_|marmalade/);
  });

  it('stages nothing where the command did not end well', async () => {
    const { code, stderr } = await run(SAYS, ['--detect'], 3);
    expect([code, isStaged()]).toEqual([3, false]);
    expect(stderr).toContain('nothing was staged, because the command failed\n');
  });
});

describe('a finding that reviews repeat', () => {
  const review = (head: string, message: string): string =>
    JSON.stringify({
      schema: 'memtrust.review',
      schema_version: 1,
      id: head.slice(0, 24),
      base_sha: null,
      head_sha: head,
      policy_digest: `sha256:${'0'.repeat(64)}`,
      context_sha256: '0'.repeat(64),
      findings: [
        {
          id: 'one',
          severity: 'high',
          path: 'src/pool.ts',
          line: 1,
          message,
          relied_on: [],
          rests_on_untrusted: false,
        },
      ],
      recorded_at: '2026-01-01T00:00:00Z',
    });

  it('is staged with the commits that were reviewed, and not again once it was refined', async () => {
    const heads: string[] = [];
    for (const pull of [21, 22, 23]) {
      repository.git('commit', '--quiet', '--allow-empty', '-m', `work (#${pull})`);
      const head = repository.git('rev-parse', 'HEAD').trim();
      heads.push(head);
      repository.write(
        `.memtrust/reviews/${pull}.json`,
        review(head, 'The pool leaks whenever a query is aborted.'),
      );
    }
    repository.write('.memtrust/reviews/broken.json', '{}').commit('reviews');
    expect((await run('done')).stderr).toContain('memtrust: 1 thing noticed');
    const { stderr } = await run('done', ['--detect', '--refine']);
    expect(stderr).toMatch(
      /memtrust: noticed: `?\.memtrust\/workspace\/staging\/new-trap-found-pool\.ts-[0-9a-f]{8}\.md`? \(staged\)/,
    );
    const facts = repository
      .git('status', '--short', '--untracked-files=all', '--', '.memtrust/facts')
      .trim();
    const fact = repository.read(facts.replace(/^\?\? /, ''));
    expect(fact).toContain('The pool leaks whenever a query is aborted.');
    const ledger = repository.read(
      facts
        .replace(/^\?\? /, '')
        .replace('facts', 'ledger')
        .replace('.md', '.jsonl'),
    );
    for (const head of heads) expect(ledger).toContain(`observed:commit:${head}`);
    expect((await run('done', ['--detect'])).stderr).toContain('memtrust: nothing was noticed\n');
    expect((await fromSource(repository.root, 'facts', '--format', 'json')).stdout).not.toContain(
      'leaks',
    );
  });
});
