import{modules as s0}from'./shared-9212.js';export const id=55;export const ids=[55];export const modules={...s0,50055:(function(t,e,r){r.r(e);r.d(e,{verify:()=>verify});var n=r(9212);const verify=(t,e)=>{(0,n.np)(t,{name:"verify",about:"check that the files of `check --out` match their statement",takes:`
      <path> | the statement, trust-report.intoto.json, or the folder that it is in
      --format <format> | what to print
    `,examples:`
      verify report | what \`npx memtrust check --out report\` wrote; no other file may be there
      verify report/trust-report.intoto.json | the listed files only, whatever is beside them
      verify report --format json | the same as JSON
    `,after:"It compares the digest of each file, the manifest that the report names and, if the repository around"+"\nyou has the judged commit, its policy, entries and quoted facts. A statement without a signature proves"+"\nonly that it agrees with itself: docs/workflow.md shows how to sign one and check the signature."+"\n\nExit codes: 0 all agrees, 1 something differs, 2 this is not a statement that can be compared."}).action(async(t,n)=>e(async e=>(await Promise.all([r.e(2532),r.e(3275),r.e(5599)]).then(r.bind(r,75599))).runVerify(e,t,n)))}}),};
