// Headers of google/protobuf/util and io/gzip_stream.h.
#include <google/protobuf/any.pb.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/gzip_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <google/protobuf/util/field_mask_util.h>
#include <google/protobuf/util/time_util.h>

#include <limits>
#include <ostream>
#include <sstream>
#include <string>

#include "extensions.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::Duration;
using google::protobuf::FieldMask;
using google::protobuf::int64;
using google::protobuf::Timestamp;
using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::GzipInputStream;
using google::protobuf::io::GzipOutputStream;
using google::protobuf::io::StringOutputStream;
using google::protobuf::util::FieldMaskUtil;
using google::protobuf::util::TimeUtil;

std::string compressed(const std::string& text, GzipOutputStream::Format format, int buffer_size, std::ostream& out) {
  std::string bytes;
  StringOutputStream output(&bytes);
  GzipOutputStream::Options options;
  options.format = format;
  options.buffer_size = buffer_size;
  options.compression_level = 9;
  {
    GzipOutputStream gzip(&output, options);
    {
      google::protobuf::io::CodedOutputStream coded(&gzip);
      coded.WriteString(text.substr(0, text.size() / 2));
    }
    out << gzip.Flush() << gzip.ByteCount();
    {
      google::protobuf::io::CodedOutputStream coded(&gzip);
      coded.WriteString(text.substr(text.size() / 2));
    }
    out << " " << gzip.ByteCount() << gzip.Close() << gzip.ZlibErrorCode() << gzip.Close() << "\n";
  }
  return bytes;
}

std::string decompressed(const std::string& bytes, GzipInputStream::Format format, int piece, std::ostream& out) {
  ArrayInputStream input(bytes.data(), static_cast<int>(bytes.size()), piece);
  GzipInputStream gzip(&input, format, 100);
  std::string text;
  const void* data = nullptr;
  int size = 0;
  if (gzip.Next(&data, &size)) {
    gzip.BackUp(size);
    out << gzip.Skip(3);
  }
  while (gzip.Next(&data, &size)) text.append(static_cast<const char*>(data), static_cast<size_t>(size));
  const bool failed = gzip.ZlibErrorCode() < 0;
  out << (failed ? " failed" : " " + std::to_string(gzip.ByteCount()) + " " + std::to_string(text.size())) << "\n";
  return text;
}

void use_gzip(std::ostream& out) {
  std::string text;
  for (int i = 0; i < 2000; ++i) text += std::to_string(i * i);
  for (const auto format : {GzipOutputStream::GZIP, GzipOutputStream::ZLIB}) {
    const std::string bytes = compressed(text, format, 64, out);
    out << (bytes.size() < text.size());
    for (const int piece : {1, 10, -1}) {
      out << (decompressed(bytes, GzipInputStream::AUTO, piece, out) == text.substr(3));
      out << (decompressed(bytes + bytes, static_cast<GzipInputStream::Format>(format), piece, out).size());
    }
    std::string damaged = bytes;
    damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 0x55);
    out << (decompressed(damaged, GzipInputStream::AUTO, -1, out) == text.substr(3));
  }
  out << decompressed("not compressed", GzipInputStream::GZIP, -1, out)
      << decompressed("", GzipInputStream::AUTO, -1, out) << "\n";
  onnx::NodeProto node;
  node.set_op_type("Conv");
  std::string bytes;
  {
    StringOutputStream output(&bytes);
    GzipOutputStream gzip(&output);
    out << node.SerializeToZeroCopyStream(&gzip);
  }
  ArrayInputStream input(bytes.data(), static_cast<int>(bytes.size()));
  GzipInputStream gzip(&input);
  onnx::NodeProto read;
  out << read.ParseFromZeroCopyStream(&gzip) << read.op_type() << "\n";
}

