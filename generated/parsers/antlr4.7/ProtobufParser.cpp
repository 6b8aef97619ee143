
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
    setState(125);
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
      | (1ULL << ProtobufParser::SEMICOLON))) != 0)) {
      setState(122);
      fileElement();
      setState(127);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(128);
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

ProtobufParser::MessageDeclContext* ProtobufParser::FileElementContext::messageDecl() {
  return getRuleContext<ProtobufParser::MessageDeclContext>(0);
}

ProtobufParser::EnumDeclContext* ProtobufParser::FileElementContext::enumDecl() {
  return getRuleContext<ProtobufParser::EnumDeclContext>(0);
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
    setState(140);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(130);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::SYNTAX: {
        enterOuterAlt(_localctx, 2);
        setState(131);
        syntaxDecl();
        break;
      }

      case ProtobufParser::EDITION: {
        enterOuterAlt(_localctx, 3);
        setState(132);
        editionDecl();
        break;
      }

      case ProtobufParser::IMPORT: {
        enterOuterAlt(_localctx, 4);
        setState(133);
        importDecl();
        break;
      }

      case ProtobufParser::PACKAGE: {
        enterOuterAlt(_localctx, 5);
        setState(134);
        packageDecl();
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 6);
        setState(135);
        optionDecl();
        break;
      }

      case ProtobufParser::MESSAGE: {
        enterOuterAlt(_localctx, 7);
        setState(136);
        messageDecl();
        break;
      }

      case ProtobufParser::ENUM: {
        enterOuterAlt(_localctx, 8);
        setState(137);
        enumDecl();
        break;
      }

      case ProtobufParser::EXTEND: {
        enterOuterAlt(_localctx, 9);
        setState(138);
        extendDecl();
        break;
      }

      case ProtobufParser::SERVICE: {
        enterOuterAlt(_localctx, 10);
        setState(139);
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
    setState(142);
    match(ProtobufParser::SYNTAX);
    setState(143);
    match(ProtobufParser::EQUALS);
    setState(144);
    stringValue();
    setState(145);
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
    setState(147);
    match(ProtobufParser::EDITION);
    setState(148);
    match(ProtobufParser::EQUALS);
    setState(149);
    stringValue();
    setState(150);
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
    setState(152);
    match(ProtobufParser::IMPORT);
    setState(154);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::PUBLIC

    || _la == ProtobufParser::WEAK) {
      setState(153);
      _la = _input->LA(1);
      if (!(_la == ProtobufParser::PUBLIC

      || _la == ProtobufParser::WEAK)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
    }
    setState(156);
    stringValue();
    setState(157);
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
    setState(159);
    match(ProtobufParser::PACKAGE);
    setState(160);
    dottedName();
    setState(161);
    match(ProtobufParser::SEMICOLON);
   
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
  enterRule(_localctx, 12, ProtobufParser::RuleMessageDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(163);
    match(ProtobufParser::MESSAGE);
    setState(164);
    ident();
    setState(165);
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
  enterRule(_localctx, 14, ProtobufParser::RuleMessageBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(167);
    match(ProtobufParser::LBRACE);
    setState(171);
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
      | (1ULL << ProtobufParser::IDENT))) != 0)) {
      setState(168);
      messageElement();
      setState(173);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(174);
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

ProtobufParser::MessageDeclContext* ProtobufParser::MessageElementContext::messageDecl() {
  return getRuleContext<ProtobufParser::MessageDeclContext>(0);
}

ProtobufParser::EnumDeclContext* ProtobufParser::MessageElementContext::enumDecl() {
  return getRuleContext<ProtobufParser::EnumDeclContext>(0);
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
  enterRule(_localctx, 16, ProtobufParser::RuleMessageElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(185);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(176);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::MESSAGE: {
        enterOuterAlt(_localctx, 2);
        setState(177);
        messageDecl();
        break;
      }

      case ProtobufParser::ENUM: {
        enterOuterAlt(_localctx, 3);
        setState(178);
        enumDecl();
        break;
      }

      case ProtobufParser::EXTENSIONS: {
        enterOuterAlt(_localctx, 4);
        setState(179);
        extensionsDecl();
        break;
      }

      case ProtobufParser::RESERVED: {
        enterOuterAlt(_localctx, 5);
        setState(180);
        reservedDecl();
        break;
      }

      case ProtobufParser::EXTEND: {
        enterOuterAlt(_localctx, 6);
        setState(181);
        extendDecl();
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 7);
        setState(182);
        optionDecl();
        break;
      }

      case ProtobufParser::ONEOF: {
        enterOuterAlt(_localctx, 8);
        setState(183);
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
        enterOuterAlt(_localctx, 9);
        setState(184);
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
  enterRule(_localctx, 18, ProtobufParser::RuleField);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(204);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED: {
        enterOuterAlt(_localctx, 1);
        setState(187);
        label();
        setState(195);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::GROUP: {
            setState(188);
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
            setState(191);
            _errHandler->sync(this);
            switch (_input->LA(1)) {
              case ProtobufParser::MAP: {
                setState(189);
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
                setState(190);
                labelledType();
                break;
              }

            default:
              throw NoViableAltException(this);
            }
            setState(193);
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
        setState(197);
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
        setState(200);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::MAP: {
            setState(198);
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
            setState(199);
            unlabelledType();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        setState(202);
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
  enterRule(_localctx, 20, ProtobufParser::RuleMember);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(223);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::OPTIONAL:
      case ProtobufParser::REQUIRED:
      case ProtobufParser::REPEATED: {
        enterOuterAlt(_localctx, 1);
        setState(206);
        label();
        setState(214);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::GROUP: {
            setState(207);
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
            setState(210);
            _errHandler->sync(this);
            switch (_input->LA(1)) {
              case ProtobufParser::MAP: {
                setState(208);
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
                setState(209);
                labelledType();
                break;
              }

            default:
              throw NoViableAltException(this);
            }
            setState(212);
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
        setState(216);
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
        setState(219);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::MAP: {
            setState(217);
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
            setState(218);
            memberType();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        setState(221);
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
  enterRule(_localctx, 22, ProtobufParser::RuleLabel);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(225);
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
  enterRule(_localctx, 24, ProtobufParser::RuleGroupRest);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(227);
    match(ProtobufParser::GROUP);
    setState(228);
    ident();
    setState(229);
    match(ProtobufParser::EQUALS);
    setState(230);
    fieldNumber();
    setState(232);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(231);
      compactOptions();
    }
    setState(234);
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
  enterRule(_localctx, 26, ProtobufParser::RuleFieldRest);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(236);
    ident();
    setState(237);
    match(ProtobufParser::EQUALS);
    setState(238);
    fieldNumber();
    setState(240);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(239);
      compactOptions();
    }
    setState(242);
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
  enterRule(_localctx, 28, ProtobufParser::RuleMapType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(244);
    match(ProtobufParser::MAP);
    setState(258);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::LANGLE: {
        setState(245);
        match(ProtobufParser::LANGLE);
        setState(246);
        typeName();
        setState(247);
        match(ProtobufParser::COMMA);
        setState(248);
        typeName();
        setState(249);
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
        setState(255);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(251);
          match(ProtobufParser::DOT);
          setState(252);
          ident();
          setState(257);
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
  enterRule(_localctx, 30, ProtobufParser::RuleLabelledType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(270);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(260);
        match(ProtobufParser::DOT);
        setState(261);
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
        setState(262);
        labelledTypeStart();
        setState(267);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(263);
          match(ProtobufParser::DOT);
          setState(264);
          ident();
          setState(269);
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
  enterRule(_localctx, 32, ProtobufParser::RuleUnlabelledType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(282);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(272);
        match(ProtobufParser::DOT);
        setState(273);
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
        setState(274);
        unlabelledTypeStart();
        setState(279);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(275);
          match(ProtobufParser::DOT);
          setState(276);
          ident();
          setState(281);
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
  enterRule(_localctx, 34, ProtobufParser::RuleMemberType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(294);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(284);
        match(ProtobufParser::DOT);
        setState(285);
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
        setState(286);
        memberTypeStart();
        setState(291);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(287);
          match(ProtobufParser::DOT);
          setState(288);
          ident();
          setState(293);
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
  enterRule(_localctx, 36, ProtobufParser::RuleFieldNumber);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(296);
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
  enterRule(_localctx, 38, ProtobufParser::RuleOneofDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(298);
    match(ProtobufParser::ONEOF);
    setState(299);
    ident();
    setState(300);
    match(ProtobufParser::LBRACE);
    setState(304);
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
      setState(301);
      oneofElement();
      setState(306);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(307);
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
  enterRule(_localctx, 40, ProtobufParser::RuleOneofElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(311);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 1);
        setState(309);
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
        setState(310);
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
  enterRule(_localctx, 42, ProtobufParser::RuleExtendDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(313);
    match(ProtobufParser::EXTEND);
    setState(314);
    typeName();
    setState(315);
    match(ProtobufParser::LBRACE);
    setState(319);
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
      setState(316);
      extendElement();
      setState(321);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(322);
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
  enterRule(_localctx, 44, ProtobufParser::RuleExtendElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(324);
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
  enterRule(_localctx, 46, ProtobufParser::RuleExtensionsDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(326);
    match(ProtobufParser::EXTENSIONS);
    setState(327);
    range();
    setState(332);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::COMMA) {
      setState(328);
      match(ProtobufParser::COMMA);
      setState(329);
      range();
      setState(334);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(336);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(335);
      compactOptions();
    }
    setState(338);
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
  enterRule(_localctx, 48, ProtobufParser::RuleReservedDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(340);
    match(ProtobufParser::RESERVED);
    setState(357);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::MINUS:
      case ProtobufParser::INTEGER: {
        setState(341);
        reservedRange();
        setState(346);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::COMMA) {
          setState(342);
          match(ProtobufParser::COMMA);
          setState(343);
          reservedRange();
          setState(348);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case ProtobufParser::STRING: {
        setState(349);
        stringValue();
        setState(354);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::COMMA) {
          setState(350);
          match(ProtobufParser::COMMA);
          setState(351);
          stringValue();
          setState(356);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(359);
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
  enterRule(_localctx, 50, ProtobufParser::RuleRange);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(361);
    match(ProtobufParser::INTEGER);
    setState(364);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::TO) {
      setState(362);
      match(ProtobufParser::TO);
      setState(363);
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
  enterRule(_localctx, 52, ProtobufParser::RuleReservedRange);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(366);
    signedInteger();
    setState(372);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::TO) {
      setState(367);
      match(ProtobufParser::TO);
      setState(370);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case ProtobufParser::MINUS:
        case ProtobufParser::INTEGER: {
          setState(368);
          signedInteger();
          break;
        }

        case ProtobufParser::MAX: {
          setState(369);
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
  enterRule(_localctx, 54, ProtobufParser::RuleSignedInteger);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(375);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::MINUS) {
      setState(374);
      match(ProtobufParser::MINUS);
    }
    setState(377);
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
  enterRule(_localctx, 56, ProtobufParser::RuleEnumDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(379);
    match(ProtobufParser::ENUM);
    setState(380);
    ident();
    setState(381);
    match(ProtobufParser::LBRACE);
    setState(385);
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
      setState(382);
      enumElement();
      setState(387);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(388);
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
  enterRule(_localctx, 58, ProtobufParser::RuleEnumElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(394);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(390);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 2);
        setState(391);
        optionDecl();
        break;
      }

      case ProtobufParser::RESERVED: {
        enterOuterAlt(_localctx, 3);
        setState(392);
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
        setState(393);
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
  enterRule(_localctx, 60, ProtobufParser::RuleEnumValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(396);
    enumValueName();
    setState(397);
    match(ProtobufParser::EQUALS);
    setState(398);
    signedInteger();
    setState(400);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACKET) {
      setState(399);
      compactOptions();
    }
    setState(402);
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
  enterRule(_localctx, 62, ProtobufParser::RuleServiceDecl);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(404);
    match(ProtobufParser::SERVICE);
    setState(405);
    ident();
    setState(406);
    match(ProtobufParser::LBRACE);
    setState(410);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << ProtobufParser::OPTION)
      | (1ULL << ProtobufParser::RPC)
      | (1ULL << ProtobufParser::SEMICOLON))) != 0)) {
      setState(407);
      serviceElement();
      setState(412);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(413);
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
  enterRule(_localctx, 64, ProtobufParser::RuleServiceElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(418);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(415);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 2);
        setState(416);
        optionDecl();
        break;
      }

      case ProtobufParser::RPC: {
        enterOuterAlt(_localctx, 3);
        setState(417);
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
  enterRule(_localctx, 66, ProtobufParser::RuleMethodDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(420);
    match(ProtobufParser::RPC);
    setState(421);
    ident();
    setState(422);
    methodType();
    setState(423);
    match(ProtobufParser::RETURNS);
    setState(424);
    methodType();
    setState(427);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        setState(425);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::LBRACE: {
        setState(426);
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
  enterRule(_localctx, 68, ProtobufParser::RuleMethodType);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(429);
    match(ProtobufParser::LPAREN);
    setState(433);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::STREAM: {
        setState(430);
        match(ProtobufParser::STREAM);
        setState(431);
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
        setState(432);
        unstreamedType();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(435);
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
  enterRule(_localctx, 70, ProtobufParser::RuleUnstreamedType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(447);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::DOT: {
        enterOuterAlt(_localctx, 1);
        setState(437);
        match(ProtobufParser::DOT);
        setState(438);
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
        setState(439);
        unstreamedTypeStart();
        setState(444);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == ProtobufParser::DOT) {
          setState(440);
          match(ProtobufParser::DOT);
          setState(441);
          ident();
          setState(446);
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
  enterRule(_localctx, 72, ProtobufParser::RuleMethodBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(449);
    match(ProtobufParser::LBRACE);
    setState(453);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::OPTION

    || _la == ProtobufParser::SEMICOLON) {
      setState(450);
      methodElement();
      setState(455);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(456);
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
  enterRule(_localctx, 74, ProtobufParser::RuleMethodElement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(460);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::SEMICOLON: {
        enterOuterAlt(_localctx, 1);
        setState(458);
        match(ProtobufParser::SEMICOLON);
        break;
      }

      case ProtobufParser::OPTION: {
        enterOuterAlt(_localctx, 2);
        setState(459);
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
  enterRule(_localctx, 76, ProtobufParser::RuleOptionDecl);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(462);
    match(ProtobufParser::OPTION);
    setState(463);
    option();
    setState(464);
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
  enterRule(_localctx, 78, ProtobufParser::RuleCompactOptions);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(466);
    match(ProtobufParser::LBRACKET);
    setState(467);
    option();
    setState(472);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::COMMA) {
      setState(468);
      match(ProtobufParser::COMMA);
      setState(469);
      option();
      setState(474);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(475);
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
  enterRule(_localctx, 80, ProtobufParser::RuleOption);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(477);
    optionName();
    setState(478);
    match(ProtobufParser::EQUALS);
    setState(479);
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
  enterRule(_localctx, 82, ProtobufParser::RuleOptionName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(481);
    optionNamePart();
    setState(486);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::DOT) {
      setState(482);
      match(ProtobufParser::DOT);
      setState(483);
      optionNamePart();
      setState(488);
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
  enterRule(_localctx, 84, ProtobufParser::RuleOptionNamePart);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(494);
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
        setState(489);
        ident();
        break;
      }

      case ProtobufParser::LPAREN: {
        enterOuterAlt(_localctx, 2);
        setState(490);
        match(ProtobufParser::LPAREN);
        setState(491);
        typeName();
        setState(492);
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
  enterRule(_localctx, 86, ProtobufParser::RuleOptionValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(505);
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
        setState(496);
        scalarValue();
        break;
      }

      case ProtobufParser::LBRACE: {
        enterOuterAlt(_localctx, 2);
        setState(497);
        match(ProtobufParser::LBRACE);
        setState(501);
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
          setState(498);
          aggregateField();
          setState(503);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(504);
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
  enterRule(_localctx, 88, ProtobufParser::RuleAggregateField);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(507);
    aggregateName();
    setState(512);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::COLON: {
        setState(508);
        match(ProtobufParser::COLON);
        setState(509);
        aggregateValue();
        break;
      }

      case ProtobufParser::LBRACE:
      case ProtobufParser::LANGLE: {
        setState(510);
        aggregateBody();
        break;
      }

      case ProtobufParser::LBRACKET: {
        setState(511);
        aggregateBodies();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(515);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::SEMICOLON

    || _la == ProtobufParser::COMMA) {
      setState(514);
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
  enterRule(_localctx, 90, ProtobufParser::RuleAggregateName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(526);
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
        setState(517);
        ident();
        break;
      }

      case ProtobufParser::LBRACKET: {
        enterOuterAlt(_localctx, 2);
        setState(518);
        match(ProtobufParser::LBRACKET);
        setState(519);
        dottedName();
        setState(522);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == ProtobufParser::SLASH) {
          setState(520);
          match(ProtobufParser::SLASH);
          setState(521);
          dottedName();
        }
        setState(524);
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
  enterRule(_localctx, 92, ProtobufParser::RuleAggregateValue);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(531);
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
        setState(528);
        scalarValue();
        break;
      }

      case ProtobufParser::LBRACE:
      case ProtobufParser::LANGLE: {
        enterOuterAlt(_localctx, 2);
        setState(529);
        aggregateBody();
        break;
      }

      case ProtobufParser::LBRACKET: {
        enterOuterAlt(_localctx, 3);
        setState(530);
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
  enterRule(_localctx, 94, ProtobufParser::RuleAggregateBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(549);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::LBRACE: {
        enterOuterAlt(_localctx, 1);
        setState(533);
        match(ProtobufParser::LBRACE);
        setState(537);
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
          setState(534);
          aggregateField();
          setState(539);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(540);
        match(ProtobufParser::RBRACE);
        break;
      }

      case ProtobufParser::LANGLE: {
        enterOuterAlt(_localctx, 2);
        setState(541);
        match(ProtobufParser::LANGLE);
        setState(545);
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
          setState(542);
          aggregateField();
          setState(547);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(548);
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
  enterRule(_localctx, 96, ProtobufParser::RuleAggregateBodies);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(551);
    match(ProtobufParser::LBRACKET);
    setState(560);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::LBRACE

    || _la == ProtobufParser::LANGLE) {
      setState(552);
      aggregateBody();
      setState(557);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == ProtobufParser::COMMA) {
        setState(553);
        match(ProtobufParser::COMMA);
        setState(554);
        aggregateBody();
        setState(559);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(562);
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
  enterRule(_localctx, 98, ProtobufParser::RuleAggregateList);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(564);
    match(ProtobufParser::LBRACKET);
    setState(573);
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
      setState(565);
      listValue();
      setState(570);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == ProtobufParser::COMMA) {
        setState(566);
        match(ProtobufParser::COMMA);
        setState(567);
        listValue();
        setState(572);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(575);
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
  enterRule(_localctx, 100, ProtobufParser::RuleListValue);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(579);
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
        setState(577);
        scalarValue();
        break;
      }

      case ProtobufParser::LBRACE:
      case ProtobufParser::LANGLE: {
        enterOuterAlt(_localctx, 2);
        setState(578);
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
  enterRule(_localctx, 102, ProtobufParser::RuleScalarValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(590);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case ProtobufParser::STRING: {
        enterOuterAlt(_localctx, 1);
        setState(581);
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
        setState(583);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == ProtobufParser::MINUS) {
          setState(582);
          match(ProtobufParser::MINUS);
        }
        setState(588);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case ProtobufParser::INTEGER: {
            setState(585);
            match(ProtobufParser::INTEGER);
            break;
          }

          case ProtobufParser::FLOAT: {
            setState(586);
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
            setState(587);
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
  enterRule(_localctx, 104, ProtobufParser::RuleStringValue);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(593); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(592);
      match(ProtobufParser::STRING);
      setState(595); 
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
  enterRule(_localctx, 106, ProtobufParser::RuleTypeName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(598);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == ProtobufParser::DOT) {
      setState(597);
      match(ProtobufParser::DOT);
    }
    setState(600);
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
  enterRule(_localctx, 108, ProtobufParser::RuleDottedName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(602);
    ident();
    setState(607);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == ProtobufParser::DOT) {
      setState(603);
      match(ProtobufParser::DOT);
      setState(604);
      ident();
      setState(609);
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
  enterRule(_localctx, 110, ProtobufParser::RuleIdent);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(610);
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
  enterRule(_localctx, 112, ProtobufParser::RuleLabelledTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(612);
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
  enterRule(_localctx, 114, ProtobufParser::RuleUnlabelledTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(614);
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
  enterRule(_localctx, 116, ProtobufParser::RuleMemberTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(616);
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
  enterRule(_localctx, 118, ProtobufParser::RuleEnumValueName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(618);
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
  enterRule(_localctx, 120, ProtobufParser::RuleUnstreamedTypeStart);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(620);
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
  "messageDecl", "messageBody", "messageElement", "field", "member", "label", 
  "groupRest", "fieldRest", "mapType", "labelledType", "unlabelledType", 
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
  "BAD_STRING", "BAD_CHARACTER"
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
    0x3, 0x30, 0x271, 0x4, 0x2, 0x9, 0x2, 0x4, 0x3, 0x9, 0x3, 0x4, 0x4, 
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
    0x9, 0x3c, 0x4, 0x3d, 0x9, 0x3d, 0x4, 0x3e, 0x9, 0x3e, 0x3, 0x2, 0x7, 
    0x2, 0x7e, 0xa, 0x2, 0xc, 0x2, 0xe, 0x2, 0x81, 0xb, 0x2, 0x3, 0x2, 0x3, 
    0x2, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 
    0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0x8f, 0xa, 0x3, 0x3, 0x4, 
    0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x5, 0x3, 0x5, 0x3, 0x5, 
    0x3, 0x5, 0x3, 0x5, 0x3, 0x6, 0x3, 0x6, 0x5, 0x6, 0x9d, 0xa, 0x6, 0x3, 
    0x6, 0x3, 0x6, 0x3, 0x6, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x9, 0x3, 0x9, 0x7, 0x9, 0xac, 
    0xa, 0x9, 0xc, 0x9, 0xe, 0x9, 0xaf, 0xb, 0x9, 0x3, 0x9, 0x3, 0x9, 0x3, 
    0xa, 0x3, 0xa, 0x3, 0xa, 0x3, 0xa, 0x3, 0xa, 0x3, 0xa, 0x3, 0xa, 0x3, 
    0xa, 0x3, 0xa, 0x5, 0xa, 0xbc, 0xa, 0xa, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 
    0x3, 0xb, 0x5, 0xb, 0xc2, 0xa, 0xb, 0x3, 0xb, 0x3, 0xb, 0x5, 0xb, 0xc6, 
    0xa, 0xb, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 0x5, 0xb, 0xcb, 0xa, 0xb, 0x3, 
    0xb, 0x3, 0xb, 0x5, 0xb, 0xcf, 0xa, 0xb, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 
    0x3, 0xc, 0x5, 0xc, 0xd5, 0xa, 0xc, 0x3, 0xc, 0x3, 0xc, 0x5, 0xc, 0xd9, 
    0xa, 0xc, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 0x5, 0xc, 0xde, 0xa, 0xc, 0x3, 
    0xc, 0x3, 0xc, 0x5, 0xc, 0xe2, 0xa, 0xc, 0x3, 0xd, 0x3, 0xd, 0x3, 0xe, 
    0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x5, 0xe, 0xeb, 0xa, 0xe, 0x3, 
    0xe, 0x3, 0xe, 0x3, 0xf, 0x3, 0xf, 0x3, 0xf, 0x3, 0xf, 0x5, 0xf, 0xf3, 
    0xa, 0xf, 0x3, 0xf, 0x3, 0xf, 0x3, 0x10, 0x3, 0x10, 0x3, 0x10, 0x3, 
    0x10, 0x3, 0x10, 0x3, 0x10, 0x3, 0x10, 0x3, 0x10, 0x3, 0x10, 0x7, 0x10, 
    0x100, 0xa, 0x10, 0xc, 0x10, 0xe, 0x10, 0x103, 0xb, 0x10, 0x5, 0x10, 
    0x105, 0xa, 0x10, 0x3, 0x11, 0x3, 0x11, 0x3, 0x11, 0x3, 0x11, 0x3, 0x11, 
    0x7, 0x11, 0x10c, 0xa, 0x11, 0xc, 0x11, 0xe, 0x11, 0x10f, 0xb, 0x11, 
    0x5, 0x11, 0x111, 0xa, 0x11, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 
    0x3, 0x12, 0x7, 0x12, 0x118, 0xa, 0x12, 0xc, 0x12, 0xe, 0x12, 0x11b, 
    0xb, 0x12, 0x5, 0x12, 0x11d, 0xa, 0x12, 0x3, 0x13, 0x3, 0x13, 0x3, 0x13, 
    0x3, 0x13, 0x3, 0x13, 0x7, 0x13, 0x124, 0xa, 0x13, 0xc, 0x13, 0xe, 0x13, 
    0x127, 0xb, 0x13, 0x5, 0x13, 0x129, 0xa, 0x13, 0x3, 0x14, 0x3, 0x14, 
    0x3, 0x15, 0x3, 0x15, 0x3, 0x15, 0x3, 0x15, 0x7, 0x15, 0x131, 0xa, 0x15, 
    0xc, 0x15, 0xe, 0x15, 0x134, 0xb, 0x15, 0x3, 0x15, 0x3, 0x15, 0x3, 0x16, 
    0x3, 0x16, 0x5, 0x16, 0x13a, 0xa, 0x16, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 
    0x3, 0x17, 0x7, 0x17, 0x140, 0xa, 0x17, 0xc, 0x17, 0xe, 0x17, 0x143, 
    0xb, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x18, 0x3, 0x18, 0x3, 0x19, 0x3, 
    0x19, 0x3, 0x19, 0x3, 0x19, 0x7, 0x19, 0x14d, 0xa, 0x19, 0xc, 0x19, 
    0xe, 0x19, 0x150, 0xb, 0x19, 0x3, 0x19, 0x5, 0x19, 0x153, 0xa, 0x19, 
    0x3, 0x19, 0x3, 0x19, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x7, 
    0x1a, 0x15b, 0xa, 0x1a, 0xc, 0x1a, 0xe, 0x1a, 0x15e, 0xb, 0x1a, 0x3, 
    0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x7, 0x1a, 0x163, 0xa, 0x1a, 0xc, 0x1a, 
    0xe, 0x1a, 0x166, 0xb, 0x1a, 0x5, 0x1a, 0x168, 0xa, 0x1a, 0x3, 0x1a, 
    0x3, 0x1a, 0x3, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 0x5, 0x1b, 0x16f, 0xa, 0x1b, 
    0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x5, 0x1c, 0x175, 0xa, 0x1c, 
    0x5, 0x1c, 0x177, 0xa, 0x1c, 0x3, 0x1d, 0x5, 0x1d, 0x17a, 0xa, 0x1d, 
    0x3, 0x1d, 0x3, 0x1d, 0x3, 0x1e, 0x3, 0x1e, 0x3, 0x1e, 0x3, 0x1e, 0x7, 
    0x1e, 0x182, 0xa, 0x1e, 0xc, 0x1e, 0xe, 0x1e, 0x185, 0xb, 0x1e, 0x3, 
    0x1e, 0x3, 0x1e, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 
    0x18d, 0xa, 0x1f, 0x3, 0x20, 0x3, 0x20, 0x3, 0x20, 0x3, 0x20, 0x5, 0x20, 
    0x193, 0xa, 0x20, 0x3, 0x20, 0x3, 0x20, 0x3, 0x21, 0x3, 0x21, 0x3, 0x21, 
    0x3, 0x21, 0x7, 0x21, 0x19b, 0xa, 0x21, 0xc, 0x21, 0xe, 0x21, 0x19e, 
    0xb, 0x21, 0x3, 0x21, 0x3, 0x21, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x5, 
    0x22, 0x1a5, 0xa, 0x22, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 
    0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x5, 0x23, 0x1ae, 0xa, 0x23, 0x3, 0x24, 
    0x3, 0x24, 0x3, 0x24, 0x3, 0x24, 0x5, 0x24, 0x1b4, 0xa, 0x24, 0x3, 0x24, 
    0x3, 0x24, 0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x7, 
    0x25, 0x1bd, 0xa, 0x25, 0xc, 0x25, 0xe, 0x25, 0x1c0, 0xb, 0x25, 0x5, 
    0x25, 0x1c2, 0xa, 0x25, 0x3, 0x26, 0x3, 0x26, 0x7, 0x26, 0x1c6, 0xa, 
    0x26, 0xc, 0x26, 0xe, 0x26, 0x1c9, 0xb, 0x26, 0x3, 0x26, 0x3, 0x26, 
    0x3, 0x27, 0x3, 0x27, 0x5, 0x27, 0x1cf, 0xa, 0x27, 0x3, 0x28, 0x3, 0x28, 
    0x3, 0x28, 0x3, 0x28, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x7, 
    0x29, 0x1d9, 0xa, 0x29, 0xc, 0x29, 0xe, 0x29, 0x1dc, 0xb, 0x29, 0x3, 
    0x29, 0x3, 0x29, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2b, 
    0x3, 0x2b, 0x3, 0x2b, 0x7, 0x2b, 0x1e7, 0xa, 0x2b, 0xc, 0x2b, 0xe, 0x2b, 
    0x1ea, 0xb, 0x2b, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 
    0x5, 0x2c, 0x1f1, 0xa, 0x2c, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x7, 0x2d, 
    0x1f6, 0xa, 0x2d, 0xc, 0x2d, 0xe, 0x2d, 0x1f9, 0xb, 0x2d, 0x3, 0x2d, 
    0x5, 0x2d, 0x1fc, 0xa, 0x2d, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 
    0x3, 0x2e, 0x5, 0x2e, 0x203, 0xa, 0x2e, 0x3, 0x2e, 0x5, 0x2e, 0x206, 
    0xa, 0x2e, 0x3, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x5, 
    0x2f, 0x20d, 0xa, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x5, 0x2f, 0x211, 0xa, 
    0x2f, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 0x5, 0x30, 0x216, 0xa, 0x30, 
    0x3, 0x31, 0x3, 0x31, 0x7, 0x31, 0x21a, 0xa, 0x31, 0xc, 0x31, 0xe, 0x31, 
    0x21d, 0xb, 0x31, 0x3, 0x31, 0x3, 0x31, 0x3, 0x31, 0x7, 0x31, 0x222, 
    0xa, 0x31, 0xc, 0x31, 0xe, 0x31, 0x225, 0xb, 0x31, 0x3, 0x31, 0x5, 0x31, 
    0x228, 0xa, 0x31, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 0x7, 0x32, 
    0x22e, 0xa, 0x32, 0xc, 0x32, 0xe, 0x32, 0x231, 0xb, 0x32, 0x5, 0x32, 
    0x233, 0xa, 0x32, 0x3, 0x32, 0x3, 0x32, 0x3, 0x33, 0x3, 0x33, 0x3, 0x33, 
    0x3, 0x33, 0x7, 0x33, 0x23b, 0xa, 0x33, 0xc, 0x33, 0xe, 0x33, 0x23e, 
    0xb, 0x33, 0x5, 0x33, 0x240, 0xa, 0x33, 0x3, 0x33, 0x3, 0x33, 0x3, 0x34, 
    0x3, 0x34, 0x5, 0x34, 0x246, 0xa, 0x34, 0x3, 0x35, 0x3, 0x35, 0x5, 0x35, 
    0x24a, 0xa, 0x35, 0x3, 0x35, 0x3, 0x35, 0x3, 0x35, 0x5, 0x35, 0x24f, 
    0xa, 0x35, 0x5, 0x35, 0x251, 0xa, 0x35, 0x3, 0x36, 0x6, 0x36, 0x254, 
    0xa, 0x36, 0xd, 0x36, 0xe, 0x36, 0x255, 0x3, 0x37, 0x5, 0x37, 0x259, 
    0xa, 0x37, 0x3, 0x37, 0x3, 0x37, 0x3, 0x38, 0x3, 0x38, 0x3, 0x38, 0x7, 
    0x38, 0x260, 0xa, 0x38, 0xc, 0x38, 0xe, 0x38, 0x263, 0xb, 0x38, 0x3, 
    0x39, 0x3, 0x39, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3b, 0x3, 0x3b, 0x3, 0x3c, 
    0x3, 0x3c, 0x3, 0x3d, 0x3, 0x3d, 0x3, 0x3e, 0x3, 0x3e, 0x3, 0x3e, 0x2, 
    0x2, 0x3f, 0x2, 0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x10, 0x12, 0x14, 0x16, 
    0x18, 0x1a, 0x1c, 0x1e, 0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 
    0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 0x42, 0x44, 0x46, 
    0x48, 0x4a, 0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 0x5a, 0x5c, 0x5e, 
    0x60, 0x62, 0x64, 0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 0x72, 0x74, 0x76, 
    0x78, 0x7a, 0x2, 0xc, 0x3, 0x2, 0x6, 0x7, 0x3, 0x2, 0x11, 0x13, 0x4, 
    0x2, 0x17, 0x17, 0x2b, 0x2b, 0x3, 0x2, 0x1b, 0x1c, 0x4, 0x2, 0x3, 0x1a, 
    0x2a, 0x2a, 0x5, 0x2, 0x3, 0x13, 0x16, 0x1a, 0x2a, 0x2a, 0x6, 0x2, 0x3, 
    0x8, 0xb, 0xb, 0x16, 0x1a, 0x2a, 0x2a, 0x6, 0x2, 0x3, 0xe, 0x10, 0x10, 
    0x16, 0x1a, 0x2a, 0x2a, 0x5, 0x2, 0x3, 0xd, 0x10, 0x1a, 0x2a, 0x2a, 
    0x4, 0x2, 0x3, 0x19, 0x2a, 0x2a, 0x2, 0x290, 0x2, 0x7f, 0x3, 0x2, 0x2, 
    0x2, 0x4, 0x8e, 0x3, 0x2, 0x2, 0x2, 0x6, 0x90, 0x3, 0x2, 0x2, 0x2, 0x8, 
    0x95, 0x3, 0x2, 0x2, 0x2, 0xa, 0x9a, 0x3, 0x2, 0x2, 0x2, 0xc, 0xa1, 
    0x3, 0x2, 0x2, 0x2, 0xe, 0xa5, 0x3, 0x2, 0x2, 0x2, 0x10, 0xa9, 0x3, 
    0x2, 0x2, 0x2, 0x12, 0xbb, 0x3, 0x2, 0x2, 0x2, 0x14, 0xce, 0x3, 0x2, 
    0x2, 0x2, 0x16, 0xe1, 0x3, 0x2, 0x2, 0x2, 0x18, 0xe3, 0x3, 0x2, 0x2, 
    0x2, 0x1a, 0xe5, 0x3, 0x2, 0x2, 0x2, 0x1c, 0xee, 0x3, 0x2, 0x2, 0x2, 
    0x1e, 0xf6, 0x3, 0x2, 0x2, 0x2, 0x20, 0x110, 0x3, 0x2, 0x2, 0x2, 0x22, 
    0x11c, 0x3, 0x2, 0x2, 0x2, 0x24, 0x128, 0x3, 0x2, 0x2, 0x2, 0x26, 0x12a, 
    0x3, 0x2, 0x2, 0x2, 0x28, 0x12c, 0x3, 0x2, 0x2, 0x2, 0x2a, 0x139, 0x3, 
    0x2, 0x2, 0x2, 0x2c, 0x13b, 0x3, 0x2, 0x2, 0x2, 0x2e, 0x146, 0x3, 0x2, 
    0x2, 0x2, 0x30, 0x148, 0x3, 0x2, 0x2, 0x2, 0x32, 0x156, 0x3, 0x2, 0x2, 
    0x2, 0x34, 0x16b, 0x3, 0x2, 0x2, 0x2, 0x36, 0x170, 0x3, 0x2, 0x2, 0x2, 
    0x38, 0x179, 0x3, 0x2, 0x2, 0x2, 0x3a, 0x17d, 0x3, 0x2, 0x2, 0x2, 0x3c, 
    0x18c, 0x3, 0x2, 0x2, 0x2, 0x3e, 0x18e, 0x3, 0x2, 0x2, 0x2, 0x40, 0x196, 
    0x3, 0x2, 0x2, 0x2, 0x42, 0x1a4, 0x3, 0x2, 0x2, 0x2, 0x44, 0x1a6, 0x3, 
    0x2, 0x2, 0x2, 0x46, 0x1af, 0x3, 0x2, 0x2, 0x2, 0x48, 0x1c1, 0x3, 0x2, 
    0x2, 0x2, 0x4a, 0x1c3, 0x3, 0x2, 0x2, 0x2, 0x4c, 0x1ce, 0x3, 0x2, 0x2, 
    0x2, 0x4e, 0x1d0, 0x3, 0x2, 0x2, 0x2, 0x50, 0x1d4, 0x3, 0x2, 0x2, 0x2, 
    0x52, 0x1df, 0x3, 0x2, 0x2, 0x2, 0x54, 0x1e3, 0x3, 0x2, 0x2, 0x2, 0x56, 
    0x1f0, 0x3, 0x2, 0x2, 0x2, 0x58, 0x1fb, 0x3, 0x2, 0x2, 0x2, 0x5a, 0x1fd, 
    0x3, 0x2, 0x2, 0x2, 0x5c, 0x210, 0x3, 0x2, 0x2, 0x2, 0x5e, 0x215, 0x3, 
    0x2, 0x2, 0x2, 0x60, 0x227, 0x3, 0x2, 0x2, 0x2, 0x62, 0x229, 0x3, 0x2, 
    0x2, 0x2, 0x64, 0x236, 0x3, 0x2, 0x2, 0x2, 0x66, 0x245, 0x3, 0x2, 0x2, 
    0x2, 0x68, 0x250, 0x3, 0x2, 0x2, 0x2, 0x6a, 0x253, 0x3, 0x2, 0x2, 0x2, 
    0x6c, 0x258, 0x3, 0x2, 0x2, 0x2, 0x6e, 0x25c, 0x3, 0x2, 0x2, 0x2, 0x70, 
    0x264, 0x3, 0x2, 0x2, 0x2, 0x72, 0x266, 0x3, 0x2, 0x2, 0x2, 0x74, 0x268, 
    0x3, 0x2, 0x2, 0x2, 0x76, 0x26a, 0x3, 0x2, 0x2, 0x2, 0x78, 0x26c, 0x3, 
    0x2, 0x2, 0x2, 0x7a, 0x26e, 0x3, 0x2, 0x2, 0x2, 0x7c, 0x7e, 0x5, 0x4, 
    0x3, 0x2, 0x7d, 0x7c, 0x3, 0x2, 0x2, 0x2, 0x7e, 0x81, 0x3, 0x2, 0x2, 
    0x2, 0x7f, 0x7d, 0x3, 0x2, 0x2, 0x2, 0x7f, 0x80, 0x3, 0x2, 0x2, 0x2, 
    0x80, 0x82, 0x3, 0x2, 0x2, 0x2, 0x81, 0x7f, 0x3, 0x2, 0x2, 0x2, 0x82, 
    0x83, 0x7, 0x2, 0x2, 0x3, 0x83, 0x3, 0x3, 0x2, 0x2, 0x2, 0x84, 0x8f, 
    0x7, 0x1b, 0x2, 0x2, 0x85, 0x8f, 0x5, 0x6, 0x4, 0x2, 0x86, 0x8f, 0x5, 
    0x8, 0x5, 0x2, 0x87, 0x8f, 0x5, 0xa, 0x6, 0x2, 0x88, 0x8f, 0x5, 0xc, 
    0x7, 0x2, 0x89, 0x8f, 0x5, 0x4e, 0x28, 0x2, 0x8a, 0x8f, 0x5, 0xe, 0x8, 
    0x2, 0x8b, 0x8f, 0x5, 0x3a, 0x1e, 0x2, 0x8c, 0x8f, 0x5, 0x2c, 0x17, 
    0x2, 0x8d, 0x8f, 0x5, 0x40, 0x21, 0x2, 0x8e, 0x84, 0x3, 0x2, 0x2, 0x2, 
    0x8e, 0x85, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x86, 0x3, 0x2, 0x2, 0x2, 0x8e, 
    0x87, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x88, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x89, 
    0x3, 0x2, 0x2, 0x2, 0x8e, 0x8a, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x8b, 0x3, 
    0x2, 0x2, 0x2, 0x8e, 0x8c, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x8d, 0x3, 0x2, 
    0x2, 0x2, 0x8f, 0x5, 0x3, 0x2, 0x2, 0x2, 0x90, 0x91, 0x7, 0x3, 0x2, 
    0x2, 0x91, 0x92, 0x7, 0x1e, 0x2, 0x2, 0x92, 0x93, 0x5, 0x6a, 0x36, 0x2, 
    0x93, 0x94, 0x7, 0x1b, 0x2, 0x2, 0x94, 0x7, 0x3, 0x2, 0x2, 0x2, 0x95, 
    0x96, 0x7, 0x4, 0x2, 0x2, 0x96, 0x97, 0x7, 0x1e, 0x2, 0x2, 0x97, 0x98, 
    0x5, 0x6a, 0x36, 0x2, 0x98, 0x99, 0x7, 0x1b, 0x2, 0x2, 0x99, 0x9, 0x3, 
    0x2, 0x2, 0x2, 0x9a, 0x9c, 0x7, 0x5, 0x2, 0x2, 0x9b, 0x9d, 0x9, 0x2, 
    0x2, 0x2, 0x9c, 0x9b, 0x3, 0x2, 0x2, 0x2, 0x9c, 0x9d, 0x3, 0x2, 0x2, 
    0x2, 0x9d, 0x9e, 0x3, 0x2, 0x2, 0x2, 0x9e, 0x9f, 0x5, 0x6a, 0x36, 0x2, 
    0x9f, 0xa0, 0x7, 0x1b, 0x2, 0x2, 0xa0, 0xb, 0x3, 0x2, 0x2, 0x2, 0xa1, 
    0xa2, 0x7, 0x8, 0x2, 0x2, 0xa2, 0xa3, 0x5, 0x6e, 0x38, 0x2, 0xa3, 0xa4, 
    0x7, 0x1b, 0x2, 0x2, 0xa4, 0xd, 0x3, 0x2, 0x2, 0x2, 0xa5, 0xa6, 0x7, 
    0x9, 0x2, 0x2, 0xa6, 0xa7, 0x5, 0x70, 0x39, 0x2, 0xa7, 0xa8, 0x5, 0x10, 
    0x9, 0x2, 0xa8, 0xf, 0x3, 0x2, 0x2, 0x2, 0xa9, 0xad, 0x7, 0x22, 0x2, 
    0x2, 0xaa, 0xac, 0x5, 0x12, 0xa, 0x2, 0xab, 0xaa, 0x3, 0x2, 0x2, 0x2, 
    0xac, 0xaf, 0x3, 0x2, 0x2, 0x2, 0xad, 0xab, 0x3, 0x2, 0x2, 0x2, 0xad, 
    0xae, 0x3, 0x2, 0x2, 0x2, 0xae, 0xb0, 0x3, 0x2, 0x2, 0x2, 0xaf, 0xad, 
    0x3, 0x2, 0x2, 0x2, 0xb0, 0xb1, 0x7, 0x23, 0x2, 0x2, 0xb1, 0x11, 0x3, 
    0x2, 0x2, 0x2, 0xb2, 0xbc, 0x7, 0x1b, 0x2, 0x2, 0xb3, 0xbc, 0x5, 0xe, 
    0x8, 0x2, 0xb4, 0xbc, 0x5, 0x3a, 0x1e, 0x2, 0xb5, 0xbc, 0x5, 0x30, 0x19, 
    0x2, 0xb6, 0xbc, 0x5, 0x32, 0x1a, 0x2, 0xb7, 0xbc, 0x5, 0x2c, 0x17, 
    0x2, 0xb8, 0xbc, 0x5, 0x4e, 0x28, 0x2, 0xb9, 0xbc, 0x5, 0x28, 0x15, 
    0x2, 0xba, 0xbc, 0x5, 0x14, 0xb, 0x2, 0xbb, 0xb2, 0x3, 0x2, 0x2, 0x2, 
    0xbb, 0xb3, 0x3, 0x2, 0x2, 0x2, 0xbb, 0xb4, 0x3, 0x2, 0x2, 0x2, 0xbb, 
    0xb5, 0x3, 0x2, 0x2, 0x2, 0xbb, 0xb6, 0x3, 0x2, 0x2, 0x2, 0xbb, 0xb7, 
    0x3, 0x2, 0x2, 0x2, 0xbb, 0xb8, 0x3, 0x2, 0x2, 0x2, 0xbb, 0xb9, 0x3, 
    0x2, 0x2, 0x2, 0xbb, 0xba, 0x3, 0x2, 0x2, 0x2, 0xbc, 0x13, 0x3, 0x2, 
    0x2, 0x2, 0xbd, 0xc5, 0x5, 0x18, 0xd, 0x2, 0xbe, 0xc6, 0x5, 0x1a, 0xe, 
    0x2, 0xbf, 0xc2, 0x5, 0x1e, 0x10, 0x2, 0xc0, 0xc2, 0x5, 0x20, 0x11, 
    0x2, 0xc1, 0xbf, 0x3, 0x2, 0x2, 0x2, 0xc1, 0xc0, 0x3, 0x2, 0x2, 0x2, 
    0xc2, 0xc3, 0x3, 0x2, 0x2, 0x2, 0xc3, 0xc4, 0x5, 0x1c, 0xf, 0x2, 0xc4, 
    0xc6, 0x3, 0x2, 0x2, 0x2, 0xc5, 0xbe, 0x3, 0x2, 0x2, 0x2, 0xc5, 0xc1, 
    0x3, 0x2, 0x2, 0x2, 0xc6, 0xcf, 0x3, 0x2, 0x2, 0x2, 0xc7, 0xcf, 0x5, 
    0x1a, 0xe, 0x2, 0xc8, 0xcb, 0x5, 0x1e, 0x10, 0x2, 0xc9, 0xcb, 0x5, 0x22, 
    0x12, 0x2, 0xca, 0xc8, 0x3, 0x2, 0x2, 0x2, 0xca, 0xc9, 0x3, 0x2, 0x2, 
    0x2, 0xcb, 0xcc, 0x3, 0x2, 0x2, 0x2, 0xcc, 0xcd, 0x5, 0x1c, 0xf, 0x2, 
    0xcd, 0xcf, 0x3, 0x2, 0x2, 0x2, 0xce, 0xbd, 0x3, 0x2, 0x2, 0x2, 0xce, 
    0xc7, 0x3, 0x2, 0x2, 0x2, 0xce, 0xca, 0x3, 0x2, 0x2, 0x2, 0xcf, 0x15, 
    0x3, 0x2, 0x2, 0x2, 0xd0, 0xd8, 0x5, 0x18, 0xd, 0x2, 0xd1, 0xd9, 0x5, 
    0x1a, 0xe, 0x2, 0xd2, 0xd5, 0x5, 0x1e, 0x10, 0x2, 0xd3, 0xd5, 0x5, 0x20, 
    0x11, 0x2, 0xd4, 0xd2, 0x3, 0x2, 0x2, 0x2, 0xd4, 0xd3, 0x3, 0x2, 0x2, 
    0x2, 0xd5, 0xd6, 0x3, 0x2, 0x2, 0x2, 0xd6, 0xd7, 0x5, 0x1c, 0xf, 0x2, 
    0xd7, 0xd9, 0x3, 0x2, 0x2, 0x2, 0xd8, 0xd1, 0x3, 0x2, 0x2, 0x2, 0xd8, 
    0xd4, 0x3, 0x2, 0x2, 0x2, 0xd9, 0xe2, 0x3, 0x2, 0x2, 0x2, 0xda, 0xe2, 
    0x5, 0x1a, 0xe, 0x2, 0xdb, 0xde, 0x5, 0x1e, 0x10, 0x2, 0xdc, 0xde, 0x5, 
    0x24, 0x13, 0x2, 0xdd, 0xdb, 0x3, 0x2, 0x2, 0x2, 0xdd, 0xdc, 0x3, 0x2, 
    0x2, 0x2, 0xde, 0xdf, 0x3, 0x2, 0x2, 0x2, 0xdf, 0xe0, 0x5, 0x1c, 0xf, 
    0x2, 0xe0, 0xe2, 0x3, 0x2, 0x2, 0x2, 0xe1, 0xd0, 0x3, 0x2, 0x2, 0x2, 
    0xe1, 0xda, 0x3, 0x2, 0x2, 0x2, 0xe1, 0xdd, 0x3, 0x2, 0x2, 0x2, 0xe2, 
    0x17, 0x3, 0x2, 0x2, 0x2, 0xe3, 0xe4, 0x9, 0x3, 0x2, 0x2, 0xe4, 0x19, 
    0x3, 0x2, 0x2, 0x2, 0xe5, 0xe6, 0x7, 0x14, 0x2, 0x2, 0xe6, 0xe7, 0x5, 
    0x70, 0x39, 0x2, 0xe7, 0xe8, 0x7, 0x1e, 0x2, 0x2, 0xe8, 0xea, 0x5, 0x26, 
    0x14, 0x2, 0xe9, 0xeb, 0x5, 0x50, 0x29, 0x2, 0xea, 0xe9, 0x3, 0x2, 0x2, 
    0x2, 0xea, 0xeb, 0x3, 0x2, 0x2, 0x2, 0xeb, 0xec, 0x3, 0x2, 0x2, 0x2, 
    0xec, 0xed, 0x5, 0x10, 0x9, 0x2, 0xed, 0x1b, 0x3, 0x2, 0x2, 0x2, 0xee, 
    0xef, 0x5, 0x70, 0x39, 0x2, 0xef, 0xf0, 0x7, 0x1e, 0x2, 0x2, 0xf0, 0xf2, 
    0x5, 0x26, 0x14, 0x2, 0xf1, 0xf3, 0x5, 0x50, 0x29, 0x2, 0xf2, 0xf1, 
    0x3, 0x2, 0x2, 0x2, 0xf2, 0xf3, 0x3, 0x2, 0x2, 0x2, 0xf3, 0xf4, 0x3, 
    0x2, 0x2, 0x2, 0xf4, 0xf5, 0x7, 0x1b, 0x2, 0x2, 0xf5, 0x1d, 0x3, 0x2, 
    0x2, 0x2, 0xf6, 0x104, 0x7, 0x15, 0x2, 0x2, 0xf7, 0xf8, 0x7, 0x28, 0x2, 
    0x2, 0xf8, 0xf9, 0x5, 0x6c, 0x37, 0x2, 0xf9, 0xfa, 0x7, 0x1c, 0x2, 0x2, 
    0xfa, 0xfb, 0x5, 0x6c, 0x37, 0x2, 0xfb, 0xfc, 0x7, 0x29, 0x2, 0x2, 0xfc, 
    0x105, 0x3, 0x2, 0x2, 0x2, 0xfd, 0xfe, 0x7, 0x1d, 0x2, 0x2, 0xfe, 0x100, 
    0x5, 0x70, 0x39, 0x2, 0xff, 0xfd, 0x3, 0x2, 0x2, 0x2, 0x100, 0x103, 
    0x3, 0x2, 0x2, 0x2, 0x101, 0xff, 0x3, 0x2, 0x2, 0x2, 0x101, 0x102, 0x3, 
    0x2, 0x2, 0x2, 0x102, 0x105, 0x3, 0x2, 0x2, 0x2, 0x103, 0x101, 0x3, 
    0x2, 0x2, 0x2, 0x104, 0xf7, 0x3, 0x2, 0x2, 0x2, 0x104, 0x101, 0x3, 0x2, 
    0x2, 0x2, 0x105, 0x1f, 0x3, 0x2, 0x2, 0x2, 0x106, 0x107, 0x7, 0x1d, 
    0x2, 0x2, 0x107, 0x111, 0x5, 0x6e, 0x38, 0x2, 0x108, 0x10d, 0x5, 0x72, 
    0x3a, 0x2, 0x109, 0x10a, 0x7, 0x1d, 0x2, 0x2, 0x10a, 0x10c, 0x5, 0x70, 
    0x39, 0x2, 0x10b, 0x109, 0x3, 0x2, 0x2, 0x2, 0x10c, 0x10f, 0x3, 0x2, 
    0x2, 0x2, 0x10d, 0x10b, 0x3, 0x2, 0x2, 0x2, 0x10d, 0x10e, 0x3, 0x2, 
    0x2, 0x2, 0x10e, 0x111, 0x3, 0x2, 0x2, 0x2, 0x10f, 0x10d, 0x3, 0x2, 
    0x2, 0x2, 0x110, 0x106, 0x3, 0x2, 0x2, 0x2, 0x110, 0x108, 0x3, 0x2, 
    0x2, 0x2, 0x111, 0x21, 0x3, 0x2, 0x2, 0x2, 0x112, 0x113, 0x7, 0x1d, 
    0x2, 0x2, 0x113, 0x11d, 0x5, 0x6e, 0x38, 0x2, 0x114, 0x119, 0x5, 0x74, 
    0x3b, 0x2, 0x115, 0x116, 0x7, 0x1d, 0x2, 0x2, 0x116, 0x118, 0x5, 0x70, 
    0x39, 0x2, 0x117, 0x115, 0x3, 0x2, 0x2, 0x2, 0x118, 0x11b, 0x3, 0x2, 
    0x2, 0x2, 0x119, 0x117, 0x3, 0x2, 0x2, 0x2, 0x119, 0x11a, 0x3, 0x2, 
    0x2, 0x2, 0x11a, 0x11d, 0x3, 0x2, 0x2, 0x2, 0x11b, 0x119, 0x3, 0x2, 
    0x2, 0x2, 0x11c, 0x112, 0x3, 0x2, 0x2, 0x2, 0x11c, 0x114, 0x3, 0x2, 
    0x2, 0x2, 0x11d, 0x23, 0x3, 0x2, 0x2, 0x2, 0x11e, 0x11f, 0x7, 0x1d, 
    0x2, 0x2, 0x11f, 0x129, 0x5, 0x6e, 0x38, 0x2, 0x120, 0x125, 0x5, 0x76, 
    0x3c, 0x2, 0x121, 0x122, 0x7, 0x1d, 0x2, 0x2, 0x122, 0x124, 0x5, 0x70, 
    0x39, 0x2, 0x123, 0x121, 0x3, 0x2, 0x2, 0x2, 0x124, 0x127, 0x3, 0x2, 
    0x2, 0x2, 0x125, 0x123, 0x3, 0x2, 0x2, 0x2, 0x125, 0x126, 0x3, 0x2, 
    0x2, 0x2, 0x126, 0x129, 0x3, 0x2, 0x2, 0x2, 0x127, 0x125, 0x3, 0x2, 
    0x2, 0x2, 0x128, 0x11e, 0x3, 0x2, 0x2, 0x2, 0x128, 0x120, 0x3, 0x2, 
    0x2, 0x2, 0x129, 0x25, 0x3, 0x2, 0x2, 0x2, 0x12a, 0x12b, 0x7, 0x2b, 
    0x2, 0x2, 0x12b, 0x27, 0x3, 0x2, 0x2, 0x2, 0x12c, 0x12d, 0x7, 0x10, 
    0x2, 0x2, 0x12d, 0x12e, 0x5, 0x70, 0x39, 0x2, 0x12e, 0x132, 0x7, 0x22, 
    0x2, 0x2, 0x12f, 0x131, 0x5, 0x2a, 0x16, 0x2, 0x130, 0x12f, 0x3, 0x2, 
    0x2, 0x2, 0x131, 0x134, 0x3, 0x2, 0x2, 0x2, 0x132, 0x130, 0x3, 0x2, 
    0x2, 0x2, 0x132, 0x133, 0x3, 0x2, 0x2, 0x2, 0x133, 0x135, 0x3, 0x2, 
    0x2, 0x2, 0x134, 0x132, 0x3, 0x2, 0x2, 0x2, 0x135, 0x136, 0x7, 0x23, 
    0x2, 0x2, 0x136, 0x29, 0x3, 0x2, 0x2, 0x2, 0x137, 0x13a, 0x5, 0x4e, 
    0x28, 0x2, 0x138, 0x13a, 0x5, 0x16, 0xc, 0x2, 0x139, 0x137, 0x3, 0x2, 
    0x2, 0x2, 0x139, 0x138, 0x3, 0x2, 0x2, 0x2, 0x13a, 0x2b, 0x3, 0x2, 0x2, 
    0x2, 0x13b, 0x13c, 0x7, 0xc, 0x2, 0x2, 0x13c, 0x13d, 0x5, 0x6c, 0x37, 
    0x2, 0x13d, 0x141, 0x7, 0x22, 0x2, 0x2, 0x13e, 0x140, 0x5, 0x2e, 0x18, 
    0x2, 0x13f, 0x13e, 0x3, 0x2, 0x2, 0x2, 0x140, 0x143, 0x3, 0x2, 0x2, 
    0x2, 0x141, 0x13f, 0x3, 0x2, 0x2, 0x2, 0x141, 0x142, 0x3, 0x2, 0x2, 
    0x2, 0x142, 0x144, 0x3, 0x2, 0x2, 0x2, 0x143, 0x141, 0x3, 0x2, 0x2, 
    0x2, 0x144, 0x145, 0x7, 0x23, 0x2, 0x2, 0x145, 0x2d, 0x3, 0x2, 0x2, 
    0x2, 0x146, 0x147, 0x5, 0x16, 0xc, 0x2, 0x147, 0x2f, 0x3, 0x2, 0x2, 
    0x2, 0x148, 0x149, 0x7, 0xd, 0x2, 0x2, 0x149, 0x14e, 0x5, 0x34, 0x1b, 
    0x2, 0x14a, 0x14b, 0x7, 0x1c, 0x2, 0x2, 0x14b, 0x14d, 0x5, 0x34, 0x1b, 
    0x2, 0x14c, 0x14a, 0x3, 0x2, 0x2, 0x2, 0x14d, 0x150, 0x3, 0x2, 0x2, 
    0x2, 0x14e, 0x14c, 0x3, 0x2, 0x2, 0x2, 0x14e, 0x14f, 0x3, 0x2, 0x2, 
    0x2, 0x14f, 0x152, 0x3, 0x2, 0x2, 0x2, 0x150, 0x14e, 0x3, 0x2, 0x2, 
    0x2, 0x151, 0x153, 0x5, 0x50, 0x29, 0x2, 0x152, 0x151, 0x3, 0x2, 0x2, 
    0x2, 0x152, 0x153, 0x3, 0x2, 0x2, 0x2, 0x153, 0x154, 0x3, 0x2, 0x2, 
    0x2, 0x154, 0x155, 0x7, 0x1b, 0x2, 0x2, 0x155, 0x31, 0x3, 0x2, 0x2, 
    0x2, 0x156, 0x167, 0x7, 0xe, 0x2, 0x2, 0x157, 0x15c, 0x5, 0x36, 0x1c, 
    0x2, 0x158, 0x159, 0x7, 0x1c, 0x2, 0x2, 0x159, 0x15b, 0x5, 0x36, 0x1c, 
    0x2, 0x15a, 0x158, 0x3, 0x2, 0x2, 0x2, 0x15b, 0x15e, 0x3, 0x2, 0x2, 
    0x2, 0x15c, 0x15a, 0x3, 0x2, 0x2, 0x2, 0x15c, 0x15d, 0x3, 0x2, 0x2, 
    0x2, 0x15d, 0x168, 0x3, 0x2, 0x2, 0x2, 0x15e, 0x15c, 0x3, 0x2, 0x2, 
    0x2, 0x15f, 0x164, 0x5, 0x6a, 0x36, 0x2, 0x160, 0x161, 0x7, 0x1c, 0x2, 
    0x2, 0x161, 0x163, 0x5, 0x6a, 0x36, 0x2, 0x162, 0x160, 0x3, 0x2, 0x2, 
    0x2, 0x163, 0x166, 0x3, 0x2, 0x2, 0x2, 0x164, 0x162, 0x3, 0x2, 0x2, 
    0x2, 0x164, 0x165, 0x3, 0x2, 0x2, 0x2, 0x165, 0x168, 0x3, 0x2, 0x2, 
    0x2, 0x166, 0x164, 0x3, 0x2, 0x2, 0x2, 0x167, 0x157, 0x3, 0x2, 0x2, 
    0x2, 0x167, 0x15f, 0x3, 0x2, 0x2, 0x2, 0x168, 0x169, 0x3, 0x2, 0x2, 
    0x2, 0x169, 0x16a, 0x7, 0x1b, 0x2, 0x2, 0x16a, 0x33, 0x3, 0x2, 0x2, 
    0x2, 0x16b, 0x16e, 0x7, 0x2b, 0x2, 0x2, 0x16c, 0x16d, 0x7, 0x16, 0x2, 
    0x2, 0x16d, 0x16f, 0x9, 0x4, 0x2, 0x2, 0x16e, 0x16c, 0x3, 0x2, 0x2, 
    0x2, 0x16e, 0x16f, 0x3, 0x2, 0x2, 0x2, 0x16f, 0x35, 0x3, 0x2, 0x2, 0x2, 
    0x170, 0x176, 0x5, 0x38, 0x1d, 0x2, 0x171, 0x174, 0x7, 0x16, 0x2, 0x2, 
    0x172, 0x175, 0x5, 0x38, 0x1d, 0x2, 0x173, 0x175, 0x7, 0x17, 0x2, 0x2, 
    0x174, 0x172, 0x3, 0x2, 0x2, 0x2, 0x174, 0x173, 0x3, 0x2, 0x2, 0x2, 
    0x175, 0x177, 0x3, 0x2, 0x2, 0x2, 0x176, 0x171, 0x3, 0x2, 0x2, 0x2, 
    0x176, 0x177, 0x3, 0x2, 0x2, 0x2, 0x177, 0x37, 0x3, 0x2, 0x2, 0x2, 0x178, 
    0x17a, 0x7, 0x20, 0x2, 0x2, 0x179, 0x178, 0x3, 0x2, 0x2, 0x2, 0x179, 
    0x17a, 0x3, 0x2, 0x2, 0x2, 0x17a, 0x17b, 0x3, 0x2, 0x2, 0x2, 0x17b, 
    0x17c, 0x7, 0x2b, 0x2, 0x2, 0x17c, 0x39, 0x3, 0x2, 0x2, 0x2, 0x17d, 
    0x17e, 0x7, 0xa, 0x2, 0x2, 0x17e, 0x17f, 0x5, 0x70, 0x39, 0x2, 0x17f, 
    0x183, 0x7, 0x22, 0x2, 0x2, 0x180, 0x182, 0x5, 0x3c, 0x1f, 0x2, 0x181, 
    0x180, 0x3, 0x2, 0x2, 0x2, 0x182, 0x185, 0x3, 0x2, 0x2, 0x2, 0x183, 
    0x181, 0x3, 0x2, 0x2, 0x2, 0x183, 0x184, 0x3, 0x2, 0x2, 0x2, 0x184, 
    0x186, 0x3, 0x2, 0x2, 0x2, 0x185, 0x183, 0x3, 0x2, 0x2, 0x2, 0x186, 
    0x187, 0x7, 0x23, 0x2, 0x2, 0x187, 0x3b, 0x3, 0x2, 0x2, 0x2, 0x188, 
    0x18d, 0x7, 0x1b, 0x2, 0x2, 0x189, 0x18d, 0x5, 0x4e, 0x28, 0x2, 0x18a, 
    0x18d, 0x5, 0x32, 0x1a, 0x2, 0x18b, 0x18d, 0x5, 0x3e, 0x20, 0x2, 0x18c, 
    0x188, 0x3, 0x2, 0x2, 0x2, 0x18c, 0x189, 0x3, 0x2, 0x2, 0x2, 0x18c, 
    0x18a, 0x3, 0x2, 0x2, 0x2, 0x18c, 0x18b, 0x3, 0x2, 0x2, 0x2, 0x18d, 
    0x3d, 0x3, 0x2, 0x2, 0x2, 0x18e, 0x18f, 0x5, 0x78, 0x3d, 0x2, 0x18f, 
    0x190, 0x7, 0x1e, 0x2, 0x2, 0x190, 0x192, 0x5, 0x38, 0x1d, 0x2, 0x191, 
    0x193, 0x5, 0x50, 0x29, 0x2, 0x192, 0x191, 0x3, 0x2, 0x2, 0x2, 0x192, 
    0x193, 0x3, 0x2, 0x2, 0x2, 0x193, 0x194, 0x3, 0x2, 0x2, 0x2, 0x194, 
    0x195, 0x7, 0x1b, 0x2, 0x2, 0x195, 0x3f, 0x3, 0x2, 0x2, 0x2, 0x196, 
    0x197, 0x7, 0xb, 0x2, 0x2, 0x197, 0x198, 0x5, 0x70, 0x39, 0x2, 0x198, 
    0x19c, 0x7, 0x22, 0x2, 0x2, 0x199, 0x19b, 0x5, 0x42, 0x22, 0x2, 0x19a, 
    0x199, 0x3, 0x2, 0x2, 0x2, 0x19b, 0x19e, 0x3, 0x2, 0x2, 0x2, 0x19c, 
    0x19a, 0x3, 0x2, 0x2, 0x2, 0x19c, 0x19d, 0x3, 0x2, 0x2, 0x2, 0x19d, 
    0x19f, 0x3, 0x2, 0x2, 0x2, 0x19e, 0x19c, 0x3, 0x2, 0x2, 0x2, 0x19f, 
    0x1a0, 0x7, 0x23, 0x2, 0x2, 0x1a0, 0x41, 0x3, 0x2, 0x2, 0x2, 0x1a1, 
    0x1a5, 0x7, 0x1b, 0x2, 0x2, 0x1a2, 0x1a5, 0x5, 0x4e, 0x28, 0x2, 0x1a3, 
    0x1a5, 0x5, 0x44, 0x23, 0x2, 0x1a4, 0x1a1, 0x3, 0x2, 0x2, 0x2, 0x1a4, 
    0x1a2, 0x3, 0x2, 0x2, 0x2, 0x1a4, 0x1a3, 0x3, 0x2, 0x2, 0x2, 0x1a5, 
    0x43, 0x3, 0x2, 0x2, 0x2, 0x1a6, 0x1a7, 0x7, 0x18, 0x2, 0x2, 0x1a7, 
    0x1a8, 0x5, 0x70, 0x39, 0x2, 0x1a8, 0x1a9, 0x5, 0x46, 0x24, 0x2, 0x1a9, 
    0x1aa, 0x7, 0x19, 0x2, 0x2, 0x1aa, 0x1ad, 0x5, 0x46, 0x24, 0x2, 0x1ab, 
    0x1ae, 0x7, 0x1b, 0x2, 0x2, 0x1ac, 0x1ae, 0x5, 0x4a, 0x26, 0x2, 0x1ad, 
    0x1ab, 0x3, 0x2, 0x2, 0x2, 0x1ad, 0x1ac, 0x3, 0x2, 0x2, 0x2, 0x1ae, 
    0x45, 0x3, 0x2, 0x2, 0x2, 0x1af, 0x1b3, 0x7, 0x26, 0x2, 0x2, 0x1b0, 
    0x1b1, 0x7, 0x1a, 0x2, 0x2, 0x1b1, 0x1b4, 0x5, 0x6c, 0x37, 0x2, 0x1b2, 
    0x1b4, 0x5, 0x48, 0x25, 0x2, 0x1b3, 0x1b0, 0x3, 0x2, 0x2, 0x2, 0x1b3, 
    0x1b2, 0x3, 0x2, 0x2, 0x2, 0x1b4, 0x1b5, 0x3, 0x2, 0x2, 0x2, 0x1b5, 
    0x1b6, 0x7, 0x27, 0x2, 0x2, 0x1b6, 0x47, 0x3, 0x2, 0x2, 0x2, 0x1b7, 
    0x1b8, 0x7, 0x1d, 0x2, 0x2, 0x1b8, 0x1c2, 0x5, 0x6e, 0x38, 0x2, 0x1b9, 
    0x1be, 0x5, 0x7a, 0x3e, 0x2, 0x1ba, 0x1bb, 0x7, 0x1d, 0x2, 0x2, 0x1bb, 
    0x1bd, 0x5, 0x70, 0x39, 0x2, 0x1bc, 0x1ba, 0x3, 0x2, 0x2, 0x2, 0x1bd, 
    0x1c0, 0x3, 0x2, 0x2, 0x2, 0x1be, 0x1bc, 0x3, 0x2, 0x2, 0x2, 0x1be, 
    0x1bf, 0x3, 0x2, 0x2, 0x2, 0x1bf, 0x1c2, 0x3, 0x2, 0x2, 0x2, 0x1c0, 
    0x1be, 0x3, 0x2, 0x2, 0x2, 0x1c1, 0x1b7, 0x3, 0x2, 0x2, 0x2, 0x1c1, 
    0x1b9, 0x3, 0x2, 0x2, 0x2, 0x1c2, 0x49, 0x3, 0x2, 0x2, 0x2, 0x1c3, 0x1c7, 
    0x7, 0x22, 0x2, 0x2, 0x1c4, 0x1c6, 0x5, 0x4c, 0x27, 0x2, 0x1c5, 0x1c4, 
    0x3, 0x2, 0x2, 0x2, 0x1c6, 0x1c9, 0x3, 0x2, 0x2, 0x2, 0x1c7, 0x1c5, 
    0x3, 0x2, 0x2, 0x2, 0x1c7, 0x1c8, 0x3, 0x2, 0x2, 0x2, 0x1c8, 0x1ca, 
    0x3, 0x2, 0x2, 0x2, 0x1c9, 0x1c7, 0x3, 0x2, 0x2, 0x2, 0x1ca, 0x1cb, 
    0x7, 0x23, 0x2, 0x2, 0x1cb, 0x4b, 0x3, 0x2, 0x2, 0x2, 0x1cc, 0x1cf, 
    0x7, 0x1b, 0x2, 0x2, 0x1cd, 0x1cf, 0x5, 0x4e, 0x28, 0x2, 0x1ce, 0x1cc, 
    0x3, 0x2, 0x2, 0x2, 0x1ce, 0x1cd, 0x3, 0x2, 0x2, 0x2, 0x1cf, 0x4d, 0x3, 
    0x2, 0x2, 0x2, 0x1d0, 0x1d1, 0x7, 0xf, 0x2, 0x2, 0x1d1, 0x1d2, 0x5, 
    0x52, 0x2a, 0x2, 0x1d2, 0x1d3, 0x7, 0x1b, 0x2, 0x2, 0x1d3, 0x4f, 0x3, 
    0x2, 0x2, 0x2, 0x1d4, 0x1d5, 0x7, 0x24, 0x2, 0x2, 0x1d5, 0x1da, 0x5, 
    0x52, 0x2a, 0x2, 0x1d6, 0x1d7, 0x7, 0x1c, 0x2, 0x2, 0x1d7, 0x1d9, 0x5, 
    0x52, 0x2a, 0x2, 0x1d8, 0x1d6, 0x3, 0x2, 0x2, 0x2, 0x1d9, 0x1dc, 0x3, 
    0x2, 0x2, 0x2, 0x1da, 0x1d8, 0x3, 0x2, 0x2, 0x2, 0x1da, 0x1db, 0x3, 
    0x2, 0x2, 0x2, 0x1db, 0x1dd, 0x3, 0x2, 0x2, 0x2, 0x1dc, 0x1da, 0x3, 
    0x2, 0x2, 0x2, 0x1dd, 0x1de, 0x7, 0x25, 0x2, 0x2, 0x1de, 0x51, 0x3, 
    0x2, 0x2, 0x2, 0x1df, 0x1e0, 0x5, 0x54, 0x2b, 0x2, 0x1e0, 0x1e1, 0x7, 
    0x1e, 0x2, 0x2, 0x1e1, 0x1e2, 0x5, 0x58, 0x2d, 0x2, 0x1e2, 0x53, 0x3, 
    0x2, 0x2, 0x2, 0x1e3, 0x1e8, 0x5, 0x56, 0x2c, 0x2, 0x1e4, 0x1e5, 0x7, 
    0x1d, 0x2, 0x2, 0x1e5, 0x1e7, 0x5, 0x56, 0x2c, 0x2, 0x1e6, 0x1e4, 0x3, 
    0x2, 0x2, 0x2, 0x1e7, 0x1ea, 0x3, 0x2, 0x2, 0x2, 0x1e8, 0x1e6, 0x3, 
    0x2, 0x2, 0x2, 0x1e8, 0x1e9, 0x3, 0x2, 0x2, 0x2, 0x1e9, 0x55, 0x3, 0x2, 
    0x2, 0x2, 0x1ea, 0x1e8, 0x3, 0x2, 0x2, 0x2, 0x1eb, 0x1f1, 0x5, 0x70, 
    0x39, 0x2, 0x1ec, 0x1ed, 0x7, 0x26, 0x2, 0x2, 0x1ed, 0x1ee, 0x5, 0x6c, 
    0x37, 0x2, 0x1ee, 0x1ef, 0x7, 0x27, 0x2, 0x2, 0x1ef, 0x1f1, 0x3, 0x2, 
    0x2, 0x2, 0x1f0, 0x1eb, 0x3, 0x2, 0x2, 0x2, 0x1f0, 0x1ec, 0x3, 0x2, 
    0x2, 0x2, 0x1f1, 0x57, 0x3, 0x2, 0x2, 0x2, 0x1f2, 0x1fc, 0x5, 0x68, 
    0x35, 0x2, 0x1f3, 0x1f7, 0x7, 0x22, 0x2, 0x2, 0x1f4, 0x1f6, 0x5, 0x5a, 
    0x2e, 0x2, 0x1f5, 0x1f4, 0x3, 0x2, 0x2, 0x2, 0x1f6, 0x1f9, 0x3, 0x2, 
    0x2, 0x2, 0x1f7, 0x1f5, 0x3, 0x2, 0x2, 0x2, 0x1f7, 0x1f8, 0x3, 0x2, 
    0x2, 0x2, 0x1f8, 0x1fa, 0x3, 0x2, 0x2, 0x2, 0x1f9, 0x1f7, 0x3, 0x2, 
    0x2, 0x2, 0x1fa, 0x1fc, 0x7, 0x23, 0x2, 0x2, 0x1fb, 0x1f2, 0x3, 0x2, 
    0x2, 0x2, 0x1fb, 0x1f3, 0x3, 0x2, 0x2, 0x2, 0x1fc, 0x59, 0x3, 0x2, 0x2, 
    0x2, 0x1fd, 0x202, 0x5, 0x5c, 0x2f, 0x2, 0x1fe, 0x1ff, 0x7, 0x1f, 0x2, 
    0x2, 0x1ff, 0x203, 0x5, 0x5e, 0x30, 0x2, 0x200, 0x203, 0x5, 0x60, 0x31, 
    0x2, 0x201, 0x203, 0x5, 0x62, 0x32, 0x2, 0x202, 0x1fe, 0x3, 0x2, 0x2, 
    0x2, 0x202, 0x200, 0x3, 0x2, 0x2, 0x2, 0x202, 0x201, 0x3, 0x2, 0x2, 
    0x2, 0x203, 0x205, 0x3, 0x2, 0x2, 0x2, 0x204, 0x206, 0x9, 0x5, 0x2, 
    0x2, 0x205, 0x204, 0x3, 0x2, 0x2, 0x2, 0x205, 0x206, 0x3, 0x2, 0x2, 
    0x2, 0x206, 0x5b, 0x3, 0x2, 0x2, 0x2, 0x207, 0x211, 0x5, 0x70, 0x39, 
    0x2, 0x208, 0x209, 0x7, 0x24, 0x2, 0x2, 0x209, 0x20c, 0x5, 0x6e, 0x38, 
    0x2, 0x20a, 0x20b, 0x7, 0x21, 0x2, 0x2, 0x20b, 0x20d, 0x5, 0x6e, 0x38, 
    0x2, 0x20c, 0x20a, 0x3, 0x2, 0x2, 0x2, 0x20c, 0x20d, 0x3, 0x2, 0x2, 
    0x2, 0x20d, 0x20e, 0x3, 0x2, 0x2, 0x2, 0x20e, 0x20f, 0x7, 0x25, 0x2, 
    0x2, 0x20f, 0x211, 0x3, 0x2, 0x2, 0x2, 0x210, 0x207, 0x3, 0x2, 0x2, 
    0x2, 0x210, 0x208, 0x3, 0x2, 0x2, 0x2, 0x211, 0x5d, 0x3, 0x2, 0x2, 0x2, 
    0x212, 0x216, 0x5, 0x68, 0x35, 0x2, 0x213, 0x216, 0x5, 0x60, 0x31, 0x2, 
    0x214, 0x216, 0x5, 0x64, 0x33, 0x2, 0x215, 0x212, 0x3, 0x2, 0x2, 0x2, 
    0x215, 0x213, 0x3, 0x2, 0x2, 0x2, 0x215, 0x214, 0x3, 0x2, 0x2, 0x2, 
    0x216, 0x5f, 0x3, 0x2, 0x2, 0x2, 0x217, 0x21b, 0x7, 0x22, 0x2, 0x2, 
    0x218, 0x21a, 0x5, 0x5a, 0x2e, 0x2, 0x219, 0x218, 0x3, 0x2, 0x2, 0x2, 
    0x21a, 0x21d, 0x3, 0x2, 0x2, 0x2, 0x21b, 0x219, 0x3, 0x2, 0x2, 0x2, 
    0x21b, 0x21c, 0x3, 0x2, 0x2, 0x2, 0x21c, 0x21e, 0x3, 0x2, 0x2, 0x2, 
    0x21d, 0x21b, 0x3, 0x2, 0x2, 0x2, 0x21e, 0x228, 0x7, 0x23, 0x2, 0x2, 
    0x21f, 0x223, 0x7, 0x28, 0x2, 0x2, 0x220, 0x222, 0x5, 0x5a, 0x2e, 0x2, 
    0x221, 0x220, 0x3, 0x2, 0x2, 0x2, 0x222, 0x225, 0x3, 0x2, 0x2, 0x2, 
    0x223, 0x221, 0x3, 0x2, 0x2, 0x2, 0x223, 0x224, 0x3, 0x2, 0x2, 0x2, 
    0x224, 0x226, 0x3, 0x2, 0x2, 0x2, 0x225, 0x223, 0x3, 0x2, 0x2, 0x2, 
    0x226, 0x228, 0x7, 0x29, 0x2, 0x2, 0x227, 0x217, 0x3, 0x2, 0x2, 0x2, 
    0x227, 0x21f, 0x3, 0x2, 0x2, 0x2, 0x228, 0x61, 0x3, 0x2, 0x2, 0x2, 0x229, 
    0x232, 0x7, 0x24, 0x2, 0x2, 0x22a, 0x22f, 0x5, 0x60, 0x31, 0x2, 0x22b, 
    0x22c, 0x7, 0x1c, 0x2, 0x2, 0x22c, 0x22e, 0x5, 0x60, 0x31, 0x2, 0x22d, 
    0x22b, 0x3, 0x2, 0x2, 0x2, 0x22e, 0x231, 0x3, 0x2, 0x2, 0x2, 0x22f, 
    0x22d, 0x3, 0x2, 0x2, 0x2, 0x22f, 0x230, 0x3, 0x2, 0x2, 0x2, 0x230, 
    0x233, 0x3, 0x2, 0x2, 0x2, 0x231, 0x22f, 0x3, 0x2, 0x2, 0x2, 0x232, 
    0x22a, 0x3, 0x2, 0x2, 0x2, 0x232, 0x233, 0x3, 0x2, 0x2, 0x2, 0x233, 
    0x234, 0x3, 0x2, 0x2, 0x2, 0x234, 0x235, 0x7, 0x25, 0x2, 0x2, 0x235, 
    0x63, 0x3, 0x2, 0x2, 0x2, 0x236, 0x23f, 0x7, 0x24, 0x2, 0x2, 0x237, 
    0x23c, 0x5, 0x66, 0x34, 0x2, 0x238, 0x239, 0x7, 0x1c, 0x2, 0x2, 0x239, 
    0x23b, 0x5, 0x66, 0x34, 0x2, 0x23a, 0x238, 0x3, 0x2, 0x2, 0x2, 0x23b, 
    0x23e, 0x3, 0x2, 0x2, 0x2, 0x23c, 0x23a, 0x3, 0x2, 0x2, 0x2, 0x23c, 
    0x23d, 0x3, 0x2, 0x2, 0x2, 0x23d, 0x240, 0x3, 0x2, 0x2, 0x2, 0x23e, 
    0x23c, 0x3, 0x2, 0x2, 0x2, 0x23f, 0x237, 0x3, 0x2, 0x2, 0x2, 0x23f, 
    0x240, 0x3, 0x2, 0x2, 0x2, 0x240, 0x241, 0x3, 0x2, 0x2, 0x2, 0x241, 
    0x242, 0x7, 0x25, 0x2, 0x2, 0x242, 0x65, 0x3, 0x2, 0x2, 0x2, 0x243, 
    0x246, 0x5, 0x68, 0x35, 0x2, 0x244, 0x246, 0x5, 0x60, 0x31, 0x2, 0x245, 
    0x243, 0x3, 0x2, 0x2, 0x2, 0x245, 0x244, 0x3, 0x2, 0x2, 0x2, 0x246, 
    0x67, 0x3, 0x2, 0x2, 0x2, 0x247, 0x251, 0x5, 0x6a, 0x36, 0x2, 0x248, 
    0x24a, 0x7, 0x20, 0x2, 0x2, 0x249, 0x248, 0x3, 0x2, 0x2, 0x2, 0x249, 
    0x24a, 0x3, 0x2, 0x2, 0x2, 0x24a, 0x24e, 0x3, 0x2, 0x2, 0x2, 0x24b, 
    0x24f, 0x7, 0x2b, 0x2, 0x2, 0x24c, 0x24f, 0x7, 0x2c, 0x2, 0x2, 0x24d, 
    0x24f, 0x5, 0x70, 0x39, 0x2, 0x24e, 0x24b, 0x3, 0x2, 0x2, 0x2, 0x24e, 
    0x24c, 0x3, 0x2, 0x2, 0x2, 0x24e, 0x24d, 0x3, 0x2, 0x2, 0x2, 0x24f, 
    0x251, 0x3, 0x2, 0x2, 0x2, 0x250, 0x247, 0x3, 0x2, 0x2, 0x2, 0x250, 
    0x249, 0x3, 0x2, 0x2, 0x2, 0x251, 0x69, 0x3, 0x2, 0x2, 0x2, 0x252, 0x254, 
    0x7, 0x2d, 0x2, 0x2, 0x253, 0x252, 0x3, 0x2, 0x2, 0x2, 0x254, 0x255, 
    0x3, 0x2, 0x2, 0x2, 0x255, 0x253, 0x3, 0x2, 0x2, 0x2, 0x255, 0x256, 
    0x3, 0x2, 0x2, 0x2, 0x256, 0x6b, 0x3, 0x2, 0x2, 0x2, 0x257, 0x259, 0x7, 
    0x1d, 0x2, 0x2, 0x258, 0x257, 0x3, 0x2, 0x2, 0x2, 0x258, 0x259, 0x3, 
    0x2, 0x2, 0x2, 0x259, 0x25a, 0x3, 0x2, 0x2, 0x2, 0x25a, 0x25b, 0x5, 
    0x6e, 0x38, 0x2, 0x25b, 0x6d, 0x3, 0x2, 0x2, 0x2, 0x25c, 0x261, 0x5, 
    0x70, 0x39, 0x2, 0x25d, 0x25e, 0x7, 0x1d, 0x2, 0x2, 0x25e, 0x260, 0x5, 
    0x70, 0x39, 0x2, 0x25f, 0x25d, 0x3, 0x2, 0x2, 0x2, 0x260, 0x263, 0x3, 
    0x2, 0x2, 0x2, 0x261, 0x25f, 0x3, 0x2, 0x2, 0x2, 0x261, 0x262, 0x3, 
    0x2, 0x2, 0x2, 0x262, 0x6f, 0x3, 0x2, 0x2, 0x2, 0x263, 0x261, 0x3, 0x2, 
    0x2, 0x2, 0x264, 0x265, 0x9, 0x6, 0x2, 0x2, 0x265, 0x71, 0x3, 0x2, 0x2, 
    0x2, 0x266, 0x267, 0x9, 0x7, 0x2, 0x2, 0x267, 0x73, 0x3, 0x2, 0x2, 0x2, 
    0x268, 0x269, 0x9, 0x8, 0x2, 0x2, 0x269, 0x75, 0x3, 0x2, 0x2, 0x2, 0x26a, 
    0x26b, 0x9, 0x9, 0x2, 0x2, 0x26b, 0x77, 0x3, 0x2, 0x2, 0x2, 0x26c, 0x26d, 
    0x9, 0xa, 0x2, 0x2, 0x26d, 0x79, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x26f, 0x9, 
    0xb, 0x2, 0x2, 0x26f, 0x7b, 0x3, 0x2, 0x2, 0x2, 0x48, 0x7f, 0x8e, 0x9c, 
    0xad, 0xbb, 0xc1, 0xc5, 0xca, 0xce, 0xd4, 0xd8, 0xdd, 0xe1, 0xea, 0xf2, 
    0x101, 0x104, 0x10d, 0x110, 0x119, 0x11c, 0x125, 0x128, 0x132, 0x139, 
    0x141, 0x14e, 0x152, 0x15c, 0x164, 0x167, 0x16e, 0x174, 0x176, 0x179, 
    0x183, 0x18c, 0x192, 0x19c, 0x1a4, 0x1ad, 0x1b3, 0x1be, 0x1c1, 0x1c7, 
    0x1ce, 0x1da, 0x1e8, 0x1f0, 0x1f7, 0x1fb, 0x202, 0x205, 0x20c, 0x210, 
    0x215, 0x21b, 0x223, 0x227, 0x22f, 0x232, 0x23c, 0x23f, 0x245, 0x249, 
    0x24e, 0x250, 0x255, 0x258, 0x261, 
  };

  atn::ATNDeserializer deserializer;
  _atn = deserializer.deserialize(_serializedATN);

  size_t count = _atn.getNumberOfDecisions();
  _decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    _decisionToDFA.emplace_back(_atn.getDecisionState(i), i);
  }
}

