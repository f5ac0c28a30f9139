// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ply_bytes.h"

#include <bit>
#include <cstring>
#include <string>

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

} // namespace

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

} // namespace fringe
