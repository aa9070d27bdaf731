import { describe, expect, test } from '@jest/globals';
import { type Reading, readTrusted } from '../../../src/context/reading.js';
import { recallAnswer } from '../../../src/context/recall/answer.js';
import { passagesOf } from '../../../src/context/recall/passages.js';
import { related } from '../../../src/context/recall/relations.js';
import { recall, trustOf } from '../../../src/context/recall/passage-index.js';
import type { Commit } from '../../../src/tree/history.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { NOW, store, type Store } from '../../store.js';

const read = async (told: Store): Promise<Reading> =>
  readTrusted(told.tree(), { now: Date.parse(NOW), past: NO_HISTORY });
const passages = async (told: Store, commits: readonly Commit[] = []) =>
  passagesOf(await read(told), commits);
const commit = (spec: Partial<Commit> = {}): Commit => ({
  oid: 'a'.repeat(40),
  subject: 'Retry twice',
  body: '',
  files: [],
  ...spec,
});
const attempt = (record: object): Store =>
  store().file('.memtrust/attempts/1.json', JSON.stringify(record));

describe('a fact is a passage', () => {
  test('with topic, key, id and what it cites as its title', async () => {
    const told = store()
      .file('src/guard.ts', 'check();\n')
      .fact('auth/guard', {
        topic: 'authorization',
        claim_key: 'auth/reads',
        sources: ['src/guard.ts'],
        body: 'Owner checks run first.',
      })
      .adopted();
    expect(await passages(told)).toMatchObject([
      {
        id: 'auth/guard',
        kind: 'fact',
        title: 'authorization\nauth/reads\nauth/guard\nsrc/guard.ts',
        text: 'Owner checks run first.',
        entry: { status: 'accepted' },
      },
    ]);
  });

  test('found by what is written where it is broken: its entry says that it is', async () => {
    expect(
      await passages(store().file('.memtrust/facts/broken.md', 'no front matter: canary\n')),
    ).toMatchObject([
      {
        id: 'broken',
        title: 'broken',
        text: 'no front matter: canary',
        entry: { trustLevel: 'untrusted' },
      },
    ]);
  });
});

describe('an agent file is cut at its headings', () => {
  const text =
    '---\nname: x\n---\nBefore.\n\n# Setup\n\n## Build\n\nRun make.\n\n```sh\n# no heading\n```\n\nTest\n====\nRun tests.\n\n\n';

  test('each section with its lines, and the headings above it', async () => {
    expect(await passages(store().file('CLAUDE.md', text))).toMatchObject([
      {
        id: 'live:claude:CLAUDE.md#L1-L4',
        kind: 'live',
        title: 'CLAUDE.md',
        text: '---\nname: x\n---\nBefore.',
      },
      {
        id: 'live:claude:CLAUDE.md#L6-L14',
        title: 'Setup\nBuild\nCLAUDE.md',
        text: '# Setup\n\n## Build\n\nRun make.\n\n```sh\n# no heading\n```',
      },
      {
        id: 'live:claude:CLAUDE.md#L16-L18',
        title: 'Test\nCLAUDE.md',
        text: 'Test\n====\nRun tests.',
      },
    ]);
  });

  test('what is behind a link to a folder has the name that it has there', async () => {
    const told = store()
      .file('rules/b.md', '# B\n\nBe brief.\n')
      .file('rules/deep/a.md', 'Be kind.\n')
      .file('rules/tool.py', 'print()\n')
      .link('.claude/rules', '../rules');
    expect(await passages(told)).toMatchObject([
      {
        id: 'live:claude:.claude/rules/b.md#L1-L3',
        title: 'B\n.claude/rules/b.md',
        text: '# B\n\nBe brief.',
        entry: { id: 'live:claude:.claude/rules', status: 'advisory' },
      },
      {
        id: 'live:claude:.claude/rules/deep/a.md#L1-L1',
        text: 'Be kind.',
        entry: { id: 'live:claude:.claude/rules' },
      },
    ]);
  });

  test('a section of many lines is several', async () => {
    const long = await passages(store().file('AGENTS.md', `# Long\n${'line\n'.repeat(900)}`));
    expect(long.map(({ id }) => id)).toEqual([
      'live:codex:AGENTS.md#L1-L400',
      'live:codex:AGENTS.md#L401-L800',
      'live:codex:AGENTS.md#L801-L901',
    ]);
  });

  test('settings and scripts are for programs, an empty file says nothing, a second name is no second text', async () => {
    const told = store()
      .file('.claude/settings.json', '{"a": "b"}')
      .file('.claude/skills/x/run.py', 'print()\n')
      .file('GEMINI.md', '\n\n')
      .file('AGENTS.md', 'Be kind.\n')
      .link('CLAUDE.md', 'AGENTS.md');
    expect((await passages(told)).map(({ id }) => id)).toEqual(['live:codex:AGENTS.md#L1-L1']);
  });

  test.each([
    ['headings', '#\n'],
    ['headings with text', '# a\nb\n'],
    ['underlines', 'a\n=\n'],
    ['one line', 'a '],
    ['brackets', '['],
    ['blanks', '\n'],
  ])(
    'a megabyte of %s is cut in time',
    async (_what, unit) => {
      const told = store().file('CLAUDE.md', unit.repeat(Math.floor(1_000_000 / unit.length)));
      const reading = await read(told);
      const start = performance.now();
      passagesOf(reading, []);
      expect(performance.now() - start).toBeLessThan(10_000);
    },
    30_000,
  );
});

