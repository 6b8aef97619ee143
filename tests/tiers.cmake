# Tiers of tests, used as ctest labels. docs/contributing.md has the rule for each.
#
#   quick  the default: tests behaviour within about a second, and does not need a server program, a browser or another
#          machine, or build a project except the README's. ./bootstrap test runs these.
#   full   all other tests that end by themselves. ./bootstrap test full runs both.
#   soak   tests that take hours or check durations; run by hand.
include_guard(GLOBAL)
include(GoogleTest)

option(ONNXGEN_FULL_TESTS "Also build the tests of the full tier, which take about an hour" OFF)

# onnxgen_discover_tests(TARGET [FULL PATTERN...] [SOAK PATTERN...] [TIMED PATTERN...] [TEST_PREFIX PREFIX]
#                        [EXCEPT PATTERN...] [PROPERTIES NAME VALUE...])
#
# Adds the tests of a GoogleTest program. Patterns have the form of GoogleTest's --gtest_filter. Tests that match a
# pattern after FULL or SOAK belong to that tier; ALL matches every test. Tests that match TIMED run in their own tier,
# and also in the soak tier as soak.NAME, where they check durations. EXCEPT excludes tests from all tiers, for programs
# that must not run all of their tests.
function(onnxgen_discover_tests target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TEST_PREFIX" "FULL;SOAK;TIMED;EXCEPT;PROPERTIES")
  list(TRANSFORM arg_FULL REPLACE "^ALL$" "*")
  list(JOIN arg_FULL ":" full)
  list(JOIN arg_SOAK ":" soak)
  list(JOIN arg_TIMED ":" timed)
  set(soak_properties LABELS soak ENVIRONMENT ONNXGEN_TEST_TIER=soak RUN_SERIAL ON)
  set(common DISCOVERY_TIMEOUT 60)
  if(arg_TEST_PREFIX)
    list(APPEND common TEST_PREFIX "${arg_TEST_PREFIX}")
  endif()
  if(NOT full STREQUAL "*")
    set(others ${arg_EXCEPT} ${arg_FULL} ${arg_SOAK})
    list(JOIN others ":" others)
    gtest_discover_tests(${target} ${common} TEST_FILTER "*-${others}" PROPERTIES LABELS quick ${arg_PROPERTIES})
  endif()
  if(ONNXGEN_FULL_TESTS AND full)
    set(others ${arg_EXCEPT} ${arg_SOAK})
    list(JOIN others ":" others)
    gtest_discover_tests(${target} ${common} TEST_FILTER "${full}-${others}" PROPERTIES LABELS full ${arg_PROPERTIES})
  endif()
  if(ONNXGEN_FULL_TESTS AND soak)
    gtest_discover_tests(${target} ${common} TEST_FILTER "${soak}" PROPERTIES ${soak_properties} ${arg_PROPERTIES})
  endif()
  if(ONNXGEN_FULL_TESTS AND timed)
    gtest_discover_tests(${target} TEST_PREFIX "soak.${arg_TEST_PREFIX}" DISCOVERY_TIMEOUT 60 TEST_FILTER "${timed}"
                         PROPERTIES ${soak_properties} ${arg_PROPERTIES})
  endif()
endfunction()

# onnxgen_add_test(NAME [quick|full|benchmark|fuzz|soak] COMMAND COMMAND... [WORKING_DIRECTORY FOLDER]):
# calls add_test() and assigns a tier, quick by default. Benchmarks and fuzzers belong to the full tier, which runs each
# of these groups in a stage of its own.
function(onnxgen_add_test name)
  set(arguments ${ARGN})
  set(labels quick)
  if("${ARGV1}" MATCHES "^(quick|full|benchmark|fuzz|soak)$")
    list(POP_FRONT arguments labels)
  endif()
  if("${labels}" MATCHES "^(benchmark|fuzz)$")
    list(PREPEND labels full)
  endif()
  add_test(NAME "${name}" ${arguments})
  set_tests_properties("${name}" PROPERTIES LABELS "${labels}")
endfunction()

# onnxgen_add_skipped_test(NAME TIER REASON): adds a test that is always skipped, in place of tests that this build or
# machine cannot run, so that the summary names it and the reason.
function(onnxgen_add_skipped_test name tier reason)
  onnxgen_add_test("${name}" ${tier} COMMAND "${CMAKE_COMMAND}" -E echo "SKIPPED: ${reason}")
  set_tests_properties("${name}" PROPERTIES SKIP_REGULAR_EXPRESSION "^SKIPPED: ")
endfunction()