void use_delimited(std::ostream& out) {
  onnx::NodeProto node;
  std::ostringstream stream;
  for (int i = 0; i < 3; ++i) {
    node.set_name(std::string(static_cast<size_t>(100 * i), 'n'));
    out << google::protobuf::util::SerializeDelimitedToOstream(node, &stream);
  }
  std::string bytes = stream.str();
  out << bytes.size();
  for (const int cut : {0, 1, 150}) {
    ArrayInputStream input(bytes.data(), static_cast<int>(bytes.size()) - cut, 11);
    bool is_end = false;
    do {
      node.Clear();
      out << " " << google::protobuf::util::ParseDelimitedFromZeroCopyStream(&node, &input, &is_end) << is_end
          << (is_end ? 0 : input.ByteCount());
    } while (!is_end && input.ByteCount() < static_cast<int>(bytes.size()) - cut);
  }
  node.Clear();
  node.set_name("last");
  {
    StringOutputStream output(&bytes);
    google::protobuf::io::CodedOutputStream coded(&output);
    out << google::protobuf::util::SerializeDelimitedToCodedStream(node, &coded);
  }
  google::protobuf::io::CodedInputStream coded(reinterpret_cast<const google::protobuf::uint8*>("\x05\x0a\x7f"), 3);
  out << google::protobuf::util::ParseDelimitedFromCodedStream(&node, &coded, nullptr) << bytes.size() << "\n";
}

void show(const Duration& duration, std::ostream& out) {
  out << " " << duration.seconds() << "," << duration.nanos();
}

void use_durations(std::ostream& out) {
  const int64 values[] = {0, 1, -1, 999, -1001, 1500000000, -1500000001, 123456789012345678};
  for (const int64 value : values) {
    const Duration duration = TimeUtil::NanosecondsToDuration(value);
    show(duration, out);
    out << " " << duration << " " << TimeUtil::DurationToNanoseconds(duration) << " "
        << TimeUtil::DurationToMicroseconds(duration) << " " << TimeUtil::DurationToMilliseconds(duration) << " "
        << TimeUtil::DurationToSeconds(duration) << " " << TimeUtil::DurationToMinutes(duration) << " "
        << TimeUtil::DurationToHours(duration);
    show(TimeUtil::MicrosecondsToDuration(value / 1000), out);
    show(TimeUtil::MillisecondsToDuration(value / 1000000), out);
    const timeval time = TimeUtil::DurationToTimeval(duration);
    out << " " << time.tv_sec << "," << time.tv_usec;
    show(TimeUtil::TimevalToDuration(time), out);
    for (const int64 factor : {int64{3}, int64{-2}, int64{1000}}) {
      show(duration * factor, out);
      show(duration / factor, out);
      show(factor * duration, out);
    }
    for (const double factor : {0.5, -1.25, 3.0}) {
      show(duration * factor, out);
      show(duration / factor, out);
    }
    for (const int64 other : {int64{7}, int64{-1000000007}}) {
      const Duration second = TimeUtil::NanosecondsToDuration(other);
      show(duration + second, out);
      show(duration - second, out);
      show(duration % second, out);
      out << " " << duration / second << (duration < second) << (duration <= second) << (duration > second)
          << (duration >= second) << (duration == second) << (duration != second);
    }
    show(-duration, out);
    out << "\n";
  }
  show(TimeUtil::HoursToDuration(-3) + TimeUtil::MinutesToDuration(5) + TimeUtil::SecondsToDuration(2), out);
  Duration longest = TimeUtil::SecondsToDuration(TimeUtil::kDurationMaxSeconds);
  show(longest / 7, out);
  show(longest % TimeUtil::NanosecondsToDuration(999999937), out);
  for (const char* const text :
       {"1s", "-1.5s", "0.000000001s", "1.2", "s", "1.500s", "a1s", "-0.25s", "315576000000s"}) {
    Duration duration;
    const bool is_read = TimeUtil::FromString(text, &duration);
    out << " " << is_read;
    if (is_read) show(duration, out);
  }
  out << "\n";
}

