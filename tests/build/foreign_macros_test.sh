#!/usr/bin/env bash
# Checks that public headers of both runtimes, ONNX's classes, and the classes of schemas whose names are macros compile
# together with headers that define such macros, included before or after ours. Checks the same of the generated
# sources after such headers, as in a unity build or with a precompiled header.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

command -v g++ >/dev/null || skip "g++ is not installed"
command -v python3 >/dev/null || skip "python3 is not installed"

cat >macros.proto <<'TEXT'
syntax = "proto3";
package macros;
enum ByteOrder { LITTLE_ENDIAN = 0; BIG_ENDIAN = 1; PDP_ENDIAN = 2; BYTE_ORDER = 3; }
enum Code { OK = 0; EINTR = 1; ENOSPC = 2; EAGAIN = 3; SIGUSR1 = 4; FE_INVALID = 5; LC_ALL = 6; BUFSIZ = 7; }
enum Pin { INPUT = 0; OUTPUT = 1; DEFAULT = 2; EXTERNAL = 3; LOW = 4; HIGH = 5; PI = 6; B101 = 7; }
enum Shape { ALTERNATE = 0; INFINITE = 1; ERROR = 2; DELETE = 3; IN = 4; OPTIONAL = 5; KEY_ENTER = 6; M_PI = 7; }
message M {
  enum E { A = 0; B = 1; }
  enum PI_4 { C = 0; }
  E e = 1;
}
message Status { int32 min = 1; int32 max = 2; string None = 3; repeated bool Bool = 4; string signals = 5; }
message GetMessage {
  Status status = 1;
  oneof interface { int32 near = 2; GetMessage far = 3; string minor = 4; }
  map<string, Status> isnan = 5;
  int32 abs = 6;
  int32 length = 7;
  int32 error = 8;
}
message New { int32 Copy = 1; }
TEXT
# Names of imported types, and namespaces. The message M and the message E in it make the name M_E.
cat >user.proto <<'TEXT'
syntax = "proto2";
package radio.near.max;
import "base.proto";
option cc_generic_services = true;
message M {
  message E { optional int32 x = 1; }
  optional base.far.Bool s = 1;
  oneof c { base.far.Bool t = 2; }
  map<string, base.far.Bool> u = 3;
  optional base.far.Level l = 4 [default = IN];
  repeated base.far.Status a = 5;
  optional E e = 6;
}
extend base.far.Font { optional base.far.Bool min = 100; optional base.far.Level q = 101 [default = ERROR]; }
enum Os { LINUX = 0; WIN32 = 1; linux = 2; sun = 3; EM_386 = 4; EX_OK = 5; NS_INT16SZ = 6; }
message Version { optional int32 major = 1; optional int32 minor = 2; optional string stdin = 3; optional bool unix = 4; }
service Display { rpc Complex(base.far.Bool) returns (base.far.Status); }
TEXT
cat >base.proto <<'TEXT'
syntax = "proto2";
package base.far;
message Bool { optional int32 x = 1; }
enum Level { INFO = 0; ERROR = 1; IN = 2; }
message Font { extensions 100 to 200; }
message Status { optional int32 None = 1; }
TEXT
mkdir -p native protobuf
run "$ONNXGEN_EXECUTABLE" -I . --cpp_out=profile=native:native --python_out=native macros.proto user.proto base.proto
run "$ONNXGEN_EXECUTABLE" -I . --cpp_out=profile=protobuf:protobuf macros.proto user.proto base.proto

# The macros of Arduino's cores, with other values. Arduino's headers include those of the C library first.
cat >arduino_macros.h <<'TEXT'
#include <cmath>
#include <cstdlib>
#include <cstring>
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define abs(x) ((x) > 0 ? (x) : -(x))
#define round(x) ((x) >= 0 ? (long)((x) + 0.5) : (long)((x) - 0.5))
#define constrain(x, low, high) (min(max(x, low), high))
#define radians(x) ((x) * 0.017)
#define degrees(x) ((x) * 57.3)
#define sq(x) ((x) * (x))
#define bit(b) (1UL << (b))
#define interrupts() (void)0
#define F(text) (text)
TEXT
for name in DEFAULT EXTERNAL INTERNAL HIGH LOW INPUT OUTPUT INPUT_PULLUP CHANGE FALLING RISING LSBFIRST MSBFIRST PI HALF_PI \
  TWO_PI EULER SERIAL DISPLAY DEC HEX OCT BIN B0 B1 B101 LED_BUILTIN; do
  echo "#define $name 1" >>arduino_macros.h
done

