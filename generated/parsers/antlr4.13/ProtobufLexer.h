
// Generated from Protobuf.g4 by ANTLR 4.13.1

#pragma once


#include "antlr4-runtime.h"


namespace onnxgen::syntax::antlr {


class  ProtobufLexer : public antlr4::Lexer {
public:
  enum {
    SYNTAX = 1, EDITION = 2, IMPORT = 3, PUBLIC = 4, WEAK = 5, PACKAGE = 6, 
    MESSAGE = 7, ENUM = 8, SERVICE = 9, EXTEND = 10, EXTENSIONS = 11, RESERVED = 12, 
    OPTION = 13, ONEOF = 14, OPTIONAL = 15, REQUIRED = 16, REPEATED = 17, 
    GROUP = 18, MAP = 19, TO = 20, MAX = 21, RPC = 22, RETURNS = 23, STREAM = 24, 
    SEMICOLON = 25, COMMA = 26, DOT = 27, EQUALS = 28, COLON = 29, MINUS = 30, 
    SLASH = 31, LBRACE = 32, RBRACE = 33, LBRACKET = 34, RBRACKET = 35, 
    LPAREN = 36, RPAREN = 37, LANGLE = 38, RANGLE = 39, IDENT = 40, INTEGER = 41, 
    FLOAT = 42, STRING = 43, BAD_NUMBER = 44, BAD_STRING = 45, BAD_CHARACTER = 46
  };

  explicit ProtobufLexer(antlr4::CharStream *input);

  ~ProtobufLexer() override;


  std::string getGrammarFileName() const override;

  const std::vector<std::string>& getRuleNames() const override;

  const std::vector<std::string>& getChannelNames() const override;

  const std::vector<std::string>& getModeNames() const override;

  const antlr4::dfa::Vocabulary& getVocabulary() const override;

  antlr4::atn::SerializedATNView getSerializedATN() const override;

  const antlr4::atn::ATN& getATN() const override;

  // By default the static state used to implement the lexer is lazily initialized during the first
  // call to the constructor. You can call this function if you wish to initialize the static state
  // ahead of time.
  static void initialize();

private:

  // Individual action functions triggered by action() above.

  // Individual semantic predicate functions triggered by sempred() above.

};

}  // namespace onnxgen::syntax::antlr
