# SPDX-License-Identifier: GPL-3.0-or-later
# Flags shared by every target, and the two ways a layer adds a library or a module.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ON)
# Told that the compiler knows concepts, moc 6.4 stops with a parse error in libstdc++ 12's <concepts>.
set(CMAKE_AUTOMOC_COMPILER_PREDEFINES OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set(FRINGE_MODULE_DIRECTORY ${PROJECT_BINARY_DIR}/lib/fringe)
set(FRINGE_TEST_DIRECTORY ${PROJECT_BINARY_DIR}/tests)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

add_library(fringe_flags INTERFACE)
# For the host compiler alone: nvcc knows none of them.
target_compile_options(fringe_flags INTERFACE "$<$<COMPILE_LANGUAGE:C,CXX>:\
-Wall;-Wextra;-Wpedantic;-Wshadow=local;-Wnon-virtual-dtor;-Woverloaded-virtual;\
$<$<BOOL:${FRINGE_WERROR}>:-Werror>>")
# A phase of 10^6 cycles leaves no digit to lose: contraction is welcome, reassociation is not.
target_compile_options(fringe_flags INTERFACE $<$<COMPILE_LANGUAGE:C,CXX>:-fno-math-errno>)
target_include_directories(fringe_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(fringe_flags INTERFACE FRINGE_VERSION="${PROJECT_VERSION}")
if(FRINGE_SANITIZE)
    target_compile_options(fringe_flags INTERFACE -fsanitize=${FRINGE_SANITIZE}
        -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(fringe_flags INTERFACE -fsanitize=${FRINGE_SANITIZE})
endif()

# fringe_library(NAME FOLDER...): a static library of every source in the folders (not below them).
# A new file is found by being there. Every header stands alone: its source, which includes it first,
# shows it, and a header without one is compiled in the target's header set.
function(fringe_library name)
    set(sources)
    set(headers)
    foreach(folder IN LISTS ARGN)
        file(GLOB found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
        file(GLOB found_headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.h)
        list(APPEND sources ${found})
        list(APPEND headers ${found_headers})
    endforeach()
    list(TRANSFORM sources REPLACE "\\.cpp$" ".h" OUTPUT_VARIABLE shown)
    list(REMOVE_ITEM headers ${shown})
    add_library(${name} STATIC ${sources})
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    target_link_libraries(${name} PUBLIC fringe_flags)
endfunction()

# fringe_registry(TARGET FOLDERS PATTERN TYPE HEADER): writes a source that lists, in the order of
# their names, the entries of all files FOLDER/PATTERN. The file `methods/exact.cpp` defines
# `const TYPE& exact_entry()`; HEADER declares the list, `const std::vector<const TYPE*>& allTYPEs()`.
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
        string(APPEND declarations "const ${type}& ${stem}_entry();\n")
        string(APPEND entries "        &${stem}_entry(),\n")
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
endfunction()
