// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/design.h"
#include "kernels/shape.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace fringe {

class JobControl;

/// Depth of what is seen, row-major: 0 near, 1 far.
struct DepthPlane {
    Shape shape;
    std::vector<float> depth;
};

/// Depths of one size, one after another. Immutable: any thread.
class DepthFrames {
  public:
    virtual ~DepthFrames() = default;
    virtual Shape shape() const = 0;
    virtual std::size_t count() const = 0; ///< > 0
    /// control: is told what is clipped, scaled or not measured. Throws `Cancelled`.
    virtual DepthPlane frame(std::size_t number, const JobControl& control) const = 0;
};

/// What the numbers of a depth picture are.
enum class DepthMeaning {
    Normalised, ///< shares of the way from near to far
    Distances,  ///< from the viewer in any unit; 0 and less are not measured
    Heights,    ///< z, larger where it is nearer to the viewer
};

struct DepthReading {
    DepthMeaning meaning = DepthMeaning::Normalised;
    bool isInverted = false; ///< 0 is far
};

/// Frames of a file's pictures. Distances and heights are scaled so that the nearest of all
/// pictures is near and the farthest far. What is not finite, and so not measured, is far, also
/// where depths are inverted. Throws `Error` (BadInput) where nothing is measured.
std::unique_ptr<DepthFrames> framesOf(std::shared_ptr<const Raster> pictures,
                                      const DepthReading& reading);

/// How an object is looked at.
struct ObjectView {
    Shape size;                        ///< of the picture
    std::vector<Angle> turns{Angle()}; ///< of each frame
    bool isInverted = false;           ///< the nearest is 1, and the farthest and the rest 0
};

/// Frames of a mesh or a cloud, seen along -z where its source turns it, and turned on about the
/// vertical through its middle. All that is seen in any of them fits into nine tenths of the
/// picture; its nearest place is near, its farthest far, as is what is behind it. Points are
/// squares of their splat or, without one, about twice as wide as they lie apart. Throws `Error`
/// (BadInput) for a source without data.
std::unique_ptr<DepthFrames> framesOf(const Source& object, const ObjectView& view);

struct StereogramStyle;

/// A frame of the `sourceWithDepth` of a design. Throws `Error` (BadInput) where there is none, or
/// a depth camera sees nothing.
std::unique_ptr<DepthFrames> framesOf(const Design& design, const StereogramStyle& style);

} // namespace fringe
