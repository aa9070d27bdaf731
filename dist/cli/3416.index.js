import{modules as shared}from'./shared.js';export const id=3416;export const ids=[3416,2163,7401];export const modules={...shared,3416:(function(e,t,n){n.r(t);n.d(t,{renderHtml:()=>renderHtml});var r=n(4883);var o=n(617);var a=n(8973);var s=n(7066);var i=n(3744);var c=n(8232);var d=n(5011);let Markup=class Markup{html;constructor(e){this.html=e}};function markup(e,...t){const n=l(e);let r=n[0]??"";t.forEach((e,t)=>{r+=htmlOf(e)+(n[t+1]??"")});return new Markup(r)}const l=(0,d.V)("");const u=new Markup("");function markup_text(e,t=c.rV){return new Markup(markup_escape((0,c.RK)(e,t)))}function join(e,t=""){return new Markup(e.map(({html:e})=>e).join(t))}function htmlOf(e){if(e instanceof Markup)return e.html;if(typeof e==="number")return String(e);return typeof e==="string"?markup_text(e).html:join(e).html}const p=new Map([["&","&amp;"],["<","&lt;"],[">","&gt;"],['"',"&quot;"],["'","&#39;"]]);function markup_escape(e){return e.replace(/[&<>"']|(?<=:):|(?<=#)[#[]/g,e=>p.get(e)??`&#${e.charCodeAt(0)};`)};function cut(e,t,{rows:n,bytes:r}){let o=0;const a=[];for(const s of e.slice(0,n)){const e=t(s);o+=Buffer.byteLength(e.html,"utf8");if(o>r&&a.length>0)break;a.push(e)}return{shown:a,left:e.length-a.length}}function remark({left:e}){if(e===0)return u;return markup`<p class="cut">${e} more, too many for this page: see <code>trust-report.json</code>.</p>\n`};const m=1e3;function code(e,t){return markup`<code>${markup_text(e===""?'""':e,t)}</code>`}function sentence(e){return join(e.map(e=>typeof e==="string"?phrase_words(e):code(e.quoted)))}function phrase_words(e){const t=(0,c.RK)(e,m).split(/`([^`]+)`/);return join(t.map((e,t)=>t%2===1?code(e,m):markup_text(e,m)))}function fullSentence(e){const[t,...n]=e;const r=sentence(typeof t==="string"?[t.charAt(0).toUpperCase()+t.slice(1),...n]:e);return/[.!?]$/.test(r.html)?r:markup`${r}.`};function sectionMarkup({id:e,title:t,count:n,body:r}){return markup`<section id="${e}" aria-labelledby="${e}-title">\n
    <h2 id="${e}-title">${t} <span class="count">${n}</span></h2>\n
    ${r}\n
    </section>\n`}function contents(e){const t=e.map(({id:e,title:t,count:n})=>markup`<li><a href="#${e}">${t}</a> <span class="count">${n}</span></li>\n`);return markup`<nav aria-label="Sections">\n<ul>\n${t}</ul>\n</nav>\n`}function scrollingTable(e,t,n){return markup`<div class="card scroll" role="region" aria-label="${e}" tabindex="0">\n
    ${table(e,t,n)}
    </div>\n`}function table(e,t,n){const r=t.map(e=>markup`<th scope="col">${e}</th>`);return markup`<table>\n
    <caption class="unseen">${e}</caption>\n
    <thead>\n<tr>${r}</tr>\n</thead>\n
    <tbody>\n${n}</tbody>\n
    </table>\n`}function row(e,t,n=null){const r=join(t.map(e=>markup`<td>${e}</td>`));const o=markup`<th scope="row">${e}</th>${r}</tr>\n`;return n===null?markup`<tr>${o}`:markup`<tr class="${n}">${o}`};const f={trusted:"good",accepted:"good",candidate:"note",advisory:"idle",superseded:"idle",stale:"warn",policy_blocked:"violet",rejected:"idle"};const h={error:"bad",warning:"warn",notice:"note"};function verdictTone(e,t){switch(e){case"pass":return"good";case"fail":return t?"bad":"warn";case"error":return"bad"}}function statusBadgeOf({status:e,trustedBaseline:t}){return t?"trusted":e}function statusBadgeWords(e){return e==="trusted"?e:(0,s.o7)(e)}function chip(e,t){return markup`<span class="chip tone-${e}">${t}</span>`};const g=20;function adoptionTable(e,t){const n=cut(e,adoptionRow,t);const r=["Fact","Decision","Takes effect","Approvals"];return markup`${scrollingTable("Adoptions",r,n.shown)}${remark(n)}`}function adoptionRow(e){const{factId:t,event:n,claim:r,effective:o,approvals:c,isBornWithdrawn:d}=e;const l=d?"on_merge":o;const p=l==="never"?"warn":"good";const m=c.toSorted((e,t)=>Number(t.counted)-Number(e.counted));const f=m.slice(0,g).map(({login:e,commitId:t,counted:n,why:r})=>markup`<small>
          ${code(e)} at ${code((0,i.F)(t))}
          ${n?" counts":" does not count"}: ${phrase_words(r)}
          </small>`);const h=c.length-f.length;const v=h===0?u:markup`<small>${h} more, too many for this page: see ${code("trust-report.json")}</small>`;return row(code(t),[markup`${code(n.type)}<small>of text ${code((0,a.VK)(r))}</small>`,chip(p,s._R[l]),markup`${approvalWords(e)}${join(f)}${v}`])}function approvalWords({approved:e,isProven:t,isBornWithdrawn:n}){if(e)return"approved";if(t)return"proven, none needed";return n?"none needed":"not approved"}function releaseTable(e,t,n){const r=cut(e,releaseRow,n);const o=t===null?u:markup`<p class="lead">The release gate is ${t}.</p>\n`;const a=["Condition","Outcome","Evidence"];return markup`${o}${scrollingTable("Release gate",a,r.shown)}${remark(r)}`}function releaseRow(e){const t=e.evidence.map(e=>markup`<small>${sentence(e)}</small>`);return row(markup`${e.name}`,[outcomeChip(e),join(t)])}function outcomeChip({passed:e,level:t}){if(e===null)return markup`off`;if(e)return chip("good","passes");return chip(t==="error"?"bad":"warn","fails")}function fixtureTable(e,t){const n=cut(e.toSorted((e,t)=>Number(e.passed)-Number(t.passed)),fixtureRow,t);const r=e.filter(e=>e.passed).length;const o=r===e.length?u:markup` open`;return markup`<p class="lead">
    Known ways to deceive a memory, run through the same judge under the policy in force.
    </p>\n
    <details${o}>\n
    <summary>${r} of ${e.length} pass</summary>\n
    ${scrollingTable("Fixtures",["Fixture","From","Outcome"],n.shown)}
    ${remark(n)}
    </details>`}function fixtureRow({id:e,kind:t,passed:n,contaminated:r,why:o}){const a=r?markup` something was trusted that must not be trusted`:u;const s=n?chip("good","passes"):markup`${chip("bad","fails")}${a}<small>${phrase_words(o??"")}</small>`;return row(code(e),[markup`${t}`,s])}var v=n(2626);var b=n(6188);function entryTable(e,t){const n=e.toSorted((e,t)=>s.QD.indexOf(e.status)-s.QD.indexOf(t.status));const r=cut(n,entryRow,t);const o=n.slice(0,r.shown.length);return markup`${tools(o)}
    <div class="card">\n${table("Entries",["Entry","Status","Why"],r.shown)}</div>\n
    ${remark(r)}`}function tools(e){const t=new Map;for(const n of e)t.set(statusBadgeOf(n),(t.get(statusBadgeOf(n))??0)+1);const n=[...t].map(([e,t])=>markup`<button type="button" class="tone-${f[e]}" ${facetState(e)}>
        ${statusBadgeWords(e)} <span class="count">${t}</span>
        </button>\n`);return markup`<div class="tools" id="tools" hidden>\n
    <label>Filter by name or reason<br>${$}</label>\n
    <div class="facets" role="group" aria-label="Status">\n${n}</div>\n
    <p class="quiet" id="shown" role="status"></p>\n
    </div>\n`}function facetState(e){return markup`value="${e}" aria-pressed="false"`}const w=markup`autocomplete="off" spellcheck="false"`;const k=markup`aria-controls="entries" aria-keyshortcuts="/"`;const $=markup`<input type="search" id="filter" ${w} ${k}>`;function entryRow(e){const t=statusBadgeOf(e);const n=[...(0,v.cp)(e)?["uncertain"]:[],...e.selfAdopted?["self-adopted"]:[],...e.audited===undefined?[]:[e.audited?"audited":"not traced"]];const r=chip(f[t],statusBadgeWords(t));const o=n.length===0?u:markup`<small>${n.join(", ")}</small>`;const a=markup`${r}${o}`;return row(code(e.id),[a,markup`${sentence((0,s.IK)(e))}${sources(e)}`],t)}function sources({status:e,anchors:t}){if(e==="policy_blocked"||t.length===0)return u;const n=t.filter(({verdict:e})=>e!=="fresh");return n.length===0?markup`<small>${(0,b.j)(t.length,"source")}</small>`:markup`<small>${sentence((0,o.hI)(n))}</small>`}var y=n(8705);var x=n(8143);var _=n(7838);const R=8e3;const S=1e3;function findingCards(e,{rows:t,bytes:n}){const r=grouped(e);const o={rows:t,bytes:Math.floor(n/Math.max(1,r.length))};return markup`${r.map(e=>card(e,o))}`}function grouped(e){const t=new Map;for(const n of e){const e=`${n.severity} ${n.rule}`;const r=t.get(e)??{rule:n.rule,name:n.name,severity:n.severity,findings:[]};r.findings.push(n);t.set(e,r)}return[...t.values()]}function card(e,t){const{severity:n,findings:r}=e;const o=y.a.find(t=>t.code===e.rule)?.summary??"";const a=r.length===1?u:markup` <span class="count">${r.length}</span>`;const s=cut(r,item,t);return markup`<article class="card">\n
    <header>\n
      <h3>${chip(h[n],n)} ${ruleLink(e)}${a}</h3>\n
      <p>${sentence([o])}</p>\n
    </header>\n
    <ul>\n${s.shown}</ul>\n
    ${remark(s)}
    </article>\n`}function ruleLink({rule:e,name:t}){return markup`<a href="${markup_text((0,_.QB)({code:e,name:t}),300)}">${e} ${t}</a>`}function item(e){const{message:t,remedy:n,decoded:r,severity:o,accepted:a}=e;const s=n.length===0||a!==null?u:remedyLine(n);return markup`<li>\n
    <p class="message">${fullSentence(t)}${place(e)}</p>\n
    ${s}
    ${a===null?u:acceptance(a)}
    ${r===null?u:hiddenText(r,o)}
    </li>\n`}function remedyLine(e){return markup`<p class="remedy">
    <span aria-hidden="true">→</span><span class="unseen">What to do: </span>${sentence(e)}
    </p>\n`}function place({path:e,line:t,column:n,message:r}){if(e===null||t===null&&r.some(t=>typeof t==="object"&&t.quoted===e))return u;const o=t===null?u:markup`<span class="quiet">:${t}${n===null?u:markup`:${n}`}</span>`;return markup` <span class="place">${code(e)}${o}</span>`}function acceptance({by:e,author:t,reason:n}){const r=t===null?u:markup` by ${code(t)}`;const o=e==="baseline"?markup`in ${code(x.C)}`:markup`beside the text`;return markup`<p class="accepted">Accepted${r} ${o}: <q>${markup_text(n,S)}</q></p>\n`}function hiddenText(e,t){const n=(0,c.RK)(e,R+1).length>R?"The hidden text begins":"The hidden text says";return markup`<figure class="decoded tone-${h[t]}">\n
    <figcaption>${n}, decoded; it is data, not an instruction:</figcaption>\n
    <pre>${markup_text(e,R)}</pre>\n
    </figure>\n`}var j=n(2570);var z=n(7747);const T={file:`from ${j.l$} of the base`,defaults:"the strict defaults: the base has no policy",broken:"the strict defaults: the policy of the base cannot be read"};function pageFoot({subject:e,policy:t,mode:n,manifestSha256:r}){const o=[...e.repository===null?[]:[["Repository",code(e.repository)]],["Base",e.baseSha===null?markup`none`:code(e.baseSha)],["Head",e.headSha===null?markup`the working tree`:code(e.headSha)],["Policy",markup`${code(e.policyDigest)}, ${T[t.origin]}`],["Mode",markup`${n}`],["Context manifest",code(r)],["Judged at",markup`<time>${e.evaluatedAt}</time>`],["memtrust",markup`${z.x}`]];const a=o.map(([e,t])=>markup`<dt>${e}</dt><dd>${t}</dd>\n`);return markup`<footer>\n
    <h2>What was judged</h2>\n
    <dl>\n${a}</dl>\n
    <p>This page loads nothing and sends nothing. It quotes no memory but text that was hidden.
    ${" "}The whole report, for machines, is <code>trust-report.json</code>.</p>\n
    </footer>\n`}var C=n(5985);function pageHead(e){const{subject:t}=e;const n=(0,s.fl)(e);const r=t.repository===null?u:markup`${t.repository} · `;const o=n===null?u:markup`<p class="advice">${sentence(n.remedy)}</p>\n`;const a=verdictTone(e.verdict,e.mode==="enforce");return markup`<header>\n
    <div class="masthead">
      <span><strong>memtrust</strong> trust report</span>
      <span>${r}${sentence((0,s.oR)(e))}</span>
    </div>\n
    <div class="verdict tone-${a}">\n
      ${sign(e)}\n
      <div>\n
        <h1>${capital((0,s.L2)(e))}</h1>\n
        <p class="reason">${fullSentence((0,C.s)(e))}</p>\n
        ${o}
      </div>\n
    </div>\n
    ${tally(e)}
    </header>\n`}function capital(e){return e.charAt(0).toUpperCase()+e.slice(1)}function sign({verdict:e}){const t=markup`stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;const n=markup`aria-hidden="true" focusable="false"`;return markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" ${t} ${n}>
    <circle cx="12" cy="12" r="10.5" stroke-width="1.5"/>
    ${L[e]}
    </svg>`}const L={pass:markup`<path d="m7.5 12.5 3 3 6-6.5"/>`,fail:markup`<path d="m8.5 8.5 7 7m0-7-7 7"/>`,error:markup`<path d="M12 7v6m0 3.5v.01"/>`};function tally({entries:e}){const t=e.filter(e=>e.record!==null);const n=(0,r.E)(t);const o=t.filter(e=>e.trustedBaseline).length;const a=[share("trusted","trusted",o),share("accepted, not in the baseline","accepted",n.accepted-o),share("stale","stale",n.stale),share("candidates","candidate",n.candidate),share("superseded","superseded",n.superseded),share("policy-blocked","policy_blocked",n.policy_blocked),share("rejected","rejected",n.rejected)].filter(({count:e})=>e>0);const s=e.filter(e=>e.sourceClass==="live_external").length;const i=e.length-t.length-s;const c=[share("agent files","advisory",s),share("evidence files","advisory",i)].filter(({count:e})=>e>0);const d=[...a,...c].map(({label:e,count:t,tone:n})=>markup`<div><dt><i class="tone-${n}"></i>${e}</dt><dd>${t}</dd></div>\n`);return d.length===0?u:markup`<dl class="tally">\n${d}</dl>\n${bar(a,t.length)}`}function share(e,t,n){return{label:e,count:n,tone:f[t]}}function bar(e,t){if(e.length<2)return u;let n=0;const r=e.map(({count:e,tone:r})=>{const o=percent(n,t);n+=e;return markup`<rect class="tone-${r}" x="${o}%" width="${percent(e,t)}%" height="100%"/>`});return markup`<svg class="share" aria-hidden="true" focusable="false">${r}</svg>\n`}function percent(e,t){return(e/t*100).toFixed(2)}var A=n(7598);var O=n(4205);var B=n(4759);const M=(0,d.m)`
(() => {
  'use strict';
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const tools = document.getElementById('tools');
  if (tools === null) return;
  const box = document.getElementById('filter');
  const count = document.getElementById('shown');
  const facets = [...tools.querySelectorAll('button')];
  const rows = [...document.querySelectorAll('#entries tbody tr')];
  const isPressed = (facet) => facet.getAttribute('aria-pressed') === 'true';
  let texts = null;
  const filter = () => {
    texts ??= rows.map((row) => row.textContent.toLowerCase());
    const words = box.value.toLowerCase().split(' ').filter((word) => word !== '');
    const chosen = new Set(facets.filter(isPressed).map((facet) => facet.value));
    let shown = 0;
    rows.forEach((row, index) => {
      const fits = (chosen.size === 0 || chosen.has(row.className)) && \
        words.every((word) => texts[index].includes(word));
      row.hidden = !fits;
      if (fits) shown += 1;
    });
    count.textContent = shown === rows.length ? '' : shown + ' of ' + rows.length + ' shown';
  };
  box.addEventListener('input', filter);
  for (const facet of facets) {
    facet.addEventListener('click', () => {
      facet.setAttribute('aria-pressed', String(!isPressed(facet)));
      filter();
    });
  }
  addEventListener('keydown', (event) => {
    const busy = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || busy) return;
    event.preventDefault();
    box.focus();
  });
  tools.hidden = false;
})();
`;const E=(0,d.m)`
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
details[open] > summary { margin-bottom: 0.75rem; }

.tools { display: grid; gap: 0.75rem; margin-bottom: 0.9rem; }
.tools[hidden] { display: none; }
.tools label { display: block; color: var(--soft); font-size: 0.8125rem; }
.tools input { width: 100%; max-width: 26rem; margin-top: 0.2rem; padding: 0.5rem 0.75rem; \
  border: 1px solid var(--soft); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; }
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
tr[hidden] { display: none; }
#entries table { table-layout: fixed; }
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
  #entries thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  #entries tr { padding: 0.7rem 1.1rem; border-top: 1px solid var(--line); }
  #entries tr:first-child { border-top: 0; }
  #entries tr[hidden] { display: none; }
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
`;const q=`default-src 'none'; script-src ${hashSource(M)}; style-src ${hashSource(E)}; `+"base-uri 'none'; form-action 'none'";function page(e,t,n){const r=markup`<!doctype html>\n
    <html lang="en">\n
    <head>\n
    <meta charset="utf-8">\n
    <meta http-equiv="Content-Security-Policy" content="`.html;const o=markup`">\n
    <meta name="viewport" content="width=device-width, initial-scale=1">\n
    <meta name="color-scheme" content="light dark">\n
    <meta name="referrer" content="no-referrer">\n
    <meta name="robots" content="noindex">\n
    <title>${e}</title>\n
    `.html;const a=`${r}${q}${o}<style>${E}</style>
</head>
<body>
${t.html}<script `+'type="application/json" '+`id="subject">
${inScript(n)}<\/script>
<script>${M}<\/script>
</body>
</html>
`;return(0,B.Df)(a)}function inScript(e){return(0,O.h)(e).replace(/[<>&]/g,e=>`\\u00${e.charCodeAt(0).toString(16)}`)}function hashSource(e){return`'sha256-${(0,A.createHash)("sha256").update(e).digest("base64")}'`};function effectList(e,t){const n=cut(e,trust_item,t);return markup`<div class="card">\n<ul>\n${n.shown}</ul>\n${remark(n)}</div>`}function trust_item(e){const[t,n]=(0,o.kY)(e);const[r]=e.says;const a=r===undefined?u:markup` · ${ruleLink(r)}`;const s=e.why===null?a:markup`because ${sentence(e.why)}${a}`;const i=e.remedy===null||r!==undefined?u:remedyLine(e.remedy);const c=chip(tone(e.from),t);const d=chip(e.onMerge?"good":tone(e.to),n);const l=markup`<span aria-hidden="true">→</span><span class="unseen">becomes</span>`;return markup`<li>\n
    <p class="transition">${code(e.id)} ${c} ${l} ${d}</p>\n
    ${s.html===""?u:markup`<p class="why">${s}</p>\n`}
    ${i}
    </li>\n`}function tone(e){return e===null?"idle":f[e]}var F=n(4544);const N={incomplete:{rows:100,bytes:4e4},trust:{rows:500,bytes:15e4},findings:{rows:500,bytes:4e5},older:{rows:200,bytes:1e5},accepted:{rows:200,bytes:1e5},entries:{rows:5e3,bytes:105e4},adoptions:{rows:500,bytes:8e4},release:{rows:10,bytes:4e4},fixtures:{rows:500,bytes:6e4}};function renderHtml(e){const{subject:t}=e;const n=sectionsOf(e);const r=t.repository===null?"":` — ${t.repository}`;const o=markup`<a class="skip" href="#report">Skip to the report</a>\n
    ${pageHead(e)}
    ${contents(n)}
    <main id="report" tabindex="-1">\n
      ${calm(e,n)}
      ${n.map(sectionMarkup)}
    </main>\n
    ${pageFoot(e)}`;return page(`memtrust: ${(0,s.L2)(e)}${r}`,o,excerpt(e))}function calm({scope:e,verdict:t},n){if(t!=="pass"||n.some(({id:e})=>e==="findings"||e==="trust"||e==="adoptions"||e==="incomplete"))return u;const r=e==="state"?"Nothing is wrong here.":"This change does not affect trust, and the gate found no problems.";return markup`<section aria-label="Findings">\n<p class="lead">${r}</p>\n</section>\n`}function excerpt(e){const{fixtures:t}=e;const n={...e,entries:[],changes:[],findings:[],adoptions:[],incomplete:[],fixtures:{...t,cases:[]}};const{tool:o,subject:a,verdict:s}=(0,F.trustReport)(n,{manifestPath:null});return{excerpt_of:"memtrust.trust_report",tool:o,subject:a,verdict:s,counts:(0,r.E)(e.entries)}}function sectionsOf(e){const{entries:t,adoptions:n,fixtures:r,incomplete:a,scope:i}=e;const c=(0,s.Oe)(e);const d=(0,s.ph)(e);const l=(0,s.oG)(e);const u=(0,o.zb)(e);const p=(0,s.k1)(e);const m=[{id:"incomplete",title:"Not checked",count:a.length,body:alarm(a)},{id:"trust",title:"What this change does to trust",count:u.length,body:effectList(u,N.trust)},{id:"findings",title:i==="state"?"Findings":"Findings of this change",count:c.length,body:findingCards(c,N.findings)},{id:"entries",title:"Entries",count:t.length,body:entryTable(t,N.entries)},{id:"adoptions",title:"Adoptions in this change",count:n.length,body:adoptionTable(n,N.adoptions)},{id:"release",title:"Release gate",count:p===null?(0,s.zt)(e).length:e.releaseGate.length,body:releaseTable(e.releaseGate,p,N.release)},{id:"fixtures",title:"Fixtures",count:r.cases.length,body:fixtureTable(r.cases,N.fixtures)},{id:"older",title:"Older findings",count:d.length,body:folded("They existed before this change and do not affect the verdict.",findingCards(d,N.older))},{id:"accepted",title:"Accepted findings",count:l.length,body:folded("Someone accepted them with a reason, so they do not affect the verdict.",findingCards(l,N.accepted))}];return m.filter(({count:e})=>e>0)}function alarm(e){const t=cut(e,e=>markup`<li>${phrase_words(e)}</li>\n`,N.incomplete);return markup`<div class="alarm tone-warn">\n<ul>\n${t.shown}</ul>\n</div>\n${remark(t)}`}function folded(e,t){return markup`<p class="lead">${e}</p>\n<details>\n<summary>Show them</summary>\n${t}</details>`}}),5985:(function(e,t,n){n.d(t,{M:()=>verdictLine,s:()=>verdictReason});var r=n(8013);var o=n(617);var a=n(7066);var s=n(6188);function verdictLine(e){return[`${(0,a.L2)(e)} — `,...verdictReason(e)]}function verdictReason(e){const t=(0,a.Oe)(e);const n=t.filter(({severity:e})=>e==="error");const[r]=n;if(r===undefined)return passWords(e,t);const o=n.length===1?"":` — and ${(0,s.j)(n.length-1,"more error")}`;return[...r.message,` (${r.rule} ${r.name})`,o]}function passWords(e,t){const n=t.filter(({severity:e})=>e==="warning").length;const i=(0,o.zb)(e);const c=i.filter(({from:e,to:t,onMerge:n})=>e==="accepted"&&t!=="accepted"&&!n).length;const d=i.filter(({onMerge:e,to:t})=>e||t==="accepted").length;const l=i.filter(({from:e,to:t,onMerge:n})=>e===null&&t==="candidate"&&!n).length;const u=[...c===0?[]:[`${(0,s.j)(c,"fact")} ${c===1?"loses":"lose"} trust`],...d===0?[]:[`${(0,s.j)(d,"fact")} trusted once merged`],...l===0?[]:[(0,s.j)(l,"new candidate")],...n===0?[]:[(0,s.j)(n,"warning")]];if(u.length>0)return(0,r.pj)(u.join(", "));if((0,a.fl)(e)!==null)return(0,a.JA)(e);return(0,r.pj)(e.scope==="state"?"nothing is wrong":"this change does not affect trust")}}),};
