# Debian's cross compiler (g++-i686-linux-gnu). Programs are static, since the machine may lack a 32-bit loader. They
# run directly on x86, or in qemu-user if the kernel does not run 32-bit programs.
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
