// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/points/points_source.h"

#include <memory>
#include <utility>
#include <vector>

/// Designs of one cloud.
namespace fringe::test {

inline CloudSource cloudOf(const Design& design) {
    return asCloud(design.sources.front());
}

/// `change` is given the typed source.
template <class Change> void changeCloud(Design& design, const Change& change) {
    CloudSource cloud = cloudOf(design);
    const auto before = cloud.cloud;
    change(cloud);
    if (cloud.cloud != before)
        cloud.placement.reset();
    store(design.sources.front(), cloud);
}

inline void setCloud(Design& design, PointCloud points) {
    changeCloud(design, [&](CloudSource& cloud) {
        cloud.cloud = std::make_shared<const PointCloud>(std::move(points));
    });
}

inline Design pointsDesign(std::vector<Point> points) {
    Design design = designFor("points");
    setCloud(design, {std::move(points), {}});
    return design;
}

} // namespace fringe::test
