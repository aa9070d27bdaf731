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
