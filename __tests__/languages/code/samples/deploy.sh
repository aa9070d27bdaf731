#!/usr/bin/env bash
# fake() { echo no; }
set -euo pipefail

log() { printf '%s }\n' "$*" >&2; }

function with_keyword {
  local x="${1:-"}"}"
  case "$x" in
    a|b) echo "}" ;;
    (c) nested() { echo nested; } ;;
    *) return 1 ;;
  esac
}

function both() {
  cat <<EOT
fake_in_heredoc() {
$(date)
EOT
  if [[ $1 == "{" ]]; then echo {a,b}; fi
}

subshell() (
  cd /tmp && ls | while read -r line; do echo "$line"; done
)

with-dash.and_dot() {
  local n=$(( 1 + 2 )) s=${#1} t=${1//\}/x}
  trap 'rm -rf "$x"; }' EXIT
}
next_line()
{
  echo "${arr[@]}" '}' \}
}
log "done"

if true; then in_then() { :; }; else in_else() { :; }; fi
while false; do in_do() { :; }; done
{ in_braces() { :; }; }
( in_parens() { :; } ) & behind_and() { :; }
true | piped() { :; } || behind_or() { :; }
function bare { function inner () ( :; ); }
  function spaced_out () {
    echo function no \{ a; \}
  }
"quoted" && last() ( ( : ) )
