/** GitHub's own description of its API, as far as the tests use it: what a request and an answer must look like. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** One exchange, as a server sees it. */
export interface Exchange {
  readonly method: string;
  /** Not decoded. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Parsed JSON, undefined where there is none. */
  readonly body: unknown;
  readonly status: number;
  /** Parsed JSON; undefined for bytes. */
  readonly answer: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly body: {
    readonly required: boolean;
    readonly schema: { readonly properties?: object } | null;
  } | null;
  readonly responses: Readonly<Record<string, object | null>>;
}

interface Schema {
  readonly properties?: Record<string, Schema>;
  readonly anyOf?: readonly object[];
  readonly type?: string;
}

const FILE = join(import.meta.dirname, 'openapi/github.json');
const slice = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly schemas: Readonly<Record<string, Schema>>;
};
/** Where the description is wrong: the repository of a head is null once it is a deleted fork. */
for (const name of ['pull-request', 'pull-request-simple']) {
  const head = slice.schemas[name]?.properties?.['head']?.properties;
  if (head?.['repo'] !== undefined) head['repo'] = { anyOf: [head['repo'], { type: 'null' }] };
}
/** And the line of a comment is null once the comment is outdated. */
const commented = slice.schemas['pull-request-review-comment']?.properties;
if (commented?.['line'] !== undefined)
  commented['line'] = { anyOf: [commented['line'], { type: 'null' }] };
/** An error that an operation does not list is still an error as GitHub sends them. */
const ANY_ERROR = 'schemas/basic-error';

/** Parameters come as text; numbers and booleans are read out of it. */
const ajv = new Ajv2020({
  strict: false,
  coerceTypes: true,
  validateFormats: true,
  formats: {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
    uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
    'uri-template': true,
    date: true,
    email: true,
    int32: true,
    int64: true,
    double: true,
    'repo.nwo': true,
    timestamp: true,
    binary: true,
  },
});
const exact = new Ajv2020({ strict: false, allErrors: true, formats: ajv.formats });
for (const each of [ajv, exact]) each.addSchema(slice, 'github');

/** All that does not have the format that GitHub documents in an exchange; empty where everything is. */
export function violations(exchange: Exchange): string[] {
  const { method, pathname, status } = exchange;
  const found = operationFor(method, pathname);
  if (found === undefined) return [`${method} ${pathname}: no such operation in ${FILE}`];
  const [key, operation, inPath] = found;
  const at = `operations/${escaped(key)}`;
  const complaints = [
    ...parametersOf(exchange.query, operation, inPath, at),
    ...bodyOf(exchange, operation, at),
    ...answerOf(exchange, operation, at),
  ];
  return complaints.map((complaint) => `${method} ${pathname} (${status}): ${complaint}`);
}

function operationFor(
  method: string,
  pathname: string,
): [string, Operation, Record<string, string>] | undefined {
  for (const [key, operation] of Object.entries(slice.operations)) {
    const [verb = '', path = ''] = key.split(' ');
    // A ref is the one parameter that holds slashes.
    const source = path
      .replace(/[.]/g, '\\.')
      .replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'ref' ? '(?<ref>.+)' : `(?<${name}>[^/]+)`,
      );
    const groups = verb === method ? new RegExp(`^${source}$`).exec(pathname) : null;
    if (groups !== null) return [key, operation, { ...groups.groups }];
  }
  return undefined;
}

function parametersOf(
  query: URLSearchParams,
  operation: Operation,
  inPath: Readonly<Record<string, string>>,
  at: string,
): string[] {
  const complaints = [...new Set(query.keys())]
    .filter((name) => !operation.parameters.some((one) => one.in === 'query' && one.name === name))
    .map((name) => `the query parameter ${name} is unknown`);
  for (const [index, parameter] of operation.parameters.entries()) {
    const value =
      parameter.in === 'path'
        ? inPath[parameter.name]
        : parameter.in === 'query'
          ? query.get(parameter.name)
          : null;
    if (value === undefined || value === null) {
      if (parameter.required) complaints.push(`the parameter ${parameter.name} is missing`);
    } else
      complaints.push(
        ...faults(
          ajv,
          `${at}/parameters/${index}/schema`,
          value,
          `the parameter ${parameter.name}`,
        ),
      );
  }
  return complaints;
}

function bodyOf({ body }: Exchange, operation: Operation, at: string): string[] {
  if (body === undefined) return operation.body?.required === true ? ['the body is missing'] : [];
  if (operation.body === null || operation.body.schema === null)
    return ['a body is sent where none is described'];
  const known = Object.keys(operation.body.schema.properties ?? {});
  const unknown =
    typeof body === 'object' && body !== null
      ? Object.keys(body).filter((name) => !known.includes(name))
      : [];
  return [
    ...unknown.map((name) => `the field ${name} of the body is unknown`),
    ...faults(exact, `${at}/body/schema`, body, 'the body'),
  ];
}

function answerOf({ status, answer }: Exchange, operation: Operation, at: string): string[] {
  const described = operation.responses[String(status)];
  if (answer === undefined) return [];
  if (described === undefined && status < 400) return [`the status ${status} is not described`];
  return faults(
    exact,
    described === undefined || described === null ? ANY_ERROR : `${at}/responses/${status}`,
    answer,
    'the answer',
  );
}

function faults(with_: Ajv2020, pointer: string, value: unknown, what: string): string[] {
  const check: ValidateFunction | undefined = with_.getSchema(`github#/${pointer}`);
  if (check === undefined) throw new Error(`no schema at ${pointer}`);
  if (check(value)) return [];
  return (check.errors ?? [])
    .slice(0, 5)
    .map(
      ({ instancePath, message, params }) =>
        `${what}${instancePath} ${message ?? 'is not valid'} ${JSON.stringify(params)}`,
    );
}

function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
