export const modules={60727:(function(e,t,n){n.d(t,{Ay:()=>saySame,Xf:()=>sentencesOfStatement,cJ:()=>areSaidFrom,kW:()=>saidSentences});var s=n(30660);var o=n(70613);var i=n(76835);var r=n(59028);var c=n(13401);var a=n(42746);var l=n(95008);function saidSentences(e){const t=[];const n=new ExampleTags(e);const s=new TableHead;let o=null;let i=false;for(const r of(0,a.cj)(e)){if(r.headings!==o)i=false;else if(d.test((0,c.j7)(r.text)))takeBack(t);o=r.headings;const e=r.text.split("~~").length-1;const a=!i&&e===0;i=i!==(e%2===1);const l=a&&r.kind==="prose"&&!r.isQuoted;if(!l||n.hold(r.line))t.push(null);else for(const e of partsOf(r,s))t.push(e)}return t}function sentencesOfStatement(e){const t=(0,o.h)(e.split("\n"));const n=(0,a.cj)(t);return n.some(({kind:e,isQuoted:t})=>e==="code"||t)||t.lines.some(({kind:e})=>e==="code")?[]:n.flatMap(({text:e,line:t})=>wordsOf(e,t)??[])}function saySame(e,t){return e.words===t.words&&(e.code.length!==t.code.length||e.code.every((e,n)=>e===t.code[n]))}function areSaidFrom(e,t,n){return e.every((e,s)=>{const o=t[n+s];return o!==undefined&&o!==null&&saySame(e,o)})}function takeBack(e){const t=e.findLastIndex(e=>e!==null);if(t>=0)e[t]=null}const d=(0,s.n9)`
  ^(?:but |however,? |today,? |now,? )?(?:this|that|it|which|these|those|they)(?: (?:rule|sentence|line))?
    (?:
      (?: is| are| was| were| has been)? (?:no longer|not any ?more|outdated|obsolete|superseded)\b
      |(?: is| are) (?:wrong|not (?:true|so|the case)|history|gone)\b
      |(?: was| were| used to be) (?:true|so|the (?:rule|case|practice))\b
      |(?: has| have)? changed\b
      |(?: held| holds| applied)? until\b
    )`;function partsOf(e,t){const n=[...e.headings,...e.leadIns];if(!e.text.trimStart().startsWith("|"))return[isUnsaid(n,e.text)?null:wordsOf(e.text,e.line)];return t.cellsOf(e).flatMap(({text:t,titles:s})=>[null,...[...(0,a.ub)(t)].map(t=>isUnsaid([...n,...s],t)?null:wordsOf(t,e.line)),null])}function wordsOf(e,t){const n=(0,r.W_)(e.replace(/^#{1,6}\s/,"").replace(/\s+/g," ")).text;const s=(0,c.j7)(n.replaceAll("`","")).replace(/[.!。！]{1,3}$/,"");return/[\p{L}\p{N}]/u.test(s)?{line:t,words:s,code:(0,i.ix)(n).map(e=>e.text.trim())}:null}const f=[(0,s.n9)`
    ^[\W\d]*(?:change ?log|release notes|formerly|previously|historically
        |histor(?:y|ical)(?=\W*$| (?:of|and|notes?|context|decisions?)\b)
        |before(?=\W*$| (?:the (?:migration|rewrite|switch|change|move|refactoring))\b))`,(0,s.n9)`
    ^[\W\d]*(?:old|older|past|earlier|previous|former|obsolete|outdated|deprecated|retired|removed|deleted
        |archived?|superseded|replaced|rejected)
    (?:\W*$| (?:in|since|with|by|as of|rules?|conventions?|decisions?|behaviou?rs?|practices?|set-?up|notes?
        |ideas?|approach(?:es)?|stack|tools?|tooling|workflows?|docs?|documentation|guidelines?
        |instructions?|ways?|features?|commands?|options?|versions?|process|architecture|designs?|plans?
        |facts?)\b)`,(0,s.n9)`
    \b(?:no longer|not any ?more|used to|formerly|previously|historically)\b
    |\b(?:until|till|up to|prior to|before) (?:v?\d{1,6}\.\d|v\d|version \d|(?:19|20)\d\d\b)
    |\b(?:was|were|said|wrote|claimed|was true|were true)\W*$`];const u=(0,s.n9)`
  ^(?:[a-z-]{1,20} )?examples?\W*$|\bfor (?:example|instance)\W*$|\be\.g\b|\bsuch as\W*$
  |\b(?:to-?do|road ?map|planned|proposals?|proposed|future|backlog|alternatives|considered)\b`;const p=(0,s.n9)`
  \b(?:do not|not to|never|avoid|wrong|bad|incorrect|false|myths?|misconceptions?|anti-?patterns?|mistakes?
      |forbidden|prohibited|not allowed|disallowed)\b
  |❌|🚫|⛔`;const h=(0,s.n9)`
  \b(?:do not|never) (?:forget|skip|omit|miss|ignore|break|fail|neglect|leave out)\b`;const m=/\b(?:never|not|avoid|forbidden|prohibited|no)\b/;const g=300;function isUnsaid(e,t){return e.some(e=>{const n=(0,c.j7)(e.slice(-g));return(0,s.Jj)(f,n)||u.test(n)||p.test(n.replace(h," "))&&!m.test((0,c.j7)(t))})}let TableHead=class TableHead{head=[];last=-1;cellsOf({text:e,line:t}){const n=e.split("|").map(e=>e.trim());if(t!==this.last+1)this.head=n;const s=t!==this.last+1;this.last=t;return n.flatMap((e,t)=>e===""?[]:[{text:e,titles:s?[]:[this.head[t]??"",t>1?n[1]??"":""]}])}};let ExampleTags=class ExampleTags{lines=new Set;constructor({lines:e}){const t=(0,l.Ly)();for(const{text:n,number:s}of e)if(t(n))this.lines.add(s)}hold(e){return this.lines.has(e)}}}),};
