import{modules as s0}from'./shared-9212.js';export const id=379;export const ids=[379];export const modules={...s0,80379:(function(t,e,r){r.r(e);r.d(e,{recallCommand:()=>recallCommand});var n=r(13735);var o=r(9212);const recallCommand=(t,e)=>{(0,o.np)(t,{name:"recall",about:"search facts, notes, agent files and past work",takes:`
      <query...> | what to search for, in your own words
      --format <format> | what to print
      --budget <characters> | most characters for all texts together
      --limit <number> | most results
      --trust-worktree | trust the uncommitted working tree; the output is marked so
      --record | write what was found and why to .memtrust/context/
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,options:{budget:t=>t.argParser(parseCount(a)).default(8e3),limit:t=>t.argParser(parseCount(s)).default(8)},examples:`
      recall "owner checks" | facts, agent files, attempts, reviews and commits that mention it
      recall retry queue --format json | with each score, its words, and what was left out
      recall 授权检查 --budget 2000 | Chinese, Japanese and Korean are found by pairs of characters
    `}).action(async(t,n)=>e(async e=>(await Promise.all([r.e(256),r.e(2161)]).then(r.bind(r,42161))).runRecall(e,t.join(" "),n)))};const a=1e7;const s=1e3;function parseCount(t){return e=>{const r=/^\d{1,8}$/.test(e)?Number(e):0;if(r<1||r>t)throw new n.Di(`It must be a whole number from 1 to ${t}.`);return r}}}),};
