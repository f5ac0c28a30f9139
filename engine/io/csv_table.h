// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input_file.h"
#include "engine/io/point_table.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fringe {

/// A text table with a header row of names, each with an optional unit in brackets, `x[mm]`,
/// separated by commas, semicolons or tabs; lines that are empty or begin with # are left out.
class CsvTable {
  public:
    /// Reads the header. Throws `Error` (BadInput) that names file and line.
    explicit CsvTable(const std::filesystem::path& path);

    const InputFile& file() const { return file_; }
    const std::vector<PointColumn>& columns() const { return columns_; }

    /// Empty cells of this column are NaN; elsewhere they are no numbers.
    void allowEmpty(PointRole role) { mayBeEmpty_ = role; }

    /// The next row, a number a column as it stands there (0 in ignored columns), or nothing at the
    /// end. Valid until the next call. Throws `Error` (BadInput) that names file and line.
    std::optional<std::span<const double>> row();

  private:
    double number(std::string_view field, PointRole role) const;

    InputFile file_;
    char separator_ = ',';
    bool decimalComma_ = false; ///< also takes 1,5 where the comma does not separate
    PointRole mayBeEmpty_ = PointRole::Ignored;
    std::vector<std::string_view> fields_;
    std::vector<PointColumn> columns_;
    std::vector<double> row_;
};

} // namespace fringe
