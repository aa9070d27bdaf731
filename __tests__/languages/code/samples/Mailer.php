<html><?php
declare(strict_types=1);
// class NotAClass { function nope() {} }
namespace Shop\Mail;

use Psr\Log\LoggerInterface as Logger;
use function strlen;

const LIMIT = 3, OTHER = 4;
define('X', 1);

#[Attribute(Attribute::TARGET_CLASS)]
final readonly class Mailer extends Base implements Sends, \Countable
{
    use Helps, Logs { Helps::send as protected; }
    public const A = 1, B = 'function fake() {}';
    final protected const string C = "x {$a} {$b['}']} ${c}";
    public static ?int $count = null;
    private array $map = ['a' => 1, 'b' => [2]], $other = [];
    public function __construct(private readonly Logger $logger, protected int|string $x = 1) { parent::__construct(); }
    abstract protected function &reference(array &$list): ?array;
    #[Pure]
    public static function make(int ...$rest): static
    {
        $f = function (int $x) use ($rest): int { return $x; };
        $g = static fn(int $x): int => $x + 1;
        $o = new class($rest) extends Other implements Sends {
            public int $z = 1;
            public function inside() { function deep() {} return "}"; }
        };
        if ($rest): echo 1; elseif ($f): echo 2; endif;
        return match (true) { default => new static($f, $g, $o) };
    }
    public function text(): string { return <<<EOT
        function fake() { $this->x }
        EOT . <<<'RAW'
class Nope {
RAW; }
    function FOREACH() { foreach ([] as $k => $v) { continue; } }
}

interface Sends { const Z = 1; public function send(string $to): void; }
trait Helps { private function help() { return static::class; } }
enum Suit: string implements Sends {
    case Hearts = 'H';
    case Spades = 'S';
    public static function fromChar(string $c): self { return self::from($c); }
    const Wild = self::Spades;
}
if (!function_exists('helper')) {
    function helper(?string $a = null) { return $a; }
}
$top = function () { return 1; };
abstract class Second {}
?>
<p>function html() { }</p>
<?php function after_markup() { ?><b>class X {</b><?php }

use const Shop\LIMIT as TOP;
use function Shop\{first, second};

#[A] #[B(1, [2])] abstract class Attributed extends namespace\Second implements \Countable, Shop\Sends
{
    #[C]
    #[D('}')]
    final public const int LEAST = 1;
    public private(set) string $name = 'x' { get => $this->name; set(string $v) { $this->name = $v; } }
    protected ?array $a = [1, [2]], $b, $c = null;
    var $old;
    static $shared = array('a' => array(1));
    public function __get($x) { return new #[E] class(1, fn() => 2) { function in_attributed() {} }; }
    abstract public static function made(callable $f = null, #[F] int|null ...$rest): ?static;
    function &by_reference() { yield 1; }
    use Helps;
    function list() { return new readonly class implements \Countable, Shop\Sends { function count(): int { return 1; } }; }
    function print() {
        if (true) { return new class { function then() {} }; }
        $x = new class extends namespace\A { use Helps { a as b; } function last() {} };
        switch ($x) { case 1: function in_case() {} break; default: class InDefault { const A = 1; } }
        return static function () { return new Klass(1); };
    }
    use Logs { a as private c; Logs::b insteadof Helps; }
    const FUNCTION = 1;
    function const() { return self::class; }
}
function &global_reference(array $a = ['x' => '{']): \Countable|null { return $a; }
function one() {} function two() {}
enum Plain { case A; case B; const C = 1; public function f() {} }
enum Backed: int implements Sends, \Countable { case A = 1; case B = 2; }
FINAL CLASS Shouting { PUBLIC FUNCTION LOUD() {} }
interface Many extends A, \B, C\D { public function m(); }
$b::class;
$handler = static function (int $x) use ($y): int { function in_handler() {} return $x; };
$short = fn($x) => $x;
$short_static = static fn($x) => [$x, function () {}];
foreach ([] as $k) { $inner = function () { return 1; }; }
call(function () { class InCall { function m() {} } }, [function () { function in_list() {} }]);
if ($x): function in_alternative() {} endif;
declare(ticks=1) { function in_declare() {} }
return new class { public function returned() {} };
