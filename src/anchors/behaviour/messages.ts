import { joined } from '../../text/pattern.js';
import { isPunctuator, isWord, type BehaviourUnit } from './unit.js';

/*
 * Which texts in code are only told to people? `throw new Error('no such user')` may say it in other
 * words and do the same; `query('select a user')` may not. `../behaviour.ts` asks, of before and
 * after. A name that tells people something goes into `TELLING`; what decides anything must not.
 * Nothing here is stored. DEEPEST may become less, never more without such pairs: with more brackets
 * looked through, more texts count as words. Pairs for and against are in
 * `__tests__/anchors/relevance.test.ts` and `relevance-of-real-code.test.ts`.
 */

/**
 * Names of what tells people something: `ValueError`, `console.warn`, `t.Fatalf`. What is said there
 * decides nothing.
 */
const TELLING = new RegExp(
  joined`
    (?:
      error|exception|warn|log(?:ger|f|ln)?$|debug|info$|trace|print|panic|fatal|fail|assert
      |message|notice|describe|help
    )`,
  'i',
);
/**
 * Brackets around a text that are looked through for what it is told to: `fail(format(t("no such
 * user")))` has three.
 */
const DEEPEST = 3;

/**
 * The same code in which a text of several words that is only told to people, by an error, a log or
 * an assertion, is any text. The words of a query or of a prompt are no such text: they decide what
 * happens.
 */
export function withoutMessages(units: readonly BehaviourUnit[]): readonly BehaviourUnit[] {
  const open: { readonly telling: boolean }[] = [];
  return units.map((unit, at) => {
    if (isPunctuator(unit, '(')) open.push({ telling: isTelling(units, at) });
    else if (isPunctuator(unit, '[', '{')) open.push({ telling: false });
    else if (isPunctuator(unit, ')', ']', '}')) open.pop();
    const isText = (unit.kind === 'string' || unit.kind === 'template') && isSentence(unit.text);
    if (
      !isText ||
      (!open.slice(-DEEPEST).some(({ telling }) => telling) &&
        !isWord(units[at - 1], 'throw', 'raise', 'echo', 'print'))
    )
      return unit;
    return { kind: unit.kind, text: unit.kind === 'template' ? holesOf(unit.text) : '' };
  });
}

/** Whether what is called with the bracket at an index tells people something. */
function isTelling(units: readonly BehaviourUnit[], at: number): boolean {
  let name = at - 1;
  if (isPunctuator(units[name], '!', '?')) name -= 1;
  const called = units[name];
  if (called?.kind !== 'word') return false;
  const receiver = isPunctuator(units[name - 1], '.', '::', '->') ? units[name - 2] : undefined;
  return TELLING.test(called.text) || (receiver?.kind === 'word' && TELLING.test(receiver.text));
}

/** Several words. */
function isSentence(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
}

/** What a template puts in: that is code. */
function holesOf(text: string): string {
  return (text.match(/\{[^{}]*\}|\$\w+/g) ?? []).join(' ');
}
