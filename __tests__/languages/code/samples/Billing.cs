// class NotAClass { void M() {} }
using System;
using static System.Math;
[assembly: CLSCompliant(true)]
[global::System.Serializable] class Early { }
delegate int Count(int x);
static class Top { }

namespace Shop.Billing
{
#if DEBUG
    using System.Diagnostics;
#endif

    [Serializable, Obsolete("class X { }")]
    public abstract partial class Invoice<T> : Base<T>, IComparable<Invoice<T>> where T : class, new()
    {
        public const int Limit = 3;
        private readonly int a = 1, b = 2;
        private static readonly Dictionary<string, Func<int, int>> Map = new() { ["a"] = x => x + 1 };
        public event EventHandler? Changed;
        public string Name { get; private set; } = "x { }";
        public int Total => a + b;
        public int Lazy { get { return a; } set { if (value > 0) { } } }
        public int this[int index] { get => index; }
        [field: NonSerialized] public required string Code { get; init; }

        static Invoice() { }
        protected Invoice(int x) : this(x, new List<int> { 1, 2 }) { }
        public Invoice(int x, List<int> y) : base(x) => a = x;
        ~Invoice() { Dispose(); }

        [Test]
        public async Task<(int Left, string Right)> LoadAsync<TKey, TValue>(TKey key, params int[] rest) where TKey : struct where TValue : new()
        {
            int Local(int v) { return v < 3 ? v : 0; }
            static string Arrow<Q>(Q q) => $"{q} {{ {(q is null ? "}" : "{")}";
            var text = @"multi ""line"" {
class Fake { }";
            var raw = """
                void Fake() {
                """;
            if (a < b && b > a) { return (1, text); }
            foreach (var x in rest) { Console.WriteLine(x); }
            switch (key) { case 1: break; default: throw new Exception("}"); }
            var made = new Thing(1) { Value = 2, Items = { 1, 2 } };
            return (await Task.FromResult(1), Arrow(raw));
        }

        public abstract void Run();
        public (int, int) Both() => (1, 2);
        public int[] Numbers() { return new[] { 1 }; }
        void IDisposable.Dispose() { }
        public static Invoice<T> operator +(Invoice<T> x, Invoice<T> y) => x;
        public static explicit operator int(Invoice<T> x) { return 1; }
        internal unsafe int* Pointer(int* p) => p;

        public enum State { Open = 1, [Description("}")] Done }
        public delegate TResult Maker<in TIn, out TResult>(TIn value) where TIn : class;
        private struct Inner { public int X; public Inner(int x) { X = x; } }
        public interface IShape { double Area(); int Sides { get; } void Draw() { } }
        public record Point(int X, int Y) { public int Sum() => X + Y; }
        public record struct Pair(int A);
        public sealed record Named(string Name) : Point(1, 2);
    }

    static class Extensions
    {
        public static int Twice(this int x) => x * 2;
    }
}

namespace Shop.Odd
{
    public class Primary(int x, List<int> y) : Base<int>(x) { public int Sum() => x; }
    public class Bare(int x);
    readonly struct Both<T>(T value) where T : new() { public readonly T Value = value; }
    public readonly record struct Money(decimal Amount, string Currency);
    public record class Person(string Name) { public string Upper => Name.ToUpper(); }
    public ref struct Window { public ref int At(int i) => ref items[i]; }
    public unsafe struct Buffer { public fixed byte name[30]; fixed int a[3], b[4]; public int* next; int** both; }
    [Flags] internal enum Flags : byte { None = 0, A = 1 << 0, B = A | 2 }
    file static class Hidden { }

    public class Odd<T> where T : IComparable<T>
    {
        public (int, int)? Maybe() => null;
        (int A, string B)[] Pairs() { return null; }
        internal required (int, int) Pair;
        Dictionary<string, int> counts = new Dictionary<string, int> { ["a"] = 1 }, others = new Dictionary<string, int>();
        int single = Cache<string, int>.Default;
        bool less = 1 < two, more = 3 > 2;
        bool low = a < b, high = c > d;
        int[] list = { 1, 2 }, more2 = new int[] { 3 };
        event Action? First, Second;
        public event Action Custom { add { Add(value); } remove { Remove(value); } }
        string IList<string>.this[int index, string key] { get => null; set { } }
        public T this[T key] => key;
        int IShape.Sides => 3;
        event Action IShape.Drawn { add { } remove { } }
        public virtual string Title { get; protected set; } = new Thing { Name = "x" }.Name;
        public Func<int, int> Twice { get; } = x => { int Deep(int y) => y; return Deep(x); };
        public static bool operator ==(Odd<T> x, Odd<T> y) { return true; }
        public static bool operator !=(Odd<T> x, Odd<T> y) => !(x == y);
        public static bool operator true(Odd<T> x) => true;
        public static implicit operator string(Odd<T> x) => "";
        public static implicit operator Dictionary<string, int>(Odd<T> x) { return null; }
        global::System.Int32 Global() { return 1; }
        protected internal override sealed async Task Run() { await Task.Yield(); }
        [return: NotNull] extern static int Native([In] int a);
        partial void OnChanged();
        new void Hide() { }
        public delegate (int, int) Measure(int x);
        delegate* unmanaged<int, void> pointer;
        T Convert<U, V>(U u) where U : class where V : struct => default;

        void Locals()
        {
            int[] Array() { return null; }
            int? Nullable() => null;
            unsafe int* Pointer() => null;
            System.Text.StringBuilder Builder() { return null; }
            List<Dictionary<int, string>> Lists() => null;
            (int, int) Tuple() => (1, 2);
            [Conditional("A")] static void Marked() { }
            async Task<int> Later<U>(U u) where U : class { await Task.Yield(); return 1; }
            global::System.Int32 Whole() { return 1; }
            if (a) { void InBlock() { } }
            foreach (var x in y) { int InLoop() => 1; }
            Action action = () => { void InLambda() { } };
            (a, b) = (b, a);
            (a ?? b).Call(() => { });
            ((Action)x)();
            list.ForEach(delegate (int x) { Use(x); });
            Func<int, int> f = delegate (int x) { return x; };
            var g = async (int x) => { await x; };
            lock (this) { }
            using (var file = Open()) { }
            fixed (int* p = &a) { }
            switch (a) { case 1: return; case Foo (var x) when x: break; }
            var r = a switch { Foo (1) => 1, _ => 2 };
            return;
        }
    }
}
