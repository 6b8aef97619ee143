# Debian's compiler for x86-64 (g++), which is the one of this machine or, on others, a cross compiler. Libraries of this
# machine are not linked.
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(triplet x86_64-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
