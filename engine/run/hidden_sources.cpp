// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/hidden_sources.h"

#include "engine/job/job_control.h"
#include "engine/model/point_cloud.h"
#include "engine/optics/sampling.h"
#include "kernels/whole.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace fringe {
namespace {

/// What is seen of a source.
struct Places {
    std::vector<Vertex> at; ///< [m]
    double grain = 0;       ///< side of the squares around them that hide what is behind [m]
    double nearest = -std::numeric_limits<double>::infinity(); ///< largest z [m]
};

/// None where nothing hides the source.
Places placesOf(const SourceInput& input) {
    constexpr std::size_t most = 1 << 15;
    Places places;
    const SourceKind& kind = sourceKindOf(input.source.kind.key);
    const Source source = onPlate(input.source, input.design.setup.plate);
    const auto grain = kind.grain != nullptr ? kind.grain(source) : std::nullopt;
    const auto cloud = grain && kind.glyphs != nullptr ? kind.glyphs(source) : nullptr;
    if (!cloud)
        return places;
    const std::size_t step = 1 + cloud->points.size() / most;
    places.grain = *grain * std::sqrt(static_cast<double>(step));
    for (std::size_t i = 0; i < cloud->points.size(); i += step) {
        const Point& point = cloud->points[i];
        places.at.push_back({point.x, point.y, point.z});
        places.nearest = std::max(places.nearest, point.z);
    }
    return places;
}

/// A direction of the viewer: x/z and y/z.
struct Slope {
    double x = 0, y = 0;

    std::array<double, 2> operator()(const Vertex& at) const {
        return {at[0] - x * at[2], at[1] - y * at[2]};
    }
};

std::vector<Slope> slopesOf(const Setup& setup) {
    Slope edge;
    for (const Length wavelength : setup.wavelengths) {
        edge.x = std::max(edge.x, fieldCone(0, setup.plate.pitchX, wavelength).slope);
        edge.y = std::max(edge.y, fieldCone(0, setup.plate.pitchY, wavelength).slope);
    }
    std::vector<Slope> all;
    for (const double x : {0.0, -edge.x, edge.x})
        for (const double y : {0.0, -edge.y, edge.y})
            all.push_back({x, y});
    return all;
}

/// What is nearest to the viewer along a direction, around the places of a source.
class Cover {
  public:
    Cover(const std::vector<Vertex>& around, const Slope& slope) : slope_(slope) {
        constexpr double cells = 128, least = 1e-7; // [m]
        std::array<double, 2> low = slope(around.front()), high = low;
        for (const Vertex& at : around)
            for (std::size_t axis = 0; axis < 2; ++axis) {
                low[axis] = std::min(low[axis], slope(at)[axis]);
                high[axis] = std::max(high[axis], slope(at)[axis]);
            }
        low_ = low;
        step_ = std::max({least, (high[0] - low[0]) / cells, (high[1] - low[1]) / cells});
        for (std::size_t axis = 0; axis < 2; ++axis)
            count_[axis] = std::llround((high[axis] - low[axis]) / step_) + 1;
        nearest_.assign(static_cast<std::size_t>(count_[0] * count_[1]),
                        -std::numeric_limits<double>::infinity());
    }

    void add(const Vertex& at, double grain) {
        const auto middle = slope_(at);
        std::array<std::int64_t, 2> first{}, last{};
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const double from = (middle[axis] - low_[axis] - grain / 2) / step_;
            const auto most = static_cast<double>(count_[axis]);
            first[axis] = wholeAbove(std::clamp(from, 0.0, most));
            last[axis] = wholeBelow(std::clamp(from + grain / step_, -1.0, most - 1));
        }
        for (std::int64_t row = first[1]; row <= last[1]; ++row)
            for (std::int64_t col = first[0]; col <= last[0]; ++col) {
                double& cell = nearest_[static_cast<std::size_t>(row * count_[0] + col)];
                cell = std::max(cell, at[2]);
            }
    }

    bool hides(const Vertex& at) const {
        const auto place = slope_(at);
        std::array<std::int64_t, 2> cell{};
        for (std::size_t axis = 0; axis < 2; ++axis)
            cell[axis] = std::clamp<std::int64_t>(nearestWhole((place[axis] - low_[axis]) / step_),
                                                  0, count_[axis] - 1);
        return nearest_[static_cast<std::size_t>(cell[1] * count_[0] + cell[0])] > at[2];
    }

  private:
    Slope slope_;
    std::array<double, 2> low_{};
    double step_ = 0;
    std::array<std::int64_t, 2> count_{};
    std::vector<double> nearest_;
};

} // namespace

std::vector<HiddenSource> hiddenSources(const std::vector<SourceInput>& inputs) {
    std::vector<HiddenSource> found(inputs.size());
    std::vector<Places> places;
    std::vector<bool> hides;
    const JobControl nobody;
    const JobControl& control =
        inputs.empty() || !inputs.front().control ? nobody : *inputs.front().control;
    for (const SourceInput& input : inputs) {
        control.checkpoint();
        const SourceKind& kind = sourceKindOf(input.source.kind.key);
        places.push_back(placesOf(input));
        hides.push_back(kind.hides != nullptr && kind.hides(input.source));
    }
    for (std::size_t own = 0; own < inputs.size(); ++own) {
        control.checkpoint();
        std::vector<Vertex> hidden = places[own].at;
        const std::size_t all = hidden.size();
        std::vector<std::size_t> hiders;
        for (std::size_t other = 0; other < inputs.size(); ++other)
            if (other != own && hides[other] && std::ranges::any_of(hidden, [&](const Vertex& at) {
                    return at[2] < places[other].nearest;
                }))
                hiders.push_back(other);
        if (hiders.empty())
            continue;
        for (const Slope& slope : slopesOf(inputs.front().design.setup)) {
            if (hidden.empty())
                break;
            Cover cover(hidden, slope);
            for (const std::size_t other : hiders) {
                control.checkpoint();
                for (const Vertex& at : places[other].at)
                    cover.add(at, places[other].grain);
            }
            std::erase_if(hidden, [&](const Vertex& at) { return !cover.hides(at); });
        }
        found[own] = {static_cast<double>(hidden.size()) / static_cast<double>(all), hiders.front(),
                      hiders.size() == 1};
    }
    return found;
}

} // namespace fringe
