// class NotAClass { void method() {} };
#include <vector>
#define SQUARE(x) ((x) * (x))
#define LONG_MACRO(a, b) \
  do {                   \
    (a) = (b);           \
  } while (0)
#ifdef A
#define ONLY 1
#endif

namespace shop {
namespace detail {
template <typename T, int N = (3 > 2)>
class Base {
 public:
  Base() : values_{1, 2}, size_(N) {}
  explicit Base(const T& value) noexcept : Base() { size_ = SQUARE(2); }
  virtual ~Base() = default;
  Base(const Base&) = delete;
  T operator()(int x) const { return T(x); }
  bool operator<(const Base& other) const { return size_ < other.size_; }
  Base& operator=(const Base& other) { return *this; }
  static constexpr int Limit() { return N; }
  auto trailing(int x) -> decltype(x + 1) { return x + 1; }
  struct Inner { int a; struct Deep { void bottom() {} }; };

 private:
  std::vector<T> values_;
  int size_ = 0;
};
}  // namespace detail

enum class Color : unsigned char { Red, Green = '{' };
union Bits { int i; float f; };
typedef struct { int x, y; } Point;
struct Derived final : public detail::Base<int>, private Bits {
  using Base::Base;
  int method(std::vector<std::vector<int>> v, void (*callback)(int)) override {
    struct Local { int z() { return 1; } };
    auto lambda = [&](int q) { return q; };
    for (int i = 0; i < 3; ++i) { if (i > 1) { continue; } }
    return lambda(1);
  }
};
}  // namespace shop

extern "C" {
int exported(int a) { return a; }
}

static const char* text = R"x(
void fake() { }
)x";

int shop::Derived::outside(int a) { return a; }
template <typename T>
T largest(T a, T b) { return a > b ? a : b; }
static inline unsigned long long* pointer(const char *name, ...) { return 0; }
int main(int argc, char** argv) try { return 0; } catch (...) { return 1; }

inline namespace v2 {
namespace [[deprecated("gone")]] old::deep { int hidden() { return 1; } }
namespace fs = std::filesystem;
template <typename T> requires (sizeof(T) > 1)
struct Holder { T held; };
template <typename T> requires Small<T>
struct Kept { T kept; void keep() { } };
template <template <typename> class C, class U = std::vector<int>>
class Wrapper : public C<U>, protected virtual Base<U>::Nested {
  friend class Other;
 public:
  Wrapper() noexcept(true) try : C<U>{1}, a(2) { } catch (const std::exception& e) { } catch (...) { }
  [[nodiscard]] int get() const& { return a; }
  int operator[](int i) { return i; }
  template <class... A> decltype(auto) call(A&&... args) { return f(args...); }
  void (*handler)(int);
  std::function<int(int)> hook = [](int x) { return x; };
  enum class Kind : char { A = 'a' } kind = Kind::A;
  union Part { int i; float f; };
  static const struct Table { int row; } table[];
 private:
  int a = 0, b = 1;
};
template <> struct Holder<int> { int spec; };
template <> int largest<int>(int a, int b) { return a; }
}  // namespace v2

enum struct Level { Low, High };
struct alignas(16) Aligned final { int x; };
struct __attribute__((packed)) Packed { char c; };
typedef enum Direction { North, South } Direction;
static struct Settings { int level; } settings = { 1 };
struct Settings *find(int a) { return 0; }
struct Settings MAKE(int a) { struct Settings made = { a }; return made; }
unsigned int shop::Derived::masked(unsigned int (*f)(int), int (&rows)[3]) const volatile noexcept(false) { return 0; }
int local_types() {
  static const struct Row { int a; } rows[] = { { 1 }, { 2 } };
  if (rows) { union Both { int i; char c; }; enum Mode { On, Off }; }
  return 0;
}
void (*on_signal(int number, void (*handler)(int)))(int) { return handler; }
