// Files that are not models are recognized by their first bytes, and no model is mistaken for another file.
#include "onnxgen/io/load/recognize.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

using namespace std::string_literals;

Recognized recognize_all(const std::string& bytes) {
  return recognize(bytes, bytes.size());
}

struct Case {
  std::string bytes;
  std::string description;  // its beginning
};

std::vector<Case> foreign_files() {
  std::string tar(512, '\0');
  tar.replace(0, 6, "m.onnx").replace(257, 5, "ustar");
  return {
      {"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "a Git LFS pointer"},
      {"<!DOCTYPE html>\n<title>Sign in</title>", "an HTML page"},
      {"\n  <HTML lang=en><body>", "an HTML page"},
      {"<?xml version='1.0'?>\n<Error><Code>NoSuchKey</Code></Error>",
       "an XML document, as a server sends with an error: '<?xml version='1.0'?> <Error><Code>NoSuchKey"},
      {"404: Not Found", "one line of text, as a failed download leaves it: '404: Not Found'; download"},
      {"Entry not found\n", "one line of text, as a failed download leaves it: 'Entry not found'; download"},
      {"Error: access denied", "one line of text"},
      {"{\"error\":\"Repository not found\"}", "an error message in JSON"},
      {"{\n \"message\": \"Not Found\"}",
       "an error message in JSON, as a server sends in place of a file: '{ \"message"},
      {"# Title\n\nSome words.\n", "text, but not a model: it begins with '# Title'"},
      {" \n# nothing\n", "empty, except for white space"},
      {"\x1f\x8b\x08\x00"s, "a gzip file"},
      {"\xFD"
       "7zXZ\0\0"s,
       "an xz file"},
      {"BZh91AY&SY\x12", "a bzip2 file"},
      {"\x28\xB5\x2F\xFD\x04\x00"s, "a Zstandard file"},
      {tar, "a tar archive"},
      {"PK\5\6"s + std::string(18, '\0'), "an empty zip file"},
      {"\x20\0\0\0\0\0\0\0{\"__metadata__\":{\"format\":\"pt\"}}"s, "a safetensors file"},
      {"\x7F"
       "ELF\2\1\1",
       "a program or a shared library"},
      {"MZ\x90\0...This program cannot be run in DOS mode"s, "a program or a shared library"},
      {"\x80\x02\x8a\x0a\x6c\xfc\x9c"s, "a PyTorch checkpoint"},
      {"\x80\x02}q\0."s, "a Python pickle"},
      {"\x80\x03]q\0."s, "a Python pickle"},
      {"\x80\x04\x95\x1a\0\0\0\0\0\0\0}\x94."s, "a Python pickle"},
      {"\x80\x05\x95\x1a\0\0\0\0\0\0\0}\x94."s, "a Python pickle"},
      {"(dp0\nS'a'\np1\nI1\ns.", "a Python pickle"},
      {"ccollections\nOrderedDict\np0\n(tp1\nRp2\n.", "a Python pickle"},
      {"}q\0X\1\0\0\0aq\1K\1s."s, "a Python pickle"},
      {"(I1\nVa\np0\nF2.5\ntp1\n.", "a Python pickle"},
      {"(c__main__\nA\np0\n((lp1\nNtp2\n.", "a Python pickle"},
      {"(K\1G\x40\4\0\0\0\0\0\0U\2\xC3\xA9T\1\0\0\0x]q\0J\0\0\0\1M\1\2tq\1."s, "a Python pickle"},
      {"(dp0\nVa\np1\nV\np2\nsVb\np3\nI1\ns.", "a Python pickle"},
      {"(lp0\nF1.0\naFnan\naFinf\naF-inf\na.", "a Python pickle"},
      {"(lp0\n(g0\n1g0\na00N2a.", "a Python pickle"},
      {"(lp0\n"s + std::string(600, 'N'), "a Python pickle"},
      {"(lp0\n"s + std::string(504, 'N') + "Fnan\na.", "a Python pickle"},
      {"\x80\x03"
       "B\1\0\1\0"s +
           std::string(600, 'b'),
       "a Python pickle"},
      {"\x80\x02L12L\n."s, "a Python pickle"},
      {"x\x9C\xAB\xD8S\xC0P\x94"s, "zlib data"},
      {"x\x01\x01\4\0\xFB\xFF(I1\n"s, "zlib data"},
      {"x^KN\xFF\0"s, "zlib data"},
      {"x\xDA\x4BNI\0"s, "zlib data"},
      {"\x1C\0\0\0TFL3"s, "a TensorFlow Lite model"},
      {"\x20\0\0\0ORTM"s, "a model in ONNX Runtime's own format"},
      {"GGUF\3\0\0\0"s, "a GGUF file"},
      {"\x89HDF\r\n\x1a\n", "an HDF5 file"},
      {"\x93NUMPY\1\0"s, "a NumPy array"},
      {"\xFF\xFE{\0\"\0"s, "text in UTF-16"},
      {"\xFE\xFF\0{\0\""s, "text in UTF-16"},
      {"{\0\r\0\n\0\"\0i\0r\0"s, "text in UTF-16"},
      {"\0i\0r\0_\0v\0e\0r\0s"s, "text in UTF-16"},
  };
}

TEST(Recognize, NamesFilesThatAreNotModels) {
  for (const Case& file : foreign_files()) {
    const Recognized found = recognize_all(file.bytes);
    EXPECT_EQ(found.kind, FileKind::kOther) << file.description;
    EXPECT_EQ(found.description.rfind(file.description, 0), 0U) << found.description;
  }
}

// Recognizes every prefix of every file, both as a complete file and as the beginning of a larger one.
TEST(Recognize, AcceptsAnyLength) {
  std::vector<Case> files = foreign_files();
  files.push_back({"BZh", ""});
  files.push_back({"X\xFB\xFF\xFF\xFF", ""});  // the end of this string overflows 32 bits
  files.push_back({"NT\xFA\xFF\xFF\xFF", ""});
  files.push_back({"{\"error", ""});
  files.push_back({"<", ""});
  files.push_back({"graph \"a\\", ""});
  for (const Case& file : files) {
    for (std::size_t size = 0; size <= file.bytes.size(); ++size) {
      const std::string beginning = file.bytes.substr(0, size);
      (void)recognize_all(beginning);
      (void)recognize(beginning, 1'000'000);
    }
  }
}

// Text from a server must not contain control sequences for the terminal.
TEST(Recognize, ExcerptsArePrintable) {
  const Recognized found = recognize_all("404 \xE2\x80\xAEtxt" + std::string(400, 'x'));
  EXPECT_EQ(found.kind, FileKind::kOther);
  EXPECT_EQ(found.description.find('\xE2'), std::string::npos) << found.description;
  EXPECT_LT(found.description.size(), 250U);
}

TEST(Recognize, TextIsNoPickle) {
  for (const char* const text : {"N. America", "Notes", "Version 2\n(c) me\n", "cat\ndog\n", "I am\nhere.\n"}) {
    const Recognized found = recognize_all(text);
    EXPECT_NE(found.description.find("text"), std::string::npos) << text << ": " << found.description;
  }
  EXPECT_NE(recognize("V" + std::string(511, 'x'), 1000).description.find("text"), std::string::npos);
}

TEST(Recognize, KnowsEveryFormOfAModel) {
  const std::pair<const char*, FileKind> cases[] = {
      {"ir_version: 8\ngraph {}", FileKind::kText},
      {"# comment\n graph { name: 'g' }", FileKind::kText},
      {"name: 'a field of another message'\nnode {}", FileKind::kText},
      {"\xEF\xBB\xBFir_version: 8", FileKind::kText},
      {"{\"irVersion\": \"8\"}", FileKind::kJson},
      {"\xEF\xBB\xBF\n{}", FileKind::kJson},
      {"<ir_version: 8>\ng () => () {}", FileKind::kSyntax},
      {"agraph (float[N] x) => (float[N] y) {}", FileKind::kSyntax},
      {"PK\3\4rest", FileKind::kArchive},
      {"ONNXCRY2rest", FileKind::kEncrypted},
      {"\x08\x08", FileKind::kMessage},
      {"B(\n$abcdefghijklmnopqrstuvwxyz0123456789\x10\1", FileKind::kMessage},
      {"", FileKind::kMessage},
  };
  for (const auto& [text, kind] : cases) EXPECT_EQ(recognize_all(text).kind, kind) << text;
  EXPECT_EQ(byte_order_mark_size("\xEF\xBB\xBFx"), 3U);
  EXPECT_EQ(byte_order_mark_size("x"), 0U);
}

// A file whose first bytes could also begin a message is refused only if it cannot be parsed.
TEST(Recognize, NoMessageIsRefused) {
  onnx::ModelProto described;
  described.set_doc_string(std::string(60, 'a'));
  for (const std::string& bytes : {described.SerializeAsString(), "{|"s, "Abcdefghi"s, "x\x9C\1"s, "y\0y\0y\0y\0y"s}) {
    onnx::ModelProto parsed;
    onnx::ModelProto loaded;
    ASSERT_TRUE(parsed.ParseFromString(bytes)) << bytes;
    EXPECT_TRUE(try_load_from_memory(bytes, loaded)) << bytes;
    EXPECT_EQ(loaded, parsed);
    EXPECT_TRUE(recognize_all(bytes).may_be_message) << bytes;
  }
}

// The first 512 bytes of this text could be a message: "{" begins a group, and "B" is a field with 32 bytes.
TEST(Recognize, TextThatCouldBeginAMessageIsNamedAfterTheParse) {
  const tests::TemporaryFolder folder;
  std::string json = "{\n " + std::string(31, ' ') + "B ";
  json += std::string(32, ' ') + "\"irVersion\": 8" + std::string(600, ' ') + "}";
  onnx::ModelProto model;
  for (const Status& status : {try_load(folder.write("m.onnx", json), model), try_load_from_memory(json, model)}) {
    EXPECT_EQ(status.code(), ErrorCode::kFormatRefused) << status.message();
    EXPECT_NE(status.message().find("this is JSON"), std::string::npos) << status.message();
  }
}

// All functions that read a model return the same message.
TEST(Recognize, EveryLoadNamesTheFile) {
  const tests::TemporaryFolder folder;
  for (const Case& file : foreign_files()) {
    const std::string path = folder.write("m.onnx", file.bytes);
    onnx::ModelProto model;
    TensorIndex index;
    LoadOptions skipped;
    skipped.holding = Holding::kSkipped;
    for (const Status& status : {try_load(path, model), try_load(path, model, skipped),
                                 try_load_from_memory(file.bytes, model), try_index(path, index)}) {
      EXPECT_EQ(status.code(), ErrorCode::kFormatRefused) << file.description;
      EXPECT_NE(status.message().find("this is " + file.description), std::string::npos) << status.message();
    }
  }
}

// Tensors of ONNX's test data are files that users mistake for models.
TEST(Recognize, TensorsAreNamedInTheErrorOfAModel) {
  const tests::TemporaryFolder folder;
  onnx::TensorProto tensor;
  tensor.add_dims(1);
  tensor.set_data_type(onnx::TensorProto::FLOAT);
  tensor.set_name("x");
  const std::string bytes = tensor.SerializeAsString();
  onnx::ModelProto model;
  for (const Status& status :
       {try_load(folder.write("input_0.pb", bytes), model), try_load_from_memory(bytes, model)}) {
    EXPECT_EQ(status.code(), ErrorCode::kTruncated);
    EXPECT_NE(
        status.message().find("truncated: ModelProto.opset_import[0].15 at byte 7; this is a tensor (TensorProto), "
                              "not a model; load it as onnx::TensorProto"),
        std::string::npos)
        << status.message();
  }
  onnx::SequenceProto sequence;
  sequence.set_elem_type(onnx::SequenceProto::TENSOR);
  *sequence.add_tensor_values() = tensor;
  sequence.add_optional_values()->set_name("x");  // in a model, field 7 is the graph
  const Status status = try_load_from_memory(sequence.SerializeAsString(), model);
  EXPECT_NE(status.message().find("this is a sequence of tensors (SequenceProto), not a model; load it as onnx::Seq"),
            std::string::npos)
      << status.message();
}

TEST(Recognize, BytesThatAreNotWhollyTensorsAreNotNamed) {
  onnx::TensorProto cut;
  EXPECT_EQ(try_load_from_memory("\x08\x01\x10\x01\x42\x01", cut).message(), "TensorProto.name: truncated at byte 6");
  onnx::ModelProto model;
  EXPECT_EQ(try_load_from_memory("\x08\x08\x12\x05", model).message(), "ModelProto.producer_name: truncated at byte 4");
  const std::pair<std::string, const char*> cases[] = {
      {"\x10\x05\xFF\xFF\xFF\xFF", "ModelProto: truncated at byte 6"},
      {"\x08\x01\x10\x01\x42\x02x", "ModelProto.opset_import[0].15: truncated at byte 7"},
      {"\x10\x63\x42\x01x", "ModelProto.opset_import[0].15: truncated at byte 5"},  // element type 99
  };
  for (const auto& [bytes, message] : cases) EXPECT_EQ(try_load_from_memory(bytes, model).message(), message);
}

TEST(Recognize, TextIsLoadedByOtherFunctions) {
  onnx::ModelProto model;
  EXPECT_NE(try_load_from_memory("ir_version: 8\ngraph {}", model).message().find("onnxgen::text::parse_text"),
            std::string::npos);
  EXPECT_NE(try_load_from_memory("{}", model).message().find("onnxgen::text::parse_json"), std::string::npos);
  EXPECT_NE(try_load_from_memory("g () => () {}", model).message().find("onnxgen::syntax::parse"), std::string::npos);
}

}  // namespace
}  // namespace onnxgen::io
