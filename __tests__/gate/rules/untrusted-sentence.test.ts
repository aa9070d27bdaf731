import { describe, expect, it } from '@jest/globals';
import { audit, check, findings, said, store, type Store } from '../../store.js';
import { phraseText } from '../../../src/text/phrase.js';
import { describeRule } from './stories.js';

const RULE = 'The importer keeps at most 40 rows in memory.';
const POOL = 'src/import.ts';
const code = (rows: number): string => `export const ROWS = ${rows};\n`;
const pageOf = (text: string): string => `# Importer\n\nIt reads files.\n\n${text}\n`;

/** A repository whose fact is about `src/import.ts`, and an agent file that says something. */
function told(text: string, body: string = RULE, path: string = 'CLAUDE.md'): Store {
  return store()
    .file(POOL, code(40))
    .file(path, pageOf(text))
    .fact('import/rows', { body, sources: [POOL] })
    .adopted();
}

/** The same after the code changed, so that the fact is stale. */
const stale = (text: string, body?: string, path?: string): Store =>
  told(text, body, path).file(POOL, code(80));

const SAYS =
  'says what the fact `import/rows` says, which is stale: `src/import.ts` changed where it is cited';
const warning = (place: string, rest = ''): string => `+warning: \`${place}\` ${SAYS}${rest}`;
const fires = (what: string, text: string, line = 5, body?: string) => ({
  what,
  base: told(text, body),
  head: stale(text, body),
  says: [warning(`CLAUDE.md:${line}`)],
});
const silent = (what: string, text: string, body?: string) => ({
  what,
  base: told(text, body),
  head: stale(text, body),
});

