import { joined } from '../../text/pattern.js';
import { type Family, gap } from './demonstrations.js';

/** What promises more of memory than anyone can prove: "Recall is perfect."; not "Recall was 12 of 12 cases." */

const SUBJECT = new RegExp(joined`
  \b(?:memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baselines?|(?:trust )?gates?
      |forget(?:s|ting)?|facts?|memtrust|poisoning)\b
  |记忆|記憶|召回|基线|基線|门禁|門禁|闸门|閘門|闸口|信任门|事实|事實`);

/** What memory is to be kept from. */
const BAD = joined`
  (?:lies?|poison\w*|attacks?|injections?|false|stale\w*|malicious|bad|wrong|drift|hallucinat\w+|errors?|mistakes?
  |outdated
  |untrue|tampering|contaminat\w+|threats?|misinformation|fake|forged|injected|unadopted|obsolete)`;
const SEVERAL_BAD = String.raw`(?:(?!of\b)\w{1,20} ){0,2}${BAD}`;
/** What a gate does with it. "flagged" and "shown" are no promise: a report does both. */
const FIND = joined`
  (?:catch(?:es|ing)?|caught|detect(?:s|ed|ing|ion)?|block(?:s|ed|ing)?|stop(?:s|ped)?|prevent(?:s|ed)?|reject(?:s|ed)?
  |found|finds?|eliminat\w+|filter(?:s|ed)?|spot(?:s|ted)?|intercept\w*|defeat\w*|expos(?:es?|ed)|weed\w*|recogni[sz]\w+
  |notic(?:es?|ed)|identif\w+|uncover\w*|removed?|removes|keeps?)`;
const ALWAYS = joined`
  (?:always|invariably|infallibly|unfailingly|without (?:fail|an? exception|exception)|every (?:single )?time|each time
  |(?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred percent)(?: of the time| reliabl[ey])?|in (?:all|every|each
  |100 ?% of) cases?
  |never fails? to|guaranteed|with (?:absolute |complete |full )?certainty|for sure|no matter what|certain to)`;
const GOOD = joined`
  (?:correct\w*|right|true|truth\w*|accura\w+|safe\w*|secur\w+|fresh|trust\w*|reliab\w+|complete
      |up[- ]to[- ]date|integrity|memor(?:y|ies)|recall|faithful)`;
const WORDS = (most: number): string => String.raw`(?:\w{1,20} ){0,${most}}`;
const CAUSES = joined`
  \b(?:we|gates?|memor(?:y|ies)|recall|(?:trusted|our|the|this) baselines?|memtrust|fixtures?|(?:memory|trust)
  (?:systems?|engine|layer))\b`;

