import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFactsToTell } from '../snapshot.js';

/*
 * Which trusted facts cite a file that this change renamed? They keep their trust here, but once it is merged nobody
 * knows where the file went.
 */

/** Finds facts that have to follow a renamed file in the change that renames it. */
export const movedSource: Rule = {
  code: 'MT113',
  name: 'moved-source',
  severity: 'warning',
  summary:
    'The change renames a file that a trusted fact cites, and the fact still has the old path.',
  why:
    'In this change the fact keeps its trust, because git shows where the file went. After the merge ' +
    'only the old path is known, so the fact becomes stale. Facts of importance `critical` do not ' +
    'follow a rename at all: they are stale now (MT105).',
  remedy: 'Run `npx memtrust bind --moved` in this change, and commit what it writes.',
  isAboutEvents: true,
  *run({ base, head }) {
    for (const { id, record, anchors, trustedBaseline, reasons } of openFactsToTell(head)) {
      if (!trustedBaseline && reasons[0] !== 'adoption_unsettled') continue;
      for (const { path, verdict, movedTo } of anchors) {
        if (verdict !== 'moved' || movedTo === null || movedTo.path === path) continue;
        if (head.tree.entries.has(path) || !base.tree.entries.has(path)) continue;
        yield {
          path: record.path,
          factId: id,
          key: path,
          changedAt: { path: movedTo.path, line: movedTo.lines[0], how: 'renamed' },
          message: say`${id} cites ${path}, which is now at ${movedTo.path}`,
          remedy: say`Run ${'npx memtrust bind --moved'} in this change.`,
        };
      }
    }
  },
};
