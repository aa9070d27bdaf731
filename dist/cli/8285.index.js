export const id=8285;export const ids=[8285];export const modules={8285:(function(t,e,o){o.r(e);o.d(e,{init:()=>init});var n=o(289);var r=o(2570);function policyText(t){const[e,o]=t===null?["approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer",'adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]']:["approvals: 0           # adopters adopt alone; such facts are labelled self_adopted",t.login===null?"adopters: []           # put your GitHub login here, such as [alice]: until then nobody can adopt":`adopters: [${JSON.stringify(t.login)}]`];return`# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  ${e}
  ${o}
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
# The release gate: each of its four conditions fails a pull request. warn or off lowers one, and every report says so.
# release: {labels: error, adoption: error, docs: error, demos: error}
`}const s=".memtrust/ledger/**/*.jsonl merge=union";const i=`${n.LX} merge=union`;const a=".memtrust/context/";const l=".github/workflows/memtrust.yml";function workflowText({defaultBranch:t}){const e=t===null||!/^[\w./-]+$/.test(t)?"":`
  push: {branches: [${JSON.stringify(t)}]}   # names what got there without an approved pull request`;return`name: memtrust
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]   # edited: the base branch may be another one now
  merge_group:${e}
  schedule: [{cron: "23 4 * * 1"}]
permissions:
  contents: read
  pull-requests: write        # for the one comment; without it the verdict stays the same
jobs:
  memtrust:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5.0.1
        with: {fetch-depth: 0, persist-credentials: false}
      - id: memtrust
        uses: memtrust/memtrust@v0   # pin a full commit SHA in production
`}const u=/^\.github\/workflows\/[^/]+\.ya?ml$/i;function isWorkflow(t){return u.test(t)}function runsGate(t,e){return isWorkflow(t)&&(/\/memtrust\.ya?ml$/i.test(t)||/^[^#\n]*(?:\buses:[^#\n]*\/memtrust@|\bmemtrust check\b)/m.test(e))}function initialFiles(t,e=null,o=null){const n=[];if(!t.has(r.l$))n.push({path:r.l$,content:policyText(e)});for(const[e,o]of[[".gitattributes",[s,i]],[".gitignore",[a]]]){const r=t.get(e)??"";const s=new Set(r.split(/\r?\n/).map(t=>t.trim()));const i=o.filter(t=>!s.has(t));if(i.length>0)n.push({path:e,content:`${r===""||r.endsWith("\n")?r:`${r}
`}${i.join("\n")}
`})}if(o!==null&&![...t].some(([t,e])=>runsGate(t,e)))n.push({path:l,content:workflowText(o)});return n}var c=o(4759);var d=o(2795);var f=o(8013);var p=o(9212);var h=o(1905);var m=o(5533);var w=o(136);var y=o(1458);const g=5;const init=(t,e)=>{t.command("init").description("set up policy, merge rules, workflow and the first candidates; overwrites nothing").option("-y, --yes","ask nothing").option("--no-workflow","without .github/workflows/memtrust.yml").option("--no-candidates","without candidates out of what agent files state").option("--solo","for a maintainer who adopts alone: no reviews, and facts are labelled self_adopted").option("--by <login>","your GitHub login, with --solo (default: git's github.user)").addHelpText("after",(0,p.K)([["init","in the repository around this folder"],["init --yes --no-workflow","asks nothing, and leaves the workflow to you"],["init --solo --by alice","alice adopts what alice proposes"]])).action(async t=>e(async e=>initHere(e,t)))};async function initHere(t,e){if(e.by!==undefined&&e.solo!==true)throw new d.j("--by names the one who adopts alone","Give it with --solo, or name your adopters in .memtrust/policy.yml.");return m.s.use(t,async o=>initIn(t,o,e))}async function initIn(t,e,o){const{root:s}=e.workspace.repository;const i=new Map;for(const t of[r.l$,".gitattributes",".gitignore",...[...e.tree.entries.keys()].filter(isWorkflow)]){const e=(0,y.yR)(s,t);if(e!==null)i.set(t,e)}const a=o.solo===true?soloOf(o.by??await e.workspace.gitHubLogin(),i.get(r.l$)):null;const l=initialFiles(i,a,o.workflow?{defaultBranch:await e.workspace.defaultBranch()}:null);const u=o.candidates&&remembersNothing(e)?await (0,w.Xn)(e,{limit:g,path:null,...o.by===undefined?{}:{by:o.by}}):b;const c=[...l.map(({path:t})=>({path:t,did:i.has(t)?"added a line to":"wrote",from:""})),...u.best.flatMap(({id:t,changes:e,said:o})=>e.map(({path:e})=>({path:e,did:"wrote",from:e===(0,n.qC)(t)?` ← ${(0,w.J0)(o)}`:""})))];if(c.length===0){t.out("everything is there already\n");return h.d.pass}if(o.yes!==true&&t.input.interactive)await init_confirm(t,c);e.write([...l,...u.best.flatMap(({changes:t})=>t)]);for(const{path:e,did:o,from:n}of c)t.out(`${o} ${e}${n}
`);t.err(nextSteps(u,adopterToName(a,e,i.has(r.l$)),l.some(({path:t})=>isWorkflow(t))));return h.d.pass}function adopterToName(t,e,o){if(t===null)return e.memory.policy.policy.adoption.adopters.length>0?null:"your adopters";return t.login!==null||o?null:"yourself as adopter"}const b={best:[],more:0};function remembersNothing({memory:t,settled:e}){return[t,e].every(t=>t===null||t.facts.length===0&&t.events.length===0)}async function init_confirm(t,e){for(const{path:o,from:n}of e)t.err(`  ${(0,c.yZ)(o)}${n}
`);const o=await t.input.ask(e.length===1?"Write this file? [Y/n] ":`Write these ${e.length} files? [Y/n] `);if(o===null||!/^(?:y|yes)?$/i.test(o.trim()))throw new d.j("Nothing was written","Run `memtrust init` again; --no-workflow and --no-candidates leave parts out.")}function nextSteps({best:t,more:e},o,n){const[s]=t;const i=o===null?"":`name ${o} in ${r.l$}, `;if(s===undefined)return`Next: ${i}merge this into the default branch, then \`memtrust propose\` and \`memtrust adopt\` your first fact.
`;return[`Next: ${i}merge this into the default branch${n?", and make the job memtrust a required check":""}.`,(0,w.xA)(s.id),...e===0?[]:[`Agent files state ${e} more that could be remembered: \`memtrust suggest\`.`],""].join("\n")}const v=/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;function soloOf(t,e){if(e!==undefined&&(0,r.ON)(Buffer.from(e)).policy.adoption.approvals!==0){throw new d.j((0,f.tN)((0,f.cv)`${r.l$} is there already, and init overwrites nothing`),"Set approvals: 0 and your login as adopter in it by hand.")}if(t!==null&&!v.test(t))throw new d.j((0,f.tN)((0,f.cv)`${t} is no GitHub login`),"Give yours: `memtrust init --solo --by LOGIN`.");return{login:t}}})};