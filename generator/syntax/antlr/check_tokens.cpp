#include "syntax/antlr/check_tokens.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ProtobufLexer.h"
#include "ProtobufParser.h"
#include "source/utf8.h"
#include "syntax/antlr/spans.h"
#include "syntax/literals.h"

namespace onnxgen::syntax::antlr {
namespace {

using source::Diagnostics;
using source::SourceFile;
using source::Span;

constexpr std::size_t kMaxDepth = 100;

void report_number(const Span& span, Diagnostics& diagnostics) {
  const std::string_view text = source::text_of(span);
  if (text.size() > 1 && text[0] == '0' && text.find_first_not_of("0123456789") == std::string_view::npos) {
    diagnostics.error(span, "malformed octal number '{}'; after a leading 0, only the digits 0 to 7 are allowed", text);
  } else {
    diagnostics.error(span, "malformed number '{}'", text);
  }
}

// Returns the end of the run of invalid UTF-8 that starts at `begin`.
std::size_t end_of_invalid_bytes(std::string_view bytes, std::size_t begin) {
  std::size_t end = begin;
  while (end < bytes.size() && source::decode_utf8(bytes.substr(end)).length == 0) ++end;
  return end;
}

// Reports the character that starts at `begin`, or the run of invalid UTF-8 there, and returns its end. The lexer sees
// single bytes, so it cannot report whole characters.
std::uint32_t report_character(const SourceFile& file, std::uint32_t begin, Diagnostics& diagnostics) {
  const source::Character character = source::decode_utf8(file.bytes().substr(begin));
  if (character.length == 0) {
    const auto end = static_cast<std::uint32_t>(end_of_invalid_bytes(file.bytes(), begin));
    diagnostics.error({&file, begin, end}, "invalid UTF-8");
    return end;
  }
  const Span span{&file, begin, begin + static_cast<std::uint32_t>(character.length)};
  if (character.code_point < ' ' || character.code_point == 0x7F) {
    diagnostics.error(span, "unexpected control character 0x{:02x}", static_cast<unsigned>(character.code_point));
  } else {
    diagnostics.error(span, "unexpected character '{}'", source::text_of(span));
  }
  return span.end;
}

void hide(antlr4::CommonToken& token) {
  token.setChannel(antlr4::Token::HIDDEN_CHANNEL);
}

}  // namespace

void check_tokens(const SourceFile& file, antlr4::CommonTokenStream& tokens, Diagnostics& diagnostics) {
  // End of the last reported character. Each of its bytes is a separate BAD_CHARACTER token.
  std::uint32_t reported_end = 0;
  for (antlr4::Token* each : tokens.getTokens()) {
    if (each->getType() < ProtobufLexer::BAD_NUMBER || each->getType() == antlr4::Token::EOF) continue;
    auto& token = dynamic_cast<antlr4::CommonToken&>(*each);
    const Span span = span_of(file, token);
    switch (token.getType()) {
      case ProtobufLexer::BAD_NUMBER:
        report_number(span, diagnostics);
        token.setType(ProtobufLexer::INTEGER);
        break;
      case ProtobufLexer::BAD_STRING:
        diagnostics.error({&file, span.begin, span.begin + 1},
                          "unterminated string; the closing quote is missing on this line");
        token.setType(ProtobufLexer::STRING);
        break;
      case ProtobufLexer::BAD_CHARACTER:
        if (span.begin >= reported_end) reported_end = report_character(file, span.begin, diagnostics);
        hide(token);
        break;
      default:
        break;  // not a BAD_... token
    }
  }
}

bool check_depth(const SourceFile& file, antlr4::CommonTokenStream& tokens, Diagnostics& diagnostics) {
  std::size_t depth = 0;
  for (const antlr4::Token* token : tokens.getTokens()) {
    switch (token->getType()) {
      case ProtobufLexer::LBRACE:
      case ProtobufLexer::LBRACKET:
      case ProtobufLexer::LANGLE:
        if (++depth > kMaxDepth) {
          diagnostics.error(span_of(file, *token), "brackets are nested more than {} levels deep", kMaxDepth);
          return false;
        }
        break;
      case ProtobufLexer::RBRACE:
      case ProtobufLexer::RBRACKET:
      case ProtobufLexer::RANGLE:
        if (depth > 0) --depth;
        break;
      default:
        break;  // no other token nests
    }
  }
  return true;
}

std::optional<Edition> read_edition(const SourceFile& file, antlr4::CommonTokenStream& tokens,
                                    Diagnostics& diagnostics) {
  std::vector<const antlr4::Token*> first;  // `syntax` or `edition`, '=' and the strings, which form one value
  for (const antlr4::Token* token : tokens.getTokens()) {
    if (token->getChannel() != antlr4::Token::DEFAULT_CHANNEL) continue;
    if (first.size() >= 3 && token->getType() != ProtobufLexer::STRING) break;
    first.push_back(token);
  }
  if (first.size() < 3 || first[1]->getType() != ProtobufLexer::EQUALS) return Edition::kProto2;
  const bool is_edition = first[0]->getType() == ProtobufLexer::EDITION;
  if (!is_edition && first[0]->getType() != ProtobufLexer::SYNTAX) return Edition::kProto2;
  if (first[2]->getType() != ProtobufLexer::STRING) return Edition::kProto2;
  const Span span{&file, span_of(file, *first[2]).begin, span_of(file, *first.back()).end};
  std::string name;
  for (std::size_t i = 2; i < first.size(); ++i) append_string_value(span_of(file, *first[i]), name, diagnostics);
  for (const Edition edition : kEditions) {
    if (name == name_of(edition) && is_edition == !is_legacy(edition)) return edition;
  }
  if (is_edition) {
    diagnostics.error(span, "unknown edition \"{}\"; the newest known edition is \"{}\"", name,
                      name_of(kNewestEdition));
  } else {
    diagnostics.error(span, "unknown syntax \"{}\"; use \"proto2\" or \"proto3\"", name);
  }
  return std::nullopt;
}

// protoc has these keywords since edition 2024. They are names where no declaration can begin.
void mark_visibility(antlr4::CommonTokenStream& tokens) {
  antlr4::CommonToken* candidate = nullptr;  // `export` or `local` at the start of a declaration
  bool starts = true;                        // whether a declaration may start at the token
  for (antlr4::Token* each : tokens.getTokens()) {
    if (each->getChannel() != antlr4::Token::DEFAULT_CHANNEL) continue;
    const std::size_t type = each->getType();
    const bool is_declaration = type >= ProtobufLexer::PACKAGE && type <= ProtobufLexer::ONEOF;
    if (candidate != nullptr && is_declaration) candidate->setType(ProtobufParser::VISIBILITY);
    candidate = nullptr;
    if (starts && type == ProtobufLexer::IDENT && (each->getText() == "export" || each->getText() == "local")) {
      candidate = dynamic_cast<antlr4::CommonToken*>(each);
    }
    starts = type == ProtobufLexer::SEMICOLON || type == ProtobufLexer::LBRACE || type == ProtobufLexer::RBRACE;
  }
}

}  // namespace onnxgen::syntax::antlr
