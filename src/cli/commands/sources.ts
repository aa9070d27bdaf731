import { lstatSync, readFileSync, statSync, type Stats } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { AGENT_ROWS } from '../../agent-files/agent-table.js';
import { withoutIgnored } from '../../agent-files/ignored.js';
import { inventory } from '../../agent-files/inventory.js';
import type { LinkFault, LiveSource } from '../../agent-files/live-source.js';
import { noTextIn } from '../../agent-files/documents.js';
import { readersOf, SHARED_FILES } from '../../agent-files/readers.js';
import type { Policy } from '../../memory/policy-shape.js';
import { readMemory } from '../../memory/store.js';
import { renderJson } from '../../report/json.js';
import { hexDigest } from '../../tree/digest.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { ConfigurationError } from '../../text/errors.js';
import { nearest } from '../../text/nearest.js';
import { say } from '../../text/phrase.js';
import { visible } from '../../text/visible.js';
import { type Block, blockOfLive, hiddenLiveId, isHiddenName } from '../../trust/blocking.js';
import { labelsOfLive, type Labels } from '../../trust/labels.js';
import { addCommand, type CommandDefinition } from '../command.js';
import { EXIT, type Io } from '../io.js';
import { relativeToRoot } from '../arguments.js';
import { textTable } from '../../report/terminal.js';
import { Workspace } from '../workspace.js';

/* `memtrust sources`: lists the files that agents read here, who imports them, and why one is left out. */

interface SourcesOptions {
  readonly format: string;
  readonly source?: string;
  readonly global?: boolean;
  readonly path?: string;
  readonly budget?: boolean;
}

/**
 * The keys of `ait memory sources`; `file_kind`, `read_by` and `imported_by` are ours. A blocked source has no digest,
 * size or time (SECURITY S28).
 */
interface SourceRow extends Labels {
  readonly source_id: string;
  readonly source: string;
  readonly kind: 'agent_memory';
  readonly file_kind: LiveSource['kind'];
  /** All agents that read it by its name. */
  readonly read_by: readonly string[];
  readonly imported_by: readonly string[];
  readonly scope: 'repo' | 'global';
  readonly path: string;
  /** A placeholder if the name is hidden. */
  readonly absolute_path: string;
  readonly exists: boolean;
  readonly allowed_by_policy: boolean;
  readonly policy_status: 'allowed' | 'blocked';
  readonly policy_reason: Block['by'] | 'allowed';
  readonly skip_reason:
    'policy_blocked' | 'ignored' | UnreadLink | NoText | 'missing' | 'unreadable' | '';
  /** In hexadecimal. */
  readonly sha256: string | null;
  /** Seconds since 1970. */
  readonly mtime: number | null;
  readonly size_bytes: number | null;
  readonly bytes_used: number;
  readonly redacted: boolean;
  readonly authority: 'live_external';
  readonly source_of_truth: true;
}

export const sources: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'sources',
    about: 'list the files that coding agents read here',
    takes: `
      --format <format> | what to print
      --source <agent> | only those that one agent reads: claude, codex, cursor …
      --path <file> | only this file; with --budget, a folder
      --budget | how much each agent loads when it starts in the root, or in the folder of --path
      --global | --path is a file outside the repository; give its --source, too
    `,
    examples: `
      sources | every agent file, nested ones too
      sources --format json | all of it, as \`ait memory sources\` prints it
      sources --budget --path services/payments | what each agent loads there, with sizes and what it cuts
      sources --source claude --global --path ~/.claude/CLAUDE.md | one file of your own, outside of the repository
    `,
  }).action(async (options: SourcesOptions) =>
    run(async (io) => {
      checkAgent(options.source);
      return Workspace.use(io, async (workspace) => {
        if (options.budget === true) {
          const { printStartBudget } = await import('../start-budget.js');
          return printStartBudget(io, workspace, options);
        }
        const rows =
          options.global === true
            ? await globalRow(io, workspace, options)
            : await repositoryRows(io, workspace, options);
        // A plain list, as in AIT.
        if (options.format === 'json') io.out(renderJson(rows));
        else if (rows.length === 0) io.out('no agent files\n');
        else io.out(textTable([HEADINGS, ...rows.map((row) => cellsOf(row))], LONGEST_CELL));
        if (options.format === 'text' && options.source === undefined && options.path === undefined)
          io.err(await unreadMemory(workspace, rows));
        return EXIT.pass;
      });
    }),
  );
};

const HEADINGS = ['SOURCE', 'FILE KIND', 'SHA-256', 'MODIFIED (UTC)', 'BYTES', 'READ', 'BY'];

