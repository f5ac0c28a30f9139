// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// Readers of files of reliefs, and what light makes of them, without any code of the program.
namespace fringe::test {

/// Phase that light gains at a place of a relief [cycles], against the untouched surface.
/// Through it, of index n in air: a pit of depth d replaces n d by d of optical path. At a mirror
/// in a medium n, it makes the way longer by d, twice.
struct PlainLight {
    bool isThrough = true;
    double wavelength = 0, index = 1;

    double cyclesOfDepth(double depth) const {
        return (isThrough ? (1 - index) * depth : 2 * index * depth) / wavelength;
    }
    double cyclesOfHeight(double height) const { return cyclesOfDepth(-height); }
};

/// How far two phases are apart, whole cycles aside.
inline double apart(double a, double b) {
    return std::abs(std::remainder(a - b, 1.0));
}

/// Numbers of a text of commas, without its comments.
inline std::vector<std::vector<double>> plainTable(const std::string& text) {
    std::vector<std::vector<double>> rows;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#'))
            continue;
        rows.emplace_back();
        std::istringstream fields(line);
        for (std::string field; std::getline(fields, field, ',');)
            rows.back().push_back(std::stod(field));
    }
    return rows;
}

struct PlainTriangle {
    std::array<float, 3> normal{};
    std::array<std::array<float, 3>, 3> corners{};
};

/// Source: 3D Systems, "StereoLithography Interface Specification": 80 bytes, a count, records of
/// 50 bytes.
inline std::vector<PlainTriangle> plainStl(const std::string& bytes) {
    std::uint32_t count = 0;
    std::memcpy(&count, bytes.data() + 80, 4);
    if (bytes.size() != 84 + 50 * std::size_t{count})
        throw std::runtime_error("another count of triangles");
    std::vector<PlainTriangle> triangles(count);
    for (std::size_t i = 0; i < count; ++i)
        std::memcpy(&triangles[i], bytes.data() + 84 + 50 * i, sizeof(PlainTriangle));
    return triangles;
}

/// Numbers of layers of a GDSII file: bit m for each rectangle of layer m + 1 in which the middle
/// of a pixel lies. Source: Calma, "GDSII Stream Format Manual", release 6.0: a length of 2 bytes,
/// type and kind of data, big-endian. Cells alone, without references.
class PlainGdsii {
  public:
    explicit PlainGdsii(const std::string& bytes) : bytes_(bytes) {
        for (std::size_t at = 0; at + 4 <= bytes.size() && number(at, 2) >= 4; at += number(at, 2))
            take(number(at + 2, 2), at + 4);
    }

    /// x, y: in metres. Layer by layer, whether it is drawn there.
    std::uint32_t at(double x, double y) const {
        std::uint32_t layers = 0;
        for (const auto& [layer, box] : boxes_)
            if (1e9 * x > box[0] && 1e9 * x < box[2] && 1e9 * y > box[1] && 1e9 * y < box[3])
                layers |= 1U << (layer - 1);
        return layers;
    }

  private:
    std::uint32_t number(std::size_t at, std::size_t count) const {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes_.at(at + i));
        return value;
    }
    void take(std::uint32_t kind, std::size_t at) {
        if (kind == 0x0A00 || kind == 0x0B00)
            throw std::runtime_error("a reference");
        if (kind == 0x0D02)
            layer_ = number(at, 2);
        if (kind != 0x1003)
            return;
        std::array<double, 4> box{1e12, 1e12, -1e12, -1e12};
        for (std::size_t corner = 0; corner < 5; ++corner)
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const double place =
                    static_cast<std::int32_t>(number(at + 8 * corner + 4 * axis, 4));
                box[axis] = std::min(box[axis], place);
                box[2 + axis] = std::max(box[2 + axis], place);
            }
        boxes_.emplace_back(layer_, box);
    }

    std::string bytes_;
    std::uint32_t layer_ = 0;
    std::vector<std::pair<std::uint32_t, std::array<double, 4>>> boxes_;
};

} // namespace fringe::test
