#include "source/render.h"

#include <gtest/gtest.h>

#include <string>

#include "source/source_file.h"

namespace onnxgen::tests {
namespace {

using source::Diagnostics;
using source::render;
using source::SourceFile;
using source::Span;

TEST(Render, ShowsLineAndCaret) {
  const SourceFile file("a.proto", "dir/a.proto", "one\n  two three\n");
  Diagnostics diagnostics;
  diagnostics.error({&file, 10, 15}, "bad '{}'", "three").note({&file, 0, 3}, "see here");
  EXPECT_EQ(render(diagnostics),
            "dir/a.proto:2:7: error: bad 'three'\n"
            "  two three\n"
            "      ^~~~~\n"
            "dir/a.proto:1:1: note: see here\n"
            "one\n"
            "^~~\n");
}

TEST(Render, OrdersByFileAndPosition) {
  const SourceFile a("a.proto", "a.proto", "12");
  const SourceFile b("b.proto", "b.proto", "12");
  Diagnostics diagnostics;
  diagnostics.error({&b, 0, 1}, "third");
  diagnostics.error({&a, 1, 2}, "second");
  diagnostics.warning({&a, 0, 1}, "first");
  diagnostics.error({}, "without a place");
  EXPECT_EQ(render(diagnostics),
            "onnxgen: error: without a place\n"
            "a.proto:1:1: warning: first\n12\n^\n"
            "a.proto:1:2: error: second\n12\n ^\n"
            "b.proto:1:1: error: third\n12\n^\n");
}

TEST(Render, OmitsDuplicates) {
  const SourceFile file("a.proto", "a.proto", "1");
  Diagnostics diagnostics;
  diagnostics.error({&file, 0, 1}, "same");
  diagnostics.error({&file, 0, 1}, "same");
  EXPECT_EQ(render(diagnostics), "a.proto:1:1: error: same\n1\n^\n");
}

TEST(Render, PointsPastTheEnd) {
  const SourceFile file("a.proto", "a.proto", "abc\n");
  Diagnostics diagnostics;
  diagnostics.error({&file, 3, 3}, "at the line's end");
  diagnostics.error({&file, 4, 4}, "at the file's end");
  EXPECT_EQ(render(diagnostics),
            "a.proto:1:4: error: at the line's end\nabc\n   ^\n"
            "a.proto:2:1: error: at the file's end\n");
}

TEST(Render, CutsMarksAtTheLinesEnd) {
  const SourceFile file("a.proto", "a.proto", "ab\ncd\n");
  Diagnostics diagnostics;
  diagnostics.error({&file, 1, 5}, "two lines");
  EXPECT_EQ(render(diagnostics), "a.proto:1:2: error: two lines\nab\n ^\n");
}

TEST(Diagnostics, WarningsAreNotErrors) {
  Diagnostics diagnostics;
  diagnostics.warning({}, "careful");
  EXPECT_FALSE(diagnostics.has_errors());
  diagnostics.error({}, "wrong");
  EXPECT_TRUE(diagnostics.has_errors());
}

}  // namespace
}  // namespace onnxgen::tests