export const CERTAINTY: Family<'certainty'> = {
  kind: 'certainty',
  needs: SUBJECT,
  patterns: [
    new RegExp(joined`
      \b(?:(?:battle-|time-|scientifically |mathematically |formally )proven
          |(?<=\b(?:is|are|was|were|been|being) ${WORDS(2)})proven
          |proven (?:to|correct|memor(?:y|ies)|recall|gates?|safe|secure|reliab\w+|accura\w+|trust\w*))\b
        (?! (?:wrong|false|untrue|stale|otherwise|not\b))
      |\bprovabl[ey]\b
      |\b(?:is|are|gives?|provides?|offers?) (?:a |the |clear |hard |full )*(?:proof|certainty)\b
      |\b(?:mathematically|absolutely) certain\b
      |(?<=${CAUSES} ${gap(2)})prove[sd]? (?:that )?${gap(6)}
        (?:always|never|no|every|all|cannot|can|correct|trust\w*|safe|impossible|works?|perfect)\b`),
    new RegExp(joined`
      \bguaranteed(?: ?(?:$|[.,!;:)])| (?:never|that|by|${GOOD}
            |to (?:be ${GOOD}|catch|stop|block|find|detect|prevent|never|reject|recall|remember))\b)
      |(?<=${CAUSES} (?:(?!and\b|or\b)\w{1,14} ){0,2})(?:guarantees? (?!about|of\b|on\b|for\b|is\b|are\b
            |in\b)\w|warrants? that)
      |(?<=\b(?:it|which|that|this|system|engine|layer) )guarantees? (?:that )?(?:all|every|no|only|${GOOD})\b
      |\bguaranteeing (?:that|every|all|no)\b
      |\b(?:ensur(?:es?|ing)|mak(?:es?|ing) sure|promis(?:es?|ing)) (?:that )?(?:no|all|every) ${SEVERAL_BAD}\b`),
    new RegExp(joined`
      \bcatch(?:es|ing)? (?:absolutely )?(?:all|every|everything|any|each)\b
      |\b${FIND}(?: out)? (?:absolutely )?(?:(?:all|every|any|each and every) (?:of )?(?:the )?${SEVERAL_BAD}
      |everything\b)
      |\bmiss(?:es)? (?:nothing|no ${BAD})\b|\b(?:zero|no) misses\b
      |\bnever (?:again |ever )?(?:see|get|meet|encounter|have|read) ${SEVERAL_BAD}
      |\b(?:every|all|each|any) (?:single )?${SEVERAL_BAD} ?${WORDS(3)}(?:is|are|gets?|will be) ${WORDS(1)}${FIND}\b
      |\b(?:no|nothing) ${SEVERAL_BAD} ?${WORDS(3)}
        (?:survives?|escapes?|slips?|gets? (?:past|through|by|in)|makes? it|fools?|goes (?:unnoticed|undetected)
        |(?:is|gets) (?:ever )?(?:missed|overlooked))\b
      |\bnothing (?:ever |bad |false |stale |wrong |malicious ){0,2}
        (?:slips?|gets (?:past|through|by)|sneaks?|leaks?|escapes?|goes (?:unnoticed|undetected|missing))\b`),
    [
      new RegExp(String.raw`\b${BAD}\b`),
      new RegExp(String.raw`\b${FIND}\b`),
      new RegExp(String.raw`(?<!not )(?:\b|(?=100))${ALWAYS}`),
    ],
    new RegExp(joined`
      (?<![+\d.-])(?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred[ -]percent|99\.9+ ?%) ${WORDS(2)}
        (?:${GOOD}|certain\w*|precision|precise|retention|protect\w+|guarantee\w*
          |of (?:all |the |your |every )?(?:\w{1,14} )?(?:${BAD}|memor\w+|facts?))\b
      |\b(?:recall|memory|accuracy|precision|retention|gate|baseline|reliability
          |detection) (?:(?:rate|is|are|of|at|reaches|stays|has|with|an?|the|score|scores) ){0,4}
        (?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred percent)`),
    new RegExp(joined`
      \bmakes? ${gap(5)}impossible\b
      |\bperfect ${WORDS(2)}
        (?:memor(?:y|ies)|recall|retention|accuracy|precision|baselines?|gates?|fidelity|reliability|consistency
        |detection)\b
      |(?<=\b(?:is|are|stays?|remains?|works?|be) ${WORDS(2)})perfect(?:ly)?\b(?! (?:for|to|in|when|with|if)\b)
      |\bperfectly (?:remember|recall|accura|reliab|secur|safe|trust)\w*
      |\b(?:remember|recall|work)s? ${WORDS(4)}perfectly\b
      |\bperfection\b|\bflawless(?:ly)?\b|\binfallibl[ey]\b|\bfool-?proof\b|\bbullet-?proof\b|\bunbreakable\b
      |\b(?:tamper|mistake|error|lie|poison|hack)-?proof\b|\b(?:error|hallucination)-free\b|\bimmune to\b
      |\btotal recall\b
      |\bunerring\b|\bunhackable\b|\bairtight\b|\bwatertight\b
      |\b(?:trust|rely on|depend on|believe) ${gap(3)}(?:blindly|completely|fully|100 ?%|without (?:question|checking
      |a doubt))`),
    new RegExp(joined`
      \b(?:never|not ever) (?:ever )?(?:fails?|lies?|misses|miss|lose[s]?|errs?|hallucinates?
          |goes? (?:stale|wrong)|makes? (?:a )?mistakes?|(?:is|be|are) (?:wrong|stale|outdated|fooled|poisoned
            |mistaken|incorrect)|gets? (?:anything |things |it )?(?:wrong|stale|poisoned|past|through)
          |lets? ${gap(4)}(?:through|in|past|slip))\b
      |\b(?:is|are) never (?:wrong|stale|outdated|out of date|fooled|poisoned|mistaken|incorrect)\b
      |\balways (?:(?:be|is|are|stays?|remains?) )?(?:right|correct|accurate|true|reliable|up[- ]to[- ]date
          |complete|remembers? (?:everything|all|exactly)|(?:finds?|returns?|recalls?|knows?|picks?
            |gets?) the (?:right|correct))\b
      |\b(?:zero|no) (?:hallucinations?|false (?:positives|negatives|alarms|memories|memory)|errors|mistakes
          |risk of \w+|poison\w*|lies|stale (?:facts?|memor\w+))\b
        (?= ?(?:$|[.!,;)]| (?:at all|ever|and|or|anymore)\b))
      |\b(?:impossible|can not be possible) (?:for ${gap(4)})?to (?:poison|fool|trick|bypass|tamper|corrupt
          |deceive|get (?:around|past|through)|forge|slip|sneak)\b
      |\b${BAD} (?:(?:facts?|memor(?:y|ies)|notes?|entries|records?) )?
        (?:can|will|could) (?:not|never) (?:ever )?(?:be used|reach|enter|mislead|influence|survive|remain)\b
        (?! ${WORDS(6)}(?:without|unless|until)\b)
      |\b(?:can not|can never|will never|could never) (?:ever )?(?:poison|fool|trick|corrupt|deceive)\b
      |\b(?:can not|can never|will never|could never) (?:ever )?
        (?:be (?:poisoned|fooled|tricked|bypassed|wrong|stale|corrupted|deceived|tampered|beaten)
          |get (?:past|through|around))\b`),
    new RegExp(joined`
      \b(?:completely|fully|totally|absolutely|entirely|perfectly|wholly) (?:
          secure|safe|trustworthy|reliable|accurate|correct|protected|error-free|immune|lossless|certain
        )\b
      |\balways (?:secure|safe|trustworthy|protected|certain)\b
      |\b(?:absolute|complete|total|full) (?:certainty|safety|security|protection|accuracy|truth|immunity|reliability)\b
      |\b(?:eliminates?|eradicates?|abolish(?:es)?|solves?|cures?|ends?) (?:the problem of )?
        (?:memory[- ])?(?:poisoning|hallucinations?|staleness|drift|forgetting)\b
      |\b(?:poisoning|hallucinations?|staleness|forgetting|stale (?:memor(?:y|ies)|facts?)) (?:is|are) (?:now 
      |finally |already )?
        (?:solved|a thing of the past|history|over\b|gone for good|impossible)
      |\bsay goodbye to ${WORDS(2)}(?:stale|false|wrong|outdated|forg\w+|hallucinat\w+|poison\w*)
      |\bnever (?:again |ever )?acts? on (?:stale|outdated|wrong|false|poisoned)\b`),
    // Slogans of whatever has an assistant in it; a promise where the sentence speaks of memory beside them.
    [
      new RegExp(joined`
        \b(?:never|not ever) (?:ever )?forgets?\b(?! (?:an?|the|any)\b)
        |\b(?:remembers?|recalls?) (?:absolutely )?(?:everything|every (?:single )?(?:detail|thing|word))\b`),
      /\b(?:memor(?:y|ies)|gates?|baselines?|facts?)\b/,
    ],
    new RegExp(joined`
      (?:保证|保證|担保|擔保)[^,;。]{0,12}(?:正确|正確|准确|準確|可靠|可信|真实|真實|真的|完美|绝|絕|不会|不會|不被|不错|百分|100|永远|永遠|万无|萬無|无误|無誤|安全
          |有效|记住|記住)
      |包(?:你|您)|确保(?:百分|绝对|100)|完美
      |(?:百分之(?:一百|百)|百分百|100 ?%)的?地?(?:被)?(?:准确|準確|正确|正確|可信|可靠|安全|召回|记住|記住|真实|真實|命中|拦截|攔截|还原|還原)
      |(?:召回|准确|準確|命中|正确|正確|可信|拦截|攔截)(?:率|度)?(?:为|為|是|达到|達到|高达|高達|都|均|达|達){0,2} ?(?:百分之(?:一百|百)|百分百|100 ?%)
      |万无一失|萬無一失|滴水不漏|天衣无缝|天衣無縫|无懈可击|無懈可擊
      |[毫绝絕][无無](?:差错|差錯|遗漏|遺漏|错误|錯誤|风险|風險)|牢不可破|坚不可摧|堅不可摧
      |[绝絕][对對](?:不会|不會|可靠|安全|正确|正確|准确|準確|可信)
      |(?:永远|永遠|永|从|從|绝|絕)不(?:会|會)?再?(?:遗忘|遺忘|忘|出错|出錯|犯错|犯錯|失误|失誤|过时|過時|过期|遗漏|遺漏|丢失|丟失|漏|被|失效|说谎|記錯|记错)
      |(?:始终|始終|永远|永遠|一定)正[确確]
      |零(?:误报|誤報|漏报|漏報|幻觉|幻覺|错误|錯誤|遗漏|遺漏|风险|風險|差错|差錯|失误|失誤)|杜绝|杜絕|[彻徹]底(?:消除|消灭|消滅|解决|解決|防止|根除)
      |(?:所有|全部|任何|每一?[条條个個]|一切)的?(?:恶意|惡意|虚假|虛假|错误|錯誤|过期|過期|假)[^,;。]{0,8}(?:都|均|会|會|被)[^,;。]{0,6}
        (?:拦|攔|发现|發現|捕获|捕獲|识别|識別|检测|檢測)
      |(?:拦截|攔截|捕获|捕獲|发现|發現|识别|識別|阻止|检测|檢測)(?:所有|全部|一切|任何)(?:的)?(?:恶意|惡意|虚假|虛假|错误|錯誤|过期|過期|假|攻击)
      |(?:没有|沒有)(?:任何)?[^,;。]{0,8}(?:能|可以)(?:通过|通過|逃|绕过|繞過)
      |不可能(?:被)?(?:投毒|污染|出错|绕过|欺骗)|投毒(?:成为|成為|变成)?不可能
      |(?:已|经|經|被|得到|获得)(?:经|經|过|過|被|得到|实践|時間|时间|严格|嚴格|充分){0,4}(?:证明|證明|验证为|驗證為)(?:的|了|可靠|有效|正确|安全|过|過|[,。;]|$)
      |(?:经过|經過)(?:证明|證明)的`),
  ],
  unless: new RegExp(joined`
    \b(?:not|never|if|should|must|goal|aims?|want|fixture|case|report|listed|shown|show)\b`),
};

