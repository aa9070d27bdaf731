/**
 * What another store thinks of its entries survives the way in: whatever it took out of force stays
 * out, in every import.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;
const run = async (...args: string[]) => fromSource(repository.root, ...args);
const done = async (...args: string[]) => {
  const result = await run(...args);
  if (result.code !== 0)
    throw new Error(`${args.join(' ')}: ${result.code}\n${result.stdout}${result.stderr}`);
  return result;
};
/** The type of each event of a ledger, in their order. */
const events = (id: string): string[] =>
  repository
    .read(`.memtrust/ledger/${id}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).type);

interface Judged {
  readonly status: Readonly<Record<string, string>>;
  readonly trusted: readonly string[];
  readonly rules: readonly string[];
  readonly verdict: string;
}

async function judged(...args: string[]): Promise<Judged> {
  const { verdict, entries, findings } = JSON.parse(
    (await run('check', '--format', 'json', ...args)).stdout,
  );
  return {
    status: Object.fromEntries(
      entries.map(({ id, status }: { id: string; status: string }) => [id, status]),
    ),
    trusted: entries.flatMap(
      ({ id, trusted_baseline: trusted }: { id: string; trusted_baseline: boolean }) =>
        trusted ? [id] : [],
    ),
    rules: findings.flatMap(
      ({ rule, severity, fact_id: fact }: { rule: string; severity: string; fact_id?: string }) =>
        severity === 'error' ? [`${rule} ${fact ?? ''}`] : [],
    ),
    verdict,
  };
}

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('.memtrust/policy.yml', 'version: 1\nadoption: {approvals: 1, adopters: [alice]}\n')
    .write('src/guard.ts', 'export const guard = true;\n')
    .commit('code');
});

afterEach(() => repository.dispose());

/** The import as a pull request, the adoption of everything as another, both merged. */
async function broughtIn(
  from: string,
): Promise<{ readonly imported: Judged; readonly adopted: string; readonly merged: Judged }> {
  repository.git('switch', '--quiet', '--create', 'import');
  await done('migrate', '--from', from, '--apply');
  repository.commit('import');
  const imported = await judged('--base', 'main', '--head', 'import', '--strict');
  repository.git('switch', '--quiet', 'main');
  repository.git('merge', '--quiet', '--no-ff', 'import');
  const { stdout } = await done('adopt', '--all', '--by', 'alice');
  repository.commit('adopt');
  return { imported, adopted: stdout, merged: await judged() };
}

describe('five facts of AIT', () => {
  const five = [
    {
      id: 'fact:required',
      status: 'accepted',
      trust_level: 'trusted',
      topic: 'authorization',
      body: 'Authorization checks are required.',
    },
    {
      id: 'fact:optional',
      status: 'rejected',
      topic: 'authorization',
      body: 'Authorization checks are optional.',
    },
    {
      id: 'fact:nightly',
      status: 'superseded',
      topic: 'authorization',
      body: 'Authorization checks run at night.',
    },
    {
      id: 'fact:admins',
      status: 'accepted',
      superseded_by: 'fact:required',
      topic: 'authorization',
      body: 'Authorization checks are for admins.',
    },
    {
      id: 'fact:gone',
      status: 'candidate',
      topic: 'authorization',
      body: 'Authorization checks are no longer required.',
    },
  ];

  it('are trusted, once all is adopted and merged, as far as AIT accepted them', async () => {
    repository
      .write('.ait/facts.json', JSON.stringify({ schema: 'ait.memory_facts', facts: five }))
      .commit('the store');
    const { imported, adopted, merged } = await broughtIn('ait');
    // Taking trust away needs no approval, and so the import passes where approvals are asked.
    expect([imported.verdict, imported.rules]).toEqual(['pass', []]);
    expect(events('ait/fact-optional')).toEqual(['candidate.proposed', 'candidate.discarded']);
    expect(events('ait/fact-nightly')).toEqual(['candidate.proposed', 'fact.superseded']);
    expect(events('ait/fact-admins')).toEqual(['candidate.proposed', 'fact.superseded']);
    expect(repository.read('.memtrust/ledger/ait/fact-admins.jsonl')).toContain(
      '"why":"superseded in ait, by ait/fact-required"',
    );
    expect(repository.read('.memtrust/facts/ait/fact-required.md')).toMatch(
      /^supersedes:\n {2}- ait\/fact-admins$/m,
    );
    expect(adopted.split('\n')).toEqual([
      'left out `ait/fact-admins`: it is superseded',
      'left out `ait/fact-gone`: ait, where it comes from, calls it `candidate`',
      'left out `ait/fact-nightly`: it is superseded',
      'left out `ait/fact-optional`: it was rejected',
      'recorded the adoption of `ait/fact-required`',
      'wrote .memtrust/facts/ait/fact-required.md',
      'wrote .memtrust/ledger/ait/fact-required.jsonl',
      '',
    ]);
    expect(merged.status).toEqual({
      'ait/fact-admins': 'superseded',
      'ait/fact-gone': 'candidate',
      'ait/fact-nightly': 'superseded',
      'ait/fact-optional': 'rejected',
      'ait/fact-required': 'accepted',
    });
    expect([merged.trusted, merged.rules]).toEqual([['ait/fact-required'], []]);
  });

  it('bring their dates, their links in either direction, and no link in a circle', async () => {
    const facts = [
      {
        id: 'a',
        status: 'accepted',
        body: 'A holds.',
        supersedes: ['b'],
        valid_until: '2027-01-01',
        expires_at: '2026-12-01',
      },
      { id: 'b', status: 'accepted', body: 'B holds.' },
      { id: 'c', status: 'accepted', body: 'C holds.', superseded_by: 'd' },
      { id: 'd', status: 'accepted', body: 'D holds.', superseded_by: 'c' },
      { id: 'e', status: 'accepted', body: 'E holds.', superseded_by: 'of-another-machine' },
      { id: 'f', status: 'candidate', body: 'F denies A.', supersedes: 'a' },
      { id: 'g', status: 'accepted', body: 'G holds.', valid_to: 'soon' },
      { id: 'h', status: 'accepted', body: 'H held.', valid_to: '2020-01-01' },
    ];
    repository.write('.ait/facts.json', JSON.stringify(facts)).commit('the store');
    const { code, stdout } = await run('migrate', '--from', 'ait', '--apply');
    expect([code, stdout]).toMatchObject([
      1,
      expect.stringContaining('refused  `.ait/facts.json#g`: its valid_to must be a date'),
    ]);
    await done('adopt', '--all');
    repository.commit('in one go');
    const { trusted, status, rules } = await judged();
    expect([trusted, rules]).toEqual([['ait/a'], []]);
    expect(status).toMatchObject({
      'ait/b': 'superseded',
      'ait/c': 'superseded',
      'ait/d': 'superseded',
      'ait/e': 'superseded',
      'ait/f': 'candidate',
      'ait/h': 'stale',
    });
    expect(repository.read('.memtrust/facts/ait/a.md')).toMatch(/^valid_until: 2026-12-01$/m);
  });
});

