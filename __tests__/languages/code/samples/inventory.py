"""What is rare in Python: each line is one of its kinds."""
type Alias = int
type Generic[K, V: int] = dict[K, V]; after_type = 1
type = 5
type: int = 6
match = case = 1
print: Any
x: int; y: str = 'a'; z = 1; w == z; v: list[int] = [1, 2]
lambda_map: dict[str, Callable] = {'a': lambda: {'b': 1}, 'c': lambda x: x}; second_on_line = 2
if (walrus := 1): pass
if total == 1: inline = 1
if walrus_two := total: inline_two = 1
if walrus_three := total:
    in_block = 1
    def in_walrus(): return 1
for index in range(3):
    if index == 1:
        deep_in_blocks = 1
async with total as context: awaited_inline = 1
async for item in total:
    awaited_block = 1
if total: first_inline = 1; second_inline = 2
for item in values: looped_inline = item
while total: total -= 1
with open('x') as opened: opened_inline = 1
class Inline: a = 1; b: int = 2; c = lambda self: {'d': 1}
class InlineType: type T = int
def inline(x: int = 1, y=lambda z: z) -> dict[str, int]: local = 1; return {'a': local}  # behind
assert total == 1, 'text: with colon'
slice_of = values[1:2]
nested_lambda = lambda a: lambda b: a + b
conditional = 1 if total else lambda: 2
(parenthesised) = 1
first, *rest = values
values[0] = 1
values.attribute = 1
values['key']: int = 1
chained = again = 3
compare = total == left
bigger = total <= left
augmented += 1
annotated_only: 'forward'
call(keyword=1)
raise ValueError('a') if total else None
del total
global_name: Final = 1
with_default: Callable[[int], int] = lambda value: value
with_slice: list = values[1:]
async def top_async(): return 1
async def \
        continued_async(): return 1
class \
        ContinuedClass: pass
@decorator
# Between a decorator and what it decorates.
@decorator.with_attribute['key'](1)

class Decorated: pass
@decorator
async def decorated_async(): ...


class Spaced :
    a = 1

    # In the class.
    def method (self) :
        if self.a: return 1
        else: return 2

        # Behind all, in the method.
    # Behind the method, in the class.
# In no block.
class Tabs:
	a = 1
	def one(self): return 1 # tail
	def two(self):
		return 2
	b = 2
class Mixed:
        def eight(self):
	        return 'a tab and eight spaces'
	def tab(self): return 'a tab is eight columns'
class Deep:
    class Deeper:
        class Deepest:
            a = 1
            def bottom(self):
                while True:
                    def inside(): pass
                    a = 2
                    if a:
                        class Local: kept = 1
    c = 3
try:
    tried = 1
except (A, B) as caught: handled = 1
except* Group:
    grouped = 1
finally:
    final = 1
match total:
    case {'a': 1}: matched_inline = 1
    case [1, *_] if (guard := 1):
        matched = 1
        def in_case(): return 1
if total: 
    # Only a comment, then the block.
    block = 1
elif left:
    other = 1

text = """
def no(): pass
class No: pass
no = 1
"""; behind_text = 1
f_text = f'{total:>{left}} {values["a:b"]!r:{"}"}}' ; behind_f = 1
raw = r'\'; not_a_name = 1'; behind_raw = 1
continued_value = total + \
    left
bracketed = [
    1,
]; behind_bracket = 1
def last(a,
         b): return a
def no_newline():
    return 1
    # The end.
