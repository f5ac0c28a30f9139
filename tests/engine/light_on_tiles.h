// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"
#include "engine/run/plan.h"
#include "engine/solvers/phase_pattern.h"
#include "kernels/device.h"
#include "tests/support/tiles.h"

namespace fringe::test {

/// The first visible source of a design, planned for the device and a tile of the plate.
inline SourceInput onTile(const Design& design, const ComputeDevice& device,
                          const PlaneGrid& tile) {
    SourceInput input = inputsOf(design, {.device = device.capabilities()}).front();
    input.tile = tile;
    return input;
}

/// The light of a design at a wavelength, summed on seven tiles by what the plan of the whole plate
/// chooses.
inline Field lightOnTiles(const Design& design, std::size_t wavelength,
                          const ComputeDevice& device) {
    const PlaneGrid plate = gridOf(design.setup.plate);
    std::vector<Complex> field(static_cast<std::size_t>(plate.shape.count()));
    const Choice method = plan(design, {.device = device.capabilities()}).method();
    const SourceInput input = inputsOf(design, {.device = device.capabilities()}).front();
    const auto light = sourceKindOf(input.source.kind.key).light(input, method);
    JobControl control;
    for (const PlaneGrid& tile : sevenTiles(plate)) {
        const auto buffer = device.kernels().allocate(tile.shape);
        light->add(wavelength, tile, device.kernels(), *buffer, control);
        std::vector<Complex> samples(static_cast<std::size_t>(tile.shape.count()));
        device.kernels().download(*buffer, samples);
        putTile(samples, tile, field);
    }
    return {plate.shape, std::move(field)};
}

} // namespace fringe::test
