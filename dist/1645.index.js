import{modules as shared}from'./cli/shared.js';export const id=1645;export const ids=[1645];export const modules={...shared,2928:(function(t,e,n){n.r(e);n.d(e,{planRefine:()=>planRefine});var o=n(34860);var s=n(38069);var r=n(59741);var i=n(58901);var a=n(67303);var c=n(8917);var l=n(30347);var u=n(47701);var d=n(68186);var h=n(66188);const f=100;function refineTitle({items:t,memories:e,reverified:n},o=[]){const s=t.filter(({outcome:t})=>asks(t)).length;const r=t.filter(({outcome:t})=>t.kind==="corrects").length;const i=e.filter(({outcome:t})=>t==="consolidated").length;const a=[...s===0?[]:[`${(0,h.j)(s,"fact")} proposed`],...r===0?[]:[(0,h.j)(r,"contradiction")],...i===0?[]:[`${(0,h.j)(i,"note")} made long-term`],...n.length===0?[]:[`${(0,h.j)(n.length,"fact")} to verify again`],...o.length===0?[]:[`${(0,h.j)(o.length,"exported file")} updated`]];return`Refine memory${a.length===0?": clean up staged notes":`: ${a.join(", ")}`}`}function refineBody({items:t,cleared:e,memories:n,reverified:o,report:s,incomplete:r},i=[]){const a=t.filter(({outcome:t})=>asks(t));const l=t.filter(({outcome:t})=>t.kind==="corrects");const u=t.filter(({outcome:t})=>!asks(t)&&t.kind!=="corrects"&&t.kind!=="observed"&&t.kind!=="not_a_candidate");const p=t.length-a.length-l.length-u.length;return[(0,c.a)(t)||o.length>0?"Merging this adopts what it proposes for the base branch. An adopter who did not add the "+"notes must approve it. Close it to reject the proposals.\n":"Merging this adopts nothing: it only clears up. Close it to reject the change.\n",section("To decide",a),l.length===0?"":`${section("Contradictions",l)}
Merging this adopts none of these. If `+"the new one is right, adopt it by its id; it then replaces the old one. "+"Otherwise discard it.\n",o.length===0?"":"\n### To verify again\n\nThe sources of these facts have changed. They are bound to "+`the new text: approve this if they are still true.

${o.slice(0,f).map(t=>`- ${(0,d.SS)(t)}
`).join("")}`,section("Cleaned up",u),memorySection(n),exportSection(i),e.length===0?"":`
${(0,h.j)(e.length,"note")} of sessions and old reports are removed too.
`,p===0?"":`
${(0,h.j)(p,"staged note")} ${p===1?"stays":"stay"} where `+`${p===1?"it is":"they are"}.
`,s===null?"":`
See ${(0,d.SS)(s)} for the whole list.
`,...r.map(t=>`
${t}.
`)].join("")}function section(t,e){if(e.length===0)return"";const n=e.slice(0,f).map(({path:t,outcome:e})=>`| ${(0,d.xR)((0,d.SS)(t??"policy_blocked"))} | `+`${(0,c.w)(e,u.Pl)} | ${(0,d.xR)((0,d.jV)((0,l.gf)(e)))} `+"|\n");const o=e.length>f?`
and ${e.length-f} more
`:"";return`
### ${t}

| staged | outcome | why |
|---|---|---|
${n.join("")}${o}`}function memorySection(t){const e=t.filter(({to:t})=>t!==null);if(e.length===0)return"";const n=e.slice(0,f).map(t=>`| ${(0,d.xR)((0,d.SS)(t.path))} | ${(0,d.xR)((0,d.jV)((0,l.j8)(t)))} |
`);const o=e.length>f?`
and ${e.length-f} more
`:"";return"\n### Short-term memory\n\nNotes that move to long-term memory stay candidates.\n\n"+`| memory | result |
|---|---|
${n.join("")}${o}`}function exportSection(t){if(t.length===0)return"";const e=t.slice(0,f).map(t=>`- ${(0,d.SS)(t)}
`);return"\n### Exported facts\n\nThe block of trusted facts in these files is brought up to date. "+`Nothing around it changes.

${e.join("")}`}function asks({kind:t}){return t==="eligible"}var p=n(37831);var m=n(31896);async function lastTouched(t,e,n){const o=await (0,m.EO)(t,["log","-1","--no-show-signature","--no-color","--format=%ct",e,"--",...n]);const s=o.code===0?/^(\d{1,12})\s*$/.exec(o.stdout.toString("latin1"))?.[1]:undefined;return s===undefined?null:(0,p.n)(Number(s)*1e3)}var g=n(67713);var y=n(24832);var $=n(89310);const v="memtrust refine";const planRefine=async({tree:t,commit:e,evaluation:n,clone:{repository:c,objects:l}})=>{const u=await (0,a.S1)(t);const d={tree:t,memory:u};const h=await lastTouched(c,e,[...i.mf.flatMap(({folders:t})=>t.map(([t])=>t)),".memtrust/facts"])??n.subject.evaluatedAt;const f=new y.Hu(c,l,e,e);const p=await (0,s.Y)({head:d,base:d,now:Date.parse(n.subject.evaluatedAt),checks:await (0,r.B)(t,u.facts,{past:f}),provenance:await (0,$.J)(c,e,u.notes.some(({place:t})=>t==="staging")?(0,i.xI)("staging"):[]),former:(0,o.k)(t,l,[u.policy.policy]),textOf:async e=>{const n=t.entries.get(e)?.kind==="file"?(await t.read([e],g.$4)).get(e):undefined;return n?.kind==="bytes"?Buffer.from(n.bytes).toString("utf8"):null},isThere:e=>t.entries.has(e),reverifies:true,signature:{proposedBy:v,at:h}});const m=await exportedBy(t,n);const j=m.map(({path:t})=>t);const w=refineTitle(p,j);return{edits:[...p.edits,...m],title:w,body:refineBody(p,j),commitMessage:w}};async function exportedBy(t,{entries:e,policy:{policy:o}}){if(o.exports===undefined)return[];const{exportInTree:s}=await Promise.all([n.e(1724),n.e(6082)]).then(n.bind(n,86082));return s(t,e,o)}}),46098:(function(t,e,n){n.d(e,{NS:()=>renderNote,cq:()=>withSighting,zW:()=>isKnownSighting});var o=n(32403);var s=n(5580);var r=n(3595);var i=n(44922);const a=["id","type","level","timestamp","status","confidence","importance","tags","related","corrects"];const c=new Set([...a,"sources","observed"]);function renderNote({front:t,keys:e,comments:n,body:l}){const u={...t,status:t.status??e["status"]};const d=a.map(t=>[t,u[t]]).filter(([,t])=>t!==null&&t!==undefined&&!isEmptyList(t));const h=[...d,...Object.entries(e).filter(([t])=>!c.has(t))];const f=(0,o.I1)(l);const{sources:p,observed:m}=t;const g=h.length+n.length+p.length+m.length===0;if(g&&!/^(?:---\n|\uFEFF)/.test(f))return f;const y=h.length===0?"":(0,i.p)(Object.fromEntries(h));const $=`---
${n.map(t=>`${t}
`).join("")}${y}---
${f}`;if(p.length+m.length===0)return $;return(0,r.J)($,{sources:new Map(p.map((t,e)=>[e,(0,s.AX)(t)])),observed:m})}function withSighting(t,e){const n=(0,o.I1)(t);return(0,r.J)(n.startsWith("---\n")?n:`---
---
${n}`,{observed:[e]})}function isKnownSighting({by:t,commit:e,pull:n},o){if(t===null&&e===null&&n===null)return true;return o.some(o=>{if(e===null&&n===null)return o.commit===null&&o.pull===null&&o.by===t;const s=e!==null&&o.commit!==null&&(e.startsWith(o.commit)||o.commit.startsWith(e));return s||n!==null&&n===o.pull})}function isEmptyList(t){return Array.isArray(t)&&t.length===0}}),87966:(function(t,e,n){n.d(e,{A0:()=>isUnfilled,Xl:()=>datedEntry,Yy:()=>s,gq:()=>isTemplatePlace,ou:()=>fillTemplate,ui:()=>missingOfTemplate});var o=n(66188);function isTemplatePlace(t){return t==="short-term"||t==="long-term"||t==="episodic"}const s="[to be filled in]";const r={"short-term/consciousness":{title:"Consciousness",parts:["Current focus","Open questions","Next steps"]},"long-term/project-context":{title:"Project context",parts:["Core content","Why","What follows from it"]},"episodic/timeline":{title:"Timeline",parts:["Events"]}};const i={"short-term":["Current focus","Next steps"],"long-term":["Core content","Why","What follows from it"],episodic:["Events"]};function datedEntry(t,e){return`- ${e.slice(0,10)}: ${t.trim().replaceAll(/\n(?=.)/g,"\n  ")}`}function fillTemplate({place:t,name:e,at:n,text:o,nextUpdate:a}){const{title:c,parts:l}=r[`${t}/${e}`]??{title:e,parts:i[t]};const u=o.trim();const d=t==="episodic"&&u!==""?datedEntry(u,n):u;const h=l.map((t,e)=>`## ${t}

${e===0&&d!==""?d:s}
`);return`# ${c}

${h.join("\n")}
---

`+`**Last update**: ${n.slice(0,10)}
**Next update**: ${a??"when this changes"}
`}const a=/^## \S/gm;function missingOfTemplate(t,e,n){const s=r[`${t}/${e}`];if(s===undefined)return null;const{parts:i}=s;const c=[.../^# \S/m.test(n)?[]:["a title (# …)"],...(n.match(a)??[]).length>=i.length?[]:[(0,o.j)(i.length,"part")+" (## …)"]];return c.length===0?null:{lacks:c.join(" and "),parts:i}}function isUnfilled(t){return t.includes(s)}}),};
