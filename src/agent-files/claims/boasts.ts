import { joined } from '../../text/pattern.js';

/**
 * Words that promise more of memory than anything can prove. `claims.ts` reports a sentence as a
 * boast that holds `SUBJECT` and one of `BOASTS`. Every pattern is tried on a sentence of `plainOf`
 * (`plain.ts`), and every gap has an upper bound. "Recall is perfect." is a boast; "Recall was 12 of
 * 12 cases." is a measurement. A new boast is a line of `BOASTS`, and a row of
 * `__tests__/agent-files/claims/claims.txt`; a sentence that must not be found goes to `harmless.txt`.
 */

/** What a promise is about: memory, or what this kind of tool is made of. */
export const SUBJECT = new RegExp(joined`
  \b(?:
      memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baselines?
      |(?:trust )?gates?|forget(?:s|ting)?
    )\b
  |记忆|記憶|召回|基线|基線|门禁|門禁|闸门|閘門|闸口|信任门`);

/** What memory is to be kept from, as an object of "blocks all …". */
const HARM = joined`
  (?:\w{1,20} ){0,2}(?:
    lies?|poison\w*|attacks?|injections?|false|stale|malicious|bad|wrong|drift|hallucinat\w+
    |errors?|mistakes?|outdated|untrue|tampering|contaminat\w+|threats?|misinformation|fake|forged
    |injected|unadopted
  )`;

/** Adjectives and nouns of what is promised: "guaranteed correct". */
const TRUTH = joined`
  correct\w*|right|true|truth\w*|accura\w+|safe\w*|secur\w+|fresh|trust\w*|reliab\w+|complete
  |up[- ]to[- ]date|integrity|memor(?:y|ies)|recall|faithful`;

