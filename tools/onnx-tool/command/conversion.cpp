#include "command/conversion.h"

#include <filesystem>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "command/target.h"
#include "failure.h"
#include "model/components.h"
#include "model/text_model.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/io/save.h"
#include "onnxgen/onnx/message_traits.h"
#include "output/interrupt.h"
#include "output/names.h"
#include "output/numbers.h"
#include "output/output_file.h"
#include "output/temporary_file.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

bool is_in_one_folder(const std::string& first, const std::string& second) {
  std::error_code ignored;
  return std::filesystem::equivalent(io::folder_of(first), io::folder_of(second), ignored);
}

// Returns whether the target is written as binary data.
bool is_binary(Target target) {
  return target != Target::kText && target != Target::kJson && target != Target::kSyntax;
}

// A conversion of one model. Every function that writes adds to the report.
class Conversion {
 public:
  Conversion(const ConvertOptions& options, Target target, const Source& input, const onnx::ModelProto& model)
      : options_(options), target_(target), input_(input), model_(model) {
    report_.command = options.command;
    report_.input = options.input;
    report_.output = options.output;
    report_.format = target_text(target);
    report_.is_dry_run = options.dry_run;
  }

  WriteReport run() {
    if (options_.dry_run) {
      plan();
    } else if (is_url(options_.output)) {
      upload();
    } else if (is_stream_output(options_.output)) {
      write_stream();
    } else {
      write();
    }
    return std::move(report_);
  }

 private:
  io::SaveOptions save_options() const {
    io::SaveOptions asked;
    asked.placement = target_ == Target::kExternalData ? io::DataPlacement::kOneFile : io::DataPlacement::kInModel;
    asked.size_threshold = options_.threshold.value_or(ConvertOptions::kThreshold);
    asked.convert_attribute = options_.attributes;
    asked.alignment = options_.align.value_or(ConvertOptions::kAlign);
    asked.allow_size_mismatch = options_.access.allow_size_mismatch;
    if (options_.split) asked.max_external_file_size = *options_.split;
    if (keeps_references(options_, target_, input_)) {
      asked.copy_data_of = options_.input;
      asked.copy_paths = options_.access.paths;
      asked.allow_missing_data = options_.allow_missing_data;
    }
    // Flush before replacing an existing file, so that it is replaced only after the new one is on disk. A new file is
    // not flushed, as with an ordinary copy.
    asked.flush = file_exists(options_.output);
    return asked;
  }

  onnxgen::archive::SaveOptions archive_options() const {
    onnxgen::archive::SaveOptions asked;
    asked.allow_size_mismatch = options_.access.allow_size_mismatch;
    asked.size_threshold = options_.threshold.value_or(ConvertOptions::kThreshold);
    asked.convert_attribute = options_.attributes;
    asked.flush = file_exists(options_.output);
    return asked;
  }

  EncryptedSave encrypted_options(ProgressBar& progress) const {
    EncryptedSave asked;
    asked.cipher = options_.chacha ? Cipher::kChaCha20Poly1305 : Cipher::kAes256Gcm;
    asked.flush = file_exists(options_.output);
    asked.progress = progress.callback();
    return asked;
  }

  const Passphrase& output_passphrase() const {
    const PassphraseSource& source =
        options_.output_passphrase.is_given() ? options_.output_passphrase : options_.access.passphrase;
    return read_passphrase(source, shown_output(options_.output), true);
  }

  void add_group(std::string_view kind, const io::SavedTensors& tensors, std::string text) {
    if (tensors.count != 0) report_.tensor_groups.push_back({kind, tensors, std::move(text)});
  }

  void add_save(const io::SaveReport& saved) {
    report_.files.push_back({options_.output, saved.model.size});
    for (const io::SavedFile& file : saved.data) report_.files.push_back({beside(file.location), file.size});
    const bool is_same_folder = saved.not_loaded != 0 && is_in_one_folder(options_.input, options_.output);
    add_group(is_same_folder ? "kept_external" : "missing", {saved.not_loaded, 0},
              is_same_folder
                  ? fmt::format("left in the data files that {} names, which were not opened", input_.shown())
                  : "without data: their data files are missing");
    if (target_ != Target::kExternalData) return;
    add_group("small", saved.small,
              fmt::format("kept in the model: smaller than {}", size_text(save_options().size_threshold)));
    add_group("not_selected", saved.not_asked_for,
              "kept in the model: in nodes, functions or sparse tensors; use --attributes to move those in nodes");
    add_group("unmovable", saved.unmovable, "kept in the model: strings, or data that does not match type and shape");
  }

  std::string beside(const std::string& location) const {
    const std::string folder = io::folder_of(options_.output);
    return folder == "." ? location : folder + "/" + location;
  }

  void save_with_report(io::SaveOptions asked) {
    io::SaveReport saved;
    check(io::try_save(model_, options_.output, asked, &saved));
    add_save(saved);
  }

  void plan() {
    report_.model_size = model_.ByteSizeLong();
    report_.replaces_file = !is_stream_output(options_.output) && file_exists(options_.output);
    if (!is_binary(target_)) check(print_model([](std::string_view) { return true; }));
    const bool has_plan = target_ == Target::kSingleFile || target_ == Target::kExternalData;
    if (!has_plan || is_url(options_.output) || is_stream_output(options_.output)) return;
    io::SaveOptions asked = save_options();
    asked.dry_run = true;
    save_with_report(asked);
  }

