// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/scene/lit_surface.h"
#include "kernels/values.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

/// Pictures with depth of surfaces and points in space, drawn on the processor's cores: the same
/// bits on every machine.
namespace fringe {

using Checkpoint = std::function<void()>; ///< called now and then, by any thread; may throw

/// What is drawn: a surface, or else points, each a square that faces the viewer.
struct SceneObject {
    std::shared_ptr<const LitSurface> surface{};
    std::shared_ptr<const PointCloud> cloud{}; ///< placed [m], in memory
    double grain = 0; ///< side of the squares [m]; each shows on a sample at least
};

/// A pinhole that sees the scene in perspective.
struct SceneEye {
    Place at{};       ///< in the view [m]; it looks along -z
    double focal = 0; ///< before it lies the picture, there in its own size [m]
};

/// Where a scene is seen from: it is turned and shifted so that the viewer looks along -z, from
/// z → ∞ or from an eye, and x and y are those of the picture.
struct Viewpoint {
    Turn turn = unturned;
    Place shift{};                 ///< added after the turn [m]
    std::optional<SceneEye> eye{}; ///< none: parallel to z
    /// What is nearer to the viewer or farther is left out: z of both ends [m].
    double near = std::numeric_limits<double>::infinity(), far = -near;
    std::optional<Region> window{}; ///< samples of the picture that are drawn; nothing: all

    Place operator()(const Place& place) const;
    Place placeInScene(const Place& place) const;   ///< that lies there in the view
    Vector towardsViewer(const Place& place) const; ///< in the scene, from a place of it
};

/// A picture with a depth, as the viewer sees it.
struct ScenePicture {
    Shape shape;
    std::vector<double> z; ///< in the view, row-major [m]; NaN: nothing is there
    /// Row-major; one plane, or red, green and blue where an object is coloured. 0 where nothing
    /// is.
    std::vector<std::vector<float>> intensity;
    std::size_t nearer = 0;  ///< samples before which something is left out
    std::size_t farther = 0; ///< dark samples where something is left out behind the far end
};

SampleGrid samplesOf(const PlaneGrid& grid);

/// What of the objects is seen at the samples of a grid: what has the largest z; of places that
/// hide one another but for rounding the first object's. Intensity of surfaces as `LitSurface`
/// says, of points their amplitude squared times their colour. Takes 5 bytes for each sample and 24
/// for each vertex besides the picture. Rows are drawn side by side on all cores.
ScenePicture render(const std::vector<SceneObject>& objects, const Viewpoint& view,
                    const PlaneGrid& grid, const Checkpoint& checkpoint = {});

} // namespace fringe
