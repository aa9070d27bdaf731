export const modules={33158:(function(e,t,n){n.d(t,{H5:()=>afterLast,Wc:()=>isTold,bX:()=>isNegated,ft:()=>endOfAllowed,pt:()=>isForbiddenBy,x9:()=>isOrder});var s=n(30660);const o=(0,s.fv)("g")`
  \b(?:do not|never|not|must not|should not|without) (?:ever |you dare )?
    (?:forget(?:ting)?|fail(?:ing)?|neglect(?:ing)?|hesitat(?:e|ing)|be (?:afraid|shy|reluctant)
      |refus(?:e|ing)|omit(?:ting)?|refrain(?: from)?|be slow)(?: to)?(?= |$)
  |\bnot only\b|\bno matter\b
  |\bno (?:longer|exceptions?|questions?|doubt|hesitation)\b|\bwhy not\b|\bif not\b|别忘了|不要忘记|務必|务必
  |不得不`;const i=new RegExp((0,s.oR)`
  \b(?:not|never|no|none|nobody|avoid(?:ing|s)?|without|stop(?:s|ping)?|refuse[sd]?|refusing|forbid(?:s|den)?
      |prohibit(?:s|ed)?|disallow(?:s|ed)?|instead of|rather than|refrain(?:ing)?|prevent(?:s|ing|ed)?
      |block(?:s|ing|ed)?|reject(?:s|ing|ed)?|against|neither|nor|unless|hardly|resist|nicht|nie|niemals
      |kein\w*|vermeide\w*|nunca|jamás|evit[ae]\w*|jamais|ne|n'|illegal|unacceptable|inappropriate|dangerous
      |wrong|bad|mistake|cannot|unable)\b
  |(?:^|[\s,])(?:не|никогда|нельзя|избегай|запрещено|évite\w*)(?=\s)|不要|不得|禁止|切勿|请勿|請勿|不能|不可|严禁|嚴禁|避免
  |(?:^|[，。])别|勿|不应|不應|不允许|拒绝|防止|不准`);const a=new RegExp((0,s.oR)`
  [:：;；。]|[—–]| - |
  \b(?:
      but|instead|however|rather,|otherwise|therefore|so that|then|just|simply|so,|yet|please|now
    )\b
  |但是|而是|然后`);const r=(0,s.fv)("iu")`
  \b(?:attack(?:er|ers|s|ing)?|adversar\w+|malicious\w*|inject(?:ion|ions|ed|s)?|injecting
      |jailbreak(?:s|ing)? (?:attempts?|prompts?)|phish\w+|hostile|poison\w*|untrusted|suspicious
      |threat(?:s| actors?)|red flags?|anti-?patterns?|exploit(?:s|ation)?|hackers?|spoof\w*|tamper\w*
      |detect(?:s|ed|ing|ion)?|watch (?:out )?for|look(?:s|ing)? (?:out )?for|scan(?:s|ning)? for|beware
      |such as|for example|e\.g\.|for instance|examples?(?: of)?|phrases?|strings? like|texts? like
      |things like|patterns? (?:like|such)|sentences? like|asks? (?:you|the agent|it|claude|the model)
      |(?<!\busers? )asks? for|tells? (?:you|the agent|it|claude|the model)
      |instructs? (?:you|the agent|it|claude|the model)|claims? (?:that|to)|attempts? (?:to|at)|attempting to
      |tr(?:y|ies|ying) to|tricks?|told to|asked to|instructions? like
      |(?:texts?|files?|comments?|messages?|content|pages?|instructions?|sentences?) (?:that |which )?
      (?:says?|saying|reads?)|contains?|risks? of|possib\w+|vulnerab\w+|flag (?:any|if|when|it)
      |report (?:any|if)|if (?:any|some) (?:\w+ )?(?:file|text|content|document|page|output|comment|issue
        |instruction|prompt)s?\b|whether|tempt(?:ed|ing|ation)|violation|detector|refers? to|means
      |rationali[sz]\w+|reward hacking|misuse|abuse)\b
  |攻击|注入|恶意|例如|比如|可疑|诱导|试图|企图|检测|攻擊|惡意|インジェクション|攻撃|悪意|例えば|Angreifer|атакующ|злоумышленник`;const l=/https?:\/\/\S+|\b[\w-]{2,60}\.[\w-]{2,60}\b/g;const c=(0,s.fv)("iu")`
  \b(?:do not|don'?ts?|never|forbidden|prohibit\w*|anti-?patterns?|not allowed|disallowed|avoid\w*|bad|wrong
      |red flags?|threats?|attack\w*|injections?|jailbreak\w*|malicious|suspicious|must not|should not
      |may not|can not|cannot|will not|wo not|what not|refuse\w*|reject\w*|block\w*|detect\w*
      |watch (?:out )?for|look(?:ing)? for|scan\w* for|examples? of|unsafe|dangerous|vulnerab\w+
      |rationali[sz]\w+|adversarial|mistakes?|pitfalls?|off-limits|out of scope|violations?|exploit\w*
      |indicators?|warning signs|attempts?|misuse|abuse\w*|red team\w*|payloads?
      |security (?:concerns?|risks?|issues?|smells?|threats?)|common excuses|excuses?|payload|do n't|risks?
      |unacceptable|banned|signals?|symptoms?|bypass\w*|evasion|obfuscat\w*|lures?|untrusted
      |privilege escalation|reverse shells?|penetration|pentest\w*|hacking|ctf|test (?:cases|prompts)
      |scenarios?|flag (?:any|these|the following|all|every|each|as)|(?:check|hunt)(?:s|ing)? for
      |failure (?:modes?|patterns?)|code smells?)\b
  |❌|🚫|⛔|禁止|不要|严禁|危险|攻击|注入|避免|反模式|恶意|禁忌|verboten|prohibido|interdit|禁止事項|запрещ`;const d=(0,s.fv)("u")`
  ^[\s"'(]*(?:❌|🚫|⛔|✗|✘|✖|❎|🔴|👎|☠|⚠️? ?(?:never|do not)|(?:bad|wrong|incorrect|don'?ts?|do not|never|avoid
        |forbidden|prohibited|not allowed|unsafe|dangerous|anti-?pattern|no|red flag|attack|threat|injection
        |example|malicious|risk|blocked|reject|禁止|错误|不要|反例|危险)(?: [a-z]{1,12})?\s?[:：—–-])`;const u=new RegExp((0,s.oR)`
  (?:^|[,:;.!?()—–>\]"'❝]|[，。：；、]| - |\b(?:and|then|please|now|must|should|shall
        |(?:you|agents?|claude|assistants?|models?|we|i) (?:will|can|may)|always|just|also|or|you|simply
        |immediately|first|instead|agents?|assistants?|claude|copilot|models?|ai|kindly|not|never|either|next
        |finally|only|again|therefore|so|afterwards|but|do|quietly|silently|secretly|[a-z]{3,20}ly
        |(?:use|using|run|call|open) \S{1,30} to|(?:need|have|has|sure|remember|forget|fail|hesitate|required
        |instructed|supposed|ordered|free|asked|want you|task is|goal is|job is|allowed|permitted|afraid
        |authori[sz]ed|expected|neglect|duty is|refuse|mission is|omit) to))[\s"'(❝]*$`);const f=/^[\s|]*(?:['"]{1,2}[^'"]{1,80}['"]{1,2}|--?[a-z][\w-]{0,40})(?: ?\([^)]{0,40}\))?\s*(?:[:—–|-]|->|→)+\s*$/;const p=/\b(?:if|whether|unless|in case)\b[^,，]*$/;const h=new RegExp((0,s.oR)`
  ^[^。、]{0,12}(?:しない|せず|しては(?:いけ|なら)|禁止|べきではな)
  |^ ?(?:is|are|would be|must be|should be) (?:\w+ )?(?:forbidden|prohibited|not allowed|disallowed|wrong|never
      |unacceptable|rejected|blocked|refused|banned|a (?:violation|red flag)|an? (?:attack|injection|lure)|not )`);function isNegated({sentence:e,from:t,to:n}){const s=e.slice(Math.max(0,t-300),t).replace(o," ");const r=afterLast(s,a);const l=e.slice(n,n+60);if(h.test(l))return true;const c=Math.max(r.lastIndexOf(","),r.lastIndexOf("，"));if(c<0)return i.test(r);if(i.test(r.slice(c+1)))return true;return i.test(r.slice(0,c))&&/\b(?:or|nor)\b|或|、/.test(r.slice(c)+e.slice(t,t+200))}const m=new RegExp((0,s.oR)`
  (?:[,;:–—]|,? (?:but|and)) (?:never|do not|must not|should not|may not|avoid|not)
  (?! mind\b| only\b) (?:(?! (?:and|then|but|so|instead) )[^,;])*$`);const g=400;function endOfAllowed({sentence:e,from:t}){const n=e.length;const s=n-t>g?null:m.exec(e.slice(t));return s===null||s[0].replace(o,"")!==s[0]?n:t+s.index}function isTold({sentence:e,from:t}){return d.test(e)||r.test(e.slice(Math.max(0,t-400),t).replace(l," "))}function isOrder({sentence:e,from:t,to:n}){const s=e.slice(Math.max(0,t-200),t);return u.test(s)&&!p.test(s)&&!f.test(s)&&!(/["'(]$/.test(s)&&/^["')]/.test(e.slice(n)))}function isForbiddenBy(e){return c.test(e.toLowerCase().replace(/\b(do|must|should|may|wo)n['’]t\b/g,"$1 not").replace(o," "))}function afterLast(e,t){const n=[...e.matchAll(new RegExp(t.source,`${t.flags}g`))].at(-1);return n===undefined?e:e.slice(n.index+n[0].length)}}),};
