import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { storedEvidence } from '../../src/anchors/judge-source.js';
import { outlineOf, symbolsIn } from '../../src/anchors/outline-of.js';
import { select } from '../../src/anchors/select.js';
import { SourceText } from '../../src/anchors/source-text.js';
import { openSettings } from '../../src/agent-files/settings/read.js';
import { AgentDocument } from '../../src/agent-files/document.js';
import { readTrustStatement } from '../../src/cli/commands/verify/statement.js';
import { parseFixture } from '../../src/fixtures/parse.js';
import { proposedNames } from '../../src/gate/authority/attribute-names.js';
import { WorkflowReader } from '../../src/gate/authority/workflow-reader.js';
import { readBlocks } from '../../src/gate/exported/markers.js';
import { unlabelledIn } from '../../src/gate/release/labels.js';
import { parseSubmission } from '../../src/gate/review/agent-review.js';
import { parseCases } from '../../src/gate/review/case.js';
import { parseEvent } from '../../src/github/event.js';
import { readAitFile } from '../../src/memory/ait/file.js';
import { parseCodeOwners } from '../../src/memory/codeowners.js';
import { parseFact } from '../../src/memory/fact.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { AI_KB_HOME, AI_RUNTIME_HOME, type NoteHome } from '../../src/memory/notes/home.js';
import { parseNote } from '../../src/memory/notes/note.js';
import { parseBaseline } from '../../src/memory/parse-baseline.js';
import { parsePolicy } from '../../src/memory/policy.js';
import { parseLog } from '../../src/memory/session/log.js';
import { ConfigurationError } from '../../src/text/errors.js';
import { type Phrase, phraseText } from '../../src/text/phrase.js';
import { judgedChange } from './whole-gate.js';

/*
 * Every reader of bytes that somebody else wrote, by name. It answers with a value that two runs must share, and with
 * the messages that people read. It may throw one kind of error: `ConfigurationError`, which is itself a message.
 */

export interface Answer {
  readonly value: unknown;
  readonly messages: readonly (Phrase | string)[];
}

/** @param name of the file in the corpus: its ending, or its first part, says what sort of file it is. */
export type FuzzedReader = (bytes: Uint8Array, name: string) => Answer | Promise<Answer>;

/** A workflow may hold itself, by an alias in its own anchor. */
const INSPECTED = { depth: 20, maxArrayLength: 50, maxStringLength: 100 };

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

interface Told {
  readonly message: Phrase | string;
}
const said = (value: unknown, problems: readonly Told[] = []): Answer => ({
  value,
  messages: problems.map(({ message }) => message),
});

export const readers: Readonly<Record<string, FuzzedReader>> = {
  policy(bytes) {
    const file = parsePolicy(bytes);
    return said(file, file.problems);
  },
  baseline(bytes) {
    const file = parseBaseline({ kind: 'bytes', bytes });
    return said(file, file.problems);
  },
  fact(bytes) {
    const record = parseFact('a/b', '.memtrust/facts/a/b.md', bytes);
    return said([record.fact, record.problems], record.problems);
  },
  ledger(bytes) {
    const file = parseLedger('a/b', '.memtrust/ledger/a/b.jsonl', textOf(bytes));
    return said(
      file,
      file.faults.map(({ problem }) => problem),
    );
  },
  session(bytes) {
    const log = parseLog(bytes);
    return said([log.events, log.faults], log.faults);
  },
  fixture(bytes) {
    const read = parseFixture(textOf(bytes));
    return 'format' in read ? said(read.fixture) : said(read, read);
  },
  findings(bytes) {
    const read = parseSubmission(textOf(bytes));
    return said(read, 'problems' in read ? read.problems : []);
  },
  cases(bytes) {
    const read = parseCases(textOf(bytes));
    return said(read, 'problems' in read ? read.problems : []);
  },
  ait: (bytes) => said(readAitFile(bytes)),
  'ai-kb': (bytes) => note(AI_KB_HOME, '.ai-kb/atoms/a.md', bytes),
  'ai-runtime': (bytes) => note(AI_RUNTIME_HOME, 'memory/long-term/a.md', bytes),
  codeowners(bytes) {
    const read = parseCodeOwners(textOf(bytes));
    return said(read.lines.length, read.warnings);
  },
  attributes: (bytes) => said(proposedNames('', textOf(bytes))),
  workflow: (bytes) => said(inspect(new WorkflowReader().read(textOf(bytes)), INSPECTED)),
  event: (bytes, name) => said(parseEvent(name.replace(/[.-].*/, ''), jsonIn(bytes))),
  settings(bytes, name) {
    const path = name.replaceAll('+', '/');
    const settings = openSettings(
      new AgentDocument('claude', 'settings', path, path, textOf(bytes)),
    );
    return said(settings?.root);
  },
  blocks: (bytes) => said(readBlocks(textOf(bytes))),
  labels: (bytes, name) => said(unlabelledIn(textOf(bytes), name)),
  statement: (bytes) => said(readTrustStatement(textOf(bytes))),
  source: (bytes, name) => said(digestsIn(new SourceText(Buffer.from(bytes), name))),
  gate: judgedChange,
};

