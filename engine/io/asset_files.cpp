// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/asset_files.h"

#include "engine/io/field_files.h"
#include "engine/io/mesh_files.h"
#include "engine/io/point_files.h"
#include "engine/io/raster_files.h"
#include "engine/io/spot_files.h"
#include "engine/io/tables/mode_files.h"
#include "engine/io/target_picture.h"
#include "engine/io/wave_files.h"
#include "engine/job/memory_budget.h"
#include "engine/model/point_cloud.h"

#include <algorithm>
#include <bit>
#include <cmath>
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

/// Whether all texels come from pictures of 8 bits, as most do.
bool areOfBytes(const std::vector<Mesh::Texture>& textures) {
    const auto isByte = [](float value) {
        return value >= 0 && value <= 1 && std::round(value * 255) / 255.0F == value;
    };
    return std::ranges::all_of(textures, [&](const Mesh::Texture& texture) {
        return std::ranges::all_of(texture.texels, [&](const PointColour& texel) {
            return std::ranges::all_of(texel, isByte);
        });
    });
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
    if (!mesh.textureNumbers.empty())
        header += "property ushort texture\n";
    if (!mesh.textures.empty()) {
        std::size_t texels = 0;
        for (const Mesh::Texture& texture : mesh.textures)
            texels += texture.texels.size();
        header += "element texture " + std::to_string(mesh.textures.size())
                  + "\nproperty double rows\nproperty double columns\nelement texel "
                  + std::to_string(texels) + '\n';
        for (const char* colour : {"red", "green", "blue"})
            header += std::string(areOfBytes(mesh.textures) ? "property uchar " : "property float ")
                      + colour + '\n';
    }
    return header + "element face " + std::to_string(mesh.triangles.size())
           + "\nproperty list uchar uint vertex_indices\nend_header\n";
}

/// A mesh likewise: of each vertex double x y z and, where it has them, float normal, colour and
/// texture coordinates and number; its textures, as bytes if they are of 8 bits.
std::vector<std::byte> plyOf(const Mesh& mesh) {
    const std::string header = headerOf(mesh);
    std::vector<std::byte> bytes(header.size() + mesh.bytesHeld() + mesh.triangles.size()
                                 + mesh.textures.size() * 2 * sizeof(double));
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
        if (!mesh.textureNumbers.empty())
            at = put(at, mesh.textureNumbers[i]);
    }
    for (const Mesh::Texture& texture : mesh.textures)
        at = put(put(at, static_cast<double>(texture.shape.rows)),
                 static_cast<double>(texture.shape.cols));
    const bool ofBytes = areOfBytes(mesh.textures);
    for (const Mesh::Texture& texture : mesh.textures)
        for (const PointColour& texel : texture.texels)
            if (ofBytes)
                for (const float channel : texel)
                    at = put(at, static_cast<std::uint8_t>(std::lround(channel * 255)));
            else
                at = put(at, texel);
    for (const Mesh::Triangle& triangle : mesh.triangles)
        at = put(put(at, std::uint8_t{3}), triangle);
    bytes.resize(static_cast<std::size_t>(at - bytes.data()));
    return bytes;
}

struct Codec {
    std::vector<std::string> (*suffixes)();
    /// reading: with a control.
    Asset::Data (*read)(const std::filesystem::path& path, const FileReading& reading,
                        RasterUse use);
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
    [](const std::filesystem::path& path, const FileReading& file, RasterUse) {
        constexpr std::uint64_t shareOfPoints = 4;
        PointReading reading{*file.control};
        if (file.memory > 0)
            reading.most = file.memory / shareOfPoints;
        PointCloud cloud = readPointCloud(path, reading);
        if (mayHold(AssetType::Mesh, path, *file.control))
            file.note(message(FRINGE_MARK("{0} has faces, too, of which only the corners are "
                                          "taken; a mesh has points all over its surface."),
                              path.string()));
        return shared(std::move(cloud));
    },
    [](const Asset::Data& data) {
        return AssetBytes{plyOf(as<PointCloud>(data)), ".ply"};
    },
    [](const Asset::Data& data) { return static_cast<std::int64_t>(as<PointCloud>(data).size()); }};

