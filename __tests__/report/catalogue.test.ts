import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { rules } from '../../src/gate/rules/index.js';
import { REPORT_LANGUAGES } from '../../src/memory/policy-shape.js';
import type { Catalogue } from '../../src/report/catalogue/catalogue.js';
import { ENGLISH_CATALOGUE } from '../../src/report/catalogue/english.js';
import { RULES_PAGES } from '../../src/report/catalogue/rules-page.js';
import { ruleCatalogueOf, ruleTextIn } from '../../src/report/catalogue/catalogue-of.js';
import { inItsLanguage } from '../../src/report/catalogue/spoken.js';
import { SIMPLIFIED_CATALOGUE } from '../../src/report/catalogue/zh-hans.js';
import { TRADITIONAL_CATALOGUE } from '../../src/report/catalogue/zh-hant.js';
import { renderComment } from '../../src/report/comment.js';
import { renderHtml } from '../../src/report/html.js';
import { runFilesLine, withoutRunFiles, type RunFiles } from '../../src/report/run-files.js';
import { renderSarif } from '../../src/report/sarif.js';
import { renderText } from '../../src/report/text.js';
import { phraseText, type Phrase } from '../../src/text/phrase.js';
import { hasInvisible } from '../../src/text/visible.js';
import { sha256, shortDigest } from '../../src/tree/digest.js';
import { textOf as sourceOf, typeScriptFiles } from '../architecture/sources.js';
import { renderedElements, renderMarkdown } from '../e2e/render-markdown.js';
import { fileName, hostileChange } from './hostile.js';
import { adopted, CALM, change, fact, GUARD, POLICY, scenes, type Files } from './scenes.js';

const CHINESE = [TRADITIONAL_CATALOGUE, SIMPLIFIED_CATALOGUE];
const named = CHINESE.map((catalogue) => [catalogue.language, catalogue] as const);
const PARTS = ['summary', 'why', 'remedy'] as const;
const HAN = /\p{Script=Han}/u;

const codesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).toSorted();

/** A name, a title, a number, a list and a phrase at once, for whatever a text asks for. */
const SAMPLE = Object.assign(['x7'], { charAt: () => ({ toUpperCase: () => 'x7' }) });

/** Every text of a catalogue beyond those of rules, by its place. */
function textsIn(value: unknown, place: string = 'words'): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const tell = value as (...given: unknown[]) => string | Phrase;
    const told = tell(...Array.from({ length: value.length }, () => SAMPLE));
    return [[place, typeof told === 'string' ? told : phraseText(told.flat())]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsIn(inner, `${place}.${key}`),
  );
}

/** All that a Chinese catalogue says: rules, words and the page of rules. */
function allTexts({ language, rules: texts, words }: Catalogue): [string, string][] {
  const { path: _path, language: _language, ...page } = RULES_PAGES[language];
  return [
    ...Object.entries(texts).flatMap(([code, text]) =>
      PARTS.map((part): [string, string] => [`${code} ${part}`, text[part]]),
    ),
    ...textsIn(words),
    ...textsIn(page, 'page'),
  ];
}

test('a language has its catalogue under its own name', async () => {
  for (const language of REPORT_LANGUAGES)
    expect((await ruleCatalogueOf(language)).language).toBe(language);
});

test('no English text was reworded since it was translated', () => {
  const known: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'translated-from.json'), 'utf8'),
  );
  // Where this differs: correct both translations, and then write the digest that is received here into the file.
  expect(
    Object.fromEntries(
      rules.map((rule) => [
        rule.code,
        shortDigest(sha256(PARTS.map((part) => rule[part]).join('\n'))),
      ]),
    ),
  ).toEqual(known);
});

describe.each(named)('what the rules say in %s', (_language, catalogue) => {
  test('is there for each rule, and for nothing else', () => {
    expect(Object.keys(catalogue.rules).toSorted()).toEqual(
      rules.map(({ code }) => code).toSorted(),
    );
  });

  test.each(rules.map((rule) => [rule.code, rule] as const))(
    '%s is translated, with the same code in backticks',
    (_code, rule) => {
      const text = ruleTextIn(catalogue, rule);
      for (const part of PARTS) {
        expect(text[part]).toMatch(HAN);
        expect(text[part]).toMatch(/[。）]$/u);
        expect([part, codesIn(text[part])]).toEqual([part, codesIn(rule[part])]);
      }
    },
  );

  test('no two rules say the same', () => {
    const summaries = Object.values(catalogue.rules).map(({ summary }) => summary);
    expect(new Set(summaries).size).toBe(summaries.length);
  });
});

