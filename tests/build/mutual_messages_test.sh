#!/usr/bin/env bash
# mutual_messages_test.sh COMPILER: checks that classes of mutually recursive messages compile in seconds, in both
# profiles. Compilers that inline them into one another may never end.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

compiler=$1

{
  echo 'syntax = "proto2"; package mutual;'
  for message in A B C D E F; do
    echo "message $message {"
    number=0
    for other in A B C D E F; do
      for field in "optional $other one" "repeated $other many" "map<string, $other> named"; do
        echo "  ${field}_${other,} = $((++number));"
      done
    done
    echo '}'
  done
} >mutual.proto

for profile in native protobuf; do
  mkdir "$profile"
  run "$ONNXGEN_EXECUTABLE" --cpp_out="profile=$profile:$profile" mutual.proto
  (
    ulimit -t 200 # seconds of processor time
    run "$compiler" -std=c++17 -O2 -I "$ONNXGEN_SOURCE/runtime" -I "$ONNXGEN_SOURCE/runtime/protobuf" \
      -c "$profile/mutual.pb.cc" -o mutual.o
  )
done
