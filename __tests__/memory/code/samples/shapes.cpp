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
