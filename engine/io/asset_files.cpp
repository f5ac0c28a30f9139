// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/asset_files.h"

#include "engine/io/field_files.h"
#include "engine/io/mesh_files.h"
#include "engine/io/point_files.h"
#include "engine/io/raster_files.h"
#include "engine/io/spot_files.h"
#include "engine/io/target_picture.h"
#include "engine/job/memory_budget.h"
#include "engine/model/point_cloud.h"

#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <string>
#include <vector>

namespace fringe {
namespace {

static_assert(std::endian::native == std::endian::little,
              "PLY blobs are written as they lie in memory");

std::string headerOf(const PointCloud& cloud) {
    std::string header = "ply\nformat binary_little_endian 1.0\nelement vertex ";
    header += std::to_string(cloud.points.size());
    header += "\nproperty double x\nproperty double y\nproperty double z\n"
              "property float amplitude\nproperty float phase\n";
    if (!cloud.colours.empty())
        header += "property float red\nproperty float green\nproperty float blue\n";
    return header + "end_header\n";
}

template <class T> std::byte* put(std::byte* at, const T& value) {
    std::memcpy(at, &value, sizeof value);
    return at + sizeof value;
}

std::byte* putPoint(std::byte* at, const Point& point) {
    for (const double coordinate : {point.x, point.y, point.z})
        at = put(at, coordinate);
    return put(put(at, point.amplitude), point.phase);
}

/// A cloud as a binary little-endian PLY file: double x y z, float amplitude phase, and float
/// red green blue if it has colours. Lossless: every bit of every value is kept.
std::vector<std::byte> plyOf(const PointCloud& cloud) {
    const std::string header = headerOf(cloud);
    const std::size_t row =
        3 * sizeof(double) + 2 * sizeof(float) + (cloud.colours.empty() ? 0 : 3 * sizeof(float));
    std::vector<std::byte> bytes(header.size() + cloud.points.size() * row);
    std::memcpy(bytes.data(), header.data(), header.size());
    std::byte* at = bytes.data() + header.size();
    for (std::size_t i = 0; i < cloud.points.size(); ++i) {
        at = putPoint(at, cloud.points[i]);
        if (!cloud.colours.empty())
            at = put(at, cloud.colours[i]);
    }
    return bytes;
}

std::string headerOf(const Mesh& mesh) {
    std::string header = "ply\nformat binary_little_endian 1.0\n";
    if (!mesh.lacking.empty())
        header += "comment lacking " + mesh.lacking + "\n";
    header += "element vertex " + std::to_string(mesh.vertices.size());
    header += "\nproperty double x\nproperty double y\nproperty double z\n";
    if (!mesh.normals.empty())
        header += "property float nx\nproperty float ny\nproperty float nz\n";
    if (!mesh.colours.empty())
        header += "property float red\nproperty float green\nproperty float blue\n";
    if (!mesh.textureCoordinates.empty())
        header += "property float u\nproperty float v\n";
    if (!mesh.texture.empty())
        header += "element texture 1\nproperty double rows\nproperty double columns\n"
                  "element texel "
                  + std::to_string(mesh.texture.size())
                  + "\nproperty float red\nproperty float green\nproperty float blue\n";
    return header + "element face " + std::to_string(mesh.triangles.size())
           + "\nproperty list uchar uint vertex_indices\nend_header\n";
}

/// A mesh likewise: of each vertex double x y z and, where it has them, float normal, colour and
/// texture coordinates; its texture.
std::vector<std::byte> plyOf(const Mesh& mesh) {
    const std::string header = headerOf(mesh);
    std::vector<std::byte> bytes(header.size() + mesh.bytesHeld() + mesh.triangles.size()
                                 + (mesh.texture.empty() ? 0 : 2 * sizeof(double)));
    std::memcpy(bytes.data(), header.data(), header.size());
    std::byte* at = bytes.data() + header.size();
    for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
        at = put(at, mesh.vertices[i]);
        if (!mesh.normals.empty())
            at = put(at, mesh.normals[i]);
        if (!mesh.colours.empty())
            at = put(at, mesh.colours[i]);
        if (!mesh.textureCoordinates.empty())
            at = put(at, mesh.textureCoordinates[i]);
    }
    if (!mesh.texture.empty())
        at = put(put(at, static_cast<double>(mesh.textureShape.rows)),
                 static_cast<double>(mesh.textureShape.cols));
    for (const PointColour& texel : mesh.texture)
        at = put(at, texel);
    for (const Mesh::Triangle& triangle : mesh.triangles)
        at = put(put(at, std::uint8_t{3}), triangle);
    return bytes;
}

struct Codec {
    std::vector<std::string> (*suffixes)();
    Asset::Data (*read)(const std::filesystem::path& path, const JobControl& control,
                        std::uint64_t memory);
    AssetBytes (*bytes)(const Asset::Data& data);
    std::int64_t (*count)(const Asset::Data& data);
};

template <class Data> const Data& as(const Asset::Data& data) {
    return *std::get<std::shared_ptr<const Data>>(data);
}

template <class Data> Asset::Data shared(Data data) {
    return std::make_shared<const Data>(std::move(data));
}

template <class Registry> std::vector<std::string> suffixesOf(const Registry& entries) {
    std::vector<std::string> suffixes;
    for (const auto* entry : entries)
        suffixes.insert(suffixes.end(), entry->suffixes.begin(), entry->suffixes.end());
    return suffixes;
}

const Codec points{
    [] { return suffixesOf(allPointImporters()); },
    [](const std::filesystem::path& path, const JobControl& control, std::uint64_t) {
        return shared(readPointCloud(path, {control}));
    },
    [](const Asset::Data& data) {
        return AssetBytes{plyOf(as<PointCloud>(data)), ".ply"};
    },
    [](const Asset::Data& data) { return static_cast<std::int64_t>(as<PointCloud>(data).size()); }};

const Codec spots{
    [] { return std::vector<std::string>{".csv"}; },
    [](const std::filesystem::path& path, const JobControl& control, std::uint64_t) {
        return shared(readSpots(path, control));
    },
    [](const Asset::Data& data) {
        const std::string table = spotTable(as<SpotList>(data));
        const auto bytes = std::as_bytes(std::span(table));
        return AssetBytes{{bytes.begin(), bytes.end()}, ".csv"};
    },
    [](const Asset::Data& data) { return static_cast<std::int64_t>(as<SpotList>(data).size()); }};

const Codec pictures{[] { return suffixesOf(allFileFormats()); },
                     [](const std::filesystem::path& path, const JobControl&, std::uint64_t) {
                         return shared(readTargetPicture(path));
                     },
                     [](const Asset::Data& data) {
                         return AssetBytes{npyOf(as<GreyPicture>(data)), ".npy"};
                     },
                     [](const Asset::Data& data) { return as<GreyPicture>(data).shape.count(); }};

const Codec rasters{rasterSuffixes,
                    [](const std::filesystem::path& path, const JobControl& control,
                       std::uint64_t) { return shared(readRaster(path, control)); },
                    [](const Asset::Data& data) {
                        return AssetBytes{npyOf(as<Raster>(data)), ".npy"};
                    },
                    [](const Asset::Data& data) { return std::ssize(as<Raster>(data).samples); }};

const Codec meshes{
    [] { return suffixesOf(allMeshFormats()); },
    [](const std::filesystem::path& path, const JobControl& control, std::uint64_t memory) {
        return shared(readMesh(path, {control, memory > 0 ? memory : availableMemory()}));
    },
    [](const Asset::Data& data) {
        return AssetBytes{plyOf(as<Mesh>(data)), ".ply"};
    },
    [](const Asset::Data& data) { return std::ssize(as<Mesh>(data).triangles); }};

/// In the order of `AssetType`.
const Codec& codecOf(std::size_t type) {
    static const std::vector<const Codec*> all{&points, &spots, &pictures, &rasters, &meshes};
    return *all.at(type);
}

} // namespace

std::vector<std::string> assetSuffixes(AssetType type) {
    return codecOf(static_cast<std::size_t>(type)).suffixes();
}

bool mayHold(AssetType type, const std::filesystem::path& path) noexcept {
    return type != AssetType::Mesh || hasFaces(path);
}

Asset::Data readAsset(AssetType type, const std::filesystem::path& path, const JobControl& control,
                      std::uint64_t memory) {
    return codecOf(static_cast<std::size_t>(type)).read(path, control, memory);
}

AssetBytes assetBytes(const Asset::Data& data) {
    return codecOf(data.index()).bytes(data);
}

std::int64_t assetCount(const Asset::Data& data) {
    return codecOf(data.index()).count(data);
}

} // namespace fringe
