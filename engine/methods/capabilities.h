// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/values.h"

#include <array>
#include <string>

namespace fringe {

/// A wave and how many of them are summed: what a device offers or lacks.
struct PointForm {
    WaveModel model = WaveModel::Exact;
    PointSum sum = PointSum::Direct;
};

/// What planning knows of a device, as a value that outlives it.
struct Capabilities {
    std::string device; ///< its id, as `--device` takes it
    bool isGpu = false;
    int units = 1;               ///< threads of a CPU, multiprocessors of a GPU
    std::array<bool, 6> forms{}; ///< see `offers`
    WorkEstimate work{};         ///< of the device's sums; empty: nothing worth counting
    SpotWorkEstimate spotWork{}; ///< likewise of its sums over spots; empty: nothing is known
    /// Memory of its own, or of the helper that has least [bytes]; 0: all compute in the host's.
    double memory = 0;
    int count = 1; ///< with its helpers

    bool offers(PointForm form) const;
};

Capabilities capabilitiesOf(Device& device);

/// Capabilities of the cpu, which every machine has.
Capabilities cpuCapabilities();

} // namespace fringe
