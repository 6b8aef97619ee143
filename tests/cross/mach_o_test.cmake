# cmake -DFILE=... -DPROCESSOR=arm64|x86_64 -P mach_o_test.cmake: checks that a file is a macOS program for a processor.
# Its header, described by mach-o/loader.h, contains little-endian numbers: the magic number, the processor type, the
# processor subtype and the file type.
set(magic cffaedfe) # MH_MAGIC_64
set(arm64 0c000001) # CPU_TYPE_ARM64
set(x86_64 07000001) # CPU_TYPE_X86_64
set(program 02000000) # MH_EXECUTE

file(READ "${FILE}" header LIMIT 16 HEX)
message(STATUS "${FILE} begins with ${header}")
if(NOT header MATCHES "^${magic}${${PROCESSOR}}........${program}$")
  message(FATAL_ERROR "${FILE} is not a macOS program for ${PROCESSOR}")
endif()
