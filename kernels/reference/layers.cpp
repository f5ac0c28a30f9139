// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <algorithm>
#include <cmath>

namespace fringe::reference {
namespace {

/// The generator as its authors print it.
struct SplitMix64 {
    std::uint64_t state;
    std::uint64_t next() {
        std::uint64_t z = (state += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
};

/// In cycles, one a sample: the generator begins before its seed by one step.
std::vector<double> randomTurns(std::uint64_t seed, std::size_t count) {
    SplitMix64 random{seed - 0x9e3779b97f4a7c15};
    std::vector<double> turns;
    for (std::size_t i = 0; i < count; ++i)
        turns.push_back(std::ldexp(static_cast<double>(random.next()), -64));
    return turns;
}

bool isInside(const Region& region, std::int64_t row, std::int64_t col) {
    return row >= region.row && row < region.row + region.shape.rows && col >= region.col
           && col < region.col + region.shape.cols;
}

double amplitude(const Rgba8& colour, const LayerArgs& args) {
    const std::uint8_t bytes[] = {colour.red, colour.green, colour.blue};
    double value = 0;
    for (std::size_t part = 0; part < 3; ++part)
        value += static_cast<double>(args.weights[part]) * bytes[part] / 255;
    return args.strength * std::sqrt(std::pow(value, double{args.gamma}));
}

} // namespace

void passLayer(const LayerInput& input, Plane& wave, const LayerArgs& args) {
    const std::vector<double> turns = args.seed ? randomTurns(*args.seed, wave.samples.size())
                                                : std::vector<double>(wave.samples.size());
    const auto layers = static_cast<double>(args.layers);
    for (std::size_t i = 0; i < wave.samples.size(); ++i) {
        const auto at = static_cast<std::int64_t>(i);
        const double depth = input.depth[i];
        const bool isLit = isInside(args.inside, at / wave.shape.cols, at % wave.shape.cols)
                           && !std::isnan(depth)
                           && std::clamp(std::floor(depth * layers), 0.0, layers - 1)
                                  == static_cast<double>(args.layer);
        if (args.isAlone || (isLit && args.hides))
            wave.samples[i] = 0;
        if (isLit)
            wave.samples[i] +=
                amplitude(input.colours[i], args) * Sample(args.phasor) * phasor(turns[i]);
    }
}

} // namespace fringe::reference
