// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <cstdint>
#include <span>

/// Operations of `Device` on planes in the host's memory: the cpu's, and those of planes that no
/// device holds. They spread over the threads of `parallelFor`.
namespace fringe {

/// A field in memory, not owned.
struct HostField {
    std::span<const Complex> samples;
    Shape shape;
};

void intensity(const HostField& field, std::span<float> picture, const IntensityArgs& args);
FieldRange rangeOf(const HostField& field, const EncodeArgs& args);
/// Each level's number of `shown`; throws `std::out_of_range` where there is none.
void lookUp(std::span<const std::uint16_t> levels, std::span<Complex> field,
            std::span<const Complex> shown);
void encode(const HostField& field, std::span<std::uint16_t> levels, const EncodeArgs& args);

} // namespace fringe
