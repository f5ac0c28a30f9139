# SPDX-License-Identifier: GPL-3.0-or-later
# The sources of simd/, compiled once per instruction set; simd_choice.cpp picks at run time.

function(fringe_simd_variant name title)
    set(target fringe_simd_${name})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/cpu/simd/*.cpp)
    add_library(${target} OBJECT ${sources})
    set_target_properties(${target} PROPERTIES UNITY_BUILD OFF) # sizes of a kernel's blocks bear one name in all
    target_link_libraries(${target} PRIVATE fringe_flags)
    target_compile_definitions(${target} PRIVATE FRINGE_SIMD_FUNCTION=${name}Kernels
                               FRINGE_SIMD_SPACE=${name}
                               FRINGE_SIMD_NAME="${title}")
    target_compile_options(${target} PRIVATE -O3 -ffp-contract=fast -fno-trapping-math ${ARGN})
    target_sources(fringe_kernels PRIVATE $<TARGET_OBJECTS:${target}>)
endfunction()

fringe_simd_variant(generic "generic SIMD")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
    fringe_simd_variant(x86v3 "AVX2" -march=x86-64-v3)
    fringe_simd_variant(x86v4 "AVX-512" -march=x86-64-v4 -mprefer-vector-width=512)
    target_compile_definitions(fringe_kernels PRIVATE FRINGE_SIMD_X86)
endif()
