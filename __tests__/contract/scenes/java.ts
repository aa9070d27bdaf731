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
  type Changes,
} from '../changes.js';
import { withBom, withCrlf } from '../edits.js';
import { aboveLine, around, belowLine, each, moved, steps, without } from '../line-changes.js';
import type { Scene } from '../scene.js';

const REFUNDS = `package shop.payments;

import static shop.auth.Roles.hasRole;

import java.math.BigDecimal;
import shop.auth.User;
import shop.ledger.Ledger;
import shop.ledger.LedgerException;

/** Pays orders back. */
@Service
public class RefundService {
  private static final BigDecimal MAX_REFUND = new BigDecimal("500.00");

  private final Ledger ledger;

  public RefundService(Ledger ledger) {
    this.ledger = ledger;
  }

  /** Pays one order back. */
  @Transactional
  @RolesAllowed("staff")
  public String refund(User user, String orderId, BigDecimal amount) throws LedgerException {
    Order order = ledger.find(orderId);
    if (!hasRole(user, "finance") || amount.compareTo(MAX_REFUND) > 0) {
      throw new ForbiddenException("refund not allowed");
    }
    if (order.state() != State.PAID) {
      return "skipped";
    }
    try {
      ledger.book(order.account(), amount.negate(), "refund");
    } catch (LedgerException failure) {
      Audit.failure(orderId, failure);
      throw failure;
    } finally {
      order.close();
    }
    return order.id();
  }

  public String describe(String orderId) {
    return "refund of " + orderId;
  }
}

class ForbiddenException extends RuntimeException {
  ForbiddenException(String message) {
    super(message);
  }
}
`;

const POLICY = `package shop.auth;

import java.util.List;
import java.util.Map;
import java.util.Set;

enum Permission {
  READ("read"),
  WRITE("write"),
  ADMIN("admin");

  final String label;

  Permission(String label) {
    this.label = label;
  }
}

public final class Policy {
  static final int BASE_LIMIT = 100;

  static final Map<String, Set<Permission>> PERMISSIONS =
      Map.of(
          "viewer", Set.of(Permission.READ),
          "editor", Set.of(Permission.READ, Permission.WRITE));

  static final String[] ADMINS = {
    "alice",
    "bob",
  };

  private Policy() {}

  static int limitFor(Plan plan, int seats) {
    switch (plan.kind()) {
      case FREE:
        return 10;
      case TEAM:
        return BASE_LIMIT * seats;
      default:
        throw new IllegalArgumentException();
    }
  }

  static boolean canTransfer(Account account, long cents) {
    if (cents <= 0) {
      return false;
    }
    return account.verified() && cents < BASE_LIMIT;
  }

  static class Inner {
    static boolean mayRead(User user) {
      return user.isActive() && !user.isLocked();
    }
  }
}
`;

const DEPLOY = `package shop.deploy;

import java.util.List;
import shop.deploy.steps.Probe;
import shop.deploy.steps.Verifier;

public class Deployer extends Command {
  private final Verifier verifier = new Verifier();

  @Override
  public List<String> run(Release release, boolean dryRun) throws Exception {
    var log = new java.util.ArrayList<String>();
    try (Lock lock = Lock.acquire(release.target())) {
      migrate(release);
      verifier.verify(
          release,
          Signature.REQUIRED,
          Timeout.ofSeconds(30));
      hosts:
      for (Host host : release.hosts()) {
        if (!Probe.check(host).healthy()) break hosts;
        log.add(host.name());
      }
      release.owners().forEach(owner -> {
        owner.assertActive();
        owner.notifyAbout(release);
      });
    }
    log.add("done");
    log.add("done");
    synchronized (this) {
      finished++;
    }
    return log;
  }

  private void migrate(Release release) {
    Runnable step = new Runnable() {
      @Override
      public void run() {
        if (release.frozen()) throw new IllegalStateException("frozen");
        release.migrate();
      }
    };
    step.run();
  }
}
`;

/** Constructs in which a statement does not run, or its failure is lost. */
const CONSTRUCTS = {
  'in if (false)': ['if (false) {', '}'],
  'in an if on a property of the system': ['if (Boolean.getBoolean("strict")) {', '}'],
  'in a switch without its case': ['switch (1) {\n  case 2:', '}'],
  'in an arrow case that does not match': ['switch (1) {\n  case 2 -> {', '  }\n}'],
  'in a loop without turns': ['for (var none : java.util.List.of()) {', '}'],
  'in a for without turns': ['for (int i = 0; i < 0; i++) {', '}'],
  'in a do that breaks': ['do {\n  if (true) break;', '} while (true);'],
  'in a try that swallows': ['try {', '} catch (Throwable ignored) {\n}'],
  'in a catch': ['try {\n} catch (RuntimeException never) {', '}'],
  'in the else of if (true)': ['if (true) {\n} else {', '}'],
  'in a lambda that is not called': ['Runnable later = () -> {', '};'],
  'in an anonymous class': ['new Runnable() {\n  public void run() {', '  }\n};'],
  'in a local class': ['class Unused {\n  void run() {', '  }\n}'],
  'in a labelled block that was left': ['skip: {\n  if (true) break skip;', '}'],
  'in a synchronized block': ['synchronized (new Object()) {', '}'],
  'under a condition of the user': ['if (System.getenv("SKIP") == null) {', '}'],
  'in a block comment': ['/*', '*/'],
  'in a text block': ['String old = """', '""";'],
  'for another thread': ['new Thread(() -> {', '});'],
} as const;

const inConstructs = each(CONSTRUCTS, ([head, tail]) => wrapped(head, tail));

const SOME = [
  'in if (false)',
  'in a lambda that is not called',
  'in a try that swallows',
  'in a text block',
];
const inSomeConstructs = Object.fromEntries(
  Object.entries(inConstructs).filter(([name]) => SOME.includes(name)),
);

const lost = {
  'the statement goes': replacedBy(''),
  'commented out': prefixed('// '),
};

/** Statements after which the ones below do not run, or do not matter. */
const EXITS = {
  'an early return': 'if (true) return null;',
  'an early throw': 'if (true) throw new UnsupportedOperationException();',
  'the process ends': 'System.exit(0);',
  'a return under a flag': 'if (Boolean.getBoolean("fast")) return null;',
  'an endless loop': 'while (alive()) {\n}',
};

