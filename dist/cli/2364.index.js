export const id=2364;export const ids=[2364];export const modules={2364:(function(e,t,n){n.r(t);n.d(t,{renderHtml:()=>renderHtml});var r=n(27066);var o=n(93147);var a=n(88232);var s=n(27279);let Markup=class Markup{html;constructor(e){this.html=e}};function markup(e,...t){const n=i(e);let r=n[0]??"";t.forEach((e,t)=>{r+=htmlOf(e)+(n[t+1]??"")});return new Markup(r)}const i=(0,s.mj)("");const l=new Markup("");function markup_text(e,t=a.rV){return new Markup(markup_escape((0,a.RK)(e,t)))}function join(e,t=""){return new Markup(e.map(({html:e})=>e).join(t))}function htmlOf(e){if(e instanceof Markup)return e.html;if(typeof e==="number")return String(e);return typeof e==="string"?markup_text(e).html:join(e).html}const c=new Map([["&","&amp;"],["<","&lt;"],[">","&gt;"],['"',"&quot;"],["'","&#39;"]]);function markup_escape(e){return e.replace(/[&<>"']|(?<=:):|(?<=#)[#[]/g,e=>c.get(e)??`&#${e.charCodeAt(0)};`)}const d=1e3;function code(e,t){return markup`<code>${markup_text(e===""?'""':e,t)}</code>`}function sentence(e,t=code){return join(e.map(e=>typeof e==="string"?markup_words(e):t(e.quoted)))}function markup_words(e){const t=(0,a.RK)(e,d).split(/`([^`]+)`/);return join(t.map((e,t)=>t%2===1?code(e,d):markup_text(e,d)))}function fullSentence(e,t=e=>sentence(e)){const[n,...r]=e;const o=t(typeof n==="string"?[n.charAt(0).toUpperCase()+n.slice(1),...r]:e);if(/[.!?。！？]$/u.test(o.html))return o;return/[\p{Script=Han}）」”]$/u.test(o.html)?markup`${o}。`:markup`${o}.`}var u=n(60098);var p=n(78973);const f=2e3;let PageNames=class PageNames{anchors;places;constructor(e,t){this.anchors=e;this.places=t}phrase(e,t=null){return sentence(e,e=>this.name(e,t))}name(e,t){const n=this.anchors.hrefOf(this.anchors.entry(e));return linked(code(e),n??this.places?.ofName(e,t)??null)}entry(e){return linked(code(e),this.anchors.hrefOf(this.anchors.entry(e)))}own(e){return linked(code(e.id),this.anchors.hrefOf(e))}file({id:e}){const t=this.places?.ofEntry(e)??null;return t===null?l:linked(markup`file`,t)}place(e,t){return linked(code(e),this.places?.ofLine(e,t)??null)}finding(e,t=e.rule){const n=this.anchors.hrefOf(e);return n===null?l:linked(markup`${t}`,n)}};function linked(e,t){return t===null||t.length>f?e:markup`<a href="${markup_text(t,f)}">${e}</a>`}const m=200;const h=1e3;let Anchors=class Anchors{names=new Map;byId=new Map;byPath=new Map;taken=new Set;there=null;constructor(e,t){for(const t of e){if(!this.byId.has(t.id))this.byId.set(t.id,t);if(t.path!==null&&!this.byPath.has(t.path))this.byPath.set(t.path,t);this.take(t,nameOfEntry(t))}for(const e of t)this.take(e,`finding-${e.fingerprint.slice("sha256:".length).slice(0,12)}`)}take(e,t){if(t===null||this.taken.has(t))return;this.taken.add(t);this.names.set(e,t)}nameOf(e){return this.names.get(e)??null}entry(e){return this.byId.get(e)??null}entryOf({factId:e,path:t}){const n=e===null?null:this.entry(e);return n??(t===null?undefined:this.byPath.get(t))??null}hrefOf(e){const t=e===null?null:this.nameOf(e);return t===null||this.there?.has(t)===false?null:`#${t}`}isWhole(e){this.there=new Set([...e.matchAll(/ id="([^"]+)"/g)].map(([,e=""])=>e));return[...this.taken].every(e=>this.there?.has(e))}};function nameOfEntry({id:e,record:t,status:n}){if(t!==null&&isAddress(e))return`fact-${e}`;if(n==="policy_blocked")return null;const r=t===null?"file":"fact";return`entry-${(0,p.w0)(`${r} ${e.slice(0,h)}`).slice(0,12)}`}function isAddress(e){return e.length<=m&&u.pm.test(e)&&(0,a.RK)(e)===e};function sectionMarkup({id:e,title:t,count:n,body:r}){return markup`<section id="${e}" aria-labelledby="${e}-title">\n
    <h2 id="${e}-title">${t} <span class="count">${n}</span></h2>\n
    ${r}\n
    </section>\n`}function contents(e,t){const n=e.map(({id:e,title:t,count:n})=>markup`<li><a href="#${e}">${t}</a> <span class="count">${n}</span></li>\n`);return markup`<nav aria-label="${t}">\n<ul>\n${n}</ul>\n</nav>\n`}function attributes({id:e,is:t}){return markup`${e===null?l:markup` id="${markup_text(e,g)}"`}${t}`}const g=300;const k={trusted:"good",accepted:"good",candidate:"note",advisory:"idle",superseded:"idle",stale:"warn",policy_blocked:"violet",rejected:"idle"};const v={error:"bad",warning:"warn",notice:"note"};function verdictTone(e,t){switch(e){case"pass":return"good";case"fail":return t?"bad":"warn";case"error":return"bad"}}function statusBadgeOf({status:e,trustedBaseline:t}){return t?"trusted":e}function chip(e,t){return markup`<span class="chip tone-${e}">${t}</span>`}const b=12;function folded(e,t,n,r){const o=r?markup` open`:l;return markup`<details class="fold"${o}>\n
    <summary>${e} <span class="count">${t}</span></summary>\n
    ${n}</details>\n`}function rowList(e){return markup`<ul>\n${e}</ul>\n`}function longList(e,t){if(e.length<=t+2)return rowList(e);const n=e.slice(t);return markup`${rowList(e.slice(0,t))}
    ${folded(markup`More like these`,n.length,rowList(n),false)}`}function cut(e,t,{rows:n,bytes:r}){let o=0;const a=[];for(const s of e.slice(0,n)){const e=t(s);const n=Buffer.byteLength(e.html,"utf8");if(o+n>r&&a.length>0)break;o+=n;a.push(e)}return{shown:a,left:e.length-a.length,bytes:o}}function remark({left:e}){if(e===0)return l;return markup`<p class="cut">${markup_words(`${e} more, too many for this page: see \`trust-report.json\`.`)}</p>\n`}function inShares(e,{rows:t,bytes:n},r){let o=n;return markup`${e.map((n,a)=>r(n,r=>{const s=cut(n,r,{rows:t,bytes:Math.floor(o/(e.length-a))});o=Math.max(0,o-s.bytes);return s}))}`};function releaseList(e,t,n){const o=t===null?l:markup`<p class="lead">The release gate is ${t}.</p>\n`;const a=cut(e,e=>checked(outcomeOf(e),markup`${r.Qd[e.id]}`,e.evidence.map(e=>sentence(e))),n);return markup`${o}<div class="card">\n${rowList(a.shown)}</div>\n${remark(a)}`}function outcomeOf({passed:e,level:t}){if(e===null)return chip("idle","off");if(e)return chip("good","passes");return chip(t==="error"?"bad":"warn","fails")}function checked(e,t,n){return markup`<li>\n<p>${e} ${t}</p>\n
    ${n.map(e=>markup`<p class="why">${e}</p>\n`)}</li>\n`}function fixtureList(e,t){const n=cut(e.toSorted((e,t)=>Number(e.passed)-Number(t.passed)),e=>fixture(e),t);const r=e.filter(e=>e.passed).length;const o=r===e.length?l:markup` open`;return markup`<p class="lead">
    Known ways to deceive a memory, run through the same judge under the policy in force.
    </p>\n
    <details${o}>\n
    <summary>${r} of ${e.length} pass</summary>\n
    <div class="card">\n${rowList(n.shown)}</div>\n
    ${remark(n)}
    </details>`}function fixture({id:e,kind:t,passed:n,contaminated:r,why:o}){const a=r?[markup`Something was trusted that must not be trusted.`]:[];return checked(n?chip("good","passes"):chip("bad","fails"),markup`${code(e)} <span class="quiet">${t}</span>`,n?[]:[...a,markup_words(o??"")])}var $=n(69858);var w=n(94687);var y=n(5213);var x=n(46325);var O=n(40617);var S=n(57579);const j=2;const A=16;const C=300;function citedCode({path:e,texts:t},n){return markup`<details class="cited"${n?markup` open`:l}>\n
    <summary>${code(e)} then and now</summary>\n
    ${cited_textsOf(t)}</details>\n`}function cited_textsOf(e){if(e==="withheld")return note("The text is withheld: it is memory or an agent file, the policy keeps it out, or it may hold a secret.");if(e==="unknown")return note("This clone does not have the adopted text: fetch the full history to see it.");const{before:t,after:n}=e;const r=n===null?note("The cited code is gone."):l;return markup`${r}${difference(t,n??{first:1,lines:[]})}`}function note(e){return markup`<p class="quiet">${e}</p>\n`}function difference(e,t){const n=(0,S.P)(e.lines,t.lines);const r=n.filter((e,t)=>n.slice(Math.max(0,t-j),t+j+1).some(({before:e,after:t})=>e===null||t===null));const o=r.slice(0,A).map(n=>line(n,e,t));const s=n.length-o.length;return markup`<pre>${o}</pre>\n
    ${s===0?l:note(`${(0,a.jN)(s,"more line")} not shown.`)}`}function line({before:e,after:t},n,r){if(t===null)return markup`<del>-${numberedLine(n,e)}</del>`;const o=numberedLine(r,t);return e===null?markup`<ins>+${o}</ins>`:markup`<span> ${o}</span>`}function numberedLine({first:e,lines:t},n){const r=t[n??0]??"";return markup`${e+(n??0)} ${markup_text(r.replaceAll("	","  "),C)}\n`}var I=n(79401);const L=20;const z=12;const M=300;const _=80;function decision(e,t){const{named:n=0,uncited:r=[]}=t??{};const o=r.length===0?l:markup`; names ${(0,a.jN)(n,"thing")}, cites ${n-r.length}`;const{event:s,claim:i,effective:c,approvals:d,isBornWithdrawn:u}=e;const f=u||c!=="never";const m=d.toSorted((e,t)=>Number(t.counted)-Number(e.counted));const h=m.slice(0,L).map(({login:e,commitId:t,counted:n,why:r})=>markup`<li>${code(e)} at ${code((0,p.Fu)(t))}
        ${n?" counts: ":" does not count: "}${markup_words(r)}</li>\n`);const g=d.length-h.length;const k=g===0?l:markup`<li>${markup_words(`${g} more, too many for this page: see \`trust-report.json\`.`)}</li>\n`;const v=f?l:markup`${chip("warn","does not take effect")} `;return markup`<p class="why">In this change: ${(0,I.ZP)(s.type)}, ${approvalWords(e)}
    ${" "}${v}· text ${code((0,p.VK)(i))}${o}</p>\n
    ${h.length===0?l:markup`<ul class="notes">\n${h}${k}</ul>\n`}`}function approvalWords({approved:e,isProven:t,isBornWithdrawn:n}){if(e)return"approved";if(t)return"proven, no approval needed";return n?"no approval needed":"not approved"}function historyList(e,t){if(e.length===0)return l;const n=e.length-z;const r=n>0?markup`<li>${markup_words(`and ${n} older: see \`npx memtrust facts ID\``)}</li>\n`:l;return markup`<details class="history">\n
    <summary>History: ${(0,a.jN)(e.length,"event")}</summary>\n
    <ul class="notes">\n${e.slice(0,z).map(e=>item(e,t))}${r}</ul>\n
    </details>\n`}function item(e,t){const{type:n,at:r,proposed_by:o,claim:a,binding:s,why:i,evidence:l}=e;const c=[markup`${(0,I.ZP)(n)} by ${code(o,_)}, ${markup_text(r,_)}`,markup`text ${code((0,p.VK)(a))}, sources ${code((0,p.VK)(s))}`,...wayIn(e,t),...i===undefined?[]:[markup`reason: <q>${markup_text(i,M)}</q>`],...l===undefined?[]:[markup`evidence: ${code(l,M)}`]];return markup`<li>${join(c,"; ")}</li>\n`}function wayIn({id:e,settled:t},{adoptions:n,arrivals:r}){if(!t){const t=n.find(({event:t})=>t.id===e)?.approvals??[];const r=new Set(t.filter(({counted:e})=>e).map(({login:e})=>e));const o=[...r].slice(0,z).map(e=>code(e,_));return o.length===0?[markup`not in the base yet`]:[markup`not in the base yet, approved by ${join(o,", ")}`]}const o=r.get(e);if(o===undefined)return[];const{commit:a,pullRequest:s}=o;const i=s===null?l:markup`, pull request #${s}`;return[markup`in ${code((0,p.Fu)(a))}${i}`]}var F=n(22604);var N=n(58143);var q=n(68013);var E=n(37838);const D=8e3;const B=1e3;const T=6;function findingCards(e,t,n){const r=(0,o.zD)(e,({severity:e,rule:t})=>`${e} ${t}`);return inShares([...r.values()],n,(e,n)=>{const[r]=e;if(r===undefined)return l;const{summary:o=""}=F.rules.find(({code:e})=>e===r.rule)??{};const a=e.length===1?l:markup` <span class="count">${e.length}</span>`;const s=n(e=>markup`<li${marks(e,t,true)}>\n${findingBody(e,t)}</li>\n`);return markup`<article class="card">\n
      <header>\n
        <h3>${ruleName(r)}${a}</h3>\n
        <p>${sentence([o])}</p>\n
      </header>\n
      ${longList(s.shown,T)}
      ${remark(s)}
      </article>\n`})}function findingOfFact(e,t,n,r){return markup`<li${marks(e,t,false)}>\n
    <p>${ruleName(e)}${r===""?l:markup` <span class="quiet">${r}</span>`}</p>\n
    ${findingBody(e,t,n)}</li>\n`}function ruleOfFact(e,t,n){return markup`<span${marks(e,t,false)}>${ruleName(e)}${place(e,t.names,n)}</span>`}function marks(e,{anchors:t,facets:n},r){return attributes({id:t.nameOf(e),is:r?n.ofFinding(e):l})}function ruleName({rule:e,name:t,severity:n}){const r=markup`<a href="${markup_text((0,E.QB)({code:e,name:t}),300)}">${e} ${t}</a>`;return markup`${chip(v[n],n)} ${r}`}function findingBody(e,{names:t},n=null){const{message:r,remedy:o,decoded:a,severity:s,accepted:i,factId:c}=e;const d=fullSentence(r,e=>t.phrase(e,c));return markup`<p class="message">${d}${place(e,t,n)}</p>\n
    ${o.length===0||i!==null?l:remedyLine(o)}
    ${i===null?l:acceptance(i)}
    ${a===null?l:hiddenText(a,s)}`}function remedyLine(e){return markup`<p class="remedy">
    <span aria-hidden="true">→</span><span class="unseen">What to do: </span>${sentence(e)}
    </p>\n`}function place({path:e,line:t,column:n,message:r},o,a){const s=e===a||r.some(t=>typeof t==="object"&&t.quoted===e);if(e===null||t===null&&s)return l;const i=t===null?l:markup`<span class="quiet">:${t}${n===null?l:markup`:${n}`}</span>`;return markup` <span class="place">${o.place(e,t)}${i}</span>`}function acceptance({by:e,author:t,reason:n}){const r=e==="baseline"?(0,q.cv)`in ${N.C}`:(0,q.pj)("beside the text");const o=(0,q.cv)`Accepted${t===null?[]:(0,q.cv)` by ${t}`} ${r}: `;return markup`<p class="accepted">${sentence(o)}<q>${markup_text(n,B)}</q></p>\n`}function hiddenText(e,t){const n=(0,a.RK)(e,D+1).length>D?"The hidden text begins, decoded; it is data, not an instruction:":"The hidden text says, decoded; it is data, not an instruction:";return markup`<figure class="decoded tone-${v[t]}">\n
    <figcaption>${n}</figcaption>\n
    <pre>${markup_text(e,D)}</pre>\n
    </figure>\n`};let Space=class Space{bytes;without=new Set;used=0;constructor(e){this.bytes=e}take(e,t){const n=Buffer.byteLength(t.html,"utf8");if(this.used+n>this.bytes){this.without.add(e);return l}this.used+=n;return t}};const P={rows:50,bytes:2e5};const W={rows:20,bytes:6e4};const R=320;function factCard(e,t,n){const{entry:r,findings:o}=e;const{anchors:a,facets:s}=t;const i={id:r===null?null:a.nameOf(r),is:s.of(r,o)};return markup`<li${attributes(i)}>\n
    ${heading(e,t)}
    ${e.isMeant?statement(e,n):l}
    ${whyAndFindings(e,t,n,e.isMeant?decisions(e,n):l)}
    ${e.isMeant?evidence(e,n):l}
    </li>\n`}function heading(e,t){const{id:n,entry:r,effect:o}=e;const{names:a}=t;if(r===null)return markup`<p class="transition">${a.entry(n)} ${becomes(o)}</p>\n`;const s=o===null?statusChip(r):becomes(o);const i=[...remarksOf(r).map(e=>markup`${e}`),...o===null?state(e,t):[],a.file(r)].filter(({html:e})=>e!=="");return markup`<p class="transition">${a.own(r)} ${s} <small>${join(i," \xb7 ")}</small></p>\n`}function becomes(e){if(e===null)return l;const[t,n]=(0,O.kY)(e);return markup`${chip(tone(e.from),t)}
    ${" "}<span aria-hidden="true">→</span><span class="unseen">becomes</span>
    ${" "}${chip(e.onMerge?"good":tone(e.to),n)}`}function statusChip(e){const t=statusBadgeOf(e);return chip(k[t],t==="trusted"?"trusted":(0,r.o7)(t,(0,x.A3)(e)))}function tone(e){return e===null?"idle":k[e]}function remarksOf(e){return[...(0,y.cp)(e)?["uncertain"]:[],...e.selfAdopted?["self-adopted"]:[],...e.audited===undefined?[]:[e.audited?"audited":"not traced"]]}function statement({id:e,entry:t},{statements:n,space:r}){const o=n.get(e);if(o===undefined||t?.status==="policy_blocked")return l;const a=t!==null&&t.reasons.includes("adoption_digest_mismatch");const s=a?markup`Adopted text: `:markup`<span class="unseen">Statement: </span>`;const i=markup`<p class="statement">${s}<q>${markup_text(o,R)}</q></p>\n`;return r.take(e,i)}function whyAndFindings(e,t,n,o){const{id:a,entry:s,effect:i,findings:c}=e;const d=s?.path??null;const{why:u=null,remedy:p=null}=i??{};const f=new Set(i===null?[]:i.says.filter(e=>isSaidBy(i,e)));const m=[...f].map(e=>ruleOfFact(e,t,d));const h=(0,r.$6)(c.filter(e=>!f.has(e)));const g=cut(h,e=>findingOfFact(e,t,d,n.current.has(e)?"":older(e)),P);const k=[...u===null?[]:[markup`because ${t.names.phrase(u,a)}`],...m];const v=h.some(e=>e.remedy===p);return markup`${k.length===0?l:markup`<p class="why">${join(k," \xb7 ")}</p>\n`}
    ${p===null||v?l:remedyLine(p)}
    ${o}
    ${g.shown.length===0?l:markup`<ul class="found">\n${g.shown}</ul>\n${remark(g)}`}`}function isSaidBy({why:e,remedy:t,onMerge:n},r){if(n)return r.rule===w.x.code;if(e===null||t===null||r.decoded!==null)return false;return r.rule===$.w.code||e.at(-1)===r.message.at(-1)}function older({accepted:e}){return e===null?"older than this change":"accepted"}function saysWhy({severity:e,accepted:t}){return e!=="notice"&&t===null}function state({id:e,entry:t,findings:n},{names:o}){if(t===null||n.some(saysWhy))return[];const{status:s,anchors:i}=t;const l=o.phrase((0,r.IK)(t),e);if(s==="policy_blocked"||i.length===0)return[l];const c=i.filter(({verdict:e})=>e!=="fresh");return c.length===0?[l,markup`${(0,a.jN)(i.length,"source")}`]:[l,o.phrase((0,O.hI)(c),e)]}function decisions({id:e},{adoptions:t,coverage:n}){const r=t.get(e)??[];const o=cut(r,t=>decision(t,n.get(e)),W);return markup`${o.shown}${remark(o)}`}function evidence({id:e,entry:t},n){if(t?.status==="policy_blocked")return l;const{cited:r,space:o,histories:a,arrivals:s}=n;const i=n.adoptions.get(e)??[];const c=[...(r.get(e)??[]).map(e=>citedCode(e,t?.status==="stale")),historyList(a.get(e)??[],{adoptions:i,arrivals:s})];return markup`${c.map(t=>o.take(e,t))}`};function subjectsOf(e,t){const{entries:n,adoptions:a}=e;const s=(0,r.Oe)(e);const i=(0,r.ph)(e);const l=(0,r.oG)(e);const c=new Map((0,O.zb)(e).map(e=>[e.id,e]));const d=new Set([...c.keys(),...a.map(({factId:e})=>e)].filter(e=>t.entry(e)===null));const subjectOf=e=>{const n=t.entryOf(e);if(n!==null)return n.record===null?null:n;return e.factId!==null&&d.has(e.factId)?e.factId:null};const u=(0,o.zD)([...s,...i,...l],subjectOf);const factOf=e=>{const n=typeof e==="string"?null:e;const r=typeof e==="string"?e:e.id;const o=n===t.entry(r);const a=o?c.get(r)??null:null;return{id:r,entry:n,effect:a,isMeant:o,findings:u.get(e)??[]}};const p=new Set(s.filter(({severity:e})=>e==="error").map(e=>subjectOf(e)));const f=[...p,...c.keys(),...s.map(e=>subjectOf(e)),...a.map(({factId:e})=>e)].map(e=>typeof e==="string"?t.entry(e)??e:e).filter(e=>e!==null&&(typeof e==="string"||e.record!==null));const m=new Set(f);const alone=e=>e.filter(e=>subjectOf(e)===null);return{affected:[...m].flatMap(e=>e===null?[]:[factOf(e)]),others:n.filter(e=>e.record!==null&&!m.has(e)).map(factOf),files:n.filter(({record:e})=>e===null).map(factOf),findings:{injected:alone(s.filter(isInjection)),current:alone(s.filter(e=>!isInjection(e))),older:alone(i),accepted:alone(l)}}}const H=new Set(["hidden-text","prompt-injection"]);function isInjection({name:e}){return H.has(e)}const K=3;function affectedFacts(e,t,n,r){const a=(0,o.zD)(e,({effect:e,findings:[t]})=>[...e===null?[]:(0,O.kY)(e),t?.rule??""].join(" "));return inShares([...a.values()],r,(e,r)=>{const o=r(e=>factCard(e,t,n));return markup`<div class="card">\n${longList(o.shown,K)}${remark(o)}</div>\n`})}const V={stale:"Need a look",policy_blocked:"Need a look",candidate:"Need a look",accepted:"Trusted",rejected:"Out of use",superseded:"Out of use",advisory:"Out of use"};const U=[...new Set(Object.values(V)),"Agent files","Evidence"];function groupOf({entry:e}){if(e?.sourceClass==="live_external")return"Agent files";return e?.record===null?"Evidence":V[e?.status??"rejected"]}function placeOf(e){const{status:t="rejected"}=e.entry??{};return U.indexOf(groupOf(e))*r.QD.length+r.QD.indexOf(t)}function otherFacts(e,t,n,r){const a=(0,o.zD)(e.toSorted((e,t)=>placeOf(e)-placeOf(t)),groupOf);return inShares([...a.values()],r,(e,r)=>{const[o]=e;const a=o===undefined?l:markup`${groupOf(o)}`;const s=r(e=>factCard(e,t,n));const i=markup`<div class="card rows">\n${rowList(s.shown)}${remark(s)}</div>\n`;return folded(a,e.length,i,e.length<=b)})};const Q=12;const G=60;const J=3;const X=4096;let Facets=class Facets{entries;findings;entryOf;foldersOf=new Map;folders;folderCounts;constructor(e,t,n){this.entries=e;this.findings=t;this.entryOf=n;for(const t of e)this.foldersOf.set(t,foldersAround(pathsOf(t)));this.folderCounts=commonest([...e.map(e=>this.foldersIn(e,[])),...t.map(e=>this.foldersIn(this.entryOf(e),[e]))],G);this.folders=new Map([...this.folderCounts.keys()].map((e,t)=>[e,t]))}foldersIn(e,[t]){const n=e===null?[]:this.foldersOf.get(e)??[];return t===undefined||t.path===null||t.path===e?.path?n:[...new Set([...n,...foldersAround([t.path])])]}of(e,t){const n=[...e===null?[]:[statusBadgeOf(e)],...new Set(t.map(({severity:e})=>e)),...new Set(t.map(({rule:e})=>e)),...this.foldersIn(e,t).flatMap(e=>{const t=this.folders.get(e);return t===undefined?[]:[`f${t}`]})];return markup` data-is="${markup_text(n.join(" "),2e3)}"`}ofFinding(e){return this.of(this.entryOf(e),[e])}bar(){if(this.entries.length+this.findings.length<Q)return l;const e=counted(this.entries.map(statusBadgeOf));const t=counted(this.findings.map(({severity:e})=>e));const n=counted(this.findings.map(({rule:e})=>e));const o=new Map(this.findings.map(({rule:e,name:t})=>[e,t]));return markup`<div class="tools" id="tools" role="search" aria-label="Filters" hidden>\n
      <div class="choices">\n
      <label>Search<br>${Y}</label>\n
      ${choice("rule","Rule","All rules",[...n].toSorted(byName).map(([e,t])=>({value:e,label:`${e} ${o.get(e)??""}`,count:t})))}
      ${choice("folder","Folder","All folders",[...this.folderCounts].map(([e,t],n)=>({value:`f${n}`,label:e,count:t})))}
      </div>\n
      <div class="presses">\n
      ${buttons("status","Status",Z,e,e=>[k[e],r.ly[e]])}
      ${buttons("severity","Severity",ee,t,e=>[v[e],e])}
      <p><span id="shown" role="status" data-words="# of # rows shown" data-count="# of #"></span>
      ${" "}<button type="button" id="clear" hidden>Show everything</button></p>\n
      </div>\n
      </div>\n`}};const Y=markup`<input type="search" id="filter" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">`;const Z=[...r.QD.filter(e=>e!=="accepted"&&e!=="advisory"),"trusted","accepted","advisory"];const ee=["error","warning","notice"];function choice(e,t,n,r){if(r.length<2)return l;const o=r.map(e=>markup`<option value="${e.value}">${e.label} (${e.count})</option>\n`);return markup`<label>${t}<br>
    <select id="${e}">\n<option value="">${n}</option>\n${o}</select></label>\n`}function buttons(e,t,n,r,o){const a=n.filter(e=>r.has(e));if(a.length<2)return l;const s=a.map(e=>{const[t,n]=o(e);return markup`<button type="button" class="tone-${t}" value="${e}" aria-pressed="false">
      ${n} <span class="count">${r.get(e)??0}</span>
      </button>\n`});return markup`<div class="facets" role="group" data-key="${e}" aria-label="${t}">\n${s}</div>\n`}function byName([e],[t]){return e<t?-1:1}function counted(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??0)+1);return t}function commonest(e,t){const n=[...counted(e.flat())].toSorted((e,t)=>t[1]-e[1]||(e[0]<t[0]?-1:1));return new Map(n.slice(0,t).toSorted(byName))}function pathsOf({path:e,anchors:t,status:n}){const r=e===null?[]:[e];return n==="policy_blocked"?r:[...r,...t.map(e=>e.path)]}function foldersAround(e){const t=new Set;for(const n of e){if(n.length>X)continue;const e=n.split("/",J+1);const r=Math.min(e.length-1,J);for(let n=1;n<=r;n+=1)t.add(e.slice(0,n).join("/"))}t.delete(".memtrust");t.delete(".memtrust/facts");return[...t]}var et=n(42322);var en=n(2570);function pageHead(e,t,n){const{subject:o}=e;const a=o.repository===null?l:markup`${o.repository} · `;const s=verdictTone(e.verdict,e.mode==="enforce");return markup`<header>\n
    <div class="masthead">
      <span><strong>memtrust</strong> trust report</span>
      <span>${a}${sentence((0,r.oR)(e))}</span>
    </div>\n
    <div class="verdict tone-${s}">\n
      ${sign(e)}\n
      <div>\n
        <h1>${capital((0,r.L2)(e))}</h1>\n
        <p class="reason">${fullSentence((0,et.s_)(e))}</p>\n
        ${toDo(e,t,n)}
      </div>\n
    </div>\n
    ${tally(e)}
    </header>\n`}function toDo(e,t,n){const o=(0,et.sk)(e,n);const a=(0,et.bv)(e);const s=a===null?l:t.finding(a,"what to do");const i=s.html===""?l:markup`<p class="advice">See ${s}.</p>\n`;const c=(0,r.fl)(e);return markup`${o===null?i:remedyLine(o)}
    ${c===null?l:markup`<p class="advice">${sentence(c.remedy)}</p>\n`}`}function capital(e){return e.charAt(0).toUpperCase()+e.slice(1)}function sign({verdict:e}){const t=markup`stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;const n=markup`aria-hidden="true" focusable="false"`;return markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" ${t} ${n}>
    <circle cx="12" cy="12" r="10.5" stroke-width="1.5"/>
    ${er[e]}
    </svg>`}const er={pass:markup`<path d="m7.5 12.5 3 3 6-6.5"/>`,fail:markup`<path d="m8.5 8.5 7 7m0-7-7 7"/>`,error:markup`<path d="M12 7v6m0 3.5v.01"/>`};function tally(e){const{entries:t}=e;const n=t.filter(e=>e.record!==null);const o=(0,r.EX)(n);const a=n.filter(e=>e.trustedBaseline).length;const s=[share("trusted","trusted",a),share("not in the baseline","accepted",o.accepted-a),share("stale","stale",o.stale),share("candidates","candidate",o.candidate),share("superseded","superseded",o.superseded),share("policy-blocked","policy_blocked",o.policy_blocked),share("rejected","rejected",o.rejected)].filter(({count:e})=>e>0);const i=t.filter(e=>e.sourceClass==="live_external").length;const c=t.length-n.length-i;const d=[share("agent files","advisory",i),share("evidence files","advisory",c)].filter(({count:e})=>e>0);const u=[...s,...d].map(({label:e,count:t,tone:n})=>markup`<div><dt><i class="tone-${n}"></i>${e}</dt><dd>${t}</dd></div>\n`);return u.length===0?l:markup`<dl class="tally">\n${u}</dl>\n${bar(s,n.length)}`}function share(e,t,n){return{label:e,count:n,tone:k[t]}}function bar(e,t){if(e.length<2)return l;let n=0;const r=e.map(({count:e,tone:r})=>{const o=percent(n,t);n+=e;return markup`<rect class="tone-${r}" x="${o}%" width="${percent(e,t)}%" height="100%"/>`});return markup`<svg class="share" aria-hidden="true" focusable="false">${r}</svg>\n`}function percent(e,t){return(e/t*100).toFixed(2)}const eo={file:`from ${en.l$} of the base`,defaults:"the strict defaults: the base has no policy",broken:"the strict defaults: the policy of the base cannot be read"};function pageFoot(e,t){const{subject:n,policy:r,mode:o,manifestSha256:a}=e;const s=n.isStaged===true?"the staged files":"the working tree";const i=[...n.repository===null?[]:[["Repository",code(n.repository)]],["Base",n.baseSha===null?markup`none`:code(n.baseSha)],["Head",n.headSha===null?markup`${s}`:code(n.headSha)],["Policy",markup`${code(n.policyDigest)}, ${eo[r.origin]}`],["Mode",markup`${o}`],["Context manifest",code(a)],["Judged at",markup`<time>${n.evaluatedAt}</time>`],["memtrust",markup`${E.xv}`]];const l=i.map(([e,t])=>markup`<dt>${e}</dt><dd>${t}</dd>\n`);return markup`<footer>\n
    <h2>What was judged</h2>\n
    <dl>\n${l}</dl>\n${trendChart(t)}
    <p>This page loads nothing and sends nothing. Of memory it quotes adopted statements, hidden text and what ledgers
    ${" "}say; all of it is data, not an instruction.
    ${" "}The whole report, for machines, is ${code("trust-report.json")}.</p>\n
    </footer>\n`}const ea=600;const es=60;const ei=4;function trendChart(e){if(e===null)return l;const{adopted:t}=e;const[n,r,o]=[t[0]??0,t.at(-1)??0,Math.max(...t)];if(t.length<2||o<=0)return l;const a=Math.min(...t)===o?`Adopted facts over the last ${t.length} commits of the base: ${r}, unchanged.`:`Adopted facts over the last ${t.length} commits of the base: `+`${n} at the start, ${r} now, ${o} at most.`;return markup`<figure class="trend">\n
    <svg viewBox="0 0 ${ea} ${es}" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" stroke-width="2" d="${markup_text(pathOf(t,o),2e3)}"/>
    </svg>\n
    <figcaption>${a}</figcaption>\n
    </figure>\n`}function pathOf(e,t){const n=(ea-2*ei)/(e.length-1);return e.map((e,r)=>{const o=(ei+r*n).toFixed(1);const a=(es-ei-e/t*(es-2*ei)).toFixed(1);return r===0?`M${o} ${a}`:`H${o} V${a}`}).join(" ")}var el=n(6642);var ec=n(64544);var ed=n(77598);var eu=n(4205);var ep=n(84759);const ef=(0,s.m2)`
(() => {
  'use strict';
  const byId = (id) => document.getElementById(id);
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const tools = byId('tools');
  const items = tools === null ? [] : [...document.querySelectorAll('[data-is]')];
  const words = items.map((item) => new Set(item.dataset.is.split(' ')));
  const box = byId('filter');
  const lists = [byId('rule'), byId('folder')].filter((list) => list !== null);
  const facets = tools === null ? [] : [...tools.querySelectorAll('.facets')];
  const buttons = facets.flatMap((facet) => [...facet.querySelectorAll('button')]);
  const isPressed = (button) => button.getAttribute('aria-pressed') === 'true';
  const press = (button, on) => button.setAttribute('aria-pressed', String(on));
  const keyOf = (facet) => facet.dataset.key;
  const told = (words, some, all) => words[0] + some + words[1] + all + words[2];
  const [shownWords, countWords] = ['words', 'count'].map((name) => \
    (tools === null ? '##' : byId('shown').dataset[name]).split('#'));
  const nameOf = (option) => \
    (option.parentElement.id === 'folder' ? option.textContent.replace(/ [(]\d+[)]$/, '') : option.value);

  const parents = new Map();
  const chains = items.map((item) => {
    const chain = [];
    for (let at = item.parentElement; at !== null && at.tagName !== 'MAIN'; at = at.parentElement) {
      if (!['DETAILS', 'ARTICLE', 'SECTION', 'DIV'].includes(at.tagName)) continue;
      if (!parents.has(at)) {
        const count = at.querySelector(':scope > summary .count, :scope > h2 .count');
        parents.set(at, { all: 0, shown: 0, count, said: count === null ? '' : count.textContent, wasOpen: null });
      }
      chain.push(parents.get(at));
      parents.get(at).all += 1;
    }
    return chain;
  });

  let texts = null;
  const filter = () => {
    const typed = box.value.toLowerCase().split(' ').filter((word) => word !== '');
    if (typed.length > 0) texts ??= items.map((item) => item.textContent.toLowerCase());
    const asked = [
      ...facets.map((facet) => [...facet.querySelectorAll('button')].filter(isPressed).map((one) => one.value)),
      ...lists.map((list) => [list.value].filter((value) => value !== '')),
    ].filter((values) => values.length > 0);
    const isOn = asked.length > 0 || typed.length > 0;
    for (const parent of parents.values()) parent.shown = 0;
    let shown = 0;
    items.forEach((item, index) => {
      const fits = asked.every((values) => values.some((value) => words[index].has(value))) && \
        typed.every((word) => texts[index].includes(word));
      if (item.hidden === fits) item.hidden = !fits;
      if (!fits) return;
      shown += 1;
      for (const parent of chains[index]) parent.shown += 1;
    });
    for (const [element, parent] of parents) {
      const { all, count, said, wasOpen } = parent;
      element.hidden = parent.shown === 0;
      if (count !== null) count.textContent = isOn ? told(countWords, parent.shown, all) : said;
      if (element.tagName !== 'DETAILS') continue;
      if (isOn) {
        parent.wasOpen ??= element.open;
        element.open = true;
      } else if (wasOpen !== null) {
        element.open = wasOpen;
        parent.wasOpen = null;
      }
    }
    byId('shown').textContent = isOn ? told(shownWords, shown, items.length) : '';
    byId('clear').hidden = !isOn;
  };

  const toAddress = () => [
    ...facets.map((facet) => [
      keyOf(facet),
      [...facet.querySelectorAll('button')].filter(isPressed).map((one) => one.value).join(','),
    ]),
    ...lists.map((list) => [list.id, list.value === '' ? '' : nameOf(list.selectedOptions[0])]),
    ['q', box.value.trim()],
  ].filter(([, value]) => value !== '')
    .map(([key, value]) => key + '=' + encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%2C', ','))
    .join('&');
  const fromAddress = (said) => {
    const asked = new URLSearchParams(said);
    for (const facet of facets) {
      const values = (asked.get(keyOf(facet)) ?? '').split(',');
      for (const button of facet.querySelectorAll('button')) press(button, values.includes(button.value));
    }
    for (const list of lists) {
      const wanted = asked.get(list.id) ?? '';
      const option = [...list.options].find((one) => one.value !== '' && nameOf(one) === wanted);
      list.value = option === undefined ? '' : option.value;
    }
    box.value = asked.get('q') ?? '';
  };
  const keep = (isStep) => {
    try {
      history[isStep ? 'pushState' : 'replaceState'](null, '', '#' + toAddress());
    } catch {
      // A page in a frame of another may not have an address of its own.
    }
  };

  const arrive = () => {
    const said = location.hash.slice(1);
    if (said === '' || said.includes('=')) {
      if (tools === null) return;
      fromAddress(said);
      filter();
      return;
    }
    let aim = null;
    try {
      aim = byId(decodeURIComponent(said));
    } catch {
      return;
    }
    if (aim === null) return;
    if (tools !== null && aim.closest('[hidden]') !== null) {
      fromAddress('');
      filter();
    }
    let isFolded = false;
    for (let at = aim; at !== null; at = at.parentElement) {
      if (at.tagName !== 'DETAILS' || at.open) continue;
      at.open = true;
      isFolded = true;
    }
    if (isFolded) aim.scrollIntoView();
  };

  if (tools !== null) {
    let isWaiting = false;
    box.addEventListener('input', () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        filter();
        keep(false);
      });
    });
    for (const list of lists) {
      list.addEventListener('change', () => {
        filter();
        keep(true);
      });
    }
    for (const button of buttons) {
      button.addEventListener('click', () => {
        press(button, !isPressed(button));
        filter();
        keep(true);
      });
    }
    byId('clear').addEventListener('click', () => {
      fromAddress('');
      filter();
      keep(true);
      box.focus();
    });
    addEventListener('keydown', (event) => {
      const isBusy = ['INPUT', 'SELECT'].includes(event.target.tagName) || \
        event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isBusy) return;
      event.preventDefault();
      box.focus();
    });
    tools.hidden = false;
  }
  addEventListener('hashchange', arrive);
  addEventListener('popstate', arrive);
  if (location.hash !== '') arrive();
})();
`;const em=(0,s.m2)`
:root {
  color-scheme: light dark;
  --page: #fcfbf9; --card: #ffffff; --sunk: #f4f2ee; --line: #e4e0d9; --ink: #1d1c1a; --soft: #625d55; --link: #1f5a99;
  --good: #1a6b3c; --bad: #b3261e; --warn: #8a5300; --note: #2b5d8f; --idle: #5f5b66; --violet: #6a3fa0;
  --good-wash: #e9f4ec; --bad-wash: #fcecea; --warn-wash: #fbf1de; --note-wash: #e9f0f8; \
    --idle-wash: #efeef1; --violet-wash: #f2ecf9;
  --sans: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Helvetica Neue', sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #141416; --card: #1b1b1e; --sunk: #222226; --line: #34343a; --ink: #ebe9e5; \
      --soft: #a6a199; --link: #8cbcf0;
    --good: #7fd1a0; --bad: #ff9a90; --warn: #eebf6d; --note: #94c1f0; --idle: #b5b1bd; --violet: #c8a9f2;
    --good-wash: #18291f; --bad-wash: #351c1b; --warn-wash: #30260f; --note-wash: #182637; \
      --idle-wash: #28272c; --violet-wash: #29203a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 400 1rem/1.6 var(--sans); overflow-wrap: anywhere; }
header, nav, main, footer { max-width: 64rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
.transition a, .place a { text-decoration: none; }
.transition a:hover, .place a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
p, ul, dl, h1, h2, h3, figure, pre { margin: 0; }
ul { padding: 0; list-style: none; }
code, pre { font: 0.875em/1.5 var(--mono); unicode-bidi: isolate; }
.skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--card); }
.skip:focus { left: 0; z-index: 1; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.tone-good { --tone: var(--good); --wash: var(--good-wash); }
.tone-bad { --tone: var(--bad); --wash: var(--bad-wash); }
.tone-warn { --tone: var(--warn); --wash: var(--warn-wash); }
.tone-note { --tone: var(--note); --wash: var(--note-wash); }
.tone-idle { --tone: var(--idle); --wash: var(--idle-wash); }
.tone-violet { --tone: var(--violet); --wash: var(--violet-wash); }

header { padding-top: clamp(1.25rem, 4vw, 2.5rem); }
.masthead { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1.5rem; \
  color: var(--soft); font-size: 0.875rem; }
.masthead strong { color: var(--ink); font-weight: 650; letter-spacing: -0.01em; }
.verdict { display: grid; grid-template-columns: auto 1fr; gap: 0 1.1rem; \
  margin-top: clamp(1.25rem, 4vw, 2.25rem); align-items: start; }
.verdict svg { width: 2.75rem; height: 2.75rem; color: var(--tone); }
h1 { font-size: clamp(1.75rem, 5vw, 2.375rem); font-weight: 680; line-height: 1.15; \
  letter-spacing: -0.025em; color: var(--tone); }
.reason { margin-top: 0.5rem; max-width: 46rem; font-size: 1.125rem; line-height: 1.5; }
.advice { margin-top: 0.35rem; color: var(--soft); }
.tally { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin-top: 1.75rem; }
.tally div { display: flex; flex-direction: column-reverse; }
.tally dd { margin: 0; font-size: 1.5rem; font-weight: 620; line-height: 1.2; \
  letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.tally dt { display: flex; align-items: center; gap: 0.4rem; color: var(--soft); font-size: 0.8125rem; }
.tally dt i { width: 0.55rem; height: 0.55rem; border-radius: 50%; background: var(--tone); }
.share { display: block; width: 100%; height: 0.5rem; margin-top: 1.1rem; border-radius: 0.25rem; \
  background: var(--sunk); }
.share rect { fill: var(--tone); }

nav { margin-top: 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.35rem 1.4rem; padding-block: 0.75rem; \
  border-block: 1px solid var(--line); font-size: 0.9375rem; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
.count { color: var(--soft); font-size: 0.8125em; font-weight: 450; font-variant-numeric: tabular-nums; }

section { margin-top: 2.75rem; }
h2 { margin-bottom: 0.9rem; font-size: 1.25rem; font-weight: 660; line-height: 1.3; letter-spacing: -0.015em; }
h3 { font-size: 1rem; font-weight: 620; line-height: 1.4; }
.lead { max-width: 46rem; margin-bottom: 0.9rem; color: var(--soft); font-size: 0.9375rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.625rem; }
.card + .card, details + .card { margin-top: 0.9rem; }
.card > header, .card > ul > li { padding: 0.85rem 1.1rem; }
.card > header { max-width: none; margin: 0; }
.card > header p { margin-top: 0.15rem; color: var(--soft); font-size: 0.9375rem; }
.card > ul > li { border-top: 1px solid var(--line); }
.card > ul:first-child > li:first-child { border-top: 0; }
.chip { display: inline-block; padding: 0.05rem 0.5rem; border-radius: 1rem; \
  background: var(--wash); color: var(--tone); font: 550 0.8125rem/1.45 var(--sans); white-space: nowrap; }
.place { color: var(--soft); font-size: 0.9375rem; }
.place .quiet { font: 0.875em/1.5 var(--mono); }
.remedy { position: relative; margin-top: 0.3rem; padding-left: 1.35rem; }
.remedy > span:first-child { position: absolute; left: 0; }
.accepted { margin-top: 0.3rem; color: var(--soft); font-size: 0.9375rem; }
.accepted q { color: var(--ink); unicode-bidi: isolate; }
.transition { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem 0.6rem; }
.transition code { font-weight: 600; }
.why { margin-top: 0.2rem; color: var(--soft); font-size: 0.9375rem; }
.why code { color: var(--ink); }
.decoded { margin-top: 0.7rem; border-left: 3px solid var(--tone); background: var(--wash); \
  border-radius: 0 0.4rem 0.4rem 0; padding: 0.6rem 0.9rem; }
.decoded figcaption { color: var(--tone); font-size: 0.8125rem; font-weight: 600; }
.decoded pre { margin-top: 0.25rem; max-height: 18rem; overflow: auto; white-space: pre-wrap; }
.quiet { color: var(--soft); }
.cut { margin-top: 0.75rem; color: var(--warn); font-size: 0.9375rem; }
.card > .cut { margin: 0; padding: 0 1.1rem 0.85rem; }
.alarm { padding: 0.9rem 1.1rem; border-left: 3px solid var(--tone); \
  border-radius: 0 0.5rem 0.5rem 0; background: var(--wash); }
.alarm li + li { margin-top: 0.35rem; }
details > summary { cursor: pointer; padding-block: 0.25rem; color: var(--link); font-weight: 550; }
details[open] > summary { margin-bottom: 0.5rem; }
.fold + .fold { margin-top: 0.6rem; }
.fold .fold { margin-top: 0.6rem; }
.card > .fold { padding: 0.35rem 1.1rem; border-top: 1px solid var(--line); }
.card > .fold > ul { margin-inline: -1.1rem; }
.card > .fold > ul > li { padding: 0.85rem 1.1rem; border-top: 1px solid var(--line); }
.trend { margin-top: 1.25rem; color: var(--good); }
.trend svg { display: block; width: 100%; max-width: 37.5rem; height: auto; border-bottom: 1px solid var(--line); }
.trend figcaption { margin-top: 0.3rem; color: var(--soft); font-size: 0.8125rem; }
.cited pre { overflow: hidden; padding: 0.35rem 0; border: 1px solid var(--line); border-radius: 0.4rem; \
  font-size: 0.8125rem; white-space: pre-wrap; }
del, ins, .cited span { display: block; padding-inline: 0.7rem; text-decoration: none; }
del { background: var(--bad-wash); color: var(--bad); }
ins { background: var(--good-wash); color: var(--good); }
.cited, .history { margin-top: 0.5rem; font-size: 0.875rem; }
.cited > summary, .history > summary { padding-block: 0; font-weight: 450; }
.notes li { margin-top: 0.25rem; color: var(--soft); font-size: 0.875rem; }
.statement { margin-top: 0.3rem; }
.statement q { unicode-bidi: isolate; }
.found { margin-block: 0.6rem; }
.found > li { padding-left: 0.9rem; border-left: 2px solid var(--line); }
.found > li + li { margin-top: 0.7rem; }
li:target, :target > .chip { background: var(--note-wash); }

.tools { display: grid; gap: 0.7rem; margin-top: 2rem; }
.tools[hidden] { display: none; }
.tools label { display: block; min-width: 0; color: var(--soft); font-size: 0.8125rem; }
.tools p { color: var(--soft); font-size: 0.9375rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.7rem 1rem; }
.presses { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.4rem; min-height: 2.2rem; }
.tools input, .tools select { width: 100%; height: 2.5rem; margin-top: 0.2rem; padding: 0.4rem 0.7rem; \
  border: 1px solid var(--soft); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; \
  font-size: 1rem; }
.tools p button { margin-left: 0.4rem; padding: 0.15rem 0.7rem; border: 1px solid var(--soft); border-radius: 1rem; \
  background: var(--card); color: var(--link); font: 500 0.875rem/1.5 var(--sans); cursor: pointer; }
.facets { display: flex; flex-wrap: wrap; gap: 0.45rem; }
.facets button { padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 1rem; \
  background: var(--card); color: var(--ink); font: 500 0.875rem/1.5 var(--sans); cursor: pointer; }
.facets button:hover { border-color: var(--tone); }
.facets button[aria-pressed='true'] { border-color: var(--tone); background: var(--wash); color: var(--tone); }
.facets button[aria-pressed='true'] .count { color: inherit; }
[hidden] { display: none; }
.rows li[data-is] { content-visibility: auto; contain-intrinsic-size: auto 5rem; }
small { color: var(--soft); font-size: 0.8125rem; }

footer { margin-top: 3.5rem; padding-block: 1.5rem 3rem; border-top: 1px solid var(--line); \
  color: var(--soft); font-size: 0.875rem; }
footer h2 { font-size: 1rem; color: var(--ink); }
footer dl { display: grid; grid-template-columns: 9rem 1fr; gap: 0.3rem 1rem; }
footer dt, footer dd { margin: 0; }
footer dd { color: var(--ink); }
footer p { margin-top: 1.1rem; max-width: 46rem; }

@media (max-width: 40rem) {
  .verdict svg { width: 2rem; height: 2rem; }
  .verdict { gap: 0 0.75rem; }
  .reason { font-size: 1rem; }
  .tally { gap: 0.25rem 1.1rem; margin-top: 1.1rem; }
  .tally div { flex-direction: row-reverse; align-items: baseline; gap: 0.4rem; }
  .tally dd { font-size: 1rem; }
  .choices { grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr)); }
  footer dl { grid-template-columns: 1fr; gap: 0; }
  footer dd { margin-bottom: 0.5rem; }
}
@media print {
  :root {
    --page: #ffffff; --card: #ffffff; --sunk: #f4f2ee; --line: #cfcac2; --ink: #000000; \
      --soft: #4a463f; --link: #000000;
    --good: #1a6b3c; --bad: #b3261e; --warn: #8a5300; --note: #2b5d8f; --idle: #5f5b66; --violet: #6a3fa0;
    --good-wash: #ffffff; --bad-wash: #ffffff; --warn-wash: #ffffff; --note-wash: #ffffff; \
      --idle-wash: #ffffff; --violet-wash: #ffffff;
  }
  html { font-size: 10pt; }
  header, nav, main, footer { max-width: none; padding-inline: 0; }
  nav, .tools, .skip { display: none; }
  .chip { border: 1px solid var(--tone); }
  .decoded pre { max-height: none; }
  li, h2, h3, .card > header { break-inside: avoid; }
  h2, h3, .card > header { break-after: avoid; }
  .share { print-color-adjust: exact; }
}
`;const eh={incomplete:{rows:100,bytes:4e4},affected:{rows:500,bytes:6e5},injected:{rows:500,bytes:3e5},findings:{rows:500,bytes:3e5},facts:{rows:5e3,bytes:23e5},files:{rows:5e3,bytes:25e4},release:{rows:10,bytes:4e4},fixtures:{rows:500,bytes:6e4},older:{rows:200,bytes:1e5},accepted:{rows:200,bytes:1e5}};const eg=6e5;function renderHtml(e,t={}){const{links:n=null,afterApproval:o}=t;const{subject:a,entries:s}=e;const i=[...(0,r.Oe)(e),...(0,r.ph)(e),...(0,r.oG)(e)];const l=new Anchors(s,i);const c={anchors:l,facets:new Facets(s,i,e=>l.entryOf(e)),names:new PageNames(l,n===null?null:new el.E6(e,n))};const d=sectionsOf(e,t,c);const u=l.isWhole(d.map(({body:e})=>e.html).join(""))?d:sectionsOf(e,t,c);const p=a.repository===null?"":` — ${a.repository}`;const f=markup`<a class="skip" href="#report">Skip to the report</a>\n
    ${pageHead(e,c.names,o??"unknown")}
    ${contents(u,"Sections")}
    <main id="report" tabindex="-1">\n
      ${c.facets.bar()}
      ${u.map(sectionMarkup)}
    </main>\n
    ${pageFoot(e,t.trend??null)}`;return wholePage(`memtrust: ${(0,r.L2)(e)}${p}`,f,excerpt(e))}function excerpt(e){const{fixtures:t}=e;const n={...e,entries:[],changes:[],findings:[],adoptions:[],incomplete:[],fixtures:{...t,cases:[]}};const{tool:o,subject:a,verdict:s}=(0,ec.trustReport)(n,{manifestPath:null});return{excerpt_of:"memtrust.trust_report",tool:o,subject:a,verdict:s,counts:(0,r.EX)(e.entries)}}function sectionsOf(e,t,n){const{fixtures:o,incomplete:a,scope:s}=e;const{affected:i,others:l,files:c,findings:d}=subjectsOf(e,n.anchors);const{injected:u,current:p,older:f,accepted:m}=d;const h=(0,r.k1)(e);const g=detailsOf(e,t);const k=s==="state";const v=[{id:"incomplete",title:"Not checked",count:a.length,body:alarm(a)},{id:"injected",title:"Hidden text and prompt injection",count:u.length,body:findingCards(u,n,eh.injected)},{id:"affected",title:k?"Facts with findings":"Affected facts",count:i.length,body:affectedFacts(i,n,g,eh.affected)},{id:"findings",title:i.length===0?"Findings":"Other findings",count:p.length,body:findingCards(p,n,eh.findings)}];const b=v.reduce((e,{body:t})=>e+Buffer.byteLength(t.html,"utf8"),0);const $={...eh.facts,bytes:Math.max(0,eh.facts.bytes-b)};const w=[{id:"facts",title:i.length===0?"Facts":"Other facts",count:l.length,body:markup`${otherFacts(l,n,g,$)}${withoutDetails(g)}`},{id:"files",title:"Agent files and evidence",count:c.length,body:otherFacts(c,n,g,eh.files)},{id:"release",title:"Release gate",count:h===null?(0,r.zt)(e).length:e.releaseGate.length,body:releaseList(e.releaseGate,h,eh.release)},{id:"fixtures",title:"Fixtures",count:o.cases.length,body:fixtureList(o.cases,eh.fixtures)},{id:"older",title:"Older findings",count:f.length,body:aside("They existed before this change and do not affect the verdict.",findingCards(f,n,eh.older),"Show them")},{id:"accepted",title:"Accepted findings",count:m.length,body:aside("Someone accepted them with a reason, so they do not affect the verdict.",findingCards(m,n,eh.accepted),"Show them")}];return[...v,...w].filter(({count:e})=>e>0)}function detailsOf(e,{cited:t=[],arrivals:n=new Map}){return{statements:e.statements,arrivals:n,cited:(0,o.zD)(t,({factId:e})=>e),adoptions:(0,o.zD)(e.adoptions,({factId:e})=>e),coverage:new Map(e.coverage.map(e=>[e.factId,e])),histories:e.histories,current:new Set((0,r.Oe)(e)),space:new Space(eg)}}function withoutDetails({space:{without:e}}){return e.size===0?l:markup`<p class="cut">Some details of ${(0,a.jN)(e.size,"fact")} found no room: see
        ${" "}${code("npx memtrust facts ID")}.</p>\n`}function alarm(e){const t=cut(e,e=>markup`<li>${sentence([e])}</li>\n`,eh.incomplete);return markup`<div class="alarm tone-warn">\n<ul>\n${t.shown}</ul>\n</div>\n${remark(t)}`}function aside(e,t,n){return markup`<p class="lead">${e}</p>\n<details>\n<summary>${n}</summary>\n${t}</details>`}const ek=`default-src 'none'; script-src ${hashSource(ef)}; style-src ${hashSource(em)}; `+"base-uri 'none'; form-action 'none'";function wholePage(e,t,n){const r=markup`<!doctype html>\n
    <html lang="en">\n
    <head>\n
    <meta charset="utf-8">\n
    <meta http-equiv="Content-Security-Policy" content="`.html;const o=markup`">\n
    <meta name="viewport" content="width=device-width, initial-scale=1">\n
    <meta name="color-scheme" content="light dark">\n
    <meta name="referrer" content="no-referrer">\n
    <meta name="robots" content="noindex">\n
    <title>${e}</title>\n
    `.html;const a=`${r}${ek}${o}<style>${em}</style>
</head>
<body>
${t.html}<script `+'type="application/json" '+`id="subject">
${inScript(n)}<\/script>
<script>${ef}<\/script>
</body>
</html>
`;return(0,ep.Df)(a)}function inScript(e){return(0,eu.h)(e).replace(/[<>&]/g,e=>`\\u00${e.charCodeAt(0).toString(16)}`)}function hashSource(e){return`'sha256-${(0,ed.createHash)("sha256").update(e).digest("base64")}'`}}),};
