import { plain, say, type Phrase } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

export const brokenSupersession: Rule = {
  code: 'MT204',
  name: 'broken-supersession',
  severity: 'error',
  summary: 'A `supersedes:` leads nowhere, to itself, or in a circle.',
  why: 'Only an adopted fact supersedes another, and only a fact that is there. A link without effect never takes trust away, which would be a way to deny it; but somebody meant something by it.',
  remedy: 'Correct the id, or remove the line.',
  fixed: true,
  *run({ head }) {
    const known = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
    const forward = (id: string): readonly string[] => known.get(id)?.supersedes ?? [];
    for (const { id, record } of openFacts(head)) {
      for (const old of record.fact?.supersedes ?? []) {
        const why = fault(id, old, known, forward);
        if (why === null) continue;
        yield { message: say`${id} supersedes ${old}, ${why}; it has no effect`, remedy: say`Correct the line in ${record.path}, or remove it.`, path: record.path, factId: id, key: old };
      }
    }
  },
};

function fault(id: string, old: string, known: ReadonlyMap<string, unknown>, forward: (id: string) => readonly string[]): Phrase | null {
  if (old === id) return plain('which is itself');
  if (!known.has(old)) return plain('which does not exist');
  const pending = [old];
  const seen = new Set<string>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === id) return plain('which supersedes it in turn');
    if (seen.has(next)) continue;
    seen.add(next);
    pending.push(...forward(next));
  }
  return null;
}
