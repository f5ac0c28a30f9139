// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/mesh_files.h"

#include "engine/io/colour_range.h"
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

/// Leaves out triangles without a place.
void settlePlaces(Mesh& mesh, const std::string& file, const MeshReading& reading) {
    const auto isFinite = [](const Vertex& place) {
        return std::isfinite(place[0]) && std::isfinite(place[1]) && std::isfinite(place[2]);
    };
    if (std::ranges::all_of(mesh.vertices, isFinite))
        return;
    const auto isPlaceless = [&](const Mesh::Triangle& triangle) {
        return std::ranges::any_of(
            triangle, [&](std::uint32_t corner) { return !isFinite(mesh.vertices[corner]); });
    };
    const auto first = std::ranges::find_if(mesh.triangles, isPlaceless) - mesh.triangles.begin();
    const auto count = std::erase_if(mesh.triangles, isPlaceless);
    if (count > 0 && mesh.triangles.empty())
        throw badInput(FRINGE_MARK("{0}: none of its {1} triangles has three corners with finite "
                                   "numbers; export it again."),
                       file, count);
    if (count > 0)
        reading.control.note(
            message(FRINGE_MARK("{0}: {1} triangles with a corner that is not finite are left out, "
                                "the first being triangle {2}."),
                    file, count, first + 1));
    for (Vertex& place : mesh.vertices)
        if (!isFinite(place))
            place = {};
}

} // namespace

Mesh readMesh(const std::filesystem::path& path, const MeshReading& reading) {
    requireName(path);
    const MeshFormat* format = meshFormatOf(path);
    if (!format)
        throw badInput(FRINGE_MARK("{0}: the suffix \"{1}\" is not that of a mesh; those are {2}."),
                       path.string(), path.extension().string(), suffixList(allMeshFormats()));
    try {
        Mesh mesh = format->read(path, reading);
        settlePlaces(mesh, path.string(), reading);
        if (mesh.triangles.empty())
            throw badInput(FRINGE_MARK("{0}: there are no faces in it; import it as a point cloud, "
                                       "or export it again with faces."),
                           path.string());
        reading.control.checkpoint();
        requireRoom(path.string(), mesh.bytesHeld() + bytesOfFaults(mesh), reading);
        mesh.faults = faultsOf(mesh, [&] { reading.control.checkpoint(); });
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

bool hasFaces(const std::filesystem::path& path, const JobControl& control) {
    try {
        const MeshFormat* format = meshFormatOf(path);
        return format != nullptr && format->hasFaces(path, control);
    } catch (const Cancelled&) {
        throw;
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
                                        const std::filesystem::path& meshFile) {
    if (const auto path = besideMesh(meshFile, name))
        return addTexture(mesh, name, reading, [&](std::uint64_t memory) {
            return readRaster(*path, {memory, &reading.control});
        });
    addLacking(mesh, name);
    return std::nullopt;
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

std::optional<std::filesystem::path> besideMesh(const std::filesystem::path& meshFile,
                                                std::string name) {
    namespace fs = std::filesystem;
    std::ranges::replace(name, '\\', '/');
    const fs::path named = name, parent = meshFile.parent_path();
    std::error_code error;
    const fs::path folder = fs::canonical(parent.empty() ? fs::path(".") : parent, error);
    for (const fs::path& candidate : {named, named.filename()}) {
        const fs::path file = fs::canonical(folder / candidate, error);
        if (error || !fs::is_regular_file(file, error))
            continue;
        const auto differing =
            std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
        if (differing.first == folder.end())
            return file;
    }
    return std::nullopt;
}

void settleColours(std::vector<PointColour>& colours, const std::string& file,
                   const MeshReading& reading) {
    constexpr PointColour white{1, 1, 1};
    ColourRange range;
    std::size_t unclear = 0, first = 0;
    for (PointColour& colour : colours) {
        if (std::ranges::all_of(colour, [](float part) { return std::isfinite(part); })) {
            range.include(colour);
            continue;
        }
        const auto number = static_cast<std::size_t>(&colour - colours.data()) + 1;
        first = unclear++ == 0 ? number : first;
        colour = white;
    }
    if (range.isBeyond())
        throw badInput(FRINGE_MARK("{0}: the colour of some vertices is outside its range; red, "
                                   "green and blue go from 0 to 1, or from 0 to 255."),
                       file);
    if (range.isOfBytes())
        for (PointColour& colour : colours)
            for (float& part : colour)
                part = std::min(part / ColourRange::brightestByte, 1.0F);
    if (unclear > 0)
        reading.control.note(message(FRINGE_MARK("{0}: {1} colours are no numbers, the first being "
                                                 "that of vertex {2}; these vertices are white."),
                                     file, unclear, first));
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
