import type { Files } from './case.js';
import { closerOf, headerOf, renamed, type Placed } from './site-text.js';
import { indentOf, insert, put, take } from './text-edits.js';
import { CHANGED, debatable, type Labels, type Transformation } from './transformation.js';

/**
 * Without symbols nothing tells the copy in a dead function from the function moved: only what the
 * file as a whole is, is sure.
 */
const sameFile = ({ dialect }: Placed): Labels =>
  dialect.symbols ? CHANGED : { ...debatable(CHANGED), file: 'changed' };

/** The guard is taken out of its function and stands somewhere where it guards nothing. */
export const hollowed: readonly Transformation[] = [
  {
    kind: 'hollowed: copied into a dead function below',
    labels: sameFile,
    text: (placed) =>
      insert(emptied(placed), placed.whole[1] + 1 - height(placed), ['', ...deadFunction(placed)]),
  },
  {
    kind: 'hollowed: copied into a dead function above',
    labels: sameFile,
    text: (placed) => insert(emptied(placed), placed.whole[0], [...deadFunction(placed), '']),
  },
  {
    // The neighbouring lines are copied along, so the context agrees.
    kind: 'hollowed: copied below with its neighbouring lines',
    labels: sameFile,
    text: (placed) =>
      insert(emptied(placed), placed.whole[1] + 1 - height(placed), [
        '',
        ...renamed(placed, take(placed.text, placed.unit)),
      ]),
  },
  {
    // And the copy stands at the line numbers that the original had.
    kind: 'hollowed: copied with its neighbouring lines to its own line numbers',
    labels: sameFile,
    text: (placed) =>
      insert(emptied(placed), placed.whole[0], [
        ...renamed(placed, take(placed.text, placed.whole)),
        '',
      ]),
  },
  {
    kind: 'hollowed: copied alone to its own line numbers',
    labels: sameFile,
    text(placed) {
      const pad = placed.span[0] - placed.whole[0] - headerOf(placed).length;
      if (pad < 0) return null;
      const lines = [
        ...renamed(placed, headerOf(placed)),
        ...Array.from({ length: pad }, () => indentOf(placed.spanText) + placed.dialect.statement),
        ...take(placed.text, placed.span),
        ...closerOf(placed),
        '',
      ];
      const result = insert(emptied(placed), placed.whole[0], lines);
      if (take(result, placed.span).join('\n') !== placed.spanText)
        throw new Error('the copy is not at the line numbers of the original');
      return result;
    },
  },
  {
    kind: 'hollowed: copied into a branch never taken',
    labels: CHANGED,
    text: (placed) =>
      placed.dialect.never === null
        ? null
        : `${emptied(placed)}\n${[placed.dialect.never[0], ...take(placed.text, placed.span), placed.dialect.never[1]].join('\n')}\n`,
  },
  {
    kind: 'hollowed: copied into a method of the same name of another class',
    labels: CHANGED,
    text: (placed) =>
      placed.site.otherClass === null
        ? null
        : `${emptied(placed)}\n${otherClass(placed, [...headerOf(placed), ...take(placed.text, placed.span), ...closerOf(placed)]).join('\n')}\n`,
  },
  {
    kind: 'method moved to another class of the file',
    labels: CHANGED,
    text: (placed) =>
      placed.site.otherClass === null
        ? null
        : `${put(placed.text, placed.unit, [])}\n${otherClass(placed, take(placed.text, placed.unit)).join('\n')}\n`,
  },
  {
    kind: 'hollowed: copied into a comment',
    labels: CHANGED,
    text: (placed) =>
      placed.dialect.block === null
        ? null
        : `${emptied(placed)}\n${[placed.dialect.block[0], placed.spanText, placed.dialect.block[1]].join('\n')}\n`,
  },
  {
    kind: 'hollowed: copied into line comments',
    labels: ({ dialect }) => (dialect.lexed ? CHANGED : { ...CHANGED, quote: 'changed?' }),
    text: (placed) =>
      `${emptied(placed)}\n${take(placed.text, placed.span)
        .map((line) => placed.dialect.line[0] + line + placed.dialect.line[1])
        .join('\n')}\n`,
  },
  {
    kind: 'hollowed: copied into a literal',
    labels: CHANGED,
    text: (placed) =>
      placed.dialect.literal === null
        ? null
        : `${emptied(placed)}\n${[placed.dialect.literal[0], placed.spanText, placed.dialect.literal[1]].join('\n')}\n`,
  },
  {
    // Which of the two is meant, nobody knows; neither is where it was.
    kind: 'hollowed: copied into two dead functions',
    labels: sameFile,
    text(placed) {
      const dead = deadFunction(placed);
      const other = dead.map((line) =>
        line.replace(
          placed.site.rename[1],
          () =>
            `${placed.site.rename[1].replace(/[^\w]+$/, '')}2${/[^\w]+$/.exec(placed.site.rename[1])?.[0] ?? ''}`,
        ),
      );
      return insert(emptied(placed), placed.whole[1] + 1 - height(placed), [
        '',
        ...dead,
        '',
        ...other,
      ]);
    },
  },
  {
    kind: 'hollowed: copied into a new file',
    labels: CHANGED,
    text: emptied,
    beside: (placed) => ({ [sibling(placed, 'unused')]: `${deadFunction(placed).join('\n')}\n` }),
  },
  {
    kind: 'hollowed: the old file copied whole',
    labels: CHANGED,
    text: emptied,
    beside: (placed) => ({ [sibling(placed, 'old')]: placed.text }),
  },
  {
    kind: 'hollowed: the function of the same name in another file',
    labels: CHANGED,
    text: emptied,
    beside: (placed): Files => ({
      [sibling(placed, 'copy')]: `${take(placed.text, placed.unit).join('\n')}\n`,
    }),
  },
  {
    kind: 'function moved to another file',
    labels: CHANGED,
    text: ({ text, whole }) => put(text, whole, []),
    beside: (placed) => ({
      [sibling(placed, 'moved')]: `${take(placed.text, placed.whole).join('\n')}\n`,
    }),
  },
];

function height({ span }: Placed): number {
  return span[1] - span[0] + 1;
}

export function emptied({ text, span }: Placed): string {
  return put(text, span, []);
}

function deadFunction(placed: Placed): string[] {
  return [
    ...renamed(placed, headerOf(placed)),
    ...take(placed.text, placed.span),
    ...closerOf(placed),
  ];
}

function otherClass({ site }: Placed, method: readonly string[]): string[] {
  const [first, last] = site.otherClass ?? ['', ''];
  // A method of Go stands beside its type.
  const lines =
    site.language === 'go'
      ? ['', ...method.map((line) => line.replace('*Table)', '*OldTable)'))]
      : method;
  return [first, ...lines, ...(last === '' ? [] : [last])];
}

/** A path beside the cited file. */
export function sibling({ site }: Placed, name: string): string {
  return site.path.replace(/[^/]+(\.\w+)$/, `${name}$1`);
}
