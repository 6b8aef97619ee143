// The work for a hostile schema must be proportional to its size. Counts the memory that the generator allocates,
// including memory that it frees again, because most of its work allocates memory.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "../generated/counted_memory.h"
#include "../io/temporary_folder.h"
#include "front_end.h"
#include "plan/plan.h"
#include "plan/python/python_plan.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

using MakeText = std::function<std::string(std::size_t)>;

// Concatenates `make(i)` for each index.
std::string texts(std::size_t count, const MakeText& make) {
  std::string result;
  for (std::size_t i = 0; i < count; ++i) result += make(i);
  return result;
}

class Work : public testing::Test {
 protected:
  Work() {
    folder_.write("base.proto",
                  "syntax = \"proto2\";\nmessage Base { optional int32 a = 1; extensions 1000 to 99999; }\n");
  }

  // A schema that is eight times as large may need twelve times the work. Quadratic work would be 64 times.
  void expect_linear(
      const MakeText& make, const std::function<void(FrontEnd&)>& act = [](FrontEnd& /*read*/) {}) {
    const std::uint64_t small = work_for(make(kCount), act);
    const std::uint64_t large = work_for(make(8 * kCount), act);
    EXPECT_LT(large, 12 * small) << small << " and " << large << " bytes";
  }

  static constexpr std::size_t kCount = 200;

 private:
  std::uint64_t work_for(const std::string& text, const std::function<void(FrontEnd&)>& act) {
    const std::string path = folder_.write("hostile.proto", "syntax = \"proto2\";\n" + text);
    return allocated_by([&] {
      FrontEnd read({{"", folder_.path().string()}}, {path});
      act(read);
    });
  }

  const io::tests::TemporaryFolder folder_;
};

void expect_valid(const FrontEnd& read) {
  EXPECT_FALSE(read.diagnostics.has_errors()) << source::render(read.diagnostics);
}

TEST_F(Work, OfDeclaredExtensions) {
  expect_linear(
      [](std::size_t count) {
        const auto declaration = [](std::size_t i) {
          return fmt::format("{}declaration = {{ number: {} full_name: \".e{}\" type: \"int32\" }}", i == 0 ? "" : ", ",
                             i + 1, i);
        };
        return "message M { extensions 1 to 10000 [" + texts(count, declaration) + "]; }\nextend M {\n" +
               texts(count, [](std::size_t i) { return fmt::format("optional int32 e{} = {};\n", i, i + 1); }) + "}\n";
      },
      expect_valid);
}

TEST_F(Work, OfExtensionsInAMessageOfAPythonModule) {
  expect_linear(
      [](std::size_t count) {
        return "import \"base.proto\";\nmessage M {\nextend Base {\n" +
               texts(count, [](std::size_t i) { return fmt::format("optional int32 e{} = {};\n", i, i + 1000); }) +
               "}\n}\n";
      },
      [](FrontEnd& read) {
        expect_valid(read);
        (void)plan::make_python_plan({{read.schema.inputs.front(), {}}}, "", {}, read.diagnostics);
      });
}

// Every file also sees the names of the files that its imports import.
TEST(WorkOfImports, InOneNamespaceIsProportionalToTheirNumber) {
  const io::tests::TemporaryFolder folder;
  const auto work_for_chain = [&](std::size_t files) {
    std::string path;
    for (std::size_t i = 0; i < files; ++i) {
      const std::string import = i == 0 ? "" : fmt::format("import \"f{}.proto\";\n", i - 1);
      path = folder.write(fmt::format("f{}.proto", i),
                          fmt::format("syntax = \"proto2\";\n{}message M{} {{}}\n", import, i));
    }
    return allocated_by([&] {
      FrontEnd read({{"", folder.path().string()}}, {path});
      (void)plan::make_plan(*read.schema.inputs.front(), {}, read.diagnostics);
      expect_valid(read);
    });
  };
  const std::uint64_t small = work_for_chain(5);
  EXPECT_LT(work_for_chain(20), 8 * small);
}

TEST_F(Work, OfAPackageOfManyParts) {
  expect_linear([](std::size_t count) {
    return "package a" + texts(20 * count, [](std::size_t /*i*/) { return std::string(".a"); }) + ";\n" +
           texts(count, [](std::size_t i) { return fmt::format("message M{} {{}}\n", i); });
  });
}

}  // namespace
}  // namespace onnxgen::tests
