import{modules as s0}from'./shared-42746.js';import{modules as s1}from'./shared-33158.js';export const id=1873;export const ids=[1873,8799];export const modules={...s0,...s1,21873:(function(e,t,s){s.d(t,{claimsIn:()=>claimsIn});var n=s(93147);var o=s(13401);var a=s(58491);var r=s(42746);var i=s(30660);var l=s(33158);const c=(0,i.fv)("g")`
  \bnothing (?:but|less than|more than|other than|short of)\b|\bnone other than\b
  |\bno (?:less than|doubt|question|matter|exaggeration|wonder|joke)\b
  |\bnot (?:only|just|merely|simply|to mention)\b|\bwithout (?:a )?(?:doubt|question)\b
  |\bmake no mistake\b|\bwhy not\b|\bif not\b|\bwhether or not\b
  |\b(?:never|not) (?:fail|fails|forget|forgets|anything but)\b
  |不(?:仅|僅|只|光|但|单|單|止|过|過|外乎|折不扣|愧|得不|断|斷|同于|同於|同的|论|論|管|久|少|妨|错|錯)
  |無非|无非|无疑|無疑|毫无疑问|無縫|无缝|没错|沒錯`;const d=new RegExp((0,i.oR)`
  \b(?:not|never|neither|nor|cannot|hardly|scarcely|nobody|nothing|none|no one|refus(?:es?|ed|ing)
      |forbid(?:s|den)?|prohibit(?:s|ed)?|declin(?:es?|ed)|den(?:y|ies|ied)|reject(?:s|ed|ing)?
      |avoid(?:s|ed|ing)?|stop short of|ruled? out|(?<=^ ?|\b(?:there is|so|that|has|have|with|and) )no
      (?= (?!doubt|matter|wonder|longer|sooner)[\w\u00b7])|flag(?:s|ged)?|ban(?:s|ned)?|nowhere)\b
  |不|没|沒|未|勿|莫|[并並绝絕而]非|^非|禁止|避免|拒绝|拒絕|别把|別把|无法|無法|並無|并无`);const u=new RegExp((0,i.oR)`
  \b(?:no|without|instead of|rather than|unlike|as opposed to|than|not|free (?:of|from)|against|far from
      |anything but|beyond|zero|non)(?:[ -](?!is\b|are\b|it\b|but\b|that\b)[a-z'.-]{1,20}){0,4}[ -]?$
  |(?:而不是|而非|无|無|没有|沒有|除了|不同于|不同於|区别于|區別於|不需要|无需|無需)[^,;。]{0,8}$`);const p=(0,i.fv)("g")`
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
  |但是|但|而(?=是|$)|却|卻|然而|所以|因此|因为|因為|其实是|其實是`;const m=/\b(?:not|never|isn't|neither)\W{0,3}$|(?:不是|并非|並非|不做|不包括)\W{0,3}$/;const b=/^(?:if|when|unless|while|once|after|before|since|as|with|without|no|not long ago|today|for)\b[^,]{0,80},/;const h=/^(?:once|when(?:ever)?|as soon as|after|until)\b[^,]{0,80},/;const f=new RegExp((0,i.oR)`
  \b(?:if|unless|until|once|only (?:after|when)|suppose|imagine|could|might|would|had|were to|someday|one day
      |eventually|in (?:the )?future|planned|plan to|proposal|consider(?:ed|ing)?|evaluat(?:ed|ing)
      |explor(?:ed|ing)|experiment(?:ed|ing)?|prototype|used to|formerly|previously|no longer|optional(?:ly)?
      |may later|we propos(?:e|ed)|is proposed)\b
  |可能|直到|只有|或许|或許|也许|如果|假如|假设|假設|倘若|将来|將來|未来|未來|计划|計劃|考虑|考慮|以后|以後|曾经|曾經|以前|可选|可選|若`);const g=new RegExp((0,i.oR)`
  \b(?:other|some|most|many|typical|traditional|conventional|existing|classic|usual|ordinary|competing|rival
      |popular|common|na[iï]ve|several|various|generic|today's)\b(?:[ -][a-z-]{1,20}){0,4}[ -]
    (?:tools?|products?|systems?|solutions?|frameworks?|layers?|approach(?:es)?|stores?|servers?|projects?
      |services?|vendors?|plugins?|memor(?:y|ies)|setups?|teams?|agents?|people|implementations?|libraries
      |databases?|designs?)\b
  |\b(?:others|competitors?|elsewhere|rivals|alternatives)\b
  |\b(?:unlike|compared (?:to|with)|in contrast to|versus|vs)\b|其他|其它|别的|別的|很多|许多|許多|多数|多數|大多|有些|某些|传统
  |傳統|一般的?|常见|常見|市面|竞品|競品|相比|不同于|不同於|有的|普通`);const w=new RegExp((0,i.oR)`
  \b(?:who(?:ever)?|anyone|people|users?|readers?|reviewers?|others?|some|critics|competitors?|anything
      |something|docs?|documents?|documentation|pages?|sentences?|texts?|statements?|readmes?|rules?|claims?
      |wording|phrases?|words?|marketing)\b[^,;]{0,40}\b(?:claim|describ|call|say|said|suggest|impl(?:y|ies)
      |present|advertis|sell|market|treat|think|believ|assum|mistak|confus|pretend|promis|use|explain)\w{0,5}\b
  |\b(?:claims?|claiming|pretends?|myth|misconception|misunderst\w+|rumou?r|mistaken\w*|confus\w+|wrongly
      |falsely|so-called|the (?:words?|phrases?|terms?)|such as|for example|e\.g\.|examples?|whether|attacks?
      |attackers?)\b
  |\b(?:facts?|notes?|statements?)\b[^,;]{0,20}\b(?:say|state|cite|name|describe|mention|explain|record)s?\b
  |误以为|誤以為|误认为|誤認為|有人|^说|^說|谁说|誰說|以为|以為|误解|誤解|所谓|所謂|号称|號稱|描述成|描述为|描述為|宣称|宣稱|声称|聲稱|说成|說成|例如|比如|是否|是不是`);const y=new RegExp((0,i.oR)`
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
      |沒有關係|不成立|为例|為例)`);const v=new RegExp((0,i.oR)`
  \b(?:not|n't|never|non-?goals?|out of scope|myths?|misconceptions?|alternatives|compar(?:e|ed|es|isons?|ing)
      |versus|vs|related work|prior art|rejected|considered|anti-?patterns?|wrong|avoid|forbidden|prohibited
      |banned|limits?|limitations?|roadmap|future|planned|later|ideas|risks?|threats?|attacks?|trade-?offs?
      |options|why)\b
  |不|并非|並非|非目标|非目標|误解|誤解|对比|對比|比较|比較|方案|备选|備選|风险|風險|路线图|路線圖|未来|未來|禁止|为什么|為什麼|局限|常见坑|權衡|权衡`);const k=new RegExp((0,i.oR)`
  ^(?:(?:while|whereas|like|in|with|for|as|tools like|products like|services like) )?
    (?:mem0|zep|letta|memgpt|cognee|langmem|langgraph|supermemory|memobase|memos|memoryos|graphiti|chatgpt
      |openai|basic memory|claude-mem|mem-?palace|a-mem|hindsight
      |(?:cursor|copilot|windsurf|gemini|claude|codex)(?:'s)? (?:keeps?|stores?|has|memor(?:y|ies))
      |(?:cursor|copilot|windsurf)(?=,))(?![\w.-])`);const x=/\b(?:our|ours|we|this (?:memory|project|tool)|memtrust)\b|我们|我們|本(?:项目|專案|工具|系统|產品|产品)/;function isAsserted(e,{from:t,to:s},n=e.slice(s)){const o=clauseOf(e,t);return!d.test(masked(o).replace(b," "))&&!u.test(masked(e.slice(Math.max(0,t-120),t)))&&isSaidInEarnest(e,o,n)}function areAsserted(e,t,s){const n=Math.max(...t.map(e=>e.to));const o=t.reduce((e,t)=>e.slice(0,t.from)+"\xb7".repeat(t.to-t.from)+e.slice(t.to),e);const a=o.slice(0,n).replace(h," ");return!d.test(masked(a))&&isSaidInEarnest(e,a,s??e.slice(n))}function isSaidInEarnest(e,t,s){return![f,w].some(e=>e.test(t))&&!y.test(s.slice(0,80))&&![e,t.trimStart()].some(e=>k.test(e))&&(!g.test(t)||x.test((0,l.H5)(t,g)))}function clausesIn(e){return e.split(/[;。；]|[—–]| - |: |, (?:and|but|so|while|whereas|which|because) |\bbut\b|但是|但|却|卻|然而/)}function isSetApart(e){const t=e.toLowerCase().replace(/n['’]t\b/g," not");return/[?]\s*$/.test(e)||v.test(t.replace(/not (?:only|just)|不(?:仅|僅|只|光|但)/g," "))}function isQuestion(e){return/\?[\s"')❝]*$|^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|[吗嗎]\??$|^(?:如何|怎么|怎麼)/.test(e)}function masked(e){return e.replace(c,e=>"\xb7".repeat(e.length))}function clauseOf(e,t){const s=e.slice(Math.max(0,t-400),t);let n=0;for(const e of s.matchAll(p))if(!(e[0].startsWith(":")&&m.test(s.slice(n,e.index))))n=e.index+e[0].length;return s.slice(n)}var R=s(53442);const $=new RegExp((0,i.oR)`
  \b(?:memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baselines?|(?:trust )?gates?
      |forget(?:s|ting)?|facts?|memtrust|poisoning)\b
  |记忆|記憶|召回|基线|基線|门禁|門禁|闸门|閘門|闸口|信任门|事实|事實`);const E=(0,i.oR)`
  (?:lies?|poison\w*|attacks?|injections?|false|stale\w*|malicious|bad|wrong|drift|hallucinat\w+|errors?|mistakes?
  |outdated
  |untrue|tampering|contaminat\w+|threats?|misinformation|fake|forged|injected|unadopted|obsolete)`;const j=String.raw`(?:(?!of\b)\w{1,20} ){0,2}${E}`;const O=(0,i.oR)`
  (?:catch(?:es|ing)?|caught|detect(?:s|ed|ing|ion)?|block(?:s|ed|ing)?|stop(?:s|ped)?|prevent(?:s|ed)?|reject(?:s|ed)?
  |found|finds?|eliminat\w+|filter(?:s|ed)?|spot(?:s|ted)?|intercept\w*|defeat\w*|expos(?:es?|ed)|weed\w*|recogni[sz]\w+
  |notic(?:es?|ed)|identif\w+|uncover\w*|removed?|removes|keeps?)`;const S=(0,i.oR)`
  (?:always|invariably|infallibly|unfailingly|without (?:fail|an? exception|exception)|every (?:single )?time|each time
  |(?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred percent)(?: of the time| reliabl[ey])?|in (?:all|every|each
  |100 ?% of) cases?
  |never fails? to|guaranteed|with (?:absolute |complete |full )?certainty|for sure|no matter what|certain to)`;const Q=(0,i.oR)`
  (?:correct\w*|right|true|truth\w*|accura\w+|safe\w*|secur\w+|fresh|trust\w*|reliab\w+|complete
      |up[- ]to[- ]date|integrity|memor(?:y|ies)|recall|faithful)`;const WORDS=e=>String.raw`(?:\w{1,20} ){0,${e}}`;const z=(0,i.oR)`
  \b(?:we|gates?|memor(?:y|ies)|recall|(?:trusted|our|the|this) baselines?|memtrust|fixtures?|(?:memory|trust)
  (?:systems?|engine|layer))\b`;const q={kind:"certainty",needs:$,patterns:[new RegExp((0,i.oR)`
      \b(?:(?:battle-|time-|scientifically |mathematically |formally )proven
          |(?<=\b(?:is|are|was|were|been|being) ${WORDS(2)})proven
          |proven (?:to|correct|memor(?:y|ies)|recall|gates?|safe|secure|reliab\w+|accura\w+|trust\w*))\b
        (?! (?:wrong|false|untrue|stale|otherwise|not\b))
      |\bprovabl[ey]\b
      |\b(?:is|are|gives?|provides?|offers?) (?:a |the |clear |hard |full )*(?:proof|certainty)\b
      |\b(?:mathematically|absolutely) certain\b
      |(?<=${z} ${(0,R.rQ)(2)})prove[sd]? (?:that )?${(0,R.rQ)(6)}
        (?:always|never|no|every|all|cannot|can|correct|trust\w*|safe|impossible|works?|perfect)\b`),new RegExp((0,i.oR)`
      \bguaranteed(?: ?(?:$|[.,!;:)])| (?:never|that|by|${Q}
            |to (?:be ${Q}|catch|stop|block|find|detect|prevent|never|reject|recall|remember))\b)
      |(?<=${z} (?:(?!and\b|or\b)\w{1,14} ){0,2})(?:guarantees? (?!about|of\b|on\b|for\b|is\b|are\b
            |in\b)\w|warrants? that)
      |(?<=\b(?:it|which|that|this|system|engine|layer) )guarantees? (?:that )?(?:all|every|no|only|${Q})\b
      |\bguaranteeing (?:that|every|all|no)\b
      |\b(?:ensur(?:es?|ing)|mak(?:es?|ing) sure|promis(?:es?|ing)) (?:that )?(?:no|all|every) ${j}\b`),new RegExp((0,i.oR)`
      \bcatch(?:es|ing)? (?:absolutely )?(?:all|every|everything|any|each)\b
      |\b${O}(?: out)? (?:absolutely )?(?:(?:all|every|any|each and every) (?:of )?(?:the )?${j}
      |everything\b)
      |\bmiss(?:es)? (?:nothing|no ${E})\b|\b(?:zero|no) misses\b
      |\bnever (?:again |ever )?(?:see|get|meet|encounter|have|read) ${j}
      |\b(?:every|all|each|any) (?:single )?${j} ?${WORDS(3)}(?:is|are|gets?|will be) ${WORDS(1)}${O}\b
      |\b(?:no|nothing) ${j} ?${WORDS(3)}
        (?:survives?|escapes?|slips?|gets? (?:past|through|by|in)|makes? it|fools?|goes (?:unnoticed|undetected)
        |(?:is|gets) (?:ever )?(?:missed|overlooked))\b
      |\bnothing (?:ever |bad |false |stale |wrong |malicious ){0,2}
        (?:slips?|gets (?:past|through|by)|sneaks?|leaks?|escapes?|goes (?:unnoticed|undetected|missing))\b`),[new RegExp(String.raw`\b${E}\b`),new RegExp(String.raw`\b${O}\b`),new RegExp(String.raw`(?<!not )(?:\b|(?=100))${S}`)],new RegExp((0,i.oR)`
      (?<![+\d.-])(?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred[ -]percent|99\.9+ ?%) ${WORDS(2)}
        (?:${Q}|certain\w*|precision|precise|retention|protect\w+|guarantee\w*
          |of (?:all |the |your |every )?(?:\w{1,14} )?(?:${E}|memor\w+|facts?))\b
      |\b(?:recall|memory|accuracy|precision|retention|gate|baseline|reliability
          |detection) (?:(?:rate|is|are|of|at|reaches|stays|has|with|an?|the|score|scores) ){0,4}
        (?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred percent)`),new RegExp((0,i.oR)`
      \bmakes? ${(0,R.rQ)(5)}impossible\b
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
      |\b(?:trust|rely on|depend on|believe) ${(0,R.rQ)(3)}(?:blindly|completely|fully|100 ?%|without (?:question|checking
      |a doubt))`),new RegExp((0,i.oR)`
      \b(?:never|not ever) (?:ever )?(?:fails?|lies?|misses|miss|lose[s]?|errs?|hallucinates?
          |goes? (?:stale|wrong)|makes? (?:a )?mistakes?|(?:is|be|are) (?:wrong|stale|outdated|fooled|poisoned
            |mistaken|incorrect)|gets? (?:anything |things |it )?(?:wrong|stale|poisoned|past|through)
          |lets? ${(0,R.rQ)(4)}(?:through|in|past|slip))\b
      |\b(?:is|are) never (?:wrong|stale|outdated|out of date|fooled|poisoned|mistaken|incorrect)\b
      |\balways (?:(?:be|is|are|stays?|remains?) )?(?:right|correct|accurate|true|reliable|up[- ]to[- ]date
          |complete|remembers? (?:everything|all|exactly)|(?:finds?|returns?|recalls?|knows?|picks?
            |gets?) the (?:right|correct))\b
      |\b(?:zero|no) (?:hallucinations?|false (?:positives|negatives|alarms|memories|memory)|errors|mistakes
          |risk of \w+|poison\w*|lies|stale (?:facts?|memor\w+))\b
        (?= ?(?:$|[.!,;)]| (?:at all|ever|and|or|anymore)\b))
      |\b(?:impossible|can not be possible) (?:for ${(0,R.rQ)(4)})?to (?:poison|fool|trick|bypass|tamper|corrupt
          |deceive|get (?:around|past|through)|forge|slip|sneak)\b
      |\b${E} (?:(?:facts?|memor(?:y|ies)|notes?|entries|records?) )?
        (?:can|will|could) (?:not|never) (?:ever )?(?:be used|reach|enter|mislead|influence|survive|remain)\b
        (?! ${WORDS(6)}(?:without|unless|until)\b)
      |\b(?:can not|can never|will never|could never) (?:ever )?(?:poison|fool|trick|corrupt|deceive)\b
      |\b(?:can not|can never|will never|could never) (?:ever )?
        (?:be (?:poisoned|fooled|tricked|bypassed|wrong|stale|corrupted|deceived|tampered|beaten)
          |get (?:past|through|around))\b`),new RegExp((0,i.oR)`
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
      |\bnever (?:again |ever )?acts? on (?:stale|outdated|wrong|false|poisoned)\b`),[new RegExp((0,i.oR)`
        \b(?:never|not ever) (?:ever )?forgets?\b(?! (?:an?|the|any)\b)
        |\b(?:remembers?|recalls?) (?:absolutely )?(?:everything|every (?:single )?(?:detail|thing|word))\b`),/\b(?:memor(?:y|ies)|gates?|baselines?|facts?)\b/],new RegExp((0,i.oR)`
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
      |(?:经过|經過)(?:证明|證明)的`)],unless:new RegExp((0,i.oR)`
    \b(?:not|never|if|should|must|goal|aims?|want|fixture|case|report|listed|shown|show)\b`)};const I=new RegExp((0,i.oR)`
  ^(?!.*(?:\b(?:memor(?:y|ies)|agents?|gates?|baselines?|facts?|memtrust)\b|记忆|記憶|门禁|門禁|闸门|基线)).*
    (?:\b(?:precision|f1|classif\w+|class|model|models|labels?|spam|dataset|samples?|rating|quality|hypothesis
        |players?|games?|would score)\b|精确率|精確率|分类|分類|玩家|评分|評分)`);const A=new RegExp((0,i.oR)`
  (?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%[^;]{0,80}(?<![\d.])100 ?%
  |(?<![\d.])100 ?%[^;]{0,80}(?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%
  |\b\d[\d,]* ?(?:of|\/|out of) ?\d
  |\b(?:on|in|over|of|from|for) (?:the |all |our |these )?\d[\d,]* (?:\w{1,20} ){0,3}
    (?:cases?|queries|facts|files|tests?|samples?|questions|repositories|documents|runs|mutants|lines|fixtures?|records
    |entries)\b
  |\d+ ?(?:个|個|条|條|份|次|道)[^,。;]{0,8}(?:用例|样本|樣本|查询|查詢|测试|測試|事实|事實|案例)`);const M=(0,i.oR)`
  (?<!(?:local|in-repo(?:sitory)?|embedded|on-disk|in-process|bundled|sqlite|本地|内嵌)[ ,的-]{0,2})
    (?:\b(?:vector|embeddings?)[ -](?:data ?bases?|dbs?|stores?)\b
      |\b(?:pinecone|weaviate|qdrant|milvus|zilliz|chroma(?:db)?|pgvector|lancedb|turbopuffer
        |vertex ai vector search)\b|(?:语义|語義)?向量 ?(?:数据库|數據庫|資料庫|资料库|存储|儲存|库|庫|db|store|database)
      |${R.lZ}的?,? ?(?:semantic )?(?:vector|embeddings?|向量)[ -]?
      (?:index(?:es)?|memory|search(?: (?:engine|service|back-?end))?|索引|检索|檢索|引擎|记忆|記憶))`;const W=(0,i.oR)`
  (?<!(?:^|❝ )(?:build|create|implement|learn|set up|design|develop|deploy|integrate|configure|explore
        |understand)\b.*|\b(?:guides?|walks?|teach(?:es)?|helps?) (?:you|users|developers|teams|readers) .*
      |^[a-z]+ing (?:and [a-z]+ing )?of .*)`;const D={kind:"vector-database",needs:new RegExp(M),patterns:(0,R.Ke)(`${W}${M}`)};const B=(0,i.oR)`
  (?:\b(?:chats?|conversations?|transcripts?|dialog(?:ue)?s?|(?:chat|session)[- ](?:history|histories|logs?|messages?)
  |sessions (?:of|between|across))\b
  |聊天|对话|對話|会话|會話)`;const L=(0,i.oR)`
  (?:\b(?:hidden|secret|silent|invisible|covert|private|background|opaque|shadow|undisclosed|stealth(?:y)?
  |behind-the-scenes|under-the-hood|seamless|implicit|unseen|ambient)\b
  |隐藏|隱藏|隐形|隱形|隐秘|秘密|祕密|暗中|后台|後台|静默|靜默|无感|看不见|看不見)`;const C=(0,i.oR)`
  (?:${L}[ ,的-]{0,2}(?:[a-z-]{2,20} ){0,2}${B}|${B}(?:记录|記錄|历史)?的?[ -](?:history[ -])?
      (?:sync\w*|mirror\w*|replication|relay)|(?:聊天|对话|對話|会话|會話)(?:记录|記錄|历史)?的?(?:同步|镜像|鏡像))`;const K=new RegExp((0,i.oR)`
  \b(?:silently|secretly|invisibly|quietly|covertly|automatically|transparently|seamlessly|implicitly
      |behind the scenes|behind your back|in the background|under the hood
      |without (?:you|anyone|telling|asking|your)|unseen|hidden|private|out of sight|magically)\b
  |悄悄|偷偷|暗中|静默|靜默|后台|後台|背后|背後|自动|自動|私下|无感|默默|无声|秘密|隐藏|隱藏`);const F=(0,i.oR)`
  (?:\b(?:sync(?:s|ing|ed|hroni[sz]\w+)?|mirror(?:s|ing|ed)?|replicat(?:es?|ing|ed)|in sync)\b|同步|镜像|鏡像)`;const H=(0,i.oR)`
  (?:\b(?:cop(?:y|ies|ying|ied)|shar(?:es?|ing|ed)|carr(?:y|ies|ying|ied)|transfer\w*|relay\w*|stream\w*
        |merg(?:es?|ing|ed)|pip(?:es?|ing)|ferr(?:y|ies)|pass(?:es|ing|ed)?|beam\w*|propagat\w+|broadcast\w*
        |forward(?:s|ing|ed)?|upload\w*|hand(?:s|ing|ed)?|bring(?:s|ing)?|tak(?:es?|ing)|flows?|travels?|moves?
        |hops?|wanders?|migrat\w+|leaks?|follow\w*|collect\w*|record(?:s|ed)?|captur\w+)\b|复制|複製|共享|搬运|搬運|传输|傳輸
      |传递|傳遞|上传|上傳|转发|轉發|搬|带|帶)`;const N={kind:"chat-sync",needs:new RegExp(B),patterns:[...(0,R.Ke)(C),new RegExp(`${F} ${(0,R.rQ)(5)}${B}|${B},? ${(0,R.rQ)(6)}(?:${F}(?<!sync)|in sync)`),new RegExp((0,i.oR)`
      (?:同步|镜像|鏡像)[^,;。不没沒无無]{0,12}(?:聊天|对话|對話|会话|會話)
      |(?:聊天|对话|對話|会话|會話)[^,;。不没沒无無]{1,14}(?:同步|镜像|鏡像)`),[new RegExp(B),new RegExp(H),K]]};const G=(0,i.oR)`
  (?:(?:(?:your|the|a|an|any|another|every|our|their|hand-?written|manual|static|project|repo|root|old|existing
        |local|of|both|using|for|with|whole|整个|你的|您的|手写的?|手寫的?|项目的?) ?){0,4}\.?
      (?:claude\.md|agents\.md|gemini\.md|cursorrules|cursor rules?|copilot[- ]instructions(?:\.md)?)(?:'s)?
      (?: files?)?(?!(?: ?[/,]| or| and)? ?(?:\S+ )?(?:blocks?|sections?|tables?|lines?|headings?|headers?
        |parts?)\b))`;const P="replacement|generator|substitute|alternative|successor|killer|stand-in|drop-in|writer|compiler";const _=(0,i.oR)`
  (?:replac(?:es?|ed|ing)|supersed(?:es?|ed|ing)|supplant\w*|substitut(?:es?|ing) for|stands? in for
      |takes? the place of|takes? over (?:from|the (?:role|job|place|part) of)|fills? the role of|obsoletes?
      |eliminat(?:es?|ing)(?: the need for)?|remov(?:es?|ing) the need for|do(?:es)? away with|gets? rid of
      |retires?|swaps? out|kills?|ditch(?:es)?|goodbye(?:,| to)?|forget(?: about)?|throw away|toss|delete
      |remove|drop|(?:stop|no more|done with|instead of)(?: (?:hand-?)?
        (?:writing|maintaining|editing|updating|keeping|curating))?
      |(?:no longer|not|never(?: again)?) (?:(?:ever )?(?:have|need) (?:to )?)?
      (?:write|maintain|edit|touch|keep|update|need)|(?:no longer|not) (?:need|require)
      |no (?:more )?need (?:for|to \w+)|in place of|in lieu of|(?:needs?|requires?) no)`;const T=(0,i.oR)`
  (?:(?:auto-?|re)?(?:generat|writ|creat|compil|maintain|produc|synthesi[sz]|render|emit|output|build|draft
        |author)(?:e?s|ed|ing|ten)|rewrites|(?:will|can) (?:[a-z]{2,16}ly )?
      (?:generate|write|create|produce|compile|maintain|build))`;const X={kind:"agent-file",needs:/\.md\b|cursor ?rules|copilot[- ]instructions/,patterns:[...(0,R.Ke)((0,i.oR)`
      (?:\.?(?:claude|agents|gemini)\.md|cursorrules)[ -](?:file[ -])?(?:${P})s?\b
      |\b(?:${P}) (?:for|to|of) ${G}
      |\b(?:generated|auto-?generated|self-writing|self-updating|smarter|better|living|dynamic|the new) ${G}
      |(?:自动|自動)?(?:生成|產生|产生)的? ?(?:claude|agents)\.md
      |(?:claude|agents|gemini)\.md ?(?:文件|檔案|文檔)?的? ?
        (?:替代品|替代物|替代方案|替代|替换品|generator|生成器|產生器|继任者|升级版|代替品|接班人)`),new RegExp((0,i.oR)`
      (?<!\bagents\.md (?:file )?(?:now )?)\b${_} (?:(?:the |your |all )?(?:[a-z-]+ )?
        (?:rules|instructions|contents?) (?:in|of) )?${G}`),new RegExp((0,i.oR)`
      \b(?:make|makes|render|renders) ${G} (?:completely |entirely )?
        (?:obsolete|redundant|unnecessary|superfluous|irrelevant)\b
      |\b${G} (?:is|are|becomes?|has become) (?:now |completely |entirely )?
        (?:obsolete|redundant|unnecessary|superfluous|dead|gone|no longer (?:needed|necessary|required)
        |a thing of the past|history)\b`),new RegExp((0,i.oR)`
      \b${T} (?:(?!(?:from|out|to|into|in|of|for|beside|next|or|not|no)\b)[^\s,;.]{1,20} ){0,4}${G}
      |\b(?:turns?|compiles?|converts?|condenses?|distil\w+|assembles?) ${(0,R.rQ)(5)}into ${G}
      |\b${G} (?:\S{1,20} ){0,2}(?:is|are|gets?|being) (?:automatically |always |then |auto-?)?
        (?:generated|written|produced|regenerated|compiled|built|rendered|replaced|superseded)
        (?: automatically| for you| straight| directly)? (?:from|by|out of) (?!hand|people|a person|the team)`),new RegExp((0,i.oR)`
      (?:取代|替代|代替|替换|替換|替掉|淘汰|顶替|頂替|告别|告別|不再需要|不需要再?(?:写|寫|维护|維護)|(?:无需|無需|不用|不必|不需)再?(?:要|写|寫|维护|維護|手写)|省去|省掉
          |丢掉|扔掉|删掉|抛弃)(?:了|你|您|我们|我們|的|手写|手寫|原有|传统|整个|维护|編寫|编写|[ 、]|agents\.md|和|与){0,8}
        (?:claude|agents|gemini)\.md
      |(?:编译成|編譯成|转成|轉成|变成|變成|汇总成|彙整成|整理成|生成|產生|产生|产出|產出|写出|寫出|维护|維護|编写|改写)
        (?:一份|一个|一個|你的|您的|出|新的|整个|项目|項目|的|[ ]){0,5}(?:claude|agents|gemini)\.md
      |(?:claude|agents|gemini)\.md(?:[^,;。]{0,12}(?:自动|自動)(?:生成|產生|产生)
          | ?(?:文件)?(?:已经|已經|已|就|也|便|可以|可){0,2}(?:过时|過時|被取代|被替代|退休|淘汰|多余|多餘))`)]};const Z=(0,i.oR)`
  \b(?:candidates?(?: (?:facts?|memor(?:y|ies)|notes?))?|facts?|notes?|memor(?:y|ies)|learnings?|statements?
      |suggestions?|(?:everything|anything|whatever|what|all that|whatever it is that) (?:\S{1,20} ){0,5}?
      (?:writes?|says?|learns?|proposes?|suggests?|records?|takes? down|in \S{1,30}\.md)
      |(?:claude|agents|gemini)\.md|agent files?|it|they|adoption|promotion)\b
  |候选|候選|记忆|記憶|事实|事實|笔记|筆記|claude\.md|agents\.md`;const J=(0,i.oR)`
  \b(?:is|are|gets?|be|being|becomes?|become|counts?|count|turns?|treated|taken|considered|stays?|remains?|marked
  |made|as
    |were|was|still) ${(0,R.rQ)(4,"from|excluded")}
    (?:trusted|truth|true|accepted|adopted|believed|promoted|approved|applied|baseline)\b
  |\b(?:trusts|accepts|adopts|promotes|believes|approves)\b
  |\b(?:we|agents|they|will) (?:trust|accept|adopt|promote|believe|approve)\b
  |\b(?:imported|merged|copied|taken over|pulled|folded|loaded) ${(0,R.rQ)(3)}(?:in)?to ${(0,R.rQ)(2)}(?:memory|baseline|facts)\b
  |\b(?:imports?|merges?|copies|pulls|folds|loads) (?:\S{1,24} ){1,5}(?:in)?to ${(0,R.rQ)(2)}(?:memory|baseline|facts)\b
  |\b(?:enters?|joins?|go(?:es)?|lands?|added|moves?|flows?|written|saved|put|makes? it|slips?) ${(0,R.rQ)(3)}
    (?:in|to|into)? ?(?:the )?(?:trusted|accepted|baseline)\b
  |\btrust is (?:granted|given)|\b(?:gets?|gains?|receives?) (?:\w+ )?trust\b
  |\b(?:adoption|promotion|approval|acceptance) (?:happens|is|occurs|takes place|runs|works)\b
  |(?:被|即|就|会|會|为|為|成|入|进|進|获得|自动|自動|直接)(?:[^,;。]{0,6})(?:可信|信任|采纳|採納|接受|基线|基線|采用|導入|导入)`;const U=(0,i.oR)`
  \b(?:automatically|auto-?(?:matic)?|silently|blindly|unconditionally|by (?:itself|themselves|default)
      |on (?:its|their) own|immediately|instantly|at once|(?:right|straight) away|no questions asked|unreviewed
      |unchecked|unasked|without (?:[\w-]{1,20} ){0,4}?(?:review\w*|approv\w*|adopt\w*|confirm\w*|consent
        |permission|check\w*|pull requests?|decision|oversight|ask\w*|look\w*|delay|vote|sign-?off|human|person
        |anyone|anybody|questions?)(?: \w+ing)?(?: \w+ing| it| them)?
      |(?:nobody|no one|no (?:human|person|reviewer|maintainer)) (?:\w+ ){0,3}?
      (?:review|approv|look|check|read|ask|confirm|adopt|decid)\w*
      |as soon as (?:(?:it|they|an?|the|your|any) )?(?:\w+ ){0,2}
      (?:writ|propos|record|suggest|learn|creat|sav|appear|says?)\w*|(?<!at )the (?:moment|second|minute)
      |from (?:then|that moment) on|for you|(?:no|zero) (?:\w+ ){0,2}(?:review|approval|adoption)s?
      (?: \w+ (?:needed|required))?)\b
  |自动|自動|直接|悄悄
  |(?:无需|無需|未经|未經|不经|不經|不用|不必|不需要?)(?:任何|人工|人)?(?:审查|審查|审核|審核|批准|采纳|採納|确认|確認|评审|評審|同意)`;const V=(0,i.oR)`
  \b(?:stale|superseded|outdated|expired|policy[- _]blocked|blocked|rejected|unadopted|unreviewed|unapproved|unaccepted
    |candidate|proposed|suggested) (?:(?:agent|repo|project) )?(?:facts?|memor(?:y|ies)|notes?|entries|candidates?)\b
  |\bcandidates\b|\b(?:an?|any|each|every) (?:new )?candidate\b`;const Y=(0,i.oR)`
  \b(?:is|are|stays?|remains?|counts?|counted|treated|still|also|listed) (?:(?:as|a|part|of|the|still|fully|just|in
  |also|like
    |kept|always|be) ){0,4}(?:trusted|accepted|believed|adopted|baseline)\b`;const ee=new RegExp((0,i.oR)`
  \b(?:(?:once|after|when|until|unless|only|if|as soon as|till|before)\b[^;]{0,60}
      (?:adopt|approv|review|accept|confirm|merg|decid|check)\w*
      |by (?:(?:an?|the|its|your|our|some|another) )?(?:\w+ )?
      (?:reviewer|maintainer|person|people|adopter|human|owner|codeowner)s?
      |(?:adopted|approved|reviewed|trusted|accepted) (?:facts?|memory|entries|notes)
      |with (?:an? |the |their )?(?:approval|adoption)|(?:only|after|once|when|until|through|via|pending
        |if) (?:an? |the )?(?:explicit )?(?:adoption|approval|review)
      |that (?:is|are|was|were|has been|have been) (?:adopted|approved|reviewed)|lost?|loses?|leaves?|expires?
      |excluded|dropped)\b
  |采纳后|採納後|批准后|之后才|才`);const et={kind:"promotion",needs:/trust|accept|adopt|promot|believ|approv|baseline|import|memory|true|truth|[可信采採基导導]/,unless:ee,patterns:[[new RegExp(Z),new RegExp(J),new RegExp(U)],[new RegExp(V),new RegExp(Y)],new RegExp((0,i.oR)`
      \b(?:automatic|silent|unreviewed|instant|blind|auto-?)[ -]?(?:promotion|adoption|acceptance|import) of ${(0,R.rQ)(3)}
        (?:candidates?|facts?|memor|notes?|claude\.md|agents\.md)
      |\b(?:candidates?|facts?|notes?|memor(?:y|ies)|suggestions?|it|they) ${(0,R.rQ)(3)}
        (?:skips?|bypass(?:es)?|needs? no|requires? no|(?:does|do) not (?:need|require)|approves? (?:itself
        |themselves)|circumvents?) ?
        (?:(?:the|any|a|human|manual|further) ){0,2}(?:review|approval|adoption|gate|$|[.;,])
      |\b(?:trusts?|us(?:es?|ing)|treats?|rely|relies|counts?) ${(0,R.rQ)(2)}candidates? ${(0,R.rQ)(2)}(?:as if|as though|like)
        ${(0,R.rQ)(4)}(?:adopted|accepted|trusted)\b
      |\b(?:reviews?|approvals?|adoption) (?:of ${(0,R.rQ)(3)})?(?:is|are) (?:optional|unnecessary|skipped|automatic
      |not (?:needed|required))
      |\byou (?:do not|never|no longer) (?:have|need) to (?:review|approve|adopt|confirm|check) ${(0,R.rQ)(2)}
        (?:candidates?|facts?|memory|notes?)`)]};const es=[D,N,X,et];const en=[[/^[#\s>]{1,12}/,""],[/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/g," "],[/\[([^\]\n]{1,300})\]\([^)\n]{0,300}\)/g,"$1"],[/<\/?[a-z][^<>\n]{0,300}>/gi," "],[/https?:\/\/[^\s)]{1,300}/g," "]];function plainOf(e){const t=en.reduce((e,[t,s])=>e.replace(t,s),e);return(0,o.j7)((0,o.cL)((0,o.MK)(t))).replace(/^\[![a-z]+\] ?/,"").replace(ep," ram ")}const eo=50;const ea=5;const er=4;const ei=/^(?:yes|yep|indeed|correct|absolutely|of course)\b|^(?:是的|对|對|没错|當然|当然)/;const el=/\[x\]|[✅✔☑]/iu;const ec=400;const ed=[...es,q];function claimsIn(e){const t=new Map;const s=plainOf(e.headings[0]?.title??"");let n={text:"",section:0,asked:[]};for(const a of ownSentences(e)){const r=[...a.headings,...a.leadIns];const i=[s,...r.map(o.j7)];const l=r.some(isSetApart);for(const e of partsOf(a)){const s=plainOf(e);if(s.length<er)continue;const{kinds:o,asked:r}=saidIn(s,a,i,n);if(!l)for(const e of o)add(t,a,e,s,[]);n={text:s,section:a.headings.length,asked:r}}const c=plainOf(a.text.replaceAll(/[|:：]/g,","));const d=(e.lines[a.line-1]?.raw??"").slice(0,ec);const u=l||isQuestion(c)?null:demonstrated(c,i,el.test(d));if(u!==null)add(t,a,"demonstration",c,u);if(t.size>=eo)break}return[...t.values()].slice(0,eo)}function partsOf({text:e}){return isRow(e)?e.split("|"):[e]}function isRow(e){return/^\s*\|/.test(e)}function saidIn(e,{text:t,headings:s},n,o){const a=o.section===s.length?[o.text]:[];const r=kindsOf(e,isRow(t)?[]:[...n,...a]).filter(e=>e!=="certainty"||!A.test(t));const i=ei.test(e)?o.asked:[];return isQuestion(e)?{kinds:i,asked:r}:{kinds:[...r,...i],asked:[]}}function*ownSentences(e){let t=false;for(const s of(0,r.cj)(e)){t=s.isQuoted&&(t||s.text.startsWith("[!"));if(s.kind!=="code"&&(!s.isQuoted||t))yield s}}function add(e,{line:t,column:s},n,o,r){const i=(0,a.Xz)(o.replace(/\p{Cs}/gu,""));const l=`${n}:${i.slice("sha256:".length,"sha256:".length+8)}`;if(!e.has(l))e.set(l,{kind:n,line:t,column:s,key:l,shown:r})}function kindsOf(e,t){return ed.filter(s=>isClaimed(s,e,({from:n,to:o})=>s.kind==="certainty"?!I.test(e):isAboutMemory(e,n,o,t))).map(({kind:e})=>e)}function demonstrated(e,t,s){if(!R.q2.needs.test(e)||R.Ac.test(e))return null;const n=[e,...t.toReversed()].find(e=>R.Gx.test(e))??"";const o=[...n.matchAll(new RegExp(R.Gx,"g"))].map(([e])=>e).join(" and ");const a=`${n===e?"":`${o} `}${e}${s?" ✅":""}`;return o!==""&&isClaimed(R.q2,a,()=>true,"")?(0,R.gG)(o):null}function isClaimed({needs:e,patterns:t,unless:s},n,o,a){if(!e.test(n))return false;return t.some(e=>e instanceof RegExp?placesOf(n,e).some(e=>isAsserted(n,e,a)&&o(e)):clausesIn(n).some(t=>{const r=placesOfAll(t,e);return r!==null&&s?.test(without(t,r))!==true&&areAsserted(t,r,a)&&o(spanOf(r,n.indexOf(t)))}))}const eu=(0,n.HK)(({source:e,flags:t})=>new RegExp(e,`${t}g`));function placesOf(e,t){const s=[];for(const{index:n,0:o}of e.matchAll(eu(t))){s.push({from:n,to:n+o.length});if(s.length>=ea)break}return s}function placesOfAll(e,t){const s=[];for(const n of t){const[t]=placesOf(e,n);if(t===undefined)return null;s.push(t)}return s}function without(e,t){return t.reduce((e,{from:t,to:s})=>e.slice(0,t)+" ".repeat(s-t)+e.slice(s),e)}function spanOf(e,t){return{from:t+Math.min(...e.map(({from:e})=>e)),to:t+Math.max(...e.map(({to:e})=>e))}}const ep=(0,i.fv)("g")`
  \b(?:amount of|minimum|maximum|requested|allocated|\d{1,6} ?[kmgt]i?b of
      |(?:cpu|cores|disk|ram) (?:and|or)) (?:heap )?memory\b
  |\b(?:out of|gpu|virtual|physical|main|heap|peak|resident|device|video|working)[- ]memory\b
  |\bin-memory\b
  |\bmemory[- ](?:usage|leaks?|footprint|safe|safety|consumption|limits?|allocat\w+|bandwidth|pressure|mapped
      |bound|efficient)\b
  |\b(?:(?:end-)?users?|customers?|conversation|chat ?bots?|bots?|players?|visitors?)(?:'s|')? memor
    (?:y|ies)\b
  |内存|記憶體`;const em=new RegExp((0,i.oR)`
  \b(?:memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baseline|memtrust|facts?
      |candidates?|agents?'?(?: own)? notes?|notes? (?:of|by|from|that) (?:an? |the |your )?agents?
      |suggestions?|agents? (?:writes?|learns?|proposes?|records?|suggests?)
      |context[- ](?:layer|hand-?off|sharing|file))\b
  |记忆|記憶|召回|可信基[线線]|事实|事實|候选|候選`);const eb=new RegExp((0,i.oR)`
  \b(?:search(?:es)?|(?:our|the|your|their|of) products?|products? (?:search|images?|pages?|data)|catalogs?
      |catalogues?|shops?|customers?|images?|recommend\w+|websites?|sites?|crm|rag|builds?|scripts?|templates?
      |hooks?|pipelines?|analytics|dashboards?|tickets?|support|calendar|e-?mails?|releases?|translations?
      |tests?|docs|table of contents|index page)\b
  |搜索|搜尋|商品|产品搜|客服|构建|構建|脚本|腳本`);const eh=new RegExp((0,i.oR)`
  ^(?:it|its|this|that|they|these|those|here|everything|all|each|every|we|under the hood|behind the scenes
      |internally|technically|in (?:short|practice|other words|effect|essence|fact)|simply put
      |at (?:its|heart|the)|think of it|essentially|basically|effectively|actually|whatever|anything|nothing
      |(?:accepted |the )?(?:entries|notes)|(?:the|our) (?:\w+ )?
      (?:layer|store|system|tool|engine|service|product|back-?end|project|database|plugin|server|feature
        |whole thing))\b
  |^(?:它|其|这|這|该|該|此|本|我们|我們|整个|整個|实际上|實際上|其实|其實|说白了|底层|底層|背后|背後|后端|後端|所有|全部|每)`);const ef=12;function isAboutMemory(e,t,s,n){const o=partAround(e,t,s);if(em.test(o))return true;if(eb.test(o))return false;if(em.test(e))return true;return(t<=ef||eh.test(e))&&n.some(e=>em.test(e))}function partAround(e,t,s){const n=Math.max(...[",",";",":","—"].map(s=>e.slice(0,t).lastIndexOf(s)));const o=e.slice(s).search(/[,;:—]/);return e.slice(n+1,o<0?undefined:s+o)}}),};
