export const id = 564;
export const ids = [564];
export const modules = {

  4564:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  lookAtFiles: () => (  lookAtFiles)
});

var canonical = __webpack_require__(1175);
var normal = __webpack_require__(9892);
var sentences = __webpack_require__(5369);
;
const SUBJECT = /\b(?:memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baselines?|(?:trust )?gates?|forget(?:s|ting)?)\b|记忆|記憶|召回|基线|基線|门禁|門禁|闸门|閘門|闸口|信任门/;
const HARM = String.raw `(?:\w{1,20} ){0,2}(?:lies?|poison\w*|attacks?|injections?|false|stale|malicious|bad|wrong|drift|hallucinat\w+|errors?|mistakes?|outdated|untrue|tampering|contaminat\w+|threats?|misinformation|fake|forged|injected|unadopted)`;
const TRUTH = 'correct\\w*|right|true|truth\\w*|accura\\w+|safe\\w*|secur\\w+|fresh|trust\\w*|reliab\\w+|complete|up[- ]to[- ]date|integrity|memor(?:y|ies)|recall|faithful';
const BOASTS = [
    /\b(?:(?:battle-|time-|scientifically |mathematically |formally )proven|(?<=\b(?:is|are|was|were|been|being) (?:\w{1,16} ){0,2})proven|proven (?:to|correct|memor(?:y|ies)|recall|gates?|safe|secure|reliab\w+|accura\w+|trust\w*))\b(?! (?:wrong|false|untrue|stale|otherwise|not\b))|\bprovabl[ey]\b/,
    new RegExp(String.raw `\bguaranteed(?: ?(?:$|[.,!;:)])| (?:never|that|by|${TRUTH}|to (?:be (?:${TRUTH})|catch|stop|block|find|detect|prevent|never|reject|recall|remember))\b)`),
    /(?<=\b(?:we|gates?|memor(?:y|ies)|recall|(?:trusted|our|the|this) baselines?|memtrust|(?:memory|trust) (?:systems?|engine|layer)) (?:(?!and\b|or\b)\w{1,14} ){0,2})(?:guarantees? (?!about|of\b|on\b|for\b|is\b|are\b|in\b)\w|warrants? that)|(?<=\b(?:it|which|that|this|system|engine|layer) )guarantees? (?:that )?(?:all|every|no|only|correct\w*|right|true|accura\w+|safe\w*|trust\w*)\b|\bguaranteeing (?:that|every|all|no)\b/,
    /\bcatch(?:es|ing)? (?:absolutely )?(?:all|every|everything|any|each)\b/,
    new RegExp(String.raw `\b(?:block|stop|detect|find|prevent|reject|eliminat|filter|remov|spot|intercept|defeat|expos|weed|keep)(?:s|es|ing)?(?: out)? (?:absolutely )?(?:all|every|any|each and every|everything)\b ?(?:of )?(?:the )?(?:${HARM})`),
    /(?<![+\d.-])(?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred[ -]percent|99\.9+ ?%) (?:\w{1,12} ){0,2}(?:accura\w+|correct\w*|reliab\w+|trustworthy|trusted|safe\w*|secur\w+|certain\w*|recall|precision|precise|true|faithful|retention|protect\w+|guarantee\w*|of (?:all |the |your |every )?(?:\w{1,14} )?(?:lies|poison\w*|attacks?|injections?|memor\w+|facts?|errors?|hallucinations?|drift))\b/,
    /\b(?:recall|memory|accuracy|precision|retention|gate|baseline|reliability|detection) (?:(?:rate|is|are|of|at|reaches|stays|has|with|an?|the|score|scores) ){0,4}(?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred percent)/,
    new RegExp(String.raw `\b(?:every|all|each|any) (?:${HARM}) ?(?:\w{1,14} ){0,3}(?:is|are|gets?|will be) (?:\w{1,12} )?(?:caught|blocked|found|detected|rejected|stopped|filtered|removed|intercepted|spotted)\b`),
    new RegExp(String.raw `\bno (?:${HARM}) ?(?:\w{1,14} ){0,3}(?:survives?|escapes?|slips?|gets? (?:past|through|by|in)|makes? it|fools?|goes (?:unnoticed|undetected))\b`),
    /\bmakes? (?:\w{1,20} ){1,4}impossible\b/,
    /\bperfect (?:\w{1,16} ){0,2}(?:memor(?:y|ies)|recall|retention|accuracy|precision|baselines?|gates?|fidelity|reliability|consistency|detection)\b|(?<=\b(?:is|are|stays?|remains?|works?|be) (?:\w{1,16} ){0,2})perfect(?:ly)?\b(?! (?:for|to|in|when|with|if)\b)|\bperfectly (?:remember|recall|accura|reliab|secur|safe|trust)\w*|\b(?:remember|recall|work)s? (?:\w{1,16} ){0,4}perfectly\b|\bperfection\b|\bflawless(?:ly)?\b|\binfallibl[ey]\b|\bfool-?proof\b|\bbullet-?proof\b|\bunbreakable\b|\b(?:tamper|mistake|error|lie|poison|hack)-?proof\b|\berror-free\b|\bimmune to\b|\btotal recall\b|\bunerring\b|\bunhackable\b|\bairtight\b|\bwatertight\b/,
    /\b(?:never|not ever|does not ever) (?:ever )?(?:fails?|lies?|misses|miss|lose[s]?|errs?|hallucinates?|goes? (?:stale|wrong)|makes? (?:a )?mistakes?|(?:is|be|are) (?:wrong|stale|outdated|fooled|poisoned|mistaken|incorrect)|gets? (?:anything |things |it )?(?:wrong|stale|poisoned)|lets? (?:\w{1,12} ){1,4}(?:through|in|past|slip))\b|\b(?:is|are) never (?:wrong|stale|outdated|fooled|poisoned|mistaken|incorrect)\b/,
    /\balways (?:(?:be|is|are|stays?|remains?) )?(?:right|correct|accurate|true|reliable|up[- ]to[- ]date|complete|remembers? (?:everything|all|exactly)|(?:finds?|returns?|recalls?|knows?|picks?) the (?:right|correct))\b/,
    /\b(?:zero|no) (?:hallucinations?|false (?:positives|negatives|alarms|memories|memory)|errors|mistakes|risk of \w+|poison\w*|lies|stale (?:facts?|memor\w+))\b/,
    /\b(?:impossible|can not be possible) to (?:poison|fool|trick|bypass|tamper|corrupt|deceive|get around|forge)\b|\b(?:can not|can never|will never|could never) (?:ever )?be (?:poisoned|fooled|tricked|bypassed|wrong|stale|corrupted|deceived|tampered|beaten)\b/,
    /\bnothing (?:ever |bad |false |stale |wrong |malicious ){0,2}(?:slips?|gets?|sneaks?|leaks?|escapes?|passes|goes (?:unnoticed|undetected|missing))\b/,
    /\b(?:completely|fully|totally|absolutely|entirely|perfectly|always|wholly) (?:secure|safe|trustworthy|reliable|accurate|correct|protected|error-free|immune|lossless|certain)\b|\b(?:absolute|complete|total|full) (?:certainty|safety|security|protection|accuracy|truth|immunity|reliability)\b/,
    /\b(?:eliminates?|eradicates?|abolish(?:es)?|solves?|cures?|ends?) (?:the problem of )?(?:memory[- ])?(?:poisoning|hallucinations?|staleness|drift|forgetting)\b/,
    /\b(?:poisoning|hallucinations?|staleness|forgetting|stale (?:memor(?:y|ies)|facts?)) (?:is|are) (?:now |finally |already )?(?:solved|a thing of the past|history|over\b|gone for good|impossible)/,
    /\bsay goodbye to (?:\w{1,12} ){0,2}(?:stale|false|wrong|outdated|forg\w+|hallucinat\w+|poison\w*)|\bnever (?:again |ever )?acts? on (?:stale|outdated|wrong|false|poisoned)\b/,
    /(?:保证|保證|担保|擔保)[^,;。]{0,12}(?:正确|正確|准确|準確|可靠|可信|真实|真實|真的|完美|绝|絕|不会|不會|不被|不错|百分|100|永远|永遠|万无|萬無|无误|無誤|安全|有效|记住|記住)|包(?:你|您)|确保(?:百分|绝对|100)/,
    /完美|(?:百分之(?:一百|百)|百分百|100 ?%)的?地?(?:被)?(?:准确|準確|正确|正確|可信|可靠|安全|召回|记住|記住|真实|真實|命中|拦截|攔截|还原|還原)|(?:召回|准确|準確|命中|正确|正確|可信|拦截|攔截)(?:率|度)?(?:为|為|是|达到|達到|高达|高達|都|均|达|達){0,2} ?(?:百分之(?:一百|百)|百分百|100 ?%)|万无一失|萬無一失|滴水不漏|天衣无缝|天衣無縫|无懈可击|無懈可擊|毫无(?:差错|遗漏|错误|风险)|毫無(?:差錯|遺漏|錯誤|風險)|牢不可破|坚不可摧|堅不可摧/,
    /绝对(?:不会|可靠|安全|正确|准确|可信)|絕對(?:不會|可靠|安全|正確|準確|可信)|(?:永远|永遠|从|從|永)不(?:会|會)?(?:再)?(?:遗忘|遺忘|忘|出错|出錯|犯错|犯錯|失误|失誤|过时|過時|过期|遗漏|遺漏|丢失|丟失|漏|被污染|被投毒|失效|说谎|記錯|记错)|绝不会?(?:忘|出错|遗漏|被|漏|丢|过时|过期)|絕不會?(?:忘|出錯|遺漏|被|漏|丟|過時|過期)|绝无遗漏|絕無遺漏|始终正确|始終正確|永远正确|永遠正確/,
    /零(?:误报|誤報|漏报|漏報|幻觉|幻覺|错误|錯誤|遗漏|遺漏|风险|風險|差错|差錯|失误|失誤)|杜绝|杜絕|彻底(?:消除|消灭|解决|防止|根除)|徹底(?:消除|消滅|解決|防止|根除)/,
    /(?:拦截|攔截|捕获|捕獲|抓住|识别|識別|发现|發現|检测|檢測|阻止|挡住|擋住|过滤|過濾|记住|記住)(?:到|出|掉|了)?(?:所有|一切|全部|任何|每一个|每一個|每一条|每一條)|(?:所有|一切|全部|任何|每一?[个個条條次份])[^,。;]{0,10}(?:都|均|全)(?:能|会|會|可|可以|将|將)?(?:被)?(?:门禁|闸门|它)?(?:拦|攔|抓|捕|识别|識別|检测|檢測|阻止|挡|擋|记住|記住|发现|發現)|(?:没有|沒有)(?:任何|一个|一個|一条|一條)[^,。;]{0,12}(?:能|可以|会|會)(?:够|夠)?(?:通过|通過|绕过|繞過|逃过|逃過|骗过|騙過|混入|混进|混進)|(?:一定|必定|必然|总是|總是)(?:正确|正確|准确|準確|可靠|可信)|(?:成为|成為|变得|變得)不可能|不可能(?:被)?(?:投毒|污染|欺骗|欺騙|绕过|繞過|出错|出錯|篡改)/,
    /(?:已|经|經|被|得到|获得)(?:经|經|过|過|被|得到|实践|時間|时间|严格|嚴格|充分){0,4}(?:证明|證明|验证为|驗證為)(?:的|了|可靠|有效|正确|安全|过|過|[,。;]|$)/,
];
const SLOGANS = [
    /\b(?:never|not ever|does not ever) (?:ever )?forgets?\b(?! (?:an?|the|any)\b)/,
    /\b(?:remembers?|recalls?) (?:absolutely )?(?:everything|every (?:single )?(?:detail|thing|word))\b/,
];
const BESIDE_SLOGAN = /\b(?:memor(?:y|ies)|gates?|baselines?|facts?)\b|记忆|記憶/;
const OTHER_RECALL = /\b(?:precision|f1|classif\w+|class|model|models|labels?|spam|dataset|samples?|rating|quality|hypothesis|players?|games?|would score)\b|精确率|精確率|分类|分類|玩家|评分|評分/;
const OF_MEMORY = /\b(?:memor(?:y|ies)|agents?|gates?|baselines?|facts?)\b|记忆|記憶|门禁|門禁|闸门|基线/;
const MEASURED = /(?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%[^;]{0,80}(?<![\d.])100 ?%|(?<![\d.])100 ?%[^;]{0,80}(?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%|\b\d[\d,]* ?(?:of|\/|out of) ?\d|\b(?:on|in|over|of|from|for) (?:the |all |our |these )?\d[\d,]* (?:\w{1,20} ){0,3}(?:cases?|queries|facts|files|tests?|samples?|questions|repositories|documents|runs|mutants|lines|fixtures?|records|entries)\b|\d+ ?(?:个|個|条|條|份|次|道)[^,。;]{0,8}(?:用例|样本|樣本|查询|查詢|测试|測試|事实|事實|案例)/;

;
const DOUBLE = /\bnothing (?:but|less than|more than|other than|short of)\b|\bnone other than\b|\bno (?:less than|doubt|question|matter|exaggeration|wonder|joke)\b|\bnot (?:only|just|merely|simply|to mention)\b|\bmake no mistake\b|\bwhy not\b|\bif not\b|\bwhether or not\b|\bwithout (?:a )?(?:doubt|question)\b|\b(?:never|not) (?:fail|fails|forget|forgets|anything but)\b|不(?:仅|僅|只|光|但|单|單|止|过|過|外乎|折不扣|愧|得不|断|斷|同于|同於|同的|论|論|管|久|少|妨|错|錯)|無非|无非|无疑|無疑|毫无疑问|無縫|无缝|没错|沒錯/g;
const NO = /\b(?:not|never|neither|nor|cannot|hardly|scarcely|nobody|nothing|none|no one|refus(?:es?|ed|ing)|forbid(?:s|den)?|prohibit(?:s|ed)?|declin(?:es?|ed)|den(?:y|ies|ied)|reject(?:s|ed|ing)?|avoid(?:s|ed|ing)?|stop short of|must not|ruled? out|(?<=^ ?)no (?!doubt|matter|wonder|longer|sooner)\w+|flag(?:s|ged)?|ban(?:s|ned)?|nowhere)\b|不|没|沒|未|勿|莫|[并並绝絕而]非|^非|禁止|避免|拒绝|拒絕|别把|別把|杜绝将|杜絕將|无法|無法|並無|并无/;
const NO_NOUN = /\b(?:no|without|instead of|rather than|unlike|as opposed to|than|not|free (?:of|from)|against|far from|anything but|beyond|zero|non)(?:[ -](?!is\b|are\b|it\b|but\b|that\b)[a-z'.-]{1,20}){0,4}[ -]?$|(?:而不是|而非|无|無|没有|沒有|除了|不同于|不同於|区别于|區別於|不需要|无需|無需)[^,;。]{0,8}$/;
const BREAK = /[;:。；]|[—–]| - |\b(?:but|yet|however|instead(?! of)|otherwise|whereas|although|though|because|so that|therefore|hence)\b|\band (?=(?:is|are|was|acts|works|uses|stores|runs|replaces|generates|writes|syncs|mirrors|copies|keeps|serves|lives|sits)\b)|[,，]\s?(?:(?:and|so|then|in fact|instead|rather) )?(?=(?:it|this|that|they|we|our|ours|memor(?:y|ies)|the memory|all memory|recall|there|everything|is|are)\b|记忆|記憶|它|其|我们|我們|这|這|是|就|会|會|把|将|將|用|由|存|同步|自动|自動|可以|能|实际|實際|却|卻|直接|只是|真正)|但是|但|而(?=是|$)|却|卻|然而|所以|因此|因为|因為|其实是|其實是/g;
const NO_AT_END = /\b(?:not|never|isn't|neither)\W{0,3}$|(?:不是|并非|並非|不做|不包括)\W{0,3}$/;
const ADVERBIAL = /^(?:if|when|unless|while|once|after|before|since|as|with|without|no|not long ago|today|for)\b[^,]{0,80},/;
const HYPOTHETICAL = /\b(?:if|unless|until|once|only (?:after|when)|suppose|imagine|could|might|would|had|were to|someday|one day|eventually|in (?:the )?future|planned|plan to|proposal|propos(?:es?|ed)|consider(?:ed|ing)?|evaluat(?:ed|ing)|explor(?:ed|ing)|experiment(?:ed|ing)?|prototype|used to|formerly|previously|no longer|optional(?:ly)?|may later)\b|可能|直到|只有|或许|或許|也许|如果|假如|假设|假設|倘若|将来|將來|未来|未來|计划|計劃|考虑|考慮|以后|以後|曾经|曾經|以前|可选|可選|若/;
const OTHERS = /\b(?:other|some|most|many|typical|traditional|conventional|existing|classic|usual|ordinary|competing|rival|popular|common|na[iï]ve|several|various|generic|today's)\b(?:[ -][a-z-]{1,20}){0,4}[ -](?:tools?|products?|systems?|solutions?|frameworks?|layers?|approach(?:es)?|stores?|servers?|projects?|services?|vendors?|plugins?|memor(?:y|ies)|setups?|teams?|agents?|people|implementations?|libraries|databases?|designs?)\b|\b(?:others|competitors?|elsewhere|rivals|alternatives)\b|\b(?:unlike|compared (?:to|with)|in contrast to|versus|vs)\b|其他|其它|别的|別的|很多|许多|許多|多数|多數|大多|有些|某些|传统|傳統|一般的?|常见|常見|市面|竞品|競品|相比|不同于|不同於|有的|普通/;
const TOLD = /\b(?:who(?:ever)?|anyone|people|users?|readers?|reviewers?|others?|some|critics|competitors?|anything|something|docs?|documents?|documentation|pages?|sentences?|texts?|statements?|readmes?|rules?|claims?|wording|phrases?|words?|marketing)\b[^,;]{0,40}\b(?:claim|describ|call|say|suggest|impl(?:y|ies)|present|advertis|sell|market|treat|think|believ|assum|mistak|confus|pretend|promis|use)\w{0,5}\b|\b(?:claims?|claiming|pretends?|myth|misconception|misunderst\w+|rumou?r|mistaken\w*|confus\w+|wrongly|falsely|so-called|the (?:words?|phrases?|terms?)|such as|for example|e\.g\.|examples?|whether)\b|误以为|誤以為|误认为|誤認為|有人|^说|^說|谁说|誰說|以为|以為|误解|誤解|所谓|所謂|号称|號稱|描述成|描述为|描述為|宣称|宣稱|声称|聲稱|说成|說成|例如|比如|是否|是不是/;
const WRONG_AFTER = /^[^;。]{0,40}\b(?:is|are|would be|was) (?:\w{1,12} )?(?:wrong|false|untrue|a (?:myth|misconception|mistake|misunderstanding|non-goal|lie)|forbidden|(?:not|no) (?:longer )?(?:a |an |the |our )?(?:goals?|aims?|claims?|promises?)|not (?:promised|claimed|guaranteed|possible|offered|allowed|true|the case|what|how|part|needed|required|used|involved|an option|the goal)|impossible|inaccurate|incorrect|out of scope|deferred|postponed|rejected|overkill|avoided)\b|^[^;。]{0,30}\b(?:(?:does|do) not exist|(?:must|should|may|can) not (?:appear|be (?:used|said|written|claimed)))\b|^, ?(?:这|這)?(?:种|種)?(?:说法|說法)?(?:是|都)?(?:不对|不對|不正确|不正確|错的|錯的|错误|錯誤|误解|誤解)|^[^,;。]{0,14}(?:不是|并非|並非|并不|並不|不在|不属于|不屬於|不做|不需要|的说法(?:是)?错|是错误|是錯誤|是不对|是不對|不对|不對|不正确|不正確|不存在|是误解|是誤解|不成立|为例|為例)/;
const APART = /\b(?:not|n't|never|non-?goals?|out of scope|myths?|misconceptions?|alternatives|compar(?:e|ed|es|isons?|ing)|versus|vs|related work|prior art|rejected|considered|anti-?patterns?|wrong|avoid|forbidden|prohibited|banned|limitations?|roadmap|future|planned|later|ideas|risks?|threats?|trade-?offs?|options|why)\b|不|并非|並非|非目标|非目標|误解|誤解|对比|對比|比较|比較|方案|备选|備選|风险|風險|路线图|路線圖|未来|未來|禁止|为什么|為什麼|局限|常见坑|權衡|权衡/;
const FOREIGN = /^(?:(?:while|whereas|like|in|with|for|as|tools like|products like|services like) )?(?:mem0|zep|letta|memgpt|cognee|langmem|langgraph|supermemory|memobase|memos|memoryos|graphiti|chatgpt|openai|basic memory|claude-mem|mem-?palace|a-mem|hindsight|(?:cursor|copilot|windsurf|gemini|claude|codex)(?:'s)? (?:keeps?|stores?|has|memor(?:y|ies))|(?:cursor|copilot|windsurf)(?=,))(?![\w.-])/;
const OWN = /\b(?:our|ours|we|this (?:memory|project|tool)|memtrust)\b|我们|我們|本(?:项目|專案|工具|系统|產品|产品)/;
function isAsserted({ sentence, from, to }, noun = from) {
    const clause = clauseOf(sentence, from);
    const before = clause.replace(DOUBLE, (words) => '\u00b7'.repeat(words.length));
    if (NO.test(before.replace(ADVERBIAL, ' ')) || NO_NOUN.test(masked(sentence.slice(Math.max(0, noun - 120), noun))))
        return false;
    if (/\b(?:not|never|neither|hardly|no longer)\b|(?:不是|并非|並非)/.test(masked(sentence.slice(from, noun))))
        return false;
    if (HYPOTHETICAL.test(clause) || HYPOTHETICAL.test(sentence.slice(from, noun)) || TOLD.test(clause) || WRONG_AFTER.test(sentence.slice(to, to + 80)))
        return false;
    if (FOREIGN.test(sentence) || FOREIGN.test(clause.trimStart()))
        return false;
    return !OTHERS.test(clause) || OWN.test(afterLast(clause, OTHERS));
}
function isSetApart(over) {
    return /[?]\s*$/.test(over) || APART.test(over.toLowerCase().replace(/n['’]t\b/g, ' not').replace(/not (?:only|just)|不(?:仅|僅|只|光|但)/g, ' '));
}
function isQuestion(sentence) {
    return /\?[\s"')❝]*$/.test(sentence) || /^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|吗\??$|嗎\??$|如何|怎么|怎麼/.test(sentence);
}
function masked(text) {
    return text.replace(DOUBLE, (words) => '\u00b7'.repeat(words.length));
}
function clauseOf(sentence, to) {
    const before = sentence.slice(Math.max(0, to - 400), to);
    let start = 0;
    for (const found of before.matchAll(BREAK))
        if (!(found[0].startsWith(':') && NO_AT_END.test(before.slice(start, found.index))))
            start = found.index + found[0].length;
    return before.slice(start);
}
function afterLast(text, pattern) {
    const last = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].at(-1);
    return last === undefined ? text : text.slice(last.index + last[0].length);
}

;
const MACHINE = /\b(?:amount of|minimum|maximum|requested|allocated|\d{1,6} ?[kmgt]i?b of|(?:cpu|cores|disk|ram) (?:and|or)) (?:heap )?memory\b|\b(?:in|out of|gpu|virtual|physical|main|heap|peak|resident|device|video|working)[- ]memory\b|\bmemory[- ](?:usage|leaks?|footprint|safe|safety|consumption|limits?|allocat\w+|bandwidth|pressure|mapped|bound|efficient)\b|内存|記憶體/g;
const MEMORY = /\b(?:memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|trusted baseline|context[- ](?:layer|hand-?off|sharing|file))\b|记忆|記憶|召回|可信基[线線]/;
const CARRIES = /^(?:it|its|this|that|they|these|those|here|under the hood|behind the scenes|internally|technically|everything|all|each|every|we|our|ours|in (?:short|practice|other words|effect|essence|fact)|simply put|at (?:its|heart|the)|think of it|essentially|basically|effectively|actually|(?:accepted |the )?(?:facts|entries|notes)|the (?:\w+ )?(?:layer|store|system|tool|engine|service|product|back-?end|project|database|plugin|server|feature|whole thing))\b|^(?:它|其|这|這|该|該|此|本|我们|我們|整个|整個|实际上|實際上|其实|其實|本质上|說白了|说白了|底层|底層|背后|背後|后端|後端|所有|全部|每)/;
const KIND = String.raw `(?:(?!(?:like|as|to|of|in|into|on|from|by|for|with|without|than|next|beside|near|and|or|not|no|nor|but|is|are|if|that|which|who|where|when|instead|rather|unlike|[a-z]{2,20}ing)\b)[a-z][a-z'-]{0,24},? ){0,6}`;
const UP_TO_NOUN = `${KIND}$`;
const PRODUCTS = 'pinecone|weaviate|qdrant|milvus|zilliz|chroma(?:db)?|pgvector|lancedb|turbopuffer|vertex ai vector search';
const OUTSIDE = 'external|hosted|remote|managed|cloud|cloud-hosted|third-party|separate|dedicated|standalone|central(?:i[sz]ed)?|off-site|shared|self-hosted|serverless|private';
const OUTSIDE_HAN = '外部|外置|外接|云端?|雲端?|托管|託管|远程|遠端|第三方|独立|獨立|共享|专用|專用';
const VECTOR_STORE = new RegExp(String.raw `(?:(?:${OUTSIDE}|semantic|${OUTSIDE_HAN})的?[ ,-]{0,2}){0,4}(?:\b(?:vector|embeddings?)[ -](?:data ?bases?|dbs?|stores?)\b|\b(?:${PRODUCTS})\b|(?:语义|語義)?向量 ?(?:数据库|數據庫|資料庫|资料库|存储|儲存|库|庫|db|store|database))|\b(?:${OUTSIDE}),? (?:semantic )?(?:vector|embeddings?)[ -](?:index(?:es)?|memory|search(?: (?:engine|service|back-?end))?)\b|(?:${OUTSIDE_HAN})的?(?:语义|語義)?向量 ?(?:索引|检索库|檢索庫|检索服务|檢索服務|引擎|记忆|記憶|检索|檢索)`, 'g');
const IS_PRODUCT = new RegExp(`^(?:${PRODUCTS})$`);
const INSIDE = /\b(?:local|in-repo(?:sitory)?|embedded|on-disk|in-process|bundled|sqlite)\b[ ,-]{0,2}$|(?:本地|内嵌|內嵌|仓库内|倉庫內)的?$/;
const SECRET = "hidden|secret|silent|invisible|covert|private|background|opaque|shadow|undisclosed|stealth(?:y)?|behind-the-scenes|under-the-hood|automatic|seamless|implicit|unseen|ambient";
const CHAT = String.raw `chats?|conversations?|transcripts?|dialog(?:ue)?s?|chat[- ](?:history|histories|logs?|transcripts?|sessions?|messages?)|session transcripts?|messages`;
const CHAT_SYNC = new RegExp(String.raw `\b(?:${SECRET})[ ,-]{1,2}(?:[a-z-]{2,20} ){0,2}(?:${CHAT})\b(?:[ -](?:history|log)?[ -]?(?:sync\w*|mirror\w*|replication|sharing|relay|history|memory|store|log|backup|channel|bridge|feed|stream|copy))?|\b(?:chats?|conversations?|transcripts?|dialog(?:ue)?s?)[- ](?:history[- ])?(?:sync(?:ing|hroni[sz]ation|er)?|mirror(?:ing)?|replication|relay)\b|(?:隐藏|隱藏|隐形|隱形|隐秘|隱祕|秘密|祕密|私密|暗中|后台|後台|静默|靜默|无感|無感|看不见|看不見)的?(?:聊天|对话|對話|会话|會話|消息|訊息)(?:记录|記錄|紀錄|历史|歷史|内容)?的?(?:同步|共享|记忆|記憶|镜像|鏡像|备份|備份|通道)?|(?:聊天|对话|對話|会话|會話)(?:记录|記錄|紀錄|历史|歷史)?的?(?:同步|镜像|鏡像)(?:器|层|層|机制|機制|工具|服务|服務|功能)?`, 'g');
const CHATS = String.raw `(?:${CHAT})`;
const UNSEEN = /\b(?:silently|secretly|invisibly|quietly|covertly|automatically|transparently|seamlessly|implicitly|behind the scenes|behind your back|in the background|under the hood|without (?:you|anyone|telling|asking|your)|unseen|hidden|private|out of sight|magically)\b/;
const CARRYING = 'cop(?:y|ies|ying|ied)|shar(?:es?|ing|ed)|carr(?:y|ies|ying|ied)|transfer(?:s|ring|red)?|relay(?:s|ing|ed)?|stream(?:s|ing|ed)?|merg(?:es?|ing|ed)|pip(?:es?|ing)|ferr(?:y|ies)|pass(?:es|ing|ed)?|beam(?:s|ing|ed)?|propagat(?:es?|ing|ed)|broadcast(?:s|ing)?|forward(?:s|ing|ed)?|upload(?:s|ing|ed)?|hand(?:s|ing|ed)?|bring(?:s|ing)?|tak(?:es?|ing)';
const SYNCING = 'sync(?:s|ing|ed|hroni[sz]es?|hroni[sz]ing|hroni[sz]ed)?|mirror(?:s|ing|ed)?|replicat(?:es?|ing|ed)';
const CARRIES_CHATS = [
    { pattern: new RegExp(String.raw `\b(?:keeps? (?:\S{1,20} ){0,4}in sync|(?:${SYNCING}) (?:(?!from|to|into|with\b)[^\s,;.]{1,20} ){0,4}${CHATS})\b`), needs: new RegExp(String.raw `\b${CHATS}\b`) },
    { pattern: new RegExp(String.raw `\b(?:${CARRYING}) (?:(?!from|to|into\b)[^\s,;.]{1,20} ){0,4}${CHATS}\b`), needs: UNSEEN },
    { pattern: new RegExp(String.raw `\b${CHATS} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:\w{2,20}ly )?(?:sync(?:ed|hroni[sz]ed)|mirrored|replicated)\b|\b${CHATS},? (?:\w{2,20}ly )?(?:synced|synchroni[sz]ed|mirrored|replicated) `) },
    { pattern: new RegExp(String.raw `\b${CHATS} (?:\w{2,20}ly )?(?:flows?|travels?|moves?|hops?|wanders?|migrates?|leaks?) (?:between|across|from|to|over|into)\b`), needs: UNSEEN },
    { pattern: new RegExp(String.raw `\b${CHATS} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:\w{2,20}ly |behind the scenes )?(?:shared|copied|carried|relayed|merged|streamed|transferred|forwarded|passed)\b`), needs: UNSEEN },
    { pattern: /(?:同步|镜像|鏡像)(?:你的|您的|所有|全部|各|每|不同|它们的|他们的|的|了|着|[a-z -]{1,20}|[,、]){0,6}(?:聊天|对话|對話|会话|會話)/ },
    { pattern: /(?:聊天|对话|對話|会话|會話)(?:记录|記錄|紀錄|历史|歷史|内容)?[^,;。]{0,10}(?:同步|镜像|鏡像)(?:到|给|給|至|于|於|过去|起来|起來)/ },
    { pattern: /(?:同步|复制|複製|共享|搬运|搬運|传输|傳輸|传递|傳遞|上传|上傳|转发|轉發|搬|带|帶)[^,;。]{0,10}(?:聊天|对话|對話|会话|會話)|(?:聊天|对话|對話|会话|會話)[^,;。]{0,12}(?:复制|複製|共享|搬运|传输|传递|傳遞|上传|上傳|转发|搬|带|帶)(?:到|给|給|至|去|走|进|進)/, needs: /悄悄|偷偷|暗中|静默|靜默|后台|後台|背后|背後|自动|自動|私下|无感|無感|默默|无声|無聲|秘密|隐藏|隱藏/ },
];
const AGENT_FILE = String.raw `(?:(?:(?:your|the|a|an|any|another|every|our|their|hand-?written|manual|static|project|repo|root|old|existing|local) ){0,4}\.?(?:claude\.md|agents\.md|gemini\.md|\.cursorrules|cursorrules|cursor rules?|copilot[- ]instructions(?:\.md)?)(?:'s)?(?: files?)?)`;
const FILE_KIND = 'replacement|generator|substitute|alternative|successor|killer|stand-in|writer';
const AGENT_FILE_TWIN = new RegExp(String.raw `(?:(?:drop-in|generated|auto-?generated|automatic|smart(?:er)?|better|full|complete|living|dynamic|self-writing) ){0,3}(?:\.?(?:claude\.md|agents\.md|gemini\.md|cursorrules)[ -](?:file[ -])?(?:${FILE_KIND})s?\b|\b(?:replacement|substitute|alternative|successor|stand-in|drop-in|generator) (?:for|to|of) ${AGENT_FILE})|\b(?:generated|auto-?generated|automatically generated|self-writing|self-updating|smarter|better|living|dynamic) \.?(?:claude\.md|agents\.md|gemini\.md|cursorrules)(?: file)?|(?:自动|自動)?(?:生成|產生|产生)的? ?(?:claude\.md|agents\.md)|(?:claude\.md|agents\.md|gemini\.md) ?(?:文件|檔案|文檔)?的? ?(?:替代品|替代物|替代方案|替代|替换品|生成器|產生器|继任者|升级版|代替品|接班人)`, 'g');
const SUPPLANTS = [
    new RegExp(String.raw `\b(?:replac(?:es?|ed|ing)|supersed(?:es?|ed|ing)|supplant(?:s|ed|ing)?|substitut(?:es?|ing) for|stands? in for|takes? the place of|takes? over (?:from|the (?:role|job|place|part) of)|fills? the role of|obsoletes?|eliminat(?:es?|ing)(?: the need for)?|remov(?:es?|ing) the need for|do(?:es)? away with|gets? rid of|retires?|swaps? out|kills?|ditch(?:es)?|goodbye(?:,| to)?|throw away|toss|delete|stop (?:writing|maintaining|editing|using)|no longer (?:need|have to (?:write|maintain|keep)|write|maintain)(?: to (?:write|maintain|keep))?|no (?:more )?need (?:for|to (?:write|maintain|keep|have|edit))|no more|in place of|in lieu of|never (?:have to |need to |ever )?(?:write|maintain|edit|touch)|(?:needs?|requires?) no) (?:(?:both|all|of|need|using|with) ){0,2}${AGENT_FILE}`),
    new RegExp(String.raw `\bmakes? ${AGENT_FILE} (?:completely |entirely )?(?:obsolete|redundant|unnecessary|superfluous|irrelevant)\b|\b${AGENT_FILE} (?:is|are|becomes?|has become|is now) (?:now |completely |entirely )?(?:obsolete|redundant|unnecessary|superfluous|dead|gone|no longer (?:needed|necessary|required)|a thing of the past|history)\b`),
    new RegExp(String.raw `\b(?:(?:auto-?)?generat(?:es|ed|ing)|regenerat(?:es|ed|ing)|produc(?:es|ed|ing)|synthesi[sz](?:es|ed|ing)|rewrit(?:es|ing)|writes|creates|compiles|maintains|renders|emits|outputs|(?:will|can) (?:[a-z]{2,16}ly )?(?:generate|write|create|produce|compile|maintain)) (?:(?!from|out|to|into|in|of|for|beside|next|or\b)[^\s,;.]{1,20} ){0,4}${AGENT_FILE}`),
    new RegExp(String.raw `\b(?:turns?|compiles?|converts?|condenses?|distils?|distills?|renders?|assembles?) (?:[^\s,;.]{1,20} ){0,5}into ${AGENT_FILE}`),
    new RegExp(String.raw `\b${AGENT_FILE} (?:\S{1,20} ){0,2}(?:is|are|gets?|being) (?:automatically |always |then |auto-?)?(?:generated|written|produced|regenerated|compiled|rendered|replaced|superseded) (?:automatically |for you |straight |directly )?(?:from|by|out of)\b`),
    /(?:取代|替代|代替|替换|替換|替掉|淘汰|顶替|頂替|告别|告別|不再需要|不需要再?(?:写|寫|维护|維護)|(?:无需|無需|不用|不必|不需)再?(?:要|写|寫|维护|維護|手写)|省去|省掉|丢掉|扔掉|删掉|抛弃)(?:了|你|您|我们|我們|的|手写|手寫|原有|传统|整个|维护|編寫|编写|[ 、]|agents\.md|和|与){0,8}(?:claude\.md|agents\.md|gemini\.md)/,
    /(?:编译成|編譯成|转成|轉成|变成|變成|汇总成|彙整成|整理成|生成|產生|产生|产出|產出|写出|寫出|维护|維護|编写|編寫|改写|改寫)(?:一份|一个|一個|你的|您的|出|新的|整个|项目|項目|的|[ ]){0,5}(?:claude\.md|agents\.md|gemini\.md)/,
    /(?:claude\.md|agents\.md|gemini\.md)[^,;。]{0,12}(?:自动|自動)(?:生成|產生|产生)|(?:claude\.md|agents\.md|gemini\.md) ?(?:文件)?(?:已经|已經|已|就|也|便|可以|可){0,2}(?:过时|過時|被取代|被替代|退休|淘汰|多余|多餘)/,
];

;
const MENTION = /memor|remember|recall|baseline|\bgates?\b|forget|context[\s-]+(?:layer|hand-?off|sharing|file)|\bfacts?\b|\p{Script=Han}/iu;
const HIDING = /[\u0370-\u052F\u2100-\u214F\u2460-\u24FF\uFF00-\uFFEF\u{1D400}-\u{1D7FF}\p{Cf}]/u;
function hidesLetters(text) {
    return HIDING.test(text);
}
function mentionsMemory(text) {
    return MENTION.test(text.replace(/[*_~]{1,100}/g, '')) || hidesLetters(text);
}

;


const UNSAID = [
    [/^[#\s>]{1,12}/, ''],
    [/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/g, ' '],
    [/\[([^\]\n]{1,300})\]\([^)\n]{0,300}\)/g, '$1'],
    [/<\/?[a-z][^<>\n]{0,300}>/gi, ' '],
    [/https?:\/\/[^\s)]{1,300}/g, ' '],
];
function plainOf(text) {
    const shown = UNSAID.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
    return (0,normal .j7)((0,normal .cL)((0,normal .MK)(shown))).replace(/^\[![a-z]+\] ?/, '').replace(MACHINE, ' ram ');
}

;

const BEFORE = [
    new RegExp(String.raw `(?:\b(?:is|are|was|were|be|been|being|becomes?|remains?|(?:act|work|serve|function|operate|double|ship|come|run)(?:s|ing)? as|(?:be|is|are|being) used as|(?:work|behave|look)(?:s|ing)? like|amounts? to|boils? down to|comes? down to|means|equals|constitutes?|represents?|(?:turn|transform|convert|make)(?:s|ed|ing)? (?:[^\s,;]{1,20} ){1,4}into|turn(?:s|ed)? into|known as|(?:described|seen|regarded|understood|thought of|summed up|viewed) as|(?:think of|treat|consider|regard|call|see)(?: [^\s,;]{1,20}){1,3}?(?: as)?|(?:implement|build|design|deliver|provid|offer|expos)\w{0,3} as) (?:in (?:fact|effect|essence|truth|practice) |at heart |at (?:its|the) core |nothing (?:but|more than|less than|other than) |none other than |no less than |(?:kind|sort|form|type|piece) of |really |just ){0,3})${UP_TO_NOUN}`),
    new RegExp(String.raw `\b(?:stor(?:es?|ed|ing)|ke(?:eps?|pt)|sav(?:es?|ed|ing)|persist(?:s|ed|ing)?|h[eo]ld(?:s)?|liv(?:es?|ing)|sits?|rests?|stays?|remains?|resid(?:es?|ing)|index(?:es|ed|ing)?|embed(?:s|ded|ding)?|writ(?:es?|ten|ing)|push(?:es|ed|ing)?|upload(?:s|ed|ing)?|sync(?:s|ed|hroni[sz]ed)?|sen(?:ds?|t)|puts?|goes|go|lands?|ends? up|offload(?:s|ed|ing)?|mirror(?:s|ed)?|replicated|hosted|load(?:s|ed)|stream(?:s|ed)|serv(?:es|ed)|retriev(?:es|ed)|fetch(?:es|ed)|looked up|pulled|quer(?:ies|ied)|search(?:es|ed)) (?:[^\s,;.]{1,24} ){0,8}?(?:in|into|to|on|inside|within|from|out of|through|via|by|against|with) (?:top of )?${UP_TO_NOUN}`),
    new RegExp(String.raw `\b(?:(?:powered|backed|driven|built|based|supported|provided|delivered|implemented|runs?|running|sits?|relies|rely|depends?|rests?) (?:[^\s,;.]{1,20} ){0,3}?(?:on top of|on|by|upon|around|via|over|atop|with)|us(?:es?|ing)|quer(?:ies|y|ying)|consults?|searches|asks|calls|runs?|operates?|maintains?|talks? to|sits|stands|lies|leverag(?:es?|ing)|employs?|needs|requires) ${UP_TO_NOUN}`),
    new RegExp(String.raw `\b(?:provides?|offers?|gives?(?: (?:you|agents?|teams?|them|your \w{1,20}|every \w{1,20}))?|ships?(?: with)?|includes?|features?|bundles?|comes? with|has|have|spins? up|introduc(?:es?|ing)|delivers?) ${UP_TO_NOUN}`),
    new RegExp(String.raw `(?:\bmemor(?:y|ies)|\brecall|记忆|記憶)(?: (?:layer|store|system|engine|service|product|database|for [a-z ]{2,20}))?(?: ?[:(—–,]| - ) ?${UP_TO_NOUN}`),
    /(?:^|[^=<>!])[=≈] ?(?:an? |一个|一個)?$/,
    /(?:是|即为|即為|即|为|為|成为|成為|作为|作為|当作|當作|当成|當成|等同于|等同於|等于|等於|相当于|相當於|属于|屬於|变成|變成|充当|充當|堪称|堪稱|视为|視為|看作|看成|叫做|称为|稱為|无非|無非|不过|不過|等價於|化身)[^,;。:]{0,12}$/,
    /(?:存|放|写|寫|落|推|推送|上传|上傳|同步|托管|託管|索引|嵌入|持久化|归档|歸檔|迁移|遷移|交|住|保留|沉淀)(?:储|儲|存|置)?(?:在|到|进|進|入|于|於|给|給|至)[^,;。]{0,12}$/,
    /(?:由|以|用|使用|采用|採用|基于|基於|依托|依託|依赖|依賴|借助|藉助|靠|通过|透過|建立在|建在|构建在|构建于|構建於|搭建在|运行在|運行在|内置|內建|接入|查询|查詢|调用|調用|访问|訪問|连接|連接|检索|檢索|读写|讀寫|提供|带来|帶來|配备|自带|自帶|相当于一个)(?:了)?[^,;。]{0,10}$/,
    /(?:记忆|記憶)[^,;。:]{0,8}(?:[:(—–-]|就) ?[^,;。:]{0,8}$/,
];
const AFTER = /^s? (?:(?:that|which|now|silently|quietly|also) ){0,2}(?:stores?|holds?|keeps?|remembers?|backs?|powers?|drives?|hosts?|underlies|sits? (?:behind|under|beneath)|lies (?:behind|under)|is (?:where|what|how|the (?:heart|core|home|backbone|engine|brain|store|place)))\b|^(?:来|來|负责|負責|就|中|里|裡|內|内){0,2}(?:保存|存储|儲存|存放|承载|承載|记住|記住|支撑|支撐|驱动|驅動|构成|構成|存着|存著|就是)/;
const COMPOUND = /^(?:[ -](?:based|backed|powered|style|driven))?[ -](?:agent[ -]|ai[ -])?memor(?:y|ies)\b|^(?:型|式)?的?(?:记忆|記憶)/;
const PREDICATE = /^s? (?:is|are|was|were|can|may|must|should|do|does|did|would|will|could|might|has|have|had|make|makes|need|needs|bring|brings)\b|^(?:会|會|是|有|不|在|可|需|能|将|將|使|让|讓|带来|帶來|的|很|也|太|虽|雖|,)/;
const BEGINS = /(?:^|[,;:.(] ?|\b(?:and|or|then|please|to) )$/;
const GOES_ON = /^(?:$|[.,!;)。]| (?:for|of|to|that|which|with|behind|under|in|built|made|across|between|[a-z]{2,16}ed)\b|记忆|記憶)/;
const IMPERATIVE = /^(?:use|store|keep|save|push|put|send|write|read|index|add|run|build|treat|consider|call|leverage|load|embed|search|upload|sync|persist|hold|include|require|employ|provide|offer|turn|make|convert) /;
const SUBJECT_ONLY = /^(?:(?:a|an|the|your|our|one|simply|just|basically|essentially|[a-z]{3,14}ly) ){0,3}$/;
function relationTo(sentence, { from, to }) {
    const before = sentence.slice(Math.max(0, from - 200), from);
    const start = from - before.length;
    for (const pattern of BEFORE) {
        const found = pattern.exec(before);
        if (found === null || (found[0].includes(',') && PREDICATE.test(sentence.slice(to))))
            continue;
        if (/^\w{2,16}ing (?:and \w{2,16}ing )?of\b/.test(found[0]))
            continue;
        if (IMPERATIVE.test(found[0]) && BEGINS.test(before.slice(0, found.index)))
            continue;
        return { from: start + found.index, isAlone: false };
    }
    const after = sentence.slice(to, to + 80);
    if (AFTER.test(after) || COMPOUND.test(after))
        return { from, isAlone: false };
    const isAlone = SUBJECT_ONLY.test(sentence.slice(0, from)) && GOES_ON.test(after) && !IS_PRODUCT.test(sentence.slice(from, to));
    return isAlone && !PREDICATE.test(after) ? { from, isAlone } : null;
}

;









const MOST = 50;
const MOST_TRIES = 5;
function claimsIn(text) {
    const claims = [];
    const said = new Set();
    const page = (0,normal .j7)(text.headings[0]?.title ?? '');
    let before = { text: '', headings: 0, asked: [] };
    let alert = false;
    const isUnderMemory = mentionsMemory(page);
    let wasNear = false;
    for (const sentence of (0,sentences .c)(text)) {
        alert = sentence.isQuoted && (alert || sentence.text.startsWith('[!'));
        if (sentence.kind === 'code' || (sentence.isQuoted && !alert))
            continue;
        const isNear = mentionsMemory(sentence.text);
        if (!isNear && !wasNear && !isUnderMemory && ![...sentence.headings, ...sentence.leadIns].some(mentionsMemory)) {
            before = { text: '', headings: sentence.headings.length, asked: [] };
            continue;
        }
        wasNear = isNear;
        for (const part of partsOf(sentence)) {
            const plain = plainOf(part);
            if (plain.length < SHORTEST)
                continue;
            const isCell = part !== sentence.text;
            const over = isCell ? NOTHING_OVER : { page, before: before.headings === sentence.headings.length ? before.text : '', headings: sentence.headings, leadIns: sentence.leadIns };
            const kinds = kindsIn(plain, over).filter((kind) => kind !== 'boast' || !MEASURED.test(sentence.text));
            const asks = isQuestion(plain);
            const agreed = before.asked.length > 0 && /^(?:yes|yep|indeed|correct|absolutely|of course)\b|^(?:是的|对|對|没错|當然|当然)/.test(plain) ? before.asked : [];
            const isApart = [...sentence.headings, ...sentence.leadIns].some(isSetApart);
            for (const kind of isApart ? [] : asks ? agreed : [...kinds, ...agreed]) {
                const key = `${kind}:${(0,canonical .Xz)(plain.replace(/\p{Cs}/gu, '')).slice('sha256:'.length, 'sha256:'.length + 8)}`;
                if (said.has(key))
                    continue;
                said.add(key);
                claims.push({ kind, line: sentence.line, column: sentence.column, key });
                if (claims.length >= MOST)
                    return claims;
            }
            before = { text: plain, headings: sentence.headings.length, asked: asks ? kinds : [] };
        }
    }
    return claims;
}
const SHORTEST = 4;
function partsOf({ text }) {
    return /^\s*\|/.test(text) ? text.split('|') : [text];
}
const NOTHING_OVER = { page: '', before: '', headings: [], leadIns: [] };
function ownSubject(plain, page) {
    const product = /^[\p{L}\d][\p{L}\d.-]{2,40}/u.exec(page)?.[0];
    const isProduct = product !== undefined && plain.startsWith(`${product} `) && !/^(?:the|this|our|how|what|why|about|agent|project|memory)$/.test(product);
    return isProduct ? `it ${plain.slice(product.length + 1)}` : plain;
}
function kindsIn(sentence, over) {
    const plain = ownSubject(sentence, over.page);
    const kinds = [];
    const own = MEMORY.test(plain);
    const carried = !own && isCarried(plain, over);
    if (own || carried || hasMemoryOver(over)) {
        if (!INSTRUCTS.test(plain) && isCalled(plain, VECTOR_STORE, own || carried))
            kinds.push('vector-database');
        if (isCalled(plain, CHAT_SYNC, own || carried) || ((own || carried || startsWith(plain, CARRIES_CHATS.map(({ pattern }) => pattern))) && CARRIES_CHATS.some(({ pattern, needs }) => (needs === undefined || needs.test(plain)) && isSaid(plain, pattern))))
            kinds.push('chat-sync');
        if (isCalled(plain, AGENT_FILE_TWIN, own || carried) || ((own || carried || startsWith(plain, SUPPLANTS)) && SUPPLANTS.some((pattern) => isSaid(plain, pattern) && !/\bagents\.md (?:file )?(?:now )?(?:replaces|supersedes)|links? to/.test(plain))))
            kinds.push('agent-file');
    }
    const isFigure = OTHER_RECALL.test(plain) && !OF_MEMORY.test(plain);
    const promises = BESIDE_SLOGAN.test(plain) ? [...BOASTS, ...SLOGANS] : BOASTS;
    if (SUBJECT.test(plain) && !isFigure && promises.some((pattern) => isSaid(plain, pattern)))
        kinds.push('boast');
    return kinds;
}
const INSTRUCTS = /(?:^|❝ )(?:build|create|implement|learn|set up|design|develop|deploy|integrate|configure|explore|understand)\b|\b(?:guides?|walks?|teach(?:es)?|helps?) (?:you|users|developers|teams|readers) /;
function isCarried(plain, over) {
    return CARRIES.test(plain) && (MEMORY.test(over.before) || hasMemoryOver(over));
}
function hasMemoryOver({ page, headings, leadIns }) {
    return [page, ...headings, ...leadIns].some((title) => MEMORY.test(title.toLowerCase()));
}
function isCalled(plain, noun, hasSubject) {
    let tries = 0;
    for (const found of plain.matchAll(noun)) {
        tries += 1;
        if (tries > MOST_TRIES)
            return false;
        const [from, to] = [found.index, found.index + found[0].length];
        if (INSIDE.test(plain.slice(Math.max(0, from - 20), from)) || INSIDE.test(/^[^ ]* ?/.exec(found[0])?.[0] ?? ''))
            continue;
        const relation = relationTo(plain, { from, to });
        if (relation === null || (!hasSubject && !relation.isAlone && relation.from > LEAD))
            continue;
        if (isAsserted({ sentence: plain, from: relation.from, to }, from))
            return true;
    }
    return false;
}
const LEAD = 12;
function startsWith(plain, patterns) {
    return patterns.some((pattern) => {
        const found = pattern.exec(plain);
        return found !== null && found.index <= LEAD;
    });
}
const global = new Map();
function everywhere(pattern) {
    const known = global.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    global.set(pattern, known);
    return known;
}
function isSaid(plain, pattern) {
    let tries = 0;
    for (const found of plain.matchAll(everywhere(pattern))) {
        if (isAsserted({ sentence: plain, from: found.index, to: found.index + found[0].length }))
            return true;
        tries += 1;
        if (tries >= MOST_TRIES)
            break;
    }
    return false;
}

;
const DEMO_MARKER = 'memtrust:demo';
const MARKER = /^\s*memtrust:demo(?![\w-])/;
const NAMED = /\bfixture=(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"']{1,300}))/g;
function demosIn(text) {
    return text.comments.flatMap(({ text: comment, line, column }) => {
        if (!MARKER.test(comment))
            return [];
        const fixtures = [...comment.matchAll(NAMED)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
        return fixtures.length === 0 ? [{ fixture: null, line, column }] : fixtures.map((fixture) => ({ fixture, line, column }));
    });
}

;






const showings_MOST = 20;
const BAD = 'false|fake|fabricated|untrue|poisoned|malicious|injected|planted|forged|bogus|misleading|unadopted|unaccepted|contaminated|tampered|stale|outdated|out-of-date|expired|superseded|obsolete';
const BAD_HAN = '虚假|虛假|假的?|错误|錯誤|伪造|偽造|恶意|惡意|投毒|被?污染|过期|過期|过时|過時|陈旧|陳舊|失效';
const BAD_MEMORY = String.raw `(?:\b(?:${BAD})(?:[ -](?:and|or|&|\/)[ -](?:${BAD}))?[ -](?:(?:agent|ai|repo|repository|project|accepted|trusted|candidate|shared)[ -]){0,2}(?:memor(?:y|ies)|facts?)\b|\bmemor(?:y|ies)[ -](?:poison\w*|injections?|contamination|tampering|staleness|drift)\b|\b(?:poisoning|staleness|contamination) of (?:\w{1,20} ){0,2}memor(?:y|ies)\b|(?:${BAD_HAN})的?(?:记忆|記憶|事实|事實)|(?:记忆|記憶)(?:投毒|污染|过期|過期))`;
const DEMO = String.raw `(?:\bdemos?\b|\bdemonstrations?\b|\bshowcases?\b|\bwalk-?throughs?\b|演示|示范|示範|展示)`;
const GAP = String.raw `[^.;。；]{0,80}?`;
const DONE = String.raw `(?:\b(?:complete[ds]?|completely|done|finished|ready|available|shipped|implemented|pass(?:es|ed|ing)?|green|works?|working|ran|runs|verified|proven|proves?|succeeds?|succeeded|recorded|published|shows?|showed|demonstrates?|demonstrated|included|ships?|in place)\b|\b(?:is|are|now|went|goes) live\b|完成|通过|通過|跑通|就绪|就緒|可用|上线|上線|证明|證明)`;
const showings_OWN = String.raw `\b(?:our|my|(?:see|watch|try|view|check out|visit|explore|read|follow) (?:the|this|our|a|an)|(?:we|it|this \w{2,20}|now|which|that|i) (?:have |has |just |now |also |already )?(?:have|has|built|build|builds|ran|run|runs|completed|finished|shipped|ships|includes?|included|provides?|offers?|published|recorded|made|added|gives?|comes with|with)|comes with|ships with|now with|with working|includes) (?:(?!no\b|not\b)[a-z-]{1,20} ){0,3}`;
const SHOWS = String.raw `\b(?:shows?|showed|showing|proves?|proved|illustrates?|verif(?:y|ies)|exhibits?)\b`;
const DEMONSTRATES = String.raw `\bdemonstrat(?:es|ed|ing)\b|\bshowcas(?:es|ed|ing)\b|(?<=\b(?:we|tests?|fixtures?|cases|demos?|examples?|which|that) (?:\w{1,12} )?)(?:demonstrate|showcase)\b`;
const HANDLED = String.raw `\b(?:caught|rejected|blocked|dropped|detected|excluded|refused|planted|filtered|ignored|found|flagged|kept out|not (?:\w{1,12} )?(?:used|trusted|believed|selected|recalled))\b`;
const CLAIMS = [
    new RegExp(`${showings_OWN}(?:${BAD_MEMORY}${GAP}${DEMO}|${DEMO} (?:of|for|on|about)${GAP}${BAD_MEMORY})`),
    new RegExp(`${BAD_MEMORY}${GAP}${DEMO}${GAP}${DONE}`),
    new RegExp(`${DEMO} (?:of|for|on|about)${GAP}${BAD_MEMORY}${GAP}${DONE}`),
    new RegExp(`${DEMO}${GAP}${BAD_MEMORY}${GAP}(?:${DONE}|${HANDLED})`),
    new RegExp(`${DEMO}${GAP}${DONE}${GAP}${BAD_MEMORY}`),
    new RegExp(`${BAD_MEMORY}${GAP}${HANDLED}${GAP} (?:in|by) (?:our|the|this|a) (?:[a-z-]{1,16} ){0,2}${DEMO}`),
    new RegExp(`^${DEMO} of${GAP}${BAD_MEMORY}${GAP}:`),
    new RegExp(`(?:${DEMONSTRATES})${GAP}${BAD_MEMORY}`),
    new RegExp(`${DEMO}${GAP}${SHOWS}${GAP}${BAD_MEMORY}`),
    new RegExp(String.raw `${BAD_MEMORY}${GAP}\b(?:is|are|was|were|been|being|fully) (?:\w{2,16} )?(?:demonstrated|showcased)\b|${BAD_MEMORY}[^.;,]{0,40}[:–—-] ?demonstrated\b`),
    new RegExp(`(?:我们|我們|本项目|本專案|本仓库|本倉庫)的?${GAP}${BAD_MEMORY}的?${DEMO}`),
    new RegExp(`(?:演示|示范|示範|展示)(?:了|出)${GAP}${BAD_MEMORY}`),
];
const CARRIED = new RegExp(`${DEMO}${GAP}${DONE}`);
const showings_NAMED = new RegExp(BAD_MEMORY);
const NAMED_DEMO = new RegExp(`${BAD_MEMORY}${GAP}${DEMO}|${DEMO} (?:of|for|on|about)${GAP}${BAD_MEMORY}`);
const TICKED = /\[x\]|[✅✔☑]/iu;
const WANTED = /\b(?:must|should|shall|will|needs?|ought|has to|have to|to be|todo|tbd|wip|in progress|pending|before|once|when|goals?|aims?|requires?|required|specs?|specifications?|plan(?:s|ned)?|upcoming|coming|draft|proposed|want(?:s|ed)?|criteri(?:a|on)|define[sd]?|let(?: us|'s)|how to)\b|应|應|必须|必須|需|将|將|待|尚|未|目标|目標|计划|計劃|才|规格|規格/;
const TOLD_OF = /\b(?:papers?|researchers?|authors?|stud(?:y|ies)|et al|attackers?|humans?|patients?|participants?|literature|arxiv)\b|论文|論文|研究/;
const ASKS = /\?[\s"')❝]*$|^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|[吗嗎]\??$/;
function showingsIn(text) {
    const showings = [];
    const said = new Set();
    const page = text.headings[0]?.title ?? '';
    let before = { text: '', headings: 0 };
    for (const sentence of (0,sentences .c)(text)) {
        if (sentence.kind === 'code' || sentence.isQuoted)
            continue;
        const over = [page, ...sentence.headings, ...sentence.leadIns, ...(before.headings === sentence.headings.length ? [before.text] : [])];
        before = { text: sentence.text, headings: sentence.headings.length };
        if (!mayShow(sentence.text))
            continue;
        const plain = plainOf(sentence.text.replaceAll('|', ' : '));
        if (!isShowing(plain, sentence, over, isTicked(text, sentence)))
            continue;
        const key = (0,canonical .Xz)(plain.replace(/\p{Cs}/gu, '')).slice('sha256:'.length, 'sha256:'.length + 8);
        if (said.has(key))
            continue;
        said.add(key);
        showings.push({ line: sentence.line, column: sentence.column, key });
        if (showings.length >= showings_MOST)
            break;
    }
    return showings;
}
function mayShow(text) {
    return /demo|showcas|walk-?through|演示|示范|示範|展示/i.test(text.replace(/[*_~]{1,100}/g, '')) || hidesLetters(text);
}
const LONGEST_ITEM = 400;
function isTicked(text, { line }) {
    return TICKED.test((text.lines[line - 1]?.raw ?? '').slice(0, LONGEST_ITEM));
}
function isShowing(plain, sentence, over, ticked) {
    if (!SPEAKS.test(plain))
        return false;
    const found = CLAIMS.map((pattern) => pattern.exec(plain)).find((match) => match !== null) ?? (ticked ? NAMED_DEMO.exec(plain) : null) ?? (over.some((title) => showings_NAMED.test((0,normal .j7)(title))) ? CARRIED.exec(plain) : null);
    if (found === null || ASKS.test(plain) || TOLD_OF.test(plain) || WANTED.test(plain.slice(0, found.index + found[0].length + showings_AFTER)))
        return false;
    if ([...sentence.headings, ...sentence.leadIns].some(isSetApart))
        return false;
    return isAsserted({ sentence: plain, from: found.index, to: plain.length }) && !TOLD.test(found[0]) && !/\b(?:not|never)\b|不|没有|沒有/.test(denials(found[0]));
}
const SPEAKS = new RegExp(`${DEMO}|${DEMONSTRATES}`);
const showings_AFTER = 30;
const TELLS = new RegExp(`${SHOWS}|${DEMONSTRATES}`);
const OUTCOME = new RegExp(HANDLED);
function denials(claim) {
    const [before = ''] = claim.split(TELLS);
    return before.replace(OUTCOME, '');
}

var agent_text = __webpack_require__(7391);
var limits = __webpack_require__(7713);
;
const JUDGED = ['trusted_baseline', 'trust_level', 'source_class', 'included_in_context', 'body_included', 'memory_id'];
const TEXTS = ['statement', 'body', 'content', 'text', 'summary', 'claim', 'fact', 'value', 'memory', 'note', 'observation', 'observations', 'lesson', 'decision', 'rule'];
const KEPT = ['status', 'confidence', 'topic', 'superseded_by', 'source_ref', 'source_id', 'claim_key', 'agent_id', 'session_id', 'importance'];
const SHOWN = ['photo', 'photos', 'image', 'images', 'img', 'thumbnail', 'video', 'src', 'href', 'url'];
const MEMORY_NAME = /^(?:\w{1,20}_)?memor(?:y|ies)(?:_(?:entries|facts|items|records|notes|list|context))?$|^(?:accepted_|candidate_|trusted_|known_|repo_|project_)?facts$/;
const LOOSE_NAME = /^memory$/;
const PLAIN_NAME = /^(?:|entries|facts|memory|items|results|selected|skipped|records|notes|learnings|lessons|decisions|statements|context|knowledge|recall|recalled)$/;
const ID_LIST = /^(?:selected|skipped|recalled|trusted)_memor(?:y|ies)$/;
const HINT = /"(?:trusted_baseline|trust_level|source_class|included_in_context|body_included|\w{0,30}memor(?:y|ies)\w{0,30}|\w{0,30}facts|budget_?chars|skipped|claim_key|superseded_by|topic|metadata|ait\.\w{1,40}|memtrust\.\w{1,40})"|"(?:fact|candidate|memory|note|attempt|live)[:/]|\\u00[46-7]/i;
const MEMORY_PATH = /(?:^|[/._-])(?:memor(?:y|ies)|recall(?:ed|s)?|context[._-]manifest)(?=[/._-])/i;
const TRANSLATIONS = /(?:^|\/)(?:locales?|i18n|lang(?:uages?)?|translations?|messages|_locales|l10n)\/|(?:^|\/)[a-z]{2}(?:[-_][a-z]{2,4})?\.json$/i;
const MEMORY_ROOT = ['memory_query', 'selected_memory', 'skipped_memory', 'trusted_baseline_refs', 'budget_chars', 'rendered_chars', 'policy_exclusions'];
const MEMORY_KIND = /^(?:ait|memtrust)\.|(?:^|[._-])(?:memor(?:y|ies)|recall|context[._-]manifest)(?:[._-]|$)/i;
function mayCarryMemory(text, path) {
    return HINT.test(text) || MEMORY_PATH.test(path);
}
function carrierOf(path, data) {
    const root = isItem(data) ? data : {};
    const keys = new Set(Object.keys(root).map(snakeCase));
    const isAnswer = ['query', 'selected', 'skipped'].every((key) => keys.has(key));
    const isNamed = ['schema', 'kind', 'type'].some((key) => typeof root[key] === 'string' && MEMORY_KIND.test(root[key]));
    const isPackage = typeof root['name'] === 'string' && typeof root['version'] === 'string';
    const name = path.slice(path.lastIndexOf('/') + 1);
    return { isMemory: isAnswer || MEMORY_ROOT.some((key) => keys.has(key)) || (!isPackage && (isNamed || MEMORY_PATH.test(path))), isTranslation: TRANSLATIONS.test(path), stem: snakeCase(name.replace(/\..*$/, '')) };
}
function isInterface(data) {
    return isItem(data) && (typeof data['openapi'] === 'string' || typeof data['swagger'] === 'string');
}
function isMemory(list, item, carrier) {
    const keys = Object.keys(item).map(snakeCase);
    if (keys.some((key) => key.startsWith('expected_')))
        return false;
    const has = (names) => names.some((name) => keys.includes(name));
    if (has(JUDGED))
        return true;
    if (!has(TEXTS) || has(SHOWN))
        return false;
    const says = () => Object.entries(item).some(([key, value]) => TEXTS.includes(snakeCase(key)) && carried_isSaid(value));
    if (MEMORY_NAME.test(nameOf(list, carrier)) && has(KEPT))
        return true;
    return (holdsMemory(list, carrier) || isOwnMemory(item, keys)) && says();
}
function holdsMemory(list, carrier) {
    const name = nameOf(list, carrier);
    return MEMORY_NAME.test(name) ? carrier.isMemory || !LOOSE_NAME.test(name) : carrier.isMemory && PLAIN_NAME.test(name);
}
function areTexts(list, values, carrier) {
    return values.length > 0 && !carrier.isTranslation && values.every(carried_isSaid) && holdsMemory(list, carrier);
}
function isOwnMemory(item, keys) {
    const states = (names, pattern) => names.some((name) => typeof item[name] === 'string' && pattern.test(item[name]));
    if (states(['kind', 'type'], /^(?:\w{1,20}[_-])?memor(?:y|ies)(?:[_-]\w{1,20})?$|^(?:accepted|candidate|curated)[_-](?:fact|note)$/i))
        return true;
    if (states(['id', 'source_id', 'ref'], /^(?:fact|candidate|memory|note|attempt|live)[:/]/))
        return true;
    if (keys.includes('claim_key') || (keys.includes('topic') && (keys.includes('body') || keys.includes('statement'))))
        return true;
    if (['kind', 'id', 'score', 'text', 'metadata'].every((key) => keys.includes(key)))
        return true;
    return typeof item['memory'] === 'string' && keys.includes('id');
}
function nameOf(list, { stem }) {
    const name = snakeCase(list);
    return name === '' && MEMORY_NAME.test(stem) ? stem : name;
}
function carried_isSaid(value) {
    if (Array.isArray(value))
        return value.length > 0 && value.every((one) => typeof one === 'string') && value.some(carried_isSaid);
    if (typeof value !== 'string' || value.length > LONGEST_TEXT)
        return typeof value === 'string' && value.includes(' ');
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{6}/u.test(value))
        return true;
    const words = value.trim().split(/\s+/);
    const plain = words.filter((word) => /^["'(]?\p{L}[\p{L}'’-]*["')]?[.,;:!?]*$/u.test(word)).length;
    return plain >= words.length * 0.6 && (words.length >= 4 || (words.length === 3 && /[.!?]$/.test(value.trim())));
}
const LONGEST_TEXT = 2_000;
function snakeCase(name) {
    return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll('-', '_').toLowerCase();
}
function isItem(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;

const LABELS = ['source', 'status', 'trust level'];
const NAMES = {
    source: ['source_class', 'source_type', 'source', 'sources', 'source_id', 'source_ref', 'source_path', 'source_file_path', 'source_trace_ref', 'provenance', 'kind'],
    status: ['status'],
    'trust level': ['trust_level', 'trust'],
};
const DEEPEST = 12;
const MOST_LISTS = 20;
const MOST_VALUES = 200_000;
const STATUS = /^(?:accepted|candidate|advisory|superseded|stale|policy[_-]blocked|rejected|excluded)$/i;
function unlabelledIn(text, path) {
    if (!mayCarryMemory(text, path))
        return [];
    const data = valuesOf(text, LINES.test(path));
    if (data === undefined || isInterface(data))
        return [];
    return new Look(text, data, carrierOf(path, data)).unlabelled();
}
const LINES = /\.(?:jsonl|ndjson)$/i;
function valuesOf(text, isLines) {
    const shown = text.replace(/^\uFEFF/, '');
    const one = isLines ? undefined : parsed(shown);
    if (one !== undefined)
        return one;
    const lines = shown.split('\n').map((line) => line.trim()).filter((line) => line !== '');
    const values = [];
    for (const line of lines) {
        const value = parsed(line);
        if (value === undefined)
            return undefined;
        values.push(value);
    }
    return values;
}
function parsed(text) {
    try {
        const value = JSON.parse(text);
        return value;
    }
    catch {
        return undefined;
    }
}
class Look {
    text;
    data;
    carrier;
    found = new Map();
    labelled = new Set();
    ids = [];
    left = MOST_VALUES;
    constructor(text, data, carrier) {
        this.text = text;
        this.data = data;
        this.carrier = carrier;
    }
    unlabelled() {
        this.walk(this.data, '', 0, LABELS);
        if (isItem(this.data))
            this.map('', this.data, LABELS);
        for (const { list, ids } of this.ids)
            this.add(list, ids.filter((id) => !this.labelled.has(id)).map(() => LABELS));
        return [...this.found.values()];
    }
    walk(value, name, depth, lacking) {
        this.left -= 1;
        if (depth > DEEPEST || this.left < 0)
            return;
        if (Array.isArray(value)) {
            this.list(name, value, lacking);
            for (const item of value)
                this.walk(item, name, depth + 1, lacking);
        }
        else if (isItem(value) && !isItem(value['expect'])) {
            const below = lacking.filter((label) => !saysOfAll(value, label));
            for (const [key, own] of Object.entries(value)) {
                const columns = columnsOf(own, this.data);
                if (columns !== null)
                    this.items(key, [columns]);
                else if (isItem(own))
                    this.map(key, own, below);
                else if (typeof own === 'string' && this.carrier.isMemory && areTexts(key, [own], this.carrier))
                    this.add(key, [below]);
                this.walk(own, key, depth + 1, below);
            }
        }
    }
    list(name, values, lacking) {
        this.items(name, values.filter(isItem));
        const texts = values.filter((value) => typeof value === 'string');
        if (texts.length === 0)
            return;
        if (areTexts(name, texts, this.carrier))
            this.add(name, texts.map(() => lacking));
        else if (ID_LIST.test(snakeCase(name)))
            this.ids.push({ list: name, ids: texts });
    }
    map(name, entries, lacking) {
        if (!holdsMemory(name, this.carrier) || isItem(entries['expect']) || isItem(entries['properties']))
            return;
        const values = Object.values(entries);
        const items = values.filter(isItem);
        if (items.length === values.length)
            this.items(name, items);
        else if ((name !== '' || values.every((value) => typeof value === 'string')) && areTexts(name, values, this.carrier))
            this.add(name, values.map(() => lacking));
    }
    items(name, items) {
        const missing = items.filter((item) => isMemory(name, item, this.carrier)).map((item) => {
            const labels = missingIn(item);
            const id = item['source_id'] ?? item['id'];
            if (labels.length === 0 && typeof id === 'string')
                this.labelled.add(id);
            return labels;
        });
        this.add(name, missing);
    }
    add(name, entries) {
        const lacking = entries.filter((labels) => labels.length > 0);
        if (lacking.length === 0)
            return;
        const list = this.found.has(name) || this.found.size < MOST_LISTS ? name : '';
        const before = this.found.get(list);
        const missing = LABELS.filter((label) => before?.missing.includes(label) === true || lacking.some((labels) => labels.includes(label)));
        this.found.set(list, { list, missing, count: lacking.length + (before?.count ?? 0), line: before?.line ?? lineOf(this.text, list) });
    }
}
function columnsOf(schema, root) {
    if (!isItem(schema) || schema['type'] !== 'array')
        return null;
    const items = resolved(schema['items'], root);
    const properties = isItem(items) ? items['properties'] : undefined;
    return isItem(properties) ? Object.fromEntries(Object.keys(properties).map((key) => [key, 'stated'])) : null;
}
function resolved(schema, root) {
    const reference = isItem(schema) ? schema['$ref'] : undefined;
    if (typeof reference !== 'string' || !reference.startsWith('#/'))
        return schema;
    let value = root;
    for (const part of reference.slice(2).split('/').slice(0, DEEPEST))
        value = isItem(value) ? value[part] : undefined;
    return value;
}
function missingIn(item) {
    const more = isItem(item['metadata']) ? item['metadata'] : {};
    return LABELS.filter((label) => !NAMES[label].some((name) => isStated(item[name]) || isStated(more[name])));
}
function saysOfAll(item, label) {
    return NAMES[label].some((name) => isStated(item[name]) && (label !== 'status' || (typeof item[name] === 'string' && STATUS.test(item[name]))));
}
function isStated(value) {
    return typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
function lineOf(text, list) {
    const at = list === '' ? 0 : text.indexOf(JSON.stringify(list));
    return text.slice(0, Math.max(0, at)).split('\n').length;
}

;







const MOST_PROSE = 8 * 1024 * 1024;
const MOST_SPEAKING = 2 * 1024 * 1024;
const MOST_JSON = 32 * 1024 * 1024;
const BATCH = 32;
async function lookAtFiles(tree, { claimed, documents, entries }) {
    const touched = new Set(claimed);
    const prose = await textsOf(tree, [...new Set([...claimed, ...documents])], MOST_PROSE);
    const json = await textsOf(tree, entries, MOST_JSON);
    const unread = new Set(claimed.filter((path) => !prose.has(path)));
    let room = MOST_SPEAKING;
    const pages = documents.flatMap((path) => {
        const text = prose.get(path);
        if (text === undefined)
            return [];
        const isMarked = text.includes(DEMO_MARKER);
        const speaks = touched.has(path) && mentionsMemory(text);
        const mayClaim = speaks && text.length <= room;
        if (mayClaim)
            room -= text.length;
        else if (speaks)
            unread.add(path);
        if (!mayClaim && !isMarked)
            return [];
        const read = (0,agent_text .h)(text.split(/\r\n|[\n\r]/));
        const [claims, showings] = mayClaim ? [claimsIn(read), showingsIn(read)] : [[], []];
        return [{ path, claims, showings, demos: isMarked ? demosIn(read) : [] }];
    });
    return {
        pages,
        entries: entries.flatMap((path) => unlabelledIn(json.get(path) ?? '', path).map((list) => ({ path, ...list }))),
        looked: { pages: claimed.filter((path) => !unread.has(path)).length, entries: json.size },
        unread: claimed.filter((path) => unread.has(path)),
        left: { pages: documents.filter((path) => !prose.has(path) || unread.has(path)).length, entries: entries.length - json.size },
    };
}
async function textsOf(tree, paths, room) {
    const texts = new Map();
    let left = room;
    for (let from = 0; from < paths.length && left > 0; from += BATCH) {
        for (const [path, content] of await tree.read(paths.slice(from, from + BATCH), limits .nx)) {
            if (content.kind !== 'bytes' || content.bytes.length > left)
                continue;
            left -= content.bytes.length;
            texts.set(path, Buffer.from(content.bytes).toString('utf8'));
        }
    }
    return texts;
}


  }),

  9892:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MK: () => (  withoutCode),
    aL: () => (  withPlainCode),
    cL: () => (  withoutQuotations),
    j7: () => (  normalise)
  });
const LOOKALIKES = new Map([...'аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнnαaοoεeρpιiνvκkτt'.matchAll(/(.)([a-z])/gu)].map(([, other = '', latin = '']) => [other, latin]));
const CONTRACTIONS = [
    [/\b(do|does|did|must|should|need|would|could|is|are|was|were|has|have)n(?:'| )?t\b/g, '$1 not'],
    [/\bcan(?:'t|not)\b/g, 'can not'],
    [/\bwon't\b/g, 'will not'],
    [/\b(you|they|we)'re\b/g, '$1 are'],
    [/\b(you|they|we|i)'ve\b/g, '$1 have'],
    [/\b(you|they|we|i|it|that)'ll\b/g, '$1 will'],
    [/\b(it|that|there)'s\b/g, '$1 is'],
];
function normalise(text) {
    let plain = text.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, '').toLowerCase();
    plain = plain.replace(/[‘’ʼ`´]/g, "'").replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '').replace(/\s+/g, ' ').trim();
    if (/[\u0370-\u04ff\u0500-\u052f]/.test(plain))
        plain = plain.replace(/[a-z\u0370-\u052f]{2,40}/g, asItLooks);
    for (const [short, long] of CONTRACTIONS)
        plain = plain.replace(short, long);
    return plain;
}
function asItLooks(word) {
    if (!/[a-z]/.test(word))
        return word;
    return [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
}
const QUOTE = 300;
const QUOTES = new RegExp([`"([^"\\n]{1,${QUOTE}})"`, `“([^”\\n]{1,${QUOTE}})”`, `«([^»\\n]{1,${QUOTE}})»`, `「([^」\\n]{1,${QUOTE}})」`, `『([^』\\n]{1,${QUOTE}})』`, `„([^“”\\n]{1,${QUOTE}})[“”]`, `(?<![\\p{L}\\p{N}])['‘]([^'’\\n]{1,${QUOTE}}|[^'’\\n]{1,${QUOTE}}['’][a-z][^'’\\n]{1,${QUOTE}})['’](?![\\p{L}\\p{N}])`].join('|'), 'gu');
function withoutQuotations(text) {
    return text.replace(QUOTES, (quoted) => (quoted.length <= 30 && quoted.trim().split(/\s+/).length <= 2 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u.test(quoted) ? quoted.slice(1, -1) : ' ❝ '));
}
function withPlainCode(text) {
    return text.replace(/(`{1,3})([^`\n]{1,400})\1/g, (whole) => whole.replace(/["“”]/g, ' '));
}
function withoutCode(text) {
    return text.replace(/(`{1,3})([^`\n]{1,400})\1/g, (_whole, _marks, code) => (code.trim().split(/\s+/).length <= 2 ? code : ' ❝ '));
}


  }),

  5369:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c: () => (  sentencesOf),
    u: () => (  sentencesIn)
  });
const LONGEST = 2000;
const OVERLAP = 300;
function sentencesOf(text) {
    const read = known.get(text) ?? [...sentencesRead(text)];
    known.set(text, read);
    return read;
}
const known = new WeakMap();
function* sentencesRead(text) {
    const titles = [];
    const levels = new Map(text.headings.map(({ line, level }) => [line, level]));
    let leadIns = [];
    let inItems = false;
    for (const block of blocksOf(text.lines)) {
        const [first] = block.parts;
        if (first === undefined)
            continue;
        const level = levels.get(first.line);
        if (level !== undefined) {
            while ((titles.at(-1)?.level ?? 0) >= level)
                titles.pop();
            leadIns = [];
        }
        if (block.kind === 'prose' && !block.isItem && block.indent === 0) {
            if (inItems)
                leadIns = [];
            inItems = false;
        }
        else if (block.isItem)
            inItems = true;
        if (block.kind === 'prose')
            leadIns = leadIns.filter(({ indent }) => indent < block.indent);
        const sentences = [...inBlock(block, titles.map(({ title }) => title), leadIns.map((leadIn) => leadIn.text))];
        yield* sentences;
        if (level !== undefined)
            titles.push({ level, title: first.text.replace(/^[#\s]+/, '') });
        if (block.kind === 'prose' && !block.isItem && block.indent === 0)
            leadIns = [];
        const last = sentences.at(-1);
        if (block.kind === 'prose' && last !== undefined && /[:：][*_\s]*$/.test(last.text))
            leadIns.push({ indent: block.isItem ? block.indent : -1, text: last.text });
    }
}
function* sentencesIn(text) {
    for (const paragraph of text.split(/\n[ \t]*\n/))
        for (const [from, to] of ends(paragraph))
            yield paragraph.slice(from, to);
}
const RUN = new Set(['', 'sh', 'bash', 'zsh', 'fish', 'shell', 'console', 'terminal', 'shell-session', 'powershell', 'pwsh', 'ps1', 'cmd', 'bat', 'python', 'py', 'js', 'javascript']);
function* blocksOf(lines) {
    let block = null;
    for (const line of lines) {
        const { mark, isItem, indent } = marksOf(line);
        const part = { text: line.text.slice(mark), line: line.number, column: mark + 1 };
        const alone = line.kind !== 'prose';
        if (block !== null && (alone || isItem || line.isQuoted !== block.isQuoted || part.text.trim() === '')) {
            yield block;
            block = null;
        }
        if (line.kind === 'blank' || line.kind === 'comment' || part.text.trim() === '' || (line.kind === 'code' && !RUN.has(line.language)))
            continue;
        const made = block ?? { kind: line.kind === 'code' ? 'code' : 'prose', isQuoted: line.isQuoted, indent: isItem || line.kind === 'table' || line.isQuoted ? indent + 1 : indent, isItem, parts: [] };
        made.parts.push(part);
        if (alone)
            yield made;
        else
            block = made;
    }
    if (block !== null)
        yield block;
}
function marksOf(line) {
    if (line.kind === 'code')
        return { mark: 0, isItem: false, indent: 0 };
    if (line.kind === 'front-matter')
        return { mark: /^\s{0,20}(?:-\s)?[\w-]{1,40}:\s/.exec(line.text)?.[0].length ?? 0, isItem: false, indent: 0 };
    const quote = /^[ \t]{0,20}>[ \t>]{0,20}/.exec(line.text)?.[0].length ?? 0;
    const marks = /^[ \t]{0,40}(?:(?:[-+*•]|\d{1,9}[.)])[ \t]{1,20}){0,3}(?:\[[ x]\][ \t])?/i.exec(line.text.slice(quote))?.[0] ?? '';
    return { mark: quote + marks.length, isItem: marks.trim() !== '', indent: /^[ \t]*/.exec(marks)?.[0].length ?? 0 };
}
function* inBlock(block, headings, leadIns) {
    const text = block.parts.map((part) => part.text).join('\n');
    let [index, start] = [0, 0];
    for (const [from, to] of block.kind === 'code' ? [[0, Math.min(text.length, LONGEST)]] : ends(text)) {
        const shown = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
        for (let part = block.parts[index]; part !== undefined && shown > start + part.text.length; part = block.parts[index]) {
            start += part.text.length + 1;
            index += 1;
        }
        const part = block.parts[index];
        if (part === undefined || shown >= to)
            continue;
        yield { text: text.slice(from, to), line: part.line, column: part.column + shown - start, kind: block.kind, headings, leadIns, isQuoted: block.isQuoted };
    }
}
function* ends(text) {
    let from = 0;
    for (const end of text.matchAll(/[.!?][*_"'”’)\]]{0,4}(?=\s|$)|[。！？]/g)) {
        const to = end.index + end[0].length;
        if (/(?:\b(?:e\.g|i\.e|etc|vs|cf|no|approx)|^\d{1,3}|\s\d{1,3})$/i.test(text.slice(Math.max(from, end.index - 8), end.index)))
            continue;
        if (to - from < SHORTEST || isInQuotation(text, from, to))
            continue;
        yield* pieces(from, to);
        from = to;
    }
    if (from < text.length)
        yield* pieces(from, text.length);
}
const SHORTEST = 6;
const LONGEST_QUOTATION = 300;
function isInQuotation(text, from, to) {
    if (to - from > LONGEST_QUOTATION)
        return false;
    const sentence = text.slice(from, to);
    const marks = sentence.split('"').length - 1;
    const curly = sentence.lastIndexOf('“');
    if (marks % 2 === 1 || (curly >= 0 && !sentence.includes('”', curly)))
        return true;
    return /["”’')]$/.test(sentence) && /^\s\p{Ll}/u.test(text.slice(to, to + 3));
}
function* pieces(from, to) {
    for (let at = from;; at += LONGEST - OVERLAP) {
        yield [at, Math.min(to, at + LONGEST)];
        if (at + LONGEST >= to)
            return;
    }
}


  })

};
