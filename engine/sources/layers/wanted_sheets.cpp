// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/layers/wanted_sheets.h"

#include "engine/model/error.h"
#include "engine/optics/sample_sums.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/solver.h"
#include "engine/sources/image/wanted_image.h"
#include "kernels/device.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

LightExtent::Range hull(const LightExtent::Range& a, const LightExtent::Range& b) {
    const double low = std::min(a.centre - a.width / 2, b.centre - b.width / 2);
    const double high = std::max(a.centre + a.width / 2, b.centre + b.width / 2);
    return {(low + high) / 2, high - low};
}

class WantedSheets : public Wanted {
  public:
    WantedSheets(const SourceInput& input, const std::vector<TargetPlane>& planes, Device& device,
                 JobControl& control)
        : optics_(input.design.setup, 1, device, control), sum_(summing(input, device, control)) {
        constraint_.isWholePlane = true;
        double whole = 0;
        for (const TargetPlane& plane : planes)
            whole += lightOf(plane);
        for (const TargetPlane& plane : planes) {
            z_.push_back(plane.z.si());
            const Constraint one = constraintOf(plane, optics_, whole);
            constraint_.amplitude.insert(constraint_.amplitude.end(), one.amplitude.begin(),
                                         one.amplitude.end());
            constraint_.counts.insert(constraint_.counts.end(), one.counts.begin(),
                                      one.counts.end());
        }
        addExtents(planes);
    }

    const Constraint& constraint() const override { return constraint_; }

    std::optional<std::complex<double>> forward(const Buffer& plate, std::span<Complex> fields,
                                                Accuracy) override {
        const float scale = optics_.scale();
        optics_.forward(plate, z_, [&](std::size_t plane, std::span<const Complex> samples) {
            const auto to = fields.subspan(plane * samples.size(), samples.size());
            forSamples(to.size(), [&](std::size_t i) { to[i] = scale * samples[i]; });
        });
        return std::nullopt;
    }

    void adjoint(std::span<const Complex> fields, Buffer& plate) override {
        const float scale = optics_.backScale();
        optics_.adjoint(
            z_,
            [&](std::size_t plane, std::span<Complex> samples) {
                const auto from = fields.subspan(plane * samples.size(), samples.size());
                forSamples(from.size(), [&](std::size_t i) { samples[i] = scale * from[i]; });
            },
            plate);
    }

    void sum(Buffer& plate) override { sum_(plate); }

    Figures figures(std::span<const Complex> fields) const override {
        return pictureFigures(fields, constraint_);
    }

    std::optional<double> similarity(std::span<const Complex> fields) const override {
        return pictureSimilarity(fields, constraint_, optics_);
    }

    LightExtent extent() const override { return extent_; }

  private:
    void addExtents(const std::vector<TargetPlane>& planes) {
        extent_ = extentOf(planes.front(), optics_.grid());
        for (const TargetPlane& plane : planes)
            if (lightOf(plane) > 0) {
                const LightExtent one = extentOf(plane, optics_.grid());
                extent_.x = hull(extent_.x, one.x);
                extent_.y = hull(extent_.y, one.y);
            }
        extent_.z = planes[planes.size() / 2].z.si();
    }

    PlaneOptics optics_;
    std::function<void(Buffer&)> sum_;
    std::vector<double> z_; ///< of the planes [m]
    Constraint constraint_;
    LightExtent extent_;
};

} // namespace

std::unique_ptr<Wanted> wantedSheets(const SourceInput& input,
                                     const std::vector<TargetPlane>& planes, Device& device,
                                     JobControl& control) {
    if (std::ranges::none_of(planes, [](const TargetPlane& plane) { return lightOf(plane) > 0; }))
        throw badInput(FRINGE_MARK("The layers are dark everywhere; give pictures with light."));
    return std::make_unique<WantedSheets>(input, planes, device, control);
}

void checkPlanes(const SourceInput& input, const std::vector<double>& distances, SourceCost& cost) {
    const Setup& setup = input.design.setup;
    if (!setup.lens.on && std::ranges::any_of(distances, [&](double z) {
            return std::abs(z) < setup.wavelength().si();
        }))
        refuse(cost.findings, "lens.on",
               message(FRINGE_MARK("A layer lies in the hologram; without a lens it needs a "
                                   "distance of a wavelength or more.")));
}

void addWantedSheetCost(SourceCost& cost, const SourceInput& input,
                        const std::vector<double>& distances) {
    const Setup& setup = input.design.setup;
    const auto planes = static_cast<double>(distances.size());
    checkPlanes(input, distances, cost);
    const auto samples = static_cast<double>(planeGrid(setup, 1).shape.count());
    constexpr double bytesOfCopies = 10; // of targets and masks, in the planes and of all of them
    cost.bytes = imageBytes(input, planes * samples) + bytesOfCopies * planes * samples;
    checkImageSolver(input, cost.findings);
    addImageWork(cost, input, 1, planes);
    addSummedCost(cost, input);
}

Solving summedDesign() {
    constexpr std::int64_t iterations = 100;
    return {.solver = {"sgd", {{"rate", 0.2}, {"fall", iterations}}},
            .start = {.kind = Start::Kind::Summed},
            .stop = {.iterations = iterations}};
}

namespace {

/// The source of summed light, in its design.
struct Summed {
    explicit Summed(const SourceInput& input) : design(input.design), source(input.source) {
        design.propagation = Choice{"asm"};
        source.kind.values["phase"] = std::string("smooth");
    }
    SourceInput input(const SourceInput& of) const {
        return {design, source, of.device, of.memory};
    }

    Design design;
    Source source;
};

} // namespace

std::function<void(Buffer& plate)> summing(const SourceInput& input, Device& device,
                                           JobControl& control) {
    if (input.design.start.kind != Start::Kind::Summed)
        return {};
    const Summed summed(input);
    const std::shared_ptr<const Light> light =
        sourceKindOf(input.source.kind.key).light(summed.input(input), {});
    return [&device, &control, light, grid = gridOf(input.design.setup.plate)](Buffer& plate) {
        light->add(0, grid, device, plate, control);
    };
}

void addSummedCost(SourceCost& cost, const SourceInput& input) {
    if (input.design.start.kind != Start::Kind::Summed)
        return;
    const Summed summed(input);
    const SourceCost more = sourceKindOf(input.source.kind.key).lightCost(summed.input(input));
    cost.work += more.work;
    cost.seconds += more.seconds;
    cost.bytes = std::max(cost.bytes, more.bytes);
}

Picture seenSheets(const SourceInput& input, const std::vector<TargetPlane>& planes,
                   std::span<const Complex> fields) {
    const Setup& setup = input.design.setup;
    const PlaneGrid grid = planeGrid(setup, 1);
    const auto samples = static_cast<std::size_t>(grid.shape.count());
    std::vector<std::size_t> order(planes.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return planes[i].z.si(); });
    std::vector<float> seen(samples);
    for (const std::size_t plane : order) {
        const std::vector<float> own =
            intensityOf(fields.subspan(plane * samples, samples), grid, setup.lens);
        for (std::size_t i = 0; i < samples; ++i)
            if (planes[plane].signal[i] != 0)
                seen[i] = own[i];
    }
    return {{Plane(grid.shape, std::move(seen))},
            {Length(grid.pitchX), Length(grid.pitchY), {setup.wavelength()}},
            {}};
}

} // namespace fringe
