import{modules as shared}from'./cli/shared.js';export const id=6877;export const ids=[6877];export const modules={...shared,2928:(function(e,t,n){n.r(t);n.d(t,{planRefine:()=>planRefine});var s=n(34860);var o=n(38069);var i=n(59741);var a=n(58901);var r=n(67303);var l=n(8917);var c=n(30347);var u=n(47701);var d=n(68186);var p=n(66188);const f=100;function refineTitle({items:e,memories:t,reverified:n},s=[]){const o=e.filter(({outcome:e})=>asks(e)).length;const i=e.filter(({outcome:e})=>e.kind==="corrects").length;const a=t.filter(({outcome:e})=>e==="consolidated").length;const r=[...o===0?[]:[`${(0,p.j)(o,"fact")} proposed`],...i===0?[]:[(0,p.j)(i,"contradiction")],...a===0?[]:[`${(0,p.j)(a,"note")} made long-term`],...n.length===0?[]:[`${(0,p.j)(n.length,"fact")} to verify again`],...s.length===0?[]:[`${(0,p.j)(s.length,"exported file")} updated`]];return`Refine memory${r.length===0?": clean up staged notes":`: ${r.join(", ")}`}`}function refineBody({items:e,cleared:t,memories:n,reverified:s,report:o,incomplete:i},a=[]){const r=e.filter(({outcome:e})=>asks(e));const c=e.filter(({outcome:e})=>e.kind==="corrects");const u=e.filter(({outcome:e})=>!asks(e)&&e.kind!=="corrects"&&e.kind!=="observed"&&e.kind!=="not_a_candidate");const h=e.length-r.length-c.length-u.length;return[(0,l.a)(e)||s.length>0?"Merging this adopts what it proposes for the base branch. An adopter who did not add the "+"notes must approve it. Close it to reject the proposals.\n":"Merging this adopts nothing: it only clears up. Close it to reject the change.\n",section("To decide",r),c.length===0?"":`${section("Contradictions",c)}
Merging this adopts none of these. If `+"the new one is right, adopt it by its id; it then replaces the old one. "+"Otherwise discard it.\n",s.length===0?"":"\n### To verify again\n\nThe sources of these facts have changed. They are bound to "+`the new text: approve this if they are still true.

${s.slice(0,f).map(e=>`- ${(0,d.SS)(e)}
`).join("")}`,section("Cleaned up",u),memorySection(n),exportSection(a),t.length===0?"":`
${(0,p.j)(t.length,"note")} of sessions and old reports are removed too.
`,h===0?"":`
${(0,p.j)(h,"staged note")} ${h===1?"stays":"stay"} where `+`${h===1?"it is":"they are"}.
`,o===null?"":`
See ${(0,d.SS)(o)} for the whole list.
`,...i.map(e=>`
${e}.
`)].join("")}function section(e,t){if(t.length===0)return"";const n=t.slice(0,f).map(({path:e,outcome:t})=>`| ${(0,d.xR)((0,d.SS)(e??"policy_blocked"))} | `+`${(0,l.w)(t,u.Pl)} | ${(0,d.xR)((0,d.jV)((0,c.gf)(t)))} `+"|\n");const s=t.length>f?`
and ${t.length-f} more
`:"";return`
### ${e}

| staged | outcome | why |
|---|---|---|
${n.join("")}${s}`}function memorySection(e){const t=e.filter(({to:e})=>e!==null);if(t.length===0)return"";const n=t.slice(0,f).map(e=>`| ${(0,d.xR)((0,d.SS)(e.path))} | ${(0,d.xR)((0,d.jV)((0,c.j8)(e)))} |
`);const s=t.length>f?`
and ${t.length-f} more
`:"";return"\n### Short-term memory\n\nNotes that move to long-term memory stay candidates.\n\n"+`| memory | result |
|---|---|
${n.join("")}${s}`}function exportSection(e){if(e.length===0)return"";const t=e.slice(0,f).map(e=>`- ${(0,d.SS)(e)}
`);return"\n### Exported facts\n\nThe block of trusted facts in these files is brought up to date. "+`Nothing around it changes.

${t.join("")}`}function asks({kind:e}){return e==="eligible"}var h=n(37831);var g=n(31896);async function lastTouched(e,t,n){const s=await (0,g.EO)(e,["log","-1","--no-show-signature","--no-color","--format=%ct",t,"--",...n]);const o=s.code===0?/^(\d{1,12})\s*$/.exec(s.stdout.toString("latin1"))?.[1]:undefined;return o===undefined?null:(0,h.n)(Number(o)*1e3)}var m=n(67713);var y=n(24832);var x=n(89310);const v="memtrust refine";const planRefine=async({tree:e,commit:t,evaluation:n,clone:{repository:l,objects:c}})=>{const u=await (0,r.S1)(e);const d={tree:e,memory:u};const p=await lastTouched(l,t,[...a.mf.flatMap(({folders:e})=>e.map(([e])=>e)),".memtrust/facts"])??n.subject.evaluatedAt;const f=new y.Hu(l,c,t,t);const h=await (0,o.Y)({head:d,base:d,now:Date.parse(n.subject.evaluatedAt),checks:await (0,i.B)(e,u.facts,{past:f}),provenance:await (0,x.J)(l,t,u.notes.some(({place:e})=>e==="staging")?(0,a.xI)("staging"):[]),former:(0,s.k)(e,c,[u.policy.policy]),textOf:async t=>{const n=e.entries.get(t)?.kind==="file"?(await e.read([t],m.$4)).get(t):undefined;return n?.kind==="bytes"?Buffer.from(n.bytes).toString("utf8"):null},isThere:t=>e.entries.has(t),reverifies:true,signature:{proposedBy:v,at:p}});const g=await exportedBy(e,n);const I=g.map(({path:e})=>e);const S=refineTitle(h,I);return{edits:[...h.edits,...g],title:S,body:refineBody(h,I),commitMessage:S}};async function exportedBy(e,{entries:t,policy:{policy:s}}){if(s.exports===undefined)return[];const{exportInTree:o}=await Promise.all([n.e(2011),n.e(6082)]).then(n.bind(n,86082));return o(e,t,s)}}),46098:(function(e,t,n){n.d(t,{NS:()=>renderNote,cq:()=>withSighting,zW:()=>isKnownSighting});var s=n(32403);var o=n(5580);var i=n(3595);var a=n(44922);const r=["id","type","level","timestamp","status","confidence","importance","tags","related","corrects"];const l=new Set([...r,"sources","observed"]);function renderNote({front:e,keys:t,comments:n,body:c}){const u={...e,status:e.status??t["status"]};const d=r.map(e=>[e,u[e]]).filter(([,e])=>e!==null&&e!==undefined&&!isEmptyList(e));const p=[...d,...Object.entries(t).filter(([e])=>!l.has(e))];const f=(0,s.I1)(c);const{sources:h,observed:g}=e;const m=p.length+n.length+h.length+g.length===0;if(m&&!/^(?:---\n|\uFEFF)/.test(f))return f;const y=p.length===0?"":(0,a.p)(Object.fromEntries(p));const x=`---
${n.map(e=>`${e}
`).join("")}${y}---
${f}`;if(h.length+g.length===0)return x;return(0,i.J)(x,{sources:new Map(h.map((e,t)=>[t,(0,o.AX)(e)])),observed:g})}function withSighting(e,t){const n=(0,s.I1)(e);return(0,i.J)(n.startsWith("---\n")?n:`---
---
${n}`,{observed:[t]})}function isKnownSighting({by:e,commit:t,pull:n},s){if(e===null&&t===null&&n===null)return true;return s.some(s=>{if(t===null&&n===null)return s.commit===null&&s.pull===null&&s.by===e;const o=t!==null&&s.commit!==null&&(t.startsWith(s.commit)||s.commit.startsWith(t));return o||n!==null&&n===s.pull})}function isEmptyList(e){return Array.isArray(e)&&e.length===0}}),};
