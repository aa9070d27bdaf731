import { flagged, joined } from '../../text/pattern.js';
import { afterLast } from './polarity.js';

/** Does a document say something itself, or deny it, ask, wonder, or report what others say? English and Chinese. */

/** A no that says yes: "nothing but", "not only", 不仅. It is masked before NO is looked for. */
const DOUBLE = flagged('g')`
  \bnothing (?:but|less than|more than|other than|short of)\b|\bnone other than\b
  |\bno (?:less than|doubt|question|matter|exaggeration|wonder|joke)\b
  |\bnot (?:only|just|merely|simply|to mention)\b|\bwithout (?:a )?(?:doubt|question)\b
  |\bmake no mistake\b|\bwhy not\b|\bif not\b|\bwhether or not\b
  |\b(?:never|not) (?:fail|fails|forget|forgets|anything but)\b
  |不(?:仅|僅|只|光|但|单|單|止|过|過|外乎|折不扣|愧|得不|断|斷|同于|同於|同的|论|論|管|久|少|妨|错|錯)
  |無非|无非|无疑|無疑|毫无疑问|無縫|无缝|没错|沒錯`;

/** A no in a clause: "is not", "never stores", "forbids", 不, 禁止. */
const NO = new RegExp(joined`
  \b(?:not|never|neither|nor|cannot|hardly|scarcely|nobody|nothing|none|no one|refus(?:es?|ed|ing)
      |forbid(?:s|den)?|prohibit(?:s|ed)?|declin(?:es?|ed)|den(?:y|ies|ied)|reject(?:s|ed|ing)?
      |avoid(?:s|ed|ing)?|stop short of|ruled? out|(?<=^ ?|\b(?:there is|so|that|has|have|with|and) )no
      (?= (?!doubt|matter|wonder|longer|sooner)[\w\u00b7])|flag(?:s|ged)?|ban(?:s|ned)?|nowhere)\b
  |不|没|沒|未|勿|莫|[并並绝絕而]非|^非|禁止|避免|拒绝|拒絕|别把|別把|无法|無法|並無|并无`);

/** A no to what follows right behind it, with four words between at most: "without a vector", "rather than", 而不是. */
const NO_NOUN = new RegExp(joined`
  \b(?:no|without|instead of|rather than|unlike|as opposed to|than|not|free (?:of|from)|against|far from
      |anything but|beyond|zero|non)(?:[ -](?!is\b|are\b|it\b|but\b|that\b)[a-z'.-]{1,20}){0,4}[ -]?$
  |(?:而不是|而非|无|無|没有|沒有|除了|不同于|不同於|区别于|區別於|不需要|无需|無需)[^,;。]{0,8}$`);

/** What ends a clause, so that a no before it says nothing of what follows. */
const BREAK = flagged('g')`
  [;:。；]|[—–]| - |
  \b(?:but|yet|however|instead(?! of)|otherwise|whereas|although|though|because|so that|therefore|hence)\b
  |\band (?=
      (?:is|are|was|acts|works|uses|stores|runs|replaces|generates|writes|syncs|mirrors|copies|keeps|lives|sits)\b
    )
  |[,，]\s?(?:(?:and|so|then|in fact|instead|rather) )?
    (?=
      (?:it|this|that|they|we|our|ours|memor(?:y|ies)|the memory|all memory|recall|there|everything|is|are)\b
      |记忆|記憶|它|其|我们|我們|这|這|是|就|会|會|把|将|將|用|由|存|同步|自动|自動|可以|能|实际|實際|却|卻|直接|只是|真正
    )
  |但是|但|而(?=是|$)|却|卻|然而|所以|因此|因为|因為|其实是|其實是`;

