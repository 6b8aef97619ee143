
// Generated from Protobuf.g4 by ANTLR 4.13.1

#pragma once


#include "antlr4-runtime.h"


namespace onnxgen::syntax::antlr {


class  ProtobufParser : public antlr4::Parser {
public:
  enum {
    SYNTAX = 1, EDITION = 2, IMPORT = 3, PUBLIC = 4, WEAK = 5, PACKAGE = 6, 
    MESSAGE = 7, ENUM = 8, SERVICE = 9, EXTEND = 10, EXTENSIONS = 11, RESERVED = 12, 
    OPTION = 13, ONEOF = 14, OPTIONAL = 15, REQUIRED = 16, REPEATED = 17, 
    GROUP = 18, MAP = 19, TO = 20, MAX = 21, RPC = 22, RETURNS = 23, STREAM = 24, 
    SEMICOLON = 25, COMMA = 26, DOT = 27, EQUALS = 28, COLON = 29, MINUS = 30, 
    SLASH = 31, LBRACE = 32, RBRACE = 33, LBRACKET = 34, RBRACKET = 35, 
    LPAREN = 36, RPAREN = 37, LANGLE = 38, RANGLE = 39, IDENT = 40, INTEGER = 41, 
    FLOAT = 42, STRING = 43, BAD_NUMBER = 44, BAD_STRING = 45, BAD_CHARACTER = 46, 
    VISIBILITY = 47
  };

  enum {
    RuleFile = 0, RuleFileElement = 1, RuleSyntaxDecl = 2, RuleEditionDecl = 3, 
    RuleImportDecl = 4, RulePackageDecl = 5, RuleTypeDecl = 6, RuleMessageDecl = 7, 
    RuleMessageBody = 8, RuleMessageElement = 9, RuleField = 10, RuleMember = 11, 
    RuleLabel = 12, RuleGroupRest = 13, RuleFieldRest = 14, RuleMapType = 15, 
    RuleLabelledType = 16, RuleUnlabelledType = 17, RuleMemberType = 18, 
    RuleFieldNumber = 19, RuleOneofDecl = 20, RuleOneofElement = 21, RuleExtendDecl = 22, 
    RuleExtendElement = 23, RuleExtensionsDecl = 24, RuleReservedDecl = 25, 
    RuleRange = 26, RuleReservedRange = 27, RuleSignedInteger = 28, RuleEnumDecl = 29, 
    RuleEnumElement = 30, RuleEnumValue = 31, RuleServiceDecl = 32, RuleServiceElement = 33, 
    RuleMethodDecl = 34, RuleMethodType = 35, RuleUnstreamedType = 36, RuleMethodBody = 37, 
    RuleMethodElement = 38, RuleOptionDecl = 39, RuleCompactOptions = 40, 
    RuleOption = 41, RuleOptionName = 42, RuleOptionNamePart = 43, RuleOptionValue = 44, 
    RuleAggregateField = 45, RuleAggregateName = 46, RuleAggregateValue = 47, 
    RuleAggregateBody = 48, RuleAggregateBodies = 49, RuleAggregateList = 50, 
    RuleListValue = 51, RuleScalarValue = 52, RuleStringValue = 53, RuleTypeName = 54, 
    RuleDottedName = 55, RuleIdent = 56, RuleLabelledTypeStart = 57, RuleUnlabelledTypeStart = 58, 
    RuleMemberTypeStart = 59, RuleEnumValueName = 60, RuleUnstreamedTypeStart = 61
  };

  explicit ProtobufParser(antlr4::TokenStream *input);

  ProtobufParser(antlr4::TokenStream *input, const antlr4::atn::ParserATNSimulatorOptions &options);

  ~ProtobufParser() override;

  std::string getGrammarFileName() const override;

  const antlr4::atn::ATN& getATN() const override;

  const std::vector<std::string>& getRuleNames() const override;

  const antlr4::dfa::Vocabulary& getVocabulary() const override;

