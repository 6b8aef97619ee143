// Grammar of ONNX's textual syntax, as used by onnx.parser and onnx.printer. Contains no actions.
//
// No word is reserved: float, inf and domain may be names. The code that walks the tree determines the meaning of
// words. Only the names of types with parentheses are separate tokens, because `g (x) => ...` and `seq(float)` begin
// alike. Every decision needs at most two tokens of lookahead.
//
// The input is a stream of bytes: a character of the grammar is one byte of UTF-8.
grammar OnnxText;

// ---- whole texts ---------------------------------------------------------------------------------------------------

modelText    : properties? graph function* EOF ;
graphText    : graph EOF ;
functionText : function EOF ;
nodeText     : node EOF ;
typeText     : type EOF ;

// ---- models and functions ------------------------------------------------------------------------------------------

properties    : '<' property ( ',' property )* '>' ;
property      : IDENT ':' propertyValue ;
propertyValue : INTEGER | STRING | entries ;
entries       : '[' ( entry ( ',' entry )* )? ']' ;
entry         : STRING ':' ( STRING | INTEGER ) ;

function
    : properties? name functionAttributes? '(' ( valueInfo ( ',' valueInfo )* )? ')' '=>' functionOutputs
      functionValues? nodes
    ;
functionOutputs    : '(' ( valueInfo ( ',' valueInfo )* )? ')' ;
functionValues     : '<' ( valueInfo ( ',' valueInfo )* )? '>' ;
functionAttributes : '<' functionAttribute ( ',' functionAttribute )* '>' ;
functionAttribute  : name ( attributeType? '=' value )? ;

// ---- graphs --------------------------------------------------------------------------------------------------------

// A graph without a name begins with its inputs, as in onnx.parser. In attributes this is an extension of the syntax.
graph     : name? graphRest ;
graphRest : graphInputs? '=>' graphOutputs graphValues? nodes ;

graphInputs  : '(' ( binding ( ',' binding )* )? ')' ;
graphOutputs : '(' ( valueInfo ( ',' valueInfo )* )? ')' ;
graphValues  : '<' ( binding ( ',' binding )* )? '>' ;
binding      : valueInfo ( '=' data )? ;
valueInfo    : type? name ;

nodes    : '{' node* '}' ;
node     : label? operands '=' operation ( attributes '(' operands ')' | '(' operands ')' attributes? ) ;
label    : '[' name? ']' ;
operation : name ( '.' name )* overload? ;
overload : ':' name ;

// A comma ends an operand, which may have no name. Text after the last comma is an operand only if it has a name.
operands : name? ( ',' name? )* ;

// ---- attributes ----------------------------------------------------------------------------------------------------

attributes    : '<' attribute ( ',' attribute )* '>' ;
attribute     : name attributeType? '=' value ;
attributeType : ':' ( IDENT | CONTAINER ) ;
value         : item | list ;
list          : '[' ( item ( ',' item )* )? ']' ;

item
    : '@' name
    | INTEGER
    | FLOAT
    | graphRest
    | STRING graphRest?
    | IDENT ( graphRest | tensorRest )?
    | IDENT dims tensorRest?
    | CONTAINER typeArguments
    ;

// ---- types and tensors ---------------------------------------------------------------------------------------------

type          : IDENT dims? | CONTAINER typeArguments ;
dims          : '[' ( dim ( ',' dim )* )? ']' ;
dim           : '?' | INTEGER | name ;
typeArguments : '(' ( typeArgument ( ',' typeArgument )* )? ')' ;
typeArgument  : ( type | STRING ) ( '.' name )* ;

tensorRest : name '='? data | '=' data | elements ;
data       : elements | entries ;
elements   : NUMBERS | '{' ( element ( ',' element )* )? '}' ;
element    : INTEGER | FLOAT | STRING | IDENT ;

name : IDENT | CONTAINER | STRING ;

// ---- tokens --------------------------------------------------------------------------------------------------------

ARROW : '=>' ;
LESS : '<' ;
GREATER : '>' ;
LPAREN : '(' ;
RPAREN : ')' ;
LBRACKET : '[' ;
RBRACKET : ']' ;
LBRACE : '{' ;
RBRACE : '}' ;
COMMA : ',' ;
COLON : ':' ;
EQUALS : '=' ;
DOT : '.' ;
AT : '@' ;
QUESTION : '?' ;

CONTAINER : 'seq' | 'map' | 'optional' | 'sparse_tensor' | 'opaque' ;
IDENT : [a-zA-Z_] [a-zA-Z0-9_]* ;

INTEGER : '-'? [0-9]+ ;
FLOAT : '-'? DECIMAL | '-' NOT_FINITE ;
fragment DECIMAL : [0-9]+ ( '.' [0-9]* EXPONENT? | EXPONENT ) ;
fragment EXPONENT : [eE] [+-]? [0-9]+ ;
fragment NOT_FINITE : [iI] [nN] [fF] ( [iI] [nN] [iI] [tT] [yY] )? | [nN] [aA] [nN] ;

STRING : '"' ( ~["\\] | '\\' . )* '"' ;

// A list of numbers is a single token of any length. One token per number would use a hundred times the memory of the
// text.
NUMBERS : '{' BLANK* NUMBER BLANK* ( ',' BLANK* NUMBER BLANK* )* '}' ;
fragment NUMBER : '-'? ( [0-9]+ | DECIMAL | NOT_FINITE ) ;

SKIPPED : ( BLANK+ | '#' ~[\n]* ) -> skip ;
fragment BLANK : [ \t\r\n\u000B\f] ;

// Invalid input. A token covers it completely, so that the error is reported with its full length.
BAD_STRING : '"' ( ~["\\] | '\\' . )* '\\'? ;
BAD_CHARACTER : . ;
