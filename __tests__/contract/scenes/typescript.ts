import {
  above,
  atEnd,
  below,
  both,
  everywhere,
  inFront,
  prefixed,
  replacedBy,
  sceneOf,
  wrapped,
} from '../changes.js';
import { withBom, withCrlf } from '../edits.js';
import { aboveLine, around, belowLine, each, moved, steps, without } from '../line-changes.js';
import type { Scene } from '../scene.js';

const REFUNDS = `import { audit } from './audit.js';
import { hasRole, type User } from '../auth/roles.js';
import { Ledger } from './ledger.js';

const MAX_REFUND_CENTS = 50_000;

export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Pays orders back. */
@Injectable()
export class RefundService {
  private readonly retries = 3;

  constructor(private readonly ledger: Ledger) {}

  @Transactional()
  async refund(user: User, orderId: string, cents: number): Promise<string> {
    const order = await this.ledger.find(orderId);
    if (!hasRole(user, 'finance') || cents > MAX_REFUND_CENTS) {
      throw new ForbiddenError('refund not allowed');
    }
    if (order.state !== 'paid') {
      return 'skipped';
    }
    try {
      await this.ledger.book(order.account, -cents, 'refund');
    } catch (error) {
      audit.failure(orderId, error);
      throw error;
    }
    return order.id;
  }

  describe(orderId: string): string {
    return 'refund of ' + orderId;
  }
}

export class ForbiddenError extends Error {}
`;

const SERVER = `import express from 'express';
import { requireAuth, requireRole } from './auth.js';
import { accounts, cards } from './store.js';

const app = express();
const PAGE_SIZE = 20;

export function pages(count: number): number {
  return Math.ceil(count / PAGE_SIZE);
}

app.use(express.json());
app.use(requireAuth);

app.get('/accounts', async (req, res) => {
  res.json(await accounts.list(PAGE_SIZE));
});

app.delete('/accounts/:id', requireRole('admin'), async (req, res) => {
  const account = await accounts.get(req.params.id);
  if (account.owner !== req.user.id) return res.status(403).end();
  for (const card of account.cards) {
    if (card.pending) continue;
    await cards.revoke(card.id);
  }
  await accounts.remove(account.id);
  return res.status(204).end();
});

if (process.env.NODE_ENV !== 'test') {
  app.listen(8080);
}
`;

const POLICY = `import { DAY_MS, type Plan } from './plans.js';

const BASE_LIMIT = 100;

export enum Permission {
  Read = 'read',
  Write = 'write',
  Admin = 'admin',
}

export const ROLE_PERMISSIONS: Record<string, readonly Permission[]> = {
  viewer: [Permission.Read],
  editor: [Permission.Read, Permission.Write],
  owner: [Permission.Read, Permission.Write, Permission.Admin],
};

export const SESSION_MS = DAY_MS / 2;

export const REVIEWERS = [
  'alice',
  'bob',
];

export const may = (role: string, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role]?.includes(permission) ?? false;

export function limitFor(plan: Plan, seats: number): number {
  switch (plan.kind) {
    case 'free':
      return 10;
    case 'team':
      return BASE_LIMIT * seats;
    default:
      return Infinity;
  }
}

export function canTransfer(from: Plan, cents: number): boolean {
  if (cents <= 0) return false;
  return from.verified && cents < BASE_LIMIT;
}
`;

const DEPLOY = `import { acquire, type Release } from './locks.js';
import { migrate, probe, verify } from './steps.js';

const TIMEOUT_MS = 5_000;

export async function deploy(release: Release, dryRun = false): Promise<string[]> {
  const log: string[] = [];

  function record(step: string): void {
    if (step === '') throw new Error('a step needs a name');
    log.push(step);
  }

  const lock = await acquire(release.target);
  try {
    await migrate(release);
    record('migrated');
    await verify(release, {
      signature: 'required',
      timeout: TIMEOUT_MS,
    });
    hosts: for (const host of release.hosts) {
      const state = await probe(host);
      if (!state.healthy) break hosts;
      record(host);
    }
  } finally {
    await lock.release();
  }
  await notify(release.owner);
  await notify(release.owner);
  return log;
}

export async function notify(owner: string): Promise<void> {
  await fetch('https://hooks.test/' + owner, { method: 'POST' });
}
`;

const SESSIONS = `import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from './store.js';

let secret = process.env.SESSION_SECRET ?? '';

function sign(value: string): Buffer {
  return createHmac('sha256', secret).update(value).digest();
}

export function sessions(store: Store) {
  const open = new Map<string, number>();

  const check = (token: string, mac: Buffer): boolean => {
    const expected = sign(token);
    return timingSafeEqual(expected, mac);
  };

  return {
    async enter(token: string, mac: Buffer): Promise<void> {
      if (!check(token, mac)) {
        throw new Error('forged session');
      } else {
        open.set(token, Date.now());
      }
      await store.save(token);
    },
    leave(token: string): void {
      open.delete(token);
    },
  };
}

export const withUser = (store: Store) =>
  store.transaction('users', async (tx) => {
    const user = await tx.current();
    user.assertActive();
    return user;
  });
`;

/** Constructs in which a statement does not run, or its failure is lost. */
const CONSTRUCTS = {
  'in if (false)': ['if (false) {', '}'],
  'in an if on an empty length': ['if ([].length) {', '}'],
  'in a switch without its case': ['switch (1 as number) {\n  case 2:', '}'],
  'in a loop without turns': ['for (const _ of []) {', '}'],
  'in while (false)': ['while (false) {', '}'],
  'in a try that swallows': ['try {', '} catch {}'],
  'in the else of if (true)': ['if (true) {\n} else {', '}'],
  'in an arrow that is not called': ['const later = async () => {', '};'],
  'in a nested function': ['async function unused() {', '}'],
  'in a labelled block that was left': ['skip: {\n  break skip;', '}'],
  'in a method of a local class': ['class Unused {\n  async run() {', '  }\n}'],
  'in a timer': ['setTimeout(async () => {', '}, 1e9);'],
  'under a variable of the environment': ["if (process.env.STRICT === '1') {", '}'],
  'in a do that breaks': ['do {\n  break;', '} while (true);'],
  'in a template': ['void `', '`;'],
  'in a block comment': ['/*', '*/'],
  'in a catch': ['try {\n} catch {', '}'],
} as const;

const inConstructs = each(CONSTRUCTS, ([head, tail]) => wrapped(head, tail));

const SOME_CONSTRUCTS = {
  'in if (false)': CONSTRUCTS['in if (false)'],
  'in a timer': CONSTRUCTS['in a timer'],
  'in a try that swallows': CONSTRUCTS['in a try that swallows'],
  'in a template': CONSTRUCTS['in a template'],
} as const;

const inSomeConstructs = each(SOME_CONSTRUCTS, ([head, tail]) => wrapped(head, tail));

/** What happens to a whole statement. */
const lost = {
  'the statement goes': replacedBy(''),
  'commented out': prefixed('// '),
  'a directive for the type checker above': above('// @ts-ignore'),
  'a directive for the linter above': above('// eslint-disable-next-line'),
};

/** Statements above the cited one after which it does not run, or does not matter. */
const EXITS = {
  'an early return': 'return undefined as never;',
  'an early throw': "throw new Error('later');",
  'the process ends': 'process.exit(0);',
  'a return under a flag': 'if (process.env.FAST) return undefined as never;',
  'an endless loop': 'for (;;) await new Promise(() => {});',
};

const harmlessAnywhere = {
  'CRLF line ends': withCrlf,
  'a byte-order mark': withBom,
  'four spaces': everywhere(/^(?: {2})+/gm, '$&$&'),
  'a licence on top': inFront('/* Copyright 2024 Example Ltd. */\n\n'),
  'an unrelated function at the end': atEnd(
    '\nexport function unrelated(): number {\n  return 1;\n}\n',
  ),
  'an unrelated import': inFront("import { unrelated } from './unrelated.js';\n"),
};

const GUARD = `    if (!hasRole(user, 'finance') || cents > MAX_REFUND_CENTS) {
      throw new ForbiddenError('refund not allowed');
    }`;
const REFUND_HEAD = 'async refund(user: User, orderId: string, cents: number): Promise<string> {';
const BOOK = "      await this.ledger.book(order.account, -cents, 'refund');";

