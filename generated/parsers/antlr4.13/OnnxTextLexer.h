
// Generated from OnnxText.g4 by ANTLR 4.13.1

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

  explicit OnnxTextLexer(antlr4::CharStream *input);

  ~OnnxTextLexer() override;


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

}  // namespace onnxgen::syntax::grammar
