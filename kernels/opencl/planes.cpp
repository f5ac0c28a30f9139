// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/plane_records.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/whole_groups.h"

#include <vector>

namespace fringe::opencl {

template <class... Args>
void OpenClDevice::runOver(Shape shape, const char* function, const Args&... args) {
    translated([&] {
        cl::Kernel kernel = programs_.kernel("planes", function);
        cl_uint place = 0;
        (kernel.setArg(place++, args), ...);
        queue_.enqueueNDRangeKernel(kernel, cl::NullRange, wholeGroups(shape), groupItems());
    });
}

/// One number where there are none: a kernel takes no empty memory.
cl::Buffer OpenClDevice::phasorsOf(std::span<const Complex> phasors) {
    return memory_.copyOf(phasors.empty() ? std::vector<Complex>(1)
                                          : std::vector<Complex>(phasors.begin(), phasors.end()));
}

void OpenClDevice::add(const Buffer& more, Buffer& sum) {
    requireSameShape(more, Element::Complex64, sum, Element::Complex64);
    runOver(sum.shape(), "addPlanes", memoryOf(more), memoryOf(sum), gpu::wholePlane(sum.shape()));
}

void OpenClDevice::intensity(const Buffer& field, Buffer& picture, const IntensityArgs& args) {
    requireContract(field, picture, args);
    runOver(picture.shape(), "intensityOfField", memoryOf(field),
            memoryOf(picture, Element::Float32), gpu::intensityRecord(field.shape(), args));
}

FieldRange OpenClDevice::rangeOf(const Buffer& field, const EncodeArgs& args) {
    requireContract(field.shape(), args);
    const formulas::EncodeRecord record = gpu::encodeRecord(field.shape(), args);
    std::vector<float> extremes(3 * static_cast<std::size_t>(record.items));
    translated([&] {
        const std::uint64_t bytes = extremes.size() * sizeof(float);
        const cl::Buffer found = memory_.room(bytes);
        const Shape items{FRINGE_GROUP_SIDE, record.items / FRINGE_GROUP_SIDE};
        runOver(items, "rangeOfField", memoryOf(field), phasorsOf(args.alongX),
                phasorsOf(args.alongY), found, record);
        queue_.enqueueReadBuffer(found, CL_TRUE, 0, bytes, extremes.data());
    });
    return gpu::rangeOf(extremes, args.form);
}

void OpenClDevice::encode(const Buffer& field, Buffer& levels, const EncodeArgs& args) {
    requireContract(field.shape(), args);
    requireSameShape(field, Element::Complex64, levels, Element::Uint16);
    translated([&] {
        runOver(field.shape(), "encodeField", memoryOf(field), phasorsOf(args.alongX),
                phasorsOf(args.alongY), memoryOf(levels, Element::Uint16),
                gpu::encodeRecord(field.shape(), args));
    });
}

void OpenClDevice::lookUp(const Buffer& levels, Buffer& field, std::span<const Complex> shown) {
    requireSameShape(levels, Element::Uint16, field, Element::Complex64);
    translated([&] {
        runOver(field.shape(), "lookUpLevels", memoryOf(levels, Element::Uint16), memoryOf(field),
                phasorsOf(shown), gpu::wholePlane(field.shape()));
    });
}

} // namespace fringe::opencl
