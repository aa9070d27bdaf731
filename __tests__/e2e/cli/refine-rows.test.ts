/** The rows of the lifecycle document, and the holes that it leaves open: what becomes of each kind of staged note. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { store } from '../../store.js';
import { fromSource } from './in-process.js';
import { Refinery, type Refined, type StagingLayout } from './refinery.js';

const KNOWN = {
  'build/installer':
    'Dependencies of every workspace are installed with `npm` before the pipeline starts its tests.',
  'release/approval':
    'An approval of the security team is required before any version is published to customers.',
  'limits/upload':
    'Uploads to the archive bucket are always cut off after 30 seconds of silence from the client.',
  'cache/keys':
    'Cache keys always begin with the tenant, so that no customer ever reads entries of another one.',
  'logs/format':
    'Every service writes its log lines as structured records with a request identifier in front.',
  'queue/order':
    'Messages of one order are always handled in sequence by a single consumer of the queue.',
  'database/pool': '数据库连接必须始终通过连接池复用，任何服务都不得自行建立新的连接。',
  'release/notes': '每次发布之前都需要由产品团队审核发布说明的全部内容。',
} as const;

const SECRET = ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('');
/** Text that the policy keeps unsaid, and names. */
const CANARY = 'marmalade';

interface Row {
  readonly note: string;
  readonly text: string;
  /** What becomes of it; the id of what is known stands for its name in either store. */
  readonly is: Readonly<Record<string, unknown>>;
  /** Whether the staged file goes. */
  readonly goes: boolean;
}

/** Of the commits that saw it; what the front matter says besides goes before them. */
function seen(commits: readonly string[], text: string, front = ''): string {
  return `---\n${front}observed:\n${commits.map((commit) => `  - {commit: "${commit}"}\n`).join('')}---\n${text}\n`;
}

