// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/live/live_frames.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/optics/device_plane.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/plan.h"
#include "engine/sources/source_kind.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <numeric>

namespace fringe {
namespace {

using Clock = std::chrono::steady_clock;

/// Where the time of a frame goes.
class Laps {
  public:
    explicit Laps(LiveFrame& frame) : frame_(frame) {}
    void end(LiveStage stage) {
        const Clock::time_point now = Clock::now();
        frame_.seconds[static_cast<std::size_t>(stage)] +=
            std::chrono::duration<double>(now - std::exchange(before_, now)).count();
    }

  private:
    LiveFrame& frame_;
    Clock::time_point before_ = Clock::now();
};

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

/// Slices of light that all cores read, some rows each.
class SliceBands {
  public:
    explicit SliceBands(Shape plate) : plate_(plate), readers_(bandCount()) {}

    /// A wave becomes the light of a slice alone, or goes through the slice and takes on its light.
    void send(const Slice& slice, std::span<Complex> wave) { pass(slice, wave, true); }
    void pass(const Slice& slice, std::span<Complex> wave) { pass(slice, wave, false); }

  private:
    static constexpr std::int64_t rowsOfBand = 64;

    std::size_t bandCount() const {
        return static_cast<std::size_t>((plate_.rows + rowsOfBand - 1) / rowsOfBand);
    }
    void pass(const Slice& slice, std::span<Complex> wave, bool alone) {
        parallelFor(std::ssize(readers_), 1, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t band = begin; band < end; ++band) {
                const RowRange rows = rowsOf(band);
                const std::span<Complex> own =
                    wave.subspan(static_cast<std::size_t>(rows.first * plate_.cols),
                                 static_cast<std::size_t>(rows.count * plate_.cols));
                if (alone)
                    std::ranges::fill(own, Complex());
                readerOf(slice, band).pass(slice.number, rows, own);
            }
        });
    }
    RowRange rowsOf(std::int64_t band) const {
        return {band * rowsOfBand, std::min(rowsOfBand, plate_.rows - band * rowsOfBand)};
    }
    SliceReader& readerOf(const Slice& slice, std::int64_t band) {
        auto& reader = readers_[static_cast<std::size_t>(band)][slice.of.get()];
        if (!reader)
            reader = slice.of->open();
        return *reader;
    }

    Shape plate_;
    std::vector<std::map<const Slices*, std::unique_ptr<SliceReader>>> readers_;
};

/// The picture of a wavelength.
class FramePlane {
  public:
    FramePlane(const Design& design, std::size_t wavelength, Device& device, JobControl& control)
        : design_(design), plate_(design.setup.plate),
          how_(unpadded(design.propagation)), sampling_{plate_.pitchX, plate_.pitchY,
                                                        design.setup.wavelengths[wavelength]},
          device_(device), control_(control), wave_(device.allocate(plate_.size)) {}

    Preview of(const std::vector<Slice>& slices, bool hiding, Laps& laps) {
        const Length distance = design_.reconstruction.distance;
        SliceBands bands(plate_.size);
        hiding ? passThrough(slices, bands, laps) : addUp(slices, bands, laps);
        Preview picture =
            intensityOf(planeOf<Complex>(device_, std::move(wave_)), sampling_, distance);
        laps.end(LiveStage::Show);
        return picture;
    }

  private:
    static Choice unpadded(const Choice& how) {
        Choice convolution = convolutionOf(how);
        convolution.values["padding"] = std::int64_t{1};
        return convolution;
    }
    double distanceFrom(const Slice& slice) const {
        return design_.reconstruction.distance.si() - slice.z;
    }

    void addUp(const std::vector<Slice>& slices, SliceBands& bands, Laps& laps) {
        CarriedFields sum(plate_.size, sampling_, how_, device_);
        HostSamples samples(device_, *wave_);
        for (const Slice& slice : slices) {
            bands.send(slice, samples.toFill());
            samples.send();
            laps.end(LiveStage::Layers);
            sum.add(*wave_, Length(distanceFrom(slice)), control_);
            laps.end(LiveStage::Propagate);
        }
        sum.store(*wave_, control_);
        device_.finish();
        laps.end(LiveStage::Propagate);
    }

    /// What is nearer hides what is behind it.
    void passThrough(const std::vector<Slice>& slices, SliceBands& bands, Laps& laps) {
        HostSamples samples(device_, *wave_);
        std::ranges::fill(samples.toFill(), Complex());
        samples.send();
        for (std::size_t i = 0; i < slices.size(); ++i) {
            if (i > 0)
                carryBy(slices[i].z - slices[i - 1].z, laps);
            bands.pass(slices[i], samples.received());
            samples.send();
            laps.end(LiveStage::Layers);
        }
        if (!slices.empty())
            carryBy(distanceFrom(slices.back()), laps);
    }
    void carryBy(double distance, Laps& laps) {
        if (distance != 0)
            carry(*wave_, sampling_, Length(distance), how_, device_, control_);
        device_.finish();
        laps.end(LiveStage::Propagate);
    }

    const Design& design_;
    Plate plate_;
    Choice how_;
    PlaneSampling sampling_;
    Device& device_;
    JobControl& control_;
    std::unique_ptr<Buffer> wave_;
};

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

LiveFrames::LiveFrames(const ComputeDevice& device) : device_(device) {}

LiveFrame LiveFrames::next(const Design& design, JobControl& control) {
    LiveFrame frame{.number = ++made_};
    Laps laps(frame);
    const Design draft = drafted(design);
    PlanLimits limits{.device = device_.capabilities()};
    limits.control = &control;
    const std::vector<SourceInput> inputs = inputsOf(draft, limits);
    const auto lights = lightsOf(inputs);
    laps.end(LiveStage::Draw);
    for (std::size_t i = 0; i < draft.setup.wavelengths.size(); ++i)
        frame.pictures.push_back(FramePlane(draft, i, device_.kernels(), control)
                                     .of(slicesOf(lights, i), inputs.front().hiding, laps));
    return frame;
}

} // namespace fringe
