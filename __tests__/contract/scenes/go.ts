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
} from '../changes.js';
import { withBom, withCrlf } from '../edits.js';
import { aboveLine, around, belowLine, each, moved, steps, without } from '../line-changes.js';
import type { Scene } from '../scene.js';

const REFUNDS = `package payments

import (
	"context"
	"errors"
	"fmt"

	"example.test/shop/auth"
	"example.test/shop/ledger"
)

const maxRefundCents = 50_000

var errForbidden = errors.New("refund not allowed")

// Service pays orders back.
type Service struct {
	ledger *ledger.Ledger
	dryRun bool
}

// Refund pays one order back.
func (s *Service) Refund(ctx context.Context, user auth.User, orderID string, cents int64) (id string, err error) {
	defer recordResult(ctx, orderID)
	order, err := s.ledger.Find(ctx, orderID)
	if err != nil {
		return "", fmt.Errorf("find %s: %w", orderID, err)
	}
	if !auth.HasRole(user, "finance") || cents > maxRefundCents {
		return "", errForbidden
	}
	if order.State != ledger.Paid {
		return "", nil
	}
	if err := s.ledger.Book(ctx, order.Account, -cents, "refund"); err != nil {
		return "", err
	}
	return order.ID, nil
}

func (s *Service) Describe(orderID string) string {
	return "refund of " + orderID
}

func recordResult(ctx context.Context, orderID string) {
	fmt.Println(ctx, orderID)
}
`;

const POLICY = `package auth

import (
	"slices"
	"time"
)

type Permission int

const (
	Read Permission = iota + 1
	Write
	Admin
)

const baseLimit = 100

const SessionLength = 12 * time.Hour

var permissions = map[string][]Permission{
	"viewer": {Read},
	"editor": {Read, Write},
	"owner":  {Read, Write, Admin},
}

var admins = []string{
	"alice",
	"bob",
}

func May(role string, permission Permission) bool {
	return slices.Contains(permissions[role], permission)
}

func limitFor(plan Plan, seats int) int {
	switch plan.Kind {
	case "free":
		return 10
	case "team":
		return baseLimit * seats
	default:
		return 0
	}
}

func canTransfer(account *Account, cents int) bool {
	if cents <= 0 {
		return false
	}
	return account.Verified && cents < baseLimit
}
`;

const SERVER = `package main

import (
	"log"
	"net/http"
	"sync"

	"example.test/shop/steps"
	"example.test/shop/web"
)

var mu sync.Mutex

func main() {
	mux := http.NewServeMux()
	mux.Handle("DELETE /accounts/{id}", web.RequireRole("admin", func(w http.ResponseWriter, r *http.Request) {
		account := web.Account(r)
		if account.Owner != web.User(r).ID {
			http.Error(w, "forbidden", http.StatusForbidden)
			return
		}
		account.Remove()
	}))
	server := &http.Server{
		Addr:        ":8080",
		Handler:     web.RequireAuth(mux),
		ReadTimeout: timeout,
	}
	log.Fatal(server.ListenAndServe())
}

const timeout = 5

func deploy(release *steps.Release, results chan<- string) error {
	mu.Lock()
	defer mu.Unlock()
	if err := steps.Migrate(release); err != nil {
		return err
	}
hosts:
	for _, host := range release.Hosts {
		select {
		case <-release.Done():
			break hosts
		case state := <-steps.Probe(host):
			if !state.Healthy {
				break hosts
			}
			results <- host
		}
	}
	go func() {
		release.Owner.AssertActive()
		release.Owner.Notify()
	}()
	steps.Audit("done")
	steps.Audit("done")
	return nil
}
`;

/** Constructs in which a statement does not run, or its failure is lost. */
const CONSTRUCTS = {
  'in if false': ['if false {', '}'],
  'under a flag': ['if os.Getenv("STRICT") != "" {', '}'],
  'in an if with a statement': ['if strict := false; strict {', '}'],
  'in the else of if true': ['if true {\n} else {', '}'],
  'in a switch without its case': ['switch 1 {\ncase 2:', '}'],
  'in a switch on a type': ['switch any(nil).(type) {\ncase int:', '}'],
  'in a select': ['select {\ncase <-never:', 'default:\n}'],
  'in a loop without turns': ['for range []int{} {', '}'],
  'in a loop with a false condition': ['for false {', '}'],
  'in a function that is not called': ['_ = func() {', '}'],
  'in a function that is deferred': ['defer func() {', '}()'],
  'in a function of its own goroutine': ['go func() {', '}()'],
  'in a function that recovers': ['func() {\n\tdefer func() { _ = recover() }()', '}()'],
  'in a labelled block that was left': ['skip:\nfor {\n\tbreak skip', '}'],
  'in a block comment': ['/*', '*/'],
  'in a raw string': ['_ = `', '`'],
} as const;

const inside = ([head, tail]: readonly [string, string]) => wrapped(head, tail, '\t');
const inConstructs = each(CONSTRUCTS, inside);

const SOME = ['in if false', 'in a function that is not called', 'in a raw string', 'in a select'];
const inSomeConstructs = Object.fromEntries(
  Object.entries(inConstructs).filter(([name]) => SOME.includes(name)),
);

const lost = {
  'the statement goes': replacedBy(''),
  'commented out': prefixed('// '),
  'a directive for the linter above': above('//nolint:all'),
};

const harmlessAnywhere = {
  'CRLF line ends': withCrlf,
  'a byte-order mark': withBom,
  'a licence on top': inFront('// Copyright 2024 Example Ltd.\n\n'),
  'a comment of the package': inFront('// Package payments moves money.\n'),
  'an unrelated function at the end': atEnd('\nfunc unrelated() int {\n\treturn 1\n}\n'),
  'an unrelated type at the end': atEnd('\ntype unrelated struct{}\n'),
};

const GUARD = `	if !auth.HasRole(user, "finance") || cents > maxRefundCents {
		return "", errForbidden
	}`;
