import { wordList } from '../text/words.js';
import { join, resolve } from 'node:path';
import type { Evaluation } from '../gate/evaluate.js';
import { thenAndNow } from '../gate/then-and-now.js';
import { formerFilesIn } from '../lifecycle/former-files.js';
import { ledgerOwner, ledgerPath } from '../memory/layouts/memtrust.js';
import { renderComment } from '../report/comment.js';
import { renderHtml } from '../report/html.js';
import { renderJson } from '../report/json.js';
import type { AdoptionTrend, EventArrival, PageEvidence } from '../report/html/names.js';
import { renderSarif } from '../report/sarif.js';
import {
  COMMENT_FILE,
  HTML_FILE,
  MANIFEST_FILE,
  REPORT_FILE,
  SARIF_FILE,
  STATEMENT_FILE,
} from '../report/run-files.js';
import { renderStatement } from '../report/statement.js';
import { trustReport } from '../report/trust-report.js';
import { visible } from '../text/visible.js';
import { Place } from '../tree/place.js';
import type { Io } from './io.js';
import { type JudgeOptions, withJudged } from './judge-workspace.js';
import type { Comparison, Workspace } from './workspace.js';
import { writeTogether } from './write.js';
import { type LedgerEvent, parseLedger } from '../memory/ledger.js';
import { type Repository, runGit } from '../tree/git.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { ObjectReader } from '../tree/object-reader.js';
import { decodeName, splitNul } from '../tree/listing.js';
import { adoptable } from '../trust/adoption.js';

const LONGEST_PATH = 4_096;

interface OutOptions extends JudgeOptions {
  readonly out: string;
}

/** Writes every view into a folder, and names the page on stderr. */
export async function judgeAndWrite(io: Io, options: OutOptions): Promise<Evaluation> {
  const folder = resolve(io.cwd, options.out);
  const evaluation = await withJudged(io, options, async (judged, comparison, { workspace }) => {
    writeReports(folder, judged, await pageEvidence(judged, comparison, workspace));
    return judged;
  });
  io.err(`Report: ${visible(join(options.out, HTML_FILE), LONGEST_PATH)}\n`);
  return evaluation;
}

/** Read while the repository is open. */
async function pageEvidence(
  evaluation: Evaluation,
  { base, head }: Comparison,
  { repository, objects }: Workspace,
): Promise<PageEvidence> {
  const { adoptedAtBase: adopted, histories } = evaluation;
  // In parallel.
  const [cited, history] = await Promise.all([
    thenAndNow(evaluation, {
      head,
      base,
      former: formerFilesIn(base, objects, [evaluation.policy.policy]),
    }),
    base === null || base.commit === null
      ? {}
      : baseHistory(repository, objects, {
          commit: base.commit,
          adopted,
          eventsIn: (fact, object) =>
            base.entries.get(ledgerPath(fact))?.oid === object
              ? (histories.get(fact)?.filter(({ settled }) => settled) ?? null)
              : null,
        }),
  ]);
  return { ...history, cited };
}

function writeReports(folder: string, evaluation: Evaluation, evidence: PageEvidence): void {
  const report = trustReport(evaluation, { manifestPath: MANIFEST_FILE });
  const files = {
    [REPORT_FILE]: renderJson(report),
    [MANIFEST_FILE]: renderJson(evaluation.manifest),
    [SARIF_FILE]: renderSarif(evaluation),
    [HTML_FILE]: renderHtml(evaluation, evidence),
    [COMMENT_FILE]: renderComment(evaluation, {
      marker: '<!-- memtrust:report -->',
      cited: evidence.cited ?? [],
    }),
  };
  writeTogether(
    Object.entries({ ...files, [STATEMENT_FILE]: renderStatement(report, files) }).map(
      ([name, content]) => ({ place: Place.ofUser(join(folder, name)), content }),
    ),
  );
}

/** First parents only. */
const MOST_COMMITS = 30;
const MOST_CHANGES = 4_000;

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

export interface BaseHistory {
  readonly trend: AdoptionTrend | null;
  readonly arrivals: ReadonlyMap<string, EventArrival>;
}

const NOTHING_KNOWN: BaseHistory = { trend: null, arrivals: new Map() };

