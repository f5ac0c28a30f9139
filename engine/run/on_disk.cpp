// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/on_disk.h"

#include "engine/disk/disk_convolution.h"
#include "engine/disk/tile_plane.h"
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/optics/host_samples.h"
#include "engine/solvers/phase_pattern.h"

#include <algorithm>
#include <bit>

namespace fringe {
namespace {

PlaneGrid bandOf(const Plate& plate, std::int64_t first, std::int64_t rows) {
    PlaneGrid grid = gridOf(plate);
    grid.plate = grid.shape;
    grid.shape.rows = rows;
    grid.firstRow = first;
    return grid;
}

/// What the sources take for a band in the middle of the plate, or nothing where one is no light on
/// tiles.
std::optional<BandPlan> costOf(const Design& design, const PlanLimits& limits, std::int64_t rows) {
    const Shape plate = design.setup.plate.size;
    const double band = static_cast<double>(rows * plate.cols) * sizeof(Complex);
    BandPlan plan{.rows = rows};
    double most = 0, held = 0;
    for (SourceInput& input : inputsOf(design, limits)) {
        const SourceKind& kind = sourceKindOf(input.source.kind.key);
        if (!kind.lightOnTiles || input.hiding)
            return std::nullopt;
        input.tile = bandOf(design.setup.plate, (plate.rows - rows) / 2, rows);
        const SourceCost cost = kind.lightCost(input);
        most = std::max(most, cost.bytes);
        held += cost.held;
        plan.methods.push_back(cost.method);
    }
    constexpr double inWork = 3; // the band, that of a second source, and what is written
    plan.memory = static_cast<std::uint64_t>(std::min(inWork * band + most + held, 9e18));
    plan.disk =
        design.setup.wavelengths.size() * TileFile::bytes(plan.tiling(plate), sizeof(Complex));
    return plan;
}

/// Sums the light of all sources on a band.
class BandSum {
  public:
    BandSum(const Design& design, const Plan& made, Device& device)
        : design_(design), made_(made), device_(device) {
        limits_.device = capabilitiesOf(device);
        limits_.realPart = made.realPart;
    }

    std::unique_ptr<Buffer> of(const PlaneGrid& band, std::size_t wavelength,
                               JobControl& control) const {
        auto sum = device_.allocate(band.shape);
        const std::vector<SourceInput> inputs = inputsOf(design_, limits_);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            SourceInput input = inputs[i];
            input.tile = band;
            const auto light =
                sourceKindOf(input.source.kind.key).light(input, made_.bands->methods[i]);
            if (i == 0) {
                light->add(wavelength, device_, *sum, control);
                continue;
            }
            const auto more = device_.allocate(band.shape);
            light->add(wavelength, device_, *more, control);
            device_.add(*more, *sum);
        }
        return sum;
    }

  private:
    const Design& design_;
    const Plan& made_;
    Device& device_;
    PlanLimits limits_;
};

} // namespace

Tiling BandPlan::tiling(Shape plate) const {
    constexpr std::int64_t widest = 1024;
    return {plate, {rows, std::min(plate.cols, widest)}};
}

std::optional<BandPlan> planBands(const Design& design, const PlanLimits& limits) {
    const std::uint64_t memory = limits.memory > 0 ? limits.memory : availableMemory() / 2;
    const Shape plate = design.setup.plate.size;
    constexpr std::int64_t few = 8;
    const auto bytes = static_cast<std::uint64_t>(plate.cols) * sizeof(Complex);
    // A power of two, so that a later run finds the same bands where a little more memory is free.
    const auto most = static_cast<std::int64_t>(std::bit_floor(memory / 4 / bytes));
    for (std::int64_t rows = std::min(plate.rows, most); rows >= few; rows /= 2) {
        const std::optional<BandPlan> plan = costOf(design, limits, rows);
        if (!plan || plan->memory <= memory)
            return plan;
    }
    return std::nullopt;
}

Field summedInBands(const Design& design, std::size_t wavelength, const Plan& made,
                    JobFolder& folder, Device& device, JobControl& control) {
    auto file = std::make_unique<TileFile>(folder, "field-" + std::to_string(wavelength),
                                           made.bands->tiling(made.shape), sizeof(Complex));
    const Tiling& tiling = file->tiling();
    const BandSum sum(design, made, device);
    const double work = made.pairs / static_cast<double>(made.planes * tiling.down()); // of a band
    for (std::int64_t band = 0; band < tiling.down(); ++band) {
        control.checkpoint();
        if (hasBand(*file, band)) {
            control.advance(work);
            continue;
        }
        const Region region = tiling.region(band * tiling.across());
        const PlaneGrid grid = bandOf(design.setup.plate, region.row, region.shape.rows);
        const auto buffer = sum.of(grid, wavelength, control);
        HostSamples samples(device, *buffer);
        const std::span<const Complex> rows = samples.received();
        onDiskThreads(tiling.across(), [&](std::int64_t col) {
            file->write(band * tiling.across() + col, rows.data() + col * tiling.tile.cols,
                        made.shape.cols);
        });
    }
    return planeOf<Complex>(std::move(file));
}

} // namespace fringe
