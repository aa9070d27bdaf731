import { joined } from '../../text/pattern.js';
import { VECTOR_PRODUCT_ALONE } from './vector-database.js';

/**
 * Does a sentence say a noun of its subject, and from where on? "Memory is a vector database" does,
 * from "is" on; "unlike a vector database" only names it. `claims.ts` asks for each noun that it
 * found. A new way of saying it is a pattern of `BEFORE` or `AFTER`, with a row of
 * `__tests__/agent-files/claims/claims.txt`; `claims.test.ts` beside it fails when this is wrong.
 *
 * The sentence is one of `plainOf`: lower case, without marks of Markdown, so no pattern has the
 * flag `i`. In doubt the answer is null: a claim that is missed costs less than an honest sentence
 * that fails a release. `joined` drops line breaks and the blanks behind them, and nothing else.
 */

/**
 * Up to six words in front of a noun that say what kind it is; a preposition or a no ends them.
 * Matches "our own hosted " before "vector database"; nothing of "like a ".
 */
const NOUN_MODIFIERS = joined`
  (?:
    (?!
      (?:
        like|as|to|of|in|into|on|from|by|for|with|without|than|next|beside|near|and|or|not|no|nor
        |but|is|are|if|that|which|who|where|when|instead|rather|unlike|[a-z]{2,20}ing
      )\b
    )[a-z][a-z'-]{0,24},? ){0,6}`;

/**
 * The same at the end of a text, put behind a verb to read what stands between it and the noun:
 * "is" + "a hosted ".
 */
const MODIFIERS_AT_END = `${NOUN_MODIFIERS}$`;

/**
 * How a sentence says that one thing is another, is kept in it or runs on it: what stands right
 * before the noun.
 */
