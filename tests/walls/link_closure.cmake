# SPDX-License-Identifier: GPL-3.0-or-later
# What a target links, however far down, read while configuring.

# fringe_link_closure(TARGET OUT): the names in the link interface of TARGET and of all it names.
function(fringe_link_closure target out)
    set(seen)
    set(waiting ${target})
    while(waiting)
        list(POP_FRONT waiting name)
        string(REGEX REPLACE "^\\$<LINK_ONLY:(.*)>$" "\\1" name "${name}")
        if(name IN_LIST seen)
            continue()
        endif()
        list(APPEND seen "${name}")
        if(TARGET "${name}")
            get_target_property(libraries ${name} INTERFACE_LINK_LIBRARIES)
            if(libraries)
                list(APPEND waiting ${libraries})
            endif()
        endif()
    endwhile()
    set(${out} "${seen}" PARENT_SCOPE)
endfunction()

# fringe_find_link(TARGET PATTERN OUT): OUT is the first linked name that matches PATTERN, or empty.
function(fringe_find_link target pattern out)
    fringe_link_closure(${target} names)
    list(FILTER names INCLUDE REGEX "${pattern}")
    list(POP_FRONT names first)
    set(${out} "${first}" PARENT_SCOPE)
endfunction()

# fringe_forbid_link(TARGET PATTERN): ends the configuration if TARGET links what matches PATTERN.
function(fringe_forbid_link target pattern)
    if(NOT TARGET ${target})
        return()
    endif()
    fringe_find_link(${target} "${pattern}" found)
    if(found)
        message(FATAL_ERROR "${target} links ${found}: that is on the other side of a wall.")
    endif()
endfunction()

# The check itself must see through a chain of private links.
add_library(fringe_wall_sample_far INTERFACE)
target_link_libraries(fringe_wall_sample_far INTERFACE Qt6::Widgets)
add_library(fringe_wall_sample INTERFACE)
target_link_libraries(fringe_wall_sample INTERFACE $<LINK_ONLY:fringe_wall_sample_far>)
fringe_find_link(fringe_wall_sample "^Qt6::Widgets$" sample)
if(NOT sample)
    message(FATAL_ERROR "fringe_find_link does not see a library two links away.")
endif()
