// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/mesh/mesh_surface.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace fringe {
namespace {

constexpr unsigned directions = 9;
constexpr std::size_t trianglesPerCheckpoint = 1 << 14;

/// The places of a triangle as seen along a direction: moved along x and y in proportion to z, so
/// that what lies in that direction lies at one place.
struct Shear {
    double x = 0, y = 0;

    Vertex operator()(const Vertex& place) const {
        return {place[0] - x * place[2], place[1] - y * place[2], place[2]};
    }
};

/// What shows the box along a direction, with so many samples along its longer side.
SampleGrid gridOf(const Box& box, const Shear& shear, std::int64_t samples) {
    std::array<double, 2> low{}, high{};
    const std::array slopes{shear.x, shear.y};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const auto [least, most] =
            std::minmax({slopes[axis] * box.low[2], slopes[axis] * box.high[2]});
        low[axis] = box.low[axis] - most;
        high[axis] = box.high[axis] - least;
    }
    const double width = high[0] - low[0], height = high[1] - low[1];
    const double longest = std::max({width, height, std::numeric_limits<double>::min()});
    const double step = longest / static_cast<double>(samples - 1);
    const auto count = [&](double side) { return std::llround(side / step) + 1; };
    return {{count(height), count(width)}, low[0], low[1], step, step};
}

/// What is nearest to the viewer along one direction.
class DepthBuffer {
  public:
    DepthBuffer(const LitSurface& surface, const SampleGrid& grid, const Shear& shear,
                const Checkpoint& checkpoint)
        : shear_(shear), grid_(grid), z_(static_cast<std::size_t>(grid_.shape.count()),
                                         -std::numeric_limits<float>::infinity()) {
        for (std::size_t triangle = 0; triangle < surface.triangles(); ++triangle) {
            if (checkpoint && triangle % trianglesPerCheckpoint == 0)
                checkpoint();
            std::array<Vertex, 3> corners = surface.corners(triangle);
            std::ranges::transform(corners, corners.begin(), shear_);
            const auto keep = [&](std::size_t at, const Parts& parts) {
                const auto z =
                    static_cast<float>(mixed(parts, corners[0][2], corners[1][2], corners[2][2]));
                z_[at] = std::max(z_[at], z);
            };
            coverSamples(corners, {grid_, grid_.whole()},
                         CoverUse{[](std::size_t) { return true; }, keep});
        }
    }

    /// normal: of the surface there.
    bool shows(const Vertex& place, const Vector& normal) const {
        const Vertex at = shear_(place);
        const auto index = [](double from, double step, std::int64_t count) {
            return std::clamp<std::int64_t>(std::llround(from / step), 0, count - 1);
        };
        const std::int64_t row = index(at[1] - grid_.y0, grid_.stepY, grid_.shape.rows);
        const std::int64_t col = index(at[0] - grid_.x0, grid_.stepX, grid_.shape.cols);
        const double facing = std::abs(normal[0] * shear_.x + normal[1] * shear_.y + normal[2]);
        if (facing == 0)
            return true;
        const double tilt = (std::abs(normal[0]) + std::abs(normal[1])) / facing;
        const auto seen =
            static_cast<double>(z_[static_cast<std::size_t>(row * grid_.shape.cols + col)]);
        return at[2] >= seen - grid_.stepX * (1 + tilt);
    }

  private:
    Shear shear_;
    SampleGrid grid_;
    std::vector<float> z_;
};

