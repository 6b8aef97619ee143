# Sets python_environment to the environment variables that Python needs to load modules built with sanitizers. The
# interpreter is built without sanitizers, so their library is preloaded, followed by the library whose exceptions it
# intercepts. The interpreter's own allocator is disabled, because it would hide uses after free. Leak detection is
# disabled, because the interpreter does not free everything at exit.
include_guard(DIRECTORY)

set(python_environment "")
if(ONNXGEN_SANITIZE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(sanitizers libasan.so)
  else()
    set(sanitizers "libclang_rt.asan-${CMAKE_SYSTEM_PROCESSOR}.so")
  endif()
  set(preloaded "")
  foreach(library IN ITEMS ${sanitizers} libstdc++.so)
    execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=${library} OUTPUT_VARIABLE path
                    OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(APPEND preloaded "${path}:")
  endforeach()
  set(python_environment "LD_PRELOAD=${preloaded}" "ASAN_OPTIONS=detect_leaks=0" "PYTHONMALLOC=malloc")
endif()
