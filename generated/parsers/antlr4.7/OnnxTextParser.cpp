
// Generated from OnnxText.g4 by ANTLR 4.7.2



#include "OnnxTextParser.h"


using namespace antlrcpp;
using namespace onnxgen::syntax::grammar;
using namespace antlr4;

OnnxTextParser::OnnxTextParser(TokenStream *input) : Parser(input) {
  static const Initializer tables;
  _interpreter = new atn::ParserATNSimulator(this, _atn, _decisionToDFA, _sharedContextCache);
}

OnnxTextParser::~OnnxTextParser() {
  delete _interpreter;
}

std::string OnnxTextParser::getGrammarFileName() const {
  return "OnnxText.g4";
}

const std::vector<std::string>& OnnxTextParser::getRuleNames() const {
  return _ruleNames;
}

dfa::Vocabulary& OnnxTextParser::getVocabulary() const {
  return _vocabulary;
}


//----------------- ModelTextContext ------------------------------------------------------------------

OnnxTextParser::ModelTextContext::ModelTextContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::GraphContext* OnnxTextParser::ModelTextContext::graph() {
  return getRuleContext<OnnxTextParser::GraphContext>(0);
}

tree::TerminalNode* OnnxTextParser::ModelTextContext::EOF() {
  return getToken(OnnxTextParser::EOF, 0);
}

OnnxTextParser::PropertiesContext* OnnxTextParser::ModelTextContext::properties() {
  return getRuleContext<OnnxTextParser::PropertiesContext>(0);
}

std::vector<OnnxTextParser::FunctionContext *> OnnxTextParser::ModelTextContext::function() {
  return getRuleContexts<OnnxTextParser::FunctionContext>();
}

OnnxTextParser::FunctionContext* OnnxTextParser::ModelTextContext::function(size_t i) {
  return getRuleContext<OnnxTextParser::FunctionContext>(i);
}


size_t OnnxTextParser::ModelTextContext::getRuleIndex() const {
  return OnnxTextParser::RuleModelText;
}


