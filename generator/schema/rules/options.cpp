// Rules for options that must be consistent with other files.
#include "schema/options/options.h"

#include "schema/rules/rules.h"

namespace onnxgen::schema::rules {
namespace {

bool is_lite(const File& file) {
  return is_optimized_for(file, "LITE_RUNTIME");
}

}  // namespace

void lite_is_not_imported(const File& file, Diagnostics& diagnostics) {
  if (is_lite(file) || !file.complete) return;
  for (const Import& import : file.imports) {
    if (!is_lite(*import.file)) continue;
    diagnostics.error(import.span, "a file without optimize_for = LITE_RUNTIME cannot import \"{}\", which has it",
                      import.file->name);
  }
}

void lite_extends_lite(const Field& extension, const File& file, Diagnostics& diagnostics) {
  if (extension.containing == nullptr || !is_lite(file) || is_lite(*extension.containing->file)) return;
  if (!extension.containing->file->complete) return;
  diagnostics
      .error(extension.extendee_span,
             "a file with optimize_for = LITE_RUNTIME cannot extend '{}', which is defined in a file without it",
             extension.containing->full_name)
      .note(extension.containing->name_span, "defined here");
}

void lite_has_no_services(const File& file, Diagnostics& diagnostics) {
  const bool has_classes = is_set(file.options, "cc_generic_services") || is_set(file.options, "java_generic_services");
  if (!has_classes || !is_lite(file)) return;
  for (const Service& service : file.services) {
    diagnostics.error(service.name_span,
                      "a file with optimize_for = LITE_RUNTIME cannot define services; remove cc_generic_services and "
                      "java_generic_services");
  }
}

}  // namespace onnxgen::schema::rules
