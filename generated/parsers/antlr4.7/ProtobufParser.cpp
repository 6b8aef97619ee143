
// Generated from Protobuf.g4 by ANTLR 4.7.2



#include "ProtobufParser.h"


using namespace antlrcpp;
using namespace onnxgen::syntax::antlr;
using namespace antlr4;

ProtobufParser::ProtobufParser(TokenStream *input) : Parser(input) {
  static const Initializer tables;
  _interpreter = new atn::ParserATNSimulator(this, _atn, _decisionToDFA, _sharedContextCache);
}

ProtobufParser::~ProtobufParser() {
  delete _interpreter;
}

std::string ProtobufParser::getGrammarFileName() const {
  return "Protobuf.g4";
}

const std::vector<std::string>& ProtobufParser::getRuleNames() const {
  return _ruleNames;
}

dfa::Vocabulary& ProtobufParser::getVocabulary() const {
  return _vocabulary;
}


//----------------- FileContext ------------------------------------------------------------------

ProtobufParser::FileContext::FileContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::FileContext::EOF() {
  return getToken(ProtobufParser::EOF, 0);
}

std::vector<ProtobufParser::FileElementContext *> ProtobufParser::FileContext::fileElement() {
  return getRuleContexts<ProtobufParser::FileElementContext>();
}

ProtobufParser::FileElementContext* ProtobufParser::FileContext::fileElement(size_t i) {
  return getRuleContext<ProtobufParser::FileElementContext>(i);
}


size_t ProtobufParser::FileContext::getRuleIndex() const {
  return ProtobufParser::RuleFile;
}


ProtobufParser::FileContext* ProtobufParser::file() {
  FileContext *_localctx = _tracker.createInstance<FileContext>(_ctx, getState());
  enterRule(_localctx, 0, ProtobufParser::RuleFile);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(127);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::SEMICOLON)
      | (1ULL << ProtobufParser::VISIBILITY))) != 0)) {
      setState(124);
      fileElement();
      setState(129);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(130);
    match(ProtobufParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FileElementContext ------------------------------------------------------------------

ProtobufParser::FileElementContext::FileElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::FileElementContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::SyntaxDeclContext* ProtobufParser::FileElementContext::syntaxDecl() {
  return getRuleContext<ProtobufParser::SyntaxDeclContext>(0);
}

ProtobufParser::EditionDeclContext* ProtobufParser::FileElementContext::editionDecl() {
  return getRuleContext<ProtobufParser::EditionDeclContext>(0);
}

ProtobufParser::ImportDeclContext* ProtobufParser::FileElementContext::importDecl() {
  return getRuleContext<ProtobufParser::ImportDeclContext>(0);
}

ProtobufParser::PackageDeclContext* ProtobufParser::FileElementContext::packageDecl() {
  return getRuleContext<ProtobufParser::PackageDeclContext>(0);
}

ProtobufParser::OptionDeclContext* ProtobufParser::FileElementContext::optionDecl() {
  return getRuleContext<ProtobufParser::OptionDeclContext>(0);
}

ProtobufParser::TypeDeclContext* ProtobufParser::FileElementContext::typeDecl() {
  return getRuleContext<ProtobufParser::TypeDeclContext>(0);
}

ProtobufParser::ExtendDeclContext* ProtobufParser::FileElementContext::extendDecl() {
  return getRuleContext<ProtobufParser::ExtendDeclContext>(0);
}

ProtobufParser::ServiceDeclContext* ProtobufParser::FileElementContext::serviceDecl() {
  return getRuleContext<ProtobufParser::ServiceDeclContext>(0);
}


size_t ProtobufParser::FileElementContext::getRuleIndex() const {
  return ProtobufParser::RuleFileElement;
}


ProtobufParser::FileElementContext* ProtobufParser::fileElement() {
  FileElementContext *_localctx = _tracker.createInstance<FileElementContext>(_ctx, getState());
  enterRule(_localctx, 2, ProtobufParser::RuleFileElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(141);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(132);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::SYNTAX: {
        enterOuterAlt(_localctx, 2);
        setState(133);
        syntaxDecl();
        break;
      }

      case ProtobufParser::EDITION: {
        enterOuterAlt(_localctx, 3);
        setState(134);
        editionDecl();
        break;
      }

      case ProtobufParser::IMPORT: {
        enterOuterAlt(_localctx, 4);
        setState(135);
        importDecl();
        break;
      }

      case ProtobufParser::PACKAGE: {
        enterOuterAlt(_localctx, 5);
        setState(136);
        packageDecl();
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 6);
        setState(137);
        optionDecl();
        break;
      }

      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::VISIBILITY: {
        enterOuterAlt(_localctx, 7);
        setState(138);
        typeDecl();
        break;
      }

      case ProtobufParser::EXTEND: {
        enterOuterAlt(_localctx, 8);
        setState(139);
        extendDecl();
        break;
      }

      case ProtobufParser::SERVICE: {
        enterOuterAlt(_localctx, 9);
        setState(140);
        serviceDecl();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SyntaxDeclContext ------------------------------------------------------------------

ProtobufParser::SyntaxDeclContext::SyntaxDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::SyntaxDeclContext::SYNTAX() {
  return getToken(ProtobufParser::SYNTAX, 0);
}

tree::TerminalNode* ProtobufParser::SyntaxDeclContext::EQUALS() {
  return getToken(ProtobufParser::EQUALS, 0);
}

ProtobufParser::StringValueContext* ProtobufParser::SyntaxDeclContext::stringValue() {
  return getRuleContext<ProtobufParser::StringValueContext>(0);
}

tree::TerminalNode* ProtobufParser::SyntaxDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}


size_t ProtobufParser::SyntaxDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleSyntaxDecl;
}


ProtobufParser::SyntaxDeclContext* ProtobufParser::syntaxDecl() {
  SyntaxDeclContext *_localctx = _tracker.createInstance<SyntaxDeclContext>(_ctx, getState());
  enterRule(_localctx, 4, ProtobufParser::RuleSyntaxDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(143);
    match(ProtobufParser::SYNTAX);
    setState(144);
    match(ProtobufParser::EQUALS);
    setState(145);
    stringValue();
    setState(146);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EditionDeclContext ------------------------------------------------------------------

ProtobufParser::EditionDeclContext::EditionDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::EditionDeclContext::EDITION() {
  return getToken(ProtobufParser::EDITION, 0);
}

tree::TerminalNode* ProtobufParser::EditionDeclContext::EQUALS() {
  return getToken(ProtobufParser::EQUALS, 0);
}

ProtobufParser::StringValueContext* ProtobufParser::EditionDeclContext::stringValue() {
  return getRuleContext<ProtobufParser::StringValueContext>(0);
}

tree::TerminalNode* ProtobufParser::EditionDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}


size_t ProtobufParser::EditionDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleEditionDecl;
}


ProtobufParser::EditionDeclContext* ProtobufParser::editionDecl() {
  EditionDeclContext *_localctx = _tracker.createInstance<EditionDeclContext>(_ctx, getState());
  enterRule(_localctx, 6, ProtobufParser::RuleEditionDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(148);
    match(ProtobufParser::EDITION);
    setState(149);
    match(ProtobufParser::EQUALS);
    setState(150);
    stringValue();
    setState(151);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ImportDeclContext ------------------------------------------------------------------

ProtobufParser::ImportDeclContext::ImportDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::ImportDeclContext::IMPORT() {
  return getToken(ProtobufParser::IMPORT, 0);
}

ProtobufParser::StringValueContext* ProtobufParser::ImportDeclContext::stringValue() {
  return getRuleContext<ProtobufParser::StringValueContext>(0);
}

tree::TerminalNode* ProtobufParser::ImportDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

tree::TerminalNode* ProtobufParser::ImportDeclContext::PUBLIC() {
  return getToken(ProtobufParser::PUBLIC, 0);
}

tree::TerminalNode* ProtobufParser::ImportDeclContext::WEAK() {
  return getToken(ProtobufParser::WEAK, 0);
}

tree::TerminalNode* ProtobufParser::ImportDeclContext::OPTION() {
  return getToken(ProtobufParser::OPTION, 0);
}


size_t ProtobufParser::ImportDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleImportDecl;
}


ProtobufParser::ImportDeclContext* ProtobufParser::importDecl() {
  ImportDeclContext *_localctx = _tracker.createInstance<ImportDeclContext>(_ctx, getState());
  enterRule(_localctx, 8, ProtobufParser::RuleImportDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(153);
    match(ProtobufParser::IMPORT);
    setState(155);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::OPTION))) != 0)) {
      setState(154);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << ProtobufParser::PUBLIC)
        | (1ULL << ProtobufParser::WEAK)
        | (1ULL << ProtobufParser::OPTION))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
    }
    setState(157);
    stringValue();
    setState(158);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PackageDeclContext ------------------------------------------------------------------

ProtobufParser::PackageDeclContext::PackageDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::PackageDeclContext::PACKAGE() {
  return getToken(ProtobufParser::PACKAGE, 0);
}

ProtobufParser::DottedNameContext* ProtobufParser::PackageDeclContext::dottedName() {
  return getRuleContext<ProtobufParser::DottedNameContext>(0);
}

tree::TerminalNode* ProtobufParser::PackageDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}


size_t ProtobufParser::PackageDeclContext::getRuleIndex() const {
  return ProtobufParser::RulePackageDecl;
}


