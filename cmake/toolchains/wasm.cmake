# Debian's emscripten. Programs run in node.
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
set(CMAKE_CXX_FLAGS_INIT "-fexceptions")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fexceptions -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1")
# Emscripten 3.1.6 mistakes node for a browser if fetch() exists.
set(CMAKE_CROSSCOMPILING_EMULATOR node --no-experimental-fetch)
