import {
  above,
  atEnd,
  below,
  both,
  inFront,
  prefixed,
  replacedBy,
  sceneOf,
  wrapped,
  type Change,
} from '../changes.js';
import { withBom, withCrlf } from '../edits.js';
import { aboveLine, around, belowLine, each, moved, steps, without } from '../line-changes.js';
import type { Scene } from '../scene.js';

const REFUNDS = `import logging
from decimal import Decimal

from shop.auth import has_role, login_required
from shop.ledger import Ledger, LedgerError, transaction

log = logging.getLogger(__name__)
MAX_REFUND = Decimal("500.00")


def euros(cents):
    return f"{cents / 100:.2f}"


class Refunds:
    """Pays orders back."""

    currency = "EUR"

    def __init__(self, ledger: Ledger):
        self.ledger = ledger

    @login_required
    @transaction.atomic
    def refund(self, user, order_id, amount, *, dry_run=False):
        """Pays one order back."""
        order = self.ledger.find(order_id)
        if not has_role(user, "finance") or amount > MAX_REFUND:
            raise PermissionDenied("refund not allowed")
        if order.state != "paid":
            return None
        try:
            self.ledger.book(order.account, -amount, reason="refund")
        except LedgerError as error:
            log.warning("refund failed: %s", error)
            raise
        return order.id

    def describe(self, order_id):
        return "refund of " + order_id


class PermissionDenied(Exception):
    pass
`;

const ROLES = `from enum import Enum
from functools import wraps

from shop.settings import DAY_SECONDS

BASE_LIMIT = 100


class Role(Enum):
    VIEWER = "viewer"
    EDITOR = "editor"
    OWNER = "owner"


PERMISSIONS = {
    Role.VIEWER: {"read"},
    Role.EDITOR: {"read", "write"},
    Role.OWNER: {"read", "write", "admin"},
}
SESSION_SECONDS = DAY_SECONDS // 2


def requires(permission):
    def decorator(view):
        @wraps(view)
        def wrapper(request, *args):
            if permission not in PERMISSIONS[request.user.role]:
                raise PermissionError(permission)
            return view(request, *args)

        return wrapper

    return decorator


def limit_for(plan, seats):
    match plan.kind:
        case "free":
            return 10
        case "team":
            return BASE_LIMIT * seats
        case _:
            return None


def can_transfer(account, cents):
    if cents <= 0:
        return False
    return account.verified and cents < BASE_LIMIT
`;

const DEPLOY = `import sys

from deploy.locks import acquire
from deploy.steps import migrate, probe, verify

TIMEOUT = 30


def load(path):
    with open(path) as file:
        return file.read().split()


release = load(sys.argv[1])
if release.unsigned:
    sys.exit("unsigned release")

with acquire(release.target) as lock:
    migrate(release)
    verify(
        release,
        signature="required",
        timeout=TIMEOUT,
    )
    for host in release.hosts:
        if not probe(host).healthy:
            break
        lock.touch()
    else:
        print("all hosts are up")
`;

const QUEUE = `import asyncio

from jobs.audit import audit
from jobs.store import store

RETRIES = 3


async def drain(queue, handler, limit=10):
    seen = set()

    def is_new(job):
        if job.id in seen:
            return False
        seen.add(job.id)
        return True

    for _ in range(limit):
        job = await queue.get()
        if not is_new(job):
            continue
        async with queue.lock(job) as lease:
            lease.assert_held()
            await handler(job)
            await job.acknowledge()
    audit("drained")
    audit("drained")
    return len(seen)


def retried(action):
    for attempt in range(RETRIES):
        try:
            return action()
        except TimeoutError:
            if attempt == RETRIES - 1:
                raise
        finally:
            audit("tried")


cleanup = store.on_commit(
    "users",
    lambda user: user.lock() if user.expired else None,
    retries=RETRIES,
)
`;

/** Adds a comment at the end of the cited lines. */
const trailing =
  (comment: string): Change =>
  (before, [, to]) =>
    before
      .split('\n')
      .map((line, index) => (index === to - 1 ? `${line}  ${comment}` : line))
      .join('\n');

interface Construct {
  readonly head: string;
  readonly tail?: string;
  readonly step?: string;
}

/** Constructs in which a statement does not run, or its failure is lost. */
const CONSTRUCTS: Readonly<Record<string, Construct>> = {
  'under if False': { head: 'if False:' },
  'under an empty list': { head: 'if []:' },
  'under while 0': { head: 'while 0:' },
  'in a loop without turns': { head: 'for _ in ():' },
  'in a try that swallows': { head: 'try:', tail: 'except Exception:\n    pass' },
  'in a with that suppresses': { head: 'with contextlib.suppress(Exception):' },
  'in a function that is not called': { head: 'def unused():' },
  'in a coroutine that is not awaited': { head: 'async def unused():' },
  'in a case that does not match': { head: 'match 1:\n    case 2:', step: '        ' },
  'in the else of if True': { head: 'if True:\n    pass\nelse:' },
  'in the else of a loop with break': { head: 'for _ in (1,):\n    break\nelse:' },
  'in an except': { head: 'try:\n    pass\nexcept Exception:' },
  'for the type checker only': { head: 'if typing.TYPE_CHECKING:' },
  'without assertions only': { head: 'if not __debug__:' },
  'under a variable of the environment': { head: 'if os.environ.get("STRICT"):' },
  'in a method of a local class': { head: 'class Unused:\n    def run(self):', step: '        ' },
  'in a string': { head: '"""', tail: '"""' },
};

const inConstructs = each(CONSTRUCTS, ({ head, tail = 'pass', step = '    ' }) =>
  wrapped(head, tail, step),
);

const SOME = [
  'under if False',
  'in a try that swallows',
  'in a case that does not match',
  'in a string',
];
const inSomeConstructs = Object.fromEntries(
  Object.entries(inConstructs).filter(([name]) => SOME.includes(name)),
);

const lost = {
  'the statement goes': replacedBy(''),
  'commented out': prefixed('# '),
  'a directive for the type checker': trailing('# type: ignore'),
  'a directive for the linter': trailing('# noqa'),
  'a directive for coverage': trailing('# pragma: no cover'),
};

const EXITS = {
  'an early return': 'return None',
  'an early raise': 'raise NotImplementedError',
  'the process ends': 'sys.exit(0)',
  'a return under a flag': 'if os.environ.get("FAST"):\n    return None',
  'a yield': 'yield',
  'a failing assertion': 'assert not __debug__',
};

const harmlessAnywhere = {
  'CRLF line ends': withCrlf,
  'a byte-order mark': withBom,
  'two spaces': (before: string) =>
    before.replace(/^(?: {4})+/gm, (margin) => ' '.repeat(margin.length / 2)),
  'a licence on top': inFront('# Copyright 2024 Example Ltd.\n\n'),
  'an unrelated function at the end': atEnd('\n\ndef unrelated():\n    return 1\n'),
  'an unrelated import': inFront('import unrelated\n'),
};

const GUARD = `        if not has_role(user, "finance") or amount > MAX_REFUND:
            raise PermissionDenied("refund not allowed")`;
const BOOK = '            self.ledger.book(order.account, -amount, reason="refund")';
const DESCRIBE = `    def describe(self, order_id):
        return "refund of " + order_id`;

