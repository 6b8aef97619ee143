# The build machine with the C library musl, by zig's compiler. Programs are static.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(zig_target x86_64-linux-musl)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
include("${CMAKE_CURRENT_LIST_DIR}/zig.cmake")
