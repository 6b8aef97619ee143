// The plan of a .proto given as text, for tests.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "front_end.h"
#include "plan/plan.h"
#include "source/render.h"

namespace onnxgen::tests {

inline plan::CppFile planned(const std::string& text, const plan::CppOptions& options = {},
                             const std::string& name = "planned.proto") {
  const std::filesystem::path folder =
      std::filesystem::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
  std::filesystem::create_directories(folder);
  std::ofstream(folder / name, std::ios::binary) << text;
  FrontEnd result({{"", folder.string()}}, {(folder / name).string()});
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  plan::CppFile file = plan::make_plan(*result.schema.inputs.front(), options, result.diagnostics);
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  std::filesystem::remove_all(folder);
  return file;
}

}  // namespace onnxgen::tests
