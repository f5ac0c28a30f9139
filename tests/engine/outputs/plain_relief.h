// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
/// Through it, of index n in air: a pit of depth d replaces n d by d of optical path. At a mirror in
/// a medium n, it makes the way longer by d, twice.
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

} // namespace fringe::test
