import type { CommandShape, ExpectedWord, OptionShape } from './command-shapes.js';
import type { Shell } from './arguments.js';

/*
 * Completion scripts for bash, zsh and fish. They hold all commands and options, so that Tab starts no Node.js. File
 * names may be hostile: only names that are ids are offered, and no word is evaluated again (no `eval`, no `compgen
 * -W`).
 */

export function completionScript(shell: Shell, commands: readonly CommandShape[]): string {
  switch (shell) {
    case 'bash':
      return [INSTALL.bash, tables(commands), LOOK_UPS, BASH].join('\n');
    case 'zsh':
      return [INSTALL.zsh, tables(commands), LOOK_UPS, ZSH].join('\n');
    case 'fish':
      return [INSTALL.fish, FISH, ...fishLines(commands), ''].join('\n');
  }
}

/** The head of each script: how to install it. */
const INSTALL: Readonly<Record<Shell, string>> = {
  bash: `# Completion of memtrust for bash. Put this line into ~/.bashrc:
#   eval "$(memtrust completion bash)"
`,
  zsh: `#compdef memtrust
# Completion of memtrust for zsh. Put this line into ~/.zshrc, behind compinit:
#   eval "$(memtrust completion zsh)"
`,
  fish: `# Completion of memtrust for fish. Run this once:
#   memtrust completion fish > ~/.config/fish/completions/memtrust.fish
`,
};

/** Fact ids and commit names; unusual names are left out. */
const LOOK_UPS = `_memtrust_facts() {
  local root
  root=$(git rev-parse --show-toplevel 2>/dev/null) || return 0
  (cd -- "$root/.memtrust/facts" 2>/dev/null && find . -type f -name '*.md' 2>/dev/null) |
    LC_ALL=C sed -n 's#^\\./\\([a-z0-9][a-z0-9/-]*\\)\\.md$#\\1#p' | LC_ALL=C sort
}

_memtrust_refs() {
  git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null |
    LC_ALL=C grep -E '^[A-Za-z0-9_][A-Za-z0-9_./-]*$'
}
`;

/** What is expected where, as functions for bash and zsh. */
function tables(commands: readonly CommandShape[]): string {
  const named = commands.filter(({ place }) => place !== '');
  return `# What the value of an option is: _memtrust_value COMMAND OPTION
_memtrust_value() {
  case "$1 $2" in
${rows(commands.flatMap(valueRows))}
    *) return 1 ;;
  esac
}

# What an argument is: _memtrust_argument COMMAND HOW_MANY_BEFORE_IT
_memtrust_argument() {
  case "$1 $2" in
${rows(commands.flatMap(argumentRows))}
    *) return 1 ;;
  esac
}

_memtrust_options() {
  case "$1" in
${rows(commands.map(({ place, options }) => [[quoted(place)], said(flagsOf(options))]))}
  esac
}

# Whether these words are a command.
_memtrust_is_command() {
  case "$1" in
${rows([[named.map(({ place }) => quoted(place)), 'return 0']])}
  esac
  return 1
}
`;
}

/** A case of a shell: its patterns and its action. */
type Row = readonly [patterns: readonly string[], action: string];

function rows(all: readonly Row[]): string {
  return all.map(([patterns, action]) => `    ${patterns.join(' | ')}) ${action} ;;`).join('\n');
}

function flagsOf(options: readonly OptionShape[]): ExpectedWord {
  return { kind: 'words', words: options.flatMap(({ flags }) => flags) };
}

function valueRows({ place, options }: CommandShape): Row[] {
  return options.flatMap(({ flags, value }): Row[] =>
    value === null ? [] : [[flags.map((flag) => quoted(`${place} ${flag}`)), said(value)]],
  );
}

/** Arguments by number; subcommands in the place of the first. */
function argumentRows({ place, expected, repeats, below }: CommandShape): Row[] {
  const all: readonly ExpectedWord[] =
    below.length > 0 ? [{ kind: 'words', words: below }] : expected;
  return all.map((one, index) => [
    [repeats && index === all.length - 1 ? `${quoted(`${place} `)}*` : quoted(`${place} ${index}`)],
    said(one),
  ]);
}