/** `--format json` has all digits. */
const SHORT_DIGEST = 12;

/** As many as all agents that read one file. */
const LONGEST_CELL = 1_000;

function cellsOf(row: SourceRow): string[] {
  return [
    row.source_id,
    row.file_kind,
    row.sha256?.slice(0, SHORT_DIGEST) ?? '-',
    row.mtime === null ? '-' : minute(row.mtime),
    row.size_bytes?.toString() ?? '-',
    row.skip_reason === '' ? 'yes' : `no: ${whySkipped(row)}`,
    row.read_by.join(', ') || '-',
  ];
}

/** `2026-01-31 12:00`. @param seconds since 1970. */
function minute(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Why a file is not read. */
const SKIPPED: Readonly<Record<Exclude<SourceRow['skip_reason'], ''>, string>> = {
  policy_blocked: 'the policy keeps it out',
  ignored: 'the policy ignores it',
  link_out_of_repository: 'it links out of the repository',
  link_to_nothing: 'it links to nothing',
  link_in_circle: 'it links in a circle, or through too many links',
  lfs_pointer: 'it is kept in Git LFS',
  binary: 'it is a binary file',
  missing: 'it is not there',
  unreadable: 'it cannot be read',
};

/** With the key of the policy, for a blocked file. */
function whySkipped({ skip_reason: reason, policy_reason: by }: SourceRow): string {
  const why = reason === '' ? '' : SKIPPED[reason];
  return by === 'allowed' ? why : `${why} (${by})`;
}

/** A mistyped `--source` must not look like an agent without files. */
function checkAgent(agent: string | undefined): void {
  const known = [
    ...new Set([
      ...AGENT_ROWS.map((row) => row.agent),
      ...SHARED_FILES.flatMap(({ agents }) => agents),
    ]),
  ].toSorted();
  if (agent === undefined || known.includes(agent)) return;
  const meant = nearest(agent, known);
  throw new ConfigurationError(
    say`${agent} is not a known agent`,
    meant === null
      ? `Known agents are ${known.join(', ')}.`
      : `Did you mean ${meant}? Known agents are ${known.join(', ')}.`,
  );
}

/** Memory of other tools, without files that the policy blocks. */
async function unreadMemory(workspace: Workspace, rows: readonly SourceRow[]): Promise<string> {
  const { base, head } = await workspace.compare({});
  const { policy } = (await readMemory(base ?? head)).policy;
  const listed = new Set(rows.map(({ path }) => path));
  const { unreadStoresLine } = await import('../found-stores.js');
  return unreadStoresLine(head, (path) => listed.has(path) || isHiddenName(path, policy, true));
}

/** Under the policy of the base. A hidden name becomes a number. */
async function repositoryRows(
  io: Io,
  workspace: Workspace,
  options: SourcesOptions,
): Promise<SourceRow[]> {
  const { base, head } = await workspace.compare({});
  const { policy } = (await readMemory(base ?? head)).policy;
  const wanted =
    options.path === undefined
      ? null
      : relativeToRoot(io.cwd, workspace.repository.root, options.path);
  let hiddenNames = 0;
  const all = await inventory(head, base, true);
  const ignored = new Set(withoutIgnored(all, policy.ignore).ignored.map(({ id }) => id));
  const found = all
    .map((source) => {
      const block = blockOfLive(source.paths, source.id, source.text, policy);
      const hidden = block?.hidesName === true ? hiddenLiveId((hiddenNames += 1)) : null;
      return { source, block, hidden };
    })
    .filter(
      ({ source }) =>
        (options.source === undefined ||
          [source.agent, ...readersOf(source)].includes(options.source)) &&
        (wanted === null || source.path === wanted),
    );
  if (wanted !== null && found.length === 0)
    throw new ConfigurationError(
      say`${wanted} is not an agent file of this repository`,
      '`npx memtrust sources` lists them; use --global for a file outside the repository.',
    );
  const contents = await head.read(
    found.map(({ source }) => source.paths.at(-1) ?? source.path),
    MEMORY_FILE_BYTES,
  );
  const rows = found.map(async ({ source, block, hidden }) => {
    const content = contents.get(source.paths.at(-1) ?? source.path);
    const shown =
      hidden === null
        ? { ...source, absolute: join(workspace.repository.root, source.path) }
        : { ...source, id: hidden, agent: '', path: hidden, absolute: hidden };
    const importedBy = source.importedBy.filter((path) => !isHiddenName(path, policy, true));
    const broken = source.broken === null ? null : UNREAD_LINK[source.broken];
    const unread = ignored.has(source.id) ? 'ignored' : broken;
    return rowOf(
      { ...shown, importedBy, unread },
      'repo',
      block,
      content?.kind === 'bytes' && unread === null ? content.bytes : null,
      lstatSync(join(workspace.repository.root, source.path), { throwIfNoEntry: false }),
    );
  });
  return Promise.all(rows);
}

/** A file outside of any repository, shown as it was typed. */
async function globalRow(
  io: Io,
  workspace: Workspace,
  { source, path }: SourcesOptions,
): Promise<SourceRow[]> {
  if (source === undefined || path === undefined)
    throw new ConfigurationError(
      path === undefined
        ? '--global needs the path of one file, with --path'
        : '--global needs the agent that reads the file, with --source',
      'Give both: `npx memtrust sources --source claude --global --path ~/.claude/CLAUDE.md`.',
    );
  const { base, head } = await workspace.compare({});
  const { policy } = (await readMemory(base ?? head)).policy;
  const absolute = resolve(io.cwd, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  const bytes =
    stat?.isFile() === true && stat.size <= MEMORY_FILE_BYTES ? readFileSync(absolute) : null;
  const live: RowSource = {
    id: `live:${source}:global:${basename(path)}`,
    agent: source,
    kind: 'memory',
    path,
    absolute,
    importedBy: [],
    unread: null,
  };
  return [rowOf(live, 'global', blockOfGlobal(live.id, path, bytes, policy), bytes, stat)];
}

/** The policy applies to its name and text. */
function blockOfGlobal(
  id: string,
  path: string,
  bytes: Uint8Array | null,
  policy: Policy,
): Block | null {
  return blockOfLive(
    [basename(path)],
    id,
    bytes === null ? null : Buffer.from(bytes).toString('utf8'),
    policy,
  );
}

/** @param bytes null if they are blocked or unreadable. */
function skipReason(
  { unread, path }: RowSource,
  isBlocked: boolean,
  exists: boolean,
  bytes: Uint8Array | null,
): SourceRow['skip_reason'] {
  if (isBlocked) return 'policy_blocked';
  if (unread !== null) return unread;
  if (!exists) return 'missing';
  return bytes === null ? 'unreadable' : (noTextIn(path, bytes) ?? '');
}

interface RowSource extends Pick<LiveSource, 'id' | 'agent' | 'kind' | 'path' | 'importedBy'> {
  /** As it may be shown. */
  readonly absolute: string;
  readonly unread: 'ignored' | UnreadLink | null;
}

type NoText = NonNullable<ReturnType<typeof noTextIn>>;

type UnreadLink = (typeof UNREAD_LINK)[LinkFault];

/** Why a symbolic link is not followed. Targets outside are not even checked. */
const UNREAD_LINK = {
  'out-of-tree': 'link_out_of_repository',
  missing: 'link_to_nothing',
  cyclic: 'link_in_circle',
} as const satisfies Record<LinkFault, string>;

/** @param bytes null if unreadable. @param block why the policy blocks it. */
function rowOf(
  source: RowSource,
  scope: SourceRow['scope'],
  block: Block | null,
  bytes: Uint8Array | null,
  stat: Stats | undefined,
): SourceRow {
  const shown = block === null ? bytes : null;
  const exists = scope === 'repo' ? source.unread !== 'link_to_nothing' : stat !== undefined;
  return {
    source_id: visible(source.id, 1_000),
    source: source.agent,
    kind: 'agent_memory',
    file_kind: source.kind,
    read_by: (scope === 'repo' ? readersOf(source) : [source.agent]).filter(
      (agent) => agent !== '',
    ),
    imported_by: source.importedBy.map((path) => visible(path, 1_000)),
    scope,
    path: visible(source.path, 1_000),
    absolute_path: visible(source.absolute, 4_000),
    exists,
    allowed_by_policy: block === null,
    policy_status: block === null ? 'allowed' : 'blocked',
    policy_reason: block?.by ?? 'allowed',
    skip_reason: skipReason(source, block !== null, exists, shown),
    sha256: shown === null ? null : hexDigest(shown),
    // Only shown: a file time proves nothing.
    mtime:
      block === null && source.unread === null && stat !== undefined ? stat.mtimeMs / 1_000 : null,
    size_bytes: shown?.length ?? null,
    bytes_used: 0,
    redacted: block !== null,
    authority: 'live_external',
    source_of_truth: true,
    ...labelsOfLive(block !== null),
  };
}
