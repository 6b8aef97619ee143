#!/usr/bin/env bash
# two_versions_test.sh BUILD-FOLDER: two shared libraries contain the classes of two versions of a schema. A program loads
# both, and each reads its own messages. Classes of both profiles and both codecs are tested, with symbols that are
# visible to other shared objects and with hidden ones.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
[[ $(uname) == Linux ]] || skip "reads symbol tables of ELF files"

run cmake --install "$1" --prefix "$PWD/installed"
build_like "$1"

# The second version has more fields, before and between the others, so that every offset and every table differs.
mkdir -p project/one project/two
cat >project/one/zoo.proto <<'TEXT'
syntax = "proto2";
package zoo;
enum Kind { FISH = 0; BIRD = 1; }
message Animal {
  required string name = 1;
  optional Kind kind = 2;
  repeated Animal young = 3;
  map<string, Animal> friends = 4;
  oneof place { string cage = 5; int32 pond = 6; }
  enum Mood { CALM = 0; WILD = 1; }
  optional bool tame = 21;
  extensions 100 to 200;
  extend Animal { optional int32 wings = 103; }
}
extend Animal { optional int32 legs = 100; optional int32 eyes = 104; }
TEXT
cat >project/two/zoo.proto <<'TEXT'
syntax = "proto2";
package zoo;
enum Kind { MAMMAL = -5; FISH = 0; BIRD = 1; INSECT = 9; }
message Keeper { optional string name = 1; repeated double hours = 2 [packed = true]; }
message Animal {
  optional double weight = 20;
  optional Keeper keeper = 19;
  repeated string notes = 18;
  required string name = 1;
  map<int32, bytes> scans = 17;
  optional Kind kind = 2;
  repeated Animal young = 3;
  oneof place { Keeper home = 15; string cage = 5; int32 pond = 6; bytes nest = 16; }
  map<string, Animal> friends = 4;
  enum Mood { SHY = -3; CALM = 2; WILD = 7; }
  optional bool tame = 22;
  extensions 100 to 200;
  extend Animal { optional int32 wings = 113; }
}
extend Animal { optional int32 legs = 100; optional int32 eyes = 114; }
TEXT
for version in one two; do
  cat >project/$version/tags.proto <<'TEXT'
syntax = "proto2";
package zoo;
import "zoo.proto";
extend Animal { optional string tag = 101; repeated Animal guests = 102; }
TEXT
done
cat >project/library.cpp <<'TEXT'
#include "tags.pb.h"
#include "zoo.pb.h"

#include <cstdlib>
#include <string>

namespace {
void fill(zoo::Animal& animal, const std::string& name, int depth) {
  animal.set_name(name);
  animal.set_kind(zoo::BIRD);
  animal.SetExtension(zoo::legs, 2);
  animal.SetExtension(zoo::tag, "tag of " + name);
  if (depth == 0) {
    animal.set_pond(7);
    return;
  }
  animal.set_cage("a cage with a name that is not stored in place");
#ifdef SECOND
  animal.set_weight(0.5);
  animal.mutable_keeper()->set_name("keeper of " + name);
  animal.mutable_keeper()->add_hours(8);
  animal.add_notes("a note about " + name);
#endif
  for (int i = 0; i < 3; ++i) fill(*animal.add_young(), name + std::to_string(i), depth - 1);
}

// A reference makes the compiler emit the constant, which the loader must not share between the libraries.
template <class Constant>
int by_reference(const Constant& constant) { return static_cast<int>(constant); }

int check_constants() {
  using zoo::Animal;
#ifdef SECOND
  constexpr int kNumbers[] = {-5, 9, 10, -3, 7, 8, 2, 7, 22, 113, 114};
#else
  constexpr int kNumbers[] = {0, 1, 2, 0, 1, 2, 0, 1, 21, 103, 104};
#endif
  const int numbers[] = {by_reference(zoo::Kind_MIN), by_reference(zoo::Kind_MAX), by_reference(zoo::Kind_ARRAYSIZE),
                         by_reference(Animal::Mood_MIN), by_reference(Animal::Mood_MAX),
                         by_reference(Animal::Mood_ARRAYSIZE), by_reference(Animal::CALM), by_reference(Animal::WILD),
                         by_reference(Animal::kTameFieldNumber), by_reference(Animal::kWingsFieldNumber),
                         by_reference(zoo::kEyesFieldNumber)};
  for (int i = 0; i < 11; ++i) {
    if (numbers[i] != kNumbers[i]) return 1000 + i;
  }
  return 0;
}
}  // namespace

