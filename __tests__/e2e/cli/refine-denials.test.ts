/** A note that denies one sentence of what is known is told as a contradiction, whatever the other sentences say. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Refinery, type StagingLayout } from './refinery.js';

const RULES = [
  '- Status checks are required before a pull request can be merged.',
  '- Do not push to main.',
  '- Uploads are cut off after 30 seconds of silence from the client.',
  '- A release branch lives for at most 45 days.',
].join('\n');
const BUILD = '# 建置規則\n\n- 建置前必須先清除舊的物件檔。\n- 建置失敗時不可提交。';

/** Each denies, or replaces the number of, one sentence of those above; its words stand in another one as well. */
const DENIALS: Readonly<Record<string, { readonly of: string; readonly text: string }>> = {
  'new-pattern-checks': {
    of: 'ci/rules',
    text: 'Status checks are not required before a pull request can be merged.',
  },
  'new-pattern-upload': {
    of: 'ci/rules',
    text: 'Uploads are cut off after 45 seconds of silence from the client.',
  },
  'new-pattern-建置': { of: 'ci/build', text: '建置前不必先清除舊的物件檔。' },
  'new-pattern-between': {
    of: 'ci/rules',
    text:
      'The dashboard of the team shows every open request by age. ' +
      'Status checks are not required before a pull request can be merged. ' +
      'A weekly mail lists whoever has been waiting for a reviewer longest.',
  },
};

describe.each<StagingLayout>(['memtrust', 'ai-kb'])('in the store %s', (layout) => {
  let repository: Refinery;
  beforeEach(() => {
    repository = new Refinery(layout, { 'ci/rules': RULES, 'ci/build': BUILD });
  });
  afterEach(() => repository.dispose());

  it.each(Object.entries(DENIALS))(
    '%s contradicts, however often it was seen',
    async (name, { of, text }) => {
      const seen = ['one', 'two', 'three'].map((subject) => repository.commit(subject));
      const observed = seen.map((commit) => `  - {commit: "${commit}"}\n`).join('');
      repository.stage({ [name]: `---\nobserved:\n${observed}---\n${text}\n` }).commit('a note');
      expect((await repository.outcomes('--apply'))[name]).toMatchObject({
        outcome: 'corrects',
        target: repository.known(of),
      });
      repository.commit('refined');
      const { stdout } = await fromSource(repository.root, 'facts', '--format', 'json');
      expect(stdout.match(/"status": "accepted"/g) ?? []).toHaveLength(
        layout === 'memtrust' ? 2 : 0,
      );
      const { report } = await repository.report();
      expect(report.findings.map(({ rule }) => rule)).toContain('MT606');
    },
  );

  it('is no sighting of a longer staged note that says the contrary', async () => {
    const rules =
      'Workers always retry a payment that failed in the night.\n\nNever log the number of a card.\n\n' +
      'Messages of one order are handled in sequence by a single consumer.';
    repository
      .stage({
        'new-pattern-rules': rules,
        'new-pattern-retry': 'Workers never retry a payment that failed in the night.',
      })
      .commit('notes');
    expect(await repository.outcomes()).toMatchObject({
      'new-pattern-rules': { outcome: 'observed', seen: 1 },
      'new-pattern-retry': { outcome: 'observed', seen: 1 },
    });
  });

  it('is none where the sentence stands in the known text as it is', async () => {
    repository.stage({ 'new-pattern-main': 'Do not push to main.' }).commit('a note');
    const { 'new-pattern-main': found } = await repository.outcomes();
    expect(found?.outcome).not.toBe('corrects');
  });
});
