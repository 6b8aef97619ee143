# Run by cpack before it builds the Debian packages. Adds the files that Debian's policy requires of a package,
# compresses the manual pages, and sets the permissions of folders, which would otherwise depend on the user's umask.
# CPACK_TEMPORARY_INSTALL_DIRECTORY has a folder for each component.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
find_program(GZIP_PROGRAM gzip REQUIRED)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC) # now, or SOURCE_DATE_EPOCH if set
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER "${component}" upper)
  set(name "${CPACK_DEBIAN_${upper}_PACKAGE_NAME}")
  set(share "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX}/share")
  set(doc "${share}/doc/${name}")
  if(NOT EXISTS "${doc}")
    file(RENAME "${share}/doc/onnxgen-${component}" "${doc}")
  endif()
  file(REMOVE "${doc}/LICENSE") # `copyright` refers to the system's copy
  file(READ "${CPACK_ONNXGEN_SOURCE}/.reuse/dep5" copyright)
  file(GLOB licences "${doc}/third-party/*.txt") # of code of other projects that the programs contain
  foreach(licence IN LISTS licences)
    get_filename_component(project "${licence}" NAME_WE)
    file(READ "${licence}" text)
    string(REGEX REPLACE "\n+$" "" text "${text}")
    string(REGEX REPLACE "\n" "\n " text "${text}")
    string(REGEX REPLACE "\n +(\n|$)" "\n .\\1" text "${text}")
    string(REGEX REPLACE "\n +(\n|$)" "\n .\\1" text "${text}") # matches above do not overlap
    string(APPEND copyright "
Files: third-party/${project}.txt
Copyright: as in the licence
License: ${project}
 The programs contain code of ${project}, whose licence is:
 ${text}
")
  endforeach()
  file(WRITE "${doc}/copyright" "${copyright}
License: Apache-2.0
 The full text is in /usr/share/common-licenses/Apache-2.0.
")
  file(WRITE "${doc}/changelog" "${name} (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * Release ${CPACK_PACKAGE_VERSION}; docs/versions.md in the sources lists the changes.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
  file(GLOB pages "${share}/man/man1/*.1")
  execute_process(COMMAND "${GZIP_PROGRAM}" -9n "${doc}/changelog" ${pages} COMMAND_ERROR_IS_FATAL ANY)
  file(STRINGS "${CPACK_ONNXGEN_SOURCE}/cmake/packaging/lintian-overrides" overrides REGEX "^${name}: ")
  if(overrides)
    configure_file("${CPACK_ONNXGEN_SOURCE}/cmake/packaging/lintian-overrides" "${share}/lintian/overrides/${name}" COPYONLY)
  endif()
  file(GLOB written "${doc}/copyright" "${doc}/changelog.gz" "${share}/lintian/overrides/*" "${share}/man/man1/*.gz")
  file(CHMOD ${written} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  file(GLOB_RECURSE paths LIST_DIRECTORIES TRUE "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component}/*")
  foreach(path IN LISTS paths)
    if(IS_DIRECTORY "${path}" AND NOT IS_SYMLINK "${path}")
      file(CHMOD "${path}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    endif()
  endforeach()
endforeach()
