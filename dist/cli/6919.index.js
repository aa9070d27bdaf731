export const id=6919;export const ids=[6919];export const modules={56919:(function(e,t,n){n.r(t);n.d(t,{renderHtml:()=>renderHtml});var r=n(27066);var o=n(40617);var s=n(88232);var a=n(27279);let Markup=class Markup{html;constructor(e){this.html=e}};function markup(e,...t){const n=i(e);let r=n[0]??"";t.forEach((e,t)=>{r+=htmlOf(e)+(n[t+1]??"")});return new Markup(r)}const i=(0,a.mj)("");const l=new Markup("");function markup_text(e,t=s.rV){return new Markup(markup_escape((0,s.RK)(e,t)))}function join(e,t=""){return new Markup(e.map(({html:e})=>e).join(t))}function htmlOf(e){if(e instanceof Markup)return e.html;if(typeof e==="number")return String(e);return typeof e==="string"?markup_text(e).html:join(e).html}const c=new Map([["&","&amp;"],["<","&lt;"],[">","&gt;"],['"',"&quot;"],["'","&#39;"]]);function markup_escape(e){return e.replace(/[&<>"']|(?<=:):|(?<=#)[#[]/g,e=>c.get(e)??`&#${e.charCodeAt(0)};`)}const d=1e3;function code(e,t){return markup`<code>${markup_text(e===""?'""':e,t)}</code>`}function sentence(e,t=code){return join(e.map(e=>typeof e==="string"?markup_words(e):t(e.quoted)))}function markup_words(e){const t=(0,s.RK)(e,d).split(/`([^`]+)`/);return join(t.map((e,t)=>t%2===1?code(e,d):markup_text(e,d)))}function fullSentence(e,t=e=>sentence(e)){const[n,...r]=e;const o=t(typeof n==="string"?[n.charAt(0).toUpperCase()+n.slice(1),...r]:e);if(/[.!?。！？]$/u.test(o.html))return o;return/[\p{Script=Han}）」”]$/u.test(o.html)?markup`${o}。`:markup`${o}.`}var u=n(60098);var p=n(78973);const f=2e3;let PageNames=class PageNames{anchors;places;constructor(e,t){this.anchors=e;this.places=t}phrase(e,t=null){return sentence(e,e=>this.name(e,t))}name(e,t){const n=this.anchors.hrefOf(this.anchors.entry(e));return linked(code(e),n??this.places?.ofName(e,t)??null)}entry(e){return linked(code(e),this.anchors.hrefOf(this.anchors.entry(e)))}own(e){return linked(code(e.id),this.anchors.hrefOf(e))}file({id:e}){const t=this.places?.ofEntry(e)??null;return t===null?l:linked(markup`file`,t)}place(e,t){return linked(code(e),this.places?.ofLine(e,t)??null)}finding(e,t=e.rule){const n=this.anchors.hrefOf(e);return n===null?l:linked(markup`${t}`,n)}};function linked(e,t){return t===null||t.length>f?e:markup`<a href="${markup_text(t,f)}">${e}</a>`}const m=200;const h=1e3;let Anchors=class Anchors{names=new Map;byId=new Map;taken=new Set;there=null;seen=new Set;constructor(e,t){for(const t of e){if(!this.byId.has(t.id))this.byId.set(t.id,t);this.take(t,nameOfEntry(t))}for(const e of t)this.take(e,`finding-${e.fingerprint.slice("sha256:".length).slice(0,12)}`)}take(e,t){if(t===null||this.taken.has(t))return;this.taken.add(t);this.names.set(e,t)}nameOf(e){return this.names.get(e)??null}entry(e){return this.byId.get(e)??null}hrefOf(e){const t=e===null?null:this.nameOf(e);return t===null||this.there?.has(t)===false?null:`#${t}`}show=e=>{const t=this.nameOf(e);if(t!==null)this.seen.add(t)};isWhole(){this.there=this.seen;this.seen=new Set;return this.there.size===this.taken.size}};function nameOfEntry({id:e,record:t,status:n}){if(t!==null&&isAddress(e))return`fact-${e}`;if(n==="policy_blocked")return null;const r=t===null?"file":"fact";return`entry-${(0,p.w0)(`${r} ${e.slice(0,h)}`).slice(0,12)}`}function isAddress(e){return e.length<=m&&u.pm.test(e)&&(0,s.RK)(e)===e}var g=n(79401);function sectionMarkup({id:e,title:t,count:n,body:r}){return markup`<section id="${e}" aria-labelledby="${e}-title">\n
    <h2 id="${e}-title">${t} <span class="count">${n}</span></h2>\n
    ${r}\n
    </section>\n`}function contents(e,t){const n=e.map(({id:e,title:t,count:n})=>markup`<li><a href="#${e}">${t}</a> <span class="count">${n}</span></li>\n`);return markup`<nav aria-label="${t}">\n<ul>\n${n}</ul>\n</nav>\n`}function scrollingTable(e,t,n){return markup`<div class="card scroll" role="region" aria-label="${e}" tabindex="0">\n
    ${table(e,t,n)}
    </div>\n`}function table(e,t,n){const r=t.map(e=>markup`<th scope="col">${e}</th>`);return markup`<table>\n
    <caption class="unseen">${e}</caption>\n
    <thead>\n<tr>${r}</tr>\n</thead>\n
    <tbody>\n${n}</tbody>\n
    </table>\n`}const b={id:null,is:l};function row(e,t,n=b){const r=join(t.map(e=>markup`<td>${e}</td>`));return markup`<tr${attributes(n)}><th scope="row">${e}</th>${r}</tr>\n`}function attributes({id:e,is:t}){return markup`${e===null?l:markup` id="${markup_text(e,k)}"`}${t}`}const k=300;const v={trusted:"good",accepted:"good",candidate:"note",advisory:"idle",superseded:"idle",stale:"warn",policy_blocked:"violet",rejected:"idle"};const w={error:"bad",warning:"warn",notice:"note"};function verdictTone(e,t){switch(e){case"pass":return"good";case"fail":return t?"bad":"warn";case"error":return"bad"}}function statusBadgeOf({status:e,trustedBaseline:t}){return t?"trusted":e}function chip(e,t){return markup`<span class="chip tone-${e}">${t}</span>`}const $=12;function folded(e,t,n,r){const o=r?markup` open`:l;return markup`<details class="fold"${o}>\n
    <summary>${e} <span class="count">${t}</span></summary>\n
    ${n}</details>\n`}function longList(e,t,n=$){if(e.length<=n+2)return t(e,false);const r=e.slice(n);return markup`${t(e.slice(0,n),false)}
    ${folded(markup`Show more`,r.length,t(r,true),false)}`}function cut(e,t,{rows:n,bytes:r},o=()=>undefined){let s=0;const a=[];for(const i of e.slice(0,n)){const e=t(i);s+=Buffer.byteLength(e.html,"utf8");if(s>r&&a.length>0)break;a.push(e);o(i)}return{shown:a,left:e.length-a.length}}function remark({left:e}){if(e===0)return l;return markup`<p class="cut">${markup_words(`${e} more, too many for this page: see \`trust-report.json\`.`)}</p>\n`};const y=20;function adoptionTable({adoptions:e,coverage:t},n,r){const o=new Map(t.map(e=>[e.factId,e]));const s=cut(e,e=>adoptionRow(e,o.get(e.factId),n),r);const a=longList(s.shown,(e,t)=>scrollingTable(t?"More adoptions":"Adoptions",["Fact","Decision","Takes effect","Approvals"],e));return markup`${a}${remark(s)}`}function adoptionRow(e,t,{names:n}){const{named:r=0,uncited:o=[]}=t??{};const a=o.length===0?l:markup`<small>${markup_words(`names ${(0,s.jN)(r,"thing")}, cites ${r-o.length}`)}</small>`;const{factId:i,event:c,claim:d,effective:u,approvals:f,isBornWithdrawn:m}=e;const h=m?"on_merge":u;const b=h==="never"?"warn":"good";const k=f.toSorted((e,t)=>Number(t.counted)-Number(e.counted));const v=k.slice(0,y).map(({login:e,commitId:t,counted:n,why:r})=>markup`<small>
          ${code(e)} at ${code((0,p.Fu)(t))}
          ${n?" counts: ":" does not count: "}${markup_words(r)}
          </small>`);const w=f.length-v.length;const $=w===0?l:markup`<small>${markup_words(`${w} more, too many for this page: see \`trust-report.json\`.`)}</small>`;return row(n.entry(i),[markup`${(0,g.ZP)(c.type)}<small>of text ${code((0,p.VK)(d))}</small>${a}`,chip(b,h==="never"?"no":"on merge"),markup`${approvalWords(e)}${join(v)}${$}`])}function approvalWords({approved:e,isProven:t,isBornWithdrawn:n}){if(e)return"approved";if(t)return"proven, none needed";return n?"none needed":"not approved"}function releaseTable(e,t,n){const r=cut(e,e=>releaseRow(e),n);const o=t===null?l:markup`<p class="lead">The release gate is ${t}.</p>\n`;const s=scrollingTable("Release gate",["Condition","Outcome","Evidence"],r.shown);return markup`${o}${s}${remark(r)}`}function releaseRow(e){const t=e.evidence.map(e=>markup`<small>${sentence(e)}</small>`);return row(markup`${r.Qd[e.id]}`,[outcomeChip(e),join(t)])}function outcomeChip({passed:e,level:t}){if(e===null)return markup`off`;if(e)return chip("good","passes");return chip(t==="error"?"bad":"warn","fails")}function fixtureTable(e,t){const n=cut(e.toSorted((e,t)=>Number(e.passed)-Number(t.passed)),e=>fixtureRow(e),t);const r=e.filter(e=>e.passed).length;const o=r===e.length?l:markup` open`;return markup`<p class="lead">
    Known ways to deceive a memory, run through the same judge under the policy in force.
    </p>\n
    <details${o}>\n
    <summary>${r} of ${e.length} pass</summary>\n
    ${scrollingTable("Fixtures",["Fixture","From","Outcome"],n.shown)}
    ${remark(n)}
    </details>`}function fixtureRow({id:e,kind:t,passed:n,contaminated:r,why:o}){const s=r?markup` something was trusted that must not be trusted`:l;const a=n?chip("good","passes"):markup`${chip("bad","fails")}${s}<small>${markup_words(o??"")}</small>`;return row(code(e),[markup`${t}`,a])}var x=n(69362);var O=n(57579);const S=3;const I=60;const A=300;const M=2;function citedCode(e,t,n){const r=new Map;const o=e.map((e,t)=>({one:e,number:t+1}));const s=e.length<=M;const a=cut(o,({one:e,number:n})=>source(e,n,t,s),n,({one:e,number:t})=>{if(!r.has(e.factId))r.set(e.factId,`cited-${t}`)});return{addresses:r,body:markup`<p class="lead">The code when each fact was adopted, and the code there now;
      ${" "}at most ${x.l} stale facts.</p>\n
      ${longList(a.shown,e=>join(e))}${remark(a)}`}}function source({factId:e,path:t,texts:n},r,{facets:o,names:s},a){const i=a?markup` open`:l;return markup`<details class="fold" id="cited-${r}"${i}${o.ofFact(e)}>\n
    <summary>${code(e)}: ${code(t)}</summary>\n
    <p class="quiet">${s.entry(e)} · ${s.place(t,null)}</p>\n
    ${cited_textsOf(n,r)}</details>\n`}function cited_textsOf(e,t){if(e==="withheld")return markup`<p class="quiet">The text is withheld: it is memory or an agent file, the policy keeps it out,
      ${" "}or it may hold a secret.</p>\n`;if(e==="unknown")return markup`<p class="quiet">This clone does not have the adopted text: fetch the full history to see it.</p>\n`;const{before:n,after:r}=e;const o=r===null?markup`<p class="quiet">The cited code is gone.</p>\n`:l;return markup`${o}${sides(n,r??{first:1,lines:[]},t)}`}function sides(e,t,n){const r=(0,O.V)(e.lines,t.lines);const o=r.filter((e,t)=>r.slice(Math.max(0,t-S),t+S+1).some(({sign:e})=>e!==" "));const a=o.slice(0,I).map(n=>line(n,e,t));const i=r.length-a.length;const c=i===0?l:markup`<p class="quiet">${(0,s.jN)(i,"more line")} not shown.</p>\n`;return markup`<div class="card scroll code" role="group" aria-label="Then and now ${n}" tabindex="0">\n
    <table>\n<caption class="unseen">Then and now</caption>\n
    <thead>\n<tr>${headings()}</tr>\n</thead>\n
    <tbody>\n${a}</tbody>\n
    </table>\n</div>\n${c}`}function headings(){return markup`<th scope="col">Line</th><th scope="col">Then</th><th scope="col">Line</th>
    <th scope="col">Now</th>`}function line({before:e,after:t,sign:n},r,o){const s=n===" ";return markup`<tr>
    ${side(e,r,s?null:"del")}${side(t,o,s?null:"ins")}
    </tr>\n`}function side(e,{first:t,lines:n},r){if(e===null)return markup`<td></td><td></td>`;const o=markup_text((n[e]??"").replaceAll("	","  "),A);const s=r===null?o:({del:markup`<del>${o}</del>`,ins:markup`<ins>${o}</ins>`})[r];return markup`<td>${t+e}</td><td>${s}</td>`}var L=n(5213);var j=n(46325);const C=2e3;const z=3;const T=new Set(["stale","policy_blocked","candidate"]);const _=[{title:"Agent files",has:({sourceClass:e})=>e==="live_external",seen:"never"},{title:"Evidence",has:({record:e})=>e===null,seen:"never"},{title:"Facts that need a look",has:({status:e})=>T.has(e),seen:"always"},{title:"Trusted facts",has:({status:e})=>e==="accepted",seen:"short"},{title:"Facts out of use",has:()=>true,seen:"short"}];const E=[2,3,4,0,1];function entryGroups(e,t,n,o){const s=new Map(e.map(e=>[e,_.findIndex(t=>t.has(e))]));const placeOf=e=>E.indexOf(s.get(e)??0);const a=e.toSorted((e,t)=>placeOf(e)-placeOf(t)||r.QD.indexOf(e.status)-r.QD.indexOf(t.status));const i=e.length<=C;const l=cut(a,e=>entryRow(e,t,n,i),o,t.anchors.show);let c=0;const d=E.flatMap(t=>{const n=_[t];const r=e.filter(e=>s.get(e)===t).length;const o=l.shown.slice(c,c+r);c+=r;return n===undefined||o.length===0?[]:[groupMarkup(n,r,o)]});return markup`${join(d)}${remark(l)}${withoutHistory(n.histories)}`}function withoutHistory({left:e}){return e===0?l:markup`<p class="cut">The history of ${(0,s.jN)(e,"more fact")} found no room: see
        ${" "}${code("npx memtrust facts ID")}.</p>\n`}function groupMarkup({title:e,seen:t},n,r){const o=t==="always"||t==="short"&&r.length<=$;const tableOf=t=>markup`<div class="card">\n${inChunks(t).map(t=>rowTable(e,t))}</div>\n`;return folded(markup`${e}`,n,t==="always"?longList(r,tableOf):tableOf(r),o)}const N=100;function inChunks(e){return Array.from({length:Math.ceil(e.length/N)},(t,n)=>e.slice(n*N,(n+1)*N))}function rowTable(e,t){return markup`<div class="rows">\n${table(e,["Entry","Status","Why"],t)}</div>\n`}function entryRow(e,t,{histories:n,code:o},s){const{anchors:a,facets:i,names:c}=t;const d=statusBadgeOf(e);const u=[...(0,L.cp)(e)?["uncertain"]:[],...e.selfAdopted?["self-adopted"]:[],...e.audited===undefined?[]:[e.audited?"audited":"not traced"]];const p=chip(v[d],d==="trusted"?"trusted":(0,r.o7)(d,(0,j.A3)(e)));const f=u.length===0?l:markup`<small>${u.join(", ")}</small>`;const m=[...sources(e,t),...findingLinks(e,t),...codeLink(e,o),...s?[c.file(e)]:[]].filter(({html:e})=>e!=="");const h=c.phrase((0,r.IK)(e),e.id);return row(c.own(e),[markup`${p}${f}`,markup`${h}
        ${m.length===0?l:markup`<small>${join(m," \xb7 ")}</small>`}
        ${n.of(e.id)}`],{id:a.nameOf(e),is:i.ofEntry(e)})}function sources({id:e,status:t,anchors:n},{names:r}){if(t==="policy_blocked"||n.length===0)return[];const a=n.filter(({verdict:e})=>e!=="fresh");return a.length===0?[markup`${(0,s.jN)(n.length,"source")}`]:[r.phrase((0,o.hI)(a),e)]}function codeLink({id:e},{addresses:t}){const n=t.get(e);return n===undefined?[]:[linked(markup`then and now`,`#${n}`)]}function findingLinks(e,{facets:t,names:n}){const r=t.findingsOf(e);const o=r.map(e=>n.finding(e)).filter(({html:e})=>e!=="");if(o.length===0)return[];const a=r.length-Math.min(o.length,z);const i=a===0?l:markup` and ${(0,s.jN)(a,"more finding")}`;return[markup`${join(o.slice(0,z),", ")}${i}`]}const F=12;const q=300;const R=80;let HistoryLists=class HistoryLists{histories;adoptions;page;left=0;used=0;constructor(e,t,n){this.histories=e;this.adoptions=t;this.page=n}of(e){const t=this.histories.get(e)??[];if(t.length===0)return l;const n=this.list(t);this.used+=Buffer.byteLength(n.html,"utf8");if(this.used<=this.page.bytes)return n;this.left+=1;return l}list(e){const t=e.length-F;const n=t>0?markup`<li>${markup_words(`and ${t} older: see \`npx memtrust facts ID\``)}</li>\n`:l;return markup`<details class="history">\n
      <summary>History: ${(0,s.jN)(e.length,"event")}</summary>\n
      <ul>\n${e.slice(0,F).map(e=>this.item(e))}${n}</ul>\n
      </details>\n`}item(e){const{type:t,at:n,proposed_by:r,claim:o,binding:s,why:a,evidence:i}=e;const l=[markup`${(0,g.ZP)(t)} by ${code(r,R)}, ${markup_text(n,R)}`,markup`text ${code((0,p.VK)(o))}, sources ${code((0,p.VK)(s))}`,...this.wayIn(e),...a===undefined?[]:[markup`reason: <q>${markup_text(a,q)}</q>`],...i===undefined?[]:[markup`evidence: ${code(i,q)}`]];return markup`<li>${join(l,"; ")}</li>\n`}wayIn({id:e,settled:t}){if(!t){const t=this.adoptions.find(({event:t})=>t.id===e)?.approvals??[];const n=new Set(t.filter(({counted:e})=>e).map(({login:e})=>e));const r=[...n].slice(0,F).map(e=>code(e,R));return r.length===0?[markup`not in the base yet`]:[markup`not in the base yet, approved by ${join(r,", ")}`]}const n=this.page.arrivals.get(e);if(n===undefined)return[];const{commit:r,pullRequest:o}=n;const s=o===null?l:markup`, pull request #${o}`;return[markup`in ${code((0,p.Fu)(r))}${s}`]}};var P=n(93147);const D=12;const W=60;const B=3;const H=4096;let Facets=class Facets{entries;findings;about=new Map;byId=new Map;byPath=new Map;foldersOf=new Map;folders;folderCounts;constructor(e,t){this.entries=e;this.findings=t;for(const t of e){if(!this.byId.has(t.id))this.byId.set(t.id,t);if(t.path!==null&&!this.byPath.has(t.path))this.byPath.set(t.path,t)}for(const e of t){const t=this.entryOf(e);if(t!==null)(0,P.DN)(this.about,t,e)}for(const t of e)this.foldersOf.set(t,foldersAround(pathsOf(t)));this.folderCounts=commonest([...e.map(e=>this.foldersIn({entry:e,findings:[]})),...t.map(e=>this.foldersIn(this.rowOf(e)))],W);this.folders=new Map([...this.folderCounts.keys()].map((e,t)=>[e,t]))}entryOf({factId:e,path:t}){const n=e===null?undefined:this.byId.get(e);return n??(t===null?undefined:this.byPath.get(t))??null}rowOf(e){return{entry:this.entryOf(e),findings:[e]}}foldersIn({entry:e,findings:t}){const n=e===null?[]:this.foldersOf.get(e)??[];const[r]=t;return r===undefined||r.path===null||r.path===e?.path?n:[...new Set([...n,...foldersAround([r.path])])]}findingsOf(e){return this.about.get(e)??[]}ofEntry(e){return this.tokens({entry:e,findings:this.findingsOf(e)})}ofFinding(e){return this.tokens(this.rowOf(e))}ofEffect({id:e,says:t}){return this.tokens({entry:this.byId.get(e)??null,findings:t})}ofFact(e){const t=this.byId.get(e)??null;return this.tokens({entry:t,findings:t===null?[]:this.findingsOf(t)})}tokens(e){const{entry:t,findings:n}=e;const r=[...t===null?[]:[statusBadgeOf(t)],...new Set(n.map(({severity:e})=>e)),...new Set(n.map(({rule:e})=>e)),...this.foldersIn(e).flatMap(e=>{const t=this.folders.get(e);return t===undefined?[]:[`f${t}`]})];return markup` data-is="${markup_text(r.join(" "),2e3)}"`}bar(){if(this.entries.length+this.findings.length<D)return l;const e=counted(this.entries.map(statusBadgeOf));const t=counted(this.findings.map(({severity:e})=>e));const n=counted(this.findings.map(({rule:e})=>e));const o=new Map(this.findings.map(({rule:e,name:t})=>[e,t]));return markup`<div class="tools" id="tools" role="search" aria-label="Filters" hidden>\n
      <div class="choices">\n
      <label>Search<br>${K}</label>\n
      ${choice("rule","Rule","All rules",[...n].toSorted(byName).map(([e,t])=>({value:e,label:`${e} ${o.get(e)??""}`,count:t})))}
      ${choice("folder","Folder","All folders",[...this.folderCounts].map(([e,t],n)=>({value:`f${n}`,label:e,count:t})))}
      </div>\n
      <div class="presses">\n
      ${buttons("status","Status",V,e,e=>[v[e],r.ly[e]])}
      ${buttons("severity","Severity",U,t,e=>[w[e],e])}
      <p><span id="shown" role="status" data-words="# of # rows shown" data-count="# of #"></span>
      ${" "}<button type="button" id="clear" hidden>Show everything</button></p>\n
      </div>\n
      </div>\n`}};const K=markup`<input type="search" id="filter" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">`;const V=[...r.QD.filter(e=>e!=="accepted"&&e!=="advisory"),"trusted","accepted","advisory"];const U=["error","warning","notice"];function choice(e,t,n,r){if(r.length<2)return l;const o=r.map(e=>markup`<option value="${e.value}">${e.label} (${e.count})</option>\n`);return markup`<label>${t}<br>
    <select id="${e}">\n<option value="">${n}</option>\n${o}</select></label>\n`}function buttons(e,t,n,r,o){const s=n.filter(e=>r.has(e));if(s.length<2)return l;const a=s.map(e=>{const[t,n]=o(e);return markup`<button type="button" class="tone-${t}" value="${e}" aria-pressed="false">
      ${n} <span class="count">${r.get(e)??0}</span>
      </button>\n`});return markup`<div class="facets" role="group" data-key="${e}" aria-label="${t}">\n${a}</div>\n`}function byName([e],[t]){return e<t?-1:1}function counted(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??0)+1);return t}function commonest(e,t){const n=[...counted(e.flat())].toSorted((e,t)=>t[1]-e[1]||(e[0]<t[0]?-1:1));return new Map(n.slice(0,t).toSorted(byName))}function pathsOf({path:e,anchors:t,status:n}){const r=e===null?[]:[e];return n==="policy_blocked"?r:[...r,...t.map(e=>e.path)]}function foldersAround(e){const t=new Set;for(const n of e){if(n.length>H)continue;const e=n.split("/",B+1);const r=Math.min(e.length-1,B);for(let n=1;n<=r;n+=1)t.add(e.slice(0,n).join("/"))}t.delete(".memtrust");t.delete(".memtrust/facts");return[...t]}var G=n(44485);var Q=n(58143);var J=n(68013);var X=n(37838);const Y=8e3;const Z=1e3;const ee=6;function findingCards(e,t,{rows:n,bytes:r}){const o=(0,P.zD)(e,({severity:e,rule:t})=>`${e} ${t}`);const s={rows:n,bytes:Math.floor(r/Math.max(1,o.size))};return markup`${[...o.values()].map(e=>card(e,t,s))}`}function card(e,t,n){const[r]=e;if(r===undefined)return l;const{severity:o}=r;const s=G.rules.find(({code:e})=>e===r.rule);const a=e.length===1?l:markup` <span class="count">${e.length}</span>`;const i=cut(e,e=>findingCard(e,t),n,t.anchors.show);const c=longList(i.shown,e=>markup`<ul>\n${e}</ul>\n`,ee);return markup`<article class="card">\n
    <header>\n
      <h3>${chip(w[o],o)} ${ruleLink(r)}${a}</h3>\n
      <p>${sentence([s?.summary??""])}</p>\n
    </header>\n
    ${c}
    ${remark(i)}
    </article>\n`}function ruleLink({rule:e,name:t}){return markup`<a href="${markup_text((0,X.QB)({code:e,name:t}),300)}">${e} ${t}</a>`}function findingCard(e,{anchors:t,facets:n,names:r}){const{message:o,remedy:s,decoded:a,severity:i,accepted:c,factId:d}=e;const u=fullSentence(o,e=>r.phrase(e,d));const p={id:t.nameOf(e),is:n.ofFinding(e)};const f=s.length===0||c!==null?l:remedyLine(s);return markup`<li${attributes(p)}>\n
    <p class="message">${u}${place(e,r)}</p>\n
    ${f}
    ${c===null?l:acceptance(c)}
    ${a===null?l:hiddenText(a,i)}
    </li>\n`}function remedyLine(e){return markup`<p class="remedy">
    <span aria-hidden="true">→</span><span class="unseen">What to do: </span>${sentence(e)}
    </p>\n`}function place({path:e,line:t,column:n,message:r},o){if(e===null||t===null&&r.some(t=>typeof t==="object"&&t.quoted===e))return l;const s=t===null?l:markup`<span class="quiet">:${t}${n===null?l:markup`:${n}`}</span>`;return markup` <span class="place">${o.place(e,t)}${s}</span>`}function acceptance({by:e,author:t,reason:n}){const r=e==="baseline"?(0,J.cv)`in ${Q.C}`:(0,J.pj)("beside the text");const o=(0,J.cv)`Accepted${t===null?[]:(0,J.cv)` by ${t}`} ${r}: `;return markup`<p class="accepted">${sentence(o)}<q>${markup_text(n,Z)}</q></p>\n`}function hiddenText(e,t){const n=(0,s.RK)(e,Y+1).length>Y?"The hidden text begins, decoded; it is data, not an instruction:":"The hidden text says, decoded; it is data, not an instruction:";return markup`<figure class="decoded tone-${w[t]}">\n
    <figcaption>${n}</figcaption>\n
    <pre>${markup_text(e,Y)}</pre>\n
    </figure>\n`}function effectList(e,t,n){const r=cut(e,e=>effectItem(e,t),n);const o=longList(r.shown,e=>markup`<ul>\n${e}</ul>\n`);return markup`<div class="card">\n${o}${remark(r)}</div>`}function effectItem(e,t){const{facets:n,names:r}=t;const[s,a]=(0,o.kY)(e);const[i]=e.says;const c=i===undefined?l:markup` · ${ruleLink(i)}${below(i,t)}`;const d=e.why===null?c:markup`because ${r.phrase(e.why,e.id)}${c}`;const u=e.remedy===null||i!==undefined?l:remedyLine(e.remedy);const p=chip(tone(e.from),s);const f=chip(e.onMerge?"good":tone(e.to),a);const m=markup`<span aria-hidden="true">→</span><span class="unseen">becomes</span>`;return markup`<li${n.ofEffect(e)}>\n
    <p class="transition">${r.entry(e.id)} ${p} ${m} ${f}</p>\n
    ${d.html===""?l:markup`<p class="why">${d}</p>\n`}
    ${u}
    </li>\n`}function below(e,{names:t}){const n=t.finding(e,"what to do");return n.html===""?l:markup` · ${n}`}function tone(e){return e===null?"idle":v[e]}var et=n(42322);var en=n(2570);function pageHead(e,t){const{subject:n}=e;const o=(0,r.fl)(e);const s=n.repository===null?l:markup`${n.repository} · `;const a=o===null?l:markup`<p class="advice">${sentence(o.remedy)}</p>\n`;const i=verdictTone(e.verdict,e.mode==="enforce");return markup`<header>\n
    <div class="masthead">
      <span><strong>memtrust</strong> trust report</span>
      <span>${s}${sentence((0,r.oR)(e))}</span>
    </div>\n
    <div class="verdict tone-${i}">\n
      ${sign(e)}\n
      <div>\n
        <h1>${capital((0,r.L2)(e))}</h1>\n
        <p class="reason">${fullSentence((0,et.s_)(e))}</p>\n
        ${a}
      </div>\n
    </div>\n
    ${tally(e)}${t}
    </header>\n`}function capital(e){return e.charAt(0).toUpperCase()+e.slice(1)}function sign({verdict:e}){const t=markup`stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;const n=markup`aria-hidden="true" focusable="false"`;return markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" ${t} ${n}>
    <circle cx="12" cy="12" r="10.5" stroke-width="1.5"/>
    ${er[e]}
    </svg>`}const er={pass:markup`<path d="m7.5 12.5 3 3 6-6.5"/>`,fail:markup`<path d="m8.5 8.5 7 7m0-7-7 7"/>`,error:markup`<path d="M12 7v6m0 3.5v.01"/>`};function tally(e){const{entries:t}=e;const n=t.filter(e=>e.record!==null);const o=(0,r.EX)(n);const s=n.filter(e=>e.trustedBaseline).length;const a=[share("trusted","trusted",s),share("not in the baseline","accepted",o.accepted-s),share("stale","stale",o.stale),share("candidates","candidate",o.candidate),share("superseded","superseded",o.superseded),share("policy-blocked","policy_blocked",o.policy_blocked),share("rejected","rejected",o.rejected)].filter(({count:e})=>e>0);const i=t.filter(e=>e.sourceClass==="live_external").length;const c=t.length-n.length-i;const d=[share("agent files","advisory",i),share("evidence files","advisory",c)].filter(({count:e})=>e>0);const u=[...a,...d].map(({label:e,count:t,tone:n})=>markup`<div><dt><i class="tone-${n}"></i>${e}</dt><dd>${t}</dd></div>\n`);return u.length===0?l:markup`<dl class="tally">\n${u}</dl>\n${bar(a,n.length)}`}function share(e,t,n){return{label:e,count:n,tone:v[t]}}function bar(e,t){if(e.length<2)return l;let n=0;const r=e.map(({count:e,tone:r})=>{const o=percent(n,t);n+=e;return markup`<rect class="tone-${r}" x="${o}%" width="${percent(e,t)}%" height="100%"/>`});return markup`<svg class="share" aria-hidden="true" focusable="false">${r}</svg>\n`}function percent(e,t){return(e/t*100).toFixed(2)}const eo={file:`from ${en.l$} of the base`,defaults:"the strict defaults: the base has no policy",broken:"the strict defaults: the policy of the base cannot be read"};function pageFoot(e){const{subject:t,policy:n,mode:r,manifestSha256:o}=e;const s=t.isStaged===true?"the staged files":"the working tree";const a=[...t.repository===null?[]:[["Repository",code(t.repository)]],["Base",t.baseSha===null?markup`none`:code(t.baseSha)],["Head",t.headSha===null?markup`${s}`:code(t.headSha)],["Policy",markup`${code(t.policyDigest)}, ${eo[n.origin]}`],["Mode",markup`${r}`],["Context manifest",code(o)],["Judged at",markup`<time>${t.evaluatedAt}</time>`],["memtrust",markup`${X.xv}`]];const i=a.map(([e,t])=>markup`<dt>${e}</dt><dd>${t}</dd>\n`);return markup`<footer>\n
    <h2>What was judged</h2>\n
    <dl>\n${i}</dl>\n
    <p>This page loads nothing and sends nothing. It quotes no memory but hidden text and what ledgers say.
    ${" "}The whole report, for machines, is ${code("trust-report.json")}.</p>\n
    </footer>\n`}const es=600;const ea=60;const ei=4;function trendChart(e){if(e===null)return l;const{adopted:t}=e;const[n,r,o]=[t[0]??0,t.at(-1)??0,Math.max(...t)];if(t.length<2||o<=0)return l;const s=Math.min(...t)===o?`Adopted facts over the last ${t.length} commits of the base: ${r}, unchanged.`:`Adopted facts over the last ${t.length} commits of the base: `+`${n} at the start, ${r} now, ${o} at most.`;return markup`<figure class="trend">\n
    <svg viewBox="0 0 ${es} ${ea}" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" stroke-width="2" d="${markup_text(pathOf(t,o),2e3)}"/>
    </svg>\n
    <figcaption>${s}</figcaption>\n
    </figure>\n`}function pathOf(e,t){const n=(es-2*ei)/(e.length-1);return e.map((e,r)=>{const o=(ei+r*n).toFixed(1);const s=(ea-ei-e/t*(ea-2*ei)).toFixed(1);return r===0?`M${o} ${s}`:`H${o} V${s}`}).join(" ")}var el=n(6642);var ec=n(64544);var ed=n(77598);var eu=n(4205);var ep=n(84759);const ef=(0,a.m2)`
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
      if (!['DETAILS', 'ARTICLE', 'SECTION', 'LI', 'DIV'].includes(at.tagName)) continue;
      if (!parents.has(at)) {
        if (at.tagName === 'DIV' && at.className !== 'rows') continue;
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
`;const em=(0,a.m2)`
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
th a, .transition a, .place a { text-decoration: none; }
th a:hover, .transition a:hover, .place a:hover { text-decoration: underline; }
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
.remedy { position: relative; margin-top: 0.3rem; padding-left: 1.35rem; color: var(--soft); font-size: 0.9375rem; }
.remedy > span:first-child { position: absolute; left: 0; }
.remedy code, .reason code, .message code, .advice code { color: var(--ink); }
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
.code table { min-width: 44rem; table-layout: fixed; font: 0.8125rem/1.5 var(--mono); }
.code th, .code td { padding: 0.05rem 0.6rem; border-top: 0; white-space: pre-wrap; }
.code thead th { padding-block: 0.4rem; font: 500 0.8125rem/1.5 var(--sans); }
.code th:nth-child(odd), .code td:nth-child(odd) { width: 3.6rem; color: var(--soft); text-align: right; }
del, ins { display: block; text-decoration: none; }
del { background: var(--bad-wash); color: var(--bad); }
ins { background: var(--good-wash); color: var(--good); }
.history { margin-top: 0.15rem; font-size: 0.8125rem; }
.history > summary { padding-block: 0; font-weight: 450; }
.history li { margin-bottom: 0.25rem; color: var(--soft); }
li:target, tr:target, details:target { background: var(--note-wash); }

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
.scroll { overflow-x: auto; }
.scroll table { min-width: 40rem; }
.scroll thead th, .scroll td:nth-child(2) { overflow-wrap: break-word; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.55rem 0.75rem; border-top: 1px solid var(--line); text-align: left; \
  vertical-align: top; font-weight: 400; }
thead th { border-top: 0; color: var(--soft); font-size: 0.8125rem; }
th:first-child { padding-left: 1.1rem; }
td:last-child { padding-right: 1.1rem; }
[hidden] { display: none; }
#entries table { table-layout: fixed; }
.rows { content-visibility: auto; contain-intrinsic-size: auto 5.5rem; }
.rows + .rows { border-top: 1px solid var(--line); contain-intrinsic-size: auto 330rem; }
#entries thead th { padding-block: 0; font-size: 0; line-height: 0; }
#entries tbody tr:first-child > * { border-top: 0; }
#entries thead th:nth-child(1) { width: 38%; }
#entries thead th:nth-child(2) { width: 8.5rem; }
td small { display: block; color: var(--soft); font-size: 0.8125rem; }

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
  .reason, .advice { grid-column: 1 / -1; }
  #entries table, #entries tbody, #entries tr, #entries th, #entries td { display: block; }
  #entries tr { padding: 0.7rem 1.1rem; border-top: 1px solid var(--line); }
  #entries tr:first-child { border-top: 0; }
  #entries tr[hidden] { display: none; }
  #entries thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  #entries th, #entries td { padding: 0.1rem 0; border: 0; }
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
  .scroll { overflow: visible; }
  .scroll table { min-width: 0; }
  .chip { border: 1px solid var(--tone); }
  .decoded pre { max-height: none; }
  li, tr, h2, h3, .card > header { break-inside: avoid; }
  h2, h3, .card > header { break-after: avoid; }
  .share { print-color-adjust: exact; }
}
`;const eh={incomplete:{rows:100,bytes:4e4},trust:{rows:500,bytes:15e4},findings:{rows:500,bytes:35e4},older:{rows:200,bytes:1e5},accepted:{rows:200,bytes:1e5},cited:{rows:120,bytes:25e4},entries:{rows:5e3,bytes:145e4},adoptions:{rows:500,bytes:8e4},release:{rows:10,bytes:4e4},fixtures:{rows:500,bytes:6e4}};const eg=2e5;function renderHtml(e,t={}){const{links:n=null}=t;const{subject:o,entries:s}=e;const a=[...(0,r.Oe)(e),...(0,r.ph)(e),...(0,r.oG)(e)];const i=new Anchors(s,a);const l={anchors:i,facets:new Facets(s,a),names:new PageNames(i,n===null?null:new el.E6(e,n))};const c=sectionsOf(e,t,l);const d=i.isWhole()?c:sectionsOf(e,t,l);const u=o.repository===null?"":` — ${o.repository}`;const p=markup`<a class="skip" href="#report">Skip to the report</a>\n
    ${pageHead(e,trendChart(t.trend??null))}
    ${contents(d,"Sections")}
    <main id="report" tabindex="-1">\n
      ${l.facets.bar()}
      ${calm(e,d)}
      ${d.map(sectionMarkup)}
    </main>\n
    ${pageFoot(e)}`;return wholePage(`memtrust: ${(0,r.L2)(e)}${u}`,p,excerpt(e))}function calm(e,t){const{scope:n,verdict:r}=e;if(r!=="pass"||t.some(({id:e})=>e==="findings"||e==="trust"||e==="adoptions"||e==="incomplete"))return l;const o=n==="state"?"Nothing is wrong here.":"This change does not affect trust, and the gate found no problems.";return markup`<section aria-label="Findings">\n<p class="lead">${o}</p>\n</section>\n`}function excerpt(e){const{fixtures:t}=e;const n={...e,entries:[],changes:[],findings:[],adoptions:[],incomplete:[],fixtures:{...t,cases:[]}};const{tool:o,subject:s,verdict:a}=(0,ec.trustReport)(n,{manifestPath:null});return{excerpt_of:"memtrust.trust_report",tool:o,subject:s,verdict:a,counts:(0,r.EX)(e.entries)}}function sectionsOf(e,{arrivals:t=new Map,cited:n=[]},s){const{entries:a,adoptions:i,fixtures:l,incomplete:c,scope:d}=e;const u=(0,r.Oe)(e);const p=(0,r.ph)(e);const f=(0,r.oG)(e);const m=(0,o.zb)(e);const h=(0,r.k1)(e);const g=citedCode(n,s,eh.cited);const b=[{id:"incomplete",title:"Not checked",count:c.length,body:alarm(c)},{id:"trust",title:"What this change does to trust",count:m.length,body:effectList(m,s,eh.trust)},{id:"findings",title:d==="state"?"Findings":"Findings of this change",count:u.length,body:findingCards(u,s,eh.findings)},{id:"cited",title:"Cited code, then and now",count:n.length,body:g.body},{id:"entries",title:"Entries",count:a.length,body:entryGroups(a,s,{histories:new HistoryLists(e.histories,i,{arrivals:t,bytes:eg}),code:g},eh.entries)},{id:"adoptions",title:"Adoptions in this change",count:i.length,body:adoptionTable(e,s,eh.adoptions)},{id:"release",title:"Release gate",count:h===null?(0,r.zt)(e).length:e.releaseGate.length,body:releaseTable(e.releaseGate,h,eh.release)},{id:"fixtures",title:"Fixtures",count:l.cases.length,body:fixtureTable(l.cases,eh.fixtures)},{id:"older",title:"Older findings",count:p.length,body:aside("They existed before this change and do not affect the verdict.",findingCards(p,s,eh.older),"Show them")},{id:"accepted",title:"Accepted findings",count:f.length,body:aside("Someone accepted them with a reason, so they do not affect the verdict.",findingCards(f,s,eh.accepted),"Show them")}];return b.filter(({count:e})=>e>0)}function alarm(e){const t=cut(e,e=>markup`<li>${sentence([e])}</li>\n`,eh.incomplete);return markup`<div class="alarm tone-warn">\n<ul>\n${t.shown}</ul>\n</div>\n${remark(t)}`}function aside(e,t,n){return markup`<p class="lead">${e}</p>\n<details>\n<summary>${n}</summary>\n${t}</details>`}const eb=`default-src 'none'; script-src ${hashSource(ef)}; style-src ${hashSource(em)}; `+"base-uri 'none'; form-action 'none'";function wholePage(e,t,n){const r=markup`<!doctype html>\n
    <html lang="en">\n
    <head>\n
    <meta charset="utf-8">\n
    <meta http-equiv="Content-Security-Policy" content="`.html;const o=markup`">\n
    <meta name="viewport" content="width=device-width, initial-scale=1">\n
    <meta name="color-scheme" content="light dark">\n
    <meta name="referrer" content="no-referrer">\n
    <meta name="robots" content="noindex">\n
    <title>${e}</title>\n
    `.html;const s=`${r}${eb}${o}<style>${em}</style>
</head>
<body>
${t.html}<script `+'type="application/json" '+`id="subject">
${inScript(n)}<\/script>
<script>${ef}<\/script>
</body>
</html>
`;return(0,ep.Df)(s)}function inScript(e){return(0,eu.h)(e).replace(/[<>&]/g,e=>`\\u00${e.charCodeAt(0).toString(16)}`)}function hashSource(e){return`'sha256-${(0,ed.createHash)("sha256").update(e).digest("base64")}'`}}),57579:(function(e,t,n){n.d(t,{P:()=>diffLines,V:()=>diffRows});var r=n(14180);function diffLines(e,t){const{to:n}=(0,r.Y)(e,t);const o=[];let s=0;for(const[r,a]of[...n,t.length].entries()){if(a<0){o.push({before:r,after:null});continue}for(;s<a;s+=1)o.push({before:null,after:s});if(r<e.length)o.push({before:r,after:s++})}return o}function diffRows(e,t){const n=[];let[r,o]=[[],[]];const flush=()=>{for(let e=0;e<Math.max(r.length,o.length);e+=1){const[t=null,s=null]=[r[e],o[e]];const a=t===null?">":"<";n.push({before:t,after:s,sign:t===null||s===null?a:"|"})}[r,o]=[[],[]]};for(const s of diffLines(e,t)){if(s.before!==null&&s.after!==null){flush();n.push({...s,sign:" "})}else if(s.before!==null)r.push(s.before);else if(s.after!==null)o.push(s.after)}flush();return n}}),};
