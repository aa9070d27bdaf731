/** What counts as an observation: what history witnesses, never a run, and nothing that a note says of itself alone. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { store } from '../../store.js';
import { Refinery } from './refinery.js';

const STATEMENT = 'Time zones are converted at the edge of the system and never inside.';

let repository: Refinery;
/** Commits on main: of the pull requests 11, 12 and 13, one of none, and the merge of pull request 12. */
let commits: {
  readonly eleven: string;
  readonly twelve: string;
  readonly thirteen: string;
  readonly bare: string;
  readonly merge: string;
};

beforeEach(() => {
  repository = new Refinery('memtrust');
  const commit = (subject: string): string => {
    repository.git('commit', '--quiet', '--allow-empty', '-m', subject);
    return repository.git('rev-parse', 'HEAD').trim();
  };
  commits = {
    eleven: commit('Add zones (#11)'),
    twelve: commit('Mend zones (#12)'),
    thirteen: commit('Drop zones (#13)'),
    bare: commit('No number, though it mentions #14 and (#15) in passing'),
    merge: commit('Merge pull request #12 from acme/zones'),
  };
});

afterEach(() => repository.dispose());

function observed(...sightings: readonly Readonly<Record<string, unknown>>[]): string {
  return `---\nobserved: ${JSON.stringify(sightings)}\n---\n${STATEMENT}\n`;
}

describe('an observation', () => {
  it('counts by a provenance of its own, which history must know', async () => {
    const { eleven, twelve, thirteen, bare, merge } = commits;
    repository.git('switch', '--quiet', '--create', 'elsewhere');
    repository.git('commit', '--quiet', '--allow-empty', '-m', 'never merged (#16)');
    const elsewhere = repository.git('rev-parse', 'HEAD').trim();
    repository.git('switch', '--quiet', 'main');
    const tables: readonly (readonly [text: string, seen: number, uncounted: readonly string[]])[] =
      [
        [observed({ commit: eleven }, { commit: twelve }, { commit: thirteen }), 3, []],
        [
          observed(
            { commit: eleven.slice(0, 7) },
            { commit: twelve.slice(0, 12) },
            { commit: bare, by: 'bob' },
          ),
          3,
          [],
        ],
        [observed({ pull: 11 }, { pull: 12 }, { pull: 13 }), 3, []],
        [
          observed(
            { commit: eleven },
            { commit: eleven.slice(0, 9) },
            { commit: eleven, by: 'bob' },
            { pull: 11 },
          ),
          1,
          ['the same commit again', 'the same commit again', 'the same commit again'],
        ],
        [
          observed({ commit: twelve }, { commit: merge }, { commit: bare }),
          2,
          ['the same pull request again'],
        ],
        [
          observed(
            { commit: 'f'.repeat(40) },
            { commit: '1234567' },
            { pull: 14 },
            { pull: 15 },
            { pull: 99 },
            { commit: elsewhere },
            { pull: 16 },
          ),
          0,
          Array.from({ length: 7 }, () => 'no such commit here'),
        ],
        // A commit that is not there is none, whatever pull request is named beside it.
        [observed({ commit: 'f'.repeat(40), pull: 11 }), 0, ['no such commit here']],
        [
          observed(
            { by: 'alice' },
            { by: 'bob', at: '2026-01-01' },
            { run: 'one' },
            { run: 'two' },
            { run: 'three' },
          ),
          0,
          Array.from({ length: 5 }, () => 'no commit is named'),
        ],
        // Nobody committed it, and it names nothing.
        [STATEMENT, 0, []],
      ];
    for (const [text, seen, uncounted] of tables) {
      const { 'new-pattern-zones': zones } = await repository
        .stage({ 'new-pattern-zones': text })
        .outcomes();
      expect([text, zones?.outcome, zones?.seen, zones?.uncounted?.map(({ why }) => why)]).toEqual([
        text,
        seen === 3 ? 'eligible' : 'observed',
        seen,
        uncounted,
      ]);
    }
  });

  it('is the commit that brought a note which names none, once, however often it is edited or refined', async () => {
    repository.stage({ 'new-pattern-zones': STATEMENT });
    const brought = repository.commit('Notice (#21)');
    repository.stage({ 'new-pattern-zones': `${STATEMENT}\n\nAgain.` }).commit('Edit (#22)');
    repository.write('README.md', 'x\n').commit('Something else (#23)');
    const before = repository.files();
    for (let run = 1; run <= 10; run += 1) {
      const { 'new-pattern-zones': zones } = await repository.outcomes('--apply');
      expect(zones).toMatchObject({
        outcome: 'observed',
        seen: 1,
        of: 3,
        observations: [{ commit: brought, author: 'Ada', pull: 21 }],
      });
      repository.commit('the next run');
    }
    expect(repository.files()).toEqual(before);
  });

  it('is shared by notes that say the same: three from three commits become one fact, three of one commit do not', async () => {
    const names = ['new-pattern-a', 'new-pattern-b', 'new-pattern-c'];
    repository
      .stage(Object.fromEntries(names.map((name) => [name, STATEMENT])))
      .commit('All at once');
    expect(
      Object.values(await repository.outcomes()).map(({ outcome, seen }) => [outcome, seen]),
    ).toEqual(names.map(() => ['observed', 1]));
    for (const name of names) repository.remove(repository.staged(name));
    repository.commit('Gone');
    const brought = names.map((name) =>
      repository.stage({ [name]: STATEMENT }).commit(`Notice ${name}`),
    );
    const { items, edits } = await repository.refine('--apply');
    expect(items.map(({ outcome, of, fact }) => [outcome, fact ?? of])).toEqual([
      ['eligible', 'patterns/a'],
      ['duplicate', 'patterns/a'],
      ['duplicate', 'patterns/a'],
    ]);
    expect(items[0]?.observations?.map(({ told_by: by, commit }) => [by, commit])).toEqual(
      names.map((name, index) => [repository.staged(name), brought[index]]),
    );
    expect(edits.filter(({ does }) => does === 'remove').map(({ path }) => path)).toEqual(
      names.map((name) => repository.staged(name)),
    );
    const events: { readonly evidence?: string }[] = (
      repository.files()['.memtrust/ledger/patterns/a.jsonl'] ?? ''
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const commit of brought)
      expect(events.filter(({ evidence }) => evidence?.includes(commit) === true)).toHaveLength(1);
    expect(
      Object.keys(repository.files()).filter((path) => path.startsWith('.memtrust/facts/')),
    ).toEqual(['.memtrust/facts/patterns/a.md']);
  });

  it('is nothing before the first commit', async () => {
    repository.remove('.git').git('init', '--quiet', '--initial-branch=main');
    const { 'new-pattern-zones': zones } = await repository
      .stage({ 'new-pattern-zones': observed({ commit: commits.eleven }, { pull: 12 }) })
      .outcomes('--apply');
    expect(zones).toMatchObject({ outcome: 'observed', seen: 0 });
  });
});

