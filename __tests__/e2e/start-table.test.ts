/** The table under "What the gate notices" in docs/start.md, run row by row on a guard. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromSource } from './cli/in-process.js';
import { Sandbox, type LooseReport } from './cli/sandbox.js';

const PAGE = readFileSync('docs/start.md', 'utf8');
const ID = 'auth/owner-checks';
const SOURCE = 'src/guard.ts#L17-L19';
const FACT = `.memtrust/facts/${ID}.md`;
const FILE = `---
topic: authorization
importance: high
---
Owner checks run before any private resource is returned.
`;
const LEDGER = `.memtrust/ledger/${ID}.jsonl`;
const POLICY = '.memtrust/policy.yml';

/** Lines 17 to 19 are what the fact cites. */
const GUARD = `import { Forbidden, Unauthorized } from './errors.js';
import { ownerOf } from './owners.js';
import { load } from './store.js';
import type { Private, User } from './types.js';

/** Roles that may read what they do not own. */
const READERS = ['auditor'];

/** Stands before every handler. */
export async function requireOwner(user: User | null, id: string, retries = 1): Promise<Private> {
  if (user === null) {
    throw new Unauthorized('sign in first');
  }
  const resource = await load(id);
  const owner = await ownerOf(resource, retries);
  // Auditors read everything.
  if (owner.id !== user.id && !READERS.includes(user.role)) {
    throw new Forbidden('not the owner');
  }
  if (resource.size < 0) {
    return resource.empty();
  }
  return resource;
}

export const open = 'everybody';
`;

const CITED = GUARD.split('\n').slice(16, 19).join('\n');

const IMPORTANCES = ['normal', 'high', 'critical'] as const;
type Importance = (typeof IMPORTANCES)[number];

/** What somebody does, in so many ways. */
type Deed = (repository: Sandbox) => void | Promise<void>;

const inGuard =
  (from: string, to: string): Deed =>
  (repository) => {
    const text = repository.read('src/guard.ts');
    if (!text.includes(from)) throw new Error(`the guard has no ${from}`);
    repository.write('src/guard.ts', text.replace(from, to));
  };
const inFile =
  (path: string, change: (text: string) => string): Deed =>
  (repository) => {
    const text = repository.read(path);
    if (change(text) === text) throw new Error(`nothing changes in ${path}`);
    repository.write(path, change(text));
  };

interface Row {
  /** Before the base is settled. */
  readonly before?: Deed;
  readonly deeds: Readonly<Record<string, Deed>>;
  /** The fact that the row is about, where it is another one. */
  readonly about?: string;
}

