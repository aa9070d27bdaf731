import { flagged } from '../../text/pattern.js';
import { wordList } from '../../text/words.js';

/* Which words only say whether and how far the rest of a sentence holds? "required", "may", "skip", 不再. */

/**
 * What a word does to what it is about. `not` turns it round; `side` has an opposite in `OTHER_SIDE`; `except` begins
 * what does not hold; `if` begins what may not be so; `weak` is a verb of no content; `noise` says nothing here.
 */
export type Operator = keyof typeof ENGLISH;

const ENGLISH = {
  not: `skip skips skipped skipping omit omits omitted omitting avoid avoids avoided avoiding ignore ignores
    ignored ignoring bypass bypasses bypassed bypassing disable disables disabled disabling deactivated forbid
    forbids forbidden forbidding prohibit prohibits prohibited ban bans banned disallow disallows disallowed
    exclude excludes excluded reject rejects rejected refuse refuses refused stop stops stopped cease ceases ceased
    discontinued waive waived off optional optionally unnecessary needless obsolete pointless superfluous
    redundant unneeded inactive rarely seldom untrue wrong incorrect unacceptable exempt`,
  removed: 'removed dropped abolished abandoned lifted gone retired deleted over',
  need: 'need needs needed require requires required requirement necessary mandatory obligatory',
  may: `may might can could allow allows allowed permit permits permitted accept accepts accepted fine ok okay
    acceptable free safe`,
  only: 'only solely exclusively',
  anyone: 'anyone anybody everyone everybody anywhere everywhere',
  use: 'use uses used using',
  be: 'be is are was were been being am get gets',
  side: `before after least most minimum maximum min max above below ascending descending
    synchronous asynchronous synchronously asynchronously`,
  except: 'except excepting excluding unless until besides',
  if: 'if when whenever where once provided',
  past: 'previously formerly historically originally',
  part: 'because since but so while although though whereas',
  weak: `run runs running ran perform performs performed happen happens happened apply applies applied execute
    executes executed take takes place go goes carry carried make makes made keep keeps kept live lives stay stays
    remain remains put stand stands let out
    come comes call called calls turn turned contain contains contained include includes included
    write writes wrote written writing appear appears exist exists set hold holds happen occur occurs
    project repository repo codebase team policy code system anything anymore longer`,
  noise: `a an and as at by do does did done doing for from how in it its of on or that the this to what which who
    why with has have had having will would must should shall ought we you they them their our your i he she
    there here then now already again still also too just even any all each every some both more always ever
    today these those such one way please must shall enabled enable enables active allow mandatory into onto
    own no-one true per via upon currently completely entirely`,
};

/** Of a word in several rows the first row counts. */
const KNOWN: ReadonlyMap<string, Operator> = new Map(operatorsByWord(ENGLISH).toReversed());

/** What a word in small letters does; undefined of one that says what a sentence is about. */
export function operatorOf(word: string): Operator | undefined {
  return KNOWN.get(word);
}

interface Worded {
  readonly words: readonly { readonly operators: readonly Operator[]; readonly written: string }[];
}

export function has(clause: Worded, operator: Operator): boolean {
  return wordsThat(clause, operator).length > 0;
}

/** Its words that do so, as they are written. */
export function wordsThat({ words }: Worded, operator: Operator): string[] {
  return words
    .filter(({ operators }) => operators.includes(operator))
    .map(({ written }) => written);
}

/** Words by which two sentences that are otherwise one say the contrary. */
export const OTHER_SIDE: ReadonlyMap<string, string> = new Map(
  wordList(
    'before/after least/most minimum/maximum min/max above/below ascending/descending ' +
      'synchronous/asynchronous synchronously/asynchronously 以上/以下',
  ).flatMap((row): [string, string][] => {
    const [one = '', other = ''] = row.split('/');
    return [
      [one, other],
      [other, one],
    ];
  }),
);

