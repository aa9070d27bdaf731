import { compareTexts } from '../../text/order.js';
import type { Language } from '../../languages/code/language.js';
import { endsStatement, isPunctuator, isWord, type BehaviourUnit } from './unit.js';

/*
 * Do two pieces of code differ only in the order of their imports? Each run of imports is put in
 * one order, and so are the names between its braces.
 *
 * `behaviour.ts` asks. An order that stays by mistake is a false alarm, the safe error. A language
 * without an entry in IMPORTING keeps its order; a new one needs a pair that is equal and one that
 * is not. `__tests__/anchors/relevance.test.ts` fails when this is wrong.
 */

/** Words that begin a statement by which names come in. */
const IMPORTING: Readonly<Partial<Record<Language, readonly string[]>>> = {
  javascript: ['import'],
  jsx: ['import'],
  typescript: ['import'],
  tsx: ['import'],
  python: ['import', 'from'],
  java: ['import'],
  rust: ['use'],
  go: ['import'],
};

/** The same code with the statements of each run of imports in one order, and the names in each too. */
export function withSortedImports(
  units: readonly BehaviourUnit[],
  language: Language,
): readonly BehaviourUnit[] {
  const words = IMPORTING[language];
  if (words === undefined || !units.some((unit) => isWord(unit, ...words))) return units;
  const sorted: BehaviourUnit[] = [];
  // Statements of imports that stand beside each other. Anything else between two of them parts the runs.
  let run: (readonly BehaviourUnit[])[] = [];
  const flush = (): void => {
    sorted.push(...run.toSorted((a, b) => compareTexts(textOf(a), textOf(b))).flat());
    run = [];
  };
  for (let at = 0; at < units.length;) {
    const unit = units[at];
    if (unit === undefined) break;
    const begins =
      (at === 0 || endsStatement(units[at - 1])) &&
      isWord(unit, ...words) &&
      !isPunctuator(units[at + 1], '(', '.');
    if (!begins) {
      flush();
      sorted.push(unit);
      at += 1;
      continue;
    }
    let end = at;
    while (end < units.length && !endsStatement(units[end])) end += 1;
    run.push(withSortedNames([...units.slice(at, end), { kind: 'layout', text: ';' }]));
    at = end + 1;
  }
  flush();
  return sorted;
}

/** `{ b, a }` as `{ a, b }`; in Python what follows `import`, with or without brackets around it. */
function withSortedNames(statement: readonly BehaviourUnit[]): readonly BehaviourUnit[] {
  const open = statement.findIndex((unit) => isPunctuator(unit, '{', '('));
  const from = isWord(statement[0], 'from')
    ? statement.findIndex((unit) => isWord(unit, 'import'))
    : open;
  if (from === -1) return statement;
  const end = statement.length - 1;
  const close = open === -1 ? end : statement.findLastIndex((unit) => isPunctuator(unit, '}', ')'));
  const begin = Math.max(from, open);
  const names: BehaviourUnit[][] = [[]];
  for (const unit of statement.slice(begin + 1, close === -1 ? end : close)) {
    if (isPunctuator(unit, ',')) names.push([]);
    else names.at(-1)?.push(unit);
  }
  const ordered = names
    .filter((name) => name.length > 0)
    .toSorted((a, b) => compareTexts(textOf(a), textOf(b)));
  const comma: BehaviourUnit = { kind: 'punctuator', text: ',' };
  const head = statement.slice(0, begin + 1).filter((unit) => !isPunctuator(unit, '('));
  return [
    ...head,
    ...ordered.flatMap((name) => [...name, comma]),
    ...statement.slice(close === -1 ? end : close).filter((unit) => !isPunctuator(unit, ')')),
  ];
}

function textOf(units: readonly BehaviourUnit[]): string {
  return units.map(({ text }) => text).join(' ');
}
