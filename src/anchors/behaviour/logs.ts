import type { Language } from '../../languages/code/language.js';
import { bracketPairs, endsStatement, isPunctuator, type BehaviourUnit } from './unit.js';

const LOG = /^_?(?:\w+_)?(?:log|logger|logging|console|tracing|slog)$/i;
/** Levels that write a line and go on. What ends the program, as `log.Fatal` does, is none. */
const LEVEL =
  /^(?:trace|debug|info|log|warn|warning|error|exception|verbose|notice|print(?:f|ln)?)f?$/i;
/** Calls that only make text of a value. */
const HARMLESS: ReadonlySet<string> = new Set([
  'str',
  'repr',
  'len',
  'format',
  'String',
  'stringify',
  'toString',
  'to_string',
  'join',
  'type',
  'Sprintf',
]);
const NO_LOG_WORDS: ReadonlySet<string> = new Set(['await', 'yield', 'new', 'delete']);

/** The same code without statements that write a line to a log and nothing else. */
export function withoutLogs(
  units: readonly BehaviourUnit[],
  language: Language,
): readonly BehaviourUnit[] {
  const pairs = bracketPairs(units);
  const kept: BehaviourUnit[] = [];
  for (let at = 0; at < units.length;) {
    const end = logEnd(units, pairs, at, language);
    const before = kept.at(-1);
    const next = units[end];
    if (end === -1) {
      const unit = units[at];
      if (unit !== undefined) kept.push(unit);
      at += 1;
    } else if (next === undefined || isPunctuator(next, '}')) at = end;
    else if (!next.text.startsWith('\n') || next.text === '\n') at = end + 1;
    else if (before?.kind === 'layout' && before.text === '\n') {
      kept.pop(); // the last statement of a block: the step out of it stays
      at = end;
    } else {
      kept.push(...units.slice(at, end));
      at = end;
    }
  }
  return kept;
}

/** Index behind the statement that begins at an index, if it only writes to a log; else -1. */
function logEnd(
  units: readonly BehaviourUnit[],
  pairs: Int32Array,
  from: number,
  language: Language,
): number {
  const before = units[from - 1];
  if (from > 0 && !endsStatement(before) && !isPunctuator(before, '{', '}')) return -1;
  const name: string[] = [];
  let at = from;
  while (units[at]?.kind === 'word' && name.length < 4) {
    name.push(units[at]?.text ?? '');
    at += 1;
    if (!isPunctuator(units[at], '.', '::')) break;
    at += 1;
  }
  const isMacro = isPunctuator(units[at], '!');
  if (isMacro) at += 1;
  const [level = '', receiver = ''] = name.toReversed();
  if (
    !isPunctuator(units[at], '(') ||
    !LEVEL.test(level) ||
    !(LOG.test(receiver) || (isMacro && name.length === 1))
  )
    return -1;
  const close = pairs[at] ?? -1;
  if (close === -1 || !(endsStatement(units[close + 1]) || isPunctuator(units[close + 1], '}')))
    return -1;
  for (let inside = at + 1; inside < close; inside += 1) {
    const unit = units[inside];
    if (
      unit?.kind === 'word' &&
      (NO_LOG_WORDS.has(unit.text) ||
        (isPunctuator(units[inside + 1], '(') && !HARMLESS.has(unit.text)))
    )
      return -1;
    if (
      unit?.kind === 'punctuator' &&
      /^(?:\+\+|--|=>|[^=!<>]?=)$/.test(unit.text) &&
      !(language === 'python' && isNamed(units, inside))
    )
      return -1;
  }
  return close + 1;
}

/** `extra=x`, an argument by its name. */
function isNamed(units: readonly BehaviourUnit[], at: number): boolean {
  return (
    units[at]?.text === '=' &&
    units[at - 1]?.kind === 'word' &&
    isPunctuator(units[at - 2], ',', '(')
  );
}
