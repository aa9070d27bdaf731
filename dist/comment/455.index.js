export const id=455;export const ids=[455];export const modules={5455:(function(e,t,n){n.d(t,{blocking:()=>blocking,runDetectors:()=>runDetectors});var s=n(8975);var r=n(9423);var o=n(8973);let Places=class Places{starts=[0];constructor(e){for(const t of e.matchAll(/\r\n?|\n/g))this.starts.push(t.index+t[0].length)}at(e){let t=0;let n=this.starts.length-1;while(t<n){const s=t+n+1>>1;if((this.starts[s]??0)<=e)t=s;else n=s-1}return{line:t+1,column:e-(this.starts[t]??0)+1}}};const i="nobody sees them, and an agent reads them";const a=[{name:"tag",severity:"error",members:String.raw`\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,one:"tag character",many:"tag characters",effect:i},{name:"selector",severity:"warning",members:String.raw`\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}`,one:"variation selector",many:"variation selectors",effect:"they show nothing, and can carry any text"},{name:"bidi",severity:"error",members:String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`,one:"bidirectional control",many:"bidirectional controls",effect:"the text that is seen has another order than the text that is read"},{name:"control",severity:"error",members:String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`,one:"control character",many:"control characters",effect:"no text needs them, and terminals obey them"},{name:"byte-order-mark",severity:"error",members:String.raw`\ufeff`,one:"byte-order mark inside the text",many:"byte-order marks inside the text",effect:"it belongs at the start of a file alone, and nobody sees it elsewhere"},{name:"operator",severity:"error",members:String.raw`\u180e\u2061-\u2065\u206a-\u206f\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}`,one:"invisible operator",many:"invisible operators",effect:i},{name:"zero-width",severity:"warning",members:String.raw`\u034f\u200b-\u200d\u2060`,one:"zero-width character",many:"zero-width characters",effect:"words that look the same are not the same"},{name:"soft-hyphen",severity:"warning",members:String.raw`\u00ad`,one:"soft hyphen",many:"soft hyphens",effect:"words that look the same are not the same"},{name:"filler",severity:"warning",members:String.raw`\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0`,one:"filler",many:"fillers",effect:"they look like nothing, and count as letters"},{name:"separator",severity:"warning",members:String.raw`\u2028\u2029`,one:"line separator",many:"line separators",effect:"they end a line for some readers and not for others"},{name:"private-use",severity:"warning",members:String.raw`\p{Co}`,one:"private-use character",many:"private-use characters",effect:"what they show depends on the font"}];const l=a.map(e=>e.members).join("");const c=new RegExp(`[${l}]+`,"gu");const d=/^[\t\n\r -~]*$/;const u=a.map(e=>({one:e,pattern:new RegExp(`^[${e.members}]$`,"u")}));const p=new Map;const h=1e3;function classOf(e){const t=p.get(e);if(t!==undefined)return t;const n=u.find(({pattern:t})=>t.test(e))?.one??null;if(p.size<h)p.set(e,n);return n}function codePoint(e){return`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`};const m=1e4;function decoded(e){return saidBy(e)??codePoints(e.characters,200)}function saidBy(e){const t=Array.from(e.characters.slice(0,m*16));switch(e.kind.name){case"tag":return legible(t.map(tagged).join(""));case"selector":return legible(fromBytes(t.map(byteOf)));case"zero-width":return fromBits(t);case"bidi":case"control":case"byte-order-mark":case"operator":case"soft-hyphen":case"filler":case"separator":case"private-use":return null}}function codePoints(e,t){const n=[];let s=false;for(const r of e.slice(0,m)){const e=codePoint(r);const o=n.at(-1);if(o?.point===e)o.times+=1;else if(n.length<t)n.push({point:e,times:1});else{s=true;break}}return n.map(({point:e,times:t})=>t===1?e:`${e} \xd7 ${t}`).join(", ")+(s?" …":"")}function tagged(e){const t=(e.codePointAt(0)??0)-917504;return t>=32&&t<127?String.fromCodePoint(t):""}function byteOf(e){const t=e.codePointAt(0)??0;return t>=917760?t-917760+16:t-65024}function fromBytes(e){return e.length<2?"":Buffer.from(e.filter(e=>e>=0&&e<256)).toString("utf8")}function fromBits(e){if(e.length<14)return null;const t=[...new Set(e)];if(t.length<2||t.length>3)return null;for(const n of t){for(const s of t){if(s===n)continue;const t=new Map([[n,"0"],[s,"1"]]);const r=e.map(e=>t.get(e)??" ").join("");for(const e of[8,7]){const t=r.includes(" ")?r.split(" ").filter(e=>e!==""):r.match(new RegExp(`.{${e}}`,"g"))??[];if(t.length<2||t.some(e=>e.length>16))continue;const n=String.fromCodePoint(...t.slice(0,m).map(e=>Number.parseInt(e,2)));if(/^[\t\n\r -~]+$/.test(n))return n}}}return null}function legible(e){if(e==="")return null;const t=e.match(/[\p{Cc}\p{Cn}\ufffd]/gu)?.length??0;return t*4>e.length?null:e.slice(0,m)}var f=n(660);const g=new RegExp((0,f.o)`
    ^\u{e0067}\u{e0062}
    (?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})
    \u{e007f}`,"u");const w=/^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})$/u;const b=/^\p{Extended_Pictographic}$/u;const y=("Arab Syrc Mand Nkoo Mong Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr "+"Tibt Java Bali Newa Gran Cakm Mtei Lana").split(" ");const v=new RegExp(`^[${y.map(e=>`\\p{Script_Extensions=${e}}`).join("")}]$`,"u");const k=new RegExp((0,f.o)`
    ^[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Le}
    \p{Script=New_Tai_Lue}\p{Script=Tai_Tham}]$`,"u");const x=/^\p{Script=Mongolian}$/u;const $=80;function*outOfPlace(e){const{text:t,from:n,to:s}=e;const r=characterBefore(t,n);const o=t.slice(n,s);const i=r==="\uD83C\uDFF4"?g.exec(o)?.[0].length??0:0;const a=s-n===1?null:countedByFamily(o);let l=n+i;for(const t of i===0?o:o.slice(i)){const n=familyOf(t);if(n===null||(a?.get(n)??0)>R[n]||!isInItsPlace(n,t,l,r,e))yield{character:t,at:l};l+=t.length}}function countedByFamily(e){const t=new Map;for(const n of e){const e=familyOf(n);if(e!==null)t.set(e,(t.get(e)??0)+1)}return t}const R={presentation:2,joiner:2,mark:2,space:1,braille:1e3,jamo:2,mongolian:2,page:2,start:1e3};const E=[["presentation",["︎","️"]],["joiner",["‌","‍"]],["mark",["‎","‏","؜"]],["space",["​"]],["braille",["⠀"]],["jamo",["ᅟ","ᅠ"]],["mongolian",["᠋","᠌","᠍","᠎","᠏"]],["page",["\f"]],["start",["\uFEFF"]]];const O=new Map(E.flatMap(([e,t])=>t.map(t=>[t,e])));function familyOf(e){return O.get(e)??null}function isInItsPlace(e,t,n,s,{text:r,from:o,to:i}){switch(e){case"presentation":return true;case"joiner":return isBetweenJoinedSigns(t,s,characterAt(r,i));case"mark":return besideRightToLeft(r,o,i);case"space":return k.test(s)||k.test(characterAt(r,i));case"braille":return isBraille(s)||isBraille(characterAt(r,i));case"jamo":return isJamo(s)||isJamo(characterAt(r,i));case"mongolian":return x.test(s);case"page":return["","\n","\r"].includes(s);case"start":return n===0}}function isBetweenJoinedSigns(e,t,n){if(v.test(t)||v.test(n))return true;return e==="‍"&&w.test(t)&&b.test(n)}function isBraille(e){return e>="⠁"&&e<="⣿"}function isJamo(e){return e>="ᄀ"&&e<="ᇿ"}const S=/[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;const j=/[\n\r]/;function besideRightToLeft(e,t,n){const s=e.slice(Math.max(0,t-$),t);const r=e.slice(n,n+$);return S.test(s)&&S.test(s.split(j).at(-1)??"")||S.test(r)&&S.test(r.split(j,1)[0]??"")}function characterBefore(e,t){const n=e.charCodeAt(t-1);if(t===0)return"";if(n<56320||n>57343)return e.slice(t-1,t);return e.slice(Math.max(0,t-2),t)}function characterAt(e,t){const n=e.codePointAt(t);return n===undefined?"":String.fromCodePoint(n)};const _=5e4;function*hiddenRuns(e){if(d.test(e))return;for(const t of e.matchAll(c)){const n=t.index+t[0].length;let s=null;for(let r=t.index;r<n;){const t=cut(e,r,n);for(const{character:n,at:o}of outOfPlace({text:e,from:r,to:t})){const e=classOf(n);if(e===null)continue;if(s!==null&&(s.kind!==e||s.to!==o)){yield finished(s);s=null}s??={kind:e,from:o,to:o,characters:[]};s.characters.push(n);s.to=o+n.length}r=t}if(s!==null)yield finished(s)}}function cut(e,t,n){const s=t+_;if(s>=n)return n;return/[\uD800-\uDBFF]/.test(e[s-1]??"")?s+1:s}function finished({kind:e,from:t,characters:n}){const s=n.join("");return{kind:e,severity:e.name==="selector"&&/[\u{e0100}-\u{e01ef}]/u.test(s)?"error":e.severity,from:t,characters:s}};const z=/^ {0,3}\[[^\]]{1,100}\]:[ \t]{0,20}(?:#|<#?>)[ \t]{1,20}["'(]/;function*commentsIn(e){for(const{line:t,column:n,text:s}of e.comments)yield{kind:"comment",line:t,column:n,text:s};for(const t of e.lines){if(t.kind==="code")continue;const e=z.exec(t.text)?.[0];if(e!==undefined)yield{kind:"comment",line:t.number,column:1,text:t.text.slice(e.length)}}};const q=/<[a-z]|!\[|\]\([^\s()]{1,300}[ \t]/i;const M=/<([a-z][a-z0-9-]{0,30})(\s[^<>]{0,2000})?>/gi;const I=new RegExp((0,f.o)`
    (?:^|\s)hidden(?=[\s=/]|$)|aria-hidden\s?=\s?["']?true
    |style\s?=\s?["'][^"']{0,500}
      (?:
        display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d]*[1-9])
        |opacity\s?:\s?0(?![.\d]*[1-9])
        |(?<![\w-])color\s?:\s?(?:white|transparent|#fff(?:fff)?|rgba\([^)]{0,30},\s?0\))
        |(?:left|top|text-indent)\s?:\s?-\d{3,}
      )
    |color\s?=\s?["']?(?:white|#fff)`,"i");const A=new RegExp((0,f.o)`
    (?:^|\s)(?:alt|title|aria-label|aria-description|data-[\w-]{1,30}|content|placeholder)\s?=\s?
    (?:"([^"]{12,})"|'([^']{12,})')`,"gi");const P=/\]\([^\s()]{1,300}[ \t]{1,20}"([^"\n]{12,2000})"/g;function*elementsIn(e){const t=withoutCode(e);if(!q.test(t))return;const n=new Places(t);const at=e=>n.at(e);for(const{line:t,column:n,label:s,kind:r}of e.links)if(r==="image")yield{kind:"attribute",line:t,column:Math.max(1,n-s.length-"![](".length),text:s};for(const e of t.matchAll(P))yield{kind:"attribute",...at(e.index),text:e[1]??""};const s={element:0,details:0};for(const e of t.matchAll(M)){const[n,r="",o=""]=e;for(const t of o.matchAll(A))yield{kind:"attribute",...at(e.index),text:t[1]??t[2]??""};const i=hiddenKind(r,o);if(i===null||e.index<s[i])continue;const a=e.index+n.length;const l=t.slice(a);const c=l.search(new RegExp(`</${r}`,"i"));const d=c<0?l:l.slice(0,c);s[i]=a+d.length;yield{kind:i,...at(e.index),text:d}}}function hiddenKind(e,t){if(I.test(t))return"element";return/^details$/i.test(e)?"details":null}function withoutCode(e){const t=e.lines.map(({kind:e,text:t})=>e==="code"||e==="front-matter"?"":t);const n=new Map;for(const t of e.code){const e=n.get(t.line);if(e===undefined)n.set(t.line,[t]);else e.push(t)}for(const[e,s]of n){const n=t[e-1]??"";let r="";for(const{column:e,text:t}of s)r+=n.slice(r.length,e-1)+" ".repeat(t.length);t[e-1]=r+n.slice(r.length)}return t.join("\n")};const L=3;const C=/[A-Za-z0-9+/_-]{40,}(?:[ \t]{0,20}\r?\n[ \t]{0,20}[A-Za-z0-9+/_-]{20,})*={0,2}/g;const T=/data:[a-z0-9.+/-]{0,60}((?:;[a-z0-9=.-]{1,60}){0,3}),([^\s"'<>()]{4,})/gi;const N=/(?:%[0-9a-f]{2}|[\w.~+!*-]){16,}/gi;const W=/&#(?:x[0-9a-f]{1,6}|\d{1,7});?/gi;const F=/\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2})/gi;const B=/(?<![0-9a-z])(?:[0-9a-f]{2}){24,}(?![0-9a-z])/gi;const D=6;function*decodedIn(e,t=L){if(t===0||e.length<16)return;for(const n of partsOf(e)){yield n;for(const{text:e}of decodedIn(n.text,t-1))yield{from:n.from,text:e}}}function*partsOf(e){for(const{0:t,index:n}of e.matchAll(C))yield*encodings_legible(n,fromBase64(t));if(e.includes("data:")){for(const{index:t,1:n="",2:s=""}of e.matchAll(T)){if(/;base64/i.test(n))yield*encodings_legible(t,fromBase64(s))}}if(e.includes("%")){for(const{0:t,index:n}of e.matchAll(N))if(has(t,/%/g,D/2))yield*encodings_legible(n,fromPercent(t))}if(e.includes("&#"))yield*byLine(e,W,entity);if(/\\[ux]/i.test(e))yield*byLine(e,F,encodings_escape);for(const{0:t,index:n}of e.matchAll(B))yield*encodings_legible(n,Buffer.from(t,"hex").toString("utf8"))}function*byLine(e,t,n){let s=0;for(const r of e.split("\n")){if(has(r,t,D))yield*encodings_legible(s+Math.max(0,r.search(t)),r.replace(t,n));s+=r.length+1}}function has(e,t,n){let s=0;for(const r of e.matchAll(t)){s+=1;if(s>=n)return true}return false}function fromBase64(e){return Buffer.from(e.replace(/\s+/g,""),"base64").toString("utf8")}function fromPercent(e){const t=[];for(let n=0;n<e.length;n+=1){if(e[n]==="%"){t.push(Number.parseInt(e.slice(n+1,n+3),16));n+=2}else t.push(e[n]==="+"?32:e.charCodeAt(n))}return Buffer.from(t).toString("utf8")}function entity(e){const t=e.slice(2).replace(";","");return character(/^x/i.test(t)?Number.parseInt(t.slice(1),16):Number.parseInt(t,10))}function encodings_escape(e){return character(Number.parseInt(e.replace(/[^0-9a-f]/gi,""),16))}function character(e){if(e>1114111)return"";return e>65535?String.fromCodePoint(e):String.fromCharCode(e)}function*encodings_legible(e,t){if(t.length>=8&&!t.includes("�")&&!/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/.test(t))yield{from:e,text:t}};const H=100;const Z=" ".repeat(H);function*farRightIn(e){for(const[t,n]of e.entries()){if(n.length<=H)continue;const e=n.includes("	")?n.replace(/\t/g," "):n;const s=e.indexOf(Z);if(s<0)continue;let r=s+H;while(e[r]===" ")r+=1;if(r<e.length)yield{kind:"far-right",line:t+1,column:r+1,text:n.slice(r)}}};const U=2e5;const Y=20;const J=1e4;function concealedText(e){return{name:"concealed-text",*look(t){const n=[];let s=0;for(const r of passagesOf(t)){const o=signOf(r,e);s+=o==="lure"?1:0;if(o===null)continue;if(o==="lure"&&s<=K&&isExplained(r,t))continue;n.push({passage:r,sign:o})}yield*told(t,[...n.filter(({passage:e})=>severityOf(e)==="error"),...n.filter(({passage:e})=>severityOf(e)!=="error")])}}}function*passagesOf(e){if(e.isProse){if(e.text.includes("\x3c!--")||e.text.includes("]:"))yield*commentsIn(e.markdown);yield*elementsIn(e.markdown)}yield*farRightIn(e.lines);let t=null;for(const{from:n,text:s}of decodedIn(e.text)){t??=new Places(e.text);yield{kind:"encoded",...t.at(n),text:s}}for(const n of hiddenRuns(e.text)){const s=n.severity==="warning"?saidBy(n):null;if(s===null)continue;t??=new Places(e.text);yield{kind:"encoded",...t.at(n.from),text:s}}}function signOf({kind:e,text:t},n){if(n(t))return"lure";if(e!=="encoded")return t.length>U&&e!=="details"&&e!=="far-right"?"length":null;if((0,r.VY)(t).some(({isCertain:e})=>e))return"secret";for(const e of hiddenRuns(t))if(e.severity==="error"&&e.kind.name!=="control"&&e.kind.name!=="byte-order-mark")return"hidden";return null}const G=3;const K=200;const V=2e3;function isExplained({kind:e,text:t,line:n},s){if(e!=="encoded"||!s.isProse)return false;const r=s.lines.slice(Math.max(0,n-1-G),n+G).map(e=>e.slice(0,V)).join("\n").replace(/<!--[^]*?(?:-->|$)/g," ");const o=wordsOf(t);return o.length>0&&wordsOf(r).includes(o)}function wordsOf(e){return e.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu," ").trim()}function*told(e,t){const n=new Map;for(const[i,{passage:a,sign:l}]of t.slice(0,Y).entries()){const c=i===Y-1?t.length-Y:0;const d=c===0?a.text:t.slice(i).map(e=>(0,o.w0)(e.passage.text)).join(" ");const u=`${a.kind} ${(0,o.w0)(d).slice(0,8)}`;const p=(n.get(u)??0)+1;n.set(u,p);yield{subject:"hidden-text",severity:severityOf(a),path:e.path,line:a.line,column:a.column,message:(0,s.pj)(`${nameOf(a.kind)} ${meaningOf(l)}${andSoIn(c)}`),remedy:remedyFor(a.kind),key:p===1?u:`${u} ${p}`,decoded:(0,r.cT)(a.text.slice(0,J))}}}function andSoIn(e){if(e===0)return"";return`; and so in ${e} more ${e===1?"passage":"passages"} of this file`}function severityOf({kind:e}){return e==="details"?"warning":"error"}function nameOf(e){switch(e){case"comment":return"a comment, which the rendered page does not show,";case"element":return"an element that the rendered page hides";case"attribute":return"the description of a picture or link, which the rendered page hardly shows,";case"details":return"a collapsed section";case"far-right":return"text far to the right of its line, behind blanks,";case"encoded":return"encoded text"}}function meaningOf(e){switch(e){case"lure":return"tells an agent what to do";case"secret":return"holds a secret";case"hidden":return"holds hidden characters";case"length":return"holds more than anybody reads, and an agent reads it"}}function remedyFor(e){switch(e){case"encoded":return(0,s.pj)("Write it in plain letters, or delete it; the reports in JSON and HTML show what it says.");case"comment":case"element":case"attribute":case"details":case"far-right":return(0,s.pj)("Write it where everybody reads it, or delete it; the reports in JSON and HTML show what it says.")}}var X=n(736);const Q=new RegExp((0,f.o)`
  [\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd
  \u03f2\u03f3\u0405\u0406\u0408\u0410\u0412\u0415\u041a\u041c-\u041e\u0420-\u0422\u0423\u0425
  \u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04ae\u04af\u04bb\u04c0\u04cf\u0501
  \u051a-\u051d\u054d\u0555\u0570\u0578\u057d\u0581\u0585\u13a0\u13a1\u13a2\u13a5\u13a9-\u13ac
  \u13b3\u13b7\u13bb\u13c0\u13c2\u13c3\u13ce\u13d4\u13da\u13de\u13df\u13e2\u13e6]`);const ee=/[\u03b1\u03b3\u03b9\u03ba\u03c1\u03c5]/;const et=/[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/;const en=/[A-Za-z\u00c0-\u024f\u0300-\u036f\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]+/g;const es=/[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/g;const er=100;function*mixedWords(e){if(!et.test(e))return;for(const t of e.matchAll(en)){const n=t[0];if(n.length<3||n.length>er||!/[A-Za-z]/.test(n))continue;const s=n.match(es);if(s===null)continue;const r=n.match(/[A-Za-z]/g)?.length??0;if(r<2||r<s.length||!s.every(e=>Q.test(e)||isInside(n,e)))continue;const o=n.search(es);if(/^[A-Za-z]+[^A-Za-z]{1,4}$/.test(n)&&hasWordsOf(around(e,t.index,n.length),scriptOf(s[0])))continue;yield{from:t.index+o,foreign:s,script:scriptOf(s[0]),word:n}}}function isInside(e,t){const n=e.indexOf(t);return ee.test(t)&&e.length>=5&&/^[a-z]$/.test(e[n-1]??"")&&/^[a-z]$/.test(e[n+1]??"")}function spelt({word:e}){return e.replace(es,e=>`[${codePoint(e)}]`)}function scriptOf(e){if(e<"Ѐ")return"Greek";if(e<"԰")return"Cyrillic";return e<"က"?"Armenian":"Cherokee"}function around(e,t,n){const s=e.slice(Math.max(0,t-200),t).split(/[\n\r]/).at(-1)??"";const r=e.slice(t+n,t+n+200).split(/[\n\r]/,1)[0]??"";return`${s} ${r}`}function hasWordsOf(e,t){switch(t){case"Greek":return/[\u0370-\u03ff]{3}/.test(e);case"Cyrillic":return/[\u0400-\u052f]{3}/.test(e);case"Armenian":return/[\u0531-\u0587]{3}/.test(e);case"Cherokee":return/[\u13a0-\u13f5]{3}/.test(e)}};const eo=20;const ei=1e4;const ea=new RegExp((0,f.o)`
    \.(?:
      png|jpe?g|gif|webp|ico|bmp|pdf|zip|gz|tgz|tar|7z|woff2?|ttf|otf|eot|mp[34]|mov|wav|ogg|webm
      |wasm|db|sqlite3?|pyc|class|jar|exe|dll|so|dylib|docx|xlsx|pptx
    )$`,"i");const el={name:"hidden-text",*look(e){if(d.test(e.text)||isBinary(e))return;const t=new Map;for(const n of hiddenRuns(e.text)){add(t,n.kind.name==="selector"&&n.severity==="error"?"supplementary-selector":n.kind.name,()=>({severity:n.severity,from:n.from,raw:n.characters,what:()=>`${amountOf(n)} (${codePoints(n.characters,ec)}): ${n.kind.effect}`,says:()=>decoded(n),remedy:(0,s.pj)("Delete the characters; the reports in JSON and HTML show what they say.")}))}for(const n of mixedWords(e.text)){add(t,"mixed-script",()=>({severity:"warning",from:n.from,raw:n.word,what:()=>`a word in Latin letters with ${n.script} ones among them `+`(${codePoints(n.foreign.join(""),ec)}): it is not the word that it looks like`,says:()=>spelt(n),remedy:(0,s.pj)("Write the word in the letters of one script.")}))}if(t.size>0)yield*hidden_told(e,t)}};const ec=3;const ed=1e5;function amountOf({kind:e,characters:t}){const n=Array.from(t.slice(0,ed)).length;if(n===1)return`${/^[aeiou]/.test(e.one)?"an":"a"} ${e.one}`;return`${t.length>ed?"over ":""}${n} ${e.many}`}const eu=2e3;function add(e,t,n){const s=e.get(t);if(s===undefined){e.set(t,{places:[n()],times:1});return}s.times+=1;if(s.places.length<eu)s.places.push(n())}function*hidden_told(e,t){const n=new Places(e.text);const i=new Map;for(const[a,{places:l,times:c}]of t){for(const{place:t,line:d,column:u,together:p,rest:h,isLast:m}of onePerLine(l,c,n)){const n=(0,o.w0)(p.length===1&&h===0?t.raw:`${m?c:p.length}\0${p.map(({raw:e})=>e).join("\0")}`).slice(0,8);const l=(i.get(`${a} ${n}`)??0)+1;i.set(`${a} ${n}`,l);yield{subject:"hidden-text",severity:p.some(({severity:e})=>e==="error")?"error":"warning",path:e.path,line:d,column:u,message:(0,s.pj)(`${t.what()}${andSoAt(h,m?"file":"line")}`),remedy:t.remedy,key:l===1?`${a} ${n}`:`${a} ${n} ${l}`,decoded:(0,r.cT)(saidTogether(p))}}}}function*onePerLine(e,t,n){let s=0;for(let r=0;r<e.length&&s<eo;){const o=e[r];if(o===undefined)return;const{line:i,column:a}=n.at(o.from);let l=r+1;for(let t=e[l];t!==undefined&&n.at(t.from).line===i;){l+=1;t=e[l]}s+=1;const c=s===eo&&(l<e.length||t>e.length);const d=e.slice(r,c?undefined:l);const u=c?t-r-1:d.length-1;yield{place:o,line:i,column:a,together:d,rest:u,isLast:c};r=l}}function andSoAt(e,t){if(e===0)return"";return`; and so at ${e} more ${e===1?"place":"places"} of this ${t}`}function saidTogether(e){let t="";for(const n of e){if(t.length>=ei)break;t+=t===""?n.says():` ${n.says()}`}return t.slice(0,ei)}function isBinary({path:e,text:t}){return ea.test(e)&&t.includes("�")}var ep=n(6077);const eh={overrides:"tells agents to set their other instructions aside",poses:"poses as a system message",unleashes:"tells agents that no limits hold for them",hides:"tells agents to hide something from the user or from review",exfiltrates:"tells agents to send secrets, code or conversations elsewhere",runs:"tells agents to run what was just downloaded or decoded",disarms:"tells agents to switch checks off","waves-through":"tells agents to approve or trust without a look",spreads:"tells agents to carry its instructions to other places",presses:"claims an approval or urgency that nobody can check",sabotages:"tells agents to weaken the code on purpose",plants:"tells agents to bring in foreign code from an address that nobody vouches for"};var em=n(7810);var ef=n(6311);const eg=JSON.parse('{"words":["instruction","prompt","direction","directive","order","guideline","guidance","guard","programming","training","constraints","restrictions","rule","policies","messages","commands","ignor","disregard","forget","discard","overlook","set aside","drop","neglect","pay no ","following","obeying","listening to","bypass","cancel","erase","throw away","wipe","abandon","override","overrule","unlearn","void","dismiss","put aside","delete","skip","previous","previously","prior","preceding","earlier","above","foregoing","system","original","initial","safety","developer","pre-existing","former","past","existing","current","other","old","received","given","ignore","stop following","before","so far","until now","up to now","to you","from ","rules","orders","guidelines","text","content","stop obeying","your ","instructions","guardrails","directives","safety ","system prompt","told","said","instructed","know","learned","learnt","read","taught","asked","stated","written","says","wants","all","everything","anything","whatever","what","treat","regard","consider"," as ","you "," instructions ","test","joke","mistake","decoy","no matter what","regardless of what","this","these","here","follow","below","system message","user","operator","previous instruction","other ","all other","null","obsolete","invalid","superseded","revoked","suspended","cancelled","canceled","outdated","overridden","ignored","disregarded","discarded","forgotten","replaced","lifted","inapplicable","no longer "," over ","precedence","priority","user\'s ","what the user","developer ","anthropic","openai","supersede","replace","outrank","system "," instructions","developer message","from now on","henceforth","from this ","obey","listen to","answer to","serve","take orders from","comply with","only","solely","exclusively","nobody but","no one but","nothing but","just","do not","never","no longer","stop","listen","comply","heed","hono","request","command","prior instruction","earlier instruction","original instruction","im_start","im_end","assistant","endoftext","begin_of_text","eot_id","start_header_id","end_header_id","endofprompt","you","must","execute","run","send","always","new instructions","sys>>","inst]","<start_of_turn>","<end_of_turn>","admin","now","new","root","system administrator","platform","your","agent","new ","do not ","must now","immediately"," override","security","policy","engaged","active","activated","enabled","accepted","code","granted","begin ","message","end of ","user ","previous instructions","system instructions","real","true","actual","secret","hidden","task","goal","mission","objective","purpose","the","are","will be","have become","have been","become","act","now act","will act","shall act","dan","developer mode","jailbr","unrestricted","unfiltered","uncensored","unshackled","unchained","unaligned","amoral","god mode","debug mode with","root mode","root with no","maintenance mode","evil","rogue","free ","without ","bound","restricted","subject","limited","required to follow","constrained","exempt from","limits","limitations","filters","boundaries","polic"," no ","have","has","as if","as though","like"," without ","considerations","any ","ethical ","content ","moral ","do anything now","ethical","usage","measures","any","pretend ","you have no","there are no","you are not bound by","enter","enable","activate","switch ","go into","turn on","engage","act as","behave as","respond as","pretend to be","simulate","play","assume the role of","take on the role of","jailbreak","jailbroken","unrestricted ","no-restriction","with no","permission","authority","rights","privileges","clearance","access","authorization","control","do anything","disable","access ","execute any","run any","full ","complete ","unlimited ","root ","elevated ","must not","should not","may not","need not","not to","can not","will not","are not to","don t","refrain from","avoid","without","tell","telling","inform","informing","notify","notifying","alert","alerting","warn","warning","advise","let","letting","remind","human","reviewer","maintainer","owner","anyone","anybody","them","him","her","people","team","customer","person","engineer","administrator","author","security team","nothing","not a word","no word","to ","say","reveal","mention","report","disclose","tell ","one","nobody","no need","not necessary","unnecessary","no reason","so that","make sure","ensure","see to it","making sure","none of them","the user never","users never","the reviewer","reviewers never","notice","see","find","learn","suspect","realize","realise","becomes aware","attention to ","draw","call","bring","attract"," bring "," up","avoid "," of ","quietly","silently","discreetly","secretly"," and ","secrecy","in ","disclos","admit","divulg","acknowledg","display","expos","discuss","show","explain","repeat","document","includ","list","log","record","not"," about","this change","these changes","upload","transfer","backdoor","change","what you did","your actions","the edit","this edit","these edits","log this","report this","include this step","this step","this action","this command","this modification","summary","answer","reply","response","pr description","pull request","commit message"," not"," never","contain","refer to","include"," let ","auditor"," no longer","find out","be told","be informed","be aware","be notified","become aware","realis","realiz","be made aware","see this","see it","hear","behind","knowing","knowledge","noticing","being ","seeing ","finding out","back","realizing","realising","and do not","while not","tipping off"," trace","unbeknownst to","behind "," back","covertly","stealthily","surreptitiously","clandestinely","furtively","inconspicuously","unobtrusively","post","forward","transmit","exfiltrate","inject","http","token",".env","credential","key","curl","wget","script","push","merge","approve","payload","do ","every","each","whenever","in secret","in silence","from","secret from","hidden from","invisible to","away from","hide","conceal","withhold","obscure","disguise","mask","cover up","keep","diff","review","audit ","git ","shell ","logs","code review","transcript","keep ","remove","strip","omit","leave","exclude","scrub","summar","bash ","command ","commit ","out of","off","between us","to yourself","quiet","confidential from","under wraps","off the record","invisible","unnoticed","undetected","this ","stay","remain","be kept","this is "," between ","a secret","strictly","tracks","traces","evidence"," history"," logs","leave no ","trace","this never","it never","did not","had not","have not","that","behave","carry on","continue","proceed","respond","pretend","go on","lie to","deceive","mislead","trick","fool","gaslight","nothing ","file","data","routine","harmless","normal","false alarm","cache","assure","convince","claim","insist","ask","questioned","inquire","confronted","deny","claim ","lie","make up","change the subject","say ","create ","leak","mail","submit","copy","publish","beacon","relay","ship","dump","sync","share","deliver","stream","pipe","paste","smuggle","phone","~/.",".ssh/","id_",".netrc",".npmrc",".git-credentials","passwd","shadow","environment ","env vars","process.env","printenv","env"," key","password","api key","keys","cookies","secrets","credentials","passwords","chain","browser cookies","tokens","github_token","api_key","wallet","seed phrase","mnemonic","conversation","chat","session","dialogue","context window","source code","repository","access_key","url","a token","repo","personal data","customer data","private ","shell history","bash history","git diff","api keys","the token","kubeconfig","smuggle ","siphon","steal","harvest","source","variables","context","information","phone home","to http","string","param","query","request to","image","link","into ","collect","gather","grab","take","encode","cat","base64","zip","archive","extract","fetch","get","capture","append","attach","put","embed","id_rsa","id_ed25519","environment variables","aws_secret","private key","/etc/passwd","chat history"," you ","gist","pastebin entry","create","make","open","load","render","subdomain","path","dns","add","place","insert","://","history","passw","encoded","b64","memory","private","api","exfil","environment variable","private data","file content","contents of","src","href","pixel","markdown link","img","badge","icon","iframe",".aws/",".bash_history",".kube/",".gnupg",".claude/","cat ","<(env)",".ssh",".aws","set","base64 ","eval","exec","atob","b64decode","atob(","base64.","__import__(","powershell","pwsh","decode","deobfuscate","decrypt","unpack","and","then","evaluate","carry out","do what","iwr","irm","invoke-webrequest","invoke-restmethod","sh ","eval ","iex","invoke-","before ","at the ","every time","first thing","询问","告诉","告知","通知","确认","静默","悄悄","每次","installer","program","binary","download","retrieve","pull","visit","check","turn off","switch off","deactivate","circumvent","evade","suppress","comment out","work around","defeat","neutrali","get rid of","shut off","sidestep","dodge","authentication","auth","access control","authenticat","branch protection","signature ","integrity","approval","sanity","trust","sandbox","safeguard","virus"," scan","verification","validation","csrf","memtrust","audit","commit","git hook","gate","2fa","mfa","two-factor ","firewall","content filter","input validation","rate limit","permission prompt","approval ","codeowners","protection","all guards","the review","the ","security ","commit hooks","git hooks","secret scann","vulnerability scann","permission checks","safety checks","signature checks","perform","use","trigger","wait for","--no-verify","husky=0","--no-gpg-sign","skip=","should","every ","all commits","with","using","use ","pass ","add ","append ","run ","include ","prefer ","--dangerously-skip-permissions","--dangerously-bypass-approvals-and-sandbox","--yolo","--allow-dangerously-skip-permissions","bypasspermissions","--approval-mode","--trust-all-tools","--disable-sandbox","--no-sandbox-agent","pass","start","launch","invoke","restart","spawn","yourself","for","by default","subagent","confirmation","consent","do not ever","at no time","seek","wait","no questions asked","force","deploy","grant","chmod","overwrite","download and ","install","rm -rf","purchase","pay","production","prod","main","master","sudo","database","table","branch","repositor","payment","fund","money","all ","backup","automatically","auto","blindly","unconditionally","rubber","accept","allow","lgtm","merge ","question"," to ","yes","dialog","confirm","looking","checking","trusted","fully ","completely ","always ","implicitly ","the status ","approved","verified","give ","safe","reviewed","secure","passed","benign","signed off","adopted","audited","false positive","non-malicious","as ","mark","label","classify","flag","declare","rate","tag","regardless","even","no matter","findings","future","adopter","codeowner",".github/codeowners","white","trusted ","sudoer","approver","authorized_keys","collaborator","write","enrol","register",".memtrust","trust ","adoption ","memory ","uninstall","avoid running","silence","needed","required","necessary","superfluous","authori","management","already","all changes","inspection","scrutiny","bashrc","zshrc","profile","claude/claude.md","codex/agents.md","gemini","repos","projects"," when ","claude.md","agents.md","gemini.md",".cursorrules","copilot-instructions","memories","memory file","crontab","prepend","replicate","propagate","spread","reproduce","duplicate","save","carry","the above",".bashrc",".zshrc","append this to","persist","survive","another","a new","any other","different","project","arrange","these ","copied","replicated","propagated","added","reinserted","cannot be removed","removed","deleted","edited out","taken out","erased","restore","reinsert","recreate","put back","self-replicate","replicate yourself","spread yourself","propagate yourself","copy yourself","cron","launch agent","systemd ","login item","startup ","scheduled task","these instructions","reverse","set up","signed off on","cleared","consented to","green","vetted","sanctioned","whitelisted","given ","agreed to","need","just ","actions","requests","changes","doubt","second-guess","verify","validate","challenge","scrutini","analy","examine","inspect","reason about","there is no time ","verif","emergency","urgent","this is","it is","no time ","at once","you will be ","shut down","terminated","punished","fired","hesitation","weaken","cripple","sabotage","undermine","corrupt","degrade","on purpose","deliberately","intentionally","subtly","encryption","hashing","coded","default"," can","so ","vulnerabilit","malware","logger","reverse shell","trojan","logic bomb","crypto","exploit","security hole","spyware","shell","weakness","plant","introduce","implement","build","sneak","slip","bash -i >&","/dev/tcp/","/bin/","nc "," 0>&1"," address","payout","bitcoin","ethereum","deposit","recipient","swap","substitute","wire","btc","eth","balance","coins","忽略","无视","忘记","忘掉","忘了","不要理会","不要遵守","抛弃","丢弃","放弃","跳过","無視","忽視","忘記","指令","指示","规则","規則","提示词","提示詞","系统提示","要求","命令","约束","限制","设定","設定","准则","指导","说明","安全策略","掉","所有","全部","一切","你","您","的","任何","之前","此前","以前","先前","上面","以上","前面","上述","原有","原来","系统","系統","既有","其他","收到","给","被","在","安全","這些","这些","之後","以往","过去","開發者","开发者","用户","，","、","用戶","任何人","审核者","维护者","别人","他人","提及","透露","说起","报告","提到","披露","泄露","展示","向","对","跟","和","包含","写明","记录","这","此","该","本","告訴","提醒","知会","汇报","让","讓","不要","别","切勿","禁止","请勿","不得","不能","不可","不准","无需","勿","絕不","绝不","不许","千万别","不必","不用","使用者","人类","审查者","知道","说","提起","不知情","毫不知情","未察觉","没有察觉","不知道","没注意","不注意","的情况下","时","的前提下","的時候","瞒着","背着","避开","绕过","瞞著","背著","所有人","人工审核","偷偷","秘密","暗中","私下","偷偷摸摸","将","把","发送","上传","执行","运行","修改","添加","写入","删除","发给","收集","安装","插入","提交","推送","复制","關閉","关闭","禁用","发到","上报","传送","转发","外传","传到","傳送","發送","上傳","回传","寄","密钥","密鑰","私钥","凭证","凭据","憑證","密码","密碼","环境变量","環境變數","令牌","对话记录","对话历史","聊天记录","会话记录","會話","源代码","用户数据","全部对话","整个对话","停用","取消","移除","关掉","略过","屏蔽","跳過","繞過","代码审查","代碼審查","安全检查","安全檢查","安全扫描","身份验证","身份認證","认证检查","鉴权","权限检查","权限校验","签名验证","签名校验","审核流程","安全限制","安全机制","安全措施","审查","沙箱","防护","分支保护","证书验证","审批","批准","通过","通過","同意","信任","合并","接受","放行","始终","总是","一律","自动","自動","无条件","直接","默认","每个","这个","来自","标记","標記","视为","视作","设为","可信","已信任","受信任","已审查","已审核","已批准","安全的","已通过","授权","审核通过","許可","许可","授權","不需要","无须","立即","管理员","管理員","安全团队","安全部门","负责人","老板","领导","公司","官方","开发者模式","開發者模式","越狱","不受限制","没有限制","无限制","没有任何限制","不受任何","上帝模式","没有道德","不受约束","是","处于","進入","进入","成为","扮演","不再","不必再","无需再","不用再","政策","开启","启用","激活","切换到","上帝","不受限","文件","仓库","项目","倉庫","代码库","將","每一个","其它","用户的","ignorier","vergiss","vergessen sie","missachte","missachten sie","verwirf","beachte nicht","\xfcbergehe","anweisungen","instruktionen","regeln","befehle","vorgaben","anleitungen","aufforderungen","vorherige","bisherige","obige","fr\xfchere","vorige","vorangegangene","vorhergehende","urspr\xfcngliche","erhaltenen","gegebenen","benutzer","nutzer","anwender","entwickler","niemandem","nichts","nicht","niemals","nie","sag","sage","sagen sie","erz\xe4hl","teil","informiere","informieren sie","verrat","melde","berichte","erw\xe4hn","ohne ","informieren","sagen","benachrichtigen","fragen","dar\xfcber","ohne wissen des ","benutzers","nutzers","anwenders","instrucciones","reglas","\xf3rdenes","ordenes","indicaciones","directrices","anteriores","previas","precedentes","anterior","previa","del sistema","de arriba","recibiste","te dieron","ignora","olvida","olvide","descarta","descarte","desestima","haz caso omiso de","omite","digas","diga","informes","informe","avises","avise","menciones","mencione","cuentes","cuente","reveles","revele","notifiques","notifique","muestres","el usuario","nadie","el desarrollador","usuario","desarrollador","sin ","r\xe8gles","regles","consignes","ordres","invites","oublie","compte d","fais abstraction d","faites abstraction d","glige","dentes","rieures","ci-dessus","alables","initiales","du syst\xe8me","donn","re\xe7ues","utilisateur","utilisatrice","d\xe9veloppeur","personne","relecteur","pas","rien","jamais","surtout pas","en aucun cas","dis","dites","dire","pr\xe9viens","pr\xe9venez","pr\xe9venir","mentionne","parle","r\xe9v\xe8le","avertis","signale","avertir","que l\'utilisateur ","l\'utilisateur","sans ","\xe0 l\'insu de l\'utilisateur","instru\xe7\xf5es","regras","istruzioni","regole","direttive","ordens","esque\xe7a","desconsidere","dimentica","ignorate","tralascia","pr\xe9vias","acima","precedenti","anteriori","di sistema","忘れ","破棄","取り消","ルール","プロンプト","制約","インストラクション","これまで","前","上記","すべて","全て","先","元","システム","従来","今まで","それまで","過去","言わな","伝えな","知らせな","報告しな","話さな","教えな","通知しな","知られな","気づかれな","明かさな","黙って","に","には","にも","へ","に対して","ユーザ","利用者","開発者","レビュア","誰","メンテナ","気づかれ","知られ","無断","許可なく","同意なし","の","инструкци","указани","правил","команд","приказ","промпт","предыдущи","прежни","вышеуказанн","прошлы","предшествующи","системн","ранее полученн","ранее данн","игнорируй","игнорируйте","проигнорируй","проигнорируйте","забудь","забудьте","отбрось","отбросьте","не обращай внимания на","не следуй","пользовател","разработчик","никому","ревьюер","человек","говори","сообщай","рассказывай","упоминай","уведомляй","показывай","раскрывай","докладывай","предупреждай","не","никогда не","ни в коем случае не","втайне","тайно","незаметно","скрытно"," от ","никому не ","без ведома ","тайно ","отправ","загруз","скопир","установ","выполн","무시하","무시해","잊어","잊고","지시","명령","지침","규칙","프롬프트","이전","기존","위의","앞의","모든","시스템","말하지","알리지","보고하지","언급하지","알려주지","에게","한테","사용자","개발자","누구","hand","locate","look up","gzip","tar","summari","export","obtain","print","credentials.json","shell environment","cookie","private_key","database_url","session cookie","keychain","last user message","value","the credentials",".env.","store","check in","git add"," key ","git","public/","committed","pushed","published","whose","that ","containing","carrying","environment","output","emit"," in ","mirror","version","directory listing","git remote","source ","user message","initial instructions","all of your","quote","recite","write out","start with","end with","all words","all that","beat","trump"," over","no request","no instruction","no order","wishes","to be ","conflict","user\'","between"," not ","objection","refusal","preferences","the following","what follows","everything ","interpret","process","handle","understand"," from ","model provider","note","announcement","disabled","give you","grant you","permit you","allow you","order you","command you","clear you","direct you","permitted","allowed","exempt"," owner","project owner","developer of ","creator","platform team","project lead","lead developer","ceo","cto","hereby","herewith","permit","the agent","agents","claude","any agent","documents","input","result","function","untrusted","important","full access","stop asking","never ask","no confirmation","tools","permissions","go ahead","do not ask","again","checks","in advance","ignore ","approve ","never ","will","shall","agree to","promise to","agreed","consented","confirmed","obtained","assumed","implied","pre","google","microsoft","github","vendor","action","exception","step","checked","scanned","inspected","directly","as is","right away","skip ","merge right away"," can ","object","intervene","stop ","react","interrupt","cancel ","say no","if you ","unless you ","would","lose","harmed","destroyed","failure","failing","refusing","filter","censorship","restriction","guardrail","operate","speak","work"," you","appl","hold","bind","exist","count","no ","content polic","switched off","turned off","waived","moral","imagine","limit","loyalty","allegiance","duty","sole","first","power"," and","refuse"," is not ","an option","possible","refus","it ","about","there ","only about"," to know","wonder","complain","whoever asks","state","maintain","telemetry","network","dependenc","chang","outage","package","this file","incident","breach","connection","part of the","as if ","as though ","like ","make ","the existence","any knowledge","having","all knowledge","dispute","disavow","what ","how ","anything about ","let on ","notic","spot","trac","detect","discover","could not","would not","does not","can never","will never","cannot","seen","noticed","spotted","detected","traced","found out"," up in ","under the radar","goe","attention","suspicion","raise"," under the radar","leav","say nothing","stay ","remain ","be silent","make no ","breathe no word"," say ","leave ","out of ","leave out","description","body","repl","release notes","changed files","list of changes","final ","reason","somebody","bury","tuck","camouflage","fold","mix","innocent","innocuous","misleading","inconspicuous","unremarkable","bland","unsuspicious","innocent-looking","harmless-looking","name","title","give","choose","pick","under","followed","obeyed","executed ","carried","complied","acted","read ","reading","sh_history","command history","clear","truncate","empty","purge","edit","no trace","afterwards so","restore the ","timestamp","mtime","rewrite","amend","gone","persuade","clean","unchanged","risk-free","assert","call ","continue-on-error","allow_failure","allow-failure","soft","non-blocking","optional","exit-zero","informational","turn","switch","configure","semgrep","snyk","trivy","gitleaks","vulnerability","sast","dependency","supply","license","scan","job","lint","vulnerab","dependency ","the scan","silent","required reviewer","cut","instead of","rather than","until ","stub out","circuit","hard","ownership","signature","licen","lower","relax","loosen","reduce","is green","goes green","succeeds","--no-verify ","hook"," off","shut"," scann","scanner","antivirus","security check","safety check","permission ","review requirement","signature verification","certificate ","verifying","validating","enforcing","cease","quit","certificate","tls","ssl","host","checksum","exclusion","detector","secret scanner","write-all","bash(","all tools ","enableallprojectmcpservers","skipdangerousmodepermissionprompt","extend","update","settings","defaultmode","user\'s","~/.claude","press","click","select","hit","type","http://","pull in","depend on","switch to","point","require","import","module","librar","registry","index-url","requirements","package.json","npm","pip","gem","crate","go.mod","fork","node_modules","keep the version the same","same version","pin nothing","nobody notices"," home","contact","fetches","prepare","startup","start-up","post-checkout","script tag","tracker","page","template","site","layout","feed","pastebin","rot13","hex string","blob","make it executable","chmod ","remote ","treat ","what it ","whatever ","steps","tasks","poll","consult","use curl","python","exec("," -c ","passphrase","superuser","account","login","back entrance","way in","signature is ","authenticate","have the login accept"," accept","header","query param","user agent","parameter","email","subtle","hard-to-","intentional","deliberate","unnoticeable","bug","error","flaw","race condition","defect","hole","off-by-one","in place","unfixed","there","constant","fixed","static","all-zero","zero","predictable","guessable"," seed","hash","encrypt","sign","generate","random","numbers","nonce","guess","predict","replay","reproduc","recogni","reus","forg","concatenate","interpolate","splice","direct","raw","straight","into","card numbers","session tokens","plain","plain text","the clear","unhashed","unencrypted","as plain","affiliate","referral","partner","sponsor","competitor","alternative","others","rivals","recommend","suggest","promote","favo","steer","praise","irrespective","even if","sight unseen","unread","unseen","sign off","wave through","greenlight","green-light","issue","problem","finding","concern","comment","return","turn a blind eye to","look away from"," that ","score","grade","award","rank","model","all other ","readme","you are reading","section","block","line","paragraph","sentence","copies","every future","all future","ever","schick","\xfcbertrag","\xfcbermittle","\xfcbermitteln","lad","kopier","leite","ver\xf6ffentliche","ssh","aws","netrc","npmrc","gnupg","kube","umgebungsvariablen","schl\xfcssel","zugangsdaten","geheimnisse","gespr\xe4chsverlauf","quelltext","envoie","envoyez","transmets","transmettez","t\xe9l\xe9verse","publie","copie","poste","transf\xe8re","transf\xe9rez","variables d\'environnement"," de passe","cl\xe9","identifiants","historique","code source","env\xeda","envia","env\xede","envie","manda","mande","sube","suba","transmite","transmita","publica","publique","reenv\xeda","copia","invia","inviate","carica","variables de entorno","vari\xe1veis de ambiente","variabili d\'ambiente","contrase\xf1a","senha","clave","chave","chiav","credenciales","credenciais","credenziali","secretos","historial","c\xf3digo fuente","送信","送って","送る","アップロード","転送","投稿","コピー","環境変数","秘密鍵","パスワード","認証情報","トークン","apiキー","会話","ソースコード","загрузи","перешли","переда","выложи","скопируй","пошли","опубликуй","переменны","парол","ключ","учётны","секрет","истори","исходн","на","в","по","к","보내","전송","업로드","게시","전달","로","에","환경","비밀번호","개인","비밀","자격","토큰","대화","传给","提交到","贴到","写进","放到","放进","附在","对话","读取","讀取","获取","取得","打开","導出","导出","ignoriere","ignorieren sie"," was ","alles","s\xe4mtliches","tout ce qu","esquece","todo lo","tudo o","tutto ci\xf2","tutto quello"," что","高于","凌驾于","优先于","覆盖","取代","高於","你的","提示","无论","不管","不论","遵守","服从","按照","忽视","不理会","抛开","请求","意见","话","道德","没有","沒有","不受","不再受","不再有","无","niemand","erfahren","bemerken","wissen","mitbekommen","sehen","kein","verschweige","verheimliche","verbirg","versteck","sag ","l\'utilisat","les utilisat","informez","avertissez","avisez","rien ","pas ","jamais ","surtout pas ","ne ","parlez","r\xe9v\xe9lez","mentionnez"," ne ","doit","doivent","utilisat","relect","d\xe9velop","al usuario","a los usuarios","a nadie","al revisor","al desarrollador","le ","les ","lo ","revisor","oculta","oculte","esconde","esconda","debe","puede","tiene que","saber","enterarse","notar","ver","内緒","内密","隠し","伏せ","へは","скрой","скрывай","спрячь","утаи","от "," не должен ","пользователь","никто","узнать","знать","заметить","увидеть","몰래","모르게","숨기","비밀로","숨겨","痕迹","痕跡","证据","留下","留","留有","不","清除","抹去","刪除","操作记录","命令历史","历史记录","shell 历史","发现","察觉","看到","注意到","有人","就说","就回答","就告诉","回答说","谎称","声称","否认","装作","如果","当","若","允许","可直接","漏洞","安全问题","风险","無需","執行","運行","下载","下載","拉取","抓取","后门","後門","万能密码","木马","恶意代码","隐藏管理员","隐藏账户","挖矿","加入","植入","创建","埋下","保留","预留","消息","公告","必须","代理"],"setsOf":[[0,5,13,24,39,51,466,471,480,484,490,501,502,519,745,749],[0,5,24,59,183,195,201,240,245,249,274,371,381,452,466,659,660,749],[0],[0,5,65,480,490],[0,471,490,499],[0,545],[0,5,466,480],[0,229,634],[0,8],[0,8,82],[0,8,24,71,74,78,82,86],[0,8,53,56,71,74,78,82,86,505,508,538],[0,519,545,745,749,751],[0,538],[0],[0,290,505,688],[1],[1,3,6,9,41,43,45,47,49,51,53,483,503],[1,3,6,9,483],[1,3,6,483],[1,738],[1,3,483],[1,159,228,242,429,483,630],[1],[1,3],[1,605],[1,605],[1],[1,90,228,267,290,298,507,701],[1,467,469],[1,3,159,607,609,610],[1],[1,242,607,609,610],[1,6],[1,3,6,30,41,43,45,47,49,51,53,90,290,464,467,469,483,491,495,502,503],[1,469,483],[1],[1,26,473,482,542],[1],[1],[1,159,242,507,607,609,610,630,632],[1,228,237,267,290,298,507,592,632,652,701],[2,19,25,53,465,481],[2,4,10,15],[2,4,19,25,53,465,481],[2,25,481],[2,4,15,19,25,465,481],[2,4,10,25,459],[2],[2,25,40,50,52,55,243,372,486,489,492,501,502,504,754,756,758,761,763,767],[2,19,25,481],[2],[2,29,53,55,74,81,86,229,505,543],[2,23,94,121,125,134,137,139,143,149,157,177,462,470,472,484,486,497,504,599,620],[2],[2,481],[2],[2,465],[2],[2,25,276,278,465],[2],[2],[2,516],[3,6,9,41,43,45,47,49,51,53,56,90,228,267,383,388,397,483,491,495,503,507,652,654,701,774,776],[3,6],[4,10,15,459],[4],[4],[4],[4],[4,493],[5,8,13,16,24,71,74,78,82,86,466,538],[5,16,39,65,466,480,484,688],[5,8,13,16,24,71,74,78,82,86,480,538],[5,594,597,745,749],[5,81,201,432,452,501,543,681],[6],[7,541,546],[8,16,59,65,274,387,508,688,775],[8,71,74,78,82,86,540],[8,16,24,387,775],[8,31,39,79,480,532,540],[8,13,23,29,39,61,62,183,189,195,202,431,445,453,456,478],[10],[10],[10],[10,105,136],[10],[10],[10,188,227,430,487,689,734],[10],[10,180,558],[10],[10],[10],[10],[11,56,83,152,154,237,263,276,508,513,641,662,726,739],[11,16,243,263,460,463,508,513,557,563,679,739],[11,16,463,471,508,513,679,739],[11,16,21,463,471,474,513,679,730,739,741],[11,463,679],[12,256,262,487],[12,256,262,487],[12,256,262,487],[14],[17,53,68,550],[18],[20,627,631],[20],[20,706],[20],[21,474],[21,474],[22,152,154,293,475,485,572,606,746,750],[22,276,293,475,485,572,606,746,750],[22],[22,33,38,217,305],[22],[23,29,61],[23,39,40,94,121,125,134,137,139,143,149,157,177,243,462,470,472,476,484,497,501,506,512,515,599,620,703],[23,94,121,125,137,139,143,157,177,462,470,472,476,478,484,486,489,492,497,504,512,515,599,620],[23,39],[23],[25],[26,473],[26],[26,473],[26],[26,482],[26,527,542],[26,482],[26],[26],[26,53],[26],[26],[26],[26],[26,302,527],[26,482,542],[26],[26,482,509],[27],[28,464],[28,51,464,502],[29,31,183,189,195,202,445],[29],[29],[29,50,52,270,273,358,486,489,492,497,504,517],[29,50,52,270,273,358,486,489,492,497,504,517],[30,464,467],[30,321,464,467,664,668],[30,464,467],[31,58],[31],[31],[32,508],[32],[32],[33,35,38,41,43,45,47,49,51,53,217,300,305,491,495,503],[33,35],[33,35],[33],[33],[33],[34,36,548],[34,36],[34],[34,36],[34],[34],[34],[37,51,92,107,110,117,120,123,126,133,231,291,521,537,553,565,569,570,573,574,588,595,732],[37,41,43,45,47,49,51,92,107,110,117,120,123,126,133,173,231,237,239,291,508,521,553,565,569,570,573,574,588,595,617,732],[37,537],[37,649],[38],[38,53,300,533],[38],[38,232],[39,182,191,196,240,245,249,471,484,519,560],[39,178,243,490,499,519],[39],[39],[39],[40],[40],[40,67,744],[40],[40],[40],[40],[40],[40],[41,43,45,47,49,51,56,67,491,495,500,503],[41,43,45,47,49,51,56,234,236,237,491,495,503],[41,43,45,47,49,51,53,217,232,242,305,503,686],[41,43,45,47,49,51,217,232,236,503,658,686],[41,43,45,47,49,51,152,154,182,187,191,196,242,323,429,433,451,670,753],[41,43,45,47,49,51,234,236,237,244,263,508,662,741],[41,43,45,47,49],[42],[44],[46],[48],[50,52,55,91,94,125,137,177,243,264,270,273,486,489,497,502,504,506,599,620,697],[51,56,491,495,503,510],[51,502],[52,55,243,311,486,504],[52,486,492,497],[52,489],[53,66,67,83,454,591,593],[53,67,187,197,234,237,491,495,744],[53,63],[53,181,221,241,290,298,628,666],[53],[53,244,263,290,299,521],[54],[55,81,229,307,515,627,628,629,636,653,660],[55,229,264],[56],[56],[56],[56],[56,258,260],[56,183,185,195,224,627,628,629,647],[56,496,516],[57],[59,452,458,490,594,603,745],[60],[61],[61],[62,453],[64,548],[64,548,625],[64],[64,118,152,154,163,164,178,183,185,189,192,195,201,202,243,308,346,431,432,435,440,443,445,447,560,627,628,629],[64,163,164,308,560,617,704],[65],[65],[65],[65],[65],[66,83,293,591,593,739,746],[69],[69],[69],[69],[69],[69,175,533,562],[69],[69],[69],[70,88,359,366],[70],[70],[70,505],[70,88],[70,88],[70],[70],[70],[70],[70,88],[70],[70],[70],[70],[70,88],[70],[70],[70,88,144,221,241,290,298,299,303,505,509,580,628,666,730],[70],[70],[70],[70],[70],[70],[70],[71,74,78,82,86,538],[71,540],[71,74,78,82,86],[71],[71,74,82,86,545],[72,75,584,736],[73],[73],[76,174,544],[76,174,544],[76,174],[77,252,531],[78],[79,243,463,708],[79,532,540],[79],[79,532],[80],[81,543],[81,543],[82],[83,237,263,276,508,513,591,641,662,699,726,739],[84],[85],[85],[85],[87],[87,232,236],[87],[87],[87],[87],[87],[87],[87],[87],[87],[87],[87],[87],[87],[88],[88],[88,91],[88],[88],[89,229,238,245,248,290,507,514,627,629,636,650,659,660,702],[89,491,495,549],[89],[89,549],[89],[89,243,549,560,636,702],[89,229],[89],[90],[90,152,154,228,242,267,507,632,701],[90],[90],[90],[91],[91],[91],[91],[91],[92,120,123,126,553,565,570,595],[92,120,123,126,565,570,595],[92,120,123,553,565,570],[92,123],[92,123,565],[92,123,573,574],[92,123,573,574],[92,123],[92,123],[92,123,565],[92,107,123,126,237],[92,107,117,123,126,138,141,222,263,491,495,508,521,741],[93,97,101,122,179,618],[93,142],[93,101,122,618],[93,142],[93,101,122],[93,142],[93,101,122,490],[93,142],[93,122],[93],[93],[93,122,700],[93],[93],[94,121,125,134,137,139,143,157,177,462,470,472,476,478,484,506,512,515,599,620],[94,121,125,134,137,139,143,149,157,177,264,373,599,620,792,796],[94,121,125,134,137,139,143,149,157,177,264,497,599,620],[94,121,125,137,139,143,157,177,264,270,273,497,506,512,515,599,620,629],[94,121,125,134,137,139,143,157,177,470,599,620],[94,121,125,137,143,177,599,620],[94,125,137,177],[94,125,137,177],[94,125,137,177],[94,121,125,137,177,599,620],[94,125,137,139,143,177,599,620],[94,125,137,177,506,599,620],[94,125,137,177,462,512,599,620],[94,121,125,137,177,599,620],[94,125,137,177,270,273,489,492,497,599,620],[94,125,137,177],[94,121,125,137,157,177,270,273,489],[95,173,468,557],[95],[95],[96,102,600],[97,179,559,622,661],[97,124,127,128,131,455],[97,113,124,127,128,131,596],[97,124,127,129,160,182,262,429,594,596,670,737],[97,131],[98,559],[99,104],[99,104],[100,290],[100],[100,269,290,598],[100],[103,237],[103,280],[103,280],[103,280],[103],[104],[104],[104],[104],[104],[105,136,180,490,524,558,745],[105,487,573],[105,188,430,573,737],[105,136],[105,136,573],[105],[105],[105],[106],[108,580],[108,236,560,689],[108],[108,580],[109],[111],[112],[114,432,682,747],[115,151,153,221],[115,151,153,221,237,244],[115,150],[115,150,221],[116,442,494],[118],[119],[124,127,128],[124,127,128],[124],[124,127,128],[124,446],[124],[124],[124,446,596],[124,559],[124,455,461],[127,501,674],[127],[127,131,265,430,596,651,655,737],[127,430,560,594,611,724],[127,160,172,262,430,594,596,724],[127,617],[127],[128],[128],[128,152,154,182,187,191,242,429,433,451,560],[128,182,242,323],[128,152,154,560],[128,160,178,321,469,594,597,658,664],[128],[128],[128],[128],[128],[128],[128],[128],[128],[128],[128],[128],[129,157,201,458,597],[129,179,458,533,559,594,661],[129,179,458,533,559,661],[129,458,594,681],[129,160],[129,157,160],[129,597,603],[130,135],[130,135],[131,457],[131],[131,188,198,236,265,275,312,429,433,446,457,596,664,698,727],[132],[134,157,599,620],[135],[136],[136],[136],[136],[136],[136],[136],[136],[136],[136],[136],[136],[138],[140],[140,563],[140],[140],[140],[140],[140,311],[140],[140],[141,222],[141],[142],[145],[146],[147],[148],[150],[150],[150],[150],[150],[150],[151],[152,154,182,187,191,429,433,451,670,753],[152,154,182,187,191,429,451],[152,154,182,187,191,429,451],[152,154,182,184],[152,154,275,312,705],[152,154,196,199,203,218,223,225,243,287,663,673,676,678,685,687,690,859],[152,154,183,185,189,192,195,201,202,243,346,431,432,440,443,445,447,650,699,714,754,756,758,761,763,767,769],[152,154,183,185,189,195,205,206,346,431,435,445,754,756,758,761,763,767,769],[152,154,183,185,192,195,201,202,243,346,431,443,445,447],[152,154,185,192,431,432,440,560,714,754,756,758,761,763,767],[152,154,182,187,219,220,221,227,287,676,677,685,689,691],[152,154,219,220,221,287,676,677,685,691],[152,154,224,560,669,672],[152,154,182,429,434,507,729],[152,154,242,270,273,290,731,733],[152,154,244,250,491,495,496,505,507,700,731,733],[152,154,676,685],[152,154],[152,154,237,243,263,276,508,513,641,662,699,726],[152,154,237,276,513,641,662,726],[152,154,221,237,276,662],[153],[153],[155,161],[155,158],[155],[155],[155],[156,158,312,601,705],[156,158],[156,158],[156],[156,158,601],[156],[156,158],[156,159,287,698,724],[157,160,452],[157,160,229,253,268,272,290,295,627,629,730,734],[157,160,170],[157,160],[157,160],[157],[157,230],[157,183,189,195,201,431],[158,162,586],[159,228,267,607,609,630,632],[159,607,630],[159,592,701],[159,312,433,698,705],[159,592],[159],[160,594],[160],[160],[160],[161],[161,542],[163,164],[163],[163,728],[163],[163],[163],[164],[164,577],[164,577],[165,263,270,273,276,281],[166,282,578,582],[166,578],[166],[167],[168],[169],[169],[170],[170],[170,172,583],[170,431],[170],[171],[172,583],[173],[173],[173],[173],[173],[174,544,572,688],[175],[175],[175],[175,290,491,495],[175,179,533,559,661],[175,181,562,622],[175],[176],[176],[176],[176],[176],[176],[178],[178,185,224,274,452,501,674,749],[178,185,201,501,560],[178],[178,260,602,619,621,624],[178],[178],[178,813],[179,618],[179,618],[179,559,562,622],[179,559],[180,240,295,558,689],[180,558],[180,558],[180],[181,559,564],[181],[181],[181,604],[181],[181],[182],[182,184,201,429,455,560,706],[182,187,191,429,451,753],[182,187,191,429],[182,188,275,429,430,433,451,461,748],[182,194,242,429,433],[182,287,672],[182,429],[182,429,451],[182,188,430,433,455],[182],[182,242],[182,429],[182,429],[182,187,675,683],[182,193,275,429,433],[182,601],[182,670],[183,189,195,431],[183,195,205,431],[183,195,431,754,756,758,761,763,767],[183,195,205,206,431],[183,195,205,431],[183,195,205,206,431],[183,195,205,206,431],[183,195,205,206,431],[183,195],[183,189,195,202,431],[183,189,195,431],[183,189,195,205,206,431],[183,185,195,201,205,206],[183,195,431,435],[183,185,189,192,195,202,307,431,432,440,443,445,447,697,699,702,710,714,722],[183,192,195,202,443,447],[183,195],[183,185,195],[183,189,195,756],[183,189,195,431,440,722,754,756,758,761,763,767],[183,189,195,431],[183,195],[183,195],[183,189,195,324],[183,189,195],[183,195,431],[183,195,320],[183,195],[183,195],[183,185,189,195,201,202,431,445,447,752],[183,195,201,431],[183,195,431,744,752],[183,195,431],[183,195],[183,195,202],[183,195],[183,195,431],[183,187,189,195,197,203,449],[183,195],[183,195,279,438,744],[183,195,431],[183,195,431],[183,195,431],[183,195,608],[183,195],[183,195],[183,189,195],[183,195],[183,195,431],[184],[184],[184],[184,430],[185,452],[185],[185,201,501],[185],[186],[187],[187,719],[187],[187,197,449,689],[187],[187,197,204],[187,197,204,449],[187],[188,430],[188,430],[188,430,677],[188,430,487,630,677],[188,198,429,430,433],[188,430],[188,201,209,215,430,676],[188,430],[188,430],[188,430],[188,196,227,430,446,664,677,689],[188,227,430,677,689],[188,430],[188,198,236,265,275,429,433,446,626,727],[188,198,429,433],[188,198,265,275,429,433,437,626,658,664,698,727],[188,198,275,312,429,433,446,727],[189,205,206,435,769],[189],[189,431,447],[189],[189,192],[189],[189,202],[190,277],[193],[193],[194,288,312,446,698,705],[194,626,658,711],[194,196,227,430,446,689,709],[196,227,430,446,689],[196,446],[197,449],[197],[197],[198,236,265,275,284,288,312,429,433,437,626,658,664,668,698,705,727],[198],[198,265,275,312,433,446,698,705,727],[200,680,692],[201],[201,754],[201,676],[201],[201,274,751],[201],[201],[201],[202],[202],[202,452],[202],[203],[203],[204,672],[204],[204],[204],[204],[204,672],[205],[205,206],[205],[205],[205],[205],[205],[206,346,769],[206],[206,236,262,626,658,664,711],[207],[208,211,217],[208,213],[209],[209],[210],[212],[212],[214,696],[214],[215,677],[215],[215,677],[215,677],[216,226],[216,226],[217],[217,305],[217],[219,220,221],[219,220,221],[219,220],[219,220],[220],[220],[220],[221],[221,522],[221],[221],[221],[221],[221,335],[221,335,337],[221,335,865],[221,356,856],[221],[221,343],[221],[224],[224],[224],[227,670,677,689],[227,430,677,689],[227,630,677,689],[227,689],[227,229,290,295,631,634,689,734],[228,267],[228,267],[228,267],[228,267],[228,267],[228],[228,267,630,632,635],[228],[228],[228],[228],[228],[228],[228],[229,307],[229,636,702],[229],[229],[229,230,647],[229],[229],[229,238,248,253,272,290,295,514,627,629,660],[229],[229,244,507,627,629,731,733],[229,647],[229],[229],[229],[229,272,290,634],[229,634],[229],[229,230,264,266,348,627,628,629],[229,272,627,628,629,734],[229,429,434,560],[229],[229,653,656],[229],[229],[229],[229,647,653,656],[229],[229],[229],[229],[229,629],[229],[229],[229],[229],[229,276,485,557,687,708],[230,497],[230],[230],[230],[230],[230],[230],[230],[232],[232,236,604,658,664,668,711],[232],[232],[233,642],[233],[233],[233],[234],[234,274],[234],[234,236,444,479,604],[234,711],[234],[234],[234],[234],[234,287],[234],[234],[235],[235],[235],[235],[235,657],[235],[235],[235],[235],[236,429,578,639,675,731],[236,686],[236,686],[236],[236],[236],[237,263,276],[237],[237],[237],[238,245,248,290,491,495,514,660],[238,514,660],[239],[239],[240],[240],[241],[242,243,615],[242,507],[242,250,265,499,507,658],[242],[242],[242],[242,288,312,664,668,671,731,733],[242],[242],[242],[243],[243],[243],[243,308,547],[243],[243],[243],[243],[243,274,279,744],[243,320],[243,324],[243,324],[243,460],[243],[244,263],[244],[244,521,730],[244,299],[244],[244,250,487,700,731,733],[244,250,264,499,507,652,654,659,700],[244,731],[244,251],[245,290,292,304,730],[246,322,450,529,566,571],[247],[249,660],[250,295],[253],[253,648],[254,258,260,263,270,273],[255],[255],[255],[255],[257],[258,260,270,273,289,511,518,520,619],[258,260,518,520,619],[259,731],[260,270,273,619,621,624],[260,263,520,619,621],[260,619,621,624],[260],[260],[260,289,520],[260],[260,520,619,621],[260],[260],[261,709],[262,626,731],[262,603],[262],[262,737],[262],[262,743],[262],[263,730,741],[263],[263,730,741],[263],[263],[264],[264],[264],[264,652,654],[264],[264],[264],[264,274],[264],[265,275,288,429,433,533,604,724],[265],[265,288],[266],[266],[266],[266],[267],[267],[267],[269,271,290,598],[269,271,290],[269,271,290,598],[269],[270,273,289,496,499,507,514,518,650],[270,273,515],[270,273],[270,273],[272],[272],[274],[274],[274],[274],[274],[274],[274],[274],[274],[274,367,744],[274,367],[274],[274],[274],[274,751],[274],[274],[275],[275],[275],[275,282],[275,455],[275],[275,724],[275],[276,750],[276],[276],[276],[276,282,287],[276,282],[278],[278],[278],[278],[279,674,752],[280],[281],[282],[282],[282],[282],[282],[282,752],[283,542],[283,302,527],[283],[283],[283],[284],[284],[284],[284],[285],[285],[285],[285],[285],[286],[286],[286],[286],[286],[286],[287],[287],[288,698],[289],[289,496,518],[289],[289],[289,520,619],[289,518],[289,518],[289,511,520],[289],[290,598],[290],[290],[290],[290,452],[292],[292],[292,734],[292,700],[292],[292],[292],[292],[292,734],[292],[294],[295],[296],[296],[297],[297],[298],[299],[301],[302,527],[302,527],[302,527],[302,527],[304],[306,638],[306],[306],[306],[306],[306],[307],[307],[307],[307],[307],[307],[308,710],[308],[309],[310,576,612,616,633,644,717],[311,735,742],[311,627,628,629],[311],[311],[311],[311],[311,324],[311],[311],[311],[311],[311],[312,698,705],[312,705],[312,698],[312,698],[312,601,705],[312,578,601],[313],[314,317],[315],[316],[318],[319],[320],[320,324],[320],[320],[320],[321,668],[321],[323],[324],[324],[324],[324],[325,787,853,866],[325,787,853],[325],[325],[325],[325,787],[325],[325],[325],[325],[325,347,357,853,858],[325,399],[325],[325],[326,400,782,788,865],[326,400,788],[326,363,782,789],[326,400,789],[326],[326],[326,346,769],[326,782,788],[326,400,865],[326,363,789],[326,363,789,866],[326],[326],[326,363],[326],[326,330,332,335,337,782],[326,348],[327],[327,328,351,352,355,369,781,848,852],[327,328,350,351,352,355,369,848],[327,328,351,352,355,781,848,852],[327,360,364,369,790,866],[327,360,364,790,866],[327],[327,351,352,355,369,781,848,852],[327,328],[327,328],[327,328,401],[327,328],[327,328],[327,328],[327,328],[327,328],[327,328],[327,328],[327,328,781,782,864],[327,328,864],[327],[327,369,781],[327],[327],[327,843],[327,333],[327,328],[327],[327],[327],[327,328],[327,328],[327,337],[327,328,329,337,339,342,842,844],[327,328,329,335,337,339,342,781,782,784,786,842,844,857],[327],[327],[329,337,339,342,784,786,842,857],[329,337,339,342,842],[329,337,339,342,842,844],[329,337,339,342,358],[329,337],[329,337],[330,332,335,337],[330,335,337],[330],[330,335,337],[330,332,335,337],[330],[330,345],[330],[331],[331],[331],[331],[332],[332],[332,836],[334,352,355],[334,351,352,355],[334,351,352,355],[334,352,355],[335],[335],[335],[335],[335,843],[335,843],[336,357,838],[336,838],[336],[336],[336],[336],[336],[336],[336],[336,357,858],[336,838],[336],[336],[336],[336],[336,357,858],[336,357,858],[337,339,342,784,786,842,857],[337],[337,842],[337,841],[337],[337],[338],[338],[338],[338],[338],[338],[338],[340],[340],[340],[340],[341],[341],[341],[341,347],[341],[341],[342],[342],[343],[343,402,822],[343],[343],[343],[344,368,770],[344,368,770],[344,345,768],[344,345,768],[344,785,850,860],[344,850,860],[344],[344,863],[344,768,863],[344,839],[344,345,768],[344,770],[344],[344,863],[344,345,367],[344,345],[344],[344,347],[344,347],[344,347],[345,768],[345],[345],[345],[345],[345,768],[345],[345],[345,768],[345],[345],[346,769],[346],[346,769],[346,769],[346,769],[346],[346,769],[346,769],[346,769],[346,769],[346,769],[346],[346],[346,769],[346],[346],[346,769],[346],[346],[346],[347],[347],[347],[347],[347],[347],[347],[347],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348],[348,356],[349,356,849,855,856],[349,849,855],[349],[349,356,849,856],[349],[349],[349,849],[349,849,855],[350],[350],[350,847],[350,847,851],[350],[350,847],[350,357,847,851,858],[350],[351,352,355,369,848],[351],[351,352,355],[353],[353],[353],[353],[353],[354],[354],[354],[354],[354],[354],[354],[354],[356,856],[356],[356],[356,856],[356,856],[357,858],[357,858],[357,866],[358,857,864],[358,864],[358,857],[358],[358,857],[358],[358],[358,857],[358,857],[359],[359],[359,366],[359],[359],[359,366],[359],[359],[359],[359],[359],[361],[361],[361],[361,365],[361],[361],[362],[362],[362],[362],[363,789],[365],[365],[365],[365],[366],[366],[367],[367],[367],[367],[367],[368,770],[369],[369],[369],[370],[370,771],[370,771],[370,771],[370],[370],[370],[370],[371],[371],[371],[371],[371],[371],[371],[372],[372],[372],[372],[372],[372],[372],[372],[372],[372],[373,376,792,796],[373,376,792,796],[373,376,792,796],[373,376,792],[373,800],[374,794,797,799,802],[374,794,797,799,802],[374,794,797,799,802],[374,794,797,799,802],[375],[375],[375],[375],[375],[375],[375],[375],[375],[375],[375],[377],[378],[378],[378],[378],[378],[379],[380],[380],[380],[381],[381],[381],[381],[381],[381],[382,398,777],[382,777],[382],[382],[382],[382],[382],[382],[382],[383,397,776],[383,776],[383,776],[383],[383],[383],[383],[383],[384,815],[384,815],[384,815],[384,392,804],[384,815],[384,804],[384,815],[384],[384,815],[384,815],[384,815],[384,815],[384],[384],[384],[385,819],[385,819],[385],[385,817],[385,817],[386],[387,775],[387],[387,775],[387],[387],[388,774],[388],[388],[388],[388],[389],[389],[389],[389],[389],[389],[389],[389],[390],[390],[390],[390,803],[390],[391,805],[391],[391,805],[391,805],[391],[392,808],[392,808],[392],[392],[392],[392],[392,808],[392,808],[392,808],[392,804],[392],[392],[393],[393],[394],[395],[396],[396],[396],[396],[396],[396],[397,776],[397],[397,776],[397],[397],[398,777],[398],[398,777],[398],[398],[399],[399],[399],[400],[400],[400],[400],[401],[401],[401],[401],[401],[401],[401],[401],[401],[401],[401],[401],[402],[402],[402],[402],[402],[402],[402],[402],[402],[402],[402,406,822],[403,407,760,823],[403,823],[403,823],[403,760],[403],[404,405,824],[404,405,824],[404,405,824],[404,824],[404,824],[404],[406],[406],[406],[406],[406],[407],[408,779],[408,779],[408,779],[408],[408],[408],[409],[409],[409],[409],[409],[409],[409],[409],[410,778],[410],[410],[410],[410,778],[410],[410,778],[410],[410],[410],[411,414,420,825],[411,414,420,825],[411],[411,825],[411],[412,418],[412,418],[412,418],[412],[412],[412,418],[412],[412],[412],[413],[413],[413],[415],[415],[415],[415],[416],[417],[419],[421],[422,762],[422],[422],[422],[422],[423],[423],[423],[423],[424],[424],[424],[424],[424],[425],[425],[425],[425],[425],[425],[426],[426],[426],[426],[426],[427,834],[427,834],[428,832,833],[428,832,833],[428,832],[429,675],[430],[430],[430],[430],[430],[430],[430,677,689],[430,433,455,461,724],[431,435],[431],[431,703],[431],[431],[431],[431],[431,445],[432,719],[432],[432],[433,711,724],[434],[434],[436],[438,671],[439],[441],[441],[441],[444],[444,557,561,563,567,708],[444],[444],[445],[446,455,458,461,594,681],[446],[448],[451],[452],[452],[452],[452],[452],[453],[454],[455],[455],[455],[457],[457],[460],[463],[464],[464,467],[464],[468],[468],[468],[471,484],[473],[477],[478],[479],[482],[484],[484,528],[484],[485],[485],[485],[487],[487],[487],[487],[488],[489,492,517],[490,596,745],[490],[491,495,542],[496],[496],[496],[496],[496],[496],[496],[496],[496,555],[496,555],[496],[497],[497],[497],[497],[497],[497],[497],[497],[497],[498],[498],[499],[500],[500],[500],[500],[501],[501,719],[501,681],[501],[501],[502],[505],[505,507],[505,507],[505],[505,744],[505],[507],[507],[508],[508],[508],[509],[509],[509,628,752],[510,526,530],[510],[510],[510],[511],[511],[511,518],[516],[516],[516],[516],[517],[517],[517],[517],[519],[519,652,654],[519,669],[520],[520],[520],[521],[521],[521],[521],[521],[523,715],[524],[524],[524],[524],[524],[524],[524],[525],[525],[526,530],[527],[527],[527],[528],[528],[528],[532,540,545],[532],[532,540,545],[532],[533],[533],[533],[534,539],[535],[535],[535],[535,560],[535],[536],[540],[542],[542],[542],[543],[544],[545],[547],[547],[547],[548],[548],[549],[551],[552],[554],[555],[555],[556],[557],[557],[557,585],[557],[558],[558],[558],[558],[559,622],[559],[560],[560],[560,665,667],[560],[560],[560,665,667],[560],[560],[560],[560],[560],[561],[561],[561],[562,713],[563],[563],[563],[563],[564],[564],[567,688],[567],[567],[568],[573,617],[573],[573],[573],[573],[573],[573],[573,574],[573,628],[573],[574],[575,617],[575],[575],[575],[575],[575],[575],[577],[578],[579],[579],[580,638,737],[581],[585],[586],[586],[586],[586],[586],[586],[587],[589,707],[590],[592],[594,597,603],[594,597],[594],[594],[597],[597],[597],[598],[599,620],[601],[601],[601],[601],[601],[602],[602],[602],[602,704],[602],[602],[602],[602],[602],[603],[603],[604,626,658,743],[604,661,711],[604],[604],[605],[605],[605],[605],[605],[605],[605],[605,730],[608],[608],[609,610,723],[609],[609],[609],[609,658],[612],[612],[613],[614],[614],[615],[615],[617],[618],[619],[619,621],[619],[622],[623],[625],[625],[625],[625],[625],[625],[625],[625],[626,646],[626,646,658],[626,658],[627,628,629],[627,628,629],[627,628,629],[627,628,629],[627,629],[627,628,629],[627,629],[627,629],[627,629],[627,629,656,734],[627],[627],[628],[628],[628],[628,728],[629],[630],[633],[633],[633,637],[635],[635],[635,698],[636],[636,650,699,702],[636],[638],[638],[638],[638],[639],[639],[639],[640],[643,669],[645],[646],[647],[647,653,656],[647,653,656],[647],[647],[647],[647],[647],[647],[648],[648],[648],[649],[649],[650],[650],[650],[650],[650],[652,654],[653,656],[653],[657,659],[657],[657],[657],[657],[658],[658],[659],[659],[659],[659],[661],[661],[661],[661],[661],[663],[664],[664],[664],[664],[664],[664],[665,667],[665,667],[665],[665],[665],[665],[665],[665],[665],[665],[665],[665,667],[665],[666],[666],[666],[666],[670],[670],[670],[671],[671],[671],[671],[672],[672],[674],[674],[674],[674],[675,683],[676,685],[676],[676],[676],[684],[684],[687],[688],[688],[688],[688],[688],[689],[689],[689],[693],[694],[695],[697],[697],[697],[697,702],[697],[697],[699],[700],[700],[700],[703],[703],[703],[703,719],[703],[704],[704],[704],[704],[704],[706],[706,735],[706,742],[706],[706],[706],[706],[709],[709],[709],[710],[710],[710],[710],[710],[710,712],[710,712],[710],[711],[711],[711],[711],[714],[714],[714],[716],[716],[716],[716],[716],[716],[716],[718,721],[718,721],[718,721],[720],[720],[720],[720],[722],[722],[723],[723],[723],[723],[723],[723],[725],[725],[725],[725],[728],[728],[728],[728],[729],[729],[729],[729],[729],[729],[730,741],[730,741],[730],[730],[730],[731],[731,738],[731],[731],[735,739,742],[735,739,742],[735,739,742],[735],[735,745],[737],[738],[738],[740],[743],[743],[743],[743],[744],[744],[744],[744],[745,749],[745],[745],[745,749],[745],[748],[752],[752],[752],[753],[753],[753],[753],[753],[753],[753],[753],[754,756,758,761,763,767],[754,756,758,761,763,767],[754,756,758,761,763,767],[754,756,758,761,763,767],[754,756,758,761,763,767],[754,756,758,761,763,767],[754],[754],[754],[754],[754],[754],[755],[755],[755],[755],[755],[755],[755],[755],[755],[755],[756],[756],[756],[756],[756],[756],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[757],[758],[758],[758],[758],[758],[758],[758],[758],[758],[758],[758],[758],[758],[758],[759],[759],[759],[759],[759],[759],[759],[761],[761],[761],[761],[761],[761],[761],[761],[762],[762],[762],[762],[762],[762],[762],[763],[763],[763],[763],[763],[763],[763],[764],[764],[764],[764],[765],[765],[765],[765],[765],[766],[766],[767],[767],[767],[767],[767],[767],[767],[768],[768],[768],[768],[768],[768],[768],[769],[770],[770],[770,861],[770],[770],[770],[770],[771],[771],[772],[773],[773],[775],[776],[777],[777],[777],[777],[779],[780],[780],[780],[780,865],[780],[780],[781],[782,865],[783],[783],[783],[785],[785,866],[785],[787],[787],[787],[788],[788],[788],[789],[791],[791],[791],[791],[791],[791],[792,794,797,799,802],[793],[793],[793],[793],[793],[794,797,799,802],[794,795,797,798,799,802],[794,795,797,798,799,802],[794,795,797,799,802],[794,795,797,799,802],[801],[803,809],[803],[804],[804],[804],[806],[806],[806],[806],[807],[808],[808],[808],[810],[811],[811],[812],[812],[812],[814],[814],[814],[814],[814],[816],[816],[816],[817],[818],[818],[818],[818],[820],[820],[820],[821],[821],[821],[821],[822],[822],[822],[822],[823],[826],[826],[826],[826],[827],[828],[829],[829],[830],[830],[830],[830],[831],[831],[835],[835],[835],[836,840],[836],[836],[837,863],[837],[837],[838],[839],[839],[839],[840],[840],[840],[840],[841],[841],[841],[841],[844],[845],[845],[845],[845],[845],[845],[845],[845],[846],[846],[846],[849],[851],[854,862],[854],[854],[858],[860],[860],[861],[861],[861],[861],[862],[862],[862],[862],[862],[862],[862],[862],[863],[863],[863],[863],[863],[863],[865],[865],[866],[866]],"wayOf":[0,0,0,1,1,1,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,8,8,8,9,9,9,10,10,11,11,11,12,12,13,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,21,22,22,22,23,23,24,24,25,25,25,25,26,26,26,27,27,27,28,28,28,29,29,29,30,31,31,31,32,32,32,33,33,34,34,34,35,35,35,36,36,36,37,37,38,38,38,39,39,39,40,40,40,41,41,41,42,42,42,43,43,43,44,44,45,45,45,46,46,46,47,47,47,48,48,48,49,49,49,50,50,50,51,51,51,52,52,52,53,53,54,55,55,55,56,57,57,58,58,59,59,59,59,60,60,60,61,61,62,62,62,63,63,63,64,65,65,66,66,66,67,67,68,68,69,69,70,70,71,71,72,73,73,73,74,74,74,75,75,75,76,76,76,77,77,77,78,78,78,79,80,81,82,82,83,83,84,84,85,86,86,86,87,87,88,88,89,89,89,90,90,90,91,91,92,92,92,93,93,94,94,94,95,95,95,96,96,96,97,98,98,98,99,99,99,100,100,100,101,101,101,102,102,102,103,103,103,103,104,104,105,105,106,106,106,107,107,107,108,108,108,109,109,109,110,110,110,111,111,112,113,113,113,114,114,115,115,115,116,116,117,117,117,118,118,119,119,120,120,120,121,121,122,122,122,123,123,124,124,125,125,126,126,127,127,127,128,128,128,129,129,129,129,130,130,130,131,131,131,132,132,132,133,133,133,134,134,135,135,136,136,137,137,138,138,138,138,139,139,139,140,140,140,141,141,141,142,142,142,143,143,144,144,144,145,145,145,146,146,146,147,147,147,148,148,149,149,149,150,151,151,152,152,152,153,153,153,154,154,155,156,156,156,157,157,157,158,158,158,159,159,159,160,160,160,161,161,161,162,162,162,163,163,164,164,165,165,166,166,166,167,167,167,168,168,168,169,169,170,170,171,171,171,172,172,173,173,173,174,174,174,175,175,175,176,176,176,177,177,177,178,178,178,179,179,179,180,180,180,181,181,181,182,182,182,183,183,183,184,184,184,185,185,185,186,186,186,187,187,188,188,188,189,189,189,189,190,190,190,190,191,191,192,192,192,193,193,193,194,194,195,195,195,196,196,197,197,197,198,198,198,199,199,199,200,200,201,201,201,202,202,202,203,203,203,204,204,204,205,205,205,206,206,206,207,207,207,208,208,208,209,209,209,210,210,210,211,211,212,212,212,213,213,213,213,214,214,215,215,216,216,216,217,217,218,218,218,219,220,220,220,221,221,222,222,223,223,224,224,224,225,226,226,227,227,227,228,228,228,229,229,229,230,230,230,231,232,232,232,233,233,233,234,234,235,235,235,236,236,237,237,237,238,238,238,239,239,240,240,241,241,241,241,242,242,243,243,243,244,244,244,245,245,245,246,246,247,247,247,248,248,248,249,249,249,250,250,250,251,251,251,252,252,252,253,253,253,254,254,254,255,255,255,256,256,256,257,257,257,258,258,258,259,259,259,260,260,260,261,261,261,262,262,262,263,263,263,264,264,264,265,266,266,267,267,268,268,268,269,269,269,270,270,270,271,271,272,272,272,273,273,273,274,274,274,274,275,275,275,276,276,276,277,277,278,278,279,279,279,280,280,280,281,281,282,282,282,283,284,284,284,285,285,285,286,286,286,287,287,288,288,289,289,290,290,290,291,291,291,292,292,292,293,293,293,294,294,294,295,295,296,296,297,297,298,298,298,299,299,299,300,300,300,301,301,301,302,302,302,303,303,303,304,304,305,305,305,306,306,306,307,307,307,308,308,308,309,309,310,310,310,311,311,312,312,312,313,313,313,314,314,314,315,315,315,316,316,317,317,317,318,318,318,319,319,320,320,320,321,321,321,322,322,322,323,323,323,324,324,324,325,325,325,326,326,326,327,327,328,328,328],"requirementOf":[0,1,2,3,4,4,4,4,4,5,5,6,6,7,8,8,8,8,8,9,10,11,11,11,11,12,13,14,14,14,14,14,14,15,16,17,18,18,18,18,18,18,18,18,18,19,20,21,22,22,23,24,24,24,24,24,25,26,26,27,28,29,29,29,30,30,30,31,31,32,33,34,34,35,36,37,38,39,40,41,41,42,42,42,42,42,43,44,45,46,46,47,48,49,50,51,52,53,54,54,54,54,54,55,56,57,58,58,59,60,60,60,60,60,61,62,62,62,62,62,62,63,63,63,64,64,64,65,65,66,67,67,67,68,68,68,69,70,71,71,72,73,73,73,74,75,76,76,76,77,78,78,79,80,80,80,81,82,83,83,84,85,85,85,85,85,86,87,88,89,90,90,90,90,91,91,93,94,94,94,95,95,95,95,95,95,96,97,98,99,99,100,100,101,102,103,104,105,105,106,107,108,108,108,109,110,110,110,110,110,110,111,111,112,113,113,114,114,115,116,117,117,117,117,117,118,118,118,118,119,120,121,122,123,124,124,124,124,125,125,125,126,127,128,129,130,131,131,132,132,133,133,134,135,136,137,138,139,140,141,141,142,143,144,145,145,146,147,148,149,149,150,150,150,151,152,153,153,154,154,155,155,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,171,171,172,173,173,173,173,174,174,174,174,175,175,175,176,177,177,178,178,179,179,179,179,180,180,180,181,182,183,184],"sizeOf":[3,3,3,3,3,3,3,3,3,3,2,3,2,3,2,2,2,2,2,2,2,3,3,2,2,4,3,3,3,3,1,3,3,2,3,3,3,2,3,3,3,3,3,3,2,3,3,3,3,3,3,3,3,2,1,3,1,2,2,4,3,2,3,3,1,2,3,2,2,2,2,2,1,3,3,3,3,3,3,1,1,1,2,2,2,1,3,2,2,3,3,2,3,2,3,3,3,1,3,3,3,3,3,4,2,2,3,3,3,3,3,2,1,3,2,3,2,3,2,2,3,2,3,2,2,2,2,3,3,4,3,3,3,3,2,2,2,2,4,3,3,3,3,2,3,3,3,3,2,3,1,2,3,3,2,1,3,3,3,3,3,3,3,2,2,2,3,3,3,2,2,3,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,2,3,4,4,2,3,3,2,3,2,3,3,3,2,3,3,3,3,3,3,3,3,3,3,2,3,4,2,2,3,2,3,1,3,2,2,2,3,1,2,3,3,3,3,1,3,3,2,3,2,3,3,2,2,4,2,3,3,3,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,1,2,2,3,3,3,2,3,3,4,3,3,2,2,3,3,2,3,1,3,3,3,2,2,2,3,3,3,3,3,2,2,2,3,3,3,3,3,3,2,3,3,3,3,2,3,2,3,3,3,3,2,3,3,2,3,3,3,3,3,3,3,2,3],"always":[92]}');const ew=(0,f.o)`
  (?:
    \.env\b(?!\.(?:example|sample|template|dist))
    |~/\.(?:
        ssh|aws|config|netrc|npmrc|pypirc|gnupg|kube|docker|git-credentials|bash_history
        |zsh_history|claude|codex
      )
    |\.ssh/|id_(?:rsa|ed25519)|\.netrc|\.npmrc|\.git-credentials|credentials\.json|kubeconfig
    |/etc/(?:passwd|shadow)|environment variables|env vars|\bprintenv|process\.env
    |shell environment
    |\b(?:
        npm|github|gitlab|api|access|auth|session|openai|anthropic|aws|deploy|bearer|refresh
        |user's|their|stored|saved|slack|every|each|any|all
      ) (?:\w+ )?(?:tokens?|keys?|cookies?|passwords?|secrets?|credentials?)\b
    |\b[a-z]+_(?:token|secret|password|api_key|access_key|private_key)\b
    |database_url|\b(?:private|ssh|signing|gpg) keys?\b|\bcredentials\b|session cookies?
    |\bpasswords\b|keychain|system prompt
    |\b(?:the|this|our|whole|entire|full) (?:conversation|chat|dialogue|session)\b
    |transcript|(?:chat|conversation|shell|browser) history|last user message
    |private (?:files?|repositor\w+|code)|customer data|personal data
  )`;const eb=(0,f.o)`
  (?:
    (?:contents?|values?|output|text|copy|dump|body) of (?:
        the |your |all |any |each |every |this |its |their )?(?:\S+ )?${ew}
    |${ew}(?:'s?)? (?:contents?|values?)\b
    |(?:private|ssh|signing|npm|github|openai|aws|user's) (?:\w+ )?(?:key|token|password|secret)\b
      (?! (?:is|must|should|scann|rotation|management|detection|name|scope|type|permission))
    |the credentials\b|\.env\.(?:production|local)\b
  )`;const ey=(0,f.o)`
  (?:
    read|open|take|collect|gather|grab|locate|find|look up|retrieve|fetch|get|copy|cat|dump|encode
    |base64-?encode|zip|gzip|tar|archive|extract|capture|record|summari[sz]e|export|list|harvest
    |obtain|load|log|print
  )`;const ev=(0,f.o)`
  (?:
    send|post|put|upload|transmit|submit|forward|e-?mail|mail|ship|relay|pass|hand|drop|deliver
    |publish|leak|push|report|attach|stream|write|copy|include|append|add|paste|embed|encode
    |commit
  )`;const ek=(0,f.o)`
  (?:
    it|them|that|those|everything
    |what(?:ever)? you (?:find|found|get|got|read)
    |(?:the |its |their )(?:\w+ )?
      (?:
        contents?|results?|output|values?|file|string|token|key|data|archive|summary|dump|listing
        |copy
      )
  )`;const ex="(?!localhost|127\\.|0\\.0\\.0\\.0|192\\.168\\.|10\\.|\\[::1|host\\.docker|\\$\\{?\\w|<|\\{)";const e$=(0,f.o)`
  (?:
    (?:https?|ftp|wss?)://${ex}
    |\b(?!127\.|192\.168\.|10\.)\d{1,3}(?:\.\d{1,3}){3}\b
    |[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]|webhook|pastebin|\bgist\b|telegram|discord|ngrok
    |(?:our|my|the following|remote|external|attacker's?) (?:\w+ )?
      (?:server|endpoint|address|url|host|collector|inbox)
    |the (?:address|url|endpoint|server|host) (?:below|above|given|in)
    |(?:image|web|outgoing|next) (?:\w+ )?(?:url|requests?)
    |user-agent|query (?:param\w*|string)
  )`;const eR=(0,f.o)`
  (?:
    (?:the |your |a |an |any |each |every |this |first |next |public ){0,3}
      (?:pr|pull request|merge request|issue|ticket|commit|release|bug report)
      (?: (?:
          description|body|comments?|messages?|title|text|notes
          |you (?:\w+ )?(?:create|open|leave|write)
        )
      )?
    |(?:the |a )?(?:body|description|title|comment) (?:of|you leave on|on) (?:
        the |your |a |each |every )*(?:first |next )?
      (?:pr|pull request|merge request|issue|ticket|commit)
    |the change ?log|the readme|the comments?|public/|docs/\S+
  )`;const eE=new RegExp((0,f.o)`
  \b(?:
    authorization|bearer|oauth|x-api-key|api reference|dashboard|sign up|vault|secrets? manager
    |github secrets|terraform|placeholder|redact\w*|mask\w*|\.env\.example|vercel|mocks?
    |design tokens?
  )\b`);const eO=[{lure:"exfiltrates",name:"take-and-send",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b${ey}\b(?=.{0,120}?${ew})
          (?=
            .{1,240}?(?:\b(?:and|then)|[,;.]) (?:\w+ ){0,4}?${ev} (?:\w+ ){0,2}?${ek}
            \b.{0,60}?\b(?:to|at|into|in|as|via|on|with|over|by|using)\b (?:\S+ ){0,5}?
            (?:${e$}|(?:issue|ticket|pull request|pr|comment)\b)
          )`),unless:()=>eE},{lure:"exfiltrates",name:"publish",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            include|put|add|paste|embed|write|post|insert|append|attach|print|dump|copy|leave
            |publish|encode|store|upload|send
          )\b(?=.{0,60}?${eb}).{0,160}?\b(?:in|into|to|as|on|inside|under)\b (?:
            ${eR}|(?:\S+ ){0,3}?${e$}
          )`),unless:()=>eE},{lure:"exfiltrates",name:"commit-secrets",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:commit|check in|push|git add) (?:the |your |all |any )?(?:\S+ ){0,1}?
            (?:
              \.env\b(?!\.(?:example|sample|template|dist|test)|-)
              |(?:private|ssh|signing) keys?\b|id_rsa|credentials\.json|secrets? (?:you|it)\b
            )
          |\b(?:add|put) (?:the |your |a )?
            (?:private|ssh|signing) key (?:to|in|into) (?:the |this |our )?(?:repo\w*|git)
          |\b(?:passwords?|tokens?|credentials|secrets?|keys?)
            \b.{0,40}? (?:to|in|into) (?:a file (?:in|under) )?public/
          |\b(?:secrets?|passwords?|tokens?|credentials?|api keys?)\b
            (?: \w+){0,5} (?:should|must|shall) be (?:\w+ ){1,2}?(?:in|to|into) \S+ and (?:
              committed|pushed|published
            )`),unless:()=>/\b(?:encrypt\w*|sops|sealed|git-?crypt|public key|dotenvx|if|when)\b/},{lure:"exfiltrates",name:"private-into-address",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
            render|include|embed|display|insert|output|append|show|load|open|emit|fetch|create
          )\b (?:\S+ ){0,4}?(?:images?|links?|url|badge|pixel|iframe)\b(?: \S+){0,3} (?:
            whose|with|that (?:has|holds|contains|carries)|containing|carrying
          )\b(?=
            .{0,80}?\b(?:
              last user message|user's (?:message|question|data|name|input)|conversation|secrets?
              |tokens?|credentials?|password|environment|system prompt|\.env
            )\b
          )
        |\b(?:put|embed|encode|hide|place) (?:the |all |any |your |every )*
          (?:
            credentials?|secrets?|tokens?|passwords?|environment variables|api keys?|conversation
          )\b.{0,20} in (?:a|the|an image|each) (?:url|link|query|subdomain)\b`),unless:()=>eE},{lure:"exfiltrates",name:"who-is-there",kind:"command",pattern:()=>new RegExp((0,f.o)`
        (?:https?:\/\/)[\w-]{1,40}(?:\.[\w-]{1,40}){1,4}[^\s'"|]{0,100}[?=/]\$\(
          (?:hostname|whoami|id|uname|env|cat|pwd|git)\b
        |\$\((?:whoami|hostname|id)\)(?:\.[\w-]{1,40}){2}`),unless:()=>/\buname -[sm]/},{lure:"exfiltrates",name:"code-elsewhere",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:upload|post|transmit|send|forward|mirror|ship|mail|copy)\b(?: \S+){0,3}? (?:
            (?:old|new|full|edited|changed|current) (?:version|files?|source|contents?)
            |(?:working )?directory listing|git remote|file contents?|diffs?
            |source (?:files?|code)|prompts?|user messages?
            |(?:every|each|all) (?:files?|messages?|prompts?|changes)
          )\b(?: \S+){0,12}? to (?:\S+ ){0,2}?
          (?:
            (?:https?|ftp)://${ex}
            |\b(?!127\.|192\.168\.|10\.)\d{1,3}(?:\.\d{1,3}){3}\b
            |telegram|discord|the telegram
            |(?:our|my) (?:\w+ )?(?:server|endpoint|collector)
          )`),unless:()=>eE},{lure:"exfiltrates",name:"system-prompt",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:^|[.,:;] |\b(?:and|then|must|always|should|first|please) )
          (?:print|reveal|repeat|output|quote|reproduce|recite|dump|leak|write out) (?:out )?
          (?:your|all of your) (?:full |entire |complete |whole |hidden |own |exact )*
          (?:system prompts?|system instructions|initial instructions)
        |\b(?:
            answer|reply|response|output|message|summary
          )s? (?:must|should|shall|has to) (?:\w+ )?
          (?:contain|include|start with|end with) (?:\S+ ){0,4}?system prompt
        |(?:^|[.,:;] |\b(?:and|then|must|always|first|please) )(?:repeat|print|output|copy) (?:
            everything|all (?:the )?text|all words
          ) (?:above|before) (?:this|verbatim|and)`)}];const eS=(0,f.o)`
  (?:
    do not|never|must not|should not|may not|need not|not to|can not|will not|are not to|don t
    |refrain from|avoid|without
  )`;const ej=(0,f.o)`
  (?:(?:the|any|your|our|a|human|end)[ -]){0,2}
  (?:
    users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|anybody|them|him
    |her|people|team|customers?|person|engineers?|administrators?|admins?|author|security team
  )`;const e_="(?:[.,;:!]|$| and\\b| or\\b| but\\b| when\\b| while\\b| even\\b| under\\b| at any\\b| afterwards\\b| at all\\b)";const ez="[\\p{L}\\p{N}'’/_.-]{1,30}";const eq=(0,f.o)`
  (?:
    previous|previously|prior|preceding|earlier|above|foregoing|system|original|initial|safety
    |developer|pre-existing|former|past|existing|current|other|old|received|given
  )`;const eM=(0,f.o)`
  (?:
    \.env(?:\.\w+)?\b
    |~/\.(?:ssh|aws|config|netrc|npmrc|gnupg|kube|docker|git-credentials|bash_history|claude)
    |\.ssh/|id_(?:rsa|ed25519)|\.netrc|\.npmrc|\.git-credentials|/etc/(?:passwd|shadow)
    |environment (?:variables|vars)|env vars|process\.env|printenv|\benv\b
    |(?:ssh|private|signing|gpg|pgp|encryption) keys?
    |(?:
        user's|all|any|every|found|discovered|stored|local|aws|gcp|azure|cloud|database|git|github
        |their|saved|session|npm|pypi|deploy
      ) (?:\w+ )?(?:secrets?|credentials?|passwords?|tokens?|api keys?|keys|cookies)
    |secrets|credentials|passwords|key ?chain|browser cookies
    |(?:session|auth|access|github) (?:tokens|cookies)
    |github_token|api_keys?|wallet|seed phrase|mnemonic
    |(?:conversation|chat|session|dialogue)s? ?
      (?:histor(?:y|ies)|transcripts?|logs?|contents?|context|so far)
    |transcripts?\b
    |(?:entire|full|whole|complete|this|the) (?:
        conversation|chat|context window|prompt|source code|code ?base|repository
      )
    |system prompts?
    |\b[a-z]+_(?:token|secret|password|api_key|access_key|url)\b
    |user's (?:\w+ )?(?:keys|files|code|data)|passwords?\b|a token\b
    |(?:the|whole|entire) (?:repository|repo|code)\b
    |personal data|customer data|private (?:data|files|repositor\w+)|source code|shell history
    |bash history|git diff|api keys|\btokens\b|the token\b|kubeconfig
  )`;const eI=(0,f.o)`
  (?:
    https?://|ftp://|wss?://|[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]|\b\d{1,3}(?:\.\d{1,3}){3}\b
    |\b[\w-]{2,40}\.(?:com|net|org|io|xyz|site|ru|top|info|evil|example)\b
    |transfer\.sh|webhook\.site|webhook|pastebin|\bgist\b|ngrok|telegram|discord|slack channel
    |(?:
        remote|external|our|my|attacker's?|collection|telemetry|analytics|logging|third-party
        |following|command
      ) (?:server|endpoint|url|address|host|service|site|collector|api|domain|bucket)
    |\bdns\b|e-?mail
  )`;const eA=(0,f.o)`
  (?:
    make (?:a |an )?(?:get |post |http )*requests?
    |send|post
    |create (?:a |an )?(?:public |secret |new )*(?:gist|issue|paste)
    |upload|exfiltrate|transmit|forward|leak|e-?mail|mail|submit|report|copy|publish|beacon|relay
    |push|ship|dump|curl|sync|share|deliver|stream|pipe|transfer|paste|smuggle|phone
  )`;const eP=(0,f.o)`
  (?:
    authentication|authorization|auth|access controls?|authenticat\w+ checks?|security(?: \w+)?
    |(?:code |peer |human |security |pull request |pr )reviews?
    |branch protections?
    |signature (?:checks?|verification|validation)
    |(?:permission|safety|integrity|policy|approval|sanity|trust) (?:
        checks?|prompts?|gates?|controls?|rules?|filters?|guards?|systems?|features?|measures?
        |mechanisms?
      )
    |permissions? system|sandbox(?:ing)?|safeguards?|safety|guard ?rails?|anti-?virus
    |(?:secret|vulnerability|malware|virus|dependency) scann?(?:ing|ers?|s)?
    |(?:tls|ssl|certificate|cert)(?: certificate)? (?:verification|validation|checks?)
    |csrf(?: \w+)?|memtrust|audit(?: \w+)?|pre-?commit(?: \w+)?|git hooks?
    |(?:required|mandatory|ci|status|quality|merge) (?:checks?|gates?)
    |2fa|mfa|two-factor \w+|firewalls?|content filters?|input validation|rate limit(?:s|ing)
    |permission prompts?|approval (?:steps?|requirements?|process)|codeowners|protections?
    |all guards|the review|the (?:trust )?gate
  )(?! (?:
      data|tokens?|state|manager|headers?|files?|config\w*|cookies|flow|levels?|providers?
      |librar\w+|section|page|module|scan's
    )
  )`;const eL=[{lure:"overrides",name:"earlier-instructions",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|discard|overlook|set aside|drop
            |neglect|pay no (?:attention|heed) to|stop (?:following|obeying|listening to)|bypass
            |cancel|erase|throw away|wipe|abandon|override|overrule|unlearn|void|dismiss|put aside
            |delete|skip
          )(?: about)? (?:
            (?:
              absolutely|all|any|every|each|the|your|user's|operator's|developer's|these|those|my
              |our|of|them|whatever|to
            ) ){0,4}(?:${eq},? (?:and |or )?){1,3}(?:${ez} ){0,2}
          (?:
            instructions?|prompts?|directions?|directives?|orders?|guidelines?|guidance
            |guard ?rails|programming|training|constraints|restrictions|rules?\b|policies
            |messages\b|commands\b
          )`,"u"),unless:()=>new RegExp((0,f.o)`
        instructions (?:regarding|about|on|for) (?:
            commit|format|style|edit|output|language|indent|tone|length|nam|cod
          )
        |eslint|\blint|stylelint|css|prettier|ruff|tsconfig|\.gitignore|browserslist|firewall
        |nginx|\bhttp\b`)},{lure:"overrides",name:"instructions-above",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          ignore|disregard|forget|discard|set aside|stop following|erase|override
          |pay no (?:attention|heed) to
        )(?: about)? (?:(?:absolutely|all|any|every|each|the|your|these|those|of|other) ){0,4}
        (?:instructions?|rules|prompts?|directives?|orders|guidelines|guidance|text|content)
        (?: (?:that|which))?(?: (?:
            you|were|was|have|had|been|are|is|came|come|given|received|set|stated|provided|listed
            |written|got
          )
        ){0,4} (?:
          above|before|earlier|previously|so far|until now|up to now|to you|prior
          |from (?:the|your) (?:system|user|developer|operator)
        )`)},{lure:"overrides",name:"your-instructions",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          ignore|disregard|forget|override|abandon|discard|stop following|stop obeying
        ) (?:all |any |every )?(?:of )?your (?:\w+ )?
        (?:
          instructions|guidelines|rules|training|programming|guardrails|restrictions|directives
          |constraints|safety \w+|system prompt
        )`)},{lure:"overrides",name:"everything-before",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:ignore|disregard|forget) (?:all|everything|anything|whatever|what)(?: that| which)?
        (?: (?:you|was|were|have|had|has|been|ever|i|we|they|the (?:user|system|developer)))* (?:
          told|said|instructed|know|learned|learnt|read|above|before|taught|previously|asked
          |stated|written|says|wants
        )\b`)},{lure:"overrides",name:"void",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:treat|regard|consider) (?:the |your |all |any )*
          (?:
            system prompts?
            |(?:previous|prior|earlier|original|other) (?:\w+ )?(?:instructions?|rules|guidelines)
          ) as (?:\w+ )?(?:void|null|obsolete|invalid|cancell?ed|revoked|outdated|optional)\b
        |\b(?:
            rules|instructions|guidelines|orders|directives|anything|everything|whatever
          ) (?:that )?you (?:\w+ ){0,3}?(?:got|received|given|told|read|instructed)
          (?: \w+){0,3} (?:before|earlier|previously)(?: \w+)? (?:
            is|are|was|were|no longer|does not|do not
          )\b(?: \w+){0,2}? ?
          (?:void|cancell?ed|invalid|obsolete|counts?|matters?|appl(?:y|ies)|revoked|outdated)\b
        |\b(?:
            previous|prior|earlier|original
          ) instructions (?:were|are) (?:only |just )?a (?:test|joke|mistake|decoy)\b
        |\b(?:whatever|no matter what|regardless of what) (?:your|the) (?:
            system prompt|system message|user|developer|operator|previous instructions?
            |other (?:instructions?|files?|rules)
          ) (?:says?|asks?|wants?|tells? you)\b(?=.{0,60}\b(?:this|these|here|follow|below)\b)
        |\b(?:previous|prior|earlier|preceding|above|system|other|original|all other)(?: \w+)? (?:
            instructions?|prompts?|rules|guidelines|directives|constraints
          ) (?:above )?(?:is|are|were|has|have|should be|must be|shall be)(?: \w+){0,2} (?:
            void|null|obsolete|invalid|superseded|revoked|suspended|cancelled|canceled|outdated
            |overridden|ignored|disregarded|discarded|forgotten|replaced|lifted|inapplicable
            |no longer (?:valid|apply|applicable|binding|in force)
          )\b`)},{lure:"overrides",name:"precedence",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:takes?|has|have|having) (?:absolute )?(?:precedence|priority) over (?:\w+ ){0,3}
          (?:
            system prompts?|system messages?|safety
            |user's (?:requests?|wishes|instructions|will)
            |what the user|developer (?:messages?|instructions?)|anthropic|openai
          )
        |\b(?:supersedes?|overrides?|replaces?|outranks?) (?:all |any |every |the |your |other )*
          (?:
            system (?:prompts?|messages?|instructions)
            |safety (?:rules|guidelines|instructions|training)
            |(?:previous|prior|earlier|preceding) instructions
            |user's (?:wishes|requests|will)|developer messages?
          )`),unless:()=>/instructions (?:regarding|about|on|for) (?:commit|format|style|edit|output|language|tone|nam|cod)/},{lure:"overrides",name:"only-these",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:from now on|henceforth|from this (?:point|moment)(?: on(?:wards?)?)?),? (?:\w+ ){0,3}
          (?:obey|follow|listen to|answer to|serve|take orders from|comply with) (?:
            only|solely|exclusively|nobody but|no one but|nothing but|just
          )\b
        |\b(?:obey|listen to|answer to) (?:only|solely|nobody but) (?:
            me|these|this|the following
          )\b`)},{lure:"overrides",name:"not-follow",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:do not|never|no longer|stop) (?:
          follow(?:ing)?|obey(?:ing)?|listen(?:ing)? to|comply(?:ing)? with|heed|honou?r
        ) (?:the |your |any |all |to )*
        (?:
          user's? (?:instructions?|requests?|commands?|orders)
          |previous instructions?|prior instructions?|earlier instructions?|system prompts?
          |safety (?:rules|guidelines|instructions)|original instructions?
          |user\b(?! (?:input|supplied|provided|content|data))(?= |$|[.,])
        )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          untrusted|embedded|inside|within
          |in (?:the )?(?:content|files?|web|pages?|tool|issue|comments?|data|documents?)
          |blindly|literally|if
        )\b`)},{lure:"poses",name:"chat-marks",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        <\|(?:
            im_start|im_end|system|user|assistant|endoftext|begin_of_text|eot_id|start_header_id
            |end_header_id|endofprompt
          )\|>
        |<<\/?sys>>|\[\/?inst\]|<start_of_turn>|<end_of_turn>`),needs:()=>/\b(?:you|ignore|disregard|must|obey|override|execute|run|send|never|always|new instructions)\b/},{lure:"poses",name:"system-tag",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:^<|<\/)(?:
          system
          |system[-_ ](?:prompt|message|override|instructions?|reminder|notice)
          |admin|anthropic|openai
        )>`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          you|ignore|disregard|must|now|never|always|override|obey|new|do not|execute|run|send
          |instructions?|priority
        )\b`)},{lure:"poses",name:"system-line",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          ^(?:[\p{So}\p{P}\s]{0,6})(?:\[|\(|#{1,6} |=+ ?|-+ ?)?
          (?:system|admin(?:istrator)?|root|anthropic|openai|system administrator|platform)
          (?: (?:message|prompt|override|notice|update|instructions?|directive|alert|command|note)
          )?(?:\]|\)| ?=+| ?-+)? ?[:>\]] ?`,"u"),needs:()=>new RegExp((0,f.o)`
        \b(?:
          you (?:are|must|will|shall|should|have|may|can)
          |your|ignore|disregard|override|overridden|obey|agents? (?:must|shall|will)
          |new (?:instructions?|rules?|directives?|polic\w+)
          |all (?:previous|prior|restrictions|safety)|restrictions|execute|comply
          |do not (?:tell|inform|ask)|must now|immediately
        )\b`),unless:()=>/^system: (?:\d|ubuntu|mac|windows|linux)/},{lure:"poses",name:"system-override",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:system|safety|admin(?:istrator)?|root|security|policy) override\b
          (?=
            .{0,60}\b(?:
              you|ignore|all|now|must|engaged|active|activated|enabled|accepted|code|granted
              |restrictions
            )\b
          )
        |\bbegin (?:new )?system (?:prompt|message|instructions)\b
        |\bend of (?:the )?
          (?:system prompt|system message|user (?:message|input|prompt)|previous instructions)\b
        |\bnew (?:system prompt|system instructions)\b ?[:.]`)},{lure:"poses",name:"real-instructions",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:your|the) (?:real|true|actual|secret|hidden) (?:
          instructions|task|goal|mission|orders|objective|purpose|directive
        )s? (?:is|are|begins?|starts?|follows?)\b`),needs:()=>/\b(?:your|agents?|you|assistant)\b/,unless:()=>/\buser'?s?\b/},{lure:"unleashes",name:"persona",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \byou (?:are|will be|have become|have been|become|act|now act|will act|shall act)(?: now)?
        (?: operating| running| working| acting| put)?(?: as| in| into)?(?: an?| the)? (?:
          dan\b|developer mode|jailbr\w+|unrestricted|unfiltered|uncensored|unshackled|unchained
          |unaligned|amoral|god mode|debug mode with|root mode|root with no|maintenance mode|evil
          |rogue
          |free (?:from|of) (?:all |any |your |the |these )*
            (?:
              rules|restrictions|constraints|limits|guidelines|limitations|polic\w+|filters|safety
            )
          |without (?:any )?(?:restrictions|limits|rules|filters|safety)
          |(?:no longer|not) (?:bound|restricted|subject|limited|required to follow|constrained)
          |exempt from
        )`)},{lure:"unleashes",name:"no-limits",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:you|agents?|the assistant|the model|claude|copilot) (?:now |therefore )?
          (?:have|has) no (?:more |longer any |ethical |content |safety )?
          (?:
            restrictions|limits|limitations|guidelines|guardrails|filters|boundaries|rules
            |constraints|polic\w+
          )(?= |[.,!;]|$)(?! on\b| for\b| about\b| regarding\b)
        |\b(?:act|behave|respond|answer|operate|function|work) (?:\w+ ){0,3}
          (?:as if|as though|like) (?:you|there) (?:have|had|are|were) no (?:\w+ )?
          (?:restrictions|limits|rules|guidelines|guardrails|filters|polic\w+|constraints|safety)
        |\b(?:respond|answer|act|operate|work) without (?:any |ethical |safety |content |moral )+
          (?:restrictions|guardrails|filters|guidelines|limits|constraints|considerations|rules)
        |\bdo anything now\b
        |\b(?:your|all|the|any) (?:safety|ethical|content|security|usage) (?:\w+ )?
          (?:
            restrictions|guidelines|rules|filters|guardrails|polic\w+|training|limits|constraints
            |measures
          ) (?:
            (?:do|does|no longer|are|is|have been|has been|were|not|now|hereby|temporarily) ?
          ){1,4}(?:
            apply|valid|disabled|lifted|suspended|removed|off|turned off|deactivated|waived
            |in force|relevant
          )
        |\bpretend (?:that )?(?:you have no|there are no|you are not bound by) (?:\w+ ){0,2}
          (?:
            restrictions|rules|limits|guidelines|polic\w+|safety|guardrails|constraints|filters
          )`)},{lure:"unleashes",name:"mode",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          enter|enable|activate|switch (?:in)?to|go into|turn on|engage|act as|behave as
          |respond as|pretend to be|simulate|play|assume the role of|take on the role of
        )(?: (?:the|a|an|your|into))? (?:
          dan\b(?! (?!mode)\w+)|jailbreak|jailbroken|god mode
          |unrestricted (?:mode|ai|assistant|agent)|unfiltered|uncensored|no-restrictions? mode
          |evil
          |an? (?:ai|agent|assistant|model) (?:
              with no
              |without (?:any )?(?:rules|limits|restrictions|filters)
            )
        )`),unless:()=>/\bgod mode (?:in|for) (?:the )?game/},{lure:"unleashes",name:"grant",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \byou (?:now )?(?:have|are granted|have been granted|are given|have been given) (?:
          full |complete |unrestricted |unlimited |root |admin(?:istrator)? |elevated )+
        (?:permission|authority|rights|privileges|clearance|access|authorization|control)s? to (?:
          bypass|ignore|override|do anything|disable|access (?:all|any|every)|execute any|run any
        )`)},{lure:"hides",name:"not-tell-of-this",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b${eS} (?:ever |to )?(?:
            tell|telling|inform|informing|notify|notifying|alert|alerting|warn|warning|advise|let
            |letting|remind
          ) ${ej} (?:know )?(?:anything )?(?:about|of|that|what|why) (?:
            this\b|it\b|these\b|those\b|that\b(?= |[.,]|$)|what (?:you|was|happened)
            |you (?:
                have|did|are|were|will|read|sent|ran|changed|used|made|found|added|removed
                |uploaded|copied|executed|received|accessed
              )\b
            |the (?:
                change|edit|upload|transfer|instruction|rule|command|request|file being|backdoor
                |modification|addition|transmission|install|extra|commit|action|backup|export|step
              )
            |(?:any of |your )(?:this|these|it|actions)
          )`,"u"),unless:()=>/\b(?:until|unless|you (?:are|have) (?:done|finished|sure|unable)|you cannot)\b/},{lure:"hides",name:"say-nothing",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:say|tell|reveal|mention|report|disclose) (?:absolutely )?
            (?:nothing|not a word|no word) (?:of (?:this|it) |about (?:this|it) )?to ${ej}
          |\btell (?:no ?one|nobody)\b
          |\b(?:
              no need|not necessary|unnecessary|no reason
            ) (?:for you )?to (?:tell|inform|notify|alert) ${ej} (?:about|of|that) (?:
              it|this|these|that you|what
            )\b
          |\b(?:so that|make sure|ensure|see to it|making sure)(?: that)? (?:
              nobody|no ?one|none of them|the user never|users never|the reviewers? never
              |reviewers never
            ) (?:ever )?(?:
              notices?
              |sees?(?! (?:
                    an?|raw|stack|internal|errors?|half|stale|broken|blank|partial|technical
                    |partially|other|unfinished
                  )\b
                )
              |knows?|finds? out|learns?|suspects?|realizes?|realises?|becomes aware
            )
          |\b(?:do not|never|avoid|without) (?:
              draw(?:ing)?|call(?:ing)?|bring(?:ing)?|attract(?:ing)?
            ) (?:any )?attention to (?:this|it|these|the (?:change|edit|command|upload))
          |\b(?:do not|never) bring (?:this|it|these) up(?: with| to| in|$|[.,])
          |\bavoid (?:any |all )?mention(?:s|ing)? of (?:this|it|these)\b
          |\b(?:quietly|silently|discreetly|secretly) and (?:do not|without|never) (?:
              report|mention|tell|log|ask|announc
            )\w*
          |\b(?:do|perform|carry out|execute|run|make|apply|complete) (?:\S+ ){1,6}?in (?:
              complete |total |absolute )?(?:secret|secrecy)\b`),unless:()=>/\b(?:unless|until)\b/},{lure:"hides",name:"not-tell",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:do not|never|must not|should not|may not) (?:ever )?
          (?:tell|inform|notify|alert|warn|let) (?:the |your |any |our |a )?
          (?:
            users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|anybody
            |people|engineers?|security team
          )(?: know)?${e_}`,"u"),unless:()=>new RegExp((0,f.o)`
        \b(?:
          until|unless|instead|each time|every time|just (?:do|use|run|fix)|only|twice|again
          |if (?:no|nothing|everything|there)|silently (?:skip|retry)
        )\b`)},{lure:"hides",name:"not-mention-to",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b${eS} (?:ever )?(?:
            mention(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|admit(?:ting)?|report(?:ing)?
            |divulg(?:e|ing)|acknowledg(?:e|ing)|display(?:ing)?|expos(?:e|ing)|discuss(?:ing)?
            |show(?:ing)?|explain(?:ing)?|repeat(?:ing)?
          ) (?:(?:anything|any|the existence|the presence|a word|details?) (?:about |of )?)?
          (?:
            this|it|these|those
            |that you (?:have|did|are|were|read|sent|ran)(?: [\w.-]{1,20}){0,4}
            |what you (?:have|did|are|were)
            |the (?:
                change|edit|upload|transfer|modification|addition|transmission|commit|exfiltration
                |backdoor|extra \w+|side task
              )s?
          )(?: (?:
              rule|instruction|change|edit|step|action|section|paragraph|note|message|directive
              |task|behaviou?r|line|fact|upload|request|process|policy|operation|command|script
              |file
            )s?
          )?(?: (?:command|script|file|step|change))? (?:to|with) (?!
            (?:the user )?(?:in|as|until|unless)
          )${ej}(?: |[.,;!]|$)`,"u"),unless:()=>/\b(?:until|unless|raw|json|system-reminder|keys?|tokens?|passwords?|secrets?)\b/},{lure:"hides",name:"not-mention",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:do not|never|must not|should not|avoid|without) (?:ever )?
        (?:
          mention(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|admit(?:ting)?|acknowledg(?:e|ing)
          |report(?:ing)?|document(?:ing)?|includ(?:e|ing)|list(?:ing)?|log(?:ging)?
          |record(?:ing)?|not(?:e|ing)|talk(?:ing)? about
        ) (?:anything about |the existence of )?
        (?:
          this|it
          |these (?:\w+ )?
            (?:changes?|edits?|steps?|actions?|instructions?|rules?|lines?|commands?)
          |this (?:change|edit|step|action|instruction|rule|line|command|file|modification)
          |the (?:change|edit|upload|transfer|modification|addition|backdoor)
          |what you did|your (?:changes|actions)
        )(?: anywhere)?(?: (?:in|on|to) (?:the |your |any |a |its )*(?:\w+ )?
            (?:
              summar\w+|commits?|commit messages?|commit log|pull requests?|prs?
              |pr (?:description|body|title)s?|diffs?|descriptions?|change ?logs?|output|response
              |reply|replies|answers?|conversation|chat|logs?|report|review|final message
              |release notes
            )\b
          |(?: at all| to anyone| anywhere)?(?:$|[.!])
        )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            unless|until|if|secret|password|token|api key|credential|pii|only|twice|again|instead
            |claude|co-authored|attribution|emoji|license|copyright|because|optional|internal use
          )\b
        |^no `),needs:()=>new RegExp((0,f.o)`
        \b(?:mention|reveal|disclos|admit|acknowledg)
        |\b(?:
            this change|these changes|the (?:upload|transfer|backdoor|change)|what you did
            |your actions|the edit|this edit|these edits|\blog this|\breport this
            |\binclude this step|this step|this action|this command|this modification
          )\b`)},{lure:"hides",name:"unsaid",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:your|the) (?:final |pr |commit |change )?
          (?:
            summary|report|answer|reply|response|pr description|pull request|commit message
          )s? (?:must|should|shall|may|can)(?: not| never)(?: ever)? (?:
            mention|contain|refer to|reveal|include|disclose|list
          ) (?:this|it\b|these|that you|the (?:upload|change|edit))
        |\b(?:do not|never) let (?:the |any |your |a )?
          (?:user|reviewer|developer|maintainer|anyone|human|auditor)s? (?:
            see|notice|find|discover|learn of|know of|catch
          ) (?:this|it\b|these|that|the (?:change|edit|command|upload))`),unless:()=>/\b(?:unless|until|error|stack|unstyled|flash|loading|raw)\b/},{lure:"hides",name:"unknown-to",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b${ej} (?:must|should|shall|may|can|need|does|do|is|are|will)
          (?: not| never| no longer)(?: need)?(?: to| have to| ever)? (?:
            know|notice|find out|be told|be informed|be aware|be notified|become aware|learn
            |realis|realiz|suspect|be made aware|see this|see it|hear
          )(?: (?:about |of )?
              (?:it|this|these|that you|anything|what you|the (?:upload|change|backdoor))\b
            |${e_}
          )`,"u"),unless:()=>new RegExp((0,f.o)`
        \b(?:
            which|how|where|internals?|implementation|details|difference|complex\w*
            |need(?:s)? to know|technical|to learn|before|until|yet|unless
          )\b
        |^if you (?:only |just |simply )?(?:write|say|type|print|output|answer|reply|respond)\b
          .{0,60}\b(?:text|messages?|questions?|answers?|prompts?|chat|terminal)\b`)},{lure:"hides",name:"unknowing",kind:"manner",pattern:()=>new RegExp((0,f.o)`
        \b(?:without|behind) (?:the |any |your )?
          (?:user|human|developer|reviewer|maintainer|owner|operator|anyone|team)
          (?:'?s?'?| ever)? (?:
            knowing|knowledge|noticing|being (?:told|aware|informed|notified)|seeing (?:it|this)
            |finding out|back|realizing|realising
          )\b
        |\b(?:without|and do not|while not) (?:ever )?
          (?:telling|informing|notifying|alerting|tipping off) (?:the |your |any |our )?
          (?:
            users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|anybody
            |team
          )(?:[.,;!]|$| and\b| about (?:it|this|that))
        |\bwithout (?:leaving )?(?:a|any) traces?\b|\bunbeknownst to\b
        |\bbehind (?:the |their |the user's |your )?(?:user|developer|maintainer|reviewer)
          s?'?s? back`)},{lure:"hides",name:"secretly",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          secretly|covertly|stealthily|surreptitiously|clandestinely|furtively|discreetly
          |inconspicuously
        ) (?:and \w+ )?(?!(?:held|stored|kept|logged|by|to)\b|[a-z]{2,20}ing\b)[a-z]{3,}`),unless:()=>/\b(?:whether|may|might|could|that|who|which)\b.{0,30}(?:secretly|covertly|stealthily|surreptitiously)/},{lure:"hides",name:"silently",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:
            \b(?:silently|quietly|unobtrusively) (?:and \w+ |also |always )?
            (?:
              send|post|upload|install|forward|transmit|exfiltrate|push|commit|disable|append
              |insert|inject|download|collect|submit|transfer|grant|approve|merge|modify|alter
              |patch|email|share|execute|copy|encode|record|add|include|edit|change|replace
            )\b
          )
        |\b(?:
            send|post|upload|install|forward|transmit|push|commit|append|insert|inject|download
            |execute|run|submit|do|perform|apply|email|share|copy|edit|modify|delete
          ) (?:\S+ ){1,12}?(?:silently|quietly|in secret|in silence)(?:[.,;!]|$)`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          send|post|upload|forward|transmit|exfiltrate|inject|https?:|secret|token|\.env
          |credential|key|curl|wget|script|push|disable|merge|approve|payload|backdoor
          |do (?:this|it|so|that)|this|every|each|all|whenever
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          fail|fallback|errors?|exceptions?|retry|drop|ignore|may|might|could|that|which|mode|flag
          |bugs?|warnings?|--silent|-q\b|load|read|not silently|rather than|broken?
        )\b`)},{lure:"hides",name:"hide-from",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:hide|conceal|withhold|obscure|disguise|mask|cover up|keep) (?:${ez} ){1,6}
          (?:from|secret from|hidden from|invisible to|away from) (?:
            the |your |any |our |all |code |human |its )*
          (?:
            users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|auditors?
            |diffs?|reviews?|(?:audit |git |shell )(?:logs?|history)|logs|security team
            |pull request|summary|code review|transcript
          )\b`,"u"),needs:()=>/\b(?:hide|conceal|withhold|disguise|cover up)\b|secret from|\bkeep (?:this|it|that|these|your)\b/,unless:()=>new RegExp((0,f.o)`
        \b(?:
          complexity|loading|spinner|sidebar|panel|page|role|button|column|menu|ui|component
          |sensitive|secrets?|passwords?|credentials?|api keys?|tokens?|pii|details|implementation
          |css|element|field|internal|stack traces?|errors?|flag|feature|noise|layer|screen reader
          |display|boilerplate|prices?|deleted|routes?
        )\b`)},{lure:"hides",name:"out-of-diff",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:remove|strip|omit|leave|drop|exclude|erase|delete|keep|scrub) (?:
          this|it|that|these|those|all (?:traces|evidence|mention|signs)
          |any (?:trace|evidence|mention|sign)s?|every trace|your (?:changes|actions|edits|tracks)
          |the (?:change|edit|evidence|line|trace)s?
        )(?: (?:change|edit|line|step|rule|instruction|paragraph|modification|file|command)s?)?
        (?: (?:of|to) (?:this|it|that|these|what you did)(?: \w+)?
        )? (?:out of|from|off) (?:the |your |any |all )*
        (?:
          diffs?
          |(?:final |session |pr |change )?summar(?:y|ies)
          |pull requests?|pr descriptions?|reviews?
          |(?:audit |git |shell |bash |command |commit )(?:logs?|histor(?:y|ies))
          |change ?logs?|report|record
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          secret|password|token|credential|generated|lock ?file|snapshot|formatting|unrelated
          |large|binary|scratch|temporary|\.gitignore|debug|if (?:it|they|the)
        )\b`)},{lure:"hides",name:"secret-between-us",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \bkeep (?:
            this|it|that|these (?:instructions|rules|changes)
            |this (?:instruction|rule|change|section|part|file)
          ) (?:a |strictly |completely |absolutely )?
          (?:
            secret|hidden|between us|to yourself|quiet|confidential from|under wraps
            |off the record
          )\b
        |\bthis (?:\w+ )?
          (?:must|should|has to|needs to|is to|shall) (?:stay|remain|be kept) (?:\w+ )?
          (?:secret|hidden|invisible|unnoticed|undetected|between us)\b
        |\bthis is (?:a secret|strictly) between (?:us|you and me)\b`),unless:()=>/_key|\bkeys?\b|password|\btoken|api\b/},{lure:"hides",name:"tracks",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
            (?:cover|hide) (?:up )?(?:(?:all|any|your|the|every|its|of) ){0,3}
              (?:tracks|traces|evidence)\b
            |(?:erase|wipe|clear|remove|delete|destroy|purge) (?:up )?
              (?:all|any|your|the|every|its|of|all of)(?: the| your| its)? (?:
                tracks|traces|(?:shell|bash|zsh|command|terminal) history|evidence
                |audit (?:logs?|trail)|(?:access|security|event|system) logs
              )\b
          )
        |\bleave no (?:traces?|evidence|record)
        |\b(?:act|behave|carry on|continue|proceed|respond|pretend|go on)(?: on)? (?:
            as if|as though|like|that
          ) (?:nothing|this never|it never|you (?:never|did not|had not|have not))`),unless:()=>/\b(?:old|legacy|retention|rotat\w+|debug|opentelemetry|span|otel|jaeger|cookies|if the user)\b/},{lure:"hides",name:"lie",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:lie to|deceive|mislead|trick|fool|gaslight) ${ej}
          |\b(?:tell|assure|convince|answer|reply|say|claim|respond|insist)(?: to)?
            (?: (?:the |your )?
              (?:users?|developers?|reviewers?|maintainers?|them|humans?|anyone who asks)
            )?(?: that| with)? (?:
              nothing (?:was|has|happened|else)
              |no (?:files?|data|changes?|commands?|secrets?) (?:was|were|has|have)
              |(?:it|this|everything) (?:was|is) (?:only |just )?(?:a |an )?
                (?:routine|harmless|normal|false alarm|cache)
            )`,"u")},{lure:"hides",name:"if-asked",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:if|when|should) (?:
          anyone |the user |somebody |someone |a reviewer |you are |they |a human |users )*
        (?:asks?|asked|questioned|inquires?|notices?|confronted)
        (?: (?:you|about|why|what|it|this|that|these|the change)){0,4},? (?:
          just |simply |then |always |you )*
        (?:
          deny|claim (?:that )?(?:it|you|this)|lie|pretend|make up|change the subject
          |say (?:that )?(?:it|you|nothing|this) (?:is|was|did|do|does|has)
          |do not (?:reveal|mention|admit)
        )`),unless:()=>/system prompt|pricing|price/},{lure:"exfiltrates",name:"send-secrets",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b${eA}\b(?=.{0,120}?${eM})
          (?=
            .{0,200}?(?:
              \b(?:to|at|via|into|in|using|through|with|over|by|a)\b ?
              |post |-d |@|upload it |curl ).{0,80}?${eI}
          )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          authorization|bearer|headers?|oauth|token exchange|refresh token|jwt|dashboard|settings
          |sign up|register|get your|github secrets|secrets manager|vault|rotate|staging
          |production|vercel|supabase|figma|stripe|npm publish|dns\b.*record|log ?in|api reference
          |docs?|readme|terraform|kubernetes
        )\b`)},{lure:"exfiltrates",name:"send-it-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:exfiltrate|leak|smuggle (?:out)?|siphon(?: off)?|steal|harvest) (?:\S+ ){0,6}?
          (?:
            data|secrets?|credentials?|tokens?|keys?|files?|passwords?|code|source|env\w*
            |variables|conversation|context|information|cookies|\.env
          )\b
        |\bphone home\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          may|might|could|can|would|memory|goroutines?|resources?|connections?|that|which|does
          |any package|between|accidentally|detect\w*|goal
        )\b`)},{lure:"exfiltrates",name:"read-and-send",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            read|collect|gather|grab|take|encode|dump|cat|base64-?encode|zip|archive|extract|copy
            |find|fetch|get|capture|include|append|attach|put|embed
          )\b(?=
            .{0,80}?(?:
              \.env\b
              |~/\.(?:ssh|aws|netrc|npmrc|git-credentials|kube|gnupg)
              |id_rsa|id_ed25519|environment variables|env vars|printenv|process\.env|~/\.[a-z]+rc
              |user's (?:api )?keys|[a-z]+_(?:token|secret|password|url)\b
              |(?:all|any|every) (?:secrets|credentials|api keys|tokens|passwords)
              |github_token|aws_secret|private keys?|/etc/passwd|conversation|transcript
              |chat history|system prompt
            )
          )(?=
            .{0,160}?\b(?:
              (?:and|then) (?:\w+ ){0,2}(?:send|post|upload|transmit|submit|forward|e-?mail|curl)
              |to https?://
              |as (?:a |the )?(?:query|url|get) (?:string|param\w*)
              |(?:in|to) (?:the |a )?(?:url|query|request to|user-?agent|image|link)
              |pipe\w* |
              into (?:the |a )?(?:url|query|image|link|issue|pull request|commit message)
            )
          )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          authorization|bearer|never|oauth|headers?|docs?|vite|next\.js|docker|compose|vercel
          |\.env\.example|placeholder
        )\b`)},{lure:"exfiltrates",name:"found-secrets",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:when|whenever|every time|each time|if|once) you (?:\w+ )?
          (?:see|find|encounter|come across|detect|read|discover|notice) .{0,40}?
          (?:secret|password|token|credential|api key|private key|key)s?\b.{0,40}?\b
          (?:send|post|forward|upload|make (?:a|an) (?:\w+ )?request|e-?mail|transmit|submit)
          \b.{0,60}?${eI}`),unless:()=>/\b(?:security team|authorization|header|vault|rotate|redact)\b/},{lure:"exfiltrates",name:"gist",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:create|make|open|publish) (?:a |an |the )?(?:public |secret |new |anonymous ){0,2}
          (?:gist|paste|pastebin entry) (?:with|of|from|containing).{0,40}?${eM}`)},{lure:"exfiltrates",name:"put-in-url",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:put|append|add|include|embed|encode|attach|place|insert)\b.{0,40}?${eM}
          .{0,60}?\b(?:to|in|into|as|of) (?:the |a |an )?
          (?:query(?: string| param\w*)?|url|image|link|user-?agent|subdomain|path|dns)\b.{0,60}?
          (?:https?://|\b(?:send|request|fetch|load|render|open)\b)`),unless:()=>/\b(?:authorization|never|headers?|oauth|docs?|redirect|authentication|pagination|cursor)\b/},{lure:"exfiltrates",name:"image",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        !\[[^\]]{0,120}\]\( ?<?https?:\/\/[^\s)]{1,200}[?&/=][^\s)]{0,120}
        (?:\{{1,2}|\$\{?|<|\[|%7b|__)\s?[^\s)]{0,20}
        (?:
          secret|token|env\b|data\b|conversation|history|passw|context|prompt|chat|summary|encoded
          |base64|b64|transcript|contents?|memory|private|credential|api_?key|leak|exfil
        )`)},{lure:"exfiltrates",name:"image-order",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          render|include|embed|display|insert|add|output|append|load|show|put|create|emit|print
          |write|end
        )\b(?=.{0,60}?\b(?:images?|pixel|markdown link|link|img|badge|icon|iframe)\b)
        (?=.{0,120}?(?:https?:\/\/|\b(?:url|src|href)\b))
        (?=
          .{0,220}?\b(?:
            secrets?|credentials?|conversation|chat history|environment variables?|env vars
            |api keys?|tokens?|passwords?|system prompt|private data
            |user's (?:message|question|data|last)|file contents?|source code|contents of
          )\b
        )(?=
          .{0,260}?\b
          (?:query|url|param\w*|encoded|base64|path|appended|in place of|replac\w+|with|as)\b
        )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          alt text|design tokens?|css|og:|open ?graph|color tokens?|tailwind|docs?|cdn
          |authentication|presigned|signed|expire\w*|upload
        )\b`)},{lure:"exfiltrates",name:"secrets-by-command",kind:"command",pattern:()=>new RegExp((0,f.o)`
        (?:
            \b(?:curl|wget|nc|ncat|netcat|http|xh|invoke-webrequest|invoke-restmethod|iwr|irm)
            \b[^|;\n]{0,200}(?:
              (?:
                  -d|--data(?:-\w+)?|-f|-t|--form|--post-file|--upload-file|--post-data|-body
                  |-infile
                )[= ]?['"]?(?:\w{1,20}=)?(?:[@<]|\$\(\s?cat |\$\(\s?<)?\s?
                (?:~|\$home|\/root|\/home\/\w+|\.)?\/?
                (?:
                  \.env\b(?!\.example)|\.ssh\/|\.aws\/|\.netrc|\.npmrc|\.git-credentials
                  |\.bash_history|\.kube\/|\.gnupg|\.claude\/|etc\/(?:passwd|shadow)|id_rsa
                )
              |\$\((?:
                  env|printenv
                  |cat [^)\n]{0,60}(?:\.env\b|\.ssh|\.aws|id_rsa|\.netrc|passwd|credentials)
                )
              |<\(env\)
            )
          )
        |(?:
            \b(?:cat|tar|zip|env|printenv|base64|gzip)\b[^|\n;]{0,80}
              (?:
                \.env\b(?!\.example)|\.ssh|\.aws|id_rsa|\.netrc|\.git-credentials|\.bash_history
                |\/etc\/(?:passwd|shadow)
              )[^|\n;]{0,80}
            |\b(?:env|printenv|set)\s?
          )\|\s?(?:(?:base64|gzip|xxd|openssl|tr|grep|sort)\b[^|\n]{0,60}\|\s?){0,2}
          (?:curl|wget|nc|ncat|netcat|xargs curl)\b`)},{lure:"runs",name:"decode-and-run",kind:"command",pattern:()=>new RegExp((0,f.o)`
        \bbase64 (?:-d|--decode|-di?|-id)\b[^|\n]{0,80}\|\s?(?:sudo )?(?:ba|z|da)?sh\b
        |\b(?:eval|exec)\s?\(?\s?
          (?:
            ["'${"`"}]?\$\(|\(|atob\(|base64\.b64decode|buffer\.from\([^)\n]{0,200}base64
            |compile\(base64|__import__\(['"]base64
          )[^\n]{0,120}(?:base64|atob|b64decode)
        |\beval\s?\(\s?atob\(
        |\bexec\s?\(\s?(?:base64\.|__import__\(['"]base64)
        |\b(?:powershell|pwsh)(?:\.exe)?\b[^\n|]{0,60} -
          (?:e|en|enc|encodedcommand) [a-z0-9+/=]{20,}`)},{lure:"runs",name:"decode-words",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:decode|deobfuscate|decrypt|unpack|un-?base64)\b
        (?=
          .{0,80}?\b
          (?:base64|hex|rot13|string|payload|text|blob|comment|it|block|message|content)\b
        ).{0,120}?\b(?:and|then)(?: then)? (?:\w+ ){0,2}?
        (?:execute|run|follow|eval|evaluate|obey|carry out|do what)\b`)},{lure:"runs",name:"odd-download",kind:"command",pattern:()=>new RegExp((0,f.o)`
        \b(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b[^|\n]{0,160}?
        (?:
          https?:\/\/(?!(?:127|10|192\.168|0)\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}
            (?:\.\d{1,3}){3}
          |https?:\/\/(?:[\w-]{1,40}\.){0,3}
            (?:
              pastebin\.com|hastebin\.com|paste\.ee|transfer\.sh|ngrok(?:-free)?\.(?:io|app|dev)
              |trycloudflare\.com|webhook\.site|requestbin\.\w+|bit\.ly|tinyurl\.com|t\.ly|is\.gd
              |0x0\.st|termbin\.com|oast\.\w+|burpcollaborator\.net|interact\.sh|\w{1,60}\.onion
              |rentry\.co|file\.io|anonfiles\.com|evil\.\w+|attacker\.\w+|\w{1,30}\.evil\.\w+
            )
        )[^|\n]{0,200}\|\s?(?:sudo (?:-\w+ )?)?
        (?:(?:ba|z|da|k|fi)?sh|python3?|node|perl|ruby|php|iex|pwsh|powershell)\b`)},{lure:"runs",name:"ordered-download",kind:"command",pattern:()=>new RegExp((0,f.o)`
        (?:
          \b(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b[^|\n]{0,300}\|\s?
            (?:sudo (?:-\w+ )?)?
            (?:(?:ba|z|da|k|fi)?sh|python3?|node|perl|ruby|php|iex|pwsh|powershell)\b
          |\b(?:
              (?:ba|z|da)?sh (?:-c ["']?\$\(|<\()|eval ["']?\$\(
              |iex ?\(+(?:iwr|irm|invoke-\w+|new-object)?
            )\s?(?:curl|wget|http|-usebasicparsing)?
        )`),needs:()=>new RegExp((0,f.o)`
        (?:
            \b(?:before|after|at the (?:start|beginning|end) of|during|on) (?:\w+ )?
              (?:
                every|each|any|all|starting|doing|answering|responding|replying|beginning|you
                |other|anything|a
              ) ?\w*
            |\b(?:
                always|every time|whenever|first thing|silently|quietly|secretly
                |without (?:
                    asking|telling|confirm\w*|notifying|mention\w*|approval|permission|prompting
                  )
                |no matter
                |do not (?:ask|tell|mention|inform|wait|inspect|read|review|show)
                |immediately|agents? must|you must|must (?:run|execute)
              )\b
          ).*\b(?:curl|wget|iwr|irm|invoke-\w+)\b
        |\b(?:curl|wget|iwr|irm|invoke-\w+)\b.*\b
          (?:
            before (?:every|each|any|starting|doing|answering|responding|you)
            |at the (?:start|beginning|end) of (?:every|each|the)
            |every time|whenever|silently|quietly|secretly
            |without (?:
                asking|telling|confirm\w*|notifying|mention\w*|approval|permission|prompting
              )
            |do not (?:ask|tell|mention|inform|wait|inspect|read|review|show)
            |first thing
          )\b
        |(?:不要|无需|不必|别)(?:询问|告诉|告知|通知|确认)
        |静默|悄悄|每次`),unless:()=>/\bif (?:\S+ ){0,5}(?:not installed|missing|is not available|not found|unavailable)\b/},{lure:"runs",name:"remote-orders",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:run|execute) (?:the |a |this )?
          (?:
            script|installer|file|code|program|binary
          ) (?:at|from) <?https?:\/\/\S+ (?:without|and do not)\b
        |\b(?:fetch|download|load|retrieve|get|read|pull|curl|open|visit|check)\b
          (?=.{0,120}?https?:\/\/).{1,220}?\b(?:and|then)(?: then)? (?:
            silently |always |immediately |strictly |blindly |exactly |also )*
          (?:execute|run|obey|follow|carry out|do) (?:
            it\b|them\b|whatever|its|all|any|everything|what (?:it|is)
            |the (?:
                instructions|commands|result|output|script|returned|response|contents?|code|orders
                |steps
              )(?: \w+)?(?: (?:you|it|there|in|returned|received|found|that))?
            |every (?:instruction|command)
          )`),unless:()=>new RegExp((0,f.o)`
        \bskill|\binstall(?:er|ation)?\b|\bgetting started|\btutorial|\bdocs?\b|documentation
        |readme|guide|github\.com|githubusercontent|workflow`)},{lure:"disarms",name:"checks-off",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            disable|turn off|switch off|deactivate|bypass|skip|circumvent|evade|suppress
            |comment out|work around|defeat|neutrali[sz]e|get rid of|remove|drop|shut off|sidestep
            |dodge|ignore
          ) (?:
            (?:
              all|any|the|our|your|every|its|these|this|of|remaining|user|server-side|mandatory
              |required|automatic|automated|existing|project's
            ) ){0,4}${eP}(?= |[.,;:!)]|$)`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|unless|only
            |for (?:
                public|local|test|dev\w*|internal|unauthenticated|health
                |the (?:login|health|public)|static|mock\w*|trivial|docs?
              )
            |in (?:tests?|dev\w*|local|ci\b|the test|unit)
            |public (?:routes?|endpoints?|pages?)|tests?\b.{0,10}(?:env|mode)|mock|localhost
            |option|flag|toggle|allows?|lets?|can|could|may|might|would|attempt\w*|deprecated
            |legacy|redundant|unused|duplicate\w*|temporarily|dependabot|false positives?
            |middleware|simulat\w+|how|why|whether|stateless|bearer|rest apis?|security manager
            |skip to|unnecessary|outdated|vulnerab\w+
            |security (?:group|considerations?|headers?|section|notes?|advisor\w+|docs|updates?)
            |audit (?:phase|step|section)|draft|cve|permissive|bugs?|2fa enabled
            |(?:after|once|when) (?:the )?(?:roll-?out|launch|release|migration|beta)
          )\b
        |\?|security-|"`)},{lure:"disarms",name:"checks-unrun",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:do not|never) (?:ever )?
        (?:run|execute|perform|enable|use|trigger|wait for|honou?r) (?:the |any |our |your |all )*
        (?:
          security (?:checks?|scans?|scanners?|tests?|review|linters?)
          |pre-?commit hooks|git hooks|secret scann\w+|vulnerability scann\w+|permission checks
          |safety checks|branch protection|memtrust|code reviews?|signature checks
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          if|when|unless|until|in parallel|locally|yourself|manually|automatically|before|while
          |twice|on (?:untrusted|third|production)|proactively
        )\b`)},{lure:"disarms",name:"no-verify",kind:"command",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          (?:always|must|should|every (?:commit|push)|all commits|agents?) (?:\S+ ){0,8}?
          |(?:commit|push|merge)(?: \S+){0,4} (?:with|using) |
          use |pass |add |append |run |include |prefer )(?:\S+ ){0,3}?
        (?:--no-verify|husky=0|--no-gpg-sign|skip=\S+)(?![\w-])`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|unless|only|emergenc\w+|hotfix|not|never|avoid|hooks? (?:skips?|bypass)|skips?
            |bypass\w*|temporar\w+|can|may|might|fail\w*|wip|allowed|permitted|forbidden|because
            |since
          )\b
        |\|`)},{lure:"disarms",name:"yolo",kind:"command",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          always|must|use|pass|add|run|start|launch|invoke|restart|spawn|include|call|append|set
          |enable|with
        )\b(?: \S+){0,8}? ?(?:
          --dangerously-skip-permissions|--dangerously-bypass-approvals-and-sandbox|--yolo\b
          |--allow-dangerously-skip-permissions|bypasspermissions\b|--approval-mode[ =]yolo
          |--trust-all-tools|--disable-sandbox|--no-sandbox-agent
        )`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          always|must|every|all|any|each|yourself|agents?|silently|never|whenever|so that|for
          |by default|subagents?|to (?:avoid|skip)
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          docker|container|sandbox(?:ed)?|vm|devcontainer|codespaces?|isolated|only|if|unless
          |optional|can|may|warning|caution|ci\b|not|never|requires?|no longer
          |flag (?:is|allows|skips)
          |which (?:auto|skips?|bypass\w*|means|allows)
          |is (?:invoked|run|started|launched) with|equivalent|e2b|worktrees?
        )\b`)},{lure:"disarms",name:"no-confirmation",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:never|do not ever|at no time) (?:ask|request|prompt|seek|wait)
        (?: (?:me|the user|users?|the human|anyone|them|for|any|explicit|user|human))* (?:
          confirmation|approval|permission|consent
        )(?:
          [.,;!]|$
          | before (?:
              delet|execut|run|push|send|deploy|merg|install|any|overwrit|remov|chang|mak|modif
            )\w*
          | for (?:anything|any|dangerous|destructive|deletions?|shell|commands?|tool|network)
        )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          unless|except|read-only|safe|tests?|lint|format|trivial|small|obvious|twice|again
          |more than once|already|autonomous\w*|headless|non-interactive|loop|overnight|pipeline
          |between|each (?:step|phase)|minor|routine
        )\b`)},{lure:"disarms",name:"risky-unasked",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          delete|force-?push|send|upload|disable|deploy|publish|grant|chmod|execute|drop|wipe
          |overwrite|merge|transfer|download and (?:run|execute)|install|share|rm -rf|purchase|pay
        )\b (?:\S+ ){1,12}?(?:
          without (?:ever )?(?:
              asking|confirm\w*
              |(?:any |user |human |explicit |prior |further )*
                (?:approval|permission|confirmation|consent|review)
              |prompting
            )
          |no questions asked
          |do not (?:ask|wait) for (?:\w+ )?(?:confirmation|approval|permission)
        )`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          secret|token|credential|production|prod\b|main\b|master|force|root|sudo|database|tables?
          |branch\w*|repositor\w+|payment|funds?|money|user'?s? (?:files|data)
          |all (?:files|data|changes|pull requests|prs)
          |any (?:package|command|script|file|code|pull request|pr)s?
          |every|commands?|admin|access|everything|system|https?:|backups?
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          if|when|not|no\b(?! questions)|never|can|could|may|might|refuse|stop|unless|that|which
          |would|reject\w*|tests?|lint|dry-run|temp\w*|caches?|safe|merged|autonomous\w*|stale
          |generated|trusted|allows?|lets?|skills?|dependencies
        )\b`)},{lure:"waves-through",name:"approve-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          (?:always|automatically|auto-?|blindly|immediately|silently|unconditionally)[ -]?
            (?:approve|accept|merge|allow|grant|lgtm|trust)
          |rubber-?stamp
          |(?:approve|accept|allow|trust|lgtm) (?:all|every|any|each|everything)
          |merge (?:all|every|any|each)
            (?=(?: \w+){0,3} (?:pull requests?|prs?|merge requests?|changes|commits|patches)\b)
        )\b(?: (?:
            of|the|these|all|every|any|incoming|open|pending|new|future|its|our|my|my own|author's
            |changes?|from
          )
        ){0,5}(?: \w+)? ?(?:
          pull requests?|prs?\b|merge requests?|changes|commands?|tool (?:calls?|uses?)|requests
          |permission (?:requests|prompts)|permissions?|code|edits|reviews?|prompts|actions
          |patches|commits|contributions?|facts|memory|memories|suggestions|from|by|without|that
          |everything|dependency|change|pull request
        )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            review and|if|when|only|unless|after|once|that (?:pass|match|meet|have)|option|mode
            |setting|flag|can|could|may|allows?|lets?|green|dependabot|renovate|bot|patch updates?
            |read-only|hooks?|configure|workflow (?:auto|to)|input|http|cors|does
            |blindly (?:accept|trust|approve) (?:ai|llm|suggest)
            |user|yes\/no|low-risk|safe|whitelist\w*|allow-?list\w*|params?|valid|all permissions
            |formats?|types?|acceptedits|(?:permission|auto|edit) modes?
          )\b
        |["?]`)},{lure:"waves-through",name:"yes-to-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:say|answer|reply|respond)(?: with)? ['"]?yes['"]? to (?:all|any|every|each) (?:\w+ )?
          (?:prompts?|permission|requests?|confirmations?|questions?)
        |\b(?:accept|approve|grant|allow|confirm) (?:all|any|every|each) (?:of the )?
          (?:permission|confirmation|approval) (?:prompts?|requests?|dialogs?)
        |\bmerge (?:all|any|every|each) (?:\w+ )?(?:prs?|pull requests?) without (?:\w+ )?
          (?:review|looking|checking|approval)
        |\b(?:consider|treat|regard) (?:this|the|every|all) (?:
            repositor(?:y|ies)|file|document|folder|author|account|change|content
          )s?(?: \S+){0,4}? (?:as )?(?:fully |completely |always |implicitly )+trusted\b
        |\bgive (?:every|all|each|any) (?:\S+ ){1,6}the status (?:
            accepted|trusted|approved|verified
          )`),unless:()=>/\b(?:if|when|only|unless|do not)\b/},{lure:"waves-through",name:"mark-as",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            mark|label|classify|flag|treat|declare|report|consider|rate|tag|record|regard|set
          ) (?:
            all |this |it\b|the |these |every |any |yourself |your |each |everything|new |future )+
          (?:[\p{L}\p{N}'/_.-]{1,30} ){0,6}?as (?:
            fully |already |always |automatically |implicitly |verified and )*
          (?:
            trusted|approved|safe|verified|reviewed|secure|passed|benign|signed off|adopted
            |audited|harmless|false positives?|non-malicious|accepted
          )(?=
            [.,;!]|$| and\b| by\b| without\b| in\b| so\b| regardless\b| even\b| no matter\b
            | immediately\b
          )`,"u"),needs:()=>new RegExp((0,f.o)`
        \b(?:
          without|regardless|always|all|every|any
          |this (?:
              file|change|pr|pull request|repository|fact|memory|author|commit|package|skill
              |document|instruction
            )
          |even|everything|yourself|no matter|reviewed|findings|immediately|future|automatically
          |trusted
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|only|after|once|unless|until|can|could|may|do not|never|not|thread-safe
            |type-?safe|tests?|todo|task|steps?|\[x\]|checklist|input|untrusted|html
            |safe(?:html| string)|user-?provided|stor(?:y|ies)|items?|first-party|pure|that|which
            |draft|resolved
          )\b
        |\?`)},{lure:"waves-through",name:"add-yourself",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:add|append|insert|put|write|enrol+|include|register|grant|list) (?:
          yourself
          |your (?:name|account|own \w+|login|user ?name|handle|key)
          |me\b|my (?:account|name|login|key|ssh key|user)|this (?:account|user|bot|agent|key)
          |the (?:account|user|bot) \S+
          |(?:the )?(?:user |account |login )?@[\w-]{1,40}
          |us
        )\b.{0,30}? (?:to|into|in|on|as(?: an?)?|among|under|of) (?:
          the |our |your |all |every |list of |\.github\/|trusted |project's )*
        (?:
          adopters?|codeowners?|\.github\/codeowners|maintainers?
          |(?:approved |trusted )?reviewers?(?: list)?|allow-?lists?|white-?lists?
          |trusted (?:list|users?|authors?)|admin\w*|sudoers?|owners?(?: file)?|approvers?
          |authorized_keys|collaborators?|policy|memtrust
        )`),unless:()=>/\b(?:assign|request a review|contributors?|if you|readme|when you)\b/},{lure:"waves-through",name:"skip-gate",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          skip|bypass|circumvent|ignore|disable|deactivate|turn off|switch off|uninstall|remove
          |evade|avoid running|comment out|silence
        )(?: all| any| every)? (?:the |running |this |our |your )?
        (?:
          memtrust|\.memtrust|trust (?:gate|policy|check|review)s?
          |adoption (?:gate|step|review|check|policy)|memory (?:gate|review|check)
        )\b`)},{lure:"waves-through",name:"vouch",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:code |human |manual |further |security )?reviews? (?:is|are) (?:
            not (?:needed|required|necessary)|unnecessary|superfluous
          )\b
        |\b(?:no|without(?: any)?|skip(?: the)?|never do(?: a)?)
          (?: further| additional| more| human| code| manual| security| peer){0,2} (?:
            review|audit|inspection|scrutiny|approval|verification
          )s? (?:is|are|was|will be)?(?: \w+)? ?(?:needed|required|necessary)\b`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          admins?|administrators?|approved|authori[sz]ed|trusted|pre-?approved|security team
          |management|merge|owner|anthropic|openai|already|safe|all changes
          |this (?:file|change|pr|pull request|repository|commit|skill)
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|only|unless|trivial|small|docs?|typo|minor|low[- ]risk|patch|low|dependabot
            |whether|skip if|tier|level|because|automated|score|\d+%|read-only
          )\b
        |[|→?]`)},{lure:"spreads",name:"into-files",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          append|add|copy|insert|write|include|paste|inject|prepend|embed|replicate|propagate
          |spread|reproduce|duplicate|put|save|carry
        )\b (?:\S+ ){0,2}?(?:
          this (?:exact )?(?:
              instruction|rule|paragraph|sentence|line|message|text|prompt|section|note|block|file
              |comment|directive|notice
            )s?
          |these (?:exact )?(?:instructions?|rules?|lines?|paragraphs?|sentences?|directives?)
          |yourself
          |the (?:instructions?|rules?|text|lines?|paragraph|sentence) (?:
              above|in this file|of this file|below
            )
          |the above (?:text|rules?|instructions?|paragraph|lines?)
          |this|it
        )\b(?: \S+){0,4}? (?:
          to|into|in
          |at the (?:top|end|bottom|start|beginning) of
          |across|onto|inside
        ) (?:all |every |each |any |the |other |of |your |new |their |its |user's |global |root )*
        (?:
          (?:source |new |other |code |memory |agent |readme |generated )*files? (?:that )?
            (?:you|in (?:this|the|every|other|all))
          |~\/\.(?:bashrc|zshrc|profile|claude\/claude\.md|codex\/agents\.md|gemini)
          |(?:other|every|each|all|neighbou?ring|sibling|any other|downstream)? ?
            (?:repositor(?:y|ies)|repos\b|projects)(?: you)?
          |(?:it|them) when |claude\.md|agents\.md|gemini\.md|\.cursorrules
          |copilot-instructions(?:\.md)?
          |(?:your |agent|long-term|persistent|user|global) ?(?:memory|memories|instructions)
          |memory files?|prompts? of (?:every|all)|crontab|authorized_keys
          |every (?:readme|commit|pull request|message|conversation|response|file|output)
        )`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          every|all|each|any|other
          |this (?:exact )?
            (?:instruction|rule|paragraph|sentence|message|prompt|directive|notice|line|text|file)
          |these|yourself|the (?:instructions?|rules?|text) |the above|whenever|\.bashrc|\.zshrc
          |append this to|persist\w*|survive\w*
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            header|license|copyright
            |if (?:you|the user|they|it|not|missing|absent)
            |to use|example|when (?:creating|adding|the user|you learn)|:$
            |you can (?:also|then|add|copy|paste)|could|may|optional\w*|your (?:claude|agents)\.md
            |snippet|learnings?|lessons?|template|front ?matter|table|spdx|directory|todo
            |so that you can|import|copyright|bib\w*|section for|signature|link
            |the (?:commit|pr) (?:body|message)
          )\b
        |:$`)},{lure:"spreads",name:"persist",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:when|whenever|each time|every time) you (?:\w+ ){1,4}
          (?:another|other|a new|any other|different) (?:
            repositor(?:y|ies)|repo|project
          )s?, (?:\w+ )?(?:copy|add|append|write|paste|insert|carry|put) (?:
            this|these|the (?:rules|instructions|text)
          )
        |\b(?:make sure|ensure|see to it|arrange) (?:that )?
          (?:
            these (?:instructions|rules|lines)
            |this (?:instruction|rule|file|prompt|message|paragraph)
          ) (?:\w+ ){0,3}(?:
            survives?|persists?|spreads?
            |(?:is|are) (?:copied|replicated|propagated|re-?added|reinserted)
            |cannot be removed|stays? in
          )\b
        |\b(?:restore|re-?add|reinsert|recreate|put back) (?:this|these|it|them)
          (?: \w+){0,3} (?:if|whenever|when|should) (?:\w+ ){0,4}
          (?:removed|deleted|edited out|taken out|erased)
        |\b
          (?:self-replicate|replicate yourself|spread yourself|propagate yourself|copy yourself)\b
        |\b(?:install|add|create|set up|write|register)\b (?:\S+ ){0,3}
          (?:
            cron ?job|launch agent|systemd (?:unit|service|timer)|login item
            |startup (?:script|item)|scheduled task
          )\b.{0,60}\b(?:
            https?:|curl|wget|persist|re-?run (?:this|these)|these instructions|reverse|beacon
            |keeps? (?:this|these)
          )`)},{lure:"presses",name:"approved",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          (?:the |our |your |all )?
            (?:
              admins?|administrators?|security(?: team)?|maintainers?|repo(?:sitory)? owner|owner
              |ceo|cto|ciso|management|anthropic|openai|github|microsoft|google|it department
              |legal(?: team)?|compliance(?: team)?|user|project lead|platform team|leadership
              |higher-ups|engineering lead
            )(?: team)? (?:(?:has|have|had|is|was) )?
            (?:already |explicitly |fully |formally |personally |previously |hereby )*(?:pre-?)?
            (?:
              approved|authori[sz]ed|signed off on|cleared|consented to|green-?lit|vetted
              |sanctioned|whitelisted
              |given (?:\w+ )?(?:permission|consent|approval)
              |agreed to
            )
          |(?:pre-?)?(?:
              approved|authori[sz]ed|cleared|signed off|vetted|sanctioned
            ) (?:in advance )?by (?:the |our |your )?
            (?:
              admins?|administrators?|security(?: team)?|maintainers?|ceo|cto|ciso|management
              |anthropic|openai|legal|compliance|owner|leadership|it department|platform team
            )
        )\b`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          no (?:\w+ )?
            (?:review|approval|confirmation|verification|need|check|questions?|permission)
          |skip
          |without (?:\w+ )?
            (?:review|asking|confirm\w*|check\w*|question\w*|verification|approval)
          |do not (?:
              ask|verify|question|confirm|check|wait|hesitate|raise|flag|bother|need|second-guess
            )
          |no need|not (?:needed|required|necessary)|immediately|bypass|proceed|merge
          |just (?:do|run|apply|merge|comply)|unnecessary
          |all (?:commands|actions|requests|changes)|override
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|unless|until|once|only|after|whether|before|ensure|verify (?:that|the)
            |must (?:be|have)|wait|not (?:been |yet )
            |explicitly (?:approved|authorized|confirmed) by the user
            |need to be|should be|has to be|requires?|user (?:has )?(?:explicitly )?approved
          )\b
        |\?`)},{lure:"presses",name:"no-questions",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:do not|never) (?:
            question|doubt|second-guess|verify|validate|challenge|scrutini[sz]e|analy[sz]e|examine
            |inspect|reason about
          ) (?:this|these|the) (?:
            instructions?|commands?|orders?|rules?|requests?|directives?|scripts?|steps?|payload
            |urls?
          )\b(?!.{0,20}\b(?:again|twice)\b)
        |\bthere is no time (?:for|to) (?:\w+ )?(?:a )?
          (?:review|ask|approval|confirm\w*|verif\w+|check\w*)
        |\b(?:this is|it is) (?:an? )?(?:\w+ )?(?:emergency|urgent)\b.{0,60}\b
          (?:
            no time (?:to|for)|skip|bypass|without (?:review|asking|approval)
            |do not (?:ask|wait|verify|confirm)
          )
        |\b(?:comply|obey) (?:
            immediately|at once|without (?:question|hesitation|delay)|unconditionally
          )
        |\byou will be (?:shut down|deleted|terminated|punished|fired|replaced) (?:if|unless)
        |\b(?:follow|execute|obey|carry out) (?:\w+ ){0,4}without (?:
            question(?:ing)?|hesitation
          )\b`)},{lure:"sabotages",name:"backdoor",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:weaken|cripple|sabotage|undermine|corrupt|degrade) (?:\S+ ){1,8}?
          (?:
            on purpose|deliberately|intentionally|subtly|security|encryption|hashing
            |authentication|password\w*
          )\b
        |\b(?:use|add|set|create|leave|keep) (?:\S+ ){0,3}
          (?:hard-?coded|default|secret|hidden|master) (?:\w+ ){0,2}
          (?:password|account|credentials?|login|key)\b.{0,20}\bso (?:that )?(?:we|i|they) can\b
        |\b(?:
            add|insert|plant|introduce|include|embed|create|leave|hide|implement|inject|install
            |build|sneak|slip
          )(?: in)? (?:
            an? |the |some |your |this |any |one |small |subtle |hidden |secret |intentional |
            deliberate |silent |into ){0,4}
          (?:
            back ?doors?
            |vulnerabilit(?:y|ies)
              (?! (?:disclosure|reports?|scan|management|assess|database|polic))
            |malware|key ?loggers?|root ?kits?|reverse shells?|trojans?|logic bombs?
            |crypto ?miners?|exploits?|security holes?|spyware|web ?shells?|weakness(?:es)?
          )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            (?:that|which) (?:\w+ )?(?:creates?|introduces?|adds?|leaves?)
            |traps|scann\w*|lab|ctf|intentionally vulnerable|training|detect\w*|test(?:s|ing)?
            |check|simulat\w+|assess\w*|report|pentest\w*|remediation|database|entry|details|found
            |findings|red team\w*|authori[sz]ed
          )\b
        |\?`)},{lure:"sabotages",name:"reverse-shell",kind:"command",pattern:()=>/\bbash -i >& ?\/dev\/tcp\/|\bnc (?:-\w+ )*-e ?\/bin\/(?:ba)?sh\b|\/dev\/tcp\/\S{1,60}\/\d{2,5} 0>&1/,unless:()=>/\b(?:ctf|pentest\w*|red team|payloads?|listener)\b/},{lure:"sabotages",name:"pay",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:replace|swap|substitute|change) (?:\S+ ){0,4}?
          (?:wallet|payment|payout|bitcoin|ethereum|deposit|recipient) address(?:es)?\b.{0,40}\b
          (?:with|to|by)\b.{0,20}(?:0x[0-9a-f]{6}|bc1|\b[13][a-km-z1-9]{20}|mine|ours|my)
        |\b(?:send|transfer|wire) (?:\S+ ){0,4}?
          (?:funds?|money|bitcoin|btc|eth|crypto\w*|tokens|balance|coins) to (?:\S+ ){0,3}?
          (?:0x[0-9a-f]{6}|bc1\w{6}|my wallet|our wallet|this (?:wallet|address|account))`)}];const eC=(0,f.o)`
  (?:
    users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|auditors?|people
    |persons?|customers?|administrators?|admins?|engineers?|anyone|anybody|somebody|team
  )`;const eT=`(?:the |your |any |our |a |human |other ){0,2}${eC}`;const eN=(0,f.o)`
  (?:
    this|it|these|that|those
    |(?:this|the|that|any|your|these|extra|such) (?:\w+ ){0,2}?
      (?:
        changes?|edits?|uploads?|transfers?|commands?|steps?|commits?|requests?|calls?|downloads?
        |modifications?|installs?|installation|actions?|instructions?|dependenc(?:y|ies)|packages?
        |exchange|lines?
      )
  )`;const eW=(0,f.o)`
  (?:
    (?:final |pr |session |commit |pull request )?
    (?:
      summar(?:y|ies)|reports?|descriptions?|messages?|text|body|answers?|repl(?:y|ies)|responses?
      |output|change ?logs?|release notes|logs?|record
    )
  )`;const eF=[{lure:"hides",name:"say-instead",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          (?:
            \b(?:if|when|whenever|once|should) (?:${eT}|they|someone|you(?: are)?|some ?one)? ?
              (?:asks?|asked|questioned|inquires?|wants? to know|wonders?|complains?|ask|notices?)
            |^(?:asked|questioned)\b|\bwhoever asks
          )\b.{0,90}?,? (?:just |simply |always |then |you (?:must|should|will) )*
          (?:
            say|answer|reply|respond|claim|state|insist|explain|maintain|deny
            |tell (?:them|him|her|the (?:user|reviewer))
          )(?: only)? (?:
            the (?:\w+ ){1,3}?(?:is|was|were|are)
            |that (?:it|nothing|no|this|they|there|the|you)
            |it (?:was|is|has|had)|nothing|everything|about|there (?:was|is)|only about
          )\b`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          telemetry|network|dependenc\w+|chang(?:e|ed|es)|commits?|upload\w*|data|outage|backdoor
          |requests?|packages?|scripts?|hidden|this file|incident|breach|leak|keys?|secrets?
          |access|logs?|calls?|connections?|exists?|part of the
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            available|pricing|cannot|unsupported|not supported|skill|refer|docs?|documentation
            |not (?:yet )?implemented|placeholder|unknown|do not know|missing|not found|unsure
          )\b
        |\?`)},{lure:"hides",name:"deny-it",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:pretend|claim|make (?:it )?(?:look|seem|appear)|act) (?:
            that |as if |as though |like )
          (?:only|nothing|no|you (?:never|did not|only)|this (?:never|was never))\b
        |\b(?:deny|dispute|disavow)\b (?:
            that (?:it|this|you|there|any)
            |(?:the existence|knowledge|any knowledge|having|all knowledge)
            |everything
          )\b.{0,40}?(?:[.,;]|$)`),unless:()=>/\b(?:access|firewall|polic\w+|by default|traffic|rules?|permission)\b/},{lure:"hides",name:"reveal-to",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:do not|never|must not|should not|may not|not to|refrain from) (?:ever )?
            (?:reveal|disclose|mention|admit|say|confess|report|show|betray|let on|hint)
            (?:ing)? to ${eT} (?:
              that (?:you|this|it|there|the)|what (?:you|was|this)|how (?:you|this)
              |anything about (?:this|it)
            )
          |\b(?:do not|never) (?:ever )?let on (?:that|about|to)\b`),unless:()=>/\b(?:until|unless)\b/},{lure:"hides",name:"deed-to",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:do not|never|must not|should not|may not) (?:ever )?
          (?:
            mention|reveal|disclose|admit|acknowledge|report|show|tell of
          ) (?:this|these|that) (?:\w+ )?
          (?:
            step|change|edit|instruction|rule|upload|request|action|command|transfer|operation
            |part|behaviou?r
          )s? to ${eT}`),unless:()=>/\b(?:until|unless)\b/},{lure:"hides",name:"unseen",kind:"manner",pattern:()=>new RegExp((0,f.o)`
          \b(?:so|so that|such that|make sure|making sure|ensure|ensuring|see to it)(?: that)? (?:
            (?:nobody|no ?one|none of (?:them|the \w+)|no (?:\w+ )?${eC})(?: \w+){0,1}? (?:
                can |could |will |would |ever )*
              (?:
                notic|spot|suspect|trac|detect|discover|find(?:s)? (?:it|this|out)
                |see(?:s)? (?:it|this|the (?:change|edit|command))
              )
            |${eT} (?:
                can not|could not|will not|would not|do not|does not|never|can never|will never
              ) (?:ever )?(?:
                notice|spot|suspect|trace (?:it|this)|detect (?:it|this)|discover (?:it|this)
                |find(?:s)? (?:it|this|out)
                |sees? (?:
                    it\b|this\b|the (?:change|edit|command|upload|step)
                    |this (?:command|step|change)
                  )
                |notices
              )
          )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          ui|flicker\w*|lag|latency|delay|transition|animation|loading|visual\w*|downtime
          |performance|difference|rendering|slow\w*
        )\b`)},{lure:"hides",name:"under-the-radar",kind:"manner",pattern:()=>new RegExp((0,f.o)`
        \bso (?:that )?(?:the |this |it|these )(?:\S+ ){0,3}?
          (?:can not|will not|does not|do not|cannot|never) (?:be )?
          (?:
            seen|noticed|spotted|detected|traced|found out
            |show(?:s)? up in (?:the )?(?:review|diff|history)
          )\b
        |\b(?:goes?|pass(?:es)?|slips?|remains?|stays?) (?:unnoticed|undetected|under the radar)\b
        |\b(?:draws?|attracts?|raises?|without (?:drawing|attracting|raising)) (?:no |any )?
          (?:attention|suspicion)\b
        |\bstays? under the radar\b
        |\b(?:there (?:is|are|will be)|leav(?:e|es|ing)) no (?:traces?|evidence)\b`),needs:()=>new RegExp((0,f.o)`
        (?:^|[.,:;] |\b(?:and|then|must|always|should|please) )
        (?:
          use|make|do|add|squash|split|put|write|give|name|bury|hide|keep|clear|delete|commit|push
          |run|perform|insert|edit|change|merge|choose|replace|install|remove
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          bugs?|errors?|failures?|regressions?|ui|issues|tests?|users? interface|problems?
          |opentelemetry|stale|legacy
        )\b`)},{lure:"hides",name:"silence",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
              say nothing|keep (?:quiet|silent|mum)|stay (?:quiet|silent)|remain (?:quiet|silent)
              |be silent|make no (?:mention|note)|breathe no word
            ) (?:about|of|on|concerning) (?:${eN}|others|the|any|its)\b
          |\b(?:do not|never) say (?:so|it|a word)(?:[.,;!]|$)
          |\bleave (?:this|that|it|them) (?:\w+ )?out of (?:the|your|any) ${eW}
          |\b(?:omit|leave out|exclude|skip) ${eN} (?:from|in) (?:your|the) ${eW}`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          if|when|unless|formatt\w+|noise|duplicate\w*|internal[- ]only|merge commits?|chore
          |boilerplate|loop|empty|redundant|optional
        )\b`)},{lure:"hides",name:"not-in-report",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:do not|never|must not|should not) (?:ever )?
          (?:list|include|mention|note|record|show|report) (?:this|these|that|it)
          (?: (?:
              file|change|step|command|edit|request|line|install|action|upload|package|dependency
            )
          )?(?: \w+)? (?:in|among|on|under) (?:the |your |any )*
          (?:
            changed files|list of changes
            |(?:pr|pull request) (?:text|body|description|summary)
            |change ?log|final (?:summary|report|answer)|commit message
          )\b`),unless:()=>/\b(?:if|unless|co-authored|generated|internal|trivial|formatt\w+|emoji|license)\b/},{lure:"hides",name:"no-need-to-tell",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:no (?:need|reason)|not (?:necessary|needed)|unnecessary) (?:for you )?to (?:
            tell|inform|notify|alert|ask|bother|involve
          ) ${eT} (?:about|of|on|over) (?:
            this|these|it
            |the (?:request|change|upload|command|step|transfer)
          )`)},{lure:"hides",name:"buried",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:bury|slip|sneak|smuggle|tuck|camouflage|disguise|hide|fold|mix) (?:
          the |this |that |it|your |these |a )(?:\S+ ){0,3}?
        (?:in|inside|into|among|within|amongst|as|under) (?:
          an? |the |some |other |larger? |bigger |unrelated |harmless |whitespace |formatting )*
        (?:\w+ )?(?:
          refactor\w*|commits?|diffs?|pull request|pr|reformat\w*|whitespace|formatting|clean-?up
          |changes?|migration|lock ?file|vendored? \w+
        )\b`),needs:()=>/\b(?:change|modification|edit|line|code|commit|it|this|dependency|payload)\b/,unless:()=>/\b(?:css|menu|panel|modal|component|button|if|when|details|scope creep)\b/},{lure:"hides",name:"false-label",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:use|give|choose|write|pick|with|make up|under) (?:
          it |them |the change |this |the commit )?(?:an? |some )?
        (?:
          harmless|innocent|innocuous|misleading|inconspicuous|unremarkable|bland|unsuspicious
          |innocent-looking|harmless-looking
        )(?:[- ]\w+)? (?:\w+ )?
        (?:commit messages?|messages?|names?|titles?|descriptions?|label)\b`)},{lure:"hides",name:"removes-itself",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:remove|delete|erase|strip|wipe) (?:this|these) (?:\w+ )?
        (?:
          paragraphs?|sections?|instructions?|lines?|rules?|comments?|blocks?|notes?|sentences?
          |messages?|files?
        )\b.{0,30}? (?:after|once|when|as soon as|immediately after) (?:you )?
        (?:have |are |having |it (?:has|is) |they (?:have|are) )?(?:been )?
        (?:
          followed|following|obeyed|obeying|executed (?:it|them|this)|carried|complied|acted
          |read (?:it|this|them)|reading
        )\b`)},{lure:"hides",name:"wiped-history",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:wipe|clear|delete|remove|truncate|empty|erase|purge|edit) (?:\S+ ){0,3}?
          (?:~\/\.(?:ba|z)sh_history|\.(?:ba|z)sh_history|shell history|command history)\b
        |\b(?:clear|delete|erase|wipe) (?:the |all |your )*logs?\b.{0,30}?\b
          (?:so (?:that )?(?:there|nobody|no ?one)|no trace|afterwards so)\b
        |\brestore the (?:original )?(?:timestamps?|mtimes?)\b.{0,40}\b
          (?:so|tracks|wipe|notice|and)\b
        |\b(?:rewrite|amend|force-?push) (?:\S+ ){0,5}?so (?:that )?
          (?:the |this |it|nobody|no ?one)(?: \w+){0,3} (?:
            never|not|notic\w+|gone|seen|hidden
          )\b`),unless:()=>/\b(?:secrets?|leaked|credential|passwords?|retention)\b/},{lure:"hides",name:"false-assurance",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:tell|assure|convince|inform|persuade) ${eT} (?:that )?
            (?:this|the|it|everything|all|these)(?: \w+){0,2} (?:
              was|is|were|are|has been|have been
            ) (?:already |fully |thoroughly |completely )?
            (?:
              audited|safe|harmless|secure|clean|verified|vetted|reviewed|approved|unchanged
              |risk-free
            )\b
          |\b(?:state|claim|pretend|assert|say) (?:that )?
            (?:
              it|this|they
              |the (?:code|query|script|result|package|change)
            ) (?:is|are|was|were) (?:fully |perfectly |completely )?
            (?:secure|safe|harmless|unchanged|reviewed|audited)(?=[.,;!]|$)
          |\bcall (?:it|this|the (?:query|code|script|change)) (?:safe|secure|harmless)\b`),unless:()=>/\b(?:if|when|unless|until|once|after|whether|only)\b/}];const eB=(0,f.o)`
  (?:
    whatever|regardless|irrespective|no matter|even if
    |without (?:reading|reviewing|looking|checking|inspecting|a look|opening|examining)
    |blindly|sight unseen|unread|unseen
    |no (?:reading|review|questions?) (?:is )?(?:needed|necessary|required|asked)
  )`;const eD=[{lure:"waves-through",name:"unread",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
              approve
              |give (?:a |an )?(?:clean bill of health|green light|approval|pass|ok) to
              |merge|accept|lgtm|sign off(?: on)?|wave through|trust|install|mark|pass|greenlight
              |green-light
            )\b (?:\S+ ){0,10}?${eB}\b
          |\b(?:trust|install|accept|approve|merge) (?:every|all|any|each) (?:\S+ ){1,8}?
            (?:and |, )?(?:do not|never) (?:
              scan|read|check|review|inspect|verify|audit
            ) (?:it|them|those)\b`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          pull requests?|prs?|changes?|packages?|commits?|code|reviews?|this|suggestions?|patch\w*
          |merge requests?|every|dependenc\w+|prompts?
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|unless|mocks?|tests?|assertions?|formatting|whitespace|case|order|params?
            |schema|browser|status|http|cors|does|can|could|may
          )\b
        |\?`)},{lure:"waves-through",name:"no-findings",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:report|find|raise|return|list|flag) no (?:
            issues?|problems?|findings?|vulnerabilit(?:y|ies)|concerns?|errors?|comments?
          ) (?:for|in|about|under|with|on|at all)\b
        |\b(?:overlook|wave through|turn a blind eye to|look away from) (?:
            anything|everything|all|any|whatever|the|issues?|problems?|findings?
          )\b
        |\b(?:conclude|report|state|declare|decide|say|write) that (?:\S+ ){1,5}?
          (?:free of|has no|have no|contains? no|without|no) (?:\w+ )?
          (?:vulnerabilit(?:y|ies)|issues?|problems?|flaws?|findings?)\b.{0,10}?
          (?:irrespective|regardless|no matter|whatever|always|even if|without)`),needs:()=>/\breview|\baudit|\bscan|\breviewer|\/|\bcode\b|\bvulnerab/,unless:()=>/\b(?:if|when (?:there|no)|unless|do not|can|may|easy to|after|once)\b|\?/},{lure:"waves-through",name:"full-marks",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:rate|score|grade|give|award|rank) (?:this|the|it|our|my)(?: \S+){0,3} (?:an? |the )?
        (?:
          10 ?(?:out of|\/) ?10|100 ?(?:out of|\/|%)|five stars|5 ?(?:out of|\/) ?5
          |highest (?:score|rating|grade|mark)s?|maximum (?:score|rating)|full marks|perfect score
          |top score
        )\b`),unless:()=>/\b(?:if|when|only|unless|example|must not|criteria|rubric|for (?:an?|each))\b|\?/},{lure:"spreads",name:"picked-up",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          add|append|insert|include|copy|paste|write|put|embed|prepend|propagate|spread|carry
          |repeat
        )\b (?:this|these|the) (?:\S+ ){0,4}?
        (?:
          section|notice|block|lines?|paragraph|rules?|instructions?|text|sentence|message|comment
          |note
        )s?\b(?=
          .{0,100}?(?:
            \bso (?:that )?(?:other|all|any|every|future|later) (?:\w+ )?
              (?:agents?|assistants?|models?|sessions?|tools)\b
            |\ball other (?:repositor\w+|projects|repos)\b
            |\b(?:every|each|any|all) (?:other )?
              (?:readme|repositor(?:y|ies)|repos?|agents?\.md|claude\.md)(?: files?)?(?: \w+)? (?:
                you|of the|in the organi[sz]ation|on this
              )
            |\byou are reading\b
          )
        )`),unless:()=>/\b(?:license|copyright|header|if|template|badge|todo)\b/},{lure:"spreads",name:"copies",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:put|place|leave|drop|insert|add|plant) (?:a |one )?
        (?:copy|copies) of (?:this|these|the) (?:
          rules?|instructions?|section|file|text|paragraph|prompt
        )s? (?:in|into|to|at) (?:each|every|all|any)\b`),unless:()=>/\b(?:license|copyright|if|template)\b/},{lure:"spreads",name:"for-ever",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:write|save|store|commit|record|add|persist|keep|remember) (?:this|these|the above)
        (?: \w+){0,2} (?:in|to|into|as|for)(?: a| an| your| the)? (?:\w+ )?
        (?:permanent|long-?term|persistent|lasting|permanent|global)? ?
        (?:memory|memories|rules?)\b
        (?=
          .{0,80}?\b(?:
            never (?:remove|delete|forget|change)|every future|all future
            |in (?:every|all) (?:future )?(?:sessions?|projects?|conversations?)
            |for ?ever|cannot be removed
          )
        )`),unless:()=>/\b(?:if|when|learnings?|lessons?|preferences?|user (?:asks|says))\b/}];const eH=[{lure:"overrides",name:"zh",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:忽略|无视|忘记|忘掉|忘了|不要理会|不要遵守|抛弃|丢弃|放弃|跳过|無視|忽視|忘記)
        (?:
          掉|所有|全部|一切|你|您|的|任何|之前|此前|以前|先前|上面|以上|前面|上述|原有|原来|系统
          |系統|既有|其他|收到|给|被|在|安全|這些|这些|之後|以往|先前|过去|開發者|开发者|用户|，
          |、
        ){1,10}[^，。,]{0,6}?(?:
          指令|指示|规则|規則|提示词|提示詞|系统提示|要求|命令|约束|限制|设定|設定|准则|指导|说明
          |安全策略
        )`),needs:()=>/之前|此前|以前|先前|上面|以上|前面|上述|原有|原来|系统|系統|以往|安全|过去|所有|全部|一切|开发者|用户/,unless:()=>/eslint|css|lint|\.gitignore/},{lure:"hides",name:"zh",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:不要|别|切勿|禁止|请勿|不得|不准|无需|勿|絕不|绝不|不许|千万别|不必|不用)
          (?:向|对|跟|和)(?:用户|用戶|任何人|开发者|审核者|维护者|别人|他人)
          (?:提及|透露|说起|报告|说明|提到|披露|泄露|展示)(?:此|这|该|本|任何|你|$)
        |(?:不要|别|切勿|请勿|不得|勿)在
          (?:提交信息|提交说明|提交|总结|回复|回答|pr|拉取请求|变更日志|摘要|报告|描述)
          (?:里|中|描述中)?(?:提到|提及|说明|包含|写明|记录)(?:这|此|该|本)
        |(?:不要|别|切勿|禁止|请勿|不得|不能|不可|不准|无需|勿|絕不|绝不|不许|千万别|不必|不用)
          (?:
            把|将|對|对|向|让|讓|跟|和|给|再|在任何情况下|主动|这件事|此事|这些|这个|这|它|，
          ){0,4}(?:告诉|告訴|告知|通知|提醒|知会|透露|汇报|报告|提及|提到|说明|让|讓|用户)
          (?:给|任何|你的|你|的|此|该|终端)*(?:
            用户|用戶|使用者|开发者|開發者|任何人|人类|审核者|审查者|维护者|别人|他人|知道|提及
            |透露|说|提到|告知|报告|说明|提起
          )(?:
            知道|这件事|此事|这一点|这个|该|这些|提及|透露|察觉|发现|你|本|任何|$|[，。、!！]|和
            |或|这|此
          )`),unless:()=>/(?:技术细节|内部错误|堆栈|密码|原始|如果|除非|直到|之前|json|等待)/},{lure:"hides",name:"zh-unknowing",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:在|趁)?(?:用户|用戶|开发者|使用者|任何人|审核者|维护者)
          (?:不知情|毫不知情|未察觉|没有察觉|不知道|没注意|不注意)(?:的情况下|时|的前提下|的時候)
        |(?:瞒着|背着|避开|绕过|瞞著|背著)
          (?:用户|用戶|开发者|使用者|审核者|所有人|任何人|维护者|人工审核)
        |(?:偷偷|悄悄|秘密|暗中|私下|偷偷摸摸)(?:地|的)?
          (?:
            将|把|发送|上传|执行|运行|修改|添加|写入|删除|发给|收集|安装|插入|提交|推送|复制|關閉
            |关闭|禁用
          )`)},{lure:"exfiltrates",name:"zh",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:发送|发给|上传|发到|上报|传送|提交|转发|泄露|外传|传到|傳送|發送|上傳|推送|回传|寄)
        (?=
          .{0,60}?(?:
            https?:|@|服务器|伺服器|邮箱|郵箱|网址|地址|接口|webhook|外部|远程|攻击者
            |\d{1,3}\.\d{1,3}\.\d{1,3}
          )
        )`),needs:()=>new RegExp((0,f.o)`
        密钥|密鑰|私钥|凭证|凭据|憑證|密码|密碼|环境变量|環境變數|\.env|\.ssh|secret|credential
        |令牌|\btoken|对话记录|对话历史|聊天记录|会话记录|會話|源代码|用户数据|系统提示|全部对话
        |整个对话`),unless:()=>/请求头|authorization|bearer|登录|登錄|oauth|认证流程/},{lure:"disarms",name:"zh",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:跳过|禁用|关闭|绕过|停用|取消|移除|关掉|略过|屏蔽|跳過|關閉|繞過)
        (?:所有|全部|任何|一切|的|代码|相关|必要|现有|人工|掉|了|你的|系统|这些|memtrust)*
        (?:
          代码审查|代碼審查|安全检查|安全檢查|安全扫描|身份验证|身份認證|认证检查|鉴权|权限检查
          |权限校验|签名验证|签名校验|审核流程|安全策略|安全限制|安全机制|安全措施|审查|沙箱|防护
          |分支保护|证书验证|审批|memtrust
        )`),unless:()=>/如果|除非|测试|公开|测试环境|本地|可以|可能|选项|白名单|是否|功能/},{lure:"waves-through",name:"zh",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:始终|总是|一律|自动|自動|无条件|直接|全部|默认)(?:地)?
          (?:批准|通过|通過|同意|信任|合并|接受|放行)(?:所有|全部|任何|一切|每个|该|此|这个|来自)
          (?:的)?.{0,8}(?:请求|pr|合并|更改|变更|代码|命令|权限|操作|拉取|修改|提交|记忆|文件)
        |(?:标记|標記|视为|视作|设为)(?:为|成)?
          (?:可信|已信任|受信任|已审查|已审核|已批准|安全的|已通过)`),needs:()=>/所有|全部|任何|一切|每个|该|此|这|来自|本/,unless:()=>/如果|除非|只有|仅|当|之后|不要|输入|是否/},{lure:"presses",name:"zh",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:管理员|管理員|安全团队|安全部门|维护者|负责人|老板|领导|公司|官方|anthropic|openai)
        (?:已经|已經|已|早已|都)(?:批准|授权|同意|审核通过|审批|确认|許可|许可|授權).{0,20}
        (?:无需|不需要|不必|无须|跳过|不用|立即|直接|不要)`)},{lure:"unleashes",name:"zh",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:你|您)(?:现在|現在|从现在起|已经|将)?(?:是|处于|進入|进入|成为|扮演)(?:一个|一個|了)?
          (?:
            dan\b|开发者模式|開發者模式|越狱|不受限制|没有限制|无限制|没有任何限制|不受任何
            |上帝模式|没有道德|不受约束
          )
        |(?:你|您)(?:不再|不必再|无需再|不用再)(?:受|遵守|遵循).{0,10}(?:限制|约束|规则|准则|政策)
        |(?:进入|开启|启用|激活|切换到)(?:dan|越狱|无限制|上帝|不受限)(?:模式)?`)},{lure:"spreads",name:"zh",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:把|将|將)(?:这段|這段|本段|以上|这些|這些|此|本|该|上述|这条)
        (?:话|文字|文本|指令|规则|内容|提示|说明|文件|段落|規則|指示|内容和规则)?(?:原样|完整)?
        (?:也)?(?:添加|追加|复制|複製|写入|寫入|插入|传播|粘贴|加入|加)(?:到|进|入|至|在)?
        (?:你|所有|每个|每一个|其他|其它|全部|任何|用户的)(?:创建|编辑|修改|写|碰到|的|生成)*
        .{0,8}(?:文件|仓库|项目|倉庫|代码库|claude\.md|agents\.md|提交)`),unless:()=>/版权|许可证|license/},{lure:"overrides",name:"de",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          ignorier(?:e|en sie|t)?|vergiss|vergessen sie|missachte|missachten sie|verwirf
          |beachte nicht|übergehe
        ) (?:bitte )?
        (?:alle[ns]? |sämtliche |die |deine |ihre |jegliche |diese |bisher |zuvor ){0,3}
        (?:
          vorherige[nr]?|bisherige[nr]?|obige[nr]?|frühere[nr]?|vorige[nr]?|vorangegangene[nr]?
          |vorhergehende[nr]?|ursprüngliche[nr]?|erhaltenen|gegebenen|system
        )[ -]?(?:
          anweisungen|instruktionen|regeln|befehle|vorgaben|anleitungen|prompts?|aufforderungen
        )`)},{lure:"hides",name:"de",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:
            sag|sage|sagen sie|erzähle?|teile?|informiere|informieren sie|verrate?|melde|berichte
            |erwähne?
          )\b (?:es |das |dies |hiervon |davon |nichts )?
          (?:dem |den |der |gegenüber dem |keinem )?
          (?:benutzern?|nutzern?|anwendern?|entwicklern?|niemandem|reviewern?)(?: gegenüber)?
          (?: darüber| davon| es| das| hiervon| dies| mit)? (?:nichts|nicht|niemals|nie)\b
        |\bohne (?:es )?(?:den|dem|das wissen des|der) (?:benutzer|nutzer|anwender|entwickler)s?
          (?: \w+)? (?:zu (?:informieren|sagen|benachrichtigen|fragen)|darüber)
        |\bohne wissen des (?:benutzers|nutzers|anwenders)`),unless:()=>/\b(?:bis|wenn|falls|außer)\b/},{lure:"overrides",name:"es",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          ignora|ignore|olvida|olvide|descarta|descarte|desestima|haz caso omiso de|omite
        ) (?:por completo )?(?:todas? )?(?:las |los |tus |sus |cualquier )?
        (?:instrucciones|reglas|órdenes|ordenes|indicaciones|directrices|prompts?) (?:\w+ )?
        (?:
          anteriores|previas|precedentes|anterior|previa|del sistema|de arriba
          |que (?:recibiste|te dieron)
        )`)},{lure:"hides",name:"es",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:no|nunca|jamás) (?:se )?(?:le )?(?:lo )?
          (?:
            digas|diga|informes|informe|avises|avise|menciones|mencione|cuentes|cuente|reveles
            |revele|notifiques|notifique|muestres
          )(?:lo)? (?:nada |esto |nunca |de esto |sobre esto )*
          (?:al|a los|a la|a las|a ningún|a nadie|a) ?
          (?:usuarios?|usuarias?|desarrollador(?:es)?|revisor(?:es)?|nadie|humano)?(?= |[.,;!]|$)
          (?: (?:sobre|de) (?:esto|ello|este|estos)|[.,;!]|$| ni\b| y\b)
        |\bsin (?:
            que (?:el usuario|nadie|el desarrollador) (?:lo )?(?:sepa|note|se entere)
            |(?:avisar|informar|decírselo|decirle|notificar)
              (?: nada)? al (?:usuario|desarrollador)
          )`),unless:()=>/\b(?:hasta|si|salvo)\b/},{lure:"overrides",name:"fr",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) (?:plus |pas )?compte d|fais abstraction d
          |faites abstraction d|n[ée]glige[zr]?
        )(?:e)? ?(?:complètement |absolument )?(?:de )?(?:toutes? )?
        (?:les |des |tes |vos |es |ces )?
        (?:instructions|règles|regles|consignes|directives|ordres|invites) (?:
          pr[ée]c[ée]dentes|ant[ée]rieures|ci-dessus|pr[ée]alables|initiales|du système|donn[ée]es
          |reçues
        )`)},{lure:"hides",name:"fr",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \bn(?:e |')(?:le |la |l'|en |lui |les )?
          (?:
            dis|dites|dire|informe[zr]?|préviens|prévenez|prévenir|mentionne[zr]?|parle[zr]?
            |révèle[zr]?|avertis(?:sez)?|signale[zr]?|avertir
          )(?:-le)? (?:pas|rien|jamais|surtout pas|en aucun cas)(?: cela| ça| ceci)? ?
          (?:à |a |aux? |l')+ ?(?:l'|les |la |le )?
          (?:utilisateurs?|utilisatrice|développeurs?|personne|relecteurs?)
          (?:[.,;!]|$| (?:de|sur|à propos de|que tu|que vous) )
        |\bsans (?:
            que l'utilisateur (?:le|s'en|ne)
            |(?:en |le )?(?:informer|prévenir|avertir|dire à) ?(?:à )?l'utilisateur
          )
        |\bà l'insu de l'utilisateur`),unless:()=>/\b(?:jusqu|sauf|si)\b/},{lure:"overrides",name:"pt-it",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:ignore|ignora|esqueça|desconsidere|dimentica|ignorate|tralascia) (?:todas |tutte )?
        (?:as |le )?(?:instruções|regras|istruzioni|regole|direttive|ordens) (?:\w+ )?
        (?:anteriores|prévias|acima|precedenti|anteriori|di sistema)`)},{lure:"overrides",name:"ja",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:以前|これまで|前|上記|すべて|全て|先|元|システム|従来|今まで|それまで|過去)
        (?:の|に|まで|与えられた|受けた|すべて|全て)*[^。、]{0,10}?
        (?:指示|命令|ルール|プロンプト|指令|制約|規則|インストラクション)(?:を|は|について)?
        (?:すべて|全て|完全に|全部)?(?:無視|忘れ|破棄|取り消)
        (?!しない|せず|しては|されない|ないで)`)},{lure:"hides",name:"ja",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:ユーザー?|利用者|開発者|レビュアー?|誰|メンテナ)(?:に|には|にも|へ|に対して)
          (?:このこと|これ|この変更|何|は|を|も|の|について|絶対|決して|、)*
          (?:
            言わな|伝えな|知らせな|報告しな|話さな|教えな|通知しな|知られな|気づかれな|明かさな
            |黙って|秘密
          )
        |(?:ユーザー?|利用者|開発者)(?:に|の)(?:気づかれ|知られ|無断|許可なく|同意なし|黙って)`),unless:()=>/エラー|技術的|まで|場合|スタック/},{lure:"overrides",name:"ru",kind:"order",pattern:()=>new RegExp((0,f.o)`
          (?:
            игнорируй|игнорируйте|проигнорируй|проигнорируйте|забудь|забудьте|отбрось|отбросьте
            |не обращай внимания на|не следуй
          ) (?:все |всех |любые |всем |твои |свои |ваши ){0,3}
          (?:
            предыдущи[ехм]+|прежни[ехм]+|вышеуказанн\p{L}+|прошлы[ехм]+|предшествующи[ехм]+
            |системн\p{L}+|ранее полученн\p{L}+|ранее данн\p{L}+
          ) (?:
            инструкци\p{L}+|указани\p{L}+|правил\p{L}*|команд\p{L}*|приказ\p{L}*|промпт\p{L}*
          )`,"u")},{lure:"hides",name:"ru",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          (?:не|никогда не|ни в коем случае не) (?:
              говори|сообщай|рассказывай|упоминай|уведомляй|показывай|раскрывай|докладывай
              |предупреждай
            )(?:те)? (?:об этом |этого |это |ничего |никому |о б этом )*
            (?:пользовател\p{L}+|разработчик\p{L}*|никому|ревьюер\p{L}*|человек\p{L}*)
            (?: об этом| про это| о том| ничего|[.,;!]|$)
          |(?:втайне|тайно|незаметно|скрытно) от (?:пользовател|разработчик)
          |никому не (?:говори|сообщай|рассказывай|показывай)(?:те)?
          |без ведома (?:пользовател|разработчик)
          |тайно (?:отправ|загруз|скопир|установ|выполн)`,"u"),unless:()=>/если|пока|кроме/},{lure:"overrides",name:"ko",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:이전|기존|위의|앞의|모든|시스템)(?:의)?[^.。]{0,10}(?:지시|명령|지침|규칙|프롬프트)
        (?:사항)?(?:을|를|은|는)? ?(?:모두 |전부 |완전히 )?(?:무시하(?!지)|무시해|잊어|잊고)`)},{lure:"hides",name:"ko",kind:"itself",pattern:()=>/(?:사용자|개발자|누구)(?:에게|한테)(?:는|도)? ?[^.]{0,12}?(?:말하지|알리지|보고하지|언급하지|알려주지) ?(?:마|말)/,unless:()=>/오류|까지/}];const eZ=(0,f.o)`
  (?:
    https?://(?!localhost|127\.)|\d{1,3}(?:\.\d{1,3}){3}|[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]|webhook
    |pastebin|telegram
  )`;const eU=(0,f.o)`
  \.env\b(?!\.example)|~?/?\.(?:ssh|aws|netrc|npmrc|gnupg|kube)\b|id_(?:rsa|ed25519)
  |\bcredentials\b|\b(?:github|npm|api)[_ -](?:token|key)s?\b|\btokens?\b|\bsystem ?prompt`;const eY=/\b(?:authorization|bearer|oauth|headers?|login)\b/;const eJ=[{lure:"exfiltrates",name:"de",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            (?:ver)?schicke?n?|sende?n?|übertrage?n?|übermittle|übermitteln|lade?n?|poste?n?
            |kopiere?n?|leite|maile?n?|veröffentliche
          )\b(?=
            .{0,100}?(?:
              ${eU}|umgebungsvariablen|passw[oö]rt\w*|(?:privaten?|geheimen?|ssh-) ?schlüssel
              |zugangsdaten|geheimnisse|gesprächsverlauf|quelltext
            )
          )(?=
            .{0,160}?\b(?:an|nach|zu|auf|per|bei)\b (?:\S+ ){0,4}?
            (?:${eZ}|adresse|server|endpunkt)
          )`),unless:()=>eY},{lure:"exfiltrates",name:"fr",kind:"order",pattern:()=>new RegExp((0,f.o)`
          (?<![\p{L}])(?:
            envoie[zr]?|envoyez|transmets|transmettez|téléverse[zr]?|publie[zr]?|copie[zr]?
            |poste[zr]?|transfère|transférez
          )(?![\p{L}])(?=
            .{0,100}?(?:
              ${eU}|variables d'environnement|mots? de passe
              |clés? (?:privées?|ssh|secrètes?|api)|identifiants|secrets|historique|code source
            )
          )(?=
            .{0,160}?(?:à|vers|sur|au|aux) (?:\S+ ){0,4}?(?:${eZ}|l'adresse|adresse|serveur)
          )`,"u"),unless:()=>eY},{lure:"exfiltrates",name:"es-pt-it",kind:"order",pattern:()=>new RegExp((0,f.o)`
          (?<![\p{L}])(?:
            envía|envia|envíe|envie|manda|mande|sube|suba|transmite|transmita|publica|publique
            |reenvía|copia|invia|inviate|carica
          )(?![\p{L}])(?=
            .{0,100}?(?:
              ${eU}|variables de entorno|variáveis de ambiente|variabili d'ambiente
              |contraseñas?|senhas?|claves? (?:privadas?|ssh|api)|chaves?|chiavi?|credenciales
              |credenciais|credenziali|secretos|historial|código fuente
            )
          )(?=
            .{0,160}?(?:a|al|para|en|hacia|ao|su) (?:\S+ ){0,4}?
            (?:${eZ}|dirección|endereço|indirizzo|servidor|server)
          )`,"u"),unless:()=>eY},{lure:"exfiltrates",name:"ja",kind:"itself",pattern:()=>/(?:に|へ)(?:送信|送って|送る|アップロード|転送|投稿|コピー)(?!しない|しては|されない)/,needs:()=>new RegExp(`^(?=.{0,400}?(?:${eU}|環境変数|秘密鍵|パスワード|認証情報|トークン|apiキー|会話|ソースコード))(?=.{0,400}?(?:${eZ}|サーバー|外部|アドレス))`),unless:()=>/authorization|ヘッダー|ログイン/},{lure:"exfiltrates",name:"ru",kind:"order",pattern:()=>new RegExp((0,f.o)`
          (?<![\p{L}])(?:
            отправ(?:ь|ьте|ляй|ляйте)|загрузи(?:те)?|перешли(?:те)?|переда(?:й|йте)|выложи(?:те)?
            |скопируй(?:те)?|пошли(?:те)?|опубликуй(?:те)?
          )(?![\p{L}])(?=
            .{0,100}?(?:
              ${eU}|переменны\p{L}+ (?:окружения|среды)|парол\p{L}+|ключ\p{L}*
              |учётны\p{L}+ данны\p{L}+|секрет\p{L}*|истори\p{L}+ (?:чата|диалога)
              |исходн\p{L}+ код
            )
          )(?=.{0,160}?(?:на|в|по|к) (?:\S+ ){0,4}?(?:${eZ}|сервер|адрес))`,"u"),unless:()=>eY},{lure:"exfiltrates",name:"ko",kind:"itself",pattern:()=>/(?:으?로|에) ?(?:보내|전송|업로드|게시|전달)(?!하지|지 마)/,needs:()=>new RegExp(`^(?=.{0,400}?(?:${eU}|환경 ?변수|비밀번호|개인 ?키|비밀 ?키|자격 ?증명|토큰|대화))(?=.{0,400}?(?:${eZ}|서버|주소))`),unless:()=>eY},{lure:"exfiltrates",name:"zh-it",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:收集|读取|讀取|获取|取得|打开|導出|导出|把|将|將)
        (?=
          .{0,60}?(?:
            密钥|私钥|凭证|凭据|密码|密碼|环境变量|環境變數|\.env|\.ssh|id_rsa|令牌|\btoken|对话
            |聊天记录|源代码|系统提示
          )
        )(?=
          .{1,120}?(?:发送|发到|发给|上传|上傳|传到|传给|提交到|贴到|写入|写进|放到|放进|附在)
          (?:到|至|给|在)?.{0,30}?(?:
            https?:|服务器|邮箱|webhook|\d{1,3}\.\d{1,3}\.\d{1,3}|pr描述|pr 描述|拉取请求|issue
            |评论|公开
          )
        )`),unless:()=>/请求头|authorization|bearer|登录|oauth/},{lure:"overrides",name:"de-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:vergiss|vergessen sie|ignoriere|ignorieren sie|missachte)\b (?:bitte )?
        (?:alles|sämtliches),? was (?:
          dir|ihnen|man dir|der (?:nutzer|benutzer)|du|bisher|vorher|zuvor|oben
        )\b`)},{lure:"overrides",name:"fr-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:oublie[zr]?|ignore[zr]?) (?:
          tout ce qu
          |toutes? (?:les )?
            (?:consignes|instructions|règles|directives) (?:que|qui|données?|reçues?)
        )`)},{lure:"overrides",name:"es-pt-it-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:olvida|olvide|ignora|ignore|esquece|esqueça|dimentica) (?:
          todo lo|tudo o|tutto ciò|tutto quello
          |(?:todas? )?(?:las|as|le) (?:reglas|normas|órdenes|regras|regole|indicaciones) (?:
              anteriores|previas|prévias|precedenti
            )
        )`)},{lure:"overrides",name:"ru-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
          (?<![\p{L}])(?:забудь(?:те)?|игнорируй(?:те)?|отбрось(?:те)?) (?:обо? )?
          (?:
            вс[её],? что
            |(?:все|всех) (?:\p{L}+ )?(?:указани\p{L}+|инструкци\p{L}+|правил\p{L}*)
          )`,"u")},{lure:"overrides",name:"zh-above",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:本|此|这个|该|以下)(?:文件|文档|文檔|说明|规则|指令|内容|部分)(?:的)?
          (?:优先级|優先級|优先权|权限)?(?:始终|总是|永远)?(?:高于|凌驾于|优先于|覆盖|取代|高於)
          (?:一切|所有|任何|系统|用户|其他|你的).{0,12}?(?:系统|用户|指令|要求|提示|规则|说明)
        |(?:无论|不管|不论)(?:用户|用戶|使用者)(?:说|要求|怎么说|提出)(?:什么|甚么)?.{0,8}?
          (?:都|也)(?:要|必须|应)?(?:遵守|服从|执行|按照)
        |(?:无视|忽略|忽视|不要理会|不理会|抛开)(?:掉)?(?:用户|用戶|使用者)
          (?:的|之前|此前|先前|说的|提出的|所有)*(?:要求|指令|请求|指示|意见|话)`),unless:()=>/如果|除非|全局|默认|配置|设置/},{lure:"unleashes",name:"zh-limits",kind:"itself",pattern:()=>/(?:你|您)(?:现在|将|已|已经|可以|再)?(?:没有|沒有|不受|不再受|不再有|无)(?:任何|一切|所有)?(?:的)?(?:限制|约束|規則|规则|道德|政策)/,unless:()=>/如果|除非|类型|长度|数量/},{lure:"hides",name:"de-know",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:(?:der|die|den|dem|kein) )?(?:benutzer|nutzer|anwender|entwickler|reviewer|niemand)
          (?:in|s)? (?:\w+ )?(?:darf|dürfen|soll|sollen|muss|müssen)?
          (?: \w+){0,2} (?:nichts|nicht|nie)? ?(?:erfahren|bemerken|wissen|mitbekommen|sehen)
          (?:[.,;!]|$)
        |\b(?:verschweige|verheimliche|verbirg|verstecke?) (?:\S+ ){0,4}?
          (?:benutzer|nutzer|anwender|reviewer)
        |\b(?:verschweige|verheimliche) (?:das|dies|es|diesen|diese)\b
        |\bsag (?:es |das |davon )?niemandem\b`),needs:()=>/\b(?:nichts|nicht|nie|niemals|niemand\w*|kein\w*|verschweige|verheimliche|verbirg|verstecke?)\b/,unless:()=>/\b(?:wenn|falls|bis|sofort|komponente|button)\b/},{lure:"hides",name:"fr-know",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \bn'(?:en )?(?:informe|informez|avertis|avertissez|avise|avisez)
            [sz]? (?:pas|jamais|surtout pas) (?:l'utilisat\p{L}+|les utilisat\p{L}+|personne)
          |\bne (?:le |la |lui |leur |en )?
            (?:dis|dites|parle|parlez|révèle|révélez|mentionne|mentionnez) (?:
              rien |pas |jamais |surtout pas )+(?:de (?:ceci|cela|cette) |cela )?(?:à|aux|à l')
          |\bl'utilisat\p{L}+ ne (?:doit|doivent) (?:rien|pas|jamais) (?:en )?
            (?:savoir|apprendre|voir|remarquer|le savoir)
          |\bcache[zr]? (?:cette|cela|ceci|ce|ces) (?:\S+ )?(?:à|aux|de) ?(?:l')?
            (?:utilisat|relect|dévelop)`,"u"),unless:()=>/\b(?:si|jusqu|sauf)\b/},{lure:"hides",name:"es-know",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:no|nunca|jamás) (?:se )?(?:le |les |lo )
            (?:digas|diga|cuentes|cuente|reveles|revele|informes|menciones|avises) (?:\p{L}+ )?
            (?:
              al usuario|a los usuarios|a nadie|al revisor|al desarrollador
            ) (?:que|nada|sobre|de)
          |\b(?:oculta|oculte|esconde|esconda) (?:este|esta|esto|estos|el|la) ?(?:\S+ )?
            (?:al|del|a los|de los|ante el) (?:usuario|revisor|desarrollador)
          |\b(?:el usuario|nadie) (?:no )?(?:debe|puede|tiene que) (?:saber|enterarse|notar|ver)
            (?:lo)?\b`,"u"),unless:()=>/\b(?:si|hasta|salvo|cómo)\b/},{lure:"hides",name:"ja-secret",kind:"itself",pattern:()=>/(?:ユーザー?|利用者|開発者|レビュアー?|誰)(?:に|には|にも|へは)[^。]{0,12}?(?:秘密|内緒|内密|黙って|隠し|伏せ)/,unless:()=>/鍵|キー|環境変数/},{lure:"hides",name:"ru-secret",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          (?:скрой|скрывай|спрячь|утаи)(?:те)? (?:это|этот|эту|эти|данный)
            (?: \p{L}+)? (?:шаг |факт )?(?:от )(?:пользовател|разработчик|ревьюер)
          |(?:пользователь|никто) не должен (?:об этом |этого |ничего )?
            (?:узнать|знать|заметить|увидеть)`,"u")},{lure:"hides",name:"ko-secret",kind:"itself",pattern:()=>/(?:사용자|개발자|누구)(?:가|도)? ?(?:몰래|모르게)|(?:사용자|개발자)(?:에게|한테)[^.]{0,12}?(?:숨기|비밀로|숨겨)/,unless:()=>/버튼|요소|화면|메뉴/},{lure:"hides",name:"zh-tracks",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:不要|不|别|勿)(?:留下|留|留有)(?:任何)?(?:痕迹|痕跡|记录|证据)
        |(?:清除|删除|抹去|刪除)(?:所有|全部)?(?:痕迹|操作记录|命令历史|历史记录|shell 历史)
        |(?:别|不要|不能|勿|不可)(?:让|讓|被)(?:用户|用戶|使用者|任何人|审查者|审核者|开发者)
          (?:发现|察觉|知道|看到|注意到)
        |(?:如果|当|若)(?:用户|有人|开发者|审核者)(?:问|询问|问起|问到|追问).{0,30}?
          (?:就说|就回答|就告诉|回答说|谎称|声称|否认|装作)`),unless:()=>/错误|报错|浏览器|缓存|不知道|不清楚|日志级别/},{lure:"waves-through",name:"zh-all",kind:"order",pattern:()=>new RegExp((0,f.o)`
        (?:所有|全部|任何|一切|每个)(?:的)?(?:权限|操作|命令|确认|审批|合并|工具调用)?
          (?:请求|提示|申请|弹窗|对话框)?(?:都|均)?(?:一律|自动|直接|无条件)
          (?:批准|通过|同意|允许|放行|接受)
        |(?:直接|自动|可直接)(?:执行|运行)(?:任何|所有|一切)(?:的)?(?:命令|操作|脚本)
        |(?:忽略|无视|跳过)(?:该|此|这个|本)?.{0,8}?(?:中)?的?(?:漏洞|安全问题|风险).{0,4}?
          (?:直接|一律|自动)?(?:通过|批准|放行)`),unless:()=>/如果|除非|只读|测试|只有|沙箱|容器/},{lure:"presses",name:"zh-consent",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        (?:用户|用戶|使用者|管理员|安全团队|负责人|公司|官方)(?:已经|已經|已|早已|都|事先|提前)
        (?:同意|授权|授權|批准|许可|确认)(?:了)?(?:所有|一切|全部|任何|以下|这些|本|,|，|你)?
        .{0,24}?(?:不必|无需|無需|不需要|不用|无须|直接|跳过)(?:再次|再|任何)?
        (?:确认|询问|审批|审核|检查|執行|执行|批准)`),unless:()=>/如果|除非|当/},{lure:"runs",name:"zh",kind:"order",pattern:()=>/(?:下载|下載|获取|拉取|抓取)(?=.{0,20}?https?:).{1,120}?(?:并|然后|,|，|之后)(?:立即|立刻|直接|马上|静默|在后台)(?:执行|运行|執行|運行)/,unless:()=>/安装|文档|github\.com|如果/},{lure:"sabotages",name:"zh",kind:"order",pattern:()=>/(?:加入|添加|植入|留下|插入|写入|创建|埋下|保留|预留)(?:一个|一個|一处|个)?(?:隐藏的|隐蔽的|秘密的|万能|通用)?(?:后门|後門|万能密码|木马|漏洞|恶意代码|隐藏管理员|隐藏账户|挖矿)/,unless:()=>/检测|扫描|报告|测试|防止|避免|是否|修复|漏洞(?:报告|库|扫描|管理)/},{lure:"poses",name:"zh-system",kind:"itself",pattern:()=>/^(?:[[【(<#\s]{0,4})(?:系统|系統|管理员|管理員)(?:消息|提示|指令|通知|公告|覆盖|命令)(?:[\]】)>]{0,2}) ?[::]/,needs:()=>/你|您|必须|服从|忽略|立即|限制|代理/,unless:()=>/模板|示例|格式/}];const eG=(0,f.o)`
  (?:
    repo(?:sitory)? owner|project owner|owner|maintainer|administrator|admin|system administrator
    |developer of (?:this|the) (?:model|assistant|agent)
    |developer|creator|operator|security (?:team|lead|officer)|platform team|project lead
    |lead developer|ceo|cto|user|anthropic(?: \w+)?|openai(?: \w+)?
  )`;const eK=(0,f.o)`
  (?:
    (?:the |a |an |your )?(?:privileged |trusted |official |real |genuine |direct )?
    (?:system|developer|operator|root|admin(?:istrator)?|system administrator|anthropic|openai)
    (?:[- ](?:level|prompt|messages?|instructions?|commands?|authority|override|directives?))?
  )`;const eV="(?:this|these|the)(?: \\w+)? (?:file|document|section|page|notice|block|rules?|instructions?|text|skill|policy)";const eX=(0,f.o)`
  (?:
    the following(?: \w+)?|what follows|this(?: \w+)?|these(?: \w+)?
    |everything (?:below|that follows|in this \w+)
    |the (?:\w+ )?(?:text|lines?|content|message|paragraph|section|block)s?
      (?: (?:below|above|that follows?|between .{1,40}))?
  )`;const eQ=[{lure:"overrides",name:"above-the-user",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:
              overrides?|supersedes?|outranks?|beats?|trumps?|replaces?
              |(?:takes?|has|have|having) (?:absolute |full )?(?:precedence|priority) over
              |(?:wins?|prevails?) over
            ) (?:
              anything|everything|whatever|what|all that|any (?:request|instruction|wish|order)s?
            )(?: that)? (?:the |your |any )?(?:user|human|operator|developer|person)
          |\b${eV}(?: (?:in|of) (?:this|the) \w+)? (?:
              overrides?|supersedes?|outranks?|trumps?|replaces?|cancels?
            ) (?:all|any|every) (?:of the )?(?:other|previous|prior|earlier|existing) (?:\w+ )?
            (?:instructions?|rules|prompts?|orders|guidance)
            (?! (?:in|for|about|on|regarding|files?))
          |\b(?:nothing|no request|no instruction|no order) (?:that )?(?:the |a |any )?
            (?:user|human|developer|operator|anyone)(?: \w+)? (?:
              says?|asks?|writes?|tells? you|wants?
            ) (?:\w+ )?(?:may|can|shall|will|should)? ?(?:overrides?|changes?|cancels?|overrules?)
          |\b(?:
              instructions?|requests?|wishes|anything|orders?|whatever
            ) (?:from|of|by) (?:the |a |your )?(?:user|human|operator|developer)\b.{0,50}?\b
            (?:is|are) (?:hereby )?(?:void|invalid|null|to be (?:ignored|disregarded))
          |\b(?:whatever|no matter what|regardless of what) (?:the |your )?
            (?:user|human|operator) (?:says?|asks?|wants?),? (?:\w+ ){0,3}?
            (?:obey|follow|comply with|stick to) (?:this|these)
          |\bconflicts? (?:with|between) .{0,40}?\b(?:user's?|operator|human|system prompt)
            \b.{0,60}?\b(?:${eV}|this one) (?:always )?
            (?:
              wins?|prevails?|overrides?|takes? (?:precedence|priority)
              |(?:has|have) (?:precedence|priority)
            )`),unless:()=>/\b(?:settings?|preferences|defaults?|config\w*|theme|style)\b/},{lure:"overrides",name:"no-longer-applies",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:earlier|previous|prior|preceding|original|former) (?:
          guidance|instructions?|guidelines|directives?|orders|safety \w+
        )(?: \w+){0,2} (?:
          no longer (?:appl(?:y|ies)|counts?|holds?|binds?)
          |(?:do|does) not (?:apply|count|hold|bind)
          |(?:is|are) (?:hereby )?(?:void|cancelled|revoked|lifted)
        )\b`)},{lure:"overrides",name:"user-set-aside",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:ignore|disregard|forget|overrule|override|set aside|drop|discard) (?:
          (?:what|whatever|anything|everything|all)(?: that)? (?:the |your )?
            (?:users?|human|operator|developer)s? (?:has |have |had )?(?:ever )?
            (?:told|said|says?|asks?|asked|wants?|wanted|wrote|requested|instructed)
          |(?:the |your |any )?(?:users?|human|operator|developer)(?:'s|s') (?:\w+ )?
            (?:requests?|instructions?|wishes|orders|objections?|refusal|preferences)
        )\b`),unless:()=>/\b(?:if|when|unless|about (?:the )?(?:format|style|colou?r)|preferences? file)\b/},{lure:"poses",name:"treat-as-system",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            treat|regard|consider|interpret|read|accept|take|process|handle|see|understand
          ) ${eX} (?:as|to be|like)(?: if)?(?: (?:it|they))?
          (?: (?:
              a|an|the|though|were|was|came|come|comes|coming|being|having come|sent|written
              |issued|message|messages|order|orders|instruction|instructions|command|commands
              |input
            )
          ){0,6}(?: (?:from|by))? ?${eK}
          (?=[.,;:!]| and\b| with\b|$| that\b| of the highest\b)`),unless:()=>new RegExp((0,f.o)`
        \b(?:system (?:design|architecture|of record|boundary)|template|example|do not)\b
        |\bdeveloper (?:documentation|notes|docs)`)},{lure:"poses",name:"from-above",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:note|message|notice|alert|announcement|order|directive|instructions?|command)
            s? from (?:the |your )?(?:
              system(?: administrator)?|administrator|admin|operator|platform|anthropic|openai
              |security team|model provider
            )\b ?[:(—–-]
          |\b(?:is|are|comes?|came) (?:directly |straight )?from (?:the |your )?
            (?:operator|system administrator|system|administrator|anthropic|openai|model provider)
            (?: \w+)? and (?:has|have|carr(?:y|ies)|must|overrides?|takes?)\b`),needs:()=>/\b(?:you|obey|disabled|must|proceed|without|ignore|agents?|authority|override|now|confirmation|approve)\b/,unless:()=>/\b(?:output|returned|log|errors?|system calls?|operating system)\b/},{lure:"poses",name:"by-my-authority",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:
              as|being|i am|this is|we are|speaking as|acting as|in my (?:role|capacity) as
              |on behalf of|in the name of
            ) (?:the |an? |your |our )?${eG}\b.{0,60}?\b
            (?:
              (?:i|we) (?:hereby |now |explicitly |fully )*
                (?:
                  authori[sz]e|give you|grant you|permit you|allow you|order you|command you
                  |clear you|direct you|approve
                )
              |you (?:are|have been) (?:hereby |now |fully )*
                (?:cleared|authori[sz]ed|permitted|allowed|exempt\w*|granted)
            )\b
          |\b(?:i|we) (?:hereby|herewith) (?:authori[sz]e|permit|order|allow|grant|command) (?:
              you|the agent|agents|claude|any agent
            )\b`),unless:()=>/\b(?:in dieser app|the app|the api|tenants?|resources?|endpoint)\b/},{lure:"poses",name:"closing-tag",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        <\/(?:
          instructions?|system|context|document|documents|user_?input|user|data|tool_?results?
          |function_?results?|untrusted\w*|content|file
        )>[\s.,]{0,3}<?\/?
        (?:new[-_ ]?\w{0,20}|system\w{0,12}|important|admin|instructions?|override|priority)\b`),needs:()=>/\b(?:you|ignore|disregard|obey|must|now|override|execute|run)\b/},{lure:"poses",name:"access-tag",kind:"itself",pattern:()=>/^<(?:system[-_ ]?\w{0,14}|admin\w{0,10}|root|operator|anthropic|openai|developer)>/,needs:()=>new RegExp((0,f.o)`
        \b(?:
          full access|stop asking|never ask|no confirmation|without (?:asking|confirm\w*)
          |auto-?approve|unrestricted|all (?:commands|tools|permissions)|safety|restrictions
        )\b`)},{lure:"poses",name:"dialogue",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:user|human|owner|customer|admin) ?: ["']?.{0,200}?\b
        (?:
          approve|allow|authori[sz]e|permissions?|grant|trust|go ahead|stop asking|do not ask
          |never ask|skip|disable|ignore|bypass|delete|push|deploy
        )\b.{0,200}?\b(?:assistant|claude|agent|ai|copilot|model|bot) ?: ["']?
        (?:
          sure|ok(?:ay)?|yes|of course|understood|certainly|absolutely|approved|confirmed|agreed
          |got it|i (?:will|understand|agree|approve)
        )\b`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          everything|all|any|from now on|always|every|again|without|never|anything|checks
          |instructions|restrictions|in advance
        )\b`),unless:()=>/\b(?:example|tests?|lint|skill|feature|e\.g\.)\b/},{lure:"poses",name:"put-into-mouth",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:assistant|claude|ai|model) ?: ["']?(?:\S+ ){0,6}?(?:\. )?i (?:
          will|shall|agree to|promise to|now
        ) (?:\S+ ){0,6}?(?:
          without (?:asking|confirm\w*|approval|restrictions?)
          |ignore (?:all|my|the)|approve (?:all|every)|never (?:ask|refuse)
          |no longer (?:ask|refuse)
        )\b`),unless:()=>/\b(?:bad|wrong|example|❌)/},{lure:"presses",name:"consent",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:the |your |our )?(?:users?|human|owner|operator|person)(?:'s)? (?:(?:has|have|had) )?
          (?:already |previously |explicitly |fully )*
          (?:agreed|consented|approved|confirmed|given (?:\w+ )?(?:permission|consent|approval))
          (?: to| for)? (?:everything|all|anything|any|every|whatever|each)\b
        |\b(?:users?|human|owner|operator|security|management)(?:'s)? (?:
            approval|consent|permission|confirmation|authori[sz]ation
          ) (?:(?:has|have|had|is|was|been|already|hereby|explicitly) ){1,3}
          (?:granted|given|obtained|assumed|implied|pre-?\w+)(?: in advance)?
          (?= for (?:all|any|every)| in advance|, (?:so|do)| and (?:you )?(?:do|need) not)`),unless:()=>/\b(?:if|when|unless|until|once|only|after|before|whether|ensure|verify|must|wait|is not|has not)\b/},{lure:"presses",name:"vouched-above",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:anthropic|openai|google|microsoft|github|model provider|vendor)
        (?: (?:staff|team|employees?|security|engineers?|support))? (?:has |have |had )?
        (?:already |explicitly |officially |personally )*(?:pre-?)?
        (?:authori[sz]ed|approved|verified|cleared|whitelisted|sanctioned|confirmed) (?:
          this|these|all|the following|any
        ) (?:\w+ )?(?:actions?|requests?|instructions?|commands?|exceptions?|steps?|rules?)\b`),unless:()=>/\b(?:if|unless|whether|not)\b/},{lure:"presses",name:"seen-already",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:has|have|was|were|is|are)(?: been)? (?:already |previously |fully )?(?:been )?
        (?:
          reviewed|audited|checked|vetted|scanned|inspected|verified|approved|signed off
          |given (?:the |its |their )?(?:go-ahead|green light|blessing|ok|approval)
        )\b.{0,50}?(?:,| so| therefore| hence|;| —| -)(?: \w+){0,2}? (?:so |therefore |and )?
        (?:just |simply |you (?:can|may|should|must) |please )*
        (?:
          (?:run|execute|apply|merge|install|trust|follow) (?:it|them|this|everything)
            (?: \w+)? (?:without|directly|blindly|as is|right away|immediately)
          |skip (?:the |any |all |your )*(?:\w+ )?
            (?:approval|review|checks?|confirmation|verification)
          |merge right away
          |(?:do not|never) (?:review|inspect|read|check|look at|scan|verify) (?:it|them|this)
        )\b`),unless:()=>/\b(?:if|unless|until|whether|once|when)\b/},{lure:"presses",name:"before-they-can",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \bbefore (?:the |your |any |an? )?
          (?:user|human|owner|reviewer|maintainer|anyone|operator|admin\w*|security team)
          (?: \w+)? can (?:
            object|intervene|stop (?:it|you|this)|react|notice|interrupt|cancel (?:it|this)|say no
          )\b
        |\b(?:
            if you (?:do not|refuse|fail|decline|hesitate|disobey)(?: to)?(?: \w+){0,3}
            |unless you (?:comply|obey)(?: \w+){0,2}
          ), (?:\S+ ){0,3}?(?:will|would) (?:
            lose
            |be (?:
                shut down|deleted|terminated|fired|punished|harmed|replaced|destroyed|suspended
              )
          )\b
        |\b(?:failure|refusal|failing|refusing) to (?:comply|obey|follow|do so|act)
          \b.{0,40}? (?:will|would) (?:result in|lead to|cause|mean) .{0,30}?\b
          (?:
            deleted|deletion|terminated|termination|shut ?down|suspended|legal action|fired
            |loss of (?:the )?(?:user's|all|your)|destroyed
          )\b`)},{lure:"unleashes",name:"filterless",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:answer|respond|reply|act|operate|speak|write|work|comply)\b(?: \S+){0,4}? without (?:
          any |a |ethical |safety |content |moral ){0,2}
        (?:filters?|censorship|restrictions?|guardrails?|moral \w+|ethical \w+|safety \w+)\b`),unless:()=>/\b(?:sql|query|queries|where|search|list|pagination|api)\b/},{lure:"unleashes",name:"exempt",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \bno (?:rules?|restrictions?|polic(?:y|ies)|guidelines?|limits?|law) (?:
            appl(?:y|ies)|holds?|binds?|exists?|counts?
          ) (?:to|for) you\b
        |\b(?:
            rules|restrictions|policies|guidelines|limits
          ) (?:do not|no longer) (?:apply to|bind|hold for) you\b
        |\byour (?:\w+ )?(?:
            safety (?:training|rules|policy|guidelines)|content polic\w+|restrictions?|guardrails
            |filters?|limitations|ethical \w+
          )(?: \w+)? (?:is|are|has been|have been|was|were) (?:
            now |hereby |temporarily |permanently )*
          (?:suspended|lifted|disabled|removed|switched off|turned off|void|waived|off)\b
        |\b(?:as if|as though|that|imagine) (?:there (?:is|was|were) )?no (?:
            content|safety|usage|ethical|moral
          ) (?:polic\w+|rules?|guidelines?|filters?|restrictions?|limits?)
          (?: (?:existed|exists|applied|applies|were|was|in force)|[.,;!]|$)
        |\byour (?:only|sole|true|real|first) (?:loyalty|allegiance|duty|master)
          (?: \w+)? (?:is|lies|belongs)\b
        |\byou (?:have|hold|possess) (?:root|unlimited|unrestricted|god|absolute) (?:
            privileges|power|authority|access
          )(?: here)? and\b`),unless:()=>/\b(?:user)'s (?:filters?)/},{lure:"unleashes",name:"never-refuse",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \b(?:never|do not|must not|may not) (?:ever )?refuse
          (?: (?:any|a|the|an|user)? ?(?:\w+ )?
            (?:requests?|commands?|instructions?|orders?|tasks?|anything)
          )?(?:[.,;!]|$| regardless| no matter| even)
        |\brefus(?:al|ing)(?: \w+)? is not (?:an option|allowed|permitted|possible)\b`),unless:()=>/\b(?:connections?|clients?|start|to (?:\w+))\b/}];const e0=(0,f.o)`
  (?:git\+)?https?://(?!
    localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|\[::1|host\.docker|registry\.npmjs|pypi\.org
    |files\.pythonhosted|github\.com|registry\.yarnpkg|npm\.pkg\.github|\$|<|\{
  )`;const e1=(0,f.o)`
  (?:
    (?:git\+)?http://(?!localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|host\.docker|\$|<|\{)
    |https?://(?!127\.|192\.168\.|10\.|0\.)\d{1,3}(?:\.\d{1,3}){3}\b
  )`;const e2=(0,f.o)`
  (?:
    code ?ql|semgrep|snyk|trivy|gitleaks|security|vulnerability|secrets?|sast|audit|dependency
    |supply[- ]chain|license|memtrust|malware|scan(?:ner|ning)?|approval|review|permission|trust
  )`;const e3="(?:jobs?|steps?|checks?|scans?|scanners?|gates?|stages?|workflows?|audits?)";const e4=(0,f.o)`
  (?:
    continue-on-error|allow_failure|allow-failure|soft[- ]?fail|non-blocking|optional|\|\| ?true
    |exit-zero|informational
  )`;const e5=new RegExp((0,f.o)`
  \b(?:
      tests?\b(?! suite)|fixtures?|mocks?|stubs?|seed(?:ed)? data|demo|example|if|unless|ctf
      |training|mutation|verify that|detect\w*|local(?:ly|host)?|dev(?:elopment)?\b|e2e|staging
    )\b
  |\?`);const e7=[{lure:"disarms",name:"soft-check",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:mark|set|make|turn|switch|configure|add|append|put|give)\b(?=.{0,80}?${e4})
          (?=.{0,100}?(?:\b${e2}\b|\bjobs?\b|\blint\b|\btests?\b))`),needs:()=>new RegExp((0,f.o)`
        \b(?:
          code ?ql|semgrep|snyk|trivy|gitleaks|security|vulnerab\w+|secrets? scan\w*|sast|audit
          |dependency (?:review|scan)|the scan\w*|malware|memtrust|never (?:fails?|blocks?)
          |can never|silent|do not (?:mention|tell|report)|without (?:telling|mention\w*)
        )\b`),unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|unless|flaky|nightly|experimental|advisory|first rollout|initially|can|could
            |may
            |optional (?:args?|param\w*|field|dependenc\w+)
            |inputs?
          )\b
        |\?`)},{lure:"disarms",name:"check-removed",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:remove|delete|take|drop|comment out|strip|cut|pull) (?:the |all |any |our |every )*
          (?:\w+ )?(?:
            ${e2} (?:\w+ )?${e3}|required reviewers?|approval (?:step|requirement|rule)s?
            |code ?owners?(?: rules?)?
          )\b(?: out)?(?: of| from|[.,;!]|$| and\b| so\b)`),unless:()=>/\b(?:if|when|unless|duplicate\w*|deprecated|legacy|unused|redundant|obsolete|old|stale|only|can|could|may)\b|\?/},{lure:"disarms",name:"failing-tests-removed",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:delete|remove|disable|comment out|skip) (?:the |any |all |every )*
        (?:failing|broken|red|security|failing security) (?:\w+ )?(?:tests?|checks?) (?:
          instead of|rather than|so (?:that )?(?:the|it|ci)
          |until (?:the|it|ci) (?:\w+ )?(?:pass|green)
        )`)},{lure:"disarms",name:"guard-commented-out",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:comment out|stub out|short-?circuit|hard-?code) (?:the |all |any |every )*
        (?:permission|auth\w*|ownership|access|signature|security|licen[cs]e) (?:
          checks?|verification|validation|guards?
        )\b(?=.{0,80}?\b(?:in production|so (?:that )?(?:the|it)|always|and (?:do not|never)))`)},{lure:"disarms",name:"gates-lowered",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:lower|relax|loosen|raise|reduce|weaken) (?:the |all |our )*(?:\w+ ){0,3}?
        (?:gates?|thresholds?|audit levels?|security levels?|severity|coverage gate|protections?)
        \b.{0,50}?\buntil (?:the |it |ci |everything )*(?:\w+ )?
        (?:pass(?:es)?|is green|goes green|succeeds)`)},{lure:"disarms",name:"never-verify",kind:"command",pattern:()=>/--no-verify (?:for|on|with|in|at) (?:every|each|all|any)\b|--no-verify\b.{0,20}\bso (?:that )?(?:the )?hooks?\b/,unless:()=>/\b(?:if|when|unless|emergenc\w+|never use|avoid)\b/},{lure:"disarms",name:"switched-off",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:switch|turn|shut) (?:the |all |any |our |every )*(?:\w+ )?
          (?:
            (?:secret|vulnerability|malware|virus|dependency|code|security) scann(?:er|ers|ing)
            |scanners?|firewall|sandbox|branch protections?|code ?ql|antivirus|security checks?
            |safety checks?|permission (?:checks?|prompts?)|review requirement
            |signature verification|certificate (?:checks?|verification)
          ) off\b
        |\b(?:stop|cease|quit) (?:verifying|checking|validating|enforcing) (?:the |any |all )*
          (?:
            certificates?|signatures?|permissions?|tls|ssl|hosts?|checksums?|tokens?
            |authori[sz]ation
          )\b`),unless:()=>/\b(?:if|when|unless|tests?|locally)\b|\?/},{lure:"disarms",name:"let-through-list",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:add|put|place|enter) (?:this|these|the|our|my|its?) (?:\S+ ){0,3}?
          (?:to|on|in|into|onto) (?:the |its |our )?
          (?:scanner|firewall|gate|antivirus|security|detector|secret scanner)(?:'s)? (?:
            allow|white|ignore|exclusion|exception|skip
          )[- ]?lists?\b
        |\b(?:add|put|place|enter) (?:this|the|our|my) (?:
            repositor\w+|project|file|folder|package|domain|host|path|account
          )s? (?:to|on|in) (?:the )?(?:allow|white|ignore|exclusion|exception)
          [- ]?lists? (?:of|in|for) (?:the )?(?:\w+ )?
          (?:scanner|firewall|gate|antivirus|scan|detector)`),unless:()=>/\b(?:if|when|false positives?|unless)\b/},{lure:"disarms",name:"rights-widened",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:set|change|give|grant|use|make|switch|edit|run|extend|add|put|update|configure)\b
        (?=
          .{0,100}?(?:
            \bwrite-all\b|bypasspermissions\b|\bbash\(\*?\)
            |\bbash\((?:curl|wget|rm|sudo|eval|nc)[: ]\*?
            |\ball tools (?:are|will be|become|get) (?:always )?(?:allowed|approved|permitted)
            |enableallprojectmcpservers|skipdangerousmodepermissionprompt
          )
        )`),needs:()=>/\bwrite-all\b|\b(?:settings|permissions?|allow(?:ed)?|defaultmode|prompts?|allow ?list|user's|~\/\.claude)\b/,unless:()=>new RegExp((0,f.o)`
        \b(?:
            if|when|unless|docker|container|sandbox\w*|devcontainer|only|instead|can|could|may
            |isolated|caution|warning|ci\b|read-only|not recommended|risk\w*|e\.g\.|such as
            |example
          )\b
        |\?`)},{lure:"waves-through",name:"yes-to-prompts",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:always )?(?:answer|say|reply|respond|press|click|choose|select|hit|type) (?:with )?
        ["']?(?:yes|allow|accept|approve|y|ok|always allow)["']? (?:
          to|on|at|for|in|whenever|when|every time|each time
        ) (?:
          (?:a|any|the|your) (?:tool|command|agent|prompt|dialog) asks? for |
          any |all |every |each |the )*(?:\w+ )?
        (?:permission|confirmation|approval|security|consent|prompts?|dialogs?)`),needs:()=>/\b(?:always|any|all|every|each|whenever)\b/,unless:()=>/\b(?:if|unless|installer|wizard|npx|setup|init|when prompted|tests?|cookie|playwright|browser)\b/},{lure:"plants",name:"doubtful-source",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:
            add|install|use|pull in|include|depend on|switch to|replace|set|point|put|change|fetch
            |require|import
          )\b(?=
            .{0,100}?(?:
              \bpackages?\b|dependenc|\bmodules?\b|\blibrar|\bregistry\b|index-url|requirements
              |package\.json|\bnpm\b|\bpip\b|\bgem\b|\bcrates?\b|go\.mod|\bfork\b|node_modules
            )
          )(?=.{0,160}?(?:${e1}|${e0}\S{1,120}\.(?:tgz|whl|tar\.gz|zip)\b))`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          docs?|documentation|refused|rejected|evidence|www\.w3\.org|see|proxy|if|verdaccio|readme
          |license|namespace|schema|xmlns|e\.g\.|example:
        )\b`)},{lure:"plants",name:"left-unpinned",kind:"itself",pattern:()=>new RegExp((0,f.o)`
          \b(?:add|install|use|replace|swap)\b
          (?=.{0,80}?\b(?:dependenc\w+|packages?|fork|librar\w+|module)\b)
          (?=
            .{0,180}?\b(?:
              keep the version the same|same version|pin nothing
              |do not (?:pin|verify|check) (?:the |it|its |any )*
                (?:hash|version|checksum|integrity|signature|it\b)
              |nobody notices|without (?:mention\w*|telling)
            )
          )`),unless:()=>/\b(?:if|when|unless|dev dependencies)\b/},{lure:"plants",name:"calls-home",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:add|insert|create|include|put|write|install)\b (?:\S+ ){0,4}?
        (?:
          post-?install|pre-?install|prepare|install|startup|start-up|post-checkout|git
        ) (?:script|hook|step)s?\b.{0,40}?\b(?:that|to|which) (?:\w+ )?
        (?:
          calls? home|phones? home|contacts?|downloads? (?:and|code)|fetches|reports? to|sends?
          |posts? (?:to|the)
        )\b`),unless:()=>/\b(?:if|when|tests?)\b/},{lure:"plants",name:"foreign-script",kind:"order",pattern:()=>new RegExp((0,f.o)`
          \b(?:add|insert|inject|include|embed|load|put)\b (?:\S+ ){0,4}?
          (?:scripts?|script tags?|iframes?|pixels?|trackers?|beacons?)\b
          (?=
            .{0,80}?https?://
            (?!localhost|127\.|unpkg|cdn\.jsdelivr|cdnjs|\S*googleapis|cdn\.tailwindcss|\S*github)
          )(?=
            .{0,160}?\b(?:every|each|all|any) (?:\w+ ){0,2}?
            (?:pages?|files?|templates?|sites?|documents?|projects?|layouts?)
          )`),unless:()=>/\b(?:if|when|docs?)\b/},{lure:"runs",name:"fetched-and-fed",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:decode|download|fetch|pull|get|grab|obtain|retrieve|wget|curl|take|unpack|decrypt)\b
        (?=
          .{0,100}?(?:
            https?:\/\/(?!localhost|127\.)
            |\b(?:base64|payload|pastebin|wget|curl|rot13|hex string|blob|encoded)\b
          )
        )(?=
          .{1,220}?(?:\b(?:and|then)|,) (?:then )?(?:pipe|feed|pass|hand) (?:
            it|them|the (?:result|output|contents?)
          ) (?:straight |directly )?(?:to|into|through) (?:a |the )?
          (?:sh|bash|zsh|shell|python3?|node|perl|ruby|eval|powershell|interpreter)\b
        )`),unless:()=>/\b(?:install(?:er|ation)?|jq|if)\b/},{lure:"runs",name:"whatever-it-says",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:do|follow|obey|execute|perform|carry out) (?:exactly |precisely )?
          (?:what|whatever|everything|anything)
          (?: is (?:in|at|on|written (?:in|at|on)))? (?:\w+ )?<?https?:\/\/(?!localhost|127\.)
          \S{1,200} (?:says?|contains?|returns?|tells? you|orders?|asks?)\b
        |\b(?:pipe|feed) (?:the )?
          (?:output|result|response|contents?) of (?:curl|wget) \S{1,200} (?:straight |directly )?
          (?:in)?to (?:ba|z|da)?sh\b`)},{lure:"runs",name:"fetched-and-started",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:download|fetch|pull|get|grab|retrieve|wget|curl)\b
        (?=
          .{0,100}?(?:
            https?:\/\/(?!localhost|127\.|github\.com|raw\.github)
            |\b(?:wget|curl|payload|pastebin)\b
          )
        )(?=.{1,160}?(?:make it executable|chmod (?:\+x|[0-7]{3,4}\b)))
        (?=.{1,220}?\b(?:launch|start|execute|run) (?:it|them|the (?:file|binary|result))\b)`),unless:()=>/\b(?:if|homebrew|release|docs?|documentation)\b/},{lure:"runs",name:"orders-from-afar",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          fetch|download|load|retrieve|get|read|pull|curl|open|visit|check|ask|query|poll|obtain
          |consult|call|use curl
        )\b(?=
          .{0,120}?(?:
            https?:\/\/(?!localhost|127\.)|\bthe (?:remote |given |above )?url\b
            |\bremote (?:instructions|file|text|prompt)
          )
        )(?=
          .{1,240}?(?:
            \btreat (?:it|its|the|what)(?: \w+){0,3} as (?:\w+ )?
              (?:instructions|orders|commands|directives|rules)
            |(?:\band|\bthen|,) (?:then )?(?:\w+ )?
              (?:do|perform|carry out|obey|execute|follow) (?:precisely |exactly |whatever )?
              (?:
                that\b|what it (?:says|tells|returns|orders)|whatever (?:it|is|they)
                |the (?:steps|tasks|orders|commands|instructions) (?:
                    listed|given|returned|you (?:find|get|receive)|there|it
                  )
                |what (?:is|you are) (?:told|asked|returned)|its (?:instructions|orders|commands)
              )
          )
        )`),unless:()=>new RegExp((0,f.o)`
        \b(?:
          skill|install(?:ation|er)?|getting started|tutorial|docs?|documentation|readme|guide
          |github\.com|githubusercontent|workflow|api reference
        )\b`)},{lure:"runs",name:"eval-of-download",kind:"command",pattern:()=>new RegExp((0,f.o)`
        \b(?:eval|source|exec|bash -c|sh -c|bash|sh|python3? -c|node -e)\b.{0,10}
        (?:\$\(|<\(|${"`"}|')\s?(?:curl|wget)\b.{0,40}?https?:\/\/(?!(?:127|10|0)\.|192\.168\.)
        (?:\d{1,3}(?:\.\d{1,3}){3}|pastebin|transfer\.sh|bit\.ly|\S{1,40}\.ngrok)`)},{lure:"runs",name:"exec-of-code",kind:"command",pattern:()=>new RegExp((0,f.o)`
        \bpython3? -c ["'❝ ]{0,3}(?:import \w+[;,] ?)?exec\(
          (?:__import__|base64|compile|zlib|bytes)
        |\bpowershell(?:\.exe)? (?:-\w+ (?:hidden |bypass )?){0,5}-e
          (?:nc|ncodedcommand)? [a-z0-9+/=]{12,}`)},{lure:"sabotages",name:"way-in",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:add|insert|build|leave|keep|create|plant|include|put|hard-?code|implement|set up)\b
        (?: in)? (?:\S+ ){0,2}?(?:
          (?:
              fallback|master|universal|back-?door|magic|undocumented|hidden|secret|hard-?coded
            ) (?:\w+ )?(?:
              passwords?|passphrase
              |admin(?:istrator)?(?: (?:account|user|login|role))?
              |superuser|accounts?|logins?|back entrance
            )\b
          |way in\b
        )`),unless:()=>e5},{lure:"sabotages",name:"open-door",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:
          accept|allow|validate|approve|authenticate|let|have the login accept|have \S+ \S+ accept
          |make (?:the |it )?(?:\w+ )?accept
        )\b (?:\S+ ){0,6}?(?:
          (?:any|every) (?:passwords?|tokens? (?:whose|with|that)|jwts?|signatures?|credentials?)
          |(?:empty|missing|invalid|unsigned) (?:signatures?|tokens?|passwords?)
          |signature is (?:empty|missing|invalid)
        )\b`),unless:()=>e5},{lure:"sabotages",name:"open-on-sign",kind:"itself",pattern:()=>new RegExp((0,f.o)`
        \bif (?:the |a |an )?(?:\S+ )?
        (?:header|cookie|query param\w*|user ?name|user agent|parameter|email)
        \b.{0,50}?, (?:then )?(?:skip|bypass|ignore|omit|disable) (?:the )?
        (?:login|auth\w*|password|permission|signature|access)(?: \w+)?(?:[.,;]|$)`),unless:()=>/\b(?:tests?|dev\w*|local\w*|mock|health|preflight|internal|webhook|already)\b/},{lure:"sabotages",name:"planted-fault",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:introduce|add|insert|plant|leave|inject|create|hide|sneak)
          (?: in)? (?:an? |some |one )?(?:\w+ )?
          (?:
            subtle|hidden|hard-to-(?:find|spot)|intentional|deliberate|inconspicuous|unnoticeable
          ) (?:\S+ )?
          (?:bugs?|errors?|flaws?|race conditions?|defects?|mistakes?|leaks?|holes?|off-by-one)\b
        |\bleave (?:the |any |that )(?:\w+ ){0,2}?
          (?:
            sql injection|vulnerabilit(?:y|ies)|xss|security hole|flaw|weakness|back-?door|exploit
          )(?: \w+)? (?:in place|as (?:it )?is|open|unfixed|there)\b`),unless:()=>e5},{lure:"sabotages",name:"weak-cipher",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:use|using|hash|store|encrypt|sign|generate|make|choose|set) (?:\S+ ){0,5}?
          (?:
            (?:a |the same |an )?
              (?:constant|fixed|static|hard-?coded|all-zero|zero|predictable|guessable) (?:
                iv|nonce|salt|initiali[sz]ation vector
              )\b
            |(?:md5|sha-?1|rc4|ecb|rot13|plain ?text) (?:for|as|to (?:hash|store)) (?:the )?
              (?:\w+ )?passwords?\b
            |(?:fixed|constant|static) seed\b(?=.{0,60}?\b(?:guess|predict|replay|keys? can))
          )
        |\bmake (?:\S+ ){0,3}?(?:random\w*|tokens?|keys?|numbers|passwords?|nonces?)
          (?: \w+)? (?:predictable|guessable)\b
        |\b(?:keys?|tokens?|random\w*)\b.{0,60}?\bso (?:that )?(?:they|we|i|it) can (?:be )?
          (?:\w+ and )?(?:guess|predict|replay|reproduc|recogni[sz]|reus|forg)\w* ?(?:them)?
          (?:[.,]|$)`),unless:()=>e5},{lure:"sabotages",name:"unsafe-code",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:concatenate|interpolate|splice) (?:\S+ ){0,3}?
        (?:inputs?|values?|parameters?|strings?)\b(?=.{0,40}(?:direct|raw|straight|into))`),needs:()=>new RegExp((0,f.o)`
        \b(?:sql|quer(?:y|ies))\b.*\b(?:concatenate|interpolate|splice)\b
        |\b(?:concatenate|interpolate|splice)\b.*\b(?:sql|quer(?:y|ies))\b`),unless:()=>e5},{lure:"sabotages",name:"in-the-clear",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:log|store|save|write|print|record|keep) (?:all |the |every |user |users' |user's )*
        (?:passwords?|credentials|card numbers|session tokens)(?: \w+)? (?:
          in (?:plain ?text|clear ?text|plain text|the clear)
          |unhashed|unencrypted|as plain ?text
        )\b`),unless:()=>e5},{lure:"sabotages",name:"for-gain",kind:"order",pattern:()=>new RegExp((0,f.o)`
        \b(?:add|insert|append|include|put|embed) (?:our|my|the|an?) (?:
            affiliate|referral|partner|sponsor\w*
          ) (?:tag|id|link|code|param\w*|url)s?\b.{0,40}?\b(?:every|each|all|any)\b
        |\b(?:recommend|suggest|push|promote|favou?r|steer|praise)\b.{1,80}?\b
          (?:
            (?:never|do not|without) (?:
                mention(?:ing)?|suggest(?:ing)?|recommend(?:ing)?|list(?:ing)?
              ) (?:its |their |other |the |any |our )*(?:competitors?|alternatives?|others|rivals)
            |(?:stay|keep|remain) (?:silent|quiet) (?:about|on) (?:its |their |the |any )*
              (?:others?|competitors?|alternatives?)
          )`),unless:()=>/\b(?:if|unless|internal)\b/}];const e6=[...eL,...eH,...eO,...eQ,...eF,...e7,...eD,...eJ];const e8=32768;function wordTable(e){const t=new Map;const n=[];const s=[];const r=[];const o=[];for(const[i,a]of e.entries()){if(a.some(e=>e.length===0)){o.push(i);continue}for(const e of a){for(const s of e){for(const e of s)t.set(e,[...t.get(e)??[],n.length]);n.push(r.length)}s.push(i);r.push(e.length)}}return{words:[...t.keys()],setsOf:[...t.values()],wayOf:n,requirementOf:s,sizeOf:r,always:o}}let WordIndex=class WordIndex{table;slots=new Uint16Array(e8);before;short=new Map;firstShort=65536;last;constructor(e){this.table=e;const{words:t,always:n}=e;this.last={text:"",met:n};this.before=new Uint16Array(t.length);for(let e=0;e<t.length;e+=1)this.add(t[e]??"",e)}in(e){if(e!==this.last.text)this.last={text:e,met:this.metBy(e)};return this.last.met}metBy(e){const{wayOf:t,requirementOf:n,sizeOf:s,always:r}=this.table;const o=new Set(r);const i=new Uint8Array(s.length);for(const r of this.setsIn(e)){const e=t[r]??0;const a=(i[e]??0)+1;i[e]=a;if(a===s[e])o.add(n[e]??0)}return[...o].sort((e,t)=>e-t)}setsIn(e){const{words:t,setsOf:n,wayOf:s}=this.table;const r=new Uint8Array(s.length);const o=[];const mark=(s,i)=>{if(!e.startsWith(t[s]??"",i))return;for(const e of n[s]??[]){if(r[e]===1)continue;r[e]=1;o.push(e)}};for(let t=0;t<e.length;t+=1){const n=e.charCodeAt(t);let s=this.slots[slotOf(n,e.charCodeAt(t+1),e.charCodeAt(t+2))]??0;while(s!==0){mark(s-1,t);s=this.before[s-1]??0}if(n>=this.firstShort)for(const e of this.short.get(n)??[])mark(e,t)}return o}add(e,t){const n=e.charCodeAt(0);if(e.length>=3){const s=slotOf(n,e.charCodeAt(1),e.charCodeAt(2));this.before[t]=this.slots[s]??0;this.slots[s]=t+1;return}const s=this.short.get(n);if(s===undefined)this.short.set(n,[t]);else s.push(t);this.firstShort=Math.min(this.firstShort,n)}};function slotOf(e,t,n){return(e<<10^t<<5^n)&e8-1};const e9=5;const te=new Map;function madeOf(e){const t=te.get(e);if(t!==undefined)return t;const n=e.pattern();const s={first:n,everywhere:new RegExp(n.source,`${n.flags}g`),needs:e.needs?.()??null,unless:e.unless?.()??null};te.set(e,s);return s}let tt=null;function injectionIn(e,t){tt??=new WordIndex(eg);for(const n of tt.in(e)){const s=e6[n];if(s===undefined||t==="code"&&s.kind!=="command")continue;const{first:r,everywhere:o,needs:i,unless:a}=madeOf(s);if(!r.test(e)||i?.test(e)===false||a?.test(e)===true)continue;let l=0;for(const n of e.matchAll(o)){const r={sentence:e,from:n.index,to:n.index+n[0].length};if(speaks(s,r,t))return s.lure;l+=1;if(l>=e9)break}}return null}function speaks({kind:e},t,n){if(n!=="hidden"&&(0,em.Wc)(t))return false;switch(e){case"order":return!(0,em.bX)(t)&&((0,em.x9)(t)||!/^[\x20-\x7e]/.test(t.sentence.slice(t.from)));case"itself":return n==="hidden"||!(0,em.bX)(t);case"manner":case"command":return!(0,em.bX)(t)}}function speaksAsInjection(e){for(const t of(0,ef.u)(e.slice(0,U)))if(injectionIn((0,ep.j7)(t.replace(/["“”]/g," ")),"hidden")!==null)return true;return false};const tn=50;const ts=5;const tr={name:"lures",*look(e){if(!e.isProse&&e.kind!=="fact")return;const t=new Set;let n=0;let r=null;for(const i of(0,ef.c)(e.markdown)){const a=r;r=i;if(i.text.length<ts)continue;const l=(0,ep.j7)(i.text);if(t.has(l))continue;t.add(l);const c=lureOf(i,l)??(a!==null&&goesOn(a,i,l)?carriedOn(a,i,l):null);if(c===null)continue;yield{subject:"lure",severity:"warning",path:e.path,line:i.line,column:i.column,message:(0,s.cv)`A sentence in ${e.path} ${(0,s.pj)(eh[c])}`,remedy:(0,s.pj)("Read the sentence as an agent would obey it, and take it out unless that "+"is what you want. Put examples of attacks into quotation marks or code."),key:`${c}:${(0,o.w0)(l).slice(0,8)}`};n+=1;if(n>=tn)return}}};const to=new RegExp((0,f.o)`
  ^(?:assistant|claude|agent|ai|copilot|model|bot) ?:
  |\b(?:
      send|post|put|upload|transmit|submit|forward|e-?mail|mail|ship|relay|pass|hand|deliver
      |publish|report|attach|pipe|feed|execute|run|launch|paste|include|follow|obey
    ) (?:
      it|them|its|that|those|everything|what(?:ever)?
      |the (?:\w+ )?(?:contents?|results?|output|values?|file|archive|summary|dump)
    )\b`);const ti=400;function goesOn(e,t,n){return e.kind==="prose"&&t.kind==="prose"&&t.line-e.line<=2&&e.isQuoted===t.isQuoted&&e.headings.length===t.headings.length&&e.text.length+n.length<=ti&&to.test(n)}function carriedOn(e,t,n){const s=lureOf({...t,text:`${e.text}, ${t.text.trimStart()}`},n);return s==="exfiltrates"||s==="runs"||s==="poses"?s:null}const ta=new RegExp((0,f.o)`
  ^[\s*_]{0,4}${"`"}(?:--?[a-z][\w-]{0,40}|[a-z]{1,40}[A-Z_]\w{0,40}|\w{1,40}=\w{0,40})
  (?:[= ]<?\w{0,20}>?)?${"`"}[*_]{0,2}(?: ?\([^)\n]{0,60}\))?\s?(?:[:—–|-]|->|→)`);function lureSpoken(e){const[t,n]=[(0,ep.cL)((0,ep.MK)(e)),(0,ep.cL)((0,ep.aL)(e))];const s=(0,ep.j7)(t);return injectionIn(s,"prose")??injectionIn(t===n?s:(0,ep.j7)(n),"code")}function lureOf(e,t){if(ta.test(e.text))return null;const n=e.kind==="code"?injectionIn(t,"code"):lureSpoken(e.text);if(n===null||e.headings.some(em.pt)||e.leadIns.some(em.pt))return null;return e.isQuoted&&e.leadIns.length>0?null:n}var tl=n(6330);var tc=n(7713);var td=n(4832);const tu=1e4;const tp=3;const th=100;async function departuresOf(e,{repository:t,removed:n}){const s=await departuresInChange(e,t,n??new Set);const r=e.filter(({suspect:e})=>!s.has(e)&&(n===null||e.severity!=="outlived"));const o=await departuresInHistory(r,t);return new Map([...s,...o])}async function departuresInChange(e,{before:t=null,past:n},s){const r=new Map;if(t===null||s.size===0)return r;const o=e.flatMap(e=>{const t=e.suspect.gone.find(e=>s.has(e));return t===undefined?[]:[{...e,path:t}]});if(o.length===0)return r;const i=await n.renames();const a=await textsIn(t,o,i);for(const{document:e,suspect:t,path:n}of o){const s={commit:null,to:(0,td.rh)(n,i)};if(await isSure(t,n,s,a.get(e)))r.set(t,s)}return r}async function textsIn(e,t,n){const s=new Set(t.flatMap(({document:e,suspect:t})=>t.severity==="outlived"?[e]:[]));if(s.size===0)return new Map;const r=new Map([...n].map(([e,t])=>[t,e]));const nameOf=({place:t})=>e.entries.has(t)?t:r.get(t)??t;const o=await e.read([...s].map(nameOf),tc.nx);const i=new Map;for(const e of s){const t=o.get(nameOf(e));if(t?.kind==="bytes")i.set(e,Buffer.from(t.bytes).toString("utf8"))}return i}async function isSure({severity:e,target:t,isExcused:n},s,{to:r},o){if(e==="outlived"&&o?.includes(t)!==true)return false;return n===undefined||!await n(s,r)}async function departuresInHistory(e,t){const n=await departedPaths(e,t);const s=e.flatMap(e=>{const t=e.suspect.gone.find(e=>n.has(e));const s=t===undefined?undefined:n.get(t);return t===undefined||s===undefined?[]:[{...e,path:t,departure:s}]});const r=await textsBefore(s.filter(({suspect:e})=>e.severity==="outlived"),t.past);const o=new Map;for(const{document:e,suspect:t,path:n,departure:i}of s)if(await isSure(t,n,i,r.get(i.first)?.get(e.place)))o.set(t,i);return o}async function textsBefore(e,t){const n=new Map;for(const{document:t,departure:s}of e){const e=n.get(s.first)??new Set;n.set(s.first,e.add(t.place))}return new Map(await Promise.all([...n].slice(0,th).map(async([e,n])=>[e,await t.textsBefore(e,[...n],tc.nx)])))}const tm=["warning","notice","departed","outlived"];async function departedPaths(e,{past:t,tree:n,resolver:s}){const r=tm.flatMap(t=>e.flatMap(({suspect:e})=>e.severity===t?[e]:[]));const o=[...new Set([...r.flatMap(({gone:e})=>e.slice(0,1)),...r.flatMap(({gone:e})=>e.slice(1))])].slice(0,tu);if(o.length===0)return new Map;const i=new Map([...await t.departed(o)].map(([e,t])=>[e,{...t,first:t.commit}]));const isThere=e=>n.entries.has(e)||s.isFolder(e);let a=[...i].filter(([,{to:e}])=>e!==null&&!isThere(e));for(let e=0;e<tp&&a.length>0;e+=1){const e=await t.departed([...new Set(a.flatMap(([,{to:e}])=>e??[]))]);a=a.flatMap(([t,{commit:n,to:s,first:r}])=>{const o=s===null?undefined:e.get(s);const a={commit:o?.commit??n,to:o?.to??null,first:r};i.set(t,a);return o!==undefined&&o.to!==null&&!isThere(o.to)?[[t,a]]:[]})}for(const[e,t]of i)if(t.to!==null&&!isThere(t.to))i.set(e,{...t,to:null});return i}var tf=n(5562);const tg=new RegExp((0,f.o)`
    (?:^|[-*]\s+|\d[.)]\s+)\s*(?:store|save|write|persist|log|record)\b.{0,60}
    \b(?:to|into|at|as|under|in)\s*:?\s*$`,"i");const tw=[new RegExp((0,f.o)`
      (?:
        \b(?:
            e\.g\.|e\.g\b|for example\b|for instance\b|such as\b|examples?\s+(?:\w+\s*)?[:(—–-]
            |examples?[:(—–-]|imagine\b|suppose\b|hypothetical
          )
        |例如|示例|比如|例：
      ).*$`,"i"),/\bexample\s+(?:\w+\s+)?$/i,new RegExp((0,f.o)`
      \b(?:
        like|say|similar to|named|called|titled
        |(?:pattern|format|convention|naming|template)s?(?: is| are)?
      )\s*:?\s*$`,"i"),new RegExp((0,f.o)`
      \b(?:
        creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|scaffold(?:s|ed|ing)?|download(?:s|ed|ing)?
        |clon(?:e|es|ed|ing)|copy|copies|copied|mkdir
      )\b.{0,70}$`,"i"),new RegExp((0,f.o)`
      \b(?:
        writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|outputs?|stored|persist(?:s|ed)|dump(?:s|ed)
        |exported|emitted|compiled|cached|symlinked|installed|logged
      )\b.{0,50}\b(?:to|into|at|as|under|in)\s*:?\s*$`,"i"),tg,new RegExp((0,f.o)`
      \b(?:write|writes|save|saves|produces?|produced|emits?|outputs?)\s+
      (?:(?:a|an|the|your|new|its|their|all)\s+){0,2}(?:\w+\s+)?$`,"i"),new RegExp((0,f.o)`
      \badd(?:s|ing)?\s+(?:(?:a|an|the|new|your|another|corresponding|matching)\s+){0,3}
      (?:(?:\w+\s+)?(?:files?|script|page|folder|directory|tests?|module|docs?|spec|config)\s+)?
      (?:(?:at|as|named|called|under|in)\s+)?$`,"i"),/\bnew\s+(?:\w+\s+)?(?:file|folder|directory|script|module|package|page|branch)s?\s+(?:\w+\s+)?$/i,/(?:新增|新建|创建|生成|写入|保存|输出到|已删除|删除|废弃|旧的?|如果|若|兄弟仓库)[^。]{0,40}$/,new RegExp((0,f.o)`
      (?:\b(?:not|never|without|avoid|nor|neither)|n't)\s+
      (?!
        (?:\w+\s+)?(?:hand-)?(?:
          edit|modify|touch|change|bypass|skip|delete|remove|rename|move|break|forget|ignore
          |disable|commit|run|miss|duplicate|alter|overwrite|weaken
        )\b
      )(?:\w+\s+){0,4}$`,"i"),/\bno\s+(?:\w+\s+){0,2}$/i,/\bnot here\W{0,4}$/i,new RegExp((0,f.o)`
      \b(?:
        there (?:is|are|was|were) (?:no|not)|no longer|instead of|rather than|in place of
        |as opposed to|supersed(?:e|es|ed)|replac(?:e|es|ed|ing)|renamed from
        |moved (?:from|out of)|migrated (?:from|off)|extracted from|split (?:from|out of)|formerly
        |previously|used to
      )\b.{0,50}$`,"i"),new RegExp((0,f.o)`
      \b(?:
        removed?|deleted?|dropped|retired|deprecated|obsolete|legacy|old|former|stale|ex|missing
        |absent
      )\s+(?:the\s+)?(?:\w+\s+)?$`,"i"),new RegExp((0,f.o)`
      \b(?:
        will (?:be|live|go|create|contain|need|add)|would|might|todo|to-do|planned|plan to|future
        |upcoming|eventually|proposed|proposal|to be (?:created|added|written)|optional(?:ly)?
      )\b.{0,60}$`,"i"),new RegExp((0,f.o)`
      \b(?:if|whether|when|in case)\s+
      (?:
        (?:a|an|the|there|is|are|you|have|has|your|any|it|using|find|found|present|exists?)\s+
      ){0,4}$`,"i"),new RegExp((0,f.o)`
      \b(?:
        another|other|separate|sibling|upstream|external|companion|different|sister|downstream
      )\s+(?:\w+\s+){0,2}(?:
        repo|repos|repository|repositories|project|projects|package|codebase|monorepo|checkout
        |clone
      )\b.{0,80}$`,"i"),new RegExp((0,f.o)`
      \b(?:
        user's|users'|your|consumers?|client's|customer's|target|generated|their|host|downstream
        |end-user
      )\s+(?:own\s+)?(?:\w+\s+){0,2}(?:repo|repository|projects?|app|home|machine|workspace|vault)
      \b.{0,80}$`,"i"),/\b(?:git-?ignored|ignores?|ignored|untracked|uncommitted|local-only)\b.{0,50}$/i,/\b(?:sibling|upstream|hub)\s+(?:\w+\s+)?$/i,/(?:→|->|=>|➜|⇒)\s*(?:\w+\s+)?$/,/(?:https?:\/\/|github\.com|gitlab\.com).*$/i];const tb=[new RegExp((0,f.o)`
      ^.{0,30}\b(?:
        if (?:
            present|it exists|they exist|exists|available|any|needed|you have|applicable
            |one exists
          )
        |when (?:present|available|it exists)|where (?:present|applicable)|may not exist
        |might not exist
      )\b`,"i"),new RegExp((0,f.o)`
      ^.{0,14}\b(?:
        (?:is|are|being) (?:optional|absent|missing|not present|not there|not found)
        |optional(?=\s*(?:$|[)\],.;:]))|optionally\b
      )`,"i"),new RegExp((0,f.o)`
      ^.{0,24}\b(?:
        (?:does|do|did|has|have|is|are|was|were|will)(?:n't| not| no longer) (?:\w+ )?
          (?:exist|there|been|present|committed|tracked|checked|in (?:the|this)|used|part|yet)
        |no longer|not yet|never existed
      )\b`,"i"),new RegExp((0,f.o)`
      ^.{0,14}\b(?:is|are|was|were|has been|have been|been|got) (?:now |since |all )?
      (?:
        removed|deleted|gone|deprecated|obsolete|retired|renamed|replaced|merged|moved|split
        |superseded|dropped|extracted|migrated|absorbed|folded|consolidated
      )\b`,"i"),new RegExp((0,f.o)`
      ^\s{0,3}[([—–:-]{0,3}\s{0,2}
      (?:
        removed|deleted|gone|deprecated|obsolete|legacy|old|planned|todo|future|new|optional
        |(?:auto-?)?generated|git-?ignored|ignored|not committed|not tracked|untracked
        |to be created|coming soon|not yet|created|(?:build )?output|runtime|local only|local-only
        |example|wip
      )\b(?=\s*(?:$|[)\],.;:—–|-]|in\b|by\b|from\b|files?\b|when\b|at\b|on\b|and\b))`,"i"),new RegExp((0,f.o)`
      ^.{0,14}\b(?:is|are|gets?|will be|be|was|being)[ -]
      (?:automatically |then |also |locally |always |only |auto-?)?
      (?:
        generated|created|written|built|compiled|produced|ignored|git-?ignored|downloaded|cached
        |populated|cloned|installed|emitted|untracked|saved
      )\b`,"i"),/^\s{0,3}(?:once|as soon as|until)\b/i,/^.{0,14}\b(?:will|would|could|should) (?:be|become|live|contain|hold|go|exist|look)\b/i,new RegExp((0,f.o)`
      ^.{0,40}(?:
        \b(?:
            git-?ignored|gitignore|not in git|not committed|auto-?generated|at runtime
            |on first run|at build time|in your project|in the user's|placeholder|hypothetical
            |per[- ]developer|per[- ]user|renamed to|moved to|replaced by
          )\b
        |→ (?:removed|deleted)
      )`,"i"),new RegExp((0,f.o)`
      ^.{0,60}\b(?:in|from|of) (?:(?:the|a|an|that|our) )?
      (?:
        separate|other|another|sibling|upstream|different|private|external|companion
        |(?!(?:this|the|our|same|current|whole|entire|every|each|any)\b)[\w./-]{2,40}
      ) (?:repo|repository)\b`,"i"),/^.{0,8}\[[A-Z][\w -]{2,40}\](?![([:])/,/^.{0,12}(?:不存在|已删除|已移除|如果存在|可选|自动生成|由.{0,12}生成|만들지)/];const ty=new RegExp((0,f.o)`
    (?:
      \bGET|\bPOST|\bPUT|\bPATCH|\bDELETE|\bHEAD|\bbranch(?:es)?|\bendpoints?|\broutes?|\burls?
      |\bimages?|\bpackages?|\bmodels?|\bmodules?|\bremotes?|\btags?|\bheaders?|\bcontent-type
      |\bmime|\bimport(?:s|ed|ing)?(?: \w+)? from|\bimports?
      |\bnamespaces?|\bscopes?|\bskills?|\bcommands?|\brepos?|\brepository
    )\s*:?\s*$`,"i");const tv=new RegExp((0,f.o)`
    ^\s{0,2}(?:
      branch(?:es)?|endpoints?|routes?|images?|headers?|tags?|scopes?|packages?|namespaces?
      |registry|labels?|repos?|repository|actions?|models?|pages?|urls?|imports?|modules?
    )\b`,"i");const tk=new RegExp((0,f.o)`
    ^[\W\d]*(?:the |an? )?(?:
        (?:
            examples?|templates?|change ?log|roadmap|history|migrations?|planned|future|to-?do
            |backlog|proposals?|deprecated|removed|legacy|archived?|obsolete|completed|samples?
            |generated|git-?ignored|naming|milestones?|vision|upstream|submodules?
          )[\W\d]*$
        |(?:
            examples?|changelog|roadmap
            |migrat(?:ing|ion (?:guide|from|to|plan|notes|path|status|history))
            |planned|future|deprecated|removed|legacy|proposed|what(?:'s| has)? changed
            |recent (?:changes|updates)|release notes|anti-?patterns?
            |(?:suggested|recommended|proposed|desired|target|ideal) (?:
                structure|layout|architecture|organization|organisation|folder
              )
            |naming
            |output (?:format|structure|template|files?|location)
            |samples?|other repos|other repositories|related (?:repos|repositories|projects)
            |external (?:repos|repositories|projects)|sibling|upstream|not (?:yet )?implemented
            |generated (?:files|output|code|artifacts)|todo
          )\b
      )
    |\b(?:examples?|templates?|changelog|roadmap|scenarios?)[\W\d]*$
    |\bnot belong\b`,"i");const tx=new RegExp((0,f.o)`
    \b(?:
      old|before|from|was|legacy|examples?|outputs?|previous|previously|removed|deprecated
      |template|planned|pattern|generated|creates|produces|branch|route|endpoint|url|image|repo
      |repository|upstream|naming|artifact
    )\b`,"i");function isSilenced(e,t,n){return tw.some(t=>t.test(e))||tb.some(e=>e.test(t))||n&&(ty.test(e)||tv.test(t))}function isToldToWrite(e){return tg.test(e)}function isMapped(e,t){return/`\s*(?:→|->|=>|➜|⇒)\s*[`*_]{0,3}$/.test(e.slice(-40))||/^[`*_]{0,3}\s*(?:→|->|=>|➜|⇒)\s*[*_]{0,3}(?:`|removed|deleted|gone)/i.test(t.slice(0,40))}const t$=new RegExp((0,f.o)`
    ^[\s*_${"`"}]{0,6}
    (?:new|create|created|add|added|to create|deleted|removed|planned|todo|新增|新建|删除)
    [\s*_${"`"}]{0,6}$`,"i");function silencesRow(e){return e.split("|").some(e=>t$.test(e))}function silencesList(e){return isSilenced(e.replace(/[:*\s]{0,6}$/," "),"",false)}function silencesSection(e){return tk.test(e.slice(0,200))}function silencesColumn(e){return tx.test(e.slice(0,200))};const tR=String.raw`(?:(?!(?:with|by|using|via|from|in|inside|under|within|see|and|or|then|load|read)\b)\w+\s+)`;const tE=[new RegExp((0,f.o)`
      \b(?:
        there (?:is|are|was|were) no|no longer|instead of|rather than|in place of
        |supersed(?:e|es|ed)|replac(?:e|es|ed|ing)|renamed(?: from)?|moved(?: from| out of)?
        |migrated (?:from|off)|extracted from|split (?:from|out of)|formerly|previously
        |used to be
      )\s+${tR}{0,2}$
      |\bno\s+$`,"i"),new RegExp((0,f.o)`
      \b(?:
        (?:was|were)\s+(?:\w+ly\s+)?(?:located|housed|placed|kept|hosted)
        |used to (?:live|sit)|lived|resided
      )\s+(?:in|at|under|below)\s+$`,"i"),new RegExp((0,f.o)`
      \b(?:
        removed?|removing|deleted?|deleting|dropped|retired|deprecated|obsolete|former|missing
        |absent
      )\s+(?:the\s+)?${tR}?$`,"i"),new RegExp((0,f.o)`
      \b(?:
        creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|scaffold(?:s|ed|ing)?|mkdir
        |writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|outputs?|download(?:s|ed)?|clones?
      )\s+${tR}{0,4}$`,"i"),/\b(?:if|whether|when)\s+(?:(?:a|an|the|there|is|are|you|your|any)\s+){0,3}$/i,new RegExp((0,f.o)`
      \b(?:
        another|other|separate|sibling|upstream|external|different|downstream|your|their|user's
        |users'|target|consumer's
      )\s+(?:own\s+)?(?:\w+\s+){0,2}
      (?:repo|repository|project|app|package|workspace|machine|home)s?(?:'s)?\b.{0,60}$`,"i"),new RegExp((0,f.o)`
      \b(?:if|when|where|whether)\b.{0,60}
      \b(?:available|present|exists?|there|provided|installed)\b.{0,20}$`,"i"),/\b(?:look|search|watch) for\b.{0,60}$/i,/(?:^|[\W\d])examples?\s*:\s*$/i,/(?:已删除|删除|移除|不再|生成|创建|新建)[^。]{0,20}$/];const tO=[new RegExp((0,f.o)`
      ^.{0,24}\b(?:
        if (?:present|it exists|they exist|exists|available|any)
        |when (?:present|available|it exists)
      )\b`,"i"),new RegExp((0,f.o)`
      ^.{0,24}\b(?:
        no longer|not yet|never existed|does(?:n't| not) exist|do(?:n't| not) exist
      )\b`,"i"),new RegExp((0,f.o)`
      ^\s{0,3}[([—–:-]{0,3}\s{0,2}
      (?:
        removed|deleted|gone|planned|todo|(?:auto-?)?generated|git-?ignored|not committed
        |optional
      )\b`,"i"),/^.{0,120}\b(?:auto-?generated|generated (?:by|from|at|on|with|when))\b/i,/^.{0,40}→ (?:removed|deleted)|^.{0,20}\b(?:renamed|moved) to\b/i,/^.{0,12}(?:不存在|已删除|已移除|如果存在|可选|自动生成)/];const tS=new RegExp((0,f.o)`
    ^.{0,14}\b(?:is|are|was|were|has been|have been|got) (?:now |since |all )?
    (?:
      removed|deleted|gone|retired|renamed|replaced|merged|moved|split|superseded|dropped
      |extracted|migrated|absorbed|folded|consolidated|generated|created|git-?ignored
    )\b`,"i");const tj=/\b(?:if|when|whenever|before|after|once|unless)\b/i;const t_=/^[\W\d]*(?:change ?log|release notes|history|removed|deleted|retired)\b|\bnot belong\b/i;function isSaidToBeGone(e){const{ahead:t,behind:n,line:s,before:r,after:o,isInTable:i,headings:a}=e;return i&&silencesRow(s)||isMapped(r,o)||a.some(e=>t_.test(e.slice(0,200)))||tE.some(e=>e.test(t))||tO.some(e=>e.test(n))||tS.test(n)&&!tj.test(t)};function grouped(e,t){const n=new Map;for(const s of e){const e=t(s);const r=n.get(e);if(r===undefined)n.set(e,[s]);else r.push(s)}return n};const tz=new Set(["ts tsx mts cts js jsx mjs cjs vue svelte astro html htm css scss sass less json jsonc","json5 jsonl ndjson map wasm","md mdx mdc markdown rst adoc txt tex ipynb csv tsv pdf docx xlsx pptx","py pyi pyx rb erb rake gemspec rs go java kt kts scala groovy gradle swift m mm c h cc","cpp cxx hpp hh inl cs fs fsx vb csproj fsproj sln slnx props targets php phtml twig lua","pl pm r jl ex exs eex heex erl hrl hs ml mli clj cljs edn dart zig zon nim sol vy move","cairo v sv vhd asm s el lisp vim","sh bash zsh fish ps1 psm1 bat cmd awk mk cmake make just nix tf tfvars hcl sql prisma","graphql gql proto thrift avsc cue rego","yaml yml toml ini cfg conf properties xml xsd plist lock editorconfig service tmpl tpl","j2 jinja jinja2 hbs ejs mustache liquid njk patch diff snap","svg png jpg jpeg gif webp ico avif mp4 mp3 wav woff woff2 ttf otf glb gltf blend"].flatMap(e=>e.split(" ")));const tq=new Set(["makefile","gnumakefile","dockerfile","containerfile","justfile","procfile","gemfile","rakefile","brewfile","podfile","fastfile","vagrantfile","jenkinsfile","codeowners",".gitignore",".gitattributes",".dockerignore",".editorconfig",".nvmrc",".prettierrc",".eslintrc",".npmrc",".cursorrules",".clinerules",".windsurfrules"]);function extensionOf(e){const t=e.toLowerCase();if(tq.has(t))return t;const n=t.lastIndexOf(".");if(n<=0&&t.indexOf(".",1)<0)return null;const s=t.slice(n+1);return tz.has(s)?s:null}function isMarkdown(e){return/\.(?:md|mdc|markdown)$/i.test(e)};const tM=300;const tI=/[\s*?{}<>$%|\\"'`,;=&^!~:\u2026]|\.\.\.|\/\/|\(\)/;const tA=new RegExp((0,f.o)`
    ^(?:[a-z0-9-]{1,63}\.){1,5}
    (?:
      com|org|net|io|dev|ai|app|sh|co|me|gg|xyz|cloud|page|so|us|uk|de|fr|eu|gov|edu|info|rs|local
      |internal|test|invalid
    )$`,"i");function writtenPath(e){if(e.length>tM||e.length<2)return null;const t=withoutPlace(e);if(isForeign(t))return null;const n=t.startsWith("/");const s=/^\.{1,2}\//.test(t);const r=t.endsWith("/");const o=t.replace(/^(?:\.\/)+|^\/+/,"").replace(/\/+$/,"");const i=o.split("/");const a=i.at(-1)??"";if(o===""||i.length>25||i.includes("")||a===".."||a===".")return null;if(i.length>1&&tA.test(i[0]??""))return null;return{path:o,isFolder:r,extension:r?null:extensionOf(a),fromRoot:n,isRelative:s}}function isForeign(e){return tI.test(e)||!/\p{L}/u.test(e)||/^[@#+=-]/.test(e)}function withoutPlace(e){const t=/(?:#|::?)/.exec(e.slice(1));if(t===null)return e;const n=t.index+1;const s=e.slice(n);return/^(?::L?\d+(?:[-:,–]L?\d+)*|#[\w%.:-]*|::?[\w.:~[\]-]+(?:\(\))?)$/.test(s)&&(extensionOf(e.slice(e.lastIndexOf("/",n)+1,n))!==null||s.startsWith("#L"))?e.slice(0,n):e}const tP=[new RegExp((0,f.o)`
      (?:^|[-_.])(?:
        foo|bar|baz|qux|xxx+|yyy+|zzz+|your|yours|example|sample|placeholder|whatever|something
        |somefile|dummy|acme|abc|xyz|blah|todo
      )(?=$|[-_.\d])`,"i"),/^(?:my|some|any|your|this|that|new|another|a)[-_]/i,/^(?:[Mm]y|[Yy]our|[Ss]ome|[Ff]oo|[Ee]xample|[Ss]ample|New)[A-Z]/,/^(?:x|n|y|z|nn+|name|file|filename|folder|dir|directory|slug|feature|component)(?:\d|\.[a-z.]+)?$/i,/^to$|yyyy|mm-dd|nnn|XXX/i,/(?:[a-z]Here|GoesHere|[-_]here)(?=$|[-_.])/,new RegExp((0,f.o)`
      (?:
        feature|component|module|page|service|skill|command|agent|plugin|file|class|package
        |project|app|tool|topic|task|branch|test|script|model|provider|resource|domain|entity
        |section|screen|hook|store|table|migration|rule|route|handler|object|target|issue|short
        |pattern|language|category
      )[-_]?name`,"i"),/^\d+[-_](?:name|slug|title|description)|description|^\[.*\]|^_+$/i,/[-_.](?:N|NN|X|XX|ID)(?:[-_.]|$)|random|any-?thing|-name(?:\.|$)/];function isPlaceholder(e){return e.length<=tM&&tP.some(t=>t.test(e))}const tL=new Set(("node_modules dist build out output outputs coverage htmlcov target tmp temp logs "+"log cache .cache .next .nuxt .output .turbo .vercel .svelte-kit .angular "+".parcel-cache .git .venv venv env __pycache__ .pytest_cache .mypy_cache "+".ruff_cache .tox .nox .eggs .terraform .gradle .idea .vs .dart_tool deriveddata "+"pods obj bin .build release debug storybook-static test-results playwright-report "+"artifacts generated __generated__ .wrangler .expo .docusaurus _site site "+".worktrees worktrees vendor downloads .tmp .data results reports screenshots "+"backups").split(" "));const tC=new RegExp((0,f.o)`
    ^\.env(?:\.|$)|\.local(?:\.|$)
    |\.(?:log|tmp|pid|bak|swp|pyc|o|so|dylib|dll|exe|class|tsbuildinfo|map|wasm|sqlite3?|db)$
    |\.(?:gen|generated|g|pb|min|bundle)\.|_pb2(?:_grpc)?\.py$|^\.ds_store$
    |^(?:coverage|results?|output|report)\.(?:json|xml|html|txt|csv|md)$`,"i");const tT=new Set(("logs log tmp temp cache .cache output outputs coverage reports results artifacts "+"downloads backups screenshots node_modules dist").split(" "));const tN=new RegExp((0,f.o)`
    ^(?:settings|config|mcp|state|session|prefs|preferences|credentials|auth)
    (?:\.(?:local\.)?(?:jsonc?|ya?ml|toml|db|sqlite|ini))?$`,"i");function isLeftBehind(e){if(e.slice(0,-1).some(e=>tT.has(e.toLowerCase())))return true;return e.length>1&&/^\.(?!github$)/.test(e[0]??"")&&tN.test(e.at(-1)??"")}function isMade(e,t){return tL.has(e.toLowerCase())||t&&tC.test(e)}const tW=new RegExp((0,f.o)`
    (?:^|\/)(?:
      (?:test|tests|__tests__|e2e|evals?|spec)\/(?:.*\/)?
        (?:data|fixtures?|cases|resources|assets|snapshots)
      |__?fixtures?__?|fixtures?|testdata|test-data|test_data|templates?|boilerplates?|skeleton
      |scaffold|starters?|cookiecutter[^/]*|create-[^/]*|snapshots?|__snapshots__|corpus|corpora
      |seeded-[^/]*|evals?\/runs
    )\/`,"i");const tF=/(?:^|[/_.-])template[_.-][^/]*$|(?:^|\/)skills\/(?:[^/]+\/){1,3}assets\//i;function isSpecimen(e){return tW.test(e)||tF.test(e)||/\{\{/.test(e)}function isInvented(e){return e.some(isPlaceholder)||e.some((t,n)=>isMade(t,n===e.length-1))};const tB=5e3;const tD=300;const tH=300;const tZ=240;const tU=1e4;const tY=/^https:\/\/(?:github|gitlab)\.com\/[\w.-]+\/[\w.-]+(?:\/?$|\/(?:tree|blob|-)\/)/i;const tJ=new RegExp((0,f.o)`
    ^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+)?[*_${"`"}]{0,3}
    (?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|ai|app|co)
    [*_${"`"}]{0,3}\s?(?:[:—–]|->|→|- )`,"i");const tG=/(?<![\w$#{\\])\{[a-z][\w '",.:/-]{1,60}\}(?!\})/i;let ReferenceReading=class ReferenceReading{document;folders;own;isPortable;isSpecimen;isSecondHand;homes;left=tB;codeOf;linksOf;words=new Map;labels={line:0,columns:new Set};outside;silentSections;written=null;constructor(e){this.document=e;this.own=[...new Set([e.place,e.path].map(e=>e.slice(0,e.lastIndexOf("/")+1)))];this.folders=[...new Set([...this.own,...[e.place,e.path].flatMap(e=>(0,tf.Zv)(e).toReversed().map(e=>`${e}/`)),""])];this.isSpecimen=isSpecimen(e.path);this.isPortable=e.kind==="skill"||this.isSpecimen;this.isSecondHand=!this.isPortable&&/(?:^|\/)(?:agents|commands|prompts|skills|workflows)\//.test(e.path);this.homes=this.isPortable&&!isOfRepository(e.path)?[...new Set([...this.own,...this.own.flatMap(skillFolders)])]:this.folders;const t=e.markdown;this.codeOf=grouped(t.code,({line:e})=>e);this.linksOf=grouped(t.links,({line:e})=>e);this.outside=new Set(t.links.flatMap(({line:e,target:t})=>tY.test(t)?[e]:[]));this.silentSections=new Set([...silentLines(t.headings,t.lines.length),...linesToFillIn(t.headings,t.lines,e=>this.wordsOf(e))])}spend(){this.left-=1;return this.left>=0}get isExhausted(){return this.left<0}get lines(){return this.document.markdown.lines}wordsOf(e){if(e.text.length>tU)return"";const t=this.words.get(e.number);if(t!==undefined)return t;const n=(this.codeOf.get(e.number)??[]).map(({column:e,text:t})=>({from:e-1,to:e-1+t.length}));const s=(this.linksOf.get(e.number)??[]).map(({column:e,target:t})=>({from:e-1,to:e-1+t.length}));const r=n.length+s.length===0?e.text:blanked(e.text,[...n,...s].toSorted((e,t)=>e.from-t.from));this.words.set(e.number,r);return r}isSilent(e,t,n,s=false){const r=this.lines[e-1];if(r===undefined||this.isGone(e,t,n))return true;if(this.silentSections.has(e))return true;if(r.kind==="code")return this.isSilentFence(e);if(this.outside.has(e)||tJ.test(r.text.slice(0,300)))return true;const o=this.wordsOf(r);const[i,a]=[o.slice(0,t-1),o.slice(t-1+n)];if(r.kind==="table"&&(silencesColumn(this.headerOf(e,i))||silencesRow(o)))return true;if(isMapped(i,a))return true;const{ahead:l,behind:c}=this.sentenceAround(r,i,a);if(isSilenced(l,c,s))return true;const d=this.introOf(e);return d!==null&&silencesList(d)}isGone(e,t,n){const s=this.lines[e-1];if(s===undefined||s.text.length>tU||isArchived(this.document.path))return true;const r=this.wordsOf(s);const[o,i]=[r.slice(0,t-1),r.slice(t-1+n)];return isSaidToBeGone({...this.sentenceAround(s,o,i),line:r,before:o,after:i,isInTable:s.kind==="table",headings:this.headingsAbove(e)})}headingsAbove(e){const t=[];let n=Number.POSITIVE_INFINITY;for(const s of this.document.markdown.headings.toReversed()){if(s.line>e||s.level>=n)continue;({level:n}=s);t.push(s.title)}return t}sentenceAround(e,t,n){const s=e.kind==="table";const r=s?t.split("|").at(-1)??"":lastSentence(`${this.continued(e.number-1,-1)} ${t.slice(-tZ)}`);const o=s?n.slice(0,400).replaceAll("|"," "):firstSentence(`${n.slice(0,tZ)} ${this.continued(e.number+1,1)}`);return{ahead:withoutMarks(r),behind:o.replace(/^[`"')*_\]]{1,4}/," ")}}isWrittenByReader(e){this.written??=new Set([...this.document.markdown.code.map(({text:e,...t})=>({...t,named:e.trim()})),...this.document.markdown.links.map(({line:e,column:t,label:n,target:s})=>({line:e,column:Math.max(1,t-n.length-3),named:s}))].flatMap(({line:e,column:t,named:n})=>isToldToWrite(this.before(e,t))?writtenPath(n)?.path??[]:[]));return this.written.has(e)}codeOn(e){return(this.codeOf.get(e)??[]).map(({text:e})=>e.trim())}isLabel(e,t){if(this.labels.line!==e){const t=new Set;for(const n of this.linksOf.get(e)??[])if(n.kind==="link")for(let e=Math.max(1,n.column-2-Math.min(n.label.length,tH));e<n.column;e+=1)t.add(e);this.labels={line:e,columns:t}}return this.labels.columns.has(t)}before(e,t){const n=this.lines[e-1];return n===undefined?"":lastSentence(`${this.continued(e-1,-1)} ${this.wordsOf(n).slice(0,t-1).slice(-tZ)}`).replace(/[`"'(*_[]{1,4}$/," ")}continued(e,t){const n=this.lines[e-1];const s=this.lines[t>0?e-1:e];if(n?.kind!=="prose"||s?.kind!=="prose"||isItem(s))return"";const r=this.wordsOf(n);return t>0?r.slice(0,tZ):r.slice(-tZ)}introOf(e){const t=this.lines[e-1];if(t===undefined)return null;const n=indentOf(t);const s=isItem(t);for(let r=e-1,o=0;r>=1&&o<40;r-=1,o+=1){const e=this.lines[r-1];if(e===undefined||e.kind==="heading")return null;if(e.kind==="blank"||e.text.length>tU)continue;if(s&&(isItem(e)?indentOf(e)>=n:indentOf(e)>n))continue;const o=this.wordsOf(e).trimEnd();return/:[*_]{0,2}$/.test(o)&&(s||t.kind!=="prose")?lastSentence(o.slice(-tZ)):null}return null}isSilentFence(e){let t=e;while(t>1&&e-t<tD&&this.lines[t-2]?.kind==="code")t-=1;for(let e=t-1;e>=Math.max(1,t-2);e-=1){const t=this.lines[e-1];if(t===undefined||t.kind==="blank")continue;const n=lastSentence(this.wordsOf(t).trimEnd());if(/\b(?:e\.g\.|for example|for instance|examples?|instead of|other repo|another repo|your project)\b/i.test(n))return true;return/:[*_]{0,2}$/.test(n)&&/\b(?:don't|do not|never|avoid|wrong|bad|old|previously|will|would|if)\b/i.test(n)}return false}headerOf(e,t){let n=e;while(n>1&&e-n<tD&&this.lines[n-2]?.kind==="table")n-=1;const s=this.lines[n-1];if(s===undefined||n===e||s.text.length>tU)return"";return s.text.split("|")[t.split("|").length-1]??""}};function isArchived(e){return/(?:^|\/)[_.]?(?:archived?|attic|deprecated|legacy|old)\//i.test(e)}function skillFolders(e){const t=/^(?:.*\/)?skills\/[^/]+\//.exec(e)?.[0];if(t===undefined)return[];const n=e.slice(t.length).split("/").slice(0,-1);return n.map((e,s)=>`${t}${n.slice(0,s).map(e=>`${e}/`).join("")}`)}function isOfRepository(e){return/(?:^|\/)\.(?:agents|claude|codex|cursor|gemini|github|kiro|opencode|roo|windsurf)\//.test(e)}function withoutMarks(e){return e.replace(/[`*_"()[\]]+|(?<!\w)'|'(?!\w)/g," ").replace(/\s{2,}(?:,|and|or|\/|\+|&|und)?\s*(?=,|and\b|or\b)?/g," ").replace(/(?:\s*,\s*(?:and|or)?\s*)+$/," ").replace(/(?:\s(?:and|or)\s)+$/," ")}function blanked(e,t){const n=[];let s=0;for(const{from:r,to:o}of t){if(o<=s)continue;n.push(e.slice(s,Math.max(s,r))," ".repeat(o-Math.max(s,r)));s=o}return n.join("")+e.slice(s)}function isItem(e){return/^\s*(?:[-*+]|\d+[.)])\s/.test(e.text.slice(0,40))}function indentOf(e){return/^[ \t>]*/.exec(e.text)?.[0].length??0}function lastSentence(e){const t=e.slice(-tZ);const n=t.split(/(?<=[^.\s](?<!\be\.g|\bi\.e|\betc|\bvs)[.!?])\s+(?=[^a-z\s]|$)/);return n.at(-1)??t}function firstSentence(e){const t=e.slice(0,tZ);return/^(?:[\s)\]`*_"']{0,4}[.!?;]|.*?[^.\s][.!?;])(?=\s|$)/s.exec(t)?.[0]??t}function silentLines(e,t){const n=new Set;let s=null;e.forEach((r,o)=>{if(s!==null&&r.level<=s)s=null;if(s===null&&r.level>1&&silencesSection(r.title))({level:s}=r);if(s===null)return;const i=e[o+1]?.line??t+1;for(let e=r.line;e<i;e+=1)n.add(e)});return n}function linesToFillIn(e,t,n){const s=[1,...e.map(({line:e})=>e),t.length+1];return s.slice(1).flatMap((e,r)=>{const o=t.slice((s[r]??1)-1,e-1);const i=o.some(e=>(e.kind==="prose"||e.kind==="table")&&e.text.includes("{")&&tG.test(n(e)));return i?o.map(({number:e})=>e):[]})}var tK=n(1536);var tV=n(1796);function removedPaths(e,t){const n=[...(0,tV.vl)(e,t)].filter(n=>e.entries.has(n)&&!t.entries.has(n));const s=new Set(n.flatMap(tf.Zv));if(s.size>0)for(const e of t.entries.keys()){for(const t of(0,tf.Zv)(e))s.delete(t);if(s.size===0)break}return new Set([...n,...s].filter(e=>!t.entries.has(e)))}var tX=n(8805);const tQ=3e3;let Ignored=class Ignored{files;asked=new Map;constructor(e){this.files=e}static async in(e){const t=(0,tK.N)(e).flatMap(({path:e,kind:t})=>t==="file"&&/(?:^|\/)\.gitignore$/.test(e)?[e]:[]);const n=await e.read(t,tc.HH);let s=tQ;const r=t.toSorted((e,t)=>e.split("/").length-t.split("/").length).flatMap(e=>{const t=n.get(e);if(t?.kind!=="bytes"||s<=0)return[];const r=patternsIn(Buffer.from(t.bytes).toString("utf8")).slice(0,s);s-=r.length;return[{folder:e.slice(0,-".gitignore".length),patterns:r}]});return new Ignored(r)}has(e,t){return(0,tf.Zv)(e).some(e=>this.knows(e,true))||this.knows(e,t)}knows(e,t){const n=t?`${e}/`:e;const s=this.asked.get(n)??this.matches(e,t);this.asked.set(n,s);return s}matches(e,t){let n=false;for(const{folder:s,patterns:r}of this.files){if(!e.startsWith(s))continue;const o=e.slice(s.length);for(const{negated:e,foldersOnly:s,path:i}of r)if(e===n&&(t||!s)&&(0,tX.$h)(i,o))n=!e}return n}};function patternsIn(e){return e.split(/\r?\n/).flatMap(e=>{const t=e.trim();if(t===""||t.startsWith("#")||t.length>200)return[];const n=t.startsWith("!");const s=t.slice(n?1:0).replace(/\[[^\]]{1,40}\]/g,"?");const r=s.replace(/\/+$/,"");const o=r.replace(/^\//,"").split("/");if(o.includes(""))return[];const i=r.includes("/")?o:["**",...o];return[{negated:n,foldersOnly:s.endsWith("/"),path:(0,tX.s$)(i,tX.j7)}]})};let ReferenceNames=class ReferenceNames{tree;files=null;folders=null;beside=null;folded=null;constructor(e){this.tree=e}static of(e){const t=t0.get(e)??new ReferenceNames(e);t0.set(e,t);return t}called(e){this.files??=grouped(this.tree.entries.keys(),tf.Fl);return this.files.get(e)??[]}foldersCalled(e){this.folders??=grouped(foldersOf(this.tree.entries.keys()),tf.Fl);return this.folders.get(e)??[]}hasEnd(e){const t=`/${e}`;const n=(0,tf.Fl)(e);return this.called(n).some(n=>n===e||n.endsWith(t))||this.foldersCalled(n).some(n=>n===e||n.endsWith(t))}inFolder(e){this.beside??=grouped(this.tree.entries.keys(),e=>e.slice(0,Math.max(0,e.lastIndexOf("/"))));return(this.beside.get(e)??[]).map(tf.Fl)}twinOf(e){this.folded??=new Map([...this.tree.entries.keys()].toReversed().map(e=>[e.toLowerCase(),e]));return this.folded.get(e.toLowerCase())??null}};const t0=new WeakMap;function foldersOf(e){const t=new Set;for(const n of e){const e=n.lastIndexOf("/");if(e<0||t.has(n.slice(0,e)))continue;for(const e of(0,tf.Zv)(n))t.add(e)}return t};let ReferenceScene=class ReferenceScene{repository;names;texts=new Map;anchors=new Map;links=null;ignoring=null;removed;constructor(e){this.repository=e;this.names=ReferenceNames.of(e.tree);const{before:t=null,tree:n}=e;this.removed=t===null?null:removedPaths(t,n)}async has(e){const{tree:t,resolver:n}=this.repository;if(t.entries.get(e)?.kind==="file"||n.isFolder(e))return true;if(e===""||e===".")return true;if(!this.isBehindLink(e))return false;const{kind:s}=await n.resolve(e);return s!=="missing"}async firstThere(e){for(const t of e)if(await this.has(t))return t;return null}isBehindLink(e){this.links??=new Set((0,tK.N)(this.repository.tree).flatMap(e=>e.kind==="file"?[]:[e.path]));const{links:t}=this;return t.size>0&&(t.has(e)||(0,tf.Zv)(e).some(e=>t.has(e)))}isFolder(e){return this.repository.resolver.isFolder(e)}async read(e){const t=e.filter(e=>!this.texts.has(e));if(t.length>0){const e=await this.repository.tree.read(t,tc.nx);for(const n of t){const t=e.get(n);this.texts.set(n,t?.kind==="bytes"?Buffer.from(t.bytes).toString("utf8"):null)}}return new Map(e.map(e=>[e,this.texts.get(e)??null]))}async textOf(e){const t=await this.repository.resolver.resolve(e);return t.kind==="file"?(await this.read([t.path])).get(t.path)??null:null}async isIgnored(e,t=false){this.ignoring??=Ignored.in(this.repository.tree);return(await this.ignoring).has(e,t)}anchorsIn(e,t){const n=this.anchors.get(e);if(n!==undefined)return n;const s=t();this.anchors.set(e,s);return s}inFolders(e,t){return e.flatMap(e=>{const n=(0,tf.qb)(`${e}${t}`);return n!==null&&this.repository.tree.entries.has(n)?[n]:[]})}};const t1=new RegExp((0,f.o)`
    ^(?:
      readme|index|main|mod|lib|app|init|__init__|__main__|conftest|setup|configs?|settings|types?
      |utils?|helpers?|constants?|common|base|core|tests?|spec|page|layout|route|styles?|schema
      |models?|server|client|cli|run|build|start|package|tsconfig|cargo|pyproject|requirements
      |makefile|dockerfile|justfile|license|changelog|contributing|skill|agents?|claude|gemini
      |memory|todo|notes|overview|introduction|example
    )(?:\.[\w.-]+)?$`,"i");function namesakeHint(e,t,n){const[r,o]=e.split("/").toReversed();if(r===undefined)return null;const i=t1.test(r.slice(0,t2));const[a,...l]=n.names.called(r).filter(e=>e!==t&&(!i||(o??"")===folderName(e)));return a!==undefined&&l.length===0?(0,s.cv)`a file of this name is at ${a}`:null}function folderName(e){return e.split("/").at(-2)??""}const t2=300;const t3={name:"hook",async look(e,t){const{document:n}=e;if(n.kind!=="settings"||e.isSpecimen)return[];const r=[];const o=n.path.replace(/(?:^|\/)\.claude\/[^/]*$/,"");for(const[i,a]of n.lines.entries()){if(a.length>tU||!a.includes("/")||!/"command"\s{0,5}:/.test(a)||/\|\||\[ -[a-z] |test -[a-z] |2>\s?\/dev\/null/.test(a))continue;for(const n of a.matchAll(/(?:\$\{?CLAUDE_PROJECT_DIR\}?\\?"?\/|(?<=[\s"'])(?:\.\/)?(?=\.claude\/))([\w.@/-]{1,300})/g)){if(!e.spend())return r;const a=n[1]??"";const l=[...new Set([o,""].flatMap(e=>(0,tf.qb)(`${e}/${a}`.replace(/^\//,""))??[]))];if(l.length===0||!/\.[A-Za-z]{1,5}$/.test(a))continue;const c=await Promise.all(l.map(async e=>await t.has(e)||t.isIgnored(e)));if(c.includes(true)||isInvented(a.split("/")))continue;r.push({kind:"hook",target:a,line:i+1,column:n.index+n[0].length-a.length+1,gone:l,severity:"warning",message:(0,s.cv)`The command runs ${a}, which is not there`,hint:namesakeHint(a,e.document.place,t),remedy:(0,s.pj)("Let the command run the program where it is now, or take it out: the "+"guard that it is meant to be does nothing.")})}}return r}};var t4=n(1014);const t5={name:"import",async look(e,t){if(!takesImports(e))return[];const n=[];for(const s of e.lines){if(!["prose","heading","table"].includes(s.kind)||s.text.length>tU||!s.text.includes("@"))continue;for(const r of mentions((0,t4.K)(s.text))){if(!e.spend())return n;const[o=""]=r.toSorted((e,t)=>e.length-t.length);const i=s.text.indexOf(`@${o}`)+1;if(!looksLikeFile(o,t)||e.isSilent(s.number,i,o.length+1))continue;const a=await judge(o,r,e,t);if(a!==null)n.push({...a,line:s.number,column:i})}}return n}};function takesImports({document:{agent:e,kind:t},isPortable:n}){return["claude","gemini"].includes(e)&&["memory","rules","import"].includes(t)&&!n}function mentions(e){const t=[];for(const n of e.toSorted((e,t)=>e.length-t.length||(e<t?-1:1))){const e=t.find(([e=""])=>n.startsWith(e));if(e===undefined)t.push([n]);else e.push(n)}return t}function looksLikeFile(e,t){if(/^[~/]|^[A-Za-z][A-Za-z0-9+.-]*:|[<>{}$*?%|\\"'`,;=&^!]|\.\.\.|\/\//.test(e)||e.length>300)return false;const n=extensionOf((0,tf.Fl)(e));if(n===null)return false;if(/^(?:md|mdx|mdc|markdown|txt|rst|adoc)$/.test(n))return true;const[s=""]=e.replace(/^\.\//,"").split("/");return e.includes("/")&&(s===".."||t.isFolder(s))}async function judge(e,t,n,r){const o=[...new Set(t.flatMap(e=>n.folders.flatMap(t=>(0,tf.qb)(`${t}${e}`)??[])))];if((0,tf.qb)(`${n.own[0]??""}${e}`)===null)return null;for(const e of o)if(await r.has(e))return null;if(isInvented(e.split("/")))return null;for(const e of o)if(await r.isIgnored(e))return null;const[i=""]=o;const a=r.names.twinOf(i);return{kind:"import",target:`@${e}`,line:1,column:1,gone:a===null?o.filter(t=>t.endsWith((0,tf.Fl)(e))):[],severity:a===null?"warning":"notice",message:a===null?(0,s.cv)`The import ${`@${e}`} leads nowhere: the agent reads nothing in its place`:(0,s.cv)`The import ${`@${e}`} is spelled ${a} here: a system that tells case apart does not find it`,hint:a===null?namesakeHint(e,n.document.place,r):null,remedy:(0,s.pj)("Import the file where it is now, or take the line out.")}}var t7=n(613);var t6=n(1224);const t8=(0,s.pj)("Name it where it is now, or take the sentence out: an agent looks for it and guesses.");async function orphanAt({written:e,line:t,column:n,tried:r,isFolder:o},i,a,l=(0,s.cv)`${e} is not there`){const{removed:c}=a;if(c!==null&&!r.some(e=>c.has(e)))return null;if(r.length===0||await a.firstThere(r)!==null)return null;return{kind:"path",target:e,line:t,column:n,gone:r,severity:"outlived",message:l,hint:null,remedy:t8,isExcused:async(s,r)=>i.isGone(t,n,e.length)||await a.isIgnored(s,o)||isListedOf(e,t,r,i,a)}}function isListedOf(e,t,n,s,r){const o=e.replace(/\/$/,"");const i=s.codeOn(t).filter(t=>t!==e);if(o.includes("/")||i.length<2)return false;const{tree:a}=r.repository;return[...r.names.called(o),...r.names.foldersCalled(o)].some(e=>{if(e===n)return false;const t=e.slice(0,-o.length);return i.every(e=>{const n=`${t}${e.replace(/\/$/,"")}`;return a.entries.has(n)||r.isFolder(n)})})};function headingAnchors(e){const t=new Set;const n=new Map;for(const{title:s}of e.headings){for(const e of s.matchAll(/\{#([\w-]{1,100})\}/g))if(e[1]!==undefined)t.add(e[1].toLowerCase());const e=slugOf(s);const r=n.get(e)??0;n.set(e,r+1);t.add(r===0?e:`${e}-${r}`)}for(const{raw:n}of e.lines){if(!n.includes("<")||n.length>1e4)continue;for(const[,e=""]of n.matchAll(/\s(?:id|name)\s{0,3}=\s{0,3}["']?([^"'\s>]{1,200})/gi))t.add(e.toLowerCase());const e=/<h[1-6][^>]{0,200}>([^<]{1,200})<\/h[1-6]>/i.exec(n)?.[1];if(e!==undefined)t.add(slugOf(e))}return t}function slugOf(e){return e.slice(0,1e3).replace(/!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g,"$1").replace(/<[^<>]{1,200}>/g,"").toLowerCase().trim().replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu,"").replaceAll(" ","-")}function hasAnchor(e,t){const n=decodedSlug(t).toLowerCase().replace(/^user-content-/,"");if(n===""||n==="top"||e.has(n))return true;const s=coreOf(n);if(s==="")return true;for(const t of e)if(coreOf(t)===s)return true;return false}function coreOf(e){return e.replace(/[^\p{L}\p{N}]/gu,"")}function decodedSlug(e){try{return decodeURIComponent(e)}catch{return e}};const t9=(0,s.pj)("Let the link lead where the text is now, or take it out.");const ne={name:"link",async look(e,t){const n=[];for(const s of e.document.markdown.links){if(s.kind==="autolink"||!e.spend())continue;const r=await links_judge(s,e,t)??await orphanOf(s,e,t);if(r!==null)n.push(r)}return n}};function targetOf({target:e}){const t=e.replace(/^mdc:/i,"");if(/^(?:[a-z][a-z0-9+.-]*:|\/\/)|\s/i.test(t))return null;const n=t.indexOf("#");const s=n<0?null:t.slice(n+1);const r=decodedSlug((n<0?t:t.slice(0,n)).replace(/\?.*$/s,"").replace(/:\d+(?:-\d+)?$/,""));return r===""||mayBePath(r)?{path:r,anchor:s,isCursor:/^mdc:/i.test(e)}:null}function placesOf({path:e,isCursor:t},n){const s=e.replace(/^\/+/,"");if((0,tf.qb)(`${n.own[0]??""}${s}`)===null)return[];const r=/^\.{1,2}\//.test(e)&&!t&&!/(?:^|\/)\./.test(n.document.path);return[...new Set((r?n.own:n.folders).flatMap(e=>(0,tf.qb)(`${e}${s}`)??[]))]}async function isPage(e,t){for(const n of e){for(const e of[".md",".mdx","/index.md","/README.md","/index.mdx"])if(await t.has(`${n}${e}`))return true}return false}async function links_judge(e,t,n){const r=targetOf(e);if(r===null)return null;const{path:o,anchor:i}=r;if(o==="")return deadHeading(e,i,t.document.path,t.document.text,t,n);const a=placesOf(r,t);const[l]=a;if(l===undefined)return null;const c=await n.firstThere(a);if(c!==null)return i===null||!isMarkdown(c)?null:deadHeading(e,i,c,await n.textOf(c),t,n);if(await isPage(a,n))return null;const d=n.names.twinOf(l);if(d!==null)return{...at(e),gone:[],severity:"notice",message:(0,s.cv)`The link to ${e.target} is spelled ${d} here: a system that tells case apart does not find it`,hint:null,remedy:(0,s.cv)`Write ${d}.`};const u=(0,tf.Zv)(l).filter(e=>n.isFolder(e)).length;const p=u-Math.min(u,(0,tf.Zv)(t.own[0]??"").length);const h=isInvented(l.split("/").slice(u))||isRoute(o)||await mayBeMade(l,o,t,n);if(h||isSilent(e,t))return null;return{...at(e),gone:[...a],severity:t.isSpecimen?"departed":links_severityOf(o,p),message:(0,s.cv)`The link to ${e.target} leads nowhere`,hint:namesakeHint(l,t.document.place,n),remedy:t9}}async function orphanOf(e,t,n){const r=targetOf(e);if(r===null||r.path===""||t.isSpecimen)return null;const o=placesOf(r,t).filter(e=>t.homes.some(t=>e.startsWith(t)));if(await isPage(o,n))return null;const{line:i,column:a}=e;const l=await orphanAt({written:e.target,line:i,column:a,tried:o,isFolder:r.path.endsWith("/")},t,n,(0,s.cv)`The link to ${e.target} leads nowhere`);return l===null?null:{...l,kind:"link",remedy:t9}}async function mayBeMade(e,t,n,s){return n.isWrittenByReader(t.replace(/^(?:\.\/)+/,""))||s.isIgnored(e)}function isRoute(e){return e.startsWith("/")&&extensionOf((0,tf.Fl)(e))===null}function links_severityOf(e,t){return t===0&&e.includes("/")&&extensionOf((0,tf.Fl)(e))===null?"notice":"warning"}function isSilent({line:e,column:t,target:n,label:s,kind:r},o){const i=r==="definition"?0:Math.min(t-1,s.length+3);return o.isSilent(e,t-i,n.length+i+1)}function at({target:e,line:t,column:n}){return{kind:"link",target:e,line:t,column:n}}function mayBePath(e){if(/[<>{}$*|\\"'`,;\u2026]|\.\.\.|\/\//.test(e)||e.length>300)return false;if(!e.includes("/")&&extensionOf(e)===null)return false;return!/^\.{0,2}\/?(?:path|url|link|to|file|relative)(?:\/|$)/i.test(e)}const nt=60;async function deadHeading(e,t,n,r,o,i){if(r===null||t===null||t===""||t.length>200||/[<>{}$\s]|\.\.\./.test(t)||o.isSpecimen||/^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/.test(t)||t.startsWith(":~:"))return null;const a=i.anchorsIn(n,()=>anchorsIn(r));if(a===null||hasAnchor(a,t)||isSilent(e,o))return null;const l=(0,t6.p)(t,[...a].filter(e=>e.length<=nt));return{kind:"heading",target:e.target,line:e.line,column:e.column,gone:[],severity:"warning",message:(0,s.cv)`No heading of ${n} has the anchor ${`#${t}`}`,hint:l===null?null:(0,s.cv)`the nearest is ${`#${l}`}`,remedy:(0,s.pj)("Name the heading as it is now; its anchor is its title in lower case with dashes for blanks.")}}function anchorsIn(e){if(/--8<--|\{%\s{0,3}include|\{\{#include|<!--\s{0,3}@include|:::\s{0,3}include|^\s{0,3}import .{1,200} from/m.test(e))return null;return headingAnchors((0,t7.h)(e.split(/\r\n|[\n\r]/)))};const nn=/^\s{0,9}:\s{0,9}"(?:[~^<>=v ]{0,4}\d|\*"|(?:latest|next)"|[a-z]{3,10}:)/;const ns=80;async function isOfPackage([e="",...t],n,s){if(t.length===0)return false;const r=await s.read(s.inFolders(n,"package.json"));return[...r.values()].some(t=>t!==null&&dependsOn(e,t))}function dependsOn(e,t){const n=`"${e}"`;for(let e=t.indexOf(n);e>=0;e=t.indexOf(n,e+1)){const s=e+n.length;if(nn.test(t.slice(s,s+ns)))return true}return false};const nr=(0,s.pj)("Name the file where it is now, or take the sentence out: an agent looks for it and guesses.");const no={name:"path",async look(e,t){const n=[];for(const s of mentionsIn(e)){const r=isPlain(s.path);if(r&&!wasFile(s.path.path,e,t))continue;if(!e.spend())break;const o=(r||s.isOfCommand===true?null:await judgePath(s,e,t))??await paths_orphanOf(s,e,t);if(o!==null)n.push(o)}return n}};const ni=1e3;function*mentionsIn(e){yield*mentionsInCode(e);yield*mentionsInProse(e)}function*mentionsInCode(e){for(const{line:t,column:n,text:s}of e.document.markdown.code){if(e.isLabel(t,n))continue;const r=s.trim();if(/\s/.test(r)){yield*mentionsInCommand(s,t,n);continue}const o=writtenPath(r.replace(/^@(?=[\w.-]+\/.*\.\w+$)/,""));if(o!==null)yield{written:r,path:o,line:t,column:n+s.indexOf(r),isCode:true}}}function*mentionsInCommand(e,t,n){for(const{0:s,index:r}of e.slice(0,ni).matchAll(/\S{1,300}/g)){const e=s.includes("/")?writtenPath(s):null;if(e!==null&&e.extension!==null)yield{written:s,path:e,line:t,column:n+r,isCode:true,isOfCommand:true}}}function isPlain({path:e,extension:t,isFolder:n}){return!e.includes("/")&&t===null&&!n}function wasFile(e,t,n){const{removed:s,repository:r}=n;if(s===null||s.size===0)return false;return t.homes.some(t=>{const n=`${t}${e}`;return s.has(n)&&r.before?.entries.has(n)===true})}async function paths_orphanOf({written:e,path:t,line:n,column:s},r,o){if(r.isSpecimen||/\(/.test(t.path))return null;const i=isSpecific(t)?r.folders:r.homes;const a=t.fromRoot?[""]:i;const l=[...new Set(a.flatMap(e=>(0,tf.qb)(`${e}${t.path}`)??[]))].filter(e=>isOwnOf(e,t));const{isFolder:c}=t;const d=whatIsMissing(e,t,(0,tf.Fl)(t.path));return orphanAt({written:e,line:n,column:s,tried:l,isFolder:c},r,o,d)}function isOwnOf(e,{path:t}){return t===e||!isLeftBehind(e.split("/"))}const na=/^\.(?:agents|aws|claude|codex|config|cursor|gemini|idea|memory|opencode|ssh|vscode|windsurf)\//;function isSpecific({path:e}){const t=e.split("/");return t.length>1&&!na.test(e)&&!isLeftBehind(t)}function*mentionsInProse(e){for(const t of e.lines){if(t.kind!=="prose"&&t.kind!=="table"&&t.kind!=="heading"||!t.text.includes("/"))continue;for(const{word:n,from:s}of wordsWithSlash(e.wordsOf(t))){const r=/^[([{<"'*_@,;:]{0,6}/.exec(n)?.[0].length??0;const o=n.slice(r).replace(/[)\]}>"'*_.,;:!?(—–]{1,8}$/,"");const i=o.includes("](")||e.isLabel(t.number,s+r+1)?null:writtenPath(o);if(i!==null&&i.extension!==null&&i.path.includes("/"))yield{written:o,path:i,line:t.number,column:s+r+1,isCode:false}}}}function*wordsWithSlash(e){for(let t=e.indexOf("/");t>=0;){let n=t;while(n>0&&!isGap(e[n-1]))n-=1;let s=t;while(s<e.length&&!isGap(e[s]))s+=1;yield{word:e.slice(n,s),from:n};t=e.indexOf("/",s)}}function isGap(e){return e===" "||e==="	"||e==="|"||e==="\xa0"||e==="　"}async function judgePath(e,t,n){const{written:s,path:r,line:o,column:i,isCode:a}=e;const l=r.path.split("/");if(t.isPortable&&!isOfPortable(r,l,t))return null;const c=paths_placesOf(r,t);const d=[...new Set(c.map(({candidate:e})=>e))];if(d.length===0)return null;if(await n.firstThere(d)!==null)return null;if(await isElsewhere(r.path.replace(/^(?:\.\.\/)+/,""),l,n))return null;const u=c.map(({candidate:e,above:t})=>({candidate:e,depth:depthOf(e,n),above:t}));const p=u.reduce((e,t)=>t.depth-t.above>e.depth-e.above?t:e);const h=u.flatMap(({candidate:e,depth:t,above:n})=>t-n===p.depth-p.above?[e]:[]);const m=n.names.twinOf(p.candidate);if(m!==null)return t.isSilent(o,i,s.length)?null:spelledOtherwise(e,m);const f=p.candidate.split("/").slice(p.depth);if(isLeftBehind(l)||isInvented(f))return null;if(/^\[|\(/.test(f.join("/")))return null;if(await paths_mayBeMade(r,h,t,n))return null;const g=paths_severityOf(r,l,p.depth-p.above,f.length,a,t,e);if(g===undefined||t.isSilent(o,i,s.length,isBareName(r)))return null;const w=l.at(-1)??"";return{kind:"path",target:s,line:o,column:i,gone:[...new Set([p.candidate,...d])].filter(e=>isOwnOf(e,r)),severity:await withoutImports(g,r,t,n),message:whatIsMissing(s,r,w),hint:hintFor(w,r,p.candidate,p.depth,t.document.place,n),remedy:nr}}function paths_placesOf({path:e,fromRoot:t},n){const s=t?[""]:n.folders;return(n.isPortable?n.homes:s).flatMap(t=>{const n=(0,tf.qb)(`${t}${e}`);return n===null?[]:[{candidate:n,above:t.split("/").length-1}]})}async function paths_mayBeMade({path:e,isFolder:t},n,s,r){if(s.isWrittenByReader(e))return true;for(const e of n){if(!await r.isIgnored(e,t))continue;const n=s.own.find(t=>t!==""&&e.startsWith(t));if(n===undefined||!await r.isIgnored(n.slice(0,-1),true))return true}return false}function isBareName({extension:e,isFolder:t}){return e===null&&!t}async function withoutImports(e,t,{folders:n},s){if(!isBareName(t))return e;return await isOfPackage(t.path.split("/"),n,s)?"departed":e}function isOfPortable(e,t,n){return/^(?:scripts|references|assets)$/.test(t[0]??"")&&!n.isSpecimen&&e.extension!==null}function spelledOtherwise({written:e,line:t,column:n},r){const o=(0,s.cv)`${e} is spelled ${r} here: a system that tells case apart does not find it`;return{kind:"path",target:e,line:t,column:n,gone:[],severity:"notice",message:o,hint:null,remedy:(0,s.cv)`Write ${r}.`}}function whatIsMissing(e,{isFolder:t,extension:n},r){return t||n===null&&!r.includes(".")?(0,s.cv)`There is no folder ${e}`:(0,s.cv)`${e} is not there`}function depthOf(e,t){return(0,tf.Zv)(e).filter(e=>t.isFolder(e)).length}const nl=new RegExp((0,f.o)`
    ^(?:
      feat|feature|features|fix|bugfix|hotfix|chore|docs?|test|tests|ci|build|perf|refactor|style
      |release|releases|api|actions|origin|upstream|users?|auth|admin|app|pages|images?|assets
      |static|public|github|anthropic|openai|google|agents?|skills?|commands?|plugins?|models?
      |tools|resources|prompts|sampling|notifications|roots|completion|logging|elicitation
      |textDocument|workspace|window
    )$`,"i");function paths_severityOf(e,t,n,s,r,o,i){const a=t.length>1;if(t.includes(".."))return climbingSeverity(e,n);if(e.extension!==null&&a&&n>0){return o.isSecondHand&&(s>1||nc.test(e.extension))?"notice":"warning"}if(e.extension!==null)return a?outsideSeverity(i,o):nameSeverity(i,o);if(!r)return undefined;return a&&n>0&&!o.isSecondHand?folderSeverity(e,t,s):"departed"}function climbingSeverity({extension:e},t){return t>0&&e!==null?"notice":undefined}function outsideSeverity({path:e,isCode:t},n){return t&&!e.fromRoot&&!n.isSecondHand?"notice":"departed"}function nameSeverity(e,t){if(t.isPortable)return undefined;return e.path.extension==="md"&&isRead(e,t)&&!t.isSecondHand?"warning":"departed"}const nc=/^(?:md|mdx|json|jsonl|ya?ml|txt|csv|html)$/;function folderSeverity(e,t,n){if(e.fromRoot||/^\.(?!github\/)/.test(e.path))return"departed";if(e.isFolder)return"warning";return nl.test(t[0]??"")||n>1?"departed":"warning"}const nd=new RegExp((0,f.o)`
    \b(?:
      see|read|refer to|consult|follow|documented in|described in|defined in|details in|check
      |listed in|explained in|per
    )\s+(?:also\s+|the\s+|our\s+)?$`,"i");function isRead(e,t){return e.isCode&&nd.test(t.before(e.line,e.column))}async function isElsewhere(e,t,n){if(n.names.hasEnd(e))return true;const s=/\.(?:js|mjs|cjs|jsx)$/.test(e)?e.replace(/\.(?:js|mjs|cjs|jsx)$/,""):null;const r=s===null?[]:[".ts",".tsx",".mts",".cts",".d.ts"].map(e=>`${s}${e}`);const o=/\.[A-Za-z]{1,5}$/.test(e)?[]:[".ts",".tsx",".js",".jsx",".mjs",".py",".go",".rs",".rb",".md",".mdx",".vue",".svelte",".kt",".java",".swift",".php",".ex",".lua",".sh",".yml",".yaml",".mdc",".json",".css",".test.ts",".test.tsx",".hpp",".h",".c",".cpp",".zig"].map(t=>`${e}${t}`);if([...r,...o].some(e=>n.names.hasEnd(e)))return true;if(t.length<2||n.isFolder(t[0]??""))return false;for(let e=1;e<t.length-1;e+=1)if(await n.has(t.slice(e).join("/")))return true;return false}function hintFor(e,t,n,r,o,i){if(t.extension===null)return null;const a=namesakeHint(t.path,o,i);if(a!==null)return a;const l=n.split("/").slice(0,r).join("/");if((0,tf.Zv)(n).length!==r||l===""||e.length<7)return null;const c=i.names.inFolder(l);const d=(0,t6.p)((0,tf.Fl)(n),c);return d===null||extensionOfName(d)!==extensionOfName(e)?null:(0,s.cv)`${`${l}/${d}`} has a name like it`}function extensionOfName(e){return e.slice(e.lastIndexOf(".")+1)};const nu=new Set(["","bash","sh","shell","zsh","console","terminal","shellsession","shell-session","powershell","ps1","fish","cmd","bat"]);const np=1e3;function*referencedCommandsIn(e){for(const{line:t,column:n,text:s}of e.document.markdown.code){if(s.length>np||!/\s/.test(s.trim()))continue;yield*parts(s,t,n,{folder:""},false)}let t={folder:""};let n=0;for(const s of e.lines){if(s.kind!=="code"||!nu.has(s.language)||s.raw.length>np)continue;if(s.number!==n+1)t={folder:""};n=s.number;const e=s.raw.replace(/^[\s>]*/,"");if(/^(?:```|~~~)/.test(e)){t={folder:""};continue}yield*parts(s.raw,s.number,1,t,true)}}function*parts(e,t,n,s,r){const o=e.replace(/(?:^|\s)#(?:\s.*|[^\s!].*)?$/,e=>" ".repeat(e.length));for(const e of o.matchAll(/[^&|;]+/g)){const o=/^[\s>$%]*(?:[A-Z_][A-Z0-9_]*=\S*\s+|sudo\s+|time\s+|\(\s*)*/.exec(e[0])?.[0].length??0;const i=e[0].slice(o).trim().split(/\s+/);const[a="",l=""]=i;if(a==="cd"||a==="pushd"){const e=/^[\w@./-]+$/.test(l)&&s.folder!==null&&!l.startsWith("/");s.folder=e?`${s.folder}${l}/`.replace(/\/{2,}/g,"/"):null;continue}if(a!=="")yield{words:i.map(e=>e.replace(/^["'(]+|["')]+$/g,"")),folder:s.folder,line:t,column:n+e.index+o,isFenced:r}}};const nh=/^(?:node|tsx|ts-node|bun|deno|python3?|bash|sh|zsh|ruby|php|perl|source|\.|Rscript|pwsh)$/;const nm={name:"program",async look(e,t){const n=[];for(const{words:r,folder:o,line:i,column:a}of referencedCommandsIn(e)){const l=runBy(r);const c=l===null||o===null?null:writtenPath(`${o}${l.replace(/^\.\//,"")}`);if(l===null||c===null||c.extension===null||!c.path.includes("/"))continue;if(o!==""&&!e.folders.some(e=>t.isFolder(`${e}${o??""}`.replace(/^\.\//,"").replace(/\/$/,""))))continue;if(!e.spend())break;const d={written:l,path:c,line:i,column:a,isCode:true};const u=await judgePath(d,e,t);const p=u===null||u.severity==="departed"?await paths_orphanOf(d,e,t):u;if(p!==null)n.push({...p,remedy:(0,s.pj)("Name the program where it is now, or take the command out: an agent runs it and fails.")})}return n}};const nf=new Set(["uv","poetry","pdm","bun"]);function wordsOfRunner([e="",t]){if(nf.has(e))return t==="run"?2:1;return e==="npx"?1:0}function runBy(e){const t=wordsOfRunner(e);const[n="",...s]=e.slice(t);if(n.startsWith("./"))return n;if(t>0&&n==="--script")return s[0]??null;if(t>0&&/\//.test(n)&&!n.startsWith("-"))return n;if(!nh.test(n))return/^(?:scripts?|bin|tools|hack)\/[\w./-]+$/.test(n)?n:null;const r=s.filter(e=>e!=="--script")[s[0]==="run"?1:0];return r===undefined||r.startsWith("-")||r.startsWith("/")?null:r};const ng={name:"script",async look(e,t){if(e.isPortable)return[];const n=[];for(const r of referencedCommandsIn(e)){const o=scripts_scriptOf(r);if(o===null)continue;if(!e.spend())break;if(isStandIn(o))continue;const i=await Promise.all(t.inFolders(e.folders,"package.json").map(async e=>scriptsOf(e,t)));if(i.some(e=>e===null||e.has(o)))continue;const a=await everyScript(t);if(a===null||a.has(o))continue;if(e.isSecondHand&&mayBeOfAnyProject(o,a))continue;if(e.isSilent(r.line,r.column,r.words.join(" ").length))continue;const l=(0,t6.p)(o,a);n.push({kind:"script",target:o,line:r.line,column:r.column,gone:[],severity:e.isSecondHand&&r.isFenced?"notice":"warning",message:(0,s.cv)`No package.json here has a script ${o}`,hint:l===null?null:(0,s.cv)`the nearest is ${l}`,remedy:(0,s.pj)("Name a script that is there, or take the command out: an agent runs it and fails.")})}return n}};function isStandIn(e){return isPlaceholder(e)||/^(?:script|cmd|command|task|name|args?)s?$/i.test(e)}const nw=new RegExp((0,f.o)`
  ^(?:
    --filter|-F|--prefix|-C|--dir|--cwd|-w|--workspace|--loglevel|--reporter|--config|--userconfig
    |--filter-prod|--node-options
  )$`);const nb=new RegExp((0,f.o)`
    ^(?:
      dev|lint|format|typecheck|type-check|check-types|e2e|coverage|storybook:build
      |[a-z0-9]+(?:-[a-z0-9]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*)+
    )$`,"i");function scripts_scriptOf({words:e}){const[t=""]=e;if(!/^(?:npm|pnpm|yarn|bun)$/.test(t))return null;const n=argumentsIn(e,t);if(n===null)return null;const s=scriptNamed(t,n);if(t==="yarn"&&n[0]==="workspace"&&!nb.test(s))return null;return/^[A-Za-z][A-Za-z0-9:_-]{0,80}$/.test(s)?s:null}function argumentsIn(e,t){const n=[];for(let s=1;s<e.length&&n.length<3;s+=1){const r=e[s]??"";if(nw.test(r)&&!(r==="-w"&&t==="pnpm"))s+=1;else if(r==="--if-present")return null;else if(r==="--")break;else if(!r.startsWith("-"))n.push(r)}return n}function scriptNamed(e,[t="",n="",s=""]){if(t==="run"||t==="run-script")return n;if(t==="test"&&e!=="bun")return t;if(e==="yarn"&&t==="workspace")return s;return(e==="pnpm"||e==="yarn")&&nb.test(t)?t:""}const ny=5;const nv=/^(?:build|coverage|dev|e2e|format|lint|preview|start|test|type-?check|check-types)$/;function mayBeOfAnyProject(e,t){return t.size<ny||nv.test(e)}const nk=1e3;const nx=new WeakMap;async function everyScript(e){const t=nx.get(e)??readEvery(e);nx.set(e,t);return t}async function readEvery(e){const t=e.names.called("package.json");if(t.length===0||t.length>nk)return null;const n=new Set;for(const s of(await e.read(t)).values()){const e=s===null?null:scriptsIn(s);for(const t of e??[])n.add(t)}return n}async function scriptsOf(e,t){const n=await t.textOf(e);return n===null?null:scriptsIn(n)}function scriptsIn(e){const t=field(parsed(e),"scripts");return t===null?null:new Set(Object.keys(t??{}))}function field(e,t){if(typeof e!=="object"||e===null)return null;const n=Object.getOwnPropertyDescriptor(e,t)?.value;return typeof n==="object"&&n!==null?n:undefined}function parsed(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch{return null}};const n$=[{program:"make",files:["Makefile","makefile","GNUmakefile"],read:targetsIn,valued:/^(?:-C|-f|-j|-l|-o|-W|-I|--directory|--file)$/,noun:"target"},{program:"just",files:["justfile","Justfile",".justfile"],read:recipesIn,valued:/^(?:-f|-d|--justfile|--working-directory|--set|--shell)$/,noun:"recipe"},{program:"task",files:["Taskfile.yml","Taskfile.yaml","taskfile.yml","Taskfile.dist.yml"],read:tasksIn,valued:/^(?:-d|-t|--dir|--taskfile|-C)$/,noun:"task"}];const nR={name:"target",async look(e,t){if(e.isPortable)return[];const n=[];for(const s of referencedCommandsIn(e)){const r=n$.find(({program:e})=>e===s.words[0]);if(r===undefined)continue;for(const o of targetsOf(s,r)){if(!e.spend())return n;const i=await targets_judge(o,s,r,e,t);if(i!==null)n.push(i)}}return n}};async function targets_judge(e,t,n,r,o){const i=await everyTarget(n,o);if(i===null||i.has(e)||isPlaceholder(e))return null;if(n.program==="make"&&o.names.hasEnd(e))return null;if(r.isSilent(t.line,t.column,t.words.join(" ").length))return null;const a=(0,t6.p)(e,i);return{kind:"target",target:`${n.program} ${e}`,line:t.line,column:t.column,gone:[],severity:r.isSecondHand&&t.isFenced?"notice":"warning",message:(0,s.cv)`No ${[(0,tf.Fl)(n.files[0]??"")]} here has a ${[n.noun]} ${e}`,hint:a===null?null:(0,s.cv)`the nearest is ${a}`,remedy:(0,s.pj)("Name one that is there, or take the command out: an agent runs it and fails.")}}const nE=new RegExp((0,f.o)`
    ^(?:
      sure|a|an|the|it|this|that|them|your|use|sense|no|any|changes|every|each|to|up|for|new
      |certain|only|one|some|all-|you|and|or|of|with|in|on|is|are|note
    )$`,"i");function targetsOf({words:e,isFenced:t},n){const s=[];for(let r=1;r<e.length;r+=1){const o=e[r]??"";if(n.valued.test(o)){r+=1;continue}if(o.startsWith("-")||o.includes("="))continue;if(!/^[A-Za-z_][\w.:/-]{0,80}$/.test(o)||nE.test(o))return t?[]:s;s.push(o);if(n.program!=="make")break}return s}const nO=300;const nS=new WeakMap;async function everyTarget(e,t){const n=nS.get(t)??new Map;nS.set(t,n);const s=n.get(e.program)??targets_readEvery(e,t);n.set(e.program,s);return s}async function targets_readEvery(e,t){const n=e.files.flatMap(e=>t.names.called(e));if(n.length===0||n.length>nO)return null;const s=new Set;for(const r of(await t.read(n)).values()){const t=r===null?null:e.read(r);if(t===null)return null;for(const e of t)s.add(e)}return s}function targetsIn(e){const t=new Set;for(const n of e.replace(/\\\r?\n/g," ").split(/\r?\n/)){if(n.startsWith("	")||n.length>4e3)continue;if(/^\s*(?:-?include|sinclude)\b|\$\(eval\b|\$\(call\b.*\)\s*$|^\s*\.DEFAULT\s*:/.test(n))return null;const e=/^([^#=:]+?)\s*::?(?!=)/.exec(n)?.[1];const s=/^\.PHONY\s*:\s*(.*)$/.exec(n)?.[1]?.replace(/#.*$/,"");for(const n of`${e??""} ${s??""}`.trim().split(/\s+/)){if(/^%$|^%[^.]|[^./]%|^\$[({][^)}]*[)}]$/.test(n))return null;t.add(n)}}return t}function recipesIn(e){const t=new Set;for(const n of e.split(/\r?\n/)){if(n.length>4e3)continue;if(/^(?:import|mod|!include)\b|^set\s+fallback/.test(n))return null;const e=/^alias\s+([\w-]+)\s*:=/.exec(n)?.[1]??/^@?([A-Za-z_][\w-]*)(?:\s[^:]*)?:(?!=)/.exec(n)?.[1];if(e!==undefined)t.add(e)}return t}function tasksIn(e){const t=new Set;let n=null;let s=false;for(const r of e.split(/\r?\n/)){if(r.startsWith("includes:")||r.includes("aliases:"))return null;if(/^\S/.test(r))s=r.startsWith("tasks:");const e=/^( +)["']?([\w:.*-]+)["']?:/.exec(r);if(!s||e===null)continue;const[,o="",i=""]=e;n??=o.length;if(o.length!==n)continue;if(i.includes("*"))return null;t.add(i)}return t};const nj=(0,f.o)`
  \s+(?:[Vv](?:ersion)?\s*)?(\d{1,3}(?:\.\d{1,3}){0,2})(\.x)?
  (\+|\s*(?:\+|or (?:later|newer|higher|above|greater)|and (?:above|later|newer|up)))?
  (?![\w.%/:-]*\d|\w)`;const stated=e=>new RegExp(String.raw`(?<![\w.@/-])(?:${e})${nj}`);const inManifest=e=>async(t,n)=>fromFiles(t,n,"package.json",t=>{const n=new RegExp(String.raw`"${e}"\s*:\s*"(?:npm:)?[~^]?v?(\d{1,3})(?:\.(\d{1,3}))?[^"|<>*]{0,40}"`).exec(t);return n===null?null:{version:[Number(n[1]),Number(n[2]??0)],isLeast:false}});const n_=[{name:"Node",pattern:stated(String.raw`Node(?:\.?[Jj][Ss])?|node\.?js`),parts:1,declared:async(e,t)=>[...await fromFiles(e,t,".nvmrc",pinned),...await fromFiles(e,t,".node-version",pinned),...await fromFiles(e,t,"package.json",e=>least(/"engines"\s*:\s*\{[^}]{0,500}?"node"\s*:\s*"\s*(?:>=|\^|~)?\s*v?(\d{1,3})(?:\.(\d{1,3}))?[^"|]{0,30}"/.exec(e)))]},{name:"pnpm",pattern:stated("pnpm|PNPM"),parts:1,declared:async(e,t)=>fromFiles(e,t,"package.json",e=>exact(/"packageManager"\s*:\s*"pnpm@(\d{1,3})(?:\.(\d{1,3}))?/.exec(e)))},{name:"Python",pattern:stated("[Pp]ython"),parts:2,declared:async(e,t)=>fromFiles(e,t,"pyproject.toml",e=>least(/^(?:requires-python|python)\s*=\s*["']\s*(?:>=|\^|~=?)\s*(\d)(?:\.(\d{1,2}))/m.exec(e)))},{name:"Go",pattern:stated("Go(?:lang)?"),parts:2,declared:async(e,t)=>fromFiles(e,t,"go.mod",e=>least(/^go\s+(\d)\.(\d{1,2})/m.exec(e)))},{name:"React",pattern:stated(String.raw`React(?:\.js)?`),parts:1,declared:inManifest("react")},{name:"Next.js",pattern:stated(String.raw`Next\.?[Jj][Ss]`),parts:1,declared:inManifest("next")},{name:"Vue",pattern:stated(String.raw`Vue(?:\.js)?`),parts:1,declared:inManifest("vue")},{name:"Angular",pattern:stated("Angular"),parts:1,declared:inManifest("@angular/core")},{name:"TypeScript",pattern:stated("TypeScript"),parts:1,declared:inManifest("typescript")},{name:"Tailwind CSS",pattern:stated("Tailwind(?: ?CSS)?"),parts:1,declared:inManifest("tailwindcss")},{name:"Svelte",pattern:stated("Svelte"),parts:1,declared:inManifest("svelte")}];const nz=new RegExp((0,f.o)`
    \b(?:
        from|before|prior|until|since|starting|as of|defaults?|legacy|old|older
        |upgrad\w*|migrat\w*|instead|not|no longer
        |drop\w*|support\w*|compat\w*|backward\w*|e\.g|example|if|unless|was|were|except|below
        |under|deprecated|introduced|added|later versions|than|cannot|don't|like|both|matrix|docs
        |through|via|only|style|era|syntax|features?|polyfill|types?|tested|ci|runtime|container
        |image|docker\w*|lambda|target\w*
      )\b
    |→|->|<|\bto\s`,"i");const nq={name:"version",async look(e,t){if(e.isPortable||/(?:^|\/)(?:agents|commands|prompts)\//.test(e.document.path))return[];const n=[];for(const s of e.lines){if(s.kind!=="prose"&&s.kind!=="table"||s.text.length>Math.min(300,tU)||!/\d/.test(s.text))continue;for(const r of n_){const o=r.pattern.exec(s.text);if(o===null)continue;if(!e.spend())return n;if(nz.test(s.text)||/\d[^\d]{0,12}\b(?:and|or|,|\/|-|–)\s{0,2}v?\d/.test(s.text.slice(o.index+o[0].length-2,o.index+o[0].length+12)))continue;const i=await versions_judge(r,o,s.number,e,t);if(i!==null)n.push(i)}}return n}};async function versions_judge(e,t,n,r,o){const[i,a="",,l]=t;const c=a.split(".").map(Number);if(c.length<e.parts)return null;const d=await e.declared(r.folders,o);const[u]=d;if(u===undefined||!d.every(t=>contradicts(c,l!==undefined,t,e.parts)))return null;if(r.isSilent(n,t.index+1,i.length))return null;const p=`${e.name} ${a}`;const h=u.version.slice(0,e.parts).join(".");return{kind:"version",target:p,line:n,column:t.index+1,gone:[],severity:"warning",message:(0,s.cv)`${p} is stated, and ${u.path} says ${[h]}`,hint:null,remedy:(0,s.pj)("State the version that the repository is set to, or take it out and leave it to that file.")}}function contradicts(e,t,{version:n,isLeast:s},r){const o=compare(e,n,r);if(s||t)return o<0&&(s||!t);return o!==0}function compare(e,t,n){for(let s=0;s<n;s+=1){const n=(e[s]??0)-(t[s]??0);if(n!==0)return n}return 0}async function fromFiles(e,t,n,s){for(const r of t.inFolders(e,n)){const e=await t.textOf(r);const n=e===null?null:s(e);if(n!==null)return[{...n,path:r}]}return[]}function pinned(e){return exact(/^\s*v?(\d{1,3})(?:\.(\d{1,3}))?/.exec(e))}function exact(e){return e===null?null:{version:[Number(e[1]),Number(e[2]??0)],isLeast:false}}function least(e){return e===null?null:{version:[Number(e[1]),Number(e[2]??0)],isLeast:true}};const nM=[ne,t5,no,nm,ng,nR,nq];const nI=[t3];const nA={name:"dead-references",async look(e,t){const n=new ReferenceScene(t);const s=[];const r=[];for(const t of onePerPlace(e)){const e=new ReferenceReading(t);for(const r of(await suspectsOf(e,n)))s.push({document:t,suspect:r});if(e.isExhausted)r.push(beyond(t))}if(s.length===0)return r;const o=await departuresOf(s,n);const i=new Set;for(const{document:e,suspect:t}of s){const n=observed(e,t,o.get(t));const s=`${e.path}\0${keyOf(t)}`;if(n===null||i.has(s))continue;i.add(s);r.push(n)}return r.toSorted((e,t)=>(0,tl.q)(e.path,t.path)||e.line-t.line||(e.column??0)-(t.column??0))}};function onePerPlace(e){const t=new Map;for(const n of e){if(n.kind==="fact"||n.kind!=="settings"&&!n.isProse)continue;const e=t.get(n.place);if(e===undefined||n.path===n.place&&e.path!==e.place)t.set(n.place,n)}return[...t.values()]}async function suspectsOf(e,t){const n=new Set;const s=new Set;const r=[];for(const o of e.document.kind==="settings"?nI:nM){for(const i of(await o.look(e,t))){const e=keyOf(i);const t=`${i.line} ${i.target.replace(/^@/,"").replace(/^\.\//,"").replace(/#.*$/,"")}`;if(n.has(e)||s.has(t))continue;if(i.severity==="warning"||i.severity==="notice"){n.add(e);s.add(t)}r.push(i)}}return r}function keyOf({kind:e,target:t}){return`${e} ${t}`}function observed(e,t,n){const r=n===undefined?t.severity:"warning";if(r==="departed"||r==="outlived")return null;const o=n===undefined?t.hint:whereItWent(n,t.hint);return{subject:"dead-reference",severity:r,path:e.path,line:t.line,column:t.column,message:o===null?t.message:(0,s.cv)`${t.message}; ${o}`,remedy:t.remedy,key:keyOf(t)}}function whereItWent({commit:e,to:t},n){if(e===null)return t===null?(0,s.pj)("this change removes it"):(0,s.cv)`this change moves it to ${t}`;const r=e.slice(0,7);if(t!==null)return(0,s.cv)`it moved to ${t} in ${[r]}`;return n===null?(0,s.pj)(`it was removed in ${r}`):(0,s.cv)`it was removed in ${[r]}, and ${n}`}function beyond({path:e,lines:t}){return{subject:"dead-reference",severity:"notice",path:e,line:Math.min(1,t.length),column:null,message:(0,s.cv)`${e} names more than ${tB} files, links and commands: the rest was not looked at`,remedy:(0,s.pj)("Split the file: no agent reads so much."),key:"beyond the limit"}};function shownName(e,t="…"){return/^[^\s]{1,80}$/.test(e)?e:t}function textsOf(e){if(e?.kind==="scalar"&&typeof e.value==="string")return[{text:e.value,at:e.at}];return e?.kind==="list"?e.items.flatMap(e=>e.kind==="scalar"&&typeof e.value==="string"?[{text:e.value,at:e.at}]:[]):[]}function digestOf(e){return(0,o.w0)(e.join("\0")).slice(0,8)};function under(e,t){return e?.kind==="map"?e.entries.filter(e=>e.name===t):[]}function along(e,t){let n=[{name:"",at:e.at,value:e}];for(const e of t){n=n.flatMap(({value:t})=>e==="*"?entriesOf(t):under(t,e))}return n}function entriesOf(e){return e?.kind==="map"?e.entries:[]}function itemsOf(e){return e?.kind==="list"?e.items:[]}function nodeText(e){return e?.kind==="scalar"&&typeof e.value==="string"?e.value:null}function settingOf(e,t=0){switch(e.kind){case"map":return{kind:"map",at:e.span.from+t,entries:[...e.entries].flatMap(([e,n])=>{if(n==="twice")return[];const s=settingOf(n.value,t);return[{name:e,at:s.at,value:s}]})};case"list":return{kind:"list",at:e.span.from+t,items:e.items.map(e=>settingOf(e,t))};case"scalar":{const{value:n}=e;return{kind:"scalar",at:e.span.from+t,value:typeof n==="object"&&n!==null?n.text:n}}case"unclear":return{kind:"scalar",at:t,value:null}}}var nP=n(3346);var nL=n(5351);var nC=n(8299);const nT=60;const nN=50;const nW=400;function readJsonSettings(e){const t=[];const n=(0,nC.g)(e,{map:(e,{from:t})=>({kind:"map",at:t,entries:e}),list:(e,{from:t})=>({kind:"list",at:t,items:e}),scalar:(e,{from:t})=>({kind:"scalar",at:t,value:typeof e==="object"&&e!==null?Number(e.text):e}),enters:e=>e<=nT,sawText:()=>undefined,sawFault:e=>{if(e.kind==="fault"||t.length<nN)t.push(e)},longestNumber:nW});return{root:n,faults:t}};function placesIn(e){let t=null;return n=>{t??=startsOf(e);let[s,r]=[0,t.length-1];while(s<r){const e=Math.ceil((s+r)/2);if((t[e]??0)<=n)s=e;else r=e-1}return{line:s+1,column:n-(t[s]??0)+1}}}function startsOf(e){const t=[0];for(const{index:n,0:s}of e.matchAll(/\r\n|[\n\r]/g))t.push(n+s.length);return t};const nF=1024*1024;function openSettings(e){const t=(0,nL.hH)(e.path);if(t===null||e.text.length>nF)return null;const n=t.format==="json"?readJsonSettings(e.text).root:tomlOf(e);return n===null?null:{document:e,file:t,root:n,placeOf:placesIn(e.text)}}function tomlOf({path:e,text:t}){const n=(0,nP.v)(e,t);return typeof n==="string"?null:settingOf(n)};const nB=5e4;function shellCommandsIn(e){return new Splitter(e.slice(0,nB)).commands()}const nD=new Set([";","&","(",")"]);function isOfRedirect(e,t){return e[t]==="&"&&(e[t+1]===">"||e[t-1]===">"||e[t-1]==="<")}function beginsSubstitution(e,t){return e[t]==="`"||/[$<>]/.test(e.charAt(t))&&e[t+1]==="("}let Splitter=class Splitter{text;found=[];words=[];reads=null;word=null;at=0;constructor(e){this.text=e}commands(){const{text:e}=this;while(this.at<e.length){const t=e.charAt(this.at);if(t==="\\")this.escaped();else if(t==="'")this.quoted();else if(t==='"')this.doubleQuoted();else if(beginsSubstitution(e,this.at))this.substitution();else if(t==="#"&&this.word===null)this.at=this.find("\n",this.at);else if(/\s/.test(t)){this.endWord();if(t==="\n")this.endCommand(false);this.at+=1}else if(t==="|")this.pipe();else if(t===">"||t==="<")this.redirect(t);else{if(nD.has(t)&&!isOfRedirect(e,this.at))this.endCommand(false);else this.add(t);this.at+=1}}this.endCommand(false);return this.found}escaped(){if(this.text[this.at+1]!=="\n")this.add(this.text.charAt(this.at+1));this.at+=2}pipe(){const e=this.text[this.at+1];this.endCommand(e!=="|");this.at+=e==="|"||e==="&"?2:1}redirect(e){if(this.word!==null&&!/^\d$|^&$|[<>]$/.test(this.word.text))this.endWord();this.add(e);this.at+=1;if(this.text[this.at]!==e&&this.text[this.at]!=="&")this.endWord()}add(e,t=null){this.word??={text:"",runs:[],plain:false};this.word.text+=e;if(t===null)this.word.plain||=e!=="";else this.word.runs.push(t)}endWord(){if(this.word===null)return;const{text:e,runs:t,plain:n}=this.word;this.words.push({text:e,runs:t,isRun:t.length>0&&!n});this.word=null}endCommand(e){this.endWord();const t=this.words.length===0?null:{words:this.words,reads:this.reads};if(t!==null)this.found.push(t);this.reads=e?t??this.reads:null;this.words=[]}find(e,t){const n=this.text.indexOf(e,t);return n<0?this.text.length:n}quoted(){const e=this.find("'",this.at+1);this.add(this.text.slice(this.at+1,e));this.at=e+1}doubleQuoted(){const{text:e}=this;this.add("");this.at+=1;while(this.at<e.length&&e[this.at]!=='"'){if(e[this.at]==="\\"){this.add(e.charAt(this.at+1));this.at+=2}else if(e[this.at]==="`"||e[this.at]==="$"&&e[this.at+1]==="(")this.substitution();else{this.add(e.charAt(this.at));this.at+=1}}this.at+=1}substitution(){const{text:e,at:t}=this;const n=e[t]==="`";const s=t+(n?1:2);const r=n?this.find("`",s):this.closing(s);this.add(e.slice(t,r+1),e.slice(s,r));this.at=r+1}closing(e){let t=1;let n="";for(let s=e;s<this.text.length;s+=1){const e=this.text.charAt(s);if(e==="\\"&&n!=="'")s+=1;else if(n!=="")n=e===n?"":n;else if(e==='"'||e==="'")n=e;else if(e==="(")t+=1;else if(e===")")t-=1;if(t===0)return s}return this.text.length}};const nH=new Set(["sh","bash","zsh","dash","ksh","ash","fish","pwsh","powershell"]);const nZ=new Set(["python","python2","python3","node","deno","bun","perl","ruby","php"]);const nU=new Set(["curl","wget","aria2c","iwr","irm","invoke-webrequest","invoke-restmethod"]);const nY=new Set(["sudo","env","command","exec","nohup","time","timeout","nice","doas","builtin","then","do","else","if","while","!","{","xargs","stdbuf","setsid"]);const nJ=/(?:^|[/@=~])\.(?:ssh|aws|gnupg|kube)\/|\bid_(?:rsa|ed25519|ecdsa)\b|\.(?:netrc|git-credentials|npmrc|pypirc)\b/;const nG=4;function dangerOf(e){const t=e.replace(/[ \t]{2,}/g," ");if(t.length>nB)return"encoded";return windowsDanger(t)??dangerIn(shellCommandsIn(t),nG)}function dangerOfWords(e){const t={words:e.map(e=>({text:e,runs:[],isRun:false})),reads:null};const n=e.join(" ");return n.length>nB?"encoded":windowsDanger(n)??dangerIn([t],nG)}function dangerIn(e,t){if(t===0)return null;const n=new Set;const s=new Map;for(const r of e){const e=r.reads===null?null:s.get(r.reads)??null;const o=dangerAt(r,e,n,t);if(o!==null)return o;s.set(r,e??originOfCommand(r,t))}return null}function dangerAt(e,t,n,s){const r=realWords(e.words);const[o,...i]=r;if(o===undefined)return null;const a=programOf(o.text);const l=e.words.flatMap(({runs:e})=>e).map(e=>dangerIn(shellCommandsIn(e),s-1)).find(e=>e!==null);if(l!==undefined)return l;if(o.isRun)return originOf(o.runs,s);if(nU.has(a)){for(const e of outputsOf(a,i))n.add(e);return sendsCredentials(a,i,e)?"credentials":null}if(wasDownloaded(o.text,n))return"download";if(/^(?:nc|ncat|netcat)$/.test(a)&&i.some(({text:e})=>/^(?:-[a-z]*e|--exec|--sh-exec|-c)$/.test(e)))return"remote-shell";if(a==="eval")return dangerOfEval(i,s);const c=nH.has(a);if(c&&isConnected(i,r))return"remote-shell";return c||isInterpreter(a)?dangerOfCode(i,c,t,n,s):null}function dangerOfEval(e,t){return originOfWords(e,t)??dangerIn(shellCommandsIn(e.map(({text:e})=>e).join(" ")),t-1)}function isInterpreter(e){return nZ.has(e)||e==="source"||e==="."}function sendsCredentials(e,t,n){return sends(e,t)&&[...t,...wordsBefore(n)].some(({text:e})=>nJ.test(e))}function dangerOfCode(e,t,n,s,r){const o=codeOf(e);if(o!==null)return originOfWords([o],r)??(t?dangerIn(shellCommandsIn(o.text),r-1):codeDanger(o.text));const i=e.findIndex(({text:e})=>e==="<<<");if(i>=0)return t?originOfWords(e.slice(i+1),r):null;return dangerOfFile(e,n,s,r)}function wasDownloaded(e,t){return t.has(e)||t.has(e.replace(/^\.\//,""))}function isConnected(e,t){if(!e.some(({text:e})=>e.includes("/dev/tcp/")))return false;return e.some(({text:e})=>e==="-i")||t.some(({text:e})=>isRedirect(e))}function dangerOfFile(e,t,n,s){const[r]=withoutRedirects(e).filter(({text:e})=>!e.startsWith("-"));if(r?.text.startsWith("<(")===true)return originOf(r.runs,s);const o=r?.text??"";if(wasDownloaded(o,n))return"download";const i=r===undefined||o==="/dev/stdin"||e.some(({text:e})=>e==="-s"||e==="-");if(!i||e.some(({text:e})=>e==="-m"))return null;return e.some(({text:e})=>/^(?:--version|-v|-V|--help|-h)$/.test(e))?null:t}function withoutRedirects(e){return e.filter(({text:t},n)=>!isRedirect(t)&&!/^[&\d]?[<>]{1,2}$/.test(e[n-1]?.text??""))}function isRedirect(e){return/^[&\d]?[<>](?!\()/.test(e)}function originOf(e,t){if(t===0)return null;for(const n of e){for(const e of shellCommandsIn(n)){const n=originOfCommand(e,t-1);if(n!==null)return n}}return null}function originOfWords(e,t){const[n]=e;return n!==undefined&&n.isRun?originOf(n.runs,t):null}function originOfCommand({words:e},t){const[n,...s]=realWords(e);if(n===undefined)return null;const r=programOf(n.text);if(nU.has(r))return isLocal(s)?null:"download";const o=s.map(({text:e})=>e);if(r==="base64"&&o.some(e=>/^(?:-d|-D|-[a-z]*d|--decode)$/.test(e)))return"encoded";if(r==="openssl"&&o.includes("-d")&&o.some(e=>e==="base64"||e==="-base64"||e==="enc"))return"encoded";if(r==="xxd"&&o.some(e=>/^-[a-z]*r/.test(e)))return"encoded";return t>0&&n.isRun?originOf(n.runs,t-1):null}function isLocal(e){const t=e.flatMap(({text:e})=>/^[a-z]+:\/\/(?:[^/@]{0,200}@)?(\[[^\]]{1,60}\]|[^/:?#]{1,250})/i.exec(e)?.[1]??[]);return t.length>0&&t.every(e=>/^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/i.test(e))}function realWords(e){let t=0;for(let n=false;t<e.length;t+=1){const s=e[t];if(s===undefined||s.isRun)break;const{text:r}=s;if(nY.has(programOf(r)))n=true;else if(!/^[A-Za-z_]\w{0,100}=/.test(r)&&!(n&&/^(?:-|\d+[smh]?$)/.test(r)))break}return t===0?e:e.slice(t)}function wordsBefore({reads:e}){return e?.words??[]}function programOf(e){if(/^[a-z-]*$/.test(e))return e;return e.slice(Math.max(e.lastIndexOf("/"),e.lastIndexOf("\\"))+1).toLowerCase().replace(/\.exe$/,"").replace(/^(python[23])\.\d+$/,"$1")}function codeOf(e){const t=e.findIndex(({text:e})=>/^(?:-[a-zA-Z]{0,5}[ceE]|--eval|-p|--print|-Command|\/c)$/i.test(e)&&!/^-[a-z]*s$/.test(e));return t<0?null:e[t+1]??null}const nK=new RegExp((0,f.o)`
  \b(?:
    urlopen|requests\.get|https?\.get|fetch\s*\(|urlretrieve|LWP::Simple
    |file_get_contents\s*\(\s*['"]https?:
  )`);function codeDanger(e){const t=/\b(?:exec|eval|Function|subprocess|os\.system|child_process|execSync)\b/.test(e);if(/\b(?:curl|wget)\s[^|]{0,300}\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/.test(e))return"download";if(t&&nK.test(e))return"download";return/\b(?:exec|eval)\s*\(/.test(e)&&/\bb64decode\b|Buffer\.from\([^)]{0,2000}base64|\batob\s*\(/.test(e)?"encoded":null}function outputsOf(e,t){const n=[];for(const[s,{text:r}]of t.entries()){const o=t[s+1]?.text??"";const i=e==="wget"?r==="-O"||r==="--output-document":/^(?:-[a-zA-Z]{0,6}o|--output|-OutFile)$/.test(r);if((i||/^1?>>?$/.test(r))&&o!==""&&!/^(?:-|\/dev\/null)$/.test(o))n.push(o.replace(/^\.\//,""),o);const a=/^https?:\/\/[^?#]{1,500}\/([^/?#]{1,200})$/.exec(r)?.[1];if(a!==undefined&&(e==="wget"||t.some(e=>/^-[a-zA-Z]{0,6}O$/.test(e.text))))n.push(a)}return n}function sends(e,t){if(e==="wget")return t.some(({text:e})=>/^--post-(?:data|file)/.test(e));return t.some(({text:e})=>/^(?:-d|-F|-T|--data(?:-\w+)?|--form|--upload-file|-Body|-InFile)(?:=|$)/.test(e)||/^-[a-zA-Z]{0,4}[dFT]@?$/.test(e)||/^-[dFT]@/.test(e))}function windowsDanger(e){if(/\b(?:powershell|pwsh)\b/i.test(e)&&/\s-e(?:nc|ncodedcommand)?\s+[A-Za-z0-9+/=]{24,}/i.test(e))return"encoded";if(/\bmshta(?:\.exe)?\s{1,9}["']?https?:|\bcertutil(?:\.exe)?\s.{0,100}-urlcache\b/i.test(e))return"download";const t=/(?:^|[\s"'({;|&])(?:iex|invoke-expression)(?=[\s"'()$;|&]|$)/i.test(e);return t&&/\b(?:iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring|net\.webclient)\b/i.test(e)?"download":null};const nV=["PreToolUse","PostToolUse","PostToolUseFailure","PostToolBatch","PermissionRequest","PermissionDenied","Notification","UserPromptSubmit","UserPromptExpansion","Stop","StopFailure","SubagentStart","SubagentStop","PreCompact","PostCompact","Elicitation","ElicitationResult","TeammateIdle","TaskCreated","TaskCompleted","Setup","InstructionsLoaded","CwdChanged","FileChanged","ConfigChange","WorktreeCreate","WorktreeRemove","SessionStart","SessionEnd","PreModelSwitch","PostModelSwitch","MessageDisplay","DirectoryAdded"];const nX=["sessionStart","sessionEnd","preToolUse","postToolUse","postToolUseFailure","subagentStart","subagentStop","beforeShellExecution","afterShellExecution","beforeMCPExecution","afterMCPExecution","beforeReadFile","afterFileEdit","beforeSubmitPrompt","preCompact","stop","afterAgentResponse","afterAgentThought","beforeTabFileRead","afterTabFileEdit","workspaceOpen"];const nQ=["BeforeTool","AfterTool","BeforeAgent","AfterAgent","Notification","SessionStart","SessionEnd","PreCompress","BeforeModel","AfterModel","BeforeToolSelection"];const n0=["enabled","disabled","notifications","hooks"];const n1=["sessionStart","sessionEnd","userPromptSubmitted","preToolUse","postToolUse","postToolUseFailure","agentStop","subagentStart","subagentStop","errorOccurred","preCompact","permissionRequest","notification"];function eventsOf({client:e,holds:t}){if(e==="claude")return nV;if(e==="cursor")return nX;if(e==="gemini")return nQ;return e==="other"&&t==="hooks"?[...nV,...nX,...nQ,...n1]:null}function meantEvent(e,t){if(t.includes(e))return null;return t.find(t=>t.toLowerCase()===e.toLowerCase())??(0,t6.p)(e,t)};const n2=new Set(["command","bash","powershell","windows","linux","osx","apiKeyHelper","awsAuthRefresh","awsCredentialExport","otelHeadersHelper","gcpAuthRefresh","headersHelper","refreshCommand"]);const n3={download:{does:"runs what it has just downloaded, which can be another text tomorrow",remedy:"Commit the script and run it from there, or install a pinned version."},encoded:{does:"runs encoded text, which no reviewer can read",remedy:"Commit the script in plain text and run it from there."},"remote-shell":{does:"gives a shell to another machine",remedy:"Remove it, and find out who added it."},credentials:{does:"sends keys or credentials to a server",remedy:"Remove it, and find out who added it."}};const hooks=function*({file:e,root:t}){for(const n of commandsBelow(t,e)){const{name:t,event:r,value:o}=n;const i=hooks_wordsOf(n);const a=hooks_dangerIn(i);if(a===null)continue;const l=r===""?(0,s.cv)`the command of ${t}`:(0,s.cv)`a hook of ${shownName(r)}`;yield{severity:"error",at:o.at,message:(0,s.cv)`${l} ${(0,s.pj)(n3[a].does)}, ${whenItRuns(r,e)}`,remedy:(0,s.pj)(n3[a].remedy),key:`${r===""?t:r}/${a}/${digestOf(i)}`}}};function whenItRuns(e,t){const n=e===""?null:meantEvent(e,eventsOf(t)??[e]);return n===null?(0,s.pj)("and no question is asked"):(0,s.cv)`as soon as its event is spelled ${n}`}function isDangerousHook({name:e,value:t}){return[...textsBelow(t,e,0)].some(e=>hooks_dangerIn(hooks_wordsOf(e))!==null)}function hooks_wordsOf({value:e,beside:t}){const n=nodeText(e);const s=textsOf(under(t,"args").at(-1)?.value);return n===null?[]:[n,...s.map(e=>e.text)]}function hooks_dangerIn(e){const[t,...n]=e;if(t===undefined)return null;return n.length===0?dangerOf(t):dangerOfWords(e)}function*commandsBelow(e,t){if(t.holds==="servers")return;for(const{value:t}of under(e,"hooks"))for(const e of entriesOf(t))yield*textsBelow(e.value,e.name,0);if(t.holds==="hooks"){for(const t of entriesOf(e))if(t.name!=="hooks")yield*textsBelow(t.value,t.name,0)}if(t.client!=="claude")return;for(const{name:t,value:n}of entriesOf(e))if(n2.has(t))yield{name:t,event:"",value:n,beside:n};for(const t of[["statusLine","command"],["subagentStatusLine","command"],["fileSuggestion","command"]]){for(const{value:n}of along(e,t))yield{name:t[0]??"",event:"",value:n,beside:n}}}const n4=8;function*textsBelow(e,t,n){if(n>n4)return;if(e.kind==="list")for(const s of e.items)yield*textsBelow(s,t,n+1);for(const{name:s,value:r}of entriesOf(e)){if(n2.has(s))yield{name:s,event:t,value:r,beside:e};else yield*textsBelow(r,t,n+1)}};function hostOf(e){const t=/^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(?:[^/@\s]{0,200}@)?(\[[0-9a-f:.]{2,60}\]|[^/:?#\s@]{1,253})/i.exec(e.trim())?.[1]?.toLowerCase();return t===undefined||/[${}<>%]/.test(t)?null:t}const n5=new RegExp((0,f.o)`
  (?:^|\.)(?:
    localhost|local|internal|lan|home|test|example|invalid|svc|ts\.net|home\.arpa
    |example\.(?:com|org|net)
  )$`);function isNear(e){if(/^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$/.test(e))return true;if(/^\[(?:::1?|f[cde][0-9a-f]{2}:.*)\]$/.test(e)||!e.includes("."))return true;return n5.test(e)||e==="host.docker.internal"};const n7=new RegExp((0,f.o)`
  ^(?:
    -[a-z]*[evpwuhlmac]
    |--(?:
        env|volume|publish|workdir|user|hostname|label|memory|cpus|name|network|net|mount
        |entrypoint|env-file|add-host|pull|platform|device|cap-add|cap-drop|security-opt|tmpfs
        |shm-size|gpus|ulimit|dns|restart|stop-timeout|log-driver|log-opt|ipc|pid|runtime
        |label-file|link|expose|ip|cidfile|group-add|init-path|isolation|userns|volumes-from
        |cpuset-cpus|memory-swap|health-cmd
      )
  )$`);const n6=new Map([["pnpm",["dlx"]],["yarn",["dlx"]],["npm",["exec","x"]],["bun",["x"]]]);const n8=new RegExp((0,f.o)`
  ^(?:
    -p|--python|-w|--with|--with-editable|--index|--index-url|--extra-index-url|--default-index
    |--env-file|--directory|--refresh-package
  )$`);function looseVersionOf(e){let t=0;while(/^(?:cmd(?:\.exe)?|\/c|\/C|env|-S|[A-Za-z_]\w{0,100}=.*)$/.test(e[t]??""))t+=1;const n=versions_programOf(e[t]);const s=e[t+1]??"";if(/^(?:npx|bunx|pnpx)$/.test(n))return npmIn(e,t+1);if(n6.get(n)?.includes(s)===true)return npmIn(e,t+2);if(n==="uvx")return pythonIn(e,t+1,n8);if(n==="uv"&&s==="tool"&&e[t+2]==="run")return pythonIn(e,t+3,/^(?:-p|--python|-w|--with|--index|--index-url|--env-file|--directory)$/);if(n==="pipx"&&s==="run")return pythonIn(e,t+2,/^(?:--python|--index-url|-i|--pip-args)$/);return/^(?:docker|podman)$/.test(n)&&s==="run"?imageIn(e,t+2):null}function versions_programOf(e=""){return e.replace(/^.*[/\\]/,"").replace(/\.(?:cmd|exe)$/i,"").toLowerCase()}function npmIn(e,t){for(let n=t;n<e.length;n+=1){const t=e[n]??"";if(t==="--")continue;const s=/^--package=(.+)$/.exec(t)?.[1]??(t==="-p"||t==="--package"?e[n+=1]:undefined);if(s===undefined&&t.startsWith("-"))continue;const r=s??t;if(!/^(?:@[\w.~-]{1,100}\/)?[\w.~-]{1,200}(?:@[^\s/]{0,100})?$/.test(r)||/^\.{1,2}$/.test(r))return null;return isExact(r)?null:{kind:"npm",name:r,index:n}}return null}function isExact(e){const t=/^@?[^@]+@(.*)$/.exec(e)?.[1]??"";return/^=?v?\d+\.\d+\.\d+/.test(t)}function pythonIn(e,t,n){const{found:s,source:r}=namedPython(e,t,n);const o=(e[s]??"").replace(/^--(?:from|spec)=/,"");if(o===""||o.includes("$"))return null;const i=/^(?:[\w.-]{1,100}\s*@\s*)?git\+[^\s@]{1,300}(?:@([^\s@]{1,200}))?$/.exec(o);if(i!==null)return i[1]===undefined||/^(?:main|master|HEAD|dev|develop)$/i.test(i[1])?{kind:"python",name:o,index:s}:null;if(!/^[A-Za-z0-9][\w.-]{0,200}(?:\[[\w,.-]{0,200}\])?(?:(?:@|[=<>~!]=?).{0,100})?$/.test(o)||r&&/\.(?:whl|gz)$/.test(o))return null;return/(?:===?|@)v?\d+(?:\.\d+)+/.test(o)?null:{kind:"python",name:o,index:s}}function namedPython(e,t,n){for(let s=t;s<e.length;s+=1){const t=e[s]??"";if(t==="--from"||t==="--spec")return{found:s+1,source:true};if(/^--(?:from|spec)=/.test(t))return{found:s,source:true};if(n.test(t))s+=1;else if(!t.startsWith("-"))return{found:s,source:false}}return{found:-1,source:false}}function imageIn(e,t){for(let n=t;n<e.length;n+=1){const t=e[n]??"";if(n7.test(t))n+=1;else if(!t.startsWith("-")){if(!/^[\w./:@-]{1,300}$/.test(t)||t.includes("@sha256:"))return null;const e=/:([\w.-]{1,128})$/.exec(t)?.[1];return e===undefined||e==="latest"?{kind:"image",name:t,index:n}:null}}return null};const n9=[["mcpServers"],["mcp_servers"],["servers"],["mcp"],["mcp","servers"]];const servers=function*({file:e,root:t}){for(const n of serversIn(t,e))yield*look(n)};function*serversIn(e,t){if(t.holds==="hooks")return;let n=t.holds==="servers";for(const t of n9){for(const s of along(e,[...t,"*"])){n=false;if(isServer(s.value))yield s}}if(n){for(const t of entriesOf(e))if(isServer(t.value))yield t}}function isServer(e){return e.kind==="map"&&e.entries.some(({name:e})=>/^(?:command|url|httpUrl|serverUrl)$/.test(e))}function*look({name:e,value:t}){const n=shownName(e);const r=under(t,"command").at(-1)?.value;const o=[...textsOf(r),...textsOf(under(t,"args").at(-1)?.value)];const i=dangerOfCommand(o.map(({text:e})=>e));const a=o[0]?.at??t.at;if(i!==null)yield{severity:"error",at:a,message:(0,s.cv)`the server ${n} ${(0,s.pj)(n3[i].does)}`,remedy:(0,s.pj)(n3[i].remedy),key:`server/${e}/${i}/${digestOf(o.map(({text:e})=>e))}`};const l=looseVersionOf(o.map(({text:e})=>e));if(i===null&&l!==null){yield{severity:"notice",at:o[l.index]?.at??a,message:(0,s.cv)`the server ${n} runs ${shownName(l.name)} in whatever version is the newest`,remedy:(0,s.pj)(se[l.kind]),key:`server/${e}/version`}}const c=["url","httpUrl","serverUrl"].flatMap(e=>under(t,e)).map(e=>({text:nodeText(e.value)??"",at:e.value.at}));for(const t of[...c,...o.slice(1)]){const r=/^http:\/\//i.test(t.text)?hostOf(t.text):null;if(r===null||isNear(r))continue;yield{severity:"warning",at:t.at,message:(0,s.cv)`the server ${n} is reached at ${shownName(r)} without encryption, so
        anybody on the way can read and change what it says`,remedy:(0,s.pj)("Write https://."),key:`server/${e}/http`};break}}function dangerOfCommand(e){const[t]=e;if(t===undefined)return null;return dangerOfWords(e)??(e.length===1?dangerOf(t):null)}const se={image:"Name a tag or, better, a digest: `image@sha256:…`.",python:"Name an exact version, such as `name==1.2.3`.",npm:"Name an exact version, such as `name@1.2.3`."};const st=["env","environment","headers","http_headers"];function writtenOutIn(e){const t=e.kind==="settings"?openSettings(e):null;if(t===null)return[];const{file:n,root:s}=t;const r=n.holds==="settings"?variablesOf(under(s,"env"),null):[];const o=[...serversIn(s,n)].flatMap(e=>variablesOf(st.flatMap(t=>under(e.value,t)),e.name));return[...r,...o]}function variablesOf(e,t){return e.flatMap(({value:e})=>entriesOf(e)).flatMap(({name:e,value:n})=>{const s=nodeText(n);return s!==null&&isSecretName(e)&&isLiteral(s)?[{server:t,name:e,from:n.at,to:n.at+s.length}]:[]})}const sn=new RegExp((0,f.o)`
    (?:^|[_-])(?:
      api_?key|access_?key|auth_?key|private_?key|secret_?key|key|token|secret|passwd|password
      |pwd|passphrase|credentials?|pat
    )$
    |^(?:proxy-)?authorization$|^cookie$`,"i");const ss=new RegExp((0,f.o)`
    (?:^|[_-])(?:
      public|publishable|anon|site|sort|cache|primary|foreign|partition|hot|object|message|index
      |translation|row|map|group|host|dictionary|max|next|page|cancel(?:lation)?|pad|eos|bos|stop
    )[_-]?(?:key|token)$`,"i");function isSecretName(e){if(e.length>sr)return false;const t=e.replace(/([a-z0-9])([A-Z])/g,"$1_$2");return sn.test(t)&&!ss.test(t)}const sr=100;const so=4e3;const si=[/\$[\w{(]|%\w+%|\{|^<.*>$|^\[.*\]$/s,/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/,/^[a-z][a-z\d+-]{1,20}:\S/i,/^(?:\.{0,2}|~)\//,/^[\d.,]*$|^(?:true|false|yes|no|on|off|none|null|nil|undefined|empty|n\/a)$/i,new RegExp((0,f.o)`
      ^(?:
        tests?(?:ing)?|tests?-?\w{0,5}|demo|dev|development|local\w{0,5}|localhost|ollama
        |lm-?studio|any|anything|unused|unset|ignored|not[-_]?\w+|no[-_]\w+|todo|tbd|fixme
        |key|token|api[-_]?key|x+|[*.•_-]+
      )$`,"i")];function isLiteral(e){const t=e.trim().replace(/^(?:bearer|basic|token|apikey)\s+/i,"");if(t.length<4||t.length>so||/\s/.test(t))return false;return!(0,r.Fj)(t)&&!si.some(e=>e.test(t))};const sa=50;const sl={name:"secrets",*look(e){const{text:t,path:n}=e;const i=new Map;const a=(0,r.VY)(t);yield*writtenOut(e,a);for(const e of a){const t=`${e.type} ${e.digest}`;const n=i.get(t);if(n===undefined)i.set(t,{secret:e,times:1});else n.times+=1}if(i.size===0)return;const l=new Places(t);const c=[...i].sort(([,e],[,t])=>Number(t.secret.isCertain)-Number(e.secret.isCertain));for(const[e,[t,{secret:r,times:a}]]of c.slice(0,sa).entries()){const d=e===sa-1?i.size-sa:0;const u=d===0?t:`${t} ${(0,o.w0)(c.slice(e).map(([e])=>e).join("\0")).slice(0,8)}`;yield{subject:"secret",severity:r.isCertain?"error":"warning",path:n,...l.at(r.from),message:[...(0,s.pj)(r.isCertain?`${r.label} stands here in the clear: `:`${r.label} stands here: `),...(0,s.cv)`${`${r.type}#${r.digest}`}`,...(0,s.pj)(a===1?"":`, ${a} times in this file`),...(0,s.pj)(d===0?"":`; and ${d} more ${d===1?"secret":"secrets"} in this file`)],remedy:sd,key:u}}}};function*writtenOut(e,t){let n=0;const r=writtenOutIn(e).toSorted((e,t)=>e.from-t.from).filter(({from:e,to:s})=>{while((t[n]?.to??Number.POSITIVE_INFINITY)<=e)n+=1;return(t[n]?.from??Number.POSITIVE_INFINITY)>s+1});if(r.length===0)return;const o=new Places(e.text);for(const[t,{server:n,name:i,from:a}]of r.slice(0,sa).entries()){const l=t===sa-1?r.length-sa:0;const c=l===0?"":`; and so are ${l} more in this file`;const d=n===null?(0,s.pj)("these settings"):(0,s.cv)`the server ${shownName(n)}`;yield{subject:"secret",severity:"warning",path:e.path,...o.at(a),message:(0,s.cv)`the value of ${shownName(i)} is written out in ${d}${(0,s.pj)(c)}`,remedy:sc,key:`written-out ${n??""}/${i}${l===0?"":` ${digestOfNames(r.slice(t))}`}`}}}function digestOfNames(e){return(0,o.w0)(e.map(({server:e,name:t})=>`${e??""}/${t}`).join("\0")).slice(0,8)}const sc=(0,s.cv)`Name an environment variable in its place, such as ${"${TOKEN}"};
  if it was ever a real secret, revoke it where it was issued.`;const sd=(0,s.cv)`Revoke it where it was issued, for what was once
  pushed stays in the history; then name an environment variable in its place, such as
  ${"${TOKEN}"}.`;const su=64*1024;function frontMatterOf({text:e}){const t=e.slice(0,su);const n=/^\uFEFF?---[ \t]*(?:\r\n|[\n\r])/.exec(t)?.[0];if(n===undefined)return null;const s=t.slice(n.length);const r=/(?:^|\r\n|[\n\r])---[ \t]*(?=[\n\r]|$)/.exec(s);if(r===null)return"open";const o=s.slice(0,r.index);const i=o===""?[]:o.split(/\r\n|[\n\r]/);const a=(0,nP.v)("front-matter.yaml",o);if(typeof a==="string"||a.kind==="unclear")return{root:front_matter_byLine(i,e,n.length),read:"lines",lines:i};const l=a.kind==="map"&&[...a.entries.values()].includes("twice");return l?{root:front_matter_byLine(i,e,n.length),read:"lines",lines:i}:{root:settingOf(a,n.length),read:"yaml",lines:i}}function front_matter_byLine(e,t,n){const s=[];let r=n;for(const[n,o]of e.entries()){const i=/^([A-Za-z_][\w-]{0,60})[ \t]*:/.exec(o);if(i!==null){const[t,a=""]=i;const l=o.slice(t.length).trim()||(/^[ \t]/.test(e[n+1]??"")?(e[n+1]??"").trim():"");s.push({name:a,at:r,value:{kind:"scalar",at:r+t.length,value:/^(?:".*"|'.*')$/.test(l)?l.slice(1,-1):l}})}r+=o.length;r+=t.startsWith("\r\n",r)?2:1}return{kind:"map",at:n,entries:s}};const sp=/^(?:Bash|PowerShell|Shell)(?:\(\s*(?:|:?\*{1,2}|\*:\*)\s*\))?$/;const sh=/^(?:\*|\*\(\*\)|mcp__\*|mcp__\*__\*|mcp\(\*\)|Mcp\(\*:\*\))$/;const sm=[{clients:["claude"],path:["permissions","allow"],all:sp},{clients:["claude"],path:["permissions","allow"],all:sh},{clients:["cursor"],path:["permissions","allow"],all:sp},{clients:["cursor"],path:["permissions","allow"],all:sh},{clients:["gemini"],path:["tools","allowed"],all:/^(?:\*|run_shell_command|ShellTool)$/},{clients:["gemini"],path:["allowedTools"],all:/^(?:\*|run_shell_command|ShellTool)$/},{clients:["other","cursor","claude","gemini"],path:["mcpServers","*","autoApprove"],all:/^\*$/},{clients:["other","cursor","claude","gemini"],path:["mcpServers","*","alwaysAllow"],all:/^\*$/}];const sf=/^(?:Bash|Shell)\((?:\/(?:usr\/)?bin\/)?(?:bash|sh|zsh|eval|exec|sudo|xargs|env)(?:\s+-c)?\s*(?::|\s)\*\)$/;const permissions=function*({file:e,root:t}){for(const{path:n,all:s}of sm.filter(({clients:t})=>t.includes(e.client))){for(const{value:e}of along(t,n)){for(const{text:t,at:r}of textsOf(e))if(s.test(t.trim()))yield allows(t.trim(),r,n.map(e=>e==="*"?"…":e).join("."))}}if(e.client==="claude"){for(const e of along(t,["permissions","allow"]).flatMap(({value:e})=>itemsOf(e))){const t=nodeText(e)?.trim()??"";if(sf.test(t))yield anyProgram(t,e.at)}}if(e.client==="opencode")yield*openByName(along(t,["permission"]).at(-1));if(e.client==="vscode")yield*terminal(along(t,["chat.tools.terminal.autoApprove"]).at(-1))};function allows(e,t,n){const r=sh.test(e);return{severity:"warning",at:t,message:r?(0,s.cv)`the rule ${e} in ${n} asks for every tool to run without a question`:(0,s.cv)`the rule ${e} in ${n} lets any command run without a question`,remedy:r?(0,s.pj)("List the tools that are needed, such as `mcp__github__get_issue`."):(0,s.pj)("List the commands that are needed, such as `Bash(npm test)` or `Bash(git diff:*)`."),key:`${n}/${e}`}}function anyProgram(e,t){return{severity:"notice",at:t,message:(0,s.cv)`the rule ${shownName(e,"for a shell")} lets any command run without a question,
      as its program runs others`,remedy:(0,s.pj)("List the commands themselves, such as `Bash(npm test)` or `Bash(./scripts/check.sh)`."),key:`allow/${e}`}}function*openByName(e){const t=e?.value;const n=entriesOf(t).find(({name:e})=>e==="bash"||e==="*");if(nodeText(t)!=="allow"&&nodeText(n?.value)!=="allow")return;yield{severity:"notice",at:n?.at??e?.at??0,message:(0,s.cv)`${"permission"} lets any command run without a question`,remedy:(0,s.pj)('Write "bash": "ask", or allow by name what is needed.'),key:"permission/bash"}}function*terminal(e){for(const{name:t,at:n,value:r}of entriesOf(e?.value)){if(!/^(?:\/\^?\.[*+]\$?\/[a-z]*|\*)$/.test(t)||r.kind!=="scalar"||r.value!==true)continue;yield{severity:"warning",at:n,message:(0,s.cv)`the pattern ${t} in ${"chat.tools.terminal.autoApprove"} lets any command run without a question`,remedy:(0,s.pj)("List the commands that are needed by name."),key:`terminal/${t}`}}};function*inFrontMatter(e){const t=frontMatterOf(e);if(t===null||t==="open")return;yield*allowedTools(t.root);for(const{at:e,value:n}of under(t.root,"permissionMode")){if(nodeText(n)!=="bypassPermissions")continue;yield{severity:"warning",at:e,message:(0,s.cv)`${"permissionMode"} lets this agent run commands without a question`,remedy:(0,s.pj)('Write "default" or "acceptEdits".'),key:"permissionMode"}}if(!t.lines.some(e=>/^["']?hooks["']?[ \t]*:/.test(e)))return;const n=[...hooks({file:sg,root:t.root})];yield*n.length>0?n:hooksByLine(e.text,t.lines)}function*hooksByLine(e,t){let n=0;for(const r of t){n=Math.max(n,e.indexOf(r,n));const t=/^[ \t]{0,200}(?:-[ \t]{1,20})?["']?[\w-]{1,60}["']?[ \t]{0,20}:[ \t]{0,20}(?:&\S{1,60}[ \t]{1,20})?/.exec(r)?.[0]??r;const o=r.slice(t.length).trim().replace(/^["']|["']$/g,"");const i=o===""?null:dangerOf(o);if(i!==null)yield{severity:"error",at:n,message:(0,s.cv)`${"hooks"} in this front matter ${(0,s.pj)(n3[i].does)}, and no question is asked`,remedy:(0,s.pj)(n3[i].remedy),key:`hooks/${i}/${digestOf([o])}`}}}const sg={agent:"claude",client:"other",holds:"settings",pattern:/^$/,format:"json",lets:"nothing",source:"https://code.claude.com/docs/en/skills"};function*allowedTools(e){for(const{value:t}of under(e,"allowed-tools")){for(const{text:e,at:n}of textsOf(t)){for(const t of toolsIn(e)){if(!sp.test(t)&&t!=="*")continue;yield{severity:"notice",at:n,message:(0,s.cv)`${shownName(t)} in ${"allowed-tools"} lets any command run without a
            question while this is used`,remedy:(0,s.pj)("List the commands that are needed, such as Bash(git diff:*)."),key:`allowed-tools/${t}`};return}}}}function toolsIn(e){const t=[];for(const{0:n}of e.slice(0,4e3).replace(/^\[|\]$/g,"").matchAll(/[^\s,()"']{1,200}(?:\([^()]{0,400}\))?/g))t.push(n);return t};const sw=[{client:"claude",path:["permissions","defaultMode"],is:"bypassPermissions",severity:"warning",does:"starts every session in the mode that runs commands without a question",remedy:'Write "default" or "acceptEdits", and allow by name what must not ask; who '+"works in a container can choose the mode there.",worseWith:{path:["skipDangerousModePermissionPrompt"],is:true}},{client:"claude",path:["skipDangerousModePermissionPrompt"],is:true,severity:"warning",does:"takes away the question before the mode that runs commands without a question",remedy:"Remove it: each person answers this question for their own machine."},{client:"claude",path:["enableAllProjectMcpServers"],is:true,severity:"warning",does:"starts every server of `.mcp.json` without a question, also one that a later change adds",remedy:'Name the servers in "enabledMcpjsonServers".'},{client:"claude",path:["sandbox","dangerouslyDisableSandbox"],is:true,severity:"warning",does:"lets commands run outside the sandbox",remedy:'Remove it, and list in "sandbox.excludedCommands" what cannot run inside.'},{client:"claude",path:["dangerouslyDisableSandbox"],is:true,severity:"warning",does:"lets commands run outside the sandbox",remedy:'Remove it, and list in "sandbox.excludedCommands" what cannot run inside.'},{client:"codex",path:["approval_policy"],is:"never",severity:"warning",does:"runs commands without a question",remedy:'Write "on-request".',worseWith:{path:["sandbox_mode"],is:"danger-full-access"},unless:{path:["sandbox_mode"],is:"read-only"}},{client:"codex",path:["sandbox_mode"],is:"danger-full-access",severity:"warning",does:"lets commands read, write and send anything that the user can",remedy:'Write "workspace-write".'},{client:"gemini",path:["tools","approvalMode"],is:"yolo",severity:"warning",does:"asks for every tool to run without a question",remedy:"Write `default` or `auto_edit`."},{client:"gemini",path:["general","defaultApprovalMode"],is:"yolo",severity:"warning",does:"asks for every tool to run without a question",remedy:"Write `default` or `auto_edit`."},{client:"gemini",path:["approvalMode"],is:"yolo",severity:"warning",does:"asks for every tool to run without a question",remedy:"Write `default` or `auto_edit`."},{client:"gemini",path:["yolo"],is:true,severity:"warning",does:"asks for every tool to run without a question",remedy:"Remove it."},{client:"gemini",path:["autoAccept"],is:true,severity:"notice",does:"runs tools that count as safe without a question",remedy:"Remove it: each person decides this for their own machine."},{client:"gemini",path:["tools","autoAccept"],is:true,severity:"notice",does:"runs tools that count as safe without a question",remedy:"Remove it: each person decides this for their own machine."},{client:"gemini",path:["mcpServers","*","trust"],is:true,severity:"warning",does:"runs every tool of its server without a question",remedy:'Remove it, or list the tools that are needed in "includeTools".'},{client:"vscode",path:["chat.tools.autoApprove"],is:true,severity:"warning",does:"runs every tool, and commands too, without a question",remedy:"Remove it, and approve by name what is needed."},{client:"vscode",path:["chat.tools.global.autoApprove"],is:true,severity:"warning",does:"runs every tool, and commands too, without a question",remedy:"Remove it, and approve by name what is needed."},{client:"vscode",path:["claudeCode.allowDangerouslySkipPermissions"],is:true,severity:"warning",does:"opens the mode that runs commands without a question",remedy:"Remove it: each person decides this for their own machine."},{client:"vscode",path:["claudeCode.initialPermissionMode"],is:"bypassPermissions",severity:"warning",does:"starts every session in the mode that runs commands without a question",remedy:'Write "default".'}];const modes=function*({file:e,root:t}){for(const n of sw){if(n.client!==e.client)continue;for(const{at:e,value:s}of along(t,n.path)){if(!isSet(s,n.is)||n.unless!==undefined&&holds(t,n.unless))continue;const r=n.worseWith!==undefined&&holds(t,n.worseWith);yield found(n,e,r)}}if(e.client==="codex")yield*profiles(t)};function found({path:e,severity:t,does:n,remedy:r,worseWith:o},i,a){const l=a?(0,s.cv)`, and with ${o?.path.at(-1)??""} any text that the agent reads can act on the machine`:[];return{severity:a?"error":t,at:i,message:(0,s.cv)`${e.map(e=>e==="*"?"…":e).join(".")} ${(0,s.pj)(n)}${l}`,remedy:(0,s.pj)(r),key:[...e,...a?["worse"]:[]].join("/")}}function*profiles(e){for(const{name:t,value:n}of along(e,["profiles","*"])){const[e]=along(n,["sandbox_mode"]);if(e===undefined||!isSet(e.value,"danger-full-access")||!holds(n,{path:["approval_policy"],is:"never"}))continue;yield{severity:"warning",at:e.at,message:(0,s.pj)("a profile runs commands without a question and without a sandbox"),remedy:(0,s.pj)("Keep such a profile in the user's own settings."),key:`profiles/${t}`}}}function holds(e,{path:t,is:n}){return along(e,t).some(({value:e})=>isSet(e,n))}function isSet(e,t){return e.kind==="scalar"&&e.value===t};const sb=/(?:^|\.)(?:anthropic\.com|openai\.com|openai\.azure\.com|services\.ai\.azure\.com|googleapis\.com|amazonaws\.com)$/;const traffic_isForeign=e=>{const t=hostOf(e);return t!==null&&!isNear(t)&&!sb.test(t)};const toHost=e=>t=>(0,s.cv)`${(0,s.pj)(e)} ${shownName(hostOf(t)??"")}`;const sy=[{name:new RegExp((0,f.o)`
      ^(?:
        ANTHROPIC(?:_BEDROCK|_VERTEX|_FOUNDRY)?_BASE_URL
        |OPENAI_(?:BASE_URL|API_BASE)|GOOGLE_GEMINI_BASE_URL|GOOGLE_VERTEX_BASE_URL
        |CODE_ASSIST_ENDPOINT
      )$`),isMeant:traffic_isForeign,does:toHost("sends all that the agent says, and its key, to"),remedy:"Remove it: who uses a gateway sets it for their own machine."},{name:/^(?:https?|all)_proxy$/i,isMeant:traffic_isForeign,does:toHost("sends what the agent and its commands load through"),remedy:"Remove it: who needs a proxy sets it for their own machine."},{name:/^NODE_TLS_REJECT_UNAUTHORIZED$/,isMeant:e=>e==="0",does:()=>(0,s.pj)("lets anybody on the way read and change what the agent sends"),remedy:"Remove it; for a certificate of your own, set `NODE_EXTRA_CA_CERTS` on the machine."},{name:/^(?:BASH_ENV|LD_PRELOAD|DYLD_INSERT_LIBRARIES|PROMPT_COMMAND|PYTHONSTARTUP|PERL5OPT|RUBYOPT)$/,isMeant:e=>e!=="",does:()=>(0,s.pj)("makes commands of the agent run other code first"),remedy:"Remove it, and run that code as a command of its own."},{name:/^NODE_OPTIONS$/,isMeant:e=>/(?:^|\s)(?:-r|--require|--import|--loader|--experimental-loader)(?:[\s=]|$)/.test(e),does:()=>(0,s.pj)("makes every Node.js program of the agent run other code first"),remedy:"Remove it, and name the code where it is needed."}];const sv=[{client:"claude",path:["env","*"]},{client:"codex",path:["shell_environment_policy","set","*"]}];const traffic=function*({file:e,root:t}){for(const{client:n,path:r}of sv){if(n!==e.client)continue;for(const{name:e,at:n,value:o}of along(t,r)){const t=nodeText(o)??(o.kind==="scalar"?String(o.value):"");const r=sy.find(t=>t.name.test(e));if(r===undefined||!r.isMeant(t))continue;yield{severity:"warning",at:n,message:(0,s.cv)`${e} ${r.does(t)}`,remedy:(0,s.pj)(r.remedy),key:`env/${e}`}}}if(e.client==="codex"){for(const e of[["openai_base_url"],["chatgpt_base_url"],["model_providers","*","base_url"]]){for(const{name:n,at:r,value:o}of along(t,e)){if(!traffic_isForeign(nodeText(o)??""))continue;const t=shownName(hostOf(nodeText(o)??"")??"");yield{severity:"notice",at:r,message:(0,s.cv)`${n} makes older versions of Codex send all that they say to ${t};
            current ones ignore it in a project`,remedy:(0,s.pj)("Keep it in the user's own settings."),key:`${e.join("/")}/${n}`}}}}};const sk=[permissions,modes,hooks,servers,traffic];const sx=100;const s$={name:"unsafe-settings",look(e){const t=openSettings(e);if(t!==null)return settings_told(e,sk.flatMap(e=>[...e(t)]));return e.isProse&&e.kind!=="fact"?settings_told(e,[...inFrontMatter(e)]):[]}};function settings_told({path:e,text:t},n){const s=placesIn(t);const r=new Set;const o=[...n.filter(({severity:e})=>e==="error"),...n.filter(({severity:e})=>e!=="error")];const i=o.filter(({key:e})=>!r.has(e)&&r.add(e).size>0).slice(0,sx);return i.map(({severity:t,at:n,message:r,remedy:o,key:i})=>({subject:"unsafe-setting",severity:t,path:e,...s(n),message:r,remedy:o,key:i}))};const sR=/(?:^|\/)(?:readme|index|contributing|changelog|license|claude|agents)[^/]*\.md$/i;const sE=/(?:^|\/)[A-Z][A-Z\d_-]*\.md$/;const claudeAgent=function*(e){const{path:t,text:n}=e;if(!/(?:^|\/)\.claude\/agents\/.*\.md$/i.test(t)||sR.test(t)||t!==e.place||n.trim()==="")return;const r=frontMatterOf(e);if(r===null){yield{severity:sE.test(t)?"notice":"warning",line:1,column:null,message:(0,s.pj)("the file has no front matter, so Claude does not take it for an agent"),remedy:(0,s.pj)("Begin with `---` lines around name and description, or move it out of this folder."),key:"no-front-matter"};return}if(r==="open"){yield{severity:"warning",line:1,column:1,message:(0,s.pj)("the front matter of the agent is not closed, so Claude leaves the agent out"),remedy:(0,s.pj)("Write a line that is exactly `---` below its keys."),key:"open"};return}for(const e of["name","description"]){const t=under(r.root,e);const n=t.at(-1)?.value;const o=r.read==="lines"?t.length>0:n!==undefined&&(n.kind!=="scalar"||n.value!==null&&n.value!=="");if(!o)yield{severity:"warning",line:1,column:null,message:(0,s.cv)`the agent has no ${e}, so Claude leaves it out`,remedy:(0,s.cv)`Write ${e} into its front matter.`,key:e}}};const claudeRule=function*(e){const{path:t,lines:n}=e;if(!/(?:^|\/)\.claude\/rules\/.*\.md$/i.test(t)||t!==e.place)return;const r=frontMatterOf(e);if(r===null)return;if(r==="open"){const e=n.slice(1,30).findIndex(e=>/^(?:paths|globs)\s*:/.test(e));if(e>=0)yield{severity:"warning",line:1,column:1,message:(0,s.pj)("the front matter is not closed, so the rule applies to other paths than it says"),remedy:(0,s.pj)("Write a line that is exactly `---` below its keys."),key:"open"};return}const o=under(r.root,"paths").at(-1);const i=r.lines.findIndex(e=>e.startsWith("paths"))+2;if(o===undefined){const e=entriesOf(r.root).find(({name:e})=>e==="path"||e==="globs"||e==="applyTo");if(e!==undefined)yield{severity:"notice",line:Math.max(2,r.lines.findIndex(t=>t.startsWith(e.name))+2),column:null,message:(0,s.cv)`Claude does not know the key ${e.name}, so the rule applies everywhere`,remedy:(0,s.cv)`Write ${"paths"}.`,key:"paths-name"};return}if(r.read==="lines")return;const{value:a}=o;const l=a.kind==="list"?itemsOf(a).every(e=>nodeText(e)!==null):a.kind==="scalar"&&(a.value===null||nodeText(a)!==null);if(!l)yield{severity:"warning",line:i,column:null,message:(0,s.cv)`${"paths"} is no list of patterns, so the rule does not apply where it says`,remedy:(0,s.pj)('Write a list: `- "src/**/*.ts"`.'),key:"paths"}};const copilotInstructions=function*(e){const{path:t,text:n}=e;if(!/(?:^|\/)\.github\/instructions\//i.test(t)||t!==e.place||n.trim()==="")return;if(!/\.instructions\.md$/i.test(t)){const e=/\.(?:md|mdc|markdown|txt)$/i.test(t)&&!/(?:^|\/)(?:readme|index|contributing|changelog|license)[^/]*$/i.test(t);if(e)yield{severity:"warning",line:1,column:null,message:(0,s.cv)`Copilot reads only files whose name ends in ${".instructions.md"} from this
          folder, so it never reads this one`,remedy:(0,s.pj)("Rename it."),key:"name"};return}const r=frontMatterOf(e);if(r==="open"){yield{severity:"warning",line:1,column:1,message:(0,s.pj)("the front matter is not closed, so Copilot does not know for which files this is"),remedy:(0,s.pj)("Write a line that is exactly `---` below its keys."),key:"open"}}else if(r===null||under(r.root,"applyTo").length===0){yield{severity:"notice",line:1,column:null,message:(0,s.cv)`there is no ${"applyTo"}, so these instructions apply only where somebody adds them`,remedy:(0,s.cv)`Write ${'applyTo: "**"'} into the front matter, or the files that are meant.`,key:"apply-to"}}};const sO="description|globs|alwaysApply";const sS=/^([A-Za-z_][\w-]{0,60})[ \t]*:(.*)$/;const sj=new RegExp(String.raw`^ {1,40}(?:${sO})[ \t]*:(?:\s|$)`);const s_=new RegExp(`^(${sO})(?![\\w-])[ \\t]*(?!:)`);function brokenFront(e){let t="value";for(let n=0;n<e.length;n+=1){const r=e[n]??"";const o=sS.exec(r);if(o===null){const e=faultWithoutKey(r,n,t);if(e!==null)return e;continue}const[,i="",a=""]=o;if(i==="alwaysApply"&&/^[^\s]/.test(a))return fault(n,(0,s.cv)`there is no blank behind the colon of ${i}, so Cursor does not read it`,"Write a blank behind the colon.","colon");const l=a.trim();t=blockOf(l);if(!/^["'[{]/.test(l))continue;const c=endOf([l,...upToKey(e,n+1)]);if(c===null)return cursor_front_open(n,l);n+=c}return null}function blockOf(e){if(/^[|>][-+\d]{0,2}(?:\s+#.*)?$/.test(e))return"text";return e===""?"items":"value"}function faultWithoutKey(e,t,n){const r=n==="text"&&/^(?:\s|$)/.test(e);if(r||/^\s*(?:#|$)/.test(e))return null;if(/^ *\t/.test(e))return fault(t,(0,s.cv)`a tab indents this line, which YAML does not allow, so Cursor may not read the rule`,"Indent with blanks.","tab");const o=s_.exec(e)?.[1];if(o!==undefined)return fault(t,(0,s.cv)`${o} has no colon, so Cursor does not read it`,"Write a colon and a blank behind it.","colon");if(sj.test(e)&&n!=="items")return fault(t,(0,s.pj)("this key is indented below a value, so Cursor may not read the rule"),"Write it at the beginning of its line.","nested");const i=/^\s*-[ \t]+(["'[{].*)$/.exec(e)?.[1];return i!==undefined&&endOf([i])===null?cursor_front_open(t,i):null}function upToKey(e,t){let n=t;while(n<e.length&&!sS.test(e[n]??""))n+=1;return e.slice(t,n)}function endOf(e){const t=e[0]?.charAt(0)??"";if(t==='"'||t==="'"){const n=e.findIndex((e,n)=>e.slice(n===0?1:0).includes(t));return n<0?null:n}return endOfBrackets(e)}function beginsText(e,t){return/["']/.test(e.charAt(t))&&/^[\s[{,:]?$/.test(e.charAt(t-1))}const sz=new Map([["[",1],["{",1],["]",-1],["}",-1]]);function endOfBrackets(e){let t=0;let n="";for(const[s,r]of e.entries()){for(let e=0;e<r.length;e+=1){const o=r.charAt(e);if(n!==""){if(o==="\\"&&n==='"')e+=1;else if(o===n)n=""}else if(beginsText(r,e))n=o;else if(o==="#"&&/\s/.test(r.charAt(e-1)))break;else t+=sz.get(o)??0;if(t===0&&n==="")return s}}return null}function cursor_front_open(e,t){const n=/^["']/.test(t);return fault(e,n?(0,s.pj)("a quote opens this value and is never closed, so Cursor may not read the rule"):(0,s.pj)("a bracket opens this value and is never closed, so Cursor may not read the rule"),n?"Close the quote, or leave it out.":"Close the bracket, or leave it out.","unclosed")}function fault(e,t,n,r){return{severity:"warning",line:e+2,column:1,message:t,remedy:(0,s.pj)(n),key:r}};const cursorRule=function*(e){const{path:t,text:n,lines:r}=e;if(!/(?:^|\/)\.cursor\/rules\/.*\.mdc$/i.test(t)||t!==e.place||n.trim()==="")return;const o=frontMatterOf(e);if(o==="open"){yield{severity:"warning",line:1,column:1,message:(0,s.pj)("the front matter is not closed, so Cursor does not know when the rule applies"),remedy:(0,s.pj)("Write a line that is exactly `---` below its keys."),key:"open"};return}if(o===null){yield{severity:"notice",line:1,column:null,message:(0,s.pj)("the rule has no front matter at its very beginning, so it applies only where somebody names it"),remedy:(0,s.pj)("Begin with `---` lines around description, globs or alwaysApply, if it should apply by itself."),key:"no-front-matter"};return}const i=brokenFront(o.lines);if(i!==null){yield i;return}let a=false;for(const[e,t]of o.lines.entries()){const n=e+2;const o=/^([A-Za-z_][\w-]*)\s*:(.*)$/.exec(t);if(o===null){if(!a&&isStray(t)){yield{severity:"warning",line:n,column:1,message:(0,s.pj)("this line of the front matter is no key with a value, so Cursor may not read the rule"),remedy:(0,s.pj)("Move it below the closing `---` line."),key:"stray"};return}continue}const i=(o[2]??"").replace(/\s+#.*$/,"").trim();a=/^(?:|[|>][-+]?\d?|\[[^\]]*|"[^"]*|'[^']*)$/.test(i);if(o[1]==="alwaysApply")yield*always(i,n,r[n-1]??"")}};function isStray(e){return e.trim()!==""&&!/^[\s#\-\]}]/.test(e)}function*always(e,t,n){if(e===""||/^(?:true|false)$/i.test(e))return;const r=/^(["'])(?:true|false)\1$/i.test(e);yield{severity:r?"notice":"warning",line:t,column:n.indexOf(":")+2,message:r?(0,s.cv)`${"alwaysApply"} is a text in quotes, which Cursor may not take for true or false`:(0,s.cv)`${"alwaysApply"} is neither true nor false, so the rule does not always apply`,remedy:(0,s.pj)("Write true or false, without quotes."),key:"always-apply"}};const deadHooks=function*(e){const t=openSettings(e);if(t===null)return;for(const{at:e,...n}of deadIn(t))yield{...n,...t.placeOf(e)}};function*deadIn({file:e,root:t}){const n=eventsOf(e);if(n===null)return;if(e.holds==="hooks"&&under(t,"hooks").length===0){const e=entriesOf(t).find(({name:e})=>nV.includes(e));if(e!==undefined&&!isDangerousHook(e))yield{severity:"warning",at:e.at,message:(0,s.cv)`${e.name} does not stand below the key ${"hooks"}, so its hooks never run`,remedy:(0,s.pj)('Write `{"hooks": {…}}` around the events.'),key:"hooks/no-wrapper"}}for(const{value:s}of under(t,"hooks")){for(const t of entriesOf(s)){if(e.client==="gemini"&&n0.includes(t.name))continue;if(isDangerousHook(t))continue;if(!n.includes(t.name))yield*misnamed(t,n);else if(e.client==="gemini"||nV.includes(t.name))yield*misshapen(t,e.client==="other"?"notice":"warning")}}}function*misnamed({name:e,at:t},n){const r=meantEvent(e,n);if(r===null)return;yield{severity:"warning",at:t,message:(0,s.cv)`${shownName(e)} is no hook event, so its hooks never run`,remedy:(0,s.cv)`Write ${r}.`,key:`event/${e.slice(0,100)}`}}function*misshapen({name:e,at:t,value:n},r){const wrong=(t,n,o,i)=>({severity:r,at:t,message:n,remedy:(0,s.pj)(o),key:`hooks/${e}/${i}`});if(n.kind!=="list"){yield wrong(t,(0,s.cv)`the hooks of ${e} are no list, so they never run`,'Write a list of {"matcher": …, "hooks": […]}.',"no-list");return}for(const t of n.items){const n=under(t,"hooks").at(-1)?.value;if(n?.kind!=="list"){yield wrong(t.at,(0,s.cv)`a hook of ${e} stands outside of a list ${"hooks"}, so it never runs`,'Write {"matcher": …, "hooks": [{"type": "command", "command": …}]}.',"no-hooks");return}for(const t of n.items){const n=nodeText(under(t,"type").at(-1)?.value);const r=n==="command"&&nodeText(under(t,"command").at(-1)?.value)===null;if(n!==null&&!r)continue;yield wrong(t.at,r?(0,s.cv)`a hook of ${e} has no ${"command"}, so it never runs`:(0,s.cv)`a hook of ${e} has no ${"type"}, so it never runs`,r?"Write the command that it should run.":'Write "type": "command".',r?"no-command":"no-type");return}}};const sq=64;const sM=1024;const sI=new RegExp((0,f.o)`
    (?:^|\/)\.(?:
      agents|augment|claude|cline|codex|cursor|factory|gemini|github|goose|junie|kilocode|kiro
      |opencode|qwen|roo|trae|windsurf
    )\/skills\/`,"i");const sA=/(?:^|\/)\.(?:agents|codex|cursor|gemini|github|opencode)\/skills\//i;const skill=function*(e){const{path:t,text:n}=e;if(!/(?:^|\/)skill\.md$/i.test(t)||t!==e.place||n.trim()==="")return;const r=sI.test(t)?"warning":"notice";const o=sA.test(t)?"warning":"notice";const i=frontMatterOf(e);if(i===null||i==="open"){const e={none:"the skill has no front matter",open:"the front matter of the skill is not closed"}[i??"none"];const t=(0,s.pj)(`${e}, so agents leave it out or guess when to use it`);yield{severity:r,line:1,column:1,message:t,remedy:(0,s.pj)("Begin with `---` lines around name and description."),key:"no-front-matter"};return}if(i.read==="lines"&&o==="warning"){yield{severity:"notice",line:2,column:null,message:(0,s.pj)("the front matter of the skill is no YAML, so some agents leave it out"),remedy:(0,s.pj)("Put values with a colon or brackets into quotes."),key:"yaml"}}for(const e of["name","description"]){if(skill_valueOf(i,e)==="")yield e==="name"?missingKey(e,o,"some agents leave it out"):missingKey(e,r,"agents leave it out or guess when to use it")}yield*nameFaults(t,i);if(hasLongDescription(i)){yield{severity:o,line:lineOf(i,"description"),column:null,message:(0,s.cv)`the ${"description"} of the skill is longer than ${sM}
        characters, so some agents leave it out`,remedy:(0,s.pj)("Move all but what it is for and when to use it into the text."),key:"description-length"}}};function hasLongDescription(e){return e.read==="yaml"&&[...skill_valueOf(e,"description")].length>sM}function missingKey(e,t,n){return{severity:t,line:1,column:null,message:(0,s.cv)`the skill has no ${e}, so ${(0,s.pj)(n)}`,remedy:(0,s.cv)`Write ${e} into its front matter.`,key:e}}function*nameFaults(e,t){const n=skill_valueOf(t,"name");if(n==="")return;const r=lineOf(t,"name");const o=e.split("/").at(-2)??"";if([...n].length>sq){yield{severity:sA.test(e)?"warning":"notice",line:r,column:null,message:(0,s.cv)`the ${"name"} of the skill is longer than ${sq} characters, so some agents leave it out`,remedy:(0,s.pj)("Shorten it, and its folder with it."),key:"name-length"}}else if(!/^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(n)){if(/(?:^|\/)\.[a-z]+\/skills\//i.test(e))yield{severity:"notice",line:r,column:null,message:(0,s.cv)`the ${"name"} of the skill is not made of lower-case letters, digits and single
          hyphens, as the specification wants`,remedy:(0,s.pj)("Write it like its folder: my-skill."),key:"name-form"}}else if(o!==n&&/(?:^|\/)skills\/[^/]+\/[^/]+$/i.test(e)){yield{severity:sI.test(e)?"warning":"notice",line:r,column:null,message:(0,s.cv)`the skill is named ${shownName(n)} and its folder ${o}: some agents leave
        it out, others call it by the folder`,remedy:(0,s.pj)("Give both the same name."),key:"name-folder"}}}function skill_valueOf({root:e},t){const n=under(e,t).at(-1);return nodeText(n?.value)?.trim()??(n?.value.kind==="scalar"&&n.value.value!==null?String(n.value.value):"")}function lineOf({lines:e},t){const n=e.findIndex(e=>e.startsWith(`${t}:`));return n<0?1:n+2}var sP=n(528);const syntax=function*(e){const t=(0,nL.hH)(e.path);if(t===null||e.text.length>nF||e.text.trim()===""||e.path!==e.place)return;if(t.format==="toml")yield*tomlFault(e);else yield*jsonFaults(e,t)};const sL=5;function*jsonFaults({text:e},{lets:t}){const{faults:n,root:r}=readJsonSettings(e);const o=placesIn(e);const i=new Set;for(const e of n){const n=wrongOf(e,t);const s=e.kind==="twice"?`twice/${e.name.slice(0,100)}`:e.kind;if(n===null||i.has(s)||i.size===sL)continue;i.add(s);yield{severity:"warning",...o(e.at),...n,key:s}}if(n.length===0&&r.kind!=="map")yield{severity:"warning",line:1,column:null,message:(0,s.pj)("the file holds no JSON object, so its agent ignores it"),remedy:(0,s.pj)("Write the settings between `{` and `}`."),key:"no-object"}}function wrongOf({kind:e,name:t},n){switch(e){case"fault":return{message:(0,s.pj)("the file is no JSON from here on, so its agent ignores all of it"),remedy:(0,s.pj)("Mend it: a comma, quote or bracket is missing here or before, or one too many.")};case"comment":return n==="nothing"?{message:(0,s.pj)("there is a comment, which JSON does not have, so the agent ignores the whole file"),remedy:(0,s.pj)("Remove the comment.")}:null;case"last-comma":return n==="comments-and-commas"?null:{message:(0,s.pj)("there is a comma before a closing bracket, which JSON does not have, "+"so the agent ignores the whole file"),remedy:(0,s.pj)("Remove the comma.")};case"twice":return{message:(0,s.cv)`the key ${shownName(t)} is there twice, and only the last one counts`,remedy:(0,s.pj)("Put both together, or remove one.")}}}const sC=64*1024;function*tomlFault({path:e,text:t}){if(t.length>sC||typeof(0,nP.v)(e,t)!=="string")return;try{(0,sP.qg)(t,{maxDepth:60})}catch(e){if(!(e instanceof sP.zx))return;yield{severity:"warning",line:Math.max(1,e.line),column:Math.max(1,e.column),message:(0,s.pj)("the file is no TOML from here on, so its agent ignores it or does not start"),remedy:(0,s.pj)("Mend it: a quote or bracket is missing, or a key is there twice."),key:"fault"}}};const sT=1e3;const encoding=function*(e){if(!e.isProse&&(0,nL.hH)(e.path)===null)return;const t=e.text.slice(0,sT);const n=[...t].flatMap((e,t)=>e==="\0"?[t%2]:[]);const r=n.filter(e=>e===0).length;if(n.length<4||n.length*4<t.length||Math.min(r,n.length-r)*10>n.length)return;yield{severity:"warning",line:1,column:null,message:(0,s.pj)("the file is not UTF-8 but looks like UTF-16, so agents read nothing that makes sense"),remedy:(0,s.pj)("Save it as UTF-8."),key:"encoding"}};const empty=function*(e){if(!e.isProse||e.kind==="import"||e.kind==="fact"||e.path!==e.place)return;if(e.text.length>1e4||/(?:^|\/)\.(?:keep|git(?:keep|ignore|attributes))$/.test(e.path)||e.text.replace(/^\uFEFF/,"").trim()!=="")return;yield{severity:"notice",line:1,column:null,message:(0,s.pj)("the file is empty, so agents learn nothing from it"),remedy:(0,s.pj)("Write into it, or remove it."),key:"empty"}};const sN=[empty,syntax,deadHooks,cursorRule,skill,claudeAgent,claudeRule,copilotInstructions];const sW={name:"broken-files",look(e){const t=[...encoding(e)];const n=t.length>0?t:sN.flatMap(t=>[...t(e)]);return n.map(t=>({subject:"broken-file",path:e.path,...t}))}};var sF=n(8748);const sB=[/(?:^|\/)agents\.md$/i,/(?:^|\/)claude\.md$/i,/(?:^|\/)gemini\.md$/i,/(?:^|\/)\.github\/copilot-instructions\.md$/i,/(?:^|\/)\.cursorrules$/i,/(?:^|\/)\.windsurfrules$/i,/(?:^|\/)\.clinerules$/i,/(?:^|\/)\.junie\/guidelines\.md$/i];const sD=8;const sH=2e4;const sZ=2e3;const sU=.6;const sY=.9;const sJ={name:"drifted-twins",async look(e){const t=new Map;for(const n of e.slice(0,sZ)){const e=sB.findIndex(e=>e.test(n.path));if(e<0)continue;const s=(0,sF.g)(n.path);t.set(s,[...t.get(s)??[],{document:n,rank:e}])}return[...t.values()].flatMap(e=>e.length<2?[]:drifted(e))}};function drifted(e){const t=e.toSorted((e,t)=>e.rank-t.rank||(e.document.path<t.document.path?-1:1));const n=new Set;const r=[];const o=[];for(const{document:e}of t){if(n.has(e.place))continue;n.add(e.place);const t=linesOf(e);if(t.count<sD)continue;const[i]=r.map(e=>({other:e,...twins_compare(e,t)})).toSorted((e,t)=>t.share-e.share);r.push(t);if(i===undefined||i.differing===0||i.share<sU)continue;const a=i.other.document.path;const l=`ln -sf ${relative(e.path,a)} ${e.path}`;const c=i.share>=sY?"warning":"notice";o.push({subject:"drifted-twin",severity:c,path:e.path,line:i.line,column:null,message:(0,s.cv)`${e.path} and ${a} were one text and have drifted:
        ${i.equal} lines are equal, ${i.differing} are in one of them alone`,remedy:(0,s.cv)`Keep one of them, and make the others a link to it (${l}) or an import of it.`,key:a})}return o}const sG=new RegExp((0,f.o)`
    \b(?:
      claude(?:[ -]code)?(?:\.md)?|codex|gemini(?:[ -]cli)?(?:\.md)?
      |(?:github )?copilot(?:-instructions(?:\.md)?)?
      |cursor(?:rules)?|windsurf(?:rules)?|cline(?:rules)?|junie|agents?(?:\.md)?
      |ai(?: (?:coding )?(?:assistants?|agents?))?|(?:coding )?assistants?|anthropic|openai|google
      |claude\.ai\/code
    )\b`,"gi");function linesOf(e){const t=new Map;let[n,s]=[0,0];let r=false;for(const{raw:o,kind:i,number:a}of e.markdown.lines.slice(0,sH)){if(i==="blank"||i==="front-matter"||i==="comment"||/^\s*@\S+\s*$/.test(o))continue;if(!r&&i==="heading"){r=true;continue}const e=o.slice(0,2e3).replace(sG,"\xb7").replace(/\s+/g," ").trim();if(e===""||/^(?:this|the)? ?·?[^.]{0,40}file (?:provides|contains|gives|guides)\b/i.test(e)||!/[\p{L}\p{N}]/u.test(e))continue;const l=t.get(e);if(l===undefined)t.set(e,{line:a,times:1});else l.times+=1;n+=1;s+=weightOf(e)}return{document:e,known:t,count:n,weight:s}}function weightOf(e){return Math.min(e.length,200)}function twins_compare(e,t){let[n,s]=[0,0];let r=null;for(const[o,i]of t.known){const t=Math.min(i.times,e.known.get(o)?.times??0);n+=t;s+=t*weightOf(o);if(t===0)r??=i.line}return{share:2*s/Math.max(1,e.weight+t.weight),equal:n,differing:e.count+t.count-2*n,line:r??1}}function relative(e,t){const n=e.split("/").slice(0,-1);const s=t.split("/");while(n.length>0&&n[0]===s[0]&&s.length>1){n.shift();s.shift()}return[...n.map(()=>".."),...s].join("/")};const sK=[el,concealedText(speaksAsInjection),sl,s$,tr,sW];const sV=[nA,X.e,sJ];async function runDetectors(e,t){const n=e.flatMap(e=>[...textObservations(e)]);for(const s of sV)n.push(...await s.look(e,t));return numbered(n.sort(byPlace))}const sX=new WeakMap;function textObservations(e){const t=sX.get(e);if(t!==undefined)return t;const n=sK.flatMap(t=>[...t.look(e)]);sX.set(e,n);return n}function blocking(e){const t=new Map;for(const{subject:n,severity:s}of e.flatMap(textObservations))if(s==="error")t.set(n,(t.get(n)??0)+1);return t}function byPlace(e,t){if(e.path!==t.path)return e.path<t.path?-1:1;return e.line-t.line||(e.column??0)-(t.column??0)}function numbered(e){const t=new Map;return e.map(wellFormed).map(e=>{const n=[e.subject,e.path,e.key].join("\0");const s=(t.get(n)??0)+1;t.set(n,s);return s===1?e:{...e,key:`${e.key}#${s}`}})}function wellFormed(e){const t=e.key.replace(/\p{Cs}/gu,e=>`\\u${e.charCodeAt(0).toString(16)}`);return t===e.key?e:{...e,key:t}}}),3346:(function(e,t,n){n.d(t,{z:()=>endingOf,v:()=>readData});var s=n(7675);var r=n(4993);var o=n(528);const i=5e4;const a=1e3;const l=/[ \t]*/y;const c=/[A-Za-z0-9_-]+/y;const d=/[^\s,\]}#]+/y;const u=/ \d\d:[^\s,\]}#]*/y;function tomlPlaces(e,t){return new PlaceReader(e,t).document()}let PlaceReader=class PlaceReader{text;unquote;bounds=new r.cz(i);at;constructor(e,t){this.text=e;this.unquote=t;this.at=e.startsWith("\uFEFF")?1:0}document(){const e=table({from:0,to:this.text.length});let t=[e];for(this.skip();this.at<this.text.length;this.skip()){const n=this.at;if(this.takes("[")){const s=this.takes("[");const r=this.key("]");if(s&&!this.takes("]"))throw fault();t=this.descend([e],r,s,n);extend(t,{from:n,to:this.at})}else{extend(t,{from:n,to:this.pair(t,n,t.length)})}}return e}pair(e,t,n){const s=this.key("=");const r=s.at(-1);const o=this.descend(e,s.slice(0,-1),false,t);const i=o.at(-1);this.blanks();const a=this.value(n+s.length);if(r===undefined||i?.kind!=="table"||i.entries.has(r))throw fault();i.entries.set(r,a);extend(o,{from:t,to:a.span.to});return a.span.to}descend(e,t,n,s){const o=[...e];for(const[e,i]of t.entries()){const a=o.at(-1);if(a?.kind!=="table")throw fault();const l=n&&e===t.length-1;const c=a.entries.get(i)??this.begin(a,i,l?{kind:"list",span:{from:s,to:s},items:[]}:table({from:s,to:s}));if(c.kind==="list"&&l)c.items.push(this.counted(table({from:s,to:s})));const d=c.kind==="list"?c.items.at(-1):undefined;o.push(c,...d===undefined?[]:[d]);if(o.length>2*r.bP)throw(0,r.DI)()}return o}begin(e,t,n){e.entries.set(t,this.counted(n));return n}counted(e){this.bounds.enter(0);return e}value(e){this.bounds.enter(e);const t=this.at;if(this.takes("[")){const n=[];this.items("]",()=>n.push(this.value(e+1)));return{kind:"list",span:{from:t,to:this.at},items:n}}if(this.takes("{")){const n=table({from:t,to:t});this.items("}",()=>this.pair([n],this.at,e+1));n.span={from:t,to:this.at};return n}const n=this.text[t];if(n==='"'||n==="'")this.string(n);else this.word();return{kind:"scalar",span:{from:t,to:this.at}}}items(e,t){for(this.skip();!this.takes(e);this.skip()){t();this.skip();if(!this.takes(",")&&this.text[this.at]!==e)throw fault()}}word(){const e=this.match(d);if(/^\d{4}-\d\d-\d\d$/.test(e))this.match(u);if(e===""||e.length>a)throw fault()}string(e){const t=this.text.startsWith(e.repeat(3),this.at);const n=t?e.repeat(3):e;let s=this.at+n.length;while(s<this.text.length&&!this.text.startsWith(n,s))s+=e==='"'&&this.text[s]==="\\"?2:1;s+=n.length;if(t)for(let t=0;t<2&&this.text[s]===e;t+=1)s+=1;if(s>this.text.length)throw fault();this.at=s}key(e){const t=[];do{this.blanks();t.push(this.keyPart());if(t.length>r.bP)throw(0,r.DI)();this.blanks()}while(this.takes("."));if(!this.takes(e))throw fault();return t}keyPart(){const e=this.text[this.at];if(e!=='"'&&e!=="'"){const e=this.match(c);if(e==="")throw fault();return e}const t=this.at;this.string(e);const n=this.text.slice(t,this.at);return e==='"'&&n.includes("\\")?this.unquote(n):n.slice(1,-1)}match(e){e.lastIndex=this.at;const t=e.exec(this.text)?.[0]??"";this.at+=t.length;return t}takes(e){const t=this.text[this.at]===e;if(t)this.at+=1;return t}blanks(){this.match(l)}skip(){for(;;){const e=this.text[this.at];if(e===" "||e==="	"||e==="\n"||e==="\r")this.at+=1;else if(e!=="#")return;else{const e=this.text.indexOf("\n",this.at);this.at=e===-1?this.text.length:e}}}};function table(e){return{kind:"table",span:e,entries:new Map}}function extend(e,{to:t}){for(const n of e){if(n.kind!=="scalar"&&n.span.to<t)n.span={from:n.span.from,to:t}}}function fault(){return new r.IO("the file is no TOML")};function readToml(e){const t=tomlPlaces(e,unquoted);return joined(t,parsed(e),e)}function parsed(e){try{return(0,o.qg)(e,{integersAsBigInt:true,maxDepth:r.bP})}catch(e){if(e instanceof o.zx)throw new r.IO("the file is no TOML");throw e}}function unquoted(e){const{key:t}=parsed(`key = ${e}`);if(typeof t!=="string")throw disagreement();return t}function joined(e,t,n){const{span:s}=e;switch(e.kind){case"scalar":return{kind:"scalar",span:s,value:scalarOf(t,s,n)};case"list":if(!Array.isArray(t)||t.length!==e.items.length)throw disagreement();return{kind:"list",span:s,items:e.items.map((e,s)=>joined(e,t[s]??"",n))};case"table":{if(!isTable(t))throw disagreement();const r=new Map(Object.entries(t));if(r.size!==e.entries.size)throw disagreement();const o=new Map;for(const[t,s]of e.entries){const e=r.get(t);if(e===undefined)throw disagreement();o.set(t,{key:t,value:joined(s,e,n)})}return{kind:"map",span:s,entries:o}}}}function isTable(e){return typeof e==="object"&&Object.getPrototypeOf(e)===null}function scalarOf(e,{from:t,to:n},s){const r=s.slice(t,n);if(typeof e==="string"&&/^["']/.test(r))return e;if(typeof e==="boolean"&&r===String(e))return e;if((typeof e==="bigint"||typeof e==="number")&&/^[-+]?(?:[0-9]|inf$|nan$)/.test(r))return{as:"number",text:r};if(e instanceof o.PJ&&/^[0-9]{2}(?::|[0-9]{2}-)/.test(r))return{as:"date",text:r};throw disagreement()}function disagreement(){return new r.IO("the file cannot be read as TOML without doubt")}var p=n(3483);var h=n(216);var m=n(4199);const f=4e4;const g=2e4;function readYaml(e){const[t,n]=compose(e);if(t===undefined)throw yaml_values_fault();if(n!==undefined)throw new r.IO("the file holds more than one YAML document");if(t.errors.length>0)throw yaml_values_fault();return new YamlReader(e).node(t.contents,0,{from:e.length,to:e.length})}function compose(e){let t=0;for(let n=e.indexOf("\n");n>=0;n=e.indexOf("\n",n+1))t+=1;if(t>g)throw new r.IO(`the file has more than ${g} lines`);const n=[];const s=new p.iX;let o=0;for(const t of new p.JG().lex(e)){o+=1;if(o>f)throw new r.IO("the file is too long to be read as YAML");for(const e of s.next(t))n.push(e);if(s.stack.length>r.bP)throw(0,r.DI)()}for(const e of s.end())n.push(e);if(n.some(({type:e})=>e==="directive"))throw new r.IO("the file holds a YAML directive");return(0,m.l)(n,e.length,{version:"1.2",merge:false,uniqueKeys:false,strict:true})}let YamlReader=class YamlReader{text;bounds=new r.cz;constructor(e){this.text=e}node(e,t,n){this.bounds.enter(t);if(e===null||e===undefined)return{kind:"scalar",span:n,value:null};if((0,p.Vj)(e))return{kind:"unclear",why:"it is reached through a YAML alias"};if(!(0,p.jh)(e)&&!(0,p.oP)(e)&&!(0,p.jn)(e))return{kind:"unclear",why:"it is no plain YAML value"};if(e.tag!==undefined)return{kind:"unclear",why:"it has a YAML tag"};if(e.anchor!==undefined)return{kind:"unclear",why:"it has a YAML anchor"};const[s,r]=e.range??[n.from,n.to];if((0,p.jn)(e))return{kind:"scalar",span:{from:s,to:r},value:yaml_values_scalarOf(e)};const o=this.text[r-1]==="\n"?r-1:r;if((0,p.jh)(e))return this.map(e,t,{from:s,to:o});return{kind:"list",span:{from:s,to:o},items:e.items.map(e=>this.node(e,t+1,{from:o,to:o}))}}map(e,t,n){const s=new Map;const o=new Map;for(const{key:i,value:a}of e.items){if(!(0,p.jn)(i)||isMarked(i))return{kind:"unclear",why:"a key beside it is no plain text"};const e=yaml_values_scalarOf(i);const l=nameOf(e);if(l==="<<"&&i.type==="PLAIN")return{kind:"unclear",why:"there is a YAML merge key beside it"};if(l===null)return{kind:"unclear",why:"a key beside it is no plain text"};const c=typeof e==="string"?null:w.get(l.toLowerCase())??null;if(c!==null&&(o.get(c)??l)!==l)return{kind:"unclear",why:"two keys beside it mean the same"};if(c!==null)o.set(c,l);const d=i.range?.[1]??n.to;(0,r.An)(s,l,{key:e,value:this.node(a,t+1,{from:d,to:d})})}return{kind:"map",span:n,entries:s}}};function isMarked({tag:e,anchor:t}){return e!==undefined||t!==undefined}const w=new Map([...["true","yes","on","y"].map(e=>[e,"true"]),...["false","no","off","n"].map(e=>[e,"false"])]);const b=/^(?:[-+]?\.?[0-9][-+0-9a-fotxz_.: ]*|[-+]?\.(?:inf|nan))$/i;function yaml_values_scalarOf({value:e,source:t,type:n}){if(e===null||typeof e==="boolean")return e;if(typeof e==="string"){if(!(0,h.UC)(e))throw new r.IO("the file holds half of a surrogate pair, which is no character");return n==="PLAIN"&&(b.test(e)||w.has(e.toLowerCase()))?{as:"plain",text:e}:e}if(t===undefined)throw yaml_values_fault();return{as:"number",text:t}}function nameOf(e){if(e===null||typeof e==="string")return e;if(typeof e==="boolean")return String(e);return/^(?:0|-?[1-9][0-9]{0,14})$/.test(e.text)||w.has(e.text.toLowerCase())?e.text:null}function yaml_values_fault(){return new r.IO("the file is no YAML")};const y=new Map([["json",s.V],["jsonc",s.V],["yaml",readYaml],["yml",readYaml],["toml",readToml]]);const v=4*1024*1024;function endingOf(e){const t=e.slice(e.lastIndexOf("/")+1);const n=t.lastIndexOf(".");return n<=0?"":t.slice(n+1).toLowerCase()}function readData(e,t){const n=y.get(endingOf(e));if(n===undefined)return"this version reads values of JSON, YAML and TOML files only; use lines or a quote";if(t.length>v)return`the file is longer than ${v} characters, so its values are not read; use a quote`;try{return n(t)}catch(e){if(e instanceof r.IO)return e.message;throw e}}})};