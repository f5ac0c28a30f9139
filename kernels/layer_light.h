// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

#include <array>
#include <cstdint>
#include <optional>

namespace fringe {

/// The light of a picture with depth in one of evenly spaced layers, and the wave that has gone
/// through it. A sample of depth d (0 near, 1 far; what is beyond is taken as the nearer end, NaN
/// is nowhere) lies in layer min(⌊d·layers⌋, layers - 1). With the sum v of its colours, each 0 to
/// 1, times their weights its light is
///
///     strength · √(v^γ) · phasor · exp(i2πr),
///
/// r being 0 or, with a seed, the random number of SplitMix64 for the sample (see `splitMix`) over
/// 2⁶⁴, as single precision has it. The sample's number is row-major.
struct LayerArgs {
    std::int64_t layer = 0, layers = 1; ///< layers ≤ 65,535
    std::array<float, 3> weights{};     ///< of red, green and blue, ≥ 0
    float gamma = 1, strength = 1;      ///< > 0
    Complex phasor = 1;
    std::optional<std::uint64_t> seed{};
    Region inside{};     ///< samples that have light, in the plane
    bool isAlone = true; ///< the wave is that light and nothing else
    bool hides = false;  ///< the wave does not go through samples that lie in the layer
};

/// Pictures with depth that become light on a device. Every device is one, see `layerLightOf`; as
/// of `Device`, so of its member.
class LayerLight {
  public:
    virtual ~LayerLight() = default;
    /// depth: of floats; colours: of `Rgba8`; both of the wave's shape.
    virtual void passLayer(const Buffer& depth, const Buffer& colours, Buffer& wave,
                           const LayerArgs& args) = 0;
};

inline LayerLight& layerLightOf(Device& device) {
    return dynamic_cast<LayerLight&>(device);
}

} // namespace fringe
