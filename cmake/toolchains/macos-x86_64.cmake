# macOS on Intel's processors, by the compiler of zig. What it makes cannot be run here.
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(zig_target x86_64)
include("${CMAKE_CURRENT_LIST_DIR}/macos.cmake")
