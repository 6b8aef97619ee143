
// Generated from OnnxText.g4 by ANTLR 4.7.2

#pragma once


#include "antlr4-runtime.h"


namespace onnxgen::syntax::grammar {


class  OnnxTextParser : public antlr4::Parser {
public:
  enum {
    ARROW = 1, LESS = 2, GREATER = 3, LPAREN = 4, RPAREN = 5, LBRACKET = 6, 
    RBRACKET = 7, LBRACE = 8, RBRACE = 9, COMMA = 10, COLON = 11, EQUALS = 12, 
    DOT = 13, AT = 14, QUESTION = 15, CONTAINER = 16, IDENT = 17, INTEGER = 18, 
    FLOAT = 19, STRING = 20, NUMBERS = 21, SKIPPED = 22, BAD_STRING = 23, 
    BAD_CHARACTER = 24
  };

  enum {
    RuleModelText = 0, RuleGraphText = 1, RuleFunctionText = 2, RuleNodeText = 3, 
    RuleTypeText = 4, RuleProperties = 5, RuleProperty = 6, RulePropertyValue = 7, 
    RuleEntries = 8, RuleEntry = 9, RuleFunction = 10, RuleFunctionOutputs = 11, 
    RuleFunctionValues = 12, RuleFunctionAttributes = 13, RuleFunctionAttribute = 14, 
    RuleGraph = 15, RuleGraphRest = 16, RuleGraphInputs = 17, RuleGraphOutputs = 18, 
    RuleGraphValues = 19, RuleBinding = 20, RuleValueInfo = 21, RuleNodes = 22, 
    RuleNode = 23, RuleLabel = 24, RuleOperation = 25, RuleOverload = 26, 
    RuleOperands = 27, RuleAttributes = 28, RuleAttribute = 29, RuleAttributeType = 30, 
    RuleValue = 31, RuleList = 32, RuleItem = 33, RuleType = 34, RuleDims = 35, 
    RuleDim = 36, RuleTypeArguments = 37, RuleTypeArgument = 38, RuleTensorRest = 39, 
    RuleData = 40, RuleElements = 41, RuleElement = 42, RuleName = 43
  };

  OnnxTextParser(antlr4::TokenStream *input);
  ~OnnxTextParser();

  virtual std::string getGrammarFileName() const override;
  virtual const antlr4::atn::ATN& getATN() const override { return _atn; };
  virtual const std::vector<std::string>& getTokenNames() const override { return _tokenNames; }; // deprecated: use vocabulary instead.
  virtual const std::vector<std::string>& getRuleNames() const override;
  virtual antlr4::dfa::Vocabulary& getVocabulary() const override;


  class ModelTextContext;
  class GraphTextContext;
  class FunctionTextContext;
  class NodeTextContext;
  class TypeTextContext;
  class PropertiesContext;
  class PropertyContext;
  class PropertyValueContext;
  class EntriesContext;
  class EntryContext;
  class FunctionContext;
  class FunctionOutputsContext;
  class FunctionValuesContext;
  class FunctionAttributesContext;
  class FunctionAttributeContext;
  class GraphContext;
  class GraphRestContext;
  class GraphInputsContext;
  class GraphOutputsContext;
  class GraphValuesContext;
  class BindingContext;
  class ValueInfoContext;
  class NodesContext;
  class NodeContext;
  class LabelContext;
  class OperationContext;
  class OverloadContext;
  class OperandsContext;
  class AttributesContext;
  class AttributeContext;
  class AttributeTypeContext;
  class ValueContext;
  class ListContext;
  class ItemContext;
  class TypeContext;
  class DimsContext;
  class DimContext;
  class TypeArgumentsContext;
  class TypeArgumentContext;
  class TensorRestContext;
  class DataContext;
  class ElementsContext;
  class ElementContext;
  class NameContext; 

  class  ModelTextContext : public antlr4::ParserRuleContext {
  public:
    ModelTextContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    GraphContext *graph();
    antlr4::tree::TerminalNode *EOF();
    PropertiesContext *properties();
    std::vector<FunctionContext *> function();
    FunctionContext* function(size_t i);

   
  };

