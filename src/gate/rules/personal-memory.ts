import { remembered } from '../../text/collections.js';
import { foldedName } from '../../agent-files/path-pattern.js';
import { parseEnvelope, type FactRecord } from '../../memory/fact.js';
import { splitFrontMatter } from '../../memory/front-matter.js';
import type { Note } from '../../memory/notes/note.js';
import { say, type Phrase } from '../../text/phrase.js';
import { scannedPaths } from '../../tree/scanned-entries.js';
import type { Rule } from '../rule.js';
import { blockedFacts, openFacts } from '../snapshot.js';

/*
 * Is memory of one person in the repository? Three ways to tell: a note with `type: user`, a fact with `x-scope: user`,
 * and a file such as `CLAUDE.local.md`. Only what a record says of itself, and names of files, count; a text is never
 * guessed about.
 */

/**
 * Files that an agent keeps for one person beside those of the project, and whose own documentation
 * leaves out of git; a folder counts once.
 */
const PERSONAL_FILES: readonly RegExp[] = [
  // Paths are lower case here: `docs/CLAUDE.local.md`, `.claude/Settings.Local.json`, and any file of the folder.
  /^(?:.*\/)?claude\.local\.md$/, // https://code.claude.com/docs/en/memory
  /^(?:.*\/)?\.claude\/settings\.local\.json$/, // https://code.claude.com/docs/en/settings
  /^(?:.*\/)?\.claude\/agent-memory-local\/(?=.)/, // https://code.claude.com/docs/en/sub-agents
];

/** Finds notes, facts and files of agents that are kept for one person and belong into a home folder. */
export const personalMemory: Rule = {
  code: 'MT605',
  name: 'personal-memory',
  severity: 'warning',
  summary:
    'The repository contains personal memory: a record marked as personal, or a local agent file.',
  why:
    "Personal preferences, tools and names belong in a person's home folder, where their agents " +
    "read them too. In the repository, everybody's agents follow them, and they stay in the " +
    'history. A note is personal with `type: user`, `level: user` or `scope: user`, a fact with ' +
    '`x-scope: user`; `personal` means the same. `CLAUDE.local.md`, ' +
    '`.claude/settings.local.json` and `.claude/agent-memory-local/` are not meant for git.',
  remedy:
    "Move it to its owner's home folder, remove it from git with `git rm --cached PATH`, and " +
    'list it in `.gitignore`.',
  *run({ head }) {
    const blocked = blockedFacts(head);
    for (const note of head.memory.notes) {
      const word = wordOfNote(note);
      if (word !== null && !blocked.has(note.path))
        yield {
          message: say`${note.path} is marked as personal memory (${word})`,
          remedy: remedy(note.path),
          path: note.path,
          key: 'note',
        };
    }
    for (const { id, record, status } of openFacts(head)) {
      if (!isPersonalFact(record)) continue;
      const isKept = status === 'accepted' || status === 'stale';
      const retire = say`Run ${`npx memtrust retire ${id} --why "…"`}, and keep it in its
        owner's home folder.`;
      yield {
        message: say`${id} is marked as personal memory (${'x-scope'})`,
        remedy: isKept ? retire : remedy(record.path),
        path: record.path,
        factId: id,
        key: 'fact',
      };
    }
    for (const path of personalFiles(scannedPaths(head.tree)))
      yield {
        message: say`${path} is a local agent file of one person and does not belong in git`,
        remedy: remedy(path),
        path,
        key: 'file',
      };
  },
};

/** The first file of each place that is kept for one person. */
const personalFiles = remembered((paths: readonly string[]): readonly string[] => {
  const found = new Map<string, string>();
  for (const path of paths) {
    const folded = foldedName(path);
    const matched = PERSONAL_FILES.map((pattern) => pattern.exec(folded)?.[0]).find(
      (text) => text !== undefined,
    );
    if (matched !== undefined && !found.has(matched)) found.set(matched, path);
  }
  return [...found.values()];
});

function remedy(path: string): Phrase {
  return say`Move it to its owner's home folder, and run ${`git rm --cached ${path}`};
    list local files in ${'.gitignore'}.`;
}

/** The values that mean one person: `type: user`, `scope: Personal`. */
const PERSONAL = /^(?:user|personal)$/i;

/** The key by which a note says so; null where it does not. */
function wordOfNote({ front, keys }: Note): string | null {
  const said = { type: front.type, level: front.level, scope: keys['scope'] };
  return (
    Object.entries(said).find(
      ([, value]) => typeof value === 'string' && PERSONAL.test(value.trim()),
    )?.[0] ?? null
  );
}

function isPersonalFact({ fact, text }: FactRecord): boolean {
  // Nearly no fact has the key; the others are not parsed again.
  if (fact === null || !text.includes('x-scope')) return false;
  const parts = splitFrontMatter(text);
  if ('message' in parts) return false;
  const yaml = parseEnvelope(parts.yaml);
  const front =
    yaml.ok && typeof yaml.data === 'object' && yaml.data !== null
      ? new Map<string, unknown>(Object.entries(yaml.data))
      : null;
  const scope = front?.get('x-scope');
  return typeof scope === 'string' && PERSONAL.test(scope.trim());
}
