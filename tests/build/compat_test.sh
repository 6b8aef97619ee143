#!/usr/bin/env bash
# compat_test.sh KIND [BUILD-FOLDER]: a project that looks for Protobuf builds and runs with onnxgen in its place.
#   peer       with the real Protobuf, to check the project itself
#   line       by one line in its CMakeLists.txt
#   options    by options of the command line only: configured, not built
#   module     by module, after add_subdirectory(): configured, not built
#   installed  by one line, with onnxgen installed from BUILD-FOLDER
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

cp -r "$ONNXGEN_SOURCE/tests/build/compat" project
mkdir -p project/proto/onnx
# Not lite, so that messages can be printed.
for copy in tool/onnx.proto proto/onnx/onnx-ml.proto; do
  sed 's/optimize_for = LITE_RUNTIME/optimize_for = SPEED/' "$ONNXGEN_SOURCE/schemas/onnx/onnx-ml.proto" >"project/$copy"
done

put_line() { sed -i "s|^# ONE LINE|$1|" project/CMakeLists.txt; }

unity_for_ours
options=(-DONNXGEN_REPLACE_PROTOBUF=ON "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" "${unity[@]}")
case $1 in
  peer)
    command -v protoc >/dev/null || skip "no Protobuf: install protobuf-compiler and libprotobuf-dev"
    options=()
    ;;
  line) put_line "include($ONNXGEN_SOURCE/cmake/OnnxProtobufCompat.cmake)" ;;
  options)
    # A generator without onnxgen-protoc beside it gets that name in the build folder.
    mkdir alone
    cp "$ONNXGEN_EXECUTABLE" alone/onnxgen
    options=(-DONNXGEN_REPLACE_PROTOBUF=ON "-DONNXGEN_EXECUTABLE=$PWD/alone/onnxgen"
             "-DCMAKE_PROJECT_onnx2text_INCLUDE=$ONNXGEN_SOURCE/cmake/OnnxProtobufCompat.cmake")
    ;;
  module) put_line "add_subdirectory($ONNXGEN_SOURCE onnxgen)\\ninclude(OnnxProtobufCompat)" ;;
  installed)
    run cmake --install "$2" --prefix "$PWD/installed"
    put_line "find_package(onnxgen REQUIRED)\ninclude(OnnxProtobufCompat)"
    options=(-DONNXGEN_REPLACE_PROTOBUF=ON "-DCMAKE_PREFIX_PATH=$PWD/installed")
    build_like "$2"
    ;;
esac

run cmake -G Ninja -S project -B build "${options[@]}"
cp log configured
if [[ $1 == options ]]; then
  run build/onnxgen-protoc/onnxgen-protoc --version
  expect_log '^libprotoc 3'
fi
if [[ $1 != peer ]]; then
  ! grep -rqE 'libprotobuf[.-]|/usr/include/google' build/build.ninja || fail "the real libprotobuf is in the build"
  grep -q 'Protobuf 3.21.12 in .*protobuf' configured || fail "find_package(Protobuf) found something else"
fi
if [[ $1 == options || $1 == module ]]; then exit 0; fi

run cmake --build build --parallel 2
run build/library/shop
run build/shared/browse
grep -q 'catalog.Item' build/shared/shipped.desc || fail "the descriptor set does not describe the messages"
# The library exports its messages, but no symbols that a libprotobuf.so also exports.
if [[ $1 != peer ]] && command -v nm >/dev/null; then
  run nm --dynamic --defined-only build/shared/libcatalog.so
  expect_log ' _ZTVN7catalog4ItemE$'
  sed -i '/B7onnxgen/d' log # the tag of our containers
  expect_no_log ' _Z(T[VIS])?NK?6google8protobuf'
fi
grep -q 'INTERFACE_LINK_LIBRARIES "protobuf::libprotobuf"' build/library/shop-targets.cmake ||
  fail "the exported library does not name protobuf::libprotobuf"
model=/usr/share/libonnx-testdata/data/node/test_clip/model.onnx
[[ -f $model ]] || skip "no models: install the package libonnx-testdata"
run build/tool/onnx2text "$model"
expect_log '^Clip'
expect_log '^producer_name: "backend-test"'
run build/proto/count_full "$model"
expect_log '^[1-9][0-9]* nodes'
run build/proto/count_lite "$model"
expect_log '^[1-9][0-9]* nodes'

# The second build does nothing. A changed schema is generated again, and so are the schemas that import it.
run cmake --build build --parallel 2
expect_log 'no work to do'
if [[ $1 != peer ]]; then
  let_time_pass
  sed -i 's/string name = 1;/& int32 count = 2;/' project/library/shop/item.proto
  run cmake --build build --parallel 2
  expect_log 'Generating C\+\+ classes from shop/order.proto'
  expect_log 'Generating C\+\+ classes from shop/item.proto'
  run cmake --build build --parallel 2
  expect_log 'no work to do'
fi
