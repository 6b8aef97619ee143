#!/usr/bin/env bash
# warnings_test.sh COMPILER: checks that our headers and generated classes give no warnings, even with the strictest
# options and if they are not included as system headers. Only the use of a deprecated element gives a warning.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

compiler=$1
flags=(-std=c++17 -fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wdeprecated-declarations -Wundef
  -Wold-style-cast -Werror)
strict=("${flags[@]}")
if [[ $("$compiler" --version) == *clang* ]]; then
  # Excludes warnings that do not indicate mistakes: about older language versions, padding, static objects in functions
  # with the names of enums, virtual tables in several object files, and `__` in names of the schema.
  strict+=(-Weverything -Wno-c++98-compat -Wno-c++98-compat-pedantic -Wno-c++98-compat-local-type-template-args
    -Wno-pre-c++14-compat -Wno-pre-c++17-compat -Wno-pre-c++17-compat-pedantic -Wno-padded -Wno-exit-time-destructors
    -Wno-weak-vtables -Wno-reserved-identifier -Wno-reserved-macro-identifier -Wno-unknown-warning-option
    -Wno-unsafe-buffer-usage -Wno-switch-default)
else
  flags+=(-Wuseless-cast -Wcast-align=strict -Wsign-conversion)
  strict+=(-Wuseless-cast -Wcast-align=strict -Wsign-conversion)
fi
includes=(-I "$ONNXGEN_SOURCE/runtime" -I "$ONNXGEN_SOURCE/runtime/python")

# compile FOLDER SOURCE...: with the generated headers of FOLDER.
compile() { run "$compiler" "${flags[@]}" "${includes[@]}" -I "$@"; }
compile_classes() { run "$compiler" "${strict[@]}" "${includes[@]}" -I "$@"; }

generated=$ONNXGEN_SOURCE/generated
golden=$ONNXGEN_SOURCE/tests/generator/golden

# Every public header, and calls that instantiate templates.
{
  echo '#include "onnx/onnx-ml.pb.h"'
  grep -o '`onnxgen/[a-z_/]*\.h`' "$ONNXGEN_SOURCE/docs/headers.md" | grep -v python/ | tr -d '`' | sed 's/.*/#include "&"/'
  cat <<'TEXT'
void use(onnx::ModelProto& model, std::string& text) {
  model = onnxgen::io::load<onnx::ModelProto>("a.onnx");
  onnxgen::io::save(model, "b.onnx");
  text = onnxgen::text::debug_string(model);
  if (!onnxgen::text::parse_text(text, &model)) return;
  for (const onnx::NodeProto& node : model.graph().node()) text += node.op_type();
  model.mutable_graph()->mutable_initializer(0)->mutable_float_data()->Add(1.0F);
}
TEXT
} >native.cpp
[[ $(grep -c "^#include" native.cpp) -gt 60 ]] || fail "docs/headers.md names too few headers"
compile "$generated/native" native.cpp
# Excludes headers that consist of an #error.
(cd "$ONNXGEN_SOURCE/runtime/protobuf" && find google -name '*.h' -exec grep -L '^#error' {} + | sed 's/.*/#include "&"/') >protobuf.cpp
echo '#include "onnx/onnx-ml.pb.h"' >>protobuf.cpp

