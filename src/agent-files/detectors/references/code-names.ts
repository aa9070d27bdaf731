import { anyCase, flagged } from '../../../text/pattern.js';
import { wordSet } from '../../../text/words.js';
import { identifierIn, isTelling } from '../../mentions/mention.js';
import { occurrenceAt } from './code-words.js';
import { placeOfWord, referencedCommandsIn } from './commands.js';
import type { Mention } from './mention.js';
import { LONGEST_LINE, type ReferenceReading } from './reading.js';
import { isPlaceholder } from './shape.js';

/* Which names of code does a text name? `startOptionLock`, `--sequential`, `SHOP_API_URL`, `@acme/queue`. */

export type NamePlace = Pick<Mention, 'target' | 'line' | 'column'>;

export type CodeNameKind = 'symbol' | 'flag' | 'variable' | 'package' | 'key';

export interface CodeName {
  readonly kind: CodeNameKind;
  /** As code has it: of `AuthService.login()` the name `login`. */
  readonly name: string;
  /** The package or module that a type is said to be of: `zipfile` of `zipfile.ZipFile`. */
  readonly owner?: string;
}

/** A name, and where it is written. */
export interface CodeNameAt {
  readonly named: CodeName;
  readonly place: NamePlace;
  /** Whether inline code marks it as a name of code; elsewhere it has to be a text about this repository. */
  readonly isMarked: boolean;
}

const LONGEST = 80;

/** Variables that stand for any, or that runners, agents, run times and SDKs set or read: no code has to. */
const OTHERS_VARIABLE = flagged('')`
  _HERE$|^YOUR_|^(?:GITHUB|RUNNER|GITLAB|CLAUDE|CODEX|XDG|LC|LD|DYLD|AWS|CARGO|DOCKER|GIT|GRADLE|JAVA|KUBE|MAVEN
      |NPM|PIP|POETRY|PYTEST|PYTHON|RUSTUP|SSH|SSL_CERT|TF|UV|VERCEL|VIRTUAL)_
  |^(?:ANTHROPIC|GEMINI|GOOGLE|OPENAI)_API_KEY$|^GOOGLE_APPLICATION_CREDENTIALS$|^(?:FORCE|NO)_COLOR$
  |^(?:HTTPS?|NO)_PROXY$|^NODE_(?:ENV|OPTIONS|PATH)$|^RUST_(?:LOG|BACKTRACE)$`;

