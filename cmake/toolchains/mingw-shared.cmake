# As mingw.cmake, with the libraries, those of the compiler too, as DLLs.
include("${CMAKE_CURRENT_LIST_DIR}/mingw.cmake")
set(CMAKE_EXE_LINKER_FLAGS_INIT "")
set(BUILD_SHARED_LIBS ON)
