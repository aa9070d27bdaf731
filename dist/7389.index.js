import{modules as shared}from'./cli/shared.js';export const id=7389;export const ids=[7389];export const modules={...shared,2928:(function(e,t,n){n.r(t);n.d(t,{planRefine:()=>planRefine});var o=n(34860);var s=n(38069);var a=n(59741);var r=n(58901);var i=n(67303);var c=n(8917);var d=n(30347);var l=n(47701);var u=n(68186);var f=n(66188);const h=100;function refineTitle({items:e,memories:t,reverified:n},o=[]){const s=e.filter(({outcome:e})=>asks(e)).length;const a=e.filter(({outcome:e})=>e.kind==="corrects").length;const r=t.filter(({outcome:e})=>e==="consolidated").length;const i=[...s===0?[]:[`${(0,f.j)(s,"fact")} proposed`],...a===0?[]:[(0,f.j)(a,"contradiction")],...r===0?[]:[`${(0,f.j)(r,"note")} made long-term`],...n.length===0?[]:[`${(0,f.j)(n.length,"fact")} to verify again`],...o.length===0?[]:[`${(0,f.j)(o.length,"exported file")} updated`]];return`Refine memory${i.length===0?": clean up staged notes":`: ${i.join(", ")}`}`}function refineBody({items:e,cleared:t,memories:n,reverified:o,report:s,incomplete:a},r=[]){const i=e.filter(({outcome:e})=>asks(e));const d=e.filter(({outcome:e})=>e.kind==="corrects");const l=e.filter(({outcome:e})=>!asks(e)&&e.kind!=="corrects"&&e.kind!=="observed"&&e.kind!=="not_a_candidate");const p=e.length-i.length-d.length-l.length;return[(0,c.a)(e)||o.length>0?"Merging this adopts what it proposes for the base branch. An adopter who did not add the "+"notes must approve it. Close it to reject the proposals.\n":"Merging this adopts nothing: it only clears up. Close it to reject the change.\n",section("To decide",i),d.length===0?"":`${section("Contradictions",d)}
Merging this adopts none of these. If `+"the new one is right, adopt it by its id; it then replaces the old one. "+"Otherwise discard it.\n",o.length===0?"":"\n### To verify again\n\nThe sources of these facts have changed. They are bound to "+`the new text: approve this if they are still true.

${o.slice(0,h).map(e=>`- ${(0,u.SS)(e)}
`).join("")}`,section("Cleaned up",l),memorySection(n),exportSection(r),t.length===0?"":`
${(0,f.j)(t.length,"note")} of sessions and old reports are removed too.
`,p===0?"":`
${(0,f.j)(p,"staged note")} ${p===1?"stays":"stay"} where `+`${p===1?"it is":"they are"}.
`,s===null?"":`
See ${(0,u.SS)(s)} for the whole list.
`,...a.map(e=>`
${e}.
`)].join("")}function section(e,t){if(t.length===0)return"";const n=t.slice(0,h).map(({path:e,outcome:t})=>`| ${(0,u.xR)((0,u.SS)(e??"policy_blocked"))} | `+`${(0,c.w)(t,l.Pl)} | ${(0,u.xR)((0,u.jV)((0,d.gf)(t)))} `+"|\n");const o=t.length>h?`
and ${t.length-h} more
`:"";return`
### ${e}

| staged | outcome | why |
|---|---|---|
${n.join("")}${o}`}function memorySection(e){const t=e.filter(({to:e})=>e!==null);if(t.length===0)return"";const n=t.slice(0,h).map(e=>`| ${(0,u.xR)((0,u.SS)(e.path))} | ${(0,u.xR)((0,u.jV)((0,d.j8)(e)))} |
`);const o=t.length>h?`
and ${t.length-h} more
`:"";return"\n### Short-term memory\n\nNotes that move to long-term memory stay candidates.\n\n"+`| memory | result |
|---|---|
${n.join("")}${o}`}function exportSection(e){if(e.length===0)return"";const t=e.slice(0,h).map(e=>`- ${(0,u.SS)(e)}
`);return"\n### Exported facts\n\nThe block of trusted facts in these files is brought up to date. "+`Nothing around it changes.

${t.join("")}`}function asks({kind:e}){return e==="eligible"}var p=n(37831);var m=n(31896);async function lastTouched(e,t,n){const o=await (0,m.EO)(e,["log","-1","--no-show-signature","--no-color","--format=%ct",t,"--",...n]);const s=o.code===0?/^(\d{1,12})\s*$/.exec(o.stdout.toString("latin1"))?.[1]:undefined;return s===undefined?null:(0,p.n)(Number(s)*1e3)}var v=n(67713);var g=n(24832);var w=n(89310);const $="memtrust refine";const planRefine=async({tree:e,commit:t,evaluation:n,clone:{repository:c,objects:d}})=>{const l=await (0,i.S1)(e);const u={tree:e,memory:l};const f=await lastTouched(c,t,[...r.mf.flatMap(({folders:e})=>e.map(([e])=>e)),".memtrust/facts"])??n.subject.evaluatedAt;const h=new g.Hu(c,d,t,t);const p=await (0,s.Y)({head:u,base:u,now:Date.parse(n.subject.evaluatedAt),checks:await (0,a.B)(e,l.facts,{past:h}),provenance:await (0,w.J)(c,t,l.notes.some(({place:e})=>e==="staging")?(0,r.xI)("staging"):[]),former:(0,o.k)(e,d,[l.policy.policy]),textOf:async t=>{const n=e.entries.get(t)?.kind==="file"?(await e.read([t],v.$4)).get(t):undefined;return n?.kind==="bytes"?Buffer.from(n.bytes).toString("utf8"):null},isThere:t=>e.entries.has(t),reverifies:true,signature:{proposedBy:$,at:f}});const m=await exportedBy(e,n);const y=m.map(({path:e})=>e);const j=refineTitle(p,y);return{edits:[...p.edits,...m],title:j,body:refineBody(p,y),commitMessage:j}};async function exportedBy(e,{entries:t,policy:{policy:o}}){if(o.exports===undefined)return[];const{exportInTree:s}=await Promise.all([n.e(2011),n.e(6082)]).then(n.bind(n,86082));return s(e,t,o)}}),};
