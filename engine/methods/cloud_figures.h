// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/capabilities.h"
#include "engine/model/placed_points.h"

#include <span>
#include <vector>

namespace fringe {

/// What estimates need of a cloud: its size, and points spread evenly over it.
class CloudFigures {
  public:
    explicit CloudFigures(std::size_t count) : count_(count) {}
    explicit CloudFigures(const PlacedPoints& points);

    /// Takes the next points of the cloud, in their order.
    void see(std::span<const Point> points);

    std::size_t count() const { return count_; }
    /// At most 64 points, for means over the cloud.
    const std::vector<Point>& sample() const { return sample_; }
    /// At most 1,024 points, which reach nearly as far as the cloud on all sides.
    const std::vector<Point>& outline() const { return outline_; }

  private:
    void take(std::span<const Point> points, std::size_t most, std::vector<Point>& taken) const;

    std::size_t count_, seen_ = 0;
    std::vector<Point> sample_, outline_;
};

/// How much of a hologram the sampling windows of the points leave, and what else is common to all
/// waves of a model.
struct WaveSetting {
    PlaneGrid grid;
    double wavelength = 0; ///< [m]
    bool window = true;
};

/// Mean share of the pixels that a point reaches, 0 to 1.
double coverage(const CloudFigures& cloud, WaveModel model, const WaveSetting& setting);

/// How much larger the error of some waves becomes than that of waves with random phases, at most,
/// as they meet on a small plate: measured on drawn clouds, with a margin.
inline constexpr double mostByMeeting = 1.5;

/// How far the Fresnel wave is from the exact one: relative L2 over the hologram, the windows
/// included, for points that add with random phases. Evaluated on the outline of the cloud.
double fresnelError(const CloudFigures& cloud, const WaveSetting& setting);

} // namespace fringe
