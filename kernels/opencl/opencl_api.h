// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// OpenCL 1.2, which every device of the last decade has; objects release themselves and failing
/// calls throw `cl::Error`.
#define CL_TARGET_OPENCL_VERSION 120
#define CL_HPP_TARGET_OPENCL_VERSION 120
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_ENABLE_EXCEPTIONS
#include <CL/opencl.hpp>
