// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/layout_reader.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fringe {

/// Where edges across an axis lie: from the least to the greatest one, all at multiples of the step
/// from any of them; and how far shapes reach along it, with slanted sides, too.
struct EdgeLattice {
    std::int64_t least = INT64_MAX, greatest = INT64_MIN;
    std::int64_t step = 0; ///< 0: there is one edge, or none
    std::int64_t from = INT64_MAX, to = INT64_MIN;

    bool empty() const { return least > greatest; }
    void add(std::int64_t edge);
    void reach(std::int64_t place);
    /// factor: of the other one's magnification, negative where it is mirrored.
    void add(const EdgeLattice& other, double factor, std::int64_t moved);
};

/// Edges of shapes across both axes.
struct EdgeGrid {
    EdgeLattice x, y;

    void add(FilePoint corner);                 ///< of a rectangle
    void addSide(FilePoint from, FilePoint to); ///< of a polygon
    /// The edges of others that are placed, again and again; false: they are further than is read.
    bool add(const EdgeGrid& other, const FilePlacement& placement, const Repetition& again);
};

using EdgesOfLayers = std::map<FileLayer, EdgeGrid>;

/// What there is in a file: cells, and what they reach. One thread.
class LayoutSurvey final : public LayoutSink {
  public:
    explicit LayoutSurvey(std::string file) : file_(std::move(file)) {}

    void beginCell(const std::string& key) override;
    void box(FileLayer layer, FilePoint low, FilePoint high, const Repetition& again) override;
    void polygon(FileLayer layer, std::span<const FilePoint> corners,
                 const Repetition& again) override;
    void reference(const std::string& key, const FilePlacement& placement,
                   const Repetition& again) override;
    void leftOut() override { ++leftOut_; }

    /// Once all is read: resolves keys and goes through references from a cell: the one of that
    /// name, or the largest that no other refers to. Throws `Error` (BadInput) where there is no
    /// such cell, and for references to cells that there are not, in a circle or too many.
    void finish(const LayoutHead& head, const std::string& cell);

    const std::string& file() const { return file_; }
    const std::string& top() const { return top_; }                ///< name of that cell
    const std::vector<std::string>& tops() const { return tops_; } ///< those with shapes
    const EdgesOfLayers& layers() const { return shown_; }         ///< of all that it shows
    std::uint64_t left() const { return leftOut_; }
    std::uint64_t slanted() const { return slanted_; } ///< shapes with sides across both axes
    /// Where the cell of a key stands in that cell; empty: nowhere.
    const std::vector<FilePlacement>& places(const std::string& key) const;

  private:
    struct Reference {
        std::string key;
        FilePlacement placement;
        Repetition again;
    };
    struct Cell {
        EdgesOfLayers own;
        std::vector<Reference> references;
        std::vector<FilePlacement> places;
    };

    void add(FileLayer layer, const EdgeGrid& edges, const Repetition& again);
    void requireNear(bool isNear) const;
    const std::string& nameOf(const std::string& key) const;
    void findTops();
    void show(const std::string& top);
    double shownArea() const;
    void place(const std::string& name, const FilePlacement& placement, int depth);

    std::map<std::string, std::string> names_; ///< of keys
    std::map<std::string, Cell> cells_;        ///< by keys, later by names
    Cell* cell_ = nullptr;
    std::string file_, top_;
    std::vector<std::string> order_, tops_; ///< keys of cells as they stand in the file
    EdgesOfLayers shown_;
    std::uint64_t leftOut_ = 0, slanted_ = 0, placed_ = 0;
};

/// Calls `take` with each place of a repetition.
template <class Take> void atEach(const Repetition& again, const Take& take) {
    for (const FilePoint& at : again.listed)
        take(at);
    if (again.listed.empty())
        for (std::int64_t i = 0; i < again.counts[0]; ++i)
            for (std::int64_t k = 0; k < again.counts[1]; ++k)
                take(FilePoint{i * again.steps[0].x + k * again.steps[1].x,
                               i * again.steps[0].y + k * again.steps[1].y});
}

} // namespace fringe
