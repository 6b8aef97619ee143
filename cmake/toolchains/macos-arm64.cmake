# macOS on Apple's processors, by the compiler of zig. What it makes cannot be run here.
set(CMAKE_SYSTEM_PROCESSOR arm64)
set(zig_target aarch64)
include("${CMAKE_CURRENT_LIST_DIR}/macos.cmake")
