// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/io/point_files.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"

namespace fringe {

namespace {

using Words = std::vector<std::string_view>;

std::vector<PointColumn> columnsFor(std::size_t count, const InputFile& file) {
    using enum PointRole;
    switch (count) {
    case 3:
        return {{X}, {Y}, {Z}};
    case 4:
        return {{X}, {Y}, {Z}, {Amplitude}};
    case 6:
        return {{X}, {Y}, {Z}, {Red}, {Green}, {Blue}};
    default:
        throw badInput(FRINGE_MARK("{0}: line {1} has {2} columns; x y z, x y z amplitude or "
                                   "x y z red green blue is needed."),
                       file.name(), file.lineNumber(), count);
    }
}

/// The rows of the file, with what the lines before the first row said.
class Rows {
  public:
    Rows(const InputFile& file, const PointReading& reading) : file_(file), reading_(reading) {}

    void take(const Words& words) {
        const bool first = !table_ && !headerSeen_;
        if (first && isHeader(words))
            return;
        if (!table_)
            start(words.size());
        if (words.size() != row_.size())
            throw badInput(FRINGE_MARK("{0}: line {1} has {2} columns where the first point has "
                                       "{3}; give all points the same columns."),
                           file_.name(), file_.lineNumber(), words.size(), row_.size());
        add(words);
    }

    PointCloud finish() {
        if (!table_)
            throw badInput(FRINGE_MARK("{0}: the file holds no point; lines \"x y z\" are needed."),
                           file_.name());
        if (claimed_ && *claimed_ != rows_)
            throw badInput(FRINGE_MARK("{0}: the first line announces {1} points, but the file "
                                       "holds {2}; it is cut short or the count is wrong."),
                           file_.name(), *claimed_, rows_);
        return table_->take();
    }

  private:
    /// A line of names, or the number of points.
    bool isHeader(const Words& words) {
        const bool named = !toNumber(words.front());
        if (words.size() == 1)
            claimed_ = toCount(words.front());
        headerSeen_ = named || claimed_.has_value();
        return headerSeen_;
    }

    void start(std::size_t count) {
        table_.emplace(file_.name(), columnsFor(count, file_), reading_);
        table_->allowByteColours();
        row_.resize(count);
    }

    void add(const Words& words) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto number = toNumber(words[i]);
            if (!number)
                throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a number; lines of "
                                           "numbers with a decimal point are needed."),
                               file_.name(), file_.lineNumber(), excerpt(words[i]));
            row_[i] = *number;
        }
        table_->add(row_, {RowPlace::Kind::Line, file_.lineNumber()});
        ++rows_;
    }

    const InputFile& file_;
    const PointReading& reading_;
    std::optional<PointTable> table_;
    std::optional<std::uint64_t> claimed_;
    bool headerSeen_ = false;
    std::uint64_t rows_ = 0;
    std::vector<double> row_;
};

PointCloud read(const std::filesystem::path& path, const PointReading& reading) {
    InputFile file(path);
    Rows rows(file, reading);
    Words words;
    while (const auto line = file.line()) {
        splitWords(line->substr(0, line->find('#')), true, words);
        if (!words.empty())
            rows.take(words);
        else
            reading.control.checkpoint();
    }
    return rows.finish();
}

} // namespace

extern const PointImporter import_xyz{
    {".xyz", ".txt"}, FRINGE_MARK("XYZ text (x y z, amplitude or colour)"), &read};

} // namespace fringe
