// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"
#include "engine/model/quantity.h"

#include <cstdint>
#include <filesystem>

namespace fringe {

class JobControl;

/// A body whose top are the pixels of a plane, at heights of whole steps above a base.
struct StepSolid {
    Plane<std::uint16_t> numbers;
    bool isOfDepths = false; ///< below `highest`; else of heights
    std::int64_t highest = 1;
    Length step{}, base{}; ///< base: of the material below the lowest step
    Length pitchX{}, pitchY{};
};

/// Triangles of its surface: two a pixel, walls between unequal neighbours and around, the bottom.
/// control: its checkpoints; null: none.
std::uint64_t trianglesOf(const StepSolid& solid, const JobControl* control = nullptr);

inline constexpr std::uint64_t mostTriangles = 20'000'000; ///< that programs take

/// Bytes of an STL file of so many triangles.
std::uint64_t stlBytes(std::uint64_t triangles);

/// Writes a binary STL in millimetres, z up, pixels as in the geometry of the plate. The surface is
/// closed: each edge of a triangle is that of another, the other way round. triangles: as
/// `trianglesOf` says, or beyond the most, fewer. Complete or absent. Throws `Error` (BadInput)
/// above 20 million triangles; `Error` (Failed) for a full disk and other faults; `Cancelled`.
void writeStepSolid(const std::filesystem::path& path, const StepSolid& solid,
                    std::uint64_t triangles, bool overwrite, const JobControl* control = nullptr);

} // namespace fringe
