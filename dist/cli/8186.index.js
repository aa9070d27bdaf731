export const id=8186;export const ids=[8186];export const modules={8186:(function(e,t,o){o.r(t);o.d(t,{explain:()=>explain});var n=o(1728);var r=o(8705);var a=o(3684);function softeningWords(e){const{code:t,fixed:o}=e;const n=(0,a.rI)(e);if(n===null)return o?"The policy cannot soften it.":`The policy can set it: \`rules: {${t}: off}\`.`;const r=`\`release: {${n.key}: warn}\``;if(o)return`The policy lowers it only with its whole condition of the release gate: ${r}.`;return`The policy lowers it with its condition of the release gate, ${r}, or alone: \`rules: {${t}: off}\`.`}var s=o(2795);var i=o(1224);var c=o(8013);var l=o(9212);var d=o(1905);function howToAccept({code:e,isAboutAgentFiles:t}){const o=t===true?`To accept one finding: \`\x3c!-- memtrust-ignore ${e}: reason --\x3e\` above its line. `:"";return`${o}To accept what is found now: \`memtrust check --update-baseline --reason WHY\`.`}const explain=(e,t)=>{e.command("explain").argument("<rule>","code or name of a rule").description("say what a rule finds, why it matters, and what to do").addHelpText("after",(0,l.K)([["explain MT201","by its code"],["explain silent-promotion","by its name"]])).action(async e=>t(t=>{const o=r.a.find(t=>t.code===e.toUpperCase().replace(/^(?=\d{3}$)/,"MT")||t.name===e.toLowerCase());if(o===undefined){const t=(0,i.p)(e,r.a.flatMap(e=>[e.code,e.name]));throw new s.j((0,c.tN)((0,c.cv)`There is no rule ${e}`),t===null?"`memtrust rules` lists them.":(0,c.tN)((0,c.cv)`Did you mean ${t}?`))}const a=softeningWords(o).replaceAll("`","");const l=(0,n.Lr)(o)?`

${howToAccept(o)}`:"";t.out(`${o.code} ${o.name} `+`(${o.severity})

${o.summary}

${o.why}

What to do: `+`${o.remedy}

${a}${l}
`);return d.d.pass}))}})};