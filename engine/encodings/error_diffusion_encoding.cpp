// SPDX-License-Identifier: GPL-3.0-or-later
// Error diffusion of a complex field on phase levels: what a level does not show of a sample is
// left to its neighbours (Tsang & Poon, Opt. Express 21, 23680, 2013), by weights that keep the
// noise out of the picture's band.
#include "engine/encodings/error_diffusion.h"

#include <numbers>

namespace fringe {
namespace {

constexpr double half = 0.25, damping = 0.03;
constexpr int fewLevels = 4;
constexpr double scaleOfFew = 2 / 1.75; // of the usual scale

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, half, half);
}

std::vector<std::uint16_t> errorDiffusion(const EncodingInput& input) {
    WideSamples samples = wideSamples(input.field);
    const bool areFew = input.levels <= fewLevels && !input.values.contains("scale");
    const double scale = scaleOf(input) * (areFew ? scaleOfFew : 1);
    for (auto& sample : samples)
        sample = scale > 0 ? sample / scale : 0;
    const auto [x, y] = halfWidthsOf(input);
    const int levels = input.levels;
    return diffused(std::move(samples), input.field.shape(), weightsOf(input, {{}, x, y}, damping),
                    [levels](std::complex<double> sample) {
                        const std::uint16_t level = phaseLevel(turnsOf(sample), levels);
                        return std::pair(level,
                                         std::polar(1.0, 2 * std::numbers::pi * level / levels));
                    });
}

} // namespace

extern const Encoding error_diffusion_encoding{
    .info = {"error-diffusion",
             FRINGE_MARK("Error diffusion, phase"),
             FRINGE_MARK("Amplitudes, too, by phases whose errors go to the neighbours; the noise "
                         "lies beside the picture, where a stop takes it away."),
             {levelsParameter(), scaleParameter("1.75rms"), limitParameter(), weightsParameter()}},
    .modulation = Modulation::Phase,
    .passband = bandKept,
    .limit = aboutPicture,
    .encode = errorDiffusion,
    .working = 20,
};

} // namespace fringe
