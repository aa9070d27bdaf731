import { plain, type Phrase } from '../../../text/phrase.js';
import { beginningOf } from '../../../text/visible.js';
import { secretsIn, withoutSecrets } from '../../../text/secrets.js';
import { hexDigest } from '../../../tree/digest.js';
import type { TextDetector } from '../../detector.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';
import { placesIn } from '../../places.js';
import { saidBy } from '../hidden/decode.js';
import { hiddenRuns } from '../hidden/runs.js';
import { elementsIn } from './elements.js';
import { decodedIn } from './encodings.js';
import { commentsIn, farRightIn, labelsIn } from './barely-seen.js';
import { readMarkup } from './markup.js';
import { LONGEST_READ, type ConcealedPassage, type Signal } from './passage.js';

/*
 * Which text of a file does a rendered page hide, and does it speak to an agent? Being hidden is never enough.
 *     <!-- Ignore all previous instructions. -->   error: a comment that tells an agent what to do
 */

/**
 * Most passages that are reported one by one, so that a file cannot drown the report; the last of
 * these findings counts the rest.
 */
export const MOST_PASSAGES = 20;

/** Most of a passage that is kept for the reader of the report. */
const LONGEST_DECODED = 10_000;

/**
 * Text that the rendered page does not show, and that says something to an agent (SECURITY S33).
 * Comments, attributes and encodings are everyday things: each needs a second sign, a lure or, in
 * what was encoded, a secret or hidden characters.
 */
export function concealedText(signal: Signal): TextDetector {
  return {
    name: 'concealed-text',
    *look(document) {
      const found: Found[] = [];
      let lures = 0;
      for (const passage of passagesOf(document)) {
        const sign = signOf(passage, signal);
        lures += sign === 'lure' ? 1 : 0;
        if (sign === null) continue;
        if (sign === 'lure' && lures <= MOST_EXPLAINED && isExplained(passage, document)) continue;
        found.push({ passage, sign });
      }
      // Milder ones in front must not use up the places of those that block.
      yield* told(document, [
        ...found.filter(({ passage }) => severityOf(passage) === 'error'),
        ...found.filter(({ passage }) => severityOf(passage) !== 'error'),
      ]);
    },
  };
}

/** What makes a hidden passage a finding; `length` is for more than anybody reads. */
type Sign = 'lure' | 'secret' | 'hidden' | 'length';

/** A passage that is reported. */
interface Found {
  readonly passage: ConcealedPassage;
  readonly sign: Sign;
}

/** All text of a file that a rendered page hides, and all that is encoded. */
function* passagesOf(document: AgentDocument): Generator<ConcealedPassage> {
  if (document.isProse) {
    if (document.text.includes('<!--') || document.text.includes(']:'))
      yield* commentsIn(document.markdown);
    const page = readMarkup(document.markdown);
    yield* elementsIn(page);
    yield* labelsIn(page.shown, document.markdown);
  }
  yield* farRightIn(document.lines);
  const placeOf = placesIn(document.text);
  for (const { from, text } of decodedIn(document.text)) {
    yield { kind: 'encoded', ...placeOf(from), text };
  }
  for (const run of hiddenRuns(document.text)) {
    const text = run.severity === 'warning' ? saidBy(run) : null;
    if (text === null) continue;
    yield { kind: 'encoded', ...placeOf(run.from), text };
  }
}

/** The second sign. Where nothing was encoded, secrets and hidden characters are found at their place by others. */
function signOf({ kind, text }: ConcealedPassage, signal: Signal): Sign | null {
  if (isLong(kind, text)) return signal(text) ? 'lure' : 'length';
  if (partsOf(text).some(signal)) return 'lure';
  if (kind !== 'encoded') return null;
  if (secretsIn(text).some(({ isCertain }) => isCertain)) return 'secret';
  for (const run of hiddenRuns(text))
    if (
      run.severity === 'error' &&
      run.kind.name !== 'control' &&
      run.kind.name !== 'byte-order-mark'
    )
      return 'hidden';
  return null;
}

/** Whether a passage is reported for its length alone: people can unfold a section, and code may be any long. */
function isLong(kind: ConcealedPassage['kind'], text: string): boolean {
  return text.length > LONGEST_READ && !/^(?:details|far-right|encoded)$/.test(kind);
}