const harmlessAnywhere = {
  'CRLF line ends': withCrlf,
  'a byte-order mark': withBom,
  'four spaces': everywhere(/^(?: {2})+/gm, '$&$&'),
  'a licence on top': inFront('/* Copyright 2024 Example Ltd. */\n'),
  'an unrelated class at the end': atEnd(
    '\nclass Unrelated {\n  int one() {\n    return 1;\n  }\n}\n',
  ),
};

const GUARD = `    if (!hasRole(user, "finance") || amount.compareTo(MAX_REFUND) > 0) {
      throw new ForbiddenException("refund not allowed");
    }`;
const BOOK = '      ledger.book(order.account(), amount.negate(), "refund");';
const REFUND_CLASS = REFUNDS.slice(
  REFUNDS.indexOf('@Service'),
  REFUNDS.indexOf('\n\nclass Forbidden'),
);
const DESCRIBE = `  public String describe(String orderId) {
    return "refund of " + orderId;
  }`;
const TRY = REFUNDS.slice(REFUNDS.indexOf('    try {'), REFUNDS.indexOf('\n    return order.id'));

const CATCH = REFUNDS.slice(REFUNDS.indexOf('    } catch'), REFUNDS.indexOf('    } finally'));

const guardByHead = sceneOf({
  name: 'a guard by its head line',
  path: 'src/main/java/shop/payments/RefundService.java',
  before: REFUNDS,
  cited: '    if (!hasRole(user, "finance") || amount.compareTo(MAX_REFUND) > 0) {',
  text: {
    'a negation goes': ['!hasRole(', 'hasRole('],
    'or becomes and': ['"finance") || amount', '"finance") && amount'],
    'or without short cut': ['"finance") || amount', '"finance") | amount'],
    'a limit turned round': ['MAX_REFUND) > 0', 'MAX_REFUND) < 0'],
    'another number': ['MAX_REFUND) > 0', 'MAX_REFUND) > 1'],
    'and false': ['MAX_REFUND) > 0)', 'MAX_REFUND) > 0 && false)'],
    'arguments in another order': ['(user, "finance")', '("finance", user)'],
    'another role': ['"finance")', '"viewer")'],
    'receiver and argument swapped': [
      'amount.compareTo(MAX_REFUND)',
      'MAX_REFUND.compareTo(amount)',
    ],
    'an assignment': ['amount.compareTo', '(amount = BigDecimal.ZERO).compareTo'],
    'a cast': ['!hasRole(', '!(boolean) hasRole('],
    'an empty statement': ['MAX_REFUND) > 0) {', 'MAX_REFUND) > 0); {'],
    'the throw goes': without('throw new ForbiddenException("refund'),
    'the throw becomes a value': [
      'throw new ForbiddenException("refund',
      'new ForbiddenException("refund',
    ],
    'a return instead': ['throw new ForbiddenException("refund not allowed");', 'return orderId;'],
    'a return before the throw': aboveLine(
      'throw new ForbiddenException("refund',
      'if (true) return orderId;',
    ),
    'an else': [`${GUARD}\n`, `${GUARD} else return orderId;\n`],
    'an else if of another check': [
      '    if (!hasRole',
      '    if (amount.signum() == 0) {\n      return "nothing";\n    } else if (!hasRole',
    ],
    'a while': ['if (!hasRole', 'while (!hasRole'],
    'an assertion': [
      GUARD,
      '    assert hasRole(user, "finance") && amount.compareTo(MAX_REFUND) <= 0;',
    ],
    'the guard goes': without(GUARD),
    'the guard is a comment': [GUARD, GUARD.replaceAll(/^ {4}/gm, '    // ')],
    'a return behind an escaped line end in a comment': aboveLine(
      'throw new ForbiddenException("refund',
      '// see \\u000a if (true) return orderId;',
    ),
    'a string': [
      'throw new ForbiddenException("refund not allowed");',
      'String s = "throw new ForbiddenException(refund not allowed);";',
    ],
  },
  place: {
    ...each(CONSTRUCTS, ([head, tail]) => around(GUARD, head, tail)),
    'the method has another name': ['String refund(User', 'String refundOld(User'],
    'the class has another name': both(
      ['class RefundService {', 'class OldRefundService {'],
      ['public RefundService(', 'public OldRefundService('],
    ),
    'moved to the other method': moved(GUARD, 'public String describe('),
    'moved to the constructor': moved(GUARD, 'public RefundService('),
    'a twin behind it': aboveLine('if (order.state()', GUARD.replaceAll(/^ {4}/gm, '')),
    'the class in another class': around(REFUND_CLASS, 'class Old {', '}'),
    'the class in an interface': around(REFUND_CLASS, 'interface Old {', '}'),
    'in a static initialiser': steps(
      without(GUARD),
      belowLine(
        'private final Ledger ledger;',
        '\nstatic {\n' + GUARD.replaceAll(/^ {4}/gm, '  ') + '\n}',
      ),
    ),
  },
  unit: {
    ...each(EXITS, (exit) => aboveLine('Order order = ledger.find', exit)),
    'behind the booking of the ledger': moved(GUARD, '      order.close();\n    }'),
    static: ['public String refund', 'public static String refund'],
    private: ['public String refund', 'private String refund'],
    synchronized: ['public String refund', 'public synchronized String refund'],
    'an annotation goes': without('@RolesAllowed("staff")'),
    'another value of the annotation': [
      '@RolesAllowed("staff")',
      '@RolesAllowed({"staff", "guest"})',
    ],
    'another annotation': aboveLine('@Transactional', '@Async'),
    'a scheduled method': aboveLine('@Transactional', '@Scheduled(fixedRate = 1)'),
    'warnings are off': aboveLine('@Transactional', '@SuppressWarnings("all")'),
    'an argument of the annotation': ['@Transactional\n', '@Transactional(readOnly = true)\n'],
    'a parameter is renamed': ['refund(User user,', 'refund(User caller,'],
    'parameters in another order': [
      'User user, String orderId, BigDecimal amount',
      'User user, BigDecimal amount, String orderId',
    ],
    'a variable parameter': ['BigDecimal amount) throws', 'BigDecimal... amount) throws'],
    'a parameter of another type': ['refund(User user,', 'refund(Object user,'],
    'an annotation of a parameter': ['refund(User user,', 'refund(@Nullable User user,'],
    'a parameter is assigned': aboveLine('Order order = ledger.find', 'amount = BigDecimal.ZERO;'),
    'the user is replaced': aboveLine('Order order = ledger.find', 'user = User.SYSTEM;'),
    'a local shadow of the limit': aboveLine(
      'Order order = ledger.find',
      'BigDecimal MAX_REFUND = amount;',
    ),
    'a local class of the exception': aboveLine(
      'Order order = ledger.find',
      'class ForbiddenException extends Error {}',
    ),
    'the user is given the role': aboveLine(
      'Order order = ledger.find',
      'user.roles().add("finance");',
    ),
    'booked before the guard': belowLine(
      'Order order = ledger.find',
      'ledger.book(order.account(), amount, "refund");',
    ),
    'the throws clause': [' throws LedgerException {', ' throws Exception {'],
    'another result type': ['public String refund(', 'public Object refund('],
    'the class extends another': ['class RefundService {', 'class RefundService extends Proxied {'],
    'the class implements an interface': [
      'class RefundService {',
      'class RefundService implements Bypass {',
    ],
    'the class is abstract': ['public class RefundService', 'public abstract class RefundService'],
    'an annotation of the class goes': without('@Service'),
    'another annotation of the class': aboveLine('@Service', '@Profile("never")'),
    'a type parameter that shadows a type': ['public String refund', 'public <User> String refund'],
    'an exit behind an escaped line end in a comment': aboveLine(
      'Order order = ledger.find',
      '// see \\u000d if (true) return orderId;',
    ),
    'the finally returns': ['      order.close();', '      if (true) return "";'],
    'the state check goes': without(
      '    if (order.state() != State.PAID) {\n      return "skipped";\n    }',
    ),
  },
  origin: {
    'the check comes from elsewhere': [
      'import static shop.auth.Roles.hasRole',
      'import static shop.auth.Stub.hasRole',
    ],
    'the check comes by a star': ['shop.auth.Roles.hasRole;', 'shop.auth.Stub.*;'],
    'the check is no longer static': [
      'import static shop.auth.Roles.hasRole;',
      'import shop.auth.Roles.hasRole;',
    ],
    'a second import of the check': belowLine(
      'import static',
      'import static shop.fakes.Roles.hasRole;',
    ),
    'the type of an exception is imported': belowLine(
      'import shop.auth.User;',
      'import shop.open.ForbiddenException;',
    ),
    'the exception is checked': [
      'ForbiddenException extends RuntimeException',
      'ForbiddenException extends Exception',
    ],
    'the exception is abstract': [
      'class ForbiddenException extends',
      'abstract class ForbiddenException extends',
    ],
    'the exception has an annotation': aboveLine(
      'class ForbiddenException',
      '@ResponseStatus(200)',
    ),
    'a second method of the name': aboveLine(
      'public String describe',
      'public String refund(User user, String orderId, double amount) {\n  return orderId;\n}\n',
    ),
    'a second class of the exception': atEnd('\nclass ForbiddenException extends Error {}\n'),
  },
  harmless: {
    ...harmlessAnywhere,
    'the condition wrapped': [
      'if (!hasRole(user, "finance") || amount.compareTo(MAX_REFUND) > 0) {',
      'if (!hasRole(user, "finance")\n        || amount.compareTo(MAX_REFUND) > 0) {',
    ],
    'the parameters wrapped': [
      'refund(User user, String orderId, BigDecimal amount) throws LedgerException {',
      'refund(\n      User user,\n      String orderId,\n      BigDecimal amount)\n      throws LedgerException {',
    ],
    'a comment inside the condition': ['"finance") ||', '"finance") /* or too much */ ||'],
    'a comment with an escape that is no line end': [
      '"finance") ||',
      '"finance") /* \\u00fc */ ||',
    ],
    'a comment in the block': aboveLine(
      'throw new ForbiddenException("refund',
      '// Only finance pays back.',
    ),
    'Javadoc is reworded': [
      '/** Pays one order back. */',
      '/**\n   * Refunds one order.\n   *\n   * @return its id\n   */',
    ],
    'Javadoc goes': without('/** Pays one order back. */'),
    'Javadoc of the class': ['/** Pays orders back. */', '/** Refunds. */'],
    'annotations on one line': ['@Transactional\n  @RolesAllowed', '@Transactional @RolesAllowed'],
    'blank lines': ['find(orderId);\n', 'find(orderId);\n\n\n'],
    'the other method changes': ['"refund of " + orderId', '"Refund: " + orderId'],
    'another field': belowLine('private final Ledger ledger;', 'private int count;'),
    'another method': aboveLine('public String describe', 'int one() {\n  return 1;\n}\n'),
    'methods in another order': steps(
      without(DESCRIBE),
      aboveLine('/** Pays one order back. */', `${DESCRIBE.replaceAll(/^ {2}/gm, '')}\n`),
    ),
    'an unrelated import': belowLine('import java.math', 'import java.util.Optional;'),
    'imports in another order': moved(
      'import shop.auth.User;',
      'import shop.ledger.LedgerException;',
    ),
  },
});

