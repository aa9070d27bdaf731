import { Sandbox } from '../e2e/cli/sandbox.js';
import { benignFiles, links } from '../e2e/planted/benign.js';
import { plantedFiles } from '../e2e/planted/defects.js';
import { readRepository } from './case.js';
import { takeSteps } from './steps.js';

type Files = Readonly<Record<string, string>>;

const prepared = new Map<string, Promise<Sandbox>>();

/** A copy of a start repository, which is the caller's to dispose of. */
export async function startFrom(name: string | undefined): Promise<Sandbox> {
  if (name === undefined) return new Sandbox();
  let made = prepared.get(name);
  if (made === undefined) {
    made = make(name);
    prepared.set(name, made);
  }
  return (await made).copy();
}

export async function disposeStarts(): Promise<void> {
  for (const made of await Promise.allSettled(prepared.values()))
    if (made.status === 'fulfilled') made.value.dispose();
  prepared.clear();
}

async function make(name: string): Promise<Sandbox> {
  if (name === 'planted') return shop(plantedFiles, {});
  if (name === 'benign') return shop(benignFiles, links);
  const { start, steps } = readRepository(name);
  const sandbox = await startFrom(start);
  await takeSteps(sandbox, steps);
  return sandbox;
}

/** A repository with a readme, and a branch that adds these files. */
function shop(files: Files, symlinks: Files): Sandbox {
  const sandbox = new Sandbox();
  sandbox.write('README.md', '# Shop\n').commit('a readme');
  sandbox.git('switch', '--quiet', '--create', 'change');
  for (const [path, content] of Object.entries(files)) {
    sandbox.write(path, content);
    if (path.endsWith('.sh')) sandbox.mode(path, 0o755);
  }
  for (const [path, target] of Object.entries(symlinks)) sandbox.link(path, target);
  sandbox.commit('the shop');
  return sandbox;
}
