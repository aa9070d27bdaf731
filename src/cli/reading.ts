import { readTrusted, type Reading } from '../context/reading.js';
import { GitPast } from '../tree/past.js';
import type { Io } from './io.js';
import { Workspace } from './workspace.js';

export interface OpenReading {
  readonly reading: Reading;
  readonly basis: string;
  readonly commits: readonly unknown[];
  readonly workspace: Workspace;
}

/** Stands in for the reading of the other branch. */
export async function openReading(io: Io, { trustWorktree, now }: { readonly trustWorktree: boolean; readonly now: string }): Promise<OpenReading> {
  const workspace = await Workspace.open(io);
  const { base, head } = await workspace.compare({});
  const tree = trustWorktree ? head : base;
  if (tree === null) throw new Error('no commit yet');
  const past = new GitPast(workspace.repository, workspace.objects, base?.commit ?? null, null);
  return { reading: await readTrusted(tree, { now: Date.parse(now), past }), basis: trustWorktree ? 'the working tree' : `commit ${tree.commit ?? ''}`, commits: [], workspace };
}
