// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/rgbd/wanted_depth.h"

#include "engine/optics/sample_sums.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/image/wanted_image.h"
#include "engine/sources/layers/wanted_sheets.h"
#include "engine/sources/rgbd/defocus_stack.h"
#include "kernels/split_mix.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace fringe {
namespace {

constexpr std::int64_t movingPlanes = 24;

constexpr const char* darkPicture =
    FRINGE_MARK("The picture is dark wherever it has a depth; give one with light.");

bool isInLayers(const RgbdSource& picture) {
    return picture.form == RgbdSource::Form::Layers;
}

/// Planes of an iteration.
std::int64_t planeCount(const RgbdSource& picture) {
    if (picture.near == picture.far)
        return 1;
    return picture.layers > 0 ? picture.layers : movingPlanes;
}

/// How steep the steepest rays are that come together in a place at z: of the pixels' orders, or
/// from one edge of the plate to the other.
double steepestSlope(const Setup& setup, double z) {
    const auto& [size, pitchX, pitchY] = setup.plate;
    const double width = static_cast<double>(size.cols) * pitchX.si();
    const double height = static_cast<double>(size.rows) * pitchY.si();
    const double side = std::max(width, height);
    if (setup.lens.on)
        return side / 2 / setup.lens.focalLength.si();
    const double pitch = std::min(pitchX, pitchY).si();
    return std::min(setup.wavelength().si() / (2 * pitch), side / std::hypot(side, z));
}

/// Planes for which every pixel is as sharp in the nearest as in its own: λ/(4 sin²) apart.
std::int64_t planesOfExactDepth(const Setup& setup, const RgbdSource& picture) {
    constexpr double most = 512, perDepthOfFocus = 4;
    const double slope =
        steepestSlope(setup, std::min(std::abs(picture.near.si()), std::abs(picture.far.si())));
    const double focus = setup.wavelength().si() / (slope * slope);
    const double depth = std::abs((picture.near - picture.far).si());
    return static_cast<std::int64_t>(
        std::clamp(std::ceil(perDepthOfFocus * depth / focus), 1.0, most));
}

/// The pixels nearest to each of some planes that have any.
struct PixelPlanes {
    std::vector<double> parts;                      ///< of the way from near to far
    std::vector<double> z;                          ///< [m]
    std::vector<std::vector<std::uint32_t>> pixels; ///< in the order of the samples
};

/// Planes at v = (j + shift)/count, from the first to the last pixel.
PixelPlanes planesOf(const RgbdSource& picture, const std::vector<double>& parts,
                     std::int64_t count, double shift) {
    const auto share = static_cast<double>(count);
    std::vector<std::vector<std::uint32_t>> pixels(static_cast<std::size_t>(count) + 2);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!std::isnan(parts[i])) {
            const double plane = std::floor(parts[i] * share - shift + 0.5);
            pixels[static_cast<std::size_t>(plane + 1)].push_back(static_cast<std::uint32_t>(i));
        }
    PixelPlanes planes;
    for (std::size_t i = 0; i < pixels.size(); ++i)
        if (!pixels[i].empty()) {
            const double part = (static_cast<double>(i) - 1 + shift) / share;
            planes.parts.push_back(std::clamp(part, 0.0, 1.0));
            planes.z.push_back(distanceAt(picture, planes.parts.back()));
            planes.pixels.push_back(std::move(pixels[i]));
        }
    return planes;
}

/// The picture on the samples of a plane; of layers each pixel has the depth of its own.
struct DepthTarget {
    DepthTarget(const RgbdSource& picture, const PlaneGrid& grid)
        : parts(depthMapOf(picture, grid).parts) {
        plane.intensity = sampledOn(grid, picture.colour->intensity(0), picture.place);
        plane.z = (picture.near + picture.far) / 2;
        const std::int64_t layers = planeCount(picture);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool isThere = !std::isnan(parts[i]);
            const float amplitude = isThere ? amplitudeOf(plane.intensity[i], 1, picture.style) : 0;
            plane.intensity[i] = amplitude * amplitude;
            plane.signal.push_back(isThere ? 1 : 0);
            if (isThere && isInLayers(picture))
                parts[i] = (static_cast<double>(layerAt(parts[i], layers)) + 0.5)
                           / static_cast<double>(layers);
        }
    }

    TargetPlane plane;
    std::vector<double> parts; ///< of the way from near to far; NaN: none
};

