# Run by cpack after it has packed the Debian packages: packs the members of each package once more. cpack gives them the
# permissions that the user's umask determines, so that packages of different users would differ.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  set(folder "${package}.members")
  file(MAKE_DIRECTORY "${folder}")
  execute_process(COMMAND "${CPACK_ONNXGEN_AR}" x "${package}" WORKING_DIRECTORY "${folder}" COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE "${package}")
  # D: without times and users, and with the permissions 0644
  execute_process(COMMAND "${CPACK_ONNXGEN_AR}" qcD "${package}" debian-binary control.tar.gz data.tar.gz
                  WORKING_DIRECTORY "${folder}" COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE_RECURSE "${folder}")
endforeach()
