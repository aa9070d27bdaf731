export const id=7249;export const ids=[7249];export const modules={87249:(function(e,t,n){n.r(t);n.d(t,{renderHtml:()=>renderHtml});var r=n(12691);var o=n(64883);var s=n(40617);var a=n(16544);var i=n(78973);var l=n(88232);const c=200;const d=1e3;let Anchors=class Anchors{names=new Map;byId=new Map;taken=new Set;there=null;seen=new Set;constructor(e,t){for(const t of e){if(!this.byId.has(t.id))this.byId.set(t.id,t);this.take(t,nameOfEntry(t))}for(const e of t)this.take(e,`finding-${e.fingerprint.slice("sha256:".length).slice(0,12)}`)}take(e,t){if(t===null||this.taken.has(t))return;this.taken.add(t);this.names.set(e,t)}nameOf(e){return this.names.get(e)??null}entry(e){return this.byId.get(e)??null}hrefOf(e){const t=e===null?null:this.nameOf(e);return t===null||this.there?.has(t)===false?null:`#${t}`}show=e=>{const t=this.nameOf(e);if(t!==null)this.seen.add(t)};isWhole(){this.there=this.seen;this.seen=new Set;return this.there.size===this.taken.size}};function nameOfEntry({id:e,record:t,status:n}){if(t!==null&&isAddress(e))return`fact-${e}`;if(n==="policy_blocked")return null;const r=t===null?"file":"fact";return`entry-${(0,i.w0)(`${r} ${e.slice(0,d)}`).slice(0,12)}`}function isAddress(e){return e.length<=c&&a.pm.test(e)&&(0,l.RK)(e)===e}var u=n(83744);var p=n(25011);let Markup=class Markup{html;constructor(e){this.html=e}};function markup(e,...t){const n=f(e);let r=n[0]??"";t.forEach((e,t)=>{r+=htmlOf(e)+(n[t+1]??"")});return new Markup(r)}const f=(0,p.V)("");const m=new Markup("");function markup_text(e,t=l.rV){return new Markup(markup_escape((0,l.RK)(e,t)))}function join(e,t=""){return new Markup(e.map(({html:e})=>e).join(t))}function htmlOf(e){if(e instanceof Markup)return e.html;if(typeof e==="number")return String(e);return typeof e==="string"?markup_text(e).html:join(e).html}const h=new Map([["&","&amp;"],["<","&lt;"],[">","&gt;"],['"',"&quot;"],["'","&#39;"]]);function markup_escape(e){return e.replace(/[&<>"']|(?<=:):|(?<=#)[#[]/g,e=>h.get(e)??`&#${e.charCodeAt(0)};`)};const g=1e3;function code(e,t){return markup`<code>${markup_text(e===""?'""':e,t)}</code>`}function sentence(e,t=code){return join(e.map(e=>typeof e==="string"?words(e):t(e.quoted)))}function words(e){const t=(0,l.RK)(e,g).split(/`([^`]+)`/);return join(t.map((e,t)=>t%2===1?code(e,g):markup_text(e,g)))}function fullSentence(e,t=e=>sentence(e)){const[n,...r]=e;const o=t(typeof n==="string"?[n.charAt(0).toUpperCase()+n.slice(1),...r]:e);if(/[.!?。！？]$/u.test(o.html))return o;return/[\p{Script=Han}）」”]$/u.test(o.html)?markup`${o}。`:markup`${o}.`};function cut(e,t,{rows:n,bytes:r},o=()=>undefined){let s=0;const a=[];for(const i of e.slice(0,n)){const e=t(i);s+=Buffer.byteLength(e.html,"utf8");if(s>r&&a.length>0)break;a.push(e);o(i)}return{shown:a,left:e.length-a.length}}function remark({left:e},{page:t}){if(e===0)return m;return markup`<p class="cut">${words(t.cut(e))}</p>\n`};const b=12;function folded(e,t,n,r){const o=r?markup` open`:m;return markup`<details class="fold"${o}>\n
    <summary>${e} <span class="count">${t}</span></summary>\n
    ${n}</details>\n`}function longList(e,{page:t},n,r=b){if(e.length<=r+2)return n(e,false);const o=e.slice(r);return markup`${n(e.slice(0,r),false)}
    ${folded(markup`${t.showMore}`,o.length,n(o,true),false)}`};function sectionMarkup({id:e,title:t,count:n,body:r}){return markup`<section id="${e}" aria-labelledby="${e}-title">\n
    <h2 id="${e}-title">${t} <span class="count">${n}</span></h2>\n
    ${r}\n
    </section>\n`}function contents(e,t){const n=e.map(({id:e,title:t,count:n})=>markup`<li><a href="#${e}">${t}</a> <span class="count">${n}</span></li>\n`);return markup`<nav aria-label="${t}">\n<ul>\n${n}</ul>\n</nav>\n`}function scrollingTable(e,t,n){return markup`<div class="card scroll" role="region" aria-label="${e}" tabindex="0">\n
    ${table(e,t,n)}
    </div>\n`}function table(e,t,n){const r=t.map(e=>markup`<th scope="col">${e}</th>`);return markup`<table>\n
    <caption class="unseen">${e}</caption>\n
    <thead>\n<tr>${r}</tr>\n</thead>\n
    <tbody>\n${n}</tbody>\n
    </table>\n`}const $={id:null,is:m};function row(e,t,n=$){const r=join(t.map(e=>markup`<td>${e}</td>`));return markup`<tr${attributes(n)}><th scope="row">${e}</th>${r}</tr>\n`}function attributes({id:e,is:t}){return markup`${e===null?m:markup` id="${markup_text(e,w)}"`}${t}`}const w=300;const v={trusted:"good",accepted:"good",candidate:"note",advisory:"idle",superseded:"idle",stale:"warn",policy_blocked:"violet",rejected:"idle"};const k={error:"bad",warning:"warn",notice:"note"};function verdictTone(e,t){switch(e){case"pass":return"good";case"fail":return t?"bad":"warn";case"error":return"bad"}}function statusBadgeOf({status:e,trustedBaseline:t}){return t?"trusted":e}function chip(e,t){return markup`<span class="chip tone-${e}">${t}</span>`};const y=20;function adoptionTable({adoptions:e,coverage:t},n,r){const{page:o}=n.words;const s=new Map(t.map(e=>[e.factId,e]));const a=cut(e,e=>adoptionRow(e,s.get(e.factId),n),r);const i=longList(a.shown,n.words,(e,t)=>scrollingTable(t?o.moreAdoptions:o.adoptions,o.adoptionColumns,e));return markup`${i}${remark(a,n.words)}`}function adoptionRow(e,t,{names:n,words:r}){const{page:o,comment:s}=r;const{named:a=0,uncited:l=[]}=t??{};const c=l.length===0?m:markup`<small>${words(s.coverage(a,a-l.length))}</small>`;const{factId:d,event:p,claim:f,effective:h,approvals:g,isBornWithdrawn:b}=e;const $=b?"on_merge":h;const w=$==="never"?"warn":"good";const v=g.toSorted((e,t)=>Number(t.counted)-Number(e.counted));const k=v.slice(0,y).map(({login:e,commitId:t,counted:n,why:r})=>markup`<small>
          ${code(e)}${o.approval.at}${code((0,u.F)(t))}
          ${n?o.approval.counts:o.approval.countsNot}${words(r)}
          </small>`);const x=g.length-k.length;const O=x===0?m:markup`<small>${words(o.cut(x))}</small>`;return row(n.entry(d),[markup`${o.history.done[p.type]}<small>${o.ofText}${code((0,i.VK)(f))}</small>${c}`,chip(w,r.effective[$]),markup`${approvalWords(e,r)}${join(k)}${O}`])}function approvalWords({approved:e,isProven:t,isBornWithdrawn:n},{page:r}){if(e)return r.approved.yes;if(t)return r.approved.proven;return n?r.approved.notNeeded:r.approved.no}function releaseTable(e,t,n,r){const{page:o}=r;const s=cut(e,e=>releaseRow(e,r),n);const a=t===null?m:markup`<p class="lead">${o.releaseIs(t)}</p>\n`;const i=scrollingTable(o.titles.release,o.releaseColumns,s.shown);return markup`${a}${i}${remark(s,r)}`}function releaseRow(e,t){const n=e.evidence.map(e=>markup`<small>${sentence(e)}</small>`);return row(markup`${t.conditions[e.id]}`,[outcomeChip(e,t),join(n)])}function outcomeChip({passed:e,level:t},{page:{outcome:n}}){if(e===null)return markup`${n.off}`;if(e)return chip("good",n.passes);return chip(t==="error"?"bad":"warn",n.fails)}function fixtureTable(e,t,n){const{page:r}=n;const o=cut(e.toSorted((e,t)=>Number(e.passed)-Number(t.passed)),e=>fixtureRow(e,n),t);const s=e.filter(e=>e.passed).length;const a=s===e.length?m:markup` open`;return markup`<p class="lead">
    ${r.fixtureLead}
    </p>\n
    <details${a}>\n
    <summary>${r.passed(s,e.length)}</summary>\n
    ${scrollingTable(r.titles.fixtures,r.fixtureColumns,o.shown)}
    ${remark(o,n)}
    </details>`}function fixtureRow({id:e,kind:t,passed:n,contaminated:r,why:o},{page:s,comment:a}){const i=r?markup`${s.wronglyTrusted}`:m;const l=n?chip("good",s.outcome.passes):markup`${chip("bad",s.outcome.fails)}${i}<small>${words(o??"")}</small>`;return row(code(e),[markup`${a.origin[t]}`,l])}var x=n(69362);var O=n(91089);const S=3;const I=60;const A=300;const C=2;function citedCode(e,t,n){const r=new Map;const o=e.map((e,t)=>({one:e,number:t+1}));const s=e.length<=C;const a=cut(o,({one:e,number:n})=>source(e,n,t,s),n,({one:e,number:t})=>{if(!r.has(e.factId))r.set(e.factId,`cited-${t}`)});return{addresses:r,body:markup`<p class="lead">${t.words.page.cited.lead(x.l)}</p>\n
      ${longList(a.shown,t.words,e=>join(e))}${remark(a,t.words)}`}}function source({factId:e,path:t,texts:n},r,{facets:o,names:s,words:a},i){const l=i?markup` open`:m;return markup`<details class="fold" id="cited-${r}"${l}${o.ofFact(e)}>\n
    <summary>${code(e)}${a.colon}${code(t)}</summary>\n
    <p class="quiet">${s.entry(e)} · ${s.place(t,null)}</p>\n
    ${cited_textsOf(n,r,a.page.cited)}</details>\n`}function cited_textsOf(e,t,n){if(e==="withheld")return markup`<p class="quiet">${n.withheld}</p>\n`;if(e==="unknown")return markup`<p class="quiet">${n.notAtHand}</p>\n`;const{before:r,after:o}=e;const s=o===null?markup`<p class="quiet">${n.gone}</p>\n`:m;return markup`${s}${sides(r,o??{first:1,lines:[]},t,n)}`}function sides(e,t,n,r){const o=(0,O.V)(e.lines,t.lines);const s=o.filter((e,t)=>o.slice(Math.max(0,t-S),t+S+1).some(({sign:e})=>e!==" "));const a=s.slice(0,I).map(n=>line(n,e,t));const i=o.length-a.length;const l=i===0?m:markup`<p class="quiet">${r.moreLines(i)}</p>\n`;return markup`<div class="card scroll code" role="group" aria-label="${r.name} ${n}" tabindex="0">\n
    <table>\n<caption class="unseen">${r.name}</caption>\n
    <thead>\n<tr>${headings(r)}</tr>\n</thead>\n
    <tbody>\n${a}</tbody>\n
    </table>\n</div>\n${l}`}function headings({line:e,before:t,now:n}){return markup`<th scope="col">${e}</th><th scope="col">${t}</th><th scope="col">${e}</th>
    <th scope="col">${n}</th>`}function line({before:e,after:t,sign:n},r,o){const s=n===" ";return markup`<tr>
    ${side(e,r,s?null:"del")}${side(t,o,s?null:"ins")}
    </tr>\n`}function side(e,{first:t,lines:n},r){if(e===null)return markup`<td></td><td></td>`;const o=markup_text((n[e]??"").replaceAll("	","  "),A);const s=r===null?o:({del:markup`<del>${o}</del>`,ins:markup`<ins>${o}</ins>`})[r];return markup`<td>${t+e}</td><td>${s}</td>`}var M=n(62626);var L=n(46325);var z=n(27066);const _=2e3;let PageNames=class PageNames{anchors;places;words;constructor(e,t,n){this.anchors=e;this.places=t;this.words=n}phrase(e,t=null){return sentence(e,e=>this.name(e,t))}name(e,t){const n=this.anchors.hrefOf(this.anchors.entry(e));return linked(code(e),n??this.places?.ofName(e,t)??null)}entry(e){return linked(code(e),this.anchors.hrefOf(this.anchors.entry(e)))}own(e){return linked(code(e.id),this.anchors.hrefOf(e))}file({id:e}){const t=this.places?.ofEntry(e)??null;return t===null?m:linked(markup`${this.words.page.file}`,t)}place(e,t){return linked(code(e),this.places?.ofLine(e,t)??null)}finding(e,t=e.rule){const n=this.anchors.hrefOf(e);return n===null?m:linked(markup`${t}`,n)}};function linked(e,t){return t===null||t.length>_?e:markup`<a href="${markup_text(t,_)}">${e}</a>`};const j=2e3;const E=3;const T=new Set(["stale","policy_blocked","candidate"]);const q=[{title:"agentFiles",has:({sourceClass:e})=>e==="live_external",seen:"never"},{title:"evidence",has:({record:e})=>e===null,seen:"never"},{title:"look",has:({status:e})=>T.has(e),seen:"always"},{title:"trusted",has:({status:e})=>e==="accepted",seen:"short"},{title:"outOfUse",has:()=>true,seen:"short"}];const N=[2,3,4,0,1];function entryGroups(e,t,n,r){const o=new Map(e.map(e=>[e,q.findIndex(t=>t.has(e))]));const placeOf=e=>N.indexOf(o.get(e)??0);const s=e.toSorted((e,t)=>placeOf(e)-placeOf(t)||z.QD.indexOf(e.status)-z.QD.indexOf(t.status));const a=e.length<=j;const i=cut(s,e=>entryRow(e,t,n,a),r,t.anchors.show);let l=0;const c=N.flatMap(n=>{const r=q[n];const s=e.filter(e=>o.get(e)===n).length;const a=i.shown.slice(l,l+s);l+=s;return r===undefined||a.length===0?[]:[groupMarkup(r,s,a,t.words)]});return markup`${join(c)}${remark(i,t.words)}${withoutHistory(n.histories,t.words)}`}function withoutHistory({left:e},{page:t}){return e===0?m:markup`<p class="cut">${words(t.history.withoutRoom(e))}</p>\n`}function groupMarkup({title:e,seen:t},n,r,o){const s=t==="always"||t==="short"&&r.length<=b;const a=o.page.groups[e];const tableOf=e=>markup`<div class="card">\n${inChunks(e).map(e=>rowTable(a,e,o))}</div>\n`;return folded(markup`${a}`,n,t==="always"?longList(r,o,tableOf):tableOf(r),s)}const F=100;function inChunks(e){return Array.from({length:Math.ceil(e.length/F)},(t,n)=>e.slice(n*F,(n+1)*F))}function rowTable(e,t,{page:n}){return markup`<div class="rows">\n${table(e,n.entryColumns,t)}</div>\n`}function entryRow(e,t,{histories:n,code:r},o){const{anchors:s,facets:a,names:i,words:l}=t;const c=l.page.remarks;const d=statusBadgeOf(e);const u=[...(0,M.cp)(e)?[c.uncertain]:[],...e.selfAdopted?[c.selfAdopted]:[],...e.audited===undefined?[]:[e.audited?c.audited:c.notTraced]];const p=chip(v[d],d==="trusted"?l.status.trusted:(0,z.o4)(d,(0,L.A3)(e),l));const f=u.length===0?m:markup`<small>${u.join(l.between)}</small>`;const h=[...sources(e,t),...findingLinks(e,t),...codeLink(e,r,l),...o?[i.file(e)]:[]].filter(({html:e})=>e!=="");const g=i.phrase((0,z.IK)(e,l),e.id);return row(i.own(e),[markup`${p}${f}`,markup`${g}
        ${h.length===0?m:markup`<small>${join(h," \xb7 ")}</small>`}
        ${n.of(e.id)}`],{id:s.nameOf(e),is:a.ofEntry(e)})}function sources({id:e,status:t,anchors:n},{names:r,words:o}){if(t==="policy_blocked"||n.length===0)return[];const a=n.filter(({verdict:e})=>e!=="fresh");return a.length===0?[markup`${o.page.sources(n.length)}`]:[r.phrase((0,s.hI)(a,o),e)]}function codeLink({id:e},{addresses:t},{page:n}){const r=t.get(e);return r===undefined?[]:[linked(markup`${n.cited.link}`,`#${r}`)]}function findingLinks(e,{facets:t,names:n,words:r}){const o=t.findingsOf(e);const s=o.map(e=>n.finding(e)).filter(({html:e})=>e!=="");if(s.length===0)return[];const a=o.length-Math.min(s.length,E);const i=a===0?m:markup`${r.page.moreFindings(a)}`;return[markup`${join(s.slice(0,E),r.between)}${i}`]};const R=12;const B=60;const D=3;const H=4096;let Facets=class Facets{entries;findings;words;about=new Map;byId=new Map;byPath=new Map;foldersOf=new Map;folders;folderCounts;constructor(e,t,n){this.entries=e;this.findings=t;this.words=n;for(const t of e){if(!this.byId.has(t.id))this.byId.set(t.id,t);if(t.path!==null&&!this.byPath.has(t.path))this.byPath.set(t.path,t)}for(const e of t){const t=this.entryOf(e);if(t===null)continue;const n=this.about.get(t);if(n===undefined)this.about.set(t,[e]);else n.push(e)}for(const t of e)this.foldersOf.set(t,foldersAround(pathsOf(t)));this.folderCounts=commonest([...e.map(e=>this.foldersIn({entry:e,findings:[]})),...t.map(e=>this.foldersIn(this.rowOf(e)))],B);this.folders=new Map([...this.folderCounts.keys()].map((e,t)=>[e,t]))}entryOf({factId:e,path:t}){const n=e===null?undefined:this.byId.get(e);return n??(t===null?undefined:this.byPath.get(t))??null}rowOf(e){return{entry:this.entryOf(e),findings:[e]}}foldersIn({entry:e,findings:t}){const n=e===null?[]:this.foldersOf.get(e)??[];const[r]=t;return r===undefined||r.path===null||r.path===e?.path?n:[...new Set([...n,...foldersAround([r.path])])]}findingsOf(e){return this.about.get(e)??[]}ofEntry(e){return this.tokens({entry:e,findings:this.findingsOf(e)})}ofFinding(e){return this.tokens(this.rowOf(e))}ofEffect({id:e,says:t}){return this.tokens({entry:this.byId.get(e)??null,findings:t})}ofFact(e){const t=this.byId.get(e)??null;return this.tokens({entry:t,findings:t===null?[]:this.findingsOf(t)})}tokens(e){const{entry:t,findings:n}=e;const r=[...t===null?[]:[statusBadgeOf(t)],...new Set(n.map(({severity:e})=>e)),...new Set(n.map(({rule:e})=>e)),...this.foldersIn(e).flatMap(e=>{const t=this.folders.get(e);return t===undefined?[]:[`f${t}`]})];return markup` data-is="${markup_text(r.join(" "),2e3)}"`}bar(){if(this.entries.length+this.findings.length<R)return m;const e=counted(this.entries.map(statusBadgeOf));const t=counted(this.findings.map(({severity:e})=>e));const n=counted(this.findings.map(({rule:e})=>e));const r=new Map(this.findings.map(({rule:e,name:t})=>[e,t]));const{page:o,status:s,severity:a}=this.words;const{filter:i}=o;return markup`<div class="tools" id="tools" role="search" aria-label="${i.name}" hidden>\n
      <div class="choices">\n
      <label>${i.search}<br>${P}</label>\n
      ${choice("rule",i.rule,i.allRules,[...n].toSorted(byName).map(([e,t])=>({value:e,label:`${e} ${r.get(e)??""}`,count:t})))}
      ${choice("folder",i.folder,i.allFolders,[...this.folderCounts].map(([e,t],n)=>({value:`f${n}`,label:e,count:t})))}
      </div>\n
      <div class="presses">\n
      ${buttons("status",i.status,W,e,e=>[v[e],s[e]])}
      ${buttons("severity",i.severity,G,t,e=>[k[e],a[e]])}
      <p><span id="shown" role="status" data-words="${i.shown}" data-count="${i.count}"></span>
      ${" "}<button type="button" id="clear" hidden>${i.showAll}</button></p>\n
      </div>\n
      </div>\n`}};const P=markup`<input type="search" id="filter" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">`;const W=[...z.QD.filter(e=>e!=="accepted"&&e!=="advisory"),"trusted","accepted","advisory"];const G=["error","warning","notice"];function choice(e,t,n,r){if(r.length<2)return m;const o=r.map(e=>markup`<option value="${e.value}">${e.label} (${e.count})</option>\n`);return markup`<label>${t}<br>
    <select id="${e}">\n<option value="">${n}</option>\n${o}</select></label>\n`}function buttons(e,t,n,r,o){const s=n.filter(e=>r.has(e));if(s.length<2)return m;const a=s.map(e=>{const[t,n]=o(e);return markup`<button type="button" class="tone-${t}" value="${e}" aria-pressed="false">
      ${n} <span class="count">${r.get(e)??0}</span>
      </button>\n`});return markup`<div class="facets" role="group" data-key="${e}" aria-label="${t}">\n${a}</div>\n`}function byName([e],[t]){return e<t?-1:1}function counted(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??0)+1);return t}function commonest(e,t){const n=[...counted(e.flat())].toSorted((e,t)=>t[1]-e[1]||(e[0]<t[0]?-1:1));return new Map(n.slice(0,t).toSorted(byName))}function pathsOf({path:e,anchors:t,status:n}){const r=e===null?[]:[e];return n==="policy_blocked"?r:[...r,...t.map(e=>e.path)]}function foldersAround(e){const t=new Set;for(const n of e){if(n.length>H)continue;const e=n.split("/",D+1);const r=Math.min(e.length-1,D);for(let n=1;n<=r;n+=1)t.add(e.slice(0,n).join("/"))}t.delete(".memtrust");t.delete(".memtrust/facts");return[...t]}var K=n(70392);var V=n(58143);var U=n(37838);const Q=8e3;const J=1e3;const Y=6;function findingCards(e,t,{rows:n,bytes:r}){const o=grouped(e);const s={rows:n,bytes:Math.floor(r/Math.max(1,o.length))};return markup`${o.map(e=>card(e,t,s))}`}function grouped(e){const t=new Map;for(const n of e){const e=`${n.severity} ${n.rule}`;const r=t.get(e)??{rule:n.rule,name:n.name,severity:n.severity,findings:[]};r.findings.push(n);t.set(e,r)}return[...t.values()]}function card(e,t,n){const{words:r,rules:o}=t;const{severity:s,findings:a}=e;const i=o[e.rule]??K.rules.find(({code:t})=>t===e.rule);const l=a.length===1?m:markup` <span class="count">${a.length}</span>`;const c=cut(a,e=>item(e,t),n,t.anchors.show);const d=longList(c.shown,r,e=>markup`<ul>\n${e}</ul>\n`,Y);return markup`<article class="card">\n
    <header>\n
      <h3>${chip(k[s],r.severity[s])} ${ruleLink(e)}${l}</h3>\n
      <p>${sentence([i?.summary??""])}</p>\n
    </header>\n
    ${d}
    ${remark(c,r)}
    </article>\n`}function ruleLink({rule:e,name:t}){return markup`<a href="${markup_text((0,U.QB)({code:e,name:t}),300)}">${e} ${t}</a>`}function item(e,{anchors:t,facets:n,names:r,words:o}){const{message:s,remedy:a,decoded:i,severity:l,accepted:c,factId:d}=e;const u=fullSentence(s,e=>r.phrase(e,d));const p={id:t.nameOf(e),is:n.ofFinding(e)};const f=a.length===0||c!==null?m:remedyLine(a,o);return markup`<li${attributes(p)}>\n
    <p class="message">${u}${place(e,r)}</p>\n
    ${f}
    ${c===null?m:acceptance(c,o)}
    ${i===null?m:hiddenText(i,l,o)}
    </li>\n`}function remedyLine(e,{rule:t}){return markup`<p class="remedy">
    <span aria-hidden="true">→</span><span class="unseen">${t.whatToDo}</span>${sentence(e)}
    </p>\n`}function place({path:e,line:t,column:n,message:r},o){if(e===null||t===null&&r.some(t=>typeof t==="object"&&t.quoted===e))return m;const s=t===null?m:markup`<span class="quiet">:${t}${n===null?m:markup`:${n}`}</span>`;return markup` <span class="place">${o.place(e,t)}${s}</span>`}function acceptance({by:e,author:t,reason:n},{page:r}){const o=r.accepted(t,e==="baseline"?V.C:null);return markup`<p class="accepted">${sentence(o)}<q>${markup_text(n,J)}</q></p>\n`}function hiddenText(e,t,{page:n}){const r=(0,l.RK)(e,Q+1).length>Q?n.hiddenBegins:n.hiddenSays;return markup`<figure class="decoded tone-${k[t]}">\n
    <figcaption>${r}</figcaption>\n
    <pre>${markup_text(e,Q)}</pre>\n
    </figure>\n`}var X=n(77747);function pageFoot(e){const{subject:t,policy:n,mode:o,manifestSha256:s}=e;const{comma:a,page:{foot:i}}=(0,r.AG)(e);const l=t.isStaged===true?i.stagedFiles:i.workingTree;const c=[...t.repository===null?[]:[[i.repository,code(t.repository)]],[i.base,t.baseSha===null?markup`${i.none}`:code(t.baseSha)],[i.head,t.headSha===null?markup`${l}`:code(t.headSha)],[i.policy,markup`${code(t.policyDigest)}${a}${i[n.origin]}`],[i.mode,markup`${o}`],[i.manifest,code(s)],[i.judgedAt,markup`<time>${t.evaluatedAt}</time>`],["memtrust",markup`${X.x}`]];const d=c.map(([e,t])=>markup`<dt>${e}</dt><dd>${t}</dd>\n`);return markup`<footer>\n
    <h2>${i.heading}</h2>\n
    <dl>\n${d}</dl>\n
    <p>${words(i.loadsNothing)}</p>\n
    </footer>\n`}var Z=n(75985);function pageHead(e,t){const{page:n}=(0,r.AG)(e);const{subject:o}=e;const s=(0,z.fl)(e);const a=o.repository===null?m:markup`${o.repository} · `;const i=s===null?m:markup`<p class="advice">${sentence((0,r.so)(e,s))}</p>\n`;const l=verdictTone(e.verdict,e.mode==="enforce");return markup`<header>\n
    <div class="masthead">
      <span><strong>memtrust</strong> ${n.name}</span>
      <span>${a}${sentence((0,z.oR)(e))}</span>
    </div>\n
    <div class="verdict tone-${l}">\n
      ${sign(e)}\n
      <div>\n
        <h1>${capital((0,z.L2)(e))}</h1>\n
        <p class="reason">${fullSentence((0,Z.s_)(e))}</p>\n
        ${i}
      </div>\n
    </div>\n
    ${tally(e)}${t}
    </header>\n`}function capital(e){return e.charAt(0).toUpperCase()+e.slice(1)}function sign({verdict:e}){const t=markup`stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;const n=markup`aria-hidden="true" focusable="false"`;return markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" ${t} ${n}>
    <circle cx="12" cy="12" r="10.5" stroke-width="1.5"/>
    ${ee[e]}
    </svg>`}const ee={pass:markup`<path d="m7.5 12.5 3 3 6-6.5"/>`,fail:markup`<path d="m8.5 8.5 7 7m0-7-7 7"/>`,error:markup`<path d="M12 7v6m0 3.5v.01"/>`};function tally(e){const{entries:t}=e;const{tally:n}=(0,r.AG)(e).page;const s=t.filter(e=>e.record!==null);const a=(0,o.E)(s);const i=s.filter(e=>e.trustedBaseline).length;const l=[share(n.trusted,"trusted",i),share(n.accepted,"accepted",a.accepted-i),share(n.stale,"stale",a.stale),share(n.candidate,"candidate",a.candidate),share(n.superseded,"superseded",a.superseded),share(n.policy_blocked,"policy_blocked",a.policy_blocked),share(n.rejected,"rejected",a.rejected)].filter(({count:e})=>e>0);const c=t.filter(e=>e.sourceClass==="live_external").length;const d=t.length-s.length-c;const u=[share(n.agentFiles,"advisory",c),share(n.evidence,"advisory",d)].filter(({count:e})=>e>0);const p=[...l,...u].map(({label:e,count:t,tone:n})=>markup`<div><dt><i class="tone-${n}"></i>${e}</dt><dd>${t}</dd></div>\n`);return p.length===0?m:markup`<dl class="tally">\n${p}</dl>\n${bar(l,s.length)}`}function share(e,t,n){return{label:e,count:n,tone:v[t]}}function bar(e,t){if(e.length<2)return m;let n=0;const r=e.map(({count:e,tone:r})=>{const o=percent(n,t);n+=e;return markup`<rect class="tone-${r}" x="${o}%" width="${percent(e,t)}%" height="100%"/>`});return markup`<svg class="share" aria-hidden="true" focusable="false">${r}</svg>\n`}function percent(e,t){return(e/t*100).toFixed(2)};const et=12;const en=300;const er=80;let HistoryLists=class HistoryLists{histories;adoptions;page;left=0;used=0;constructor(e,t,n){this.histories=e;this.adoptions=t;this.page=n}of(e){const t=this.histories.get(e)??[];if(t.length===0)return m;const n=this.list(t);this.used+=Buffer.byteLength(n.html,"utf8");if(this.used<=this.page.bytes)return n;this.left+=1;return m}list(e){const{history:t}=this.page.words.page;const n=e.length-et;const r=n>0?markup`<li>${words(t.older(n))}</li>\n`:m;return markup`<details class="history">\n
      <summary>${t.events(e.length)}</summary>\n
      <ul>\n${e.slice(0,et).map(e=>this.item(e))}${r}</ul>\n
      </details>\n`}item(e){const{type:t,at:n,proposed_by:r,claim:o,binding:s,why:a,evidence:l}=e;const{between:c,semicolon:d,page:u}=this.page.words;const{history:p}=u;const f=[markup`${p.done[t]}${p.by}${code(r,er)}${c}${markup_text(n,er)}`,markup`${p.text}${code((0,i.VK)(o))}${c}${p.sources}${code((0,i.VK)(s))}`,...this.wayIn(e),...a===undefined?[]:[markup`${p.reason}<q>${markup_text(a,en)}</q>`],...l===undefined?[]:[markup`${p.evidence}${code(l,en)}`]];return markup`<li>${join(f,d)}</li>\n`}wayIn({id:e,settled:t}){const{between:n,page:r}=this.page.words;const{history:o}=r;if(!t){const t=this.adoptions.find(({event:t})=>t.id===e)?.approvals??[];const r=new Set(t.filter(({counted:e})=>e).map(({login:e})=>e));const s=[...r].slice(0,et).map(e=>code(e,er));return s.length===0?[markup`${o.notInBase}`]:[markup`${o.notInBase}${n}${o.approvedBy}${join(s,n)}`]}const s=this.page.arrivals.get(e);if(s===undefined)return[];const{commit:a,pullRequest:i}=s;const l=i===null?m:markup`${n}${o.pullRequest(i)}`;return[markup`${o.broughtBy}${code((0,u.F)(a))}${l}`]}};var eo=n(77598);var es=n(4205);var ea=n(84759);const ei=(0,p.m)`
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
`;const el=(0,p.m)`
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
`;const ec=`default-src 'none'; script-src ${hashSource(ei)}; style-src ${hashSource(el)}; `+"base-uri 'none'; form-action 'none'";function page_page(e,t,{language:n,excerpt:r}){const o=markup`<!doctype html>\n
    <html lang="${n}">\n
    <head>\n
    <meta charset="utf-8">\n
    <meta http-equiv="Content-Security-Policy" content="`.html;const s=markup`">\n
    <meta name="viewport" content="width=device-width, initial-scale=1">\n
    <meta name="color-scheme" content="light dark">\n
    <meta name="referrer" content="no-referrer">\n
    <meta name="robots" content="noindex">\n
    <title>${e}</title>\n
    `.html;const a=`${o}${ec}${s}<style>${el}</style>
</head>
<body>
${t.html}<script `+'type="application/json" '+`id="subject">
${inScript(r)}<\/script>
<script>${ei}<\/script>
</body>
</html>
`;return(0,ea.Df)(a)}function inScript(e){return(0,es.h)(e).replace(/[<>&]/g,e=>`\\u00${e.charCodeAt(0).toString(16)}`)}function hashSource(e){return`'sha256-${(0,eo.createHash)("sha256").update(e).digest("base64")}'`};const ed=600;const eu=60;const ep=4;function trendChart(e,{page:t}){if(e===null)return m;const{adopted:n}=e;const[r,o,s]=[n[0]??0,n.at(-1)??0,Math.max(...n)];if(n.length<2||s<=0)return m;const a=Math.min(...n)===s?t.trend.unchanged(n.length,o):t.trend.changed(n.length,{first:r,last:o,most:s});return markup`<figure class="trend">\n
    <svg viewBox="0 0 ${ed} ${eu}" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" stroke-width="2" d="${markup_text(pathOf(n,s),2e3)}"/>
    </svg>\n
    <figcaption>${a}</figcaption>\n
    </figure>\n`}function pathOf(e,t){const n=(ed-2*ep)/(e.length-1);return e.map((e,r)=>{const o=(ep+r*n).toFixed(1);const s=(eu-ep-e/t*(eu-2*ep)).toFixed(1);return r===0?`M${o} ${s}`:`H${o} V${s}`}).join(" ")};function effectList(e,t,n){const r=cut(e,e=>trust_item(e,t),n);const o=longList(r.shown,t.words,e=>markup`<ul>\n${e}</ul>\n`);return markup`<div class="card">\n${o}${remark(r,t.words)}</div>`}function trust_item(e,t){const{facets:n,names:r,words:o}=t;const[a,i]=(0,s.kY)(e,o);const[l]=e.says;const c=l===undefined?m:markup` · ${ruleLink(l)}${below(l,t)}`;const d=e.why===null?c:markup`${o.page.because}${r.phrase(e.why,e.id)}${c}`;const u=e.remedy===null||l!==undefined?m:remedyLine(e.remedy,o);const p=chip(tone(e.from),a);const f=chip(e.onMerge?"good":tone(e.to),i);const h=markup`<span aria-hidden="true">→</span><span class="unseen">${o.page.becomes}</span>`;return markup`<li${n.ofEffect(e)}>\n
    <p class="transition">${r.entry(e.id)} ${p} ${h} ${f}</p>\n
    ${d.html===""?m:markup`<p class="why">${d}</p>\n`}
    ${u}
    </li>\n`}function below(e,{names:t,words:n}){const r=t.finding(e,n.page.whatToDo);return r.html===""?m:markup` · ${r}`}function tone(e){return e===null?"idle":v[e]}var ef=n(82005);var em=n(64544);const eh={incomplete:{rows:100,bytes:4e4},trust:{rows:500,bytes:15e4},findings:{rows:500,bytes:35e4},older:{rows:200,bytes:1e5},accepted:{rows:200,bytes:1e5},cited:{rows:120,bytes:25e4},entries:{rows:5e3,bytes:145e4},adoptions:{rows:500,bytes:8e4},release:{rows:10,bytes:4e4},fixtures:{rows:500,bytes:6e4}};const eg=2e5;function renderHtml(e,t={}){const n=(0,r.AG)(e);const{links:o=null}=t;const{subject:s,entries:a}=e;const i=[...(0,z.Oe)(e),...(0,z.ph)(e),...(0,z.oG)(e)];const l=new Anchors(a,i);const c={anchors:l,facets:new Facets(a,i,n),names:new PageNames(l,o===null?null:new ef.E(e,o),n),words:n,rules:e.catalogue?.rules??{}};const d=sectionsOf(e,t,c);const u=l.isWhole()?d:sectionsOf(e,t,c);const p=s.repository===null?"":`${n.dash}${s.repository}`;const f=markup`<a class="skip" href="#report">${n.page.skip}</a>\n
    ${pageHead(e,trendChart(t.trend??null,n))}
    ${contents(u,n.page.sections)}
    <main id="report" tabindex="-1">\n
      ${c.facets.bar()}
      ${calm(e,u)}
      ${u.map(sectionMarkup)}
    </main>\n
    ${pageFoot(e)}`;return page_page(`memtrust${n.colon}${(0,z.L2)(e)}${p}`,f,{language:e.catalogue?.language??"en",excerpt:excerpt(e)})}function calm(e,t){const{scope:n,verdict:o}=e;const{page:s}=(0,r.AG)(e);if(o!=="pass"||t.some(({id:e})=>e==="findings"||e==="trust"||e==="adoptions"||e==="incomplete"))return m;const a=n==="state"?s.calmState:s.calmChange;return markup`<section aria-label="${s.findings}">\n<p class="lead">${a}</p>\n</section>\n`}function excerpt(e){const{fixtures:t}=e;const n={...e,entries:[],changes:[],findings:[],adoptions:[],incomplete:[],fixtures:{...t,cases:[]}};const{tool:r,subject:s,verdict:a}=(0,em.trustReport)(n,{manifestPath:null});return{excerpt_of:"memtrust.trust_report",tool:r,subject:s,verdict:a,counts:(0,o.E)(e.entries)}}function sectionsOf(e,{arrivals:t=new Map,cited:n=[]},r){const{words:o}=r;const{titles:a}=o.page;const{entries:i,adoptions:l,fixtures:c,incomplete:d,scope:u}=e;const p=(0,z.Oe)(e);const f=(0,z.ph)(e);const m=(0,z.oG)(e);const h=(0,s.zb)(e);const g=(0,z.k1)(e);const b=citedCode(n,r,eh.cited);const $=[{id:"incomplete",title:a.incomplete,count:d.length,body:alarm(d,o)},{id:"trust",title:a.trust,count:h.length,body:effectList(h,r,eh.trust)},{id:"findings",title:u==="state"?a.findingsOfState:a.findingsOfChange,count:p.length,body:findingCards(p,r,eh.findings)},{id:"cited",title:a.cited,count:n.length,body:b.body},{id:"entries",title:a.entries,count:i.length,body:entryGroups(i,r,{histories:new HistoryLists(e.histories,l,{arrivals:t,bytes:eg,words:o}),code:b},eh.entries)},{id:"adoptions",title:a.adoptions,count:l.length,body:adoptionTable(e,r,eh.adoptions)},{id:"release",title:a.release,count:g===null?(0,z.zt)(e).length:e.releaseGate.length,body:releaseTable(e.releaseGate,g,eh.release,o)},{id:"fixtures",title:a.fixtures,count:c.cases.length,body:fixtureTable(c.cases,eh.fixtures,o)},{id:"older",title:a.older,count:f.length,body:aside(o.page.olderLead,findingCards(f,r,eh.older),o.page.showThem)},{id:"accepted",title:a.accepted,count:m.length,body:aside(o.page.acceptedLead,findingCards(m,r,eh.accepted),o.page.showThem)}];return $.filter(({count:e})=>e>0)}function alarm(e,t){const n=cut(e,e=>markup`<li>${sentence([e])}</li>\n`,eh.incomplete);return markup`<div class="alarm tone-warn">\n<ul>\n${n.shown}</ul>\n</div>\n${remark(n,t)}`}function aside(e,t,n){return markup`<p class="lead">${e}</p>\n<details>\n<summary>${n}</summary>\n${t}</details>`}})};