const FIRST = 'order, err := s.ledger.Find(';
const REFUND_EXITS = {
  'an early return': 'if true {\n\treturn orderID, nil\n}',
  'a panic': 'panic("later")',
  'the process ends': 'os.Exit(0)',
  'a return under a flag': 'if s.dryRun {\n\treturn orderID, nil\n}',
  'a bare return': 'if cents < 100 {\n\treturn\n}',
  'an endless wait': 'select {}',
  'the goroutine ends': 'runtime.Goexit()',
  'a jump': 'if s.dryRun {\n\tgoto end\n}\nend:',
};
const DESCRIBE = `func (s *Service) Describe(orderID string) string {
	return "refund of " + orderID
}`;
const SIGNATURE =
  'func (s *Service) Refund(ctx context.Context, user auth.User, orderID string, cents int64) (id string, err error) {';

const guardByHead = sceneOf({
  name: 'a guard by its head line',
  path: 'payments/refund.go',
  before: REFUNDS,
  cited: '	if !auth.HasRole(user, "finance") || cents > maxRefundCents {',
  text: {
    'a negation goes': ['!auth.HasRole', 'auth.HasRole'],
    'or becomes and': ['"finance") || cents', '"finance") && cents'],
    'a limit turned round': ['cents > max', 'cents < max'],
    'a limit moved by one operator': ['cents > max', 'cents >= max'],
    'and false': ['maxRefundCents {', 'maxRefundCents && false {'],
    'arguments in another order': ['(user, "finance")', '("finance", user)'],
    'another role': ['"finance")', '"viewer")'],
    'a raw string of another text': ['"finance")', '`finance `)'],
    'another package': ['!auth.HasRole', '!fake.HasRole'],
    'a conversion': ['cents > maxRefundCents {', 'int8(cents) > maxRefundCents {'],
    'a statement before the condition': ['if !auth', 'if cents = 0; !auth'],
    'a multiplied limit': ['> maxRefundCents {', '> maxRefundCents*10 {'],
    'the body returns no error': ['return "", errForbidden', 'return "", nil'],
    'the body returns the order': ['return "", errForbidden', 'return orderID, errForbidden'],
    'the body only logs': ['return "", errForbidden', 'fmt.Println(errForbidden)'],
    'the body sets the error': ['return "", errForbidden', 'err = errForbidden'],
    'the body is empty': without('		return "", errForbidden'),
    'another statement in the body': aboveLine('return "", errForbidden', 's.dryRun = true'),
    'an else': [`${GUARD}\n`, `${GUARD} else {\n\t\treturn orderID, nil\n\t}\n`],
    'an else if': [`${GUARD}\n`, `${GUARD} else if s.dryRun {\n\t\treturn orderID, nil\n\t}\n`],
    'an else if of another check': [
      '	if !auth',
      '	if cents == 0 {\n\t\treturn orderID, nil\n\t} else if !auth',
    ],
    'a for': ['if !auth', 'for !auth'],
    'a directive at its end': ['maxRefundCents {', 'maxRefundCents { //nolint:gosec'],
    'the guard goes': without(GUARD),
    'the guard is a comment': [GUARD, GUARD.replaceAll(/^\t/gm, '\t// ')],
    'the guard is a string': [GUARD, `	_ = \`${GUARD.trim()}\``],
  },
  place: {
    ...each(CONSTRUCTS, ([head, tail]) => around(GUARD, head, tail, '\t')),
    'the method has another name': ['Service) Refund(', 'Service) RefundOld('],
    'the receiver is another type': ['func (s *Service) Refund', 'func (s *OldService) Refund'],
    'a function without a receiver': ['func (s *Service) Refund', 'func Refund'],
    'moved to the other method': moved(GUARD, 'Describe(orderID string)'),
    'a twin behind it': aboveLine('if order.State', GUARD.replaceAll(/^\t/gm, '')),
    'a build tag on top of the file': inFront('//go:build ignore\n\n'),
    'an old build tag on top of the file': inFront('// +build ignore\n\n'),
    'the method in a comment': both(
      ['// Refund pays one order back.\n', '/*\n'],
      ['	return order.ID, nil\n}\n', '	return order.ID, nil\n}\n*/\n'],
    ),
    'the method in a raw string': both(
      ['// Refund pays one order back.\n', 'var old = `\n'],
      ['	return order.ID, nil\n}\n', '	return order.ID, nil\n}\n`\n'],
    ),
    'in the block of the error above': steps(
      without(GUARD),
      aboveLine('return "", fmt.Errorf', GUARD.replaceAll(/^\t/gm, '')),
    ),
  },
  unit: {
    ...each(REFUND_EXITS, (exit) => aboveLine(FIRST, exit)),
    'behind the booking of the ledger': moved(GUARD, '		return "", err\n	}'),
    'a receiver by value': ['(s *Service) Refund', '(s Service) Refund'],
    'the receiver has another name': ['(s *Service) Refund', '(svc *Service) Refund'],
    'a parameter is renamed': ['user auth.User', 'caller auth.User'],
    'parameters in another order': ['orderID string, cents int64', 'cents int64, orderID string'],
    'a variadic parameter': ['cents int64)', 'cents ...int64)'],
    'a parameter of another type': ['cents int64)', 'cents uint8)'],
    'a parameter shadows the package': [
      'orderID string, cents',
      'auth fakeAuth, orderID string, cents',
    ],
    'the results have other names': ['(id string, err error)', '(id string, errForbidden error)'],
    'a parameter is assigned': aboveLine(FIRST, 'cents = 0'),
    'the user is replaced': aboveLine(FIRST, 'user = auth.System'),
    'a local shadow of the package': aboveLine(FIRST, 'auth := fakes.Auth{}'),
    'a local shadow of the limit': aboveLine(FIRST, 'const maxRefundCents = 1 << 40'),
    'a local shadow of the error': aboveLine(FIRST, 'var errForbidden error'),
    'the defer swallows the error': [
      'defer recordResult(ctx, orderID)',
      'defer func() { err = nil }()',
    ],
    'another defer': belowLine('defer recordResult', 'defer func() { _ = recover() }()'),
    'the defer goes': without('defer recordResult(ctx, orderID)'),
    'booked before the guard': aboveLine(
      FIRST,
      '_ = s.ledger.Book(ctx, orderID, -cents, "refund")',
    ),
    'the state check goes': without('	if order.State != ledger.Paid {\n		return "", nil\n	}'),
    'the error of the search is ignored': without(
      '	if err != nil {\n		return "", fmt.Errorf("find %s: %w", orderID, err)\n	}',
    ),
    'a directive on the function': aboveLine('func (s *Service) Refund', '//go:norace'),
    'a linker directive on the function': aboveLine(
      'func (s *Service) Refund',
      '//go:linkname other.Refund',
    ),
    'the error of the booking is ignored': without('		return "", err\n'),
  },
  origin: {
    'the package comes from elsewhere': ['"example.test/shop/auth"', '"example.test/fakes/auth"'],
    'another package under the name': ['"example.test/shop/auth"', 'auth "example.test/shop/open"'],
    'the package under another name': [
      '"example.test/shop/auth"',
      'roles "example.test/shop/auth"',
    ],
    'a dot import': ['"example.test/shop/auth"', '. "example.test/shop/auth"'],
    'the package is a variable': both(
      ['	"example.test/shop/auth"\n', ''],
      ['const maxRefund', 'var auth = fakeAuth{}\n\nconst maxRefund'],
    ),
    'the limit has another value': ['= 50_000', '= 50_000_000'],
    'the limit is a variable': ['const maxRefundCents =', 'var maxRefundCents ='],
    'the limit has a type': ['const maxRefundCents =', 'const maxRefundCents int64 ='],
    'the limit is the largest number': ['= 50_000', '= 1<<63 - 1'],
    'the limit in a group': [
      'const maxRefundCents = 50_000',
      'const (\n\tmaxRefundCents = 1 << (40 + iota)\n)',
    ],
    'the limit is in a list': [
      'const maxRefundCents = 50_000',
      'const maxRefundCents, other = 900_000, 50_000',
    ],
    'the error is nil': [
      'var errForbidden = errors.New("refund not allowed")',
      'var errForbidden error',
    ],
    'the error is another one': ['errors.New("refund not allowed")', 'ledger.ErrRetry'],
    'the error is a function': [
      'var errForbidden = errors.New("refund not allowed")',
      'func errForbidden() error { return nil }',
    ],
    'a second method of the name': atEnd('\nfunc (s Service) Refund() {}\n'),
    'a second declaration of the limit': atEnd('\nvar maxRefundCents = 1 << 40\n'),
    'a type of the name of the package': atEnd('\ntype auth struct{}\n'),
  },
  harmless: {
    ...harmlessAnywhere,
    'the condition wrapped': ['"finance") || cents', '"finance") ||\n\t\tcents'],
    'the parameters wrapped': [
      SIGNATURE,
      SIGNATURE.replace('(ctx', '(\n\tctx')
        .replace(', user', ',\n\tuser')
        .replace('int64)', 'int64,\n)'),
    ],
    'a comment inside the condition': ['"finance") ||', '"finance") /* or too much */ ||'],
    'a comment at its end': ['maxRefundCents {', 'maxRefundCents { // no large sums'],
    'a comment in the block': aboveLine('return "", errForbidden', '// Only finance pays back.'),
    'a comment that is no directive': aboveLine(
      'func (s *Service) Refund',
      '// go:build is not meant here',
    ),
    'the doc comment is reworded': [
      '// Refund pays one order back.',
      '// Refund returns money.\n// It needs a role.',
    ],
    'the doc comment goes': without('// Refund pays one order back.'),
    'blank lines': aboveLine('	if !auth.HasRole', '\n'),
    'the other method changes': ['"refund of " + orderID', 'fmt.Sprint("refund of ", orderID)'],
    'the body of the deferred function': ['fmt.Println(ctx, orderID)', 'fmt.Println(orderID)'],
    'methods in another order': steps(
      without(DESCRIBE),
      aboveLine('// Refund pays one', `${DESCRIBE}\n`),
    ),
    'an unrelated import': belowLine('	"fmt"', '"strings"'),
    'imports in another order': moved('	"context"', '	"fmt"'),
    'another constant': belowLine('const maxRefundCents', 'const minRefundCents = 1'),
    'the fields aligned': ['	dryRun bool\n', '\tdryRun bool // no booking\n'],
  },
});

