/** The path of a fact on the command line: evidence, candidate, diff, adopt or discard, and what may follow. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commandsFor } from '../../../src/cli/commands/index.js';
import { main } from '../../../src/cli/main.js';
import { preparedOnce } from './prepared.js';
import { Sandbox } from './sandbox.js';

const CODE =
  'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n';
const OWNER = '.memtrust/facts/auth/owner-checks.md';
const STATEMENT = 'Owner checks run before any private resource is returned.';

let repository: Sandbox;

const prepared = preparedOnce(async (started) => {
  started.write('src/guard.ts', CODE).write('src/client.ts', 'export const timeout = 30;\n');
  await started.done('init', '--solo', '--by', 'alice');
  await started.done(
    'propose',
    'auth/owner-checks',
    '--text',
    STATEMENT,
    '--source',
    'src/guard.ts#L1-L3',
    '--topic',
    'authorization',
    '--importance',
    'high',
  );
  await started.done('adopt', 'auth/owner-checks', '--by', 'alice');
  started.commit('the first fact');
  started.git('switch', '--quiet', '--create', 'work');
});

beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

function events(id: string): readonly {
  readonly type: string;
  readonly id: string;
  readonly after: readonly string[];
  readonly why?: string;
  readonly evidence?: string;
  readonly proposed_by: string;
}[] {
  return repository
    .read(`.memtrust/ledger/${id}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const types = (id: string): string[] => events(id).map((event) => event.type);

/** Digest of every file of the working tree. */
function snapshot(): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(repository.root, {
    recursive: true,
    withFileTypes: true,
  }).toSorted((a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1))) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !path.includes('/.git/')) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

describe('from evidence to durable memory', () => {
  it('each step is an event, and each says what comes next', async () => {
    const proposed = await repository.done(
      'propose',
      'client/timeout',
      '--text',
      'Requests time out after 30 seconds.',
      '--source',
      'src/client.ts#L1-L1',
      '--evidence',
      'PR 12',
      '--by',
      'bob',
    );
    expect(proposed).toMatchObject({
      stdout:
        'proposed `client/timeout`\nwrote .memtrust/facts/client/timeout.md\n' +
        'wrote .memtrust/ledger/client/timeout.jsonl\n' +
        'cites `src/client.ts` (lines 1-1)\n  1 | export const timeout = 30;\n',
      stderr: expect.stringContaining('Next: `npx memtrust facts client/timeout --preview`'),
    });
    const difference = await repository.done('facts', 'client/timeout', '--preview');
    expect(difference.stdout).toContain('+ Requests time out after 30 seconds.');
    expect(difference.stdout).toContain('`client/timeout`: new → trusted');
    expect(difference.stderr).toMatch(
      /^Next: `npx memtrust adopt client\/timeout`; to word it better, edit `[^`]+` first; if it is not true, `[^`]+`\n$/,
    );
    const adopted = await repository.done('adopt', 'client/timeout', '--by', 'bob');
    expect(adopted.stdout).toContain(difference.stdout);
    expect(adopted.stderr).toContain('open a pull request; it is trusted once that is merged');
    expect((await repository.done('facts', 'client/timeout', '--preview')).stderr).toContain(
      'Next: commit the fact and its ledger, and open a pull request.\n',
    );
    expect(types('client/timeout')).toEqual([
      'evidence.recorded',
      'candidate.proposed',
      'candidate.diffed',
      'candidate.applied',
    ]);
    expect(events('client/timeout')[0]).toMatchObject({ evidence: 'PR 12', proposed_by: 'bob' });
    expect(repository.git('log', '--oneline', 'main..HEAD')).toBe('');

    repository.commit('merged');
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', 'work');
    const { report } = await repository.report();
    expect(report.entries.find((entry) => entry.id === 'client/timeout')).toMatchObject({
      status: 'accepted',
      trusted_baseline: true,
      self_adopted: true,
    });
    expect((await repository.done('facts', 'client/timeout', '--preview')).stdout).toContain(
      'adopted already, exactly as it is',
    );
  });

  it('facts --preview --format json says what the baseline would become', async () => {
    await repository.done(
      'propose',
      'auth/audited-checks',
      '--text',
      'Owner checks are audited.',
      '--source',
      'src/guard.ts',
      '--supersedes',
      'auth/owner-checks',
    );
    const { stdout } = await repository.done(
      'facts',
      'auth/audited-checks',
      '--preview',
      '--format',
      'json',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      id: 'auth/audited-checks',
      settled: false,
      supersedes: ['auth/owner-checks'],
      becomes: { status: 'accepted', trusted_baseline: true },
      baseline: [
        { id: 'auth/audited-checks', from: null, to: 'accepted', by: 'adoption' },
        { id: 'auth/owner-checks', from: 'accepted', to: 'superseded', by: 'adoption' },
      ],
    });
  });

  it('facts --preview shows an edit line by line', async () => {
    repository.write(
      OWNER,
      repository.read(OWNER).replace('run before', 'are logged and run before'),
    );
    const { stdout } = await repository.done('facts', 'auth/owner-checks', '--preview');
    expect(stdout).toContain(`- ${STATEMENT}\n+ Owner checks are logged and run before`);
    expect(stdout).toContain('`auth/owner-checks`: trusted → trusted, with its new text');
  });
});

