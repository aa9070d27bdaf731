import{modules as s0}from'./shared-9212.js';export const id=372;export const ids=[372];export const modules={...s0,70372:(function(e,t,n){n.r(t);n.d(t,{exportCommand:()=>exportCommand});var o=n(9212);const exportCommand=(e,t)=>{(0,o.np)(e,{name:"export",about:"write the trusted facts into AGENTS.md and other agent files",takes:`
      [files...] | files to write (default: those under \`exports:\` in the policy)
      --check | write nothing; show what would change, and exit 1 if anything would
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,examples:`
      export | every file under \`exports:\` in the policy; without any, the files that have a block, else AGENTS.md
      export CLAUDE.md | that file, and those of its name in packages that facts are about
      export --check | for CI: is every block up to date?
    `}).action(async(e,o)=>t(async t=>(await Promise.all([n.e(9028),n.e(256),n.e(6517),n.e(2560)]).then(n.bind(n,40998))).runExport(t,e,o)))}}),};
