import { candidateRemark, type Remark } from '../lifecycle/remark.js';
import type { FactRecord } from '../memory/fact.js';
import { bareName, terminalSafe } from '../report/terminal.js';
import { denialWords } from '../gate/decision-words.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import type { Io } from './io.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';
import type { Evidence } from '../context/build/request.js';
import type { LightReview } from '../gate/review/light-review.js';
import { reasonsText, statusWord } from '../report/status-text.js';

/* What `memtrust review` prints: remarks on candidates, and the light review of a change. */

/** Records a review of candidates. @returns the ids whose ledger got an event. */
export async function remarkOn(
  io: Io,
  open: OpenMemory,
  records: readonly FactRecord[],
  remark: Remark,
  options: SignatureOptions,
): Promise<string[]> {
  try {
    const signature = await open.signature(options);
    const changes = [];
    const ids: string[] = [];
    for (const record of records) {
      if (await open.isBlocked(record)) continue;
      const { id } = record;
      const change = candidateRemark(
        record,
        open.settledEvents(id),
        open.ledger(id),
        signature,
        remark,
      );
      if (change === null) continue;
      changes.push(change);
      ids.push(id);
    }
    if (changes.length > 0) open.write(changes);
    return ids;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    io.err(terminalSafe(`warning: ${remark.type} was not recorded: ${error.message}\n`));
    return [];
  }
}

/** Rows about one subject. */
interface ReviewSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly string[];
}

/**
 * Sections with rows, for terminal and brief alike: what trusted facts lose, what agents would miss, what was not
 * examined.
 */
export function reviewSections({
  touched,
  stale,
  broken,
  contradicted,
  denied,
  incomplete,
}: LightReview): ReviewSection[] {
  const sections: readonly ReviewSection[] = [
    {
      id: 'touched',
      title: 'trusted facts that cite what it changes',
      rows: touched.map(
        ({ id, labels, sources }) =>
          `${bareName(id)}: ${cited(sources)}; it is ${statusWord(labels.status)}`,
      ),
    },
    {
      id: 'made-stale',
      title: 'facts that it makes stale',
      rows: stale.map(({ id, reasons }) => `${bareName(id)}: ${reasonsText(reasons)}`),
    },
    {
      id: 'broken-references',
      title: 'references that it breaks',
      rows: broken.map(
        ({ path, line, message }) =>
          `${bareName(path ?? 'policy_blocked')}:${line ?? '?'}: ${message}`,
      ),
    },
    {
      id: 'contradicted',
      title: 'statements that it may contradict',
      rows: contradicted.map(
        ({ factId, by, named, path, line }) =>
          `${bareName(factId)} names the ${by} ${bareName(named)}, and ` +
          `${bareName(path)}${line === null ? ' is gone' : `:${line} no longer says it`}`,
      ),
    },
    {
      id: 'denied',
      title: 'facts that a candidate of it denies',
      rows: denied.map((denial) => phraseText(say`${denial.id} denies ${denialWords(denial)}`)),
    },
    { id: 'not-looked-at', title: 'not checked', rows: incomplete },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/**
 * Rows in one piece of evidence. A brief takes a piece as a whole or not at all, so one large piece would push out
 * everything.
 */
const ROWS = 20;

/** The same as evidence for the brief. */
export function reviewEvidence(light: LightReview): Evidence[] {
  return reviewSections(light).flatMap(({ id, title, rows }) =>
    Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index): Evidence => ({
      id: `light-review:${id}${index === 0 ? '' : `-${index + 1}`}`,
      reason: 'review_evidence',
      title: `what this change does: ${title}`,
      text: rows.slice(index * ROWS, (index + 1) * ROWS).join('\n'),
    })),
  );
}

/** `src/http.ts (quote) is changed`, for each source of a fact. */
function cited(sources: LightReview['stale'][number]['sources']): string {
  return sources
    .map(({ path, selector, verdict }) => `${bareName(path)} (${bareName(selector)}) is ${verdict}`)
    .join(', ');
}