void use_timestamps(std::ostream& out) {
  for (const int64 value : {int64{0}, int64{-1}, int64{1432128575120000000}, int64{-62135596800}}) {
    const Timestamp time = TimeUtil::NanosecondsToTimestamp(value);
    out << time << " " << time.seconds() << "," << time.nanos() << " " << TimeUtil::TimestampToNanoseconds(time) << " "
        << TimeUtil::TimestampToMicroseconds(time) << " " << TimeUtil::TimestampToMilliseconds(time) << " "
        << TimeUtil::TimestampToSeconds(time) << " " << TimeUtil::TimestampToTimeT(time) << " "
        << TimeUtil::TimestampToTimeval(time).tv_usec
        << TimeUtil::TimevalToTimestamp(TimeUtil::TimestampToTimeval(time))
        << TimeUtil::MicrosecondsToTimestamp(value / 1000) << TimeUtil::MillisecondsToTimestamp(value / 1000000)
        << TimeUtil::SecondsToTimestamp(value / 1000000000) << TimeUtil::TimeTToTimestamp(5);
    const Duration step = TimeUtil::NanosecondsToDuration(-1500000000);
    out << time + step << step + time << time - step;
    show(time - (time + step), out);
    out << (time < time + step) << (time == time) << (time >= time + step) << "\n";
  }
  out << TimeUtil::GetEpoch() << (TimeUtil::GetCurrentTime() > TimeUtil::GetEpoch())
      << TimeUtil::SecondsToTimestamp(TimeUtil::kTimestampMaxSeconds)
      << TimeUtil::SecondsToTimestamp(TimeUtil::kTimestampMinSeconds);
  Timestamp wrong;
  wrong.set_nanos(-1);
  out << wrong;
  for (const char* const text :
       {"2015-05-20T13:29:35.120Z", "2015-05-20T13:29:35+02:00", "2015-05-20T13:29:35-00:30", "2015-05-20", "",
        "2015-02-30T00:00:00Z", "10000-01-01T00:00:00Z", "2015-05-20T25:00:00Z", "2015-05-20T13:29:35",
        "2015-05-20T13:29:35.5Zx", "0001-01-01T00:00:00Z"}) {
    Timestamp time;
    const bool is_read = TimeUtil::FromString(text, &time);
    out << " " << is_read;
    if (is_read) out << time;
  }
  out << "\n";
}

FieldMask mask_of(const char* text) {
  FieldMask mask;
  FieldMaskUtil::FromString(text, &mask);
  return mask;
}

void use_masks_as_sets(std::ostream& out) {
  const char* const masks[] = {"",
                               "name",
                               "graph",
                               "graph.name",
                               "graph.name,graph.node,domain",
                               "domain,graph,graph.node",
                               "graph.node,graph.doc_string,ir_version",
                               "a.b,a",
                               ",x,,y,"};
  for (const char* const first : masks) {
    FieldMask result;
    const FieldMask mask = mask_of(first);
    FieldMaskUtil::ToCanonicalForm(mask, &result);
    std::string json;
    out << FieldMaskUtil::ToString(mask) << " = " << FieldMaskUtil::ToString(result) << " "
        << FieldMaskUtil::ToJsonString(mask, &json) << json << FieldMaskUtil::IsValidFieldMask<onnx::ModelProto>(mask);
    for (const char* const second : masks) {
      const FieldMask other = mask_of(second);
      FieldMaskUtil::Union(mask, other, &result);
      out << " u " << FieldMaskUtil::ToString(result);
      FieldMaskUtil::Intersect(mask, other, &result);
      out << " i " << FieldMaskUtil::ToString(result);
      FieldMaskUtil::Subtract<onnx::ModelProto>(mask, other, &result);
      out << " s " << FieldMaskUtil::ToString(result);
    }
    for (const char* const path : {"graph", "graph.name", "graph.name.x", "domain", "gra", ""}) {
      out << FieldMaskUtil::IsPathInFieldMask(path, mask);
    }
    out << "\n";
  }
  for (const char* const path : {"graph.node", "graph.node.name", "graph.name", "nope", "graph.nope", "name.x"}) {
    std::vector<const google::protobuf::FieldDescriptor*> fields;
    out << FieldMaskUtil::IsValidPath<onnx::ModelProto>(path)
        << FieldMaskUtil::GetFieldDescriptors(onnx::ModelProto::descriptor(), path, &fields) << fields.size();
  }
  FieldMask mask;
  FieldMaskUtil::FromFieldNumbers<onnx::ModelProto>({1, 7}, &mask);
  FieldMaskUtil::AddPathToFieldMask<onnx::ModelProto>("graph.input", &mask);
  out << FieldMaskUtil::ToString(mask)
      << FieldMaskUtil::ToString(FieldMaskUtil::GetFieldMaskForAllFields<onnx::NodeProto>());
  for (const char* const json : {"floatData,a.bC", "float_data", "A"}) {
    out << FieldMaskUtil::FromJsonString(json, &mask) << FieldMaskUtil::ToString(mask);
  }
  for (const char* const text : {"float_data", "floatData", "a_1", "a_", "a__b"}) {
    std::string json;
    out << FieldMaskUtil::ToJsonString(mask_of(text), &json);
  }
  out << "\n";
}

