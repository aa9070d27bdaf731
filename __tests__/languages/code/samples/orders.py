#!/usr/bin/env python3
"""Orders of a shop. def not_a_function(): and class NotAClass: stand in this text only."""
from __future__ import annotations

import contextlib
import enum
import functools
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Callable, Generic, Iterator, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Mapping

    Names = Mapping[str, str]
else:
    Names = dict

T = TypeVar('T')
LIMIT: int = 10
DEFAULTS = {
    'currency': 'EUR',
    'rate': lambda value: value * 2,
}
FIRST, SECOND = 1, 2
total = left = 0
total += 1
VERY_LONG = 1 + \
    2 + \
    3

try:
    import ujson as json
    FAST = True
except ImportError:
    import json
    FAST = False

    def loads(text: str) -> Any:
        return json.loads(text)

type Pair[A] = tuple[A, A]


class Status(enum.Enum):
    OPEN = 'open'
    DONE = 'done'; GONE = 'gone'

    @property
    def label(self) -> str:
        return {'open': 'Open: def x(): pass', 'done': "Done"}[self.value]

    @label.setter
    def label(self, value: str) -> None: ...


class Empty: pass
class Small: size = 1; name: str = 'small'
class Failure(Exception): """Nothing but a text."""


def one_line(value): return value + 1
def annotated(value: int, *rest: int, key: Callable[[int], int] = lambda x: x) -> dict[str, int]: return {'a': value}


@dataclass(
    frozen=True,
    order=True,
)
class Line(Generic[T]):
    """A line of an order.

    class Fake:
        def fake(self): ...
    """

    item: str
    count: int = 1
    tags: list[str] = field(default_factory=lambda: ['def', 'class'])
    price: float

    def total(self, rate: float = 1.0, *, rounding: Callable[[float], float] = (lambda value: round(value, 2))) -> float:
        result = self.price * self.count
        if result < 0:
            raise ValueError('negative')
            # A comment at the end of the block.
        # A comment of the method.
        return rounding(result * rate)  # and one behind

    # Between two methods.

    @staticmethod
    @functools.lru_cache(maxsize=None)
    def parse(
        text: str,
        separator: str = ':',
        # A comment among parameters.
    ) -> 'Line[Any]':
        query = f"""
def inside_text():
    return {text!r:>{len(text)}} {'nested'}
        """
        def part(index: int) -> str:
            def deeper():
                return index
            return text.split(separator)[deeper()]

        class Local:
            kept = True

            def method(self):
                return query

        local_value = Local().method()
        return Line(part(0), int(part(1)), price=float(local_value or 0))

    @overload
    def get(self, key: int) -> int: ...
    @overload
    def get(self, key: str) -> str: ...  # with a comment
    def get(self, key):
        return key

    async def send(self) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for attempt in range(3):
                try:
                    await stack.aclose()
                except Exception:
                    continue
                else:
                    break
        match self.count:
            case 1:
                def matched(): return 1
            case [1, *others] if others:
                pass
            case _:
                matched = None

    class Meta:
        ordering = ['item']

        class Deep:
            def bottom(self) -> int:
                return 1

    if LIMIT > 5:
        def conditional(self):
            return 1
    else:
        def conditional(self):
            return 2


def outer(a, b=(1, 2), c={'x': [1, 2]}, *args, **kwargs):
    """Text with a backslash \
    that carries on, and a quote \""" inside."""
    text = 'if x: \
    def nope(): pass'
    values = [
        x
        for x in range(10)
        if x % 2
    ]

    def inner():
        yield from values

    @functools.wraps(inner)
    def wrapped(*inner_args): return inner(*inner_args)

    with open('x') as handle, \
            open('y') as other:
        handle.write(other.read())
    return wrapped, text


def tabs():
	if True:
		def nested():
			return 1
	return nested


def \
        continued(a,
b,
        c):
    return (a,
b, c)


@contextlib.contextmanager
def manager() -> Iterator[None]:
    try:
        yield
    finally:
        pass
# At the first column, and no more part of it.


def with_unicode(größe: int) -> int:
    naïve = größe
    return naïve


def überall(): return 1


lambda_value = lambda: (
    1
)
handlers: dict[str, Callable[..., Any]] = {
    'def': one_line,
    'class': annotated,
}

for name in ('a', 'b'):
    def looped(): return name

while False:
    class InLoop:
        x = 1

if __name__ == '__main__':
    def main() -> None:
        print(rf'{LIMIT}' '''
class Nope:
    pass
''')

    main()