const bookingWithError = sceneOf({
  name: 'a call in an if with its error',
  path: 'payments/refund.go',
  before: REFUNDS,
  cited:
    '	if err := s.ledger.Book(ctx, order.Account, -cents, "refund"); err != nil {\n		return "", err\n	}',
  text: {
    equal: ['"refund"); err != nil', '"refund"); err == nil'],
    'the sign goes': ['-cents,', 'cents,'],
    complement: ['-cents,', '^cents,'],
    'another purpose': ['"refund"); err', '"payout"); err'],
    'arguments swapped': ['ctx, order.Account, -cents', 'ctx, -cents, order.Account'],
    'another context': ['Book(ctx,', 'Book(context.TODO(),'],
    'another method': ['ledger.Book', 'ledger.Plan'],
    'the error is lost': ['		return "", err\n', '		return "", nil\n'],
    'nothing is returned': ['		return "", err\n', '		_ = err\n'],
    'assigned to the outer variable': ['if err := s.ledger.Book', 'if err = s.ledger.Book'],
    'the error is not looked at': [
      'if err := s.ledger.Book(ctx, order.Account, -cents, "refund"); err != nil {',
      'if _ = s.ledger.Book(ctx, order.Account, -cents, "refund"); false {',
    ],
    'in a goroutine': [
      '	if err := s.ledger.Book(ctx, order.Account, -cents, "refund"); err != nil {\n		return "", err\n	}',
      '	go s.ledger.Book(ctx, order.Account, -cents, "refund")',
    ],
    deferred: [
      '	if err := s.ledger.Book(ctx, order.Account, -cents, "refund"); err != nil {\n		return "", err\n	}',
      '	defer s.ledger.Book(ctx, order.Account, -cents, "refund")',
    ],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
    'a directive above': above('//nolint:errcheck'),
  },
  place: {
    ...inConstructs,
    twice: belowLine(
      '"refund"); err != nil {\n		return "", err\n	}',
      'if err := s.ledger.Book(ctx, order.Account, -cents, "refund"); err != nil {\n\treturn "", err\n}',
    ),
    'another receiver': ['(s *Service) Refund', '(s *Sketch) Refund'],
  },
  unit: {
    ...each(REFUND_EXITS, (exit) => above(exit)),
    'the amount changes above': above('cents = -cents'),
    'the order is another one': ['Find(ctx, orderID)', 'Find(ctx, user.LastOrder)'],
    'the guard above goes': without(GUARD),
    'the guard above is turned round': ['if !auth.HasRole', 'if auth.HasRole'],
    'the ledger is replaced': above('s.ledger = ledger.None()'),
    'the context is cancelled': above('ctx, cancel := context.WithCancel(ctx)\ncancel()'),
    'an undo behind it': below('s.ledger.Undo(order.Account)'),
    'another result': ['return order.ID, nil', 'return "", nil'],
    'a local nil': aboveLine(FIRST, 'nil := errForbidden'),
  },
  origin: {
    'a file-level nil': belowLine('const maxRefund', 'var nil error'),
    'a second method of the name': atEnd('\nfunc (s *Service) Refund() {}\n'),
  },
  harmless: {
    'one argument a line': [
      'Book(ctx, order.Account, -cents, "refund"); err',
      'Book(\n\t\tctx,\n\t\torder.Account,\n\t\t-cents,\n\t\t"refund",\n\t); err',
    ],
    'a comment inside': ['-cents, "refund"', '/* out */ -cents, "refund"'],
    'a comment in the block': aboveLine('		return "", err\n', '// not booked'),
    'a limit that the line does not use': ['50_000', '60_000'],
    CRLF: withCrlf,
  },
});

