#include "onnxgen/check/check.h"

#include <string>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {
namespace {

// Newest IR version that these rules support, from the schema's enum Version.
constexpr std::int64_t kNewestIrVersion = 14;

// Returns the IR version to check against: the newest if the model states none or an unknown one.
std::int64_t check_ir_version(const LocatedMessage& model, Findings& findings) {
  const std::int64_t version = model.integer(io::model_field::kIrVersion);
  if (version >= 1 && version <= kNewestIrVersion) return version;
  const std::string path = model.path(io::model_field::kIrVersion);
  if (version == 0) {
    findings.error(Rule::kRequiredField, path, "required but missing");
  } else {
    findings.error(Rule::kIrVersion, path,
                   "unknown IR version " + std::to_string(version) + "; known versions are 1 to " +
                       std::to_string(kNewestIrVersion));
  }
  return kNewestIrVersion;
}

void check_opset_imports(const LocatedMessage& model, std::int64_t ir_version, OpsetImports& opsets,
                         Findings& findings) {
  opsets.read(model, io::model_field::kOpsetImport, findings);
  if (ir_version >= 3 && opsets.empty()) {
    findings.error(Rule::kOpsetImport, model.path(io::model_field::kOpsetImport), "the model imports no operator set");
  } else if (ir_version < 3 && opsets.empty()) {
    opsets.add_standard();
  } else if (ir_version < 3) {
    findings.error(Rule::kOpsetImport, model.path(io::model_field::kOpsetImport),
                   "imports of operator sets require IR version 3, but the model states " + std::to_string(ir_version));
  }
}

NameSet check_configurations(const LocatedMessage& model, IrFeatures& features, Findings& findings) {
  NameSet names;
  for (std::size_t i = 0; i < model.size(io::model_field::kConfiguration); ++i) {
    const LocatedMessage configuration = model.child(io::model_field::kConfiguration, i);
    features.use(Feature::kDeviceConfigurations, configuration);
    require_text(configuration, io::configuration_field::kName, findings);
    require(configuration, io::configuration_field::kNumDevices, findings);
    const std::int64_t devices = configuration.integer(io::configuration_field::kNumDevices);
    const std::size_t named = configuration.size(io::configuration_field::kDevice);
    if (named != 0 && devices != static_cast<std::int64_t>(named)) {
      findings.error(
          Rule::kDeviceConfiguration, configuration.path(io::configuration_field::kDevice),
          "there are " + std::to_string(named) + " device names, but num_devices is " + std::to_string(devices));
    }
    const std::string_view name = configuration.text(io::configuration_field::kName);
    if (name.empty() || names.insert(name).second) continue;
    findings.error(Rule::kUniqueName, configuration.path(), "duplicate configuration " + quoted(name));
  }
  return names;
}

void check_model(const LocatedMessage& model, const Options& options, Report& report) {
  Findings findings(report, options.max_findings);
  const std::int64_t ir_version = check_ir_version(model, findings);
  IrFeatures features(ir_version, findings);
  check_entries(model, io::model_field::kMetadataProps, Severity::kError, findings);
  OpsetImports opsets;
  check_opset_imports(model, ir_version, opsets, findings);
  const NameSet configurations = check_configurations(model, features, findings);
  FunctionTable functions;
  functions.read(model, findings);
  ExternalFiles files(options, findings);
  Context context = {options, findings, features, files, functions, configurations, {}};
  const Body body = {opsets, kNoFunction, true};
  if (model.has(io::model_field::kGraph)) {
    const ValueNames::Scope scope(context.names);
    const LocatedMessage graph = model.child(io::model_field::kGraph);
    check_graph(graph, body, context);
    check_training(model, body, context);
  } else {
    require(model, io::model_field::kGraph, findings);
  }
  check_functions(model, context);
  files.report_files();
  findings.finish();
}

}  // namespace

Report check(ConstMessage model, const Options& options) {
  Report report;
  const std::string_view type = model.descriptor().full_name;
  if (type.substr(type.rfind('.') + 1) != "ModelProto") {
    report.status =
        io::failure(ErrorCode::kUnsupported, {}, "only a ModelProto can be checked, not " + std::string(type));
    return report;
  }
  report.status = or_out_of_memory([&] {
    check_model(LocatedMessage(model), options, report);
    return Status();
  });
  return report;
}

}  // namespace onnxgen::check
