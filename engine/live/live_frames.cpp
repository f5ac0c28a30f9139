// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/live/live_frames.h"

#include "engine/live/drawn_cameras.h"
#include "engine/live/read_slices.h"
#include "engine/run/plan.h"
#include "kernels/error.h"

#include <algorithm>
#include <numeric>

namespace fringe {
namespace {

/// As sources are drafted: depth in few layers.
Design drafted(Design design) {
    for (const std::size_t number : lightSources(design)) {
        Source& source = design.sources[number];
        if (const auto draft = sourceKindOf(source.kind.key).draft)
            draft(design, source, 1);
    }
    return design;
}

std::vector<std::unique_ptr<Light>> lightsOf(const std::vector<SourceInput>& inputs) {
    std::vector<std::unique_ptr<Light>> lights;
    for (const SourceInput& input : inputs)
        lights.push_back(sourceKindOf(input.source.kind.key).light(input, {}));
    return lights;
}

} // namespace

const char* labelOf(LiveStage stage) {
    constexpr std::array labels{FRINGE_MARK("drawing"), FRINGE_MARK("layers"),
                                FRINGE_MARK("propagation"), FRINGE_MARK("picture")};
    return labels[static_cast<std::size_t>(stage)];
}

double LiveFrame::allSeconds() const {
    return std::accumulate(seconds.begin(), seconds.end(), 0.0);
}

bool LiveFrames::suits(const Design& design) {
    const auto isCarried = [&](std::size_t number) {
        const Source& source = design.sources[number];
        const auto carried = sourceKindOf(source.kind.key).isCarried;
        return carried != nullptr && carried(source);
    };
    const std::vector<std::size_t> sources = lightSources(design);
    constexpr std::int64_t most = 1 << 22; // more is no matter of frames
    return !design.isDesigned() && !lensOf(design) && !photographedSources(design).empty()
           && std::ranges::all_of(sources, isCarried) && design.setup.plate.size.count() <= most;
}

LiveFrames::LiveFrames(const ComputeDevice& device, LiveDrawing drawing,
                       std::shared_ptr<GlOwner> screen)
    : device_(device), drawing_(drawing), screen_(std::move(screen)) {}

LiveFrames::~LiveFrames() = default;

LiveFrame LiveFrames::next(const Design& design, JobControl& control) {
    const Design draft = drafted(design);
    ++made_;
    while (mayDraw(draft)) {
        try {
            return drawn(draft, control);
        } catch (const DeviceUnavailable& absence) {
            giveUp(absence.message);
        } catch (const DeviceError& error) {
            giveUp(message("{0}", error.what()));
        }
    }
    return read(draft, control);
}

bool LiveFrames::mayDraw(const Design& draft) const {
    return drawing_ != LiveDrawing::ByProcessor && whyNot_.empty() && DrawnCameras::suits(draft);
}

/// What fails on the screen is drawn beside it, and what fails there, by the processor.
void LiveFrames::giveUp(const Message& why) {
    drawn_.reset();
    (screen_ ? whyNoScreen_ : whyNot_) = why;
    screen_.reset();
}

LiveFrame LiveFrames::drawn(const Design& draft, JobControl& control) {
    if (!drawn_)
        drawn_ = std::make_unique<DrawnCameras>(device_.info().id,
                                                drawing_ == LiveDrawing::WhereFaster, screen_);
    LiveFrame frame{.number = made_};
    drawn_->make(frame, draft, inputsFor(draft, control), control);
    if (!whyNoScreen_.empty())
        frame.way = message(FRINGE_MARK("{0}; to the screen by way of the host: {1}"), frame.way,
                            whyNoScreen_);
    return frame;
}

std::vector<SourceInput> LiveFrames::inputsFor(const Design& draft, JobControl& control) const {
    PlanLimits limits{.device = device_.capabilities()};
    limits.control = &control;
    return inputsOf(draft, limits);
}

LiveFrame LiveFrames::read(const Design& draft, JobControl& control) {
    LiveFrame frame{.number = made_};
    frame.way = whyNot_.empty() ? message(FRINGE_MARK("drawn by the processor"))
                                : message(FRINGE_MARK("drawn by the processor: {0}"), whyNot_);
    Laps laps(frame);
    const std::vector<SourceInput> inputs = inputsFor(draft, control);
    const auto lights = lightsOf(inputs);
    laps.end(LiveStage::Draw);
    for (std::size_t i = 0; i < draft.setup.wavelengths.size(); ++i) {
        FramePlane plane(draft, i, device_.kernels(), control);
        ReadSlices slices(slicesOf(lights, i), device_.kernels(), plane.wave());
        plane.light(slices, inputs.front().hiding, laps);
        frame.pictures.push_back(plane.picture(laps));
    }
    return frame;
}

} // namespace fringe