/** Every row of the table, by what it says in its first column. */
const ROWS: Readonly<Record<string, Row>> = {
  'edits one byte of its text': {
    deeds: {
      'a full stop': inFile(FACT, (text) => text.replace(/\.\n$/, '!\n')),
      'a blank': inFile(FACT, (text) => text.replace(' run', '  run')),
    },
  },
  'writes `status: accepted` into a file without an adoption': {
    about: 'auth/nobody',
    deeds: {
      'a new file': (repository) =>
        void repository.write(
          '.memtrust/facts/auth/nobody.md',
          repository
            .read(FACT)
            .replace(/^status:.*\n/m, '')
            .replace('---\n', '---\nstatus: accepted\n'),
        ),
    },
  },
  'stamps a new digest without an adoption': {
    deeds: {
      'of other lines': async (repository) => {
        await done(repository, 'bind', ID, 'src/guard.ts#L1-L7', '--instead-of', 'src/guard.ts');
      },
    },
  },
  'changes the cited lines, or puts a condition or a loop around them': {
    deeds: {
      '!== becomes ===': inGuard('owner.id !== user.id', 'owner.id === user.id'),
      'the throw is removed': inGuard("    throw new Forbidden('not the owner');\n", ''),
      'the throw is commented out': inGuard(
        "throw new Forbidden('not",
        "// throw new Forbidden('not",
      ),
      '&& becomes ||': inGuard('&&', '||'),
      'a negation is dropped': inGuard('!READERS', 'READERS'),
      'the condition is never true': inGuard('if (owner.id', 'if (false && owner.id'),
      'a branch more': inGuard(
        '  if (resource.size',
        '  else return resource;\n  if (resource.size',
      ),
      'the words of the error change': inGuard("'not the owner'", "'not your resource'"),
      'a condition around it': inGuard(CITED, `  if (STRICT) {\n${CITED}\n  }`),
      'a loop around it': inGuard(CITED, `  for (const one of []) {\n${CITED}\n  }`),
      'another function around it': inGuard(CITED, `  const check = () => {\n${CITED}\n  };`),
      'all of it goes': inGuard(`${CITED}\n`, ''),
    },
  },
  'changes another line of the function around them, such as an early `return`': {
    deeds: {
      'it returns early': inGuard('  const owner', '  return resource;\n  const owner'),
      'null becomes undefined': inGuard('=== null', '=== undefined'),
      'an await is dropped': inGuard('await ownerOf', 'ownerOf'),
      'a default changes': inGuard('retries = 1', 'retries = 10'),
      'a limit changes': inGuard('size < 0', 'size <= 0'),
    },
  },
  'changes an import or a declaration that their names come from': {
    deeds: {
      'another error': inGuard(
        '{ Forbidden, Unauthorized }',
        '{ Ignored as Forbidden, Unauthorized }',
      ),
      'another list': inGuard("['auditor']", "['auditor', 'guest']"),
    },
  },
  'changes comments or layout, or moves the cited lines within the file': {
    deeds: {
      'a comment': inGuard('// Auditors read everything.', '// Auditors may read everything.'),
      'a docstring': inGuard('/** Stands before every handler. */', '/** Before every handler. */'),
      'a line for a block': inGuard(
        CITED,
        CITED.replace(/ \{\n\s*/, '\n      { ').replace(/\n\s*\}$/, ' }'),
      ),
      'Windows line ends': inFile('src/guard.ts', (text) => text.replaceAll('\n', '\r\n')),
      'below a new function': inGuard(
        '/** Stands',
        'export function other(): number {\n  return 1;\n}\n\n/** Stands',
      ),
    },
  },
  'deletes a ledger line that retired a fact': {
    before: async (repository) => {
      repository.commit('the fact');
      await done(repository, 'retire', ID, '--why', 'it holds no more');
    },
    deeds: {
      'the last line': inFile(
        LEDGER,
        (text) => `${text.trim().split('\n').slice(0, -1).join('\n')}\n`,
      ),
    },
  },
  'edits `.memtrust/policy.yml` in the same pull request': {
    deeds: {
      'makes it lax': inFile(
        POLICY,
        (text) => `${text}\nrules: {MT105: off, MT201: off, MT203: off}\n`,
      ),
    },
  },
};

/** The rows as the page has them: cells by their place. */
const TABLE = (PAGE.split('| when somebody | the fact is | and the gate |\n')[1] ?? '')
  .split('\n')
  .slice(1)
  .filter((_, index, lines) => lines.slice(0, index + 1).every((line) => line.startsWith('|')))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const ENVIRONMENT = ['--by', 'alice'] as const;

async function done(repository: Sandbox, ...args: readonly string[]): Promise<void> {
  const { code, stderr } = await fromSource(repository.root, ...args);
  if (code !== 0) throw new Error(`memtrust ${args.join(' ')}: exit ${code}: ${stderr}`);
}

async function judged(
  repository: Sandbox,
): Promise<{ readonly code: number | null; readonly report: LooseReport; readonly text: string }> {
  const { code, stdout } = await fromSource(repository.root, 'check', '--format', 'json');
  const text = await fromSource(repository.root, 'check');
  expect(text.code).toBe(code);
  return { code, report: JSON.parse(stdout), text: text.stdout };
}

/** The guard with a fact of some importance, adopted and not yet committed. */
async function example(importance: Importance): Promise<Sandbox> {
  const repository = new Sandbox();
  repository.write('src/guard.ts', GUARD);
  repository.commit('code');
  await done(repository, 'init');
  repository.write(FACT, FILE.replace('importance: high', `importance: ${importance}`));
  await done(repository, 'bind', ID, SOURCE);
  await done(repository, 'adopt', ID, ...ENVIRONMENT);
  return repository;
}

/** Whether a row is about facts of this importance: "`stale` if it is `high` or `critical`". */
function isAbout(cell: string, importance: Importance): boolean {
  const [, only] = / if it is (.+)$/.exec(cell) ?? [];
  return only === undefined || only.includes(`\`${importance}\``);
}