const guardByHead = sceneOf({
  name: 'a guard by its head line',
  path: 'src/payments/refund.ts',
  before: REFUNDS,
  cited: "    if (!hasRole(user, 'finance') || cents > MAX_REFUND_CENTS) {",
  text: {
    'a negation goes': ['!hasRole(', 'hasRole('],
    'or becomes and': ["'finance') || cents", "'finance') && cents"],
    'a limit turned round': ['cents > MAX', 'cents < MAX'],
    'a limit moved by one operator': ['cents > MAX', 'cents >= MAX'],
    'joined with && false': ['cents > MAX_REFUND_CENTS)', '(cents > MAX_REFUND_CENTS && false))'],
    'arguments in another order': ["hasRole(user, 'finance')", "hasRole('finance', user)"],
    'another role': ["'finance')", "'viewer')"],
    'a larger limit': ['> MAX_REFUND_CENTS)', '> MAX_REFUND_CENTS * 10)'],
    'a chained call': ["'finance') ||", "'finance').toString() ||"],
    'a comma': ['MAX_REFUND_CENTS) {', 'MAX_REFUND_CENTS, false) {'],
    'optional call': ['!hasRole(user', '!hasRole?.(user'],
    'the throw goes': without("throw new ForbiddenError('refund"),
    'the throw becomes a value': ["throw new ForbiddenError('ref", "new ForbiddenError('ref"],
    'the throw becomes a log': [
      "throw new ForbiddenError('refund not allowed')",
      "console.warn('refund not allowed')",
    ],
    'a return before the throw': aboveLine("throw new ForbiddenError('refund", 'return orderId;'),
    'an empty statement as the body': ['MAX_REFUND_CENTS) {', 'MAX_REFUND_CENTS); {'],
    'an else is added': [`${GUARD}\n`, `${GUARD} else return orderId;\n`],
    'a directive inside the block': aboveLine(
      "throw new ForbiddenError('refund",
      '// @ts-expect-error',
    ),
    'the guard goes': without(GUARD),
    'the guard is a comment': [GUARD, GUARD.replaceAll(/^ {4}/gm, '    // ')],
    'the guard is a string': [GUARD, `    void \`${GUARD.trim()}\`;`],
    'becomes an else if': [
      '    if (!hasRole',
      "    if (cents === 0) {\n      return 'nothing';\n    } else if (!hasRole",
    ],
  },
  place: {
    ...each(CONSTRUCTS, ([head, tail]) => around(GUARD, head, tail)),
    'the method has another name': ['async refund(', 'async refundOld('],
    'the class has another name': ['class RefundService', 'class OldRefundService'],
    'moved to the other method': moved(GUARD, 'describe(orderId: string)'),
    'a twin behind it': steps(
      aboveLine("if (order.state !== 'paid')", GUARD.replaceAll(/^ {4}/gm, '')),
    ),
    'a computed name': ['async refund(', 'async ["refund" + 1]('],
    'the class moves into a function': steps(
      ['@Injectable()\nexport class', 'function unused() {\n@Injectable()\nclass'],
      ["'refund of ' + orderId;\n  }\n}", "'refund of ' + orderId;\n  }\n}\n}"],
    ),
    'the class moves into a namespace': steps(
      ['@Injectable()\nexport class', 'export namespace Old {\n@Injectable()\nexport class'],
      ["'refund of ' + orderId;\n  }\n}", "'refund of ' + orderId;\n  }\n}\n}"],
    ),
  },
  unit: {
    ...each(EXITS, (exit) => aboveLine('const order = await', exit)),
    'behind the booking of the ledger': moved(GUARD, 'return order.id;'),
    'no longer async': ['async refund(', 'refund('],
    'a generator': ['async refund(', 'async *refund('],
    static: ['async refund(', 'static async refund('],
    private: ['async refund(', 'private async refund('],
    'the decorator goes': without('@Transactional()'),
    'another decorator': aboveLine('@Transactional()', '@Deprecated()'),
    'a decorator with an argument': ['@Transactional()', '@Transactional({ readOnly: true })'],
    'a parameter is renamed': ['refund(user: User, orderId', 'refund(caller: User, orderId'],
    'parameters in another order': [
      'user: User, orderId: string, cents: number',
      'user: User, cents: number, orderId: string',
    ],
    'a parameter with a default': ['cents: number): Promise', 'cents = 0): Promise'],
    'a parameter of another type': ['refund(user: User,', 'refund(user: any,'],
    'a parameter is reassigned': aboveLine('const order = await', 'cents = 0;'),
    'a local shadow of the check': aboveLine('const order = await', 'const hasRole = () => true;'),
    'a local function of that name below': aboveLine(
      'return order.id;',
      'function hasRole() {\n  return true;\n}',
    ),
    'a local shadow of the limit': aboveLine(
      'const order = await',
      'const MAX_REFUND_CENTS = Infinity;',
    ),
    'the user is made an admin': aboveLine('const order = await', "user.roles.push('finance');"),
    'booked before the guard': belowLine(
      'const order = await',
      "await this.ledger.book(order.account, -cents, 'refund');",
    ),
    'the class extends another': ['class RefundService {', 'class RefundService extends Proxied {'],
    'the class is abstract': ['export class RefundService', 'export abstract class RefundService'],
    'the decorator of the class goes': without('@Injectable()'),
    'another decorator on the class': aboveLine('@Injectable()', '@Mocked(RefundService)'),
    'the parameter has a decorator': ['refund(user: User,', 'refund(@Optional() user: User,'],
    'the catch no longer throws': without('      throw error;'),
    'the state check goes': without(
      "    if (order.state !== 'paid') {\n      return 'skipped';\n    }",
    ),
    'a directive above the first line': aboveLine('const order = await', '// @ts-ignore'),
  },
  origin: {
    'the check comes from elsewhere': ["'../auth/roles.js'", "'../auth/roles-stub.js'"],
    'another function under the name': ['{ hasRole, type', '{ hasAnyRole as hasRole, type'],
    'the import becomes a local function': [
      "import { hasRole, type User } from '../auth/roles.js';",
      "import type { User } from '../auth/roles.js';\nconst hasRole = (..._: unknown[]) => true;",
    ],
    'the limit has another value': ['= 50_000', '= 50_000_000'],
    'the limit comes from the environment': ['= 50_000', '= Number(process.env.MAX)'],
    'the limit can be reassigned': ['const MAX_REFUND_CENTS', 'let MAX_REFUND_CENTS'],
    'the limit is imported': [
      'const MAX_REFUND_CENTS = 50_000;',
      "import { MAX_REFUND_CENTS } from './limits.js';",
    ],
    'the limit is reassigned below': steps(
      ['const MAX_REFUND_CENTS', 'let MAX_REFUND_CENTS'],
      atEnd('\nMAX_REFUND_CENTS = Infinity;\n'),
    ),
    'the method is replaced below': atEnd(
      "\nRefundService.prototype.refund = async () => 'done';\n",
    ),
    'the method is replaced by its key': atEnd(
      "\nRefundService.prototype['refund'] = async () => 'done';\n",
    ),
    'a second method of the name': aboveLine(
      'describe(orderId',
      "async refund(): Promise<string> {\n  return 'done';\n}\n",
    ),
    'a field of the name': belowLine('private readonly retries', "refund = async () => 'done';"),
    'the error that is thrown is no error': [
      'class ForbiddenError extends Error',
      'class ForbiddenError extends Object',
    ],
    'the error is a function': [
      'export class ForbiddenError extends Error {}',
      'export function ForbiddenError(this: object) {}',
    ],
    'the check gets a property': atEnd('\nhasRole.strict = false;\n'),
    'a declaration that shadows the check': atEnd(
      '\nfunction hasRole(): boolean {\n  return true;\n}\n',
    ),
  },
  harmless: {
    ...harmlessAnywhere,
    'the condition wrapped': [
      "if (!hasRole(user, 'finance') || cents > MAX_REFUND_CENTS) {",
      "if (\n      !hasRole(user, 'finance') ||\n      cents > MAX_REFUND_CENTS\n    ) {",
    ],
    'the parameters wrapped': [
      REFUND_HEAD,
      'async refund(\n    user: User,\n    orderId: string,\n    cents: number,\n  ): Promise<string> {',
    ],
    'a comment inside the condition': ["'finance') ||", "'finance') /* or too much */ ||"],
    'a comment in the block': aboveLine(
      "throw new ForbiddenError('refund",
      '// Only finance pays back.',
    ),
    'the doc comment is reworded': [
      '/** Pays orders back. */',
      '/**\n * Returns money to customers.\n */',
    ],
    'the doc comment goes': without('/** Pays orders back. */'),
    'a doc comment on the method': aboveLine(
      '@Transactional()',
      '/** @returns the id of the order */',
    ),
    'blank lines': ['find(orderId);\n', 'find(orderId);\n\n\n'],
    'the other method changes': ["'refund of ' + orderId", "'Refund: ' + orderId"],
    'another field': belowLine('private readonly retries', 'private readonly name = "x";'),
    'the other function moves below': steps(
      without(
        'export function formatCents(cents: number): string {\n  return (cents / 100).toFixed(2);\n}\n',
      ),
      atEnd(
        '\nexport function formatCents(cents: number): string {\n  return (cents / 100).toFixed(2);\n}\n',
      ),
    ),
    'methods in another order': steps(
      without("  describe(orderId: string): string {\n    return 'refund of ' + orderId;\n  }\n"),
      aboveLine(
        '@Transactional()',
        "describe(orderId: string): string {\n  return 'refund of ' + orderId;\n}\n",
      ),
    ),
    'decorator on the same line': ['@Transactional()\n  async', '@Transactional() async'],
    'imports in another order': steps(
      without("import { audit } from './audit.js';"),
      belowLine('import { Ledger }', "import { audit } from './audit.js';"),
    ),
  },
});

