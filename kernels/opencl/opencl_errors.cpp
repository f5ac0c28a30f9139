// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/opencl_errors.h"

#include <CL/cl_gl.h>

#include <algorithm>
#include <array>

namespace fringe::opencl {
namespace {

struct NamedCode {
    cl_int code;
    const char* name;
};

#define FRINGE_NAMED(code)                                                                         \
    NamedCode {                                                                                    \
        code, #code                                                                                \
    }

constexpr cl_int platformNotFound = -1001; ///< CL_PLATFORM_NOT_FOUND_KHR

constexpr std::array namedCodes{
    FRINGE_NAMED(CL_DEVICE_NOT_FOUND),
    FRINGE_NAMED(CL_DEVICE_NOT_AVAILABLE),
    FRINGE_NAMED(CL_COMPILER_NOT_AVAILABLE),
    FRINGE_NAMED(CL_MEM_OBJECT_ALLOCATION_FAILURE),
    FRINGE_NAMED(CL_OUT_OF_RESOURCES),
    FRINGE_NAMED(CL_OUT_OF_HOST_MEMORY),
    FRINGE_NAMED(CL_MEM_COPY_OVERLAP),
    FRINGE_NAMED(CL_IMAGE_FORMAT_MISMATCH),
    FRINGE_NAMED(CL_IMAGE_FORMAT_NOT_SUPPORTED),
    FRINGE_NAMED(CL_BUILD_PROGRAM_FAILURE),
    FRINGE_NAMED(CL_MISALIGNED_SUB_BUFFER_OFFSET),
    FRINGE_NAMED(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST),
    FRINGE_NAMED(CL_COMPILE_PROGRAM_FAILURE),
    FRINGE_NAMED(CL_LINKER_NOT_AVAILABLE),
    FRINGE_NAMED(CL_LINK_PROGRAM_FAILURE),
    FRINGE_NAMED(CL_KERNEL_ARG_INFO_NOT_AVAILABLE),
    FRINGE_NAMED(CL_INVALID_VALUE),
    FRINGE_NAMED(CL_INVALID_DEVICE_TYPE),
    FRINGE_NAMED(CL_INVALID_PLATFORM),
    FRINGE_NAMED(CL_INVALID_DEVICE),
    FRINGE_NAMED(CL_INVALID_CONTEXT),
    FRINGE_NAMED(CL_INVALID_QUEUE_PROPERTIES),
    FRINGE_NAMED(CL_INVALID_COMMAND_QUEUE),
    FRINGE_NAMED(CL_INVALID_HOST_PTR),
    FRINGE_NAMED(CL_INVALID_MEM_OBJECT),
    FRINGE_NAMED(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR),
    FRINGE_NAMED(CL_INVALID_IMAGE_SIZE),
    FRINGE_NAMED(CL_INVALID_BINARY),
    FRINGE_NAMED(CL_INVALID_BUILD_OPTIONS),
    FRINGE_NAMED(CL_INVALID_PROGRAM),
    FRINGE_NAMED(CL_INVALID_PROGRAM_EXECUTABLE),
    FRINGE_NAMED(CL_INVALID_KERNEL_NAME),
    FRINGE_NAMED(CL_INVALID_KERNEL_DEFINITION),
    FRINGE_NAMED(CL_INVALID_KERNEL),
    FRINGE_NAMED(CL_INVALID_ARG_INDEX),
    FRINGE_NAMED(CL_INVALID_ARG_VALUE),
    FRINGE_NAMED(CL_INVALID_ARG_SIZE),
    FRINGE_NAMED(CL_INVALID_KERNEL_ARGS),
    FRINGE_NAMED(CL_INVALID_WORK_DIMENSION),
    FRINGE_NAMED(CL_INVALID_WORK_GROUP_SIZE),
    FRINGE_NAMED(CL_INVALID_WORK_ITEM_SIZE),
    FRINGE_NAMED(CL_INVALID_GLOBAL_OFFSET),
    FRINGE_NAMED(CL_INVALID_EVENT_WAIT_LIST),
    FRINGE_NAMED(CL_INVALID_EVENT),
    FRINGE_NAMED(CL_INVALID_OPERATION),
    FRINGE_NAMED(CL_INVALID_GL_OBJECT),
    FRINGE_NAMED(CL_INVALID_BUFFER_SIZE),
    FRINGE_NAMED(CL_INVALID_GLOBAL_WORK_SIZE),
    FRINGE_NAMED(CL_INVALID_PROPERTY),
    FRINGE_NAMED(CL_INVALID_MIP_LEVEL),
    FRINGE_NAMED(CL_INVALID_COMPILER_OPTIONS),
    FRINGE_NAMED(CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR),
    NamedCode{platformNotFound, "CL_PLATFORM_NOT_FOUND_KHR"},
};
#undef FRINGE_NAMED

} // namespace

std::string errorName(cl_int code) {
    const auto* const found = std::ranges::find(namedCodes, code, &NamedCode::code);
    return found == namedCodes.end() ? "error " + std::to_string(code) : found->name;
}

std::string errorClause(const cl::Error& error) {
    return std::string(error.what()) + " failed with " + errorName(error.err());
}

std::string errorSentence(const cl::Error& error) {
    return errorClause(error) + ".";
}

bool isOutOfMemory(cl_int code) {
    return code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_OUT_OF_RESOURCES
           || code == CL_OUT_OF_HOST_MEMORY || code == CL_INVALID_BUFFER_SIZE;
}

} // namespace fringe::opencl
