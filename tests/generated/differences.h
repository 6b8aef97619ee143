// Records the first difference between a native message and protoc's. make_comparison writes a comparison function for
// each message class, which calls this class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace onnxgen::tests {

// The two classes of a message.
template <class NativeMessage, class OracleMessage>
struct Pair {
  using Native = NativeMessage;
  using Oracle = OracleMessage;
};

class Differences {
 public:
  // Returns the first difference: "graph.node[3].name: native 'a', oracle 'b'". Empty if there is none.
  const std::string& first() const { return first_; }
  bool none() const { return first_.empty(); }

  // Prefixes reported names with a field name during its lifetime.
  class Scope {
   public:
    explicit Scope(Differences& differences, std::size_t kept) : differences_(differences), kept_(kept) {}
    ~Scope() { differences_.path_.resize(kept_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Differences& differences_;
    std::size_t kept_;
  };

  [[nodiscard]] Scope enter(const char* name) {
    const std::size_t kept = path_.size();
    path_ += name;
    path_ += '.';
    return Scope(*this, kept);
  }

  [[nodiscard]] Scope enter(const char* name, std::size_t index) {
    const std::size_t kept = path_.size();
    path_ += name;
    path_ += '[' + std::to_string(index) + "].";
    return Scope(*this, kept);
  }

  // Compares numbers bitwise, and requires them to have the same type. Compares enumerators by number.
  template <class Native, class Oracle>
  void check(std::string_view name, const Native& native, const Oracle& oracle) {
    if constexpr (std::is_enum_v<Oracle>) {
      static_assert(std::is_enum_v<Native>);
      check(name, static_cast<std::int64_t>(native), static_cast<std::int64_t>(oracle));
    } else if constexpr (std::is_arithmetic_v<Oracle>) {
      static_assert(std::is_same_v<Native, Oracle>);
      if (std::memcmp(&native, &oracle, sizeof native) != 0)
        record(name, std::to_string(native), std::to_string(oracle));
    } else {
      const std::string_view native_text = native;
      const std::string_view oracle_text = oracle;
      if (native_text != oracle_text) record(name, quoted(native_text), quoted(oracle_text));
    }
  }

  // Compares the number of elements. Records a difference and returns false if they differ.
  bool same_size(const char* name, std::size_t native, int oracle) {
    if (static_cast<std::int64_t>(native) == oracle) return true;
    record(std::string(name) + "_size", std::to_string(native), std::to_string(oracle));
    return false;
  }

 private:
  static std::string quoted(std::string_view text) { return "'" + std::string(text.substr(0, 80)) + "'"; }

  void record(std::string_view name, const std::string& native, const std::string& oracle) {
    if (none()) first_ = path_ + std::string(name) + ": native " + native + ", oracle " + oracle;
  }

  std::string path_;
  std::string first_;
};

}  // namespace onnxgen::tests
