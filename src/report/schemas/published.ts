import { z } from 'zod';
import { digest } from '../../memory/citation.js';
import { SCHEMA_BASE_URL } from '../project.js';

/*
 * Makes a JSON Schema of the shape that a parser uses, and puts a description at each path: `sources[].lines` is
 * `properties.sources.items.properties.lines.description`.
 */

/** A JSON Schema, draft 2020-12, as a value. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Publication {
  readonly title: string;
  readonly description: string;
  readonly shape: z.ZodType;
  /**
   * Descriptions by place: `sources[].lines` is the key `lines` of each item, `paths{}` each value of a mapping, and
   * `prompt|0` the first alternative of `prompt`. An object is merged in.
   */
  readonly notes?: Readonly<Record<string, string | JsonSchema>>;
}

export interface PublishedSchema {
  readonly title: string;
  /** JSON Schema, draft 2020-12, with its `$id`. */
  readonly schema: JsonSchema;
}

/** Describes what is written in files, before defaults are filled in. */
export function publish(
  name: string,
  { title, description, shape, notes = {} }: Publication,
): PublishedSchema {
  return {
    title,
    get schema() {
      const { $schema, ...generated } = z.toJSONSchema(shape, {
        target: 'draft-2020-12',
        io: 'input',
        unrepresentable: 'any',
        override: representable,
      });
      const schema: JsonSchema = {
        ...($schema === undefined ? {} : { $schema }),
        $id: `${SCHEMA_BASE_URL}/${name}.schema.json`,
        title,
        description,
        ...generated,
      };
      for (const [path, note] of Object.entries(notes))
        Object.assign(
          placeIn(schema, path),
          typeof note === 'string' ? { description: note } : note,
        );
      return schema;
    },
  };
}

/** Zod cannot express checks in code, gives bounds to every integer, and has a format that JSON Schema lacks. */
function representable({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: JsonSchema;
}): void {
  if (zodSchema === digest)
    Object.assign(jsonSchema, { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' });
  if (jsonSchema.format === 'base64') delete jsonSchema.format; // `contentEncoding` says it
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** The part of a schema at a path of keys, `[]`, `{}` and alternatives. */
function placeIn(schema: JsonSchema, path: string): JsonSchema {
  let place: JsonSchema = schema;
  for (const [step] of path.matchAll(/\[\]|\{\}|\|\d+|[^.[\]{}|]+/g)) {
    const next = partOf(place, step);
    if (typeof next !== 'object' || Array.isArray(next))
      throw new Error(`${path} is not a place in the schema`);
    place = next;
  }
  return place;
}

function partOf(place: JsonSchema, step: string): JsonSchema['items'] {
  if (step === '[]') return place.items;
  if (step === '{}') return place.additionalProperties;
  return step.startsWith('|')
    ? (place.anyOf ?? place.oneOf)?.[Number(step.slice(1))]
    : place.properties?.[step];
}
