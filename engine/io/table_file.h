// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input_file.h"
#include "engine/io/point_table.h"
#include "engine/model/error.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// What a table does not say of itself.
struct TableReading {
    std::string name{}; ///< for messages; empty: the path
    /// Columns without names by how many there are; none: they do not fit. Null: there must be
    /// names.
    std::function<std::vector<PointColumn>(std::size_t count)> unnamed{};
    std::function<Unit(PointRole)> bare{}; ///< unit of numbers without one; null: SI
    bool isSheet = false; ///< cells: between tabs there may be nothing, a lone number is one
};

/// A text table of numbers as spreadsheets, scanners and other programs write it.
///
/// A line of names says what the columns are, each with an optional unit, see `ColumnName`; x, y or
/// z is among them, or there are no numbers. It may be a comment, `# x,y,z` or `//X Y Z`, where it
/// has as many names as rows have fields. A lone number before the rows is how many follow. Fields
/// are separated by semicolons, tabs, commas or white space, or by what a line `sep=;` says; quotes
/// hold a field together. The decimal mark may be a comma where commas do not separate, and in
/// quotes. Lines that are empty or begin with # or // are left out, and so are rows without any
/// number, which the job is told.
class TableFile {
  public:
    /// Reads up to the first row. Keeps the reference to the control. Throws `Error` (BadInput)
    /// that names file and line; `Cancelled`.
    TableFile(const std::filesystem::path& path, const JobControl& control,
              const TableReading& reading = {});

    const InputFile& file() const { return file_; }
    const std::vector<PointColumn>& columns() const { return columns_; }
    bool isNamed() const { return isNamed_; }

    /// The next row, a number a column in SI units (NaN where a field is empty, 0 in ignored
    /// columns), or nothing at the end. Valid until the next call. Throws likewise.
    std::optional<std::span<const double>> row();

  private:
    struct Field {
        std::string_view text;
        bool isQuoted = false;
    };

    std::optional<std::string_view> nextLine();
    /// Without white space around it, but for tabs that hold columns.
    std::string_view stripped(std::string_view line) const;
    bool takesComment(std::string_view line);
    bool takesNote(std::string_view line);
    bool takesHeader(std::string_view line);
    bool areNames() const; ///< the fields
    void takeFirstRow(std::string_view line, const TableReading& reading);
    std::vector<PointColumn> columnsOfFields() const;
    void split(std::string_view line, char separator);
    void splitRow(std::string_view line);
    void takeNumbers();
    std::string pointed(const Field& field) const;
    double number(const Field& field, const Unit& unit) const;
    void finish() const;
    Error noHeader() const;

    InputFile file_;
    const JobControl& control_;
    bool isSheet_;
    bool endsAtHash_;    ///< # begins a comment within a line, too
    char separator_ = 0; ///< of rows; ' ': white space, 0: not yet known
    bool isNamed_ = false;
    std::vector<PointColumn> columns_;
    std::vector<PointColumn> commented_;   ///< by a comment that may be the header
    std::optional<std::uint64_t> claimed_; ///< rows
    std::optional<std::string> first_;     ///< row, until it is taken
    std::vector<Field> fields_;            ///< of the line read last
    char fieldsEndAt_ = 0;                 ///< its separator
    std::vector<double> row_;
    std::uint64_t rows_ = 0;
    std::uint64_t empty_ = 0, firstEmpty_ = 0; ///< rows; line of the first
};

} // namespace fringe