describe('a statement comes', () => {
  it.each([
    ['from a file, as a path from where the user stands', ['--file', '../note.txt'], ''],
    ['from standard input', ['-'], 'From a file.\n---\nWith a line.\n'],
    ['from a pipe, without being asked for', [], 'From a file.\n---\nWith a line.\n'],
  ])('%s', async (_what, args, input) => {
    repository.write('note.txt', 'From a file.\r\n---\r\nWith a line.\r\n');
    const { code, stderr } = await repository.memtrustWith(
      { cwd: join(repository.root, 'src'), input },
      'propose',
      'note',
      ...args,
      '--source',
      'client.ts',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('Next') });
    expect(
      repository.read('.memtrust/facts/note.md').split('\n---\n').slice(1).join('\n---\n'),
    ).toBe('From a file.\n---\nWith a line.\n');
  });

  it('of somebody who cites nothing and says why', async () => {
    await repository.done(
      'propose',
      'team/freeze',
      '--text',
      'No deploys on Fridays.',
      '--unbound',
      'agreed in the weekly',
    );
    expect(events('team/freeze')[0]).toMatchObject({
      type: 'candidate.proposed',
      why: 'agreed in the weekly',
    });
  });
});

describe('what becomes of facts', () => {
  it('retire rejects a candidate with a reason, once', async () => {
    await repository.done(
      'propose',
      'auth/no-checks',
      '--text',
      'Nothing is checked.',
      '--source',
      'src/guard.ts',
    );
    expect(
      await repository.done('retire', 'auth/no-checks', '--why', 'the guard still runs'),
    ).toMatchObject({
      stdout:
        'discarded `auth/no-checks`; another text may be proposed\nwrote .memtrust/facts/auth/no-checks.md\n' +
        'wrote .memtrust/ledger/auth/no-checks.jsonl\n',
      stderr: expect.stringContaining('open a pull request'),
    });
    expect(events('auth/no-checks').at(-1)).toMatchObject({
      type: 'candidate.discarded',
      why: 'the guard still runs',
    });
    expect(repository.read('.memtrust/facts/auth/no-checks.md')).toContain('status: rejected');
    expect((await repository.done('retire', 'auth/no-checks', '--why', 'again')).stdout).toBe(
      '`auth/no-checks` is already discarded\n',
    );
    expect(types('auth/no-checks')).toEqual(['candidate.proposed', 'candidate.discarded']);
  });

  it('a retired id does not return, with its file or without', async () => {
    await repository.done('retire', 'auth/owner-checks', '--why', 'moved to the gateway');
    expect(types('auth/owner-checks').at(-1)).toBe('fact.retired');
    repository.remove(OWNER);
    const before = snapshot();
    expect(
      await repository.memtrust(
        'propose',
        'auth/owner-checks',
        '--text',
        STATEMENT,
        '--source',
        'src/guard.ts',
      ),
    ).toMatchObject({ code: 2, stderr: expect.stringContaining('a retired id does not return') });
    expect((await repository.done('retire', 'auth/owner-checks', '--why', 'again')).stdout).toBe(
      '`auth/owner-checks` is already retired\n',
    );
    expect(snapshot()).toBe(before);
  });

  it('a retired id does not return where only the base still knows of it', async () => {
    await repository.done('retire', 'auth/owner-checks', '--why', 'moved to the gateway');
    repository.commit('retire');
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', 'work');
    repository.git('switch', '--quiet', '--create', 'sly');
    repository.remove('.memtrust/facts').remove('.memtrust/ledger');
    expect(
      await repository.memtrust(
        'propose',
        'auth/owner-checks',
        '--text',
        'x',
        '--source',
        'src/guard.ts',
      ),
    ).toMatchObject({ code: 2, stderr: expect.stringContaining('a retired id does not return') });
  });

  it('one fact supersedes another once it is adopted', async () => {
    await repository.done(
      'propose',
      'auth/audited-checks',
      '--text',
      'Owner checks are audited.',
      '--source',
      'src/guard.ts',
    );
    const early = await repository.done('supersede', 'auth/owner-checks', 'auth/audited-checks');
    expect(early.stderr).toContain('is not adopted, so this has no effect yet');
    expect(types('auth/owner-checks').at(-1)).toBe('candidate.applied');
    await repository.done('adopt', 'auth/audited-checks');
    const late = await repository.done('supersede', 'auth/owner-checks', 'auth/audited-checks');
    expect(late.stdout).toContain('`auth/audited-checks` supersedes `auth/owner-checks` already');
    expect(events('auth/owner-checks').at(-1)).toMatchObject({
      type: 'fact.superseded',
      why: 'superseded by auth/audited-checks',
    });
    expect(repository.read(OWNER)).toContain('status: superseded');
    repository.commit('superseded');
    const { report } = await repository.report('--base', 'HEAD', '--head', 'HEAD');
    expect(
      report.entries.filter((entry) => entry.trusted_baseline).map((entry) => entry.id),
    ).toEqual(['auth/audited-checks']);
  });

  it('a link that changes an adopted fact asks for its adoption', async () => {
    await repository.done(
      'propose',
      'auth/audited-checks',
      '--text',
      'Owner checks are audited.',
      '--source',
      'src/guard.ts',
    );
    await repository.done('adopt', 'auth/audited-checks');
    expect(
      (await repository.done('supersede', 'auth/owner-checks', 'auth/audited-checks')).stderr,
    ).toMatch(/changed by the link[\s\S]*Next: `npx memtrust adopt auth\/audited-checks`/);
  });
});

