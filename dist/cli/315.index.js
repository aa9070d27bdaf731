export const id=315;export const ids=[315];export const modules={90315:(function(e,t,r){r.d(t,{completionScript:()=>completionScript});function completionScript(e,t){switch(e){case"bash":return[s.bash,tables(t),n,o].join("\n");case"zsh":return[s.zsh,tables(t),n,i].join("\n");case"fish":return[s.fish,a,...fishLines(t),""].join("\n")}}const s={bash:`# Completion of memtrust for bash. Put this line into ~/.bashrc:
#   eval "$(memtrust completion bash)"
`,zsh:`#compdef memtrust
# Completion of memtrust for zsh. Put this line into ~/.zshrc, behind compinit:
#   eval "$(memtrust completion zsh)"
`,fish:`# Completion of memtrust for fish. Run this once:
#   memtrust completion fish > ~/.config/fish/completions/memtrust.fish
`};const n=`_memtrust_facts() {
  local root
  root=$(git rev-parse --show-toplevel 2>/dev/null) || return 0
  (cd -- "$root/.memtrust/facts" 2>/dev/null && find . -type f -name '*.md' 2>/dev/null) |
    LC_ALL=C sed -n 's#^\\./\\([a-z0-9][a-z0-9/-]*\\)\\.md$#\\1#p' | LC_ALL=C sort
}

_memtrust_refs() {
  git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null |
    LC_ALL=C grep -E '^[A-Za-z0-9_][A-Za-z0-9_./-]*$'
}
`;function tables(e){const t=e.filter(({place:e})=>e!=="");return`# What the value of an option is: _memtrust_value COMMAND OPTION
_memtrust_value() {
  case "$1 $2" in
${rows(e.flatMap(valueRows))}
    *) return 1 ;;
  esac
}

# What an argument is: _memtrust_argument COMMAND HOW_MANY_BEFORE_IT
_memtrust_argument() {
  case "$1 $2" in
${rows(e.flatMap(argumentRows))}
    *) return 1 ;;
  esac
}

_memtrust_options() {
  case "$1" in
${rows(e.map(({place:e,options:t})=>[[quoted(e)],said(flagsOf(t))]))}
  esac
}

# Whether these words are a command.
_memtrust_is_command() {
  case "$1" in
${rows([[t.map(({place:e})=>quoted(e)),"return 0"]])}
  esac
  return 1
}
`}function rows(e){return e.map(([e,t])=>`    ${e.join(" | ")}) ${t} ;;`).join("\n")}function flagsOf(e){return{kind:"words",words:e.flatMap(({flags:e})=>e)}}function valueRows({place:e,options:t}){return t.flatMap(({flags:t,value:r})=>r===null?[]:[[t.map(t=>quoted(`${e} ${t}`)),said(r)]])}function argumentRows({place:e,expected:t,repeats:r,below:s}){const n=s.length>0?[{kind:"words",words:s}]:t;return n.map((t,s)=>[[r&&s===n.length-1?`${quoted(`${e} `)}*`:quoted(`${e} ${s}`)],said(t)])}function said(e){const t=e.kind==="words"?`=${e.words.join(" ")}`:e.kind;return String.raw`printf '%s\n' ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",String.raw`'\''`)}'`}const o=String.raw`# Of the words on standard input, those that begin like the one that is typed.
_memtrust_pick() {
  local word
  while IFS= read -r word; do
    case "$word" in
      "$1"*) COMPREPLY[${"$"}{#COMPREPLY[@]}]=$word ;;
    esac
  done
}

_memtrust() {
  local current=${"$"}{COMP_WORDS[COMP_CWORD]} previous=${"$"}{COMP_WORDS[COMP_CWORD-1]}
  local place= at=0 skip= word expected i
  COMPREPLY=()
  # bash takes --format=json for three words.
  if [ "$current" = = ]; then
    current=
  elif [ "$previous" = = ]; then
    previous=${"$"}{COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${"$"}{COMP_WORDS[i]}
    if [ -n "$skip" ]; then
      [ "$word" = = ] || skip=
      continue
    fi
    case "$word" in
      --) return ;;
      =) ;;
      -*) _memtrust_value "$place" "$word" >/dev/null && skip=1 ;;
      *)
        if [ "$at" -eq 0 ] && _memtrust_is_command "${"$"}{place:+$place }$word"; then
          place="${"$"}{place:+$place }$word"
        else
          at=$((at + 1))
        fi
        ;;
    esac
  done
  if expected=$(_memtrust_value "$place" "$previous"); then
    :
  elif [ "${"$"}{current#-}" != "$current" ]; then
    expected=$(_memtrust_options "$place")
  else
    expected=$(_memtrust_argument "$place" "$at") || return
  fi
  case "$expected" in
    '='*) _memtrust_pick "$current" < <(printf '%s\n' "${"$"}{expected#=}" | tr ' ' '\n') ;;
    fact) _memtrust_pick "$current" < <(_memtrust_facts) ;;
    ref) _memtrust_pick "$current" < <(_memtrust_refs) ;;
  esac
}

complete -o bashdefault -o default -F _memtrust memtrust
`;const i=String.raw`_memtrust() {
  local current=${"$"}{words[CURRENT]} previous=${"$"}{words[CURRENT-1]}
  local place= skip= word expected
  local -i at=0 i
  for ((i = 2; i < CURRENT; i++)); do
    word=${"$"}{words[i]}
    if [[ -n $skip ]]; then
      skip=
      continue
    fi
    case "$word" in
      --) _normal; return ;;
      --*=*) ;;
      -*) _memtrust_value "$place" "$word" >/dev/null && skip=1 ;;
      *)
        if ((at == 0)) && _memtrust_is_command "${"$"}{place:+$place }$word"; then
          place="${"$"}{place:+$place }$word"
        else
          at=$((at + 1))
        fi
        ;;
    esac
  done
  if [[ $current == --*=* ]]; then
    previous=${"$"}{current%%=*}
    compset -P '*='
    current=${"$"}{current#*=}
  fi
  if expected=$(_memtrust_value "$place" "$previous"); then
    :
  elif [[ $current == -* ]]; then
    expected=$(_memtrust_options "$place")
  else
    expected=$(_memtrust_argument "$place" "$at") || return 1
  fi
  case "$expected" in
    '='*) compadd -- ${"$"}{(s: :)expected#=} ;;
    fact) compadd -- ${"$"}{(f)"$(_memtrust_facts)"} ;;
    ref) compadd -- ${"$"}{(f)"$(_memtrust_refs)"} ;;
    folder) _files -/ ;;
    file) _files ;;
  esac
}

if [ "${"$"}{funcstack[1]}" = _memtrust ]; then
  _memtrust "$@"
else
  compdef _memtrust memtrust
fi
`;const a=String.raw`function __memtrust_facts
    set -l root (git rev-parse --show-toplevel 2>/dev/null); or return
    find $root/.memtrust/facts -type f -name '*.md' 2>/dev/null \
        | string replace -- $root/.memtrust/facts/ '' \
        | string match -r -- '^[a-z0-9][a-z0-9/-]*(?=\.md$)'
end

function __memtrust_refs
    git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null \
        | string match -r -- '^[A-Za-z0-9_][A-Za-z0-9_./-]*$'
end

complete -c memtrust -f
`;function fishLines(e){return e.flatMap(t=>[...e.filter(({place:e})=>e!==""&&aboveOf(e)===t.place).map(({place:e,description:r})=>`${fishIn(t,true)} -a ${fishWord(e.split(" ").at(-1)??"")} -d ${fishWord(r)}`),...t.options.map(e=>fishOption(t,e)),...t.below.length>0?[]:t.expected.slice(-1).map(e=>`${fishIn(t)} ${fishExpected(e)}`.trim())])}function aboveOf(e){return e.split(" ").slice(0,-1).join(" ")}function fishIn({place:e,below:t},r=false){const s=e.split(" ").flatMap(e=>e===""?[]:[`__fish_seen_subcommand_from ${e}`]);if(r)s.push(e===""?"__fish_use_subcommand":`not __fish_seen_subcommand_from ${t.join(" ")}`);return s.length===0?"complete -c memtrust":`complete -c memtrust -n ${fishWord(s.join("; and "))}`}function fishOption(e,{flags:t,description:r,value:s}){const n=t.map(e=>e.startsWith("--")?`-l ${e.slice(2)}`:`-s ${e.slice(1)}`);const o=s===null?"":` -r ${fishExpected(s)}`.trimEnd();return`${fishIn(e)} ${n.join(" ")}${o} -d ${fishWord(r)}`}function fishExpected(e){switch(e.kind){case"words":return`-a ${fishWord(e.words.join(" "))}`;case"fact":return`-a '(__memtrust_facts)'`;case"ref":return`-a '(__memtrust_refs)'`;case"folder":return`-a '(__fish_complete_directories)'`;case"file":return"-F";case"anything":return""}}function fishWord(e){return`'${e.replaceAll("\\",String.raw`\\`).replaceAll("'",String.raw`\'`)}'`}}),};
