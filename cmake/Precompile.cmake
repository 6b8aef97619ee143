# In builds with little optimization, the compiler spends half of its time on headers that most sources include. This
# option compiles these headers once for each library; tests/Precompile.cmake does so for the tests. Builds without it
# verify that each source includes what it needs. Include this file after all targets are defined.
option(ONNXGEN_PRECOMPILE "Precompile the headers that most sources of a target include" OFF)
if(NOT ONNXGEN_PRECOMPILE)
  return()
endif()

set(standard_headers <algorithm> <array> <charconv> <cstring> <functional> <limits> <map> <memory> <optional> <set> <string>
                     <string_view> <utility> <vector>)
set(message_headers <onnxgen/message/message.h> <onnxgen/reflection/mutable_message.h>)

foreach(target IN ITEMS runtime text io protobuf archive crypto check syntax remote)
  if(TARGET onnxgen_${target})
    target_precompile_headers(onnxgen_${target} PRIVATE ${standard_headers} ${message_headers})
  endif()
endforeach()
# Ready-made classes.
target_precompile_headers(onnxgen_onnx PRIVATE <onnxgen/message/codec.h> <onnxgen/reflection/descriptor.h>)
target_precompile_headers(onnxgen_well_known REUSE_FROM onnxgen_onnx)
if(TARGET onnxgen_onnx_protobuf)
  target_precompile_headers(onnxgen_onnx_protobuf PRIVATE <onnxgen/protobuf/storage/codec.h>)
  target_precompile_headers(onnxgen_well_known_protobuf REUSE_FROM onnxgen_onnx_protobuf)
endif()
foreach(target IN ITEMS onnxgen_generator onnx_tool_parts)
  if(TARGET ${target})
    target_precompile_headers(${target} PRIVATE ${standard_headers} <fmt/format.h>)
  endif()
endforeach()