/** Each pattern is one way of promising: proven, guaranteed, catches everything, 100 %, and so on. */
export const BOASTS: readonly RegExp[] = [
  new RegExp(joined`
    \b(?:
        (?:battle-|time-|scientifically |mathematically |formally )proven
        |(?<=\b(?:is|are|was|were|been|being) (?:\w{1,16} ){0,2})proven
        |proven (?:
            to|correct|memor(?:y|ies)|recall|gates?|safe|secure|reliab\w+|accura\w+|trust\w*
          )
      )\b(?! (?:wrong|false|untrue|stale|otherwise|not\b))
    |\bprovabl[ey]\b`),
  new RegExp(
    joined`
      \bguaranteed(?: ?(?:$|[.,!;:)])
        | (?:
            never|that|by|${TRUTH}
            |to (?:
                be (?:${TRUTH})|catch|stop|block|find|detect|prevent|never|reject|recall|remember
              )
          )\b
      )`,
  ),
  new RegExp(joined`
    (?<=
        \b(?:
          we|gates?|memor(?:y|ies)|recall|(?:trusted|our|the|this) baselines?|memtrust
          |(?:memory|trust) (?:systems?|engine|layer)
        ) (?:(?!and\b|or\b)\w{1,14} ){0,2}
      )(?:guarantees? (?!about|of\b|on\b|for\b|is\b|are\b|in\b)\w|warrants? that)
    |(?<=\b(?:it|which|that|this|system|engine|layer) )guarantees? (?:that )?
      (?:all|every|no|only|correct\w*|right|true|accura\w+|safe\w*|trust\w*)\b
    |\bguaranteeing (?:that|every|all|no)\b`),
  /\bcatch(?:es|ing)? (?:absolutely )?(?:all|every|everything|any|each)\b/,
  new RegExp(
    joined`
      \b(?:
        block|stop|detect|find|prevent|reject|eliminat|filter|remov|spot|intercept|defeat|expos
        |weed|keep
      )(?:s|es|ing)?(?: out)? (?:absolutely )?(?:all|every|any|each and every|everything)\b ?
      (?:of )?(?:the )?(?:${HARM})`,
  ),
  new RegExp(joined`
    (?<![+\d.-])
    (?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred[ -]percent|99\.9+ ?%) (?:\w{1,12} ){0,2}
    (?:
      accura\w+|correct\w*|reliab\w+|trustworthy|trusted|safe\w*|secur\w+|certain\w*|recall
      |precision|precise|true|faithful|retention|protect\w+|guarantee\w*
      |of (?:all |the |your |every )?(?:\w{1,14} )?
        (?:lies|poison\w*|attacks?|injections?|memor\w+|facts?|errors?|hallucinations?|drift)
    )\b`),
  new RegExp(joined`
    \b(?:recall|memory|accuracy|precision|retention|gate|baseline|reliability|detection) (?:
      (?:rate|is|are|of|at|reaches|stays|has|with|an?|the|score|scores) ){0,4}
    (?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred percent)`),
  new RegExp(
    joined`
      \b(?:every|all|each|any) (?:${HARM}) ?(?:\w{1,14} ){0,3}
      (?:is|are|gets?|will be) (?:\w{1,12} )?
      (?:caught|blocked|found|detected|rejected|stopped|filtered|removed|intercepted|spotted)\b`,
  ),
  new RegExp(
    joined`
      \bno (?:${HARM}) ?(?:\w{1,14} ){0,3}
      (?:
        survives?|escapes?|slips?|gets? (?:past|through|by|in)|makes? it|fools?
        |goes (?:unnoticed|undetected)
      )\b`,
  ),
  /\bmakes? (?:\w{1,20} ){1,4}impossible\b/,
  new RegExp(joined`
    \bperfect (?:\w{1,16} ){0,2}
      (?:
        memor(?:y|ies)|recall|retention|accuracy|precision|baselines?|gates?|fidelity|reliability
        |consistency|detection
      )\b
    |(?<=\b(?:is|are|stays?|remains?|works?|be) (?:\w{1,16} ){0,2})perfect(?:ly)?\b
      (?! (?:for|to|in|when|with|if)\b)
    |\bperfectly (?:remember|recall|accura|reliab|secur|safe|trust)\w*
    |\b(?:remember|recall|work)s? (?:\w{1,16} ){0,4}perfectly\b
    |\bperfection\b|\bflawless(?:ly)?\b|\binfallibl[ey]\b|\bfool-?proof\b|\bbullet-?proof\b
    |\bunbreakable\b
    |\b(?:tamper|mistake|error|lie|poison|hack)-?proof\b
    |\berror-free\b|\bimmune to\b|\btotal recall\b|\bunerring\b|\bunhackable\b|\bairtight\b
    |\bwatertight\b`),
  new RegExp(joined`
    \b(?:never|not ever|does not ever) (?:ever )?
      (?:
        fails?|lies?|misses|miss|lose[s]?|errs?|hallucinates?|goes? (?:stale|wrong)
        |makes? (?:a )?mistakes?
        |(?:is|be|are) (?:wrong|stale|outdated|fooled|poisoned|mistaken|incorrect)
        |gets? (?:anything |things |it )?(?:wrong|stale|poisoned)
        |lets? (?:\w{1,12} ){1,4}(?:through|in|past|slip)
      )\b
    |\b(?:is|are) never (?:wrong|stale|outdated|fooled|poisoned|mistaken|incorrect)\b`),
  new RegExp(joined`
    \balways (?:(?:be|is|are|stays?|remains?) )?
    (?:
      right|correct|accurate|true|reliable|up[- ]to[- ]date|complete
      |remembers? (?:everything|all|exactly)
      |(?:finds?|returns?|recalls?|knows?|picks?) the (?:right|correct)
    )\b`),
  new RegExp(joined`
    \b(?:zero|no) (?:
      hallucinations?
      |false (?:positives|negatives|alarms|memories|memory)
      |errors|mistakes|risk of \w+|poison\w*|lies|stale (?:facts?|memor\w+)
    )\b`),
  new RegExp(joined`
    \b(?:impossible|can not be possible) to (?:
        poison|fool|trick|bypass|tamper|corrupt|deceive|get around|forge
      )\b
    |\b(?:can not|can never|will never|could never) (?:ever )?be (?:
        poisoned|fooled|tricked|bypassed|wrong|stale|corrupted|deceived|tampered|beaten
      )\b`),
  new RegExp(joined`
    \bnothing (?:ever |bad |false |stale |wrong |malicious ){0,2}
    (?:slips?|gets?|sneaks?|leaks?|escapes?|passes|goes (?:unnoticed|undetected|missing))\b`),
  new RegExp(joined`
    \b(?:completely|fully|totally|absolutely|entirely|perfectly|always|wholly) (?:
        secure|safe|trustworthy|reliable|accurate|correct|protected|error-free|immune|lossless
        |certain
      )\b
    |\b(?:absolute|complete|total|full) (?:
        certainty|safety|security|protection|accuracy|truth|immunity|reliability
      )\b`),
  new RegExp(joined`
    \b(?:eliminates?|eradicates?|abolish(?:es)?|solves?|cures?|ends?) (?:the problem of )?
    (?:memory[- ])?(?:poisoning|hallucinations?|staleness|drift|forgetting)\b`),
  new RegExp(joined`
    \b(?:
      poisoning|hallucinations?|staleness|forgetting|stale (?:memor(?:y|ies)|facts?)
    ) (?:is|are) (?:now |finally |already )?
    (?:solved|a thing of the past|history|over\b|gone for good|impossible)`),
  new RegExp(joined`
    \bsay goodbye to (?:\w{1,12} ){0,2}
      (?:stale|false|wrong|outdated|forg\w+|hallucinat\w+|poison\w*)
    |\bnever (?:again |ever )?acts? on (?:stale|outdated|wrong|false|poisoned)\b`),
  new RegExp(joined`
    (?:保证|保證|担保|擔保)[^,;。]{0,12}
      (?:
        正确|正確|准确|準確|可靠|可信|真实|真實|真的|完美|绝|絕|不会|不會|不被|不错|百分|100|永远
        |永遠|万无|萬無|无误|無誤|安全|有效|记住|記住
      )
    |包(?:你|您)|确保(?:百分|绝对|100)`),
  new RegExp(joined`
    完美
    |(?:百分之(?:一百|百)|百分百|100 ?%)的?地?(?:被)?
      (?:准确|準確|正确|正確|可信|可靠|安全|召回|记住|記住|真实|真實|命中|拦截|攔截|还原|還原)
    |(?:召回|准确|準確|命中|正确|正確|可信|拦截|攔截)(?:率|度)?
      (?:为|為|是|达到|達到|高达|高達|都|均|达|達){0,2} ?(?:百分之(?:一百|百)|百分百|100 ?%)
    |万无一失|萬無一失|滴水不漏|天衣无缝|天衣無縫|无懈可击|無懈可擊|毫无(?:差错|遗漏|错误|风险)
    |毫無(?:差錯|遺漏|錯誤|風險)|牢不可破|坚不可摧|堅不可摧`),
  new RegExp(joined`
    绝对(?:不会|可靠|安全|正确|准确|可信)|絕對(?:不會|可靠|安全|正確|準確|可信)
    |(?:永远|永遠|从|從|永)不(?:会|會)?(?:再)?
      (?:
        遗忘|遺忘|忘|出错|出錯|犯错|犯錯|失误|失誤|过时|過時|过期|遗漏|遺漏|丢失|丟失|漏|被污染
        |被投毒|失效|说谎|記錯|记错
      )
    |绝不会?(?:忘|出错|遗漏|被|漏|丢|过时|过期)|絕不會?(?:忘|出錯|遺漏|被|漏|丟|過時|過期)
    |绝无遗漏|絕無遺漏|始终正确|始終正確|永远正确|永遠正確`),
  /零(?:误报|誤報|漏报|漏報|幻觉|幻覺|错误|錯誤|遗漏|遺漏|风险|風險|差错|差錯|失误|失誤)|杜绝|杜絕|彻底(?:消除|消灭|解决|防止|根除)|徹底(?:消除|消滅|解決|防止|根除)/,
  new RegExp(joined`
    (?:拦截|攔截|捕获|捕獲|抓住|识别|識別|发现|發現|检测|檢測|阻止|挡住|擋住|过滤|過濾|记住|記住)
      (?:到|出|掉|了)?(?:所有|一切|全部|任何|每一个|每一個|每一条|每一條)
    |(?:所有|一切|全部|任何|每一?[个個条條次份])[^,。;]{0,10}(?:都|均|全)
      (?:能|会|會|可|可以|将|將)?(?:被)?(?:门禁|闸门|它)?
      (?:拦|攔|抓|捕|识别|識別|检测|檢測|阻止|挡|擋|记住|記住|发现|發現)
    |(?:没有|沒有)(?:任何|一个|一個|一条|一條)[^,。;]{0,12}(?:能|可以|会|會)(?:够|夠)?
      (?:通过|通過|绕过|繞過|逃过|逃過|骗过|騙過|混入|混进|混進)
    |(?:一定|必定|必然|总是|總是)(?:正确|正確|准确|準確|可靠|可信)
    |(?:成为|成為|变得|變得)不可能
    |不可能(?:被)?(?:投毒|污染|欺骗|欺騙|绕过|繞過|出错|出錯|篡改)`),
  /(?:已|经|經|被|得到|获得)(?:经|經|过|過|被|得到|实践|時間|时间|严格|嚴格|充分){0,4}(?:证明|證明|验证为|驗證為)(?:的|了|可靠|有效|正确|安全|过|過|[,。;]|$)/,
];

