// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/colour_range.h"
#include "engine/io/point_files.h"
#include "engine/io/scratch_file.h"
#include "engine/model/units.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// What a column of a point file means.
enum class PointRole { Ignored, X, Y, Z, Amplitude, Intensity, Phase, Red, Green, Blue };
inline constexpr int kPointRoleCount = 10;

/// A name with an optional unit: `x[mm]`, `x (mm)`, `x/mm`, `x_mm`, `x mm`.
struct ColumnName {
    std::string_view stem;
    std::optional<std::string_view> unit; ///< with its bracket, where it is in some

    explicit ColumnName(std::string_view field);
};

/// The role of a column by its usual names ("x", "intensity", "r", "red", …), whatever its unit.
PointRole pointRole(std::string_view name);

struct PointColumn {
    PointRole role = PointRole::Ignored;
    double factor = 1;  ///< the number in the file times this is the value
    std::string name{}; ///< as the file has it; empty: padding
    Unit unit{};        ///< of the numbers in a text table, which are read as SI
};

/// Leaves each role to one column, the one that has its own name before those that are called
/// otherwise, and intensity to amplitude where both are there. The job is told which columns are
/// not read. Throws `Error` (BadInput) that names the file where two have the same claim.
void settleRoles(std::vector<PointColumn>& columns, const std::string& file,
                 const JobControl& control);

/// Tells the job names of columns that are not read, if there are any.
void noteUnreadColumns(const std::vector<std::string>& names, const std::string& file,
                       const JobControl& control);

/// Where a row stands in its file, for messages.
struct RowPlace {
    enum class Kind { Line, Point } kind = Kind::Line;
    std::uint64_t number = 0; ///< from 1
};

/// Rows of numbers on their way to a point cloud, the same for every format: amplitude as given, or
/// the root of an intensity, or 1; never negative; colours scaled to 0 … 1, those that go beyond as
/// from 0 … 255. Points with a number that is not finite are left out. The job is told what is.
class PointTable {
  public:
    /// Throws `Error` (BadInput) if x, y or z is missing, some but not all of red, green and blue
    /// are there, or as `settleRoles`. `fileName` is for messages.
    PointTable(std::string fileName, std::vector<PointColumn> columns, const PointReading& reading);

    /// Colours that are all of length 1 may be normals, which nobody named.
    void doubtColours() { areDoubtful_ = true; }
    void reserve(std::uint64_t rows);

    /// One number per column. Passes a checkpoint now and then. More points than memory is to hold
    /// go to a scratch file: throws what that does.
    void add(std::span<const double> row, RowPlace place);

    /// Throws if there is no point.
    PointCloud take();

  private:
    static constexpr int kAbsent = -1;
    int columnOf(PointRole role) const { return at_[static_cast<std::size_t>(role)]; }
    double value(std::span<const double> row, PointRole role, double otherwise) const;
    bool isLeftOut(std::span<const double> row, RowPlace place);
    float amplitude(std::span<const double> row, RowPlace place) const;
    void addColour(std::span<const double> row, RowPlace place);
    bool areNormals() const;
    void settleColours();
    void makeRoom();
    void store();

    /// Rows that have something in common, and the first of them.
    struct Rows {
        std::uint64_t count = 0;
        RowPlace first{};
        void add(RowPlace place);
    };

    std::string fileName_;
    std::vector<PointColumn> columns_;
    const JobControl& control_;
    std::uint64_t most_; ///< bytes of points in memory
    std::array<int, kPointRoleCount> at_{};
    std::uint64_t seen_ = 0;   ///< rows
    Rows placeless_, unclear_; ///< left out, without a place, and with other numbers that are none
    bool areDoubtful_ = false, areUnits_ = true;
    ColourRange colours_;
    Rows odd_; ///< with colours beyond 0 … 1
    PointCloud cloud_;
    std::shared_ptr<ScratchPoints> stored_; ///< those before; null: none
};

} // namespace fringe
