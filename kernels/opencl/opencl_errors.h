// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/error.h"
#include "kernels/opencl/opencl_api.h"

#include <utility>

namespace fringe::opencl {

/// "CL_OUT_OF_RESOURCES", or "error -9999" for a code that OpenCL 1.2 and the loader do not define.
std::string errorName(cl_int code);

/// "clBuildProgram failed with CL_BUILD_PROGRAM_FAILURE.".
std::string errorClause(const cl::Error& error);   ///< "clGetDeviceIDs failed with CL_…"
std::string errorSentence(const cl::Error& error); ///< the same with a full stop

/// Whether the code says that memory is short.
bool isOutOfMemory(cl_int code);

/// Calls `body`; a failing OpenCL call leaves as `DeviceError`, where memory is short as
/// `OutOfDeviceMemory`.
template <class Body> decltype(auto) translated(Body&& body) {
    try {
        return std::forward<Body>(body)();
    } catch (const cl::Error& error) {
        if (isOutOfMemory(error.err()))
            throw OutOfDeviceMemory(errorSentence(error), 0);
        throw DeviceError(errorSentence(error));
    }
}

} // namespace fringe::opencl
