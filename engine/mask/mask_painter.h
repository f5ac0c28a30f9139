// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/layout_survey.h"
#include "engine/mask/mask_plan.h"

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fringe {

/// Edges of pixels, rising, in units of the file.
struct PixelEdges {
    std::vector<std::int64_t> x, y;

    Shape shape() const {
        return {static_cast<std::int64_t>(y.size()) - 1, static_cast<std::int64_t>(x.size()) - 1};
    }
};

/// Makes levels of what a file holds, shape by shape, once it has been surveyed. Sides along the
/// axes are edges of pixels; within slanted ones those pixels are set whose middles they surround,
/// so that shapes side by side neither overlap nor leave a gap. One thread. Throws `Error`
/// (BadInput) that names the file.
class MaskPainter final : public LayoutSink {
  public:
    /// Survey and mask outlive it.
    MaskPainter(const LayoutSurvey& survey, const MarkedMask& mask, PixelEdges edges,
                std::string name);

    Shape shape() const { return edges_.shape(); }
    std::vector<std::uint16_t> take() { return std::move(levels_); } ///< rows from the top

    void beginCell(const std::string& key) override { places_ = &survey_.places(key); }
    void reference(const std::string&, const FilePlacement&, const Repetition&) override {}
    void leftOut() override {}
    void box(std::uint32_t layer, FilePoint low, FilePoint high, const Repetition& again) override;
    void polygon(std::uint32_t layer, std::span<const FilePoint> corners,
                 const Repetition& again) override;

  private:
    bool isMark(std::span<const FilePoint> corners) const;
    std::int64_t edgeAt(const std::vector<std::int64_t>& edges, std::int64_t at) const;
    std::int64_t pixelAt(const std::vector<std::int64_t>& edges, std::int64_t twice) const;
    void paint(std::uint32_t layer, FilePoint a, FilePoint b);
    void spend(std::uint64_t pixels);
    void fill(std::uint32_t layer, std::int64_t from, std::int64_t to, std::int64_t low,
              std::int64_t high);
    std::uint16_t bitsOf(std::uint32_t layer) const;
    void paintPolygon(std::uint32_t layer, std::span<const FilePoint> corners);
    void addSide(FilePoint a, FilePoint b);

    const LayoutSurvey& survey_;
    const MaskLayout& layout_;
    bool hasMarks_; ///< beside the plate
    PixelEdges edges_;
    std::string name_;
    std::vector<std::uint16_t> levels_;
    std::uint64_t left_; ///< shapes and pixels that may still be painted
    const std::vector<FilePlacement>* places_ = nullptr;
    std::vector<std::pair<std::int64_t, std::int64_t>> crossings_; ///< row from below, column
};

} // namespace fringe