// Writes, reads, copies and compares messages. Returns the number of the line that found a mistake, or 0.
extern "C" __attribute__((visibility("default"))) int check() {
  if (const int constant = check_constants()) return constant;
  zoo::Animal animal;
  fill(animal, "owl", 4);
  const std::string bytes = animal.SerializeAsString();
  zoo::Animal read;
#ifdef NATIVE
  if (!read.ParseFromString(bytes).ok()) return __LINE__;
#else
  if (!read.ParseFromString(bytes)) return __LINE__;
#endif
  const zoo::Animal copy(read);
  read.Clear();
  if (!read.name().empty() || read.young_size() != 0) return __LINE__;
  if (copy.SerializeAsString() != bytes) return __LINE__;
  if (copy.young(2).young(1).young(0).name() != "owl210" || copy.kind() != zoo::BIRD) return __LINE__;
  if (copy.GetExtension(zoo::legs) != 2 || copy.GetExtension(zoo::tag) != "tag of owl") return __LINE__;
  if (copy.place_case() != zoo::Animal::kCage || copy.young(0).young(0).young(0).young(0).pond() != 7) return __LINE__;
  if (copy.place_case() == zoo::Animal::kCage && zoo::Kind_Name(zoo::FISH) != "FISH") return __LINE__;
#ifdef SECOND
  if (copy.young(1).keeper().name() != "keeper of owl1" || copy.young(1).keeper().hours(0) != 8) return __LINE__;
  if (zoo::Kind_Name(zoo::INSECT) != "INSECT" || copy.weight() != 0.5 || copy.notes_size() != 1) return __LINE__;
#else
  if (zoo::Kind_IsValid(9)) return __LINE__;
#endif
  return 0;
}
TEXT
cat >project/program.cpp <<'TEXT'
// program MODE LIBRARY LIBRARY: loads both libraries, then calls both twice.
#include <dlfcn.h>

#include <cstdio>
#include <string>

int main(int, char** arguments) {
  const int mode = RTLD_NOW | (std::string(arguments[1]) == "global" ? RTLD_GLOBAL : RTLD_LOCAL);
  void* const libraries[] = {dlopen(arguments[2], mode), dlopen(arguments[3], mode)};
  for (int i = 0; i < 4; ++i) {
    void* const library = libraries[i % 2];
    if (library == nullptr) return std::printf("%s\n", dlerror()), 2;
    const int line = reinterpret_cast<int (*)()>(dlsym(library, "check"))();
    if (line != 0) return std::printf("%s: line %d\n", arguments[2 + i % 2], line), 1;
  }
  return 0;
}
TEXT
cat >project/CMakeLists.txt <<'TEXT'
cmake_minimum_required(VERSION 3.20)
project(two_versions LANGUAGES CXX)
find_package(onnxgen REQUIRED)
add_executable(program program.cpp)
target_link_libraries(program PRIVATE ${CMAKE_DL_LIBS})
foreach(folder IN LISTS folders)
  file(GLOB classes ${folder}/*.cc)
  add_library(${folder} SHARED library.cpp ${classes})
  target_include_directories(${folder} PRIVATE ${folder})
  string(REPLACE "_" ";" parts ${folder})
  list(GET parts 0 profile)
  list(GET parts 2 visibility)
  list(GET parts 3 version)
  target_link_libraries(${folder} PRIVATE $<IF:$<STREQUAL:${profile},native>,onnxgen::runtime,onnxgen::protobuf>)
  set_target_properties(${folder} PROPERTIES CXX_VISIBILITY_PRESET ${visibility} CXX_STANDARD ${standard} PREFIX "")
  target_compile_options(${folder} PRIVATE -O0)  # keeps variables that are only read
  target_compile_definitions(${folder} PRIVATE $<$<STREQUAL:${profile},native>:NATIVE>
                                               $<$<STREQUAL:${version},two>:SECOND>)
endforeach()
TEXT

folders=()
for profile in native protobuf; do
  for codec in speed code_size; do
    for visibility in default hidden; do
      for version in one two; do
        folder=${profile}_${codec/_/}_${visibility}_$version
        folders+=("$folder")
        mkdir "project/$folder"
        run "$ONNXGEN_EXECUTABLE" -I "project/$version" zoo.proto tags.proto \
          --cpp_out="profile=$profile,$codec,visibility=$visibility:project/$folder"
      done
    done
  done
done

for standard in 17 20; do
  run cmake -G Ninja -S project -B "build$standard" -DCMAKE_PREFIX_PATH="$PWD/installed" -Dstandard="$standard" \
    -Dfolders="$(IFS=";" && echo "${folders[*]}")"
  run cmake --build "build$standard"
  cd "build$standard"
  for kind in native_speed native_codesize protobuf_speed protobuf_codesize; do
    for visibility in default hidden; do
      one=./${kind}_${visibility}_one.so two=./${kind}_${visibility}_two.so
      # The linker's symbol type "unique" makes libraries share data even if they are loaded with RTLD_LOCAL, so the
      # contents of such data must not depend on the schema. Virtual tables and type information are weak symbols, which
      # only RTLD_GLOBAL merges.
      for library in "$one" "$two"; do
        nm --demangle --dynamic --defined-only "$library" >log
        ! grep -E ' [uvV] ' log | grep -vE ' V (vtable|typeinfo|typeinfo name|VTT) for ' | grep -E 'zoo::' >found ||
          fail "unique or weak data in $library: $(head -n 5 found)"
      done
      run ./program local "$one" "$two"
      run ./program local "$two" "$one"
      # By the rules of ELF, visible functions of the library that is loaded first replace those of the second one.
      if [[ $visibility == hidden ]]; then
        run ./program global "$one" "$two"
        run ./program global "$two" "$one"
      fi
    done
  done
  cd ..
done
