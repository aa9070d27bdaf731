import{modules as shared}from'./shared.js';export const id=6918;export const ids=[6918,4308,7624];export const modules={...shared,46098:(function(t,n,e){e.d(n,{NS:()=>renderNote,cq:()=>withSighting,zW:()=>isKnownSighting});var s=e(32403);var o=e(5580);var i=e(3595);const r=["id","type","level","timestamp","status","confidence","importance","tags","related","corrects"];const a=new Set([...r,"sources","observed"]);function renderNote({front:t,keys:n,comments:e,body:c}){const l={...t,status:t.status??n["status"]};const u=r.map(t=>[t,l[t]]).filter(([,t])=>t!==null&&t!==undefined&&!isEmptyList(t));const f=[...u,...Object.entries(n).filter(([t])=>!a.has(t))];const d=(0,s.I1)(c);const{sources:m,observed:p}=t;const h=f.length+e.length+m.length+p.length===0;if(h&&!/^(?:---\n|\uFEFF)/.test(d))return d;const g=f.length===0?"":(0,i.p)(Object.fromEntries(f));const w=`---
${e.map(t=>`${t}
`).join("")}${g}---
${d}`;if(m.length+p.length===0)return w;return(0,i.J)(w,{sources:new Map(m.map((t,n)=>[n,(0,o.AX)(t)])),observed:p})}function withSighting(t,n){const e=(0,s.I1)(t);return(0,i.J)(e.startsWith("---\n")?e:`---
---
${e}`,{observed:[n]})}function isKnownSighting({by:t,commit:n,pull:e},s){if(t===null&&n===null&&e===null)return true;return s.some(s=>{if(n===null&&e===null)return s.commit===null&&s.pull===null&&s.by===t;const o=n!==null&&s.commit!==null&&(n.startsWith(s.commit)||s.commit.startsWith(n));return o||e!==null&&e===s.pull})}function isEmptyList(t){return Array.isArray(t)&&t.length===0}}),87966:(function(t,n,e){e.d(n,{A0:()=>isUnfilled,Xl:()=>datedEntry,Yy:()=>o,gq:()=>isTemplatePlace,ou:()=>fillTemplate,ui:()=>missingOfTemplate});var s=e(88232);function isTemplatePlace(t){return t==="short-term"||t==="long-term"||t==="episodic"}const o="[to be filled in]";const i={"short-term/consciousness":{title:"Consciousness",parts:["Current focus","Open questions","Next steps"]},"long-term/project-context":{title:"Project context",parts:["Core content","Why","What follows from it"]},"episodic/timeline":{title:"Timeline",parts:["Events"]}};const r={"short-term":["Current focus","Next steps"],"long-term":["Core content","Why","What follows from it"],episodic:["Events"]};function datedEntry(t,n){return`- ${n.slice(0,10)}: ${t.trim().replaceAll(/\n(?=.)/g,"\n  ")}`}function fillTemplate({place:t,name:n,at:e,text:s,nextUpdate:a}){const{title:c,parts:l}=i[`${t}/${n}`]??{title:n,parts:r[t]};const u=s.trim();const f=t==="episodic"&&u!==""?datedEntry(u,e):u;const d=l.map((t,n)=>`## ${t}

${n===0&&f!==""?f:o}
`);return`# ${c}

${d.join("\n")}
---

`+`**Last update**: ${e.slice(0,10)}
**Next update**: ${a??"when this changes"}
`}const a=/^## \S/gm;function missingOfTemplate(t,n,e){const o=i[`${t}/${n}`];if(o===undefined)return null;const{parts:r}=o;const c=[.../^# \S/m.test(e)?[]:["a title (# …)"],...(e.match(a)??[]).length>=r.length?[]:[(0,s.jN)(r.length,"part")+" (## …)"]];return c.length===0?null:{lacks:c.join(" and "),parts:r}}function isUnfilled(t){return t.includes(o)}}),};
