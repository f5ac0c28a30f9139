// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"
#include "engine/io/layout_choice.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

/// Layout files as they stand, shape by shape.
namespace fringe {

/// In units of the file.
struct FilePoint {
    std::int64_t x = 0, y = 0;

    friend FilePoint operator+(FilePoint a, FilePoint b) { return {a.x + b.x, a.y + b.y}; }
    friend FilePoint operator-(FilePoint a, FilePoint b) { return {a.x - b.x, a.y - b.y}; }
    friend bool operator==(const FilePoint&, const FilePoint&) = default;
};

/// Numbers of a file that are beyond this are refused, so that sums of them fit 64 bits.
constexpr std::int64_t mostOfFile = std::int64_t{1} << 40;
constexpr bool isNear(FilePoint point) {
    const auto fits = [](std::int64_t at) { return -mostOfFile <= at && at <= mostOfFile; };
    return fits(point.x) && fits(point.y);
}
/// Places of a list, corners of a polygon.
constexpr std::size_t mostListed = 1 << 24;

/// Where a shape stands again, from its first place: on a grid along two steps, or as listed.
struct Repetition {
    std::array<std::int64_t, 2> counts{1, 1};
    std::array<FilePoint, 2> steps{};
    std::vector<FilePoint> listed{}; ///< with the first place, 0, 0; empty: the grid
};

/// Quarters of turns against the clock after a mirror at the x axis, a magnification and a move.
struct FilePlacement {
    bool isMirrored = false;
    int quarters = 0;
    FilePoint at{};
    double scale = 1; ///< positive

    FilePoint operator()(FilePoint point) const;            ///< rounded to units
    FilePlacement within(const FilePlacement& outer) const; ///< first this, then the outer one
};

/// Takes what a file holds, in its order. Cells have keys, which are resolved by `LayoutHead`.
class LayoutSink {
  public:
    virtual ~LayoutSink() = default;
    virtual void beginCell(const std::string& key) = 0;
    virtual void box(FileLayer layer, FilePoint low, FilePoint high, const Repetition& again) = 0;
    virtual void polygon(FileLayer layer, std::span<const FilePoint> corners,
                         const Repetition& again) = 0;
    virtual void reference(const std::string& key, const FilePlacement& placement,
                           const Repetition& again) = 0;
    virtual void leftOut() = 0; ///< something that is none of these
};

/// What a file says once.
struct LayoutHead {
    double unit = 0;                                          ///< [m]
    std::string mark{};                                       ///< that may be a `maskMark`
    std::vector<std::pair<std::string, std::string>> names{}; ///< of keys, where they differ
    std::uint64_t closed = 0;  ///< outlines that the file leaves open
    std::uint64_t rounded = 0; ///< places, angles and magnifications of references
};

/// Where the bytes of a layout lie, and the name that users know it by.
struct LayoutBytes {
    std::filesystem::path path;
    std::string name;
};

/// How a reference turns and magnifies. Angles are quarters of turns but for 10⁻⁶ of one, and
/// magnifications are rounded to 10⁻⁶, which is counted.
struct FileTurn {
    double degrees = 0, magnification = 1;
    std::uint64_t before = 0; ///< this byte of the file

    /// Throws `Error` (BadInput) for other angles.
    void give(FilePlacement& to, LayoutHead& head, const std::string& file) const;
};

} // namespace fringe