/** Recall as a figure of classifiers, of games and of flash cards, where nothing else speaks of memory. */
export const OTHER_RECALL = new RegExp(joined`
  ^(?!.*(?:\b(?:memor(?:y|ies)|agents?|gates?|baselines?|facts?|memtrust)\b|记忆|記憶|门禁|門禁|闸门|基线)).*
    (?:\b(?:precision|f1|classif\w+|class|model|models|labels?|spam|dataset|samples?|rating|quality|hypothesis
        |players?|games?|would score)\b|精确率|精確率|分类|分類|玩家|评分|評分)`);

/** A counted figure is a measurement and no promise: 12 of 12 cases. */
export const MEASURED = new RegExp(joined`
  (?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%[^;]{0,80}(?<![\d.])100 ?%
  |(?<![\d.])100 ?%[^;]{0,80}(?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%
  |\b\d[\d,]* ?(?:of|\/|out of) ?\d
  |\b(?:on|in|over|of|from|for) (?:the |all |our |these )?\d[\d,]* (?:\w{1,20} ){0,3}
    (?:cases?|queries|facts|files|tests?|samples?|questions|repositories|documents|runs|mutants|lines|fixtures?|records
    |entries)\b
  |\d+ ?(?:个|個|条|條|份|次|道)[^,。;]{0,8}(?:用例|样本|樣本|查询|查詢|测试|測試|事实|事實|案例)`);
