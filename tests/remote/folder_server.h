// A server of the files in a folder.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "onnxgen/file/file.h"
#include "onnxgen/remote/http/url.h"
#include "test_server.h"

namespace onnxgen::remote::tests {

// Serves the files under their percent-encoded paths.
class FolderServer {
 public:
  explicit FolderServer(const std::filesystem::path& folder)
      : server_([this](const HttpRequest& request) { return reply_to(request); }) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      if (!entry.is_regular_file()) continue;
      paths_["/" + percent_encoded(entry.path().lexically_relative(folder).string())] = entry.path().string();
    }
  }

  // File paths by URL path.
  const std::map<std::string, std::string>& paths() const { return paths_; }
  std::string url(const std::string& path) const { return server_.url(path); }

 private:
  Reply reply_to(const HttpRequest& request) const {
    Reply reply;
    reply.status = 404;
    const auto found = paths_.find(request.path());
    const auto file = std::make_shared<io::File>();
    std::uint64_t size = 0;
    if (found == paths_.end() || !io::File::open(found->second, *file) || !file->size(size)) return reply;
    const auto read = [file](std::uint64_t offset, char* to, std::size_t count) {
      EXPECT_TRUE(file->read_at(offset, to, count));
    };
    return honest_reply({{size, read}}, request);
  }

  std::map<std::string, std::string> paths_;
  TestServer server_;
};

}  // namespace onnxgen::remote::tests
