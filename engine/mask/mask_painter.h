// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/layout_survey.h"
#include "engine/mask/mask_plan.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace fringe {

/// Edges of pixels, rising, in units of the file.
struct PixelEdges {
    std::vector<std::int64_t> x, y;

    Shape shape() const {
        return {static_cast<std::int64_t>(y.size()) - 1, static_cast<std::int64_t>(x.size()) - 1};
    }
};

/// Makes levels of what a file holds, shape by shape, once it has been surveyed. Those pixels are
/// set whose middles sides surround, once or more often, so that shapes side by side neither
/// overlap nor leave a gap. One thread. Throws `Error` (BadInput) that names the file.
class MaskPainter final : public LayoutSink {
  public:
    /// Survey and mask outlive it. masks: layers from the lowest bit on, or from the level 1; what
    /// is on others is not painted.
    MaskPainter(const LayoutSurvey& survey, const MarkedMask& mask, PixelEdges edges,
                const std::vector<FileLayer>& masks);

    Shape shape() const { return edges_.shape(); }
    std::vector<std::uint16_t> take() { return std::move(levels_); } ///< rows from the top
    std::uint64_t sampled() const { return sampled_; } ///< shapes with edges beside those of pixels
    std::uint64_t cut() const { return cut_; }         ///< shapes that reach beyond the plate

    void beginCell(const std::string& key) override { places_ = &survey_.places(key); }
    void reference(const std::string&, const FilePlacement&, const Repetition&) override {}
    void leftOut() override {}
    void box(FileLayer layer, FilePoint low, FilePoint high, const Repetition& again) override;
    void polygon(FileLayer layer, std::span<const FilePoint> corners,
                 const Repetition& again) override;

  private:
    bool isPainted(FileLayer layer) const { return bits_.contains(layer) && !places_->empty(); }
    bool isBeside(std::span<const FilePoint> corners);
    bool isOnEdge(FilePoint a, FilePoint b) const;
    std::int64_t pixelAt(const std::vector<std::int64_t>& edges, std::int64_t twice) const;
    void paint(std::uint16_t bits, FilePoint a, FilePoint b);
    void spend(std::uint64_t pixels);
    void fill(std::uint16_t bits, std::int64_t from, std::int64_t to, std::int64_t low,
              std::int64_t high);
    void paintPolygon(std::uint16_t bits, std::span<const FilePoint> corners);
    void addSide(FilePoint a, FilePoint b);

    const LayoutSurvey& survey_;
    const MaskLayout& layout_;
    bool hasMarks_; ///< beside the plate
    PixelEdges edges_;
    std::map<FileLayer, std::uint16_t> bits_; ///< that a layer adds to levels, or makes of them
    std::vector<std::uint16_t> levels_;
    std::uint64_t left_; ///< shapes and pixels that may still be painted
    std::uint64_t sampled_ = 0, cut_ = 0;
    const std::vector<FilePlacement>* places_ = nullptr;
    std::vector<std::array<std::int64_t, 3>> crossings_; ///< row from below, column, 1 up or −1
};

} // namespace fringe