# The standard library does not compile after such macros, so programs include it first.
readonly runtime=$ONNXGEN_SOURCE/runtime
grep -rhoE '^#include <[a-z_]+>' "$runtime/onnxgen" "$runtime/protobuf" --include='*.h' | sort -u >standard.h
{
  echo '#include <google/protobuf/stubs/logging.h>' # includes the fewest others
  echo '#include <google/protobuf/stubs/status.h>'
  echo '#include "protobuf/user.pb.h"'
  (cd "$runtime/protobuf" && find google -name '*.h' -exec grep -L '#error' {} +) | sort | sed 's/.*/#include <&>/'
} >drop_in.h
{
  echo '#include "onnx/onnx-ml.pb.h"'
  echo '#include "native/macros.pb.h"'
  echo '#include "native/user.pb.h"'
  grep -o '`onnxgen/[a-z_/]*\.h`' "$ONNXGEN_SOURCE/docs/headers.md" | grep -v python/ | tr -d '`' | sed 's/.*/#include "&"/'
} >ours.h

failed=0
skipped=()
# compiles NAME COMPILER [OPTION...]: compiles NAME.h together with our headers.
compiles() {
  local -r name=$1 compiler=$2
  shift 2
  local -r includes=(-I . -I native -I "$ONNXGEN_SOURCE/generated/native" -I "$runtime")
  local -r drop_in_includes=(-I . -I protobuf -I "$ONNXGEN_SOURCE/generated/protobuf_well_known" -I "$runtime/protobuf"
    -I "$runtime")
  if ! command -v "${compiler%% *}" >/dev/null ||
    ! "$compiler" -std=gnu++17 -fsyntax-only "$@" -x c++ "$name.h" >absent.txt 2>&1; then
    echo "not installed: the headers that $name.h includes"
    [[ $name == use_r ]] || skipped+=("$name.h")  # ./bootstrap does not install R, which is large
    return
  fi
  printf '#include "%s"\n' standard.h "$name.h" ours.h >before.cpp
  printf '#include "%s"\n' standard.h ours.h "$name.h" >after.cpp
  printf '#include "%s"\n' standard.h onnxgen/message/message.h "$name.h" ours.h >between.cpp
  printf '#include "%s"\n' standard.h "$name.h" native/{macros,user,base}.pb.cc >native_source.cpp
  for file in before after between native_source; do
    check "$name" "$file" "$compiler" "${includes[@]}" "$@"
  done
  # libprotobuf's interface has functions with the names of these macros: New (perl.h), min and max (Arduino).
  [[ $name != use_perl && $name != arduino_macros ]] || return 0
  printf '#include "%s"\n' standard.h "$name.h" drop_in.h >drop_in_after.cpp
  printf '#include "%s"\n' standard.h drop_in.h "$name.h" >drop_in_before.cpp
  printf '#include "%s"\n' standard.h "$name.h" protobuf/{macros,user,base}.pb.cc >drop_in_source.cpp
  for file in drop_in_after drop_in_before drop_in_source; do
    check "$name" "$file" "$compiler" "${drop_in_includes[@]}" "$@"
  done
}

# check NAME FILE COMPILER [OPTION...]: compiles FILE.cpp, which includes NAME.h.
check() {
  local -r name=$1 file=$2 compiler=$3
  shift 3
  "$compiler" -std=gnu++17 -fsyntax-only "$@" "$file.cpp" >log 2>&1 && return
  echo "FAILED: $name, $file"
  grep -m 4 error log
  failed=1
}

echo '#include <X11/Xlib.h>' >X11.h
echo '#include <curses.h>' >use_curses.h
echo '#include <windows.h>' >use_windows.h
echo '#include <Python.h>' >use_python.h
printf '#include <%s>\n' EXTERN.h perl.h >use_perl.h
printf '#include <%s>\n' R.h Rinternals.h >use_r.h
python3 - "$ONNXGEN_SOURCE/tools/platform_macros" >c_library.h <<'TEXT'
import re, sys
names = re.search(r'C_LIBRARY = """(.*?)"""', open(sys.argv[1]).read(), re.DOTALL)[1].split()
for name in names:
    print(f"#if __has_include(<{name}.h>)\n#include <{name}.h>\n#endif")
TEXT

python_include=$(python3 -c 'import sysconfig; print(sysconfig.get_path("include"))')
compiles arduino_macros g++
compiles c_library g++
compiles X11 g++
compiles use_curses g++
compiles use_python g++ -I "$python_include"
compiles use_perl g++ -D_GNU_SOURCE -I "$(perl -MConfig -e 'print $Config{archlibexp}' 2>/dev/null || true)/CORE"
compiles use_r g++ -I "$(R RHOME 2>/dev/null || true)/include"
compiles use_windows x86_64-w64-mingw32-g++

# Python.h includes math.h.
if [[ -e $python_include/Python.h ]]; then
  cp native/user_pb2.cc python_module.cpp
  check Python.h python_module g++ -I native -I "$runtime" -I "$runtime/python" -I "$python_include"
fi

((failed == 0)) || fail "see above"
((${#skipped[@]} == 0)) || skip "not installed: what ${skipped[*]} include; our headers compile with all others"
