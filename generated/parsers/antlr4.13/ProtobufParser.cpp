
// Generated from Protobuf.g4 by ANTLR 4.13.1



#include "ProtobufParser.h"


using namespace antlrcpp;
using namespace onnxgen::syntax::antlr;

using namespace antlr4;

namespace {

struct ProtobufParserStaticData final {
  ProtobufParserStaticData(std::vector<std::string> ruleNames,
                        std::vector<std::string> literalNames,
                        std::vector<std::string> symbolicNames)
      : ruleNames(std::move(ruleNames)), literalNames(std::move(literalNames)),
        symbolicNames(std::move(symbolicNames)),
        vocabulary(this->literalNames, this->symbolicNames) {}

  ProtobufParserStaticData(const ProtobufParserStaticData&) = delete;
  ProtobufParserStaticData(ProtobufParserStaticData&&) = delete;
  ProtobufParserStaticData& operator=(const ProtobufParserStaticData&) = delete;
  ProtobufParserStaticData& operator=(ProtobufParserStaticData&&) = delete;

  std::vector<antlr4::dfa::DFA> decisionToDFA;
  antlr4::atn::PredictionContextCache sharedContextCache;
  const std::vector<std::string> ruleNames;
  const std::vector<std::string> literalNames;
  const std::vector<std::string> symbolicNames;
  const antlr4::dfa::Vocabulary vocabulary;
  antlr4::atn::SerializedATNView serializedATN;
  std::unique_ptr<antlr4::atn::ATN> atn;
};

::antlr4::internal::OnceFlag protobufParserOnceFlag;
#if ANTLR4_USE_THREAD_LOCAL_CACHE
static thread_local
#endif
ProtobufParserStaticData *protobufParserStaticData = nullptr;

void protobufParserInitialize() {
#if ANTLR4_USE_THREAD_LOCAL_CACHE
  if (protobufParserStaticData != nullptr) {
    return;
  }
#else
  assert(protobufParserStaticData == nullptr);
#endif
  auto staticData = std::make_unique<ProtobufParserStaticData>(
    std::vector<std::string>{
      "file", "fileElement", "syntaxDecl", "editionDecl", "importDecl", 
      "packageDecl", "messageDecl", "messageBody", "messageElement", "field", 
      "member", "label", "groupRest", "fieldRest", "mapType", "labelledType", 
      "unlabelledType", "memberType", "fieldNumber", "oneofDecl", "oneofElement", 
      "extendDecl", "extendElement", "extensionsDecl", "reservedDecl", "range", 
      "reservedRange", "signedInteger", "enumDecl", "enumElement", "enumValue", 
      "serviceDecl", "serviceElement", "methodDecl", "methodType", "unstreamedType", 
      "methodBody", "methodElement", "optionDecl", "compactOptions", "option", 
      "optionName", "optionNamePart", "optionValue", "aggregateField", "aggregateName", 
      "aggregateValue", "aggregateBody", "aggregateBodies", "aggregateList", 
      "listValue", "scalarValue", "stringValue", "typeName", "dottedName", 
      "ident", "labelledTypeStart", "unlabelledTypeStart", "memberTypeStart", 
      "enumValueName", "unstreamedTypeStart"
    },
    std::vector<std::string>{
      "", "'syntax'", "'edition'", "'import'", "'public'", "'weak'", "'package'", 
      "'message'", "'enum'", "'service'", "'extend'", "'extensions'", "'reserved'", 
      "'option'", "'oneof'", "'optional'", "'required'", "'repeated'", "'group'", 
      "'map'", "'to'", "'max'", "'rpc'", "'returns'", "'stream'", "';'", 
      "','", "'.'", "'='", "':'", "'-'", "'/'", "'{'", "'}'", "'['", "']'", 
      "'('", "')'", "'<'", "'>'"
    },
    std::vector<std::string>{
      "", "SYNTAX", "EDITION", "IMPORT", "PUBLIC", "WEAK", "PACKAGE", "MESSAGE", 
      "ENUM", "SERVICE", "EXTEND", "EXTENSIONS", "RESERVED", "OPTION", "ONEOF", 
      "OPTIONAL", "REQUIRED", "REPEATED", "GROUP", "MAP", "TO", "MAX", "RPC", 
      "RETURNS", "STREAM", "SEMICOLON", "COMMA", "DOT", "EQUALS", "COLON", 
      "MINUS", "SLASH", "LBRACE", "RBRACE", "LBRACKET", "RBRACKET", "LPAREN", 
      "RPAREN", "LANGLE", "RANGLE", "IDENT", "INTEGER", "FLOAT", "STRING", 
      "BAD_NUMBER", "BAD_STRING", "BAD_CHARACTER"
    }
  );
  static const int32_t serializedATNSegment[] = {
  	4,1,46,623,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,6,2,
  	7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,2,14,7,
  	14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,7,20,2,21,7,
  	21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,2,27,7,27,2,28,7,
  	28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,33,7,33,2,34,7,34,2,35,7,
  	35,2,36,7,36,2,37,7,37,2,38,7,38,2,39,7,39,2,40,7,40,2,41,7,41,2,42,7,
  	42,2,43,7,43,2,44,7,44,2,45,7,45,2,46,7,46,2,47,7,47,2,48,7,48,2,49,7,
  	49,2,50,7,50,2,51,7,51,2,52,7,52,2,53,7,53,2,54,7,54,2,55,7,55,2,56,7,
  	56,2,57,7,57,2,58,7,58,2,59,7,59,2,60,7,60,1,0,5,0,124,8,0,10,0,12,0,
  	127,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,141,8,1,1,
  	2,1,2,1,2,1,2,1,2,1,3,1,3,1,3,1,3,1,3,1,4,1,4,3,4,155,8,4,1,4,1,4,1,4,
  	1,5,1,5,1,5,1,5,1,6,1,6,1,6,1,6,1,7,1,7,5,7,170,8,7,10,7,12,7,173,9,7,
  	1,7,1,7,1,8,1,8,1,8,1,8,1,8,1,8,1,8,1,8,1,8,3,8,186,8,8,1,9,1,9,1,9,1,
  	9,3,9,192,8,9,1,9,1,9,3,9,196,8,9,1,9,1,9,1,9,3,9,201,8,9,1,9,1,9,3,9,
  	205,8,9,1,10,1,10,1,10,1,10,3,10,211,8,10,1,10,1,10,3,10,215,8,10,1,10,
  	1,10,1,10,3,10,220,8,10,1,10,1,10,3,10,224,8,10,1,11,1,11,1,12,1,12,1,
  	12,1,12,1,12,3,12,233,8,12,1,12,1,12,1,13,1,13,1,13,1,13,3,13,241,8,13,
  	1,13,1,13,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,5,14,254,8,14,
  	10,14,12,14,257,9,14,3,14,259,8,14,1,15,1,15,1,15,1,15,1,15,5,15,266,
  	8,15,10,15,12,15,269,9,15,3,15,271,8,15,1,16,1,16,1,16,1,16,1,16,5,16,
  	278,8,16,10,16,12,16,281,9,16,3,16,283,8,16,1,17,1,17,1,17,1,17,1,17,
  	5,17,290,8,17,10,17,12,17,293,9,17,3,17,295,8,17,1,18,1,18,1,19,1,19,
  	1,19,1,19,5,19,303,8,19,10,19,12,19,306,9,19,1,19,1,19,1,20,1,20,3,20,
  	312,8,20,1,21,1,21,1,21,1,21,5,21,318,8,21,10,21,12,21,321,9,21,1,21,
  	1,21,1,22,1,22,1,23,1,23,1,23,1,23,5,23,331,8,23,10,23,12,23,334,9,23,
  	1,23,3,23,337,8,23,1,23,1,23,1,24,1,24,1,24,1,24,5,24,345,8,24,10,24,
  	12,24,348,9,24,1,24,1,24,1,24,5,24,353,8,24,10,24,12,24,356,9,24,3,24,
  	358,8,24,1,24,1,24,1,25,1,25,1,25,3,25,365,8,25,1,26,1,26,1,26,1,26,3,
  	26,371,8,26,3,26,373,8,26,1,27,3,27,376,8,27,1,27,1,27,1,28,1,28,1,28,
  	1,28,5,28,384,8,28,10,28,12,28,387,9,28,1,28,1,28,1,29,1,29,1,29,1,29,
  	3,29,395,8,29,1,30,1,30,1,30,1,30,3,30,401,8,30,1,30,1,30,1,31,1,31,1,
  	31,1,31,5,31,409,8,31,10,31,12,31,412,9,31,1,31,1,31,1,32,1,32,1,32,3,
  	32,419,8,32,1,33,1,33,1,33,1,33,1,33,1,33,1,33,3,33,428,8,33,1,34,1,34,
  	1,34,1,34,3,34,434,8,34,1,34,1,34,1,35,1,35,1,35,1,35,1,35,5,35,443,8,
  	35,10,35,12,35,446,9,35,3,35,448,8,35,1,36,1,36,5,36,452,8,36,10,36,12,
  	36,455,9,36,1,36,1,36,1,37,1,37,3,37,461,8,37,1,38,1,38,1,38,1,38,1,39,
  	1,39,1,39,1,39,5,39,471,8,39,10,39,12,39,474,9,39,1,39,1,39,1,40,1,40,
  	1,40,1,40,1,41,1,41,1,41,5,41,485,8,41,10,41,12,41,488,9,41,1,42,1,42,
  	1,42,1,42,1,42,3,42,495,8,42,1,43,1,43,1,43,5,43,500,8,43,10,43,12,43,
  	503,9,43,1,43,3,43,506,8,43,1,44,1,44,1,44,1,44,1,44,3,44,513,8,44,1,
  	44,3,44,516,8,44,1,45,1,45,1,45,1,45,1,45,3,45,523,8,45,1,45,1,45,3,45,
  	527,8,45,1,46,1,46,1,46,3,46,532,8,46,1,47,1,47,5,47,536,8,47,10,47,12,
  	47,539,9,47,1,47,1,47,1,47,5,47,544,8,47,10,47,12,47,547,9,47,1,47,3,
  	47,550,8,47,1,48,1,48,1,48,1,48,5,48,556,8,48,10,48,12,48,559,9,48,3,
  	48,561,8,48,1,48,1,48,1,49,1,49,1,49,1,49,5,49,569,8,49,10,49,12,49,572,
  	9,49,3,49,574,8,49,1,49,1,49,1,50,1,50,3,50,580,8,50,1,51,1,51,3,51,584,
  	8,51,1,51,1,51,1,51,3,51,589,8,51,3,51,591,8,51,1,52,4,52,594,8,52,11,
  	52,12,52,595,1,53,3,53,599,8,53,1,53,1,53,1,54,1,54,1,54,5,54,606,8,54,
  	10,54,12,54,609,9,54,1,55,1,55,1,56,1,56,1,57,1,57,1,58,1,58,1,59,1,59,
  	1,60,1,60,1,60,0,0,61,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,
  	36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,70,72,74,76,78,80,
  	82,84,86,88,90,92,94,96,98,100,102,104,106,108,110,112,114,116,118,120,
  	0,10,1,0,4,5,1,0,15,17,2,0,21,21,41,41,1,0,25,26,2,0,1,24,40,40,3,0,1,
  	17,20,24,40,40,4,0,1,6,9,9,20,24,40,40,4,0,1,12,14,14,20,24,40,40,3,0,
  	1,11,14,24,40,40,2,0,1,23,40,40,654,0,125,1,0,0,0,2,140,1,0,0,0,4,142,
  	1,0,0,0,6,147,1,0,0,0,8,152,1,0,0,0,10,159,1,0,0,0,12,163,1,0,0,0,14,
  	167,1,0,0,0,16,185,1,0,0,0,18,204,1,0,0,0,20,223,1,0,0,0,22,225,1,0,0,
  	0,24,227,1,0,0,0,26,236,1,0,0,0,28,244,1,0,0,0,30,270,1,0,0,0,32,282,
  	1,0,0,0,34,294,1,0,0,0,36,296,1,0,0,0,38,298,1,0,0,0,40,311,1,0,0,0,42,
  	313,1,0,0,0,44,324,1,0,0,0,46,326,1,0,0,0,48,340,1,0,0,0,50,361,1,0,0,
  	0,52,366,1,0,0,0,54,375,1,0,0,0,56,379,1,0,0,0,58,394,1,0,0,0,60,396,
  	1,0,0,0,62,404,1,0,0,0,64,418,1,0,0,0,66,420,1,0,0,0,68,429,1,0,0,0,70,
  	447,1,0,0,0,72,449,1,0,0,0,74,460,1,0,0,0,76,462,1,0,0,0,78,466,1,0,0,
  	0,80,477,1,0,0,0,82,481,1,0,0,0,84,494,1,0,0,0,86,505,1,0,0,0,88,507,
  	1,0,0,0,90,526,1,0,0,0,92,531,1,0,0,0,94,549,1,0,0,0,96,551,1,0,0,0,98,
  	564,1,0,0,0,100,579,1,0,0,0,102,590,1,0,0,0,104,593,1,0,0,0,106,598,1,
  	0,0,0,108,602,1,0,0,0,110,610,1,0,0,0,112,612,1,0,0,0,114,614,1,0,0,0,
  	116,616,1,0,0,0,118,618,1,0,0,0,120,620,1,0,0,0,122,124,3,2,1,0,123,122,
  	1,0,0,0,124,127,1,0,0,0,125,123,1,0,0,0,125,126,1,0,0,0,126,128,1,0,0,
  	0,127,125,1,0,0,0,128,129,5,0,0,1,129,1,1,0,0,0,130,141,5,25,0,0,131,
  	141,3,4,2,0,132,141,3,6,3,0,133,141,3,8,4,0,134,141,3,10,5,0,135,141,
  	3,76,38,0,136,141,3,12,6,0,137,141,3,56,28,0,138,141,3,42,21,0,139,141,
  	3,62,31,0,140,130,1,0,0,0,140,131,1,0,0,0,140,132,1,0,0,0,140,133,1,0,
  	0,0,140,134,1,0,0,0,140,135,1,0,0,0,140,136,1,0,0,0,140,137,1,0,0,0,140,
  	138,1,0,0,0,140,139,1,0,0,0,141,3,1,0,0,0,142,143,5,1,0,0,143,144,5,28,
  	0,0,144,145,3,104,52,0,145,146,5,25,0,0,146,5,1,0,0,0,147,148,5,2,0,0,
  	148,149,5,28,0,0,149,150,3,104,52,0,150,151,5,25,0,0,151,7,1,0,0,0,152,
  	154,5,3,0,0,153,155,7,0,0,0,154,153,1,0,0,0,154,155,1,0,0,0,155,156,1,
  	0,0,0,156,157,3,104,52,0,157,158,5,25,0,0,158,9,1,0,0,0,159,160,5,6,0,
  	0,160,161,3,108,54,0,161,162,5,25,0,0,162,11,1,0,0,0,163,164,5,7,0,0,
  	164,165,3,110,55,0,165,166,3,14,7,0,166,13,1,0,0,0,167,171,5,32,0,0,168,
  	170,3,16,8,0,169,168,1,0,0,0,170,173,1,0,0,0,171,169,1,0,0,0,171,172,
  	1,0,0,0,172,174,1,0,0,0,173,171,1,0,0,0,174,175,5,33,0,0,175,15,1,0,0,
  	0,176,186,5,25,0,0,177,186,3,12,6,0,178,186,3,56,28,0,179,186,3,46,23,
  	0,180,186,3,48,24,0,181,186,3,42,21,0,182,186,3,76,38,0,183,186,3,38,
  	19,0,184,186,3,18,9,0,185,176,1,0,0,0,185,177,1,0,0,0,185,178,1,0,0,0,
  	185,179,1,0,0,0,185,180,1,0,0,0,185,181,1,0,0,0,185,182,1,0,0,0,185,183,
  	1,0,0,0,185,184,1,0,0,0,186,17,1,0,0,0,187,195,3,22,11,0,188,196,3,24,
  	12,0,189,192,3,28,14,0,190,192,3,30,15,0,191,189,1,0,0,0,191,190,1,0,
  	0,0,192,193,1,0,0,0,193,194,3,26,13,0,194,196,1,0,0,0,195,188,1,0,0,0,
  	195,191,1,0,0,0,196,205,1,0,0,0,197,205,3,24,12,0,198,201,3,28,14,0,199,
  	201,3,32,16,0,200,198,1,0,0,0,200,199,1,0,0,0,201,202,1,0,0,0,202,203,
  	3,26,13,0,203,205,1,0,0,0,204,187,1,0,0,0,204,197,1,0,0,0,204,200,1,0,
  	0,0,205,19,1,0,0,0,206,214,3,22,11,0,207,215,3,24,12,0,208,211,3,28,14,
  	0,209,211,3,30,15,0,210,208,1,0,0,0,210,209,1,0,0,0,211,212,1,0,0,0,212,
  	213,3,26,13,0,213,215,1,0,0,0,214,207,1,0,0,0,214,210,1,0,0,0,215,224,
  	1,0,0,0,216,224,3,24,12,0,217,220,3,28,14,0,218,220,3,34,17,0,219,217,
  	1,0,0,0,219,218,1,0,0,0,220,221,1,0,0,0,221,222,3,26,13,0,222,224,1,0,
  	0,0,223,206,1,0,0,0,223,216,1,0,0,0,223,219,1,0,0,0,224,21,1,0,0,0,225,
  	226,7,1,0,0,226,23,1,0,0,0,227,228,5,18,0,0,228,229,3,110,55,0,229,230,
  	5,28,0,0,230,232,3,36,18,0,231,233,3,78,39,0,232,231,1,0,0,0,232,233,
  	1,0,0,0,233,234,1,0,0,0,234,235,3,14,7,0,235,25,1,0,0,0,236,237,3,110,
  	55,0,237,238,5,28,0,0,238,240,3,36,18,0,239,241,3,78,39,0,240,239,1,0,
  	0,0,240,241,1,0,0,0,241,242,1,0,0,0,242,243,5,25,0,0,243,27,1,0,0,0,244,
  	258,5,19,0,0,245,246,5,38,0,0,246,247,3,106,53,0,247,248,5,26,0,0,248,
  	249,3,106,53,0,249,250,5,39,0,0,250,259,1,0,0,0,251,252,5,27,0,0,252,
  	254,3,110,55,0,253,251,1,0,0,0,254,257,1,0,0,0,255,253,1,0,0,0,255,256,
  	1,0,0,0,256,259,1,0,0,0,257,255,1,0,0,0,258,245,1,0,0,0,258,255,1,0,0,
  	0,259,29,1,0,0,0,260,261,5,27,0,0,261,271,3,108,54,0,262,267,3,112,56,
  	0,263,264,5,27,0,0,264,266,3,110,55,0,265,263,1,0,0,0,266,269,1,0,0,0,
  	267,265,1,0,0,0,267,268,1,0,0,0,268,271,1,0,0,0,269,267,1,0,0,0,270,260,
  	1,0,0,0,270,262,1,0,0,0,271,31,1,0,0,0,272,273,5,27,0,0,273,283,3,108,
  	54,0,274,279,3,114,57,0,275,276,5,27,0,0,276,278,3,110,55,0,277,275,1,
  	0,0,0,278,281,1,0,0,0,279,277,1,0,0,0,279,280,1,0,0,0,280,283,1,0,0,0,
  	281,279,1,0,0,0,282,272,1,0,0,0,282,274,1,0,0,0,283,33,1,0,0,0,284,285,
  	5,27,0,0,285,295,3,108,54,0,286,291,3,116,58,0,287,288,5,27,0,0,288,290,
  	3,110,55,0,289,287,1,0,0,0,290,293,1,0,0,0,291,289,1,0,0,0,291,292,1,
  	0,0,0,292,295,1,0,0,0,293,291,1,0,0,0,294,284,1,0,0,0,294,286,1,0,0,0,
  	295,35,1,0,0,0,296,297,5,41,0,0,297,37,1,0,0,0,298,299,5,14,0,0,299,300,
  	3,110,55,0,300,304,5,32,0,0,301,303,3,40,20,0,302,301,1,0,0,0,303,306,
  	1,0,0,0,304,302,1,0,0,0,304,305,1,0,0,0,305,307,1,0,0,0,306,304,1,0,0,
  	0,307,308,5,33,0,0,308,39,1,0,0,0,309,312,3,76,38,0,310,312,3,20,10,0,
  	311,309,1,0,0,0,311,310,1,0,0,0,312,41,1,0,0,0,313,314,5,10,0,0,314,315,
  	3,106,53,0,315,319,5,32,0,0,316,318,3,44,22,0,317,316,1,0,0,0,318,321,
  	1,0,0,0,319,317,1,0,0,0,319,320,1,0,0,0,320,322,1,0,0,0,321,319,1,0,0,
  	0,322,323,5,33,0,0,323,43,1,0,0,0,324,325,3,20,10,0,325,45,1,0,0,0,326,
  	327,5,11,0,0,327,332,3,50,25,0,328,329,5,26,0,0,329,331,3,50,25,0,330,
  	328,1,0,0,0,331,334,1,0,0,0,332,330,1,0,0,0,332,333,1,0,0,0,333,336,1,
  	0,0,0,334,332,1,0,0,0,335,337,3,78,39,0,336,335,1,0,0,0,336,337,1,0,0,
  	0,337,338,1,0,0,0,338,339,5,25,0,0,339,47,1,0,0,0,340,357,5,12,0,0,341,
  	346,3,52,26,0,342,343,5,26,0,0,343,345,3,52,26,0,344,342,1,0,0,0,345,
  	348,1,0,0,0,346,344,1,0,0,0,346,347,1,0,0,0,347,358,1,0,0,0,348,346,1,
  	0,0,0,349,354,3,104,52,0,350,351,5,26,0,0,351,353,3,104,52,0,352,350,
  	1,0,0,0,353,356,1,0,0,0,354,352,1,0,0,0,354,355,1,0,0,0,355,358,1,0,0,
  	0,356,354,1,0,0,0,357,341,1,0,0,0,357,349,1,0,0,0,358,359,1,0,0,0,359,
  	360,5,25,0,0,360,49,1,0,0,0,361,364,5,41,0,0,362,363,5,20,0,0,363,365,
  	7,2,0,0,364,362,1,0,0,0,364,365,1,0,0,0,365,51,1,0,0,0,366,372,3,54,27,
  	0,367,370,5,20,0,0,368,371,3,54,27,0,369,371,5,21,0,0,370,368,1,0,0,0,
  	370,369,1,0,0,0,371,373,1,0,0,0,372,367,1,0,0,0,372,373,1,0,0,0,373,53,
  	1,0,0,0,374,376,5,30,0,0,375,374,1,0,0,0,375,376,1,0,0,0,376,377,1,0,
  	0,0,377,378,5,41,0,0,378,55,1,0,0,0,379,380,5,8,0,0,380,381,3,110,55,
  	0,381,385,5,32,0,0,382,384,3,58,29,0,383,382,1,0,0,0,384,387,1,0,0,0,
  	385,383,1,0,0,0,385,386,1,0,0,0,386,388,1,0,0,0,387,385,1,0,0,0,388,389,
  	5,33,0,0,389,57,1,0,0,0,390,395,5,25,0,0,391,395,3,76,38,0,392,395,3,
  	48,24,0,393,395,3,60,30,0,394,390,1,0,0,0,394,391,1,0,0,0,394,392,1,0,
  	0,0,394,393,1,0,0,0,395,59,1,0,0,0,396,397,3,118,59,0,397,398,5,28,0,
  	0,398,400,3,54,27,0,399,401,3,78,39,0,400,399,1,0,0,0,400,401,1,0,0,0,
  	401,402,1,0,0,0,402,403,5,25,0,0,403,61,1,0,0,0,404,405,5,9,0,0,405,406,
  	3,110,55,0,406,410,5,32,0,0,407,409,3,64,32,0,408,407,1,0,0,0,409,412,
  	1,0,0,0,410,408,1,0,0,0,410,411,1,0,0,0,411,413,1,0,0,0,412,410,1,0,0,
  	0,413,414,5,33,0,0,414,63,1,0,0,0,415,419,5,25,0,0,416,419,3,76,38,0,
  	417,419,3,66,33,0,418,415,1,0,0,0,418,416,1,0,0,0,418,417,1,0,0,0,419,
  	65,1,0,0,0,420,421,5,22,0,0,421,422,3,110,55,0,422,423,3,68,34,0,423,
  	424,5,23,0,0,424,427,3,68,34,0,425,428,5,25,0,0,426,428,3,72,36,0,427,
  	425,1,0,0,0,427,426,1,0,0,0,428,67,1,0,0,0,429,433,5,36,0,0,430,431,5,
  	24,0,0,431,434,3,106,53,0,432,434,3,70,35,0,433,430,1,0,0,0,433,432,1,
  	0,0,0,434,435,1,0,0,0,435,436,5,37,0,0,436,69,1,0,0,0,437,438,5,27,0,
  	0,438,448,3,108,54,0,439,444,3,120,60,0,440,441,5,27,0,0,441,443,3,110,
  	55,0,442,440,1,0,0,0,443,446,1,0,0,0,444,442,1,0,0,0,444,445,1,0,0,0,
  	445,448,1,0,0,0,446,444,1,0,0,0,447,437,1,0,0,0,447,439,1,0,0,0,448,71,
  	1,0,0,0,449,453,5,32,0,0,450,452,3,74,37,0,451,450,1,0,0,0,452,455,1,
  	0,0,0,453,451,1,0,0,0,453,454,1,0,0,0,454,456,1,0,0,0,455,453,1,0,0,0,
  	456,457,5,33,0,0,457,73,1,0,0,0,458,461,5,25,0,0,459,461,3,76,38,0,460,
  	458,1,0,0,0,460,459,1,0,0,0,461,75,1,0,0,0,462,463,5,13,0,0,463,464,3,
  	80,40,0,464,465,5,25,0,0,465,77,1,0,0,0,466,467,5,34,0,0,467,472,3,80,
  	40,0,468,469,5,26,0,0,469,471,3,80,40,0,470,468,1,0,0,0,471,474,1,0,0,
  	0,472,470,1,0,0,0,472,473,1,0,0,0,473,475,1,0,0,0,474,472,1,0,0,0,475,
  	476,5,35,0,0,476,79,1,0,0,0,477,478,3,82,41,0,478,479,5,28,0,0,479,480,
  	3,86,43,0,480,81,1,0,0,0,481,486,3,84,42,0,482,483,5,27,0,0,483,485,3,
  	84,42,0,484,482,1,0,0,0,485,488,1,0,0,0,486,484,1,0,0,0,486,487,1,0,0,
  	0,487,83,1,0,0,0,488,486,1,0,0,0,489,495,3,110,55,0,490,491,5,36,0,0,
  	491,492,3,106,53,0,492,493,5,37,0,0,493,495,1,0,0,0,494,489,1,0,0,0,494,
  	490,1,0,0,0,495,85,1,0,0,0,496,506,3,102,51,0,497,501,5,32,0,0,498,500,
  	3,88,44,0,499,498,1,0,0,0,500,503,1,0,0,0,501,499,1,0,0,0,501,502,1,0,
  	0,0,502,504,1,0,0,0,503,501,1,0,0,0,504,506,5,33,0,0,505,496,1,0,0,0,
  	505,497,1,0,0,0,506,87,1,0,0,0,507,512,3,90,45,0,508,509,5,29,0,0,509,
  	513,3,92,46,0,510,513,3,94,47,0,511,513,3,96,48,0,512,508,1,0,0,0,512,
  	510,1,0,0,0,512,511,1,0,0,0,513,515,1,0,0,0,514,516,7,3,0,0,515,514,1,
  	0,0,0,515,516,1,0,0,0,516,89,1,0,0,0,517,527,3,110,55,0,518,519,5,34,
  	0,0,519,522,3,108,54,0,520,521,5,31,0,0,521,523,3,108,54,0,522,520,1,
  	0,0,0,522,523,1,0,0,0,523,524,1,0,0,0,524,525,5,35,0,0,525,527,1,0,0,
  	0,526,517,1,0,0,0,526,518,1,0,0,0,527,91,1,0,0,0,528,532,3,102,51,0,529,
  	532,3,94,47,0,530,532,3,98,49,0,531,528,1,0,0,0,531,529,1,0,0,0,531,530,
  	1,0,0,0,532,93,1,0,0,0,533,537,5,32,0,0,534,536,3,88,44,0,535,534,1,0,
  	0,0,536,539,1,0,0,0,537,535,1,0,0,0,537,538,1,0,0,0,538,540,1,0,0,0,539,
  	537,1,0,0,0,540,550,5,33,0,0,541,545,5,38,0,0,542,544,3,88,44,0,543,542,
  	1,0,0,0,544,547,1,0,0,0,545,543,1,0,0,0,545,546,1,0,0,0,546,548,1,0,0,
  	0,547,545,1,0,0,0,548,550,5,39,0,0,549,533,1,0,0,0,549,541,1,0,0,0,550,
  	95,1,0,0,0,551,560,5,34,0,0,552,557,3,94,47,0,553,554,5,26,0,0,554,556,
  	3,94,47,0,555,553,1,0,0,0,556,559,1,0,0,0,557,555,1,0,0,0,557,558,1,0,
  	0,0,558,561,1,0,0,0,559,557,1,0,0,0,560,552,1,0,0,0,560,561,1,0,0,0,561,
  	562,1,0,0,0,562,563,5,35,0,0,563,97,1,0,0,0,564,573,5,34,0,0,565,570,
  	3,100,50,0,566,567,5,26,0,0,567,569,3,100,50,0,568,566,1,0,0,0,569,572,
  	1,0,0,0,570,568,1,0,0,0,570,571,1,0,0,0,571,574,1,0,0,0,572,570,1,0,0,
  	0,573,565,1,0,0,0,573,574,1,0,0,0,574,575,1,0,0,0,575,576,5,35,0,0,576,
  	99,1,0,0,0,577,580,3,102,51,0,578,580,3,94,47,0,579,577,1,0,0,0,579,578,
  	1,0,0,0,580,101,1,0,0,0,581,591,3,104,52,0,582,584,5,30,0,0,583,582,1,
  	0,0,0,583,584,1,0,0,0,584,588,1,0,0,0,585,589,5,41,0,0,586,589,5,42,0,
  	0,587,589,3,110,55,0,588,585,1,0,0,0,588,586,1,0,0,0,588,587,1,0,0,0,
  	589,591,1,0,0,0,590,581,1,0,0,0,590,583,1,0,0,0,591,103,1,0,0,0,592,594,
  	5,43,0,0,593,592,1,0,0,0,594,595,1,0,0,0,595,593,1,0,0,0,595,596,1,0,
  	0,0,596,105,1,0,0,0,597,599,5,27,0,0,598,597,1,0,0,0,598,599,1,0,0,0,
  	599,600,1,0,0,0,600,601,3,108,54,0,601,107,1,0,0,0,602,607,3,110,55,0,
  	603,604,5,27,0,0,604,606,3,110,55,0,605,603,1,0,0,0,606,609,1,0,0,0,607,
  	605,1,0,0,0,607,608,1,0,0,0,608,109,1,0,0,0,609,607,1,0,0,0,610,611,7,
  	4,0,0,611,111,1,0,0,0,612,613,7,5,0,0,613,113,1,0,0,0,614,615,7,6,0,0,
  	615,115,1,0,0,0,616,617,7,7,0,0,617,117,1,0,0,0,618,619,7,8,0,0,619,119,
  	1,0,0,0,620,621,7,9,0,0,621,121,1,0,0,0,70,125,140,154,171,185,191,195,
  	200,204,210,214,219,223,232,240,255,258,267,270,279,282,291,294,304,311,
  	319,332,336,346,354,357,364,370,372,375,385,394,400,410,418,427,433,444,
  	447,453,460,472,486,494,501,505,512,515,522,526,531,537,545,549,557,560,
  	570,573,579,583,588,590,595,598,607
  };
  staticData->serializedATN = antlr4::atn::SerializedATNView(serializedATNSegment, sizeof(serializedATNSegment) / sizeof(serializedATNSegment[0]));

  antlr4::atn::ATNDeserializer deserializer;
  staticData->atn = deserializer.deserialize(staticData->serializedATN);

  const size_t count = staticData->atn->getNumberOfDecisions();
  staticData->decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    staticData->decisionToDFA.emplace_back(staticData->atn->getDecisionState(i), i);
  }
  protobufParserStaticData = staticData.release();
}

}

