// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/point_survey.h"
#include "kernels/gpu/point_survey.h"

/// What a survey counts, in the integers of point_survey.inc, and what planning takes of it.
namespace fringe::gpu {

/// Figures of the bins, as FRINGE_BIN_FIGURES has them.
using SurveyFigures = std::array<std::array<int, FRINGE_BIN_FIGURES>, FRINGE_SURVEY_BINS>;
/// The nearest and the farthest in front of the plane, then behind it.
using SurveyDistances = std::array<int, 4>;

/// Distances and figures of no points.
SurveyDistances noDistances();
SurveyFigures noFigures();

/// The ranges of the bins.
formulas::DepthRecord depthRecord(const SurveyDistances& distances);

std::array<plan::SideFigures, 2> sidesOf(const SurveyDistances& distances,
                                         const SurveyFigures& figures);

/// What the records of the first `count` points in order are made from.
formulas::SourcesRecord sourcesRecord(const PointSourcesArgs& args, std::size_t count);

/// Points of groups [0, recorded).
std::size_t recordedOf(const SurveyGroups& groups, int recorded);

} // namespace fringe::gpu
