/* class NotAClass { void notAMethod() {} } */
@SuppressWarnings({"unchecked", "class X { }"})
package shop.inventory;

import static java.util.Objects.requireNonNull;
import java.util.*;
import java.util.function.*;

@FunctionalInterface
interface Visitor<T extends Comparable<? super T>, R> extends Function<T, R> {
  int MAX = 10, MIN = 0;
  R visit(T value) throws IllegalStateException, java.io.IOException;
  default <X extends Map<String, List<X>>> X convert(Class<X> type) { return null; }
  static void reset() {}
  private void hidden() {}
}

@interface Check {
  String value() default "void fake() { }";
  int[] levels() default {1, 2};
  Class<?>[] groups() default {};
  @interface Nested { boolean on() default true; }
}

public final class Inventory<K extends Comparable<K>, V> extends AbstractMap<K, V>
    implements java.io.Serializable, Iterable<Map.Entry<K, V>> {
  private static final long serialVersionUID = 1L;
  static int count, limit = 3, sizes[] = {1, 2};
  @Deprecated protected final Map<String, Function<? super K, ? extends V>> handlers = new HashMap<>() {
    @Override public Function<? super K, ? extends V> get(Object key) {
      return super.get(key);
    }

    class InAnonymous { void deep() {} }
  };
  private final Comparator<K> order = (a, b) -> { int x = a.compareTo(b); return x < 0 ? -1 : 1; };
  private Supplier<Runnable> supplier = () -> () -> System.out.println("} class Fake {");
  char brace = '{', quote = '\'', other = '"';
  String block = """
      class Text { void method() { "quoted" \""" }
      """;

  static {
    count = 1;
    class InStatic { int x() { return 1; } }
  }

  { limit = 4; }

  public Inventory() { this(new TreeMap<K, V>()); }

  @SafeVarargs
  protected <T extends K> Inventory(final Map<T, ? extends V> from, T... more) throws IllegalArgumentException {
    super();
    requireNonNull(from, "from");
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new AbstractSet<Map.Entry<K, V>>() {
      @Override public Iterator<Map.Entry<K, V>> iterator() { return null; }
      @Override public int size() {
        Runnable r = new Runnable() { public void run() { int y = 2; } };
        return 0;
      }
    };
  }

  public Iterator<Map.Entry<K, V>> iterator() { return entrySet().iterator(); }

  synchronized <A, B extends List<A>> Map<A, B[]> group(List<? extends A> list, @Check("(") final B... rest)[] {
    for (A one : list) if (one instanceof String s && s.length() > 3) { continue; }
    switch (count) {
      case 1 -> { break; }
      case 2, 3 -> throw new IllegalStateException("}");
      default -> {}
    }
    var text = switch (limit) { case 1: yield "a"; default: yield "b"; };
    record Pair<X, Y>(X left, Y right) { Pair { requireNonNull(left); } static int n() { return 2; } }
    enum Local { A, B }
    interface Shape { double area(); }
    final class Helper extends Object { void help() {} }
    int[] numbers = new int[] {1, 2, 3};
    boolean less = count < limit && limit > count;
    label:
    while (true) { break label; }
    return null;
  }

  abstract static class Base<T> {
    abstract T make() throws Exception;
    native void low(int a);
    public abstract int sizeOf(T value);
    private volatile int state;
  }

  enum Kind implements Supplier<String> {
    @Deprecated SMALL("s") {
      @Override public String get() { return "small"; }
    },
    LARGE("l", () -> { int z = 1; return; }) { public String get() { return "large"; } int extra() { return 1; } },
    ;

    private final String code;
    static final Map<String, Kind> BY_CODE = new HashMap<>();

    Kind(String code, Runnable... more) { this.code = code; }

    static Kind of(String code) { return BY_CODE.get(code); }
    public String get() { return null; }
  }

  enum Plain { ONE, TWO }

  record Point<N extends Number>(N x, @Check N y) implements Comparable<Point<N>> {
    static final Point<Integer> ORIGIN = new Point<>(0, 0);
    public Point {
      if (x == null) { throw new NullPointerException(); }
    }
    Point(N both) { this(both, both); }
    @Override public int compareTo(Point<N> other) { return 0; }
  }

  record Empty() {}

  sealed interface Tree<T> permits Leaf, Branch {}
  static final class Leaf<T> implements Tree<T> {}
  static non-sealed class Branch<T> implements Tree<T> { Tree<T> left, right; }

  class Inner {
    class Deeper {
      void bottom() { Inventory.this.iterator(); }
    }
  }

  public void größe() {}
  public int hashCode() { return Objects.hash(handlers, new Object() { int unused = 1; int value() { return 2; } }.value()); }
}

class Second { ; void method() { ; } ; }

@interface Roles {
  int[] levels() default {1, 2}; String[] names() default {"a", "b"}; int after();
}

class Ledger<T> {
  boolean small = 1 < count, large = 3 > 2, grid[][] = {{true}, {false}};
  Map<String, List<Integer>> byName = new HashMap<String, List<Integer>>(), byCode = new HashMap<>();
  int[] totals[] = new int[][] {{1}, {2}}, last;
  Object key = new Outer<String>.Inner() { void one() {} }, other = new <String>Maker(1) { void two() {} };
  Object chosen = outer.new Inner(2) { int three() { return 3; } };
  Runnable annotated = new @Check Task<T>() { public void run() {} };
  java.util.@Check(on = {1}) List<T> list;
  @java.lang.Deprecated(since = "1") @Check({"a", "b"}) int marked;

  public <X> @Check(on = {2}) X typed(@Check({3}) X x) { return x; }
  synchronized void closed() { synchronized (this) { count(); } }
  strictfp double exact() { return 1; }
  non non() { return null; }
  record record() { return null; }
  { int local = 1; list.clear(); }

  void statements(Object value) {
    class First { int x; }
    if (value != null) {
      int notAField = 1;
      class InBlock { void m() {} }
    }
    class AfterBlock {}
    @Deprecated final class Marked {}
    abstract class Shape { abstract void draw(); }
    switch (count) {
      case 1:
        class InCase {}
      default:
        record InDefault(int a) {}
    }
    Object record = null;
    record.toString();
    record((x) -> { return x; });
    if (Ledger.class instanceof Object) { return; }
    while (next()) { Object inLoop = new Thing() { void four() {} }; }
    try (var in = open()) { in.read(); } catch (final Exception | Error error) { int no = 1; } finally { done(); }
    Function<T, T> f = x -> { class InLambda {} return x; };
    for (int i = 0; i < 3; i++) { int no; }
  }

  enum Level {
    @Deprecated(since = "{1}") @Check({1}) LOW { void low() {} }, HIGH(new Object() { int inner() { return 1; } }) { void high() {} }
  }

  enum Empty { ; static int none; }
}
