// Returns the plan for a .proto file given as text.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "../io/temporary_folder.h"
#include "front_end.h"
#include "plan/plan.h"
#include "source/render.h"

namespace onnxgen::tests {

inline plan::CppFile planned(const std::string& text, const plan::CppOptions& options = {},
                             const std::string& name = "planned.proto") {
  const io::tests::TemporaryFolder folder;
  const std::string path = folder.write(name, text);
  FrontEnd result({{"", folder.path().string()}}, {path});
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  plan::CppFile file = plan::make_plan(*result.schema.inputs.front(), options, result.diagnostics);
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  return file;
}

}  // namespace onnxgen::tests
