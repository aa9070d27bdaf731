/*
 * As which file would a disk of macOS or Windows take a path? `.mem\u200ctrust/policy.yml` and
 * `MEMTRU~1/policy.yml` may both be taken for the policy there. A tree of git holds both names; such
 * a disk holds one, and a checkout writes the one over the other (SECURITY S49).
 *
 * `disguise.ts` asks, so that the gate can name such a file. A name too many is a false alarm, the
 * safe error. You may add a name to LONG_NAMES, at its end: of two with the same short form
 * (`settings.json`, `settings.local.json`) the first is told. PASSED_OVER and the two forms are what
 * the systems do, and change only with them. `__tests__/security/S49-names-on-disks.test.ts` fails
 * when this is wrong.
 */

/** Code points that HFS+ passes over in a name. Source: git's utf8.c, `next_hfs_char`. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Long names of memory, of agents and of the gate; each has a short one on NTFS. */
const LONG_NAMES = [
  '.memtrust',
  'policy.yml',
  'baseline.yml',
  'tombstones.jsonl',
  'fixtures',
  '.github',
  'workflows',
  'CODEOWNERS',
  '.gitattributes',
  'copilot-instructions.md',
  'instructions',
  '.claude',
  'settings.json',
  'settings.local.json',
  '.cursor',
  '.cursorrules',
  '.codex',
  '.gemini',
  '.windsurf',
  '.windsurfrules',
  '.clinerules',
  '.roo',
  '.roorules',
  '.junie',
  '.kiro',
  '.continue',
  '.amazonq',
  '.augment',
  '.opencode',
  '.agents',
  '.mcp.json',
  '.vscode',
  '.goosehints',
  '.serena',
  '.trae',
  'CLAUDE.local.md',
  'AGENTS.override.md',
  'memory-bank',
];

/** `SETTIN~1.JSO`: six letters at most, a number, three letters of the ending. */
const SHORT_NAME = /^([^~.]{1,6})~\d(?:\.([^.]{1,3}))?$/;
/**
 * After four of them NTFS keeps two letters and four digits of a checksum: `SE1F2B~1.JSO`. Source:
 * git's path.c, `is_ntfs_dot_generic`.
 */
const SHORT_HASHED = /^([^~.]{2})[0-9a-f]{4}~\d(?:\.([^.]{1,3}))?$/i;

/**
 * A path as such a disk takes it: without what it passes over, and with long names for short ones.
 * Upper and lower case stay.
 */
export function onDisk(path: string): string {
  // Most paths have none of it: an end in a dot or blank, a colon, tilde or backslash, or what is not plain ASCII.
  if (!/[. ](?:\/|$)|[:~\\]|[^ -~]/.test(path)) return path;
  return path.replaceAll('\\', '/').split('/').map(partOnDisk).join('/');
}

/** The same for one name of a path: `policy.yml::$DATA` and `policy.yml. ` are `policy.yml`. */
function partOnDisk(part: string): string {
  // NTFS: behind a colon stands the name of a stream, `x::$DATA` is the file itself, and trailing
  // dots and blanks are dropped.
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
