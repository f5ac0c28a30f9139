// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/slab_parts.h"

#include <algorithm>
#include <cmath>

namespace fringe::plan {
namespace {

int partAlong(double low, double high, int parts, double place) {
    return high > low
               ? std::clamp(static_cast<int>((place - low) / (high - low) * parts), 0, parts - 1)
               : 0;
}

double edge(double low, double high, int parts, int part) {
    return std::lerp(low, high, static_cast<double>(part) / parts);
}

} // namespace

int Parting::partOf(const PointBox& box, double x, double y) const {
    if (count() == 1)
        return 0;
    return partAlong(box.y0, box.y1, up, y) * across + partAlong(box.x0, box.x1, across, x);
}

std::vector<SlabPart> partsOf(const SlabPart& slab, const Parting& parting) {
    const PointBox& box = slab.box;
    std::vector<SlabPart> parts;
    for (int row = 0; row < parting.up; ++row)
        for (int col = 0; col < parting.across; ++col)
            parts.push_back({{edge(box.x0, box.x1, parting.across, col),
                              edge(box.x0, box.x1, parting.across, col + 1),
                              edge(box.y0, box.y1, parting.up, row),
                              edge(box.y0, box.y1, parting.up, row + 1), box.z0, box.z1},
                             0,
                             {}});
    double sampled = 0;
    for (const SamplePoint& point : slab.sample) {
        SlabPart& part = parts[static_cast<std::size_t>(parting.partOf(box, point.x, point.y))];
        part.count += point.weight;
        part.sample.push_back(point);
        sampled += point.weight;
    }
    for (SlabPart& part : parts)
        part.count *= slab.count / sampled;
    return parts;
}

} // namespace fringe::plan
