// Reading and writing text other than messages: io::Tokenizer and io::Printer.
#include <google/protobuf/io/printer.h>
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <ostream>
#include <string>

#include "passes.h"

namespace client {
namespace {

using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::ColumnNumber;
using google::protobuf::io::Printer;
using google::protobuf::io::StringOutputStream;
using google::protobuf::io::Tokenizer;

class PrintedErrors : public google::protobuf::io::ErrorCollector {
 public:
  explicit PrintedErrors(std::ostream& out) : out_(out) {}
  void AddError(int line, ColumnNumber column, const std::string& message) override {
    out_ << " E" << line << ":" << column << " " << message;
  }

 private:
  std::ostream& out_;
};

const char* const kTokenTexts[] = {
    "message M { optional int32 x = 1; }",
    "a.b.c 1.5 .5 5. 1e3 1e 1e+ 1e-3 1.5e10f 0x1F 0X 0xg 017 089 0 00 1.2.3 0x1.2 017.5 12ab 1f 3F",
    "blah.123 blah .123 a.5 _x9 x-y",
    "'a' \"b\" 'it\\'s' '\\x4' '\\x41\\101\\1019' '\\q' '\\u00e9' '\\u12' '\\U0001F600' '\\U00110000' '\\U0' 'open",
    "'two\nlines' \"tab\tin\" '' \"\"",
    "a/*b*/c // d\n# e\n/ / /* * ** \n   * f */g /* /* */ h",
    "a /* open\n  * comment",
    "\tx\n \ty\r\nz\v\fw\x01\x02v\x7f\xc3\xa9",
    "",
    "   ",
    "\n\n",
    "/",
    "a 'x' 5 + - = ; { } [ ] < > ( ) , . : $ @ ! ~ ` % ^ & * | \\ ? #",
};

void show(const Tokenizer::Token& token, std::ostream& out) {
  out << " [" << token.type << " " << token.text << " " << token.line << ":" << token.column << "-" << token.end_column
      << "]";
}

template <class Configure>
void tokenize(const std::string& text, int piece, Configure configure, std::ostream& out) {
  ArrayInputStream input(text.data(), static_cast<int>(text.size()), piece);
  PrintedErrors errors(out);
  Tokenizer tokens(&input, &errors);
  configure(tokens);
  show(tokens.current(), out);
  while (tokens.Next()) {
    show(tokens.current(), out);
    if (tokens.current().type == Tokenizer::TYPE_FLOAT) out << Tokenizer::ParseFloat(tokens.current().text);
    if (tokens.current().type == Tokenizer::TYPE_INTEGER) {
      google::protobuf::uint64 value = 0;
      out << Tokenizer::ParseInteger(tokens.current().text, 0x7fffffff, &value) << value;
    }
    if (tokens.current().type == Tokenizer::TYPE_STRING) {
      std::string value = "+";
      Tokenizer::ParseStringAppend(tokens.current().text, &value);
      out << value << value.size();
    }
  }
  show(tokens.previous(), out);
  show(tokens.current(), out);
  out << "\n";
}

const char* const kCommented =
    "// file\n\n// detached\n\n/* lead\n * of a */\na b // after b\n// of c\n// too\nc /* between */ d\n"
    "e\n// trailing e\n\n// alone\n\n  /* block */ // line\nf { // in f\n  g\n  // last in f\n}\n// end";

void read_comments(const std::string& text, std::ostream& out) {
  ArrayInputStream input(text.data(), static_cast<int>(text.size()));
  PrintedErrors errors(out);
  Tokenizer tokens(&input, &errors);
  std::string trailing;
  std::vector<std::string> detached;
  std::string leading;
  bool has_token = true;
  for (int i = 0; has_token && i < 30; ++i) {
    has_token = tokens.NextWithComments(&trailing, &detached, &leading);
    show(tokens.current(), out);
    out << " t{" << trailing << "} d{";
    for (const std::string& comment : detached) out << comment << "|";
    out << "} l{" << leading << "}\n";
  }
}

void parse_values(std::ostream& out) {
  google::protobuf::uint64 value = 0;
  for (const char* const text :
       {"0", "18446744073709551615", "18446744073709551616", "0xffffffffffffffff", "0777", "5"}) {
    for (const google::protobuf::uint64 most : {~google::protobuf::uint64{0}, google::protobuf::uint64{4}}) {
      out << Tokenizer::ParseInteger(text, most, &value) << " ";
    }
  }
  out << value << "\n";
  for (const char* const text : {"1.5", "1e400", "1e-400", "1e", "2.5f", "1.", ".25", "1e+", "3E5F"}) {
    out << Tokenizer::ParseFloat(text) << " ";
  }
  std::string text;
  for (const char* const literal : {"'\\a\\b\\f\\n\\r\\t\\v\\\\\\?\\'\\\"'", "'\\7\\77\\777\\x1\\x12\\x123'",
                                    "'\\ud83d\\ude00\\u20ac'", "'unterminated", "\"'\"", "'\\U0010ffff'"}) {
    Tokenizer::ParseString(literal, &text);
    out << text << "|";
  }
  out << Tokenizer::IsIdentifier("_a1") << Tokenizer::IsIdentifier("1a") << Tokenizer::IsIdentifier("")
      << Tokenizer::IsIdentifier("a-b") << "\n";
}

class Annotations : public google::protobuf::io::AnnotationCollector {
 public:
  explicit Annotations(std::ostream& out) : out_(out) {}
  void AddAnnotation(size_t begin, size_t end, const std::string& path, const std::vector<int>& steps) override {
    out_ << "<" << begin << "-" << end << " " << path << steps.size() << ">";
  }

