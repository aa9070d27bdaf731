import type { ChildProcess } from 'node:child_process';

/** How to start a program that `endGroup` can end. A process of Windows has no group. */
export const IN_A_GROUP = { detached: process.platform !== 'win32', windowsHide: true } as const;

/** How long a program may take to put its lock files away before it is killed. */
const GRACE_MS = 1_000;

/**
 * Ends a program and everything that it started: git waits for the network in children of its own
 * (`git-remote-https`, ssh). It is asked to end first, because a killed git leaves its lock files
 * behind.
 *
 * @returns when it has ended, or could not be waited for any longer.
 */
export async function endGroup(child: ChildProcess): Promise<void> {
  await new Promise<void>((done) => {
    const kill = setTimeout(() => {
      signal(child, 'SIGKILL');
      // A process that left the group may still hold them open.
      for (const stream of child.stdio) stream?.destroy();
      child.unref();
      done();
    }, GRACE_MS);
    child.once('close', () => {
      clearTimeout(kill);
      done();
    });
    signal(child, 'SIGTERM');
  });
}

function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (IN_A_GROUP.detached && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    child.kill(name); // the group is gone already
  }
}
