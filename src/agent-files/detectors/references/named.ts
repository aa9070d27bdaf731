import { flagged } from '../../../text/pattern.js';
import { wordSet } from '../../../text/words.js';
import { identifierIn, isTelling } from '../../mentions/mention.js';
import { type Occurrence, occurrenceAt } from './code-words.js';
import { placeOfWord, referencedCommandsIn } from './commands.js';
import type { Mention } from './mention.js';
import { LONGEST_LINE, type ReferenceReading } from './reading.js';
import { isPlaceholder } from './shape.js';

/* Which names of code does a text name? `startOptionLock`, `--sequential`, `SHOP_API_URL`, `@acme/queue`. */

export type Place = Pick<Mention, 'target' | 'line' | 'column'>;

export type NameKind = 'symbol' | 'flag' | 'variable' | 'package' | 'key';

export interface Named {
  readonly kind: NameKind;
  /** As code has it: of `AuthService.login()` the name `login`. */
  readonly name: string;
}

/** A name, and where it is written. */
export interface NamedPlace {
  readonly named: Named;
  readonly place: Place;
}

const LONGEST = 80;

/** Variables that stand for any, or that runners, agents, run times and SDKs set or read: no code has to. */
const OTHERS_VARIABLE = flagged('')`
  _HERE$|^YOUR_|^(?:GITHUB|RUNNER|GITLAB|CLAUDE|CODEX|XDG|LC|LD|DYLD|AWS|CARGO|DOCKER|GIT|GRADLE|JAVA|KUBE|MAVEN
      |NPM|PIP|POETRY|PYTEST|PYTHON|RUSTUP|SSH|SSL_CERT|TF|UV|VERCEL|VIRTUAL)_
  |^(?:ANTHROPIC|GEMINI|GOOGLE|OPENAI)_API_KEY$|^GOOGLE_APPLICATION_CREDENTIALS$|^(?:FORCE|NO)_COLOR$
  |^(?:HTTPS?|NO)_PROXY$|^NODE_(?:ENV|OPTIONS|PATH)$|^RUST_(?:LOG|BACKTRACE)$`;