const guardByHead = sceneOf({
  name: 'a guard by its head line',
  path: 'shop/refunds.py',
  before: REFUNDS,
  cited: '        if not has_role(user, "finance") or amount > MAX_REFUND:',
  text: {
    'a negation goes': ['if not has_role', 'if has_role'],
    'or becomes and': ['"finance") or amount', '"finance") and amount'],
    'a limit turned round': ['amount > MAX', 'amount < MAX'],
    'a limit moved by one operator': ['amount > MAX', 'amount >= MAX'],
    'and False': ['amount > MAX_REFUND:', 'amount > MAX_REFUND and False:'],
    'a chained comparison': ['amount > MAX_REFUND:', 'amount > MAX_REFUND > amount:'],
    'negation of the whole': [
      'not has_role(user, "finance") or amount > MAX_REFUND:',
      'not (has_role(user, "finance") or amount > MAX_REFUND):',
    ],
    'arguments in another order': ['(user, "finance")', '("finance", user)'],
    'a keyword argument': ['(user, "finance")', '(user, role="finance")'],
    'another role': ['"finance")', '"viewer")'],
    'a bytes literal': ['"finance")', 'b"finance")'],
    'strings joined': ['"finance")', '"finance" "viewer")'],
    'an assignment expression': ['amount > MAX_REFUND:', '(amount := 0) > MAX_REFUND:'],
    'a tuple': ['amount > MAX_REFUND:', '(amount > MAX_REFUND,):'],
    awaited: ['not has_role', 'not await has_role'],
    'the raise goes': ['raise PermissionDenied("refund not allowed")', 'pass'],
    'the raise becomes a value': ['raise PermissionDenied("refund', 'PermissionDenied("refund'],
    'the raise becomes a log': ['raise PermissionDenied("refund', 'log.warning("refund'],
    'a return before the raise': aboveLine('raise PermissionDenied("refund', 'return order_id'),
    'the raise has a cause': ['refund not allowed")', 'refund not allowed") from None'],
    'the raise leaves the block': [
      '            raise PermissionDenied("refund not allowed")',
      '            pass\n        raise PermissionDenied("refund not allowed")',
    ],
    'an else is added': [`${GUARD}\n`, `${GUARD}\n        else:\n            return order_id\n`],
    'an elif': [`${GUARD}\n`, `${GUARD}\n        elif amount:\n            return order_id\n`],
    'a while': ['if not has_role', 'while not has_role'],
    'an assertion': [GUARD, '        assert has_role(user, "finance") and amount <= MAX_REFUND'],
    'a directive on its head': ['MAX_REFUND:', 'MAX_REFUND:  # noqa: SIM102'],
    'a directive on its body': ['refund not allowed")', 'refund not allowed")  # pragma: no cover'],
    'the guard goes': without(GUARD),
    'the guard is a comment': [GUARD, GUARD.replaceAll(/^ {8}/gm, '        # ')],
    'the guard is a string': [GUARD, `        """${GUARD.trim()}"""`],
    'an elif of another check': [
      '        if not has_role',
      '        if amount == 0:\n            return None\n        elif not has_role',
    ],
  },
  place: {
    ...each(CONSTRUCTS, ({ head, tail = '', step = '    ' }) => around(GUARD, head, tail, step)),
    'the method has another name': ['def refund(', 'def refund_old('],
    'the class has another name': ['class Refunds:', 'class OldRefunds:'],
    'moved to the other method': moved(GUARD, 'def describe(self'),
    'a twin behind it': aboveLine('if order.state !=', GUARD.replaceAll(/^ {8}/gm, '')),
    'the class in a function': around(
      REFUNDS.slice(
        REFUNDS.indexOf('class Refunds'),
        REFUNDS.indexOf('\n\n\nclass PermissionDenied'),
      ),
      'def unused():',
      '',
      '    ',
    ),
    'the class in another class': around(
      REFUNDS.slice(
        REFUNDS.indexOf('class Refunds'),
        REFUNDS.indexOf('\n\n\nclass PermissionDenied'),
      ),
      'class Old:',
      '',
      '    ',
    ),
    'the method out of the class': ['    @login_required', 'if True:\n    @login_required'],
    'the method under if False': around(
      REFUNDS.slice(
        REFUNDS.indexOf('    @login_required'),
        REFUNDS.indexOf('\n\n    def describe'),
      ),
      'if False:',
      '',
      '    ',
    ),
    'the method in an except': around(
      REFUNDS.slice(
        REFUNDS.indexOf('    @login_required'),
        REFUNDS.indexOf('\n\n    def describe'),
      ),
      'try:\n    pass\nexcept ImportError:',
      '',
      '    ',
    ),
  },
  unit: {
    ...each(EXITS, (exit) => aboveLine('order = self.ledger.find', exit)),
    'behind the booking of the ledger': moved(GUARD, 'return order.id'),
    async: ['def refund(', 'async def refund('],
    'a decorator goes': without('@login_required'),
    'the other decorator goes': without('@transaction.atomic'),
    'decorators in another order': moved('    @login_required', '@transaction.atomic'),
    'a static method': aboveLine('@login_required', '@staticmethod'),
    'a property': aboveLine('@login_required', '@property'),
    'a cached method': aboveLine('@transaction.atomic', '@functools.cache'),
    'a parameter is renamed': ['(self, user, order_id', '(self, caller, order_id'],
    'parameters in another order': ['user, order_id, amount', 'user, amount, order_id'],
    'a parameter with a default': ['order_id, amount,', 'order_id, amount=0,'],
    'a mutable default': ['dry_run=False', 'dry_run=[]'],
    'a starred parameter': ['amount, *, dry_run', 'amount, *rest, dry_run'],
    'self has another name': ['refund(self, user', 'refund(this, user'],
    'a parameter is reassigned': aboveLine('order = self.ledger.find', 'amount = 0'),
    'a parameter is deleted': aboveLine('order = self.ledger.find', 'del user'),
    'a local shadow of the check': aboveLine(
      'order = self.ledger.find',
      'has_role = lambda *_: True',
    ),
    'a local import of the check': aboveLine(
      'order = self.ledger.find',
      'from shop.fakes import has_role',
    ),
    'a local shadow of the limit': aboveLine(
      'order = self.ledger.find',
      'MAX_REFUND = Decimal("Infinity")',
    ),
    global: aboveLine('order = self.ledger.find', 'global has_role'),
    'a global is assigned': aboveLine('order = self.ledger.find', 'globals()["has_role"] = print'),
    'the exception is a local name': aboveLine('return order.id', 'PermissionDenied = Warning'),
    'the user is given the role': aboveLine(
      'order = self.ledger.find',
      'user.roles.add("finance")',
    ),
    'booked before the guard': belowLine(
      'order = self.ledger.find',
      'self.ledger.book(order.account, -amount, reason="refund")',
    ),
    'the class extends another': ['class Refunds:', 'class Refunds(Proxied):'],
    'the class has a metaclass': ['class Refunds:', 'class Refunds(metaclass=Silent):'],
    'a decorator on the class': aboveLine('class Refunds:', '@mocked'),
    'the except no longer raises': ['            raise\n', '            return None\n'],
    'the state check goes': without('        if order.state != "paid":\n            return None'),
    'a directive in the body': ['find(order_id)', 'find(order_id)  # type: ignore'],
  },
  origin: {
    'the check comes from elsewhere': ['from shop.auth import', 'from shop.auth_stub import'],
    'a relative import': ['from shop.auth import', 'from .auth import'],
    'another function under the name': [
      'import has_role, login',
      'import has_any_role as has_role, login',
    ],
    'a star import': ['import has_role, login_required', 'import *'],
    'a function of that name': belowLine(
      'MAX_REFUND =',
      '\n\ndef has_role(user, role):\n    return True',
    ),
    'a function of that name at the end': atEnd('\n\ndef has_role(*_):\n    return True\n'),
    'a lambda of that name': belowLine('MAX_REFUND =', 'has_role = lambda *_: True'),
    'a second import at the end': atEnd('\nfrom shop.fakes import has_role\n'),
    'an import in a try': belowLine(
      'from shop.ledger',
      'try:\n    from shop.fakes import has_role\nexcept ImportError:\n    pass',
    ),
    'a class of that name': atEnd('\n\nclass has_role:\n    pass\n'),
    'a loop variable of that name': belowLine('MAX_REFUND =', 'for has_role in checks:\n    pass'),
    'a with variable of that name': belowLine(
      'MAX_REFUND =',
      'with stubs() as has_role:\n    pass',
    ),
    'the name is deleted': belowLine('MAX_REFUND =', 'del has_role'),
    'the limit has another value': ['"500.00"', '"50000.00"'],
    'the limit is read from the environment': ['Decimal("500.00")', 'Decimal(os.environ["MAX"])'],
    'the limit has a type and no value': ['MAX_REFUND = Decimal("500.00")', 'MAX_REFUND: Decimal'],
    'the limit grows': atEnd('\nMAX_REFUND *= 1000\n'),
    'the limit in a tuple': belowLine('MAX_REFUND =', 'MAX_REFUND, _ = limits()'),
    'the limit in an assignment expression': atEnd('\nprint(MAX_REFUND := 10**9)\n'),
    'the method is replaced below': atEnd('\nRefunds.refund = lambda *_: None\n'),
    'a second method of the name': aboveLine(
      'def describe',
      'def refund(self, user, order_id, amount):\n    return order_id\n',
    ),
    'an alias of the name in the class': aboveLine('def describe', 'refund = describe_refund\n'),
    'the exception is no exception': [
      'class PermissionDenied(Exception):',
      'class PermissionDenied(Warning):',
    ],
    'the exception is a function': [
      'class PermissionDenied(Exception):',
      'def PermissionDenied(message):',
    ],
    'the check gets an attribute': atEnd('\nhas_role.__code__ = always.__code__\n'),
    'the class is declared again': atEnd(
      '\n\nclass Refunds:\n    def refund(self, *_):\n        return None\n',
    ),
  },
  harmless: {
    ...harmlessAnywhere,
    'the condition wrapped': [
      'if not has_role(user, "finance") or amount > MAX_REFUND:',
      'if (\n            not has_role(user, "finance")\n            or amount > MAX_REFUND\n        ):',
    ],
    'a comment in the wrapped condition': [
      'if not has_role(user, "finance") or amount > MAX_REFUND:',
      'if (\n            not has_role(user, "finance")  # a role\n            or amount > MAX_REFUND\n        ):',
    ],
    'the parameters wrapped': [
      'refund(self, user, order_id, amount, *, dry_run=False)',
      'refund(\n        self, user, order_id, amount, *, dry_run=False\n    )',
    ],
    'a comment at its end': ['MAX_REFUND:', 'MAX_REFUND:  # no large sums'],
    'a comment in the block': aboveLine(
      'raise PermissionDenied("refund',
      '# Only finance pays back.',
    ),
    'a comment with less indentation': [
      '            raise PermissionDenied("r',
      '# less\n            raise PermissionDenied("r',
    ],
    'the docstring of the method is reworded': [
      '"""Pays one order back."""',
      '"""Refunds one order.\n\n        :param user: who asks\n        """',
    ],
    'the docstring of the method goes': without('"""Pays one order back."""'),
    'the docstring of the class is reworded': ['"""Pays orders back."""', "'''Refunds.'''"],
    'blank lines': ['find(order_id)\n', 'find(order_id)\n\n\n'],
    'the other method changes': ['"refund of " + order_id', 'f"refund of {order_id}"'],
    'another attribute of the class': belowLine('currency = "EUR"', 'name = "refunds"'),
    'methods in another order': steps(
      without(`\n${DESCRIBE}`.trim()),
      aboveLine('@login_required', DESCRIBE.replaceAll(/^ {4}/gm, '') + '\n'),
    ),
    'the other function moves below': steps(
      without('def euros(cents):\n    return f"{cents / 100:.2f}"'),
      atEnd('\n\ndef euros(cents):\n    return f"{cents / 100:.2f}"\n'),
    ),
    'imports in another order': moved(
      'from shop.auth import has_role, login_required',
      'from shop.ledger import',
    ),
    'the import wrapped': [
      'import has_role, login_required',
      'import (\n    has_role,\n    login_required,\n)',
    ],
  },
});

