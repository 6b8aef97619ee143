#include "plugin/request.h"

#include <unordered_set>

#include "descriptor/descriptor_set.h"
#include "descriptor/wire_writer.h"

namespace onnxgen::plugin {
namespace {

using descriptor::Retention;

std::string compiler_version() {
  descriptor::WireWriter out;
  out.field(1, 3);
  out.field(2, 21);
  out.field(3, 12);
  out.field(4, "");
  return out.take();
}

std::string describe(const schema::File& file, Retention retention) {
  return descriptor::describe(file, {descriptor::JsonNames::kAll, retention, true});
}

}  // namespace

std::string request(const std::vector<const schema::File*>& files, const std::string& parameter) {
  descriptor::WireWriter out;
  for (const schema::File* file : files) out.field(1, file->name);
  if (!parameter.empty()) out.field(2, parameter);
  out.field(3, compiler_version());
  const std::unordered_set<const schema::File*> inputs(files.begin(), files.end());
  const std::vector<const schema::File*> all = descriptor::imports_first(files);
  for (const schema::File* file : all) {
    out.field(15, describe(*file, inputs.count(file) != 0 ? Retention::kRuntime : Retention::kAll));
  }
  for (const schema::File* file : all) {
    if (inputs.count(file) != 0) out.field(17, describe(*file, Retention::kAll));
  }
  return out.take();
}

}  // namespace onnxgen::plugin
