#include <memory>
#include <utility>

#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/remote.h"

namespace onnxgen::remote {
namespace {

Status download_once(const std::string& url, const std::string& path, const DownloadOptions& options) {
  const std::string name = path.substr(path.rfind('/') + 1);
  if (name.empty()) return io::failure(ErrorCode::kOpenFailed, path, "the path names no file");
  ObjectAccess access;
  std::unique_ptr<Session> session;
  io::Folder opened;
  Status status = resolve_url(url, options, access);
  if (status) status = io::Folder::open(io::folder_of(path), opened);
  if (status) status = Session::open(options, access, session);
  if (!status) return status;
  Object object(*session, access.url);
  status = object.open(object.first_window());
  const auto folder = std::make_shared<const io::Folder>(std::move(opened));
  io::Publication files;
  io::WriteMode mode;
  mode.flush = options.flush;
  if (status) status = io::PendingFile::create(folder, name, mode, files.model);
  if (status) status = object.copy_to(files.model.file());
  if (status) status = files.model.complete(options.flush);
  io::FolderLock lock;
  if (status) status = lock.take(*folder, io::FolderLock::Kind::kExclusive, io::kLockTimeout);
  return status ? io::publish(files, io::DataFolders(folder), options.flush) : io::discard(files, status);
}

}  // namespace

Status try_download(const std::string& url, const std::string& path, const DownloadOptions& options) {
  return or_out_of_memory([&] { return as_one_version(options, [&] { return download_once(url, path, options); }); });
}

void download(const std::string& url, const std::string& path, const DownloadOptions& options) {
  io::throw_if_failed(try_download(url, path, options));
}

}  // namespace onnxgen::remote
