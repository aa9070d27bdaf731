// Writes the documents that repeat code: docs/agents.md, docs/commands.md, docs/rules.md, docs/schemas/, the inputs and
// outputs in docs/workflow.md, and the picture of the rooms in src/README.md. `npm run docs`.
// `npm run docs -- --check` writes nothing and fails with the list of files that are out of date.
//
// The texts come from src/cli/: generated-docs.ts, commands-page.ts and agents-page.ts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compile } from './compile.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

/** Null where the file does not exist. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

mkdirSync(join(root, 'lib'), { recursive: true });
// Below the root, so that the compiled code finds node_modules.
const work = mkdtempSync(join(root, 'lib', 'docs-'));
try {
  compile(work);
  const { generatedDocs } = await import(pathToFileURL(join(work, 'cli/generated-docs.js')).href);
  const { commandsPage } = await import(pathToFileURL(join(work, 'cli/commands-page.js')).href);
  // What a command loads would have it in the bundle.
  const { renderAgentsPage } = await import(pathToFileURL(join(work, 'cli/agents-page.js')).href);
  const outdated = [
    ...generatedDocs(
      readFileSync(join(root, 'action.yml'), 'utf8'),
      readFileSync(join(root, 'docs/workflow.md'), 'utf8'),
    ),
    ['docs/commands.md', await commandsPage()],
    ['docs/agents.md', renderAgentsPage()],
  ].filter(([path, text]) => read(join(root, path)) !== text);
  for (const [path, text] of outdated) {
    process.stdout.write(`${values.check ? 'out of date' : 'written'}: ${path}\n`);
    if (values.check) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  if (values.check && outdated.length > 0) {
    process.stderr.write('Run npm run docs.\n');
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`docs failed: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

const picture = spawnSync(
  process.execPath,
  [join(root, 'scripts/architecture.mjs'), ...(values.check ? ['--check'] : [])],
  { stdio: 'inherit' },
);
if (picture.status !== 0) process.exitCode = 1;
