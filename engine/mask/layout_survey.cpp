// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/layout_survey.h"

#include "engine/io/file_checks.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

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

/// Edges that are rounded after a magnification lie on units.
std::int64_t scaledStep(std::int64_t step, double factor) {
    constexpr double slack = 1e-6;
    const double scaled = std::abs(factor) * static_cast<double>(step);
    return std::abs(scaled - std::round(scaled)) > slack ? 1 : std::llround(scaled);
}

} // namespace

void EdgeLattice::add(std::int64_t edge) {
    if (!empty())
        step = std::gcd(step, edge - least);
    // A step that was taken from the least edge holds from a new one, too.
    least = std::min(least, edge);
    greatest = std::max(greatest, edge);
    reach(edge);
}

void EdgeLattice::reach(std::int64_t place) {
    from = std::min(from, place);
    to = std::max(to, place);
}

void EdgeLattice::add(const EdgeLattice& other, double factor, std::int64_t moved) {
    const auto at = [=](std::int64_t place) {
        return std::llround(factor * static_cast<double>(place)) + moved;
    };
    reach(at(other.from));
    reach(at(other.to));
    if (other.empty())
        return;
    add(at(other.least));
    add(at(other.greatest));
    step = std::gcd(step, scaledStep(other.step, factor));
}

void EdgeGrid::add(FilePoint corner) {
    x.add(corner.x);
    y.add(corner.y);
}

void EdgeGrid::addSide(FilePoint from, FilePoint to) {
    if (from == to)
        return;
    from.x == to.x ? x.add(from.x) : x.reach(from.x);
    from.y == to.y ? y.add(from.y) : y.reach(from.y);
}

bool EdgeGrid::add(const EdgeGrid& other, const FilePlacement& placement, const Repetition& again) {
    if (other.x.from > other.x.to)
        return true;
    const bool isAcross = placement.quarters % 2 == 0;
    const EdgeLattice &alongX = isAcross ? other.x : other.y,
                      &alongY = isAcross ? other.y : other.x;
    const FilePoint signs = FilePlacement{placement.isMirrored, placement.quarters}({1, 1});
    std::vector<FilePoint> corners = again.listed;
    if (corners.empty()) {
        const auto across = endOf(again, 0), down = endOf(again, 1);
        if (!across || !down)
            return false;
        corners = {{}, *across, *down, *across + *down};
    }
    for (const FilePoint& corner : corners) {
        x.add(alongX, static_cast<double>(signs.x) * placement.scale, placement.at.x + corner.x);
        y.add(alongY, static_cast<double>(signs.y) * placement.scale, placement.at.y + corner.y);
    }
    for (std::size_t axis = 0; axis < 2; ++axis)
        if (again.counts[axis] > 1) {
            if (!alongX.empty())
                x.step = std::gcd(x.step, again.steps[axis].x);
            if (!alongY.empty())
                y.step = std::gcd(y.step, again.steps[axis].y);
        }
    return isNear({x.from, y.from}) && isNear({x.to, y.to});
}

void LayoutSurvey::requireNear(bool isNear) const {
    if (!isNear)
        throw badInput(FRINGE_MARK("{0} is damaged, or no mask: its shapes reach further than any "
                                   "plate."),
                       file_);
}

void LayoutSurvey::beginCell(const std::string& key) {
    const auto [found, isNew] = cells_.try_emplace(key);
    if (isNew)
        order_.push_back(key);
    cell_ = &found->second;
}

void LayoutSurvey::box(FileLayer layer, FilePoint low, FilePoint high, const Repetition& again) {
    EdgeGrid edges;
    edges.add(low);
    edges.add(high);
    add(layer, edges, again);
}

void LayoutSurvey::polygon(FileLayer layer, std::span<const FilePoint> corners,
                           const Repetition& again) {
    EdgeGrid edges;
    bool isSlanted = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const FilePoint from = corners[i], to = corners[(i + 1) % corners.size()];
        edges.addSide(from, to);
        isSlanted = isSlanted || (from.x != to.x && from.y != to.y);
    }
    slanted_ += isSlanted;
    add(layer, edges, again);
}

void LayoutSurvey::add(FileLayer layer, const EdgeGrid& edges, const Repetition& again) {
    requireNear(cell_->own[layer].add(edges, {}, again));
}

void LayoutSurvey::reference(const std::string& key, const FilePlacement& placement,
                             const Repetition& again) {
    cell_->references.push_back({key, placement, again});
}

const std::string& LayoutSurvey::nameOf(const std::string& key) const {
    const auto found = names_.find(key);
    return found == names_.end() ? key : found->second;
}

void LayoutSurvey::finish(const LayoutHead& head, const std::string& cell) {
    names_.insert(head.names.begin(), head.names.end());
    std::map<std::string, Cell> named;
    for (auto& [key, found] : cells_)
        if (!named.try_emplace(nameOf(key), std::move(found)).second)
            throw badInput(FRINGE_MARK("{0} has two cells that are called {1}."), file_,
                           showable(nameOf(key)));
    cells_ = std::move(named);
    findTops();
    if (cell.empty())
        return show(top_);
    if (!cells_.contains(cell))
        throw badInput(FRINGE_MARK("{0} has no cell that is called {1}; those that no other refers "
                                   "to are {2}."),
                       file_, showable(cell, mostQuoted), listed(tops_));
    show(cell);
}

/// What KLayout keeps beside the drawing is no cell of it.
void LayoutSurvey::findTops() {
    std::set<std::string> inner{"$$$CONTEXT_INFO$$$"};
    for (const auto& [key, cell] : cells_)
        for (const Reference& reference : cell.references)
            inner.insert(nameOf(reference.key));
    double largest = -1;
    std::string best;
    for (const std::string& key : order_) {
        const std::string& name = nameOf(key);
        if (inner.contains(name))
            continue;
        show(name);
        if (!shown_.empty())
            tops_.push_back(name);
        if (const double area = shownArea(); area > largest) {
            largest = area;
            best = name;
        }
    }
    if (largest < 0)
        throw badInput(FRINGE_MARK("{0} has no cell that is the whole."), file_);
    top_ = best;
}

void LayoutSurvey::show(const std::string& top) {
    shown_.clear();
    placed_ = 0;
    for (auto& [name, cell] : cells_)
        cell.places.clear();
    top_ = top;
    place(top, {}, 0);
}

/// The area of the box around all that is shown.
double LayoutSurvey::shownArea() const {
    EdgeGrid all;
    for (const auto& [layer, edges] : shown_)
        all.add(edges, {}, {});
    return shown_.empty() ? 0
                          : static_cast<double>(all.x.to - all.x.from)
                                * static_cast<double>(all.y.to - all.y.from);
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
    constexpr double mostScaled = 1e6;
    requireNear(isNear(placement.at) && placement.scale <= mostScaled);
    for (const auto& [layer, edges] : found->second.own)
        requireNear(shown_[layer].add(edges, placement, {}));
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
