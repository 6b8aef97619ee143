# Run by cpack after it has built the Debian packages. Packs the members of each package again, with fixed permissions.
# cpack's permissions depend on the user's umask, so packages built by different users would differ.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  set(folder "${package}.members")
  file(MAKE_DIRECTORY "${folder}")
  execute_process(COMMAND "${CPACK_ONNXGEN_AR}" x "${package}" WORKING_DIRECTORY "${folder}" COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE "${package}")
  # D omits times and users, and sets the permissions to 0644.
  execute_process(COMMAND "${CPACK_ONNXGEN_AR}" qcD "${package}" debian-binary control.tar.gz data.tar.gz
                  WORKING_DIRECTORY "${folder}" COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE_RECURSE "${folder}")
endforeach()
