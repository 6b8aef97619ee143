# Debian's cross compiler (g++-i686-linux-gnu). What it makes is static, since there need not be a loader for it. It runs on
# x86 as it is, or where the kernel runs nothing of 32 bits, by qemu-user.
set(CMAKE_SYSTEM_PROCESSOR i686)
set(triplet i686-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
execute_process(COMMAND "/usr/${triplet}/lib/ld-linux.so.2" --version RESULT_VARIABLE refusal OUTPUT_QUIET ERROR_QUIET)
if(refusal)
  set(CMAKE_CROSSCOMPILING_EMULATOR qemu-i386)
else()
  unset(CMAKE_CROSSCOMPILING_EMULATOR)
endif()
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