ProtobufParser::ProtobufParser(TokenStream *input) : ProtobufParser(input, antlr4::atn::ParserATNSimulatorOptions()) {}

ProtobufParser::ProtobufParser(TokenStream *input, const antlr4::atn::ParserATNSimulatorOptions &options) : Parser(input) {
  ProtobufParser::initialize();
  _interpreter = new atn::ParserATNSimulator(this, *protobufParserStaticData->atn, protobufParserStaticData->decisionToDFA, protobufParserStaticData->sharedContextCache, options);
}

ProtobufParser::~ProtobufParser() {
  delete _interpreter;
}

const atn::ATN& ProtobufParser::getATN() const {
  return *protobufParserStaticData->atn;
}

std::string ProtobufParser::getGrammarFileName() const {
  return "Protobuf.g4";
}

const std::vector<std::string>& ProtobufParser::getRuleNames() const {
  return protobufParserStaticData->ruleNames;
}

const dfa::Vocabulary& ProtobufParser::getVocabulary() const {
  return protobufParserStaticData->vocabulary;
}

antlr4::atn::SerializedATNView ProtobufParser::getSerializedATN() const {
  return protobufParserStaticData->serializedATN;
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(125);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 33564622) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1099712954366) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(225);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 229376) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1099679399934) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1099679391742) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1099578736638) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 37756928) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
          ((1ULL << _la) & 1116725051390) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
          ((1ULL << _la) & 1116725051390) != 0)) {
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
          ((1ULL << _la) & 1116725051390) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 16772954587134) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(610);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1099545182206) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(612);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1099544395774) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(614);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1099544134270) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(616);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1099544158206) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(618);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1099545169918) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(620);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1099528404990) != 0))) {
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

void ProtobufParser::initialize() {
#if ANTLR4_USE_THREAD_LOCAL_CACHE
  protobufParserInitialize();
#else
  ::antlr4::internal::call_once(protobufParserOnceFlag, protobufParserInitialize);
#endif
}