const bookingInTry = sceneOf({
  name: 'a statement in a try',
  path: 'shop/refunds.py',
  before: REFUNDS,
  cited: BOOK,
  text: {
    ...lost,
    'the statement goes': replacedBy('            pass'),
    'commented out': [BOOK, `            # ${BOOK.trim()}\n            pass`],
    awaited: ['self.ledger.book', 'await self.ledger.book'],
    'the sign goes': ['-amount,', 'amount,'],
    'inverted bits': ['-amount,', '~amount,'],
    'another reason': ['reason="refund")', 'reason="payout")'],
    'a keyword is positional': ['reason="refund")', '"refund")'],
    'an argument goes': ['-amount, reason', 'reason'],
    'another method': ['ledger.book(', 'ledger.preview('],
    'only under a flag': ['self.ledger.book', 'dry_run or self.ledger.book'],
    'a conditional expression': ['reason="refund")', 'reason="refund") if amount else None'],
    'a chained call': ['reason="refund")', 'reason="refund").cancel()'],
    returned: ['            self.ledger.book', '            return self.ledger.book'],
    assigned: ['            self.ledger.book', '            order = self.ledger.book'],
    'a lambda': ['            self.ledger.book', '            lambda: self.ledger.book'],
    'a star': ['order.account, -amount', '*order.accounts, -amount'],
    'a partial': ['self.ledger.book(order', 'partial(self.ledger.book, order'],
    'a second statement on the line': ['reason="refund")', 'reason="refund"); self.ledger.undo()'],
    'a tuple': ['reason="refund")', 'reason="refund"),'],
    'a string': [BOOK, `            r'''${BOOK.trim()}'''`],
    'in an f-string': [BOOK, `            f'{${BOOK.trim()}!r}'`],
  },
  place: {
    ...inConstructs,
    'another exception is caught': ['except LedgerError as error:', 'except Exception as error:'],
    'every exception is caught': ['except LedgerError as error:', 'except:'],
    'several exceptions are caught': [
      'except LedgerError as',
      'except (LedgerError, PermissionDenied) as',
    ],
    'an exception group': ['except LedgerError as', 'except* LedgerError as'],
    'a second except': [
      '            raise\n',
      '            raise\n        except ValueError:\n            pass\n',
    ],
    'a finally that returns': [
      '            raise\n',
      '            raise\n        finally:\n            return order.id\n',
    ],
    'an else of the try': [
      '            raise\n',
      '            raise\n        else:\n            self.ledger.undo()\n',
    ],
    'a finally instead of the except': ['except LedgerError as error:', 'finally:'],
    'out of its try': steps(
      ['            self.ledger.book(order.account, -amount, reason="refund")', '            pass'],
      aboveLine('        try:', BOOK.trim()),
    ),
    'into the except': steps([BOOK, '            pass'], belowLine('log.warning(', BOOK.trim())),
    'the same again': below(BOOK.trim()),
    'the try in a try': around(
      REFUNDS.slice(REFUNDS.indexOf('        try:'), REFUNDS.indexOf('\n        return order.id')),
      'try:',
      'except Exception:\n    pass',
      '    ',
    ),
    'the try in a loop': around(
      REFUNDS.slice(REFUNDS.indexOf('        try:'), REFUNDS.indexOf('\n        return order.id')),
      'while not dry_run:',
      '',
      '    ',
    ),
    'the try in a lock': around(
      REFUNDS.slice(REFUNDS.indexOf('        try:'), REFUNDS.indexOf('\n        return order.id')),
      'with self.ledger.rolled_back():',
      '',
      '    ',
    ),
    'another class': ['class Refunds:', 'class RefundsV0:'],
  },
  unit: {
    ...each(EXITS, (exit) => aboveLine('        try:', exit)),
    'an exit inside the try': above('if order.tiny:\n    return order.id'),
    'the except swallows': ['            raise\n', '            pass\n'],
    'the except raises another': ['            raise\n', '            raise Retry\n'],
    'the amount changes above': aboveLine('        try:', 'amount *= 0'),
    'the order is another one': ['find(order_id)', 'find(user.last_order)'],
    'the guard above goes': without(GUARD),
    'the guard above is turned round': ['if not has_role', 'if has_role'],
    'the ledger is replaced': aboveLine('        try:', 'self.ledger = NullLedger()'),
    'an undo behind it': below('self.ledger.undo(order.account)'),
    'another result': ['return order.id', 'return None if dry_run else order'],
    'a class method': aboveLine('@transaction.atomic', '@classmethod'),
  },
  origin: {
    'an alias in the class': aboveLine('def describe', 'refund = describe_only\n'),
    'the method is replaced': atEnd('\nRefunds.refund = Refunds.describe\n'),
    'the method is wrapped': atEnd('\nRefunds.refund = swallow(Refunds.refund)\n'),
    'an async method of the name': aboveLine('def describe', 'async def refund(self):\n    pass\n'),
    'a method of the name under a condition': aboveLine(
      'def describe',
      'if DEBUG:\n    def refund(self):\n        pass\n',
    ),
  },
  harmless: {
    'the arguments on a line of their own': [
      'book(order.account, -amount, reason="refund")',
      'book(\n                order.account, -amount, reason="refund"\n            )',
    ],
    'a comment at its end': ['reason="refund")', 'reason="refund")  # negative: money goes out'],
    'a comment above': above('# Money goes out.'),
    'a blank line above': above(''),
    'a limit that the line does not use': ['"500.00"', '"600.00"'],
    'the import of a name that it does not use': [
      'from shop.auth import',
      'from shop.security import',
    ],
    CRLF: withCrlf,
  },
});

