import{modules as shared}from'./shared.js';export const id=2896;export const ids=[2896];export const modules={...shared,12896:(function(e,t,n){n.r(t);n.d(t,{check:()=>check});var a=n(25823);var r=n(9212);var o=n(81905);var s=n(25682);var i=n(2795);const check=(e,t)=>{(0,r.np)(e,{name:"check",about:"check the facts and agent files here, as the gate does",takes:`
      [path...] | show only findings in these files and folders, and of facts that cite them
      What is checked:
      --base <ref> | the commit whose adoptions count, or where the branch left it (default: the merge base with the
        | default branch)
      --head <ref> | the commit to check (default: the working tree)
      --staged | check what git commit would commit, for a hook (see docs/workflow.md)
      --now <time> | judge as of this time, ISO 8601 (default: now)
      --strict | fail on adoptions that are not merged yet
      --history | also search the history for what agent files name: what was there once, and who removed it
      What is shown:
      --format <format> | what to print
      --rule <rule> | show only findings of this rule, by code, number or name; may be given again
      -q, --quiet | print only what fails: nothing where the exit code is 0
      -v, --verbose | also list what agent files name that is there
      --out <dir> | also write the whole report as JSON and HTML, the manifest, SARIF, the comment and a statement
        | about them into this folder
      Accept what is there:
      --update-baseline | accept all present findings, in .memtrust/baseline.yml; needs --reason
      --reason <why> | why it is accepted, with --update-baseline
      --by <login> | who accepts it, with --update-baseline (default: git's user)
      --fix | fix what has one sure answer, such as the path of a file that moved; then check again
      --dry-run | with --fix: print the changes as a patch for git apply, write nothing
      --expires <date> | when the findings come back, with --update-baseline: 2027-01-31
    `,options:{format:e=>e.choices(a.F.map(e=>e.name)).default("text"),rule:e=>e.argParser((e,t)=>[...t??[],e])},examples:`
      check | the working tree against the default branch
      check src/payments | only findings there, and of facts that cite it
      check --rule MT105 --rule dead-reference | only findings of these rules
      check --staged --quiet | in a git hook, before each commit
      check --base main --head my-branch | one branch against another
      check --base HEAD --head HEAD | one commit by itself
      check --history | what agent files name that is gone: symbols, flags and scripts too
      check --update-baseline --reason "before memtrust" | start from what is there: only what is new counts
      check --format github | annotations in a workflow that runs the command line
      check --format gitlab | the same for GitLab; junit for Azure, Jenkins (docs/other-ci.md)
      check --fix | fix what has one sure answer, and print what is left
      check --fix --dry-run > fixes.patch | the same as a patch; nothing is written
      check --format json --out report | the trust report on stdout, all files in report/
    `,after:"Paths and --rule filter what is shown. The exit code follows what is shown, one line counts the "+"rest, and\nthe required check sees everything. They do not go with --out, nor with formats that are a "+"whole report."+"\n\nExit codes: 0 pass, 1 the gate fails, 2 usage or configuration error, 3 internal error."}).action(async(e,r)=>t(async t=>{const s=a.F.find(e=>e.name===r.format);if(s===undefined)throw new Error(`no view for the format ${r.format}`);refuseContradictions({...r,paths:e},s);if(r.fix===true||r.dryRun===true){const{fixFindings:a}=await Promise.all([n.e(528),n.e(6181),n.e(571),n.e(9028),n.e(5580),n.e(1987)]).then(n.bind(n,27435));const o=await a(t,{...r,paths:e});if(o!==null)return exitCodeOf(o)}if(r.updateBaseline===true)return(await n.e(9587).then(n.bind(n,89587))).acceptFindings(t,r);const{evaluation:i,narrowing:u}=await judged(t,e,r);const c=exitCodeOf(i);if(r.quiet===true&&c===o.d.pass)return c;const h=await s.render(i,{color:t.color,manifestPath:r.out===undefined?null:"context-manifest.json",narrowing:u,quiet:r.quiet??false,verbose:r.verbose??false});if(s.hasCommands===true&&t.outAnnotations!==undefined)t.outAnnotations(h);else t.out(h);return c}))};async function judged(e,t,a){if(t.length===0&&a.rule===undefined){const{out:t}=a;const r=t===undefined?await (0,s.v)(e,a):await (await Promise.all([n.e(528),n.e(6181),n.e(571),n.e(2393),n.e(6946),n.e(6919),n.e(1828)]).then(n.bind(n,91828))).judgeAndWrite(e,{...a,out:t});return{whole:r,evaluation:r,narrowing:null}}const{judgeNarrowed:r}=await n.e(4725).then(n.bind(n,74725));return r(e,t,a)}function exitCodeOf(e){switch(e.verdict){case"pass":return o.d.pass;case"fail":return e.mode==="report"?o.d.pass:o.d.fail;case"error":return o.d.usage}}function refuseContradictions(e,t){if(e.updateBaseline===true)return refusePartOfBaseline(e);refuseStrayOptions(e);if(e.staged===true&&e.head!==undefined)throw new i.j("--staged checks what would be committed, and --head a commit","Leave out one of the two.");const n=partOf(e);if(n!==null&&e.out!==undefined)throw new i.j(`--out writes the whole report, and ${n} asks for a part of it`,`Leave out --out, or ${n}.`);const a=n??(e.quiet===true&&e.out===undefined?"--quiet":null);if(a!==null&&t.showsParts!==true)throw new i.j(`--format ${t.name} is the whole report, and ${a} asks for a part of it`,`Leave out --format ${t.name}, or ${a}.`)}function partOf({paths:e,rule:t=[]}){if(e.length>0)return"a path";return t.length>0?"--rule":null}function refusePartOfBaseline(e){const t=partOf(e)??(e.quiet===true?"--quiet":null)??(e.staged===true?"--staged":null);if(t!==null)throw new i.j(`--update-baseline accepts all findings of the working tree, and does not go with ${t}`,`Leave out ${t}. To accept one finding: \`npx memtrust explain CODE\`.`)}function refuseStrayOptions({reason:e,by:t,expires:n}){const a=[["--reason",e],["--by",t],["--expires",n]].find(([,e])=>e!==undefined)?.[0];if(a!==undefined)throw new i.j(`${a} only works with --update-baseline`,`Add --update-baseline, or leave ${a} out.`)}}),};
