#!/usr/bin/env bash
# consumer_test.sh CMAKE-GENERATOR: checks that a project with onnxgen as a subdirectory builds what it needs once, and
# after a change rebuilds only what depends on it.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

cp -r "$ONNXGEN_SOURCE/tests/build/consumer" project
item=project/app/schemas/shop/item.proto
order=project/app/schemas/shop/order.proto

build() { run cmake --build build --parallel 2; }
expect_nothing_to_do() {
  build
  expect_no_log 'Generating|Building|Linking'
}
# CMake prints this line when it has run.
expect_no_cmake() { expect_no_log 'Configuring done'; }

# A unity build, which compiles our libraries in a third of the time. installed_test.sh compiles the same programs
# without precompiled headers.
precompile onnxgen/message/codec.h onnxgen/reflection/descriptor.h
run cmake -G "$1" -S project -B build "-DONNXGEN_SOURCE=$ONNXGEN_SOURCE" "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" \
  "${unity[@]}"
build
expect_log 'Generating C\+\+ classes from shop/order.proto'
run build/app/first
run build/app/second
run build/app/uses_renamed
run build/app/well_known
run build/app/own_well_known
run build/app/ready_made
[[ ! -d build/onnxgen/generator ]] || fail "the generator is built although an executable was given"
expect_nothing_to_do

# An import changes in a way that does not affect the classes: they are generated again, but not compiled.
let_time_pass
echo >>$item
build
expect_log 'Generating C\+\+ classes from shop/order.proto'
[[ $(grep -c 'Generating C++ classes' log) == 5 ]] || fail "the number of rules that ran for item.proto is not 5"
expect_no_log 'Building CXX object .*order\.pb\.cc'
expect_no_cmake
expect_nothing_to_do

# An import changes.
let_time_pass
sed -i 's/optional string name = 1;/& optional int64 price = 2;/' $item
sed -i 's/order.add_item()->set_name("bread");/& order.mutable_item(0)->set_price(3);/' project/app/main.cpp
build
expect_log 'Generating C\+\+ classes from shop/item.proto'
expect_log 'Building CXX object .*item\.pb\.cc'
expect_no_cmake
run build/app/first
expect_nothing_to_do

# An import is added. From then on, its changes are detected.
let_time_pass
echo 'syntax = "proto3"; package shop; message Note { string text = 1; }' >project/app/schemas/shop/note.proto
sed -i 's|schemas/shop/order.proto|& schemas/shop/note.proto|' project/app/CMakeLists.txt
build
let_time_pass
sed -i 's|^import .*|&\nimport "shop/note.proto";|; s/^message Order {/&\n  optional Note note = 9;/' $order
build
expect_log 'Building CXX object .*order\.pb\.cc'
expect_no_cmake
let_time_pass
sed -i 's/string text = 1;/& int32 length = 2;/' project/app/schemas/shop/note.proto
build
[[ $(grep -c 'Generating C++ classes from shop/order.proto' log) == 2 ]] ||
  fail "a changed import does not regenerate the classes"
expect_no_cmake
run build/app/first
expect_nothing_to_do

# An import whose classes a target must link: the first build says so, and the next one links them.
let_time_pass
sed -i 's|^import "shop/note.proto".*|&\nimport "google/protobuf/timestamp.proto";|
  s/^message Order {/&\n  optional google.protobuf.Timestamp time = 10;/' $order
! cmake --build build >log 2>&1 || fail "built without the classes of google/protobuf"
expect_log 'order.proto now imports google/protobuf/timestamp.proto; build again'
build
expect_log 'Configuring done'
run build/app/first
expect_nothing_to_do

# The generator changes.
let_time_pass
cp "$ONNXGEN_EXECUTABLE" onnxgen_copy
run cmake -S project -B build "-DONNXGEN_EXECUTABLE=$PWD/onnxgen_copy"
build
expect_nothing_to_do
let_time_pass
touch onnxgen_copy
build
expect_log 'Generating C\+\+ classes from shop/item.proto'
expect_no_log 'Building'
expect_nothing_to_do
