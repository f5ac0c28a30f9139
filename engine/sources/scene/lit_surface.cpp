// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/scene/lit_surface.h"

#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr std::int64_t verticesAtOnce = 1 << 13;

double dot(const Vector& a, const Vector& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

Vector scaled(const Vector& a, double factor) {
    return {a[0] * factor, a[1] * factor, a[2] * factor};
}

/// 0 stays 0.
Vector unit(const Vector& a) {
    const double length = std::sqrt(dot(a, a));
    return length > 0 ? scaled(a, 1 / length) : a;
}

std::vector<std::array<float, 3>> meanNormals(const Mesh& mesh) {
    PlaceNumbers known;
    std::vector<std::uint32_t> numbers;
    for (const Vertex& vertex : mesh.vertices)
        numbers.push_back(known.numberOf(vertex));
    std::vector<Vector> sums(known.size());
    for (const auto& [a, b, c] : mesh.triangles) {
        const Vector cross = crossOf({mesh.vertices[a], mesh.vertices[b], mesh.vertices[c]});
        for (const std::uint32_t corner : {a, b, c})
            for (std::size_t axis = 0; axis < 3; ++axis)
                sums[numbers[corner]][axis] += cross[axis];
    }
    std::vector<std::array<float, 3>> normals;
    normals.reserve(numbers.size());
    for (const std::uint32_t number : numbers) {
        const Vector mean = unit(sums[number]);
        normals.push_back({static_cast<float>(mean[0]), static_cast<float>(mean[1]),
                           static_cast<float>(mean[2])});
    }
    return normals;
}

/// Between the four texels around a place of a texture that repeats; texel k of n has its middle at
/// (k + 1/2)/n.
PointColour textureAt(const Mesh::Texture& texture, double u, double v) {
    const Shape shape = texture.shape;
    const double col = (u - std::floor(u)) * static_cast<double>(shape.cols) - 0.5;
    const double row = (1 - (v - std::floor(v))) * static_cast<double>(shape.rows) - 0.5;
    const double left = std::floor(col), top = std::floor(row);
    const auto at = [](double index, std::int64_t count) {
        return (static_cast<std::int64_t>(index) + count) % count;
    };
    PointColour colour{};
    for (const double down : {0.0, 1.0})
        for (const double right : {0.0, 1.0}) {
            const double part =
                (1 - std::abs(top + down - row)) * (1 - std::abs(left + right - col));
            const auto texel = static_cast<std::size_t>(at(top + down, shape.rows) * shape.cols
                                                        + at(left + right, shape.cols));
            for (std::size_t channel = 0; channel < 3; ++channel)
                colour[channel] += static_cast<float>(part) * texture.texels[texel][channel];
        }
    return colour;
}

} // namespace

Vector crossOf(const std::array<Vertex, 3>& corners) {
    const auto& [a, b, c] = corners;
    const Vector one{b[0] - a[0], b[1] - a[1], b[2] - a[2]};
    const Vector two{c[0] - a[0], c[1] - a[1], c[2] - a[2]};
    return {one[1] * two[2] - one[2] * two[1], one[2] * two[0] - one[0] * two[2],
            one[0] * two[1] - one[1] * two[0]};
}

LitSurface::LitSurface(const SeenSurface& surface, const Similarity& place)
    : mesh_(surface.mesh), shading_(surface.shading), ambient_(surface.ambient),
      light_(directionOf(surface.lamp)), vertices_(surface.mesh->vertices.size()) {
    parallelFor(std::ssize(vertices_), verticesAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            vertices_[i] = place(mesh_->vertices[i]);
    });
    if (shading_ == SeenSurface::Shading::Smooth)
        turnNormals(place);
}

std::vector<std::array<float, 3>> smoothNormalsOf(const Mesh& mesh) {
    return mesh.normals.empty() ? meanNormals(mesh) : mesh.normals;
}

void LitSurface::turnNormals(const Similarity& place) {
    const auto given = smoothNormalsOf(*mesh_);
    normals_.resize(given.size());
    parallelFor(std::ssize(given), verticesAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            normals_[i] = unit(place.turned({given[i][0], given[i][1], given[i][2]}));
    });
}

std::array<Vertex, 3> LitSurface::corners(std::size_t triangle) const {
    const auto& [a, b, c] = mesh_->triangles[triangle];
    return {vertices_[a], vertices_[b], vertices_[c]};
}

PointColour LitSurface::intensity(const Spot& spot, const Vector& viewer) const {
    PointColour result = colour(spot);
    const double light = shade(spot, viewer);
    for (float& channel : result)
        channel *= static_cast<float>(light);
    return result;
}

double LitSurface::shade(const Spot& spot, const Vector& viewer) const {
    if (shading_ == SeenSurface::Shading::None)
        return 1;
    return ambient_ + (1 - ambient_) * std::max(0.0, dot(normal(spot, viewer), light_));
}

Vector LitSurface::normal(const Spot& spot, const Vector& viewer) const {
    const Vector flat = unit(crossOf(corners(spot.triangle)));
    const double side = dot(flat, viewer) < 0 ? -1 : 1;
    if (normals_.empty())
        return scaled(flat, side);
    Vector sum{};
    for (std::size_t corner = 0; corner < 3; ++corner) {
        const Vector& one = normals_[mesh_->triangles[spot.triangle][corner]];
        const bool isNone = one == Vector{};
        for (std::size_t axis = 0; axis < 3; ++axis)
            sum[axis] += spot.parts[corner] * (isNone ? flat[axis] : one[axis]);
    }
    return scaled(unit(sum), dot(sum, flat) < 0 ? -side : side);
}

PointColour LitSurface::colour(const Spot& spot) const {
    const Mesh& mesh = *mesh_;
    const auto& triangle = mesh.triangles[spot.triangle];
    PointColour result{1, 1, 1};
    if (!mesh.colours.empty())
        for (std::size_t channel = 0; channel < 3; ++channel)
            result[channel] = static_cast<float>(
                mixed(spot.parts, mesh.colours[triangle[0]][channel],
                      mesh.colours[triangle[1]][channel], mesh.colours[triangle[2]][channel]));
    if (mesh.textureCoordinates.empty())
        return result;
    const auto& a = mesh.textureCoordinates[triangle[0]];
    const auto& b = mesh.textureCoordinates[triangle[1]];
    const auto& c = mesh.textureCoordinates[triangle[2]];
    const double u = mixed(spot.parts, a[0], b[0], c[0]), v = mixed(spot.parts, a[1], b[1], c[1]);
    if (!std::isfinite(u) || !std::isfinite(v))
        return result;
    const std::size_t number = mesh.textureNumbers.empty() ? 0 : mesh.textureNumbers[triangle[0]];
    const PointColour texel = textureAt(mesh.textures[number], u, v);
    for (std::size_t channel = 0; channel < 3; ++channel)
        result[channel] *= texel[channel];
    return result;
}

} // namespace fringe