# Deprecated elements of every kind.
fields() {
  local -r option='[deprecated = true]'
  cat <<TEXT
enum Old { option deprecated = true; OLD_A = 0; OLD_B = 1 $option; }
message OldMessage { option deprecated = true; $1 int32 x = 1 $option; $1 OldMessage next = 2 $option; }
message All {
  $1 string text = 1 $option;
  $1 bytes data = 2 $option;
  $1 OldMessage message = 3 $option;
  repeated string texts = 4 $option;
  repeated bytes byte_lists = 5 $option;
  repeated OldMessage messages = 6 $option;
  repeated int32 numbers = 7 $option;
  $1 int32 number = 8 $option;
  $1 Old old = 9 $option;
  repeated Old olds = 10 $option;
  map<string, OldMessage> table = 11 $option;
  oneof choice {
    string one_text = 12 $option;
    bytes one_data = 13 $option;
    OldMessage one_message = 14 $option;
    int32 one_number = 15 $option;
    Old one_enum = 16 $option;
  }
  enum Kind { A = 0; B = 1 $option; }
  $1 Kind kind = 17;
  $2
}
TEXT
}
{
  echo 'syntax = "proto2"; package deprecated;'
  fields optional 'optional string with_default = 18 [default = "x", deprecated = true];
                   optional Kind kind_with_default = 19 [default = B];
                   optional group Part = 20 [deprecated = true] { optional int32 y = 1; }
                   extensions 100 to 200;
                   extend All { optional OldMessage inner = 101 [deprecated = true]; }'
  echo 'extend All { optional string outer = 102 [deprecated = true]; }'
} >deprecated.proto
{ echo 'syntax = "proto3"; package deprecated3;' && fields '' ''; } >deprecated3.proto
cat >use.cpp <<'TEXT'
#include "deprecated.pb.h"
void use(deprecated::All& all) {
  all.set_number(1);
  all.add_texts("");
  all.clear_one_text();
  if (all.kind() == deprecated::All::B) all.Clear();
}
TEXT

# Extensions with the names of parameters, declared before the classes of another file.
variables=(a arena b bytes count data end field first from i index info last message name number other output p place
  prefix present prototype size text to type type_url value values visit)
{
  echo 'syntax = "proto2"; package shadowed; message Base { extensions 100 to 200; } extend Base {'
  for i in "${!variables[@]}"; do echo "optional string ${variables[i]} = $((100 + i));"; done
  echo '}'
} >shadowed.proto
sed 's/package deprecated;/package shadowed; import "shadowed.proto";/; s/\[deprecated = true\]//; s/, deprecated = true//
     s/option deprecated = true;//' deprecated.proto >shadowing.proto

# classes_of PROFILE: compiles the classes of the tests' schemas, which contain every kind of element.
classes_of() {
  local -r folder=classes/$1 tests=$ONNXGEN_SOURCE/tests
  mkdir -p "$folder"
  run "$ONNXGEN_EXECUTABLE" -I . "--cpp_out=profile=$1:$folder" deprecated.proto deprecated3.proto \
    shadowed.proto shadowing.proto
  run "$ONNXGEN_EXECUTABLE" -I "$tests/generated" "--cpp_out=profile=$1:$folder" "$tests/generated/"*.proto
  for source in "$folder"/*.cc; do compile_classes "$folder" "$source"; done
  run "$compiler" "${flags[@]}" -Wno-error "${includes[@]}" -I "$folder" use.cpp
  # g++ warns twice about an enumerator, so lines are counted.
  [[ $(grep -E '^use\.cpp:.* warning: .*deprecated' log | cut -d: -f2 | sort -u | wc -l) == 4 ]] ||
    fail "the four uses of deprecated elements give no warnings"
}

# The classes of ONNX, and those of the generator's tests, in both profiles.
for source in onnx/onnx-ml onnx/onnx-data; do
  compile_classes "$generated/native" "$generated/native/$source.pb.cc"
  compile_classes "$generated/native" "$generated/native/$source.pb.descriptor.cc"
done
for source in "$golden"/*.pb.cc "$golden"/*.pb.descriptor.cc; do compile_classes "$golden" "$source"; done
classes_of native

includes+=(-I "$ONNXGEN_SOURCE/runtime/protobuf" -I "$generated/protobuf_well_known")
compile "$generated/protobuf" protobuf.cpp
for source in onnx/onnx-ml onnx/onnx-data; do
  compile_classes "$generated/protobuf" "$generated/protobuf/$source.pb.cc"
done
for source in "$golden"/protobuf/*.pb.cc; do compile_classes "$golden/protobuf" "$source"; done
classes_of protobuf
