import { Sandbox } from '../../e2e/cli/sandbox.js';
import { startFrom } from '../../golden/start.js';
import { store, type Store } from '../../store.js';

/* Repositories of many shapes, as stories: what the base has, and what the branch and the working tree change. */

const code = store()
  .file(
    'src/guard.ts',
    "import { log } from './log.js';\n\n/** Throws for others. */\nexport function requireOwner(user: string, owner: string): void {\n  if (user !== owner) {\n    log('refused');\n    throw new Error('not yours');\n  }\n}\n\nexport function canRead(user: string): boolean {\n  return user !== '';\n}\n",
  )
  .file(
    'src/session.ts',
    "export const SESSION_SECONDS = 1800;\nexport const COOKIE_NAME = 'shop-session';\n",
  )
  .file('src/log.ts', 'export const log = console.log;\n')
  .file(
    'billing/retry.py',
    'import time\n\nMAX_ATTEMPTS = 5\n\n\ndef charge(card):\n    for attempt in range(MAX_ATTEMPTS):\n        if card.charge():\n            return True\n        time.sleep(2**attempt)\n    return False\n',
  )
  .file('deploy/settings.yml', 'region: eu-central-1\nreplicas: 3\ndatabase:\n  port: 5432\n')
  .file(
    'docs/release.md',
    '# Release\n\n## Steps\n\n1. Update `CHANGELOG.md`.\n2. Tag the commit.\n\n## Rollback\n\nDeploy the tag before.\n',
  )
  .file('docs/agents.md', '# More\n\nSessions are in `src/session.ts`.\n')
  .file(
    'package.json',
    '{\n  "name": "shop",\n  "scripts": { "test": "node --test", "lint": "eslint ." }\n}\n',
  )
  .file(
    'CLAUDE.md',
    '# Shop\n\n@docs/agents.md\n\n- Run `npm test` and `npm run lint`.\n- The guard is `requireOwner` in `src/guard.ts`.\n- Charges are in `billing/retry.py:6`.\n',
  )
  .file('AGENTS.md', '# Shop\n\nRead `docs/release.md#steps` and [more](docs/agents.md).\n')
  .file('.cursor/rules/api.mdc', '---\nglobs: src/**/*.ts\n---\nUse `log` of `src/log.ts`.\n')
  .file(
    '.claude/settings.json',
    '{ "permissions": { "allow": ["Read(src/**)"], "deny": ["Read(.env)"] } }\n',
  );

const POLICY = {
  version: 1,
  adoption: { approvals: 0, adopters: ['alice', 'bob'] },
  policy: { approvers: ['alice'] },
};

/** Facts of all importances and most standings. */
const facts = code
  .policy(POLICY)
  .fact('auth/owner', {
    importance: 'critical',
    sources: [{ path: 'src/guard.ts', symbol: 'requireOwner' }],
    body: 'Orders are changed only by their owner: `requireOwner` throws for others.',
  })
  .adopted()
  .fact('auth/session', {
    claim_key: 'auth/session-length',
    sources: [{ path: 'src/session.ts', lines: '1-1' }],
    body: 'A session ends after 1800 seconds.',
  })
  .adopted()
  .fact('billing/retries', {
    importance: 'high',
    sources: [{ path: 'billing/retry.py', symbol: 'charge' }, 'src/log.ts'],
    body: 'A failed charge is repeated up to MAX_ATTEMPTS times.',
  })
  .adopted()
  .fact('deploy/region', {
    importance: 'low',
    sources: [{ path: 'deploy/settings.yml', pointer: '/region' }],
    body: 'The shop runs in the region eu-central-1.',
  })
  .adopted()
  .fact('release/steps', {
    kind: 'workflow',
    sources: [{ path: 'docs/release.md', heading: 'Steps' }],
    body: 'A release updates CHANGELOG.md first.',
  })
  .adopted()
  .fact('shop/no-redux', {
    sources: [{ path: 'package.json', absent: 'redux' }],
    body: 'The shop does not use redux.',
  })
  .adopted()
  .fact('auth/old-cookie', {
    sources: [{ path: 'src/session.ts', quote: "COOKIE_NAME = 'shop-session'" }],
    body: 'The cookie is shop-session.',
  })
  .adopted()
  .fact('auth/cookie', {
    supersedes: ['auth/old-cookie'],
    sources: [{ path: 'src/session.ts', lines: '2-2' }],
    body: 'The cookie of a session is called shop-session.',
  })
  .adopted()
  .about('auth/old-cookie')
  .superseded()
  .fact('team/monday', { claim_key: 'team/day', body: 'The team meets on Monday.' })
  .adopted()
  .fact('team/friday', { claim_key: 'team/day', body: 'The team meets on Friday.' })
  .adopted()
  .fact('team/freeze', { valid_until: '2026-05-01', body: 'Nothing is deployed in April.' })
  .adopted()
  .fact('team/gone', { body: 'The team is in Rome.' })
  .adopted()
  .retired({ why: 'It moved.' })
  .fact('auth/wish', {
    status: 'candidate',
    sources: [{ path: 'src/guard.ts', symbol: 'canRead' }],
    body: 'Everybody may read.',
  })
  .fact('auth/unbound', {
    status: 'candidate',
    sources: [{ path: 'src/log.ts', digest: null }],
    body: 'Logs go to the console.',
  })
  .fact('auth/claims', { body: 'This one only says that it is accepted.' })
  .file('.memtrust/facts/broken/key.md', '---\nimportence: high\n---\nA key is misspelt.\n');

