// `gh` and `npm publish` for release-dry-run.mjs: they say what would be done. Only refs are changed, in the scratch remote.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';

const {
  RELEASE_REMOTE: remote,
  RELEASE_RECORD: record,
  GITHUB_REPOSITORY: repository,
} = process.env;
const [program, ...args] = process.argv.slice(2);

function would(text) {
  process.stdout.write(`would ${text}\n`);
  appendFileSync(record, `${text}\n`);
}

function fail(text) {
  process.stderr.write(`${program}: ${text}\n`);
  process.exit(1);
}

/** Options with a value by their name, `-f a=b` by `a`, and the rest. */
function read(list, flags) {
  const options = new Map();
  const rest = [];
  for (let index = 0; index < list.length; index += 1) {
    const argument = list[index];
    if (flags.includes(argument)) options.set(argument, 'true');
    else if (!argument.startsWith('-')) rest.push(argument);
    else {
      index += 1;
      const [name, value] = /^-[fF]$/.test(argument)
        ? list[index].split(/=(.*)/s)
        : [argument, list[index]];
      options.set(name, value);
    }
  }
  return { options, rest };
}

const inRemote = (...command) =>
  spawnSync('git', ['--git-dir', remote, ...command], { encoding: 'utf8' });
const exists = (ref) => inRemote('rev-parse', '--verify', '--quiet', ref).status === 0;

function createRelease(list) {
  const { options, rest } = read(list, ['--verify-tag']);
  const [tag, ...files] = rest;
  if (!exists(`refs/tags/${tag}`)) fail(`tag ${tag} does not exist in the repository`);
  const notes = readFileSync(options.get('--notes-file'), 'utf8').trim();
  if (notes === '') fail('the notes are empty');
  const sizes = files.map((file) => `${file} (${(statSync(file).size / 1e6).toFixed(2)} MB)`);
  would(`release ${tag} with ${notes.split('\n').length} lines of notes and ${sizes.join(', ')}`);
}

/** Refs as the API changes them: PATCH needs one that is there, POST one that is not. */
function api(list) {
  const { options, rest } = read(list, []);
  const base = `repos/${repository}/git/refs`;
  const [path] = rest;
  const method = options.get('--method');
  const sha = options.get('sha');
  const ref = method === 'PATCH' ? `refs${path.slice(base.length)}` : options.get('ref');
  if (!path.startsWith(base) || !/^refs\/tags\/v\d+$/.test(ref ?? ''))
    fail(`the dry run does not know ${method} ${path}`);
  if (method === 'PATCH' && !exists(ref)) fail('Reference does not exist (HTTP 422)');
  if (method === 'POST' && exists(ref)) fail('Reference already exists (HTTP 422)');
  const { status, stderr } = inRemote('update-ref', ref, sha);
  if (status !== 0) fail(stderr);
  would(`${method === 'PATCH' ? 'move' : 'create'} ${ref} to ${sha}`);
}

if (program === 'npm') {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  would(`publish ${name}@${version} to npm: npm ${args.join(' ')}`);
} else if (args[0] === 'release' && args[1] === 'create') {
  createRelease(args.slice(2));
} else if (args[0] === 'release' && args[1] === 'view') {
  if (!existsSync(record) || !readFileSync(record, 'utf8').includes(`release ${args[2]} with`))
    fail('release not found');
} else if (args[0] === 'api') {
  api(args.slice(1));
} else {
  fail(`the dry run does not know gh ${args.join(' ')}`);
}
