import { policyShape, type Policy } from './policy-shape.js';

/*
 * Wherever no policy is read it is this one: `cli/reading.ts`, `fixtures/`, `commands/benchmark/run.ts`. A
 * default may only become stricter. `__tests__/memory/store.test.ts` fails when one is laxer.
 */

/**
 * What holds where no policy says otherwise. The values are the defaults in `policy-shape.ts`; change
 * them there, in `docs/formats.md`, and run `npm run docs`. Built-in cases run under them too.
 *
 * Plain data, worked out when the bundle is made (`scripts/build.mjs`): the first use of a shape
 * takes as long as reading thirty facts.
 */
export const DEFAULT_POLICY: Policy = policyShape().parse({});