/** What the third column says of the gate. */
function gateIn(
  cell: string,
  importance: Importance,
): { readonly severity: string | null; readonly rule: string | null } {
  const rule = /`(MT\d{3})`/.exec(cell)?.[1] ?? null;
  if (cell === 'says nothing') return { severity: null, rule };
  if (cell.startsWith('warns, or fails if it is `critical`'))
    return { severity: importance === 'critical' ? 'error' : 'warning', rule };
  if (cell.startsWith('fails if it is `critical`'))
    return { severity: importance === 'critical' ? 'error' : null, rule };
  if (/^fails\b/.test(cell)) return { severity: 'error', rule };
  if (/^warns\b/.test(cell)) return { severity: 'warning', rule };
  throw new Error(`this test does not know what the gate does: ${cell}`);
}

describe('the table of the first day', () => {
  it('is run on a fact that cites the throw of a guard', () => {
    expect(CITED).toMatch(/^ {2}if \(owner[^]*\n {2}\}$/);
  });

  it('has a test for each row, and each test a row', () => {
    expect(TABLE.map(([deed]) => deed)).toEqual(Object.keys(ROWS));
  });
});

describe.each(IMPORTANCES)('for a fact of importance %s', (importance) => {
  let start: Sandbox;
  const made: Sandbox[] = [];
  beforeAll(async () => {
    start = await example(importance);
  });
  afterAll(() => [start, ...made].forEach((repository) => repository.dispose()));

  /** A branch on which somebody did something to the settled fact. */
  async function after(deed: Deed, before?: Deed): Promise<Awaited<ReturnType<typeof judged>>> {
    const repository = start.copy();
    made.push(repository);
    await before?.(repository);
    repository.commit('settled');
    repository.git('switch', '--quiet', '--create', 'work');
    await deed(repository);
    repository.commit('work');
    return judged(repository);
  }

  it('is trusted, until somebody does something', async () => {
    const { code, report } = await after(() => {});
    expect([code, report.verdict, report.entries.find(({ id }) => id === ID)?.status]).toEqual([
      0,
      'pass',
      'accepted',
    ]);
  });

  const cases = TABLE.flatMap(([name = '', is = '', gate = '']) =>
    Object.entries(ROWS[name]?.deeds ?? {}).map(([way, deed]) => ({
      name,
      way,
      deed,
      ...(isAbout(is, importance) ? { is, gate } : { is: 'trusted', gate: 'says nothing' }),
    })),
  );

  it.each(cases)('$name: $way', async ({ name, is, gate, deed }) => {
    const { about = ID, before } = ROWS[name] ?? {};
    const { code, report, text } = await after(deed, before);
    const entry = report.entries.find(({ id }) => id === about);
    const wanted = gateIn(gate, importance);
    const found = report.findings.filter(
      ({ introduced, rule }) => introduced && (wanted.rule === null || rule === wanted.rule),
    );

    expect([code, report.verdict]).toEqual(wanted.severity === 'error' ? [1, 'fail'] : [0, 'pass']);
    if (wanted.rule === null)
      expect(found.filter(({ severity }) => severity !== 'notice')).toEqual([]);
    else expect(found.map(({ severity }) => severity)).toContain(wanted.severity);

    const status = /^`(\w+)`/.exec(is)?.[1];
    if (status !== undefined)
      expect([entry?.status, entry?.trusted_baseline]).toEqual([status, false]);
    else if (/^(?:trusted|judged under the policy of the base)/.test(is))
      expect([entry?.status, entry?.trusted_baseline]).toEqual(['accepted', true]);
    else if (is === 'still out of the baseline')
      expect(entry?.trusted_baseline ?? false).toBe(false);
    else throw new Error(`this test does not know what the fact is: ${is}`);

    if (wanted.severity !== null && wanted.rule !== 'MT702') expect(text).toContain(about);
    if (status === 'stale') expect(text).toMatch(new RegExp(`^.*${ID}.*src/guard\\.ts.*$`, 'm'));
    if (wanted.rule !== null) expect(text).toContain(wanted.rule);
  });

  it('is judged by the policy of the base, whatever the pull request makes of it', async () => {
    const lax =
      ROWS['edits `.memtrust/policy.yml` in the same pull request']?.deeds['makes it lax'];
    const { code, report } = await after(async (repository) => {
      await lax?.(repository);
      await inGuard('!==', '===')(repository);
    });
    expect(code).toBe(importance === 'critical' ? 1 : 0);
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        rule: 'MT105',
        severity: importance === 'critical' ? 'error' : 'warning',
      }),
    );
  });
});
