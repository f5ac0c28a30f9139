# SPDX-License-Identifier: GPL-3.0-or-later
# Flags shared by every target, and the two ways a layer adds a library or a module.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
# Told that the compiler knows concepts, moc 6.4 stops with a parse error in libstdc++ 12's <concepts>.
set(CMAKE_AUTOMOC_COMPILER_PREDEFINES OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set(FRINGE_MODULE_DIRECTORY ${PROJECT_BINARY_DIR}/lib/fringe)
set(FRINGE_TEST_DIRECTORY ${PROJECT_BINARY_DIR}/tests)

# A cache keeps what is compiled with a precompiled header only if it may overlook the header's macros
# and __TIME__; a setting of the user's own is added to, not replaced. The inode cache spares reading the
# precompiled header, of 100 MB and more, once a source. Paths are taken from the checkout's top, so that
# checkouts in different folders share what they compile.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    execute_process(COMMAND ${CCACHE_PROGRAM} --get-config sloppiness OUTPUT_VARIABLE sloppiness
                    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    string(REPLACE ", " "," sloppiness "${sloppiness},pch_defines,time_macros")
    set(cache env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=true CCACHE_INODECACHE=true
              CCACHE_SLOPPINESS=${sloppiness} ${CCACHE_PROGRAM})
    set(CMAKE_C_COMPILER_LAUNCHER ${cache})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${cache})
endif()

# Programs, above all those of tests, are linked by gold where it is there, which takes half the time.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=gold FRINGE_LINKER_GOLD)
if(FRINGE_LINKER_GOLD)
    add_link_options($<$<LINK_LANGUAGE:C,CXX>:-fuse-ld=gold>)
endif()

