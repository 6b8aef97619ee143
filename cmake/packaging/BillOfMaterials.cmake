# Writes bills of materials as JSON, in the formats SPDX 2.3 and CycloneDX 1.5. Installs the bill of each installation
# component beside the license. The folder bill_of_materials/ of the build also has a bill of the whole project, with
# its tests. All dependencies are listed in one place, onnxgen_list_dependencies(). The bill of a component contains
# those that its targets link, directly or through a library of this project, with the versions that CMake found.
#
# A bill's identifier depends only on its contents. Its date is SOURCE_DATE_EPOCH, if set, or else the current time.

# onnxgen_link_closure(VARIABLE TARGET...): sets VARIABLE to the targets and all names that they link, directly or
# indirectly.
function(onnxgen_link_closure variable)
  set(reached "")
  set(pending ${ARGN})
  while(pending)
    list(POP_FRONT pending name)
    if(name IN_LIST reached)
      continue()
    endif()
    list(APPEND reached "${name}")
    if(TARGET "${name}")
      foreach(property IN ITEMS ALIASED_TARGET LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
        get_target_property(names "${name}" ${property})
        if(names)
          string(REGEX REPLACE "[$]<(BUILD_INTERFACE|LINK_ONLY):([A-Za-z0-9_:]+)>" "\\2" names "${names}")
          list(APPEND pending ${names})
        endif()
      endforeach()
    endif()
  endwhile()
  set(${variable} "${reached}" PARENT_SCOPE)
endfunction()

# onnxgen_find_version(VARIABLE NAME...): sets VARIABLE to the value of the first NAME that has one. A NAME is a
# variable that is visible here, or FOLDER:NAME for a variable of that folder's CMakeLists.txt.
function(onnxgen_find_version variable)
  set(${variable} "" PARENT_SCOPE)
  foreach(name IN LISTS ARGN)
    set(value "${${name}}")
    if(name MATCHES "^(.+):([^:]+)$")
      get_filename_component(folder "${CMAKE_MATCH_1}" ABSOLUTE BASE_DIR "${PROJECT_SOURCE_DIR}")
      set(member "${CMAKE_MATCH_2}")
      get_directory_property(value DIRECTORY "${folder}" DEFINITION "${member}")
    endif()
    if(value)
      set(${variable} "${value}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

# onnxgen_version_in_header(VARIABLE FILE REGEX): sets VARIABLE to the version that a header defines. Each line that
# REGEX matches contributes one part, the group in REGEX; dots join the parts.
function(onnxgen_version_in_header variable file regex)
  set(version "")
  if(EXISTS "${file}")
    file(STRINGS "${file}" lines REGEX "${regex}")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE ".*${regex}.*" "\\1" part "${line}")
      list(APPEND version "${part}")
    endforeach()
  endif()
  list(JOIN version "." version)
  set(${variable} "${version}" PARENT_SCOPE)
endfunction()

# onnxgen_dependency(SCOPE TARGETS NAME VERSION LICENSE PURL CPE): appends a dependency to `rows` if `targets` contains
# one of TARGETS. PURL is the package URL, CPE the vendor and product, both without the version. CPE may be empty. Only
# for onnxgen_list_dependencies(), whose variables it uses.
macro(onnxgen_dependency scope used_by name version license purl cpe)
  foreach(target IN ITEMS ${used_by})
    if(target IN_LIST targets)
      string(APPEND rows "${scope}|${name}|${version}|${license}|${purl}|${cpe};")
      break()
    endif()
  endforeach()
endmacro()

# onnxgen_list_dependencies(VARIABLE TARGET...): sets VARIABLE to the dependencies of the targets, one row for each.
function(onnxgen_list_dependencies variable)
  set(targets ${ARGN})
  set(rows "")

  onnxgen_version_in_header(antlr4 "${Antlr4Runtime_INCLUDE_DIR}/Version.h" "VERSION_[MP][A-Z]+ +([0-9]+)")
  onnxgen_find_version(antlr4 antlr4 antlr4-runtime_VERSION)
  onnxgen_dependency(required "Antlr4Runtime::Antlr4Runtime;Antlr4Runtime::Static" antlr4-cpp-runtime "${antlr4}"
                     BSD-3-Clause pkg:github/antlr/antlr4@ "")
  FetchContent_GetProperties(onnxgen_fmt SOURCE_DIR fetched)
  onnxgen_find_version(fmt fmt_VERSION "${fetched}:FMT_VERSION")
  onnxgen_dependency(required fmt::fmt fmt "${fmt}" MIT pkg:github/fmtlib/fmt@ fmt:fmt)
  FetchContent_GetProperties(onnxgen_cli11 SOURCE_DIR fetched)
  onnxgen_find_version(CLI11 CLI11_VERSION "${fetched}:PROJECT_VERSION")
  onnxgen_dependency(required CLI11::CLI11 CLI11 "${CLI11}" BSD-3-Clause pkg:github/cliutils/cli11@v "")

  onnxgen_find_version(OpenSSL runtime:OPENSSL_VERSION)
  set(license Apache-2.0)
  if(OpenSSL VERSION_LESS 3)
    set(license OpenSSL)
  endif()
  onnxgen_dependency(required OpenSSL::Crypto openssl "${OpenSSL}" ${license} pkg:generic/openssl@ openssl:openssl)
  onnxgen_version_in_header(libdeflate "${Libdeflate_INCLUDE_DIR}/libdeflate.h" "VERSION_STRING[^0-9]+([0-9.]+)")
  onnxgen_dependency(required Libdeflate::Libdeflate libdeflate "${libdeflate}" MIT pkg:github/ebiggers/libdeflate@v "")
  onnxgen_find_version(CURL runtime:CURL_VERSION_STRING)
  onnxgen_dependency(required CURL::libcurl curl "${CURL}" curl pkg:generic/curl@ haxx:curl)
  if(ONNXGEN_PROTOBUF_USES_ZLIB)
    onnxgen_find_version(ZLIB runtime:ZLIB_VERSION_STRING runtime:ZLIB_VERSION)
    onnxgen_dependency(optional onnxgen_protobuf zlib "${ZLIB}" Zlib pkg:generic/zlib@ zlib:zlib)
  endif()
  if(TARGET onnxgen_python)
    onnxgen_find_version(Python runtime/python:Python3_VERSION)
    onnxgen_dependency(required onnxgen_python_core cpython "${Python}" PSF-2.0 pkg:generic/python@ python:python)
  endif()
  if(ONNXGEN_BUILD_TOOLS)
    get_directory_property(dagre DIRECTORY "${PROJECT_SOURCE_DIR}/tools/onnx-tool" DEFINITION dagre)
    if(dagre)
      get_filename_component(folder "${dagre}" DIRECTORY)
      set(name dagre)
      set(version "")
      if(EXISTS "${folder}/../package.json")
        file(READ "${folder}/../package.json" package)
        string(JSON name GET "${package}" name)
        string(JSON version GET "${package}" version)
        string(REPLACE "@" "%40" name "${name}")
      endif()
      onnxgen_dependency(contained onnx-tool dagre "${version}" MIT "pkg:npm/${name}@" "")
    endif()
  endif()

  if(ONNXGEN_BUILD_TESTS)
    onnxgen_find_version(GTest tests:GTest_VERSION)
    onnxgen_dependency(test tests googletest "${GTest}" BSD-3-Clause pkg:github/google/googletest@v "")
    set(Protobuf "")
    if(TARGET onnxgen) # otherwise there is no folder tests/generator
      onnxgen_find_version(Protobuf tests/generator:Protobuf_VERSION)
    endif()
    onnxgen_dependency(test tests protobuf "${Protobuf}" BSD-3-Clause pkg:github/protocolbuffers/protobuf@v "")
  endif()
  set(${variable} "${rows}" PARENT_SCOPE)
endfunction()

# onnxgen_add_to_bill(SCOPE NAME VERSION LICENSE PURL CPE): appends a dependency to the variables of onnxgen_write_bill().
macro(onnxgen_add_to_bill scope dependency version license purl cpe)
  set(versioned_purl "${purl}${version}")
  set(spdx_version "")
  set(cdx_version "")
  set(spdx_cpe "")
  set(cdx_cpe "")
  if("${version}" STREQUAL "")
    string(REGEX REPLACE "@v?$" "" versioned_purl "${purl}")
  else()
    set(spdx_version "\n      \"versionInfo\": \"${version}\",")
    set(cdx_version "\n      \"version\": \"${version}\",")
    if(NOT "${cpe}" STREQUAL "")
      set(versioned_cpe "cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*")
      set(spdx_cpe ",\n        {\"referenceCategory\": \"SECURITY\", \"referenceType\": \"cpe23Type\", \"referenceLocator\": \"${versioned_cpe}\"}")
      set(cdx_cpe "\n      \"cpe\": \"${versioned_cpe}\",")
    endif()
  endif()
  string(APPEND packages ",
    {
      \"SPDXID\": \"SPDXRef-${dependency}\",
      \"name\": \"${dependency}\",${spdx_version}
      \"downloadLocation\": \"NOASSERTION\",
      \"filesAnalyzed\": false,
      \"licenseConcluded\": \"${license}\",
      \"licenseDeclared\": \"${license}\",
      \"copyrightText\": \"NOASSERTION\",
      \"externalRefs\": [
        {\"referenceCategory\": \"PACKAGE-MANAGER\", \"referenceType\": \"purl\", \"referenceLocator\": \"${versioned_purl}\"}${spdx_cpe}
      ]
    }")
  string(APPEND relationships ",
    {\"spdxElementId\": \"SPDXRef-${dependency}\", \"relationshipType\": \"${type_of_${scope}}\", \"relatedSpdxElement\": \"SPDXRef-${name}\"}")
  set(component "{
      \"type\": \"library\",
      \"bom-ref\": \"${versioned_purl}\",
      \"name\": \"${dependency}\",${cdx_version}
      \"scope\": \"${cdx_scope_of_${scope}}\",
      \"licenses\": [{\"license\": {\"id\": \"${license}\"}}],${cdx_cpe}
      \"purl\": \"${versioned_purl}\"
    }")
  if("${scope}" STREQUAL "ancestor")
    set(ancestor "${component}")
  else()
    list(APPEND components "${component}")
    list(APPEND depends_on "\"${versioned_purl}\"")
    string(APPEND nodes ",\n    {\"ref\": \"${versioned_purl}\"}")
  endif()
endmacro()

# onnxgen_write_bill(NAME TARGET...): writes NAME.spdx.json and NAME.cdx.json. NAME is the name of a package. The target
# `tests` stands for the dependencies of the tests.
function(onnxgen_write_bill name)
  onnxgen_link_closure(targets ${ARGN})
  onnxgen_list_dependencies(rows ${targets})
  # NOTICE says which release of ONNX the schemas describe.
  file(STRINGS "${PROJECT_SOURCE_DIR}/NOTICE" notice REGEX "release [0-9.]+")
  string(REGEX REPLACE ".*release ([0-9]+[.][0-9]+).*" "\\1" onnx "${notice}")
  list(APPEND rows "ancestor|onnx|${onnx}|Apache-2.0|pkg:github/onnx/onnx@v|")

  set(type_of_required DEPENDENCY_OF)
  set(type_of_optional OPTIONAL_DEPENDENCY_OF)
  set(type_of_contained CONTAINED_BY)
  set(type_of_test TEST_DEPENDENCY_OF)
  set(type_of_ancestor ANCESTOR_OF)
  set(cdx_scope_of_required required)
  set(cdx_scope_of_optional optional)
  set(cdx_scope_of_contained required)
  set(cdx_scope_of_test excluded)
  set(cdx_scope_of_ancestor excluded)
  set(packages "")
  set(relationships "")
  set(components "")
  set(depends_on "")
  set(nodes "")
  foreach(row IN LISTS rows)
    if(row MATCHES "^(.*)[|](.*)[|](.*)[|](.*)[|](.*)[|](.*)$")
      onnxgen_add_to_bill("${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}" "${CMAKE_MATCH_3}" "${CMAKE_MATCH_4}" "${CMAKE_MATCH_5}"
                          "${CMAKE_MATCH_6}")
    endif()
  endforeach()
  list(JOIN components ",\n    " components)
  list(JOIN depends_on ", " depends_on)

  set(purl "pkg:generic/${name}@${PROJECT_VERSION}")
  string(UUID id NAMESPACE 6ba7b811-9dad-11d1-80b4-00c04fd430c8 NAME "${purl}${packages}${relationships}" TYPE SHA1)
  string(TIMESTAMP date "%Y-%m-%dT%H:%M:%SZ" UTC)
  foreach(format IN ITEMS spdx cdx)
    configure_file(cmake/packaging/${format}.json.in "${bills}/${name}.${format}.json" @ONLY)
  endforeach()
endfunction()

set(ONNXGEN_AUTHORS "The onnxgen authors")
set(bills "${PROJECT_BINARY_DIR}/bill_of_materials")
set(installed_libraries ${libraries})
list(TRANSFORM installed_libraries PREPEND onnxgen_)
set(targets_of_dev ${installed_libraries})
set(targets_of_runtime ${installed_libraries})
list(FILTER targets_of_runtime EXCLUDE REGEX protobuf) # its library is always static
set(targets_of_tools onnxgen)
if(TARGET onnx-tool)
  list(APPEND targets_of_tools onnx-tool)
endif()
set(targets_of_python onnxgen_python_core onnxgen_python_onnx)
set(targets_of_protobuf onnxgen_protobuf)
foreach(component IN LISTS ONNXGEN_INSTALL_COMPONENTS)
  onnxgen_write_bill(onnxgen-${component} ${targets_of_${component}})
  install(FILES "${bills}/onnxgen-${component}.spdx.json" "${bills}/onnxgen-${component}.cdx.json"
          DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/onnxgen-${component}" COMPONENT ${component})
endforeach()
set(all_targets ${installed_libraries} tests)
foreach(component IN ITEMS tools python)
  if(component IN_LIST ONNXGEN_INSTALL_COMPONENTS)
    list(APPEND all_targets ${targets_of_${component}})
  endif()
endforeach()
onnxgen_write_bill(onnxgen ${all_targets})
