// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/table_file.h"

#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fringe {

namespace {

constexpr std::uint64_t tableLinesPerCheckpoint = 4096;

bool isCoordinate(PointRole role) {
    return role == PointRole::X || role == PointRole::Y || role == PointRole::Z;
}

bool isComment(std::string_view line) {
    return line.starts_with('#') || line.starts_with("//");
}

/// Whether a name, which may have a unit in brackets, is that of a coordinate.
bool namesCoordinate(std::string_view name) {
    return isCoordinate(pointRole(name));
}

std::string withoutQuoted(std::string_view line) {
    std::string rest;
    bool isQuoted = false;
    for (const char c : line) {
        isQuoted = isQuoted != (c == '"');
        if (!isQuoted)
            rest += c;
    }
    return rest;
}

/// A header's separator, in which commas are no decimal marks.
char separatorOfNames(std::string_view header) {
    const std::string text = withoutQuoted(header);
    for (const char separator : {';', '\t', ','})
        if (text.find(separator) != text.npos)
            return separator;
    return ' ';
}

Error decimalCommas(const InputFile& file) {
    return badInput(FRINGE_MARK("{0}: line {1}: commas stand both between numbers and within them; "
                                "export it with decimal points, or with semicolons or tabs between "
                                "the columns."),
                    file.name(), file.lineNumber());
}

/// A row's separator: 1,2,3 and 1, 2, 3 are separated by commas, 0,5 0,25 0,75 by white space.
char separatorOfNumbers(std::string_view row, const InputFile& file) {
    const char separator = separatorOfNames(row);
    if (separator != ',' || row.find('"') != row.npos)
        return separator;
    std::vector<std::string_view> words;
    splitWords(row, false, words);
    const auto isJoined = [](std::string_view word) {
        return word.ends_with(',') || word.starts_with(',');
    };
    const auto joined = std::ranges::count_if(words, isJoined);
    if (words.size() > 1 && joined == 0)
        return ' ';
    const auto hasComma = [](std::string_view word) {
        return word.substr(0, word.size() - 1).find(',', 1) != word.npos;
    };
    constexpr std::size_t fewest = 3; // 0,5, 0,25, 1,5
    if (joined > 0 && words.size() >= fewest && std::ranges::any_of(words, hasComma))
        throw decimalCommas(file);
    return ',';
}

Unit unitOf(PointRole role, std::string_view unit, const InputFile& file) {
    try {
        if (isCoordinate(role))
            return lengthUnit(unit);
        if (role == PointRole::Phase)
            return angleUnit(unit);
    } catch (const Error&) {
        throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a unit that fits here; give nm, "
                                   "um, mm, cm or m for x, y and z, and deg, mrad or rad for the "
                                   "phase."),
                       file.name(), file.lineNumber(), excerpt(unit));
    }
    if (lowered(unit).starts_with("db"))
        throw badInput(FRINGE_MARK("{0}: line {1}: intensities in {2} are not read; give them in "
                                   "proportion to each other."),
                       file.name(), file.lineNumber(), excerpt(unit));
    return {};
}

struct HeaderColumn {
    PointColumn column;
    bool hasUnit = false;
};

HeaderColumn headerColumn(std::string_view field, const InputFile& file) {
    const PointRole role = pointRole(field);
    const PointColumn column{role, 1, std::string(field)};
    const auto named = ColumnName(field).unit;
    if (role == PointRole::Ignored || !named)
        return {column, false};
    std::string_view unit = *named;
    if (unit.starts_with('[') || unit.starts_with('(')) {
        if (!unit.ends_with(unit.front() == '[' ? ']' : ')'))
            throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" lacks its closing bracket; a unit "
                                       "is written as x[mm]."),
                           file.name(), file.lineNumber(), excerpt(field));
        unit = trimmed(unit.substr(1, unit.size() - 2));
    }
    return {{role, 1, column.name, unitOf(role, unit, file)}, true};
}

} // namespace

TableFile::TableFile(const std::filesystem::path& path, const JobControl& control,
                     const TableReading& reading)
    : file_(path, reading.name), control_(control), isSheet_(reading.isSheet),
      endsAtHash_(reading.unnamed != nullptr) {
    std::optional<std::string_view> line = nextLine();
    while (line && (takesComment(*line) || takesNote(*line) || takesHeader(*line)))
        line = nextLine();
    if (!line && columns_.empty())
        throw noHeader();
    if (line)
        takeFirstRow(*line, reading);
    for (PointColumn& column : columns_)
        if (reading.bare && std::string_view(column.unit.name).empty())
            column.unit = reading.bare(column.role);
    row_.resize(columns_.size());
}