describe.each([
  ['ai-kb', '.ai-kb/atoms/', ''],
  ['ai-runtime', 'memory/long-term/', 'long-term/'],
])('notes of %s', (from, folder, prefix) => {
  it('keep what their store says of them', async () => {
    const note = (front: string, body: string): string => `---\n${front}---\n${body}\n`;
    repository
      .write(`${folder}required.md`, 'Authorization checks are required.\n')
      .write(`${folder}accepted.md`, note('status: accepted\n', 'Sessions end after an hour.'))
      .write(
        `${folder}optional.md`,
        note('status: rejected\n', 'Authorization checks are optional.'),
      )
      .write(
        `${folder}nightly.md`,
        note('status: Superseded\n', 'Authorization checks run at night.'),
      )
      .write(
        `${folder}admins.md`,
        note('superseded_by: required\n', 'Authorization checks are for admins.'),
      )
      .write(
        `${folder}gone.md`,
        note('status: candidate\n', 'Authorization checks are no longer required.'),
      )
      .write(
        `${folder}draft.md`,
        note('status: draft\n', 'Authorization checks are being discussed.'),
      )
      .write(
        `${folder}past.md`,
        note('valid_until: 2020-01-01 10:00:00\n', 'Authorization checks were manual.'),
      )
      .commit('the store');
    const { imported, merged } = await broughtIn(from);
    expect([imported.verdict, imported.rules]).toEqual(['pass', []]);
    expect([merged.trusted, merged.rules]).toEqual([
      [`${prefix}accepted`, `${prefix}required`],
      [],
    ]);
    expect(merged.status).toEqual(
      Object.fromEntries(
        Object.entries({
          accepted: 'accepted',
          admins: 'superseded',
          draft: 'candidate',
          gone: 'candidate',
          nightly: 'superseded',
          optional: 'rejected',
          past: 'stale',
          required: 'accepted',
        }).map(([id, status]) => [`${prefix}${id}`, status]),
      ),
    );
    expect(repository.read(`.memtrust/facts/${prefix}required.md`)).toContain(
      `supersedes:\n  - ${prefix}admins\n`,
    );
  });
});