/** A name that stands for one thing; null for a word that could mean anything. */
export function codeNameIn(written: string): CodeName | null {
  // Each kind has a sign or a capital inside; most words have neither.
  if (written.length > LONGEST || !/[a-z0-9][A-Z]|[_@-]/.test(written)) return null;
  if ((written.match(/[A-Za-z]/g)?.length ?? 0) < 6) return null;
  if (/^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(written)) return { kind: 'flag', name: written };
  const variable = /^\$?\{?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\}?$/.exec(written)?.[1];
  if (variable !== undefined)
    return OTHERS_VARIABLE.test(variable) ? null : { kind: 'variable', name: variable };
  if (/^@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*$/.test(written))
    return { kind: 'package', name: written };
  if (/^(?!(?:aria|data|x)-)[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(written))
    return { kind: 'key', name: written };
  return symbolIn(written);
}

/** `JobRunner.drainQueue()`, `make_row_error`. */
function symbolIn(written: string): CodeName | null {
  const identifier = identifierIn(written);
  if (identifier === null || !isTelling(identifier)) return null;
  if (!/[a-z0-9][A-Z]|_/.test(identifier.own)) return null;
  const owner = /(?:^|\.)([a-z][a-z0-9_]*)\.[A-Z]\w*$/.exec(identifier.name)?.[1];
  const symbol = { kind: 'symbol', name: identifier.own } as const;
  return owner === undefined ? symbol : { ...symbol, owner };
}

/** `SHOP_API_URL` and `--keep-maps` can be nothing else, whatever stands around them. */
const IN_WORDS =
  /(?<![\w$@/.\\-])(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|--[a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?![\w$/-]|\.\w)/g;

/** Two words that samples of any project have. */
const OF_ANY_PROJECT = anyCase`
  ^(?:access|api|app|auth|aws|base|client|db|database|error|my|secret|server|some|test|token|user)_
  (?:code|host|id|key|message|name|password|port|secret|status|token|type|url|user)$`;

/** Variables and flags in prose, tables and headings, and variables in any fence. */
function* namesInWords(reading: ReferenceReading): Generator<CodeNameAt> {
  for (const line of reading.lines) {
    if (line.raw.length > LONGEST_LINE || !/_|--/.test(line.raw)) continue;
    const isFenced = line.kind === 'code';
    for (const { 0: target, index } of (isFenced ? line.raw : reading.wordsOf(line)).matchAll(
      IN_WORDS,
    )) {
      const named = codeNameIn(target);
      if (named === null || isPlaceholder(target) || OF_ANY_PROJECT.test(target)) continue;
      if (named.kind === 'flag' && (isFenced || isOfOthers(line.raw.slice(0, index)))) continue;
      yield { named, place: { target, line: line.number, column: index + 1 }, isMarked: false };
    }
  }
}

/** What a sample takes from elsewhere: it imports or calls it. Other names may be made up. */
const IMPORTS = /^\s*(?:import\b|from\b|export\b.*\bfrom\b|use\b|using\b)|\brequire\(/;

/** `createQueue(` in a fence: what agents copy. What the samples of a text make up themselves is left out. */
function* symbolsOfSamples(reading: ReferenceReading): Generator<CodeNameAt> {
  const lines = reading.lines.filter(
    ({ kind, language, raw }) =>
      kind === 'code' && !NO_SAMPLE.test(language) && raw.length <= LONGEST_LINE,
  );
  const used = new Map<string, CodeNameAt>();
  for (const { number: line, raw } of lines) {
    const isImport = IMPORTS.test(raw);
    if (isImport && isOfPlaceholder(raw)) continue;
    for (const { 0: target, index } of raw.matchAll(isImport ? ANY_WORD : CALLED)) {
      const owner = /[\w$]{1,80}\.$/.exec(raw.slice(Math.max(0, index - 81), index))?.[0] ?? '';
      const named =
        used.has(target) || isPlaceholder(target) ? null : codeNameIn(`${owner}${target}`);
      if (named?.kind !== 'symbol' || occurrenceAt(raw, index, target, true) === 'said') continue;
      used.set(target, { named, place: { target, line, column: index + 1 }, isMarked: false });
    }
  }
  if (used.size > 0) for (const { raw } of lines) forgetMade(used, raw);
  yield* used.values();
}

const ANY_WORD = /[A-Za-z_$][\w$]{5,}/g;
const CALLED = /[A-Za-z_$][\w$]{5,}(?=\s?\()/g;

/** Takes out the symbols that a line of a sample defines, or has as keys. */
function forgetMade(used: Map<string, CodeNameAt>, line: string): void {
  for (const { 0: symbol, index } of line.matchAll(ANY_WORD)) {
    if (!used.has(symbol)) continue;
    const how = occurrenceAt(line, index, symbol, true);
    if (how === 'defined' || how === 'keyed') used.delete(symbol);
  }
}

/** `import { x } from 'your-package'`. */
function isOfPlaceholder(line: string): boolean {
  const source = /["']([^"']{1,200})["'];?\s*$/.exec(line)?.[1] ?? '';
  return source.split('/').some(isPlaceholder);
}

/** Languages of fences that are commands, trees, messages or pictures, and no code of this repository. */
const NO_SAMPLE =
  /^(?:|bash|sh|shell|zsh|console|terminal|text|txt|plaintext|diff|mermaid|markdown|md|log|output|http|powershell)$/;

/** Programs that are of no repository, but for what they hand on. */
const OTHERS = wordSet(`
  git gh docker kubectl helm curl wget ssh apt apt-get brew pip pip3 tar rm cp ls grep rg find jq
  aws az eslint gcloud jest mypy playwright prettier psql pytest ruff terraform tsc vercel vitest wrangler
`);

/** A package manager doing its own work: what it runs of a package may take flags of this repository. */
const INSTALLS = flagged('')`
  \b(?:npm|pnpm|yarn|bun|pip3?|uv|poetry|cargo|go)\s+
  (?:add|audit|ci|i|init|install|link|pack|publish|remove|sync|update|upgrade|version)\b`;

/** Whether the words before a flag name another program last: `git with --no-verify`. */
function isOfOthers(before: string): boolean {
  const sentence = before.slice(-SIGHT);
  return (
    INSTALLS.test(sentence) ||
    (sentence.match(/(?<![\w./-])[a-z][a-z0-9-]*(?![\w/-]|\.\w)/g) ?? []).some((word) =>
      OTHERS.has(word),
    )
  );
}

/** Signs before a flag in which its program is named. */
const SIGHT = 80;

/** `--sequential` of `pnpm test --sequential`. */
function* flagsOfCommands(reading: ReferenceReading): Generator<CodeNameAt> {
  for (const command of referencedCommandsIn(reading)) {
    if (OTHERS.has(command.words[0] ?? '') || INSTALLS.test(command.words.slice(0, 2).join(' ')))
      continue;
    for (const word of command.words.slice(1)) {
      const flag = word.replace(/=.*$/, '');
      const named = flag.startsWith('--') ? codeNameIn(flag) : null;
      const column = named === null ? null : placeOfWord(word, command, reading);
      if (named === null || column === null) continue;
      yield { named, place: { target: flag, line: command.line, column }, isMarked: true };
    }
  }
}

/** How code may write a name: who declares `max_age` or `:max-age` gets the flag `--max-age` from a library. */
export function spellingsOf({ kind, name }: CodeName): readonly string[] {
  const bare = name.slice(2);
  if (kind !== 'flag' || !bare.includes('-')) return [name];
  const camel = bare.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return [name, bare, bare.replaceAll('-', '_'), camel];
}

/** The names of code in a text: in inline code, in commands, in prose, and in samples. */
export function* codeNamesIn(reading: ReferenceReading): Generator<CodeNameAt> {
  for (const { line, column, text } of reading.document.markdown.code) {
    const target = text.trim();
    const named = codeNameIn(target);
    if (named === null || isPlaceholder(named.name) || reading.isLabel(line, column)) continue;
    yield { named, place: { target, line, column: column + text.indexOf(target) }, isMarked: true };
  }
  yield* flagsOfCommands(reading);
  yield* namesInWords(reading);
  yield* symbolsOfSamples(reading);
}
