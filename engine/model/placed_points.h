// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/colours.h"
#include "engine/model/placement.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

/// Points that send light.
struct CloudSource {
    std::shared_ptr<const PointCloud> cloud{};             ///< as read; null: no object yet
    std::optional<Placement> placement{};                  ///< nothing: its numbers are metres
    enum class Colours { Intensity, Amplitude } colours{}; ///< what those of the cloud are
    bool randomPhase = false;
    std::int64_t seed = 1;
    Length splat{}; ///< diameter of the disc around a point that hides what is behind it; 0: none
    bool smoothPhase = false; ///< that of a plane wave at each z, 2π z/λ; unless it is random
};

/// The scene's cloud in metres in front of the plate, with its random phases if it wants them.
/// Empty for a scene without cloud; the cloud is in memory.
PointCloud placed(const CloudSource& scene);

/// The points of a scene as one wavelength sees them, placed piece by piece, so that a large cloud
/// is never there twice. Shares the scene's cloud; any thread.
class PlacedPoints {
  public:
    /// As wavelength number `index` of `wavelengths` sees them: of three wavelengths the longest
    /// takes red, the middle one green, the shortest blue; a single one takes the luminance (ITU-R
    /// BT.709 weights). The amplitude is multiplied by its root where colours are intensities. A
    /// cloud without colours is the same at every wavelength.
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
    float factorOf(const PointColour& colour) const; ///< of the amplitude

    std::shared_ptr<const PointCloud> cloud_;
    Similarity place_;
    std::optional<std::int64_t> phaseSeed_;
    std::optional<double> planeWave_; ///< wavelength of the one that the phases are of [m]
    std::size_t colour_;              ///< as `colourChannel`
    std::array<float, 3> weights_{};  ///< of red, green and blue
    CloudSource::Colours colours_;
};

} // namespace fringe
