/** A fault in a note takes trust away and never the note: it is found, shown and labelled. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

let sandbox: Sandbox;
const run = async (...args: string[]) => fromSource(sandbox.root, ...args);
const NOTE = 'memory/long-term/start.md';

beforeEach(() => {
  sandbox = new Sandbox().write(
    '.memtrust/policy.yml',
    'version: 1\nstores: [{layout: ai-runtime}]\nexclude_paths: ["vault/**"]\nexclude_text: [marmalade]\n',
  );
});
afterEach(() => sandbox.dispose());

it.each([
  ['a date that is none', 'timestamp: yesterday'],
  ['a confidence above 1', 'confidence: 7'],
])('%s takes the trust of a note: its text stays, with its label', async (_what, front) => {
  sandbox
    .write(NOTE, `---\n${front}\n---\nThe gateway has a cold start of four seconds.\n`)
    .commit();
  const { selected } = JSON.parse((await run('recall', 'cold', '--format', 'json')).stdout);
  expect(selected).toMatchObject([
    { id: NOTE, status: 'candidate', trust_level: 'untrusted', reason: 'invalid_record' },
  ]);
  const said = (await run('recall', 'cold')).stdout;
  expect(said).toContain(`untrusted  ${NOTE}`);
  expect(said).toContain('its file is not valid');
  expect(said).toContain('four seconds');
  const context = (await run('context', '--query', 'cold start', '--stdout')).stdout;
  expect(context.slice(context.indexOf('## Candidates'))).toMatch(
    /trust="untrusted" reason="invalid_record"[^\n]*\n> The gateway has a cold start of four seconds/,
  );
  expect((await run('notes', 'check')).stdout).toContain(`${NOTE}:2: `);
});

it('of a fact from a source that the policy blocks nothing is shown, well formed or not', async () => {
  sandbox.write(
    '.memtrust/policy.yml',
    'version: 1\nstores: [{layout: ait}]\nsources: {block: ["slack:*"]}\n',
  );
  const said = (name: string, front: string): void =>
    void sandbox.write(
      `.memtrust/facts/${name}.md`,
      `---\nx-source-ref: slack:C1\n${front}---\nThe gateway has a cold start of four seconds.\n`,
    );
  said('valid', '');
  said('wrong', 'confidence: 7\n');
  said('other', 'id: another\n');
  sandbox
    .write(
      '.ait/facts.json',
      JSON.stringify([{ id: 'f', status: 'embargoed', text: 'A cold start of four seconds.' }]),
    )
    .commit();
  for (const args of [
    ['recall', 'cold start'],
    ['context', '--query', 'cold start', '--stdout'],
  ])
    expect((await run(...args)).stdout).not.toContain('four seconds');
  const { selected } = JSON.parse((await run('recall', 'cold start', '--format', 'json')).stdout);
  expect(selected).toEqual([]);
});

it('what cannot be read at all is only named', async () => {
  sandbox
    .write(NOTE, '---\nconfidence: [\n---\nThe gateway has a cold start of four seconds.\n')
    .commit();
  const { skipped } = JSON.parse((await run('recall', 'cold', '--format', 'json')).stdout);
  expect(skipped).toMatchObject([{ id: NOTE, trust_level: 'untrusted', reason: 'invalid_record' }]);
  expect((await run('recall', 'cold')).stdout).toContain(`${NOTE}  its file is not valid`);
  const shown = await run('facts', NOTE);
  expect(shown.stdout).toContain(`${NOTE}: candidate (its file is not valid)`);
  expect(shown.stdout).toContain('problem   line 2:');
  expect(shown.stdout).toContain('  | The gateway has a cold start of four seconds.');
  const context = await run('context', '--query', 'cold start', '--stdout');
  expect(context.stdout).toContain(NOTE);
  expect(context.stdout).not.toContain('four seconds');
});

it.each([
  ['says what is excluded', 'timestamp: yesterday', 'The marmalade has a cold start.'],
  [
    'may cite what is excluded',
    'sources: [{path: vault/key.txt}]\ntimestamp: yesterday',
    'A cold start.',
  ],
  ['may cite it in YAML that is broken', 'sources: [{path: "vault/key.txt"', 'A cold start.'],
  [
    'may cite it before an end that is missing',
    'sources:\n  - path: vault/key.txt\n',
    'A cold start.',
  ],
])('nothing is shown of one that %s', async (_what, front, text) => {
  const end = _what.includes('missing') ? '' : '---\n';
  sandbox.write(NOTE, `---\n${front}\n${end}${text}\n`).commit();
  expect((await run('recall', 'cold start')).stdout).not.toContain('cold start.');
  const shown = await run('facts', NOTE);
  expect(shown.stdout).toContain('policy-blocked (the policy keeps it out)');
  expect(shown.stdout).not.toContain('cold start');
});

it('a replaced atom is shown as superseded, with what took its place', async () => {
  sandbox
    .write(
      '.memtrust/policy.yml',
      'version: 1\nadoption: {approvals: 0}\nstores: [{layout: ai-kb}]\n',
    )
    .write(
      '.ai-kb/atoms/big5.md',
      'Source files are encoded in Big5, as the editor of the game wants it.\n',
    )
    .write(
      '.ai-kb/workspace/staging/correction-big5.md',
      'Source files are encoded in UTF-8 now.\n',
    )
    .commit();
  await run('notes', 'refine', '--apply');
  await run('adopt', 'corrections/big5', '--unbound', 'told by the team');
  sandbox.commit();
  const facts = (await run('facts')).stdout;
  expect(facts).toMatch(/\.ai-kb\/atoms\/big5\.md +superseded +corrections\/big5 replaces it/);
  expect((await run('facts', '.ai-kb/atoms/big5.md')).stdout).toContain(
    'successor corrections/big5',
  );
  const { report } = await sandbox.report();
  expect(report.counts).toMatchObject({ superseded: 1, rejected: 0 });
});