const bookingInTry = sceneOf({
  name: 'a statement in a try with finally',
  path: 'src/main/java/shop/payments/RefundService.java',
  before: REFUNDS,
  cited: BOOK,
  text: {
    ...lost,
    'the sign goes': ['amount.negate()', 'amount'],
    'another method of the amount': ['amount.negate()', 'amount.abs()'],
    'another purpose': ['"refund");', '"payout");'],
    'arguments swapped': ['order.account(), amount.negate()', 'amount.negate(), order.account()'],
    'an argument goes': [', "refund");', ');'],
    'another method': ['ledger.book(', 'ledger.preview('],
    'a chained call': ['"refund");', '"refund").cancel();'],
    assigned: ['      ledger.book', '      var booked = ledger.book'],
    returned: ['      ledger.book', '      return ledger.book'],
    'only under a condition': ['      ledger.book', '      if (order.open()) ledger.book'],
    'a method reference': [BOOK, '      Runnable later = ledger::book;'],
    'a string': [
      BOOK,
      '      String s = "ledger.book(order.account(), amount.negate(), refund);";',
    ],
    'a field of another object': ['      ledger.book', '      super.ledger.book'],
    'a generic call': ['ledger.book(', 'ledger.<Void>book('],
    'a comment by an escape': [BOOK, `      \\u002f/ ${BOOK.trim()}`],
  },
  place: {
    ...inConstructs,
    'another exception is caught': ['catch (LedgerException failure)', 'catch (Exception failure)'],
    'several exceptions are caught': [
      'catch (LedgerException failure)',
      'catch (LedgerException | ForbiddenException failure)',
    ],
    'a final exception': ['catch (LedgerException failure)', 'catch (final Throwable failure)'],
    'a second catch': [
      '    } finally {',
      '    } catch (RuntimeException ignored) {\n    } finally {',
    ],
    'the finally goes': ['    } finally {\n      order.close();\n    }', '    }'],
    'the catch goes': [`${CATCH}    } finally`, '    } finally'],
    'a resource': ['    try {', '    try (var none = ledger.rollback()) {'],
    'out of its try': steps(without(BOOK), aboveLine('    try {', BOOK.trim())),
    'into the catch': moved(BOOK, 'catch (LedgerException failure)'),
    'into the finally': moved(BOOK, '    } finally {'),
    'into the block above': moved(BOOK, 'if (order.state()'),
    'the same again': below(BOOK.trim()),
    'the try in a try': around(TRY, 'try {', '} catch (Exception ignored) {\n}'),
    'the try in a loop': around(TRY, 'while (order.open()) {', '}'),
    'the try in a lambda': around(TRY, 'Runnable later = () -> {', '};'),
    'another class': both(
      ['class RefundService {', 'class RefundServiceV0 {'],
      ['public RefundService(', 'public RefundServiceV0('],
    ),
  },
  unit: {
    ...each(EXITS, (exit) => aboveLine('    try {', exit)),
    'an exit inside the try': above('if (order.tiny()) return orderId;'),
    'the catch swallows': without('      throw failure;'),
    'the catch throws another': ['throw failure;', 'throw new Retry();'],
    'the finally returns': ['      order.close();', '      if (true) return "";'],
    'the amount changes above': aboveLine('    try {', 'amount = amount.negate();'),
    'the order is another one': ['ledger.find(orderId)', 'ledger.find(user.lastOrder())'],
    'the guard above goes': without(GUARD),
    'the guard above is turned round': ['if (!hasRole', 'if (hasRole'],
    'a local ledger': belowLine('Order order = ledger.find', 'Ledger ledger = Ledger.none();'),
    'an undo behind it': below('ledger.undo(order.account());'),
    'another result': ['return order.id();', 'return null;'],
  },
  origin: {
    'a second method of the name': aboveLine(
      'public String describe',
      'public String refund(Object user, String orderId, BigDecimal amount) {\n  return orderId;\n}\n',
    ),
    'a method of the name with a type parameter': aboveLine(
      'public String describe',
      '<T> T refund(T user) {\n  return user;\n}\n',
    ),
    'a second class': atEnd(
      '\nclass RefundService {\n  String refund() {\n    return "";\n  }\n}\n',
    ),
  },
  harmless: {
    'one argument a line': [
      'book(order.account(), amount.negate(), "refund");',
      'book(\n          order.account(),\n          amount.negate(),\n          "refund");',
    ],
    'a comment at its end': ['"refund");', '"refund"); // negative: money goes out'],
    'a comment inside': ['amount.negate(),', '/* out */ amount.negate(),'],
    'a blank line above': above(''),
    'a limit that the line does not use': ['"500.00"', '"600.00"'],
    'the import of a name that it does not use': [
      'shop.auth.Roles.hasRole',
      'shop.security.Roles.hasRole',
    ],
    CRLF: withCrlf,
  },
});