describe('when the code moves or changes', () => {
  it('what moves within its file needs nothing', async () => {
    repository.write('src/guard.ts', `// new\n\n${CODE}`);
    const before = snapshot();
    const { code, report } = await repository.report('--strict');
    expect({ code, findings: report.findings }).toEqual({ code: 0, findings: [] });
    expect((await repository.done('bind', '--moved')).stdout).toBe('no cited file was renamed\n');
    expect((await repository.done('reverify', 'auth/owner-checks')).stdout).toBe(
      'every source of `auth/owner-checks` still says what was adopted\n',
    );
    expect(snapshot()).toBe(before);
  });

  it('a renamed file is followed, `bind --moved` records it, and the gate proves the record without an approval', async () => {
    repository.git('mv', 'src/guard.ts', 'src/access.ts');
    repository.write('src/access.ts', `// moved\n${CODE}`).commit('rename');
    const followed = await repository.report('--strict');
    expect(followed).toMatchObject({
      code: 0,
      report: {
        entries: [
          {
            id: 'auth/owner-checks',
            trusted_baseline: true,
            anchors: [
              {
                path: 'src/guard.ts',
                verdict: 'moved',
                moved_to: { path: 'src/access.ts', lines: [2, 4] },
              },
            ],
          },
        ],
      },
    });
    expect(followed.report.findings).toEqual([
      expect.objectContaining({ rule: 'MT113', fact_id: 'auth/owner-checks' }),
    ]);
    expect((await repository.done('bind', '--moved')).stdout).toBe(
      '`auth/owner-checks`: `src/guard.ts` is `src/access.ts` now, lines 2-4\n',
    );
    expect(types('auth/owner-checks').at(-1)).toBe('fact.rebound');
    repository.commit('rebound');
    const proven = await repository.report('--strict');
    expect(proven.code).toBe(0);
    expect(proven.report.adoption).toEqual([
      expect.objectContaining({
        fact_id: 'auth/owner-checks',
        event: events('auth/owner-checks').at(-1)?.id,
        approved: false,
        effective: 'on_merge',
      }),
    ]);
    expect(
      (await repository.report('--base', 'HEAD', '--head', 'HEAD')).report.entries[0],
    ).toMatchObject({
      id: 'auth/owner-checks',
      trusted_baseline: true,
      anchors: [{ path: 'src/access.ts', verdict: 'fresh' }],
    });
    // A record that says so of changed code proves nothing.
    repository
      .write('src/access.ts', `// moved\n${CODE.replace('!user.owns', 'user.owns')}`)
      .commit('inverted');
    expect(
      (await repository.report('--strict')).report.findings
        .filter(({ severity }: { severity: string }) => severity === 'error')
        .map(({ rule }: { rule: string }) => rule),
    ).toEqual(expect.arrayContaining(['MT104', 'MT202', 'MT209']));
  });

  it.each([
    ['a method', ['--symbol', 'requireOwner'], 'symbol:requireOwner', 'lines 1-3'],
    [
      'a text in it',
      ['--symbol', 'requireOwner', '--quote', 'throw new Forbidden()'],
      'quote',
      'lines 2-2',
    ],
  ])('cites %s by its name, wherever it stands', async (_what, how, selector, lines) => {
    expect(
      (await repository.done('bind', 'auth/owner-checks', 'src/guard.ts', ...how)).stdout,
    ).toContain(lines);
    await repository.done('adopt', 'auth/owner-checks');
    repository.commit('bound by name');
    repository
      .write('src/guard.ts', `import { Forbidden } from './errors.js';\n\n${CODE}`)
      .commit('moved');
    expect(
      (await repository.report('--base', 'HEAD~1', '--head', 'HEAD')).report.entries[0]?.anchors,
    ).toEqual([expect.objectContaining({ selector, verdict: 'moved' })]);
  });

  it('cites a value, a section, and what must not be there', async () => {
    repository
      .write('package.json', '{"scripts": {"test": "jest"}, "dependencies": {}}\n')
      .write('docs/a.md', '# A\n\n## Setup\n\nRun it.\n\n## Use\n\nUse it.\n')
      .commit('files');
    await repository.done(
      'propose',
      'build/test',
      '--text',
      'Tests run with jest.',
      '--source',
      'package.json#/scripts/test',
    );
    await repository.done(
      'propose',
      'build/setup',
      '--text',
      'It is set up by running it.',
      '--source',
      'docs/a.md',
      '--heading',
      'Setup',
    );
    await repository.done(
      'propose',
      'build/no-redux',
      '--text',
      'We do not use Redux.',
      '--source',
      'package.json',
      '--absent',
      'redux',
    );
    await repository.done(
      'propose',
      'build/no-makefile',
      '--text',
      'There is no Makefile.',
      '--source',
      'Makefile',
      '--absent',
    );
    for (const id of ['build/test', 'build/setup', 'build/no-redux', 'build/no-makefile'])
      await repository.done('adopt', id);
    repository.commit('adopted');
    const trusted = async () =>
      (await repository.report('--base', 'HEAD~1', '--head', 'HEAD')).report.entries
        .filter(({ trusted_baseline }: { trusted_baseline: boolean }) => trusted_baseline)
        .map(({ id }: { id: string }) => id);
    const all = ['build/no-makefile', 'build/no-redux', 'build/setup', 'build/test'];
    repository
      .write(
        'package.json',
        '{\n  "dependencies": { "zod": "4" },\n  "scripts": { "lint": "x", "test": "jest" }\n}\n',
      )
      .write('docs/a.md', '# A\n\n## Why\n\n## Setup\n\nRun it.\n\n## Use\n\nUse it well.\n')
      .commit('elsewhere');
    expect(await trusted()).toEqual(expect.arrayContaining(all));
    repository
      .write('package.json', '{"scripts": {"test": "vitest"}, "dependencies": {"redux": "5"}}\n')
      .write('docs/a.md', '# A\n\n## Setup\n\nDo not run it.\n')
      .write('Makefile', 'all:\n')
      .commit('otherwise');
    expect((await trusted()).filter((id: string) => all.includes(id))).toEqual([]);
  });

  it('reverify shows both texts, and without an answer writes nothing', async () => {
    repository.write('src/guard.ts', CODE.replace('  if', '  audit(user);\n  if'));
    const before = snapshot();
    const asked = await repository.memtrust('reverify', 'auth/owner-checks');
    expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('--still-true') });
    expect(asked.stdout).toContain(`| ${STATEMENT}`);
    expect(asked.stdout).toMatch(/`src\/guard\.ts`:1-3 → `src\/guard\.ts`:1-4/);
    expect(asked.stdout).toMatch(/ > 2 {4}audit\(user\);\n/);
    expect(snapshot()).toBe(before);
    await repository.done('reverify', 'auth/owner-checks', '--still-true', '--by', 'alice');
    expect(types('auth/owner-checks').at(-1)).toBe('fact.reverified');
    repository.commit('reverified');
    expect(
      (await repository.report('--base', 'HEAD', '--head', 'HEAD')).report.entries[0],
    ).toMatchObject({ id: 'auth/owner-checks', trusted_baseline: true });
  });

  it('reverify says which words of the statement the code lost', async () => {
    repository.write('src/guard.ts', CODE.replaceAll('user', 'person'));
    const { stdout } = await repository.memtrust('reverify', 'auth/owner-checks');
    expect(stdout).not.toContain('the code no longer does');
    repository.write('src/limit.ts', 'export const limit = "agent";\n');
    await repository.done(
      'propose',
      'auth/limit',
      '--text',
      'The limit is `agent`.',
      '--source',
      'src/limit.ts#L1',
    );
    await repository.done('adopt', 'auth/limit', '--by', 'alice');
    repository.commit('limit');
    repository.write('src/limit.ts', 'export const limit = "ide";\n');
    const asked = await repository.memtrust('reverify', 'auth/limit');
    expect(asked.stdout).toContain('\nThe statement says `agent`, and the code no longer does.\n');
  });

  it('reverify --all takes each adopted fact whose code changed, and names one that it cannot follow', async () => {
    expect((await repository.done('reverify', '--all')).stdout).toBe(
      'no fact needs to be verified again\n',
    );
    repository
      .write('src/limit.ts', 'export const limit = 3;\n')
      .write('src/gone.ts', 'export const gone = 1;\n');
    const cited = { limit: 'src/limit.ts#L1', gone: 'src/gone.ts#L1', old: 'src/limit.ts#L1' };
    for (const [id, source] of Object.entries(cited)) {
      const text = `The text of ${id} is in the code.`;
      await repository.done('propose', `all/${id}`, '--text', text, '--source', source);
      await repository.done('adopt', `all/${id}`);
    }
    await repository.done('retire', 'all/old', '--why', 'over');
    repository.commit('adopted');
    repository
      .write('src/guard.ts', CODE.replace('  if', '  audit(user);\n  if'))
      .write('src/limit.ts', 'export const limit = 4;\n')
      .remove('src/gone.ts');
    const { code, stdout, stderr } = await repository.memtrust('reverify', '--all', '--still-true');
    expect(code).toBe(2);
    expect(stdout.match(/^reverified .*$/gm)).toEqual([
      'reverified `all/limit`',
      'reverified `auth/owner-checks`',
    ]);
    expect(stdout).toContain('export const limit = 4;');
    expect(stderr).toContain('error: `all/gone`: the cited text is no longer in `src/gone.ts`\n');
    expect(stderr).not.toContain('all/old');
    expect(types('all/limit').at(-1)).toBe('fact.reverified');
  });

  it('reverify finds the old text in the git object where the base has moved on', async () => {
    repository
      .write('src/guard.ts', CODE.replace('owns', 'owns && !user.admin'))
      .commit('changed on main');
    repository.git('branch', '--force', 'main', 'HEAD');
    expect((await repository.memtrust('reverify', 'auth/owner-checks')).stdout).toMatch(
      /if \(!user\.owns\) throw new Forbidden\(\);\s+\| /,
    );
    repository.write(OWNER, repository.read(OWNER).replace(/ +blob: .*\n/, ''));
    expect((await repository.memtrust('reverify', 'auth/owner-checks')).stdout).toMatch(
      /if \(!user\.owns\) throw new Forbidden\(\);\s+\| /,
    ); // the base names it too
  });

  it.each([['reverify'], ['facts', '--preview']])(
    '%s shows nothing of a fact that the policy blocks at the base, though not in the working tree',
    async (command, ...options) => {
      repository
        .write('secrets/guard.ts', CODE)
        .remove('src/guard.ts')
        .link('src/guard.ts', '../secrets/guard.ts')
        .commit('the file is kept out now');
      repository.git('branch', '--force', 'main', 'HEAD');
      repository.remove('src/guard.ts').write('src/guard.ts', 'export const guard = [\n  1,\n];\n');
      const { code, stdout, stderr } = await repository.memtrust(
        command,
        'auth/owner-checks',
        ...options,
      );
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('the policy blocks what the base says of `auth/owner-checks`');
    },
  );

  it.each([
    ['y', 0, 'fact.reverified'],
    ['n', 2, 'candidate.applied'],
    ['', 2, 'candidate.applied'],
  ])('a person at a terminal answers %j', async (answer, code, last) => {
    repository.write('src/guard.ts', CODE.replace('owns', 'owns || user.isAdmin'));
    const questions: string[] = [];
    const input = {
      interactive: true,
      read: async () => new Uint8Array(),
      ask: async (question: string) => (questions.push(question), answer),
    };
    const environment = {
      PATH: process.env['PATH'],
      HOME: repository.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    };
    expect(
      await main(['reverify', 'auth/owner-checks'], {
        cwd: repository.root,
        environment,
        now: '2026-01-01T00:00:00Z',
        color: false,
        columns: 100,
        input,
        out: () => {},
        err: () => {},
      }),
    ).toBe(code);
    expect(questions).toEqual([expect.stringContaining('Type y')]);
    expect(types('auth/owner-checks').at(-1)).toBe(last);
  });
});

