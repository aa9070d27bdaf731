import { isUncertain } from '../../../trust/reader-trust.js';
import { renderJson } from '../../../report/json.js';
import { reasonCell, statusWord } from '../../../report/status-text.js';
import { countEntries } from '../../../report/words.js';
import { numbered } from '../../../text/visible.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { unlistedStoresHint } from '../../found-stores.js';
import { withJudged } from '../../judge-workspace.js';
import { textTable } from '../../../report/terminal.js';

export interface FactsOptions {
  readonly now?: string;
  readonly format: 'text' | 'json';
  readonly preview?: boolean;
}

/** A row for each fact: id, status, reason, topic. A blocked fact has no topic (SECURITY S28). */
export async function listFacts(io: Io, options: FactsOptions): Promise<ExitCode> {
  const { evaluation, hint } = await withJudged(io, options, async (judged, { head }) => ({
    evaluation: judged,
    hint: await unlistedStoresHint(head),
  }));
  const { baseSha } = evaluation.subject;
  const entries = evaluation.entries.filter((entry) => entry.record !== null);
  if (entries.length === 0) io.err(hint);
  if (options.format === 'json') {
    const { entryRow } = await import('../../../report/trust-report.js');
    io.out(renderJson({ base_sha: baseSha, entries: entries.map(entryRow) }));
    return EXIT.pass;
  }
  if (entries.length === 0) {
    io.out('no facts\n');
    io.err('Write one below .memtrust/facts/; `npx memtrust init` sets up the rest.\n');
    return EXIT.pass;
  }
  io.out(
    textTable([
      ['ID', 'STATUS', 'REASON', 'TOPIC'],
      ...entries.map((entry) => [
        entry.id,
        `${statusWord(entry.status)}${isUncertain(entry) ? ', uncertain' : ''}`,
        reasonCell(entry),
        entry.status === 'policy_blocked' ? '' : (entry.record?.fact?.topic ?? ''),
      ]),
    ]),
  );
  const { unverifiable } = countEntries(entries);
  if (unverifiable > 0)
    io.err(
      `${numbered(unverifiable, 'trusted fact')} ` +
        `${unverifiable === 1 ? 'cites' : 'cite'} nothing that can be checked, so memtrust ` +
        'cannot tell when it becomes false: `npx memtrust bind ID PATH`\n',
    );
  io.err(
    baseSha === null
      ? 'There is no commit yet, so no adoption counts.\n'
      : `Trust is that of the base, commit ${baseSha.slice(0, 12)}: an adoption counts once it is merged there.\n`,
  );
  return EXIT.pass;
}
