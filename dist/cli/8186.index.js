export const id=8186;export const ids=[8186];export const modules={8186:(function(e,o,t){t.r(o);t.d(o,{explain:()=>explain});var n=t(1728);var r=t(8705);var a=t(3684);function softeningWords(e){const{code:o,fixed:t}=e;const n=(0,a.rI)(e);if(n===null)return t?"The policy cannot lower its severity.":`The policy can change its severity or turn it off: \`rules: {${o}: off}\`.`;const r=`\`release: {${n.key}: warn}\``;if(t)return`The policy can lower its severity only for the whole release condition: ${r}.`;return`The policy can lower its severity for the whole release condition, ${r}, `+`or for this rule: \`rules: {${o}: off}\`.`}var s=t(2795);var i=t(1224);var c=t(8013);var l=t(9212);var d=t(1905);function howToAccept({code:e,isAboutAgentFiles:o}){const t=o===true?`To accept one finding: \`\x3c!-- memtrust-ignore ${e}: reason --\x3e\` above its line. `:"";return`${t}To accept what is found now: \`memtrust check --update-baseline --reason WHY\`.`}const explain=(e,o)=>{e.command("explain").argument("<rule>","code or name of a rule").description("say what a rule finds, why it matters, and what to do").addHelpText("after",(0,l.K)([["explain MT201","by its code"],["explain silent-promotion","by its name"]])).action(async e=>o(o=>{const t=r.a.find(o=>o.code===e.toUpperCase().replace(/^(?=\d{3}$)/,"MT")||o.name===e.toLowerCase());if(t===undefined){const o=(0,i.p)(e,r.a.flatMap(e=>[e.code,e.name]));throw new s.j((0,c.tN)((0,c.cv)`There is no rule ${e}`),o===null?"`memtrust rules` lists them.":(0,c.tN)((0,c.cv)`Did you mean ${o}?`))}const a=softeningWords(t).replaceAll("`","");const l=(0,n.Lr)(t)?`

${howToAccept(t)}`:"";o.out(`${t.code} ${t.name} `+`(${t.severity})

${t.summary}

${t.why}

What to do: `+`${t.remedy}

${a}${l}
`);return d.d.pass}))}})};