import type { Evaluation } from '../gate/evaluate.js';
import {
  acceptedFindings,
  countEntries,
  currentFindings,
  failedRelease,
  loweredRelease,
  olderFindings,
  verdictWords,
} from './words.js';
import { grouped } from '../text/collections.js';
import { numbered } from '../text/visible.js';
import { Anchors, type PageEvidence, PageNames, type PageParts } from './html/names.js';
import { fixtureList, releaseList } from './html/checks.js';
import { contents, cut, remark, type Room, type Section, sectionMarkup } from './html/elements.js';
import { type CardEvidence, Space } from './html/fact-card.js';
import { affectedFacts, otherFacts, subjectsOf } from './html/facts.js';
import { Facets } from './html/facets.js';
import { findingCards } from './html/findings.js';
import { pageFoot, pageHead } from './html/head.js';
import { code, markup, type Markup, NOTHING, sentence } from './html/markup.js';
import { NamePlaces } from './links.js';
import { trustReport } from './trust-report.js';
import { createHash } from 'node:crypto';
import { renderJson } from './json.js';
import { withoutCommands } from './terminal.js';
import { SCRIPT } from './html/script.js';
import { STYLE } from './html/style.js';

/** Rows and bytes for each part. Together they stay below 3 MB, which a browser opens in less than a second. */
const ROOM = {
  incomplete: { rows: 100, bytes: 40_000 },
  affected: { rows: 500, bytes: 600_000 },
  injected: { rows: 500, bytes: 300_000 },
  findings: { rows: 500, bytes: 300_000 },
  // What the parts above use is taken from this.
  facts: { rows: 5_000, bytes: 2_300_000 },
  files: { rows: 5_000, bytes: 250_000 },
  release: { rows: 10, bytes: 40_000 },
  fixtures: { rows: 500, bytes: 60_000 },
  older: { rows: 200, bytes: 100_000 },
  accepted: { rows: 200, bytes: 100_000 },
} satisfies Readonly<Record<Section['id'], Room>>;

/** Bytes of the parts above that statements, cited code and histories may take. */
const DETAIL_BYTES = 600_000;

/** Every shown row is in the HTML, so that it can be read without the script; data is only ever text (SECURITY S40). */
export function renderHtml(evaluation: Evaluation, evidence: PageEvidence = {}): string {
  const { links = null, afterApproval } = evidence;
  const { subject, entries } = evaluation;
  const shown = [
    ...currentFindings(evaluation),
    ...olderFindings(evaluation),
    ...acceptedFindings(evaluation),
  ];
  const anchors = new Anchors(entries, shown);
  const page: PageParts = {
    anchors,
    facets: new Facets(entries, shown, (finding) => anchors.entryOf(finding)),
    names: new PageNames(anchors, links === null ? null : new NamePlaces(evaluation, links)),
  };
  const all = sectionsOf(evaluation, evidence, page);
  // Rows that did not fit get no links. With fewer links, all rows of the first try still fit.
  const sections = anchors.isWhole(all.map(({ body }) => body.html).join(''))
    ? all
    : sectionsOf(evaluation, evidence, page);
  const about = subject.repository === null ? '' : ` — ${subject.repository}`;
  const body = markup`<a class="skip" href="#report">Skip to the report</a>\n
    ${pageHead(evaluation, page.names, afterApproval ?? 'unknown')}
    ${contents(sections, 'Sections')}
    <main id="report" tabindex="-1">\n
      ${page.facets.bar()}
      ${sections.map(sectionMarkup)}
    </main>\n
    ${pageFoot(evaluation, evidence.trend ?? null)}`;
  return wholePage(`memtrust: ${verdictWords(evaluation)}${about}`, body, excerpt(evaluation));
}

/** The first keys of the JSON report: which report this is. */
function excerpt(evaluation: Evaluation): object {
  const { fixtures } = evaluation;
  const alone = {
    ...evaluation,
    entries: [],
    changes: [],
    findings: [],
    adoptions: [],
    incomplete: [],
    fixtures: { ...fixtures, cases: [] },
  };
  const { tool, subject, verdict } = trustReport(alone, { manifestPath: null });
  return {
    excerpt_of: 'memtrust.trust_report',
    tool,
    subject,
    verdict,
    counts: countEntries(evaluation.entries),
  };
}

