import{modules as s0}from'./shared-9212.js';export const id=5634;export const ids=[5634];export const modules={...s0,5634:(function(e,t,r){r.r(t);r.d(t,{migrate:()=>migrate});var o=r(13735);const n=["claude-memory","memory-bank","serena","adr"];var a=r(5746);var s=r(9212);const i=200;const migrate=(e,t)=>{(0,s.np)(e,{name:"migrate",about:"turn the store of another tool into candidates",takes:`
      --from <store> | the store
      --apply | write the changes; without it, only show what would go where
      --dry-run | only show what would go where (the default)
      --remove | with --apply: remove each original that can be read back completely
      --limit <number> | how many candidates of a store of another tool, the best anchored first (default: 50)
      --format <format> | what to print
      --by <login> | who proposes the candidates (default: git's user)
      --now <time> | time of the records, ISO 8601 (default: now)
    `,options:{from:e=>e.choices([...a.my.filter(e=>e!=="memtrust"),...n]).makeOptionMandatory(),dryRun:e=>e.conflicts("apply"),limit:e=>e.argParser(parseLimit)},examples:`
      migrate --from ai-kb | show what would happen to \`.ai-kb/\`; writes nothing
      migrate --from ai-runtime --apply | write the candidates, and keep the notes
      migrate --from ait --apply --remove | the same for exports of AIT, and remove them
      migrate --from serena | what the memories of Serena state that can be checked
      migrate --from adr --apply | a candidate for each decision record that is in force
    `}).action(async e=>t(async t=>{if(isOfOtherTool(e)){const{runFromStore:o}=await Promise.all([r.e(528),r.e(6181),r.e(571),r.e(9028),r.e(7113),r.e(5580),r.e(7241),r.e(6717),r.e(2824),r.e(4957),r.e(4633),r.e(5029),r.e(672)]).then(r.bind(r,60672));return(0,s.PA)(t,async r=>o(t,r,e))}const{runMigrate:o}=await Promise.all([r.e(256),r.e(3964)]).then(r.bind(r,73964));return(0,s.PA)(t,async r=>o(t,r,e))}))};function isOfOtherTool(e){return n.some(t=>t===e.from)}function parseLimit(e){const t=/^\d{1,4}$/.test(e)?Number(e):0;if(t<1||t>i)throw new o.Di(`It must be a number from 1 to ${i}.`);return t}}),};
