/** A repository chooses in its policy in which language memtrust speaks to its people. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import { rules } from '../../../src/gate/rules/index.js';
import { SIMPLIFIED_CATALOGUE } from '../../../src/report/catalogue/zh-hans.js';
import { TRADITIONAL_CATALOGUE } from '../../../src/report/catalogue/zh-hant.js';
import { columnsOf } from '../../../src/text/columns.js';
import { fromSource } from './in-process.js';
import { factFile, Sandbox } from './sandbox.js';

const HAN = /\p{Script=Han}/u;

let repository: Sandbox;

beforeAll(async () => {
  repository = new Sandbox();
  repository
    .write('.memtrust/policy.yml', 'version: 1\nlanguage: zh-Hant\n')
    .write('.memtrust/facts/http/timeout.md', factFile('', 'Requests time out after 30 seconds.'))
    .write('src/http.ts', 'export const timeout = 30;\n');
  await repository.done('bind', 'http/timeout', 'src/http.ts');
  await repository.done('adopt', 'http/timeout');
  repository.commit();
  repository.git('switch', '--quiet', '--create', 'feature');
  repository.write('src/http.ts', 'export const timeout = 60;\n');
});

afterAll(() => repository.dispose());

const said = async (...args: string[]): Promise<string> =>
  (await fromSource(repository.root, ...args)).stdout;

describe('what a rule says', () => {
  test.each([TRADITIONAL_CATALOGUE, SIMPLIFIED_CATALOGUE])(
    'in $language, by --language',
    async (catalogue) => {
      const { rules: texts, words } = catalogue;
      for (const { code, name, severity } of rules) {
        const { code: exit, stdout } = await fromSource(
          tmpdir(),
          'explain',
          code,
          '--language',
          catalogue.language,
        );
        const text = texts[code];
        expect([exit, stdout.split('\n\n').slice(0, 4)]).toEqual([
          0,
          [
            `${code} ${name}（${words.severity[severity]}）`,
            text?.summary,
            text?.why,
            `${words.rule.whatToDo}${text?.remedy}`,
          ],
        ]);
      }
    },
  );

  test('is in the language of the policy where none is asked for, and in English outside of a repository', async () => {
    const chinese = await said('explain', 'MT405');
    expect(chinese).toContain(TRADITIONAL_CATALOGUE.rules['MT405']?.why);
    expect(chinese).toContain('政策可以變更它的嚴重程度，或將它關閉：rules: {MT405: off}。');
    expect(chinese).toContain('<!-- memtrust-ignore MT405: reason -->');
    expect(await said('explain', 'MT405', '--language', 'en')).not.toMatch(HAN);
    expect((await fromSource(tmpdir(), 'explain', 'MT405')).stdout).not.toMatch(HAN);
  });

  test('as a list stands in straight columns', async () => {
    const lines = (await said('rules')).trimEnd().split('\n');
    const starts = lines.map((line, index) => {
      const last =
        index === 0
          ? '檢查內容'
          : (TRADITIONAL_CATALOGUE.rules[rules[index - 1]?.code ?? 'MT0']?.summary ?? '');
      return columnsOf(line.slice(0, line.lastIndexOf(last)));
    });
    expect(new Set(starts).size).toBe(1);
    // Programs read English, whatever the policy says.
    expect(await said('rules', '--format', 'json')).not.toMatch(HAN);
  });

  test('in a language that there is not, is refused with those that there are', async () => {
    const { code, stderr } = await fromSource(tmpdir(), 'explain', 'MT405', '--language', 'zh-TW');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/en, zh-Hant, zh-Hans/)]);
  });
});

describe('a check', () => {
  test('is told in the language of the policy at the base', async () => {
    const text = await said('check');
    expect(text).toMatch(/^memtrust：通過（1 個警告）——1 項過時；工作目錄\n/);
    expect(text).toContain(
      '\n這次變更對信任的影響\n  http/timeout：受信任 → 過時，原因：src/http.ts（quote）已不存在；消失的字詞：30',
    );
    expect(await said('check', '--format', 'markdown')).toContain('**這次變更對信任的影響**');
    expect(await said('check', '--format', 'html')).toContain('<html lang="zh-Hant">');
    expect(await said('check', '--format', 'sarif')).toContain(
      TRADITIONAL_CATALOGUE.rules['MT105']?.summary,
    );
    expect(await said('check', '--format', 'json')).not.toMatch(HAN);
  });

  test('tells a repository without facts what to do first', async () => {
    const copy = new Sandbox();
    try {
      copy.write('.memtrust/policy.yml', 'version: 1\nlanguage: zh-Hans\n').commit();
      const { stdout } = await fromSource(copy.root, 'check');
      expect(stdout).toBe(
        'memtrust：通过——没有事实；已检查 0 个 agent 文件；工作区\n' +
          `→ ${SIMPLIFIED_CATALOGUE.words.firstFact}\n`,
      );
    } finally {
      copy.dispose();
    }
  });

  test('writes its files in that language', async () => {
    const copy = repository.copy();
    try {
      await copy.done('check', '--out', 'report');
      expect(copy.read('report/comment.md')).toContain('所有項目');
      expect(copy.read('report/trust-report.html')).toContain('判定對象');
      expect(copy.read('report/trust-report.json')).not.toMatch(HAN);
    } finally {
      copy.dispose();
    }
  });

  test('is not told in a language that the change itself brings', async () => {
    const copy = repository.copy();
    try {
      copy.write('.memtrust/policy.yml', 'version: 1\nlanguage: zh-Hans\n');
      const { stdout } = await fromSource(copy.root, 'check');
      expect(stdout).toMatch(/^memtrust：通過/);
      expect(stdout).not.toContain('本次变更');
    } finally {
      copy.dispose();
    }
  });

  test('names an unknown language of the policy with its line, and those that it knows', async () => {
    const copy = new Sandbox();
    try {
      copy.write('.memtrust/policy.yml', 'version: 1\nlanguage: zh-TW\n').commit();
      const { code, stdout } = await fromSource(copy.root, 'check');
      expect(code).toBe(2);
      expect(stdout).toContain('error MT701 invalid-policy  .memtrust/policy.yml:2');
      expect(stdout).toContain(
        '`.memtrust/policy.yml`:2:1: `language` must be one of: en, zh-Hant, zh-Hans',
      );
    } finally {
      copy.dispose();
    }
  });
});
