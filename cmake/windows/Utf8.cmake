# onnxgen_use_utf8(TARGET): on Windows (from version 1903 on) the program's arguments and the paths that it opens are UTF-8, as
# they are elsewhere. Without this they have no characters but those of the system's old code page.
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
