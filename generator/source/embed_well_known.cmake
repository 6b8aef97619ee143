# Writes the C++ source file OUTPUT, which contains the text of all FILES (separated by commas) below FOLDER.
# Run by the build: cmake -DFOLDER=... -DFILES=... -DOUTPUT=... -P embed_well_known.cmake
string(REPLACE "," ";" files "${FILES}")
file(WRITE "${OUTPUT}.new" [[
#include "source/well_known.h"

namespace onnxgen::source {

const std::vector<WellKnownFile>& well_known_files() {
  static const std::vector<WellKnownFile> kFiles = {
]])
foreach(name IN LISTS files)
  file(READ "${FOLDER}/${name}" text)
  file(APPEND "${OUTPUT}.new" "      {\"${name}\", R\"proto(${text})proto\"},\n")
endforeach()
file(APPEND "${OUTPUT}.new" [[
  };
  return kFiles;
}

}  // namespace onnxgen::source
]])
file(RENAME "${OUTPUT}.new" "${OUTPUT}")