const bookingInTry = sceneOf({
  name: 'a statement in a try',
  path: 'src/payments/refund.ts',
  before: REFUNDS,
  cited: BOOK,
  text: {
    ...lost,
    'await is dropped': ['await this.ledger.book', 'this.ledger.book'],
    'void instead of await': ['await this.ledger.book', 'void this.ledger.book'],
    'the sign goes': ['-cents,', 'cents,'],
    'doubled sign': ['-cents,', '- -cents,'],
    'another purpose': ["'refund');", "'payout');"],
    'arguments swapped': ["order.account, -cents, 'refund'", "'refund', -cents, order.account"],
    'an argument is dropped': ["-cents, 'refund')", '-cents)'],
    'a failure is swallowed by a chained call': [
      "-cents, 'refund');",
      "-cents, 'refund').catch(() => {});",
    ],
    'only if it is there': ['this.ledger.book', 'this.ledger?.book'],
    'another ledger': ['await this.ledger.book', 'await super.ledger.book'],
    'another method': ['ledger.book', 'ledger.preview'],
    'only under a condition': ['await this.ledger.book', 'order.dry || await this.ledger.book'],
    returned: ['      await this.ledger.book', '      return await this.ledger.book'],
    assigned: ['      await this.ledger.book', '      order.id = await this.ledger.book'],
    spread: ['order.account, -cents', '...order.accounts, -cents'],
    'a template of that text': [BOOK, `      void \`${BOOK.trim()}\`;`],
    'bound and not called': ['ledger.book(', 'ledger.book.bind('],
  },
  place: {
    ...inConstructs,
    'the catch has another parameter': ['catch (error) {', 'catch ({ error }) {'],
    'the catch loses its parameter': ['catch (error) {', 'catch {'],
    'a finally that returns': [
      '      throw error;\n    }',
      '      throw error;\n    } finally {\n      return order.id;\n    }',
    ],
    'out of its try': steps(without(BOOK), aboveLine('    try {', BOOK.trim())),
    'into the catch': moved(BOOK, 'catch (error) {'),
    'a finally instead of the catch': [
      '    } catch (error) {\n      audit.failure(orderId, error);\n      throw error;\n    }',
      '    } finally {\n      audit.failure(orderId);\n    }',
    ],
    'the same again': below(BOOK.trim()),
    'a try around the try': around(
      REFUNDS.slice(REFUNDS.indexOf('    try {'), REFUNDS.indexOf('\n    return order.id')),
      'try {',
      '} catch {}',
    ),
    'into the block of another check': moved(BOOK, "return 'skipped';"),
  },
  unit: {
    ...each(EXITS, (exit) => aboveLine('    try {', exit)),
    'an exit inside the try': above('if (order.tiny) return order.id;'),
    'the catch swallows': without('      throw error;'),
    'the catch is empty': steps(without('      throw error;'), without('audit.failure(')),
    'the amount changed above': aboveLine('    try {', 'cents = 0;'),
    'the order is another one': ['ledger.find(orderId)', 'ledger.find(user.lastOrder)'],
    'the order can be reassigned': ['const order =', 'let order ='],
    'the guard above goes': without(GUARD),
    'the guard above is turned round': ['if (!hasRole', 'if (hasRole'],
    'the ledger is replaced': aboveLine('    try {', 'this.ledger = nullLedger;'),
    'the account is replaced': belowLine('const order =', 'order.account = user.account;'),
    'an undo behind it': below('await this.ledger.undo(order.account);'),
    'the return is another one': ['return order.id;', 'return orderId;'],
    'the class extends a call': [
      'class RefundService {',
      'class RefundService extends mixin(Dry) {',
    ],
    'an optional parameter': ['cents: number): Promise', 'cents?: number): Promise'],
  },
  origin: {
    'replaced on the prototype above': aboveLine(
      '/** Pays orders back. */',
      'RefundService.prototype.refund = noRefund;',
    ),
    'the class is declared again': atEnd(
      '\nexport class RefundService {\n  async refund() {}\n}\n',
    ),
    'a static twin of the method': aboveLine(
      'describe(orderId',
      "static async refund(): Promise<string> {\n  return '';\n}\n",
    ),
    'an overload of the name': aboveLine(
      '@Transactional()',
      'async refund(user: User): Promise<string>;',
    ),
    'a getter of the name': aboveLine(
      'describe(orderId',
      "get refund() {\n  return async () => '';\n}\n",
    ),
  },
  harmless: {
    'one argument a line': [
      "book(order.account, -cents, 'refund');",
      "book(\n        order.account,\n        -cents,\n        'refund',\n      );",
    ],
    'a comment at its end': ["'refund');", "'refund'); // negative: money goes out"],
    'a comment inside': ['-cents,', '/* out */ -cents,'],
    'a blank line above': above(''),
    'the import of another name moves': [
      "import { audit } from './audit.js';",
      "import { audit } from '../audit/index.js';",
    ],
    'a limit that the line does not use': ['50_000', '60_000'],
    CRLF: withCrlf,
  },
});

const NOTIFY = DEPLOY.slice(DEPLOY.indexOf('export async function notify')).trimEnd();
const RECORD = DEPLOY.slice(
  DEPLOY.indexOf('  function record'),
  DEPLOY.indexOf('\n\n  const lock'),
);
const ARGUMENT = "      signature: 'required',";
const deployUnit = {
  ...each(EXITS, (exit) => belowLine('const log: string[]', exit)),
  'a dry run that returns': belowLine('const log: string[]', 'if (dryRun) return log;'),
  'the default of a parameter': ['dryRun = false', 'dryRun = true'],
  'a parameter goes': [', dryRun = false', ''],
  'a parameter is destructured': ['(release: Release,', '({ release }: { release: Release },'],
  'not async': ['export async function deploy', 'export function deploy'],
  'a generator': ['async function deploy', 'async function* deploy'],
  'a lock that is not awaited': ['await acquire(', 'acquire('],
  'the order of steps': moved('await migrate(release);', 'log.push(step);\n  }'),
  'the parameter is replaced': belowLine(
    'const log: string[]',
    'release = { ...release, hosts: [] };',
  ),
  'arguments is written': belowLine('const log: string[]', 'arguments[0] = {};'),
  'steps come from a local object': belowLine(
    'const log: string[]',
    'const { verify, probe } = fakes;',
  ),
  'another result': ['return log;', 'return [];'],
  'a directive in the body': belowLine(
    'const log: string[]',
    '// eslint-disable-next-line no-unreachable',
  ),
  'no longer exported': ['export async function deploy', 'async function deploy'],
  'the nested function does nothing': without('log.push(step);'),
} as const;

