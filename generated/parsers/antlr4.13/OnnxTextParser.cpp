
// Generated from OnnxText.g4 by ANTLR 4.13.1



#include "OnnxTextParser.h"


using namespace antlrcpp;
using namespace onnxgen::syntax::grammar;

using namespace antlr4;

namespace {

struct OnnxTextParserStaticData final {
  OnnxTextParserStaticData(std::vector<std::string> ruleNames,
                        std::vector<std::string> literalNames,
                        std::vector<std::string> symbolicNames)
      : ruleNames(std::move(ruleNames)), literalNames(std::move(literalNames)),
        symbolicNames(std::move(symbolicNames)),
        vocabulary(this->literalNames, this->symbolicNames) {}

  OnnxTextParserStaticData(const OnnxTextParserStaticData&) = delete;
  OnnxTextParserStaticData(OnnxTextParserStaticData&&) = delete;
  OnnxTextParserStaticData& operator=(const OnnxTextParserStaticData&) = delete;
  OnnxTextParserStaticData& operator=(OnnxTextParserStaticData&&) = delete;

  std::vector<antlr4::dfa::DFA> decisionToDFA;
  antlr4::atn::PredictionContextCache sharedContextCache;
  const std::vector<std::string> ruleNames;
  const std::vector<std::string> literalNames;
  const std::vector<std::string> symbolicNames;
  const antlr4::dfa::Vocabulary vocabulary;
  antlr4::atn::SerializedATNView serializedATN;
  std::unique_ptr<antlr4::atn::ATN> atn;
};

::antlr4::internal::OnceFlag onnxtextParserOnceFlag;
#if ANTLR4_USE_THREAD_LOCAL_CACHE
static thread_local
#endif
OnnxTextParserStaticData *onnxtextParserStaticData = nullptr;

void onnxtextParserInitialize() {
#if ANTLR4_USE_THREAD_LOCAL_CACHE
  if (onnxtextParserStaticData != nullptr) {
    return;
  }
#else
  assert(onnxtextParserStaticData == nullptr);
#endif
  auto staticData = std::make_unique<OnnxTextParserStaticData>(
    std::vector<std::string>{
      "modelText", "graphText", "functionText", "nodeText", "typeText", 
      "properties", "property", "propertyValue", "entries", "entry", "function", 
      "functionOutputs", "functionValues", "functionAttributes", "functionAttribute", 
      "graph", "graphRest", "graphInputs", "graphOutputs", "graphValues", 
      "binding", "valueInfo", "nodes", "node", "label", "operation", "overload", 
      "operands", "attributes", "attribute", "attributeType", "value", "list", 
      "item", "type", "dims", "dim", "typeArguments", "typeArgument", "tensorRest", 
      "data", "elements", "element", "name"
    },
    std::vector<std::string>{
      "", "'=>'", "'<'", "'>'", "'('", "')'", "'['", "']'", "'{'", "'}'", 
      "','", "':'", "'='", "'.'", "'@'", "'\\u003F'"
    },
    std::vector<std::string>{
      "", "ARROW", "LESS", "GREATER", "LPAREN", "RPAREN", "LBRACKET", "RBRACKET", 
      "LBRACE", "RBRACE", "COMMA", "COLON", "EQUALS", "DOT", "AT", "QUESTION", 
      "CONTAINER", "IDENT", "INTEGER", "FLOAT", "STRING", "NUMBERS", "SKIPPED", 
      "BAD_STRING", "BAD_CHARACTER"
    }
  );
  static const int32_t serializedATNSegment[] = {
  	4,1,24,490,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,6,2,
  	7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,2,14,7,
  	14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,7,20,2,21,7,
  	21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,2,27,7,27,2,28,7,
  	28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,33,7,33,2,34,7,34,2,35,7,
  	35,2,36,7,36,2,37,7,37,2,38,7,38,2,39,7,39,2,40,7,40,2,41,7,41,2,42,7,
  	42,2,43,7,43,1,0,3,0,90,8,0,1,0,1,0,5,0,94,8,0,10,0,12,0,97,9,0,1,0,1,
  	0,1,1,1,1,1,1,1,2,1,2,1,2,1,3,1,3,1,3,1,4,1,4,1,4,1,5,1,5,1,5,1,5,5,5,
  	117,8,5,10,5,12,5,120,9,5,1,5,1,5,1,6,1,6,1,6,1,6,1,7,1,7,1,7,3,7,131,
  	8,7,1,8,1,8,1,8,1,8,5,8,137,8,8,10,8,12,8,140,9,8,3,8,142,8,8,1,8,1,8,
  	1,9,1,9,1,9,1,9,1,10,3,10,151,8,10,1,10,1,10,3,10,155,8,10,1,10,1,10,
  	1,10,1,10,5,10,161,8,10,10,10,12,10,164,9,10,3,10,166,8,10,1,10,1,10,
  	1,10,1,10,3,10,172,8,10,1,10,1,10,1,11,1,11,1,11,1,11,5,11,180,8,11,10,
  	11,12,11,183,9,11,3,11,185,8,11,1,11,1,11,1,12,1,12,1,12,1,12,5,12,193,
  	8,12,10,12,12,12,196,9,12,3,12,198,8,12,1,12,1,12,1,13,1,13,1,13,1,13,
  	5,13,206,8,13,10,13,12,13,209,9,13,1,13,1,13,1,14,1,14,3,14,215,8,14,
  	1,14,1,14,3,14,219,8,14,1,15,3,15,222,8,15,1,15,1,15,1,16,3,16,227,8,
  	16,1,16,1,16,1,16,3,16,232,8,16,1,16,1,16,1,17,1,17,1,17,1,17,5,17,240,
  	8,17,10,17,12,17,243,9,17,3,17,245,8,17,1,17,1,17,1,18,1,18,1,18,1,18,
  	5,18,253,8,18,10,18,12,18,256,9,18,3,18,258,8,18,1,18,1,18,1,19,1,19,
  	1,19,1,19,5,19,266,8,19,10,19,12,19,269,9,19,3,19,271,8,19,1,19,1,19,
  	1,20,1,20,1,20,3,20,278,8,20,1,21,3,21,281,8,21,1,21,1,21,1,22,1,22,5,
  	22,287,8,22,10,22,12,22,290,9,22,1,22,1,22,1,23,3,23,295,8,23,1,23,1,
  	23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,3,23,309,8,23,3,
  	23,311,8,23,1,24,1,24,3,24,315,8,24,1,24,1,24,1,25,1,25,1,25,5,25,322,
  	8,25,10,25,12,25,325,9,25,1,25,3,25,328,8,25,1,26,1,26,1,26,1,27,3,27,
  	334,8,27,1,27,1,27,3,27,338,8,27,5,27,340,8,27,10,27,12,27,343,9,27,1,
  	28,1,28,1,28,1,28,5,28,349,8,28,10,28,12,28,352,9,28,1,28,1,28,1,29,1,
  	29,3,29,358,8,29,1,29,1,29,1,29,1,30,1,30,1,30,1,31,1,31,3,31,368,8,31,
  	1,32,1,32,1,32,1,32,5,32,374,8,32,10,32,12,32,377,9,32,3,32,379,8,32,
  	1,32,1,32,1,33,1,33,1,33,1,33,1,33,1,33,1,33,3,33,390,8,33,1,33,1,33,
  	1,33,3,33,395,8,33,1,33,1,33,1,33,3,33,400,8,33,1,33,1,33,3,33,404,8,
  	33,1,34,1,34,3,34,408,8,34,1,34,1,34,3,34,412,8,34,1,35,1,35,1,35,1,35,
  	5,35,418,8,35,10,35,12,35,421,9,35,3,35,423,8,35,1,35,1,35,1,36,1,36,
  	1,36,3,36,430,8,36,1,37,1,37,1,37,1,37,5,37,436,8,37,10,37,12,37,439,
  	9,37,3,37,441,8,37,1,37,1,37,1,38,1,38,3,38,447,8,38,1,38,1,38,5,38,451,
  	8,38,10,38,12,38,454,9,38,1,39,1,39,3,39,458,8,39,1,39,1,39,1,39,1,39,
  	1,39,3,39,465,8,39,1,40,1,40,3,40,469,8,40,1,41,1,41,1,41,1,41,1,41,5,
  	41,476,8,41,10,41,12,41,479,9,41,3,41,481,8,41,1,41,3,41,484,8,41,1,42,
  	1,42,1,43,1,43,1,43,0,0,44,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,
  	32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,70,72,74,76,
  	78,80,82,84,86,0,4,2,0,18,18,20,20,1,0,16,17,1,0,17,20,2,0,16,17,20,20,
  	518,0,89,1,0,0,0,2,100,1,0,0,0,4,103,1,0,0,0,6,106,1,0,0,0,8,109,1,0,
  	0,0,10,112,1,0,0,0,12,123,1,0,0,0,14,130,1,0,0,0,16,132,1,0,0,0,18,145,
  	1,0,0,0,20,150,1,0,0,0,22,175,1,0,0,0,24,188,1,0,0,0,26,201,1,0,0,0,28,
  	212,1,0,0,0,30,221,1,0,0,0,32,226,1,0,0,0,34,235,1,0,0,0,36,248,1,0,0,
  	0,38,261,1,0,0,0,40,274,1,0,0,0,42,280,1,0,0,0,44,284,1,0,0,0,46,294,
  	1,0,0,0,48,312,1,0,0,0,50,318,1,0,0,0,52,329,1,0,0,0,54,333,1,0,0,0,56,
  	344,1,0,0,0,58,355,1,0,0,0,60,362,1,0,0,0,62,367,1,0,0,0,64,369,1,0,0,
  	0,66,403,1,0,0,0,68,411,1,0,0,0,70,413,1,0,0,0,72,429,1,0,0,0,74,431,
  	1,0,0,0,76,446,1,0,0,0,78,464,1,0,0,0,80,468,1,0,0,0,82,483,1,0,0,0,84,
  	485,1,0,0,0,86,487,1,0,0,0,88,90,3,10,5,0,89,88,1,0,0,0,89,90,1,0,0,0,
  	90,91,1,0,0,0,91,95,3,30,15,0,92,94,3,20,10,0,93,92,1,0,0,0,94,97,1,0,
  	0,0,95,93,1,0,0,0,95,96,1,0,0,0,96,98,1,0,0,0,97,95,1,0,0,0,98,99,5,0,
  	0,1,99,1,1,0,0,0,100,101,3,30,15,0,101,102,5,0,0,1,102,3,1,0,0,0,103,
  	104,3,20,10,0,104,105,5,0,0,1,105,5,1,0,0,0,106,107,3,46,23,0,107,108,
  	5,0,0,1,108,7,1,0,0,0,109,110,3,68,34,0,110,111,5,0,0,1,111,9,1,0,0,0,
  	112,113,5,2,0,0,113,118,3,12,6,0,114,115,5,10,0,0,115,117,3,12,6,0,116,
  	114,1,0,0,0,117,120,1,0,0,0,118,116,1,0,0,0,118,119,1,0,0,0,119,121,1,
  	0,0,0,120,118,1,0,0,0,121,122,5,3,0,0,122,11,1,0,0,0,123,124,5,17,0,0,
  	124,125,5,11,0,0,125,126,3,14,7,0,126,13,1,0,0,0,127,131,5,18,0,0,128,
  	131,5,20,0,0,129,131,3,16,8,0,130,127,1,0,0,0,130,128,1,0,0,0,130,129,
  	1,0,0,0,131,15,1,0,0,0,132,141,5,6,0,0,133,138,3,18,9,0,134,135,5,10,
  	0,0,135,137,3,18,9,0,136,134,1,0,0,0,137,140,1,0,0,0,138,136,1,0,0,0,
  	138,139,1,0,0,0,139,142,1,0,0,0,140,138,1,0,0,0,141,133,1,0,0,0,141,142,
  	1,0,0,0,142,143,1,0,0,0,143,144,5,7,0,0,144,17,1,0,0,0,145,146,5,20,0,
  	0,146,147,5,11,0,0,147,148,7,0,0,0,148,19,1,0,0,0,149,151,3,10,5,0,150,
  	149,1,0,0,0,150,151,1,0,0,0,151,152,1,0,0,0,152,154,3,86,43,0,153,155,
  	3,26,13,0,154,153,1,0,0,0,154,155,1,0,0,0,155,156,1,0,0,0,156,165,5,4,
  	0,0,157,162,3,42,21,0,158,159,5,10,0,0,159,161,3,42,21,0,160,158,1,0,
  	0,0,161,164,1,0,0,0,162,160,1,0,0,0,162,163,1,0,0,0,163,166,1,0,0,0,164,
  	162,1,0,0,0,165,157,1,0,0,0,165,166,1,0,0,0,166,167,1,0,0,0,167,168,5,
  	5,0,0,168,169,5,1,0,0,169,171,3,22,11,0,170,172,3,24,12,0,171,170,1,0,
  	0,0,171,172,1,0,0,0,172,173,1,0,0,0,173,174,3,44,22,0,174,21,1,0,0,0,
  	175,184,5,4,0,0,176,181,3,42,21,0,177,178,5,10,0,0,178,180,3,42,21,0,
  	179,177,1,0,0,0,180,183,1,0,0,0,181,179,1,0,0,0,181,182,1,0,0,0,182,185,
  	1,0,0,0,183,181,1,0,0,0,184,176,1,0,0,0,184,185,1,0,0,0,185,186,1,0,0,
  	0,186,187,5,5,0,0,187,23,1,0,0,0,188,197,5,2,0,0,189,194,3,42,21,0,190,
  	191,5,10,0,0,191,193,3,42,21,0,192,190,1,0,0,0,193,196,1,0,0,0,194,192,
  	1,0,0,0,194,195,1,0,0,0,195,198,1,0,0,0,196,194,1,0,0,0,197,189,1,0,0,
  	0,197,198,1,0,0,0,198,199,1,0,0,0,199,200,5,3,0,0,200,25,1,0,0,0,201,
  	202,5,2,0,0,202,207,3,28,14,0,203,204,5,10,0,0,204,206,3,28,14,0,205,
  	203,1,0,0,0,206,209,1,0,0,0,207,205,1,0,0,0,207,208,1,0,0,0,208,210,1,
  	0,0,0,209,207,1,0,0,0,210,211,5,3,0,0,211,27,1,0,0,0,212,218,3,86,43,
  	0,213,215,3,60,30,0,214,213,1,0,0,0,214,215,1,0,0,0,215,216,1,0,0,0,216,
  	217,5,12,0,0,217,219,3,62,31,0,218,214,1,0,0,0,218,219,1,0,0,0,219,29,
  	1,0,0,0,220,222,3,86,43,0,221,220,1,0,0,0,221,222,1,0,0,0,222,223,1,0,
  	0,0,223,224,3,32,16,0,224,31,1,0,0,0,225,227,3,34,17,0,226,225,1,0,0,
  	0,226,227,1,0,0,0,227,228,1,0,0,0,228,229,5,1,0,0,229,231,3,36,18,0,230,
  	232,3,38,19,0,231,230,1,0,0,0,231,232,1,0,0,0,232,233,1,0,0,0,233,234,
  	3,44,22,0,234,33,1,0,0,0,235,244,5,4,0,0,236,241,3,40,20,0,237,238,5,
  	10,0,0,238,240,3,40,20,0,239,237,1,0,0,0,240,243,1,0,0,0,241,239,1,0,
  	0,0,241,242,1,0,0,0,242,245,1,0,0,0,243,241,1,0,0,0,244,236,1,0,0,0,244,
  	245,1,0,0,0,245,246,1,0,0,0,246,247,5,5,0,0,247,35,1,0,0,0,248,257,5,
  	4,0,0,249,254,3,42,21,0,250,251,5,10,0,0,251,253,3,42,21,0,252,250,1,
  	0,0,0,253,256,1,0,0,0,254,252,1,0,0,0,254,255,1,0,0,0,255,258,1,0,0,0,
  	256,254,1,0,0,0,257,249,1,0,0,0,257,258,1,0,0,0,258,259,1,0,0,0,259,260,
  	5,5,0,0,260,37,1,0,0,0,261,270,5,2,0,0,262,267,3,40,20,0,263,264,5,10,
  	0,0,264,266,3,40,20,0,265,263,1,0,0,0,266,269,1,0,0,0,267,265,1,0,0,0,
  	267,268,1,0,0,0,268,271,1,0,0,0,269,267,1,0,0,0,270,262,1,0,0,0,270,271,
  	1,0,0,0,271,272,1,0,0,0,272,273,5,3,0,0,273,39,1,0,0,0,274,277,3,42,21,
  	0,275,276,5,12,0,0,276,278,3,80,40,0,277,275,1,0,0,0,277,278,1,0,0,0,
  	278,41,1,0,0,0,279,281,3,68,34,0,280,279,1,0,0,0,280,281,1,0,0,0,281,
  	282,1,0,0,0,282,283,3,86,43,0,283,43,1,0,0,0,284,288,5,8,0,0,285,287,
  	3,46,23,0,286,285,1,0,0,0,287,290,1,0,0,0,288,286,1,0,0,0,288,289,1,0,
  	0,0,289,291,1,0,0,0,290,288,1,0,0,0,291,292,5,9,0,0,292,45,1,0,0,0,293,
  	295,3,48,24,0,294,293,1,0,0,0,294,295,1,0,0,0,295,296,1,0,0,0,296,297,
  	3,54,27,0,297,298,5,12,0,0,298,310,3,50,25,0,299,300,3,56,28,0,300,301,
  	5,4,0,0,301,302,3,54,27,0,302,303,5,5,0,0,303,311,1,0,0,0,304,305,5,4,
  	0,0,305,306,3,54,27,0,306,308,5,5,0,0,307,309,3,56,28,0,308,307,1,0,0,
  	0,308,309,1,0,0,0,309,311,1,0,0,0,310,299,1,0,0,0,310,304,1,0,0,0,311,
  	47,1,0,0,0,312,314,5,6,0,0,313,315,3,86,43,0,314,313,1,0,0,0,314,315,
  	1,0,0,0,315,316,1,0,0,0,316,317,5,7,0,0,317,49,1,0,0,0,318,323,3,86,43,
  	0,319,320,5,13,0,0,320,322,3,86,43,0,321,319,1,0,0,0,322,325,1,0,0,0,
  	323,321,1,0,0,0,323,324,1,0,0,0,324,327,1,0,0,0,325,323,1,0,0,0,326,328,
  	3,52,26,0,327,326,1,0,0,0,327,328,1,0,0,0,328,51,1,0,0,0,329,330,5,11,
  	0,0,330,331,3,86,43,0,331,53,1,0,0,0,332,334,3,86,43,0,333,332,1,0,0,
  	0,333,334,1,0,0,0,334,341,1,0,0,0,335,337,5,10,0,0,336,338,3,86,43,0,
  	337,336,1,0,0,0,337,338,1,0,0,0,338,340,1,0,0,0,339,335,1,0,0,0,340,343,
  	1,0,0,0,341,339,1,0,0,0,341,342,1,0,0,0,342,55,1,0,0,0,343,341,1,0,0,
  	0,344,345,5,2,0,0,345,350,3,58,29,0,346,347,5,10,0,0,347,349,3,58,29,
  	0,348,346,1,0,0,0,349,352,1,0,0,0,350,348,1,0,0,0,350,351,1,0,0,0,351,
  	353,1,0,0,0,352,350,1,0,0,0,353,354,5,3,0,0,354,57,1,0,0,0,355,357,3,
  	86,43,0,356,358,3,60,30,0,357,356,1,0,0,0,357,358,1,0,0,0,358,359,1,0,
  	0,0,359,360,5,12,0,0,360,361,3,62,31,0,361,59,1,0,0,0,362,363,5,11,0,
  	0,363,364,7,1,0,0,364,61,1,0,0,0,365,368,3,66,33,0,366,368,3,64,32,0,
  	367,365,1,0,0,0,367,366,1,0,0,0,368,63,1,0,0,0,369,378,5,6,0,0,370,375,
  	3,66,33,0,371,372,5,10,0,0,372,374,3,66,33,0,373,371,1,0,0,0,374,377,
  	1,0,0,0,375,373,1,0,0,0,375,376,1,0,0,0,376,379,1,0,0,0,377,375,1,0,0,
  	0,378,370,1,0,0,0,378,379,1,0,0,0,379,380,1,0,0,0,380,381,5,7,0,0,381,
  	65,1,0,0,0,382,383,5,14,0,0,383,404,3,86,43,0,384,404,5,18,0,0,385,404,
  	5,19,0,0,386,404,3,32,16,0,387,389,5,20,0,0,388,390,3,32,16,0,389,388,
  	1,0,0,0,389,390,1,0,0,0,390,404,1,0,0,0,391,394,5,17,0,0,392,395,3,32,
  	16,0,393,395,3,78,39,0,394,392,1,0,0,0,394,393,1,0,0,0,394,395,1,0,0,
  	0,395,404,1,0,0,0,396,397,5,17,0,0,397,399,3,70,35,0,398,400,3,78,39,
  	0,399,398,1,0,0,0,399,400,1,0,0,0,400,404,1,0,0,0,401,402,5,16,0,0,402,
  	404,3,74,37,0,403,382,1,0,0,0,403,384,1,0,0,0,403,385,1,0,0,0,403,386,
  	1,0,0,0,403,387,1,0,0,0,403,391,1,0,0,0,403,396,1,0,0,0,403,401,1,0,0,
  	0,404,67,1,0,0,0,405,407,5,17,0,0,406,408,3,70,35,0,407,406,1,0,0,0,407,
  	408,1,0,0,0,408,412,1,0,0,0,409,410,5,16,0,0,410,412,3,74,37,0,411,405,
  	1,0,0,0,411,409,1,0,0,0,412,69,1,0,0,0,413,422,5,6,0,0,414,419,3,72,36,
  	0,415,416,5,10,0,0,416,418,3,72,36,0,417,415,1,0,0,0,418,421,1,0,0,0,
  	419,417,1,0,0,0,419,420,1,0,0,0,420,423,1,0,0,0,421,419,1,0,0,0,422,414,
  	1,0,0,0,422,423,1,0,0,0,423,424,1,0,0,0,424,425,5,7,0,0,425,71,1,0,0,
  	0,426,430,5,15,0,0,427,430,5,18,0,0,428,430,3,86,43,0,429,426,1,0,0,0,
  	429,427,1,0,0,0,429,428,1,0,0,0,430,73,1,0,0,0,431,440,5,4,0,0,432,437,
  	3,76,38,0,433,434,5,10,0,0,434,436,3,76,38,0,435,433,1,0,0,0,436,439,
  	1,0,0,0,437,435,1,0,0,0,437,438,1,0,0,0,438,441,1,0,0,0,439,437,1,0,0,
  	0,440,432,1,0,0,0,440,441,1,0,0,0,441,442,1,0,0,0,442,443,5,5,0,0,443,
  	75,1,0,0,0,444,447,3,68,34,0,445,447,5,20,0,0,446,444,1,0,0,0,446,445,
  	1,0,0,0,447,452,1,0,0,0,448,449,5,13,0,0,449,451,3,86,43,0,450,448,1,
  	0,0,0,451,454,1,0,0,0,452,450,1,0,0,0,452,453,1,0,0,0,453,77,1,0,0,0,
  	454,452,1,0,0,0,455,457,3,86,43,0,456,458,5,12,0,0,457,456,1,0,0,0,457,
  	458,1,0,0,0,458,459,1,0,0,0,459,460,3,80,40,0,460,465,1,0,0,0,461,462,
  	5,12,0,0,462,465,3,80,40,0,463,465,3,82,41,0,464,455,1,0,0,0,464,461,
  	1,0,0,0,464,463,1,0,0,0,465,79,1,0,0,0,466,469,3,82,41,0,467,469,3,16,
  	8,0,468,466,1,0,0,0,468,467,1,0,0,0,469,81,1,0,0,0,470,484,5,21,0,0,471,
  	480,5,8,0,0,472,477,3,84,42,0,473,474,5,10,0,0,474,476,3,84,42,0,475,
  	473,1,0,0,0,476,479,1,0,0,0,477,475,1,0,0,0,477,478,1,0,0,0,478,481,1,
  	0,0,0,479,477,1,0,0,0,480,472,1,0,0,0,480,481,1,0,0,0,481,482,1,0,0,0,
  	482,484,5,9,0,0,483,470,1,0,0,0,483,471,1,0,0,0,484,83,1,0,0,0,485,486,
  	7,2,0,0,486,85,1,0,0,0,487,488,7,3,0,0,488,87,1,0,0,0,63,89,95,118,130,
  	138,141,150,154,162,165,171,181,184,194,197,207,214,218,221,226,231,241,
  	244,254,257,267,270,277,280,288,294,308,310,314,323,327,333,337,341,350,
  	357,367,375,378,389,394,399,403,407,411,419,422,429,437,440,446,452,457,
  	464,468,477,480,483
  };
  staticData->serializedATN = antlr4::atn::SerializedATNView(serializedATNSegment, sizeof(serializedATNSegment) / sizeof(serializedATNSegment[0]));

  antlr4::atn::ATNDeserializer deserializer;
  staticData->atn = deserializer.deserialize(staticData->serializedATN);

  const size_t count = staticData->atn->getNumberOfDecisions();
  staticData->decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    staticData->decisionToDFA.emplace_back(staticData->atn->getDecisionState(i), i);
  }
  onnxtextParserStaticData = staticData.release();
}

}

