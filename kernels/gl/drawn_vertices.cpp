// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/drawn_vertices.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fringe {
namespace {

using Corner = std::array<std::uint32_t, 3>;
using Vector3 = std::array<float, 3>;

Vector3 unitNormal(const DrawnMesh& mesh, const Corner& triangle) {
    const auto& a = mesh.vertices[triangle[0]];
    const auto& b = mesh.vertices[triangle[1]];
    const auto& c = mesh.vertices[triangle[2]];
    std::array<double, 3> normal{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t next = (axis + 1) % 3, last = (axis + 2) % 3;
        normal[axis] =
            (b[next] - a[next]) * (c[last] - a[last]) - (b[last] - a[last]) * (c[next] - a[next]);
    }
    const double length = std::hypot(normal[0], normal[1], normal[2]);
    Vector3 unit{};
    for (std::size_t axis = 0; axis < 3 && length > 0; ++axis)
        unit[axis] = static_cast<float>(normal[axis] / length);
    return unit;
}

/// Normal of length 1, or the triangle's where the vertex has none.
Vector3 normalAt(const DrawnMesh& mesh, std::uint32_t vertex, const Vector3& flat) {
    if (mesh.normals.empty())
        return flat;
    const Vector3& given = mesh.normals[vertex];
    const float length = std::hypot(given[0], given[1], given[2]);
    return length > 0 ? Vector3{given[0] / length, given[1] / length, given[2] / length} : flat;
}

std::optional<std::size_t> textureOf(const DrawnMesh& mesh, const Corner& triangle) {
    if (mesh.textures.empty() || mesh.textureCoordinates.empty())
        return std::nullopt;
    const bool hasPlaces = std::ranges::all_of(triangle, [&](std::uint32_t vertex) {
        const auto& [u, v] = mesh.textureCoordinates[vertex];
        return std::isfinite(u) && std::isfinite(v);
    });
    if (!hasPlaces)
        return std::nullopt;
    return mesh.textureNumbers.empty() ? 0 : mesh.textureNumbers[triangle[0]];
}

void append(std::vector<float>& values, const DrawnMesh& mesh, const Corner& triangle) {
    const Vector3 flat = unitNormal(mesh, triangle);
    for (const std::uint32_t vertex : triangle) {
        for (const double place : mesh.vertices[vertex])
            values.push_back(static_cast<float>(place));
        for (const Vector3& three :
             {normalAt(mesh, vertex, flat), flat,
              mesh.colours.empty() ? Vector3{1, 1, 1} : mesh.colours[vertex]})
            values.insert(values.end(), three.begin(), three.end());
        const auto uv = mesh.textureCoordinates.empty() ? std::array<float, 2>{}
                                                        : mesh.textureCoordinates[vertex];
        values.insert(values.end(), {uv[0], 1 - uv[1]});
    }
}

void requireFitting(const DrawnMesh& mesh) {
    const std::size_t count = mesh.vertices.size();
    const auto fits = [count](const auto& list) { return list.empty() || list.size() == count; };
    const auto isVertex = [count](std::uint32_t number) { return number < count; };
    const auto isTexture = [&](std::uint16_t number) { return number < mesh.textures.size(); };
    if (!fits(mesh.normals) || !fits(mesh.colours) || !fits(mesh.textureCoordinates)
        || !fits(mesh.textureNumbers) || !std::ranges::all_of(mesh.textureNumbers, isTexture)
        || !std::ranges::all_of(mesh.triangles, [&](const Corner& triangle) {
               return std::ranges::all_of(triangle, isVertex);
           }))
        throw std::invalid_argument("the lists of the mesh do not fit each other");
}

} // namespace

DrawnVertices verticesOf(const DrawnMesh& mesh) {
    requireFitting(mesh);
    DrawnVertices vertices;
    std::vector<std::vector<float>> byTexture(mesh.textures.size() + 1); // without one: the last
    for (const Corner& triangle : mesh.triangles)
        append(byTexture[textureOf(mesh, triangle).value_or(mesh.textures.size())], mesh, triangle);
    constexpr std::size_t stride = 14;
    for (std::size_t number = 0; number < byTexture.size(); ++number) {
        const std::vector<float>& own = byTexture[number];
        DrawnVertices::Part part{vertices.values.size() / stride, own.size() / stride, {}};
        if (number < mesh.textures.size())
            part.texture = number;
        if (part.count > 0)
            vertices.parts.push_back(part);
        vertices.values.insert(vertices.values.end(), own.begin(), own.end());
    }
    return vertices;
}

} // namespace fringe
