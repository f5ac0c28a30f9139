// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/layers/wanted_sheets.h"

#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/solver.h"
#include "engine/sources/image/wanted_image.h"
#include "kernels/device.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

double lightOf(const TargetPlane& plane) {
    double sum = 0;
    for (std::size_t i = 0; i < plane.intensity.size(); ++i)
        sum += plane.signal[i] != 0 ? static_cast<double>(plane.intensity[i]) : 0;
    return sum;
}

class WantedSheets : public Wanted {
  public:
    WantedSheets(const Setup& setup, std::vector<TargetPlane> planes, Device& device,
                 JobControl& control)
        : device_(device), samples_(planes.front().intensity.size()) {
        constraint_.isWholePlane = true;
        double whole = 0;
        for (const TargetPlane& plane : planes)
            whole += lightOf(plane);
        for (TargetPlane& plane : planes) {
            const auto share = static_cast<float>(std::sqrt(lightOf(plane) / whole));
            const auto& image = planes_.emplace_back(
                std::make_unique<WantedImage>(setup, 1, std::move(plane), device, control));
            for (const float amplitude : image->constraint().amplitude)
                constraint_.amplitude.push_back(share * amplitude);
            const auto& counts = image->constraint().counts;
            constraint_.counts.insert(constraint_.counts.end(), counts.begin(), counts.end());
        }
    }

    const Constraint& constraint() const override { return constraint_; }

    std::optional<std::complex<double>> forward(const Buffer& plate, std::span<Complex> fields,
                                                Accuracy accuracy) override {
        for (std::size_t i = 0; i < planes_.size(); ++i)
            planes_[i]->forward(plate, fields.subspan(i * samples_, samples_), accuracy);
        return std::nullopt;
    }

    void adjoint(std::span<const Complex> fields, Buffer& plate) override {
        planes_.front()->adjoint(fields.first(samples_), plate);
        const auto more = device_.allocate(plate.shape());
        for (std::size_t i = 1; i < planes_.size(); ++i) {
            planes_[i]->adjoint(fields.subspan(i * samples_, samples_), *more);
            device_.add(*more, plate);
        }
    }

    Figures figures(std::span<const Complex> fields) const override {
        return pictureFigures(fields, constraint_);
    }

    LightExtent extent() const override {
        LightExtent all = planes_.front()->extent();
        for (const auto& plane : planes_) {
            const LightExtent one = plane->extent();
            all.x = hull(all.x, one.x);
            all.y = hull(all.y, one.y);
        }
        all.z = planes_[planes_.size() / 2]->extent().z;
        return all;
    }

  private:
    static LightExtent::Range hull(const LightExtent::Range& a, const LightExtent::Range& b) {
        const double low = std::min(a.centre - a.width / 2, b.centre - b.width / 2);
        const double high = std::max(a.centre + a.width / 2, b.centre + b.width / 2);
        return {(low + high) / 2, high - low};
    }

    Device& device_;
    std::size_t samples_; ///< of a plane
    std::vector<std::unique_ptr<WantedImage>> planes_;
    Constraint constraint_;
};

} // namespace

std::unique_ptr<Wanted> wantedSheets(const SourceInput& input, std::vector<TargetPlane> planes,
                                     Device& device, JobControl& control) {
    if (planes.empty())
        throw badInput(FRINGE_MARK("The layers are dark everywhere; give pictures with light."));
    return std::make_unique<WantedSheets>(input.design.setup, std::move(planes), device, control);
}

void addWantedSheetCost(SourceCost& cost, const SourceInput& input,
                        const std::vector<double>& distances) {
    const Setup& setup = input.design.setup;
    const auto planes = static_cast<double>(distances.size());
    if (!setup.lens.on && std::ranges::any_of(distances, [&](double z) {
            return std::abs(z) < setup.wavelength().si();
        }))
        refuse(cost.findings, "lens.on",
               message(FRINGE_MARK("A layer lies in the hologram; without a lens it needs a "
                                   "distance of a wavelength or more.")));
    const auto samples = static_cast<double>(planeGrid(setup, 1).shape.count());
    constexpr double bytesOfCopies = 10; // of targets and masks, in the planes and of all of them
    cost.bytes = imageBytes(input, planes * samples) + bytesOfCopies * planes * samples;
    checkImageSolver(input, cost.findings);
    addImageWork(cost, input, 1, planes);
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