  antlr4::atn::SerializedATNView getSerializedATN() const override;


  class FileContext;
  class FileElementContext;
  class SyntaxDeclContext;
  class EditionDeclContext;
  class ImportDeclContext;
  class PackageDeclContext;
  class TypeDeclContext;
  class MessageDeclContext;
  class MessageBodyContext;
  class MessageElementContext;
  class FieldContext;
  class MemberContext;
  class LabelContext;
  class GroupRestContext;
  class FieldRestContext;
  class MapTypeContext;
  class LabelledTypeContext;
  class UnlabelledTypeContext;
  class MemberTypeContext;
  class FieldNumberContext;
  class OneofDeclContext;
  class OneofElementContext;
  class ExtendDeclContext;
  class ExtendElementContext;
  class ExtensionsDeclContext;
  class ReservedDeclContext;
  class RangeContext;
  class ReservedRangeContext;
  class SignedIntegerContext;
  class EnumDeclContext;
  class EnumElementContext;
  class EnumValueContext;
  class ServiceDeclContext;
  class ServiceElementContext;
  class MethodDeclContext;
  class MethodTypeContext;
  class UnstreamedTypeContext;
  class MethodBodyContext;
  class MethodElementContext;
  class OptionDeclContext;
  class CompactOptionsContext;
  class OptionContext;
  class OptionNameContext;
  class OptionNamePartContext;
  class OptionValueContext;
  class AggregateFieldContext;
  class AggregateNameContext;
  class AggregateValueContext;
  class AggregateBodyContext;
  class AggregateBodiesContext;
  class AggregateListContext;
  class ListValueContext;
  class ScalarValueContext;
  class StringValueContext;
  class TypeNameContext;
  class DottedNameContext;
  class IdentContext;
  class LabelledTypeStartContext;
  class UnlabelledTypeStartContext;
  class MemberTypeStartContext;
  class EnumValueNameContext;
  class UnstreamedTypeStartContext; 

  class  FileContext : public antlr4::ParserRuleContext {
  public:
    FileContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *EOF();
    std::vector<FileElementContext *> fileElement();
    FileElementContext* fileElement(size_t i);

   
  };

  FileContext* file();

  class  FileElementContext : public antlr4::ParserRuleContext {
  public:
    FileElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SEMICOLON();
    SyntaxDeclContext *syntaxDecl();
    EditionDeclContext *editionDecl();
    ImportDeclContext *importDecl();
    PackageDeclContext *packageDecl();
    OptionDeclContext *optionDecl();
    TypeDeclContext *typeDecl();
    ExtendDeclContext *extendDecl();
    ServiceDeclContext *serviceDecl();

   
  };

  FileElementContext* fileElement();

  class  SyntaxDeclContext : public antlr4::ParserRuleContext {
  public:
    SyntaxDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SYNTAX();
    antlr4::tree::TerminalNode *EQUALS();
    StringValueContext *stringValue();
    antlr4::tree::TerminalNode *SEMICOLON();

   
  };

  SyntaxDeclContext* syntaxDecl();

  class  EditionDeclContext : public antlr4::ParserRuleContext {
  public:
    EditionDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *EDITION();
    antlr4::tree::TerminalNode *EQUALS();
    StringValueContext *stringValue();
    antlr4::tree::TerminalNode *SEMICOLON();

   
  };

  EditionDeclContext* editionDecl();

  class  ImportDeclContext : public antlr4::ParserRuleContext {
  public:
    ImportDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IMPORT();
    StringValueContext *stringValue();
    antlr4::tree::TerminalNode *SEMICOLON();
    antlr4::tree::TerminalNode *PUBLIC();
    antlr4::tree::TerminalNode *WEAK();
    antlr4::tree::TerminalNode *OPTION();

   
  };

  ImportDeclContext* importDecl();

  class  PackageDeclContext : public antlr4::ParserRuleContext {
  public:
    PackageDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *PACKAGE();
    DottedNameContext *dottedName();
    antlr4::tree::TerminalNode *SEMICOLON();

   
  };

