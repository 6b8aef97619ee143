#!/usr/bin/env bash
# file_list_test.sh BUILD PROTOC RUNTIME LIBRARY...: checks that a program contains the list of its schema files, and
# with it all classes, only if it searches in DescriptorPool, and that each linker then keeps the list. Checks that a
# class of a shared library has a file. BUILD is the build folder, PROTOC is onnxgen-protoc, RUNTIME the folder of the
# headers; the libraries are those of the drop-in.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"

build_like "$1" # for linking; the address sanitizer would keep unused data of classes compiled with it
read -ra link <<<"$LDFLAGS"
protoc=$2
runtime=$3
shift 3

cat >listed.proto <<'END'
syntax = "proto3";
package listed;
message Used { string text = 1; }
message FoundByName { int32 number = 1; }
END
cat >user.cpp <<'END'
#include "listed.pb.h"
int main() {
  listed::Used used;
  return used.ParseFromString("\n\1x") && used.text() == "x" && used.GetDescriptor()->name() == "Used" ? 0 : 1;
}
END
cat >finder.cpp <<'END'
#include "listed.pb.h"
using namespace google::protobuf;
int main() {
  const Descriptor* const found = DescriptorPool::generated_pool()->FindMessageTypeByName("listed.FoundByName");
  if (found == nullptr || found->file() != listed::Used::descriptor()->file()) return 1;
  Message* const made = MessageFactory::generated_factory()->GetPrototype(found)->New();
  const bool parsed = made->ParseFromString("\10\5") && made->ShortDebugString() == "number: 5";
  delete made;
  return parsed ? 0 : 2;
}
END
cat >guest.cpp <<'END'
#include <cstring>

#include "listed.pb.h"
using namespace google::protobuf;
// Each shared object has its own list, and the file is not in that of this program.
int main() {
  const FileDescriptor* const file = listed::Used().GetDescriptor()->file();
  if (file->name() != "listed.proto" || file->message_type_count() != 2) return 1;
  if (DescriptorPool::generated_pool()->FindFileByName("listed.proto") != nullptr) return 2;
  try {
    file->message_type(1);
  } catch (const FatalException& error) {
    return std::strstr(error.what(), "listed.FoundByName: its class is not in this program") != nullptr ? 0 : 3;
  }
  return 4;
}
END
run "$protoc" -I . --cpp_out=. listed.proto
for source in listed.pb.cc user.cpp finder.cpp guest.cpp; do
  run "$CXX" -std=c++17 -O1 -fPIC -ffunction-sections -fdata-sections -I . -I "$runtime" -I "$runtime/protobuf" -c "$source"
done

linkers=0
for linker in bfd gold lld; do
  option=-fuse-ld=$linker
  "$CXX" "$option" -Wl,--version >/dev/null 2>&1 || continue
  keep=()
  [[ $linker == lld ]] && keep=(-Wl,-z,nostart-stop-gc)
  for program in user finder; do
    run "$CXX" "${link[@]}" "$option" -Wl,--gc-sections "${keep[@]}" "$program.o" listed.pb.o "$@" -o "$program.$linker"
    "./$program.$linker" || fail "$program, linked by $linker, exits with $?"
  done
  run nm --demangle "finder.$linker"
  expect_log 'listed::FoundByName::Info_'
  run nm --demangle "user.$linker"
  expect_log 'listed::Used::Info_'
  expect_no_log 'listed::FoundByName::'
  linkers=$((linkers + 1))
done
((linkers > 0)) || fail "none of the linkers bfd, gold and lld"

run "$CXX" "${link[@]}" -shared listed.pb.o "$@" -o liblisted.so
run "$CXX" "${link[@]}" guest.o -L. -llisted "-Wl,-rpath,$PWD" "$@" -o guest
run ./guest