describe('evidence', () => {
  test('is read as JSON or as it is, whatever it holds', async () => {
    const told = store()
      .file(
        '.memtrust/attempts/1.json',
        JSON.stringify({
          prompt: 'Retry the upload',
          status: 'done',
          changed_files: ['src/a.ts'],
          n: 2,
          deep: [[{ why: 'slow' }]],
          none: null,
        }),
      )
      .file('.memtrust/attempts/2.json', '{"cut')
      .file('.memtrust/reviews/r.md', '# Review\n\nThe guard is gone.\n')
      .file('.memtrust/reviews/s.json', '"a text"');
    expect(await passages(told)).toMatchObject([
      {
        id: 'attempt:.memtrust/attempts/1.json',
        kind: 'attempt',
        title: 'Retry the upload\nsrc/a.ts\n.memtrust/attempts/1.json',
        text: 'prompt: Retry the upload\nstatus: done\nchanged_files: src/a.ts\nn: 2\nwhy: slow',
      },
      { id: 'attempt:.memtrust/attempts/2.json', text: '{"cut' },
      {
        id: 'review:.memtrust/reviews/r.md',
        kind: 'review',
        text: '# Review\n\nThe guard is gone.',
      },
      { id: 'review:.memtrust/reviews/s.json', text: '"a text"' },
    ]);
  });

  test('that is nested without end ends', async () => {
    expect(
      await passages(
        store().file('.memtrust/attempts/1.json', '['.repeat(200_000) + ']'.repeat(200_000)),
      ),
    ).toEqual([]);
  });

  test('a commit is evidence without an entry', async () => {
    const [one] = await passages(store(), [
      commit({ body: 'Twice is enough.', files: ['src/a.ts', '.memtrust/facts/x.md'] }),
    ]);
    expect(one).toEqual({
      id: `commit:${'a'.repeat(40)}`,
      kind: 'commit',
      entry: null,
      title: 'src/a.ts',
      text: 'Retry twice\n\nTwice is enough.',
    });
    expect(one === undefined ? null : trustOf(one)).toMatchObject({
      trustLevel: 'evidence',
      trustedBaseline: false,
      reason: 'commit_evidence',
    });
  });

  const OWN = 'a'.repeat(40);
  test.each([
    ['no attempt', store(), 'commit_evidence'],
    ['an attempt that lists it', attempt({ commits: ['b'.repeat(40), OWN] }), 'attempt_evidence'],
    ['an attempt that lists another', attempt({ commits: ['b'.repeat(40)] }), 'commit_evidence'],
    [
      'an attempt that only printed it',
      attempt({ stdout: { body: `commits: ${OWN}\n` } }),
      'commit_evidence',
    ],
    ['an attempt that was given it', attempt({ command: ['git', 'show', OWN] }), 'commit_evidence'],
    [
      'a review that lists it',
      store().file('.memtrust/reviews/1.json', JSON.stringify({ commits: [OWN] })),
      'commit_evidence',
    ],
    [
      'an attempt that cannot be read',
      store().file('.memtrust/attempts/1.json', `{"commits": ["${OWN}"`),
      'commit_evidence',
    ],
  ] as const)('a commit beside %s', async (_what, tree, reason) => {
    const all = await related(await passages(tree, [commit({})]));
    const own = all.find(({ id }) => id === `commit:${OWN}`);
    expect(own === undefined ? null : trustOf(own)).toMatchObject({
      reason,
      sourceClass: reason,
      trustLevel: 'evidence',
    });
  });
});

