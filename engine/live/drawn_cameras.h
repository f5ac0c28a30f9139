// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/live/frame_plane.h"
#include "engine/live/live_textures.h"
#include "engine/sources/depth_camera/depth_camera.h"
#include "engine/sources/scene/scene_objects.h"
#include "kernels/gl/gl_scene.h"

#include <memory>
#include <vector>

namespace fringe {

/// What depth cameras see, drawn by OpenGL and made light on a device: pictures and depths go there
/// as textures that both share where they can, and the light comes back so to a screen. Colours
/// have 8 bits. The context is current while a member runs, and nowhere between the calls: any
/// thread, one at a time. Every member may throw `DeviceError`.
class DrawnCameras {
  public:
    /// Whether OpenGL draws as the processor does what the cameras of a design see, whose light is
    /// in layers: no soft edges, no points in perspective or brighter than white, pictures before
    /// the eye.
    static bool suits(const Design& design);

    /// Opens a device anew beside the context of a screen, or one of its own. onlyFast: where
    /// OpenGL draws on a GPU. Throws `DeviceUnavailable`.
    DrawnCameras(const std::string& device, bool onlyFast, std::shared_ptr<GlOwner> screen);
    ~DrawnCameras();
    DrawnCameras(const DrawnCameras&) = delete;
    DrawnCameras& operator=(const DrawnCameras&) = delete;

    /// The frame of a design that suits, by the inputs of its cameras. Throws `Error` (BadInput),
    /// `Cancelled`.
    void make(LiveFrame& frame, const Design& design, const std::vector<SourceInput>& inputs,
              JobControl& control);

  private:
    struct Camera;
    /// What is in OpenGL's memory of an object.
    struct Loaded {
        std::optional<SeenSurface> surface{};
        std::shared_ptr<const PointCloud> cloud{};
        double size = 0; ///< of the points' squares
        friend bool operator==(const Loaded&, const Loaded&) = default;
    };
    class Slices;

    void load(const Design& design);
    void add(const Loaded& object);
    void draw(const std::vector<SourceInput>& inputs);
    void show(LiveFrame& frame, FramePlane& plane, Laps& laps);
    Camera& cameraOf(std::size_t number, Shape shape);

    std::shared_ptr<const LiveContext> context_;
    std::unique_ptr<Device> device_;
    std::unique_ptr<GlScene> scene_;
    std::unique_ptr<LiveTextures> textures_; ///< null: pictures have values
    std::vector<Loaded> loaded_;
    std::vector<std::unique_ptr<Camera>> cameras_;
};

} // namespace fringe