describe.each(named)('the fixed words in %s', (_language, catalogue) => {
  /** Signs, names of things that have no other name, and the letters of a pattern. */
  const SAME = new Set([
    'words.comment.manifest',
    'words.comment.fixtureColumns.0',
    'words.page.fixtureColumns.0',
    'words.page.foot.manifest',
    'words.page.approval.at',
  ]);

  test('are Chinese wherever the English ones are words', () => {
    const chinese = new Map(textsIn(catalogue.words));
    const left = textsIn(ENGLISH_CATALOGUE.words).filter(
      ([place, english]) =>
        /[a-z]{2}/.test(english) && !SAME.has(place) && !HAN.test(chinese.get(place) ?? ''),
    );
    expect(left).toEqual([]);
    const places = textsIn(ENGLISH_CATALOGUE.words).map(([place]) => place);
    expect([...chinese.keys()].toSorted()).toEqual(places.toSorted());
  });

  test('have as many columns in each table, and all that they are given', () => {
    for (const [place, english] of textsIn(ENGLISH_CATALOGUE.words)) {
      const told = new Map(textsIn(catalogue.words)).get(place) ?? '';
      const count = (text: string): number => text.toLowerCase().split('x7').length - 1;
      expect([place, count(told)]).toEqual([place, count(english)]);
      expect([place, codesIn(told)]).toEqual([place, codesIn(english)]);
    }
  });
});

/** A character of the one way of writing, and the same in the other. */
const PAIRS =
  '記记 憶忆 實实 採采 納纳 檔档 帳账 審审 擋挡 證证 據据 儲储 庫库 預预 設设 請请 這这 來来 個个 為为 與与 會会 對对 應应 說说 ' +
  '變变 動动 進进 過过 還还 時时 間间 關关 開开 問问 題题 讀读 寫写 編编 輯辑 項项 條条 則则 規规 圍围 樣样 無无 沒没 發发 現现 ' +
  '總总 結结 連连 續续 環环 參参 數数 執执 幾几 從从 許许 誰谁 當当 錯错 誤误 訊讯 資资 處处 學学 點点 體体 號号 壓压 縮缩 隱隐 ' +
  '藏藏 傳传 輸输 換换 斷断 級级 綁绑 鎖锁 廣广 廢废 將将 僅仅 嚴严 測测 試试 敗败 後后 並并 屬属 駁驳 棄弃 徑径 夾夹 視视 麼么 ' +
  '該该 線线 頁页 顯显 較较 較较 長长 門门 閘闸 錄录 創创 單单 獨独 區区 別别 戶户 碼码 稱称 讓让 議议 認认 識识 鍵键 雜杂 難难';
