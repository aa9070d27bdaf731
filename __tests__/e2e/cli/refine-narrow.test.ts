/** The lifecycle document's example of what is too narrow, from staging to a candidate or a tombstone. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Refinery, type RefinedNote } from './refinery.js';

const EXAMPLE = 'MAGIC.C 第 42 行的特殊處理';
const SOURCE = Array.from({ length: 60 }, (_, index) => `int spell_${index} = ${index};\n`).join(
  '',
);
let repository: Refinery;

beforeEach(() => {
  repository = new Refinery('ai-kb');
  repository.stage({
    'new-trap-magic': EXAMPLE,
    // Its true twin: the same line is named, and more is meant.
    'new-trap-all': `${EXAMPLE}適用於所有法術檔案`,
  });
});
afterEach(() => repository.dispose());

it('is kept as a candidate that cites the line, where the file is there', async () => {
  repository.write('src/MAGIC.C', SOURCE).commit('staged');
  expect(await repository.outcomes('--apply')).toMatchObject({
    'new-trap-magic': { outcome: 'too_narrow', fact: 'traps/magic' },
    'new-trap-all': { outcome: 'observed', seen: 1 },
  });
  const files = repository.files();
  expect(files['.memtrust/facts/traps/magic.md']).toMatch(
    /\nstatus: candidate\n[\s\S]*path: src\/MAGIC\.C\n {4}lines: 42-42\n[\s\S]*第 42 行/,
  );
  expect(files[repository.staged('new-trap-magic')]).toBeUndefined();
  expect(files[repository.staged('new-trap-all')]).toContain('所有');
});

it.each([
  ['is not there', {}],
  [
    'is there twice, so that nobody knows which is meant',
    { 'a/MAGIC.C': SOURCE, 'b/MAGIC.C': SOURCE },
  ],
])('goes with a tombstone where the file %s', async (_, files) => {
  for (const [path, text] of Object.entries(files)) repository.write(path, text);
  expect((await repository.outcomes())['new-trap-magic']).toMatchObject({
    outcome: 'not_a_candidate',
    why: 'it is about one place that cannot be cited, and is removed once it is committed',
  });
  repository.commit('staged');
  expect(await repository.outcomes('--apply')).toMatchObject({
    'new-trap-magic': { outcome: 'too_narrow', fact: null },
    'new-trap-all': { outcome: 'observed' },
  });
  expect(repository.tombstones()[repository.staged('new-trap-magic')]).toMatchObject({
    why: 'too narrow, and nothing there can be cited',
  });
});

it('cites a line only where it is there: of a shorter file nothing is cited', async () => {
  repository.write('src/MAGIC.C', SOURCE.split('\n').slice(0, 6).join('\n')).commit('staged');
  expect(await repository.outcomes('--apply')).toMatchObject({
    'new-trap-magic': { outcome: 'too_narrow', fact: null },
  });
  expect(repository.files()['.memtrust/facts/traps/magic.md']).toBeUndefined();
});

it.each([
  '函數 magic_init 需要特別小心。',
  '函数 magic_init 的数组只在此处初始化',
  'MAGIC.C 需要特別小心。',
  'MAGIC.C needs special care.',
])('cites what a note without backquotes is about, however often it was seen: %s', async (text) => {
  repository.write(
    'src/MAGIC.C',
    SOURCE.replaceAll('int spell_7 = 7;', 'int magic_init(void) { return 7; }'),
  );
  const seen = ['one', 'two', 'three'].map((subject) => repository.commit(subject));
  const observed = seen.map((commit) => `  - {commit: "${commit}"}\n`).join('');
  repository
    .stage({ 'new-trap-one': `---\nobserved:\n${observed}---\n${text}\n` })
    .commit('a note');
  expect((await repository.outcomes('--apply'))['new-trap-one']).toMatchObject({
    outcome: 'too_narrow',
    fact: 'traps/one',
  });
  expect(repository.read('.memtrust/facts/traps/one.md')).toContain('path: src/MAGIC.C');
});

it('a rule that names a file is proposed like any other', async () => {
  const seen = ['one', 'two', 'three'].map((subject) => repository.commit(subject));
  const observed = seen.map((commit) => `  - {commit: "${commit}"}\n`).join('');
  const text = '所有法術都要像 MAGIC.C 一樣先鎖定資源再讀取。';
  repository
    .stage({ 'new-trap-one': `---\nobserved:\n${observed}---\n${text}\n` })
    .commit('a note');
  expect((await repository.outcomes())['new-trap-one']).toMatchObject({ outcome: 'eligible' });
});

it.each([
  ['by its path', (path: string) => `The padding in ${path} is skipped.\n`],
  [
    'as its source',
    (path: string) =>
      `---\nsources:\n  - path: ${path}\n---\nThe padding of \`src/pad.ts\` is skipped.\n`,
  ],
])('cites no file of the workspace, which the run may remove: named %s', async (_, note) => {
  const session = '.ai-kb/workspace/session/decoded-F-1-2.txt';
  repository
    .write(session, 'decoded\n')
    .write('src/pad.ts', 'export const padding = 8;\n')
    .stage({ 'new-trap-pad': note(session) })
    .commit('a note');
  await repository.run('--apply');
  const fact = repository.files()['.memtrust/facts/traps/pad.md'] ?? '';
  expect(fact).not.toContain(`path: ${session}`);
});

describe('a plain word as a function that the code exports once', () => {
  const outcomeOf = async (text: string): Promise<RefinedNote | undefined> => {
    repository
      .write('src/take.ts', 'export function take() {\n  return 1;\n}\n')
      .write('src/pool.ts', 'export const pool = 1;\n')
      .write('src/size.ts', 'function size() {\n  return 1;\n}\nconsole.log(size());\n')
      .stage({ 'new-trap-one': text })
      .commit('a note');
    return (await repository.outcomes('--apply'))['new-trap-one'];
  };

  it.each([
    ['src/take.ts', 'The `take` function needs special treatment.'],
    ['src/take.ts', 'take() needs special treatment.'],
    ['src/take.ts', 'In the function take() a special case is needed.'],
    ['src/take.ts', '`take()` needs special treatment.'],
    ['src/take.ts', '函数 `take` 的特殊处理'],
    ['src/take.ts', '`take` 函數的特殊處理'],
    ['src/pool.ts', '只适用于 src/pool.ts 的特殊处理'],
    ['src/pool.ts', '僅適用於 src/pool.ts'],
    ['src/pool.ts', 'This applies only to src/pool.ts.'],
  ])('is the one place of a note, which cites %s: %s', async (path, text) => {
    expect(await outcomeOf(text)).toMatchObject({ outcome: 'too_narrow', fact: 'traps/one' });
    expect(repository.read('.memtrust/facts/traps/one.md')).toContain(`path: ${path}`);
  });

  it.each([
    // More is said, or the word is not what the sentence is about.
    'take() is slow. Connections time out after five seconds.',
    'take() is slow; connections time out after five seconds.',
    'Connections time out after five seconds, which the `take` function sets.',
    'Idle connections are closed before take() is called.',
    'Every caller of take() closes what it got.',
    '连接在五秒后超时，函数 `take` 设置它',
    '适用于 src/pool.ts 与其他连接池',
    // A word of prose, an option, a function of a language, one that only its file knows.
    'The function take needs special treatment.',
    'The `take` option needs special treatment.',
    'Array.take() needs special treatment.',
    'map() skips holes of a sparse array.',
    'size() needs special treatment.',
  ])('is not in: %s', async (text) => {
    expect(await outcomeOf(text)).toMatchObject({ outcome: 'observed' });
  });
});
