# SPDX-License-Identifier: GPL-3.0-or-later
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
find_program(XVFB_RUN xvfb-run)

# fringe_qt_test(NAME [GL] SOURCE... LIBRARIES lib...): a Qt Test program, one CTest entry, with
# settings of its own. It runs offscreen; with GL, on a virtual screen that has OpenGL, under the
# label gl.
function(fringe_qt_test name)
    cmake_parse_arguments(ARG "GL" "" "LIBRARIES" ${ARGN})
    add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
    set_target_properties(${name} PROPERTIES AUTOMOC ON
        RUNTIME_OUTPUT_DIRECTORY ${FRINGE_TEST_DIRECTORY})
    target_link_libraries(${name} PRIVATE fringe_flags Qt6::Test ${ARG_LIBRARIES})
    target_compile_definitions(${name} PRIVATE FRINGE_SHARED_DATA="${FRINGE_SHARED_DATA}")
    target_compile_options(${name} PRIVATE -include ${PROJECT_SOURCE_DIR}/tests/support/patient_tries.h)
    set(home ${CMAKE_CURRENT_BINARY_DIR}/home-${name})
    file(MAKE_DIRECTORY ${home})
    set(environment XDG_CONFIG_HOME=${home} XDG_DATA_HOME=${home} XDG_CACHE_HOME=${home})
    if(ARG_GL)
        if(NOT XVFB_RUN)
            message(STATUS "${name} is left out: there is no xvfb-run")
            return()
        endif()
        add_test(NAME ${name}
                 COMMAND ${XVFB_RUN} -a -s "-screen 0 1920x1200x24" $<TARGET_FILE:${name}>)
        # Graphics drivers leave memory behind when they are unloaded, and their names are lost by then.
        set_tests_properties(${name} PROPERTIES LABELS gl
            ENVIRONMENT "QT_QPA_PLATFORM=xcb;ASAN_OPTIONS=use_sigaltstack=0:detect_leaks=0;${environment}")
    else()
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;${environment}")
    endif()
endfunction()
