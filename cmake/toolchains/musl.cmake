# x86-64 Linux with the C library musl, with zig's compiler. Programs are static and run on the build machine.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(zig_target x86_64-linux-musl)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
include("${CMAKE_CURRENT_LIST_DIR}/zig.cmake")