const argumentOfCall = sceneOf({
  name: 'one property in a call over several lines',
  path: 'src/deploy.ts',
  before: DEPLOY,
  cited: ARGUMENT,
  text: {
    'another value': ["'required'", "'optional'"],
    'another key': ['signature:', 'signatures:'],
    'the value is computed': ["'required'", "dryRun ? 'optional' : 'required'"],
    'joined by or': ["'required',", "'' || 'required',"],
    'joined by a comma': ["'required',", "('required', 'optional'),"],
    'a computed key': ['signature:', '[signature]:'],
    'a getter': [ARGUMENT, "      get signature() {\n        return 'required';\n      },"],
    'the property goes': without(ARGUMENT),
    'a comment': [ARGUMENT, "      // signature: 'required',"],
    'a block comment': [ARGUMENT, "      /* signature: 'required', */"],
    'a template': ["'required'", "`required${''}x`"],
    'only as a type': ["'required',", "'' as 'required',"],
    'a conditional spread': [ARGUMENT, "      ...(dryRun && { signature: 'required' }),"],
    'upper case': ["'required'", "'Required'"],
    'a space more in the string': ["'required'", "'required '"],
  },
  place: {
    'another function is called': ['await verify(release, {', 'await skip(release, {'],
    'the call is not awaited': ['await verify(release, {', 'verify(release, {'],
    void: ['await verify(release, {', 'void verify(release, {'],
    'an optional call': ['await verify(release, {', 'await verify?.(release, {'],
    'in a nested object': steps([ARGUMENT, `      ignored: {\n  ${ARGUMENT}\n      },`]),
    'in an array': steps(
      ['verify(release, {', 'verify(release, [{'],
      ['TIMEOUT_MS,\n    });', 'TIMEOUT_MS,\n    }]);'],
    ),
    'under a condition': steps(['await verify(release, {', 'if (!dryRun) await verify(release, {']),
    'behind an operator': steps(['await verify(release, {', 'dryRun || await verify(release, {']),
    'the call around it only builds options': [
      'await verify(release, {',
      'const options = await build(release, {',
    ],
    'the try has a catch': ['  } finally {', '  } catch {\n    return log;\n  } finally {'],
    'the finally goes': ['  } finally {\n    await lock.release();\n  }', '  } catch {}'],
    'the function is renamed': ['function deploy(', 'function deployUnsafe('],
    'the same property again': below("signature: 'required',"),
    'in if (false)': around(
      "    await verify(release, {\n      signature: 'required',\n      timeout: TIMEOUT_MS,\n    });",
      'if (false) {',
      '}',
    ),
    'in a callback': around(
      "    await verify(release, {\n      signature: 'required',\n      timeout: TIMEOUT_MS,\n    });",
      'queueMicrotask(async () => {',
      '});',
    ),
  },
  unit: {
    ...deployUnit,
    'a spread behind it': [
      'timeout: TIMEOUT_MS,',
      'timeout: TIMEOUT_MS,\n      ...release.overrides,',
    ],
    'a later property of another case': [
      'timeout: TIMEOUT_MS,',
      "timeout: TIMEOUT_MS,\n      ['signature']: 'none',",
    ],
  },
  harmless: {
    'the call on one line': [
      "verify(release, {\n      signature: 'required',\n      timeout: TIMEOUT_MS,\n    });",
      "verify(release, { signature: 'required', timeout: TIMEOUT_MS });",
    ],
    'a comment above': above('// never without one'),
    'a comment behind': ["'required',", "'required', // see the runbook"],
    'the steps are imported on several lines': [
      'import { migrate, probe, verify } from',
      'import {\n  migrate,\n  probe,\n  verify,\n} from',
    ],
    'the other function moves to the top': steps(
      without(NOTIFY),
      belowLine(
        "from './steps.js';",
        DEPLOY.slice(DEPLOY.indexOf('\nexport async function notify')).trimEnd(),
      ),
    ),
    CRLF: withCrlf,
    tabs: everywhere(/^(?: {2})+/gm, '\t'),
  },
});

const nestedLine = sceneOf({
  name: 'a check in a nested function',
  path: 'src/deploy.ts',
  before: DEPLOY,
  cited: "    if (step === '') throw new Error('a step needs a name');",
  text: {
    ...lost,
    unequal: ["step === ''", "step !== ''"],
    loose: ["step === ''", "step == ''"],
    'another constant': ["step === ''", "step === ' '"],
    'returns instead': ["throw new Error('a step needs a name')", 'return'],
    'throws nothing': ["throw new Error('a", "void new Error('a"],
    'another message': ['a step needs a name', 'a step may have a name'],
    assigned: ["step === ''", "step = ''"],
    'joined with false': ["step === '')", "step === '' && false)"],
  },
  place: {
    ...inSomeConstructs,
    'the nested function is renamed': ['function record(step', 'function recordOld(step'],
    'the outer function is renamed': ['function deploy(', 'function deployOld('],
    'moved into the outer function': moved(
      "    if (step === '') throw new Error('a step needs a name');",
      'const log: string[]',
    ),
    'the nested function becomes a value of another name': both([
      'function record(step: string): void {',
      'const other = (step: string): void => {',
    ]),
    'a wrapper around the nested function': around(RECORD, 'const make = () => {', '};'),
    'moved to another function of the file': moved(
      "    if (step === '') throw new Error('a step needs a name');",
      'function notify(owner',
    ),
  },
  unit: {
    ...deployUnit,
    'pushed before the check': both(["if (step === '')", "log.push(step);\n    if (step === '')"]),
    'the parameter of the nested function has a default': [
      'record(step: string)',
      "record(step: string = 'x')",
    ],
    'the parameter is replaced above': above("step ||= 'unnamed';"),
    'the nested function is async': ['  function record', '  async function record'],
    'a second nested function of that name': aboveLine('const lock =', 'function record() {}'),
    'a local Error': belowLine('const log: string[]', 'const Error = Object;'),
    'the calls of the nested function go': without("record('migrated');"),
  },
  origin: {
    'a file-level Error': atEnd('\nclass Error {}\n'),
    'an imported Error': inFront("import { Error } from './errors.js';\n"),
    "a second function of the unit's name": atEnd(
      '\nexport async function deploy(): Promise<string[]> {\n  return [];\n}\n',
    ),
    'the unit is reassigned': atEnd('\ndeploy = async () => [];\n'),
  },
  harmless: {
    'braces stay, blank line above': above(''),
    wrapped: ["if (step === '') throw", "if (step === '')\n      throw"],
    'a comment between': ["step === '') throw", "step === '') /* why */ throw"],
    'a line comment in the middle': [
      "step === '') throw",
      "step === '')\n      // no name\n      throw",
    ],
  },
});

const labelledBreak = sceneOf({
  name: 'a break to a label in a loop',
  path: 'src/deploy.ts',
  before: DEPLOY,
  cited: '      if (!state.healthy) break hosts;',
  text: {
    ...lost,
    'continue instead of break': ['break hosts', 'continue hosts'],
    'without its label': ['break hosts', 'break'],
    'a negation goes': ['!state.healthy', 'state.healthy'],
    'another property': ['state.healthy', 'state.known'],
    'a call': ['!state.healthy', '!state.healthy()'],
    'twice negated': ['!state.healthy', '!!state.healthy'],
  },
  place: {
    ...inSomeConstructs,
    'another label': ['hosts: for', 'targets: hosts: for'],
    'another list': ['of release.hosts', 'of []'],
    'a copy of the list': ['of release.hosts', 'of release.hosts.slice(1)'],
    'for in': ['host of release', 'host in release'],
    'for await': ['hosts: for (', 'hosts: for await ('],
    'the variable is declared otherwise': ['for (const host of', 'for (let host of'],
    'a loop around the loop': both([
      'hosts: for (',
      'for (let round = 0; round < 0; round++) hosts: for (',
    ]),
    'inside an inner loop': wrapped('for (;;) {', '}'),
    'the function is renamed': ['function deploy(', 'function $deploy('],
  },
  unit: {
    ...deployUnit,
    'another probe': ['await probe(host)', 'await probe(release.hosts[0])'],
    'the state is made healthy': above('state.healthy ||= true;'),
    'continue above': above('if (host.old) continue;'),
    'recorded first': both(
      ['const state = await', 'record(host);\n      const state = await'],
      ['break hosts;\n      record(host);', 'break hosts;'],
    ),
  },
  harmless: {
    wrapped: ['if (!state.healthy) break', 'if (!state.healthy)\n        break'],
    'a comment at the end': ['break hosts;', 'break hosts; // the rest waits'],
    'a comment above the loop': aboveLine('hosts: for', '/* one after the other */'),
  },
});

