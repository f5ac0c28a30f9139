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
#include <functional>

namespace fringe {
namespace {

/// Where the light of the sources is made.
struct Shares {
    std::vector<std::size_t> onTiles; ///< numbers of inputs
    std::vector<std::size_t> slices;  ///< that are carried, of each wavelength
    std::vector<Choice> methods;      ///< of all inputs; for a band still to be chosen
    double held = 0;                  ///< by what is carried [bytes]
};

/// Nothing where a source cannot do without the whole plate.
std::optional<Shares> sharesOf(const std::vector<SourceInput>& inputs) {
    Shares shares;
    shares.slices.resize(inputs.front().design.setup.wavelengths.size());
    for (const SourceInput& input : inputs) {
        const SourceKind& kind = sourceKindOf(input.source.kind.key);
        const bool isOwn = kind.isCarried != nullptr && kind.isCarried(input.source);
        std::size_t slices = 0;
        if (isOwn || input.hiding) {
            const SourceCost cost = kind.lightCost(input);
            const auto light = kind.light(input, cost.method);
            for (std::size_t i = 0; i < shares.slices.size(); ++i) {
                slices = light->depths(i).size();
                shares.slices[i] += slices;
            }
            shares.held += cost.held;
            shares.methods.push_back(cost.method);
        } else {
            shares.methods.emplace_back();
        }
        if (slices == 0 && isOwn)
            return std::nullopt;
        if (slices == 0)
            shares.onTiles.push_back(shares.methods.size() - 1);
    }
    return shares;
}

/// Adds how slices are carried within what is left of `memory`.
void planCarried(const SourceInput& input, const Shares& shares, std::uint64_t memory,
                 BandPlan& plan) {
    const Design& design = input.design;
    const bool hiding = input.hiding;
    const Shape plate = design.setup.plate.size;
    const std::int64_t padding = paddingOf(convolutionOf(design.propagation));
    const Shape grid{plate.rows * padding, plate.cols * padding};
    constexpr std::int64_t rowBytes = 64, fewSamples = 4096; // while rows of a slice are made
    const auto beside = static_cast<std::uint64_t>(shares.held)
                        + static_cast<std::uint64_t>(rowBytes * std::max(plate.cols, fewSamples));
    const std::size_t most = hiding ? 1 : std::ranges::max(shares.slices);
    const DiskDevices devices = diskDevices(input.device);
    plan.carried = planOnDisk(plate, grid, most, memory - std::min(memory, beside), devices);
    if (!plan.carried)
        throw tooLittleMemory(plate, memory, beside + leastMemoryOnDisk(grid, devices));
    plan.memory = std::max(plan.memory, beside + plan.carried->memory);
    const std::uint64_t file = TileFile::bytes(plan.carried->tiling(), sizeof(Complex));
    // The sum of each wavelength stays until it is written, the slices of one do not.
    plan.disk += (hiding ? 2 : most) * file + shares.slices.size() * file;
    for (const std::size_t slices : shares.slices) {
        const auto one = planOnDisk(plate, grid, hiding ? 1 : slices, plan.carried->memory,
                                    diskDevices(input.device));
        plan.moved += (hiding ? slices : 1) * one->moved;
        plan.carrying += static_cast<double>(hiding ? slices : 1) * one->work;
    }
}

/// What sources take for a band in the middle of the plate; nothing where one is refused.
std::optional<BandPlan> costOf(std::vector<SourceInput> inputs, const Shares& shares,
                               std::int64_t rows) {
    const Plate& plate = inputs.front().design.setup.plate;
    const auto wavelengths = static_cast<double>(inputs.front().design.setup.wavelengths.size());
    const double band = static_cast<double>(rows * plate.size.cols) * sizeof(Complex);
    BandPlan plan{.rows = rows, .methods = shares.methods};
    double most = 0, held = 0, onDevice = 0;
    bool isRefused = false;
    for (const std::size_t number : shares.onTiles) {
        SourceInput& input = inputs[number];
        input.tile = bandOf(plate, (plate.size.rows - rows) / 2, rows);
        const SourceCost cost = sourceKindOf(input.source.kind.key).lightCost(input);
        isRefused |= std::ranges::any_of(
            cost.findings, [](const Finding& item) { return item.severity == Severity::Refusal; });
        most = std::max(most, cost.bytes);
        held += cost.held;
        onDevice = std::max(onDevice, cost.onDevice);
        plan.methods[number] = cost.method;
        plan.summing +=
            cost.work * static_cast<double>(plate.size.rows) / static_cast<double>(rows);
    }
    constexpr double inWork = 3; // the band, that of a second source, and what is written
    plan.memory = static_cast<std::uint64_t>(std::min(inWork * band + most + held, 9e18));
    plan.deviceMemory = inWork * band + onDevice;
    plan.disk = static_cast<std::uint64_t>(wavelengths)
                * TileFile::bytes(plan.tiling(plate.size), sizeof(Complex));
    plan.moved = 2 * plan.disk;
    return isRefused ? std::nullopt : std::optional(std::move(plan));
}

/// The tallest bands for which memory suffices, if any.
std::optional<BandPlan> planTiles(const std::vector<SourceInput>& inputs, const Shares& shares,
                                  std::uint64_t memory) {
    if (shares.onTiles.empty())
        return BandPlan{.methods = shares.methods};
    const Shape plate = inputs.front().design.setup.plate.size;
    constexpr std::int64_t few = 8;
    const auto bytes = static_cast<std::uint64_t>(plate.cols) * sizeof(Complex);
    // A power of two, so that a later run finds the same bands where a little more memory is free.
    const auto most = static_cast<std::int64_t>(std::bit_floor(memory / 4 / bytes));
    const double onDevice = inputs.front().device.memory;
    for (std::int64_t rows = std::min(plate.rows, most); rows >= few; rows /= 2) {
        auto plan = costOf(inputs, shares, rows);
        if (!plan || (plan->memory <= memory && (onDevice == 0 || plan->deviceMemory <= onDevice)))
            return plan;
    }
    return std::nullopt;
}

} // namespace

PlaneGrid bandOf(const Plate& plate, std::int64_t first, std::int64_t rows) {
    PlaneGrid grid = gridOf(plate);
    grid.plate = grid.shape;
    grid.shape.rows = rows;
    grid.firstRow = first;
    return grid;
}

Tiling BandPlan::tiling(Shape plate) const {
    constexpr std::int64_t widest = 1024, most = 1 << 20; // samples that views read as one
    const std::int64_t cols = std::clamp<std::int64_t>(most / rows, 64, widest);
    return {plate, {rows, std::min(plate.cols, cols)}};
}

DiskDevices diskDevices(const Capabilities& device) {
    return {device.memory, device.count};
}

std::optional<BandPlan> planBands(const Design& design, const PlanLimits& limits) {
    const std::uint64_t memory =
        limits.memory > 0 ? memoryWithin(limits.memory) : availableMemory() / 2;
    const std::vector<SourceInput> inputs = inputsOf(design, limits);
    const std::optional<Shares> shares = sharesOf(inputs);
    if (!shares || (shares->onTiles.empty() && std::ranges::max(shares->slices) == 0))
        return std::nullopt;
    const auto held = static_cast<std::uint64_t>(shares->held);
    std::optional<BandPlan> plan = planTiles(inputs, *shares, memory - std::min(memory, held));
    if (!plan || std::ranges::max(shares->slices) == 0)
        return plan;
    plan->memory += held;
    planCarried(inputs.front(), *shares, memory, *plan);
    return plan;
}

Error tooLittleMemory(Shape plane, std::uint64_t memory, std::uint64_t needed) {
    return badInput(FRINGE_MARK("{0} x {1} pixels cannot be carried within {2} of memory, which do "
                                "not hold a few rows and columns; allow {3} or more."),
                    plane.cols, plane.rows, formatBytes(memory), formatBytes(needed));
}

} // namespace fringe
