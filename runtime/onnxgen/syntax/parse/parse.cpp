#include "onnxgen/syntax/parse.h"

#include <memory>
#include <new>
#include <string>

#include "byte_stream.h"
#include "onnxgen/syntax/parse/checked_lexer.h"
#include "onnxgen/syntax/parse/error_strategy.h"
#include "onnxgen/syntax/parse/parts.h"

namespace onnxgen::syntax {
namespace {

using detail::Grammar;
using detail::Source;
using detail::SyntaxError;
using detail::Target;
using text::TextError;
using text::TextStatus;

// Tokens of a text and the parser that reads them.
class Parse {
 public:
  Parse(std::string_view text, const ParseOptions& options) : bytes_(text), lexer_(bytes_, options), tokens_(&lexer_) {
    tokens_.fill();  // checks the limits before the parser recurses
    parser_ = std::make_unique<Grammar>(&tokens_);
    parser_->removeErrorListeners();
    parser_->setErrorHandler(std::make_shared<detail::ErrorStrategy>());
  }

  // Parses a rule and returns its tree. The first attempt uses SLL prediction, which is faster and correct unless it
  // fails. After a failure the text is parsed again with LL prediction.
  template <class Context>
  Context* tree(Context* (Grammar::*rule)()) {
    auto& simulator = *parser_->getInterpreter<antlr4::atn::ParserATNSimulator>();
    simulator.setPredictionMode(antlr4::atn::PredictionMode::SLL);
    try {
      return (*parser_.*rule)();
    } catch (const SyntaxError&) {
      parser_->reset();
      simulator.setPredictionMode(antlr4::atn::PredictionMode::LL);
      return (*parser_.*rule)();
    }
  }

 private:
  antlr::ByteStream bytes_;
  detail::CheckedLexer lexer_;
  antlr4::CommonTokenStream tokens_;
  std::unique_ptr<Grammar> parser_;
};

// Parses the text as a message of `type`. Throws a SyntaxError. Returns false for messages that cannot be parsed on
// their own.
bool parse_as(std::string_view type, Parse& parse, const Target& target, const Source& source) {
  if (type == "ModelProto") {
    detail::build_model(parse.tree(&Grammar::modelText), target, source);
  } else if (type == "GraphProto") {
    detail::build_graph(parse.tree(&Grammar::graphText)->graph(), target, source);
  } else if (type == "FunctionProto") {
    detail::build_function(parse.tree(&Grammar::functionText)->function(), target, source);
  } else if (type == "NodeProto") {
    detail::build_node(parse.tree(&Grammar::nodeText)->node(), target, source);
  } else if (type == "TypeProto") {
    detail::build_type(parse.tree(&Grammar::typeText)->type(), target, source);
  } else {
    return false;
  }
  return true;
}

TextStatus parse_into(std::string_view text, const MutableMessage& message, const ParseOptions& options) {
  if (text.size() > options.max_bytes) {
    return TextStatus(TextError::kTooLong, "the text has more than " + std::to_string(options.max_bytes) + " bytes");
  }
  const std::string_view name = message.descriptor().full_name;
  try {
    Parse parse(text, options);
    const bool is_known = parse_as(name.substr(name.rfind('.') + 1), parse, Target(message, 0), Source(text));
    if (!is_known) return TextStatus(TextError::kUnknownName, std::string(name) + " cannot be parsed on its own");
    return TextStatus();
  } catch (const SyntaxError& error) {
    return TextStatus(error.code, text, error.position, "", error.what);
  } catch (const std::bad_alloc&) {
    return TextStatus(TextError::kOutOfMemory, "out of memory");
  }
}

}  // namespace

TextStatus parse(std::string_view text, MutableMessage message, const ParseOptions& options) {
  message.Clear();
  TextStatus status = parse_into(text, message, options);
  if (!status) message.Clear();
  return status;
}

}  // namespace onnxgen::syntax