/** A command that prints what is expected: words after an equals sign, or a kind. */
function said(expected: ExpectedWord): string {
  const text = expected.kind === 'words' ? `=${expected.words.join(' ')}` : expected.kind;
  return String.raw`printf '%s\n' ${quoted(text)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * `place` is the command so far, `at` the number of arguments after it. Files are left to the shell, which quotes
 * names.
 */
const BASH = String.raw`# Of the words on standard input, those that begin like the one that is typed.
_memtrust_pick() {
  local word
  while IFS= read -r word; do
    case "$word" in
      "$1"*) COMPREPLY[${'$'}{#COMPREPLY[@]}]=$word ;;
    esac
  done
}

_memtrust() {
  local current=${'$'}{COMP_WORDS[COMP_CWORD]} previous=${'$'}{COMP_WORDS[COMP_CWORD-1]}
  local place= at=0 skip= word expected i
  COMPREPLY=()
  # bash takes --format=json for three words.
  if [ "$current" = = ]; then
    current=
  elif [ "$previous" = = ]; then
    previous=${'$'}{COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${'$'}{COMP_WORDS[i]}
    if [ -n "$skip" ]; then
      [ "$word" = = ] || skip=
      continue
    fi
    case "$word" in
      --) return ;;
      =) ;;
      -*) _memtrust_value "$place" "$word" >/dev/null && skip=1 ;;
      *)
        if [ "$at" -eq 0 ] && _memtrust_is_command "${'$'}{place:+$place }$word"; then
          place="${'$'}{place:+$place }$word"
        else
          at=$((at + 1))
        fi
        ;;
    esac
  done
  if expected=$(_memtrust_value "$place" "$previous"); then
    :
  elif [ "${'$'}{current#-}" != "$current" ]; then
    expected=$(_memtrust_options "$place")
  else
    expected=$(_memtrust_argument "$place" "$at") || return
  fi
  case "$expected" in
    '='*) _memtrust_pick "$current" < <(printf '%s\n' "${'$'}{expected#=}" | tr ' ' '\n') ;;
    fact) _memtrust_pick "$current" < <(_memtrust_facts) ;;
    ref) _memtrust_pick "$current" < <(_memtrust_refs) ;;
  esac
}

complete -o bashdefault -o default -F _memtrust memtrust
`;

const ZSH = String.raw`_memtrust() {
  local current=${'$'}{words[CURRENT]} previous=${'$'}{words[CURRENT-1]}
  local place= skip= word expected
  local -i at=0 i
  for ((i = 2; i < CURRENT; i++)); do
    word=${'$'}{words[i]}
    if [[ -n $skip ]]; then
      skip=
      continue
    fi
    case "$word" in
      --) _normal; return ;;
      --*=*) ;;
      -*) _memtrust_value "$place" "$word" >/dev/null && skip=1 ;;
      *)
        if ((at == 0)) && _memtrust_is_command "${'$'}{place:+$place }$word"; then
          place="${'$'}{place:+$place }$word"
        else
          at=$((at + 1))
        fi
        ;;
    esac
  done
  if [[ $current == --*=* ]]; then
    previous=${'$'}{current%%=*}
    compset -P '*='
    current=${'$'}{current#*=}
  fi
  if expected=$(_memtrust_value "$place" "$previous"); then
    :
  elif [[ $current == -* ]]; then
    expected=$(_memtrust_options "$place")
  else
    expected=$(_memtrust_argument "$place" "$at") || return 1
  fi
  case "$expected" in
    '='*) compadd -- ${'$'}{(s: :)expected#=} ;;
    fact) compadd -- ${'$'}{(f)"$(_memtrust_facts)"} ;;
    ref) compadd -- ${'$'}{(f)"$(_memtrust_refs)"} ;;
    folder) _files -/ ;;
    file) _files ;;
  esac
}

if [ "${'$'}{funcstack[1]}" = _memtrust ]; then
  _memtrust "$@"
else
  compdef _memtrust memtrust
fi
`;

const FISH = String.raw`function __memtrust_facts
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
`;

/** A line for each command, option and argument. */
function fishLines(commands: readonly CommandShape[]): string[] {
  return commands.flatMap((command) => [
    ...commands
      .filter(({ place }) => place !== '' && aboveOf(place) === command.place)
      .map(
        ({ place, description }) =>
          `${fishIn(command, true)} -a ${fishWord(place.split(' ').at(-1) ?? '')} -d ${fishWord(description)}`,
      ),
    ...command.options.map((option) => fishOption(command, option)),
    ...(command.below.length > 0
      ? []
      : command.expected.slice(-1).map((one) => `${fishIn(command)} ${fishExpected(one)}`.trim())),
  ]);
}

/** The parent command: empty for `check`, `session` for `session append`. */
function aboveOf(place: string): string {
  return place.split(' ').slice(0, -1).join(' ');
}

/** The condition "after this command"; with `isOpen`, also "before a subcommand". */
function fishIn({ place, below }: CommandShape, isOpen: boolean = false): string {
  const seen = place
    .split(' ')
    .flatMap((word) => (word === '' ? [] : [`__fish_seen_subcommand_from ${word}`]));
  if (isOpen)
    seen.push(
      place === '' ? '__fish_use_subcommand' : `not __fish_seen_subcommand_from ${below.join(' ')}`,
    );
  return seen.length === 0
    ? 'complete -c memtrust'
    : `complete -c memtrust -n ${fishWord(seen.join('; and '))}`;
}

function fishOption(command: CommandShape, { flags, description, value }: OptionShape): string {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
  );
  const taken = value === null ? '' : ` -r ${fishExpected(value)}`.trimEnd();
  return `${fishIn(command)} ${names.join(' ')}${taken} -d ${fishWord(description)}`;
}

function fishExpected(expected: ExpectedWord): string {
  switch (expected.kind) {
    case 'words':
      return `-a ${fishWord(expected.words.join(' '))}`;
    case 'fact':
      return `-a '(__memtrust_facts)'`;
    case 'ref':
      return `-a '(__memtrust_refs)'`;
    case 'folder':
      return `-a '(__fish_complete_directories)'`;
    case 'file':
      return '-F';
    case 'anything':
      return '';
  }
}

function fishWord(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
}