AssetBytes tableBytes(const std::string& table) {
    const auto bytes = std::as_bytes(std::span(table));
    return {{bytes.begin(), bytes.end()}, ".csv"};
}

const Codec spots{
    [] { return std::vector<std::string>{".csv"}; },
    [](const std::filesystem::path& path, const FileReading& file, RasterUse) {
        return shared(readSpots(path, *file.control));
    },
    [](const Asset::Data& data) { return tableBytes(spotTable(as<SpotList>(data))); },
    [](const Asset::Data& data) { return static_cast<std::int64_t>(as<SpotList>(data).size()); }};

const Codec pictures{[] { return suffixesOf(allFileFormats()); },
                     [](const std::filesystem::path& path, const FileReading& file, RasterUse use) {
                         return shared(readTargetPicture(path, file, use));
                     },
                     [](const Asset::Data& data) {
                         return AssetBytes{npyOf(as<GreyPicture>(data)), ".npy"};
                     },
                     [](const Asset::Data& data) { return as<GreyPicture>(data).shape.count(); }};

const Codec rasters{rasterSuffixes,
                    [](const std::filesystem::path& path, const FileReading& file, RasterUse use) {
                        return shared(readRaster(path, file, use));
                    },
                    [](const Asset::Data& data) {
                        return AssetBytes{npyOf(as<Raster>(data)), ".npy"};
                    },
                    [](const Asset::Data& data) { return std::ssize(as<Raster>(data).samples); }};

const Codec meshes{[] {
                       std::vector<const MeshFormat*> offered = allMeshFormats();
                       std::erase_if(offered, [](const MeshFormat* format) {
                           return format->isThere != nullptr && !format->isThere();
                       });
                       return suffixesOf(offered);
                   },
                   [](const std::filesystem::path& path, const FileReading& file, RasterUse) {
                       return shared(readMesh(path, {*file.control, memoryWithin(file.memory)}));
                   },
                   [](const Asset::Data& data) {
                       return AssetBytes{plyOf(as<Mesh>(data)), ".ply"};
                   },
                   [](const Asset::Data& data) { return std::ssize(as<Mesh>(data).triangles); }};

const Codec modes{spots.suffixes,
                  [](const std::filesystem::path& path, const FileReading& file, RasterUse) {
                      return shared(readModes(path, *file.control));
                  },
                  [](const Asset::Data& data) { return tableBytes(modeTable(as<ModeList>(data))); },
                  [](const Asset::Data& data) { return std::ssize(as<ModeList>(data)); }};

const Codec waves{pictures.suffixes,
                  [](const std::filesystem::path& path, const FileReading& file, RasterUse) {
                      return shared(readWave(path, file));
                  },
                  rasters.bytes, rasters.count};

const Codec depths{
    pictures.suffixes,
    [](const std::filesystem::path& path, const FileReading& file, RasterUse use) {
        return shared(readRaster(path, file, use == RasterUse::Light ? RasterUse::Depths : use));
    },
    rasters.bytes, rasters.count};

/// In the order of `AssetType`.
const Codec& codecOf(std::size_t type) {
    static const std::vector<const Codec*> all{&points, &spots, &pictures, &rasters,
                                               &meshes, &modes, &waves,    &depths};
    return *all.at(type);
}

} // namespace

std::vector<std::string> assetSuffixes(AssetType type) {
    return codecOf(static_cast<std::size_t>(type)).suffixes();
}

bool mayHold(AssetType type, const std::filesystem::path& path, const JobControl& control) {
    return type == AssetType::Mesh       ? hasFaces(path, control)
           : type == AssetType::Wave     ? saysWave(path, control)
           : type == AssetType::ModeList ? saysModes(path)
                                         : true;
}

Asset::Data readAsset(AssetType type, const std::filesystem::path& path, const FileReading& reading,
                      RasterUse use) {
    const JobControl nobody;
    FileReading own = reading;
    own.control = reading.control ? reading.control : &nobody;
    return codecOf(static_cast<std::size_t>(type)).read(path, own, use);
}

AssetBytes assetBytes(const Asset::Data& data) {
    return codecOf(data.index()).bytes(data);
}

std::int64_t assetCount(const Asset::Data& data) {
    return codecOf(data.index()).count(data);
}

} // namespace fringe
