// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/parallel.h"
#include "kernels/split_mix.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fringe::cpu {
namespace {

/// Light of the samples of a layer.
class LayerLight {
  public:
    explicit LayerLight(const LayerArgs& args)
        : args_(args), start_(args.strength * args.phasor),
          layers_(static_cast<float>(args.layers)), layer_(static_cast<std::int32_t>(args.layer)),
          last_(static_cast<std::int32_t>(args.layers - 1)) {}

    bool has(float depth) const {
        if (std::isnan(depth))
            return false;
        const auto layer = static_cast<std::int32_t>(std::clamp(depth, 0.0F, 1.0F) * layers_);
        return std::min(layer, last_) == layer_;
    }
    Complex of(Rgba8 colour, std::uint64_t sample) const {
        const auto& [red, green, blue] = args_.weights;
        const float value =
            (red * static_cast<float>(colour.red) + green * static_cast<float>(colour.green)
             + blue * static_cast<float>(colour.blue))
            / 255;
        const Complex light =
            start_ * std::sqrt(args_.gamma == 1 ? value : std::pow(value, args_.gamma));
        if (!args_.seed)
            return light;
        constexpr auto cycle = static_cast<float>(2 * std::numbers::pi);
        const auto turns = static_cast<float>(splitMix(*args_.seed, sample) >> 40) * 0x1p-24F;
        return light * std::polar(1.0F, cycle * turns);
    }

  private:
    const LayerArgs& args_;
    Complex start_;
    float layers_;
    std::int32_t layer_, last_;
};

} // namespace

void passLayer(const DepthPlanes& planes, const Field& wave, const LayerArgs& args) {
    constexpr std::int64_t rowsAtOnce = 16;
    const LayerLight light(args);
    const std::int64_t cols = wave.shape.cols;
    const auto& [row, col, shape] = args.inside;
    const auto passRow = [&](std::int64_t at) {
        const std::int64_t first = at * cols + col;
        for (std::int64_t i = first; i < first + shape.cols; ++i)
            if (light.has(planes.depth[i]))
                wave.samples[i] = (args.hides ? Complex() : wave.samples[i])
                                  + light.of(planes.colours[i], static_cast<std::uint64_t>(i));
    };
    parallelFor(wave.shape.rows, rowsAtOnce, [&](std::int64_t begin, std::int64_t end) {
        if (args.isAlone)
            std::fill(wave.samples + begin * cols, wave.samples + end * cols, Complex());
        for (std::int64_t at = std::max(begin, row); at < std::min(end, row + shape.rows); ++at)
            passRow(at);
    });
}

} // namespace fringe::cpu
