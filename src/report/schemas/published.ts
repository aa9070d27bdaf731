import { z } from 'zod';
import { digest } from '../../memory/citation.js';
import { SCHEMA_BASE_URL } from '../project.js';

/*
 * Makes a JSON Schema of the shape that a parser uses, and puts a description at each path: `sources[].lines` is
 * `properties.sources.items.properties.lines.description`.
 */

/** A JSON Schema, draft 2020-12, as a value. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A format that others may read or write, and what people should know of it. */
export interface Publication {
  readonly title: string;
  readonly description: string;
  readonly shape: z.ZodType;
  /**
   * What the shape cannot say by itself, by place: `sources[].lines` is the key `lines` of each element of `sources`,
   * `paths{}` each value of the mapping `paths`, `prompt|0` the first of the alternatives that `prompt` has (a nullable
   * one has two). A text is a description; an object is merged in.
   */
  readonly notes?: Readonly<Record<string, string | JsonSchema>>;
}

/** A schema that is made when it is asked for. */
export interface PublishedSchema {
  readonly title: string;
  /** JSON Schema, draft 2020-12, with its `$id`. */
  readonly schema: JsonSchema;
}

/** The JSON Schema of a format. It describes what is written in files, before defaults are filled in. */
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

/**
 * Zod cannot say a check that is code, says the bounds of every integer, and names a format that JSON Schema does not
 * know.
 */
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

/** The part of a schema that a note is about; steps are keys, `[]`, `{}` and `|0`. */
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

/** One step: into the items of a list, the values of a mapping, an alternative, or a key. */
function partOf(place: JsonSchema, step: string): JsonSchema['items'] {
  if (step === '[]') return place.items;
  if (step === '{}') return place.additionalProperties;
  return step.startsWith('|')
    ? (place.anyOf ?? place.oneOf)?.[Number(step.slice(1))]
    : place.properties?.[step];
}
