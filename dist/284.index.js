import{modules as shared}from'./cli/shared.js';export const id=284;export const ids=[284];export const modules={...shared,70284:(function(t,e,n){n.r(e);n.d(e,{planRefine:()=>planRefine});var o=n(34860);var s=n(99047);var r=n(59741);var i=n(58901);var a=n(67303);var c=n(8917);var l=n(30347);var f=n(99418);var d=n(68186);var u=n(88232);const h=100;function refineTitle({items:t,memories:e,reverified:n},o=[]){const s=t.filter(({outcome:t})=>asks(t)).length;const r=t.filter(({outcome:t})=>t.kind==="corrects").length;const i=e.filter(({outcome:t})=>t==="consolidated").length;const a=[...s===0?[]:[`${(0,u.jN)(s,"fact")} proposed`],...r===0?[]:[(0,u.jN)(r,"contradiction")],...i===0?[]:[`${(0,u.jN)(i,"note")} made long-term`],...n.length===0?[]:[`${(0,u.jN)(n.length,"fact")} to verify again`],...o.length===0?[]:[`${(0,u.jN)(o.length,"exported file")} updated`]];return`Refine memory${a.length===0?": clean up staged notes":`: ${a.join(", ")}`}`}function refineBody({items:t,cleared:e,memories:n,reverified:o,report:s,incomplete:r},i=[]){const a=t.filter(({outcome:t})=>asks(t));const l=t.filter(({outcome:t})=>t.kind==="corrects");const f=t.filter(({outcome:t})=>!asks(t)&&t.kind!=="corrects"&&t.kind!=="observed"&&t.kind!=="not_a_candidate");const g=t.length-a.length-l.length-f.length;return[(0,c.a)(t)||o.length>0?"Merging this adopts what it proposes for the base branch. An adopter who did not add the "+"notes must approve it. Close it to reject the proposals.\n":"Merging this adopts nothing: it only clears up. Close it to reject the change.\n",section("To decide",a),l.length===0?"":`${section("Contradictions",l)}
Merging this adopts none of these. If `+"the new one is right, adopt it by its id; it then replaces the old one. "+"Otherwise discard it.\n",o.length===0?"":"\n### To verify again\n\nThe sources of these facts have changed. They are bound to "+`the new text: approve this if they are still true.

${o.slice(0,h).map(t=>`- ${(0,d.SS)(t)}
`).join("")}`,section("Cleaned up",f),memorySection(n),exportSection(i),e.length===0?"":`
${(0,u.jN)(e.length,"note")} of sessions and old reports are removed too.
`,g===0?"":`
${(0,u.jN)(g,"staged note")} ${g===1?"stays":"stay"} where `+`${g===1?"it is":"they are"}.
`,s===null?"":`
See ${(0,d.SS)(s)} for the whole list.
`,...r.map(t=>`
${t}.
`)].join("")}function section(t,e){if(e.length===0)return"";const n=e.slice(0,h).map(({path:t,outcome:e})=>`| ${(0,d.xR)((0,d.SS)(t??"policy_blocked"))} | `+`${(0,c.w)(e,f.Pl)} | ${(0,d.xR)((0,d.jV)((0,l.gf)(e)))} `+"|\n");const o=e.length>h?`
and ${e.length-h} more
`:"";return`
### ${t}

| staged | outcome | why |
|---|---|---|
${n.join("")}${o}`}function memorySection(t){const e=t.filter(({to:t})=>t!==null);if(e.length===0)return"";const n=e.slice(0,h).map(t=>`| ${(0,d.xR)((0,d.SS)(t.path))} | ${(0,d.xR)((0,d.jV)((0,l.j8)(t)))} |
`);const o=e.length>h?`
and ${e.length-h} more
`:"";return"\n### Short-term memory\n\nNotes that move to long-term memory stay candidates.\n\n"+`| memory | result |
|---|---|
${n.join("")}${o}`}function exportSection(t){if(t.length===0)return"";const e=t.slice(0,h).map(t=>`- ${(0,d.SS)(t)}
`);return"\n### Exported facts\n\nThe block of trusted facts in these files is brought up to date. "+`Nothing around it changes.

${e.join("")}`}function asks({kind:t}){return t==="eligible"}var g=n(60725);var m=n(67713);var p=n(24832);var v=n(89310);const y="memtrust refine";const planRefine=async({tree:t,commit:e,evaluation:n,clone:{repository:c,objects:l}})=>{const f=await (0,a.S1)(t);const d={tree:t,memory:f};const u=await (0,g.Pf)(c,e,[...i.mf.flatMap(({folders:t})=>t.map(([t])=>t)),".memtrust/facts"])??n.subject.evaluatedAt;const h=new p.Hu(c,l,e,e);const $=await (0,s.Y)({head:d,base:d,now:Date.parse(n.subject.evaluatedAt),checks:await (0,r.B)(t,f.facts,{past:h}),provenance:await (0,v.J)(c,e,f.notes.some(({place:t})=>t==="staging")?(0,i.xI)("staging"):[]),former:(0,o.k)(t,l,[f.policy.policy]),textOf:async e=>{const n=t.entries.get(e)?.kind==="file"?(await t.read([e],m.$4)).get(e):undefined;return n?.kind==="bytes"?Buffer.from(n.bytes).toString("utf8"):null},isThere:e=>t.entries.has(e),reverifies:true,signature:{proposedBy:y,at:u}});const w=await exportEdits(t,n);const x=w.map(({path:t})=>t);const b=refineTitle($,x);return{edits:[...$.edits,...w],title:b,body:refineBody($,x),commitMessage:b}};async function exportEdits(t,{entries:e,policy:{policy:o}}){if(o.exports===undefined)return[];const{exportInTree:s}=await Promise.all([n.e(6517),n.e(6567)]).then(n.bind(n,46567));return s(t,e,o)}}),};