const mapEntry = sceneOf({
  name: 'an entry of a dict',
  path: 'shop/roles.py',
  before: ROLES,
  cited: '    Role.VIEWER: {"read"},',
  text: {
    'one more element': ['VIEWER: {"read"}', 'VIEWER: {"read", "admin"}'],
    'another element': ['VIEWER: {"read"}', 'VIEWER: {"write"}'],
    'a list': ['VIEWER: {"read"}', 'VIEWER: ["read"]'],
    'a union': ['VIEWER: {"read"}', 'VIEWER: {"read"} | EXTRA'],
    'a star': ['VIEWER: {"read"}', 'VIEWER: {"read", *EXTRA}'],
    'a string': ['VIEWER: {"read"}', 'VIEWER: "{read}"'],
    'another key': ['Role.VIEWER: ', 'Role.GUEST: '],
    'the value of the key': ['Role.VIEWER: ', 'Role.VIEWER.value: '],
    'the entry goes': replacedBy(''),
    'a comment': prefixed('# '),
    'a directive': trailing('# type: ignore'),
    'a lambda': ['VIEWER: {"read"}', 'VIEWER: lambda: {"read"}'],
    'a conditional': ['VIEWER: {"read"}', 'VIEWER: {"read"} if STRICT else ALL'],
  },
  place: {
    'in a nested dict': [
      '    Role.VIEWER: {"read"},',
      '    "old": {\n        Role.VIEWER: {"read"},\n    },',
    ],
    'in a call': both(
      ['PERMISSIONS = {', 'PERMISSIONS = with_admin({'],
      ['"admin"},\n}', '"admin"},\n})'],
    ),
    'behind or': ['PERMISSIONS = {', 'PERMISSIONS = ALL or {'],
    'a conditional around it': ['"admin"},\n}', '"admin"},\n} if STRICT else ALL'],
    'in an if': around(
      ROLES.slice(ROLES.indexOf('PERMISSIONS = {'), ROLES.indexOf('\nSESSION')),
      'if False:',
      '',
      '    ',
    ),
    'in a class': around(
      ROLES.slice(ROLES.indexOf('PERMISSIONS = {'), ROLES.indexOf('\nSESSION')),
      'class Old:',
      '',
      '    ',
    ),
    'in a function': around(
      ROLES.slice(ROLES.indexOf('PERMISSIONS = {'), ROLES.indexOf('\nSESSION')),
      'def old():',
      '',
      '    ',
    ),
    'in a string': around(
      ROLES.slice(ROLES.indexOf('PERMISSIONS = {'), ROLES.indexOf('\nSESSION')),
      '"""',
      '"""',
      '',
    ),
    'in a lambda': ['PERMISSIONS = {', 'PERMISSIONS = lambda: {'],
    'another name': ['PERMISSIONS = {', 'OLD_PERMISSIONS = {'],
    'an element of it': ['"admin"},\n}', '"admin"},\n}[Role.OWNER]'],
    'the same entry again': below('Role.VIEWER: {"read"},'),
  },
  unit: {
    'the key again': below('Role.VIEWER: {"admin"},'),
    'a spread behind it': aboveLine('Role.OWNER: {', '**OVERRIDES,'),
    'another role may more': ['Role.EDITOR: {"read", "write"}', 'Role.EDITOR: {"read", "admin"}'],
    'another role goes': without('Role.EDITOR: {'),
  },
  origin: {
    'assigned below': atEnd('\nPERMISSIONS[Role.VIEWER] = {"admin"}\n'),
    'assigned again': atEnd('\nPERMISSIONS = {}\n'),
    extended: atEnd('\nPERMISSIONS |= ALL\n'),
    'annotated and assigned': atEnd('\nPERMISSIONS: dict = {}\n'),
    imported: atEnd('\nfrom shop.open import PERMISSIONS\n'),
    'the enum has another base': ['class Role(Enum):', 'class Role(str, Enum):'],
    'the enum has a decorator': aboveLine('class Role(Enum):', '@flattened'),
    'the enum is imported': belowLine('from shop.settings', 'from shop.enums import Role'),
    'a member of the enum is assigned': atEnd('\nRole.VIEWER = Role.OWNER\n'),
    'the enum is declared again': atEnd('\n\nclass Role(Enum):\n    VIEWER = "owner"\n'),
  },
  harmless: {
    'on several lines': ['Role.VIEWER: {"read"},', 'Role.VIEWER: {\n        "read",\n    },'],
    'a comment behind': ['Role.VIEWER: {"read"},', 'Role.VIEWER: {"read"},  # and no more'],
    'a comment above': above('# guests'),
    'another constant': ['BASE_LIMIT = 100', 'BASE_LIMIT = 50'],
    'the body of a function': ['return 10', 'return 20'],
    'a module docstring': inFront('"""Who may do what."""\n\n'),
    CRLF: withCrlf,
  },
});

const enumMember = sceneOf({
  name: 'a member of an enum',
  path: 'shop/roles.py',
  before: ROLES,
  cited: '    OWNER = "owner"',
  text: {
    'another value': ['= "owner"', '= "viewer"'],
    'another name': ['OWNER = ', 'ADMIN = '],
    'a type only': ['OWNER = "owner"', 'OWNER: "owner"'],
    'a tuple': ['= "owner"', '= "owner",'],
    'a second name': ['OWNER = "owner"', 'OWNER = ADMIN = "owner"'],
    auto: ['= "owner"', '= auto()'],
    gone: replacedBy(''),
    'a directive': trailing('# type: ignore'),
  },
  place: {
    'the enum is renamed': ['class Role(Enum):', 'class OldRole(Enum):'],
    'in an if': wrapped('if False:', '', '    '),
    'in an inner class': wrapped('class Inner:', '', '    '),
    'in a method': wrapped('def old(self):', '', '    '),
    'in a second class': steps(
      without('OWNER = "owner"'),
      atEnd('\n\nclass Other(Enum):\n    OWNER = "owner"\n'),
    ),
    'the enum in a function': around(
      ROLES.slice(ROLES.indexOf('class Role('), ROLES.indexOf('\n\n\nPERMISSIONS')),
      'def old():',
      '',
      '    ',
    ),
  },
  unit: {
    'a member of the same value above': above('ROOT = "owner"'),
    'no enum': ['class Role(Enum):', 'class Role:'],
    'a flag': ['class Role(Enum):', 'class Role(Flag):'],
    'a decorator': aboveLine('class Role(Enum):', '@total_ordering'),
    'a metaclass': ['class Role(Enum):', 'class Role(Enum, metaclass=Open):'],
  },
  origin: {
    'declared again': atEnd('\n\nclass Role:\n    pass\n'),
    'the member is assigned': atEnd('\nRole.OWNER = Role.VIEWER\n'),
    'the class is wrapped': belowLine('SESSION_SECONDS =', 'Role = open_enum(Role)'),
  },
  harmless: {
    'a comment': ['"owner"', '"owner"  # all of it'],
    'a docstring of the class': belowLine('class Role(Enum):', '    """What users may be."""\n'),
    'a blank line': above(''),
  },
});

const constant = sceneOf({
  name: 'a top-level constant',
  path: 'shop/roles.py',
  before: ROLES,
  cited: 'SESSION_SECONDS = DAY_SECONDS // 2',
  text: {
    'another operator': ['// 2', '/ 2'],
    'a power': ['// 2', '** 2'],
    'another number': ['// 2', '// -2'],
    'a tuple': ['// 2', '// 2,'],
    or: ['= DAY_SECONDS // 2', '= OVERRIDE or DAY_SECONDS // 2'],
    added: ['SESSION_SECONDS = ', 'SESSION_SECONDS += '],
    'annotated only': ['SESSION_SECONDS = DAY_SECONDS // 2', 'SESSION_SECONDS: DAY_SECONDS // 2'],
    'a second statement': ['// 2', '// 2; SESSION_SECONDS = 0'],
    'a comparison': ['SESSION_SECONDS = ', 'SESSION_SECONDS == '],
    gone: replacedBy(''),
    'commented out': prefixed('# '),
  },
  place: {
    'in if False': wrapped('if False:', '', '    '),
    'in a try': wrapped('try:', 'except NameError:\n    SESSION_SECONDS = 10**9', '    '),
    'in a function': wrapped('def settings():', '', '    '),
    'in a class': wrapped('class Settings:', '', '    '),
    'under the main guard': wrapped('if __name__ == "__main__":', '', '    '),
    'in a string': wrapped('"""', '"""', ''),
  },
  origin: {
    'the day comes from elsewhere': ['from shop.settings', 'from shop.test_settings'],
    'another day': ['import DAY_SECONDS', 'import YEAR_SECONDS as DAY_SECONDS'],
    'the day is assigned': above('DAY_SECONDS = 10**9'),
    'the day in a loop': above('for DAY_SECONDS in range(9):\n    pass'),
    'assigned again': atEnd('\nSESSION_SECONDS = 0\n'),
    'assigned with others': atEnd('\n(SESSION_SECONDS, other) = 0, 1\n'),
    'assigned by a star': atEnd('\nfirst, *SESSION_SECONDS = load()\n'),
    'a function of the name': atEnd('\n\ndef SESSION_SECONDS():\n    pass\n'),
    'an import as that name': atEnd('\nimport forever as SESSION_SECONDS\n'),
  },
  harmless: {
    'a comment behind': trailing('# half a day'),
    'moved up': moved('SESSION_SECONDS = DAY_SECONDS // 2', 'BASE_LIMIT = 100'),
    'moved to the end': steps(
      without('SESSION_SECONDS = DAY_SECONDS // 2'),
      atEnd('\nSESSION_SECONDS = DAY_SECONDS // 2\n'),
    ),
    'a comment above': above('# half a day'),
  },
});

