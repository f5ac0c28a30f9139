// SPDX-License-Identifier: GPL-3.0-or-later
// The OpenCL module on a device whose groups have as little local memory as most GPUs', told so by
// a function of this program in front of the OpenCL loader's.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <algorithm>
#include <dlfcn.h>

namespace {

constexpr cl_ulong localMemory = 49152;
bool isAsked = false;

} // namespace

extern "C" __attribute__((visibility("default"))) cl_int
clGetDeviceInfo(cl_device_id device, cl_device_info name, std::size_t size, void* value,
                std::size_t* needed) {
    static void* const loader = ::dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
    static const auto own =
        reinterpret_cast<decltype(&clGetDeviceInfo)>(::dlsym(loader, "clGetDeviceInfo"));
    const cl_int status = own(device, name, size, value, needed);
    if (status == CL_SUCCESS && name == CL_DEVICE_LOCAL_MEM_SIZE && value != nullptr) {
        isAsked = true;
        *static_cast<cl_ulong*>(value) = std::min(*static_cast<cl_ulong*>(value), localMemory);
    }
    return status;
}

namespace fringe::test {
namespace {

class SmallGroups : public DeviceTest {};

/// Lines that no group holds, of lengths that are and are not powers of two.
TEST_F(SmallGroups, transformTheNamedColumnsOfAWiderField) {
    for (const std::int64_t length : {1080, 2160}) {
        const FftArgs args{Axis::Columns, Direction::Forward, 3, 9};
        reference::Plane field = randomPlane({length, 24}, 5);
        const Samples got = result(field, [&](Buffer& b) { device().fft(b, args); });
        reference::fft(field, args);
        EXPECT_TRUE(isNear(got, field, 2e-6)) << length;
    }
    EXPECT_TRUE(isAsked);
}

} // namespace
} // namespace fringe::test