/** Chinese words that are one of the words above; the longer before the shorter of all kinds. */
const DENSE: Readonly<Record<Exclude<Operator, 'be' | 'removed'>, string>> = {
  not: `不得 不要 不能够 不能 不可以 不可 不应该 不应当 不应 不應該 不應當 不應 不允许 不允許 不准 不许 不許 不会 不會
    不是 不再 不 没有 沒有 没 沒 未经 未經 未 无 無 勿 切勿 请勿 請勿 严禁 嚴禁 禁止 禁用 停用 停止 关闭 關閉 取消 跳过
    跳過 省略 省去 绕过 繞過 忽略 避免 可选 可選 从不 從不 从未 從未 绝不 絕不 永不 拒绝 拒絕 废除 廢除 废弃 廢棄 作废
    作廢 排除 免除 免去 多余 多餘 移除了 废止 廢止 谁也不 誰也不 尚未`,
  need: `不再需要 不需要 不需 不必要 不必 不用 无需 無需 无须 無須 毋须 毋須 没有必要 沒有必要 没必要 沒必要 用不着 需要 要求 必需 需
    必要`,
  may: '可以 可 允许 允許 准许 准許 没有问题 沒有問題 没问题 沒問題 能够 能夠 能',
  only: '只有 只能 只 仅 僅',
  anyone: '任何人 所有人 人人 谁都 誰都 每个人 每個人',
  use: '使用 采用 採用',
  side: '之前 之后 之後 以前 以后 以後 至少 最少 至多 最多 以上 以下 升序 降序 同步 异步 異步',
  except: '除非 除了 除外 直到',
  if: '如果 假如 若',
  past: '曾经 曾經 过去 過去 原先 原来 原來',
  part: '因为 因為 所以 但是 但 因此 由于 由於 而且 并且 並且 否则 否則',
  weak: '出现 出現 包含 进行 進行 执行 執行 运行 運行 项目 專案 仓库 倉庫',
  noise: `必须 必須 务必 務必 应该 應該 应当 應當 应 應 须 須 总是 總是 始终 始終 一直 一律 全部 所有 任何 启用 啟用 开启
    開啟 打开 打開 保持 仍然 仍 继续 繼續 依然 现在 現在 已经 已經 每次 每个 每個 我们 我們 再`,
};

/** They hold a word of those above and are none. */
const WHOLE =
  wordList(`不同 不过 不過 不仅 不僅 不但 不断 不斷 不管 不论 不論 不少 不如 差不多 未来 未來 无论 無論 所有者 所有权
  所有權 可能 可用 能力 功能 性能 智能 应用 應用 响应 響應 对应 對應 适应 需求 无线 不变 不變 可靠 可见 可見 许可 許可 只读 唯讀 百分 二进制 十六进制
  千万 萬一 万一`);

/** Words that are need not, by their first character: "不必" denies that there is a need. */
const DENIED_NEED = /^(?:不|无|無|毋|没|沒|用不)/;

/** What stands for the word of a side in `OTHER_SIDE`. */
const SIDES: ReadonlyMap<string, string> = new Map(
  [
    'before 之前 以前',
    'after 之后 之後 以后 以後',
    'least 至少 最少',
    'most 至多 最多',
    'ascending 升序',
    'descending 降序',
    'synchronous 同步',
    'asynchronous 异步 異步',
  ].flatMap((row) => {
    const [english = '', ...words] = row.split(' ');
    return words.map((word): [string, string] => [word, english]);
  }),
);

const DENSE_KINDS: ReadonlyMap<string, Operator> = new Map(operatorsByWord(DENSE));

/** Each word of some rows with what it does, in their order. */
function operatorsByWord(rows: Readonly<Partial<Record<Operator, string>>>): [string, Operator][] {
  return Object.entries(rows).flatMap(([kind, words]) =>
    isOperator(kind) ? wordList(words).map((word): [string, Operator] => [word, kind]) : [],
  );
}

function isOperator(kind: string): kind is Operator {
  return Object.hasOwn(ENGLISH, kind);
}

const DIGITS = '零〇一二两兩三四五六七八九十百千万萬';
const FOUND = flagged(
  'g',
)`(${WHOLE.join('|')}|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天]|第[${DIGITS}]+)
  |(${[...DENSE_KINDS.keys()].toSorted((a, b) => b.length - a.length).join('|')})
  |([${DIGITS}]+)`;

/** A piece of a text that is written without blanks: what it is about, a number, or operators. */
interface DenseWord {
  readonly text: string;
  readonly operators: readonly Operator[];
  readonly isNumber: boolean;
  /** Of a side, the English word that it counts as; else the text. */
  readonly token: string;
}

function operatorsOf(kind: Operator, text: string): Operator[] {
  return kind === 'need' && DENIED_NEED.test(text) ? ['not', kind] : [kind];
}

/** Cuts Chinese at its operators and numbers. */
export function denseWords(run: string): DenseWord[] {
  const found: DenseWord[] = [];
  let done = 0;
  const plain = (to: number): void => {
    if (to > done) {
      const text = run.slice(done, to);
      found.push({ text, operators: [], isNumber: false, token: text });
    }
  };
  for (const match of run.matchAll(FOUND)) {
    const [text, whole, operator, digits] = match;
    if (whole !== undefined) continue;
    plain(match.index);
    done = match.index + text.length;
    const kind = operator === undefined ? undefined : DENSE_KINDS.get(operator);
    found.push({
      text,
      operators: kind === undefined ? [] : operatorsOf(kind, text),
      isNumber: digits !== undefined,
      token: SIDES.get(text) ?? text,
    });
  }
  plain(run.length);
  return found;
}
