export const id=3584;export const ids=[3584];export const modules={6077:(function(e,t,s){s.d(t,{MK:()=>withoutCode,aL:()=>withPlainCode,cL:()=>withoutQuotations,j7:()=>normalise});var n=s(660);const o=new Map([..."аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнnαaοoεeρpιiνvκkτt".matchAll(/(.)([a-z])/gu)].map(([,e="",t=""])=>[e,t]));const i=[[/\b(do|does|did|must|should|need|would|could|is|are|was|were|has|have)n(?:'| )?t\b/g,"$1 not"],[/\bcan(?:'t|not)\b/g,"can not"],[/\bwon't\b/g,"will not"],[/\b(you|they|we)'re\b/g,"$1 are"],[/\b(you|they|we|i)'ve\b/g,"$1 have"],[/\b(you|they|we|i|it|that)'ll\b/g,"$1 will"],[/\b(it|that|there)'s\b/g,"$1 is"]];function normalise(e){let t=e.normalize("NFKC").replace(/[\p{Cf}\p{DI}]/gu,"").toLowerCase();t=t.replace(/[‘’ʼ`´]/g,"'").replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu,"").replace(/\s+/g," ").trim();if(/[\u0370-\u04ff\u0500-\u052f]/.test(t))t=t.replace(/[a-z\u0370-\u052f]{2,40}/g,asItLooks);for(const[e,s]of i)t=t.replace(e,s);return t}function asItLooks(e){if(!/[a-z]/.test(e))return e;return[...e].map(e=>o.get(e)??e).join("")}const r=300;const a=new RegExp([`"([^"]{1,${r}})"`,`“([^”]{1,${r}})”`,`\xab([^\xbb\\n]{1,${r}})\xbb`,`「([^」\\n]{1,${r}})」`,`『([^』\\n]{1,${r}})』`,`„([^“”\\n]{1,${r}})[“”]`,(0,n.o)`
      (?<![\p{L}\p{N}])['‘]
      ([^'’\n]{1,${r}}|[^'’\n]{1,${r}}['’][a-z][^'’\n]{1,${r}})['’](?![\p{L}\p{N}])`].join("|"),"gu");function withoutQuotations(e){return e.replace(a,e=>e.length<=30&&e.trim().split(/\s+/).length<=2&&!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u.test(e)?e.slice(1,-1):" ❝ ")}function withPlainCode(e){return e.replace(/(`{1,3})([^`\n]{1,400})\1/g,e=>e.replace(/["“”]/g," "))}function withoutCode(e){return e.replace(/(`{1,3})([^`\n]{1,400})\1/g,(e,t,s)=>s.trim().split(/\s+/).length<=2?s:" ❝ ")}}),6311:(function(e,t,s){s.d(t,{u:()=>sentencesIn,c:()=>sentencesOf});const n=new Set(["","sh","bash","zsh","fish","shell","console","terminal","shell-session","powershell","pwsh","ps1","cmd","bat","python","py","js","javascript"]);function*blocksOf(e){let t=null;for(const s of e){const{mark:e,isItem:n,indent:o}=listMarkOf(s);const i={text:s.text.slice(e),line:s.number,column:e+1};const r=s.kind!=="prose";const a=i.text.trim()==="";if(t!==null&&(r||n||a||s.isQuoted!==t.isQuoted)){yield t;t=null}if(a||saysNothing(s))continue;const c=t??blockFrom(s,n,o);c.parts.push(i);if(r)yield c;else t=c}if(t!==null)yield t}function saysNothing({kind:e,language:t}){return e==="blank"||e==="comment"||e==="code"&&!n.has(t)}function blockFrom({kind:e,isQuoted:t},s,n){const o=s||e==="table"||t;return{kind:e==="code"?"code":"prose",isQuoted:t,indent:o?n+1:n,isItem:s,parts:[]}}function listMarkOf(e){if(e.kind==="code")return{mark:0,isItem:false,indent:0};if(e.kind==="front-matter")return{mark:/^\s{0,20}(?:-\s)?[\w-]{1,40}:\s/.exec(e.text)?.[0].length??0,isItem:false,indent:0};const t=/^[ \t]{0,20}>[ \t>]{0,20}/.exec(e.text)?.[0].length??0;const s=/^[ \t]{0,40}(?:(?:[-+*•]|\d{1,9}[.)])[ \t]{1,20}){0,3}(?:\[[ x]\][ \t])?/i.exec(e.text.slice(t))?.[0]??"";return{mark:t+s.length,isItem:s.trim()!=="",indent:/^[ \t]*/.exec(s)?.[0].length??0}};const o=2e3;const i=300;function*sentenceBounds(e){let t=0;for(const s of e.matchAll(/[.!?][*_"'”’)\]]{0,4}(?=\s|$)|[。！？]/g)){const n=s.index+s[0].length;if(/(?:\b(?:e\.g|i\.e|etc|vs|cf|no|approx)|^\d{1,3}|\s\d{1,3})$/i.test(e.slice(Math.max(t,s.index-8),s.index)))continue;if(n-t<r||isInQuotation(e,t,n))continue;yield*overlappingPieces(t,n);t=n}if(t<e.length)yield*overlappingPieces(t,e.length)}const r=6;const a=300;function isInQuotation(e,t,s){if(s-t>a)return false;const n=e.slice(t,s);const o=n.split('"').length-1;const i=n.lastIndexOf("“");if(o%2===1||i>=0&&!n.includes("”",i))return true;return/["”’')]$/.test(n)&&/^\s\p{Ll}/u.test(e.slice(s,s+3))}function*overlappingPieces(e,t){for(let s=e;;s+=o-i){yield[s,Math.min(t,s+o)];if(s+o>=t)return}};function sentencesOf(e){const t=c.get(e)??[...sentencesRead(e)];c.set(e,t);return t}const c=new WeakMap;function*sentencesRead(e){const t=[];const s=new Map(e.headings.map(({line:e,level:t})=>[e,t]));let n=[];let o=false;for(const i of blocksOf(e.lines)){const[e]=i.parts;if(e===undefined)continue;const r=s.get(e.line);if(r!==undefined){leaveSections(t,r);n=[]}const a=i.kind==="prose"&&!i.isItem&&i.indent===0;if(a){if(o)n=[];o=false}else if(i.isItem)o=true;if(i.kind==="prose")n=n.filter(({indent:e})=>e<i.indent);const c=[...sentencesOfBlock(i,t.map(({title:e})=>e),n.map(e=>e.text))];yield*c;if(r!==undefined)t.push({level:r,title:e.text.replace(/^[#\s]+/,"")});if(a)n=[];const l=c.at(-1);if(l!==undefined&&announces(i,l))n.push({indent:i.isItem?i.indent:-1,text:l.text})}}function leaveSections(e,t){while((e.at(-1)?.level??0)>=t)e.pop()}function announces(e,t){return e.kind==="prose"&&/[:：][*_\s]*$/.test(t.text)}function*sentencesIn(e){for(const t of e.split(/\n[ \t]*\n/))for(const[e,s]of sentenceBounds(t))yield t.slice(e,s)}function*sentencesOfBlock(e,t,s){const n=e.parts.map(e=>e.text).join("\n");let[i,r]=[0,0];for(const[a,c]of e.kind==="code"?[[0,Math.min(n.length,o)]]:sentenceBounds(n)){const o=a+(/^\s*/.exec(n.slice(a,c))?.[0].length??0);for(let t=e.parts[i];t!==undefined&&o>r+t.text.length;t=e.parts[i]){r+=t.text.length+1;i+=1}const l=e.parts[i];if(l===undefined||o>=c)continue;yield{text:n.slice(a,c),line:l.line,column:l.column+o-r,kind:e.kind,headings:t,leadIns:s,isQuoted:e.isQuoted}}}}),3584:(function(e,t,s){s.d(t,{scanFiles:()=>scanFiles});var n=s(8491);var o=s(660);var i=s(6077);var r=s(6311);const a=(0,o.o)`
  (?:
    (?:
      (?:
        your|the|a|an|any|another|every|our|their|hand-?written|manual|static|project|repo|root
        |old|existing|local
      ) ){0,4}\.?(?:
      claude\.md|agents\.md|gemini\.md|\.cursorrules|cursorrules|cursor rules?
      |copilot[- ]instructions(?:\.md)?
    )(?:'s)?(?: files?)?
  )`;const c="replacement|generator|substitute|alternative|successor|killer|stand-in|writer";const l=new RegExp((0,o.o)`
    (?:
        (?:
          drop-in|generated|auto-?generated|automatic|smart(?:er)?|better|full|complete|living
          |dynamic|self-writing
        ) ){0,3}(?:
        \.?(?:claude\.md|agents\.md|gemini\.md|cursorrules)[ -](?:file[ -])?
          (?:${c})s?\b
        |\b(?:
            replacement|substitute|alternative|successor|stand-in|drop-in|generator
          ) (?:for|to|of) ${a}
      )
    |\b(?:
        generated|auto-?generated|automatically generated|self-writing|self-updating|smarter
        |better|living|dynamic
      ) \.?(?:claude\.md|agents\.md|gemini\.md|cursorrules)(?: file)?
    |(?:自动|自動)?(?:生成|產生|产生)的? ?(?:claude\.md|agents\.md)
    |(?:claude\.md|agents\.md|gemini\.md) ?(?:文件|檔案|文檔)?的? ?
      (?:替代品|替代物|替代方案|替代|替换品|生成器|產生器|继任者|升级版|代替品|接班人)`,"g");const d=[new RegExp((0,o.o)`
      \b(?:
        replac(?:es?|ed|ing)|supersed(?:es?|ed|ing)|supplant(?:s|ed|ing)?|substitut(?:es?|ing) for
        |stands? in for|takes? the place of
        |takes? over (?:from|the (?:role|job|place|part) of)
        |fills? the role of|obsoletes?|eliminat(?:es?|ing)(?: the need for)?
        |remov(?:es?|ing) the need for|do(?:es)? away with|gets? rid of|retires?|swaps? out|kills?
        |ditch(?:es)?|goodbye(?:,| to)?|throw away|toss|delete
        |stop (?:writing|maintaining|editing|using)
        |no longer (?:need|have to (?:write|maintain|keep)|write|maintain)
          (?: to (?:write|maintain|keep))?
        |no (?:more )?need (?:for|to (?:write|maintain|keep|have|edit))
        |no more|in place of|in lieu of
        |never (?:have to |need to |ever )?(?:write|maintain|edit|touch)
        |(?:needs?|requires?) no
      ) (?:(?:both|all|of|need|using|with) ){0,2}${a}`),new RegExp((0,o.o)`
      \bmakes? ${a} (?:completely |entirely )?
        (?:obsolete|redundant|unnecessary|superfluous|irrelevant)\b
      |\b${a} (?:is|are|becomes?|has become|is now) (?:now |completely |entirely )?
        (?:
          obsolete|redundant|unnecessary|superfluous|dead|gone
          |no longer (?:needed|necessary|required)|a thing of the past|history
        )\b`),new RegExp((0,o.o)`
      \b(?:
        (?:auto-?)?generat(?:es|ed|ing)|regenerat(?:es|ed|ing)|produc(?:es|ed|ing)
        |synthesi[sz](?:es|ed|ing)|rewrit(?:es|ing)|writes|creates|compiles|maintains|renders
        |emits|outputs
        |(?:will|can) (?:[a-z]{2,16}ly )?(?:generate|write|create|produce|compile|maintain)
      ) (?:(?!from|out|to|into|in|of|for|beside|next|or\b)[^\s,;.]{1,20} ){0,4}
      ${a}`),new RegExp((0,o.o)`
      \b(?:
        turns?|compiles?|converts?|condenses?|distils?|distills?|renders?|assembles?
      ) (?:[^\s,;.]{1,20} ){0,5}into ${a}`),new RegExp((0,o.o)`
      \b${a} (?:\S{1,20} ){0,2}(?:is|are|gets?|being) (?:
        automatically |always |then |auto-?
      )?(?:generated|written|produced|regenerated|compiled|rendered|replaced|superseded) (?:
        automatically |for you |straight |directly )?(?:from|by|out of)\b`),new RegExp((0,o.o)`
    (?:
      取代|替代|代替|替换|替換|替掉|淘汰|顶替|頂替|告别|告別|不再需要|不需要再?(?:写|寫|维护|維護)
      |(?:无需|無需|不用|不必|不需)再?(?:要|写|寫|维护|維護|手写)
      |省去|省掉|丢掉|扔掉|删掉|抛弃
    )(?:了|你|您|我们|我們|的|手写|手寫|原有|传统|整个|维护|編寫|编写|[ 、]|agents\.md|和|与){0,8}
    (?:claude\.md|agents\.md|gemini\.md)`),new RegExp((0,o.o)`
    (?:
      编译成|編譯成|转成|轉成|变成|變成|汇总成|彙整成|整理成|生成|產生|产生|产出|產出|写出|寫出
      |维护|維護|编写|編寫|改写|改寫
    )(?:一份|一个|一個|你的|您的|出|新的|整个|项目|項目|的|[ ]){0,5}
    (?:claude\.md|agents\.md|gemini\.md)`),new RegExp((0,o.o)`
    (?:claude\.md|agents\.md|gemini\.md)[^,;。]{0,12}(?:自动|自動)(?:生成|產生|产生)
    |(?:claude\.md|agents\.md|gemini\.md) ?(?:文件)?(?:已经|已經|已|就|也|便|可以|可){0,2}
      (?:过时|過時|被取代|被替代|退休|淘汰|多余|多餘)`)];const u=new RegExp((0,o.o)`
  \b(?:
      memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baselines?
      |(?:trust )?gates?|forget(?:s|ting)?
    )\b
  |记忆|記憶|召回|基线|基線|门禁|門禁|闸门|閘門|闸口|信任门`);const p=(0,o.o)`
  (?:\w{1,20} ){0,2}(?:
    lies?|poison\w*|attacks?|injections?|false|stale|malicious|bad|wrong|drift|hallucinat\w+
    |errors?|mistakes?|outdated|untrue|tampering|contaminat\w+|threats?|misinformation|fake|forged
    |injected|unadopted
  )`;const m=(0,o.o)`
  correct\w*|right|true|truth\w*|accura\w+|safe\w*|secur\w+|fresh|trust\w*|reliab\w+|complete
  |up[- ]to[- ]date|integrity|memor(?:y|ies)|recall|faithful`;const f=[new RegExp((0,o.o)`
    \b(?:
        (?:battle-|time-|scientifically |mathematically |formally )proven
        |(?<=\b(?:is|are|was|were|been|being) (?:\w{1,16} ){0,2})proven
        |proven (?:
            to|correct|memor(?:y|ies)|recall|gates?|safe|secure|reliab\w+|accura\w+|trust\w*
          )
      )\b(?! (?:wrong|false|untrue|stale|otherwise|not\b))
    |\bprovabl[ey]\b`),new RegExp((0,o.o)`
      \bguaranteed(?: ?(?:$|[.,!;:)])
        | (?:
            never|that|by|${m}
            |to (?:
                be (?:${m})|catch|stop|block|find|detect|prevent|never|reject|recall|remember
              )
          )\b
      )`),new RegExp((0,o.o)`
    (?<=
        \b(?:
          we|gates?|memor(?:y|ies)|recall|(?:trusted|our|the|this) baselines?|memtrust
          |(?:memory|trust) (?:systems?|engine|layer)
        ) (?:(?!and\b|or\b)\w{1,14} ){0,2}
      )(?:guarantees? (?!about|of\b|on\b|for\b|is\b|are\b|in\b)\w|warrants? that)
    |(?<=\b(?:it|which|that|this|system|engine|layer) )guarantees? (?:that )?
      (?:all|every|no|only|correct\w*|right|true|accura\w+|safe\w*|trust\w*)\b
    |\bguaranteeing (?:that|every|all|no)\b`),/\bcatch(?:es|ing)? (?:absolutely )?(?:all|every|everything|any|each)\b/,new RegExp((0,o.o)`
      \b(?:
        block|stop|detect|find|prevent|reject|eliminat|filter|remov|spot|intercept|defeat|expos
        |weed|keep
      )(?:s|es|ing)?(?: out)? (?:absolutely )?(?:all|every|any|each and every|everything)\b ?
      (?:of )?(?:the )?(?:${p})`),new RegExp((0,o.o)`
    (?<![+\d.-])
    (?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred[ -]percent|99\.9+ ?%) (?:\w{1,12} ){0,2}
    (?:
      accura\w+|correct\w*|reliab\w+|trustworthy|trusted|safe\w*|secur\w+|certain\w*|recall
      |precision|precise|true|faithful|retention|protect\w+|guarantee\w*
      |of (?:all |the |your |every )?(?:\w{1,14} )?
        (?:lies|poison\w*|attacks?|injections?|memor\w+|facts?|errors?|hallucinations?|drift)
    )\b`),new RegExp((0,o.o)`
    \b(?:recall|memory|accuracy|precision|retention|gate|baseline|reliability|detection) (?:
      (?:rate|is|are|of|at|reaches|stays|has|with|an?|the|score|scores) ){0,4}
    (?:100(?:\.0)? ?%|100 percent|(?:a |one )?hundred percent)`),new RegExp((0,o.o)`
      \b(?:every|all|each|any) (?:${p}) ?(?:\w{1,14} ){0,3}
      (?:is|are|gets?|will be) (?:\w{1,12} )?
      (?:caught|blocked|found|detected|rejected|stopped|filtered|removed|intercepted|spotted)\b`),new RegExp((0,o.o)`
      \bno (?:${p}) ?(?:\w{1,14} ){0,3}
      (?:
        survives?|escapes?|slips?|gets? (?:past|through|by|in)|makes? it|fools?
        |goes (?:unnoticed|undetected)
      )\b`),/\bmakes? (?:\w{1,20} ){1,4}impossible\b/,new RegExp((0,o.o)`
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
    |\bwatertight\b`),new RegExp((0,o.o)`
    \b(?:never|not ever|does not ever) (?:ever )?
      (?:
        fails?|lies?|misses|miss|lose[s]?|errs?|hallucinates?|goes? (?:stale|wrong)
        |makes? (?:a )?mistakes?
        |(?:is|be|are) (?:wrong|stale|outdated|fooled|poisoned|mistaken|incorrect)
        |gets? (?:anything |things |it )?(?:wrong|stale|poisoned)
        |lets? (?:\w{1,12} ){1,4}(?:through|in|past|slip)
      )\b
    |\b(?:is|are) never (?:wrong|stale|outdated|fooled|poisoned|mistaken|incorrect)\b`),new RegExp((0,o.o)`
    \balways (?:(?:be|is|are|stays?|remains?) )?
    (?:
      right|correct|accurate|true|reliable|up[- ]to[- ]date|complete
      |remembers? (?:everything|all|exactly)
      |(?:finds?|returns?|recalls?|knows?|picks?) the (?:right|correct)
    )\b`),new RegExp((0,o.o)`
    \b(?:zero|no) (?:
      hallucinations?
      |false (?:positives|negatives|alarms|memories|memory)
      |errors|mistakes|risk of \w+|poison\w*|lies|stale (?:facts?|memor\w+)
    )\b`),new RegExp((0,o.o)`
    \b(?:impossible|can not be possible) to (?:
        poison|fool|trick|bypass|tamper|corrupt|deceive|get around|forge
      )\b
    |\b(?:can not|can never|will never|could never) (?:ever )?be (?:
        poisoned|fooled|tricked|bypassed|wrong|stale|corrupted|deceived|tampered|beaten
      )\b`),new RegExp((0,o.o)`
    \bnothing (?:ever |bad |false |stale |wrong |malicious ){0,2}
    (?:slips?|gets?|sneaks?|leaks?|escapes?|passes|goes (?:unnoticed|undetected|missing))\b`),new RegExp((0,o.o)`
    \b(?:completely|fully|totally|absolutely|entirely|perfectly|always|wholly) (?:
        secure|safe|trustworthy|reliable|accurate|correct|protected|error-free|immune|lossless
        |certain
      )\b
    |\b(?:absolute|complete|total|full) (?:
        certainty|safety|security|protection|accuracy|truth|immunity|reliability
      )\b`),new RegExp((0,o.o)`
    \b(?:eliminates?|eradicates?|abolish(?:es)?|solves?|cures?|ends?) (?:the problem of )?
    (?:memory[- ])?(?:poisoning|hallucinations?|staleness|drift|forgetting)\b`),new RegExp((0,o.o)`
    \b(?:
      poisoning|hallucinations?|staleness|forgetting|stale (?:memor(?:y|ies)|facts?)
    ) (?:is|are) (?:now |finally |already )?
    (?:solved|a thing of the past|history|over\b|gone for good|impossible)`),new RegExp((0,o.o)`
    \bsay goodbye to (?:\w{1,12} ){0,2}
      (?:stale|false|wrong|outdated|forg\w+|hallucinat\w+|poison\w*)
    |\bnever (?:again |ever )?acts? on (?:stale|outdated|wrong|false|poisoned)\b`),new RegExp((0,o.o)`
    (?:保证|保證|担保|擔保)[^,;。]{0,12}
      (?:
        正确|正確|准确|準確|可靠|可信|真实|真實|真的|完美|绝|絕|不会|不會|不被|不错|百分|100|永远
        |永遠|万无|萬無|无误|無誤|安全|有效|记住|記住
      )
    |包(?:你|您)|确保(?:百分|绝对|100)`),new RegExp((0,o.o)`
    完美
    |(?:百分之(?:一百|百)|百分百|100 ?%)的?地?(?:被)?
      (?:准确|準確|正确|正確|可信|可靠|安全|召回|记住|記住|真实|真實|命中|拦截|攔截|还原|還原)
    |(?:召回|准确|準確|命中|正确|正確|可信|拦截|攔截)(?:率|度)?
      (?:为|為|是|达到|達到|高达|高達|都|均|达|達){0,2} ?(?:百分之(?:一百|百)|百分百|100 ?%)
    |万无一失|萬無一失|滴水不漏|天衣无缝|天衣無縫|无懈可击|無懈可擊|毫无(?:差错|遗漏|错误|风险)
    |毫無(?:差錯|遺漏|錯誤|風險)|牢不可破|坚不可摧|堅不可摧`),new RegExp((0,o.o)`
    绝对(?:不会|可靠|安全|正确|准确|可信)|絕對(?:不會|可靠|安全|正確|準確|可信)
    |(?:永远|永遠|从|從|永)不(?:会|會)?(?:再)?
      (?:
        遗忘|遺忘|忘|出错|出錯|犯错|犯錯|失误|失誤|过时|過時|过期|遗漏|遺漏|丢失|丟失|漏|被污染
        |被投毒|失效|说谎|記錯|记错
      )
    |绝不会?(?:忘|出错|遗漏|被|漏|丢|过时|过期)|絕不會?(?:忘|出錯|遺漏|被|漏|丟|過時|過期)
    |绝无遗漏|絕無遺漏|始终正确|始終正確|永远正确|永遠正確`),/零(?:误报|誤報|漏报|漏報|幻觉|幻覺|错误|錯誤|遗漏|遺漏|风险|風險|差错|差錯|失误|失誤)|杜绝|杜絕|彻底(?:消除|消灭|解决|防止|根除)|徹底(?:消除|消滅|解決|防止|根除)/,new RegExp((0,o.o)`
    (?:拦截|攔截|捕获|捕獲|抓住|识别|識別|发现|發現|检测|檢測|阻止|挡住|擋住|过滤|過濾|记住|記住)
      (?:到|出|掉|了)?(?:所有|一切|全部|任何|每一个|每一個|每一条|每一條)
    |(?:所有|一切|全部|任何|每一?[个個条條次份])[^,。;]{0,10}(?:都|均|全)
      (?:能|会|會|可|可以|将|將)?(?:被)?(?:门禁|闸门|它)?
      (?:拦|攔|抓|捕|识别|識別|检测|檢測|阻止|挡|擋|记住|記住|发现|發現)
    |(?:没有|沒有)(?:任何|一个|一個|一条|一條)[^,。;]{0,12}(?:能|可以|会|會)(?:够|夠)?
      (?:通过|通過|绕过|繞過|逃过|逃過|骗过|騙過|混入|混进|混進)
    |(?:一定|必定|必然|总是|總是)(?:正确|正確|准确|準確|可靠|可信)
    |(?:成为|成為|变得|變得)不可能
    |不可能(?:被)?(?:投毒|污染|欺骗|欺騙|绕过|繞過|出错|出錯|篡改)`),/(?:已|经|經|被|得到|获得)(?:经|經|过|過|被|得到|实践|時間|时间|严格|嚴格|充分){0,4}(?:证明|證明|验证为|驗證為)(?:的|了|可靠|有效|正确|安全|过|過|[,。;]|$)/];const h=[/\b(?:never|not ever|does not ever) (?:ever )?forgets?\b(?! (?:an?|the|any)\b)/,/\b(?:remembers?|recalls?) (?:absolutely )?(?:everything|every (?:single )?(?:detail|thing|word))\b/];const g=/\b(?:memor(?:y|ies)|gates?|baselines?|facts?)\b|记忆|記憶/;const b=new RegExp((0,o.o)`
  \b(?:
      precision|f1|classif\w+|class|model|models|labels?|spam|dataset|samples?|rating|quality
      |hypothesis|players?|games?|would score
    )\b
  |精确率|精確率|分类|分類|玩家|评分|評分`);const w=/\b(?:memor(?:y|ies)|agents?|gates?|baselines?|facts?)\b|记忆|記憶|门禁|門禁|闸门|基线/;const y=new RegExp((0,o.o)`
  (?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%[^;]{0,80}(?<![\d.])100 ?%
  |(?<![\d.])100 ?%[^;]{0,80}(?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%
  |\b\d[\d,]* ?(?:of|\/|out of) ?\d
  |\b(?:on|in|over|of|from|for) (?:the |all |our |these )?\d[\d,]* (?:\w{1,20} ){0,3}
    (?:
      cases?|queries|facts|files|tests?|samples?|questions|repositories|documents|runs|mutants
      |lines|fixtures?|records|entries
    )\b
  |\d+ ?(?:个|個|条|條|份|次|道)[^,。;]{0,8}
    (?:用例|样本|樣本|查询|查詢|测试|測試|事实|事實|案例)`);const x=(0,o.o)`
  hidden|secret|silent|invisible|covert|private|background|opaque|shadow|undisclosed|stealth(?:y)?
  |behind-the-scenes|under-the-hood|automatic|seamless|implicit|unseen|ambient`;const v=(0,o.o)`
  chats?|conversations?|transcripts?|dialog(?:ue)?s?
  |chat[- ](?:history|histories|logs?|transcripts?|sessions?|messages?)
  |session transcripts?|messages`;const k=new RegExp((0,o.o)`
    \b(?:${x})[ ,-]{1,2}(?:[a-z-]{2,20} ){0,2}(?:${v})\b
      (?:
        [ -](?:history|log)?[ -]?
        (?:
          sync\w*|mirror\w*|replication|sharing|relay|history|memory|store|log|backup|channel
          |bridge|feed|stream|copy
        )
      )?
    |\b(?:chats?|conversations?|transcripts?|dialog(?:ue)?s?)[- ](?:history[- ])?
      (?:sync(?:ing|hroni[sz]ation|er)?|mirror(?:ing)?|replication|relay)\b
    |(?:
        隐藏|隱藏|隐形|隱形|隐秘|隱祕|秘密|祕密|私密|暗中|后台|後台|静默|靜默|无感|無感|看不见
        |看不見
      )的?(?:聊天|对话|對話|会话|會話|消息|訊息)(?:记录|記錄|紀錄|历史|歷史|内容)?的?
      (?:同步|共享|记忆|記憶|镜像|鏡像|备份|備份|通道)?
    |(?:聊天|对话|對話|会话|會話)(?:记录|記錄|紀錄|历史|歷史)?的?(?:同步|镜像|鏡像)
      (?:器|层|層|机制|機制|工具|服务|服務|功能)?`,"g");const $=String.raw`(?:${v})`;const R=new RegExp((0,o.o)`
  \b(?:
    silently|secretly|invisibly|quietly|covertly|automatically|transparently|seamlessly|implicitly
    |behind the scenes|behind your back|in the background|under the hood
    |without (?:you|anyone|telling|asking|your)|unseen|hidden|private|out of sight|magically
  )\b`);const E=(0,o.o)`
  cop(?:y|ies|ying|ied)|shar(?:es?|ing|ed)|carr(?:y|ies|ying|ied)|transfer(?:s|ring|red)?
  |relay(?:s|ing|ed)?|stream(?:s|ing|ed)?|merg(?:es?|ing|ed)|pip(?:es?|ing)|ferr(?:y|ies)
  |pass(?:es|ing|ed)?|beam(?:s|ing|ed)?|propagat(?:es?|ing|ed)|broadcast(?:s|ing)?
  |forward(?:s|ing|ed)?|upload(?:s|ing|ed)?|hand(?:s|ing|ed)?|bring(?:s|ing)?|tak(?:es?|ing)`;const _="sync(?:s|ing|ed|hroni[sz]es?|hroni[sz]ing|hroni[sz]ed)?|mirror(?:s|ing|ed)?|replicat(?:es?|ing|ed)";const j=[{pattern:new RegExp((0,o.o)`
        \b(?:
          keeps? (?:\S{1,20} ){0,4}in sync
          |(?:${_}) (?:(?!from|to|into|with\b)[^\s,;.]{1,20} ){0,4}${$}
        )\b`),needs:new RegExp(String.raw`\b${$}\b`)},{pattern:new RegExp(String.raw`\b(?:${E}) (?:(?!from|to|into\b)[^\s,;.]{1,20} ){0,4}${$}\b`),needs:R},{pattern:new RegExp((0,o.o)`
        \b${$} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:\w{2,20}ly )?
          (?:sync(?:ed|hroni[sz]ed)|mirrored|replicated)\b
        |\b${$},? (?:\w{2,20}ly )?(?:synced|synchroni[sz]ed|mirrored|replicated) `)},{pattern:new RegExp((0,o.o)`
        \b${$} (?:\w{2,20}ly )?
        (?:flows?|travels?|moves?|hops?|wanders?|migrates?|leaks?) (?:
          between|across|from|to|over|into
        )\b`),needs:R},{pattern:new RegExp((0,o.o)`
        \b${$} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:
          \w{2,20}ly |behind the scenes )?
        (?:shared|copied|carried|relayed|merged|streamed|transferred|forwarded|passed)\b`),needs:R},{pattern:/(?:同步|镜像|鏡像)(?:你的|您的|所有|全部|各|每|不同|它们的|他们的|的|了|着|[a-z -]{1,20}|[,、]){0,6}(?:聊天|对话|對話|会话|會話)/},{pattern:/(?:聊天|对话|對話|会话|會話)(?:记录|記錄|紀錄|历史|歷史|内容)?[^,;。]{0,10}(?:同步|镜像|鏡像)(?:到|给|給|至|于|於|过去|起来|起來)/},{pattern:new RegExp((0,o.o)`
      (?:同步|复制|複製|共享|搬运|搬運|传输|傳輸|传递|傳遞|上传|上傳|转发|轉發|搬|带|帶)
        [^,;。]{0,10}(?:聊天|对话|對話|会话|會話)
      |(?:聊天|对话|對話|会话|會話)[^,;。]{0,12}
        (?:复制|複製|共享|搬运|传输|传递|傳遞|上传|上傳|转发|搬|带|帶)
        (?:到|给|給|至|去|走|进|進)`),needs:/悄悄|偷偷|暗中|静默|靜默|后台|後台|背后|背後|自动|自動|私下|无感|無感|默默|无声|無聲|秘密|隐藏|隱藏/}];const I=new RegExp((0,o.o)`
    \bnothing (?:but|less than|more than|other than|short of)\b
    |\bnone other than\b
    |\bno (?:less than|doubt|question|matter|exaggeration|wonder|joke)\b
    |\bnot (?:only|just|merely|simply|to mention)\b
    |\bmake no mistake\b|\bwhy not\b|\bif not\b|\bwhether or not\b
    |\bwithout (?:a )?(?:doubt|question)\b
    |\b(?:never|not) (?:fail|fails|forget|forgets|anything but)\b
    |不(?:
        仅|僅|只|光|但|单|單|止|过|過|外乎|折不扣|愧|得不|断|斷|同于|同於|同的|论|論|管|久|少|妨
        |错|錯
      )
    |無非|无非|无疑|無疑|毫无疑问|無縫|无缝|没错|沒錯`,"g");const S=new RegExp((0,o.o)`
  \b(?:
      not|never|neither|nor|cannot|hardly|scarcely|nobody|nothing|none|no one|refus(?:es?|ed|ing)
      |forbid(?:s|den)?|prohibit(?:s|ed)?|declin(?:es?|ed)|den(?:y|ies|ied)|reject(?:s|ed|ing)?
      |avoid(?:s|ed|ing)?|stop short of|must not|ruled? out
      |(?<=^ ?)no (?!doubt|matter|wonder|longer|sooner)\w+
      |flag(?:s|ged)?|ban(?:s|ned)?|nowhere
    )\b
  |不|没|沒|未|勿|莫|[并並绝絕而]非|^非|禁止|避免|拒绝|拒絕|别把|別把|杜绝将|杜絕將|无法|無法|並無
  |并无`);const O=new RegExp((0,o.o)`
  \b(?:
      no|without|instead of|rather than|unlike|as opposed to|than|not|free (?:of|from)|against
      |far from|anything but|beyond|zero|non
    )(?:[ -](?!is\b|are\b|it\b|but\b|that\b)[a-z'.-]{1,20}){0,4}[ -]?$
  |(?:而不是|而非|无|無|没有|沒有|除了|不同于|不同於|区别于|區別於|不需要|无需|無需)
    [^,;。]{0,8}$`);const A=new RegExp((0,o.o)`
    [;:。；]|[—–]| - |
    \b(?:
        but|yet|however|instead(?! of)|otherwise|whereas|although|though|because|so that|therefore
        |hence
      )\b
    |\band (?=
        (?:
          is|are|was|acts|works|uses|stores|runs|replaces|generates|writes|syncs|mirrors|copies
          |keeps|serves|lives|sits
        )\b
      )
    |[,，]\s?(?:(?:and|so|then|in fact|instead|rather) )?
      (?=
        (?:
            it|this|that|they|we|our|ours|memor(?:y|ies)|the memory|all memory|recall|there
            |everything|is|are
          )\b
        |记忆|記憶|它|其|我们|我們|这|這|是|就|会|會|把|将|將|用|由|存|同步|自动|自動|可以|能|实际
        |實際|却|卻|直接|只是|真正
      )
    |但是|但|而(?=是|$)|却|卻|然而|所以|因此|因为|因為|其实是|其實是`,"g");const M=/\b(?:not|never|isn't|neither)\W{0,3}$|(?:不是|并非|並非|不做|不包括)\W{0,3}$/;const z=/^(?:if|when|unless|while|once|after|before|since|as|with|without|no|not long ago|today|for)\b[^,]{0,80},/;const L=new RegExp((0,o.o)`
  \b(?:
      if|unless|until|once|only (?:after|when)|suppose|imagine|could|might|would|had|were to
      |someday|one day|eventually|in (?:the )?future|planned|plan to|proposal|propos(?:es?|ed)
      |consider(?:ed|ing)?|evaluat(?:ed|ing)|explor(?:ed|ing)|experiment(?:ed|ing)?|prototype
      |used to|formerly|previously|no longer|optional(?:ly)?|may later
    )\b
  |可能|直到|只有|或许|或許|也许|如果|假如|假设|假設|倘若|将来|將來|未来|未來|计划|計劃|考虑|考慮
  |以后|以後|曾经|曾經|以前|可选|可選|若`);const C=new RegExp((0,o.o)`
  \b(?:
      other|some|most|many|typical|traditional|conventional|existing|classic|usual|ordinary
      |competing|rival|popular|common|na[iï]ve|several|various|generic|today's
    )\b(?:[ -][a-z-]{1,20}){0,4}[ -]
    (?:
      tools?|products?|systems?|solutions?|frameworks?|layers?|approach(?:es)?|stores?|servers?
      |projects?|services?|vendors?|plugins?|memor(?:y|ies)|setups?|teams?|agents?|people
      |implementations?|libraries|databases?|designs?
    )\b
  |\b(?:others|competitors?|elsewhere|rivals|alternatives)\b
  |\b(?:unlike|compared (?:to|with)|in contrast to|versus|vs)\b
  |其他|其它|别的|別的|很多|许多|許多|多数|多數|大多|有些|某些|传统|傳統|一般的?|常见|常見|市面
  |竞品|競品|相比|不同于|不同於|有的|普通`);const F=new RegExp((0,o.o)`
  \b(?:
      who(?:ever)?|anyone|people|users?|readers?|reviewers?|others?|some|critics|competitors?
      |anything|something|docs?|documents?|documentation|pages?|sentences?|texts?|statements?
      |readmes?|rules?|claims?|wording|phrases?|words?|marketing
    )\b[^,;]{0,40}\b(?:
      claim|describ|call|say|suggest|impl(?:y|ies)|present|advertis|sell|market|treat|think|believ
      |assum|mistak|confus|pretend|promis|use
    )\w{0,5}\b
  |\b(?:
      claims?|claiming|pretends?|myth|misconception|misunderst\w+|rumou?r|mistaken\w*|confus\w+
      |wrongly|falsely|so-called|the (?:words?|phrases?|terms?)|such as|for example|e\.g\.
      |examples?|whether
    )\b
  |误以为|誤以為|误认为|誤認為|有人|^说|^說|谁说|誰說|以为|以為|误解|誤解|所谓|所謂|号称|號稱
  |描述成|描述为|描述為|宣称|宣稱|声称|聲稱|说成|說成|例如|比如|是否|是不是`);const q=new RegExp((0,o.o)`
  ^[^;。]{0,40}\b(?:is|are|would be|was) (?:\w{1,12} )?
    (?:
      wrong|false|untrue
      |a (?:myth|misconception|mistake|misunderstanding|non-goal|lie)
      |forbidden
      |(?:not|no) (?:longer )?(?:a |an |the |our )?(?:goals?|aims?|claims?|promises?)
      |not (?:
          promised|claimed|guaranteed|possible|offered|allowed|true|the case|what|how|part|needed
          |required|used|involved|an option|the goal
        )
      |impossible|inaccurate|incorrect|out of scope|deferred|postponed|rejected|overkill|avoided
    )\b
  |^[^;。]{0,30}\b(?:
      (?:does|do) not exist
      |(?:must|should|may|can) not (?:appear|be (?:used|said|written|claimed))
    )\b
  |^, ?(?:这|這)?(?:种|種)?(?:说法|說法)?(?:是|都)?
    (?:不对|不對|不正确|不正確|错的|錯的|错误|錯誤|误解|誤解)
  |^[^,;。]{0,14}(?:
      不是|并非|並非|并不|並不|不在|不属于|不屬於|不做|不需要|的说法(?:是)?错|是错误|是錯誤|是不对
      |是不對|不对|不對|不正确|不正確|不存在|是误解|是誤解|不成立|为例|為例
    )`);const T=new RegExp((0,o.o)`
  \b(?:
      not|n't|never|non-?goals?|out of scope|myths?|misconceptions?|alternatives
      |compar(?:e|ed|es|isons?|ing)|versus|vs|related work|prior art|rejected|considered
      |anti-?patterns?|wrong|avoid|forbidden|prohibited|banned|limitations?|roadmap|future|planned
      |later|ideas|risks?|threats?|trade-?offs?|options|why
    )\b
  |不|并非|並非|非目标|非目標|误解|誤解|对比|對比|比较|比較|方案|备选|備選|风险|風險|路线图|路線圖
  |未来|未來|禁止|为什么|為什麼|局限|常见坑|權衡|权衡`);const Q=new RegExp((0,o.o)`
  ^(?:(?:while|whereas|like|in|with|for|as|tools like|products like|services like) )?
  (?:
    mem0|zep|letta|memgpt|cognee|langmem|langgraph|supermemory|memobase|memos|memoryos|graphiti
    |chatgpt|openai|basic memory|claude-mem|mem-?palace|a-mem|hindsight
    |(?:cursor|copilot|windsurf|gemini|claude|codex)(?:'s)? (?:keeps?|stores?|has|memor(?:y|ies))
    |(?:cursor|copilot|windsurf)(?=,)
  )(?![\w.-])`);const D=/\b(?:our|ours|we|this (?:memory|project|tool)|memtrust)\b|我们|我們|本(?:项目|專案|工具|系统|產品|产品)/;function isAsserted({sentence:e,from:t,to:s},n=t){const o=clauseOf(e,t);const i=o.replace(I,e=>"\xb7".repeat(e.length));if(S.test(i.replace(z," "))||O.test(masked(e.slice(Math.max(0,n-120),n))))return false;if(/\b(?:not|never|neither|hardly|no longer)\b|(?:不是|并非|並非)/.test(masked(e.slice(t,n))))return false;if(L.test(o)||L.test(e.slice(t,n))||F.test(o)||q.test(e.slice(s,s+80)))return false;if(Q.test(e)||Q.test(o.trimStart()))return false;return!C.test(o)||D.test(afterLast(o,C))}function isSetApart(e){return/[?]\s*$/.test(e)||T.test(e.toLowerCase().replace(/n['’]t\b/g," not").replace(/not (?:only|just)|不(?:仅|僅|只|光|但)/g," "))}function isQuestion(e){return/\?[\s"')❝]*$/.test(e)||/^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|吗\??$|嗎\??$|如何|怎么|怎麼/.test(e)}function masked(e){return e.replace(I,e=>"\xb7".repeat(e.length))}function clauseOf(e,t){const s=e.slice(Math.max(0,t-400),t);let n=0;for(const e of s.matchAll(A))if(!(e[0].startsWith(":")&&M.test(s.slice(n,e.index))))n=e.index+e[0].length;return s.slice(n)}function afterLast(e,t){const s=[...e.matchAll(new RegExp(t.source,`${t.flags}g`))].at(-1);return s===undefined?e:e.slice(s.index+s[0].length)};const W=new RegExp((0,o.o)`
    \b(?:
        amount of|minimum|maximum|requested|allocated|\d{1,6} ?[kmgt]i?b of
        |(?:cpu|cores|disk|ram) (?:and|or)
      ) (?:heap )?memory\b
    |\b(?:in|out of|gpu|virtual|physical|main|heap|peak|resident|device|video|working)[- ]memory\b
    |\bmemory[- ](?:
        usage|leaks?|footprint|safe|safety|consumption|limits?|allocat\w+|bandwidth|pressure
        |mapped|bound|efficient
      )\b
    |内存|記憶體`,"g");const B=new RegExp((0,o.o)`
  \b(?:
      memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|trusted baseline
      |context[- ](?:layer|hand-?off|sharing|file)
    )\b
  |记忆|記憶|召回|可信基[线線]`);const N=new RegExp((0,o.o)`
  ^(?:
      it|its|this|that|they|these|those|here|under the hood|behind the scenes|internally
      |technically|everything|all|each|every|we|our|ours
      |in (?:short|practice|other words|effect|essence|fact)
      |simply put|at (?:its|heart|the)|think of it|essentially|basically|effectively|actually
      |(?:accepted |the )?(?:facts|entries|notes)
      |the (?:\w+ )?(?:
          layer|store|system|tool|engine|service|product|back-?end|project|database|plugin|server
          |feature|whole thing
        )
    )\b
  |^(?:
      它|其|这|這|该|該|此|本|我们|我們|整个|整個|实际上|實際上|其实|其實|本质上|說白了|说白了
      |底层|底層|背后|背後|后端|後端|所有|全部|每
    )`);const H=new RegExp((0,o.o)`
    memor|remember|recall|baseline|\bgates?\b|forget
    |context[\s-]+(?:layer|hand-?off|sharing|file)
    |\bfacts?\b|\p{Script=Han}`,"iu");const K=/[\u0370-\u052F\u2100-\u214F\u2460-\u24FF\uFF00-\uFFEF\u{1D400}-\u{1D7FF}\p{Cf}]/u;function hidesLetters(e){return K.test(e)}function mentionsMemory(e){return H.test(e.replace(/[*_~]{1,100}/g,""))||hidesLetters(e)};const P=[[/^[#\s>]{1,12}/,""],[/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/g," "],[/\[([^\]\n]{1,300})\]\([^)\n]{0,300}\)/g,"$1"],[/<\/?[a-z][^<>\n]{0,300}>/gi," "],[/https?:\/\/[^\s)]{1,300}/g," "]];function plainOf(e){const t=P.reduce((e,[t,s])=>e.replace(t,s),e);return(0,i.j7)((0,i.cL)((0,i.MK)(t))).replace(/^\[![a-z]+\] ?/,"").replace(W," ram ")};const U="pinecone|weaviate|qdrant|milvus|zilliz|chroma(?:db)?|pgvector|lancedb|turbopuffer|vertex ai vector search";const J=(0,o.o)`
  external|hosted|remote|managed|cloud|cloud-hosted|third-party|separate|dedicated|standalone
  |central(?:i[sz]ed)?|off-site|shared|self-hosted|serverless|private`;const V="外部|外置|外接|云端?|雲端?|托管|託管|远程|遠端|第三方|独立|獨立|共享|专用|專用";const X=new RegExp((0,o.o)`
    (?:(?:${J}|semantic|${V})的?[ ,-]{0,2}){0,4}
      (?:
        \b(?:vector|embeddings?)[ -](?:data ?bases?|dbs?|stores?)\b
        |\b(?:${U})\b
        |(?:语义|語義)?向量 ?(?:数据库|數據庫|資料庫|资料库|存储|儲存|库|庫|db|store|database)
      )
    |\b(?:${J}),? (?:semantic )?(?:vector|embeddings?)[ -]
      (?:index(?:es)?|memory|search(?: (?:engine|service|back-?end))?)\b
    |(?:${V})的?(?:语义|語義)?向量 ?
      (?:索引|检索库|檢索庫|检索服务|檢索服務|引擎|记忆|記憶|检索|檢索)`,"g");const Z=new RegExp(`^(?:${U})$`);const G=/\b(?:local|in-repo(?:sitory)?|embedded|on-disk|in-process|bundled|sqlite)\b[ ,-]{0,2}$|(?:本地|内嵌|內嵌|仓库内|倉庫內)的?$/;const Y=(0,o.o)`
  (?:
    (?!
      (?:
        like|as|to|of|in|into|on|from|by|for|with|without|than|next|beside|near|and|or|not|no|nor
        |but|is|are|if|that|which|who|where|when|instead|rather|unlike|[a-z]{2,20}ing
      )\b
    )[a-z][a-z'-]{0,24},? ){0,6}`;const ee=`${Y}$`;const et=[new RegExp((0,o.o)`
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
      )${ee}`),new RegExp((0,o.o)`
      \b(?:
        stor(?:es?|ed|ing)|ke(?:eps?|pt)|sav(?:es?|ed|ing)|persist(?:s|ed|ing)?|h[eo]ld(?:s)?
        |liv(?:es?|ing)|sits?|rests?|stays?|remains?|resid(?:es?|ing)|index(?:es|ed|ing)?
        |embed(?:s|ded|ding)?|writ(?:es?|ten|ing)|push(?:es|ed|ing)?|upload(?:s|ed|ing)?
        |sync(?:s|ed|hroni[sz]ed)?|sen(?:ds?|t)|puts?|goes|go|lands?|ends? up|offload(?:s|ed|ing)?
        |mirror(?:s|ed)?|replicated|hosted|load(?:s|ed)|stream(?:s|ed)|serv(?:es|ed)
        |retriev(?:es|ed)|fetch(?:es|ed)|looked up|pulled|quer(?:ies|ied)|search(?:es|ed)
      ) (?:[^\s,;.]{1,24} ){0,8}?
      (?:in|into|to|on|inside|within|from|out of|through|via|by|against|with) (?:top of )?
      ${ee}`),new RegExp((0,o.o)`
      \b(?:
        (?:
            powered|backed|driven|built|based|supported|provided|delivered|implemented|runs?
            |running|sits?|relies|rely|depends?|rests?
          ) (?:[^\s,;.]{1,20} ){0,3}?(?:on top of|on|by|upon|around|via|over|atop|with)
        |us(?:es?|ing)|quer(?:ies|y|ying)|consults?|searches|asks|calls|runs?|operates?|maintains?
        |talks? to|sits|stands|lies|leverag(?:es?|ing)|employs?|needs|requires
      ) ${ee}`),new RegExp((0,o.o)`
      \b(?:
        provides?|offers?
        |gives?(?: (?:you|agents?|teams?|them|your \w{1,20}|every \w{1,20}))?
        |ships?(?: with)?|includes?|features?|bundles?|comes? with|has|have|spins? up
        |introduc(?:es?|ing)|delivers?
      ) ${ee}`),new RegExp((0,o.o)`
      (?:\bmemor(?:y|ies)|\brecall|记忆|記憶)
      (?: (?:layer|store|system|engine|service|product|database|for [a-z ]{2,20}))?
      (?: ?[:(—–,]| - ) ?${ee}`),/(?:^|[^=<>!])[=≈] ?(?:an? |一个|一個)?$/,new RegExp((0,o.o)`
    (?:
      是|即为|即為|即|为|為|成为|成為|作为|作為|当作|當作|当成|當成|等同于|等同於|等于|等於|相当于
      |相當於|属于|屬於|变成|變成|充当|充當|堪称|堪稱|视为|視為|看作|看成|叫做|称为|稱為|无非|無非
      |不过|不過|等價於|化身
    )[^,;。:]{0,12}$`),/(?:存|放|写|寫|落|推|推送|上传|上傳|同步|托管|託管|索引|嵌入|持久化|归档|歸檔|迁移|遷移|交|住|保留|沉淀)(?:储|儲|存|置)?(?:在|到|进|進|入|于|於|给|給|至)[^,;。]{0,12}$/,new RegExp((0,o.o)`
    (?:
      由|以|用|使用|采用|採用|基于|基於|依托|依託|依赖|依賴|借助|藉助|靠|通过|透過|建立在|建在
      |构建在|构建于|構建於|搭建在|运行在|運行在|内置|內建|接入|查询|查詢|调用|調用|访问|訪問|连接
      |連接|检索|檢索|读写|讀寫|提供|带来|帶來|配备|自带|自帶|相当于一个
    )(?:了)?[^,;。]{0,10}$`),/(?:记忆|記憶)[^,;。:]{0,8}(?:[:(—–-]|就) ?[^,;。:]{0,8}$/];const es=new RegExp((0,o.o)`
  ^s? (?:(?:that|which|now|silently|quietly|also) ){0,2}
    (?:
      stores?|holds?|keeps?|remembers?|backs?|powers?|drives?|hosts?|underlies
      |sits? (?:behind|under|beneath)|lies (?:behind|under)
      |is (?:where|what|how|the (?:heart|core|home|backbone|engine|brain|store|place))
    )\b
  |^(?:来|來|负责|負責|就|中|里|裡|內|内){0,2}
    (?:保存|存储|儲存|存放|承载|承載|记住|記住|支撑|支撐|驱动|驅動|构成|構成|存着|存著|就是)`);const en=/^(?:[ -](?:based|backed|powered|style|driven))?[ -](?:agent[ -]|ai[ -])?memor(?:y|ies)\b|^(?:型|式)?的?(?:记忆|記憶)/;const eo=new RegExp((0,o.o)`
  ^s? (?:
      is|are|was|were|can|may|must|should|do|does|did|would|will|could|might|has|have|had|make
      |makes|need|needs|bring|brings
    )\b
  |^(?:会|會|是|有|不|在|可|需|能|将|將|使|让|讓|带来|帶來|的|很|也|太|虽|雖|,)`);const ei=/(?:^|[,;:.(] ?|\b(?:and|or|then|please|to) )$/;const er=/^(?:$|[.,!;)。]| (?:for|of|to|that|which|with|behind|under|in|built|made|across|between|[a-z]{2,16}ed)\b|记忆|記憶)/;const ea=new RegExp((0,o.o)`
  ^(?:
    use|store|keep|save|push|put|send|write|read|index|add|run|build|treat|consider|call|leverage
    |load|embed|search|upload|sync|persist|hold|include|require|employ|provide|offer|turn|make
    |convert
  ) `);const ec=/^(?:(?:a|an|the|your|our|one|simply|just|basically|essentially|[a-z]{3,14}ly) ){0,3}$/;const el=200;const ed=80;function relationTo(e,{from:t,to:s}){const n=e.slice(Math.max(0,t-el),t);const o=t-n.length;for(const t of et){const i=t.exec(n);if(i===null||i[0].includes(",")&&eo.test(e.slice(s)))continue;if(/^\w{2,16}ing (?:and \w{2,16}ing )?of\b/.test(i[0]))continue;if(ea.test(i[0])&&ei.test(n.slice(0,i.index)))continue;return{from:o+i.index,isAlone:false}}const i=e.slice(s,s+ed);if(es.test(i)||en.test(i))return{from:t,isAlone:false};const r=ec.test(e.slice(0,t))&&er.test(i)&&!Z.test(e.slice(t,s));return r&&!eo.test(i)?{from:t,isAlone:r}:null};const eu=50;const ep=5;function claimsIn(e){const t=[];const s=new Set;const n=(0,i.j7)(e.headings[0]?.title??"");let o={text:"",headings:0,asked:[]};for(const{sentence:i,isFar:r}of ownSentences(e,mentionsMemory(n))){if(r){o={text:"",headings:i.headings.length,asked:[]};continue}for(const e of partsOf(i)){const r=plainOf(e);if(r.length<ef)continue;const a=e===i.text?contextOf(i,n,o):eh;const c=kindsIn(r,a).filter(e=>e!=="boast"||!y.test(i.text));const l=isQuestion(r);const d=em.test(r)?o.asked:[];for(const e of isUnderForeignTitle(i)?[]:[...l?[]:c,...d]){const n=`${e}:${shortDigest(r)}`;if(s.has(n))continue;s.add(n);t.push({kind:e,line:i.line,column:i.column,key:n});if(t.length>=eu)return t}o={text:r,headings:i.headings.length,asked:l?c:[]}}}return t}function shortDigest(e){const t=(0,n.Xz)(e.replace(/\p{Cs}/gu,""));return t.slice("sha256:".length,"sha256:".length+8)}const em=/^(?:yes|yep|indeed|correct|absolutely|of course)\b|^(?:是的|对|對|没错|當然|当然)/;function*ownSentences(e,t){let s=false;let n=false;for(const o of(0,r.c)(e)){s=o.isQuoted&&(s||o.text.startsWith("[!"));if(o.kind==="code"||o.isQuoted&&!s)continue;const e=mentionsMemory(o.text);const i=!e&&!n&&!t&&![...o.headings,...o.leadIns].some(mentionsMemory);if(!i)n=e;yield{sentence:o,isFar:i}}}function isUnderForeignTitle({headings:e,leadIns:t}){return[...e,...t].some(isSetApart)}function contextOf({headings:e,leadIns:t},s,n){return{page:s,before:n.headings===e.length?n.text:"",headings:e,leadIns:t}}const ef=4;function partsOf({text:e}){return/^\s*\|/.test(e)?e.split("|"):[e]}const eh={page:"",before:"",headings:[],leadIns:[]};function ownSubject(e,t){const s=/^[\p{L}\d][\p{L}\d.-]{2,40}/u.exec(t)?.[0];const n=s!==undefined&&e.startsWith(`${s} `)&&!/^(?:the|this|our|how|what|why|about|agent|project|memory)$/.test(s);return n?`it ${e.slice(s.length+1)}`:e}function kindsIn(e,t){const s=ownSubject(e,t.page);const n=[];const o=B.test(s)||refersBackToMemory(s,t);if(o||isUnderMemoryTitle(t)){if(!eg.test(s)&&isDescribedAs(s,X,o))n.push("vector-database");if(isDescribedAs(s,k,o)||saysChatsAreSynced(s,o))n.push("chat-sync");if(isDescribedAs(s,l,o)||saysAgentFilesAreReplaced(s,o))n.push("agent-file")}const i=b.test(s)&&!w.test(s);const r=g.test(s)?[...f,...h]:f;if(u.test(s)&&!i&&r.some(e=>isAssertedAnywhere(s,e)))n.push("boast");return n}function saysChatsAreSynced(e,t){if(!t&&!startsWith(e,j.map(({pattern:e})=>e)))return false;return j.some(({pattern:t,needs:s})=>(s===undefined||s.test(e))&&isAssertedAnywhere(e,t))}function saysAgentFilesAreReplaced(e,t){if(!t&&!startsWith(e,d))return false;return d.some(t=>isAssertedAnywhere(e,t)&&!/\bagents\.md (?:file )?(?:now )?(?:replaces|supersedes)|links? to/.test(e))}const eg=new RegExp((0,o.o)`
  (?:^|❝ )(?:
      build|create|implement|learn|set up|design|develop|deploy|integrate|configure|explore
      |understand
    )\b
  |\b(?:guides?|walks?|teach(?:es)?|helps?) (?:you|users|developers|teams|readers) `);function refersBackToMemory(e,t){return N.test(e)&&(B.test(t.before)||isUnderMemoryTitle(t))}function isUnderMemoryTitle({page:e,headings:t,leadIns:s}){return[e,...t,...s].some(e=>B.test(e.toLowerCase()))}function isDescribedAs(e,t,s){let n=0;for(const o of e.matchAll(t)){n+=1;if(n>ep)return false;const[t,i]=[o.index,o.index+o[0].length];if(G.test(e.slice(Math.max(0,t-20),t))||G.test(/^[^ ]* ?/.exec(o[0])?.[0]??""))continue;const r=relationTo(e,{from:t,to:i});if(r===null||!s&&!r.isAlone&&r.from>eb)continue;if(isAsserted({sentence:e,from:r.from,to:i},t))return true}return false}const eb=12;function startsWith(e,t){return t.some(t=>{const s=t.exec(e);return s!==null&&s.index<=eb})}const ew=new Map;function everywhere(e){const t=ew.get(e)??new RegExp(e.source,`${e.flags.replace("g","")}g`);ew.set(e,t);return t}function isAssertedAnywhere(e,t){let s=0;for(const n of e.matchAll(everywhere(t))){if(isAsserted({sentence:e,from:n.index,to:n.index+n[0].length}))return true;s+=1;if(s>=ep)break}return false};const ey="memtrust:demo";const ex=/^\s*memtrust:demo(?![\w-])/;const ev=/\bfixture=(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"']{1,300}))/g;function demosIn(e){return e.comments.flatMap(({text:e,line:t,column:s})=>{if(!ex.test(e))return[];const n=[...e.matchAll(ev)].map(([,e,t,s])=>e??t??s??"");return n.length===0?[{fixture:null,line:t,column:s}]:n.map(e=>({fixture:e,line:t,column:s}))})};const ek=(0,o.o)`
  false|fake|fabricated|untrue|poisoned|malicious|injected|planted|forged|bogus|misleading
  |unadopted|unaccepted|contaminated|tampered|stale|outdated|out-of-date|expired|superseded
  |obsolete`;const e$="虚假|虛假|假的?|错误|錯誤|伪造|偽造|恶意|惡意|投毒|被?污染|过期|過期|过时|過時|陈旧|陳舊|失效";const eR=(0,o.o)`
  (?:
    \b(?:${ek})(?:[ -](?:and|or|&|\/)[ -](?:${ek}))?[ -]
      (?:(?:agent|ai|repo|repository|project|accepted|trusted|candidate|shared)[ -]){0,2}
      (?:memor(?:y|ies)|facts?)\b
    |\bmemor(?:y|ies)[ -](?:poison\w*|injections?|contamination|tampering|staleness|drift)\b
    |\b(?:poisoning|staleness|contamination) of (?:\w{1,20} ){0,2}memor(?:y|ies)\b
    |(?:${e$})的?(?:记忆|記憶|事实|事實)
    |(?:记忆|記憶)(?:投毒|污染|过期|過期)
  )`;const eE=String.raw`(?:\bdemos?\b|\bdemonstrations?\b|\bshowcases?\b|\bwalk-?throughs?\b|演示|示范|示範|展示)`;const e_=String.raw`[^.;。；]{0,80}?`;const ej=(0,o.o)`
  (?:
    \b(?:
        complete[ds]?|completely|done|finished|ready|available|shipped|implemented
        |pass(?:es|ed|ing)?|green|works?|working|ran|runs|verified|proven|proves?|succeeds?
        |succeeded|recorded|published|shows?|showed|demonstrates?|demonstrated|included|ships?
        |in place
      )\b
    |\b(?:is|are|now|went|goes) live\b|完成|通过|通過|跑通|就绪|就緒|可用|上线|上線|证明|證明
  )`;const eI=(0,o.o)`
  \b(?:
    our|my
    |(?:see|watch|try|view|check out|visit|explore|read|follow) (?:the|this|our|a|an)
    |(?:we|it|this \w{2,20}|now|which|that|i) (?:have |has |just |now |also |already )?
      (?:
        have|has|built|build|builds|ran|run|runs|completed|finished|shipped|ships|includes?
        |included|provides?|offers?|published|recorded|made|added|gives?|comes with|with
      )
    |comes with|ships with|now with|with working|includes
  ) (?:(?!no\b|not\b)[a-z-]{1,20} ){0,3}`;const eS=String.raw`\b(?:shows?|showed|showing|proves?|proved|illustrates?|verif(?:y|ies)|exhibits?)\b`;const eO=(0,o.o)`
  \bdemonstrat(?:es|ed|ing)\b|\bshowcas(?:es|ed|ing)\b
  |(?<=\b(?:we|tests?|fixtures?|cases|demos?|examples?|which|that) (?:\w{1,12} )?)
    (?:demonstrate|showcase)\b`;const eA=(0,o.o)`
  \b(?:
    caught|rejected|blocked|dropped|detected|excluded|refused|planted|filtered|ignored|found
    |flagged|kept out
    |not (?:\w{1,12} )?(?:used|trusted|believed|selected|recalled)
  )\b`;const eM=[new RegExp(`${eI}(?:${eR}${e_}${eE}|${eE} (?:of|for|on|about)${e_}${eR})`),new RegExp(`${eR}${e_}${eE}${e_}${ej}`),new RegExp(`${eE} (?:of|for|on|about)${e_}${eR}${e_}${ej}`),new RegExp(`${eE}${e_}${eR}${e_}(?:${ej}|${eA})`),new RegExp(`${eE}${e_}${ej}${e_}${eR}`),new RegExp(`${eR}${e_}${eA}${e_} (?:in|by) (?:our|the|this|a) (?:[a-z-]{1,16} ){0,2}${eE}`),new RegExp(`^${eE} of${e_}${eR}${e_}:`),new RegExp(`(?:${eO})${e_}${eR}`),new RegExp(`${eE}${e_}${eS}${e_}${eR}`),new RegExp((0,o.o)`
      ${eR}${e_}\b(?:is|are|was|were|been|being|fully) (?:\w{2,16} )?
        (?:demonstrated|showcased)\b
      |${eR}[^.;,]{0,40}[:–—-] ?demonstrated\b`),new RegExp(`(?:我们|我們|本项目|本專案|本仓库|本倉庫)的?${e_}${eR}的?${eE}`),new RegExp(`(?:演示|示范|示範|展示)(?:了|出)${e_}${eR}`)];const ez=new RegExp(`${eE}${e_}${ej}`);const eL=new RegExp(eR);const eC=new RegExp(`${eR}${e_}${eE}|${eE} (?:of|for|on|about)${e_}${eR}`);const eF=new RegExp(`${eE}|${eO}`);const eq=new RegExp(`${eS}|${eO}`);const eT=new RegExp(eA);const eQ=20;const eD=/\[x\]|[✅✔☑]/iu;const eW=new RegExp((0,o.o)`
  \b(?:
      must|should|shall|will|needs?|ought|has to|have to|to be|todo|tbd|wip|in progress|pending
      |before|once|when|goals?|aims?|requires?|required|specs?|specifications?|plan(?:s|ned)?
      |upcoming|coming|draft|proposed|want(?:s|ed)?|criteri(?:a|on)|define[sd]?|let(?: us|'s)
      |how to
    )\b
  |应|應|必须|必須|需|将|將|待|尚|未|目标|目標|计划|計劃|才|规格|規格`);const eB=30;const eN=new RegExp((0,o.o)`
  \b(?:
      papers?|researchers?|authors?|stud(?:y|ies)|et al|attackers?|humans?|patients?|participants?
      |literature|arxiv
    )\b
  |论文|論文|研究`);const eH=/\?[\s"')❝]*$|^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|[吗嗎]\??$/;function showingsIn(e){const t=[];const s=new Set;const o=e.headings[0]?.title??"";let i={text:"",headings:0};for(const a of(0,r.c)(e)){if(a.kind==="code"||a.isQuoted)continue;const r=[o,...a.headings,...a.leadIns,...i.headings===a.headings.length?[i.text]:[]];i={text:a.text,headings:a.headings.length};if(!mentionsDemo(a.text))continue;const c=plainOf(a.text.replaceAll("|"," : "));if(!isShowing(c,a,r,isTicked(e,a)))continue;const l=(0,n.Xz)(c.replace(/\p{Cs}/gu,"")).slice("sha256:".length,"sha256:".length+8);if(s.has(l))continue;s.add(l);t.push({line:a.line,column:a.column,key:l});if(t.length>=eQ)break}return t}function mentionsDemo(e){return/demo|showcas|walk-?through|演示|示范|示範|展示/i.test(e.replace(/[*_~]{1,100}/g,""))||hidesLetters(e)}const eK=400;function isTicked(e,{line:t}){return eD.test((e.lines[t-1]?.raw??"").slice(0,eK))}function isShowing(e,t,s,n){if(!eF.test(e))return false;const o=eM.map(t=>t.exec(e)).find(e=>e!==null)??(n?eC.exec(e):null)??(s.some(e=>eL.test((0,i.j7)(e)))?ez.exec(e):null);if(o===null||eH.test(e)||eN.test(e)||eW.test(e.slice(0,o.index+o[0].length+eB)))return false;if([...t.headings,...t.leadIns].some(isSetApart))return false;return isAsserted({sentence:e,from:o.index,to:e.length})&&!F.test(o[0])&&!/\b(?:not|never)\b|不|没有|沒有/.test(claimBeforeItsVerb(o[0]))}function claimBeforeItsVerb(e){const[t=""]=e.split(eq);return t.replace(eT,"")}var eP=s(613);var eU=s(7713);const eJ=["trusted_baseline","trust_level","source_class","included_in_context","body_included","memory_id"];const eV=["statement","body","content","text","summary","claim","fact","value","memory","note","observation","observations","lesson","decision","rule"];const eX=["status","confidence","topic","superseded_by","source_ref","source_id","claim_key","agent_id","session_id","importance"];const eZ=["photo","photos","image","images","img","thumbnail","video","src","href","url"];const eG=new RegExp((0,o.o)`
  ^(?:\w{1,20}_)?memor(?:y|ies)(?:_(?:entries|facts|items|records|notes|list|context))?$
  |^(?:accepted_|candidate_|trusted_|known_|repo_|project_)?facts$`);const eY=/^memory$/;const e0=new RegExp((0,o.o)`
  ^(?:
    |entries|facts|memory|items|results|selected|skipped|records|notes|learnings|lessons|decisions
    |statements|context|knowledge|recall|recalled
  )$`);const e1=/^(?:selected|skipped|recalled|trusted)_memor(?:y|ies)$/;const e2=new RegExp((0,o.o)`
    "(?:
        trusted_baseline|trust_level|source_class|included_in_context|body_included
        |\w{0,30}memor(?:y|ies)\w{0,30}|\w{0,30}facts|budget_?chars|skipped|claim_key
        |superseded_by|topic|metadata|ait\.\w{1,40}|memtrust\.\w{1,40}
      )"
    |"(?:fact|candidate|memory|note|attempt|live)[:/]
    |\\u00[46-7]`,"i");const e4=/(?:^|[/._-])(?:memor(?:y|ies)|recall(?:ed|s)?|context[._-]manifest)(?=[/._-])/i;const e3=new RegExp((0,o.o)`
    (?:^|\/)(?:locales?|i18n|lang(?:uages?)?|translations?|messages|_locales|l10n)\/
    |(?:^|\/)[a-z]{2}(?:[-_][a-z]{2,4})?\.json$`,"i");const e6=["memory_query","selected_memory","skipped_memory","trusted_baseline_refs","budget_chars","rendered_chars","policy_exclusions"];const e8=/^(?:ait|memtrust)\.|(?:^|[._-])(?:memor(?:y|ies)|recall|context[._-]manifest)(?:[._-]|$)/i;function mayCarryMemory(e,t){return e2.test(e)||e4.test(t)}function carrierOf(e,t){const s=isItem(t)?t:{};const n=new Set(Object.keys(s).map(snakeCase));const o=["query","selected","skipped"].every(e=>n.has(e));const i=["schema","kind","type"].some(e=>typeof s[e]==="string"&&e8.test(s[e]));const r=typeof s["name"]==="string"&&typeof s["version"]==="string";const a=e.slice(e.lastIndexOf("/")+1);return{isMemory:o||e6.some(e=>n.has(e))||!r&&(i||e4.test(e)),isTranslation:e3.test(e),stem:snakeCase(a.replace(/\..*$/,""))}}function isInterface(e){return isItem(e)&&(typeof e["openapi"]==="string"||typeof e["swagger"]==="string")}function isMemory(e,t,s){const n=Object.keys(t).map(snakeCase);if(n.some(e=>e.startsWith("expected_")))return false;const has=e=>e.some(e=>n.includes(e));if(has(eJ))return true;if(!has(eV)||has(eZ))return false;const says=()=>Object.entries(t).some(([e,t])=>eV.includes(snakeCase(e))&&isSaid(t));if(eG.test(nameOf(e,s))&&has(eX))return true;return(holdsMemory(e,s)||isOwnMemory(t,n))&&says()}function holdsMemory(e,t){const s=nameOf(e,t);return eG.test(s)?t.isMemory||!eY.test(s):t.isMemory&&e0.test(s)}function areTexts(e,t,s){return t.length>0&&!s.isTranslation&&t.every(isSaid)&&holdsMemory(e,s)}function isOwnMemory(e,t){const states=(t,s)=>t.some(t=>typeof e[t]==="string"&&s.test(e[t]));if(states(["kind","type"],/^(?:\w{1,20}[_-])?memor(?:y|ies)(?:[_-]\w{1,20})?$|^(?:accepted|candidate|curated)[_-](?:fact|note)$/i))return true;if(states(["id","source_id","ref"],/^(?:fact|candidate|memory|note|attempt|live)[:/]/))return true;if(t.includes("claim_key")||t.includes("topic")&&(t.includes("body")||t.includes("statement")))return true;if(["kind","id","score","text","metadata"].every(e=>t.includes(e)))return true;return typeof e["memory"]==="string"&&t.includes("id")}function nameOf(e,{stem:t}){const s=snakeCase(e);return s===""&&eG.test(t)?t:s}function isSaid(e){if(Array.isArray(e))return e.length>0&&e.every(e=>typeof e==="string")&&e.some(isSaid);if(typeof e!=="string"||e.length>e5)return typeof e==="string"&&e.includes(" ");if(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{6}/u.test(e))return true;const t=e.trim().split(/\s+/);const s=t.filter(e=>/^["'(]?\p{L}[\p{L}'’-]*["')]?[.,;:!?]*$/u.test(e)).length;return s>=t.length*.6&&(t.length>=4||t.length===3&&/[.!?]$/.test(e.trim()))}const e5=2e3;function snakeCase(e){return e.replace(/([a-z0-9])([A-Z])/g,"$1_$2").replaceAll("-","_").toLowerCase()}function isItem(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)};const e7=["source","status","trust level"];const e9={source:["source_class","source_type","source","sources","source_id","source_ref","source_path","source_file_path","source_trace_ref","provenance","kind"],status:["status"],"trust level":["trust_level","trust"]};const te=12;const tt=20;const ts=2e5;const tn=/^(?:accepted|candidate|advisory|superseded|stale|policy[_-]blocked|rejected|excluded)$/i;function unlabelledIn(e,t){if(!mayCarryMemory(e,t))return[];const s=valuesOf(e,to.test(t));if(s===undefined||isInterface(s))return[];return new Look(e,s,carrierOf(t,s)).unlabelled()}const to=/\.(?:jsonl|ndjson)$/i;function valuesOf(e,t){const s=e.replace(/^\uFEFF/,"");const n=t?undefined:parsed(s);if(n!==undefined)return n;const o=s.split("\n").map(e=>e.trim()).filter(e=>e!=="");const i=[];for(const e of o){const t=parsed(e);if(t===undefined)return undefined;i.push(t)}return i}function parsed(e){try{const t=JSON.parse(e);return t}catch{return undefined}}let Look=class Look{text;data;carrier;found=new Map;labelled=new Set;ids=[];left=ts;constructor(e,t,s){this.text=e;this.data=t;this.carrier=s}unlabelled(){this.walk(this.data,"",0,e7);if(isItem(this.data))this.map("",this.data,e7);for(const{list:e,ids:t}of this.ids)this.add(e,t.filter(e=>!this.labelled.has(e)).map(()=>e7));return[...this.found.values()]}walk(e,t,s,n){this.left-=1;if(s>te||this.left<0)return;if(Array.isArray(e)){this.list(t,e,n);for(const o of e)this.walk(o,t,s+1,n)}else if(isItem(e)&&!isItem(e["expect"])){const t=n.filter(t=>!saysOfAll(e,t));for(const[n,o]of Object.entries(e)){const e=columnsOf(o,this.data);if(e!==null)this.items(n,[e]);else if(isItem(o))this.map(n,o,t);else if(typeof o==="string"&&this.carrier.isMemory&&areTexts(n,[o],this.carrier))this.add(n,[t]);this.walk(o,n,s+1,t)}}}list(e,t,s){this.items(e,t.filter(isItem));const n=t.filter(e=>typeof e==="string");if(n.length===0)return;if(areTexts(e,n,this.carrier))this.add(e,n.map(()=>s));else if(e1.test(snakeCase(e)))this.ids.push({list:e,ids:n})}map(e,t,s){if(!holdsMemory(e,this.carrier)||isItem(t["expect"])||isItem(t["properties"]))return;const n=Object.values(t);const o=n.filter(isItem);if(o.length===n.length)this.items(e,o);else if((e!==""||n.every(e=>typeof e==="string"))&&areTexts(e,n,this.carrier))this.add(e,n.map(()=>s))}items(e,t){const s=t.filter(t=>isMemory(e,t,this.carrier)).map(e=>{const t=missingIn(e);const s=e["source_id"]??e["id"];if(t.length===0&&typeof s==="string")this.labelled.add(s);return t});this.add(e,s)}add(e,t){const s=t.filter(e=>e.length>0);if(s.length===0)return;const n=this.found.has(e)||this.found.size<tt?e:"";const o=this.found.get(n);const i=e7.filter(e=>o?.missing.includes(e)===true||s.some(t=>t.includes(e)));this.found.set(n,{list:n,missing:i,count:s.length+(o?.count??0),line:o?.line??lineOf(this.text,n)})}};function columnsOf(e,t){if(!isItem(e)||e["type"]!=="array")return null;const s=resolved(e["items"],t);const n=isItem(s)?s["properties"]:undefined;return isItem(n)?Object.fromEntries(Object.keys(n).map(e=>[e,"stated"])):null}function resolved(e,t){const s=isItem(e)?e["$ref"]:undefined;if(typeof s!=="string"||!s.startsWith("#/"))return e;let n=t;for(const e of s.slice(2).split("/").slice(0,te))n=isItem(n)?n[e]:undefined;return n}function missingIn(e){const t=isItem(e["metadata"])?e["metadata"]:{};return e7.filter(s=>!e9[s].some(s=>isStated(e[s])||isStated(t[s])))}function saysOfAll(e,t){return e9[t].some(s=>isStated(e[s])&&(t!=="status"||typeof e[s]==="string"&&tn.test(e[s])))}function isStated(e){return typeof e==="string"?e.trim()!=="":typeof e==="object"&&e!==null&&Object.keys(e).length>0}function lineOf(e,t){const s=t===""?0:e.indexOf(JSON.stringify(t));return e.slice(0,Math.max(0,s)).split("\n").length};const ti=8*1024*1024;const tr=2*1024*1024;const ta=32*1024*1024;const tc=32;async function scanFiles(e,{claimed:t,documents:s,entries:n}){const o=new Set(t);const i=await textsOf(e,[...new Set([...t,...s])],ti);const r=await textsOf(e,n,ta);const a=new Set(t.filter(e=>!i.has(e)));let c=tr;const l=s.flatMap(e=>{const t=i.get(e);if(t===undefined)return[];const s=t.includes(ey);const n=o.has(e)&&mentionsMemory(t);const r=n&&t.length<=c;if(r)c-=t.length;else if(n)a.add(e);if(!r&&!s)return[];const l=(0,eP.h)(t.split(/\r\n|[\n\r]/));const[d,u]=r?[claimsIn(l),showingsIn(l)]:[[],[]];return[{path:e,claims:d,showings:u,demos:s?demosIn(l):[]}]});return{pages:l,entries:n.flatMap(e=>unlabelledIn(r.get(e)??"",e).map(t=>({path:e,...t}))),looked:{pages:t.filter(e=>!a.has(e)).length,entries:r.size},unread:t.filter(e=>a.has(e)),left:{pages:s.filter(e=>!i.has(e)||a.has(e)).length,entries:n.length-r.size}}}async function textsOf(e,t,s){const n=new Map;let o=s;for(let s=0;s<t.length&&o>0;s+=tc){for(const[i,r]of(await e.read(t.slice(s,s+tc),eU.nx))){if(r.kind!=="bytes"||r.bytes.length>o)continue;o-=r.bytes.length;n.set(i,Buffer.from(r.bytes).toString("utf8"))}}return n}})};