OnnxTextParser::ModelTextContext* OnnxTextParser::modelText() {
  ModelTextContext *_localctx = _tracker.createInstance<ModelTextContext>(_ctx, getState());
  enterRule(_localctx, 0, OnnxTextParser::RuleModelText);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(89);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::LESS) {
      setState(88);
      properties();
    }
    setState(91);
    graph();
    setState(95);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::LESS)
      | (1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(92);
      function();
      setState(97);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(98);
    match(OnnxTextParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GraphTextContext ------------------------------------------------------------------

OnnxTextParser::GraphTextContext::GraphTextContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::GraphContext* OnnxTextParser::GraphTextContext::graph() {
  return getRuleContext<OnnxTextParser::GraphContext>(0);
}

tree::TerminalNode* OnnxTextParser::GraphTextContext::EOF() {
  return getToken(OnnxTextParser::EOF, 0);
}


size_t OnnxTextParser::GraphTextContext::getRuleIndex() const {
  return OnnxTextParser::RuleGraphText;
}


OnnxTextParser::GraphTextContext* OnnxTextParser::graphText() {
  GraphTextContext *_localctx = _tracker.createInstance<GraphTextContext>(_ctx, getState());
  enterRule(_localctx, 2, OnnxTextParser::RuleGraphText);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(100);
    graph();
    setState(101);
    match(OnnxTextParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FunctionTextContext ------------------------------------------------------------------

OnnxTextParser::FunctionTextContext::FunctionTextContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::FunctionContext* OnnxTextParser::FunctionTextContext::function() {
  return getRuleContext<OnnxTextParser::FunctionContext>(0);
}

tree::TerminalNode* OnnxTextParser::FunctionTextContext::EOF() {
  return getToken(OnnxTextParser::EOF, 0);
}


size_t OnnxTextParser::FunctionTextContext::getRuleIndex() const {
  return OnnxTextParser::RuleFunctionText;
}


OnnxTextParser::FunctionTextContext* OnnxTextParser::functionText() {
  FunctionTextContext *_localctx = _tracker.createInstance<FunctionTextContext>(_ctx, getState());
  enterRule(_localctx, 4, OnnxTextParser::RuleFunctionText);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(103);
    function();
    setState(104);
    match(OnnxTextParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- NodeTextContext ------------------------------------------------------------------

OnnxTextParser::NodeTextContext::NodeTextContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::NodeContext* OnnxTextParser::NodeTextContext::node() {
  return getRuleContext<OnnxTextParser::NodeContext>(0);
}

tree::TerminalNode* OnnxTextParser::NodeTextContext::EOF() {
  return getToken(OnnxTextParser::EOF, 0);
}


size_t OnnxTextParser::NodeTextContext::getRuleIndex() const {
  return OnnxTextParser::RuleNodeText;
}


OnnxTextParser::NodeTextContext* OnnxTextParser::nodeText() {
  NodeTextContext *_localctx = _tracker.createInstance<NodeTextContext>(_ctx, getState());
  enterRule(_localctx, 6, OnnxTextParser::RuleNodeText);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(106);
    node();
    setState(107);
    match(OnnxTextParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TypeTextContext ------------------------------------------------------------------

OnnxTextParser::TypeTextContext::TypeTextContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::TypeContext* OnnxTextParser::TypeTextContext::type() {
  return getRuleContext<OnnxTextParser::TypeContext>(0);
}

tree::TerminalNode* OnnxTextParser::TypeTextContext::EOF() {
  return getToken(OnnxTextParser::EOF, 0);
}


size_t OnnxTextParser::TypeTextContext::getRuleIndex() const {
  return OnnxTextParser::RuleTypeText;
}


OnnxTextParser::TypeTextContext* OnnxTextParser::typeText() {
  TypeTextContext *_localctx = _tracker.createInstance<TypeTextContext>(_ctx, getState());
  enterRule(_localctx, 8, OnnxTextParser::RuleTypeText);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(109);
    type();
    setState(110);
    match(OnnxTextParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PropertiesContext ------------------------------------------------------------------

OnnxTextParser::PropertiesContext::PropertiesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::PropertiesContext::LESS() {
  return getToken(OnnxTextParser::LESS, 0);
}

std::vector<OnnxTextParser::PropertyContext *> OnnxTextParser::PropertiesContext::property() {
  return getRuleContexts<OnnxTextParser::PropertyContext>();
}

OnnxTextParser::PropertyContext* OnnxTextParser::PropertiesContext::property(size_t i) {
  return getRuleContext<OnnxTextParser::PropertyContext>(i);
}

tree::TerminalNode* OnnxTextParser::PropertiesContext::GREATER() {
  return getToken(OnnxTextParser::GREATER, 0);
}

std::vector<tree::TerminalNode *> OnnxTextParser::PropertiesContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::PropertiesContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::PropertiesContext::getRuleIndex() const {
  return OnnxTextParser::RuleProperties;
}


OnnxTextParser::PropertiesContext* OnnxTextParser::properties() {
  PropertiesContext *_localctx = _tracker.createInstance<PropertiesContext>(_ctx, getState());
  enterRule(_localctx, 10, OnnxTextParser::RuleProperties);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(112);
    match(OnnxTextParser::LESS);
    setState(113);
    property();
    setState(118);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == OnnxTextParser::COMMA) {
      setState(114);
      match(OnnxTextParser::COMMA);
      setState(115);
      property();
      setState(120);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(121);
    match(OnnxTextParser::GREATER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PropertyContext ------------------------------------------------------------------

OnnxTextParser::PropertyContext::PropertyContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::PropertyContext::IDENT() {
  return getToken(OnnxTextParser::IDENT, 0);
}

tree::TerminalNode* OnnxTextParser::PropertyContext::COLON() {
  return getToken(OnnxTextParser::COLON, 0);
}

OnnxTextParser::PropertyValueContext* OnnxTextParser::PropertyContext::propertyValue() {
  return getRuleContext<OnnxTextParser::PropertyValueContext>(0);
}


size_t OnnxTextParser::PropertyContext::getRuleIndex() const {
  return OnnxTextParser::RuleProperty;
}


OnnxTextParser::PropertyContext* OnnxTextParser::property() {
  PropertyContext *_localctx = _tracker.createInstance<PropertyContext>(_ctx, getState());
  enterRule(_localctx, 12, OnnxTextParser::RuleProperty);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(123);
    match(OnnxTextParser::IDENT);
    setState(124);
    match(OnnxTextParser::COLON);
    setState(125);
    propertyValue();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PropertyValueContext ------------------------------------------------------------------

OnnxTextParser::PropertyValueContext::PropertyValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::PropertyValueContext::INTEGER() {
  return getToken(OnnxTextParser::INTEGER, 0);
}

tree::TerminalNode* OnnxTextParser::PropertyValueContext::STRING() {
  return getToken(OnnxTextParser::STRING, 0);
}

OnnxTextParser::EntriesContext* OnnxTextParser::PropertyValueContext::entries() {
  return getRuleContext<OnnxTextParser::EntriesContext>(0);
}


size_t OnnxTextParser::PropertyValueContext::getRuleIndex() const {
  return OnnxTextParser::RulePropertyValue;
}


OnnxTextParser::PropertyValueContext* OnnxTextParser::propertyValue() {
  PropertyValueContext *_localctx = _tracker.createInstance<PropertyValueContext>(_ctx, getState());
  enterRule(_localctx, 14, OnnxTextParser::RulePropertyValue);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(130);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::INTEGER: {
        enterOuterAlt(_localctx, 1);
        setState(127);
        match(OnnxTextParser::INTEGER);
        break;
      }

      case OnnxTextParser::STRING: {
        enterOuterAlt(_localctx, 2);
        setState(128);
        match(OnnxTextParser::STRING);
        break;
      }

      case OnnxTextParser::LBRACKET: {
        enterOuterAlt(_localctx, 3);
        setState(129);
        entries();
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

//----------------- EntriesContext ------------------------------------------------------------------

OnnxTextParser::EntriesContext::EntriesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::EntriesContext::LBRACKET() {
  return getToken(OnnxTextParser::LBRACKET, 0);
}

tree::TerminalNode* OnnxTextParser::EntriesContext::RBRACKET() {
  return getToken(OnnxTextParser::RBRACKET, 0);
}

std::vector<OnnxTextParser::EntryContext *> OnnxTextParser::EntriesContext::entry() {
  return getRuleContexts<OnnxTextParser::EntryContext>();
}

OnnxTextParser::EntryContext* OnnxTextParser::EntriesContext::entry(size_t i) {
  return getRuleContext<OnnxTextParser::EntryContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::EntriesContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::EntriesContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::EntriesContext::getRuleIndex() const {
  return OnnxTextParser::RuleEntries;
}


OnnxTextParser::EntriesContext* OnnxTextParser::entries() {
  EntriesContext *_localctx = _tracker.createInstance<EntriesContext>(_ctx, getState());
  enterRule(_localctx, 16, OnnxTextParser::RuleEntries);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(132);
    match(OnnxTextParser::LBRACKET);
    setState(141);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::STRING) {
      setState(133);
      entry();
      setState(138);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(134);
        match(OnnxTextParser::COMMA);
        setState(135);
        entry();
        setState(140);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(143);
    match(OnnxTextParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EntryContext ------------------------------------------------------------------

OnnxTextParser::EntryContext::EntryContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> OnnxTextParser::EntryContext::STRING() {
  return getTokens(OnnxTextParser::STRING);
}

tree::TerminalNode* OnnxTextParser::EntryContext::STRING(size_t i) {
  return getToken(OnnxTextParser::STRING, i);
}

tree::TerminalNode* OnnxTextParser::EntryContext::COLON() {
  return getToken(OnnxTextParser::COLON, 0);
}

tree::TerminalNode* OnnxTextParser::EntryContext::INTEGER() {
  return getToken(OnnxTextParser::INTEGER, 0);
}


size_t OnnxTextParser::EntryContext::getRuleIndex() const {
  return OnnxTextParser::RuleEntry;
}


OnnxTextParser::EntryContext* OnnxTextParser::entry() {
  EntryContext *_localctx = _tracker.createInstance<EntryContext>(_ctx, getState());
  enterRule(_localctx, 18, OnnxTextParser::RuleEntry);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(145);
    match(OnnxTextParser::STRING);
    setState(146);
    match(OnnxTextParser::COLON);
    setState(147);
    _la = _input->LA(1);
    if (!(_la == OnnxTextParser::INTEGER

    || _la == OnnxTextParser::STRING)) {
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

//----------------- FunctionContext ------------------------------------------------------------------

OnnxTextParser::FunctionContext::FunctionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::NameContext* OnnxTextParser::FunctionContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}

tree::TerminalNode* OnnxTextParser::FunctionContext::LPAREN() {
  return getToken(OnnxTextParser::LPAREN, 0);
}

tree::TerminalNode* OnnxTextParser::FunctionContext::RPAREN() {
  return getToken(OnnxTextParser::RPAREN, 0);
}

tree::TerminalNode* OnnxTextParser::FunctionContext::ARROW() {
  return getToken(OnnxTextParser::ARROW, 0);
}

OnnxTextParser::FunctionOutputsContext* OnnxTextParser::FunctionContext::functionOutputs() {
  return getRuleContext<OnnxTextParser::FunctionOutputsContext>(0);
}

OnnxTextParser::NodesContext* OnnxTextParser::FunctionContext::nodes() {
  return getRuleContext<OnnxTextParser::NodesContext>(0);
}

OnnxTextParser::PropertiesContext* OnnxTextParser::FunctionContext::properties() {
  return getRuleContext<OnnxTextParser::PropertiesContext>(0);
}

OnnxTextParser::FunctionAttributesContext* OnnxTextParser::FunctionContext::functionAttributes() {
  return getRuleContext<OnnxTextParser::FunctionAttributesContext>(0);
}

std::vector<OnnxTextParser::ValueInfoContext *> OnnxTextParser::FunctionContext::valueInfo() {
  return getRuleContexts<OnnxTextParser::ValueInfoContext>();
}

OnnxTextParser::ValueInfoContext* OnnxTextParser::FunctionContext::valueInfo(size_t i) {
  return getRuleContext<OnnxTextParser::ValueInfoContext>(i);
}

OnnxTextParser::FunctionValuesContext* OnnxTextParser::FunctionContext::functionValues() {
  return getRuleContext<OnnxTextParser::FunctionValuesContext>(0);
}

std::vector<tree::TerminalNode *> OnnxTextParser::FunctionContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::FunctionContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::FunctionContext::getRuleIndex() const {
  return OnnxTextParser::RuleFunction;
}


OnnxTextParser::FunctionContext* OnnxTextParser::function() {
  FunctionContext *_localctx = _tracker.createInstance<FunctionContext>(_ctx, getState());
  enterRule(_localctx, 20, OnnxTextParser::RuleFunction);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(150);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::LESS) {
      setState(149);
      properties();
    }
    setState(152);
    name();
    setState(154);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::LESS) {
      setState(153);
      functionAttributes();
    }
    setState(156);
    match(OnnxTextParser::LPAREN);
    setState(165);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(157);
      valueInfo();
      setState(162);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(158);
        match(OnnxTextParser::COMMA);
        setState(159);
        valueInfo();
        setState(164);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(167);
    match(OnnxTextParser::RPAREN);
    setState(168);
    match(OnnxTextParser::ARROW);
    setState(169);
    functionOutputs();
    setState(171);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::LESS) {
      setState(170);
      functionValues();
    }
    setState(173);
    nodes();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FunctionOutputsContext ------------------------------------------------------------------

OnnxTextParser::FunctionOutputsContext::FunctionOutputsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::FunctionOutputsContext::LPAREN() {
  return getToken(OnnxTextParser::LPAREN, 0);
}

tree::TerminalNode* OnnxTextParser::FunctionOutputsContext::RPAREN() {
  return getToken(OnnxTextParser::RPAREN, 0);
}

std::vector<OnnxTextParser::ValueInfoContext *> OnnxTextParser::FunctionOutputsContext::valueInfo() {
  return getRuleContexts<OnnxTextParser::ValueInfoContext>();
}

OnnxTextParser::ValueInfoContext* OnnxTextParser::FunctionOutputsContext::valueInfo(size_t i) {
  return getRuleContext<OnnxTextParser::ValueInfoContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::FunctionOutputsContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::FunctionOutputsContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::FunctionOutputsContext::getRuleIndex() const {
  return OnnxTextParser::RuleFunctionOutputs;
}


OnnxTextParser::FunctionOutputsContext* OnnxTextParser::functionOutputs() {
  FunctionOutputsContext *_localctx = _tracker.createInstance<FunctionOutputsContext>(_ctx, getState());
  enterRule(_localctx, 22, OnnxTextParser::RuleFunctionOutputs);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(175);
    match(OnnxTextParser::LPAREN);
    setState(184);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(176);
      valueInfo();
      setState(181);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(177);
        match(OnnxTextParser::COMMA);
        setState(178);
        valueInfo();
        setState(183);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(186);
    match(OnnxTextParser::RPAREN);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FunctionValuesContext ------------------------------------------------------------------

OnnxTextParser::FunctionValuesContext::FunctionValuesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::FunctionValuesContext::LESS() {
  return getToken(OnnxTextParser::LESS, 0);
}

tree::TerminalNode* OnnxTextParser::FunctionValuesContext::GREATER() {
  return getToken(OnnxTextParser::GREATER, 0);
}

std::vector<OnnxTextParser::ValueInfoContext *> OnnxTextParser::FunctionValuesContext::valueInfo() {
  return getRuleContexts<OnnxTextParser::ValueInfoContext>();
}

OnnxTextParser::ValueInfoContext* OnnxTextParser::FunctionValuesContext::valueInfo(size_t i) {
  return getRuleContext<OnnxTextParser::ValueInfoContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::FunctionValuesContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::FunctionValuesContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::FunctionValuesContext::getRuleIndex() const {
  return OnnxTextParser::RuleFunctionValues;
}


OnnxTextParser::FunctionValuesContext* OnnxTextParser::functionValues() {
  FunctionValuesContext *_localctx = _tracker.createInstance<FunctionValuesContext>(_ctx, getState());
  enterRule(_localctx, 24, OnnxTextParser::RuleFunctionValues);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(188);
    match(OnnxTextParser::LESS);
    setState(197);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(189);
      valueInfo();
      setState(194);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(190);
        match(OnnxTextParser::COMMA);
        setState(191);
        valueInfo();
        setState(196);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(199);
    match(OnnxTextParser::GREATER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FunctionAttributesContext ------------------------------------------------------------------

OnnxTextParser::FunctionAttributesContext::FunctionAttributesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::FunctionAttributesContext::LESS() {
  return getToken(OnnxTextParser::LESS, 0);
}

std::vector<OnnxTextParser::FunctionAttributeContext *> OnnxTextParser::FunctionAttributesContext::functionAttribute() {
  return getRuleContexts<OnnxTextParser::FunctionAttributeContext>();
}

OnnxTextParser::FunctionAttributeContext* OnnxTextParser::FunctionAttributesContext::functionAttribute(size_t i) {
  return getRuleContext<OnnxTextParser::FunctionAttributeContext>(i);
}

tree::TerminalNode* OnnxTextParser::FunctionAttributesContext::GREATER() {
  return getToken(OnnxTextParser::GREATER, 0);
}

std::vector<tree::TerminalNode *> OnnxTextParser::FunctionAttributesContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::FunctionAttributesContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::FunctionAttributesContext::getRuleIndex() const {
  return OnnxTextParser::RuleFunctionAttributes;
}


OnnxTextParser::FunctionAttributesContext* OnnxTextParser::functionAttributes() {
  FunctionAttributesContext *_localctx = _tracker.createInstance<FunctionAttributesContext>(_ctx, getState());
  enterRule(_localctx, 26, OnnxTextParser::RuleFunctionAttributes);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(201);
    match(OnnxTextParser::LESS);
    setState(202);
    functionAttribute();
    setState(207);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == OnnxTextParser::COMMA) {
      setState(203);
      match(OnnxTextParser::COMMA);
      setState(204);
      functionAttribute();
      setState(209);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(210);
    match(OnnxTextParser::GREATER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FunctionAttributeContext ------------------------------------------------------------------

OnnxTextParser::FunctionAttributeContext::FunctionAttributeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::NameContext* OnnxTextParser::FunctionAttributeContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}

tree::TerminalNode* OnnxTextParser::FunctionAttributeContext::EQUALS() {
  return getToken(OnnxTextParser::EQUALS, 0);
}

OnnxTextParser::ValueContext* OnnxTextParser::FunctionAttributeContext::value() {
  return getRuleContext<OnnxTextParser::ValueContext>(0);
}

OnnxTextParser::AttributeTypeContext* OnnxTextParser::FunctionAttributeContext::attributeType() {
  return getRuleContext<OnnxTextParser::AttributeTypeContext>(0);
}


size_t OnnxTextParser::FunctionAttributeContext::getRuleIndex() const {
  return OnnxTextParser::RuleFunctionAttribute;
}


OnnxTextParser::FunctionAttributeContext* OnnxTextParser::functionAttribute() {
  FunctionAttributeContext *_localctx = _tracker.createInstance<FunctionAttributeContext>(_ctx, getState());
  enterRule(_localctx, 28, OnnxTextParser::RuleFunctionAttribute);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(212);
    name();
    setState(218);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::COLON

    || _la == OnnxTextParser::EQUALS) {
      setState(214);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == OnnxTextParser::COLON) {
        setState(213);
        attributeType();
      }
      setState(216);
      match(OnnxTextParser::EQUALS);
      setState(217);
      value();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GraphContext ------------------------------------------------------------------

OnnxTextParser::GraphContext::GraphContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::GraphRestContext* OnnxTextParser::GraphContext::graphRest() {
  return getRuleContext<OnnxTextParser::GraphRestContext>(0);
}

OnnxTextParser::NameContext* OnnxTextParser::GraphContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}


size_t OnnxTextParser::GraphContext::getRuleIndex() const {
  return OnnxTextParser::RuleGraph;
}


OnnxTextParser::GraphContext* OnnxTextParser::graph() {
  GraphContext *_localctx = _tracker.createInstance<GraphContext>(_ctx, getState());
  enterRule(_localctx, 30, OnnxTextParser::RuleGraph);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(221);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(220);
      name();
    }
    setState(223);
    graphRest();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GraphRestContext ------------------------------------------------------------------

OnnxTextParser::GraphRestContext::GraphRestContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::GraphRestContext::ARROW() {
  return getToken(OnnxTextParser::ARROW, 0);
}

OnnxTextParser::GraphOutputsContext* OnnxTextParser::GraphRestContext::graphOutputs() {
  return getRuleContext<OnnxTextParser::GraphOutputsContext>(0);
}

OnnxTextParser::NodesContext* OnnxTextParser::GraphRestContext::nodes() {
  return getRuleContext<OnnxTextParser::NodesContext>(0);
}

OnnxTextParser::GraphInputsContext* OnnxTextParser::GraphRestContext::graphInputs() {
  return getRuleContext<OnnxTextParser::GraphInputsContext>(0);
}

OnnxTextParser::GraphValuesContext* OnnxTextParser::GraphRestContext::graphValues() {
  return getRuleContext<OnnxTextParser::GraphValuesContext>(0);
}


size_t OnnxTextParser::GraphRestContext::getRuleIndex() const {
  return OnnxTextParser::RuleGraphRest;
}


OnnxTextParser::GraphRestContext* OnnxTextParser::graphRest() {
  GraphRestContext *_localctx = _tracker.createInstance<GraphRestContext>(_ctx, getState());
  enterRule(_localctx, 32, OnnxTextParser::RuleGraphRest);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(226);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::LPAREN) {
      setState(225);
      graphInputs();
    }
    setState(228);
    match(OnnxTextParser::ARROW);
    setState(229);
    graphOutputs();
    setState(231);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::LESS) {
      setState(230);
      graphValues();
    }
    setState(233);
    nodes();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GraphInputsContext ------------------------------------------------------------------

OnnxTextParser::GraphInputsContext::GraphInputsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::GraphInputsContext::LPAREN() {
  return getToken(OnnxTextParser::LPAREN, 0);
}

tree::TerminalNode* OnnxTextParser::GraphInputsContext::RPAREN() {
  return getToken(OnnxTextParser::RPAREN, 0);
}

std::vector<OnnxTextParser::BindingContext *> OnnxTextParser::GraphInputsContext::binding() {
  return getRuleContexts<OnnxTextParser::BindingContext>();
}

OnnxTextParser::BindingContext* OnnxTextParser::GraphInputsContext::binding(size_t i) {
  return getRuleContext<OnnxTextParser::BindingContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::GraphInputsContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::GraphInputsContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::GraphInputsContext::getRuleIndex() const {
  return OnnxTextParser::RuleGraphInputs;
}


OnnxTextParser::GraphInputsContext* OnnxTextParser::graphInputs() {
  GraphInputsContext *_localctx = _tracker.createInstance<GraphInputsContext>(_ctx, getState());
  enterRule(_localctx, 34, OnnxTextParser::RuleGraphInputs);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(235);
    match(OnnxTextParser::LPAREN);
    setState(244);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(236);
      binding();
      setState(241);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(237);
        match(OnnxTextParser::COMMA);
        setState(238);
        binding();
        setState(243);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(246);
    match(OnnxTextParser::RPAREN);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GraphOutputsContext ------------------------------------------------------------------

OnnxTextParser::GraphOutputsContext::GraphOutputsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::GraphOutputsContext::LPAREN() {
  return getToken(OnnxTextParser::LPAREN, 0);
}

tree::TerminalNode* OnnxTextParser::GraphOutputsContext::RPAREN() {
  return getToken(OnnxTextParser::RPAREN, 0);
}

std::vector<OnnxTextParser::ValueInfoContext *> OnnxTextParser::GraphOutputsContext::valueInfo() {
  return getRuleContexts<OnnxTextParser::ValueInfoContext>();
}

OnnxTextParser::ValueInfoContext* OnnxTextParser::GraphOutputsContext::valueInfo(size_t i) {
  return getRuleContext<OnnxTextParser::ValueInfoContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::GraphOutputsContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::GraphOutputsContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::GraphOutputsContext::getRuleIndex() const {
  return OnnxTextParser::RuleGraphOutputs;
}


OnnxTextParser::GraphOutputsContext* OnnxTextParser::graphOutputs() {
  GraphOutputsContext *_localctx = _tracker.createInstance<GraphOutputsContext>(_ctx, getState());
  enterRule(_localctx, 36, OnnxTextParser::RuleGraphOutputs);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(248);
    match(OnnxTextParser::LPAREN);
    setState(257);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(249);
      valueInfo();
      setState(254);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(250);
        match(OnnxTextParser::COMMA);
        setState(251);
        valueInfo();
        setState(256);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(259);
    match(OnnxTextParser::RPAREN);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GraphValuesContext ------------------------------------------------------------------

OnnxTextParser::GraphValuesContext::GraphValuesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::GraphValuesContext::LESS() {
  return getToken(OnnxTextParser::LESS, 0);
}

tree::TerminalNode* OnnxTextParser::GraphValuesContext::GREATER() {
  return getToken(OnnxTextParser::GREATER, 0);
}

std::vector<OnnxTextParser::BindingContext *> OnnxTextParser::GraphValuesContext::binding() {
  return getRuleContexts<OnnxTextParser::BindingContext>();
}

OnnxTextParser::BindingContext* OnnxTextParser::GraphValuesContext::binding(size_t i) {
  return getRuleContext<OnnxTextParser::BindingContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::GraphValuesContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::GraphValuesContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::GraphValuesContext::getRuleIndex() const {
  return OnnxTextParser::RuleGraphValues;
}


OnnxTextParser::GraphValuesContext* OnnxTextParser::graphValues() {
  GraphValuesContext *_localctx = _tracker.createInstance<GraphValuesContext>(_ctx, getState());
  enterRule(_localctx, 38, OnnxTextParser::RuleGraphValues);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(261);
    match(OnnxTextParser::LESS);
    setState(270);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(262);
      binding();
      setState(267);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(263);
        match(OnnxTextParser::COMMA);
        setState(264);
        binding();
        setState(269);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(272);
    match(OnnxTextParser::GREATER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- BindingContext ------------------------------------------------------------------

OnnxTextParser::BindingContext::BindingContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::ValueInfoContext* OnnxTextParser::BindingContext::valueInfo() {
  return getRuleContext<OnnxTextParser::ValueInfoContext>(0);
}

tree::TerminalNode* OnnxTextParser::BindingContext::EQUALS() {
  return getToken(OnnxTextParser::EQUALS, 0);
}

OnnxTextParser::DataContext* OnnxTextParser::BindingContext::data() {
  return getRuleContext<OnnxTextParser::DataContext>(0);
}


size_t OnnxTextParser::BindingContext::getRuleIndex() const {
  return OnnxTextParser::RuleBinding;
}


OnnxTextParser::BindingContext* OnnxTextParser::binding() {
  BindingContext *_localctx = _tracker.createInstance<BindingContext>(_ctx, getState());
  enterRule(_localctx, 40, OnnxTextParser::RuleBinding);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(274);
    valueInfo();
    setState(277);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::EQUALS) {
      setState(275);
      match(OnnxTextParser::EQUALS);
      setState(276);
      data();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ValueInfoContext ------------------------------------------------------------------

OnnxTextParser::ValueInfoContext::ValueInfoContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::NameContext* OnnxTextParser::ValueInfoContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}

OnnxTextParser::TypeContext* OnnxTextParser::ValueInfoContext::type() {
  return getRuleContext<OnnxTextParser::TypeContext>(0);
}


size_t OnnxTextParser::ValueInfoContext::getRuleIndex() const {
  return OnnxTextParser::RuleValueInfo;
}


OnnxTextParser::ValueInfoContext* OnnxTextParser::valueInfo() {
  ValueInfoContext *_localctx = _tracker.createInstance<ValueInfoContext>(_ctx, getState());
  enterRule(_localctx, 42, OnnxTextParser::RuleValueInfo);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(280);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 28, _ctx)) {
    case 1: {
      setState(279);
      type();
      break;
    }

    }
    setState(282);
    name();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- NodesContext ------------------------------------------------------------------

OnnxTextParser::NodesContext::NodesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::NodesContext::LBRACE() {
  return getToken(OnnxTextParser::LBRACE, 0);
}

tree::TerminalNode* OnnxTextParser::NodesContext::RBRACE() {
  return getToken(OnnxTextParser::RBRACE, 0);
}

std::vector<OnnxTextParser::NodeContext *> OnnxTextParser::NodesContext::node() {
  return getRuleContexts<OnnxTextParser::NodeContext>();
}

OnnxTextParser::NodeContext* OnnxTextParser::NodesContext::node(size_t i) {
  return getRuleContext<OnnxTextParser::NodeContext>(i);
}


size_t OnnxTextParser::NodesContext::getRuleIndex() const {
  return OnnxTextParser::RuleNodes;
}


OnnxTextParser::NodesContext* OnnxTextParser::nodes() {
  NodesContext *_localctx = _tracker.createInstance<NodesContext>(_ctx, getState());
  enterRule(_localctx, 44, OnnxTextParser::RuleNodes);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(284);
    match(OnnxTextParser::LBRACE);
    setState(288);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::LBRACKET)
      | (1ULL << OnnxTextParser::COMMA)
      | (1ULL << OnnxTextParser::EQUALS)
      | (1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(285);
      node();
      setState(290);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(291);
    match(OnnxTextParser::RBRACE);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- NodeContext ------------------------------------------------------------------

OnnxTextParser::NodeContext::NodeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<OnnxTextParser::OperandsContext *> OnnxTextParser::NodeContext::operands() {
  return getRuleContexts<OnnxTextParser::OperandsContext>();
}

OnnxTextParser::OperandsContext* OnnxTextParser::NodeContext::operands(size_t i) {
  return getRuleContext<OnnxTextParser::OperandsContext>(i);
}

tree::TerminalNode* OnnxTextParser::NodeContext::EQUALS() {
  return getToken(OnnxTextParser::EQUALS, 0);
}

OnnxTextParser::OperationContext* OnnxTextParser::NodeContext::operation() {
  return getRuleContext<OnnxTextParser::OperationContext>(0);
}

OnnxTextParser::AttributesContext* OnnxTextParser::NodeContext::attributes() {
  return getRuleContext<OnnxTextParser::AttributesContext>(0);
}

tree::TerminalNode* OnnxTextParser::NodeContext::LPAREN() {
  return getToken(OnnxTextParser::LPAREN, 0);
}

tree::TerminalNode* OnnxTextParser::NodeContext::RPAREN() {
  return getToken(OnnxTextParser::RPAREN, 0);
}

OnnxTextParser::LabelContext* OnnxTextParser::NodeContext::label() {
  return getRuleContext<OnnxTextParser::LabelContext>(0);
}


size_t OnnxTextParser::NodeContext::getRuleIndex() const {
  return OnnxTextParser::RuleNode;
}


OnnxTextParser::NodeContext* OnnxTextParser::node() {
  NodeContext *_localctx = _tracker.createInstance<NodeContext>(_ctx, getState());
  enterRule(_localctx, 46, OnnxTextParser::RuleNode);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(294);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::LBRACKET) {
      setState(293);
      label();
    }
    setState(296);
    operands();
    setState(297);
    match(OnnxTextParser::EQUALS);
    setState(298);
    operation();
    setState(310);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::LESS: {
        setState(299);
        attributes();
        setState(300);
        match(OnnxTextParser::LPAREN);
        setState(301);
        operands();
        setState(302);
        match(OnnxTextParser::RPAREN);
        break;
      }

      case OnnxTextParser::LPAREN: {
        setState(304);
        match(OnnxTextParser::LPAREN);
        setState(305);
        operands();
        setState(306);
        match(OnnxTextParser::RPAREN);
        setState(308);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == OnnxTextParser::LESS) {
          setState(307);
          attributes();
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

//----------------- LabelContext ------------------------------------------------------------------

OnnxTextParser::LabelContext::LabelContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::LabelContext::LBRACKET() {
  return getToken(OnnxTextParser::LBRACKET, 0);
}

tree::TerminalNode* OnnxTextParser::LabelContext::RBRACKET() {
  return getToken(OnnxTextParser::RBRACKET, 0);
}

OnnxTextParser::NameContext* OnnxTextParser::LabelContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}


size_t OnnxTextParser::LabelContext::getRuleIndex() const {
  return OnnxTextParser::RuleLabel;
}


OnnxTextParser::LabelContext* OnnxTextParser::label() {
  LabelContext *_localctx = _tracker.createInstance<LabelContext>(_ctx, getState());
  enterRule(_localctx, 48, OnnxTextParser::RuleLabel);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(312);
    match(OnnxTextParser::LBRACKET);
    setState(314);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(313);
      name();
    }
    setState(316);
    match(OnnxTextParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OperationContext ------------------------------------------------------------------

OnnxTextParser::OperationContext::OperationContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<OnnxTextParser::NameContext *> OnnxTextParser::OperationContext::name() {
  return getRuleContexts<OnnxTextParser::NameContext>();
}

OnnxTextParser::NameContext* OnnxTextParser::OperationContext::name(size_t i) {
  return getRuleContext<OnnxTextParser::NameContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::OperationContext::DOT() {
  return getTokens(OnnxTextParser::DOT);
}

tree::TerminalNode* OnnxTextParser::OperationContext::DOT(size_t i) {
  return getToken(OnnxTextParser::DOT, i);
}

OnnxTextParser::OverloadContext* OnnxTextParser::OperationContext::overload() {
  return getRuleContext<OnnxTextParser::OverloadContext>(0);
}


size_t OnnxTextParser::OperationContext::getRuleIndex() const {
  return OnnxTextParser::RuleOperation;
}


OnnxTextParser::OperationContext* OnnxTextParser::operation() {
  OperationContext *_localctx = _tracker.createInstance<OperationContext>(_ctx, getState());
  enterRule(_localctx, 50, OnnxTextParser::RuleOperation);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(318);
    name();
    setState(323);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == OnnxTextParser::DOT) {
      setState(319);
      match(OnnxTextParser::DOT);
      setState(320);
      name();
      setState(325);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(327);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::COLON) {
      setState(326);
      overload();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OverloadContext ------------------------------------------------------------------

OnnxTextParser::OverloadContext::OverloadContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::OverloadContext::COLON() {
  return getToken(OnnxTextParser::COLON, 0);
}

OnnxTextParser::NameContext* OnnxTextParser::OverloadContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}


size_t OnnxTextParser::OverloadContext::getRuleIndex() const {
  return OnnxTextParser::RuleOverload;
}


OnnxTextParser::OverloadContext* OnnxTextParser::overload() {
  OverloadContext *_localctx = _tracker.createInstance<OverloadContext>(_ctx, getState());
  enterRule(_localctx, 52, OnnxTextParser::RuleOverload);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(329);
    match(OnnxTextParser::COLON);
    setState(330);
    name();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OperandsContext ------------------------------------------------------------------

OnnxTextParser::OperandsContext::OperandsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<OnnxTextParser::NameContext *> OnnxTextParser::OperandsContext::name() {
  return getRuleContexts<OnnxTextParser::NameContext>();
}

OnnxTextParser::NameContext* OnnxTextParser::OperandsContext::name(size_t i) {
  return getRuleContext<OnnxTextParser::NameContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::OperandsContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::OperandsContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::OperandsContext::getRuleIndex() const {
  return OnnxTextParser::RuleOperands;
}


OnnxTextParser::OperandsContext* OnnxTextParser::operands() {
  OperandsContext *_localctx = _tracker.createInstance<OperandsContext>(_ctx, getState());
  enterRule(_localctx, 54, OnnxTextParser::RuleOperands);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(333);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(332);
      name();
    }
    setState(341);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == OnnxTextParser::COMMA) {
      setState(335);
      match(OnnxTextParser::COMMA);
      setState(337);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
        | (1ULL << OnnxTextParser::IDENT)
        | (1ULL << OnnxTextParser::STRING))) != 0)) {
        setState(336);
        name();
      }
      setState(343);
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

//----------------- AttributesContext ------------------------------------------------------------------

OnnxTextParser::AttributesContext::AttributesContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::AttributesContext::LESS() {
  return getToken(OnnxTextParser::LESS, 0);
}

std::vector<OnnxTextParser::AttributeContext *> OnnxTextParser::AttributesContext::attribute() {
  return getRuleContexts<OnnxTextParser::AttributeContext>();
}

OnnxTextParser::AttributeContext* OnnxTextParser::AttributesContext::attribute(size_t i) {
  return getRuleContext<OnnxTextParser::AttributeContext>(i);
}

tree::TerminalNode* OnnxTextParser::AttributesContext::GREATER() {
  return getToken(OnnxTextParser::GREATER, 0);
}

std::vector<tree::TerminalNode *> OnnxTextParser::AttributesContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::AttributesContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::AttributesContext::getRuleIndex() const {
  return OnnxTextParser::RuleAttributes;
}


OnnxTextParser::AttributesContext* OnnxTextParser::attributes() {
  AttributesContext *_localctx = _tracker.createInstance<AttributesContext>(_ctx, getState());
  enterRule(_localctx, 56, OnnxTextParser::RuleAttributes);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(344);
    match(OnnxTextParser::LESS);
    setState(345);
    attribute();
    setState(350);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == OnnxTextParser::COMMA) {
      setState(346);
      match(OnnxTextParser::COMMA);
      setState(347);
      attribute();
      setState(352);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(353);
    match(OnnxTextParser::GREATER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AttributeContext ------------------------------------------------------------------

OnnxTextParser::AttributeContext::AttributeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::NameContext* OnnxTextParser::AttributeContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}

tree::TerminalNode* OnnxTextParser::AttributeContext::EQUALS() {
  return getToken(OnnxTextParser::EQUALS, 0);
}

OnnxTextParser::ValueContext* OnnxTextParser::AttributeContext::value() {
  return getRuleContext<OnnxTextParser::ValueContext>(0);
}

OnnxTextParser::AttributeTypeContext* OnnxTextParser::AttributeContext::attributeType() {
  return getRuleContext<OnnxTextParser::AttributeTypeContext>(0);
}


size_t OnnxTextParser::AttributeContext::getRuleIndex() const {
  return OnnxTextParser::RuleAttribute;
}


OnnxTextParser::AttributeContext* OnnxTextParser::attribute() {
  AttributeContext *_localctx = _tracker.createInstance<AttributeContext>(_ctx, getState());
  enterRule(_localctx, 58, OnnxTextParser::RuleAttribute);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(355);
    name();
    setState(357);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == OnnxTextParser::COLON) {
      setState(356);
      attributeType();
    }
    setState(359);
    match(OnnxTextParser::EQUALS);
    setState(360);
    value();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AttributeTypeContext ------------------------------------------------------------------

OnnxTextParser::AttributeTypeContext::AttributeTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::AttributeTypeContext::COLON() {
  return getToken(OnnxTextParser::COLON, 0);
}

tree::TerminalNode* OnnxTextParser::AttributeTypeContext::IDENT() {
  return getToken(OnnxTextParser::IDENT, 0);
}

tree::TerminalNode* OnnxTextParser::AttributeTypeContext::CONTAINER() {
  return getToken(OnnxTextParser::CONTAINER, 0);
}


size_t OnnxTextParser::AttributeTypeContext::getRuleIndex() const {
  return OnnxTextParser::RuleAttributeType;
}


OnnxTextParser::AttributeTypeContext* OnnxTextParser::attributeType() {
  AttributeTypeContext *_localctx = _tracker.createInstance<AttributeTypeContext>(_ctx, getState());
  enterRule(_localctx, 60, OnnxTextParser::RuleAttributeType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(362);
    match(OnnxTextParser::COLON);
    setState(363);
    _la = _input->LA(1);
    if (!(_la == OnnxTextParser::CONTAINER

    || _la == OnnxTextParser::IDENT)) {
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

//----------------- ValueContext ------------------------------------------------------------------

OnnxTextParser::ValueContext::ValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::ItemContext* OnnxTextParser::ValueContext::item() {
  return getRuleContext<OnnxTextParser::ItemContext>(0);
}

OnnxTextParser::ListContext* OnnxTextParser::ValueContext::list() {
  return getRuleContext<OnnxTextParser::ListContext>(0);
}


size_t OnnxTextParser::ValueContext::getRuleIndex() const {
  return OnnxTextParser::RuleValue;
}


OnnxTextParser::ValueContext* OnnxTextParser::value() {
  ValueContext *_localctx = _tracker.createInstance<ValueContext>(_ctx, getState());
  enterRule(_localctx, 62, OnnxTextParser::RuleValue);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(367);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::ARROW:
      case OnnxTextParser::LPAREN:
      case OnnxTextParser::AT:
      case OnnxTextParser::CONTAINER:
      case OnnxTextParser::IDENT:
      case OnnxTextParser::INTEGER:
      case OnnxTextParser::FLOAT:
      case OnnxTextParser::STRING: {
        enterOuterAlt(_localctx, 1);
        setState(365);
        item();
        break;
      }

      case OnnxTextParser::LBRACKET: {
        enterOuterAlt(_localctx, 2);
        setState(366);
        list();
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

//----------------- ListContext ------------------------------------------------------------------

OnnxTextParser::ListContext::ListContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::ListContext::LBRACKET() {
  return getToken(OnnxTextParser::LBRACKET, 0);
}

tree::TerminalNode* OnnxTextParser::ListContext::RBRACKET() {
  return getToken(OnnxTextParser::RBRACKET, 0);
}

std::vector<OnnxTextParser::ItemContext *> OnnxTextParser::ListContext::item() {
  return getRuleContexts<OnnxTextParser::ItemContext>();
}

OnnxTextParser::ItemContext* OnnxTextParser::ListContext::item(size_t i) {
  return getRuleContext<OnnxTextParser::ItemContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::ListContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::ListContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::ListContext::getRuleIndex() const {
  return OnnxTextParser::RuleList;
}


OnnxTextParser::ListContext* OnnxTextParser::list() {
  ListContext *_localctx = _tracker.createInstance<ListContext>(_ctx, getState());
  enterRule(_localctx, 64, OnnxTextParser::RuleList);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(369);
    match(OnnxTextParser::LBRACKET);
    setState(378);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::ARROW)
      | (1ULL << OnnxTextParser::LPAREN)
      | (1ULL << OnnxTextParser::AT)
      | (1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::INTEGER)
      | (1ULL << OnnxTextParser::FLOAT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(370);
      item();
      setState(375);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(371);
        match(OnnxTextParser::COMMA);
        setState(372);
        item();
        setState(377);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(380);
    match(OnnxTextParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ItemContext ------------------------------------------------------------------

OnnxTextParser::ItemContext::ItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::ItemContext::AT() {
  return getToken(OnnxTextParser::AT, 0);
}

OnnxTextParser::NameContext* OnnxTextParser::ItemContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}

tree::TerminalNode* OnnxTextParser::ItemContext::INTEGER() {
  return getToken(OnnxTextParser::INTEGER, 0);
}

tree::TerminalNode* OnnxTextParser::ItemContext::FLOAT() {
  return getToken(OnnxTextParser::FLOAT, 0);
}

OnnxTextParser::GraphRestContext* OnnxTextParser::ItemContext::graphRest() {
  return getRuleContext<OnnxTextParser::GraphRestContext>(0);
}

tree::TerminalNode* OnnxTextParser::ItemContext::STRING() {
  return getToken(OnnxTextParser::STRING, 0);
}

tree::TerminalNode* OnnxTextParser::ItemContext::IDENT() {
  return getToken(OnnxTextParser::IDENT, 0);
}

OnnxTextParser::TensorRestContext* OnnxTextParser::ItemContext::tensorRest() {
  return getRuleContext<OnnxTextParser::TensorRestContext>(0);
}

OnnxTextParser::DimsContext* OnnxTextParser::ItemContext::dims() {
  return getRuleContext<OnnxTextParser::DimsContext>(0);
}

tree::TerminalNode* OnnxTextParser::ItemContext::CONTAINER() {
  return getToken(OnnxTextParser::CONTAINER, 0);
}

OnnxTextParser::TypeArgumentsContext* OnnxTextParser::ItemContext::typeArguments() {
  return getRuleContext<OnnxTextParser::TypeArgumentsContext>(0);
}


size_t OnnxTextParser::ItemContext::getRuleIndex() const {
  return OnnxTextParser::RuleItem;
}


OnnxTextParser::ItemContext* OnnxTextParser::item() {
  ItemContext *_localctx = _tracker.createInstance<ItemContext>(_ctx, getState());
  enterRule(_localctx, 66, OnnxTextParser::RuleItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(403);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 47, _ctx)) {
    case 1: {
      enterOuterAlt(_localctx, 1);
      setState(382);
      match(OnnxTextParser::AT);
      setState(383);
      name();
      break;
    }

    case 2: {
      enterOuterAlt(_localctx, 2);
      setState(384);
      match(OnnxTextParser::INTEGER);
      break;
    }

    case 3: {
      enterOuterAlt(_localctx, 3);
      setState(385);
      match(OnnxTextParser::FLOAT);
      break;
    }

    case 4: {
      enterOuterAlt(_localctx, 4);
      setState(386);
      graphRest();
      break;
    }

    case 5: {
      enterOuterAlt(_localctx, 5);
      setState(387);
      match(OnnxTextParser::STRING);
      setState(389);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == OnnxTextParser::ARROW

      || _la == OnnxTextParser::LPAREN) {
        setState(388);
        graphRest();
      }
      break;
    }

    case 6: {
      enterOuterAlt(_localctx, 6);
      setState(391);
      match(OnnxTextParser::IDENT);
      setState(394);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case OnnxTextParser::ARROW:
        case OnnxTextParser::LPAREN: {
          setState(392);
          graphRest();
          break;
        }

        case OnnxTextParser::LBRACE:
        case OnnxTextParser::EQUALS:
        case OnnxTextParser::CONTAINER:
        case OnnxTextParser::IDENT:
        case OnnxTextParser::STRING:
        case OnnxTextParser::NUMBERS: {
          setState(393);
          tensorRest();
          break;
        }

        case OnnxTextParser::GREATER:
        case OnnxTextParser::RBRACKET:
        case OnnxTextParser::COMMA: {
          break;
        }

      default:
        break;
      }
      break;
    }

    case 7: {
      enterOuterAlt(_localctx, 7);
      setState(396);
      match(OnnxTextParser::IDENT);
      setState(397);
      dims();
      setState(399);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << OnnxTextParser::LBRACE)
        | (1ULL << OnnxTextParser::EQUALS)
        | (1ULL << OnnxTextParser::CONTAINER)
        | (1ULL << OnnxTextParser::IDENT)
        | (1ULL << OnnxTextParser::STRING)
        | (1ULL << OnnxTextParser::NUMBERS))) != 0)) {
        setState(398);
        tensorRest();
      }
      break;
    }

    case 8: {
      enterOuterAlt(_localctx, 8);
      setState(401);
      match(OnnxTextParser::CONTAINER);
      setState(402);
      typeArguments();
      break;
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

//----------------- TypeContext ------------------------------------------------------------------

OnnxTextParser::TypeContext::TypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::TypeContext::IDENT() {
  return getToken(OnnxTextParser::IDENT, 0);
}

OnnxTextParser::DimsContext* OnnxTextParser::TypeContext::dims() {
  return getRuleContext<OnnxTextParser::DimsContext>(0);
}

tree::TerminalNode* OnnxTextParser::TypeContext::CONTAINER() {
  return getToken(OnnxTextParser::CONTAINER, 0);
}

OnnxTextParser::TypeArgumentsContext* OnnxTextParser::TypeContext::typeArguments() {
  return getRuleContext<OnnxTextParser::TypeArgumentsContext>(0);
}


size_t OnnxTextParser::TypeContext::getRuleIndex() const {
  return OnnxTextParser::RuleType;
}


OnnxTextParser::TypeContext* OnnxTextParser::type() {
  TypeContext *_localctx = _tracker.createInstance<TypeContext>(_ctx, getState());
  enterRule(_localctx, 68, OnnxTextParser::RuleType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(411);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(405);
        match(OnnxTextParser::IDENT);
        setState(407);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == OnnxTextParser::LBRACKET) {
          setState(406);
          dims();
        }
        break;
      }

      case OnnxTextParser::CONTAINER: {
        enterOuterAlt(_localctx, 2);
        setState(409);
        match(OnnxTextParser::CONTAINER);
        setState(410);
        typeArguments();
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

//----------------- DimsContext ------------------------------------------------------------------

OnnxTextParser::DimsContext::DimsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::DimsContext::LBRACKET() {
  return getToken(OnnxTextParser::LBRACKET, 0);
}

tree::TerminalNode* OnnxTextParser::DimsContext::RBRACKET() {
  return getToken(OnnxTextParser::RBRACKET, 0);
}

std::vector<OnnxTextParser::DimContext *> OnnxTextParser::DimsContext::dim() {
  return getRuleContexts<OnnxTextParser::DimContext>();
}

OnnxTextParser::DimContext* OnnxTextParser::DimsContext::dim(size_t i) {
  return getRuleContext<OnnxTextParser::DimContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::DimsContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::DimsContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::DimsContext::getRuleIndex() const {
  return OnnxTextParser::RuleDims;
}


OnnxTextParser::DimsContext* OnnxTextParser::dims() {
  DimsContext *_localctx = _tracker.createInstance<DimsContext>(_ctx, getState());
  enterRule(_localctx, 70, OnnxTextParser::RuleDims);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(413);
    match(OnnxTextParser::LBRACKET);
    setState(422);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::QUESTION)
      | (1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::INTEGER)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(414);
      dim();
      setState(419);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(415);
        match(OnnxTextParser::COMMA);
        setState(416);
        dim();
        setState(421);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(424);
    match(OnnxTextParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DimContext ------------------------------------------------------------------

OnnxTextParser::DimContext::DimContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::DimContext::QUESTION() {
  return getToken(OnnxTextParser::QUESTION, 0);
}

tree::TerminalNode* OnnxTextParser::DimContext::INTEGER() {
  return getToken(OnnxTextParser::INTEGER, 0);
}

OnnxTextParser::NameContext* OnnxTextParser::DimContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}


size_t OnnxTextParser::DimContext::getRuleIndex() const {
  return OnnxTextParser::RuleDim;
}


OnnxTextParser::DimContext* OnnxTextParser::dim() {
  DimContext *_localctx = _tracker.createInstance<DimContext>(_ctx, getState());
  enterRule(_localctx, 72, OnnxTextParser::RuleDim);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(429);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::QUESTION: {
        enterOuterAlt(_localctx, 1);
        setState(426);
        match(OnnxTextParser::QUESTION);
        break;
      }

      case OnnxTextParser::INTEGER: {
        enterOuterAlt(_localctx, 2);
        setState(427);
        match(OnnxTextParser::INTEGER);
        break;
      }

      case OnnxTextParser::CONTAINER:
      case OnnxTextParser::IDENT:
      case OnnxTextParser::STRING: {
        enterOuterAlt(_localctx, 3);
        setState(428);
        name();
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

//----------------- TypeArgumentsContext ------------------------------------------------------------------

OnnxTextParser::TypeArgumentsContext::TypeArgumentsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::TypeArgumentsContext::LPAREN() {
  return getToken(OnnxTextParser::LPAREN, 0);
}

tree::TerminalNode* OnnxTextParser::TypeArgumentsContext::RPAREN() {
  return getToken(OnnxTextParser::RPAREN, 0);
}

std::vector<OnnxTextParser::TypeArgumentContext *> OnnxTextParser::TypeArgumentsContext::typeArgument() {
  return getRuleContexts<OnnxTextParser::TypeArgumentContext>();
}

OnnxTextParser::TypeArgumentContext* OnnxTextParser::TypeArgumentsContext::typeArgument(size_t i) {
  return getRuleContext<OnnxTextParser::TypeArgumentContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::TypeArgumentsContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::TypeArgumentsContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::TypeArgumentsContext::getRuleIndex() const {
  return OnnxTextParser::RuleTypeArguments;
}


OnnxTextParser::TypeArgumentsContext* OnnxTextParser::typeArguments() {
  TypeArgumentsContext *_localctx = _tracker.createInstance<TypeArgumentsContext>(_ctx, getState());
  enterRule(_localctx, 74, OnnxTextParser::RuleTypeArguments);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(431);
    match(OnnxTextParser::LPAREN);
    setState(440);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0)) {
      setState(432);
      typeArgument();
      setState(437);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == OnnxTextParser::COMMA) {
        setState(433);
        match(OnnxTextParser::COMMA);
        setState(434);
        typeArgument();
        setState(439);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(442);
    match(OnnxTextParser::RPAREN);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TypeArgumentContext ------------------------------------------------------------------

OnnxTextParser::TypeArgumentContext::TypeArgumentContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::TypeContext* OnnxTextParser::TypeArgumentContext::type() {
  return getRuleContext<OnnxTextParser::TypeContext>(0);
}

tree::TerminalNode* OnnxTextParser::TypeArgumentContext::STRING() {
  return getToken(OnnxTextParser::STRING, 0);
}

std::vector<tree::TerminalNode *> OnnxTextParser::TypeArgumentContext::DOT() {
  return getTokens(OnnxTextParser::DOT);
}

tree::TerminalNode* OnnxTextParser::TypeArgumentContext::DOT(size_t i) {
  return getToken(OnnxTextParser::DOT, i);
}

std::vector<OnnxTextParser::NameContext *> OnnxTextParser::TypeArgumentContext::name() {
  return getRuleContexts<OnnxTextParser::NameContext>();
}

OnnxTextParser::NameContext* OnnxTextParser::TypeArgumentContext::name(size_t i) {
  return getRuleContext<OnnxTextParser::NameContext>(i);
}


size_t OnnxTextParser::TypeArgumentContext::getRuleIndex() const {
  return OnnxTextParser::RuleTypeArgument;
}


OnnxTextParser::TypeArgumentContext* OnnxTextParser::typeArgument() {
  TypeArgumentContext *_localctx = _tracker.createInstance<TypeArgumentContext>(_ctx, getState());
  enterRule(_localctx, 76, OnnxTextParser::RuleTypeArgument);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(446);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::CONTAINER:
      case OnnxTextParser::IDENT: {
        setState(444);
        type();
        break;
      }

      case OnnxTextParser::STRING: {
        setState(445);
        match(OnnxTextParser::STRING);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(452);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == OnnxTextParser::DOT) {
      setState(448);
      match(OnnxTextParser::DOT);
      setState(449);
      name();
      setState(454);
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

//----------------- TensorRestContext ------------------------------------------------------------------

OnnxTextParser::TensorRestContext::TensorRestContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::NameContext* OnnxTextParser::TensorRestContext::name() {
  return getRuleContext<OnnxTextParser::NameContext>(0);
}

OnnxTextParser::DataContext* OnnxTextParser::TensorRestContext::data() {
  return getRuleContext<OnnxTextParser::DataContext>(0);
}

tree::TerminalNode* OnnxTextParser::TensorRestContext::EQUALS() {
  return getToken(OnnxTextParser::EQUALS, 0);
}

OnnxTextParser::ElementsContext* OnnxTextParser::TensorRestContext::elements() {
  return getRuleContext<OnnxTextParser::ElementsContext>(0);
}


size_t OnnxTextParser::TensorRestContext::getRuleIndex() const {
  return OnnxTextParser::RuleTensorRest;
}


OnnxTextParser::TensorRestContext* OnnxTextParser::tensorRest() {
  TensorRestContext *_localctx = _tracker.createInstance<TensorRestContext>(_ctx, getState());
  enterRule(_localctx, 78, OnnxTextParser::RuleTensorRest);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(464);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::CONTAINER:
      case OnnxTextParser::IDENT:
      case OnnxTextParser::STRING: {
        enterOuterAlt(_localctx, 1);
        setState(455);
        name();
        setState(457);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == OnnxTextParser::EQUALS) {
          setState(456);
          match(OnnxTextParser::EQUALS);
        }
        setState(459);
        data();
        break;
      }

      case OnnxTextParser::EQUALS: {
        enterOuterAlt(_localctx, 2);
        setState(461);
        match(OnnxTextParser::EQUALS);
        setState(462);
        data();
        break;
      }

      case OnnxTextParser::LBRACE:
      case OnnxTextParser::NUMBERS: {
        enterOuterAlt(_localctx, 3);
        setState(463);
        elements();
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

//----------------- DataContext ------------------------------------------------------------------

OnnxTextParser::DataContext::DataContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

OnnxTextParser::ElementsContext* OnnxTextParser::DataContext::elements() {
  return getRuleContext<OnnxTextParser::ElementsContext>(0);
}

OnnxTextParser::EntriesContext* OnnxTextParser::DataContext::entries() {
  return getRuleContext<OnnxTextParser::EntriesContext>(0);
}


size_t OnnxTextParser::DataContext::getRuleIndex() const {
  return OnnxTextParser::RuleData;
}


OnnxTextParser::DataContext* OnnxTextParser::data() {
  DataContext *_localctx = _tracker.createInstance<DataContext>(_ctx, getState());
  enterRule(_localctx, 80, OnnxTextParser::RuleData);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(468);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::LBRACE:
      case OnnxTextParser::NUMBERS: {
        enterOuterAlt(_localctx, 1);
        setState(466);
        elements();
        break;
      }

      case OnnxTextParser::LBRACKET: {
        enterOuterAlt(_localctx, 2);
        setState(467);
        entries();
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

//----------------- ElementsContext ------------------------------------------------------------------

OnnxTextParser::ElementsContext::ElementsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::ElementsContext::NUMBERS() {
  return getToken(OnnxTextParser::NUMBERS, 0);
}

tree::TerminalNode* OnnxTextParser::ElementsContext::LBRACE() {
  return getToken(OnnxTextParser::LBRACE, 0);
}

tree::TerminalNode* OnnxTextParser::ElementsContext::RBRACE() {
  return getToken(OnnxTextParser::RBRACE, 0);
}

std::vector<OnnxTextParser::ElementContext *> OnnxTextParser::ElementsContext::element() {
  return getRuleContexts<OnnxTextParser::ElementContext>();
}

OnnxTextParser::ElementContext* OnnxTextParser::ElementsContext::element(size_t i) {
  return getRuleContext<OnnxTextParser::ElementContext>(i);
}

std::vector<tree::TerminalNode *> OnnxTextParser::ElementsContext::COMMA() {
  return getTokens(OnnxTextParser::COMMA);
}

tree::TerminalNode* OnnxTextParser::ElementsContext::COMMA(size_t i) {
  return getToken(OnnxTextParser::COMMA, i);
}


size_t OnnxTextParser::ElementsContext::getRuleIndex() const {
  return OnnxTextParser::RuleElements;
}


OnnxTextParser::ElementsContext* OnnxTextParser::elements() {
  ElementsContext *_localctx = _tracker.createInstance<ElementsContext>(_ctx, getState());
  enterRule(_localctx, 82, OnnxTextParser::RuleElements);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(483);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case OnnxTextParser::NUMBERS: {
        enterOuterAlt(_localctx, 1);
        setState(470);
        match(OnnxTextParser::NUMBERS);
        break;
      }

      case OnnxTextParser::LBRACE: {
        enterOuterAlt(_localctx, 2);
        setState(471);
        match(OnnxTextParser::LBRACE);
        setState(480);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if ((((_la & ~ 0x3fULL) == 0) &&
          ((1ULL << _la) & ((1ULL << OnnxTextParser::IDENT)
          | (1ULL << OnnxTextParser::INTEGER)
          | (1ULL << OnnxTextParser::FLOAT)
          | (1ULL << OnnxTextParser::STRING))) != 0)) {
          setState(472);
          element();
          setState(477);
          _errHandler->sync(this);
          _la = _input->LA(1);
          while (_la == OnnxTextParser::COMMA) {
            setState(473);
            match(OnnxTextParser::COMMA);
            setState(474);
            element();
            setState(479);
            _errHandler->sync(this);
            _la = _input->LA(1);
          }
        }
        setState(482);
        match(OnnxTextParser::RBRACE);
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

//----------------- ElementContext ------------------------------------------------------------------

OnnxTextParser::ElementContext::ElementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::ElementContext::INTEGER() {
  return getToken(OnnxTextParser::INTEGER, 0);
}

tree::TerminalNode* OnnxTextParser::ElementContext::FLOAT() {
  return getToken(OnnxTextParser::FLOAT, 0);
}

tree::TerminalNode* OnnxTextParser::ElementContext::STRING() {
  return getToken(OnnxTextParser::STRING, 0);
}

tree::TerminalNode* OnnxTextParser::ElementContext::IDENT() {
  return getToken(OnnxTextParser::IDENT, 0);
}


size_t OnnxTextParser::ElementContext::getRuleIndex() const {
  return OnnxTextParser::RuleElement;
}


OnnxTextParser::ElementContext* OnnxTextParser::element() {
  ElementContext *_localctx = _tracker.createInstance<ElementContext>(_ctx, getState());
  enterRule(_localctx, 84, OnnxTextParser::RuleElement);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(485);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::INTEGER)
      | (1ULL << OnnxTextParser::FLOAT)
      | (1ULL << OnnxTextParser::STRING))) != 0))) {
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

//----------------- NameContext ------------------------------------------------------------------

OnnxTextParser::NameContext::NameContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* OnnxTextParser::NameContext::IDENT() {
  return getToken(OnnxTextParser::IDENT, 0);
}

tree::TerminalNode* OnnxTextParser::NameContext::CONTAINER() {
  return getToken(OnnxTextParser::CONTAINER, 0);
}

tree::TerminalNode* OnnxTextParser::NameContext::STRING() {
  return getToken(OnnxTextParser::STRING, 0);
}


size_t OnnxTextParser::NameContext::getRuleIndex() const {
  return OnnxTextParser::RuleName;
}


OnnxTextParser::NameContext* OnnxTextParser::name() {
  NameContext *_localctx = _tracker.createInstance<NameContext>(_ctx, getState());
  enterRule(_localctx, 86, OnnxTextParser::RuleName);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(487);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << OnnxTextParser::CONTAINER)
      | (1ULL << OnnxTextParser::IDENT)
      | (1ULL << OnnxTextParser::STRING))) != 0))) {
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
std::vector<dfa::DFA> OnnxTextParser::_decisionToDFA;
atn::PredictionContextCache OnnxTextParser::_sharedContextCache;

// We own the ATN which in turn owns the ATN states.
atn::ATN OnnxTextParser::_atn;
std::vector<uint16_t> OnnxTextParser::_serializedATN;

std::vector<std::string> OnnxTextParser::_ruleNames = {
  "modelText", "graphText", "functionText", "nodeText", "typeText", "properties", 
  "property", "propertyValue", "entries", "entry", "function", "functionOutputs", 
  "functionValues", "functionAttributes", "functionAttribute", "graph", 
  "graphRest", "graphInputs", "graphOutputs", "graphValues", "binding", 
  "valueInfo", "nodes", "node", "label", "operation", "overload", "operands", 
  "attributes", "attribute", "attributeType", "value", "list", "item", "type", 
  "dims", "dim", "typeArguments", "typeArgument", "tensorRest", "data", 
  "elements", "element", "name"
};

std::vector<std::string> OnnxTextParser::_literalNames = {
  "", "'=>'", "'<'", "'>'", "'('", "')'", "'['", "']'", "'{'", "'}'", "','", 
  "':'", "'='", "'.'", "'@'", "'?'"
};

std::vector<std::string> OnnxTextParser::_symbolicNames = {
  "", "ARROW", "LESS", "GREATER", "LPAREN", "RPAREN", "LBRACKET", "RBRACKET", 
  "LBRACE", "RBRACE", "COMMA", "COLON", "EQUALS", "DOT", "AT", "QUESTION", 
  "CONTAINER", "IDENT", "INTEGER", "FLOAT", "STRING", "NUMBERS", "SKIPPED", 
  "BAD_STRING", "BAD_CHARACTER"
};

dfa::Vocabulary OnnxTextParser::_vocabulary(_literalNames, _symbolicNames);

std::vector<std::string> OnnxTextParser::_tokenNames;

OnnxTextParser::Initializer::Initializer() {
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
    0x3, 0x1a, 0x1ec, 0x4, 0x2, 0x9, 0x2, 0x4, 0x3, 0x9, 0x3, 0x4, 0x4, 
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
    0x2c, 0x9, 0x2c, 0x4, 0x2d, 0x9, 0x2d, 0x3, 0x2, 0x5, 0x2, 0x5c, 0xa, 
    0x2, 0x3, 0x2, 0x3, 0x2, 0x7, 0x2, 0x60, 0xa, 0x2, 0xc, 0x2, 0xe, 0x2, 
    0x63, 0xb, 0x2, 0x3, 0x2, 0x3, 0x2, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 
    0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x5, 0x3, 0x5, 0x3, 0x5, 0x3, 0x6, 0x3, 
    0x6, 0x3, 0x6, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x7, 0x7, 0x77, 
    0xa, 0x7, 0xc, 0x7, 0xe, 0x7, 0x7a, 0xb, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x9, 0x3, 0x9, 0x3, 0x9, 0x5, 
    0x9, 0x85, 0xa, 0x9, 0x3, 0xa, 0x3, 0xa, 0x3, 0xa, 0x3, 0xa, 0x7, 0xa, 
    0x8b, 0xa, 0xa, 0xc, 0xa, 0xe, 0xa, 0x8e, 0xb, 0xa, 0x5, 0xa, 0x90, 
    0xa, 0xa, 0x3, 0xa, 0x3, 0xa, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 
    0x3, 0xc, 0x5, 0xc, 0x99, 0xa, 0xc, 0x3, 0xc, 0x3, 0xc, 0x5, 0xc, 0x9d, 
    0xa, 0xc, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 0x7, 0xc, 0xa3, 0xa, 
    0xc, 0xc, 0xc, 0xe, 0xc, 0xa6, 0xb, 0xc, 0x5, 0xc, 0xa8, 0xa, 0xc, 0x3, 
    0xc, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 0x5, 0xc, 0xae, 0xa, 0xc, 0x3, 0xc, 
    0x3, 0xc, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x7, 0xd, 0xb6, 0xa, 
    0xd, 0xc, 0xd, 0xe, 0xd, 0xb9, 0xb, 0xd, 0x5, 0xd, 0xbb, 0xa, 0xd, 0x3, 
    0xd, 0x3, 0xd, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x7, 0xe, 0xc3, 
    0xa, 0xe, 0xc, 0xe, 0xe, 0xe, 0xc6, 0xb, 0xe, 0x5, 0xe, 0xc8, 0xa, 0xe, 
    0x3, 0xe, 0x3, 0xe, 0x3, 0xf, 0x3, 0xf, 0x3, 0xf, 0x3, 0xf, 0x7, 0xf, 
    0xd0, 0xa, 0xf, 0xc, 0xf, 0xe, 0xf, 0xd3, 0xb, 0xf, 0x3, 0xf, 0x3, 0xf, 
    0x3, 0x10, 0x3, 0x10, 0x5, 0x10, 0xd9, 0xa, 0x10, 0x3, 0x10, 0x3, 0x10, 
    0x5, 0x10, 0xdd, 0xa, 0x10, 0x3, 0x11, 0x5, 0x11, 0xe0, 0xa, 0x11, 0x3, 
    0x11, 0x3, 0x11, 0x3, 0x12, 0x5, 0x12, 0xe5, 0xa, 0x12, 0x3, 0x12, 0x3, 
    0x12, 0x3, 0x12, 0x5, 0x12, 0xea, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 
    0x13, 0x3, 0x13, 0x3, 0x13, 0x3, 0x13, 0x7, 0x13, 0xf2, 0xa, 0x13, 0xc, 
    0x13, 0xe, 0x13, 0xf5, 0xb, 0x13, 0x5, 0x13, 0xf7, 0xa, 0x13, 0x3, 0x13, 
    0x3, 0x13, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x7, 0x14, 0xff, 
    0xa, 0x14, 0xc, 0x14, 0xe, 0x14, 0x102, 0xb, 0x14, 0x5, 0x14, 0x104, 
    0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x15, 0x3, 0x15, 0x3, 0x15, 0x3, 
    0x15, 0x7, 0x15, 0x10c, 0xa, 0x15, 0xc, 0x15, 0xe, 0x15, 0x10f, 0xb, 
    0x15, 0x5, 0x15, 0x111, 0xa, 0x15, 0x3, 0x15, 0x3, 0x15, 0x3, 0x16, 
    0x3, 0x16, 0x3, 0x16, 0x5, 0x16, 0x118, 0xa, 0x16, 0x3, 0x17, 0x5, 0x17, 
    0x11b, 0xa, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x18, 0x3, 0x18, 0x7, 0x18, 
    0x121, 0xa, 0x18, 0xc, 0x18, 0xe, 0x18, 0x124, 0xb, 0x18, 0x3, 0x18, 
    0x3, 0x18, 0x3, 0x19, 0x5, 0x19, 0x129, 0xa, 0x19, 0x3, 0x19, 0x3, 0x19, 
    0x3, 0x19, 0x3, 0x19, 0x3, 0x19, 0x3, 0x19, 0x3, 0x19, 0x3, 0x19, 0x3, 
    0x19, 0x3, 0x19, 0x3, 0x19, 0x3, 0x19, 0x5, 0x19, 0x137, 0xa, 0x19, 
    0x5, 0x19, 0x139, 0xa, 0x19, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x13d, 
    0xa, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1b, 0x3, 0x1b, 0x3, 0x1b, 0x7, 
    0x1b, 0x144, 0xa, 0x1b, 0xc, 0x1b, 0xe, 0x1b, 0x147, 0xb, 0x1b, 0x3, 
    0x1b, 0x5, 0x1b, 0x14a, 0xa, 0x1b, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 
    0x3, 0x1d, 0x5, 0x1d, 0x150, 0xa, 0x1d, 0x3, 0x1d, 0x3, 0x1d, 0x5, 0x1d, 
    0x154, 0xa, 0x1d, 0x7, 0x1d, 0x156, 0xa, 0x1d, 0xc, 0x1d, 0xe, 0x1d, 
    0x159, 0xb, 0x1d, 0x3, 0x1e, 0x3, 0x1e, 0x3, 0x1e, 0x3, 0x1e, 0x7, 0x1e, 
    0x15f, 0xa, 0x1e, 0xc, 0x1e, 0xe, 0x1e, 0x162, 0xb, 0x1e, 0x3, 0x1e, 
    0x3, 0x1e, 0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 0x168, 0xa, 0x1f, 0x3, 0x1f, 
    0x3, 0x1f, 0x3, 0x1f, 0x3, 0x20, 0x3, 0x20, 0x3, 0x20, 0x3, 0x21, 0x3, 
    0x21, 0x5, 0x21, 0x172, 0xa, 0x21, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 
    0x3, 0x22, 0x7, 0x22, 0x178, 0xa, 0x22, 0xc, 0x22, 0xe, 0x22, 0x17b, 
    0xb, 0x22, 0x5, 0x22, 0x17d, 0xa, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x23, 
    0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x5, 
    0x23, 0x188, 0xa, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x5, 0x23, 
    0x18d, 0xa, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x5, 0x23, 0x192, 
    0xa, 0x23, 0x3, 0x23, 0x3, 0x23, 0x5, 0x23, 0x196, 0xa, 0x23, 0x3, 0x24, 
    0x3, 0x24, 0x5, 0x24, 0x19a, 0xa, 0x24, 0x3, 0x24, 0x3, 0x24, 0x5, 0x24, 
    0x19e, 0xa, 0x24, 0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x7, 0x25, 
    0x1a4, 0xa, 0x25, 0xc, 0x25, 0xe, 0x25, 0x1a7, 0xb, 0x25, 0x5, 0x25, 
    0x1a9, 0xa, 0x25, 0x3, 0x25, 0x3, 0x25, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 
    0x5, 0x26, 0x1b0, 0xa, 0x26, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 
    0x7, 0x27, 0x1b6, 0xa, 0x27, 0xc, 0x27, 0xe, 0x27, 0x1b9, 0xb, 0x27, 
    0x5, 0x27, 0x1bb, 0xa, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x28, 0x3, 0x28, 
    0x5, 0x28, 0x1c1, 0xa, 0x28, 0x3, 0x28, 0x3, 0x28, 0x7, 0x28, 0x1c5, 
    0xa, 0x28, 0xc, 0x28, 0xe, 0x28, 0x1c8, 0xb, 0x28, 0x3, 0x29, 0x3, 0x29, 
    0x5, 0x29, 0x1cc, 0xa, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 
    0x3, 0x29, 0x5, 0x29, 0x1d3, 0xa, 0x29, 0x3, 0x2a, 0x3, 0x2a, 0x5, 0x2a, 
    0x1d7, 0xa, 0x2a, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 
    0x7, 0x2b, 0x1de, 0xa, 0x2b, 0xc, 0x2b, 0xe, 0x2b, 0x1e1, 0xb, 0x2b, 
    0x5, 0x2b, 0x1e3, 0xa, 0x2b, 0x3, 0x2b, 0x5, 0x2b, 0x1e6, 0xa, 0x2b, 
    0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x2, 0x2, 0x2e, 
    0x2, 0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x10, 0x12, 0x14, 0x16, 0x18, 0x1a, 
    0x1c, 0x1e, 0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 0x30, 0x32, 
    0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 0x42, 0x44, 0x46, 0x48, 0x4a, 
    0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 0x2, 0x6, 0x4, 0x2, 0x14, 
    0x14, 0x16, 0x16, 0x3, 0x2, 0x12, 0x13, 0x3, 0x2, 0x13, 0x16, 0x4, 0x2, 
    0x12, 0x13, 0x16, 0x16, 0x2, 0x208, 0x2, 0x5b, 0x3, 0x2, 0x2, 0x2, 0x4, 
    0x66, 0x3, 0x2, 0x2, 0x2, 0x6, 0x69, 0x3, 0x2, 0x2, 0x2, 0x8, 0x6c, 
    0x3, 0x2, 0x2, 0x2, 0xa, 0x6f, 0x3, 0x2, 0x2, 0x2, 0xc, 0x72, 0x3, 0x2, 
    0x2, 0x2, 0xe, 0x7d, 0x3, 0x2, 0x2, 0x2, 0x10, 0x84, 0x3, 0x2, 0x2, 
    0x2, 0x12, 0x86, 0x3, 0x2, 0x2, 0x2, 0x14, 0x93, 0x3, 0x2, 0x2, 0x2, 
    0x16, 0x98, 0x3, 0x2, 0x2, 0x2, 0x18, 0xb1, 0x3, 0x2, 0x2, 0x2, 0x1a, 
    0xbe, 0x3, 0x2, 0x2, 0x2, 0x1c, 0xcb, 0x3, 0x2, 0x2, 0x2, 0x1e, 0xd6, 
    0x3, 0x2, 0x2, 0x2, 0x20, 0xdf, 0x3, 0x2, 0x2, 0x2, 0x22, 0xe4, 0x3, 
    0x2, 0x2, 0x2, 0x24, 0xed, 0x3, 0x2, 0x2, 0x2, 0x26, 0xfa, 0x3, 0x2, 
    0x2, 0x2, 0x28, 0x107, 0x3, 0x2, 0x2, 0x2, 0x2a, 0x114, 0x3, 0x2, 0x2, 
    0x2, 0x2c, 0x11a, 0x3, 0x2, 0x2, 0x2, 0x2e, 0x11e, 0x3, 0x2, 0x2, 0x2, 
    0x30, 0x128, 0x3, 0x2, 0x2, 0x2, 0x32, 0x13a, 0x3, 0x2, 0x2, 0x2, 0x34, 
    0x140, 0x3, 0x2, 0x2, 0x2, 0x36, 0x14b, 0x3, 0x2, 0x2, 0x2, 0x38, 0x14f, 
    0x3, 0x2, 0x2, 0x2, 0x3a, 0x15a, 0x3, 0x2, 0x2, 0x2, 0x3c, 0x165, 0x3, 
    0x2, 0x2, 0x2, 0x3e, 0x16c, 0x3, 0x2, 0x2, 0x2, 0x40, 0x171, 0x3, 0x2, 
    0x2, 0x2, 0x42, 0x173, 0x3, 0x2, 0x2, 0x2, 0x44, 0x195, 0x3, 0x2, 0x2, 
    0x2, 0x46, 0x19d, 0x3, 0x2, 0x2, 0x2, 0x48, 0x19f, 0x3, 0x2, 0x2, 0x2, 
    0x4a, 0x1af, 0x3, 0x2, 0x2, 0x2, 0x4c, 0x1b1, 0x3, 0x2, 0x2, 0x2, 0x4e, 
    0x1c0, 0x3, 0x2, 0x2, 0x2, 0x50, 0x1d2, 0x3, 0x2, 0x2, 0x2, 0x52, 0x1d6, 
    0x3, 0x2, 0x2, 0x2, 0x54, 0x1e5, 0x3, 0x2, 0x2, 0x2, 0x56, 0x1e7, 0x3, 
    0x2, 0x2, 0x2, 0x58, 0x1e9, 0x3, 0x2, 0x2, 0x2, 0x5a, 0x5c, 0x5, 0xc, 
    0x7, 0x2, 0x5b, 0x5a, 0x3, 0x2, 0x2, 0x2, 0x5b, 0x5c, 0x3, 0x2, 0x2, 
    0x2, 0x5c, 0x5d, 0x3, 0x2, 0x2, 0x2, 0x5d, 0x61, 0x5, 0x20, 0x11, 0x2, 
    0x5e, 0x60, 0x5, 0x16, 0xc, 0x2, 0x5f, 0x5e, 0x3, 0x2, 0x2, 0x2, 0x60, 
    0x63, 0x3, 0x2, 0x2, 0x2, 0x61, 0x5f, 0x3, 0x2, 0x2, 0x2, 0x61, 0x62, 
    0x3, 0x2, 0x2, 0x2, 0x62, 0x64, 0x3, 0x2, 0x2, 0x2, 0x63, 0x61, 0x3, 
    0x2, 0x2, 0x2, 0x64, 0x65, 0x7, 0x2, 0x2, 0x3, 0x65, 0x3, 0x3, 0x2, 
    0x2, 0x2, 0x66, 0x67, 0x5, 0x20, 0x11, 0x2, 0x67, 0x68, 0x7, 0x2, 0x2, 
    0x3, 0x68, 0x5, 0x3, 0x2, 0x2, 0x2, 0x69, 0x6a, 0x5, 0x16, 0xc, 0x2, 
    0x6a, 0x6b, 0x7, 0x2, 0x2, 0x3, 0x6b, 0x7, 0x3, 0x2, 0x2, 0x2, 0x6c, 
    0x6d, 0x5, 0x30, 0x19, 0x2, 0x6d, 0x6e, 0x7, 0x2, 0x2, 0x3, 0x6e, 0x9, 
    0x3, 0x2, 0x2, 0x2, 0x6f, 0x70, 0x5, 0x46, 0x24, 0x2, 0x70, 0x71, 0x7, 
    0x2, 0x2, 0x3, 0x71, 0xb, 0x3, 0x2, 0x2, 0x2, 0x72, 0x73, 0x7, 0x4, 
    0x2, 0x2, 0x73, 0x78, 0x5, 0xe, 0x8, 0x2, 0x74, 0x75, 0x7, 0xc, 0x2, 
    0x2, 0x75, 0x77, 0x5, 0xe, 0x8, 0x2, 0x76, 0x74, 0x3, 0x2, 0x2, 0x2, 
    0x77, 0x7a, 0x3, 0x2, 0x2, 0x2, 0x78, 0x76, 0x3, 0x2, 0x2, 0x2, 0x78, 
    0x79, 0x3, 0x2, 0x2, 0x2, 0x79, 0x7b, 0x3, 0x2, 0x2, 0x2, 0x7a, 0x78, 
    0x3, 0x2, 0x2, 0x2, 0x7b, 0x7c, 0x7, 0x5, 0x2, 0x2, 0x7c, 0xd, 0x3, 
    0x2, 0x2, 0x2, 0x7d, 0x7e, 0x7, 0x13, 0x2, 0x2, 0x7e, 0x7f, 0x7, 0xd, 
    0x2, 0x2, 0x7f, 0x80, 0x5, 0x10, 0x9, 0x2, 0x80, 0xf, 0x3, 0x2, 0x2, 
    0x2, 0x81, 0x85, 0x7, 0x14, 0x2, 0x2, 0x82, 0x85, 0x7, 0x16, 0x2, 0x2, 
    0x83, 0x85, 0x5, 0x12, 0xa, 0x2, 0x84, 0x81, 0x3, 0x2, 0x2, 0x2, 0x84, 
    0x82, 0x3, 0x2, 0x2, 0x2, 0x84, 0x83, 0x3, 0x2, 0x2, 0x2, 0x85, 0x11, 
    0x3, 0x2, 0x2, 0x2, 0x86, 0x8f, 0x7, 0x8, 0x2, 0x2, 0x87, 0x8c, 0x5, 
    0x14, 0xb, 0x2, 0x88, 0x89, 0x7, 0xc, 0x2, 0x2, 0x89, 0x8b, 0x5, 0x14, 
    0xb, 0x2, 0x8a, 0x88, 0x3, 0x2, 0x2, 0x2, 0x8b, 0x8e, 0x3, 0x2, 0x2, 
    0x2, 0x8c, 0x8a, 0x3, 0x2, 0x2, 0x2, 0x8c, 0x8d, 0x3, 0x2, 0x2, 0x2, 
    0x8d, 0x90, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x8c, 0x3, 0x2, 0x2, 0x2, 0x8f, 
    0x87, 0x3, 0x2, 0x2, 0x2, 0x8f, 0x90, 0x3, 0x2, 0x2, 0x2, 0x90, 0x91, 
    0x3, 0x2, 0x2, 0x2, 0x91, 0x92, 0x7, 0x9, 0x2, 0x2, 0x92, 0x13, 0x3, 
    0x2, 0x2, 0x2, 0x93, 0x94, 0x7, 0x16, 0x2, 0x2, 0x94, 0x95, 0x7, 0xd, 
    0x2, 0x2, 0x95, 0x96, 0x9, 0x2, 0x2, 0x2, 0x96, 0x15, 0x3, 0x2, 0x2, 
    0x2, 0x97, 0x99, 0x5, 0xc, 0x7, 0x2, 0x98, 0x97, 0x3, 0x2, 0x2, 0x2, 
    0x98, 0x99, 0x3, 0x2, 0x2, 0x2, 0x99, 0x9a, 0x3, 0x2, 0x2, 0x2, 0x9a, 
    0x9c, 0x5, 0x58, 0x2d, 0x2, 0x9b, 0x9d, 0x5, 0x1c, 0xf, 0x2, 0x9c, 0x9b, 
    0x3, 0x2, 0x2, 0x2, 0x9c, 0x9d, 0x3, 0x2, 0x2, 0x2, 0x9d, 0x9e, 0x3, 
    0x2, 0x2, 0x2, 0x9e, 0xa7, 0x7, 0x6, 0x2, 0x2, 0x9f, 0xa4, 0x5, 0x2c, 
    0x17, 0x2, 0xa0, 0xa1, 0x7, 0xc, 0x2, 0x2, 0xa1, 0xa3, 0x5, 0x2c, 0x17, 
    0x2, 0xa2, 0xa0, 0x3, 0x2, 0x2, 0x2, 0xa3, 0xa6, 0x3, 0x2, 0x2, 0x2, 
    0xa4, 0xa2, 0x3, 0x2, 0x2, 0x2, 0xa4, 0xa5, 0x3, 0x2, 0x2, 0x2, 0xa5, 
    0xa8, 0x3, 0x2, 0x2, 0x2, 0xa6, 0xa4, 0x3, 0x2, 0x2, 0x2, 0xa7, 0x9f, 
    0x3, 0x2, 0x2, 0x2, 0xa7, 0xa8, 0x3, 0x2, 0x2, 0x2, 0xa8, 0xa9, 0x3, 
    0x2, 0x2, 0x2, 0xa9, 0xaa, 0x7, 0x7, 0x2, 0x2, 0xaa, 0xab, 0x7, 0x3, 
    0x2, 0x2, 0xab, 0xad, 0x5, 0x18, 0xd, 0x2, 0xac, 0xae, 0x5, 0x1a, 0xe, 
    0x2, 0xad, 0xac, 0x3, 0x2, 0x2, 0x2, 0xad, 0xae, 0x3, 0x2, 0x2, 0x2, 
    0xae, 0xaf, 0x3, 0x2, 0x2, 0x2, 0xaf, 0xb0, 0x5, 0x2e, 0x18, 0x2, 0xb0, 
    0x17, 0x3, 0x2, 0x2, 0x2, 0xb1, 0xba, 0x7, 0x6, 0x2, 0x2, 0xb2, 0xb7, 
    0x5, 0x2c, 0x17, 0x2, 0xb3, 0xb4, 0x7, 0xc, 0x2, 0x2, 0xb4, 0xb6, 0x5, 
    0x2c, 0x17, 0x2, 0xb5, 0xb3, 0x3, 0x2, 0x2, 0x2, 0xb6, 0xb9, 0x3, 0x2, 
    0x2, 0x2, 0xb7, 0xb5, 0x3, 0x2, 0x2, 0x2, 0xb7, 0xb8, 0x3, 0x2, 0x2, 
    0x2, 0xb8, 0xbb, 0x3, 0x2, 0x2, 0x2, 0xb9, 0xb7, 0x3, 0x2, 0x2, 0x2, 
    0xba, 0xb2, 0x3, 0x2, 0x2, 0x2, 0xba, 0xbb, 0x3, 0x2, 0x2, 0x2, 0xbb, 
    0xbc, 0x3, 0x2, 0x2, 0x2, 0xbc, 0xbd, 0x7, 0x7, 0x2, 0x2, 0xbd, 0x19, 
    0x3, 0x2, 0x2, 0x2, 0xbe, 0xc7, 0x7, 0x4, 0x2, 0x2, 0xbf, 0xc4, 0x5, 
    0x2c, 0x17, 0x2, 0xc0, 0xc1, 0x7, 0xc, 0x2, 0x2, 0xc1, 0xc3, 0x5, 0x2c, 
    0x17, 0x2, 0xc2, 0xc0, 0x3, 0x2, 0x2, 0x2, 0xc3, 0xc6, 0x3, 0x2, 0x2, 
    0x2, 0xc4, 0xc2, 0x3, 0x2, 0x2, 0x2, 0xc4, 0xc5, 0x3, 0x2, 0x2, 0x2, 
    0xc5, 0xc8, 0x3, 0x2, 0x2, 0x2, 0xc6, 0xc4, 0x3, 0x2, 0x2, 0x2, 0xc7, 
    0xbf, 0x3, 0x2, 0x2, 0x2, 0xc7, 0xc8, 0x3, 0x2, 0x2, 0x2, 0xc8, 0xc9, 
    0x3, 0x2, 0x2, 0x2, 0xc9, 0xca, 0x7, 0x5, 0x2, 0x2, 0xca, 0x1b, 0x3, 
    0x2, 0x2, 0x2, 0xcb, 0xcc, 0x7, 0x4, 0x2, 0x2, 0xcc, 0xd1, 0x5, 0x1e, 
    0x10, 0x2, 0xcd, 0xce, 0x7, 0xc, 0x2, 0x2, 0xce, 0xd0, 0x5, 0x1e, 0x10, 
    0x2, 0xcf, 0xcd, 0x3, 0x2, 0x2, 0x2, 0xd0, 0xd3, 0x3, 0x2, 0x2, 0x2, 
    0xd1, 0xcf, 0x3, 0x2, 0x2, 0x2, 0xd1, 0xd2, 0x3, 0x2, 0x2, 0x2, 0xd2, 
    0xd4, 0x3, 0x2, 0x2, 0x2, 0xd3, 0xd1, 0x3, 0x2, 0x2, 0x2, 0xd4, 0xd5, 
    0x7, 0x5, 0x2, 0x2, 0xd5, 0x1d, 0x3, 0x2, 0x2, 0x2, 0xd6, 0xdc, 0x5, 
    0x58, 0x2d, 0x2, 0xd7, 0xd9, 0x5, 0x3e, 0x20, 0x2, 0xd8, 0xd7, 0x3, 
    0x2, 0x2, 0x2, 0xd8, 0xd9, 0x3, 0x2, 0x2, 0x2, 0xd9, 0xda, 0x3, 0x2, 
    0x2, 0x2, 0xda, 0xdb, 0x7, 0xe, 0x2, 0x2, 0xdb, 0xdd, 0x5, 0x40, 0x21, 
    0x2, 0xdc, 0xd8, 0x3, 0x2, 0x2, 0x2, 0xdc, 0xdd, 0x3, 0x2, 0x2, 0x2, 
    0xdd, 0x1f, 0x3, 0x2, 0x2, 0x2, 0xde, 0xe0, 0x5, 0x58, 0x2d, 0x2, 0xdf, 
    0xde, 0x3, 0x2, 0x2, 0x2, 0xdf, 0xe0, 0x3, 0x2, 0x2, 0x2, 0xe0, 0xe1, 
    0x3, 0x2, 0x2, 0x2, 0xe1, 0xe2, 0x5, 0x22, 0x12, 0x2, 0xe2, 0x21, 0x3, 
    0x2, 0x2, 0x2, 0xe3, 0xe5, 0x5, 0x24, 0x13, 0x2, 0xe4, 0xe3, 0x3, 0x2, 
    0x2, 0x2, 0xe4, 0xe5, 0x3, 0x2, 0x2, 0x2, 0xe5, 0xe6, 0x3, 0x2, 0x2, 
    0x2, 0xe6, 0xe7, 0x7, 0x3, 0x2, 0x2, 0xe7, 0xe9, 0x5, 0x26, 0x14, 0x2, 
    0xe8, 0xea, 0x5, 0x28, 0x15, 0x2, 0xe9, 0xe8, 0x3, 0x2, 0x2, 0x2, 0xe9, 
    0xea, 0x3, 0x2, 0x2, 0x2, 0xea, 0xeb, 0x3, 0x2, 0x2, 0x2, 0xeb, 0xec, 
    0x5, 0x2e, 0x18, 0x2, 0xec, 0x23, 0x3, 0x2, 0x2, 0x2, 0xed, 0xf6, 0x7, 
    0x6, 0x2, 0x2, 0xee, 0xf3, 0x5, 0x2a, 0x16, 0x2, 0xef, 0xf0, 0x7, 0xc, 
    0x2, 0x2, 0xf0, 0xf2, 0x5, 0x2a, 0x16, 0x2, 0xf1, 0xef, 0x3, 0x2, 0x2, 
    0x2, 0xf2, 0xf5, 0x3, 0x2, 0x2, 0x2, 0xf3, 0xf1, 0x3, 0x2, 0x2, 0x2, 
    0xf3, 0xf4, 0x3, 0x2, 0x2, 0x2, 0xf4, 0xf7, 0x3, 0x2, 0x2, 0x2, 0xf5, 
    0xf3, 0x3, 0x2, 0x2, 0x2, 0xf6, 0xee, 0x3, 0x2, 0x2, 0x2, 0xf6, 0xf7, 
    0x3, 0x2, 0x2, 0x2, 0xf7, 0xf8, 0x3, 0x2, 0x2, 0x2, 0xf8, 0xf9, 0x7, 
    0x7, 0x2, 0x2, 0xf9, 0x25, 0x3, 0x2, 0x2, 0x2, 0xfa, 0x103, 0x7, 0x6, 
    0x2, 0x2, 0xfb, 0x100, 0x5, 0x2c, 0x17, 0x2, 0xfc, 0xfd, 0x7, 0xc, 0x2, 
    0x2, 0xfd, 0xff, 0x5, 0x2c, 0x17, 0x2, 0xfe, 0xfc, 0x3, 0x2, 0x2, 0x2, 
    0xff, 0x102, 0x3, 0x2, 0x2, 0x2, 0x100, 0xfe, 0x3, 0x2, 0x2, 0x2, 0x100, 
    0x101, 0x3, 0x2, 0x2, 0x2, 0x101, 0x104, 0x3, 0x2, 0x2, 0x2, 0x102, 
    0x100, 0x3, 0x2, 0x2, 0x2, 0x103, 0xfb, 0x3, 0x2, 0x2, 0x2, 0x103, 0x104, 
    0x3, 0x2, 0x2, 0x2, 0x104, 0x105, 0x3, 0x2, 0x2, 0x2, 0x105, 0x106, 
    0x7, 0x7, 0x2, 0x2, 0x106, 0x27, 0x3, 0x2, 0x2, 0x2, 0x107, 0x110, 0x7, 
    0x4, 0x2, 0x2, 0x108, 0x10d, 0x5, 0x2a, 0x16, 0x2, 0x109, 0x10a, 0x7, 
    0xc, 0x2, 0x2, 0x10a, 0x10c, 0x5, 0x2a, 0x16, 0x2, 0x10b, 0x109, 0x3, 
    0x2, 0x2, 0x2, 0x10c, 0x10f, 0x3, 0x2, 0x2, 0x2, 0x10d, 0x10b, 0x3, 
    0x2, 0x2, 0x2, 0x10d, 0x10e, 0x3, 0x2, 0x2, 0x2, 0x10e, 0x111, 0x3, 
    0x2, 0x2, 0x2, 0x10f, 0x10d, 0x3, 0x2, 0x2, 0x2, 0x110, 0x108, 0x3, 
    0x2, 0x2, 0x2, 0x110, 0x111, 0x3, 0x2, 0x2, 0x2, 0x111, 0x112, 0x3, 
    0x2, 0x2, 0x2, 0x112, 0x113, 0x7, 0x5, 0x2, 0x2, 0x113, 0x29, 0x3, 0x2, 
    0x2, 0x2, 0x114, 0x117, 0x5, 0x2c, 0x17, 0x2, 0x115, 0x116, 0x7, 0xe, 
    0x2, 0x2, 0x116, 0x118, 0x5, 0x52, 0x2a, 0x2, 0x117, 0x115, 0x3, 0x2, 
    0x2, 0x2, 0x117, 0x118, 0x3, 0x2, 0x2, 0x2, 0x118, 0x2b, 0x3, 0x2, 0x2, 
    0x2, 0x119, 0x11b, 0x5, 0x46, 0x24, 0x2, 0x11a, 0x119, 0x3, 0x2, 0x2, 
    0x2, 0x11a, 0x11b, 0x3, 0x2, 0x2, 0x2, 0x11b, 0x11c, 0x3, 0x2, 0x2, 
    0x2, 0x11c, 0x11d, 0x5, 0x58, 0x2d, 0x2, 0x11d, 0x2d, 0x3, 0x2, 0x2, 
    0x2, 0x11e, 0x122, 0x7, 0xa, 0x2, 0x2, 0x11f, 0x121, 0x5, 0x30, 0x19, 
    0x2, 0x120, 0x11f, 0x3, 0x2, 0x2, 0x2, 0x121, 0x124, 0x3, 0x2, 0x2, 
    0x2, 0x122, 0x120, 0x3, 0x2, 0x2, 0x2, 0x122, 0x123, 0x3, 0x2, 0x2, 
    0x2, 0x123, 0x125, 0x3, 0x2, 0x2, 0x2, 0x124, 0x122, 0x3, 0x2, 0x2, 
    0x2, 0x125, 0x126, 0x7, 0xb, 0x2, 0x2, 0x126, 0x2f, 0x3, 0x2, 0x2, 0x2, 
    0x127, 0x129, 0x5, 0x32, 0x1a, 0x2, 0x128, 0x127, 0x3, 0x2, 0x2, 0x2, 
    0x128, 0x129, 0x3, 0x2, 0x2, 0x2, 0x129, 0x12a, 0x3, 0x2, 0x2, 0x2, 
    0x12a, 0x12b, 0x5, 0x38, 0x1d, 0x2, 0x12b, 0x12c, 0x7, 0xe, 0x2, 0x2, 
    0x12c, 0x138, 0x5, 0x34, 0x1b, 0x2, 0x12d, 0x12e, 0x5, 0x3a, 0x1e, 0x2, 
    0x12e, 0x12f, 0x7, 0x6, 0x2, 0x2, 0x12f, 0x130, 0x5, 0x38, 0x1d, 0x2, 
    0x130, 0x131, 0x7, 0x7, 0x2, 0x2, 0x131, 0x139, 0x3, 0x2, 0x2, 0x2, 
    0x132, 0x133, 0x7, 0x6, 0x2, 0x2, 0x133, 0x134, 0x5, 0x38, 0x1d, 0x2, 
    0x134, 0x136, 0x7, 0x7, 0x2, 0x2, 0x135, 0x137, 0x5, 0x3a, 0x1e, 0x2, 
    0x136, 0x135, 0x3, 0x2, 0x2, 0x2, 0x136, 0x137, 0x3, 0x2, 0x2, 0x2, 
    0x137, 0x139, 0x3, 0x2, 0x2, 0x2, 0x138, 0x12d, 0x3, 0x2, 0x2, 0x2, 
    0x138, 0x132, 0x3, 0x2, 0x2, 0x2, 0x139, 0x31, 0x3, 0x2, 0x2, 0x2, 0x13a, 
    0x13c, 0x7, 0x8, 0x2, 0x2, 0x13b, 0x13d, 0x5, 0x58, 0x2d, 0x2, 0x13c, 
    0x13b, 0x3, 0x2, 0x2, 0x2, 0x13c, 0x13d, 0x3, 0x2, 0x2, 0x2, 0x13d, 
    0x13e, 0x3, 0x2, 0x2, 0x2, 0x13e, 0x13f, 0x7, 0x9, 0x2, 0x2, 0x13f, 
    0x33, 0x3, 0x2, 0x2, 0x2, 0x140, 0x145, 0x5, 0x58, 0x2d, 0x2, 0x141, 
    0x142, 0x7, 0xf, 0x2, 0x2, 0x142, 0x144, 0x5, 0x58, 0x2d, 0x2, 0x143, 
    0x141, 0x3, 0x2, 0x2, 0x2, 0x144, 0x147, 0x3, 0x2, 0x2, 0x2, 0x145, 
    0x143, 0x3, 0x2, 0x2, 0x2, 0x145, 0x146, 0x3, 0x2, 0x2, 0x2, 0x146, 
    0x149, 0x3, 0x2, 0x2, 0x2, 0x147, 0x145, 0x3, 0x2, 0x2, 0x2, 0x148, 
    0x14a, 0x5, 0x36, 0x1c, 0x2, 0x149, 0x148, 0x3, 0x2, 0x2, 0x2, 0x149, 
    0x14a, 0x3, 0x2, 0x2, 0x2, 0x14a, 0x35, 0x3, 0x2, 0x2, 0x2, 0x14b, 0x14c, 
    0x7, 0xd, 0x2, 0x2, 0x14c, 0x14d, 0x5, 0x58, 0x2d, 0x2, 0x14d, 0x37, 
    0x3, 0x2, 0x2, 0x2, 0x14e, 0x150, 0x5, 0x58, 0x2d, 0x2, 0x14f, 0x14e, 
    0x3, 0x2, 0x2, 0x2, 0x14f, 0x150, 0x3, 0x2, 0x2, 0x2, 0x150, 0x157, 
    0x3, 0x2, 0x2, 0x2, 0x151, 0x153, 0x7, 0xc, 0x2, 0x2, 0x152, 0x154, 
    0x5, 0x58, 0x2d, 0x2, 0x153, 0x152, 0x3, 0x2, 0x2, 0x2, 0x153, 0x154, 
    0x3, 0x2, 0x2, 0x2, 0x154, 0x156, 0x3, 0x2, 0x2, 0x2, 0x155, 0x151, 
    0x3, 0x2, 0x2, 0x2, 0x156, 0x159, 0x3, 0x2, 0x2, 0x2, 0x157, 0x155, 
    0x3, 0x2, 0x2, 0x2, 0x157, 0x158, 0x3, 0x2, 0x2, 0x2, 0x158, 0x39, 0x3, 
    0x2, 0x2, 0x2, 0x159, 0x157, 0x3, 0x2, 0x2, 0x2, 0x15a, 0x15b, 0x7, 
    0x4, 0x2, 0x2, 0x15b, 0x160, 0x5, 0x3c, 0x1f, 0x2, 0x15c, 0x15d, 0x7, 
    0xc, 0x2, 0x2, 0x15d, 0x15f, 0x5, 0x3c, 0x1f, 0x2, 0x15e, 0x15c, 0x3, 
    0x2, 0x2, 0x2, 0x15f, 0x162, 0x3, 0x2, 0x2, 0x2, 0x160, 0x15e, 0x3, 
    0x2, 0x2, 0x2, 0x160, 0x161, 0x3, 0x2, 0x2, 0x2, 0x161, 0x163, 0x3, 
    0x2, 0x2, 0x2, 0x162, 0x160, 0x3, 0x2, 0x2, 0x2, 0x163, 0x164, 0x7, 
    0x5, 0x2, 0x2, 0x164, 0x3b, 0x3, 0x2, 0x2, 0x2, 0x165, 0x167, 0x5, 0x58, 
    0x2d, 0x2, 0x166, 0x168, 0x5, 0x3e, 0x20, 0x2, 0x167, 0x166, 0x3, 0x2, 
    0x2, 0x2, 0x167, 0x168, 0x3, 0x2, 0x2, 0x2, 0x168, 0x169, 0x3, 0x2, 
    0x2, 0x2, 0x169, 0x16a, 0x7, 0xe, 0x2, 0x2, 0x16a, 0x16b, 0x5, 0x40, 
    0x21, 0x2, 0x16b, 0x3d, 0x3, 0x2, 0x2, 0x2, 0x16c, 0x16d, 0x7, 0xd, 
    0x2, 0x2, 0x16d, 0x16e, 0x9, 0x3, 0x2, 0x2, 0x16e, 0x3f, 0x3, 0x2, 0x2, 
    0x2, 0x16f, 0x172, 0x5, 0x44, 0x23, 0x2, 0x170, 0x172, 0x5, 0x42, 0x22, 
    0x2, 0x171, 0x16f, 0x3, 0x2, 0x2, 0x2, 0x171, 0x170, 0x3, 0x2, 0x2, 
    0x2, 0x172, 0x41, 0x3, 0x2, 0x2, 0x2, 0x173, 0x17c, 0x7, 0x8, 0x2, 0x2, 
    0x174, 0x179, 0x5, 0x44, 0x23, 0x2, 0x175, 0x176, 0x7, 0xc, 0x2, 0x2, 
    0x176, 0x178, 0x5, 0x44, 0x23, 0x2, 0x177, 0x175, 0x3, 0x2, 0x2, 0x2, 
    0x178, 0x17b, 0x3, 0x2, 0x2, 0x2, 0x179, 0x177, 0x3, 0x2, 0x2, 0x2, 
    0x179, 0x17a, 0x3, 0x2, 0x2, 0x2, 0x17a, 0x17d, 0x3, 0x2, 0x2, 0x2, 
    0x17b, 0x179, 0x3, 0x2, 0x2, 0x2, 0x17c, 0x174, 0x3, 0x2, 0x2, 0x2, 
    0x17c, 0x17d, 0x3, 0x2, 0x2, 0x2, 0x17d, 0x17e, 0x3, 0x2, 0x2, 0x2, 
    0x17e, 0x17f, 0x7, 0x9, 0x2, 0x2, 0x17f, 0x43, 0x3, 0x2, 0x2, 0x2, 0x180, 
    0x181, 0x7, 0x10, 0x2, 0x2, 0x181, 0x196, 0x5, 0x58, 0x2d, 0x2, 0x182, 
    0x196, 0x7, 0x14, 0x2, 0x2, 0x183, 0x196, 0x7, 0x15, 0x2, 0x2, 0x184, 
    0x196, 0x5, 0x22, 0x12, 0x2, 0x185, 0x187, 0x7, 0x16, 0x2, 0x2, 0x186, 
    0x188, 0x5, 0x22, 0x12, 0x2, 0x187, 0x186, 0x3, 0x2, 0x2, 0x2, 0x187, 
    0x188, 0x3, 0x2, 0x2, 0x2, 0x188, 0x196, 0x3, 0x2, 0x2, 0x2, 0x189, 
    0x18c, 0x7, 0x13, 0x2, 0x2, 0x18a, 0x18d, 0x5, 0x22, 0x12, 0x2, 0x18b, 
    0x18d, 0x5, 0x50, 0x29, 0x2, 0x18c, 0x18a, 0x3, 0x2, 0x2, 0x2, 0x18c, 
    0x18b, 0x3, 0x2, 0x2, 0x2, 0x18c, 0x18d, 0x3, 0x2, 0x2, 0x2, 0x18d, 
    0x196, 0x3, 0x2, 0x2, 0x2, 0x18e, 0x18f, 0x7, 0x13, 0x2, 0x2, 0x18f, 
    0x191, 0x5, 0x48, 0x25, 0x2, 0x190, 0x192, 0x5, 0x50, 0x29, 0x2, 0x191, 
    0x190, 0x3, 0x2, 0x2, 0x2, 0x191, 0x192, 0x3, 0x2, 0x2, 0x2, 0x192, 
    0x196, 0x3, 0x2, 0x2, 0x2, 0x193, 0x194, 0x7, 0x12, 0x2, 0x2, 0x194, 
    0x196, 0x5, 0x4c, 0x27, 0x2, 0x195, 0x180, 0x3, 0x2, 0x2, 0x2, 0x195, 
    0x182, 0x3, 0x2, 0x2, 0x2, 0x195, 0x183, 0x3, 0x2, 0x2, 0x2, 0x195, 
    0x184, 0x3, 0x2, 0x2, 0x2, 0x195, 0x185, 0x3, 0x2, 0x2, 0x2, 0x195, 
    0x189, 0x3, 0x2, 0x2, 0x2, 0x195, 0x18e, 0x3, 0x2, 0x2, 0x2, 0x195, 
    0x193, 0x3, 0x2, 0x2, 0x2, 0x196, 0x45, 0x3, 0x2, 0x2, 0x2, 0x197, 0x199, 
    0x7, 0x13, 0x2, 0x2, 0x198, 0x19a, 0x5, 0x48, 0x25, 0x2, 0x199, 0x198, 
    0x3, 0x2, 0x2, 0x2, 0x199, 0x19a, 0x3, 0x2, 0x2, 0x2, 0x19a, 0x19e, 
    0x3, 0x2, 0x2, 0x2, 0x19b, 0x19c, 0x7, 0x12, 0x2, 0x2, 0x19c, 0x19e, 
    0x5, 0x4c, 0x27, 0x2, 0x19d, 0x197, 0x3, 0x2, 0x2, 0x2, 0x19d, 0x19b, 
    0x3, 0x2, 0x2, 0x2, 0x19e, 0x47, 0x3, 0x2, 0x2, 0x2, 0x19f, 0x1a8, 0x7, 
    0x8, 0x2, 0x2, 0x1a0, 0x1a5, 0x5, 0x4a, 0x26, 0x2, 0x1a1, 0x1a2, 0x7, 
    0xc, 0x2, 0x2, 0x1a2, 0x1a4, 0x5, 0x4a, 0x26, 0x2, 0x1a3, 0x1a1, 0x3, 
    0x2, 0x2, 0x2, 0x1a4, 0x1a7, 0x3, 0x2, 0x2, 0x2, 0x1a5, 0x1a3, 0x3, 
    0x2, 0x2, 0x2, 0x1a5, 0x1a6, 0x3, 0x2, 0x2, 0x2, 0x1a6, 0x1a9, 0x3, 
    0x2, 0x2, 0x2, 0x1a7, 0x1a5, 0x3, 0x2, 0x2, 0x2, 0x1a8, 0x1a0, 0x3, 
    0x2, 0x2, 0x2, 0x1a8, 0x1a9, 0x3, 0x2, 0x2, 0x2, 0x1a9, 0x1aa, 0x3, 
    0x2, 0x2, 0x2, 0x1aa, 0x1ab, 0x7, 0x9, 0x2, 0x2, 0x1ab, 0x49, 0x3, 0x2, 
    0x2, 0x2, 0x1ac, 0x1b0, 0x7, 0x11, 0x2, 0x2, 0x1ad, 0x1b0, 0x7, 0x14, 
    0x2, 0x2, 0x1ae, 0x1b0, 0x5, 0x58, 0x2d, 0x2, 0x1af, 0x1ac, 0x3, 0x2, 
    0x2, 0x2, 0x1af, 0x1ad, 0x3, 0x2, 0x2, 0x2, 0x1af, 0x1ae, 0x3, 0x2, 
    0x2, 0x2, 0x1b0, 0x4b, 0x3, 0x2, 0x2, 0x2, 0x1b1, 0x1ba, 0x7, 0x6, 0x2, 
    0x2, 0x1b2, 0x1b7, 0x5, 0x4e, 0x28, 0x2, 0x1b3, 0x1b4, 0x7, 0xc, 0x2, 
    0x2, 0x1b4, 0x1b6, 0x5, 0x4e, 0x28, 0x2, 0x1b5, 0x1b3, 0x3, 0x2, 0x2, 
    0x2, 0x1b6, 0x1b9, 0x3, 0x2, 0x2, 0x2, 0x1b7, 0x1b5, 0x3, 0x2, 0x2, 
    0x2, 0x1b7, 0x1b8, 0x3, 0x2, 0x2, 0x2, 0x1b8, 0x1bb, 0x3, 0x2, 0x2, 
    0x2, 0x1b9, 0x1b7, 0x3, 0x2, 0x2, 0x2, 0x1ba, 0x1b2, 0x3, 0x2, 0x2, 
    0x2, 0x1ba, 0x1bb, 0x3, 0x2, 0x2, 0x2, 0x1bb, 0x1bc, 0x3, 0x2, 0x2, 
    0x2, 0x1bc, 0x1bd, 0x7, 0x7, 0x2, 0x2, 0x1bd, 0x4d, 0x3, 0x2, 0x2, 0x2, 
    0x1be, 0x1c1, 0x5, 0x46, 0x24, 0x2, 0x1bf, 0x1c1, 0x7, 0x16, 0x2, 0x2, 
    0x1c0, 0x1be, 0x3, 0x2, 0x2, 0x2, 0x1c0, 0x1bf, 0x3, 0x2, 0x2, 0x2, 
    0x1c1, 0x1c6, 0x3, 0x2, 0x2, 0x2, 0x1c2, 0x1c3, 0x7, 0xf, 0x2, 0x2, 
    0x1c3, 0x1c5, 0x5, 0x58, 0x2d, 0x2, 0x1c4, 0x1c2, 0x3, 0x2, 0x2, 0x2, 
    0x1c5, 0x1c8, 0x3, 0x2, 0x2, 0x2, 0x1c6, 0x1c4, 0x3, 0x2, 0x2, 0x2, 
    0x1c6, 0x1c7, 0x3, 0x2, 0x2, 0x2, 0x1c7, 0x4f, 0x3, 0x2, 0x2, 0x2, 0x1c8, 
    0x1c6, 0x3, 0x2, 0x2, 0x2, 0x1c9, 0x1cb, 0x5, 0x58, 0x2d, 0x2, 0x1ca, 
    0x1cc, 0x7, 0xe, 0x2, 0x2, 0x1cb, 0x1ca, 0x3, 0x2, 0x2, 0x2, 0x1cb, 
    0x1cc, 0x3, 0x2, 0x2, 0x2, 0x1cc, 0x1cd, 0x3, 0x2, 0x2, 0x2, 0x1cd, 
    0x1ce, 0x5, 0x52, 0x2a, 0x2, 0x1ce, 0x1d3, 0x3, 0x2, 0x2, 0x2, 0x1cf, 
    0x1d0, 0x7, 0xe, 0x2, 0x2, 0x1d0, 0x1d3, 0x5, 0x52, 0x2a, 0x2, 0x1d1, 
    0x1d3, 0x5, 0x54, 0x2b, 0x2, 0x1d2, 0x1c9, 0x3, 0x2, 0x2, 0x2, 0x1d2, 
    0x1cf, 0x3, 0x2, 0x2, 0x2, 0x1d2, 0x1d1, 0x3, 0x2, 0x2, 0x2, 0x1d3, 
    0x51, 0x3, 0x2, 0x2, 0x2, 0x1d4, 0x1d7, 0x5, 0x54, 0x2b, 0x2, 0x1d5, 
    0x1d7, 0x5, 0x12, 0xa, 0x2, 0x1d6, 0x1d4, 0x3, 0x2, 0x2, 0x2, 0x1d6, 
    0x1d5, 0x3, 0x2, 0x2, 0x2, 0x1d7, 0x53, 0x3, 0x2, 0x2, 0x2, 0x1d8, 0x1e6, 
    0x7, 0x17, 0x2, 0x2, 0x1d9, 0x1e2, 0x7, 0xa, 0x2, 0x2, 0x1da, 0x1df, 
    0x5, 0x56, 0x2c, 0x2, 0x1db, 0x1dc, 0x7, 0xc, 0x2, 0x2, 0x1dc, 0x1de, 
    0x5, 0x56, 0x2c, 0x2, 0x1dd, 0x1db, 0x3, 0x2, 0x2, 0x2, 0x1de, 0x1e1, 
    0x3, 0x2, 0x2, 0x2, 0x1df, 0x1dd, 0x3, 0x2, 0x2, 0x2, 0x1df, 0x1e0, 
    0x3, 0x2, 0x2, 0x2, 0x1e0, 0x1e3, 0x3, 0x2, 0x2, 0x2, 0x1e1, 0x1df, 
    0x3, 0x2, 0x2, 0x2, 0x1e2, 0x1da, 0x3, 0x2, 0x2, 0x2, 0x1e2, 0x1e3, 
    0x3, 0x2, 0x2, 0x2, 0x1e3, 0x1e4, 0x3, 0x2, 0x2, 0x2, 0x1e4, 0x1e6, 
    0x7, 0xb, 0x2, 0x2, 0x1e5, 0x1d8, 0x3, 0x2, 0x2, 0x2, 0x1e5, 0x1d9, 
    0x3, 0x2, 0x2, 0x2, 0x1e6, 0x55, 0x3, 0x2, 0x2, 0x2, 0x1e7, 0x1e8, 0x9, 
    0x4, 0x2, 0x2, 0x1e8, 0x57, 0x3, 0x2, 0x2, 0x2, 0x1e9, 0x1ea, 0x9, 0x5, 
    0x2, 0x2, 0x1ea, 0x59, 0x3, 0x2, 0x2, 0x2, 0x41, 0x5b, 0x61, 0x78, 0x84, 
    0x8c, 0x8f, 0x98, 0x9c, 0xa4, 0xa7, 0xad, 0xb7, 0xba, 0xc4, 0xc7, 0xd1, 
    0xd8, 0xdc, 0xdf, 0xe4, 0xe9, 0xf3, 0xf6, 0x100, 0x103, 0x10d, 0x110, 
    0x117, 0x11a, 0x122, 0x128, 0x136, 0x138, 0x13c, 0x145, 0x149, 0x14f, 
    0x153, 0x157, 0x160, 0x167, 0x171, 0x179, 0x17c, 0x187, 0x18c, 0x191, 
    0x195, 0x199, 0x19d, 0x1a5, 0x1a8, 0x1af, 0x1b7, 0x1ba, 0x1c0, 0x1c6, 
    0x1cb, 0x1d2, 0x1d6, 0x1df, 0x1e2, 0x1e5, 
  };

  atn::ATNDeserializer deserializer;
  _atn = deserializer.deserialize(_serializedATN);

  size_t count = _atn.getNumberOfDecisions();
  _decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    _decisionToDFA.emplace_back(_atn.getDecisionState(i), i);
  }
}