function rowsOf(repository: Refinery, commits: readonly string[]): readonly Row[] {
  const known = (id: keyof typeof KNOWN): string => repository.known(id);
  const stays = (note: string, text: string, why: string): Row => ({
    note,
    text,
    is: { outcome: 'not_a_candidate', why },
    goes: false,
  });
  return [
    {
      note: 'new-pattern-installer',
      text: 'Dependencies of every workspace are installed with `npm` before the pipeline starts tests.',
      is: { outcome: 'duplicate', of: known('build/installer') },
      goes: true,
    },
    {
      note: 'new-pattern-copy',
      text: `# Logs\n\n${KNOWN['logs/format']}\n`,
      is: { outcome: 'duplicate', of: known('logs/format') },
      goes: true,
    },
    {
      note: 'new-pattern-連接池',
      text: '数据库连接必须始终通过连接池复用，任何服务都不得自行建立新的连接！',
      is: { outcome: 'duplicate', of: known('database/pool') },
      goes: true,
    },
    // What says otherwise is never a duplicate of it.
    {
      note: 'new-pattern-pnpm',
      text: KNOWN['build/installer'].replace('npm', 'pnpm'),
      is: { outcome: 'observed', seen: 1 },
      goes: false,
    },
    {
      note: 'new-trap-approval',
      text: KNOWN['release/approval'].replace('is required', 'is no longer required'),
      is: { outcome: 'corrects', target: known('release/approval'), fact: 'traps/approval' },
      goes: true,
    },
    {
      note: 'new-trap-limit',
      text: KNOWN['limits/upload'].replace('30', '45'),
      is: { outcome: 'corrects', target: known('limits/upload'), fact: 'traps/limit' },
      goes: true,
    },
    {
      note: 'new-pattern-發布說明',
      text: '每次发布之前不再需要由产品团队审核发布说明的全部内容。',
      is: {
        outcome: 'corrects',
        target: known('release/notes'),
        fact: expect.stringMatching(/^patterns\/note-[0-9a-f]{8}$/),
      },
      goes: true,
    },
    // A correction survives, however much it is like what it corrects.
    {
      note: 'correction-keys',
      text: KNOWN['cache/keys'].replace('the tenant', 'the region'),
      is: { outcome: 'corrects', target: known('cache/keys'), fact: 'corrections/keys' },
      goes: true,
    },
    {
      note: 'correction-logging',
      text: KNOWN['logs/format'].replace('in front', 'at the end'),
      is: { outcome: 'corrects', target: known('logs/format'), fact: 'corrections/logging' },
      goes: true,
    },
    {
      note: 'new-pattern-parallel',
      text: `---\ncorrects: ${known('queue/order')}\n---\nConsumers work in parallel since the broker was exchanged everywhere.`,
      is: { outcome: 'corrects', target: known('queue/order'), fact: 'patterns/parallel' },
      goes: true,
    },
    {
      note: 'new-pattern-misspelt',
      text: `---\ncorrects: queue/odrer\n---\n${KNOWN['queue/order'].replace('a single', 'one')}`,
      is: { outcome: 'corrects', target: known('queue/order'), fact: 'patterns/misspelt' },
      goes: true,
    },
    {
      note: 'correction-of-nothing',
      text: 'In LEGACY.C line 7 the sign of the result is dropped.',
      is: { outcome: 'not_a_candidate' },
      goes: false,
    },
    // About one place alone.
    {
      note: 'new-trap-guard',
      text: 'In `src/guard.ts` the function `requireOwner` throws for guests.',
      is: { outcome: 'too_narrow', fact: 'traps/guard' },
      goes: true,
    },
    {
      note: 'new-trap-magic',
      text: 'In MAGIC.C line 42 the byte order is swapped by hand.',
      is: { outcome: 'too_narrow', fact: null },
      goes: true,
    },
    // Seen often enough, or not yet.
    {
      note: 'new-pattern-twice',
      text: seen(
        commits.slice(0, 2),
        'Feature flags are removed from all code two releases after their launch.',
      ),
      is: { outcome: 'observed', seen: 2 },
      goes: false,
    },
    {
      note: 'new-pattern-thrice',
      text: seen(
        commits,
        'Time zones are converted at the edge of the system and never inside.',
        'tags: [time]\n',
      ),
      is: { outcome: 'eligible', seen: 3, fact: 'patterns/thrice' },
      goes: true,
    },
    // Nothing that becomes memory, however often it was seen.
    stays(
      'failed-skill-deploy',
      seen(commits, 'Deploying every service at once with the blue script works.'),
      'a failed skill does not become memory',
    ),
    stays(
      'unresolved-flaky',
      seen(commits, 'The checkout suite fails now and then in all browsers.'),
      'it has not been resolved',
    ),
    stays(
      'idea',
      seen(commits, 'Everything should be rewritten by a committee.'),
      'notes of this kind do not become memory',
    ),
    stays(
      'new-pattern-broken',
      `---\nconfidence: a lot\n---\nAnything goes with broken front matter.`,
      'its format is broken',
    ),
    stays(
      'new-trap-token',
      seen(commits, `The robot always signs in with ${SECRET} on Fridays.`),
      'it contains what looks like a secret',
    ),
    stays(
      'new-pattern-turned-down',
      seen(commits, 'Buttons of all dialogs are painted in a bright and friendly green colour.'),
      `it was rejected before, as ${repository.known('taste/green')}`,
    ),
    stays(
      'new-pattern-moved-on',
      seen(
        commits,
        'Retries of the client are always three.',
        `sources: [{path: src/retry.ts, digest: "sha256:${'0'.repeat(64)}"}]\n`,
      ),
      'what it cites has changed since it was written',
    ),
  ];
}

