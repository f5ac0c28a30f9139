// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/mask_bands.h"

#include <functional>
#include <string>

/// What becomes of levels in a layout, before and while it is written.
namespace fringe {

/// The plan with the smallest file: equal parts of the plate are one cell, where that is less.
/// Reads levels that lie somewhere once or twice. Throws as `requireMask`; `Cancelled`.
MaskPlan planOf(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                const LayoutFormat& format, const JobControl* control);

/// Facts of a plan without any shapes, and some shapes of a part that is there so many times.
MaskFacts noFacts(const MaskPlan& plan);
void add(MaskFacts& facts, const LayerShapes& shapes, std::int64_t times);

/// What takes a file: what begins its cells, and each band of a cell's shapes with the number of
/// parts that are that cell.
struct CellSink {
    std::function<void(const std::string&)> begin;
    std::function<void(const LayerBytes&, std::int64_t times)> take;
};
/// All of a file but its tail. Throws as `inLayerBands`.
void inCells(const Plane<std::uint16_t>& levels, MaskPlan plan, const LayoutFormat& format,
             const CellSink& sink, const JobControl* control);

} // namespace fringe