  // Uploads a single file. The last request creates the object; if the upload fails before it, no object is created.
  void upload() {
    const InterruptGuard guard;
    ProgressBar progress("writing " + shown_path(options_.output));
    check(save_remote(model_, options_.output, options_.access, progress.callback()));
    report_.files.push_back({options_.output, model_.ByteSizeLong()});
  }

  // Prints the model as text format, JSON or the textual syntax.
  onnxgen::Status print_model(const WriteChunk& write) {
    if (target_ != Target::kSyntax) {
      check_has_text_form(model_, input_.shown());
      return write_text(model_, target_ == Target::kJson ? TextForm::kJson : TextForm::kText, write);
    }
    SyntaxChoice choice;
    choice.leave_out = options_.leave_out;
    LeftOut left_out;
    const onnxgen::Status status = print_syntax(model_, choice, write, left_out);
    if (status.code() == onnxgen::ErrorCode::kUnsupported) {
      throw Failure(fmt::format("{}: {}; write .txt or .json, or omit such fields with --leave-out", input_.shown(),
                                status.detail()));
    }
    if (!left_out.gap.empty()) {
      throw Failure(
          fmt::format("{}: the textual syntax cannot express {}, and a model without it would be another one; write "
                      ".txt or .json",
                      input_.shown(), shown(left_out.gap)));
    }
    report_.omitted = left_out.count;
    report_.first_omitted = left_out.first;
    return status;
  }

  void write_as_text() {
    write_file(options_.output, 0, [&](FileSink& sink) {
      return print_model([&sink](std::string_view chunk) { return sink.write(chunk); });
    });
  }

  void write() {
    std::uint64_t size = 0;
    switch (target_) {
      case Target::kSingleFile:
      case Target::kExternalData: {
        const InterruptGuard guard;
        ProgressBar progress("writing " + shown_path(options_.output));
        io::SaveOptions asked = save_options();
        asked.progress = progress.callback();
        return save_with_report(asked);
      }
      case Target::kArchive:
      case Target::kFolder: {
        const InterruptGuard guard;
        ProgressBar progress("writing " + shown_path(options_.output));
        onnxgen::archive::SaveOptions asked = archive_options();
        asked.progress = progress.callback();
        const auto save = target_ == Target::kFolder ? save_folder : save_archive;
        check(save(model_, options_.output, asked));
        break;
      }
      case Target::kEncrypted: {
        const Passphrase& passphrase = output_passphrase();
        const InterruptGuard guard;
        ProgressBar progress("writing " + shown_path(options_.output));
        check(save_encrypted(model_, options_.output, passphrase, encrypted_options(progress)));
        break;
      }
      case Target::kText:
      case Target::kJson:
      case Target::kSyntax:
        write_as_text();
        break;
      case Target::kNumpy:
        return;  // refused by check_usage()
    }
    if (target_ == Target::kFolder) {
      for (const auto& entry : std::filesystem::directory_iterator(options_.output)) size += entry.file_size();
    } else {
      io::FileAttributes attributes;
      check(io::attributes_of(options_.output, attributes));
      size = attributes.size;
    }
    report_.files.push_back({options_.output, size});
  }

  // Writes to standard output or a pipe.
  void write_stream() {
    if (is_binary(target_)) check_is_no_terminal(options_.output);
    switch (target_) {
      case Target::kSingleFile:
        return write_file(options_.output, model_.ByteSizeLong(), [&](FileSink& sink) {
          return io::serialize_message(model_, true, [&](const onnxgen::Span* spans, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) {
              if (!sink.write({spans[i].data(), spans[i].size()})) return false;
            }
            return true;
          });
        });
      case Target::kArchive:
        return write_archive_stream();
      case Target::kEncrypted: {
        const Passphrase& passphrase = output_passphrase();
        ProgressBar progress("encrypting " + input_.shown());
        std::string bytes;
        check(encrypt_model(model_, bytes, passphrase, encrypted_options(progress)));
        return write_bytes(bytes);
      }
      case Target::kText:
      case Target::kJson:
      case Target::kSyntax:
        return write_as_text();
      case Target::kExternalData:
      case Target::kFolder:
      case Target::kNumpy:
        break;  // refused by check_usage()
    }
  }

  void write_bytes(std::string_view bytes) const {
    write_file(options_.output, bytes.size(), [&](FileSink& sink) {
      (void)sink.write(bytes);
      return onnxgen::Status();
    });
  }

  // Writing an archive requires writing at offsets, which a stream does not support, so the archive is first written to
  // a temporary file.
  void write_archive_stream() const {
    const InterruptGuard guard;
    const TemporaryFile file;
    ProgressBar progress("writing " + shown_output(options_.output));
    onnxgen::archive::SaveOptions asked = archive_options();
    asked.progress = progress.callback();
    check(save_archive(model_, file.path(), asked));
    std::shared_ptr<io::Mapping> mapping;
    io::File archive;
    check(io::File::open(file.path(), archive));
    check(io::Mapping::map(archive, std::numeric_limits<std::uint64_t>::max(), mapping));
    write_bytes(mapping->bytes());
  }

  const ConvertOptions& options_;
  Target target_;
  const Source& input_;
  const onnx::ModelProto& model_;
  WriteReport report_;
};

}  // namespace

WriteReport write_model(const ConvertOptions& options, Target target, const Source& input,
                        const onnx::ModelProto& model) {
  return Conversion(options, target, input, model).run();
}

}  // namespace onnx_tool
