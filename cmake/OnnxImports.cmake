# onnxgen_read_imports(FILE NAMES WELL_KNOWN): sets NAMES to the names that a .proto file imports, and WELL_KNOWN to
# those in google/protobuf.
function(onnxgen_read_imports path names_variable well_known_variable)
  file(READ "${path}" text)
  string(REGEX MATCHALL "import[ \t\r\n]+((public|weak|option)[ \t\r\n]+)?[\"'][^\"'\n;]+[\"']" imports "${text}")
  set(names "")
  foreach(import IN LISTS imports)
    string(REGEX REPLACE ".*[\"']([^\"']+)[\"']$" "\\1" name "${import}")
    list(APPEND names "${name}")
  endforeach()
  set(${names_variable} "${names}" PARENT_SCOPE)
  list(FILTER names INCLUDE REGEX "^google/protobuf/[a-z_]+[.]proto$")
  set(${well_known_variable} "${names}" PARENT_SCOPE)
endfunction()
