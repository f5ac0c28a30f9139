// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/cloud_source.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

/// The scene's cloud in metres in front of the plate, with its random phases if it wants them.
/// Scaling is even in all directions; a fitted cloud is centred. Empty for a scene without cloud;
/// the cloud is in memory.
PointCloud placed(const CloudSource& scene);

/// The placement by scale and offset that puts the cloud of the scene where its own does.
Placement scaledPlacement(const CloudSource& scene);

/// What wavelength number `index` sees of red, green and blue: of three wavelengths the longest
/// takes red, the shortest blue; others take the luminance.
std::array<float, 3> colourWeights(const std::vector<Length>& wavelengths, std::size_t index);

/// The points of a scene as one wavelength sees them, placed piece by piece, so that a large cloud
/// is never there twice. Shares the scene's cloud; any thread.
class PlacedPoints {
  public:
    /// As wavelength number `index` of `wavelengths` sees them: of three wavelengths the longest
    /// takes the red amplitudes, the middle one green, the shortest blue; a single one takes the
    /// luminance (ITU-R BT.709 weights). A cloud without colours is the same at every wavelength.
    PlacedPoints(const CloudSource& scene, const std::vector<Length>& wavelengths,
                 std::size_t index);

    std::size_t size() const { return cloud_ ? cloud_->size() : 0; }

    /// Calls `use` with `piece` points at a time, the last time with fewer, in the order of the
    /// cloud. The points are gone after the call; those of a cloud that is used as it was read are
    /// not copied.
    void inPieces(std::size_t piece, const std::function<void(std::span<const Point>)>& use) const;

    /// Memory of what `inPieces` has copies of at once.
    std::uint64_t bytesOf(std::size_t piece) const;

  private:
    std::size_t copiesOf(std::size_t piece) const;
    bool isAsRead() const;

    std::shared_ptr<const PointCloud> cloud_;
    double scale_ = 1;
    std::array<double, 3> shift_{};
    std::optional<std::int64_t> phaseSeed_;
    std::array<float, 3> weights_{}; ///< of red, green and blue
};

} // namespace fringe