class WantedDepth : public Wanted {
  public:
    WantedDepth(const SourceInput& input, const RgbdSource& picture, const DepthTarget& target,
                Device& device, JobControl& control)
        : optics_(input.design.setup, 1, device, control), sum_(summing(input, device, control)),
          picture_(picture), seed_(input.design.start.seed),
          exactPlanes_(planesOfExactDepth(input.design.setup, picture)),
          constraint_(constraintOf(target.plane, optics_, lightOf(target.plane))),
          extent_(extentOf(target.plane, optics_.grid())), parts_(target.parts.size()) {
        picture_.colour = picture_.depth = nullptr;
        optics_.forPlaces(
            [&](std::size_t from, std::size_t to) { parts_[to] = target.parts[from]; });
        if (picture.blur > 0)
            addStack(target);
        constexpr double middle = 0.5;
        take(planesOf(picture_, parts_, planeCount(picture_), middle));
    }

    const Constraint& constraint() const override { return constraint_; }

    bool begin(std::int64_t iteration) override {
        if (isInLayers(picture_))
            return false;
        const std::uint64_t random =
            splitMix(static_cast<std::uint64_t>(seed_), static_cast<std::uint64_t>(iteration) + 1);
        take(planesOf(picture_, parts_, planeCount(picture_),
                      static_cast<double>(random >> 11) * 0x1p-53));
        return true;
    }

    bool isExact() const override { return isInLayers(picture_); }

    std::optional<std::complex<double>> forward(const Buffer& plate, std::span<Complex> fields,
                                                Accuracy accuracy) override {
        constexpr double middle = 0.5;
        std::ranges::fill(fields, Complex());
        if (accuracy == Accuracy::Exact && !isExact())
            bring(plate, planesOf(picture_, parts_, exactPlanes_, middle), fields.first(pixels()));
        else
            bring(plate, planes_, fields);
        return std::nullopt;
    }

    void adjoint(std::span<const Complex> fields, Buffer& plate) override {
        const float scale = optics_.backScale();
        optics_.adjoint(
            planes_.z,
            [&](std::size_t plane, std::span<Complex> samples) {
                if (stack_) {
                    const auto whole = fields.subspan((plane + 1) * pixels(), pixels());
                    forSamples(pixels(),
                               [&](std::size_t i) { samples[i] = scale * weight_ * whole[i]; });
                }
                for (const std::uint32_t pixel : planes_.pixels[plane])
                    samples[pixel] += scale * fields[pixel];
            },
            plate);
    }

    void sum(Buffer& plate) override { sum_(plate); }

    Figures figures(std::span<const Complex> fields) const override {
        return pictureFigures(fields.first(pixels()), constraint_);
    }

    std::optional<double> similarity(std::span<const Complex> fields) const override {
        return pictureSimilarity(fields.first(pixels()), constraint_, optics_);
    }

    LightExtent extent() const override { return extent_; }

  private:
    std::size_t pixels() const { return parts_.size(); }

    /// Behind the pixels follow all samples of each plane, times the root of their share.
    void addStack(const DepthTarget& target) {
        const auto planes = static_cast<std::size_t>(planeCount(picture_));
        const PlaneGrid& grid = optics_.grid();
        stack_.emplace(DefocusStack::Scene{grid.shape, std::sqrt(grid.pitchX * grid.pitchY),
                                           target.plane.intensity, target.parts,
                                           [&](double part) { return distanceAt(picture_, part); }},
                       planes);
        weight_ = static_cast<float>(std::sqrt(picture_.blur / static_cast<double>(planes)));
        unit_ = static_cast<float>(1 / std::sqrt(lightOf(target.plane)));
        constraint_.amplitude.resize(pixels() * (planes + 2));
        constraint_.counts.resize(pixels() * (planes + 2));
        const std::span<std::uint8_t> counts = constraint_.counts;
        for (std::size_t plane = 1; plane < planes + 2; ++plane)
            std::ranges::copy(counts.first(pixels()), counts.subspan(plane * pixels()).begin());
    }