 private:
  std::ostream& out_;
};

void print_code(std::ostream& out) {
  for (const int block : {1, 3, 1000}) {
    std::string text(1000, ' ');
    google::protobuf::io::ArrayOutputStream output(&text[0], 1000, block);
    {
      Annotations annotations(out);
      Printer printer(&output, '$', &annotations);
      std::map<std::string, std::string> variables;
      variables["class"] = "A";
      variables["base"] = "B\nC";
      variables["none"] = "";
      printer.Print(variables, "class $class$ : $base$ {\n$none$\n\n");
      printer.Annotate("class", std::string("a.h"));
      printer.Annotate("class", "base", std::string("b.h"));
      printer.Indent();
      printer.Print("$type$ $name$;\nint cost$$;\n", "type", "int", "name", std::string("x"));
      printer.Annotate("name", std::string("c.h"));
      printer.Indent();
      printer.Print(variables, "$none$$class$ and $none$ more");
      printer.Annotate("class", std::string("d.h"));
      printer.PrintRaw("raw\nlines\n");
      printer.Outdent();
      printer.Print("\nlast\n");
      printer.WriteRaw("12345", 3);
      printer.Outdent();
      printer.Print("}\n");
      out << printer.failed();
    }
    out << output.ByteCount() << text.substr(0, static_cast<size_t>(output.ByteCount())) << "\n";
  }
  char small[4];
  google::protobuf::io::ArrayOutputStream output(small, 4);
  Printer printer(&output, '#');
  printer.Print("#a#", "a", "12345");
  out << printer.failed() << "\n";
}

}  // namespace

void use_text_tools(std::ostream& out) {
  for (const std::string text : kTokenTexts) {
    for (const int piece : {1, 5, -1})
      tokenize(
          text, piece, [](Tokenizer&) {}, out);
    tokenize(
        text, 2,
        [](Tokenizer& tokens) {
          tokens.set_allow_f_after_float(true);
          tokens.set_comment_style(Tokenizer::SH_COMMENT_STYLE);
          tokens.set_require_space_after_number(false);
          tokens.set_allow_multiline_strings(true);
        },
        out);
    tokenize(
        text, 3, [](Tokenizer& tokens) { tokens.set_report_whitespace(true); }, out);
    tokenize(
        text, 4,
        [&out](Tokenizer& tokens) {
          tokens.set_report_newlines(true);
          out << tokens.report_whitespace() << tokens.report_newlines();
        },
        out);
    read_comments(text, out);
  }
  tokenize(
      std::string("a\0b 'c\0d' /*\0*/", 16), 3, [](Tokenizer&) {}, out);
  read_comments(kCommented, out);
  read_comments("\xef\xbb\xbf// bom\na", out);
  read_comments("\xef\xbb x", out);
  parse_values(out);
  print_code(out);
}

}  // namespace client
