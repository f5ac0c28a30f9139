// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/kept_runs.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace fringe {

/// What two runs have in one respect, in the user's language.
struct ComparedRow {
    QString name, first, second;
    QString difference{}; ///< second less first; empty where there is none to take
};

/// How good they are and what they took. A figure that neither has is left out.
std::vector<ComparedRow>
comparedFigures(const KeptRun& first, const KeptRun& second,
                const std::function<QString(const std::string& id)>& deviceName);

/// What decides the patterns and is not the same; empty if all of it is.
std::vector<ComparedRow> comparedDesigns(const Design& first, const Design& second);

/// The label of the algorithm that a design is made by.
QString algorithmLabel(const Design& design);

} // namespace fringe
