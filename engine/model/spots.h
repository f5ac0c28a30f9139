// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/parameter.h"
#include "engine/model/units.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Single places of light, and their tables.
namespace fringe {

/// What a spot says, in the order of tables without names.
enum class SpotColumn { X, Y, Z, Intensity, Phase };
inline constexpr std::array spotColumns{SpotColumn::X, SpotColumn::Y, SpotColumn::Z,
                                        SpotColumn::Intensity, SpotColumn::Phase};

/// Nothing: a phase that is free.
std::optional<double> valueOf(const Spot& spot, SpotColumn column);
/// With another value; nothing makes a phase free and is not for others.
Spot withValue(Spot spot, SpotColumn column, std::optional<double> value);
/// With lengths that are so many times as large.
SpotList scaled(SpotList spots, double factor);
/// Name, unit and range.
const ParameterInfo& columnInfo(SpotColumn column);

/// Units of a table's columns, in the order of `spotColumns`.
using SpotUnits = std::array<Unit, spotColumns.size()>;

/// What a text with spots does not say of itself.
struct SpotReading {
    std::string name{};               ///< for messages
    SpotColumn first = SpotColumn::X; ///< column of the first number, where they have no names
    SpotUnits units{};                ///< of numbers without one
};

/// Rows of a text as spots: what a text does not have is 0, 1 of an intensity, free of a phase.
struct SpotRows {
    std::vector<SpotColumn> columns; ///< that the text has
    SpotList spots;
};

} // namespace fringe