describe.each<StagingLayout>(['memtrust', 'ai-kb'])(
  'what becomes of a staged note in a store of the layout %s',
  (layout) => {
    let repository: Refinery;
    let rows: readonly Row[];
    let dry: Refined;
    let applied: Refined;
    let before: Record<string, string>;
    let after: Record<string, string>;
    let printed: string;

    beforeAll(async () => {
      repository = new Refinery(layout, KNOWN, {
        exclude_text: [CANARY],
        exclude_paths: ['**/*quince*'],
      });
      const commits = [10, 11, 12].map(
        (pull) =>
          repository.git('commit', '--quiet', '--allow-empty', '-m', `work (#${pull})`) +
          repository.git('rev-parse', 'HEAD').trim(),
      );
      repository.write(
        layout === 'ai-kb' ? '.ai-kb/atoms/taste/green.md' : '.memtrust/facts/taste/green.md',
        '---\nstatus: rejected\n---\nButtons of all dialogs are painted in a bright and friendly green colour.\n',
      );
      repository
        .write(
          'src/guard.ts',
          'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n',
        )
        .write('src/retry.ts', 'export const retries = 4;\n');
      rows = rowsOf(repository, commits);
      repository.stage(Object.fromEntries(rows.map(({ note, text }) => [note, text])));
      repository.stage({
        'new-pattern-spread': seen(commits, `Toast is always served with ${CANARY} on top.`),
        'new-pattern-quince': seen(commits, 'Jelly is always boiled for an hour.'),
      });
      repository.commit('staged');
      before = repository.files();
      dry = await repository.refine();
      const shown = await repository.run();
      expect(repository.files()).toEqual(before);
      const once = await repository.run('--apply', '--format', 'json');
      applied = JSON.parse(once.stdout);
      after = repository.files();
      printed = [JSON.stringify(dry), shown.stdout, shown.stderr, once.stdout, once.stderr].join(
        '\n',
      );
    });

    afterAll(() => repository.dispose());

    it('is told for each row of the document, and for what it lacks', () => {
      const found = Object.fromEntries(
        dry.items.flatMap((item) => (item.path === null ? [] : [[item.path, item] as const])),
      );
      const expected = Object.fromEntries(
        rows.map(({ note, is }) => [repository.staged(note), is]),
      );
      expect(found).toMatchObject(expected);
      expect(Object.keys(found)).toHaveLength(rows.length);
      expect({ ...applied, written: false }).toEqual(dry);
    });

    it('is told to a reader too, each on a line with its reason', () => {
      const told = (note: string, line: string): string =>
        `${repository.staged(note)}\n  ${line}\n`;
      for (const lines of [
        told(
          'new-trap-approval',
          `corrects: it contradicts \`${repository.known('release/approval')}\`; kept as the candidate \`traps/approval\`, which is not proposed for adoption`,
        ),
        told(
          'correction-keys',
          `corrects: it corrects \`${repository.known('cache/keys')}\`; kept as the candidate \`corrections/keys\`, which is not proposed for adoption`,
        ),
        told(
          'new-pattern-copy',
          `duplicate: \`${repository.known('logs/format')}\` already says it (${dry.items.find(({ path }) => path === repository.staged('new-pattern-copy'))?.why.match(/\d+ %/)?.[0]} alike)`,
        ),
        told(
          'new-trap-magic',
          'too narrow: it is about only one place, and nothing there can be cited',
        ),
        told('unresolved-flaky', 'not a candidate: it has not been resolved'),
        'a note that the policy blocks\n  not a candidate: the policy blocks it\n',
      ])
        expect(printed).toContain(lines);
      expect(printed).toMatch(
        /\n {2}observed 2\/3: seen in [0-9a-f]{10} \(pull request 10\), [0-9a-f]{10} \(pull request 11\)\n/,
      );
      expect(printed).toContain(
        `Nothing was written; \`npx memtrust notes refine --apply\` changes ${dry.edits.length} files for you to review.`,
      );
    });

    it('takes a file away only where it leaves a tombstone, and keeps the rest as it is', () => {
      for (const { note, goes } of rows) {
        const path = repository.staged(note);
        expect([note, after[path]]).toEqual([note, goes ? undefined : before[path]]);
        expect([note, path in repository.tombstones()]).toEqual([note, goes]);
      }
      const gone = Object.keys(before).filter((path) => !(path in after));
      expect(gone.every((path) => path in repository.tombstones())).toBe(true);
      expect(repository.tombstones()[repository.staged('new-trap-magic')]).toEqual({
        v: 1,
        path: repository.staged('new-trap-magic'),
        why: expect.any(String),
        at: '2026-06-01T00:00:00Z',
        by: 'ada',
      });
    });

    it('leaves no word of a note in the report or the tombstones', () => {
      expect(dry.report).toBe(`${repository.workspace}/reports/staging-2026-06-01-refine.md`);
      const written = `${after[dry.report ?? '']}${after['.memtrust/tombstones.jsonl']}`;
      expect(written).toContain('observed 2/3');
      expect(written).not.toMatch(
        /byte order|swapped|friendly|committee|signs in|Time zones|連接必须|连接必须|no longer/,
      );
      expect(Object.values(after).join('\n')).not.toContain('byte order is swapped');
    });

    it('says nothing of what the policy blocks, and leaves it where it is', () => {
      expect(dry.items.filter(({ path }) => path === null)).toEqual(
        [1, 2].map(() => ({
          path: null,
          outcome: 'not_a_candidate',
          why: 'the policy blocks it',
          near: null,
          source_class: 'candidate_memory',
          status: 'policy_blocked',
          trust_level: 'policy_blocked',
        })),
      );
      expect(printed).not.toMatch(/marmalade|quince|spread|Toast|[Jj]elly/);
      expect(printed).not.toContain(SECRET);
      const ours = Object.entries(after)
        .filter(([path, text]) => before[path] !== text)
        .map(([, text]) => text)
        .join('\n');
      expect(ours).not.toMatch(/marmalade|quince|spread|Toast|[Jj]elly/);
      expect(ours).not.toContain(SECRET);
      for (const note of ['new-pattern-spread', 'new-pattern-quince'])
        expect(after[repository.staged(note)]).toBe(before[repository.staged(note)]);
    });

    it('keeps a correction as a candidate that nobody asks to adopt, and what it corrects as it is', () => {
      const correction = after['.memtrust/facts/corrections/keys.md'];
      expect(correction).toMatch(/^status: candidate$/m);
      expect(correction).toContain(`\nx-contradicts: ${repository.known('cache/keys')}\n`);
      for (const id of ['corrections/keys', 'traps/approval', 'traps/limit', 'patterns/parallel'])
        expect(after[`.memtrust/ledger/${id}.jsonl`]).not.toContain('candidate.applied');
      expect(correction).toContain('the region');
      if (layout === 'ai-kb') {
        expect(correction).toMatch(/^x-replaces: \.ai-kb\/atoms\/cache\/keys\.md$/m);
        expect(after['.ai-kb/atoms/cache/keys.md']).toBe(before['.ai-kb/atoms/cache/keys.md']);
      } else {
        expect(correction).toMatch(/^supersedes:\s*(?:- |\[)cache\/keys/m);
        expect(after['.memtrust/facts/cache/keys.md']).toBe(
          before['.memtrust/facts/cache/keys.md'],
        );
      }
    });

    it('keeps what was seen as events of their own, and a narrow note as a candidate that nobody asks to adopt', () => {
      const typesOf = (id: string): string[] =>
        (after[`.memtrust/ledger/${id}.jsonl`] ?? '')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).type);
      expect(typesOf('patterns/thrice')).toEqual([
        'evidence.recorded',
        'evidence.recorded',
        'evidence.recorded',
        'evidence.recorded',
        'candidate.proposed',
        'candidate.applied',
      ]);
      expect(after['.memtrust/facts/patterns/thrice.md']).toMatch(/^topic: time$/m);
      expect(typesOf('traps/guard')).not.toContain('candidate.applied');
      expect(after['.memtrust/facts/traps/guard.md']).toMatch(/^status: candidate$/m);
      expect(after['.memtrust/facts/traps/guard.md']).toContain('path: src/guard.ts');
    });

    it('is the same after every further run: nothing changes, and nothing is promoted by it', async () => {
      for (let run = 2; run <= 10; run += 1) {
        const again = await repository.refine('--apply');
        expect([run, again.edits]).toEqual([run, []]);
      }
      expect(repository.files()).toEqual(after);
    });
  },
);

