
// Generated from OnnxText.g4 by ANTLR 4.7.2

#pragma once


#include "antlr4-runtime.h"


namespace onnxgen::syntax::grammar {


class  OnnxTextLexer : public antlr4::Lexer {
public:
  enum {
    ARROW = 1, LESS = 2, GREATER = 3, LPAREN = 4, RPAREN = 5, LBRACKET = 6, 
    RBRACKET = 7, LBRACE = 8, RBRACE = 9, COMMA = 10, COLON = 11, EQUALS = 12, 
    DOT = 13, AT = 14, QUESTION = 15, CONTAINER = 16, IDENT = 17, INTEGER = 18, 
    FLOAT = 19, STRING = 20, NUMBERS = 21, SKIPPED = 22, BAD_STRING = 23, 
    BAD_CHARACTER = 24
  };

  OnnxTextLexer(antlr4::CharStream *input);
  ~OnnxTextLexer();

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

}  // namespace onnxgen::syntax::grammar