describe('bad input is exit 2, says what was meant, and writes nothing', () => {
  const source = ['--source', 'src/guard.ts'];
  const text = ['--text', 'X.'];
  it.each<[readonly string[], RegExp]>([
    [['propose'], /missing required argument 'id'/],
    [['propose', 'a', ...text], /has no provenance[\s\S]*--source[\s\S]*--unbound/],
    [['propose', 'a', ...text, ...source, '--unbound', 'x'], /Give one of them/],
    [['propose', 'a', ...text, '--unbound', ' '], /--unbound is empty/],
    [['propose', 'a', ...source], /has an empty text/],
    [['propose', 'a', '-', ...text, ...source], /more than once/],
    [['propose', 'a', 'text', '--text', 'x', ...source], /given more than once/],
    [['propose', 'a', '--file', 'nowhere.txt', ...source], /is not a file/],
    [['propose', 'A b', ...text, ...source], /Did you mean `a-b`/],
    [
      ['propose', 'auth/owner-checks', ...text, ...source],
      /The fact `auth\/owner-checks` already exists/,
    ],
    [['propose', 'a', ...text, '--source', 'src/gard.ts'], /the file does not exist/],
    [['propose', 'a', ...text, '--source', 'src/guard.ts#L3-L9'], /only 3 lines/],
    [['propose', 'a', ...text, '--source', 'https://example.org/x'], /--evidence/],
    [['propose', 'a', ...text, ...source, '--quote', 'throw'], /fewer than 12/],
    [
      [
        'propose',
        'a',
        ...text,
        ...source,
        '--source',
        'src/client.ts',
        '--quote',
        'throw new Forbidden',
      ],
      /works with one source only/,
    ],
    [
      ['propose', 'a', ...text, ...source, '--supersedes', 'auth/owner-cheks'],
      /Did you mean `auth\/owner-checks`/,
    ],
    [['propose', 'a', ...text, ...source, '--kind', 'truth'], /decision, rule, workflow/],
    [['propose', 'a', ...text, ...source, '--claim-key', 'no slash'], /would not be a valid fact/],
    [
      ['propose', 'a', ...text, '--source', '.env'],
      /the policy does not allow facts to cite that file/,
    ],
    [['bind', 'auth/owner-checks', '.env'], /the policy does not allow facts to cite that file/],
    [['facts', 'auth/owner-cheks', '--preview'], /Did you mean `auth\/owner-checks`/],
    [['retire', 'auth/owner-checks'], /--why/],
    [['retire', 'auth/owner-checks', '--why', ''], /--why is empty/],
    [['retire', 'auth/owner-cheks', '--why', 'x'], /Did you mean `auth\/owner-checks`/],
    [['supersede', 'auth/owner-checks', 'auth/owner-checks'], /cannot supersede itself/],
    [['supersede', 'auth/owner-checks', 'auth/owner-cheks'], /Did you mean/],
    [['supersede', 'auth/owner-checks'], /missing required argument 'new'/],
    [['reverify', 'auth/owner-cheks'], /Did you mean/],
    [['init', '--by', 'alice'], /Give it with --solo/],
    [['init', '--solo', '--by', '@acme/team'], /is not a GitHub login/],
    [['revrify'], /Did you mean reverify/],
  ])('%j', async (args, message) => {
    repository.write('.env', 'SECRET=1\n');
    const before = snapshot();
    const { code, stdout, stderr } = await repository.memtrust(...args);
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(snapshot()).toBe(before);
  });

  it('a record that nobody could read again is not written', async () => {
    const before = snapshot();
    expect(
      await repository.memtrust(
        'propose',
        'a',
        ...text,
        ...source,
        '--evidence',
        'x'.repeat(4_001),
      ),
    ).toMatchObject({ code: 2, stderr: expect.stringContaining('at most 4,000 characters') });
    expect(
      await repository.memtrust('propose', 'a', ...text, ...source, '--by', 'x'.repeat(201)),
    ).toMatchObject({ code: 2, stderr: expect.stringContaining('proposed_by') });
    expect(snapshot()).toBe(before);
  });

  it('what the disk refuses leaves fact and ledger as they were', async () => {
    repository
      .write('.gitignore', '.memtrust/facts/hidden.md\n')
      .write('.memtrust/facts/hidden.md', 'mine\n');
    expect(await repository.memtrust('propose', 'hidden', ...text, ...source)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('already exists'),
    });
    repository.write('.memtrust/ledger/a.jsonl/folder', '');
    expect(await repository.memtrust('propose', 'a', ...text, ...source)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is a folder'),
    });
    repository.write('.memtrust/ledger/b', 'a file');
    expect(await repository.memtrust('propose', 'b/c', ...text, ...source)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be written'),
    });
    repository.link('.memtrust/ledger/d.jsonl', '../../src/guard.ts');
    expect(await repository.memtrust('propose', 'd', ...text, ...source)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('symbolic link'),
    });
    expect(repository.git('status', '--porcelain', '.memtrust/facts', 'src')).toBe('');
    expect(repository.read('.memtrust/facts/hidden.md')).toBe('mine\n');
  });

  it('a ledger with a broken line keeps it, and the new event follows the rest', async () => {
    const path = '.memtrust/ledger/auth/owner-checks.jsonl';
    repository.write(path, `${repository.read(path)}{"cut`);
    await repository.done('retire', 'auth/owner-checks', '--why', 'x');
    const lines = repository.read(path).split('\n');
    expect(lines.at(-3)).toBe('{"cut');
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
      type: 'fact.retired',
      after: [JSON.parse(lines.at(-4) ?? '').id],
    });
  });
});

