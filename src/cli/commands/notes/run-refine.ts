import { formerFilesIn } from '../../../lifecycle/former-files.js';
import { refine, type Refinement } from '../../../lifecycle/refine.js';
import { placeFolders } from '../../../memory/notes/home.js';
import { provenanceOf } from '../../../tree/provenance.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import { refuseBroken } from '../../reading.js';
import { readText } from '../../write.js';

/*
 * Refines the notes of this working tree in memory; the callers print and write. A broken policy is an error, not the
 * default.
 */

export interface RefineOptions extends SignatureOptions {
  readonly reverifies: boolean;
}

/** Writes nothing. */
export async function runRefine(open: OpenMemory, options: RefineOptions): Promise<Refinement> {
  const { tree, memory, base, settled, workspace } = open;
  for (const file of [memory.policy, ...(settled === null ? [] : [settled.policy])])
    refuseBroken(file);
  const staging = memory.notes.some(({ place }) => place === 'staging')
    ? placeFolders('staging')
    : [];
  const signature = await open.signature(options);
  return refine({
    head: { tree, memory },
    base: base === null || settled === null ? null : { tree: base, memory: settled },
    now: Date.parse(signature.at),
    checks: await open.checks(memory.facts.filter(({ fact }) => (fact?.sources.length ?? 0) > 0)),
    // Commits of this branch count as well.
    provenance: await provenanceOf(workspace.repository, await open.current(), staging),
    former: formerFilesIn(base, workspace.objects, open.policies),
    textOf: async (path) => readText(workspace.repository.root, path),
    isThere: (path) => open.isThere(path),
    reverifies: options.reverifies,
    signature,
  });
}
