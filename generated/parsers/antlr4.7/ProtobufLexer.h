
// Generated from Protobuf.g4 by ANTLR 4.7.2

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

  ProtobufLexer(antlr4::CharStream *input);
  ~ProtobufLexer();

  virtual std::string getGrammarFileName() const override;
  virtual const std::vector<std::string>& getRuleNames() const override;

  virtual const std::vector<std::string>& getChannelNames() const override;
  virtual const std::vector<std::string>& getModeNames() const override;
  virtual const std::vector<std::string>& getTokenNames() const override; // deprecated, use vocabulary instead
  virtual antlr4::dfa::Vocabulary& getVocabulary() const override;

  virtual const std::vector<uint16_t> getSerializedATN() const override;
  virtual const antlr4::atn::ATN& getATN() const override;

private:
  static std::vector<antlr4::dfa::DFA> _decisionToDFA;
  static antlr4::atn::PredictionContextCache _sharedContextCache;
  static std::vector<std::string> _ruleNames;
  static std::vector<std::string> _tokenNames;
  static std::vector<std::string> _channelNames;
  static std::vector<std::string> _modeNames;

  static std::vector<std::string> _literalNames;
  static std::vector<std::string> _symbolicNames;
  static antlr4::dfa::Vocabulary _vocabulary;
  static antlr4::atn::ATN _atn;
  static std::vector<uint16_t> _serializedATN;


  // Individual action functions triggered by action() above.

  // Individual semantic predicate functions triggered by sempred() above.

  struct Initializer {
    Initializer();
  };
};

}  // namespace onnxgen::syntax::antlr
