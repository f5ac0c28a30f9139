// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"
#include "kernels/gpu/line_groups.h"

namespace fringe::cuda {
namespace {

/// The lines of a call as a rectangle of the field, and how they lie in it.
struct Lines {
    Rectangle rectangle;
    FftLayout layout;
};

Lines linesOf(formulas::Phasor* samples, Shape shape, const FftArgs& args) {
    if (args.axis == Axis::Rows)
        return {{samples + args.first * shape.cols, shape.cols, args.count, shape.cols},
                {shape.cols, args.count, 1, shape.cols}};
    return {{samples + args.first, shape.cols, shape.rows, args.count},
            {shape.rows, args.count, shape.cols, 1}};
}

} // namespace

void CudaDevice::transform(const Buffer& field, const FftArgs& args) {
    const Lines lines = linesOf(samplesOf(field), field.shape(), args);
    auto* const samples = reinterpret_cast<cufftComplex*>(lines.rectangle.first);
    const bool isInverse = args.direction == Direction::Inverse;
    require("cufftExecC2C", cufftExecC2C(plans_.plan(lines.layout), samples, samples,
                                         isInverse ? CUFFT_INVERSE : CUFFT_FORWARD));
    if (isInverse)
        require("The launch of scale",
                launchScale(lines.rectangle, 1.0F / static_cast<float>(lines.layout.length)));
}

void CudaDevice::fft(Buffer& field, const FftArgs& args) {
    requireContract(field.shape(), args);
    const std::int64_t length = args.axis == Axis::Rows ? field.shape().cols : field.shape().rows;
    if (length == 1)
        return;
    makeCurrent();
    gpu::forLineGroups(args, length, [&](std::int64_t first, std::int64_t count) {
        transform(field, {args.axis, args.direction, first, count});
    });
}

} // namespace fringe::cuda
