// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/message.h"
#include "engine/preview/picture_texture.h"
#include "engine/preview/preview.h"
#include "engine/run/compute_device.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

/// Pictures of a design that changes from frame to frame, such as one whose camera is dragged.
namespace fringe {

class DrawnCameras;
class JobControl;
struct SourceInput;

/// What a frame goes through.
enum class LiveStage {
    Draw,      ///< sources become light, of cameras their picture
    Layers,    ///< light and its phases in each plane
    Propagate, ///< planes are carried to where one looks
    Show,      ///< its intensity
};
inline constexpr std::size_t liveStages = 4;

/// For people, FRINGE_MARKed.
const char* labelOf(LiveStage stage);

struct LiveFrame {
    std::uint64_t number = 0;   ///< of the frames of its maker, from 1
    Previews pictures{};        ///< one a wavelength, as seen in the plane of the reconstruction
    PictureTextures textures{}; ///< where pictures lie that have no values
    std::array<double, liveStages> seconds{}; ///< by `LiveStage`

    bool isShared = false; ///< pictures of cameras go to the device without the host
    Message way{};         ///< what draws, and how that comes to the device; a clause

    double allSeconds() const;
};

/// What draws what cameras see.
enum class LiveDrawing {
    WhereFaster, ///< OpenGL where it has a GPU
    ByProcessor, ///< the same bits on every machine
    ByOpenGl,    ///< on the processor, too, where there is nothing else
};

/// Frames of designs, each at the full number of samples. What is seen is a preview of the field:
/// its planes of light are added where one looks, without zero padding, so that light which would
/// leave the plate on one side is kept, and without encoding; depth is in layers. Where OpenGL
/// draws and fails, the processor draws the same frame and those after it, and the frame says why;
/// pictures that cannot be left in the screen's memory are read from then on, which it says, too.
/// The hologram of a frame at which one stops is that of its design, by `compute`. ONE thread at a
/// time, that of the device.
class LiveFrames {
  public:
    /// Whether a camera of the design makes pictures, all of its light is carried from planes, into
    /// free space, and its plate has no more than 2²² samples.
    static bool suits(const Design& design);

    /// The device outlives it. Beside OpenGL it is opened a second time. screen: whose contexts
    /// share textures with those of views, so that what OpenGL draws is shown from there; null:
    /// pictures have values.
    explicit LiveFrames(const ComputeDevice& device, LiveDrawing drawing = LiveDrawing::WhereFaster,
                        std::shared_ptr<GlOwner> screen = nullptr);
    ~LiveFrames();

    /// The next frame, of a design that suits. Throws `Error` (BadInput) of what has no light,
    /// `DeviceError`, `Cancelled`.
    LiveFrame next(const Design& design, JobControl& control);

  private:
    bool mayDraw(const Design& draft) const;
    LiveFrame drawn(const Design& draft, JobControl& control);
    LiveFrame read(const Design& draft, JobControl& control);
    std::vector<SourceInput> inputsFor(const Design& draft, JobControl& control) const;
    void giveUp(const Message& why);

    const ComputeDevice& device_;
    LiveDrawing drawing_;
    std::shared_ptr<GlOwner> screen_; ///< null: none, or it was given up
    std::unique_ptr<DrawnCameras> drawn_;
    Message whyNoScreen_{};
    Message whyNot_{}; ///< OpenGL draws no more; empty: it may
    std::uint64_t made_ = 0;
};

} // namespace fringe