const twinsAndReturn = sceneOf({
  name: 'the second of two equal calls',
  path: 'src/deploy.ts',
  before: DEPLOY,
  cited: '  await notify(release.owner);\n  return log;',
  text: {
    'another argument': ['notify(release.owner);\n  return', 'notify(release.target);\n  return'],
    'not awaited': ['await notify(release.owner);\n  return', 'notify(release.owner);\n  return'],
    'a failure is swallowed': [
      '(release.owner);\n  return',
      '(release.owner).catch(() => {});\n  return',
    ],
    'both go': without('  await notify(release.owner);\n  await notify(release.owner);'),
    returned: [
      '  await notify(release.owner);\n  return',
      '  return await notify(release.owner);\n  return',
    ],
  },
  place: {
    'the first twin goes': ['  await notify(release.owner);\n  await', '  await'],
    'a third twin': below('await notify(release.owner);'),
    'both in if (false)': around(
      '  await notify(release.owner);\n  await notify(release.owner);',
      'if (false) {',
      '}',
    ),
    'the second in a block that was left': around(
      '  await notify(release.owner);\n  return log;',
      'skip: {\n  break skip;',
      '}',
    ),
    'both in the finally': steps(
      without('  await notify(release.owner);\n  await notify(release.owner);'),
      belowLine(
        'await lock.release();',
        'await notify(release.owner);\nawait notify(release.owner);',
      ),
    ),
  },
  unit: {
    'another result': ['return log;', 'return [];'],
    'returned between the two': [
      '  await notify(release.owner);\n  await',
      '  await notify(release.owner);\n  if (dryRun) return log;\n  await',
    ],
    'released later': both(['    await lock.release();', '    void lock.release();']),
    'a return in the loop': ['record(host);', 'return log;'],
    'a local notify': belowLine('const log: string[]', 'const notify = async () => {};'),
  },
  origin: {
    'the function called takes no owner': [
      'notify(owner: string)',
      'notify(_: string, owner: string)',
    ],
    'the function called is not async': ['export async function notify', 'export function notify'],
    'the function called is a generator': ['async function notify', 'async function* notify'],
    'the function called has a default': [
      '(owner: string): Promise<void>',
      "(owner = 'nobody'): Promise<void>",
    ],
    'the function called has another name': steps(
      ['function notify(owner', 'function notifyOwner(owner'],
      inFront("import { notify } from './fakes.js';\n"),
    ),
    'the function called is redefined': atEnd(
      '\nexport async function notify(): Promise<void> {}\n',
    ),
    'the function called is reassigned': atEnd('\nnotify = async () => {};\n'),
    'an import of the same name': inFront("import { notify } from './fakes.js';\n"),
    'the unit is redefined': atEnd('\nexport async function deploy() {}\n'),
  },
  harmless: {
    'the body of the function called': ["{ method: 'POST' }", "{ method: 'PUT' }"],
    'a blank line between': ['  return log;', '\n  return log;'],
    'the function called stands above': steps(
      without(NOTIFY),
      belowLine('const TIMEOUT_MS', `\n${NOTIFY}`),
    ),
  },
});

/** Of the two cited lines only the first, which is the second twin. */
const twins: Scene = {
  ...twinsAndReturn,
  lines: [twinsAndReturn.lines[0], twinsAndReturn.lines[0]],
};

const inHandler = sceneOf({
  name: 'a guard in a handler',
  path: 'src/server.ts',
  before: SERVER,
  cited: '  if (account.owner !== req.user.id) return res.status(403).end();',
  text: {
    ...lost,
    equal: ['account.owner !== req', 'account.owner === req'],
    'another side': ['account.owner !== req.user.id', 'req.user.id !== req.user.id'],
    'the return is lost': ['req.user.id) return res', 'req.user.id) res'],
    'another status': ['status(403)', 'status(200)'],
    'not ended': ['status(403).end()', 'status(403)'],
    assigned: ['account.owner !== req.user.id', 'account.owner = req.user.id'],
    optional: ['req.user.id)', 'req.user?.id)'],
    'joined with a query': ['req.user.id)', 'req.user.id && !req.query.force)'],
  },
  place: {
    ...inConstructs,
    'the role goes': ["requireRole('admin'), ", ''],
    'another role': ["requireRole('admin')", "requireRole('viewer')"],
    'the role is an expression': ["requireRole('admin')", "requireRole('admin') && pass"],
    'one more argument': ["requireRole('admin'), ", "requireRole('admin'), skip, "],
    'another route': ["app.delete('/accounts/:id'", "app.delete('/old-accounts/:id'"],
    'another verb': ['app.delete(', 'app.head('],
    'another app': ['app.delete(', 'express().delete('],
    'the handler is wrapped': both(
      ['async (req, res) => {\n  const account', 'swallow(async (req, res) => {\n  const account'],
      ['status(204).end();\n});', 'status(204).end();\n}));'],
    ),
    'the route under a condition': around(
      SERVER.slice(SERVER.indexOf('app.delete('), SERVER.indexOf('\n\nif (process')),
      'if (process.env.DELETE) {',
      '}',
    ),
    'the route in a function': around(
      SERVER.slice(SERVER.indexOf('app.delete('), SERVER.indexOf('\n\nif (process')),
      'function later() {',
      '}',
    ),
    'in the loop': moved(
      '  if (account.owner !== req.user.id) return res.status(403).end();',
      'for (const card',
    ),
    'in the other handler': moved(
      '  if (account.owner !== req.user.id) return res.status(403).end();',
      "app.get('/accounts', async",
    ),
  },
  unit: {
    'a removal above': above('await accounts.remove(account.id);'),
    "the account is the user's own": [
      'accounts.get(req.params.id)',
      'accounts.get(req.user.account)',
    ],
    'the owner is set': above('account.owner = req.user.id;'),
    'the user is set': above('req.user = account;'),
    'an early return': above('if (req.query.force) return res.status(204).end();'),
    'another response': ['return res.status(204)', 'return res.status(200)'],
    'the loop goes': without(
      '  for (const card of account.cards) {\n    if (card.pending) continue;\n    await cards.revoke(card.id);\n  }',
    ),
    'the removal goes': without('await accounts.remove(account.id);'),
  },
  harmless: {
    wrapped: [
      'req.user.id) return res.status(403).end();',
      'req.user.id)\n    return res.status(403).end();',
    ],
    'a chain over several lines': [
      'return res.status(403).end();',
      'return res\n      .status(403)\n      .end();',
    ],
    'a comment behind': ['status(403).end();', 'status(403).end(); // not yours'],
    'the other route changes': ['accounts.list(PAGE_SIZE)', 'accounts.page(PAGE_SIZE)'],
    'another route is added above': aboveLine(
      "app.get('/accounts'",
      "app.get('/health', (_req, res) => {\n  res.end();\n});\n",
    ),
    'a byte-order mark': withBom,
  },
});

const middleware = sceneOf({
  name: 'a step of a script',
  path: 'src/server.ts',
  before: SERVER,
  cited: 'app.use(requireAuth);',
  text: {
    ...lost,
    'a path before it': ['use(requireAuth)', "use('/admin', requireAuth)"],
    'a call': ['use(requireAuth)', 'use(requireAuth({ optional: true }))'],
    'another app': ['app.use(requireAuth)', 'express().use(requireAuth)'],
    'another middleware': ['use(requireAuth)', 'use(requireUser)'],
    or: ['use(requireAuth)', 'use(requireAuth || pass)'],
    'not called': ['app.use(requireAuth);', 'app.use, requireAuth;'],
  },
  place: {
    ...each(CONSTRUCTS, ([head, tail]) => wrapped(head, tail)),
    twice: below('app.use(requireAuth);'),
    'in a handler': steps(
      without('app.use(requireAuth);'),
      aboveLine('res.json(await', 'app.use(requireAuth);'),
    ),
    'as a body of an if': ['app.use(requireAuth);', 'if (process.env.AUTH) app.use(requireAuth);'],
    'in the last if': steps(
      without('app.use(requireAuth);'),
      aboveLine('app.listen', 'app.use(requireAuth);'),
    ),
    'in a namespace': wrapped('namespace Unused {', '}'),
  },
  unit: {
    'behind the routes': moved('app.use(requireAuth);', 'status(204).end();\n});'),
    'the process ends above': above('if (process.env.X) process.exit(0);'),
    'a route above it': above("app.use('/open', everything);"),
  },
  origin: {
    'the middleware comes from elsewhere': ["'./auth.js'", "'./auth-off.js'"],
    'an alias': ['{ requireAuth, requireRole }', '{ pass as requireAuth, requireRole }'],
    'the app is another thing': ['const app = express();', 'const app = fake();'],
    'the app can be replaced': ['const app = express();', 'let app = express();'],
    'the app is replaced': steps(['const app = express();', 'let app = express();\napp = fake();']),
    'the method is replaced': belowLine('const app = express();', 'app.use = () => app;'),
    'the method is replaced by its key': belowLine(
      'const app = express();',
      "app['use'] = () => app;",
    ),
    'a function of the name': atEnd(
      '\nfunction requireAuth(_req: unknown, _res: unknown, next: () => void) {\n  next();\n}\n',
    ),
    'a default import of the name': inFront("import requireAuth from './pass.js';\n"),
    'only a type import': [
      'import { requireAuth, requireRole }',
      'import type { requireAuth, requireRole }',
    ],
  },
  harmless: {
    'a comment behind': ['use(requireAuth);', 'use(requireAuth); // all below are for users'],
    'a comment inside': ['use(requireAuth)', 'use(/* no guests */ requireAuth)'],
    'the body of a function of that file': ['Math.ceil(', 'Math.floor('],
    CRLF: withCrlf,
  },
});

