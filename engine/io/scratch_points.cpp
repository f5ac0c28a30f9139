// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scratch_points.h"

namespace fringe {

void ScratchPoints::add(const PointCloud& some) {
    const std::optional<Box> box = some.bounds();
    if (!box)
        return;
    if (count_ == 0)
        box_ = *box;
    box_.include(*box);
    count_ += some.points.size();
    points_.append(std::as_bytes(std::span(some.points)));
    if (some.colours.empty())
        return;
    if (!colours_)
        colours_.emplace();
    colours_->append(std::as_bytes(std::span(some.colours)));
}

void ScratchPoints::read(std::size_t first, std::span<Point> points,
                         std::span<PointColour> colours) const {
    points_.read(first * sizeof(Point), std::as_writable_bytes(points));
    if (!colours_)
        return;
    colours_->read(first * sizeof(PointColour), std::as_writable_bytes(colours));
    for (PointColour& colour : colours)
        for (float& part : colour)
            part /= divisor_;
}

} // namespace fringe