/** Terms of the one region for which the other has its own. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  'zh-Hant': [
    '默認',
    '倉庫',
    '文檔',
    '信息',
    '軟件',
    '用戶',
    '運行',
    '網絡',
    '程序',
    '數據',
    '服務器',
    '缺省',
    '字節',
    '字符',
    '文件夾',
    '策略',
    '門禁',
    '鏈接',
    '目錄下',
    '合併請求書',
  ],
  'zh-Hans': [
    '储存库',
    '预设',
    '档案',
    '资讯',
    '软体',
    '使用者',
    '资料夹',
    '网路',
    '程式',
    '透过',
    '资料库',
    '伺服器',
    '位元组',
    '字元',
    '政策',
    '闸门',
    '连结',
    '专案',
    '支援',
  ],
};

describe.each(named)('how %s is written', (language, catalogue) => {
  const texts = allTexts(catalogue);

  test('without a character of the other way of writing', () => {
    const own = language === 'zh-Hant' ? 0 : 1;
    const foreign = new Set(
      PAIRS.split(' ').flatMap((pair) => {
        const other = [...pair][1 - own] ?? '';
        return other === [...pair][own] ? [] : [other];
      }),
    );
    // Both of them are written in Taiwan, in other words.
    if (language === 'zh-Hant') for (const shared of '后采几') foreign.delete(shared);
    expect(
      texts.filter(([, text]) => [...text].some((character) => foreign.has(character))),
    ).toEqual([]);
  });

  test('in the terms of its own region', () => {
    const found = texts.flatMap(([place, text]) =>
      (TERMS[language] ?? []).filter((term) => text.includes(term)).map((term) => [place, term]),
    );
    expect(found).toEqual([]);
  });

  test('with full-width punctuation, and a blank between Han and Latin', () => {
    // What stands in these is Chinese itself: `這次執行`, `過時`, `被政策調降`.
    const given = /^words\.(?:runFiles|standing\.staleAs|comment\.releaseGate|page\.releaseIs)/;
    const wrong = texts.filter(([place, written]) => {
      if (given.test(place)) return false;
      const text = written.replace(/`[^`]+`/g, 'Xx').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
      return (
        /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u.test(text) ||
        /\p{Script=Han} ?[,;:!?()]|[,;!?()] ?\p{Script=Han}/u.test(text) ||
        / [，。：；！？、（）「」]|[，。：；！？、（）「」] (?!$)/u.test(text) ||
        /  /.test(text)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('without a character that cannot be seen', () => {
    expect(texts.filter(([, text]) => hasInvisible(text))).toEqual([]);
  });
});

const IN_CHINESE: Files = {
  ...CALM,
  '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}language: zh-Hans\n`,
};

describe('a report', () => {
  test('is told in the language of the policy in force, which is that of the base', async () => {
    const evaluation = await inItsLanguage(
      await change(IN_CHINESE, {
        ...IN_CHINESE,
        'src/auth/guard.ts': GUARD.replace('true', 'false'),
      }),
    );
    const comment = renderComment(evaluation, { marker: 'M' });
    expect(comment).toContain('**memtrust：通过——1 条事实失去信任、1 个警告**');
    expect(comment).toContain('**本次变更对信任的影响**');
    expect(comment).toContain(
      '- **警告** `authorization/owner-checks`：受信任 → **过时**，原因：`src/auth/guard.ts` 已变更 · ' +
        'MT105 stale-fact：受信任的事实所引用的文本已变更或已消失。',
    );
    expect(comment).toContain('| 条目 | 状态 | 原因 |');
    expect(comment).toContain('| `payments/currency` | **受信任** |');
  });

  test('no change decides in which language its own report is told', async () => {
    const evaluation = await change(CALM, IN_CHINESE);
    expect(await inItsLanguage(evaluation)).toBe(evaluation);
    expect(renderComment(evaluation, { marker: 'M' })).not.toMatch(HAN);
  });

  test('names what the rule finds beside the message of an error or warning, once, and of no notice', async () => {
    const twice = { ...fact('deploy/a'), ...fact('deploy/b') };
    const evaluation = {
      ...(await change(CALM, { ...CALM, ...twice })),
      catalogue: TRADITIONAL_CATALOGUE,
    };
    const { MT201 } = TRADITIONAL_CATALOGUE.rules;
    const summary = MT201?.summary ?? '';
    for (const report of [
      renderComment(evaluation, { marker: 'M' }),
      renderText(evaluation, { color: false }),
    ]) {
      expect(report.split(summary)).toHaveLength(2);
    }
    const approved = renderComment(
      { ...(await scenes.adoption()), catalogue: TRADITIONAL_CATALOGUE },
      { marker: 'M' },
    );
    expect(approved).toContain('MT202 unsettled-adoption');
    expect(approved).not.toContain(TRADITIONAL_CATALOGUE.rules['MT202']?.summary ?? '');
  });

  test('in a terminal has the verdict, the headings and the last lines in its language', async () => {
    const text = renderText(
      { ...(await scenes.stale()), catalogue: TRADITIONAL_CATALOGUE },
      { color: false },
    );
    expect(text.split('\n').filter((line) => HAN.test(line) && !line.startsWith('  '))).toEqual([
      'memtrust：通過（1 個警告）——1 項受信任（1 項無法查證）、1 項過時；基底 1a2b3c4 → 9f8e7d6',
      '警告 MT105 stale-fact  .memtrust/facts/authorization/owner-checks.md',
      '這次變更對信任的影響',
    ]);
  });

  test('as SARIF has the help of its rules in its language', async () => {
    const evaluation = { ...(await scenes.silentPromotion()), catalogue: SIMPLIFIED_CATALOGUE };
    const sarif = renderSarif(evaluation);
    expect(sarif).toContain(
      '"text": "有事实自称受信任（`status: accepted`），但没有人采纳过这段文本。"',
    );
    expect(sarif).toContain('**处理方法**：请运行 `npx memtrust adopt ID`');
  });

  test('as a page says in which language it is', async () => {
    for (const catalogue of CHINESE) {
      const page = renderHtml({ ...(await scenes.stale()), catalogue });
      expect(page).toContain(`<html lang="${catalogue.language}">`);
      expect(page).toContain(`>${catalogue.words.page.titles.trust} <`);
      expect(page).toContain(catalogue.rules['MT105']?.summary);
    }
    expect(renderHtml(await scenes.stale())).toContain('<html lang="en">');
  });
});

describe.each(named)('whatever a change holds, the comment in %s', (_language, catalogue) => {
  const OURS = new Set(
    'p strong sub ul li code br details summary table thead tbody tr th td'.split(' '),
  );

  test('has no markup but its own', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        const evaluation = { ...(await hostileChange(name)), catalogue };
        const body = renderComment(evaluation, { marker: '<!-- m -->' });
        expect(renderedElements(body).filter((element) => !OURS.has(element))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('shows its bold words bold, and its code as code', async () => {
    for (const scene of Object.values(scenes)) {
      const shown = renderMarkdown(
        renderComment({ ...(await scene()), catalogue }, { marker: '' }),
      );
      expect(shown.replace(/<code>[^]*?<\/code>/g, '')).not.toMatch(/\*\*|`/);
    }
  });

  test('stays below its limit', async () => {
    const evaluation = { ...(await scenes.many()), catalogue };
    for (const limit of [3_000, 20_000, 64_000]) {
      const body = renderComment(evaluation, { marker: '<!-- m -->', limit });
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(limit);
    }
  });
});

describe.each([['en', ENGLISH_CATALOGUE] as const, ...named])(
  'where the files of a run are, in %s',
  (_language, { words }) => {
    const repository = { server: 'https://github.com', owner: 'acme', repo: 'shop' };
    const FILES: readonly RunFiles[] = [
      { kind: 'artifact', name: 'memtrust', artifact: 3, run: 12 },
      { kind: 'artifact', name: 'memtrust', artifact: null, run: null },
      { kind: 'runner', why: 'the input artifacts is false', run: 12 },
      { kind: 'elsewhere', run: 12 },
      { kind: 'elsewhere', run: null },
    ];

    test('the companion knows the line of the gate, and takes no other for it', () => {
      for (const files of FILES) {
        const body = `comment\n${runFilesLine(files, repository, words)}`;
        expect(withoutRunFiles(body, repository, words)).toBe('comment');
        const forged = body.replace('</sub>', ' [here](https://evil.example)</sub>');
        expect(withoutRunFiles(forged, repository, words)).toBe(forged.trimEnd());
      }
    });
  },
);

test('Chinese is loaded by nobody who reads English', () => {
  const loading = typeScriptFiles().filter((path) =>
    /^import [^;]*\/zh-han[ts]\.js'/m.test(sourceOf(path)),
  );
  // The pages of the documentation, which no bundle holds.
  expect(loading).toEqual(['report/docs.ts']);
});

test('each page of rules is linked from the others', () => {
  for (const { path } of Object.values(RULES_PAGES)) {
    const page = readFileSync(join(import.meta.dirname, '../../docs', path), 'utf8');
    for (const other of Object.values(RULES_PAGES))
      if (other.path !== path) expect(page).toContain(`[${other.language}](${other.path})`);
  }
});

test('an adopted fact that nothing can check is told with its reason', async () => {
  const files = { ...CALM, ...adopted('a/b') };
  const evaluation = {
    ...(await change(files, { ...files, 'README.md': 'x' })),
    catalogue: SIMPLIFIED_CATALOGUE,
  };
  expect(renderHtml(evaluation)).toContain(SIMPLIFIED_CATALOGUE.words.why.citesNothing);
});
