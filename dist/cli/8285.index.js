import{modules as shared}from'./shared.js';export const id=8285;export const ids=[8285];export const modules={...shared,8285:(function(e,t,n){n.r(t);n.d(t,{init:()=>init});var o=n(289);var r=n(2570);function policyText(e){const[t,n]=e===null?["approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer",'adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]']:["approvals: 0           # adopters adopt alone; such facts are labelled self_adopted",e.login===null?"adopters: []           # put your GitHub login here, such as [alice]: until then nobody can adopt":`adopters: [${JSON.stringify(e.login)}]`];return`# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  ${t}
  ${n}
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
# The release gate: each of its four conditions fails a pull request. warn or off lowers one, and every report says so.
# release: {labels: error, adoption: error, docs: error, demos: error}
`}const s=".memtrust/ledger/**/*.jsonl merge=union";const i=`${o.LX} merge=union`;const a=".memtrust/context/";const l=".github/workflows/memtrust.yml";function workflowText({defaultBranch:e}){const t=e===null||!/^[\w./-]+$/.test(e)?"":`
  push: {branches: [${JSON.stringify(e)}]}   # names what got there `+"without an approved pull request";return`name: memtrust
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]   # edited: the base branch may be another one now
  merge_group:${t}
  schedule: [{cron: "23 4 * * 1"}]
permissions: {}
concurrency:
  group: memtrust-$\{{ github.ref }}-$\{{ github.event_name }}
  cancel-in-progress: $\{{ github.event_name == 'pull_request' }}
jobs:
  memtrust:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      pull-requests: write     # for the one comment; without it the verdict stays the same
    steps:
      - uses: actions/checkout@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5.0.1
        with: {fetch-depth: 0, persist-credentials: false}
      - id: memtrust
        uses: memtrust/memtrust@v0   # pin a full commit SHA in production
`}const u=/^\.github\/workflows\/[^/]+\.ya?ml$/i;function isWorkflow(e){return u.test(e)}function runsGate(e,t){return isWorkflow(e)&&(/\/memtrust\.ya?ml$/i.test(e)||/^[^#\n]*(?:\buses:[^#\n]*\/memtrust@|\bmemtrust check\b)/m.test(t))}function initialFiles(e,t=null,n=null){const o=[];if(!e.has(r.l$))o.push({path:r.l$,content:policyText(t)});for(const[t,n]of[[".gitattributes",[s,i]],[".gitignore",[a]]]){const r=e.get(t)??"";const s=new Set(r.split(/\r?\n/).map(e=>e.trim()));const i=n.filter(e=>!s.has(e));if(i.length>0)o.push({path:t,content:`${r===""||r.endsWith("\n")?r:`${r}
`}${i.join("\n")}
`})}if(n!==null&&![...e].some(([e,t])=>runsGate(e,t)))o.push({path:l,content:workflowText(n)});return o}var c=n(4759);var f=n(2795);var d=n(8013);var h=n(9212);var p=n(1905);var m=n(8372);var w=n(136);var y=n(1458);const b=5;const init=(e,t)=>{e.command("init").description("set up policy, merge rules, workflow and the first candidates; overwrites nothing").option("-y, --yes","ask nothing").option("--no-workflow","do not write .github/workflows/memtrust.yml").option("--no-candidates","do not write candidates from agent files").option("--solo","for a maintainer who adopts alone: no reviews, and facts are labelled self_adopted").option("--by <login>","your GitHub login, with --solo (default: git's github.user)").addHelpText("after",(0,h.K)([["init","in the repository around this folder"],["init --yes --no-workflow","asks nothing, and leaves the workflow to you"],["init --solo --by alice","alice adopts what alice proposes"]])).action(async e=>t(async t=>initHere(t,e)))};async function initHere(e,t){if(t.by!==undefined&&t.solo!==true)throw new f.j("--by names the one who adopts alone","Give it with --solo, or name your adopters in .memtrust/policy.yml.");return(0,m.P)(e,async n=>initIn(e,n,t))}async function initIn(e,t,n){const{root:s}=t.workspace.repository;const i=new Map;for(const e of[r.l$,".gitattributes",".gitignore",...[...t.tree.entries.keys()].filter(isWorkflow)]){const t=(0,y.yR)(s,e);if(t!==null)i.set(e,t)}const a=n.solo===true?soloOf(n.by??await t.workspace.gitHubLogin(),i.get(r.l$)):null;const l=initialFiles(i,a,n.workflow?{defaultBranch:await t.workspace.defaultBranch()}:null);const u=n.candidates&&remembersNothing(t)?await (0,w.Xn)(t,{limit:b,path:null,...n.by===undefined?{}:{by:n.by}}):g;const c=[...l.map(({path:e})=>({path:e,did:i.has(e)?"added a line to":"wrote",from:""})),...u.best.flatMap(({id:e,changes:t,said:n})=>t.map(({path:t})=>({path:t,did:"wrote",from:t===(0,o.qC)(e)?` ← ${(0,w.J0)(n)}`:""})))];if(c.length===0){e.out("everything is there already\n");return p.d.pass}if(n.yes!==true&&e.input.interactive)await init_confirm(e,c);t.write([...l,...u.best.flatMap(({changes:e})=>e)]);for(const{path:t,did:n,from:o}of c)e.out(`${n} ${t}${o}
`);e.err(nextSteps(u,adopterToName(a,t,i.has(r.l$)),l.some(({path:e})=>isWorkflow(e))));return p.d.pass}function adopterToName(e,t,n){if(e===null)return t.memory.policy.policy.adoption.adopters.length>0?null:"your adopters";return e.login!==null||n?null:"yourself as adopter"}const g={best:[],more:0};function remembersNothing({memory:e,settled:t}){return[e,t].every(e=>e===null||e.facts.length===0&&e.events.length===0)}async function init_confirm(e,t){for(const{path:n,from:o}of t)e.err(`  ${(0,c.yZ)(n)}${o}
`);const n=await e.input.ask(t.length===1?"Write this file? [Y/n] ":`Write these ${t.length} files? [Y/n] `);if(n===null||!/^(?:y|yes)?$/i.test(n.trim()))throw new f.j("Nothing was written","Run `memtrust init` again; --no-workflow and --no-candidates leave parts out.")}function nextSteps({best:e,more:t},n,o){const[s]=e;const i=n===null?"":`name ${n} in ${r.l$}, `;if(s===undefined)return`Next: ${i}merge this into the default branch, then \`memtrust propose\` and `+"`memtrust adopt` your first fact.\n";return[`Next: ${i}merge this into the default `+`branch${o?", and make the job memtrust a required check":""}.`,(0,w.xA)(s.id),...t===0?[]:[`Agent files state ${t} more that could be remembered: \`memtrust suggest\`.`],""].join("\n")}const v=/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;function soloOf(e,t){if(t!==undefined&&(0,r.ON)(Buffer.from(t)).policy.adoption.approvals!==0){throw new f.j((0,d.tN)((0,d.cv)`${r.l$} is there already, and init overwrites nothing`),"Set approvals: 0 and your login as adopter in it by hand.")}if(e!==null&&!v.test(e))throw new f.j((0,d.tN)((0,d.cv)`${e} is no GitHub login`),"Give yours: `memtrust init --solo --by LOGIN`.");return{login:e}}}),};
