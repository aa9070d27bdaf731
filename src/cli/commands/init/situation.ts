import { join, relative } from 'node:path';
import type { FileChange } from '../../../lifecycle/file-change.js';
import { isWorkflow, type FirstApproval } from '../../../lifecycle/init.js';
import type { Suggestions } from '../../../lifecycle/suggest.js';
import { runGit } from '../../../tree/git.js';
import { gitSettings } from '../../../tree/git-settings.js';
import type { Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';
import type { Situation } from './next-steps.js';

/*
 * Where does a repository stand after `memtrust init`? Its branches, its remote, whether it has commits and facts,
 * and a file that a first fact can cite: what the next steps depend on.
 */

/** Whether there is no fact, and never was one. */
export function remembersNothing({ memory, settled }: OpenMemory): boolean {
  return [memory, settled].every(
    (one) => one === null || (one.facts.length === 0 && one.events.length === 0),
  );
}

/** Who is still to be named in the policy; null where it names somebody. */
function adopterToName({ adopters, alone }: FirstApproval): Situation['toName'] {
  if (adopters.length > 0) return null;
  return alone ? 'yourself as adopter' : 'your adopters';
}

/** Who may approve by the policy that is there. */
function presentApproval({ memory }: OpenMemory): FirstApproval {
  const { adopters, approvals } = memory.policy.policy.adoption;
  return { adopters, alone: approvals === 0 };
}

/** Where the repository stands, for the steps at the end. */
export async function situationOf(
  io: Io,
  open: OpenMemory,
  did: {
    readonly files: readonly FileChange[];
    readonly suggested: Suggestions;
    readonly isSuggested: boolean;
    readonly approval: FirstApproval | null;
  },
): Promise<Situation> {
  const { repository } = open.workspace;
  const [defaultBranch, current, settings] = await Promise.all([
    open.workspace.defaultBranch(),
    runGit(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
    gitSettings(repository),
  ]);
  const source = sourceToCite(open);
  const approval = did.approval ?? presentApproval(open);
  return {
    written: did.files.map(({ path }) => path),
    suggested: did.suggested,
    isSuggested: did.isSuggested,
    toName: adopterToName(approval),
    needsApproval: !approval.alone,
    isBelowRoot: relative(repository.root, io.cwd) !== '',
    hasFacts: !remembersNothing(open),
    hasCommits: open.base !== null,
    hasRemote: settings.has('remote.origin.url'),
    branch: current.stdout.toString('utf8').trim() || null,
    defaultBranch,
    hasWorkflow: did.files.some(({ path }) => isWorkflow(path)),
    source:
      source === null
        ? null
        : relative(io.cwd, join(repository.root, source)).replaceAll('\\', '/'),
  };
}

/** Files that most repositories have, and that say something of them. */
const OFTEN_THERE = ['package.json', 'pyproject.toml', 'Cargo.toml', 'go.mod', 'README.md'];

/** A file for a first fact: one that is often there, else the first whose name needs no quotes. */
function sourceToCite(open: OpenMemory): string | null {
  const names = [...open.tree.entries].flatMap(([path, { kind }]) =>
    kind === 'file' && /^\w[\w./-]*$/.test(path) ? [path] : [],
  );
  const citable = (name: string): boolean => open.mayCite(name);
  return (
    OFTEN_THERE.find((name) => names.includes(name) && citable(name)) ?? names.find(citable) ?? null
  );
}
