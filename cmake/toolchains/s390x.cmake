# Debian's cross compiler (g++-s390x-linux-gnu) and, to run what it makes, qemu-user. The machine keeps the highest byte of
# a number first.
set(CMAKE_SYSTEM_PROCESSOR s390x)
set(triplet s390x-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
