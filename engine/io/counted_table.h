// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input_file.h"
#include "engine/model/asset.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

class JobControl;

/// Entries that a table may have at most.
inline constexpr std::size_t mostEntries = 1 << 16;

/// Fields of a line: between semicolons or tabs, where a comma is a decimal mark; else between
/// commas; else between white space. Quotes hold a field together, and are left out.
std::vector<std::string> tableFields(std::string_view line);

/// A text of one value for each index from 0 on, as tables of panels are written: the values alone,
/// one a line; index and value; or the value three times, for red, green and blue, with the index
/// or without. A line may name the columns. Throws `Error` (BadInput) with the line; `Cancelled`.
class CountedTable {
  public:
    /// hasGaps: indices may be any numbers.
    CountedTable(const std::filesystem::path& path, const JobControl& control,
                 bool hasGaps = false);

    const std::string& name() const { return file_.name(); }
    /// What the line of names, if there is one, calls the value.
    const std::string& header() const { return header_; }
    Raster raster(double factor) const; ///< 1 × N
    const std::vector<double>& values() const { return values_; }
    const std::vector<double>& indices() const { return indices_; }

  private:
    void take(std::string_view line);
    void takeRow(const std::vector<std::string>& fields);
    void add(double index, double value);

    InputFile file_;
    const JobControl& control_;
    bool hasGaps_;
    std::size_t columns_ = 0; ///< of the first row
    std::string header_;
    std::vector<double> indices_, values_;
};

} // namespace fringe