describe('what refine proposes', () => {
  const OLD =
    'An approval of the security team is required before any version is published to customers.';
  const NEW = OLD.replace('is required', 'is no longer required');
  let repository: Refinery;

  async function statusOf(...args: string[]): Promise<{
    readonly code: number | null;
    readonly verdict: string;
    readonly status: Readonly<Record<string, string>>;
    readonly rules: readonly string[];
  }> {
    const { code, stdout } = await fromSource(
      repository.root,
      'check',
      '--format',
      'json',
      ...args,
    );
    const { verdict, entries, findings } = JSON.parse(stdout);
    return {
      code,
      verdict,
      status: Object.fromEntries(
        entries.flatMap(
          ({
            id,
            status,
            trusted_baseline: trusted,
          }: {
            id: string;
            status: string;
            trusted_baseline: boolean;
          }) =>
            /^[a-z]+\/[a-z-]+$/.test(id) ? [[id, `${status}${trusted ? ', trusted' : ''}`]] : [],
        ),
      ),
      rules: findings.flatMap(({ name, severity }: { name: string; severity: string }) =>
        severity === 'error' ? [name] : [],
      ),
    };
  }

  afterAll(() => repository.dispose());

  const merged = (): void => {
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', 'change');
  };

  it('of a contradiction is a finding and a candidate: no merge makes it true, with no approval asked either', async () => {
    repository = new Refinery('memtrust', { 'release/approval': OLD });
    repository.git('switch', '--quiet', '--create', 'change');
    repository.stage({ 'new-trap-approval': NEW }).commit('staged');
    await repository.refine('--apply');
    const unchanged = { 'release/approval': 'accepted, trusted', 'traps/approval': 'candidate' };
    repository.commit('refined');
    for (const strict of [[], ['--strict']])
      expect(await statusOf('--base', 'main', '--head', 'change', ...strict)).toMatchObject({
        code: 0,
        verdict: 'pass',
        rules: [],
        status: unchanged,
      });
    merged();
    expect(await statusOf('--base', 'main', '--head', 'main', '--strict')).toMatchObject({
      code: 0,
      rules: [],
      status: unchanged,
    });
    const found = JSON.parse(
      (await fromSource(repository.root, 'check', '--format', 'json')).stdout,
    ).findings;
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'MT606',
        severity: 'warning',
        fact_id: 'traps/approval',
        message:
          '`traps/approval` contradicts `release/approval`; it is a candidate, and what is in force stays so',
      }),
    );
    expect((await fromSource(repository.root, 'adopt', '--all')).stdout).toContain(
      'left out `traps/approval`: it contradicts `release/approval`\n',
    );
    // Whoever decides for it by its id puts it in the place of the old one, once that is merged.
    // It cites nothing, so somebody has to say why it may be believed.
    expect(
      await fromSource(repository.root, 'adopt', 'traps/approval', '--unbound', 'agreed'),
    ).toMatchObject({ code: 0 });
    repository.commit('decided');
    expect(await statusOf('--base', 'HEAD', '--head', 'HEAD')).toMatchObject({
      rules: [],
      status: { 'release/approval': 'superseded', 'traps/approval': 'accepted, trusted' },
    });
    repository.dispose();
  });

  it('of a contradiction of an atom leaves the atom as it is until somebody adopts it', async () => {
    repository = new Refinery('ai-kb', { 'release/approval': OLD });
    repository.stage({ 'new-trap-approval': NEW }).commit('staged');
    await repository.refine('--apply');
    expect(repository.read('.ai-kb/atoms/release/approval.md')).toBe(`${OLD}\n`);
    expect(
      (await fromSource(repository.root, 'adopt', 'traps/approval', '--unbound', 'agreed')).code,
    ).toBe(0);
    expect(repository.read('.ai-kb/atoms/release/approval.md')).toContain(
      'status: superseded\nsuperseded_by: traps/approval\n',
    );
    repository.dispose();
  });

  it('of what was seen often enough waits for an approval at the gate, and is trusted once it is merged and not before', async () => {
    repository = new Refinery('memtrust', { 'release/approval': OLD });
    const commits = [10, 11, 12].map(
      (pull) =>
        repository.git('commit', '--quiet', '--allow-empty', '-m', `work (#${pull})`) +
        repository.git('rev-parse', 'HEAD').trim(),
    );
    repository.git('switch', '--quiet', '--create', 'change');
    repository
      .stage({
        'new-pattern-zones': seen(
          commits,
          'Time zones are converted at the edge of the system and never inside.',
        ),
      })
      .commit('staged');
    await repository.refine('--apply');
    repository.commit('refined');
    const unchanged = { 'release/approval': 'accepted, trusted', 'patterns/zones': 'candidate' };
    expect(await statusOf('--base', 'main', '--head', 'change')).toMatchObject({
      code: 0,
      verdict: 'pass',
      rules: [],
      status: unchanged,
    });
    expect(await statusOf('--base', 'main', '--head', 'change', '--strict')).toMatchObject({
      code: 1,
      verdict: 'fail',
      rules: ['unsettled-adoption'],
      status: unchanged,
    });
    merged();
    expect(await statusOf('--base', 'main', '--head', 'main', '--strict')).toMatchObject({
      code: 0,
      rules: [],
      status: { 'release/approval': 'accepted, trusted', 'patterns/zones': 'accepted, trusted' },
    });
  });

  it('in a store of AI-KB is an atom too, which the fact cites and stands for', async () => {
    repository = new Refinery('ai-kb');
    const commits = [10, 11, 12].map(
      (pull) =>
        repository.git('commit', '--quiet', '--allow-empty', '-m', `work (#${pull})`) +
        repository.git('rev-parse', 'HEAD').trim(),
    );
    const zones = 'Time zones are converted at the edge of the system and never inside.';
    repository.stage({ 'new-pattern-zones': seen(commits, zones) }).commit('staged');
    await repository.refine('--apply');
    const atom = '.ai-kb/atoms/patterns/zones.md';
    expect(repository.files()[atom]).toBe(`${zones}\n`);
    expect(repository.files()['.memtrust/facts/patterns/zones.md']).toContain(`path: ${atom}`);
    repository.commit('refined');
    expect((await repository.refine('--apply')).edits).toEqual([]);
    const trusted = { 'patterns/zones': 'accepted, trusted' };
    expect(await statusOf('--base', 'main', '--head', 'main', '--strict')).toMatchObject({
      code: 0,
      rules: [],
      status: trusted,
    });
    // A reader gets it once, and `migrate` leaves it where it is.
    const answer = JSON.parse(
      (await fromSource(repository.root, 'recall', 'time zones', '--format', 'json')).stdout,
    );
    const given = answer.selected.map(({ id }: { readonly id: string }) => id);
    expect([given.includes('patterns/zones'), given.includes(atom)]).toEqual([true, false]);
    const migrated = await fromSource(
      repository.root,
      'migrate',
      '--from',
      'ai-kb',
      '--apply',
      '--remove',
    );
    expect(migrated.stdout).toContain('the fact patterns/zones cites it');
    expect(repository.files()[atom]).toBe(`${zones}\n`);
    repository.git('reset', '--quiet', '--hard');
    // What repeats or corrects it is about the fact.
    repository
      .stage({
        'new-pattern-again': zones,
        'correction-zones': 'Time zones are converted in each service.',
      })
      .commit('more');
    expect(await repository.outcomes('--apply')).toMatchObject({
      'new-pattern-again': { outcome: 'duplicate', of: 'patterns/zones' },
      'correction-zones': { outcome: 'corrects', target: 'patterns/zones' },
    });
    repository.git('reset', '--quiet', '--hard');
    repository.write(atom, 'Time zones are converted anywhere.\n').commit('edited');
    expect(await statusOf('--base', 'main', '--head', 'main')).toMatchObject({
      status: { 'patterns/zones': 'stale' },
    });
  });
});

