// make_judged_cases DESCRIPTORS OUTPUT
//
// Creates random messages of every class in the descriptor set DESCRIPTORS, damages some of them, and writes
// libprotobuf's results for them to OUTPUT.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/stubs/logging.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <random>
#include <string>

#include "judged_cases.h"
#include "oracle_messages.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::Message;

class CaseMaker {
 public:
  CaseMaker(const google::protobuf::DescriptorPool& pool, JudgedCases& cases) : factory_(&pool), cases_(cases) {}

  void add_cases_of(const Descriptor* message) {
    if (message->options().map_entry()) return;
    prototype_ = factory_.GetPrototype(message);
    has_extensions_ = may_hold_extensions(*message);
    has_maps_ = may_hold_maps(*message);
    constexpr int kRounds = 40;
    constexpr int kDamages = 10;
    for (int i = 0; i < kRounds; ++i) {
      const auto unknown_fields = static_cast<std::uint32_t>(i);
      read(*random_message(3, i % 2 == 1, unknown_fields));
      merge(*random_message(3, true, unknown_fields), *random_message(3, false, 0));
      for (int j = 0; j < kDamages; ++j) damage(*random_message(2, false, 0));
    }
    for (int i = 0; i < message->nested_type_count(); ++i) add_cases_of(message->nested_type(i));
  }

 private:
  std::unique_ptr<Message> random_message(int depth, bool with_unknown_fields, std::uint32_t turn) {
    std::unique_ptr<Message> message(prototype_->New());
    fill_randomly(*message, random_, depth);
    if (with_unknown_fields) add_unknown_field_everywhere(*message, turn);
    return message;
  }

  void read(const Message& message) { add(JudgedCase::Kind::kRead, deterministic(message), ""); }

  void merge(const Message& first, const Message& second) {
    add(JudgedCase::Kind::kMerge, deterministic(first), deterministic(second));
  }

  void damage(const Message& message) {
    std::string bytes = deterministic(message);
    for (std::uint64_t damages = 1 + random_() % 3; damages > 0 && !bytes.empty(); --damages) {
      bytes[random_() % bytes.size()] = static_cast<char>(random_());
    }
    add(JudgedCase::Kind::kDamaged, bytes, "");
  }

  void add(JudgedCase::Kind kind, const std::string& input, const std::string& second) {
    JudgedCase judged;
    judged.kind = kind;
    judged.input = input;
    judged.more = second;
    const std::unique_ptr<Message> message(prototype_->New());
    const std::unique_ptr<Message> more(prototype_->New());
    judged.accepted = message->ParseFromString(judged.input);
    if (judged.kind == JudgedCase::Kind::kMerge) {
      judged.accepted = judged.accepted && more->ParseFromString(judged.more);
      message->MergeFrom(*more);
    }
    judged.has_extensions = has_extensions_;
    judged.has_maps = has_maps_;
    if (judged.accepted) judged.expected = deterministic(*message);
    cases_[message->GetDescriptor()->full_name()].push_back(judged);
  }

  google::protobuf::DynamicMessageFactory factory_;
  JudgedCases& cases_;
  std::mt19937_64 random_{6};
  const Message* prototype_ = nullptr;
  bool has_extensions_ = false;
  bool has_maps_ = false;
};

int make_cases(const char* descriptors_path, const char* output_path) {
  google::protobuf::FileDescriptorSet descriptors;
  std::ifstream in(descriptors_path, std::ios::binary);
  if (!descriptors.ParseFromIstream(&in)) return 1;
  google::protobuf::DescriptorPool pool;
  JudgedCases cases;
  const google::protobuf::LogSilencer silence;  // libprotobuf reports missing `required` fields on stderr
  for (const auto& description : descriptors.file()) {
    const auto* file = pool.BuildFile(description);
    CaseMaker maker(pool, cases);
    for (int i = 0; i < file->message_type_count(); ++i) maker.add_cases_of(file->message_type(i));
  }
  std::ofstream out(output_path, std::ios::binary);
  write_judged_cases(cases, out);
  return out ? 0 : 1;
}

}  // namespace
}  // namespace onnxgen::tests

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: %s DESCRIPTORS OUTPUT\n", argv[0]);
    return 2;
  }
  return onnxgen::tests::make_cases(argv[1], argv[2]);
}
