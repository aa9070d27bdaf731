import { check, findings, said, store } from '../../store.js';
import { expect, it } from '@jest/globals';
import { describeRule } from './stories.js';

const OLD = 'Requests to the billing service are retried three times before the job fails.';
const NEW = 'Requests to the billing service are never retried, so that no bill is sent twice.';
const PAGE = `# Rules\n\n${OLD}\n\nOther words.\n`;
const quoting = { path: 'CLAUDE.md', quote: OLD, lines: '3-3' };
const base = store()
  .file('CLAUDE.md', PAGE)
  .fact('x', { body: OLD, sources: [quoting] })
  .adopted();
const changed = (body: string, path: string = 'CLAUDE.md') =>
  base.fact('x', { body, sources: [{ ...quoting, path }] }).adopted();
const SAYS =
  '+warning: the statement of `x` changed, but it still cites the old sentence at `CLAUDE.md:3`';

describeRule('MT112', 'contradicted-source', {
  stands: false,
  fires: [
    { what: 'another statement over the old sentence', base, head: changed(NEW), says: [SAYS] },
    {
      what: 'a number that differs',
      base,
      head: changed(OLD.replace('three', 'five').replace('before', 'before')),
      says: [SAYS],
    },
    {
      what: 'a negation',
      base,
      head: changed(OLD.replace('are retried', 'are not retried')),
      says: [SAYS],
    },
    {
      what: 'a paragraph of the cited lines of a document',
      base: store()
        .file('docs/a.md', `# A\n\n## Retries\n\n${OLD}\n`)
        .fact('x', { body: OLD, sources: [{ path: 'docs/a.md', lines: '3-5' }] })
        .adopted(),
      head: store()
        .file('docs/a.md', `# A\n\n## Retries\n\n${OLD}\n`)
        .fact('x', { body: OLD, sources: [{ path: 'docs/a.md', lines: '3-5' }] })
        .adopted()
        .fact('x', { body: NEW, sources: [{ path: 'docs/a.md', lines: '3-5' }] })
        .adopted(),
      says: [SAYS.replace('CLAUDE.md:3', 'docs/a.md:5')],
    },
  ],
  silent: [
    { what: 'a corrected typo', base, head: changed(OLD.replace('retried', 'retired')) },
    { what: 'a typo that is corrected', base: mistyped(), head: mistyped(OLD) },
    { what: 'other blanks and line breaks', base, head: changed(OLD.replace(' are ', '\n are  ')) },
    { what: 'a sentence more', base, head: changed(`${OLD} The job is then marked as failed.`) },
    { what: 'the same statement over another binding', base, head: base.file('b.md', 'B\n') },
    {
      what: 'a statement that was no sentence of its source before',
      base: store()
        .file('CLAUDE.md', '# Rules\n\nUse the client in `src/billing.ts` for every request.\n')
        .fact('x', { body: OLD, sources: [{ path: 'CLAUDE.md', lines: '3-3' }] })
        .adopted(),
      head: store()
        .file('CLAUDE.md', '# Rules\n\nUse the client in `src/billing.ts` for every request.\n')
        .fact('x', { body: OLD, sources: [{ path: 'CLAUDE.md', lines: '3-3' }] })
        .adopted()
        .fact('x', { body: NEW, sources: [{ path: 'CLAUDE.md', lines: '3-3' }] })
        .adopted(),
    },
    {
      what: 'the sentence was corrected too',
      base,
      head: base
        .file('CLAUDE.md', PAGE.replace(OLD, NEW))
        .fact('x', { body: NEW, sources: [{ path: 'CLAUDE.md', quote: NEW }] })
        .adopted(),
    },
    {
      what: 'code, which says nothing in words',
      base: inCode(),
      head: inCode()
        .fact('x', { body: NEW, sources: ['src/a.ts'] })
        .adopted(),
    },
  ],
});

/** A fact that has a slip its source has too; and then it, corrected. */
function mistyped(corrected?: string) {
  const slip = OLD.replace('service', 'serivce');
  const world = store()
    .file('CLAUDE.md', PAGE.replace(OLD, slip))
    .fact('x', { body: slip, sources: [{ path: 'CLAUDE.md', quote: slip }] })
    .adopted();
  return corrected === undefined
    ? world
    : world.fact('x', { body: corrected, sources: [{ path: 'CLAUDE.md', quote: slip }] }).adopted();
}

function inCode() {
  return store()
    .file('src/a.ts', `// ${OLD}\n`)
    .fact('x', { body: OLD, sources: ['src/a.ts'] })
    .adopted();
}

it('names the line, and the commands', async () => {
  const [finding] = findings(await check(base, changed(NEW)), 'MT112');
  expect(finding).toMatchObject({ path: 'CLAUDE.md', line: 3, factId: 'x', introduced: true });
  expect(said(await check(base, base), 'MT112')).toEqual([]);
});