/** A colon under a no keeps it: "What it is not: …". */
const NO_AT_END = /\b(?:not|never|isn't|neither)\W{0,3}$|(?:不是|并非|並非|不做|不包括)\W{0,3}$/;

/** What stands before the sentence proper: "If nothing is set, …". */
const ADVERBIAL =
  /^(?:if|when|unless|while|once|after|before|since|as|with|without|no|not long ago|today|for)\b[^,]{0,80},/;
/** What has happened by then, and so is no condition: "Once it is written, …". */
const TIME_BEFORE = /^(?:once|when(?:ever)?|as soon as|after|until)\b[^,]{0,80},/;

/** What may be or was: "if", "could", "is planned", "used to", 如果, 计划. */
const HYPOTHETICAL = new RegExp(joined`
  \b(?:if|unless|until|once|only (?:after|when)|suppose|imagine|could|might|would|had|were to|someday|one day
      |eventually|in (?:the )?future|planned|plan to|proposal|consider(?:ed|ing)?|evaluat(?:ed|ing)
      |explor(?:ed|ing)|experiment(?:ed|ing)?|prototype|used to|formerly|previously|no longer|optional(?:ly)?
      |may later|we propos(?:e|ed)|is proposed)\b
  |可能|直到|只有|或许|或許|也许|如果|假如|假设|假設|倘若|将来|將來|未来|未來|计划|計劃|考虑|考慮|以后|以後|曾经|曾經|以前|可选|可選|若`);

/** What is said of others: "most memory tools", "unlike", "competitors", 其他. */
const OTHERS = new RegExp(joined`
  \b(?:other|some|most|many|typical|traditional|conventional|existing|classic|usual|ordinary|competing|rival
      |popular|common|na[iï]ve|several|various|generic|today's)\b(?:[ -][a-z-]{1,20}){0,4}[ -]
    (?:tools?|products?|systems?|solutions?|frameworks?|layers?|approach(?:es)?|stores?|servers?|projects?
      |services?|vendors?|plugins?|memor(?:y|ies)|setups?|teams?|agents?|people|implementations?|libraries
      |databases?|designs?)\b
  |\b(?:others|competitors?|elsewhere|rivals|alternatives)\b
  |\b(?:unlike|compared (?:to|with)|in contrast to|versus|vs)\b|其他|其它|别的|別的|很多|许多|許多|多数|多數|大多|有些|某些|传统
  |傳統|一般的?|常见|常見|市面|竞品|競品|相比|不同于|不同於|有的|普通`);

/** What is told of others, or of words: "people think that", "the README claims", "for example", 误以为. */
const TOLD = new RegExp(joined`
  \b(?:who(?:ever)?|anyone|people|users?|readers?|reviewers?|others?|some|critics|competitors?|anything
      |something|docs?|documents?|documentation|pages?|sentences?|texts?|statements?|readmes?|rules?|claims?
      |wording|phrases?|words?|marketing)\b[^,;]{0,40}\b(?:claim|describ|call|say|said|suggest|impl(?:y|ies)
      |present|advertis|sell|market|treat|think|believ|assum|mistak|confus|pretend|promis|use|explain)\w{0,5}\b
  |\b(?:claims?|claiming|pretends?|myth|misconception|misunderst\w+|rumou?r|mistaken\w*|confus\w+|wrongly
      |falsely|so-called|the (?:words?|phrases?|terms?)|such as|for example|e\.g\.|examples?|whether|attacks?
      |attackers?)\b
  |\b(?:facts?|notes?|statements?)\b[^,;]{0,20}\b(?:say|state|cite|name|describe|mention|explain|record)s?\b
  |误以为|誤以為|误认为|誤認為|有人|^说|^說|谁说|誰說|以为|以為|误解|誤解|所谓|所謂|号称|號稱|描述成|描述为|描述為|宣称|宣稱|声称|聲稱|说成|說成|例如|比如|是否|是不是`);

/** What takes a claim back behind it: "… is wrong", "… is a non-goal", "… does not exist", 不对. */
const WRONG_AFTER = new RegExp(joined`
  ^[^;。]{0,40}\b(?:is|are|would be|was) (?:\w{1,12} )?(?:wrong|false|untrue
      |a (?:myth|misconception|mistake|misunderstanding|non-goal|lie)|forbidden
      |(?:not|no) (?:longer )?(?:a |an |the |our )?(?:goals?|aims?|claims?|promises?)
      |not (?:promised|claimed|guaranteed|possible|offered|allowed|true|the case|what|how|part|needed|required
        |used|involved|an option|the goal)|impossible|inaccurate|incorrect|out of scope|deferred|postponed
      |rejected|overkill|avoided|(?:one|another) way|(?:a )?bad idea|never (?:true|the case))\b
  |^[^;。]{0,30}\b(?:(?:does|do) not exist|(?:must|should|may|can) not (?:appear
        |be (?:used|said|written|claimed)))\b
  |^, ?(?:这|這)?(?:种|種)?(?:说法|說法)?(?:是|都)?(?:不对|不對|不正确|不正確|错的|錯的|错误|錯誤|误解|誤解)
  |^[^,;。]{0,14}(?:不是|并非|並非|并不|並不|不在|不属于|不屬於|不做|不需要|的说法(?:是)?错|是错误|是錯誤|是不对|是不對|不对|不對|不正确|不正確|不存在|是误解|是誤解|没有关系
      |沒有關係|不成立|为例|為例)`);

/** Headings and openings of lists under which nothing is said of one's own: what it is not, others, plans. */
const APART = new RegExp(joined`
  \b(?:not|n't|never|non-?goals?|out of scope|myths?|misconceptions?|alternatives|compar(?:e|ed|es|isons?|ing)
      |versus|vs|related work|prior art|rejected|considered|anti-?patterns?|wrong|avoid|forbidden|prohibited
      |banned|limits?|limitations?|roadmap|future|planned|later|ideas|risks?|threats?|attacks?|trade-?offs?
      |options|why)\b
  |不|并非|並非|非目标|非目標|误解|誤解|对比|對比|比较|比較|方案|备选|備選|风险|風險|路线图|路線圖|未来|未來|禁止|为什么|為什麼|局限|常见坑|權衡|权衡`);

/** Products of others, where a sentence begins with one. */
const FOREIGN = new RegExp(joined`
  ^(?:(?:while|whereas|like|in|with|for|as|tools like|products like|services like) )?
    (?:mem0|zep|letta|memgpt|cognee|langmem|langgraph|supermemory|memobase|memos|memoryos|graphiti|chatgpt
      |openai|basic memory|claude-mem|mem-?palace|a-mem|hindsight
      |(?:cursor|copilot|windsurf|gemini|claude|codex)(?:'s)? (?:keeps?|stores?|has|memor(?:y|ies))
      |(?:cursor|copilot|windsurf)(?=,))(?![\w.-])`);

/** Words for the product itself: behind OTHERS they say that the sentence has come back to it. */
const OWN =
  /\b(?:our|ours|we|this (?:memory|project|tool)|memtrust)\b|我们|我們|本(?:项目|專案|工具|系统|產品|产品)/;

/** What stands in a sentence between two offsets. */
export interface ClaimPlace {
  readonly from: number;
  readonly to: number;
}

/** Whether a sentence says in earnest what stands at a place. */
export function isAsserted(
  sentence: string,
  { from, to }: ClaimPlace,
  after: string = sentence.slice(to),
): boolean {
  const clause = clauseOf(sentence, from);
  return (
    !NO.test(masked(clause).replace(ADVERBIAL, ' ')) &&
    // A no and four words are shorter than 120 characters.
    !NO_NOUN.test(masked(sentence.slice(Math.max(0, from - 120), from))) &&
    isSaidInEarnest(sentence, clause, after)
  );
}

/** The same of several places of one clause: a no between them denies it, one within them ("without review") not. */
export function areAsserted(
  clause: string,
  places: readonly ClaimPlace[],
  after?: string,
): boolean {
  const to = Math.max(...places.map((place) => place.to));
  const rest = places.reduce(
    (text, place) =>
      text.slice(0, place.from) + '\u00b7'.repeat(place.to - place.from) + text.slice(place.to),
    clause,
  );
  const before = rest.slice(0, to).replace(TIME_BEFORE, ' ');
  return !NO.test(masked(before)) && isSaidInEarnest(clause, before, after ?? clause.slice(to));
}

/** @param before the clause up to what it says, `after` what follows it. */
function isSaidInEarnest(sentence: string, before: string, after: string): boolean {
  return (
    ![HYPOTHETICAL, TOLD].some((pattern) => pattern.test(before)) &&
    // What takes a claim back stands close behind it.
    !WRONG_AFTER.test(after.slice(0, 80)) &&
    ![sentence, before.trimStart()].some((text) => FOREIGN.test(text)) &&
    (!OTHERS.test(before) || OWN.test(afterLast(before, OTHERS)))
  );
}

export function clausesIn(sentence: string): readonly string[] {
  return sentence.split(
    /[;。；]|[—–]| - |: |, (?:and|but|so|while|whereas|which|because) |\bbut\b|但是|但|却|卻|然而/,
  );
}

/** Whether what stands over a sentence sets it apart from what the document says of its own. */
export function isSetApart(heading: string): boolean {
  const plain = heading.toLowerCase().replace(/n['’]t\b/g, ' not');
  return (
    /[?]\s*$/.test(heading) ||
    APART.test(plain.replace(/not (?:only|just)|不(?:仅|僅|只|光|但)/g, ' '))
  );
}

export function isQuestion(sentence: string): boolean {
  return /\?[\s"')❝]*$|^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|[吗嗎]\??$|^(?:如何|怎么|怎麼)/.test(
    sentence,
  );
}

/** A text in which a no that says yes is dots, so that places stay. */
function masked(text: string): string {
  return text.replace(DOUBLE, (words) => '\u00b7'.repeat(words.length));
}

/** The sentence from where its clause begins up to an offset; 400 characters back it has begun. */
function clauseOf(sentence: string, to: number): string {
  const before = sentence.slice(Math.max(0, to - 400), to);
  let start = 0;
  for (const found of before.matchAll(BREAK))
    if (!(found[0].startsWith(':') && NO_AT_END.test(before.slice(start, found.index))))
      start = found.index + found[0].length;
  return before.slice(start);
}
