export const id=9028;export const ids=[9028];export const modules={32104:(function(e,t,s){s.d(t,{a:()=>isProcedure,n:()=>readsAlone});var n=s(30660);const o="(?:project|repo|repository|codebase|monorepo|workspace)\\b";const r=new RegExp((0,n.oR)`
  \b(?:this|these|those) (?!${o})(?!(?:is|are|was|means?|way|time|that|which|who|with|of|in|from|for)\b)[a-z]
  |\b(?:in|of|for|from|to|on|by|with|under|into|at|through|covers?|uses?|up|calls?|checks?|see) that\s
    (?!${o})[a-z]+(?=[\s.,;:)]|$)(?! (?:is|are|was|has|have|must|can|should)\b)
  |\b(?:all|the other|the) (?:two|three|four|five|six|seven|eight|nine|ten)\b(?! [a-z${"`"}*_-]+s\b)
  |\b(?:as|from|like|rules?|list|table|section|steps?|flow|example)?\s?(?:above|below)
    (?=["'”’)*_]*(?:[.,;:)]|\s*$|\s[-\u2013\u2014(]))
  |\b[a-z]+s above\b(?! ?[\d${"`"}]| (?:the|a|it|all)\b)
  |\b(?:this|that|these|those)(?=[.;]|$)
  |^[Tt]he same [a-z]+(?! as\b)
  |\bthe (?:referenced|aforementioned|preceding|other one|former|latter)\b
  |\bthe same (?:directory|folder|file|way|pattern|approach|rule|thing|one)\b(?! (?:as|that|where)\b)
  |\b(?:the|your|its) (?:arguments?|user input|missing information)\b (?:is|are|has|names?)\b`);const i=new RegExp((0,n.oR)`
  ^[^${"`"}]*\b[Tt]he (?:action|script|command|tool|function|method|helper|hook|wrapper|job|gate|plugin
      |handler|component|endpoint|specification|spec|flag|option|predicate|key|field|variable|parameter
      |argument)\b(?!s?['’]?s? (?:${"`"}|(?:of|that|which|for|in|named|called|under|behind)\b))(?!s\b)`);const a=/\bsource of truth\b(?! (?:for|of|on|about|when|in)\b)/i;const l=(0,n.n9)`
  ^(?:you(?:['’]ll| will| should now| can now| now)\b|now\b|once (?:done|finished|complete)
      |when (?:done|finished|ready)|(?:step|phase) \d|look up\b|wait (?:for|until)\b|proceed\b|repeat\b
      |continue\b|go (?:to|back)\b|navigate\b)`;const c=(0,n.n9)`
  ^(?:then )?(?:include|add|remove|delete|copy|paste|extract|replace|open|save|parse|update|set|get|fetch
      |load|collect|store|pass|fill|edit|modify|change|insert|append|create|find|identify|locate|determine
      |record|mark|note|select|choose|move|rename|implement|define|register|verify|confirm|check|review|read
      |analy[sz]e|generate|write|build|apply|post|submit|report|ask) (?:the|it|them|your|its|their|any|that
      |this|a new|new)\b`;const u=(0,n.n9)`
  \b(?:must|never|always|do not|don['’]t|only|every|each|all|any time
  |whenever|when|before|after|unless|if|instead of|rather than)\b`;const d=(0,n.n9)`
  \b(?:steps?|procedures?|how to|instructions|playbook|walkthrough|tutorial|step-by-step|recipe)\b
  |\b(?:phase|stage|part|task|step) \d
  |^[\d.\s*]*(?:adding|creating|implementing|writing|making|updating|fixing|releasing|publishing
    |migrating|debugging|add|create|implement) (?:a|an|new|the)\b`;const h=(0,n.n9)`
  ^(?:source|fix(?:es)?|status|output|result|results?|returns?|why|how|when|where|what|who|impact|problem
      |solution|symptoms?|cause|root cause|issue|error|effect|action|input|goal|purpose|rationale|reason
      |evidence|scope|limitations?|scope \/ limitations|caveats?|key files|before|after|files?|location|usage
      |locally)\s*[:：]`;const p=(0,n.n9)`
  ^(?:pr|pull request|issue|bug|commit|v?\d+\.\d+(?:\.\d+)?|\d{4}-\d\d-\d\d)\s?#?\d*\b[^${"`"}]{0,30}[:\u2013\u2014]
  |\b(?:broke|fixed|introduced|landed|shipped|merged|resolved) (?:in |by |via |with )?(?:pr\s
    |pull request )?\(?(?:#\d|v\d|\d{4}-)`;const f=/[.!]\s+(?:example|examples|usage|note|default|options?|see)\s*$/i;const m=/[?？]["”')*_]*(?:\s|$)/;const b=/\bif (?:the|an?) (?:argument|input|user)\b/i;function readsAlone(e,t){if((0,n.Jj)([r,i,a,m,f,b],t))return false;if((0,n.Jj)([l,h,p],e))return false;if(c.test(e)&&!u.test(t))return false;return!isVerbless(e,t)}function isProcedure(e){return d.test(e)}const g=(0,n.n9)`
  \b(?:is|are|was|were|be|must|should|shall|can|may|will|needs?|requires?|has|have|does|do|means?|happens?
      |runs?|makes?|breaks?|adds?|goes|go|uses?|causes?|takes?|gives?|says?|live|lives|never|always)\b`;const w=/^(?:[A-Z][a-z]+ing\b(?!-|[^:]{0,80}:)|How to |`[^`]+`, [a-z]+ing\b)/;const v=/[.!]\s+`[^`]*`(?:\s*(?:,|and|or|in|of|with|usages?|uses|also|see|plus)?\s*(?:`[^`]*`)?){1,20}\.?$/;const y=/^\(?\d{1,2}[).]\s/;function isVerbless(e,t){return w.test(e)&&!g.test(t)||v.test(e)||y.test(e)||t.split("→").length>2}}),40703:(function(e,t,s){s.d(t,{I4:()=>standsUnder,Ko:()=>isCritical,XE:()=>saysSomething,ek:()=>isVerb,us:()=>isSelfContained});var n=s(27279);var o=s(30660);var r=s(88232);var i=s(32104);const a=/\b(?:must(?:n['’]t)?|never|always|do not|don['’]t|may not|required|mandatory|forbidden|critical|important)\b/i;function isCritical(e){return a.test(withoutCode(e))}const l=(0,o.n9)`
  ^(?:(?:this|that|these|those)\b(?! (?:project|repo|repository|codebase|monorepo|workspace)\b)
      |(?:it|its|it['’]s|they|their|them|he|she|we['’]ve|here|then|also|otherwise|however|but|and|or|nor|so
        |because|which|both(?! [^.;]{1,60} and )|same|instead|additionally|furthermore
        |moreover|finally|next|later|first|firstly
        |second|secondly|third|afterwards|similarly|likewise|thus|therefore|hence|such|either|neither
        |(?:each|another)(?! [a-z${"`"}])|others?|again|hopefully|unfortunately|alternatively
        |in (?:this|that|these|those|addition|contrast|other)|as (?:above|before|mentioned|shown)
        |at (?:this|that)|for (?:this|that|these|those)|to do (?:this|that|so)
        |if (?:this|that|so|not|you|the user|asked)|like (?:this|that)|from (?:this|that|there)
        |with (?:this|that))\b)`;const c=(0,o.n9)`
  ^(?:re-?)?(?:adds|allows|applies|calls|checks|contains|converts|covers|creates|defines|determines|enables|emits
      |ensures|executes|exports|exposes|extends|generates|gets|handles|holds
      |implements|includes|inherits|invokes|keeps|lets
      |loads|manages|maps|orchestrates|owns|parses|performs|provides|reads|renders|represents|requires|resolves|returns
      |runs|sends|serves|sets|stores|supports|takes|tracks|uses|validates|works|wraps|writes) [^\s:]
  |^(?:based|built|called|configured|created|defined|exported|found|generated|handled|implemented|loaded
      |located|managed|returned|stored|used|written) (?:as|at|by|for|from|in|on|through|using|via|with)\b`;const u=(0,o.n9)`
  ^(?:see|refer to|consult|learn more|more (?:on|about|details|info)|details|further reading|full
      |for (?:more|further|details|additional|full|complete|in-depth|the full|information|guidance|usage)
      |check out|visit|look at|have a look|read (?:the|more|our|this|about
        |${"`"}[^${"`"}]{1,200}\.(?:mdx?|mdc|rst|txt)${"`"})
      |${"`"}[^${"`"}]{1,200}\.(?:mdx?|mdc|rst|txt)${"`"}\s*(?:[-\u2013\u2014:]|\())`;const d=(0,o.n9)`
  \bfor (?:(?:more|further|additional|full) (?:details?|information|info|context|guidance)|details)\b
  |(?<!\()\b(?:see|refer to|consult) (?:also\b|the\b|${"`"}[^${"`"}]{1,200}\.mdx?${"`"})
  |\b(?:is|are) documented in\b`;const h=(0,o.n9)`
  ^(?:e\.g|i\.e|ex|examples?|for (?:an )?example|for instance|sample|good|bad|wrong|right|correct|incorrect
      |expected|actual|user|assistant|human|you are|you['’]re|act as|i am|i['’]m|i |my|hello|hi)\b(?:[^-]|$)
  |^(?:before|after|output|input)\s*(?:[:：]|$)`;const p=(0,o.n9)`
  \b(?:TODO|TBD|FIXME|XXX|WIP|lorem ipsum|last (?:updated|modified|reviewed)|placeholder|coming soon)\b
  |\{\{
  |\[(?:your|insert|project|name|describe)\b|<(?:your|insert)[- _]`;const f=(0,o.n9)`
  \b(?:one of (?:those|these)|of the (?:above|following)|the (?:above|below|former|latter|following)
      |(?:mentioned|described|listed|shown|noted|explained) (?:above|below))\b`;const m=(0,o.n9)`
  \b(?:removed|no longer|used to be|formerly|previously|currently|for now|at the moment
      |as of (?:now|today|writing|this|20\d\d|v?\d)|right now|temporar(?:y|ily)|not yet|recently|soon
      |several older|still)\b`;const b=/(?!^[✅❌]\s?[*_]*(?:DO|DON['’]T|Do|Don['’]t)[*_]*\b)[✅❌☑✔✓✗✘🚧🔴🟢🟡⬜]/u;const g=/[?？:：,;…]["”')*_\]]*$|\.\.\.$|(?:\b(?:and|or|the|a|to|of|with))$/;const w=/<\/?[a-z][^<>]{0,100}>|!\[/i;const v=/^[a-z][a-z]*(?:[\s,.;:!]|$)/;function lacksSubject(e){const[,t="",s=""]=/^([A-Z][a-z]+(?:s|ed)) (\S+)/.exec(e)??[];if(!/^(?:(?:the|an?|any|its|each|every|all)$|`)/.test(s)||!isVerb(t.toLowerCase()))return false;return t.endsWith("s")||!j.test(e)}const y=new RegExp((0,o.oR)`
  ^(?:
    (?:${"`"}[,/]?\s?(?:and\s|or\s)?){1,6}(?:\s?\([^()]*\))?(?::|\s[-\u2013\u2014])\s\S
    |[^${"`"}:]{2,60}(?:\([^()]*\))?(?::|\s[-\u2013\u2014])\s${"`"}
  )`);function isSelfContained(e){const t=withoutMarks(e);const s=withoutCode(t);if((0,r.wy)(e.replaceAll("️","")))return false;if((0,o.Jj)([b,p,g],e))return false;if((0,o.Jj)([m,f,w],s))return false;if((0,o.Jj)([l,c,u,d,h,v],t))return false;if(lacksSubject(s))return false;if(!(0,i.n)(t,withoutCode(e.replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g,""))))return false;return saysEnough(t,s)}function saysEnough(e,t){const s=t.toLowerCase().match(/[\p{L}][\p{L}\p{M}'’-]*/gu)??[];const n=s.some(e=>/[^\p{Script=Latin}\p{M}'’-]/u.test(e));if(n)return s.join("").length>=6;if(t.includes("→")&&s.length<4)return false;const o=t.split("`").length-1;if(o>0&&s.length>0&&y.test(t))return true;if(s.length<2||s.length+o<3)return false;return s.length>=3&&/[^\s:][:：](?:\s|\*)/.test(e)||a.test(t)||s.some(e=>!e.endsWith("ing")&&isVerb(e.replace(/['’]/g,"")))}const x=(0,o.n9)`
  \b(?:never|avoid|not|don['’]?t|dont|bad|wrong|anti-?patterns?|incorrect|deprecated|mistakes?|pitfalls?
      |gotchas?|smells?|instead of|forbidden|prohibited|won['’]?t|no longer|red flags?)\b`;const k=/\([^()]{0,300}\)/g;const $=/\b(?:never|avoid|not|don['’]?t|dont|cannot|can['’]?t|forbidden|prohibited)\b/i;const z=(0,o.n9)`
  ^[*_]*(?:if|when|whenever|while|where|for|to|before|after|unless|during|once|in case|in order|as|with|on
      |under|until|since|given|by)\b`;const E=(0,o.n9)`
  \b(?:examples?|samples?|todo|to-do|roadmap|backlog|change ?log|contents|references?|resources
      |further reading|see also|learn more|next steps|future|planned|recent|history|progress
      |current (?:focus|status|state|work)|milestones?|phase|checklist|troubleshooting|known issues
      |common issues|user (?:input|request)|output format|persona|role)\b`;function standsUnder(e,{isNumbered:t,intro:s,heading:n}){if(E.test(n)||(0,i.a)(n))return false;if([...t?[e]:[],...numberedTitle(n)].some(beginsStep))return false;if(s!==""&&(z.test(s)||/\b(?:examples?|e\.g|such as|for instance|either|one of|any of|following steps|steps)\b/i.test(s)))return false;const o=[s,n].some(e=>x.test(e.replace(k," ")));return!o||$.test(withoutCode(e))}function numberedTitle(e){const[,t]=/^[*_]*\d+[.)]\s*(.*)$/.exec(e)??[];return t===undefined?[]:[t]}function beginsStep(e){const[t=""]=/^[a-z]+/.exec(withoutMarks(e).toLowerCase())??[];return S.has(t)||_.has(t)}const _=(0,n.dD)("in from at on if when after before once for to then optional");function withoutMarks(e){return e.replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g,"").replace(/^[\p{Extended_Pictographic}\u{fe0f}\s#"“]+(?=[^\d])/u,"")}function withoutCode(e){return e.replace(/`[^`]*`/g,"`")}const S=(0,n.dD)(`
  is are was be been has have had do does must should shall may can cannot will would need needs dont add aim
  allow annotate append apply ask assert assume attach avoid base become begin belong bind block break bring
  build bump bundle bypass cache call catch cause change check choose clean clear close collect combine come
  commit compare compile complete compose compute configure confirm connect consider consist consume contain
  continue convert copy cover create declare decode default define delegate delete depend deploy derive describe
  detect determine develop disable display distribute document download drive drop edit emit enable encode end
  enforce ensure escape evaluate execute exist expand expect explain export expose extend extract fail fall
  fetch file find finish fix flow follow force format forward generate get give go group guarantee handle happen
  help hide hold host ignore implement import include indicate inherit initialise initialize inject inline
  insert inherit inspect install integrate introduce invoke isolate join keep know launch lead leave let lint list
  listen live load locate log look maintain make manage map mark match mean measure merge migrate mirror mock
  modify mount move name normalise normalize open operate orchestrate order organise organize
  originate output override own
  parse pass perform persist pick place point populate prefer prefix preserve prevent print process produce
  propagate protect provide publish pull push put query raise reach read receive record redirect reduce refactor
  refer reflect register reject release rely remain remember remove rename render replace report represent
  request require reset resolve respect respond rest restart restrict return reuse review rewrite run save scan
  schedule scope search secure see select send separate serialise serialize serve set share ship show sign
  simplify sit skip sort specify split stand start state stay stop store stream strip structure style subclass
  submit supply support surface switch sync take target test throw track transform translate treat trigger try
  turn type understand update upgrade upload use validate verify wait walk want watch work wrap write yield live
  lives go goes
`);function isVerb(e){if(S.has(e))return true;for(const t of["s","es","d","ed","ing"]){if(!e.endsWith(t))continue;const s=e.slice(0,-t.length);if(S.has(s)||S.has(`${s}e`)||s.at(-1)===s.at(-2)&&S.has(s.slice(0,-1)))return true}return e.endsWith("ies")&&S.has(`${e.slice(0,-3)}y`)}const j=(0,o.n9)`
  \b(?:is|are|was|were|be|am|has|have|do(?:es)?(?:n['’]t)?|must(?:n['’]t)?|should(?:n['’]t)?|shall
      |can(?:not|['’]t)?|may|might|will|would|need|live|lie|go|goes|say|depend|come|stay|share|equals?
      |corresponds?|differs?|never|always|don['’]t|isn['’]t|aren['’]t)\b`;const C=/^(?:use|run|keep|set|add|do|avoid|prefer|call|import|pass|wrap|write|read|return|put|follow|place|make|ensure)\b/i;function saysSomething(e){return j.test(e)||C.test(e)||(e.toLowerCase().match(/[a-z]+s\b/g)??[]).some(isVerb)}}),59028:(function(e,t,s){s.d(t,{GX:()=>statementsOf,Ko:()=>r.Ko,W_:()=>withoutLinks});var n=s(76835);var o=s(95008);var r=s(40703);const i=20;const a=400;function statementsOf(e,t){if(!e.isProse)return[];return(0,o.AP)(e.markdown.lines).flatMap(e=>statementsIn(e,t))}function statementsIn(e,t){const s={from:0,to:e.text.length};const n=e.kind==="item"&&e.text.length<=a?[s]:(0,o.El)(e.text);const r=[];let[i,l]=[0,e.line];for(const{from:s,to:o}of n){const n=e.text.slice(s,o).trim();if(n==="")continue;const a=e.text.indexOf(n,s);l+=lineEnds(e.text,i,a);i=a;const c=l+lineEnds(e.text,a,a+n.length);const u=statementOf(e,n,l,c,t);if(u!==null)r.push(u)}return r}function statementOf(e,t,s,o,l){for(let e=s;e<=o;e+=1)if(l.has(e))return null;if(t.length<i||t.length>2*a)return null;const{text:c,targets:u}=withoutLinks(t.replace(/\s+/g," "));if(c.length<i||c.length>a)return null;if(!(0,r.us)(c)||!(0,r.I4)(c,e))return null;return{text:c,quote:t,first:s,last:o,heading:e.heading,code:(0,n.ix)(c).map(e=>e.text.trim()),targets:u}}function lineEnds(e,t,s){let n=0;for(let o=e.indexOf("\n",t);o>=0&&o<s;o=e.indexOf("\n",o+1))n+=1;return n}function withoutLinks(e){const t=[];const s=e.replace(/\[([^[\]]{1,200})\]\(<?([^()<>\s]{1,300})>?(?: "[^"]{0,200}")?\)/g,(e,s,n)=>{t.push(n);return s});return{text:s,targets:t}}}),95008:(function(e,t,s){s.d(t,{AP:()=>blocksIn,El:()=>statementSentences,Ly:()=>isExampleTag});var n=s(27279);var o=s(76835);const r=2e3;const i=8e3;function blocksIn(e){const t=new Reader;for(const s of e)t.add(s);return t.finish()}let Reader=class Reader{blocks=[];open=null;isExample=isExampleTag();intro="";heading="";add(e){if(this.isExample(e.text))return this.close();if(e.heading!==this.heading)[this.heading,this.intro]=[e.heading,""];if(e.kind!=="prose"||e.isQuoted||isRule(e.text)){this.close();if(e.kind!=="blank")this.intro="";return}const t=/^[ \t]*(?:(?:[-+*\u2022]|\d{1,9}[.)])[ \t]+)+/.exec(e.text)?.[0]??"";if(t!=="")this.begin(e,"item",t);else if(this.open===null)this.begin(e,"paragraph",/^\s*/.exec(e.text)?.[0]??"");else this.append(e,e.text)}finish(){this.close();return this.blocks}begin(e,t,s){this.close();if(t==="paragraph"&&s==="")this.intro="";this.open={kind:t,isNumbered:/\d/.test(s),line:e.number,heading:e.heading,intro:this.intro,parts:[],size:0,isWhole:true};this.append(e,e.text.slice(s.length))}append(e,t){if(this.open===null)return;this.open.size+=t.length+1;if(e.raw!==e.text||e.text.length>r||this.open.size>i)this.open.isWhole=false;if(this.open.isWhole)this.open.parts.push(t)}close(){const{open:e}=this;this.open=null;if(e===null||!e.isWhole)return;const t=e.parts.join("\n").trimEnd();const{kind:s,isNumbered:n,line:o,heading:r,intro:i}=e;if(/[:：]\**$/.test(t))this.intro=t;if(!/^\[[ xX]\]\s/.test(t))this.blocks.push({kind:s,isNumbered:n,line:o,text:t,heading:r,intro:i})}};function isExampleTag(){let e=null;return t=>{if(e===null&&!/^\s{0,8}</.test(t))return false;const s=/^\s{0,8}<(\/?)((?:[a-z]{1,20}[-_])?(?:examples?|good|bad|sample))\b/i.exec(t);const n=s?.[2]?.toLowerCase()??null;if(e===null&&s?.[1]==="")e=t.toLowerCase().includes(`</${n}`)?null:n;else if(s?.[1]==="/"&&n===e)e=null;return e!==null||n!==null}}function isRule(e){return/^[\s\-=*_]+$/.test(e)}const a=(0,n.dD)("e.g i.e eg ie etc vs cf approx resp no incl ca aka a.k.a fig st");function statementSentences(e){const t=(0,o.ix)(e.replaceAll("\n"," "));const s=[];let n=0;let r=0;let i=0;for(let o=0;o<e.length;o+=1){while((t[i]?.to??Infinity)<=o)i+=1;if((t[i]?.from??Infinity)<=o)continue;const a=e[o]??"";if(a==="(")r+=1;else if(a===")")r=Math.max(0,r-1);else if(r===0&&isEnd(e,o,a)){const t=closingFrom(e,o+1);s.push({from:n,to:t});n=t;o=t-1}}if(e.slice(n).trim()!=="")s.push({from:n,to:e.length});return s}function isEnd(e,t,s){if(/[。！？]/u.test(s))return true;if(!/[.!?]/.test(s))return false;const n=e.slice(closingFrom(e,t+1),t+12);if(n!==""&&!/^\s+(?![a-z])/.test(n))return false;const o=/[A-Za-z.]{1,8}$/.exec(e.slice(Math.max(0,t-8),t))?.[0]??"";return s!=="."||!a.has(o.toLowerCase())&&!/^[A-Z]$/.test(o)}function closingFrom(e,t){let s=t;while(s<e.length&&s<t+4&&/["'”’*_\])]/.test(e[s]??""))s+=1;return s}}),};
