import{modules as s0}from'./shared-9212.js';export const id=8205;export const ids=[8205];export const modules={...s0,78205:(function(e,t,r){r.r(t);r.d(t,{retire:()=>retire});var n=r(2795);var o=r(9212);const retire=(e,t)=>{(0,o.np)(e,{name:"retire",about:"discard a candidate, or withdraw a fact for good",takes:`
      <id> | id of a fact; with --erase also the path of a note or record
      --why <why> | the reason; it is kept
      --erase | also remove its text from every file here, and list the commits that hold it
      --dry-run | with --erase: show what would be done, and write nothing
      --format <format> | what to print
      --by <login> | who decides this (default: git's user)
      --now <time> | time of the record, ISO 8601 (default: now)
    `,options:{why:e=>e.makeOptionMandatory()},examples:`
      retire auth/no-checks --why "The guard still runs" | a candidate: this text is rejected
      retire auth/owner-checks --why "Moved to the gateway" | a fact: its id is never used again
      retire ops/deploy-key --erase --why "It held a key" | its text is removed, its id stays
      retire .memtrust/attempts/2026-03-01.json --erase --why "A name" | a record of a run
    `}).action(async(e,o)=>t(async t=>{if(o.erase===true){if(o.format==="json")throw new n.j("--erase prints text only","Leave --format out.");return(await r.e(3615).then(r.bind(r,63615))).eraseText(t,e,o)}if(o.dryRun===true)throw new n.j("--dry-run goes with --erase","Add --erase.");return(await r.e(1814).then(r.bind(r,51814))).withdraw(t,e,o)}))}}),};