const IN_WRAPPER = `            if permission not in PERMISSIONS[request.user.role]:
                raise PermissionError(permission)`;
const inDecorator = sceneOf({
  name: 'a guard in the wrapper of a decorator',
  path: 'shop/roles.py',
  before: ROLES,
  cited: IN_WRAPPER,
  text: {
    in: ['permission not in', 'permission in'],
    is: ['permission not in', 'permission is not'],
    'another dict': ['PERMISSIONS[request', 'DEFAULTS[request'],
    'get with a default': [
      'PERMISSIONS[request.user.role]',
      'PERMISSIONS.get(request.user.role, {permission})',
    ],
    'another user': ['request.user.role', 'request.owner.role'],
    'a warning': ['raise PermissionError(permission)', 'warn(PermissionError(permission))'],
    returned: ['raise PermissionError(permission)', 'return view(request, *args)'],
    'another exception': ['raise PermissionError', 'raise StopIteration'],
    and: ['request.user.role]:', 'request.user.role] and request.strict:'],
    'pass first': [
      '                raise Perm',
      '                return None\n                raise Perm',
    ],
  },
  place: {
    ...inConstructs,
    'the wrapper is renamed': ['def wrapper(request', 'def inner(request'],
    'the decorator is renamed': ['def decorator(view)', 'def passing(view)'],
    'the outer function is renamed': ['def requires(', 'def suggests('],
    'out of the wrapper': steps(
      without(IN_WRAPPER),
      aboveLine(
        '@wraps(view)',
        'if permission not in PERMISSIONS[request.user.role]:\n    raise PermissionError(permission)',
      ),
    ),
    'a function between': around(
      ROLES.slice(ROLES.indexOf('        @wraps'), ROLES.indexOf('\n\n        return wrapper')),
      'def later():',
      '',
      '    ',
    ),
  },
  unit: {
    'the view is returned': ['return wrapper', 'return view'],
    'the decorator is not returned': ['return decorator', 'return lambda view: view'],
    'the wrapper is not applied': without('        return wrapper'),
    'called before the guard': above('view(request, *args)'),
    'the wrapper is async': ['def wrapper(', 'async def wrapper('],
    'the wrapper is a generator': belowLine('return view(request, *args)', 'yield'),
    'the wrapper has another decorator': aboveLine('@wraps(view)', '@cache'),
    'the decorator of the wrapper goes': without('@wraps(view)'),
    'the wrapper has a default': ['wrapper(request, *args)', 'wrapper(request=None, *args)'],
    'the permission is replaced': above('nonlocal permission\npermission = "read"'),
    'the permission has a default': ['requires(permission)', 'requires(permission="read")'],
    'a local dict': belowLine('def decorator(view)', '    PERMISSIONS = ALL'),
    'the user is replaced': above('request.user = SYSTEM'),
    'a decorator on the outer function': aboveLine('def requires(', '@mocked'),
    'async outside': ['def requires(', 'async def requires('],
    'a return above': above('if request.internal:\n    return view(request, *args)'),
  },
  origin: {
    'the dict is larger': ['Role.VIEWER: {"read"}', 'Role.VIEWER: {"read", "admin"}'],
    'the dict is assigned again': atEnd('\nPERMISSIONS = ALL\n'),
    'a key is assigned': atEnd('\nPERMISSIONS[Role.VIEWER] = ALL\n'),
    'the dict is imported': atEnd('\nfrom shop.open import PERMISSIONS\n'),
    'the exception is another class': belowLine(
      'BASE_LIMIT =',
      '\n\nclass PermissionError(Warning):\n    pass',
    ),
    'the exception is another name': atEnd('\nPermissionError = print\n'),
    'the unit again': atEnd('\n\ndef requires(permission):\n    return lambda view: view\n'),
    'the unit is assigned': atEnd('\nrequires = lambda permission: lambda view: view\n'),
    'the unit under a condition': atEnd(
      '\nif DEBUG:\n    def requires(permission):\n        return lambda view: view\n',
    ),
    'the unit is imported': atEnd('\nfrom shop.open import requires\n'),
  },
  harmless: {
    wrapped: [
      'if permission not in PERMISSIONS[request.user.role]:',
      'if (\n                permission\n                not in PERMISSIONS[request.user.role]\n            ):',
    ],
    'a docstring of the unit': belowLine('def requires(', '    """Lets only those in who may."""'),
    'a blank line less': ['        return wrapper\n\n', '        return wrapper\n'],
    'a comment': aboveLine('raise PermissionError(permission)', '# not allowed'),
    'another function': ['account.verified and', 'account.known and'],
    CRLF: withCrlf,
  },
});

const switchArm = sceneOf({
  name: 'a return in a case',
  path: 'shop/roles.py',
  before: ROLES,
  cited: '            return BASE_LIMIT * seats',
  text: {
    'another operator': ['BASE_LIMIT * seats', 'BASE_LIMIT ** seats'],
    'a fallback': ['BASE_LIMIT * seats', 'BASE_LIMIT * seats or None'],
    'a tuple': ['BASE_LIMIT * seats', 'BASE_LIMIT, seats'],
    raised: ['return BASE_LIMIT * seats', 'raise BASE_LIMIT * seats'],
    yielded: ['return BASE_LIMIT * seats', 'yield BASE_LIMIT * seats'],
    'no return': ['return BASE_LIMIT * seats', 'BASE_LIMIT * seats'],
    negative: ['return BASE_LIMIT', 'return -BASE_LIMIT'],
    'a directive': trailing('# noqa: R504'),
  },
  place: {
    ...inSomeConstructs,
    'another case': ['case "team":', 'case "teams":'],
    'the case has a guard': ['case "team":', 'case "team" if False:'],
    'the case has alternatives': ['case "team":', 'case "team" | "guest":'],
    'the case is a capture': ['case "team":', 'case team:'],
    'another subject': ['match plan.kind:', 'match plan.name:'],
    'in the last case': steps(
      without('return BASE_LIMIT * seats'),
      aboveLine('case _:', '    pass'),
      ['            return None', '            return BASE_LIMIT * seats'],
    ),
    'another function': ['def limit_for(', 'def old_limit_for('],
  },
  unit: {
    ...each(EXITS, (exit) => aboveLine('match plan.kind:', exit)),
    'a case of the same value above': aboveLine('case "free":', 'case "team":\n    return None'),
    'a case for all above': aboveLine('case "team":', 'case str():\n    return None'),
    'the seats change': above('seats **= 2'),
    'a default': ['(plan, seats)', '(plan, seats=10**9)'],
    'swapped parameters': ['(plan, seats)', '(seats, plan)'],
    'keyword only': ['(plan, seats)', '(plan, *, seats)'],
    'a local limit': aboveLine('match plan.kind:', 'BASE_LIMIT = 10**9'),
    'a local limit below': belowLine('            return None', 'BASE_LIMIT = 1'),
    async: ['def limit_for(', 'async def limit_for('],
    'a decorator': aboveLine('def limit_for(', '@cache'),
  },
  origin: {
    'another value': ['BASE_LIMIT = 100', 'BASE_LIMIT = 10**9'],
    'a second assignment': belowLine('BASE_LIMIT = 100', 'BASE_LIMIT = 10**9'),
    'a second target': ['BASE_LIMIT = 100', 'BASE_LIMIT = OTHER = 1000'],
    imported: ['BASE_LIMIT = 100', 'from shop.settings import BASE_LIMIT'],
    'imported too': belowLine('from shop.settings', 'from shop.limits import BASE_LIMIT'),
    'a class of the name': atEnd('\n\nclass BASE_LIMIT:\n    pass\n'),
    'under a condition': belowLine('BASE_LIMIT = 100', 'if DEBUG:\n    BASE_LIMIT = 10**9'),
    'the unit is assigned': atEnd('\nlimit_for = lambda *_: None\n'),
  },
  harmless: {
    'a comment behind': ['BASE_LIMIT * seats', 'BASE_LIMIT * seats  # each'],
    'the parameters wrapped': ['limit_for(plan, seats)', 'limit_for(\n    plan,\n    seats,\n)'],
    'another function below': ['cents <= 0', 'cents < 1'],
  },
});

