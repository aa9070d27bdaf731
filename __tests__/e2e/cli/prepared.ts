import { afterAll } from '@jest/globals';
import { Sandbox } from './sandbox.js';

/**
 * A repository that is prepared once for the tests of a file: commands that only make the scene run once. Each call
 * gives a copy, which is the caller's to dispose of.
 */
export function preparedOnce(prepare: (sandbox: Sandbox) => Promise<void>): () => Promise<Sandbox> {
  let made: Promise<Sandbox> | undefined;
  const make = async (): Promise<Sandbox> => {
    const sandbox = new Sandbox();
    await prepare(sandbox);
    return sandbox;
  };
  afterAll(async () => (await made)?.dispose());
  return async () => {
    made ??= make();
    return (await made).copy();
  };
}
