// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/layout_survey.h"

#include "engine/model/error.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

namespace fringe {
namespace {

constexpr std::uint64_t mostPlaces = 1 << 20; ///< of all cells
constexpr int deepest = 16;

/// The last place of a grid; nothing where it is beyond what is read.
std::optional<FilePoint> endOf(const Repetition& again, std::size_t axis) {
    FilePoint end{};
    const std::int64_t times = again.counts[axis] - 1;
    if (__builtin_mul_overflow(times, again.steps[axis].x, &end.x)
        || __builtin_mul_overflow(times, again.steps[axis].y, &end.y) || !isNear(end))
        return std::nullopt;
    return end;
}

} // namespace

FilePoint FilePlacement::operator()(FilePoint point) const {
    if (isMirrored)
        point.y = -point.y;
    for (int i = 0; i < quarters; ++i)
        point = {-point.y, point.x};
    return point + at;
}

FilePlacement FilePlacement::within(const FilePlacement& outer) const {
    return {isMirrored != outer.isMirrored,
            (outer.quarters + (outer.isMirrored ? 4 - quarters : quarters)) % 4, outer(at)};
}

void EdgeLattice::add(std::int64_t edge) {
    if (!empty())
        step = std::gcd(step, edge - least);
    // A step that was taken from the least edge holds from a new one, too.
    least = std::min(least, edge);
    greatest = std::max(greatest, edge);
}

void EdgeLattice::add(const EdgeLattice& other, std::int64_t moved) {
    if (other.empty())
        return;
    add(other.least + moved);
    add(other.greatest + moved);
    step = std::gcd(step, other.step);
}

void EdgeGrid::add(FilePoint corner) {
    x.add(corner.x);
    y.add(corner.y);
}

bool EdgeGrid::add(const EdgeGrid& other, const FilePlacement& placement, const Repetition& again) {
    if (other.x.empty())
        return true;
    EdgeGrid turned;
    turned.add(placement({other.x.least, other.y.least}));
    turned.add(placement({other.x.greatest, other.y.greatest}));
    const bool isAcross = placement.quarters % 2 == 0;
    turned.x.step = std::gcd(turned.x.step, isAcross ? other.x.step : other.y.step);
    turned.y.step = std::gcd(turned.y.step, isAcross ? other.y.step : other.x.step);
    std::vector<FilePoint> corners = again.listed;
    if (corners.empty()) {
        const auto across = endOf(again, 0), down = endOf(again, 1);
        if (!across || !down)
            return false;
        corners = {{}, *across, *down, *across + *down};
    }
    for (const FilePoint& corner : corners) {
        x.add(turned.x, corner.x);
        y.add(turned.y, corner.y);
    }
    for (std::size_t axis = 0; axis < 2; ++axis)
        if (again.counts[axis] > 1) {
            x.step = std::gcd(x.step, again.steps[axis].x);
            y.step = std::gcd(y.step, again.steps[axis].y);
        }
    return std::ranges::all_of(std::array{x.least, x.greatest, y.least, y.greatest},
                               [](std::int64_t edge) { return std::abs(edge) <= mostOfFile; });
}

void LayoutSurvey::requireNear(bool isNear) const {
    if (!isNear)
        throw badInput(FRINGE_MARK("{0} is damaged, or no mask: its shapes reach further than any "
                                   "plate."),
                       file_);
}

void LayoutSurvey::beginCell(const std::string& key) {
    const auto [found, isNew] = cells_.try_emplace(key);
    if (top_.empty())
        top_ = key;
    cell_ = &found->second;
}

void LayoutSurvey::box(std::uint32_t layer, FilePoint low, FilePoint high,
                       const Repetition& again) {
    polygon(layer, std::array<FilePoint, 2>{low, high}, again);
}

void LayoutSurvey::polygon(std::uint32_t layer, std::span<const FilePoint> corners,
                           const Repetition& again) {
    EdgeGrid edges;
    for (const FilePoint& corner : corners)
        edges.add(corner);
    layers_.insert(layer);
    requireNear(cell_->own.add(edges, {}, again));
}

void LayoutSurvey::reference(const std::string& key, const FilePlacement& placement,
                             const Repetition& again) {
    cell_->references.push_back({key, placement, again});
}

const std::string& LayoutSurvey::nameOf(const std::string& key) const {
    const auto found = names_.find(key);
    return found == names_.end() ? key : found->second;
}

void LayoutSurvey::finish(const LayoutHead& head) {
    names_.insert(head.names.begin(), head.names.end());
    std::map<std::string, Cell> named;
    for (auto& [key, cell] : cells_)
        if (!named.try_emplace(nameOf(key), std::move(cell)).second)
            throw badInput(FRINGE_MARK("{0} has two cells that are called {1}."), file_,
                           showable(nameOf(key)));
    cells_ = std::move(named);
    std::set<std::string> inner;
    for (const auto& [key, cell] : cells_)
        for (const Reference& reference : cell.references)
            inner.insert(nameOf(reference.key));
    top_.clear();
    for (const auto& [key, cell] : cells_)
        if (!inner.contains(key)) {
            if (top_.empty())
                top_ = key;
            place(key, {}, 0);
        }
    if (top_.empty())
        throw badInput(FRINGE_MARK("{0} has no cell that is the whole."), file_);
}

void LayoutSurvey::place(const std::string& name, const FilePlacement& placement, int depth) {
    const auto found = cells_.find(name);
    if (found == cells_.end())
        throw badInput(FRINGE_MARK("{0} refers to the cell {1}, which it does not have."), file_,
                       showable(name));
    if (depth > deepest)
        throw badInput(FRINGE_MARK("{0}: references lead more than {1} cells deep, or in a "
                                   "circle."),
                       file_, deepest);
    requireNear(isNear(placement.at));
    requireNear(edges_.add(found->second.own, placement, {}));
    found->second.places.push_back(placement);
    for (const Reference& reference : found->second.references)
        atEach(reference.again, [&](FilePoint at) {
            if (++placed_ > mostPlaces)
                throw badInput(FRINGE_MARK("{0} refers to its cells more than {1} times, more than "
                                           "are read."),
                               file_, mostPlaces);
            FilePlacement moved = reference.placement;
            requireNear(isNear(at));
            moved.at = moved.at + at;
            place(nameOf(reference.key), moved.within(placement), depth + 1);
        });
}

const std::vector<FilePlacement>& LayoutSurvey::places(const std::string& key) const {
    return cells_.at(nameOf(key)).places;
}

} // namespace fringe
