import{modules as s0}from'./shared-9212.js';export const id=5647;export const ids=[5647];export const modules={...s0,95647:(function(e,t,n){n.r(t);n.d(t,{explain:()=>explain});var r=n(2795);var a=n(9212);const explain=(e,t)=>{(0,a.np)(e,{name:"explain",about:"say what a rule finds and what to do, or list all rules",takes:`
      [rule] | code or name of a rule; or a reason or status of a fact
      --schema [name] | print the JSON Schema of a format, or list the formats
      --format <format> | what to print
    `,examples:`
      explain | every rule
      explain MT201 | a rule by its code; its name does too
      explain stale | a status, and the rules about it
      explain adoption_digest_mismatch | a reason in the JSON of a report
      explain --schema trust-report | the format of the report
    `}).action(async(e,a)=>t(async t=>{const{schema:o}=a;if(o!==undefined&&e!==undefined)throw new r.j("explain takes a rule or --schema, not both","Run `npx memtrust explain --schema NAME`.");const s=a.format==="json";if(o!==undefined){const{explainSchema:e}=await Promise.all([n.e(2532),n.e(3275),n.e(3770)]).then(n.bind(n,53770));return e(t,o===true?null:o)}const{explainWord:i,listRules:u}=await n.e(2901).then(n.bind(n,12901));return e===undefined?u(t,s):i(t,e,s)}))}}),};
