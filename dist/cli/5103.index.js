import{modules as s0}from'./shared-91142.js';import{modules as s1}from'./shared-9212.js';export const id=5103;export const ids=[5103];export const modules={...s0,...s1,15103:(function(t,e,o){o.r(e);o.d(e,{context:()=>context});var n=o(76760);var s=o(13735);var r=o(9286);var i=o(91142);var a=o(24473);var u=o(5746);var c=o(4205);var d=o(88232);var l=o(9212);var f=o(81905);var m=o(28369);const context=(t,e)=>{(0,l.np)(t,{name:"context",about:"write the context for the next agent, within a token budget",takes:`
      --for <purpose> | what it is for
      --query <text> | the topic (default: everything trusted, the most important first)
      --max-tokens <count> | most tokens in total (default: as the policy says, or ${u.Xg})
      --limit <part=count> | most tokens of one part: ${a.hU.join(", ")}; more is an overflow
      --format <format> | Markdown, a model request as JSON, or json: Markdown plus a JSON summary on standard output
      --out <file> | also write it here, with its manifest next to it
      --stdout | print it; without --out no file is written
      --log <file> | append context.built to this session log, or turn.completed if it does not fit; if it is also the
        | --transcript, messages that did not fit are compacted in it
      --prompt <file> | what the user asks for
      --transcript <file> | the session so far: a session log, JSON Lines of {"role": …, "content": …}, or text
      --system <file> | instructions of this session
      --user-memory <file> | the user's own instructions; they are read only from here
      --tools <file> | tools as JSON, [{"name": …, "description": …, "input_schema": …}]; their names and descriptions
        | are included
      --tool <name> | include the schema of this tool
      --skill <name> | include the text of this skill
      --resource <file> | include this file
      --mcp-resource <uri=file> | include a resource of an MCP server, whose text is in this file
      --cwd <dir> | the working folder: its instructions and those of the folders above it apply
      --trust-worktree | trust the uncommitted tree; the context is marked so
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,options:{for:t=>t.choices(i.a7).default("session"),query:t=>t.default(""),maxTokens:t=>t.argParser(parseTokens),limit:t=>t.argParser(parseLimit).default({}),format:t=>t.choices([...i.hR,"json"]).default("markdown"),tool:m.ZD,skill:m.ZD,resource:m.ZD,mcpResource:m.ZD},examples:`
      context --for run --query "rate limits" --out context.md | context.md and context.md.manifest.json
      context --stdout | everything trusted, for an agent that starts here
      context --format request --prompt task.md --max-tokens 8000 | a request to a model of any provider
    `,after:"Instructions need at least the tokens of the safety policy, which is counted first and never cut "+`(${r.YK}
tokens), and with it the instructions of --system.`+"\n\nExit codes: 0 written, 1 larger than its budget also after compaction, 2 "+"usage or configuration error, 3 internal error."}).action(async t=>e(async e=>{e.step?.("building the context");const{keepingOverflow:n}=await Promise.resolve().then(o.bind(o,59141));const s=t.stdout===true&&t.out===undefined;return n(e,{log:t.log??(t.for==="session"&&!s?undefined:null),now:t.now??e.now,asJson:t.format==="json"},async()=>s?printContext(e,t):writeAll(e,t))}))};async function printContext(t,e){const{makeContext:n}=await Promise.all([o.e(7241),o.e(256),o.e(1410),o.e(1605)]).then(o.bind(o,81605));const{built:s,manifest:r}=await n(t,optionsOf(e));const i=await logBuilt(t,e,{contextFile:"-",contentSha256:r.content_sha256??"",compacted:s.compaction?.range??null});t.out(e.format==="json"?(0,c.h)({type:"context.built",context_file:null,manifest_file:null,content_sha256:r.content_sha256,basis:r.basis,...budgetAsJson(s.budget),...i,text:s.text}):s.text);return f.d.pass}async function writeAll(t,e){const{writeContext:n}=await Promise.all([o.e(7241),o.e(256),o.e(1410),o.e(1605)]).then(o.bind(o,81605));const s=await n(t,optionsOf(e));const{contextFile:r,manifestFile:i,contentSha256:a,budget:u,basis:l,text:m}=s;const h=await logBuilt(t,e,s);if(e.format==="json"){t.out((0,c.h)({type:"context.built",context_file:r,manifest_file:i,content_sha256:a,basis:l,...budgetAsJson(u),...h,...e.stdout===true?{text:m}:{}}));return f.d.pass}const p=`context   ${(0,d.RK)(r,4e3)}
manifest  ${(0,d.RK)(i,4e3)}
`;if(e.stdout===true){t.out(m);t.err(p)}else t.out(p);t.err(`${u.used} of ${u.ceiling} tokens; trusted as of ${(0,d.RK)(l)}
`);return f.d.pass}async function logBuilt(t,{log:e,transcript:s,now:r=t.now},{contextFile:i,contentSha256:a,compacted:u}){if(e===undefined)return{};const{SessionFiles:c}=await o.e(3122).then(o.bind(o,83122));const d=await c.open(t,e);const l=s!==undefined&&(0,n.resolve)(t.cwd,s)===d.path;let f={};if(u!==null&&l){const{compactLeftOut:e}=await Promise.all([o.e(6926),o.e(8764)]).then(o.bind(o,92003));f=await e(t,d,u,r)}await d.append(r,{type:"context.built",context_file:i,content_sha256:a});return f}function budgetAsJson(t){const{ceiling:e,used:o}=t;return{ceiling:e,used:o,breakdown:(0,r.I3)(t)}}function optionsOf({for:t,format:e,maxTokens:o,limit:n,skill:s,tool:r,resource:i,mcpResource:a,...u}){return{...u,format:e==="json"?"markdown":e,purpose:t,ceiling:o,limits:n,skills:s,namedTools:r,resources:i,mcpResources:a}}function parseTokens(t){const e=(0,r.jt)(t);if(e===null)throw new s.Di("It must be a whole number of tokens above 0, such as 16000.");return e}function parseLimit(t,e){const[o="",n=""]=t.split("=",2);if(!(0,r.Ng)(o))throw new s.Di(`It must be one of ${a.hU.join(", ")}, such as memory=8000.`);return{...e,[o]:parseTokens(n)}}}),};
