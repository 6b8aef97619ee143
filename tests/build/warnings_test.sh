#!/usr/bin/env bash
# warnings_test.sh COMPILER: a program that does not say that our headers are a system's gets no warning from them, nor
# from generated classes, however much it asks its compiler to find.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

compiler=$1
flags=(-std=c++17 -fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast -Werror)
[[ $("$compiler" --version) == *clang* ]] || flags+=(-Wuseless-cast)
includes=(-I "$ONNXGEN_SOURCE/runtime" -I "$ONNXGEN_SOURCE/runtime/python")

# compile FOLDER SOURCE...: with the generated headers of FOLDER.
compile() { run "$compiler" "${flags[@]}" "${includes[@]}" -I "$@"; }

generated=$ONNXGEN_SOURCE/generated
golden=$ONNXGEN_SOURCE/tests/generator/golden

# Every public header, and what a program makes of those that are templates.
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
# Without those that only refuse to be included.
(cd "$ONNXGEN_SOURCE/runtime/protobuf" && find google -name '*.h' -exec grep -L '^#error' {} + | sed 's/.*/#include "&"/') >protobuf.cpp
echo '#include "onnx/onnx-ml.pb.h"' >>protobuf.cpp

# The classes of ONNX, and those of schemas that have all that a schema can have, in both profiles.
for source in onnx/onnx-ml onnx/onnx-data; do
  compile "$generated/native" "$generated/native/$source.pb.cc"
  compile "$generated/native" "$generated/native/$source.pb.descriptor.cc"
done
for source in "$golden"/*.pb.cc "$golden"/*.pb.descriptor.cc; do compile "$golden" "$source"; done

includes+=(-I "$ONNXGEN_SOURCE/runtime/protobuf" -I "$generated/protobuf_well_known")
compile "$generated/protobuf" protobuf.cpp
for source in onnx/onnx-ml onnx/onnx-data; do compile "$generated/protobuf" "$generated/protobuf/$source.pb.cc"; done
for source in "$golden"/protobuf/*.pb.cc; do compile "$golden/protobuf" "$source"; done