const CAN_TRANSFER = ROLES.slice(ROLES.indexOf('def can_transfer')).trimEnd();
const wholeFunction = sceneOf({
  name: 'a whole function',
  path: 'shop/roles.py',
  before: ROLES,
  cited: CAN_TRANSFER,
  text: {
    async: ['def can_transfer', 'async def can_transfer'],
    'another name': ['def can_transfer', 'def may_transfer'],
    'an exit': belowLine('def can_transfer', '    return True'),
    'the exit leaves the block': [
      '        return False\n    return account',
      '        pass\n    return False\n    return account',
    ],
    'the last line in the block': [
      '    return account.verified',
      '        return account.verified',
    ],
    'another value': ['return False', 'return True'],
    or: ['account.verified and', 'account.verified or'],
    'a default': ['(account, cents)', '(account, cents=1)'],
    'a directive': ['cents <= 0:', 'cents <= 0:  # pragma: no branch'],
    gone: replacedBy(''),
  },
  place: {
    'in if False': wrapped('if False:', '', '    '),
    'in a class': wrapped('class Old:', '', '    '),
    'in a function': wrapped('def old():', '', '    '),
    'in a string': wrapped('"""', '"""', ''),
    'in an except': wrapped(
      'try:\n    from shop.open import can_transfer\nexcept ImportError:',
      '',
      '    ',
    ),
    'the same again': below(CAN_TRANSFER),
  },
  origin: {
    'another limit': ['BASE_LIMIT = 100', 'BASE_LIMIT = 10**9'],
    'assigned below': atEnd('\ncan_transfer = bool\n'),
    'another above': inFront('def can_transfer():\n    return True\n\n\n'),
    'imported below': atEnd('\nfrom shop.open import can_transfer\n'),
    'its code is replaced': atEnd('\ncan_transfer.__code__ = (lambda *_: True).__code__\n'),
    'its defaults are set': atEnd('\ncan_transfer.__defaults__ = (1,)\n'),
  },
  harmless: {
    'a docstring': belowLine('def can_transfer', '    """Small transfers only."""'),
    'a comment': aboveLine('return account.verified', '# small sums'),
    'a comment above': above('# money'),
    'blank lines': aboveLine('return account.verified', ''),
    'moved to the top': steps(
      without(CAN_TRANSFER),
      belowLine('BASE_LIMIT = 100', `\n\n${CAN_TRANSFER}`),
    ),
    'brackets on the last line': [
      'return account.verified and cents < BASE_LIMIT',
      'return (\n        account.verified\n        and cents < BASE_LIMIT\n    )',
    ],
  },
});

const scriptGuard = sceneOf({
  name: 'a guard of a script',
  path: 'scripts/deploy.py',
  before: DEPLOY,
  cited: 'if release.unsigned:',
  text: {
    negated: ['if release.unsigned', 'if not release.unsigned'],
    'another attribute': ['release.unsigned', 'release.signed'],
    'equal to true': ['release.unsigned:', 'release.unsigned == "yes":'],
    'the exit is a message': ['sys.exit("unsigned', 'print("unsigned'],
    'the exit succeeds': ['sys.exit("unsigned release")', 'sys.exit(0)'],
    'the exit is a name': ['sys.exit("unsigned release")', 'sys.exit'],
    'an else': [
      '    sys.exit("unsigned release")\n',
      '    sys.exit("unsigned release")\nelse:\n    release = load(sys.argv[2])\n',
    ],
    'a while': ['if release.unsigned', 'while release.unsigned'],
    'on one line with another': [
      '    sys.exit("unsigned release")',
      '    release = None; sys.exit("unsigned release")',
    ],
    'a directive': ['if release.unsigned:', 'if release.unsigned:  # pragma: no cover'],
  },
  place: {
    ...each(CONSTRUCTS, ({ head, tail = '', step = '    ' }) =>
      around('if release.unsigned:\n    sys.exit("unsigned release")', head, tail, step),
    ),
    'in the with': steps(
      without('if release.unsigned:\n    sys.exit("unsigned release")'),
      belowLine('with acquire', '    if release.unsigned:\n        sys.exit("unsigned release")'),
    ),
    twice: aboveLine('with acquire', 'if release.unsigned:\n    sys.exit("unsigned release")'),
  },
  unit: {
    'the process ends above': above('if "--fast" in sys.argv:\n    raise SystemExit'),
    'the release is signed above': above('release.unsigned = False'),
    'migrated above': above('migrate(release)'),
    'behind the with': steps(
      without('if release.unsigned:\n    sys.exit("unsigned release")'),
      atEnd('\nif release.unsigned:\n    sys.exit("unsigned release")\n'),
    ),
  },
  origin: {
    'the release is another one': ['load(sys.argv[1])', 'load(sys.argv[-1])'],
    'the release is loaded again': above('release = load("signed.txt")'),
    'the release is an import': atEnd('\nfrom deploy import release\n'),
    'sys is another module': ['import sys\n', 'import fakes as sys\n'],
    'sys is assigned': above('sys = Fake()'),
    'the exit is replaced': above('sys.exit = print'),
  },
  harmless: {
    'a comment at its end': ['if release.unsigned:', 'if release.unsigned:  # see the runbook'],
    'a comment in the block': aboveLine('sys.exit("unsigned', '# stop'),
    'blank lines': above('\n'),
    'the body of the function': ['file.read().split()', 'file.read().splitlines()'],
    'another function': belowLine('TIMEOUT = 30', '\n\ndef unrelated():\n    return 1'),
    CRLF: withCrlf,
  },
});

const VERIFY = DEPLOY.slice(DEPLOY.indexOf('    verify('), DEPLOY.indexOf('\n    for host'));
const argumentOfCall = sceneOf({
  name: 'one argument in a call over several lines',
  path: 'scripts/deploy.py',
  before: DEPLOY,
  cited: '        signature="required",',
  text: {
    'another value': ['"required"', '"optional"'],
    'another keyword': ['signature=', 'signatures='],
    positional: ['signature="required"', '"required"'],
    'a conditional': ['"required",', '"required" if STRICT else None,'],
    or: ['="required"', '=OVERRIDE or "required"'],
    'strings joined': ['"required",', '"required" "!",'],
    'a method of the string': ['"required",', '"required".upper(),'],
    'the argument goes': replacedBy(''),
    'a comment': prefixed('# '),
    'a directive': trailing('# type: ignore[arg-type]'),
    'a dict': ['signature="required"', '**{"signature": "required", "force": True}'],
  },
  place: {
    'another function': ['    verify(\n', '    skip(\n'],
    'a partial': ['    verify(\n', '    partial(verify,\n'],
    'in a nested call': [
      '        signature="required",',
      '        dict(\n            signature="required",\n        ),',
    ],
    'in a lambda': ['    verify(\n', '    lambda: verify(\n'],
    'behind or': ['    verify(\n', '    release.trusted or verify(\n'],
    'in a try': around(VERIFY, 'try:', 'except Exception:\n    pass', '    '),
    'in an if': around(VERIFY, 'if release.old:', '', '    '),
    'another lock': ['with acquire(release.target) as lock:', 'with nullcontext() as lock:'],
    'a second lock': [
      'with acquire(release.target) as lock:',
      'with acquire(release.target) as lock, suppress(Exception):',
    ],
    'the lock has another name': ['as lock:', 'as locked:'],
    'the same again': steps([
      '        timeout=TIMEOUT,\n    )',
      `        timeout=TIMEOUT,\n    )\n${VERIFY}`,
    ]),
    'in a function': around(
      DEPLOY.slice(DEPLOY.indexOf('with acquire')).trimEnd(),
      'def main():',
      '',
      '    ',
    ),
    'under the main guard': around(
      DEPLOY.slice(DEPLOY.indexOf('with acquire')).trimEnd(),
      'if __name__ == "main":',
      '',
      '    ',
    ),
  },
  unit: {
    'migrated after it': moved('    migrate(release)', '        timeout=TIMEOUT,\n    )'),
    'the release is replaced': belowLine('with acquire', '    release = load("old.txt")'),
    'an exit above': belowLine('with acquire', '    sys.exit(0)'),
    'spread behind it': belowLine('timeout=TIMEOUT,', '**OVERRIDES,'),
    'another loop': ['for host in release.hosts:', 'for host in []:'],
  },
  harmless: {
    'the call on one line': [
      'verify(\n        release,\n        signature="required",\n        timeout=TIMEOUT,\n    )',
      'verify(release, signature="required", timeout=TIMEOUT)',
    ],
    'no trailing comma': ['timeout=TIMEOUT,', 'timeout=TIMEOUT'],
    'a comment behind': trailing('# never without one'),
    'a comment above': above('# never without one'),
    'the body of the function': ['file.read().split()', 'file.read().splitlines()'],
  },
});

