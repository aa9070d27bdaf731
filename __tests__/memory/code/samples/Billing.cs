// class NotAClass { void M() {} }
using System;
using static System.Math;
[assembly: CLSCompliant(true)]

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