/** The same under a policy that says much. */
const policed = facts
  .fact('deploy/port', {
    sources: [{ path: 'deploy/settings.yml', pointer: '/database/port' }],
    body: 'The database is at port 5432.',
  })
  .adopted()
  .fact('services/pay', { sources: ['services/pay/index.ts'], body: 'Payments are counted.' })
  .adopted()
  .file('services/pay/index.ts', 'export const count = 0;\n')
  .file('services/pay/AGENTS.md', '# Pay\n\nStart in `index.ts` and `gone.ts`.\n')
  .file('notes/private/AGENTS.md', '# Private\n\nSee `nowhere.ts`.\n')
  .policy({
    ...POLICY,
    exclude_paths: ['deploy/**', 'secrets/**'],
    exclude_text: ['shop-session'],
    ignore: ['notes/**'],
    stale: { block: ['critical', 'high'], warn: ['normal'] },
    rules: { MT602: 'warning' },
    scopes: [
      { path: 'services/pay', adopters: ['carol'], rules: { MT405: 'error' } },
      { path: 'src', stale: { block: ['normal'] } },
    ],
    exports: [{ file: 'AGENTS.md' }],
  });

/** What is cited, and what agents read, is behind links. */
const linked = facts
  .link('lib', 'src')
  .link('docs/guard.ts', '../src/guard.ts')
  .link('GEMINI.md', 'AGENTS.md')
  .link('docs/dangling.md', 'nowhere.md')
  .fact('auth/through-folder', { sources: ['lib/log.ts'], body: 'Logs go out through lib.' })
  .adopted()
  .fact('auth/through-file', {
    sources: [{ path: 'docs/guard.ts', symbol: 'canRead' }],
    body: 'Reading is free.',
  })
  .adopted();

/** A branch that is under way: a stale fact, a candidate that denies, an adoption that is not merged. */
const underWay = facts
  .file(
    'src/session.ts',
    "export const SESSION_SECONDS = 60;\nexport const COOKIE_NAME = 'shop';\n",
  )
  .fact('auth/denial', {
    status: 'candidate',
    claim_key: 'auth/session-length',
    sources: [{ path: 'src/session.ts', lines: '1-1' }],
    body: 'A session ends after 60 seconds.',
  })
  .about('auth/wish')
  .adopted()
  .without('src/log.ts', '.memtrust/ledger/team/monday.jsonl')
  .file('src/print.ts', 'export const log = console.log;\n');

/** A repository in a folder, on a branch; each is the caller's to dispose of. */
type Shape = () => Promise<Sandbox>;

function onBranch(base: Store, head: Store = base, dirty: Store = head): Shape {
  return async () => {
    const sandbox = new Sandbox();
    put(sandbox, store(), base);
    sandbox.commit('base');
    sandbox.git('switch', '--quiet', '--create', 'change');
    if (head !== base) {
      put(sandbox, base, head);
      sandbox.commit('head');
    }
    put(sandbox, head, dirty);
    return sandbox;
  };
}

function put(sandbox: Sandbox, before: Store, after: Store): void {
  const [old, now] = [before.files(), after.files()];
  for (const path of Object.keys(old)) if (now[path] === undefined) sandbox.remove(path);
  for (const [path, file] of Object.entries(now)) {
    if (file === old[path]) continue;
    if (typeof file === 'string' || file instanceof Uint8Array) sandbox.write(path, file);
    else sandbox.link(path, Buffer.from(file.bytes).toString());
  }
}

/** By what they are about. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  'facts of all kinds': onBranch(facts),
  'a policy that says much': onBranch(policed),
  links: onBranch(linked),
  'a branch under way': onBranch(facts, underWay),
  'a working tree under way': onBranch(policed, policed.file('src/new.ts', 'new();\n'), underWay),
  'agent files with every defect': async () => startFrom('planted'),
};