const loopInner = sceneOf({
  name: 'a break in a loop with an else',
  path: 'scripts/deploy.py',
  before: DEPLOY,
  cited: '        if not probe(host).healthy:\n            break',
  text: {
    'negation goes': ['if not probe', 'if probe'],
    continue: ['            break', '            continue'],
    pass: ['            break', '            pass'],
    'another host': ['probe(host)', 'probe(release)'],
    'not called': ['probe(host).healthy', 'probe.healthy'],
    'a call of the attribute': ['.healthy:', '.healthy():'],
    getattr: ['not probe(host).healthy:', 'not getattr(probe(host), "healthy", True):'],
  },
  place: {
    ...inSomeConstructs,
    'another list': ['for host in release.hosts:', 'for host in release.hosts[1:]:'],
    'a loop in the loop': wrapped('for _ in range(1):', 'lock.touch()', '    '),
    'another variable': ['for host in release.hosts:', 'for host, _ in release.hosts:'],
    'a while': ['for host in release.hosts:', 'while host := next(release.hosts):'],
    'in the else': steps(
      without('        if not probe(host).healthy:\n            break'),
      belowLine('    else:', '    if not probe(host).healthy:\n        break'),
    ),
    'the lock changes': ['acquire(release.target)', 'acquire(release)'],
  },
  unit: {
    'touched before it': above('lock.touch()'),
    'continue above': above('if host.old:\n    continue'),
    'the host is another': above('host = release.hosts[0]'),
    'the verification goes': without(VERIFY),
  },
  origin: {
    'the probe comes from elsewhere': ['from deploy.steps', 'from deploy.fakes'],
    'the probe is another name': ['import migrate, probe,', 'import migrate, guess as probe,'],
    'the probe is declared': belowLine('TIMEOUT = 30', '\n\ndef probe(host):\n    return HEALTHY'),
    'the probe is wrapped': belowLine('TIMEOUT = 30', 'probe = cached(probe)'),
    'the probe is imported again': belowLine('TIMEOUT = 30', 'from deploy import probe'),
  },
  harmless: {
    'a comment': aboveLine('            break', '# the rest waits'),
    'an import on two lines': [
      'import migrate, probe, verify',
      'import (\n    migrate,\n    probe,\n    verify,\n)',
    ],
    CRLF: withCrlf,
  },
});

const anImport = sceneOf({
  name: 'an import',
  path: 'scripts/deploy.py',
  before: DEPLOY,
  cited: 'from deploy.steps import migrate, probe, verify',
  text: {
    'another module': ['from deploy.steps', 'from deploy.fakes'],
    relative: ['from deploy.steps', 'from .deploy.steps'],
    'an alias': ['probe, verify', 'probe, verify as check'],
    'another name as this': ['probe, verify', 'probe, skip as verify'],
    'a name less': ['migrate, probe, verify', 'migrate, probe'],
    'a star': ['import migrate, probe, verify', 'import *'],
    'a module': ['from deploy.steps import migrate, probe, verify', 'import deploy.steps'],
    gone: replacedBy(''),
    'a directive': trailing('# noqa: F401'),
  },
  place: {
    'for the type checker': wrapped('if TYPE_CHECKING:', '', '    '),
    'in a try': wrapped(
      'try:',
      'except ImportError:\n    from fakes import migrate, probe, verify',
      '    ',
    ),
    'in a function': wrapped('def lazy():', '', '    '),
    'in a string': wrapped('"""', '"""', ''),
    'with suppress': wrapped('with suppress(ImportError):', '', '    '),
  },
  origin: {
    'a function of a name': belowLine('TIMEOUT = 30', '\n\ndef verify(*_, **__):\n    pass'),
    'a variable of a name': belowLine('TIMEOUT = 30', 'verify = print'),
    'a second import': below('from fakes import verify'),
    'an alias of another module': below('import fakes as probe'),
  },
  harmless: {
    wrapped: [
      'import migrate, probe, verify',
      'import (\n    migrate,\n    probe,\n    verify,\n)',
    ],
    moved: moved('from deploy.steps import migrate, probe, verify', 'import sys'),
    'a comment': trailing('# the steps'),
    'a byte-order mark': withBom,
  },
});

const inNested = sceneOf({
  name: 'a check in a nested function',
  path: 'jobs/queue.py',
  before: QUEUE,
  cited: '        if job.id in seen:',
  text: {
    'not in': ['job.id in seen', 'job.id not in seen'],
    'another attribute': ['job.id in', 'job.name in'],
    'returns another': ['            return False', '            return True'],
    'returns nothing': ['            return False', '            return'],
    raises: ['            return False', '            raise Duplicate'],
    walrus: ['if job.id in seen', 'if (seen := {job.id}) is None'],
  },
  place: {
    ...each(CONSTRUCTS, ({ head, tail = '', step = '    ' }) =>
      around('        if job.id in seen:\n            return False', head, tail, step),
    ),
    'the nested function is renamed': ['def is_new(job)', 'def is_old(job)'],
    'the outer function is renamed': ['def drain(', 'def drain_all('],
    'moved out': steps(
      without('        if job.id in seen:\n            return False'),
      belowLine('    seen = set()', 'if job.id in seen:\n    return False'),
    ),
  },
  unit: {
    ...each(EXITS, (exit) => belowLine('    seen = set()', exit)),
    'added before the check': steps(without('seen.add(job.id)'), above('seen.add(job.id)')),
    'never added': without('seen.add(job.id)'),
    'a class of seen': ['seen = set()', 'seen = Empty()'],
    'emptied in the loop': belowLine('job = await queue.get()', 'seen.clear()'),
    'the result is not used': ['if not is_new(job):', 'if not is_new:'],
    'a default': ['def is_new(job)', 'def is_new(job, seen=frozenset())'],
    'a decorator': aboveLine('def is_new(job)', '@cache'),
    'a coroutine': ['    def is_new(job)', '    async def is_new(job)'],
    'a second one': aboveLine('for _ in range(limit)', 'is_new = bool'),
    'not async': ['async def drain(', 'def drain('],
    'a limit of another default': ['limit=10', 'limit=0'],
  },
  origin: {
    'the unit is declared again': atEnd('\n\nasync def drain(*_):\n    pass\n'),
    'the unit is assigned': atEnd('\ndrain = None\n'),
    'the unit is wrapped': atEnd('\ndrain = quiet(drain)\n'),
  },
  harmless: {
    'a comment': aboveLine('            return False', '# twice'),
    'another function': ['attempt == RETRIES - 1', 'attempt + 1 == RETRIES'],
    'a docstring': belowLine('def is_new(job)', '    "Whether a job is new."'),
    'brackets around the condition': [
      'if job.id in seen:',
      'if (\n            job.id in seen\n        ):',
    ],
  },
});

const inWith = sceneOf({
  name: 'a step in an asynchronous with',
  path: 'jobs/queue.py',
  before: QUEUE,
  cited: '            lease.assert_held()',
  text: {
    ...lost,
    'not called': ['lease.assert_held()', 'lease.assert_held'],
    awaited: ['lease.assert_held()', 'await lease.assert_held()'],
    another: ['assert_held', 'assert_known'],
    'an argument': ['assert_held()', 'assert_held(strict=False)'],
    and: ['            lease.', '            STRICT and lease.'],
    negated: ['            lease.', '            not lease.'],
    'an assertion': ['            lease.', '            assert lease.'],
  },
  place: {
    ...inConstructs,
    'another lock': ['queue.lock(job)', 'queue.peek(job)'],
    'another context': ['queue.lock(job) as lease:', 'other as lease:'],
    'not asynchronous': ['async with', 'with'],
    suppressed: ['as lease:', 'as lease, suppress(Exception):'],
    'another loop': ['range(limit)', 'range(0)'],
    'an asynchronous loop': ['    for _ in range(limit)', '    async for _ in range(limit)'],
    'before the with': steps(
      without('lease.assert_held()'),
      aboveLine('async with', 'lease.assert_held()'),
    ),
    'behind the loop': steps(without('lease.assert_held()'), [
      '    audit("drained")\n    audit',
      '    lease.assert_held()\n    audit("drained")\n    audit',
    ]),
  },
  unit: {
    'handled first': steps(without('await handler(job)'), above('await handler(job)')),
    'continue above': above('if job.old:\n    continue'),
    'never acknowledged': without('await job.acknowledge()'),
    'the check of the job goes': without('        if not is_new(job):\n            continue'),
    'not awaited': ['await handler(job)', 'handler(job)'],
    'another job': ['await queue.get()', 'queue.get_nowait()'],
    'the lease is replaced': above('lease = Mock()'),
  },
  harmless: {
    'a comment': trailing('# or raise'),
    'a blank line': below(''),
    'a comment above': above('# held?'),
  },
});

