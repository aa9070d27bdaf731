/** What becomes of memories over time: edited, checked for their structure and size, put aside. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

let sandbox: Sandbox;
const run = async (...args: string[]) => fromSource(sandbox.root, ...args);
const KEY = ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('');

beforeEach(() => {
  sandbox = new Sandbox().write(
    '.memtrust/policy.yml',
    'version: 1\nstores: [{layout: memtrust}, {layout: ai-runtime}]\n',
  );
});
afterEach(() => sandbox.dispose());

describe('notes write --edit', () => {
  const path = 'memory/long-term/project-context.md';
  const write = async (...args: string[]) =>
    run('notes', 'write', 'long-term', 'project-context', '--layout', 'ai-runtime', ...args);
  beforeEach(async () => {
    await write('--template', '--text', 'Node 20 runs it.', '--now', '2026-01-01');
    sandbox.commit();
  });

  it('changes keys alone and keeps the text', async () => {
    const { code, stdout } = await write('--edit', '--importance', 'critical');
    expect({ code, stdout }).toEqual({ code: 0, stdout: `updated ${path}\n` });
    expect(sandbox.read(path)).toContain('importance: critical');
    expect(sandbox.read(path)).toContain('Node 20 runs it.');
  });

  it('refuses an empty date, which nobody would find', async () => {
    expect(await write('--edit', '--next-update', ' ')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('It must be a date or a condition.'),
    });
  });

  it('with neither a text nor a key there is nothing to write', async () => {
    expect(await write('--edit')).toMatchObject({ code: 2 });
  });

  it('renews the dates at the end of the text with those of the front matter', async () => {
    await write('--edit', '--next-update', '2026-03-01', '--now', '2026-02-02');
    expect(sandbox.read(path)).toContain('timestamp: 2026-02-02');
    expect(sandbox.read(path)).toMatch(
      /\*\*Last update\*\*: 2026-02-02\n\*\*Next update\*\*: 2026-03-01\n$/,
    );
    sandbox.commit();
    const text = sandbox.read(path).replace(/^---\n[\s\S]*?\n---\n/, '');
    sandbox.write('new.md', text.replace('Node 20', 'Node 22'));
    await write('--edit', '--file', 'new.md', '--now', '2026-04-04');
    expect(sandbox.read(path)).toMatch(/Node 22[\s\S]*\*\*Last update\*\*: 2026-04-04\n/);
  });

  it('keeps a date that whoever edits it wrote', async () => {
    const text = sandbox.read(path).replace(/^---\n[\s\S]*?\n---\n/, '');
    sandbox.write('new.md', text.replace('2026-01-01', '2026-01-30'));
    await write('--edit', '--file', 'new.md', '--now', '2026-02-02');
    expect(sandbox.read(path)).toContain('**Last update**: 2026-01-30\n');
  });
});

describe('notes check and repair', () => {
  it('remarks that a key memory has not the structure of its template, and fails nothing', async () => {
    sandbox
      .write('memory/short-term/consciousness.md', 'busy\n')
      .write(
        'memory/long-term/project-context.md',
        '# 项目\n\n## 核心内容\n\nx\n\n## 理由\n\ny\n\n## 影响\n\nz\n',
      )
      .commit();
    expect(await run('notes', 'check')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^remark: memory\/short-term\/consciousness\.md: this key memory lacks a title \(# …\) and 3 parts \(## …\)/,
      ),
      stderr: 'No problems found.\n',
    });
    expect((await run('notes', 'check')).stdout).not.toContain('project-context.md:');
  });

  it('finds a note that was saved in the middle of a merge, and no example of one', async () => {
    const conflict = '<<<<<<< HEAD\nNode 20.\n=======\nNode 22.\n>>>>>>> other\n';
    sandbox
      .write('memory/long-term/a.md', `---\nlevel: high\n---\nThe server:\n${conflict}`)
      .write('memory/long-term/b.md', `A conflict looks so:\n\n\`\`\`\n${conflict}\`\`\`\n`);
    const { code, stdout } = await run('notes', 'check');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'memory/long-term/a.md:5: it has merge conflict markers: keep what is right',
    );
    expect(stdout).not.toContain('b.md');
  });

  it('names a store that is there and not listed, and is silent once it is', async () => {
    sandbox.write('.ai-kb/atoms/a.md', 'Use pnpm.\n');
    const hint = 'memtrust does not read the store ai-kb here';
    expect((await run('notes', 'check')).stderr).toContain(hint);
    expect((await run('notes', 'check', '--layout', 'ai-kb')).stderr).not.toContain(hint);
  });

  it.each([
    // 34,000 lines are a megabyte that can be read; a note of 36,000 is too large and counts in no sum.
    [
      'beyond the cap',
      34_000,
      /; beyond that, not read: 3 files\. `check` fails \(MT703\)/,
      'No problems found, but not all files were read.\n',
    ],
    [
      'that are too large each',
      36_000,
      /^ai-runtime: 68 files, 7\d\.\d MB\n$/m,
      '68 problems: 0 repaired, 0 for `npx memtrust notes repair`, 68 to fix by hand.\n',
    ],
  ])('counts notes as check does: those %s', async (_, lines, says, ends) => {
    const text = 'A long memory of the runtime.\n'.repeat(lines);
    for (let at = 0; at < 68; at += 1)
      sandbox.write(`memory/long-term/m${at}.md`, `${at}\n${text}`);
    const { code, stdout, stderr } = await run('notes', 'check');
    expect([code, stderr]).toEqual([1, ends]);
    expect(stdout).toMatch(says);
  });
});

it('archive says which option moves old episodes', async () => {
  sandbox.write('memory/episodic/2020.md', '---\ntimestamp: 2020-01-01\n---\nWe began.\n').commit();
  expect(await run('notes', 'archive', '--dry-run')).toMatchObject({
    stdout: 'nothing to archive\n',
    stderr: expect.stringContaining('--before 2026-01-01 also moves older episodes'),
  });
  expect((await run('notes', 'archive', '--dry-run', '--before', '2026-01-01')).stdout).toContain(
    'would archive `memory/episodic/2020.md`: old',
  );
});

describe('write and propose', () => {
  it('a fact has the confidence that is given', async () => {
    await run(
      'propose',
      'auth/a',
      '--text',
      'Tokens are short.',
      '--unbound',
      'told',
      '--confidence',
      '0.92',
    );
    expect(sandbox.read('.memtrust/facts/auth/a.md')).toContain('confidence: 0.92');
  });

  it('refuse a key in the same words', async () => {
    const said = [
      await run('notes', 'write', 'new_trap', 'key', '--text', `The key is ${KEY}.`),
      await run('propose', 'auth/a', '--text', `The key is ${KEY}.`, '--unbound', 'told'),
    ].map(({ code, stderr }) => ({ code, stderr }));
    expect(said[0]).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('contains what looks like'),
    });
    expect(said[1]).toEqual(said[0]);
  });

  it('a name that is a path is refused in plain words', async () => {
    expect((await run('notes', 'write', 'new_trap', '../evil', '--text', 'x')).stderr).toContain(
      '`../evil` cannot name the file of this note: it names a folder',
    );
  });

  it('a text that is staged under another name is told', async () => {
    await run('notes', 'write', 'new_trap', 'one', '--text', 'Locks are kept.');
    expect(
      (await run('notes', 'write', 'new_trap', 'two', '--text', 'Locks are kept.')).stderr,
    ).toContain(
      '`.memtrust/workspace/staging/new-trap-one.md` says the same: refine counts the two as one statement.',
    );
  });

  it('paths are written one way in every script', async () => {
    expect(
      (await run('notes', 'write', 'new_trap', '連接池', '--text', '連線不會歸還。')).stdout,
    ).toBe('wrote .memtrust/workspace/staging/new-trap-連接池.md\n');
  });
});

it('migrate keeps the day of the next update, so that it is still reminded of', async () => {
  sandbox
    .write(
      'memory/long-term/key.md',
      '---\nnext_update: 2026-03-01\n---\nThe gateway caches answers.\n',
    )
    .write('memory/long-term/line.md', '# 缓存\n\n网关缓存答复。\n\n**下次更新**: 2026-03-02\n')
    .commit();
  const reminded = async (): Promise<string[]> => {
    const { report } = await sandbox.report('--now', '2026-04-01');
    return report.findings.filter(({ rule }) => rule === 'MT108').map(({ path }) => path ?? '');
  };
  expect(await reminded()).toEqual(['memory/long-term/key.md', 'memory/long-term/line.md']);
  const { code, stderr } = await run('migrate', '--from', 'ai-runtime', '--apply', '--remove');
  expect(stderr).toContain('2 files moved');
  expect(code).toBe(0);
  sandbox.commit();
  expect(sandbox.read('.memtrust/facts/long-term/key.md')).toContain('review_by: 2026-03-01');
  expect(sandbox.read('.memtrust/facts/long-term/line.md')).toContain('review_by: 2026-03-02');
  expect(await reminded()).toEqual([
    '.memtrust/facts/long-term/key.md',
    '.memtrust/facts/long-term/line.md',
  ]);
});
