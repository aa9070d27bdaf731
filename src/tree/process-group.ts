import type { ChildProcess } from 'node:child_process';

/* The process group in which a program is started, so that it can be ended with all that it started. */

/** Options for starting a program that `endGroup` can end. Windows has no process groups. */
export const IN_A_GROUP = { detached: process.platform !== 'win32', windowsHide: true } as const;

/** Milliseconds in which a program may remove its lock files before it is killed. */
const GRACE_MS = 1_000;

/**
 * Ends a program and everything that it started, such as `git-remote-https`. @returns when it ended, or waiting is
 * useless.
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
