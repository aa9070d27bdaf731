import{modules as shared}from'./shared.js';export const id=6918;export const ids=[6918,2546,4308,7624];export const modules={...shared,46098:(function(n,t,e){e.d(t,{NS:()=>renderNote,cq:()=>withSighting,zW:()=>isKnownSighting});var s=e(32403);var o=e(5580);var i=e(3595);const r=["id","type","level","timestamp","status","confidence","importance","tags","related","corrects"];const a=new Set([...r,"sources","observed"]);function renderNote({front:n,keys:t,comments:e,body:c}){const l={...n,status:n.status??t["status"]};const u=r.map(n=>[n,l[n]]).filter(([,n])=>n!==null&&n!==undefined&&!(Array.isArray(n)&&n.length===0));const f=[...u,...Object.entries(t).filter(([n])=>!a.has(n))];const d=(0,s.I1)(c);const{sources:m,observed:p}=n;const h=f.length+e.length+m.length+p.length===0;if(h&&!/^(?:---\n|\uFEFF)/.test(d))return d;const g=f.length===0?"":(0,i.p)(Object.fromEntries(f));const w=`---
${e.map(n=>`${n}
`).join("")}${g}---
${d}`;if(m.length+p.length===0)return w;return(0,i.J)(w,{sources:new Map(m.map((n,t)=>[t,(0,o.AX)(n)])),observed:p})}function withSighting(n,t){const e=(0,s.I1)(n);return(0,i.J)(e.startsWith("---\n")?e:`---
---
${e}`,{observed:[t]})}function isKnownSighting({by:n,commit:t,pull:e},s){if(n===null&&t===null&&e===null)return true;return s.some(s=>{if(t===null&&e===null)return s.commit===null&&s.pull===null&&s.by===n;const o=t!==null&&s.commit!==null&&(t.startsWith(s.commit)||s.commit.startsWith(t));return o||e!==null&&e===s.pull})}}),87966:(function(n,t,e){e.d(t,{A0:()=>isUnfilled,Xl:()=>datedEntry,Yy:()=>o,gq:()=>isTemplatePlace,ou:()=>fillTemplate,ui:()=>missingOfTemplate});var s=e(88232);function isTemplatePlace(n){return n==="short-term"||n==="long-term"||n==="episodic"}const o="[to be filled in]";const i={"short-term/consciousness":{title:"Consciousness",parts:["Current focus","Open questions","Next steps"]},"long-term/project-context":{title:"Project context",parts:["Core content","Why","What follows from it"]},"episodic/timeline":{title:"Timeline",parts:["Events"]}};const r={"short-term":["Current focus","Next steps"],"long-term":["Core content","Why","What follows from it"],episodic:["Events"]};function datedEntry(n,t){return`- ${t.slice(0,10)}: ${n.trim().replaceAll(/\n(?=.)/g,"\n  ")}`}function fillTemplate({place:n,name:t,at:e,text:s,nextUpdate:a}){const{title:c,parts:l}=i[`${n}/${t}`]??{title:t,parts:r[n]};const u=s.trim();const f=n==="episodic"&&u!==""?datedEntry(u,e):u;const d=l.map((n,t)=>`## ${n}

${t===0&&f!==""?f:o}
`);return`# ${c}

${d.join("\n")}
---

`+`**Last update**: ${e.slice(0,10)}
**Next update**: ${a??"when this changes"}
`}const a=/^## \S/gm;function missingOfTemplate(n,t,e){const o=i[`${n}/${t}`];if(o===undefined)return null;const{parts:r}=o;const c=[.../^# \S/m.test(e)?[]:["a title (# …)"],...(e.match(a)??[]).length>=r.length?[]:[(0,s.jN)(r.length,"part")+" (## …)"]];return c.length===0?null:{lacks:c.join(" and "),parts:r}}function isUnfilled(n){return n.includes(o)}}),};