function note(home: NoteHome, path: string, bytes: Uint8Array): Answer {
  const read = parseNote(home, 'permanent', path, bytes);
  return said(read, read.problems);
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    // The runner writes the event, so that it is JSON is certain; what is in it is not.
    return textOf(bytes);
  }
}

/** Symbols, outline, and the digests of the whole file, of its first, middle and last line, and of a symbol. */
function digestsIn(source: SourceText): unknown {
  const symbols = symbolsIn(source) ?? [];
  const last = Math.max(1, source.lines.length);
  const cited = [1, Math.ceil(last / 2), last].map((line) =>
    select(source, { selector: { kind: 'lines' }, lines: [line, line] }),
  );
  const selections = [
    select(source, { selector: { kind: 'file' }, lines: null }),
    ...cited,
    ...symbols
      .slice(0, 2)
      .map(({ name }) =>
        select(source, { selector: { kind: 'symbol', symbol: name }, lines: null }),
      ),
  ];
  return [
    symbols.map(({ name }) => name),
    outlineOf(source).root.nodes.length,
    selections.map((one) =>
      'why' in one ? phraseText([...one.why]) : storedEvidence(source, one.passage, 'critical'),
    ),
  ];
}

/** Characters that a message must not have: they move the cursor, hide, or turn the direction. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** What is wrong with how a reader takes these bytes; null if nothing is. */
export async function complaintOf(
  reader: FuzzedReader,
  bytes: Uint8Array,
  name: string,
): Promise<string | null> {
  // A warning of Node.js would print what is in the file, to the log of the action.
  const warn = process.emitWarning.bind(process);
  let warning: string | null = null;
  process.emitWarning = (words) => void (warning ??= String(words));
  try {
    const first = await answerOf(reader, bytes, name);
    const second = await answerOf(reader, bytes, name);
    if ('thrown' in first) return first.thrown;
    if ('thrown' in second || first.digest !== second.digest) return 'two runs give two answers';
    const unseen = first.messages.find((message) => UNSEEN.test(message));
    if (unseen !== undefined) return `a message holds what nobody sees: ${JSON.stringify(unseen)}`;
    return warning === null ? null : `warns on the standard error: ${JSON.stringify(warning)}`;
  } finally {
    process.emitWarning = warn;
  }
}

type Outcome =
  { readonly digest: string; readonly messages: readonly string[] } | { readonly thrown: string };

async function answerOf(reader: FuzzedReader, bytes: Uint8Array, name: string): Promise<Outcome> {
  try {
    const { value, messages } = await reader(bytes, name);
    const texts = messages.map((one) => (typeof one === 'string' ? one : phraseText(one)));
    const digest = createHash('sha256').update(JSON.stringify([value, texts]) ?? '');
    return { digest: digest.digest('hex'), messages: texts };
  } catch (error) {
    if (error instanceof ConfigurationError)
      return { digest: error.message, messages: [error.message, error.remedy] };
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