ProtobufParser::PackageDeclContext* ProtobufParser::packageDecl() {
  PackageDeclContext *_localctx = _tracker.createInstance<PackageDeclContext>(_ctx, getState());
  enterRule(_localctx, 10, ProtobufParser::RulePackageDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(160);
    match(ProtobufParser::PACKAGE);
    setState(161);
    dottedName();
    setState(162);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TypeDeclContext ------------------------------------------------------------------

ProtobufParser::TypeDeclContext::TypeDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::MessageDeclContext* ProtobufParser::TypeDeclContext::messageDecl() {
  return getRuleContext<ProtobufParser::MessageDeclContext>(0);
}

ProtobufParser::EnumDeclContext* ProtobufParser::TypeDeclContext::enumDecl() {
  return getRuleContext<ProtobufParser::EnumDeclContext>(0);
}

tree::TerminalNode* ProtobufParser::TypeDeclContext::VISIBILITY() {
  return getToken(ProtobufParser::VISIBILITY, 0);
}


size_t ProtobufParser::TypeDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleTypeDecl;
}


ProtobufParser::TypeDeclContext* ProtobufParser::typeDecl() {
  TypeDeclContext *_localctx = _tracker.createInstance<TypeDeclContext>(_ctx, getState());
  enterRule(_localctx, 12, ProtobufParser::RuleTypeDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(165);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::VISIBILITY) {
      setState(164);
      match(ProtobufParser::VISIBILITY);
    }
    setState(169);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::MESSAGE: {
        setState(167);
        messageDecl();
        break;
      }

      case ProtobufParser::ENUM: {
        setState(168);
        enumDecl();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MessageDeclContext ------------------------------------------------------------------

ProtobufParser::MessageDeclContext::MessageDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MessageDeclContext::MESSAGE() {
  return getToken(ProtobufParser::MESSAGE, 0);
}

ProtobufParser::IdentContext* ProtobufParser::MessageDeclContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

ProtobufParser::MessageBodyContext* ProtobufParser::MessageDeclContext::messageBody() {
  return getRuleContext<ProtobufParser::MessageBodyContext>(0);
}


size_t ProtobufParser::MessageDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleMessageDecl;
}


ProtobufParser::MessageDeclContext* ProtobufParser::messageDecl() {
  MessageDeclContext *_localctx = _tracker.createInstance<MessageDeclContext>(_ctx, getState());
  enterRule(_localctx, 14, ProtobufParser::RuleMessageDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(171);
    match(ProtobufParser::MESSAGE);
    setState(172);
    ident();
    setState(173);
    messageBody();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MessageBodyContext ------------------------------------------------------------------

ProtobufParser::MessageBodyContext::MessageBodyContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MessageBodyContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::MessageBodyContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::MessageElementContext *> ProtobufParser::MessageBodyContext::messageElement() {
  return getRuleContexts<ProtobufParser::MessageElementContext>();
}

ProtobufParser::MessageElementContext* ProtobufParser::MessageBodyContext::messageElement(size_t i) {
  return getRuleContext<ProtobufParser::MessageElementContext>(i);
}


size_t ProtobufParser::MessageBodyContext::getRuleIndex() const {
  return ProtobufParser::RuleMessageBody;
}


ProtobufParser::MessageBodyContext* ProtobufParser::messageBody() {
  MessageBodyContext *_localctx = _tracker.createInstance<MessageBodyContext>(_ctx, getState());
  enterRule(_localctx, 16, ProtobufParser::RuleMessageBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(175);
    match(ProtobufParser::LBRACE);
    setState(179);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::SEMICOLON)
      | (1ULL << ProtobufParser::DOT)
      | (1ULL << ProtobufParser::IDENT)
      | (1ULL << ProtobufParser::VISIBILITY))) != 0)) {
      setState(176);
      messageElement();
      setState(181);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(182);
    match(ProtobufParser::RBRACE);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MessageElementContext ------------------------------------------------------------------

ProtobufParser::MessageElementContext::MessageElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MessageElementContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::TypeDeclContext* ProtobufParser::MessageElementContext::typeDecl() {
  return getRuleContext<ProtobufParser::TypeDeclContext>(0);
}

ProtobufParser::ExtensionsDeclContext* ProtobufParser::MessageElementContext::extensionsDecl() {
  return getRuleContext<ProtobufParser::ExtensionsDeclContext>(0);
}

ProtobufParser::ReservedDeclContext* ProtobufParser::MessageElementContext::reservedDecl() {
  return getRuleContext<ProtobufParser::ReservedDeclContext>(0);
}

ProtobufParser::ExtendDeclContext* ProtobufParser::MessageElementContext::extendDecl() {
  return getRuleContext<ProtobufParser::ExtendDeclContext>(0);
}

ProtobufParser::OptionDeclContext* ProtobufParser::MessageElementContext::optionDecl() {
  return getRuleContext<ProtobufParser::OptionDeclContext>(0);
}

ProtobufParser::OneofDeclContext* ProtobufParser::MessageElementContext::oneofDecl() {
  return getRuleContext<ProtobufParser::OneofDeclContext>(0);
}

ProtobufParser::FieldContext* ProtobufParser::MessageElementContext::field() {
  return getRuleContext<ProtobufParser::FieldContext>(0);
}


size_t ProtobufParser::MessageElementContext::getRuleIndex() const {
  return ProtobufParser::RuleMessageElement;
}


ProtobufParser::MessageElementContext* ProtobufParser::messageElement() {
  MessageElementContext *_localctx = _tracker.createInstance<MessageElementContext>(_ctx, getState());
  enterRule(_localctx, 18, ProtobufParser::RuleMessageElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(192);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(184);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::VISIBILITY: {
        enterOuterAlt(_localctx, 2);
        setState(185);
        typeDecl();
        break;
      }

      case ProtobufParser::EXTENSIONS: {
        enterOuterAlt(_localctx, 3);
        setState(186);
        extensionsDecl();
        break;
      }

      case ProtobufParser::RESERVED: {
        enterOuterAlt(_localctx, 4);
        setState(187);
        reservedDecl();
        break;
      }

      case ProtobufParser::EXTEND: {
        enterOuterAlt(_localctx, 5);
        setState(188);
        extendDecl();
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 6);
        setState(189);
        optionDecl();
        break;
      }

      case ProtobufParser::ONEOF: {
        enterOuterAlt(_localctx, 7);
        setState(190);
        oneofDecl();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::SERVICE:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::DOT:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 8);
        setState(191);
        field();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FieldContext ------------------------------------------------------------------

ProtobufParser::FieldContext::FieldContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::LabelContext* ProtobufParser::FieldContext::label() {
  return getRuleContext<ProtobufParser::LabelContext>(0);
}

ProtobufParser::GroupRestContext* ProtobufParser::FieldContext::groupRest() {
  return getRuleContext<ProtobufParser::GroupRestContext>(0);
}

ProtobufParser::FieldRestContext* ProtobufParser::FieldContext::fieldRest() {
  return getRuleContext<ProtobufParser::FieldRestContext>(0);
}

ProtobufParser::MapTypeContext* ProtobufParser::FieldContext::mapType() {
  return getRuleContext<ProtobufParser::MapTypeContext>(0);
}

ProtobufParser::LabelledTypeContext* ProtobufParser::FieldContext::labelledType() {
  return getRuleContext<ProtobufParser::LabelledTypeContext>(0);
}

ProtobufParser::UnlabelledTypeContext* ProtobufParser::FieldContext::unlabelledType() {
  return getRuleContext<ProtobufParser::UnlabelledTypeContext>(0);
}


size_t ProtobufParser::FieldContext::getRuleIndex() const {
  return ProtobufParser::RuleField;
}


ProtobufParser::FieldContext* ProtobufParser::field() {
  FieldContext *_localctx = _tracker.createInstance<FieldContext>(_ctx, getState());
  enterRule(_localctx, 20, ProtobufParser::RuleField);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(211);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED: {
        enterOuterAlt(_localctx, 1);
        setState(194);
        label();
        setState(202);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::GROUP: {
            setState(195);
            groupRest();
            break;
          }

          case ProtobufParser::SYNTAX:
          case ProtobufParser::EDITION:
          case ProtobufParser::IMPORT:
          case ProtobufParser::PUBLIC:
          case ProtobufParser::WEAK:
          case ProtobufParser::PACKAGE:
          case ProtobufParser::MESSAGE:
          case ProtobufParser::ENUM:
          case ProtobufParser::SERVICE:
          case ProtobufParser::EXTEND:
          case ProtobufParser::EXTENSIONS:
          case ProtobufParser::RESERVED:
          case ProtobufParser::OPTION:
          case ProtobufParser::ONEOF:
          case ProtobufParser::OPTIONAL:
          case ProtobufParser::REQUIRED:
          case ProtobufParser::REPEATED:
          case ProtobufParser::MAP:
          case ProtobufParser::TO:
          case ProtobufParser::MAX:
          case ProtobufParser::RPC:
          case ProtobufParser::RETURNS:
          case ProtobufParser::STREAM:
          case ProtobufParser::DOT:
          case ProtobufParser::IDENT: {
            setState(198);
            _errHandler->sync(this);
            switch (_input->LA(1)) {
              case ProtobufParser::MAP: {
                setState(196);
                mapType();
                break;
              }

              case ProtobufParser::SYNTAX:
              case ProtobufParser::EDITION:
              case ProtobufParser::IMPORT:
              case ProtobufParser::PUBLIC:
              case ProtobufParser::WEAK:
              case ProtobufParser::PACKAGE:
              case ProtobufParser::MESSAGE:
              case ProtobufParser::ENUM:
              case ProtobufParser::SERVICE:
              case ProtobufParser::EXTEND:
              case ProtobufParser::EXTENSIONS:
              case ProtobufParser::RESERVED:
              case ProtobufParser::OPTION:
              case ProtobufParser::ONEOF:
              case ProtobufParser::OPTIONAL:
              case ProtobufParser::REQUIRED:
              case ProtobufParser::REPEATED:
              case ProtobufParser::TO:
              case ProtobufParser::MAX:
              case ProtobufParser::RPC:
              case ProtobufParser::RETURNS:
              case ProtobufParser::STREAM:
              case ProtobufParser::DOT:
              case ProtobufParser::IDENT: {
                setState(197);
                labelledType();
                break;
              }

            default:
              throw NoViableAltException(this);
            }
            setState(200);
            fieldRest();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        break;
      }

      case ProtobufParser::GROUP: {
        enterOuterAlt(_localctx, 2);
        setState(204);
        groupRest();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::SERVICE:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::DOT:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 3);
        setState(207);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::MAP: {
            setState(205);
            mapType();
            break;
          }

          case ProtobufParser::SYNTAX:
          case ProtobufParser::EDITION:
          case ProtobufParser::IMPORT:
          case ProtobufParser::PUBLIC:
          case ProtobufParser::WEAK:
          case ProtobufParser::PACKAGE:
          case ProtobufParser::SERVICE:
          case ProtobufParser::TO:
          case ProtobufParser::MAX:
          case ProtobufParser::RPC:
          case ProtobufParser::RETURNS:
          case ProtobufParser::STREAM:
          case ProtobufParser::DOT:
          case ProtobufParser::IDENT: {
            setState(206);
            unlabelledType();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        setState(209);
        fieldRest();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MemberContext ------------------------------------------------------------------

ProtobufParser::MemberContext::MemberContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::LabelContext* ProtobufParser::MemberContext::label() {
  return getRuleContext<ProtobufParser::LabelContext>(0);
}

ProtobufParser::GroupRestContext* ProtobufParser::MemberContext::groupRest() {
  return getRuleContext<ProtobufParser::GroupRestContext>(0);
}

ProtobufParser::FieldRestContext* ProtobufParser::MemberContext::fieldRest() {
  return getRuleContext<ProtobufParser::FieldRestContext>(0);
}

ProtobufParser::MapTypeContext* ProtobufParser::MemberContext::mapType() {
  return getRuleContext<ProtobufParser::MapTypeContext>(0);
}

ProtobufParser::LabelledTypeContext* ProtobufParser::MemberContext::labelledType() {
  return getRuleContext<ProtobufParser::LabelledTypeContext>(0);
}

ProtobufParser::MemberTypeContext* ProtobufParser::MemberContext::memberType() {
  return getRuleContext<ProtobufParser::MemberTypeContext>(0);
}


size_t ProtobufParser::MemberContext::getRuleIndex() const {
  return ProtobufParser::RuleMember;
}


ProtobufParser::MemberContext* ProtobufParser::member() {
  MemberContext *_localctx = _tracker.createInstance<MemberContext>(_ctx, getState());
  enterRule(_localctx, 22, ProtobufParser::RuleMember);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(230);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED: {
        enterOuterAlt(_localctx, 1);
        setState(213);
        label();
        setState(221);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::GROUP: {
            setState(214);
            groupRest();
            break;
          }

          case ProtobufParser::SYNTAX:
          case ProtobufParser::EDITION:
          case ProtobufParser::IMPORT:
          case ProtobufParser::PUBLIC:
          case ProtobufParser::WEAK:
          case ProtobufParser::PACKAGE:
          case ProtobufParser::MESSAGE:
          case ProtobufParser::ENUM:
          case ProtobufParser::SERVICE:
          case ProtobufParser::EXTEND:
          case ProtobufParser::EXTENSIONS:
          case ProtobufParser::RESERVED:
          case ProtobufParser::OPTION:
          case ProtobufParser::ONEOF:
          case ProtobufParser::OPTIONAL:
          case ProtobufParser::REQUIRED:
          case ProtobufParser::REPEATED:
          case ProtobufParser::MAP:
          case ProtobufParser::TO:
          case ProtobufParser::MAX:
          case ProtobufParser::RPC:
          case ProtobufParser::RETURNS:
          case ProtobufParser::STREAM:
          case ProtobufParser::DOT:
          case ProtobufParser::IDENT: {
            setState(217);
            _errHandler->sync(this);
            switch (_input->LA(1)) {
              case ProtobufParser::MAP: {
                setState(215);
                mapType();
                break;
              }

              case ProtobufParser::SYNTAX:
              case ProtobufParser::EDITION:
              case ProtobufParser::IMPORT:
              case ProtobufParser::PUBLIC:
              case ProtobufParser::WEAK:
              case ProtobufParser::PACKAGE:
              case ProtobufParser::MESSAGE:
              case ProtobufParser::ENUM:
              case ProtobufParser::SERVICE:
              case ProtobufParser::EXTEND:
              case ProtobufParser::EXTENSIONS:
              case ProtobufParser::RESERVED:
              case ProtobufParser::OPTION:
              case ProtobufParser::ONEOF:
              case ProtobufParser::OPTIONAL:
              case ProtobufParser::REQUIRED:
              case ProtobufParser::REPEATED:
              case ProtobufParser::TO:
              case ProtobufParser::MAX:
              case ProtobufParser::RPC:
              case ProtobufParser::RETURNS:
              case ProtobufParser::STREAM:
              case ProtobufParser::DOT:
              case ProtobufParser::IDENT: {
                setState(216);
                labelledType();
                break;
              }

            default:
              throw NoViableAltException(this);
            }
            setState(219);
            fieldRest();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        break;
      }

      case ProtobufParser::GROUP: {
        enterOuterAlt(_localctx, 2);
        setState(223);
        groupRest();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::ONEOF:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::DOT:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 3);
        setState(226);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::MAP: {
            setState(224);
            mapType();
            break;
          }

          case ProtobufParser::SYNTAX:
          case ProtobufParser::EDITION:
          case ProtobufParser::IMPORT:
          case ProtobufParser::PUBLIC:
          case ProtobufParser::WEAK:
          case ProtobufParser::PACKAGE:
          case ProtobufParser::MESSAGE:
          case ProtobufParser::ENUM:
          case ProtobufParser::SERVICE:
          case ProtobufParser::EXTEND:
          case ProtobufParser::EXTENSIONS:
          case ProtobufParser::RESERVED:
          case ProtobufParser::ONEOF:
          case ProtobufParser::TO:
          case ProtobufParser::MAX:
          case ProtobufParser::RPC:
          case ProtobufParser::RETURNS:
          case ProtobufParser::STREAM:
          case ProtobufParser::DOT:
          case ProtobufParser::IDENT: {
            setState(225);
            memberType();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        setState(228);
        fieldRest();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- LabelContext ------------------------------------------------------------------

ProtobufParser::LabelContext::LabelContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::LabelContext::OPTIONAL() {
  return getToken(ProtobufParser::OPTIONAL, 0);
}

tree::TerminalNode* ProtobufParser::LabelContext::REQUIRED() {
  return getToken(ProtobufParser::REQUIRED, 0);
}

tree::TerminalNode* ProtobufParser::LabelContext::REPEATED() {
  return getToken(ProtobufParser::REPEATED, 0);
}


size_t ProtobufParser::LabelContext::getRuleIndex() const {
  return ProtobufParser::RuleLabel;
}


ProtobufParser::LabelContext* ProtobufParser::label() {
  LabelContext *_localctx = _tracker.createInstance<LabelContext>(_ctx, getState());
  enterRule(_localctx, 24, ProtobufParser::RuleLabel);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(232);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GroupRestContext ------------------------------------------------------------------

ProtobufParser::GroupRestContext::GroupRestContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::GroupRestContext::GROUP() {
  return getToken(ProtobufParser::GROUP, 0);
}

ProtobufParser::IdentContext* ProtobufParser::GroupRestContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::GroupRestContext::EQUALS() {
  return getToken(ProtobufParser::EQUALS, 0);
}

ProtobufParser::FieldNumberContext* ProtobufParser::GroupRestContext::fieldNumber() {
  return getRuleContext<ProtobufParser::FieldNumberContext>(0);
}

ProtobufParser::MessageBodyContext* ProtobufParser::GroupRestContext::messageBody() {
  return getRuleContext<ProtobufParser::MessageBodyContext>(0);
}

ProtobufParser::CompactOptionsContext* ProtobufParser::GroupRestContext::compactOptions() {
  return getRuleContext<ProtobufParser::CompactOptionsContext>(0);
}


size_t ProtobufParser::GroupRestContext::getRuleIndex() const {
  return ProtobufParser::RuleGroupRest;
}


ProtobufParser::GroupRestContext* ProtobufParser::groupRest() {
  GroupRestContext *_localctx = _tracker.createInstance<GroupRestContext>(_ctx, getState());
  enterRule(_localctx, 26, ProtobufParser::RuleGroupRest);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(234);
    match(ProtobufParser::GROUP);
    setState(235);
    ident();
    setState(236);
    match(ProtobufParser::EQUALS);
    setState(237);
    fieldNumber();
    setState(239);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(238);
      compactOptions();
    }
    setState(241);
    messageBody();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FieldRestContext ------------------------------------------------------------------

ProtobufParser::FieldRestContext::FieldRestContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::IdentContext* ProtobufParser::FieldRestContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::FieldRestContext::EQUALS() {
  return getToken(ProtobufParser::EQUALS, 0);
}

ProtobufParser::FieldNumberContext* ProtobufParser::FieldRestContext::fieldNumber() {
  return getRuleContext<ProtobufParser::FieldNumberContext>(0);
}

tree::TerminalNode* ProtobufParser::FieldRestContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::CompactOptionsContext* ProtobufParser::FieldRestContext::compactOptions() {
  return getRuleContext<ProtobufParser::CompactOptionsContext>(0);
}


size_t ProtobufParser::FieldRestContext::getRuleIndex() const {
  return ProtobufParser::RuleFieldRest;
}


ProtobufParser::FieldRestContext* ProtobufParser::fieldRest() {
  FieldRestContext *_localctx = _tracker.createInstance<FieldRestContext>(_ctx, getState());
  enterRule(_localctx, 28, ProtobufParser::RuleFieldRest);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(243);
    ident();
    setState(244);
    match(ProtobufParser::EQUALS);
    setState(245);
    fieldNumber();
    setState(247);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(246);
      compactOptions();
    }
    setState(249);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MapTypeContext ------------------------------------------------------------------

ProtobufParser::MapTypeContext::MapTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MapTypeContext::MAP() {
  return getToken(ProtobufParser::MAP, 0);
}

tree::TerminalNode* ProtobufParser::MapTypeContext::LANGLE() {
  return getToken(ProtobufParser::LANGLE, 0);
}

std::vector<ProtobufParser::TypeNameContext *> ProtobufParser::MapTypeContext::typeName() {
  return getRuleContexts<ProtobufParser::TypeNameContext>();
}

ProtobufParser::TypeNameContext* ProtobufParser::MapTypeContext::typeName(size_t i) {
  return getRuleContext<ProtobufParser::TypeNameContext>(i);
}

tree::TerminalNode* ProtobufParser::MapTypeContext::COMMA() {
  return getToken(ProtobufParser::COMMA, 0);
}

tree::TerminalNode* ProtobufParser::MapTypeContext::RANGLE() {
  return getToken(ProtobufParser::RANGLE, 0);
}

std::vector<tree::TerminalNode *> ProtobufParser::MapTypeContext::DOT() {
  return getTokens(ProtobufParser::DOT);
}

tree::TerminalNode* ProtobufParser::MapTypeContext::DOT(size_t i) {
  return getToken(ProtobufParser::DOT, i);
}

std::vector<ProtobufParser::IdentContext *> ProtobufParser::MapTypeContext::ident() {
  return getRuleContexts<ProtobufParser::IdentContext>();
}

ProtobufParser::IdentContext* ProtobufParser::MapTypeContext::ident(size_t i) {
  return getRuleContext<ProtobufParser::IdentContext>(i);
}


size_t ProtobufParser::MapTypeContext::getRuleIndex() const {
  return ProtobufParser::RuleMapType;
}


ProtobufParser::MapTypeContext* ProtobufParser::mapType() {
  MapTypeContext *_localctx = _tracker.createInstance<MapTypeContext>(_ctx, getState());
  enterRule(_localctx, 30, ProtobufParser::RuleMapType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(251);
    match(ProtobufParser::MAP);
    setState(265);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::LANGLE: {
        setState(252);
        match(ProtobufParser::LANGLE);
        setState(253);
        typeName();
        setState(254);
        match(ProtobufParser::COMMA);
        setState(255);
        typeName();
        setState(256);
        match(ProtobufParser::RANGLE);
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::DOT:
      case ProtobufParser::IDENT: {
        setState(262);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(258);
          match(ProtobufParser::DOT);
          setState(259);
          ident();
          setState(264);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- LabelledTypeContext ------------------------------------------------------------------

ProtobufParser::LabelledTypeContext::LabelledTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> ProtobufParser::LabelledTypeContext::DOT() {
  return getTokens(ProtobufParser::DOT);
}

tree::TerminalNode* ProtobufParser::LabelledTypeContext::DOT(size_t i) {
  return getToken(ProtobufParser::DOT, i);
}

ProtobufParser::DottedNameContext* ProtobufParser::LabelledTypeContext::dottedName() {
  return getRuleContext<ProtobufParser::DottedNameContext>(0);
}

ProtobufParser::LabelledTypeStartContext* ProtobufParser::LabelledTypeContext::labelledTypeStart() {
  return getRuleContext<ProtobufParser::LabelledTypeStartContext>(0);
}

std::vector<ProtobufParser::IdentContext *> ProtobufParser::LabelledTypeContext::ident() {
  return getRuleContexts<ProtobufParser::IdentContext>();
}

ProtobufParser::IdentContext* ProtobufParser::LabelledTypeContext::ident(size_t i) {
  return getRuleContext<ProtobufParser::IdentContext>(i);
}


size_t ProtobufParser::LabelledTypeContext::getRuleIndex() const {
  return ProtobufParser::RuleLabelledType;
}


ProtobufParser::LabelledTypeContext* ProtobufParser::labelledType() {
  LabelledTypeContext *_localctx = _tracker.createInstance<LabelledTypeContext>(_ctx, getState());
  enterRule(_localctx, 32, ProtobufParser::RuleLabelledType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(277);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(267);
        match(ProtobufParser::DOT);
        setState(268);
        dottedName();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(269);
        labelledTypeStart();
        setState(274);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(270);
          match(ProtobufParser::DOT);
          setState(271);
          ident();
          setState(276);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UnlabelledTypeContext ------------------------------------------------------------------

ProtobufParser::UnlabelledTypeContext::UnlabelledTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> ProtobufParser::UnlabelledTypeContext::DOT() {
  return getTokens(ProtobufParser::DOT);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeContext::DOT(size_t i) {
  return getToken(ProtobufParser::DOT, i);
}

ProtobufParser::DottedNameContext* ProtobufParser::UnlabelledTypeContext::dottedName() {
  return getRuleContext<ProtobufParser::DottedNameContext>(0);
}

ProtobufParser::UnlabelledTypeStartContext* ProtobufParser::UnlabelledTypeContext::unlabelledTypeStart() {
  return getRuleContext<ProtobufParser::UnlabelledTypeStartContext>(0);
}

std::vector<ProtobufParser::IdentContext *> ProtobufParser::UnlabelledTypeContext::ident() {
  return getRuleContexts<ProtobufParser::IdentContext>();
}

ProtobufParser::IdentContext* ProtobufParser::UnlabelledTypeContext::ident(size_t i) {
  return getRuleContext<ProtobufParser::IdentContext>(i);
}


size_t ProtobufParser::UnlabelledTypeContext::getRuleIndex() const {
  return ProtobufParser::RuleUnlabelledType;
}


ProtobufParser::UnlabelledTypeContext* ProtobufParser::unlabelledType() {
  UnlabelledTypeContext *_localctx = _tracker.createInstance<UnlabelledTypeContext>(_ctx, getState());
  enterRule(_localctx, 34, ProtobufParser::RuleUnlabelledType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(289);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(279);
        match(ProtobufParser::DOT);
        setState(280);
        dottedName();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::SERVICE:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(281);
        unlabelledTypeStart();
        setState(286);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(282);
          match(ProtobufParser::DOT);
          setState(283);
          ident();
          setState(288);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MemberTypeContext ------------------------------------------------------------------

ProtobufParser::MemberTypeContext::MemberTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> ProtobufParser::MemberTypeContext::DOT() {
  return getTokens(ProtobufParser::DOT);
}

tree::TerminalNode* ProtobufParser::MemberTypeContext::DOT(size_t i) {
  return getToken(ProtobufParser::DOT, i);
}

ProtobufParser::DottedNameContext* ProtobufParser::MemberTypeContext::dottedName() {
  return getRuleContext<ProtobufParser::DottedNameContext>(0);
}

ProtobufParser::MemberTypeStartContext* ProtobufParser::MemberTypeContext::memberTypeStart() {
  return getRuleContext<ProtobufParser::MemberTypeStartContext>(0);
}

std::vector<ProtobufParser::IdentContext *> ProtobufParser::MemberTypeContext::ident() {
  return getRuleContexts<ProtobufParser::IdentContext>();
}

ProtobufParser::IdentContext* ProtobufParser::MemberTypeContext::ident(size_t i) {
  return getRuleContext<ProtobufParser::IdentContext>(i);
}


size_t ProtobufParser::MemberTypeContext::getRuleIndex() const {
  return ProtobufParser::RuleMemberType;
}


ProtobufParser::MemberTypeContext* ProtobufParser::memberType() {
  MemberTypeContext *_localctx = _tracker.createInstance<MemberTypeContext>(_ctx, getState());
  enterRule(_localctx, 36, ProtobufParser::RuleMemberType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(301);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(291);
        match(ProtobufParser::DOT);
        setState(292);
        dottedName();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::ONEOF:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(293);
        memberTypeStart();
        setState(298);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(294);
          match(ProtobufParser::DOT);
          setState(295);
          ident();
          setState(300);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FieldNumberContext ------------------------------------------------------------------

ProtobufParser::FieldNumberContext::FieldNumberContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::FieldNumberContext::INTEGER() {
  return getToken(ProtobufParser::INTEGER, 0);
}


size_t ProtobufParser::FieldNumberContext::getRuleIndex() const {
  return ProtobufParser::RuleFieldNumber;
}


ProtobufParser::FieldNumberContext* ProtobufParser::fieldNumber() {
  FieldNumberContext *_localctx = _tracker.createInstance<FieldNumberContext>(_ctx, getState());
  enterRule(_localctx, 38, ProtobufParser::RuleFieldNumber);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(303);
    match(ProtobufParser::INTEGER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OneofDeclContext ------------------------------------------------------------------

ProtobufParser::OneofDeclContext::OneofDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::OneofDeclContext::ONEOF() {
  return getToken(ProtobufParser::ONEOF, 0);
}

ProtobufParser::IdentContext* ProtobufParser::OneofDeclContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::OneofDeclContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::OneofDeclContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::OneofElementContext *> ProtobufParser::OneofDeclContext::oneofElement() {
  return getRuleContexts<ProtobufParser::OneofElementContext>();
}

ProtobufParser::OneofElementContext* ProtobufParser::OneofDeclContext::oneofElement(size_t i) {
  return getRuleContext<ProtobufParser::OneofElementContext>(i);
}


size_t ProtobufParser::OneofDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleOneofDecl;
}


ProtobufParser::OneofDeclContext* ProtobufParser::oneofDecl() {
  OneofDeclContext *_localctx = _tracker.createInstance<OneofDeclContext>(_ctx, getState());
  enterRule(_localctx, 40, ProtobufParser::RuleOneofDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(305);
    match(ProtobufParser::ONEOF);
    setState(306);
    ident();
    setState(307);
    match(ProtobufParser::LBRACE);
    setState(311);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::DOT)
      | (1ULL << ProtobufParser::IDENT))) != 0)) {
      setState(308);
      oneofElement();
      setState(313);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(314);
    match(ProtobufParser::RBRACE);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OneofElementContext ------------------------------------------------------------------

ProtobufParser::OneofElementContext::OneofElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::OptionDeclContext* ProtobufParser::OneofElementContext::optionDecl() {
  return getRuleContext<ProtobufParser::OptionDeclContext>(0);
}

ProtobufParser::MemberContext* ProtobufParser::OneofElementContext::member() {
  return getRuleContext<ProtobufParser::MemberContext>(0);
}


size_t ProtobufParser::OneofElementContext::getRuleIndex() const {
  return ProtobufParser::RuleOneofElement;
}


ProtobufParser::OneofElementContext* ProtobufParser::oneofElement() {
  OneofElementContext *_localctx = _tracker.createInstance<OneofElementContext>(_ctx, getState());
  enterRule(_localctx, 42, ProtobufParser::RuleOneofElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(318);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 1);
        setState(316);
        optionDecl();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::DOT:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(317);
        member();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExtendDeclContext ------------------------------------------------------------------

ProtobufParser::ExtendDeclContext::ExtendDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::ExtendDeclContext::EXTEND() {
  return getToken(ProtobufParser::EXTEND, 0);
}

ProtobufParser::TypeNameContext* ProtobufParser::ExtendDeclContext::typeName() {
  return getRuleContext<ProtobufParser::TypeNameContext>(0);
}

tree::TerminalNode* ProtobufParser::ExtendDeclContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::ExtendDeclContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::ExtendElementContext *> ProtobufParser::ExtendDeclContext::extendElement() {
  return getRuleContexts<ProtobufParser::ExtendElementContext>();
}

ProtobufParser::ExtendElementContext* ProtobufParser::ExtendDeclContext::extendElement(size_t i) {
  return getRuleContext<ProtobufParser::ExtendElementContext>(i);
}


size_t ProtobufParser::ExtendDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleExtendDecl;
}


ProtobufParser::ExtendDeclContext* ProtobufParser::extendDecl() {
  ExtendDeclContext *_localctx = _tracker.createInstance<ExtendDeclContext>(_ctx, getState());
  enterRule(_localctx, 44, ProtobufParser::RuleExtendDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(320);
    match(ProtobufParser::EXTEND);
    setState(321);
    typeName();
    setState(322);
    match(ProtobufParser::LBRACE);
    setState(326);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::DOT)
      | (1ULL << ProtobufParser::IDENT))) != 0)) {
      setState(323);
      extendElement();
      setState(328);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(329);
    match(ProtobufParser::RBRACE);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExtendElementContext ------------------------------------------------------------------

ProtobufParser::ExtendElementContext::ExtendElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::MemberContext* ProtobufParser::ExtendElementContext::member() {
  return getRuleContext<ProtobufParser::MemberContext>(0);
}


size_t ProtobufParser::ExtendElementContext::getRuleIndex() const {
  return ProtobufParser::RuleExtendElement;
}


ProtobufParser::ExtendElementContext* ProtobufParser::extendElement() {
  ExtendElementContext *_localctx = _tracker.createInstance<ExtendElementContext>(_ctx, getState());
  enterRule(_localctx, 46, ProtobufParser::RuleExtendElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(331);
    member();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExtensionsDeclContext ------------------------------------------------------------------

ProtobufParser::ExtensionsDeclContext::ExtensionsDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::ExtensionsDeclContext::EXTENSIONS() {
  return getToken(ProtobufParser::EXTENSIONS, 0);
}

std::vector<ProtobufParser::RangeContext *> ProtobufParser::ExtensionsDeclContext::range() {
  return getRuleContexts<ProtobufParser::RangeContext>();
}

ProtobufParser::RangeContext* ProtobufParser::ExtensionsDeclContext::range(size_t i) {
  return getRuleContext<ProtobufParser::RangeContext>(i);
}

tree::TerminalNode* ProtobufParser::ExtensionsDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

std::vector<tree::TerminalNode *> ProtobufParser::ExtensionsDeclContext::COMMA() {
  return getTokens(ProtobufParser::COMMA);
}

tree::TerminalNode* ProtobufParser::ExtensionsDeclContext::COMMA(size_t i) {
  return getToken(ProtobufParser::COMMA, i);
}

ProtobufParser::CompactOptionsContext* ProtobufParser::ExtensionsDeclContext::compactOptions() {
  return getRuleContext<ProtobufParser::CompactOptionsContext>(0);
}


size_t ProtobufParser::ExtensionsDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleExtensionsDecl;
}


ProtobufParser::ExtensionsDeclContext* ProtobufParser::extensionsDecl() {
  ExtensionsDeclContext *_localctx = _tracker.createInstance<ExtensionsDeclContext>(_ctx, getState());
  enterRule(_localctx, 48, ProtobufParser::RuleExtensionsDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(333);
    match(ProtobufParser::EXTENSIONS);
    setState(334);
    range();
    setState(339);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::COMMA) {
      setState(335);
      match(ProtobufParser::COMMA);
      setState(336);
      range();
      setState(341);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(343);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(342);
      compactOptions();
    }
    setState(345);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ReservedDeclContext ------------------------------------------------------------------

ProtobufParser::ReservedDeclContext::ReservedDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::ReservedDeclContext::RESERVED() {
  return getToken(ProtobufParser::RESERVED, 0);
}

tree::TerminalNode* ProtobufParser::ReservedDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

std::vector<ProtobufParser::ReservedRangeContext *> ProtobufParser::ReservedDeclContext::reservedRange() {
  return getRuleContexts<ProtobufParser::ReservedRangeContext>();
}

ProtobufParser::ReservedRangeContext* ProtobufParser::ReservedDeclContext::reservedRange(size_t i) {
  return getRuleContext<ProtobufParser::ReservedRangeContext>(i);
}

std::vector<ProtobufParser::StringValueContext *> ProtobufParser::ReservedDeclContext::stringValue() {
  return getRuleContexts<ProtobufParser::StringValueContext>();
}

ProtobufParser::StringValueContext* ProtobufParser::ReservedDeclContext::stringValue(size_t i) {
  return getRuleContext<ProtobufParser::StringValueContext>(i);
}

std::vector<ProtobufParser::IdentContext *> ProtobufParser::ReservedDeclContext::ident() {
  return getRuleContexts<ProtobufParser::IdentContext>();
}

ProtobufParser::IdentContext* ProtobufParser::ReservedDeclContext::ident(size_t i) {
  return getRuleContext<ProtobufParser::IdentContext>(i);
}

std::vector<tree::TerminalNode *> ProtobufParser::ReservedDeclContext::COMMA() {
  return getTokens(ProtobufParser::COMMA);
}

tree::TerminalNode* ProtobufParser::ReservedDeclContext::COMMA(size_t i) {
  return getToken(ProtobufParser::COMMA, i);
}


size_t ProtobufParser::ReservedDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleReservedDecl;
}


ProtobufParser::ReservedDeclContext* ProtobufParser::reservedDecl() {
  ReservedDeclContext *_localctx = _tracker.createInstance<ReservedDeclContext>(_ctx, getState());
  enterRule(_localctx, 50, ProtobufParser::RuleReservedDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(347);
    match(ProtobufParser::RESERVED);
    setState(372);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::MINUS:
      case ProtobufParser::INTEGER: {
        setState(348);
        reservedRange();
        setState(353);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::COMMA) {
          setState(349);
          match(ProtobufParser::COMMA);
          setState(350);
          reservedRange();
          setState(355);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case ProtobufParser::STRING: {
        setState(356);
        stringValue();
        setState(361);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::COMMA) {
          setState(357);
          match(ProtobufParser::COMMA);
          setState(358);
          stringValue();
          setState(363);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::IDENT: {
        setState(364);
        ident();
        setState(369);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::COMMA) {
          setState(365);
          match(ProtobufParser::COMMA);
          setState(366);
          ident();
          setState(371);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(374);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- RangeContext ------------------------------------------------------------------

ProtobufParser::RangeContext::RangeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> ProtobufParser::RangeContext::INTEGER() {
  return getTokens(ProtobufParser::INTEGER);
}

tree::TerminalNode* ProtobufParser::RangeContext::INTEGER(size_t i) {
  return getToken(ProtobufParser::INTEGER, i);
}

tree::TerminalNode* ProtobufParser::RangeContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::RangeContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}


size_t ProtobufParser::RangeContext::getRuleIndex() const {
  return ProtobufParser::RuleRange;
}


ProtobufParser::RangeContext* ProtobufParser::range() {
  RangeContext *_localctx = _tracker.createInstance<RangeContext>(_ctx, getState());
  enterRule(_localctx, 52, ProtobufParser::RuleRange);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(376);
    match(ProtobufParser::INTEGER);
    setState(379);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::TO) {
      setState(377);
      match(ProtobufParser::TO);
      setState(378);
      _la = _input->LA(1);
      if (!(_la == ProtobufParser::MAX

      || _la == ProtobufParser::INTEGER)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ReservedRangeContext ------------------------------------------------------------------

ProtobufParser::ReservedRangeContext::ReservedRangeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<ProtobufParser::SignedIntegerContext *> ProtobufParser::ReservedRangeContext::signedInteger() {
  return getRuleContexts<ProtobufParser::SignedIntegerContext>();
}

ProtobufParser::SignedIntegerContext* ProtobufParser::ReservedRangeContext::signedInteger(size_t i) {
  return getRuleContext<ProtobufParser::SignedIntegerContext>(i);
}

tree::TerminalNode* ProtobufParser::ReservedRangeContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::ReservedRangeContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}


size_t ProtobufParser::ReservedRangeContext::getRuleIndex() const {
  return ProtobufParser::RuleReservedRange;
}


ProtobufParser::ReservedRangeContext* ProtobufParser::reservedRange() {
  ReservedRangeContext *_localctx = _tracker.createInstance<ReservedRangeContext>(_ctx, getState());
  enterRule(_localctx, 54, ProtobufParser::RuleReservedRange);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(381);
    signedInteger();
    setState(387);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::TO) {
      setState(382);
      match(ProtobufParser::TO);
      setState(385);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case ProtobufParser::MINUS:
        case ProtobufParser::INTEGER: {
          setState(383);
          signedInteger();
          break;
        }

        case ProtobufParser::MAX: {
          setState(384);
          match(ProtobufParser::MAX);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SignedIntegerContext ------------------------------------------------------------------

ProtobufParser::SignedIntegerContext::SignedIntegerContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::SignedIntegerContext::INTEGER() {
  return getToken(ProtobufParser::INTEGER, 0);
}

tree::TerminalNode* ProtobufParser::SignedIntegerContext::MINUS() {
  return getToken(ProtobufParser::MINUS, 0);
}


size_t ProtobufParser::SignedIntegerContext::getRuleIndex() const {
  return ProtobufParser::RuleSignedInteger;
}


ProtobufParser::SignedIntegerContext* ProtobufParser::signedInteger() {
  SignedIntegerContext *_localctx = _tracker.createInstance<SignedIntegerContext>(_ctx, getState());
  enterRule(_localctx, 56, ProtobufParser::RuleSignedInteger);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(390);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::MINUS) {
      setState(389);
      match(ProtobufParser::MINUS);
    }
    setState(392);
    match(ProtobufParser::INTEGER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EnumDeclContext ------------------------------------------------------------------

ProtobufParser::EnumDeclContext::EnumDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::EnumDeclContext::ENUM() {
  return getToken(ProtobufParser::ENUM, 0);
}

ProtobufParser::IdentContext* ProtobufParser::EnumDeclContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::EnumDeclContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::EnumDeclContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::EnumElementContext *> ProtobufParser::EnumDeclContext::enumElement() {
  return getRuleContexts<ProtobufParser::EnumElementContext>();
}

ProtobufParser::EnumElementContext* ProtobufParser::EnumDeclContext::enumElement(size_t i) {
  return getRuleContext<ProtobufParser::EnumElementContext>(i);
}


size_t ProtobufParser::EnumDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleEnumDecl;
}


ProtobufParser::EnumDeclContext* ProtobufParser::enumDecl() {
  EnumDeclContext *_localctx = _tracker.createInstance<EnumDeclContext>(_ctx, getState());
  enterRule(_localctx, 58, ProtobufParser::RuleEnumDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(394);
    match(ProtobufParser::ENUM);
    setState(395);
    ident();
    setState(396);
    match(ProtobufParser::LBRACE);
    setState(400);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::SEMICOLON)
      | (1ULL << ProtobufParser::IDENT))) != 0)) {
      setState(397);
      enumElement();
      setState(402);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(403);
    match(ProtobufParser::RBRACE);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EnumElementContext ------------------------------------------------------------------

ProtobufParser::EnumElementContext::EnumElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::EnumElementContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::OptionDeclContext* ProtobufParser::EnumElementContext::optionDecl() {
  return getRuleContext<ProtobufParser::OptionDeclContext>(0);
}

ProtobufParser::ReservedDeclContext* ProtobufParser::EnumElementContext::reservedDecl() {
  return getRuleContext<ProtobufParser::ReservedDeclContext>(0);
}

ProtobufParser::EnumValueContext* ProtobufParser::EnumElementContext::enumValue() {
  return getRuleContext<ProtobufParser::EnumValueContext>(0);
}


size_t ProtobufParser::EnumElementContext::getRuleIndex() const {
  return ProtobufParser::RuleEnumElement;
}


ProtobufParser::EnumElementContext* ProtobufParser::enumElement() {
  EnumElementContext *_localctx = _tracker.createInstance<EnumElementContext>(_ctx, getState());
  enterRule(_localctx, 60, ProtobufParser::RuleEnumElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(409);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(405);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 2);
        setState(406);
        optionDecl();
        break;
      }

      case ProtobufParser::RESERVED: {
        enterOuterAlt(_localctx, 3);
        setState(407);
        reservedDecl();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 4);
        setState(408);
        enumValue();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EnumValueContext ------------------------------------------------------------------

ProtobufParser::EnumValueContext::EnumValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::EnumValueNameContext* ProtobufParser::EnumValueContext::enumValueName() {
  return getRuleContext<ProtobufParser::EnumValueNameContext>(0);
}

tree::TerminalNode* ProtobufParser::EnumValueContext::EQUALS() {
  return getToken(ProtobufParser::EQUALS, 0);
}

ProtobufParser::SignedIntegerContext* ProtobufParser::EnumValueContext::signedInteger() {
  return getRuleContext<ProtobufParser::SignedIntegerContext>(0);
}

tree::TerminalNode* ProtobufParser::EnumValueContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::CompactOptionsContext* ProtobufParser::EnumValueContext::compactOptions() {
  return getRuleContext<ProtobufParser::CompactOptionsContext>(0);
}


size_t ProtobufParser::EnumValueContext::getRuleIndex() const {
  return ProtobufParser::RuleEnumValue;
}


ProtobufParser::EnumValueContext* ProtobufParser::enumValue() {
  EnumValueContext *_localctx = _tracker.createInstance<EnumValueContext>(_ctx, getState());
  enterRule(_localctx, 62, ProtobufParser::RuleEnumValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(411);
    enumValueName();
    setState(412);
    match(ProtobufParser::EQUALS);
    setState(413);
    signedInteger();
    setState(415);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(414);
      compactOptions();
    }
    setState(417);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ServiceDeclContext ------------------------------------------------------------------

ProtobufParser::ServiceDeclContext::ServiceDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::ServiceDeclContext::SERVICE() {
  return getToken(ProtobufParser::SERVICE, 0);
}

ProtobufParser::IdentContext* ProtobufParser::ServiceDeclContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::ServiceDeclContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::ServiceDeclContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::ServiceElementContext *> ProtobufParser::ServiceDeclContext::serviceElement() {
  return getRuleContexts<ProtobufParser::ServiceElementContext>();
}

ProtobufParser::ServiceElementContext* ProtobufParser::ServiceDeclContext::serviceElement(size_t i) {
  return getRuleContext<ProtobufParser::ServiceElementContext>(i);
}


size_t ProtobufParser::ServiceDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleServiceDecl;
}


ProtobufParser::ServiceDeclContext* ProtobufParser::serviceDecl() {
  ServiceDeclContext *_localctx = _tracker.createInstance<ServiceDeclContext>(_ctx, getState());
  enterRule(_localctx, 64, ProtobufParser::RuleServiceDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(419);
    match(ProtobufParser::SERVICE);
    setState(420);
    ident();
    setState(421);
    match(ProtobufParser::LBRACE);
    setState(425);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::SEMICOLON))) != 0)) {
      setState(422);
      serviceElement();
      setState(427);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(428);
    match(ProtobufParser::RBRACE);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ServiceElementContext ------------------------------------------------------------------

ProtobufParser::ServiceElementContext::ServiceElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::ServiceElementContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::OptionDeclContext* ProtobufParser::ServiceElementContext::optionDecl() {
  return getRuleContext<ProtobufParser::OptionDeclContext>(0);
}

ProtobufParser::MethodDeclContext* ProtobufParser::ServiceElementContext::methodDecl() {
  return getRuleContext<ProtobufParser::MethodDeclContext>(0);
}


size_t ProtobufParser::ServiceElementContext::getRuleIndex() const {
  return ProtobufParser::RuleServiceElement;
}


ProtobufParser::ServiceElementContext* ProtobufParser::serviceElement() {
  ServiceElementContext *_localctx = _tracker.createInstance<ServiceElementContext>(_ctx, getState());
  enterRule(_localctx, 66, ProtobufParser::RuleServiceElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(433);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(430);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 2);
        setState(431);
        optionDecl();
        break;
      }

      case ProtobufParser::RPC: {
        enterOuterAlt(_localctx, 3);
        setState(432);
        methodDecl();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MethodDeclContext ------------------------------------------------------------------

ProtobufParser::MethodDeclContext::MethodDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MethodDeclContext::RPC() {
  return getToken(ProtobufParser::RPC, 0);
}

ProtobufParser::IdentContext* ProtobufParser::MethodDeclContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

std::vector<ProtobufParser::MethodTypeContext *> ProtobufParser::MethodDeclContext::methodType() {
  return getRuleContexts<ProtobufParser::MethodTypeContext>();
}

ProtobufParser::MethodTypeContext* ProtobufParser::MethodDeclContext::methodType(size_t i) {
  return getRuleContext<ProtobufParser::MethodTypeContext>(i);
}

tree::TerminalNode* ProtobufParser::MethodDeclContext::RETURNS() {
  return getToken(ProtobufParser::RETURNS, 0);
}

tree::TerminalNode* ProtobufParser::MethodDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::MethodBodyContext* ProtobufParser::MethodDeclContext::methodBody() {
  return getRuleContext<ProtobufParser::MethodBodyContext>(0);
}


size_t ProtobufParser::MethodDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleMethodDecl;
}


ProtobufParser::MethodDeclContext* ProtobufParser::methodDecl() {
  MethodDeclContext *_localctx = _tracker.createInstance<MethodDeclContext>(_ctx, getState());
  enterRule(_localctx, 68, ProtobufParser::RuleMethodDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(435);
    match(ProtobufParser::RPC);
    setState(436);
    ident();
    setState(437);
    methodType();
    setState(438);
    match(ProtobufParser::RETURNS);
    setState(439);
    methodType();
    setState(442);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        setState(440);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::LBRACE: {
        setState(441);
        methodBody();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MethodTypeContext ------------------------------------------------------------------

ProtobufParser::MethodTypeContext::MethodTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MethodTypeContext::LPAREN() {
  return getToken(ProtobufParser::LPAREN, 0);
}

tree::TerminalNode* ProtobufParser::MethodTypeContext::RPAREN() {
  return getToken(ProtobufParser::RPAREN, 0);
}

tree::TerminalNode* ProtobufParser::MethodTypeContext::STREAM() {
  return getToken(ProtobufParser::STREAM, 0);
}

ProtobufParser::TypeNameContext* ProtobufParser::MethodTypeContext::typeName() {
  return getRuleContext<ProtobufParser::TypeNameContext>(0);
}

ProtobufParser::UnstreamedTypeContext* ProtobufParser::MethodTypeContext::unstreamedType() {
  return getRuleContext<ProtobufParser::UnstreamedTypeContext>(0);
}


size_t ProtobufParser::MethodTypeContext::getRuleIndex() const {
  return ProtobufParser::RuleMethodType;
}


ProtobufParser::MethodTypeContext* ProtobufParser::methodType() {
  MethodTypeContext *_localctx = _tracker.createInstance<MethodTypeContext>(_ctx, getState());
  enterRule(_localctx, 70, ProtobufParser::RuleMethodType);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(444);
    match(ProtobufParser::LPAREN);
    setState(448);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::STREAM: {
        setState(445);
        match(ProtobufParser::STREAM);
        setState(446);
        typeName();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::DOT:
      case ProtobufParser::IDENT: {
        setState(447);
        unstreamedType();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(450);
    match(ProtobufParser::RPAREN);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UnstreamedTypeContext ------------------------------------------------------------------

ProtobufParser::UnstreamedTypeContext::UnstreamedTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> ProtobufParser::UnstreamedTypeContext::DOT() {
  return getTokens(ProtobufParser::DOT);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeContext::DOT(size_t i) {
  return getToken(ProtobufParser::DOT, i);
}

ProtobufParser::DottedNameContext* ProtobufParser::UnstreamedTypeContext::dottedName() {
  return getRuleContext<ProtobufParser::DottedNameContext>(0);
}

ProtobufParser::UnstreamedTypeStartContext* ProtobufParser::UnstreamedTypeContext::unstreamedTypeStart() {
  return getRuleContext<ProtobufParser::UnstreamedTypeStartContext>(0);
}

std::vector<ProtobufParser::IdentContext *> ProtobufParser::UnstreamedTypeContext::ident() {
  return getRuleContexts<ProtobufParser::IdentContext>();
}

ProtobufParser::IdentContext* ProtobufParser::UnstreamedTypeContext::ident(size_t i) {
  return getRuleContext<ProtobufParser::IdentContext>(i);
}


size_t ProtobufParser::UnstreamedTypeContext::getRuleIndex() const {
  return ProtobufParser::RuleUnstreamedType;
}


ProtobufParser::UnstreamedTypeContext* ProtobufParser::unstreamedType() {
  UnstreamedTypeContext *_localctx = _tracker.createInstance<UnstreamedTypeContext>(_ctx, getState());
  enterRule(_localctx, 72, ProtobufParser::RuleUnstreamedType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(462);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(452);
        match(ProtobufParser::DOT);
        setState(453);
        dottedName();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(454);
        unstreamedTypeStart();
        setState(459);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(455);
          match(ProtobufParser::DOT);
          setState(456);
          ident();
          setState(461);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MethodBodyContext ------------------------------------------------------------------

ProtobufParser::MethodBodyContext::MethodBodyContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MethodBodyContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::MethodBodyContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::MethodElementContext *> ProtobufParser::MethodBodyContext::methodElement() {
  return getRuleContexts<ProtobufParser::MethodElementContext>();
}

ProtobufParser::MethodElementContext* ProtobufParser::MethodBodyContext::methodElement(size_t i) {
  return getRuleContext<ProtobufParser::MethodElementContext>(i);
}


size_t ProtobufParser::MethodBodyContext::getRuleIndex() const {
  return ProtobufParser::RuleMethodBody;
}


ProtobufParser::MethodBodyContext* ProtobufParser::methodBody() {
  MethodBodyContext *_localctx = _tracker.createInstance<MethodBodyContext>(_ctx, getState());
  enterRule(_localctx, 74, ProtobufParser::RuleMethodBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(464);
    match(ProtobufParser::LBRACE);
    setState(468);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::OPTION

    || _la == ProtobufParser::SEMICOLON) {
      setState(465);
      methodElement();
      setState(470);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(471);
    match(ProtobufParser::RBRACE);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MethodElementContext ------------------------------------------------------------------

ProtobufParser::MethodElementContext::MethodElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MethodElementContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}

ProtobufParser::OptionDeclContext* ProtobufParser::MethodElementContext::optionDecl() {
  return getRuleContext<ProtobufParser::OptionDeclContext>(0);
}


size_t ProtobufParser::MethodElementContext::getRuleIndex() const {
  return ProtobufParser::RuleMethodElement;
}


ProtobufParser::MethodElementContext* ProtobufParser::methodElement() {
  MethodElementContext *_localctx = _tracker.createInstance<MethodElementContext>(_ctx, getState());
  enterRule(_localctx, 76, ProtobufParser::RuleMethodElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(475);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(473);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 2);
        setState(474);
        optionDecl();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OptionDeclContext ------------------------------------------------------------------

ProtobufParser::OptionDeclContext::OptionDeclContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::OptionDeclContext::OPTION() {
  return getToken(ProtobufParser::OPTION, 0);
}

ProtobufParser::OptionContext* ProtobufParser::OptionDeclContext::option() {
  return getRuleContext<ProtobufParser::OptionContext>(0);
}

tree::TerminalNode* ProtobufParser::OptionDeclContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}


size_t ProtobufParser::OptionDeclContext::getRuleIndex() const {
  return ProtobufParser::RuleOptionDecl;
}


ProtobufParser::OptionDeclContext* ProtobufParser::optionDecl() {
  OptionDeclContext *_localctx = _tracker.createInstance<OptionDeclContext>(_ctx, getState());
  enterRule(_localctx, 78, ProtobufParser::RuleOptionDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(477);
    match(ProtobufParser::OPTION);
    setState(478);
    option();
    setState(479);
    match(ProtobufParser::SEMICOLON);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- CompactOptionsContext ------------------------------------------------------------------

ProtobufParser::CompactOptionsContext::CompactOptionsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::CompactOptionsContext::LBRACKET() {
  return getToken(ProtobufParser::LBRACKET, 0);
}

std::vector<ProtobufParser::OptionContext *> ProtobufParser::CompactOptionsContext::option() {
  return getRuleContexts<ProtobufParser::OptionContext>();
}

ProtobufParser::OptionContext* ProtobufParser::CompactOptionsContext::option(size_t i) {
  return getRuleContext<ProtobufParser::OptionContext>(i);
}

tree::TerminalNode* ProtobufParser::CompactOptionsContext::RBRACKET() {
  return getToken(ProtobufParser::RBRACKET, 0);
}

std::vector<tree::TerminalNode *> ProtobufParser::CompactOptionsContext::COMMA() {
  return getTokens(ProtobufParser::COMMA);
}

tree::TerminalNode* ProtobufParser::CompactOptionsContext::COMMA(size_t i) {
  return getToken(ProtobufParser::COMMA, i);
}


size_t ProtobufParser::CompactOptionsContext::getRuleIndex() const {
  return ProtobufParser::RuleCompactOptions;
}


ProtobufParser::CompactOptionsContext* ProtobufParser::compactOptions() {
  CompactOptionsContext *_localctx = _tracker.createInstance<CompactOptionsContext>(_ctx, getState());
  enterRule(_localctx, 80, ProtobufParser::RuleCompactOptions);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(481);
    match(ProtobufParser::LBRACKET);
    setState(482);
    option();
    setState(487);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::COMMA) {
      setState(483);
      match(ProtobufParser::COMMA);
      setState(484);
      option();
      setState(489);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(490);
    match(ProtobufParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OptionContext ------------------------------------------------------------------

ProtobufParser::OptionContext::OptionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::OptionNameContext* ProtobufParser::OptionContext::optionName() {
  return getRuleContext<ProtobufParser::OptionNameContext>(0);
}

tree::TerminalNode* ProtobufParser::OptionContext::EQUALS() {
  return getToken(ProtobufParser::EQUALS, 0);
}

ProtobufParser::OptionValueContext* ProtobufParser::OptionContext::optionValue() {
  return getRuleContext<ProtobufParser::OptionValueContext>(0);
}


size_t ProtobufParser::OptionContext::getRuleIndex() const {
  return ProtobufParser::RuleOption;
}


ProtobufParser::OptionContext* ProtobufParser::option() {
  OptionContext *_localctx = _tracker.createInstance<OptionContext>(_ctx, getState());
  enterRule(_localctx, 82, ProtobufParser::RuleOption);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(492);
    optionName();
    setState(493);
    match(ProtobufParser::EQUALS);
    setState(494);
    optionValue();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OptionNameContext ------------------------------------------------------------------

ProtobufParser::OptionNameContext::OptionNameContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<ProtobufParser::OptionNamePartContext *> ProtobufParser::OptionNameContext::optionNamePart() {
  return getRuleContexts<ProtobufParser::OptionNamePartContext>();
}

ProtobufParser::OptionNamePartContext* ProtobufParser::OptionNameContext::optionNamePart(size_t i) {
  return getRuleContext<ProtobufParser::OptionNamePartContext>(i);
}

std::vector<tree::TerminalNode *> ProtobufParser::OptionNameContext::DOT() {
  return getTokens(ProtobufParser::DOT);
}

tree::TerminalNode* ProtobufParser::OptionNameContext::DOT(size_t i) {
  return getToken(ProtobufParser::DOT, i);
}


size_t ProtobufParser::OptionNameContext::getRuleIndex() const {
  return ProtobufParser::RuleOptionName;
}


ProtobufParser::OptionNameContext* ProtobufParser::optionName() {
  OptionNameContext *_localctx = _tracker.createInstance<OptionNameContext>(_ctx, getState());
  enterRule(_localctx, 84, ProtobufParser::RuleOptionName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(496);
    optionNamePart();
    setState(501);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::DOT) {
      setState(497);
      match(ProtobufParser::DOT);
      setState(498);
      optionNamePart();
      setState(503);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OptionNamePartContext ------------------------------------------------------------------

ProtobufParser::OptionNamePartContext::OptionNamePartContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::IdentContext* ProtobufParser::OptionNamePartContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::OptionNamePartContext::LPAREN() {
  return getToken(ProtobufParser::LPAREN, 0);
}

ProtobufParser::TypeNameContext* ProtobufParser::OptionNamePartContext::typeName() {
  return getRuleContext<ProtobufParser::TypeNameContext>(0);
}

tree::TerminalNode* ProtobufParser::OptionNamePartContext::RPAREN() {
  return getToken(ProtobufParser::RPAREN, 0);
}


size_t ProtobufParser::OptionNamePartContext::getRuleIndex() const {
  return ProtobufParser::RuleOptionNamePart;
}


ProtobufParser::OptionNamePartContext* ProtobufParser::optionNamePart() {
  OptionNamePartContext *_localctx = _tracker.createInstance<OptionNamePartContext>(_ctx, getState());
  enterRule(_localctx, 86, ProtobufParser::RuleOptionNamePart);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(509);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(504);
        ident();
        break;
      }

      case ProtobufParser::LPAREN: {
        enterOuterAlt(_localctx, 2);
        setState(505);
        match(ProtobufParser::LPAREN);
        setState(506);
        typeName();
        setState(507);
        match(ProtobufParser::RPAREN);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OptionValueContext ------------------------------------------------------------------

ProtobufParser::OptionValueContext::OptionValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::ScalarValueContext* ProtobufParser::OptionValueContext::scalarValue() {
  return getRuleContext<ProtobufParser::ScalarValueContext>(0);
}

tree::TerminalNode* ProtobufParser::OptionValueContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::OptionValueContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::AggregateFieldContext *> ProtobufParser::OptionValueContext::aggregateField() {
  return getRuleContexts<ProtobufParser::AggregateFieldContext>();
}

ProtobufParser::AggregateFieldContext* ProtobufParser::OptionValueContext::aggregateField(size_t i) {
  return getRuleContext<ProtobufParser::AggregateFieldContext>(i);
}


size_t ProtobufParser::OptionValueContext::getRuleIndex() const {
  return ProtobufParser::RuleOptionValue;
}


ProtobufParser::OptionValueContext* ProtobufParser::optionValue() {
  OptionValueContext *_localctx = _tracker.createInstance<OptionValueContext>(_ctx, getState());
  enterRule(_localctx, 88, ProtobufParser::RuleOptionValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(520);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::MINUS:
      case ProtobufParser::IDENT:
      case ProtobufParser::INTEGER:
      case ProtobufParser::FLOAT:
      case ProtobufParser::STRING: {
        enterOuterAlt(_localctx, 1);
        setState(511);
        scalarValue();
        break;
      }

      case ProtobufParser::LBRACE: {
        enterOuterAlt(_localctx, 2);
        setState(512);
        match(ProtobufParser::LBRACE);
        setState(516);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while ((((_la & ~ 0x3fULL) == 0) &&
          ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
          | (1ULL << ProtobufParser::EDITION)
          | (1ULL << ProtobufParser::IMPORT)
          | (1ULL << ProtobufParser::PUBLIC)
          | (1ULL << ProtobufParser::WEAK)
          | (1ULL << ProtobufParser::PACKAGE)
          | (1ULL << ProtobufParser::MESSAGE)
          | (1ULL << ProtobufParser::ENUM)
          | (1ULL << ProtobufParser::SERVICE)
          | (1ULL << ProtobufParser::EXTEND)
          | (1ULL << ProtobufParser::EXTENSIONS)
          | (1ULL << ProtobufParser::RESERVED)
          | (1ULL << ProtobufParser::OPTION)
          | (1ULL << ProtobufParser::ONEOF)
          | (1ULL << ProtobufParser::OPTIONAL)
          | (1ULL << ProtobufParser::REQUIRED)
          | (1ULL << ProtobufParser::REPEATED)
          | (1ULL << ProtobufParser::GROUP)
          | (1ULL << ProtobufParser::MAP)
          | (1ULL << ProtobufParser::TO)
          | (1ULL << ProtobufParser::MAX)
          | (1ULL << ProtobufParser::RPC)
          | (1ULL << ProtobufParser::RETURNS)
          | (1ULL << ProtobufParser::STREAM)
          | (1ULL << ProtobufParser::LBRACKET)
          | (1ULL << ProtobufParser::IDENT))) != 0)) {
          setState(513);
          aggregateField();
          setState(518);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(519);
        match(ProtobufParser::RBRACE);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AggregateFieldContext ------------------------------------------------------------------

ProtobufParser::AggregateFieldContext::AggregateFieldContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::AggregateNameContext* ProtobufParser::AggregateFieldContext::aggregateName() {
  return getRuleContext<ProtobufParser::AggregateNameContext>(0);
}

tree::TerminalNode* ProtobufParser::AggregateFieldContext::COLON() {
  return getToken(ProtobufParser::COLON, 0);
}

ProtobufParser::AggregateValueContext* ProtobufParser::AggregateFieldContext::aggregateValue() {
  return getRuleContext<ProtobufParser::AggregateValueContext>(0);
}

ProtobufParser::AggregateBodyContext* ProtobufParser::AggregateFieldContext::aggregateBody() {
  return getRuleContext<ProtobufParser::AggregateBodyContext>(0);
}

ProtobufParser::AggregateBodiesContext* ProtobufParser::AggregateFieldContext::aggregateBodies() {
  return getRuleContext<ProtobufParser::AggregateBodiesContext>(0);
}

tree::TerminalNode* ProtobufParser::AggregateFieldContext::COMMA() {
  return getToken(ProtobufParser::COMMA, 0);
}

tree::TerminalNode* ProtobufParser::AggregateFieldContext::SEMICOLON() {
  return getToken(ProtobufParser::SEMICOLON, 0);
}


size_t ProtobufParser::AggregateFieldContext::getRuleIndex() const {
  return ProtobufParser::RuleAggregateField;
}


ProtobufParser::AggregateFieldContext* ProtobufParser::aggregateField() {
  AggregateFieldContext *_localctx = _tracker.createInstance<AggregateFieldContext>(_ctx, getState());
  enterRule(_localctx, 90, ProtobufParser::RuleAggregateField);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(522);
    aggregateName();
    setState(527);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::COLON: {
        setState(523);
        match(ProtobufParser::COLON);
        setState(524);
        aggregateValue();
        break;
      }

      case ProtobufParser::LBRACE:
      case ProtobufParser::LANGLE: {
        setState(525);
        aggregateBody();
        break;
      }

      case ProtobufParser::LBRACKET: {
        setState(526);
        aggregateBodies();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(530);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::SEMICOLON

    || _la == ProtobufParser::COMMA) {
      setState(529);
      _la = _input->LA(1);
      if (!(_la == ProtobufParser::SEMICOLON

      || _la == ProtobufParser::COMMA)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AggregateNameContext ------------------------------------------------------------------

ProtobufParser::AggregateNameContext::AggregateNameContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::IdentContext* ProtobufParser::AggregateNameContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::AggregateNameContext::LBRACKET() {
  return getToken(ProtobufParser::LBRACKET, 0);
}

std::vector<ProtobufParser::DottedNameContext *> ProtobufParser::AggregateNameContext::dottedName() {
  return getRuleContexts<ProtobufParser::DottedNameContext>();
}

ProtobufParser::DottedNameContext* ProtobufParser::AggregateNameContext::dottedName(size_t i) {
  return getRuleContext<ProtobufParser::DottedNameContext>(i);
}

tree::TerminalNode* ProtobufParser::AggregateNameContext::RBRACKET() {
  return getToken(ProtobufParser::RBRACKET, 0);
}

tree::TerminalNode* ProtobufParser::AggregateNameContext::SLASH() {
  return getToken(ProtobufParser::SLASH, 0);
}


size_t ProtobufParser::AggregateNameContext::getRuleIndex() const {
  return ProtobufParser::RuleAggregateName;
}


ProtobufParser::AggregateNameContext* ProtobufParser::aggregateName() {
  AggregateNameContext *_localctx = _tracker.createInstance<AggregateNameContext>(_ctx, getState());
  enterRule(_localctx, 92, ProtobufParser::RuleAggregateName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(541);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(532);
        ident();
        break;
      }

      case ProtobufParser::LBRACKET: {
        enterOuterAlt(_localctx, 2);
        setState(533);
        match(ProtobufParser::LBRACKET);
        setState(534);
        dottedName();
        setState(537);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == ProtobufParser::SLASH) {
          setState(535);
          match(ProtobufParser::SLASH);
          setState(536);
          dottedName();
        }
        setState(539);
        match(ProtobufParser::RBRACKET);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AggregateValueContext ------------------------------------------------------------------

ProtobufParser::AggregateValueContext::AggregateValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::ScalarValueContext* ProtobufParser::AggregateValueContext::scalarValue() {
  return getRuleContext<ProtobufParser::ScalarValueContext>(0);
}

ProtobufParser::AggregateBodyContext* ProtobufParser::AggregateValueContext::aggregateBody() {
  return getRuleContext<ProtobufParser::AggregateBodyContext>(0);
}

ProtobufParser::AggregateListContext* ProtobufParser::AggregateValueContext::aggregateList() {
  return getRuleContext<ProtobufParser::AggregateListContext>(0);
}


size_t ProtobufParser::AggregateValueContext::getRuleIndex() const {
  return ProtobufParser::RuleAggregateValue;
}


ProtobufParser::AggregateValueContext* ProtobufParser::aggregateValue() {
  AggregateValueContext *_localctx = _tracker.createInstance<AggregateValueContext>(_ctx, getState());
  enterRule(_localctx, 94, ProtobufParser::RuleAggregateValue);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(546);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::MINUS:
      case ProtobufParser::IDENT:
      case ProtobufParser::INTEGER:
      case ProtobufParser::FLOAT:
      case ProtobufParser::STRING: {
        enterOuterAlt(_localctx, 1);
        setState(543);
        scalarValue();
        break;
      }

      case ProtobufParser::LBRACE:
      case ProtobufParser::LANGLE: {
        enterOuterAlt(_localctx, 2);
        setState(544);
        aggregateBody();
        break;
      }

      case ProtobufParser::LBRACKET: {
        enterOuterAlt(_localctx, 3);
        setState(545);
        aggregateList();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AggregateBodyContext ------------------------------------------------------------------

ProtobufParser::AggregateBodyContext::AggregateBodyContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::AggregateBodyContext::LBRACE() {
  return getToken(ProtobufParser::LBRACE, 0);
}

tree::TerminalNode* ProtobufParser::AggregateBodyContext::RBRACE() {
  return getToken(ProtobufParser::RBRACE, 0);
}

std::vector<ProtobufParser::AggregateFieldContext *> ProtobufParser::AggregateBodyContext::aggregateField() {
  return getRuleContexts<ProtobufParser::AggregateFieldContext>();
}

ProtobufParser::AggregateFieldContext* ProtobufParser::AggregateBodyContext::aggregateField(size_t i) {
  return getRuleContext<ProtobufParser::AggregateFieldContext>(i);
}

tree::TerminalNode* ProtobufParser::AggregateBodyContext::LANGLE() {
  return getToken(ProtobufParser::LANGLE, 0);
}

tree::TerminalNode* ProtobufParser::AggregateBodyContext::RANGLE() {
  return getToken(ProtobufParser::RANGLE, 0);
}


size_t ProtobufParser::AggregateBodyContext::getRuleIndex() const {
  return ProtobufParser::RuleAggregateBody;
}


ProtobufParser::AggregateBodyContext* ProtobufParser::aggregateBody() {
  AggregateBodyContext *_localctx = _tracker.createInstance<AggregateBodyContext>(_ctx, getState());
  enterRule(_localctx, 96, ProtobufParser::RuleAggregateBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(564);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::LBRACE: {
        enterOuterAlt(_localctx, 1);
        setState(548);
        match(ProtobufParser::LBRACE);
        setState(552);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while ((((_la & ~ 0x3fULL) == 0) &&
          ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
          | (1ULL << ProtobufParser::EDITION)
          | (1ULL << ProtobufParser::IMPORT)
          | (1ULL << ProtobufParser::PUBLIC)
          | (1ULL << ProtobufParser::WEAK)
          | (1ULL << ProtobufParser::PACKAGE)
          | (1ULL << ProtobufParser::MESSAGE)
          | (1ULL << ProtobufParser::ENUM)
          | (1ULL << ProtobufParser::SERVICE)
          | (1ULL << ProtobufParser::EXTEND)
          | (1ULL << ProtobufParser::EXTENSIONS)
          | (1ULL << ProtobufParser::RESERVED)
          | (1ULL << ProtobufParser::OPTION)
          | (1ULL << ProtobufParser::ONEOF)
          | (1ULL << ProtobufParser::OPTIONAL)
          | (1ULL << ProtobufParser::REQUIRED)
          | (1ULL << ProtobufParser::REPEATED)
          | (1ULL << ProtobufParser::GROUP)
          | (1ULL << ProtobufParser::MAP)
          | (1ULL << ProtobufParser::TO)
          | (1ULL << ProtobufParser::MAX)
          | (1ULL << ProtobufParser::RPC)
          | (1ULL << ProtobufParser::RETURNS)
          | (1ULL << ProtobufParser::STREAM)
          | (1ULL << ProtobufParser::LBRACKET)
          | (1ULL << ProtobufParser::IDENT))) != 0)) {
          setState(549);
          aggregateField();
          setState(554);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(555);
        match(ProtobufParser::RBRACE);
        break;
      }

      case ProtobufParser::LANGLE: {
        enterOuterAlt(_localctx, 2);
        setState(556);
        match(ProtobufParser::LANGLE);
        setState(560);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while ((((_la & ~ 0x3fULL) == 0) &&
          ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
          | (1ULL << ProtobufParser::EDITION)
          | (1ULL << ProtobufParser::IMPORT)
          | (1ULL << ProtobufParser::PUBLIC)
          | (1ULL << ProtobufParser::WEAK)
          | (1ULL << ProtobufParser::PACKAGE)
          | (1ULL << ProtobufParser::MESSAGE)
          | (1ULL << ProtobufParser::ENUM)
          | (1ULL << ProtobufParser::SERVICE)
          | (1ULL << ProtobufParser::EXTEND)
          | (1ULL << ProtobufParser::EXTENSIONS)
          | (1ULL << ProtobufParser::RESERVED)
          | (1ULL << ProtobufParser::OPTION)
          | (1ULL << ProtobufParser::ONEOF)
          | (1ULL << ProtobufParser::OPTIONAL)
          | (1ULL << ProtobufParser::REQUIRED)
          | (1ULL << ProtobufParser::REPEATED)
          | (1ULL << ProtobufParser::GROUP)
          | (1ULL << ProtobufParser::MAP)
          | (1ULL << ProtobufParser::TO)
          | (1ULL << ProtobufParser::MAX)
          | (1ULL << ProtobufParser::RPC)
          | (1ULL << ProtobufParser::RETURNS)
          | (1ULL << ProtobufParser::STREAM)
          | (1ULL << ProtobufParser::LBRACKET)
          | (1ULL << ProtobufParser::IDENT))) != 0)) {
          setState(557);
          aggregateField();
          setState(562);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(563);
        match(ProtobufParser::RANGLE);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AggregateBodiesContext ------------------------------------------------------------------

ProtobufParser::AggregateBodiesContext::AggregateBodiesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::AggregateBodiesContext::LBRACKET() {
  return getToken(ProtobufParser::LBRACKET, 0);
}

tree::TerminalNode* ProtobufParser::AggregateBodiesContext::RBRACKET() {
  return getToken(ProtobufParser::RBRACKET, 0);
}

std::vector<ProtobufParser::AggregateBodyContext *> ProtobufParser::AggregateBodiesContext::aggregateBody() {
  return getRuleContexts<ProtobufParser::AggregateBodyContext>();
}

ProtobufParser::AggregateBodyContext* ProtobufParser::AggregateBodiesContext::aggregateBody(size_t i) {
  return getRuleContext<ProtobufParser::AggregateBodyContext>(i);
}

std::vector<tree::TerminalNode *> ProtobufParser::AggregateBodiesContext::COMMA() {
  return getTokens(ProtobufParser::COMMA);
}

tree::TerminalNode* ProtobufParser::AggregateBodiesContext::COMMA(size_t i) {
  return getToken(ProtobufParser::COMMA, i);
}


size_t ProtobufParser::AggregateBodiesContext::getRuleIndex() const {
  return ProtobufParser::RuleAggregateBodies;
}


ProtobufParser::AggregateBodiesContext* ProtobufParser::aggregateBodies() {
  AggregateBodiesContext *_localctx = _tracker.createInstance<AggregateBodiesContext>(_ctx, getState());
  enterRule(_localctx, 98, ProtobufParser::RuleAggregateBodies);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(566);
    match(ProtobufParser::LBRACKET);
    setState(575);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACE

    || _la == ProtobufParser::LANGLE) {
      setState(567);
      aggregateBody();
      setState(572);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == ProtobufParser::COMMA) {
        setState(568);
        match(ProtobufParser::COMMA);
        setState(569);
        aggregateBody();
        setState(574);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(577);
    match(ProtobufParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AggregateListContext ------------------------------------------------------------------

ProtobufParser::AggregateListContext::AggregateListContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::AggregateListContext::LBRACKET() {
  return getToken(ProtobufParser::LBRACKET, 0);
}

tree::TerminalNode* ProtobufParser::AggregateListContext::RBRACKET() {
  return getToken(ProtobufParser::RBRACKET, 0);
}

std::vector<ProtobufParser::ListValueContext *> ProtobufParser::AggregateListContext::listValue() {
  return getRuleContexts<ProtobufParser::ListValueContext>();
}

ProtobufParser::ListValueContext* ProtobufParser::AggregateListContext::listValue(size_t i) {
  return getRuleContext<ProtobufParser::ListValueContext>(i);
}

std::vector<tree::TerminalNode *> ProtobufParser::AggregateListContext::COMMA() {
  return getTokens(ProtobufParser::COMMA);
}

tree::TerminalNode* ProtobufParser::AggregateListContext::COMMA(size_t i) {
  return getToken(ProtobufParser::COMMA, i);
}


size_t ProtobufParser::AggregateListContext::getRuleIndex() const {
  return ProtobufParser::RuleAggregateList;
}


ProtobufParser::AggregateListContext* ProtobufParser::aggregateList() {
  AggregateListContext *_localctx = _tracker.createInstance<AggregateListContext>(_ctx, getState());
  enterRule(_localctx, 100, ProtobufParser::RuleAggregateList);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(579);
    match(ProtobufParser::LBRACKET);
    setState(588);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::MINUS)
      | (1ULL << ProtobufParser::LBRACE)
      | (1ULL << ProtobufParser::LANGLE)
      | (1ULL << ProtobufParser::IDENT)
      | (1ULL << ProtobufParser::INTEGER)
      | (1ULL << ProtobufParser::FLOAT)
      | (1ULL << ProtobufParser::STRING))) != 0)) {
      setState(580);
      listValue();
      setState(585);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == ProtobufParser::COMMA) {
        setState(581);
        match(ProtobufParser::COMMA);
        setState(582);
        listValue();
        setState(587);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(590);
    match(ProtobufParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ListValueContext ------------------------------------------------------------------

ProtobufParser::ListValueContext::ListValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::ScalarValueContext* ProtobufParser::ListValueContext::scalarValue() {
  return getRuleContext<ProtobufParser::ScalarValueContext>(0);
}

ProtobufParser::AggregateBodyContext* ProtobufParser::ListValueContext::aggregateBody() {
  return getRuleContext<ProtobufParser::AggregateBodyContext>(0);
}


size_t ProtobufParser::ListValueContext::getRuleIndex() const {
  return ProtobufParser::RuleListValue;
}


ProtobufParser::ListValueContext* ProtobufParser::listValue() {
  ListValueContext *_localctx = _tracker.createInstance<ListValueContext>(_ctx, getState());
  enterRule(_localctx, 102, ProtobufParser::RuleListValue);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(594);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::MINUS:
      case ProtobufParser::IDENT:
      case ProtobufParser::INTEGER:
      case ProtobufParser::FLOAT:
      case ProtobufParser::STRING: {
        enterOuterAlt(_localctx, 1);
        setState(592);
        scalarValue();
        break;
      }

      case ProtobufParser::LBRACE:
      case ProtobufParser::LANGLE: {
        enterOuterAlt(_localctx, 2);
        setState(593);
        aggregateBody();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ScalarValueContext ------------------------------------------------------------------

ProtobufParser::ScalarValueContext::ScalarValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::StringValueContext* ProtobufParser::ScalarValueContext::stringValue() {
  return getRuleContext<ProtobufParser::StringValueContext>(0);
}

tree::TerminalNode* ProtobufParser::ScalarValueContext::INTEGER() {
  return getToken(ProtobufParser::INTEGER, 0);
}

tree::TerminalNode* ProtobufParser::ScalarValueContext::FLOAT() {
  return getToken(ProtobufParser::FLOAT, 0);
}

ProtobufParser::IdentContext* ProtobufParser::ScalarValueContext::ident() {
  return getRuleContext<ProtobufParser::IdentContext>(0);
}

tree::TerminalNode* ProtobufParser::ScalarValueContext::MINUS() {
  return getToken(ProtobufParser::MINUS, 0);
}


size_t ProtobufParser::ScalarValueContext::getRuleIndex() const {
  return ProtobufParser::RuleScalarValue;
}


ProtobufParser::ScalarValueContext* ProtobufParser::scalarValue() {
  ScalarValueContext *_localctx = _tracker.createInstance<ScalarValueContext>(_ctx, getState());
  enterRule(_localctx, 104, ProtobufParser::RuleScalarValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(605);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::STRING: {
        enterOuterAlt(_localctx, 1);
        setState(596);
        stringValue();
        break;
      }

      case ProtobufParser::SYNTAX:
      case ProtobufParser::EDITION:
      case ProtobufParser::IMPORT:
      case ProtobufParser::PUBLIC:
      case ProtobufParser::WEAK:
      case ProtobufParser::PACKAGE:
      case ProtobufParser::MESSAGE:
      case ProtobufParser::ENUM:
      case ProtobufParser::SERVICE:
      case ProtobufParser::EXTEND:
      case ProtobufParser::EXTENSIONS:
      case ProtobufParser::RESERVED:
      case ProtobufParser::OPTION:
      case ProtobufParser::ONEOF:
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED:
      case ProtobufParser::GROUP:
      case ProtobufParser::MAP:
      case ProtobufParser::TO:
      case ProtobufParser::MAX:
      case ProtobufParser::RPC:
      case ProtobufParser::RETURNS:
      case ProtobufParser::STREAM:
      case ProtobufParser::MINUS:
      case ProtobufParser::IDENT:
      case ProtobufParser::INTEGER:
      case ProtobufParser::FLOAT: {
        enterOuterAlt(_localctx, 2);
        setState(598);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == ProtobufParser::MINUS) {
          setState(597);
          match(ProtobufParser::MINUS);
        }
        setState(603);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::INTEGER: {
            setState(600);
            match(ProtobufParser::INTEGER);
            break;
          }

          case ProtobufParser::FLOAT: {
            setState(601);
            match(ProtobufParser::FLOAT);
            break;
          }

          case ProtobufParser::SYNTAX:
          case ProtobufParser::EDITION:
          case ProtobufParser::IMPORT:
          case ProtobufParser::PUBLIC:
          case ProtobufParser::WEAK:
          case ProtobufParser::PACKAGE:
          case ProtobufParser::MESSAGE:
          case ProtobufParser::ENUM:
          case ProtobufParser::SERVICE:
          case ProtobufParser::EXTEND:
          case ProtobufParser::EXTENSIONS:
          case ProtobufParser::RESERVED:
          case ProtobufParser::OPTION:
          case ProtobufParser::ONEOF:
          case ProtobufParser::OPTIONAL:
          case ProtobufParser::REQUIRED:
          case ProtobufParser::REPEATED:
          case ProtobufParser::GROUP:
          case ProtobufParser::MAP:
          case ProtobufParser::TO:
          case ProtobufParser::MAX:
          case ProtobufParser::RPC:
          case ProtobufParser::RETURNS:
          case ProtobufParser::STREAM:
          case ProtobufParser::IDENT: {
            setState(602);
            ident();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- StringValueContext ------------------------------------------------------------------

ProtobufParser::StringValueContext::StringValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> ProtobufParser::StringValueContext::STRING() {
  return getTokens(ProtobufParser::STRING);
}

tree::TerminalNode* ProtobufParser::StringValueContext::STRING(size_t i) {
  return getToken(ProtobufParser::STRING, i);
}


size_t ProtobufParser::StringValueContext::getRuleIndex() const {
  return ProtobufParser::RuleStringValue;
}


ProtobufParser::StringValueContext* ProtobufParser::stringValue() {
  StringValueContext *_localctx = _tracker.createInstance<StringValueContext>(_ctx, getState());
  enterRule(_localctx, 106, ProtobufParser::RuleStringValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(608); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(607);
      match(ProtobufParser::STRING);
      setState(610); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == ProtobufParser::STRING);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TypeNameContext ------------------------------------------------------------------

ProtobufParser::TypeNameContext::TypeNameContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

ProtobufParser::DottedNameContext* ProtobufParser::TypeNameContext::dottedName() {
  return getRuleContext<ProtobufParser::DottedNameContext>(0);
}

tree::TerminalNode* ProtobufParser::TypeNameContext::DOT() {
  return getToken(ProtobufParser::DOT, 0);
}


size_t ProtobufParser::TypeNameContext::getRuleIndex() const {
  return ProtobufParser::RuleTypeName;
}


ProtobufParser::TypeNameContext* ProtobufParser::typeName() {
  TypeNameContext *_localctx = _tracker.createInstance<TypeNameContext>(_ctx, getState());
  enterRule(_localctx, 108, ProtobufParser::RuleTypeName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(613);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::DOT) {
      setState(612);
      match(ProtobufParser::DOT);
    }
    setState(615);
    dottedName();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DottedNameContext ------------------------------------------------------------------

ProtobufParser::DottedNameContext::DottedNameContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<ProtobufParser::IdentContext *> ProtobufParser::DottedNameContext::ident() {
  return getRuleContexts<ProtobufParser::IdentContext>();
}

ProtobufParser::IdentContext* ProtobufParser::DottedNameContext::ident(size_t i) {
  return getRuleContext<ProtobufParser::IdentContext>(i);
}

std::vector<tree::TerminalNode *> ProtobufParser::DottedNameContext::DOT() {
  return getTokens(ProtobufParser::DOT);
}

tree::TerminalNode* ProtobufParser::DottedNameContext::DOT(size_t i) {
  return getToken(ProtobufParser::DOT, i);
}


size_t ProtobufParser::DottedNameContext::getRuleIndex() const {
  return ProtobufParser::RuleDottedName;
}


ProtobufParser::DottedNameContext* ProtobufParser::dottedName() {
  DottedNameContext *_localctx = _tracker.createInstance<DottedNameContext>(_ctx, getState());
  enterRule(_localctx, 110, ProtobufParser::RuleDottedName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(617);
    ident();
    setState(622);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::DOT) {
      setState(618);
      match(ProtobufParser::DOT);
      setState(619);
      ident();
      setState(624);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- IdentContext ------------------------------------------------------------------

ProtobufParser::IdentContext::IdentContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::IdentContext::IDENT() {
  return getToken(ProtobufParser::IDENT, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::SYNTAX() {
  return getToken(ProtobufParser::SYNTAX, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::EDITION() {
  return getToken(ProtobufParser::EDITION, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::IMPORT() {
  return getToken(ProtobufParser::IMPORT, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::PUBLIC() {
  return getToken(ProtobufParser::PUBLIC, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::WEAK() {
  return getToken(ProtobufParser::WEAK, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::PACKAGE() {
  return getToken(ProtobufParser::PACKAGE, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::MESSAGE() {
  return getToken(ProtobufParser::MESSAGE, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::ENUM() {
  return getToken(ProtobufParser::ENUM, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::SERVICE() {
  return getToken(ProtobufParser::SERVICE, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::EXTEND() {
  return getToken(ProtobufParser::EXTEND, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::EXTENSIONS() {
  return getToken(ProtobufParser::EXTENSIONS, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::RESERVED() {
  return getToken(ProtobufParser::RESERVED, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::OPTION() {
  return getToken(ProtobufParser::OPTION, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::ONEOF() {
  return getToken(ProtobufParser::ONEOF, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::OPTIONAL() {
  return getToken(ProtobufParser::OPTIONAL, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::REQUIRED() {
  return getToken(ProtobufParser::REQUIRED, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::REPEATED() {
  return getToken(ProtobufParser::REPEATED, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::GROUP() {
  return getToken(ProtobufParser::GROUP, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::MAP() {
  return getToken(ProtobufParser::MAP, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::RPC() {
  return getToken(ProtobufParser::RPC, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::RETURNS() {
  return getToken(ProtobufParser::RETURNS, 0);
}

tree::TerminalNode* ProtobufParser::IdentContext::STREAM() {
  return getToken(ProtobufParser::STREAM, 0);
}


size_t ProtobufParser::IdentContext::getRuleIndex() const {
  return ProtobufParser::RuleIdent;
}


ProtobufParser::IdentContext* ProtobufParser::ident() {
  IdentContext *_localctx = _tracker.createInstance<IdentContext>(_ctx, getState());
  enterRule(_localctx, 112, ProtobufParser::RuleIdent);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(625);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::IDENT))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- LabelledTypeStartContext ------------------------------------------------------------------

ProtobufParser::LabelledTypeStartContext::LabelledTypeStartContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::IDENT() {
  return getToken(ProtobufParser::IDENT, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::SYNTAX() {
  return getToken(ProtobufParser::SYNTAX, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::EDITION() {
  return getToken(ProtobufParser::EDITION, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::IMPORT() {
  return getToken(ProtobufParser::IMPORT, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::PUBLIC() {
  return getToken(ProtobufParser::PUBLIC, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::WEAK() {
  return getToken(ProtobufParser::WEAK, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::PACKAGE() {
  return getToken(ProtobufParser::PACKAGE, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::MESSAGE() {
  return getToken(ProtobufParser::MESSAGE, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::ENUM() {
  return getToken(ProtobufParser::ENUM, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::SERVICE() {
  return getToken(ProtobufParser::SERVICE, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::EXTEND() {
  return getToken(ProtobufParser::EXTEND, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::EXTENSIONS() {
  return getToken(ProtobufParser::EXTENSIONS, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::RESERVED() {
  return getToken(ProtobufParser::RESERVED, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::OPTION() {
  return getToken(ProtobufParser::OPTION, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::ONEOF() {
  return getToken(ProtobufParser::ONEOF, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::OPTIONAL() {
  return getToken(ProtobufParser::OPTIONAL, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::REQUIRED() {
  return getToken(ProtobufParser::REQUIRED, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::REPEATED() {
  return getToken(ProtobufParser::REPEATED, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::RPC() {
  return getToken(ProtobufParser::RPC, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::RETURNS() {
  return getToken(ProtobufParser::RETURNS, 0);
}

tree::TerminalNode* ProtobufParser::LabelledTypeStartContext::STREAM() {
  return getToken(ProtobufParser::STREAM, 0);
}


size_t ProtobufParser::LabelledTypeStartContext::getRuleIndex() const {
  return ProtobufParser::RuleLabelledTypeStart;
}


ProtobufParser::LabelledTypeStartContext* ProtobufParser::labelledTypeStart() {
  LabelledTypeStartContext *_localctx = _tracker.createInstance<LabelledTypeStartContext>(_ctx, getState());
  enterRule(_localctx, 114, ProtobufParser::RuleLabelledTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(627);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::IDENT))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UnlabelledTypeStartContext ------------------------------------------------------------------

ProtobufParser::UnlabelledTypeStartContext::UnlabelledTypeStartContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::IDENT() {
  return getToken(ProtobufParser::IDENT, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::SYNTAX() {
  return getToken(ProtobufParser::SYNTAX, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::EDITION() {
  return getToken(ProtobufParser::EDITION, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::IMPORT() {
  return getToken(ProtobufParser::IMPORT, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::PUBLIC() {
  return getToken(ProtobufParser::PUBLIC, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::WEAK() {
  return getToken(ProtobufParser::WEAK, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::PACKAGE() {
  return getToken(ProtobufParser::PACKAGE, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::SERVICE() {
  return getToken(ProtobufParser::SERVICE, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::RPC() {
  return getToken(ProtobufParser::RPC, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::RETURNS() {
  return getToken(ProtobufParser::RETURNS, 0);
}

tree::TerminalNode* ProtobufParser::UnlabelledTypeStartContext::STREAM() {
  return getToken(ProtobufParser::STREAM, 0);
}


size_t ProtobufParser::UnlabelledTypeStartContext::getRuleIndex() const {
  return ProtobufParser::RuleUnlabelledTypeStart;
}


ProtobufParser::UnlabelledTypeStartContext* ProtobufParser::unlabelledTypeStart() {
  UnlabelledTypeStartContext *_localctx = _tracker.createInstance<UnlabelledTypeStartContext>(_ctx, getState());
  enterRule(_localctx, 116, ProtobufParser::RuleUnlabelledTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(629);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::IDENT))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MemberTypeStartContext ------------------------------------------------------------------

ProtobufParser::MemberTypeStartContext::MemberTypeStartContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::IDENT() {
  return getToken(ProtobufParser::IDENT, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::SYNTAX() {
  return getToken(ProtobufParser::SYNTAX, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::EDITION() {
  return getToken(ProtobufParser::EDITION, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::IMPORT() {
  return getToken(ProtobufParser::IMPORT, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::PUBLIC() {
  return getToken(ProtobufParser::PUBLIC, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::WEAK() {
  return getToken(ProtobufParser::WEAK, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::PACKAGE() {
  return getToken(ProtobufParser::PACKAGE, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::MESSAGE() {
  return getToken(ProtobufParser::MESSAGE, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::ENUM() {
  return getToken(ProtobufParser::ENUM, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::SERVICE() {
  return getToken(ProtobufParser::SERVICE, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::EXTEND() {
  return getToken(ProtobufParser::EXTEND, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::EXTENSIONS() {
  return getToken(ProtobufParser::EXTENSIONS, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::RESERVED() {
  return getToken(ProtobufParser::RESERVED, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::ONEOF() {
  return getToken(ProtobufParser::ONEOF, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::RPC() {
  return getToken(ProtobufParser::RPC, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::RETURNS() {
  return getToken(ProtobufParser::RETURNS, 0);
}

tree::TerminalNode* ProtobufParser::MemberTypeStartContext::STREAM() {
  return getToken(ProtobufParser::STREAM, 0);
}


size_t ProtobufParser::MemberTypeStartContext::getRuleIndex() const {
  return ProtobufParser::RuleMemberTypeStart;
}


ProtobufParser::MemberTypeStartContext* ProtobufParser::memberTypeStart() {
  MemberTypeStartContext *_localctx = _tracker.createInstance<MemberTypeStartContext>(_ctx, getState());
  enterRule(_localctx, 118, ProtobufParser::RuleMemberTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(631);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::IDENT))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EnumValueNameContext ------------------------------------------------------------------

ProtobufParser::EnumValueNameContext::EnumValueNameContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::IDENT() {
  return getToken(ProtobufParser::IDENT, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::SYNTAX() {
  return getToken(ProtobufParser::SYNTAX, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::EDITION() {
  return getToken(ProtobufParser::EDITION, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::IMPORT() {
  return getToken(ProtobufParser::IMPORT, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::PUBLIC() {
  return getToken(ProtobufParser::PUBLIC, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::WEAK() {
  return getToken(ProtobufParser::WEAK, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::PACKAGE() {
  return getToken(ProtobufParser::PACKAGE, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::MESSAGE() {
  return getToken(ProtobufParser::MESSAGE, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::ENUM() {
  return getToken(ProtobufParser::ENUM, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::SERVICE() {
  return getToken(ProtobufParser::SERVICE, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::EXTEND() {
  return getToken(ProtobufParser::EXTEND, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::EXTENSIONS() {
  return getToken(ProtobufParser::EXTENSIONS, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::ONEOF() {
  return getToken(ProtobufParser::ONEOF, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::OPTIONAL() {
  return getToken(ProtobufParser::OPTIONAL, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::REQUIRED() {
  return getToken(ProtobufParser::REQUIRED, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::REPEATED() {
  return getToken(ProtobufParser::REPEATED, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::GROUP() {
  return getToken(ProtobufParser::GROUP, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::MAP() {
  return getToken(ProtobufParser::MAP, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::RPC() {
  return getToken(ProtobufParser::RPC, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::RETURNS() {
  return getToken(ProtobufParser::RETURNS, 0);
}

tree::TerminalNode* ProtobufParser::EnumValueNameContext::STREAM() {
  return getToken(ProtobufParser::STREAM, 0);
}


size_t ProtobufParser::EnumValueNameContext::getRuleIndex() const {
  return ProtobufParser::RuleEnumValueName;
}


ProtobufParser::EnumValueNameContext* ProtobufParser::enumValueName() {
  EnumValueNameContext *_localctx = _tracker.createInstance<EnumValueNameContext>(_ctx, getState());
  enterRule(_localctx, 120, ProtobufParser::RuleEnumValueName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(633);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::STREAM)
      | (1ULL << ProtobufParser::IDENT))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UnstreamedTypeStartContext ------------------------------------------------------------------

ProtobufParser::UnstreamedTypeStartContext::UnstreamedTypeStartContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::IDENT() {
  return getToken(ProtobufParser::IDENT, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::SYNTAX() {
  return getToken(ProtobufParser::SYNTAX, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::EDITION() {
  return getToken(ProtobufParser::EDITION, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::IMPORT() {
  return getToken(ProtobufParser::IMPORT, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::PUBLIC() {
  return getToken(ProtobufParser::PUBLIC, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::WEAK() {
  return getToken(ProtobufParser::WEAK, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::PACKAGE() {
  return getToken(ProtobufParser::PACKAGE, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::MESSAGE() {
  return getToken(ProtobufParser::MESSAGE, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::ENUM() {
  return getToken(ProtobufParser::ENUM, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::SERVICE() {
  return getToken(ProtobufParser::SERVICE, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::EXTEND() {
  return getToken(ProtobufParser::EXTEND, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::EXTENSIONS() {
  return getToken(ProtobufParser::EXTENSIONS, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::RESERVED() {
  return getToken(ProtobufParser::RESERVED, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::OPTION() {
  return getToken(ProtobufParser::OPTION, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::ONEOF() {
  return getToken(ProtobufParser::ONEOF, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::OPTIONAL() {
  return getToken(ProtobufParser::OPTIONAL, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::REQUIRED() {
  return getToken(ProtobufParser::REQUIRED, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::REPEATED() {
  return getToken(ProtobufParser::REPEATED, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::GROUP() {
  return getToken(ProtobufParser::GROUP, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::MAP() {
  return getToken(ProtobufParser::MAP, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::TO() {
  return getToken(ProtobufParser::TO, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::MAX() {
  return getToken(ProtobufParser::MAX, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::RPC() {
  return getToken(ProtobufParser::RPC, 0);
}

tree::TerminalNode* ProtobufParser::UnstreamedTypeStartContext::RETURNS() {
  return getToken(ProtobufParser::RETURNS, 0);
}


size_t ProtobufParser::UnstreamedTypeStartContext::getRuleIndex() const {
  return ProtobufParser::RuleUnstreamedTypeStart;
}


ProtobufParser::UnstreamedTypeStartContext* ProtobufParser::unstreamedTypeStart() {
  UnstreamedTypeStartContext *_localctx = _tracker.createInstance<UnstreamedTypeStartContext>(_ctx, getState());
  enterRule(_localctx, 122, ProtobufParser::RuleUnstreamedTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(635);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::SYNTAX)
      | (1ULL << ProtobufParser::EDITION)
      | (1ULL << ProtobufParser::IMPORT)
      | (1ULL << ProtobufParser::PUBLIC)
      | (1ULL << ProtobufParser::WEAK)
      | (1ULL << ProtobufParser::PACKAGE)
      | (1ULL << ProtobufParser::MESSAGE)
      | (1ULL << ProtobufParser::ENUM)
      | (1ULL << ProtobufParser::SERVICE)
      | (1ULL << ProtobufParser::EXTEND)
      | (1ULL << ProtobufParser::EXTENSIONS)
      | (1ULL << ProtobufParser::RESERVED)
      | (1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::ONEOF)
      | (1ULL << ProtobufParser::OPTIONAL)
      | (1ULL << ProtobufParser::REQUIRED)
      | (1ULL << ProtobufParser::REPEATED)
      | (1ULL << ProtobufParser::GROUP)
      | (1ULL << ProtobufParser::MAP)
      | (1ULL << ProtobufParser::TO)
      | (1ULL << ProtobufParser::MAX)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::RETURNS)
      | (1ULL << ProtobufParser::IDENT))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

// Static vars and initialization.
std::vector<dfa::DFA> ProtobufParser::_decisionToDFA;
atn::PredictionContextCache ProtobufParser::_sharedContextCache;

// We own the ATN which in turn owns the ATN states.
atn::ATN ProtobufParser::_atn;
std::vector<uint16_t> ProtobufParser::_serializedATN;

std::vector<std::string> ProtobufParser::_ruleNames = {
  "file", "fileElement", "syntaxDecl", "editionDecl", "importDecl", "packageDecl", 
  "typeDecl", "messageDecl", "messageBody", "messageElement", "field", "member", 
  "label", "groupRest", "fieldRest", "mapType", "labelledType", "unlabelledType", 
  "memberType", "fieldNumber", "oneofDecl", "oneofElement", "extendDecl", 
  "extendElement", "extensionsDecl", "reservedDecl", "range", "reservedRange", 
  "signedInteger", "enumDecl", "enumElement", "enumValue", "serviceDecl", 
  "serviceElement", "methodDecl", "methodType", "unstreamedType", "methodBody", 
  "methodElement", "optionDecl", "compactOptions", "option", "optionName", 
  "optionNamePart", "optionValue", "aggregateField", "aggregateName", "aggregateValue", 
  "aggregateBody", "aggregateBodies", "aggregateList", "listValue", "scalarValue", 
  "stringValue", "typeName", "dottedName", "ident", "labelledTypeStart", 
  "unlabelledTypeStart", "memberTypeStart", "enumValueName", "unstreamedTypeStart"
};

std::vector<std::string> ProtobufParser::_literalNames = {
  "", "'syntax'", "'edition'", "'import'", "'public'", "'weak'", "'package'", 
  "'message'", "'enum'", "'service'", "'extend'", "'extensions'", "'reserved'", 
  "'option'", "'oneof'", "'optional'", "'required'", "'repeated'", "'group'", 
  "'map'", "'to'", "'max'", "'rpc'", "'returns'", "'stream'", "';'", "','", 
  "'.'", "'='", "':'", "'-'", "'/'", "'{'", "'}'", "'['", "']'", "'('", 
  "')'", "'<'", "'>'"
};

std::vector<std::string> ProtobufParser::_symbolicNames = {
  "", "SYNTAX", "EDITION", "IMPORT", "PUBLIC", "WEAK", "PACKAGE", "MESSAGE", 
  "ENUM", "SERVICE", "EXTEND", "EXTENSIONS", "RESERVED", "OPTION", "ONEOF", 
  "OPTIONAL", "REQUIRED", "REPEATED", "GROUP", "MAP", "TO", "MAX", "RPC", 
  "RETURNS", "STREAM", "SEMICOLON", "COMMA", "DOT", "EQUALS", "COLON", "MINUS", 
  "SLASH", "LBRACE", "RBRACE", "LBRACKET", "RBRACKET", "LPAREN", "RPAREN", 
  "LANGLE", "RANGLE", "IDENT", "INTEGER", "FLOAT", "STRING", "BAD_NUMBER", 
  "BAD_STRING", "BAD_CHARACTER", "VISIBILITY"
};

dfa::Vocabulary ProtobufParser::_vocabulary(_literalNames, _symbolicNames);

std::vector<std::string> ProtobufParser::_tokenNames;

ProtobufParser::Initializer::Initializer() {
	for (size_t i = 0; i < _symbolicNames.size(); ++i) {
		std::string name = _vocabulary.getLiteralName(i);
		if (name.empty()) {
			name = _vocabulary.getSymbolicName(i);
		}

		if (name.empty()) {
			_tokenNames.push_back("<INVALID>");
		} else {
      _tokenNames.push_back(name);
    }
	}

  _serializedATN = {
    0x3, 0x608b, 0xa72a, 0x8133, 0xb9ed, 0x417c, 0x3be7, 0x7786, 0x5964, 
    0x3, 0x31, 0x280, 0x4, 0x2, 0x9, 0x2, 0x4, 0x3, 0x9, 0x3, 0x4, 0x4, 
    0x9, 0x4, 0x4, 0x5, 0x9, 0x5, 0x4, 0x6, 0x9, 0x6, 0x4, 0x7, 0x9, 0x7, 
    0x4, 0x8, 0x9, 0x8, 0x4, 0x9, 0x9, 0x9, 0x4, 0xa, 0x9, 0xa, 0x4, 0xb, 
    0x9, 0xb, 0x4, 0xc, 0x9, 0xc, 0x4, 0xd, 0x9, 0xd, 0x4, 0xe, 0x9, 0xe, 
    0x4, 0xf, 0x9, 0xf, 0x4, 0x10, 0x9, 0x10, 0x4, 0x11, 0x9, 0x11, 0x4, 
    0x12, 0x9, 0x12, 0x4, 0x13, 0x9, 0x13, 0x4, 0x14, 0x9, 0x14, 0x4, 0x15, 
    0x9, 0x15, 0x4, 0x16, 0x9, 0x16, 0x4, 0x17, 0x9, 0x17, 0x4, 0x18, 0x9, 
    0x18, 0x4, 0x19, 0x9, 0x19, 0x4, 0x1a, 0x9, 0x1a, 0x4, 0x1b, 0x9, 0x1b, 
    0x4, 0x1c, 0x9, 0x1c, 0x4, 0x1d, 0x9, 0x1d, 0x4, 0x1e, 0x9, 0x1e, 0x4, 
    0x1f, 0x9, 0x1f, 0x4, 0x20, 0x9, 0x20, 0x4, 0x21, 0x9, 0x21, 0x4, 0x22, 
    0x9, 0x22, 0x4, 0x23, 0x9, 0x23, 0x4, 0x24, 0x9, 0x24, 0x4, 0x25, 0x9, 
    0x25, 0x4, 0x26, 0x9, 0x26, 0x4, 0x27, 0x9, 0x27, 0x4, 0x28, 0x9, 0x28, 
    0x4, 0x29, 0x9, 0x29, 0x4, 0x2a, 0x9, 0x2a, 0x4, 0x2b, 0x9, 0x2b, 0x4, 
    0x2c, 0x9, 0x2c, 0x4, 0x2d, 0x9, 0x2d, 0x4, 0x2e, 0x9, 0x2e, 0x4, 0x2f, 
    0x9, 0x2f, 0x4, 0x30, 0x9, 0x30, 0x4, 0x31, 0x9, 0x31, 0x4, 0x32, 0x9, 
    0x32, 0x4, 0x33, 0x9, 0x33, 0x4, 0x34, 0x9, 0x34, 0x4, 0x35, 0x9, 0x35, 
    0x4, 0x36, 0x9, 0x36, 0x4, 0x37, 0x9, 0x37, 0x4, 0x38, 0x9, 0x38, 0x4, 
    0x39, 0x9, 0x39, 0x4, 0x3a, 0x9, 0x3a, 0x4, 0x3b, 0x9, 0x3b, 0x4, 0x3c, 
    0x9, 0x3c, 0x4, 0x3d, 0x9, 0x3d, 0x4, 0x3e, 0x9, 0x3e, 0x4, 0x3f, 0x9, 
    0x3f, 0x3, 0x2, 0x7, 0x2, 0x80, 0xa, 0x2, 0xc, 0x2, 0xe, 0x2, 0x83, 
    0xb, 0x2, 0x3, 0x2, 0x3, 0x2, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 
    0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0x90, 0xa, 
    0x3, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x5, 0x3, 
    0x5, 0x3, 0x5, 0x3, 0x5, 0x3, 0x5, 0x3, 0x6, 0x3, 0x6, 0x5, 0x6, 0x9e, 
    0xa, 0x6, 0x3, 0x6, 0x3, 0x6, 0x3, 0x6, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 
    0x3, 0x7, 0x3, 0x8, 0x5, 0x8, 0xa8, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0xac, 0xa, 0x8, 0x3, 0x9, 0x3, 0x9, 0x3, 0x9, 0x3, 0x9, 0x3, 0xa, 
    0x3, 0xa, 0x7, 0xa, 0xb4, 0xa, 0xa, 0xc, 0xa, 0xe, 0xa, 0xb7, 0xb, 0xa, 
    0x3, 0xa, 0x3, 0xa, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 
    0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 0x5, 0xb, 0xc3, 0xa, 0xb, 0x3, 0xc, 0x3, 
    0xc, 0x3, 0xc, 0x3, 0xc, 0x5, 0xc, 0xc9, 0xa, 0xc, 0x3, 0xc, 0x3, 0xc, 
    0x5, 0xc, 0xcd, 0xa, 0xc, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 0x5, 0xc, 0xd2, 
    0xa, 0xc, 0x3, 0xc, 0x3, 0xc, 0x5, 0xc, 0xd6, 0xa, 0xc, 0x3, 0xd, 0x3, 
    0xd, 0x3, 0xd, 0x3, 0xd, 0x5, 0xd, 0xdc, 0xa, 0xd, 0x3, 0xd, 0x3, 0xd, 
    0x5, 0xd, 0xe0, 0xa, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x5, 0xd, 0xe5, 
    0xa, 0xd, 0x3, 0xd, 0x3, 0xd, 0x5, 0xd, 0xe9, 0xa, 0xd, 0x3, 0xe, 0x3, 
    0xe, 0x3, 0xf, 0x3, 0xf, 0x3, 0xf, 0x3, 0xf, 0x3, 0xf, 0x5, 0xf, 0xf2, 
    0xa, 0xf, 0x3, 0xf, 0x3, 0xf, 0x3, 0x10, 0x3, 0x10, 0x3, 0x10, 0x3, 
    0x10, 0x5, 0x10, 0xfa, 0xa, 0x10, 0x3, 0x10, 0x3, 0x10, 0x3, 0x11, 0x3, 
    0x11, 0x3, 0x11, 0x3, 0x11, 0x3, 0x11, 0x3, 0x11, 0x3, 0x11, 0x3, 0x11, 
    0x3, 0x11, 0x7, 0x11, 0x107, 0xa, 0x11, 0xc, 0x11, 0xe, 0x11, 0x10a, 
    0xb, 0x11, 0x5, 0x11, 0x10c, 0xa, 0x11, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 
    0x3, 0x12, 0x3, 0x12, 0x7, 0x12, 0x113, 0xa, 0x12, 0xc, 0x12, 0xe, 0x12, 
    0x116, 0xb, 0x12, 0x5, 0x12, 0x118, 0xa, 0x12, 0x3, 0x13, 0x3, 0x13, 
    0x3, 0x13, 0x3, 0x13, 0x3, 0x13, 0x7, 0x13, 0x11f, 0xa, 0x13, 0xc, 0x13, 
    0xe, 0x13, 0x122, 0xb, 0x13, 0x5, 0x13, 0x124, 0xa, 0x13, 0x3, 0x14, 
    0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x7, 0x14, 0x12b, 0xa, 0x14, 
    0xc, 0x14, 0xe, 0x14, 0x12e, 0xb, 0x14, 0x5, 0x14, 0x130, 0xa, 0x14, 
    0x3, 0x15, 0x3, 0x15, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x7, 
    0x16, 0x138, 0xa, 0x16, 0xc, 0x16, 0xe, 0x16, 0x13b, 0xb, 0x16, 0x3, 
    0x16, 0x3, 0x16, 0x3, 0x17, 0x3, 0x17, 0x5, 0x17, 0x141, 0xa, 0x17, 
    0x3, 0x18, 0x3, 0x18, 0x3, 0x18, 0x3, 0x18, 0x7, 0x18, 0x147, 0xa, 0x18, 
    0xc, 0x18, 0xe, 0x18, 0x14a, 0xb, 0x18, 0x3, 0x18, 0x3, 0x18, 0x3, 0x19, 
    0x3, 0x19, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x7, 0x1a, 0x154, 
    0xa, 0x1a, 0xc, 0x1a, 0xe, 0x1a, 0x157, 0xb, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 
    0x15a, 0xa, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 
    0x3, 0x1b, 0x7, 0x1b, 0x162, 0xa, 0x1b, 0xc, 0x1b, 0xe, 0x1b, 0x165, 
    0xb, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 0x7, 0x1b, 0x16a, 0xa, 0x1b, 
    0xc, 0x1b, 0xe, 0x1b, 0x16d, 0xb, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 
    0x7, 0x1b, 0x172, 0xa, 0x1b, 0xc, 0x1b, 0xe, 0x1b, 0x175, 0xb, 0x1b, 
    0x5, 0x1b, 0x177, 0xa, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 0x3, 0x1c, 0x3, 0x1c, 
    0x3, 0x1c, 0x5, 0x1c, 0x17e, 0xa, 0x1c, 0x3, 0x1d, 0x3, 0x1d, 0x3, 0x1d, 
    0x3, 0x1d, 0x5, 0x1d, 0x184, 0xa, 0x1d, 0x5, 0x1d, 0x186, 0xa, 0x1d, 
    0x3, 0x1e, 0x5, 0x1e, 0x189, 0xa, 0x1e, 0x3, 0x1e, 0x3, 0x1e, 0x3, 0x1f, 
    0x3, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x7, 0x1f, 0x191, 0xa, 0x1f, 0xc, 0x1f, 
    0xe, 0x1f, 0x194, 0xb, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x20, 0x3, 0x20, 
    0x3, 0x20, 0x3, 0x20, 0x5, 0x20, 0x19c, 0xa, 0x20, 0x3, 0x21, 0x3, 0x21, 
    0x3, 0x21, 0x3, 0x21, 0x5, 0x21, 0x1a2, 0xa, 0x21, 0x3, 0x21, 0x3, 0x21, 
    0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x7, 0x22, 0x1aa, 0xa, 0x22, 
    0xc, 0x22, 0xe, 0x22, 0x1ad, 0xb, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x23, 
    0x3, 0x23, 0x3, 0x23, 0x5, 0x23, 0x1b4, 0xa, 0x23, 0x3, 0x24, 0x3, 0x24, 
    0x3, 0x24, 0x3, 0x24, 0x3, 0x24, 0x3, 0x24, 0x3, 0x24, 0x5, 0x24, 0x1bd, 
    0xa, 0x24, 0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x5, 0x25, 0x1c3, 
    0xa, 0x25, 0x3, 0x25, 0x3, 0x25, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 
    0x26, 0x3, 0x26, 0x7, 0x26, 0x1cc, 0xa, 0x26, 0xc, 0x26, 0xe, 0x26, 
    0x1cf, 0xb, 0x26, 0x5, 0x26, 0x1d1, 0xa, 0x26, 0x3, 0x27, 0x3, 0x27, 
    0x7, 0x27, 0x1d5, 0xa, 0x27, 0xc, 0x27, 0xe, 0x27, 0x1d8, 0xb, 0x27, 
    0x3, 0x27, 0x3, 0x27, 0x3, 0x28, 0x3, 0x28, 0x5, 0x28, 0x1de, 0xa, 0x28, 
    0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x2a, 0x3, 0x2a, 0x3, 
    0x2a, 0x3, 0x2a, 0x7, 0x2a, 0x1e8, 0xa, 0x2a, 0xc, 0x2a, 0xe, 0x2a, 
    0x1eb, 0xb, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 
    0x3, 0x2b, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 0x7, 0x2c, 0x1f6, 0xa, 0x2c, 
    0xc, 0x2c, 0xe, 0x2c, 0x1f9, 0xb, 0x2c, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 
    0x3, 0x2d, 0x3, 0x2d, 0x5, 0x2d, 0x200, 0xa, 0x2d, 0x3, 0x2e, 0x3, 0x2e, 
    0x3, 0x2e, 0x7, 0x2e, 0x205, 0xa, 0x2e, 0xc, 0x2e, 0xe, 0x2e, 0x208, 
    0xb, 0x2e, 0x3, 0x2e, 0x5, 0x2e, 0x20b, 0xa, 0x2e, 0x3, 0x2f, 0x3, 0x2f, 
    0x3, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x5, 0x2f, 0x212, 0xa, 0x2f, 0x3, 0x2f, 
    0x5, 0x2f, 0x215, 0xa, 0x2f, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 
    0x3, 0x30, 0x5, 0x30, 0x21c, 0xa, 0x30, 0x3, 0x30, 0x3, 0x30, 0x5, 0x30, 
    0x220, 0xa, 0x30, 0x3, 0x31, 0x3, 0x31, 0x3, 0x31, 0x5, 0x31, 0x225, 
    0xa, 0x31, 0x3, 0x32, 0x3, 0x32, 0x7, 0x32, 0x229, 0xa, 0x32, 0xc, 0x32, 
    0xe, 0x32, 0x22c, 0xb, 0x32, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 0x7, 0x32, 
    0x231, 0xa, 0x32, 0xc, 0x32, 0xe, 0x32, 0x234, 0xb, 0x32, 0x3, 0x32, 
    0x5, 0x32, 0x237, 0xa, 0x32, 0x3, 0x33, 0x3, 0x33, 0x3, 0x33, 0x3, 0x33, 
    0x7, 0x33, 0x23d, 0xa, 0x33, 0xc, 0x33, 0xe, 0x33, 0x240, 0xb, 0x33, 
    0x5, 0x33, 0x242, 0xa, 0x33, 0x3, 0x33, 0x3, 0x33, 0x3, 0x34, 0x3, 0x34, 
    0x3, 0x34, 0x3, 0x34, 0x7, 0x34, 0x24a, 0xa, 0x34, 0xc, 0x34, 0xe, 0x34, 
    0x24d, 0xb, 0x34, 0x5, 0x34, 0x24f, 0xa, 0x34, 0x3, 0x34, 0x3, 0x34, 
    0x3, 0x35, 0x3, 0x35, 0x5, 0x35, 0x255, 0xa, 0x35, 0x3, 0x36, 0x3, 0x36, 
    0x5, 0x36, 0x259, 0xa, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x5, 0x36, 
    0x25e, 0xa, 0x36, 0x5, 0x36, 0x260, 0xa, 0x36, 0x3, 0x37, 0x6, 0x37, 
    0x263, 0xa, 0x37, 0xd, 0x37, 0xe, 0x37, 0x264, 0x3, 0x38, 0x5, 0x38, 
    0x268, 0xa, 0x38, 0x3, 0x38, 0x3, 0x38, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 
    0x7, 0x39, 0x26f, 0xa, 0x39, 0xc, 0x39, 0xe, 0x39, 0x272, 0xb, 0x39, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3b, 0x3, 0x3b, 0x3, 0x3c, 0x3, 0x3c, 0x3, 
    0x3d, 0x3, 0x3d, 0x3, 0x3e, 0x3, 0x3e, 0x3, 0x3f, 0x3, 0x3f, 0x3, 0x3f, 
    0x2, 0x2, 0x40, 0x2, 0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x10, 0x12, 0x14, 
    0x16, 0x18, 0x1a, 0x1c, 0x1e, 0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 
    0x2e, 0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 0x42, 0x44, 
    0x46, 0x48, 0x4a, 0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 0x5a, 0x5c, 
    0x5e, 0x60, 0x62, 0x64, 0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 0x72, 0x74, 
    0x76, 0x78, 0x7a, 0x7c, 0x2, 0xc, 0x4, 0x2, 0x6, 0x7, 0xf, 0xf, 0x3, 
    0x2, 0x11, 0x13, 0x4, 0x2, 0x17, 0x17, 0x2b, 0x2b, 0x3, 0x2, 0x1b, 0x1c, 
    0x4, 0x2, 0x3, 0x1a, 0x2a, 0x2a, 0x5, 0x2, 0x3, 0x13, 0x16, 0x1a, 0x2a, 
    0x2a, 0x6, 0x2, 0x3, 0x8, 0xb, 0xb, 0x16, 0x1a, 0x2a, 0x2a, 0x6, 0x2, 
    0x3, 0xe, 0x10, 0x10, 0x16, 0x1a, 0x2a, 0x2a, 0x5, 0x2, 0x3, 0xd, 0x10, 
    0x1a, 0x2a, 0x2a, 0x4, 0x2, 0x3, 0x19, 0x2a, 0x2a, 0x2, 0x2a0, 0x2, 
    0x81, 0x3, 0x2, 0x2, 0x2, 0x4, 0x8f, 0x3, 0x2, 0x2, 0x2, 0x6, 0x91, 
    0x3, 0x2, 0x2, 0x2, 0x8, 0x96, 0x3, 0x2, 0x2, 0x2, 0xa, 0x9b, 0x3, 0x2, 
    0x2, 0x2, 0xc, 0xa2, 0x3, 0x2, 0x2, 0x2, 0xe, 0xa7, 0x3, 0x2, 0x2, 0x2, 
    0x10, 0xad, 0x3, 0x2, 0x2, 0x2, 0x12, 0xb1, 0x3, 0x2, 0x2, 0x2, 0x14, 
    0xc2, 0x3, 0x2, 0x2, 0x2, 0x16, 0xd5, 0x3, 0x2, 0x2, 0x2, 0x18, 0xe8, 
    0x3, 0x2, 0x2, 0x2, 0x1a, 0xea, 0x3, 0x2, 0x2, 0x2, 0x1c, 0xec, 0x3, 
    0x2, 0x2, 0x2, 0x1e, 0xf5, 0x3, 0x2, 0x2, 0x2, 0x20, 0xfd, 0x3, 0x2, 
    0x2, 0x2, 0x22, 0x117, 0x3, 0x2, 0x2, 0x2, 0x24, 0x123, 0x3, 0x2, 0x2, 
    0x2, 0x26, 0x12f, 0x3, 0x2, 0x2, 0x2, 0x28, 0x131, 0x3, 0x2, 0x2, 0x2, 
    0x2a, 0x133, 0x3, 0x2, 0x2, 0x2, 0x2c, 0x140, 0x3, 0x2, 0x2, 0x2, 0x2e, 
    0x142, 0x3, 0x2, 0x2, 0x2, 0x30, 0x14d, 0x3, 0x2, 0x2, 0x2, 0x32, 0x14f, 
    0x3, 0x2, 0x2, 0x2, 0x34, 0x15d, 0x3, 0x2, 0x2, 0x2, 0x36, 0x17a, 0x3, 
    0x2, 0x2, 0x2, 0x38, 0x17f, 0x3, 0x2, 0x2, 0x2, 0x3a, 0x188, 0x3, 0x2, 
    0x2, 0x2, 0x3c, 0x18c, 0x3, 0x2, 0x2, 0x2, 0x3e, 0x19b, 0x3, 0x2, 0x2, 
    0x2, 0x40, 0x19d, 0x3, 0x2, 0x2, 0x2, 0x42, 0x1a5, 0x3, 0x2, 0x2, 0x2, 
    0x44, 0x1b3, 0x3, 0x2, 0x2, 0x2, 0x46, 0x1b5, 0x3, 0x2, 0x2, 0x2, 0x48, 
    0x1be, 0x3, 0x2, 0x2, 0x2, 0x4a, 0x1d0, 0x3, 0x2, 0x2, 0x2, 0x4c, 0x1d2, 
    0x3, 0x2, 0x2, 0x2, 0x4e, 0x1dd, 0x3, 0x2, 0x2, 0x2, 0x50, 0x1df, 0x3, 
    0x2, 0x2, 0x2, 0x52, 0x1e3, 0x3, 0x2, 0x2, 0x2, 0x54, 0x1ee, 0x3, 0x2, 
    0x2, 0x2, 0x56, 0x1f2, 0x3, 0x2, 0x2, 0x2, 0x58, 0x1ff, 0x3, 0x2, 0x2, 
    0x2, 0x5a, 0x20a, 0x3, 0x2, 0x2, 0x2, 0x5c, 0x20c, 0x3, 0x2, 0x2, 0x2, 
    0x5e, 0x21f, 0x3, 0x2, 0x2, 0x2, 0x60, 0x224, 0x3, 0x2, 0x2, 0x2, 0x62, 
    0x236, 0x3, 0x2, 0x2, 0x2, 0x64, 0x238, 0x3, 0x2, 0x2, 0x2, 0x66, 0x245, 
    0x3, 0x2, 0x2, 0x2, 0x68, 0x254, 0x3, 0x2, 0x2, 0x2, 0x6a, 0x25f, 0x3, 
    0x2, 0x2, 0x2, 0x6c, 0x262, 0x3, 0x2, 0x2, 0x2, 0x6e, 0x267, 0x3, 0x2, 
    0x2, 0x2, 0x70, 0x26b, 0x3, 0x2, 0x2, 0x2, 0x72, 0x273, 0x3, 0x2, 0x2, 
    0x2, 0x74, 0x275, 0x3, 0x2, 0x2, 0x2, 0x76, 0x277, 0x3, 0x2, 0x2, 0x2, 
    0x78, 0x279, 0x3, 0x2, 0x2, 0x2, 0x7a, 0x27b, 0x3, 0x2, 0x2, 0x2, 0x7c, 
    0x27d, 0x3, 0x2, 0x2, 0x2, 0x7e, 0x80, 0x5, 0x4, 0x3, 0x2, 0x7f, 0x7e, 
    0x3, 0x2, 0x2, 0x2, 0x80, 0x83, 0x3, 0x2, 0x2, 0x2, 0x81, 0x7f, 0x3, 
    0x2, 0x2, 0x2, 0x81, 0x82, 0x3, 0x2, 0x2, 0x2, 0x82, 0x84, 0x3, 0x2, 
    0x2, 0x2, 0x83, 0x81, 0x3, 0x2, 0x2, 0x2, 0x84, 0x85, 0x7, 0x2, 0x2, 
    0x3, 0x85, 0x3, 0x3, 0x2, 0x2, 0x2, 0x86, 0x90, 0x7, 0x1b, 0x2, 0x2, 
    0x87, 0x90, 0x5, 0x6, 0x4, 0x2, 0x88, 0x90, 0x5, 0x8, 0x5, 0x2, 0x89, 
    0x90, 0x5, 0xa, 0x6, 0x2, 0x8a, 0x90, 0x5, 0xc, 0x7, 0x2, 0x8b, 0x90, 
    0x5, 0x50, 0x29, 0x2, 0x8c, 0x90, 0x5, 0xe, 0x8, 0x2, 0x8d, 0x90, 0x5, 
    0x2e, 0x18, 0x2, 0x8e, 0x90, 0x5, 0x42, 0x22, 0x2, 0x8f, 0x86, 0x3, 
    0x2, 0x2, 0x2, 0x8f, 0x87, 0x3, 0x2, 0x2, 0x2, 0x8f, 0x88, 0x3, 0x2, 
    0x2, 0x2, 0x8f, 0x89, 0x3, 0x2, 0x2, 0x2, 0x8f, 0x8a, 0x3, 0x2, 0x2, 
    0x2, 0x8f, 0x8b, 0x3, 0x2, 0x2, 0x2, 0x8f, 0x8c, 0x3, 0x2, 0x2, 0x2, 
    0x8f, 0x8d, 0x3, 0x2, 0x2, 0x2, 0x8f, 0x8e, 0x3, 0x2, 0x2, 0x2, 0x90, 
    0x5, 0x3, 0x2, 0x2, 0x2, 0x91, 0x92, 0x7, 0x3, 0x2, 0x2, 0x92, 0x93, 
    0x7, 0x1e, 0x2, 0x2, 0x93, 0x94, 0x5, 0x6c, 0x37, 0x2, 0x94, 0x95, 0x7, 
    0x1b, 0x2, 0x2, 0x95, 0x7, 0x3, 0x2, 0x2, 0x2, 0x96, 0x97, 0x7, 0x4, 
    0x2, 0x2, 0x97, 0x98, 0x7, 0x1e, 0x2, 0x2, 0x98, 0x99, 0x5, 0x6c, 0x37, 
    0x2, 0x99, 0x9a, 0x7, 0x1b, 0x2, 0x2, 0x9a, 0x9, 0x3, 0x2, 0x2, 0x2, 
    0x9b, 0x9d, 0x7, 0x5, 0x2, 0x2, 0x9c, 0x9e, 0x9, 0x2, 0x2, 0x2, 0x9d, 
    0x9c, 0x3, 0x2, 0x2, 0x2, 0x9d, 0x9e, 0x3, 0x2, 0x2, 0x2, 0x9e, 0x9f, 
    0x3, 0x2, 0x2, 0x2, 0x9f, 0xa0, 0x5, 0x6c, 0x37, 0x2, 0xa0, 0xa1, 0x7, 
    0x1b, 0x2, 0x2, 0xa1, 0xb, 0x3, 0x2, 0x2, 0x2, 0xa2, 0xa3, 0x7, 0x8, 
    0x2, 0x2, 0xa3, 0xa4, 0x5, 0x70, 0x39, 0x2, 0xa4, 0xa5, 0x7, 0x1b, 0x2, 
    0x2, 0xa5, 0xd, 0x3, 0x2, 0x2, 0x2, 0xa6, 0xa8, 0x7, 0x31, 0x2, 0x2, 
    0xa7, 0xa6, 0x3, 0x2, 0x2, 0x2, 0xa7, 0xa8, 0x3, 0x2, 0x2, 0x2, 0xa8, 
    0xab, 0x3, 0x2, 0x2, 0x2, 0xa9, 0xac, 0x5, 0x10, 0x9, 0x2, 0xaa, 0xac, 
    0x5, 0x3c, 0x1f, 0x2, 0xab, 0xa9, 0x3, 0x2, 0x2, 0x2, 0xab, 0xaa, 0x3, 
    0x2, 0x2, 0x2, 0xac, 0xf, 0x3, 0x2, 0x2, 0x2, 0xad, 0xae, 0x7, 0x9, 
    0x2, 0x2, 0xae, 0xaf, 0x5, 0x72, 0x3a, 0x2, 0xaf, 0xb0, 0x5, 0x12, 0xa, 
    0x2, 0xb0, 0x11, 0x3, 0x2, 0x2, 0x2, 0xb1, 0xb5, 0x7, 0x22, 0x2, 0x2, 
    0xb2, 0xb4, 0x5, 0x14, 0xb, 0x2, 0xb3, 0xb2, 0x3, 0x2, 0x2, 0x2, 0xb4, 
    0xb7, 0x3, 0x2, 0x2, 0x2, 0xb5, 0xb3, 0x3, 0x2, 0x2, 0x2, 0xb5, 0xb6, 
    0x3, 0x2, 0x2, 0x2, 0xb6, 0xb8, 0x3, 0x2, 0x2, 0x2, 0xb7, 0xb5, 0x3, 
    0x2, 0x2, 0x2, 0xb8, 0xb9, 0x7, 0x23, 0x2, 0x2, 0xb9, 0x13, 0x3, 0x2, 
    0x2, 0x2, 0xba, 0xc3, 0x7, 0x1b, 0x2, 0x2, 0xbb, 0xc3, 0x5, 0xe, 0x8, 
    0x2, 0xbc, 0xc3, 0x5, 0x32, 0x1a, 0x2, 0xbd, 0xc3, 0x5, 0x34, 0x1b, 
    0x2, 0xbe, 0xc3, 0x5, 0x2e, 0x18, 0x2, 0xbf, 0xc3, 0x5, 0x50, 0x29, 
    0x2, 0xc0, 0xc3, 0x5, 0x2a, 0x16, 0x2, 0xc1, 0xc3, 0x5, 0x16, 0xc, 0x2, 
    0xc2, 0xba, 0x3, 0x2, 0x2, 0x2, 0xc2, 0xbb, 0x3, 0x2, 0x2, 0x2, 0xc2, 
    0xbc, 0x3, 0x2, 0x2, 0x2, 0xc2, 0xbd, 0x3, 0x2, 0x2, 0x2, 0xc2, 0xbe, 
    0x3, 0x2, 0x2, 0x2, 0xc2, 0xbf, 0x3, 0x2, 0x2, 0x2, 0xc2, 0xc0, 0x3, 
    0x2, 0x2, 0x2, 0xc2, 0xc1, 0x3, 0x2, 0x2, 0x2, 0xc3, 0x15, 0x3, 0x2, 
    0x2, 0x2, 0xc4, 0xcc, 0x5, 0x1a, 0xe, 0x2, 0xc5, 0xcd, 0x5, 0x1c, 0xf, 
    0x2, 0xc6, 0xc9, 0x5, 0x20, 0x11, 0x2, 0xc7, 0xc9, 0x5, 0x22, 0x12, 
    0x2, 0xc8, 0xc6, 0x3, 0x2, 0x2, 0x2, 0xc8, 0xc7, 0x3, 0x2, 0x2, 0x2, 
    0xc9, 0xca, 0x3, 0x2, 0x2, 0x2, 0xca, 0xcb, 0x5, 0x1e, 0x10, 0x2, 0xcb, 
    0xcd, 0x3, 0x2, 0x2, 0x2, 0xcc, 0xc5, 0x3, 0x2, 0x2, 0x2, 0xcc, 0xc8, 
    0x3, 0x2, 0x2, 0x2, 0xcd, 0xd6, 0x3, 0x2, 0x2, 0x2, 0xce, 0xd6, 0x5, 
    0x1c, 0xf, 0x2, 0xcf, 0xd2, 0x5, 0x20, 0x11, 0x2, 0xd0, 0xd2, 0x5, 0x24, 
    0x13, 0x2, 0xd1, 0xcf, 0x3, 0x2, 0x2, 0x2, 0xd1, 0xd0, 0x3, 0x2, 0x2, 
    0x2, 0xd2, 0xd3, 0x3, 0x2, 0x2, 0x2, 0xd3, 0xd4, 0x5, 0x1e, 0x10, 0x2, 
    0xd4, 0xd6, 0x3, 0x2, 0x2, 0x2, 0xd5, 0xc4, 0x3, 0x2, 0x2, 0x2, 0xd5, 
    0xce, 0x3, 0x2, 0x2, 0x2, 0xd5, 0xd1, 0x3, 0x2, 0x2, 0x2, 0xd6, 0x17, 
    0x3, 0x2, 0x2, 0x2, 0xd7, 0xdf, 0x5, 0x1a, 0xe, 0x2, 0xd8, 0xe0, 0x5, 
    0x1c, 0xf, 0x2, 0xd9, 0xdc, 0x5, 0x20, 0x11, 0x2, 0xda, 0xdc, 0x5, 0x22, 
    0x12, 0x2, 0xdb, 0xd9, 0x3, 0x2, 0x2, 0x2, 0xdb, 0xda, 0x3, 0x2, 0x2, 
    0x2, 0xdc, 0xdd, 0x3, 0x2, 0x2, 0x2, 0xdd, 0xde, 0x5, 0x1e, 0x10, 0x2, 
    0xde, 0xe0, 0x3, 0x2, 0x2, 0x2, 0xdf, 0xd8, 0x3, 0x2, 0x2, 0x2, 0xdf, 
    0xdb, 0x3, 0x2, 0x2, 0x2, 0xe0, 0xe9, 0x3, 0x2, 0x2, 0x2, 0xe1, 0xe9, 
    0x5, 0x1c, 0xf, 0x2, 0xe2, 0xe5, 0x5, 0x20, 0x11, 0x2, 0xe3, 0xe5, 0x5, 
    0x26, 0x14, 0x2, 0xe4, 0xe2, 0x3, 0x2, 0x2, 0x2, 0xe4, 0xe3, 0x3, 0x2, 
    0x2, 0x2, 0xe5, 0xe6, 0x3, 0x2, 0x2, 0x2, 0xe6, 0xe7, 0x5, 0x1e, 0x10, 
    0x2, 0xe7, 0xe9, 0x3, 0x2, 0x2, 0x2, 0xe8, 0xd7, 0x3, 0x2, 0x2, 0x2, 
    0xe8, 0xe1, 0x3, 0x2, 0x2, 0x2, 0xe8, 0xe4, 0x3, 0x2, 0x2, 0x2, 0xe9, 
    0x19, 0x3, 0x2, 0x2, 0x2, 0xea, 0xeb, 0x9, 0x3, 0x2, 0x2, 0xeb, 0x1b, 
    0x3, 0x2, 0x2, 0x2, 0xec, 0xed, 0x7, 0x14, 0x2, 0x2, 0xed, 0xee, 0x5, 
    0x72, 0x3a, 0x2, 0xee, 0xef, 0x7, 0x1e, 0x2, 0x2, 0xef, 0xf1, 0x5, 0x28, 
    0x15, 0x2, 0xf0, 0xf2, 0x5, 0x52, 0x2a, 0x2, 0xf1, 0xf0, 0x3, 0x2, 0x2, 
    0x2, 0xf1, 0xf2, 0x3, 0x2, 0x2, 0x2, 0xf2, 0xf3, 0x3, 0x2, 0x2, 0x2, 
    0xf3, 0xf4, 0x5, 0x12, 0xa, 0x2, 0xf4, 0x1d, 0x3, 0x2, 0x2, 0x2, 0xf5, 
    0xf6, 0x5, 0x72, 0x3a, 0x2, 0xf6, 0xf7, 0x7, 0x1e, 0x2, 0x2, 0xf7, 0xf9, 
    0x5, 0x28, 0x15, 0x2, 0xf8, 0xfa, 0x5, 0x52, 0x2a, 0x2, 0xf9, 0xf8, 
    0x3, 0x2, 0x2, 0x2, 0xf9, 0xfa, 0x3, 0x2, 0x2, 0x2, 0xfa, 0xfb, 0x3, 
    0x2, 0x2, 0x2, 0xfb, 0xfc, 0x7, 0x1b, 0x2, 0x2, 0xfc, 0x1f, 0x3, 0x2, 
    0x2, 0x2, 0xfd, 0x10b, 0x7, 0x15, 0x2, 0x2, 0xfe, 0xff, 0x7, 0x28, 0x2, 
    0x2, 0xff, 0x100, 0x5, 0x6e, 0x38, 0x2, 0x100, 0x101, 0x7, 0x1c, 0x2, 
    0x2, 0x101, 0x102, 0x5, 0x6e, 0x38, 0x2, 0x102, 0x103, 0x7, 0x29, 0x2, 
    0x2, 0x103, 0x10c, 0x3, 0x2, 0x2, 0x2, 0x104, 0x105, 0x7, 0x1d, 0x2, 
    0x2, 0x105, 0x107, 0x5, 0x72, 0x3a, 0x2, 0x106, 0x104, 0x3, 0x2, 0x2, 
    0x2, 0x107, 0x10a, 0x3, 0x2, 0x2, 0x2, 0x108, 0x106, 0x3, 0x2, 0x2, 
    0x2, 0x108, 0x109, 0x3, 0x2, 0x2, 0x2, 0x109, 0x10c, 0x3, 0x2, 0x2, 
    0x2, 0x10a, 0x108, 0x3, 0x2, 0x2, 0x2, 0x10b, 0xfe, 0x3, 0x2, 0x2, 0x2, 
    0x10b, 0x108, 0x3, 0x2, 0x2, 0x2, 0x10c, 0x21, 0x3, 0x2, 0x2, 0x2, 0x10d, 
    0x10e, 0x7, 0x1d, 0x2, 0x2, 0x10e, 0x118, 0x5, 0x70, 0x39, 0x2, 0x10f, 
    0x114, 0x5, 0x74, 0x3b, 0x2, 0x110, 0x111, 0x7, 0x1d, 0x2, 0x2, 0x111, 
    0x113, 0x5, 0x72, 0x3a, 0x2, 0x112, 0x110, 0x3, 0x2, 0x2, 0x2, 0x113, 
    0x116, 0x3, 0x2, 0x2, 0x2, 0x114, 0x112, 0x3, 0x2, 0x2, 0x2, 0x114, 
    0x115, 0x3, 0x2, 0x2, 0x2, 0x115, 0x118, 0x3, 0x2, 0x2, 0x2, 0x116, 
    0x114, 0x3, 0x2, 0x2, 0x2, 0x117, 0x10d, 0x3, 0x2, 0x2, 0x2, 0x117, 
    0x10f, 0x3, 0x2, 0x2, 0x2, 0x118, 0x23, 0x3, 0x2, 0x2, 0x2, 0x119, 0x11a, 
    0x7, 0x1d, 0x2, 0x2, 0x11a, 0x124, 0x5, 0x70, 0x39, 0x2, 0x11b, 0x120, 
    0x5, 0x76, 0x3c, 0x2, 0x11c, 0x11d, 0x7, 0x1d, 0x2, 0x2, 0x11d, 0x11f, 
    0x5, 0x72, 0x3a, 0x2, 0x11e, 0x11c, 0x3, 0x2, 0x2, 0x2, 0x11f, 0x122, 
    0x3, 0x2, 0x2, 0x2, 0x120, 0x11e, 0x3, 0x2, 0x2, 0x2, 0x120, 0x121, 
    0x3, 0x2, 0x2, 0x2, 0x121, 0x124, 0x3, 0x2, 0x2, 0x2, 0x122, 0x120, 
    0x3, 0x2, 0x2, 0x2, 0x123, 0x119, 0x3, 0x2, 0x2, 0x2, 0x123, 0x11b, 
    0x3, 0x2, 0x2, 0x2, 0x124, 0x25, 0x3, 0x2, 0x2, 0x2, 0x125, 0x126, 0x7, 
    0x1d, 0x2, 0x2, 0x126, 0x130, 0x5, 0x70, 0x39, 0x2, 0x127, 0x12c, 0x5, 
    0x78, 0x3d, 0x2, 0x128, 0x129, 0x7, 0x1d, 0x2, 0x2, 0x129, 0x12b, 0x5, 
    0x72, 0x3a, 0x2, 0x12a, 0x128, 0x3, 0x2, 0x2, 0x2, 0x12b, 0x12e, 0x3, 
    0x2, 0x2, 0x2, 0x12c, 0x12a, 0x3, 0x2, 0x2, 0x2, 0x12c, 0x12d, 0x3, 
    0x2, 0x2, 0x2, 0x12d, 0x130, 0x3, 0x2, 0x2, 0x2, 0x12e, 0x12c, 0x3, 
    0x2, 0x2, 0x2, 0x12f, 0x125, 0x3, 0x2, 0x2, 0x2, 0x12f, 0x127, 0x3, 
    0x2, 0x2, 0x2, 0x130, 0x27, 0x3, 0x2, 0x2, 0x2, 0x131, 0x132, 0x7, 0x2b, 
    0x2, 0x2, 0x132, 0x29, 0x3, 0x2, 0x2, 0x2, 0x133, 0x134, 0x7, 0x10, 
    0x2, 0x2, 0x134, 0x135, 0x5, 0x72, 0x3a, 0x2, 0x135, 0x139, 0x7, 0x22, 
    0x2, 0x2, 0x136, 0x138, 0x5, 0x2c, 0x17, 0x2, 0x137, 0x136, 0x3, 0x2, 
    0x2, 0x2, 0x138, 0x13b, 0x3, 0x2, 0x2, 0x2, 0x139, 0x137, 0x3, 0x2, 
    0x2, 0x2, 0x139, 0x13a, 0x3, 0x2, 0x2, 0x2, 0x13a, 0x13c, 0x3, 0x2, 
    0x2, 0x2, 0x13b, 0x139, 0x3, 0x2, 0x2, 0x2, 0x13c, 0x13d, 0x7, 0x23, 
    0x2, 0x2, 0x13d, 0x2b, 0x3, 0x2, 0x2, 0x2, 0x13e, 0x141, 0x5, 0x50, 
    0x29, 0x2, 0x13f, 0x141, 0x5, 0x18, 0xd, 0x2, 0x140, 0x13e, 0x3, 0x2, 
    0x2, 0x2, 0x140, 0x13f, 0x3, 0x2, 0x2, 0x2, 0x141, 0x2d, 0x3, 0x2, 0x2, 
    0x2, 0x142, 0x143, 0x7, 0xc, 0x2, 0x2, 0x143, 0x144, 0x5, 0x6e, 0x38, 
    0x2, 0x144, 0x148, 0x7, 0x22, 0x2, 0x2, 0x145, 0x147, 0x5, 0x30, 0x19, 
    0x2, 0x146, 0x145, 0x3, 0x2, 0x2, 0x2, 0x147, 0x14a, 0x3, 0x2, 0x2, 
    0x2, 0x148, 0x146, 0x3, 0x2, 0x2, 0x2, 0x148, 0x149, 0x3, 0x2, 0x2, 
    0x2, 0x149, 0x14b, 0x3, 0x2, 0x2, 0x2, 0x14a, 0x148, 0x3, 0x2, 0x2, 
    0x2, 0x14b, 0x14c, 0x7, 0x23, 0x2, 0x2, 0x14c, 0x2f, 0x3, 0x2, 0x2, 
    0x2, 0x14d, 0x14e, 0x5, 0x18, 0xd, 0x2, 0x14e, 0x31, 0x3, 0x2, 0x2, 
    0x2, 0x14f, 0x150, 0x7, 0xd, 0x2, 0x2, 0x150, 0x155, 0x5, 0x36, 0x1c, 
    0x2, 0x151, 0x152, 0x7, 0x1c, 0x2, 0x2, 0x152, 0x154, 0x5, 0x36, 0x1c, 
    0x2, 0x153, 0x151, 0x3, 0x2, 0x2, 0x2, 0x154, 0x157, 0x3, 0x2, 0x2, 
    0x2, 0x155, 0x153, 0x3, 0x2, 0x2, 0x2, 0x155, 0x156, 0x3, 0x2, 0x2, 
    0x2, 0x156, 0x159, 0x3, 0x2, 0x2, 0x2, 0x157, 0x155, 0x3, 0x2, 0x2, 
    0x2, 0x158, 0x15a, 0x5, 0x52, 0x2a, 0x2, 0x159, 0x158, 0x3, 0x2, 0x2, 
    0x2, 0x159, 0x15a, 0x3, 0x2, 0x2, 0x2, 0x15a, 0x15b, 0x3, 0x2, 0x2, 
    0x2, 0x15b, 0x15c, 0x7, 0x1b, 0x2, 0x2, 0x15c, 0x33, 0x3, 0x2, 0x2, 
    0x2, 0x15d, 0x176, 0x7, 0xe, 0x2, 0x2, 0x15e, 0x163, 0x5, 0x38, 0x1d, 
    0x2, 0x15f, 0x160, 0x7, 0x1c, 0x2, 0x2, 0x160, 0x162, 0x5, 0x38, 0x1d, 
    0x2, 0x161, 0x15f, 0x3, 0x2, 0x2, 0x2, 0x162, 0x165, 0x3, 0x2, 0x2, 
    0x2, 0x163, 0x161, 0x3, 0x2, 0x2, 0x2, 0x163, 0x164, 0x3, 0x2, 0x2, 
    0x2, 0x164, 0x177, 0x3, 0x2, 0x2, 0x2, 0x165, 0x163, 0x3, 0x2, 0x2, 
    0x2, 0x166, 0x16b, 0x5, 0x6c, 0x37, 0x2, 0x167, 0x168, 0x7, 0x1c, 0x2, 
    0x2, 0x168, 0x16a, 0x5, 0x6c, 0x37, 0x2, 0x169, 0x167, 0x3, 0x2, 0x2, 
    0x2, 0x16a, 0x16d, 0x3, 0x2, 0x2, 0x2, 0x16b, 0x169, 0x3, 0x2, 0x2, 
    0x2, 0x16b, 0x16c, 0x3, 0x2, 0x2, 0x2, 0x16c, 0x177, 0x3, 0x2, 0x2, 
    0x2, 0x16d, 0x16b, 0x3, 0x2, 0x2, 0x2, 0x16e, 0x173, 0x5, 0x72, 0x3a, 
    0x2, 0x16f, 0x170, 0x7, 0x1c, 0x2, 0x2, 0x170, 0x172, 0x5, 0x72, 0x3a, 
    0x2, 0x171, 0x16f, 0x3, 0x2, 0x2, 0x2, 0x172, 0x175, 0x3, 0x2, 0x2, 
    0x2, 0x173, 0x171, 0x3, 0x2, 0x2, 0x2, 0x173, 0x174, 0x3, 0x2, 0x2, 
    0x2, 0x174, 0x177, 0x3, 0x2, 0x2, 0x2, 0x175, 0x173, 0x3, 0x2, 0x2, 
    0x2, 0x176, 0x15e, 0x3, 0x2, 0x2, 0x2, 0x176, 0x166, 0x3, 0x2, 0x2, 
    0x2, 0x176, 0x16e, 0x3, 0x2, 0x2, 0x2, 0x177, 0x178, 0x3, 0x2, 0x2, 
    0x2, 0x178, 0x179, 0x7, 0x1b, 0x2, 0x2, 0x179, 0x35, 0x3, 0x2, 0x2, 
    0x2, 0x17a, 0x17d, 0x7, 0x2b, 0x2, 0x2, 0x17b, 0x17c, 0x7, 0x16, 0x2, 
    0x2, 0x17c, 0x17e, 0x9, 0x4, 0x2, 0x2, 0x17d, 0x17b, 0x3, 0x2, 0x2, 
    0x2, 0x17d, 0x17e, 0x3, 0x2, 0x2, 0x2, 0x17e, 0x37, 0x3, 0x2, 0x2, 0x2, 
    0x17f, 0x185, 0x5, 0x3a, 0x1e, 0x2, 0x180, 0x183, 0x7, 0x16, 0x2, 0x2, 
    0x181, 0x184, 0x5, 0x3a, 0x1e, 0x2, 0x182, 0x184, 0x7, 0x17, 0x2, 0x2, 
    0x183, 0x181, 0x3, 0x2, 0x2, 0x2, 0x183, 0x182, 0x3, 0x2, 0x2, 0x2, 
    0x184, 0x186, 0x3, 0x2, 0x2, 0x2, 0x185, 0x180, 0x3, 0x2, 0x2, 0x2, 
    0x185, 0x186, 0x3, 0x2, 0x2, 0x2, 0x186, 0x39, 0x3, 0x2, 0x2, 0x2, 0x187, 
    0x189, 0x7, 0x20, 0x2, 0x2, 0x188, 0x187, 0x3, 0x2, 0x2, 0x2, 0x188, 
    0x189, 0x3, 0x2, 0x2, 0x2, 0x189, 0x18a, 0x3, 0x2, 0x2, 0x2, 0x18a, 
    0x18b, 0x7, 0x2b, 0x2, 0x2, 0x18b, 0x3b, 0x3, 0x2, 0x2, 0x2, 0x18c, 
    0x18d, 0x7, 0xa, 0x2, 0x2, 0x18d, 0x18e, 0x5, 0x72, 0x3a, 0x2, 0x18e, 
    0x192, 0x7, 0x22, 0x2, 0x2, 0x18f, 0x191, 0x5, 0x3e, 0x20, 0x2, 0x190, 
    0x18f, 0x3, 0x2, 0x2, 0x2, 0x191, 0x194, 0x3, 0x2, 0x2, 0x2, 0x192, 
    0x190, 0x3, 0x2, 0x2, 0x2, 0x192, 0x193, 0x3, 0x2, 0x2, 0x2, 0x193, 
    0x195, 0x3, 0x2, 0x2, 0x2, 0x194, 0x192, 0x3, 0x2, 0x2, 0x2, 0x195, 
    0x196, 0x7, 0x23, 0x2, 0x2, 0x196, 0x3d, 0x3, 0x2, 0x2, 0x2, 0x197, 
    0x19c, 0x7, 0x1b, 0x2, 0x2, 0x198, 0x19c, 0x5, 0x50, 0x29, 0x2, 0x199, 
    0x19c, 0x5, 0x34, 0x1b, 0x2, 0x19a, 0x19c, 0x5, 0x40, 0x21, 0x2, 0x19b, 
    0x197, 0x3, 0x2, 0x2, 0x2, 0x19b, 0x198, 0x3, 0x2, 0x2, 0x2, 0x19b, 
    0x199, 0x3, 0x2, 0x2, 0x2, 0x19b, 0x19a, 0x3, 0x2, 0x2, 0x2, 0x19c, 
    0x3f, 0x3, 0x2, 0x2, 0x2, 0x19d, 0x19e, 0x5, 0x7a, 0x3e, 0x2, 0x19e, 
    0x19f, 0x7, 0x1e, 0x2, 0x2, 0x19f, 0x1a1, 0x5, 0x3a, 0x1e, 0x2, 0x1a0, 
    0x1a2, 0x5, 0x52, 0x2a, 0x2, 0x1a1, 0x1a0, 0x3, 0x2, 0x2, 0x2, 0x1a1, 
    0x1a2, 0x3, 0x2, 0x2, 0x2, 0x1a2, 0x1a3, 0x3, 0x2, 0x2, 0x2, 0x1a3, 
    0x1a4, 0x7, 0x1b, 0x2, 0x2, 0x1a4, 0x41, 0x3, 0x2, 0x2, 0x2, 0x1a5, 
    0x1a6, 0x7, 0xb, 0x2, 0x2, 0x1a6, 0x1a7, 0x5, 0x72, 0x3a, 0x2, 0x1a7, 
    0x1ab, 0x7, 0x22, 0x2, 0x2, 0x1a8, 0x1aa, 0x5, 0x44, 0x23, 0x2, 0x1a9, 
    0x1a8, 0x3, 0x2, 0x2, 0x2, 0x1aa, 0x1ad, 0x3, 0x2, 0x2, 0x2, 0x1ab, 
    0x1a9, 0x3, 0x2, 0x2, 0x2, 0x1ab, 0x1ac, 0x3, 0x2, 0x2, 0x2, 0x1ac, 
    0x1ae, 0x3, 0x2, 0x2, 0x2, 0x1ad, 0x1ab, 0x3, 0x2, 0x2, 0x2, 0x1ae, 
    0x1af, 0x7, 0x23, 0x2, 0x2, 0x1af, 0x43, 0x3, 0x2, 0x2, 0x2, 0x1b0, 
    0x1b4, 0x7, 0x1b, 0x2, 0x2, 0x1b1, 0x1b4, 0x5, 0x50, 0x29, 0x2, 0x1b2, 
    0x1b4, 0x5, 0x46, 0x24, 0x2, 0x1b3, 0x1b0, 0x3, 0x2, 0x2, 0x2, 0x1b3, 
    0x1b1, 0x3, 0x2, 0x2, 0x2, 0x1b3, 0x1b2, 0x3, 0x2, 0x2, 0x2, 0x1b4, 
    0x45, 0x3, 0x2, 0x2, 0x2, 0x1b5, 0x1b6, 0x7, 0x18, 0x2, 0x2, 0x1b6, 
    0x1b7, 0x5, 0x72, 0x3a, 0x2, 0x1b7, 0x1b8, 0x5, 0x48, 0x25, 0x2, 0x1b8, 
    0x1b9, 0x7, 0x19, 0x2, 0x2, 0x1b9, 0x1bc, 0x5, 0x48, 0x25, 0x2, 0x1ba, 
    0x1bd, 0x7, 0x1b, 0x2, 0x2, 0x1bb, 0x1bd, 0x5, 0x4c, 0x27, 0x2, 0x1bc, 
    0x1ba, 0x3, 0x2, 0x2, 0x2, 0x1bc, 0x1bb, 0x3, 0x2, 0x2, 0x2, 0x1bd, 
    0x47, 0x3, 0x2, 0x2, 0x2, 0x1be, 0x1c2, 0x7, 0x26, 0x2, 0x2, 0x1bf, 
    0x1c0, 0x7, 0x1a, 0x2, 0x2, 0x1c0, 0x1c3, 0x5, 0x6e, 0x38, 0x2, 0x1c1, 
    0x1c3, 0x5, 0x4a, 0x26, 0x2, 0x1c2, 0x1bf, 0x3, 0x2, 0x2, 0x2, 0x1c2, 
    0x1c1, 0x3, 0x2, 0x2, 0x2, 0x1c3, 0x1c4, 0x3, 0x2, 0x2, 0x2, 0x1c4, 
    0x1c5, 0x7, 0x27, 0x2, 0x2, 0x1c5, 0x49, 0x3, 0x2, 0x2, 0x2, 0x1c6, 
    0x1c7, 0x7, 0x1d, 0x2, 0x2, 0x1c7, 0x1d1, 0x5, 0x70, 0x39, 0x2, 0x1c8, 
    0x1cd, 0x5, 0x7c, 0x3f, 0x2, 0x1c9, 0x1ca, 0x7, 0x1d, 0x2, 0x2, 0x1ca, 
    0x1cc, 0x5, 0x72, 0x3a, 0x2, 0x1cb, 0x1c9, 0x3, 0x2, 0x2, 0x2, 0x1cc, 
    0x1cf, 0x3, 0x2, 0x2, 0x2, 0x1cd, 0x1cb, 0x3, 0x2, 0x2, 0x2, 0x1cd, 
    0x1ce, 0x3, 0x2, 0x2, 0x2, 0x1ce, 0x1d1, 0x3, 0x2, 0x2, 0x2, 0x1cf, 
    0x1cd, 0x3, 0x2, 0x2, 0x2, 0x1d0, 0x1c6, 0x3, 0x2, 0x2, 0x2, 0x1d0, 
    0x1c8, 0x3, 0x2, 0x2, 0x2, 0x1d1, 0x4b, 0x3, 0x2, 0x2, 0x2, 0x1d2, 0x1d6, 
    0x7, 0x22, 0x2, 0x2, 0x1d3, 0x1d5, 0x5, 0x4e, 0x28, 0x2, 0x1d4, 0x1d3, 
    0x3, 0x2, 0x2, 0x2, 0x1d5, 0x1d8, 0x3, 0x2, 0x2, 0x2, 0x1d6, 0x1d4, 
    0x3, 0x2, 0x2, 0x2, 0x1d6, 0x1d7, 0x3, 0x2, 0x2, 0x2, 0x1d7, 0x1d9, 
    0x3, 0x2, 0x2, 0x2, 0x1d8, 0x1d6, 0x3, 0x2, 0x2, 0x2, 0x1d9, 0x1da, 
    0x7, 0x23, 0x2, 0x2, 0x1da, 0x4d, 0x3, 0x2, 0x2, 0x2, 0x1db, 0x1de, 
    0x7, 0x1b, 0x2, 0x2, 0x1dc, 0x1de, 0x5, 0x50, 0x29, 0x2, 0x1dd, 0x1db, 
    0x3, 0x2, 0x2, 0x2, 0x1dd, 0x1dc, 0x3, 0x2, 0x2, 0x2, 0x1de, 0x4f, 0x3, 
    0x2, 0x2, 0x2, 0x1df, 0x1e0, 0x7, 0xf, 0x2, 0x2, 0x1e0, 0x1e1, 0x5, 
    0x54, 0x2b, 0x2, 0x1e1, 0x1e2, 0x7, 0x1b, 0x2, 0x2, 0x1e2, 0x51, 0x3, 
    0x2, 0x2, 0x2, 0x1e3, 0x1e4, 0x7, 0x24, 0x2, 0x2, 0x1e4, 0x1e9, 0x5, 
    0x54, 0x2b, 0x2, 0x1e5, 0x1e6, 0x7, 0x1c, 0x2, 0x2, 0x1e6, 0x1e8, 0x5, 
    0x54, 0x2b, 0x2, 0x1e7, 0x1e5, 0x3, 0x2, 0x2, 0x2, 0x1e8, 0x1eb, 0x3, 
    0x2, 0x2, 0x2, 0x1e9, 0x1e7, 0x3, 0x2, 0x2, 0x2, 0x1e9, 0x1ea, 0x3, 
    0x2, 0x2, 0x2, 0x1ea, 0x1ec, 0x3, 0x2, 0x2, 0x2, 0x1eb, 0x1e9, 0x3, 
    0x2, 0x2, 0x2, 0x1ec, 0x1ed, 0x7, 0x25, 0x2, 0x2, 0x1ed, 0x53, 0x3, 
    0x2, 0x2, 0x2, 0x1ee, 0x1ef, 0x5, 0x56, 0x2c, 0x2, 0x1ef, 0x1f0, 0x7, 
    0x1e, 0x2, 0x2, 0x1f0, 0x1f1, 0x5, 0x5a, 0x2e, 0x2, 0x1f1, 0x55, 0x3, 
    0x2, 0x2, 0x2, 0x1f2, 0x1f7, 0x5, 0x58, 0x2d, 0x2, 0x1f3, 0x1f4, 0x7, 
    0x1d, 0x2, 0x2, 0x1f4, 0x1f6, 0x5, 0x58, 0x2d, 0x2, 0x1f5, 0x1f3, 0x3, 
    0x2, 0x2, 0x2, 0x1f6, 0x1f9, 0x3, 0x2, 0x2, 0x2, 0x1f7, 0x1f5, 0x3, 
    0x2, 0x2, 0x2, 0x1f7, 0x1f8, 0x3, 0x2, 0x2, 0x2, 0x1f8, 0x57, 0x3, 0x2, 
    0x2, 0x2, 0x1f9, 0x1f7, 0x3, 0x2, 0x2, 0x2, 0x1fa, 0x200, 0x5, 0x72, 
    0x3a, 0x2, 0x1fb, 0x1fc, 0x7, 0x26, 0x2, 0x2, 0x1fc, 0x1fd, 0x5, 0x6e, 
    0x38, 0x2, 0x1fd, 0x1fe, 0x7, 0x27, 0x2, 0x2, 0x1fe, 0x200, 0x3, 0x2, 
    0x2, 0x2, 0x1ff, 0x1fa, 0x3, 0x2, 0x2, 0x2, 0x1ff, 0x1fb, 0x3, 0x2, 
    0x2, 0x2, 0x200, 0x59, 0x3, 0x2, 0x2, 0x2, 0x201, 0x20b, 0x5, 0x6a, 
    0x36, 0x2, 0x202, 0x206, 0x7, 0x22, 0x2, 0x2, 0x203, 0x205, 0x5, 0x5c, 
    0x2f, 0x2, 0x204, 0x203, 0x3, 0x2, 0x2, 0x2, 0x205, 0x208, 0x3, 0x2, 
    0x2, 0x2, 0x206, 0x204, 0x3, 0x2, 0x2, 0x2, 0x206, 0x207, 0x3, 0x2, 
    0x2, 0x2, 0x207, 0x209, 0x3, 0x2, 0x2, 0x2, 0x208, 0x206, 0x3, 0x2, 
    0x2, 0x2, 0x209, 0x20b, 0x7, 0x23, 0x2, 0x2, 0x20a, 0x201, 0x3, 0x2, 
    0x2, 0x2, 0x20a, 0x202, 0x3, 0x2, 0x2, 0x2, 0x20b, 0x5b, 0x3, 0x2, 0x2, 
    0x2, 0x20c, 0x211, 0x5, 0x5e, 0x30, 0x2, 0x20d, 0x20e, 0x7, 0x1f, 0x2, 
    0x2, 0x20e, 0x212, 0x5, 0x60, 0x31, 0x2, 0x20f, 0x212, 0x5, 0x62, 0x32, 
    0x2, 0x210, 0x212, 0x5, 0x64, 0x33, 0x2, 0x211, 0x20d, 0x3, 0x2, 0x2, 
    0x2, 0x211, 0x20f, 0x3, 0x2, 0x2, 0x2, 0x211, 0x210, 0x3, 0x2, 0x2, 
    0x2, 0x212, 0x214, 0x3, 0x2, 0x2, 0x2, 0x213, 0x215, 0x9, 0x5, 0x2, 
    0x2, 0x214, 0x213, 0x3, 0x2, 0x2, 0x2, 0x214, 0x215, 0x3, 0x2, 0x2, 
    0x2, 0x215, 0x5d, 0x3, 0x2, 0x2, 0x2, 0x216, 0x220, 0x5, 0x72, 0x3a, 
    0x2, 0x217, 0x218, 0x7, 0x24, 0x2, 0x2, 0x218, 0x21b, 0x5, 0x70, 0x39, 
    0x2, 0x219, 0x21a, 0x7, 0x21, 0x2, 0x2, 0x21a, 0x21c, 0x5, 0x70, 0x39, 
    0x2, 0x21b, 0x219, 0x3, 0x2, 0x2, 0x2, 0x21b, 0x21c, 0x3, 0x2, 0x2, 
    0x2, 0x21c, 0x21d, 0x3, 0x2, 0x2, 0x2, 0x21d, 0x21e, 0x7, 0x25, 0x2, 
    0x2, 0x21e, 0x220, 0x3, 0x2, 0x2, 0x2, 0x21f, 0x216, 0x3, 0x2, 0x2, 
    0x2, 0x21f, 0x217, 0x3, 0x2, 0x2, 0x2, 0x220, 0x5f, 0x3, 0x2, 0x2, 0x2, 
    0x221, 0x225, 0x5, 0x6a, 0x36, 0x2, 0x222, 0x225, 0x5, 0x62, 0x32, 0x2, 
    0x223, 0x225, 0x5, 0x66, 0x34, 0x2, 0x224, 0x221, 0x3, 0x2, 0x2, 0x2, 
    0x224, 0x222, 0x3, 0x2, 0x2, 0x2, 0x224, 0x223, 0x3, 0x2, 0x2, 0x2, 
    0x225, 0x61, 0x3, 0x2, 0x2, 0x2, 0x226, 0x22a, 0x7, 0x22, 0x2, 0x2, 
    0x227, 0x229, 0x5, 0x5c, 0x2f, 0x2, 0x228, 0x227, 0x3, 0x2, 0x2, 0x2, 
    0x229, 0x22c, 0x3, 0x2, 0x2, 0x2, 0x22a, 0x228, 0x3, 0x2, 0x2, 0x2, 
    0x22a, 0x22b, 0x3, 0x2, 0x2, 0x2, 0x22b, 0x22d, 0x3, 0x2, 0x2, 0x2, 
    0x22c, 0x22a, 0x3, 0x2, 0x2, 0x2, 0x22d, 0x237, 0x7, 0x23, 0x2, 0x2, 
    0x22e, 0x232, 0x7, 0x28, 0x2, 0x2, 0x22f, 0x231, 0x5, 0x5c, 0x2f, 0x2, 
    0x230, 0x22f, 0x3, 0x2, 0x2, 0x2, 0x231, 0x234, 0x3, 0x2, 0x2, 0x2, 
    0x232, 0x230, 0x3, 0x2, 0x2, 0x2, 0x232, 0x233, 0x3, 0x2, 0x2, 0x2, 
    0x233, 0x235, 0x3, 0x2, 0x2, 0x2, 0x234, 0x232, 0x3, 0x2, 0x2, 0x2, 
    0x235, 0x237, 0x7, 0x29, 0x2, 0x2, 0x236, 0x226, 0x3, 0x2, 0x2, 0x2, 
    0x236, 0x22e, 0x3, 0x2, 0x2, 0x2, 0x237, 0x63, 0x3, 0x2, 0x2, 0x2, 0x238, 
    0x241, 0x7, 0x24, 0x2, 0x2, 0x239, 0x23e, 0x5, 0x62, 0x32, 0x2, 0x23a, 
    0x23b, 0x7, 0x1c, 0x2, 0x2, 0x23b, 0x23d, 0x5, 0x62, 0x32, 0x2, 0x23c, 
    0x23a, 0x3, 0x2, 0x2, 0x2, 0x23d, 0x240, 0x3, 0x2, 0x2, 0x2, 0x23e, 
    0x23c, 0x3, 0x2, 0x2, 0x2, 0x23e, 0x23f, 0x3, 0x2, 0x2, 0x2, 0x23f, 
    0x242, 0x3, 0x2, 0x2, 0x2, 0x240, 0x23e, 0x3, 0x2, 0x2, 0x2, 0x241, 
    0x239, 0x3, 0x2, 0x2, 0x2, 0x241, 0x242, 0x3, 0x2, 0x2, 0x2, 0x242, 
    0x243, 0x3, 0x2, 0x2, 0x2, 0x243, 0x244, 0x7, 0x25, 0x2, 0x2, 0x244, 
    0x65, 0x3, 0x2, 0x2, 0x2, 0x245, 0x24e, 0x7, 0x24, 0x2, 0x2, 0x246, 
    0x24b, 0x5, 0x68, 0x35, 0x2, 0x247, 0x248, 0x7, 0x1c, 0x2, 0x2, 0x248, 
    0x24a, 0x5, 0x68, 0x35, 0x2, 0x249, 0x247, 0x3, 0x2, 0x2, 0x2, 0x24a, 
    0x24d, 0x3, 0x2, 0x2, 0x2, 0x24b, 0x249, 0x3, 0x2, 0x2, 0x2, 0x24b, 
    0x24c, 0x3, 0x2, 0x2, 0x2, 0x24c, 0x24f, 0x3, 0x2, 0x2, 0x2, 0x24d, 
    0x24b, 0x3, 0x2, 0x2, 0x2, 0x24e, 0x246, 0x3, 0x2, 0x2, 0x2, 0x24e, 
    0x24f, 0x3, 0x2, 0x2, 0x2, 0x24f, 0x250, 0x3, 0x2, 0x2, 0x2, 0x250, 
    0x251, 0x7, 0x25, 0x2, 0x2, 0x251, 0x67, 0x3, 0x2, 0x2, 0x2, 0x252, 
    0x255, 0x5, 0x6a, 0x36, 0x2, 0x253, 0x255, 0x5, 0x62, 0x32, 0x2, 0x254, 
    0x252, 0x3, 0x2, 0x2, 0x2, 0x254, 0x253, 0x3, 0x2, 0x2, 0x2, 0x255, 
    0x69, 0x3, 0x2, 0x2, 0x2, 0x256, 0x260, 0x5, 0x6c, 0x37, 0x2, 0x257, 
    0x259, 0x7, 0x20, 0x2, 0x2, 0x258, 0x257, 0x3, 0x2, 0x2, 0x2, 0x258, 
    0x259, 0x3, 0x2, 0x2, 0x2, 0x259, 0x25d, 0x3, 0x2, 0x2, 0x2, 0x25a, 
    0x25e, 0x7, 0x2b, 0x2, 0x2, 0x25b, 0x25e, 0x7, 0x2c, 0x2, 0x2, 0x25c, 
    0x25e, 0x5, 0x72, 0x3a, 0x2, 0x25d, 0x25a, 0x3, 0x2, 0x2, 0x2, 0x25d, 
    0x25b, 0x3, 0x2, 0x2, 0x2, 0x25d, 0x25c, 0x3, 0x2, 0x2, 0x2, 0x25e, 
    0x260, 0x3, 0x2, 0x2, 0x2, 0x25f, 0x256, 0x3, 0x2, 0x2, 0x2, 0x25f, 
    0x258, 0x3, 0x2, 0x2, 0x2, 0x260, 0x6b, 0x3, 0x2, 0x2, 0x2, 0x261, 0x263, 
    0x7, 0x2d, 0x2, 0x2, 0x262, 0x261, 0x3, 0x2, 0x2, 0x2, 0x263, 0x264, 
    0x3, 0x2, 0x2, 0x2, 0x264, 0x262, 0x3, 0x2, 0x2, 0x2, 0x264, 0x265, 
    0x3, 0x2, 0x2, 0x2, 0x265, 0x6d, 0x3, 0x2, 0x2, 0x2, 0x266, 0x268, 0x7, 
    0x1d, 0x2, 0x2, 0x267, 0x266, 0x3, 0x2, 0x2, 0x2, 0x267, 0x268, 0x3, 
    0x2, 0x2, 0x2, 0x268, 0x269, 0x3, 0x2, 0x2, 0x2, 0x269, 0x26a, 0x5, 
    0x70, 0x39, 0x2, 0x26a, 0x6f, 0x3, 0x2, 0x2, 0x2, 0x26b, 0x270, 0x5, 
    0x72, 0x3a, 0x2, 0x26c, 0x26d, 0x7, 0x1d, 0x2, 0x2, 0x26d, 0x26f, 0x5, 
    0x72, 0x3a, 0x2, 0x26e, 0x26c, 0x3, 0x2, 0x2, 0x2, 0x26f, 0x272, 0x3, 
    0x2, 0x2, 0x2, 0x270, 0x26e, 0x3, 0x2, 0x2, 0x2, 0x270, 0x271, 0x3, 
    0x2, 0x2, 0x2, 0x271, 0x71, 0x3, 0x2, 0x2, 0x2, 0x272, 0x270, 0x3, 0x2, 
    0x2, 0x2, 0x273, 0x274, 0x9, 0x6, 0x2, 0x2, 0x274, 0x73, 0x3, 0x2, 0x2, 
    0x2, 0x275, 0x276, 0x9, 0x7, 0x2, 0x2, 0x276, 0x75, 0x3, 0x2, 0x2, 0x2, 
    0x277, 0x278, 0x9, 0x8, 0x2, 0x2, 0x278, 0x77, 0x3, 0x2, 0x2, 0x2, 0x279, 
    0x27a, 0x9, 0x9, 0x2, 0x2, 0x27a, 0x79, 0x3, 0x2, 0x2, 0x2, 0x27b, 0x27c, 
    0x9, 0xa, 0x2, 0x2, 0x27c, 0x7b, 0x3, 0x2, 0x2, 0x2, 0x27d, 0x27e, 0x9, 
    0xb, 0x2, 0x2, 0x27e, 0x7d, 0x3, 0x2, 0x2, 0x2, 0x4b, 0x81, 0x8f, 0x9d, 
    0xa7, 0xab, 0xb5, 0xc2, 0xc8, 0xcc, 0xd1, 0xd5, 0xdb, 0xdf, 0xe4, 0xe8, 
    0xf1, 0xf9, 0x108, 0x10b, 0x114, 0x117, 0x120, 0x123, 0x12c, 0x12f, 
    0x139, 0x140, 0x148, 0x155, 0x159, 0x163, 0x16b, 0x173, 0x176, 0x17d, 
    0x183, 0x185, 0x188, 0x192, 0x19b, 0x1a1, 0x1ab, 0x1b3, 0x1bc, 0x1c2, 
    0x1cd, 0x1d0, 0x1d6, 0x1dd, 0x1e9, 0x1f7, 0x1ff, 0x206, 0x20a, 0x211, 
    0x214, 0x21b, 0x21f, 0x224, 0x22a, 0x232, 0x236, 0x23e, 0x241, 0x24b, 
    0x24e, 0x254, 0x258, 0x25d, 0x25f, 0x264, 0x267, 0x270, 
  };

  atn::ATNDeserializer deserializer;
  _atn = deserializer.deserialize(_serializedATN);

  size_t count = _atn.getNumberOfDecisions();
  _decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    _decisionToDFA.emplace_back(_atn.getDecisionState(i), i);
  }
}

