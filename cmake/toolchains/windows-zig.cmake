# 64-bit Windows by the compiler of zig, beside mingw.cmake. Wine runs what it makes.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(zig_target x86_64-windows-gnu)
set(CMAKE_CROSSCOMPILING_EMULATOR wine)
include("${CMAKE_CURRENT_LIST_DIR}/zig.cmake")
