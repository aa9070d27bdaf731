import type { Language } from '../../languages/code/language.js';
import { bracketPairs, endsStatement, isPunctuator, type BehaviourUnit } from './unit.js';

/*
 * Which statements write a line to a log and do nothing else? `log.warn("denied", a);` does; with a
 * call in it that could change something it does not, nor does `log.Fatal`, which ends the program.
 *
 * `behaviour.ts` asks. A statement that stays by mistake is a false alarm, the safe error; one that
 * is dropped though it does something hides a change. You may add a function to HARMLESS only if it
 * makes text and nothing else. LOG and LEVEL are patterns for whole names: what they match too much
 * is dropped, so the same holds for them, while NO_LOG_WORDS may grow freely. Nothing here is
 * stored. `__tests__/anchors/relevance.test.ts` ("a line of a log") fails when this is wrong.
 */

/** Names of what writes logs: `log`, `logger`, `_logger`, `audit_log`, `console`. */
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
/** Words in an argument that do more than make text. */
const NO_LOG_WORDS: ReadonlySet<string> = new Set(['await', 'yield', 'new', 'delete']);

/**
 * The same code without statements that write a line to a log and nothing else. In Python a line end
 * goes with the statement before it, unless a step of indentation stands behind it: that one closes a
 * block and stays. A block of nothing but one log keeps it, since an empty block is no code.
 */
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
  const open = logCallOpening(units, from);
  const close = open === -1 ? -1 : (pairs[open] ?? -1);
  if (close === -1) return -1;
  const behind = units[close + 1];
  if (!endsStatement(behind) && !isPunctuator(behind, '}')) return -1;
  for (let at = open + 1; at < close; at += 1)
    if (
      mayDoMore(units, at) ||
      (setsName(units, at) && !(language === 'python' && isNamed(units, at)))
    )
      return -1;
  return close + 1;
}

/** Most names in the dotted name of a call that is looked at. */
const MOST_NAMES = 4;

/** Index of the bracket behind `logger.info`, `log::warn!` or the macro `info!`; -1 where no such call begins. */
function logCallOpening(units: readonly BehaviourUnit[], from: number): number {
  const names: string[] = [];
  let at = from;
  while (units[at]?.kind === 'word' && names.length < MOST_NAMES) {
    names.push(units[at]?.text ?? '');
    at += 1;
    if (!isPunctuator(units[at], '.', '::')) break;
    at += 1;
  }
  const isMacro = isPunctuator(units[at], '!');
  if (isMacro) at += 1;
  const [level = '', receiver = ''] = names.toReversed();
  const isOfLog = LOG.test(receiver) || (isMacro && names.length === 1);
  return isPunctuator(units[at], '(') && LEVEL.test(level) && isOfLog ? at : -1;
}

/** Whether an argument calls something that may have an effect of its own, or waits for something. */
function mayDoMore(units: readonly BehaviourUnit[], at: number): boolean {
  const unit = units[at];
  if (unit?.kind !== 'word') return false;
  return (
    NO_LOG_WORDS.has(unit.text) || (isPunctuator(units[at + 1], '(') && !HARMLESS.has(unit.text))
  );
}

/** Whether a sign in an argument sets a name, or begins a function. */
function setsName(units: readonly BehaviourUnit[], at: number): boolean {
  const unit = units[at];
  return unit?.kind === 'punctuator' && /^(?:\+\+|--|=>|[^=!<>]?=)$/.test(unit.text);
}

/** `extra=x`, an argument by its name. */
function isNamed(units: readonly BehaviourUnit[], at: number): boolean {
  return (
    units[at]?.text === '=' &&
    units[at - 1]?.kind === 'word' &&
    isPunctuator(units[at - 2], ',', '(')
  );
}
