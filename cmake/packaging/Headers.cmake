# Installs the public headers, which docs/headers.md lists, and the headers that these and generated classes include.
# All other headers are internal and are not installed.
#
# Runs at installation, to read the headers' current includes. Parameters:
#
#   ONNXGEN_SOURCE             the project's folder
#   ONNXGEN_INCLUDE_DIR        the destination of the headers
#   ONNXGEN_LIBRARIES          the libraries that are installed
cmake_policy(VERSION 3.20)

set(runtime "${ONNXGEN_SOURCE}/runtime")

# Other headers that generated classes include.
set(pending
    message/codec.h
    message/extension/extension_field.h
    message/fields/map_field.h
    message/message_data.h
    message/table/codec.h
    reflection/map_access.h)
if("protobuf" IN_LIST ONNXGEN_LIBRARIES)
  list(APPEND pending protobuf/storage/codec.h protobuf/storage/enum_names.h protobuf/storage/extendable_data.h
       protobuf/storage/extension_value.h protobuf/storage/map_field.h)
endif()

# find_names(FILE VARIABLE REGEX): sets VARIABLE to the headers below onnxgen/ that appear in lines of FILE matching
# REGEX.
function(find_names file variable regex)
  file(STRINGS "${file}" lines REGEX "${regex}")
  string(REGEX MATCHALL "onnxgen/[a-z0-9_/]+[.]h" names "${lines}")
  list(TRANSFORM names REPLACE "^onnxgen/" "")
  set(${variable} "${names}" PARENT_SCOPE)
endfunction()

set(include "^#include \"onnxgen/")
find_names("${ONNXGEN_SOURCE}/docs/headers.md" public "^[|] `onnxgen/")
file(GLOB names RELATIVE "${runtime}/onnxgen" "${runtime}/onnxgen/io/*.h")
foreach(name IN LISTS names)
  file(STRINGS "${runtime}/onnxgen/${name}" line LIMIT_COUNT 1)
  if(line MATCHES "^// Forwards to ") # former name of a public header
    list(APPEND public "${name}")
  endif()
endforeach()
foreach(header IN LISTS public)
  string(REGEX REPLACE "/.*" "" library "${header}")
  if(library MATCHES "^(error|message|reflection|storage)$")
    set(library runtime)
  elseif(library MATCHES "^(file|onnx|tensor)$")
    set(library io)
  endif()
  if(library IN_LIST ONNXGEN_LIBRARIES)
    list(APPEND pending "${header}")
  endif()
endforeach()
if("protobuf" IN_LIST ONNXGEN_LIBRARIES)
  file(GLOB_RECURSE files "${runtime}/protobuf/*.h")
  foreach(file IN LISTS files)
    find_names("${file}" names "${include}")
    list(APPEND pending ${names})
  endforeach()
endif()

set(reached "")
while(pending)
  list(POP_FRONT pending header)
  if(header IN_LIST reached)
    continue()
  endif()
  list(APPEND reached "${header}")
  find_names("${runtime}/onnxgen/${header}" names "${include}")
  list(APPEND pending ${names})
  get_filename_component(folder "${header}" DIRECTORY)
  file(INSTALL DESTINATION "${ONNXGEN_INCLUDE_DIR}/onnxgen/${folder}" TYPE FILE FILES "${runtime}/onnxgen/${header}")
endwhile()
