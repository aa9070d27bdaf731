/**
 * Notes as people write them, beside what is known: those that say anything else are not lost,
 * however much they are alike.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Refinery, type RefinedNote } from './refinery.js';

const KNOWN = {
  'auth/sessions':
    'Session tokens expire after 30 minutes of inactivity. The refresh token lives for 14 days.',
  'deploy/staging':
    'Every merge to main deploys to staging automatically. Production is deployed by hand from a tag.',
  'ops/alerts':
    'An alert pages the on-call engineer when the error rate is over 2 % for five minutes.',
  'test/coverage': 'Coverage must stay above 80 % for the packages core and billing.',
  'frontend/forms':
    'Forms are validated with zod schemas shared with the server in `packages/schemas`.',
  'config/precedence': 'Staging settings override production settings in the local profile.',
  'services/calls':
    'The billing service calls the ledger service over gRPC. The ledger service must not call back.',
  'documents/rights': 'Owners may write and guests may read shared documents.',
  'queue/retries':
    'Jobs are retried five times with exponential backoff, then moved to the dead letter queue.',
  'git/commits': 'Commit messages follow Conventional Commits: feat, fix, docs, chore.',
  'css/units': 'Font sizes are in rem, spacing in px.',
  '部署/order': '先运行数据库迁移,再部署应用程序,最后清除缓存。',
  '权限/orders': '管理员可以删除订单,普通用户只能查看订单。',
} as const;

/**
 * The same words in another order, or about something else; a word more, or in the place of
 * another, or the condition left out.
 */
const OTHERWISE = {
  'refresh-expires': 'The refresh token expires after 30 minutes of inactivity.',
  'session-lives': 'The session tokens live for 14 days.',
  'production-on-merge': 'Every merge to main deploys to production automatically.',
  'production-automatic': 'Production is deployed automatically from a tag.',
  'alert-figures':
    'An alert pages the on-call engineer when the error rate is over 5 % for two minutes.',
  'coverage-search': 'Coverage must stay above 80 % for the packages core, billing and search.',
  'forms-yup': 'Forms are validated with yup schemas shared with the server in `packages/schemas`.',
  precedence: 'Production settings override staging settings in the local profile.',
  calls:
    'The ledger service calls the billing service over gRPC. The billing service must not call back.',
  rights: 'Owners may read and guests may write shared documents.',
  retries:
    'Jobs are moved to the dead letter queue, then retried five times with exponential backoff.',
  commits: 'Commit messages follow Conventional Commits: feat, fix, docs, chore, perf.',
  units: 'Font sizes are in px, spacing in rem.',
  'coverage-of-one': 'Coverage must stay above 80 % for the packages core.',
  'production-by-hand': 'Production is deployed by hand.',
  'alert-without-condition': 'An alert pages the on-call engineer.',
  'retries-first': 'Jobs are retried five times with exponential backoff.',
  'zh-condition': '管理员可以删除订单。',
  'zh-order': '先部署应用程序,再运行数据库迁移,最后清除缓存。',
  'zh-rights': '普通用户可以删除订单,管理员只能查看订单。',
} as const;

/** About one thing that cannot be cited here, and worth knowing wherever it is met. */
const PUBLIC = {
  timeout: '`setTimeout` with a delay over 2147483647 fires at once. Split long delays.',
  effect:
    'Calling `useEffect` with an object literal as dependency loops forever. Memoise the object first.',
  bigint: '使用 `JSON.stringify` 序列化 BigInt 会抛出异常,需要先转换为字符串。',
  pinned:
    'After an upgrade of TypeScript the build breaks unless package.json pins typescript to an exact version.',
  upload: 'Set `client_max_body_size` in nginx.conf to 20m, or uploads fail with 413.',
  setup:
    'The setup steps for Apple silicon are in docs/setup.md; Rosetta is needed for the old image tool.',
} as const;

const SAID = {
  whole: KNOWN['ops/alerts'],
  sentence: 'The refresh token lives for 14 days.',
  sentences:
    'Production is deployed by hand from a tag. Every merge to main deploys to staging automatically.',
  joined:
    'Every merge to main deploys to staging automatically, and production is deployed by hand from a tag.',
  titled: `# Alerts\n\n${KNOWN['ops/alerts']}`,
  'small-words': 'The coverage must stay above 80 % for the packages core and billing',
  'zh-whole': '先运行数据库迁移,再部署应用程序,最后清除缓存!',
} as const;

describe('a staged note', () => {
  let repository: Refinery;
  let outcomes: Readonly<Record<string, RefinedNote>>;

  beforeAll(async () => {
    repository = new Refinery('ai-kb', KNOWN);
    repository.write('package.json', '{"name": "shop"}\n');
    const staged = Object.entries({ ...OTHERWISE, ...PUBLIC, ...SAID }).map(
      ([name, text]) => [`new-pattern-${name}`, text] as const,
    );
    repository.stage(Object.fromEntries(staged)).commit('staged');
    outcomes = await repository.outcomes();
  });

  afterAll(() => repository.dispose());

  it.each(Object.keys({ ...OTHERWISE, ...PUBLIC }))(
    'stays that says something else, or what cannot be cited here: %s',
    (name) => {
      expect(outcomes[`new-pattern-${name}`]).toMatchObject({ outcome: 'observed', seen: 1 });
    },
  );

  it.each(Object.keys(SAID))('goes all of which is known: %s', (name) => {
    expect(outcomes[`new-pattern-${name}`]).toMatchObject({ outcome: 'duplicate' });
  });

  it('waits that differs in a word from one that is proposed, run after run, and is not lost', async () => {
    const commits = [1, 2, 3].map(
      (pull) =>
        repository.git('commit', '--quiet', '--allow-empty', '-m', `work (#${pull})`) +
        repository.git('rev-parse', 'HEAD').trim(),
    );
    const observed = `---\nobserved: [${commits.map((commit) => `{commit: "${commit}"}`).join(', ')}]\n---\n`;
    repository.stage({
      'new-trap-a': `${observed}Uploads of the archive fail above 20 megabytes in Firefox.`,
      'new-trap-b': 'Uploads of the archive fail above 20 megabytes in old Firefox.',
    });
    expect(await repository.outcomes('--apply')).toMatchObject({
      'new-trap-a': { outcome: 'eligible', fact: 'traps/a' },
      'new-trap-b': {
        outcome: 'not_a_candidate',
        why: expect.stringContaining('says nearly the same'),
      },
    });
    expect(await repository.refine('--apply')).toMatchObject({ edits: [] });
    expect(repository.files()[repository.staged('new-trap-b')]).toContain('old Firefox');
  });

  it('stays whose only text would go, until a commit holds it', async () => {
    repository.stage({ 'new-trap-gone': 'In LEGACY.C line 42 the byte order is swapped by hand.' });
    expect((await repository.outcomes('--apply'))['new-trap-gone']).toMatchObject({
      outcome: 'not_a_candidate',
    });
    expect(repository.files()[repository.staged('new-trap-gone')]).toContain('byte order');
    repository.commit('staged');
    expect((await repository.outcomes())['new-trap-gone']).toMatchObject({
      outcome: 'too_narrow',
      fact: null,
    });
  });

  it('stays in which a merge left its marks', async () => {
    repository.stage({
      'new-trap-merged': `<<<<<<< HEAD\n${KNOWN['css/units']}\n=======\nAnything else.\n>>>>>>> change\n`,
    });
    expect((await repository.outcomes())['new-trap-merged']).toMatchObject({
      outcome: 'not_a_candidate',
      why: expect.stringContaining('merge conflict'),
    });
  });
});