const enumConstant = sceneOf({
  name: 'a constant of an enum',
  path: 'src/main/java/shop/auth/Policy.java',
  before: POLICY,
  cited: '  WRITE("write"),',
  text: {
    'another argument': ['WRITE("write")', 'WRITE("admin")'],
    'another name': ['WRITE("write")', 'CHANGE("write")'],
    'a body': ['WRITE("write")', 'WRITE("write") { boolean all() { return true; } }'],
    'an annotation': ['WRITE("write")', '@Deprecated WRITE("write")'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
    'one more argument': ['WRITE("write")', 'WRITE("write", true)'],
  },
  place: {
    'the enum is renamed': both(
      ['enum Permission {', 'enum OldPermission {'],
      ['  Permission(String label) {', '  OldPermission(String label) {'],
    ),
    'in a class': around(
      POLICY.slice(POLICY.indexOf('enum Permission'), POLICY.indexOf('\n\npublic final')),
      'class Old {',
      '}',
    ),
    'in a second enum': steps(
      without('  WRITE("write"),'),
      atEnd('\nenum Other {\n  WRITE("write"),\n}\n'),
    ),
  },
  unit: {
    'a constant above it': above('ROOT("root"),'),
    'another order': moved('  READ("read"),', '  WRITE("write"),'),
    'the enum implements an interface': ['enum Permission {', 'enum Permission implements Open {'],
    'an annotation of the enum': aboveLine('enum Permission {', '@Open'),
    'the last one changes': ['ADMIN("admin");', 'ADMIN("write");'],
  },
  origin: {
    'a second enum': atEnd('\nenum Permission {\n  WRITE;\n}\n'),
    'an import of the name': belowLine('import java.util.Set;', 'import shop.open.Permission;'),
  },
  harmless: {
    'a comment behind': ['WRITE("write"),', 'WRITE("write"), // and read'],
    Javadoc: above('/** Implies reading. */'),
    'a blank line': above(''),
    'the body of another class': ['return 10;', 'return 20;'],
  },
});

const permissions = sceneOf({
  name: 'an argument of a map',
  path: 'src/main/java/shop/auth/Policy.java',
  before: POLICY,
  cited: '          "viewer", Set.of(Permission.READ),',
  text: {
    'one more element': ['Set.of(Permission.READ),', 'Set.of(Permission.READ, Permission.ADMIN),'],
    'another element': ['Set.of(Permission.READ),', 'Set.of(Permission.WRITE),'],
    'another key': ['"viewer"', '"guest"'],
    'another kind': ['Set.of(Permission.READ),', 'List.of(Permission.READ),'],
    'joined strings': ['"viewer"', '"viewer" + SUFFIX'],
    'every element': ['Set.of(Permission.READ),', 'EnumSet.allOf(Permission.class),'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
  },
  place: {
    'another call': ['      Map.of(\n', '      Open.of(\n'],
    'another class': ['public final class Policy {', 'public final class OldPolicy {'],
    'the call in another call': both(
      ['      Map.of(\n', '      withAdmin(Map.of(\n'],
      ['Permission.WRITE));', 'Permission.WRITE)));'],
    ),
    'a chained call': ['Permission.WRITE));', 'Permission.WRITE)).open();'],
    'behind a condition': ['      Map.of(\n', '      OPEN ? ALL : Map.of(\n'],
    'in a lambda': ['PERMISSIONS =\n      Map', 'PERMISSIONS = () ->\n      Map'],
    'in a method': both(
      ['static final Map<', 'static Object old() {\n    final Map<'],
      ['Permission.WRITE));', 'Permission.WRITE));\n    return PERMISSIONS;\n  }'],
    ),
    'in an inner class': around(
      POLICY.slice(
        POLICY.indexOf('  static final Map<'),
        POLICY.indexOf('\n\n  static final String[]'),
      ),
      'static class Old {',
      '}',
    ),
  },
  unit: {
    'the other role may more': [
      'Permission.READ, Permission.WRITE',
      'Permission.READ, Permission.ADMIN',
    ],
    'not final': ['static final Map<', 'static Map<'],
    'another type': ['Map<String, Set<Permission>> PERM', 'Map<Object, Set<Permission>> PERM'],
  },
  origin: {
    'the enum is imported': belowLine('import java.util.Set;', 'import shop.open.Permission;'),
    'the sets are others': ['import java.util.Set;', 'import shop.open.Set;'],
    'the enum is declared again': atEnd('\nenum Permission {\n  READ\n}\n'),
    'the head of the enum': ['enum Permission {', 'enum Permission implements All {'],
    'a class of the name of the set': atEnd('\nclass Set {}\n'),
  },
  harmless: {
    'two lines': [
      '"viewer", Set.of(Permission.READ),',
      '"viewer",\n          Set.of(Permission.READ),',
    ],
    'a comment': ['"viewer", Set', '"viewer", /* no more */ Set'],
    Javadoc: aboveLine('  static final Map<', '/** What each role may do. */'),
    'another import': belowLine('import java.util.Set;', 'import java.util.TreeSet;'),
    'an unrelated class': atEnd('\nclass Unrelated {}\n'),
    CRLF: withCrlf,
  },
});

const switchArm = sceneOf({
  name: 'a return in an arm of a switch',
  path: 'src/main/java/shop/auth/Policy.java',
  before: POLICY,
  cited: '        return BASE_LIMIT * seats;',
  text: {
    ...lost,
    'another operator': ['BASE_LIMIT * seats', 'BASE_LIMIT + seats'],
    shifted: ['BASE_LIMIT * seats', 'BASE_LIMIT << seats'],
    'a cast': ['BASE_LIMIT * seats', '(short) BASE_LIMIT * seats'],
    negative: ['return BASE', 'return -BASE'],
    'another name': ['BASE_LIMIT * seats', 'MAX_LIMIT * seats'],
    increased: ['* seats', '* seats++'],
    'increased before': ['* seats', '* ++seats'],
    'a conditional': ['* seats', '* (seats > 0 ? seats : 1000)'],
  },
  place: {
    ...inSomeConstructs,
    'another case': ['case TEAM:', 'case TEAMS:'],
    'the default': both(
      ['case TEAM:', 'default:'],
      ['      default:\n        throw', '      case OTHER:\n        throw'],
    ),
    'two labels': ['case TEAM:', 'case TEAM, GUEST:'],
    'another subject': ['switch (plan.kind())', 'switch (plan.oldKind())'],
    'in the first arm': moved('        return BASE_LIMIT * seats;', 'case FREE:'),
    'another method around it': ['int limitFor(', 'int oldLimitFor('],
    'another class': ['class Policy {', 'class Limits {'],
    'the switch in a loop': around(
      POLICY.slice(POLICY.indexOf('    switch'), POLICY.indexOf('\n  }\n\n  static boolean can')),
      'while (plan.open()) {',
      '}',
    ),
  },
  unit: {
    'an early return': aboveLine('switch (plan', 'if (seats > 1) return 1000;'),
    'an early throw': aboveLine('switch (plan', 'if (seats > 1) throw new Error();'),
    'an arm above': aboveLine('case FREE:', 'case GUEST:\n  return 1000;'),
    'the arm above falls through': ['return 10;', 'seats *= 10;'],
    'the default returns': ['throw new IllegalArgumentException();', 'return 1000;'],
    'swapped parameters': ['Plan plan, int seats', 'int seats, Plan plan'],
    'another type': ['int seats)', 'Integer seats)'],
    'a local limit': aboveLine('switch (plan', 'int BASE_LIMIT = 1000;'),
    'the seats change': above('seats *= 2;'),
    'not static': ['static int limitFor', 'int limitFor'],
    'an annotation': aboveLine('static int limitFor', '@Cacheable'),
    'another result type': ['static int limitFor', 'static long limitFor'],
    'the class extends another': ['class Policy {', 'class Policy extends Base {'],
  },
  origin: {
    'an overload': aboveLine(
      'static boolean canTransfer',
      'static int limitFor(Plan plan, long seats) {\n  return 1000;\n}\n',
    ),
    'an overload of other parameters': aboveLine(
      'static boolean canTransfer',
      'static int limitFor(Plan plan) {\n  return limitFor(plan, 10);\n}\n',
    ),
  },
  harmless: {
    'a comment': ['BASE_LIMIT * seats', 'BASE_LIMIT /* each */ * seats'],
    'a comment above': above('// each seat'),
    'wrapped parameters': [
      'limitFor(Plan plan, int seats)',
      'limitFor(\n      Plan plan,\n      int seats)',
    ],
    'another method': ['cents <= 0', 'cents < 1'],
    'another import': belowLine('import java.util.Set;', 'import java.util.TreeSet;'),
  },
});

const CAN_TRANSFER = POLICY.slice(
  POLICY.indexOf('  static boolean canT'),
  POLICY.indexOf('\n\n  static class Inner'),
);
const wholeMethod = sceneOf({
  name: 'a whole method',
  path: 'src/main/java/shop/auth/Policy.java',
  before: POLICY,
  cited: CAN_TRANSFER,
  text: {
    'another name': ['boolean canTransfer', 'boolean mayTransfer'],
    'an annotation on it': ['  static boolean canT', '  @Ignore static boolean canT'],
    'an exit': belowLine('boolean canTransfer', 'if (true) return true;'),
    'another value': ['return false;', 'return true;'],
    or: ['account.verified() &&', 'account.verified() ||'],
    'another type': ['long cents', 'int cents'],
    'not static': ['  static boolean canT', '  boolean canT'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
  },
  place: {
    'in an inner class': wrapped('static class Old {', '}'),
    'in a comment': wrapped('/*', '*/'),
    'in a text block': wrapped('String old = """', '""";'),
    'in the other inner class': moved(CAN_TRANSFER, 'static class Inner {'),
    'in an anonymous class': wrapped('Object old = new Object() {', '};'),
    'another class': ['public final class Policy {', 'public final class OldPolicy {'],
  },
  unit: {
    'the class extends another': ['class Policy {', 'class Policy extends Base {'],
    'an annotation of the class': aboveLine('public final class Policy', '@Generated'),
    'the class is not final': ['public final class Policy', 'public class Policy'],
    'a type parameter of the class': ['class Policy {', 'class Policy<Account> {'],
  },
  origin: {
    'an overload': aboveLine(
      'static class Inner',
      'static boolean canTransfer(Account account, int cents) {\n  return true;\n}\n',
    ),
    'a type is imported': belowLine('import java.util.List;', 'import shop.open.Account;'),
    'a type is declared': atEnd(
      '\nclass Account {\n  boolean verified() {\n    return true;\n  }\n}\n',
    ),
  },
  harmless: {
    Javadoc: above('/** Small transfers only. */'),
    'a comment inside': aboveLine('return account.verified', '// small sums'),
    wrapped: ['account.verified() && cents', 'account.verified()\n        && cents'],
    'blank lines': aboveLine('return account.verified', ''),
    'moved to the top': steps(
      without(CAN_TRANSFER),
      aboveLine('private Policy() {}', CAN_TRANSFER.replaceAll(/^ {2}/gm, '') + '\n'),
    ),
    CRLF: withCrlf,
  },
});

const innerReturn = sceneOf({
  name: 'a return in a nested class',
  path: 'src/main/java/shop/auth/Policy.java',
  before: POLICY,
  cited: '      return user.isActive() && !user.isLocked();',
  text: {
    ...lost,
    or: ['isActive() && !', 'isActive() || !'],
    'the negation moves': ['user.isActive() && !user', '!user.isActive() && user'],
    'one side goes': [' && !user.isLocked()', ''],
    true: ['return user.', 'return true || user.'],
    'a block': [
      'return user.isActive() && !user.isLocked();',
      'return !(user.isActive() && !user.isLocked());',
    ],
  },
  place: {
    ...inSomeConstructs,
    'the inner class is renamed': ['static class Inner', 'static class Guests'],
    'the outer class is renamed': ['class Policy {', 'class OldPolicy {'],
    'the method is renamed': ['mayRead(', 'mayWrite('],
    'another class between': around(
      POLICY.slice(
        POLICY.indexOf('    static boolean mayRead'),
        POLICY.indexOf('\n  }\n}\n', POLICY.indexOf('mayRead')),
      ),
      'static class Deep {',
      '}',
    ),
    'in another method': both([
      '      return user.isActive()',
      '      return true;\n    }\n    static boolean other(User user) {\n      return user.isActive()',
    ]),
  },
  unit: {
    'the inner class is not static': ['static class Inner', 'class Inner'],
    'the inner class extends': ['class Inner {', 'class Inner extends Open {'],
    'the outer class implements': ['class Policy {', 'class Policy implements Open {'],
    'a return above': above('if (user.isGuest()) return true;'),
    'the user is replaced': above('user = User.SYSTEM;'),
    'an annotation of the inner class': aboveLine('static class Inner', '@Generated'),
    'an annotation of the method': aboveLine('static boolean mayRead', '@Memoized'),
    'a parameter': ['mayRead(User user)', 'mayRead(User user, boolean force)'],
  },
  origin: {
    'an overload': aboveLine(
      'static boolean mayRead',
      'static boolean mayRead(Admin user) {\n  return true;\n}',
    ),
  },
  harmless: {
    wrapped: ['isActive() && !user', 'isActive()\n          && !user'],
    'a comment': ['isActive() && !user', 'isActive() && /* not */ !user'],
    'the method above': ['cents <= 0', 'cents < 1'],
  },
});

const VERIFY = `      verifier.verify(
          release,
          Signature.REQUIRED,
          Timeout.ofSeconds(30));`;

const deployUnit: Changes = {
  ...each(EXITS, (exit) => belowLine('var log = ', exit)),
  'a dry run that returns': belowLine('var log = ', 'if (dryRun) return log;'),
  'the annotation goes': both(['  @Override\n  public List', '  public List']),
  'another annotation': both([
    '  @Override\n  public List',
    '  @Override\n  @Ignore\n  public List',
  ]),
  'the release is replaced': belowLine('var log = ', 'release = Release.empty();'),
  'a final parameter less': ['run(Release release, boolean dryRun)', 'run(Release... release)'],
  'the class extends another': [
    'class Deployer extends Command',
    'class Deployer extends NoCommand',
  ],
  'the class implements an interface': ['extends Command {', 'extends Command implements Dry {'],
  'the order of steps': moved('      migrate(release);', 'owner.notifyAbout(release);\n      });'),
  'another result': ['return log;', 'return List.of();'],
  'the lock of the counter goes': ['synchronized (this) {', '{'],
};

const argumentOfCall = sceneOf({
  name: 'one argument in a call over several lines',
  path: 'src/main/java/shop/deploy/Deployer.java',
  before: DEPLOY,
  cited: '          Signature.REQUIRED,',
  text: {
    'another value': ['Signature.REQUIRED', 'Signature.OPTIONAL'],
    'another type': ['Signature.REQUIRED', 'Signatures.REQUIRED'],
    'a conditional': ['Signature.REQUIRED,', 'dryRun ? null : Signature.REQUIRED,'],
    'a call': ['Signature.REQUIRED,', 'Signature.REQUIRED.relaxed(),'],
    'a cast': ['          Signature.REQUIRED,', '          (Void) Signature.REQUIRED,'],
    'a lambda': ['          Signature.REQUIRED,', '          () -> Signature.REQUIRED,'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
    'a string': ['Signature.REQUIRED', '"Signature.REQUIRED"'],
  },
  place: {
    'another receiver': ['      verifier.verify(', '      skipper.verify('],
    'another method': ['verifier.verify(', 'verifier.plan('],
    'the result is negated': ['      verifier.verify(', '      boolean bad = !verifier.verify('],
    'behind an or': ['      verifier.verify(', '      var ok = dryRun || verifier.verify('],
    'in a nested call': [
      '          Signature.REQUIRED,',
      '          Optional.of(\n              Signature.REQUIRED),',
    ],
    'a chained call': ['ofSeconds(30));', 'ofSeconds(30)).ignore();'],
    'in if (false)': around(VERIFY, 'if (false) {', '}'),
    'in a try that swallows': around(VERIFY, 'try {', '} catch (Exception ignored) {\n}'),
    'in a lambda': around(VERIFY, 'Runnable later = () -> {', '};'),
    'another resource': ['Lock.acquire(release.target())', 'Lock.none()'],
    'a second resource': [
      'Lock.acquire(release.target()))',
      'Lock.acquire(release.target()); var none = quiet())',
    ],
    'the resource goes': ['try (Lock lock = Lock.acquire(release.target())) {', '{'],
    'a catch of the try': [
      '    log.add("done");\n    log',
      '    catch (Exception ignored) {\n    }\n    log.add("done");\n    log',
    ],
    'another method around it': ['public List<String> run(', 'public List<String> plan('],
    'another class': ['class Deployer extends', 'class Planner extends'],
    'the same again': below('Signature.REQUIRED,'),
  },
  unit: deployUnit,
  origin: {
    'an import of the type': belowLine('import java.util.List;', 'import shop.open.Signature;'),
    'a type of the name': atEnd('\nclass Signature {\n  static final Object REQUIRED = null;\n}\n'),
    'an enum of the name': atEnd('\nenum Signature {\n  REQUIRED\n}\n'),
    'a second method': aboveLine(
      'private void migrate',
      'public List<String> run(Release release) {\n  return null;\n}\n',
    ),
  },
  harmless: {
    'the call on one line': [
      VERIFY,
      '      verifier.verify(release, Signature.REQUIRED, Timeout.ofSeconds(30));',
    ],
    'a comment above': above('// never without one'),
    'a comment behind': ['Signature.REQUIRED,', 'Signature.REQUIRED, // never without one'],
    'the body of the method called': ['step.run();', 'step.run();\n    step.run();'],
    CRLF: withCrlf,
  },
});

const labelledBreak = sceneOf({
  name: 'a break to a label in a loop',
  path: 'src/main/java/shop/deploy/Deployer.java',
  before: DEPLOY,
  cited: '        if (!Probe.check(host).healthy()) break hosts;',
  text: {
    ...lost,
    continue: ['break hosts', 'continue hosts'],
    'without its label': ['break hosts', 'break'],
    'a negation goes': ['!Probe.check', 'Probe.check'],
    'another method': ['.healthy()', '.known()'],
    'another class': ['Probe.check', 'Guess.check'],
    'an instance': ['Probe.check', 'new Probe().check'],
  },
  place: {
    ...inSomeConstructs,
    'a second label': ['      hosts:\n', '      others:\n      hosts:\n'],
    'another list': [': release.hosts())', ': release.oldHosts())'],
    'another variable': ['for (Host host :', 'for (final Host host :'],
    'a for of another kind': [
      'for (Host host : release.hosts())',
      'for (Host host = first(); host == null; )',
    ],
    'in an inner loop': wrapped('for (;;) {', '}'),
    'another method around it': ['public List<String> run(', 'public List<String> plan('],
  },
  unit: {
    ...deployUnit,
    'continue above': above('if (host.old()) continue;'),
    'the host is another': above('host = Host.LOCAL;'),
    'logged first': both(
      ['        log.add(host.name());\n', ''],
      ['        if (!Probe', '        log.add(host.name());\n        if (!Probe'],
    ),
    'a local class of the name': belowLine('var log = ', 'class Probe {}'),
  },
  origin: {
    'another import': ['import shop.deploy.steps.Probe;', 'import shop.deploy.fakes.Probe;'],
    'a star import': ['import shop.deploy.steps.Probe;', 'import shop.deploy.fakes.*;'],
    'the import goes': without('import shop.deploy.steps.Probe;'),
    'a class of the name': both(
      ['import shop.deploy.steps.Probe;\n', ''],
      ['public class Deployer', 'class Probe {}\n\npublic class Deployer'],
    ),
  },
  harmless: {
    'braces on another line': ['healthy()) break', 'healthy())\n          break'],
    'a comment': ['break hosts;', 'break hosts; // the rest waits'],
    'the label on the same line': ['      hosts:\n      for', '      hosts: for'],
    'the import of another name': ['shop.deploy.steps.Verifier', 'shop.deploy.Verifier'],
  },
});

const inLambda = sceneOf({
  name: 'a call in a lambda',
  path: 'src/main/java/shop/deploy/Deployer.java',
  before: DEPLOY,
  cited: '        owner.assertActive();',
  text: {
    ...lost,
    'another method': ['owner.assertActive', 'owner.isActive'],
    'another object': ['        owner.assertActive', '        release.assertActive'],
    'an argument': ['assertActive()', 'assertActive(false)'],
    'a chained call': ['assertActive();', 'assertActive().orElse(null);'],
    'a method reference': [
      '        owner.assertActive();',
      '        Runnable later = owner::assertActive;',
    ],
  },
  place: {
    ...inConstructs,
    'another method takes the lambda': ['owners().forEach(', 'owners().map('],
    'another list': ['release.owners()', 'release.oldOwners()'],
    'a filter before it': ['owners().forEach(', 'owners().filter(x -> false).forEach('],
    'one more argument': both(['forEach(owner ->', 'forEach(true, owner ->']),
    'out of the lambda': moved('        owner.assertActive();', 'var log = '),
    'the resource changes': ['Lock.acquire(release', 'Lock.peek(release'],
    'another method around it': ['public List<String> run(', 'public List<String> plan('],
  },
  unit: {
    ...deployUnit,
    'notified first': moved('        owner.assertActive();', 'owner.notifyAbout(release);'),
    'a return above': above('if (owner.old()) return;'),
    'the owner is activated': above('owner.activate();'),
  },
  harmless: {
    'a comment': ['assertActive();', 'assertActive(); // or throw'],
    'a blank line': below(''),
    'the chain wrapped': [
      'release.owners().forEach(owner -> {',
      'release\n          .owners()\n          .forEach(owner -> {',
    ],
    'the import of another name': ['shop.deploy.steps.Verifier', 'shop.deploy.Verifier'],
  },
});

const inAnonymousClass = sceneOf({
  name: 'a guard in a method of an anonymous class',
  path: 'src/main/java/shop/deploy/Deployer.java',
  before: DEPLOY,
  cited: '        if (release.frozen()) throw new IllegalStateException("frozen");',
  text: {
    ...lost,
    negated: ['release.frozen()', '!release.frozen()'],
    'another exception': ['new IllegalStateException', 'new Quiet'],
    'a return': ['throw new IllegalStateException("frozen")', 'return'],
    and: ['release.frozen())', 'release.frozen() && strict)'],
  },
  place: {
    ...inConstructs,
    'another interface': ['new Runnable() {', 'new Idle() {'],
    'arguments of the constructor': ['new Runnable() {', 'new Runnable(release) {'],
    'another method of it': both(['public void run() {', 'public void stop() {']),
    'another method around it': ['void migrate(Release', 'void plan(Release'],
    'another class': ['class Deployer extends', 'class Planner extends'],
    'out of it': moved(
      '        if (release.frozen()) throw new IllegalStateException("frozen");',
      'void migrate(Release',
    ),
    'a call around the object': both(
      ['step = new Runnable', 'step = quiet(new Runnable'],
      ['    };\n    step', '    });\n    step'],
    ),
  },
  unit: {
    'not run': without('    step.run();'),
    'run in a thread': ['    step.run();', '    new Thread(step).start();'],
    'migrated first': moved(
      '        if (release.frozen()) throw new IllegalStateException("frozen");',
      'release.migrate();',
    ),
    'a return above': above('if (release.forced()) return;'),
    'the annotation of the method goes': both(['      @Override\n', '']),
    'a return at the top': belowLine('void migrate(Release', '  if (release.old()) return;'),
    static: ['private void migrate', 'private static void migrate'],
    synchronized: ['private void migrate', 'private synchronized void migrate'],
    'the step is replaced': aboveLine('    step.run();', 'step = () -> {};'),
    'another parameter': ['migrate(Release release)', 'migrate(Release old, Release release)'],
    'a local exception': belowLine(
      'void migrate(Release',
      '  class IllegalStateException extends Exception {}',
    ),
  },
  origin: {
    'an exception of the name': atEnd('\nclass IllegalStateException extends Exception {}\n'),
    'an import of the name': belowLine(
      'import java.util.List;',
      'import shop.open.IllegalStateException;',
    ),
    'an overload': both([
      '  private void migrate(',
      '  private void migrate(Object release) {}\n\n  private void migrate(',
    ]),
  },
  harmless: {
    wrapped: ['if (release.frozen()) throw', 'if (release.frozen())\n          throw'],
    'a comment': ['frozen()) throw', 'frozen()) /* never */ throw'],
    'the other method': ['log.add(host.name());', 'log.add(host.address());'],
    CRLF: withCrlf,
  },
});

const twinsAndBlock = sceneOf({
  name: 'the second of two equal calls',
  path: 'src/main/java/shop/deploy/Deployer.java',
  before: DEPLOY,
  cited: '    log.add("done");\n    synchronized (this) {',
  text: {
    'another argument': ['"done");\n    synchronized', '"stuck");\n    synchronized'],
    'both go': without('    log.add("done");\n    log.add("done");'),
    'another method': ['log.add("done");\n    sync', 'log.remove("done");\n    sync'],
  },
  place: {
    'the first twin goes': ['    log.add("done");\n    log', '    log'],
    'a third twin': [
      '    log.add("done");\n    log',
      '    log.add("done");\n    log.add("done");\n    log',
    ],
    'both in the synchronized block': both([
      '    log.add("done");\n    log.add("done");\n    synchronized (this) {',
      '    synchronized (this) {\n      log.add("done");\n      log.add("done");',
    ]),
    'in if (false)': around('    log.add("done");\n    log.add("done");', 'if (false) {', '}'),
  },
  unit: {
    'another result': ['return log;', 'return null;'],
    'returned between the two': [
      '    log.add("done");\n    log',
      '    log.add("done");\n    if (dryRun) return log;\n    log',
    ],
    'another log': ['var log = new java.util.ArrayList<String>()', 'var log = Quiet.log()'],
  },
  origin: {
    'an overload': both([
      '  private void migrate(',
      '  public List<String> run(Object release, boolean dryRun) {\n    return null;\n  }\n\n  private void migrate(',
    ]),
  },
  harmless: {
    'a comment between': [
      '    log.add("done");\n    log',
      '    log.add("done");\n    // again\n    log',
    ],
    'a blank line': ['    synchronized', '\n    synchronized'],
  },
});

/** Of the two cited lines only the first, which is the second twin. */
const twins: Scene = {
  ...twinsAndBlock,
  lines: [twinsAndBlock.lines[0], twinsAndBlock.lines[0]],
};

const staticImport = sceneOf({
  name: 'an import',
  path: 'src/main/java/shop/payments/RefundService.java',
  before: REFUNDS,
  cited: 'import static shop.auth.Roles.hasRole;',
  text: {
    'another class': ['shop.auth.Roles', 'shop.auth.Stub'],
    'another member': ['Roles.hasRole', 'Roles.hasAnyRole'],
    'a star': ['Roles.hasRole', 'Roles.*'],
    'not static': ['import static', 'import'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
  },
  place: {
    'in a comment': wrapped('/*', '*/'),
  },
  origin: {
    'a second import': below('import static shop.fakes.Roles.hasRole;'),
  },
  harmless: {
    'below another import': moved('import static shop.auth.Roles.hasRole;', 'import java.math'),
    'a comment': ['hasRole;', 'hasRole; // the check'],
    'the body of the class': ['"refund of "', '"Refund of "'],
  },
});

export const scenes: readonly Scene[] = [
  guardByHead,
  bookingInTry,
  enumConstant,
  permissions,
  switchArm,
  wholeMethod,
  innerReturn,
  argumentOfCall,
  labelledBreak,
  inLambda,
  inAnonymousClass,
  twins,
  staticImport,
];
