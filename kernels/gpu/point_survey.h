// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/point_survey.h"
#include "kernels/gpu/kernel_queue.h"
#include "kernels/ops.h"
#include "kernels/plan/depth_bins.h"

#include <array>
#include <memory>
#include <vector>

namespace fringe::gpu {

/// How points are put in order: by the group of their bin, then by direction.
struct SurveyGroups {
    std::array<int, FRINGE_SURVEY_BINS> groupOf{};     ///< of the points of each bin
    std::vector<formulas::DirectionRecord> directions; ///< of each group
    std::vector<std::size_t> counts;                   ///< points of each group
};

/// Points on the device as `spreadPoints` takes them, and what the host knows of them.
struct RecordedPoints {
    OwnedArray places;
    OwnedArray waves;
    OwnedArray windows;
    std::vector<float> amplitudes;        ///< sums by blocks of FRINGE_SPREAD_POINTS points
    std::vector<formulas::CutCounts> cut; ///< of each group
};

/// Bytes that the survey of a point takes on the device while points are put in order, and those
/// that stay: its place in the order, and its records.
inline constexpr std::size_t bytesOfSurvey =
    sizeof(formulas::SourceRecord) + sizeof(formulas::EntryRecord);
inline constexpr std::size_t bytesOfOrder = sizeof(formulas::EntryRecord);
inline constexpr std::size_t bytesOfRecords =
    sizeof(formulas::PlaceRecord) + sizeof(formulas::WaveRecord) + sizeof(formulas::WindowRecord);

/// The points of a call of `PointSum::Nufft`: what planning has to know of them, and their
/// records in order. On the device where it has double precision, on the host elsewhere; both do
/// the same.
class PointSurvey {
  public:
    virtual ~PointSurvey() = default;

    virtual std::array<plan::SideFigures, 2> figures() = 0;
    /// After `figures`. recorded: groups [0, recorded), which come first.
    virtual RecordedPoints record(const SurveyGroups& groups, int recorded) = 0;
    /// The points of the call in order, as indices; after `record`.
    virtual std::vector<std::uint32_t> order() = 0;
};

/// args and queue outlive it.
std::unique_ptr<PointSurvey> surveyOf(const PointSourcesArgs& args, KernelQueue& queue);

} // namespace fringe::gpu
