// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/rgbd/depth_picture.h"
#include "engine/sources/scene/scene_picture.h"

#include <optional>
#include <vector>

/// Sources of the kind "depth_camera": a picture with depth of the objects of a design.
namespace fringe {

/// The source, typed. The camera looks at its target, which lies in the middle of the picture at
/// its own z.
struct DepthCamera {
    bool isPerspective = false;
    Angle viewingAngle = 30.0_deg; ///< in perspective, across the width of the picture
    Length distance = 20_mm;       ///< in perspective, from the target
    Lamp direction{};              ///< from the target to the camera
    Place target{0, 0, 0.2};       ///< [m]
    /// Without pictures; between whose ends is photographed.
    RgbdSource light{.near = 206_mm, .far = 194_mm};
};

DepthCamera asDepthCamera(const Source& source);
void store(Source& source, const DepthCamera& camera);

/// The kind's table.
const ChoiceInfo& depthCameraInfo();

/// How the camera sees the scene on the samples of a plane. Parallel light keeps sizes; in
/// perspective what lies in the plane of the target has those of the picture, times its width over
/// the width that is seen there. Depths keep their lengths.
Viewpoint viewpointOf(const DepthCamera& camera, const PlaneGrid& grid);

/// Where the camera stands in perspective [m].
Place standOf(const DepthCamera& camera);

/// What a camera has seen becomes a picture with depth on the samples of the plate: intensities,
/// and parts of the way from near to far as they can be kept in a file.
RgbdSource depthPictureOf(const DepthCamera& camera, const ScenePicture& seen,
                          const PlaneGrid& grid);

/// What a camera of the input's design sees. Throws `Cancelled` at its checkpoints.
ScenePicture photograph(const SourceInput& input);
/// The picture of the camera.
RgbdSource photographOf(const SourceInput& input);

/// A source of the kind "rgbd" with that picture, which sends the light of the camera to the bit.
/// Throws `Error` (BadInput) where the camera sees nothing.
Source frozenPhotograph(const SourceInput& input);

/// Refuses what no camera can see, before anything is drawn; whether it has.
bool isCameraRefused(const SourceInput& input, SourceCost& cost);
/// Adds what is to be known of what a camera has seen; refuses that it is nothing.
void checkPhotograph(const SourceInput& input, const ScenePicture& seen, SourceCost& cost);
/// Throw the first refusal as an `Error` (BadInput): before anything is drawn; of a camera that has
/// no picture, too, whose picture it is otherwise.
void requireCamera(const SourceInput& input);
ScenePicture requiredPhotograph(const SourceInput& input);

} // namespace fringe