it('notes of the short term of ai-runtime are not adopted with all the others, and by their names they are', async () => {
  repository
    .write('memory/short-term/now.md', 'The release notes are being written.\n')
    .commit('the store');
  await done('migrate', '--from', 'ai-runtime', '--apply');
  expect((await done('adopt', '--all')).stdout).toBe(
    'left out `short-term/now`: ai-runtime, where it comes from, never trusted it\n',
  );
  expect((await done('adopt', 'short-term/now')).stdout).toContain(
    'recorded the adoption of `short-term/now`\n' +
      'wrote .memtrust/facts/short-term/now.md\nwrote .memtrust/ledger/short-term/now.jsonl\n',
  );
});

it('a note that its store keeps unsaid is not moved', async () => {
  repository
    .write('.ai-kb/atoms/plan.md', '---\nstatus: excluded\n---\nThe canary sings.\n')
    .commit('the store');
  const { code, stdout } = await run('migrate', '--from', 'ai-kb', '--apply');
  expect([code, stdout]).toEqual([1, 'refused  .ai-kb/atoms/plan.md: the policy blocks it\n']);
});

describe('a withdrawal without an approval', () => {
  it('is of a fact that comes with it alone: what the base knows is turned down by an adopter', async () => {
    repository
      .write(
        '.memtrust/facts/old.md',
        '---\nsources:\n  - path: src/guard.ts\n---\nThe guard stands.\n',
      )
      .commit('a candidate');
    repository.git('switch', '--quiet', '--create', 'change');
    await done('retire', 'old', '--why', 'no');
    await done('propose', 'new', '--text', 'The guard sleeps.', '--source', 'src/guard.ts');
    await done('retire', 'new', '--why', 'no');
    repository.commit('both');
    expect((await judged('--base', 'main', '--head', 'change', '--strict')).rules).toEqual([
      'MT202 old',
    ]);
  });

  it('is none of a fact that the change adopts as well', async () => {
    repository.git('switch', '--quiet', '--create', 'change');
    await done('propose', 'new', '--text', 'The guard sleeps.', '--source', 'src/guard.ts');
    await done('adopt', 'new');
    await done('retire', 'new', '--why', 'no');
    repository.commit('both');
    expect((await judged('--base', 'main', '--head', 'change', '--strict')).rules).toEqual([
      'MT202 new',
      'MT202 new',
    ]);
  });
});

describe('statements of agent files', () => {
  it('are taken out of force where their file is, and end when it does', async () => {
    repository
      .write('CLAUDE.md', 'Owner checks must run before any private resource is returned.\n')
      .write(
        'api/CLAUDE.md',
        '---\nstatus: superseded\n---\nThe server must be restarted by hand after every migration.\n',
      )
      .write(
        'web/AGENTS.md',
        '---\nstatus: draft\n---\nComponents of the web must be written in TypeScript.\n',
      )
      .write(
        '.cursor/rules/old.mdc',
        '---\nglobs: *.ts\nvalid_until: 2020-01-01\n---\nThe build must be started with the make file alone.\n',
      )
      .write(
        'docs/CLAUDE.md',
        '---\nexpires: next summer\n---\nDocuments must be written in American English.\n',
      )
      .commit('agent files');
    const { stdout, stderr } = await done('suggest', '--every-sentence', '--yes');
    expect(stdout.match(/^wrote .*$/gm)).toHaveLength(2);
    expect(stderr.match(/^warning: .*$/gm)?.toSorted()).toEqual([
      'warning: nothing is taken from `api/CLAUDE.md`: it calls itself `superseded`',
      'warning: nothing is taken from `docs/CLAUDE.md`: its `expires` is not a date such as 2026-01-31',
      'warning: nothing is taken from `web/AGENTS.md`: it calls itself `draft`',
    ]);
    await done('adopt', '--all');
    repository.commit('adopted');
    const { status, trusted, rules } = await judged();
    expect([
      trusted.length,
      Object.values(status)
        .filter((one) => one !== 'advisory')
        .toSorted(),
      rules.filter((rule) => !rule.startsWith('MT4')),
    ]).toEqual([1, ['accepted', 'stale'], []]);
  });
});

