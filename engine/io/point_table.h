// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/point_files.h"
#include "engine/io/scratch_file.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// What a column of a point file means.
enum class PointRole { Ignored, X, Y, Z, Amplitude, Intensity, Phase, Red, Green, Blue };
inline constexpr int kPointRoleCount = 10;

/// The role of a column by its usual names ("x", "intensity", "r", "red", …), in lower case.
PointRole pointRole(std::string_view name);

struct PointColumn {
    PointRole role = PointRole::Ignored;
    double factor = 1; ///< the number in the file times this is the value
};

/// Where a row stands in its file, for messages.
struct RowPlace {
    enum class Kind { Line, Point } kind = Kind::Line;
    std::uint64_t number = 0; ///< from 1
};

/// Rows of numbers on their way to a point cloud, the same for every format: coordinates finite;
/// amplitude as given, or the root of an intensity, or 1; never negative; colours scaled to 0 … 1.
/// Colours that go beyond 1 are taken as 0 … 255 where `byteColours` allows it.
class PointTable {
  public:
    /// Throws `Error` (BadInput) if x, y or z is missing, a role comes twice, or some but not all
    /// of red, green and blue are there. `fileName` is for messages.
    PointTable(std::string fileName, std::vector<PointColumn> columns, const PointReading& reading);

    void allowByteColours() { byteColours_ = true; }
    void reserve(std::uint64_t rows);

    /// One number per column. Passes a checkpoint now and then. More points than memory is to hold
    /// go to a scratch file: throws what that does.
    void add(std::span<const double> row, RowPlace place);

    /// Throws if no row was added.
    PointCloud take();

  private:
    static constexpr int kAbsent = -1;
    int columnOf(PointRole role) const { return at_[static_cast<std::size_t>(role)]; }
    double value(std::span<const double> row, PointRole role, double otherwise) const;
    double coordinate(std::span<const double> row, PointRole role, RowPlace place) const;
    double amplitude(std::span<const double> row, RowPlace place) const;
    void addColour(std::span<const double> row, RowPlace place);
    void makeRoom();
    void scaleByteColours();
    void store();

    std::string fileName_;
    std::vector<PointColumn> columns_;
    const JobControl& control_;
    std::uint64_t most_; ///< bytes of points in memory
    std::array<int, kPointRoleCount> at_{};
    bool byteColours_ = false;
    float brightest_ = 0;
    PointCloud cloud_;
    std::shared_ptr<ScratchPoints> stored_; ///< those before; null: none
};

} // namespace fringe