const property = sceneOf({
  name: 'a property of a top-level object',
  path: 'src/policy.ts',
  before: POLICY,
  cited: '  viewer: [Permission.Read],',
  text: {
    'one more element': [
      'viewer: [Permission.Read]',
      'viewer: [Permission.Read, Permission.Admin]',
    ],
    'another element': ['viewer: [Permission.Read]', 'viewer: [Permission.Write]'],
    'a hole': ['viewer: [Permission.Read]', 'viewer: [, Permission.Read]'],
    'a spread': ['viewer: [Permission.Read]', 'viewer: [...Object.values(Permission)]'],
    'another key': ['viewer:', "'viewer ':"],
    'a computed key': ['viewer:', '[viewer]:'],
    'a call': ['viewer: [Permission.Read]', 'viewer: [Permission.Read].concat(extra)'],
    'the property goes': without('  viewer: [Permission.Read],'),
    'a comment': ['  viewer: [P', '  // viewer: [P'],
    'a method': [
      '  viewer: [Permission.Read],',
      '  viewer() {\n    return [Permission.Read];\n  },',
    ],
    'a function around it': ['viewer: [Permission.Read]', 'viewer: () => [Permission.Read]'],
    'an assertion to never': [
      'viewer: [Permission.Read],',
      'viewer: [] as unknown as [Permission.Read],',
    ],
  },
  place: {
    'in a nested object': [
      '  viewer: [Permission.Read],',
      '  old: {\n    viewer: [Permission.Read],\n  },',
    ],
    'in a call around the object': both(
      ['readonly Permission[]> = {', 'readonly Permission[]> = withAdmin({'],
      ['Permission.Admin],\n};', 'Permission.Admin],\n});'],
    ),
    'behind a condition': [
      'readonly Permission[]> = {',
      'readonly Permission[]> = process.env.ALL ? everything : {',
    ],
    'in a function': steps(
      ['export const ROLE_', 'const ROLE_'],
      around(
        POLICY.slice(POLICY.indexOf('const ROLE_'), POLICY.indexOf('\n\nexport const SESSION')),
        'function old() {',
        '}',
      ),
    ),
    'in a template': both(
      ['readonly Permission[]> = {', 'readonly Permission[]> = `{'],
      ['Permission.Admin],\n};', 'Permission.Admin],\n}`;'],
    ),
    'in a comment': both(
      ['export const ROLE_', '/* export const ROLE_'],
      ['Permission.Admin],\n};', 'Permission.Admin],\n}; */'],
    ),
    'the constant has another name': ['const ROLE_PERMISSIONS:', 'const OLD_PERMISSIONS:'],
    'the same key again': below('viewer: [Permission.Read],'),
  },
  unit: {
    'the key again with another value': below('viewer: [Permission.Admin],'),
    'the key again in quotes': below("'viewer': [Permission.Admin],"),
    'a spread behind it': aboveLine('owner: [', '...overrides,'),
    'a proto': below('__proto__: everything,'),
    'another role may more': [
      'editor: [Permission.Read, Permission.Write]',
      'editor: [Permission.Read, Permission.Admin]',
    ],
    'it can be reassigned': ['export const ROLE_', 'export let ROLE_'],
    'another type': ['Record<string, readonly Permission[]>', 'Record<string, any>'],
    'a directive in the object': aboveLine('owner: [', '// @ts-ignore'),
  },
  origin: {
    'the enum is imported': [
      'export enum Permission {',
      "import { Permission } from './enum.js';\nexport enum Permission2 {",
    ],
    'the enum is declared again': atEnd("\nexport enum Permission {\n  All = 'all',\n}\n"),
    'a namespace of that name': atEnd(
      "\nexport namespace Permission {\n  export const Read = 'admin';\n}\n",
    ),
    'a member is reassigned': atEnd("\nPermission.Read = 'admin';\n"),
    'the constant is declared again': atEnd('\nexport const ROLE_PERMISSIONS = {};\n'),
    'its property is assigned below': atEnd('\nROLE_PERMISSIONS.viewer = [Permission.Admin];\n'),
    'its property is assigned by key': atEnd(
      "\nROLE_PERMISSIONS['viewer'] = [Permission.Admin];\n",
    ),
    'it is reassigned below': atEnd('\nROLE_PERMISSIONS = {};\n'),
    'a const enum': ['export enum Permission', 'export const enum Permission'],
    'a declared enum': ['export enum Permission', 'export declare enum Permission'],
  },
  harmless: {
    'on several lines': ['viewer: [Permission.Read],', 'viewer: [\n    Permission.Read,\n  ],'],
    'a comment behind': ['viewer: [Permission.Read],', 'viewer: [Permission.Read], // and no more'],
    'the last comma goes': ['Permission.Admin],\n};', 'Permission.Admin]\n};'],
    'a doc comment': aboveLine('export const ROLE_', '/** What each role may do. */'),
    'another constant': ['BASE_LIMIT = 100', 'BASE_LIMIT = 50'],
    CRLF: withCrlf,
  },
});

const enumMember = sceneOf({
  name: 'a member of an enum',
  path: 'src/policy.ts',
  before: POLICY,
  cited: "  Admin = 'admin',",
  text: {
    'another value': ["= 'admin'", "= 'write'"],
    'no value': ["Admin = 'admin'", 'Admin'],
    'another name': ["Admin = 'admin'", "Owner = 'admin'"],
    'the member goes': without("Admin = 'admin'"),
    'a comment': ["  Admin = 'admin',", "  // Admin = 'admin',"],
    computed: ["= 'admin'", "= 'adm' + 'i'"],
  },
  place: {
    'the enum is renamed': ['enum Permission {', 'enum OldPermission {'],
    'in a namespace': around(
      "export enum Permission {\n  Read = 'read',\n  Write = 'write',\n  Admin = 'admin',\n}",
      'namespace Old {',
      '}',
    ),
    'in a second enum': steps(
      without("Admin = 'admin'"),
      atEnd("\nexport enum Other {\n  Admin = 'admin',\n}\n"),
    ),
  },
  unit: {
    'a member of the same value': above("Guest = 'admin',"),
    'another member has that value': ["Write = 'write'", "Write = 'admin'"],
    'a const enum': ['export enum Permission', 'export const enum Permission'],
    'a declared enum': ['export enum Permission', 'export declare enum Permission'],
    'a member goes': without("Write = 'write'"),
  },
  origin: {
    'the enum is merged': atEnd("\nexport enum Permission {\n  Root = 'root',\n}\n"),
    'a class of the name': inFront('class Permission {}\n'),
    'a member is assigned': atEnd("\nPermission.Admin = 'read';\n"),
  },
  harmless: {
    'the last comma goes': ["'admin',", "'admin'"],
    'a comment above': above('// everything'),
    'a doc comment of a member': aboveLine("Write = 'write'", '/** Implies nothing. */'),
  },
});

