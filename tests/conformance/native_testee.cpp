// The testee of the native profile.
#include <cstddef>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "other_ways.h"

namespace onnxgen::tests {
namespace {

struct Native {
  template <class Message>
  static std::vector<Reader<Message>> readers() {
    return {
        {"ParseBorrowed(view)", [](Message& m, const Input& in) { return m.ParseBorrowed(in.view()).ok(); }},
        {"ParseBorrowed(owner, view)",
         [](Message& m, const Input& in) { return m.ParseBorrowed(in.block, in.view()).ok(); }},
    };
  }

  template <class Message>
  static std::vector<Writer<Message>> writers() {
    return {
        {"SerializeToSink",
         [](const Message& m) -> std::string {
           std::string output;
           const Status written = m.SerializeToSink([&](const Span* spans, std::size_t count) {
             for (std::size_t i = 0; i < count; ++i) output += spans[i];
             return true;
           });
           return written ? output : kNotWritten;
         }},
    };
  }
};

}  // namespace
}  // namespace onnxgen::tests

int main() {
  return onnxgen::tests::run_testee_of<onnxgen::tests::Native>();
}
