# SPDX-License-Identifier: GPL-3.0-or-later
find_package(Qt6 6.4 REQUIRED COMPONENTS Test Widgets)
find_program(XVFB_RUN xvfb-run)

# Qt's own definitions name folders: objects could be shared neither by programs, as the precompiled
# header must be, nor, in a compiler cache, by checkouts.
set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)

# fringe_qt_test_headers(NAME LIBRARY HEADER...): what the Qt Test programs above LIBRARY precompile.
# It ends with longer tries than Qt's, so every test has those.
function(fringe_qt_test_headers name library)
    add_executable(${name} EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/tests/precompiled.cpp)
    target_link_libraries(${name} PRIVATE fringe_test_flags Qt6::Test ${library})
    target_precompile_headers(${name} PRIVATE ${ARGN} <QSignalSpy> <QTest>
                              ${PROJECT_SOURCE_DIR}/tests/support/patient_tries.h)
endfunction()
fringe_qt_test_headers(fringe_app_test_headers Qt6::Gui ${FRINGE_QT_HEADERS})
fringe_qt_test_headers(fringe_window_test_headers Qt6::Widgets ${FRINGE_WINDOW_HEADERS})

# fringe_qt_test(NAME [GL] SOURCE... LIBRARIES lib...): a Qt Test program, one CTest entry, with
# settings of its own. It runs offscreen; with GL, on a virtual screen that has OpenGL, under the
# label gl.
function(fringe_qt_test name)
    cmake_parse_arguments(ARG "GL" "" "LIBRARIES" ${ARGN})
    add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
    set_target_properties(${name} PROPERTIES AUTOMOC ON UNITY_BUILD OFF
        RUNTIME_OUTPUT_DIRECTORY ${FRINGE_TEST_DIRECTORY})
    target_link_libraries(${name} PRIVATE fringe_test_flags Qt6::Test ${ARG_LIBRARIES})
    if("fringe_app" IN_LIST ARG_LIBRARIES)
        target_precompile_headers(${name} REUSE_FROM fringe_app_test_headers)
    else()
        target_precompile_headers(${name} REUSE_FROM fringe_window_test_headers)
    endif()
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
