// Checks the structure of an ONNX model without operator definitions: names, versions, scopes, types against the data,
// functions, and external files. docs/check.md lists the rules.
//
//   const auto report = onnxgen::check::check<onnx::ModelProto>("model.onnx");
//   if (!report.status) std::cerr << report.status.message() << '\n';  // the model could not be read
//   for (const onnxgen::check::Finding& finding : report.findings) {
//     std::cout << finding.message() << '\n';
//   }
//   return report.ok() ? 0 : 1;
//
// Models are checked using their descriptors, so their classes can belong to any ONNX release and either profile. The
// running time is linear in the size of the structure. Weights are not read. Several threads may check one message at
// once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "onnxgen/check/report.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/const_message.h"

namespace onnxgen::check {

// Options of a check.
struct Options {
  // Folder that locations of external data are relative to, instead of the model's folder. For a message in memory,
  // external files are checked only if this is set.
  std::string external_data_folder;
  // File that the model was loaded from; check<M>(path) sets it. If the file is a symbolic link, links in
  // external_data_folder may also lead to the folder of its target (io::PathPolicy).
  std::string model_path;
  // Which files the model may name.
  io::PathPolicy paths;
  // Compare external files with the checksums in the model. Reads these files completely.
  bool verify_checksums = false;
  // Warn about tensors of at least `external_align_from` bytes whose offset in their file is not a multiple of
  // `external_alignment`, so that they cannot be mapped individually. The defaults are those of io::save(): 4 KiB
  // pages, as ONNX recommends. 0 disables the warning.
  std::uint64_t external_alignment = io::ExternalDataOptions().alignment;
  std::uint64_t external_align_from = io::ExternalDataOptions().align_from;
  // Maximum number of findings to list. Further findings are only counted. Errors are listed before warnings.
  std::size_t max_findings = 1000;
  // Limits for parsing the file. Messages nested more deeply than parse.max_depth are not checked and are reported as
  // an error.
  ParseOptions parse;
};

// Checks a ModelProto of any class with a descriptor. For any other message, Report::status is kUnsupported; if memory
// is exhausted, kOutOfMemory. The report does not refer to the message.
Report check(ConstMessage model, const Options& options = {});

// Loads and checks the model in a file: check<onnx::ModelProto>("model.onnx"). Classes of the native profile do not
// read the weights; classes of the protobuf profile copy them while loading. If the file cannot be loaded,
// Report::status is the error of io::try_load().
template <class M>
Report check(const std::string& path, const Options& options = {}) {
  io::LoadOptions loading;
  loading.load_external_data = false;
  loading.parse = options.parse;
  Report report;
  report.status = or_out_of_memory([&] {
    M model;
    Status status = io::try_load(path, model, loading);
    if (!status) return status;
    Options beside = options;
    if (beside.external_data_folder.empty()) beside.external_data_folder = io::folder_of(path);
    beside.model_path = path;
    report = check(ConstMessage(model), beside);
    return report.status;
  });
  return report;
}

}  // namespace onnxgen::check