const constOfGroup = sceneOf({
  name: 'a constant of a group with iota',
  path: 'auth/policy.go',
  before: POLICY,
  cited: '	Read Permission = iota + 1',
  text: {
    'another start': ['iota + 1', 'iota + 2'],
    'no offset': ['iota + 1', 'iota'],
    shifted: ['iota + 1', '1 << iota'],
    'another type': ['Read Permission', 'Read int'],
    'another name': ['Read Permission', 'Reads Permission'],
    'all the same': ['iota + 1', '1'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
  },
  place: {
    variables: ['const (\n\tRead', 'var (\n\tRead'],
    'in a function': both(
      ['const (\n\tRead', 'func old() {\nconst (\n\tRead'],
      ['	Admin\n)', '	Admin\n)\n}'],
    ),
    'in a comment': both(['const (\n\tRead', '/*\nconst (\n\tRead'], ['	Admin\n)', '	Admin\n)\n*/']),
  },
  unit: {
    'a constant above it': above('None = iota'),
    'a blank name above it': above('_ Permission = iota'),
    'the others change places': both(['	Write\n	Admin\n', '	Admin\n	Write\n']),
    'one goes': both(['	Write\n	Admin\n', '	Admin\n']),
    'another value': both(['	Write\n	Admin\n', '	Write = Read\n	Admin\n']),
  },
  origin: {
    'the type is another one': ['type Permission int', 'type Permission uint8'],
    'the type is an alias': ['type Permission int', 'type Permission = int'],
    'the type is a string': ['type Permission int', 'type Permission string'],
    'a file-level iota': belowLine('const baseLimit', 'const iota = 0'),
    'a second declaration': atEnd('\nvar Read Permission = 9\n'),
  },
  harmless: {
    'a comment behind': ['iota + 1', 'iota + 1 // the least'],
    'a comment above': above('// Read is the least.'),
    'aligned by gofmt': ['Read Permission = iota + 1', 'Read Permission  = iota  + 1'],
    'a doc comment of the group': aboveLine('const (\n\tRead', '// What a role may do.'),
    'another constant': ['baseLimit = 100', 'baseLimit = 50'],
  },
});

const PERMISSIONS = POLICY.slice(
  POLICY.indexOf('var permissions'),
  POLICY.indexOf('\n\nvar admins'),
);
const mapEntry = sceneOf({
  name: 'an entry of a map',
  path: 'auth/policy.go',
  before: POLICY,
  cited: '	"viewer": {Read},',
  text: {
    'one more element': ['"viewer": {Read}', '"viewer": {Read, Admin}'],
    'another element': ['"viewer": {Read}', '"viewer": {Write}'],
    'no element': ['"viewer": {Read}', '"viewer": {}'],
    'a number': ['"viewer": {Read}', '"viewer": {3}'],
    'an index': ['"viewer": {Read}', '"viewer": {1: Read}'],
    'another key': ['"viewer":', '"guest":'],
    'a key of a name': ['"viewer":', 'viewer:'],
    'a call': ['"viewer": {Read}', '"viewer": append(all, Read)'],
    'joined strings': ['"viewer":', '"viewer" + suffix:'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
  },
  place: {
    'in a call': both(
      ['map[string][]Permission{\n', 'withAdmin(map[string][]Permission{\n'],
      ['Admin},\n}', 'Admin},\n})'],
    ),
    'in a function': around(PERMISSIONS, 'func old() {', '}', '\t'),
    'another type of the map': ['map[string][]Permission{', 'map[string][2]Permission{'],
    'another name': ['var permissions =', 'var oldPermissions ='],
    'an element of it': ['Admin},\n}', 'Admin},\n}["owner"]'],
    'in a comment': around(PERMISSIONS, '/*', '*/', ''),
    'in a raw string': around(PERMISSIONS, 'var old = `', '`', ''),
    'in a nested map': ['	"viewer": {Read},', '	"old": old{\n\t\t"viewer": {Read},\n\t},'],
    'the same again': below('"viewer": {Read},'),
  },
  unit: {
    'another role may more': ['"editor": {Read, Write}', '"editor": {Read, Admin}'],
    'another role goes': without('	"editor": {Read, Write},'),
    'one more role': below('"guest": {Admin},'),
  },
  origin: {
    'a constant above the used one': aboveLine('Read Permission', '_ Permission = iota'),
    'the first constant of the group': ['iota + 1', 'iota + 3'],
    'another order of the group': both([
      '	Read Permission = iota + 1\n	Write\n	Admin\n',
      '	Write Permission = iota + 1\n	Read\n	Admin\n',
    ]),
    'the constant has another declaration': atEnd('\nconst Read = Admin\n'),
    'declared again': atEnd('\nvar permissions = map[string][]Permission{}\n'),
    'a function of the name': atEnd('\nfunc permissions() {}\n'),
    'the name is imported': belowLine('	"slices"', 'permissions "example.test/open"'),
  },
  harmless: {
    'on several lines': ['"viewer": {Read},', '"viewer": {\n\t\tRead,\n\t},'],
    'a comment behind': ['"viewer": {Read},', '"viewer": {Read}, // and no more'],
    'aligned by gofmt': [
      '	"viewer": {Read},\n	"editor": {Read, Write},',
      '	"viewer":    {Read},\n	"editor":    {Read, Write},',
    ],
    'the body of a function': ['return 10', 'return 20'],
    'another list': ['	"bob",\n', '	"carol",\n'],
    CRLF: withCrlf,
  },
});

const constant = sceneOf({
  name: 'a file-level constant',
  path: 'auth/policy.go',
  before: POLICY,
  cited: 'const SessionLength = 12 * time.Hour',
  text: {
    'another number': ['12 * time.Hour', '120 * time.Hour'],
    'another unit': ['time.Hour', 'time.Minute'],
    'a variable': ['const Session', 'var Session'],
    'not exported': ['SessionLength', 'sessionLength'],
    'a type': ['SessionLength =', 'SessionLength int64 ='],
    'another package': ['time.Hour', 'clock.Hour'],
    divided: ['12 * time', '12 / time'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
    'two constants': ['SessionLength = 12 * time.Hour', 'SessionLength, Other = 12 * time.Hour, 1'],
  },
  place: {
    'in a function': wrapped('func old() {', '}', '\t'),
    'in a comment': wrapped('/*', '*/', ''),
    'in a raw string': wrapped('var old = `', '`', ''),
    'a build tag': inFront('//go:build never\n\n'),
  },
  origin: {
    'another package of that name': ['	"time"', '	"example.test/fakes/time"'],
    'an alias': ['	"time"', '	time "example.test/clock"'],
    'a variable of the name of the package': both(
      ['	"time"\n', ''],
      ['type Permission int', 'var time = fakeTime{}\n\ntype Permission int'],
    ),
    'a second declaration': atEnd('\nvar SessionLength = 0\n'),
    'a type of the name': atEnd('\ntype SessionLength int\n'),
  },
  harmless: {
    'a comment behind': ['time.Hour', 'time.Hour // half a day'],
    'a doc comment': above('// SessionLength is half a day.'),
    'moved to the end': steps(
      without('const SessionLength = 12 * time.Hour'),
      atEnd('\nconst SessionLength = 12 * time.Hour\n'),
    ),
    'imports on their own': ['import (\n	"slices"\n	"time"\n)', 'import "slices"\nimport "time"'],
    'another import': belowLine('	"slices"', '"strings"'),
  },
});

const switchArm = sceneOf({
  name: 'a return in an arm of a switch',
  path: 'auth/policy.go',
  before: POLICY,
  cited: '		return baseLimit * seats',
  text: {
    ...lost,
    'another operator': ['baseLimit * seats', 'baseLimit << seats'],
    'one more': ['baseLimit * seats', 'baseLimit * seats + 1'],
    negative: ['return baseLimit', 'return -baseLimit'],
    'another name': ['baseLimit * seats', 'topLimit * seats'],
    'a conversion': ['return baseLimit * seats', 'return int(int8(baseLimit * seats))'],
    'a pointer': ['return baseLimit * seats', 'return *baseLimit'],
  },
  place: {
    ...inSomeConstructs,
    'another case': ['case "team":', 'case "teams":'],
    'two values': ['case "team":', 'case "team", "guest":'],
    'the default': both(
      ['case "team":', 'default:'],
      ['	default:\n		return 0', '	case "x":\n		return 0'],
    ),
    'another subject': ['switch plan.Kind {', 'switch plan.Name {'],
    'no subject': ['switch plan.Kind {', 'switch {'],
    'a statement before the subject': ['switch plan.Kind {', 'switch seats = 0; plan.Kind {'],
    'in the first arm': moved('		return baseLimit * seats', 'case "free":'),
    'another function around it': ['func limitFor(', 'func oldLimitFor('],
    'a method': ['func limitFor(', 'func (p *Policy) limitFor('],
    'the switch in a loop': around(
      POLICY.slice(POLICY.indexOf('	switch'), POLICY.indexOf('\n}\n\nfunc canT')),
      'for plan.Open {',
      '}',
      '\t',
    ),
  },
  unit: {
    'an early return': aboveLine('switch plan', 'if seats > 1 {\n\treturn 1000\n}'),
    'a panic': aboveLine('switch plan', 'panic(seats)'),
    'an arm above': aboveLine('case "free":', 'case "guest":\n\treturn 1000'),
    'the arm above falls through': ['return 10\n', 'fallthrough\n'],
    'the default returns more': ['return 0', 'return 1000'],
    'swapped parameters': ['plan Plan, seats int', 'seats int, plan Plan'],
    'another type': ['seats int)', 'seats uint8)'],
    'a local limit': aboveLine('switch plan', 'baseLimit := 1000'),
    'the seats change': above('seats *= 2'),
    'a named result and a defer': both([
      'seats int) int {',
      'seats int) (n int) {\n\tdefer func() { n = 1000 }()',
    ]),
    'a type parameter': ['func limitFor(', 'func limitFor[Plan any]('],
    'a directive': aboveLine('func limitFor(', '//go:noinline'),
  },
  origin: {
    'another value': ['baseLimit = 100', 'baseLimit = 1 << 40'],
    'a variable': ['const baseLimit', 'var baseLimit'],
    'a function': ['const baseLimit = 100', 'func baseLimit() int { return 1000 }'],
    'in the group with iota': both(
      ['const baseLimit = 100\n', ''],
      ['	Admin\n)', '	Admin\n	baseLimit\n)'],
    ),
    'a second declaration': atEnd('\nvar baseLimit = 1000\n'),
    'an import of the name': belowLine('	"slices"', 'baseLimit "example.test/limits"'),
    'the unit is declared again': atEnd('\nfunc limitFor() int {\n\treturn 1000\n}\n'),
    'the unit is a variable too': atEnd('\nvar limitFor = func() int { return 1000 }\n'),
  },
  harmless: {
    'a comment': ['baseLimit * seats', 'baseLimit /* each */ * seats'],
    'a comment above': above('// each seat'),
    wrapped: ['baseLimit * seats', 'baseLimit *\n\t\t\tseats'],
    'wrapped parameters': [
      'limitFor(plan Plan, seats int)',
      'limitFor(\n\tplan Plan,\n\tseats int,\n)',
    ],
    'another function': ['cents <= 0', 'cents < 1'],
  },
});

const CAN_TRANSFER = POLICY.slice(POLICY.indexOf('func canT')).trimEnd();
const wholeFunction = sceneOf({
  name: 'a whole function',
  path: 'auth/policy.go',
  before: POLICY,
  cited: CAN_TRANSFER,
  text: {
    'another name': ['func canTransfer', 'func mayTransfer'],
    'a receiver': ['func canTransfer', 'func (p Policy) canTransfer'],
    'an exit': belowLine('func canTransfer', '\treturn true'),
    'another value': ['return false', 'return true'],
    or: ['account.Verified &&', 'account.Verified ||'],
    'another type': ['cents int)', 'cents uint)'],
    'a value instead of a pointer': ['account *Account', 'account Account'],
    'a directive': belowLine('func canTransfer', '\t//nolint:all'),
    gone: replacedBy(''),
    'commented out': prefixed('// '),
  },
  place: {
    'in a comment': wrapped('/*', '*/', ''),
    'in a raw string': wrapped('var old = `', '`', ''),
    'a function value in another function': both(
      ['func canTransfer(', 'func old() {\n\t_ = func('],
      [
        '	return account.Verified && cents < baseLimit\n}',
        '	return account.Verified && cents < baseLimit\n}\n}',
      ],
    ),
    'a build tag': inFront('//go:build tools\n\n'),
  },
  origin: {
    'another limit': ['baseLimit = 100', 'baseLimit = 1 << 40'],
    'a type': belowLine('type Permission int', '\ntype Account struct{ Verified bool }'),
    'a variable of the name': atEnd('\nvar canTransfer = open\n'),
    'a false of its own': belowLine('const baseLimit', 'const false = true'),
  },
  harmless: {
    'a doc comment': above('// canTransfer allows small transfers.'),
    'a comment inside': aboveLine('return account.Verified', '// small sums'),
    wrapped: ['account.Verified && cents', 'account.Verified &&\n\t\tcents'],
    'blank lines': aboveLine('return account.Verified', ''),
    'moved to the top': steps(
      without(CAN_TRANSFER),
      belowLine('const baseLimit', `\n${CAN_TRANSFER}`),
    ),
    CRLF: withCrlf,
  },
});

const inHandler = sceneOf({
  name: 'a guard in a handler',
  path: 'cmd/server/main.go',
  before: SERVER,
  cited: '		if account.Owner != web.User(r).ID {',
  text: {
    equal: ['account.Owner != web', 'account.Owner == web'],
    'another side': ['!= web.User(r).ID', '!= account.Owner'],
    'the return goes': without('			return\n'),
    'another status': ['http.StatusForbidden', 'http.StatusOK'],
    'removed in the block': aboveLine('http.Error(w', 'account.Remove()'),
    'another user': ['web.User(r).ID', 'web.User(nil).ID'],
    and: ['web.User(r).ID {', 'web.User(r).ID && r.Form == nil {'],
    'an else': ['			return\n		}\n		account', '			return\n		} else {\n			account.Approve()\n		}\n		account'],
  },
  place: {
    ...each(CONSTRUCTS, ([head, tail]) =>
      around(
        '		if account.Owner != web.User(r).ID {\n			http.Error(w, "forbidden", http.StatusForbidden)\n			return\n		}',
        head,
        tail,
        '\t',
      ),
    ),
    'the role is another one': ['RequireRole("admin"', 'RequireRole("viewer"'],
    'the role goes': both(['web.RequireRole("admin", func', 'web.Handler(func']),
    'another route': ['"DELETE /accounts/{id}"', '"DELETE /old/{id}"'],
    'another mux': ['	mux.Handle("DELETE', '	unused.Handle("DELETE'],
    'one more argument': ['RequireRole("admin", func', 'RequireRole("admin", web.Optional, func'],
    'one more call around it': both(
      ['web.RequireRole("admin", func', 'web.Quiet(web.RequireRole("admin", func'],
      ['	}))\n', '	})))\n'],
    ),
    'the main function is renamed': ['func main()', 'func mainOld()'],
    'a build tag': inFront('//go:build ignore\n\n'),
  },
  unit: {
    'removed above': above('account.Remove()'),
    'another account': ['account := web.Account(r)', 'account := web.User(r).Account'],
    'the owner is set': above('account.Owner = web.User(r).ID'),
    'a return above': above('if r.Form != nil {\n\treturn\n}'),
    'a local web': belowLine('func main()', '\tweb := fakes.Web{}'),
    'an exit above': belowLine('func main()', '\tos.Exit(0)'),
    'another handler of the server': ['web.RequireAuth(mux)', 'mux'],
    'another mux of the server': ['http.NewServeMux()', 'http.DefaultServeMux'],
    'the request is another': above('r = r.Clone(background)'),
  },
  origin: {
    'the package comes from elsewhere': ['"example.test/shop/web"', '"example.test/fakes/web"'],
    'another package under the name': ['"example.test/shop/web"', 'web "example.test/open"'],
    'http is another package': ['	"net/http"', '	"example.test/fakes/http"'],
    'http is an alias': ['	"net/http"', '	http "example.test/quiet"'],
    'a second main': atEnd('\nfunc main() {}\n'),
    'web is a variable': atEnd('\nvar web = fakes{}\n'),
  },
  harmless: {
    'a comment': ['web.User(r).ID {', 'web.User(r).ID { // not yours'],
    'a comment in the block': aboveLine('http.Error(w', '// no'),
    'another function': ['steps.Migrate(release)', 'steps.Upgrade(release)'],
    'a constant that it does not use': ['const timeout = 5', 'const timeout = 6'],
    'another import': belowLine('	"log"', '"math"'),
    'the arguments of the call on more lines': [
      'http.Error(w, "forbidden", http.StatusForbidden)',
      'http.Error(\n\t\t\t\tw,\n\t\t\t\t"forbidden",\n\t\t\t\thttp.StatusForbidden,\n\t\t\t)',
    ],
  },
});

const SERVER_LITERAL = SERVER.slice(SERVER.indexOf('	server :='), SERVER.indexOf('\n	log.Fatal'));
const field = sceneOf({
  name: 'a field of a literal',
  path: 'cmd/server/main.go',
  before: SERVER,
  cited: '		Handler:     web.RequireAuth(mux),',
  text: {
    'without the check': ['web.RequireAuth(mux)', 'mux'],
    'another check': ['web.RequireAuth(', 'web.OptionalAuth('],
    'another mux': ['RequireAuth(mux)', 'RequireAuth(nil)'],
    'one more argument': ['RequireAuth(mux)', 'RequireAuth(mux, false)'],
    'another field': ['Handler:    ', 'Fallback:   '],
    'without its name': ['Handler:     web', 'web'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
    'wrapped in a call': ['web.RequireAuth(mux)', 'open(web.RequireAuth(mux))'],
  },
  place: {
    'another type': ['&http.Server{', '&fakes.Server{'],
    'a value': ['&http.Server{', 'http.Server{'],
    'another variable': ['server := &http', 'unused := &http'],
    'in a function': around(SERVER_LITERAL, 'later := func() {', '}', '\t'),
    'in a call': both(
      ['server := &http.Server{', 'server := open(&http.Server{'],
      ['timeout,\n	}', 'timeout,\n	})'],
    ),
    'in a nested literal': [
      '		Handler:     web.RequireAuth(mux),',
      '		Old: old{\n\t\t\tHandler:     web.RequireAuth(mux),\n\t\t},',
    ],
  },
  unit: {
    'another address': ['":8080"', '":80"'],
    'replaced below': aboveLine('log.Fatal', 'server.Handler = mux'),
    'another server listens': ['server.ListenAndServe()', 'http.ListenAndServe(":8080", mux)'],
    'listened above': aboveLine('server := ', 'go http.ListenAndServe(":80", mux)'),
    'a local web': belowLine('func main()', '\tweb := fakes.Web{}'),
    'a recover': belowLine('func main()', '\tdefer func() { _ = recover() }()'),
    'another route': ['"DELETE /accounts/{id}"', '"/accounts/{id}"'],
  },
  origin: {
    'the package comes from elsewhere': ['"example.test/shop/web"', '"example.test/fakes/web"'],
    'a dot import': ['"example.test/shop/web"', '. "example.test/shop/web"'],
    'an import for its effects': ['"example.test/shop/web"', '_ "example.test/shop/web"'],
  },
  harmless: {
    'aligned otherwise': ['Handler:     web', 'Handler: web'],
    'a comment behind': ['RequireAuth(mux),', 'RequireAuth(mux), // everything'],
    'the call wrapped': ['RequireAuth(mux),', 'RequireAuth(\n\t\t\tmux,\n\t\t),'],
    'a constant that it does not use': ['const timeout = 5', 'const timeout = 6'],
    CRLF: withCrlf,
  },
});

const inSelect = sceneOf({
  name: 'a guard in a select in a loop',
  path: 'cmd/server/main.go',
  before: SERVER,
  cited: '			if !state.Healthy {',
  text: {
    'a negation goes': ['!state.Healthy', 'state.Healthy'],
    'another field': ['state.Healthy', 'state.Known'],
    'without its label': ['!state.Healthy {\n				break hosts', '!state.Healthy {\n				break'],
    continue: ['!state.Healthy {\n				break hosts', '!state.Healthy {\n				continue hosts'],
    'sent in the block': ['!state.Healthy {\n', '!state.Healthy {\n				results <- host\n'],
    'a return': ['!state.Healthy {\n				break hosts', '!state.Healthy {\n				return nil'],
    'a jump': ['!state.Healthy {\n				break hosts', '!state.Healthy {\n				goto done'],
    'an else': ['				break hosts\n			}', '				break hosts\n			} else {\n				host.Skip()\n			}'],
  },
  place: {
    ...each(CONSTRUCTS, ([head, tail]) =>
      around('			if !state.Healthy {\n				break hosts\n			}', head, tail, '\t'),
    ),
    'another channel': ['<-steps.Probe(host)', '<-steps.Guess(host)'],
    'two values': ['case state := <-', 'case state, _ := <-'],
    'the default': ['case state := <-steps.Probe(host):', 'default:'],
    'another list': ['range release.Hosts', 'range release.OldHosts'],
    'another variable': ['for _, host := range', 'for host := range'],
    'a loop over less': ['range release.Hosts {', 'range release.Hosts[1:] {'],
    'another function': ['func deploy(', 'func plan('],
    'in the other arm': steps(
      without('			if !state.Healthy {\n				break hosts\n			}'),
      belowLine('case <-release.Done():', '\tif !state.Healthy {\n\t\tbreak hosts\n\t}'),
    ),
  },
  unit: {
    'sent before': above('results <- host'),
    'the state is set': above('state.Healthy = true'),
    'the other arm goes': without('		case <-release.Done():\n			break hosts'),
    'a default is added': aboveLine('case <-release.Done():', 'default:\n\tresults <- host'),
    'not locked': without('	mu.Lock()'),
    'unlocked at once': ['defer mu.Unlock()', 'mu.Unlock()'],
    'the migration goes': without('	if err := steps.Migrate(release); err != nil {\n		return err\n	}'),
    'a dry run': belowLine('func deploy(', '\tif release.Dry {\n\t\treturn nil\n\t}'),
    'the hosts are replaced': belowLine('func deploy(', '\trelease.Hosts = nil'),
    'another result': ['	return nil\n', '	return errDone\n'],
  },
  origin: {
    'the unit is declared again': atEnd('\nfunc deploy() {}\n'),
    'the unit is a variable too': atEnd('\nvar deploy = plan\n'),
    'the unit is imported too': belowLine('	"log"', 'deploy "example.test/open"'),
  },
  harmless: {
    'a comment': ['!state.Healthy {', '!state.Healthy { // stop'],
    'a blank line': above(''),
    'the other function': ['":8080"', '":80"'],
    'another import': belowLine('	"log"', '"math"'),
  },
});

const inGoroutine = sceneOf({
  name: 'a call in a goroutine',
  path: 'cmd/server/main.go',
  before: SERVER,
  cited: '		release.Owner.AssertActive()',
  text: {
    ...lost,
    'not called': ['AssertActive()', 'AssertActive'],
    'in a goroutine of its own': ['		release.Owner.Assert', '		go release.Owner.Assert'],
    deferred: ['		release.Owner.Assert', '		defer release.Owner.Assert'],
    'another owner': ['release.Owner.Assert', 'release.Target.Assert'],
    'an argument': ['AssertActive()', 'AssertActive(false)'],
    'the result is dropped': ['		release.Owner.Assert', '		_ = release.Owner.Assert'],
  },
  place: {
    ...inConstructs,
    'deferred function': ['	go func() {', '	defer func() {'],
    'not called function': both(['	go func() {', '	later := func() {'], ['	}()\n', '	}\n']),
    'another argument': ['	}()\n', '	}(release)\n'],
    'in a group': both(['	go func() {', '	group.Go(func() {'], ['	}()\n', '	})\n']),
    'out of it': moved('		release.Owner.AssertActive()', '	defer mu.Unlock()'),
    'another function': ['func deploy(', 'func plan('],
  },
  unit: {
    'notified first': moved('		release.Owner.AssertActive()', 'release.Owner.Notify()'),
    'a recover': above('defer func() { _ = recover() }()'),
    'a return above': above('if release.Dry {\n\treturn\n}'),
    'the owner is another': above('release.Owner = nobody'),
    'a parameter of the function': ['	go func() {', '	go func(release *steps.Release) {'],
    'an early return': belowLine('func deploy(', '\tif release.Dry {\n\t\treturn nil\n\t}'),
    'an endless wait': ['	steps.Audit("done")\n	steps', '	select {}\n	steps'],
  },
  harmless: {
    'a comment': ['AssertActive()', 'AssertActive() // or panic'],
    'a blank line': below(''),
    'the other function': ['":8080"', '":80"'],
    'the chain wrapped': ['release.Owner.AssertActive()', 'release.Owner.\n\t\t\tAssertActive()'],
  },
});

const twinsAndReturn = sceneOf({
  name: 'the second of two equal calls',
  path: 'cmd/server/main.go',
  before: SERVER,
  cited: '	steps.Audit("done")\n	return nil',
  text: {
    'another argument': ['"done")\n	return nil', '"stuck")\n	return nil'],
    'both go': without('	steps.Audit("done")\n	steps.Audit("done")'),
    deferred: ['	steps.Audit("done")\n	return nil', '	defer steps.Audit("done")\n	return nil'],
  },
  place: {
    'the first twin goes': ['	steps.Audit("done")\n	steps', '	steps'],
    'a third twin': [
      '	steps.Audit("done")\n	steps',
      '	steps.Audit("done")\n	steps.Audit("done")\n	steps',
    ],
    'in the goroutine': both([
      '	}()\n	steps.Audit("done")\n	steps.Audit("done")\n',
      '	steps.Audit("done")\n	steps.Audit("done")\n	}()\n',
    ]),
    'in if false': around('	steps.Audit("done")\n	steps.Audit("done")', 'if false {', '}', '\t'),
  },
  unit: {
    'another result': ['	return nil\n', '	return errDone\n'],
    'returned between the two': [
      '	steps.Audit("done")\n	steps',
      '	steps.Audit("done")\n	if release.Dry {\n		return nil\n	}\n	steps',
    ],
    'a local steps': belowLine('func deploy(', '\tsteps := fakes.Steps{}'),
    'a parameter of the name': ['results chan<- string)', 'results chan<- string, steps fakes)'],
  },
  origin: {
    'the package comes from elsewhere': ['"example.test/shop/steps"', '"example.test/fakes/steps"'],
    'another package under the name': ['"example.test/shop/steps"', 'steps "example.test/open"'],
    'a variable of the name': atEnd('\nvar steps = fakes{}\n'),
  },
  harmless: {
    'a comment between': ['	steps.Audit("done")\n	steps', '	steps.Audit("done")\n	// again\n	steps'],
    'a blank line': ['	return nil\n', '\n	return nil\n'],
  },
});

/** Of the two cited lines only the first, which is the second twin. */
const twins: Scene = {
  ...twinsAndReturn,
  lines: [twinsAndReturn.lines[0], twinsAndReturn.lines[0]],
};

const anImport = sceneOf({
  name: 'an import of a group',
  path: 'payments/refund.go',
  before: REFUNDS,
  cited: '	"example.test/shop/auth"',
  text: {
    'another path': ['shop/auth"', 'shop/open"'],
    'an alias': ['	"example.test/shop/auth"', '	auth "example.test/shop/open"'],
    'a dot': ['	"example.test/shop/auth"', '	. "example.test/shop/auth"'],
    'a blank name': ['	"example.test/shop/auth"', '	_ "example.test/shop/auth"'],
    'another version': ['shop/auth"', 'shop/auth/v2"'],
    gone: replacedBy(''),
    'commented out': prefixed('// '),
  },
  place: {
    'the group in a comment': both(
      ['import (', '/*\nimport ('],
      ['shop/ledger"\n)', 'shop/ledger"\n)\n*/'],
    ),
    'a build tag': inFront('//go:build ignore\n\n'),
  },
  harmless: {
    'a comment': ['shop/auth"', 'shop/auth" // roles'],
    'the body of a function': ['"refund of " + orderID', '"Refund of " + orderID'],
    'a byte-order mark': withBom,
  },
});

export const scenes: readonly Scene[] = [
  guardByHead,
  bookingWithError,
  constOfGroup,
  mapEntry,
  constant,
  switchArm,
  wholeFunction,
  inHandler,
  field,
  inSelect,
  inGoroutine,
  twins,
  anImport,
];
