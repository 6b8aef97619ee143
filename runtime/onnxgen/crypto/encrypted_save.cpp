#include "onnxgen/crypto/encrypted_save.h"

#include <memory>
#include <utility>

#include "onnxgen/crypto/encrypt.h"
#include "onnxgen/crypto/folded_payload.h"
#include "onnxgen/crypto/payload_source.h"
#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/io/save/other_models.h"

namespace onnxgen::crypto {
namespace {

Status write_file(PayloadSource& source, const std::string& path, const Key& key, const SaveOptions& options) {
  const std::string name = path.substr(path.rfind('/') + 1);
  if (name.empty()) return io::failure(ErrorCode::kOpenFailed, path, "it names no file");
  io::Folder opened;
  Status status = io::Folder::open(io::folder_of(path), opened);
  if (!status) return status;
  const auto folder = std::make_shared<const io::Folder>(std::move(opened));
  const io::DataFolders folders(folder);
  io::Publication files;
  io::WriteMode mode;
  mode.flush = options.flush;
  io::Progress progress(options.progress, 0);
  status = io::PendingFile::create(folder, name, mode, files.model);
  if (status) {
    status = encrypt_to_file(source, options.format, key, io::thread_count(options.num_threads), progress,
                             files.model.file());
  }
  if (status) status = files.model.complete(options.flush);
  io::FolderLock lock;
  if (status) status = lock.take(*folder, io::FolderLock::Kind::kExclusive, io::kLockTimeout);
  if (status) status = io::OtherModels(folder, name).check_not_owned({name});
  return status ? io::publish(files, folders, options.flush) : io::discard(files, status);
}

}  // namespace

Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      const std::string& path, const Key& key, const SaveOptions& options) {
  FoldedPayload payload;
  Status status = fold_external_data(spans, count, form, mappings, options.external_data, payload);
  if (!status) return status.in_file(path);
  PayloadSource source(payload.pieces, payload.mappings);
  return write_file(source, path, key, options).in_file(path);
}

Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      std::string& output, const Key& key, const SaveOptions& options) {
  FoldedPayload payload;
  Status status = fold_external_data(spans, count, form, mappings, options.external_data, payload);
  if (!status) return status;
  PayloadSource source(payload.pieces, payload.mappings);
  io::Progress progress(options.progress, 0);
  return encrypt_to_string(source, options.format, key, progress, output);
}

}  // namespace onnxgen::crypto
