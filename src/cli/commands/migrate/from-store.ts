import { FOREIGN_STORES } from '../../../lifecycle/stores/index.js';
import type { StoreName } from '../../../lifecycle/stores/foreign-store.js';
import { factPath } from '../../../memory/layouts/memtrust.js';
import { renderJson } from '../../../report/json.js';
import { bareName } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { numbered, visible } from '../../../text/visible.js';
import { say } from '../../../text/phrase.js';
import { labelsOfLive } from '../../../trust/labels.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import { candidatesOfStore, type StoreCandidates, type UnreadWhy } from '../../store-texts.js';
import { candidateSteps, suggestionJson, suggestionLines } from '../../suggestions.js';

/*
 * `memtrust migrate --from serena`: shows checkable statements of another tool's memory, and writes them as candidates
 * with `--apply`.
 */

export interface StoreOptions extends SignatureOptions {
  readonly from: StoreName;
  readonly apply?: boolean;
  readonly remove?: boolean;
  readonly limit?: number;
  readonly format: 'text' | 'json';
}

const LIMIT = 50;
/** More cannot be reviewed at once. */
const MOST = 200;

/** Best anchored first. */
export async function runFromStore(
  io: Io,
  open: OpenMemory,
  options: StoreOptions,
): Promise<ExitCode> {
  const { from, apply = false, remove = false, limit = LIMIT } = options;
  const store = FOREIGN_STORES.find(({ name }) => name === from);
  if (store === undefined) throw new Error(`no adapter for ${from}`);
  if (remove)
    throw new ConfigurationError(
      say`--remove does not go with --from ${from}: its tool still reads these files`,
      'Leave out --remove.',
    );
  const found = await candidatesOfStore(open, store, { ...options, limit });
  for (const what of found.incomplete) io.err(`warning: ${what}\n`);
  if (apply) open.write(found.best.flatMap(({ changes }) => changes));
  if (options.format === 'json') io.out(renderJson(storeJson(from, found, apply)));
  else print(io, from, found, apply);
  return EXIT.pass;
}

function print(io: Io, from: StoreName, found: StoreCandidates, apply: boolean): void {
  const { best, more, files, unread } = found;
  if (files === 0 && unread.length === 0) {
    io.out(`nothing to migrate: there are no files of ${from} here\n`);
    io.err('Files that git ignores are not read.\n');
    return;
  }
  for (const suggestion of best) io.out(suggestionLines(suggestion));
  for (const { path, why } of unread)
    io.out(`not read  ${path === null ? 'a file' : bareName(path)}: ${UNREAD[why]}\n`);
  if (apply) for (const { id } of best) io.out(`wrote ${factPath(id)}\n`);
  io.err(`${numbered(best.length, 'candidate')} in ${numbered(files, 'file')} of ${from}.\n`);
  if (more > 0)
    io.err(
      `${more} more: \`npx memtrust migrate --from ${from} --limit ${Math.min(MOST, best.length + more)}\`\n`,
    );
  const [first] = best;
  if (first === undefined) return;
  io.err(
    apply
      ? candidateSteps(first.id)
      : `Nothing was written: \`npx memtrust migrate --from ${from} --apply\` does it.\n`,
  );
}

const UNREAD: Readonly<Record<UnreadWhy, string>> = {
  policy_blocked: 'the policy blocks it',
  not_text: 'it is not UTF-8 text',
};

/** The keys are public. */
function storeJson(
  from: StoreName,
  { best, more, files, unread, incomplete }: StoreCandidates,
  apply: boolean,
): unknown {
  return {
    store: from,
    applied: apply,
    files,
    more,
    candidates: best.map(suggestionJson),
    not_read: unread.map(({ path, why }) => ({
      path: path === null ? null : visible(path, 1_000),
      reason: why,
      ...labelsOfLive(why === 'policy_blocked'),
    })),
    incomplete,
  };
}