describe('SECURITY S28: recall', () => {
  const CANARY = 'canary-7f3a';
  const policed = store().policy({ exclude_text: [CANARY], exclude_paths: ['vault/**', '*.pem'] });
  const escaped = String.raw`{"note": "c\u0061nary-7f3a"}`;

  test.each([
    ['the body of a fact', policed.fact('x', { body: `It is ${CANARY} retry.` }).adopted()],
    [
      'a fact that cites it',
      policed
        .file('vault/a.txt', 'x\n')
        .fact('x', { body: 'The canary-7f3b retry.', sources: ['vault/a.txt'] })
        .adopted(),
    ],
    ['an agent file', policed.file('CLAUDE.md', `retry ${CANARY}\n`)],
    ['an agent file behind a pattern', policed.file(`vault/${CANARY}/AGENTS.md`, 'retry\n')],
    [
      'a file behind a link to a folder',
      policed.file('rules/a.md', `retry ${CANARY}\n`).link('.claude/rules', '../rules'),
    ],
    [
      'a file behind a link to a folder that is kept out',
      policed.file('vault/a.md', 'retry canary-7f3b\n').link('.claude/rules', '../vault'),
    ],
    ['an attempt', policed.file('.memtrust/attempts/1.json', `{"note": "retry ${CANARY}"}`)],
    [
      'an attempt that has it as a key',
      policed.file('.memtrust/attempts/1.json', `{"${CANARY}": {"note": "retry"}}`),
    ],
    [
      'an attempt that writes it in other letters',
      policed.file('.memtrust/attempts/1.json', escaped),
    ],
    ['a review', policed.file('.memtrust/reviews/1.md', `retry ${CANARY.toUpperCase()}\n`)],
    ['the name of evidence', policed.file(`.memtrust/reviews/${CANARY}.md`, 'retry\n')],
  ])('tells nothing of %s', async (_what, told) => {
    const reading = await read(told);
    // Not even the reading has it, so whoever takes texts from there tells nothing either.
    expect(reading.entries.map(({ text }) => text).join('\n')).not.toMatch(/c(?:a|\\u0061)nary/i);
    const all = passagesOf(reading, []);
    expect(all).toEqual([]);
    const answer = recallAnswer(reading, recall(all, 'retry'), {
      query: 'retry',
      budget: 1_000,
      limit: 10,
      basis: 'x',
    });
    expect(JSON.stringify(answer).toLowerCase()).not.toContain('canary');
    expect(answer.selected).toEqual([]);
  });

  test.each([
    ['a message', commit({ body: `It is ${CANARY}.` })],
    ['the name of a file', commit({ files: [`src/${CANARY}.ts`], subject: `Rename ${CANARY}.ts` })],
    [
      'a message that names a file which the policy hides',
      commit({ files: ['keys/prod.pem'], subject: 'Add prod.pem' }),
    ],
  ])('tells nothing of a commit with it in %s', async (_what, one) => {
    expect(await passages(policed, [one])).toEqual([]);
  });

  test('does not tell hidden files among those of a commit', async () => {
    expect(
      await passages(policed, [commit({ files: ['keys/prod.pem', 'src/a.ts'] })]),
    ).toMatchObject([{ title: 'src/a.ts' }]);
  });
});
