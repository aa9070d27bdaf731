import { say } from '../../text/phrase.js';
import { breaksTrust } from '../../memory/anchors/verdict.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

export const bindingMismatch: Rule = {
  code: 'MT104',
  name: 'binding-mismatch',
  severity: 'error',
  summary: 'A new or changed binding does not describe the file that it cites.',
  why: 'A digest that is written together with a fact must be the digest of what stands in the tree now. Otherwise a fact could be adopted for code that only comes later.',
  remedy: 'Recompute it: `npx memtrust bind ID PATH`, then adopt the fact again.',
  fixed: true,
  *run({ base, head }) {
    const before = new Map(base.memory.facts.map((record) => [record.id, record.fact?.binding]));
    for (const { id, record, anchors } of openFacts(head)) {
      if (record.fact === null || before.get(id) === record.fact.binding) continue;
      for (const anchor of anchors) {
        if (anchor.outOfTree || !breaksTrust(anchor.verdict)) continue;
        yield {
          message: say`the binding of ${id} is not what ${anchor.path} says (${[anchor.why === null ? anchor.verdict : anchor.why]})`,
          remedy: say`Run ${`npx memtrust bind ${id} ${anchor.path}`} and adopt it again.`,
          path: record.path,
          factId: id,
          key: `${anchor.path}\0${anchor.selector}`,
        };
      }
    }
  },
};
