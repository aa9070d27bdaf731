// Package store keeps things. func notAFunction() {} stands in a comment only.
package store

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

const Version = "1.0"

const (
	// First is the first.
	First = iota
	Second
	_
	Fourth, Fifth = iota, "x"
)

var ErrMissing = errors.New("missing: func x() {")

var (
	cache            = map[string]func(int) (int, error){"a": func(i int) (int, error) { return i, nil }}
	mutex, other     sync.Mutex
	raw              = `type Fake struct {
func fake() {
}`
	handler func(context.Context, *Request) error = func(_ context.Context, _ *Request) error {
		return nil
	}
)

type ID string

type Alias = map[string][]struct{ X, Y int }

type (
	// Pair holds two.
	Pair[K comparable, V any] struct {
		Key   K `json:"key,omitempty" yaml:"}{"`
		Value V "func"
	}

	Visitor func(node *Node, depth int) (stop bool)
	Number  interface {
		~int | ~int64 | ~float64
	}
)

type Request struct {
	sync.Mutex
	*Node
	Names   []string
	Handler func(w struct{ A int }, r interface{ Close() error }) (n int, err error)
	inner   struct {
		a, b int
		deep struct{ c map[string]chan<- int }
	}
}

type Node struct{ Left, Right *Node }

type Store[K comparable, V Number] interface {
	Get(ctx context.Context, key K) (V, bool)
	Set(key K, value V)
	fmt.Stringer
}

type tree[T any] struct {
	root *T
	less func(a, b T) bool
}

func New() *Request { return &Request{Names: []string{"}"}} }

func (r *Request) Do(ctx context.Context) (result struct{ Code int }, err error) {
	type local struct{ x int }
	type (
		another int
	)
	const limit = 3
	var count = 0
	add := func(a, b int) int {
		if a < b {
			return b
		}
		return a
	}
	value := func() int { return 1 }()
	var sub = func(a int) int { return a - limit }
	if x := local{x: 1}; x.x > 0 {
		count++
	} else if count > 1 {
		count--
	}
	for i, c := range "}{" {
		switch {
		case c == '{':
			nested := func() {
				deeper := func() rune { return '}' }
				_ = deeper
			}
			nested()
		case c == '\'', c == '"':
			fallthrough
		default:
			i++
		}
	}
	select {
	case <-ctx.Done():
		return result, fmt.Errorf("stopped: %w", ctx.Err())
	default:
	}
	go func() {
		defer r.Unlock()
		inside := func() {}
		inside()
	}()
	_, _, _ = add, value, sub
	var _ = another(count)
	return
}

func (Request) String() string { return "request" }

func (*Node) empty() {}

func (t *tree[T]) Insert(value T) interface{ Error() string } {
	return nil
}

func (s Pair[K, V]) Swap(f func(K, V) (V, K)) func() struct{} {
	return func() struct{} { return struct{}{} }
}

func Map[T, U any](in []T, f func(T) U) []U {
	out := make([]U, 0, len(in))
	for _, one := range in {
		out = append(out, f(one))
	}
	return out
}

func Sum[N interface{ ~int | ~float64 }](
	numbers ...N,
) (total N) {
	for _, n := range numbers {
		total += n
	}
	return
}

func variadic(
	a int,
	b ...func(map[string]interface{}) <-chan struct{},
) (
	x int,
	err error,
) {
	return a, nil
}

func external(x, y int) int

func returnsFunc() func(int) func() error {
	return func(i int) func() error {
		return func() error { return nil }
	}
}

func channels(in <-chan int, out chan<- struct{}) chan map[string]struct{} {
	return make(chan map[string]struct{})
}

func labels() {
outer:
	for {
		for {
			break outer
		}
	}
}

func größe() int { return len("日本語 {") }

func init() { cache["b"] = nil }

func init() {
	mutex.Lock()
}

var wrapped = first +
	second; var fallback, retries = 1, 2

const (Low = iota; Middle; High;)

type Row struct{ a int }; type handlerFunc func()

func oneLine() {}; func two() (a, b int) { return }

func keepers() {
	first, second := func() {}, func() {}
	var third, fourth = func() {}, func() {}
	if again := func() bool { return true }; again() {
		kept :=
			func() {}
		kept()
	}
	_, _, _, _ = first, second, third, fourth
	type (
		pair struct{ a, b int }
		list []pair
	)
	var (
		held = func() { deep := func() {}; deep() }
		_    = func() {}
	)
	held()
}
