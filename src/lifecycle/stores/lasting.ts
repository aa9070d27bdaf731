import { AgentDocument } from '../../agent-files/document.js';
import { statementsOf, type Statement } from '../../agent-files/statements.js';
import { isProcedure } from '../../agent-files/statements/stands-alone.js';
import { joined } from '../../text/pattern.js';
import { saidOf } from '../suggest/agent-front.js';
import type { Withheld } from './foreign-store.js';
import { isFragment } from './fragment.js';
import { isPassingStatement, isPassingSection } from './passing.js';

/*
 * Which statements of a memory file last? Agents write what they did, what they plan and how far they are into the
 * same files as rules: "`SessionStore` holds one lock a user" lasts, "Added `SessionStore`" and "Next: tests" do not.
 */

/** Characters of a statement: agents write down the whole story of an incident in one sentence. */
const LONGEST = 320;

/** `[Guards](guards.md) — how access is checked`: a line of an index; the file says it itself. */
const INDEXED = /^[*_]*\[[^\]]{1,200}\]\([^()\s]{1,300}\.md\)/i;

/** The statements of a memory file that last. A file that says of itself that it is out of force has none. */
export function lastingStatements(document: AgentDocument, withheld: Withheld): Statement[] {
  const { against, validity } = saidOf(document.text);
  if (against !== null || validity.until !== null) return [];
  return statementsOf(withPlainHeadings(document), withheld)
    .filter(
      ({ text, quote, first }) =>
        text.length <= LONGEST &&
        !INDEXED.test(quote) &&
        !isPassingStatement(text) &&
        !headingsAbove(document, first).some(isPassingSection),
    )
    .map(withBareNames)
    .filter((statement) => !isFragment(statement));
}

/**
 * The same with `## 2. Architecture` as `## Architecture`: sections of a memory file are numbered, and no steps. Deeper
 * ones are steps where the section is a procedure: `### 1. Write the guard` below `## Adding a guard`.
 */
function withPlainHeadings(document: AgentDocument): AgentDocument {
  const { agent, kind, path, place, text, markdown } = document;
  const lines = text.split('\n');
  let section = '';
  for (const { line, level, title } of markdown.headings) {
    if (level <= 2) section = title.replace(NUMBER, '');
    if (level > 2 && isProcedure(section)) continue;
    const written = lines[line - 1] ?? '';
    lines[line - 1] = written.replace(/^(#{1,4}[ \t]+)\d{1,2}\\?[.)][ \t]+/, '$1');
  }
  return new AgentDocument(agent, kind, path, place, lines.join('\n'));
}

const NUMBER = /^\d{1,2}\\?[.)]\s+/;

/** A path or a call of a script that is written without backticks: agents leave them out as often as not. */
const BARE = new RegExp(
  joined`
    (?<![\w${'`'}/.:@*-])(?:[\w@.-]+\/){1,12}[\w.-]+\.[a-z]\w{0,5}(?![\w/*])
    |\b(?:(?:npm|pnpm|yarn|bun) run|deno task) [\w:-]+`,
  'g',
);

/** The statement with what it names without backticks among its code. */
function withBareNames(statement: Statement): Statement {
  const bare = statement.text.replace(/`[^`]*`/g, '`').match(BARE) ?? [];
  return bare.length === 0 ? statement : { ...statement, code: [...statement.code, ...bare] };
}

/** Titles of all sections that a line is in. */
function headingsAbove({ markdown }: AgentDocument, line: number): string[] {
  const open: { readonly level: number; readonly title: string }[] = [];
  for (const heading of markdown.headings) {
    if (heading.line > line) break;
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    open.push(heading);
  }
  return open.map(({ title }) => title);
}
