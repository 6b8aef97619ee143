// onnxgen_remote_benchmark [--size_mib=N] [--folder=DIR] [Google Benchmark's own flags]
//
// Loads a complete model from nginx on this machine with four requests in flight, compared with `curl --parallel` of
// the same ranges to files. The counter memory_mib is the peak memory of the process in addition to the model. Requires
// nginx and curl.
#include <benchmark/benchmark.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>

#include "../program.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/remote/remote.h"
#include "server_program.h"

namespace onnxgen::bench {
namespace {

namespace fs = std::filesystem;

struct Inputs {
  std::string folder;
  std::string url;
  std::uint64_t size = 0;
};

remote::LoadOptions load_options() {
  remote::LoadOptions options;
  options.allow_http = true;
  options.allow_private_addresses = true;
  return options;
}

void write_model(const std::string& path, std::uint64_t size) {
  constexpr std::uint64_t kTensor = 4 << 20;
  onnx::ModelProto model;
  for (std::uint64_t i = 0; i * kTensor < size; ++i) {
    auto& tensor = *model.mutable_graph()->add_initializer();
    tensor.set_name("w" + std::to_string(i));
    tensor.set_raw_data(std::string(kTensor, static_cast<char>(i)));
  }
  std::ofstream out(path, std::ios::binary);
  const Status status = model.SerializeToOstream(&out);
  if (!status) throw std::runtime_error(status.message());
}

long peak_memory_kib() {
  rusage usage = {};
  ::getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

void load_all(benchmark::State& state, const Inputs& inputs) {
  for (auto _ : state) {
    onnx::ModelProto model;
    const Status status = remote::try_load(inputs.url, model, load_options());
    if (!status) throw std::runtime_error(status.message());
    state.PauseTiming();
    model.Clear();
    state.ResumeTiming();
  }
  state.counters["memory_mib"] =
      static_cast<double>(peak_memory_kib()) / 1024 - static_cast<double>(inputs.size) / (1 << 20);
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(inputs.size));
}

// One curl process loads all ranges.
void curl_parallel(benchmark::State& state, const Inputs& inputs) {
  const remote::Ranges ranges;
  const std::string config = inputs.folder + "/curl.config";
  {
    std::ofstream out(config);
    for (std::uint64_t begin = 0; begin < inputs.size; begin += ranges.largest) {
      if (begin != 0) out << "next\n";
      out << "silent\nurl = " << inputs.url << "\nrange = " << begin << "-"
          << std::min(begin + ranges.largest, inputs.size) - 1 << "\noutput = " << inputs.folder << "/part" << begin
          << "\n";
    }
  }
  const std::string command =
      "curl --parallel --parallel-max " + std::to_string(ranges.in_flight) + " --config " + config;
  for (auto _ : state) {
    if (std::system(command.c_str()) != 0) throw std::runtime_error("curl fails");
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(inputs.size));
}

int run(int argc, char** argv) {
  const std::uint64_t size_mib = take_number("--size_mib=", 1024, argc, argv);
  const RunFolder folder(take_flag("--folder=", argc, argv));
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  if (!remote::tests::is_installed("nginx") || !remote::tests::is_installed("curl")) {
    std::puts("no nginx or no curl: nothing is measured");
    return 0;
  }
  Inputs inputs;
  inputs.folder = folder.path();
  const std::uint16_t port = remote::tests::free_port();
  fs::permissions(inputs.folder, fs::perms(0755));
  // In a separate process, so that the model's memory does not count.
  const pid_t writer = ::fork();
  if (writer == 0) {
    write_model(folder / "model.onnx", size_mib << 20);
    ::_exit(0);
  }
  ::waitpid(writer, nullptr, 0);
  inputs.size = fs::file_size(folder / "model.onnx");
  std::ofstream(folder / "nginx.conf")
      << "daemon off; master_process off; pid nginx.pid; events {}\nhttp { access_log off; "
         "client_body_temp_path t1; proxy_temp_path t2; fastcgi_temp_path t3; "
         "uwsgi_temp_path t4; scgi_temp_path t5; sendfile on;\nserver { listen 127.0.0.1:"
      << port << "; root " << inputs.folder << "; } }\n";
  const remote::tests::Program nginx(
      {"nginx", "-e", folder / "error.log", "-p", inputs.folder, "-c", folder / "nginx.conf"}, folder / "output.log");
  if (!nginx.listens_at(port)) throw std::runtime_error("nginx does not start");
  inputs.url = "http://127.0.0.1:" + std::to_string(port) + "/model.onnx";
  benchmark::RegisterBenchmark("load_all/onnxgen", [&](auto& state) { load_all(state, inputs); })
      ->UseRealTime()
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("load_all/curl_parallel", [&](auto& state) { curl_parallel(state, inputs); })
      ->UseRealTime()
      ->Unit(benchmark::kMillisecond);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace
}  // namespace onnxgen::bench

int main(int argc, char** argv) {
  return onnxgen::bench::run_main(onnxgen::bench::run, argc, argv);
}
