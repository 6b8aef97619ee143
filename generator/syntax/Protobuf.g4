// Grammar of .proto files, for proto2, proto3 and editions, without actions.
//
// Every decision needs only one token of lookahead, so the generated parser never uses ATN simulation. The first word
// of a block element determines its kind; words that start another kind of element are excluded from the rule at that
// position. The schema stage checks what a grammar cannot express (labels, numbers, rules of each version).
//
// The input is a stream of bytes, so a character in this grammar is one byte of UTF-8.
grammar Protobuf;

// The lexer never makes this token. Before parsing, `export` and `local` become one where they are keywords, because that
// depends on the edition and on the word that follows.
tokens { VISIBILITY }

// ---- file ----------------------------------------------------------------------------------------------------------

file : fileElement* EOF ;

fileElement
    : ';'
    | syntaxDecl
    | editionDecl
    | importDecl
    | packageDecl
    | optionDecl
    | typeDecl
    | extendDecl
    | serviceDecl
    ;

syntaxDecl  : 'syntax' '=' stringValue ';' ;
editionDecl : 'edition' '=' stringValue ';' ;
importDecl  : 'import' ( 'public' | 'weak' | 'option' )? stringValue ';' ;
packageDecl : 'package' dottedName ';' ;
typeDecl    : VISIBILITY? ( messageDecl | enumDecl ) ;

// ---- messages ------------------------------------------------------------------------------------------------------

messageDecl : 'message' ident messageBody ;
messageBody : '{' messageElement* '}' ;

messageElement
    : ';'
    | typeDecl
    | extensionsDecl
    | reservedDecl
    | extendDecl
    | optionDecl
    | oneofDecl
    | field
    ;

field
    : label ( groupRest | ( mapType | labelledType ) fieldRest )
    | groupRest
    | ( mapType | unlabelledType ) fieldRest
    ;

// A field in a block whose only other declarations are options.
member
    : label ( groupRest | ( mapType | labelledType ) fieldRest )
    | groupRest
    | ( mapType | memberType ) fieldRest
    ;

label     : 'optional' | 'required' | 'repeated' ;
groupRest : 'group' ident '=' fieldNumber compactOptions? messageBody ;
fieldRest : ident '=' fieldNumber compactOptions? ';' ;

// `map` is the name of a type unless '<' follows.
mapType : 'map' ( '<' typeName ',' typeName '>' | ( '.' ident )* ) ;

labelledType   : '.' dottedName | labelledTypeStart ( '.' ident )* ;
unlabelledType : '.' dottedName | unlabelledTypeStart ( '.' ident )* ;
memberType     : '.' dottedName | memberTypeStart ( '.' ident )* ;
fieldNumber    : INTEGER ;

oneofDecl    : 'oneof' ident '{' oneofElement* '}' ;
oneofElement : optionDecl | member ;

extendDecl    : 'extend' typeName '{' extendElement* '}' ;
extendElement : member ;

extensionsDecl : 'extensions' range ( ',' range )* compactOptions? ';' ;
reservedDecl
    : 'reserved'
      ( reservedRange ( ',' reservedRange )* | stringValue ( ',' stringValue )* | ident ( ',' ident )* ) ';'
    ;
range          : INTEGER ( 'to' ( INTEGER | 'max' ) )? ;
reservedRange  : signedInteger ( 'to' ( signedInteger | 'max' ) )? ;
signedInteger  : '-'? INTEGER ;

// ---- enums ---------------------------------------------------------------------------------------------------------

enumDecl    : 'enum' ident '{' enumElement* '}' ;
enumElement : ';' | optionDecl | reservedDecl | enumValue ;
enumValue   : enumValueName '=' signedInteger compactOptions? ';' ;

// ---- services ------------------------------------------------------------------------------------------------------

serviceDecl    : 'service' ident '{' serviceElement* '}' ;
serviceElement : ';' | optionDecl | methodDecl ;
methodDecl     : 'rpc' ident methodType 'returns' methodType ( ';' | methodBody ) ;
methodType     : '(' ( 'stream' typeName | unstreamedType ) ')' ;
unstreamedType : '.' dottedName | unstreamedTypeStart ( '.' ident )* ;
methodBody     : '{' methodElement* '}' ;
methodElement  : ';' | optionDecl ;

// ---- options -------------------------------------------------------------------------------------------------------

optionDecl     : 'option' option ';' ;
compactOptions : '[' option ( ',' option )* ']' ;
option         : optionName '=' optionValue ;
optionName     : optionNamePart ( '.' optionNamePart )* ;
optionNamePart : ident | '(' typeName ')' ;
optionValue    : scalarValue | '{' aggregateField* '}' ;

// The part of the text format that options use.
aggregateField  : aggregateName ( ':' aggregateValue | aggregateBody | aggregateBodies ) ( ',' | ';' )? ;
aggregateName   : ident | '[' dottedName ( '/' dottedName )? ']' ;
aggregateValue  : scalarValue | aggregateBody | aggregateList ;
aggregateBody   : '{' aggregateField* '}' | '<' aggregateField* '>' ;
aggregateBodies : '[' ( aggregateBody ( ',' aggregateBody )* )? ']' ;
aggregateList   : '[' ( listValue ( ',' listValue )* )? ']' ;
listValue       : scalarValue | aggregateBody ;

