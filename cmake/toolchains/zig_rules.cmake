# How zig is called; see zig.cmake.
foreach(language IN ITEMS C CXX)
  # Archives of objects that are not Linux's have an index that binutils cannot make.
  set(CMAKE_${language}_ARCHIVE_CREATE "\"${ZIG_PROGRAM}\" ar qc <TARGET> <OBJECTS>")
  set(CMAKE_${language}_ARCHIVE_APPEND "\"${ZIG_PROGRAM}\" ar q <TARGET> <OBJECTS>")
  set(CMAKE_${language}_ARCHIVE_FINISH "\"${ZIG_PROGRAM}\" ranlib <TARGET>")
  set(CMAKE_${language}_VERBOSE_FLAG -v) # it knows no -Wl,-v, by which CMake would ask the linker of macOS
endforeach()