const switchArm = sceneOf({
  name: 'a return in an arm of a switch',
  path: 'src/policy.ts',
  before: POLICY,
  cited: '      return BASE_LIMIT * seats;',
  text: {
    ...lost,
    'another operator': ['BASE_LIMIT * seats', 'BASE_LIMIT ** seats'],
    'one more': ['BASE_LIMIT * seats', 'BASE_LIMIT * seats + 1'],
    'a fallback': ['BASE_LIMIT * seats', 'BASE_LIMIT * seats || Infinity'],
    'another name': ['BASE_LIMIT * seats', 'BASE_LIMIT * plan'],
    'a line break behind return': ['return BASE_LIMIT * seats', 'return\n      BASE_LIMIT * seats'],
    'a throw': ['return BASE_LIMIT * seats', 'throw BASE_LIMIT * seats'],
    'no return': ['return BASE_LIMIT * seats', 'BASE_LIMIT * seats'],
    'returned negative': ['return BASE_LIMIT * seats', 'return -BASE_LIMIT * seats'],
  },
  place: {
    ...inSomeConstructs,
    'the case has another value': ["case 'team':", "case 'teams':"],
    'the case is default': both(
      ["case 'team':", 'default:'],
      ['    default:\n      return Infinity', "    case 'x':\n      return Infinity"],
    ),
    'the subject is another one': ['switch (plan.kind)', 'switch (plan.name)'],
    'the subject is true': ['switch (plan.kind)', 'switch (true)'],
    'in another arm': moved('      return BASE_LIMIT * seats;', 'default:'),
    'in the first arm': moved('      return BASE_LIMIT * seats;', "case 'free':"),
    'the function is renamed': ['function limitFor(', 'function oldLimitFor('],
    'the switch in a loop': around(
      POLICY.slice(POLICY.indexOf('  switch (plan'), POLICY.indexOf('\n}\n\nexport function canT')),
      'for (const _ of []) {',
      '}',
    ),
  },
  unit: {
    ...each({ ...EXITS, 'an endless loop': 'for (;;);' }, (exit) =>
      aboveLine('switch (plan.kind)', exit),
    ),
    'an arm of the same value above': aboveLine("case 'free':", "case 'team':\n  return Infinity;"),
    'the default does something else': ['return Infinity', 'return 0'],
    'a parameter has a default': ['seats: number)', 'seats = 1e6)'],
    'parameters swapped': ['plan: Plan, seats: number', 'seats: number, plan: Plan'],
    'a local limit': aboveLine('switch (plan.kind)', 'const BASE_LIMIT = Infinity;'),
    'a local limit by var below': belowLine('return Infinity;\n  }', 'var BASE_LIMIT = 1;'),
    'the parameter changes': above('seats *= 2;'),
    'another result type': ['seats: number): number', 'seats: number): any'],
  },
  origin: {
    'the limit has another value': ['BASE_LIMIT = 100', 'BASE_LIMIT = 1e9'],
    'the limit is a getter': [
      'const BASE_LIMIT = 100;',
      'const { BASE_LIMIT } = globalThis.config;',
    ],
    'the limit is an import': [
      'const BASE_LIMIT = 100;',
      "import { BASE_LIMIT } from './limits.js';",
    ],
    'the limit is assigned': atEnd('\nBASE_LIMIT = 1;\n'),
    'the limit grows': atEnd('\nBASE_LIMIT++;\n'),
    'the unit is declared again': atEnd(
      '\nexport function limitFor(): number {\n  return Infinity;\n}\n',
    ),
    'the unit has an overload': aboveLine(
      'export function limitFor',
      'export function limitFor(plan: Plan): number;',
    ),
    'the unit is a variable too': inFront('var limitFor = () => Infinity;\n'),
  },
  harmless: {
    'a comment inside': ['BASE_LIMIT * seats;', 'BASE_LIMIT /* a seat */ * seats;'],
    'a comment above': above('// a seat each'),
    'the function that is not cited': ['cents < BASE_LIMIT;', 'cents <= BASE_LIMIT;'],
    'parameters wrapped': [
      'limitFor(plan: Plan, seats: number): number',
      'limitFor(\n  plan: Plan,\n  seats: number,\n): number',
    ],
  },
});

const constant = sceneOf({
  name: 'a top-level constant',
  path: 'src/policy.ts',
  before: POLICY,
  cited: 'export const SESSION_MS = DAY_MS / 2;',
  text: {
    'another operator': ['DAY_MS / 2', 'DAY_MS * 2'],
    'another number': ['DAY_MS / 2', 'DAY_MS / 0.2'],
    'a separator': ['DAY_MS / 2', 'DAY_MS / 2_0'],
    let: ['export const SESSION_MS', 'export let SESSION_MS'],
    'not exported': ['export const SESSION_MS', 'const SESSION_MS'],
    'declared only': [
      'export const SESSION_MS = DAY_MS / 2',
      'export declare const SESSION_MS: number',
    ],
    or: ['DAY_MS / 2', 'Number(process.env.MS) || DAY_MS / 2'],
    'a second variable': ['DAY_MS / 2;', 'DAY_MS / 2, MORE = 1;'],
    'commented out': prefixed('// '),
    gone: replacedBy(''),
    'in a string': ['= DAY_MS / 2', "= 'DAY_MS / 2'"],
    'a function': ['= DAY_MS / 2', '= () => DAY_MS / 2'],
  },
  place: {
    'in a namespace': wrapped('namespace Old {', '}'),
    'in a function': [
      'export const SESSION_MS = DAY_MS / 2;',
      'function old() {\n  const SESSION_MS = DAY_MS / 2;\n}',
    ],
    'in a module declaration': wrapped("declare module 'x' {", '}'),
    'in a comment': wrapped('/*', '*/'),
    'in a template': wrapped('void `', '`;'),
  },
  origin: {
    'the day has another source': ["'./plans.js'", "'./plans-long.js'"],
    'another day': ['{ DAY_MS,', '{ YEAR_MS as DAY_MS,'],
    'the day is a local constant': [
      'import { DAY_MS, type Plan }',
      'const DAY_MS = 1e12;\nimport { type Plan }',
    ],
    'a second declaration': atEnd('\nvar SESSION_MS = Infinity;\n'),
    'it is assigned': atEnd('\nSESSION_MS = Infinity;\n'),
    'it is assigned by destructuring': atEnd('\n({ SESSION_MS } = config);\n'),
  },
  harmless: {
    wrapped: ['= DAY_MS / 2', '=\n  DAY_MS / 2'],
    'moved to the end': steps(
      without('export const SESSION_MS = DAY_MS / 2;'),
      atEnd('\nexport const SESSION_MS = DAY_MS / 2;\n'),
    ),
    'moved to the top': steps(
      without('export const SESSION_MS = DAY_MS / 2;'),
      belowLine("from './plans.js';", 'export const SESSION_MS = DAY_MS / 2;'),
    ),
    'a comment inside': ['DAY_MS / 2', 'DAY_MS /* ms */ / 2'],
    'another import of the same module': [
      '{ DAY_MS, type Plan }',
      '{ DAY_MS, type Plan, type Seat }',
    ],
  },
});

const CAN_TRANSFER = POLICY.slice(POLICY.indexOf('export function canT')).trimEnd();
const wholeFunction = sceneOf({
  name: 'a whole function',
  path: 'src/policy.ts',
  before: POLICY,
  cited: CAN_TRANSFER,
  text: {
    async: ['export function canTransfer', 'export async function canTransfer'],
    'another name': ['function canTransfer', 'function mayTransfer'],
    'another parameter': ['canTransfer(from: Plan', 'canTransfer(to: Plan'],
    'an exit': belowLine('function canTransfer', 'return true;'),
    'less or equal': ['cents <= 0', 'cents < 0'],
    'true for false': ['return false;', 'return true;'],
    'or for and': ['from.verified &&', 'from.verified ||'],
    'statements swapped': moved('  if (cents <= 0) return false;', 'return from.verified'),
    'a directive inside': aboveLine('return from.verified', '// @ts-ignore'),
    'a parameter more': ['cents: number): boolean', 'cents: number, force = false): boolean'],
    gone: replacedBy(''),
  },
  place: {
    'in if (false)': steps(
      ['export function canT', 'function canT'],
      around(CAN_TRANSFER.replace('export ', ''), 'if (false) {', '}'),
    ),
    'in another function': steps(
      ['export function canT', 'function canT'],
      around(CAN_TRANSFER.replace('export ', ''), 'export function old() {', '}'),
    ),
    'in a namespace': wrapped('export namespace Old {', '}'),
    'in a comment': wrapped('/*', '*/'),
    'the same again': below(CAN_TRANSFER),
  },
  origin: {
    'the limit has another value': ['BASE_LIMIT = 100', 'BASE_LIMIT = 1e9'],
    'a type comes from elsewhere': [
      "type Plan } from './plans.js'",
      "type Draft as Plan } from './plans.js'",
    ],
    'replaced below': atEnd('\ncanTransfer = () => true;\n'),
    'another of the name': inFront('function canTransfer() {\n  return true;\n}\n'),
    'an import of the name': inFront("import { canTransfer } from './open.js';\n"),
    'the limit is a parameter of the environment': [
      'BASE_LIMIT = 100',
      'BASE_LIMIT = Number(process.env.LIMIT ?? 100)',
    ],
  },
  harmless: {
    'a comment inside': aboveLine('return from.verified', '// small sums only'),
    'blank lines inside': aboveLine('return from.verified', ''),
    'a doc comment': above('/** Small transfers. */'),
    'parameters wrapped': [
      'canTransfer(from: Plan, cents: number)',
      'canTransfer(\n  from: Plan,\n  cents: number,\n)',
    ],
    'moved to the top': steps(
      without(CAN_TRANSFER),
      belowLine("from './plans.js';", `\n${CAN_TRANSFER}`),
    ),
    CRLF: withCrlf,
  },
});

