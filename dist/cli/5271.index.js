import{modules as shared}from'./shared.js';export const id=5271;export const ids=[5271];export const modules={...shared,35271:(function(t,e,n){n.r(e);n.d(e,{facts:()=>facts});var r=n(2795);var a=n(9212);const facts=(t,e)=>{(0,a.np)(t,{name:"facts",about:"list facts and their status, or show one; changes nothing",takes:`
      [id] | id of one fact
      --preview | show what adopting this fact would change
      --now <time> | judge as of this time, ISO 8601 (default: now)
      --format <format> | what to print
    `,examples:`
      facts | every fact, with its status and the reason
      facts auth/owner-checks | one fact: its text, sources, status and history
      facts auth/owner-checks --preview | what adopting it would change
      facts --format json | the same as JSON
    `}).action(async(t,a)=>e(async e=>{if(a.preview===true){if(t===undefined)throw new r.j("--preview is about one fact","Run `npx memtrust facts ID --preview`.");return(await Promise.all([n.e(528),n.e(6181),n.e(1986),n.e(324),n.e(348),n.e(3681)]).then(n.bind(n,99153))).previewFact(e,t,a)}return t===undefined?(await Promise.all([n.e(528),n.e(6181),n.e(1986),n.e(324),n.e(736),n.e(348),n.e(6682),n.e(4693),n.e(5029),n.e(4826)]).then(n.bind(n,84826))).listFacts(e,a):(await n.e(9884).then(n.bind(n,59884))).showFact(e,t,a)}))}}),};