scalarValue : stringValue | '-'? ( INTEGER | FLOAT | ident ) ;
stringValue : STRING+ ;

// ---- names ---------------------------------------------------------------------------------------------------------

typeName   : '.'? dottedName ;
dottedName : ident ( '.' ident )* ;

ident
    : IDENT
    | 'syntax' | 'edition' | 'import' | 'public' | 'weak' | 'package' | 'message' | 'enum' | 'service' | 'extend'
    | 'extensions' | 'reserved' | 'option' | 'oneof' | 'optional' | 'required' | 'repeated' | 'group' | 'map' | 'to'
    | 'max' | 'rpc' | 'returns' | 'stream'
    ;

// After a label, where `map` and `group` are keywords.
labelledTypeStart
    : IDENT
    | 'syntax' | 'edition' | 'import' | 'public' | 'weak' | 'package' | 'message' | 'enum' | 'service' | 'extend'
    | 'extensions' | 'reserved' | 'option' | 'oneof' | 'optional' | 'required' | 'repeated' | 'to' | 'max' | 'rpc'
    | 'returns' | 'stream'
    ;

// At the start of a message element.
unlabelledTypeStart
    : IDENT
    | 'syntax' | 'edition' | 'import' | 'public' | 'weak' | 'package' | 'service' | 'to' | 'max' | 'rpc' | 'returns'
    | 'stream'
    ;

// At the start of an element of a oneof or an extend block.
memberTypeStart
    : IDENT
    | 'syntax' | 'edition' | 'import' | 'public' | 'weak' | 'package' | 'message' | 'enum' | 'service' | 'extend'
    | 'extensions' | 'reserved' | 'oneof' | 'to' | 'max' | 'rpc' | 'returns' | 'stream'
    ;

// At the start of an enum element.
enumValueName
    : IDENT
    | 'syntax' | 'edition' | 'import' | 'public' | 'weak' | 'package' | 'message' | 'enum' | 'service' | 'extend'
    | 'extensions' | 'oneof' | 'optional' | 'required' | 'repeated' | 'group' | 'map' | 'to' | 'max' | 'rpc'
    | 'returns' | 'stream'
    ;

// Where `stream` is a keyword.
unstreamedTypeStart
    : IDENT
    | 'syntax' | 'edition' | 'import' | 'public' | 'weak' | 'package' | 'message' | 'enum' | 'service' | 'extend'
    | 'extensions' | 'reserved' | 'option' | 'oneof' | 'optional' | 'required' | 'repeated' | 'group' | 'map' | 'to'
    | 'max' | 'rpc' | 'returns'
    ;

// ---- tokens --------------------------------------------------------------------------------------------------------

SYNTAX : 'syntax' ;
EDITION : 'edition' ;
IMPORT : 'import' ;
PUBLIC : 'public' ;
WEAK : 'weak' ;
PACKAGE : 'package' ;
MESSAGE : 'message' ;
ENUM : 'enum' ;
SERVICE : 'service' ;
EXTEND : 'extend' ;
EXTENSIONS : 'extensions' ;
RESERVED : 'reserved' ;
OPTION : 'option' ;
ONEOF : 'oneof' ;
OPTIONAL : 'optional' ;
REQUIRED : 'required' ;
REPEATED : 'repeated' ;
GROUP : 'group' ;
MAP : 'map' ;
TO : 'to' ;
MAX : 'max' ;
RPC : 'rpc' ;
RETURNS : 'returns' ;
STREAM : 'stream' ;

SEMICOLON : ';' ;
COMMA : ',' ;
DOT : '.' ;
EQUALS : '=' ;
COLON : ':' ;
MINUS : '-' ;
SLASH : '/' ;
LBRACE : '{' ;
RBRACE : '}' ;
LBRACKET : '[' ;
RBRACKET : ']' ;
LPAREN : '(' ;
RPAREN : ')' ;
LANGLE : '<' ;
RANGLE : '>' ;

IDENT : [a-zA-Z_] [a-zA-Z0-9_]* ;

INTEGER : '0' [0-7]* | [1-9] [0-9]* | '0' [xX] [0-9a-fA-F]+ ;
FLOAT : ( [0-9]+ '.' [0-9]* | '.' [0-9]+ ) EXPONENT? | [0-9]+ EXPONENT ;
fragment EXPONENT : [eE] [+-]? [0-9]+ ;

STRING : '"' ( ~["\\\n] | '\\' ~[\n] )* '"' | '\'' ( ~['\\\n] | '\\' ~[\n] )* '\'' ;

// TokenSource skips blanks and comments before they reach the lexer.

// Invalid text that no other rule accepts. Each rule matches the whole text, so that a single error with the right span
// is reported.
BAD_NUMBER : '.'? [0-9] [0-9a-zA-Z_.]* ;
BAD_STRING : '"' ( ~["\\\n] | '\\' ~[\n] )* '\\'? | '\'' ( ~['\\\n] | '\\' ~[\n] )* '\\'? ;
BAD_CHARACTER : . ;
