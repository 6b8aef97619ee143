# Where next to nothing is optimized, half of the time that sources take to compile is that of headers which most of them
# include. With this these are compiled once for each target that has enough sources. That each source includes what it
# needs shows in the builds without it. Included once all targets are there.
option(ONNXGEN_PRECOMPILE "Compile the headers that most sources of a target include once" OFF)
if(NOT ONNXGEN_PRECOMPILE)
  return()
endif()

set(standard_headers <algorithm> <array> <charconv> <cstring> <functional> <limits> <map> <memory> <optional> <set> <string>
                     <string_view> <utility> <vector>)

foreach(target IN ITEMS runtime text io protobuf archive crypto check syntax remote)
  if(TARGET onnxgen_${target})
    target_precompile_headers(onnxgen_${target} PRIVATE ${standard_headers} <onnxgen/message/message.h>
                                                        <onnxgen/reflection/mutable_message.h>)
  endif()
endforeach()
foreach(target IN ITEMS onnxgen_generator onnx_tool_parts)
  if(TARGET ${target})
    target_precompile_headers(${target} PRIVATE ${standard_headers} <fmt/format.h>)
  endif()
endforeach()

# Of a folder and those below it.
function(onnxgen_precompile_tests folder)
  get_property(folders DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
  foreach(inner IN LISTS folders)
    onnxgen_precompile_tests("${inner}")
  endforeach()
  get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(libraries ${target} LINK_LIBRARIES)
    get_target_property(sources ${target} SOURCES)
    list(LENGTH sources count)
    # One of them is linked with code without RTTI, too, and with precompiled headers the sanitizer's check of the types of
    # GoogleTest's own objects then fails.
    if("GTest::gtest_main" IN_LIST libraries AND count GREATER 2 AND NOT target STREQUAL "onnxgen_runtime_test_objects")
      target_precompile_headers(${target} PRIVATE <gtest/gtest.h> ${standard_headers})
    endif()
  endforeach()
endfunction()
if(ONNXGEN_BUILD_TESTS AND ONNXGEN_IS_TOP_LEVEL)
  onnxgen_precompile_tests("${PROJECT_SOURCE_DIR}/tests")
endif()
