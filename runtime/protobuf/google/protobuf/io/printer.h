// Writes text from templates with variables, for example generated code.
//
//   Printer printer(&output, '$');
//   printer.Print("class $name$ {\n", "name", name);
//   printer.Indent();
//
// `$$` writes the delimiter itself. Errors in a template, such as an undefined variable or a missing delimiter, are
// reported by GOOGLE_LOG(DFATAL), which is fatal only in debug builds. Errors of the output stream only set failed().
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

class ZeroCopyOutputStream;

// Interface that receives the ranges of the output that Printer::Annotate() selects.
class AnnotationCollector {
 public:
  using Annotation = std::pair<std::pair<std::size_t, std::size_t>, std::string>;

  virtual ~AnnotationCollector() = default;
  // Called for the bytes [begin, end) of the output. They were generated from the file `file_path` or, if `path` is not
  // empty, from the element of that file with this path.
  virtual void AddAnnotation(std::size_t begin, std::size_t end, const std::string& file_path,
                             const std::vector<int>& path) = 0;
  virtual void AddAnnotationNew(Annotation&) {}
};

// Adds annotations to a message like google.protobuf.GeneratedCodeInfo.
template <typename AnnotationProto>
class AnnotationProtoCollector : public AnnotationCollector {
 public:
  explicit AnnotationProtoCollector(AnnotationProto* annotations) : annotations_(annotations) {}

  void AddAnnotation(std::size_t begin, std::size_t end, const std::string& file_path,
                     const std::vector<int>& path) override {
    auto* const added = annotations_->add_annotation();
    for (const int step : path) added->add_path(step);
    added->set_source_file(file_path);
    added->set_begin(static_cast<int>(begin));
    added->set_end(static_cast<int>(end));
  }
  void AddAnnotationNew(Annotation& annotation) override {
    auto* const added = annotations_->add_annotation();
    added->ParseFromString(annotation.second);
    added->set_begin(static_cast<int>(annotation.first.first));
    added->set_end(static_cast<int>(annotation.first.second));
  }

 private:
  AnnotationProto* annotations_;
};

// Prints templates to a stream. Not thread-safe.
class Printer {
 public:
  // `output` and `annotations`, if not null, must outlive this object. On destruction, `output` is positioned after the
  // last byte written.
  Printer(ZeroCopyOutputStream* output, char variable_delimiter) : Printer(output, variable_delimiter, nullptr) {}
  Printer(ZeroCopyOutputStream* output, char variable_delimiter, AnnotationCollector* annotations)
      : output_(output), delimiter_(variable_delimiter), annotations_(annotations) {}
  Printer(const Printer&) = delete;
  Printer& operator=(const Printer&) = delete;
  ~Printer();

  // Prints `text` with the values of `variables`.
  void Print(const std::map<std::string, std::string>& variables, const char* text);
  // Overload that receives each variable as two arguments: its name and its value.
  template <typename... Arguments>
  void Print(const char* text, const Arguments&... arguments) {
    static_assert(sizeof...(arguments) % 2 == 0, "each variable needs a name and a value");
    std::map<std::string, std::string> variables;
    add_to(variables, arguments...);
    Print(variables, text);
  }

  // Change the indentation of all following lines by two spaces. Lines without text are not indented.
  void Indent() { indentation_ += "  "; }
  void Outdent();

  // Write text without variables. Only its first line is indented.
  void PrintRaw(const std::string& text) { write(text); }
  void PrintRaw(const char* text) { write(text); }
  void WriteRaw(const char* data, int size) { write({data, static_cast<std::size_t>(size)}); }

  // Annotate a part of the output of the last Print(): the value of one variable, or everything from the value of
  // `first_name` to that of `last_name`. Each variable must occur once in the template. No effect without a collector.
  void Annotate(const char* name, const std::string& file_path) { Annotate(name, name, file_path); }
  void Annotate(const char* first_name, const char* last_name, const std::string& file_path);

  // Returns whether writing to the stream has failed.
  bool failed() const { return failed_; }

 private:
  using Range = std::pair<std::size_t, std::size_t>;

  static void add_to(std::map<std::string, std::string>&) {}
  template <typename... Arguments>
  static void add_to(std::map<std::string, std::string>& variables, const std::string& name, const std::string& value,
                     const Arguments&... arguments) {
    variables[name] = value;
    add_to(variables, arguments...);
  }

  void write(std::string_view text);
  void write_to_stream(std::string_view text);
  void write_variable(const std::map<std::string, std::string>& variables, const std::string& name);
  const Range* range_of(const char* name) const;

  ZeroCopyOutputStream* output_;
  char delimiter_;
  AnnotationCollector* annotations_;
  char* next_ = nullptr;
  std::size_t room_ = 0;
  std::size_t written_ = 0;
  std::string indentation_;
  bool at_line_start_ = true;
  bool failed_ = false;
  // Ranges of the variables' values in the output of the last Print(). That of a variable that occurs more than once is
  // invalid: it ends before it begins.
  std::map<std::string, Range> ranges_;
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