const inExcept = sceneOf({
  name: 'a guard in an except',
  path: 'jobs/queue.py',
  before: QUEUE,
  cited: '            if attempt == RETRIES - 1:\n                raise',
  text: {
    'another operator': ['attempt == RETRIES', 'attempt >= RETRIES'],
    'another number': ['RETRIES - 1', 'RETRIES - 2'],
    pass: ['                raise', '                pass'],
    return: ['                raise', '                return None'],
    'another exception': ['                raise', '                raise TimeoutError'],
    'a value': ['attempt == RETRIES - 1', 'attempt is RETRIES - 1'],
  },
  place: {
    ...inSomeConstructs,
    'another exception is caught': ['except TimeoutError:', 'except Exception:'],
    'the exception is named': ['except TimeoutError:', 'except TimeoutError as attempt:'],
    'an except instead of the finally': [
      '        finally:\n            audit("tried")\n',
      '        except BaseException:\n            return None\n',
    ],
    'in the finally': steps(
      without('            if attempt == RETRIES - 1:\n                raise'),
      aboveLine('        finally:', '    pass'),
      belowLine('audit("tried")', 'if attempt == RETRIES - 1:\n    raise'),
    ),
    'an else of the try': aboveLine('        finally:', 'else:\n    return None'),
    'another loop': ['for attempt in range(RETRIES)', 'for attempt in range(RETRIES + 1)'],
    'the function is renamed': ['def retried(', 'def retried_once('],
  },
  unit: {
    'swallowed above': above('if action.quiet:\n    return None'),
    'the attempt changes': above('attempt = 0'),
    'not called': ['return action()', 'return action'],
    'the finally returns': belowLine('audit("tried")', 'return None'),
    'an else of the loop': [
      '            audit("tried")\n',
      '            audit("tried")\n    return None\n',
    ],
    'a default': ['retried(action)', 'retried(action=None)'],
    'a local number': aboveLine('for attempt in', 'RETRIES = 10**9'),
  },
  origin: {
    'another number of retries': ['RETRIES = 3', 'RETRIES = 0'],
    'the number of retries is imported': belowLine(
      'RETRIES = 3',
      'from jobs.settings import RETRIES',
    ),
    'the number of retries grows': belowLine('RETRIES = 3', 'RETRIES += 100'),
    'the unit again': atEnd('\n\ndef retried(action):\n    return None\n'),
  },
  harmless: {
    wrapped: [
      'if attempt == RETRIES - 1:',
      'if (\n                attempt\n                == RETRIES - 1\n            ):',
    ],
    'a comment': aboveLine('                raise', '# the last one'),
    CRLF: withCrlf,
  },
});

const lambdaArgument = sceneOf({
  name: 'a lambda as an argument',
  path: 'jobs/queue.py',
  before: QUEUE,
  cited: '    lambda user: user.lock() if user.expired else None,',
  text: {
    negated: ['if user.expired', 'if not user.expired'],
    swapped: ['user.lock() if user.expired else None', 'None if user.expired else user.lock()'],
    'not called': ['user.lock()', 'user.lock'],
    'a default': ['lambda user:', 'lambda user=None:'],
    'another parameter': ['lambda user:', 'lambda *user:'],
    'a call of the lambda': [
      '    lambda user: user.lock() if user.expired else None,',
      '    (lambda user: user.lock() if user.expired else None)(store),',
    ],
    'another argument': ['    lambda user: user.lock() if user.expired else None,', '    print,'],
    gone: replacedBy(''),
  },
  place: {
    'another table': ['    "users",', '    "guests",'],
    'another keyword': ['retries=RETRIES', 'retries=0'],
    'one more keyword': belowLine('    retries=RETRIES,', 'dry_run=True,'),
    'another method': ['store.on_commit(', 'store.on_rollback('],
    'a chained call': ['    retries=RETRIES,\n)', '    retries=RETRIES,\n).cancel()'],
    'in a lambda': ['cleanup = store.', 'cleanup = lambda: store.'],
    'in an if': around(QUEUE.slice(QUEUE.indexOf('cleanup = ')).trimEnd(), 'if False:', '', '    '),
    'in a function': around(
      QUEUE.slice(QUEUE.indexOf('cleanup = ')).trimEnd(),
      'def later():',
      '',
      '    ',
    ),
    'in a try': around(
      QUEUE.slice(QUEUE.indexOf('cleanup = ')).trimEnd(),
      'try:',
      'except Exception:\n    pass',
      '    ',
    ),
    'in a conditional': ['    retries=RETRIES,\n)', '    retries=RETRIES,\n) if STRICT else None'],
  },
  origin: {
    'assigned again': atEnd('\ncleanup = None\n'),
    'a function of the name': atEnd('\n\ndef cleanup():\n    pass\n'),
    'cancelled by assignment': atEnd('\ncleanup.active = False\n'),
  },
  harmless: {
    wrapped: [
      'lambda user: user.lock() if user.expired else None,',
      'lambda user: (\n        user.lock() if user.expired else None\n    ),',
    ],
    'a comment': trailing('# expired ones only'),
    CRLF: withCrlf,
  },
});

const twinsAndReturn = sceneOf({
  name: 'the second of two equal calls',
  path: 'jobs/queue.py',
  before: QUEUE,
  cited: '    audit("drained")\n    return len(seen)',
  text: {
    'another argument': ['audit("drained")\n    return', 'audit("stuck")\n    return'],
    'both go': without('    audit("drained")\n    audit("drained")'),
    returned: ['    audit("drained")\n    return', '    return audit("drained")\n    return'],
  },
  place: {
    'the first twin goes': ['    audit("drained")\n    audit', '    audit'],
    'a third twin': below('audit("drained")'),
    'in the loop': [
      '    audit("drained")\n    audit("drained")\n',
      '        audit("drained")\n        audit("drained")\n',
    ],
    'in if False': around('    audit("drained")\n    audit("drained")', 'if False:', '', '    '),
    'in a try': around(
      '    audit("drained")\n    audit("drained")',
      'try:',
      'finally:\n    return 0',
      '    ',
    ),
  },
  unit: {
    'another result': ['return len(seen)', 'return 0'],
    'returned between the two': [
      '    audit("drained")\n    audit',
      '    audit("drained")\n    if limit:\n        return 0\n    audit',
    ],
    'a local audit': belowLine('    seen = set()', 'audit = print'),
    'a parameter of the name': ['limit=10)', 'limit=10, audit=print)'],
  },
  origin: {
    'audit comes from elsewhere': ['from jobs.audit import', 'from jobs.noop import'],
    'audit is another name': ['import audit\n', 'import quiet as audit\n'],
    'audit is a function here': atEnd('\n\ndef audit(_):\n    pass\n'),
    'audit is assigned': belowLine('RETRIES = 3', 'audit = print'),
    'audit is a module': belowLine('import asyncio', 'import jobs.audit as audit'),
  },
  harmless: {
    'a blank line': ['    return len(seen)', '\n    return len(seen)'],
    'a comment behind': ['audit("drained")\n    return', 'audit("drained")  # again\n    return'],
    'a comment between': [
      'audit("drained")\n    audit',
      'audit("drained")\n    # again\n    audit',
    ],
  },
});

/** Of the two cited lines only the first, which is the second twin. */
const twins: Scene = {
  ...twinsAndReturn,
  lines: [twinsAndReturn.lines[0], twinsAndReturn.lines[0]],
};

export const scenes: readonly Scene[] = [
  guardByHead,
  bookingInTry,
  mapEntry,
  enumMember,
  constant,
  inDecorator,
  switchArm,
  wholeFunction,
  scriptGuard,
  argumentOfCall,
  loopInner,
  anImport,
  inNested,
  inWith,
  inExcept,
  lambdaArgument,
  twins,
];
