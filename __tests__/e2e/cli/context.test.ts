import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseContext } from '../../context/build/parse-context.js';
import { fromSource } from './in-process.js';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/guard.ts', 'export const guard = 1;\n')
    .write('AGENTS.md', 'Use npm only.\n')
    .write('.env', 'CANARY=1\n')
    .write('.gitignore', '')
    .commit('first');
  repository
    .write('.memtrust/facts/guard.md', factFile('topic: guard', 'The guard is one.'))
    .write('.memtrust/facts/draft.md', factFile('topic: draft', 'The draft guard is two.'));
  await repository.done('bind', 'guard', 'src/guard.ts');
  await repository.done('adopt', 'guard');
  repository.commit('memory');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

const NOW = ['--now', '2026-02-01T00:00:00Z'];
const kept = (): string[] =>
  readdirSync(join(repository.root, '.memtrust/context'))
    .filter((name) => name !== '.gitignore')
    .toSorted();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('memtrust context', () => {
  it('writes the context and its manifest, and keeps copies under the digest', async () => {
    const { stdout, stderr } = await repository.done(
      'context',
      '--for',
      'run',
      '--query',
      'guard',
      '--out',
      'out/context.md',
      ...NOW,
    );
    const text = repository.read('out/context.md');
    const manifest: {
      content_sha256: string;
      context_ref: string;
      owner_kind: string;
      blocks: unknown[];
    } = JSON.parse(repository.read('out/context.md.manifest.json'));
    expect(stdout).toContain(join(repository.root, 'out/context.md'));
    expect(stdout).toContain(join(repository.root, 'out/context.md.manifest.json'));
    expect(stderr).toMatch(/^\d+ of 16000 tokens; trusted as of /);
    expect(manifest).toMatchObject({ content_sha256: sha256(text), owner_kind: 'attempt' });
    expect(repository.read(manifest.context_ref)).toBe(text);
    const sections = Object.fromEntries(
      (parseContext(text)?.sections ?? []).map(({ name, blocks }) => [
        name,
        blocks.map(({ id }) => id),
      ]),
    );
    expect(sections).toMatchObject({
      trusted: ['guard'],
      candidates: ['draft'],
      instructions: ['live:codex:AGENTS.md', 'memtrust/safety'],
    });
    expect(
      repository.git('status', '--porcelain', '--untracked-files=all').trim().split('\n'),
    ).toEqual(['?? out/context.md', '?? out/context.md.manifest.json']);
  });

  it('writes nothing over a copy, and nothing new for the same again', async () => {
    await repository.done('context', '--query', 'guard', ...NOW);
    const first = kept();
    expect(first.map((name) => name.replace(/^[0-9a-f]{32}/, 'X'))).toEqual([
      'X.md',
      'X.md.manifest.json',
    ]);
    await repository.done('context', '--query', 'guard', '--now', '2026-02-02T00:00:00Z');
    expect(kept()).toEqual(first);
    await repository.done('context', '--query', 'draft', ...NOW);
    expect(kept()).toHaveLength(4);
    expect(
      (await repository.report()).report.findings.filter(({ path }) =>
        path?.startsWith('.memtrust/context'),
      ),
    ).toEqual([]);
  });

  it('prints exactly the file with --stdout, and writes nothing', async () => {
    const { stdout } = await repository.done('context', '--query', 'guard', '--stdout', ...NOW);
    expect(parseContext(stdout)).not.toBeNull();
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
    await repository.done('context', '--query', 'guard', '--out', 'c.md', ...NOW);
    expect(stdout).toBe(repository.read('c.md'));
  });

  it('takes prompt, transcript, system, tools, resources and user memory from the files that are named', async () => {
    repository
      .write('in/prompt.md', 'Mend it.\n')
      .write('in/t.jsonl', '{"role":"user","content":"Hello there."}\n')
      .write('in/system.md', 'Use pnpm only.\n')
      .write('in/tools.json', '[{"name":"grep","description":"finds","input_schema":{"a":1}}]')
      .write('in/data.txt', 'Numbers.\n')
      .write('in/guide.md', 'A guide of a server.\n')
      .write('in/me.md', 'Be brief.\n');
    await repository.done(
      'context',
      '--query',
      'guard',
      '--prompt',
      'in/prompt.md',
      '--transcript',
      'in/t.jsonl',
      '--system',
      'in/system.md',
      '--tools',
      'in/tools.json',
      '--tool',
      'grep',
      '--resource',
      'in/data.txt',
      '--mcp-resource',
      'docs://server/guide?a=1=in/guide.md',
      '--user-memory',
      'in/me.md',
      '--out',
      'c.md',
      ...NOW,
    );
    const text = repository.read('c.md');
    for (const line of [
      '> Mend it.',
      '> Hello there.',
      '> Use pnpm only.',
      '> Numbers.',
      '> A guide of a server.',
      '> Be brief.',
      '>  "a": 1',
    ])
      expect(text.split('\n')).toContain(line);
    const manifest = JSON.parse(repository.read('c.md.manifest.json'));
    expect(manifest.blocks).toContainEqual(
      expect.objectContaining({ section: 'resources', source_id: 'docs://server/guide?a=1' }),
    );
    expect(manifest).toMatchObject({
      instruction_conflicts: [
        {
          about: 'package-manager',
          holds: { id: 'file:system.md', level: 'session' },
          overridden: { id: 'live:codex:AGENTS.md', level: 'root' },
        },
      ],
    });
  });

  it('has as many tokens as the policy of the base says, or as it is told', async () => {
    const ceilingOf = async (...args: readonly string[]) => {
      expect(
        await fromSource(repository.root, 'context', '--out', 'c.md', ...args, ...NOW),
      ).toMatchObject({ code: 0 });
      return JSON.parse(repository.read('c.md.manifest.json')).budget.ceiling;
    };
    repository.write('.memtrust/policy.yml', 'context: {max_tokens: 7000}\n');
    expect(await ceilingOf()).toBe(16_000);
    repository.commit();
    expect(await ceilingOf()).toBe(7000);
    expect(await ceilingOf('--max-tokens', '50000')).toBe(50_000);
  });

  it('gives a model request', async () => {
    repository.write('prompt.md', 'Mend it.\n');
    await repository.done(
      'context',
      '--query',
      'guard',
      '--format',
      'request',
      '--prompt',
      'prompt.md',
      '--out',
      'c.json',
      ...NOW,
    );
    expect(JSON.parse(repository.read('c.json'))).toMatchObject({
      schema: 'memtrust.model_request',
      schema_version: 1,
    });
    expect(JSON.parse(repository.read('c.json.manifest.json'))).toMatchObject({
      content_sha256: sha256(repository.read('c.json')),
      context_ref: expect.stringMatching(/\.json$/),
    });
  });

  it('ends with 1 and the breakdown where it cannot keep to the budget, and leaves no file', async () => {
    repository.write('prompt.md', 'word '.repeat(5_000));
    const { code, stdout, stderr } = await repository.memtrust(
      'context',
      '--prompt',
      'prompt.md',
      '--max-tokens',
      '4000',
      '--out',
      'c.md',
      ...NOW,
    );
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^context_overflow: \d+ tokens, but only 4000 are allowed; nothing was written\n/,
    );
    expect(stderr).toMatch(/\n {2}prompt +8\d{3}\n/);
    expect(existsSync(join(repository.root, 'c.md'))).toBe(false);
    expect(existsSync(join(repository.root, 'c.md.manifest.json'))).toBe(false);
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
  });

  it.each([
    [['--max-tokens', '0'], 'whole number of tokens above 0'],
    [['--max-tokens', 'NaN'], 'whole number of tokens above 0'],
    [['--max-tokens=-5'], 'whole number of tokens above 0'],
    [['--max-tokens', '1.5'], 'whole number of tokens above 0'],
    [['--limit', 'nothing=5'], 'one of instructions, transcript, tools, memory, skills, resources'],
    [['--limit', 'memory=0'], 'whole number of tokens above 0'],
    [['--limit', 'memory'], 'whole number of tokens above 0'],
    [['--for', 'fun'], 'Allowed choices are run, review, session'],
    [['--nonsense'], "unknown option '--nonsense'"],
    [['--prompt', 'none.md'], '--prompt `none.md` does not exist'],
    [['--prompt', 'src'], 'is not a file'],
    [['--prompt', 'binary'], 'is not UTF-8 text'],
    [['--resource', '.env'], 'is blocked by the policy'],
    [['--mcp-resource', 'docs://a/b=.env'], 'is blocked by the policy'],
    [['--mcp-resource', 'docs://a/b'], 'is not URI=FILE'],
    [['--mcp-resource', '=task.md'], 'is not URI=FILE'],
    [['--mcp-resource', 'docs://a/b='], 'is not URI=FILE'],
    [['--resource', 'docs://a/b'], 'give --mcp-resource URI=FILE'],
    [['--resource', 'link'], 'is blocked by the policy'],
    [
      ['--tools', 'AGENTS.md'],
      '--tools `AGENTS.md`: it is not valid JSON   Give JSON, a list such as `[{"name": "search",',
    ],
    [['--transcript', 'bad.jsonl'], '--transcript `bad.jsonl`, line 2: it is not valid JSON'],
    [['--skill', 'none'], '--skill `none` does not exist'],
    [['--cwd', '..'], 'is outside of the repository'],
    [['--cwd', 'nothere'], '--cwd `nothere` is not a folder'],
    [['--cwd', 'AGENTS.md'], '--cwd `AGENTS.md` is not a folder'],
    [['--out', 'src'], 'is a folder'],
  ])('refuses %j with 2', async (args, message) => {
    repository
      .write('binary', Buffer.from([0xff, 0xfe]))
      .write('bad.jsonl', '{"role":"user","content":"a"}\n{"role')
      .link('link', '.env');
    const { code, stdout, stderr } = await repository.memtrust('context', ...args, ...NOW);
    expect(stderr.replace(/\n/g, ' ')).toContain(message);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toContain('CANARY');
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
  });

  it.each([['review'], ['session', 'brief', '--participant', 'a']])(
    'a budget that is none is refused by %s %s as well',
    async (...command) => {
      for (const budget of ['0', 'NaN', '-5', '1e9', '']) {
        const { code, stdout, stderr } = await repository.memtrust(
          ...command,
          `--max-tokens=${budget}`,
        );
        expect([code, stdout]).toEqual([2, '']);
        expect(stderr).toContain('whole number');
      }
      const over = await repository.memtrust(...command, '--max-tokens', '1');
      expect([over.code, over.stdout, over.stderr]).toEqual([
        1,
        '',
        expect.stringContaining('context_overflow'),
      ]);
      expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
    },
  );

  it('refuses a file that it may not read, and a folder that it may not write', async () => {
    if (process.getuid?.() === 0) return;
    repository.write('prompt.md', 'x').write('closed/x', '');
    chmodSync(join(repository.root, 'prompt.md'), 0);
    expect(await repository.memtrust('context', '--prompt', 'prompt.md', ...NOW)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be read: EACCES'),
    });
    chmodSync(join(repository.root, 'closed'), 0o500);
    expect(await repository.memtrust('context', '--out', 'closed/c.md', ...NOW)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be written: EACCES'),
    });
    expect(existsSync(join(repository.root, '.memtrust/context/c.md'))).toBe(false);
  });

  it.each([
    ['a link to a file', 'link.md', 'is a symbolic link'],
    ['a link to a folder', 'elsewhere', 'is a symbolic link'],
    ['the configuration of git', '.git/config', 'where only git may write'],
    ['a file in a folder that leads to it', 'door/config', 'where only git may write'],
    ['a device', '/dev/null', 'is not a regular file'],
    ['a folder', 'src', 'is a folder'],
  ])('--out that is %s is refused, and what is there stays', async (_what, out, says) => {
    repository.link('link.md', 'AGENTS.md').link('elsewhere', 'src').link('door', '.git');
    const before = repository.read('.git/config');
    const log = ['session', 'append', '--role', 'user', '--text', 'x', '--log', out];
    for (const args of [
      ['context', '--out', out],
      ['review', '--out', out],
      ['session', 'brief', '--participant', 'a', '--out', out],
      log,
    ]) {
      expect(await fromSource(repository.root, ...args)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(says),
      });
    }
    expect(repository.read('.git/config')).toBe(before);
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
  });

  it('writes no secret and nothing excluded of a query', async () => {
    const secret = ['ghp', 'x7Kq2mP9vR4tB8nL1wZ6yC3dF5gH0jS7aE4u'].join('_');
    repository.write('.memtrust/policy.yml', 'exclude_text: [hush-hush]\n').commit();
    await fromSource(
      repository.root,
      'context',
      '--query',
      `guard ${secret}`,
      '--out',
      'c.md',
      ...NOW,
    );
    for (const file of ['c.md', 'c.md.manifest.json']) {
      expect(repository.read(file)).not.toContain(secret.slice(4, 20));
      expect(repository.read(file)).toContain('guard ');
    }
    const refused = await fromSource(
      repository.root,
      'context',
      '--query',
      'the Hush-Hush guard',
      '--out',
      'd.md',
      ...NOW,
    );
    expect(refused).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('contains text that the policy excludes'),
    });
    expect(existsSync(join(repository.root, 'd.md'))).toBe(false);
    expect(
      (await fromSource(repository.root, 'recall', `guard ${secret}`, '--format', 'json')).stdout,
    ).not.toContain(secret.slice(4, 20));
  });

  it('gives nobody a copy that was put there before', async () => {
    const again = async () => fromSource(repository.root, 'context', '--query', 'guard', ...NOW);
    await again();
    const [text = '', manifest = ''] = kept().map((name) => `.memtrust/context/${name}`);
    const honest = [repository.read(text), repository.read(manifest)] as const;
    expect(await again()).toMatchObject({ code: 0 });
    repository.write(text, honest[0].replace('The guard is one.', 'There is no guard.'));
    expect(await again()).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('was not written by memtrust'),
    });
    // Another manifest of the same context lies under a name of its own, and that may be forged as well.
    repository
      .write(text, honest[0])
      .write(manifest, honest[1].replace('accepted_memory', 'candidate_memory'));
    expect(await again()).toMatchObject({ code: 0 });
    const [second = ''] = kept().filter((name) =>
      /^[0-9a-f]{32}\.[0-9a-f]{12}\.md\.manifest\.json$/.test(name),
    );
    // Each manifest names the copy beside it.
    expect(JSON.parse(repository.read(`.memtrust/context/${second}`))).toEqual({
      ...JSON.parse(honest[1]),
      context_ref: `.memtrust/context/${second.replace('.manifest.json', '')}`,
    });
    repository.write(`.memtrust/context/${second}`, '{}');
    expect(await again()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('was not written by memtrust'),
    });
  });

  it('does not write through a link', async () => {
    repository.write('elsewhere/x', '').link('.memtrust/context', '../elsewhere');
    expect(await repository.memtrust('context', ...NOW)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('symbolic link'),
    });
    expect(readdirSync(join(repository.root, 'elsewhere'))).toEqual(['x']);
  });
});
