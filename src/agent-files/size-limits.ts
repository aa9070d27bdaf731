import { foldedName, oneOf, pathPatterns, type TablePath } from './path-pattern.js';

/* How much of a file does its agent take? Only limits that the agent's documentation names, and that cut. */

const UNITS = ['bytes', 'characters', 'lines'] as const;

export interface SizeLimit {
  readonly most: number;
  readonly unit: (typeof UNITS)[number];
}

interface FileLimit extends SizeLimit {
  /** As people name it. */
  readonly agent: string;
  /** The whole file, or what is below its front matter. */
  readonly of: 'file' | 'body';
  readonly patterns: readonly TablePath[];
}

/**
 * Agent, most, of the file or of its body, paths, and where the agent's documentation says so. Not here: the 40,000
 * characters of CLAUDE.md at which Claude Code warns, as it reads all of them; the 4,000 of Copilot code review, which
 * GitHub took out of its documentation in January 2026; and the 49,512 of Augment's rules together, as nothing says
 * which of them is cut.
 */
const ROWS = `
Claude 200 lines file .claude/agent-memory/*/MEMORY.md code.claude.com/docs/en/sub-agents
Claude 25600 bytes file .claude/agent-memory/*/MEMORY.md code.claude.com/docs/en/sub-agents
Windsurf 12000 characters file .{windsurf,devin}/rules/*.md docs.windsurf.com/windsurf/cascade/memories
Windsurf 12000 characters file .{windsurf,devin}/workflows/*.md docs.windsurf.com/windsurf/cascade/workflows
Antigravity 12000 characters file {.agent,.agents}/{rules,workflows}/*.md antigravity.google/docs/rules-workflows
Copilot 30000 characters body .github/agents/*.md
  docs.github.com/en/copilot/reference/custom-agents-configuration
`;

const FILE_LIMITS: readonly FileLimit[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [agent = '', most, unit, of, written = ''] = row.split(/\s+/);
    return {
      agent,
      most: Number(most),
      unit: oneOf(UNITS, unit),
      of: oneOf(['file', 'body'], of),
      patterns: pathPatterns(written),
    };
  });

/** The first limit that a file passes, and the offset from which on it does; null where it passes none. */
export function firstCut(
  path: string,
  text: string,
): { readonly limit: FileLimit; readonly at: number } | null {
  if (!/\.md$/i.test(path)) return null;
  const folded = foldedName(path);
  const [first] = FILE_LIMITS.filter(({ patterns }) =>
    patterns.some((pattern) => pattern.matches(path, folded)),
  )
    .flatMap((limit) => {
      const at = cutAt(text, limit, limit.of === 'body' ? bodyOf(text) : 0);
      return at === null ? [] : [{ limit, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  return first ?? null;
}

/** The offset of the text below the front matter. */
function bodyOf(text: string): number {
  const closing = /^\uFEFF?---/.test(text) ? /\n---[ \t]*\r?\n/.exec(text) : null;
  return closing === null ? 0 : closing.index + closing[0].length;
}

/** Of AGENTS.md from the root down, unless `.codex/config.toml` differs. Source: developers.openai.com/codex/guides. */
export const CODEX_BYTES = 32 * 1024;

/** The offset behind which a text is beyond a limit; null where nothing is lost, or blanks alone. */
export function cutAt(text: string, { most, unit }: SizeLimit, from: number = 0): number | null {
  // No character has more than three bytes for each of its code units.
  if (unit !== 'lines' && (text.length - from) * (unit === 'bytes' ? 3 : 1) <= most) return null;
  const at = unit === 'lines' ? behindLines(text, most) : behindCharacters(text, most, unit, from);
  return /\S/.test(text.slice(at)) ? at : null;
}

function behindLines(text: string, most: number): number {
  let at = 0;
  for (let line = 0; line < most; line += 1) {
    const end = text.indexOf('\n', at);
    if (end < 0) return text.length;
    at = end + 1;
  }
  return at;
}

function behindCharacters(
  text: string,
  most: number,
  unit: 'bytes' | 'characters',
  from: number,
): number {
  let [at, used] = [from, 0];
  for (;;) {
    const point = text.codePointAt(at);
    if (point === undefined) return at;
    used += unit === 'bytes' ? bytesOf(point) : 1;
    if (used > most) return at;
    at += point > 0xffff ? 2 : 1;
  }
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point > 0xffff ? 4 : 3;
}