Error TableFile::noHeader() const {
    return badInput(FRINGE_MARK("{0}: line {1}: the header row is missing; it reads "
                                "x,y,z[,intensity[,phase]], each with a unit in brackets where "
                                "there is one: x[mm]."),
                    file_.name(), file_.lineNumber());
}

/// The next one that is not empty, stripped.
std::optional<std::string_view> TableFile::nextLine() {
    for (auto line = file_.line(); line; line = file_.line()) {
        if (file_.lineNumber() % tableLinesPerCheckpoint == 0)
            control_.checkpoint();
        if (!trimmed(*line).empty())
            return stripped(*line);
    }
    return std::nullopt;
}

std::string_view TableFile::stripped(std::string_view line) const {
    if (!isSheet_ && separator_ != '\t')
        return trimmed(line);
    const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
    return line.substr(first, line.find_last_not_of(" \r") + 1 - first);
}

/// A comment may be a header.
bool TableFile::takesComment(std::string_view line) {
    if (!isComment(line))
        return false;
    const std::size_t start = std::min(line.find_first_not_of("#/"), line.size());
    const std::string_view text = trimmed(line.substr(start));
    split(text, separatorOfNames(text));
    if (std::ranges::count_if(fields_, namesCoordinate, &Field::text) == 3)
        commented_ = columnsOfFields();
    return true;
}

/// The separator, or the number of rows.
bool TableFile::takesNote(std::string_view line) {
    if (line.size() > 1 && line.starts_with('"') && line.ends_with('"'))
        line = line.substr(1, line.size() - 2);
    if (line.size() <= 5 && lowered(line).starts_with("sep=")) {
        separator_ = line.size() == 5 ? line[4] : '\t';
        return true;
    }
    const auto count = isSheet_ ? std::nullopt : toCount(line);
    if (!count || claimed_)
        return false;
    claimed_ = count;
    return true;
}

bool TableFile::takesHeader(std::string_view line) {
    const char separator = separator_ != 0 ? separator_ : separatorOfNames(line);
    split(line, separator);
    while (!fields_.empty() && fields_.back().text.empty())
        fields_.pop_back();
    if (isNamed() || !areNames())
        return false;
    columns_ = columnsOfFields();
    isNamed_ = true;
    if (separator == ';' || separator == '\t')
        separator_ = separator;
    return true;
}

bool TableFile::areNames() const {
    const auto names = [](const Field& field) {
        return pointRole(field.text) != PointRole::Ignored;
    };
    const auto isNumber = [this](const Field& field) {
        return toNumber(pointed(field)).has_value();
    };
    return std::ranges::any_of(fields_, namesCoordinate, &Field::text)
           || (std::ranges::any_of(fields_, names) && std::ranges::none_of(fields_, isNumber));
}

std::vector<PointColumn> TableFile::columnsOfFields() const {
    std::vector<PointColumn> columns;
    int coordinates = 0;
    int withUnit = 0;
    for (const Field& field : fields_) {
        const HeaderColumn found = headerColumn(field.text, file_);
        coordinates += isCoordinate(found.column.role);
        withUnit += isCoordinate(found.column.role) && found.hasUnit;
        columns.push_back(found.column);
        if (field.text.empty())
            columns.back().name = std::to_string(columns.size());
    }
    if (withUnit != 0 && withUnit != coordinates)
        throw badInput(FRINGE_MARK("{0}: line {1}: some of x, y and z have a unit and some have "
                                   "none; give all of them one."),
                       file_.name(), file_.lineNumber());
    return columns;
}

void TableFile::takeFirstRow(std::string_view line, const TableReading& reading) {
    first_.emplace(line);
    if (separator_ == 0)
        separator_ = separatorOfNumbers(line, file_);
    if (separator_ == '\t' && !isNamed_ && !isSheet_)
        separator_ = ' ';
    splitRow(*first_);
    if (isNamed_)
        return;
    isNamed_ = commented_.size() == fields_.size();
    if (isNamed_) {
        columns_ = commented_;
        return;
    }
    if (!reading.unnamed)
        throw noHeader();
    for (const Field& field : fields_)
        if (!toNumber(pointed(field)) && !(isSheet_ && field.text.empty()))
            throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is no number, and no line before it "
                                       "names the columns; a first line such as \"x y z "
                                       "intensity\" does."),
                           file_.name(), file_.lineNumber(), excerpt(field.text));
    columns_ = reading.unnamed(fields_.size());
    if (columns_.empty())
        throw badInput(FRINGE_MARK("{0}: line {1} has {2} columns, and no line before it names "
                                   "them; a first line such as \"x y z intensity\" does."),
                       file_.name(), file_.lineNumber(), fields_.size());
}

