
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
      "packageDecl", "typeDecl", "messageDecl", "messageBody", "messageElement", 
      "field", "member", "label", "groupRest", "fieldRest", "mapType", "labelledType", 
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
      "BAD_NUMBER", "BAD_STRING", "BAD_CHARACTER", "VISIBILITY"
    }
  );
  static const int32_t serializedATNSegment[] = {
  	4,1,47,638,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,6,2,
  	7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,2,14,7,
  	14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,7,20,2,21,7,
  	21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,2,27,7,27,2,28,7,
  	28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,33,7,33,2,34,7,34,2,35,7,
  	35,2,36,7,36,2,37,7,37,2,38,7,38,2,39,7,39,2,40,7,40,2,41,7,41,2,42,7,
  	42,2,43,7,43,2,44,7,44,2,45,7,45,2,46,7,46,2,47,7,47,2,48,7,48,2,49,7,
  	49,2,50,7,50,2,51,7,51,2,52,7,52,2,53,7,53,2,54,7,54,2,55,7,55,2,56,7,
  	56,2,57,7,57,2,58,7,58,2,59,7,59,2,60,7,60,2,61,7,61,1,0,5,0,126,8,0,
  	10,0,12,0,129,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,142,
  	8,1,1,2,1,2,1,2,1,2,1,2,1,3,1,3,1,3,1,3,1,3,1,4,1,4,3,4,156,8,4,1,4,1,
  	4,1,4,1,5,1,5,1,5,1,5,1,6,3,6,166,8,6,1,6,1,6,3,6,170,8,6,1,7,1,7,1,7,
  	1,7,1,8,1,8,5,8,178,8,8,10,8,12,8,181,9,8,1,8,1,8,1,9,1,9,1,9,1,9,1,9,
  	1,9,1,9,1,9,3,9,193,8,9,1,10,1,10,1,10,1,10,3,10,199,8,10,1,10,1,10,3,
  	10,203,8,10,1,10,1,10,1,10,3,10,208,8,10,1,10,1,10,3,10,212,8,10,1,11,
  	1,11,1,11,1,11,3,11,218,8,11,1,11,1,11,3,11,222,8,11,1,11,1,11,1,11,3,
  	11,227,8,11,1,11,1,11,3,11,231,8,11,1,12,1,12,1,13,1,13,1,13,1,13,1,13,
  	3,13,240,8,13,1,13,1,13,1,14,1,14,1,14,1,14,3,14,248,8,14,1,14,1,14,1,
  	15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,5,15,261,8,15,10,15,12,15,
  	264,9,15,3,15,266,8,15,1,16,1,16,1,16,1,16,1,16,5,16,273,8,16,10,16,12,
  	16,276,9,16,3,16,278,8,16,1,17,1,17,1,17,1,17,1,17,5,17,285,8,17,10,17,
  	12,17,288,9,17,3,17,290,8,17,1,18,1,18,1,18,1,18,1,18,5,18,297,8,18,10,
  	18,12,18,300,9,18,3,18,302,8,18,1,19,1,19,1,20,1,20,1,20,1,20,5,20,310,
  	8,20,10,20,12,20,313,9,20,1,20,1,20,1,21,1,21,3,21,319,8,21,1,22,1,22,
  	1,22,1,22,5,22,325,8,22,10,22,12,22,328,9,22,1,22,1,22,1,23,1,23,1,24,
  	1,24,1,24,1,24,5,24,338,8,24,10,24,12,24,341,9,24,1,24,3,24,344,8,24,
  	1,24,1,24,1,25,1,25,1,25,1,25,5,25,352,8,25,10,25,12,25,355,9,25,1,25,
  	1,25,1,25,5,25,360,8,25,10,25,12,25,363,9,25,1,25,1,25,1,25,5,25,368,
  	8,25,10,25,12,25,371,9,25,3,25,373,8,25,1,25,1,25,1,26,1,26,1,26,3,26,
  	380,8,26,1,27,1,27,1,27,1,27,3,27,386,8,27,3,27,388,8,27,1,28,3,28,391,
  	8,28,1,28,1,28,1,29,1,29,1,29,1,29,5,29,399,8,29,10,29,12,29,402,9,29,
  	1,29,1,29,1,30,1,30,1,30,1,30,3,30,410,8,30,1,31,1,31,1,31,1,31,3,31,
  	416,8,31,1,31,1,31,1,32,1,32,1,32,1,32,5,32,424,8,32,10,32,12,32,427,
  	9,32,1,32,1,32,1,33,1,33,1,33,3,33,434,8,33,1,34,1,34,1,34,1,34,1,34,
  	1,34,1,34,3,34,443,8,34,1,35,1,35,1,35,1,35,3,35,449,8,35,1,35,1,35,1,
  	36,1,36,1,36,1,36,1,36,5,36,458,8,36,10,36,12,36,461,9,36,3,36,463,8,
  	36,1,37,1,37,5,37,467,8,37,10,37,12,37,470,9,37,1,37,1,37,1,38,1,38,3,
  	38,476,8,38,1,39,1,39,1,39,1,39,1,40,1,40,1,40,1,40,5,40,486,8,40,10,
  	40,12,40,489,9,40,1,40,1,40,1,41,1,41,1,41,1,41,1,42,1,42,1,42,5,42,500,
  	8,42,10,42,12,42,503,9,42,1,43,1,43,1,43,1,43,1,43,3,43,510,8,43,1,44,
  	1,44,1,44,5,44,515,8,44,10,44,12,44,518,9,44,1,44,3,44,521,8,44,1,45,
  	1,45,1,45,1,45,1,45,3,45,528,8,45,1,45,3,45,531,8,45,1,46,1,46,1,46,1,
  	46,1,46,3,46,538,8,46,1,46,1,46,3,46,542,8,46,1,47,1,47,1,47,3,47,547,
  	8,47,1,48,1,48,5,48,551,8,48,10,48,12,48,554,9,48,1,48,1,48,1,48,5,48,
  	559,8,48,10,48,12,48,562,9,48,1,48,3,48,565,8,48,1,49,1,49,1,49,1,49,
  	5,49,571,8,49,10,49,12,49,574,9,49,3,49,576,8,49,1,49,1,49,1,50,1,50,
  	1,50,1,50,5,50,584,8,50,10,50,12,50,587,9,50,3,50,589,8,50,1,50,1,50,
  	1,51,1,51,3,51,595,8,51,1,52,1,52,3,52,599,8,52,1,52,1,52,1,52,3,52,604,
  	8,52,3,52,606,8,52,1,53,4,53,609,8,53,11,53,12,53,610,1,54,3,54,614,8,
  	54,1,54,1,54,1,55,1,55,1,55,5,55,621,8,55,10,55,12,55,624,9,55,1,56,1,
  	56,1,57,1,57,1,58,1,58,1,59,1,59,1,60,1,60,1,61,1,61,1,61,0,0,62,0,2,
  	4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,
  	52,54,56,58,60,62,64,66,68,70,72,74,76,78,80,82,84,86,88,90,92,94,96,
  	98,100,102,104,106,108,110,112,114,116,118,120,122,0,10,2,0,4,5,13,13,
  	1,0,15,17,2,0,21,21,41,41,1,0,25,26,2,0,1,24,40,40,3,0,1,17,20,24,40,
  	40,4,0,1,6,9,9,20,24,40,40,4,0,1,12,14,14,20,24,40,40,3,0,1,11,14,24,
  	40,40,2,0,1,23,40,40,670,0,127,1,0,0,0,2,141,1,0,0,0,4,143,1,0,0,0,6,
  	148,1,0,0,0,8,153,1,0,0,0,10,160,1,0,0,0,12,165,1,0,0,0,14,171,1,0,0,
  	0,16,175,1,0,0,0,18,192,1,0,0,0,20,211,1,0,0,0,22,230,1,0,0,0,24,232,
  	1,0,0,0,26,234,1,0,0,0,28,243,1,0,0,0,30,251,1,0,0,0,32,277,1,0,0,0,34,
  	289,1,0,0,0,36,301,1,0,0,0,38,303,1,0,0,0,40,305,1,0,0,0,42,318,1,0,0,
  	0,44,320,1,0,0,0,46,331,1,0,0,0,48,333,1,0,0,0,50,347,1,0,0,0,52,376,
  	1,0,0,0,54,381,1,0,0,0,56,390,1,0,0,0,58,394,1,0,0,0,60,409,1,0,0,0,62,
  	411,1,0,0,0,64,419,1,0,0,0,66,433,1,0,0,0,68,435,1,0,0,0,70,444,1,0,0,
  	0,72,462,1,0,0,0,74,464,1,0,0,0,76,475,1,0,0,0,78,477,1,0,0,0,80,481,
  	1,0,0,0,82,492,1,0,0,0,84,496,1,0,0,0,86,509,1,0,0,0,88,520,1,0,0,0,90,
  	522,1,0,0,0,92,541,1,0,0,0,94,546,1,0,0,0,96,564,1,0,0,0,98,566,1,0,0,
  	0,100,579,1,0,0,0,102,594,1,0,0,0,104,605,1,0,0,0,106,608,1,0,0,0,108,
  	613,1,0,0,0,110,617,1,0,0,0,112,625,1,0,0,0,114,627,1,0,0,0,116,629,1,
  	0,0,0,118,631,1,0,0,0,120,633,1,0,0,0,122,635,1,0,0,0,124,126,3,2,1,0,
  	125,124,1,0,0,0,126,129,1,0,0,0,127,125,1,0,0,0,127,128,1,0,0,0,128,130,
  	1,0,0,0,129,127,1,0,0,0,130,131,5,0,0,1,131,1,1,0,0,0,132,142,5,25,0,
  	0,133,142,3,4,2,0,134,142,3,6,3,0,135,142,3,8,4,0,136,142,3,10,5,0,137,
  	142,3,78,39,0,138,142,3,12,6,0,139,142,3,44,22,0,140,142,3,64,32,0,141,
  	132,1,0,0,0,141,133,1,0,0,0,141,134,1,0,0,0,141,135,1,0,0,0,141,136,1,
  	0,0,0,141,137,1,0,0,0,141,138,1,0,0,0,141,139,1,0,0,0,141,140,1,0,0,0,
  	142,3,1,0,0,0,143,144,5,1,0,0,144,145,5,28,0,0,145,146,3,106,53,0,146,
  	147,5,25,0,0,147,5,1,0,0,0,148,149,5,2,0,0,149,150,5,28,0,0,150,151,3,
  	106,53,0,151,152,5,25,0,0,152,7,1,0,0,0,153,155,5,3,0,0,154,156,7,0,0,
  	0,155,154,1,0,0,0,155,156,1,0,0,0,156,157,1,0,0,0,157,158,3,106,53,0,
  	158,159,5,25,0,0,159,9,1,0,0,0,160,161,5,6,0,0,161,162,3,110,55,0,162,
  	163,5,25,0,0,163,11,1,0,0,0,164,166,5,47,0,0,165,164,1,0,0,0,165,166,
  	1,0,0,0,166,169,1,0,0,0,167,170,3,14,7,0,168,170,3,58,29,0,169,167,1,
  	0,0,0,169,168,1,0,0,0,170,13,1,0,0,0,171,172,5,7,0,0,172,173,3,112,56,
  	0,173,174,3,16,8,0,174,15,1,0,0,0,175,179,5,32,0,0,176,178,3,18,9,0,177,
  	176,1,0,0,0,178,181,1,0,0,0,179,177,1,0,0,0,179,180,1,0,0,0,180,182,1,
  	0,0,0,181,179,1,0,0,0,182,183,5,33,0,0,183,17,1,0,0,0,184,193,5,25,0,
  	0,185,193,3,12,6,0,186,193,3,48,24,0,187,193,3,50,25,0,188,193,3,44,22,
  	0,189,193,3,78,39,0,190,193,3,40,20,0,191,193,3,20,10,0,192,184,1,0,0,
  	0,192,185,1,0,0,0,192,186,1,0,0,0,192,187,1,0,0,0,192,188,1,0,0,0,192,
  	189,1,0,0,0,192,190,1,0,0,0,192,191,1,0,0,0,193,19,1,0,0,0,194,202,3,
  	24,12,0,195,203,3,26,13,0,196,199,3,30,15,0,197,199,3,32,16,0,198,196,
  	1,0,0,0,198,197,1,0,0,0,199,200,1,0,0,0,200,201,3,28,14,0,201,203,1,0,
  	0,0,202,195,1,0,0,0,202,198,1,0,0,0,203,212,1,0,0,0,204,212,3,26,13,0,
  	205,208,3,30,15,0,206,208,3,34,17,0,207,205,1,0,0,0,207,206,1,0,0,0,208,
  	209,1,0,0,0,209,210,3,28,14,0,210,212,1,0,0,0,211,194,1,0,0,0,211,204,
  	1,0,0,0,211,207,1,0,0,0,212,21,1,0,0,0,213,221,3,24,12,0,214,222,3,26,
  	13,0,215,218,3,30,15,0,216,218,3,32,16,0,217,215,1,0,0,0,217,216,1,0,
  	0,0,218,219,1,0,0,0,219,220,3,28,14,0,220,222,1,0,0,0,221,214,1,0,0,0,
  	221,217,1,0,0,0,222,231,1,0,0,0,223,231,3,26,13,0,224,227,3,30,15,0,225,
  	227,3,36,18,0,226,224,1,0,0,0,226,225,1,0,0,0,227,228,1,0,0,0,228,229,
  	3,28,14,0,229,231,1,0,0,0,230,213,1,0,0,0,230,223,1,0,0,0,230,226,1,0,
  	0,0,231,23,1,0,0,0,232,233,7,1,0,0,233,25,1,0,0,0,234,235,5,18,0,0,235,
  	236,3,112,56,0,236,237,5,28,0,0,237,239,3,38,19,0,238,240,3,80,40,0,239,
  	238,1,0,0,0,239,240,1,0,0,0,240,241,1,0,0,0,241,242,3,16,8,0,242,27,1,
  	0,0,0,243,244,3,112,56,0,244,245,5,28,0,0,245,247,3,38,19,0,246,248,3,
  	80,40,0,247,246,1,0,0,0,247,248,1,0,0,0,248,249,1,0,0,0,249,250,5,25,
  	0,0,250,29,1,0,0,0,251,265,5,19,0,0,252,253,5,38,0,0,253,254,3,108,54,
  	0,254,255,5,26,0,0,255,256,3,108,54,0,256,257,5,39,0,0,257,266,1,0,0,
  	0,258,259,5,27,0,0,259,261,3,112,56,0,260,258,1,0,0,0,261,264,1,0,0,0,
  	262,260,1,0,0,0,262,263,1,0,0,0,263,266,1,0,0,0,264,262,1,0,0,0,265,252,
  	1,0,0,0,265,262,1,0,0,0,266,31,1,0,0,0,267,268,5,27,0,0,268,278,3,110,
  	55,0,269,274,3,114,57,0,270,271,5,27,0,0,271,273,3,112,56,0,272,270,1,
  	0,0,0,273,276,1,0,0,0,274,272,1,0,0,0,274,275,1,0,0,0,275,278,1,0,0,0,
  	276,274,1,0,0,0,277,267,1,0,0,0,277,269,1,0,0,0,278,33,1,0,0,0,279,280,
  	5,27,0,0,280,290,3,110,55,0,281,286,3,116,58,0,282,283,5,27,0,0,283,285,
  	3,112,56,0,284,282,1,0,0,0,285,288,1,0,0,0,286,284,1,0,0,0,286,287,1,
  	0,0,0,287,290,1,0,0,0,288,286,1,0,0,0,289,279,1,0,0,0,289,281,1,0,0,0,
  	290,35,1,0,0,0,291,292,5,27,0,0,292,302,3,110,55,0,293,298,3,118,59,0,
  	294,295,5,27,0,0,295,297,3,112,56,0,296,294,1,0,0,0,297,300,1,0,0,0,298,
  	296,1,0,0,0,298,299,1,0,0,0,299,302,1,0,0,0,300,298,1,0,0,0,301,291,1,
  	0,0,0,301,293,1,0,0,0,302,37,1,0,0,0,303,304,5,41,0,0,304,39,1,0,0,0,
  	305,306,5,14,0,0,306,307,3,112,56,0,307,311,5,32,0,0,308,310,3,42,21,
  	0,309,308,1,0,0,0,310,313,1,0,0,0,311,309,1,0,0,0,311,312,1,0,0,0,312,
  	314,1,0,0,0,313,311,1,0,0,0,314,315,5,33,0,0,315,41,1,0,0,0,316,319,3,
  	78,39,0,317,319,3,22,11,0,318,316,1,0,0,0,318,317,1,0,0,0,319,43,1,0,
  	0,0,320,321,5,10,0,0,321,322,3,108,54,0,322,326,5,32,0,0,323,325,3,46,
  	23,0,324,323,1,0,0,0,325,328,1,0,0,0,326,324,1,0,0,0,326,327,1,0,0,0,
  	327,329,1,0,0,0,328,326,1,0,0,0,329,330,5,33,0,0,330,45,1,0,0,0,331,332,
  	3,22,11,0,332,47,1,0,0,0,333,334,5,11,0,0,334,339,3,52,26,0,335,336,5,
  	26,0,0,336,338,3,52,26,0,337,335,1,0,0,0,338,341,1,0,0,0,339,337,1,0,
  	0,0,339,340,1,0,0,0,340,343,1,0,0,0,341,339,1,0,0,0,342,344,3,80,40,0,
  	343,342,1,0,0,0,343,344,1,0,0,0,344,345,1,0,0,0,345,346,5,25,0,0,346,
  	49,1,0,0,0,347,372,5,12,0,0,348,353,3,54,27,0,349,350,5,26,0,0,350,352,
  	3,54,27,0,351,349,1,0,0,0,352,355,1,0,0,0,353,351,1,0,0,0,353,354,1,0,
  	0,0,354,373,1,0,0,0,355,353,1,0,0,0,356,361,3,106,53,0,357,358,5,26,0,
  	0,358,360,3,106,53,0,359,357,1,0,0,0,360,363,1,0,0,0,361,359,1,0,0,0,
  	361,362,1,0,0,0,362,373,1,0,0,0,363,361,1,0,0,0,364,369,3,112,56,0,365,
  	366,5,26,0,0,366,368,3,112,56,0,367,365,1,0,0,0,368,371,1,0,0,0,369,367,
  	1,0,0,0,369,370,1,0,0,0,370,373,1,0,0,0,371,369,1,0,0,0,372,348,1,0,0,
  	0,372,356,1,0,0,0,372,364,1,0,0,0,373,374,1,0,0,0,374,375,5,25,0,0,375,
  	51,1,0,0,0,376,379,5,41,0,0,377,378,5,20,0,0,378,380,7,2,0,0,379,377,
  	1,0,0,0,379,380,1,0,0,0,380,53,1,0,0,0,381,387,3,56,28,0,382,385,5,20,
  	0,0,383,386,3,56,28,0,384,386,5,21,0,0,385,383,1,0,0,0,385,384,1,0,0,
  	0,386,388,1,0,0,0,387,382,1,0,0,0,387,388,1,0,0,0,388,55,1,0,0,0,389,
  	391,5,30,0,0,390,389,1,0,0,0,390,391,1,0,0,0,391,392,1,0,0,0,392,393,
  	5,41,0,0,393,57,1,0,0,0,394,395,5,8,0,0,395,396,3,112,56,0,396,400,5,
  	32,0,0,397,399,3,60,30,0,398,397,1,0,0,0,399,402,1,0,0,0,400,398,1,0,
  	0,0,400,401,1,0,0,0,401,403,1,0,0,0,402,400,1,0,0,0,403,404,5,33,0,0,
  	404,59,1,0,0,0,405,410,5,25,0,0,406,410,3,78,39,0,407,410,3,50,25,0,408,
  	410,3,62,31,0,409,405,1,0,0,0,409,406,1,0,0,0,409,407,1,0,0,0,409,408,
  	1,0,0,0,410,61,1,0,0,0,411,412,3,120,60,0,412,413,5,28,0,0,413,415,3,
  	56,28,0,414,416,3,80,40,0,415,414,1,0,0,0,415,416,1,0,0,0,416,417,1,0,
  	0,0,417,418,5,25,0,0,418,63,1,0,0,0,419,420,5,9,0,0,420,421,3,112,56,
  	0,421,425,5,32,0,0,422,424,3,66,33,0,423,422,1,0,0,0,424,427,1,0,0,0,
  	425,423,1,0,0,0,425,426,1,0,0,0,426,428,1,0,0,0,427,425,1,0,0,0,428,429,
  	5,33,0,0,429,65,1,0,0,0,430,434,5,25,0,0,431,434,3,78,39,0,432,434,3,
  	68,34,0,433,430,1,0,0,0,433,431,1,0,0,0,433,432,1,0,0,0,434,67,1,0,0,
  	0,435,436,5,22,0,0,436,437,3,112,56,0,437,438,3,70,35,0,438,439,5,23,
  	0,0,439,442,3,70,35,0,440,443,5,25,0,0,441,443,3,74,37,0,442,440,1,0,
  	0,0,442,441,1,0,0,0,443,69,1,0,0,0,444,448,5,36,0,0,445,446,5,24,0,0,
  	446,449,3,108,54,0,447,449,3,72,36,0,448,445,1,0,0,0,448,447,1,0,0,0,
  	449,450,1,0,0,0,450,451,5,37,0,0,451,71,1,0,0,0,452,453,5,27,0,0,453,
  	463,3,110,55,0,454,459,3,122,61,0,455,456,5,27,0,0,456,458,3,112,56,0,
  	457,455,1,0,0,0,458,461,1,0,0,0,459,457,1,0,0,0,459,460,1,0,0,0,460,463,
  	1,0,0,0,461,459,1,0,0,0,462,452,1,0,0,0,462,454,1,0,0,0,463,73,1,0,0,
  	0,464,468,5,32,0,0,465,467,3,76,38,0,466,465,1,0,0,0,467,470,1,0,0,0,
  	468,466,1,0,0,0,468,469,1,0,0,0,469,471,1,0,0,0,470,468,1,0,0,0,471,472,
  	5,33,0,0,472,75,1,0,0,0,473,476,5,25,0,0,474,476,3,78,39,0,475,473,1,
  	0,0,0,475,474,1,0,0,0,476,77,1,0,0,0,477,478,5,13,0,0,478,479,3,82,41,
  	0,479,480,5,25,0,0,480,79,1,0,0,0,481,482,5,34,0,0,482,487,3,82,41,0,
  	483,484,5,26,0,0,484,486,3,82,41,0,485,483,1,0,0,0,486,489,1,0,0,0,487,
  	485,1,0,0,0,487,488,1,0,0,0,488,490,1,0,0,0,489,487,1,0,0,0,490,491,5,
  	35,0,0,491,81,1,0,0,0,492,493,3,84,42,0,493,494,5,28,0,0,494,495,3,88,
  	44,0,495,83,1,0,0,0,496,501,3,86,43,0,497,498,5,27,0,0,498,500,3,86,43,
  	0,499,497,1,0,0,0,500,503,1,0,0,0,501,499,1,0,0,0,501,502,1,0,0,0,502,
  	85,1,0,0,0,503,501,1,0,0,0,504,510,3,112,56,0,505,506,5,36,0,0,506,507,
  	3,108,54,0,507,508,5,37,0,0,508,510,1,0,0,0,509,504,1,0,0,0,509,505,1,
  	0,0,0,510,87,1,0,0,0,511,521,3,104,52,0,512,516,5,32,0,0,513,515,3,90,
  	45,0,514,513,1,0,0,0,515,518,1,0,0,0,516,514,1,0,0,0,516,517,1,0,0,0,
  	517,519,1,0,0,0,518,516,1,0,0,0,519,521,5,33,0,0,520,511,1,0,0,0,520,
  	512,1,0,0,0,521,89,1,0,0,0,522,527,3,92,46,0,523,524,5,29,0,0,524,528,
  	3,94,47,0,525,528,3,96,48,0,526,528,3,98,49,0,527,523,1,0,0,0,527,525,
  	1,0,0,0,527,526,1,0,0,0,528,530,1,0,0,0,529,531,7,3,0,0,530,529,1,0,0,
  	0,530,531,1,0,0,0,531,91,1,0,0,0,532,542,3,112,56,0,533,534,5,34,0,0,
  	534,537,3,110,55,0,535,536,5,31,0,0,536,538,3,110,55,0,537,535,1,0,0,
  	0,537,538,1,0,0,0,538,539,1,0,0,0,539,540,5,35,0,0,540,542,1,0,0,0,541,
  	532,1,0,0,0,541,533,1,0,0,0,542,93,1,0,0,0,543,547,3,104,52,0,544,547,
  	3,96,48,0,545,547,3,100,50,0,546,543,1,0,0,0,546,544,1,0,0,0,546,545,
  	1,0,0,0,547,95,1,0,0,0,548,552,5,32,0,0,549,551,3,90,45,0,550,549,1,0,
  	0,0,551,554,1,0,0,0,552,550,1,0,0,0,552,553,1,0,0,0,553,555,1,0,0,0,554,
  	552,1,0,0,0,555,565,5,33,0,0,556,560,5,38,0,0,557,559,3,90,45,0,558,557,
  	1,0,0,0,559,562,1,0,0,0,560,558,1,0,0,0,560,561,1,0,0,0,561,563,1,0,0,
  	0,562,560,1,0,0,0,563,565,5,39,0,0,564,548,1,0,0,0,564,556,1,0,0,0,565,
  	97,1,0,0,0,566,575,5,34,0,0,567,572,3,96,48,0,568,569,5,26,0,0,569,571,
  	3,96,48,0,570,568,1,0,0,0,571,574,1,0,0,0,572,570,1,0,0,0,572,573,1,0,
  	0,0,573,576,1,0,0,0,574,572,1,0,0,0,575,567,1,0,0,0,575,576,1,0,0,0,576,
  	577,1,0,0,0,577,578,5,35,0,0,578,99,1,0,0,0,579,588,5,34,0,0,580,585,
  	3,102,51,0,581,582,5,26,0,0,582,584,3,102,51,0,583,581,1,0,0,0,584,587,
  	1,0,0,0,585,583,1,0,0,0,585,586,1,0,0,0,586,589,1,0,0,0,587,585,1,0,0,
  	0,588,580,1,0,0,0,588,589,1,0,0,0,589,590,1,0,0,0,590,591,5,35,0,0,591,
  	101,1,0,0,0,592,595,3,104,52,0,593,595,3,96,48,0,594,592,1,0,0,0,594,
  	593,1,0,0,0,595,103,1,0,0,0,596,606,3,106,53,0,597,599,5,30,0,0,598,597,
  	1,0,0,0,598,599,1,0,0,0,599,603,1,0,0,0,600,604,5,41,0,0,601,604,5,42,
  	0,0,602,604,3,112,56,0,603,600,1,0,0,0,603,601,1,0,0,0,603,602,1,0,0,
  	0,604,606,1,0,0,0,605,596,1,0,0,0,605,598,1,0,0,0,606,105,1,0,0,0,607,
  	609,5,43,0,0,608,607,1,0,0,0,609,610,1,0,0,0,610,608,1,0,0,0,610,611,
  	1,0,0,0,611,107,1,0,0,0,612,614,5,27,0,0,613,612,1,0,0,0,613,614,1,0,
  	0,0,614,615,1,0,0,0,615,616,3,110,55,0,616,109,1,0,0,0,617,622,3,112,
  	56,0,618,619,5,27,0,0,619,621,3,112,56,0,620,618,1,0,0,0,621,624,1,0,
  	0,0,622,620,1,0,0,0,622,623,1,0,0,0,623,111,1,0,0,0,624,622,1,0,0,0,625,
  	626,7,4,0,0,626,113,1,0,0,0,627,628,7,5,0,0,628,115,1,0,0,0,629,630,7,
  	6,0,0,630,117,1,0,0,0,631,632,7,7,0,0,632,119,1,0,0,0,633,634,7,8,0,0,
  	634,121,1,0,0,0,635,636,7,9,0,0,636,123,1,0,0,0,73,127,141,155,165,169,
  	179,192,198,202,207,211,217,221,226,230,239,247,262,265,274,277,286,289,
  	298,301,311,318,326,339,343,353,361,369,372,379,385,387,390,400,409,415,
  	425,433,442,448,459,462,468,475,487,501,509,516,520,527,530,537,541,546,
  	552,560,564,572,575,585,588,594,598,603,605,610,613,622
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
    setState(127);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 140737521919950) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 8240) != 0)) {
      setState(154);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & 8240) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 141837201309694) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(232);
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
  enterRule(_localctx, 26, ProtobufParser::RuleGroupRest);
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1099679399934) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1099679391742) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1099578736638) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 37756928) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
          ((1ULL << _la) & 1116725051390) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
          ((1ULL << _la) & 1116725051390) != 0)) {
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
          ((1ULL << _la) & 1116725051390) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 16772954587134) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(625);
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
  enterRule(_localctx, 114, ProtobufParser::RuleLabelledTypeStart);
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
    setState(627);
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
  enterRule(_localctx, 116, ProtobufParser::RuleUnlabelledTypeStart);
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
    setState(629);
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
  enterRule(_localctx, 118, ProtobufParser::RuleMemberTypeStart);
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
    setState(631);
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
  enterRule(_localctx, 120, ProtobufParser::RuleEnumValueName);
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
    setState(633);
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
  enterRule(_localctx, 122, ProtobufParser::RuleUnstreamedTypeStart);
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
    setState(635);
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
