// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/on_disk.h"

#include "engine/disk/disk_convolution.h"
#include "engine/disk/tile_plane.h"
#include "engine/encodings/encoding.h"
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

std::uint64_t wholeBytes(double bytes) {
    return static_cast<std::uint64_t>(std::min(bytes, 9e18));
}

/// Refuses tiles that need more of a device's own memory; 0: it has none.
void requireRoomForTiles(std::uint64_t needed, double memory) {
    if (memory > 0)
        requireMemoryForTiles(needed, wholeBytes(memory));
}

/// Where the light of the sources is made.
struct Shares {
    std::vector<std::size_t> onTiles; ///< numbers of inputs
    std::vector<std::size_t> slices;  ///< that are carried, of each wavelength
    std::vector<Choice> methods;      ///< of all inputs; for a band still to be chosen
    double held = 0;                  ///< by what is carried [bytes]
    double lowest = 0, highest = 0;   ///< z of slices and plate [m]
    double farthest = 0;              ///< |z| that their bands are of [m]
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
                const std::vector<double> depths = light->depths(i);
                slices = depths.size();
                shares.slices[i] += slices;
                for (const double z : depths) {
                    shares.lowest = std::min(shares.lowest, z);
                    shares.highest = std::max(shares.highest, z);
                }
                shares.farthest = std::max(shares.farthest, light->bandDistance().si());
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

/// What memory allows, and how what is left of an earlier run is cut, if anything is.
struct Bounds {
    std::uint64_t memory;
    std::optional<FolderTiles> left;
};

/// Adds how slices are carried within what is left of the memory.
void planCarried(const SourceInput& input, const Shares& shares, const Bounds& bounds,
                 BandPlan& plan) {
    const Design& design = input.design;
    const bool hiding = input.hiding;
    const Shape plate = design.setup.plate.size;
    const double farthest = hiding ? shares.highest - shares.lowest
                                   : std::max({-shares.lowest, shares.highest, shares.farthest});
    const Shape grid = convolutionGrid(carriedPlane(design.setup.plate, design.setup.wavelengths,
                                                    Length(farthest)),
                                       convolutionOf(design.propagation))
                           .shape;
    constexpr std::int64_t rowBytes = 64, fewSamples = 4096; // while rows of a slice are made
    const auto beside = static_cast<std::uint64_t>(shares.held)
                        + static_cast<std::uint64_t>(rowBytes * std::max(plate.cols, fewSamples));
    const std::size_t most = hiding ? 1 : std::ranges::max(shares.slices);
    const DiskDevices devices = diskDevices(input.device);
    const std::uint64_t memory = bounds.memory;
    if (bounds.left)
        plan.carried = planOnDisk(plate, grid, most, bounds.left->tile, devices);
    if (!plan.carried)
        plan.carried = planOnDisk(plate, grid, most, memory - std::min(memory, beside), devices);
    if (!plan.carried)
        throw tooLittleMemory(plate, memory, beside + leastMemoryOnDisk(grid, devices));
    if (bounds.left)
        requireRoomForTiles(plan.carried->deviceMemory, devices.memory);
    plan.memory = std::max(plan.memory, beside + plan.carried->memory);
    const std::uint64_t file = TileFile::bytes(plan.carried->tiling(), sizeof(Complex));
    // The sum of each wavelength stays until it is written, the slices of one do not.
    plan.disk += (hiding ? 2 : most) * file + shares.slices.size() * file;
    for (const std::size_t slices : shares.slices) {
        const auto one = planOnDisk(plate, grid, hiding ? 1 : slices, plan.carried->tile, devices);
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
    plan.memory = wholeBytes(inWork * band + most + held);
    plan.deviceMemory = inWork * band + onDevice;
    plan.disk = static_cast<std::uint64_t>(wavelengths)
                * TileFile::bytes(plan.tiling(plate.size), sizeof(Complex));
    plan.moved = 2 * plan.disk;
    return isRefused ? std::nullopt : std::optional(std::move(plan));
}

/// The tallest bands for which memory suffices, if any, or those that are left.
std::optional<BandPlan> planTiles(const std::vector<SourceInput>& inputs, const Shares& shares,
                                  const Bounds& bounds) {
    if (shares.onTiles.empty())
        return BandPlan{.methods = shares.methods};
    const Shape plate = inputs.front().design.setup.plate.size;
    if (bounds.left && bounds.left->rows > 0) {
        auto plan = costOf(inputs, shares, std::min(bounds.left->rows, plate.rows));
        if (plan)
            requireRoomForTiles(wholeBytes(plan->deviceMemory), inputs.front().device.memory);
        return plan;
    }
    const std::uint64_t memory = bounds.memory;
    constexpr std::int64_t few = 8;
    const auto bytes = static_cast<std::uint64_t>(plate.cols) * sizeof(Complex);
    // A power of two, so that the same command has the same bands where a little more is free.
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

EncodedPlanes encodedPlanes(const Design& design) {
    const auto& [plate, wavelengths] = std::pair(design.setup.plate, design.setup.wavelengths);
    return {plate.size, {plate.pitchX, plate.pitchY, wavelengths}};
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
    const EncodedPlanes planes = encodedPlanes(design);
    if (limits.makesLevels())
        if (auto reason = encodingRefusal(design.encoding, planes, limits.memory))
            throw Error(ErrorKind::BadInput, *std::move(reason));
    const std::uint64_t memory =
        limits.left ? memoryWithin(limits.memory) : memoryForTiles(limits.memory);
    const std::vector<SourceInput> inputs = inputsOf(design, limits);
    const std::optional<Shares> shares = sharesOf(inputs);
    if (!shares || (shares->onTiles.empty() && std::ranges::max(shares->slices) == 0))
        return std::nullopt;
    const auto held = static_cast<std::uint64_t>(shares->held);
    std::optional<BandPlan> plan =
        planTiles(inputs, *shares, {memory - std::min(memory, held), limits.left});
    if (plan && std::ranges::max(shares->slices) > 0) {
        plan->memory += held;
        planCarried(inputs.front(), *shares, {memory, limits.left}, *plan);
    }
    if (plan)
        plan->allowed = limits.left ? limits.left->memory : memory;
    if (plan && limits.left)
        requireMemoryForTiles(plan->memory, memory);
    if (plan && limits.makesLevels())
        plan->memory = std::max(plan->memory, bytesToEncode(design.encoding, planes));
    return plan;
}

Message noteOn(const BandPlan& bands, bool goesOn) {
    const std::string memory = formatBytes(bands.memory), disk = formatBytes(bands.disk);
    if (goesOn)
        return message(FRINGE_MARK("It goes on from what an earlier run left, in the tiles that it "
                                   "has, within {0} of memory, with {1} of scratch files."),
                       memory, disk);
    if (bands.carried)
        return message(FRINGE_MARK("Memory does not hold the hologram: its planes of light are "
                                   "carried by the disk within {0}, with {1} of scratch files and "
                                   "{2} moved from and to them."),
                       memory, disk, formatBytes(bands.moved));
    return message(FRINGE_MARK("Memory does not hold the hologram: it is summed in bands of {0} "
                               "rows within {1}, with {2} of scratch files."),
                   bands.rows, memory, disk);
}

std::uint64_t memoryForTiles(std::uint64_t budget) {
    return budget > 0 ? memoryWithin(budget)
                      : std::min(physicalMemory() / 8, availableMemory() / 2);
}

void requireMemoryForTiles(std::uint64_t needed, std::uint64_t memory) {
    if (needed > memory)
        throw badInput(FRINGE_MARK("What an earlier run left is cut in tiles that take {0} of "
                                   "memory and {1} are allowed; allow more, or begin anew without "
                                   "what is left."),
                       formatBytes(needed), formatBytes(memory));
}

Error tooLittleMemory(Shape plane, std::uint64_t memory, std::uint64_t needed) {
    return badInput(FRINGE_MARK("{0} x {1} pixels cannot be carried within {2} of memory, which do "
                                "not hold a few rows and columns; allow {3} or more."),
                    plane.cols, plane.rows, formatBytes(memory), formatBytes(needed));
}

} // namespace fringe
