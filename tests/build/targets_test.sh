#!/usr/bin/env bash
# targets_test.sh BUILD-FOLDER: tests the kinds of targets that onnx_generate() accepts, the changes that cause
# regeneration, and the messages for invalid schemas.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

run cmake --install "$1" --prefix "$PWD/installed"
build_like "$1"
unset ONNXGEN_EXECUTABLE

mkdir -p project/schemas project/programs
cat >project/schemas/item.proto <<'TEXT'
syntax = "proto3";
package shop;
message Item { string name = 1; }
TEXT
cat >project/schemas/order.proto <<'TEXT'
syntax = "proto3";
package shop;
import "item.proto";
message Order { repeated Item item = 1; }
TEXT
cat >project/main.cpp <<'TEXT'
#include "order.pb.h"
int main() {
  shop::Order order;
  order.add_item()->set_name("bread");
  return order.ByteSizeLong() == 9 ? 0 : 1;
}
TEXT
cat >project/CMakeLists.txt <<'TEXT'
cmake_minimum_required(VERSION 3.20)
project(targets LANGUAGES CXX)
find_package(onnxgen REQUIRED)
add_subdirectory(schemas)
add_subdirectory(programs)
TEXT
cat >project/schemas/CMakeLists.txt <<'TEXT'
add_library(in_users INTERFACE)
onnx_generate(TARGET in_users PROTOS item.proto order.proto)

add_library(objects OBJECT)
onnx_generate(TARGET objects PROTOS item.proto order.proto GENERATED_TARGET objects_are_made)

file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/note" "")
add_library(exported STATIC)
onnx_generate(TARGET exported PROTOS item.proto order.proto DEPENDS "${CMAKE_CURRENT_BINARY_DIR}/note")
target_include_directories(exported INTERFACE $<INSTALL_INTERFACE:include/shop>)
install(TARGETS exported EXPORT shop)
install(EXPORT shop DESTINATION lib/cmake/shop)
install(DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/onnxgen/exported/ DESTINATION include/shop FILES_MATCHING PATTERN *.h)
TEXT
# A target that only needs the generated files depends on their target.
cat >project/programs/CMakeLists.txt <<'TEXT'
foreach(library IN ITEMS in_users objects exported)
  add_executable(with_${library} ../main.cpp)
  target_link_libraries(with_${library} PRIVATE ${library})
endforeach()
add_executable(second_user ../main.cpp)
target_link_libraries(second_user PRIVATE in_users)

add_custom_target(looks_at_headers COMMAND grep -q Order "${PROJECT_BINARY_DIR}/schemas/onnxgen/objects/order.pb.h")
add_dependencies(looks_at_headers objects_are_made)
TEXT

configure() { run cmake -G "$1" -S project -B "$2" "-DCMAKE_PREFIX_PATH=$PWD/installed"; }
for generator in Ninja "Unix Makefiles"; do
  [[ $generator == Ninja ]] || command -v make >/dev/null || continue
  rm -rf build
  configure "$generator" build
  expect_no_log 'Warning'
  run cmake --build build --parallel 2 --target looks_at_headers
  run cmake --build build --parallel 2
  for program in with_in_users with_objects with_exported second_user; do run "build/programs/$program"; done
done

# ---- changes that cause regeneration -------------------------------------------------------------------------------

configure Ninja build_again
run cmake --build build_again --target exported
let_time_pass
touch build_again/schemas/note
run cmake --build build_again --target exported
[[ $(grep -c 'Generating C++ classes' log) == 2 ]] || fail "a changed file of DEPENDS does not regenerate the classes"
expect_no_log 'Building CXX'

# ---- an exported library -------------------------------------------------------------------------------------------

run cmake --build build_again --target all
run cmake --install build_again --prefix "$PWD/shop"
mkdir user
cat >user/CMakeLists.txt <<'TEXT'
cmake_minimum_required(VERSION 3.20)
project(user LANGUAGES CXX)
find_package(onnxgen REQUIRED)
include(${SHOP}/lib/cmake/shop/shop.cmake)
add_executable(user ../project/main.cpp)
target_link_libraries(user PRIVATE exported)
TEXT
run cmake -G Ninja -S user -B user/build "-DCMAKE_PREFIX_PATH=$PWD/installed" "-DSHOP=$PWD/shop"
run cmake --build user/build
run user/build/user

# A project with onnxgen as a subproject installs both.
mkdir -p whole
cp -r project/schemas whole/
cat >whole/CMakeLists.txt <<TEXT
cmake_minimum_required(VERSION 3.20)
project(whole LANGUAGES CXX)
set(ONNXGEN_INSTALL ON)
set(ONNXGEN_EXECUTABLE "$PWD/installed/bin/onnxgen")
add_subdirectory("$ONNXGEN_SOURCE" onnxgen)
add_subdirectory(schemas)
TEXT
run cmake -G Ninja -S whole -B whole/build
grep -q 'onnxgen::runtime' whole/build/schemas/CMakeFiles/Export/*/shop.cmake ||
  grep -rq 'onnxgen::runtime' whole/build --include=shop.cmake || fail "the exported library does not link the runtime"

# ---- cross builds --------------------------------------------------------------------------------------------------

# The generator installed for the target machine is not run.
cat >cross.cmake <<TEXT
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR other)
TEXT
mkdir -p tools
printf '#!/bin/sh\nexit 1\n' >tools/onnxgen
chmod +x tools/onnxgen
PATH=$PWD/tools:$PATH run cmake -G Ninja -S project -B cross -DCMAKE_TOOLCHAIN_FILE="$PWD/cross.cmake" \
  "-DCMAKE_PREFIX_PATH=$PWD/installed"
grep -q "$PWD/tools/onnxgen" cross/build.ninja || fail "the build does not use the generator of the host"
! grep -q "$PWD/installed/bin/onnxgen" cross/build.ninja || fail "the build uses the generator of the target platform"

# ---- invalid schemas -----------------------------------------------------------------------------------------------

mkdir -p wrong
cat >wrong/CMakeLists.txt <<'TEXT'
cmake_minimum_required(VERSION 3.20)
project(wrong LANGUAGES CXX)
find_package(onnxgen REQUIRED)
add_library(wrong STATIC)
onnx_generate(TARGET wrong PROTOS order.proto broken.proto)
TEXT
cp project/schemas/*.proto wrong/
echo 'syntax = "proto3"; message A { Missing m = 1; }' >wrong/broken.proto
run cmake -G Ninja -S wrong -B wrong/build "-DCMAKE_PREFIX_PATH=$PWD/installed"
tr -s ' \n' ' ' <log >flat # CMake wraps long lines
grep -q 'order.proto imports .*/item.proto, but no target generates its classes; add it to PROTOS' flat || fail "no warning: $(cat flat)"
! cmake --build wrong/build >log 2>&1 || fail "an invalid schema is accepted"
[[ $(grep -c 'Missing' log) -le 2 ]] || fail "an error is reported more than twice"
expect_log "broken.proto:1:.*'?Missing"
# An option that forbids imports.
sed -i 's/PROTOS .*/PROTOS order.proto item.proto OPTIONS --direct_dependencies=)/' wrong/CMakeLists.txt
! cmake --build wrong/build >log 2>&1 || fail "OPTIONS are not passed on"
expect_log 'order.proto.*item.proto'