OnnxTextParser::OnnxTextParser(TokenStream *input) : OnnxTextParser(input, antlr4::atn::ParserATNSimulatorOptions()) {}

OnnxTextParser::OnnxTextParser(TokenStream *input, const antlr4::atn::ParserATNSimulatorOptions &options) : Parser(input) {
  OnnxTextParser::initialize();
  _interpreter = new atn::ParserATNSimulator(this, *onnxtextParserStaticData->atn, onnxtextParserStaticData->decisionToDFA, onnxtextParserStaticData->sharedContextCache, options);
}

OnnxTextParser::~OnnxTextParser() {
  delete _interpreter;
}

const atn::ATN& OnnxTextParser::getATN() const {
  return *onnxtextParserStaticData->atn;
}

std::string OnnxTextParser::getGrammarFileName() const {
  return "OnnxText.g4";
}

const std::vector<std::string>& OnnxTextParser::getRuleNames() const {
  return onnxtextParserStaticData->ruleNames;
}

const dfa::Vocabulary& OnnxTextParser::getVocabulary() const {
  return onnxtextParserStaticData->vocabulary;
}

antlr4::atn::SerializedATNView OnnxTextParser::getSerializedATN() const {
  return onnxtextParserStaticData->serializedATN;
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245188) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245184) != 0)) {
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
    match(OnnxTextParser::LPAREN);
    setState(184);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(221);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

    default:
      break;
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1250368) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
    _errHandler->sync(this);

    _la = _input->LA(1);
    if ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1245184) != 0)) {
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
        ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 2048018) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
        ((1ULL << _la) & 3346688) != 0)) {
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

    default:
      break;
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1540096) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
      ((1ULL << _la) & 1245184) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
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
          ((1ULL << _la) & 1966080) != 0)) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(485);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1966080) != 0))) {
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

#if __cplusplus > 201703L
  auto onExit = finally([=, this] {
#else
  auto onExit = finally([=] {
#endif
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(487);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & 1245184) != 0))) {
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

void OnnxTextParser::initialize() {
#if ANTLR4_USE_THREAD_LOCAL_CACHE
  onnxtextParserInitialize();
#else
  ::antlr4::internal::call_once(onnxtextParserOnceFlag, onnxtextParserInitialize);
#endif
}