describe('what a person reads', () => {
  it('is for each note its file, what became of it, why, and the words that it shares', async () => {
    const known = KNOWN['limits/upload'];
    const repository = new Refinery('memtrust', { 'limits/upload': known });
    try {
      repository
        .stage({
          idea: 'Everything should be rewritten by a committee.',
          'new-pattern-copy': known,
          'new-pattern-zones':
            'Time zones are converted at the edge of the system and never inside.',
          'new-trap-limit': known.replace('30', '45'),
          'new-trap-magic': 'In MAGIC.C line 42 the byte order is swapped by hand.',
        })
        .commit('staged');
      const { code, stdout, stderr } = await repository.run();
      const staged = '.memtrust/workspace/staging';
      expect([code, stdout.split('\n')]).toEqual([
        0,
        [
          `${staged}/idea.md`,
          '  not a candidate: notes of this kind do not become memory',
          `${staged}/new-pattern-copy.md`,
          '  duplicate: `limits/upload` already says it (100 % alike)',
          expect.stringMatching(/^ {2}both say 30 \(1\.1\), upload \(1\.0\), /),
          `${staged}/new-pattern-zones.md`,
          expect.stringMatching(/^ {2}observed 1\/3: seen in [0-9a-f]{10}$/),
          `${staged}/new-trap-limit.md`,
          '  corrects: it contradicts `limits/upload`; kept as the candidate `traps/limit`, which is not proposed for adoption',
          expect.stringMatching(/^ {2}both say upload \(1\.0\), /),
          `${staged}/new-trap-magic.md`,
          '  too narrow: it is about only one place, and nothing there can be cited',
          '',
        ],
      ]);
      expect(stderr).toMatch(
        /^Nothing was written; `npx memtrust notes refine --apply` changes \d+ files /,
      );
    } finally {
      repository.dispose();
    }
  });
});

