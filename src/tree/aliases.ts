import { wordList } from '../text/words.js';
/*
 * The names under which disks of macOS or Windows may find a path: `.mem\u200ctrust/policy.yml` and
 * `MEMTRU~1/policy.yml` may both be the policy there, and a checkout writes one over the other (SECURITY S49).
 */

/** HFS+ ignores these code points in a name. Source: git's utf8.c, `next_hfs_char`. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Names of memory, agents and the gate that have a short form on NTFS. */
const LONG_NAMES = wordList(`
    .memtrust policy.yml baseline.yml tombstones.jsonl fixtures .github workflows CODEOWNERS
    .gitattributes copilot-instructions.md instructions .claude settings.json
    settings.local.json .cursor .cursorrules .codex .gemini .windsurf .windsurfrules .clinerules
    .roo .roorules .junie .kiro .continue .amazonq .augment .opencode .agents .mcp.json .vscode
    .goosehints .serena .trae CLAUDE.local.md AGENTS.override.md memory-bank
  `);

/** `SETTIN~1.JSO`: six letters at most, a number, three letters of the ending. */
const SHORT_NAME = /^([^~.]{1,6})~\d(?:\.([^.]{1,3}))?$/;
/**
 * From the fifth on NTFS keeps two letters and a checksum: `SE1F2B~1.JSO`. Source: git's path.c, `is_ntfs_dot_generic`.
 */
const SHORT_HASHED = /^([^~.]{2})[0-9a-f]{4}~\d(?:\.([^.]{1,3}))?$/i;

/** A path as such a disk reads it: without ignored characters, short names made long. Upper and lower case stay. */
export function onDisk(path: string): string {
  // Most paths have none of these characters.
  if (!/[. ](?:\/|$)|[:~\\]|[^ -~]/.test(path)) return path;
  return path.replaceAll('\\', '/').split('/').map(partOnDisk).join('/');
}

/** The same for one name of a path: `policy.yml::$DATA` and `policy.yml. ` are `policy.yml`. */
function partOnDisk(part: string): string {
  // NTFS: after a colon comes the name of a stream (`x::$DATA` is the file itself); trailing dots and blanks are
  // dropped.
  const [name = ''] = part.replace(PASSED_OVER, '').split(':', 1);
  const kept = name.replace(/(?<=[^. ])[. ]+$/, '');
  return longName(kept) ?? kept;
}

/** The long name that a short one stands for, of those above; null for any other. */
function longName(part: string): string | null {
  for (const [form, length] of [
    [SHORT_NAME, 6],
    [SHORT_HASHED, 2],
  ] as const) {
    const [, begin, ending = ''] = form.exec(part) ?? [];
    if (begin === undefined) continue;
    const known = LONG_NAMES.find((name) => {
      const dot = name.lastIndexOf('.');
      const base = (dot > 0 ? name.slice(0, dot) : name).replaceAll('.', '');
      return (
        base.slice(0, length).toLowerCase() === begin.toLowerCase() &&
        (dot > 0 ? name.slice(dot + 1, dot + 4) : '').toLowerCase() === ending.toLowerCase()
      );
    });
    if (known !== undefined) return known;
  }
  return null;
}
