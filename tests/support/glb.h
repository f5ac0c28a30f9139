// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace fringe::test {

/// Small glTF 2 files, made in code: the rectangle from (0, 0, 0) to (2, 1, 0) that faces +z, with
/// texture coordinates that begin at its upper left corner, moved by (0, 0, 3).
struct Glb {
    std::string material = R"({"pbrMetallicRoughness": {"baseColorFactor": [1, 0.5, 0.25, 1]}})";
    std::string more{};    ///< other members, such as "images": […]
    std::string picture{}; ///< bytes of a file: buffer view 4
    std::string node = R"({"mesh": 0, "translation": [0, 0, 3]})";
    std::string buffer{}; ///< its URI; empty: inside the file
    std::uint16_t lastCorner = 3;
    std::array<float, 3> first{0, 0, 0};

    std::string binary() const {
        std::string bytes;
        const auto put = [&](const auto& numbers) {
            bytes.append(reinterpret_cast<const char*>(numbers.data()),
                         numbers.size() * sizeof(numbers[0]));
        };
        put(first);
        put(std::vector<float>{2, 0, 0, 2, 1, 0, 0, 1, 0});
        put(std::vector<float>{0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1});
        put(std::vector<float>{0, 1, 1, 1, 1, 0, 0, 0});
        put(std::vector<std::uint16_t>{0, 1, 2, 0, 2, lastCorner});
        bytes += picture;
        bytes.resize((bytes.size() + 3) / 4 * 4);
        return bytes;
    }

    std::string json() const {
        const std::string uri = buffer.empty() ? "" : R"("uri": ")" + buffer + R"(", )";
        const std::string view = picture.empty()
                                     ? ""
                                     : R"(, {"buffer": 0, "byteOffset": 140, "byteLength": )"
                                           + std::to_string(picture.size()) + "}";
        return R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [)"
               + node + R"(], "meshes": [{"primitives": [{"attributes": {"POSITION": 0, "NORMAL": 1,
            "TEXCOORD_0": 2}, "indices": 3, "material": 0}]}], "materials": [)"
               + material + R"(], "buffers": [{)" + uri + R"("byteLength": )"
               + std::to_string(binary().size()) + R"(}], "bufferViews": [
            {"buffer": 0, "byteOffset": 0, "byteLength": 48},
            {"buffer": 0, "byteOffset": 48, "byteLength": 48},
            {"buffer": 0, "byteOffset": 96, "byteLength": 32},
            {"buffer": 0, "byteOffset": 128, "byteLength": 12})"
               + view + R"(], "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3",
             "min": [0, 0, 0], "max": [2, 1, 0]},
            {"bufferView": 1, "componentType": 5126, "count": 4, "type": "VEC3"},
            {"bufferView": 2, "componentType": 5126, "count": 4, "type": "VEC2"},
            {"bufferView": 3, "componentType": 5123, "count": 6, "type": "SCALAR"}])"
               + (more.empty() ? "" : ", " + more) + "}";
    }

    std::string bytes() const { return bytesOf(json(), binary()); }

    /// A .glb file of two parts.
    static std::string bytesOf(std::string text, std::string body) {
        text.resize((text.size() + 3) / 4 * 4, ' ');
        body.resize((body.size() + 3) / 4 * 4);
        std::string file = "glTF";
        const auto put = [&](std::uint32_t number) {
            file.append(reinterpret_cast<const char*>(&number), sizeof number);
        };
        put(2);
        put(static_cast<std::uint32_t>(12 + 8 + text.size() + 8 + body.size()));
        put(static_cast<std::uint32_t>(text.size()));
        file += "JSON" + text;
        put(static_cast<std::uint32_t>(body.size()));
        file += std::string("BIN\0", 4) + body;
        return file;
    }
};

/// A rectangle as `Glb` has it, with all that a vertex has as whole numbers: places are shares of 4
/// in steps of 1/32767, of 16 bits with a sign, normals of 8 bits, and texture coordinates twice,
/// of 8 bits, and of 16 bits mirrored.
inline std::string wholeNumbersGlb(const std::string& material = "{}",
                                   const std::string& more = {}) {
    std::string binary;
    const auto put = [&](const auto& numbers) {
        binary.append(reinterpret_cast<const char*>(numbers.data()),
                      numbers.size() * sizeof(numbers[0]));
    };
    put(std::vector<std::int16_t>{0, 0, 0, 0, 32767, 0, 0, 0, 32767, 16384, 0, 0, -32768, 16384, 0,
                                  0});
    put(std::vector<std::int8_t>{0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0});
    put(std::vector<std::uint8_t>{0, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0});
    put(std::vector<std::uint16_t>{65535, 65535, 0, 65535, 0, 0, 65535, 0});
    put(std::vector<std::uint16_t>{0, 1, 2, 0, 2, 3});
    const std::string json =
        R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
            "nodes": [{"mesh": 0, "scale": [4, 4, 4]}], "meshes": [{"primitives": [{"attributes":
            {"POSITION": 0, "NORMAL": 1, "TEXCOORD_0": 2, "TEXCOORD_1": 3}, "indices": 4,
             "material": 0}]}], "materials": [)"
        + material + R"(], "buffers": [{"byteLength": 92}], "bufferViews": [
            {"buffer": 0, "byteLength": 32, "byteStride": 8},
            {"buffer": 0, "byteOffset": 32, "byteLength": 16, "byteStride": 4},
            {"buffer": 0, "byteOffset": 48, "byteLength": 16, "byteStride": 4},
            {"buffer": 0, "byteOffset": 64, "byteLength": 16},
            {"buffer": 0, "byteOffset": 80, "byteLength": 12}], "accessors": [
            {"bufferView": 0, "componentType": 5122, "normalized": true, "count": 4,
             "type": "VEC3", "min": [-32768, 0, 0], "max": [32767, 16384, 0]},
            {"bufferView": 1, "componentType": 5120, "normalized": true, "count": 4, "type": "VEC3"},
            {"bufferView": 2, "componentType": 5121, "normalized": true, "count": 4, "type": "VEC2"},
            {"bufferView": 3, "componentType": 5123, "normalized": true, "count": 4, "type": "VEC2"},
            {"bufferView": 4, "componentType": 5123, "count": 6, "type": "SCALAR"}])"
        + more + "}";
    return Glb::bytesOf(json, binary);
}

} // namespace fringe::test