  ModelTextContext* modelText();

  class  GraphTextContext : public antlr4::ParserRuleContext {
  public:
    GraphTextContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    GraphContext *graph();
    antlr4::tree::TerminalNode *EOF();

   
  };

  GraphTextContext* graphText();

  class  FunctionTextContext : public antlr4::ParserRuleContext {
  public:
    FunctionTextContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    FunctionContext *function();
    antlr4::tree::TerminalNode *EOF();

   
  };

  FunctionTextContext* functionText();

  class  NodeTextContext : public antlr4::ParserRuleContext {
  public:
    NodeTextContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NodeContext *node();
    antlr4::tree::TerminalNode *EOF();

   
  };

  NodeTextContext* nodeText();

  class  TypeTextContext : public antlr4::ParserRuleContext {
  public:
    TypeTextContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    TypeContext *type();
    antlr4::tree::TerminalNode *EOF();

   
  };

  TypeTextContext* typeText();

  class  PropertiesContext : public antlr4::ParserRuleContext {
  public:
    PropertiesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LESS();
    std::vector<PropertyContext *> property();
    PropertyContext* property(size_t i);
    antlr4::tree::TerminalNode *GREATER();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  PropertiesContext* properties();

  class  PropertyContext : public antlr4::ParserRuleContext {
  public:
    PropertyContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *COLON();
    PropertyValueContext *propertyValue();

   
  };

  PropertyContext* property();

  class  PropertyValueContext : public antlr4::ParserRuleContext {
  public:
    PropertyValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *INTEGER();
    antlr4::tree::TerminalNode *STRING();
    EntriesContext *entries();

   
  };

  PropertyValueContext* propertyValue();

