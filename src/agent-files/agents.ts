import { grouped } from '../text/collections.js';
import { anyCase } from '../text/pattern.js';
import { type AgentFile, TEXT_ROWS } from './agent-table.js';
import { foldedName, pathPatterns } from './path-pattern.js';
import { settingsFileOf } from './settings/files.js';

/* What is a path to a coding agent? A path that is missing in the tables is read by an agent and not by memtrust. */

/** Each path of the table, in its order. */
const PATHS = TEXT_ROWS.flatMap(({ agent, kind, paths }) =>
  paths.flatMap(pathPatterns).map((pattern) => ({ agent, kind, pattern })),
).map((file, rank) => ({ ...file, rank, key: file.pattern.fixedParts[0] ?? '' }));

/** By a part of the path; by nothing where no part is the same in each match: `.roorules-*`. */
const BY_PART = grouped(PATHS, ({ key }) => key);

/** What a path is to a coding agent, or null. Case is ignored, as on macOS and Windows. */
export function agentFileOf(path: string): AgentFile | null {
  const settings = settingsFileOf(path);
  if (settings !== null) return { agent: settings.agent, kind: 'settings' };
  if (!mayBeAgentFile(path) || NOT_READ.test(path)) return null;
  const folded = foldedName(path);
  const isPage = isPageAbout(path, folded);
  let best: (typeof PATHS)[number] | null = null;
  for (const part of [...folded.split('/'), ''])
    for (const file of BY_PART.get(part) ?? [])
      if (
        (best === null || file.rank < best.rank) &&
        !(isPage && isName(file.pattern.path)) &&
        file.pattern.matches(path, folded)
      )
        best = file;
  return best;
}

/** Parts without a dot at the beginning that show an agent's file: `agents.md`, `memory-bank`, `skills`. */
const PLAIN_PART = new RegExp(
  `(?:^|/)(?:${[...BY_PART.keys()]
    .filter((part) => /^[^.]/.test(part))
    .join('|')
    .replaceAll('.', String.raw`\.`)})(?:/|$)`,
  'i',
);

/** Fast path: every pattern needs one of these. Names that are not ASCII are left to the patterns. */
function mayBeAgentFile(path: string): boolean {
  return (
    path.startsWith('.') || path.includes('/.') || PLAIN_PART.test(path) || !/^[ -~]*$/.test(path)
  );
}

/**
 * Documents in a folder of agents that none of them loads: `.github/workflows/README.md`, and notes on work that is
 * under way, such as `.agents/PROJECT_TODO.md`, which speak of what is not there yet.
 */
const NOT_READ = anyCase`
  (?:^|\/)(?:\.github\/workflows\/(?:[^/]+\/)*readme
      |\.agents?\/(?:[^/]*[_.-])?(?:plan|todo|task|progress|status|backlog|roadmap|changelog|journal|log|history
          |handoff|session|scratch|scratchpad|note)s?(?:[_.-][^/]*)?)\.md$`;

/** Folders of documentation: a page `agents.md` there is about agents, and no agent reads it as instructions. */
const DOCUMENTATION =
  /(?:^|\/)(?:docs?|documentation|website|site|content|pages|guides?|manual|wiki|blog|learn)\//i;

/** Names of memory as agents write them: `AGENTS.md`. */
const NAMES = new Set(
  PATHS.filter(({ kind, pattern }) => kind === 'memory' && isName(pattern.path)).map(
    ({ pattern }) => pattern.path,
  ),
);

function isName(path: string): boolean {
  return !path.includes('/') && /^[A-Z]/.test(path);
}

/** `docs/agents.md` is a page; `docs/AGENTS.md`, as agents write it, is read. */
function isPageAbout(path: string, folded: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    DOCUMENTATION.test(path) &&
    !NAMES.has(name) &&
    NAMES_IN_LOWER_CASE.has(folded.slice(folded.lastIndexOf('/') + 1))
  );
}

const NAMES_IN_LOWER_CASE: ReadonlySet<string> = new Set(
  [...NAMES].map((name) => name.toLowerCase()),
);

/** Folders that are an agent's own, as a part of an expression: `\.claude|\.cursor`. */
export const AGENT_FOLDERS = [
  ...new Set(PATHS.filter(({ pattern }) => pattern.path.includes('/')).map(({ key }) => key)),
]
  .filter((part) => part.startsWith('.'))
  .join('|')
  .replaceAll('.', String.raw`\.`);

/** What may be in a folder that is an agent's own: where it would be its file, the folder is for that agent. */
const WITNESSES: readonly string[] = [
  ...new Set([
    'x.md',
    'rules/x.md',
    'skills/x.md',
    ...PATHS.filter(({ key }) => key.startsWith('.')).flatMap(({ pattern: { path } }) => {
      const parts = path.split('/');
      return parts.slice(1).map((_, at) => parts.slice(at + 1).join('/'));
    }),
    'settings.json',
    'mcp.json',
  ]),
].map((tail) => tail.replaceAll(/\*+/g, 'x'));

/** What a folder is to a coding agent, or null: `.claude`, `.claude/rules`, `.cursor/rules/team`. */
export function agentFolderOf(path: string): AgentFile | null {
  if (!mayBeAgentFile(`${path}/`)) return null;
  for (const witness of WITNESSES) {
    const known = agentFileOf(`${path}/${witness}`);
    if (known !== null) return known;
  }
  return null;
}

/** Folders of test data and patterns: `tests/fixtures/`, `templates/`, `create-app/`, `__snapshots__/`. */
const FOLDER_OF_SPECIMENS = anyCase`
  (?:^|\/)(?:(?:test|tests|__tests__|e2e|evals?|spec)\/(?:.*\/)?
      (?:data|fixtures?|cases|resources|assets|snapshots)|__?fixtures?__?|fixtures?|testdata|test-data
      |test_data|templates?|boilerplates?|skeleton|scaffold|starters?|cookiecutter[^/]*|create-[^/]*
      |snapshots|__snapshots__|corpus|corpora|seeded-[^/]*|evals?\/runs)\/`;

/** A template by name, or where a skill keeps them: `plan-template.md`, `assets/plan.md`, `references/examples/`. */
const TEMPLATE = anyCase`
  (?:^|[/_.-])template[_.-][^/]*$
  |(?:^|\/)skills\/(?:[^/]+\/){1,3}(?:assets|(?:references|resources)\/examples)\/`;

/** A folder that is named after one skill, command or agent: `skills/create-pr/`, which is no pattern of a skill. */
const OWN_FOLDER = /((?:^|\/)(?:agents|commands|prompts|rules|skills)\/)[^/]+\//g;

/** Whether an agent file is test data or a pattern to copy, by its path from the root. */
export function isSpecimen(path: string): boolean {
  return (
    FOLDER_OF_SPECIMENS.test(path.replace(OWN_FOLDER, '$1_/')) ||
    TEMPLATE.test(path) ||
    /\{\{/.test(path)
  );
}
