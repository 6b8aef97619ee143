
// Generated from OnnxText.g4 by ANTLR 4.13.1


#include "OnnxTextLexer.h"


using namespace antlr4;

using namespace onnxgen::syntax::grammar;


using namespace antlr4;

namespace {

struct OnnxTextLexerStaticData final {
  OnnxTextLexerStaticData(std::vector<std::string> ruleNames,
                          std::vector<std::string> channelNames,
                          std::vector<std::string> modeNames,
                          std::vector<std::string> literalNames,
                          std::vector<std::string> symbolicNames)
      : ruleNames(std::move(ruleNames)), channelNames(std::move(channelNames)),
        modeNames(std::move(modeNames)), literalNames(std::move(literalNames)),
        symbolicNames(std::move(symbolicNames)),
        vocabulary(this->literalNames, this->symbolicNames) {}

  OnnxTextLexerStaticData(const OnnxTextLexerStaticData&) = delete;
  OnnxTextLexerStaticData(OnnxTextLexerStaticData&&) = delete;
  OnnxTextLexerStaticData& operator=(const OnnxTextLexerStaticData&) = delete;
  OnnxTextLexerStaticData& operator=(OnnxTextLexerStaticData&&) = delete;

  std::vector<antlr4::dfa::DFA> decisionToDFA;
  antlr4::atn::PredictionContextCache sharedContextCache;
  const std::vector<std::string> ruleNames;
  const std::vector<std::string> channelNames;
  const std::vector<std::string> modeNames;
  const std::vector<std::string> literalNames;
  const std::vector<std::string> symbolicNames;
  const antlr4::dfa::Vocabulary vocabulary;
  antlr4::atn::SerializedATNView serializedATN;
  std::unique_ptr<antlr4::atn::ATN> atn;
};

::antlr4::internal::OnceFlag onnxtextlexerLexerOnceFlag;
#if ANTLR4_USE_THREAD_LOCAL_CACHE
static thread_local
#endif
OnnxTextLexerStaticData *onnxtextlexerLexerStaticData = nullptr;

void onnxtextlexerLexerInitialize() {
#if ANTLR4_USE_THREAD_LOCAL_CACHE
  if (onnxtextlexerLexerStaticData != nullptr) {
    return;
  }
#else
  assert(onnxtextlexerLexerStaticData == nullptr);
#endif
  auto staticData = std::make_unique<OnnxTextLexerStaticData>(
    std::vector<std::string>{
      "ARROW", "LESS", "GREATER", "LPAREN", "RPAREN", "LBRACKET", "RBRACKET", 
      "LBRACE", "RBRACE", "COMMA", "COLON", "EQUALS", "DOT", "AT", "QUESTION", 
      "CONTAINER", "IDENT", "INTEGER", "FLOAT", "DECIMAL", "EXPONENT", "NOT_FINITE", 
      "STRING", "NUMBERS", "NUMBER", "SKIPPED", "BLANK", "BAD_STRING", "BAD_CHARACTER"
    },
    std::vector<std::string>{
      "DEFAULT_TOKEN_CHANNEL", "HIDDEN"
    },
    std::vector<std::string>{
      "DEFAULT_MODE"
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
  	4,0,24,280,6,-1,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
  	6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,2,14,
  	7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,7,20,2,21,
  	7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,2,27,7,27,2,28,
  	7,28,1,0,1,0,1,0,1,1,1,1,1,2,1,2,1,3,1,3,1,4,1,4,1,5,1,5,1,6,1,6,1,7,
  	1,7,1,8,1,8,1,9,1,9,1,10,1,10,1,11,1,11,1,12,1,12,1,13,1,13,1,14,1,14,
  	1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,
  	1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,
  	1,15,1,15,1,15,1,15,1,15,3,15,124,8,15,1,16,1,16,5,16,128,8,16,10,16,
  	12,16,131,9,16,1,17,3,17,134,8,17,1,17,4,17,137,8,17,11,17,12,17,138,
  	1,18,3,18,142,8,18,1,18,1,18,1,18,3,18,147,8,18,1,19,4,19,150,8,19,11,
  	19,12,19,151,1,19,1,19,5,19,156,8,19,10,19,12,19,159,9,19,1,19,3,19,162,
  	8,19,1,19,3,19,165,8,19,1,20,1,20,3,20,169,8,20,1,20,4,20,172,8,20,11,
  	20,12,20,173,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,3,21,184,8,21,1,
  	21,1,21,1,21,3,21,189,8,21,1,22,1,22,1,22,1,22,5,22,195,8,22,10,22,12,
  	22,198,9,22,1,22,1,22,1,23,1,23,5,23,204,8,23,10,23,12,23,207,9,23,1,
  	23,1,23,5,23,211,8,23,10,23,12,23,214,9,23,1,23,1,23,5,23,218,8,23,10,
  	23,12,23,221,9,23,1,23,1,23,5,23,225,8,23,10,23,12,23,228,9,23,5,23,230,
  	8,23,10,23,12,23,233,9,23,1,23,1,23,1,24,3,24,238,8,24,1,24,4,24,241,
  	8,24,11,24,12,24,242,1,24,1,24,3,24,247,8,24,1,25,4,25,250,8,25,11,25,
  	12,25,251,1,25,1,25,5,25,256,8,25,10,25,12,25,259,9,25,3,25,261,8,25,
  	1,25,1,25,1,26,1,26,1,27,1,27,1,27,1,27,5,27,271,8,27,10,27,12,27,274,
  	9,27,1,27,3,27,277,8,27,1,28,1,28,0,0,29,1,1,3,2,5,3,7,4,9,5,11,6,13,
  	7,15,8,17,9,19,10,21,11,23,12,25,13,27,14,29,15,31,16,33,17,35,18,37,
  	19,39,0,41,0,43,0,45,20,47,21,49,0,51,22,53,0,55,23,57,24,1,0,14,3,0,
  	65,90,95,95,97,122,4,0,48,57,65,90,95,95,97,122,1,0,48,57,2,0,69,69,101,
  	101,2,0,43,43,45,45,2,0,73,73,105,105,2,0,78,78,110,110,2,0,70,70,102,
  	102,2,0,84,84,116,116,2,0,89,89,121,121,2,0,65,65,97,97,2,0,34,34,92,
  	92,1,0,10,10,2,0,9,13,32,32,308,0,1,1,0,0,0,0,3,1,0,0,0,0,5,1,0,0,0,0,
  	7,1,0,0,0,0,9,1,0,0,0,0,11,1,0,0,0,0,13,1,0,0,0,0,15,1,0,0,0,0,17,1,0,
  	0,0,0,19,1,0,0,0,0,21,1,0,0,0,0,23,1,0,0,0,0,25,1,0,0,0,0,27,1,0,0,0,
  	0,29,1,0,0,0,0,31,1,0,0,0,0,33,1,0,0,0,0,35,1,0,0,0,0,37,1,0,0,0,0,45,
  	1,0,0,0,0,47,1,0,0,0,0,51,1,0,0,0,0,55,1,0,0,0,0,57,1,0,0,0,1,59,1,0,
  	0,0,3,62,1,0,0,0,5,64,1,0,0,0,7,66,1,0,0,0,9,68,1,0,0,0,11,70,1,0,0,0,
  	13,72,1,0,0,0,15,74,1,0,0,0,17,76,1,0,0,0,19,78,1,0,0,0,21,80,1,0,0,0,
  	23,82,1,0,0,0,25,84,1,0,0,0,27,86,1,0,0,0,29,88,1,0,0,0,31,123,1,0,0,
  	0,33,125,1,0,0,0,35,133,1,0,0,0,37,146,1,0,0,0,39,149,1,0,0,0,41,166,
  	1,0,0,0,43,188,1,0,0,0,45,190,1,0,0,0,47,201,1,0,0,0,49,237,1,0,0,0,51,
  	260,1,0,0,0,53,264,1,0,0,0,55,266,1,0,0,0,57,278,1,0,0,0,59,60,5,61,0,
  	0,60,61,5,62,0,0,61,2,1,0,0,0,62,63,5,60,0,0,63,4,1,0,0,0,64,65,5,62,
  	0,0,65,6,1,0,0,0,66,67,5,40,0,0,67,8,1,0,0,0,68,69,5,41,0,0,69,10,1,0,
  	0,0,70,71,5,91,0,0,71,12,1,0,0,0,72,73,5,93,0,0,73,14,1,0,0,0,74,75,5,
  	123,0,0,75,16,1,0,0,0,76,77,5,125,0,0,77,18,1,0,0,0,78,79,5,44,0,0,79,
  	20,1,0,0,0,80,81,5,58,0,0,81,22,1,0,0,0,82,83,5,61,0,0,83,24,1,0,0,0,
  	84,85,5,46,0,0,85,26,1,0,0,0,86,87,5,64,0,0,87,28,1,0,0,0,88,89,5,63,
  	0,0,89,30,1,0,0,0,90,91,5,115,0,0,91,92,5,101,0,0,92,124,5,113,0,0,93,
  	94,5,109,0,0,94,95,5,97,0,0,95,124,5,112,0,0,96,97,5,111,0,0,97,98,5,
  	112,0,0,98,99,5,116,0,0,99,100,5,105,0,0,100,101,5,111,0,0,101,102,5,
  	110,0,0,102,103,5,97,0,0,103,124,5,108,0,0,104,105,5,115,0,0,105,106,
  	5,112,0,0,106,107,5,97,0,0,107,108,5,114,0,0,108,109,5,115,0,0,109,110,
  	5,101,0,0,110,111,5,95,0,0,111,112,5,116,0,0,112,113,5,101,0,0,113,114,
  	5,110,0,0,114,115,5,115,0,0,115,116,5,111,0,0,116,124,5,114,0,0,117,118,
  	5,111,0,0,118,119,5,112,0,0,119,120,5,97,0,0,120,121,5,113,0,0,121,122,
  	5,117,0,0,122,124,5,101,0,0,123,90,1,0,0,0,123,93,1,0,0,0,123,96,1,0,
  	0,0,123,104,1,0,0,0,123,117,1,0,0,0,124,32,1,0,0,0,125,129,7,0,0,0,126,
  	128,7,1,0,0,127,126,1,0,0,0,128,131,1,0,0,0,129,127,1,0,0,0,129,130,1,
  	0,0,0,130,34,1,0,0,0,131,129,1,0,0,0,132,134,5,45,0,0,133,132,1,0,0,0,
  	133,134,1,0,0,0,134,136,1,0,0,0,135,137,7,2,0,0,136,135,1,0,0,0,137,138,
  	1,0,0,0,138,136,1,0,0,0,138,139,1,0,0,0,139,36,1,0,0,0,140,142,5,45,0,
  	0,141,140,1,0,0,0,141,142,1,0,0,0,142,143,1,0,0,0,143,147,3,39,19,0,144,
  	145,5,45,0,0,145,147,3,43,21,0,146,141,1,0,0,0,146,144,1,0,0,0,147,38,
  	1,0,0,0,148,150,7,2,0,0,149,148,1,0,0,0,150,151,1,0,0,0,151,149,1,0,0,
  	0,151,152,1,0,0,0,152,164,1,0,0,0,153,157,5,46,0,0,154,156,7,2,0,0,155,
  	154,1,0,0,0,156,159,1,0,0,0,157,155,1,0,0,0,157,158,1,0,0,0,158,161,1,
  	0,0,0,159,157,1,0,0,0,160,162,3,41,20,0,161,160,1,0,0,0,161,162,1,0,0,
  	0,162,165,1,0,0,0,163,165,3,41,20,0,164,153,1,0,0,0,164,163,1,0,0,0,165,
  	40,1,0,0,0,166,168,7,3,0,0,167,169,7,4,0,0,168,167,1,0,0,0,168,169,1,
  	0,0,0,169,171,1,0,0,0,170,172,7,2,0,0,171,170,1,0,0,0,172,173,1,0,0,0,
  	173,171,1,0,0,0,173,174,1,0,0,0,174,42,1,0,0,0,175,176,7,5,0,0,176,177,
  	7,6,0,0,177,183,7,7,0,0,178,179,7,5,0,0,179,180,7,6,0,0,180,181,7,5,0,
  	0,181,182,7,8,0,0,182,184,7,9,0,0,183,178,1,0,0,0,183,184,1,0,0,0,184,
  	189,1,0,0,0,185,186,7,6,0,0,186,187,7,10,0,0,187,189,7,6,0,0,188,175,
  	1,0,0,0,188,185,1,0,0,0,189,44,1,0,0,0,190,196,5,34,0,0,191,195,8,11,
  	0,0,192,193,5,92,0,0,193,195,9,0,0,0,194,191,1,0,0,0,194,192,1,0,0,0,
  	195,198,1,0,0,0,196,194,1,0,0,0,196,197,1,0,0,0,197,199,1,0,0,0,198,196,
  	1,0,0,0,199,200,5,34,0,0,200,46,1,0,0,0,201,205,5,123,0,0,202,204,3,53,
  	26,0,203,202,1,0,0,0,204,207,1,0,0,0,205,203,1,0,0,0,205,206,1,0,0,0,
  	206,208,1,0,0,0,207,205,1,0,0,0,208,212,3,49,24,0,209,211,3,53,26,0,210,
  	209,1,0,0,0,211,214,1,0,0,0,212,210,1,0,0,0,212,213,1,0,0,0,213,231,1,
  	0,0,0,214,212,1,0,0,0,215,219,5,44,0,0,216,218,3,53,26,0,217,216,1,0,
  	0,0,218,221,1,0,0,0,219,217,1,0,0,0,219,220,1,0,0,0,220,222,1,0,0,0,221,
  	219,1,0,0,0,222,226,3,49,24,0,223,225,3,53,26,0,224,223,1,0,0,0,225,228,
  	1,0,0,0,226,224,1,0,0,0,226,227,1,0,0,0,227,230,1,0,0,0,228,226,1,0,0,
  	0,229,215,1,0,0,0,230,233,1,0,0,0,231,229,1,0,0,0,231,232,1,0,0,0,232,
  	234,1,0,0,0,233,231,1,0,0,0,234,235,5,125,0,0,235,48,1,0,0,0,236,238,
  	5,45,0,0,237,236,1,0,0,0,237,238,1,0,0,0,238,246,1,0,0,0,239,241,7,2,
  	0,0,240,239,1,0,0,0,241,242,1,0,0,0,242,240,1,0,0,0,242,243,1,0,0,0,243,
  	247,1,0,0,0,244,247,3,39,19,0,245,247,3,43,21,0,246,240,1,0,0,0,246,244,
  	1,0,0,0,246,245,1,0,0,0,247,50,1,0,0,0,248,250,3,53,26,0,249,248,1,0,
  	0,0,250,251,1,0,0,0,251,249,1,0,0,0,251,252,1,0,0,0,252,261,1,0,0,0,253,
  	257,5,35,0,0,254,256,8,12,0,0,255,254,1,0,0,0,256,259,1,0,0,0,257,255,
  	1,0,0,0,257,258,1,0,0,0,258,261,1,0,0,0,259,257,1,0,0,0,260,249,1,0,0,
  	0,260,253,1,0,0,0,261,262,1,0,0,0,262,263,6,25,0,0,263,52,1,0,0,0,264,
  	265,7,13,0,0,265,54,1,0,0,0,266,272,5,34,0,0,267,271,8,11,0,0,268,269,
  	5,92,0,0,269,271,9,0,0,0,270,267,1,0,0,0,270,268,1,0,0,0,271,274,1,0,
  	0,0,272,270,1,0,0,0,272,273,1,0,0,0,273,276,1,0,0,0,274,272,1,0,0,0,275,
  	277,5,92,0,0,276,275,1,0,0,0,276,277,1,0,0,0,277,56,1,0,0,0,278,279,9,
  	0,0,0,279,58,1,0,0,0,31,0,123,129,133,138,141,146,151,157,161,164,168,
  	173,183,188,194,196,205,212,219,226,231,237,242,246,251,257,260,270,272,
  	276,1,6,0,0
  };
  staticData->serializedATN = antlr4::atn::SerializedATNView(serializedATNSegment, sizeof(serializedATNSegment) / sizeof(serializedATNSegment[0]));

  antlr4::atn::ATNDeserializer deserializer;
  staticData->atn = deserializer.deserialize(staticData->serializedATN);

  const size_t count = staticData->atn->getNumberOfDecisions();
  staticData->decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    staticData->decisionToDFA.emplace_back(staticData->atn->getDecisionState(i), i);
  }
  onnxtextlexerLexerStaticData = staticData.release();
}

}

