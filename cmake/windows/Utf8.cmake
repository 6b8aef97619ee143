# onnxgen_use_utf8(TARGET): makes the program's arguments and the paths that it opens UTF-8 on Windows 10 version 1903
# and later, as on other systems. Otherwise they are limited to the characters of the system's legacy code page.
if(MINGW)
  enable_language(RC)
endif()

function(onnxgen_use_utf8 target)
  set(folder "${CMAKE_CURRENT_FUNCTION_LIST_DIR}")
  if(MINGW)
    target_sources(${target} PRIVATE "${folder}/utf8.rc")
    set_property(SOURCE "${folder}/utf8.rc" PROPERTY OBJECT_DEPENDS "${folder}/utf8.manifest")
  elseif(WIN32)
    target_sources(${target} PRIVATE "${folder}/utf8.manifest")
  endif()
endfunction()
