import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  commandShapes,
  type CommandShape,
  type ExpectedWord,
} from '../../src/cli/command-shapes.js';
import { commandsFor } from '../../src/cli/commands/index.js';
import { EXIT } from '../../src/cli/io.js';
import { schemas } from '../../src/cli/generated-docs.js';
import { rules } from '../../src/gate/rules/index.js';
import { READER } from '../../src/memory/citation.js';

/* What docs/words.md promises, as lists of lines: one promise a line, the same lines while the promise is kept. */

export const promises: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'rules.list': async () => rules.map(ruleLine),
  'exit-codes.list': async () => Object.entries(EXIT).map(([name, code]) => `${code} ${name}`),
  'readers.list': async () => Array.from({ length: READER }, (_none, at) => `reader ${at + 1}`),
  'action.list': async () => [...actionLines('action.yml'), ...actionLines('comment/action.yml')],
  'commands.list': commandLines,
  'schemas.list': async () =>
    Object.entries(schemas).flatMap(([name, { schema }]) =>
      [...new Set(shapeLines(jsonSchema.parse(schema), '', WRITTEN_BY_PEOPLE.has(name)))].map(
        (line) => `${name} ${line}`,
      ),
    ),
};

/** Its words say what the code means. A rule that the policy cannot soften stays so. */
function ruleLine({ code, name, severity, fixed, summary }: (typeof rules)[number]): string {
  return `${code} ${name}${fixed === true ? `, always ${severity}` : ''}: ${summary}`;
}

const action = z.object({
  inputs: z.record(
    z.string(),
    z.object({ default: z.unknown().optional(), required: z.boolean().optional() }),
  ),
  outputs: z.record(z.string(), z.unknown()),
});

function actionLines(path: string): string[] {
  const { inputs, outputs } = action.parse(parse(readFileSync(path, 'utf8')));
  return [
    ...Object.entries(inputs).map(
      ([name, input]) =>
        `${path} input ${name}, ${input.required === true ? 'required' : `default ${JSON.stringify(input.default ?? '')}`}`,
    ),
    ...Object.keys(outputs).map((name) => `${path} output ${name}`),
  ];
}

async function commandLines(): Promise<readonly string[]> {
  const program = new Command('memtrust');
  for (const define of await commandsFor(undefined)) define(program, async () => {});
  return commandShapes(program, {}).flatMap(shapeOfCommand);
}

function shapeOfCommand({ place, options, expected, repeats }: CommandShape): string[] {
  const name = place === '' ? 'memtrust' : place;
  const values = (word: ExpectedWord): string[] => (word.kind === 'words' ? [...word.words] : []);
  return [
    name,
    ...expected.flatMap((word, at) => [
      `${name} argument ${at + 1}: ${word.kind}`,
      ...values(word).map((one) => `${name} argument ${at + 1}: ${one}`),
    ]),
    ...(repeats ? [`${name} argument ${expected.length} may be repeated`] : []),
    ...options.flatMap(({ flags, value }) => [
      ...flags.map((flag) => `${name} ${flag}${value === null ? '' : ' <value>'}`),
      ...(value === null ? [] : values(value).map((one) => `${name} ${flags.at(-1) ?? ''} ${one}`)),
    ]),
  ];
}

/** The parts of a JSON Schema that say which keys and values there are. */
interface Shape {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, Shape | boolean>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Shape | boolean | undefined;
  readonly additionalProperties?: Shape | boolean | undefined;
  readonly anyOf?: readonly Shape[] | undefined;
  readonly oneOf?: readonly Shape[] | undefined;
}
const part = z.lazy(() => z.union([z.boolean(), jsonSchema]));
const jsonSchema: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), part).optional(),
    required: z.array(z.string()).optional(),
    items: part.optional(),
    additionalProperties: part.optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
  }),
);

/** Formats that memtrust reads and others write; of the rest it is the other way round. */
const WRITTEN_BY_PEOPLE: ReadonlySet<string> = new Set([
  'fact',
  'policy',
  'fixture',
  'ait-fixture',
  'ledger-event',
  'review-findings',
  'benchmark-case',
]);

const choicesOf = (shape: Shape): readonly Shape[] => [
  ...(shape.anyOf ?? []),
  ...(shape.oneOf ?? []),
];
const typesOf = (shape: Shape): readonly string[] => [
  ...[shape.type ?? []].flat(),
  ...choicesOf(shape).flatMap(typesOf),
];

/**
 * Each key, and each value of a closed list: `.entries[].status "stale"`. What people write may still be left out, and
 * of each type that it had. What we write is still there, and of no other type.
 */
function shapeLines(shape: Shape | boolean | undefined, place: string, isInput: boolean): string[] {
  if (shape === undefined || typeof shape === 'boolean') return [];
  const types = [...new Set(typesOf(shape))];
  return [
    ...(isInput ? types : [types.toSorted().join('|')]).map((type) => `${place} ${type}`.trim()),
    ...valueLines(shape, place, isInput),
  ];
}

function valueLines(shape: Shape, place: string, isInput: boolean): string[] {
  const { properties = {}, required = [] } = shape;
  const below = (one: Shape | boolean | undefined, at: string): string[] =>
    shapeLines(one, at, isInput);
  return [
    ...[shape.const ?? [], shape.enum ?? []].flat().map((one) => `${place} ${JSON.stringify(one)}`),
    ...Object.entries(properties).flatMap(([key, one]) => [
      ...(required.includes(key) === isInput
        ? []
        : [`${place}.${key} ${isInput ? 'may be left out' : 'always'}`]),
      ...below(one, `${place}.${key}`),
    ]),
    ...below(shape.items, `${place}[]`),
    ...below(shape.additionalProperties, `${place}{}`),
    ...choicesOf(shape).flatMap((one) => valueLines(one, place, isInput)),
  ];
}
