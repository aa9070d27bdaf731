import { factsById } from '../../memory/by-id.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Which files call themselves by the id of another fact? `facts/b.md` with `id: a` beside `facts/a.md` gives a finding
 * about `b`. An id that no fact has is told by `invalid-record`, and so each fault is told once.
 */

/** Finds files that pose as an existing fact by using its id. */
export const duplicateId: Rule = {
  code: 'MT102',
  name: 'duplicate-id',
  severity: 'error',
  summary: 'A file states the id of another fact.',
  why:
    'The id of a fact is its path below `facts/` without `.md`. A second file with the same id ' +
    'could pose as the first. It is never trusted, and the first fact keeps its trust.',
  remedy: 'Remove the `id:` line from the copy, or set it to the id that matches its file name.',
  fixed: true,
  *run({ head }) {
    const ids = factsById(head.memory.facts);
    for (const { id, record } of openFacts(head)) {
      if (record.statedId === null || record.statedId === id || !ids.has(record.statedId)) continue;
      yield {
        message: say`${record.path} states the id ${record.statedId}, which belongs to another fact`,
        remedy: say`Set the id to ${id}, or remove the line.`,
        path: record.path,
        factId: id,
        key: record.statedId,
      };
    }
  },
};
