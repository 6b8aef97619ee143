# cmake -DFILE=... -DPROCESSOR=arm64|x86_64 -P mach_o_test.cmake: the file is a program for macOS on this processor, by the
# header that mach-o/loader.h describes, whose numbers are little-endian: a magic number, the processor, its kind, and
# which type of file this is.
set(magic cffaedfe) # MH_MAGIC_64
set(arm64 0c000001) # CPU_TYPE_ARM64
set(x86_64 07000001) # CPU_TYPE_X86_64
set(program 02000000) # MH_EXECUTE

file(READ "${FILE}" header LIMIT 16 HEX)
message(STATUS "${FILE} begins with ${header}")
if(NOT header MATCHES "^${magic}${${PROCESSOR}}........${program}$")
  message(FATAL_ERROR "${FILE} is no program for macOS on ${PROCESSOR}")
endif()