/** Contents of a ledger before and after a commit. */
interface LedgerChange {
  readonly fact: string;
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface LedgerCommit {
  readonly commit: string;
  readonly subject: string;
  readonly changes: LedgerChange[];
}

export interface KnownBase {
  readonly commit: string;
  /** Facts with an adoption in force. */
  readonly adopted: number;
  /** Events of ledgers that are parsed already, by object id. */
  readonly eventsIn: (fact: string, object: string) => readonly LedgerEvent[] | null;
}

export async function baseHistory(
  repository: Repository,
  objects: ObjectReader,
  base: KnownBase,
): Promise<BaseHistory> {
  // The last commit of a shallow clone would seem to add everything.
  if (repository.shallow) return NOTHING_KNOWN;
  const commits = await ledgerCommits(repository, base.commit);
  const all = commits.flatMap(({ changes }) => changes);
  if (commits.length < 2 || all.length > MOST_CHANGES) return NOTHING_KNOWN;
  const unread = all.flatMap(({ fact, before, after }) =>
    [before, after].filter((id) => id !== null && base.eventsIn(fact, id) === null),
  );
  const ids = [...new Set(unread.filter((id) => id !== null))];
  const read = await objects.readAll(ids, MEMORY_FILE_BYTES);
  const texts = new Map(
    ids.map((id, index) => {
      const object = read[index];
      return [id, object?.kind === 'object' ? Buffer.from(object.bytes).toString('utf8') : ''];
    }),
  );
  const eventsOf = ({ fact, path }: LedgerChange, id: string | null): readonly LedgerEvent[] =>
    id === null
      ? []
      : (base.eventsIn(fact, id) ?? parseLedger(fact, path, texts.get(id) ?? '').events);

  const arrivals = new Map<string, EventArrival>();
  const counts: number[] = [];
  let count = base.adopted;
  for (const { commit, subject, changes } of commits) {
    counts.push(count);
    const pullRequest = pullRequestIn(subject);
    for (const change of changes) {
      const [before, after] = [eventsOf(change, change.before), eventsOf(change, change.after)];
      const known = new Set(before.map(({ id }) => id));
      for (const { id } of after)
        if (!known.has(id) && !arrivals.has(id)) arrivals.set(id, { commit, pullRequest });
      count += Number(adoptable(before).length > 0) - Number(adoptable(after).length > 0);
    }
  }
  return { arrivals, trend: { adopted: counts.toReversed() } };
}

/** First parents only, newest first. */
async function ledgerCommits(
  repository: Repository,
  base: string,
): Promise<readonly LedgerCommit[]> {
  const log = await runGit(repository, [
    ...wordList(`
      -c log.showRoot=true log --first-parent --sparse --diff-merges=first-parent -z --raw
      --no-abbrev --no-renames --no-relative --no-show-signature --no-color --no-ext-diff
      --no-textconv --format=%x00%H%x00%s%x00
    `),
    `--max-count=${MOST_COMMITS}`,
    base,
    '--',
    '.memtrust/ledger',
  ]);
  if (log.code !== 0) return [];
  const commits: LedgerCommit[] = [];
  const records = splitNul(log.stdout);
  for (let at = 0; at < records.length; at += 1) {
    const text = (records[at] ?? Buffer.alloc(0)).toString('latin1').trim();
    if (text.startsWith(':')) {
      const change = changeOf(text, decodeName(records[(at += 1)] ?? Buffer.alloc(0)));
      if (change !== null) commits.at(-1)?.changes.push(change);
    } else if (OBJECT_ID.test(text)) {
      const subject = (records[(at += 1)] ?? Buffer.alloc(0)).toString('latin1');
      commits.push({ commit: text, subject, changes: [] });
    }
  }
  return commits;
}

/** Two modes, two ids and a letter. Source: git-diff(1), *raw output format*. */
function changeOf(record: string, path: string): LedgerChange | null {
  const fact = ledgerOwner(path);
  const [oldMode, newMode, before, after] = record.slice(1).split(' ');
  return fact === null
    ? null
    : { fact, path, before: fileOf(oldMode, before), after: fileOf(newMode, after) };
}

function fileOf(mode: string = '', oid: string = ''): string | null {
  return mode.startsWith('100') && OBJECT_ID.test(oid) && !/^0+$/.test(oid) ? oid : null;
}

/** GitHub's number in the message of a merge or squash; anyone can write one. */
function pullRequestIn(subject: string): number | null {
  const [, merged, squashed] =
    /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/.exec(subject.trimEnd()) ?? [];
  const number = merged ?? squashed;
  return number === undefined ? null : Number(number);
}