describe('what is cleared', () => {
  const PENDING =
    'Feature flags are removed from all code two releases after their launch, see checkpoint-WAITING-1.';
  let repository: Refinery;

  afterEach(() => repository.dispose());

  const workspace = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files))
      repository.write(`${repository.workspace}/${path}`, text);
  };
  const left = (): string[] =>
    Object.keys(repository.files()).flatMap((path) =>
      path.startsWith(repository.workspace) ? [path.slice(repository.workspace.length + 1)] : [],
    );

  it.each<StagingLayout>(['memtrust', 'ai-kb'])(
    'is what a session has no more use for (%s)',
    async (layout) => {
      repository = new Refinery(
        layout,
        { 'logs/format': KNOWN['logs/format'] },
        { exclude_paths: ['**/*quince*'], exclude_text: [CANARY] },
      );
      workspace({
        'staging/new-pattern-flags.md': PENDING,
        'staging/new-pattern-wait.md': '所有设定都要先审查，见decoded-说明-1-9.txt的内容。',
        'staging/new-pattern-copy.md': `---\nrelated: [critical-duplicate]\n---\n${KNOWN['logs/format']}`,
        'session/checkpoint-DONE-1.md': 'done',
        'session/checkpoint-WAITING-1.md': 'half way',
        'session/decoded-main.c-1-20.txt': 'text',
        'session/decoded-说明-1-9.txt': 'text',
        'session/diff-parse.md': 'text',
        'session/critical-kept.md': 'verified',
        'session/critical-unread.md': 'verified',
        'session/critical-duplicate.md': 'verified',
        'session/critical-quince.md': 'verified',
        'session/checkpoint-SPREAD.md': `on ${CANARY}`,
        [`session/checkpoint-${CANARY}.md`]: 'on toast',
        'session/own-notes.md': 'mine',
        'reports/main-2026-05-01-verify.md': 'Rests on session/critical-kept.md.',
      });
      const { cleared, report } = await repository.refine('--apply');
      const gone = [
        'session/checkpoint-DONE-1.md',
        'session/critical-kept.md',
        'session/decoded-main.c-1-20.txt',
        'session/diff-parse.md',
      ];
      expect(cleared).toEqual(gone.map((path) => `${repository.workspace}/${path}`));
      expect(left()).toEqual([
        'reports/main-2026-05-01-verify.md',
        'reports/staging-2026-06-01-refine.md',
        'session/checkpoint-SPREAD.md', // what it says is excluded, so nothing is done with it
        'session/checkpoint-WAITING-1.md',
        `session/checkpoint-${CANARY}.md`,
        'session/critical-duplicate.md',
        'session/critical-quince.md',
        'session/critical-unread.md',
        'session/decoded-说明-1-9.txt',
        'session/own-notes.md',
        'staging/new-pattern-flags.md',
        'staging/new-pattern-wait.md',
      ]);
      expect(
        `${report === null ? '' : repository.files()[report]}${JSON.stringify(repository.tombstones())}`,
      ).not.toMatch(/marmalade|quince/);
      for (const path of cleared) {
        expect(repository.tombstones()[path]).toMatchObject({
          why: 'a note of a session that was used',
        });
        expect(repository.files()[report ?? '']).toContain(path);
      }
      expect((await repository.refine('--apply')).edits).toEqual([]);
    },
  );

  it('is a report that is not among the newest five by its own date', async () => {
    repository = new Refinery('memtrust');
    // The order in which they are written is not their order.
    workspace({
      'reports/2026-05-09-notes-2024-01-02-verify.md': 'an old report on something with a date',
      'reports/a-2026-05-09-build.md': 'x',
      'reports/b-20260508-verify.md': 'x',
      'reports/c-verify.md': '---\ntimestamp: 2026-05-07 10:00:00\n---\nx\n',
      'reports/d-2026-05-06-verify.md': 'x',
      'reports/e-2026-05-05-verify-2.md': 'x',
      'reports/f-2026-05-04-verify.md': 'x',
      'reports/g-2026-05-31-verify.md':
        '---\ntimestamp: 2023-01-01\n---\nIts own word counts before its name.\n',
      'reports/undated-build.md': 'x',
    });
    const { cleared, report } = await repository.refine('--apply');
    expect(report).toBe('.memtrust/workspace/reports/staging-2026-06-01-refine.md');
    expect(repository.files()[report ?? '']).toContain('f-2026-05-04-verify.md');
    expect(cleared.map((path) => path.replace(/^.*\//, '')).toSorted()).toEqual([
      '2026-05-09-notes-2024-01-02-verify.md',
      'f-2026-05-04-verify.md',
      'g-2026-05-31-verify.md',
    ]);
    expect(Object.keys(repository.tombstones()).toSorted()).toEqual([...cleared].toSorted());
    expect((await repository.refine('--apply')).edits).toEqual([]);
  });
});

