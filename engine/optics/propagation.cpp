// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/propagation.h"

#include "engine/optics/padded_transform.h"

#include <cmath>

namespace fringe {
namespace {

Field convolved(const Field& field, const PlaneSampling& sampling, Length distance,
                const PropagationOptions& options, Device& device, JobControl& control) {
    const auto spectrum = paddedSpectrum(device, field, options.padding, control);
    TransferArgs args;
    args.grid = {spectrum->shape(), sampling.pitchX.si(), sampling.pitchY.si()};
    args.wavelength = sampling.wavelength.si();
    args.distance = distance.si();
    args.model = options.propagator == Propagator::Fresnel ? TransferModel::Fresnel
                                                           : TransferModel::AngularSpectrum;
    args.bandLimit = options.bandLimit;
    applyTransfer(device, *spectrum, args, control);
    return cornerOf(device, *spectrum, field.shape, control);
}

/// Chirp that puts the origin of a transform of N samples at ⌊N/2⌋ on one side of it.
ChirpArgs centring(Shape shape, double sign) {
    const auto shift = [sign](std::int64_t n) {
        return sign * static_cast<double>(n / 2) / static_cast<double>(n);
    };
    ChirpArgs args;
    args.linearX = shift(shape.cols);
    args.linearY = -shift(shape.rows);
    return args;
}

/// U_f(u,v) = (1/(iλd)) ∬ U exp(-i2π(xu + yv)/(λd)) dx dy, both origins at ⌊N/2⌋.
Field fraunhofer(const Field& field, const PlaneSampling& sampling, Length distance, Device& device,
                 JobControl& control) {
    const Shape shape = field.shape;
    const double sign = distance.si() > 0 ? 1 : -1;
    const Direction direction = sign > 0 ? Direction::Forward : Direction::Inverse;
    const auto plane = uploaded(device, field);
    device.multiplyChirp(*plane, centring(shape, sign));
    transformLines(device, *plane, Axis::Rows, direction, shape.rows, control);
    transformLines(device, *plane, Axis::Columns, direction, shape.cols, control);

    const auto centreTerm = [](std::int64_t n) {
        const auto c = static_cast<double>(n / 2);
        return std::fmod(c * c, static_cast<double>(n)) / static_cast<double>(n);
    };
    ChirpArgs after = centring(shape, sign);
    after.constant = -sign * (0.25 + centreTerm(shape.cols) + centreTerm(shape.rows));
    const double area = sampling.pitchX.si() * sampling.pitchY.si();
    const double unscaled = sign > 0 ? 1 : static_cast<double>(shape.count());
    after.scale =
        static_cast<float>(unscaled * area / (sampling.wavelength.si() * std::abs(distance.si())));
    device.multiplyChirp(*plane, after);
    return downloaded(device, *plane);
}

} // namespace

PlaneSampling propagatedSampling(const PlaneSampling& sampling, Shape shape, Length distance,
                                 Propagator propagator) {
    if (propagator != Propagator::Fraunhofer)
        return sampling;
    const double factor = sampling.wavelength.si() * std::abs(distance.si());
    return {Length(factor / (static_cast<double>(shape.cols) * sampling.pitchX.si())),
            Length(factor / (static_cast<double>(shape.rows) * sampling.pitchY.si())),
            sampling.wavelength};
}

double propagationWork(Shape shape, const PropagationOptions& options) {
    const auto rows = static_cast<double>(shape.rows);
    const auto cols = static_cast<double>(shape.cols);
    if (options.propagator == Propagator::Fraunhofer)
        return 2 * rows * cols;
    const auto pad = static_cast<double>(options.padding);
    return 2 * rows * cols * pad + 3 * rows * cols * pad * pad;
}

double propagationBytes(Shape shape, int planes, const PropagationOptions& options) {
    const double padding =
        options.propagator == Propagator::Fraunhofer ? 1 : static_cast<double>(options.padding);
    const double samples = static_cast<double>(shape.rows) * static_cast<double>(shape.cols);
    const double fields = 2.0 * planes + padding * padding + 2;
    return samples * (fields * sizeof(Complex) + planes * sizeof(float));
}

Field propagate(const Field& field, const PlaneSampling& sampling, Length distance,
                const PropagationOptions& options, Device& device, JobControl& control) {
    if (options.propagator == Propagator::Fraunhofer) {
        if (distance.si() == 0)
            throw badInput(FRINGE_MARK("The Fraunhofer pattern at distance 0 has no meaning; give "
                                       "another distance or method."));
        return fraunhofer(field, sampling, distance, device, control);
    }
    return convolved(field, sampling, distance, options, device, control);
}

} // namespace fringe
