# Command lines of zig; see zig.cmake.
foreach(language IN ITEMS C CXX)
  # binutils cannot write the index of an archive that contains objects of another system.
  set(CMAKE_${language}_ARCHIVE_CREATE "\"${ZIG_PROGRAM}\" ar qc <TARGET> <OBJECTS>")
  set(CMAKE_${language}_ARCHIVE_APPEND "\"${ZIG_PROGRAM}\" ar q <TARGET> <OBJECTS>")
  set(CMAKE_${language}_ARCHIVE_FINISH "\"${ZIG_PROGRAM}\" ranlib <TARGET>")
  # zig does not accept -Wl,-v, CMake's default for macOS and, in newer versions such as 3.31, for Windows and Linux.
  set(CMAKE_${language}_VERBOSE_FLAG -v)
  set(CMAKE_${language}_VERBOSE_LINK_FLAG -v)
endforeach()
