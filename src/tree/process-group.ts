import type { ChildProcess } from 'node:child_process';

/*
 * How is a program ended together with everything that it started? git waits for the network in
 * children of its own (`git-remote-https`, ssh), so killing git alone would leave those behind.
 *
 * `git.ts` and `object-reader.ts` start git in a group of its own, and end the group when its time
 * is up. A program that is killed too early leaves lock files, one that is not killed holds up the
 * run: so it is asked first and killed after GRACE_MS, which may change (S47 must end in time).
 * `__tests__/security/S47-deadline.test.ts` ("and what it started, are gone afterwards") fails
 * when this is wrong.
 */

/** How to start a program that `endGroup` can end. A process of Windows has no group. */
export const IN_A_GROUP = { detached: process.platform !== 'win32', windowsHide: true } as const;

/** How long a program may take to put its lock files away before it is killed. */
const GRACE_MS = 1_000;

/**
 * Ends a program and everything that it started: asks first, and kills what is still there.
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

/** Sends a signal to the whole group, where there is one. */
function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (IN_A_GROUP.detached && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    child.kill(name); // the group is gone already
  }
}