    void take(PixelPlanes planes) {
        planes_ = std::move(planes);
        if (!stack_)
            return;
        const auto all = std::span(constraint_.amplitude).subspan(pixels());
        std::ranges::fill(all, 0.0F);
        for (std::size_t plane = 0; plane < planes_.z.size(); ++plane) {
            const auto own = all.subspan(plane * pixels(), pixels());
            const std::vector<float> intensity = stack_->at(planes_.parts[plane]);
            optics_.forPlaces([&](std::size_t from, std::size_t to) {
                own[to] = weight_ * unit_ * std::sqrt(intensity[from]);
            });
        }
    }

    /// fields: of the pixels alone, or of all.
    void bring(const Buffer& plate, const PixelPlanes& planes, std::span<Complex> fields) const {
        const float scale = optics_.scale();
        optics_.forward(plate, planes.z, [&](std::size_t plane, std::span<const Complex> samples) {
            for (const std::uint32_t pixel : planes.pixels[plane])
                fields[pixel] = scale * samples[pixel];
            if (fields.size() == pixels())
                return;
            const auto whole = fields.subspan((plane + 1) * pixels(), pixels());
            forSamples(pixels(), [&](std::size_t i) { whole[i] = scale * weight_ * samples[i]; });
        });
    }

    PlaneOptics optics_;
    std::function<void(Buffer&)> sum_;
    RgbdSource picture_; ///< without its data
    std::int64_t seed_, exactPlanes_;
    Constraint constraint_;
    LightExtent extent_;
    std::vector<double> parts_; ///< of the samples
    PixelPlanes planes_;        ///< of the iteration
    std::optional<DefocusStack> stack_;
    float weight_ = 0, unit_ = 0; ///< of its amplitudes
};

} // namespace

std::unique_ptr<Wanted> wantedDepth(const SourceInput& input, const RgbdSource& picture,
                                    Device& device, JobControl& control) {
    const DepthTarget target(picture, planeGrid(input.design.setup, 1));
    if (lightOf(target.plane) == 0)
        throw badParameter("source.color", darkPicture);
    return std::make_unique<WantedDepth>(input, picture, target, device, control);
}

void addWantedDepthCost(SourceCost& cost, const SourceInput& input, const RgbdSource& picture) {
    const Setup& setup = input.design.setup;
    const std::int64_t count = planeCount(picture);
    if (isInLayers(picture)) {
        std::vector<double> distances;
        for (std::size_t layer = 0; layer < static_cast<std::size_t>(count); ++layer)
            distances.push_back(layerDistance(picture, layer, count));
        checkPlanes(input, distances, cost);
    }
    // Target and depths, their pixels by planes, and the spectra of what is carried.
    constexpr double bytesOfTarget = 26, bytesOfSpectra = 10 * sizeof(Complex);
    const auto samples = static_cast<double>(planeGrid(setup, 1).shape.count());
    const double stacked = picture.blur > 0 ? static_cast<double>(count) + 1 : 0;
    cost.bytes = imageBytes(input, (1 + stacked) * samples)
                 + (bytesOfTarget + bytesOfSpectra + stacked * sizeof(float)) * samples;
    if (std::ranges::none_of(picture.colour->samples, [](float value) { return value > 0; }))
        refuse(cost.findings, "source.color", message(darkPicture));
    checkImageSolver(input, cost.findings);
    addImageWork(cost, input, 1, static_cast<double>(count));
    addSummedCost(cost, input);
}

Picture seenDepth(const SourceInput& input, const RgbdSource& picture,
                  std::span<const Complex> fields) {
    const Setup& setup = input.design.setup;
    const PlaneGrid grid = planeGrid(setup, 1);
    const auto pixels = fields.first(static_cast<std::size_t>(grid.shape.count()));
    return {{Plane(grid.shape, intensityOf(pixels, grid, setup.lens))},
            {Length(grid.pitchX), Length(grid.pitchY), {setup.wavelength()}},
            (picture.near + picture.far) / 2};
}

} // namespace fringe