describeRule('MT415', 'untrusted-sentence', {
  stands: true,
  fires: [
    fires('the sentence alone', RULE),
    fires('among other sentences', `Use streams. ${RULE} Close the file.`),
    fires('over two lines', 'Use streams. The importer keeps\nat most 40 rows in memory.'),
    fires('as an item of a list', `- Use streams.\n- ${RULE}`, 6),
    fires('with emphasis, without a stop', 'The importer keeps **at most 40 rows** in memory'),
    fires('with a link', 'The [importer](src/import.ts) keeps at most 40 rows in memory.'),
    fires('with a comment behind it', `${RULE} <!-- checked in June -->`),
    fires('a contraction', 'It doesn’t close files itself.', 5, 'It does not close files itself.'),
    fires('a cell of a table', `| Part | Rule |\n|---|---|\n| import | ${RULE} |`, 7),
    fires(
      'a statement of two sentences',
      `Use streams. ${RULE} Close the file.`,
      5,
      `${RULE} Close the file.`,
    ),
    fires('below a heading that is about today', `## Limits\n\n${RULE}`, 7),
    fires('below a heading with a word of the past', `## Git history\n\n${RULE}`, 7),
    fires('in a list of what must not be forgotten', `Never forget:\n\n- ${RULE}`, 7),
    fires(
      'a prohibition among prohibitions',
      'Do not:\n\n- Never read more than 40 rows.',
      7,
      'Never read more than 40 rows.',
    ),
    fires('below a list of others', `We used to say:\n\n- Read all.\n\n${RULE}`, 9),
    fires('code marks that one leaves out', 'Call `open` first.', 5, 'Call open first.'),
    {
      what: 'three times in a file',
      base: told(`${RULE}\n\n## More\n\n${RULE}\n\n- ${RULE}`),
      head: stale(`${RULE}\n\n## More\n\n${RULE}\n\n- ${RULE}`),
      says: [warning('CLAUDE.md:5', '; so do lines 9, 11')],
    },
    {
      what: 'two files, one of them a second name',
      base: told(RULE).file('.cursor/rules/a.mdc', pageOf(RULE)).link('AGENTS.md', 'CLAUDE.md'),
      head: stale(RULE).file('.cursor/rules/a.mdc', pageOf(RULE)).link('AGENTS.md', 'CLAUDE.md'),
      says: [warning('.cursor/rules/a.mdc:5'), warning('CLAUDE.md:5')],
    },
    {
      what: 'a file that is imported',
      base: told('@docs/rows.md').file('docs/rows.md', pageOf(RULE)),
      head: stale('@docs/rows.md').file('docs/rows.md', pageOf(RULE)),
      says: [warning('docs/rows.md:5')],
    },
    {
      what: 'a fact that quotes the line, and whose other source changed',
      base: quoting(RULE),
      head: quoting(RULE).file(POOL, code(80)),
      says: [warning('CLAUDE.md:5')],
    },
    {
      what: 'a change that writes the sentence again into another file',
      base: stale('Nothing.'),
      head: stale('Nothing.').file('AGENTS.md', pageOf(RULE)),
      says: [warning('AGENTS.md:5')],
    },
    {
      what: 'the quoted line was corrected, and another file still says it',
      base: quoting(RULE).file('AGENTS.md', pageOf(RULE)),
      head: quoting(RULE).file('AGENTS.md', pageOf(RULE)).file('CLAUDE.md', pageOf('It streams.')),
      says: [
        warning('AGENTS.md:5').replace(
          '`src/import.ts` changed where it is cited',
          '`CLAUDE.md` no longer has what it cites',
        ),
      ],
    },
  ],
  silent: [
    { what: 'a fact that is trusted', base: told('Nothing.'), head: told(RULE) },
    silent('a sentence that is similar', 'The importer keeps at most 50 rows in memory.'),
    silent('a sentence that says more', 'The importer keeps at most 40 rows in memory, or fails.'),
    silent('a question', 'The importer keeps at most 40 rows in memory?'),
    silent('one of two sentences of a fact', RULE, `${RULE} Close the file.`),
    silent('another name in code', 'Set `MAX_ROWS` first.', 'Set `max_rows` first.'),
    silent('a fence', `\`\`\`text\n${RULE}\n\`\`\``),
    silent('a quotation', `> ${RULE}`),
    silent('a comment', `<!-- ${RULE} -->`),
    silent('words that are struck out', `~~${RULE}~~`),
    silent('a passage that is struck out', `~~Use streams. ${RULE} Close the file.~~`),
    silent('an example', `<example>\n${RULE}\n</example>`),
    silent('a history', `## History\n\n${RULE}`),
    silent('a section in a history', `## Changelog\n\n### Rows\n\n- ${RULE}`),
    silent('old rules', `## Old rules\n\n- ${RULE}`),
    silent('what was so before a version', `Before 2.0:\n\n- ${RULE}`),
    silent('what was said', `We used to say:\n\n- ${RULE}`),
    silent('what nobody should do', `Don't:\n\n- ${RULE}`),
    silent('a sentence that is taken back', `${RULE} This is no longer true.`),
    silent('a column of the past', `| Before | Now |\n|---|---|\n| ${RULE} | It streams. |`),
    { what: 'a page that no agent reads', base: paged(told), head: paged(stale) },
    {
      what: 'test data',
      base: told(RULE, RULE, 'tests/fixtures/CLAUDE.md'),
      head: stale(RULE, RULE, 'tests/fixtures/CLAUDE.md'),
    },
    {
      what: 'a fact that quotes the line, which is another now',
      base: quoting(RULE),
      head: quoting(RULE).file(
        'CLAUDE.md',
        pageOf('The importer keeps at most 80 rows in memory.'),
      ),
    },
    {
      what: 'a fact that quotes the line, which is under another heading now',
      base: quoting(RULE),
      head: quoting(RULE).file('CLAUDE.md', `# Importer\n\nIt reads.\n\n## Rows\n\n${RULE}\n`),
    },
    {
      what: 'a trusted fact that says the same',
      base: told(RULE)
        .fact('import/again', { body: RULE, sources: ['CLAUDE.md'] })
        .adopted(),
      head: stale(RULE)
        .fact('import/again', { body: RULE, sources: ['CLAUDE.md'] })
        .adopted(),
    },
    {
      what: 'a candidate that was discarded',
      base: told('Nothing.'),
      head: told('Nothing.')
        .fact('import/other', { body: 'It streams all files.', status: 'rejected' })
        .discarded()
        .file('CLAUDE.md', pageOf('It streams all files.')),
    },
    {
      what: 'what the policy blocks',
      base: told(RULE).policy({ exclude_paths: ['src/**'] }),
      head: stale(RULE).policy({ exclude_paths: ['src/**'] }),
    },
  ],
});