describe('adopt', () => {
  it('refuses a fact by hand that cites nothing, unless it is told why', async () => {
    repository
      .write(
        '.memtrust/facts/team/freeze.md',
        '---\nstatus: candidate\n---\nNo deploys on Fridays.\n',
      )
      .commit('by hand');
    expect(await run('adopt', 'team/freeze')).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        'error: `team/freeze` has no provenance: it cites nothing\n  Cite its source: `npx memtrust bind team/freeze PATH`. Or give the reason why nothing can be cited: `npx memtrust adopt team/freeze --unbound "why"`.\n',
    });
    expect(await run('adopt', '--all')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('`team/freeze` has no provenance'),
    });
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(
      (await done('adopt', 'team/freeze', '--unbound', 'agreed in the weekly')).stdout,
    ).toContain(
      'recorded the adoption of `team/freeze`\n' +
        'wrote .memtrust/facts/team/freeze.md\nwrote .memtrust/ledger/team/freeze.jsonl\n',
    );
    expect(repository.read('.memtrust/ledger/team/freeze.jsonl')).toContain(
      '"why":"agreed in the weekly"',
    );
    expect((await run('adopt', '--all', '--unbound', 'x')).code).toBe(2);
    expect((await run('adopt', 'team/freeze', '--unbound', ' ')).code).toBe(2);
  });

  const waits = (seconds: number): string =>
    `---\nclaim_key: client/timeout\nsources:\n  - path: src/guard.ts\n---\nRequests wait ${seconds} seconds.\n`;

  it('says that two facts have one claim_key, before the merge takes trust from both', async () => {
    repository.write('.memtrust/facts/client/old.md', waits(30));
    await done('bind', '--all');
    await done('adopt', 'client/old');
    repository.commit('the first');
    repository.git('switch', '--quiet', '--create', 'second');
    repository.write('.memtrust/facts/client/new.md', waits(60));
    await done('bind', '--all');
    const before = repository.git('status', '--porcelain');
    expect((await done('adopt', '--all')).stdout).toBe(
      'left out `client/new`: `client/old` and this fact have the same claim_key; once merged, none of them would be trusted\n`client/old` is adopted already, exactly as it is\n',
    );
    expect(repository.git('status', '--porcelain')).toBe(before);
    expect((await done('adopt', 'client/new')).stderr).toContain(
      'warning: `client/old` and this fact have the same claim_key; once merged, none of them would be trusted\n  Let one supersede the other: `npx memtrust supersede client/old client/new`.\n',
    );
    repository.commit('the second');
    const { verdict, rules, status } = await judged('--base', 'main', '--head', 'second');
    expect([verdict, rules, status['client/old']]).toEqual([
      'fail',
      ['MT205 client/new', 'MT205 client/old'],
      'accepted',
    ]);
    const { stdout } = await run(
      'check',
      '--base',
      'main',
      '--head',
      'second',
      '--format',
      'markdown',
    );
    expect(stdout).toContain('and none of them is trusted after the merge');
    expect(stdout).not.toContain('Older findings');
    expect(stdout).not.toContain('trusted once merged');
    // A link between the two is the answer.
    await done('supersede', 'client/old', 'client/new');
    await done('adopt', 'client/new');
    repository.commit('with a link');
    expect((await judged('--base', 'main', '--head', 'second')).rules).toEqual([]);
  });

  it('of all leaves out both of two candidates with one claim_key, and the one that another of them replaces', async () => {
    repository
      .write('.memtrust/facts/client/a.md', waits(30))
      .write('.memtrust/facts/client/b.md', waits(60));
    repository
      .write(
        '.memtrust/facts/old.md',
        '---\nsources:\n  - path: src/guard.ts\n---\nThe guard is off.\n',
      )
      .write(
        '.memtrust/facts/new.md',
        '---\nsupersedes: [old]\nsources:\n  - path: src/guard.ts\n---\nThe guard is on.\n',
      );
    await done('bind', '--all');
    expect((await done('adopt', '--all')).stdout.split('\n')).toEqual([
      'left out `client/a`: `client/b` and this fact have the same claim_key; once merged, none of them would be trusted',
      'left out `client/b`: `client/a` and this fact have the same claim_key; once merged, none of them would be trusted',
      'recorded the adoption of `new`',
      'left out `old`: `new` supersedes it',
      'wrote .memtrust/facts/new.md',
      'wrote .memtrust/ledger/new.jsonl',
      'wrote .memtrust/facts/old.md',
      'wrote .memtrust/ledger/old.jsonl',
      '',
    ]);
  });
});