describe('init --solo', () => {
  it('takes the login from git, and without one leaves a place for it', async () => {
    const fresh = new Sandbox();
    expect((await fresh.done('init', '--solo')).stderr).toContain('name yourself as adopter');
    expect(fresh.read('.memtrust/policy.yml')).toMatch(
      /approvals: 0 [\s\S]*adopters: \[\] +# put your GitHub login here/,
    );
    fresh.remove('.memtrust').git('config', 'github.user', 'carol');
    await fresh.done('init', '--solo');
    expect(fresh.read('.memtrust/policy.yml')).toContain('adopters: ["carol"]');
    expect((await fresh.done('init', '--solo')).stdout).toBe('everything is there already\n');
    fresh.dispose();
  });

  it.each([
    ['# of ours\n', 'added 2 lines to'],
    ['.memtrust/ledger/**/*.jsonl merge=union\n', 'added 1 line to'],
  ])('says how many lines it adds to %j', async (before, said) => {
    repository.write('.gitattributes', before);
    const { stdout } = await repository.done('init', '--solo', '--by', 'alice');
    expect(stdout).toContain(`${said} .gitattributes\n`);
  });

  it('does not touch a policy that says otherwise', async () => {
    repository.write('.memtrust/policy.yml', 'version: 1\n');
    expect(await repository.memtrust('init', '--solo')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('overwrites nothing'),
    });
    expect(repository.read('.memtrust/policy.yml')).toBe('version: 1\n');
  });
});

it('every command has help with examples, and read commands change nothing', async () => {
  const commands = await commandsFor(undefined);
  expect(commands.length).toBeGreaterThan(15);
  const { stdout } = await repository.done('help', '--all');
  for (const name of ['propose', 'facts', 'supersede', 'retire', 'reverify', 'bind']) {
    expect(stdout).toContain(`  ${name} `);
    expect((await repository.done(name, '--help')).stdout).toMatch(
      new RegExp(`Examples:\\n {2}\\$ npx memtrust ${name}`),
    );
  }
  const before = snapshot();
  await repository.done('facts', 'auth/owner-checks', '--preview');
  expect(snapshot()).toBe(before);
});