function sectionsOf(evaluation: Evaluation, evidence: PageEvidence, page: PageParts): Section[] {
  const { fixtures, incomplete, scope } = evaluation;
  const { affected, others, files, findings } = subjectsOf(evaluation, page.anchors);
  const { injected, current, older, accepted } = findings;
  const lowered = loweredRelease(evaluation);
  const details = detailsOf(evaluation, evidence);
  const isState = scope === 'state';
  const first: Section[] = [
    {
      id: 'incomplete',
      title: 'Not checked',
      count: incomplete.length,
      body: alarm(incomplete),
    },
    {
      id: 'injected',
      title: 'Hidden text and prompt injection',
      count: injected.length,
      body: findingCards(injected, page, ROOM.injected),
    },
    {
      id: 'affected',
      title: isState ? 'Facts with findings' : 'Affected facts',
      count: affected.length,
      body: affectedFacts(affected, page, details, ROOM.affected),
    },
    {
      id: 'findings',
      title: affected.length === 0 ? 'Findings' : 'Other findings',
      count: current.length,
      body: findingCards(current, page, ROOM.findings),
    },
  ];
  const used = first.reduce((sum, { body }) => sum + Buffer.byteLength(body.html, 'utf8'), 0);
  const room = { ...ROOM.facts, bytes: Math.max(0, ROOM.facts.bytes - used) };
  const rest: Section[] = [
    {
      id: 'facts',
      title: affected.length === 0 ? 'Facts' : 'Other facts',
      count: others.length,
      body: markup`${otherFacts(others, page, details, room)}${withoutDetails(details)}`,
    },
    {
      id: 'files',
      title: 'Agent files and evidence',
      count: files.length,
      body: otherFacts(files, page, details, ROOM.files),
    },
    {
      id: 'release',
      title: 'Release gate',
      count: lowered === null ? failedRelease(evaluation).length : evaluation.releaseGate.length,
      body: releaseList(evaluation.releaseGate, lowered, ROOM.release),
    },
    {
      id: 'fixtures',
      title: 'Fixtures',
      count: fixtures.cases.length,
      body: fixtureList(fixtures.cases, ROOM.fixtures),
    },
    {
      id: 'older',
      title: 'Older findings',
      count: older.length,
      body: aside(
        'They existed before this change and do not affect the verdict.',
        findingCards(older, page, ROOM.older),
        'Show them',
      ),
    },
    {
      id: 'accepted',
      title: 'Accepted findings',
      count: accepted.length,
      body: aside(
        'Someone accepted them with a reason, so they do not affect the verdict.',
        findingCards(accepted, page, ROOM.accepted),
        'Show them',
      ),
    },
  ];
  return [...first, ...rest].filter(({ count }) => count > 0);
}

function detailsOf(
  evaluation: Evaluation,
  { cited = [], arrivals = new Map() }: PageEvidence,
): CardEvidence {
  return {
    statements: evaluation.statements,
    arrivals,
    cited: grouped(cited, ({ factId }) => factId),
    adoptions: grouped(evaluation.adoptions, ({ factId }) => factId),
    coverage: new Map(evaluation.coverage.map((row) => [row.factId, row])),
    histories: evaluation.histories,
    current: new Set(currentFindings(evaluation)),
    space: new Space(DETAIL_BYTES),
  };
}

/** Says of how many facts something is missing. */
function withoutDetails({ space: { without } }: CardEvidence): Markup {
  return without.size === 0
    ? NOTHING
    : markup`<p class="cut">Some details of ${numbered(without.size, 'fact')} found no room: see
        ${' '}${code('npx memtrust facts ID')}.</p>\n`;
}

/** Also a finding below, but important enough to be repeated. */
function alarm(incomplete: readonly string[]): Markup {
  const list = cut(incomplete, (line) => markup`<li>${sentence([line])}</li>\n`, ROOM.incomplete);
  return markup`<div class="alarm tone-warn">\n<ul>\n${list.shown}</ul>\n</div>\n${remark(list)}`;
}

function aside(lead: string, cards: Markup, showThem: string): Markup {
  return markup`<p class="lead">${lead}</p>\n<details>\n<summary>${showThem}</summary>\n${cards}</details>`;
}

/**
 * Allows only the script and style of this page, by their digests (SECURITY S40). Source: Content Security Policy Level
 * 3, §4.1 (`script-src`, `style-src`), §6.
 */
const POLICY =
  `default-src 'none'; script-src ${hashSource(SCRIPT)}; style-src ${hashSource(STYLE)}; ` +
  "base-uri 'none'; form-action 'none'";

/** @param subject JSON about the subject, in a block that no browser runs. */
function wholePage(title: string, body: Markup, subject: unknown): string {
  const before = markup`<!doctype html>\n
    <html lang="en">\n
    <head>\n
    <meta charset="utf-8">\n
    <meta http-equiv="Content-Security-Policy" content="`.html;
  const head = markup`">\n
    <meta name="viewport" content="width=device-width, initial-scale=1">\n
    <meta name="color-scheme" content="light dark">\n
    <meta name="referrer" content="no-referrer">\n
    <meta name="robots" content="noindex">\n
    <title>${title}</title>\n
    `.html;
  const html =
    `${before}${POLICY}${head}<style>${STYLE}</style>\n</head>\n<body>\n${body.html}<script ` +
    'type="application/json" ' +
    `id="subject">\n${inScript(subject)}</script>\n<script>${SCRIPT}</script>\n</body>\n</html>\n`;
  // A second guard: the parts are safe already (SECURITY S24).
  return withoutCommands(html);
}

/** JSON that cannot end its script block or open a comment. */
function inScript(value: unknown): string {
  return renderJson(value).replace(
    /[<>&]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
