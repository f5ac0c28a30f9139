// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/mesh_files.h"

#include "engine/io/file_checks.h"
#include "engine/io/raster_files.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace fringe {
namespace {

const MeshFormat* meshFormatOf(const std::filesystem::path& path) {
    const std::string suffix = lowered(path.extension().string());
    for (const MeshFormat* format : allMeshFormats())
        if (std::ranges::count(format->suffixes, suffix) > 0)
            return format;
    return nullptr;
}

std::string knownSuffixes() {
    std::string list;
    for (const MeshFormat* format : allMeshFormats())
        for (const std::string& suffix : format->suffixes)
            list += (list.empty() ? "" : " ") + suffix;
    return list;
}

using Flat = std::array<double, 2>;

double cross(const Flat& a, const Flat& b, const Flat& c) {
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/// Newell's normal.
Vertex normalOf(std::span<const Vertex> places) {
    Vertex normal{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Vertex& a = places[i];
        const Vertex& b = places[(i + 1) % places.size()];
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const std::size_t y = (axis + 1) % 3, z = (axis + 2) % 3;
            normal[axis] += (a[y] - b[y]) * (a[z] + b[z]);
        }
    }
    return normal;
}

/// Anticlockwise.
std::vector<Flat> flattened(std::span<const Vertex> places) {
    const Vertex normal = normalOf(places);
    const auto steeper = [](double a, double b) { return std::abs(a) < std::abs(b); };
    const auto axis =
        static_cast<std::size_t>(std::ranges::max_element(normal, steeper) - normal.begin());
    const std::size_t x = (axis + 1) % 3, y = (axis + 2) % 3;
    std::vector<Flat> flat;
    for (const Vertex& place : places)
        flat.push_back(normal[axis] >= 0 ? Flat{place[x], place[y]} : Flat{place[y], place[x]});
    return flat;
}

/// Whether the corner `at` of those that are left can be cut off.
bool isEar(const std::vector<Flat>& flat, const std::vector<std::size_t>& left, std::size_t at) {
    const std::size_t before = left[(at + left.size() - 1) % left.size()];
    const std::size_t after = left[(at + 1) % left.size()];
    const Flat &a = flat[before], &b = flat[left[at]], &c = flat[after];
    if (cross(a, b, c) <= 0)
        return false;
    return std::ranges::none_of(left, [&](std::size_t other) {
        const Flat& p = flat[other];
        return p != a && p != b && p != c && cross(a, b, p) >= 0 && cross(b, c, p) >= 0
               && cross(c, a, p) >= 0;
    });
}

} // namespace

Mesh readMesh(const std::filesystem::path& path, const MeshReading& reading) {
    requireName(path);
    const MeshFormat* format = meshFormatOf(path);
    if (!format)
        throw badInput(FRINGE_MARK("{0}: the suffix \"{1}\" is not that of a mesh; those are {2}."),
                       path.string(), path.extension().string(), knownSuffixes());
    try {
        Mesh mesh = format->read(path, reading);
        if (mesh.triangles.empty())
            throw badInput(FRINGE_MARK("{0}: there are no faces in it; import it as a point cloud, "
                                       "or export it again with faces."),
                           path.string());
        reading.control.checkpoint();
        requireRoom(path.string(), mesh.bytesHeld() + bytesOfFaults(mesh), reading);
        mesh.faults = faultsOf(mesh);
        return mesh;
    } catch (const std::bad_alloc&) {
        throw badInput(FRINGE_MARK("{0}: the mesh does not fit into memory; make it simpler or "
                                   "close other programs."),
                       path.string());
    }
}

void requireRoom(const std::string& file, std::uint64_t bytes, const MeshReading& reading) {
    if (bytes > reading.most)
        throw badInput(FRINGE_MARK("{0}: to read the mesh takes more than the {1} of memory that "
                                   "are allowed; allow more, or make it simpler."),
                       file, formatBytes(reading.most));
}

bool hasFaces(const std::filesystem::path& path) noexcept {
    try {
        const MeshFormat* format = meshFormatOf(path);
        return format != nullptr && format->hasFaces(path);
    } catch (...) {
        return false;
    }
}

void addPolygon(std::vector<Mesh::Triangle>& triangles, std::span<const std::uint32_t> corners,
                std::span<const Vertex> places) {
    constexpr std::size_t mostClipped = 1000;
    std::vector<std::size_t> left(corners.size());
    for (std::size_t i = 0; i < left.size(); ++i)
        left[i] = i;
    const auto add = [&](std::size_t a, std::size_t b, std::size_t c) {
        triangles.push_back({corners[a], corners[b], corners[c]});
    };
    if (corners.size() > 3 && corners.size() <= mostClipped) {
        const std::vector<Flat> flat = flattened(places);
        for (std::size_t at = 0, tried = 0; left.size() > 3 && tried < left.size();) {
            at %= left.size();
            if (!isEar(flat, left, at)) {
                ++at;
                ++tried;
                continue;
            }
            const std::size_t count = left.size();
            add(left[(at + count - 1) % count], left[at], left[(at + 1) % count]);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
            tried = 0;
        }
    }
    for (std::size_t i = 2; i < left.size(); ++i)
        add(left[0], left[i - 1], left[i]);
}

std::optional<std::uint16_t> addTexture(Mesh& mesh, const std::string& name,
                                        const MeshReading& reading,
                                        const std::filesystem::path& path) {
    return addTexture(mesh, name, reading, [&](std::uint64_t memory) {
        return readRaster(path, reading.control, memory);
    });
}

std::optional<std::uint16_t> addTexture(Mesh& mesh, const std::string& name,
                                        const MeshReading& reading,
                                        const std::function<Raster(std::uint64_t memory)>& read) {
    try {
        const std::uint64_t held = mesh.bytesHeld();
        const std::uint64_t room = reading.most - std::min(held, reading.most);
        const Raster picture = read(std::max<std::uint64_t>(room, 1));
        const auto isShare = [](float value) { return value >= 0 && value <= 1; };
        const auto pixels = static_cast<std::uint64_t>(picture.shape.count());
        const std::uint64_t bytes =
            picture.samples.size() * sizeof(float) + pixels * sizeof(PointColour);
        if (picture.count() > 0 && std::ranges::all_of(picture.samples, isShare) && bytes <= room
            && mesh.textures.size() < std::numeric_limits<std::uint16_t>::max()) {
            Mesh::Texture& texture = mesh.textures.emplace_back();
            texture.shape = picture.shape;
            texture.texels.resize(pixels);
            for (std::size_t channel = 0; channel < 3; ++channel) {
                const auto plane = picture.plane(0, picture.planes >= 3 ? channel : 0);
                for (std::size_t i = 0; i < plane.size(); ++i)
                    texture.texels[i][channel] = plane[i];
            }
            return static_cast<std::uint16_t>(mesh.textures.size() - 1);
        }
    } catch (const Error&) {
    }
    addLacking(mesh, name);
    return std::nullopt;
}

void addLacking(Mesh& mesh, std::string name) {
    constexpr std::size_t longestName = 200, longest = 1000;
    constexpr const char* more = ", …";
    std::ranges::replace_if(
        name, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, '?');
    name.resize(std::min(name.size(), longestName));
    const bool isKnown = (", " + mesh.lacking + ", ").find(", " + name + ", ") != std::string::npos;
    if (isKnown || mesh.lacking.ends_with(more))
        return;
    if (mesh.lacking.empty())
        mesh.lacking = name;
    else
        mesh.lacking += mesh.lacking.size() < longest ? ", " + name : more;
}

} // namespace fringe
