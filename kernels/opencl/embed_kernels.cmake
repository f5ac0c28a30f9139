# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DROOT=... -DOUTPUT=... -DFILES=a.cl,b.cl -P embed_kernels.cmake
# Writes a source that holds each file as a string, with the project's headers put in place of their
# #include lines; those that say so once a file.
cmake_minimum_required(VERSION 3.25)

function(expand file result)
    file(READ ${file} text)
    set(seen "")
    while(text MATCHES "#include \"([^\"]+)\"\n")
        set(line "${CMAKE_MATCH_0}")
        set(header ${CMAKE_MATCH_1})
        set(content "")
        if(NOT header IN_LIST seen)
            file(READ ${ROOT}/${header} content)
            if(content MATCHES "#pragma once")
                list(APPEND seen ${header})
            endif()
        endif()
        string(FIND "${text}" "${line}" start)
        string(LENGTH "${line}" length)
        math(EXPR rest "${start} + ${length}")
        string(SUBSTRING "${text}" 0 ${start} before)
        string(SUBSTRING "${text}" ${rest} -1 after)
        set(text "${before}${content}${after}")
    endwhile()
    string(REPLACE "#pragma once\n" "" text "${text}")
    set(${result} "${text}" PARENT_SCOPE)
endfunction()

string(REPLACE "," ";" FILES "${FILES}")
set(entries "")
foreach(file IN LISTS FILES)
    get_filename_component(name ${file} NAME_WE)
    expand(${file} source)
    string(APPEND entries "    {\"${name}\", R\"kernel(${source})kernel\"},\n")
endforeach()

file(WRITE ${OUTPUT}
"// Written by the build from the kernel files.
#include \"kernels/opencl/programs.h\"

namespace fringe::opencl {

const char* kernelSource(const std::string& name) {
    static const std::map<std::string, const char*> sources{
${entries}    };
    return sources.at(name);
}

} // namespace fringe::opencl
")
