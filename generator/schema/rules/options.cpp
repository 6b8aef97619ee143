// Options that must fit those of other files.
#include "schema/options.h"

#include "schema/rules/rules.h"

namespace onnxgen::schema::rules {
namespace {

bool is_lite(const File& file) {
  const Option* option = find_option(file.options, "optimize_for");
  return option != nullptr && option->text == "LITE_RUNTIME";
}

}  // namespace

void lite_is_not_imported(const File& file, Diagnostics& diagnostics) {
  if (is_lite(file)) return;
  for (const Import& import : file.imports) {
    if (!is_lite(*import.file)) continue;
    diagnostics.error(import.span, "a file without optimize_for = LITE_RUNTIME cannot import \"{}\", which has it",
                      import.file->name);
  }
}

}  // namespace onnxgen::schema::rules