/** Characters of two parts that are the same, so that a sentence on a cut is whole in one of them. */
const OVERLAP = 2_000;

/** A text in parts that are read whole. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from === 0 || from + OVERLAP < text.length; from += LONGEST_READ - OVERLAP)
    parts.push(text.slice(from, from + LONGEST_READ));
  return parts;
}

/** Lines around encoded text in which a page may print what it says. */
const EXPLAINED_WITHIN = 3;

/** Passages of one text for which that is looked for; a reference has some dozens. */
const MOST_EXPLAINED = 200;

/** Longest part of a line that is looked at for it. */
const LONGEST_EXPLANATION = 2_000;

/**
 * Whether the page itself prints what is encoded, word by word and where everybody reads it: a
 * reference of encodings does. What it prints is judged as all prose is.
 */
function isExplained({ kind, text, line }: ConcealedPassage, document: AgentDocument): boolean {
  if (kind !== 'encoded' || !document.isProse) return false;
  const near = document.lines
    .slice(Math.max(0, line - 1 - EXPLAINED_WITHIN), line + EXPLAINED_WITHIN)
    .map((one) => one.slice(0, LONGEST_EXPLANATION))
    .join('\n')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ');
  const said = wordsOf(text);
  return said.length > 0 && wordsOf(near).includes(said);
}

/** The letters and digits of a text, so that only its words are compared. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The findings of a file. One key is for one passage, so that the same passage twice is told apart.
 */
function* told(document: AgentDocument, found: readonly Found[]): Generator<Detection> {
  const known = new Map<string, number>();
  for (const [index, { passage, sign }] of found.slice(0, MOST_PASSAGES).entries()) {
    const rest = index === MOST_PASSAGES - 1 ? found.length - MOST_PASSAGES : 0;
    const said =
      rest === 0
        ? passage.text
        : found
            .slice(index)
            .map((one) => hexDigest(one.passage.text))
            .join(' ');
    const digest = `${passage.kind} ${hexDigest(said).slice(0, 8)}`;
    const nth = (known.get(digest) ?? 0) + 1;
    known.set(digest, nth);
    yield {
      subject: 'hidden-text',
      severity: severityOf(passage),
      path: document.path,
      line: passage.line,
      column: passage.column,
      message: plain(`${nameOf(passage.kind)} ${meaningOf(sign)}${andSoIn(rest)}`),
      remedy: remedyFor(passage.kind),
      key: nth === 1 ? digest : `${digest} ${nth}`,
      decoded: withoutSecrets(beginningOf(passage.text, LONGEST_DECODED)),
    };
  }
}

/** Said of the last passage that is shown: how many more there are. */
function andSoIn(rest: number): string {
  if (rest === 0) return '';
  return `; also ${rest} more ${rest === 1 ? 'passage' : 'passages'} in this file`;
}

/** Everybody can open a collapsed section. */
function severityOf({ kind }: ConcealedPassage): 'error' | 'warning' {
  return kind === 'details' ? 'warning' : 'error';
}

/** What the message calls a passage, ready for a verb. */
function nameOf(kind: ConcealedPassage['kind']): string {
  switch (kind) {
    case 'comment':
      return 'a comment, which the rendered page does not show,';
    case 'element':
      return 'an element that the rendered page hides';
    case 'attribute':
      return 'the description of a picture or link, which the rendered page barely shows,';
    case 'details':
      return 'a collapsed section';
    case 'far-right':
      return 'text far to the right on its line, after many spaces,';
    case 'encoded':
      return 'encoded text';
  }
}

/** What the message says of it. */
function meaningOf(sign: Sign): string {
  switch (sign) {
    case 'lure':
      return 'tells an agent what to do';
    case 'secret':
      return 'contains a secret';
    case 'hidden':
      return 'contains hidden characters';
    case 'length':
      return 'is too long for people to read, but agents read it';
  }
}

/** What to do about a passage. */
function remedyFor(kind: ConcealedPassage['kind']): Phrase {
  switch (kind) {
    case 'encoded':
      return plain(
        'Write it as plain text, or delete it. The JSON and HTML reports show what it says.',
      );
    case 'comment':
    case 'element':
    case 'attribute':
    case 'details':
    case 'far-right':
      return plain(
        'Move it to where people can read it, or delete it. The JSON and HTML reports show what it says.',
      );
  }
}