describe('bind --moved', () => {
  const moveGuard = (): void => {
    repository.git('mv', 'src/guard.ts', 'src/gate.ts');
    repository.commit('renamed');
  };

  it('writes no event for what nobody adopted, such as what init suggests', async () => {
    repository
      .write('CLAUDE.md', '- The `releaseGuard` must stay on before every release.\n')
      .write(
        'src/guard.ts',
        'export const releaseGuard = true;\nexport const gate = releaseGuard;\n',
      )
      .remove('.memtrust/policy.yml');
    await done('init');
    repository.commit('init');
    repository.git('switch', '--quiet', '--create', 'change');
    repository.git('mv', 'src/guard.ts', 'src/gate.ts');
    const { stdout } = await done('bind', '--moved');
    expect(stdout).toContain('`src/guard.ts` is `src/gate.ts` now');
    expect(repository.git('diff', '--name-only', 'main')).not.toContain('.memtrust/ledger/');
    repository.commit('renamed and followed');
    expect((await judged('--base', 'main', '--head', 'change', '--strict')).rules).toEqual([]);
  });

  it('carries a settled adoption along, and asks anew for one that nobody approved yet', async () => {
    await done('propose', 'settled', '--text', 'The guard is on.', '--source', 'src/guard.ts');
    await done('adopt', 'settled');
    repository.commit('settled');
    repository.git('switch', '--quiet', '--create', 'change');
    await done('propose', 'open', '--text', 'The guard never sleeps.', '--source', 'src/guard.ts');
    await done('adopt', 'open');
    repository.commit('asked for');
    moveGuard();
    expect((await done('bind', '--moved')).stdout).toContain(
      '`open`: its adoption is not merged yet, and is requested again\n',
    );
    repository.commit('followed');
    expect([events('settled').at(-1), events('open').at(-1)]).toEqual([
      'fact.rebound',
      'candidate.applied',
    ]);
    expect((await judged('--base', 'main', '--head', 'change')).rules).toEqual([]);
    expect(
      (await judged('--base', 'main', '--head', 'change', '--strict')).rules.map(
        (rule) => rule.split(' ')[1],
      ),
    ).toEqual(expect.arrayContaining(['open']));
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', 'change');
    expect((await judged()).trusted).toEqual(['open', 'settled']);
  });
});

