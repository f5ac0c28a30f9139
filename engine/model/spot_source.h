// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/units.h"
#include "kernels/values.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Sources of the kind "spots": single places of light that are wanted.
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

/// The source, typed.
struct SpotSource {
    std::shared_ptr<const SpotList> list{}; ///< null: none yet
    WaveModel model = WaveModel::Fresnel;   ///< of free space, where there is no lens
    /// Relative L2 that the sums over spots may be off in an iteration, ≥ 0, where that saves time;
    /// 0: `usualTolerance`. What is kept at the end is measured exactly. Solvers that compare
    /// levels do without.
    double tolerance = 0;

    const SpotList& spots() const; ///< empty if there are none yet
};

SpotSource asSpots(const Source& source);
void store(Source& source, const SpotSource& spots);

/// How light gets to spots: through the lens or, without one, as the model of free space says.
SpotGeometry spotGeometry(const Lens& lens, WaveModel model);

/// What sums may be off where nobody says: nothing, but 1e-4 in exact geometry, whose waves do not
/// separate, so that summing each pair takes far longer.
double usualTolerance(SpotGeometry geometry);

/// The kind's table.
const ChoiceInfo& spotSourceInfo();

} // namespace fringe