const BEFORE: readonly RegExp[] = [
  // is, acts as, turns into
  new RegExp(
    joined`
      (?:
        \b(?:
          is|are|was|were|be|been|being|becomes?|remains?
          |(?:act|work|serve|function|operate|double|ship|come|run)(?:s|ing)? as
          |(?:be|is|are|being) used as|(?:work|behave|look)(?:s|ing)? like|amounts? to
          |boils? down to|comes? down to|means|equals|constitutes?|represents?
          |(?:turn|transform|convert|make)(?:s|ed|ing)? (?:[^\s,;]{1,20} ){1,4}into
          |turn(?:s|ed)? into|known as
          |(?:described|seen|regarded|understood|thought of|summed up|viewed) as
          |(?:think of|treat|consider|regard|call|see)(?: [^\s,;]{1,20}){1,3}?(?: as)?
          |(?:implement|build|design|deliver|provid|offer|expos)\w{0,3} as
        ) (?:
          in (?:fact|effect|essence|truth|practice) |at heart |at (?:its|the) core |
          nothing (?:but|more than|less than|other than) |
          none other than |no less than |(?:kind|sort|form|type|piece) of |really |just ){0,3}
      )${MODIFIERS_AT_END}`,
  ),
  // kept in, sent to
  new RegExp(
    joined`
      \b(?:
        stor(?:es?|ed|ing)|ke(?:eps?|pt)|sav(?:es?|ed|ing)|persist(?:s|ed|ing)?|h[eo]ld(?:s)?
        |liv(?:es?|ing)|sits?|rests?|stays?|remains?|resid(?:es?|ing)|index(?:es|ed|ing)?
        |embed(?:s|ded|ding)?|writ(?:es?|ten|ing)|push(?:es|ed|ing)?|upload(?:s|ed|ing)?
        |sync(?:s|ed|hroni[sz]ed)?|sen(?:ds?|t)|puts?|goes|go|lands?|ends? up|offload(?:s|ed|ing)?
        |mirror(?:s|ed)?|replicated|hosted|load(?:s|ed)|stream(?:s|ed)|serv(?:es|ed)
        |retriev(?:es|ed)|fetch(?:es|ed)|looked up|pulled|quer(?:ies|ied)|search(?:es|ed)
      ) (?:[^\s,;.]{1,24} ){0,8}?
      (?:in|into|to|on|inside|within|from|out of|through|via|by|against|with) (?:top of )?
      ${MODIFIERS_AT_END}`,
  ),
  // runs on, uses
  new RegExp(
    joined`
      \b(?:
        (?:
            powered|backed|driven|built|based|supported|provided|delivered|implemented|runs?
            |running|sits?|relies|rely|depends?|rests?
          ) (?:[^\s,;.]{1,20} ){0,3}?(?:on top of|on|by|upon|around|via|over|atop|with)
        |us(?:es?|ing)|quer(?:ies|y|ying)|consults?|searches|asks|calls|runs?|operates?|maintains?
        |talks? to|sits|stands|lies|leverag(?:es?|ing)|employs?|needs|requires
      ) ${MODIFIERS_AT_END}`,
  ),
  // gives
  new RegExp(
    joined`
      \b(?:
        provides?|offers?
        |gives?(?: (?:you|agents?|teams?|them|your \w{1,20}|every \w{1,20}))?
        |ships?(?: with)?|includes?|features?|bundles?|comes? with|has|have|spins? up
        |introduc(?:es?|ing)|delivers?
      ) ${MODIFIERS_AT_END}`,
  ),
  // memory: a …; memory — a …; memory, a …
  new RegExp(
    joined`
      (?:\bmemor(?:y|ies)|\brecall|记忆|記憶)
      (?: (?:layer|store|system|engine|service|product|database|for [a-z ]{2,20}))?
      (?: ?[:(—–,]| - ) ?${MODIFIERS_AT_END}`,
  ),
  /(?:^|[^=<>!])[=≈] ?(?:an? |一个|一個)?$/,
  new RegExp(joined`
    (?:
      是|即为|即為|即|为|為|成为|成為|作为|作為|当作|當作|当成|當成|等同于|等同於|等于|等於|相当于
      |相當於|属于|屬於|变成|變成|充当|充當|堪称|堪稱|视为|視為|看作|看成|叫做|称为|稱為|无非|無非
      |不过|不過|等價於|化身
    )[^,;。:]{0,12}$`),
  /(?:存|放|写|寫|落|推|推送|上传|上傳|同步|托管|託管|索引|嵌入|持久化|归档|歸檔|迁移|遷移|交|住|保留|沉淀)(?:储|儲|存|置)?(?:在|到|进|進|入|于|於|给|給|至)[^,;。]{0,12}$/,
  new RegExp(joined`
    (?:
      由|以|用|使用|采用|採用|基于|基於|依托|依託|依赖|依賴|借助|藉助|靠|通过|透過|建立在|建在
      |构建在|构建于|構建於|搭建在|运行在|運行在|内置|內建|接入|查询|查詢|调用|調用|访问|訪問|连接
      |連接|检索|檢索|读写|讀寫|提供|带来|帶來|配备|自带|自帶|相当于一个
    )(?:了)?[^,;。]{0,10}$`),
  /(?:记忆|記憶)[^,;。:]{0,8}(?:[:(—–-]|就) ?[^,;。:]{0,8}$/,
];

/** What the noun does itself: "a vector database stores its memory". */
const AFTER = new RegExp(joined`
  ^s? (?:(?:that|which|now|silently|quietly|also) ){0,2}
    (?:
      stores?|holds?|keeps?|remembers?|backs?|powers?|drives?|hosts?|underlies
      |sits? (?:behind|under|beneath)|lies (?:behind|under)
      |is (?:where|what|how|the (?:heart|core|home|backbone|engine|brain|store|place))
    )\b
  |^(?:来|來|负责|負責|就|中|里|裡|內|内){0,2}
    (?:保存|存储|儲存|存放|承载|承載|记住|記住|支撑|支撐|驱动|驅動|构成|構成|存着|存著|就是)`);

/** The noun makes the memory what it is: "vector-database-backed memory", "向量数据库式记忆". */
const COMPOUND =
  /^(?:[ -](?:based|backed|powered|style|driven))?[ -](?:agent[ -]|ai[ -])?memor(?:y|ies)\b|^(?:型|式)?的?(?:记忆|記憶)/;

/**
 * What follows says something of the noun itself, so that it is no answer to what memory is:
 * "Vector databases are overkill", "A vector database would be too much".
 */
const PREDICATE = new RegExp(joined`
  ^s? (?:
      is|are|was|were|can|may|must|should|do|does|did|would|will|could|might|has|have|had|make
      |makes|need|needs|bring|brings
    )\b
  |^(?:会|會|是|有|不|在|可|需|能|将|將|使|让|讓|带来|帶來|的|很|也|太|虽|雖|,)`);

/** Where an order begins. */
const BEGINS = /(?:^|[,;:.(] ?|\b(?:and|or|then|please|to) )$/;

/**
 * What may follow a noun that stands alone; a colon or a dash makes it the label of something else.
 */
const GOES_ON =
  /^(?:$|[.,!;)。]| (?:for|of|to|that|which|with|behind|under|in|built|made|across|between|[a-z]{2,16}ed)\b|记忆|記憶)/;

/** "Use a vector database" tells the reader what to do. */
const IMPERATIVE = new RegExp(joined`
  ^(?:
    use|store|keep|save|push|put|send|write|read|index|add|run|build|treat|consider|call|leverage
    |load|embed|search|upload|sync|persist|hold|include|require|employ|provide|offer|turn|make
    |convert
  ) `);

/** Nothing but an article and an adverb stands before the noun: "Basically a vector database." */
const SUBJECT_ONLY =
  /^(?:(?:a|an|the|your|our|one|simply|just|basically|essentially|[a-z]{3,14}ly) ){0,3}$/;

/** Where a noun stands in a sentence; offsets in UTF-16 code units, the second one behind it. */
export interface Noun {
  readonly from: number;
  readonly to: number;
}

/** Characters before a noun in which its verb may stand, and behind it: a clause is no longer. */
const CLAUSE_BEFORE = 200;
const CLAUSE_AFTER = 80;

/**
 * Where a sentence begins to say it of its subject; null where the noun is merely named.
 *
 * `isAlone`: the noun is the whole sentence, as in "A vector database for your agents." It has no
 * verb, and `claims.ts` lets it count in a fragment that names no subject.
 */
export function relationTo(
  sentence: string,
  { from, to }: Noun,
): { readonly from: number; readonly isAlone: boolean } | null {
  const before = sentence.slice(Math.max(0, from - CLAUSE_BEFORE), from);
  const start = from - before.length;
  for (const pattern of BEFORE) {
    const found = pattern.exec(before);
    // "For memory, vector databases are overkill" says something of them.
    if (found === null || (found[0].includes(',') && PREDICATE.test(sentence.slice(to)))) continue;
    // "Indexing and linking of memories via …" names a feature and says nothing of a subject.
    if (/^\w{2,16}ing (?:and \w{2,16}ing )?of\b/.test(found[0])) continue;
    if (IMPERATIVE.test(found[0]) && BEGINS.test(before.slice(0, found.index))) continue;
    return { from: start + found.index, isAlone: false };
  }
  const after = sentence.slice(to, to + CLAUSE_AFTER);
  if (AFTER.test(after) || COMPOUND.test(after)) return { from, isAlone: false };
  const isAlone =
    SUBJECT_ONLY.test(sentence.slice(0, from)) &&
    GOES_ON.test(after) &&
    !VECTOR_PRODUCT_ALONE.test(sentence.slice(from, to));
  return isAlone && !PREDICATE.test(after) ? { from, isAlone } : null;
}
