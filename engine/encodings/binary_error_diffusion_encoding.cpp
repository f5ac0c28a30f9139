// SPDX-License-Identifier: GPL-3.0-or-later
// Error diffusion of fringes ½ + ½ Re(U C)/s on two levels, by weights that keep the noise out of
// the picture's band.
#include "engine/encodings/error_diffusion.h"

namespace fringe {
namespace {

constexpr double half = 1.0 / 16, damping = 0.01;

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, half, half);
}

std::vector<std::uint16_t> binaryErrorDiffusion(const EncodingInput& input) {
    WideSamples samples = wideSamples(input.field);
    const double scale = scaleOf(input);
    samples = carried(std::move(samples), waveOf(input), input.field.shape().cols);
    for (auto& sample : samples)
        sample = 0.5 + (scale > 0 ? 0.5 * sample.real() / scale : 0);
    const auto [x, y] = halfWidthsOf(input);
    return diffused(std::move(samples), input.field.shape(),
                    weightsOf(input, {carrierOf(input), x, y}, damping),
                    [](std::complex<double> sample) {
                        const bool passes = sample.real() >= 0.5;
                        return std::pair(static_cast<std::uint16_t>(passes ? 1 : 0),
                                         std::complex<double>(passes ? 1 : 0));
                    });
}

} // namespace

extern const Encoding binary_error_diffusion_encoding{
    .info = {"binary-error-diffusion", FRINGE_MARK("Error diffusion, two levels"),
             FRINGE_MARK(
                 "Fringes on two levels whose errors go to the neighbours; the picture goes "
                 "aside, with little noise."),
             rowsOf({carrierParameters(0.125),
                     {scaleParameter("2rms"), limitParameter(), weightsParameter()}})},
    .modulation = Modulation::Amplitude,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = aboutPicture,
    .encode = binaryErrorDiffusion,
    .working = 40,
    .findings = findingsOnCarrier,
};

} // namespace fringe