  PackageDeclContext* packageDecl();

  class  TypeDeclContext : public antlr4::ParserRuleContext {
  public:
    TypeDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    MessageDeclContext *messageDecl();
    EnumDeclContext *enumDecl();
    antlr4::tree::TerminalNode *VISIBILITY();

   
  };

  TypeDeclContext* typeDecl();

  class  MessageDeclContext : public antlr4::ParserRuleContext {
  public:
    MessageDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *MESSAGE();
    IdentContext *ident();
    MessageBodyContext *messageBody();

   
  };

  MessageDeclContext* messageDecl();

  class  MessageBodyContext : public antlr4::ParserRuleContext {
  public:
    MessageBodyContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<MessageElementContext *> messageElement();
    MessageElementContext* messageElement(size_t i);

   
  };

  MessageBodyContext* messageBody();

  class  MessageElementContext : public antlr4::ParserRuleContext {
  public:
    MessageElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SEMICOLON();
    TypeDeclContext *typeDecl();
    ExtensionsDeclContext *extensionsDecl();
    ReservedDeclContext *reservedDecl();
    ExtendDeclContext *extendDecl();
    OptionDeclContext *optionDecl();
    OneofDeclContext *oneofDecl();
    FieldContext *field();

   
  };

  MessageElementContext* messageElement();

  class  FieldContext : public antlr4::ParserRuleContext {
  public:
    FieldContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    LabelContext *label();
    GroupRestContext *groupRest();
    FieldRestContext *fieldRest();
    MapTypeContext *mapType();
    LabelledTypeContext *labelledType();
    UnlabelledTypeContext *unlabelledType();

   
  };

  FieldContext* field();

  class  MemberContext : public antlr4::ParserRuleContext {
  public:
    MemberContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    LabelContext *label();
    GroupRestContext *groupRest();
    FieldRestContext *fieldRest();
    MapTypeContext *mapType();
    LabelledTypeContext *labelledType();
    MemberTypeContext *memberType();

   
  };

  MemberContext* member();

  class  LabelContext : public antlr4::ParserRuleContext {
  public:
    LabelContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *OPTIONAL();
    antlr4::tree::TerminalNode *REQUIRED();
    antlr4::tree::TerminalNode *REPEATED();

   
  };

  LabelContext* label();

  class  GroupRestContext : public antlr4::ParserRuleContext {
  public:
    GroupRestContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *GROUP();
    IdentContext *ident();
    antlr4::tree::TerminalNode *EQUALS();
    FieldNumberContext *fieldNumber();
    MessageBodyContext *messageBody();
    CompactOptionsContext *compactOptions();

   
  };

  GroupRestContext* groupRest();

  class  FieldRestContext : public antlr4::ParserRuleContext {
  public:
    FieldRestContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    IdentContext *ident();
    antlr4::tree::TerminalNode *EQUALS();
    FieldNumberContext *fieldNumber();
    antlr4::tree::TerminalNode *SEMICOLON();
    CompactOptionsContext *compactOptions();

   
  };

  FieldRestContext* fieldRest();

  class  MapTypeContext : public antlr4::ParserRuleContext {
  public:
    MapTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *MAP();
    antlr4::tree::TerminalNode *LANGLE();
    std::vector<TypeNameContext *> typeName();
    TypeNameContext* typeName(size_t i);
    antlr4::tree::TerminalNode *COMMA();
    antlr4::tree::TerminalNode *RANGLE();
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);
    std::vector<IdentContext *> ident();
    IdentContext* ident(size_t i);

   
  };

  MapTypeContext* mapType();

