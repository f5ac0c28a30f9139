// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/scene_surface.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <unordered_map>
#include <utility>

namespace fringe {
namespace {

constexpr double inMillimetres = 1e3;

Vec3 normalised(const Vec3& way) {
    const double length = std::sqrt(dot(way, way));
    return length > 0 ? Vec3{way[0] / length, way[1] / length, way[2] / length} : Vec3{0, 0, 1};
}

Vec3 cross(const Vec3& a, const Vec3& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

Vec3 between(const Vec3& from, const Vec3& to) {
    return {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}

std::uint8_t byteOf(double share) {
    return static_cast<std::uint8_t>(std::lround(255 * std::clamp(share, 0.0, 1.0)));
}

/// Picture of a texture, row 0 on top.
QImage imageOf(const Mesh::Texture& texture) {
    QImage image(static_cast<int>(texture.shape.cols), static_cast<int>(texture.shape.rows),
                 QImage::Format_RGB888);
    auto texel = texture.texels.begin();
    for (int row = 0; row < image.height(); ++row) {
        std::uint8_t* to = image.scanLine(row);
        for (int col = 0; col < image.width(); ++col, ++texel)
            for (const float share : *texel)
                *to++ = byteOf(share);
    }
    return image;
}

bool isTextured(const Mesh& mesh, std::uint32_t vertex) {
    return !mesh.textureCoordinates.empty() && std::isfinite(mesh.textureCoordinates[vertex][0])
           && std::isfinite(mesh.textureCoordinates[vertex][1]);
}

std::size_t textureOf(const Mesh& mesh, std::uint32_t vertex) {
    return mesh.textureNumbers.empty() ? 0 : mesh.textureNumbers[vertex];
}

/// The nearest texel.
PointColour texelAt(const Mesh& mesh, std::uint32_t vertex) {
    const auto& [shape, texels] = mesh.textures[textureOf(mesh, vertex)];
    const auto [u, v] = mesh.textureCoordinates[vertex];
    const auto index = [](double part, std::int64_t count) {
        const auto at = static_cast<std::int64_t>((part - std::floor(part)) * double(count));
        return std::clamp<std::int64_t>(at, 0, count - 1);
    };
    return texels[static_cast<std::size_t>(index(1 - v, shape.rows) * shape.cols
                                           + index(u, shape.cols))];
}

/// Triangles whose corners share vertices.
struct Net {
    std::vector<Vec3> places;
    std::vector<Mesh::Triangle> triangles;
    std::vector<std::uint32_t> of; ///< which vertex of the mesh each is, or stands for
};

Net wholeNet(const Mesh& mesh) {
    Net net{mesh.vertices, mesh.triangles, {}};
    for (std::size_t i = 0; i < mesh.vertices.size(); ++i)
        net.of.push_back(static_cast<std::uint32_t>(i));
    return net;
}

/// Vertices of one cell of a grid become one, in their middle; what has no area then is left out.
Net coarseNet(const Mesh& mesh, const Box& box, std::size_t most) {
    const double cells = std::max(8.0, std::sqrt(static_cast<double>(most) / 12));
    const double side = std::ranges::max(box.extent()) / cells;
    Net net;
    std::vector<double> counts;
    std::vector<std::uint32_t> number(mesh.vertices.size());
    std::unordered_map<std::uint64_t, std::uint32_t> found;
    for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
        std::uint64_t key = 0;
        for (std::size_t axis = 0; axis < 3; ++axis)
            key = key << 20
                  | static_cast<std::uint64_t>((mesh.vertices[i][axis] - box.low[axis]) / side);
        const auto [at, isNew] =
            found.try_emplace(key, static_cast<std::uint32_t>(net.places.size()));
        if (isNew) {
            net.places.push_back({});
            net.of.push_back(static_cast<std::uint32_t>(i));
            counts.push_back(0);
        }
        number[i] = at->second;
        counts[at->second] += 1;
        for (std::size_t axis = 0; axis < 3; ++axis)
            net.places[at->second][axis] += mesh.vertices[i][axis];
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        for (double& coordinate : net.places[i])
            coordinate /= counts[i];
    for (const auto& [a, b, c] : mesh.triangles)
        if (number[a] != number[b] && number[b] != number[c] && number[c] != number[a])
            net.triangles.push_back({number[a], number[b], number[c]});
    return net;
}

/// Normal of each vertex, between those of its triangles by their areas.
std::vector<Vec3> normalsOf(const Net& net) {
    std::vector<Vec3> normals(net.places.size());
    for (const Mesh::Triangle& triangle : net.triangles) {
        const Vec3& at = net.places[triangle[0]];
        const Vec3 way =
            cross(between(at, net.places[triangle[1]]), between(at, net.places[triangle[2]]));
        for (const std::uint32_t corner : triangle)
            for (std::size_t axis = 0; axis < 3; ++axis)
                normals[corner][axis] += way[axis];
    }
    return normals;
}

/// Puts triangles into the parts of a surface.
class Parts {
  public:
    Parts(const SeenSurface& surface, Net net, bool textures)
        : surface_(surface), mesh_(*surface.mesh), net_(std::move(net)),
          textures_(textures && !mesh_.textures.empty()),
          middle_(mesh_.bounds().value_or(Box{}).centre()) {
        if (surface.shading == SeenSurface::Shading::Smooth)
            normals_ = normalsOf(net_);
        for (const Mesh::Triangle& triangle : net_.triangles)
            add(triangle);
    }

    std::vector<SceneBody> take() {
        std::vector<SceneBody> all;
        for (auto& [texture, body] : bodies_)
            all.push_back(std::move(body));
        return all;
    }

  private:
    void add(const Mesh::Triangle& triangle) {
        const bool hasTexture = textures_ && isTextured(mesh_, net_.of[triangle[0]]);
        const std::size_t texture = hasTexture ? textureOf(mesh_, net_.of[triangle[0]]) + 1 : 0;
        const auto [found, isNew] = bodies_.try_emplace(texture);
        SceneBody& body = found->second;
        body.isSurface = true;
        if (isNew && hasTexture)
            body.texture = imageOf(mesh_.textures[texture - 1]);
        const Vec3& at = net_.places[triangle[0]];
        const Vec3 flat = normalised(
            cross(between(at, net_.places[triangle[1]]), between(at, net_.places[triangle[2]])));
        for (const std::uint32_t corner : triangle)
            add(corner, normals_.empty() ? flat : normalised(normalOf(corner)), body);
    }

    Vec3 normalOf(std::uint32_t corner) const {
        const std::uint32_t vertex = net_.of[corner];
        const bool isOwn = !mesh_.normals.empty() && net_.places.size() == mesh_.vertices.size();
        const auto own = isOwn ? mesh_.normals[vertex] : std::array<float, 3>{};
        return own == std::array<float, 3>{} ? normals_[corner] : Vec3{own[0], own[1], own[2]};
    }

    void add(std::uint32_t corner, const Vec3& normal, SceneBody& body) const {
        const std::uint32_t vertex = net_.of[corner];
        for (std::size_t axis = 0; axis < 3; ++axis) {
            body.places.push_back(
                static_cast<float>(inMillimetres * (net_.places[corner][axis] - middle_[axis])));
            body.normals.push_back(static_cast<float>(normal[axis]));
        }
        PointColour colour = mesh_.colours.empty() ? PointColour{1, 1, 1} : mesh_.colours[vertex];
        if (!body.texture.isNull()) {
            const auto [u, v] = mesh_.textureCoordinates[vertex];
            body.texturePlaces.push_back(std::isfinite(u) ? u : 0);
            body.texturePlaces.push_back(std::isfinite(v) ? v : 0);
        } else if (!mesh_.textures.empty() && isTextured(mesh_, vertex)) {
            const PointColour texel = texelAt(mesh_, vertex);
            for (std::size_t channel = 0; channel < 3; ++channel)
                colour[channel] *= texel[channel];
        }
        for (const float share : colour)
            body.colours.push_back(byteOf(share));
    }

    const SeenSurface& surface_;
    const Mesh& mesh_;
    Net net_;
    bool textures_;
    Place middle_;
    std::vector<Vec3> normals_; ///< empty: each triangle has its own
    std::map<std::size_t, SceneBody> bodies_;
};

} // namespace

std::vector<SceneBody> surfaceBodies(const SeenSurface& surface, std::size_t most, bool textures) {
    const Mesh& mesh = *surface.mesh;
    const bool isLarge = mesh.triangles.size() > most;
    return Parts(surface,
                 isLarge ? coarseNet(mesh, mesh.bounds().value_or(Box{}), most) : wholeNet(mesh),
                 textures && !isLarge)
        .take();
}

TurnedBox boxOfBodies(const SeenSurface& surface) {
    TurnedBox box = uprightBox(surface.mesh->bounds().value_or(Box{}));
    box.centre = {};
    return box;
}

std::vector<std::uint8_t> litColours(const SceneBody& body, const SeenSurface& surface,
                                     const Turn& turn) {
    if (surface.shading == SeenSurface::Shading::None)
        return body.colours;
    const Vec3 light = inverse(turn) * directionOf(surface.lamp);
    const Vec3 toViewer = turn[2]; // R⁻¹ of +z
    std::vector<std::uint8_t> colours(body.colours.size());
    for (std::size_t i = 0; i + 2 < colours.size(); i += 3) {
        const Vec3 normal{body.normals[i], body.normals[i + 1], body.normals[i + 2]};
        const double side = dot(normal, toViewer) < 0 ? -1 : 1;
        const double bright =
            surface.ambient + (1 - surface.ambient) * std::max(0.0, side * dot(normal, light));
        for (std::size_t channel = 0; channel < 3; ++channel)
            colours[i + channel] = static_cast<std::uint8_t>(bright * body.colours[i + channel]);
    }
    return colours;
}

} // namespace fringe