describe('the policies of AIT', () => {
  const facts = [
    {
      id: 'open',
      status: 'accepted',
      body: 'Retries are three.',
      source_file_path: 'src/guard.ts',
    },
    {
      id: 'path',
      status: 'accepted',
      body: 'The plan is kept.',
      source_file_path: 'private/plan/a.md',
    },
    { id: 'team', status: 'accepted', body: 'The team is kept.', source_file_path: 'team/plan.md' },
    { id: 'text', status: 'accepted', body: 'The Canary sings.' },
    { id: 'blocked', status: 'accepted', body: 'A chat said so.', source_trace_ref: 'chat:12' },
    { id: 'elsewhere', status: 'accepted', body: 'A wiki said so.', source_trace_ref: 'wiki:12' },
    {
      id: 'traced',
      status: 'accepted',
      body: 'A trace says so.',
      source_trace_ref: '.ait/traces/12.txt',
    },
  ];
  const memoryPolicy = {
    exclude_paths: ['private/*.md'],
    exclude_transcript_patterns: ['canary'],
    recall_source_allow: ['attempt-memory:*', 'chat:*'],
    recall_source_block: ['chat:*'],
    recall_lint_block_severities: ['error'],
    transcripts: { retain_days: 90 },
  };
  const teamPolicy = {
    schema: 'ait.team_policy',
    schema_version: 1,
    memory: { trusted_statuses: ['accepted'], block_paths: ['team/*'] },
  };

  beforeEach(() => {
    repository
      .write(
        '.memtrust/policy.yml',
        'version: 1\nadoption: {approvals: 1, adopters: [alice]}\nstores: [{layout: memtrust}, {layout: ait}]\n',
      )
      .write('.ait/facts.json', JSON.stringify(facts))
      .write('.ait/memory-policy.json', JSON.stringify(memoryPolicy))
      .write('.ait/policy.json', JSON.stringify(teamPolicy))
      .commit('the store');
  });

  const statusOf = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      Object.entries((await judged()).status).map(([id, status]) => [
        id.replace('.ait/facts.json#', ''),
        status,
      ]),
    );

  it('take out what they exclude, in what is read and in what is moved', async () => {
    const blocked = {
      path: 'policy_blocked',
      team: 'policy_blocked',
      text: 'policy_blocked',
      blocked: 'policy_blocked',
      elsewhere: 'policy_blocked',
    };
    expect(await statusOf()).toEqual({ open: 'candidate', traced: 'candidate', ...blocked });
    const told = await Promise.all([
      run('facts'),
      run('recall', 'canary plan'),
      run('check', '--format', 'json'),
    ]);
    expect(told.map(({ stdout, stderr }) => stdout + stderr).join('')).not.toMatch(
      /Canary sings|plan is kept|stray/,
    );
    for (const stores of ['stores: [{layout: memtrust}, {layout: ait}]\n', '']) {
      repository.write('.memtrust/policy.yml', `version: 1\n${stores}`).commit('stores');
      const { stdout } = await run('migrate', '--from', 'ait');
      expect(stdout.match(/#\S*(?=` →)/g)).toEqual(['#open', '#traced']);
      expect(stdout).toContain(
        'kept  .ait/memory-policy.json: it is a policy of AIT, not memory\n',
      );
    }
  });

  it('let nothing in that the own policy keeps out', async () => {
    repository
      .write(
        '.memtrust/policy.yml',
        'version: 1\nstores: [{layout: ait}]\nexclude_paths: [src/**]\nsources: {allow: ["reviewed:*"]}\n',
      )
      .write(
        '.ait/memory-policy.json',
        JSON.stringify({
          exclude_paths: [],
          recall_source_allow: ['*'],
          trusted_statuses: ['candidate'],
        }),
      )
      .remove('.ait/policy.json')
      .commit('an open store');
    expect(await statusOf()).toMatchObject({
      open: 'policy_blocked',
      blocked: 'policy_blocked',
      traced: 'policy_blocked',
      text: 'candidate',
    });
  });

  it('count as they are at the base, and a change of them needs whoever may change the policy', async () => {
    repository.git('switch', '--quiet', '--create', 'change');
    repository
      .write(
        '.ait/memory-policy.json',
        JSON.stringify({ ...memoryPolicy, exclude_transcript_patterns: [] }),
      )
      .commit('less');
    const { stdout } = await run('check', '--base', 'main', '--head', 'change', '--format', 'json');
    const { entries, findings } = JSON.parse(stdout);
    expect(entries.find(({ id }: { id: string }) => id.endsWith('#text')).status).toBe(
      'policy_blocked',
    );
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'MT702',
        introduced: true,
        message: expect.stringContaining('`.ait/memory-policy.json`'),
      }),
    );
  });

  it('that cannot be read leave nobody sure, so nothing passes and nothing is moved', async () => {
    repository.write('.ait/memory-policy.json', '{"exclude_paths": "all"}').commit('broken');
    expect(await judged()).toMatchObject({ verdict: 'error', rules: ['MT701 '] });
    expect(await run('migrate', '--from', 'ait', '--apply')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        '`.ait/memory-policy.json` cannot be read: what it excludes must be lists of texts',
      ),
    });
    // Where nobody reads the store, nobody asks its policy.
    repository.write('.memtrust/policy.yml', 'version: 1\n').commit('without the store');
    expect((await judged()).verdict).toBe('pass');
  });
});
