# SPDX-License-Identifier: GPL-3.0-or-later
find_package(Qt6 6.4 REQUIRED COMPONENTS Test Widgets)
find_program(XVFB_RUN xvfb-run)

# Qt's own definitions name folders: objects could be shared neither by programs, as the precompiled
# header must be, nor, in a compiler cache, by checkouts.
set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)

# fringe_qt_test_headers(NAME LIBRARY HEADER...): what the Qt Test programs above LIBRARY precompile.
# It ends with what makes a file one test of several, and with longer tries than Qt's.
function(fringe_qt_test_headers name library)
    add_executable(${name} EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/tests/precompiled.cpp)
    target_link_libraries(${name} PRIVATE fringe_test_flags Qt6::Test ${library})
    target_precompile_headers(${name} PRIVATE ${ARGN} <QSignalSpy> <QTest>
                              ${PROJECT_SOURCE_DIR}/tests/support/qt/qt_tests.h
                              ${PROJECT_SOURCE_DIR}/tests/support/patient_tries.h)
endfunction()
fringe_qt_test_headers(fringe_app_test_headers Qt6::Gui ${FRINGE_QT_HEADERS})
fringe_qt_test_headers(fringe_window_test_headers Qt6::Widgets ${FRINGE_WINDOW_HEADERS})

# fringe_qt_program(PROGRAM SOURCE... LIBRARIES lib...): Qt tests, a file each, in one program: most of what
# it takes to link is what is tested.
function(fringe_qt_program program)
    cmake_parse_arguments(ARG "" "" "LIBRARIES" ${ARGN})
    add_executable(${program} ${PROJECT_SOURCE_DIR}/tests/support/qt/qt_tests.cpp ${ARG_UNPARSED_ARGUMENTS})
    set_target_properties(${program} PROPERTIES AUTOMOC ON UNITY_BUILD OFF
        RUNTIME_OUTPUT_DIRECTORY ${FRINGE_TEST_DIRECTORY})
    target_link_libraries(${program} PRIVATE fringe_test_flags Qt6::Test ${ARG_LIBRARIES})
    if("fringe_app" IN_LIST ARG_LIBRARIES)
        target_precompile_headers(${program} REUSE_FROM fringe_app_test_headers)
    else()
        target_precompile_headers(${program} REUSE_FROM fringe_window_test_headers)
    endif()
endfunction()

# fringe_qt_entry(ENTRY PROGRAM SOURCE [GL] VARIABLE...): a CTest entry for the test in SOURCE, with variables
# of the environment. It runs offscreen; with GL, on a virtual screen that has OpenGL, under the label gl.
function(fringe_qt_entry entry program source)
    cmake_parse_arguments(ARG "GL" "" "" ${ARGN})
    get_filename_component(test ${source} NAME_WE)
    set(platform offscreen)
    if(ARG_GL)
        if(NOT XVFB_RUN)
            message(STATUS "${entry} is left out: there is no xvfb-run")
            return()
        endif()
        set(platform xcb)
        set(screen ${XVFB_RUN} -a -s "-screen 0 1920x1200x24")
    endif()
    add_test(NAME ${entry} COMMAND ${screen} $<TARGET_FILE:${program}> --only ${test})
    set_tests_properties(${entry} PROPERTIES
        ENVIRONMENT "QT_QPA_PLATFORM=${platform};${ARG_UNPARSED_ARGUMENTS}")
    if(ARG_GL) # Renderers in software are slow under sanitizers, and others' code.
        set_tests_properties(${entry} PROPERTIES LABELS "gl;by-hand")
    endif()
endfunction()

# fringe_qt_tests(PROGRAM [ENTRY [GL] SOURCE]... [WITH SOURCE...] LIBRARIES lib...): a program of Qt tests, and
# an entry for each, with settings of its own. WITH: what is no test.
function(fringe_qt_tests program)
    cmake_parse_arguments(ARG "" "" "WITH;LIBRARIES" ${ARGN})
    set(tests ${ARG_UNPARSED_ARGUMENTS})
    set(sources ${tests})
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    fringe_qt_program(${program} ${sources} ${ARG_WITH} LIBRARIES ${ARG_LIBRARIES})
    while(tests)
        list(POP_FRONT tests entry source)
        set(options)
        if(source STREQUAL "GL")
            list(POP_FRONT tests source)
            # Graphics drivers leave memory behind when they are unloaded, and their names are lost by then.
            set(options GL ASAN_OPTIONS=use_sigaltstack=0:detect_leaks=0)
        endif()
        set(home ${CMAKE_CURRENT_BINARY_DIR}/home-${entry})
        file(MAKE_DIRECTORY ${home})
        fringe_qt_entry(${entry} ${program} ${source} ${options}
                        XDG_CONFIG_HOME=${home} XDG_DATA_HOME=${home} XDG_CACHE_HOME=${home})
    endwhile()
endfunction()