describe('a wrapped run', () => {
  it('refines what its task staged when it ended well, and nothing where it failed', async () => {
    const repository = new Refinery('memtrust', { 'logs/format': KNOWN['logs/format'] });
    const note = repository.staged('new-pattern-copy');
    const task = `const fs = require('fs'); fs.mkdirSync('${repository.workspace}/staging', {recursive: true}); fs.writeFileSync('${note}', '${KNOWN['logs/format']}')`;
    const run = async (code: string) =>
      fromSource(repository.root, 'run', '--refine', '--', process.execPath, '-e', code);
    expect(await run(`${task}; process.exit(3)`)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('nothing was refined'),
    });
    expect(repository.files()[note]).toBe(KNOWN['logs/format']);
    expect(await run(task)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('refined 1 staged note;'),
    });
    expect([repository.files()[note], repository.tombstones()[note]]).toMatchObject([
      undefined,
      { why: 'a duplicate', see: 'logs/format' },
    ]);
    repository.dispose();
  });
});

describe('facts whose sources changed', () => {
  it('are bound anew with --reverify, asking for an approval, and left alone without', async () => {
    const repository = new Refinery('memtrust');
    const world = store()
      .file('src/retry.ts', 'export const retries = 3;\n')
      .fact('client/retries', { body: 'The client always retries.', sources: ['src/retry.ts'] })
      .adopted();
    for (const [path, content] of Object.entries(world.files()))
      if (typeof content === 'string') repository.write(path, content);
    repository.commit('known');
    expect((await repository.refine('--reverify')).reverified).toEqual([]);
    repository.write('src/retry.ts', 'export const retries = 4;\n').commit('changed');
    expect((await repository.refine('--apply')).edits).toEqual([]);
    // What the dry run advises does what it shows.
    expect((await repository.run('--reverify')).stderr).toContain(
      '`npx memtrust notes refine --reverify --apply` changes 3 files',
    );
    const { reverified, edits } = await repository.refine('--reverify', '--apply');
    expect(reverified).toEqual(['client/retries']);
    expect(edits.map(({ path }) => path).toSorted()).toEqual([
      '.memtrust/facts/client/retries.md',
      '.memtrust/ledger/client/retries.jsonl',
      '.memtrust/workspace/reports/staging-2026-06-01-refine.md',
    ]);
    const last =
      (repository.files()['.memtrust/ledger/client/retries.jsonl'] ?? '')
        .trim()
        .split('\n')
        .at(-1) ?? '';
    expect(JSON.parse(last).type).toBe('fact.reverified');
    expect((await repository.refine('--reverify', '--apply')).edits).toEqual([]);
    repository.dispose();
  });
});