/** A name that stands for one thing; null for a word that could mean anything. */
export function nameIn(written: string): Named | null {
  if (written.length > LONGEST || (written.match(/[A-Za-z]/g)?.length ?? 0) < 6) return null;
  if (/^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(written)) return { kind: 'flag', name: written };
  const variable = /^\$?\{?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\}?$/.exec(written)?.[1];
  if (variable !== undefined)
    return OTHERS_VARIABLE.test(variable) ? null : { kind: 'variable', name: variable };
  if (/^@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*$/.test(written))
    return { kind: 'package', name: written };
  if (/^(?!(?:aria|data|x)-)[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(written))
    return { kind: 'key', name: written };
  const identifier = identifierIn(written);
  return identifier !== null && isTelling(identifier) && /[a-z0-9][A-Z]|_/.test(identifier.own)
    ? { kind: 'symbol', name: identifier.own }
    : null;
}

/** `SHOP_API_URL` and `--keep-maps` can be nothing else, whatever stands around them. */
const IN_WORDS =
  /(?<![\w$@/.\\-])(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|--[a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?![\w$/-]|\.\w)/g;

/** Variables and flags in prose, tables and headings, and variables in any fence. */
function* namesInWords(reading: ReferenceReading): Generator<NamedPlace> {
  for (const line of reading.lines) {
    if (line.raw.length > LONGEST_LINE || !/_|--/.test(line.raw)) continue;
    const isFenced = line.kind === 'code';
    for (const { 0: target, index } of (isFenced ? line.raw : reading.wordsOf(line)).matchAll(
      IN_WORDS,
    )) {
      const named = nameIn(target);
      if (named === null || isPlaceholder(target)) continue;
      if (named.kind === 'flag' && (isFenced || isOfOthers(line.raw.slice(0, index)))) continue;
      yield { named, place: { target, line: line.number, column: index + 1 } };
    }
  }
}

/** What a sample takes from elsewhere: it imports or calls it. Other names may be made up. */
const IMPORTS = /^\s*(?:import\b|from\b|export\b.*\bfrom\b|use\b|using\b)|\brequire\(/;

/** `createQueue(` in a fence: what agents copy. What the samples of a text make up themselves is left out. */
function* symbolsOfSamples(reading: ReferenceReading): Generator<NamedPlace> {
  const used = new Map<string, NamedPlace>();
  const made = new Set<string>();
  for (const { kind, language, number: line, raw } of reading.lines) {
    if (kind !== 'code' || NO_SAMPLE.test(language) || raw.length > LONGEST_LINE) continue;
    const isImport = IMPORTS.test(raw);
    if (isImport && isOfPlaceholder(raw)) continue;
    for (const { how, index, ...one } of symbolsOf(raw)) {
      const { name: target } = one.named;
      if (how === 'defined' || how === 'keyed') made.add(target);
      else if (isImport || /^\s?\(/.test(raw.slice(index + target.length)))
        if (!used.has(target))
          used.set(target, { ...one, place: { target, line, column: index + 1 } });
    }
  }
  for (const [target, one] of used) if (!made.has(target)) yield one;
}

/** The symbols of a line of code, outside its comments. */
function* symbolsOf(
  line: string,
): Generator<{ readonly named: Named; readonly how: Occurrence; readonly index: number }> {
  for (const { 0: written, index } of line.matchAll(/[A-Za-z_$][\w$]{5,}/g)) {
    const named = nameIn(written);
    if (named?.kind !== 'symbol' || isPlaceholder(written)) continue;
    const how = occurrenceAt(line, index, written, true);
    if (how !== 'said') yield { named, how, index };
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
function* flagsOfCommands(reading: ReferenceReading): Generator<NamedPlace> {
  for (const command of referencedCommandsIn(reading)) {
    if (OTHERS.has(command.words[0] ?? '') || INSTALLS.test(command.words.slice(0, 2).join(' ')))
      continue;
    for (const word of command.words.slice(1)) {
      const flag = word.replace(/=.*$/, '');
      const named = flag.startsWith('--') ? nameIn(flag) : null;
      const column = named === null ? null : placeOfWord(word, command, reading);
      if (named === null || column === null) continue;
      yield { named, place: { target: flag, line: command.line, column } };
    }
  }
}

/** How code may write a name: who declares `max_age` or `:max-age` gets the flag `--max-age` from a library. */
export function spellingsOf({ kind, name }: Named): readonly string[] {
  const bare = name.slice(2);
  if (kind !== 'flag' || !bare.includes('-')) return [name];
  const camel = bare.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return [name, bare, bare.replaceAll('-', '_'), camel];
}

/** A name as frameworks spell it: `LOG_LEVEL` is the setting `log_level`, `getRows` the tool `get_rows`. */
export function kinOf({ kind, name }: Named): readonly string[] {
  if (kind === 'variable') return [name.toLowerCase()];
  if (kind !== 'symbol') return [];
  const words = name.match(/[A-Z]?[a-z0-9]+|[A-Z0-9]+(?![a-z])/g) ?? [];
  const snake = words.join('_').toLowerCase();
  const pascal = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  const camel = `${pascal[0]?.toLowerCase() ?? ''}${pascal.slice(1)}`;
  return [snake, pascal, camel].filter((one) => one !== name);
}

/** What a `SHOP_API_URL` may be made of: `SHOP_` and `api_url`, or `_API_URL` behind another word. */
export function partsOf({ kind, name }: Named): readonly string[] {
  if (kind !== 'variable') return [];
  const [first = '', ...rest] = name.split('_');
  const tail = rest.join('_');
  const camel = tail.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return [`${first}_`, `_${tail}`, tail.toLowerCase(), camel].filter((one) => one.length > 4);
}

/** The names of code in a text: in inline code, in commands, in prose, and in samples. */
export function* namedIn(reading: ReferenceReading): Generator<NamedPlace> {
  for (const { line, column, text } of reading.document.markdown.code) {
    const target = text.trim();
    const named = nameIn(target);
    if (named === null || isPlaceholder(named.name) || reading.isLabel(line, column)) continue;
    yield { named, place: { target, line, column: column + text.indexOf(target) } };
  }
  yield* flagsOfCommands(reading);
  yield* namesInWords(reading);
  yield* symbolsOfSamples(reading);
}
