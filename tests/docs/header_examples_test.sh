#!/usr/bin/env bash
# header_examples_test.sh [PYTHON-INCLUDE...]: compiles the examples in the comments at the heads of public headers. Each
# one has a source file of its own that includes its header first, so the header also compiles by itself. Warnings are
# errors: an example must not ignore a Status. Without the include folders of Python, its examples are left out.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"

python=("${@/#/-isystem}")
runtime=$ONNXGEN_SOURCE/runtime

# Prints the example at the head of a header, and empty lines for the rest of the comment, so that errors name the line
# of the header. The lines of an example are indented by two more spaces than text.
example() {
  awk '
    !/^\/\// { exit }
    { lines = lines (/^\/\/   / ? substr($0, 6) : "") "\n" }
    /^\/\/   / { found = 1 }
    END { if (found) printf "#line 1 \"%s\"\n%s", FILENAME, lines }' "$1"
}

# Prints declarations for the example of a header that header_setting.h does not have.
given() {
  case $1 in
    onnxgen/message/extension/extension.h | google/protobuf/extensions/extension_accessors.h)
      echo 'demo::Shape shape;'
      ;;
    onnxgen/onnx/node_attribute.h) echo 'const onnx::NodeProto node;' ;;
    onnxgen/python/module.h) echo 'extern PyModuleDef definition; extern const onnxgen::python::Schema kShapes;' ;;
    onnxgen/remote/encrypted.h) echo 'const auto key = onnxgen::crypto::Key::from_passphrase("correct horse");' ;;
    google/protobuf/io/printer.h)
      echo 'using google::protobuf::io::Printer; const std::string name = "Item"; std::string text;'
      echo 'google::protobuf::io::StringOutputStream output(&text);'
      ;;
    google/protobuf/reflection.h)
      echo 'const auto* const reflection = tensor.GetReflection();'
      echo 'const auto* const dims = tensor.GetDescriptor()->FindFieldByName("dims");'
      ;;
    google/protobuf/stubs/callback.h)
      echo 'using google::protobuf::Closure; using google::protobuf::NewCallback;'
      echo 'struct Server { void Finish(int) {} } server; const int request = 1;'
      ;;
    google/protobuf/stubs/logging.h) echo 'const std::string name;' ;;
    google/protobuf/util/message_differencer.h)
      echo 'using google::protobuf::util::MessageDifferencer; const onnx::ModelProto a, b;'
      ;;
  esac
}

# compile FOLDER HEADER OPTION...: compiles the example of FOLDER/HEADER, if it has one, as the body of a function. The
# examples for Python define functions themselves.
examples=0
compile() {
  local -r header=$2
  local code
  code=$(example "$1/$header")
  [[ $code ]] || return 0
  {
    printf '#include "%s"\n' "$header"
    if [[ $header == onnxgen/python/* ]]; then
      given "$header"
      printf '%s\n' "$code"
    else
      printf '#include "header_setting.h"\nstruct Example : Setting {\n  int run();\n};\nint Example::run() {\n'
      given "$header"
      printf '%s\nreturn 0;\n}\n' "$code"
    fi
  } >example.cpp
  # The generated classes are hidden. A visible class that has members of them would cause a warning.
  run "$CXX" -std=c++17 -fsyntax-only -fvisibility=hidden -Wall -Wextra -Werror -Wno-unused-variable \
    -Wno-unused-but-set-variable "${@:3}" -I "$runtime" -I "$ONNXGEN_SOURCE/tests/docs" \
    -I "$ONNXGEN_SOURCE/tests/generator/golden" example.cpp
  examples=$((examples + 1))
}

while read -r header; do
  folder=$runtime
  options=(-I "$ONNXGEN_SOURCE/generated/native")
  if [[ $header == onnxgen/python/* ]]; then
    (($#)) || continue
    folder=$runtime/python
    options+=(-I "$folder" "${python[@]}")
  fi
  [[ -f $folder/$header ]] || fail "docs/headers.md lists $header, which does not exist"
  compile "$folder" "$header" "${options[@]}"
done < <(grep -oE '`onnxgen/[a-z_/]+\.h`' "$ONNXGEN_SOURCE/docs/headers.md" | tr -d '`')

while read -r header; do
  compile "$runtime/protobuf" "$header" -DONNXGEN_TEST_PROTOBUF -I "$runtime/protobuf" \
    -I "$ONNXGEN_SOURCE/generated/protobuf"
done < <(cd "$runtime/protobuf" && find google -name '*.h' | sort)

((examples >= 30)) || fail "only $examples examples were found"
