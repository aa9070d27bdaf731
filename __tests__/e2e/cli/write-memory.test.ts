/** A memory in Markdown over weeks: its layout, its updates in place, and what git keeps of it. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

const CONSCIOUSNESS = 'memory/short-term/consciousness.md';
const CONTEXT = 'memory/long-term/project-context.md';
let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('.memtrust/policy.yml', 'stores: [{layout: memtrust}, {layout: ai-runtime}]\n')
    .write('src/pool.ts', 'export const size = 4;\n')
    .commit();
});

afterEach(() => repository.dispose());

const write = async (...args: string[]): Promise<Result> =>
  fromSource(repository.root, 'notes', 'write', ...args);
const done = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await write(...args);
  if (code !== 0) throw new Error(stderr);
  return stdout;
};

describe('the layout of a memory', () => {
  it.each([
    ['short-term', 'consciousness', 'Consciousness', 'Current focus'],
    ['long-term', 'project-context', 'Project context', 'Core content'],
    ['episodic', 'timeline', 'Timeline', 'Events'],
    ['long-term', 'deploys', 'deploys', 'Core content'],
  ])('%s %s', async (place, name, title, part) => {
    const path = `memory/${place}/${name}.md`;
    expect(await done(place, name, '--template')).toBe(`wrote ${path}\n`);
    expect(repository.read(path)).toMatch(
      new RegExp(
        `^---\ntype: ${place}\ntimestamp: 2026-06-01T00:00:00Z\n---\n# ${title}\n\n## ${part}\n\n\\[to be filled in\\]\n` +
          '[\\s\\S]*\n---\n\n\\*\\*Last update\\*\\*: 2026-06-01\n\\*\\*Next update\\*\\*: when this changes\n$',
      ),
    );
    const check = await fromSource(repository.root, 'check', '--format', 'json');
    expect([check.code, JSON.parse(check.stdout).counts.accepted]).toEqual([0, 0]);
  });

  it('holds the text below its first heading, an event with its day, and says when it is due', async () => {
    await done('episodic', 'timeline', '--template', '--text', 'Moved to Markdown.');
    expect(repository.read('memory/episodic/timeline.md')).toContain(
      '## Events\n\n- 2026-06-01: Moved to Markdown.\n\n---\n',
    );
    await done(
      'long-term',
      'project-context',
      '--template',
      '--text',
      'Node 20.',
      '--next-update',
      '2026-05-01',
    );
    expect(repository.read(CONTEXT)).toMatch(
      /\nnext_update: 2026-05-01\n---\n# Project context\n\n## Core content\n\nNode 20\.\n/,
    );
    const { stdout } = await fromSource(repository.root, 'check');
    expect(stdout).toContain(`\`${CONTEXT}\` was due for an update by \`2026-05-01\``);
    expect(stdout).toContain(`${CONTEXT}: new → candidate because nobody has adopted it`);
  });
});

describe('a memory that is written again under its name', () => {
  it('is updated in place, keeps its front matter, and git has the former text', async () => {
    repository
      .write(
        CONTEXT,
        '---\n# by hand\ntimestamp: 2025-11-14\nconfidence: 0.9\nimportance: high\nmood: calm\n---\n# 项目背景\n\nNode 18.\n',
      )
      .commit();
    expect(
      await done('long-term', 'project-context', '--text', 'Node 20.', '--confidence', '0.8'),
    ).toBe(`updated ${CONTEXT}\n`);
    expect(repository.read(CONTEXT)).toBe(
      '---\n# by hand\ntype: long-term\ntimestamp: 2026-06-01T00:00:00Z\nconfidence: 0.8\nimportance: high\nmood: calm\n---\n# 项目背景\n\nNode 20.\n',
    );
    expect(repository.git('show', `HEAD:${CONTEXT}`)).toContain('Node 18.');
    expect(repository.git('status', '--short')).toBe(` M ${CONTEXT}\n`);
  });

  it('is not written where that would lose what no commit holds, and says what to do', async () => {
    await done('short-term', 'consciousness', '--text', 'Looking at the pool.');
    const before = repository.read(CONSCIOUSNESS);
    const refused = await write('short-term', 'consciousness', '--text', 'Looking at the queue.');
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('is not committed, and would be lost');
    expect(refused.stderr).toContain(`git add ${CONSCIOUSNESS} && git commit`);
    expect(repository.read(CONSCIOUSNESS)).toBe(before);
    // Staged is not committed, and another commit's text is not this one.
    repository.git('add', '--all');
    expect((await write('short-term', 'consciousness', '--text', 'The queue.')).code).toBe(2);
    repository.commit();
    expect(await done('short-term', 'consciousness', '--text', 'The queue.')).toBe(
      `updated ${CONSCIOUSNESS}\n`,
    );
    expect((await write('short-term', 'consciousness', '--text', 'The cache.')).code).toBe(2);
    // What holds all of the former text loses nothing.
    expect(
      await done('short-term', 'consciousness', '--text', 'The queue.\n\nThen the cache.'),
    ).toBe(`updated ${CONSCIOUSNESS}\n`);
  });

  it('says nothing to write where it says the same', async () => {
    await done('short-term', 'consciousness', '--text', 'The pool.', '--tag', 'pool');
    const before = repository.read(CONSCIOUSNESS);
    expect(
      await done('short-term', 'consciousness', '--text', 'The pool.\n', '--now', '2026-07-01'),
    ).toBe(`nothing to write: ${CONSCIOUSNESS} says the same\n`);
    expect(repository.read(CONSCIOUSNESS)).toBe(before);
  });
});

describe('notes write --edit', () => {
  const staged = '.memtrust/workspace/staging/new-trap-leak.md';

  it('changes a staged note, whose sightings were of the former text', async () => {
    await done('new-trap', 'leak', '--text', 'It leaks.', '--tag', 'pool');
    const head = repository.commit();
    await done('new-trap', 'leak', '--text', 'It leaks.', '--pull', '7');
    const next = repository.commit();
    expect(repository.read(staged)).toContain(`{commit: "${head}", pull: 7}`);
    expect(await done('new-trap', 'leak', '--edit', '--text', 'It leaks under load.')).toBe(
      `updated ${staged}\n`,
    );
    expect(repository.read(staged)).toBe(
      `---\ntype: new_trap\ntimestamp: 2026-06-01T00:00:00Z\ntags:\n  - pool\nobserved:\n  - {commit: "${next}"}\n---\nIt leaks under load.\n`,
    );
  });

  it.each([
    ['nothing is there', ['new-trap', 'leak'], 'so it cannot be edited'],
    ['it is no text', ['new-trap', 'bytes'], 'cannot be edited'],
  ])('is refused where %s', async (_what, args, says) => {
    repository.write('.memtrust/workspace/staging/new-trap-bytes.md', Buffer.from([0xff, 0x0a]));
    const refused = await write(...args, '--edit', '--text', 'X.');
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain(says);
  });

  it('says nothing of a note that the policy blocks, and does not change it', async () => {
    repository
      .write('.memtrust/policy.yml', 'exclude_text: [marmalade]\n')
      .write(staged, 'The marmalade leaks.\n')
      .commit();
    const { code, stdout, stderr } = await write(
      'new-trap',
      'leak',
      '--edit',
      '--text',
      'More marmalade.',
    );
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toContain('marmalade');
    expect(repository.read(staged)).toBe('The marmalade leaks.\n');
  });

  it('has no layout for what is no memory', async () => {
    const { code, stderr } = await write('new-trap', 'leak', '--template', '--text', 'X.');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Leave out --template.')]);
  });
});

describe('a timeline', () => {
  const TIMELINE = 'memory/episodic/timeline.md';

  it('gets one more entry with its date, whether or not the former text is committed', async () => {
    await done('episodic', 'timeline', '--text', 'We began.', '--now', '2026-06-01');
    expect(
      await done('episodic', 'timeline', '--text', 'Moved to\nMarkdown.', '--now', '2026-06-02'),
    ).toBe(`updated ${TIMELINE}\n`);
    expect(repository.read(TIMELINE)).toMatch(
      /\n---\n- 2026-06-01: We began\.\n- 2026-06-02: Moved to\n {2}Markdown\.\n$/,
    );
    expect(
      await done('episodic', 'timeline', '--text', 'Moved to\nMarkdown.', '--now', '2026-06-02'),
    ).toBe(`nothing to write: ${TIMELINE} says the same\n`);
  });

  it('keeps the headings and the last lines of its template', async () => {
    await done('episodic', 'timeline', '--template', '--now', '2026-06-01');
    for (const [text, day] of [
      ['We began.', '2026-06-02'],
      ['We went on.', '2026-06-03'],
    ] as const)
      await done('episodic', 'timeline', '--text', text, '--now', day);
    expect(repository.read(TIMELINE)).toMatch(
      /\n---\n# Timeline\n\n## Events\n\n- 2026-06-02: We began\.\n- 2026-06-03: We went on\.\n\n---\n\n\*\*Last update\*\*: 2026-06-03\n\*\*Next update\*\*: when this changes\n$/,
    );
  });

  it('that somebody wrote by hand is continued below', async () => {
    repository.write(TIMELINE, '# 时间线\n\n我们开始了。\n');
    await done('episodic', 'timeline', '--text', '改用 Markdown。');
    expect(repository.read(TIMELINE)).toMatch(
      /---\n# 时间线\n\n我们开始了。\n\n- 2026-06-01: 改用 Markdown。\n$/,
    );
  });
});

describe('project-context, written a second time', () => {
  const WRITTEN =
    '---\ntimestamp: 2025-11-14 10:30:00\nconfidence: 0.95\n---\n\n# 项目背景\n\n## 核心内容\nNode 18 运行服务。\n\n' +
    '## 理由\n它是长期支持版本。\n\n## 影响\n不用更新的语法。\n\n---\n\n**最后更新**: 2025-11-14 03:52:00\n**下次更新**: 升级之后\n';

  it('keeps its parts and 下次更新, and says the new text in the first part', async () => {
    repository.write(CONTEXT, WRITTEN).commit();
    expect(await done('long-term', 'project-context', '--text', 'Node 20 运行服务。')).toBe(
      `updated ${CONTEXT}\n`,
    );
    expect(repository.read(CONTEXT)).toMatch(
      /---\n\n# 项目背景\n\n## 核心内容\n\nNode 20 运行服务。\n\n## 理由\n它是长期支持版本。\n\n## 影响\n不用更新的语法。\n\n---\n\n\*\*最后更新\*\*: 2026-06-01\n\*\*下次更新\*\*: 升级之后\n$/,
    );
  });

  it('gets parts of its own where the new text has them, and keeps 下次更新', async () => {
    repository.write(CONTEXT, WRITTEN).commit();
    await done('long-term', 'project-context', '--text', '# 项目\n\n## 核心内容\n\nNode 20。');
    expect(repository.read(CONTEXT)).toMatch(
      /---\n# 项目\n\n## 核心内容\n\nNode 20。\n\n---\n\n\*\*最后更新\*\*: 2026-06-01\n\*\*下次更新\*\*: 升级之后\n$/,
    );
  });

  it('fills a template, which loses nothing', async () => {
    await done('long-term', 'project-context', '--template');
    await done('long-term', 'project-context', '--text', 'Node 20.', '--next-update', '2026-09-01');
    expect(repository.read(CONTEXT)).toMatch(
      /## Core content\n\nNode 20\.\n\n## Why\n\n\[to be filled in\][\s\S]*\*\*Next update\*\*: 2026-09-01\n$/,
    );
    expect((await write('long-term', 'project-context', '--text', 'Node 22.')).code).toBe(2);
  });
});

describe('--template for a memory that is there', () => {
  const end = /\n---\n\n\*\*Last update\*\*: 2026-06-01\n\*\*Next update\*\*: when this changes\n$/;

  it.each([
    [
      ['short-term', 'consciousness'],
      'We move to Node 22.\n\nThen to ESM.\n',
      '# Consciousness\n\n## Current focus\n\nWe move to Node 22.\n\nThen to ESM.\n\n## Open questions\n\n[to be filled in]\n',
    ],
    [
      ['long-term', 'project-context'],
      '---\ntags: [node]\n---\n# 项目背景\n\nNode 18 运行服务。\n',
      '# 项目背景\n\n## Core content\n\nNode 18 运行服务。\n\n## Why\n\n[to be filled in]\n',
    ],
    [
      ['episodic', 'timeline'],
      '- 2026-01-01: We began.\n',
      '# Timeline\n\n## Events\n\n- 2026-01-01: We began.\n\n---\n',
    ],
  ])('keeps its text below the first heading: %j', async (memory, text, body) => {
    const path = `memory/${memory.join('/')}.md`;
    // Nothing is lost, so it need not be committed.
    repository.write(path, text);
    expect(await done(...memory, '--template')).toBe(`updated ${path}\n`);
    expect(repository.read(path)).toContain(`---\n${body}`);
    expect(repository.read(path)).toMatch(end);
    const check = await fromSource(repository.root, 'notes', 'check');
    expect(check).toMatchObject({ code: 0, stderr: 'No problems found.\n' });
    expect(check.stdout).not.toContain('remark');
    // The second time there is nothing to fill.
    expect(await done(...memory, '--template')).toContain('nothing to write');
  });

  it('puts a given text below the former one, an event with its day', async () => {
    repository.write('memory/episodic/timeline.md', 'We began.\n\n**下次更新**: 升级之后\n');
    await done('episodic', 'timeline', '--template', '--text', 'We went on.');
    expect(repository.read('memory/episodic/timeline.md')).toMatch(
      /## Events\n\nWe began\.\n\n- 2026-06-01: We went on\.\n\n\*\*下次更新\*\*: 升级之后\n$/,
    );
  });

  it('with --edit writes it again, once its text is committed', async () => {
    repository.write(CONSCIOUSNESS, 'We move to Node 22.\n');
    const again = ['short-term', 'consciousness', '--template', '--edit'];
    expect((await write(...again)).code).toBe(2);
    repository.commit();
    await done(...again);
    expect(repository.read(CONSCIOUSNESS)).not.toContain('Node 22');
  });
});
