import { plain, say } from '../../text/phrase.js';
import { hasInvisible } from '../../text/visible.js';
import { agentFileOf } from '../../live/agents.js';
import { notableEntries } from '../../tree/notable.js';
import type { Rule } from '../rule.js';

export const suspiciousName: Rule = {
  code: 'MT106',
  name: 'suspicious-name',
  severity: 'error',
  summary: 'A memory file has a name that hides something, or that another one resembles.',
  why: 'Names with invisible characters, or two that differ only in case or Unicode form, make a reviewer look at one file while an agent reads the other.',
  remedy: 'Rename the file with plain, unique characters.',
  fixed: true,
  *run({ head }) {
    const seen = new Map<string, string>();
    const notes = new Set([...head.memory.notes, ...head.memory.facts].map(({ path }) => path));
    const memory = notableEntries(head.tree).map(({ path }) => path).filter((path) => folded(path).startsWith('.memtrust/') || notes.has(path) || agentFileOf(path) !== null);
    const imported = head.live.filter(({ kind }) => kind === 'import').map(({ path }) => path);
    for (const path of new Set([...memory, ...imported])) {
      if (hasInvisible(path)) yield { message: say`the name ${path} holds characters that cannot be seen`, remedy: plain('Rename it with plain characters.'), path };
      const name = folded(path);
      const twin = seen.get(name);
      if (twin !== undefined) yield { message: say`${path} and ${twin} differ only in case or Unicode form`, remedy: plain('Keep one of them.'), path, severity: 'warning', key: twin };
      else seen.set(name, path);
    }
  },
};

/** Names that are one to some file system. ASCII has one form alone, and nearly every name is ASCII. */
function folded(path: string): string {
  return (/^[ -~]*$/.test(path) ? path : path.normalize('NFKC')).toLowerCase();
}
