export const modules={64988:(function(t,e,n){n.d(e,{C0:()=>unlistedStoresHint,Zq:()=>foundStores,al:()=>unlistedHint,lz:()=>layoutsIn,pl:()=>foundStoresLine,unreadStoresLine:()=>unreadStoresLine});var o=n(77785);var r=n(84511);var s=n(26246);var i=n(67303);var a=n(88232);var u=n(1536);var c=n(95029);function layoutsIn(t){const e=(0,u.Nc)(t);return s.YF.filter(({name:t})=>t!=="memtrust").filter(t=>e.some(e=>t.name==="ai-runtime"?t.reads(e):t.owns(e.path))).map(({name:t})=>t)}async function unlistedStoresHint(t){const{policy:e}=await (0,i.T4)(t);return unlistedHint(e,layoutsIn(t))}function unlistedHint({stores:t},e){const n=new Set(t.map(({layout:t})=>t));const r=e.filter(t=>t!=="memtrust"&&!n.has(t));if(r.length===0)return"";const s=(0,o.xC)([...n,...r]);return`memtrust does not read the ${r.length===1?"store":"stores"} ${r.join(" and ")} here, `+`because the policy does not list ${r.length===1?"it":"them"}; `+`put this into .memtrust/policy.yml:
  ${s}
`}const l=50;async function foundStores(t,{best:e,others:n}){const o=new Set(e.map(({statement:t})=>t));const s=new Set(n);const i=[];for(const e of r.a){if((0,c.nQ)(t.tree,e).length===0)continue;const{best:n,others:r,files:a}=await (0,c.X6)(t,e,{limit:l});const u=[...n.map(({statement:t})=>t),...r].filter(t=>!o.has(t));const m=u.filter(t=>!s.has(t)).length;if(m>0)i.push({name:e.name,files:a,candidates:u.length,onlyHere:m})}return i}function unreadStoresLine(t,e){const n=r.a.flatMap(n=>{const o=(0,c.nQ)(t,n).filter(t=>!e(t)).length;return o===0?[]:[`${(0,a.jN)(o,"file")} of ${n.name} (\`npx memtrust migrate --from ${n.name}\` reads them)`]});return n.length===0?"":`Not checked, as no agent reads them by itself: ${n.join(", ")}.
`}function foundStoresLine(t){if(t.length===0)return"";const e=t.map(({name:t,files:e,candidates:n,onlyHere:o})=>`\`npx memtrust migrate --from ${t}\` finds ${(0,a.jN)(n,"candidate")} `+`in ${(0,a.jN)(e,"file")}`+(o<n?` (${o} that \`suggest\` does not have)`:""));return`Other memory is here: ${e.join(", ")}.
`}}),77785:(function(t,e,n){n.d(e,{_2:()=>isWorkflow,cL:()=>companionFor,cY:()=>initialFiles,xC:()=>storesLine});var o=n(50289);var r=n(2570);var s=n(33454);var i=n(89903);const a={adopters:[],alone:false};function policyText({adopters:t,alone:e},n,o){const r=e?"approvals: 0           # adopters adopt alone; such facts are labelled self_adopted":"approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer";const s=n===null?"":`# yaml-language-server: $schema=${n}
`;const i=o.length===0?"":`# Memory of other tools that is read where it is, as candidates.
${storesLine(["memtrust",...o])}
`;return`${s}\
# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  ${r}
  ${adoptersLine(t,e)}
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
${i}# No need to touch this: a pull request fails if its memory is unlabelled or not adopted, or if its documents or
# demos claim too much about memory; to lower one of these checks, remove the # and set it to warn or off.
# release: {labels: error, adoption: error, docs: error, demos: error}
`}function storesLine(t){return`stores: [${t.map(t=>`{layout: ${t}}`).join(", ")}]`}function adoptersLine(t,e){if(t.length>0)return`adopters: [${t.map(t=>JSON.stringify(t)).join(", ")}]`;return e?"adopters: []           # put your GitHub login here, such as [alice]: until then nobody can approve a fact":'adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]'}const u=".memtrust/ledger/**/*.jsonl merge=union";const c=`${o.LX} merge=union`;const l=".memtrust/context/";const m=".github/workflows/memtrust.yml";function workflowText({defaultBranch:t}){const e=t===null||!/^[\w./-]+$/.test(t)?"":`
  push: {branches: [${JSON.stringify(t)}]}   # reports decisions that got there `+"without the approval that the policy asks for";return`name: memtrust
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]   # edited: the base branch may be another one now
  merge_group:${e}
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
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: {fetch-depth: 0, persist-credentials: false}
      - id: memtrust
        uses: memtrust/memtrust@v0   # pin a full commit SHA in production
`}const f=/^\.github\/workflows\/[^/]+\.ya?ml$/i;function isWorkflow(t){return f.test(t)}function runsGate(t,e){return isWorkflow(t)&&(/\/memtrust\.ya?ml$/i.test(t)||/^[^#\n]*(?:\buses:[^#\n]*\/memtrust@|\bmemtrust check\b)/m.test(e))}function initialFiles(t,{approval:e=a,schema:n,workflow:o=null,stores:s=[]}={}){const i=[];if(!t.has(r.l$))i.push({path:r.l$,content:policyText(e,n??null,s)});for(const[e,n]of[[".gitattributes",[u,c]],[".gitignore",[l]]]){const o=t.get(e)??"";const r=new Set(o.split(/\r?\n/).map(t=>t.trim()));const s=n.filter(t=>!r.has(t));if(s.length>0)i.push({path:e,content:`${o===""||o.endsWith("\n")?o:`${o}
`}${s.join("\n")}
`})}if(o!==null&&![...t].some(([t,e])=>runsGate(t,e)))i.push({path:m,content:workflowText(o)});return i}const d=".github/workflows/memtrust-review.yml";const p=".github/workflows/memtrust-comment.yml";function companionFor(t){const e=[...t].filter(([t])=>isWorkflow(t));if(e.some(([t,e])=>t===p||runsCompanion(e)))return{kind:"files",files:[]};const n=e.find(([t,e])=>runsGate(t,e));if(n===undefined)return{kind:"no-gate"};const[o,r]=n;const s=h.safeParse(dataOf(r));if(!s.success||Object.keys(s.data.jobs).length!==1)return{kind:"other-jobs",gate:o};const i=[{path:d,content:w},{path:p,content:companionText(s.data.name??o,o)}];return{kind:"files",files:i.filter(e=>!t.has(e.path))}}const h=s.Ikc({name:s.YjP().min(1).optional(),jobs:s.g1P(s.YjP(),s.L5J())});function dataOf(t){const e=(0,i.h)(t);return e.ok?e.data:null}function runsCompanion(t){return/^[^#\n]*\buses:[^#\n]*\/memtrust\/comment@/m.test(t)}const w=`name: memtrust review
on:
  pull_request_review:
    types: [submitted, dismissed]
permissions: {}
jobs:
  bell:
    runs-on: ubuntu-latest
    steps:
      - run: 'true'
`;const g="memtrust-comment-${{ github.event.workflow_run.head_repository.full_name }}-"+"${{ github.event.workflow_run.head_sha }}";function companionText(t,e){const n=/^[A-Za-z][\w-]*$/.test(t)?t:JSON.stringify(t);const o=e.slice(e.lastIndexOf("/")+1);const r=e===m?"":`        with: {gate-workflow: ${JSON.stringify(o)}}
`;return`name: memtrust comment
on:
  workflow_run:
    workflows: [${n}, memtrust review]
    types: [completed]
permissions: {}
concurrency:
  # The newest judges what is there now, so one that waits may give way.
  group: ${g}
jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request' || github.event.workflow_run.event == 'pull_request_review'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
      actions: write # starts the gate again after a review; leave it out and a warning says so
    steps:
      - uses: memtrust/memtrust/comment@v0 # pin a full commit SHA in production
${r}`}}),};