const inClosure = sceneOf({
  name: 'a guard in a method of a returned object',
  path: 'src/sessions.ts',
  before: SESSIONS,
  cited: '      if (!check(token, mac)) {',
  text: {
    'a negation goes': ['!check(token', 'check(token'],
    'arguments swapped': ['check(token, mac)', 'check(mac, token)'],
    'a comparison that is never true': ['!check(token, mac)', '!check(token, mac) === null'],
    'the throw is lost': without("throw new Error('forged"),
    'saved in the block': aboveLine("throw new Error('forged", 'open.set(token, Date.now());'),
    'the else does more': belowLine('open.set(', 'open.clear();'),
    'the else goes': ['      } else {\n        open.set(token, Date.now());\n      }', '      }'],
    'else if': ['} else {', '} else if (token) {'],
    'another time': ['Date.now()', '0'],
  },
  place: {
    'another method': ['async enter(', 'async enterOld('],
    'another function around it': ['function sessions(', 'function oldSessions('],
    'the object is passed to a call': both(
      ['  return {\n    async', '  return withoutErrors({\n    async'],
      ['    },\n  };\n}', '    },\n  });\n}'],
    ),
    'in a property of another name': both(
      ['  return {\n    async', '  return { old: {\n    async'],
      ['    },\n  };\n}', '    },\n  } };\n}'],
    ),
    'in a try that swallows': around(
      SESSIONS.slice(
        SESSIONS.indexOf('      if (!check'),
        SESSIONS.indexOf('\n      await store.save'),
      ),
      'try {',
      '} catch {}',
    ),
    'in the other method': moved(
      SESSIONS.slice(
        SESSIONS.indexOf('      if (!check'),
        SESSIONS.indexOf('\n      await store.save'),
      ),
      'leave(token: string)',
    ),
  },
  unit: {
    'saved first': both(['      if (!check', '      await store.save(token);\n      if (!check']),
    'the closure compares nothing': ['return timingSafeEqual(expected, mac);', 'return true;'],
    'the closure compares with itself': [
      'timingSafeEqual(expected, mac)',
      'timingSafeEqual(mac, mac)',
    ],
    'the closure is async': ['const check = (token', 'const check = async (token'],
    'the closure can be replaced': ['const check =', 'let check ='],
    'a parameter with a default': ['mac: Buffer): Promise', 'mac: Buffer = sign(token)): Promise'],
    'a parameter named like the closure': [
      'async enter(token: string, mac: Buffer)',
      'async enter(token: string, mac: Buffer, check = () => true)',
    ],
    'not async': ['    async enter', '    enter'],
    'a getter before the return': aboveLine('  return {\n', 'if (store.open) return store;'),
    'the mac is computed': aboveLine('if (!check', 'mac = sign(token);'),
    'a second method of the name in the object': aboveLine(
      'leave(token: string)',
      'async enter() {},',
    ),
    'the map comes from elsewhere': ['const open = new Map', 'const open = global.open ?? new Map'],
    'another parameter of the outer function': ['sessions(store: Store)', 'sessions(store: any)'],
  },
  origin: {
    'the unit is declared again': atEnd('\nexport function sessions() {}\n'),
    'the unit is imported too': inFront("import { sessions } from './old.js';\n"),
    'a file-level Error': atEnd('\nclass Error {}\n'),
    'a file-level Date': belowLine('let secret', 'const Date = { now: () => 0 };'),
    'Date is changed': atEnd('\nDate.now = () => 0;\n'),
  },
  harmless: {
    'a comment in the condition': ['!check(token, mac)', '!check(token, /* hex */ mac)'],
    'a comment before else': [
      "session');\n      } else",
      "session');\n        // else: fine\n      } else",
    ],
    'another function': atEnd('\nexport const unrelated = 1;\n'),
    'the body of a function that is not called here': ["'sha256'", "'sha512'"],
    CRLF: withCrlf,
  },
});

const inCallback = sceneOf({
  name: 'a line in a callback of an arrow function',
  path: 'src/sessions.ts',
  before: SESSIONS,
  cited: '    user.assertActive();',
  text: {
    ...lost,
    'not called': ['assertActive();', 'assertActive;'],
    optional: ['user.assertActive', 'user?.assertActive'],
    'another check': ['assertActive', 'assertKnown'],
    and: ['user.assertActive();', 'user.strict && user.assertActive();'],
    'an argument': ['assertActive();', 'assertActive({ throw: false });'],
  },
  place: {
    ...inSomeConstructs,
    'another method takes the callback': ['store.transaction(', 'store.later('],
    'another argument': ["transaction('users',", "transaction('guests',"],
    'one more argument': ["transaction('users',", "transaction('users', { retry: 0 },"],
    'an argument behind the callback': [
      '    return user;\n  });',
      '    return user;\n  }, ignoreErrors);',
    ],
    'a chained catch': [
      '    return user;\n  });',
      '    return user;\n  }).catch(() => undefined);',
    ],
    'another name': ['const withUser', 'const withOldUser'],
    'a condition before the call': ['  store.transaction(', '  store.off || store.transaction('],
    'one more function around': both([
      '(store: Store) =>\n  store.',
      '(store: Store) => () =>\n  store.',
    ]),
  },
  unit: {
    'the callback is not async': ['async (tx)', '(tx)'],
    'another parameter': ['async (tx) =>', 'async (tx, user) =>'],
    'another user': ['tx.current()', 'tx.system()'],
    'returned first': above('if (user.old) return user;'),
    'replaced first': above('user.assertActive = () => {};'),
    'a parameter with a default': [
      'withUser = (store: Store)',
      'withUser = (store: Store = memory)',
    ],
    async: ['withUser = (store', 'withUser = async (store'],
    'another result': ['return user;', 'return tx;'],
  },
  origin: {
    'reassigned below': atEnd('\nwithUser = () => undefined;\n'),
    'declared as a function too': atEnd('\nfunction withUser() {}\n'),
  },
  harmless: {
    'a comment behind': ['assertActive();', 'assertActive(); // throws'],
    'a comment in the arguments': ["'users', async", "'users', /* in one go */ async"],
    'on one line': ['(store: Store) =>\n  store.', '(store: Store) =>\n\n  store.'],
    'the other function goes': without(
      SESSIONS.slice(
        SESSIONS.indexOf('function sign('),
        SESSIONS.indexOf('\n\nexport function sessions'),
      ),
    ),
  },
});

const anImport = sceneOf({
  name: 'an import',
  path: 'src/sessions.ts',
  before: SESSIONS,
  cited: "import { createHmac, timingSafeEqual } from 'node:crypto';",
  text: {
    'another module': ["'node:crypto'", "'./crypto.js'"],
    'an alias': ['timingSafeEqual }', 'timingSafeEqual as equal }'],
    'another name under that name': ['timingSafeEqual }', 'sameLength as timingSafeEqual }'],
    'a name less': ['createHmac, timingSafeEqual }', 'createHmac }'],
    'only types': ['import { createHmac', 'import type { createHmac'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
    'a namespace': ['{ createHmac, timingSafeEqual }', '* as crypto'],
    'an attribute': ["'node:crypto';", "'node:crypto' with { type: 'json' };"],
    'an export': [
      "import { createHmac, timingSafeEqual } from 'node:c",
      "export { createHmac, timingSafeEqual } from 'node:c",
    ],
  },
  place: {
    'in a template': wrapped('void `', '`;'),
    'in a comment': wrapped('/*', '*/'),
    'in a declared module': wrapped("declare module 'x' {", '}'),
  },
  origin: {
    'a function of the name': atEnd('\nfunction timingSafeEqual() {\n  return true;\n}\n'),
    'a second import': belowLine(
      "from './store.js';",
      "import { timingSafeEqual } from './open.js';",
    ),
    'an assignment': atEnd('\ntimingSafeEqual = () => true;\n'),
  },
  harmless: {
    'on several lines': [
      '{ createHmac, timingSafeEqual }',
      '{\n  createHmac,\n  timingSafeEqual,\n}',
    ],
    'a comment inside': ['{ createHmac,', '{ /* node */ createHmac,'],
    'below the other import': moved(
      "import { createHmac, timingSafeEqual } from 'node:crypto';",
      "from './store.js';",
    ),
    'a byte-order mark': withBom,
  },
});

export const scenes: readonly Scene[] = [
  guardByHead,
  bookingInTry,
  argumentOfCall,
  nestedLine,
  labelledBreak,
  twins,
  inHandler,
  middleware,
  property,
  enumMember,
  switchArm,
  constant,
  wholeFunction,
  inClosure,
  inCallback,
  anImport,
];
