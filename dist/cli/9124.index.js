import{modules as s0}from'./shared-9212.js';export const id=9124;export const ids=[9124];export const modules={...s0,89124:(function(e,t,n){n.r(t);n.d(t,{fixtures:()=>fixtures});var r=n(9212);const fixtures=(e,t)=>{(0,r.np)(e,{name:"fixtures",about:"test the judge with cases of false and stale memory",takes:`
      [path] | a fixture file, or a folder of them (default: those of the repository)
      --format <format> | what to print
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,examples:`
      fixtures | the built-in ones and the repository's own
      fixtures my-case.yml | one file beside the built-in ones
      fixtures .memtrust/fixtures --format json | every case, and each expectation that does not hold
      explain --schema fixture | the format
    `,after:"Exit codes: 0 all pass, 1 one fails, 2 one cannot be read."}).action(async(e,r)=>t(async t=>(await Promise.all([n.e(617),n.e(6134)]).then(n.bind(n,36134))).runFixturesCommand(t,e,r)))}}),};
