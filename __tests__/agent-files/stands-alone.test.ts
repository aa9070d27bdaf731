/** Bad kinds of candidates from public repositories: each has a twin beside it that is kept. */
import { describe, expect, test } from '@jest/globals';
import { AgentDocument } from '../../src/agent-files/document.js';
import { statementsOf } from '../../src/agent-files/statements.js';

const texts = (text: string): string[] =>
  statementsOf(
    new AgentDocument('claude', 'memory', 'CLAUDE.md', 'CLAUDE.md', text),
    new Set(),
  ).map((statement) => statement.text);

describe('what does not stand alone, and its twin that does', () => {
  test.each([
    [
      'a word that points at an earlier sentence',
      'The test `docs.test.ts` covers that predicate.',
      'The test `docs.test.ts` ensures that predicates hold.',
    ],
    [
      'a scope that was named before',
      'Bridge operations reachable in that scope call `isDisturbed`.',
      'Bridge operations say in `isDisturbed` that a scope is open.',
    ],
    [
      'these, of an earlier list',
      'The helper `captureGetter` is used by these accessors only.',
      'The helper `captureGetter` is used by those that read a getter.',
    ],
    [
      'a number of things that were listed before',
      'CI (`validate.yml`) runs all four on every pull request.',
      'CI (`validate.yml`) runs all four checks on every pull request.',
    ],
    [
      'what stands above',
      'The job `browser` works exactly like `ci: windows` above.',
      'The job `browser` needs a version above 20 to run.',
    ],
    [
      'packages of an earlier list',
      '- `pyproject.toml` brings in the packages above as well as the groups.',
      '- `pyproject.toml` brings in the packages as well as the groups.',
    ],
    [
      'a step that goes somewhere',
      '- Navigate to examples and run `pnpm dev` to test changes.',
      '- Changes are run with `pnpm dev` in the browser.',
    ],
    [
      'what was referred to',
      'Prefer changing the referenced workflow over `release.yml`.',
      'Prefer changing the release workflow over `release.yml`.',
    ],
    [
      'the same folder, of what',
      'Check the file `BUILD.bazel` in the same directory.',
      'Tests of `BUILD.bazel` sit in the same directory as the source.',
    ],
    [
      'what the reader will see at this point',
      'You will get a `profile_id` from the server.',
      'The server gives a `profile_id` to each client.',
    ],
    [
      'a field of a report',
      '- **Fix**: call `flushQueue` before the client is closed',
      '- **Queues**: call `flushQueue` before the client is closed',
    ],
    [
      'a word left over from a cut',
      '- `flash_mode` skips thinking and only uses memory. Example',
      '- `flash_mode` skips thinking and only uses memory.',
    ],
    [
      'a question with more behind it',
      '- Is the code formatted? (run `just format` if not)',
      '- The code must be formatted: run `just format`',
    ],
    [
      'what a pull request once did',
      '- **PR #466**: `retrieve_memories()` broke all filtered queries',
      '- `retrieve_memories()` returns filtered queries as they are',
    ],
    [
      'a step with an object that was named before',
      '- Include the key in `PROVIDER_KEYS` with its name.',
      '- Always include the provider key in `PROVIDER_KEYS`.',
    ],
    [
      'a step that looks something up',
      '- Look up that flag in `compat.capnp`, and write docs for it.',
      '- Flags are declared in `compat.capnp`, and have docs.',
    ],
    [
      'an argument of a command',
      '- If the argument is `just`, read the recipes and show them.',
      '- If a command takes `just`, it reads the recipes and shows them.',
    ],
    [
      'an action that was named before',
      '- If the action cannot read `VOUCHED.td`, nobody is closed.',
      '- If the action `vouch` cannot read `VOUCHED.td`, nobody is closed.',
    ],
    [
      'a source of truth, of what',
      '- The guide `CODE_STYLE.md` is the source of truth.',
      '- The guide `CODE_STYLE.md` is the source of truth for names.',
    ],
    [
      'a condition without what follows from it',
      '- Editing `Makefile`, `ci.yml`, `settings.toml`, or `.github/`.',
      '- Editing `Makefile` needs a review by `owners`.',
    ],
    [
      'a list of files behind a label',
      '- Key files: `api/add.py`, `api/run.py`',
      '- The files `api/add.py` and `api/run.py` hold the routes.',
    ],
    [
      'a step with its number in the text',
      '- (1) Build from the root with `./build.sh`.',
      '- Build from the root with `./build.sh`.',
    ],
    [
      'a last sentence of names alone',
      '- Ensure schemas are accurate. `server/index.ts` and usages in `logging.ts`.',
      '- Ensure schemas are accurate. `server/index.ts` checks them at the start.',
    ],
    [
      'a name with a participle',
      '- `uv`, supporting Python 3.10 on all the machines',
      '- `uv`, supporting Python 3.10, is used on all machines',
    ],
    [
      'a flow in arrows',
      '- `remember(data)` → `add()` → `cognify()` runs when the data is there',
      '- `remember(data)` calls `add()` and runs when the data is there',
    ],
    [
      'the limits of something that was named before',
      '- **Scope / limitations**: only neighbours in `made_from` are compared',
      '- **Neighbours**: only those in `made_from` are compared',
    ],
    [
      'the specification, of what',
      '- A summary of the specification is kept in `glyph.zig` at the top.',
      '- A summary of the specification of glyphs is kept in `glyph.zig`.',
    ],
    [
      'a sentence that begins with its source',
      '- Source: https://docs.example.com/tools Tools return an `ActionResult`.',
      '- Tools return an `ActionResult` to the agent.',
    ],
    [
      'a step below a heading of steps',
      '## Steps\n\n- Update `registry.ts` with the provider.',
      '## Providers\n\n- Providers are registered in `registry.ts`.',
    ],
    [
      'a step below a heading that tells how to add something',
      '## Adding a New Provider\n\n- Create a module in `providers.ts` for it.',
      '## Providers\n\n- Create one module for each provider in `providers.ts`.',
    ],
  ])('%s', (_what, bad, good) => {
    expect(texts(bad)).toEqual([]);
    expect(texts(good)).toHaveLength(1);
  });
});

describe('what stands alone although it is short or numbered', () => {
  test.each([
    ['a label and its place', '- **Messages to core**: `core/core.ts`'],
    ['a call with a note', '- `./scripts/gh.sh label list` — fetch with limit'],
    ['a numbered rule', '1. You must call `requireOwner` with the user.'],
  ])('%s', (_what, said) => {
    expect(texts(said)).toHaveLength(1);
  });
});