/// From nine directions.
class Visibility {
  public:
    Visibility(const LitSurface& surface, const Box& box, const MeshView& view,
               const Checkpoint& checkpoint)
        : buffers_(directions) {
        parallelFor(directions, 1, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t i = begin; i < end; ++i) {
                // The first is +z.
                const auto place = (i + 4) % static_cast<std::int64_t>(directions);
                const Shear shear{static_cast<double>(place % 3 - 1) * view.slopeX,
                                  static_cast<double>(place / 3 - 1) * view.slopeY};
                buffers_[static_cast<std::size_t>(i)].emplace(
                    surface, gridOf(box, shear, view.samples), shear, checkpoint);
            }
        });
    }

    bool shows(const Vertex& place, const Vector& normal) const {
        return std::ranges::any_of(
            buffers_, [&](const auto& buffer) { return buffer->shows(place, normal); });
    }

  private:
    std::vector<std::optional<DepthBuffer>> buffers_;
};

/// Normal of a triangle with an area.
Vector normalOf(const std::array<Vertex, 3>& corners) {
    const Vector cross = crossOf(corners);
    const double length = std::hypot(cross[0], cross[1], cross[2]);
    return {cross[0] / length, cross[1] / length, cross[2] / length};
}

double areaOf(const std::array<Vertex, 3>& corners) {
    const Vector cross = crossOf(corners);
    return std::hypot(cross[0], cross[1], cross[2]) / 2;
}

double areaOf(const LitSurface& surface) {
    double area = 0;
    for (std::size_t triangle = 0; triangle < surface.triangles(); ++triangle)
        area += areaOf(surface.corners(triangle));
    return area;
}

/// In [0, 1).
double partOf(std::uint64_t bits) {
    return static_cast<double>(bits >> 11) * 0x1p-53;
}

/// Where points lie on the cumulated area of triangles: one in each of as many equal strata.
class Strata {
  public:
    /// Keeps the reference.
    Strata(const MeshPoints& points, std::mt19937_64& random)
        : count_(points.count), each_(points.area / static_cast<double>(points.count)),
          random_(random), next_(partOf(random_()) * each_) {}

    std::uint64_t number() const { return number_; } ///< of the next point
    bool nextLiesBefore(double area) const { return number_ < count_ && next_ < area; }
    void advance() {
        ++number_;
        next_ = (static_cast<double>(number_) + partOf(random_())) * each_;
    }

  private:
    std::uint64_t count_, number_ = 0;
    double each_; ///< area of a stratum
    std::mt19937_64& random_;
    double next_; ///< of the cumulated area
};

/// Places in a triangle, one after the other: the R2 sequence, folded onto it without stretching
/// (Heitz, 2019).
class TrianglePlaces {
  public:
    TrianglePlaces(std::uint64_t x, std::uint64_t y) : x_(x), y_(y) {}

    std::array<double, 3> next() {
        x_ += 0xC13FA9A902A6328F; // 2⁶⁴/g and 2⁶⁴/g², g³ = g + 1
        y_ += 0x91E10DA5C79E7B1C;
        double u = partOf(x_), v = partOf(y_);
        if (v > u) {
            u /= 2;
            v -= u;
        } else {
            v /= 2;
            u -= v;
        }
        return {u, v, 1 - u - v};
    }

  private:
    std::uint64_t x_, y_;
};

/// Points with the light of their pieces of surface.
class PointMaker {
  public:
    /// area: that a point stands for [m²].
    PointMaker(const LitSurface& surface, const MeshView& view, double area)
        : surface_(surface), wavelengths_(view.wavelengths), scale_(view.pixel * std::sqrt(area)) {
        std::ranges::sort(wavelengths_, std::ranges::greater()); // red first
    }

    void add(const Vertex& place, const LitSurface::Spot& spot, double facing) {
        const PointColour light = surface_.intensity(spot, {0, 0, 1});
        const auto [red, green, blue] = light;
        if (std::max({red, green, blue}) <= 0)
            return;
        const double shortest = wavelengths_.back().si();
        const double amplitude = scale_ * std::sqrt(facing) / (shortest * std::abs(place[2]));
        Point point{place[0], place[1], place[2], static_cast<float>(amplitude), 0};
        if (wavelengths_.size() == 3) {
            PointColour& colour = cloud_.colours.emplace_back();
            for (std::size_t i = 0; i < 3; ++i)
                colour[i] =
                    std::sqrt(light[i]) * static_cast<float>(shortest / wavelengths_[i].si());
        } else {
            point.amplitude *= std::sqrt(0.2126F * red + 0.7152F * green + 0.0722F * blue);
        }
        cloud_.points.push_back(point);
    }

