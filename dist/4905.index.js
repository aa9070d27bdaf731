import{modules as shared}from'./cli/shared.js';export const id=4905;export const ids=[4905];export const modules={...shared,46098:(function(t,e,n){n.d(e,{NS:()=>renderNote,cq:()=>withSighting,zW:()=>isKnownSighting});var o=n(32403);var s=n(5580);var r=n(3595);const i=["id","type","level","timestamp","status","confidence","importance","tags","related","corrects"];const c=new Set([...i,"sources","observed"]);function renderNote({front:t,keys:e,comments:n,body:l}){const a={...t,status:t.status??e["status"]};const u=i.map(t=>[t,a[t]]).filter(([,t])=>t!==null&&t!==undefined&&!(Array.isArray(t)&&t.length===0));const f=[...u,...Object.entries(e).filter(([t])=>!c.has(t))];const d=(0,o.I1)(l);const{sources:h,observed:m}=t;const g=f.length+n.length+h.length+m.length===0;if(g&&!/^(?:---\n|\uFEFF)/.test(d))return d;const p=f.length===0?"":(0,r.p)(Object.fromEntries(f));const $=`---
${n.map(t=>`${t}
`).join("")}${p}---
${d}`;if(h.length+m.length===0)return $;return(0,r.J)($,{sources:new Map(h.map((t,e)=>[e,(0,s.AX)(t)])),observed:m})}function withSighting(t,e){const n=(0,o.I1)(t);return(0,r.J)(n.startsWith("---\n")?n:`---
---
${n}`,{observed:[e]})}function isKnownSighting({by:t,commit:e,pull:n},o){if(t===null&&e===null&&n===null)return true;return o.some(o=>{if(e===null&&n===null)return o.commit===null&&o.pull===null&&o.by===t;const s=e!==null&&o.commit!==null&&(e.startsWith(o.commit)||o.commit.startsWith(e));return s||n!==null&&n===o.pull})}}),70284:(function(t,e,n){n.r(e);n.d(e,{planRefine:()=>planRefine});var o=n(34860);var s=n(24974);var r=n(59741);var i=n(58901);var c=n(67303);var l=n(8917);var a=n(30347);var u=n(99418);var f=n(68186);var d=n(88232);const h=100;function refineTitle({items:t,memories:e,reverified:n},o=[]){const s=t.filter(({outcome:t})=>asks(t)).length;const r=t.filter(({outcome:t})=>t.kind==="corrects").length;const i=e.filter(({outcome:t})=>t==="consolidated").length;const c=[...s===0?[]:[`${(0,d.jN)(s,"fact")} proposed`],...r===0?[]:[(0,d.jN)(r,"contradiction")],...i===0?[]:[`${(0,d.jN)(i,"note")} made long-term`],...n.length===0?[]:[`${(0,d.jN)(n.length,"fact")} to verify again`],...o.length===0?[]:[`${(0,d.jN)(o.length,"exported file")} updated`]];return`Refine memory${c.length===0?": clean up staged notes":`: ${c.join(", ")}`}`}function refineBody({items:t,cleared:e,memories:n,reverified:o,report:s,incomplete:r},i=[]){const c=t.filter(({outcome:t})=>asks(t));const a=t.filter(({outcome:t})=>t.kind==="corrects");const u=t.filter(({outcome:t})=>!asks(t)&&t.kind!=="corrects"&&t.kind!=="observed"&&t.kind!=="not_a_candidate");const m=t.length-c.length-a.length-u.length;return[(0,l.a)(t)||o.length>0?"Merging this adopts what it proposes for the base branch. An adopter who did not add the "+"notes must approve it. Close it to reject the proposals.\n":"Merging this adopts nothing: it only clears up. Close it to reject the change.\n",section("To decide",c),a.length===0?"":`${section("Contradictions",a)}
Merging this adopts none of these. If `+"the new one is right, adopt it by its id; it then replaces the old one. "+"Otherwise discard it.\n",o.length===0?"":"\n### To verify again\n\nThe sources of these facts have changed. They are bound to "+`the new text: approve this if they are still true.

${o.slice(0,h).map(t=>`- ${(0,f.SS)(t)}
`).join("")}`,section("Cleaned up",u),memorySection(n),exportSection(i),e.length===0?"":`
${(0,d.jN)(e.length,"note")} of sessions and old reports are removed too.
`,m===0?"":`
${(0,d.jN)(m,"staged note")} ${m===1?"stays":"stay"} where `+`${m===1?"it is":"they are"}.
`,s===null?"":`
See ${(0,f.SS)(s)} for the whole list.
`,...r.map(t=>`
${t}.
`)].join("")}function section(t,e){if(e.length===0)return"";const n=e.slice(0,h).map(({path:t,outcome:e})=>`| ${(0,f.xR)((0,f.SS)(t??"policy_blocked"))} | `+`${(0,l.w)(e,u.Pl)} | ${(0,f.xR)((0,f.jV)((0,a.gf)(e)))} `+"|\n");const o=e.length>h?`
and ${e.length-h} more
`:"";return`
### ${t}

| staged | outcome | why |
|---|---|---|
${n.join("")}${o}`}function memorySection(t){const e=t.filter(({to:t})=>t!==null);if(e.length===0)return"";const n=e.slice(0,h).map(t=>`| ${(0,f.xR)((0,f.SS)(t.path))} | ${(0,f.xR)((0,f.jV)((0,a.j8)(t)))} |
`);const o=e.length>h?`
and ${e.length-h} more
`:"";return"\n### Short-term memory\n\nNotes that move to long-term memory stay candidates.\n\n"+`| memory | result |
|---|---|
${n.join("")}${o}`}function exportSection(t){if(t.length===0)return"";const e=t.slice(0,h).map(t=>`- ${(0,f.SS)(t)}
`);return"\n### Exported facts\n\nThe block of trusted facts in these files is brought up to date. "+`Nothing around it changes.

${e.join("")}`}function asks({kind:t}){return t==="eligible"}var m=n(60725);var g=n(67713);var p=n(24832);var $=n(89310);const y="memtrust refine";const planRefine=async({tree:t,commit:e,evaluation:n,clone:{repository:l,objects:a}})=>{const u=await (0,c.S1)(t);const f={tree:t,memory:u};const d=await (0,m.Pf)(l,e,[...i.mf.flatMap(({folders:t})=>t.map(([t])=>t)),".memtrust/facts"])??n.subject.evaluatedAt;const h=new p.Hu(l,a,e,e);const v=await (0,s.Y)({head:f,base:f,now:Date.parse(n.subject.evaluatedAt),checks:await (0,r.B)(t,u.facts,{past:h}),provenance:await (0,$.J)(l,e,u.notes.some(({place:t})=>t==="staging")?(0,i.xI)("staging"):[]),former:(0,o.k)(t,a,[u.policy.policy]),textOf:async e=>{const n=t.entries.get(e)?.kind==="file"?(await t.read([e],g.$4)).get(e):undefined;return n?.kind==="bytes"?Buffer.from(n.bytes).toString("utf8"):null},isThere:e=>t.entries.has(e),reverifies:true,signature:{proposedBy:y,at:d}});const w=await exportEdits(t,n);const b=w.map(({path:t})=>t);const x=refineTitle(v,b);return{edits:[...v.edits,...w],title:x,body:refineBody(v,b),commitMessage:x}};async function exportEdits(t,{entries:e,policy:{policy:o}}){if(o.exports===undefined)return[];const{exportInTree:s}=await Promise.all([n.e(6517),n.e(7371)]).then(n.bind(n,26517));return s(t,e,o)}}),87966:(function(t,e,n){n.d(e,{A0:()=>isUnfilled,Xl:()=>datedEntry,Yy:()=>s,gq:()=>isTemplatePlace,ou:()=>fillTemplate,ui:()=>missingOfTemplate});var o=n(88232);function isTemplatePlace(t){return t==="short-term"||t==="long-term"||t==="episodic"}const s="[to be filled in]";const r={"short-term/consciousness":{title:"Consciousness",parts:["Current focus","Open questions","Next steps"]},"long-term/project-context":{title:"Project context",parts:["Core content","Why","What follows from it"]},"episodic/timeline":{title:"Timeline",parts:["Events"]}};const i={"short-term":["Current focus","Next steps"],"long-term":["Core content","Why","What follows from it"],episodic:["Events"]};function datedEntry(t,e){return`- ${e.slice(0,10)}: ${t.trim().replaceAll(/\n(?=.)/g,"\n  ")}`}function fillTemplate({place:t,name:e,at:n,text:o,nextUpdate:c}){const{title:l,parts:a}=r[`${t}/${e}`]??{title:e,parts:i[t]};const u=o.trim();const f=t==="episodic"&&u!==""?datedEntry(u,n):u;const d=a.map((t,e)=>`## ${t}

${e===0&&f!==""?f:s}
`);return`# ${l}

${d.join("\n")}
---

`+`**Last update**: ${n.slice(0,10)}
**Next update**: ${c??"when this changes"}
`}const c=/^## \S/gm;function missingOfTemplate(t,e,n){const s=r[`${t}/${e}`];if(s===undefined)return null;const{parts:i}=s;const l=[.../^# \S/m.test(n)?[]:["a title (# …)"],...(n.match(c)??[]).length>=i.length?[]:[(0,o.jN)(i.length,"part")+" (## …)"]];return l.length===0?null:{lacks:l.join(" and "),parts:i}}function isUnfilled(t){return t.includes(s)}}),};
