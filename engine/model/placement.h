// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/cloud_source.h"
#include "engine/model/colours.h"
#include "engine/model/space.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

/// place = scale · R place + shift
struct Similarity {
    double scale = 1;
    Place shift{};              ///< [m]
    std::optional<Turn> turn{}; ///< R; none: the identity

    Place turned(const Place& place) const { return turn ? *turn * place : place; }
    Place operator()(const Place& place) const {
        const Place at = turned(place);
        return {scale * at[0] + shift[0], scale * at[1] + shift[1], scale * at[2] + shift[2]};
    }
    Box around(const Box& box) const; ///< what becomes of the box
};

/// How an object in the box, in the file's own unit, becomes metres in front of the plate.
Similarity similarity(const Placement& placement, const Box& box);

/// As the file's numbers say: the object is scaled about their origin and turned about the middle
/// of its box, then moved by the offset [m]. placement: whose scale and turns it has.
Placement asRead(const Placement& placement, const Box& box, const Place& offset = {});

/// With the scale and the turns of `placement`, and exactly that shift of its similarity.
Placement shifted(const Placement& placement, const Box& box, const Place& shift);

/// Scaled so that the upright box around it is as large as the sides [m] allow, about its centre.
Placement fitted(const Placement& placement, const Box& box, const Place& sides);

/// The side of a cube that is seen at the distance: 10 mm, or one digit's worth less than 80 % of
/// the field of view that the plate has there at its shortest wavelength, or than its smaller side,
/// whichever is smallest.
Length fittingSide(const Setup& setup, Length distance);

/// Where an object that has just been imported is seen: in the middle, 200 mm in front of the
/// plate.
Placement fittingPlacement(const Setup& setup, const Box& box);

/// The box around an object where it is placed; box: around it as read, in the file's own unit.
TurnedBox boxAround(const Placement& placement, const Box& box);

/// The placement that moves an object so, in the numbers that it is placed by: shifts to the
/// nanometre, angles to 0.1°, sizes to four digits. Of the factors of the scale it takes the first.
Placement moved(const Placement& placement, const Motion& motion);

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