OnnxTextLexer::OnnxTextLexer(CharStream *input) : Lexer(input) {
  OnnxTextLexer::initialize();
  _interpreter = new atn::LexerATNSimulator(this, *onnxtextlexerLexerStaticData->atn, onnxtextlexerLexerStaticData->decisionToDFA, onnxtextlexerLexerStaticData->sharedContextCache);
}

OnnxTextLexer::~OnnxTextLexer() {
  delete _interpreter;
}

std::string OnnxTextLexer::getGrammarFileName() const {
  return "OnnxText.g4";
}

const std::vector<std::string>& OnnxTextLexer::getRuleNames() const {
  return onnxtextlexerLexerStaticData->ruleNames;
}

const std::vector<std::string>& OnnxTextLexer::getChannelNames() const {
  return onnxtextlexerLexerStaticData->channelNames;
}

const std::vector<std::string>& OnnxTextLexer::getModeNames() const {
  return onnxtextlexerLexerStaticData->modeNames;
}

const dfa::Vocabulary& OnnxTextLexer::getVocabulary() const {
  return onnxtextlexerLexerStaticData->vocabulary;
}

antlr4::atn::SerializedATNView OnnxTextLexer::getSerializedATN() const {
  return onnxtextlexerLexerStaticData->serializedATN;
}

const atn::ATN& OnnxTextLexer::getATN() const {
  return *onnxtextlexerLexerStaticData->atn;
}




void OnnxTextLexer::initialize() {
#if ANTLR4_USE_THREAD_LOCAL_CACHE
  onnxtextlexerLexerInitialize();
#else
  ::antlr4::internal::call_once(onnxtextlexerLexerOnceFlag, onnxtextlexerLexerInitialize);
#endif
}
