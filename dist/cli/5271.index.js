import{modules as s0}from'./shared-9212.js';export const id=5271;export const ids=[5271];export const modules={...s0,35271:(function(e,t,n){n.r(t);n.d(t,{facts:()=>facts});var r=n(2795);var a=n(9212);const facts=(e,t)=>{(0,a.np)(e,{name:"facts",about:"list facts and their status, or show one; changes nothing",takes:`
      [id] | id of one fact
      --preview | show what adopting this fact would change
      --now <time> | judge as of this time, ISO 8601 (default: now)
      --format <format> | what to print
    `,examples:`
      facts | every fact, with its status and the reason
      facts auth/owner-checks | one fact: its text, sources, status and history
      facts auth/owner-checks --preview | what adopting it would change
      facts --format json | the same as JSON
    `}).action(async(e,a)=>t(async t=>{if(a.preview===true){if(e===undefined)throw new r.j("--preview is about one fact","Run `npx memtrust facts ID --preview`.");return(await Promise.all([n.e(528),n.e(6181),n.e(571),n.e(9028),n.e(7113),n.e(5580),n.e(2825),n.e(3681)]).then(n.bind(n,99153))).previewFact(t,e,a)}return e===undefined?(await Promise.all([n.e(528),n.e(6181),n.e(571),n.e(9028),n.e(7113),n.e(5580),n.e(7241),n.e(6717),n.e(2824),n.e(4957),n.e(4633),n.e(5029),n.e(4826)]).then(n.bind(n,84826))).listFacts(t,a):(await n.e(9884).then(n.bind(n,59884))).showFact(t,e,a)}))}}),};