/** A fact with two sources: the code, and the sentence. */
function quoting(quote: string): Store {
  return store()
    .file(POOL, code(40))
    .file('CLAUDE.md', pageOf(quote))
    .fact('import/rows', { body: quote, sources: [POOL, { path: 'CLAUDE.md', quote }] })
    .adopted();
}

function paged(make: (text: string) => Store): Store {
  return make('Nothing.').file('docs/rows.md', pageOf(RULE));
}

describe('what became of the fact', () => {
  const words = async (settled: Store): Promise<readonly string[]> =>
    findings(await audit(settled), 'MT415').map(
      ({ message, remedy }) => `${phraseText(message)}. ${phraseText(remedy)}`,
    );

  it('stale: it may hold, and then it is verified again', async () => {
    expect(await words(stale(RULE))).toEqual([
      `\`CLAUDE.md:5\` ${SAYS}. Run \`npx memtrust reverify import/rows\` if it still holds. ` +
        'Otherwise change the sentence in `CLAUDE.md`, and edit and adopt the fact or run ' +
        '`npx memtrust retire import/rows --why "…"`.',
    ]);
  });

  it('retired', async () => {
    expect(await words(told(RULE).retired())).toEqual([
      '`CLAUDE.md:5` says what the fact `import/rows` says, which is retired. Change the sentence ' +
        'in `CLAUDE.md`, or remove it. If it holds again, propose a new fact.',
    ]);
  });

  it('superseded: the sentence says what the other fact says', async () => {
    const next = (body: string): Store =>
      told(RULE)
        .fact('import/many', { body, sources: [POOL], supersedes: ['import/rows'] })
        .adopted();
    expect(await words(next('The importer keeps 80 rows.'))).toEqual([
      '`CLAUDE.md:5` says what the fact `import/rows` says, which is superseded: `import/many` ' +
        'replaces it. Change the sentence in `CLAUDE.md` to what `import/many` says, or remove it.',
    ]);
    expect(await words(next('The importer keeps *at most* 40 rows in memory'))).toEqual([]);
    expect(
      await words(next('The importer keeps at most 40 rows in memory').file(POOL, code(80))),
    ).toEqual([expect.stringContaining('says what the fact `import/many` says, which is stale')]);
  });

  it('expired', async () => {
    const old = told(RULE)
      .fact('import/rows', { body: RULE, sources: [POOL], valid_until: '2026-03-01' })
      .adopted();
    expect(await words(old)).toEqual([
      '`CLAUDE.md:5` says what the fact `import/rows` says, which is stale: it has expired. ' +
        'If it holds, correct the date in `.memtrust/facts/import/rows.md`, then run ' +
        '`npx memtrust adopt import/rows`. Otherwise change the sentence in `CLAUDE.md`, and run ' +
        '`npx memtrust retire import/rows --why "…"`.',
    ]);
  });

  it('in conflict with a fact that says otherwise, not with one that says the same', async () => {
    const rivals = (body: string): Store =>
      told('Nothing.')
        .file('CLAUDE.md', pageOf(RULE))
        .fact('import/rows', { body: RULE, sources: [POOL], claim_key: 'import/rows' })
        .adopted()
        .fact('import/other', { body, sources: [POOL], claim_key: 'import/rows' })
        .adopted();
    expect(await words(rivals('The importer keeps 80 rows.'))).toEqual([
      expect.stringContaining('which is stale: it conflicts with `import/other`'),
    ]);
    expect(await words(rivals(RULE))).toEqual([]);
  });
});

it('a comment beside the sentence accepts the finding', async () => {
  const page = `<!-- memtrust-ignore MT415: told to newcomers as it was -->\n${RULE}`;
  expect(said(await audit(stale(page)), 'MT415')).toHaveLength(1);
  expect(findings(await audit(stale(page)), 'MT415')[0]?.accepted?.by).toBe('inline');
  expect(said(await check(told(RULE), stale(RULE)), 'MT415')).toHaveLength(1);
});
