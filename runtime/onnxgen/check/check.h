// Checks the structure of an ONNX model, without the definitions of its operators: names, versions, scopes, types
// against the data that is there, functions, external files. docs/check.md lists the rules.
//
// Models are checked by their descriptors, so their classes may be of any release of the schema and of either profile.
// The time is linear in the size of the structure, and weights are not read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "onnxgen/check/report.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/const_message.h"

namespace onnxgen::check {

struct Options {
  // The folder that locations of external data are relative to, instead of the model's own. For a message that does not
  // come from a file, external files are looked at only if this is set.
  std::string external_data_folder;
  // The file that the model was loaded from. If it is a symbolic link, links in external_data_folder may also lead to
  // the folder of the file behind it (io::PathPolicy). check<M>(path) sets it.
  std::string model_path;
  // Which files the model may name.
  io::PathPolicy paths;
  // Compare external files with the checksums that the model gives for them. Reads these files.
  bool verify_checksums = false;
  // Warn if a tensor of `external_align_from` bytes and more does not begin at a multiple of `external_alignment` in
  // its file, so that it cannot be mapped by itself. The defaults are those of a save: pages of 4 KiB, as ONNX advises.
  // 0 means never.
  std::uint64_t external_alignment = io::ExternalDataOptions().alignment;
  std::uint64_t external_align_from = io::ExternalDataOptions().align_from;
  // How many findings are listed; further ones are only counted.
  std::size_t max_findings = 1000;
  // How the file is parsed. Messages nested deeper than parse.max_depth are not looked at, and are an error.
  ParseOptions parse;
};

// Checks a ModelProto of any class that has a descriptor. Any other message is kUnsupported.
Report check(ConstMessage model, const Options& options = {});

// Checks the model in a file: check<onnx::ModelProto>("model.onnx"). With classes of the native profile, weights are
// not read.
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