describe('a run', () => {
  it('does not make a contradiction of what it only proposed itself', async () => {
    const { eleven, twelve, thirteen } = commits;
    repository.stage({
      'new-pattern-a': observed({ commit: eleven }, { commit: twelve }, { commit: thirteen }),
      'new-pattern-z': STATEMENT.replace('are converted', 'are not converted'),
      'correction-a':
        'Offsets are looked up by each client on its own, whatever the server thinks.',
    });
    repository.commit('staged');
    expect(
      Object.values(await repository.outcomes('--apply')).map(({ outcome }) => outcome),
    ).toEqual(['observed', 'eligible', 'observed']);
    const after = repository.files();
    expect(
      Object.values(await repository.outcomes('--apply')).map(({ outcome }) => outcome),
    ).toEqual(['observed', 'observed']);
    expect(repository.files()).toEqual(after);
    // Once it is adopted, the same notes are about something that is known.
    repository.commit('merged');
    expect(
      Object.values(await repository.outcomes()).map(({ outcome, target }) => [outcome, target]),
    ).toEqual([
      ['corrects', 'patterns/a'],
      ['corrects', 'patterns/a'],
    ]);
  });

  it('proposes a correction once, however often and by whomever it is said', async () => {
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\nadoption: {approvals: 0}\nstores: [{layout: memtrust}, {layout: ai-kb}]\n',
    );
    repository.write('.ai-kb/atoms/time/zones.md', `${STATEMENT}\n`).commit('an atom');
    const said = STATEMENT.replace('and never inside', 'and also inside of it');
    repository
      .stage({ 'correction-zones': said, 'correction-zones-2': said, 'new-trap-zones': said })
      .commit('staged');
    expect(
      Object.values(await repository.outcomes('--apply')).map(({ outcome, fact, of }) => [
        outcome,
        fact ?? of,
      ]),
    ).toEqual([
      ['corrects', 'corrections/zones'],
      ['duplicate', 'corrections/zones'],
      ['duplicate', 'corrections/zones'],
    ]);
    repository.stage({ 'correction-zones': said, 'new-pattern-zones': said });
    expect(
      Object.values(await repository.outcomes('--apply')).map(({ outcome, of }) => [outcome, of]),
    ).toEqual([
      ['duplicate', 'corrections/zones'],
      ['duplicate', 'corrections/zones'],
    ]);
    const ledger = repository.files()['.memtrust/ledger/corrections/zones.jsonl'] ?? '';
    expect(ledger.match(/said it again/g)).toHaveLength(2);
  });

  it('corrects what has become stale by the name that it was known by', async () => {
    const known = store()
      .file('src/zones.ts', 'export const zone = "UTC";\n')
      .fact('time/zones', { body: STATEMENT, sources: ['src/zones.ts'] })
      .adopted();
    for (const [path, content] of Object.entries(known.files()))
      if (typeof content === 'string') repository.write(path, content);
    repository.commit('known');
    repository.write('src/zones.ts', 'export const zone = "local";\n').commit('changed');
    repository
      .stage({
        'correction-zones': 'Zones are those of the machine, everywhere.',
        'new-pattern-zones': STATEMENT,
      })
      .commit('staged');
    expect(
      Object.values(await repository.outcomes()).map(({ outcome, target }) => [outcome, target]),
    ).toEqual([
      ['corrects', 'time/zones'],
      ['observed', undefined],
    ]);
  });
});
