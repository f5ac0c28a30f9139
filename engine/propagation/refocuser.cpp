// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/refocuser.h"

#include "engine/optics/metrics.h"
#include "engine/optics/padded_transform.h"

#include <cmath>

namespace fringe {
namespace {

/// How many of `n` FFT-ordered frequencies stand before the negative ones.
std::int64_t positiveCount(std::int64_t n) {
    return (n + 1) / 2;
}

/// Copies the lowest frequencies of an FFT-ordered spectrum: four corners.
void copyCentre(Device& device, const Buffer& source, Buffer& target) {
    const Shape from = source.shape();
    const Shape to = target.shape();
    for (const bool low : {false, true})
        for (const bool left : {false, true}) {
            RegionArgs args;
            args.size = {low ? to.rows - positiveCount(to.rows) : positiveCount(to.rows),
                         left ? to.cols - positiveCount(to.cols) : positiveCount(to.cols)};
            args.sourceRow = low ? from.rows - args.size.rows : 0;
            args.targetRow = low ? to.rows - args.size.rows : 0;
            args.sourceCol = left ? from.cols - args.size.cols : 0;
            args.targetCol = left ? to.cols - args.size.cols : 0;
            if (args.size.rows > 0 && args.size.cols > 0)
                device.copyRegion(source, target, args);
        }
}

std::int64_t divided(std::int64_t n, std::int64_t divisor) {
    return std::max<std::int64_t>(1, (n + divisor - 1) / divisor);
}

} // namespace

struct Refocuser::State {
    Device& device;
    Field field;
    PlaneSampling sampling;
    Choice how;
    std::unique_ptr<Buffer> spectrum{};

    /// A larger grid serves as well, and takes longer.
    bool suits(Shape grid) const {
        constexpr double most = 1.5;
        return spectrum && spectrum->shape().rows >= grid.rows
               && spectrum->shape().cols >= grid.cols
               && static_cast<double>(spectrum->shape().count())
                      <= most * static_cast<double>(grid.count());
    }

    void transform(Shape grid, JobControl& control) {
        spectrum.reset();
        spectrum = paddedSpectrum(device, field, grid, control);
    }
};

Preview outlineOf(Shape plane, const PlaneSampling& sampling, Length distance) {
    Preview preview;
    preview.rows = plane.rows;
    preview.cols = plane.cols;
    preview.width = sampling.pitchX * static_cast<double>(preview.cols);
    preview.height = sampling.pitchY * static_cast<double>(preview.rows);
    preview.distance = distance;
    preview.wavelength = sampling.wavelength;
    preview.plane = plane;
    return preview;
}

Preview intensityOf(const Field& field, const PlaneSampling& sampling, Length distance,
                    float gain) {
    Preview preview = outlineOf(field.shape(), sampling, distance);
    const Plane<float> values = inMemory(intensity(field, {.gain = gain}));
    preview.values.assign(values.samples().begin(), values.samples().end());
    return preview;
}

Refocuser::Refocuser(const Field& field, const PlaneSampling& sampling, const Choice& how,
                     Device& device)
    : state_(new State{device, field, sampling, how}) {}

Refocuser::~Refocuser() = default;

Preview Refocuser::intensity(Length distance, std::int64_t reduction, JobControl& control) {
    Device& device = state_->device;
    const PlaneSampling& sampling = state_->sampling;
    const Shape shape = state_->field.shape();
    const CarriedPlane plane{shape, sampling, distance};
    const Shape wanted = convolutionGrid(plane, state_->how).shape;
    if (!state_->spectrum || (reduction == 1 && !state_->suits(wanted)))
        state_->transform(wanted, control);
    const Shape full = state_->spectrum->shape();
    const Shape reduced{divided(full.rows, reduction), divided(full.cols, reduction)};
    const double stretchX = static_cast<double>(full.cols) / static_cast<double>(reduced.cols);
    const double stretchY = static_cast<double>(full.rows) / static_cast<double>(reduced.rows);

    const auto work = device.allocate(reduced);
    copyCentre(device, *state_->spectrum, *work);
    const TransferArgs args = transferArgs(
        reduction == 1 ? state_->how : quickConvolution(state_->how), plane,
        {reduced, sampling.pitchX.si() * stretchX, sampling.pitchY.si() * stretchY}, distance);
    applyTransfer(device, *work, args, control);
    const Shape shown{
        std::clamp<std::int64_t>(std::llround(static_cast<double>(shape.rows) / stretchY), 1,
                                 reduced.rows),
        std::clamp<std::int64_t>(std::llround(static_cast<double>(shape.cols) / stretchX), 1,
                                 reduced.cols)};

    Preview preview =
        intensityOf(planeOf<Complex>(device, cornerOf(device, *work, shown, control)),
                    {Length(args.grid.pitchX), Length(args.grid.pitchY), sampling.wavelength},
                    distance, static_cast<float>(1 / (stretchX * stretchY)));
    preview.plane = shape;
    return preview;
}

double refocusBytes(const CarriedPlane& plane, int planes, const Choice& how) {
    const double samples =
        static_cast<double>(plane.shape.rows) * static_cast<double>(plane.shape.cols);
    const Shape grid = convolutionGrid(plane, how).shape;
    const double padded =
        static_cast<double>(grid.rows) * static_cast<double>(grid.cols) * sizeof(Complex);
    constexpr double held =
        sizeof(Complex) + sizeof(std::uint16_t) + sizeof(float); // field, levels, picture
    return samples * (planes * held + 2 * sizeof(Complex)) + (planes + 1) * padded;
}

} // namespace fringe
