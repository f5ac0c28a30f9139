// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/on_disk.h"

#include "engine/disk/disk_convolution.h"
#include "engine/disk/tile_plane.h"
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/model/units.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
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

/// How the slices of all sources are carried within `memory`; nothing where one has none that are
/// made row by row, or all are dark.
std::optional<BandPlan> planCarried(const Design& design, const PlanLimits& limits,
                                    std::uint64_t memory) {
    const Shape plate = design.setup.plate.size;
    const std::int64_t padding = paddingOf(convolutionOf(design.propagation));
    const Shape grid{plate.rows * padding, plate.cols * padding};
    constexpr std::int64_t rowBytes = 64, fewSamples = 4096; // while rows of a slice are made
    auto held = static_cast<double>(rowBytes * std::max(plate.cols, fewSamples));
    std::size_t slices = 0;
    BandPlan plan;
    for (const SourceInput& input : inputsOf(design, limits)) {
        const SourceKind& kind = sourceKindOf(input.source.kind.key);
        if (!kind.slicesInRows || input.hiding)
            return std::nullopt;
        const SourceCost cost = kind.lightCost(input);
        held += cost.held;
        plan.methods.push_back(cost.method);
        slices += kind.light(input, cost.method)->slices().size();
    }
    if (slices == 0)
        return std::nullopt;
    const auto beside = static_cast<std::uint64_t>(held);
    plan.carried = planOnDisk(plate, grid, slices, memory - std::min(memory, beside));
    if (!plan.carried)
        throw tooLittleMemory(plate, memory, beside + leastMemoryOnDisk(grid));
    const std::uint64_t wavelengths = design.setup.wavelengths.size();
    plan.rows = plan.carried->tile.rows;
    plan.memory = beside + plan.carried->memory;
    plan.moved = wavelengths * plan.carried->moved;
    // The sum of each wavelength stays until it is written, the slices of one do not.
    plan.disk = plan.carried->disk / (slices + 1) * (slices + wavelengths);
    return plan;
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
    plan.moved = 2 * plan.disk;
    return plan;
}

/// As a plan for the device had them.
std::vector<SourceInput> inputsFor(const Design& design, const Plan& made, Device& device) {
    PlanLimits limits;
    limits.device = capabilitiesOf(device);
    limits.realPart = made.realPart;
    return inputsOf(design, limits);
}

/// Sums the light of all sources on a band.
class BandSum {
  public:
    BandSum(const Design& design, const Plan& made, Device& device)
        : inputs_(inputsFor(design, made, device)), made_(made), device_(device) {}

    std::unique_ptr<Buffer> of(const PlaneGrid& band, std::size_t wavelength,
                               JobControl& control) const {
        auto sum = device_.allocate(band.shape);
        for (std::size_t i = 0; i < inputs_.size(); ++i) {
            SourceInput input = inputs_[i];
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
    std::vector<SourceInput> inputs_;
    const Plan& made_;
    Device& device_;
};

/// The slices of all sources, carried to the plate.
Field carriedSlices(const Design& design, std::size_t wavelength, const Plan& made,
                    JobFolder& folder, Device& device, JobControl& control) {
    std::vector<std::unique_ptr<Light>> lights;
    std::vector<CarriedField> fields;
    for (const SourceInput& input : inputsFor(design, made, device)) {
        const SourceKind& kind = sourceKindOf(input.source.kind.key);
        const auto& light = lights.emplace_back(kind.light(input, made.methods[lights.size()]));
        const std::vector<double> distances = light->slices();
        for (std::size_t i = 0; i < distances.size(); ++i)
            fields.push_back({light->slice(i, wavelength), Length(-distances[i])});
    }
    const Plate& plate = design.setup.plate;
    const PlaneSampling sampling{plate.pitchX, plate.pitchY, design.setup.wavelengths[wavelength]};
    return carriedOnDisk(fields,
                         {*made.bands->carried,
                          sampling,
                          convolutionOf(design.propagation),
                          folder,
                          device,
                          {},
                          wavelength},
                         control);
}

} // namespace

Tiling BandPlan::tiling(Shape plate) const {
    constexpr std::int64_t widest = 1024, most = 1 << 20; // samples that views read as one
    const std::int64_t cols = std::clamp<std::int64_t>(most / rows, 64, widest);
    return {plate, {rows, std::min(plate.cols, cols)}};
}

std::optional<BandPlan> planBands(const Design& design, const PlanLimits& limits) {
    const std::uint64_t memory = limits.memory > 0 ? limits.memory : availableMemory() / 2;
    if (auto plan = planCarried(design, limits, memory))
        return plan;
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

Error tooLittleMemory(Shape plane, std::uint64_t memory, std::uint64_t needed) {
    return badInput(FRINGE_MARK("{0} x {1} pixels cannot be carried within {2} of memory, which do "
                                "not hold a few rows and columns; allow {3} or more."),
                    plane.cols, plane.rows, formatBytes(memory), formatBytes(needed));
}

Field summedByDisk(const Design& design, std::size_t wavelength, const Plan& made,
                   JobFolder& folder, Device& device, JobControl& control) {
    if (made.bands->carried)
        return carriedSlices(design, wavelength, made, folder, device, control);
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
