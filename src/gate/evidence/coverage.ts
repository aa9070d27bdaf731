import { coverageRows, type CoverageRow } from '../coverage.js';
import { evidence } from './evidence.js';

/** What the facts that the change brings name and do not cite, by id. */
export const coverage = evidence<ReadonlyMap<string, CoverageRow>>({
  collect: async ({ base, head, policy }) =>
    new Map((await coverageRows(base, head, policy)).map((row) => [row.factId, row])),
  // The base judged by itself brings nothing.
  atBase: () => new Map(),
});