/// Replaces the fields.
void TableFile::split(std::string_view line, char separator) {
    fields_.clear();
    fieldsEndAt_ = separator;
    const std::string_view ends = separator == ' ' ? " \t" : std::string_view(&separator, 1);
    for (std::size_t start = 0; start <= line.size();) {
        std::size_t first = std::min(line.find_first_not_of(" \t", start), line.size());
        if (separator == '\t')
            first = start;
        const bool isQuoted = first < line.size() && line[first] == '"';
        const std::size_t close = isQuoted ? line.find('"', first + 1) : first;
        const std::size_t end =
            std::min(line.find_first_of(ends, std::min(close, line.size())), line.size());
        std::string_view text = trimmed(line.substr(first, end - std::min(first, end)));
        if (isQuoted && text.size() > 1 && text.ends_with('"'))
            text = trimmed(text.substr(1, text.size() - 2));
        const bool isUnit = separator == ' ' && !fields_.empty()
                            && (text.starts_with('(') || text.starts_with('['));
        if (isUnit)
            fields_.back().text = {fields_.back().text.data(), text.data() + text.size()};
        else if (separator != ' ' || !text.empty())
            fields_.push_back({text, isQuoted});
        start = end + 1;
    }
}

/// Separators may end a row; one of commas may follow those of white space.
void TableFile::splitRow(std::string_view line) {
    if (endsAtHash_)
        line = stripped(line.substr(0, line.find('#')));
    split(line, separator_);
    if (columns_.empty() || fields_.size() == columns_.size())
        return;
    const std::size_t before = fields_.size();
    while (fields_.size() > columns_.size() && fields_.back().text.empty())
        fields_.pop_back();
    if (fields_.size() == before && (separator_ == ' ' || separator_ == ','))
        split(line, separatorOfNumbers(line, file_));
}

std::optional<std::span<const double>> TableFile::row() {
    for (;;) {
        std::optional<std::string> first = std::exchange(first_, std::nullopt);
        const auto line = first ? std::optional<std::string_view>(*first) : nextLine();
        if (!line) {
            finish();
            return std::nullopt;
        }
        if (isComment(*line))
            continue;
        splitRow(*line);
        if (std::ranges::all_of(fields_, &std::string_view::empty, &Field::text)) {
            firstEmpty_ = empty_++ == 0 ? file_.lineNumber() : firstEmpty_;
            continue;
        }
        takeNumbers();
        ++rows_;
        return row_;
    }
}

void TableFile::takeNumbers() {
    if (fields_.size() == 2 * columns_.size() && fieldsEndAt_ == ',')
        throw decimalCommas(file_);
    if (fields_.size() != columns_.size())
        throw isNamed_
            ? badInput(FRINGE_MARK("{0}: line {1} has {2} fields where the header has "
                                   "{3}; give each row one field per column."),
                       file_.name(), file_.lineNumber(), fields_.size(), columns_.size())
            : badInput(FRINGE_MARK("{0}: line {1} has {2} columns where the first point "
                                   "has {3}; give all points the same columns."),
                       file_.name(), file_.lineNumber(), fields_.size(), columns_.size());
    for (std::size_t i = 0; i < fields_.size(); ++i)
        row_[i] = columns_[i].role == PointRole::Ignored ? 0 : number(fields_[i], columns_[i].unit);
}

/// With a decimal point where it has a decimal comma.
std::string TableFile::pointed(const Field& field) const {
    std::string text(field.text);
    if ((fieldsEndAt_ != ',' || field.isQuoted) && std::ranges::count(text, ',') == 1)
        std::ranges::replace(text, ',', '.');
    return text;
}

/// In the SI unit.
double TableFile::number(const Field& field, const Unit& unit) const {
    const std::string_view text = field.text;
    if (text.empty())
        return std::numeric_limits<double>::quiet_NaN();
    const bool isBehindComma = fieldsEndAt_ == ',' && !field.isQuoted && text.size() > 1
                               && text.starts_with('0')
                               && text.find_first_not_of("0123456789") == text.npos;
    if (isBehindComma) // 0,05
        throw decimalCommas(file_);
    const std::string digits = toNumber(text) ? std::string(text) : pointed(field);
    const auto value = toNumber(digits);
    if (!value)
        throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a number; units belong into the "
                                   "header row."),
                       file_.name(), file_.lineNumber(), excerpt(text));
    const double read = unit == Unit{} ? *value : fromUnit(digits, unit);
    return std::isfinite(read) ? read : *value;
}

void TableFile::finish() const {
    if (claimed_ && *claimed_ != rows_)
        throw badInput(FRINGE_MARK("{0}: the file announces {1} points, but holds {2}; it is cut "
                                   "short or the count is wrong."),
                       file_.name(), *claimed_, rows_);
    if (empty_ > 0)
        control_.note(message(FRINGE_MARK("{0}: {1} rows without numbers are left out, the first "
                                          "in line {2}."),
                              file_.name(), empty_, firstEmpty_));
}

} // namespace fringe
