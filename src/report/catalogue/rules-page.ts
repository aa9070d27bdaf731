import type { ReportLanguage } from '../../memory/policy-shape.js';

/*
 * Which words does the page of the rules need beside those of the rules? The title, what an error is, the heads of the
 * table, and the subject of codes by their first digit: in each language.
 *
 * `rules-doc.ts` takes them for `npm run docs`; no bundle holds them. A new family of codes needs its words in each
 * `families`. When they are wrong, `__tests__/report/docs.test.ts` fails.
 */

/** The words of one page. */
export interface RulesPageWords {
  /** Name of the language, for the links between the pages. */
  readonly language: string;
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly lowering: string;
  readonly explaining: string;
  readonly families: Readonly<Record<string, string>>;
  readonly bySubject: (families: readonly string[]) => string;
  readonly columns: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly withCondition: (condition: string) => string;
}

/** The page of the rules in each language, the English one first. */
export const RULES_PAGES: Readonly<Record<ReportLanguage, RulesPageWords>> = {
  en: {
    language: 'English',
    path: 'rules.md',
    title: 'Rules',
    lead:
      'What the gate checks. An **error** fails a pull request if the pull request introduced it. ' +
      'A **warning** or a **notice** never does.',
    lowering:
      'The policy cannot lower the rules that the gate depends on. You can change the severity of ' +
      'the other rules, or turn them `off`, under `rules:` in `.memtrust/policy.yml`. `release:` ' +
      'in the same file lowers the [conditions of the release gate](formats.md#release-gate).',
    explaining: '`npx memtrust explain MT201` prints a section of this page.',
    families: {
      MT1: 'records and their sources',
      MT2: 'adoption and promotion',
      MT3: 'fixtures',
      MT4: 'live agent files',
      MT5: 'context and budget',
      MT6: 'lifecycle',
      MT7: 'the gate itself',
      MT8: 'documentation claims',
    },
    bySubject: (families) => `Codes by subject: ${families.join(', ')}.`,
    columns: ['Rule', 'Severity', 'The policy can lower it', 'What it finds'],
    yes: 'yes',
    no: 'no',
    withCondition: (condition) => `with ${condition}`,
  },
  'zh-Hant': {
    language: '繁體中文',
    path: 'rules.zh-Hant.md',
    title: '規則',
    lead:
      '閘門檢查的內容。**錯誤**如果是合併請求造成的，就會讓合併請求失敗。**警告**與**提示**不會。' +
      '命令列與合併請求的留言也會使用這些文字，只要政策設定了 `language: zh-Hant`。',
    lowering:
      '政策不能調降閘門所依賴的規則。其他規則可以在 `.memtrust/policy.yml` 的 `rules:` 之下變更嚴重程度，' +
      '或設為 `off` 關閉。同一個檔案的 `release:` 可以調降[發布閘門的條件](formats.md#release-gate)。',
    explaining: '`npx memtrust explain MT201 --language zh-Hant` 會印出本頁的一節。',
    families: {
      MT1: '記錄及其來源',
      MT2: '採納與升級',
      MT3: 'fixture',
      MT4: '使用中的 agent 檔案',
      MT5: 'context 與預算',
      MT6: '生命週期',
      MT7: '閘門本身',
      MT8: '文件的宣稱',
    },
    bySubject: (families) => `代碼依主題分類：${families.join('、')}。`,
    columns: ['規則', '嚴重程度', '政策可否調降', '檢查內容'],
    yes: '可以',
    no: '不可以',
    withCondition: (condition) => `透過 ${condition}`,
  },
  'zh-Hans': {
    language: '简体中文',
    path: 'rules.zh-Hans.md',
    title: '规则',
    lead:
      '门禁检查的内容。**错误**如果是合并请求引入的，就会使合并请求失败。**警告**和**提示**不会。' +
      '只要策略设置了 `language: zh-Hans`，命令行和合并请求的评论也会使用这些文字。',
    lowering:
      '策略不能降级门禁所依赖的规则。其他规则可以在 `.memtrust/policy.yml` 的 `rules:` 下更改严重级别，' +
      '或设为 `off` 关闭。同一文件中的 `release:` 可以降级[发布门禁的条件](formats.md#release-gate)。',
    explaining: '`npx memtrust explain MT201 --language zh-Hans` 会打印本页的一节。',
    families: {
      MT1: '记录及其来源',
      MT2: '采纳与升级',
      MT3: 'fixture',
      MT4: '使用中的 agent 文件',
      MT5: 'context 与预算',
      MT6: '生命周期',
      MT7: '门禁自身',
      MT8: '文档的宣称',
    },
    bySubject: (families) => `代码按主题分类：${families.join('、')}。`,
    columns: ['规则', '严重级别', '策略可否降级', '检查内容'],
    yes: '可以',
    no: '不可以',
    withCondition: (condition) => `通过 ${condition}`,
  },
};
