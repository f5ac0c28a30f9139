// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One source for three compilers: OpenCL C, CUDA C++ and, for the records that the host fills and
/// for tests, C++. Formulas use `float`, `int`, structs and the functions named here, and spell
/// every fused multiply-add: both GPU compilers are told not to contract on their own. Kernels run
/// in groups of 16 × 16 work-items and find their place and memory through the macros below. RSQRT
/// and DIVIDE are good to two units in the last place, NATIVE sines to what the device makes of
/// them.

#if defined(__OPENCL_VERSION__)
#pragma OPENCL FP_CONTRACT OFF
#define FRINGE_FN static inline
#define FRINGE_FORMULAS_BEGIN
#define FRINGE_FORMULAS_END
#define FRINGE_RSQRT(x) rsqrt(x)
#define FRINGE_DIVIDE(a, b) ((a) / (b))
#define FRINGE_NATIVE_COS(x) native_cos(x)
#define FRINGE_NATIVE_SIN(x) native_sin(x)
#define FRINGE_KERNEL __kernel __attribute__((reqd_work_group_size(16, 16, 1))) void
#define FRINGE_GLOBAL __global
#define FRINGE_LOCAL __local
#define FRINGE_CONSTANT __constant
#define FRINGE_ATOMIC_ADD(place, value) atomic_add(place, value)
#define FRINGE_ATOMIC_MIN(place, value) atomic_min(place, value)
#define FRINGE_ATOMIC_MAX(place, value) atomic_max(place, value)
#define FRINGE_BARRIER barrier(CLK_LOCAL_MEM_FENCE)
#define FRINGE_GROUP_X ((int)get_group_id(0))
#define FRINGE_GROUP_Y ((int)get_group_id(1))
#define FRINGE_GROUPS_Y ((int)get_num_groups(1))
#define FRINGE_ITEM_X ((int)get_local_id(0))
#define FRINGE_ITEM_Y ((int)get_local_id(1))

#else
#include <cmath>
#define FRINGE_FORMULAS_BEGIN                                                                      \
    namespace fringe::formulas {                                                                   \
    using std::fabs;                                                                               \
    using std::floor;                                                                              \
    using std::fma;                                                                                \
    using std::fmax;                                                                               \
    using std::fmin;                                                                               \
    using std::pow;                                                                                \
    using std::rint;                                                                               \
    using std::sqrt;
#define FRINGE_FORMULAS_END }
#define FRINGE_GLOBAL
#define FRINGE_CONSTANT
#if defined(__CUDACC__)
#define FRINGE_FN static __host__ __device__ inline
#define FRINGE_KERNEL static __global__ void __launch_bounds__(256)
#define FRINGE_LOCAL __shared__
#define FRINGE_ATOMIC_ADD(place, value) atomicAdd(place, value)
#define FRINGE_ATOMIC_MIN(place, value) atomicMin(place, value)
#define FRINGE_ATOMIC_MAX(place, value) atomicMax(place, value)
#define FRINGE_BARRIER __syncthreads()
#define FRINGE_GROUP_X ((int)blockIdx.x)
#define FRINGE_GROUP_Y ((int)blockIdx.y)
#define FRINGE_GROUPS_Y ((int)gridDim.y)
#define FRINGE_ITEM_X ((int)threadIdx.x)
#define FRINGE_ITEM_Y ((int)threadIdx.y)
#else
#define FRINGE_FN [[maybe_unused]] static inline
#endif
#if defined(__CUDA_ARCH__)
#define FRINGE_RSQRT(x) rsqrtf(x)
#define FRINGE_DIVIDE(a, b) __fdividef(a, b)
#define FRINGE_NATIVE_COS(x) __cosf(x)
#define FRINGE_NATIVE_SIN(x) __sinf(x)
#else
#define FRINGE_RSQRT(x) (1.0f / std::sqrt(x))
#define FRINGE_DIVIDE(a, b) ((a) / (b))
#define FRINGE_NATIVE_COS(x) std::cos(x)
#define FRINGE_NATIVE_SIN(x) std::sin(x)
#endif
#endif

/// Items per side of a work-group.
#define FRINGE_GROUP_SIDE 16

/// What a team of items that run in step takes together, as far as all of them come by; elsewhere
/// each item by itself.
#define FRINGE_TEAM_ITEMS 32
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
#define FRINGE_TEAM_MIN(value) __reduce_min_sync(0xffffffffU, value)
#define FRINGE_TEAM_MAX(value) __reduce_max_sync(0xffffffffU, value)
#define FRINGE_SPEAKS_FOR_TEAM(item) ((item) % FRINGE_TEAM_ITEMS == 0)
#else
#define FRINGE_TEAM_MIN(value) (value)
#define FRINGE_TEAM_MAX(value) (value)
#define FRINGE_SPEAKS_FOR_TEAM(item) 1
#endif

/// Pixels per item and direction in the point kernels. The exact wave's tile is the smaller one:
/// that keeps the part of its phase small which does not separate.
#define FRINGE_FRESNEL_PIXELS 4
#define FRINGE_EXACT_PIXELS 2

/// Pixels per item and direction in the kernels of spots, and the side of their tiles.
#define FRINGE_SPOT_PIXELS 2
#define FRINGE_SPOT_TILE (FRINGE_SPOT_PIXELS * FRINGE_GROUP_SIDE)

/// Sums per item and direction in products of matrices, sums per group and direction, and the rows
/// over which a group sums a field for spots.
#define FRINGE_BLOCK_SUMS 4
#define FRINGE_BLOCK (FRINGE_BLOCK_SUMS * FRINGE_GROUP_SIDE)
#define FRINGE_BAND_ROWS 64

/// Columns of a stereogram's band at most, rows of a group, and columns of which the latest shifts
/// are kept: a tile and a band, and a power of two.
#define FRINGE_STEREOGRAM_BAND 64
#define FRINGE_STEREOGRAM_ROWS (FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE / FRINGE_STEREOGRAM_BAND)
#define FRINGE_STEREOGRAM_RING 1024
