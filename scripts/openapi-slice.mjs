// Cuts the operations that the tests' stand-in for GitHub answers out of GitHub's own OpenAPI description, into
// __tests__/e2e/openapi/github.json. The package is 390 MB, so it is installed somewhere else, for the cut alone:
//
//   (mkdir -p /tmp/openapi && cd /tmp/openapi && npm install --no-save @octokit/openapi@23)
//   node scripts/openapi-slice.mjs /tmp/openapi/node_modules/@octokit/openapi
//
// What comes out is plain JSON Schema: `nullable` is spelled out, prose and examples are left behind.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every operation of the stand-in. A new route there is a new line here. */
const OPERATIONS = [
  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun',
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
  'GET /repos/{owner}/{repo}/activity',
  'GET /repos/{owner}/{repo}/branches/{branch}',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'POST /repos/{owner}/{repo}/git/commits',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'POST /repos/{owner}/{repo}/git/refs',
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}',
  'POST /repos/{owner}/{repo}/git/trees',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'GET /repos/{owner}/{repo}/pulls',
  'POST /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}',
  'GET /user',
];

/** Keys that say nothing about what is valid. */
const PROSE = new Set([
  'description',
  'example',
  'examples',
  'title',
  'externalDocs',
  'deprecated',
  'default',
  'nullable',
  'discriminator',
  'xml',
  'readOnly',
  'writeOnly',
  'summary',
]);

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [from] = process.argv.slice(2);
if (from === undefined) {
  process.stderr.write('Usage: node scripts/openapi-slice.mjs <folder of @octokit/openapi>\n');
  process.exit(2);
}
const description = JSON.parse(readFileSync(join(from, 'generated/api.github.com.json'), 'utf8'));

/** Names of component schemas that are used, each with what it holds. */
const schemas = new Map();

/** The object behind `{ $ref: '#/components/…' }`, or the value itself. */
function resolved(value) {
  const path = value?.$ref?.split('/').slice(1);
  return path === undefined ? value : path.reduce((at, name) => at[name], description);
}

/** A schema of OpenAPI 3.0 as JSON Schema. References to components are kept, and the components taken along. */
function schemaOf(given) {
  if (given.$ref !== undefined) {
    const name = given.$ref.split('/').at(-1);
    if (!schemas.has(name)) {
      schemas.set(name, null); // before what it holds: schemas refer to each other in circles
      schemas.set(name, schemaOf(resolved(given)));
    }
    return { $ref: `#/schemas/${name}` };
  }
  const schema = {};
  for (const [key, value] of Object.entries(given)) {
    if (PROSE.has(key) || key.startsWith('x-')) continue;
    if (key === 'properties')
      schema.properties = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, schemaOf(one)]),
      );
    else if (key === 'allOf' || key === 'anyOf' || key === 'oneOf')
      schema[key === 'oneOf' ? 'anyOf' : key] = value.map(schemaOf); // its branches overlap
    else if (
      (key === 'items' || key === 'additionalProperties' || key === 'not') &&
      typeof value === 'object'
    )
      schema[key] = schemaOf(value);
    else schema[key] = value;
  }
  if (given.nullable !== true) return schema;
  if (typeof schema.type === 'string' && schema.enum === undefined)
    return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

function parameterOf(given) {
  const { name, in: place, required = false, schema } = resolved(given);
  return { name, in: place, required, schema: schemaOf(schema) };
}

/** Null where nothing is said about a JSON body. */
function bodyOf(content) {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? null : schemaOf(schema);
}

function operationOf(key) {
  const [method, path] = key.split(' ');
  const item = description.paths[path];
  const operation = item?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`GitHub describes no ${key}`);
  const request = resolved(operation.requestBody);
  return {
    id: operation.operationId,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(parameterOf),
    body:
      request === undefined
        ? null
        : { required: request.required === true, schema: bodyOf(request.content) },
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        bodyOf(resolved(response).content),
      ]),
    ),
  };
}

const operations = Object.fromEntries(OPERATIONS.map((key) => [key, operationOf(key)]));
const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
const slice = {
  source: `@octokit/openapi ${version}, api.github.com; MIT licence; cut by scripts/openapi-slice.mjs`,
  operations,
  schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
};
const to = join(root, '__tests__/e2e/openapi/github.json');
// One schema a line: small, and a change of one shows as one line.
const lines = (record) =>
  Object.entries(record)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
const text = `{\n  "source": ${JSON.stringify(slice.source)},\n  "operations": {\n${lines(slice.operations)}\n  },\n  "schemas": {\n${lines(slice.schemas)}\n  }\n}\n`;
writeFileSync(to, text);
process.stdout.write(
  `${to}: ${OPERATIONS.length} operations, ${schemas.size} schemas, ${Math.round(text.length / 1000)} kB\n`,
);
