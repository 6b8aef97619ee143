# Debian's g++ for x86-64: the native compiler on x86-64 machines, a cross compiler on others. The libraries of the
# build machine are not linked.
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(triplet x86_64-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
