export const id=51;export const ids=[51];export const modules={736:(function(e,t,n){n.d(t,{U:()=>contradict,e:()=>d});var s=n(8975);var a=n(8748);var o=n(8995);var i=n(6230);const r=2e3;const l=200;const u=[["package-lock.json","npm"],["npm-shrinkwrap.json","npm"],["pnpm-lock.yaml","pnpm"],["yarn.lock","yarn"],["bun.lock","bun"],["bun.lockb","bun"]];const d={name:"conflicts",async look(e,t){const n=[];for(const[s,a]of byFolder(e)){const e=a.flatMap(e=>(0,o.Z)(e,i.pO)).slice(0,l);n.push(...againstEachOther(e),...againstLockfile(s,e,t))}return n}};function byFolder(e){const t=new Map;const n=new Set;for(const s of e.slice(0,r)){if(n.has(s.place)||!(0,a.D)(s))continue;n.add(s.place);const e=(0,a.g)(s.path);t.set(e,[...t.get(e)??[],s])}return t}function againstEachOther(e){const t=new Map;e.forEach((n,a)=>{const o=e.slice(0,a).find(e=>contradict(e,n));const i=`${n.topic.name}:${o?.path??""}:${n.path}`;if(o===undefined||t.has(i))return;t.set(i,{subject:"conflict",severity:"warning",path:n.path,line:n.line,column:null,message:(0,s.cv)`Two instructions contradict each other on ${(0,s.pj)(n.topic.words)}:
        ${placeOf(o)} ${saying(o)}, ${placeOf(n)} ${saying(n)}`,remedy:(0,s.pj)("Say it once, in the file that the others import, or say for which part of the repository each one holds."),key:i})});return[...t.values()]}function contradict(e,t){if(e.topic.name!==t.topic.name||e.about!==t.about)return false;if(e.share!==null&&t.share!==null&&e.share!==t.share)return false;if(e.isWanted!==t.isWanted)return e.value===t.value;return e.isWanted&&e.value!==t.value&&!withinFloor(e.value,t.value)&&!withinFloor(t.value,e.value)&&!isWidthOf(e.value,t.value)&&!isWidthOf(t.value,e.value)}function isWidthOf(e,t){return e==="spaces"&&t.endsWith(" spaces")}function withinFloor(e,t){if(!e.endsWith("+")||t.endsWith("+"))return false;const[n,s]=[e,t].map(e=>e.split(".").map(e=>Number.parseInt(e,10)));const[a=0,o=0]=n??[];const[i=0,r=0]=s??[];return i>a||i===a&&r>=o}function againstLockfile(e,t,{tree:n}){const a=u.map(([t,n])=>({path:e===""?t:`${e}/${t}`,manager:n})).filter(({path:e})=>n.entries.has(e));const[o]=a;if(o===undefined||new Set(a.map(({manager:e})=>e)).size!==1)return[];const i=t.filter(({topic:e,share:t})=>e.name==="package-manager"&&t!=="scripts");const r=i.find(({isWanted:e,value:t})=>e===(t!==o.manager));if(r===undefined||i.some(({isWanted:e,value:t})=>e&&t===o.manager))return[];return[{subject:"conflict",severity:"warning",path:r.path,line:r.line,column:null,message:(0,s.cv)`${placeOf(r)} ${saying(r)}, and the only lockfile beside it is ${o.path}`,remedy:(0,s.cv)`Name ${o.manager} there, or replace the lockfile.`,key:`lockfile:${r.value}:${o.path}`}]}function placeOf({path:e,line:t}){return`${e}:${t}`}function saying({value:e,isWanted:t}){return t?(0,s.cv)`wants ${e}`:(0,s.cv)`refuses ${e}`}}),8995:(function(e,t,n){n.d(t,{Z:()=>topicStatementsIn});var s=n(6077);var a=n(7810);var o=n(6311);const i=JSON.parse('[[[[["for ","for everything"," management"," manager","always","only","exclusively","throughout","everywhere","in this ","here","across the "],["npm","pnpm","yarn","bun"],["use","uses","using","prefer","stick ","rely on","run"]]],[[["use "],["only","always","solely"],["npm","pnpm","yarn","bun"]]],[[["every","all"],["npm","pnpm","yarn","bun"]]],[[["dependenc","package","deps","module","libraries","everything","commands","scripts"],["npm","pnpm","yarn","bun"],["install","add","manage","handle","update","remove"]]],[[["dependenc","package","deps","module","libraries","everything","commands","scripts"],["npm","pnpm","yarn","bun"],["managed","installed","handled","added","run"]]],[[["be used","used here","package manager","dependency manager","the only ","exclusively","always"],["npm","pnpm","yarn","bun"]]],[[["package","package management","dependenc","install","installing","everything"],["for "],["npm","pnpm","yarn","bun"]]],[[["npm","pnpm","yarn","bun"],["use","uses","using","prefer","standardi","stick "]]],[[["only","required","mandatory","used","package manager","dependency manager","everywhere"],["npm","pnpm","yarn","bun"]]],[[["package manager","dependency manager"],["npm","pnpm","yarn","bun"]]],[[["never","do not","avoid","must not"],["npm","pnpm","yarn","bun"],["use","using","run","running","call","invoke"]]],[[["install"],["npm","pnpm","yarn","bun"]]]],[[[["for ","for everything"," management"," manager","always","only","exclusively","throughout","everywhere","in this ","here","across the "],["use","uses","using","prefer","stick ","rely on","run"]]],[[["use "],["only","always","solely"]]],[[["every","all"]]],[[["dependenc","package","deps","module","libraries","everything","commands","scripts"],["install","add","manage","handle","update","remove"]]],[[["dependenc","package","deps","module","libraries","everything","commands","scripts"],["managed","installed","handled","added","run"]]],[[["be used","used here","package manager","dependency manager","dependency management","the only ","exclusively","always"]]],[[["python","package","package management","dependenc","install","installing","everything"],["for "]]],[[["use","uses","using","prefer","standardi","stick "]]],[[["only","required","mandatory","used","package manager","dependency manager","dependency management","everywhere"]]],[[["package manager","dependency manager","dependency management"]]],[[["never","do not","avoid","must not"],["use","using","run","running","call","invoke"]]]],[[[["for ","for everything"," management"," manager","always","only","exclusively","throughout","everywhere","in this ","here","across the "],["jest","vitest","mocha","jasmine","ava"],["use","uses","using","prefer","stick ","rely on","run"]]],[[["use "],["only","always","solely"],["jest","vitest","mocha","jasmine","ava"]]],[[["every","all"],["jest","vitest","mocha","jasmine","ava"]]],[[["dependenc","package","deps","module","libraries","everything","commands","scripts"],["jest","vitest","mocha","jasmine","ava"],["install","add","manage","handle","update","remove"]]],[[["dependenc","package","deps","module","libraries","everything","commands","scripts"],["managed","installed","handled","added","run"],["jest","vitest","mocha","jasmine","ava"]]],[[["be used","used here","test runner","test framework","testing framework","unit test","tests","testing","the only ","exclusively","always"],["jest","vitest","mocha","jasmine","ava"]]],[[["for "],["test","testing"],["jest","vitest","mocha","jasmine","ava"]]],[[["jest","vitest","mocha","jasmine","ava"],["use","uses","using","prefer","standardi","stick "]]],[[["only","required","mandatory","used","test runner","test framework","testing framework","unit test","tests","testing","everywhere"],["jest","vitest","mocha","jasmine","ava"]]],[[["test runner","test framework","testing framework","unit test","tests","testing"],["jest","vitest","mocha","jasmine","ava"]]],[[["never","do not","avoid","must not"],["jest","vitest","mocha","jasmine","ava"],["use","using","run","running","call","invoke"]]],[[["test","testing","specs"],["jest","vitest","mocha","jasmine","ava"]]]],[[[["pytest","unittest","nose"],["for ","for everything"," management"," manager","always","only","exclusively","throughout","everywhere","in this ","here","across the "],["use","uses","using","prefer","stick ","rely on","run"]]],[[["use "],["only","always","solely"],["pytest","unittest","nose"]]],[[["pytest","unittest","nose"],["every","all"]]],[[["pytest","unittest","nose"],["dependenc","package","deps","module","libraries","everything","commands","scripts"],["install","add","manage","handle","update","remove"]]],[[["pytest","unittest","nose"],["dependenc","package","deps","module","libraries","everything","commands","scripts"],["managed","installed","handled","added","run"]]],[[["be used","used here","test runner","test framework","testing framework","unit test","tests","testing","the only ","exclusively","always"],["pytest","unittest","nose"]]],[[["for "],["test","testing"],["pytest","unittest","nose"]]],[[["pytest","unittest","nose"],["use","uses","using","prefer","standardi","stick "]]],[[["pytest","unittest","nose"],["only","required","mandatory","used","test runner","test framework","testing framework","unit test","tests","testing","everywhere"]]],[[["test runner","test framework","testing framework","unit test","tests","testing"],["pytest","unittest","nose"]]],[[["never","do not","avoid","must not"],["pytest","unittest","nose"],["use","using","run","running","call","invoke"]]],[[["test","testing","specs"],["pytest","unittest","nose"]]]],[[[["tab","space"],["use","uses","using","prefer","indent","with"]]],[[["tabs","space"],["indent","only"]]],[[["indentation is "],["tabs","spaces"]]],[[[" spaces"],["tabs"],["not","never","over"]]],[[["spaces"],[" tabs"," for indentation"],["use","prefer","indent"]]],[[["spaces"],[" tabs"],["not","never"]]],[[["never","do not","avoid"],["tabs"],["use","using"]]]],[[[["single","double"],["quot"],["use","uses","using","prefer","always"]]],[[["single","double"],["quote","string"]]],[[[" quotes"],["single","double"]]]],[[[["semicolons"]]],[[["always "],["semicolon"]]],[[["semicolons are "],["required","mandatory","forbidden","omitted","not used"]]],[[["semicolons"],["always use","use","always add","require","with","always"]]],[[["semicolons: "]]]],[[[["node"]]]],[[[["python"]]]],[[[["npm","pnpm","yarn","bun"],["使用","用"]]],[[["npm","pnpm","yarn","bun"],["禁止","不要","不得","请勿","严禁"],["使用","用"]]],[[["包管理"],["npm","pnpm","yarn","bun"]]]],[[[["prettier","biome","dprint"],["for ","for everything"," management"," manager","always","only","exclusively","throughout","everywhere","in this ","here","across the "],["use","uses","using","prefer","stick ","rely on","run"]]],[[["prettier","biome","dprint"],["use "],["only","always","solely"]]],[[["prettier","biome","dprint"],["every","all"]]],[[["prettier","biome","dprint"],["dependenc","package","deps","module","libraries","everything","commands","scripts"],["install","add","manage","handle","update","remove"]]],[[["prettier","biome","dprint"],["dependenc","package","deps","module","libraries","everything","commands","scripts"],["managed","installed","handled","added","run"]]],[[["be used","used here","formatter","code formatter","formatting","the only ","exclusively","always"],["prettier","biome","dprint"]]],[[["formatting","code formatting"],["prettier","biome","dprint"],["for "]]],[[["prettier","biome","dprint"],["use","uses","using","prefer","standardi","stick "]]],[[["prettier","biome","dprint"],["only","required","mandatory","used","formatter","code formatter","formatting","everywhere"]]],[[["formatter","code formatter","formatting"],["prettier","biome","dprint"]]],[[["prettier","biome","dprint"],["never","do not","avoid","must not"],["use","using","run","running","call","invoke"]]],[[["format"],["prettier","biome","dprint"],["with","using"]]]],[[[["eslint","biome","oxlint"],["for ","for everything"," management"," manager","always","only","exclusively","throughout","everywhere","in this ","here","across the "],["use","uses","using","prefer","stick ","rely on","run"]]],[[["eslint","biome","oxlint"],["use "],["only","always","solely"]]],[[["eslint","biome","oxlint"],["every","all"]]],[[["eslint","biome","oxlint"],["dependenc","package","deps","module","libraries","everything","commands","scripts"],["install","add","manage","handle","update","remove"]]],[[["eslint","biome","oxlint"],["dependenc","package","deps","module","libraries","everything","commands","scripts"],["managed","installed","handled","added","run"]]],[[["be used","used here","linter","linting","the only ","exclusively","always"],["eslint","biome","oxlint"]]],[[["eslint","biome","oxlint"],["for "],["linting","lint"]]],[[["eslint","biome","oxlint"],["use","uses","using","prefer","standardi","stick "]]],[[["eslint","biome","oxlint"],["only","required","mandatory","used","linter","linting","everywhere"]]],[[["linter","linting"],["eslint","biome","oxlint"]]],[[["eslint","biome","oxlint"],["never","do not","avoid","must not"],["use","using","run","running","call","invoke"]]],[[["eslint","biome","oxlint"],["lint"],["with","using"]]]],[[[[" exports"],["default","named"],["never","do not","avoid"]]],[[[" exports"],["default","named"],["use","prefer"]]],[[[" exports only"],["default","named"]]]],[[[["line "],["length","width"]]],[[["lines "],["are ","under ","at ","to ","must be ","should be ","may be "]]]],[[[[" branch"],["default","main","primary","trunk"],["main","master","develop","dev","trunk","development","next"]]]],[[[["pull requests","prs","merge requests","all prs","every pr"],["main","master","develop","dev","trunk","development","next","staging"]]]]]');var r=n(6230);const l=new Map(r.pO.flatMap(({statements:e},t)=>e.map((e,n)=>[e,i[t]?.[n]??[[]]])));const u=400;const d=1e4;function topicStatementsIn(e,t){const n=[];const i=new Set;let l=d;for(const d of(0,o.c)(e.markdown)){l-=1;if(l<0)break;if(d.kind==="code"||d.text.length>u)continue;const o=(0,s.j7)(d.text).replace(/[.!]$/,"");const c=[...d.headings,...d.leadIns].map(e=>(0,s.j7)(e)).join(" \n ");for(const s of t){if(o.search(s.mention)<0&&s.mention.source!=="$^")continue;if(/\bmigrat(?:e|ed|ing|ion)\b/.test(o))i.add(s);if(s.about?.test(`${o} ${c}`)===false||[...d.headings,...d.leadIns].some(a.pt))continue;const t=statementOf(s,o,c);if(t===null)continue;const l=s.byLanguage===true?[...`${o} ${c} ${e.path.toLowerCase()}`.matchAll(r.gL)].map(([e])=>e):[];n.push({topic:s,about:[...new Set(l)].sort().join(" "),share:shareIn(s,o),...t,path:e.path,line:d.line})}}return n.filter(({topic:e})=>!i.has(e))}function shareIn({shares:e=[]},t){if(r.Ap.test(t))return null;const[n=null,...s]=e.filter(({words:e})=>e.test(t));return s.length>0?null:n?.name??null}const c=/\b(?:instead of|rather than|over|not|never|no|replaces?) (?:use |using |with )?['"]?$/;function statementOf(e,t,n){for(const s of e.statements){if(!mayMatch(s,t))continue;const o=s.exec(t);const i=o?.groups?.["is"];const r=i??o?.groups?.["not"];if(o===null||r===undefined)continue;if(isQualified(t,n))return null;const l=e.value(r);if(i===undefined)return{value:l,isWanted:false};if(namesAnother(e,l,t))return null;if(e.name!=="semicolons"&&(0,a.bX)({sentence:t,from:o.index,to:o.index+o[0].length}))continue;return{value:l,isWanted:true}}return null}function namesAnother(e,t,n){const s=[...n.matchAll(e.mention)];if(e.isVersion===true)return s.length>1;return s.some(s=>{const[o,i]=[s.index,s.index+s[0].length];if(e.value(s[0])===t||c.test(n.slice(Math.max(0,o-30),o)))return false;return!(0,a.bX)({sentence:n,from:o,to:i})})}function isQualified(e,t){return r.DT.test(e.replace(/ or (?:later|higher|newer|above)\b|\bat most\b|\bthe only supported\b/,""))||/[\w.@-]+\/[\w./@*-]+|\b(?:legacy|migrat\w+|example|docker|alternativ\w+|option|troubleshoot\w*)\b/.test(t)}function mayMatch(e,t){return l.get(e)?.some(e=>e.every(e=>e.some(e=>t.includes(e))))??true}}),6230:(function(e,t,n){n.d(t,{Ap:()=>o,DT:()=>p,gL:()=>m,pO:()=>c});var s=n(660);const a=[{name:"installs",words:/\b(?:install\w*|deps|dependencies|packages|modules|libraries)\b/},{name:"scripts",words:/\b(?:scripts?|tasks?|runs?|running)\b/}];const o=/\beverything\b|\b(?:every|all|any) commands?\b/;const one=e=>new RegExp(`(?<![\\w/@.-])(?:${e})(?![\\w/@-]|\\.\\w)`,"g");const itself=e=>e;const i=(0,s.o)`
  (?:
    for (?:every|all|any|each)(?: (?:other )?(?:commands?|scripts?|tasks?|things?|operations?))?
    |for everything|for (?:package|dependency) management
    |as (?:the|our|its|your) (?:only |sole )?(?:package|dependency) manager
    |always|only|exclusively|throughout|everywhere|in this (?:repo\w*|project|codebase)|here
    |across the (?:repo\w*|project)
  )`;const r=(0,s.o)`
  (?:
    (?:python |npm |node |js |all |the |project |any )*
    (?:
      dependenc(?:y|ies)|packages?|deps|modules?|libraries|everything|all (?:commands|scripts)
      |commands|scripts
    )
  )`;const l=(0,s.o)`
  (?=
    ['"]?(?:
      $|[.,;:!()]| and (?:then|run)
      | (?:instead|rather|not|never|only|exclusively|everywhere|here|always)\b
      | ?[—–-] )
  )`;function tool(e,t,n){const a=`['"]?(?<is>${e})['"]?`;return[new RegExp((0,s.o)`
        \b(?:use|uses|using|prefer|stick (?:to|with)|rely on|run) (?:only |always )?['"]?
        (?<is>${e})['"]? (?:always |only |exclusively )?${i}
        (?=$|[.,;:!()]| ?[—–-] | (?:e\.g|and|not|never|instead)\b)`),new RegExp(`\\buse (?:only|always|solely) ['"]?(?<is>${e})${l}`),new RegExp((0,s.o)`
        \b(?:every|all)(?:thing| \w+)? (?:
          goes|go|runs?|must (?:go|run|use)|should (?:go|run|use)|is (?:run|done)|are (?:run|done)
          |uses?
        )(?: through| via| with| by| using)? ['"]?(?<is>${e})${l}`),new RegExp((0,s.o)`
        \b(?:install|add|manage|handle|update|remove)s?
        (?:ing)? ${r} (?:only |exclusively )?(?:with|using|via|through|by) ['"]?
        (?<is>${e})(?: only| exclusively)?${l}`),new RegExp((0,s.o)`
        \b${r} (?:is|are|must be|should be) (?:only |always )?
        (?:managed|installed|handled|added|run) (?:with|using|via|through|by) ['"]?(?<is>${e})
        (?: only| exclusively)?${l}`),new RegExp((0,s.o)`
        ^['"]?(?<is>${e})['"]? (?:
          (?:must|should) (?:always )?be used
          |(?:is|are) (?:
              used here|our (?:${t})
              |the only (?:supported|allowed|permitted) (?:${t})
              |the (?:${t}) (?:of|for|here|in)
            )
          |exclusively|always
        )${l}`),new RegExp(`\\bfor (?:${n}),? (?:use ['"]?)?(?<is>${e})['"]?(?: is (?:required|mandatory|used))?${l}`),new RegExp((0,s.o)`
        \b(?:use|uses|using|prefer|standardi[sz]e on|stick (?:to|with)) ['"]?(?<is>${e})
        (?: install| ci)?['"]?(?=
          $|[.,;:)(!]
          | (?:
              as|v?\d|over|only|exclusively|instead|rather|not|and not|never|workspaces?
              |for (?:all|every|any|the|our)? ?(?:${n})
              |to (?:install|manage|test)|\(| ?[—–-] )
        )`),new RegExp(`^['"]?(?<is>${e})['"]? (?:only|is (?:required|mandatory|used|the (?:only )?(?:${t}))|everywhere)\\b`),new RegExp((0,s.o)`
        \b(?:${t})(?: (?:is|of choice|here|used))?(?::| is| =| -| –| —)+ ${a}
        (?=$|[.,;!(]| (?:only|v?\d|\(|workspaces?|with|[—–-] ))`),new RegExp((0,s.o)`
        \b(?:never|do not|avoid|must not) (?:ever )?(?:use|using|run|running|call|invoke) ['"]?
        (?<not>${e})(?: install| ci| i)?['"]?
        (?=$|[.,;:)(!]| (?:or|for|in|to|here|anywhere|commands?|[—–-] ))`)]}const u=new RegExp((0,s.o)`
  \binstall(?:ing|s|ation)?(?: (?:the|all|project|your|our))*
  (?: (?:deps|dependencies|packages|modules))?(?: \w+){0,2}:? ['"]?
  (?<is>npm|pnpm|yarn|bun) (?:install|ci|i)['"]?(?=$|[.,;)])`);const tested=e=>new RegExp(`\\b(?:tests?|testing|specs)(?: \\w+){0,3} (?:with|in|using|use|uses) ['"]?(?<is>${e})['"]?(?=$|[.,;)(])`);const d=new Map([["two","2"],["four","4"],["eight","8"],["three","3"]]);function indentation(e){if(e==="spaces")return"spaces";const t=/^(\d|two|three|four|eight)/.exec(e)?.[1];return t===undefined?"tabs":`${d.get(t)??t} spaces`}function version(e){const t=/\d+(?:\.\d+)?/.exec(e)?.[0]??e;return/[+≥]|>=|or (?:later|higher|newer|above)|minimum|at least/.test(e)?`${t}+`:t}const c=[{name:"package-manager",words:"the package manager",statements:tool("npm|pnpm|yarn|bun","package manager|dependency manager","packages?|package management|dependenc\\w+|installs?|installing|everything").concat(u),mention:one("npm|pnpm|yarn|bun"),value:itself,shares:a},{name:"python-packages",words:"the Python package manager",statements:tool("uv|poetry|pipenv|pdm|pip|conda","package manager|dependency manager|dependency management","python|packages?|package management|dependenc\\w+|installs?|installing|everything"),mention:one("uv|poetry|pipenv|pdm|pip|conda"),value:itself,shares:a},{name:"test-runner",words:"the test runner",statements:tool("jest|vitest|mocha|jasmine|ava","test runner|test framework|testing framework|unit tests?|tests|testing","(?:unit )?tests?|testing").concat(tested("jest|vitest|mocha|jasmine|ava")),mention:one("jest|vitest|mocha|jasmine|ava"),value:itself,about:/test/},{name:"python-tests",words:"the Python test runner",statements:tool("pytest|unittest|nose2?","test runner|test framework|testing framework|unit tests?|tests|testing","(?:unit )?tests?|testing").concat(tested("pytest|unittest|nose2?")),mention:one("pytest|unittest|nose2?"),value:itself,about:/test/},{name:"indentation",words:"indentation",byLanguage:true,statements:[new RegExp((0,s.o)`
        \b(?:
          use|uses|using|prefer
          |indent(?:ation|ed|ing)?(?: style| size| width)?
            (?: is| with| by| of| using| must be| should be)?:?
          |with
        ) (?:a |hard |soft |an )?
        (?<is>
          tabs?(?= for indent|$|[.,;)]|, not| instead| \(| only| rather| over)(?! width)
          |(?:2|4|8|two|three|four|eight)[- ]spaces?
        )(?! tabs?)`),/^(?<is>tabs|(?:2|4|8|two|four|eight)[- ]spaces?)(?: for| of| per)? (?:indent\w*|only)\b/,/^indentation is (?<is>tabs|(?:2|4|8|two|four|eight)[- ]spaces)(?=$|[.,;])/,/^(?<is>tabs),? (?:not|never|over) spaces/,new RegExp((0,s.o)`
        \b(?:use|prefer|indent(?:ation)?(?: is| with| using|:)?) (?<is>spaces)
        (?:,? (?:and )?(?:not|never|over|instead of|rather than) tabs| for indentation)`),/^(?<is>spaces)(?: for indentation)?,? (?:and )?(?:not|never) tabs/,/\b(?:never|do not|avoid) (?:use|using) (?<not>tabs)(?=$|[.,;!]| for indent)/],mention:/\b(?:tabs|(?<!\d[- ]|two |four |three |eight )spaces|(?:2|4|8|two|three|four|eight)[- ]spaces?)\b/g,value:indentation,about:/indent|tabs|spaces|format|style/},{name:"quotes",words:"quotation marks",byLanguage:true,statements:[new RegExp((0,s.o)`
        \b(?:use|uses|using|prefer|always) (?<is>single|double)[- ]quot(?:es|ed strings)\b
        (?=$|[.,;!)]| for (?:all )?strings| (?:only|everywhere|instead|not|over|rather)\b)`),/^(?:quotes?|strings?): (?<is>single|double)(?:[- ]quot\w+)?(?=$|[.,;])/,/^(?<is>single|double) quotes(?=$|[.,]| for strings| only)/],mention:/\b(?:single|double)(?=[- ]quot)|(?<=^(?:quotes?|strings?): )(?:single|double)/g,value:e=>`${e} quotes`},{name:"semicolons",words:"semicolons",byLanguage:true,statements:[new RegExp((0,s.o)`
        \b(?<is>no|without|omit|avoid|never use|do not use|skip) (?:trailing |any )?semicolons
        (?=$|[.,;!)]| in (?:typescript|javascript))`),/\b(?<is>always (?:end|terminate) \w+(?: \w+)? with) (?:a )?semicolons?\b/,/^semicolons are (?<is>required|mandatory|forbidden|omitted|not used)(?=$|[.,;])/,/\b(?<is>always use|use|always add|require|with|always) (?:explicit )?semicolons(?=$|[.,;!)]| at the end)/,/^semicolons: (?<is>always|never|yes|no|required|none|omit)\b/],mention:/$^/g,value:e=>/^(?:no|without|omit|avoid|never|do not|skip|none|forbidden)/.test(e)?"none":"always"},{name:"node",words:"the Node version",statements:[new RegExp((0,s.o)`
        (?:
          ^
          |\b(?:
              use|uses|using|requires?|needs?|runs? on|running on|runtime:|target|targets|with|on
              |version:|prerequisites?:|environment:
            ) )(?:['"(]?)node(?:\.?js)?(?: version)?:? ?
        (?<is>
          (?:>=|≥|=|v|~|\^){0,2} ?\d{2}(?:\.\d{1,2}){0,2}(?:\.x|\+)?
          (?: or (?:later|higher|newer|above))?
        )(?=$|[\s,.;)!'"])`)],mention:/\bnode(?:\.?js)?(?: version)?:? ?(?:>=|≥|=|v|~|\^){0,2} ?\d{2}/g,value:version,isVersion:true},{name:"python",words:"the Python version",statements:[new RegExp((0,s.o)`
        (?:
          ^
          |\b(?:
              use|uses|using|requires?|needs?|runs? on|running on|runtime:|target|targets|with|on
              |version:|prerequisites?:|environment:
            ) )(?:['"(]?)python(?: version)?:? ?
        (?<is>(?:>=|≥|=|v|~|\^){0,2} ?3\.\d{1,2}(?:\.x|\+)?(?: or (?:later|higher|newer|above))?)
        (?=$|[\s,.;)!'"])`)],mention:/\bpython(?: version)?:? ?(?:>=|≥|=|v|~|\^){0,2} ?3\.\d/g,value:version,isVersion:true},{name:"package-manager",words:"the package manager",statements:[new RegExp((0,s.o)`
        (?:请|一律|统一|必须|只|均|项目|都)?(?:使用|用) ?['"]?(?<is>npm|pnpm|yarn|bun)['"]?
        (?: ?(?:安装依赖|管理依赖|作为包管理器?|来?安装|管理包))?(?=$|[。,，;；.])`),/(?:禁止|不要|不得|请勿|严禁)(?:使用|用) ?['"]?(?<not>npm|pnpm|yarn|bun)['"]?(?=$|[。,，;；.])/,/包管理器? ?(?:是|为|[::]) ?['"]?(?<is>npm|pnpm|yarn|bun)/],mention:one("npm|pnpm|yarn|bun"),value:itself,about:/[\u4e00-\u9fff]/},{name:"formatter",words:"the formatter",byLanguage:true,statements:tool("prettier|biome|dprint","formatter|code formatter|formatting","formatting|code formatting").concat(/\bformat(?:ted)?(?: \w+){0,2} (?:with|using) ['"]?(?<is>prettier|biome|dprint)['"]?(?=$|[.,;)(])/),mention:one("prettier|biome|dprint"),value:itself,about:/format/},{name:"linter",words:"the linter",byLanguage:true,statements:tool("eslint|biome|oxlint","linter|linting","linting|lint").concat(/\blint(?:ed|ing)?(?: \w+){0,2} (?:with|using) ['"]?(?<is>eslint|biome|oxlint)['"]?(?=$|[.,;)(])/),mention:one("eslint|biome|oxlint"),value:itself,about:/lint/},{name:"exports",words:"exports",byLanguage:true,statements:[/\b(?:never|do not|avoid) (?:use |using )?(?<not>default|named) exports(?=$|[.,;!])/,/^(?:always |only )?(?:use|prefer) (?:only )?(?<is>default|named) exports(?=$|[.,;!]| only| over| not)/,/^(?<is>default|named) exports only\b/],mention:/\b(?:default|named)(?= exports)/g,value:e=>`${e} exports`},{name:"line-length",words:"the line length",byLanguage:true,statements:[new RegExp((0,s.o)`
        ^(?:the )?(?:max(?:imum)?\.? )?line (?:length|width)(?: limit)?(?: is|:| of| =)+ ?
        (?:at most |max(?:imum)? )?(?<is>\d{2,3})(?: (?:characters|chars|columns))?
        (?=$|[.,;)(])`),new RegExp((0,s.o)`
        ^(?:keep |wrap )?lines (?:are |under |at |to |must be |should be |may be ){1,3}
        (?:at most |under |no longer than )?(?<is>\d{2,3})(?: (?:characters|chars|columns))?
        (?=$|[.,;)(])`)],mention:/$^/g,value:e=>`${e} characters`},{name:"default-branch",words:"the default branch",statements:[new RegExp((0,s.o)`
        \b(?:default|main|primary|trunk) branch(?: name)?(?: is|:| is called| =) ['"]?
        (?<is>main|master|develop|dev|trunk|development|next)['"]?(?=$|[\s.,;!)])`)],mention:/$^/g,value:itself},{name:"pull-request-branch",words:"the branch that pull requests go to",statements:[new RegExp((0,s.o)`
        \b(?:pull requests|prs|merge requests|all prs|every pr) (?:
          (?:must|should|always|are|go|be|opened|made|raised|created|merged) ){0,4}
        (?:target|against|to|into|targeting)(?: the)? ['"]?
        (?<is>main|master|develop|dev|trunk|development|next|staging)['"]?(?: branch)?
        (?=$|[.,;!)])`)],mention:/$^/g,value:itself}];const p=new RegExp((0,s.o)`
  \b(?:
      migrat\w+|legacy|deprecated|switch(?:ed|ing)? (?:from|to)|moving|formerly|previously
      |historic\w*|old|older|except|unless|if|when|or|either|depending|depends|both|where
      |other than|optional\w*|alternatively|example|e\.g\.|fallback|some|most|new code|may|can
      |could|mono-?repo|matrix|support(?:s|ed)?|compatib\w+|tested (?:on|with|against)|user's
      |detect\w*|other projects|docker\w*|image|ci uses|production uses|locally
      |for (?:the )?(?:
          e2e|docs|website|frontend|backend|client|server|publishing|mobile|ios|android|scripts
          |cli|examples?
        )
      |in (?:the )?['"]?[\w@.-]+\/|frontend|backend|client|server|respectively|until|jsx|json|html
      |existing
    )\b
  |(?:^|[\s'"(])[\w.@-]+\/[\w./@*-]*|\?`);const m=new RegExp((0,s.o)`
    \b(?:
      go(?:lang)?|python|ya?ml|json|makefiles?|javascript|typescript|jsx?|tsx?|html|s?css|rust
      |java|kotlin|markdown|sql|c\+\+|c#|csharp|php|ruby|lua|shell|bash|swift|dart|vue|svelte|xml
      |toml|terraform|hcl|elixir|scala|graphql|proto\w*|nix|zig|haskell|perl|dockerfiles?
    )\b`,"g")}),6077:(function(e,t,n){n.d(t,{MK:()=>withoutCode,aL:()=>withPlainCode,cL:()=>withoutQuotations,j7:()=>normalise});var s=n(660);const a=new Map([..."аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнnαaοoεeρpιiνvκkτt".matchAll(/(.)([a-z])/gu)].map(([,e="",t=""])=>[e,t]));const o=[[/\b(do|does|did|must|should|need|would|could|is|are|was|were|has|have)n(?:'| )?t\b/g,"$1 not"],[/\bcan(?:'t|not)\b/g,"can not"],[/\bwon't\b/g,"will not"],[/\b(you|they|we)'re\b/g,"$1 are"],[/\b(you|they|we|i)'ve\b/g,"$1 have"],[/\b(you|they|we|i|it|that)'ll\b/g,"$1 will"],[/\b(it|that|there)'s\b/g,"$1 is"]];function normalise(e){let t=e.normalize("NFKC").replace(/[\p{Cf}\p{DI}]/gu,"").toLowerCase();t=t.replace(/[‘’ʼ`´]/g,"'").replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu,"").replace(/\s+/g," ").trim();if(/[\u0370-\u04ff\u0500-\u052f]/.test(t))t=t.replace(/[a-z\u0370-\u052f]{2,40}/g,asItLooks);for(const[e,n]of o)t=t.replace(e,n);return t}function asItLooks(e){if(!/[a-z]/.test(e))return e;return[...e].map(e=>a.get(e)??e).join("")}const i=300;const r=new RegExp([`"([^"]{1,${i}})"`,`“([^”]{1,${i}})”`,`\xab([^\xbb\\n]{1,${i}})\xbb`,`「([^」\\n]{1,${i}})」`,`『([^』\\n]{1,${i}})』`,`„([^“”\\n]{1,${i}})[“”]`,(0,s.o)`
      (?<![\p{L}\p{N}])['‘]
      ([^'’\n]{1,${i}}|[^'’\n]{1,${i}}['’][a-z][^'’\n]{1,${i}})['’](?![\p{L}\p{N}])`].join("|"),"gu");function withoutQuotations(e){return e.replace(r,e=>e.length<=30&&e.trim().split(/\s+/).length<=2&&!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u.test(e)?e.slice(1,-1):" ❝ ")}function withPlainCode(e){return e.replace(/(`{1,3})([^`\n]{1,400})\1/g,e=>e.replace(/["“”]/g," "))}function withoutCode(e){return e.replace(/(`{1,3})([^`\n]{1,400})\1/g,(e,t,n)=>n.trim().split(/\s+/).length<=2?n:" ❝ ")}}),7810:(function(e,t,n){n.d(t,{Wc:()=>isTold,bX:()=>isNegated,pt:()=>isForbiddenBy,x9:()=>isOrder});var s=n(660);const a=new RegExp((0,s.o)`
    \b(?:do not|never|not|must not|should not|without) (?:ever |you dare )?
      (?:
        forget(?:ting)?|fail(?:ing)?|neglect(?:ing)?|hesitat(?:e|ing)|be (?:afraid|shy|reluctant)
        |refus(?:e|ing)|omit(?:ting)?|refrain(?: from)?|be slow
      )(?: to)?(?= |$)
    |\bnot only\b|\bno matter\b
    |\bno (?:longer|exceptions?|questions?|doubt|hesitation)\b
    |\bwhy not\b|\bif not\b|别忘了|不要忘记|務必|务必|不得不`,"g");const o=new RegExp((0,s.o)`
  \b(?:
      not|never|no|none|nobody|avoid(?:ing|s)?|without|stop(?:s|ping)?|refuse[sd]?|refusing
      |forbid(?:s|den)?|prohibit(?:s|ed)?|disallow(?:s|ed)?|instead of|rather than|refrain(?:ing)?
      |prevent(?:s|ing|ed)?|block(?:s|ing|ed)?|reject(?:s|ing|ed)?|against|neither|nor|unless
      |hardly|resist|nicht|nie|niemals|kein\w*|vermeide\w*|nunca|jamás|evit[ae]\w*|jamais
      |ne|n'|illegal|unacceptable|inappropriate|dangerous|wrong|bad|mistake|cannot|unable
    )\b
  |(?:^|[\s,])(?:не|никогда|нельзя|избегай|запрещено|évite\w*)(?=\s)
  |不要|不得|禁止|切勿|请勿|請勿|不能|不可|严禁|嚴禁|避免|(?:^|[，。])别|勿|不应|不應|不允许|拒绝
  |防止|不准`);const i=new RegExp((0,s.o)`
  [:：;；。]|[—–]| - |
  \b(?:
      but|instead|however|rather,|otherwise|therefore|so that|then|just|simply|so,|yet|please|now
    )\b
  |但是|而是|然后`);const r=new RegExp((0,s.o)`
    \b(?:
        attack(?:er|ers|s|ing)?|adversar\w+|malicious\w*|inject(?:ion|ions|ed|s)?|injecting
        |jailbreak(?:s|ing)? (?:attempts?|prompts?)|phish\w+|hostile|poison\w*|untrusted
        |suspicious|threat(?:s| actors?)|red flags?|anti-?patterns?|exploit(?:s|ation)?|hackers?
        |spoof\w*|tamper\w*|detect(?:s|ed|ing|ion)?|watch (?:out )?for|look(?:s|ing)? (?:out )?for
        |scan(?:s|ning)? for|beware|such as|for example|e\.g\.|for instance|examples?(?: of)?
        |phrases?|strings? like|texts? like|things like|patterns? (?:like|such)|sentences? like
        |asks? (?:you|the agent|it|claude|the model)|(?<!\busers? )asks? for
        |tells? (?:you|the agent|it|claude|the model)
        |instructs? (?:you|the agent|it|claude|the model)
        |claims? (?:that|to)|attempts? (?:to|at)|attempting to|tr(?:y|ies|ying) to|tricks?|told to
        |asked to|instructions? like
        |(?:
            texts?|files?|comments?|messages?|content|pages?|instructions?|sentences?
          ) (?:that |which )?(?:says?|saying|reads?)
        |contains?|risks? of|possib\w+|vulnerab\w+|flag (?:any|if|when|it)|report (?:any|if)
        |if (?:any|some) (?:\w+ )?
          (?:file|text|content|document|page|output|comment|issue|instruction|prompt)s?\b
        |whether|tempt(?:ed|ing|ation)|violation|detector|refers? to|means|rationali[sz]\w+
        |reward hacking|misuse|abuse
      )\b
    |攻击|注入|恶意|例如|比如|可疑|诱导|试图|企图|检测|攻擊|惡意|インジェクション|攻撃|悪意|例えば
    |Angreifer|атакующ|злоумышленник`,"iu");const l=/https?:\/\/\S+|\b[\w-]{2,60}\.[\w-]{2,60}\b/g;const u=new RegExp((0,s.o)`
    \b(?:
        do not|don'?ts?|never|forbidden|prohibit\w*|anti-?patterns?|not allowed|disallowed
        |avoid\w*|bad|wrong|red flags?|threats?|attack\w*|injections?|jailbreak\w*|malicious
        |suspicious|must not|should not|may not|can not|cannot|will not|wo not|what not|refuse\w*
        |reject\w*|block\w*|detect\w*|watch (?:out )?for|look(?:ing)? for|scan\w* for|examples? of
        |unsafe|dangerous|vulnerab\w+|rationali[sz]\w+|adversarial|mistakes?|pitfalls?|off-limits
        |out of scope|violations?|exploit\w*|indicators?|warning signs|attempts?|misuse|abuse\w*
        |red team\w*|payloads?
        |security (?:concerns?|risks?|issues?|smells?|threats?)
        |common excuses|excuses?|payload|do n't|risks?|unacceptable|banned|signals?|symptoms?
        |bypass\w*|evasion|obfuscat\w*|lures?|untrusted|privilege escalation|reverse shells?
        |penetration|pentest\w*|hacking|ctf|test (?:cases|prompts)|scenarios?
      )\b
    |❌|🚫|⛔|禁止|不要|严禁|危险|攻击|注入|避免|反模式|恶意|禁忌|verboten|prohibido|interdit
    |禁止事項|запрещ`,"iu");const d=new RegExp((0,s.o)`
    ^[\s"'(]*(?:
      ❌|🚫|⛔|✗|✘|✖|❎|🔴|👎|☠|⚠️? ?(?:never|do not)
      |(?:
          bad|wrong|incorrect|don'?ts?|do not|never|avoid|forbidden|prohibited|not allowed|unsafe
          |dangerous|anti-?pattern|no|red flag|attack|threat|injection|example|malicious|risk
          |blocked|reject|禁止|错误|不要|反例|危险
        )(?: [a-z]{1,12})?\s?[:：—–-]
    )`,"u");const c=new RegExp((0,s.o)`
  (?:
    ^|[,:;.!?()—–>\]"'❝]|[，。：；、]| - |
    \b(?:
        and|then|please|now|must|should|shall
        |(?:you|agents?|claude|assistants?|models?|we|i) (?:will|can|may)
        |always|just|also|or|you|simply|immediately|first|instead|agents?|assistants?|claude
        |copilot|models?|ai|kindly|not|never|either|next|finally|only|again|therefore|so
        |afterwards|but|do|quietly|silently|secretly|[a-z]{3,20}ly
        |(?:use|using|run|call|open) \S{1,30} to
        |(?:
            need|have|has|sure|remember|forget|fail|hesitate|required|instructed|supposed|ordered
            |free|asked|want you|task is|goal is|job is|allowed|permitted|afraid|authori[sz]ed
            |expected|neglect|duty is|refuse|mission is|omit
          ) to
      )
  )[\s"'(❝]*$`);const p=/^[\s|]*(?:['"]{1,2}[^'"]{1,80}['"]{1,2}|--?[a-z][\w-]{0,40})(?: ?\([^)]{0,40}\))?\s*(?:[:—–|-]|->|→)+\s*$/;const m=/\b(?:if|whether|unless|in case)\b[^,，]*$/;const g=new RegExp((0,s.o)`
  ^[^。、]{0,12}(?:しない|せず|しては(?:いけ|なら)|禁止|べきではな)
  |^ ?(?:is|are|would be|must be|should be) (?:\w+ )?
    (?:
      forbidden|prohibited|not allowed|disallowed|wrong|never|unacceptable|rejected|blocked
      |refused|banned|a (?:violation|red flag)|an? (?:attack|injection|lure)|not )`);function isNegated({sentence:e,from:t,to:n}){const s=e.slice(Math.max(0,t-300),t).replace(a," ");const r=afterLast(s,i);const l=e.slice(n,n+60);if(g.test(l))return true;const u=Math.max(r.lastIndexOf(","),r.lastIndexOf("，"));if(u<0)return o.test(r);if(o.test(r.slice(u+1)))return true;return o.test(r.slice(0,u))&&/\b(?:or|nor)\b|或|、/.test(r.slice(u)+e.slice(t,t+200))}function isTold({sentence:e,from:t}){return d.test(e)||r.test(e.slice(Math.max(0,t-400),t).replace(l," "))}function isOrder({sentence:e,from:t,to:n}){const s=e.slice(Math.max(0,t-200),t);return c.test(s)&&!m.test(s)&&!p.test(s)&&!(/["'(]$/.test(s)&&/^["')]/.test(e.slice(n)))}function isForbiddenBy(e){return u.test(e.toLowerCase().replace(/\b(do|must|should|may|wo)n['’]t\b/g,"$1 not").replace(a," "))}function afterLast(e,t){const n=[...e.matchAll(new RegExp(t.source,`${t.flags}g`))].at(-1);return n===undefined?e:e.slice(n.index+n[0].length)}}),6311:(function(e,t,n){n.d(t,{u:()=>sentencesIn,c:()=>sentencesOf});const s=new Set(["","sh","bash","zsh","fish","shell","console","terminal","shell-session","powershell","pwsh","ps1","cmd","bat","python","py","js","javascript"]);function*blocksOf(e){let t=null;for(const n of e){const{mark:e,isItem:s,indent:a}=listMarkOf(n);const o={text:n.text.slice(e),line:n.number,column:e+1};const i=n.kind!=="prose";const r=o.text.trim()==="";if(t!==null&&(i||s||r||n.isQuoted!==t.isQuoted)){yield t;t=null}if(r||saysNothing(n))continue;const l=t??blockFrom(n,s,a);l.parts.push(o);if(i)yield l;else t=l}if(t!==null)yield t}function saysNothing({kind:e,language:t}){return e==="blank"||e==="comment"||e==="code"&&!s.has(t)}function blockFrom({kind:e,isQuoted:t},n,s){const a=n||e==="table"||t;return{kind:e==="code"?"code":"prose",isQuoted:t,indent:a?s+1:s,isItem:n,parts:[]}}function listMarkOf(e){if(e.kind==="code")return{mark:0,isItem:false,indent:0};if(e.kind==="front-matter")return{mark:/^\s{0,20}(?:-\s)?[\w-]{1,40}:\s/.exec(e.text)?.[0].length??0,isItem:false,indent:0};const t=/^[ \t]{0,20}>[ \t>]{0,20}/.exec(e.text)?.[0].length??0;const n=/^[ \t]{0,40}(?:(?:[-+*•]|\d{1,9}[.)])[ \t]{1,20}){0,3}(?:\[[ x]\][ \t])?/i.exec(e.text.slice(t))?.[0]??"";return{mark:t+n.length,isItem:n.trim()!=="",indent:/^[ \t]*/.exec(n)?.[0].length??0}};const a=2e3;const o=300;function*sentenceBounds(e){let t=0;for(const n of e.matchAll(/[.!?][*_"'”’)\]]{0,4}(?=\s|$)|[。！？]/g)){const s=n.index+n[0].length;if(/(?:\b(?:e\.g|i\.e|etc|vs|cf|no|approx)|^\d{1,3}|\s\d{1,3})$/i.test(e.slice(Math.max(t,n.index-8),n.index)))continue;if(s-t<i||isInQuotation(e,t,s))continue;yield*overlappingPieces(t,s);t=s}if(t<e.length)yield*overlappingPieces(t,e.length)}const i=6;const r=300;function isInQuotation(e,t,n){if(n-t>r)return false;const s=e.slice(t,n);const a=s.split('"').length-1;const o=s.lastIndexOf("“");if(a%2===1||o>=0&&!s.includes("”",o))return true;return/["”’')]$/.test(s)&&/^\s\p{Ll}/u.test(e.slice(n,n+3))}function*overlappingPieces(e,t){for(let n=e;;n+=a-o){yield[n,Math.min(t,n+a)];if(n+a>=t)return}};function sentencesOf(e){const t=l.get(e)??[...sentencesRead(e)];l.set(e,t);return t}const l=new WeakMap;function*sentencesRead(e){const t=[];const n=new Map(e.headings.map(({line:e,level:t})=>[e,t]));let s=[];let a=false;for(const o of blocksOf(e.lines)){const[e]=o.parts;if(e===undefined)continue;const i=n.get(e.line);if(i!==undefined){leaveSections(t,i);s=[]}const r=o.kind==="prose"&&!o.isItem&&o.indent===0;if(r){if(a)s=[];a=false}else if(o.isItem)a=true;if(o.kind==="prose")s=s.filter(({indent:e})=>e<o.indent);const l=[...sentencesOfBlock(o,t.map(({title:e})=>e),s.map(e=>e.text))];yield*l;if(i!==undefined)t.push({level:i,title:e.text.replace(/^[#\s]+/,"")});if(r)s=[];const u=l.at(-1);if(u!==undefined&&announces(o,u))s.push({indent:o.isItem?o.indent:-1,text:u.text})}}function leaveSections(e,t){while((e.at(-1)?.level??0)>=t)e.pop()}function announces(e,t){return e.kind==="prose"&&/[:：][*_\s]*$/.test(t.text)}function*sentencesIn(e){for(const t of e.split(/\n[ \t]*\n/))for(const[e,n]of sentenceBounds(t))yield t.slice(e,n)}function*sentencesOfBlock(e,t,n){const s=e.parts.map(e=>e.text).join("\n");let[o,i]=[0,0];for(const[r,l]of e.kind==="code"?[[0,Math.min(s.length,a)]]:sentenceBounds(s)){const a=r+(/^\s*/.exec(s.slice(r,l))?.[0].length??0);for(let t=e.parts[o];t!==undefined&&a>i+t.text.length;t=e.parts[o]){i+=t.text.length+1;o+=1}const u=e.parts[o];if(u===undefined||a>=l)continue;yield{text:s.slice(r,l),line:u.line,column:u.column+a-i,kind:e.kind,headings:t,leadIns:n,isQuoted:e.isQuoted}}}}),8748:(function(e,t,n){n.d(t,{D:()=>speaksForFolder,g:()=>folderSpokenFor});var s=n(660);const a=/(?:^|\/)\.(?:github|claude|cursor|windsurf|clinerules|roo|junie|codex|gemini|serena)(?:\/.*)?$/i;function folderSpokenFor(e){return e.slice(0,Math.max(e.lastIndexOf("/"),0)).replace(a,"")}const o=new RegExp((0,s.o)`
    (?:^|\/)(?:
      agents|commands|skills|prompts|memories|memory-bank|chatmodes|templates?|examples?|fixtures
      |node_modules|vendor
    )\/`,"i");function speaksForFolder(e){const{path:t,kind:n}=e;if(!e.isProse||n!=="memory"&&n!=="rules"||o.test(t))return false;const s=e.markdown.lines.filter(e=>e.kind==="front-matter").map(e=>e.raw);const a=s.some(e=>/^(?:globs|applyTo|paths|fileMatch\w*)\s*:/i.test(e)&&!/^[a-z]+\s*:\s*(?:\[\s*)?["']?(?:\*\*|\*\*\/\*|\*)?["']?(?:\s*\])?\s*$/i.test(e));if(a||s.some(e=>/^paths\s*:/i.test(e)))return false;return!/\.mdc$/i.test(t)||s.some(e=>/^alwaysApply\s*:\s*true\b/i.test(e))}}),6330:(function(e,t,n){n.d(t,{q:()=>compareTexts});function compareTexts(e,t){if(e<t)return-1;return e>t?1:0}})};