    PointCloud take() { return std::move(cloud_); }

  private:
    const LitSurface& surface_;
    std::vector<Length> wavelengths_;
    double scale_;
    PointCloud cloud_;
};

} // namespace

MeshPoints pointsOf(const MeshSource& source) {
    constexpr double most = 1e15;
    MeshSource plain = source;
    plain.shading = MeshSource::Shading::Flat;
    const double area = areaOf(litSurface(plain));
    const double wanted = source.density > 0 ? std::round(source.density * 1e6 * area)
                                             : static_cast<double>(source.points);
    constexpr double samples = MeshView{}.samples;
    const double buffers = source.hidden ? directions * samples * samples * 4.0 : 0;
    const bool areMade =
        source.shading == MeshSource::Shading::Smooth && source.mesh->normals.empty();
    const double placed = source.shading == MeshSource::Shading::Smooth ? 48.0 : 24.0;
    const double normals =
        (areMade ? 100 + placed : placed) * static_cast<double>(source.mesh->vertices.size());
    const double count = std::clamp(wanted, 1.0, most);
    constexpr double perTriangle = 1e-7, perTriangleSeen = 4e-8, perPoint = 4e-7; // [s]
    const double threads = std::clamp(threadsToUse(), 1, static_cast<int>(directions));
    const double looks = source.hidden ? std::ceil(directions / threads) : 0;
    const double seconds =
        static_cast<double>(source.mesh->triangles.size()) * (perTriangle + looks * perTriangleSeen)
        + count * perPoint;
    return {area, static_cast<std::uint64_t>(count), buffers + normals, seconds};
}

PointCloud surfacePoints(const MeshSource& source, const MeshView& view,
                         const Checkpoint& checkpoint) {
    const auto [area, count, bytes, seconds] = pointsOf(source);
    if (!(area > 0) || !std::isfinite(area) || view.wavelengths.empty())
        return {};
    const LitSurface surface = litSurface(source);
    const Box asRead = source.mesh->bounds().value_or(Box{});
    const Similarity map = similarity(source.placement, asRead);
    const Box box = map.around(asRead);
    std::optional<Visibility> visibility;
    if (source.hidden) {
        MeshView seen = view;
        seen.samples = hidingSamples(source, view);
        visibility.emplace(surface, box, seen, checkpoint);
    }
    PointMaker points(surface, view, area / static_cast<double>(count));
    std::mt19937_64 random(static_cast<std::uint64_t>(source.style.seed));
    const std::uint64_t startX = random(), startY = random();
    TrianglePlaces places(startX, startY);
    Strata strata({area, count}, random);
    double before = 0; // area of the triangles before
    for (std::size_t triangle = 0; triangle < surface.triangles(); ++triangle) {
        if (checkpoint && triangle % trianglesPerCheckpoint == 0)
            checkpoint();
        const std::array<Vertex, 3> corners = surface.corners(triangle);
        const Vector normal = normalOf(corners);
        for (before += areaOf(corners); strata.nextLiesBefore(before); strata.advance()) {
            const std::array<double, 3> parts = places.next();
            Vertex place;
            for (std::size_t axis = 0; axis < 3; ++axis)
                place[axis] = mixed(parts, corners[0][axis], corners[1][axis], corners[2][axis]);
            if (!visibility || visibility->shows(place, normal))
                points.add(place, {triangle, parts}, std::abs(normal[2]));
            if (checkpoint && strata.number() % trianglesPerCheckpoint == 0)
                checkpoint();
        }
    }
    return points.take();
}

} // namespace fringe
