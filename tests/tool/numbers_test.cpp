#include "output/numbers.h"

#include <gtest/gtest.h>

#include <cmath>

#include "output/json_text.h"
#include "output/progress_bar.h"

namespace onnx_tool {
namespace {

TEST(Numbers, SizesAreInUnitsOf1024) {
  EXPECT_EQ(size_text(0), "0 B");
  EXPECT_EQ(size_text(1023), "1023 B");
  EXPECT_EQ(size_text(1024), "1.0 KiB");
  EXPECT_EQ(size_text(37'683), "36.8 KiB");
  EXPECT_EQ(size_text(1'048'575), "1.0 MiB");  // not 1024.0 KiB
  EXPECT_EQ(size_text(std::uint64_t{5} << 30), "5.0 GiB");
  EXPECT_EQ(size_text(UINT64_MAX), "16.0 EiB");
}

TEST(Numbers, CountsHaveSeparators) {
  EXPECT_EQ(count_text(7), "7");
  EXPECT_EQ(count_text(999), "999");
  EXPECT_EQ(count_text(1000), "1,000");
  EXPECT_EQ(count_text(25'557'032), "25,557,032");
  EXPECT_EQ(counted(1, "tensor"), "1 tensor");
  EXPECT_EQ(counted(1200, "tensor"), "1,200 tensors");
}

TEST(Progress, ReportsThePosition) {
  constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;
  EXPECT_EQ(progress_text("writing m.onnx", kGiB, 4 * kGiB, 2),
            "writing m.onnx [######------------------]  25%  1.0 GiB of 4.0 GiB, 512.0 MiB/s");
  EXPECT_EQ(progress_text("writing m.txt", kGiB, 0, 2), "writing m.txt  1.0 GiB, 512.0 MiB/s");
}

TEST(JsonText, IsIndentedAndEscaped) {
  JsonText json;
  json.begin_object().member("a", std::uint64_t{1}).key("list").begin_array();
  json.value("x\"\n\x1b").value(true).end_array();
  json.key("none").begin_object().end_object().member("dims", std::vector<std::int64_t>{2, 3});
  json.member("nan", std::nan("")).end_object();
  EXPECT_EQ(json.text(),
            "{\n  \"a\": 1,\n  \"list\": [\n    \"x\\\"\\n\\u001b\",\n    true\n  ],\n  \"none\": {},\n"
            "  \"dims\": [2, 3],\n  \"nan\": \"NaN\"\n}\n");
}

}  // namespace
}  // namespace onnx_tool
