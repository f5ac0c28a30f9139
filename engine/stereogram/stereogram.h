// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/field.h"
#include "engine/stereogram/depth_frames.h"
#include "kernels/values.h"

#include <cstdint>
#include <memory>
#include <vector>

/// Autostereograms: one picture that shows its depth to eyes that look past it. The formulas are
/// those of `StereogramArgs` in `kernels/ops.h`.
namespace fringe {

class ComputeDevice;

/// The values of `stereogramInfo`, typed.
struct StereogramStyle {
    std::shared_ptr<const Raster> tile{}; ///< the first picture of it is repeated; null: noise
    std::int64_t tileWidth = 85;          ///< of noise [pixels]
    std::int64_t seed = 1;                ///< of noise
    std::int64_t maxOffset = 30;          ///< of what is nearest [pixels]
    bool isInverted = false;              ///< what is near comes to be far
    bool hidesSurfaces = false;
    bool hasDots = false;        ///< two, one tile apart, for the eyes to bring together
    Shape objectSize{768, 1024}; ///< in which an object is seen

    std::int64_t width() const { return tile ? tile->shape.cols : tileWidth; }
};

StereogramStyle stereogramStyleOf(const Choice& choice);

/// Row-major.
struct ColourPicture {
    Shape shape;
    std::vector<Rgba8> pixels;
};

/// What the first visible depth camera of a design sees: its stereogram's scene, whose intensity 1
/// is 255 levels. Throws `Error` (BadInput) where that is nothing, `Cancelled`.
ColourPicture sceneOf(const Design& design, const JobControl& control);

/// Red, green and blue as levels of 256. Copies share the picture.
LevelPattern levelsOf(ColourPicture picture);

/// What the file of a tile has that is rounded or not of use, and what cannot be seen well in a
/// picture `cols` wide.
std::vector<Message> notesOn(const StereogramStyle& style, std::int64_t cols);

/// Throws `Error` (BadInput) for offsets that the tile is too narrow for.
void requireOffsets(const StereogramStyle& style);

/// The stereogram of a depth, a tile wider than it. Made in bands, so that a device holds little of
/// it. control: is a checkpoint between them. Throws `Error` (BadInput), `Cancelled`.
ColourPicture stereogramOf(const DepthPlane& depth, const StereogramStyle& style,
                           const ComputeDevice& device, const JobControl& control);

/// Memory that it takes, the depth included [bytes].
std::uint64_t bytesOfStereogram(Shape depth, const StereogramStyle& style);

} // namespace fringe
