# Like mingw.cmake, with all libraries as DLLs, including those of the compiler.
include("${CMAKE_CURRENT_LIST_DIR}/mingw.cmake")
set(CMAKE_EXE_LINKER_FLAGS_INIT "")
set(BUILD_SHARED_LIBS ON)