  class  LabelledTypeContext : public antlr4::ParserRuleContext {
  public:
    LabelledTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);
    DottedNameContext *dottedName();
    LabelledTypeStartContext *labelledTypeStart();
    std::vector<IdentContext *> ident();
    IdentContext* ident(size_t i);

   
  };

  LabelledTypeContext* labelledType();

  class  UnlabelledTypeContext : public antlr4::ParserRuleContext {
  public:
    UnlabelledTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);
    DottedNameContext *dottedName();
    UnlabelledTypeStartContext *unlabelledTypeStart();
    std::vector<IdentContext *> ident();
    IdentContext* ident(size_t i);

   
  };

  UnlabelledTypeContext* unlabelledType();

  class  MemberTypeContext : public antlr4::ParserRuleContext {
  public:
    MemberTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);
    DottedNameContext *dottedName();
    MemberTypeStartContext *memberTypeStart();
    std::vector<IdentContext *> ident();
    IdentContext* ident(size_t i);

   
  };

  MemberTypeContext* memberType();

  class  FieldNumberContext : public antlr4::ParserRuleContext {
  public:
    FieldNumberContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *INTEGER();

   
  };

  FieldNumberContext* fieldNumber();

  class  OneofDeclContext : public antlr4::ParserRuleContext {
  public:
    OneofDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *ONEOF();
    IdentContext *ident();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<OneofElementContext *> oneofElement();
    OneofElementContext* oneofElement(size_t i);

   
  };

  OneofDeclContext* oneofDecl();

  class  OneofElementContext : public antlr4::ParserRuleContext {
  public:
    OneofElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    OptionDeclContext *optionDecl();
    MemberContext *member();

   
  };

  OneofElementContext* oneofElement();

  class  ExtendDeclContext : public antlr4::ParserRuleContext {
  public:
    ExtendDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *EXTEND();
    TypeNameContext *typeName();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<ExtendElementContext *> extendElement();
    ExtendElementContext* extendElement(size_t i);

   
  };

  ExtendDeclContext* extendDecl();

  class  ExtendElementContext : public antlr4::ParserRuleContext {
  public:
    ExtendElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    MemberContext *member();

   
  };

  ExtendElementContext* extendElement();

  class  ExtensionsDeclContext : public antlr4::ParserRuleContext {
  public:
    ExtensionsDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *EXTENSIONS();
    std::vector<RangeContext *> range();
    RangeContext* range(size_t i);
    antlr4::tree::TerminalNode *SEMICOLON();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
    CompactOptionsContext *compactOptions();

   
  };

  ExtensionsDeclContext* extensionsDecl();

  class  ReservedDeclContext : public antlr4::ParserRuleContext {
  public:
    ReservedDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *RESERVED();
    antlr4::tree::TerminalNode *SEMICOLON();
    std::vector<ReservedRangeContext *> reservedRange();
    ReservedRangeContext* reservedRange(size_t i);
    std::vector<StringValueContext *> stringValue();
    StringValueContext* stringValue(size_t i);
    std::vector<IdentContext *> ident();
    IdentContext* ident(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  ReservedDeclContext* reservedDecl();

  class  RangeContext : public antlr4::ParserRuleContext {
  public:
    RangeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> INTEGER();
    antlr4::tree::TerminalNode* INTEGER(size_t i);
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();

   
  };

  RangeContext* range();

  class  ReservedRangeContext : public antlr4::ParserRuleContext {
  public:
    ReservedRangeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<SignedIntegerContext *> signedInteger();
    SignedIntegerContext* signedInteger(size_t i);
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();

   
  };

  ReservedRangeContext* reservedRange();

  class  SignedIntegerContext : public antlr4::ParserRuleContext {
  public:
    SignedIntegerContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *INTEGER();
    antlr4::tree::TerminalNode *MINUS();

   
  };

  SignedIntegerContext* signedInteger();

  class  EnumDeclContext : public antlr4::ParserRuleContext {
  public:
    EnumDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *ENUM();
    IdentContext *ident();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<EnumElementContext *> enumElement();
    EnumElementContext* enumElement(size_t i);

   
  };

  EnumDeclContext* enumDecl();

  class  EnumElementContext : public antlr4::ParserRuleContext {
  public:
    EnumElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SEMICOLON();
    OptionDeclContext *optionDecl();
    ReservedDeclContext *reservedDecl();
    EnumValueContext *enumValue();

   
  };

  EnumElementContext* enumElement();

  class  EnumValueContext : public antlr4::ParserRuleContext {
  public:
    EnumValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    EnumValueNameContext *enumValueName();
    antlr4::tree::TerminalNode *EQUALS();
    SignedIntegerContext *signedInteger();
    antlr4::tree::TerminalNode *SEMICOLON();
    CompactOptionsContext *compactOptions();

   
  };

  EnumValueContext* enumValue();

  class  ServiceDeclContext : public antlr4::ParserRuleContext {
  public:
    ServiceDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SERVICE();
    IdentContext *ident();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<ServiceElementContext *> serviceElement();
    ServiceElementContext* serviceElement(size_t i);

   
  };

  ServiceDeclContext* serviceDecl();

  class  ServiceElementContext : public antlr4::ParserRuleContext {
  public:
    ServiceElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SEMICOLON();
    OptionDeclContext *optionDecl();
    MethodDeclContext *methodDecl();

   
  };

  ServiceElementContext* serviceElement();

  class  MethodDeclContext : public antlr4::ParserRuleContext {
  public:
    MethodDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *RPC();
    IdentContext *ident();
    std::vector<MethodTypeContext *> methodType();
    MethodTypeContext* methodType(size_t i);
    antlr4::tree::TerminalNode *RETURNS();
    antlr4::tree::TerminalNode *SEMICOLON();
    MethodBodyContext *methodBody();

   
  };

  MethodDeclContext* methodDecl();

  class  MethodTypeContext : public antlr4::ParserRuleContext {
  public:
    MethodTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LPAREN();
    antlr4::tree::TerminalNode *RPAREN();
    antlr4::tree::TerminalNode *STREAM();
    TypeNameContext *typeName();
    UnstreamedTypeContext *unstreamedType();

   
  };

  MethodTypeContext* methodType();

  class  UnstreamedTypeContext : public antlr4::ParserRuleContext {
  public:
    UnstreamedTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);
    DottedNameContext *dottedName();
    UnstreamedTypeStartContext *unstreamedTypeStart();
    std::vector<IdentContext *> ident();
    IdentContext* ident(size_t i);

   
  };

  UnstreamedTypeContext* unstreamedType();

  class  MethodBodyContext : public antlr4::ParserRuleContext {
  public:
    MethodBodyContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<MethodElementContext *> methodElement();
    MethodElementContext* methodElement(size_t i);

   
  };

  MethodBodyContext* methodBody();

  class  MethodElementContext : public antlr4::ParserRuleContext {
  public:
    MethodElementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SEMICOLON();
    OptionDeclContext *optionDecl();

   
  };

  MethodElementContext* methodElement();

  class  OptionDeclContext : public antlr4::ParserRuleContext {
  public:
    OptionDeclContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *OPTION();
    OptionContext *option();
    antlr4::tree::TerminalNode *SEMICOLON();

   
  };

  OptionDeclContext* optionDecl();

  class  CompactOptionsContext : public antlr4::ParserRuleContext {
  public:
    CompactOptionsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    std::vector<OptionContext *> option();
    OptionContext* option(size_t i);
    antlr4::tree::TerminalNode *RBRACKET();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  CompactOptionsContext* compactOptions();

  class  OptionContext : public antlr4::ParserRuleContext {
  public:
    OptionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    OptionNameContext *optionName();
    antlr4::tree::TerminalNode *EQUALS();
    OptionValueContext *optionValue();

   
  };

  OptionContext* option();

  class  OptionNameContext : public antlr4::ParserRuleContext {
  public:
    OptionNameContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<OptionNamePartContext *> optionNamePart();
    OptionNamePartContext* optionNamePart(size_t i);
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);

   
  };

  OptionNameContext* optionName();

  class  OptionNamePartContext : public antlr4::ParserRuleContext {
  public:
    OptionNamePartContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    IdentContext *ident();
    antlr4::tree::TerminalNode *LPAREN();
    TypeNameContext *typeName();
    antlr4::tree::TerminalNode *RPAREN();

   
  };

  OptionNamePartContext* optionNamePart();

  class  OptionValueContext : public antlr4::ParserRuleContext {
  public:
    OptionValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ScalarValueContext *scalarValue();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<AggregateFieldContext *> aggregateField();
    AggregateFieldContext* aggregateField(size_t i);

   
  };

  OptionValueContext* optionValue();

  class  AggregateFieldContext : public antlr4::ParserRuleContext {
  public:
    AggregateFieldContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    AggregateNameContext *aggregateName();
    antlr4::tree::TerminalNode *COLON();
    AggregateValueContext *aggregateValue();
    AggregateBodyContext *aggregateBody();
    AggregateBodiesContext *aggregateBodies();
    antlr4::tree::TerminalNode *COMMA();
    antlr4::tree::TerminalNode *SEMICOLON();

   
  };

  AggregateFieldContext* aggregateField();

  class  AggregateNameContext : public antlr4::ParserRuleContext {
  public:
    AggregateNameContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    IdentContext *ident();
    antlr4::tree::TerminalNode *LBRACKET();
    std::vector<DottedNameContext *> dottedName();
    DottedNameContext* dottedName(size_t i);
    antlr4::tree::TerminalNode *RBRACKET();
    antlr4::tree::TerminalNode *SLASH();

   
  };

  AggregateNameContext* aggregateName();

  class  AggregateValueContext : public antlr4::ParserRuleContext {
  public:
    AggregateValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ScalarValueContext *scalarValue();
    AggregateBodyContext *aggregateBody();
    AggregateListContext *aggregateList();

   
  };

  AggregateValueContext* aggregateValue();

  class  AggregateBodyContext : public antlr4::ParserRuleContext {
  public:
    AggregateBodyContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<AggregateFieldContext *> aggregateField();
    AggregateFieldContext* aggregateField(size_t i);
    antlr4::tree::TerminalNode *LANGLE();
    antlr4::tree::TerminalNode *RANGLE();

   
  };

  AggregateBodyContext* aggregateBody();

  class  AggregateBodiesContext : public antlr4::ParserRuleContext {
  public:
    AggregateBodiesContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    antlr4::tree::TerminalNode *RBRACKET();
    std::vector<AggregateBodyContext *> aggregateBody();
    AggregateBodyContext* aggregateBody(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  AggregateBodiesContext* aggregateBodies();

  class  AggregateListContext : public antlr4::ParserRuleContext {
  public:
    AggregateListContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    antlr4::tree::TerminalNode *RBRACKET();
    std::vector<ListValueContext *> listValue();
    ListValueContext* listValue(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  AggregateListContext* aggregateList();

  class  ListValueContext : public antlr4::ParserRuleContext {
  public:
    ListValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ScalarValueContext *scalarValue();
    AggregateBodyContext *aggregateBody();

   
  };

  ListValueContext* listValue();

  class  ScalarValueContext : public antlr4::ParserRuleContext {
  public:
    ScalarValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    StringValueContext *stringValue();
    antlr4::tree::TerminalNode *INTEGER();
    antlr4::tree::TerminalNode *FLOAT();
    IdentContext *ident();
    antlr4::tree::TerminalNode *MINUS();

   
  };

  ScalarValueContext* scalarValue();

  class  StringValueContext : public antlr4::ParserRuleContext {
  public:
    StringValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> STRING();
    antlr4::tree::TerminalNode* STRING(size_t i);

   
  };

  StringValueContext* stringValue();

  class  TypeNameContext : public antlr4::ParserRuleContext {
  public:
    TypeNameContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    DottedNameContext *dottedName();
    antlr4::tree::TerminalNode *DOT();

   
  };

  TypeNameContext* typeName();

  class  DottedNameContext : public antlr4::ParserRuleContext {
  public:
    DottedNameContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<IdentContext *> ident();
    IdentContext* ident(size_t i);
    std::vector<antlr4::tree::TerminalNode *> DOT();
    antlr4::tree::TerminalNode* DOT(size_t i);

   
  };

  DottedNameContext* dottedName();

  class  IdentContext : public antlr4::ParserRuleContext {
  public:
    IdentContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *SYNTAX();
    antlr4::tree::TerminalNode *EDITION();
    antlr4::tree::TerminalNode *IMPORT();
    antlr4::tree::TerminalNode *PUBLIC();
    antlr4::tree::TerminalNode *WEAK();
    antlr4::tree::TerminalNode *PACKAGE();
    antlr4::tree::TerminalNode *MESSAGE();
    antlr4::tree::TerminalNode *ENUM();
    antlr4::tree::TerminalNode *SERVICE();
    antlr4::tree::TerminalNode *EXTEND();
    antlr4::tree::TerminalNode *EXTENSIONS();
    antlr4::tree::TerminalNode *RESERVED();
    antlr4::tree::TerminalNode *OPTION();
    antlr4::tree::TerminalNode *ONEOF();
    antlr4::tree::TerminalNode *OPTIONAL();
    antlr4::tree::TerminalNode *REQUIRED();
    antlr4::tree::TerminalNode *REPEATED();
    antlr4::tree::TerminalNode *GROUP();
    antlr4::tree::TerminalNode *MAP();
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();
    antlr4::tree::TerminalNode *RPC();
    antlr4::tree::TerminalNode *RETURNS();
    antlr4::tree::TerminalNode *STREAM();

   
  };

  IdentContext* ident();

  class  LabelledTypeStartContext : public antlr4::ParserRuleContext {
  public:
    LabelledTypeStartContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *SYNTAX();
    antlr4::tree::TerminalNode *EDITION();
    antlr4::tree::TerminalNode *IMPORT();
    antlr4::tree::TerminalNode *PUBLIC();
    antlr4::tree::TerminalNode *WEAK();
    antlr4::tree::TerminalNode *PACKAGE();
    antlr4::tree::TerminalNode *MESSAGE();
    antlr4::tree::TerminalNode *ENUM();
    antlr4::tree::TerminalNode *SERVICE();
    antlr4::tree::TerminalNode *EXTEND();
    antlr4::tree::TerminalNode *EXTENSIONS();
    antlr4::tree::TerminalNode *RESERVED();
    antlr4::tree::TerminalNode *OPTION();
    antlr4::tree::TerminalNode *ONEOF();
    antlr4::tree::TerminalNode *OPTIONAL();
    antlr4::tree::TerminalNode *REQUIRED();
    antlr4::tree::TerminalNode *REPEATED();
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();
    antlr4::tree::TerminalNode *RPC();
    antlr4::tree::TerminalNode *RETURNS();
    antlr4::tree::TerminalNode *STREAM();

   
  };

  LabelledTypeStartContext* labelledTypeStart();

  class  UnlabelledTypeStartContext : public antlr4::ParserRuleContext {
  public:
    UnlabelledTypeStartContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *SYNTAX();
    antlr4::tree::TerminalNode *EDITION();
    antlr4::tree::TerminalNode *IMPORT();
    antlr4::tree::TerminalNode *PUBLIC();
    antlr4::tree::TerminalNode *WEAK();
    antlr4::tree::TerminalNode *PACKAGE();
    antlr4::tree::TerminalNode *SERVICE();
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();
    antlr4::tree::TerminalNode *RPC();
    antlr4::tree::TerminalNode *RETURNS();
    antlr4::tree::TerminalNode *STREAM();

   
  };

  UnlabelledTypeStartContext* unlabelledTypeStart();

  class  MemberTypeStartContext : public antlr4::ParserRuleContext {
  public:
    MemberTypeStartContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *SYNTAX();
    antlr4::tree::TerminalNode *EDITION();
    antlr4::tree::TerminalNode *IMPORT();
    antlr4::tree::TerminalNode *PUBLIC();
    antlr4::tree::TerminalNode *WEAK();
    antlr4::tree::TerminalNode *PACKAGE();
    antlr4::tree::TerminalNode *MESSAGE();
    antlr4::tree::TerminalNode *ENUM();
    antlr4::tree::TerminalNode *SERVICE();
    antlr4::tree::TerminalNode *EXTEND();
    antlr4::tree::TerminalNode *EXTENSIONS();
    antlr4::tree::TerminalNode *RESERVED();
    antlr4::tree::TerminalNode *ONEOF();
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();
    antlr4::tree::TerminalNode *RPC();
    antlr4::tree::TerminalNode *RETURNS();
    antlr4::tree::TerminalNode *STREAM();

   
  };

  MemberTypeStartContext* memberTypeStart();

  class  EnumValueNameContext : public antlr4::ParserRuleContext {
  public:
    EnumValueNameContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *SYNTAX();
    antlr4::tree::TerminalNode *EDITION();
    antlr4::tree::TerminalNode *IMPORT();
    antlr4::tree::TerminalNode *PUBLIC();
    antlr4::tree::TerminalNode *WEAK();
    antlr4::tree::TerminalNode *PACKAGE();
    antlr4::tree::TerminalNode *MESSAGE();
    antlr4::tree::TerminalNode *ENUM();
    antlr4::tree::TerminalNode *SERVICE();
    antlr4::tree::TerminalNode *EXTEND();
    antlr4::tree::TerminalNode *EXTENSIONS();
    antlr4::tree::TerminalNode *ONEOF();
    antlr4::tree::TerminalNode *OPTIONAL();
    antlr4::tree::TerminalNode *REQUIRED();
    antlr4::tree::TerminalNode *REPEATED();
    antlr4::tree::TerminalNode *GROUP();
    antlr4::tree::TerminalNode *MAP();
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();
    antlr4::tree::TerminalNode *RPC();
    antlr4::tree::TerminalNode *RETURNS();
    antlr4::tree::TerminalNode *STREAM();

   
  };

  EnumValueNameContext* enumValueName();

  class  UnstreamedTypeStartContext : public antlr4::ParserRuleContext {
  public:
    UnstreamedTypeStartContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *SYNTAX();
    antlr4::tree::TerminalNode *EDITION();
    antlr4::tree::TerminalNode *IMPORT();
    antlr4::tree::TerminalNode *PUBLIC();
    antlr4::tree::TerminalNode *WEAK();
    antlr4::tree::TerminalNode *PACKAGE();
    antlr4::tree::TerminalNode *MESSAGE();
    antlr4::tree::TerminalNode *ENUM();
    antlr4::tree::TerminalNode *SERVICE();
    antlr4::tree::TerminalNode *EXTEND();
    antlr4::tree::TerminalNode *EXTENSIONS();
    antlr4::tree::TerminalNode *RESERVED();
    antlr4::tree::TerminalNode *OPTION();
    antlr4::tree::TerminalNode *ONEOF();
    antlr4::tree::TerminalNode *OPTIONAL();
    antlr4::tree::TerminalNode *REQUIRED();
    antlr4::tree::TerminalNode *REPEATED();
    antlr4::tree::TerminalNode *GROUP();
    antlr4::tree::TerminalNode *MAP();
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *MAX();
    antlr4::tree::TerminalNode *RPC();
    antlr4::tree::TerminalNode *RETURNS();

   
  };

  UnstreamedTypeStartContext* unstreamedTypeStart();


  // By default the static state used to implement the parser is lazily initialized during the first
  // call to the constructor. You can call this function if you wish to initialize the static state
  // ahead of time.
  static void initialize();

private:
};

}  // namespace onnxgen::syntax::antlr