add_library(fringe_flags INTERFACE)
# For the host compiler alone: nvcc knows none of them. What GCC 12 says of bounds depends on what it happens
# to inline, and is wrong of sums of strings (its bug 105329): that is told, but stops nothing.
target_compile_options(fringe_flags INTERFACE "$<$<COMPILE_LANGUAGE:C,CXX>:\
-Wall;-Wextra;-Wpedantic;-Wshadow=local;-Wnon-virtual-dtor;-Woverloaded-virtual;\
$<$<BOOL:${FRINGE_WERROR}>:-Werror;-Wno-error=array-bounds;-Wno-error=stringop-overflow;-Wno-error=restrict>>")
# A phase of 10^6 cycles leaves no digit to lose: contraction is welcome, reassociation is not.
target_compile_options(fringe_flags INTERFACE $<$<COMPILE_LANGUAGE:C,CXX>:-fno-math-errno>)
target_include_directories(fringe_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(fringe_flags INTERFACE FRINGE_VERSION="${PROJECT_VERSION}")
if(FRINGE_SANITIZE)
    # Not what types objects have: programs call devices of modules without linking their types. Not each use of a
    # pointer, a third of the time to compile: most wrong ones the address sanitizer sees, but not misaligned ones.
    target_compile_options(fringe_flags INTERFACE -fsanitize=${FRINGE_SANITIZE}
        -fno-sanitize=vptr,null,alignment,object-size,pointer-overflow
        -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(fringe_flags INTERFACE -fsanitize=${FRINGE_SANITIZE})
endif()

# What a layer precompiles: headers that change with the system only. Sources with flags of their own
# do without; a target whose flags are those of another reuses that one's.
set(FRINGE_STANDARD_HEADERS <algorithm> <array> <chrono> <cmath> <complex> <cstdint> <filesystem> <fstream>
    <functional> <map> <memory> <mutex> <numbers> <numeric> <optional> <random> <set> <span> <sstream>
    <stdexcept> <string> <string_view> <thread> <utility> <variant> <vector>)
set(FRINGE_QT_HEADERS ${FRINGE_STANDARD_HEADERS} <QCoreApplication> <QDir> <QFileInfo> <QImage> <QLocale>
    <QObject> <QPointer> <QString> <QStringList> <QTimer>)
set(FRINGE_WINDOW_HEADERS ${FRINGE_QT_HEADERS} <QAction> <QApplication> <QBoxLayout> <QComboBox> <QKeyEvent>
    <QLabel> <QLineEdit> <QMenu> <QMouseEvent> <QPainter> <QPushButton> <QToolButton> <QWidget>)

# fringe_compiled_together(FOLDER SOURCE...): which sources a unity build compiles at once: those of a folder, a large
# one in parts of about eight. The part goes by the name, so that a new source leaves the others where they are, and
# in a compiler's cache.
function(fringe_compiled_together folder)
    list(LENGTH ARGN count)
    set(last_part 0)
    while(count GREATER 12)
        math(EXPR last_part "2 * ${last_part} + 1")
        math(EXPR count "${count} / 2")
    endwhile()
    string(MAKE_C_IDENTIFIER "${folder}" group)
    foreach(source IN LISTS ARGN)
        get_filename_component(stem ${source} NAME_WE)
        string(MD5 hash ${stem})
        string(SUBSTRING ${hash} 0 4 hash)
        math(EXPR part "0x${hash} & ${last_part}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
    endforeach()
endfunction()

# fringe_library(NAME FOLDER...): a static library of every source in the folders (not below them).
# A new file is found by being there; headers are named too, since moc reads only those and the ones
# beside a source. Every header stands alone: the target headers_stand_alone shows it.
function(fringe_library name)
    set(sources)
    foreach(folder IN LISTS ARGN)
        file(GLOB found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp
                                          ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.h)
        list(APPEND sources ${found})
        list(FILTER found INCLUDE REGEX "\\.cpp$")
        fringe_compiled_together(${folder} ${found})
    endforeach()
    add_library(${name} STATIC ${sources})
    set_target_properties(${name} PROPERTIES UNITY_BUILD_MODE GROUP)
    target_link_libraries(${name} PUBLIC fringe_flags)
    if(FRINGE_COVERAGE)
        target_compile_options(${name} PRIVATE --coverage)
        target_link_options(${name} INTERFACE --coverage)
    endif()
endfunction()

# fringe_registry(TARGET FOLDERS PATTERN TYPE HEADER): writes a source that lists, in the order of
# their names, the entries of all files FOLDER/PATTERN. The file `methods/exact.cpp` defines
# `extern const TYPE exact`, or a function `const TYPE& exact_entry()`; HEADER declares the list,
# `const std::vector<const TYPE*>& allTYPEs()`.
function(fringe_registry target folders pattern type header)
    set(files)
    foreach(folder IN LISTS folders)
        file(GLOB found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${pattern})
        list(APPEND files ${found})
    endforeach()
    list(SORT files COMPARE FILE_BASENAME)
    set(declarations "")
    set(entries "")
    foreach(file IN LISTS files)
        get_filename_component(stem ${file} NAME_WE)
        file(STRINGS ${file} function REGEX "${stem}_entry\\(\\)")
        if(function)
            string(APPEND declarations "const ${type}& ${stem}_entry();\n")
            string(APPEND entries "        &${stem}_entry(),\n")
        else()
            string(APPEND declarations "extern const ${type} ${stem};\n")
            string(APPEND entries "        &${stem},\n")
        endif()
    endforeach()
    string(TOLOWER ${type} lower)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${lower}_registry.cpp)
    file(CONFIGURE OUTPUT ${output} CONTENT
"// Written by the build from the files ${pattern} of: ${folders}.
#include \"${header}\"

namespace fringe {
${declarations}
const std::vector<const ${type}*>& all${type}s() {
    static const std::vector<const ${type}*> entries{
${entries}    };
    return entries;
}
} // namespace fringe
" @ONLY)
    target_sources(${target} PRIVATE ${output})
    # A unity build leaves them objects of their own: entries name their parts alike, and a test links a
    # list of its own in place of this one.
    set_source_files_properties(${files} ${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