onnx::ModelProto sample_model() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.set_domain("d");
  model.mutable_graph()->set_name("g");
  model.mutable_graph()->add_node()->set_op_type("Conv");
  model.add_opset_import()->set_version(17);
  return model;
}

void use_masks_on_messages(std::ostream& out) {
  for (const char* const text :
       {"", "domain", "graph.name", "graph.node", "graph", "graph.name,opset_import", "nope", "ir_version.x"}) {
    const FieldMask mask = mask_of(text);
    onnx::ModelProto trimmed = sample_model();
    out << text << ": " << FieldMaskUtil::TrimMessage(mask, &trimmed) << trimmed.ShortDebugString();
    out << FieldMaskUtil::TrimMessage(mask, &trimmed);
    for (const bool replaces : {false, true}) {
      FieldMaskUtil::MergeOptions options;
      options.set_replace_message_fields(replaces);
      options.set_replace_repeated_fields(replaces);
      onnx::ModelProto merged;
      merged.set_domain("before");
      merged.set_producer_name("p");
      merged.mutable_graph()->set_doc_string("doc");
      merged.mutable_graph()->add_node()->set_op_type("Relu");
      merged.add_opset_import()->set_version(1);
      const google::protobuf::LogSilencer silence;
      FieldMaskUtil::MergeMessageTo(sample_model(), mask, options, &merged);
      out << " | " << merged.ShortDebugString();
      onnx::ModelProto cleared = merged;
      FieldMaskUtil::MergeMessageTo(onnx::ModelProto(), mask, options, &cleared);
      out << " | " << cleared.ShortDebugString();
    }
    out << "\n";
  }
  onnx::AttributeProto all;
  all.set_name("a");
  all.set_f(1);
  all.set_i(2);
  all.set_s("s");
  all.set_type(onnx::AttributeProto::FLOATS);
  all.add_floats(1);
  all.add_ints(2);
  all.add_strings("t");
  all.add_graphs()->set_name("g");
  all.mutable_t()->add_double_data(1);
  onnx::AttributeProto copy;
  FieldMaskUtil::MergeMessageTo(all, FieldMaskUtil::GetFieldMaskForAllFields<onnx::AttributeProto>(),
                                FieldMaskUtil::MergeOptions(), &copy);
  out << copy.ShortDebugString();
  sample::Needs needs;
  needs.set_value(3);
  needs.set_note("n");
  FieldMaskUtil::TrimOptions options;
  options.set_keep_required_fields(true);
  out << FieldMaskUtil::TrimMessage(mask_of("note"), &needs, options) << needs.ShortDebugString()
      << FieldMaskUtil::TrimMessage(mask_of("note"), &needs) << needs.ShortDebugString() << "\n";
}

void use_any(std::ostream& out) {
  onnx::NodeProto node;
  node.set_name("n");
  google::protobuf::Any any;
  out << any.PackFrom(node) << any.type_url() << any.value() << "\n";
  onnx::NodeProto unpacked;
  out << any.UnpackTo(&unpacked) << unpacked.name() << any.Is<onnx::NodeProto>() << any.Is<onnx::GraphProto>();
  onnx::GraphProto graph;
  graph.set_name("kept");
  out << any.UnpackTo(&graph) << graph.name() << "\n";
  for (const char* const prefix : {"", "/", "example.com", "example.com/types/"}) {
    out << any.PackFrom(node, prefix) << any.type_url() << " " << any.Is<onnx::NodeProto>() << "\n";
  }
  any.set_value("\x0a\x05");  // truncated
  out << any.UnpackTo(&unpacked) << "\n";
  for (const char* const url : {"", "/", "name", "/name", "a/b/c.D", "a/"}) {
    std::string name = "before";
    out << google::protobuf::Any::ParseAnyTypeUrl(url, &name) << name << " ";
  }
  out << "\n";
}

}  // namespace

void use_utilities(std::ostream& out) {
  use_any(out);
  use_gzip(out);
  use_delimited(out);
  use_durations(out);
  use_timestamps(out);
  use_masks_as_sets(out);
  use_masks_on_messages(out);
}

}  // namespace client