  class  EntriesContext : public antlr4::ParserRuleContext {
  public:
    EntriesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    antlr4::tree::TerminalNode *RBRACKET();
    std::vector<EntryContext *> entry();
    EntryContext* entry(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  EntriesContext* entries();

  class  EntryContext : public antlr4::ParserRuleContext {
  public:
    EntryContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> STRING();
    antlr4::tree::TerminalNode* STRING(size_t i);
    antlr4::tree::TerminalNode *COLON();
    antlr4::tree::TerminalNode *INTEGER();

   
  };

  EntryContext* entry();

  class  FunctionContext : public antlr4::ParserRuleContext {
  public:
    FunctionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    antlr4::tree::TerminalNode *LPAREN();
    antlr4::tree::TerminalNode *RPAREN();
    antlr4::tree::TerminalNode *ARROW();
    FunctionOutputsContext *functionOutputs();
    NodesContext *nodes();
    PropertiesContext *properties();
    FunctionAttributesContext *functionAttributes();
    std::vector<ValueInfoContext *> valueInfo();
    ValueInfoContext* valueInfo(size_t i);
    FunctionValuesContext *functionValues();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  FunctionContext* function();

  class  FunctionOutputsContext : public antlr4::ParserRuleContext {
  public:
    FunctionOutputsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LPAREN();
    antlr4::tree::TerminalNode *RPAREN();
    std::vector<ValueInfoContext *> valueInfo();
    ValueInfoContext* valueInfo(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  FunctionOutputsContext* functionOutputs();

  class  FunctionValuesContext : public antlr4::ParserRuleContext {
  public:
    FunctionValuesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LESS();
    antlr4::tree::TerminalNode *GREATER();
    std::vector<ValueInfoContext *> valueInfo();
    ValueInfoContext* valueInfo(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  FunctionValuesContext* functionValues();

  class  FunctionAttributesContext : public antlr4::ParserRuleContext {
  public:
    FunctionAttributesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LESS();
    std::vector<FunctionAttributeContext *> functionAttribute();
    FunctionAttributeContext* functionAttribute(size_t i);
    antlr4::tree::TerminalNode *GREATER();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  FunctionAttributesContext* functionAttributes();

  class  FunctionAttributeContext : public antlr4::ParserRuleContext {
  public:
    FunctionAttributeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    antlr4::tree::TerminalNode *EQUALS();
    ValueContext *value();
    AttributeTypeContext *attributeType();

   
  };

  FunctionAttributeContext* functionAttribute();

  class  GraphContext : public antlr4::ParserRuleContext {
  public:
    GraphContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    GraphRestContext *graphRest();
    NameContext *name();

   
  };

  GraphContext* graph();

  class  GraphRestContext : public antlr4::ParserRuleContext {
  public:
    GraphRestContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *ARROW();
    GraphOutputsContext *graphOutputs();
    NodesContext *nodes();
    GraphInputsContext *graphInputs();
    GraphValuesContext *graphValues();

   
  };

  GraphRestContext* graphRest();

  class  GraphInputsContext : public antlr4::ParserRuleContext {
  public:
    GraphInputsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LPAREN();
    antlr4::tree::TerminalNode *RPAREN();
    std::vector<BindingContext *> binding();
    BindingContext* binding(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  GraphInputsContext* graphInputs();

  class  GraphOutputsContext : public antlr4::ParserRuleContext {
  public:
    GraphOutputsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LPAREN();
    antlr4::tree::TerminalNode *RPAREN();
    std::vector<ValueInfoContext *> valueInfo();
    ValueInfoContext* valueInfo(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  GraphOutputsContext* graphOutputs();

  class  GraphValuesContext : public antlr4::ParserRuleContext {
  public:
    GraphValuesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LESS();
    antlr4::tree::TerminalNode *GREATER();
    std::vector<BindingContext *> binding();
    BindingContext* binding(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  GraphValuesContext* graphValues();

  class  BindingContext : public antlr4::ParserRuleContext {
  public:
    BindingContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ValueInfoContext *valueInfo();
    antlr4::tree::TerminalNode *EQUALS();
    DataContext *data();

   
  };

  BindingContext* binding();

  class  ValueInfoContext : public antlr4::ParserRuleContext {
  public:
    ValueInfoContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    TypeContext *type();

   
  };

  ValueInfoContext* valueInfo();

  class  NodesContext : public antlr4::ParserRuleContext {
  public:
    NodesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<NodeContext *> node();
    NodeContext* node(size_t i);

   
  };

  NodesContext* nodes();

  class  NodeContext : public antlr4::ParserRuleContext {
  public:
    NodeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<OperandsContext *> operands();
    OperandsContext* operands(size_t i);
    antlr4::tree::TerminalNode *EQUALS();
    OperationContext *operation();
    AttributesContext *attributes();
    antlr4::tree::TerminalNode *LPAREN();
    antlr4::tree::TerminalNode *RPAREN();
    LabelContext *label();

   
  };

  NodeContext* node();

  class  LabelContext : public antlr4::ParserRuleContext {
  public:
    LabelContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    antlr4::tree::TerminalNode *RBRACKET();
    NameContext *name();

   
  };

  LabelContext* label();

  class  OperationContext : public antlr4::ParserRuleContext {
  public:
    OperationContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<NameContext *> name();
    NameContext* name(size_t i);
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);
    OverloadContext *overload();

   
  };

  OperationContext* operation();

  class  OverloadContext : public antlr4::ParserRuleContext {
  public:
    OverloadContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *COLON();
    NameContext *name();

   
  };

  OverloadContext* overload();

  class  OperandsContext : public antlr4::ParserRuleContext {
  public:
    OperandsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<NameContext *> name();
    NameContext* name(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  OperandsContext* operands();

  class  AttributesContext : public antlr4::ParserRuleContext {
  public:
    AttributesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LESS();
    std::vector<AttributeContext *> attribute();
    AttributeContext* attribute(size_t i);
    antlr4::tree::TerminalNode *GREATER();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  AttributesContext* attributes();

  class  AttributeContext : public antlr4::ParserRuleContext {
  public:
    AttributeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    antlr4::tree::TerminalNode *EQUALS();
    ValueContext *value();
    AttributeTypeContext *attributeType();

   
  };

  AttributeContext* attribute();

  class  AttributeTypeContext : public antlr4::ParserRuleContext {
  public:
    AttributeTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *COLON();
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *CONTAINER();

   
  };

  AttributeTypeContext* attributeType();

  class  ValueContext : public antlr4::ParserRuleContext {
  public:
    ValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ItemContext *item();
    ListContext *list();

   
  };

  ValueContext* value();

  class  ListContext : public antlr4::ParserRuleContext {
  public:
    ListContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    antlr4::tree::TerminalNode *RBRACKET();
    std::vector<ItemContext *> item();
    ItemContext* item(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  ListContext* list();

  class  ItemContext : public antlr4::ParserRuleContext {
  public:
    ItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *AT();
    NameContext *name();
    antlr4::tree::TerminalNode *INTEGER();
    antlr4::tree::TerminalNode *FLOAT();
    GraphRestContext *graphRest();
    antlr4::tree::TerminalNode *STRING();
    antlr4::tree::TerminalNode *IDENT();
    TensorRestContext *tensorRest();
    DimsContext *dims();
    antlr4::tree::TerminalNode *CONTAINER();
    TypeArgumentsContext *typeArguments();

   
  };

  ItemContext* item();

  class  TypeContext : public antlr4::ParserRuleContext {
  public:
    TypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    DimsContext *dims();
    antlr4::tree::TerminalNode *CONTAINER();
    TypeArgumentsContext *typeArguments();

   
  };

  TypeContext* type();

  class  DimsContext : public antlr4::ParserRuleContext {
  public:
    DimsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    antlr4::tree::TerminalNode *RBRACKET();
    std::vector<DimContext *> dim();
    DimContext* dim(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  DimsContext* dims();

  class  DimContext : public antlr4::ParserRuleContext {
  public:
    DimContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *QUESTION();
    antlr4::tree::TerminalNode *INTEGER();
    NameContext *name();

   
  };

  DimContext* dim();

  class  TypeArgumentsContext : public antlr4::ParserRuleContext {
  public:
    TypeArgumentsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LPAREN();
    antlr4::tree::TerminalNode *RPAREN();
    std::vector<TypeArgumentContext *> typeArgument();
    TypeArgumentContext* typeArgument(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  TypeArgumentsContext* typeArguments();

  class  TypeArgumentContext : public antlr4::ParserRuleContext {
  public:
    TypeArgumentContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    TypeContext *type();
    antlr4::tree::TerminalNode *STRING();
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);
    std::vector<NameContext *> name();
    NameContext* name(size_t i);

   
  };

  TypeArgumentContext* typeArgument();

  class  TensorRestContext : public antlr4::ParserRuleContext {
  public:
    TensorRestContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    DataContext *data();
    antlr4::tree::TerminalNode *EQUALS();
    ElementsContext *elements();

   
  };

  TensorRestContext* tensorRest();

  class  DataContext : public antlr4::ParserRuleContext {
  public:
    DataContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ElementsContext *elements();
    EntriesContext *entries();

   
  };

  DataContext* data();

  class  ElementsContext : public antlr4::ParserRuleContext {
  public:
    ElementsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NUMBERS();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<ElementContext *> element();
    ElementContext* element(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  ElementsContext* elements();

  class  ElementContext : public antlr4::ParserRuleContext {
  public:
    ElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *INTEGER();
    antlr4::tree::TerminalNode *FLOAT();
    antlr4::tree::TerminalNode *STRING();
    antlr4::tree::TerminalNode *IDENT();

   
  };

  ElementContext* element();

  class  NameContext : public antlr4::ParserRuleContext {
  public:
    NameContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *CONTAINER();
    antlr4::tree::TerminalNode *STRING();

   
  };

  NameContext* name();


private:
  static std::vector<antlr4::dfa::DFA> _decisionToDFA;
  static antlr4::atn::PredictionContextCache _sharedContextCache;
  static std::vector<std::string> _ruleNames;
  static std::vector<std::string> _tokenNames;

  static std::vector<std::string> _literalNames;
  static std::vector<std::string> _symbolicNames;
  static antlr4::dfa::Vocabulary _vocabulary;
  static antlr4::atn::ATN _atn;
  static std::vector<uint16_t> _serializedATN;


  struct Initializer {
    Initializer();
  };
};

}  // namespace onnxgen::syntax::grammar
