/**
 * A fact was taken from a line of CLAUDE.md, and the code that it is about changed. Check names the line, and whoever
 * reads the sentence, in a context, by recall or through MCP, is told beside it that it is not to be relied on.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RecallAnswer } from '../../../src/context/recall/answer.js';
import type { ContextManifest } from '../../../src/trust/manifest.js';
import { ask, talk } from './mcp-talk.js';
import { preparedOnce } from './prepared.js';
import type { Sandbox } from './sandbox.js';

const RULE = 'The upload worker retries a failed file at most 4 times.';
const OTHER = 'The upload worker writes its log to standard error.';
const PAGE = `# Uploads\n\nFirst of all.\n\n- ${RULE}\n- Keep files small.\n`;
const SENTENCE = {
  path: 'CLAUDE.md',
  line: 5,
  fact_id: 'upload/retries',
  status: 'stale',
  reason: 'source_digest_mismatch',
};
const WORDS =
  '`CLAUDE.md:5` says what the fact `upload/retries` says, which is stale: `src/upload.ts` changed where it is cited';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  sandbox
    .write('CLAUDE.md', PAGE)
    .write('.gitignore', '.memtrust/context/\nout/\n')
    .write('src/upload.ts', 'export const retries = 4;\n')
    .write('src/log.ts', 'export const log = process.stderr;\n');
  await sandbox.done('init', '--solo', '--by', 'alice');
  await sandbox.done('propose', 'upload/retries', RULE, '--source', 'src/upload.ts#L1');
  await sandbox.done('bind', 'upload/retries', 'CLAUDE.md', '--quote', RULE);
  await sandbox.done('propose', 'upload/log', OTHER, '--source', 'src/log.ts');
  await sandbox.done('adopt', '--all', '--by', 'alice');
  sandbox.commit('adopted');
});

beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

async function recalled(query: string): Promise<RecallAnswer> {
  const { stdout } = await repository.done('recall', query, '--format', 'json');
  const answer: RecallAnswer = JSON.parse(stdout);
  return answer;
}

async function contextOf(...options: readonly string[]) {
  await repository.done('context', '--out', 'out/context.md', ...options);
  const manifest: ContextManifest = JSON.parse(repository.read('out/context.md.manifest.json'));
  return { text: repository.read('out/context.md'), manifest };
}

describe('while the fact is trusted', () => {
  it('nothing is said of the sentence', async () => {
    const { report } = await repository.report();
    expect(report.findings.filter(({ rule }) => rule === 'MT415')).toEqual([]);
    expect(JSON.stringify(await recalled('upload worker'))).not.toContain('untrusted_sentences');
    const { text, manifest } = await contextOf();
    expect(text).not.toContain('not-trusted');
    expect(JSON.stringify(manifest)).not.toContain('untrusted_sentences');
  });
});

describe('once its code changed', () => {
  beforeEach(() => {
    repository.write('src/upload.ts', 'export const retries = 9;\n');
  });

  it('check names the line, the fact and why', async () => {
    const { stdout } = await repository.memtrust('check');
    expect(stdout).toContain(`MT415 untrusted-sentence  CLAUDE.md:5\n  ${WORDS}`);
    const { report } = await repository.report();
    expect(report.findings.filter(({ rule }) => rule === 'MT415')).toMatchObject([
      { path: 'CLAUDE.md', line: 5, severity: 'warning', introduced: true },
    ]);
  });

  it('a context gives the file as it is, and says below it what of it does not count', async () => {
    const { text, manifest } = await contextOf();
    const lines = text.split('\n');
    const quoted = lines.findIndex((line) => line === `> - ${RULE}`);
    expect(quoted).toBeGreaterThan(0);
    expect(lines[quoted + 2]).toMatch(
      new RegExp(`^<<<memtrust:[0-9a-f]{16} not-trusted "${WORDS.replaceAll('`', '.')}">>>$`),
    );
    const [page] = manifest.entries.filter(({ source_id: id }) => id.endsWith(':CLAUDE.md'));
    expect(page).toMatchObject({ status: 'advisory', body_included: true });
    expect(page?.untrusted_sentences).toEqual([SENTENCE]);
    expect(manifest.trusted_baseline_refs).toEqual(['upload/log']);
  });

  it('so does a model request, and a section that a query found in a rule', async () => {
    repository.write('.claude/rules/worker.md', `# Worker\n\n${RULE}\n`).commit('a rule');
    const { stdout } = await repository.done(
      'context',
      '--stdout',
      '--format',
      'request',
      '--query',
      'upload worker retries',
    );
    expect(stdout.split('not-trusted').length - 1).toBe(2);
    const { text } = await contextOf('--query', 'upload worker retries');
    expect(text).toContain(`not-trusted "\`.claude/rules/worker.md:3\` says what the fact`);
  });

  it.each([
    ['--resource', 'CLAUDE.md', 2],
    ['--system', 'CLAUDE.md', 2],
    ['--user-memory', 'mine.md', 2],
    ['--resource', 'src/log.ts', 1],
  ])('so does a file that is given with %s: %s', async (option, file, marks) => {
    repository.write('mine.md', `# Mine\n\n${RULE}\n`);
    const { text } = await contextOf(option, file);
    expect(text.split(' not-trusted "').length - 1).toBe(marks);
  });

  it('recall says it with the passage, which is below what is trusted', async () => {
    const answer = await recalled('upload worker retries failed file times');
    expect(answer.selected.map(({ id }) => id).slice(0, 2)).toEqual([
      'upload/log',
      'claude:CLAUDE.md#L1-L6'.replace('claude:', 'live:claude:'),
    ]);
    expect(answer.selected[1]?.untrusted_sentences).toEqual([SENTENCE]);
    const [trusted, marked] = answer.selected;
    expect(marked?.score).toBeGreaterThan(trusted?.score ?? Infinity);
    const { stdout } = await repository.done('recall', 'upload worker retries failed file times');
    expect(stdout).toContain(
      '    not trusted: CLAUDE.md:5 says what upload/retries says (stale: what it cites changed)\n',
    );
  });

  it('MCP answers the same', async () => {
    const agent = await talk(repository.root);
    try {
      const found = await ask(agent, 'recall', { query: 'upload worker retries failed file' });
      expect(found.structured['results']).toEqual(
        expect.arrayContaining([expect.objectContaining({ untrusted_sentences: [SENTENCE] })]),
      );
      expect(found.text).toContain('not trusted: CLAUDE.md:5 says what upload/retries says');
      const given = await ask(agent, 'context');
      expect(given.structured['untrusted_sentences']).toEqual([SENTENCE]);
      expect(given.text).toContain(WORDS);
      const why = await ask(agent, 'why', { id: 'live:claude:CLAUDE.md' });
      expect(why.structured).toMatchObject({ text: PAGE.trim(), untrusted_sentences: [SENTENCE] });
      expect(why.text).toContain('not trusted: CLAUDE.md:5 says what upload/retries says');
    } finally {
      await agent.end();
    }
  });

  it('an agent file that only the branch has is marked too', async () => {
    repository.git('switch', '--quiet', '--create', 'work');
    repository.write('AGENTS.md', `# Agents\n\n${RULE}\n`).commit('for others');
    const answer = await recalled('upload worker retries failed file times');
    const [own] = answer.selected.filter(({ path }) => path === 'AGENTS.md');
    expect(own?.untrusted_sentences).toEqual([{ ...SENTENCE, path: 'AGENTS.md', line: 3 }]);
  });

  it('nobody says it any more once the sentence is corrected', async () => {
    repository.write('CLAUDE.md', PAGE.replace('at most 4', 'at most 9')).commit('nine');
    expect((await repository.memtrust('check')).stdout).not.toContain('MT415');
    expect((await contextOf()).text).not.toContain('not-trusted');
  });
});
