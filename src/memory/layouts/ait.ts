import { MEMORY_FILE_COUNT } from '../../tree/limits.js';
import { plain } from '../../text/phrase.js';
import { AIT_POLICY_PATHS } from '../ait/policy.js';
import { readAitFile } from '../ait/file.js';
import { recordOfAit } from '../ait/record.js';
import type { FactRecord } from '../fact.js';
import { KEPT_FOR_GIT } from '../notes/layout.js';
import type { EvidenceFile, Records, Stray } from '../records.js';
import type { Layout, ParsedFile } from './layout.js';

/*
 * Which files below `.ait/` are memory? Every `.json` but the policies of AIT is an export: `.ait/facts.json` with
 * three entries gives three records; a manifest is evidence of a run.
 */

/** They are read with the policy of the tree. */
export function isAitPolicy(path: string): boolean {
  return AIT_POLICY_PATHS.some((known) => known === path);
}

export const aitLayout: Layout = {
  name: 'ait',

  owns: (path) => path.startsWith('.ait/'),

  reads: ({ path }) => path.startsWith('.ait/') && path.endsWith('.json') && !isAitPolicy(path),

  parse({ path, kind }, content): ParsedFile {
    if (kind !== 'file')
      return { kind: 'unread', why: 'an export must be a regular file, not a link or a submodule' };
    switch (content?.kind) {
      case 'bytes': {
        const file = readAitFile(content.bytes);
        switch (file.kind) {
          case 'facts':
            return {
              kind: 'several',
              records: file.items.map((item) => recordOfAit(path, item)),
              evidence: null,
              left: file.left,
            };
          case 'manifest':
            return { kind: 'several', records: [], evidence: { path, kind: 'attempt' }, left: [] };
          case 'none':
            return { kind: 'unread', why: file.why };
        }
      }
      case 'too-large':
        return { kind: 'unread', why: 'this export is larger than 1 MB' };
      default:
        return { kind: 'unread', why: 'this export cannot be read' };
    }
  },

  collect(entries, parsed): Records {
    const facts: FactRecord[] = [];
    const evidence: EvidenceFile[] = [];
    const strays: Stray[] = [];
    for (const entry of entries) {
      const { path } = entry;
      const stray = (why: string, broken = false): void =>
        void strays.push({ path, message: plain(why), broken });
      if (KEPT_FOR_GIT.test(path) || isAitPolicy(path)) continue;
      if (!this.reads(entry)) {
        stray('this is not an export: exports are files that end in .json');
        continue;
      }
      const file = parsed.get(path) ?? this.parse(entry, undefined);
      if (file.kind === 'unread') stray(file.why);
      if (file.kind !== 'several') continue;
      const room = MEMORY_FILE_COUNT - facts.length;
      facts.push(...file.records.slice(0, room));
      if (file.records.length > room)
        stray(
          `all exports together have more than ${MEMORY_FILE_COUNT} entries; entries not read: ` +
            `${file.records.length - room}`,
          true,
        );
      if (file.evidence !== null) evidence.push(file.evidence);
      for (const { sentence, isLost } of file.left) stray(sentence, isLost);
    }
    return {
      facts,
      notes: [],
      evidence,
      strays,
      events: [],
      ledgerFaults: [],
      fixtures: [],
      sessions: [],
    };
  },
};
