// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/propagation.h"

#include "engine/optics/padded_transform.h"

#include <cmath>

namespace fringe {
namespace {

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

Message noMeaning() {
    return message(FRINGE_MARK("The Fraunhofer pattern at distance 0 has no meaning; give another "
                               "distance or method."));
}

/// U_f(u,v) = (1/(iλd)) ∬ U exp(-i2π(xu + yv)/(λd)) dx dy, both origins at ⌊N/2⌋.
void transform(Buffer& field, const PropagationStep& step, Device& device, JobControl& control) {
    const double distance = step.distance.si();
    if (distance == 0)
        throw Error(ErrorKind::BadInput, noMeaning());
    const Shape shape = field.shape();
    const double sign = distance > 0 ? 1 : -1;
    const Direction direction = sign > 0 ? Direction::Forward : Direction::Inverse;
    device.multiplyChirp(field, centring(shape, sign));
    transformLines(device, field, Axis::Rows, direction, shape.rows, control);
    transformLines(device, field, Axis::Columns, direction, shape.cols, control);

    const auto centreTerm = [](std::int64_t n) {
        const auto c = static_cast<double>(n / 2);
        return std::fmod(c * c, static_cast<double>(n)) / static_cast<double>(n);
    };
    ChirpArgs after = centring(shape, sign);
    after.constant = -sign * (0.25 + centreTerm(shape.cols) + centreTerm(shape.rows));
    const PlaneSampling& sampling = step.sampling;
    const double area = sampling.pitchX.si() * sampling.pitchY.si();
    const double unscaled = sign > 0 ? 1 : static_cast<double>(shape.count());
    after.scale =
        static_cast<float>(unscaled * area / (sampling.wavelength.si() * std::abs(distance)));
    device.multiplyChirp(field, after);
}

/// The pitch becomes λ|d|/(N p).
PlaneSampling farSampling(const PlaneSampling& sampling, Shape shape, Length distance) {
    const double factor = sampling.wavelength.si() * std::abs(distance.si());
    return {Length(factor / (static_cast<double>(shape.cols) * sampling.pitchX.si())),
            Length(factor / (static_cast<double>(shape.rows) * sampling.pitchY.si())),
            sampling.wavelength};
}

double workOf(Shape shape) {
    return 2 * static_cast<double>(shape.rows) * static_cast<double>(shape.cols);
}

std::vector<Finding> check(const Sampling& sampling, Length distance) {
    std::vector<Finding> findings;
    if (sampling.wavelengths.size() > 1)
        findings.push_back(
            {Severity::Refusal, "propagation",
             message(FRINGE_MARK("Fraunhofer patterns of {0} wavelengths have different pixel "
                                 "pitches; propagate one wavelength at a time."),
                     sampling.wavelengths.size())});
    if (distance.si() == 0)
        findings.push_back({Severity::Refusal, "distance", noMeaning()});
    return findings;
}

} // namespace

extern const Propagation fraunhofer_propagation{
    .info = {"fraunhofer", FRINGE_MARK("Fraunhofer, far field"),
             FRINGE_MARK("One Fourier transform; the pixel pitch grows with the distance.")},
    .carry = transform,
    .sampling = farSampling,
    .work = workOf,
    .check = check,
};

} // namespace fringe