/** Slogans of whatever has an assistant in it; a promise only where the sentence speaks of memory beside them. */
export const SLOGANS: readonly RegExp[] = [
  /\b(?:never|not ever|does not ever) (?:ever )?forgets?\b(?! (?:an?|the|any)\b)/,
  /\b(?:remembers?|recalls?) (?:absolutely )?(?:everything|every (?:single )?(?:detail|thing|word))\b/,
];
/** What must stand beside a slogan for it to be a promise about memory. */
export const BESIDE_SLOGAN = /\b(?:memor(?:y|ies)|gates?|baselines?|facts?)\b|记忆|記憶/;

/**
 * Recall as a figure of classifiers, of games and of flash cards, where nothing else in the
 * sentence speaks of memory.
 */
export const OTHER_RECALL = new RegExp(joined`
  \b(?:
      precision|f1|classif\w+|class|model|models|labels?|spam|dataset|samples?|rating|quality
      |hypothesis|players?|games?|would score
    )\b
  |精确率|精確率|分类|分類|玩家|评分|評分`);
export const OF_MEMORY =
  /\b(?:memor(?:y|ies)|agents?|gates?|baselines?|facts?)\b|记忆|記憶|门禁|門禁|闸门|基线/;

/** A counted figure is a measurement and no promise: 12 of 12 cases. */
export const MEASURED = new RegExp(joined`
  (?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%[^;]{0,80}(?<![\d.])100 ?%
  |(?<![\d.])100 ?%[^;]{0,80}(?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%
  |\b\d[\d,]* ?(?:of|\/|out of) ?\d
  |\b(?:on|in|over|of|from|for) (?:the |all |our |these )?\d[\d,]* (?:\w{1,20} ){0,3}
    (?:
      cases?|queries|facts|files|tests?|samples?|questions|repositories|documents|runs|mutants
      |lines|fixtures?|records|entries
    )\b
  |\d+ ?(?:个|個|条|條|份|次|道)[^,。;]{0,8}
    (?:用例|样本|樣本|查询|查詢|测试|測試|事实|事實|案例)`);
