// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/zone_sum.h"

#include "engine/methods/zone_rows.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr std::int64_t stripRows = 16; ///< of one piece of work

/// 1 up to the inner edge, then smoothly down to almost 0: an error function whose truncation is
/// as small as what it diffracts.
float zoneEdge(double beyond, double fade, double spread) {
    if (beyond <= 0)
        return 1;
    return static_cast<float>(0.5 * std::erfc((2 * beyond / fade - 1) * std::sqrt(0.9 * spread)));
}

std::vector<float> edgesOf(const ZoneReach& zone, double first, double step, double spread) {
    std::vector<float> edges(static_cast<std::size_t>(std::max<std::int64_t>(0, zone.count)));
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const double offset = first + static_cast<double>(i) * step;
        edges[i] =
            zoneEdge(std::max(zone.inner[0] - offset, offset - zone.inner[1]), zone.fade, spread);
    }
    return edges;
}

std::int64_t remainder(std::int64_t n, std::int64_t period) {
    return (n % period + period) % period;
}

/// A point's zone, ready to be drawn row by row.
struct Zone {
    ZoneReach across, down;
    double left = 0, top = 0; ///< of the first sample from the point [m]; along x and -y
    std::vector<float> columnEdges{}, rowEdges{};
    ZoneRow row{}; ///< what all rows share
};

class ZoneSum {
  public:
    ZoneSum(const RecordingPlane& plane, const WaveSetting& setting, std::vector<Complex>& samples)
        : plane_(plane), setting_(setting), samples_(samples),
          stepX_(setting.grid.pitchX / static_cast<double>(plane.oversampling)),
          stepY_(setting.grid.pitchY / static_cast<double>(plane.oversampling)) {}

    void add(std::span<const Point> points) {
        std::vector<Zone> zones(points.size());
        parallelFor(static_cast<std::int64_t>(points.size()), 16,
                    [&](std::int64_t begin, std::int64_t end) {
                        for (auto i = static_cast<std::size_t>(begin);
                             i < static_cast<std::size_t>(end); ++i)
                            zones[i] = zoneOf(points[i]);
                    });
        parallelFor(plane_.period.rows, stripRows, [&](std::int64_t begin, std::int64_t end) {
            for (const Zone& zone : zones)
                draw(zone, begin, end);
        });
    }

  private:
    Zone zoneOf(const Point& point) const {
        const PlaneGrid& grid = setting_.grid;
        Zone zone{acrossZone(point, plane_, setting_), downZone(point, plane_, setting_)};
        zone.left = static_cast<double>(zone.across.first) * stepX_
                    - static_cast<double>(grid.centreCol()) * grid.pitchX - point.x;
        zone.top = static_cast<double>(zone.down.first) * stepY_
                   - static_cast<double>(grid.centreRow()) * grid.pitchY + point.y;
        zone.columnEdges = edgesOf(zone.across, zone.left, stepX_, plane_.spread);
        zone.rowEdges = edgesOf(zone.down, zone.top, stepY_, plane_.spread);
        const double distance = std::abs(point.z - plane_.depth);
        const double cycles = (point.z > 0 ? -1 : 1) / setting_.wavelength;
        const double turns =
            point.phase / (2 * std::numbers::pi) + std::fmod(cycles * distance, 1.0);
        zone.row.pitch = static_cast<float>(stepX_);
        zone.row.distance = static_cast<float>(distance);
        zone.row.cycles = static_cast<float>(cycles);
        zone.row.turns = static_cast<float>(turns - std::nearbyint(turns));
        zone.row.weight = static_cast<float>(point.amplitude * std::abs(point.z));
        return zone;
    }

    /// The rows of a zone that lie on rows [begin, end) of the period.
    void draw(const Zone& zone, std::int64_t begin, std::int64_t end) const {
        const std::int64_t period = plane_.period.rows;
        const std::int64_t shift = remainder(begin - zone.down.first, period);
        if (zone.across.count <= 0 || (shift >= zone.down.count && shift + end - begin <= period))
            return;
        for (std::int64_t row = begin; row < end; ++row) {
            const std::int64_t index = remainder(row - zone.down.first, period);
            if (index < zone.down.count)
                drawRow(zone, index, samples_.data() + row * plane_.period.cols);
        }
    }

    void drawRow(const Zone& zone, std::int64_t index, Complex* target) const {
        const double y = zone.top + static_cast<double>(index) * stepY_;
        ZoneRow row = zone.row;
        row.ySquared = static_cast<float>(y * y);
        row.weight *= zone.rowEdges[static_cast<std::size_t>(index)];
        for (std::int64_t done = 0; done < zone.across.count;) {
            const std::int64_t col = remainder(zone.across.first + done, plane_.period.cols);
            const std::int64_t count = std::min(zone.across.count - done, plane_.period.cols - col);
            row.x = static_cast<float>(zone.left + static_cast<double>(done) * stepX_);
            row.edges = zone.columnEdges.data() + done;
            addZoneRow(row, count, reinterpret_cast<float*>(target + col));
            done += count;
        }
    }

    const RecordingPlane& plane_;
    const WaveSetting& setting_;
    std::vector<Complex>& samples_;
    double stepX_, stepY_;
};

} // namespace

void addZones(std::span<const Point> points, const RecordingPlane& plane,
              const WaveSetting& setting, std::vector<Complex>& samples) {
    ZoneSum(plane, setting, samples).add(points);
}

double meanZone(const CloudFigures& cloud, const RecordingPlane& plane,
                const WaveSetting& setting) {
    double sum = 0, count = 0;
    for (const Point& point : cloud.sample())
        if ((point.z < 0) == (plane.depth < 0)) {
            sum += static_cast<double>(acrossZone(point, plane, setting).count)
                   * static_cast<double>(downZone(point, plane, setting).count);
            ++count;
        }
    return count > 0 ? sum / count : 0;
}

} // namespace fringe
