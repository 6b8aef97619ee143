// A real server: nginx with TLS. The test creates the certificate authority.
#include <gtest/gtest.h>

#include <fstream>
#include <memory>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "server_program.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

constexpr const char* kNoNginx = "no nginx: install the packages nginx and openssl";

constexpr const char* kCertificates = R"(
cd "$1" && exec 2>openssl.log
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key -out ca.pem -days 2 -subj '/CN=authority of a test' &&
for name in localhost other.example; do
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout $name.key -out $name.csr -subj "/CN=$name" &&
  printf 'subjectAltName=DNS:%s' $name >$name.ext &&
  openssl x509 -req -in $name.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out $name.pem -days 2 -extfile $name.ext ||
  exit 1
done
)";

class Nginx : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!is_installed("nginx") || !is_installed("openssl")) GTEST_SKIP() << kNoNginx;
    folder_.write("certificates.sh", kCertificates);
    const std::string path = folder_.path().string();
    ASSERT_EQ(std::system(("sh " + path + "/certificates.sh " + path).c_str()), 0);
    port_ = free_port();
    other_port_ = free_port();
    plain_port_ = free_port();
    folder_.write("nginx.conf", configuration());
    // nginx may run as nobody, who could not read root's files.
    std::filesystem::permissions(folder_.path(), std::filesystem::perms(0755));
    nginx_ = std::make_unique<Program>(
        std::vector<std::string>{"nginx", "-e", path + "/error.log", "-p", path, "-c", path + "/nginx.conf"},
        folder_ / "output.log");
    ASSERT_TRUE(nginx_->listens_at(port_)) << folder_.read("error.log") << folder_.read("output.log");
    options_.ca_file = folder_ / "ca.pem";
    options_.allow_private_addresses = true;
    options_.retries.first_wait = std::chrono::milliseconds(5);
  }

  std::string configuration() const {
    const auto tls = [](std::uint16_t port, const std::string& name) {
      return "listen 127.0.0.1:" + std::to_string(port) + " ssl http2; ssl_certificate " + name +
             ".pem; ssl_certificate_key " + name + ".key;\n";
    };
    return "daemon off; master_process off; pid nginx.pid; events {}\n"
           "http { access_log access.log; client_body_temp_path t1; proxy_temp_path t2; fastcgi_temp_path t3;"
           " uwsgi_temp_path t4; scgi_temp_path t5; root files; gzip on; gzip_types *; gzip_min_length 1;\n"
           "limit_req_zone $binary_remote_addr zone=busy:1m rate=50r/s;\n"
           "server { " +
           tls(port_, "localhost") +
           "location /no-ranges/ { alias files/; max_ranges 0; }\n"
           "location /slow/ { alias files/; limit_rate 20m; }\n"
           "location /busy/ { alias files/; limit_req zone=busy; }\n"
           "location /closing/ { alias files/; keepalive_timeout 0; }\n"
           "location /to-http { return 302 http://localhost:" +
           std::to_string(plain_port_) +
           "/model.onnx; }\n"
           "location /to-other { return 302 https://localhost:" +
           std::to_string(other_port_) +
           "/model.onnx; }\n"
           "location /moved { return 301 /model.onnx; } }\n"
           "server { " +
           tls(other_port_, "other.example") + " }\nserver { listen 127.0.0.1:" + std::to_string(plain_port_) +
           "; } }\n";
  }

  std::string url(const std::string& path) const { return "https://localhost:" + std::to_string(port_) + path; }

  // Writes a model with 3 MB of weights to the server's folder.
  onnx::ModelProto put_model() const {
    onnx::ModelProto model;
    for (unsigned i = 0; i < 30; ++i) {
      io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(100'000, i));
    }
    io::tests::fill_external(*model.mutable_graph()->add_initializer(), "e", "w/data.bin", 200'000, 4096, 200'000);
    folder_.write("files/model.onnx", model.SerializeAsString());
    folder_.write("files/w/data.bin", std::string(4096, 'x') + pattern(200'000, 77));
    model.mutable_graph()->mutable_initializer(30)->set_raw_data(pattern(200'000, 77));
    io::clear_external_data(*model.mutable_graph()->mutable_initializer(30));
    return model;
  }

  template <class O>
  O with(Weights weights = Weights::kAll) const {
    O options;
    static_cast<Options&>(options) = options_;
    options.weights = weights;
    return options;
  }

  TemporaryFolder folder_;
  std::uint16_t port_ = 0;
  std::uint16_t other_port_ = 0;
  std::uint16_t plain_port_ = 0;
  std::unique_ptr<Program> nginx_;
  Options options_;
};

TEST_F(Nginx, LoadsModelsWithExternalDataOverTls) {
  const onnx::ModelProto model = put_model();
  LoadOptions options = with<LoadOptions>();
  options.ranges.largest = 500'000;
  options.retries.most = 10;
  for (const char* const path : {"/model.onnx", "/slow/model.onnx", "/closing/model.onnx", "/busy/model.onnx"}) {
    onnx::ModelProto loaded;
    const Status status = try_load(url(path), loaded, options);
    ASSERT_TRUE(status) << status.message();
    EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString()) << path;
  }
  EXPECT_NE(folder_.read("access.log").find("HTTP/2.0"), std::string::npos);
  LoadOptions structure = with<LoadOptions>(Weights::kNone);
  auto loaded = load<onnx::ModelProto>(url("/model.onnx"), structure);
  load_tensors(loaded, url("/model.onnx"), options);
  EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString());
}

TEST_F(Nginx, ServersWithoutRangesNeedAnOption) {
  const onnx::ModelProto model = put_model();
  LoadOptions options = with<LoadOptions>();
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(url("/no-ranges/model.onnx"), loaded, options).code(), ErrorCode::kReadFailed);
  options.max_whole_body = 10'000'000;
  const Status status = try_load(url("/no-ranges/model.onnx"), loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString());
}

TEST_F(Nginx, CertificatesAreVerified) {
  put_model();
  onnx::ModelProto loaded;
  LoadOptions options = with<LoadOptions>();
  options.ca_file.clear();
  EXPECT_EQ(try_load(url("/model.onnx"), loaded, options).message(),
            url("/model.onnx") + ": cannot be opened: the certificate of 'localhost' is not trusted");
  options = with<LoadOptions>();
  const std::string other = "https://localhost:" + std::to_string(other_port_) + "/model.onnx";
  EXPECT_EQ(try_load(other, loaded, options).message(),
            other + ": cannot be opened: the certificate of 'localhost' is not trusted");
  options.ca_file = folder_ / "none.pem";
  EXPECT_EQ(try_load(url("/model.onnx"), loaded, options).code(), ErrorCode::kOpenFailed);
}

TEST_F(Nginx, RedirectsStayEncryptedAndVerified) {
  const onnx::ModelProto model = put_model();
  onnx::ModelProto loaded;
  LoadOptions options = with<LoadOptions>();
  options.allow_http = true;  // for the caller's URLs; a redirect from https to http is still refused
  EXPECT_EQ(try_load(url("/to-http"), loaded, options).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(try_load(url("/to-other"), loaded, options).code(), ErrorCode::kOpenFailed);
  ASSERT_TRUE(try_load(url("/moved"), loaded, options));
  EXPECT_EQ(loaded.graph().initializer_size(), model.graph().initializer_size());
}

TEST_F(Nginx, ReplacedModelsAreNeverMixed) {
  put_model();
  const Index indexed = index(url("/model.onnx"), options_);
  onnx::ModelProto other = put_model();
  other.set_producer_name("somebody else");
  folder_.write("files/model.onnx", other.SerializeAsString());
  std::string bytes;
  EXPECT_EQ(try_read_tensor(url("/model.onnx"), indexed, indexed.tensors[3], bytes, options_).code(),
            ErrorCode::kFileChanged);
}

}  // namespace
}  // namespace onnxgen::remote::tests
