import { type Policy, policyShape } from './policy-shape.js';

/*
 * The policy where there is no file. Its values are the defaults in `policy-shape.ts`; a default may only become
 * stricter.
 */

/**
 * `scripts/build.mjs` replaces it by plain data: the first use of a zod schema takes as long as reading thirty facts.
 */
export const DEFAULT_POLICY: Policy = policyShape().parse({});
